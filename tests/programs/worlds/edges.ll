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
@main.names = internal constant [11 x i32] [i32 43, i32 3, i32 30, i32 60, i32 29, i32 70, i32 180, i32 67, i32 71, i32 2, i32 9999], align 16, !dbg !17
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
@.str.32 = private unnamed_addr constant [15 x i8] c"%zd of %zu %d\0A\00", align 1
@.str.33 = private unnamed_addr constant [23 x i8] c"%d error %d, errno %d\0A\00", align 1
@.str.34 = private unnamed_addr constant [10 x i8] c"edges.txt\00", align 1
@.str.35 = private unnamed_addr constant [3 x i8] c"w+\00", align 1

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
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i8]* %2, metadata !38, metadata !DIExpression()), !dbg !42
  %29 = bitcast [3 x i8]* %2 to i8*, !dbg !42
  call void @llvm.memset.p0i8.i64(i8* align 1 %29, i8 0, i64 3, i1 false), !dbg !42
  %30 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !43
  %31 = call i64 @read(i32 noundef 0, i8* noundef %30, i64 noundef 3), !dbg !45
  %32 = icmp ne i64 %31, 3, !dbg !46
  br i1 %32, label %33, label %34, !dbg !47

33:                                               ; preds = %0
  store i32 99, i32* %1, align 4, !dbg !48
  br label %425, !dbg !48

34:                                               ; preds = %0
  %35 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !49
  %36 = call i32 @setvbuf(%struct._IO_FILE* noundef %35, i8* noundef null, i32 noundef 2, i64 noundef 0) #7, !dbg !50
  call void @llvm.dbg.declare(metadata i64* %3, metadata !51, metadata !DIExpression()), !dbg !52
  %37 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !53
  %38 = load i8, i8* %37, align 1, !dbg !53
  %39 = zext i8 %38 to i64, !dbg !53
  store i64 %39, i64* %3, align 8, !dbg !52
  %40 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !54
  %41 = load i8, i8* %40, align 1, !dbg !54
  %42 = zext i8 %41 to i32, !dbg !54
  switch i32 %42, label %423 [
    i32 97, label %43
    i32 98, label %82
    i32 99, label %98
    i32 100, label %177
    i32 101, label %182
    i32 102, label %190
    i32 103, label %192
    i32 106, label %232
    i32 104, label %280
    i32 105, label %295
    i32 107, label %324
    i32 108, label %369
    i32 109, label %394
  ], !dbg !55

43:                                               ; preds = %34
  call void @llvm.dbg.declare(metadata i8** %4, metadata !56, metadata !DIExpression()), !dbg !60
  %44 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !61
  store i8* %44, i8** %4, align 8, !dbg !60
  call void @llvm.dbg.declare(metadata i8** %5, metadata !62, metadata !DIExpression()), !dbg !63
  %45 = load i8*, i8** %4, align 8, !dbg !64
  %46 = load i64, i64* %3, align 8, !dbg !65
  %47 = and i64 %46, 3, !dbg !66
  %48 = call i8* @realloc(i8* noundef %45, i64 noundef %47) #7, !dbg !67
  store i8* %48, i8** %5, align 8, !dbg !63
  %49 = load i8*, i8** %5, align 8, !dbg !68
  %50 = icmp ne i8* %49, null, !dbg !68
  br i1 %50, label %55, label %51, !dbg !70

51:                                               ; preds = %43
  %52 = load i64, i64* %3, align 8, !dbg !71
  %53 = and i64 %52, 3, !dbg !72
  %54 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i64 noundef %53), !dbg !73
  store i32 7, i32* %1, align 4, !dbg !74
  br label %425, !dbg !74

55:                                               ; preds = %43
  %56 = load i8*, i8** %5, align 8, !dbg !75
  %57 = load i64, i64* %3, align 8, !dbg !76
  %58 = and i64 %57, 3, !dbg !77
  %59 = sub i64 %58, 1, !dbg !78
  %60 = getelementptr inbounds i8, i8* %56, i64 %59, !dbg !75
  store i8 1, i8* %60, align 1, !dbg !79
  %61 = load i8*, i8** %5, align 8, !dbg !80
  call void @free(i8* noundef %61) #7, !dbg !81
  %62 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !82
  %63 = load i64, i64* %3, align 8, !dbg !83
  %64 = and i64 %63, 3, !dbg !84
  %65 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 2, !dbg !85
  %66 = load i8, i8* %65, align 1, !dbg !85
  %67 = zext i8 %66 to i32, !dbg !85
  %68 = and i32 %67, 1, !dbg !86
  %69 = sext i32 %68 to i64, !dbg !85
  %70 = call i8* @reallocarray(i8* noundef %62, i64 noundef %64, i64 noundef %69) #7, !dbg !87
  store i8* %70, i8** %5, align 8, !dbg !88
  %71 = load i8*, i8** %5, align 8, !dbg !89
  %72 = icmp eq i8* %71, null, !dbg !90
  %73 = zext i1 %72 to i32, !dbg !90
  %74 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %73), !dbg !91
  %75 = load i8*, i8** %5, align 8, !dbg !92
  call void @free(i8* noundef %75) #7, !dbg !93
  %76 = call i8* @realloc(i8* noundef null, i64 noundef 0) #7, !dbg !94
  store i8* %76, i8** %5, align 8, !dbg !95
  %77 = load i8*, i8** %5, align 8, !dbg !96
  %78 = icmp eq i8* %77, null, !dbg !97
  %79 = zext i1 %78 to i32, !dbg !97
  %80 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %79), !dbg !98
  %81 = load i8*, i8** %5, align 8, !dbg !99
  call void @free(i8* noundef %81) #7, !dbg !100
  br label %424, !dbg !101

82:                                               ; preds = %34
  call void @llvm.dbg.declare(metadata i8** %6, metadata !102, metadata !DIExpression()), !dbg !104
  store i8* null, i8** %6, align 8, !dbg !104
  call void @llvm.dbg.declare(metadata i32* %7, metadata !105, metadata !DIExpression()), !dbg !106
  %83 = load i64, i64* %3, align 8, !dbg !107
  %84 = call i32 @posix_memalign(i8** noundef %6, i64 noundef %83, i64 noundef 16) #7, !dbg !108
  store i32 %84, i32* %7, align 4, !dbg !106
  %85 = load i32, i32* %7, align 4, !dbg !109
  %86 = icmp ne i32 %85, 0, !dbg !109
  br i1 %86, label %87, label %89, !dbg !111

87:                                               ; preds = %82
  %88 = load i32, i32* %7, align 4, !dbg !112
  store i32 %88, i32* %1, align 4, !dbg !113
  br label %425, !dbg !113

89:                                               ; preds = %82
  %90 = load i8*, i8** %6, align 8, !dbg !114
  %91 = ptrtoint i8* %90 to i64, !dbg !116
  %92 = load i64, i64* %3, align 8, !dbg !117
  %93 = urem i64 %91, %92, !dbg !118
  %94 = icmp ne i64 %93, 0, !dbg !118
  br i1 %94, label %95, label %96, !dbg !119

95:                                               ; preds = %89
  store i32 2, i32* %1, align 4, !dbg !120
  br label %425, !dbg !120

96:                                               ; preds = %89
  %97 = load i8*, i8** %6, align 8, !dbg !121
  call void @free(i8* noundef %97) #7, !dbg !122
  br label %424, !dbg !123

98:                                               ; preds = %34
  call void @llvm.dbg.declare(metadata i64* %8, metadata !124, metadata !DIExpression()), !dbg !127
  store i64 0, i64* %8, align 8, !dbg !127
  br label %99, !dbg !128

99:                                               ; preds = %173, %98
  %100 = load i64, i64* %8, align 8, !dbg !129
  %101 = icmp ult i64 %100, 9, !dbg !131
  br i1 %101, label %102, label %176, !dbg !132

102:                                              ; preds = %99
  call void @llvm.dbg.declare(metadata i8** %9, metadata !133, metadata !DIExpression()), !dbg !135
  %103 = load i64, i64* %8, align 8, !dbg !136
  %104 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %103, !dbg !137
  %105 = load i64, i64* %104, align 8, !dbg !137
  %106 = call noalias i8* @memalign(i64 noundef %105, i64 noundef 10) #7, !dbg !138
  call void @llvm.assume(i1 true) [ "align"(i8* %106, i64 %105) ], !dbg !138
  store i8* %106, i8** %9, align 8, !dbg !135
  call void @llvm.dbg.declare(metadata i8** %10, metadata !139, metadata !DIExpression()), !dbg !140
  %107 = load i64, i64* %8, align 8, !dbg !141
  %108 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %107, !dbg !142
  %109 = load i64, i64* %108, align 8, !dbg !142
  %110 = call noalias i8* @aligned_alloc(i64 noundef %109, i64 noundef 10) #7, !dbg !143
  call void @llvm.assume(i1 true) [ "align"(i8* %110, i64 %109) ], !dbg !143
  store i8* %110, i8** %10, align 8, !dbg !140
  call void @llvm.dbg.declare(metadata i64* %11, metadata !144, metadata !DIExpression()), !dbg !145
  %111 = load i64, i64* %8, align 8, !dbg !146
  %112 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %111, !dbg !147
  %113 = load i64, i64* %112, align 8, !dbg !147
  %114 = icmp ult i64 %113, 16, !dbg !148
  br i1 %114, label %115, label %116, !dbg !147

115:                                              ; preds = %102
  br label %147, !dbg !147

116:                                              ; preds = %102
  %117 = load i64, i64* %8, align 8, !dbg !149
  %118 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %117, !dbg !150
  %119 = load i64, i64* %118, align 8, !dbg !150
  %120 = icmp ugt i64 %119, 4096, !dbg !151
  br i1 %120, label %121, label %122, !dbg !150

121:                                              ; preds = %116
  br label %145, !dbg !150

122:                                              ; preds = %116
  %123 = load i64, i64* %8, align 8, !dbg !152
  %124 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %123, !dbg !153
  %125 = load i64, i64* %124, align 8, !dbg !153
  %126 = icmp eq i64 %125, 24, !dbg !154
  br i1 %126, label %127, label %128, !dbg !153

127:                                              ; preds = %122
  br label %143, !dbg !153

128:                                              ; preds = %122
  %129 = load i64, i64* %8, align 8, !dbg !155
  %130 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %129, !dbg !156
  %131 = load i64, i64* %130, align 8, !dbg !156
  %132 = icmp eq i64 %131, 48, !dbg !157
  br i1 %132, label %133, label %134, !dbg !156

133:                                              ; preds = %128
  br label %141, !dbg !156

134:                                              ; preds = %128
  %135 = load i64, i64* %8, align 8, !dbg !158
  %136 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %135, !dbg !159
  %137 = load i64, i64* %136, align 8, !dbg !159
  %138 = icmp eq i64 %137, 100, !dbg !160
  %139 = zext i1 %138 to i64, !dbg !159
  %140 = select i1 %138, i32 128, i32 4096, !dbg !159
  br label %141, !dbg !156

141:                                              ; preds = %134, %133
  %142 = phi i32 [ 64, %133 ], [ %140, %134 ], !dbg !156
  br label %143, !dbg !153

143:                                              ; preds = %141, %127
  %144 = phi i32 [ 32, %127 ], [ %142, %141 ], !dbg !153
  br label %145, !dbg !150

145:                                              ; preds = %143, %121
  %146 = phi i32 [ 8192, %121 ], [ %144, %143 ], !dbg !150
  br label %147, !dbg !147

147:                                              ; preds = %145, %115
  %148 = phi i32 [ 16, %115 ], [ %146, %145 ], !dbg !147
  %149 = sext i32 %148 to i64, !dbg !147
  store i64 %149, i64* %11, align 8, !dbg !145
  %150 = load i8*, i8** %9, align 8, !dbg !161
  %151 = icmp ne i8* %150, null, !dbg !162
  %152 = zext i1 %151 to i32, !dbg !162
  %153 = load i8*, i8** %10, align 8, !dbg !163
  %154 = icmp ne i8* %153, null, !dbg !164
  %155 = zext i1 %154 to i32, !dbg !164
  %156 = load i8*, i8** %9, align 8, !dbg !165
  %157 = ptrtoint i8* %156 to i64, !dbg !166
  %158 = load i64, i64* %11, align 8, !dbg !167
  %159 = urem i64 %157, %158, !dbg !168
  %160 = icmp eq i64 %159, 0, !dbg !169
  br i1 %160, label %161, label %167, !dbg !170

161:                                              ; preds = %147
  %162 = load i8*, i8** %10, align 8, !dbg !171
  %163 = ptrtoint i8* %162 to i64, !dbg !172
  %164 = load i64, i64* %11, align 8, !dbg !173
  %165 = urem i64 %163, %164, !dbg !174
  %166 = icmp eq i64 %165, 0, !dbg !175
  br label %167

167:                                              ; preds = %161, %147
  %168 = phi i1 [ false, %147 ], [ %166, %161 ], !dbg !176
  %169 = zext i1 %168 to i32, !dbg !170
  %170 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32 noundef %152, i32 noundef %155, i32 noundef %169), !dbg !177
  %171 = load i8*, i8** %9, align 8, !dbg !178
  call void @free(i8* noundef %171) #7, !dbg !179
  %172 = load i8*, i8** %10, align 8, !dbg !180
  call void @free(i8* noundef %172) #7, !dbg !181
  br label %173, !dbg !182

173:                                              ; preds = %167
  %174 = load i64, i64* %8, align 8, !dbg !183
  %175 = add i64 %174, 1, !dbg !183
  store i64 %175, i64* %8, align 8, !dbg !183
  br label %99, !dbg !184, !llvm.loop !185

176:                                              ; preds = %99
  br label %424, !dbg !188

177:                                              ; preds = %34
  %178 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0, i32 noundef 0), !dbg !189
  %179 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !190
  %180 = call i32 @lines(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !191
  %181 = call i32 @lines(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0, i32 noundef 1), !dbg !192
  br label %424, !dbg !193

182:                                              ; preds = %34
  call void @llvm.dbg.declare(metadata [400 x i8]* %12, metadata !194, metadata !DIExpression()), !dbg !199
  %183 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !200
  call void @llvm.memset.p0i8.i64(i8* align 16 %183, i8 120, i64 399, i1 false), !dbg !200
  %184 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 399, !dbg !201
  store i8 0, i8* %184, align 1, !dbg !202
  %185 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !203
  %186 = call i32 @lines(i8* noundef %185, i64 noundef 0, i32 noundef 0), !dbg !204
  %187 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 130, !dbg !205
  store i8 10, i8* %187, align 2, !dbg !206
  %188 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !207
  %189 = call i32 @lines(i8* noundef %188, i64 noundef 0, i32 noundef 0), !dbg !208
  br label %424, !dbg !209

190:                                              ; preds = %34
  %191 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !210
  call void @wide(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)), !dbg !211
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0)), !dbg !212
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0)), !dbg !213
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)), !dbg !214
  br label %424, !dbg !215

192:                                              ; preds = %34
  call void @llvm.dbg.declare(metadata %struct.tm* %13, metadata !216, metadata !DIExpression()), !dbg !234
  %193 = bitcast %struct.tm* %13 to i8*, !dbg !234
  call void @llvm.memset.p0i8.i64(i8* align 8 %193, i8 0, i64 56, i1 false), !dbg !234
  %194 = bitcast i8* %193 to %struct.tm*, !dbg !234
  %195 = getelementptr inbounds %struct.tm, %struct.tm* %194, i32 0, i32 3, !dbg !234
  store i32 1, i32* %195, align 4, !dbg !234
  %196 = getelementptr inbounds %struct.tm, %struct.tm* %194, i32 0, i32 5, !dbg !234
  store i32 8099, i32* %196, align 4, !dbg !234
  call void @llvm.dbg.declare(metadata [40 x i8]* %14, metadata !235, metadata !DIExpression()), !dbg !239
  call void @llvm.dbg.declare(metadata i32* %15, metadata !240, metadata !DIExpression()), !dbg !242
  store i32 0, i32* %15, align 4, !dbg !242
  br label %197, !dbg !243

197:                                              ; preds = %212, %192
  %198 = load i32, i32* %15, align 4, !dbg !244
  %199 = icmp slt i32 %198, 2, !dbg !246
  br i1 %199, label %200, label %218, !dbg !247

200:                                              ; preds = %197
  %201 = call i32* @__errno_location() #8, !dbg !248
  store i32 0, i32* %201, align 4, !dbg !250
  %202 = getelementptr inbounds [40 x i8], [40 x i8]* %14, i64 0, i64 0, !dbg !251
  %203 = call i8* @asctime_r(%struct.tm* noundef %13, i8* noundef %202) #7, !dbg !252
  %204 = icmp ne i8* %203, null, !dbg !253
  %205 = zext i1 %204 to i32, !dbg !253
  %206 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %205), !dbg !254
  %207 = call i32* @__errno_location() #8, !dbg !255
  %208 = load i32, i32* %207, align 4, !dbg !255
  %209 = icmp eq i32 %208, 75, !dbg !256
  %210 = zext i1 %209 to i32, !dbg !256
  %211 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %210), !dbg !257
  br label %212, !dbg !258

212:                                              ; preds = %200
  %213 = load i32, i32* %15, align 4, !dbg !259
  %214 = add nsw i32 %213, 1, !dbg !259
  store i32 %214, i32* %15, align 4, !dbg !259
  %215 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !260
  %216 = load i32, i32* %215, align 4, !dbg !261
  %217 = add nsw i32 %216, 1, !dbg !261
  store i32 %217, i32* %215, align 4, !dbg !261
  br label %197, !dbg !262, !llvm.loop !263

218:                                              ; preds = %197
  %219 = call i8* @asctime(%struct.tm* noundef %13) #7, !dbg !265
  %220 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i8* noundef %219), !dbg !266
  %221 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !267
  store i32 2147483647, i32* %221, align 4, !dbg !268
  %222 = call i32* @__errno_location() #8, !dbg !269
  store i32 0, i32* %222, align 4, !dbg !270
  %223 = call i8* @asctime(%struct.tm* noundef %13) #7, !dbg !271
  %224 = icmp ne i8* %223, null, !dbg !272
  %225 = zext i1 %224 to i32, !dbg !272
  %226 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %225), !dbg !273
  %227 = call i32* @__errno_location() #8, !dbg !274
  %228 = load i32, i32* %227, align 4, !dbg !274
  %229 = icmp eq i32 %228, 75, !dbg !275
  %230 = zext i1 %229 to i32, !dbg !275
  %231 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %230), !dbg !276
  br label %424, !dbg !277

232:                                              ; preds = %34
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %16, metadata !278, metadata !DIExpression()), !dbg !335
  %233 = call %struct._IO_FILE* @with(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)), !dbg !336
  store %struct._IO_FILE* %233, %struct._IO_FILE** %16, align 8, !dbg !335
  call void @llvm.dbg.declare(metadata [6 x i8]* %17, metadata !337, metadata !DIExpression()), !dbg !341
  %234 = bitcast [6 x i8]* %17 to i8*, !dbg !341
  call void @llvm.memset.p0i8.i64(i8* align 1 %234, i8 0, i64 6, i1 false), !dbg !341
  call void @llvm.dbg.declare(metadata i32* %18, metadata !342, metadata !DIExpression()), !dbg !343
  %235 = load %struct._IO_FILE*, %struct._IO_FILE** %16, align 8, !dbg !344
  %236 = call i32 @fileno(%struct._IO_FILE* noundef %235) #7, !dbg !345
  store i32 %236, i32* %18, align 4, !dbg !343
  call void @llvm.dbg.declare(metadata i8** %19, metadata !346, metadata !DIExpression()), !dbg !347
  %237 = load i32, i32* %18, align 4, !dbg !348
  %238 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 1, i32 noundef %237, i64 noundef 0) #7, !dbg !349
  store i8* %238, i8** %19, align 8, !dbg !347
  %239 = load i64, i64* %3, align 8, !dbg !350
  %240 = and i64 %239, 1, !dbg !351
  %241 = icmp ne i64 %240, 0, !dbg !350
  %242 = zext i1 %241 to i64, !dbg !350
  %243 = select i1 %241, i32 74, i32 72, !dbg !350
  %244 = trunc i32 %243 to i8, !dbg !352
  %245 = load i8*, i8** %19, align 8, !dbg !353
  %246 = getelementptr inbounds i8, i8* %245, i64 0, !dbg !353
  store i8 %244, i8* %246, align 1, !dbg !354
  %247 = load i32, i32* %18, align 4, !dbg !355
  %248 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !356
  %249 = call i64 @pread(i32 noundef %247, i8* noundef %248, i64 noundef 5, i64 noundef 0), !dbg !357
  %250 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !358
  %251 = call i32 @puts(i8* noundef %250), !dbg !359
  %252 = load i32, i32* %18, align 4, !dbg !360
  %253 = call i64 @pwrite(i32 noundef %252, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.14, i64 0, i64 0), i64 noundef 2, i64 noundef 3), !dbg !361
  %254 = load i8*, i8** %19, align 8, !dbg !362
  %255 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %254), !dbg !363
  %256 = load i8*, i8** %19, align 8, !dbg !364
  %257 = getelementptr inbounds i8, i8* %256, i64 1, !dbg !364
  store i8 117, i8* %257, align 1, !dbg !365
  %258 = load i8*, i8** %19, align 8, !dbg !366
  %259 = call i32 @munmap(i8* noundef %258, i64 noundef 5) #7, !dbg !367
  %260 = load i32, i32* %18, align 4, !dbg !368
  %261 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !369
  %262 = call i64 @pread(i32 noundef %260, i8* noundef %261, i64 noundef 5, i64 noundef 0), !dbg !370
  %263 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !371
  %264 = call i32 @puts(i8* noundef %263), !dbg !372
  %265 = load i32, i32* %18, align 4, !dbg !373
  %266 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 1, i32 noundef 1, i32 noundef %265, i64 noundef 0) #7, !dbg !374
  store i8* %266, i8** %19, align 8, !dbg !375
  %267 = load i32, i32* %18, align 4, !dbg !376
  %268 = call i64 @pwrite(i32 noundef %267, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.16, i64 0, i64 0), i64 noundef 2, i64 noundef 0), !dbg !377
  %269 = load i8*, i8** %19, align 8, !dbg !378
  %270 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %269), !dbg !379
  call void @llvm.dbg.declare(metadata i8** %20, metadata !380, metadata !DIExpression()), !dbg !381
  %271 = load i32, i32* %18, align 4, !dbg !382
  %272 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 2, i32 noundef %271, i64 noundef 0) #7, !dbg !383
  store i8* %272, i8** %20, align 8, !dbg !381
  %273 = load i8*, i8** %20, align 8, !dbg !384
  %274 = getelementptr inbounds i8, i8* %273, i64 4, !dbg !384
  store i8 33, i8* %274, align 1, !dbg !385
  %275 = load i32, i32* %18, align 4, !dbg !386
  %276 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !387
  %277 = call i64 @pread(i32 noundef %275, i8* noundef %276, i64 noundef 5, i64 noundef 0), !dbg !388
  %278 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !389
  %279 = call i32 @puts(i8* noundef %278), !dbg !390
  br label %424, !dbg !391

280:                                              ; preds = %34
  call void @llvm.dbg.declare(metadata i64* %21, metadata !392, metadata !DIExpression()), !dbg !395
  store i64 0, i64* %21, align 8, !dbg !395
  br label %281, !dbg !396

281:                                              ; preds = %290, %280
  %282 = load i64, i64* %21, align 8, !dbg !397
  %283 = icmp ult i64 %282, 11, !dbg !399
  br i1 %283, label %284, label %293, !dbg !400

284:                                              ; preds = %281
  %285 = load i64, i64* %21, align 8, !dbg !401
  %286 = getelementptr inbounds [11 x i32], [11 x i32]* @main.names, i64 0, i64 %285, !dbg !402
  %287 = load i32, i32* %286, align 4, !dbg !402
  %288 = call i64 @sysconf(i32 noundef %287) #7, !dbg !403
  %289 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i64 0, i64 0), i64 noundef %288), !dbg !404
  br label %290, !dbg !404

290:                                              ; preds = %284
  %291 = load i64, i64* %21, align 8, !dbg !405
  %292 = add i64 %291, 1, !dbg !405
  store i64 %292, i64* %21, align 8, !dbg !405
  br label %281, !dbg !406, !llvm.loop !407

293:                                              ; preds = %281
  %294 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.18, i64 0, i64 0)), !dbg !409
  br label %424, !dbg !410

295:                                              ; preds = %34
  call void @llvm.dbg.declare(metadata i64* %22, metadata !411, metadata !DIExpression()), !dbg !414
  %296 = load i64, i64* %3, align 8, !dbg !415
  %297 = icmp ult i64 %296, 200, !dbg !416
  br i1 %297, label %298, label %300, !dbg !415

298:                                              ; preds = %295
  %299 = load i64, i64* %3, align 8, !dbg !417
  br label %303, !dbg !415

300:                                              ; preds = %295
  %301 = load i64, i64* %3, align 8, !dbg !418
  %302 = sub i64 -1, %301, !dbg !419
  br label %303, !dbg !415

303:                                              ; preds = %300, %298
  %304 = phi i64 [ %299, %298 ], [ %302, %300 ], !dbg !415
  store i64 %304, i64* %22, align 8, !dbg !414
  call void @llvm.dbg.declare(metadata [200 x i8]* %23, metadata !420, metadata !DIExpression()), !dbg !424
  call void @llvm.dbg.declare(metadata i32* %24, metadata !425, metadata !DIExpression()), !dbg !426
  %305 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !427
  %306 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !428
  %307 = load i8, i8* %306, align 1, !dbg !428
  %308 = zext i8 %307 to i32, !dbg !428
  %309 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !429
  %310 = load i8, i8* %309, align 1, !dbg !429
  %311 = zext i8 %310 to i32, !dbg !429
  %312 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !430
  %313 = load i8, i8* %312, align 1, !dbg !430
  %314 = zext i8 %313 to i32, !dbg !430
  %315 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !431
  %316 = load i8, i8* %315, align 1, !dbg !431
  %317 = zext i8 %316 to i32, !dbg !431
  %318 = load i64, i64* %22, align 8, !dbg !432
  %319 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %305, i64 noundef 200, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.19, i64 0, i64 0), i32 noundef %308, i32 noundef %311, i32 noundef %314, i32 noundef %317, i64 noundef %318, i32 noundef 5, i32 noundef 5, i32 noundef 5) #7, !dbg !433
  store i32 %319, i32* %24, align 4, !dbg !426
  %320 = load i32, i32* %24, align 4, !dbg !434
  %321 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !435
  %322 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i64 0, i64 0), i32 noundef %320, i8* noundef %321), !dbg !436
  %323 = and i32 %322, 1, !dbg !437
  store i32 %323, i32* %1, align 4, !dbg !438
  br label %425, !dbg !438

324:                                              ; preds = %34
  %325 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !439
  %326 = load i8, i8* %325, align 1, !dbg !439
  %327 = zext i8 %326 to i32, !dbg !439
  %328 = and i32 %327, 1, !dbg !442
  %329 = icmp ne i32 %328, 0, !dbg !442
  br i1 %329, label %330, label %332, !dbg !443

330:                                              ; preds = %324
  %331 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !444
  br label %332, !dbg !444

332:                                              ; preds = %330, %324
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %25, metadata !445, metadata !DIExpression()), !dbg !446
  %333 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !447
  %334 = load i8, i8* %333, align 1, !dbg !447
  %335 = zext i8 %334 to i32, !dbg !447
  %336 = and i32 %335, 1, !dbg !448
  %337 = icmp ne i32 %336, 0, !dbg !447
  %338 = zext i1 %337 to i64, !dbg !447
  %339 = select i1 %337, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.21, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.22, i64 0, i64 0), !dbg !447
  %340 = call %struct._IO_FILE* @with(i8* noundef %339), !dbg !449
  store %struct._IO_FILE* %340, %struct._IO_FILE** %25, align 8, !dbg !446
  call void @llvm.dbg.declare(metadata i32* %26, metadata !450, metadata !DIExpression()), !dbg !452
  store i32 0, i32* %26, align 4, !dbg !452
  br label %341, !dbg !453

341:                                              ; preds = %352, %332
  %342 = load i32, i32* %26, align 4, !dbg !454
  %343 = icmp slt i32 %342, 3, !dbg !456
  br i1 %343, label %344, label %355, !dbg !457

344:                                              ; preds = %341
  %345 = call i32* @__errno_location() #8, !dbg !458
  store i32 0, i32* %345, align 4, !dbg !460
  call void @llvm.dbg.declare(metadata i32* %27, metadata !461, metadata !DIExpression()), !dbg !465
  %346 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !466
  %347 = call i32 @getwc(%struct._IO_FILE* noundef %346), !dbg !467
  store i32 %347, i32* %27, align 4, !dbg !465
  %348 = load i32, i32* %27, align 4, !dbg !468
  %349 = call i32* @__errno_location() #8, !dbg !469
  %350 = load i32, i32* %349, align 4, !dbg !469
  %351 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.23, i64 0, i64 0), i32 noundef %348, i32 noundef %350), !dbg !470
  br label %352, !dbg !471

352:                                              ; preds = %344
  %353 = load i32, i32* %26, align 4, !dbg !472
  %354 = add nsw i32 %353, 1, !dbg !472
  store i32 %354, i32* %26, align 4, !dbg !472
  br label %341, !dbg !473, !llvm.loop !474

355:                                              ; preds = %341
  call void @llvm.dbg.declare(metadata i32* %28, metadata !476, metadata !DIExpression()), !dbg !478
  store i32 0, i32* %28, align 4, !dbg !478
  br label %356, !dbg !479

356:                                              ; preds = %363, %355
  %357 = load i32, i32* %28, align 4, !dbg !480
  %358 = icmp slt i32 %357, 4, !dbg !482
  br i1 %358, label %359, label %366, !dbg !483

359:                                              ; preds = %356
  %360 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !484
  %361 = call i32 @getc(%struct._IO_FILE* noundef %360), !dbg !485
  %362 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %361), !dbg !486
  br label %363, !dbg !486

363:                                              ; preds = %359
  %364 = load i32, i32* %28, align 4, !dbg !487
  %365 = add nsw i32 %364, 1, !dbg !487
  store i32 %365, i32* %28, align 4, !dbg !487
  br label %356, !dbg !488, !llvm.loop !489

366:                                              ; preds = %356
  %367 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !491
  %368 = call i32 @fclose(%struct._IO_FILE* noundef %367), !dbg !492
  store i32 %368, i32* %1, align 4, !dbg !493
  br label %425, !dbg !493

369:                                              ; preds = %34
  %370 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !494
  %371 = call i32 @fileno(%struct._IO_FILE* noundef %370) #7, !dbg !496
  %372 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %371), !dbg !497
  %373 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !498
  %374 = load i8, i8* %373, align 1, !dbg !498
  %375 = zext i8 %374 to i32, !dbg !498
  %376 = and i32 %375, 1, !dbg !499
  %377 = icmp ne i32 %376, 0, !dbg !499
  br i1 %377, label %378, label %381, !dbg !498

378:                                              ; preds = %369
  %379 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !500
  %380 = call i32 @fclose(%struct._IO_FILE* noundef %379), !dbg !501
  br label %386, !dbg !498

381:                                              ; preds = %369
  %382 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !502
  %383 = call %struct._IO_FILE* @freopen(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.25, i64 0, i64 0), %struct._IO_FILE* noundef %382), !dbg !503
  %384 = icmp ne %struct._IO_FILE* %383, null, !dbg !504
  %385 = zext i1 %384 to i32, !dbg !504
  br label %386, !dbg !498

386:                                              ; preds = %381, %378
  %387 = phi i32 [ %380, %378 ], [ %385, %381 ], !dbg !498
  %388 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %387), !dbg !505
  %389 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !506
  %390 = call i32 @fileno(%struct._IO_FILE* noundef %389) #7, !dbg !507
  %391 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !508
  %392 = call i32 @getc(%struct._IO_FILE* noundef %391), !dbg !509
  %393 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.26, i64 0, i64 0), i32 noundef %390, i32 noundef %392), !dbg !510
  br label %424, !dbg !511

394:                                              ; preds = %34
  %395 = call i64 @lseek(i32 noundef 0, i64 noundef -2, i32 noundef 1) #7, !dbg !512
  %396 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i64 0, i64 0), i64 noundef %395), !dbg !513
  %397 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !514
  %398 = getelementptr inbounds i8, i8* %397, i64 1, !dbg !515
  %399 = call i64 @read(i32 noundef 0, i8* noundef %398, i64 noundef 2), !dbg !516
  %400 = trunc i64 %399 to i32, !dbg !517
  %401 = icmp eq i32 %400, 2, !dbg !518
  br i1 %401, label %402, label %410, !dbg !519

402:                                              ; preds = %394
  %403 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !520
  %404 = load i8, i8* %403, align 1, !dbg !520
  %405 = zext i8 %404 to i32, !dbg !520
  %406 = load i64, i64* %3, align 8, !dbg !521
  %407 = trunc i64 %406 to i8, !dbg !522
  %408 = zext i8 %407 to i32, !dbg !522
  %409 = icmp eq i32 %405, %408, !dbg !523
  br label %410

410:                                              ; preds = %402, %394
  %411 = phi i1 [ false, %394 ], [ %409, %402 ], !dbg !524
  %412 = zext i1 %411 to i32, !dbg !519
  %413 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %412), !dbg !525
  %414 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !526
  %415 = icmp ne i8* %414, null, !dbg !527
  br i1 %415, label %419, label %416, !dbg !528

416:                                              ; preds = %410
  %417 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.31, i64 0, i64 0)) #7, !dbg !529
  %418 = icmp ne i8* %417, null, !dbg !530
  br label %419, !dbg !528

419:                                              ; preds = %416, %410
  %420 = phi i1 [ true, %410 ], [ %418, %416 ]
  %421 = zext i1 %420 to i32, !dbg !528
  %422 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %421), !dbg !531
  br label %424, !dbg !532

423:                                              ; preds = %34
  store i32 1, i32* %1, align 4, !dbg !533
  br label %425, !dbg !533

424:                                              ; preds = %419, %386, %293, %232, %218, %190, %182, %177, %176, %96, %55
  store i32 0, i32* %1, align 4, !dbg !534
  br label %425, !dbg !534

425:                                              ; preds = %424, %423, %366, %303, %95, %87, %51, %33
  %426 = load i32, i32* %1, align 4, !dbg !535
  ret i32 %426, !dbg !535
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
define internal i32 @lines(i8* noundef %0, i64 noundef %1, i32 noundef %2) #0 !dbg !536 {
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct._IO_FILE*, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !539, metadata !DIExpression()), !dbg !540
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !541, metadata !DIExpression()), !dbg !542
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !543, metadata !DIExpression()), !dbg !544
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %7, metadata !545, metadata !DIExpression()), !dbg !546
  %12 = load i8*, i8** %4, align 8, !dbg !547
  %13 = call %struct._IO_FILE* @with(i8* noundef %12), !dbg !548
  store %struct._IO_FILE* %13, %struct._IO_FILE** %7, align 8, !dbg !546
  call void @llvm.dbg.declare(metadata i8** %8, metadata !549, metadata !DIExpression()), !dbg !550
  %14 = load i32, i32* %6, align 4, !dbg !551
  %15 = icmp ne i32 %14, 0, !dbg !551
  br i1 %15, label %16, label %19, !dbg !551

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !552
  %18 = call noalias i8* @malloc(i64 noundef %17) #7, !dbg !553
  br label %20, !dbg !551

19:                                               ; preds = %3
  br label %20, !dbg !551

20:                                               ; preds = %19, %16
  %21 = phi i8* [ %18, %16 ], [ null, %19 ], !dbg !551
  store i8* %21, i8** %8, align 8, !dbg !550
  call void @llvm.dbg.declare(metadata i64* %9, metadata !554, metadata !DIExpression()), !dbg !555
  %22 = load i64, i64* %5, align 8, !dbg !556
  store i64 %22, i64* %9, align 8, !dbg !555
  call void @llvm.dbg.declare(metadata i32* %10, metadata !557, metadata !DIExpression()), !dbg !559
  store i32 0, i32* %10, align 4, !dbg !559
  br label %23, !dbg !560

23:                                               ; preds = %35, %20
  %24 = load i32, i32* %10, align 4, !dbg !561
  %25 = icmp slt i32 %24, 3, !dbg !563
  br i1 %25, label %26, label %38, !dbg !564

26:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata i64* %11, metadata !565, metadata !DIExpression()), !dbg !570
  %27 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !571
  %28 = call i64 @getline(i8** noundef %8, i64* noundef %9, %struct._IO_FILE* noundef %27), !dbg !572
  store i64 %28, i64* %11, align 8, !dbg !570
  %29 = load i64, i64* %11, align 8, !dbg !573
  %30 = load i64, i64* %9, align 8, !dbg !574
  %31 = load i8*, i8** %8, align 8, !dbg !575
  %32 = icmp ne i8* %31, null, !dbg !576
  %33 = zext i1 %32 to i32, !dbg !576
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.32, i64 0, i64 0), i64 noundef %29, i64 noundef %30, i32 noundef %33), !dbg !577
  br label %35, !dbg !578

35:                                               ; preds = %26
  %36 = load i32, i32* %10, align 4, !dbg !579
  %37 = add nsw i32 %36, 1, !dbg !579
  store i32 %37, i32* %10, align 4, !dbg !579
  br label %23, !dbg !580, !llvm.loop !581

38:                                               ; preds = %23
  %39 = load i8*, i8** %8, align 8, !dbg !583
  call void @free(i8* noundef %39) #7, !dbg !584
  %40 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !585
  %41 = call i32 @fclose(%struct._IO_FILE* noundef %40), !dbg !586
  ret i32 %41, !dbg !587
}

; Function Attrs: nounwind
declare i8* @setlocale(i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide(i8* noundef %0) #0 !dbg !588 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !591, metadata !DIExpression()), !dbg !592
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !593, metadata !DIExpression()), !dbg !594
  %6 = load i8*, i8** %2, align 8, !dbg !595
  %7 = call %struct._IO_FILE* @with(i8* noundef %6), !dbg !596
  store %struct._IO_FILE* %7, %struct._IO_FILE** %3, align 8, !dbg !594
  call void @llvm.dbg.declare(metadata i32* %4, metadata !597, metadata !DIExpression()), !dbg !599
  store i32 0, i32* %4, align 4, !dbg !599
  br label %8, !dbg !600

8:                                                ; preds = %25, %1
  %9 = load i32, i32* %4, align 4, !dbg !601
  %10 = icmp slt i32 %9, 2, !dbg !603
  br i1 %10, label %11, label %28, !dbg !604

11:                                               ; preds = %8
  %12 = call i32* @__errno_location() #8, !dbg !605
  store i32 0, i32* %12, align 4, !dbg !607
  call void @llvm.dbg.declare(metadata i32* %5, metadata !608, metadata !DIExpression()), !dbg !609
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !610
  %14 = call i32 @getwc(%struct._IO_FILE* noundef %13), !dbg !611
  store i32 %14, i32* %5, align 4, !dbg !609
  %15 = load i32, i32* %5, align 4, !dbg !612
  %16 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !613
  %17 = call i32 @ferror(%struct._IO_FILE* noundef %16) #7, !dbg !614
  %18 = call i32* @__errno_location() #8, !dbg !615
  %19 = load i32, i32* %18, align 4, !dbg !615
  %20 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.33, i64 0, i64 0), i32 noundef %15, i32 noundef %17, i32 noundef %19), !dbg !616
  %21 = load i32, i32* %5, align 4, !dbg !617
  %22 = icmp eq i32 %21, -1, !dbg !619
  br i1 %22, label %23, label %24, !dbg !620

23:                                               ; preds = %11
  br label %28, !dbg !621

24:                                               ; preds = %11
  br label %25, !dbg !622

25:                                               ; preds = %24
  %26 = load i32, i32* %4, align 4, !dbg !623
  %27 = add nsw i32 %26, 1, !dbg !623
  store i32 %27, i32* %4, align 4, !dbg !623
  br label %8, !dbg !624, !llvm.loop !625

28:                                               ; preds = %23, %8
  %29 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !627
  %30 = call i32 @fclose(%struct._IO_FILE* noundef %29), !dbg !628
  ret void, !dbg !629
}

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #6

; Function Attrs: nounwind
declare i8* @asctime_r(%struct.tm* noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i8* @asctime(%struct.tm* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct._IO_FILE* @with(i8* noundef %0) #0 !dbg !630 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !633, metadata !DIExpression()), !dbg !634
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !635, metadata !DIExpression()), !dbg !636
  %4 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.34, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.35, i64 0, i64 0)), !dbg !637
  store %struct._IO_FILE* %4, %struct._IO_FILE** %3, align 8, !dbg !636
  %5 = load i8*, i8** %2, align 8, !dbg !638
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !639
  %7 = call i32 @fputs(i8* noundef %5, %struct._IO_FILE* noundef %6), !dbg !640
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !641
  call void @rewind(%struct._IO_FILE* noundef %8), !dbg !642
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !643
  ret %struct._IO_FILE* %9, !dbg !644
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
!1 = distinct !DIGlobalVariable(name: "aligns", scope: !2, file: !3, line: 76, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !4, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!3 = !DIFile(filename: "tests/programs/worlds/edges.c", directory: ".", checksumkind: CSK_MD5, checksum: "185662b056a74b664e419c977187a681")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !16, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !10, !13, !6, !14, !15}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !11, line: 90, baseType: !12)
!11 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!12 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!16 = !{!0, !17}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 134, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 352, elements: !21)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!21 = !{!22}
!22 = !DISubrange(count: 11)
!23 = !{}
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 576, elements: !28)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !27, line: 46, baseType: !12)
!27 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
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
!51 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 52, type: !26)
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
!124 = !DILocalVariable(name: "i", scope: !125, file: !3, line: 77, type: !26)
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
!329 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !283, file: !284, line: 95, baseType: !26, size: 64, offset: 1472)
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
!392 = !DILocalVariable(name: "i", scope: !393, file: !3, line: 135, type: !26)
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
!533 = !DILocation(line: 167, column: 12, scope: !58)
!534 = !DILocation(line: 169, column: 3, scope: !2)
!535 = !DILocation(line: 170, column: 1, scope: !2)
!536 = distinct !DISubprogram(name: "lines", scope: !3, file: !3, line: 25, type: !537, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!537 = !DISubroutineType(types: !538)
!538 = !{!6, !232, !26, !6}
!539 = !DILocalVariable(name: "text", arg: 1, scope: !536, file: !3, line: 25, type: !232)
!540 = !DILocation(line: 25, column: 30, scope: !536)
!541 = !DILocalVariable(name: "room", arg: 2, scope: !536, file: !3, line: 25, type: !26)
!542 = !DILocation(line: 25, column: 43, scope: !536)
!543 = !DILocalVariable(name: "allocated", arg: 3, scope: !536, file: !3, line: 25, type: !6)
!544 = !DILocation(line: 25, column: 53, scope: !536)
!545 = !DILocalVariable(name: "f", scope: !536, file: !3, line: 26, type: !280)
!546 = !DILocation(line: 26, column: 9, scope: !536)
!547 = !DILocation(line: 26, column: 18, scope: !536)
!548 = !DILocation(line: 26, column: 13, scope: !536)
!549 = !DILocalVariable(name: "line", scope: !536, file: !3, line: 27, type: !59)
!550 = !DILocation(line: 27, column: 9, scope: !536)
!551 = !DILocation(line: 27, column: 16, scope: !536)
!552 = !DILocation(line: 27, column: 35, scope: !536)
!553 = !DILocation(line: 27, column: 28, scope: !536)
!554 = !DILocalVariable(name: "n", scope: !536, file: !3, line: 28, type: !26)
!555 = !DILocation(line: 28, column: 10, scope: !536)
!556 = !DILocation(line: 28, column: 14, scope: !536)
!557 = !DILocalVariable(name: "i", scope: !558, file: !3, line: 29, type: !6)
!558 = distinct !DILexicalBlock(scope: !536, file: !3, line: 29, column: 3)
!559 = !DILocation(line: 29, column: 12, scope: !558)
!560 = !DILocation(line: 29, column: 8, scope: !558)
!561 = !DILocation(line: 29, column: 19, scope: !562)
!562 = distinct !DILexicalBlock(scope: !558, file: !3, line: 29, column: 3)
!563 = !DILocation(line: 29, column: 21, scope: !562)
!564 = !DILocation(line: 29, column: 3, scope: !558)
!565 = !DILocalVariable(name: "size", scope: !566, file: !3, line: 30, type: !567)
!566 = distinct !DILexicalBlock(scope: !562, file: !3, line: 29, column: 31)
!567 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !568, line: 77, baseType: !569)
!568 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!569 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !307, line: 194, baseType: !14)
!570 = !DILocation(line: 30, column: 13, scope: !566)
!571 = !DILocation(line: 30, column: 39, scope: !566)
!572 = !DILocation(line: 30, column: 20, scope: !566)
!573 = !DILocation(line: 31, column: 31, scope: !566)
!574 = !DILocation(line: 31, column: 37, scope: !566)
!575 = !DILocation(line: 31, column: 40, scope: !566)
!576 = !DILocation(line: 31, column: 45, scope: !566)
!577 = !DILocation(line: 31, column: 5, scope: !566)
!578 = !DILocation(line: 32, column: 3, scope: !566)
!579 = !DILocation(line: 29, column: 27, scope: !562)
!580 = !DILocation(line: 29, column: 3, scope: !562)
!581 = distinct !{!581, !564, !582, !187}
!582 = !DILocation(line: 32, column: 3, scope: !558)
!583 = !DILocation(line: 33, column: 8, scope: !536)
!584 = !DILocation(line: 33, column: 3, scope: !536)
!585 = !DILocation(line: 34, column: 17, scope: !536)
!586 = !DILocation(line: 34, column: 10, scope: !536)
!587 = !DILocation(line: 34, column: 3, scope: !536)
!588 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 37, type: !589, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!589 = !DISubroutineType(types: !590)
!590 = !{null, !232}
!591 = !DILocalVariable(name: "text", arg: 1, scope: !588, file: !3, line: 37, type: !232)
!592 = !DILocation(line: 37, column: 30, scope: !588)
!593 = !DILocalVariable(name: "f", scope: !588, file: !3, line: 38, type: !280)
!594 = !DILocation(line: 38, column: 9, scope: !588)
!595 = !DILocation(line: 38, column: 18, scope: !588)
!596 = !DILocation(line: 38, column: 13, scope: !588)
!597 = !DILocalVariable(name: "i", scope: !598, file: !3, line: 39, type: !6)
!598 = distinct !DILexicalBlock(scope: !588, file: !3, line: 39, column: 3)
!599 = !DILocation(line: 39, column: 12, scope: !598)
!600 = !DILocation(line: 39, column: 8, scope: !598)
!601 = !DILocation(line: 39, column: 19, scope: !602)
!602 = distinct !DILexicalBlock(scope: !598, file: !3, line: 39, column: 3)
!603 = !DILocation(line: 39, column: 21, scope: !602)
!604 = !DILocation(line: 39, column: 3, scope: !598)
!605 = !DILocation(line: 40, column: 5, scope: !606)
!606 = distinct !DILexicalBlock(scope: !602, file: !3, line: 39, column: 31)
!607 = !DILocation(line: 40, column: 11, scope: !606)
!608 = !DILocalVariable(name: "c", scope: !606, file: !3, line: 41, type: !462)
!609 = !DILocation(line: 41, column: 12, scope: !606)
!610 = !DILocation(line: 41, column: 22, scope: !606)
!611 = !DILocation(line: 41, column: 16, scope: !606)
!612 = !DILocation(line: 42, column: 44, scope: !606)
!613 = !DILocation(line: 42, column: 54, scope: !606)
!614 = !DILocation(line: 42, column: 47, scope: !606)
!615 = !DILocation(line: 42, column: 58, scope: !606)
!616 = !DILocation(line: 42, column: 5, scope: !606)
!617 = !DILocation(line: 43, column: 9, scope: !618)
!618 = distinct !DILexicalBlock(scope: !606, file: !3, line: 43, column: 9)
!619 = !DILocation(line: 43, column: 11, scope: !618)
!620 = !DILocation(line: 43, column: 9, scope: !606)
!621 = !DILocation(line: 43, column: 20, scope: !618)
!622 = !DILocation(line: 44, column: 3, scope: !606)
!623 = !DILocation(line: 39, column: 27, scope: !602)
!624 = !DILocation(line: 39, column: 3, scope: !602)
!625 = distinct !{!625, !604, !626, !187}
!626 = !DILocation(line: 44, column: 3, scope: !598)
!627 = !DILocation(line: 45, column: 10, scope: !588)
!628 = !DILocation(line: 45, column: 3, scope: !588)
!629 = !DILocation(line: 46, column: 1, scope: !588)
!630 = distinct !DISubprogram(name: "with", scope: !3, file: !3, line: 18, type: !631, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!631 = !DISubroutineType(types: !632)
!632 = !{!280, !232}
!633 = !DILocalVariable(name: "text", arg: 1, scope: !630, file: !3, line: 18, type: !232)
!634 = !DILocation(line: 18, column: 31, scope: !630)
!635 = !DILocalVariable(name: "f", scope: !630, file: !3, line: 19, type: !280)
!636 = !DILocation(line: 19, column: 9, scope: !630)
!637 = !DILocation(line: 19, column: 13, scope: !630)
!638 = !DILocation(line: 20, column: 9, scope: !630)
!639 = !DILocation(line: 20, column: 15, scope: !630)
!640 = !DILocation(line: 20, column: 3, scope: !630)
!641 = !DILocation(line: 21, column: 10, scope: !630)
!642 = !DILocation(line: 21, column: 3, scope: !630)
!643 = !DILocation(line: 22, column: 10, scope: !630)
!644 = !DILocation(line: 22, column: 3, scope: !630)
