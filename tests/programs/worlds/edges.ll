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
@main.names = internal constant [11 x i32] [i32 43, i32 3, i32 30, i32 60, i32 29, i32 70, i32 180, i32 67, i32 71, i32 2, i32 9999], align 16, !dbg !14
@.str.13 = private unnamed_addr constant [5 x i8] c"%ld \00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.15 = private unnamed_addr constant [39 x i8] c"%b|%#b|%08hhb|%B|%#llB|%-6b|%.5b|%#12b\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.17 = private unnamed_addr constant [15 x i8] c"%zd of %zu %d\0A\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"edges.txt\00", align 1
@.str.19 = private unnamed_addr constant [3 x i8] c"w+\00", align 1
@.str.20 = private unnamed_addr constant [23 x i8] c"%d error %d, errno %d\0A\00", align 1

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
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca [200 x i8], align 16
  %19 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i8]* %2, metadata !35, metadata !DIExpression()), !dbg !40
  %20 = bitcast [3 x i8]* %2 to i8*, !dbg !40
  call void @llvm.memset.p0i8.i64(i8* align 1 %20, i8 0, i64 3, i1 false), !dbg !40
  %21 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !41
  %22 = call i64 @read(i32 noundef 0, i8* noundef %21, i64 noundef 3), !dbg !43
  %23 = icmp ne i64 %22, 3, !dbg !44
  br i1 %23, label %24, label %25, !dbg !45

24:                                               ; preds = %0
  store i32 99, i32* %1, align 4, !dbg !46
  br label %269, !dbg !46

25:                                               ; preds = %0
  %26 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !47
  %27 = call i32 @setvbuf(%struct._IO_FILE* noundef %26, i8* noundef null, i32 noundef 2, i64 noundef 0) #7, !dbg !48
  call void @llvm.dbg.declare(metadata i64* %3, metadata !49, metadata !DIExpression()), !dbg !50
  %28 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !51
  %29 = load i8, i8* %28, align 1, !dbg !51
  %30 = zext i8 %29 to i64, !dbg !51
  store i64 %30, i64* %3, align 8, !dbg !50
  %31 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !52
  %32 = load i8, i8* %31, align 1, !dbg !52
  %33 = zext i8 %32 to i32, !dbg !52
  switch i32 %33, label %267 [
    i32 97, label %34
    i32 98, label %73
    i32 99, label %89
    i32 100, label %168
    i32 101, label %173
    i32 102, label %181
    i32 103, label %183
    i32 104, label %223
    i32 105, label %238
  ], !dbg !53

34:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata i8** %4, metadata !54, metadata !DIExpression()), !dbg !59
  %35 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !60
  store i8* %35, i8** %4, align 8, !dbg !59
  call void @llvm.dbg.declare(metadata i8** %5, metadata !61, metadata !DIExpression()), !dbg !62
  %36 = load i8*, i8** %4, align 8, !dbg !63
  %37 = load i64, i64* %3, align 8, !dbg !64
  %38 = and i64 %37, 3, !dbg !65
  %39 = call i8* @realloc(i8* noundef %36, i64 noundef %38) #7, !dbg !66
  store i8* %39, i8** %5, align 8, !dbg !62
  %40 = load i8*, i8** %5, align 8, !dbg !67
  %41 = icmp ne i8* %40, null, !dbg !67
  br i1 %41, label %46, label %42, !dbg !69

42:                                               ; preds = %34
  %43 = load i64, i64* %3, align 8, !dbg !70
  %44 = and i64 %43, 3, !dbg !71
  %45 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i64 noundef %44), !dbg !72
  store i32 7, i32* %1, align 4, !dbg !73
  br label %269, !dbg !73

46:                                               ; preds = %34
  %47 = load i8*, i8** %5, align 8, !dbg !74
  %48 = load i64, i64* %3, align 8, !dbg !75
  %49 = and i64 %48, 3, !dbg !76
  %50 = sub i64 %49, 1, !dbg !77
  %51 = getelementptr inbounds i8, i8* %47, i64 %50, !dbg !74
  store i8 1, i8* %51, align 1, !dbg !78
  %52 = load i8*, i8** %5, align 8, !dbg !79
  call void @free(i8* noundef %52) #7, !dbg !80
  %53 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !81
  %54 = load i64, i64* %3, align 8, !dbg !82
  %55 = and i64 %54, 3, !dbg !83
  %56 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 2, !dbg !84
  %57 = load i8, i8* %56, align 1, !dbg !84
  %58 = zext i8 %57 to i32, !dbg !84
  %59 = and i32 %58, 1, !dbg !85
  %60 = sext i32 %59 to i64, !dbg !84
  %61 = call i8* @reallocarray(i8* noundef %53, i64 noundef %55, i64 noundef %60) #7, !dbg !86
  store i8* %61, i8** %5, align 8, !dbg !87
  %62 = load i8*, i8** %5, align 8, !dbg !88
  %63 = icmp eq i8* %62, null, !dbg !89
  %64 = zext i1 %63 to i32, !dbg !89
  %65 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %64), !dbg !90
  %66 = load i8*, i8** %5, align 8, !dbg !91
  call void @free(i8* noundef %66) #7, !dbg !92
  %67 = call i8* @realloc(i8* noundef null, i64 noundef 0) #7, !dbg !93
  store i8* %67, i8** %5, align 8, !dbg !94
  %68 = load i8*, i8** %5, align 8, !dbg !95
  %69 = icmp eq i8* %68, null, !dbg !96
  %70 = zext i1 %69 to i32, !dbg !96
  %71 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %70), !dbg !97
  %72 = load i8*, i8** %5, align 8, !dbg !98
  call void @free(i8* noundef %72) #7, !dbg !99
  br label %268, !dbg !100

73:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata i8** %6, metadata !101, metadata !DIExpression()), !dbg !103
  store i8* null, i8** %6, align 8, !dbg !103
  call void @llvm.dbg.declare(metadata i32* %7, metadata !104, metadata !DIExpression()), !dbg !105
  %74 = load i64, i64* %3, align 8, !dbg !106
  %75 = call i32 @posix_memalign(i8** noundef %6, i64 noundef %74, i64 noundef 16) #7, !dbg !107
  store i32 %75, i32* %7, align 4, !dbg !105
  %76 = load i32, i32* %7, align 4, !dbg !108
  %77 = icmp ne i32 %76, 0, !dbg !108
  br i1 %77, label %78, label %80, !dbg !110

78:                                               ; preds = %73
  %79 = load i32, i32* %7, align 4, !dbg !111
  store i32 %79, i32* %1, align 4, !dbg !112
  br label %269, !dbg !112

80:                                               ; preds = %73
  %81 = load i8*, i8** %6, align 8, !dbg !113
  %82 = ptrtoint i8* %81 to i64, !dbg !115
  %83 = load i64, i64* %3, align 8, !dbg !116
  %84 = urem i64 %82, %83, !dbg !117
  %85 = icmp ne i64 %84, 0, !dbg !117
  br i1 %85, label %86, label %87, !dbg !118

86:                                               ; preds = %80
  store i32 2, i32* %1, align 4, !dbg !119
  br label %269, !dbg !119

87:                                               ; preds = %80
  %88 = load i8*, i8** %6, align 8, !dbg !120
  call void @free(i8* noundef %88) #7, !dbg !121
  br label %268, !dbg !122

89:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata i64* %8, metadata !123, metadata !DIExpression()), !dbg !126
  store i64 0, i64* %8, align 8, !dbg !126
  br label %90, !dbg !127

90:                                               ; preds = %164, %89
  %91 = load i64, i64* %8, align 8, !dbg !128
  %92 = icmp ult i64 %91, 9, !dbg !130
  br i1 %92, label %93, label %167, !dbg !131

93:                                               ; preds = %90
  call void @llvm.dbg.declare(metadata i8** %9, metadata !132, metadata !DIExpression()), !dbg !134
  %94 = load i64, i64* %8, align 8, !dbg !135
  %95 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %94, !dbg !136
  %96 = load i64, i64* %95, align 8, !dbg !136
  %97 = call noalias i8* @memalign(i64 noundef %96, i64 noundef 10) #7, !dbg !137
  call void @llvm.assume(i1 true) [ "align"(i8* %97, i64 %96) ], !dbg !137
  store i8* %97, i8** %9, align 8, !dbg !134
  call void @llvm.dbg.declare(metadata i8** %10, metadata !138, metadata !DIExpression()), !dbg !139
  %98 = load i64, i64* %8, align 8, !dbg !140
  %99 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %98, !dbg !141
  %100 = load i64, i64* %99, align 8, !dbg !141
  %101 = call noalias i8* @aligned_alloc(i64 noundef %100, i64 noundef 10) #7, !dbg !142
  call void @llvm.assume(i1 true) [ "align"(i8* %101, i64 %100) ], !dbg !142
  store i8* %101, i8** %10, align 8, !dbg !139
  call void @llvm.dbg.declare(metadata i64* %11, metadata !143, metadata !DIExpression()), !dbg !144
  %102 = load i64, i64* %8, align 8, !dbg !145
  %103 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %102, !dbg !146
  %104 = load i64, i64* %103, align 8, !dbg !146
  %105 = icmp ult i64 %104, 16, !dbg !147
  br i1 %105, label %106, label %107, !dbg !146

106:                                              ; preds = %93
  br label %138, !dbg !146

107:                                              ; preds = %93
  %108 = load i64, i64* %8, align 8, !dbg !148
  %109 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %108, !dbg !149
  %110 = load i64, i64* %109, align 8, !dbg !149
  %111 = icmp ugt i64 %110, 4096, !dbg !150
  br i1 %111, label %112, label %113, !dbg !149

112:                                              ; preds = %107
  br label %136, !dbg !149

113:                                              ; preds = %107
  %114 = load i64, i64* %8, align 8, !dbg !151
  %115 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %114, !dbg !152
  %116 = load i64, i64* %115, align 8, !dbg !152
  %117 = icmp eq i64 %116, 24, !dbg !153
  br i1 %117, label %118, label %119, !dbg !152

118:                                              ; preds = %113
  br label %134, !dbg !152

119:                                              ; preds = %113
  %120 = load i64, i64* %8, align 8, !dbg !154
  %121 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %120, !dbg !155
  %122 = load i64, i64* %121, align 8, !dbg !155
  %123 = icmp eq i64 %122, 48, !dbg !156
  br i1 %123, label %124, label %125, !dbg !155

124:                                              ; preds = %119
  br label %132, !dbg !155

125:                                              ; preds = %119
  %126 = load i64, i64* %8, align 8, !dbg !157
  %127 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %126, !dbg !158
  %128 = load i64, i64* %127, align 8, !dbg !158
  %129 = icmp eq i64 %128, 100, !dbg !159
  %130 = zext i1 %129 to i64, !dbg !158
  %131 = select i1 %129, i32 128, i32 4096, !dbg !158
  br label %132, !dbg !155

132:                                              ; preds = %125, %124
  %133 = phi i32 [ 64, %124 ], [ %131, %125 ], !dbg !155
  br label %134, !dbg !152

134:                                              ; preds = %132, %118
  %135 = phi i32 [ 32, %118 ], [ %133, %132 ], !dbg !152
  br label %136, !dbg !149

136:                                              ; preds = %134, %112
  %137 = phi i32 [ 8192, %112 ], [ %135, %134 ], !dbg !149
  br label %138, !dbg !146

138:                                              ; preds = %136, %106
  %139 = phi i32 [ 16, %106 ], [ %137, %136 ], !dbg !146
  %140 = sext i32 %139 to i64, !dbg !146
  store i64 %140, i64* %11, align 8, !dbg !144
  %141 = load i8*, i8** %9, align 8, !dbg !160
  %142 = icmp ne i8* %141, null, !dbg !161
  %143 = zext i1 %142 to i32, !dbg !161
  %144 = load i8*, i8** %10, align 8, !dbg !162
  %145 = icmp ne i8* %144, null, !dbg !163
  %146 = zext i1 %145 to i32, !dbg !163
  %147 = load i8*, i8** %9, align 8, !dbg !164
  %148 = ptrtoint i8* %147 to i64, !dbg !165
  %149 = load i64, i64* %11, align 8, !dbg !166
  %150 = urem i64 %148, %149, !dbg !167
  %151 = icmp eq i64 %150, 0, !dbg !168
  br i1 %151, label %152, label %158, !dbg !169

152:                                              ; preds = %138
  %153 = load i8*, i8** %10, align 8, !dbg !170
  %154 = ptrtoint i8* %153 to i64, !dbg !171
  %155 = load i64, i64* %11, align 8, !dbg !172
  %156 = urem i64 %154, %155, !dbg !173
  %157 = icmp eq i64 %156, 0, !dbg !174
  br label %158

158:                                              ; preds = %152, %138
  %159 = phi i1 [ false, %138 ], [ %157, %152 ], !dbg !175
  %160 = zext i1 %159 to i32, !dbg !169
  %161 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32 noundef %143, i32 noundef %146, i32 noundef %160), !dbg !176
  %162 = load i8*, i8** %9, align 8, !dbg !177
  call void @free(i8* noundef %162) #7, !dbg !178
  %163 = load i8*, i8** %10, align 8, !dbg !179
  call void @free(i8* noundef %163) #7, !dbg !180
  br label %164, !dbg !181

164:                                              ; preds = %158
  %165 = load i64, i64* %8, align 8, !dbg !182
  %166 = add i64 %165, 1, !dbg !182
  store i64 %166, i64* %8, align 8, !dbg !182
  br label %90, !dbg !183, !llvm.loop !184

167:                                              ; preds = %90
  br label %268, !dbg !187

168:                                              ; preds = %25
  %169 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0, i32 noundef 0), !dbg !188
  %170 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !189
  %171 = call i32 @lines(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !190
  %172 = call i32 @lines(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0, i32 noundef 1), !dbg !191
  br label %268, !dbg !192

173:                                              ; preds = %25
  call void @llvm.dbg.declare(metadata [400 x i8]* %12, metadata !193, metadata !DIExpression()), !dbg !198
  %174 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !199
  call void @llvm.memset.p0i8.i64(i8* align 16 %174, i8 120, i64 399, i1 false), !dbg !199
  %175 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 399, !dbg !200
  store i8 0, i8* %175, align 1, !dbg !201
  %176 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !202
  %177 = call i32 @lines(i8* noundef %176, i64 noundef 0, i32 noundef 0), !dbg !203
  %178 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 130, !dbg !204
  store i8 10, i8* %178, align 2, !dbg !205
  %179 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !206
  %180 = call i32 @lines(i8* noundef %179, i64 noundef 0, i32 noundef 0), !dbg !207
  br label %268, !dbg !208

181:                                              ; preds = %25
  %182 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !209
  call void @wide(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)), !dbg !210
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0)), !dbg !211
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0)), !dbg !212
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)), !dbg !213
  br label %268, !dbg !214

183:                                              ; preds = %25
  call void @llvm.dbg.declare(metadata %struct.tm* %13, metadata !215, metadata !DIExpression()), !dbg !234
  %184 = bitcast %struct.tm* %13 to i8*, !dbg !234
  call void @llvm.memset.p0i8.i64(i8* align 8 %184, i8 0, i64 56, i1 false), !dbg !234
  %185 = bitcast i8* %184 to %struct.tm*, !dbg !234
  %186 = getelementptr inbounds %struct.tm, %struct.tm* %185, i32 0, i32 3, !dbg !234
  store i32 1, i32* %186, align 4, !dbg !234
  %187 = getelementptr inbounds %struct.tm, %struct.tm* %185, i32 0, i32 5, !dbg !234
  store i32 8099, i32* %187, align 4, !dbg !234
  call void @llvm.dbg.declare(metadata [40 x i8]* %14, metadata !235, metadata !DIExpression()), !dbg !239
  call void @llvm.dbg.declare(metadata i32* %15, metadata !240, metadata !DIExpression()), !dbg !242
  store i32 0, i32* %15, align 4, !dbg !242
  br label %188, !dbg !243

188:                                              ; preds = %203, %183
  %189 = load i32, i32* %15, align 4, !dbg !244
  %190 = icmp slt i32 %189, 2, !dbg !246
  br i1 %190, label %191, label %209, !dbg !247

191:                                              ; preds = %188
  %192 = call i32* @__errno_location() #8, !dbg !248
  store i32 0, i32* %192, align 4, !dbg !250
  %193 = getelementptr inbounds [40 x i8], [40 x i8]* %14, i64 0, i64 0, !dbg !251
  %194 = call i8* @asctime_r(%struct.tm* noundef %13, i8* noundef %193) #7, !dbg !252
  %195 = icmp ne i8* %194, null, !dbg !253
  %196 = zext i1 %195 to i32, !dbg !253
  %197 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %196), !dbg !254
  %198 = call i32* @__errno_location() #8, !dbg !255
  %199 = load i32, i32* %198, align 4, !dbg !255
  %200 = icmp eq i32 %199, 75, !dbg !256
  %201 = zext i1 %200 to i32, !dbg !256
  %202 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %201), !dbg !257
  br label %203, !dbg !258

203:                                              ; preds = %191
  %204 = load i32, i32* %15, align 4, !dbg !259
  %205 = add nsw i32 %204, 1, !dbg !259
  store i32 %205, i32* %15, align 4, !dbg !259
  %206 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !260
  %207 = load i32, i32* %206, align 4, !dbg !261
  %208 = add nsw i32 %207, 1, !dbg !261
  store i32 %208, i32* %206, align 4, !dbg !261
  br label %188, !dbg !262, !llvm.loop !263

209:                                              ; preds = %188
  %210 = call i8* @asctime(%struct.tm* noundef %13) #7, !dbg !265
  %211 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i8* noundef %210), !dbg !266
  %212 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !267
  store i32 2147483647, i32* %212, align 4, !dbg !268
  %213 = call i32* @__errno_location() #8, !dbg !269
  store i32 0, i32* %213, align 4, !dbg !270
  %214 = call i8* @asctime(%struct.tm* noundef %13) #7, !dbg !271
  %215 = icmp ne i8* %214, null, !dbg !272
  %216 = zext i1 %215 to i32, !dbg !272
  %217 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %216), !dbg !273
  %218 = call i32* @__errno_location() #8, !dbg !274
  %219 = load i32, i32* %218, align 4, !dbg !274
  %220 = icmp eq i32 %219, 75, !dbg !275
  %221 = zext i1 %220 to i32, !dbg !275
  %222 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %221), !dbg !276
  br label %268, !dbg !277

223:                                              ; preds = %25
  call void @llvm.dbg.declare(metadata i64* %16, metadata !278, metadata !DIExpression()), !dbg !281
  store i64 0, i64* %16, align 8, !dbg !281
  br label %224, !dbg !282

224:                                              ; preds = %233, %223
  %225 = load i64, i64* %16, align 8, !dbg !283
  %226 = icmp ult i64 %225, 11, !dbg !285
  br i1 %226, label %227, label %236, !dbg !286

227:                                              ; preds = %224
  %228 = load i64, i64* %16, align 8, !dbg !287
  %229 = getelementptr inbounds [11 x i32], [11 x i32]* @main.names, i64 0, i64 %228, !dbg !288
  %230 = load i32, i32* %229, align 4, !dbg !288
  %231 = call i64 @sysconf(i32 noundef %230) #7, !dbg !289
  %232 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.13, i64 0, i64 0), i64 noundef %231), !dbg !290
  br label %233, !dbg !290

233:                                              ; preds = %227
  %234 = load i64, i64* %16, align 8, !dbg !291
  %235 = add i64 %234, 1, !dbg !291
  store i64 %235, i64* %16, align 8, !dbg !291
  br label %224, !dbg !292, !llvm.loop !293

236:                                              ; preds = %224
  %237 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.14, i64 0, i64 0)), !dbg !295
  br label %268, !dbg !296

238:                                              ; preds = %25
  call void @llvm.dbg.declare(metadata i64* %17, metadata !297, metadata !DIExpression()), !dbg !300
  %239 = load i64, i64* %3, align 8, !dbg !301
  %240 = icmp ult i64 %239, 200, !dbg !302
  br i1 %240, label %241, label %243, !dbg !301

241:                                              ; preds = %238
  %242 = load i64, i64* %3, align 8, !dbg !303
  br label %246, !dbg !301

243:                                              ; preds = %238
  %244 = load i64, i64* %3, align 8, !dbg !304
  %245 = sub i64 -1, %244, !dbg !305
  br label %246, !dbg !301

246:                                              ; preds = %243, %241
  %247 = phi i64 [ %242, %241 ], [ %245, %243 ], !dbg !301
  store i64 %247, i64* %17, align 8, !dbg !300
  call void @llvm.dbg.declare(metadata [200 x i8]* %18, metadata !306, metadata !DIExpression()), !dbg !310
  call void @llvm.dbg.declare(metadata i32* %19, metadata !311, metadata !DIExpression()), !dbg !312
  %248 = getelementptr inbounds [200 x i8], [200 x i8]* %18, i64 0, i64 0, !dbg !313
  %249 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !314
  %250 = load i8, i8* %249, align 1, !dbg !314
  %251 = zext i8 %250 to i32, !dbg !314
  %252 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !315
  %253 = load i8, i8* %252, align 1, !dbg !315
  %254 = zext i8 %253 to i32, !dbg !315
  %255 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !316
  %256 = load i8, i8* %255, align 1, !dbg !316
  %257 = zext i8 %256 to i32, !dbg !316
  %258 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !317
  %259 = load i8, i8* %258, align 1, !dbg !317
  %260 = zext i8 %259 to i32, !dbg !317
  %261 = load i64, i64* %17, align 8, !dbg !318
  %262 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %248, i64 noundef 200, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.15, i64 0, i64 0), i32 noundef %251, i32 noundef %254, i32 noundef %257, i32 noundef %260, i64 noundef %261, i32 noundef 5, i32 noundef 5, i32 noundef 5) #7, !dbg !319
  store i32 %262, i32* %19, align 4, !dbg !312
  %263 = load i32, i32* %19, align 4, !dbg !320
  %264 = getelementptr inbounds [200 x i8], [200 x i8]* %18, i64 0, i64 0, !dbg !321
  %265 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0), i32 noundef %263, i8* noundef %264), !dbg !322
  %266 = and i32 %265, 1, !dbg !323
  store i32 %266, i32* %1, align 4, !dbg !324
  br label %269, !dbg !324

267:                                              ; preds = %25
  store i32 1, i32* %1, align 4, !dbg !325
  br label %269, !dbg !325

268:                                              ; preds = %236, %209, %181, %173, %168, %167, %87, %46
  store i32 0, i32* %1, align 4, !dbg !326
  br label %269, !dbg !326

269:                                              ; preds = %268, %267, %246, %86, %78, %42, %24
  %270 = load i32, i32* %1, align 4, !dbg !327
  ret i32 %270, !dbg !327
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
define internal i32 @lines(i8* noundef %0, i64 noundef %1, i32 noundef %2) #0 !dbg !328 {
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct._IO_FILE*, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !331, metadata !DIExpression()), !dbg !332
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !333, metadata !DIExpression()), !dbg !334
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !335, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %7, metadata !337, metadata !DIExpression()), !dbg !393
  %12 = load i8*, i8** %4, align 8, !dbg !394
  %13 = call %struct._IO_FILE* @with(i8* noundef %12), !dbg !395
  store %struct._IO_FILE* %13, %struct._IO_FILE** %7, align 8, !dbg !393
  call void @llvm.dbg.declare(metadata i8** %8, metadata !396, metadata !DIExpression()), !dbg !397
  %14 = load i32, i32* %6, align 4, !dbg !398
  %15 = icmp ne i32 %14, 0, !dbg !398
  br i1 %15, label %16, label %19, !dbg !398

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !399
  %18 = call noalias i8* @malloc(i64 noundef %17) #7, !dbg !400
  br label %20, !dbg !398

19:                                               ; preds = %3
  br label %20, !dbg !398

20:                                               ; preds = %19, %16
  %21 = phi i8* [ %18, %16 ], [ null, %19 ], !dbg !398
  store i8* %21, i8** %8, align 8, !dbg !397
  call void @llvm.dbg.declare(metadata i64* %9, metadata !401, metadata !DIExpression()), !dbg !402
  %22 = load i64, i64* %5, align 8, !dbg !403
  store i64 %22, i64* %9, align 8, !dbg !402
  call void @llvm.dbg.declare(metadata i32* %10, metadata !404, metadata !DIExpression()), !dbg !406
  store i32 0, i32* %10, align 4, !dbg !406
  br label %23, !dbg !407

23:                                               ; preds = %35, %20
  %24 = load i32, i32* %10, align 4, !dbg !408
  %25 = icmp slt i32 %24, 3, !dbg !410
  br i1 %25, label %26, label %38, !dbg !411

26:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata i64* %11, metadata !412, metadata !DIExpression()), !dbg !417
  %27 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !418
  %28 = call i64 @getline(i8** noundef %8, i64* noundef %9, %struct._IO_FILE* noundef %27), !dbg !419
  store i64 %28, i64* %11, align 8, !dbg !417
  %29 = load i64, i64* %11, align 8, !dbg !420
  %30 = load i64, i64* %9, align 8, !dbg !421
  %31 = load i8*, i8** %8, align 8, !dbg !422
  %32 = icmp ne i8* %31, null, !dbg !423
  %33 = zext i1 %32 to i32, !dbg !423
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.17, i64 0, i64 0), i64 noundef %29, i64 noundef %30, i32 noundef %33), !dbg !424
  br label %35, !dbg !425

35:                                               ; preds = %26
  %36 = load i32, i32* %10, align 4, !dbg !426
  %37 = add nsw i32 %36, 1, !dbg !426
  store i32 %37, i32* %10, align 4, !dbg !426
  br label %23, !dbg !427, !llvm.loop !428

38:                                               ; preds = %23
  %39 = load i8*, i8** %8, align 8, !dbg !430
  call void @free(i8* noundef %39) #7, !dbg !431
  %40 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !432
  %41 = call i32 @fclose(%struct._IO_FILE* noundef %40), !dbg !433
  ret i32 %41, !dbg !434
}

; Function Attrs: nounwind
declare i8* @setlocale(i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide(i8* noundef %0) #0 !dbg !435 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !438, metadata !DIExpression()), !dbg !439
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !440, metadata !DIExpression()), !dbg !441
  %6 = load i8*, i8** %2, align 8, !dbg !442
  %7 = call %struct._IO_FILE* @with(i8* noundef %6), !dbg !443
  store %struct._IO_FILE* %7, %struct._IO_FILE** %3, align 8, !dbg !441
  call void @llvm.dbg.declare(metadata i32* %4, metadata !444, metadata !DIExpression()), !dbg !446
  store i32 0, i32* %4, align 4, !dbg !446
  br label %8, !dbg !447

8:                                                ; preds = %25, %1
  %9 = load i32, i32* %4, align 4, !dbg !448
  %10 = icmp slt i32 %9, 2, !dbg !450
  br i1 %10, label %11, label %28, !dbg !451

11:                                               ; preds = %8
  %12 = call i32* @__errno_location() #8, !dbg !452
  store i32 0, i32* %12, align 4, !dbg !454
  call void @llvm.dbg.declare(metadata i32* %5, metadata !455, metadata !DIExpression()), !dbg !459
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !460
  %14 = call i32 @getwc(%struct._IO_FILE* noundef %13), !dbg !461
  store i32 %14, i32* %5, align 4, !dbg !459
  %15 = load i32, i32* %5, align 4, !dbg !462
  %16 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !463
  %17 = call i32 @ferror(%struct._IO_FILE* noundef %16) #7, !dbg !464
  %18 = call i32* @__errno_location() #8, !dbg !465
  %19 = load i32, i32* %18, align 4, !dbg !465
  %20 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.20, i64 0, i64 0), i32 noundef %15, i32 noundef %17, i32 noundef %19), !dbg !466
  %21 = load i32, i32* %5, align 4, !dbg !467
  %22 = icmp eq i32 %21, -1, !dbg !469
  br i1 %22, label %23, label %24, !dbg !470

23:                                               ; preds = %11
  br label %28, !dbg !471

24:                                               ; preds = %11
  br label %25, !dbg !472

25:                                               ; preds = %24
  %26 = load i32, i32* %4, align 4, !dbg !473
  %27 = add nsw i32 %26, 1, !dbg !473
  store i32 %27, i32* %4, align 4, !dbg !473
  br label %8, !dbg !474, !llvm.loop !475

28:                                               ; preds = %23, %8
  %29 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !477
  %30 = call i32 @fclose(%struct._IO_FILE* noundef %29), !dbg !478
  ret void, !dbg !479
}

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #6

; Function Attrs: nounwind
declare i8* @asctime_r(%struct.tm* noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i8* @asctime(%struct.tm* noundef) #4

; Function Attrs: nounwind
declare i64 @sysconf(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct._IO_FILE* @with(i8* noundef %0) #0 !dbg !480 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !483, metadata !DIExpression()), !dbg !484
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !485, metadata !DIExpression()), !dbg !486
  %4 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.19, i64 0, i64 0)), !dbg !487
  store %struct._IO_FILE* %4, %struct._IO_FILE** %3, align 8, !dbg !486
  %5 = load i8*, i8** %2, align 8, !dbg !488
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !489
  %7 = call i32 @fputs(i8* noundef %5, %struct._IO_FILE* noundef %6), !dbg !490
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !491
  call void @rewind(%struct._IO_FILE* noundef %8), !dbg !492
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !493
  ret %struct._IO_FILE* %9, !dbg !494
}

declare i64 @getline(i8** noundef, i64* noundef, %struct._IO_FILE* noundef) #3

declare i32 @fclose(%struct._IO_FILE* noundef) #3

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef) #3

declare i32 @fputs(i8* noundef, %struct._IO_FILE* noundef) #3

declare void @rewind(%struct._IO_FILE* noundef) #3

declare i32 @getwc(%struct._IO_FILE* noundef) #3

; Function Attrs: nounwind
declare i32 @ferror(%struct._IO_FILE* noundef) #4

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
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "aligns", scope: !2, file: !3, line: 75, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !4, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !20)
!3 = !DIFile(filename: "tests/programs/worlds/edges.c", directory: ".", checksumkind: CSK_MD5, checksum: "c45df1e3d4bd11e980c206f38683b00d")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !13, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !10, !6}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !11, line: 90, baseType: !12)
!11 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!12 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!13 = !{!0, !14}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 110, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 352, elements: !18)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!18 = !{!19}
!19 = !DISubrange(count: 11)
!20 = !{}
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 576, elements: !25)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !24, line: 46, baseType: !12)
!24 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!25 = !{!26}
!26 = !DISubrange(count: 9)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 7, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 1}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 14.0.6"}
!35 = !DILocalVariable(name: "in", scope: !2, file: !3, line: 48, type: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 24, elements: !38)
!37 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!38 = !{!39}
!39 = !DISubrange(count: 3)
!40 = !DILocation(line: 48, column: 17, scope: !2)
!41 = !DILocation(line: 49, column: 15, scope: !42)
!42 = distinct !DILexicalBlock(scope: !2, file: !3, line: 49, column: 7)
!43 = !DILocation(line: 49, column: 7, scope: !42)
!44 = !DILocation(line: 49, column: 22, scope: !42)
!45 = !DILocation(line: 49, column: 7, scope: !2)
!46 = !DILocation(line: 49, column: 28, scope: !42)
!47 = !DILocation(line: 50, column: 11, scope: !2)
!48 = !DILocation(line: 50, column: 3, scope: !2)
!49 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 51, type: !23)
!50 = !DILocation(line: 51, column: 10, scope: !2)
!51 = !DILocation(line: 51, column: 14, scope: !2)
!52 = !DILocation(line: 52, column: 11, scope: !2)
!53 = !DILocation(line: 52, column: 3, scope: !2)
!54 = !DILocalVariable(name: "old", scope: !55, file: !3, line: 54, type: !57)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 53, column: 13)
!56 = distinct !DILexicalBlock(scope: !2, file: !3, line: 52, column: 18)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!59 = !DILocation(line: 54, column: 11, scope: !55)
!60 = !DILocation(line: 54, column: 17, scope: !55)
!61 = !DILocalVariable(name: "p", scope: !55, file: !3, line: 54, type: !57)
!62 = !DILocation(line: 54, column: 29, scope: !55)
!63 = !DILocation(line: 54, column: 41, scope: !55)
!64 = !DILocation(line: 54, column: 46, scope: !55)
!65 = !DILocation(line: 54, column: 48, scope: !55)
!66 = !DILocation(line: 54, column: 33, scope: !55)
!67 = !DILocation(line: 55, column: 10, scope: !68)
!68 = distinct !DILexicalBlock(scope: !55, file: !3, line: 55, column: 9)
!69 = !DILocation(line: 55, column: 9, scope: !55)
!70 = !DILocation(line: 55, column: 46, scope: !68)
!71 = !DILocation(line: 55, column: 48, scope: !68)
!72 = !DILocation(line: 55, column: 20, scope: !68)
!73 = !DILocation(line: 55, column: 13, scope: !68)
!74 = !DILocation(line: 56, column: 5, scope: !55)
!75 = !DILocation(line: 56, column: 8, scope: !55)
!76 = !DILocation(line: 56, column: 10, scope: !55)
!77 = !DILocation(line: 56, column: 15, scope: !55)
!78 = !DILocation(line: 56, column: 20, scope: !55)
!79 = !DILocation(line: 57, column: 10, scope: !55)
!80 = !DILocation(line: 57, column: 5, scope: !55)
!81 = !DILocation(line: 58, column: 22, scope: !55)
!82 = !DILocation(line: 58, column: 33, scope: !55)
!83 = !DILocation(line: 58, column: 35, scope: !55)
!84 = !DILocation(line: 58, column: 40, scope: !55)
!85 = !DILocation(line: 58, column: 46, scope: !55)
!86 = !DILocation(line: 58, column: 9, scope: !55)
!87 = !DILocation(line: 58, column: 7, scope: !55)
!88 = !DILocation(line: 59, column: 20, scope: !55)
!89 = !DILocation(line: 59, column: 22, scope: !55)
!90 = !DILocation(line: 59, column: 5, scope: !55)
!91 = !DILocation(line: 60, column: 10, scope: !55)
!92 = !DILocation(line: 60, column: 5, scope: !55)
!93 = !DILocation(line: 61, column: 9, scope: !55)
!94 = !DILocation(line: 61, column: 7, scope: !55)
!95 = !DILocation(line: 62, column: 20, scope: !55)
!96 = !DILocation(line: 62, column: 22, scope: !55)
!97 = !DILocation(line: 62, column: 5, scope: !55)
!98 = !DILocation(line: 63, column: 10, scope: !55)
!99 = !DILocation(line: 63, column: 5, scope: !55)
!100 = !DILocation(line: 64, column: 5, scope: !55)
!101 = !DILocalVariable(name: "p", scope: !102, file: !3, line: 67, type: !9)
!102 = distinct !DILexicalBlock(scope: !56, file: !3, line: 66, column: 13)
!103 = !DILocation(line: 67, column: 11, scope: !102)
!104 = !DILocalVariable(name: "error", scope: !102, file: !3, line: 68, type: !6)
!105 = !DILocation(line: 68, column: 9, scope: !102)
!106 = !DILocation(line: 68, column: 36, scope: !102)
!107 = !DILocation(line: 68, column: 17, scope: !102)
!108 = !DILocation(line: 69, column: 9, scope: !109)
!109 = distinct !DILexicalBlock(scope: !102, file: !3, line: 69, column: 9)
!110 = !DILocation(line: 69, column: 9, scope: !102)
!111 = !DILocation(line: 69, column: 23, scope: !109)
!112 = !DILocation(line: 69, column: 16, scope: !109)
!113 = !DILocation(line: 70, column: 20, scope: !114)
!114 = distinct !DILexicalBlock(scope: !102, file: !3, line: 70, column: 9)
!115 = !DILocation(line: 70, column: 9, scope: !114)
!116 = !DILocation(line: 70, column: 24, scope: !114)
!117 = !DILocation(line: 70, column: 22, scope: !114)
!118 = !DILocation(line: 70, column: 9, scope: !102)
!119 = !DILocation(line: 70, column: 27, scope: !114)
!120 = !DILocation(line: 71, column: 10, scope: !102)
!121 = !DILocation(line: 71, column: 5, scope: !102)
!122 = !DILocation(line: 72, column: 5, scope: !102)
!123 = !DILocalVariable(name: "i", scope: !124, file: !3, line: 76, type: !23)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 76, column: 5)
!125 = distinct !DILexicalBlock(scope: !56, file: !3, line: 74, column: 13)
!126 = !DILocation(line: 76, column: 17, scope: !124)
!127 = !DILocation(line: 76, column: 10, scope: !124)
!128 = !DILocation(line: 76, column: 24, scope: !129)
!129 = distinct !DILexicalBlock(scope: !124, file: !3, line: 76, column: 5)
!130 = !DILocation(line: 76, column: 26, scope: !129)
!131 = !DILocation(line: 76, column: 5, scope: !124)
!132 = !DILocalVariable(name: "p", scope: !133, file: !3, line: 77, type: !9)
!133 = distinct !DILexicalBlock(scope: !129, file: !3, line: 76, column: 65)
!134 = !DILocation(line: 77, column: 13, scope: !133)
!135 = !DILocation(line: 77, column: 33, scope: !133)
!136 = !DILocation(line: 77, column: 26, scope: !133)
!137 = !DILocation(line: 77, column: 17, scope: !133)
!138 = !DILocalVariable(name: "q", scope: !133, file: !3, line: 77, type: !9)
!139 = !DILocation(line: 77, column: 43, scope: !133)
!140 = !DILocation(line: 77, column: 68, scope: !133)
!141 = !DILocation(line: 77, column: 61, scope: !133)
!142 = !DILocation(line: 77, column: 47, scope: !133)
!143 = !DILocalVariable(name: "at", scope: !133, file: !3, line: 78, type: !10)
!144 = !DILocation(line: 78, column: 17, scope: !133)
!145 = !DILocation(line: 78, column: 29, scope: !133)
!146 = !DILocation(line: 78, column: 22, scope: !133)
!147 = !DILocation(line: 78, column: 32, scope: !133)
!148 = !DILocation(line: 78, column: 51, scope: !133)
!149 = !DILocation(line: 78, column: 44, scope: !133)
!150 = !DILocation(line: 78, column: 54, scope: !133)
!151 = !DILocation(line: 78, column: 77, scope: !133)
!152 = !DILocation(line: 78, column: 70, scope: !133)
!153 = !DILocation(line: 78, column: 80, scope: !133)
!154 = !DILocation(line: 78, column: 100, scope: !133)
!155 = !DILocation(line: 78, column: 93, scope: !133)
!156 = !DILocation(line: 78, column: 103, scope: !133)
!157 = !DILocation(line: 78, column: 123, scope: !133)
!158 = !DILocation(line: 78, column: 116, scope: !133)
!159 = !DILocation(line: 78, column: 126, scope: !133)
!160 = !DILocation(line: 79, column: 28, scope: !133)
!161 = !DILocation(line: 79, column: 30, scope: !133)
!162 = !DILocation(line: 79, column: 39, scope: !133)
!163 = !DILocation(line: 79, column: 41, scope: !133)
!164 = !DILocation(line: 79, column: 61, scope: !133)
!165 = !DILocation(line: 79, column: 50, scope: !133)
!166 = !DILocation(line: 79, column: 65, scope: !133)
!167 = !DILocation(line: 79, column: 63, scope: !133)
!168 = !DILocation(line: 79, column: 68, scope: !133)
!169 = !DILocation(line: 79, column: 73, scope: !133)
!170 = !DILocation(line: 79, column: 87, scope: !133)
!171 = !DILocation(line: 79, column: 76, scope: !133)
!172 = !DILocation(line: 79, column: 91, scope: !133)
!173 = !DILocation(line: 79, column: 89, scope: !133)
!174 = !DILocation(line: 79, column: 94, scope: !133)
!175 = !DILocation(line: 0, scope: !133)
!176 = !DILocation(line: 79, column: 7, scope: !133)
!177 = !DILocation(line: 80, column: 12, scope: !133)
!178 = !DILocation(line: 80, column: 7, scope: !133)
!179 = !DILocation(line: 80, column: 21, scope: !133)
!180 = !DILocation(line: 80, column: 16, scope: !133)
!181 = !DILocation(line: 81, column: 5, scope: !133)
!182 = !DILocation(line: 76, column: 61, scope: !129)
!183 = !DILocation(line: 76, column: 5, scope: !129)
!184 = distinct !{!184, !131, !185, !186}
!185 = !DILocation(line: 81, column: 5, scope: !124)
!186 = !{!"llvm.loop.mustprogress"}
!187 = !DILocation(line: 82, column: 5, scope: !125)
!188 = !DILocation(line: 84, column: 13, scope: !56)
!189 = !DILocation(line: 84, column: 30, scope: !56)
!190 = !DILocation(line: 84, column: 48, scope: !56)
!191 = !DILocation(line: 84, column: 92, scope: !56)
!192 = !DILocation(line: 84, column: 113, scope: !56)
!193 = !DILocalVariable(name: "text", scope: !194, file: !3, line: 86, type: !195)
!194 = distinct !DILexicalBlock(scope: !56, file: !3, line: 85, column: 13)
!195 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 3200, elements: !196)
!196 = !{!197}
!197 = !DISubrange(count: 400)
!198 = !DILocation(line: 86, column: 10, scope: !194)
!199 = !DILocation(line: 87, column: 5, scope: !194)
!200 = !DILocation(line: 88, column: 5, scope: !194)
!201 = !DILocation(line: 88, column: 27, scope: !194)
!202 = !DILocation(line: 89, column: 11, scope: !194)
!203 = !DILocation(line: 89, column: 5, scope: !194)
!204 = !DILocation(line: 90, column: 5, scope: !194)
!205 = !DILocation(line: 90, column: 15, scope: !194)
!206 = !DILocation(line: 91, column: 11, scope: !194)
!207 = !DILocation(line: 91, column: 5, scope: !194)
!208 = !DILocation(line: 92, column: 5, scope: !194)
!209 = !DILocation(line: 94, column: 13, scope: !56)
!210 = !DILocation(line: 94, column: 43, scope: !56)
!211 = !DILocation(line: 94, column: 57, scope: !56)
!212 = !DILocation(line: 94, column: 75, scope: !56)
!213 = !DILocation(line: 94, column: 90, scope: !56)
!214 = !DILocation(line: 94, column: 108, scope: !56)
!215 = !DILocalVariable(name: "at", scope: !216, file: !3, line: 96, type: !217)
!216 = distinct !DILexicalBlock(scope: !56, file: !3, line: 95, column: 13)
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
!233 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !58)
!234 = !DILocation(line: 96, column: 15, scope: !216)
!235 = !DILocalVariable(name: "text", scope: !216, file: !3, line: 97, type: !236)
!236 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 320, elements: !237)
!237 = !{!238}
!238 = !DISubrange(count: 40)
!239 = !DILocation(line: 97, column: 10, scope: !216)
!240 = !DILocalVariable(name: "i", scope: !241, file: !3, line: 98, type: !6)
!241 = distinct !DILexicalBlock(scope: !216, file: !3, line: 98, column: 5)
!242 = !DILocation(line: 98, column: 14, scope: !241)
!243 = !DILocation(line: 98, column: 10, scope: !241)
!244 = !DILocation(line: 98, column: 21, scope: !245)
!245 = distinct !DILexicalBlock(scope: !241, file: !3, line: 98, column: 5)
!246 = !DILocation(line: 98, column: 23, scope: !245)
!247 = !DILocation(line: 98, column: 5, scope: !241)
!248 = !DILocation(line: 99, column: 7, scope: !249)
!249 = distinct !DILexicalBlock(scope: !245, file: !3, line: 98, column: 47)
!250 = !DILocation(line: 99, column: 13, scope: !249)
!251 = !DILocation(line: 100, column: 36, scope: !249)
!252 = !DILocation(line: 100, column: 21, scope: !249)
!253 = !DILocation(line: 100, column: 42, scope: !249)
!254 = !DILocation(line: 100, column: 7, scope: !249)
!255 = !DILocation(line: 101, column: 22, scope: !249)
!256 = !DILocation(line: 101, column: 28, scope: !249)
!257 = !DILocation(line: 101, column: 7, scope: !249)
!258 = !DILocation(line: 102, column: 5, scope: !249)
!259 = !DILocation(line: 98, column: 29, scope: !245)
!260 = !DILocation(line: 98, column: 36, scope: !245)
!261 = !DILocation(line: 98, column: 43, scope: !245)
!262 = !DILocation(line: 98, column: 5, scope: !245)
!263 = distinct !{!263, !247, !264, !186}
!264 = !DILocation(line: 102, column: 5, scope: !241)
!265 = !DILocation(line: 103, column: 18, scope: !216)
!266 = !DILocation(line: 103, column: 5, scope: !216)
!267 = !DILocation(line: 104, column: 8, scope: !216)
!268 = !DILocation(line: 104, column: 16, scope: !216)
!269 = !DILocation(line: 104, column: 27, scope: !216)
!270 = !DILocation(line: 104, column: 33, scope: !216)
!271 = !DILocation(line: 105, column: 19, scope: !216)
!272 = !DILocation(line: 105, column: 32, scope: !216)
!273 = !DILocation(line: 105, column: 5, scope: !216)
!274 = !DILocation(line: 106, column: 20, scope: !216)
!275 = !DILocation(line: 106, column: 26, scope: !216)
!276 = !DILocation(line: 106, column: 5, scope: !216)
!277 = !DILocation(line: 107, column: 5, scope: !216)
!278 = !DILocalVariable(name: "i", scope: !279, file: !3, line: 111, type: !23)
!279 = distinct !DILexicalBlock(scope: !280, file: !3, line: 111, column: 5)
!280 = distinct !DILexicalBlock(scope: !56, file: !3, line: 109, column: 13)
!281 = !DILocation(line: 111, column: 17, scope: !279)
!282 = !DILocation(line: 111, column: 10, scope: !279)
!283 = !DILocation(line: 111, column: 24, scope: !284)
!284 = distinct !DILexicalBlock(scope: !279, file: !3, line: 111, column: 5)
!285 = !DILocation(line: 111, column: 26, scope: !284)
!286 = !DILocation(line: 111, column: 5, scope: !279)
!287 = !DILocation(line: 111, column: 92, scope: !284)
!288 = !DILocation(line: 111, column: 86, scope: !284)
!289 = !DILocation(line: 111, column: 78, scope: !284)
!290 = !DILocation(line: 111, column: 63, scope: !284)
!291 = !DILocation(line: 111, column: 59, scope: !284)
!292 = !DILocation(line: 111, column: 5, scope: !284)
!293 = distinct !{!293, !286, !294, !186}
!294 = !DILocation(line: 111, column: 95, scope: !279)
!295 = !DILocation(line: 112, column: 5, scope: !280)
!296 = !DILocation(line: 113, column: 5, scope: !280)
!297 = !DILocalVariable(name: "v", scope: !298, file: !3, line: 116, type: !299)
!298 = distinct !DILexicalBlock(scope: !56, file: !3, line: 115, column: 13)
!299 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!300 = !DILocation(line: 116, column: 24, scope: !298)
!301 = !DILocation(line: 116, column: 28, scope: !298)
!302 = !DILocation(line: 116, column: 30, scope: !298)
!303 = !DILocation(line: 116, column: 38, scope: !298)
!304 = !DILocation(line: 116, column: 55, scope: !298)
!305 = !DILocation(line: 116, column: 53, scope: !298)
!306 = !DILocalVariable(name: "text", scope: !298, file: !3, line: 117, type: !307)
!307 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 1600, elements: !308)
!308 = !{!309}
!309 = !DISubrange(count: 200)
!310 = !DILocation(line: 117, column: 10, scope: !298)
!311 = !DILocalVariable(name: "size", scope: !298, file: !3, line: 118, type: !6)
!312 = !DILocation(line: 118, column: 9, scope: !298)
!313 = !DILocation(line: 118, column: 25, scope: !298)
!314 = !DILocation(line: 118, column: 86, scope: !298)
!315 = !DILocation(line: 118, column: 93, scope: !298)
!316 = !DILocation(line: 118, column: 100, scope: !298)
!317 = !DILocation(line: 118, column: 107, scope: !298)
!318 = !DILocation(line: 118, column: 114, scope: !298)
!319 = !DILocation(line: 118, column: 16, scope: !298)
!320 = !DILocation(line: 119, column: 30, scope: !298)
!321 = !DILocation(line: 119, column: 36, scope: !298)
!322 = !DILocation(line: 119, column: 12, scope: !298)
!323 = !DILocation(line: 119, column: 42, scope: !298)
!324 = !DILocation(line: 119, column: 5, scope: !298)
!325 = !DILocation(line: 121, column: 12, scope: !56)
!326 = !DILocation(line: 123, column: 3, scope: !2)
!327 = !DILocation(line: 124, column: 1, scope: !2)
!328 = distinct !DISubprogram(name: "lines", scope: !3, file: !3, line: 24, type: !329, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !20)
!329 = !DISubroutineType(types: !330)
!330 = !{!6, !232, !23, !6}
!331 = !DILocalVariable(name: "text", arg: 1, scope: !328, file: !3, line: 24, type: !232)
!332 = !DILocation(line: 24, column: 30, scope: !328)
!333 = !DILocalVariable(name: "room", arg: 2, scope: !328, file: !3, line: 24, type: !23)
!334 = !DILocation(line: 24, column: 43, scope: !328)
!335 = !DILocalVariable(name: "allocated", arg: 3, scope: !328, file: !3, line: 24, type: !6)
!336 = !DILocation(line: 24, column: 53, scope: !328)
!337 = !DILocalVariable(name: "f", scope: !328, file: !3, line: 25, type: !338)
!338 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !339, size: 64)
!339 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !340, line: 7, baseType: !341)
!340 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!341 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !342, line: 49, size: 1728, elements: !343)
!342 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!343 = !{!344, !345, !346, !347, !348, !349, !350, !351, !352, !353, !354, !355, !356, !359, !361, !362, !363, !366, !368, !370, !374, !377, !379, !382, !385, !386, !387, !388, !389}
!344 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !341, file: !342, line: 51, baseType: !6, size: 32)
!345 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !341, file: !342, line: 54, baseType: !57, size: 64, offset: 64)
!346 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !341, file: !342, line: 55, baseType: !57, size: 64, offset: 128)
!347 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !341, file: !342, line: 56, baseType: !57, size: 64, offset: 192)
!348 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !341, file: !342, line: 57, baseType: !57, size: 64, offset: 256)
!349 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !341, file: !342, line: 58, baseType: !57, size: 64, offset: 320)
!350 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !341, file: !342, line: 59, baseType: !57, size: 64, offset: 384)
!351 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !341, file: !342, line: 60, baseType: !57, size: 64, offset: 448)
!352 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !341, file: !342, line: 61, baseType: !57, size: 64, offset: 512)
!353 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !341, file: !342, line: 64, baseType: !57, size: 64, offset: 576)
!354 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !341, file: !342, line: 65, baseType: !57, size: 64, offset: 640)
!355 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !341, file: !342, line: 66, baseType: !57, size: 64, offset: 704)
!356 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !341, file: !342, line: 68, baseType: !357, size: 64, offset: 768)
!357 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !358, size: 64)
!358 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !342, line: 36, flags: DIFlagFwdDecl)
!359 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !341, file: !342, line: 70, baseType: !360, size: 64, offset: 832)
!360 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !341, size: 64)
!361 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !341, file: !342, line: 72, baseType: !6, size: 32, offset: 896)
!362 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !341, file: !342, line: 73, baseType: !6, size: 32, offset: 928)
!363 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !341, file: !342, line: 74, baseType: !364, size: 64, offset: 960)
!364 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !365, line: 152, baseType: !230)
!365 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!366 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !341, file: !342, line: 77, baseType: !367, size: 16, offset: 1024)
!367 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!368 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !341, file: !342, line: 78, baseType: !369, size: 8, offset: 1040)
!369 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!370 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !341, file: !342, line: 79, baseType: !371, size: 8, offset: 1048)
!371 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 8, elements: !372)
!372 = !{!373}
!373 = !DISubrange(count: 1)
!374 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !341, file: !342, line: 81, baseType: !375, size: 64, offset: 1088)
!375 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !376, size: 64)
!376 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !342, line: 43, baseType: null)
!377 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !341, file: !342, line: 89, baseType: !378, size: 64, offset: 1152)
!378 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !365, line: 153, baseType: !230)
!379 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !341, file: !342, line: 91, baseType: !380, size: 64, offset: 1216)
!380 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !381, size: 64)
!381 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !342, line: 37, flags: DIFlagFwdDecl)
!382 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !341, file: !342, line: 92, baseType: !383, size: 64, offset: 1280)
!383 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !384, size: 64)
!384 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !342, line: 38, flags: DIFlagFwdDecl)
!385 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !341, file: !342, line: 93, baseType: !360, size: 64, offset: 1344)
!386 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !341, file: !342, line: 94, baseType: !9, size: 64, offset: 1408)
!387 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !341, file: !342, line: 95, baseType: !23, size: 64, offset: 1472)
!388 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !341, file: !342, line: 96, baseType: !6, size: 32, offset: 1536)
!389 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !341, file: !342, line: 98, baseType: !390, size: 160, offset: 1568)
!390 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 160, elements: !391)
!391 = !{!392}
!392 = !DISubrange(count: 20)
!393 = !DILocation(line: 25, column: 9, scope: !328)
!394 = !DILocation(line: 25, column: 18, scope: !328)
!395 = !DILocation(line: 25, column: 13, scope: !328)
!396 = !DILocalVariable(name: "line", scope: !328, file: !3, line: 26, type: !57)
!397 = !DILocation(line: 26, column: 9, scope: !328)
!398 = !DILocation(line: 26, column: 16, scope: !328)
!399 = !DILocation(line: 26, column: 35, scope: !328)
!400 = !DILocation(line: 26, column: 28, scope: !328)
!401 = !DILocalVariable(name: "n", scope: !328, file: !3, line: 27, type: !23)
!402 = !DILocation(line: 27, column: 10, scope: !328)
!403 = !DILocation(line: 27, column: 14, scope: !328)
!404 = !DILocalVariable(name: "i", scope: !405, file: !3, line: 28, type: !6)
!405 = distinct !DILexicalBlock(scope: !328, file: !3, line: 28, column: 3)
!406 = !DILocation(line: 28, column: 12, scope: !405)
!407 = !DILocation(line: 28, column: 8, scope: !405)
!408 = !DILocation(line: 28, column: 19, scope: !409)
!409 = distinct !DILexicalBlock(scope: !405, file: !3, line: 28, column: 3)
!410 = !DILocation(line: 28, column: 21, scope: !409)
!411 = !DILocation(line: 28, column: 3, scope: !405)
!412 = !DILocalVariable(name: "size", scope: !413, file: !3, line: 29, type: !414)
!413 = distinct !DILexicalBlock(scope: !409, file: !3, line: 28, column: 31)
!414 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !415, line: 77, baseType: !416)
!415 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!416 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !365, line: 194, baseType: !230)
!417 = !DILocation(line: 29, column: 13, scope: !413)
!418 = !DILocation(line: 29, column: 39, scope: !413)
!419 = !DILocation(line: 29, column: 20, scope: !413)
!420 = !DILocation(line: 30, column: 31, scope: !413)
!421 = !DILocation(line: 30, column: 37, scope: !413)
!422 = !DILocation(line: 30, column: 40, scope: !413)
!423 = !DILocation(line: 30, column: 45, scope: !413)
!424 = !DILocation(line: 30, column: 5, scope: !413)
!425 = !DILocation(line: 31, column: 3, scope: !413)
!426 = !DILocation(line: 28, column: 27, scope: !409)
!427 = !DILocation(line: 28, column: 3, scope: !409)
!428 = distinct !{!428, !411, !429, !186}
!429 = !DILocation(line: 31, column: 3, scope: !405)
!430 = !DILocation(line: 32, column: 8, scope: !328)
!431 = !DILocation(line: 32, column: 3, scope: !328)
!432 = !DILocation(line: 33, column: 17, scope: !328)
!433 = !DILocation(line: 33, column: 10, scope: !328)
!434 = !DILocation(line: 33, column: 3, scope: !328)
!435 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 36, type: !436, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !20)
!436 = !DISubroutineType(types: !437)
!437 = !{null, !232}
!438 = !DILocalVariable(name: "text", arg: 1, scope: !435, file: !3, line: 36, type: !232)
!439 = !DILocation(line: 36, column: 30, scope: !435)
!440 = !DILocalVariable(name: "f", scope: !435, file: !3, line: 37, type: !338)
!441 = !DILocation(line: 37, column: 9, scope: !435)
!442 = !DILocation(line: 37, column: 18, scope: !435)
!443 = !DILocation(line: 37, column: 13, scope: !435)
!444 = !DILocalVariable(name: "i", scope: !445, file: !3, line: 38, type: !6)
!445 = distinct !DILexicalBlock(scope: !435, file: !3, line: 38, column: 3)
!446 = !DILocation(line: 38, column: 12, scope: !445)
!447 = !DILocation(line: 38, column: 8, scope: !445)
!448 = !DILocation(line: 38, column: 19, scope: !449)
!449 = distinct !DILexicalBlock(scope: !445, file: !3, line: 38, column: 3)
!450 = !DILocation(line: 38, column: 21, scope: !449)
!451 = !DILocation(line: 38, column: 3, scope: !445)
!452 = !DILocation(line: 39, column: 5, scope: !453)
!453 = distinct !DILexicalBlock(scope: !449, file: !3, line: 38, column: 31)
!454 = !DILocation(line: 39, column: 11, scope: !453)
!455 = !DILocalVariable(name: "c", scope: !453, file: !3, line: 40, type: !456)
!456 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !457, line: 20, baseType: !458)
!457 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "", checksumkind: CSK_MD5, checksum: "aa31b53ef28dc23152ceb41e2763ded3")
!458 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!459 = !DILocation(line: 40, column: 12, scope: !453)
!460 = !DILocation(line: 40, column: 22, scope: !453)
!461 = !DILocation(line: 40, column: 16, scope: !453)
!462 = !DILocation(line: 41, column: 44, scope: !453)
!463 = !DILocation(line: 41, column: 54, scope: !453)
!464 = !DILocation(line: 41, column: 47, scope: !453)
!465 = !DILocation(line: 41, column: 58, scope: !453)
!466 = !DILocation(line: 41, column: 5, scope: !453)
!467 = !DILocation(line: 42, column: 9, scope: !468)
!468 = distinct !DILexicalBlock(scope: !453, file: !3, line: 42, column: 9)
!469 = !DILocation(line: 42, column: 11, scope: !468)
!470 = !DILocation(line: 42, column: 9, scope: !453)
!471 = !DILocation(line: 42, column: 20, scope: !468)
!472 = !DILocation(line: 43, column: 3, scope: !453)
!473 = !DILocation(line: 38, column: 27, scope: !449)
!474 = !DILocation(line: 38, column: 3, scope: !449)
!475 = distinct !{!475, !451, !476, !186}
!476 = !DILocation(line: 43, column: 3, scope: !445)
!477 = !DILocation(line: 44, column: 10, scope: !435)
!478 = !DILocation(line: 44, column: 3, scope: !435)
!479 = !DILocation(line: 45, column: 1, scope: !435)
!480 = distinct !DISubprogram(name: "with", scope: !3, file: !3, line: 17, type: !481, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !20)
!481 = !DISubroutineType(types: !482)
!482 = !{!338, !232}
!483 = !DILocalVariable(name: "text", arg: 1, scope: !480, file: !3, line: 17, type: !232)
!484 = !DILocation(line: 17, column: 31, scope: !480)
!485 = !DILocalVariable(name: "f", scope: !480, file: !3, line: 18, type: !338)
!486 = !DILocation(line: 18, column: 9, scope: !480)
!487 = !DILocation(line: 18, column: 13, scope: !480)
!488 = !DILocation(line: 19, column: 9, scope: !480)
!489 = !DILocation(line: 19, column: 15, scope: !480)
!490 = !DILocation(line: 19, column: 3, scope: !480)
!491 = !DILocation(line: 20, column: 10, scope: !480)
!492 = !DILocation(line: 20, column: 3, scope: !480)
!493 = !DILocation(line: 21, column: 10, scope: !480)
!494 = !DILocation(line: 21, column: 3, scope: !480)
