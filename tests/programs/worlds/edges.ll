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
@main.names = internal constant [11 x i32] [i32 43, i32 3, i32 30, i32 60, i32 29, i32 70, i32 180, i32 67, i32 71, i32 2, i32 9999], align 16, !dbg !15
@.str.17 = private unnamed_addr constant [5 x i8] c"%ld \00", align 1
@.str.18 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.19 = private unnamed_addr constant [39 x i8] c"%b|%#b|%08hhb|%B|%#llB|%-6b|%.5b|%#12b\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.21 = private unnamed_addr constant [15 x i8] c"%zd of %zu %d\0A\00", align 1
@.str.22 = private unnamed_addr constant [23 x i8] c"%d error %d, errno %d\0A\00", align 1
@.str.23 = private unnamed_addr constant [10 x i8] c"edges.txt\00", align 1
@.str.24 = private unnamed_addr constant [3 x i8] c"w+\00", align 1

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
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i8]* %2, metadata !36, metadata !DIExpression()), !dbg !41
  %25 = bitcast [3 x i8]* %2 to i8*, !dbg !41
  call void @llvm.memset.p0i8.i64(i8* align 1 %25, i8 0, i64 3, i1 false), !dbg !41
  %26 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !42
  %27 = call i64 @read(i32 noundef 0, i8* noundef %26, i64 noundef 3), !dbg !44
  %28 = icmp ne i64 %27, 3, !dbg !45
  br i1 %28, label %29, label %30, !dbg !46

29:                                               ; preds = %0
  store i32 99, i32* %1, align 4, !dbg !47
  br label %322, !dbg !47

30:                                               ; preds = %0
  %31 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !48
  %32 = call i32 @setvbuf(%struct._IO_FILE* noundef %31, i8* noundef null, i32 noundef 2, i64 noundef 0) #7, !dbg !49
  call void @llvm.dbg.declare(metadata i64* %3, metadata !50, metadata !DIExpression()), !dbg !51
  %33 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !52
  %34 = load i8, i8* %33, align 1, !dbg !52
  %35 = zext i8 %34 to i64, !dbg !52
  store i64 %35, i64* %3, align 8, !dbg !51
  %36 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !53
  %37 = load i8, i8* %36, align 1, !dbg !53
  %38 = zext i8 %37 to i32, !dbg !53
  switch i32 %38, label %320 [
    i32 97, label %39
    i32 98, label %78
    i32 99, label %94
    i32 100, label %173
    i32 101, label %178
    i32 102, label %186
    i32 103, label %188
    i32 106, label %228
    i32 104, label %276
    i32 105, label %291
  ], !dbg !54

39:                                               ; preds = %30
  call void @llvm.dbg.declare(metadata i8** %4, metadata !55, metadata !DIExpression()), !dbg !59
  %40 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !60
  store i8* %40, i8** %4, align 8, !dbg !59
  call void @llvm.dbg.declare(metadata i8** %5, metadata !61, metadata !DIExpression()), !dbg !62
  %41 = load i8*, i8** %4, align 8, !dbg !63
  %42 = load i64, i64* %3, align 8, !dbg !64
  %43 = and i64 %42, 3, !dbg !65
  %44 = call i8* @realloc(i8* noundef %41, i64 noundef %43) #7, !dbg !66
  store i8* %44, i8** %5, align 8, !dbg !62
  %45 = load i8*, i8** %5, align 8, !dbg !67
  %46 = icmp ne i8* %45, null, !dbg !67
  br i1 %46, label %51, label %47, !dbg !69

47:                                               ; preds = %39
  %48 = load i64, i64* %3, align 8, !dbg !70
  %49 = and i64 %48, 3, !dbg !71
  %50 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i64 noundef %49), !dbg !72
  store i32 7, i32* %1, align 4, !dbg !73
  br label %322, !dbg !73

51:                                               ; preds = %39
  %52 = load i8*, i8** %5, align 8, !dbg !74
  %53 = load i64, i64* %3, align 8, !dbg !75
  %54 = and i64 %53, 3, !dbg !76
  %55 = sub i64 %54, 1, !dbg !77
  %56 = getelementptr inbounds i8, i8* %52, i64 %55, !dbg !74
  store i8 1, i8* %56, align 1, !dbg !78
  %57 = load i8*, i8** %5, align 8, !dbg !79
  call void @free(i8* noundef %57) #7, !dbg !80
  %58 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !81
  %59 = load i64, i64* %3, align 8, !dbg !82
  %60 = and i64 %59, 3, !dbg !83
  %61 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 2, !dbg !84
  %62 = load i8, i8* %61, align 1, !dbg !84
  %63 = zext i8 %62 to i32, !dbg !84
  %64 = and i32 %63, 1, !dbg !85
  %65 = sext i32 %64 to i64, !dbg !84
  %66 = call i8* @reallocarray(i8* noundef %58, i64 noundef %60, i64 noundef %65) #7, !dbg !86
  store i8* %66, i8** %5, align 8, !dbg !87
  %67 = load i8*, i8** %5, align 8, !dbg !88
  %68 = icmp eq i8* %67, null, !dbg !89
  %69 = zext i1 %68 to i32, !dbg !89
  %70 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %69), !dbg !90
  %71 = load i8*, i8** %5, align 8, !dbg !91
  call void @free(i8* noundef %71) #7, !dbg !92
  %72 = call i8* @realloc(i8* noundef null, i64 noundef 0) #7, !dbg !93
  store i8* %72, i8** %5, align 8, !dbg !94
  %73 = load i8*, i8** %5, align 8, !dbg !95
  %74 = icmp eq i8* %73, null, !dbg !96
  %75 = zext i1 %74 to i32, !dbg !96
  %76 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %75), !dbg !97
  %77 = load i8*, i8** %5, align 8, !dbg !98
  call void @free(i8* noundef %77) #7, !dbg !99
  br label %321, !dbg !100

78:                                               ; preds = %30
  call void @llvm.dbg.declare(metadata i8** %6, metadata !101, metadata !DIExpression()), !dbg !103
  store i8* null, i8** %6, align 8, !dbg !103
  call void @llvm.dbg.declare(metadata i32* %7, metadata !104, metadata !DIExpression()), !dbg !105
  %79 = load i64, i64* %3, align 8, !dbg !106
  %80 = call i32 @posix_memalign(i8** noundef %6, i64 noundef %79, i64 noundef 16) #7, !dbg !107
  store i32 %80, i32* %7, align 4, !dbg !105
  %81 = load i32, i32* %7, align 4, !dbg !108
  %82 = icmp ne i32 %81, 0, !dbg !108
  br i1 %82, label %83, label %85, !dbg !110

83:                                               ; preds = %78
  %84 = load i32, i32* %7, align 4, !dbg !111
  store i32 %84, i32* %1, align 4, !dbg !112
  br label %322, !dbg !112

85:                                               ; preds = %78
  %86 = load i8*, i8** %6, align 8, !dbg !113
  %87 = ptrtoint i8* %86 to i64, !dbg !115
  %88 = load i64, i64* %3, align 8, !dbg !116
  %89 = urem i64 %87, %88, !dbg !117
  %90 = icmp ne i64 %89, 0, !dbg !117
  br i1 %90, label %91, label %92, !dbg !118

91:                                               ; preds = %85
  store i32 2, i32* %1, align 4, !dbg !119
  br label %322, !dbg !119

92:                                               ; preds = %85
  %93 = load i8*, i8** %6, align 8, !dbg !120
  call void @free(i8* noundef %93) #7, !dbg !121
  br label %321, !dbg !122

94:                                               ; preds = %30
  call void @llvm.dbg.declare(metadata i64* %8, metadata !123, metadata !DIExpression()), !dbg !126
  store i64 0, i64* %8, align 8, !dbg !126
  br label %95, !dbg !127

95:                                               ; preds = %169, %94
  %96 = load i64, i64* %8, align 8, !dbg !128
  %97 = icmp ult i64 %96, 9, !dbg !130
  br i1 %97, label %98, label %172, !dbg !131

98:                                               ; preds = %95
  call void @llvm.dbg.declare(metadata i8** %9, metadata !132, metadata !DIExpression()), !dbg !134
  %99 = load i64, i64* %8, align 8, !dbg !135
  %100 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %99, !dbg !136
  %101 = load i64, i64* %100, align 8, !dbg !136
  %102 = call noalias i8* @memalign(i64 noundef %101, i64 noundef 10) #7, !dbg !137
  call void @llvm.assume(i1 true) [ "align"(i8* %102, i64 %101) ], !dbg !137
  store i8* %102, i8** %9, align 8, !dbg !134
  call void @llvm.dbg.declare(metadata i8** %10, metadata !138, metadata !DIExpression()), !dbg !139
  %103 = load i64, i64* %8, align 8, !dbg !140
  %104 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %103, !dbg !141
  %105 = load i64, i64* %104, align 8, !dbg !141
  %106 = call noalias i8* @aligned_alloc(i64 noundef %105, i64 noundef 10) #7, !dbg !142
  call void @llvm.assume(i1 true) [ "align"(i8* %106, i64 %105) ], !dbg !142
  store i8* %106, i8** %10, align 8, !dbg !139
  call void @llvm.dbg.declare(metadata i64* %11, metadata !143, metadata !DIExpression()), !dbg !144
  %107 = load i64, i64* %8, align 8, !dbg !145
  %108 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %107, !dbg !146
  %109 = load i64, i64* %108, align 8, !dbg !146
  %110 = icmp ult i64 %109, 16, !dbg !147
  br i1 %110, label %111, label %112, !dbg !146

111:                                              ; preds = %98
  br label %143, !dbg !146

112:                                              ; preds = %98
  %113 = load i64, i64* %8, align 8, !dbg !148
  %114 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %113, !dbg !149
  %115 = load i64, i64* %114, align 8, !dbg !149
  %116 = icmp ugt i64 %115, 4096, !dbg !150
  br i1 %116, label %117, label %118, !dbg !149

117:                                              ; preds = %112
  br label %141, !dbg !149

118:                                              ; preds = %112
  %119 = load i64, i64* %8, align 8, !dbg !151
  %120 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %119, !dbg !152
  %121 = load i64, i64* %120, align 8, !dbg !152
  %122 = icmp eq i64 %121, 24, !dbg !153
  br i1 %122, label %123, label %124, !dbg !152

123:                                              ; preds = %118
  br label %139, !dbg !152

124:                                              ; preds = %118
  %125 = load i64, i64* %8, align 8, !dbg !154
  %126 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %125, !dbg !155
  %127 = load i64, i64* %126, align 8, !dbg !155
  %128 = icmp eq i64 %127, 48, !dbg !156
  br i1 %128, label %129, label %130, !dbg !155

129:                                              ; preds = %124
  br label %137, !dbg !155

130:                                              ; preds = %124
  %131 = load i64, i64* %8, align 8, !dbg !157
  %132 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %131, !dbg !158
  %133 = load i64, i64* %132, align 8, !dbg !158
  %134 = icmp eq i64 %133, 100, !dbg !159
  %135 = zext i1 %134 to i64, !dbg !158
  %136 = select i1 %134, i32 128, i32 4096, !dbg !158
  br label %137, !dbg !155

137:                                              ; preds = %130, %129
  %138 = phi i32 [ 64, %129 ], [ %136, %130 ], !dbg !155
  br label %139, !dbg !152

139:                                              ; preds = %137, %123
  %140 = phi i32 [ 32, %123 ], [ %138, %137 ], !dbg !152
  br label %141, !dbg !149

141:                                              ; preds = %139, %117
  %142 = phi i32 [ 8192, %117 ], [ %140, %139 ], !dbg !149
  br label %143, !dbg !146

143:                                              ; preds = %141, %111
  %144 = phi i32 [ 16, %111 ], [ %142, %141 ], !dbg !146
  %145 = sext i32 %144 to i64, !dbg !146
  store i64 %145, i64* %11, align 8, !dbg !144
  %146 = load i8*, i8** %9, align 8, !dbg !160
  %147 = icmp ne i8* %146, null, !dbg !161
  %148 = zext i1 %147 to i32, !dbg !161
  %149 = load i8*, i8** %10, align 8, !dbg !162
  %150 = icmp ne i8* %149, null, !dbg !163
  %151 = zext i1 %150 to i32, !dbg !163
  %152 = load i8*, i8** %9, align 8, !dbg !164
  %153 = ptrtoint i8* %152 to i64, !dbg !165
  %154 = load i64, i64* %11, align 8, !dbg !166
  %155 = urem i64 %153, %154, !dbg !167
  %156 = icmp eq i64 %155, 0, !dbg !168
  br i1 %156, label %157, label %163, !dbg !169

157:                                              ; preds = %143
  %158 = load i8*, i8** %10, align 8, !dbg !170
  %159 = ptrtoint i8* %158 to i64, !dbg !171
  %160 = load i64, i64* %11, align 8, !dbg !172
  %161 = urem i64 %159, %160, !dbg !173
  %162 = icmp eq i64 %161, 0, !dbg !174
  br label %163

163:                                              ; preds = %157, %143
  %164 = phi i1 [ false, %143 ], [ %162, %157 ], !dbg !175
  %165 = zext i1 %164 to i32, !dbg !169
  %166 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32 noundef %148, i32 noundef %151, i32 noundef %165), !dbg !176
  %167 = load i8*, i8** %9, align 8, !dbg !177
  call void @free(i8* noundef %167) #7, !dbg !178
  %168 = load i8*, i8** %10, align 8, !dbg !179
  call void @free(i8* noundef %168) #7, !dbg !180
  br label %169, !dbg !181

169:                                              ; preds = %163
  %170 = load i64, i64* %8, align 8, !dbg !182
  %171 = add i64 %170, 1, !dbg !182
  store i64 %171, i64* %8, align 8, !dbg !182
  br label %95, !dbg !183, !llvm.loop !184

172:                                              ; preds = %95
  br label %321, !dbg !187

173:                                              ; preds = %30
  %174 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0, i32 noundef 0), !dbg !188
  %175 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !189
  %176 = call i32 @lines(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !190
  %177 = call i32 @lines(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0, i32 noundef 1), !dbg !191
  br label %321, !dbg !192

178:                                              ; preds = %30
  call void @llvm.dbg.declare(metadata [400 x i8]* %12, metadata !193, metadata !DIExpression()), !dbg !198
  %179 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !199
  call void @llvm.memset.p0i8.i64(i8* align 16 %179, i8 120, i64 399, i1 false), !dbg !199
  %180 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 399, !dbg !200
  store i8 0, i8* %180, align 1, !dbg !201
  %181 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !202
  %182 = call i32 @lines(i8* noundef %181, i64 noundef 0, i32 noundef 0), !dbg !203
  %183 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 130, !dbg !204
  store i8 10, i8* %183, align 2, !dbg !205
  %184 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !206
  %185 = call i32 @lines(i8* noundef %184, i64 noundef 0, i32 noundef 0), !dbg !207
  br label %321, !dbg !208

186:                                              ; preds = %30
  %187 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !209
  call void @wide(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)), !dbg !210
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0)), !dbg !211
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0)), !dbg !212
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)), !dbg !213
  br label %321, !dbg !214

188:                                              ; preds = %30
  call void @llvm.dbg.declare(metadata %struct.tm* %13, metadata !215, metadata !DIExpression()), !dbg !234
  %189 = bitcast %struct.tm* %13 to i8*, !dbg !234
  call void @llvm.memset.p0i8.i64(i8* align 8 %189, i8 0, i64 56, i1 false), !dbg !234
  %190 = bitcast i8* %189 to %struct.tm*, !dbg !234
  %191 = getelementptr inbounds %struct.tm, %struct.tm* %190, i32 0, i32 3, !dbg !234
  store i32 1, i32* %191, align 4, !dbg !234
  %192 = getelementptr inbounds %struct.tm, %struct.tm* %190, i32 0, i32 5, !dbg !234
  store i32 8099, i32* %192, align 4, !dbg !234
  call void @llvm.dbg.declare(metadata [40 x i8]* %14, metadata !235, metadata !DIExpression()), !dbg !239
  call void @llvm.dbg.declare(metadata i32* %15, metadata !240, metadata !DIExpression()), !dbg !242
  store i32 0, i32* %15, align 4, !dbg !242
  br label %193, !dbg !243

193:                                              ; preds = %208, %188
  %194 = load i32, i32* %15, align 4, !dbg !244
  %195 = icmp slt i32 %194, 2, !dbg !246
  br i1 %195, label %196, label %214, !dbg !247

196:                                              ; preds = %193
  %197 = call i32* @__errno_location() #8, !dbg !248
  store i32 0, i32* %197, align 4, !dbg !250
  %198 = getelementptr inbounds [40 x i8], [40 x i8]* %14, i64 0, i64 0, !dbg !251
  %199 = call i8* @asctime_r(%struct.tm* noundef %13, i8* noundef %198) #7, !dbg !252
  %200 = icmp ne i8* %199, null, !dbg !253
  %201 = zext i1 %200 to i32, !dbg !253
  %202 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %201), !dbg !254
  %203 = call i32* @__errno_location() #8, !dbg !255
  %204 = load i32, i32* %203, align 4, !dbg !255
  %205 = icmp eq i32 %204, 75, !dbg !256
  %206 = zext i1 %205 to i32, !dbg !256
  %207 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %206), !dbg !257
  br label %208, !dbg !258

208:                                              ; preds = %196
  %209 = load i32, i32* %15, align 4, !dbg !259
  %210 = add nsw i32 %209, 1, !dbg !259
  store i32 %210, i32* %15, align 4, !dbg !259
  %211 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !260
  %212 = load i32, i32* %211, align 4, !dbg !261
  %213 = add nsw i32 %212, 1, !dbg !261
  store i32 %213, i32* %211, align 4, !dbg !261
  br label %193, !dbg !262, !llvm.loop !263

214:                                              ; preds = %193
  %215 = call i8* @asctime(%struct.tm* noundef %13) #7, !dbg !265
  %216 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i8* noundef %215), !dbg !266
  %217 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !267
  store i32 2147483647, i32* %217, align 4, !dbg !268
  %218 = call i32* @__errno_location() #8, !dbg !269
  store i32 0, i32* %218, align 4, !dbg !270
  %219 = call i8* @asctime(%struct.tm* noundef %13) #7, !dbg !271
  %220 = icmp ne i8* %219, null, !dbg !272
  %221 = zext i1 %220 to i32, !dbg !272
  %222 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %221), !dbg !273
  %223 = call i32* @__errno_location() #8, !dbg !274
  %224 = load i32, i32* %223, align 4, !dbg !274
  %225 = icmp eq i32 %224, 75, !dbg !275
  %226 = zext i1 %225 to i32, !dbg !275
  %227 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %226), !dbg !276
  br label %321, !dbg !277

228:                                              ; preds = %30
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %16, metadata !278, metadata !DIExpression()), !dbg !335
  %229 = call %struct._IO_FILE* @with(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)), !dbg !336
  store %struct._IO_FILE* %229, %struct._IO_FILE** %16, align 8, !dbg !335
  call void @llvm.dbg.declare(metadata [6 x i8]* %17, metadata !337, metadata !DIExpression()), !dbg !341
  %230 = bitcast [6 x i8]* %17 to i8*, !dbg !341
  call void @llvm.memset.p0i8.i64(i8* align 1 %230, i8 0, i64 6, i1 false), !dbg !341
  call void @llvm.dbg.declare(metadata i32* %18, metadata !342, metadata !DIExpression()), !dbg !343
  %231 = load %struct._IO_FILE*, %struct._IO_FILE** %16, align 8, !dbg !344
  %232 = call i32 @fileno(%struct._IO_FILE* noundef %231) #7, !dbg !345
  store i32 %232, i32* %18, align 4, !dbg !343
  call void @llvm.dbg.declare(metadata i8** %19, metadata !346, metadata !DIExpression()), !dbg !347
  %233 = load i32, i32* %18, align 4, !dbg !348
  %234 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 1, i32 noundef %233, i64 noundef 0) #7, !dbg !349
  store i8* %234, i8** %19, align 8, !dbg !347
  %235 = load i64, i64* %3, align 8, !dbg !350
  %236 = and i64 %235, 1, !dbg !351
  %237 = icmp ne i64 %236, 0, !dbg !350
  %238 = zext i1 %237 to i64, !dbg !350
  %239 = select i1 %237, i32 74, i32 72, !dbg !350
  %240 = trunc i32 %239 to i8, !dbg !352
  %241 = load i8*, i8** %19, align 8, !dbg !353
  %242 = getelementptr inbounds i8, i8* %241, i64 0, !dbg !353
  store i8 %240, i8* %242, align 1, !dbg !354
  %243 = load i32, i32* %18, align 4, !dbg !355
  %244 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !356
  %245 = call i64 @pread(i32 noundef %243, i8* noundef %244, i64 noundef 5, i64 noundef 0), !dbg !357
  %246 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !358
  %247 = call i32 @puts(i8* noundef %246), !dbg !359
  %248 = load i32, i32* %18, align 4, !dbg !360
  %249 = call i64 @pwrite(i32 noundef %248, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.14, i64 0, i64 0), i64 noundef 2, i64 noundef 3), !dbg !361
  %250 = load i8*, i8** %19, align 8, !dbg !362
  %251 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %250), !dbg !363
  %252 = load i8*, i8** %19, align 8, !dbg !364
  %253 = getelementptr inbounds i8, i8* %252, i64 1, !dbg !364
  store i8 117, i8* %253, align 1, !dbg !365
  %254 = load i8*, i8** %19, align 8, !dbg !366
  %255 = call i32 @munmap(i8* noundef %254, i64 noundef 5) #7, !dbg !367
  %256 = load i32, i32* %18, align 4, !dbg !368
  %257 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !369
  %258 = call i64 @pread(i32 noundef %256, i8* noundef %257, i64 noundef 5, i64 noundef 0), !dbg !370
  %259 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !371
  %260 = call i32 @puts(i8* noundef %259), !dbg !372
  %261 = load i32, i32* %18, align 4, !dbg !373
  %262 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 1, i32 noundef 1, i32 noundef %261, i64 noundef 0) #7, !dbg !374
  store i8* %262, i8** %19, align 8, !dbg !375
  %263 = load i32, i32* %18, align 4, !dbg !376
  %264 = call i64 @pwrite(i32 noundef %263, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.16, i64 0, i64 0), i64 noundef 2, i64 noundef 0), !dbg !377
  %265 = load i8*, i8** %19, align 8, !dbg !378
  %266 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %265), !dbg !379
  call void @llvm.dbg.declare(metadata i8** %20, metadata !380, metadata !DIExpression()), !dbg !381
  %267 = load i32, i32* %18, align 4, !dbg !382
  %268 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 2, i32 noundef %267, i64 noundef 0) #7, !dbg !383
  store i8* %268, i8** %20, align 8, !dbg !381
  %269 = load i8*, i8** %20, align 8, !dbg !384
  %270 = getelementptr inbounds i8, i8* %269, i64 4, !dbg !384
  store i8 33, i8* %270, align 1, !dbg !385
  %271 = load i32, i32* %18, align 4, !dbg !386
  %272 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !387
  %273 = call i64 @pread(i32 noundef %271, i8* noundef %272, i64 noundef 5, i64 noundef 0), !dbg !388
  %274 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !389
  %275 = call i32 @puts(i8* noundef %274), !dbg !390
  br label %321, !dbg !391

276:                                              ; preds = %30
  call void @llvm.dbg.declare(metadata i64* %21, metadata !392, metadata !DIExpression()), !dbg !395
  store i64 0, i64* %21, align 8, !dbg !395
  br label %277, !dbg !396

277:                                              ; preds = %286, %276
  %278 = load i64, i64* %21, align 8, !dbg !397
  %279 = icmp ult i64 %278, 11, !dbg !399
  br i1 %279, label %280, label %289, !dbg !400

280:                                              ; preds = %277
  %281 = load i64, i64* %21, align 8, !dbg !401
  %282 = getelementptr inbounds [11 x i32], [11 x i32]* @main.names, i64 0, i64 %281, !dbg !402
  %283 = load i32, i32* %282, align 4, !dbg !402
  %284 = call i64 @sysconf(i32 noundef %283) #7, !dbg !403
  %285 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i64 0, i64 0), i64 noundef %284), !dbg !404
  br label %286, !dbg !404

286:                                              ; preds = %280
  %287 = load i64, i64* %21, align 8, !dbg !405
  %288 = add i64 %287, 1, !dbg !405
  store i64 %288, i64* %21, align 8, !dbg !405
  br label %277, !dbg !406, !llvm.loop !407

289:                                              ; preds = %277
  %290 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.18, i64 0, i64 0)), !dbg !409
  br label %321, !dbg !410

291:                                              ; preds = %30
  call void @llvm.dbg.declare(metadata i64* %22, metadata !411, metadata !DIExpression()), !dbg !414
  %292 = load i64, i64* %3, align 8, !dbg !415
  %293 = icmp ult i64 %292, 200, !dbg !416
  br i1 %293, label %294, label %296, !dbg !415

294:                                              ; preds = %291
  %295 = load i64, i64* %3, align 8, !dbg !417
  br label %299, !dbg !415

296:                                              ; preds = %291
  %297 = load i64, i64* %3, align 8, !dbg !418
  %298 = sub i64 -1, %297, !dbg !419
  br label %299, !dbg !415

299:                                              ; preds = %296, %294
  %300 = phi i64 [ %295, %294 ], [ %298, %296 ], !dbg !415
  store i64 %300, i64* %22, align 8, !dbg !414
  call void @llvm.dbg.declare(metadata [200 x i8]* %23, metadata !420, metadata !DIExpression()), !dbg !424
  call void @llvm.dbg.declare(metadata i32* %24, metadata !425, metadata !DIExpression()), !dbg !426
  %301 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !427
  %302 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !428
  %303 = load i8, i8* %302, align 1, !dbg !428
  %304 = zext i8 %303 to i32, !dbg !428
  %305 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !429
  %306 = load i8, i8* %305, align 1, !dbg !429
  %307 = zext i8 %306 to i32, !dbg !429
  %308 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !430
  %309 = load i8, i8* %308, align 1, !dbg !430
  %310 = zext i8 %309 to i32, !dbg !430
  %311 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !431
  %312 = load i8, i8* %311, align 1, !dbg !431
  %313 = zext i8 %312 to i32, !dbg !431
  %314 = load i64, i64* %22, align 8, !dbg !432
  %315 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %301, i64 noundef 200, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.19, i64 0, i64 0), i32 noundef %304, i32 noundef %307, i32 noundef %310, i32 noundef %313, i64 noundef %314, i32 noundef 5, i32 noundef 5, i32 noundef 5) #7, !dbg !433
  store i32 %315, i32* %24, align 4, !dbg !426
  %316 = load i32, i32* %24, align 4, !dbg !434
  %317 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !435
  %318 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i64 0, i64 0), i32 noundef %316, i8* noundef %317), !dbg !436
  %319 = and i32 %318, 1, !dbg !437
  store i32 %319, i32* %1, align 4, !dbg !438
  br label %322, !dbg !438

320:                                              ; preds = %30
  store i32 1, i32* %1, align 4, !dbg !439
  br label %322, !dbg !439

321:                                              ; preds = %289, %228, %214, %186, %178, %173, %172, %92, %51
  store i32 0, i32* %1, align 4, !dbg !440
  br label %322, !dbg !440

322:                                              ; preds = %321, %320, %299, %91, %83, %47, %29
  %323 = load i32, i32* %1, align 4, !dbg !441
  ret i32 %323, !dbg !441
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
define internal i32 @lines(i8* noundef %0, i64 noundef %1, i32 noundef %2) #0 !dbg !442 {
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct._IO_FILE*, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !445, metadata !DIExpression()), !dbg !446
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !447, metadata !DIExpression()), !dbg !448
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !449, metadata !DIExpression()), !dbg !450
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %7, metadata !451, metadata !DIExpression()), !dbg !452
  %12 = load i8*, i8** %4, align 8, !dbg !453
  %13 = call %struct._IO_FILE* @with(i8* noundef %12), !dbg !454
  store %struct._IO_FILE* %13, %struct._IO_FILE** %7, align 8, !dbg !452
  call void @llvm.dbg.declare(metadata i8** %8, metadata !455, metadata !DIExpression()), !dbg !456
  %14 = load i32, i32* %6, align 4, !dbg !457
  %15 = icmp ne i32 %14, 0, !dbg !457
  br i1 %15, label %16, label %19, !dbg !457

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !458
  %18 = call noalias i8* @malloc(i64 noundef %17) #7, !dbg !459
  br label %20, !dbg !457

19:                                               ; preds = %3
  br label %20, !dbg !457

20:                                               ; preds = %19, %16
  %21 = phi i8* [ %18, %16 ], [ null, %19 ], !dbg !457
  store i8* %21, i8** %8, align 8, !dbg !456
  call void @llvm.dbg.declare(metadata i64* %9, metadata !460, metadata !DIExpression()), !dbg !461
  %22 = load i64, i64* %5, align 8, !dbg !462
  store i64 %22, i64* %9, align 8, !dbg !461
  call void @llvm.dbg.declare(metadata i32* %10, metadata !463, metadata !DIExpression()), !dbg !465
  store i32 0, i32* %10, align 4, !dbg !465
  br label %23, !dbg !466

23:                                               ; preds = %35, %20
  %24 = load i32, i32* %10, align 4, !dbg !467
  %25 = icmp slt i32 %24, 3, !dbg !469
  br i1 %25, label %26, label %38, !dbg !470

26:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata i64* %11, metadata !471, metadata !DIExpression()), !dbg !476
  %27 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !477
  %28 = call i64 @getline(i8** noundef %8, i64* noundef %9, %struct._IO_FILE* noundef %27), !dbg !478
  store i64 %28, i64* %11, align 8, !dbg !476
  %29 = load i64, i64* %11, align 8, !dbg !479
  %30 = load i64, i64* %9, align 8, !dbg !480
  %31 = load i8*, i8** %8, align 8, !dbg !481
  %32 = icmp ne i8* %31, null, !dbg !482
  %33 = zext i1 %32 to i32, !dbg !482
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i64 noundef %29, i64 noundef %30, i32 noundef %33), !dbg !483
  br label %35, !dbg !484

35:                                               ; preds = %26
  %36 = load i32, i32* %10, align 4, !dbg !485
  %37 = add nsw i32 %36, 1, !dbg !485
  store i32 %37, i32* %10, align 4, !dbg !485
  br label %23, !dbg !486, !llvm.loop !487

38:                                               ; preds = %23
  %39 = load i8*, i8** %8, align 8, !dbg !489
  call void @free(i8* noundef %39) #7, !dbg !490
  %40 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !491
  %41 = call i32 @fclose(%struct._IO_FILE* noundef %40), !dbg !492
  ret i32 %41, !dbg !493
}

; Function Attrs: nounwind
declare i8* @setlocale(i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide(i8* noundef %0) #0 !dbg !494 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !497, metadata !DIExpression()), !dbg !498
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !499, metadata !DIExpression()), !dbg !500
  %6 = load i8*, i8** %2, align 8, !dbg !501
  %7 = call %struct._IO_FILE* @with(i8* noundef %6), !dbg !502
  store %struct._IO_FILE* %7, %struct._IO_FILE** %3, align 8, !dbg !500
  call void @llvm.dbg.declare(metadata i32* %4, metadata !503, metadata !DIExpression()), !dbg !505
  store i32 0, i32* %4, align 4, !dbg !505
  br label %8, !dbg !506

8:                                                ; preds = %25, %1
  %9 = load i32, i32* %4, align 4, !dbg !507
  %10 = icmp slt i32 %9, 2, !dbg !509
  br i1 %10, label %11, label %28, !dbg !510

11:                                               ; preds = %8
  %12 = call i32* @__errno_location() #8, !dbg !511
  store i32 0, i32* %12, align 4, !dbg !513
  call void @llvm.dbg.declare(metadata i32* %5, metadata !514, metadata !DIExpression()), !dbg !518
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !519
  %14 = call i32 @getwc(%struct._IO_FILE* noundef %13), !dbg !520
  store i32 %14, i32* %5, align 4, !dbg !518
  %15 = load i32, i32* %5, align 4, !dbg !521
  %16 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !522
  %17 = call i32 @ferror(%struct._IO_FILE* noundef %16) #7, !dbg !523
  %18 = call i32* @__errno_location() #8, !dbg !524
  %19 = load i32, i32* %18, align 4, !dbg !524
  %20 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.22, i64 0, i64 0), i32 noundef %15, i32 noundef %17, i32 noundef %19), !dbg !525
  %21 = load i32, i32* %5, align 4, !dbg !526
  %22 = icmp eq i32 %21, -1, !dbg !528
  br i1 %22, label %23, label %24, !dbg !529

23:                                               ; preds = %11
  br label %28, !dbg !530

24:                                               ; preds = %11
  br label %25, !dbg !531

25:                                               ; preds = %24
  %26 = load i32, i32* %4, align 4, !dbg !532
  %27 = add nsw i32 %26, 1, !dbg !532
  store i32 %27, i32* %4, align 4, !dbg !532
  br label %8, !dbg !533, !llvm.loop !534

28:                                               ; preds = %23, %8
  %29 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !536
  %30 = call i32 @fclose(%struct._IO_FILE* noundef %29), !dbg !537
  ret void, !dbg !538
}

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #6

; Function Attrs: nounwind
declare i8* @asctime_r(%struct.tm* noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i8* @asctime(%struct.tm* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct._IO_FILE* @with(i8* noundef %0) #0 !dbg !539 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !542, metadata !DIExpression()), !dbg !543
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !544, metadata !DIExpression()), !dbg !545
  %4 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.24, i64 0, i64 0)), !dbg !546
  store %struct._IO_FILE* %4, %struct._IO_FILE** %3, align 8, !dbg !545
  %5 = load i8*, i8** %2, align 8, !dbg !547
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !548
  %7 = call i32 @fputs(i8* noundef %5, %struct._IO_FILE* noundef %6), !dbg !549
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !550
  call void @rewind(%struct._IO_FILE* noundef %8), !dbg !551
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !552
  ret %struct._IO_FILE* %9, !dbg !553
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

declare i64 @getline(i8** noundef, i64* noundef, %struct._IO_FILE* noundef) #3

declare i32 @fclose(%struct._IO_FILE* noundef) #3

declare i32 @getwc(%struct._IO_FILE* noundef) #3

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
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}
!llvm.ident = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "aligns", scope: !2, file: !3, line: 76, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !4, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!3 = !DIFile(filename: "tests/programs/worlds/edges.c", directory: ".", checksumkind: CSK_MD5, checksum: "2cc348323607adb0dcbbf21b6ba01586")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !14, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !10, !13, !6}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !11, line: 90, baseType: !12)
!11 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!12 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!0, !15}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 134, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 352, elements: !19)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!19 = !{!20}
!20 = !DISubrange(count: 11)
!21 = !{}
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 576, elements: !26)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !25, line: 46, baseType: !12)
!25 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!26 = !{!27}
!27 = !DISubrange(count: 9)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 7, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 1}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = !{!"Debian clang version 14.0.6"}
!36 = !DILocalVariable(name: "in", scope: !2, file: !3, line: 49, type: !37)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 24, elements: !39)
!38 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!39 = !{!40}
!40 = !DISubrange(count: 3)
!41 = !DILocation(line: 49, column: 17, scope: !2)
!42 = !DILocation(line: 50, column: 15, scope: !43)
!43 = distinct !DILexicalBlock(scope: !2, file: !3, line: 50, column: 7)
!44 = !DILocation(line: 50, column: 7, scope: !43)
!45 = !DILocation(line: 50, column: 22, scope: !43)
!46 = !DILocation(line: 50, column: 7, scope: !2)
!47 = !DILocation(line: 50, column: 28, scope: !43)
!48 = !DILocation(line: 51, column: 11, scope: !2)
!49 = !DILocation(line: 51, column: 3, scope: !2)
!50 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 52, type: !24)
!51 = !DILocation(line: 52, column: 10, scope: !2)
!52 = !DILocation(line: 52, column: 14, scope: !2)
!53 = !DILocation(line: 53, column: 11, scope: !2)
!54 = !DILocation(line: 53, column: 3, scope: !2)
!55 = !DILocalVariable(name: "old", scope: !56, file: !3, line: 55, type: !58)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 54, column: 13)
!57 = distinct !DILexicalBlock(scope: !2, file: !3, line: 53, column: 18)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!59 = !DILocation(line: 55, column: 11, scope: !56)
!60 = !DILocation(line: 55, column: 17, scope: !56)
!61 = !DILocalVariable(name: "p", scope: !56, file: !3, line: 55, type: !58)
!62 = !DILocation(line: 55, column: 29, scope: !56)
!63 = !DILocation(line: 55, column: 41, scope: !56)
!64 = !DILocation(line: 55, column: 46, scope: !56)
!65 = !DILocation(line: 55, column: 48, scope: !56)
!66 = !DILocation(line: 55, column: 33, scope: !56)
!67 = !DILocation(line: 56, column: 10, scope: !68)
!68 = distinct !DILexicalBlock(scope: !56, file: !3, line: 56, column: 9)
!69 = !DILocation(line: 56, column: 9, scope: !56)
!70 = !DILocation(line: 56, column: 46, scope: !68)
!71 = !DILocation(line: 56, column: 48, scope: !68)
!72 = !DILocation(line: 56, column: 20, scope: !68)
!73 = !DILocation(line: 56, column: 13, scope: !68)
!74 = !DILocation(line: 57, column: 5, scope: !56)
!75 = !DILocation(line: 57, column: 8, scope: !56)
!76 = !DILocation(line: 57, column: 10, scope: !56)
!77 = !DILocation(line: 57, column: 15, scope: !56)
!78 = !DILocation(line: 57, column: 20, scope: !56)
!79 = !DILocation(line: 58, column: 10, scope: !56)
!80 = !DILocation(line: 58, column: 5, scope: !56)
!81 = !DILocation(line: 59, column: 22, scope: !56)
!82 = !DILocation(line: 59, column: 33, scope: !56)
!83 = !DILocation(line: 59, column: 35, scope: !56)
!84 = !DILocation(line: 59, column: 40, scope: !56)
!85 = !DILocation(line: 59, column: 46, scope: !56)
!86 = !DILocation(line: 59, column: 9, scope: !56)
!87 = !DILocation(line: 59, column: 7, scope: !56)
!88 = !DILocation(line: 60, column: 20, scope: !56)
!89 = !DILocation(line: 60, column: 22, scope: !56)
!90 = !DILocation(line: 60, column: 5, scope: !56)
!91 = !DILocation(line: 61, column: 10, scope: !56)
!92 = !DILocation(line: 61, column: 5, scope: !56)
!93 = !DILocation(line: 62, column: 9, scope: !56)
!94 = !DILocation(line: 62, column: 7, scope: !56)
!95 = !DILocation(line: 63, column: 20, scope: !56)
!96 = !DILocation(line: 63, column: 22, scope: !56)
!97 = !DILocation(line: 63, column: 5, scope: !56)
!98 = !DILocation(line: 64, column: 10, scope: !56)
!99 = !DILocation(line: 64, column: 5, scope: !56)
!100 = !DILocation(line: 65, column: 5, scope: !56)
!101 = !DILocalVariable(name: "p", scope: !102, file: !3, line: 68, type: !9)
!102 = distinct !DILexicalBlock(scope: !57, file: !3, line: 67, column: 13)
!103 = !DILocation(line: 68, column: 11, scope: !102)
!104 = !DILocalVariable(name: "error", scope: !102, file: !3, line: 69, type: !6)
!105 = !DILocation(line: 69, column: 9, scope: !102)
!106 = !DILocation(line: 69, column: 36, scope: !102)
!107 = !DILocation(line: 69, column: 17, scope: !102)
!108 = !DILocation(line: 70, column: 9, scope: !109)
!109 = distinct !DILexicalBlock(scope: !102, file: !3, line: 70, column: 9)
!110 = !DILocation(line: 70, column: 9, scope: !102)
!111 = !DILocation(line: 70, column: 23, scope: !109)
!112 = !DILocation(line: 70, column: 16, scope: !109)
!113 = !DILocation(line: 71, column: 20, scope: !114)
!114 = distinct !DILexicalBlock(scope: !102, file: !3, line: 71, column: 9)
!115 = !DILocation(line: 71, column: 9, scope: !114)
!116 = !DILocation(line: 71, column: 24, scope: !114)
!117 = !DILocation(line: 71, column: 22, scope: !114)
!118 = !DILocation(line: 71, column: 9, scope: !102)
!119 = !DILocation(line: 71, column: 27, scope: !114)
!120 = !DILocation(line: 72, column: 10, scope: !102)
!121 = !DILocation(line: 72, column: 5, scope: !102)
!122 = !DILocation(line: 73, column: 5, scope: !102)
!123 = !DILocalVariable(name: "i", scope: !124, file: !3, line: 77, type: !24)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 77, column: 5)
!125 = distinct !DILexicalBlock(scope: !57, file: !3, line: 75, column: 13)
!126 = !DILocation(line: 77, column: 17, scope: !124)
!127 = !DILocation(line: 77, column: 10, scope: !124)
!128 = !DILocation(line: 77, column: 24, scope: !129)
!129 = distinct !DILexicalBlock(scope: !124, file: !3, line: 77, column: 5)
!130 = !DILocation(line: 77, column: 26, scope: !129)
!131 = !DILocation(line: 77, column: 5, scope: !124)
!132 = !DILocalVariable(name: "p", scope: !133, file: !3, line: 78, type: !9)
!133 = distinct !DILexicalBlock(scope: !129, file: !3, line: 77, column: 65)
!134 = !DILocation(line: 78, column: 13, scope: !133)
!135 = !DILocation(line: 78, column: 33, scope: !133)
!136 = !DILocation(line: 78, column: 26, scope: !133)
!137 = !DILocation(line: 78, column: 17, scope: !133)
!138 = !DILocalVariable(name: "q", scope: !133, file: !3, line: 78, type: !9)
!139 = !DILocation(line: 78, column: 43, scope: !133)
!140 = !DILocation(line: 78, column: 68, scope: !133)
!141 = !DILocation(line: 78, column: 61, scope: !133)
!142 = !DILocation(line: 78, column: 47, scope: !133)
!143 = !DILocalVariable(name: "at", scope: !133, file: !3, line: 79, type: !10)
!144 = !DILocation(line: 79, column: 17, scope: !133)
!145 = !DILocation(line: 79, column: 29, scope: !133)
!146 = !DILocation(line: 79, column: 22, scope: !133)
!147 = !DILocation(line: 79, column: 32, scope: !133)
!148 = !DILocation(line: 79, column: 51, scope: !133)
!149 = !DILocation(line: 79, column: 44, scope: !133)
!150 = !DILocation(line: 79, column: 54, scope: !133)
!151 = !DILocation(line: 79, column: 77, scope: !133)
!152 = !DILocation(line: 79, column: 70, scope: !133)
!153 = !DILocation(line: 79, column: 80, scope: !133)
!154 = !DILocation(line: 79, column: 100, scope: !133)
!155 = !DILocation(line: 79, column: 93, scope: !133)
!156 = !DILocation(line: 79, column: 103, scope: !133)
!157 = !DILocation(line: 79, column: 123, scope: !133)
!158 = !DILocation(line: 79, column: 116, scope: !133)
!159 = !DILocation(line: 79, column: 126, scope: !133)
!160 = !DILocation(line: 80, column: 28, scope: !133)
!161 = !DILocation(line: 80, column: 30, scope: !133)
!162 = !DILocation(line: 80, column: 39, scope: !133)
!163 = !DILocation(line: 80, column: 41, scope: !133)
!164 = !DILocation(line: 80, column: 61, scope: !133)
!165 = !DILocation(line: 80, column: 50, scope: !133)
!166 = !DILocation(line: 80, column: 65, scope: !133)
!167 = !DILocation(line: 80, column: 63, scope: !133)
!168 = !DILocation(line: 80, column: 68, scope: !133)
!169 = !DILocation(line: 80, column: 73, scope: !133)
!170 = !DILocation(line: 80, column: 87, scope: !133)
!171 = !DILocation(line: 80, column: 76, scope: !133)
!172 = !DILocation(line: 80, column: 91, scope: !133)
!173 = !DILocation(line: 80, column: 89, scope: !133)
!174 = !DILocation(line: 80, column: 94, scope: !133)
!175 = !DILocation(line: 0, scope: !133)
!176 = !DILocation(line: 80, column: 7, scope: !133)
!177 = !DILocation(line: 81, column: 12, scope: !133)
!178 = !DILocation(line: 81, column: 7, scope: !133)
!179 = !DILocation(line: 81, column: 21, scope: !133)
!180 = !DILocation(line: 81, column: 16, scope: !133)
!181 = !DILocation(line: 82, column: 5, scope: !133)
!182 = !DILocation(line: 77, column: 61, scope: !129)
!183 = !DILocation(line: 77, column: 5, scope: !129)
!184 = distinct !{!184, !131, !185, !186}
!185 = !DILocation(line: 82, column: 5, scope: !124)
!186 = !{!"llvm.loop.mustprogress"}
!187 = !DILocation(line: 83, column: 5, scope: !125)
!188 = !DILocation(line: 85, column: 13, scope: !57)
!189 = !DILocation(line: 85, column: 30, scope: !57)
!190 = !DILocation(line: 85, column: 48, scope: !57)
!191 = !DILocation(line: 85, column: 92, scope: !57)
!192 = !DILocation(line: 85, column: 113, scope: !57)
!193 = !DILocalVariable(name: "text", scope: !194, file: !3, line: 87, type: !195)
!194 = distinct !DILexicalBlock(scope: !57, file: !3, line: 86, column: 13)
!195 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 3200, elements: !196)
!196 = !{!197}
!197 = !DISubrange(count: 400)
!198 = !DILocation(line: 87, column: 10, scope: !194)
!199 = !DILocation(line: 88, column: 5, scope: !194)
!200 = !DILocation(line: 89, column: 5, scope: !194)
!201 = !DILocation(line: 89, column: 27, scope: !194)
!202 = !DILocation(line: 90, column: 11, scope: !194)
!203 = !DILocation(line: 90, column: 5, scope: !194)
!204 = !DILocation(line: 91, column: 5, scope: !194)
!205 = !DILocation(line: 91, column: 15, scope: !194)
!206 = !DILocation(line: 92, column: 11, scope: !194)
!207 = !DILocation(line: 92, column: 5, scope: !194)
!208 = !DILocation(line: 93, column: 5, scope: !194)
!209 = !DILocation(line: 95, column: 13, scope: !57)
!210 = !DILocation(line: 95, column: 43, scope: !57)
!211 = !DILocation(line: 95, column: 57, scope: !57)
!212 = !DILocation(line: 95, column: 75, scope: !57)
!213 = !DILocation(line: 95, column: 90, scope: !57)
!214 = !DILocation(line: 95, column: 108, scope: !57)
!215 = !DILocalVariable(name: "at", scope: !216, file: !3, line: 97, type: !217)
!216 = distinct !DILexicalBlock(scope: !57, file: !3, line: 96, column: 13)
!217 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !218, line: 7, size: 448, elements: !219)
!218 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "", checksumkind: CSK_MD5, checksum: "9e5545b565ef031c4cd0faf90b69386f")
!219 = !{!220, !221, !222, !223, !224, !225, !226, !227, !228, !229, !231}
!220 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !217, file: !218, line: 9, baseType: !6, size: 32)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !217, file: !218, line: 10, baseType: !6, size: 32, offset: 32)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !217, file: !218, line: 11, baseType: !6, size: 32, offset: 64)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !217, file: !218, line: 12, baseType: !6, size: 32, offset: 96)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !217, file: !218, line: 13, baseType: !6, size: 32, offset: 128)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !217, file: !218, line: 14, baseType: !6, size: 32, offset: 160)
!226 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !217, file: !218, line: 15, baseType: !6, size: 32, offset: 192)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !217, file: !218, line: 16, baseType: !6, size: 32, offset: 224)
!228 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !217, file: !218, line: 17, baseType: !6, size: 32, offset: 256)
!229 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !217, file: !218, line: 20, baseType: !230, size: 64, offset: 320)
!230 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !217, file: !218, line: 21, baseType: !232, size: 64, offset: 384)
!232 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !233, size: 64)
!233 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!234 = !DILocation(line: 97, column: 15, scope: !216)
!235 = !DILocalVariable(name: "text", scope: !216, file: !3, line: 98, type: !236)
!236 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !237)
!237 = !{!238}
!238 = !DISubrange(count: 40)
!239 = !DILocation(line: 98, column: 10, scope: !216)
!240 = !DILocalVariable(name: "i", scope: !241, file: !3, line: 99, type: !6)
!241 = distinct !DILexicalBlock(scope: !216, file: !3, line: 99, column: 5)
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
!263 = distinct !{!263, !247, !264, !186}
!264 = !DILocation(line: 103, column: 5, scope: !241)
!265 = !DILocation(line: 104, column: 18, scope: !216)
!266 = !DILocation(line: 104, column: 5, scope: !216)
!267 = !DILocation(line: 105, column: 8, scope: !216)
!268 = !DILocation(line: 105, column: 16, scope: !216)
!269 = !DILocation(line: 105, column: 27, scope: !216)
!270 = !DILocation(line: 105, column: 33, scope: !216)
!271 = !DILocation(line: 106, column: 19, scope: !216)
!272 = !DILocation(line: 106, column: 32, scope: !216)
!273 = !DILocation(line: 106, column: 5, scope: !216)
!274 = !DILocation(line: 107, column: 20, scope: !216)
!275 = !DILocation(line: 107, column: 26, scope: !216)
!276 = !DILocation(line: 107, column: 5, scope: !216)
!277 = !DILocation(line: 108, column: 5, scope: !216)
!278 = !DILocalVariable(name: "f", scope: !279, file: !3, line: 111, type: !280)
!279 = distinct !DILexicalBlock(scope: !57, file: !3, line: 110, column: 13)
!280 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !281, size: 64)
!281 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !282, line: 7, baseType: !283)
!282 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!283 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !284, line: 49, size: 1728, elements: !285)
!284 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!285 = !{!286, !287, !288, !289, !290, !291, !292, !293, !294, !295, !296, !297, !298, !301, !303, !304, !305, !308, !310, !312, !316, !319, !321, !324, !327, !328, !329, !330, !331}
!286 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !283, file: !284, line: 51, baseType: !6, size: 32)
!287 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !283, file: !284, line: 54, baseType: !58, size: 64, offset: 64)
!288 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !283, file: !284, line: 55, baseType: !58, size: 64, offset: 128)
!289 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !283, file: !284, line: 56, baseType: !58, size: 64, offset: 192)
!290 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !283, file: !284, line: 57, baseType: !58, size: 64, offset: 256)
!291 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !283, file: !284, line: 58, baseType: !58, size: 64, offset: 320)
!292 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !283, file: !284, line: 59, baseType: !58, size: 64, offset: 384)
!293 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !283, file: !284, line: 60, baseType: !58, size: 64, offset: 448)
!294 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !283, file: !284, line: 61, baseType: !58, size: 64, offset: 512)
!295 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !283, file: !284, line: 64, baseType: !58, size: 64, offset: 576)
!296 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !283, file: !284, line: 65, baseType: !58, size: 64, offset: 640)
!297 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !283, file: !284, line: 66, baseType: !58, size: 64, offset: 704)
!298 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !283, file: !284, line: 68, baseType: !299, size: 64, offset: 768)
!299 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !300, size: 64)
!300 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !284, line: 36, flags: DIFlagFwdDecl)
!301 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !283, file: !284, line: 70, baseType: !302, size: 64, offset: 832)
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !283, size: 64)
!303 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !283, file: !284, line: 72, baseType: !6, size: 32, offset: 896)
!304 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !283, file: !284, line: 73, baseType: !6, size: 32, offset: 928)
!305 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !283, file: !284, line: 74, baseType: !306, size: 64, offset: 960)
!306 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !307, line: 152, baseType: !230)
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
!320 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !307, line: 153, baseType: !230)
!321 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !283, file: !284, line: 91, baseType: !322, size: 64, offset: 1216)
!322 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !323, size: 64)
!323 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !284, line: 37, flags: DIFlagFwdDecl)
!324 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !283, file: !284, line: 92, baseType: !325, size: 64, offset: 1280)
!325 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !326, size: 64)
!326 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !284, line: 38, flags: DIFlagFwdDecl)
!327 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !283, file: !284, line: 93, baseType: !302, size: 64, offset: 1344)
!328 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !283, file: !284, line: 94, baseType: !9, size: 64, offset: 1408)
!329 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !283, file: !284, line: 95, baseType: !24, size: 64, offset: 1472)
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
!346 = !DILocalVariable(name: "map", scope: !279, file: !3, line: 114, type: !58)
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
!380 = !DILocalVariable(name: "own", scope: !279, file: !3, line: 127, type: !58)
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
!392 = !DILocalVariable(name: "i", scope: !393, file: !3, line: 135, type: !24)
!393 = distinct !DILexicalBlock(scope: !394, file: !3, line: 135, column: 5)
!394 = distinct !DILexicalBlock(scope: !57, file: !3, line: 133, column: 13)
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
!407 = distinct !{!407, !400, !408, !186}
!408 = !DILocation(line: 135, column: 95, scope: !393)
!409 = !DILocation(line: 136, column: 5, scope: !394)
!410 = !DILocation(line: 137, column: 5, scope: !394)
!411 = !DILocalVariable(name: "v", scope: !412, file: !3, line: 140, type: !413)
!412 = distinct !DILexicalBlock(scope: !57, file: !3, line: 139, column: 13)
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
!439 = !DILocation(line: 145, column: 12, scope: !57)
!440 = !DILocation(line: 147, column: 3, scope: !2)
!441 = !DILocation(line: 148, column: 1, scope: !2)
!442 = distinct !DISubprogram(name: "lines", scope: !3, file: !3, line: 25, type: !443, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !21)
!443 = !DISubroutineType(types: !444)
!444 = !{!6, !232, !24, !6}
!445 = !DILocalVariable(name: "text", arg: 1, scope: !442, file: !3, line: 25, type: !232)
!446 = !DILocation(line: 25, column: 30, scope: !442)
!447 = !DILocalVariable(name: "room", arg: 2, scope: !442, file: !3, line: 25, type: !24)
!448 = !DILocation(line: 25, column: 43, scope: !442)
!449 = !DILocalVariable(name: "allocated", arg: 3, scope: !442, file: !3, line: 25, type: !6)
!450 = !DILocation(line: 25, column: 53, scope: !442)
!451 = !DILocalVariable(name: "f", scope: !442, file: !3, line: 26, type: !280)
!452 = !DILocation(line: 26, column: 9, scope: !442)
!453 = !DILocation(line: 26, column: 18, scope: !442)
!454 = !DILocation(line: 26, column: 13, scope: !442)
!455 = !DILocalVariable(name: "line", scope: !442, file: !3, line: 27, type: !58)
!456 = !DILocation(line: 27, column: 9, scope: !442)
!457 = !DILocation(line: 27, column: 16, scope: !442)
!458 = !DILocation(line: 27, column: 35, scope: !442)
!459 = !DILocation(line: 27, column: 28, scope: !442)
!460 = !DILocalVariable(name: "n", scope: !442, file: !3, line: 28, type: !24)
!461 = !DILocation(line: 28, column: 10, scope: !442)
!462 = !DILocation(line: 28, column: 14, scope: !442)
!463 = !DILocalVariable(name: "i", scope: !464, file: !3, line: 29, type: !6)
!464 = distinct !DILexicalBlock(scope: !442, file: !3, line: 29, column: 3)
!465 = !DILocation(line: 29, column: 12, scope: !464)
!466 = !DILocation(line: 29, column: 8, scope: !464)
!467 = !DILocation(line: 29, column: 19, scope: !468)
!468 = distinct !DILexicalBlock(scope: !464, file: !3, line: 29, column: 3)
!469 = !DILocation(line: 29, column: 21, scope: !468)
!470 = !DILocation(line: 29, column: 3, scope: !464)
!471 = !DILocalVariable(name: "size", scope: !472, file: !3, line: 30, type: !473)
!472 = distinct !DILexicalBlock(scope: !468, file: !3, line: 29, column: 31)
!473 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !474, line: 77, baseType: !475)
!474 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!475 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !307, line: 194, baseType: !230)
!476 = !DILocation(line: 30, column: 13, scope: !472)
!477 = !DILocation(line: 30, column: 39, scope: !472)
!478 = !DILocation(line: 30, column: 20, scope: !472)
!479 = !DILocation(line: 31, column: 31, scope: !472)
!480 = !DILocation(line: 31, column: 37, scope: !472)
!481 = !DILocation(line: 31, column: 40, scope: !472)
!482 = !DILocation(line: 31, column: 45, scope: !472)
!483 = !DILocation(line: 31, column: 5, scope: !472)
!484 = !DILocation(line: 32, column: 3, scope: !472)
!485 = !DILocation(line: 29, column: 27, scope: !468)
!486 = !DILocation(line: 29, column: 3, scope: !468)
!487 = distinct !{!487, !470, !488, !186}
!488 = !DILocation(line: 32, column: 3, scope: !464)
!489 = !DILocation(line: 33, column: 8, scope: !442)
!490 = !DILocation(line: 33, column: 3, scope: !442)
!491 = !DILocation(line: 34, column: 17, scope: !442)
!492 = !DILocation(line: 34, column: 10, scope: !442)
!493 = !DILocation(line: 34, column: 3, scope: !442)
!494 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 37, type: !495, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !21)
!495 = !DISubroutineType(types: !496)
!496 = !{null, !232}
!497 = !DILocalVariable(name: "text", arg: 1, scope: !494, file: !3, line: 37, type: !232)
!498 = !DILocation(line: 37, column: 30, scope: !494)
!499 = !DILocalVariable(name: "f", scope: !494, file: !3, line: 38, type: !280)
!500 = !DILocation(line: 38, column: 9, scope: !494)
!501 = !DILocation(line: 38, column: 18, scope: !494)
!502 = !DILocation(line: 38, column: 13, scope: !494)
!503 = !DILocalVariable(name: "i", scope: !504, file: !3, line: 39, type: !6)
!504 = distinct !DILexicalBlock(scope: !494, file: !3, line: 39, column: 3)
!505 = !DILocation(line: 39, column: 12, scope: !504)
!506 = !DILocation(line: 39, column: 8, scope: !504)
!507 = !DILocation(line: 39, column: 19, scope: !508)
!508 = distinct !DILexicalBlock(scope: !504, file: !3, line: 39, column: 3)
!509 = !DILocation(line: 39, column: 21, scope: !508)
!510 = !DILocation(line: 39, column: 3, scope: !504)
!511 = !DILocation(line: 40, column: 5, scope: !512)
!512 = distinct !DILexicalBlock(scope: !508, file: !3, line: 39, column: 31)
!513 = !DILocation(line: 40, column: 11, scope: !512)
!514 = !DILocalVariable(name: "c", scope: !512, file: !3, line: 41, type: !515)
!515 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !516, line: 20, baseType: !517)
!516 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "", checksumkind: CSK_MD5, checksum: "aa31b53ef28dc23152ceb41e2763ded3")
!517 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!518 = !DILocation(line: 41, column: 12, scope: !512)
!519 = !DILocation(line: 41, column: 22, scope: !512)
!520 = !DILocation(line: 41, column: 16, scope: !512)
!521 = !DILocation(line: 42, column: 44, scope: !512)
!522 = !DILocation(line: 42, column: 54, scope: !512)
!523 = !DILocation(line: 42, column: 47, scope: !512)
!524 = !DILocation(line: 42, column: 58, scope: !512)
!525 = !DILocation(line: 42, column: 5, scope: !512)
!526 = !DILocation(line: 43, column: 9, scope: !527)
!527 = distinct !DILexicalBlock(scope: !512, file: !3, line: 43, column: 9)
!528 = !DILocation(line: 43, column: 11, scope: !527)
!529 = !DILocation(line: 43, column: 9, scope: !512)
!530 = !DILocation(line: 43, column: 20, scope: !527)
!531 = !DILocation(line: 44, column: 3, scope: !512)
!532 = !DILocation(line: 39, column: 27, scope: !508)
!533 = !DILocation(line: 39, column: 3, scope: !508)
!534 = distinct !{!534, !510, !535, !186}
!535 = !DILocation(line: 44, column: 3, scope: !504)
!536 = !DILocation(line: 45, column: 10, scope: !494)
!537 = !DILocation(line: 45, column: 3, scope: !494)
!538 = !DILocation(line: 46, column: 1, scope: !494)
!539 = distinct !DISubprogram(name: "with", scope: !3, file: !3, line: 18, type: !540, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !21)
!540 = !DISubroutineType(types: !541)
!541 = !{!280, !232}
!542 = !DILocalVariable(name: "text", arg: 1, scope: !539, file: !3, line: 18, type: !232)
!543 = !DILocation(line: 18, column: 31, scope: !539)
!544 = !DILocalVariable(name: "f", scope: !539, file: !3, line: 19, type: !280)
!545 = !DILocation(line: 19, column: 9, scope: !539)
!546 = !DILocation(line: 19, column: 13, scope: !539)
!547 = !DILocation(line: 20, column: 9, scope: !539)
!548 = !DILocation(line: 20, column: 15, scope: !539)
!549 = !DILocation(line: 20, column: 3, scope: !539)
!550 = !DILocation(line: 21, column: 10, scope: !539)
!551 = !DILocation(line: 21, column: 3, scope: !539)
!552 = !DILocation(line: 22, column: 10, scope: !539)
!553 = !DILocation(line: 22, column: 3, scope: !539)
