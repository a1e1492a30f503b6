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
@.str.33 = private unnamed_addr constant [15 x i8] c"%zd of %zu %d\0A\00", align 1
@.str.34 = private unnamed_addr constant [23 x i8] c"%d error %d, errno %d\0A\00", align 1
@.str.35 = private unnamed_addr constant [10 x i8] c"edges.txt\00", align 1
@.str.36 = private unnamed_addr constant [3 x i8] c"w+\00", align 1

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
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i8]* %2, metadata !38, metadata !DIExpression()), !dbg !42
  %32 = bitcast [3 x i8]* %2 to i8*, !dbg !42
  call void @llvm.memset.p0i8.i64(i8* align 1 %32, i8 0, i64 3, i1 false), !dbg !42
  %33 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !43
  %34 = call i64 @read(i32 noundef 0, i8* noundef %33, i64 noundef 3), !dbg !45
  %35 = icmp ne i64 %34, 3, !dbg !46
  br i1 %35, label %36, label %37, !dbg !47

36:                                               ; preds = %0
  store i32 99, i32* %1, align 4, !dbg !48
  br label %518, !dbg !48

37:                                               ; preds = %0
  %38 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !49
  %39 = call i32 @setvbuf(%struct._IO_FILE* noundef %38, i8* noundef null, i32 noundef 2, i64 noundef 0) #7, !dbg !50
  call void @llvm.dbg.declare(metadata i64* %3, metadata !51, metadata !DIExpression()), !dbg !52
  %40 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !53
  %41 = load i8, i8* %40, align 1, !dbg !53
  %42 = zext i8 %41 to i64, !dbg !53
  store i64 %42, i64* %3, align 8, !dbg !52
  %43 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !54
  %44 = load i8, i8* %43, align 1, !dbg !54
  %45 = zext i8 %44 to i32, !dbg !54
  switch i32 %45, label %516 [
    i32 97, label %46
    i32 98, label %85
    i32 99, label %101
    i32 100, label %180
    i32 101, label %185
    i32 102, label %193
    i32 103, label %195
    i32 106, label %235
    i32 104, label %283
    i32 105, label %298
    i32 107, label %327
    i32 108, label %372
    i32 109, label %397
    i32 110, label %426
  ], !dbg !55

46:                                               ; preds = %37
  call void @llvm.dbg.declare(metadata i8** %4, metadata !56, metadata !DIExpression()), !dbg !60
  %47 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !61
  store i8* %47, i8** %4, align 8, !dbg !60
  call void @llvm.dbg.declare(metadata i8** %5, metadata !62, metadata !DIExpression()), !dbg !63
  %48 = load i8*, i8** %4, align 8, !dbg !64
  %49 = load i64, i64* %3, align 8, !dbg !65
  %50 = and i64 %49, 3, !dbg !66
  %51 = call i8* @realloc(i8* noundef %48, i64 noundef %50) #7, !dbg !67
  store i8* %51, i8** %5, align 8, !dbg !63
  %52 = load i8*, i8** %5, align 8, !dbg !68
  %53 = icmp ne i8* %52, null, !dbg !68
  br i1 %53, label %58, label %54, !dbg !70

54:                                               ; preds = %46
  %55 = load i64, i64* %3, align 8, !dbg !71
  %56 = and i64 %55, 3, !dbg !72
  %57 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i64 noundef %56), !dbg !73
  store i32 7, i32* %1, align 4, !dbg !74
  br label %518, !dbg !74

58:                                               ; preds = %46
  %59 = load i8*, i8** %5, align 8, !dbg !75
  %60 = load i64, i64* %3, align 8, !dbg !76
  %61 = and i64 %60, 3, !dbg !77
  %62 = sub i64 %61, 1, !dbg !78
  %63 = getelementptr inbounds i8, i8* %59, i64 %62, !dbg !75
  store i8 1, i8* %63, align 1, !dbg !79
  %64 = load i8*, i8** %5, align 8, !dbg !80
  call void @free(i8* noundef %64) #7, !dbg !81
  %65 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !82
  %66 = load i64, i64* %3, align 8, !dbg !83
  %67 = and i64 %66, 3, !dbg !84
  %68 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 2, !dbg !85
  %69 = load i8, i8* %68, align 1, !dbg !85
  %70 = zext i8 %69 to i32, !dbg !85
  %71 = and i32 %70, 1, !dbg !86
  %72 = sext i32 %71 to i64, !dbg !85
  %73 = call i8* @reallocarray(i8* noundef %65, i64 noundef %67, i64 noundef %72) #7, !dbg !87
  store i8* %73, i8** %5, align 8, !dbg !88
  %74 = load i8*, i8** %5, align 8, !dbg !89
  %75 = icmp eq i8* %74, null, !dbg !90
  %76 = zext i1 %75 to i32, !dbg !90
  %77 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %76), !dbg !91
  %78 = load i8*, i8** %5, align 8, !dbg !92
  call void @free(i8* noundef %78) #7, !dbg !93
  %79 = call i8* @realloc(i8* noundef null, i64 noundef 0) #7, !dbg !94
  store i8* %79, i8** %5, align 8, !dbg !95
  %80 = load i8*, i8** %5, align 8, !dbg !96
  %81 = icmp eq i8* %80, null, !dbg !97
  %82 = zext i1 %81 to i32, !dbg !97
  %83 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %82), !dbg !98
  %84 = load i8*, i8** %5, align 8, !dbg !99
  call void @free(i8* noundef %84) #7, !dbg !100
  br label %517, !dbg !101

85:                                               ; preds = %37
  call void @llvm.dbg.declare(metadata i8** %6, metadata !102, metadata !DIExpression()), !dbg !104
  store i8* null, i8** %6, align 8, !dbg !104
  call void @llvm.dbg.declare(metadata i32* %7, metadata !105, metadata !DIExpression()), !dbg !106
  %86 = load i64, i64* %3, align 8, !dbg !107
  %87 = call i32 @posix_memalign(i8** noundef %6, i64 noundef %86, i64 noundef 16) #7, !dbg !108
  store i32 %87, i32* %7, align 4, !dbg !106
  %88 = load i32, i32* %7, align 4, !dbg !109
  %89 = icmp ne i32 %88, 0, !dbg !109
  br i1 %89, label %90, label %92, !dbg !111

90:                                               ; preds = %85
  %91 = load i32, i32* %7, align 4, !dbg !112
  store i32 %91, i32* %1, align 4, !dbg !113
  br label %518, !dbg !113

92:                                               ; preds = %85
  %93 = load i8*, i8** %6, align 8, !dbg !114
  %94 = ptrtoint i8* %93 to i64, !dbg !116
  %95 = load i64, i64* %3, align 8, !dbg !117
  %96 = urem i64 %94, %95, !dbg !118
  %97 = icmp ne i64 %96, 0, !dbg !118
  br i1 %97, label %98, label %99, !dbg !119

98:                                               ; preds = %92
  store i32 2, i32* %1, align 4, !dbg !120
  br label %518, !dbg !120

99:                                               ; preds = %92
  %100 = load i8*, i8** %6, align 8, !dbg !121
  call void @free(i8* noundef %100) #7, !dbg !122
  br label %517, !dbg !123

101:                                              ; preds = %37
  call void @llvm.dbg.declare(metadata i64* %8, metadata !124, metadata !DIExpression()), !dbg !127
  store i64 0, i64* %8, align 8, !dbg !127
  br label %102, !dbg !128

102:                                              ; preds = %176, %101
  %103 = load i64, i64* %8, align 8, !dbg !129
  %104 = icmp ult i64 %103, 9, !dbg !131
  br i1 %104, label %105, label %179, !dbg !132

105:                                              ; preds = %102
  call void @llvm.dbg.declare(metadata i8** %9, metadata !133, metadata !DIExpression()), !dbg !135
  %106 = load i64, i64* %8, align 8, !dbg !136
  %107 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %106, !dbg !137
  %108 = load i64, i64* %107, align 8, !dbg !137
  %109 = call noalias i8* @memalign(i64 noundef %108, i64 noundef 10) #7, !dbg !138
  call void @llvm.assume(i1 true) [ "align"(i8* %109, i64 %108) ], !dbg !138
  store i8* %109, i8** %9, align 8, !dbg !135
  call void @llvm.dbg.declare(metadata i8** %10, metadata !139, metadata !DIExpression()), !dbg !140
  %110 = load i64, i64* %8, align 8, !dbg !141
  %111 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %110, !dbg !142
  %112 = load i64, i64* %111, align 8, !dbg !142
  %113 = call noalias i8* @aligned_alloc(i64 noundef %112, i64 noundef 10) #7, !dbg !143
  call void @llvm.assume(i1 true) [ "align"(i8* %113, i64 %112) ], !dbg !143
  store i8* %113, i8** %10, align 8, !dbg !140
  call void @llvm.dbg.declare(metadata i64* %11, metadata !144, metadata !DIExpression()), !dbg !145
  %114 = load i64, i64* %8, align 8, !dbg !146
  %115 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %114, !dbg !147
  %116 = load i64, i64* %115, align 8, !dbg !147
  %117 = icmp ult i64 %116, 16, !dbg !148
  br i1 %117, label %118, label %119, !dbg !147

118:                                              ; preds = %105
  br label %150, !dbg !147

119:                                              ; preds = %105
  %120 = load i64, i64* %8, align 8, !dbg !149
  %121 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %120, !dbg !150
  %122 = load i64, i64* %121, align 8, !dbg !150
  %123 = icmp ugt i64 %122, 4096, !dbg !151
  br i1 %123, label %124, label %125, !dbg !150

124:                                              ; preds = %119
  br label %148, !dbg !150

125:                                              ; preds = %119
  %126 = load i64, i64* %8, align 8, !dbg !152
  %127 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %126, !dbg !153
  %128 = load i64, i64* %127, align 8, !dbg !153
  %129 = icmp eq i64 %128, 24, !dbg !154
  br i1 %129, label %130, label %131, !dbg !153

130:                                              ; preds = %125
  br label %146, !dbg !153

131:                                              ; preds = %125
  %132 = load i64, i64* %8, align 8, !dbg !155
  %133 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %132, !dbg !156
  %134 = load i64, i64* %133, align 8, !dbg !156
  %135 = icmp eq i64 %134, 48, !dbg !157
  br i1 %135, label %136, label %137, !dbg !156

136:                                              ; preds = %131
  br label %144, !dbg !156

137:                                              ; preds = %131
  %138 = load i64, i64* %8, align 8, !dbg !158
  %139 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %138, !dbg !159
  %140 = load i64, i64* %139, align 8, !dbg !159
  %141 = icmp eq i64 %140, 100, !dbg !160
  %142 = zext i1 %141 to i64, !dbg !159
  %143 = select i1 %141, i32 128, i32 4096, !dbg !159
  br label %144, !dbg !156

144:                                              ; preds = %137, %136
  %145 = phi i32 [ 64, %136 ], [ %143, %137 ], !dbg !156
  br label %146, !dbg !153

146:                                              ; preds = %144, %130
  %147 = phi i32 [ 32, %130 ], [ %145, %144 ], !dbg !153
  br label %148, !dbg !150

148:                                              ; preds = %146, %124
  %149 = phi i32 [ 8192, %124 ], [ %147, %146 ], !dbg !150
  br label %150, !dbg !147

150:                                              ; preds = %148, %118
  %151 = phi i32 [ 16, %118 ], [ %149, %148 ], !dbg !147
  %152 = sext i32 %151 to i64, !dbg !147
  store i64 %152, i64* %11, align 8, !dbg !145
  %153 = load i8*, i8** %9, align 8, !dbg !161
  %154 = icmp ne i8* %153, null, !dbg !162
  %155 = zext i1 %154 to i32, !dbg !162
  %156 = load i8*, i8** %10, align 8, !dbg !163
  %157 = icmp ne i8* %156, null, !dbg !164
  %158 = zext i1 %157 to i32, !dbg !164
  %159 = load i8*, i8** %9, align 8, !dbg !165
  %160 = ptrtoint i8* %159 to i64, !dbg !166
  %161 = load i64, i64* %11, align 8, !dbg !167
  %162 = urem i64 %160, %161, !dbg !168
  %163 = icmp eq i64 %162, 0, !dbg !169
  br i1 %163, label %164, label %170, !dbg !170

164:                                              ; preds = %150
  %165 = load i8*, i8** %10, align 8, !dbg !171
  %166 = ptrtoint i8* %165 to i64, !dbg !172
  %167 = load i64, i64* %11, align 8, !dbg !173
  %168 = urem i64 %166, %167, !dbg !174
  %169 = icmp eq i64 %168, 0, !dbg !175
  br label %170

170:                                              ; preds = %164, %150
  %171 = phi i1 [ false, %150 ], [ %169, %164 ], !dbg !176
  %172 = zext i1 %171 to i32, !dbg !170
  %173 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32 noundef %155, i32 noundef %158, i32 noundef %172), !dbg !177
  %174 = load i8*, i8** %9, align 8, !dbg !178
  call void @free(i8* noundef %174) #7, !dbg !179
  %175 = load i8*, i8** %10, align 8, !dbg !180
  call void @free(i8* noundef %175) #7, !dbg !181
  br label %176, !dbg !182

176:                                              ; preds = %170
  %177 = load i64, i64* %8, align 8, !dbg !183
  %178 = add i64 %177, 1, !dbg !183
  store i64 %178, i64* %8, align 8, !dbg !183
  br label %102, !dbg !184, !llvm.loop !185

179:                                              ; preds = %102
  br label %517, !dbg !188

180:                                              ; preds = %37
  %181 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0, i32 noundef 0), !dbg !189
  %182 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !190
  %183 = call i32 @lines(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !191
  %184 = call i32 @lines(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0, i32 noundef 1), !dbg !192
  br label %517, !dbg !193

185:                                              ; preds = %37
  call void @llvm.dbg.declare(metadata [400 x i8]* %12, metadata !194, metadata !DIExpression()), !dbg !199
  %186 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !200
  call void @llvm.memset.p0i8.i64(i8* align 16 %186, i8 120, i64 399, i1 false), !dbg !200
  %187 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 399, !dbg !201
  store i8 0, i8* %187, align 1, !dbg !202
  %188 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !203
  %189 = call i32 @lines(i8* noundef %188, i64 noundef 0, i32 noundef 0), !dbg !204
  %190 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 130, !dbg !205
  store i8 10, i8* %190, align 2, !dbg !206
  %191 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !207
  %192 = call i32 @lines(i8* noundef %191, i64 noundef 0, i32 noundef 0), !dbg !208
  br label %517, !dbg !209

193:                                              ; preds = %37
  %194 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !210
  call void @wide(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)), !dbg !211
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0)), !dbg !212
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0)), !dbg !213
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)), !dbg !214
  br label %517, !dbg !215

195:                                              ; preds = %37
  call void @llvm.dbg.declare(metadata %struct.tm* %13, metadata !216, metadata !DIExpression()), !dbg !234
  %196 = bitcast %struct.tm* %13 to i8*, !dbg !234
  call void @llvm.memset.p0i8.i64(i8* align 8 %196, i8 0, i64 56, i1 false), !dbg !234
  %197 = bitcast i8* %196 to %struct.tm*, !dbg !234
  %198 = getelementptr inbounds %struct.tm, %struct.tm* %197, i32 0, i32 3, !dbg !234
  store i32 1, i32* %198, align 4, !dbg !234
  %199 = getelementptr inbounds %struct.tm, %struct.tm* %197, i32 0, i32 5, !dbg !234
  store i32 8099, i32* %199, align 4, !dbg !234
  call void @llvm.dbg.declare(metadata [40 x i8]* %14, metadata !235, metadata !DIExpression()), !dbg !239
  call void @llvm.dbg.declare(metadata i32* %15, metadata !240, metadata !DIExpression()), !dbg !242
  store i32 0, i32* %15, align 4, !dbg !242
  br label %200, !dbg !243

200:                                              ; preds = %215, %195
  %201 = load i32, i32* %15, align 4, !dbg !244
  %202 = icmp slt i32 %201, 2, !dbg !246
  br i1 %202, label %203, label %221, !dbg !247

203:                                              ; preds = %200
  %204 = call i32* @__errno_location() #8, !dbg !248
  store i32 0, i32* %204, align 4, !dbg !250
  %205 = getelementptr inbounds [40 x i8], [40 x i8]* %14, i64 0, i64 0, !dbg !251
  %206 = call i8* @asctime_r(%struct.tm* noundef %13, i8* noundef %205) #7, !dbg !252
  %207 = icmp ne i8* %206, null, !dbg !253
  %208 = zext i1 %207 to i32, !dbg !253
  %209 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %208), !dbg !254
  %210 = call i32* @__errno_location() #8, !dbg !255
  %211 = load i32, i32* %210, align 4, !dbg !255
  %212 = icmp eq i32 %211, 75, !dbg !256
  %213 = zext i1 %212 to i32, !dbg !256
  %214 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %213), !dbg !257
  br label %215, !dbg !258

215:                                              ; preds = %203
  %216 = load i32, i32* %15, align 4, !dbg !259
  %217 = add nsw i32 %216, 1, !dbg !259
  store i32 %217, i32* %15, align 4, !dbg !259
  %218 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !260
  %219 = load i32, i32* %218, align 4, !dbg !261
  %220 = add nsw i32 %219, 1, !dbg !261
  store i32 %220, i32* %218, align 4, !dbg !261
  br label %200, !dbg !262, !llvm.loop !263

221:                                              ; preds = %200
  %222 = call i8* @asctime(%struct.tm* noundef %13) #7, !dbg !265
  %223 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i8* noundef %222), !dbg !266
  %224 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !267
  store i32 2147483647, i32* %224, align 4, !dbg !268
  %225 = call i32* @__errno_location() #8, !dbg !269
  store i32 0, i32* %225, align 4, !dbg !270
  %226 = call i8* @asctime(%struct.tm* noundef %13) #7, !dbg !271
  %227 = icmp ne i8* %226, null, !dbg !272
  %228 = zext i1 %227 to i32, !dbg !272
  %229 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %228), !dbg !273
  %230 = call i32* @__errno_location() #8, !dbg !274
  %231 = load i32, i32* %230, align 4, !dbg !274
  %232 = icmp eq i32 %231, 75, !dbg !275
  %233 = zext i1 %232 to i32, !dbg !275
  %234 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %233), !dbg !276
  br label %517, !dbg !277

235:                                              ; preds = %37
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %16, metadata !278, metadata !DIExpression()), !dbg !335
  %236 = call %struct._IO_FILE* @with(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)), !dbg !336
  store %struct._IO_FILE* %236, %struct._IO_FILE** %16, align 8, !dbg !335
  call void @llvm.dbg.declare(metadata [6 x i8]* %17, metadata !337, metadata !DIExpression()), !dbg !341
  %237 = bitcast [6 x i8]* %17 to i8*, !dbg !341
  call void @llvm.memset.p0i8.i64(i8* align 1 %237, i8 0, i64 6, i1 false), !dbg !341
  call void @llvm.dbg.declare(metadata i32* %18, metadata !342, metadata !DIExpression()), !dbg !343
  %238 = load %struct._IO_FILE*, %struct._IO_FILE** %16, align 8, !dbg !344
  %239 = call i32 @fileno(%struct._IO_FILE* noundef %238) #7, !dbg !345
  store i32 %239, i32* %18, align 4, !dbg !343
  call void @llvm.dbg.declare(metadata i8** %19, metadata !346, metadata !DIExpression()), !dbg !347
  %240 = load i32, i32* %18, align 4, !dbg !348
  %241 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 1, i32 noundef %240, i64 noundef 0) #7, !dbg !349
  store i8* %241, i8** %19, align 8, !dbg !347
  %242 = load i64, i64* %3, align 8, !dbg !350
  %243 = and i64 %242, 1, !dbg !351
  %244 = icmp ne i64 %243, 0, !dbg !350
  %245 = zext i1 %244 to i64, !dbg !350
  %246 = select i1 %244, i32 74, i32 72, !dbg !350
  %247 = trunc i32 %246 to i8, !dbg !352
  %248 = load i8*, i8** %19, align 8, !dbg !353
  %249 = getelementptr inbounds i8, i8* %248, i64 0, !dbg !353
  store i8 %247, i8* %249, align 1, !dbg !354
  %250 = load i32, i32* %18, align 4, !dbg !355
  %251 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !356
  %252 = call i64 @pread(i32 noundef %250, i8* noundef %251, i64 noundef 5, i64 noundef 0), !dbg !357
  %253 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !358
  %254 = call i32 @puts(i8* noundef %253), !dbg !359
  %255 = load i32, i32* %18, align 4, !dbg !360
  %256 = call i64 @pwrite(i32 noundef %255, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.14, i64 0, i64 0), i64 noundef 2, i64 noundef 3), !dbg !361
  %257 = load i8*, i8** %19, align 8, !dbg !362
  %258 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %257), !dbg !363
  %259 = load i8*, i8** %19, align 8, !dbg !364
  %260 = getelementptr inbounds i8, i8* %259, i64 1, !dbg !364
  store i8 117, i8* %260, align 1, !dbg !365
  %261 = load i8*, i8** %19, align 8, !dbg !366
  %262 = call i32 @munmap(i8* noundef %261, i64 noundef 5) #7, !dbg !367
  %263 = load i32, i32* %18, align 4, !dbg !368
  %264 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !369
  %265 = call i64 @pread(i32 noundef %263, i8* noundef %264, i64 noundef 5, i64 noundef 0), !dbg !370
  %266 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !371
  %267 = call i32 @puts(i8* noundef %266), !dbg !372
  %268 = load i32, i32* %18, align 4, !dbg !373
  %269 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 1, i32 noundef 1, i32 noundef %268, i64 noundef 0) #7, !dbg !374
  store i8* %269, i8** %19, align 8, !dbg !375
  %270 = load i32, i32* %18, align 4, !dbg !376
  %271 = call i64 @pwrite(i32 noundef %270, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.16, i64 0, i64 0), i64 noundef 2, i64 noundef 0), !dbg !377
  %272 = load i8*, i8** %19, align 8, !dbg !378
  %273 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %272), !dbg !379
  call void @llvm.dbg.declare(metadata i8** %20, metadata !380, metadata !DIExpression()), !dbg !381
  %274 = load i32, i32* %18, align 4, !dbg !382
  %275 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 2, i32 noundef %274, i64 noundef 0) #7, !dbg !383
  store i8* %275, i8** %20, align 8, !dbg !381
  %276 = load i8*, i8** %20, align 8, !dbg !384
  %277 = getelementptr inbounds i8, i8* %276, i64 4, !dbg !384
  store i8 33, i8* %277, align 1, !dbg !385
  %278 = load i32, i32* %18, align 4, !dbg !386
  %279 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !387
  %280 = call i64 @pread(i32 noundef %278, i8* noundef %279, i64 noundef 5, i64 noundef 0), !dbg !388
  %281 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !389
  %282 = call i32 @puts(i8* noundef %281), !dbg !390
  br label %517, !dbg !391

283:                                              ; preds = %37
  call void @llvm.dbg.declare(metadata i64* %21, metadata !392, metadata !DIExpression()), !dbg !395
  store i64 0, i64* %21, align 8, !dbg !395
  br label %284, !dbg !396

284:                                              ; preds = %293, %283
  %285 = load i64, i64* %21, align 8, !dbg !397
  %286 = icmp ult i64 %285, 11, !dbg !399
  br i1 %286, label %287, label %296, !dbg !400

287:                                              ; preds = %284
  %288 = load i64, i64* %21, align 8, !dbg !401
  %289 = getelementptr inbounds [11 x i32], [11 x i32]* @main.names, i64 0, i64 %288, !dbg !402
  %290 = load i32, i32* %289, align 4, !dbg !402
  %291 = call i64 @sysconf(i32 noundef %290) #7, !dbg !403
  %292 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i64 0, i64 0), i64 noundef %291), !dbg !404
  br label %293, !dbg !404

293:                                              ; preds = %287
  %294 = load i64, i64* %21, align 8, !dbg !405
  %295 = add i64 %294, 1, !dbg !405
  store i64 %295, i64* %21, align 8, !dbg !405
  br label %284, !dbg !406, !llvm.loop !407

296:                                              ; preds = %284
  %297 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.18, i64 0, i64 0)), !dbg !409
  br label %517, !dbg !410

298:                                              ; preds = %37
  call void @llvm.dbg.declare(metadata i64* %22, metadata !411, metadata !DIExpression()), !dbg !414
  %299 = load i64, i64* %3, align 8, !dbg !415
  %300 = icmp ult i64 %299, 200, !dbg !416
  br i1 %300, label %301, label %303, !dbg !415

301:                                              ; preds = %298
  %302 = load i64, i64* %3, align 8, !dbg !417
  br label %306, !dbg !415

303:                                              ; preds = %298
  %304 = load i64, i64* %3, align 8, !dbg !418
  %305 = sub i64 -1, %304, !dbg !419
  br label %306, !dbg !415

306:                                              ; preds = %303, %301
  %307 = phi i64 [ %302, %301 ], [ %305, %303 ], !dbg !415
  store i64 %307, i64* %22, align 8, !dbg !414
  call void @llvm.dbg.declare(metadata [200 x i8]* %23, metadata !420, metadata !DIExpression()), !dbg !424
  call void @llvm.dbg.declare(metadata i32* %24, metadata !425, metadata !DIExpression()), !dbg !426
  %308 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !427
  %309 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !428
  %310 = load i8, i8* %309, align 1, !dbg !428
  %311 = zext i8 %310 to i32, !dbg !428
  %312 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !429
  %313 = load i8, i8* %312, align 1, !dbg !429
  %314 = zext i8 %313 to i32, !dbg !429
  %315 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !430
  %316 = load i8, i8* %315, align 1, !dbg !430
  %317 = zext i8 %316 to i32, !dbg !430
  %318 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !431
  %319 = load i8, i8* %318, align 1, !dbg !431
  %320 = zext i8 %319 to i32, !dbg !431
  %321 = load i64, i64* %22, align 8, !dbg !432
  %322 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %308, i64 noundef 200, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.19, i64 0, i64 0), i32 noundef %311, i32 noundef %314, i32 noundef %317, i32 noundef %320, i64 noundef %321, i32 noundef 5, i32 noundef 5, i32 noundef 5) #7, !dbg !433
  store i32 %322, i32* %24, align 4, !dbg !426
  %323 = load i32, i32* %24, align 4, !dbg !434
  %324 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !435
  %325 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i64 0, i64 0), i32 noundef %323, i8* noundef %324), !dbg !436
  %326 = and i32 %325, 1, !dbg !437
  store i32 %326, i32* %1, align 4, !dbg !438
  br label %518, !dbg !438

327:                                              ; preds = %37
  %328 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !439
  %329 = load i8, i8* %328, align 1, !dbg !439
  %330 = zext i8 %329 to i32, !dbg !439
  %331 = and i32 %330, 1, !dbg !442
  %332 = icmp ne i32 %331, 0, !dbg !442
  br i1 %332, label %333, label %335, !dbg !443

333:                                              ; preds = %327
  %334 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !444
  br label %335, !dbg !444

335:                                              ; preds = %333, %327
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %25, metadata !445, metadata !DIExpression()), !dbg !446
  %336 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !447
  %337 = load i8, i8* %336, align 1, !dbg !447
  %338 = zext i8 %337 to i32, !dbg !447
  %339 = and i32 %338, 1, !dbg !448
  %340 = icmp ne i32 %339, 0, !dbg !447
  %341 = zext i1 %340 to i64, !dbg !447
  %342 = select i1 %340, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.21, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.22, i64 0, i64 0), !dbg !447
  %343 = call %struct._IO_FILE* @with(i8* noundef %342), !dbg !449
  store %struct._IO_FILE* %343, %struct._IO_FILE** %25, align 8, !dbg !446
  call void @llvm.dbg.declare(metadata i32* %26, metadata !450, metadata !DIExpression()), !dbg !452
  store i32 0, i32* %26, align 4, !dbg !452
  br label %344, !dbg !453

344:                                              ; preds = %355, %335
  %345 = load i32, i32* %26, align 4, !dbg !454
  %346 = icmp slt i32 %345, 3, !dbg !456
  br i1 %346, label %347, label %358, !dbg !457

347:                                              ; preds = %344
  %348 = call i32* @__errno_location() #8, !dbg !458
  store i32 0, i32* %348, align 4, !dbg !460
  call void @llvm.dbg.declare(metadata i32* %27, metadata !461, metadata !DIExpression()), !dbg !465
  %349 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !466
  %350 = call i32 @getwc(%struct._IO_FILE* noundef %349), !dbg !467
  store i32 %350, i32* %27, align 4, !dbg !465
  %351 = load i32, i32* %27, align 4, !dbg !468
  %352 = call i32* @__errno_location() #8, !dbg !469
  %353 = load i32, i32* %352, align 4, !dbg !469
  %354 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.23, i64 0, i64 0), i32 noundef %351, i32 noundef %353), !dbg !470
  br label %355, !dbg !471

355:                                              ; preds = %347
  %356 = load i32, i32* %26, align 4, !dbg !472
  %357 = add nsw i32 %356, 1, !dbg !472
  store i32 %357, i32* %26, align 4, !dbg !472
  br label %344, !dbg !473, !llvm.loop !474

358:                                              ; preds = %344
  call void @llvm.dbg.declare(metadata i32* %28, metadata !476, metadata !DIExpression()), !dbg !478
  store i32 0, i32* %28, align 4, !dbg !478
  br label %359, !dbg !479

359:                                              ; preds = %366, %358
  %360 = load i32, i32* %28, align 4, !dbg !480
  %361 = icmp slt i32 %360, 4, !dbg !482
  br i1 %361, label %362, label %369, !dbg !483

362:                                              ; preds = %359
  %363 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !484
  %364 = call i32 @getc(%struct._IO_FILE* noundef %363), !dbg !485
  %365 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %364), !dbg !486
  br label %366, !dbg !486

366:                                              ; preds = %362
  %367 = load i32, i32* %28, align 4, !dbg !487
  %368 = add nsw i32 %367, 1, !dbg !487
  store i32 %368, i32* %28, align 4, !dbg !487
  br label %359, !dbg !488, !llvm.loop !489

369:                                              ; preds = %359
  %370 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !491
  %371 = call i32 @fclose(%struct._IO_FILE* noundef %370), !dbg !492
  store i32 %371, i32* %1, align 4, !dbg !493
  br label %518, !dbg !493

372:                                              ; preds = %37
  %373 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !494
  %374 = call i32 @fileno(%struct._IO_FILE* noundef %373) #7, !dbg !496
  %375 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %374), !dbg !497
  %376 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !498
  %377 = load i8, i8* %376, align 1, !dbg !498
  %378 = zext i8 %377 to i32, !dbg !498
  %379 = and i32 %378, 1, !dbg !499
  %380 = icmp ne i32 %379, 0, !dbg !499
  br i1 %380, label %381, label %384, !dbg !498

381:                                              ; preds = %372
  %382 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !500
  %383 = call i32 @fclose(%struct._IO_FILE* noundef %382), !dbg !501
  br label %389, !dbg !498

384:                                              ; preds = %372
  %385 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !502
  %386 = call %struct._IO_FILE* @freopen(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.25, i64 0, i64 0), %struct._IO_FILE* noundef %385), !dbg !503
  %387 = icmp ne %struct._IO_FILE* %386, null, !dbg !504
  %388 = zext i1 %387 to i32, !dbg !504
  br label %389, !dbg !498

389:                                              ; preds = %384, %381
  %390 = phi i32 [ %383, %381 ], [ %388, %384 ], !dbg !498
  %391 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %390), !dbg !505
  %392 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !506
  %393 = call i32 @fileno(%struct._IO_FILE* noundef %392) #7, !dbg !507
  %394 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !508
  %395 = call i32 @getc(%struct._IO_FILE* noundef %394), !dbg !509
  %396 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.26, i64 0, i64 0), i32 noundef %393, i32 noundef %395), !dbg !510
  br label %517, !dbg !511

397:                                              ; preds = %37
  %398 = call i64 @lseek(i32 noundef 0, i64 noundef -2, i32 noundef 1) #7, !dbg !512
  %399 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i64 0, i64 0), i64 noundef %398), !dbg !513
  %400 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !514
  %401 = getelementptr inbounds i8, i8* %400, i64 1, !dbg !515
  %402 = call i64 @read(i32 noundef 0, i8* noundef %401, i64 noundef 2), !dbg !516
  %403 = trunc i64 %402 to i32, !dbg !517
  %404 = icmp eq i32 %403, 2, !dbg !518
  br i1 %404, label %405, label %413, !dbg !519

405:                                              ; preds = %397
  %406 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !520
  %407 = load i8, i8* %406, align 1, !dbg !520
  %408 = zext i8 %407 to i32, !dbg !520
  %409 = load i64, i64* %3, align 8, !dbg !521
  %410 = trunc i64 %409 to i8, !dbg !522
  %411 = zext i8 %410 to i32, !dbg !522
  %412 = icmp eq i32 %408, %411, !dbg !523
  br label %413

413:                                              ; preds = %405, %397
  %414 = phi i1 [ false, %397 ], [ %412, %405 ], !dbg !524
  %415 = zext i1 %414 to i32, !dbg !519
  %416 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %415), !dbg !525
  %417 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !526
  %418 = icmp ne i8* %417, null, !dbg !527
  br i1 %418, label %422, label %419, !dbg !528

419:                                              ; preds = %413
  %420 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.31, i64 0, i64 0)) #7, !dbg !529
  %421 = icmp ne i8* %420, null, !dbg !530
  br label %422, !dbg !528

422:                                              ; preds = %419, %413
  %423 = phi i1 [ true, %413 ], [ %421, %419 ]
  %424 = zext i1 %423 to i32, !dbg !528
  %425 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %424), !dbg !531
  br label %517, !dbg !532

426:                                              ; preds = %37
  call void @llvm.dbg.declare(metadata i64* %29, metadata !533, metadata !DIExpression()), !dbg !535
  %427 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !536
  %428 = load i8, i8* %427, align 1, !dbg !536
  %429 = zext i8 %428 to i32, !dbg !536
  %430 = and i32 %429, 1, !dbg !537
  %431 = add nsw i32 62, %430, !dbg !538
  %432 = zext i32 %431 to i64, !dbg !539
  %433 = shl i64 1, %432, !dbg !539
  store i64 %433, i64* %29, align 8, !dbg !535
  call void @llvm.dbg.declare(metadata i64* %30, metadata !540, metadata !DIExpression()), !dbg !541
  store i64 -9223372036854775807, i64* %30, align 8, !dbg !541
  call void @llvm.dbg.declare(metadata i8** %31, metadata !542, metadata !DIExpression()), !dbg !543
  %434 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !544
  store i8* %434, i8** %31, align 8, !dbg !543
  %435 = call i32* @__errno_location() #8, !dbg !545
  store i32 0, i32* %435, align 4, !dbg !546
  %436 = load i64, i64* %29, align 8, !dbg !547
  %437 = call noalias i8* @malloc(i64 noundef %436) #7, !dbg !548
  %438 = icmp ne i8* %437, null, !dbg !549
  %439 = zext i1 %438 to i32, !dbg !549
  %440 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %439), !dbg !550
  %441 = call i32* @__errno_location() #8, !dbg !551
  %442 = load i32, i32* %441, align 4, !dbg !551
  %443 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %442), !dbg !552
  %444 = call i32* @__errno_location() #8, !dbg !553
  store i32 0, i32* %444, align 4, !dbg !554
  %445 = load i64, i64* %30, align 8, !dbg !555
  %446 = call noalias i8* @calloc(i64 noundef %445, i64 noundef 2) #7, !dbg !556
  %447 = icmp ne i8* %446, null, !dbg !557
  %448 = zext i1 %447 to i32, !dbg !557
  %449 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %448), !dbg !558
  %450 = call i32* @__errno_location() #8, !dbg !559
  %451 = load i32, i32* %450, align 4, !dbg !559
  %452 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %451), !dbg !560
  %453 = call i32* @__errno_location() #8, !dbg !561
  store i32 0, i32* %453, align 4, !dbg !562
  %454 = load i64, i64* %29, align 8, !dbg !563
  %455 = call noalias i8* @calloc(i64 noundef 1, i64 noundef %454) #7, !dbg !564
  %456 = icmp ne i8* %455, null, !dbg !565
  %457 = zext i1 %456 to i32, !dbg !565
  %458 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %457), !dbg !566
  %459 = call i32* @__errno_location() #8, !dbg !567
  %460 = load i32, i32* %459, align 4, !dbg !567
  %461 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %460), !dbg !568
  %462 = call i32* @__errno_location() #8, !dbg !569
  store i32 0, i32* %462, align 4, !dbg !570
  %463 = load i8*, i8** %31, align 8, !dbg !571
  %464 = load i64, i64* %29, align 8, !dbg !572
  %465 = call i8* @realloc(i8* noundef %463, i64 noundef %464) #7, !dbg !573
  %466 = icmp ne i8* %465, null, !dbg !574
  %467 = zext i1 %466 to i32, !dbg !574
  %468 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %467), !dbg !575
  %469 = call i32* @__errno_location() #8, !dbg !576
  %470 = load i32, i32* %469, align 4, !dbg !576
  %471 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %470), !dbg !577
  %472 = call i32* @__errno_location() #8, !dbg !578
  store i32 0, i32* %472, align 4, !dbg !579
  %473 = load i8*, i8** %31, align 8, !dbg !580
  %474 = load i64, i64* %30, align 8, !dbg !581
  %475 = call i8* @reallocarray(i8* noundef %473, i64 noundef 2, i64 noundef %474) #7, !dbg !582
  %476 = icmp ne i8* %475, null, !dbg !583
  %477 = zext i1 %476 to i32, !dbg !583
  %478 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %477), !dbg !584
  %479 = call i32* @__errno_location() #8, !dbg !585
  %480 = load i32, i32* %479, align 4, !dbg !585
  %481 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %480), !dbg !586
  %482 = call i32* @__errno_location() #8, !dbg !587
  store i32 0, i32* %482, align 4, !dbg !588
  %483 = call noalias i8* @memalign(i64 noundef -6, i64 noundef 8) #7, !dbg !589
  call void @llvm.assume(i1 true) [ "align"(i8* %483, i64 -6) ], !dbg !589
  %484 = icmp ne i8* %483, null, !dbg !590
  %485 = zext i1 %484 to i32, !dbg !590
  %486 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %485), !dbg !591
  %487 = call i32* @__errno_location() #8, !dbg !592
  %488 = load i32, i32* %487, align 4, !dbg !592
  %489 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %488), !dbg !593
  %490 = call i32* @__errno_location() #8, !dbg !594
  store i32 0, i32* %490, align 4, !dbg !595
  %491 = call noalias align 4294967296 i8* @memalign(i64 noundef -9223372036854775808, i64 noundef 8) #7, !dbg !596
  %492 = icmp ne i8* %491, null, !dbg !597
  %493 = zext i1 %492 to i32, !dbg !597
  %494 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %493), !dbg !598
  %495 = call i32* @__errno_location() #8, !dbg !599
  %496 = load i32, i32* %495, align 4, !dbg !599
  %497 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %496), !dbg !600
  %498 = call i32* @__errno_location() #8, !dbg !601
  store i32 0, i32* %498, align 4, !dbg !602
  %499 = load i64, i64* %29, align 8, !dbg !603
  %500 = call noalias i8* @valloc(i64 noundef %499) #7, !dbg !604
  %501 = icmp ne i8* %500, null, !dbg !605
  %502 = zext i1 %501 to i32, !dbg !605
  %503 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %502), !dbg !606
  %504 = call i32* @__errno_location() #8, !dbg !607
  %505 = load i32, i32* %504, align 4, !dbg !607
  %506 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %505), !dbg !608
  %507 = call i32* @__errno_location() #8, !dbg !609
  store i32 0, i32* %507, align 4, !dbg !610
  %508 = load i8*, i8** %31, align 8, !dbg !611
  %509 = call i8* @realloc(i8* noundef %508, i64 noundef 0) #7, !dbg !612
  %510 = icmp ne i8* %509, null, !dbg !613
  %511 = zext i1 %510 to i32, !dbg !613
  %512 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %511), !dbg !614
  %513 = call i32* @__errno_location() #8, !dbg !615
  %514 = load i32, i32* %513, align 4, !dbg !615
  %515 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %514), !dbg !616
  br label %517, !dbg !617

516:                                              ; preds = %37
  store i32 1, i32* %1, align 4, !dbg !618
  br label %518, !dbg !618

517:                                              ; preds = %426, %422, %389, %296, %235, %221, %193, %185, %180, %179, %99, %58
  store i32 0, i32* %1, align 4, !dbg !619
  br label %518, !dbg !619

518:                                              ; preds = %517, %516, %369, %306, %98, %90, %54, %36
  %519 = load i32, i32* %1, align 4, !dbg !620
  ret i32 %519, !dbg !620
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
define internal i32 @lines(i8* noundef %0, i64 noundef %1, i32 noundef %2) #0 !dbg !621 {
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct._IO_FILE*, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !624, metadata !DIExpression()), !dbg !625
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !626, metadata !DIExpression()), !dbg !627
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !628, metadata !DIExpression()), !dbg !629
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %7, metadata !630, metadata !DIExpression()), !dbg !631
  %12 = load i8*, i8** %4, align 8, !dbg !632
  %13 = call %struct._IO_FILE* @with(i8* noundef %12), !dbg !633
  store %struct._IO_FILE* %13, %struct._IO_FILE** %7, align 8, !dbg !631
  call void @llvm.dbg.declare(metadata i8** %8, metadata !634, metadata !DIExpression()), !dbg !635
  %14 = load i32, i32* %6, align 4, !dbg !636
  %15 = icmp ne i32 %14, 0, !dbg !636
  br i1 %15, label %16, label %19, !dbg !636

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !637
  %18 = call noalias i8* @malloc(i64 noundef %17) #7, !dbg !638
  br label %20, !dbg !636

19:                                               ; preds = %3
  br label %20, !dbg !636

20:                                               ; preds = %19, %16
  %21 = phi i8* [ %18, %16 ], [ null, %19 ], !dbg !636
  store i8* %21, i8** %8, align 8, !dbg !635
  call void @llvm.dbg.declare(metadata i64* %9, metadata !639, metadata !DIExpression()), !dbg !640
  %22 = load i64, i64* %5, align 8, !dbg !641
  store i64 %22, i64* %9, align 8, !dbg !640
  call void @llvm.dbg.declare(metadata i32* %10, metadata !642, metadata !DIExpression()), !dbg !644
  store i32 0, i32* %10, align 4, !dbg !644
  br label %23, !dbg !645

23:                                               ; preds = %35, %20
  %24 = load i32, i32* %10, align 4, !dbg !646
  %25 = icmp slt i32 %24, 3, !dbg !648
  br i1 %25, label %26, label %38, !dbg !649

26:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata i64* %11, metadata !650, metadata !DIExpression()), !dbg !655
  %27 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !656
  %28 = call i64 @getline(i8** noundef %8, i64* noundef %9, %struct._IO_FILE* noundef %27), !dbg !657
  store i64 %28, i64* %11, align 8, !dbg !655
  %29 = load i64, i64* %11, align 8, !dbg !658
  %30 = load i64, i64* %9, align 8, !dbg !659
  %31 = load i8*, i8** %8, align 8, !dbg !660
  %32 = icmp ne i8* %31, null, !dbg !661
  %33 = zext i1 %32 to i32, !dbg !661
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i64 0, i64 0), i64 noundef %29, i64 noundef %30, i32 noundef %33), !dbg !662
  br label %35, !dbg !663

35:                                               ; preds = %26
  %36 = load i32, i32* %10, align 4, !dbg !664
  %37 = add nsw i32 %36, 1, !dbg !664
  store i32 %37, i32* %10, align 4, !dbg !664
  br label %23, !dbg !665, !llvm.loop !666

38:                                               ; preds = %23
  %39 = load i8*, i8** %8, align 8, !dbg !668
  call void @free(i8* noundef %39) #7, !dbg !669
  %40 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !670
  %41 = call i32 @fclose(%struct._IO_FILE* noundef %40), !dbg !671
  ret i32 %41, !dbg !672
}

; Function Attrs: nounwind
declare i8* @setlocale(i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide(i8* noundef %0) #0 !dbg !673 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !676, metadata !DIExpression()), !dbg !677
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !678, metadata !DIExpression()), !dbg !679
  %6 = load i8*, i8** %2, align 8, !dbg !680
  %7 = call %struct._IO_FILE* @with(i8* noundef %6), !dbg !681
  store %struct._IO_FILE* %7, %struct._IO_FILE** %3, align 8, !dbg !679
  call void @llvm.dbg.declare(metadata i32* %4, metadata !682, metadata !DIExpression()), !dbg !684
  store i32 0, i32* %4, align 4, !dbg !684
  br label %8, !dbg !685

8:                                                ; preds = %25, %1
  %9 = load i32, i32* %4, align 4, !dbg !686
  %10 = icmp slt i32 %9, 2, !dbg !688
  br i1 %10, label %11, label %28, !dbg !689

11:                                               ; preds = %8
  %12 = call i32* @__errno_location() #8, !dbg !690
  store i32 0, i32* %12, align 4, !dbg !692
  call void @llvm.dbg.declare(metadata i32* %5, metadata !693, metadata !DIExpression()), !dbg !694
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !695
  %14 = call i32 @getwc(%struct._IO_FILE* noundef %13), !dbg !696
  store i32 %14, i32* %5, align 4, !dbg !694
  %15 = load i32, i32* %5, align 4, !dbg !697
  %16 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !698
  %17 = call i32 @ferror(%struct._IO_FILE* noundef %16) #7, !dbg !699
  %18 = call i32* @__errno_location() #8, !dbg !700
  %19 = load i32, i32* %18, align 4, !dbg !700
  %20 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.34, i64 0, i64 0), i32 noundef %15, i32 noundef %17, i32 noundef %19), !dbg !701
  %21 = load i32, i32* %5, align 4, !dbg !702
  %22 = icmp eq i32 %21, -1, !dbg !704
  br i1 %22, label %23, label %24, !dbg !705

23:                                               ; preds = %11
  br label %28, !dbg !706

24:                                               ; preds = %11
  br label %25, !dbg !707

25:                                               ; preds = %24
  %26 = load i32, i32* %4, align 4, !dbg !708
  %27 = add nsw i32 %26, 1, !dbg !708
  store i32 %27, i32* %4, align 4, !dbg !708
  br label %8, !dbg !709, !llvm.loop !710

28:                                               ; preds = %23, %8
  %29 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !712
  %30 = call i32 @fclose(%struct._IO_FILE* noundef %29), !dbg !713
  ret void, !dbg !714
}

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #6

; Function Attrs: nounwind
declare i8* @asctime_r(%struct.tm* noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i8* @asctime(%struct.tm* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct._IO_FILE* @with(i8* noundef %0) #0 !dbg !715 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !718, metadata !DIExpression()), !dbg !719
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !720, metadata !DIExpression()), !dbg !721
  %4 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.35, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.36, i64 0, i64 0)), !dbg !722
  store %struct._IO_FILE* %4, %struct._IO_FILE** %3, align 8, !dbg !721
  %5 = load i8*, i8** %2, align 8, !dbg !723
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !724
  %7 = call i32 @fputs(i8* noundef %5, %struct._IO_FILE* noundef %6), !dbg !725
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !726
  call void @rewind(%struct._IO_FILE* noundef %8), !dbg !727
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !728
  ret %struct._IO_FILE* %9, !dbg !729
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

declare i64 @getline(i8** noundef, i64* noundef, %struct._IO_FILE* noundef) #3

; Function Attrs: nounwind
declare i32 @ferror(%struct._IO_FILE* noundef) #4

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef) #3

declare i32 @fputs(i8* noundef, %struct._IO_FILE* noundef) #3

declare void @rewind(%struct._IO_FILE* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inaccessiblememonly nofree nosync nounwind willreturn }
attributes #6 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "aligns", scope: !2, file: !3, line: 76, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !4, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !25)
!3 = !DIFile(filename: "tests/programs/worlds/edges.c", directory: ".", checksumkind: CSK_MD5, checksum: "247455e9ffe4f386ebb86f56715957cf")
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
!18 = !{!0, !19}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 134, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 352, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!23 = !{!24}
!24 = !DISubrange(count: 11)
!25 = !{}
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 576, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 9)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 7, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 1}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 14.0.6"}
!38 = !DILocalVariable(name: "in", scope: !2, file: !3, line: 49, type: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 24, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 3)
!42 = !DILocation(line: 49, column: 17, scope: !2)
!43 = !DILocation(line: 50, column: 15, scope: !44)
!44 = distinct !DILexicalBlock(scope: !2, file: !3, line: 50, column: 7)
!45 = !DILocation(line: 50, column: 7, scope: !44)
!46 = !DILocation(line: 50, column: 22, scope: !44)
!47 = !DILocation(line: 50, column: 7, scope: !2)
!48 = !DILocation(line: 50, column: 28, scope: !44)
!49 = !DILocation(line: 51, column: 11, scope: !2)
!50 = !DILocation(line: 51, column: 3, scope: !2)
!51 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 52, type: !16)
!52 = !DILocation(line: 52, column: 10, scope: !2)
!53 = !DILocation(line: 52, column: 14, scope: !2)
!54 = !DILocation(line: 53, column: 11, scope: !2)
!55 = !DILocation(line: 53, column: 3, scope: !2)
!56 = !DILocalVariable(name: "old", scope: !57, file: !3, line: 55, type: !59)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 54, column: 13)
!58 = distinct !DILexicalBlock(scope: !2, file: !3, line: 53, column: 18)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!60 = !DILocation(line: 55, column: 11, scope: !57)
!61 = !DILocation(line: 55, column: 17, scope: !57)
!62 = !DILocalVariable(name: "p", scope: !57, file: !3, line: 55, type: !59)
!63 = !DILocation(line: 55, column: 29, scope: !57)
!64 = !DILocation(line: 55, column: 41, scope: !57)
!65 = !DILocation(line: 55, column: 46, scope: !57)
!66 = !DILocation(line: 55, column: 48, scope: !57)
!67 = !DILocation(line: 55, column: 33, scope: !57)
!68 = !DILocation(line: 56, column: 10, scope: !69)
!69 = distinct !DILexicalBlock(scope: !57, file: !3, line: 56, column: 9)
!70 = !DILocation(line: 56, column: 9, scope: !57)
!71 = !DILocation(line: 56, column: 46, scope: !69)
!72 = !DILocation(line: 56, column: 48, scope: !69)
!73 = !DILocation(line: 56, column: 20, scope: !69)
!74 = !DILocation(line: 56, column: 13, scope: !69)
!75 = !DILocation(line: 57, column: 5, scope: !57)
!76 = !DILocation(line: 57, column: 8, scope: !57)
!77 = !DILocation(line: 57, column: 10, scope: !57)
!78 = !DILocation(line: 57, column: 15, scope: !57)
!79 = !DILocation(line: 57, column: 20, scope: !57)
!80 = !DILocation(line: 58, column: 10, scope: !57)
!81 = !DILocation(line: 58, column: 5, scope: !57)
!82 = !DILocation(line: 59, column: 22, scope: !57)
!83 = !DILocation(line: 59, column: 33, scope: !57)
!84 = !DILocation(line: 59, column: 35, scope: !57)
!85 = !DILocation(line: 59, column: 40, scope: !57)
!86 = !DILocation(line: 59, column: 46, scope: !57)
!87 = !DILocation(line: 59, column: 9, scope: !57)
!88 = !DILocation(line: 59, column: 7, scope: !57)
!89 = !DILocation(line: 60, column: 20, scope: !57)
!90 = !DILocation(line: 60, column: 22, scope: !57)
!91 = !DILocation(line: 60, column: 5, scope: !57)
!92 = !DILocation(line: 61, column: 10, scope: !57)
!93 = !DILocation(line: 61, column: 5, scope: !57)
!94 = !DILocation(line: 62, column: 9, scope: !57)
!95 = !DILocation(line: 62, column: 7, scope: !57)
!96 = !DILocation(line: 63, column: 20, scope: !57)
!97 = !DILocation(line: 63, column: 22, scope: !57)
!98 = !DILocation(line: 63, column: 5, scope: !57)
!99 = !DILocation(line: 64, column: 10, scope: !57)
!100 = !DILocation(line: 64, column: 5, scope: !57)
!101 = !DILocation(line: 65, column: 5, scope: !57)
!102 = !DILocalVariable(name: "p", scope: !103, file: !3, line: 68, type: !9)
!103 = distinct !DILexicalBlock(scope: !58, file: !3, line: 67, column: 13)
!104 = !DILocation(line: 68, column: 11, scope: !103)
!105 = !DILocalVariable(name: "error", scope: !103, file: !3, line: 69, type: !6)
!106 = !DILocation(line: 69, column: 9, scope: !103)
!107 = !DILocation(line: 69, column: 36, scope: !103)
!108 = !DILocation(line: 69, column: 17, scope: !103)
!109 = !DILocation(line: 70, column: 9, scope: !110)
!110 = distinct !DILexicalBlock(scope: !103, file: !3, line: 70, column: 9)
!111 = !DILocation(line: 70, column: 9, scope: !103)
!112 = !DILocation(line: 70, column: 23, scope: !110)
!113 = !DILocation(line: 70, column: 16, scope: !110)
!114 = !DILocation(line: 71, column: 20, scope: !115)
!115 = distinct !DILexicalBlock(scope: !103, file: !3, line: 71, column: 9)
!116 = !DILocation(line: 71, column: 9, scope: !115)
!117 = !DILocation(line: 71, column: 24, scope: !115)
!118 = !DILocation(line: 71, column: 22, scope: !115)
!119 = !DILocation(line: 71, column: 9, scope: !103)
!120 = !DILocation(line: 71, column: 27, scope: !115)
!121 = !DILocation(line: 72, column: 10, scope: !103)
!122 = !DILocation(line: 72, column: 5, scope: !103)
!123 = !DILocation(line: 73, column: 5, scope: !103)
!124 = !DILocalVariable(name: "i", scope: !125, file: !3, line: 77, type: !16)
!125 = distinct !DILexicalBlock(scope: !126, file: !3, line: 77, column: 5)
!126 = distinct !DILexicalBlock(scope: !58, file: !3, line: 75, column: 13)
!127 = !DILocation(line: 77, column: 17, scope: !125)
!128 = !DILocation(line: 77, column: 10, scope: !125)
!129 = !DILocation(line: 77, column: 24, scope: !130)
!130 = distinct !DILexicalBlock(scope: !125, file: !3, line: 77, column: 5)
!131 = !DILocation(line: 77, column: 26, scope: !130)
!132 = !DILocation(line: 77, column: 5, scope: !125)
!133 = !DILocalVariable(name: "p", scope: !134, file: !3, line: 78, type: !9)
!134 = distinct !DILexicalBlock(scope: !130, file: !3, line: 77, column: 65)
!135 = !DILocation(line: 78, column: 13, scope: !134)
!136 = !DILocation(line: 78, column: 33, scope: !134)
!137 = !DILocation(line: 78, column: 26, scope: !134)
!138 = !DILocation(line: 78, column: 17, scope: !134)
!139 = !DILocalVariable(name: "q", scope: !134, file: !3, line: 78, type: !9)
!140 = !DILocation(line: 78, column: 43, scope: !134)
!141 = !DILocation(line: 78, column: 68, scope: !134)
!142 = !DILocation(line: 78, column: 61, scope: !134)
!143 = !DILocation(line: 78, column: 47, scope: !134)
!144 = !DILocalVariable(name: "at", scope: !134, file: !3, line: 79, type: !10)
!145 = !DILocation(line: 79, column: 17, scope: !134)
!146 = !DILocation(line: 79, column: 29, scope: !134)
!147 = !DILocation(line: 79, column: 22, scope: !134)
!148 = !DILocation(line: 79, column: 32, scope: !134)
!149 = !DILocation(line: 79, column: 51, scope: !134)
!150 = !DILocation(line: 79, column: 44, scope: !134)
!151 = !DILocation(line: 79, column: 54, scope: !134)
!152 = !DILocation(line: 79, column: 77, scope: !134)
!153 = !DILocation(line: 79, column: 70, scope: !134)
!154 = !DILocation(line: 79, column: 80, scope: !134)
!155 = !DILocation(line: 79, column: 100, scope: !134)
!156 = !DILocation(line: 79, column: 93, scope: !134)
!157 = !DILocation(line: 79, column: 103, scope: !134)
!158 = !DILocation(line: 79, column: 123, scope: !134)
!159 = !DILocation(line: 79, column: 116, scope: !134)
!160 = !DILocation(line: 79, column: 126, scope: !134)
!161 = !DILocation(line: 80, column: 28, scope: !134)
!162 = !DILocation(line: 80, column: 30, scope: !134)
!163 = !DILocation(line: 80, column: 39, scope: !134)
!164 = !DILocation(line: 80, column: 41, scope: !134)
!165 = !DILocation(line: 80, column: 61, scope: !134)
!166 = !DILocation(line: 80, column: 50, scope: !134)
!167 = !DILocation(line: 80, column: 65, scope: !134)
!168 = !DILocation(line: 80, column: 63, scope: !134)
!169 = !DILocation(line: 80, column: 68, scope: !134)
!170 = !DILocation(line: 80, column: 73, scope: !134)
!171 = !DILocation(line: 80, column: 87, scope: !134)
!172 = !DILocation(line: 80, column: 76, scope: !134)
!173 = !DILocation(line: 80, column: 91, scope: !134)
!174 = !DILocation(line: 80, column: 89, scope: !134)
!175 = !DILocation(line: 80, column: 94, scope: !134)
!176 = !DILocation(line: 0, scope: !134)
!177 = !DILocation(line: 80, column: 7, scope: !134)
!178 = !DILocation(line: 81, column: 12, scope: !134)
!179 = !DILocation(line: 81, column: 7, scope: !134)
!180 = !DILocation(line: 81, column: 21, scope: !134)
!181 = !DILocation(line: 81, column: 16, scope: !134)
!182 = !DILocation(line: 82, column: 5, scope: !134)
!183 = !DILocation(line: 77, column: 61, scope: !130)
!184 = !DILocation(line: 77, column: 5, scope: !130)
!185 = distinct !{!185, !132, !186, !187}
!186 = !DILocation(line: 82, column: 5, scope: !125)
!187 = !{!"llvm.loop.mustprogress"}
!188 = !DILocation(line: 83, column: 5, scope: !126)
!189 = !DILocation(line: 85, column: 13, scope: !58)
!190 = !DILocation(line: 85, column: 30, scope: !58)
!191 = !DILocation(line: 85, column: 48, scope: !58)
!192 = !DILocation(line: 85, column: 92, scope: !58)
!193 = !DILocation(line: 85, column: 113, scope: !58)
!194 = !DILocalVariable(name: "text", scope: !195, file: !3, line: 87, type: !196)
!195 = distinct !DILexicalBlock(scope: !58, file: !3, line: 86, column: 13)
!196 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 3200, elements: !197)
!197 = !{!198}
!198 = !DISubrange(count: 400)
!199 = !DILocation(line: 87, column: 10, scope: !195)
!200 = !DILocation(line: 88, column: 5, scope: !195)
!201 = !DILocation(line: 89, column: 5, scope: !195)
!202 = !DILocation(line: 89, column: 27, scope: !195)
!203 = !DILocation(line: 90, column: 11, scope: !195)
!204 = !DILocation(line: 90, column: 5, scope: !195)
!205 = !DILocation(line: 91, column: 5, scope: !195)
!206 = !DILocation(line: 91, column: 15, scope: !195)
!207 = !DILocation(line: 92, column: 11, scope: !195)
!208 = !DILocation(line: 92, column: 5, scope: !195)
!209 = !DILocation(line: 93, column: 5, scope: !195)
!210 = !DILocation(line: 95, column: 13, scope: !58)
!211 = !DILocation(line: 95, column: 43, scope: !58)
!212 = !DILocation(line: 95, column: 57, scope: !58)
!213 = !DILocation(line: 95, column: 75, scope: !58)
!214 = !DILocation(line: 95, column: 90, scope: !58)
!215 = !DILocation(line: 95, column: 108, scope: !58)
!216 = !DILocalVariable(name: "at", scope: !217, file: !3, line: 97, type: !218)
!217 = distinct !DILexicalBlock(scope: !58, file: !3, line: 96, column: 13)
!218 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !219, line: 7, size: 448, elements: !220)
!219 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "", checksumkind: CSK_MD5, checksum: "9e5545b565ef031c4cd0faf90b69386f")
!220 = !{!221, !222, !223, !224, !225, !226, !227, !228, !229, !230, !231}
!221 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !218, file: !219, line: 9, baseType: !6, size: 32)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !218, file: !219, line: 10, baseType: !6, size: 32, offset: 32)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !218, file: !219, line: 11, baseType: !6, size: 32, offset: 64)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !218, file: !219, line: 12, baseType: !6, size: 32, offset: 96)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !218, file: !219, line: 13, baseType: !6, size: 32, offset: 128)
!226 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !218, file: !219, line: 14, baseType: !6, size: 32, offset: 160)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !218, file: !219, line: 15, baseType: !6, size: 32, offset: 192)
!228 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !218, file: !219, line: 16, baseType: !6, size: 32, offset: 224)
!229 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !218, file: !219, line: 17, baseType: !6, size: 32, offset: 256)
!230 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !218, file: !219, line: 20, baseType: !14, size: 64, offset: 320)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !218, file: !219, line: 21, baseType: !232, size: 64, offset: 384)
!232 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !233, size: 64)
!233 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!234 = !DILocation(line: 97, column: 15, scope: !217)
!235 = !DILocalVariable(name: "text", scope: !217, file: !3, line: 98, type: !236)
!236 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !237)
!237 = !{!238}
!238 = !DISubrange(count: 40)
!239 = !DILocation(line: 98, column: 10, scope: !217)
!240 = !DILocalVariable(name: "i", scope: !241, file: !3, line: 99, type: !6)
!241 = distinct !DILexicalBlock(scope: !217, file: !3, line: 99, column: 5)
!242 = !DILocation(line: 99, column: 14, scope: !241)
!243 = !DILocation(line: 99, column: 10, scope: !241)
!244 = !DILocation(line: 99, column: 21, scope: !245)
!245 = distinct !DILexicalBlock(scope: !241, file: !3, line: 99, column: 5)
!246 = !DILocation(line: 99, column: 23, scope: !245)
!247 = !DILocation(line: 99, column: 5, scope: !241)
!248 = !DILocation(line: 100, column: 7, scope: !249)
!249 = distinct !DILexicalBlock(scope: !245, file: !3, line: 99, column: 47)
!250 = !DILocation(line: 100, column: 13, scope: !249)
!251 = !DILocation(line: 101, column: 36, scope: !249)
!252 = !DILocation(line: 101, column: 21, scope: !249)
!253 = !DILocation(line: 101, column: 42, scope: !249)
!254 = !DILocation(line: 101, column: 7, scope: !249)
!255 = !DILocation(line: 102, column: 22, scope: !249)
!256 = !DILocation(line: 102, column: 28, scope: !249)
!257 = !DILocation(line: 102, column: 7, scope: !249)
!258 = !DILocation(line: 103, column: 5, scope: !249)
!259 = !DILocation(line: 99, column: 29, scope: !245)
!260 = !DILocation(line: 99, column: 36, scope: !245)
!261 = !DILocation(line: 99, column: 43, scope: !245)
!262 = !DILocation(line: 99, column: 5, scope: !245)
!263 = distinct !{!263, !247, !264, !187}
!264 = !DILocation(line: 103, column: 5, scope: !241)
!265 = !DILocation(line: 104, column: 18, scope: !217)
!266 = !DILocation(line: 104, column: 5, scope: !217)
!267 = !DILocation(line: 105, column: 8, scope: !217)
!268 = !DILocation(line: 105, column: 16, scope: !217)
!269 = !DILocation(line: 105, column: 27, scope: !217)
!270 = !DILocation(line: 105, column: 33, scope: !217)
!271 = !DILocation(line: 106, column: 19, scope: !217)
!272 = !DILocation(line: 106, column: 32, scope: !217)
!273 = !DILocation(line: 106, column: 5, scope: !217)
!274 = !DILocation(line: 107, column: 20, scope: !217)
!275 = !DILocation(line: 107, column: 26, scope: !217)
!276 = !DILocation(line: 107, column: 5, scope: !217)
!277 = !DILocation(line: 108, column: 5, scope: !217)
!278 = !DILocalVariable(name: "f", scope: !279, file: !3, line: 111, type: !280)
!279 = distinct !DILexicalBlock(scope: !58, file: !3, line: 110, column: 13)
!280 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !281, size: 64)
!281 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !282, line: 7, baseType: !283)
!282 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!283 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !284, line: 49, size: 1728, elements: !285)
!284 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!285 = !{!286, !287, !288, !289, !290, !291, !292, !293, !294, !295, !296, !297, !298, !301, !303, !304, !305, !308, !310, !312, !316, !319, !321, !324, !327, !328, !329, !330, !331}
!286 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !283, file: !284, line: 51, baseType: !6, size: 32)
!287 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !283, file: !284, line: 54, baseType: !59, size: 64, offset: 64)
!288 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !283, file: !284, line: 55, baseType: !59, size: 64, offset: 128)
!289 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !283, file: !284, line: 56, baseType: !59, size: 64, offset: 192)
!290 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !283, file: !284, line: 57, baseType: !59, size: 64, offset: 256)
!291 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !283, file: !284, line: 58, baseType: !59, size: 64, offset: 320)
!292 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !283, file: !284, line: 59, baseType: !59, size: 64, offset: 384)
!293 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !283, file: !284, line: 60, baseType: !59, size: 64, offset: 448)
!294 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !283, file: !284, line: 61, baseType: !59, size: 64, offset: 512)
!295 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !283, file: !284, line: 64, baseType: !59, size: 64, offset: 576)
!296 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !283, file: !284, line: 65, baseType: !59, size: 64, offset: 640)
!297 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !283, file: !284, line: 66, baseType: !59, size: 64, offset: 704)
!298 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !283, file: !284, line: 68, baseType: !299, size: 64, offset: 768)
!299 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !300, size: 64)
!300 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !284, line: 36, flags: DIFlagFwdDecl)
!301 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !283, file: !284, line: 70, baseType: !302, size: 64, offset: 832)
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !283, size: 64)
!303 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !283, file: !284, line: 72, baseType: !6, size: 32, offset: 896)
!304 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !283, file: !284, line: 73, baseType: !6, size: 32, offset: 928)
!305 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !283, file: !284, line: 74, baseType: !306, size: 64, offset: 960)
!306 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !307, line: 152, baseType: !14)
!307 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!308 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !283, file: !284, line: 77, baseType: !309, size: 16, offset: 1024)
!309 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!310 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !283, file: !284, line: 78, baseType: !311, size: 8, offset: 1040)
!311 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!312 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !283, file: !284, line: 79, baseType: !313, size: 8, offset: 1048)
!313 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 8, elements: !314)
!314 = !{!315}
!315 = !DISubrange(count: 1)
!316 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !283, file: !284, line: 81, baseType: !317, size: 64, offset: 1088)
!317 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !318, size: 64)
!318 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !284, line: 43, baseType: null)
!319 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !283, file: !284, line: 89, baseType: !320, size: 64, offset: 1152)
!320 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !307, line: 153, baseType: !14)
!321 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !283, file: !284, line: 91, baseType: !322, size: 64, offset: 1216)
!322 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !323, size: 64)
!323 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !284, line: 37, flags: DIFlagFwdDecl)
!324 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !283, file: !284, line: 92, baseType: !325, size: 64, offset: 1280)
!325 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !326, size: 64)
!326 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !284, line: 38, flags: DIFlagFwdDecl)
!327 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !283, file: !284, line: 93, baseType: !302, size: 64, offset: 1344)
!328 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !283, file: !284, line: 94, baseType: !9, size: 64, offset: 1408)
!329 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !283, file: !284, line: 95, baseType: !16, size: 64, offset: 1472)
!330 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !283, file: !284, line: 96, baseType: !6, size: 32, offset: 1536)
!331 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !283, file: !284, line: 98, baseType: !332, size: 160, offset: 1568)
!332 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 160, elements: !333)
!333 = !{!334}
!334 = !DISubrange(count: 20)
!335 = !DILocation(line: 111, column: 11, scope: !279)
!336 = !DILocation(line: 111, column: 15, scope: !279)
!337 = !DILocalVariable(name: "back", scope: !279, file: !3, line: 112, type: !338)
!338 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 48, elements: !339)
!339 = !{!340}
!340 = !DISubrange(count: 6)
!341 = !DILocation(line: 112, column: 10, scope: !279)
!342 = !DILocalVariable(name: "fd", scope: !279, file: !3, line: 113, type: !6)
!343 = !DILocation(line: 113, column: 9, scope: !279)
!344 = !DILocation(line: 113, column: 21, scope: !279)
!345 = !DILocation(line: 113, column: 14, scope: !279)
!346 = !DILocalVariable(name: "map", scope: !279, file: !3, line: 114, type: !59)
!347 = !DILocation(line: 114, column: 11, scope: !279)
!348 = !DILocation(line: 114, column: 67, scope: !279)
!349 = !DILocation(line: 114, column: 17, scope: !279)
!350 = !DILocation(line: 115, column: 21, scope: !279)
!351 = !DILocation(line: 115, column: 23, scope: !279)
!352 = !DILocation(line: 115, column: 14, scope: !279)
!353 = !DILocation(line: 115, column: 5, scope: !279)
!354 = !DILocation(line: 115, column: 12, scope: !279)
!355 = !DILocation(line: 116, column: 11, scope: !279)
!356 = !DILocation(line: 116, column: 15, scope: !279)
!357 = !DILocation(line: 116, column: 5, scope: !279)
!358 = !DILocation(line: 117, column: 10, scope: !279)
!359 = !DILocation(line: 117, column: 5, scope: !279)
!360 = !DILocation(line: 118, column: 12, scope: !279)
!361 = !DILocation(line: 118, column: 5, scope: !279)
!362 = !DILocation(line: 119, column: 22, scope: !279)
!363 = !DILocation(line: 119, column: 5, scope: !279)
!364 = !DILocation(line: 120, column: 5, scope: !279)
!365 = !DILocation(line: 120, column: 12, scope: !279)
!366 = !DILocation(line: 121, column: 12, scope: !279)
!367 = !DILocation(line: 121, column: 5, scope: !279)
!368 = !DILocation(line: 122, column: 11, scope: !279)
!369 = !DILocation(line: 122, column: 15, scope: !279)
!370 = !DILocation(line: 122, column: 5, scope: !279)
!371 = !DILocation(line: 123, column: 10, scope: !279)
!372 = !DILocation(line: 123, column: 5, scope: !279)
!373 = !DILocation(line: 124, column: 48, scope: !279)
!374 = !DILocation(line: 124, column: 11, scope: !279)
!375 = !DILocation(line: 124, column: 9, scope: !279)
!376 = !DILocation(line: 125, column: 12, scope: !279)
!377 = !DILocation(line: 125, column: 5, scope: !279)
!378 = !DILocation(line: 126, column: 22, scope: !279)
!379 = !DILocation(line: 126, column: 5, scope: !279)
!380 = !DILocalVariable(name: "own", scope: !279, file: !3, line: 127, type: !59)
!381 = !DILocation(line: 127, column: 11, scope: !279)
!382 = !DILocation(line: 127, column: 68, scope: !279)
!383 = !DILocation(line: 127, column: 17, scope: !279)
!384 = !DILocation(line: 128, column: 5, scope: !279)
!385 = !DILocation(line: 128, column: 12, scope: !279)
!386 = !DILocation(line: 129, column: 11, scope: !279)
!387 = !DILocation(line: 129, column: 15, scope: !279)
!388 = !DILocation(line: 129, column: 5, scope: !279)
!389 = !DILocation(line: 130, column: 10, scope: !279)
!390 = !DILocation(line: 130, column: 5, scope: !279)
!391 = !DILocation(line: 131, column: 5, scope: !279)
!392 = !DILocalVariable(name: "i", scope: !393, file: !3, line: 135, type: !16)
!393 = distinct !DILexicalBlock(scope: !394, file: !3, line: 135, column: 5)
!394 = distinct !DILexicalBlock(scope: !58, file: !3, line: 133, column: 13)
!395 = !DILocation(line: 135, column: 17, scope: !393)
!396 = !DILocation(line: 135, column: 10, scope: !393)
!397 = !DILocation(line: 135, column: 24, scope: !398)
!398 = distinct !DILexicalBlock(scope: !393, file: !3, line: 135, column: 5)
!399 = !DILocation(line: 135, column: 26, scope: !398)
!400 = !DILocation(line: 135, column: 5, scope: !393)
!401 = !DILocation(line: 135, column: 92, scope: !398)
!402 = !DILocation(line: 135, column: 86, scope: !398)
!403 = !DILocation(line: 135, column: 78, scope: !398)
!404 = !DILocation(line: 135, column: 63, scope: !398)
!405 = !DILocation(line: 135, column: 59, scope: !398)
!406 = !DILocation(line: 135, column: 5, scope: !398)
!407 = distinct !{!407, !400, !408, !187}
!408 = !DILocation(line: 135, column: 95, scope: !393)
!409 = !DILocation(line: 136, column: 5, scope: !394)
!410 = !DILocation(line: 137, column: 5, scope: !394)
!411 = !DILocalVariable(name: "v", scope: !412, file: !3, line: 140, type: !413)
!412 = distinct !DILexicalBlock(scope: !58, file: !3, line: 139, column: 13)
!413 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!414 = !DILocation(line: 140, column: 24, scope: !412)
!415 = !DILocation(line: 140, column: 28, scope: !412)
!416 = !DILocation(line: 140, column: 30, scope: !412)
!417 = !DILocation(line: 140, column: 38, scope: !412)
!418 = !DILocation(line: 140, column: 55, scope: !412)
!419 = !DILocation(line: 140, column: 53, scope: !412)
!420 = !DILocalVariable(name: "text", scope: !412, file: !3, line: 141, type: !421)
!421 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 1600, elements: !422)
!422 = !{!423}
!423 = !DISubrange(count: 200)
!424 = !DILocation(line: 141, column: 10, scope: !412)
!425 = !DILocalVariable(name: "size", scope: !412, file: !3, line: 142, type: !6)
!426 = !DILocation(line: 142, column: 9, scope: !412)
!427 = !DILocation(line: 142, column: 25, scope: !412)
!428 = !DILocation(line: 142, column: 86, scope: !412)
!429 = !DILocation(line: 142, column: 93, scope: !412)
!430 = !DILocation(line: 142, column: 100, scope: !412)
!431 = !DILocation(line: 142, column: 107, scope: !412)
!432 = !DILocation(line: 142, column: 114, scope: !412)
!433 = !DILocation(line: 142, column: 16, scope: !412)
!434 = !DILocation(line: 143, column: 30, scope: !412)
!435 = !DILocation(line: 143, column: 36, scope: !412)
!436 = !DILocation(line: 143, column: 12, scope: !412)
!437 = !DILocation(line: 143, column: 42, scope: !412)
!438 = !DILocation(line: 143, column: 5, scope: !412)
!439 = !DILocation(line: 146, column: 9, scope: !440)
!440 = distinct !DILexicalBlock(scope: !441, file: !3, line: 146, column: 9)
!441 = distinct !DILexicalBlock(scope: !58, file: !3, line: 145, column: 13)
!442 = !DILocation(line: 146, column: 15, scope: !440)
!443 = !DILocation(line: 146, column: 9, scope: !441)
!444 = !DILocation(line: 146, column: 20, scope: !440)
!445 = !DILocalVariable(name: "f", scope: !441, file: !3, line: 147, type: !280)
!446 = !DILocation(line: 147, column: 11, scope: !441)
!447 = !DILocation(line: 147, column: 20, scope: !441)
!448 = !DILocation(line: 147, column: 26, scope: !441)
!449 = !DILocation(line: 147, column: 15, scope: !441)
!450 = !DILocalVariable(name: "i", scope: !451, file: !3, line: 148, type: !6)
!451 = distinct !DILexicalBlock(scope: !441, file: !3, line: 148, column: 5)
!452 = !DILocation(line: 148, column: 14, scope: !451)
!453 = !DILocation(line: 148, column: 10, scope: !451)
!454 = !DILocation(line: 148, column: 21, scope: !455)
!455 = distinct !DILexicalBlock(scope: !451, file: !3, line: 148, column: 5)
!456 = !DILocation(line: 148, column: 23, scope: !455)
!457 = !DILocation(line: 148, column: 5, scope: !451)
!458 = !DILocation(line: 149, column: 7, scope: !459)
!459 = distinct !DILexicalBlock(scope: !455, file: !3, line: 148, column: 33)
!460 = !DILocation(line: 149, column: 13, scope: !459)
!461 = !DILocalVariable(name: "c", scope: !459, file: !3, line: 150, type: !462)
!462 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !463, line: 20, baseType: !464)
!463 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "", checksumkind: CSK_MD5, checksum: "aa31b53ef28dc23152ceb41e2763ded3")
!464 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!465 = !DILocation(line: 150, column: 14, scope: !459)
!466 = !DILocation(line: 150, column: 24, scope: !459)
!467 = !DILocation(line: 150, column: 18, scope: !459)
!468 = !DILocation(line: 151, column: 37, scope: !459)
!469 = !DILocation(line: 151, column: 40, scope: !459)
!470 = !DILocation(line: 151, column: 7, scope: !459)
!471 = !DILocation(line: 152, column: 5, scope: !459)
!472 = !DILocation(line: 148, column: 29, scope: !455)
!473 = !DILocation(line: 148, column: 5, scope: !455)
!474 = distinct !{!474, !457, !475, !187}
!475 = !DILocation(line: 152, column: 5, scope: !451)
!476 = !DILocalVariable(name: "i", scope: !477, file: !3, line: 153, type: !6)
!477 = distinct !DILexicalBlock(scope: !441, file: !3, line: 153, column: 5)
!478 = !DILocation(line: 153, column: 14, scope: !477)
!479 = !DILocation(line: 153, column: 10, scope: !477)
!480 = !DILocation(line: 153, column: 21, scope: !481)
!481 = distinct !DILexicalBlock(scope: !477, file: !3, line: 153, column: 5)
!482 = !DILocation(line: 153, column: 23, scope: !481)
!483 = !DILocation(line: 153, column: 5, scope: !477)
!484 = !DILocation(line: 153, column: 53, scope: !481)
!485 = !DILocation(line: 153, column: 48, scope: !481)
!486 = !DILocation(line: 153, column: 33, scope: !481)
!487 = !DILocation(line: 153, column: 29, scope: !481)
!488 = !DILocation(line: 153, column: 5, scope: !481)
!489 = distinct !{!489, !483, !490, !187}
!490 = !DILocation(line: 153, column: 55, scope: !477)
!491 = !DILocation(line: 154, column: 19, scope: !441)
!492 = !DILocation(line: 154, column: 12, scope: !441)
!493 = !DILocation(line: 154, column: 5, scope: !441)
!494 = !DILocation(line: 157, column: 27, scope: !495)
!495 = distinct !DILexicalBlock(scope: !58, file: !3, line: 156, column: 13)
!496 = !DILocation(line: 157, column: 20, scope: !495)
!497 = !DILocation(line: 157, column: 5, scope: !495)
!498 = !DILocation(line: 158, column: 20, scope: !495)
!499 = !DILocation(line: 158, column: 26, scope: !495)
!500 = !DILocation(line: 158, column: 39, scope: !495)
!501 = !DILocation(line: 158, column: 32, scope: !495)
!502 = !DILocation(line: 158, column: 77, scope: !495)
!503 = !DILocation(line: 158, column: 48, scope: !495)
!504 = !DILocation(line: 158, column: 84, scope: !495)
!505 = !DILocation(line: 158, column: 5, scope: !495)
!506 = !DILocation(line: 159, column: 30, scope: !495)
!507 = !DILocation(line: 159, column: 23, scope: !495)
!508 = !DILocation(line: 159, column: 43, scope: !495)
!509 = !DILocation(line: 159, column: 38, scope: !495)
!510 = !DILocation(line: 159, column: 5, scope: !495)
!511 = !DILocation(line: 160, column: 5, scope: !495)
!512 = !DILocation(line: 163, column: 25, scope: !58)
!513 = !DILocation(line: 163, column: 5, scope: !58)
!514 = !DILocation(line: 164, column: 32, scope: !58)
!515 = !DILocation(line: 164, column: 35, scope: !58)
!516 = !DILocation(line: 164, column: 24, scope: !58)
!517 = !DILocation(line: 164, column: 19, scope: !58)
!518 = !DILocation(line: 164, column: 43, scope: !58)
!519 = !DILocation(line: 164, column: 48, scope: !58)
!520 = !DILocation(line: 164, column: 51, scope: !58)
!521 = !DILocation(line: 164, column: 75, scope: !58)
!522 = !DILocation(line: 164, column: 60, scope: !58)
!523 = !DILocation(line: 164, column: 57, scope: !58)
!524 = !DILocation(line: 0, scope: !58)
!525 = !DILocation(line: 164, column: 5, scope: !58)
!526 = !DILocation(line: 165, column: 21, scope: !58)
!527 = !DILocation(line: 165, column: 36, scope: !58)
!528 = !DILocation(line: 165, column: 44, scope: !58)
!529 = !DILocation(line: 165, column: 47, scope: !58)
!530 = !DILocation(line: 165, column: 62, scope: !58)
!531 = !DILocation(line: 165, column: 5, scope: !58)
!532 = !DILocation(line: 166, column: 5, scope: !58)
!533 = !DILocalVariable(name: "big", scope: !534, file: !3, line: 168, type: !16)
!534 = distinct !DILexicalBlock(scope: !58, file: !3, line: 167, column: 13)
!535 = !DILocation(line: 168, column: 12, scope: !534)
!536 = !DILocation(line: 168, column: 38, scope: !534)
!537 = !DILocation(line: 168, column: 44, scope: !534)
!538 = !DILocation(line: 168, column: 35, scope: !534)
!539 = !DILocation(line: 168, column: 28, scope: !534)
!540 = !DILocalVariable(name: "half", scope: !534, file: !3, line: 168, type: !16)
!541 = !DILocation(line: 168, column: 51, scope: !534)
!542 = !DILocalVariable(name: "p", scope: !534, file: !3, line: 169, type: !59)
!543 = !DILocation(line: 169, column: 11, scope: !534)
!544 = !DILocation(line: 169, column: 15, scope: !534)
!545 = !DILocation(line: 170, column: 19, scope: !534)
!546 = !DILocation(line: 170, column: 25, scope: !534)
!547 = !DILocation(line: 170, column: 37, scope: !534)
!548 = !DILocation(line: 170, column: 30, scope: !534)
!549 = !DILocation(line: 170, column: 42, scope: !534)
!550 = !DILocation(line: 170, column: 5, scope: !534)
!551 = !DILocation(line: 170, column: 69, scope: !534)
!552 = !DILocation(line: 170, column: 53, scope: !534)
!553 = !DILocation(line: 171, column: 19, scope: !534)
!554 = !DILocation(line: 171, column: 25, scope: !534)
!555 = !DILocation(line: 171, column: 37, scope: !534)
!556 = !DILocation(line: 171, column: 30, scope: !534)
!557 = !DILocation(line: 171, column: 46, scope: !534)
!558 = !DILocation(line: 171, column: 5, scope: !534)
!559 = !DILocation(line: 171, column: 73, scope: !534)
!560 = !DILocation(line: 171, column: 57, scope: !534)
!561 = !DILocation(line: 172, column: 19, scope: !534)
!562 = !DILocation(line: 172, column: 25, scope: !534)
!563 = !DILocation(line: 172, column: 40, scope: !534)
!564 = !DILocation(line: 172, column: 30, scope: !534)
!565 = !DILocation(line: 172, column: 45, scope: !534)
!566 = !DILocation(line: 172, column: 5, scope: !534)
!567 = !DILocation(line: 172, column: 72, scope: !534)
!568 = !DILocation(line: 172, column: 56, scope: !534)
!569 = !DILocation(line: 173, column: 19, scope: !534)
!570 = !DILocation(line: 173, column: 25, scope: !534)
!571 = !DILocation(line: 173, column: 38, scope: !534)
!572 = !DILocation(line: 173, column: 41, scope: !534)
!573 = !DILocation(line: 173, column: 30, scope: !534)
!574 = !DILocation(line: 173, column: 46, scope: !534)
!575 = !DILocation(line: 173, column: 5, scope: !534)
!576 = !DILocation(line: 173, column: 73, scope: !534)
!577 = !DILocation(line: 173, column: 57, scope: !534)
!578 = !DILocation(line: 174, column: 19, scope: !534)
!579 = !DILocation(line: 174, column: 25, scope: !534)
!580 = !DILocation(line: 174, column: 43, scope: !534)
!581 = !DILocation(line: 174, column: 49, scope: !534)
!582 = !DILocation(line: 174, column: 30, scope: !534)
!583 = !DILocation(line: 174, column: 55, scope: !534)
!584 = !DILocation(line: 174, column: 5, scope: !534)
!585 = !DILocation(line: 174, column: 82, scope: !534)
!586 = !DILocation(line: 174, column: 66, scope: !534)
!587 = !DILocation(line: 175, column: 19, scope: !534)
!588 = !DILocation(line: 175, column: 25, scope: !534)
!589 = !DILocation(line: 175, column: 30, scope: !534)
!590 = !DILocation(line: 175, column: 56, scope: !534)
!591 = !DILocation(line: 175, column: 5, scope: !534)
!592 = !DILocation(line: 175, column: 83, scope: !534)
!593 = !DILocation(line: 175, column: 67, scope: !534)
!594 = !DILocation(line: 176, column: 19, scope: !534)
!595 = !DILocation(line: 176, column: 25, scope: !534)
!596 = !DILocation(line: 176, column: 30, scope: !534)
!597 = !DILocation(line: 176, column: 59, scope: !534)
!598 = !DILocation(line: 176, column: 5, scope: !534)
!599 = !DILocation(line: 176, column: 86, scope: !534)
!600 = !DILocation(line: 176, column: 70, scope: !534)
!601 = !DILocation(line: 177, column: 19, scope: !534)
!602 = !DILocation(line: 177, column: 25, scope: !534)
!603 = !DILocation(line: 177, column: 37, scope: !534)
!604 = !DILocation(line: 177, column: 30, scope: !534)
!605 = !DILocation(line: 177, column: 42, scope: !534)
!606 = !DILocation(line: 177, column: 5, scope: !534)
!607 = !DILocation(line: 177, column: 69, scope: !534)
!608 = !DILocation(line: 177, column: 53, scope: !534)
!609 = !DILocation(line: 178, column: 19, scope: !534)
!610 = !DILocation(line: 178, column: 25, scope: !534)
!611 = !DILocation(line: 178, column: 38, scope: !534)
!612 = !DILocation(line: 178, column: 30, scope: !534)
!613 = !DILocation(line: 178, column: 44, scope: !534)
!614 = !DILocation(line: 178, column: 5, scope: !534)
!615 = !DILocation(line: 178, column: 71, scope: !534)
!616 = !DILocation(line: 178, column: 55, scope: !534)
!617 = !DILocation(line: 179, column: 5, scope: !534)
!618 = !DILocation(line: 181, column: 12, scope: !58)
!619 = !DILocation(line: 183, column: 3, scope: !2)
!620 = !DILocation(line: 184, column: 1, scope: !2)
!621 = distinct !DISubprogram(name: "lines", scope: !3, file: !3, line: 25, type: !622, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !25)
!622 = !DISubroutineType(types: !623)
!623 = !{!6, !232, !16, !6}
!624 = !DILocalVariable(name: "text", arg: 1, scope: !621, file: !3, line: 25, type: !232)
!625 = !DILocation(line: 25, column: 30, scope: !621)
!626 = !DILocalVariable(name: "room", arg: 2, scope: !621, file: !3, line: 25, type: !16)
!627 = !DILocation(line: 25, column: 43, scope: !621)
!628 = !DILocalVariable(name: "allocated", arg: 3, scope: !621, file: !3, line: 25, type: !6)
!629 = !DILocation(line: 25, column: 53, scope: !621)
!630 = !DILocalVariable(name: "f", scope: !621, file: !3, line: 26, type: !280)
!631 = !DILocation(line: 26, column: 9, scope: !621)
!632 = !DILocation(line: 26, column: 18, scope: !621)
!633 = !DILocation(line: 26, column: 13, scope: !621)
!634 = !DILocalVariable(name: "line", scope: !621, file: !3, line: 27, type: !59)
!635 = !DILocation(line: 27, column: 9, scope: !621)
!636 = !DILocation(line: 27, column: 16, scope: !621)
!637 = !DILocation(line: 27, column: 35, scope: !621)
!638 = !DILocation(line: 27, column: 28, scope: !621)
!639 = !DILocalVariable(name: "n", scope: !621, file: !3, line: 28, type: !16)
!640 = !DILocation(line: 28, column: 10, scope: !621)
!641 = !DILocation(line: 28, column: 14, scope: !621)
!642 = !DILocalVariable(name: "i", scope: !643, file: !3, line: 29, type: !6)
!643 = distinct !DILexicalBlock(scope: !621, file: !3, line: 29, column: 3)
!644 = !DILocation(line: 29, column: 12, scope: !643)
!645 = !DILocation(line: 29, column: 8, scope: !643)
!646 = !DILocation(line: 29, column: 19, scope: !647)
!647 = distinct !DILexicalBlock(scope: !643, file: !3, line: 29, column: 3)
!648 = !DILocation(line: 29, column: 21, scope: !647)
!649 = !DILocation(line: 29, column: 3, scope: !643)
!650 = !DILocalVariable(name: "size", scope: !651, file: !3, line: 30, type: !652)
!651 = distinct !DILexicalBlock(scope: !647, file: !3, line: 29, column: 31)
!652 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !653, line: 77, baseType: !654)
!653 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!654 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !307, line: 194, baseType: !14)
!655 = !DILocation(line: 30, column: 13, scope: !651)
!656 = !DILocation(line: 30, column: 39, scope: !651)
!657 = !DILocation(line: 30, column: 20, scope: !651)
!658 = !DILocation(line: 31, column: 31, scope: !651)
!659 = !DILocation(line: 31, column: 37, scope: !651)
!660 = !DILocation(line: 31, column: 40, scope: !651)
!661 = !DILocation(line: 31, column: 45, scope: !651)
!662 = !DILocation(line: 31, column: 5, scope: !651)
!663 = !DILocation(line: 32, column: 3, scope: !651)
!664 = !DILocation(line: 29, column: 27, scope: !647)
!665 = !DILocation(line: 29, column: 3, scope: !647)
!666 = distinct !{!666, !649, !667, !187}
!667 = !DILocation(line: 32, column: 3, scope: !643)
!668 = !DILocation(line: 33, column: 8, scope: !621)
!669 = !DILocation(line: 33, column: 3, scope: !621)
!670 = !DILocation(line: 34, column: 17, scope: !621)
!671 = !DILocation(line: 34, column: 10, scope: !621)
!672 = !DILocation(line: 34, column: 3, scope: !621)
!673 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 37, type: !674, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !25)
!674 = !DISubroutineType(types: !675)
!675 = !{null, !232}
!676 = !DILocalVariable(name: "text", arg: 1, scope: !673, file: !3, line: 37, type: !232)
!677 = !DILocation(line: 37, column: 30, scope: !673)
!678 = !DILocalVariable(name: "f", scope: !673, file: !3, line: 38, type: !280)
!679 = !DILocation(line: 38, column: 9, scope: !673)
!680 = !DILocation(line: 38, column: 18, scope: !673)
!681 = !DILocation(line: 38, column: 13, scope: !673)
!682 = !DILocalVariable(name: "i", scope: !683, file: !3, line: 39, type: !6)
!683 = distinct !DILexicalBlock(scope: !673, file: !3, line: 39, column: 3)
!684 = !DILocation(line: 39, column: 12, scope: !683)
!685 = !DILocation(line: 39, column: 8, scope: !683)
!686 = !DILocation(line: 39, column: 19, scope: !687)
!687 = distinct !DILexicalBlock(scope: !683, file: !3, line: 39, column: 3)
!688 = !DILocation(line: 39, column: 21, scope: !687)
!689 = !DILocation(line: 39, column: 3, scope: !683)
!690 = !DILocation(line: 40, column: 5, scope: !691)
!691 = distinct !DILexicalBlock(scope: !687, file: !3, line: 39, column: 31)
!692 = !DILocation(line: 40, column: 11, scope: !691)
!693 = !DILocalVariable(name: "c", scope: !691, file: !3, line: 41, type: !462)
!694 = !DILocation(line: 41, column: 12, scope: !691)
!695 = !DILocation(line: 41, column: 22, scope: !691)
!696 = !DILocation(line: 41, column: 16, scope: !691)
!697 = !DILocation(line: 42, column: 44, scope: !691)
!698 = !DILocation(line: 42, column: 54, scope: !691)
!699 = !DILocation(line: 42, column: 47, scope: !691)
!700 = !DILocation(line: 42, column: 58, scope: !691)
!701 = !DILocation(line: 42, column: 5, scope: !691)
!702 = !DILocation(line: 43, column: 9, scope: !703)
!703 = distinct !DILexicalBlock(scope: !691, file: !3, line: 43, column: 9)
!704 = !DILocation(line: 43, column: 11, scope: !703)
!705 = !DILocation(line: 43, column: 9, scope: !691)
!706 = !DILocation(line: 43, column: 20, scope: !703)
!707 = !DILocation(line: 44, column: 3, scope: !691)
!708 = !DILocation(line: 39, column: 27, scope: !687)
!709 = !DILocation(line: 39, column: 3, scope: !687)
!710 = distinct !{!710, !689, !711, !187}
!711 = !DILocation(line: 44, column: 3, scope: !683)
!712 = !DILocation(line: 45, column: 10, scope: !673)
!713 = !DILocation(line: 45, column: 3, scope: !673)
!714 = !DILocation(line: 46, column: 1, scope: !673)
!715 = distinct !DISubprogram(name: "with", scope: !3, file: !3, line: 18, type: !716, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !25)
!716 = !DISubroutineType(types: !717)
!717 = !{!280, !232}
!718 = !DILocalVariable(name: "text", arg: 1, scope: !715, file: !3, line: 18, type: !232)
!719 = !DILocation(line: 18, column: 31, scope: !715)
!720 = !DILocalVariable(name: "f", scope: !715, file: !3, line: 19, type: !280)
!721 = !DILocation(line: 19, column: 9, scope: !715)
!722 = !DILocation(line: 19, column: 13, scope: !715)
!723 = !DILocation(line: 20, column: 9, scope: !715)
!724 = !DILocation(line: 20, column: 15, scope: !715)
!725 = !DILocation(line: 20, column: 3, scope: !715)
!726 = !DILocation(line: 21, column: 10, scope: !715)
!727 = !DILocation(line: 21, column: 3, scope: !715)
!728 = !DILocation(line: 22, column: 10, scope: !715)
!729 = !DILocation(line: 22, column: 3, scope: !715)
