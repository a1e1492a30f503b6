; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/simd.c
; ModuleID = 'tests/programs/worlds/simd.c'
source_filename = "tests/programs/worlds/simd.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__loadu_si128 = type { <2 x i64> }
%struct.__loadu_ps = type { <4 x float> }
%struct.__loadu_si256 = type { <4 x i64> }

@.str = private unnamed_addr constant [17 x i8] c"to be or not to \00", align 1
@state = internal global i64 0, align 8, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%d:\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c" %016llx\00", align 1
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !118 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca <2 x double>, align 16
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca <2 x double>, align 16
  %7 = alloca float*, align 8
  %8 = alloca float*, align 8
  %9 = alloca <2 x i64>*, align 8
  %10 = alloca <2 x i64>*, align 8
  %11 = alloca i32, align 4
  %12 = alloca [2 x i8], align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca [8 x i64], align 16
  %17 = alloca i32, align 4
  %18 = alloca <2 x i64>, align 16
  %19 = alloca <2 x i64>, align 16
  %20 = alloca [8 x float], align 16
  %21 = alloca <4 x float>, align 16
  %22 = alloca <4 x float>, align 16
  store i32 0, i32* %11, align 4
  call void @llvm.dbg.declare(metadata [2 x i8]* %12, metadata !122, metadata !DIExpression()), !dbg !124
  %23 = bitcast [2 x i8]* %12 to i8*, !dbg !124
  call void @llvm.memset.p0i8.i64(i8* align 1 %23, i8 0, i64 2, i1 false), !dbg !124
  %24 = getelementptr inbounds [2 x i8], [2 x i8]* %12, i64 0, i64 0, !dbg !125
  %25 = call i64 @read(i32 noundef 0, i8* noundef %24, i64 noundef 2), !dbg !127
  %26 = icmp ne i64 %25, 2, !dbg !128
  br i1 %26, label %27, label %28, !dbg !129

27:                                               ; preds = %0
  store i32 99, i32* %11, align 4, !dbg !130
  br label %183, !dbg !130

28:                                               ; preds = %0
  %29 = getelementptr inbounds [2 x i8], [2 x i8]* %12, i64 0, i64 0, !dbg !131
  %30 = load i8, i8* %29, align 1, !dbg !131
  %31 = zext i8 %30 to i32, !dbg !131
  %32 = icmp eq i32 %31, 109, !dbg !133
  br i1 %32, label %33, label %51, !dbg !134

33:                                               ; preds = %28
  call void @llvm.dbg.declare(metadata i32* %13, metadata !135, metadata !DIExpression()), !dbg !137
  %34 = getelementptr inbounds [2 x i8], [2 x i8]* %12, i64 0, i64 1, !dbg !138
  %35 = load i8, i8* %34, align 1, !dbg !138
  %36 = call i32 @find(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8 noundef signext %35), !dbg !139
  store i32 %36, i32* %13, align 4, !dbg !137
  call void @llvm.dbg.declare(metadata i32* %14, metadata !140, metadata !DIExpression()), !dbg !142
  store i32 0, i32* %14, align 4, !dbg !142
  br label %37, !dbg !143

37:                                               ; preds = %47, %33
  %38 = load i32, i32* %14, align 4, !dbg !144
  %39 = icmp slt i32 %38, 16, !dbg !146
  br i1 %39, label %40, label %50, !dbg !147

40:                                               ; preds = %37
  %41 = load i32, i32* %13, align 4, !dbg !148
  %42 = load i32, i32* %14, align 4, !dbg !150
  %43 = icmp eq i32 %41, %42, !dbg !151
  br i1 %43, label %44, label %46, !dbg !152

44:                                               ; preds = %40
  %45 = load i32, i32* %14, align 4, !dbg !153
  store i32 %45, i32* %11, align 4, !dbg !154
  br label %183, !dbg !154

46:                                               ; preds = %40
  br label %47, !dbg !150

47:                                               ; preds = %46
  %48 = load i32, i32* %14, align 4, !dbg !155
  %49 = add nsw i32 %48, 1, !dbg !155
  store i32 %49, i32* %14, align 4, !dbg !155
  br label %37, !dbg !156, !llvm.loop !157

50:                                               ; preds = %37
  store i32 50, i32* %11, align 4, !dbg !160
  br label %183, !dbg !160

51:                                               ; preds = %28
  store i64 88172645463325252, i64* @state, align 8, !dbg !161
  call void @llvm.dbg.declare(metadata i32* %15, metadata !162, metadata !DIExpression()), !dbg !164
  store i32 0, i32* %15, align 4, !dbg !164
  br label %52, !dbg !165

52:                                               ; preds = %179, %51
  %53 = load i32, i32* %15, align 4, !dbg !166
  %54 = icmp slt i32 %53, 8, !dbg !168
  br i1 %54, label %55, label %182, !dbg !169

55:                                               ; preds = %52
  call void @llvm.dbg.declare(metadata [8 x i64]* %16, metadata !170, metadata !DIExpression()), !dbg !173
  call void @llvm.dbg.declare(metadata i32* %17, metadata !174, metadata !DIExpression()), !dbg !176
  store i32 0, i32* %17, align 4, !dbg !176
  br label %56, !dbg !177

56:                                               ; preds = %64, %55
  %57 = load i32, i32* %17, align 4, !dbg !178
  %58 = icmp slt i32 %57, 8, !dbg !180
  br i1 %58, label %59, label %67, !dbg !181

59:                                               ; preds = %56
  %60 = call i64 @next(), !dbg !182
  %61 = load i32, i32* %17, align 4, !dbg !183
  %62 = sext i32 %61 to i64, !dbg !184
  %63 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 %62, !dbg !184
  store i64 %60, i64* %63, align 8, !dbg !185
  br label %64, !dbg !184

64:                                               ; preds = %59
  %65 = load i32, i32* %17, align 4, !dbg !186
  %66 = add nsw i32 %65, 1, !dbg !186
  store i32 %66, i32* %17, align 4, !dbg !186
  br label %56, !dbg !187, !llvm.loop !188

67:                                               ; preds = %56
  call void @llvm.dbg.declare(metadata <2 x i64>* %18, metadata !190, metadata !DIExpression()), !dbg !191
  %68 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 0, !dbg !192
  %69 = bitcast i64* %68 to i8*, !dbg !193
  %70 = bitcast i8* %69 to <2 x i64>*, !dbg !193
  store <2 x i64>* %70, <2 x i64>** %9, align 8, !dbg !194
  %71 = load <2 x i64>*, <2 x i64>** %9, align 8, !dbg !194
  %72 = bitcast <2 x i64>* %71 to %struct.__loadu_si128*, !dbg !194
  %73 = getelementptr inbounds %struct.__loadu_si128, %struct.__loadu_si128* %72, i32 0, i32 0, !dbg !194
  %74 = load <2 x i64>, <2 x i64>* %73, align 1, !dbg !194
  store <2 x i64> %74, <2 x i64>* %18, align 16, !dbg !191
  call void @llvm.dbg.declare(metadata <2 x i64>* %19, metadata !195, metadata !DIExpression()), !dbg !196
  %75 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 0, !dbg !197
  %76 = getelementptr inbounds i64, i64* %75, i64 2, !dbg !198
  %77 = bitcast i64* %76 to i8*, !dbg !199
  %78 = bitcast i8* %77 to <2 x i64>*, !dbg !199
  store <2 x i64>* %78, <2 x i64>** %10, align 8, !dbg !200
  %79 = load <2 x i64>*, <2 x i64>** %10, align 8, !dbg !200
  %80 = bitcast <2 x i64>* %79 to %struct.__loadu_si128*, !dbg !200
  %81 = getelementptr inbounds %struct.__loadu_si128, %struct.__loadu_si128* %80, i32 0, i32 0, !dbg !200
  %82 = load <2 x i64>, <2 x i64>* %81, align 1, !dbg !200
  store <2 x i64> %82, <2 x i64>* %19, align 16, !dbg !196
  call void @llvm.dbg.declare(metadata [8 x float]* %20, metadata !201, metadata !DIExpression()), !dbg !203
  %83 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 0, !dbg !204
  %84 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 0, !dbg !205
  %85 = load i64, i64* %84, align 16, !dbg !205
  %86 = lshr i64 %85, 40, !dbg !206
  %87 = trunc i64 %86 to i32, !dbg !207
  %88 = sitofp i32 %87 to float, !dbg !207
  %89 = fmul float %88, 5.000000e-01, !dbg !208
  store float %89, float* %83, align 4, !dbg !204
  %90 = getelementptr inbounds float, float* %83, i64 1, !dbg !204
  store float -0.000000e+00, float* %90, align 4, !dbg !204
  %91 = getelementptr inbounds float, float* %90, i64 1, !dbg !204
  store float 0x46293E5940000000, float* %91, align 4, !dbg !204
  %92 = getelementptr inbounds float, float* %91, i64 1, !dbg !204
  %93 = load i32, i32* %15, align 4, !dbg !209
  %94 = sitofp i32 %93 to float, !dbg !209
  %95 = fsub float %94, 3.500000e+00, !dbg !210
  store float %95, float* %92, align 4, !dbg !204
  %96 = getelementptr inbounds float, float* %92, i64 1, !dbg !204
  store float 0.000000e+00, float* %96, align 4, !dbg !204
  %97 = getelementptr inbounds float, float* %96, i64 1, !dbg !204
  store float -2.500000e+00, float* %97, align 4, !dbg !204
  %98 = getelementptr inbounds float, float* %97, i64 1, !dbg !204
  %99 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 1, !dbg !211
  %100 = load i64, i64* %99, align 8, !dbg !211
  %101 = trunc i64 %100 to i32, !dbg !212
  %102 = sitofp i32 %101 to float, !dbg !212
  store float %102, float* %98, align 4, !dbg !204
  %103 = getelementptr inbounds float, float* %98, i64 1, !dbg !204
  store float 0x7FF8000000000000, float* %103, align 4, !dbg !204
  call void @llvm.dbg.declare(metadata <4 x float>* %21, metadata !213, metadata !DIExpression()), !dbg !214
  %104 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 0, !dbg !215
  %105 = load i32, i32* %15, align 4, !dbg !216
  %106 = srem i32 %105, 2, !dbg !217
  %107 = mul nsw i32 %106, 4, !dbg !218
  %108 = sext i32 %107 to i64, !dbg !219
  %109 = getelementptr inbounds float, float* %104, i64 %108, !dbg !219
  store float* %109, float** %7, align 8, !dbg !220
  %110 = load float*, float** %7, align 8, !dbg !220
  %111 = bitcast float* %110 to %struct.__loadu_ps*, !dbg !220
  %112 = getelementptr inbounds %struct.__loadu_ps, %struct.__loadu_ps* %111, i32 0, i32 0, !dbg !220
  %113 = load <4 x float>, <4 x float>* %112, align 1, !dbg !220
  store <4 x float> %113, <4 x float>* %21, align 16, !dbg !214
  call void @llvm.dbg.declare(metadata <4 x float>* %22, metadata !221, metadata !DIExpression()), !dbg !222
  %114 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 0, !dbg !223
  %115 = getelementptr inbounds float, float* %114, i64 4, !dbg !224
  %116 = load i32, i32* %15, align 4, !dbg !225
  %117 = srem i32 %116, 2, !dbg !226
  %118 = mul nsw i32 %117, 4, !dbg !227
  %119 = sext i32 %118 to i64, !dbg !228
  %120 = sub i64 0, %119, !dbg !228
  %121 = getelementptr inbounds float, float* %115, i64 %120, !dbg !228
  store float* %121, float** %8, align 8, !dbg !229
  %122 = load float*, float** %8, align 8, !dbg !229
  %123 = bitcast float* %122 to %struct.__loadu_ps*, !dbg !229
  %124 = getelementptr inbounds %struct.__loadu_ps, %struct.__loadu_ps* %123, i32 0, i32 0, !dbg !229
  %125 = load <4 x float>, <4 x float>* %124, align 1, !dbg !229
  store <4 x float> %125, <4 x float>* %22, align 16, !dbg !222
  %126 = getelementptr inbounds [2 x i8], [2 x i8]* %12, i64 0, i64 0, !dbg !230
  %127 = load i8, i8* %126, align 1, !dbg !230
  %128 = zext i8 %127 to i32, !dbg !230
  switch i32 %128, label %177 [
    i32 105, label %129
    i32 108, label %134
    i32 119, label %137
    i32 102, label %144
    i32 50, label %169
    i32 118, label %173
  ], !dbg !231

129:                                              ; preds = %67
  %130 = load <2 x i64>, <2 x i64>* %18, align 16, !dbg !232
  %131 = load <2 x i64>, <2 x i64>* %19, align 16, !dbg !234
  %132 = load i32, i32* %15, align 4, !dbg !235
  %133 = mul nsw i32 5, %132, !dbg !236
  call void @integers(<2 x i64> noundef %130, <2 x i64> noundef %131, i32 noundef %133), !dbg !237
  br label %178, !dbg !238

134:                                              ; preds = %67
  %135 = load <2 x i64>, <2 x i64>* %18, align 16, !dbg !239
  %136 = load <2 x i64>, <2 x i64>* %19, align 16, !dbg !240
  call void @later_integers(<2 x i64> noundef %135, <2 x i64> noundef %136), !dbg !241
  br label %178, !dbg !242

137:                                              ; preds = %67
  %138 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 0, !dbg !243
  %139 = load i64, i64* %138, align 16, !dbg !243
  %140 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 1, !dbg !244
  %141 = load i64, i64* %140, align 8, !dbg !244
  %142 = load <2 x i64>, <2 x i64>* %18, align 16, !dbg !245
  %143 = load <2 x i64>, <2 x i64>* %19, align 16, !dbg !246
  call void @words_alone(i64 noundef %139, i64 noundef %141, <2 x i64> noundef %142, <2 x i64> noundef %143), !dbg !247
  br label %178, !dbg !248

144:                                              ; preds = %67
  %145 = load <4 x float>, <4 x float>* %22, align 16, !dbg !249
  %146 = load <4 x float>, <4 x float>* %21, align 16, !dbg !250
  %147 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 3, !dbg !251
  %148 = load float, float* %147, align 4, !dbg !251
  %149 = fpext float %148 to double, !dbg !251
  %150 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 0, !dbg !252
  %151 = load float, float* %150, align 16, !dbg !252
  %152 = fpext float %151 to double, !dbg !252
  store double %149, double* %1, align 8, !dbg !253
  store double %152, double* %2, align 8, !dbg !253
  %153 = load double, double* %2, align 8, !dbg !253
  %154 = insertelement <2 x double> undef, double %153, i32 0, !dbg !253
  %155 = load double, double* %1, align 8, !dbg !253
  %156 = insertelement <2 x double> %154, double %155, i32 1, !dbg !253
  store <2 x double> %156, <2 x double>* %3, align 16, !dbg !253
  %157 = load <2 x double>, <2 x double>* %3, align 16, !dbg !253
  %158 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 6, !dbg !254
  %159 = load float, float* %158, align 8, !dbg !254
  %160 = fpext float %159 to double, !dbg !254
  %161 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 5, !dbg !255
  %162 = load float, float* %161, align 4, !dbg !255
  %163 = fpext float %162 to double, !dbg !255
  store double %160, double* %4, align 8, !dbg !256
  store double %163, double* %5, align 8, !dbg !256
  %164 = load double, double* %5, align 8, !dbg !256
  %165 = insertelement <2 x double> undef, double %164, i32 0, !dbg !256
  %166 = load double, double* %4, align 8, !dbg !256
  %167 = insertelement <2 x double> %165, double %166, i32 1, !dbg !256
  store <2 x double> %167, <2 x double>* %6, align 16, !dbg !256
  %168 = load <2 x double>, <2 x double>* %6, align 16, !dbg !256
  call void @floats(<4 x float> noundef %145, <4 x float> noundef %146, <2 x double> noundef %157, <2 x double> noundef %168), !dbg !257
  br label %178, !dbg !258

169:                                              ; preds = %67
  %170 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 0, !dbg !259
  %171 = load i32, i32* %15, align 4, !dbg !260
  %172 = mul nsw i32 5, %171, !dbg !261
  call void @wide(i64* noundef %170, i32 noundef %172), !dbg !262
  br label %178, !dbg !263

173:                                              ; preds = %67
  %174 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 0, !dbg !264
  %175 = load i32, i32* %15, align 4, !dbg !265
  %176 = mul nsw i32 5, %175, !dbg !266
  call void @under_masks(i64* noundef %174, i32 noundef %176), !dbg !267
  br label %178, !dbg !268

177:                                              ; preds = %67
  store i32 60, i32* %11, align 4, !dbg !269
  br label %183, !dbg !269

178:                                              ; preds = %173, %169, %144, %137, %134, %129
  br label %179, !dbg !270

179:                                              ; preds = %178
  %180 = load i32, i32* %15, align 4, !dbg !271
  %181 = add nsw i32 %180, 1, !dbg !271
  store i32 %181, i32* %15, align 4, !dbg !271
  br label %52, !dbg !272, !llvm.loop !273

182:                                              ; preds = %52
  store i32 70, i32* %11, align 4, !dbg !275
  br label %183, !dbg !275

183:                                              ; preds = %182, %177, %50, %44, %27
  %184 = load i32, i32* %11, align 4, !dbg !276
  ret i32 %184, !dbg !276
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @find(i8* noundef %0, i8 noundef signext %1) #0 !dbg !277 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  %19 = alloca <16 x i8>, align 16
  %20 = alloca i8, align 1
  %21 = alloca <2 x i64>, align 16
  %22 = alloca <2 x i64>, align 16
  %23 = alloca <2 x i64>, align 16
  %24 = alloca <2 x i64>*, align 8
  %25 = alloca i8*, align 8
  %26 = alloca i8, align 1
  %27 = alloca <2 x i64>, align 16
  %28 = alloca i32, align 4
  store i8* %0, i8** %25, align 8
  call void @llvm.dbg.declare(metadata i8** %25, metadata !282, metadata !DIExpression()), !dbg !283
  store i8 %1, i8* %26, align 1
  call void @llvm.dbg.declare(metadata i8* %26, metadata !284, metadata !DIExpression()), !dbg !285
  call void @llvm.dbg.declare(metadata <2 x i64>* %27, metadata !286, metadata !DIExpression()), !dbg !287
  %29 = load i8*, i8** %25, align 8, !dbg !288
  %30 = bitcast i8* %29 to <2 x i64>*, !dbg !289
  store <2 x i64>* %30, <2 x i64>** %24, align 8, !dbg !290
  %31 = load <2 x i64>*, <2 x i64>** %24, align 8, !dbg !290
  %32 = bitcast <2 x i64>* %31 to %struct.__loadu_si128*, !dbg !290
  %33 = getelementptr inbounds %struct.__loadu_si128, %struct.__loadu_si128* %32, i32 0, i32 0, !dbg !290
  %34 = load <2 x i64>, <2 x i64>* %33, align 1, !dbg !290
  store <2 x i64> %34, <2 x i64>* %27, align 16, !dbg !287
  call void @llvm.dbg.declare(metadata i32* %28, metadata !291, metadata !DIExpression()), !dbg !292
  %35 = load <2 x i64>, <2 x i64>* %27, align 16, !dbg !293
  %36 = load i8, i8* %26, align 1, !dbg !294
  store i8 %36, i8* %20, align 1, !dbg !295
  %37 = load i8, i8* %20, align 1, !dbg !295
  %38 = load i8, i8* %20, align 1, !dbg !295
  %39 = load i8, i8* %20, align 1, !dbg !295
  %40 = load i8, i8* %20, align 1, !dbg !295
  %41 = load i8, i8* %20, align 1, !dbg !295
  %42 = load i8, i8* %20, align 1, !dbg !295
  %43 = load i8, i8* %20, align 1, !dbg !295
  %44 = load i8, i8* %20, align 1, !dbg !295
  %45 = load i8, i8* %20, align 1, !dbg !295
  %46 = load i8, i8* %20, align 1, !dbg !295
  %47 = load i8, i8* %20, align 1, !dbg !295
  %48 = load i8, i8* %20, align 1, !dbg !295
  %49 = load i8, i8* %20, align 1, !dbg !295
  %50 = load i8, i8* %20, align 1, !dbg !295
  %51 = load i8, i8* %20, align 1, !dbg !295
  %52 = load i8, i8* %20, align 1, !dbg !295
  store i8 %37, i8* %3, align 1, !dbg !295
  store i8 %38, i8* %4, align 1, !dbg !295
  store i8 %39, i8* %5, align 1, !dbg !295
  store i8 %40, i8* %6, align 1, !dbg !295
  store i8 %41, i8* %7, align 1, !dbg !295
  store i8 %42, i8* %8, align 1, !dbg !295
  store i8 %43, i8* %9, align 1, !dbg !295
  store i8 %44, i8* %10, align 1, !dbg !295
  store i8 %45, i8* %11, align 1, !dbg !295
  store i8 %46, i8* %12, align 1, !dbg !295
  store i8 %47, i8* %13, align 1, !dbg !295
  store i8 %48, i8* %14, align 1, !dbg !295
  store i8 %49, i8* %15, align 1, !dbg !295
  store i8 %50, i8* %16, align 1, !dbg !295
  store i8 %51, i8* %17, align 1, !dbg !295
  store i8 %52, i8* %18, align 1, !dbg !295
  %53 = load i8, i8* %18, align 1, !dbg !295
  %54 = insertelement <16 x i8> undef, i8 %53, i32 0, !dbg !295
  %55 = load i8, i8* %17, align 1, !dbg !295
  %56 = insertelement <16 x i8> %54, i8 %55, i32 1, !dbg !295
  %57 = load i8, i8* %16, align 1, !dbg !295
  %58 = insertelement <16 x i8> %56, i8 %57, i32 2, !dbg !295
  %59 = load i8, i8* %15, align 1, !dbg !295
  %60 = insertelement <16 x i8> %58, i8 %59, i32 3, !dbg !295
  %61 = load i8, i8* %14, align 1, !dbg !295
  %62 = insertelement <16 x i8> %60, i8 %61, i32 4, !dbg !295
  %63 = load i8, i8* %13, align 1, !dbg !295
  %64 = insertelement <16 x i8> %62, i8 %63, i32 5, !dbg !295
  %65 = load i8, i8* %12, align 1, !dbg !295
  %66 = insertelement <16 x i8> %64, i8 %65, i32 6, !dbg !295
  %67 = load i8, i8* %11, align 1, !dbg !295
  %68 = insertelement <16 x i8> %66, i8 %67, i32 7, !dbg !295
  %69 = load i8, i8* %10, align 1, !dbg !295
  %70 = insertelement <16 x i8> %68, i8 %69, i32 8, !dbg !295
  %71 = load i8, i8* %9, align 1, !dbg !295
  %72 = insertelement <16 x i8> %70, i8 %71, i32 9, !dbg !295
  %73 = load i8, i8* %8, align 1, !dbg !295
  %74 = insertelement <16 x i8> %72, i8 %73, i32 10, !dbg !295
  %75 = load i8, i8* %7, align 1, !dbg !295
  %76 = insertelement <16 x i8> %74, i8 %75, i32 11, !dbg !295
  %77 = load i8, i8* %6, align 1, !dbg !295
  %78 = insertelement <16 x i8> %76, i8 %77, i32 12, !dbg !295
  %79 = load i8, i8* %5, align 1, !dbg !295
  %80 = insertelement <16 x i8> %78, i8 %79, i32 13, !dbg !295
  %81 = load i8, i8* %4, align 1, !dbg !295
  %82 = insertelement <16 x i8> %80, i8 %81, i32 14, !dbg !295
  %83 = load i8, i8* %3, align 1, !dbg !295
  %84 = insertelement <16 x i8> %82, i8 %83, i32 15, !dbg !295
  store <16 x i8> %84, <16 x i8>* %19, align 16, !dbg !295
  %85 = load <16 x i8>, <16 x i8>* %19, align 16, !dbg !295
  %86 = bitcast <16 x i8> %85 to <2 x i64>, !dbg !295
  store <2 x i64> %35, <2 x i64>* %21, align 16, !dbg !296
  store <2 x i64> %86, <2 x i64>* %22, align 16, !dbg !296
  %87 = load <2 x i64>, <2 x i64>* %21, align 16, !dbg !296
  %88 = bitcast <2 x i64> %87 to <16 x i8>, !dbg !296
  %89 = load <2 x i64>, <2 x i64>* %22, align 16, !dbg !296
  %90 = bitcast <2 x i64> %89 to <16 x i8>, !dbg !296
  %91 = icmp eq <16 x i8> %88, %90, !dbg !296
  %92 = sext <16 x i1> %91 to <16 x i8>, !dbg !296
  %93 = bitcast <16 x i8> %92 to <2 x i64>, !dbg !296
  store <2 x i64> %93, <2 x i64>* %23, align 16, !dbg !297
  %94 = load <2 x i64>, <2 x i64>* %23, align 16, !dbg !297
  %95 = bitcast <2 x i64> %94 to <16 x i8>, !dbg !297
  %96 = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %95) #15, !dbg !297
  store i32 %96, i32* %28, align 4, !dbg !292
  %97 = load i32, i32* %28, align 4, !dbg !298
  %98 = icmp ne i32 %97, 0, !dbg !298
  br i1 %98, label %99, label %102, !dbg !298

99:                                               ; preds = %2
  %100 = load i32, i32* %28, align 4, !dbg !299
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true), !dbg !300
  br label %103, !dbg !298

102:                                              ; preds = %2
  br label %103, !dbg !298

103:                                              ; preds = %102, %99
  %104 = phi i32 [ %101, %99 ], [ 16, %102 ], !dbg !298
  ret i32 %104, !dbg !301
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @next() #4 !dbg !302 {
  %1 = load i64, i64* @state, align 8, !dbg !305
  %2 = shl i64 %1, 13, !dbg !306
  %3 = load i64, i64* @state, align 8, !dbg !307
  %4 = xor i64 %3, %2, !dbg !307
  store i64 %4, i64* @state, align 8, !dbg !307
  %5 = load i64, i64* @state, align 8, !dbg !308
  %6 = lshr i64 %5, 7, !dbg !309
  %7 = load i64, i64* @state, align 8, !dbg !310
  %8 = xor i64 %7, %6, !dbg !310
  store i64 %8, i64* @state, align 8, !dbg !310
  %9 = load i64, i64* @state, align 8, !dbg !311
  %10 = shl i64 %9, 17, !dbg !312
  %11 = load i64, i64* @state, align 8, !dbg !313
  %12 = xor i64 %11, %10, !dbg !313
  store i64 %12, i64* @state, align 8, !dbg !313
  %13 = load i64, i64* @state, align 8, !dbg !314
  ret i64 %13, !dbg !315
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @integers(<2 x i64> noundef %0, <2 x i64> noundef %1, i32 noundef %2) #0 !dbg !316 {
  %4 = alloca <2 x i64>, align 16
  %5 = alloca <2 x i64>, align 16
  %6 = alloca <2 x i64>, align 16
  %7 = alloca <2 x i64>, align 16
  %8 = alloca i32, align 4
  %9 = alloca <4 x i32>, align 16
  %10 = alloca i32, align 4
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <2 x i64>, align 16
  %13 = alloca <2 x i64>, align 16
  %14 = alloca <2 x i64>, align 16
  %15 = alloca i32, align 4
  %16 = alloca <2 x i64>, align 16
  %17 = alloca i32, align 4
  %18 = alloca <2 x i64>, align 16
  %19 = alloca i32, align 4
  %20 = alloca <2 x i64>, align 16
  %21 = alloca <2 x i64>, align 16
  %22 = alloca <2 x i64>, align 16
  %23 = alloca <2 x i64>, align 16
  %24 = alloca <2 x i64>, align 16
  %25 = alloca <2 x i64>, align 16
  %26 = alloca <2 x i64>, align 16
  %27 = alloca <2 x i64>, align 16
  %28 = alloca <2 x i64>, align 16
  %29 = alloca <2 x i64>, align 16
  %30 = alloca <2 x i64>, align 16
  %31 = alloca <2 x i64>, align 16
  %32 = alloca <2 x i64>, align 16
  %33 = alloca <2 x i64>, align 16
  %34 = alloca <2 x i64>, align 16
  %35 = alloca <2 x i64>, align 16
  %36 = alloca <2 x i64>, align 16
  %37 = alloca <2 x i64>, align 16
  %38 = alloca <2 x i64>, align 16
  %39 = alloca <2 x double>, align 16
  %40 = alloca <2 x i64>, align 16
  %41 = alloca <4 x float>, align 16
  %42 = alloca <2 x i64>, align 16
  %43 = alloca <2 x i64>, align 16
  %44 = alloca <2 x i64>, align 16
  %45 = alloca i32, align 4
  %46 = alloca i64, align 8
  %47 = alloca i64, align 8
  %48 = alloca i64, align 8
  %49 = alloca <2 x i64>, align 16
  %50 = alloca <2 x i64>, align 16
  %51 = alloca <2 x i64>, align 16
  %52 = alloca <2 x i64>, align 16
  %53 = alloca <2 x i64>, align 16
  %54 = alloca <2 x i64>, align 16
  %55 = alloca <2 x i64>, align 16
  %56 = alloca <2 x i64>, align 16
  %57 = alloca <2 x i64>, align 16
  %58 = alloca <2 x i64>, align 16
  %59 = alloca <2 x i64>, align 16
  %60 = alloca <2 x i64>, align 16
  %61 = alloca <2 x i64>, align 16
  %62 = alloca <2 x i64>, align 16
  %63 = alloca <2 x i64>, align 16
  store <2 x i64> %0, <2 x i64>* %43, align 16
  call void @llvm.dbg.declare(metadata <2 x i64>* %43, metadata !319, metadata !DIExpression()), !dbg !320
  store <2 x i64> %1, <2 x i64>* %44, align 16
  call void @llvm.dbg.declare(metadata <2 x i64>* %44, metadata !321, metadata !DIExpression()), !dbg !322
  store i32 %2, i32* %45, align 4
  call void @llvm.dbg.declare(metadata i32* %45, metadata !323, metadata !DIExpression()), !dbg !324
  br label %64, !dbg !325

64:                                               ; preds = %3
  call void @llvm.dbg.declare(metadata i64* %46, metadata !326, metadata !DIExpression()), !dbg !328
  %65 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !328
  store <2 x i64> %65, <2 x i64>* %42, align 16, !dbg !328
  %66 = load <2 x i64>, <2 x i64>* %42, align 16, !dbg !328
  %67 = bitcast <2 x i64> %66 to <16 x i8>, !dbg !328
  %68 = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %67) #15, !dbg !328
  %69 = sext i32 %68 to i64, !dbg !328
  store i64 %69, i64* %46, align 8, !dbg !328
  %70 = bitcast i64* %46 to i8*, !dbg !328
  call void @words(i32 noundef 33, i8* noundef %70, i32 noundef 1), !dbg !328
  br label %71, !dbg !328

71:                                               ; preds = %64
  br label %72, !dbg !329

72:                                               ; preds = %71
  call void @llvm.dbg.declare(metadata i64* %47, metadata !330, metadata !DIExpression()), !dbg !332
  %73 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !332
  store <2 x i64> %73, <2 x i64>* %40, align 16, !dbg !332
  %74 = load <2 x i64>, <2 x i64>* %40, align 16, !dbg !332
  %75 = bitcast <2 x i64> %74 to <4 x float>, !dbg !332
  store <4 x float> %75, <4 x float>* %41, align 16, !dbg !332
  %76 = load <4 x float>, <4 x float>* %41, align 16, !dbg !332
  %77 = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %76) #15, !dbg !332
  %78 = sext i32 %77 to i64, !dbg !332
  store i64 %78, i64* %47, align 8, !dbg !332
  %79 = bitcast i64* %47 to i8*, !dbg !332
  call void @words(i32 noundef 34, i8* noundef %79, i32 noundef 1), !dbg !332
  br label %80, !dbg !332

80:                                               ; preds = %72
  br label %81, !dbg !333

81:                                               ; preds = %80
  call void @llvm.dbg.declare(metadata i64* %48, metadata !334, metadata !DIExpression()), !dbg !336
  %82 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !336
  store <2 x i64> %82, <2 x i64>* %38, align 16, !dbg !336
  %83 = load <2 x i64>, <2 x i64>* %38, align 16, !dbg !336
  %84 = bitcast <2 x i64> %83 to <2 x double>, !dbg !336
  store <2 x double> %84, <2 x double>* %39, align 16, !dbg !336
  %85 = load <2 x double>, <2 x double>* %39, align 16, !dbg !336
  %86 = call i32 @llvm.x86.sse2.movmsk.pd(<2 x double> %85) #15, !dbg !336
  %87 = sext i32 %86 to i64, !dbg !336
  store i64 %87, i64* %48, align 8, !dbg !336
  %88 = bitcast i64* %48 to i8*, !dbg !336
  call void @words(i32 noundef 35, i8* noundef %88, i32 noundef 1), !dbg !336
  br label %89, !dbg !336

89:                                               ; preds = %81
  br label %90, !dbg !337

90:                                               ; preds = %89
  call void @llvm.dbg.declare(metadata <2 x i64>* %49, metadata !338, metadata !DIExpression()), !dbg !340
  %91 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !340
  %92 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !340
  store <2 x i64> %91, <2 x i64>* %36, align 16, !dbg !340
  store <2 x i64> %92, <2 x i64>* %37, align 16, !dbg !340
  %93 = load <2 x i64>, <2 x i64>* %36, align 16, !dbg !340
  %94 = bitcast <2 x i64> %93 to <16 x i8>, !dbg !340
  %95 = load <2 x i64>, <2 x i64>* %37, align 16, !dbg !340
  %96 = bitcast <2 x i64> %95 to <16 x i8>, !dbg !340
  %97 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %94, <16 x i8> %96) #15, !dbg !340
  store <2 x i64> %97, <2 x i64>* %49, align 16, !dbg !340
  %98 = bitcast <2 x i64>* %49 to i8*, !dbg !340
  call void @words(i32 noundef 36, i8* noundef %98, i32 noundef 2), !dbg !340
  br label %99, !dbg !340

99:                                               ; preds = %90
  br label %100, !dbg !341

100:                                              ; preds = %99
  call void @llvm.dbg.declare(metadata <2 x i64>* %50, metadata !342, metadata !DIExpression()), !dbg !344
  %101 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !344
  %102 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !344
  store <2 x i64> %101, <2 x i64>* %34, align 16, !dbg !344
  store <2 x i64> %102, <2 x i64>* %35, align 16, !dbg !344
  %103 = load <2 x i64>, <2 x i64>* %34, align 16, !dbg !344
  %104 = bitcast <2 x i64> %103 to <8 x i16>, !dbg !344
  %105 = load <2 x i64>, <2 x i64>* %35, align 16, !dbg !344
  %106 = bitcast <2 x i64> %105 to <8 x i16>, !dbg !344
  %107 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %104, <8 x i16> %106) #15, !dbg !344
  %108 = bitcast <4 x i32> %107 to <2 x i64>, !dbg !344
  store <2 x i64> %108, <2 x i64>* %50, align 16, !dbg !344
  %109 = bitcast <2 x i64>* %50 to i8*, !dbg !344
  call void @words(i32 noundef 37, i8* noundef %109, i32 noundef 2), !dbg !344
  br label %110, !dbg !344

110:                                              ; preds = %100
  br label %111, !dbg !345

111:                                              ; preds = %110
  call void @llvm.dbg.declare(metadata <2 x i64>* %51, metadata !346, metadata !DIExpression()), !dbg !348
  %112 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !348
  %113 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !348
  store <2 x i64> %112, <2 x i64>* %32, align 16, !dbg !348
  store <2 x i64> %113, <2 x i64>* %33, align 16, !dbg !348
  %114 = load <2 x i64>, <2 x i64>* %32, align 16, !dbg !348
  %115 = bitcast <2 x i64> %114 to <8 x i16>, !dbg !348
  %116 = load <2 x i64>, <2 x i64>* %33, align 16, !dbg !348
  %117 = bitcast <2 x i64> %116 to <8 x i16>, !dbg !348
  %118 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %115, <8 x i16> %117) #15, !dbg !348
  %119 = bitcast <8 x i16> %118 to <2 x i64>, !dbg !348
  store <2 x i64> %119, <2 x i64>* %51, align 16, !dbg !348
  %120 = bitcast <2 x i64>* %51 to i8*, !dbg !348
  call void @words(i32 noundef 38, i8* noundef %120, i32 noundef 2), !dbg !348
  br label %121, !dbg !348

121:                                              ; preds = %111
  br label %122, !dbg !349

122:                                              ; preds = %121
  call void @llvm.dbg.declare(metadata <2 x i64>* %52, metadata !350, metadata !DIExpression()), !dbg !352
  %123 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !352
  %124 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !352
  store <2 x i64> %123, <2 x i64>* %30, align 16, !dbg !352
  store <2 x i64> %124, <2 x i64>* %31, align 16, !dbg !352
  %125 = load <2 x i64>, <2 x i64>* %30, align 16, !dbg !352
  %126 = bitcast <2 x i64> %125 to <8 x i16>, !dbg !352
  %127 = load <2 x i64>, <2 x i64>* %31, align 16, !dbg !352
  %128 = bitcast <2 x i64> %127 to <8 x i16>, !dbg !352
  %129 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %126, <8 x i16> %128) #15, !dbg !352
  %130 = bitcast <8 x i16> %129 to <2 x i64>, !dbg !352
  store <2 x i64> %130, <2 x i64>* %52, align 16, !dbg !352
  %131 = bitcast <2 x i64>* %52 to i8*, !dbg !352
  call void @words(i32 noundef 39, i8* noundef %131, i32 noundef 2), !dbg !352
  br label %132, !dbg !352

132:                                              ; preds = %122
  br label %133, !dbg !353

133:                                              ; preds = %132
  call void @llvm.dbg.declare(metadata <2 x i64>* %53, metadata !354, metadata !DIExpression()), !dbg !356
  %134 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !356
  %135 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !356
  store <2 x i64> %134, <2 x i64>* %28, align 16, !dbg !356
  store <2 x i64> %135, <2 x i64>* %29, align 16, !dbg !356
  %136 = load <2 x i64>, <2 x i64>* %28, align 16, !dbg !356
  %137 = bitcast <2 x i64> %136 to <8 x i16>, !dbg !356
  %138 = load <2 x i64>, <2 x i64>* %29, align 16, !dbg !356
  %139 = bitcast <2 x i64> %138 to <8 x i16>, !dbg !356
  %140 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %137, <8 x i16> %139) #15, !dbg !356
  %141 = bitcast <16 x i8> %140 to <2 x i64>, !dbg !356
  store <2 x i64> %141, <2 x i64>* %53, align 16, !dbg !356
  %142 = bitcast <2 x i64>* %53 to i8*, !dbg !356
  call void @words(i32 noundef 40, i8* noundef %142, i32 noundef 2), !dbg !356
  br label %143, !dbg !356

143:                                              ; preds = %133
  br label %144, !dbg !357

144:                                              ; preds = %143
  call void @llvm.dbg.declare(metadata <2 x i64>* %54, metadata !358, metadata !DIExpression()), !dbg !360
  %145 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !360
  %146 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !360
  store <2 x i64> %145, <2 x i64>* %26, align 16, !dbg !360
  store <2 x i64> %146, <2 x i64>* %27, align 16, !dbg !360
  %147 = load <2 x i64>, <2 x i64>* %26, align 16, !dbg !360
  %148 = bitcast <2 x i64> %147 to <4 x i32>, !dbg !360
  %149 = load <2 x i64>, <2 x i64>* %27, align 16, !dbg !360
  %150 = bitcast <2 x i64> %149 to <4 x i32>, !dbg !360
  %151 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %148, <4 x i32> %150) #15, !dbg !360
  %152 = bitcast <8 x i16> %151 to <2 x i64>, !dbg !360
  store <2 x i64> %152, <2 x i64>* %54, align 16, !dbg !360
  %153 = bitcast <2 x i64>* %54 to i8*, !dbg !360
  call void @words(i32 noundef 41, i8* noundef %153, i32 noundef 2), !dbg !360
  br label %154, !dbg !360

154:                                              ; preds = %144
  br label %155, !dbg !361

155:                                              ; preds = %154
  call void @llvm.dbg.declare(metadata <2 x i64>* %55, metadata !362, metadata !DIExpression()), !dbg !364
  %156 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !364
  %157 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !364
  store <2 x i64> %156, <2 x i64>* %24, align 16, !dbg !364
  store <2 x i64> %157, <2 x i64>* %25, align 16, !dbg !364
  %158 = load <2 x i64>, <2 x i64>* %24, align 16, !dbg !364
  %159 = bitcast <2 x i64> %158 to <8 x i16>, !dbg !364
  %160 = load <2 x i64>, <2 x i64>* %25, align 16, !dbg !364
  %161 = bitcast <2 x i64> %160 to <8 x i16>, !dbg !364
  %162 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %159, <8 x i16> %161) #15, !dbg !364
  %163 = bitcast <16 x i8> %162 to <2 x i64>, !dbg !364
  store <2 x i64> %163, <2 x i64>* %55, align 16, !dbg !364
  %164 = bitcast <2 x i64>* %55 to i8*, !dbg !364
  call void @words(i32 noundef 42, i8* noundef %164, i32 noundef 2), !dbg !364
  br label %165, !dbg !364

165:                                              ; preds = %155
  br label %166, !dbg !365

166:                                              ; preds = %165
  call void @llvm.dbg.declare(metadata <2 x i64>* %56, metadata !366, metadata !DIExpression()), !dbg !368
  %167 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !368
  %168 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !368
  store <2 x i64> %167, <2 x i64>* %22, align 16, !dbg !368
  store <2 x i64> %168, <2 x i64>* %23, align 16, !dbg !368
  %169 = load <2 x i64>, <2 x i64>* %22, align 16, !dbg !368
  %170 = bitcast <2 x i64> %169 to <16 x i8>, !dbg !368
  %171 = load <2 x i64>, <2 x i64>* %23, align 16, !dbg !368
  %172 = bitcast <2 x i64> %171 to <16 x i8>, !dbg !368
  %173 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %170, <16 x i8> %172) #15, !dbg !368
  %174 = bitcast <16 x i8> %173 to <2 x i64>, !dbg !368
  store <2 x i64> %174, <2 x i64>* %56, align 16, !dbg !368
  %175 = bitcast <2 x i64>* %56 to i8*, !dbg !368
  call void @words(i32 noundef 43, i8* noundef %175, i32 noundef 2), !dbg !368
  br label %176, !dbg !368

176:                                              ; preds = %166
  br label %177, !dbg !369

177:                                              ; preds = %176
  call void @llvm.dbg.declare(metadata <2 x i64>* %57, metadata !370, metadata !DIExpression()), !dbg !372
  %178 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !372
  %179 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !372
  store <2 x i64> %178, <2 x i64>* %20, align 16, !dbg !372
  store <2 x i64> %179, <2 x i64>* %21, align 16, !dbg !372
  %180 = load <2 x i64>, <2 x i64>* %20, align 16, !dbg !372
  %181 = bitcast <2 x i64> %180 to <8 x i16>, !dbg !372
  %182 = load <2 x i64>, <2 x i64>* %21, align 16, !dbg !372
  %183 = bitcast <2 x i64> %182 to <8 x i16>, !dbg !372
  %184 = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %181, <8 x i16> %183) #15, !dbg !372
  %185 = bitcast <8 x i16> %184 to <2 x i64>, !dbg !372
  store <2 x i64> %185, <2 x i64>* %57, align 16, !dbg !372
  %186 = bitcast <2 x i64>* %57 to i8*, !dbg !372
  call void @words(i32 noundef 44, i8* noundef %186, i32 noundef 2), !dbg !372
  br label %187, !dbg !372

187:                                              ; preds = %177
  br label %188, !dbg !373

188:                                              ; preds = %187
  call void @llvm.dbg.declare(metadata <2 x i64>* %58, metadata !374, metadata !DIExpression()), !dbg !376
  %189 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !376
  %190 = load i32, i32* %45, align 4, !dbg !376
  store <2 x i64> %189, <2 x i64>* %18, align 16, !dbg !376
  store i32 %190, i32* %19, align 4, !dbg !376
  %191 = load <2 x i64>, <2 x i64>* %18, align 16, !dbg !376
  %192 = bitcast <2 x i64> %191 to <4 x i32>, !dbg !376
  %193 = load i32, i32* %19, align 4, !dbg !376
  %194 = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %192, i32 %193) #15, !dbg !376
  %195 = bitcast <4 x i32> %194 to <2 x i64>, !dbg !376
  store <2 x i64> %195, <2 x i64>* %58, align 16, !dbg !376
  %196 = bitcast <2 x i64>* %58 to i8*, !dbg !376
  call void @words(i32 noundef 45, i8* noundef %196, i32 noundef 2), !dbg !376
  br label %197, !dbg !376

197:                                              ; preds = %188
  br label %198, !dbg !377

198:                                              ; preds = %197
  call void @llvm.dbg.declare(metadata <2 x i64>* %59, metadata !378, metadata !DIExpression()), !dbg !380
  %199 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !380
  %200 = load i32, i32* %45, align 4, !dbg !380
  store <2 x i64> %199, <2 x i64>* %16, align 16, !dbg !380
  store i32 %200, i32* %17, align 4, !dbg !380
  %201 = load <2 x i64>, <2 x i64>* %16, align 16, !dbg !380
  %202 = bitcast <2 x i64> %201 to <8 x i16>, !dbg !380
  %203 = load i32, i32* %17, align 4, !dbg !380
  %204 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %202, i32 %203) #15, !dbg !380
  %205 = bitcast <8 x i16> %204 to <2 x i64>, !dbg !380
  store <2 x i64> %205, <2 x i64>* %59, align 16, !dbg !380
  %206 = bitcast <2 x i64>* %59 to i8*, !dbg !380
  call void @words(i32 noundef 46, i8* noundef %206, i32 noundef 2), !dbg !380
  br label %207, !dbg !380

207:                                              ; preds = %198
  br label %208, !dbg !381

208:                                              ; preds = %207
  call void @llvm.dbg.declare(metadata <2 x i64>* %60, metadata !382, metadata !DIExpression()), !dbg !384
  %209 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !384
  %210 = load i32, i32* %45, align 4, !dbg !384
  store <2 x i64> %209, <2 x i64>* %14, align 16, !dbg !384
  store i32 %210, i32* %15, align 4, !dbg !384
  %211 = load <2 x i64>, <2 x i64>* %14, align 16, !dbg !384
  %212 = bitcast <2 x i64> %211 to <8 x i16>, !dbg !384
  %213 = load i32, i32* %15, align 4, !dbg !384
  %214 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %212, i32 %213) #15, !dbg !384
  %215 = bitcast <8 x i16> %214 to <2 x i64>, !dbg !384
  store <2 x i64> %215, <2 x i64>* %60, align 16, !dbg !384
  %216 = bitcast <2 x i64>* %60 to i8*, !dbg !384
  call void @words(i32 noundef 47, i8* noundef %216, i32 noundef 2), !dbg !384
  br label %217, !dbg !384

217:                                              ; preds = %208
  br label %218, !dbg !385

218:                                              ; preds = %217
  call void @llvm.dbg.declare(metadata <2 x i64>* %61, metadata !386, metadata !DIExpression()), !dbg !388
  %219 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !388
  %220 = load i32, i32* %45, align 4, !dbg !388
  %221 = mul nsw i32 2, %220, !dbg !388
  store i32 %221, i32* %8, align 4, !dbg !388
  %222 = load i32, i32* %8, align 4, !dbg !388
  %223 = insertelement <4 x i32> undef, i32 %222, i32 0, !dbg !388
  %224 = insertelement <4 x i32> %223, i32 0, i32 1, !dbg !388
  %225 = insertelement <4 x i32> %224, i32 0, i32 2, !dbg !388
  %226 = insertelement <4 x i32> %225, i32 0, i32 3, !dbg !388
  store <4 x i32> %226, <4 x i32>* %9, align 16, !dbg !388
  %227 = load <4 x i32>, <4 x i32>* %9, align 16, !dbg !388
  %228 = bitcast <4 x i32> %227 to <2 x i64>, !dbg !388
  store <2 x i64> %219, <2 x i64>* %12, align 16, !dbg !388
  store <2 x i64> %228, <2 x i64>* %13, align 16, !dbg !388
  %229 = load <2 x i64>, <2 x i64>* %12, align 16, !dbg !388
  %230 = load <2 x i64>, <2 x i64>* %13, align 16, !dbg !388
  %231 = call <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64> %229, <2 x i64> %230) #15, !dbg !388
  store <2 x i64> %231, <2 x i64>* %61, align 16, !dbg !388
  %232 = bitcast <2 x i64>* %61 to i8*, !dbg !388
  call void @words(i32 noundef 48, i8* noundef %232, i32 noundef 2), !dbg !388
  br label %233, !dbg !388

233:                                              ; preds = %218
  br label %234, !dbg !389

234:                                              ; preds = %233
  call void @llvm.dbg.declare(metadata <2 x i64>* %62, metadata !390, metadata !DIExpression()), !dbg !392
  %235 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !392
  %236 = load i32, i32* %45, align 4, !dbg !392
  store i32 %236, i32* %10, align 4, !dbg !392
  %237 = load i32, i32* %10, align 4, !dbg !392
  %238 = insertelement <4 x i32> undef, i32 %237, i32 0, !dbg !392
  %239 = insertelement <4 x i32> %238, i32 0, i32 1, !dbg !392
  %240 = insertelement <4 x i32> %239, i32 0, i32 2, !dbg !392
  %241 = insertelement <4 x i32> %240, i32 0, i32 3, !dbg !392
  store <4 x i32> %241, <4 x i32>* %11, align 16, !dbg !392
  %242 = load <4 x i32>, <4 x i32>* %11, align 16, !dbg !392
  %243 = bitcast <4 x i32> %242 to <2 x i64>, !dbg !392
  store <2 x i64> %235, <2 x i64>* %6, align 16, !dbg !392
  store <2 x i64> %243, <2 x i64>* %7, align 16, !dbg !392
  %244 = load <2 x i64>, <2 x i64>* %6, align 16, !dbg !392
  %245 = bitcast <2 x i64> %244 to <4 x i32>, !dbg !392
  %246 = load <2 x i64>, <2 x i64>* %7, align 16, !dbg !392
  %247 = bitcast <2 x i64> %246 to <4 x i32>, !dbg !392
  %248 = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %245, <4 x i32> %247) #15, !dbg !392
  %249 = bitcast <4 x i32> %248 to <2 x i64>, !dbg !392
  store <2 x i64> %249, <2 x i64>* %62, align 16, !dbg !392
  %250 = bitcast <2 x i64>* %62 to i8*, !dbg !392
  call void @words(i32 noundef 49, i8* noundef %250, i32 noundef 2), !dbg !392
  br label %251, !dbg !392

251:                                              ; preds = %234
  br label %252, !dbg !393

252:                                              ; preds = %251
  call void @llvm.dbg.declare(metadata <2 x i64>* %63, metadata !394, metadata !DIExpression()), !dbg !396
  %253 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !396
  %254 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !396
  store <2 x i64> %253, <2 x i64>* %4, align 16, !dbg !396
  store <2 x i64> %254, <2 x i64>* %5, align 16, !dbg !396
  %255 = load <2 x i64>, <2 x i64>* %4, align 16, !dbg !396
  %256 = bitcast <2 x i64> %255 to <4 x i32>, !dbg !396
  %257 = load <2 x i64>, <2 x i64>* %5, align 16, !dbg !396
  %258 = bitcast <2 x i64> %257 to <4 x i32>, !dbg !396
  %259 = call <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32> %256, <4 x i32> %258) #15, !dbg !396
  %260 = bitcast <4 x i32> %259 to <2 x i64>, !dbg !396
  store <2 x i64> %260, <2 x i64>* %63, align 16, !dbg !396
  %261 = bitcast <2 x i64>* %63 to i8*, !dbg !396
  call void @words(i32 noundef 50, i8* noundef %261, i32 noundef 2), !dbg !396
  br label %262, !dbg !396

262:                                              ; preds = %252
  ret void, !dbg !397
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @later_integers(<2 x i64> noundef %0, <2 x i64> noundef %1) #5 !dbg !398 {
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <2 x i64>, align 16
  %5 = alloca <2 x i64>, align 16
  %6 = alloca <2 x i64>, align 16
  %7 = alloca <2 x i64>, align 16
  %8 = alloca <2 x i64>, align 16
  %9 = alloca <2 x i64>, align 16
  %10 = alloca <2 x i64>, align 16
  %11 = alloca <2 x i64>, align 16
  %12 = alloca <2 x i64>, align 16
  %13 = alloca <2 x i64>, align 16
  %14 = alloca <2 x i64>, align 16
  %15 = alloca <2 x i64>, align 16
  %16 = alloca <2 x i64>, align 16
  %17 = alloca <2 x i64>, align 16
  %18 = alloca <2 x i64>, align 16
  %19 = alloca <2 x i64>, align 16
  %20 = alloca <2 x i64>, align 16
  %21 = alloca <2 x i64>, align 16
  %22 = alloca <2 x i64>, align 16
  %23 = alloca <2 x i64>, align 16
  %24 = alloca <2 x i64>, align 16
  %25 = alloca <2 x i64>, align 16
  %26 = alloca <2 x i64>, align 16
  %27 = alloca <2 x i64>, align 16
  %28 = alloca <2 x i64>, align 16
  %29 = alloca <2 x i64>, align 16
  %30 = alloca <2 x i64>, align 16
  %31 = alloca <2 x i64>, align 16
  %32 = alloca <2 x i64>, align 16
  %33 = alloca <2 x i64>, align 16
  %34 = alloca <2 x i64>, align 16
  %35 = alloca <2 x i64>, align 16
  %36 = alloca <2 x i64>, align 16
  %37 = alloca <2 x i64>, align 16
  %38 = alloca <2 x i64>, align 16
  %39 = alloca <2 x i64>, align 16
  %40 = alloca <2 x i64>, align 16
  %41 = alloca <2 x i64>, align 16
  %42 = alloca <2 x i64>, align 16
  %43 = alloca <2 x i64>, align 16
  %44 = alloca <2 x i64>, align 16
  %45 = alloca <2 x i64>, align 16
  %46 = alloca <2 x i64>, align 16
  %47 = alloca <2 x i64>, align 16
  %48 = alloca <2 x i64>, align 16
  %49 = alloca <2 x i64>, align 16
  %50 = alloca <2 x i64>, align 16
  %51 = alloca <2 x i64>, align 16
  %52 = alloca <2 x i64>, align 16
  %53 = alloca <2 x i64>, align 16
  %54 = alloca <2 x i64>, align 16
  %55 = alloca <2 x i64>, align 16
  %56 = alloca <2 x i64>, align 16
  %57 = alloca <2 x i64>, align 16
  %58 = alloca <2 x i64>, align 16
  %59 = alloca i64, align 8
  %60 = alloca i64, align 8
  %61 = alloca i64, align 8
  %62 = alloca i64, align 8
  store <2 x i64> %0, <2 x i64>* %44, align 16
  call void @llvm.dbg.declare(metadata <2 x i64>* %44, metadata !401, metadata !DIExpression()), !dbg !402
  store <2 x i64> %1, <2 x i64>* %45, align 16
  call void @llvm.dbg.declare(metadata <2 x i64>* %45, metadata !403, metadata !DIExpression()), !dbg !404
  br label %63, !dbg !405

63:                                               ; preds = %2
  call void @llvm.dbg.declare(metadata <2 x i64>* %46, metadata !406, metadata !DIExpression()), !dbg !408
  %64 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !408
  %65 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !408
  store <2 x i64> %64, <2 x i64>* %40, align 16, !dbg !408
  store <2 x i64> %65, <2 x i64>* %41, align 16, !dbg !408
  %66 = load <2 x i64>, <2 x i64>* %40, align 16, !dbg !408
  %67 = bitcast <2 x i64> %66 to <16 x i8>, !dbg !408
  %68 = load <2 x i64>, <2 x i64>* %41, align 16, !dbg !408
  %69 = bitcast <2 x i64> %68 to <16 x i8>, !dbg !408
  %70 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %67, <16 x i8> %69) #15, !dbg !408
  %71 = bitcast <16 x i8> %70 to <2 x i64>, !dbg !408
  store <2 x i64> %71, <2 x i64>* %46, align 16, !dbg !408
  %72 = bitcast <2 x i64>* %46 to i8*, !dbg !408
  call void @words(i32 noundef 54, i8* noundef %72, i32 noundef 2), !dbg !408
  br label %73, !dbg !408

73:                                               ; preds = %63
  br label %74, !dbg !409

74:                                               ; preds = %73
  call void @llvm.dbg.declare(metadata <2 x i64>* %47, metadata !410, metadata !DIExpression()), !dbg !412
  %75 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !412
  %76 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !412
  store <2 x i64> %75, <2 x i64>* %38, align 16, !dbg !412
  store <2 x i64> %76, <2 x i64>* %39, align 16, !dbg !412
  %77 = load <2 x i64>, <2 x i64>* %38, align 16, !dbg !412
  %78 = bitcast <2 x i64> %77 to <16 x i8>, !dbg !412
  %79 = load <2 x i64>, <2 x i64>* %39, align 16, !dbg !412
  %80 = bitcast <2 x i64> %79 to <16 x i8>, !dbg !412
  %81 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %78, <16 x i8> %80) #15, !dbg !412
  %82 = bitcast <8 x i16> %81 to <2 x i64>, !dbg !412
  store <2 x i64> %82, <2 x i64>* %47, align 16, !dbg !412
  %83 = bitcast <2 x i64>* %47 to i8*, !dbg !412
  call void @words(i32 noundef 55, i8* noundef %83, i32 noundef 2), !dbg !412
  br label %84, !dbg !412

84:                                               ; preds = %74
  br label %85, !dbg !413

85:                                               ; preds = %84
  call void @llvm.dbg.declare(metadata <2 x i64>* %48, metadata !414, metadata !DIExpression()), !dbg !416
  %86 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !416
  %87 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !416
  store <2 x i64> %86, <2 x i64>* %36, align 16, !dbg !416
  store <2 x i64> %87, <2 x i64>* %37, align 16, !dbg !416
  %88 = load <2 x i64>, <2 x i64>* %36, align 16, !dbg !416
  %89 = bitcast <2 x i64> %88 to <8 x i16>, !dbg !416
  %90 = load <2 x i64>, <2 x i64>* %37, align 16, !dbg !416
  %91 = bitcast <2 x i64> %90 to <8 x i16>, !dbg !416
  %92 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %89, <8 x i16> %91) #15, !dbg !416
  %93 = bitcast <8 x i16> %92 to <2 x i64>, !dbg !416
  store <2 x i64> %93, <2 x i64>* %48, align 16, !dbg !416
  %94 = bitcast <2 x i64>* %48 to i8*, !dbg !416
  call void @words(i32 noundef 56, i8* noundef %94, i32 noundef 2), !dbg !416
  br label %95, !dbg !416

95:                                               ; preds = %85
  br label %96, !dbg !417

96:                                               ; preds = %95
  call void @llvm.dbg.declare(metadata <2 x i64>* %49, metadata !418, metadata !DIExpression()), !dbg !420
  %97 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !420
  %98 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !420
  store <2 x i64> %97, <2 x i64>* %34, align 16, !dbg !420
  store <2 x i64> %98, <2 x i64>* %35, align 16, !dbg !420
  %99 = load <2 x i64>, <2 x i64>* %34, align 16, !dbg !420
  %100 = bitcast <2 x i64> %99 to <8 x i16>, !dbg !420
  %101 = load <2 x i64>, <2 x i64>* %35, align 16, !dbg !420
  %102 = bitcast <2 x i64> %101 to <8 x i16>, !dbg !420
  %103 = call <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16> %100, <8 x i16> %102) #15, !dbg !420
  %104 = bitcast <8 x i16> %103 to <2 x i64>, !dbg !420
  store <2 x i64> %104, <2 x i64>* %49, align 16, !dbg !420
  %105 = bitcast <2 x i64>* %49 to i8*, !dbg !420
  call void @words(i32 noundef 57, i8* noundef %105, i32 noundef 2), !dbg !420
  br label %106, !dbg !420

106:                                              ; preds = %96
  br label %107, !dbg !421

107:                                              ; preds = %106
  call void @llvm.dbg.declare(metadata <2 x i64>* %50, metadata !422, metadata !DIExpression()), !dbg !424
  %108 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !424
  %109 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !424
  store <2 x i64> %108, <2 x i64>* %32, align 16, !dbg !424
  store <2 x i64> %109, <2 x i64>* %33, align 16, !dbg !424
  %110 = load <2 x i64>, <2 x i64>* %32, align 16, !dbg !424
  %111 = bitcast <2 x i64> %110 to <4 x i32>, !dbg !424
  %112 = load <2 x i64>, <2 x i64>* %33, align 16, !dbg !424
  %113 = bitcast <2 x i64> %112 to <4 x i32>, !dbg !424
  %114 = call <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32> %111, <4 x i32> %113) #15, !dbg !424
  %115 = bitcast <4 x i32> %114 to <2 x i64>, !dbg !424
  store <2 x i64> %115, <2 x i64>* %50, align 16, !dbg !424
  %116 = bitcast <2 x i64>* %50 to i8*, !dbg !424
  call void @words(i32 noundef 58, i8* noundef %116, i32 noundef 2), !dbg !424
  br label %117, !dbg !424

117:                                              ; preds = %107
  br label %118, !dbg !425

118:                                              ; preds = %117
  call void @llvm.dbg.declare(metadata <2 x i64>* %51, metadata !426, metadata !DIExpression()), !dbg !428
  %119 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !428
  %120 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !428
  store <2 x i64> %119, <2 x i64>* %30, align 16, !dbg !428
  store <2 x i64> %120, <2 x i64>* %31, align 16, !dbg !428
  %121 = load <2 x i64>, <2 x i64>* %30, align 16, !dbg !428
  %122 = bitcast <2 x i64> %121 to <8 x i16>, !dbg !428
  %123 = load <2 x i64>, <2 x i64>* %31, align 16, !dbg !428
  %124 = bitcast <2 x i64> %123 to <8 x i16>, !dbg !428
  %125 = call <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16> %122, <8 x i16> %124) #15, !dbg !428
  %126 = bitcast <8 x i16> %125 to <2 x i64>, !dbg !428
  store <2 x i64> %126, <2 x i64>* %51, align 16, !dbg !428
  %127 = bitcast <2 x i64>* %51 to i8*, !dbg !428
  call void @words(i32 noundef 59, i8* noundef %127, i32 noundef 2), !dbg !428
  br label %128, !dbg !428

128:                                              ; preds = %118
  br label %129, !dbg !429

129:                                              ; preds = %128
  call void @llvm.dbg.declare(metadata <2 x i64>* %52, metadata !430, metadata !DIExpression()), !dbg !432
  %130 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !432
  %131 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !432
  store <2 x i64> %130, <2 x i64>* %28, align 16, !dbg !432
  store <2 x i64> %131, <2 x i64>* %29, align 16, !dbg !432
  %132 = load <2 x i64>, <2 x i64>* %28, align 16, !dbg !432
  %133 = bitcast <2 x i64> %132 to <8 x i16>, !dbg !432
  %134 = load <2 x i64>, <2 x i64>* %29, align 16, !dbg !432
  %135 = bitcast <2 x i64> %134 to <8 x i16>, !dbg !432
  %136 = call <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16> %133, <8 x i16> %135) #15, !dbg !432
  %137 = bitcast <8 x i16> %136 to <2 x i64>, !dbg !432
  store <2 x i64> %137, <2 x i64>* %52, align 16, !dbg !432
  %138 = bitcast <2 x i64>* %52 to i8*, !dbg !432
  call void @words(i32 noundef 60, i8* noundef %138, i32 noundef 2), !dbg !432
  br label %139, !dbg !432

139:                                              ; preds = %129
  br label %140, !dbg !433

140:                                              ; preds = %139
  call void @llvm.dbg.declare(metadata <2 x i64>* %53, metadata !434, metadata !DIExpression()), !dbg !436
  %141 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !436
  %142 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !436
  store <2 x i64> %141, <2 x i64>* %26, align 16, !dbg !436
  store <2 x i64> %142, <2 x i64>* %27, align 16, !dbg !436
  %143 = load <2 x i64>, <2 x i64>* %26, align 16, !dbg !436
  %144 = bitcast <2 x i64> %143 to <16 x i8>, !dbg !436
  %145 = load <2 x i64>, <2 x i64>* %27, align 16, !dbg !436
  %146 = bitcast <2 x i64> %145 to <16 x i8>, !dbg !436
  %147 = call <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8> %144, <16 x i8> %146) #15, !dbg !436
  %148 = bitcast <16 x i8> %147 to <2 x i64>, !dbg !436
  store <2 x i64> %148, <2 x i64>* %53, align 16, !dbg !436
  %149 = bitcast <2 x i64>* %53 to i8*, !dbg !436
  call void @words(i32 noundef 61, i8* noundef %149, i32 noundef 2), !dbg !436
  br label %150, !dbg !436

150:                                              ; preds = %140
  br label %151, !dbg !437

151:                                              ; preds = %150
  call void @llvm.dbg.declare(metadata <2 x i64>* %54, metadata !438, metadata !DIExpression()), !dbg !440
  %152 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !440
  %153 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !440
  %154 = bitcast <2 x i64> %153 to <16 x i8>, !dbg !440
  %155 = shufflevector <16 x i8> zeroinitializer, <16 x i8> %154, <16 x i32> <i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27>, !dbg !440
  %156 = bitcast <16 x i8> %155 to <2 x i64>, !dbg !440
  store <2 x i64> %152, <2 x i64>* %24, align 16, !dbg !440
  store <2 x i64> %156, <2 x i64>* %25, align 16, !dbg !440
  %157 = load <2 x i64>, <2 x i64>* %24, align 16, !dbg !440
  %158 = bitcast <2 x i64> %157 to <4 x i32>, !dbg !440
  %159 = load <2 x i64>, <2 x i64>* %25, align 16, !dbg !440
  %160 = bitcast <2 x i64> %159 to <4 x i32>, !dbg !440
  %161 = call <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32> %158, <4 x i32> %160) #15, !dbg !440
  %162 = bitcast <4 x i32> %161 to <2 x i64>, !dbg !440
  store <2 x i64> %162, <2 x i64>* %54, align 16, !dbg !440
  %163 = bitcast <2 x i64>* %54 to i8*, !dbg !440
  call void @words(i32 noundef 62, i8* noundef %163, i32 noundef 2), !dbg !440
  br label %164, !dbg !440

164:                                              ; preds = %151
  br label %165, !dbg !441

165:                                              ; preds = %164
  call void @llvm.dbg.declare(metadata <2 x i64>* %55, metadata !442, metadata !DIExpression()), !dbg !444
  %166 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !444
  %167 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !444
  store <2 x i64> %166, <2 x i64>* %22, align 16, !dbg !444
  store <2 x i64> %167, <2 x i64>* %23, align 16, !dbg !444
  %168 = load <2 x i64>, <2 x i64>* %22, align 16, !dbg !444
  %169 = bitcast <2 x i64> %168 to <4 x i32>, !dbg !444
  %170 = load <2 x i64>, <2 x i64>* %23, align 16, !dbg !444
  %171 = bitcast <2 x i64> %170 to <4 x i32>, !dbg !444
  %172 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %169, <4 x i32> %171) #15, !dbg !444
  %173 = bitcast <8 x i16> %172 to <2 x i64>, !dbg !444
  store <2 x i64> %173, <2 x i64>* %55, align 16, !dbg !444
  %174 = bitcast <2 x i64>* %55 to i8*, !dbg !444
  call void @words(i32 noundef 63, i8* noundef %174, i32 noundef 2), !dbg !444
  br label %175, !dbg !444

175:                                              ; preds = %165
  br label %176, !dbg !445

176:                                              ; preds = %175
  call void @llvm.dbg.declare(metadata <2 x i64>* %56, metadata !446, metadata !DIExpression()), !dbg !448
  %177 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !448
  %178 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !448
  %179 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !448
  %180 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !448
  store <2 x i64> %179, <2 x i64>* %17, align 16, !dbg !448
  store <2 x i64> %180, <2 x i64>* %18, align 16, !dbg !448
  %181 = load <2 x i64>, <2 x i64>* %17, align 16, !dbg !448
  %182 = load <2 x i64>, <2 x i64>* %18, align 16, !dbg !448
  %183 = xor <2 x i64> %181, %182, !dbg !448
  store <2 x i64> %177, <2 x i64>* %19, align 16, !dbg !448
  store <2 x i64> %178, <2 x i64>* %20, align 16, !dbg !448
  store <2 x i64> %183, <2 x i64>* %21, align 16, !dbg !448
  %184 = load <2 x i64>, <2 x i64>* %19, align 16, !dbg !448
  %185 = bitcast <2 x i64> %184 to <16 x i8>, !dbg !448
  %186 = load <2 x i64>, <2 x i64>* %20, align 16, !dbg !448
  %187 = bitcast <2 x i64> %186 to <16 x i8>, !dbg !448
  %188 = load <2 x i64>, <2 x i64>* %21, align 16, !dbg !448
  %189 = bitcast <2 x i64> %188 to <16 x i8>, !dbg !448
  %190 = call <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8> %185, <16 x i8> %187, <16 x i8> %189) #15, !dbg !448
  %191 = bitcast <16 x i8> %190 to <2 x i64>, !dbg !448
  store <2 x i64> %191, <2 x i64>* %56, align 16, !dbg !448
  %192 = bitcast <2 x i64>* %56 to i8*, !dbg !448
  call void @words(i32 noundef 64, i8* noundef %192, i32 noundef 2), !dbg !448
  br label %193, !dbg !448

193:                                              ; preds = %176
  br label %194, !dbg !449

194:                                              ; preds = %193
  call void @llvm.dbg.declare(metadata <2 x i64>* %57, metadata !450, metadata !DIExpression()), !dbg !452
  %195 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !452
  store <2 x i64> %195, <2 x i64>* %15, align 16, !dbg !452
  %196 = load <2 x i64>, <2 x i64>* %15, align 16, !dbg !452
  %197 = bitcast <2 x i64> %196 to <8 x i16>, !dbg !452
  %198 = call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> %197) #15, !dbg !452
  %199 = bitcast <8 x i16> %198 to <2 x i64>, !dbg !452
  store <2 x i64> %199, <2 x i64>* %57, align 16, !dbg !452
  %200 = bitcast <2 x i64>* %57 to i8*, !dbg !452
  call void @words(i32 noundef 65, i8* noundef %200, i32 noundef 2), !dbg !452
  br label %201, !dbg !452

201:                                              ; preds = %194
  br label %202, !dbg !453

202:                                              ; preds = %201
  call void @llvm.dbg.declare(metadata <2 x i64>* %58, metadata !454, metadata !DIExpression()), !dbg !456
  %203 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !456
  %204 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !456
  store <2 x i64> %203, <2 x i64>* %42, align 16, !dbg !456
  store <2 x i64> %204, <2 x i64>* %43, align 16, !dbg !456
  %205 = load <2 x i64>, <2 x i64>* %42, align 16, !dbg !456
  %206 = bitcast <2 x i64> %205 to <4 x i32>, !dbg !456
  %207 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !456
  %208 = bitcast <2 x i64> %207 to <4 x i32>, !dbg !456
  %209 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %206, <4 x i32> %208) #15, !dbg !456
  %210 = bitcast <8 x i16> %209 to <2 x i64>, !dbg !456
  store <2 x i64> %210, <2 x i64>* %16, align 16, !dbg !456
  %211 = load <2 x i64>, <2 x i64>* %16, align 16, !dbg !456
  %212 = bitcast <2 x i64> %211 to <8 x i16>, !dbg !456
  %213 = call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> %212) #15, !dbg !456
  %214 = bitcast <8 x i16> %213 to <2 x i64>, !dbg !456
  store <2 x i64> %214, <2 x i64>* %58, align 16, !dbg !456
  %215 = bitcast <2 x i64>* %58 to i8*, !dbg !456
  call void @words(i32 noundef 66, i8* noundef %215, i32 noundef 2), !dbg !456
  br label %216, !dbg !456

216:                                              ; preds = %202
  br label %217, !dbg !457

217:                                              ; preds = %216
  call void @llvm.dbg.declare(metadata i64* %59, metadata !458, metadata !DIExpression()), !dbg !460
  %218 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !460
  %219 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !460
  %220 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !460
  store <2 x i64> %219, <2 x i64>* %9, align 16, !dbg !460
  store <2 x i64> %220, <2 x i64>* %10, align 16, !dbg !460
  %221 = load <2 x i64>, <2 x i64>* %9, align 16, !dbg !460
  %222 = xor <2 x i64> %221, <i64 -1, i64 -1>, !dbg !460
  %223 = load <2 x i64>, <2 x i64>* %10, align 16, !dbg !460
  %224 = and <2 x i64> %222, %223, !dbg !460
  store <2 x i64> %218, <2 x i64>* %11, align 16, !dbg !460
  store <2 x i64> %224, <2 x i64>* %12, align 16, !dbg !460
  %225 = load <2 x i64>, <2 x i64>* %11, align 16, !dbg !460
  %226 = load <2 x i64>, <2 x i64>* %12, align 16, !dbg !460
  %227 = call i32 @llvm.x86.sse41.ptestz(<2 x i64> %225, <2 x i64> %226) #15, !dbg !460
  %228 = sext i32 %227 to i64, !dbg !460
  store i64 %228, i64* %59, align 8, !dbg !460
  %229 = bitcast i64* %59 to i8*, !dbg !460
  call void @words(i32 noundef 67, i8* noundef %229, i32 noundef 1), !dbg !460
  br label %230, !dbg !460

230:                                              ; preds = %217
  br label %231, !dbg !461

231:                                              ; preds = %230
  call void @llvm.dbg.declare(metadata i64* %60, metadata !462, metadata !DIExpression()), !dbg !464
  %232 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !464
  %233 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !464
  store <2 x i64> %232, <2 x i64>* %13, align 16, !dbg !464
  store <2 x i64> %233, <2 x i64>* %14, align 16, !dbg !464
  %234 = load <2 x i64>, <2 x i64>* %13, align 16, !dbg !464
  %235 = load <2 x i64>, <2 x i64>* %14, align 16, !dbg !464
  %236 = call i32 @llvm.x86.sse41.ptestz(<2 x i64> %234, <2 x i64> %235) #15, !dbg !464
  %237 = sext i32 %236 to i64, !dbg !464
  store i64 %237, i64* %60, align 8, !dbg !464
  %238 = bitcast i64* %60 to i8*, !dbg !464
  call void @words(i32 noundef 68, i8* noundef %238, i32 noundef 1), !dbg !464
  br label %239, !dbg !464

239:                                              ; preds = %231
  br label %240, !dbg !465

240:                                              ; preds = %239
  call void @llvm.dbg.declare(metadata i64* %61, metadata !466, metadata !DIExpression()), !dbg !468
  %241 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !468
  %242 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !468
  store <2 x i64> %241, <2 x i64>* %5, align 16, !dbg !468
  store <2 x i64> %242, <2 x i64>* %6, align 16, !dbg !468
  %243 = load <2 x i64>, <2 x i64>* %5, align 16, !dbg !468
  %244 = load <2 x i64>, <2 x i64>* %6, align 16, !dbg !468
  %245 = or <2 x i64> %243, %244, !dbg !468
  %246 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !468
  store <2 x i64> %245, <2 x i64>* %7, align 16, !dbg !468
  store <2 x i64> %246, <2 x i64>* %8, align 16, !dbg !468
  %247 = load <2 x i64>, <2 x i64>* %7, align 16, !dbg !468
  %248 = load <2 x i64>, <2 x i64>* %8, align 16, !dbg !468
  %249 = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %247, <2 x i64> %248) #15, !dbg !468
  %250 = sext i32 %249 to i64, !dbg !468
  store i64 %250, i64* %61, align 8, !dbg !468
  %251 = bitcast i64* %61 to i8*, !dbg !468
  call void @words(i32 noundef 69, i8* noundef %251, i32 noundef 1), !dbg !468
  br label %252, !dbg !468

252:                                              ; preds = %240
  br label %253, !dbg !469

253:                                              ; preds = %252
  call void @llvm.dbg.declare(metadata i64* %62, metadata !470, metadata !DIExpression()), !dbg !472
  %254 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !472
  %255 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !472
  store <2 x i64> %254, <2 x i64>* %3, align 16, !dbg !472
  store <2 x i64> %255, <2 x i64>* %4, align 16, !dbg !472
  %256 = load <2 x i64>, <2 x i64>* %3, align 16, !dbg !472
  %257 = load <2 x i64>, <2 x i64>* %4, align 16, !dbg !472
  %258 = call i32 @llvm.x86.sse41.ptestnzc(<2 x i64> %256, <2 x i64> %257) #15, !dbg !472
  %259 = sext i32 %258 to i64, !dbg !472
  store i64 %259, i64* %62, align 8, !dbg !472
  %260 = bitcast i64* %62 to i8*, !dbg !472
  call void @words(i32 noundef 70, i8* noundef %260, i32 noundef 1), !dbg !472
  br label %261, !dbg !472

261:                                              ; preds = %253
  ret void, !dbg !473
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @words_alone(i64 noundef %0, i64 noundef %1, <2 x i64> noundef %2, <2 x i64> noundef %3) #6 !dbg !474 {
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64*, align 8
  %9 = alloca i8, align 1
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64*, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i16, align 2
  %19 = alloca i32, align 4
  %20 = alloca i8, align 1
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca <2 x i64>, align 16
  %24 = alloca <2 x i64>, align 16
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca <2 x i64>, align 16
  %30 = alloca <2 x i64>, align 16
  %31 = alloca i32, align 4
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  store i64 %0, i64* %21, align 8
  call void @llvm.dbg.declare(metadata i64* %21, metadata !477, metadata !DIExpression()), !dbg !478
  store i64 %1, i64* %22, align 8
  call void @llvm.dbg.declare(metadata i64* %22, metadata !479, metadata !DIExpression()), !dbg !480
  store <2 x i64> %2, <2 x i64>* %23, align 16
  call void @llvm.dbg.declare(metadata <2 x i64>* %23, metadata !481, metadata !DIExpression()), !dbg !482
  store <2 x i64> %3, <2 x i64>* %24, align 16
  call void @llvm.dbg.declare(metadata <2 x i64>* %24, metadata !483, metadata !DIExpression()), !dbg !484
  br label %37, !dbg !485

37:                                               ; preds = %4
  call void @llvm.dbg.declare(metadata i64* %25, metadata !486, metadata !DIExpression()), !dbg !488
  %38 = load i64, i64* %21, align 8, !dbg !488
  %39 = trunc i64 %38 to i32, !dbg !488
  %40 = load i64, i64* %22, align 8, !dbg !488
  %41 = trunc i64 %40 to i8, !dbg !488
  store i32 %39, i32* %19, align 4, !dbg !488
  store i8 %41, i8* %20, align 1, !dbg !488
  %42 = load i32, i32* %19, align 4, !dbg !488
  %43 = load i8, i8* %20, align 1, !dbg !488
  %44 = call i32 @llvm.x86.sse42.crc32.32.8(i32 %42, i8 %43) #15, !dbg !488
  %45 = zext i32 %44 to i64, !dbg !488
  store i64 %45, i64* %25, align 8, !dbg !488
  %46 = bitcast i64* %25 to i8*, !dbg !488
  call void @words(i32 noundef 74, i8* noundef %46, i32 noundef 1), !dbg !488
  br label %47, !dbg !488

47:                                               ; preds = %37
  br label %48, !dbg !489

48:                                               ; preds = %47
  call void @llvm.dbg.declare(metadata i64* %26, metadata !490, metadata !DIExpression()), !dbg !492
  %49 = load i64, i64* %21, align 8, !dbg !492
  %50 = trunc i64 %49 to i32, !dbg !492
  %51 = load i64, i64* %22, align 8, !dbg !492
  %52 = trunc i64 %51 to i16, !dbg !492
  store i32 %50, i32* %17, align 4, !dbg !492
  store i16 %52, i16* %18, align 2, !dbg !492
  %53 = load i32, i32* %17, align 4, !dbg !492
  %54 = load i16, i16* %18, align 2, !dbg !492
  %55 = call i32 @llvm.x86.sse42.crc32.32.16(i32 %53, i16 %54) #15, !dbg !492
  %56 = zext i32 %55 to i64, !dbg !492
  store i64 %56, i64* %26, align 8, !dbg !492
  %57 = bitcast i64* %26 to i8*, !dbg !492
  call void @words(i32 noundef 75, i8* noundef %57, i32 noundef 1), !dbg !492
  br label %58, !dbg !492

58:                                               ; preds = %48
  br label %59, !dbg !493

59:                                               ; preds = %58
  call void @llvm.dbg.declare(metadata i64* %27, metadata !494, metadata !DIExpression()), !dbg !496
  %60 = load i64, i64* %21, align 8, !dbg !496
  %61 = trunc i64 %60 to i32, !dbg !496
  %62 = load i64, i64* %22, align 8, !dbg !496
  %63 = trunc i64 %62 to i32, !dbg !496
  store i32 %61, i32* %15, align 4, !dbg !496
  store i32 %63, i32* %16, align 4, !dbg !496
  %64 = load i32, i32* %15, align 4, !dbg !496
  %65 = load i32, i32* %16, align 4, !dbg !496
  %66 = call i32 @llvm.x86.sse42.crc32.32.32(i32 %64, i32 %65) #15, !dbg !496
  %67 = zext i32 %66 to i64, !dbg !496
  store i64 %67, i64* %27, align 8, !dbg !496
  %68 = bitcast i64* %27 to i8*, !dbg !496
  call void @words(i32 noundef 76, i8* noundef %68, i32 noundef 1), !dbg !496
  br label %69, !dbg !496

69:                                               ; preds = %59
  br label %70, !dbg !497

70:                                               ; preds = %69
  call void @llvm.dbg.declare(metadata i64* %28, metadata !498, metadata !DIExpression()), !dbg !500
  %71 = load i64, i64* %21, align 8, !dbg !500
  %72 = lshr i64 %71, 32, !dbg !500
  %73 = load i64, i64* %22, align 8, !dbg !500
  store i64 %72, i64* %13, align 8, !dbg !500
  store i64 %73, i64* %14, align 8, !dbg !500
  %74 = load i64, i64* %13, align 8, !dbg !500
  %75 = load i64, i64* %14, align 8, !dbg !500
  %76 = call i64 @llvm.x86.sse42.crc32.64.64(i64 %74, i64 %75) #15, !dbg !500
  store i64 %76, i64* %28, align 8, !dbg !500
  %77 = bitcast i64* %28 to i8*, !dbg !500
  call void @words(i32 noundef 77, i8* noundef %77, i32 noundef 1), !dbg !500
  br label %78, !dbg !500

78:                                               ; preds = %70
  br label %79, !dbg !501

79:                                               ; preds = %78
  call void @llvm.dbg.declare(metadata <2 x i64>* %29, metadata !502, metadata !DIExpression()), !dbg !504
  %80 = load <2 x i64>, <2 x i64>* %23, align 16, !dbg !504
  %81 = load <2 x i64>, <2 x i64>* %24, align 16, !dbg !504
  %82 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %80, <2 x i64> %81, i8 1), !dbg !504
  store <2 x i64> %82, <2 x i64>* %29, align 16, !dbg !504
  %83 = bitcast <2 x i64>* %29 to i8*, !dbg !504
  call void @words(i32 noundef 78, i8* noundef %83, i32 noundef 2), !dbg !504
  br label %84, !dbg !504

84:                                               ; preds = %79
  br label %85, !dbg !505

85:                                               ; preds = %84
  call void @llvm.dbg.declare(metadata <2 x i64>* %30, metadata !506, metadata !DIExpression()), !dbg !508
  %86 = load <2 x i64>, <2 x i64>* %23, align 16, !dbg !508
  %87 = load <2 x i64>, <2 x i64>* %24, align 16, !dbg !508
  %88 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %86, <2 x i64> %87, i8 16), !dbg !508
  store <2 x i64> %88, <2 x i64>* %30, align 16, !dbg !508
  %89 = bitcast <2 x i64>* %30 to i8*, !dbg !508
  call void @words(i32 noundef 79, i8* noundef %89, i32 noundef 2), !dbg !508
  br label %90, !dbg !508

90:                                               ; preds = %85
  call void @llvm.dbg.declare(metadata i32* %31, metadata !509, metadata !DIExpression()), !dbg !511
  store i32 0, i32* %31, align 4, !dbg !511
  br label %91, !dbg !512

91:                                               ; preds = %148, %90
  %92 = load i32, i32* %31, align 4, !dbg !513
  %93 = icmp slt i32 %92, 3, !dbg !515
  br i1 %93, label %94, label %151, !dbg !516

94:                                               ; preds = %91
  call void @llvm.dbg.declare(metadata i64* %32, metadata !517, metadata !DIExpression()), !dbg !519
  br label %95, !dbg !520

95:                                               ; preds = %94
  call void @llvm.dbg.declare(metadata i64* %33, metadata !521, metadata !DIExpression()), !dbg !523
  %96 = load i32, i32* %31, align 4, !dbg !523
  %97 = trunc i32 %96 to i8, !dbg !523
  %98 = load i64, i64* %21, align 8, !dbg !523
  %99 = load i32, i32* %31, align 4, !dbg !523
  %100 = icmp ne i32 %99, 0, !dbg !523
  br i1 %100, label %101, label %104, !dbg !523

101:                                              ; preds = %95
  %102 = load i64, i64* %21, align 8, !dbg !523
  %103 = xor i64 %102, -1, !dbg !523
  br label %106, !dbg !523

104:                                              ; preds = %95
  %105 = load i64, i64* %22, align 8, !dbg !523
  br label %106, !dbg !523

106:                                              ; preds = %104, %101
  %107 = phi i64 [ %103, %101 ], [ %105, %104 ], !dbg !523
  store i8 %97, i8* %9, align 1, !dbg !523
  store i64 %98, i64* %10, align 8, !dbg !523
  store i64 %107, i64* %11, align 8, !dbg !523
  store i64* %32, i64** %12, align 8, !dbg !523
  %108 = load i8, i8* %9, align 1, !dbg !523
  %109 = load i64, i64* %10, align 8, !dbg !523
  %110 = load i64, i64* %11, align 8, !dbg !523
  %111 = load i64*, i64** %12, align 8, !dbg !523
  %112 = call { i8, i64 } @llvm.x86.addcarry.64(i8 %108, i64 %109, i64 %110) #15, !dbg !523
  %113 = extractvalue { i8, i64 } %112, 1, !dbg !523
  store i64 %113, i64* %111, align 8, !dbg !523
  %114 = extractvalue { i8, i64 } %112, 0, !dbg !523
  %115 = zext i8 %114 to i64, !dbg !523
  store i64 %115, i64* %33, align 8, !dbg !523
  %116 = bitcast i64* %33 to i8*, !dbg !523
  call void @words(i32 noundef 82, i8* noundef %116, i32 noundef 1), !dbg !523
  br label %117, !dbg !523

117:                                              ; preds = %106
  br label %118, !dbg !524

118:                                              ; preds = %117
  call void @llvm.dbg.declare(metadata i64* %34, metadata !525, metadata !DIExpression()), !dbg !527
  %119 = load i64, i64* %32, align 8, !dbg !527
  store i64 %119, i64* %34, align 8, !dbg !527
  %120 = bitcast i64* %34 to i8*, !dbg !527
  call void @words(i32 noundef 83, i8* noundef %120, i32 noundef 1), !dbg !527
  br label %121, !dbg !527

121:                                              ; preds = %118
  br label %122, !dbg !528

122:                                              ; preds = %121
  call void @llvm.dbg.declare(metadata i64* %35, metadata !529, metadata !DIExpression()), !dbg !531
  %123 = load i32, i32* %31, align 4, !dbg !531
  %124 = trunc i32 %123 to i8, !dbg !531
  %125 = load i64, i64* %21, align 8, !dbg !531
  %126 = load i32, i32* %31, align 4, !dbg !531
  %127 = icmp ne i32 %126, 0, !dbg !531
  br i1 %127, label %128, label %130, !dbg !531

128:                                              ; preds = %122
  %129 = load i64, i64* %21, align 8, !dbg !531
  br label %132, !dbg !531

130:                                              ; preds = %122
  %131 = load i64, i64* %22, align 8, !dbg !531
  br label %132, !dbg !531

132:                                              ; preds = %130, %128
  %133 = phi i64 [ %129, %128 ], [ %131, %130 ], !dbg !531
  store i8 %124, i8* %5, align 1, !dbg !531
  store i64 %125, i64* %6, align 8, !dbg !531
  store i64 %133, i64* %7, align 8, !dbg !531
  store i64* %32, i64** %8, align 8, !dbg !531
  %134 = load i8, i8* %5, align 1, !dbg !531
  %135 = load i64, i64* %6, align 8, !dbg !531
  %136 = load i64, i64* %7, align 8, !dbg !531
  %137 = load i64*, i64** %8, align 8, !dbg !531
  %138 = call { i8, i64 } @llvm.x86.subborrow.64(i8 %134, i64 %135, i64 %136) #15, !dbg !531
  %139 = extractvalue { i8, i64 } %138, 1, !dbg !531
  store i64 %139, i64* %137, align 8, !dbg !531
  %140 = extractvalue { i8, i64 } %138, 0, !dbg !531
  %141 = zext i8 %140 to i64, !dbg !531
  store i64 %141, i64* %35, align 8, !dbg !531
  %142 = bitcast i64* %35 to i8*, !dbg !531
  call void @words(i32 noundef 84, i8* noundef %142, i32 noundef 1), !dbg !531
  br label %143, !dbg !531

143:                                              ; preds = %132
  br label %144, !dbg !532

144:                                              ; preds = %143
  call void @llvm.dbg.declare(metadata i64* %36, metadata !533, metadata !DIExpression()), !dbg !535
  %145 = load i64, i64* %32, align 8, !dbg !535
  store i64 %145, i64* %36, align 8, !dbg !535
  %146 = bitcast i64* %36 to i8*, !dbg !535
  call void @words(i32 noundef 85, i8* noundef %146, i32 noundef 1), !dbg !535
  br label %147, !dbg !535

147:                                              ; preds = %144
  br label %148, !dbg !536

148:                                              ; preds = %147
  %149 = load i32, i32* %31, align 4, !dbg !537
  %150 = add nsw i32 %149, 1, !dbg !537
  store i32 %150, i32* %31, align 4, !dbg !537
  br label %91, !dbg !538, !llvm.loop !539

151:                                              ; preds = %91
  ret void, !dbg !541
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @floats(<4 x float> noundef %0, <4 x float> noundef %1, <2 x double> noundef %2, <2 x double> noundef %3) #7 !dbg !542 {
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  %7 = alloca <4 x float>, align 16
  %8 = alloca <4 x float>, align 16
  %9 = alloca <4 x float>, align 16
  %10 = alloca <2 x double>, align 16
  %11 = alloca <2 x double>, align 16
  %12 = alloca <4 x float>, align 16
  %13 = alloca <4 x float>, align 16
  %14 = alloca <2 x double>, align 16
  %15 = alloca <4 x float>, align 16
  %16 = alloca <2 x double>, align 16
  %17 = alloca double, align 8
  %18 = alloca <2 x double>, align 16
  %19 = alloca <2 x double>, align 16
  %20 = alloca <2 x double>, align 16
  %21 = alloca <2 x double>, align 16
  %22 = alloca <4 x float>, align 16
  %23 = alloca <2 x double>, align 16
  %24 = alloca <2 x double>, align 16
  %25 = alloca <4 x float>, align 16
  %26 = alloca <4 x float>, align 16
  %27 = alloca <4 x float>, align 16
  %28 = alloca <4 x float>, align 16
  %29 = alloca <4 x float>, align 16
  %30 = alloca <4 x float>, align 16
  %31 = alloca <2 x double>, align 16
  %32 = alloca <2 x double>, align 16
  %33 = alloca <4 x float>, align 16
  %34 = alloca <4 x float>, align 16
  %35 = alloca <4 x float>, align 16
  %36 = alloca <4 x float>, align 16
  %37 = alloca <2 x double>, align 16
  %38 = alloca <2 x double>, align 16
  %39 = alloca <4 x float>, align 16
  %40 = alloca <4 x float>, align 16
  %41 = alloca <4 x float>, align 16
  %42 = alloca <4 x float>, align 16
  %43 = alloca <2 x double>, align 16
  %44 = alloca <2 x double>, align 16
  %45 = alloca <4 x float>, align 16
  %46 = alloca <4 x float>, align 16
  %47 = alloca <4 x float>, align 16
  %48 = alloca <4 x float>, align 16
  %49 = alloca <4 x float>, align 16
  %50 = alloca <4 x float>, align 16
  %51 = alloca <2 x double>, align 16
  %52 = alloca <2 x double>, align 16
  %53 = alloca <4 x float>, align 16
  %54 = alloca <4 x float>, align 16
  %55 = alloca <2 x double>, align 16
  %56 = alloca <4 x float>, align 16
  %57 = alloca <4 x float>, align 16
  %58 = alloca <2 x double>, align 16
  %59 = alloca <4 x float>, align 16
  %60 = alloca i64, align 8
  %61 = alloca i64, align 8
  %62 = alloca i64, align 8
  %63 = alloca i64, align 8
  %64 = alloca <2 x i64>, align 16
  %65 = alloca <2 x i64>, align 16
  %66 = alloca <2 x i64>, align 16
  %67 = alloca <2 x i64>, align 16
  %68 = alloca i64, align 8
  %69 = alloca i64, align 8
  %70 = alloca <4 x float>, align 16
  %71 = alloca <4 x float>, align 16
  %72 = alloca <4 x float>, align 16
  %73 = alloca <2 x double>, align 16
  %74 = alloca <4 x float>, align 16
  %75 = alloca <4 x float>, align 16
  %76 = alloca <4 x float>, align 16
  %77 = alloca <4 x float>, align 16
  %78 = alloca <4 x float>, align 16
  %79 = alloca <4 x float>, align 16
  %80 = alloca <4 x float>, align 16
  store <4 x float> %0, <4 x float>* %49, align 16
  call void @llvm.dbg.declare(metadata <4 x float>* %49, metadata !545, metadata !DIExpression()), !dbg !546
  store <4 x float> %1, <4 x float>* %50, align 16
  call void @llvm.dbg.declare(metadata <4 x float>* %50, metadata !547, metadata !DIExpression()), !dbg !548
  store <2 x double> %2, <2 x double>* %51, align 16
  call void @llvm.dbg.declare(metadata <2 x double>* %51, metadata !549, metadata !DIExpression()), !dbg !550
  store <2 x double> %3, <2 x double>* %52, align 16
  call void @llvm.dbg.declare(metadata <2 x double>* %52, metadata !551, metadata !DIExpression()), !dbg !552
  br label %81, !dbg !553

81:                                               ; preds = %4
  call void @llvm.dbg.declare(metadata <4 x float>* %53, metadata !554, metadata !DIExpression()), !dbg !556
  %82 = load <4 x float>, <4 x float>* %49, align 16, !dbg !556
  %83 = load <4 x float>, <4 x float>* %50, align 16, !dbg !556
  store <4 x float> %82, <4 x float>* %47, align 16, !dbg !556
  store <4 x float> %83, <4 x float>* %48, align 16, !dbg !556
  %84 = load <4 x float>, <4 x float>* %47, align 16, !dbg !556
  %85 = load <4 x float>, <4 x float>* %48, align 16, !dbg !556
  %86 = call <4 x float> @llvm.x86.sse.min.ps(<4 x float> %84, <4 x float> %85) #15, !dbg !556
  store <4 x float> %86, <4 x float>* %53, align 16, !dbg !556
  %87 = bitcast <4 x float>* %53 to i8*, !dbg !556
  call void @words(i32 noundef 90, i8* noundef %87, i32 noundef 2), !dbg !556
  br label %88, !dbg !556

88:                                               ; preds = %81
  br label %89, !dbg !557

89:                                               ; preds = %88
  call void @llvm.dbg.declare(metadata <4 x float>* %54, metadata !558, metadata !DIExpression()), !dbg !560
  %90 = load <4 x float>, <4 x float>* %49, align 16, !dbg !560
  %91 = load <4 x float>, <4 x float>* %50, align 16, !dbg !560
  store <4 x float> %90, <4 x float>* %45, align 16, !dbg !560
  store <4 x float> %91, <4 x float>* %46, align 16, !dbg !560
  %92 = load <4 x float>, <4 x float>* %45, align 16, !dbg !560
  %93 = load <4 x float>, <4 x float>* %46, align 16, !dbg !560
  %94 = call <4 x float> @llvm.x86.sse.max.ps(<4 x float> %92, <4 x float> %93) #15, !dbg !560
  store <4 x float> %94, <4 x float>* %54, align 16, !dbg !560
  %95 = bitcast <4 x float>* %54 to i8*, !dbg !560
  call void @words(i32 noundef 91, i8* noundef %95, i32 noundef 2), !dbg !560
  br label %96, !dbg !560

96:                                               ; preds = %89
  br label %97, !dbg !561

97:                                               ; preds = %96
  call void @llvm.dbg.declare(metadata <2 x double>* %55, metadata !562, metadata !DIExpression()), !dbg !564
  %98 = load <2 x double>, <2 x double>* %51, align 16, !dbg !564
  %99 = load <2 x double>, <2 x double>* %52, align 16, !dbg !564
  store <2 x double> %98, <2 x double>* %43, align 16, !dbg !564
  store <2 x double> %99, <2 x double>* %44, align 16, !dbg !564
  %100 = load <2 x double>, <2 x double>* %43, align 16, !dbg !564
  %101 = load <2 x double>, <2 x double>* %44, align 16, !dbg !564
  %102 = call <2 x double> @llvm.x86.sse2.min.sd(<2 x double> %100, <2 x double> %101) #15, !dbg !564
  store <2 x double> %102, <2 x double>* %55, align 16, !dbg !564
  %103 = bitcast <2 x double>* %55 to i8*, !dbg !564
  call void @words(i32 noundef 92, i8* noundef %103, i32 noundef 2), !dbg !564
  br label %104, !dbg !564

104:                                              ; preds = %97
  br label %105, !dbg !565

105:                                              ; preds = %104
  call void @llvm.dbg.declare(metadata <4 x float>* %56, metadata !566, metadata !DIExpression()), !dbg !568
  %106 = load <4 x float>, <4 x float>* %50, align 16, !dbg !568
  %107 = load <4 x float>, <4 x float>* %49, align 16, !dbg !568
  store <4 x float> %106, <4 x float>* %41, align 16, !dbg !568
  store <4 x float> %107, <4 x float>* %42, align 16, !dbg !568
  %108 = load <4 x float>, <4 x float>* %41, align 16, !dbg !568
  %109 = load <4 x float>, <4 x float>* %42, align 16, !dbg !568
  %110 = call <4 x float> @llvm.x86.sse.max.ss(<4 x float> %108, <4 x float> %109) #15, !dbg !568
  store <4 x float> %110, <4 x float>* %56, align 16, !dbg !568
  %111 = bitcast <4 x float>* %56 to i8*, !dbg !568
  call void @words(i32 noundef 93, i8* noundef %111, i32 noundef 2), !dbg !568
  br label %112, !dbg !568

112:                                              ; preds = %105
  br label %113, !dbg !569

113:                                              ; preds = %112
  call void @llvm.dbg.declare(metadata <4 x float>* %57, metadata !570, metadata !DIExpression()), !dbg !572
  %114 = load <4 x float>, <4 x float>* %49, align 16, !dbg !572
  %115 = load <4 x float>, <4 x float>* %50, align 16, !dbg !572
  store <4 x float> %114, <4 x float>* %39, align 16, !dbg !572
  store <4 x float> %115, <4 x float>* %40, align 16, !dbg !572
  %116 = load <4 x float>, <4 x float>* %39, align 16, !dbg !572
  %117 = load <4 x float>, <4 x float>* %40, align 16, !dbg !572
  %118 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %116, <4 x float> %117, i8 1) #15, !dbg !572
  store <4 x float> %118, <4 x float>* %57, align 16, !dbg !572
  %119 = bitcast <4 x float>* %57 to i8*, !dbg !572
  call void @words(i32 noundef 94, i8* noundef %119, i32 noundef 2), !dbg !572
  br label %120, !dbg !572

120:                                              ; preds = %113
  br label %121, !dbg !573

121:                                              ; preds = %120
  call void @llvm.dbg.declare(metadata <2 x double>* %58, metadata !574, metadata !DIExpression()), !dbg !576
  %122 = load <2 x double>, <2 x double>* %51, align 16, !dbg !576
  %123 = load <2 x double>, <2 x double>* %52, align 16, !dbg !576
  store <2 x double> %122, <2 x double>* %37, align 16, !dbg !576
  store <2 x double> %123, <2 x double>* %38, align 16, !dbg !576
  %124 = load <2 x double>, <2 x double>* %37, align 16, !dbg !576
  %125 = load <2 x double>, <2 x double>* %38, align 16, !dbg !576
  %126 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %124, <2 x double> %125, i8 6) #15, !dbg !576
  store <2 x double> %126, <2 x double>* %58, align 16, !dbg !576
  %127 = bitcast <2 x double>* %58 to i8*, !dbg !576
  call void @words(i32 noundef 95, i8* noundef %127, i32 noundef 2), !dbg !576
  br label %128, !dbg !576

128:                                              ; preds = %121
  br label %129, !dbg !577

129:                                              ; preds = %128
  call void @llvm.dbg.declare(metadata <4 x float>* %59, metadata !578, metadata !DIExpression()), !dbg !580
  %130 = load <4 x float>, <4 x float>* %49, align 16, !dbg !580
  %131 = load <4 x float>, <4 x float>* %49, align 16, !dbg !580
  %132 = shufflevector <4 x float> %130, <4 x float> %131, <4 x i32> <i32 3, i32 3, i32 7, i32 7>, !dbg !580
  %133 = load <4 x float>, <4 x float>* %50, align 16, !dbg !580
  store <4 x float> %132, <4 x float>* %35, align 16, !dbg !580
  store <4 x float> %133, <4 x float>* %36, align 16, !dbg !580
  %134 = load <4 x float>, <4 x float>* %35, align 16, !dbg !580
  %135 = load <4 x float>, <4 x float>* %36, align 16, !dbg !580
  %136 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %134, <4 x float> %135, i8 3) #15, !dbg !580
  store <4 x float> %136, <4 x float>* %59, align 16, !dbg !580
  %137 = bitcast <4 x float>* %59 to i8*, !dbg !580
  call void @words(i32 noundef 96, i8* noundef %137, i32 noundef 2), !dbg !580
  br label %138, !dbg !580

138:                                              ; preds = %129
  br label %139, !dbg !581

139:                                              ; preds = %138
  call void @llvm.dbg.declare(metadata i64* %60, metadata !582, metadata !DIExpression()), !dbg !584
  %140 = load <4 x float>, <4 x float>* %49, align 16, !dbg !584
  %141 = load <4 x float>, <4 x float>* %50, align 16, !dbg !584
  store <4 x float> %140, <4 x float>* %33, align 16, !dbg !584
  store <4 x float> %141, <4 x float>* %34, align 16, !dbg !584
  %142 = load <4 x float>, <4 x float>* %33, align 16, !dbg !584
  %143 = load <4 x float>, <4 x float>* %34, align 16, !dbg !584
  %144 = call i32 @llvm.x86.sse.comilt.ss(<4 x float> %142, <4 x float> %143) #15, !dbg !584
  %145 = sext i32 %144 to i64, !dbg !584
  store i64 %145, i64* %60, align 8, !dbg !584
  %146 = bitcast i64* %60 to i8*, !dbg !584
  call void @words(i32 noundef 97, i8* noundef %146, i32 noundef 1), !dbg !584
  br label %147, !dbg !584

147:                                              ; preds = %139
  br label %148, !dbg !585

148:                                              ; preds = %147
  call void @llvm.dbg.declare(metadata i64* %61, metadata !586, metadata !DIExpression()), !dbg !588
  %149 = load <2 x double>, <2 x double>* %51, align 16, !dbg !588
  %150 = load <2 x double>, <2 x double>* %52, align 16, !dbg !588
  store <2 x double> %149, <2 x double>* %31, align 16, !dbg !588
  store <2 x double> %150, <2 x double>* %32, align 16, !dbg !588
  %151 = load <2 x double>, <2 x double>* %31, align 16, !dbg !588
  %152 = load <2 x double>, <2 x double>* %32, align 16, !dbg !588
  %153 = call i32 @llvm.x86.sse2.comige.sd(<2 x double> %151, <2 x double> %152) #15, !dbg !588
  %154 = sext i32 %153 to i64, !dbg !588
  store i64 %154, i64* %61, align 8, !dbg !588
  %155 = bitcast i64* %61 to i8*, !dbg !588
  call void @words(i32 noundef 98, i8* noundef %155, i32 noundef 1), !dbg !588
  br label %156, !dbg !588

156:                                              ; preds = %148
  br label %157, !dbg !589

157:                                              ; preds = %156
  call void @llvm.dbg.declare(metadata i64* %62, metadata !590, metadata !DIExpression()), !dbg !592
  %158 = load <4 x float>, <4 x float>* %49, align 16, !dbg !592
  %159 = load <4 x float>, <4 x float>* %50, align 16, !dbg !592
  store <4 x float> %158, <4 x float>* %29, align 16, !dbg !592
  store <4 x float> %159, <4 x float>* %30, align 16, !dbg !592
  %160 = load <4 x float>, <4 x float>* %29, align 16, !dbg !592
  %161 = load <4 x float>, <4 x float>* %30, align 16, !dbg !592
  %162 = call i32 @llvm.x86.sse.ucomineq.ss(<4 x float> %160, <4 x float> %161) #15, !dbg !592
  %163 = sext i32 %162 to i64, !dbg !592
  store i64 %163, i64* %62, align 8, !dbg !592
  %164 = bitcast i64* %62 to i8*, !dbg !592
  call void @words(i32 noundef 99, i8* noundef %164, i32 noundef 1), !dbg !592
  br label %165, !dbg !592

165:                                              ; preds = %157
  br label %166, !dbg !593

166:                                              ; preds = %165
  call void @llvm.dbg.declare(metadata i64* %63, metadata !594, metadata !DIExpression()), !dbg !596
  %167 = load <4 x float>, <4 x float>* %49, align 16, !dbg !596
  %168 = load <4 x float>, <4 x float>* %49, align 16, !dbg !596
  store <4 x float> %167, <4 x float>* %27, align 16, !dbg !596
  store <4 x float> %168, <4 x float>* %28, align 16, !dbg !596
  %169 = load <4 x float>, <4 x float>* %27, align 16, !dbg !596
  %170 = load <4 x float>, <4 x float>* %28, align 16, !dbg !596
  %171 = call i32 @llvm.x86.sse.comieq.ss(<4 x float> %169, <4 x float> %170) #15, !dbg !596
  %172 = sext i32 %171 to i64, !dbg !596
  store i64 %172, i64* %63, align 8, !dbg !596
  %173 = bitcast i64* %63 to i8*, !dbg !596
  call void @words(i32 noundef 100, i8* noundef %173, i32 noundef 1), !dbg !596
  br label %174, !dbg !596

174:                                              ; preds = %166
  br label %175, !dbg !597

175:                                              ; preds = %174
  call void @llvm.dbg.declare(metadata <2 x i64>* %64, metadata !598, metadata !DIExpression()), !dbg !600
  %176 = load <4 x float>, <4 x float>* %49, align 16, !dbg !600
  store <4 x float> %176, <4 x float>* %26, align 16, !dbg !600
  %177 = load <4 x float>, <4 x float>* %26, align 16, !dbg !600
  %178 = call <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float> %177) #15, !dbg !600
  %179 = bitcast <4 x i32> %178 to <2 x i64>, !dbg !600
  store <2 x i64> %179, <2 x i64>* %64, align 16, !dbg !600
  %180 = bitcast <2 x i64>* %64 to i8*, !dbg !600
  call void @words(i32 noundef 101, i8* noundef %180, i32 noundef 2), !dbg !600
  br label %181, !dbg !600

181:                                              ; preds = %175
  br label %182, !dbg !601

182:                                              ; preds = %181
  call void @llvm.dbg.declare(metadata <2 x i64>* %65, metadata !602, metadata !DIExpression()), !dbg !604
  %183 = load <4 x float>, <4 x float>* %50, align 16, !dbg !604
  store <4 x float> %183, <4 x float>* %25, align 16, !dbg !604
  %184 = load <4 x float>, <4 x float>* %25, align 16, !dbg !604
  %185 = call <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float> %184) #15, !dbg !604
  %186 = bitcast <4 x i32> %185 to <2 x i64>, !dbg !604
  store <2 x i64> %186, <2 x i64>* %65, align 16, !dbg !604
  %187 = bitcast <2 x i64>* %65 to i8*, !dbg !604
  call void @words(i32 noundef 102, i8* noundef %187, i32 noundef 2), !dbg !604
  br label %188, !dbg !604

188:                                              ; preds = %182
  br label %189, !dbg !605

189:                                              ; preds = %188
  call void @llvm.dbg.declare(metadata <2 x i64>* %66, metadata !606, metadata !DIExpression()), !dbg !608
  %190 = load <2 x double>, <2 x double>* %51, align 16, !dbg !608
  store <2 x double> %190, <2 x double>* %24, align 16, !dbg !608
  %191 = load <2 x double>, <2 x double>* %24, align 16, !dbg !608
  %192 = call <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double> %191) #15, !dbg !608
  %193 = bitcast <4 x i32> %192 to <2 x i64>, !dbg !608
  store <2 x i64> %193, <2 x i64>* %66, align 16, !dbg !608
  %194 = bitcast <2 x i64>* %66 to i8*, !dbg !608
  call void @words(i32 noundef 103, i8* noundef %194, i32 noundef 2), !dbg !608
  br label %195, !dbg !608

195:                                              ; preds = %189
  br label %196, !dbg !609

196:                                              ; preds = %195
  call void @llvm.dbg.declare(metadata <2 x i64>* %67, metadata !610, metadata !DIExpression()), !dbg !612
  %197 = load <2 x double>, <2 x double>* %52, align 16, !dbg !612
  store <2 x double> %197, <2 x double>* %23, align 16, !dbg !612
  %198 = load <2 x double>, <2 x double>* %23, align 16, !dbg !612
  %199 = call <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double> %198) #15, !dbg !612
  %200 = bitcast <4 x i32> %199 to <2 x i64>, !dbg !612
  store <2 x i64> %200, <2 x i64>* %67, align 16, !dbg !612
  %201 = bitcast <2 x i64>* %67 to i8*, !dbg !612
  call void @words(i32 noundef 104, i8* noundef %201, i32 noundef 2), !dbg !612
  br label %202, !dbg !612

202:                                              ; preds = %196
  br label %203, !dbg !613

203:                                              ; preds = %202
  call void @llvm.dbg.declare(metadata i64* %68, metadata !614, metadata !DIExpression()), !dbg !616
  %204 = load <4 x float>, <4 x float>* %49, align 16, !dbg !616
  store <4 x float> %204, <4 x float>* %22, align 16, !dbg !616
  %205 = load <4 x float>, <4 x float>* %22, align 16, !dbg !616
  %206 = call i32 @llvm.x86.sse.cvtss2si(<4 x float> %205) #15, !dbg !616
  %207 = sext i32 %206 to i64, !dbg !616
  store i64 %207, i64* %68, align 8, !dbg !616
  %208 = bitcast i64* %68 to i8*, !dbg !616
  call void @words(i32 noundef 105, i8* noundef %208, i32 noundef 1), !dbg !616
  br label %209, !dbg !616

209:                                              ; preds = %203
  br label %210, !dbg !617

210:                                              ; preds = %209
  call void @llvm.dbg.declare(metadata i64* %69, metadata !618, metadata !DIExpression()), !dbg !620
  %211 = load <2 x double>, <2 x double>* %51, align 16, !dbg !620
  store double 1.000000e+18, double* %17, align 8, !dbg !620
  %212 = load double, double* %17, align 8, !dbg !620
  %213 = insertelement <2 x double> undef, double %212, i32 0, !dbg !620
  %214 = insertelement <2 x double> %213, double 0.000000e+00, i32 1, !dbg !620
  store <2 x double> %214, <2 x double>* %18, align 16, !dbg !620
  %215 = load <2 x double>, <2 x double>* %18, align 16, !dbg !620
  store <2 x double> %211, <2 x double>* %19, align 16, !dbg !620
  store <2 x double> %215, <2 x double>* %20, align 16, !dbg !620
  %216 = load <2 x double>, <2 x double>* %20, align 16, !dbg !620
  %217 = extractelement <2 x double> %216, i32 0, !dbg !620
  %218 = load <2 x double>, <2 x double>* %19, align 16, !dbg !620
  %219 = extractelement <2 x double> %218, i32 0, !dbg !620
  %220 = fmul double %219, %217, !dbg !620
  %221 = load <2 x double>, <2 x double>* %19, align 16, !dbg !620
  %222 = insertelement <2 x double> %221, double %220, i32 0, !dbg !620
  store <2 x double> %222, <2 x double>* %19, align 16, !dbg !620
  %223 = load <2 x double>, <2 x double>* %19, align 16, !dbg !620
  store <2 x double> %223, <2 x double>* %21, align 16, !dbg !620
  %224 = load <2 x double>, <2 x double>* %21, align 16, !dbg !620
  %225 = call i64 @llvm.x86.sse2.cvttsd2si64(<2 x double> %224) #15, !dbg !620
  store i64 %225, i64* %69, align 8, !dbg !620
  %226 = bitcast i64* %69 to i8*, !dbg !620
  call void @words(i32 noundef 106, i8* noundef %226, i32 noundef 1), !dbg !620
  br label %227, !dbg !620

227:                                              ; preds = %210
  br label %228, !dbg !621

228:                                              ; preds = %227
  call void @llvm.dbg.declare(metadata <4 x float>* %70, metadata !622, metadata !DIExpression()), !dbg !624
  %229 = load <4 x float>, <4 x float>* %49, align 16, !dbg !624
  %230 = load <2 x double>, <2 x double>* %52, align 16, !dbg !624
  store <4 x float> %229, <4 x float>* %15, align 16, !dbg !624
  store <2 x double> %230, <2 x double>* %16, align 16, !dbg !624
  %231 = load <4 x float>, <4 x float>* %15, align 16, !dbg !624
  %232 = load <2 x double>, <2 x double>* %16, align 16, !dbg !624
  %233 = call <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float> %231, <2 x double> %232) #15, !dbg !624
  store <4 x float> %233, <4 x float>* %70, align 16, !dbg !624
  %234 = bitcast <4 x float>* %70 to i8*, !dbg !624
  call void @words(i32 noundef 107, i8* noundef %234, i32 noundef 2), !dbg !624
  br label %235, !dbg !624

235:                                              ; preds = %228
  br label %236, !dbg !625

236:                                              ; preds = %235
  call void @llvm.dbg.declare(metadata <4 x float>* %71, metadata !626, metadata !DIExpression()), !dbg !628
  %237 = load <2 x double>, <2 x double>* %51, align 16, !dbg !628
  store <2 x double> %237, <2 x double>* %14, align 16, !dbg !628
  %238 = load <2 x double>, <2 x double>* %14, align 16, !dbg !628
  %239 = call <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double> %238) #15, !dbg !628
  store <4 x float> %239, <4 x float>* %71, align 16, !dbg !628
  %240 = bitcast <4 x float>* %71 to i8*, !dbg !628
  call void @words(i32 noundef 108, i8* noundef %240, i32 noundef 2), !dbg !628
  br label %241, !dbg !628

241:                                              ; preds = %236
  br label %242, !dbg !629

242:                                              ; preds = %241
  call void @llvm.dbg.declare(metadata <4 x float>* %72, metadata !630, metadata !DIExpression()), !dbg !632
  %243 = load <4 x float>, <4 x float>* %49, align 16, !dbg !632
  %244 = load <4 x float>, <4 x float>* %50, align 16, !dbg !632
  store <4 x float> %243, <4 x float>* %12, align 16, !dbg !632
  store <4 x float> %244, <4 x float>* %13, align 16, !dbg !632
  %245 = load <4 x float>, <4 x float>* %12, align 16, !dbg !632
  %246 = load <4 x float>, <4 x float>* %13, align 16, !dbg !632
  %247 = call <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float> %245, <4 x float> %246) #15, !dbg !632
  store <4 x float> %247, <4 x float>* %72, align 16, !dbg !632
  %248 = bitcast <4 x float>* %72 to i8*, !dbg !632
  call void @words(i32 noundef 109, i8* noundef %248, i32 noundef 2), !dbg !632
  br label %249, !dbg !632

249:                                              ; preds = %242
  br label %250, !dbg !633

250:                                              ; preds = %249
  call void @llvm.dbg.declare(metadata <2 x double>* %73, metadata !634, metadata !DIExpression()), !dbg !636
  %251 = load <2 x double>, <2 x double>* %51, align 16, !dbg !636
  %252 = load <2 x double>, <2 x double>* %52, align 16, !dbg !636
  store <2 x double> %251, <2 x double>* %10, align 16, !dbg !636
  store <2 x double> %252, <2 x double>* %11, align 16, !dbg !636
  %253 = load <2 x double>, <2 x double>* %10, align 16, !dbg !636
  %254 = load <2 x double>, <2 x double>* %11, align 16, !dbg !636
  %255 = call <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double> %253, <2 x double> %254) #15, !dbg !636
  store <2 x double> %255, <2 x double>* %73, align 16, !dbg !636
  %256 = bitcast <2 x double>* %73 to i8*, !dbg !636
  call void @words(i32 noundef 110, i8* noundef %256, i32 noundef 2), !dbg !636
  br label %257, !dbg !636

257:                                              ; preds = %250
  br label %258, !dbg !637

258:                                              ; preds = %257
  call void @llvm.dbg.declare(metadata <4 x float>* %74, metadata !638, metadata !DIExpression()), !dbg !640
  %259 = load <4 x float>, <4 x float>* %50, align 16, !dbg !640
  %260 = load <4 x float>, <4 x float>* %50, align 16, !dbg !640
  store <4 x float> %259, <4 x float>* %8, align 16, !dbg !640
  store <4 x float> %260, <4 x float>* %9, align 16, !dbg !640
  %261 = load <4 x float>, <4 x float>* %8, align 16, !dbg !640
  %262 = load <4 x float>, <4 x float>* %9, align 16, !dbg !640
  %263 = call <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float> %261, <4 x float> %262) #15, !dbg !640
  store <4 x float> %263, <4 x float>* %74, align 16, !dbg !640
  %264 = bitcast <4 x float>* %74 to i8*, !dbg !640
  call void @words(i32 noundef 111, i8* noundef %264, i32 noundef 2), !dbg !640
  br label %265, !dbg !640

265:                                              ; preds = %258
  br label %266, !dbg !641

266:                                              ; preds = %265
  call void @llvm.dbg.declare(metadata <4 x float>* %75, metadata !642, metadata !DIExpression()), !dbg !644
  %267 = load <4 x float>, <4 x float>* %49, align 16, !dbg !644
  %268 = load <4 x float>, <4 x float>* %50, align 16, !dbg !644
  %269 = load <4 x float>, <4 x float>* %50, align 16, !dbg !644
  store <4 x float> %267, <4 x float>* %5, align 16, !dbg !644
  store <4 x float> %268, <4 x float>* %6, align 16, !dbg !644
  store <4 x float> %269, <4 x float>* %7, align 16, !dbg !644
  %270 = load <4 x float>, <4 x float>* %5, align 16, !dbg !644
  %271 = load <4 x float>, <4 x float>* %6, align 16, !dbg !644
  %272 = load <4 x float>, <4 x float>* %7, align 16, !dbg !644
  %273 = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %270, <4 x float> %271, <4 x float> %272) #15, !dbg !644
  store <4 x float> %273, <4 x float>* %75, align 16, !dbg !644
  %274 = bitcast <4 x float>* %75 to i8*, !dbg !644
  call void @words(i32 noundef 112, i8* noundef %274, i32 noundef 2), !dbg !644
  br label %275, !dbg !644

275:                                              ; preds = %266
  br label %276, !dbg !645

276:                                              ; preds = %275
  call void @llvm.dbg.declare(metadata <4 x float>* %76, metadata !646, metadata !DIExpression()), !dbg !648
  %277 = load <4 x float>, <4 x float>* %49, align 16, !dbg !648
  %278 = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %277, i32 8), !dbg !648
  store <4 x float> %278, <4 x float>* %76, align 16, !dbg !648
  %279 = bitcast <4 x float>* %76 to i8*, !dbg !648
  call void @words(i32 noundef 113, i8* noundef %279, i32 noundef 2), !dbg !648
  br label %280, !dbg !648

280:                                              ; preds = %276
  br label %281, !dbg !649

281:                                              ; preds = %280
  call void @llvm.dbg.declare(metadata <4 x float>* %77, metadata !650, metadata !DIExpression()), !dbg !652
  %282 = load <4 x float>, <4 x float>* %50, align 16, !dbg !652
  %283 = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %282, i32 1), !dbg !652
  store <4 x float> %283, <4 x float>* %77, align 16, !dbg !652
  %284 = bitcast <4 x float>* %77 to i8*, !dbg !652
  call void @words(i32 noundef 114, i8* noundef %284, i32 noundef 2), !dbg !652
  br label %285, !dbg !652

285:                                              ; preds = %281
  br label %286, !dbg !653

286:                                              ; preds = %285
  call void @llvm.dbg.declare(metadata <4 x float>* %78, metadata !654, metadata !DIExpression()), !dbg !656
  %287 = load <4 x float>, <4 x float>* %49, align 16, !dbg !656
  %288 = load <4 x float>, <4 x float>* %50, align 16, !dbg !656
  %289 = call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %287, <4 x float> %288, i32 2), !dbg !656
  store <4 x float> %289, <4 x float>* %78, align 16, !dbg !656
  %290 = bitcast <4 x float>* %78 to i8*, !dbg !656
  call void @words(i32 noundef 115, i8* noundef %290, i32 noundef 2), !dbg !656
  br label %291, !dbg !656

291:                                              ; preds = %286
  br label %292, !dbg !657

292:                                              ; preds = %291
  call void @llvm.dbg.declare(metadata <4 x float>* %79, metadata !658, metadata !DIExpression()), !dbg !660
  %293 = load <4 x float>, <4 x float>* %50, align 16, !dbg !660
  %294 = load <4 x float>, <4 x float>* %50, align 16, !dbg !660
  %295 = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %293, <4 x float> %294, i8 117), !dbg !660
  store <4 x float> %295, <4 x float>* %79, align 16, !dbg !660
  %296 = bitcast <4 x float>* %79 to i8*, !dbg !660
  call void @words(i32 noundef 116, i8* noundef %296, i32 noundef 2), !dbg !660
  br label %297, !dbg !660

297:                                              ; preds = %292
  br label %298, !dbg !661

298:                                              ; preds = %297
  call void @llvm.dbg.declare(metadata <4 x float>* %80, metadata !662, metadata !DIExpression()), !dbg !664
  %299 = load <4 x float>, <4 x float>* %49, align 16, !dbg !664
  %300 = load <4 x float>, <4 x float>* %50, align 16, !dbg !664
  %301 = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %299, <4 x float> %300, i8 -110), !dbg !664
  store <4 x float> %301, <4 x float>* %80, align 16, !dbg !664
  %302 = bitcast <4 x float>* %80 to i8*, !dbg !664
  call void @words(i32 noundef 117, i8* noundef %302, i32 noundef 2), !dbg !664
  br label %303, !dbg !664

303:                                              ; preds = %298
  ret void, !dbg !665
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide(i64* noundef %0, i32 noundef %1) #8 !dbg !666 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca <4 x i64>, align 32
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca <8 x i32>, align 32
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca <8 x float>, align 32
  %29 = alloca <8 x float>, align 32
  %30 = alloca <8 x float>, align 32
  %31 = alloca <8 x float>, align 32
  %32 = alloca <8 x float>, align 32
  %33 = alloca <8 x float>, align 32
  %34 = alloca <8 x float>, align 32
  %35 = alloca <8 x float>, align 32
  %36 = alloca <8 x float>, align 32
  %37 = alloca <8 x float>, align 32
  %38 = alloca <4 x i64>, align 32
  %39 = alloca <4 x i64>, align 32
  %40 = alloca <4 x i64>, align 32
  %41 = alloca <4 x i64>, align 32
  %42 = alloca <4 x i64>, align 32
  %43 = alloca <4 x i64>, align 32
  %44 = alloca <4 x i64>, align 32
  %45 = alloca <4 x i64>, align 32
  %46 = alloca <4 x i64>, align 32
  %47 = alloca <4 x i64>, align 32
  %48 = alloca <4 x i64>, align 32
  %49 = alloca <4 x i64>, align 32
  %50 = alloca <4 x i64>, align 32
  %51 = alloca <4 x i64>, align 32
  %52 = alloca <4 x i64>, align 32
  %53 = alloca <4 x i64>, align 32
  %54 = alloca <4 x i64>, align 32
  %55 = alloca <4 x i64>, align 32
  %56 = alloca i64, align 8
  %57 = alloca <4 x i64>, align 32
  %58 = alloca <4 x i64>, align 32
  %59 = alloca <4 x i64>, align 32
  %60 = alloca <4 x i64>, align 32
  %61 = alloca i32, align 4
  %62 = alloca <4 x i64>, align 32
  %63 = alloca <4 x i64>, align 32
  %64 = alloca <4 x i64>, align 32
  %65 = alloca <4 x i64>, align 32
  %66 = alloca <4 x i64>, align 32
  %67 = alloca <4 x i64>, align 32
  %68 = alloca <4 x i64>, align 32
  %69 = alloca <4 x i64>, align 32
  %70 = alloca <4 x i64>, align 32
  %71 = alloca <4 x i64>, align 32
  %72 = alloca <4 x i64>, align 32
  %73 = alloca <4 x i64>, align 32
  %74 = alloca <4 x i64>, align 32
  %75 = alloca i32, align 4
  %76 = alloca <4 x i64>, align 32
  %77 = alloca <4 x i64>, align 32
  %78 = alloca <4 x i64>, align 32
  %79 = alloca <4 x i64>, align 32
  %80 = alloca <4 x i64>, align 32
  %81 = alloca <4 x i64>, align 32
  %82 = alloca <4 x i64>, align 32
  %83 = alloca <4 x i64>, align 32
  %84 = alloca <4 x i64>, align 32
  %85 = alloca <4 x i64>, align 32
  %86 = alloca <4 x i64>, align 32
  %87 = alloca <4 x i64>, align 32
  %88 = alloca <4 x i64>, align 32
  %89 = alloca <4 x i64>, align 32
  %90 = alloca <4 x i64>, align 32
  %91 = alloca <4 x i64>, align 32
  %92 = alloca <4 x i64>, align 32
  %93 = alloca <4 x i64>, align 32
  %94 = alloca <4 x i64>, align 32
  %95 = alloca <4 x i64>, align 32
  %96 = alloca <4 x i64>, align 32
  %97 = alloca <4 x i64>, align 32
  %98 = alloca <4 x i64>, align 32
  %99 = alloca <4 x i64>, align 32
  %100 = alloca <4 x i64>, align 32
  %101 = alloca <4 x i64>, align 32
  %102 = alloca <4 x i64>, align 32
  %103 = alloca <4 x i64>*, align 8
  %104 = alloca <4 x i64>*, align 8
  %105 = alloca i64*, align 8
  %106 = alloca i32, align 4
  %107 = alloca <4 x i64>, align 32
  %108 = alloca <4 x i64>, align 32
  %109 = alloca i64, align 8
  %110 = alloca <4 x i64>, align 32
  %111 = alloca <4 x i64>, align 32
  %112 = alloca <4 x i64>, align 32
  %113 = alloca <4 x i64>, align 32
  %114 = alloca <4 x i64>, align 32
  %115 = alloca <4 x i64>, align 32
  %116 = alloca <4 x i64>, align 32
  %117 = alloca <4 x i64>, align 32
  %118 = alloca <4 x i64>, align 32
  %119 = alloca <4 x i64>, align 32
  %120 = alloca <4 x i64>, align 32
  %121 = alloca <4 x i64>, align 32
  %122 = alloca <4 x i64>, align 32
  %123 = alloca <4 x i64>, align 32
  %124 = alloca <4 x i64>, align 32
  %125 = alloca <4 x i64>, align 32
  %126 = alloca <4 x i64>, align 32
  %127 = alloca <4 x i64>, align 32
  %128 = alloca <4 x i64>, align 32
  %129 = alloca <4 x i64>, align 32
  %130 = alloca <4 x i64>, align 32
  %131 = alloca <4 x i64>, align 32
  %132 = alloca <4 x i64>, align 32
  %133 = alloca <4 x i64>, align 32
  %134 = alloca <4 x i64>, align 32
  %135 = alloca <4 x i64>, align 32
  %136 = alloca <4 x i64>, align 32
  %137 = alloca <4 x i64>, align 32
  %138 = alloca <4 x i64>, align 32
  %139 = alloca <4 x i64>, align 32
  %140 = alloca <4 x i64>, align 32
  %141 = alloca <4 x i64>, align 32
  %142 = alloca <4 x i64>, align 32
  %143 = alloca <4 x i64>, align 32
  %144 = alloca <4 x i64>, align 32
  %145 = alloca <4 x i64>, align 32
  %146 = alloca <4 x i64>, align 32
  %147 = alloca <4 x i64>, align 32
  %148 = alloca i64, align 8
  %149 = alloca <4 x i64>, align 32
  %150 = alloca <4 x i64>, align 32
  %151 = alloca <8 x float>, align 32
  %152 = alloca <4 x i64>, align 32
  %153 = alloca <8 x float>, align 32
  %154 = alloca <4 x i64>, align 32
  %155 = alloca <8 x float>, align 32
  %156 = alloca <8 x float>, align 32
  %157 = alloca <8 x float>, align 32
  %158 = alloca <8 x float>, align 32
  %159 = alloca <8 x float>, align 32
  %160 = alloca <8 x float>, align 32
  %161 = alloca <8 x float>, align 32
  %162 = alloca <4 x i64>, align 32
  %163 = alloca <8 x float>, align 32
  %164 = alloca i64, align 8
  %165 = alloca i64, align 8
  %166 = alloca i64, align 8
  %167 = alloca i64, align 8
  %168 = alloca i64, align 8
  store i64* %0, i64** %105, align 8
  call void @llvm.dbg.declare(metadata i64** %105, metadata !671, metadata !DIExpression()), !dbg !672
  store i32 %1, i32* %106, align 4
  call void @llvm.dbg.declare(metadata i32* %106, metadata !673, metadata !DIExpression()), !dbg !674
  call void @llvm.dbg.declare(metadata <4 x i64>* %107, metadata !675, metadata !DIExpression()), !dbg !676
  %169 = load i64*, i64** %105, align 8, !dbg !677
  %170 = bitcast i64* %169 to i8*, !dbg !678
  %171 = bitcast i8* %170 to <4 x i64>*, !dbg !678
  store <4 x i64>* %171, <4 x i64>** %103, align 8, !dbg !679
  %172 = load <4 x i64>*, <4 x i64>** %103, align 8, !dbg !679
  %173 = bitcast <4 x i64>* %172 to %struct.__loadu_si256*, !dbg !679
  %174 = getelementptr inbounds %struct.__loadu_si256, %struct.__loadu_si256* %173, i32 0, i32 0, !dbg !679
  %175 = load <4 x i64>, <4 x i64>* %174, align 1, !dbg !679
  store <4 x i64> %175, <4 x i64>* %107, align 32, !dbg !676
  call void @llvm.dbg.declare(metadata <4 x i64>* %108, metadata !680, metadata !DIExpression()), !dbg !681
  %176 = load i64*, i64** %105, align 8, !dbg !682
  %177 = getelementptr inbounds i64, i64* %176, i64 4, !dbg !683
  %178 = bitcast i64* %177 to i8*, !dbg !684
  %179 = bitcast i8* %178 to <4 x i64>*, !dbg !684
  store <4 x i64>* %179, <4 x i64>** %104, align 8, !dbg !685
  %180 = load <4 x i64>*, <4 x i64>** %104, align 8, !dbg !685
  %181 = bitcast <4 x i64>* %180 to %struct.__loadu_si256*, !dbg !685
  %182 = getelementptr inbounds %struct.__loadu_si256, %struct.__loadu_si256* %181, i32 0, i32 0, !dbg !685
  %183 = load <4 x i64>, <4 x i64>* %182, align 1, !dbg !685
  store <4 x i64> %183, <4 x i64>* %108, align 32, !dbg !681
  br label %184, !dbg !686

184:                                              ; preds = %2
  call void @llvm.dbg.declare(metadata i64* %109, metadata !687, metadata !DIExpression()), !dbg !689
  %185 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !689
  store <4 x i64> %185, <4 x i64>* %110, align 32, !dbg !689
  %186 = bitcast <4 x i64>* %102 to i8*, !dbg !689
  %187 = bitcast <4 x i64>* %110 to i8*, !dbg !689
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %186, i8* align 1 %187, i64 32, i1 false) #15, !dbg !689
  %188 = load <4 x i64>, <4 x i64>* %102, align 32, !dbg !689
  store <4 x i64> %188, <4 x i64>* %101, align 32, !dbg !689
  %189 = load <4 x i64>, <4 x i64>* %101, align 32, !dbg !689
  %190 = bitcast <4 x i64> %189 to <32 x i8>, !dbg !689
  %191 = call i32 @llvm.x86.avx2.pmovmskb(<32 x i8> %190) #15, !dbg !689
  %192 = sext i32 %191 to i64, !dbg !689
  store i64 %192, i64* %109, align 8, !dbg !689
  %193 = bitcast i64* %109 to i8*, !dbg !689
  call void @words(i32 noundef 122, i8* noundef %193, i32 noundef 1), !dbg !689
  br label %194, !dbg !689

194:                                              ; preds = %184
  br label %195, !dbg !690

195:                                              ; preds = %194
  call void @llvm.dbg.declare(metadata <4 x i64>* %111, metadata !691, metadata !DIExpression()), !dbg !693
  %196 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !693
  %197 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !693
  store <4 x i64> %196, <4 x i64>* %112, align 32, !dbg !693
  store <4 x i64> %197, <4 x i64>* %113, align 32, !dbg !693
  %198 = bitcast <4 x i64>* %99 to i8*, !dbg !693
  %199 = bitcast <4 x i64>* %113 to i8*, !dbg !693
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %198, i8* align 1 %199, i64 32, i1 false) #15, !dbg !693
  %200 = bitcast <4 x i64>* %100 to i8*, !dbg !693
  %201 = bitcast <4 x i64>* %112 to i8*, !dbg !693
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %200, i8* align 1 %201, i64 32, i1 false) #15, !dbg !693
  %202 = load <4 x i64>, <4 x i64>* %100, align 32, !dbg !693
  %203 = load <4 x i64>, <4 x i64>* %99, align 32, !dbg !693
  store <4 x i64> %202, <4 x i64>* %97, align 32, !dbg !693
  store <4 x i64> %203, <4 x i64>* %98, align 32, !dbg !693
  %204 = load <4 x i64>, <4 x i64>* %97, align 32, !dbg !693
  %205 = bitcast <4 x i64> %204 to <32 x i8>, !dbg !693
  %206 = load <4 x i64>, <4 x i64>* %98, align 32, !dbg !693
  %207 = bitcast <4 x i64> %206 to <32 x i8>, !dbg !693
  %208 = call <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8> %205, <32 x i8> %207) #15, !dbg !693
  store <4 x i64> %208, <4 x i64>* %111, align 32, !dbg !693
  %209 = bitcast <4 x i64>* %111 to i8*, !dbg !693
  call void @words(i32 noundef 123, i8* noundef %209, i32 noundef 4), !dbg !693
  br label %210, !dbg !693

210:                                              ; preds = %195
  br label %211, !dbg !694

211:                                              ; preds = %210
  call void @llvm.dbg.declare(metadata <4 x i64>* %114, metadata !695, metadata !DIExpression()), !dbg !697
  %212 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !697
  %213 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !697
  store <4 x i64> %212, <4 x i64>* %115, align 32, !dbg !697
  store <4 x i64> %213, <4 x i64>* %116, align 32, !dbg !697
  %214 = bitcast <4 x i64>* %95 to i8*, !dbg !697
  %215 = bitcast <4 x i64>* %116 to i8*, !dbg !697
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %214, i8* align 1 %215, i64 32, i1 false) #15, !dbg !697
  %216 = bitcast <4 x i64>* %96 to i8*, !dbg !697
  %217 = bitcast <4 x i64>* %115 to i8*, !dbg !697
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %216, i8* align 1 %217, i64 32, i1 false) #15, !dbg !697
  %218 = load <4 x i64>, <4 x i64>* %96, align 32, !dbg !697
  %219 = load <4 x i64>, <4 x i64>* %95, align 32, !dbg !697
  store <4 x i64> %218, <4 x i64>* %93, align 32, !dbg !697
  store <4 x i64> %219, <4 x i64>* %94, align 32, !dbg !697
  %220 = load <4 x i64>, <4 x i64>* %93, align 32, !dbg !697
  %221 = bitcast <4 x i64> %220 to <8 x i32>, !dbg !697
  %222 = load <4 x i64>, <4 x i64>* %94, align 32, !dbg !697
  %223 = bitcast <4 x i64> %222 to <8 x i32>, !dbg !697
  %224 = call <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32> %221, <8 x i32> %223) #15, !dbg !697
  %225 = bitcast <16 x i16> %224 to <4 x i64>, !dbg !697
  store <4 x i64> %225, <4 x i64>* %114, align 32, !dbg !697
  %226 = bitcast <4 x i64>* %114 to i8*, !dbg !697
  call void @words(i32 noundef 124, i8* noundef %226, i32 noundef 4), !dbg !697
  br label %227, !dbg !697

227:                                              ; preds = %211
  br label %228, !dbg !698

228:                                              ; preds = %227
  call void @llvm.dbg.declare(metadata <4 x i64>* %117, metadata !699, metadata !DIExpression()), !dbg !701
  %229 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !701
  %230 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !701
  store <4 x i64> %229, <4 x i64>* %118, align 32, !dbg !701
  store <4 x i64> %230, <4 x i64>* %119, align 32, !dbg !701
  %231 = bitcast <4 x i64>* %91 to i8*, !dbg !701
  %232 = bitcast <4 x i64>* %119 to i8*, !dbg !701
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %231, i8* align 1 %232, i64 32, i1 false) #15, !dbg !701
  %233 = bitcast <4 x i64>* %92 to i8*, !dbg !701
  %234 = bitcast <4 x i64>* %118 to i8*, !dbg !701
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %233, i8* align 1 %234, i64 32, i1 false) #15, !dbg !701
  %235 = load <4 x i64>, <4 x i64>* %92, align 32, !dbg !701
  %236 = load <4 x i64>, <4 x i64>* %91, align 32, !dbg !701
  store <4 x i64> %235, <4 x i64>* %89, align 32, !dbg !701
  store <4 x i64> %236, <4 x i64>* %90, align 32, !dbg !701
  %237 = load <4 x i64>, <4 x i64>* %89, align 32, !dbg !701
  %238 = bitcast <4 x i64> %237 to <16 x i16>, !dbg !701
  %239 = load <4 x i64>, <4 x i64>* %90, align 32, !dbg !701
  %240 = bitcast <4 x i64> %239 to <16 x i16>, !dbg !701
  %241 = call <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16> %238, <16 x i16> %240) #15, !dbg !701
  %242 = bitcast <32 x i8> %241 to <4 x i64>, !dbg !701
  store <4 x i64> %242, <4 x i64>* %117, align 32, !dbg !701
  %243 = bitcast <4 x i64>* %117 to i8*, !dbg !701
  call void @words(i32 noundef 125, i8* noundef %243, i32 noundef 4), !dbg !701
  br label %244, !dbg !701

244:                                              ; preds = %228
  br label %245, !dbg !702

245:                                              ; preds = %244
  call void @llvm.dbg.declare(metadata <4 x i64>* %120, metadata !703, metadata !DIExpression()), !dbg !705
  %246 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !705
  %247 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !705
  store <4 x i64> %246, <4 x i64>* %121, align 32, !dbg !705
  store <4 x i64> %247, <4 x i64>* %122, align 32, !dbg !705
  %248 = bitcast <4 x i64>* %87 to i8*, !dbg !705
  %249 = bitcast <4 x i64>* %122 to i8*, !dbg !705
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %248, i8* align 1 %249, i64 32, i1 false) #15, !dbg !705
  %250 = bitcast <4 x i64>* %88 to i8*, !dbg !705
  %251 = bitcast <4 x i64>* %121 to i8*, !dbg !705
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %250, i8* align 1 %251, i64 32, i1 false) #15, !dbg !705
  %252 = load <4 x i64>, <4 x i64>* %88, align 32, !dbg !705
  %253 = load <4 x i64>, <4 x i64>* %87, align 32, !dbg !705
  store <4 x i64> %252, <4 x i64>* %85, align 32, !dbg !705
  store <4 x i64> %253, <4 x i64>* %86, align 32, !dbg !705
  %254 = load <4 x i64>, <4 x i64>* %85, align 32, !dbg !705
  %255 = bitcast <4 x i64> %254 to <32 x i8>, !dbg !705
  %256 = load <4 x i64>, <4 x i64>* %86, align 32, !dbg !705
  %257 = bitcast <4 x i64> %256 to <32 x i8>, !dbg !705
  %258 = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %255, <32 x i8> %257) #15, !dbg !705
  %259 = bitcast <32 x i8> %258 to <4 x i64>, !dbg !705
  store <4 x i64> %259, <4 x i64>* %120, align 32, !dbg !705
  %260 = bitcast <4 x i64>* %120 to i8*, !dbg !705
  call void @words(i32 noundef 126, i8* noundef %260, i32 noundef 4), !dbg !705
  br label %261, !dbg !705

261:                                              ; preds = %245
  br label %262, !dbg !706

262:                                              ; preds = %261
  call void @llvm.dbg.declare(metadata <4 x i64>* %123, metadata !707, metadata !DIExpression()), !dbg !709
  %263 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !709
  %264 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !709
  store <4 x i64> %263, <4 x i64>* %124, align 32, !dbg !709
  store <4 x i64> %264, <4 x i64>* %125, align 32, !dbg !709
  %265 = bitcast <4 x i64>* %83 to i8*, !dbg !709
  %266 = bitcast <4 x i64>* %125 to i8*, !dbg !709
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %265, i8* align 1 %266, i64 32, i1 false) #15, !dbg !709
  %267 = bitcast <4 x i64>* %84 to i8*, !dbg !709
  %268 = bitcast <4 x i64>* %124 to i8*, !dbg !709
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %267, i8* align 1 %268, i64 32, i1 false) #15, !dbg !709
  %269 = load <4 x i64>, <4 x i64>* %84, align 32, !dbg !709
  %270 = load <4 x i64>, <4 x i64>* %83, align 32, !dbg !709
  store <4 x i64> %269, <4 x i64>* %81, align 32, !dbg !709
  store <4 x i64> %270, <4 x i64>* %82, align 32, !dbg !709
  %271 = load <4 x i64>, <4 x i64>* %81, align 32, !dbg !709
  %272 = bitcast <4 x i64> %271 to <8 x i32>, !dbg !709
  %273 = load <4 x i64>, <4 x i64>* %82, align 32, !dbg !709
  %274 = bitcast <4 x i64> %273 to <8 x i32>, !dbg !709
  %275 = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %272, <8 x i32> %274) #15, !dbg !709
  %276 = bitcast <8 x i32> %275 to <4 x i64>, !dbg !709
  store <4 x i64> %276, <4 x i64>* %123, align 32, !dbg !709
  %277 = bitcast <4 x i64>* %123 to i8*, !dbg !709
  call void @words(i32 noundef 127, i8* noundef %277, i32 noundef 4), !dbg !709
  br label %278, !dbg !709

278:                                              ; preds = %262
  br label %279, !dbg !710

279:                                              ; preds = %278
  call void @llvm.dbg.declare(metadata <4 x i64>* %126, metadata !711, metadata !DIExpression()), !dbg !713
  %280 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !713
  %281 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !713
  store <4 x i64> %280, <4 x i64>* %127, align 32, !dbg !713
  store <4 x i64> %281, <4 x i64>* %128, align 32, !dbg !713
  %282 = bitcast <4 x i64>* %79 to i8*, !dbg !713
  %283 = bitcast <4 x i64>* %128 to i8*, !dbg !713
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %282, i8* align 1 %283, i64 32, i1 false) #15, !dbg !713
  %284 = bitcast <4 x i64>* %80 to i8*, !dbg !713
  %285 = bitcast <4 x i64>* %127 to i8*, !dbg !713
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %284, i8* align 1 %285, i64 32, i1 false) #15, !dbg !713
  %286 = load <4 x i64>, <4 x i64>* %80, align 32, !dbg !713
  %287 = load <4 x i64>, <4 x i64>* %79, align 32, !dbg !713
  store <4 x i64> %286, <4 x i64>* %77, align 32, !dbg !713
  store <4 x i64> %287, <4 x i64>* %78, align 32, !dbg !713
  %288 = load <4 x i64>, <4 x i64>* %77, align 32, !dbg !713
  %289 = bitcast <4 x i64> %288 to <16 x i16>, !dbg !713
  %290 = load <4 x i64>, <4 x i64>* %78, align 32, !dbg !713
  %291 = bitcast <4 x i64> %290 to <16 x i16>, !dbg !713
  %292 = call <16 x i16> @llvm.x86.avx2.phadd.w(<16 x i16> %289, <16 x i16> %291) #15, !dbg !713
  %293 = bitcast <16 x i16> %292 to <4 x i64>, !dbg !713
  store <4 x i64> %293, <4 x i64>* %126, align 32, !dbg !713
  %294 = bitcast <4 x i64>* %126 to i8*, !dbg !713
  call void @words(i32 noundef 128, i8* noundef %294, i32 noundef 4), !dbg !713
  br label %295, !dbg !713

295:                                              ; preds = %279
  br label %296, !dbg !714

296:                                              ; preds = %295
  call void @llvm.dbg.declare(metadata <4 x i64>* %129, metadata !715, metadata !DIExpression()), !dbg !717
  %297 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !717
  %298 = load i32, i32* %106, align 4, !dbg !717
  store <4 x i64> %297, <4 x i64>* %130, align 32, !dbg !717
  %299 = bitcast <4 x i64>* %76 to i8*, !dbg !717
  %300 = bitcast <4 x i64>* %130 to i8*, !dbg !717
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %299, i8* align 1 %300, i64 32, i1 false) #15, !dbg !717
  %301 = load <4 x i64>, <4 x i64>* %76, align 32, !dbg !717
  store <4 x i64> %301, <4 x i64>* %74, align 32, !dbg !717
  store i32 %298, i32* %75, align 4, !dbg !717
  %302 = load <4 x i64>, <4 x i64>* %74, align 32, !dbg !717
  %303 = bitcast <4 x i64> %302 to <8 x i32>, !dbg !717
  %304 = load i32, i32* %75, align 4, !dbg !717
  %305 = call <8 x i32> @llvm.x86.avx2.psrai.d(<8 x i32> %303, i32 %304) #15, !dbg !717
  %306 = bitcast <8 x i32> %305 to <4 x i64>, !dbg !717
  store <4 x i64> %306, <4 x i64>* %129, align 32, !dbg !717
  %307 = bitcast <4 x i64>* %129 to i8*, !dbg !717
  call void @words(i32 noundef 129, i8* noundef %307, i32 noundef 4), !dbg !717
  br label %308, !dbg !717

308:                                              ; preds = %296
  br label %309, !dbg !718

309:                                              ; preds = %308
  call void @llvm.dbg.declare(metadata <4 x i64>* %131, metadata !719, metadata !DIExpression()), !dbg !721
  %310 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !721
  %311 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !721
  store i32 63, i32* %61, align 4, !dbg !721
  %312 = load i32, i32* %61, align 4, !dbg !721
  %313 = load i32, i32* %61, align 4, !dbg !721
  %314 = load i32, i32* %61, align 4, !dbg !721
  %315 = load i32, i32* %61, align 4, !dbg !721
  %316 = load i32, i32* %61, align 4, !dbg !721
  %317 = load i32, i32* %61, align 4, !dbg !721
  %318 = load i32, i32* %61, align 4, !dbg !721
  %319 = load i32, i32* %61, align 4, !dbg !721
  store i32 %312, i32* %8, align 4, !dbg !721
  store i32 %313, i32* %9, align 4, !dbg !721
  store i32 %314, i32* %10, align 4, !dbg !721
  store i32 %315, i32* %11, align 4, !dbg !721
  store i32 %316, i32* %12, align 4, !dbg !721
  store i32 %317, i32* %13, align 4, !dbg !721
  store i32 %318, i32* %14, align 4, !dbg !721
  store i32 %319, i32* %15, align 4, !dbg !721
  %320 = load i32, i32* %15, align 4, !dbg !721
  %321 = insertelement <8 x i32> undef, i32 %320, i32 0, !dbg !721
  %322 = load i32, i32* %14, align 4, !dbg !721
  %323 = insertelement <8 x i32> %321, i32 %322, i32 1, !dbg !721
  %324 = load i32, i32* %13, align 4, !dbg !721
  %325 = insertelement <8 x i32> %323, i32 %324, i32 2, !dbg !721
  %326 = load i32, i32* %12, align 4, !dbg !721
  %327 = insertelement <8 x i32> %325, i32 %326, i32 3, !dbg !721
  %328 = load i32, i32* %11, align 4, !dbg !721
  %329 = insertelement <8 x i32> %327, i32 %328, i32 4, !dbg !721
  %330 = load i32, i32* %10, align 4, !dbg !721
  %331 = insertelement <8 x i32> %329, i32 %330, i32 5, !dbg !721
  %332 = load i32, i32* %9, align 4, !dbg !721
  %333 = insertelement <8 x i32> %331, i32 %332, i32 6, !dbg !721
  %334 = load i32, i32* %8, align 4, !dbg !721
  %335 = insertelement <8 x i32> %333, i32 %334, i32 7, !dbg !721
  store <8 x i32> %335, <8 x i32>* %16, align 32, !dbg !721
  %336 = load <8 x i32>, <8 x i32>* %16, align 32, !dbg !721
  %337 = bitcast <8 x i32> %336 to <4 x i64>, !dbg !721
  store <4 x i64> %311, <4 x i64>* %132, align 32, !dbg !721
  store <4 x i64> %337, <4 x i64>* %133, align 32, !dbg !721
  %338 = bitcast <4 x i64>* %64 to i8*, !dbg !721
  %339 = bitcast <4 x i64>* %133 to i8*, !dbg !721
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %338, i8* align 1 %339, i64 32, i1 false), !dbg !721
  %340 = bitcast <4 x i64>* %65 to i8*, !dbg !721
  %341 = bitcast <4 x i64>* %132 to i8*, !dbg !721
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %340, i8* align 1 %341, i64 32, i1 false), !dbg !721
  %342 = load <4 x i64>, <4 x i64>* %65, align 32, !dbg !721
  %343 = load <4 x i64>, <4 x i64>* %64, align 32, !dbg !721
  store <4 x i64> %342, <4 x i64>* %62, align 32, !dbg !721
  store <4 x i64> %343, <4 x i64>* %63, align 32, !dbg !721
  %344 = load <4 x i64>, <4 x i64>* %62, align 32, !dbg !721
  %345 = load <4 x i64>, <4 x i64>* %63, align 32, !dbg !721
  %346 = and <4 x i64> %344, %345, !dbg !721
  store <4 x i64> %310, <4 x i64>* %134, align 32, !dbg !721
  store <4 x i64> %346, <4 x i64>* %135, align 32, !dbg !721
  %347 = bitcast <4 x i64>* %72 to i8*, !dbg !721
  %348 = bitcast <4 x i64>* %135 to i8*, !dbg !721
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %347, i8* align 1 %348, i64 32, i1 false) #15, !dbg !721
  %349 = bitcast <4 x i64>* %73 to i8*, !dbg !721
  %350 = bitcast <4 x i64>* %134 to i8*, !dbg !721
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %349, i8* align 1 %350, i64 32, i1 false) #15, !dbg !721
  %351 = load <4 x i64>, <4 x i64>* %73, align 32, !dbg !721
  %352 = load <4 x i64>, <4 x i64>* %72, align 32, !dbg !721
  store <4 x i64> %351, <4 x i64>* %70, align 32, !dbg !721
  store <4 x i64> %352, <4 x i64>* %71, align 32, !dbg !721
  %353 = load <4 x i64>, <4 x i64>* %70, align 32, !dbg !721
  %354 = bitcast <4 x i64> %353 to <8 x i32>, !dbg !721
  %355 = load <4 x i64>, <4 x i64>* %71, align 32, !dbg !721
  %356 = bitcast <4 x i64> %355 to <8 x i32>, !dbg !721
  %357 = call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> %354, <8 x i32> %356) #15, !dbg !721
  %358 = bitcast <8 x i32> %357 to <4 x i64>, !dbg !721
  store <4 x i64> %358, <4 x i64>* %131, align 32, !dbg !721
  %359 = bitcast <4 x i64>* %131 to i8*, !dbg !721
  call void @words(i32 noundef 130, i8* noundef %359, i32 noundef 4), !dbg !721
  br label %360, !dbg !721

360:                                              ; preds = %309
  br label %361, !dbg !722

361:                                              ; preds = %360
  call void @llvm.dbg.declare(metadata <4 x i64>* %136, metadata !723, metadata !DIExpression()), !dbg !725
  %362 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !725
  %363 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !725
  store i64 127, i64* %56, align 8, !dbg !725
  %364 = load i64, i64* %56, align 8, !dbg !725
  %365 = load i64, i64* %56, align 8, !dbg !725
  %366 = load i64, i64* %56, align 8, !dbg !725
  %367 = load i64, i64* %56, align 8, !dbg !725
  store i64 %364, i64* %3, align 8, !dbg !725
  store i64 %365, i64* %4, align 8, !dbg !725
  store i64 %366, i64* %5, align 8, !dbg !725
  store i64 %367, i64* %6, align 8, !dbg !725
  %368 = load i64, i64* %6, align 8, !dbg !725
  %369 = insertelement <4 x i64> undef, i64 %368, i32 0, !dbg !725
  %370 = load i64, i64* %5, align 8, !dbg !725
  %371 = insertelement <4 x i64> %369, i64 %370, i32 1, !dbg !725
  %372 = load i64, i64* %4, align 8, !dbg !725
  %373 = insertelement <4 x i64> %371, i64 %372, i32 2, !dbg !725
  %374 = load i64, i64* %3, align 8, !dbg !725
  %375 = insertelement <4 x i64> %373, i64 %374, i32 3, !dbg !725
  store <4 x i64> %375, <4 x i64>* %7, align 32, !dbg !725
  %376 = load <4 x i64>, <4 x i64>* %7, align 32, !dbg !725
  store <4 x i64> %363, <4 x i64>* %137, align 32, !dbg !725
  store <4 x i64> %376, <4 x i64>* %138, align 32, !dbg !725
  %377 = bitcast <4 x i64>* %68 to i8*, !dbg !725
  %378 = bitcast <4 x i64>* %138 to i8*, !dbg !725
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %377, i8* align 1 %378, i64 32, i1 false), !dbg !725
  %379 = bitcast <4 x i64>* %69 to i8*, !dbg !725
  %380 = bitcast <4 x i64>* %137 to i8*, !dbg !725
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %379, i8* align 1 %380, i64 32, i1 false), !dbg !725
  %381 = load <4 x i64>, <4 x i64>* %69, align 32, !dbg !725
  %382 = load <4 x i64>, <4 x i64>* %68, align 32, !dbg !725
  store <4 x i64> %381, <4 x i64>* %66, align 32, !dbg !725
  store <4 x i64> %382, <4 x i64>* %67, align 32, !dbg !725
  %383 = load <4 x i64>, <4 x i64>* %66, align 32, !dbg !725
  %384 = load <4 x i64>, <4 x i64>* %67, align 32, !dbg !725
  %385 = and <4 x i64> %383, %384, !dbg !725
  store <4 x i64> %362, <4 x i64>* %139, align 32, !dbg !725
  store <4 x i64> %385, <4 x i64>* %140, align 32, !dbg !725
  %386 = bitcast <4 x i64>* %59 to i8*, !dbg !725
  %387 = bitcast <4 x i64>* %140 to i8*, !dbg !725
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %386, i8* align 1 %387, i64 32, i1 false) #15, !dbg !725
  %388 = bitcast <4 x i64>* %60 to i8*, !dbg !725
  %389 = bitcast <4 x i64>* %139 to i8*, !dbg !725
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %388, i8* align 1 %389, i64 32, i1 false) #15, !dbg !725
  %390 = load <4 x i64>, <4 x i64>* %60, align 32, !dbg !725
  %391 = load <4 x i64>, <4 x i64>* %59, align 32, !dbg !725
  store <4 x i64> %390, <4 x i64>* %57, align 32, !dbg !725
  store <4 x i64> %391, <4 x i64>* %58, align 32, !dbg !725
  %392 = load <4 x i64>, <4 x i64>* %57, align 32, !dbg !725
  %393 = load <4 x i64>, <4 x i64>* %58, align 32, !dbg !725
  %394 = call <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64> %392, <4 x i64> %393) #15, !dbg !725
  store <4 x i64> %394, <4 x i64>* %136, align 32, !dbg !725
  %395 = bitcast <4 x i64>* %136 to i8*, !dbg !725
  call void @words(i32 noundef 131, i8* noundef %395, i32 noundef 4), !dbg !725
  br label %396, !dbg !725

396:                                              ; preds = %361
  br label %397, !dbg !726

397:                                              ; preds = %396
  call void @llvm.dbg.declare(metadata <4 x i64>* %141, metadata !727, metadata !DIExpression()), !dbg !729
  %398 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !729
  %399 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !729
  store <4 x i64> %398, <4 x i64>* %142, align 32, !dbg !729
  store <4 x i64> %399, <4 x i64>* %143, align 32, !dbg !729
  %400 = bitcast <4 x i64>* %54 to i8*, !dbg !729
  %401 = bitcast <4 x i64>* %143 to i8*, !dbg !729
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %400, i8* align 1 %401, i64 32, i1 false) #15, !dbg !729
  %402 = bitcast <4 x i64>* %55 to i8*, !dbg !729
  %403 = bitcast <4 x i64>* %142 to i8*, !dbg !729
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %402, i8* align 1 %403, i64 32, i1 false) #15, !dbg !729
  %404 = load <4 x i64>, <4 x i64>* %55, align 32, !dbg !729
  %405 = load <4 x i64>, <4 x i64>* %54, align 32, !dbg !729
  store <4 x i64> %404, <4 x i64>* %52, align 32, !dbg !729
  store <4 x i64> %405, <4 x i64>* %53, align 32, !dbg !729
  %406 = load <4 x i64>, <4 x i64>* %52, align 32, !dbg !729
  %407 = bitcast <4 x i64> %406 to <8 x i32>, !dbg !729
  %408 = load <4 x i64>, <4 x i64>* %53, align 32, !dbg !729
  %409 = bitcast <4 x i64> %408 to <8 x i32>, !dbg !729
  %410 = call <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32> %407, <8 x i32> %409) #15, !dbg !729
  %411 = bitcast <8 x i32> %410 to <4 x i64>, !dbg !729
  store <4 x i64> %411, <4 x i64>* %141, align 32, !dbg !729
  %412 = bitcast <4 x i64>* %141 to i8*, !dbg !729
  call void @words(i32 noundef 132, i8* noundef %412, i32 noundef 4), !dbg !729
  br label %413, !dbg !729

413:                                              ; preds = %397
  br label %414, !dbg !730

414:                                              ; preds = %413
  call void @llvm.dbg.declare(metadata <4 x i64>* %144, metadata !731, metadata !DIExpression()), !dbg !733
  %415 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !733
  %416 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !733
  %417 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !733
  store <4 x i64> %415, <4 x i64>* %145, align 32, !dbg !733
  store <4 x i64> %416, <4 x i64>* %146, align 32, !dbg !733
  store <4 x i64> %417, <4 x i64>* %147, align 32, !dbg !733
  %418 = bitcast <4 x i64>* %49 to i8*, !dbg !733
  %419 = bitcast <4 x i64>* %147 to i8*, !dbg !733
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %418, i8* align 1 %419, i64 32, i1 false) #15, !dbg !733
  %420 = bitcast <4 x i64>* %50 to i8*, !dbg !733
  %421 = bitcast <4 x i64>* %146 to i8*, !dbg !733
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %420, i8* align 1 %421, i64 32, i1 false) #15, !dbg !733
  %422 = bitcast <4 x i64>* %51 to i8*, !dbg !733
  %423 = bitcast <4 x i64>* %145 to i8*, !dbg !733
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %422, i8* align 1 %423, i64 32, i1 false) #15, !dbg !733
  %424 = load <4 x i64>, <4 x i64>* %51, align 32, !dbg !733
  %425 = load <4 x i64>, <4 x i64>* %50, align 32, !dbg !733
  %426 = load <4 x i64>, <4 x i64>* %49, align 32, !dbg !733
  store <4 x i64> %424, <4 x i64>* %46, align 32, !dbg !733
  store <4 x i64> %425, <4 x i64>* %47, align 32, !dbg !733
  store <4 x i64> %426, <4 x i64>* %48, align 32, !dbg !733
  %427 = load <4 x i64>, <4 x i64>* %46, align 32, !dbg !733
  %428 = bitcast <4 x i64> %427 to <32 x i8>, !dbg !733
  %429 = load <4 x i64>, <4 x i64>* %47, align 32, !dbg !733
  %430 = bitcast <4 x i64> %429 to <32 x i8>, !dbg !733
  %431 = load <4 x i64>, <4 x i64>* %48, align 32, !dbg !733
  %432 = bitcast <4 x i64> %431 to <32 x i8>, !dbg !733
  %433 = call <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8> %428, <32 x i8> %430, <32 x i8> %432) #15, !dbg !733
  %434 = bitcast <32 x i8> %433 to <4 x i64>, !dbg !733
  store <4 x i64> %434, <4 x i64>* %144, align 32, !dbg !733
  %435 = bitcast <4 x i64>* %144 to i8*, !dbg !733
  call void @words(i32 noundef 133, i8* noundef %435, i32 noundef 4), !dbg !733
  br label %436, !dbg !733

436:                                              ; preds = %414
  br label %437, !dbg !734

437:                                              ; preds = %436
  call void @llvm.dbg.declare(metadata i64* %148, metadata !735, metadata !DIExpression()), !dbg !737
  %438 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !737
  %439 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !737
  store <4 x i64> %438, <4 x i64>* %149, align 32, !dbg !737
  store <4 x i64> %439, <4 x i64>* %150, align 32, !dbg !737
  %440 = bitcast <4 x i64>* %44 to i8*, !dbg !737
  %441 = bitcast <4 x i64>* %150 to i8*, !dbg !737
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %440, i8* align 1 %441, i64 32, i1 false) #15, !dbg !737
  %442 = bitcast <4 x i64>* %45 to i8*, !dbg !737
  %443 = bitcast <4 x i64>* %149 to i8*, !dbg !737
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %442, i8* align 1 %443, i64 32, i1 false) #15, !dbg !737
  %444 = load <4 x i64>, <4 x i64>* %45, align 32, !dbg !737
  %445 = load <4 x i64>, <4 x i64>* %44, align 32, !dbg !737
  store <4 x i64> %444, <4 x i64>* %42, align 32, !dbg !737
  store <4 x i64> %445, <4 x i64>* %43, align 32, !dbg !737
  %446 = load <4 x i64>, <4 x i64>* %42, align 32, !dbg !737
  %447 = load <4 x i64>, <4 x i64>* %43, align 32, !dbg !737
  %448 = call i32 @llvm.x86.avx.ptestz.256(<4 x i64> %446, <4 x i64> %447) #15, !dbg !737
  %449 = sext i32 %448 to i64, !dbg !737
  store i64 %449, i64* %148, align 8, !dbg !737
  %450 = bitcast i64* %148 to i8*, !dbg !737
  call void @words(i32 noundef 134, i8* noundef %450, i32 noundef 1), !dbg !737
  br label %451, !dbg !737

451:                                              ; preds = %437
  call void @llvm.dbg.declare(metadata <8 x float>* %151, metadata !738, metadata !DIExpression()), !dbg !739
  %452 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !740
  store <4 x i64> %452, <4 x i64>* %152, align 32, !dbg !741
  %453 = bitcast <4 x i64>* %39 to i8*, !dbg !741
  %454 = bitcast <4 x i64>* %152 to i8*, !dbg !741
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %453, i8* align 1 %454, i64 32, i1 false), !dbg !741
  %455 = load <4 x i64>, <4 x i64>* %39, align 32, !dbg !741
  store <4 x i64> %455, <4 x i64>* %38, align 32, !dbg !741
  %456 = load <4 x i64>, <4 x i64>* %38, align 32, !dbg !741
  %457 = bitcast <4 x i64> %456 to <8 x i32>, !dbg !741
  %458 = sitofp <8 x i32> %457 to <8 x float>, !dbg !741
  store <8 x float> %458, <8 x float>* %151, align 32, !dbg !739
  call void @llvm.dbg.declare(metadata <8 x float>* %153, metadata !742, metadata !DIExpression()), !dbg !743
  %459 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !744
  store <4 x i64> %459, <4 x i64>* %154, align 32, !dbg !745
  %460 = bitcast <4 x i64>* %41 to i8*, !dbg !745
  %461 = bitcast <4 x i64>* %154 to i8*, !dbg !745
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %460, i8* align 1 %461, i64 32, i1 false), !dbg !745
  %462 = load <4 x i64>, <4 x i64>* %41, align 32, !dbg !745
  store <4 x i64> %462, <4 x i64>* %40, align 32, !dbg !745
  %463 = load <4 x i64>, <4 x i64>* %40, align 32, !dbg !745
  %464 = bitcast <4 x i64> %463 to <8 x i32>, !dbg !745
  %465 = sitofp <8 x i32> %464 to <8 x float>, !dbg !745
  store <8 x float> %465, <8 x float>* %153, align 32, !dbg !743
  br label %466, !dbg !746

466:                                              ; preds = %451
  call void @llvm.dbg.declare(metadata <8 x float>* %155, metadata !747, metadata !DIExpression()), !dbg !749
  %467 = load <8 x float>, <8 x float>* %151, align 32, !dbg !749
  %468 = load <8 x float>, <8 x float>* %153, align 32, !dbg !749
  store <8 x float> %467, <8 x float>* %156, align 32, !dbg !749
  store <8 x float> %468, <8 x float>* %157, align 32, !dbg !749
  %469 = bitcast <8 x float>* %36 to i8*, !dbg !749
  %470 = bitcast <8 x float>* %157 to i8*, !dbg !749
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %469, i8* align 1 %470, i64 32, i1 false) #15, !dbg !749
  %471 = bitcast <8 x float>* %37 to i8*, !dbg !749
  %472 = bitcast <8 x float>* %156 to i8*, !dbg !749
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %471, i8* align 1 %472, i64 32, i1 false) #15, !dbg !749
  %473 = load <8 x float>, <8 x float>* %37, align 32, !dbg !749
  %474 = load <8 x float>, <8 x float>* %36, align 32, !dbg !749
  store <8 x float> %473, <8 x float>* %34, align 32, !dbg !749
  store <8 x float> %474, <8 x float>* %35, align 32, !dbg !749
  %475 = load <8 x float>, <8 x float>* %34, align 32, !dbg !749
  %476 = load <8 x float>, <8 x float>* %35, align 32, !dbg !749
  %477 = call <8 x float> @llvm.x86.avx.max.ps.256(<8 x float> %475, <8 x float> %476) #15, !dbg !749
  store <8 x float> %477, <8 x float>* %155, align 32, !dbg !749
  %478 = bitcast <8 x float>* %155 to i8*, !dbg !749
  call void @words(i32 noundef 136, i8* noundef %478, i32 noundef 4), !dbg !749
  br label %479, !dbg !749

479:                                              ; preds = %466
  br label %480, !dbg !750

480:                                              ; preds = %479
  call void @llvm.dbg.declare(metadata <8 x float>* %158, metadata !751, metadata !DIExpression()), !dbg !753
  %481 = load <8 x float>, <8 x float>* %151, align 32, !dbg !753
  %482 = load <8 x float>, <8 x float>* %153, align 32, !dbg !753
  %483 = fcmp ult <8 x float> %481, %482, !dbg !753
  %484 = sext <8 x i1> %483 to <8 x i32>, !dbg !753
  %485 = bitcast <8 x i32> %484 to <8 x float>, !dbg !753
  store <8 x float> %485, <8 x float>* %158, align 32, !dbg !753
  %486 = bitcast <8 x float>* %158 to i8*, !dbg !753
  call void @words(i32 noundef 137, i8* noundef %486, i32 noundef 4), !dbg !753
  br label %487, !dbg !753

487:                                              ; preds = %480
  br label %488, !dbg !754

488:                                              ; preds = %487
  call void @llvm.dbg.declare(metadata <8 x float>* %159, metadata !755, metadata !DIExpression()), !dbg !757
  %489 = load <8 x float>, <8 x float>* %151, align 32, !dbg !757
  %490 = load <8 x float>, <8 x float>* %153, align 32, !dbg !757
  store <8 x float> %489, <8 x float>* %160, align 32, !dbg !757
  store <8 x float> %490, <8 x float>* %161, align 32, !dbg !757
  %491 = bitcast <8 x float>* %32 to i8*, !dbg !757
  %492 = bitcast <8 x float>* %161 to i8*, !dbg !757
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %491, i8* align 1 %492, i64 32, i1 false) #15, !dbg !757
  %493 = bitcast <8 x float>* %33 to i8*, !dbg !757
  %494 = bitcast <8 x float>* %160 to i8*, !dbg !757
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %493, i8* align 1 %494, i64 32, i1 false) #15, !dbg !757
  %495 = load <8 x float>, <8 x float>* %33, align 32, !dbg !757
  %496 = load <8 x float>, <8 x float>* %32, align 32, !dbg !757
  store <8 x float> %495, <8 x float>* %30, align 32, !dbg !757
  store <8 x float> %496, <8 x float>* %31, align 32, !dbg !757
  %497 = load <8 x float>, <8 x float>* %30, align 32, !dbg !757
  %498 = load <8 x float>, <8 x float>* %31, align 32, !dbg !757
  %499 = call <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float> %497, <8 x float> %498) #15, !dbg !757
  store <8 x float> %499, <8 x float>* %159, align 32, !dbg !757
  %500 = bitcast <8 x float>* %159 to i8*, !dbg !757
  call void @words(i32 noundef 138, i8* noundef %500, i32 noundef 4), !dbg !757
  br label %501, !dbg !757

501:                                              ; preds = %488
  br label %502, !dbg !758

502:                                              ; preds = %501
  call void @llvm.dbg.declare(metadata <4 x i64>* %162, metadata !759, metadata !DIExpression()), !dbg !761
  %503 = load <8 x float>, <8 x float>* %151, align 32, !dbg !761
  store <8 x float> %503, <8 x float>* %163, align 32, !dbg !761
  %504 = bitcast <8 x float>* %29 to i8*, !dbg !761
  %505 = bitcast <8 x float>* %163 to i8*, !dbg !761
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %504, i8* align 1 %505, i64 32, i1 false) #15, !dbg !761
  %506 = load <8 x float>, <8 x float>* %29, align 32, !dbg !761
  store <8 x float> %506, <8 x float>* %28, align 32, !dbg !761
  %507 = load <8 x float>, <8 x float>* %28, align 32, !dbg !761
  %508 = call <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float> %507) #15, !dbg !761
  %509 = bitcast <8 x i32> %508 to <4 x i64>, !dbg !761
  store <4 x i64> %509, <4 x i64>* %162, align 32, !dbg !761
  %510 = bitcast <4 x i64>* %162 to i8*, !dbg !761
  call void @words(i32 noundef 139, i8* noundef %510, i32 noundef 4), !dbg !761
  br label %511, !dbg !761

511:                                              ; preds = %502
  br label %512, !dbg !762

512:                                              ; preds = %511
  call void @llvm.dbg.declare(metadata i64* %164, metadata !763, metadata !DIExpression()), !dbg !765
  %513 = load i64*, i64** %105, align 8, !dbg !765
  %514 = getelementptr inbounds i64, i64* %513, i64 0, !dbg !765
  %515 = load i64, i64* %514, align 8, !dbg !765
  %516 = load i64*, i64** %105, align 8, !dbg !765
  %517 = getelementptr inbounds i64, i64* %516, i64 1, !dbg !765
  %518 = load i64, i64* %517, align 8, !dbg !765
  store i64 %515, i64* %26, align 8, !dbg !765
  store i64 %518, i64* %27, align 8, !dbg !765
  %519 = load i64, i64* %26, align 8, !dbg !765
  %520 = load i64, i64* %27, align 8, !dbg !765
  %521 = call i64 @llvm.x86.bmi.pext.64(i64 %519, i64 %520) #15, !dbg !765
  store i64 %521, i64* %164, align 8, !dbg !765
  %522 = bitcast i64* %164 to i8*, !dbg !765
  call void @words(i32 noundef 140, i8* noundef %522, i32 noundef 1), !dbg !765
  br label %523, !dbg !765

523:                                              ; preds = %512
  br label %524, !dbg !766

524:                                              ; preds = %523
  call void @llvm.dbg.declare(metadata i64* %165, metadata !767, metadata !DIExpression()), !dbg !769
  %525 = load i64*, i64** %105, align 8, !dbg !769
  %526 = getelementptr inbounds i64, i64* %525, i64 0, !dbg !769
  %527 = load i64, i64* %526, align 8, !dbg !769
  %528 = load i64*, i64** %105, align 8, !dbg !769
  %529 = getelementptr inbounds i64, i64* %528, i64 1, !dbg !769
  %530 = load i64, i64* %529, align 8, !dbg !769
  store i64 %527, i64* %24, align 8, !dbg !769
  store i64 %530, i64* %25, align 8, !dbg !769
  %531 = load i64, i64* %24, align 8, !dbg !769
  %532 = load i64, i64* %25, align 8, !dbg !769
  %533 = call i64 @llvm.x86.bmi.pdep.64(i64 %531, i64 %532) #15, !dbg !769
  store i64 %533, i64* %165, align 8, !dbg !769
  %534 = bitcast i64* %165 to i8*, !dbg !769
  call void @words(i32 noundef 141, i8* noundef %534, i32 noundef 1), !dbg !769
  br label %535, !dbg !769

535:                                              ; preds = %524
  br label %536, !dbg !770

536:                                              ; preds = %535
  call void @llvm.dbg.declare(metadata i64* %166, metadata !771, metadata !DIExpression()), !dbg !773
  %537 = load i64*, i64** %105, align 8, !dbg !773
  %538 = getelementptr inbounds i64, i64* %537, i64 0, !dbg !773
  %539 = load i64, i64* %538, align 8, !dbg !773
  %540 = trunc i64 %539 to i32, !dbg !773
  store i32 %540, i32* %22, align 4, !dbg !773
  store i32 -1, i32* %23, align 4, !dbg !773
  %541 = load i32, i32* %22, align 4, !dbg !773
  %542 = load i32, i32* %23, align 4, !dbg !773
  %543 = call i32 @llvm.x86.bmi.pdep.32(i32 %541, i32 %542) #15, !dbg !773
  %544 = zext i32 %543 to i64, !dbg !773
  store i64 %544, i64* %166, align 8, !dbg !773
  %545 = bitcast i64* %166 to i8*, !dbg !773
  call void @words(i32 noundef 142, i8* noundef %545, i32 noundef 1), !dbg !773
  br label %546, !dbg !773

546:                                              ; preds = %536
  br label %547, !dbg !774

547:                                              ; preds = %546
  call void @llvm.dbg.declare(metadata i64* %167, metadata !775, metadata !DIExpression()), !dbg !777
  %548 = load i64*, i64** %105, align 8, !dbg !777
  %549 = getelementptr inbounds i64, i64* %548, i64 0, !dbg !777
  %550 = load i64, i64* %549, align 8, !dbg !777
  %551 = load i32, i32* %106, align 4, !dbg !777
  %552 = mul nsw i32 3, %551, !dbg !777
  %553 = load i32, i32* %106, align 4, !dbg !777
  store i64 %550, i64* %19, align 8, !dbg !777
  store i32 %552, i32* %20, align 4, !dbg !777
  store i32 %553, i32* %21, align 4, !dbg !777
  %554 = load i64, i64* %19, align 8, !dbg !777
  %555 = load i32, i32* %20, align 4, !dbg !777
  %556 = and i32 %555, 255, !dbg !777
  %557 = load i32, i32* %21, align 4, !dbg !777
  %558 = and i32 %557, 255, !dbg !777
  %559 = shl i32 %558, 8, !dbg !777
  %560 = or i32 %556, %559, !dbg !777
  %561 = zext i32 %560 to i64, !dbg !777
  %562 = call i64 @llvm.x86.bmi.bextr.64(i64 %554, i64 %561) #15, !dbg !777
  store i64 %562, i64* %167, align 8, !dbg !777
  %563 = bitcast i64* %167 to i8*, !dbg !777
  call void @words(i32 noundef 143, i8* noundef %563, i32 noundef 1), !dbg !777
  br label %564, !dbg !777

564:                                              ; preds = %547
  br label %565, !dbg !778

565:                                              ; preds = %564
  call void @llvm.dbg.declare(metadata i64* %168, metadata !779, metadata !DIExpression()), !dbg !781
  %566 = load i64*, i64** %105, align 8, !dbg !781
  %567 = getelementptr inbounds i64, i64* %566, i64 0, !dbg !781
  %568 = load i64, i64* %567, align 8, !dbg !781
  %569 = load i32, i32* %106, align 4, !dbg !781
  %570 = mul nsw i32 3, %569, !dbg !781
  %571 = sext i32 %570 to i64, !dbg !781
  store i64 %568, i64* %17, align 8, !dbg !781
  store i64 %571, i64* %18, align 8, !dbg !781
  %572 = load i64, i64* %17, align 8, !dbg !781
  %573 = load i64, i64* %18, align 8, !dbg !781
  %574 = call i64 @llvm.x86.bmi.bzhi.64(i64 %572, i64 %573) #15, !dbg !781
  store i64 %574, i64* %168, align 8, !dbg !781
  %575 = bitcast i64* %168 to i8*, !dbg !781
  call void @words(i32 noundef 144, i8* noundef %575, i32 noundef 1), !dbg !781
  br label %576, !dbg !781

576:                                              ; preds = %565
  ret void, !dbg !782
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @under_masks(i64* noundef %0, i32 noundef %1) #9 !dbg !783 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca <8 x float>, align 32
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca <8 x float>, align 32
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca <8 x float>, align 32
  %24 = alloca <8 x float>, align 32
  %25 = alloca <8 x float>, align 32
  %26 = alloca <8 x float>, align 32
  %27 = alloca <8 x float>, align 32
  %28 = alloca <8 x float>, align 32
  %29 = alloca <8 x float>, align 32
  %30 = alloca <8 x float>, align 32
  %31 = alloca <4 x double>, align 32
  %32 = alloca <4 x double>, align 32
  %33 = alloca <4 x double>, align 32
  %34 = alloca <4 x double>, align 32
  %35 = alloca <4 x double>, align 32
  %36 = alloca <4 x double>, align 32
  %37 = alloca <4 x double>, align 32
  %38 = alloca <4 x double>, align 32
  %39 = alloca <4 x double>, align 32
  %40 = alloca <4 x double>, align 32
  %41 = alloca <4 x double>, align 32
  %42 = alloca <4 x double>, align 32
  %43 = alloca <8 x float>, align 32
  %44 = alloca <8 x float>, align 32
  %45 = alloca <8 x float>, align 32
  %46 = alloca <8 x float>, align 32
  %47 = alloca <8 x float>, align 32
  %48 = alloca <8 x float>, align 32
  %49 = alloca <4 x float>, align 16
  %50 = alloca <2 x i64>, align 16
  %51 = alloca <4 x double>, align 32
  %52 = alloca <4 x i64>, align 32
  %53 = alloca <4 x i64>, align 32
  %54 = alloca <4 x double>, align 32
  %55 = alloca <8 x float>, align 32
  %56 = alloca <4 x i64>, align 32
  %57 = alloca <4 x i64>, align 32
  %58 = alloca <8 x float>, align 32
  %59 = alloca <8 x float>, align 32
  %60 = alloca <8 x float>, align 32
  %61 = alloca <8 x float>, align 32
  %62 = alloca <8 x float>, align 32
  %63 = alloca <8 x float>, align 32
  %64 = alloca <8 x float>, align 32
  %65 = alloca <8 x float>, align 32
  %66 = alloca <8 x float>, align 32
  %67 = alloca <4 x float>, align 16
  %68 = alloca <4 x float>, align 16
  %69 = alloca <4 x double>, align 32
  %70 = alloca <4 x double>, align 32
  %71 = alloca <4 x double>, align 32
  %72 = alloca <4 x double>, align 32
  %73 = alloca <4 x double>, align 32
  %74 = alloca <4 x double>, align 32
  %75 = alloca <4 x double>, align 32
  %76 = alloca <4 x double>, align 32
  %77 = alloca <4 x double>, align 32
  %78 = alloca <4 x double>, align 32
  %79 = alloca <4 x double>, align 32
  %80 = alloca <4 x double>, align 32
  %81 = alloca <8 x float>, align 32
  %82 = alloca <8 x float>, align 32
  %83 = alloca <8 x float>, align 32
  %84 = alloca <8 x float>, align 32
  %85 = alloca <8 x float>, align 32
  %86 = alloca <8 x float>, align 32
  %87 = alloca <8 x float>, align 32
  %88 = alloca <8 x float>, align 32
  %89 = alloca <8 x float>, align 32
  %90 = alloca <8 x float>, align 32
  %91 = alloca <8 x float>, align 32
  %92 = alloca <8 x float>, align 32
  %93 = alloca <4 x float>, align 16
  %94 = alloca <4 x float>, align 16
  %95 = alloca <4 x float>, align 16
  %96 = alloca <4 x float>, align 16
  %97 = alloca i32, align 4
  %98 = alloca i32, align 4
  %99 = alloca i32, align 4
  %100 = alloca i32, align 4
  %101 = alloca <4 x i32>, align 16
  %102 = alloca i32, align 4
  %103 = alloca i32, align 4
  %104 = alloca i32, align 4
  %105 = alloca i32, align 4
  %106 = alloca i32, align 4
  %107 = alloca <4 x i32>, align 16
  %108 = alloca i32, align 4
  %109 = alloca <4 x double>, align 32
  %110 = alloca <4 x double>, align 32
  %111 = alloca float*, align 8
  %112 = alloca <2 x i64>, align 16
  %113 = alloca <4 x float>, align 16
  %114 = alloca i32*, align 8
  %115 = alloca <4 x i64>, align 32
  %116 = alloca <4 x i64>, align 32
  %117 = alloca <4 x i64>, align 32
  %118 = alloca <4 x i64>, align 32
  %119 = alloca i64, align 8
  %120 = alloca i64, align 8
  %121 = alloca <2 x i64>, align 16
  %122 = alloca double*, align 8
  %123 = alloca <2 x i64>, align 16
  %124 = alloca i32, align 4
  %125 = alloca i32, align 4
  %126 = alloca i32, align 4
  %127 = alloca i32, align 4
  %128 = alloca <4 x i32>, align 16
  %129 = alloca i32, align 4
  %130 = alloca i32, align 4
  %131 = alloca i32, align 4
  %132 = alloca i32, align 4
  %133 = alloca <4 x i32>, align 16
  %134 = alloca i32*, align 8
  %135 = alloca <2 x i64>, align 16
  %136 = alloca float*, align 8
  %137 = alloca <4 x i64>, align 32
  %138 = alloca <4 x i64>, align 32
  %139 = alloca i64*, align 8
  %140 = alloca <4 x i64>, align 32
  %141 = alloca <4 x i64>, align 32
  %142 = alloca <4 x i64>, align 32
  %143 = alloca <4 x i64>, align 32
  %144 = alloca <4 x i64>, align 32
  %145 = alloca <4 x i64>, align 32
  %146 = alloca <4 x i64>, align 32
  %147 = alloca <4 x i64>, align 32
  %148 = alloca <4 x i64>, align 32
  %149 = alloca <4 x i64>, align 32
  %150 = alloca <4 x i64>, align 32
  %151 = alloca <4 x i64>, align 32
  %152 = alloca <4 x i64>, align 32
  %153 = alloca <4 x i64>, align 32
  %154 = alloca <4 x i64>, align 32
  %155 = alloca <4 x i64>, align 32
  %156 = alloca <4 x i64>, align 32
  %157 = alloca <4 x i64>, align 32
  %158 = alloca <2 x i64>, align 16
  %159 = alloca <2 x i64>, align 16
  %160 = alloca <4 x i64>, align 32
  %161 = alloca <4 x i64>, align 32
  %162 = alloca i64, align 8
  %163 = alloca i64, align 8
  %164 = alloca i64, align 8
  %165 = alloca i64, align 8
  %166 = alloca <4 x i64>, align 32
  %167 = alloca i32, align 4
  %168 = alloca i32, align 4
  %169 = alloca i32, align 4
  %170 = alloca i32, align 4
  %171 = alloca i32, align 4
  %172 = alloca i32, align 4
  %173 = alloca i32, align 4
  %174 = alloca i32, align 4
  %175 = alloca <8 x i32>, align 32
  %176 = alloca i32, align 4
  %177 = alloca i32, align 4
  %178 = alloca i32, align 4
  %179 = alloca i32, align 4
  %180 = alloca i32, align 4
  %181 = alloca i32, align 4
  %182 = alloca i32, align 4
  %183 = alloca i32, align 4
  %184 = alloca <8 x i32>, align 32
  %185 = alloca <4 x i64>, align 32
  %186 = alloca <4 x i64>, align 32
  %187 = alloca <4 x i64>, align 32
  %188 = alloca <4 x i64>, align 32
  %189 = alloca i64, align 8
  %190 = alloca i32, align 4
  %191 = alloca i32, align 4
  %192 = alloca <4 x i64>, align 32
  %193 = alloca <4 x i64>, align 32
  %194 = alloca <4 x i64>, align 32
  %195 = alloca <4 x i64>, align 32
  %196 = alloca <4 x i64>, align 32
  %197 = alloca <4 x i64>, align 32
  %198 = alloca <4 x i64>, align 32
  %199 = alloca <4 x i64>, align 32
  %200 = alloca <4 x i64>*, align 8
  %201 = alloca <4 x i64>*, align 8
  %202 = alloca <2 x i64>, align 16
  %203 = alloca <2 x i64>, align 16
  %204 = alloca <2 x i64>, align 16
  %205 = alloca i64*, align 8
  %206 = alloca i32, align 4
  %207 = alloca <4 x i64>, align 32
  %208 = alloca <4 x i64>, align 32
  %209 = alloca <8 x float>, align 32
  %210 = alloca <4 x i64>, align 32
  %211 = alloca <8 x float>, align 32
  %212 = alloca <4 x i64>, align 32
  %213 = alloca <8 x float>, align 32
  %214 = alloca <4 x i64>, align 32
  %215 = alloca <4 x double>, align 32
  %216 = alloca <4 x i64>, align 32
  %217 = alloca <4 x double>, align 32
  %218 = alloca <4 x i64>, align 32
  %219 = alloca [4 x i64], align 16
  %220 = alloca [3 x i32], align 4
  %221 = alloca <4 x i64>, align 32
  %222 = alloca <4 x i64>, align 32
  %223 = alloca <8 x float>, align 32
  %224 = alloca <4 x i64>, align 32
  %225 = alloca <2 x i64>, align 16
  %226 = alloca <2 x double>, align 16
  %227 = alloca <4 x i64>, align 32
  %228 = alloca <4 x i64>, align 32
  %229 = alloca <4 x i64>, align 32
  %230 = alloca <4 x i64>, align 32
  %231 = alloca i64, align 8
  %232 = alloca <4 x i64>, align 32
  %233 = alloca <4 x i64>, align 32
  %234 = alloca <4 x i64>, align 32
  %235 = alloca <4 x i64>, align 32
  %236 = alloca <4 x i64>, align 32
  %237 = alloca <4 x i64>, align 32
  %238 = alloca <4 x i64>, align 32
  %239 = alloca <8 x float>, align 32
  %240 = alloca <4 x double>, align 32
  %241 = alloca <2 x i64>, align 16
  %242 = alloca <4 x float>, align 16
  %243 = alloca <4 x i64>, align 32
  %244 = alloca <2 x i64>, align 16
  %245 = alloca <4 x i64>, align 32
  %246 = alloca <4 x i64>, align 32
  %247 = alloca <4 x i64>, align 32
  %248 = alloca i64, align 8
  %249 = alloca <8 x float>, align 32
  %250 = alloca <8 x float>, align 32
  %251 = alloca <8 x float>, align 32
  %252 = alloca <8 x float>, align 32
  %253 = alloca <8 x float>, align 32
  %254 = alloca <8 x float>, align 32
  %255 = alloca i64, align 8
  %256 = alloca <4 x double>, align 32
  %257 = alloca <4 x double>, align 32
  %258 = alloca <4 x double>, align 32
  %259 = alloca <4 x double>, align 32
  %260 = alloca <4 x double>, align 32
  %261 = alloca <4 x double>, align 32
  %262 = alloca <8 x float>, align 32
  %263 = alloca <8 x float>, align 32
  %264 = alloca <8 x float>, align 32
  %265 = alloca <8 x float>, align 32
  %266 = alloca <4 x i64>, align 32
  %267 = alloca <4 x double>, align 32
  %268 = alloca <4 x double>, align 32
  %269 = alloca <4 x i64>, align 32
  %270 = alloca <4 x float>, align 16
  %271 = alloca <8 x float>, align 32
  %272 = alloca <4 x i64>, align 32
  %273 = alloca <8 x float>, align 32
  %274 = alloca <8 x float>, align 32
  %275 = alloca <8 x float>, align 32
  %276 = alloca <8 x float>, align 32
  %277 = alloca <4 x double>, align 32
  %278 = alloca <4 x double>, align 32
  %279 = alloca <4 x double>, align 32
  %280 = alloca <4 x double>, align 32
  %281 = alloca <4 x float>, align 16
  %282 = alloca <4 x double>, align 32
  %283 = alloca <4 x double>, align 32
  %284 = alloca <4 x double>, align 32
  %285 = alloca <2 x i64>, align 16
  %286 = alloca <8 x float>, align 32
  %287 = alloca <8 x float>, align 32
  %288 = alloca <2 x i64>, align 16
  %289 = alloca <8 x float>, align 32
  %290 = alloca <8 x float>, align 32
  %291 = alloca <8 x float>, align 32
  store i64* %0, i64** %205, align 8
  call void @llvm.dbg.declare(metadata i64** %205, metadata !784, metadata !DIExpression()), !dbg !785
  store i32 %1, i32* %206, align 4
  call void @llvm.dbg.declare(metadata i32* %206, metadata !786, metadata !DIExpression()), !dbg !787
  call void @llvm.dbg.declare(metadata <4 x i64>* %207, metadata !788, metadata !DIExpression()), !dbg !789
  %292 = load i64*, i64** %205, align 8, !dbg !790
  %293 = bitcast i64* %292 to i8*, !dbg !791
  %294 = bitcast i8* %293 to <4 x i64>*, !dbg !791
  store <4 x i64>* %294, <4 x i64>** %200, align 8, !dbg !792
  %295 = load <4 x i64>*, <4 x i64>** %200, align 8, !dbg !792
  %296 = bitcast <4 x i64>* %295 to %struct.__loadu_si256*, !dbg !792
  %297 = getelementptr inbounds %struct.__loadu_si256, %struct.__loadu_si256* %296, i32 0, i32 0, !dbg !792
  %298 = load <4 x i64>, <4 x i64>* %297, align 1, !dbg !792
  store <4 x i64> %298, <4 x i64>* %207, align 32, !dbg !789
  call void @llvm.dbg.declare(metadata <4 x i64>* %208, metadata !793, metadata !DIExpression()), !dbg !794
  %299 = load i64*, i64** %205, align 8, !dbg !795
  %300 = getelementptr inbounds i64, i64* %299, i64 4, !dbg !796
  %301 = bitcast i64* %300 to i8*, !dbg !797
  %302 = bitcast i8* %301 to <4 x i64>*, !dbg !797
  store <4 x i64>* %302, <4 x i64>** %201, align 8, !dbg !798
  %303 = load <4 x i64>*, <4 x i64>** %201, align 8, !dbg !798
  %304 = bitcast <4 x i64>* %303 to %struct.__loadu_si256*, !dbg !798
  %305 = getelementptr inbounds %struct.__loadu_si256, %struct.__loadu_si256* %304, i32 0, i32 0, !dbg !798
  %306 = load <4 x i64>, <4 x i64>* %305, align 1, !dbg !798
  store <4 x i64> %306, <4 x i64>* %208, align 32, !dbg !794
  call void @llvm.dbg.declare(metadata <8 x float>* %209, metadata !799, metadata !DIExpression()), !dbg !800
  %307 = load <4 x i64>, <4 x i64>* %207, align 32, !dbg !801
  store <4 x i64> %307, <4 x i64>* %210, align 32, !dbg !802
  %308 = bitcast <4 x i64>* %186 to i8*, !dbg !802
  %309 = bitcast <4 x i64>* %210 to i8*, !dbg !802
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %308, i8* align 1 %309, i64 32, i1 false), !dbg !802
  %310 = load <4 x i64>, <4 x i64>* %186, align 32, !dbg !802
  store <4 x i64> %310, <4 x i64>* %185, align 32, !dbg !802
  %311 = load <4 x i64>, <4 x i64>* %185, align 32, !dbg !802
  %312 = bitcast <4 x i64> %311 to <8 x i32>, !dbg !802
  %313 = sitofp <8 x i32> %312 to <8 x float>, !dbg !802
  store <8 x float> %313, <8 x float>* %209, align 32, !dbg !800
  call void @llvm.dbg.declare(metadata <8 x float>* %211, metadata !803, metadata !DIExpression()), !dbg !804
  %314 = load <4 x i64>, <4 x i64>* %208, align 32, !dbg !805
  store <4 x i64> %314, <4 x i64>* %212, align 32, !dbg !806
  %315 = bitcast <4 x i64>* %188 to i8*, !dbg !806
  %316 = bitcast <4 x i64>* %212 to i8*, !dbg !806
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %315, i8* align 1 %316, i64 32, i1 false), !dbg !806
  %317 = load <4 x i64>, <4 x i64>* %188, align 32, !dbg !806
  store <4 x i64> %317, <4 x i64>* %187, align 32, !dbg !806
  %318 = load <4 x i64>, <4 x i64>* %187, align 32, !dbg !806
  %319 = bitcast <4 x i64> %318 to <8 x i32>, !dbg !806
  %320 = sitofp <8 x i32> %319 to <8 x float>, !dbg !806
  store <8 x float> %320, <8 x float>* %211, align 32, !dbg !804
  call void @llvm.dbg.declare(metadata <8 x float>* %213, metadata !807, metadata !DIExpression()), !dbg !808
  %321 = load <4 x i64>, <4 x i64>* %207, align 32, !dbg !809
  store <4 x i64> %321, <4 x i64>* %214, align 32, !dbg !810
  %322 = bitcast <4 x i64>* %161 to i8*, !dbg !810
  %323 = bitcast <4 x i64>* %214 to i8*, !dbg !810
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %322, i8* align 1 %323, i64 32, i1 false), !dbg !810
  %324 = load <4 x i64>, <4 x i64>* %161, align 32, !dbg !810
  store <4 x i64> %324, <4 x i64>* %160, align 32, !dbg !810
  %325 = load <4 x i64>, <4 x i64>* %160, align 32, !dbg !810
  %326 = bitcast <4 x i64> %325 to <8 x float>, !dbg !810
  store <8 x float> %326, <8 x float>* %213, align 32, !dbg !808
  call void @llvm.dbg.declare(metadata <4 x double>* %215, metadata !811, metadata !DIExpression()), !dbg !812
  %327 = load <4 x i64>, <4 x i64>* %207, align 32, !dbg !813
  store <4 x i64> %327, <4 x i64>* %216, align 32, !dbg !814
  %328 = bitcast <4 x i64>* %143 to i8*, !dbg !814
  %329 = bitcast <4 x i64>* %216 to i8*, !dbg !814
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %328, i8* align 1 %329, i64 32, i1 false), !dbg !814
  %330 = load <4 x i64>, <4 x i64>* %143, align 32, !dbg !814
  store <4 x i64> %330, <4 x i64>* %142, align 32, !dbg !814
  %331 = load <4 x i64>, <4 x i64>* %142, align 32, !dbg !814
  %332 = load <4 x i64>, <4 x i64>* %142, align 32, !dbg !814
  %333 = shufflevector <4 x i64> %331, <4 x i64> %332, <2 x i32> <i32 0, i32 1>, !dbg !814
  store <2 x i64> %333, <2 x i64>* %158, align 16, !dbg !815
  %334 = load <2 x i64>, <2 x i64>* %158, align 16, !dbg !815
  %335 = bitcast <2 x i64> %334 to <4 x i32>, !dbg !815
  %336 = sitofp <4 x i32> %335 to <4 x double>, !dbg !815
  store <4 x double> %336, <4 x double>* %215, align 32, !dbg !812
  call void @llvm.dbg.declare(metadata <4 x double>* %217, metadata !816, metadata !DIExpression()), !dbg !817
  %337 = load <4 x i64>, <4 x i64>* %208, align 32, !dbg !818
  store <4 x i64> %337, <4 x i64>* %218, align 32, !dbg !819
  %338 = bitcast <4 x i64>* %145 to i8*, !dbg !819
  %339 = bitcast <4 x i64>* %218 to i8*, !dbg !819
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %338, i8* align 1 %339, i64 32, i1 false), !dbg !819
  %340 = load <4 x i64>, <4 x i64>* %145, align 32, !dbg !819
  store <4 x i64> %340, <4 x i64>* %144, align 32, !dbg !819
  %341 = load <4 x i64>, <4 x i64>* %144, align 32, !dbg !819
  %342 = load <4 x i64>, <4 x i64>* %144, align 32, !dbg !819
  %343 = shufflevector <4 x i64> %341, <4 x i64> %342, <2 x i32> <i32 0, i32 1>, !dbg !819
  store <2 x i64> %343, <2 x i64>* %159, align 16, !dbg !820
  %344 = load <2 x i64>, <2 x i64>* %159, align 16, !dbg !820
  %345 = bitcast <2 x i64> %344 to <4 x i32>, !dbg !820
  %346 = sitofp <4 x i32> %345 to <4 x double>, !dbg !820
  store <4 x double> %346, <4 x double>* %217, align 32, !dbg !817
  call void @llvm.dbg.declare(metadata [4 x i64]* %219, metadata !821, metadata !DIExpression()), !dbg !823
  %347 = getelementptr inbounds [4 x i64], [4 x i64]* %219, i64 0, i64 0, !dbg !824
  %348 = load i64*, i64** %205, align 8, !dbg !825
  %349 = getelementptr inbounds i64, i64* %348, i64 0, !dbg !825
  %350 = load i64, i64* %349, align 8, !dbg !825
  store i64 %350, i64* %347, align 8, !dbg !824
  %351 = getelementptr inbounds i64, i64* %347, i64 1, !dbg !824
  %352 = load i64*, i64** %205, align 8, !dbg !826
  %353 = getelementptr inbounds i64, i64* %352, i64 1, !dbg !826
  %354 = load i64, i64* %353, align 8, !dbg !826
  store i64 %354, i64* %351, align 8, !dbg !824
  %355 = getelementptr inbounds i64, i64* %351, i64 1, !dbg !824
  %356 = load i64*, i64** %205, align 8, !dbg !827
  %357 = getelementptr inbounds i64, i64* %356, i64 2, !dbg !827
  %358 = load i64, i64* %357, align 8, !dbg !827
  store i64 %358, i64* %355, align 8, !dbg !824
  %359 = getelementptr inbounds i64, i64* %355, i64 1, !dbg !824
  %360 = load i64*, i64** %205, align 8, !dbg !828
  %361 = getelementptr inbounds i64, i64* %360, i64 3, !dbg !828
  %362 = load i64, i64* %361, align 8, !dbg !828
  store i64 %362, i64* %359, align 8, !dbg !824
  call void @llvm.dbg.declare(metadata [3 x i32]* %220, metadata !829, metadata !DIExpression()), !dbg !833
  %363 = getelementptr inbounds [3 x i32], [3 x i32]* %220, i64 0, i64 0, !dbg !834
  %364 = load i32, i32* %206, align 4, !dbg !835
  store i32 %364, i32* %363, align 4, !dbg !834
  %365 = getelementptr inbounds i32, i32* %363, i64 1, !dbg !834
  %366 = load i32, i32* %206, align 4, !dbg !836
  %367 = sub nsw i32 0, %366, !dbg !837
  store i32 %367, i32* %365, align 4, !dbg !834
  %368 = getelementptr inbounds i32, i32* %365, i64 1, !dbg !834
  store i32 7, i32* %368, align 4, !dbg !834
  br label %369, !dbg !838

369:                                              ; preds = %2
  call void @llvm.dbg.declare(metadata <4 x i64>* %221, metadata !839, metadata !DIExpression()), !dbg !841
  %370 = getelementptr inbounds [4 x i64], [4 x i64]* %219, i64 0, i64 0, !dbg !841
  %371 = load <4 x i64>, <4 x i64>* %208, align 32, !dbg !841
  store <4 x i64> %371, <4 x i64>* %222, align 32, !dbg !841
  %372 = bitcast <4 x i64>* %141 to i8*, !dbg !841
  %373 = bitcast <4 x i64>* %222 to i8*, !dbg !841
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %372, i8* align 1 %373, i64 32, i1 false) #15, !dbg !841
  %374 = load <4 x i64>, <4 x i64>* %141, align 32, !dbg !841
  store i64* %370, i64** %139, align 8, !dbg !841
  store <4 x i64> %374, <4 x i64>* %140, align 32, !dbg !841
  %375 = load i64*, i64** %139, align 8, !dbg !841
  %376 = bitcast i64* %375 to <4 x i64>*, !dbg !841
  %377 = bitcast <4 x i64>* %376 to i8*, !dbg !841
  %378 = load <4 x i64>, <4 x i64>* %140, align 32, !dbg !841
  %379 = call <4 x i64> @llvm.x86.avx2.maskload.q.256(i8* %377, <4 x i64> %378) #15, !dbg !841
  store <4 x i64> %379, <4 x i64>* %221, align 32, !dbg !841
  %380 = bitcast <4 x i64>* %221 to i8*, !dbg !841
  call void @words(i32 noundef 154, i8* noundef %380, i32 noundef 4), !dbg !841
  br label %381, !dbg !841

381:                                              ; preds = %369
  br label %382, !dbg !842

382:                                              ; preds = %381
  call void @llvm.dbg.declare(metadata <8 x float>* %223, metadata !843, metadata !DIExpression()), !dbg !845
  %383 = getelementptr inbounds [4 x i64], [4 x i64]* %219, i64 0, i64 0, !dbg !845
  %384 = bitcast i64* %383 to float*, !dbg !845
  %385 = load <4 x i64>, <4 x i64>* %207, align 32, !dbg !845
  store <4 x i64> %385, <4 x i64>* %224, align 32, !dbg !845
  %386 = bitcast <4 x i64>* %138 to i8*, !dbg !845
  %387 = bitcast <4 x i64>* %224 to i8*, !dbg !845
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %386, i8* align 1 %387, i64 32, i1 false) #15, !dbg !845
  %388 = load <4 x i64>, <4 x i64>* %138, align 32, !dbg !845
  store float* %384, float** %136, align 8, !dbg !845
  store <4 x i64> %388, <4 x i64>* %137, align 32, !dbg !845
  %389 = load float*, float** %136, align 8, !dbg !845
  %390 = bitcast float* %389 to <8 x float>*, !dbg !845
  %391 = bitcast <8 x float>* %390 to i8*, !dbg !845
  %392 = load <4 x i64>, <4 x i64>* %137, align 32, !dbg !845
  %393 = bitcast <4 x i64> %392 to <8 x i32>, !dbg !845
  %394 = call <8 x float> @llvm.x86.avx.maskload.ps.256(i8* %391, <8 x i32> %393) #15, !dbg !845
  store <8 x float> %394, <8 x float>* %223, align 32, !dbg !845
  %395 = bitcast <8 x float>* %223 to i8*, !dbg !845
  call void @words(i32 noundef 155, i8* noundef %395, i32 noundef 4), !dbg !845
  br label %396, !dbg !845

396:                                              ; preds = %382
  br label %397, !dbg !846

397:                                              ; preds = %396
  call void @llvm.dbg.declare(metadata <2 x i64>* %225, metadata !847, metadata !DIExpression()), !dbg !849
  %398 = getelementptr inbounds [3 x i32], [3 x i32]* %220, i64 0, i64 0, !dbg !849
  %399 = load i32, i32* %206, align 4, !dbg !849
  %400 = sub nsw i32 %399, 9, !dbg !849
  store i32 1, i32* %124, align 4, !dbg !849
  store i32 -1, i32* %125, align 4, !dbg !849
  store i32 %400, i32* %126, align 4, !dbg !849
  store i32 -1, i32* %127, align 4, !dbg !849
  %401 = load i32, i32* %127, align 4, !dbg !849
  %402 = insertelement <4 x i32> undef, i32 %401, i32 0, !dbg !849
  %403 = load i32, i32* %126, align 4, !dbg !849
  %404 = insertelement <4 x i32> %402, i32 %403, i32 1, !dbg !849
  %405 = load i32, i32* %125, align 4, !dbg !849
  %406 = insertelement <4 x i32> %404, i32 %405, i32 2, !dbg !849
  %407 = load i32, i32* %124, align 4, !dbg !849
  %408 = insertelement <4 x i32> %406, i32 %407, i32 3, !dbg !849
  store <4 x i32> %408, <4 x i32>* %128, align 16, !dbg !849
  %409 = load <4 x i32>, <4 x i32>* %128, align 16, !dbg !849
  %410 = bitcast <4 x i32> %409 to <2 x i64>, !dbg !849
  store i32* %398, i32** %134, align 8, !dbg !849
  store <2 x i64> %410, <2 x i64>* %135, align 16, !dbg !849
  %411 = load i32*, i32** %134, align 8, !dbg !849
  %412 = bitcast i32* %411 to <4 x i32>*, !dbg !849
  %413 = bitcast <4 x i32>* %412 to i8*, !dbg !849
  %414 = load <2 x i64>, <2 x i64>* %135, align 16, !dbg !849
  %415 = bitcast <2 x i64> %414 to <4 x i32>, !dbg !849
  %416 = call <4 x i32> @llvm.x86.avx2.maskload.d(i8* %413, <4 x i32> %415) #15, !dbg !849
  %417 = bitcast <4 x i32> %416 to <2 x i64>, !dbg !849
  store <2 x i64> %417, <2 x i64>* %225, align 16, !dbg !849
  %418 = bitcast <2 x i64>* %225 to i8*, !dbg !849
  call void @words(i32 noundef 156, i8* noundef %418, i32 noundef 2), !dbg !849
  br label %419, !dbg !849

419:                                              ; preds = %397
  br label %420, !dbg !850

420:                                              ; preds = %419
  call void @llvm.dbg.declare(metadata <2 x double>* %226, metadata !851, metadata !DIExpression()), !dbg !853
  %421 = getelementptr inbounds [4 x i64], [4 x i64]* %219, i64 0, i64 0, !dbg !853
  %422 = bitcast i64* %421 to double*, !dbg !853
  %423 = getelementptr inbounds double, double* %422, i64 3, !dbg !853
  store i64 0, i64* %119, align 8, !dbg !853
  store i64 -1, i64* %120, align 8, !dbg !853
  %424 = load i64, i64* %120, align 8, !dbg !853
  %425 = insertelement <2 x i64> undef, i64 %424, i32 0, !dbg !853
  %426 = load i64, i64* %119, align 8, !dbg !853
  %427 = insertelement <2 x i64> %425, i64 %426, i32 1, !dbg !853
  store <2 x i64> %427, <2 x i64>* %121, align 16, !dbg !853
  %428 = load <2 x i64>, <2 x i64>* %121, align 16, !dbg !853
  store double* %423, double** %122, align 8, !dbg !853
  store <2 x i64> %428, <2 x i64>* %123, align 16, !dbg !853
  %429 = load double*, double** %122, align 8, !dbg !853
  %430 = bitcast double* %429 to <2 x double>*, !dbg !853
  %431 = bitcast <2 x double>* %430 to i8*, !dbg !853
  %432 = load <2 x i64>, <2 x i64>* %123, align 16, !dbg !853
  %433 = call <2 x double> @llvm.x86.avx.maskload.pd(i8* %431, <2 x i64> %432) #15, !dbg !853
  store <2 x double> %433, <2 x double>* %226, align 16, !dbg !853
  %434 = bitcast <2 x double>* %226 to i8*, !dbg !853
  call void @words(i32 noundef 157, i8* noundef %434, i32 noundef 2), !dbg !853
  br label %435, !dbg !853

435:                                              ; preds = %420
  %436 = getelementptr inbounds [4 x i64], [4 x i64]* %219, i64 0, i64 0, !dbg !854
  %437 = bitcast i64* %436 to i32*, !dbg !855
  %438 = load <4 x i64>, <4 x i64>* %208, align 32, !dbg !856
  %439 = load <4 x i64>, <4 x i64>* %207, align 32, !dbg !857
  store <4 x i64> %438, <4 x i64>* %227, align 32, !dbg !858
  store <4 x i64> %439, <4 x i64>* %228, align 32, !dbg !858
  %440 = bitcast <4 x i64>* %117 to i8*, !dbg !858
  %441 = bitcast <4 x i64>* %228 to i8*, !dbg !858
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %440, i8* align 1 %441, i64 32, i1 false) #15, !dbg !858
  %442 = bitcast <4 x i64>* %118 to i8*, !dbg !858
  %443 = bitcast <4 x i64>* %227 to i8*, !dbg !858
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %442, i8* align 1 %443, i64 32, i1 false) #15, !dbg !858
  %444 = load <4 x i64>, <4 x i64>* %118, align 32, !dbg !858
  %445 = load <4 x i64>, <4 x i64>* %117, align 32, !dbg !858
  store i32* %437, i32** %114, align 8, !dbg !858
  store <4 x i64> %444, <4 x i64>* %115, align 32, !dbg !858
  store <4 x i64> %445, <4 x i64>* %116, align 32, !dbg !858
  %446 = load i32*, i32** %114, align 8, !dbg !858
  %447 = bitcast i32* %446 to <8 x i32>*, !dbg !858
  %448 = bitcast <8 x i32>* %447 to i8*, !dbg !858
  %449 = load <4 x i64>, <4 x i64>* %115, align 32, !dbg !858
  %450 = bitcast <4 x i64> %449 to <8 x i32>, !dbg !858
  %451 = load <4 x i64>, <4 x i64>* %116, align 32, !dbg !858
  %452 = bitcast <4 x i64> %451 to <8 x i32>, !dbg !858
  call void @llvm.x86.avx2.maskstore.d.256(i8* %448, <8 x i32> %450, <8 x i32> %452) #15, !dbg !858
  br label %453, !dbg !859

453:                                              ; preds = %435
  call void @llvm.dbg.declare(metadata <4 x i64>* %229, metadata !860, metadata !DIExpression()), !dbg !862
  %454 = bitcast <4 x i64>* %208 to i8*, !dbg !862
  %455 = getelementptr inbounds [4 x i64], [4 x i64]* %219, i64 0, i64 0, !dbg !862
  %456 = bitcast i64* %455 to i8*, !dbg !862
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 32 %454, i8* align 16 %456, i64 32, i1 false), !dbg !862
  %457 = bitcast i8* %454 to <4 x i64>*, !dbg !862
  %458 = load <4 x i64>, <4 x i64>* %457, align 32, !dbg !862
  store <4 x i64> %458, <4 x i64>* %229, align 32, !dbg !862
  %459 = bitcast <4 x i64>* %229 to i8*, !dbg !862
  call void @words(i32 noundef 159, i8* noundef %459, i32 noundef 4), !dbg !862
  br label %460, !dbg !862

460:                                              ; preds = %453
  %461 = getelementptr inbounds [3 x i32], [3 x i32]* %220, i64 0, i64 0, !dbg !863
  %462 = bitcast i32* %461 to float*, !dbg !864
  %463 = load i32, i32* %206, align 4, !dbg !865
  %464 = load i32, i32* %206, align 4, !dbg !866
  %465 = sub nsw i32 0, %464, !dbg !867
  store i32 %463, i32* %129, align 4, !dbg !868
  store i32 -1, i32* %130, align 4, !dbg !868
  store i32 0, i32* %131, align 4, !dbg !868
  store i32 %465, i32* %132, align 4, !dbg !868
  %466 = load i32, i32* %132, align 4, !dbg !868
  %467 = insertelement <4 x i32> undef, i32 %466, i32 0, !dbg !868
  %468 = load i32, i32* %131, align 4, !dbg !868
  %469 = insertelement <4 x i32> %467, i32 %468, i32 1, !dbg !868
  %470 = load i32, i32* %130, align 4, !dbg !868
  %471 = insertelement <4 x i32> %469, i32 %470, i32 2, !dbg !868
  %472 = load i32, i32* %129, align 4, !dbg !868
  %473 = insertelement <4 x i32> %471, i32 %472, i32 3, !dbg !868
  store <4 x i32> %473, <4 x i32>* %133, align 16, !dbg !868
  %474 = load <4 x i32>, <4 x i32>* %133, align 16, !dbg !868
  %475 = bitcast <4 x i32> %474 to <2 x i64>, !dbg !868
  %476 = load <4 x i64>, <4 x i64>* %207, align 32, !dbg !869
  store <4 x i64> %476, <4 x i64>* %230, align 32, !dbg !870
  %477 = bitcast <4 x i64>* %147 to i8*, !dbg !870
  %478 = bitcast <4 x i64>* %230 to i8*, !dbg !870
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %477, i8* align 1 %478, i64 32, i1 false), !dbg !870
  %479 = load <4 x i64>, <4 x i64>* %147, align 32, !dbg !870
  store <4 x i64> %479, <4 x i64>* %146, align 32, !dbg !870
  %480 = load <4 x i64>, <4 x i64>* %146, align 32, !dbg !870
  %481 = load <4 x i64>, <4 x i64>* %146, align 32, !dbg !870
  %482 = shufflevector <4 x i64> %480, <4 x i64> %481, <2 x i32> <i32 0, i32 1>, !dbg !870
  store <2 x i64> %482, <2 x i64>* %204, align 16, !dbg !871
  %483 = load <2 x i64>, <2 x i64>* %204, align 16, !dbg !871
  %484 = bitcast <2 x i64> %483 to <4 x float>, !dbg !871
  store float* %462, float** %111, align 8, !dbg !872
  store <2 x i64> %475, <2 x i64>* %112, align 16, !dbg !872
  store <4 x float> %484, <4 x float>* %113, align 16, !dbg !872
  %485 = load float*, float** %111, align 8, !dbg !872
  %486 = bitcast float* %485 to <4 x float>*, !dbg !872
  %487 = bitcast <4 x float>* %486 to i8*, !dbg !872
  %488 = load <2 x i64>, <2 x i64>* %112, align 16, !dbg !872
  %489 = bitcast <2 x i64> %488 to <4 x i32>, !dbg !872
  %490 = load <4 x float>, <4 x float>* %113, align 16, !dbg !872
  call void @llvm.x86.avx.maskstore.ps(i8* %487, <4 x i32> %489, <4 x float> %490) #15, !dbg !872
  br label %491, !dbg !873

491:                                              ; preds = %460
  call void @llvm.dbg.declare(metadata i64* %231, metadata !874, metadata !DIExpression()), !dbg !876
  %492 = getelementptr inbounds [3 x i32], [3 x i32]* %220, i64 0, i64 0, !dbg !876
  %493 = load i32, i32* %492, align 4, !dbg !876
  %494 = zext i32 %493 to i64, !dbg !876
  %495 = getelementptr inbounds [3 x i32], [3 x i32]* %220, i64 0, i64 1, !dbg !876
  %496 = load i32, i32* %495, align 4, !dbg !876
  %497 = zext i32 %496 to i64, !dbg !876
  %498 = shl i64 %497, 16, !dbg !876
  %499 = xor i64 %494, %498, !dbg !876
  %500 = getelementptr inbounds [3 x i32], [3 x i32]* %220, i64 0, i64 2, !dbg !876
  %501 = load i32, i32* %500, align 4, !dbg !876
  %502 = zext i32 %501 to i64, !dbg !876
  %503 = shl i64 %502, 32, !dbg !876
  %504 = xor i64 %499, %503, !dbg !876
  store i64 %504, i64* %231, align 8, !dbg !876
  %505 = bitcast i64* %231 to i8*, !dbg !876
  call void @words(i32 noundef 161, i8* noundef %505, i32 noundef 1), !dbg !876
  br label %506, !dbg !876

506:                                              ; preds = %491
  call void @llvm.dbg.declare(metadata <4 x i64>* %232, metadata !877, metadata !DIExpression()), !dbg !878
  %507 = load <4 x i64>, <4 x i64>* %207, align 32, !dbg !879
  store i32 6, i32* %190, align 4, !dbg !880
  %508 = load i32, i32* %190, align 4, !dbg !880
  %509 = load i32, i32* %190, align 4, !dbg !880
  %510 = load i32, i32* %190, align 4, !dbg !880
  %511 = load i32, i32* %190, align 4, !dbg !880
  %512 = load i32, i32* %190, align 4, !dbg !880
  %513 = load i32, i32* %190, align 4, !dbg !880
  %514 = load i32, i32* %190, align 4, !dbg !880
  %515 = load i32, i32* %190, align 4, !dbg !880
  store i32 %508, i32* %176, align 4, !dbg !880
  store i32 %509, i32* %177, align 4, !dbg !880
  store i32 %510, i32* %178, align 4, !dbg !880
  store i32 %511, i32* %179, align 4, !dbg !880
  store i32 %512, i32* %180, align 4, !dbg !880
  store i32 %513, i32* %181, align 4, !dbg !880
  store i32 %514, i32* %182, align 4, !dbg !880
  store i32 %515, i32* %183, align 4, !dbg !880
  %516 = load i32, i32* %183, align 4, !dbg !880
  %517 = insertelement <8 x i32> undef, i32 %516, i32 0, !dbg !880
  %518 = load i32, i32* %182, align 4, !dbg !880
  %519 = insertelement <8 x i32> %517, i32 %518, i32 1, !dbg !880
  %520 = load i32, i32* %181, align 4, !dbg !880
  %521 = insertelement <8 x i32> %519, i32 %520, i32 2, !dbg !880
  %522 = load i32, i32* %180, align 4, !dbg !880
  %523 = insertelement <8 x i32> %521, i32 %522, i32 3, !dbg !880
  %524 = load i32, i32* %179, align 4, !dbg !880
  %525 = insertelement <8 x i32> %523, i32 %524, i32 4, !dbg !880
  %526 = load i32, i32* %178, align 4, !dbg !880
  %527 = insertelement <8 x i32> %525, i32 %526, i32 5, !dbg !880
  %528 = load i32, i32* %177, align 4, !dbg !880
  %529 = insertelement <8 x i32> %527, i32 %528, i32 6, !dbg !880
  %530 = load i32, i32* %176, align 4, !dbg !880
  %531 = insertelement <8 x i32> %529, i32 %530, i32 7, !dbg !880
  store <8 x i32> %531, <8 x i32>* %184, align 32, !dbg !880
  %532 = load <8 x i32>, <8 x i32>* %184, align 32, !dbg !880
  %533 = bitcast <8 x i32> %532 to <4 x i64>, !dbg !880
  store <4 x i64> %507, <4 x i64>* %233, align 32, !dbg !881
  store <4 x i64> %533, <4 x i64>* %234, align 32, !dbg !881
  %534 = bitcast <4 x i64>* %194 to i8*, !dbg !881
  %535 = bitcast <4 x i64>* %234 to i8*, !dbg !881
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %534, i8* align 1 %535, i64 32, i1 false), !dbg !881
  %536 = bitcast <4 x i64>* %195 to i8*, !dbg !881
  %537 = bitcast <4 x i64>* %233 to i8*, !dbg !881
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %536, i8* align 1 %537, i64 32, i1 false), !dbg !881
  %538 = load <4 x i64>, <4 x i64>* %195, align 32, !dbg !881
  %539 = load <4 x i64>, <4 x i64>* %194, align 32, !dbg !881
  store <4 x i64> %538, <4 x i64>* %192, align 32, !dbg !881
  store <4 x i64> %539, <4 x i64>* %193, align 32, !dbg !881
  %540 = load <4 x i64>, <4 x i64>* %192, align 32, !dbg !881
  %541 = load <4 x i64>, <4 x i64>* %193, align 32, !dbg !881
  %542 = and <4 x i64> %540, %541, !dbg !881
  store <4 x i64> %542, <4 x i64>* %232, align 32, !dbg !878
  call void @llvm.dbg.declare(metadata <4 x i64>* %235, metadata !882, metadata !DIExpression()), !dbg !883
  %543 = load <4 x i64>, <4 x i64>* %207, align 32, !dbg !884
  store i64 3, i64* %189, align 8, !dbg !885
  %544 = load i64, i64* %189, align 8, !dbg !885
  %545 = load i64, i64* %189, align 8, !dbg !885
  %546 = load i64, i64* %189, align 8, !dbg !885
  %547 = load i64, i64* %189, align 8, !dbg !885
  store i64 %544, i64* %162, align 8, !dbg !885
  store i64 %545, i64* %163, align 8, !dbg !885
  store i64 %546, i64* %164, align 8, !dbg !885
  store i64 %547, i64* %165, align 8, !dbg !885
  %548 = load i64, i64* %165, align 8, !dbg !885
  %549 = insertelement <4 x i64> undef, i64 %548, i32 0, !dbg !885
  %550 = load i64, i64* %164, align 8, !dbg !885
  %551 = insertelement <4 x i64> %549, i64 %550, i32 1, !dbg !885
  %552 = load i64, i64* %163, align 8, !dbg !885
  %553 = insertelement <4 x i64> %551, i64 %552, i32 2, !dbg !885
  %554 = load i64, i64* %162, align 8, !dbg !885
  %555 = insertelement <4 x i64> %553, i64 %554, i32 3, !dbg !885
  store <4 x i64> %555, <4 x i64>* %166, align 32, !dbg !885
  %556 = load <4 x i64>, <4 x i64>* %166, align 32, !dbg !885
  store <4 x i64> %543, <4 x i64>* %236, align 32, !dbg !886
  store <4 x i64> %556, <4 x i64>* %237, align 32, !dbg !886
  %557 = bitcast <4 x i64>* %198 to i8*, !dbg !886
  %558 = bitcast <4 x i64>* %237 to i8*, !dbg !886
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %557, i8* align 1 %558, i64 32, i1 false), !dbg !886
  %559 = bitcast <4 x i64>* %199 to i8*, !dbg !886
  %560 = bitcast <4 x i64>* %236 to i8*, !dbg !886
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %559, i8* align 1 %560, i64 32, i1 false), !dbg !886
  %561 = load <4 x i64>, <4 x i64>* %199, align 32, !dbg !886
  %562 = load <4 x i64>, <4 x i64>* %198, align 32, !dbg !886
  store <4 x i64> %561, <4 x i64>* %196, align 32, !dbg !886
  store <4 x i64> %562, <4 x i64>* %197, align 32, !dbg !886
  %563 = load <4 x i64>, <4 x i64>* %196, align 32, !dbg !886
  %564 = load <4 x i64>, <4 x i64>* %197, align 32, !dbg !886
  %565 = and <4 x i64> %563, %564, !dbg !886
  store <4 x i64> %565, <4 x i64>* %235, align 32, !dbg !883
  br label %566, !dbg !887

566:                                              ; preds = %506
  call void @llvm.dbg.declare(metadata <4 x i64>* %238, metadata !888, metadata !DIExpression()), !dbg !890
  %567 = bitcast <4 x i64> zeroinitializer to <8 x i32>, !dbg !890
  %568 = getelementptr inbounds [4 x i64], [4 x i64]* %219, i64 0, i64 0, !dbg !890
  %569 = bitcast i64* %568 to i32*, !dbg !890
  %570 = bitcast i32* %569 to i8*, !dbg !890
  %571 = load <4 x i64>, <4 x i64>* %232, align 32, !dbg !890
  %572 = bitcast <4 x i64> %571 to <8 x i32>, !dbg !890
  store i32 -1, i32* %191, align 4, !dbg !890
  %573 = load i32, i32* %191, align 4, !dbg !890
  %574 = load i32, i32* %191, align 4, !dbg !890
  %575 = load i32, i32* %191, align 4, !dbg !890
  %576 = load i32, i32* %191, align 4, !dbg !890
  %577 = load i32, i32* %191, align 4, !dbg !890
  %578 = load i32, i32* %191, align 4, !dbg !890
  %579 = load i32, i32* %191, align 4, !dbg !890
  %580 = load i32, i32* %191, align 4, !dbg !890
  store i32 %573, i32* %167, align 4, !dbg !890
  store i32 %574, i32* %168, align 4, !dbg !890
  store i32 %575, i32* %169, align 4, !dbg !890
  store i32 %576, i32* %170, align 4, !dbg !890
  store i32 %577, i32* %171, align 4, !dbg !890
  store i32 %578, i32* %172, align 4, !dbg !890
  store i32 %579, i32* %173, align 4, !dbg !890
  store i32 %580, i32* %174, align 4, !dbg !890
  %581 = load i32, i32* %174, align 4, !dbg !890
  %582 = insertelement <8 x i32> undef, i32 %581, i32 0, !dbg !890
  %583 = load i32, i32* %173, align 4, !dbg !890
  %584 = insertelement <8 x i32> %582, i32 %583, i32 1, !dbg !890
  %585 = load i32, i32* %172, align 4, !dbg !890
  %586 = insertelement <8 x i32> %584, i32 %585, i32 2, !dbg !890
  %587 = load i32, i32* %171, align 4, !dbg !890
  %588 = insertelement <8 x i32> %586, i32 %587, i32 3, !dbg !890
  %589 = load i32, i32* %170, align 4, !dbg !890
  %590 = insertelement <8 x i32> %588, i32 %589, i32 4, !dbg !890
  %591 = load i32, i32* %169, align 4, !dbg !890
  %592 = insertelement <8 x i32> %590, i32 %591, i32 5, !dbg !890
  %593 = load i32, i32* %168, align 4, !dbg !890
  %594 = insertelement <8 x i32> %592, i32 %593, i32 6, !dbg !890
  %595 = load i32, i32* %167, align 4, !dbg !890
  %596 = insertelement <8 x i32> %594, i32 %595, i32 7, !dbg !890
  store <8 x i32> %596, <8 x i32>* %175, align 32, !dbg !890
  %597 = load <8 x i32>, <8 x i32>* %175, align 32, !dbg !890
  %598 = bitcast <8 x i32> %597 to <4 x i64>, !dbg !890
  %599 = bitcast <4 x i64> %598 to <8 x i32>, !dbg !890
  %600 = call <8 x i32> @llvm.x86.avx2.gather.d.d.256(<8 x i32> %567, i8* %570, <8 x i32> %572, <8 x i32> %599, i8 4), !dbg !890
  %601 = bitcast <8 x i32> %600 to <4 x i64>, !dbg !890
  store <4 x i64> %601, <4 x i64>* %238, align 32, !dbg !890
  %602 = bitcast <4 x i64>* %238 to i8*, !dbg !890
  call void @words(i32 noundef 163, i8* noundef %602, i32 noundef 4), !dbg !890
  br label %603, !dbg !890

603:                                              ; preds = %566
  br label %604, !dbg !891

604:                                              ; preds = %603
  call void @llvm.dbg.declare(metadata <8 x float>* %239, metadata !892, metadata !DIExpression()), !dbg !894
  %605 = load <8 x float>, <8 x float>* %209, align 32, !dbg !894
  %606 = getelementptr inbounds [4 x i64], [4 x i64]* %219, i64 0, i64 0, !dbg !894
  %607 = bitcast i64* %606 to float*, !dbg !894
  %608 = bitcast float* %607 to i8*, !dbg !894
  %609 = load <4 x i64>, <4 x i64>* %232, align 32, !dbg !894
  %610 = bitcast <4 x i64> %609 to <8 x i32>, !dbg !894
  %611 = load <8 x float>, <8 x float>* %213, align 32, !dbg !894
  %612 = call <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float> %605, i8* %608, <8 x i32> %610, <8 x float> %611, i8 4), !dbg !894
  store <8 x float> %612, <8 x float>* %239, align 32, !dbg !894
  %613 = bitcast <8 x float>* %239 to i8*, !dbg !894
  call void @words(i32 noundef 164, i8* noundef %613, i32 noundef 4), !dbg !894
  br label %614, !dbg !894

614:                                              ; preds = %604
  br label %615, !dbg !895

615:                                              ; preds = %614
  call void @llvm.dbg.declare(metadata <4 x double>* %240, metadata !896, metadata !DIExpression()), !dbg !898
  %616 = getelementptr inbounds [4 x i64], [4 x i64]* %219, i64 0, i64 0, !dbg !898
  %617 = bitcast i64* %616 to double*, !dbg !898
  %618 = bitcast double* %617 to i8*, !dbg !898
  %619 = load <4 x i64>, <4 x i64>* %235, align 32, !dbg !898
  store <4 x double> zeroinitializer, <4 x double>* %109, align 32, !dbg !898
  %620 = load <4 x double>, <4 x double>* %109, align 32, !dbg !898
  store <4 x double> zeroinitializer, <4 x double>* %110, align 32, !dbg !898
  %621 = load <4 x double>, <4 x double>* %110, align 32, !dbg !898
  %622 = fcmp oeq <4 x double> %620, %621, !dbg !898
  %623 = sext <4 x i1> %622 to <4 x i64>, !dbg !898
  %624 = bitcast <4 x i64> %623 to <4 x double>, !dbg !898
  %625 = call <4 x double> @llvm.x86.avx2.gather.q.pd.256(<4 x double> zeroinitializer, i8* %618, <4 x i64> %619, <4 x double> %624, i8 8), !dbg !898
  store <4 x double> %625, <4 x double>* %240, align 32, !dbg !898
  %626 = bitcast <4 x double>* %240 to i8*, !dbg !898
  call void @words(i32 noundef 165, i8* noundef %626, i32 noundef 4), !dbg !898
  br label %627, !dbg !898

627:                                              ; preds = %615
  br label %628, !dbg !899

628:                                              ; preds = %627
  call void @llvm.dbg.declare(metadata <2 x i64>* %241, metadata !900, metadata !DIExpression()), !dbg !902
  %629 = bitcast <2 x i64> zeroinitializer to <4 x i32>, !dbg !902
  %630 = getelementptr inbounds [4 x i64], [4 x i64]* %219, i64 0, i64 0, !dbg !902
  %631 = bitcast i64* %630 to i32*, !dbg !902
  %632 = bitcast i32* %631 to i8*, !dbg !902
  %633 = load <4 x i64>, <4 x i64>* %235, align 32, !dbg !902
  store i32 -1, i32* %102, align 4, !dbg !902
  %634 = load i32, i32* %102, align 4, !dbg !902
  %635 = load i32, i32* %102, align 4, !dbg !902
  %636 = load i32, i32* %102, align 4, !dbg !902
  %637 = load i32, i32* %102, align 4, !dbg !902
  store i32 %634, i32* %97, align 4, !dbg !902
  store i32 %635, i32* %98, align 4, !dbg !902
  store i32 %636, i32* %99, align 4, !dbg !902
  store i32 %637, i32* %100, align 4, !dbg !902
  %638 = load i32, i32* %100, align 4, !dbg !902
  %639 = insertelement <4 x i32> undef, i32 %638, i32 0, !dbg !902
  %640 = load i32, i32* %99, align 4, !dbg !902
  %641 = insertelement <4 x i32> %639, i32 %640, i32 1, !dbg !902
  %642 = load i32, i32* %98, align 4, !dbg !902
  %643 = insertelement <4 x i32> %641, i32 %642, i32 2, !dbg !902
  %644 = load i32, i32* %97, align 4, !dbg !902
  %645 = insertelement <4 x i32> %643, i32 %644, i32 3, !dbg !902
  store <4 x i32> %645, <4 x i32>* %101, align 16, !dbg !902
  %646 = load <4 x i32>, <4 x i32>* %101, align 16, !dbg !902
  %647 = bitcast <4 x i32> %646 to <2 x i64>, !dbg !902
  %648 = bitcast <2 x i64> %647 to <4 x i32>, !dbg !902
  %649 = call <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32> %629, i8* %632, <4 x i64> %633, <4 x i32> %648, i8 8), !dbg !902
  %650 = bitcast <4 x i32> %649 to <2 x i64>, !dbg !902
  store <2 x i64> %650, <2 x i64>* %241, align 16, !dbg !902
  %651 = bitcast <2 x i64>* %241 to i8*, !dbg !902
  call void @words(i32 noundef 166, i8* noundef %651, i32 noundef 2), !dbg !902
  br label %652, !dbg !902

652:                                              ; preds = %628
  br label %653, !dbg !903

653:                                              ; preds = %652
  call void @llvm.dbg.declare(metadata <4 x float>* %242, metadata !904, metadata !DIExpression()), !dbg !906
  %654 = getelementptr inbounds [4 x i64], [4 x i64]* %219, i64 0, i64 0, !dbg !906
  %655 = bitcast i64* %654 to float*, !dbg !906
  %656 = bitcast float* %655 to i8*, !dbg !906
  %657 = load <4 x i64>, <4 x i64>* %235, align 32, !dbg !906
  store <4 x i64> %657, <4 x i64>* %243, align 32, !dbg !906
  %658 = bitcast <4 x i64>* %149 to i8*, !dbg !906
  %659 = bitcast <4 x i64>* %243 to i8*, !dbg !906
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %658, i8* align 1 %659, i64 32, i1 false), !dbg !906
  %660 = load <4 x i64>, <4 x i64>* %149, align 32, !dbg !906
  store <4 x i64> %660, <4 x i64>* %148, align 32, !dbg !906
  %661 = load <4 x i64>, <4 x i64>* %148, align 32, !dbg !906
  %662 = load <4 x i64>, <4 x i64>* %148, align 32, !dbg !906
  %663 = shufflevector <4 x i64> %661, <4 x i64> %662, <2 x i32> <i32 0, i32 1>, !dbg !906
  store <4 x float> zeroinitializer, <4 x float>* %93, align 16, !dbg !906
  %664 = load <4 x float>, <4 x float>* %93, align 16, !dbg !906
  store <4 x float> zeroinitializer, <4 x float>* %94, align 16, !dbg !906
  %665 = load <4 x float>, <4 x float>* %94, align 16, !dbg !906
  store <4 x float> %664, <4 x float>* %95, align 16, !dbg !906
  store <4 x float> %665, <4 x float>* %96, align 16, !dbg !906
  %666 = load <4 x float>, <4 x float>* %95, align 16, !dbg !906
  %667 = load <4 x float>, <4 x float>* %96, align 16, !dbg !906
  %668 = fcmp oeq <4 x float> %666, %667, !dbg !906
  %669 = sext <4 x i1> %668 to <4 x i32>, !dbg !906
  %670 = bitcast <4 x i32> %669 to <4 x float>, !dbg !906
  %671 = call <4 x float> @llvm.x86.avx2.gather.q.ps(<4 x float> zeroinitializer, i8* %656, <2 x i64> %663, <4 x float> %670, i8 4), !dbg !906
  store <4 x float> %671, <4 x float>* %242, align 16, !dbg !906
  %672 = bitcast <4 x float>* %242 to i8*, !dbg !906
  call void @words(i32 noundef 167, i8* noundef %672, i32 noundef 2), !dbg !906
  br label %673, !dbg !906

673:                                              ; preds = %653
  br label %674, !dbg !907

674:                                              ; preds = %673
  call void @llvm.dbg.declare(metadata <2 x i64>* %244, metadata !908, metadata !DIExpression()), !dbg !910
  %675 = load <4 x i64>, <4 x i64>* %207, align 32, !dbg !910
  store <4 x i64> %675, <4 x i64>* %245, align 32, !dbg !910
  %676 = bitcast <4 x i64>* %151 to i8*, !dbg !910
  %677 = bitcast <4 x i64>* %245 to i8*, !dbg !910
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %676, i8* align 1 %677, i64 32, i1 false), !dbg !910
  %678 = load <4 x i64>, <4 x i64>* %151, align 32, !dbg !910
  store <4 x i64> %678, <4 x i64>* %150, align 32, !dbg !910
  %679 = load <4 x i64>, <4 x i64>* %150, align 32, !dbg !910
  %680 = load <4 x i64>, <4 x i64>* %150, align 32, !dbg !910
  %681 = shufflevector <4 x i64> %679, <4 x i64> %680, <2 x i32> <i32 0, i32 1>, !dbg !910
  %682 = getelementptr inbounds [4 x i64], [4 x i64]* %219, i64 0, i64 0, !dbg !910
  %683 = getelementptr inbounds i64, i64* %682, i64 4, !dbg !910
  %684 = bitcast i64* %683 to i8*, !dbg !910
  %685 = load <4 x i64>, <4 x i64>* %232, align 32, !dbg !910
  store <4 x i64> %685, <4 x i64>* %246, align 32, !dbg !910
  %686 = bitcast <4 x i64>* %153 to i8*, !dbg !910
  %687 = bitcast <4 x i64>* %246 to i8*, !dbg !910
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %686, i8* align 1 %687, i64 32, i1 false), !dbg !910
  %688 = load <4 x i64>, <4 x i64>* %153, align 32, !dbg !910
  store <4 x i64> %688, <4 x i64>* %152, align 32, !dbg !910
  %689 = load <4 x i64>, <4 x i64>* %152, align 32, !dbg !910
  %690 = load <4 x i64>, <4 x i64>* %152, align 32, !dbg !910
  %691 = shufflevector <4 x i64> %689, <4 x i64> %690, <2 x i32> <i32 0, i32 1>, !dbg !910
  store i32 -8, i32* %108, align 4, !dbg !910
  %692 = load i32, i32* %108, align 4, !dbg !910
  %693 = load i32, i32* %108, align 4, !dbg !910
  %694 = load i32, i32* %108, align 4, !dbg !910
  %695 = load i32, i32* %108, align 4, !dbg !910
  store i32 %692, i32* %103, align 4, !dbg !910
  store i32 %693, i32* %104, align 4, !dbg !910
  store i32 %694, i32* %105, align 4, !dbg !910
  store i32 %695, i32* %106, align 4, !dbg !910
  %696 = load i32, i32* %106, align 4, !dbg !910
  %697 = insertelement <4 x i32> undef, i32 %696, i32 0, !dbg !910
  %698 = load i32, i32* %105, align 4, !dbg !910
  %699 = insertelement <4 x i32> %697, i32 %698, i32 1, !dbg !910
  %700 = load i32, i32* %104, align 4, !dbg !910
  %701 = insertelement <4 x i32> %699, i32 %700, i32 2, !dbg !910
  %702 = load i32, i32* %103, align 4, !dbg !910
  %703 = insertelement <4 x i32> %701, i32 %702, i32 3, !dbg !910
  store <4 x i32> %703, <4 x i32>* %107, align 16, !dbg !910
  %704 = load <4 x i32>, <4 x i32>* %107, align 16, !dbg !910
  %705 = bitcast <4 x i32> %704 to <2 x i64>, !dbg !910
  store <2 x i64> %691, <2 x i64>* %202, align 16, !dbg !910
  store <2 x i64> %705, <2 x i64>* %203, align 16, !dbg !910
  %706 = load <2 x i64>, <2 x i64>* %202, align 16, !dbg !910
  %707 = load <2 x i64>, <2 x i64>* %203, align 16, !dbg !910
  %708 = or <2 x i64> %706, %707, !dbg !910
  %709 = bitcast <2 x i64> %708 to <4 x i32>, !dbg !910
  %710 = load <4 x i64>, <4 x i64>* %208, align 32, !dbg !910
  store <4 x i64> %710, <4 x i64>* %247, align 32, !dbg !910
  %711 = bitcast <4 x i64>* %155 to i8*, !dbg !910
  %712 = bitcast <4 x i64>* %247 to i8*, !dbg !910
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %711, i8* align 1 %712, i64 32, i1 false), !dbg !910
  %713 = load <4 x i64>, <4 x i64>* %155, align 32, !dbg !910
  store <4 x i64> %713, <4 x i64>* %154, align 32, !dbg !910
  %714 = load <4 x i64>, <4 x i64>* %154, align 32, !dbg !910
  %715 = load <4 x i64>, <4 x i64>* %154, align 32, !dbg !910
  %716 = shufflevector <4 x i64> %714, <4 x i64> %715, <2 x i32> <i32 0, i32 1>, !dbg !910
  %717 = call <2 x i64> @llvm.x86.avx2.gather.d.q(<2 x i64> %681, i8* %684, <4 x i32> %709, <2 x i64> %716, i8 4), !dbg !910
  store <2 x i64> %717, <2 x i64>* %244, align 16, !dbg !910
  %718 = bitcast <2 x i64>* %244 to i8*, !dbg !910
  call void @words(i32 noundef 168, i8* noundef %718, i32 noundef 2), !dbg !910
  br label %719, !dbg !910

719:                                              ; preds = %674
  br label %720, !dbg !911

720:                                              ; preds = %719
  call void @llvm.dbg.declare(metadata i64* %248, metadata !912, metadata !DIExpression()), !dbg !914
  %721 = load <8 x float>, <8 x float>* %209, align 32, !dbg !914
  %722 = load <8 x float>, <8 x float>* %211, align 32, !dbg !914
  store <8 x float> %721, <8 x float>* %249, align 32, !dbg !914
  store <8 x float> %722, <8 x float>* %250, align 32, !dbg !914
  %723 = bitcast <8 x float>* %91 to i8*, !dbg !914
  %724 = bitcast <8 x float>* %250 to i8*, !dbg !914
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %723, i8* align 1 %724, i64 32, i1 false) #15, !dbg !914
  %725 = bitcast <8 x float>* %92 to i8*, !dbg !914
  %726 = bitcast <8 x float>* %249 to i8*, !dbg !914
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %725, i8* align 1 %726, i64 32, i1 false) #15, !dbg !914
  %727 = load <8 x float>, <8 x float>* %92, align 32, !dbg !914
  %728 = load <8 x float>, <8 x float>* %91, align 32, !dbg !914
  store <8 x float> %727, <8 x float>* %89, align 32, !dbg !914
  store <8 x float> %728, <8 x float>* %90, align 32, !dbg !914
  %729 = load <8 x float>, <8 x float>* %89, align 32, !dbg !914
  %730 = load <8 x float>, <8 x float>* %90, align 32, !dbg !914
  %731 = call i32 @llvm.x86.avx.vtestz.ps.256(<8 x float> %729, <8 x float> %730) #15, !dbg !914
  %732 = load <8 x float>, <8 x float>* %209, align 32, !dbg !914
  %733 = load <8 x float>, <8 x float>* %211, align 32, !dbg !914
  store <8 x float> %732, <8 x float>* %251, align 32, !dbg !914
  store <8 x float> %733, <8 x float>* %252, align 32, !dbg !914
  %734 = bitcast <8 x float>* %87 to i8*, !dbg !914
  %735 = bitcast <8 x float>* %252 to i8*, !dbg !914
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %734, i8* align 1 %735, i64 32, i1 false) #15, !dbg !914
  %736 = bitcast <8 x float>* %88 to i8*, !dbg !914
  %737 = bitcast <8 x float>* %251 to i8*, !dbg !914
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %736, i8* align 1 %737, i64 32, i1 false) #15, !dbg !914
  %738 = load <8 x float>, <8 x float>* %88, align 32, !dbg !914
  %739 = load <8 x float>, <8 x float>* %87, align 32, !dbg !914
  store <8 x float> %738, <8 x float>* %85, align 32, !dbg !914
  store <8 x float> %739, <8 x float>* %86, align 32, !dbg !914
  %740 = load <8 x float>, <8 x float>* %85, align 32, !dbg !914
  %741 = load <8 x float>, <8 x float>* %86, align 32, !dbg !914
  %742 = call i32 @llvm.x86.avx.vtestc.ps.256(<8 x float> %740, <8 x float> %741) #15, !dbg !914
  %743 = shl i32 %742, 1, !dbg !914
  %744 = or i32 %731, %743, !dbg !914
  %745 = load <8 x float>, <8 x float>* %209, align 32, !dbg !914
  %746 = load <8 x float>, <8 x float>* %211, align 32, !dbg !914
  store <8 x float> %745, <8 x float>* %253, align 32, !dbg !914
  store <8 x float> %746, <8 x float>* %254, align 32, !dbg !914
  %747 = bitcast <8 x float>* %83 to i8*, !dbg !914
  %748 = bitcast <8 x float>* %254 to i8*, !dbg !914
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %747, i8* align 1 %748, i64 32, i1 false) #15, !dbg !914
  %749 = bitcast <8 x float>* %84 to i8*, !dbg !914
  %750 = bitcast <8 x float>* %253 to i8*, !dbg !914
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %749, i8* align 1 %750, i64 32, i1 false) #15, !dbg !914
  %751 = load <8 x float>, <8 x float>* %84, align 32, !dbg !914
  %752 = load <8 x float>, <8 x float>* %83, align 32, !dbg !914
  store <8 x float> %751, <8 x float>* %81, align 32, !dbg !914
  store <8 x float> %752, <8 x float>* %82, align 32, !dbg !914
  %753 = load <8 x float>, <8 x float>* %81, align 32, !dbg !914
  %754 = load <8 x float>, <8 x float>* %82, align 32, !dbg !914
  %755 = call i32 @llvm.x86.avx.vtestnzc.ps.256(<8 x float> %753, <8 x float> %754) #15, !dbg !914
  %756 = shl i32 %755, 2, !dbg !914
  %757 = or i32 %744, %756, !dbg !914
  %758 = sext i32 %757 to i64, !dbg !914
  store i64 %758, i64* %248, align 8, !dbg !914
  %759 = bitcast i64* %248 to i8*, !dbg !914
  call void @words(i32 noundef 169, i8* noundef %759, i32 noundef 1), !dbg !914
  br label %760, !dbg !914

760:                                              ; preds = %720
  br label %761, !dbg !915

761:                                              ; preds = %760
  call void @llvm.dbg.declare(metadata i64* %255, metadata !916, metadata !DIExpression()), !dbg !918
  %762 = load <4 x double>, <4 x double>* %215, align 32, !dbg !918
  %763 = load <4 x double>, <4 x double>* %217, align 32, !dbg !918
  store <4 x double> %762, <4 x double>* %256, align 32, !dbg !918
  store <4 x double> %763, <4 x double>* %257, align 32, !dbg !918
  %764 = bitcast <4 x double>* %79 to i8*, !dbg !918
  %765 = bitcast <4 x double>* %257 to i8*, !dbg !918
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %764, i8* align 1 %765, i64 32, i1 false) #15, !dbg !918
  %766 = bitcast <4 x double>* %80 to i8*, !dbg !918
  %767 = bitcast <4 x double>* %256 to i8*, !dbg !918
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %766, i8* align 1 %767, i64 32, i1 false) #15, !dbg !918
  %768 = load <4 x double>, <4 x double>* %80, align 32, !dbg !918
  %769 = load <4 x double>, <4 x double>* %79, align 32, !dbg !918
  store <4 x double> %768, <4 x double>* %77, align 32, !dbg !918
  store <4 x double> %769, <4 x double>* %78, align 32, !dbg !918
  %770 = load <4 x double>, <4 x double>* %77, align 32, !dbg !918
  %771 = load <4 x double>, <4 x double>* %78, align 32, !dbg !918
  %772 = call i32 @llvm.x86.avx.vtestz.pd.256(<4 x double> %770, <4 x double> %771) #15, !dbg !918
  %773 = load <4 x double>, <4 x double>* %215, align 32, !dbg !918
  %774 = load <4 x double>, <4 x double>* %217, align 32, !dbg !918
  store <4 x double> %773, <4 x double>* %258, align 32, !dbg !918
  store <4 x double> %774, <4 x double>* %259, align 32, !dbg !918
  %775 = bitcast <4 x double>* %75 to i8*, !dbg !918
  %776 = bitcast <4 x double>* %259 to i8*, !dbg !918
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %775, i8* align 1 %776, i64 32, i1 false) #15, !dbg !918
  %777 = bitcast <4 x double>* %76 to i8*, !dbg !918
  %778 = bitcast <4 x double>* %258 to i8*, !dbg !918
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %777, i8* align 1 %778, i64 32, i1 false) #15, !dbg !918
  %779 = load <4 x double>, <4 x double>* %76, align 32, !dbg !918
  %780 = load <4 x double>, <4 x double>* %75, align 32, !dbg !918
  store <4 x double> %779, <4 x double>* %73, align 32, !dbg !918
  store <4 x double> %780, <4 x double>* %74, align 32, !dbg !918
  %781 = load <4 x double>, <4 x double>* %73, align 32, !dbg !918
  %782 = load <4 x double>, <4 x double>* %74, align 32, !dbg !918
  %783 = call i32 @llvm.x86.avx.vtestc.pd.256(<4 x double> %781, <4 x double> %782) #15, !dbg !918
  %784 = shl i32 %783, 1, !dbg !918
  %785 = or i32 %772, %784, !dbg !918
  %786 = load <4 x double>, <4 x double>* %215, align 32, !dbg !918
  %787 = load <4 x double>, <4 x double>* %217, align 32, !dbg !918
  store <4 x double> %786, <4 x double>* %260, align 32, !dbg !918
  store <4 x double> %787, <4 x double>* %261, align 32, !dbg !918
  %788 = bitcast <4 x double>* %71 to i8*, !dbg !918
  %789 = bitcast <4 x double>* %261 to i8*, !dbg !918
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %788, i8* align 1 %789, i64 32, i1 false) #15, !dbg !918
  %790 = bitcast <4 x double>* %72 to i8*, !dbg !918
  %791 = bitcast <4 x double>* %260 to i8*, !dbg !918
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %790, i8* align 1 %791, i64 32, i1 false) #15, !dbg !918
  %792 = load <4 x double>, <4 x double>* %72, align 32, !dbg !918
  %793 = load <4 x double>, <4 x double>* %71, align 32, !dbg !918
  store <4 x double> %792, <4 x double>* %69, align 32, !dbg !918
  store <4 x double> %793, <4 x double>* %70, align 32, !dbg !918
  %794 = load <4 x double>, <4 x double>* %69, align 32, !dbg !918
  %795 = load <4 x double>, <4 x double>* %70, align 32, !dbg !918
  %796 = call i32 @llvm.x86.avx.vtestnzc.pd.256(<4 x double> %794, <4 x double> %795) #15, !dbg !918
  %797 = shl i32 %796, 2, !dbg !918
  %798 = or i32 %785, %797, !dbg !918
  %799 = load <8 x float>, <8 x float>* %209, align 32, !dbg !918
  store <8 x float> %799, <8 x float>* %262, align 32, !dbg !918
  %800 = bitcast <8 x float>* %60 to i8*, !dbg !918
  %801 = bitcast <8 x float>* %262 to i8*, !dbg !918
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %800, i8* align 1 %801, i64 32, i1 false), !dbg !918
  %802 = load <8 x float>, <8 x float>* %60, align 32, !dbg !918
  store <8 x float> %802, <8 x float>* %59, align 32, !dbg !918
  %803 = load <8 x float>, <8 x float>* %59, align 32, !dbg !918
  %804 = load <8 x float>, <8 x float>* %59, align 32, !dbg !918
  %805 = shufflevector <8 x float> %803, <8 x float> %804, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !918
  %806 = load <8 x float>, <8 x float>* %211, align 32, !dbg !918
  store <8 x float> %806, <8 x float>* %263, align 32, !dbg !918
  %807 = bitcast <8 x float>* %62 to i8*, !dbg !918
  %808 = bitcast <8 x float>* %263 to i8*, !dbg !918
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %807, i8* align 1 %808, i64 32, i1 false), !dbg !918
  %809 = load <8 x float>, <8 x float>* %62, align 32, !dbg !918
  store <8 x float> %809, <8 x float>* %61, align 32, !dbg !918
  %810 = load <8 x float>, <8 x float>* %61, align 32, !dbg !918
  %811 = load <8 x float>, <8 x float>* %61, align 32, !dbg !918
  %812 = shufflevector <8 x float> %810, <8 x float> %811, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !918
  store <4 x float> %805, <4 x float>* %67, align 16, !dbg !918
  store <4 x float> %812, <4 x float>* %68, align 16, !dbg !918
  %813 = load <4 x float>, <4 x float>* %67, align 16, !dbg !918
  %814 = load <4 x float>, <4 x float>* %68, align 16, !dbg !918
  %815 = call i32 @llvm.x86.avx.vtestz.ps(<4 x float> %813, <4 x float> %814) #15, !dbg !918
  %816 = shl i32 %815, 3, !dbg !918
  %817 = or i32 %798, %816, !dbg !918
  %818 = sext i32 %817 to i64, !dbg !918
  store i64 %818, i64* %255, align 8, !dbg !918
  %819 = bitcast i64* %255 to i8*, !dbg !918
  call void @words(i32 noundef 170, i8* noundef %819, i32 noundef 1), !dbg !918
  br label %820, !dbg !918

820:                                              ; preds = %761
  br label %821, !dbg !919

821:                                              ; preds = %820
  call void @llvm.dbg.declare(metadata <8 x float>* %264, metadata !920, metadata !DIExpression()), !dbg !922
  %822 = load <8 x float>, <8 x float>* %209, align 32, !dbg !922
  %823 = load <4 x i64>, <4 x i64>* %208, align 32, !dbg !922
  store <8 x float> %822, <8 x float>* %265, align 32, !dbg !922
  store <4 x i64> %823, <4 x i64>* %266, align 32, !dbg !922
  %824 = bitcast <4 x i64>* %57 to i8*, !dbg !922
  %825 = bitcast <4 x i64>* %266 to i8*, !dbg !922
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %824, i8* align 1 %825, i64 32, i1 false) #15, !dbg !922
  %826 = bitcast <8 x float>* %58 to i8*, !dbg !922
  %827 = bitcast <8 x float>* %265 to i8*, !dbg !922
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %826, i8* align 1 %827, i64 32, i1 false) #15, !dbg !922
  %828 = load <8 x float>, <8 x float>* %58, align 32, !dbg !922
  %829 = load <4 x i64>, <4 x i64>* %57, align 32, !dbg !922
  store <8 x float> %828, <8 x float>* %55, align 32, !dbg !922
  store <4 x i64> %829, <4 x i64>* %56, align 32, !dbg !922
  %830 = load <8 x float>, <8 x float>* %55, align 32, !dbg !922
  %831 = load <4 x i64>, <4 x i64>* %56, align 32, !dbg !922
  %832 = bitcast <4 x i64> %831 to <8 x i32>, !dbg !922
  %833 = call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> %830, <8 x i32> %832) #15, !dbg !922
  store <8 x float> %833, <8 x float>* %264, align 32, !dbg !922
  %834 = bitcast <8 x float>* %264 to i8*, !dbg !922
  call void @words(i32 noundef 171, i8* noundef %834, i32 noundef 4), !dbg !922
  br label %835, !dbg !922

835:                                              ; preds = %821
  br label %836, !dbg !923

836:                                              ; preds = %835
  call void @llvm.dbg.declare(metadata <4 x double>* %267, metadata !924, metadata !DIExpression()), !dbg !926
  %837 = load <4 x double>, <4 x double>* %215, align 32, !dbg !926
  %838 = load <4 x i64>, <4 x i64>* %208, align 32, !dbg !926
  store <4 x double> %837, <4 x double>* %268, align 32, !dbg !926
  store <4 x i64> %838, <4 x i64>* %269, align 32, !dbg !926
  %839 = bitcast <4 x i64>* %53 to i8*, !dbg !926
  %840 = bitcast <4 x i64>* %269 to i8*, !dbg !926
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %839, i8* align 1 %840, i64 32, i1 false) #15, !dbg !926
  %841 = bitcast <4 x double>* %54 to i8*, !dbg !926
  %842 = bitcast <4 x double>* %268 to i8*, !dbg !926
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %841, i8* align 1 %842, i64 32, i1 false) #15, !dbg !926
  %843 = load <4 x double>, <4 x double>* %54, align 32, !dbg !926
  %844 = load <4 x i64>, <4 x i64>* %53, align 32, !dbg !926
  store <4 x double> %843, <4 x double>* %51, align 32, !dbg !926
  store <4 x i64> %844, <4 x i64>* %52, align 32, !dbg !926
  %845 = load <4 x double>, <4 x double>* %51, align 32, !dbg !926
  %846 = load <4 x i64>, <4 x i64>* %52, align 32, !dbg !926
  %847 = call <4 x double> @llvm.x86.avx.vpermilvar.pd.256(<4 x double> %845, <4 x i64> %846) #15, !dbg !926
  store <4 x double> %847, <4 x double>* %267, align 32, !dbg !926
  %848 = bitcast <4 x double>* %267 to i8*, !dbg !926
  call void @words(i32 noundef 172, i8* noundef %848, i32 noundef 4), !dbg !926
  br label %849, !dbg !926

849:                                              ; preds = %836
  br label %850, !dbg !927

850:                                              ; preds = %849
  call void @llvm.dbg.declare(metadata <4 x float>* %270, metadata !928, metadata !DIExpression()), !dbg !930
  %851 = load <8 x float>, <8 x float>* %211, align 32, !dbg !930
  store <8 x float> %851, <8 x float>* %271, align 32, !dbg !930
  %852 = bitcast <8 x float>* %64 to i8*, !dbg !930
  %853 = bitcast <8 x float>* %271 to i8*, !dbg !930
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %852, i8* align 1 %853, i64 32, i1 false), !dbg !930
  %854 = load <8 x float>, <8 x float>* %64, align 32, !dbg !930
  store <8 x float> %854, <8 x float>* %63, align 32, !dbg !930
  %855 = load <8 x float>, <8 x float>* %63, align 32, !dbg !930
  %856 = load <8 x float>, <8 x float>* %63, align 32, !dbg !930
  %857 = shufflevector <8 x float> %855, <8 x float> %856, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !930
  %858 = load <4 x i64>, <4 x i64>* %207, align 32, !dbg !930
  store <4 x i64> %858, <4 x i64>* %272, align 32, !dbg !930
  %859 = bitcast <4 x i64>* %157 to i8*, !dbg !930
  %860 = bitcast <4 x i64>* %272 to i8*, !dbg !930
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %859, i8* align 1 %860, i64 32, i1 false), !dbg !930
  %861 = load <4 x i64>, <4 x i64>* %157, align 32, !dbg !930
  store <4 x i64> %861, <4 x i64>* %156, align 32, !dbg !930
  %862 = load <4 x i64>, <4 x i64>* %156, align 32, !dbg !930
  %863 = load <4 x i64>, <4 x i64>* %156, align 32, !dbg !930
  %864 = shufflevector <4 x i64> %862, <4 x i64> %863, <2 x i32> <i32 0, i32 1>, !dbg !930
  store <4 x float> %857, <4 x float>* %49, align 16, !dbg !930
  store <2 x i64> %864, <2 x i64>* %50, align 16, !dbg !930
  %865 = load <4 x float>, <4 x float>* %49, align 16, !dbg !930
  %866 = load <2 x i64>, <2 x i64>* %50, align 16, !dbg !930
  %867 = bitcast <2 x i64> %866 to <4 x i32>, !dbg !930
  %868 = call <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float> %865, <4 x i32> %867) #15, !dbg !930
  store <4 x float> %868, <4 x float>* %270, align 16, !dbg !930
  %869 = bitcast <4 x float>* %270 to i8*, !dbg !930
  call void @words(i32 noundef 173, i8* noundef %869, i32 noundef 2), !dbg !930
  br label %870, !dbg !930

870:                                              ; preds = %850
  br label %871, !dbg !931

871:                                              ; preds = %870
  call void @llvm.dbg.declare(metadata <8 x float>* %273, metadata !932, metadata !DIExpression()), !dbg !934
  %872 = load <8 x float>, <8 x float>* %209, align 32, !dbg !934
  %873 = load <8 x float>, <8 x float>* %211, align 32, !dbg !934
  %874 = load <8 x float>, <8 x float>* %209, align 32, !dbg !934
  store <8 x float> %872, <8 x float>* %274, align 32, !dbg !934
  store <8 x float> %873, <8 x float>* %275, align 32, !dbg !934
  store <8 x float> %874, <8 x float>* %276, align 32, !dbg !934
  %875 = bitcast <8 x float>* %46 to i8*, !dbg !934
  %876 = bitcast <8 x float>* %276 to i8*, !dbg !934
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %875, i8* align 1 %876, i64 32, i1 false) #15, !dbg !934
  %877 = bitcast <8 x float>* %47 to i8*, !dbg !934
  %878 = bitcast <8 x float>* %275 to i8*, !dbg !934
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %877, i8* align 1 %878, i64 32, i1 false) #15, !dbg !934
  %879 = bitcast <8 x float>* %48 to i8*, !dbg !934
  %880 = bitcast <8 x float>* %274 to i8*, !dbg !934
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %879, i8* align 1 %880, i64 32, i1 false) #15, !dbg !934
  %881 = load <8 x float>, <8 x float>* %48, align 32, !dbg !934
  %882 = load <8 x float>, <8 x float>* %47, align 32, !dbg !934
  %883 = load <8 x float>, <8 x float>* %46, align 32, !dbg !934
  store <8 x float> %881, <8 x float>* %43, align 32, !dbg !934
  store <8 x float> %882, <8 x float>* %44, align 32, !dbg !934
  store <8 x float> %883, <8 x float>* %45, align 32, !dbg !934
  %884 = load <8 x float>, <8 x float>* %43, align 32, !dbg !934
  %885 = load <8 x float>, <8 x float>* %44, align 32, !dbg !934
  %886 = load <8 x float>, <8 x float>* %45, align 32, !dbg !934
  %887 = call <8 x float> @llvm.x86.fma.vfmaddsub.ps.256(<8 x float> %884, <8 x float> %885, <8 x float> %886) #15, !dbg !934
  store <8 x float> %887, <8 x float>* %273, align 32, !dbg !934
  %888 = bitcast <8 x float>* %273 to i8*, !dbg !934
  call void @words(i32 noundef 174, i8* noundef %888, i32 noundef 4), !dbg !934
  br label %889, !dbg !934

889:                                              ; preds = %871
  br label %890, !dbg !935

890:                                              ; preds = %889
  call void @llvm.dbg.declare(metadata <4 x double>* %277, metadata !936, metadata !DIExpression()), !dbg !938
  %891 = load <4 x double>, <4 x double>* %215, align 32, !dbg !938
  %892 = load <4 x double>, <4 x double>* %217, align 32, !dbg !938
  %893 = load <4 x double>, <4 x double>* %215, align 32, !dbg !938
  store <4 x double> %891, <4 x double>* %278, align 32, !dbg !938
  store <4 x double> %892, <4 x double>* %279, align 32, !dbg !938
  store <4 x double> %893, <4 x double>* %280, align 32, !dbg !938
  %894 = bitcast <4 x double>* %40 to i8*, !dbg !938
  %895 = bitcast <4 x double>* %280 to i8*, !dbg !938
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %894, i8* align 1 %895, i64 32, i1 false) #15, !dbg !938
  %896 = bitcast <4 x double>* %41 to i8*, !dbg !938
  %897 = bitcast <4 x double>* %279 to i8*, !dbg !938
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %896, i8* align 1 %897, i64 32, i1 false) #15, !dbg !938
  %898 = bitcast <4 x double>* %42 to i8*, !dbg !938
  %899 = bitcast <4 x double>* %278 to i8*, !dbg !938
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %898, i8* align 1 %899, i64 32, i1 false) #15, !dbg !938
  %900 = load <4 x double>, <4 x double>* %42, align 32, !dbg !938
  %901 = load <4 x double>, <4 x double>* %41, align 32, !dbg !938
  %902 = load <4 x double>, <4 x double>* %40, align 32, !dbg !938
  store <4 x double> %900, <4 x double>* %37, align 32, !dbg !938
  store <4 x double> %901, <4 x double>* %38, align 32, !dbg !938
  store <4 x double> %902, <4 x double>* %39, align 32, !dbg !938
  %903 = load <4 x double>, <4 x double>* %37, align 32, !dbg !938
  %904 = load <4 x double>, <4 x double>* %38, align 32, !dbg !938
  %905 = load <4 x double>, <4 x double>* %39, align 32, !dbg !938
  %906 = fneg <4 x double> %905, !dbg !938
  %907 = call <4 x double> @llvm.x86.fma.vfmaddsub.pd.256(<4 x double> %903, <4 x double> %904, <4 x double> %906) #15, !dbg !938
  store <4 x double> %907, <4 x double>* %277, align 32, !dbg !938
  %908 = bitcast <4 x double>* %277 to i8*, !dbg !938
  call void @words(i32 noundef 175, i8* noundef %908, i32 noundef 4), !dbg !938
  br label %909, !dbg !938

909:                                              ; preds = %890
  br label %910, !dbg !939

910:                                              ; preds = %909
  call void @llvm.dbg.declare(metadata <4 x float>* %281, metadata !940, metadata !DIExpression()), !dbg !942
  %911 = load <4 x double>, <4 x double>* %215, align 32, !dbg !942
  %912 = load <4 x double>, <4 x double>* %217, align 32, !dbg !942
  store <4 x double> %911, <4 x double>* %282, align 32, !dbg !942
  store <4 x double> %912, <4 x double>* %283, align 32, !dbg !942
  %913 = bitcast <4 x double>* %33 to i8*, !dbg !942
  %914 = bitcast <4 x double>* %283 to i8*, !dbg !942
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %913, i8* align 1 %914, i64 32, i1 false), !dbg !942
  %915 = bitcast <4 x double>* %34 to i8*, !dbg !942
  %916 = bitcast <4 x double>* %282 to i8*, !dbg !942
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %915, i8* align 1 %916, i64 32, i1 false), !dbg !942
  %917 = load <4 x double>, <4 x double>* %34, align 32, !dbg !942
  %918 = load <4 x double>, <4 x double>* %33, align 32, !dbg !942
  store <4 x double> %917, <4 x double>* %31, align 32, !dbg !942
  store <4 x double> %918, <4 x double>* %32, align 32, !dbg !942
  %919 = load <4 x double>, <4 x double>* %31, align 32, !dbg !942
  %920 = load <4 x double>, <4 x double>* %32, align 32, !dbg !942
  %921 = fdiv <4 x double> %919, %920, !dbg !942
  store <4 x double> %921, <4 x double>* %284, align 32, !dbg !942
  %922 = bitcast <4 x double>* %36 to i8*, !dbg !942
  %923 = bitcast <4 x double>* %284 to i8*, !dbg !942
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %922, i8* align 1 %923, i64 32, i1 false) #15, !dbg !942
  %924 = load <4 x double>, <4 x double>* %36, align 32, !dbg !942
  store <4 x double> %924, <4 x double>* %35, align 32, !dbg !942
  %925 = load <4 x double>, <4 x double>* %35, align 32, !dbg !942
  %926 = call <4 x float> @llvm.x86.avx.cvt.pd2.ps.256(<4 x double> %925) #15, !dbg !942
  store <4 x float> %926, <4 x float>* %281, align 16, !dbg !942
  %927 = bitcast <4 x float>* %281 to i8*, !dbg !942
  call void @words(i32 noundef 176, i8* noundef %927, i32 noundef 2), !dbg !942
  br label %928, !dbg !942

928:                                              ; preds = %910
  br label %929, !dbg !943

929:                                              ; preds = %928
  call void @llvm.dbg.declare(metadata <2 x i64>* %285, metadata !944, metadata !DIExpression()), !dbg !946
  %930 = load <8 x float>, <8 x float>* %209, align 32, !dbg !946
  store float 1.000000e+05, float* %21, align 4, !dbg !946
  %931 = load float, float* %21, align 4, !dbg !946
  %932 = load float, float* %21, align 4, !dbg !946
  %933 = load float, float* %21, align 4, !dbg !946
  %934 = load float, float* %21, align 4, !dbg !946
  %935 = load float, float* %21, align 4, !dbg !946
  %936 = load float, float* %21, align 4, !dbg !946
  %937 = load float, float* %21, align 4, !dbg !946
  %938 = load float, float* %21, align 4, !dbg !946
  store float %931, float* %12, align 4, !dbg !946
  store float %932, float* %13, align 4, !dbg !946
  store float %933, float* %14, align 4, !dbg !946
  store float %934, float* %15, align 4, !dbg !946
  store float %935, float* %16, align 4, !dbg !946
  store float %936, float* %17, align 4, !dbg !946
  store float %937, float* %18, align 4, !dbg !946
  store float %938, float* %19, align 4, !dbg !946
  %939 = load float, float* %19, align 4, !dbg !946
  %940 = insertelement <8 x float> undef, float %939, i32 0, !dbg !946
  %941 = load float, float* %18, align 4, !dbg !946
  %942 = insertelement <8 x float> %940, float %941, i32 1, !dbg !946
  %943 = load float, float* %17, align 4, !dbg !946
  %944 = insertelement <8 x float> %942, float %943, i32 2, !dbg !946
  %945 = load float, float* %16, align 4, !dbg !946
  %946 = insertelement <8 x float> %944, float %945, i32 3, !dbg !946
  %947 = load float, float* %15, align 4, !dbg !946
  %948 = insertelement <8 x float> %946, float %947, i32 4, !dbg !946
  %949 = load float, float* %14, align 4, !dbg !946
  %950 = insertelement <8 x float> %948, float %949, i32 5, !dbg !946
  %951 = load float, float* %13, align 4, !dbg !946
  %952 = insertelement <8 x float> %950, float %951, i32 6, !dbg !946
  %953 = load float, float* %12, align 4, !dbg !946
  %954 = insertelement <8 x float> %952, float %953, i32 7, !dbg !946
  store <8 x float> %954, <8 x float>* %20, align 32, !dbg !946
  %955 = load <8 x float>, <8 x float>* %20, align 32, !dbg !946
  store <8 x float> %930, <8 x float>* %286, align 32, !dbg !946
  store <8 x float> %955, <8 x float>* %287, align 32, !dbg !946
  %956 = bitcast <8 x float>* %25 to i8*, !dbg !946
  %957 = bitcast <8 x float>* %287 to i8*, !dbg !946
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %956, i8* align 1 %957, i64 32, i1 false), !dbg !946
  %958 = bitcast <8 x float>* %26 to i8*, !dbg !946
  %959 = bitcast <8 x float>* %286 to i8*, !dbg !946
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %958, i8* align 1 %959, i64 32, i1 false), !dbg !946
  %960 = load <8 x float>, <8 x float>* %26, align 32, !dbg !946
  %961 = load <8 x float>, <8 x float>* %25, align 32, !dbg !946
  store <8 x float> %960, <8 x float>* %23, align 32, !dbg !946
  store <8 x float> %961, <8 x float>* %24, align 32, !dbg !946
  %962 = load <8 x float>, <8 x float>* %23, align 32, !dbg !946
  %963 = load <8 x float>, <8 x float>* %24, align 32, !dbg !946
  %964 = fdiv <8 x float> %962, %963, !dbg !946
  %965 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %964, i32 0), !dbg !946
  %966 = bitcast <8 x i16> %965 to <2 x i64>, !dbg !946
  store <2 x i64> %966, <2 x i64>* %285, align 16, !dbg !946
  %967 = bitcast <2 x i64>* %285 to i8*, !dbg !946
  call void @words(i32 noundef 177, i8* noundef %967, i32 noundef 2), !dbg !946
  br label %968, !dbg !946

968:                                              ; preds = %929
  br label %969, !dbg !947

969:                                              ; preds = %968
  call void @llvm.dbg.declare(metadata <2 x i64>* %288, metadata !948, metadata !DIExpression()), !dbg !950
  %970 = load <8 x float>, <8 x float>* %211, align 32, !dbg !950
  store float 0x42BB48EB60000000, float* %22, align 4, !dbg !950
  %971 = load float, float* %22, align 4, !dbg !950
  %972 = load float, float* %22, align 4, !dbg !950
  %973 = load float, float* %22, align 4, !dbg !950
  %974 = load float, float* %22, align 4, !dbg !950
  %975 = load float, float* %22, align 4, !dbg !950
  %976 = load float, float* %22, align 4, !dbg !950
  %977 = load float, float* %22, align 4, !dbg !950
  %978 = load float, float* %22, align 4, !dbg !950
  store float %971, float* %3, align 4, !dbg !950
  store float %972, float* %4, align 4, !dbg !950
  store float %973, float* %5, align 4, !dbg !950
  store float %974, float* %6, align 4, !dbg !950
  store float %975, float* %7, align 4, !dbg !950
  store float %976, float* %8, align 4, !dbg !950
  store float %977, float* %9, align 4, !dbg !950
  store float %978, float* %10, align 4, !dbg !950
  %979 = load float, float* %10, align 4, !dbg !950
  %980 = insertelement <8 x float> undef, float %979, i32 0, !dbg !950
  %981 = load float, float* %9, align 4, !dbg !950
  %982 = insertelement <8 x float> %980, float %981, i32 1, !dbg !950
  %983 = load float, float* %8, align 4, !dbg !950
  %984 = insertelement <8 x float> %982, float %983, i32 2, !dbg !950
  %985 = load float, float* %7, align 4, !dbg !950
  %986 = insertelement <8 x float> %984, float %985, i32 3, !dbg !950
  %987 = load float, float* %6, align 4, !dbg !950
  %988 = insertelement <8 x float> %986, float %987, i32 4, !dbg !950
  %989 = load float, float* %5, align 4, !dbg !950
  %990 = insertelement <8 x float> %988, float %989, i32 5, !dbg !950
  %991 = load float, float* %4, align 4, !dbg !950
  %992 = insertelement <8 x float> %990, float %991, i32 6, !dbg !950
  %993 = load float, float* %3, align 4, !dbg !950
  %994 = insertelement <8 x float> %992, float %993, i32 7, !dbg !950
  store <8 x float> %994, <8 x float>* %11, align 32, !dbg !950
  %995 = load <8 x float>, <8 x float>* %11, align 32, !dbg !950
  store <8 x float> %970, <8 x float>* %289, align 32, !dbg !950
  store <8 x float> %995, <8 x float>* %290, align 32, !dbg !950
  %996 = bitcast <8 x float>* %29 to i8*, !dbg !950
  %997 = bitcast <8 x float>* %290 to i8*, !dbg !950
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %996, i8* align 1 %997, i64 32, i1 false), !dbg !950
  %998 = bitcast <8 x float>* %30 to i8*, !dbg !950
  %999 = bitcast <8 x float>* %289 to i8*, !dbg !950
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %998, i8* align 1 %999, i64 32, i1 false), !dbg !950
  %1000 = load <8 x float>, <8 x float>* %30, align 32, !dbg !950
  %1001 = load <8 x float>, <8 x float>* %29, align 32, !dbg !950
  store <8 x float> %1000, <8 x float>* %27, align 32, !dbg !950
  store <8 x float> %1001, <8 x float>* %28, align 32, !dbg !950
  %1002 = load <8 x float>, <8 x float>* %27, align 32, !dbg !950
  %1003 = load <8 x float>, <8 x float>* %28, align 32, !dbg !950
  %1004 = fdiv <8 x float> %1002, %1003, !dbg !950
  store <8 x float> %1004, <8 x float>* %291, align 32, !dbg !950
  %1005 = bitcast <8 x float>* %66 to i8*, !dbg !950
  %1006 = bitcast <8 x float>* %291 to i8*, !dbg !950
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1005, i8* align 1 %1006, i64 32, i1 false), !dbg !950
  %1007 = load <8 x float>, <8 x float>* %66, align 32, !dbg !950
  store <8 x float> %1007, <8 x float>* %65, align 32, !dbg !950
  %1008 = load <8 x float>, <8 x float>* %65, align 32, !dbg !950
  %1009 = load <8 x float>, <8 x float>* %65, align 32, !dbg !950
  %1010 = shufflevector <8 x float> %1008, <8 x float> %1009, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !950
  %1011 = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %1010, i32 4), !dbg !950
  %1012 = bitcast <8 x i16> %1011 to <2 x i64>, !dbg !950
  store <2 x i64> %1012, <2 x i64>* %288, align 16, !dbg !950
  %1013 = bitcast <2 x i64>* %288 to i8*, !dbg !950
  call void @words(i32 noundef 178, i8* noundef %1013, i32 noundef 2), !dbg !950
  br label %1014, !dbg !950

1014:                                             ; preds = %969
  ret void, !dbg !951
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>) #10

; Function Attrs: noinline nounwind optnone uwtable
define internal void @words(i32 noundef %0, i8* noundef %1, i32 noundef %2) #4 !dbg !952 {
  %4 = alloca i32, align 4
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x i64], align 16
  %8 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !955, metadata !DIExpression()), !dbg !956
  store i8* %1, i8** %5, align 8
  call void @llvm.dbg.declare(metadata i8** %5, metadata !957, metadata !DIExpression()), !dbg !958
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !959, metadata !DIExpression()), !dbg !960
  call void @llvm.dbg.declare(metadata [4 x i64]* %7, metadata !961, metadata !DIExpression()), !dbg !962
  %9 = getelementptr inbounds [4 x i64], [4 x i64]* %7, i64 0, i64 0, !dbg !963
  %10 = bitcast i64* %9 to i8*, !dbg !963
  %11 = load i8*, i8** %5, align 8, !dbg !964
  %12 = load i32, i32* %6, align 4, !dbg !965
  %13 = mul nsw i32 8, %12, !dbg !966
  %14 = sext i32 %13 to i64, !dbg !967
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %10, i8* align 1 %11, i64 %14, i1 false), !dbg !963
  %15 = load i32, i32* %4, align 4, !dbg !968
  %16 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %15), !dbg !969
  call void @llvm.dbg.declare(metadata i32* %8, metadata !970, metadata !DIExpression()), !dbg !972
  store i32 0, i32* %8, align 4, !dbg !972
  br label %17, !dbg !973

17:                                               ; preds = %27, %3
  %18 = load i32, i32* %8, align 4, !dbg !974
  %19 = load i32, i32* %6, align 4, !dbg !976
  %20 = icmp slt i32 %18, %19, !dbg !977
  br i1 %20, label %21, label %30, !dbg !978

21:                                               ; preds = %17
  %22 = load i32, i32* %8, align 4, !dbg !979
  %23 = sext i32 %22 to i64, !dbg !980
  %24 = getelementptr inbounds [4 x i64], [4 x i64]* %7, i64 0, i64 %23, !dbg !980
  %25 = load i64, i64* %24, align 8, !dbg !980
  %26 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i64 noundef %25), !dbg !981
  br label %27, !dbg !981

27:                                               ; preds = %21
  %28 = load i32, i32* %8, align 4, !dbg !982
  %29 = add nsw i32 %28, 1, !dbg !982
  store i32 %29, i32* %8, align 4, !dbg !982
  br label %17, !dbg !983, !llvm.loop !984

30:                                               ; preds = %17
  %31 = call i32 @puts(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0)), !dbg !986
  ret void, !dbg !987
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #11

declare i32 @printf(i8* noundef, ...) #3

declare i32 @puts(i8* noundef) #3

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse.movmsk.ps(<4 x float>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse2.movmsk.pd(<2 x double>) #10

; Function Attrs: nounwind readnone
declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>) #10

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>) #10

; Function Attrs: nounwind readnone
declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>) #10

; Function Attrs: nounwind readnone
declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>) #10

; Function Attrs: nounwind readnone
declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16>, <8 x i16>) #10

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32>, i32) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16>, i32) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16>, i32) #10

; Function Attrs: nounwind readnone
declare <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64>, <2 x i64>) #10

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32>, <4 x i32>) #10

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32>, <4 x i32>) #10

; Function Attrs: nounwind readnone
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16>, <8 x i16>) #10

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32>, <4 x i32>) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16>, <8 x i16>) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16>, <8 x i16>) #10

; Function Attrs: nounwind readnone
declare <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8>, <16 x i8>) #10

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32>, <4 x i32>) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32>, <4 x i32>) #10

; Function Attrs: nounwind readnone
declare <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8>, <16 x i8>, <16 x i8>) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse41.ptestnzc(<2 x i64>, <2 x i64>) #10

; Function Attrs: nounwind readnone
declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8 immarg) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse42.crc32.32.16(i32, i16) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32) #10

; Function Attrs: nounwind readnone
declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64) #10

; Function Attrs: nounwind readnone
declare { i8, i64 } @llvm.x86.addcarry.64(i8, i64, i64) #10

; Function Attrs: nounwind readnone
declare { i8, i64 } @llvm.x86.subborrow.64(i8, i64, i64) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse41.round.ps(<4 x float>, i32 immarg) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse41.round.ss(<4 x float>, <4 x float>, i32 immarg) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i8 immarg) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8 immarg) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse.min.ps(<4 x float>, <4 x float>) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse.max.ps(<4 x float>, <4 x float>) #10

; Function Attrs: nounwind readnone
declare <2 x double> @llvm.x86.sse2.min.sd(<2 x double>, <2 x double>) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse.max.ss(<4 x float>, <4 x float>) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse.cmp.ss(<4 x float>, <4 x float>, i8 immarg) #10

; Function Attrs: nounwind readnone
declare <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double>, <2 x double>, i8 immarg) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse.comilt.ss(<4 x float>, <4 x float>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse2.comige.sd(<2 x double>, <2 x double>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse.ucomineq.ss(<4 x float>, <4 x float>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse.comieq.ss(<4 x float>, <4 x float>) #10

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float>) #10

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float>) #10

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double>) #10

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse.cvtss2si(<4 x float>) #10

; Function Attrs: nounwind readnone
declare i64 @llvm.x86.sse2.cvttsd2si64(<2 x double>) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float>, <2 x double>) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double>) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float>, <4 x float>) #10

; Function Attrs: nounwind readnone
declare <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double>, <2 x double>) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float>, <4 x float>) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.avx2.pmovmskb(<32 x i8>) #10

; Function Attrs: nounwind readnone
declare <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8>, <32 x i8>) #10

; Function Attrs: nounwind readnone
declare <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32>, <8 x i32>) #10

; Function Attrs: nounwind readnone
declare <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16>, <16 x i16>) #10

; Function Attrs: nounwind readnone
declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>) #10

; Function Attrs: nounwind readnone
declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>) #10

; Function Attrs: nounwind readnone
declare <16 x i16> @llvm.x86.avx2.phadd.w(<16 x i16>, <16 x i16>) #10

; Function Attrs: nounwind readnone
declare <8 x i32> @llvm.x86.avx2.psrai.d(<8 x i32>, i32) #10

; Function Attrs: nounwind readnone
declare <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32>, <8 x i32>) #10

; Function Attrs: nounwind readnone
declare <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64>, <4 x i64>) #10

; Function Attrs: nounwind readnone
declare <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32>, <8 x i32>) #10

; Function Attrs: nounwind readnone
declare <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8>, <32 x i8>, <32 x i8>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.avx.ptestz.256(<4 x i64>, <4 x i64>) #10

; Function Attrs: nounwind readnone
declare <8 x float> @llvm.x86.avx.max.ps.256(<8 x float>, <8 x float>) #10

; Function Attrs: nounwind readnone
declare <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float>, <8 x float>) #10

; Function Attrs: nounwind readnone
declare <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float>) #10

; Function Attrs: nounwind readnone
declare i64 @llvm.x86.bmi.pext.64(i64, i64) #10

; Function Attrs: nounwind readnone
declare i64 @llvm.x86.bmi.pdep.64(i64, i64) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.bmi.pdep.32(i32, i32) #10

; Function Attrs: nounwind readnone
declare i64 @llvm.x86.bmi.bextr.64(i64, i64) #10

; Function Attrs: nounwind readnone
declare i64 @llvm.x86.bmi.bzhi.64(i64, i64) #10

; Function Attrs: nounwind readonly
declare <8 x i32> @llvm.x86.avx2.gather.d.d.256(<8 x i32>, i8*, <8 x i32>, <8 x i32>, i8 immarg) #12

; Function Attrs: nounwind readonly
declare <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float>, i8*, <8 x i32>, <8 x float>, i8 immarg) #12

; Function Attrs: nounwind readonly
declare <4 x double> @llvm.x86.avx2.gather.q.pd.256(<4 x double>, i8*, <4 x i64>, <4 x double>, i8 immarg) #12

; Function Attrs: nounwind readonly
declare <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32>, i8*, <4 x i64>, <4 x i32>, i8 immarg) #12

; Function Attrs: nounwind readonly
declare <4 x float> @llvm.x86.avx2.gather.q.ps(<4 x float>, i8*, <2 x i64>, <4 x float>, i8 immarg) #12

; Function Attrs: nounwind readonly
declare <2 x i64> @llvm.x86.avx2.gather.d.q(<2 x i64>, i8*, <4 x i32>, <2 x i64>, i8 immarg) #12

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float>, i32 immarg) #10

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float>, i32 immarg) #10

; Function Attrs: argmemonly nounwind readonly
declare <4 x i64> @llvm.x86.avx2.maskload.q.256(i8*, <4 x i64>) #13

; Function Attrs: argmemonly nounwind readonly
declare <8 x float> @llvm.x86.avx.maskload.ps.256(i8*, <8 x i32>) #13

; Function Attrs: argmemonly nounwind readonly
declare <4 x i32> @llvm.x86.avx2.maskload.d(i8*, <4 x i32>) #13

; Function Attrs: argmemonly nounwind readonly
declare <2 x double> @llvm.x86.avx.maskload.pd(i8*, <2 x i64>) #13

; Function Attrs: argmemonly nounwind
declare void @llvm.x86.avx2.maskstore.d.256(i8*, <8 x i32>, <8 x i32>) #14

; Function Attrs: argmemonly nounwind
declare void @llvm.x86.avx.maskstore.ps(i8*, <4 x i32>, <4 x float>) #14

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.avx.vtestz.ps.256(<8 x float>, <8 x float>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.avx.vtestc.ps.256(<8 x float>, <8 x float>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.avx.vtestnzc.ps.256(<8 x float>, <8 x float>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.avx.vtestz.pd.256(<4 x double>, <4 x double>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.avx.vtestc.pd.256(<4 x double>, <4 x double>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.avx.vtestnzc.pd.256(<4 x double>, <4 x double>) #10

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.avx.vtestz.ps(<4 x float>, <4 x float>) #10

; Function Attrs: nounwind readnone
declare <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float>, <8 x i32>) #10

; Function Attrs: nounwind readnone
declare <4 x double> @llvm.x86.avx.vpermilvar.pd.256(<4 x double>, <4 x i64>) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float>, <4 x i32>) #10

; Function Attrs: nounwind readnone
declare <8 x float> @llvm.x86.fma.vfmaddsub.ps.256(<8 x float>, <8 x float>, <8 x float>) #10

; Function Attrs: nounwind readnone
declare <4 x double> @llvm.x86.fma.vfmaddsub.pd.256(<4 x double>, <4 x double>, <4 x double>) #10

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.avx.cvt.pd2.ps.256(<4 x double>) #10

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+crc32,+cx8,+fxsr,+mmx,+pclmul,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+sse3,+sse4.1,+ssse3,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+bmi,+bmi2,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #9 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+crc32,+cx8,+f16c,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #10 = { nounwind readnone }
attributes #11 = { argmemonly nofree nounwind willreturn }
attributes #12 = { nounwind readonly }
attributes #13 = { argmemonly nounwind readonly }
attributes #14 = { argmemonly nounwind }
attributes #15 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!110, !111, !112, !113, !114, !115, !116}
!llvm.ident = !{!117}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 12, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !109, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/simd.c", directory: ".", checksumkind: CSK_MD5, checksum: "61acaae0bcc25edfd448e9cf20f29808")
!4 = !{!5, !7, !8, !14, !19, !25, !36, !42, !43, !44, !45, !48, !49, !54, !56, !57, !59, !60, !61, !62, !65, !66, !73, !77, !78, !80, !82, !84, !85, !87, !89, !91, !92, !93, !94, !96, !98, !99, !101, !103, !105, !107, !108}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v16qi", file: !9, line: 29, baseType: !10)
!9 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/emmintrin.h", directory: "", checksumkind: CSK_MD5, checksum: "3b885b350ea7fd76ea9c80227854a50a")
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, flags: DIFlagVector, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 16)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "__m128i", file: !9, line: 20, baseType: !15, align: 128)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, flags: DIFlagVector, elements: !17)
!16 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!17 = !{!18}
!18 = !DISubrange(count: 2)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__loadu_si128", file: !9, line: 3554, size: 128, elements: !22)
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__v", scope: !21, file: !9, line: 3555, baseType: !24, size: 128, align: 8)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__m128i_u", file: !9, line: 23, baseType: !15, align: 8)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__loadu_ps", file: !28, line: 1746, size: 128, elements: !29)
!28 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/xmmintrin.h", directory: "", checksumkind: CSK_MD5, checksum: "8d7b5ddd9f1174cb1d61f3313da7a7e7")
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__v", scope: !27, file: !28, line: 1747, baseType: !31, size: 128, align: 8)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__m128_u", file: !28, line: 23, baseType: !32, align: 8)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 128, flags: DIFlagVector, elements: !34)
!33 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!34 = !{!35}
!35 = !DISubrange(count: 4)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "u64", file: !3, line: 9, baseType: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !38, line: 27, baseType: !39)
!38 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !40, line: 45, baseType: !41)
!40 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v4sf", file: !28, line: 20, baseType: !32)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "__m128", file: !28, line: 21, baseType: !32, align: 128)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v2df", file: !9, line: 26, baseType: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 128, flags: DIFlagVector, elements: !17)
!47 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "__m128d", file: !9, line: 19, baseType: !46, align: 128)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v8hi", file: !9, line: 28, baseType: !50)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 128, flags: DIFlagVector, elements: !52)
!51 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!52 = !{!53}
!53 = !DISubrange(count: 8)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v4si", file: !28, line: 19, baseType: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, flags: DIFlagVector, elements: !34)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v2di", file: !9, line: 27, baseType: !15)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v2du", file: !9, line: 32, baseType: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 128, flags: DIFlagVector, elements: !17)
!59 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!60 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!61 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "__m256", file: !63, line: 34, baseType: !64, align: 256)
!63 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/avxintrin.h", directory: "", checksumkind: CSK_MD5, checksum: "6fc4b4933de8dca02ac56d49379e05d0")
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 256, flags: DIFlagVector, elements: !52)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v8sf", file: !63, line: 18, baseType: !64)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!68 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__loadu_si256", file: !63, line: 3161, size: 256, elements: !69)
!69 = !{!70}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__v", scope: !68, file: !63, line: 3162, baseType: !71, size: 256, align: 8)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "__m256i_u", file: !63, line: 40, baseType: !72, align: 8)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, flags: DIFlagVector, elements: !34)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v32qi", file: !63, line: 22, baseType: !74)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, flags: DIFlagVector, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 32)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "__m256i", file: !63, line: 36, baseType: !72, align: 256)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v8si", file: !63, line: 20, baseType: !79)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 256, flags: DIFlagVector, elements: !52)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v16hi", file: !63, line: 21, baseType: !81)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 256, flags: DIFlagVector, elements: !12)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v4du", file: !63, line: 25, baseType: !83)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 256, flags: DIFlagVector, elements: !34)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v4di", file: !63, line: 19, baseType: !72)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "__m256d", file: !63, line: 35, baseType: !97, align: 256)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 256, flags: DIFlagVector, elements: !34)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v4df", file: !63, line: 17, baseType: !97)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !84)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !65)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !54)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !45)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!109 = !{!0}
!110 = !{i32 7, !"Dwarf Version", i32 5}
!111 = !{i32 2, !"Debug Info Version", i32 3}
!112 = !{i32 1, !"wchar_size", i32 4}
!113 = !{i32 7, !"PIC Level", i32 2}
!114 = !{i32 7, !"PIE Level", i32 2}
!115 = !{i32 7, !"uwtable", i32 1}
!116 = !{i32 7, !"frame-pointer", i32 2}
!117 = !{!"Debian clang version 14.0.6"}
!118 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 187, type: !119, scopeLine: 187, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !121)
!119 = !DISubroutineType(types: !120)
!120 = !{!7}
!121 = !{}
!122 = !DILocalVariable(name: "in", scope: !118, file: !3, line: 188, type: !123)
!123 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 16, elements: !17)
!124 = !DILocation(line: 188, column: 17, scope: !118)
!125 = !DILocation(line: 189, column: 15, scope: !126)
!126 = distinct !DILexicalBlock(scope: !118, file: !3, line: 189, column: 7)
!127 = !DILocation(line: 189, column: 7, scope: !126)
!128 = !DILocation(line: 189, column: 22, scope: !126)
!129 = !DILocation(line: 189, column: 7, scope: !118)
!130 = !DILocation(line: 189, column: 28, scope: !126)
!131 = !DILocation(line: 190, column: 7, scope: !132)
!132 = distinct !DILexicalBlock(scope: !118, file: !3, line: 190, column: 7)
!133 = !DILocation(line: 190, column: 13, scope: !132)
!134 = !DILocation(line: 190, column: 7, scope: !118)
!135 = !DILocalVariable(name: "at", scope: !136, file: !3, line: 191, type: !7)
!136 = distinct !DILexicalBlock(scope: !132, file: !3, line: 190, column: 21)
!137 = !DILocation(line: 191, column: 9, scope: !136)
!138 = !DILocation(line: 191, column: 39, scope: !136)
!139 = !DILocation(line: 191, column: 14, scope: !136)
!140 = !DILocalVariable(name: "i", scope: !141, file: !3, line: 192, type: !7)
!141 = distinct !DILexicalBlock(scope: !136, file: !3, line: 192, column: 5)
!142 = !DILocation(line: 192, column: 14, scope: !141)
!143 = !DILocation(line: 192, column: 10, scope: !141)
!144 = !DILocation(line: 192, column: 21, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 192, column: 5)
!146 = !DILocation(line: 192, column: 23, scope: !145)
!147 = !DILocation(line: 192, column: 5, scope: !141)
!148 = !DILocation(line: 193, column: 11, scope: !149)
!149 = distinct !DILexicalBlock(scope: !145, file: !3, line: 193, column: 11)
!150 = !DILocation(line: 193, column: 17, scope: !149)
!151 = !DILocation(line: 193, column: 14, scope: !149)
!152 = !DILocation(line: 193, column: 11, scope: !145)
!153 = !DILocation(line: 193, column: 27, scope: !149)
!154 = !DILocation(line: 193, column: 20, scope: !149)
!155 = !DILocation(line: 192, column: 30, scope: !145)
!156 = !DILocation(line: 192, column: 5, scope: !145)
!157 = distinct !{!157, !147, !158, !159}
!158 = !DILocation(line: 193, column: 27, scope: !141)
!159 = !{!"llvm.loop.mustprogress"}
!160 = !DILocation(line: 194, column: 5, scope: !136)
!161 = !DILocation(line: 196, column: 9, scope: !118)
!162 = !DILocalVariable(name: "i", scope: !163, file: !3, line: 197, type: !7)
!163 = distinct !DILexicalBlock(scope: !118, file: !3, line: 197, column: 3)
!164 = !DILocation(line: 197, column: 12, scope: !163)
!165 = !DILocation(line: 197, column: 8, scope: !163)
!166 = !DILocation(line: 197, column: 19, scope: !167)
!167 = distinct !DILexicalBlock(scope: !163, file: !3, line: 197, column: 3)
!168 = !DILocation(line: 197, column: 21, scope: !167)
!169 = !DILocation(line: 197, column: 3, scope: !163)
!170 = !DILocalVariable(name: "r", scope: !171, file: !3, line: 198, type: !172)
!171 = distinct !DILexicalBlock(scope: !167, file: !3, line: 197, column: 31)
!172 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 512, elements: !52)
!173 = !DILocation(line: 198, column: 9, scope: !171)
!174 = !DILocalVariable(name: "j", scope: !175, file: !3, line: 199, type: !7)
!175 = distinct !DILexicalBlock(scope: !171, file: !3, line: 199, column: 5)
!176 = !DILocation(line: 199, column: 14, scope: !175)
!177 = !DILocation(line: 199, column: 10, scope: !175)
!178 = !DILocation(line: 199, column: 21, scope: !179)
!179 = distinct !DILexicalBlock(scope: !175, file: !3, line: 199, column: 5)
!180 = !DILocation(line: 199, column: 23, scope: !179)
!181 = !DILocation(line: 199, column: 5, scope: !175)
!182 = !DILocation(line: 199, column: 40, scope: !179)
!183 = !DILocation(line: 199, column: 35, scope: !179)
!184 = !DILocation(line: 199, column: 33, scope: !179)
!185 = !DILocation(line: 199, column: 38, scope: !179)
!186 = !DILocation(line: 199, column: 29, scope: !179)
!187 = !DILocation(line: 199, column: 5, scope: !179)
!188 = distinct !{!188, !181, !189, !159}
!189 = !DILocation(line: 199, column: 45, scope: !175)
!190 = !DILocalVariable(name: "a", scope: !171, file: !3, line: 200, type: !14)
!191 = !DILocation(line: 200, column: 13, scope: !171)
!192 = !DILocation(line: 200, column: 47, scope: !171)
!193 = !DILocation(line: 200, column: 33, scope: !171)
!194 = !DILocation(line: 200, column: 17, scope: !171)
!195 = !DILocalVariable(name: "b", scope: !171, file: !3, line: 200, type: !14)
!196 = !DILocation(line: 200, column: 51, scope: !171)
!197 = !DILocation(line: 200, column: 86, scope: !171)
!198 = !DILocation(line: 200, column: 88, scope: !171)
!199 = !DILocation(line: 200, column: 71, scope: !171)
!200 = !DILocation(line: 200, column: 55, scope: !171)
!201 = !DILocalVariable(name: "f", scope: !171, file: !3, line: 202, type: !202)
!202 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 256, elements: !52)
!203 = !DILocation(line: 202, column: 11, scope: !171)
!204 = !DILocation(line: 202, column: 18, scope: !171)
!205 = !DILocation(line: 202, column: 25, scope: !171)
!206 = !DILocation(line: 202, column: 30, scope: !171)
!207 = !DILocation(line: 202, column: 19, scope: !171)
!208 = !DILocation(line: 202, column: 37, scope: !171)
!209 = !DILocation(line: 202, column: 59, scope: !171)
!210 = !DILocation(line: 202, column: 61, scope: !171)
!211 = !DILocation(line: 202, column: 87, scope: !171)
!212 = !DILocation(line: 202, column: 82, scope: !171)
!213 = !DILocalVariable(name: "g", scope: !171, file: !3, line: 203, type: !44)
!214 = !DILocation(line: 203, column: 12, scope: !171)
!215 = !DILocation(line: 203, column: 29, scope: !171)
!216 = !DILocation(line: 203, column: 33, scope: !171)
!217 = !DILocation(line: 203, column: 35, scope: !171)
!218 = !DILocation(line: 203, column: 39, scope: !171)
!219 = !DILocation(line: 203, column: 31, scope: !171)
!220 = !DILocation(line: 203, column: 16, scope: !171)
!221 = !DILocalVariable(name: "h", scope: !171, file: !3, line: 203, type: !44)
!222 = !DILocation(line: 203, column: 45, scope: !171)
!223 = !DILocation(line: 203, column: 62, scope: !171)
!224 = !DILocation(line: 203, column: 64, scope: !171)
!225 = !DILocation(line: 203, column: 70, scope: !171)
!226 = !DILocation(line: 203, column: 72, scope: !171)
!227 = !DILocation(line: 203, column: 76, scope: !171)
!228 = !DILocation(line: 203, column: 68, scope: !171)
!229 = !DILocation(line: 203, column: 49, scope: !171)
!230 = !DILocation(line: 204, column: 13, scope: !171)
!231 = !DILocation(line: 204, column: 5, scope: !171)
!232 = !DILocation(line: 205, column: 24, scope: !233)
!233 = distinct !DILexicalBlock(scope: !171, file: !3, line: 204, column: 20)
!234 = !DILocation(line: 205, column: 27, scope: !233)
!235 = !DILocation(line: 205, column: 34, scope: !233)
!236 = !DILocation(line: 205, column: 32, scope: !233)
!237 = !DILocation(line: 205, column: 15, scope: !233)
!238 = !DILocation(line: 205, column: 38, scope: !233)
!239 = !DILocation(line: 206, column: 30, scope: !233)
!240 = !DILocation(line: 206, column: 33, scope: !233)
!241 = !DILocation(line: 206, column: 15, scope: !233)
!242 = !DILocation(line: 206, column: 37, scope: !233)
!243 = !DILocation(line: 207, column: 27, scope: !233)
!244 = !DILocation(line: 207, column: 33, scope: !233)
!245 = !DILocation(line: 207, column: 39, scope: !233)
!246 = !DILocation(line: 207, column: 42, scope: !233)
!247 = !DILocation(line: 207, column: 15, scope: !233)
!248 = !DILocation(line: 207, column: 46, scope: !233)
!249 = !DILocation(line: 208, column: 22, scope: !233)
!250 = !DILocation(line: 208, column: 25, scope: !233)
!251 = !DILocation(line: 208, column: 39, scope: !233)
!252 = !DILocation(line: 208, column: 45, scope: !233)
!253 = !DILocation(line: 208, column: 28, scope: !233)
!254 = !DILocation(line: 208, column: 63, scope: !233)
!255 = !DILocation(line: 208, column: 69, scope: !233)
!256 = !DILocation(line: 208, column: 52, scope: !233)
!257 = !DILocation(line: 208, column: 15, scope: !233)
!258 = !DILocation(line: 208, column: 77, scope: !233)
!259 = !DILocation(line: 209, column: 20, scope: !233)
!260 = !DILocation(line: 209, column: 27, scope: !233)
!261 = !DILocation(line: 209, column: 25, scope: !233)
!262 = !DILocation(line: 209, column: 15, scope: !233)
!263 = !DILocation(line: 209, column: 31, scope: !233)
!264 = !DILocation(line: 210, column: 27, scope: !233)
!265 = !DILocation(line: 210, column: 34, scope: !233)
!266 = !DILocation(line: 210, column: 32, scope: !233)
!267 = !DILocation(line: 210, column: 15, scope: !233)
!268 = !DILocation(line: 210, column: 38, scope: !233)
!269 = !DILocation(line: 211, column: 14, scope: !233)
!270 = !DILocation(line: 213, column: 3, scope: !171)
!271 = !DILocation(line: 197, column: 27, scope: !167)
!272 = !DILocation(line: 197, column: 3, scope: !167)
!273 = distinct !{!273, !169, !274, !159}
!274 = !DILocation(line: 213, column: 3, scope: !163)
!275 = !DILocation(line: 214, column: 3, scope: !118)
!276 = !DILocation(line: 215, column: 1, scope: !118)
!277 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 181, type: !278, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!278 = !DISubroutineType(types: !279)
!279 = !{!7, !280, !11}
!280 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !281, size: 64)
!281 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!282 = !DILocalVariable(name: "text", arg: 1, scope: !277, file: !3, line: 181, type: !280)
!283 = !DILocation(line: 181, column: 29, scope: !277)
!284 = !DILocalVariable(name: "c", arg: 2, scope: !277, file: !3, line: 181, type: !11)
!285 = !DILocation(line: 181, column: 40, scope: !277)
!286 = !DILocalVariable(name: "here", scope: !277, file: !3, line: 182, type: !14)
!287 = !DILocation(line: 182, column: 11, scope: !277)
!288 = !DILocation(line: 182, column: 48, scope: !277)
!289 = !DILocation(line: 182, column: 34, scope: !277)
!290 = !DILocation(line: 182, column: 18, scope: !277)
!291 = !DILocalVariable(name: "mask", scope: !277, file: !3, line: 183, type: !7)
!292 = !DILocation(line: 183, column: 7, scope: !277)
!293 = !DILocation(line: 183, column: 47, scope: !277)
!294 = !DILocation(line: 183, column: 67, scope: !277)
!295 = !DILocation(line: 183, column: 53, scope: !277)
!296 = !DILocation(line: 183, column: 32, scope: !277)
!297 = !DILocation(line: 183, column: 14, scope: !277)
!298 = !DILocation(line: 184, column: 10, scope: !277)
!299 = !DILocation(line: 184, column: 31, scope: !277)
!300 = !DILocation(line: 184, column: 17, scope: !277)
!301 = !DILocation(line: 184, column: 3, scope: !277)
!302 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 14, type: !303, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!303 = !DISubroutineType(types: !304)
!304 = !{!36}
!305 = !DILocation(line: 15, column: 12, scope: !302)
!306 = !DILocation(line: 15, column: 18, scope: !302)
!307 = !DILocation(line: 15, column: 9, scope: !302)
!308 = !DILocation(line: 16, column: 12, scope: !302)
!309 = !DILocation(line: 16, column: 18, scope: !302)
!310 = !DILocation(line: 16, column: 9, scope: !302)
!311 = !DILocation(line: 17, column: 12, scope: !302)
!312 = !DILocation(line: 17, column: 18, scope: !302)
!313 = !DILocation(line: 17, column: 9, scope: !302)
!314 = !DILocation(line: 18, column: 10, scope: !302)
!315 = !DILocation(line: 18, column: 3, scope: !302)
!316 = distinct !DISubprogram(name: "integers", scope: !3, file: !3, line: 32, type: !317, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!317 = !DISubroutineType(types: !318)
!318 = !{null, !14, !14, !7}
!319 = !DILocalVariable(name: "a", arg: 1, scope: !316, file: !3, line: 32, type: !14)
!320 = !DILocation(line: 32, column: 30, scope: !316)
!321 = !DILocalVariable(name: "b", arg: 2, scope: !316, file: !3, line: 32, type: !14)
!322 = !DILocation(line: 32, column: 41, scope: !316)
!323 = !DILocalVariable(name: "n", arg: 3, scope: !316, file: !3, line: 32, type: !7)
!324 = !DILocation(line: 32, column: 48, scope: !316)
!325 = !DILocation(line: 33, column: 3, scope: !316)
!326 = !DILocalVariable(name: "v_", scope: !327, file: !3, line: 33, type: !36)
!327 = distinct !DILexicalBlock(scope: !316, file: !3, line: 33, column: 3)
!328 = !DILocation(line: 33, column: 3, scope: !327)
!329 = !DILocation(line: 34, column: 3, scope: !316)
!330 = !DILocalVariable(name: "v_", scope: !331, file: !3, line: 34, type: !36)
!331 = distinct !DILexicalBlock(scope: !316, file: !3, line: 34, column: 3)
!332 = !DILocation(line: 34, column: 3, scope: !331)
!333 = !DILocation(line: 35, column: 3, scope: !316)
!334 = !DILocalVariable(name: "v_", scope: !335, file: !3, line: 35, type: !36)
!335 = distinct !DILexicalBlock(scope: !316, file: !3, line: 35, column: 3)
!336 = !DILocation(line: 35, column: 3, scope: !335)
!337 = !DILocation(line: 36, column: 3, scope: !316)
!338 = !DILocalVariable(name: "v_", scope: !339, file: !3, line: 36, type: !14)
!339 = distinct !DILexicalBlock(scope: !316, file: !3, line: 36, column: 3)
!340 = !DILocation(line: 36, column: 3, scope: !339)
!341 = !DILocation(line: 37, column: 3, scope: !316)
!342 = !DILocalVariable(name: "v_", scope: !343, file: !3, line: 37, type: !14)
!343 = distinct !DILexicalBlock(scope: !316, file: !3, line: 37, column: 3)
!344 = !DILocation(line: 37, column: 3, scope: !343)
!345 = !DILocation(line: 38, column: 3, scope: !316)
!346 = !DILocalVariable(name: "v_", scope: !347, file: !3, line: 38, type: !14)
!347 = distinct !DILexicalBlock(scope: !316, file: !3, line: 38, column: 3)
!348 = !DILocation(line: 38, column: 3, scope: !347)
!349 = !DILocation(line: 39, column: 3, scope: !316)
!350 = !DILocalVariable(name: "v_", scope: !351, file: !3, line: 39, type: !14)
!351 = distinct !DILexicalBlock(scope: !316, file: !3, line: 39, column: 3)
!352 = !DILocation(line: 39, column: 3, scope: !351)
!353 = !DILocation(line: 40, column: 3, scope: !316)
!354 = !DILocalVariable(name: "v_", scope: !355, file: !3, line: 40, type: !14)
!355 = distinct !DILexicalBlock(scope: !316, file: !3, line: 40, column: 3)
!356 = !DILocation(line: 40, column: 3, scope: !355)
!357 = !DILocation(line: 41, column: 3, scope: !316)
!358 = !DILocalVariable(name: "v_", scope: !359, file: !3, line: 41, type: !14)
!359 = distinct !DILexicalBlock(scope: !316, file: !3, line: 41, column: 3)
!360 = !DILocation(line: 41, column: 3, scope: !359)
!361 = !DILocation(line: 42, column: 3, scope: !316)
!362 = !DILocalVariable(name: "v_", scope: !363, file: !3, line: 42, type: !14)
!363 = distinct !DILexicalBlock(scope: !316, file: !3, line: 42, column: 3)
!364 = !DILocation(line: 42, column: 3, scope: !363)
!365 = !DILocation(line: 43, column: 3, scope: !316)
!366 = !DILocalVariable(name: "v_", scope: !367, file: !3, line: 43, type: !14)
!367 = distinct !DILexicalBlock(scope: !316, file: !3, line: 43, column: 3)
!368 = !DILocation(line: 43, column: 3, scope: !367)
!369 = !DILocation(line: 44, column: 3, scope: !316)
!370 = !DILocalVariable(name: "v_", scope: !371, file: !3, line: 44, type: !14)
!371 = distinct !DILexicalBlock(scope: !316, file: !3, line: 44, column: 3)
!372 = !DILocation(line: 44, column: 3, scope: !371)
!373 = !DILocation(line: 45, column: 3, scope: !316)
!374 = !DILocalVariable(name: "v_", scope: !375, file: !3, line: 45, type: !14)
!375 = distinct !DILexicalBlock(scope: !316, file: !3, line: 45, column: 3)
!376 = !DILocation(line: 45, column: 3, scope: !375)
!377 = !DILocation(line: 46, column: 3, scope: !316)
!378 = !DILocalVariable(name: "v_", scope: !379, file: !3, line: 46, type: !14)
!379 = distinct !DILexicalBlock(scope: !316, file: !3, line: 46, column: 3)
!380 = !DILocation(line: 46, column: 3, scope: !379)
!381 = !DILocation(line: 47, column: 3, scope: !316)
!382 = !DILocalVariable(name: "v_", scope: !383, file: !3, line: 47, type: !14)
!383 = distinct !DILexicalBlock(scope: !316, file: !3, line: 47, column: 3)
!384 = !DILocation(line: 47, column: 3, scope: !383)
!385 = !DILocation(line: 48, column: 3, scope: !316)
!386 = !DILocalVariable(name: "v_", scope: !387, file: !3, line: 48, type: !14)
!387 = distinct !DILexicalBlock(scope: !316, file: !3, line: 48, column: 3)
!388 = !DILocation(line: 48, column: 3, scope: !387)
!389 = !DILocation(line: 49, column: 3, scope: !316)
!390 = !DILocalVariable(name: "v_", scope: !391, file: !3, line: 49, type: !14)
!391 = distinct !DILexicalBlock(scope: !316, file: !3, line: 49, column: 3)
!392 = !DILocation(line: 49, column: 3, scope: !391)
!393 = !DILocation(line: 50, column: 3, scope: !316)
!394 = !DILocalVariable(name: "v_", scope: !395, file: !3, line: 50, type: !14)
!395 = distinct !DILexicalBlock(scope: !316, file: !3, line: 50, column: 3)
!396 = !DILocation(line: 50, column: 3, scope: !395)
!397 = !DILocation(line: 51, column: 1, scope: !316)
!398 = distinct !DISubprogram(name: "later_integers", scope: !3, file: !3, line: 53, type: !399, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!399 = !DISubroutineType(types: !400)
!400 = !{null, !14, !14}
!401 = !DILocalVariable(name: "a", arg: 1, scope: !398, file: !3, line: 53, type: !14)
!402 = !DILocation(line: 53, column: 50, scope: !398)
!403 = !DILocalVariable(name: "b", arg: 2, scope: !398, file: !3, line: 53, type: !14)
!404 = !DILocation(line: 53, column: 61, scope: !398)
!405 = !DILocation(line: 54, column: 3, scope: !398)
!406 = !DILocalVariable(name: "v_", scope: !407, file: !3, line: 54, type: !14)
!407 = distinct !DILexicalBlock(scope: !398, file: !3, line: 54, column: 3)
!408 = !DILocation(line: 54, column: 3, scope: !407)
!409 = !DILocation(line: 55, column: 3, scope: !398)
!410 = !DILocalVariable(name: "v_", scope: !411, file: !3, line: 55, type: !14)
!411 = distinct !DILexicalBlock(scope: !398, file: !3, line: 55, column: 3)
!412 = !DILocation(line: 55, column: 3, scope: !411)
!413 = !DILocation(line: 56, column: 3, scope: !398)
!414 = !DILocalVariable(name: "v_", scope: !415, file: !3, line: 56, type: !14)
!415 = distinct !DILexicalBlock(scope: !398, file: !3, line: 56, column: 3)
!416 = !DILocation(line: 56, column: 3, scope: !415)
!417 = !DILocation(line: 57, column: 3, scope: !398)
!418 = !DILocalVariable(name: "v_", scope: !419, file: !3, line: 57, type: !14)
!419 = distinct !DILexicalBlock(scope: !398, file: !3, line: 57, column: 3)
!420 = !DILocation(line: 57, column: 3, scope: !419)
!421 = !DILocation(line: 58, column: 3, scope: !398)
!422 = !DILocalVariable(name: "v_", scope: !423, file: !3, line: 58, type: !14)
!423 = distinct !DILexicalBlock(scope: !398, file: !3, line: 58, column: 3)
!424 = !DILocation(line: 58, column: 3, scope: !423)
!425 = !DILocation(line: 59, column: 3, scope: !398)
!426 = !DILocalVariable(name: "v_", scope: !427, file: !3, line: 59, type: !14)
!427 = distinct !DILexicalBlock(scope: !398, file: !3, line: 59, column: 3)
!428 = !DILocation(line: 59, column: 3, scope: !427)
!429 = !DILocation(line: 60, column: 3, scope: !398)
!430 = !DILocalVariable(name: "v_", scope: !431, file: !3, line: 60, type: !14)
!431 = distinct !DILexicalBlock(scope: !398, file: !3, line: 60, column: 3)
!432 = !DILocation(line: 60, column: 3, scope: !431)
!433 = !DILocation(line: 61, column: 3, scope: !398)
!434 = !DILocalVariable(name: "v_", scope: !435, file: !3, line: 61, type: !14)
!435 = distinct !DILexicalBlock(scope: !398, file: !3, line: 61, column: 3)
!436 = !DILocation(line: 61, column: 3, scope: !435)
!437 = !DILocation(line: 62, column: 3, scope: !398)
!438 = !DILocalVariable(name: "v_", scope: !439, file: !3, line: 62, type: !14)
!439 = distinct !DILexicalBlock(scope: !398, file: !3, line: 62, column: 3)
!440 = !DILocation(line: 62, column: 3, scope: !439)
!441 = !DILocation(line: 63, column: 3, scope: !398)
!442 = !DILocalVariable(name: "v_", scope: !443, file: !3, line: 63, type: !14)
!443 = distinct !DILexicalBlock(scope: !398, file: !3, line: 63, column: 3)
!444 = !DILocation(line: 63, column: 3, scope: !443)
!445 = !DILocation(line: 64, column: 3, scope: !398)
!446 = !DILocalVariable(name: "v_", scope: !447, file: !3, line: 64, type: !14)
!447 = distinct !DILexicalBlock(scope: !398, file: !3, line: 64, column: 3)
!448 = !DILocation(line: 64, column: 3, scope: !447)
!449 = !DILocation(line: 65, column: 3, scope: !398)
!450 = !DILocalVariable(name: "v_", scope: !451, file: !3, line: 65, type: !14)
!451 = distinct !DILexicalBlock(scope: !398, file: !3, line: 65, column: 3)
!452 = !DILocation(line: 65, column: 3, scope: !451)
!453 = !DILocation(line: 66, column: 3, scope: !398)
!454 = !DILocalVariable(name: "v_", scope: !455, file: !3, line: 66, type: !14)
!455 = distinct !DILexicalBlock(scope: !398, file: !3, line: 66, column: 3)
!456 = !DILocation(line: 66, column: 3, scope: !455)
!457 = !DILocation(line: 67, column: 3, scope: !398)
!458 = !DILocalVariable(name: "v_", scope: !459, file: !3, line: 67, type: !36)
!459 = distinct !DILexicalBlock(scope: !398, file: !3, line: 67, column: 3)
!460 = !DILocation(line: 67, column: 3, scope: !459)
!461 = !DILocation(line: 68, column: 3, scope: !398)
!462 = !DILocalVariable(name: "v_", scope: !463, file: !3, line: 68, type: !36)
!463 = distinct !DILexicalBlock(scope: !398, file: !3, line: 68, column: 3)
!464 = !DILocation(line: 68, column: 3, scope: !463)
!465 = !DILocation(line: 69, column: 3, scope: !398)
!466 = !DILocalVariable(name: "v_", scope: !467, file: !3, line: 69, type: !36)
!467 = distinct !DILexicalBlock(scope: !398, file: !3, line: 69, column: 3)
!468 = !DILocation(line: 69, column: 3, scope: !467)
!469 = !DILocation(line: 70, column: 3, scope: !398)
!470 = !DILocalVariable(name: "v_", scope: !471, file: !3, line: 70, type: !36)
!471 = distinct !DILexicalBlock(scope: !398, file: !3, line: 70, column: 3)
!472 = !DILocation(line: 70, column: 3, scope: !471)
!473 = !DILocation(line: 71, column: 1, scope: !398)
!474 = distinct !DISubprogram(name: "words_alone", scope: !3, file: !3, line: 73, type: !475, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!475 = !DISubroutineType(types: !476)
!476 = !{null, !36, !36, !14, !14}
!477 = !DILocalVariable(name: "a", arg: 1, scope: !474, file: !3, line: 73, type: !36)
!478 = !DILocation(line: 73, column: 50, scope: !474)
!479 = !DILocalVariable(name: "b", arg: 2, scope: !474, file: !3, line: 73, type: !36)
!480 = !DILocation(line: 73, column: 57, scope: !474)
!481 = !DILocalVariable(name: "v", arg: 3, scope: !474, file: !3, line: 73, type: !14)
!482 = !DILocation(line: 73, column: 68, scope: !474)
!483 = !DILocalVariable(name: "w", arg: 4, scope: !474, file: !3, line: 73, type: !14)
!484 = !DILocation(line: 73, column: 79, scope: !474)
!485 = !DILocation(line: 74, column: 3, scope: !474)
!486 = !DILocalVariable(name: "v_", scope: !487, file: !3, line: 74, type: !36)
!487 = distinct !DILexicalBlock(scope: !474, file: !3, line: 74, column: 3)
!488 = !DILocation(line: 74, column: 3, scope: !487)
!489 = !DILocation(line: 75, column: 3, scope: !474)
!490 = !DILocalVariable(name: "v_", scope: !491, file: !3, line: 75, type: !36)
!491 = distinct !DILexicalBlock(scope: !474, file: !3, line: 75, column: 3)
!492 = !DILocation(line: 75, column: 3, scope: !491)
!493 = !DILocation(line: 76, column: 3, scope: !474)
!494 = !DILocalVariable(name: "v_", scope: !495, file: !3, line: 76, type: !36)
!495 = distinct !DILexicalBlock(scope: !474, file: !3, line: 76, column: 3)
!496 = !DILocation(line: 76, column: 3, scope: !495)
!497 = !DILocation(line: 77, column: 3, scope: !474)
!498 = !DILocalVariable(name: "v_", scope: !499, file: !3, line: 77, type: !36)
!499 = distinct !DILexicalBlock(scope: !474, file: !3, line: 77, column: 3)
!500 = !DILocation(line: 77, column: 3, scope: !499)
!501 = !DILocation(line: 78, column: 3, scope: !474)
!502 = !DILocalVariable(name: "v_", scope: !503, file: !3, line: 78, type: !14)
!503 = distinct !DILexicalBlock(scope: !474, file: !3, line: 78, column: 3)
!504 = !DILocation(line: 78, column: 3, scope: !503)
!505 = !DILocation(line: 79, column: 3, scope: !474)
!506 = !DILocalVariable(name: "v_", scope: !507, file: !3, line: 79, type: !14)
!507 = distinct !DILexicalBlock(scope: !474, file: !3, line: 79, column: 3)
!508 = !DILocation(line: 79, column: 3, scope: !507)
!509 = !DILocalVariable(name: "carry", scope: !510, file: !3, line: 80, type: !7)
!510 = distinct !DILexicalBlock(scope: !474, file: !3, line: 80, column: 3)
!511 = !DILocation(line: 80, column: 12, scope: !510)
!512 = !DILocation(line: 80, column: 8, scope: !510)
!513 = !DILocation(line: 80, column: 23, scope: !514)
!514 = distinct !DILexicalBlock(scope: !510, file: !3, line: 80, column: 3)
!515 = !DILocation(line: 80, column: 29, scope: !514)
!516 = !DILocation(line: 80, column: 3, scope: !510)
!517 = !DILocalVariable(name: "sum", scope: !518, file: !3, line: 81, type: !42)
!518 = distinct !DILexicalBlock(scope: !514, file: !3, line: 80, column: 43)
!519 = !DILocation(line: 81, column: 24, scope: !518)
!520 = !DILocation(line: 82, column: 5, scope: !518)
!521 = !DILocalVariable(name: "v_", scope: !522, file: !3, line: 82, type: !36)
!522 = distinct !DILexicalBlock(scope: !518, file: !3, line: 82, column: 5)
!523 = !DILocation(line: 82, column: 5, scope: !522)
!524 = !DILocation(line: 83, column: 5, scope: !518)
!525 = !DILocalVariable(name: "v_", scope: !526, file: !3, line: 83, type: !36)
!526 = distinct !DILexicalBlock(scope: !518, file: !3, line: 83, column: 5)
!527 = !DILocation(line: 83, column: 5, scope: !526)
!528 = !DILocation(line: 84, column: 5, scope: !518)
!529 = !DILocalVariable(name: "v_", scope: !530, file: !3, line: 84, type: !36)
!530 = distinct !DILexicalBlock(scope: !518, file: !3, line: 84, column: 5)
!531 = !DILocation(line: 84, column: 5, scope: !530)
!532 = !DILocation(line: 85, column: 5, scope: !518)
!533 = !DILocalVariable(name: "v_", scope: !534, file: !3, line: 85, type: !36)
!534 = distinct !DILexicalBlock(scope: !518, file: !3, line: 85, column: 5)
!535 = !DILocation(line: 85, column: 5, scope: !534)
!536 = !DILocation(line: 86, column: 3, scope: !518)
!537 = !DILocation(line: 80, column: 39, scope: !514)
!538 = !DILocation(line: 80, column: 3, scope: !514)
!539 = distinct !{!539, !516, !540, !159}
!540 = !DILocation(line: 86, column: 3, scope: !510)
!541 = !DILocation(line: 87, column: 1, scope: !474)
!542 = distinct !DISubprogram(name: "floats", scope: !3, file: !3, line: 89, type: !543, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!543 = !DISubroutineType(types: !544)
!544 = !{null, !44, !44, !48, !48}
!545 = !DILocalVariable(name: "a", arg: 1, scope: !542, file: !3, line: 89, type: !44)
!546 = !DILocation(line: 89, column: 41, scope: !542)
!547 = !DILocalVariable(name: "b", arg: 2, scope: !542, file: !3, line: 89, type: !44)
!548 = !DILocation(line: 89, column: 51, scope: !542)
!549 = !DILocalVariable(name: "c", arg: 3, scope: !542, file: !3, line: 89, type: !48)
!550 = !DILocation(line: 89, column: 62, scope: !542)
!551 = !DILocalVariable(name: "d", arg: 4, scope: !542, file: !3, line: 89, type: !48)
!552 = !DILocation(line: 89, column: 73, scope: !542)
!553 = !DILocation(line: 90, column: 3, scope: !542)
!554 = !DILocalVariable(name: "v_", scope: !555, file: !3, line: 90, type: !44)
!555 = distinct !DILexicalBlock(scope: !542, file: !3, line: 90, column: 3)
!556 = !DILocation(line: 90, column: 3, scope: !555)
!557 = !DILocation(line: 91, column: 3, scope: !542)
!558 = !DILocalVariable(name: "v_", scope: !559, file: !3, line: 91, type: !44)
!559 = distinct !DILexicalBlock(scope: !542, file: !3, line: 91, column: 3)
!560 = !DILocation(line: 91, column: 3, scope: !559)
!561 = !DILocation(line: 92, column: 3, scope: !542)
!562 = !DILocalVariable(name: "v_", scope: !563, file: !3, line: 92, type: !48)
!563 = distinct !DILexicalBlock(scope: !542, file: !3, line: 92, column: 3)
!564 = !DILocation(line: 92, column: 3, scope: !563)
!565 = !DILocation(line: 93, column: 3, scope: !542)
!566 = !DILocalVariable(name: "v_", scope: !567, file: !3, line: 93, type: !44)
!567 = distinct !DILexicalBlock(scope: !542, file: !3, line: 93, column: 3)
!568 = !DILocation(line: 93, column: 3, scope: !567)
!569 = !DILocation(line: 94, column: 3, scope: !542)
!570 = !DILocalVariable(name: "v_", scope: !571, file: !3, line: 94, type: !44)
!571 = distinct !DILexicalBlock(scope: !542, file: !3, line: 94, column: 3)
!572 = !DILocation(line: 94, column: 3, scope: !571)
!573 = !DILocation(line: 95, column: 3, scope: !542)
!574 = !DILocalVariable(name: "v_", scope: !575, file: !3, line: 95, type: !48)
!575 = distinct !DILexicalBlock(scope: !542, file: !3, line: 95, column: 3)
!576 = !DILocation(line: 95, column: 3, scope: !575)
!577 = !DILocation(line: 96, column: 3, scope: !542)
!578 = !DILocalVariable(name: "v_", scope: !579, file: !3, line: 96, type: !44)
!579 = distinct !DILexicalBlock(scope: !542, file: !3, line: 96, column: 3)
!580 = !DILocation(line: 96, column: 3, scope: !579)
!581 = !DILocation(line: 97, column: 3, scope: !542)
!582 = !DILocalVariable(name: "v_", scope: !583, file: !3, line: 97, type: !36)
!583 = distinct !DILexicalBlock(scope: !542, file: !3, line: 97, column: 3)
!584 = !DILocation(line: 97, column: 3, scope: !583)
!585 = !DILocation(line: 98, column: 3, scope: !542)
!586 = !DILocalVariable(name: "v_", scope: !587, file: !3, line: 98, type: !36)
!587 = distinct !DILexicalBlock(scope: !542, file: !3, line: 98, column: 3)
!588 = !DILocation(line: 98, column: 3, scope: !587)
!589 = !DILocation(line: 99, column: 3, scope: !542)
!590 = !DILocalVariable(name: "v_", scope: !591, file: !3, line: 99, type: !36)
!591 = distinct !DILexicalBlock(scope: !542, file: !3, line: 99, column: 3)
!592 = !DILocation(line: 99, column: 3, scope: !591)
!593 = !DILocation(line: 100, column: 3, scope: !542)
!594 = !DILocalVariable(name: "v_", scope: !595, file: !3, line: 100, type: !36)
!595 = distinct !DILexicalBlock(scope: !542, file: !3, line: 100, column: 3)
!596 = !DILocation(line: 100, column: 3, scope: !595)
!597 = !DILocation(line: 101, column: 3, scope: !542)
!598 = !DILocalVariable(name: "v_", scope: !599, file: !3, line: 101, type: !14)
!599 = distinct !DILexicalBlock(scope: !542, file: !3, line: 101, column: 3)
!600 = !DILocation(line: 101, column: 3, scope: !599)
!601 = !DILocation(line: 102, column: 3, scope: !542)
!602 = !DILocalVariable(name: "v_", scope: !603, file: !3, line: 102, type: !14)
!603 = distinct !DILexicalBlock(scope: !542, file: !3, line: 102, column: 3)
!604 = !DILocation(line: 102, column: 3, scope: !603)
!605 = !DILocation(line: 103, column: 3, scope: !542)
!606 = !DILocalVariable(name: "v_", scope: !607, file: !3, line: 103, type: !14)
!607 = distinct !DILexicalBlock(scope: !542, file: !3, line: 103, column: 3)
!608 = !DILocation(line: 103, column: 3, scope: !607)
!609 = !DILocation(line: 104, column: 3, scope: !542)
!610 = !DILocalVariable(name: "v_", scope: !611, file: !3, line: 104, type: !14)
!611 = distinct !DILexicalBlock(scope: !542, file: !3, line: 104, column: 3)
!612 = !DILocation(line: 104, column: 3, scope: !611)
!613 = !DILocation(line: 105, column: 3, scope: !542)
!614 = !DILocalVariable(name: "v_", scope: !615, file: !3, line: 105, type: !36)
!615 = distinct !DILexicalBlock(scope: !542, file: !3, line: 105, column: 3)
!616 = !DILocation(line: 105, column: 3, scope: !615)
!617 = !DILocation(line: 106, column: 3, scope: !542)
!618 = !DILocalVariable(name: "v_", scope: !619, file: !3, line: 106, type: !36)
!619 = distinct !DILexicalBlock(scope: !542, file: !3, line: 106, column: 3)
!620 = !DILocation(line: 106, column: 3, scope: !619)
!621 = !DILocation(line: 107, column: 3, scope: !542)
!622 = !DILocalVariable(name: "v_", scope: !623, file: !3, line: 107, type: !44)
!623 = distinct !DILexicalBlock(scope: !542, file: !3, line: 107, column: 3)
!624 = !DILocation(line: 107, column: 3, scope: !623)
!625 = !DILocation(line: 108, column: 3, scope: !542)
!626 = !DILocalVariable(name: "v_", scope: !627, file: !3, line: 108, type: !44)
!627 = distinct !DILexicalBlock(scope: !542, file: !3, line: 108, column: 3)
!628 = !DILocation(line: 108, column: 3, scope: !627)
!629 = !DILocation(line: 109, column: 3, scope: !542)
!630 = !DILocalVariable(name: "v_", scope: !631, file: !3, line: 109, type: !44)
!631 = distinct !DILexicalBlock(scope: !542, file: !3, line: 109, column: 3)
!632 = !DILocation(line: 109, column: 3, scope: !631)
!633 = !DILocation(line: 110, column: 3, scope: !542)
!634 = !DILocalVariable(name: "v_", scope: !635, file: !3, line: 110, type: !48)
!635 = distinct !DILexicalBlock(scope: !542, file: !3, line: 110, column: 3)
!636 = !DILocation(line: 110, column: 3, scope: !635)
!637 = !DILocation(line: 111, column: 3, scope: !542)
!638 = !DILocalVariable(name: "v_", scope: !639, file: !3, line: 111, type: !44)
!639 = distinct !DILexicalBlock(scope: !542, file: !3, line: 111, column: 3)
!640 = !DILocation(line: 111, column: 3, scope: !639)
!641 = !DILocation(line: 112, column: 3, scope: !542)
!642 = !DILocalVariable(name: "v_", scope: !643, file: !3, line: 112, type: !44)
!643 = distinct !DILexicalBlock(scope: !542, file: !3, line: 112, column: 3)
!644 = !DILocation(line: 112, column: 3, scope: !643)
!645 = !DILocation(line: 113, column: 3, scope: !542)
!646 = !DILocalVariable(name: "v_", scope: !647, file: !3, line: 113, type: !44)
!647 = distinct !DILexicalBlock(scope: !542, file: !3, line: 113, column: 3)
!648 = !DILocation(line: 113, column: 3, scope: !647)
!649 = !DILocation(line: 114, column: 3, scope: !542)
!650 = !DILocalVariable(name: "v_", scope: !651, file: !3, line: 114, type: !44)
!651 = distinct !DILexicalBlock(scope: !542, file: !3, line: 114, column: 3)
!652 = !DILocation(line: 114, column: 3, scope: !651)
!653 = !DILocation(line: 115, column: 3, scope: !542)
!654 = !DILocalVariable(name: "v_", scope: !655, file: !3, line: 115, type: !44)
!655 = distinct !DILexicalBlock(scope: !542, file: !3, line: 115, column: 3)
!656 = !DILocation(line: 115, column: 3, scope: !655)
!657 = !DILocation(line: 116, column: 3, scope: !542)
!658 = !DILocalVariable(name: "v_", scope: !659, file: !3, line: 116, type: !44)
!659 = distinct !DILexicalBlock(scope: !542, file: !3, line: 116, column: 3)
!660 = !DILocation(line: 116, column: 3, scope: !659)
!661 = !DILocation(line: 117, column: 3, scope: !542)
!662 = !DILocalVariable(name: "v_", scope: !663, file: !3, line: 117, type: !32)
!663 = distinct !DILexicalBlock(scope: !542, file: !3, line: 117, column: 3)
!664 = !DILocation(line: 117, column: 3, scope: !663)
!665 = !DILocation(line: 118, column: 1, scope: !542)
!666 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 120, type: !667, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!667 = !DISubroutineType(types: !668)
!668 = !{null, !669, !7}
!669 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !670, size: 64)
!670 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!671 = !DILocalVariable(name: "from", arg: 1, scope: !666, file: !3, line: 120, type: !669)
!672 = !DILocation(line: 120, column: 50, scope: !666)
!673 = !DILocalVariable(name: "n", arg: 2, scope: !666, file: !3, line: 120, type: !7)
!674 = !DILocation(line: 120, column: 60, scope: !666)
!675 = !DILocalVariable(name: "a", scope: !666, file: !3, line: 121, type: !77)
!676 = !DILocation(line: 121, column: 11, scope: !666)
!677 = !DILocation(line: 121, column: 48, scope: !666)
!678 = !DILocation(line: 121, column: 34, scope: !666)
!679 = !DILocation(line: 121, column: 15, scope: !666)
!680 = !DILocalVariable(name: "b", scope: !666, file: !3, line: 121, type: !77)
!681 = !DILocation(line: 121, column: 55, scope: !666)
!682 = !DILocation(line: 121, column: 93, scope: !666)
!683 = !DILocation(line: 121, column: 98, scope: !666)
!684 = !DILocation(line: 121, column: 78, scope: !666)
!685 = !DILocation(line: 121, column: 59, scope: !666)
!686 = !DILocation(line: 122, column: 3, scope: !666)
!687 = !DILocalVariable(name: "v_", scope: !688, file: !3, line: 122, type: !36)
!688 = distinct !DILexicalBlock(scope: !666, file: !3, line: 122, column: 3)
!689 = !DILocation(line: 122, column: 3, scope: !688)
!690 = !DILocation(line: 123, column: 3, scope: !666)
!691 = !DILocalVariable(name: "v_", scope: !692, file: !3, line: 123, type: !77)
!692 = distinct !DILexicalBlock(scope: !666, file: !3, line: 123, column: 3)
!693 = !DILocation(line: 123, column: 3, scope: !692)
!694 = !DILocation(line: 124, column: 3, scope: !666)
!695 = !DILocalVariable(name: "v_", scope: !696, file: !3, line: 124, type: !77)
!696 = distinct !DILexicalBlock(scope: !666, file: !3, line: 124, column: 3)
!697 = !DILocation(line: 124, column: 3, scope: !696)
!698 = !DILocation(line: 125, column: 3, scope: !666)
!699 = !DILocalVariable(name: "v_", scope: !700, file: !3, line: 125, type: !77)
!700 = distinct !DILexicalBlock(scope: !666, file: !3, line: 125, column: 3)
!701 = !DILocation(line: 125, column: 3, scope: !700)
!702 = !DILocation(line: 126, column: 3, scope: !666)
!703 = !DILocalVariable(name: "v_", scope: !704, file: !3, line: 126, type: !77)
!704 = distinct !DILexicalBlock(scope: !666, file: !3, line: 126, column: 3)
!705 = !DILocation(line: 126, column: 3, scope: !704)
!706 = !DILocation(line: 127, column: 3, scope: !666)
!707 = !DILocalVariable(name: "v_", scope: !708, file: !3, line: 127, type: !77)
!708 = distinct !DILexicalBlock(scope: !666, file: !3, line: 127, column: 3)
!709 = !DILocation(line: 127, column: 3, scope: !708)
!710 = !DILocation(line: 128, column: 3, scope: !666)
!711 = !DILocalVariable(name: "v_", scope: !712, file: !3, line: 128, type: !77)
!712 = distinct !DILexicalBlock(scope: !666, file: !3, line: 128, column: 3)
!713 = !DILocation(line: 128, column: 3, scope: !712)
!714 = !DILocation(line: 129, column: 3, scope: !666)
!715 = !DILocalVariable(name: "v_", scope: !716, file: !3, line: 129, type: !77)
!716 = distinct !DILexicalBlock(scope: !666, file: !3, line: 129, column: 3)
!717 = !DILocation(line: 129, column: 3, scope: !716)
!718 = !DILocation(line: 130, column: 3, scope: !666)
!719 = !DILocalVariable(name: "v_", scope: !720, file: !3, line: 130, type: !77)
!720 = distinct !DILexicalBlock(scope: !666, file: !3, line: 130, column: 3)
!721 = !DILocation(line: 130, column: 3, scope: !720)
!722 = !DILocation(line: 131, column: 3, scope: !666)
!723 = !DILocalVariable(name: "v_", scope: !724, file: !3, line: 131, type: !77)
!724 = distinct !DILexicalBlock(scope: !666, file: !3, line: 131, column: 3)
!725 = !DILocation(line: 131, column: 3, scope: !724)
!726 = !DILocation(line: 132, column: 3, scope: !666)
!727 = !DILocalVariable(name: "v_", scope: !728, file: !3, line: 132, type: !77)
!728 = distinct !DILexicalBlock(scope: !666, file: !3, line: 132, column: 3)
!729 = !DILocation(line: 132, column: 3, scope: !728)
!730 = !DILocation(line: 133, column: 3, scope: !666)
!731 = !DILocalVariable(name: "v_", scope: !732, file: !3, line: 133, type: !77)
!732 = distinct !DILexicalBlock(scope: !666, file: !3, line: 133, column: 3)
!733 = !DILocation(line: 133, column: 3, scope: !732)
!734 = !DILocation(line: 134, column: 3, scope: !666)
!735 = !DILocalVariable(name: "v_", scope: !736, file: !3, line: 134, type: !36)
!736 = distinct !DILexicalBlock(scope: !666, file: !3, line: 134, column: 3)
!737 = !DILocation(line: 134, column: 3, scope: !736)
!738 = !DILocalVariable(name: "f", scope: !666, file: !3, line: 135, type: !62)
!739 = !DILocation(line: 135, column: 10, scope: !666)
!740 = !DILocation(line: 135, column: 33, scope: !666)
!741 = !DILocation(line: 135, column: 14, scope: !666)
!742 = !DILocalVariable(name: "g", scope: !666, file: !3, line: 135, type: !62)
!743 = !DILocation(line: 135, column: 37, scope: !666)
!744 = !DILocation(line: 135, column: 60, scope: !666)
!745 = !DILocation(line: 135, column: 41, scope: !666)
!746 = !DILocation(line: 136, column: 3, scope: !666)
!747 = !DILocalVariable(name: "v_", scope: !748, file: !3, line: 136, type: !62)
!748 = distinct !DILexicalBlock(scope: !666, file: !3, line: 136, column: 3)
!749 = !DILocation(line: 136, column: 3, scope: !748)
!750 = !DILocation(line: 137, column: 3, scope: !666)
!751 = !DILocalVariable(name: "v_", scope: !752, file: !3, line: 137, type: !62)
!752 = distinct !DILexicalBlock(scope: !666, file: !3, line: 137, column: 3)
!753 = !DILocation(line: 137, column: 3, scope: !752)
!754 = !DILocation(line: 138, column: 3, scope: !666)
!755 = !DILocalVariable(name: "v_", scope: !756, file: !3, line: 138, type: !62)
!756 = distinct !DILexicalBlock(scope: !666, file: !3, line: 138, column: 3)
!757 = !DILocation(line: 138, column: 3, scope: !756)
!758 = !DILocation(line: 139, column: 3, scope: !666)
!759 = !DILocalVariable(name: "v_", scope: !760, file: !3, line: 139, type: !77)
!760 = distinct !DILexicalBlock(scope: !666, file: !3, line: 139, column: 3)
!761 = !DILocation(line: 139, column: 3, scope: !760)
!762 = !DILocation(line: 140, column: 3, scope: !666)
!763 = !DILocalVariable(name: "v_", scope: !764, file: !3, line: 140, type: !36)
!764 = distinct !DILexicalBlock(scope: !666, file: !3, line: 140, column: 3)
!765 = !DILocation(line: 140, column: 3, scope: !764)
!766 = !DILocation(line: 141, column: 3, scope: !666)
!767 = !DILocalVariable(name: "v_", scope: !768, file: !3, line: 141, type: !36)
!768 = distinct !DILexicalBlock(scope: !666, file: !3, line: 141, column: 3)
!769 = !DILocation(line: 141, column: 3, scope: !768)
!770 = !DILocation(line: 142, column: 3, scope: !666)
!771 = !DILocalVariable(name: "v_", scope: !772, file: !3, line: 142, type: !36)
!772 = distinct !DILexicalBlock(scope: !666, file: !3, line: 142, column: 3)
!773 = !DILocation(line: 142, column: 3, scope: !772)
!774 = !DILocation(line: 143, column: 3, scope: !666)
!775 = !DILocalVariable(name: "v_", scope: !776, file: !3, line: 143, type: !36)
!776 = distinct !DILexicalBlock(scope: !666, file: !3, line: 143, column: 3)
!777 = !DILocation(line: 143, column: 3, scope: !776)
!778 = !DILocation(line: 144, column: 3, scope: !666)
!779 = !DILocalVariable(name: "v_", scope: !780, file: !3, line: 144, type: !36)
!780 = distinct !DILexicalBlock(scope: !666, file: !3, line: 144, column: 3)
!781 = !DILocation(line: 144, column: 3, scope: !780)
!782 = !DILocation(line: 145, column: 1, scope: !666)
!783 = distinct !DISubprogram(name: "under_masks", scope: !3, file: !3, line: 148, type: !667, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!784 = !DILocalVariable(name: "from", arg: 1, scope: !783, file: !3, line: 148, type: !669)
!785 = !DILocation(line: 148, column: 57, scope: !783)
!786 = !DILocalVariable(name: "n", arg: 2, scope: !783, file: !3, line: 148, type: !7)
!787 = !DILocation(line: 148, column: 67, scope: !783)
!788 = !DILocalVariable(name: "a", scope: !783, file: !3, line: 149, type: !77)
!789 = !DILocation(line: 149, column: 11, scope: !783)
!790 = !DILocation(line: 149, column: 48, scope: !783)
!791 = !DILocation(line: 149, column: 34, scope: !783)
!792 = !DILocation(line: 149, column: 15, scope: !783)
!793 = !DILocalVariable(name: "b", scope: !783, file: !3, line: 149, type: !77)
!794 = !DILocation(line: 149, column: 55, scope: !783)
!795 = !DILocation(line: 149, column: 93, scope: !783)
!796 = !DILocation(line: 149, column: 98, scope: !783)
!797 = !DILocation(line: 149, column: 78, scope: !783)
!798 = !DILocation(line: 149, column: 59, scope: !783)
!799 = !DILocalVariable(name: "f", scope: !783, file: !3, line: 150, type: !62)
!800 = !DILocation(line: 150, column: 10, scope: !783)
!801 = !DILocation(line: 150, column: 33, scope: !783)
!802 = !DILocation(line: 150, column: 14, scope: !783)
!803 = !DILocalVariable(name: "g", scope: !783, file: !3, line: 150, type: !62)
!804 = !DILocation(line: 150, column: 37, scope: !783)
!805 = !DILocation(line: 150, column: 60, scope: !783)
!806 = !DILocation(line: 150, column: 41, scope: !783)
!807 = !DILocalVariable(name: "signs", scope: !783, file: !3, line: 150, type: !62)
!808 = !DILocation(line: 150, column: 64, scope: !783)
!809 = !DILocation(line: 150, column: 92, scope: !783)
!810 = !DILocation(line: 150, column: 72, scope: !783)
!811 = !DILocalVariable(name: "d", scope: !783, file: !3, line: 151, type: !96)
!812 = !DILocation(line: 151, column: 11, scope: !783)
!813 = !DILocation(line: 151, column: 57, scope: !783)
!814 = !DILocation(line: 151, column: 34, scope: !783)
!815 = !DILocation(line: 151, column: 15, scope: !783)
!816 = !DILocalVariable(name: "e", scope: !783, file: !3, line: 151, type: !96)
!817 = !DILocation(line: 151, column: 62, scope: !783)
!818 = !DILocation(line: 151, column: 108, scope: !783)
!819 = !DILocation(line: 151, column: 85, scope: !783)
!820 = !DILocation(line: 151, column: 66, scope: !783)
!821 = !DILocalVariable(name: "four", scope: !783, file: !3, line: 152, type: !822)
!822 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 256, elements: !34)
!823 = !DILocation(line: 152, column: 7, scope: !783)
!824 = !DILocation(line: 152, column: 17, scope: !783)
!825 = !DILocation(line: 152, column: 18, scope: !783)
!826 = !DILocation(line: 152, column: 27, scope: !783)
!827 = !DILocation(line: 152, column: 36, scope: !783)
!828 = !DILocation(line: 152, column: 45, scope: !783)
!829 = !DILocalVariable(name: "few", scope: !783, file: !3, line: 153, type: !830)
!830 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 96, elements: !831)
!831 = !{!832}
!832 = !DISubrange(count: 3)
!833 = !DILocation(line: 153, column: 7, scope: !783)
!834 = !DILocation(line: 153, column: 16, scope: !783)
!835 = !DILocation(line: 153, column: 17, scope: !783)
!836 = !DILocation(line: 153, column: 21, scope: !783)
!837 = !DILocation(line: 153, column: 20, scope: !783)
!838 = !DILocation(line: 154, column: 3, scope: !783)
!839 = !DILocalVariable(name: "v_", scope: !840, file: !3, line: 154, type: !77)
!840 = distinct !DILexicalBlock(scope: !783, file: !3, line: 154, column: 3)
!841 = !DILocation(line: 154, column: 3, scope: !840)
!842 = !DILocation(line: 155, column: 3, scope: !783)
!843 = !DILocalVariable(name: "v_", scope: !844, file: !3, line: 155, type: !62)
!844 = distinct !DILexicalBlock(scope: !783, file: !3, line: 155, column: 3)
!845 = !DILocation(line: 155, column: 3, scope: !844)
!846 = !DILocation(line: 156, column: 3, scope: !783)
!847 = !DILocalVariable(name: "v_", scope: !848, file: !3, line: 156, type: !14)
!848 = distinct !DILexicalBlock(scope: !783, file: !3, line: 156, column: 3)
!849 = !DILocation(line: 156, column: 3, scope: !848)
!850 = !DILocation(line: 157, column: 3, scope: !783)
!851 = !DILocalVariable(name: "v_", scope: !852, file: !3, line: 157, type: !48)
!852 = distinct !DILexicalBlock(scope: !783, file: !3, line: 157, column: 3)
!853 = !DILocation(line: 157, column: 3, scope: !852)
!854 = !DILocation(line: 158, column: 33, scope: !783)
!855 = !DILocation(line: 158, column: 26, scope: !783)
!856 = !DILocation(line: 158, column: 39, scope: !783)
!857 = !DILocation(line: 158, column: 42, scope: !783)
!858 = !DILocation(line: 158, column: 3, scope: !783)
!859 = !DILocation(line: 159, column: 3, scope: !783)
!860 = !DILocalVariable(name: "v_", scope: !861, file: !3, line: 159, type: !77)
!861 = distinct !DILexicalBlock(scope: !783, file: !3, line: 159, column: 3)
!862 = !DILocation(line: 159, column: 3, scope: !861)
!863 = !DILocation(line: 160, column: 29, scope: !783)
!864 = !DILocation(line: 160, column: 20, scope: !783)
!865 = !DILocation(line: 160, column: 48, scope: !783)
!866 = !DILocation(line: 160, column: 59, scope: !783)
!867 = !DILocation(line: 160, column: 58, scope: !783)
!868 = !DILocation(line: 160, column: 34, scope: !783)
!869 = !DILocation(line: 160, column: 103, scope: !783)
!870 = !DILocation(line: 160, column: 80, scope: !783)
!871 = !DILocation(line: 160, column: 63, scope: !783)
!872 = !DILocation(line: 160, column: 3, scope: !783)
!873 = !DILocation(line: 161, column: 3, scope: !783)
!874 = !DILocalVariable(name: "v_", scope: !875, file: !3, line: 161, type: !36)
!875 = distinct !DILexicalBlock(scope: !783, file: !3, line: 161, column: 3)
!876 = !DILocation(line: 161, column: 3, scope: !875)
!877 = !DILocalVariable(name: "near", scope: !783, file: !3, line: 162, type: !77)
!878 = !DILocation(line: 162, column: 11, scope: !783)
!879 = !DILocation(line: 162, column: 35, scope: !783)
!880 = !DILocation(line: 162, column: 38, scope: !783)
!881 = !DILocation(line: 162, column: 18, scope: !783)
!882 = !DILocalVariable(name: "nearest", scope: !783, file: !3, line: 162, type: !77)
!883 = !DILocation(line: 162, column: 61, scope: !783)
!884 = !DILocation(line: 162, column: 88, scope: !783)
!885 = !DILocation(line: 162, column: 91, scope: !783)
!886 = !DILocation(line: 162, column: 71, scope: !783)
!887 = !DILocation(line: 163, column: 3, scope: !783)
!888 = !DILocalVariable(name: "v_", scope: !889, file: !3, line: 163, type: !77)
!889 = distinct !DILexicalBlock(scope: !783, file: !3, line: 163, column: 3)
!890 = !DILocation(line: 163, column: 3, scope: !889)
!891 = !DILocation(line: 164, column: 3, scope: !783)
!892 = !DILocalVariable(name: "v_", scope: !893, file: !3, line: 164, type: !62)
!893 = distinct !DILexicalBlock(scope: !783, file: !3, line: 164, column: 3)
!894 = !DILocation(line: 164, column: 3, scope: !893)
!895 = !DILocation(line: 165, column: 3, scope: !783)
!896 = !DILocalVariable(name: "v_", scope: !897, file: !3, line: 165, type: !96)
!897 = distinct !DILexicalBlock(scope: !783, file: !3, line: 165, column: 3)
!898 = !DILocation(line: 165, column: 3, scope: !897)
!899 = !DILocation(line: 166, column: 3, scope: !783)
!900 = !DILocalVariable(name: "v_", scope: !901, file: !3, line: 166, type: !14)
!901 = distinct !DILexicalBlock(scope: !783, file: !3, line: 166, column: 3)
!902 = !DILocation(line: 166, column: 3, scope: !901)
!903 = !DILocation(line: 167, column: 3, scope: !783)
!904 = !DILocalVariable(name: "v_", scope: !905, file: !3, line: 167, type: !44)
!905 = distinct !DILexicalBlock(scope: !783, file: !3, line: 167, column: 3)
!906 = !DILocation(line: 167, column: 3, scope: !905)
!907 = !DILocation(line: 168, column: 3, scope: !783)
!908 = !DILocalVariable(name: "v_", scope: !909, file: !3, line: 168, type: !14)
!909 = distinct !DILexicalBlock(scope: !783, file: !3, line: 168, column: 3)
!910 = !DILocation(line: 168, column: 3, scope: !909)
!911 = !DILocation(line: 169, column: 3, scope: !783)
!912 = !DILocalVariable(name: "v_", scope: !913, file: !3, line: 169, type: !36)
!913 = distinct !DILexicalBlock(scope: !783, file: !3, line: 169, column: 3)
!914 = !DILocation(line: 169, column: 3, scope: !913)
!915 = !DILocation(line: 170, column: 3, scope: !783)
!916 = !DILocalVariable(name: "v_", scope: !917, file: !3, line: 170, type: !36)
!917 = distinct !DILexicalBlock(scope: !783, file: !3, line: 170, column: 3)
!918 = !DILocation(line: 170, column: 3, scope: !917)
!919 = !DILocation(line: 171, column: 3, scope: !783)
!920 = !DILocalVariable(name: "v_", scope: !921, file: !3, line: 171, type: !62)
!921 = distinct !DILexicalBlock(scope: !783, file: !3, line: 171, column: 3)
!922 = !DILocation(line: 171, column: 3, scope: !921)
!923 = !DILocation(line: 172, column: 3, scope: !783)
!924 = !DILocalVariable(name: "v_", scope: !925, file: !3, line: 172, type: !96)
!925 = distinct !DILexicalBlock(scope: !783, file: !3, line: 172, column: 3)
!926 = !DILocation(line: 172, column: 3, scope: !925)
!927 = !DILocation(line: 173, column: 3, scope: !783)
!928 = !DILocalVariable(name: "v_", scope: !929, file: !3, line: 173, type: !44)
!929 = distinct !DILexicalBlock(scope: !783, file: !3, line: 173, column: 3)
!930 = !DILocation(line: 173, column: 3, scope: !929)
!931 = !DILocation(line: 174, column: 3, scope: !783)
!932 = !DILocalVariable(name: "v_", scope: !933, file: !3, line: 174, type: !62)
!933 = distinct !DILexicalBlock(scope: !783, file: !3, line: 174, column: 3)
!934 = !DILocation(line: 174, column: 3, scope: !933)
!935 = !DILocation(line: 175, column: 3, scope: !783)
!936 = !DILocalVariable(name: "v_", scope: !937, file: !3, line: 175, type: !96)
!937 = distinct !DILexicalBlock(scope: !783, file: !3, line: 175, column: 3)
!938 = !DILocation(line: 175, column: 3, scope: !937)
!939 = !DILocation(line: 176, column: 3, scope: !783)
!940 = !DILocalVariable(name: "v_", scope: !941, file: !3, line: 176, type: !44)
!941 = distinct !DILexicalBlock(scope: !783, file: !3, line: 176, column: 3)
!942 = !DILocation(line: 176, column: 3, scope: !941)
!943 = !DILocation(line: 177, column: 3, scope: !783)
!944 = !DILocalVariable(name: "v_", scope: !945, file: !3, line: 177, type: !14)
!945 = distinct !DILexicalBlock(scope: !783, file: !3, line: 177, column: 3)
!946 = !DILocation(line: 177, column: 3, scope: !945)
!947 = !DILocation(line: 178, column: 3, scope: !783)
!948 = !DILocalVariable(name: "v_", scope: !949, file: !3, line: 178, type: !14)
!949 = distinct !DILexicalBlock(scope: !783, file: !3, line: 178, column: 3)
!950 = !DILocation(line: 178, column: 3, scope: !949)
!951 = !DILocation(line: 179, column: 1, scope: !783)
!952 = distinct !DISubprogram(name: "words", scope: !3, file: !3, line: 21, type: !953, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!953 = !DISubroutineType(types: !954)
!954 = !{null, !7, !5, !7}
!955 = !DILocalVariable(name: "line", arg: 1, scope: !952, file: !3, line: 21, type: !7)
!956 = !DILocation(line: 21, column: 23, scope: !952)
!957 = !DILocalVariable(name: "from", arg: 2, scope: !952, file: !3, line: 21, type: !5)
!958 = !DILocation(line: 21, column: 41, scope: !952)
!959 = !DILocalVariable(name: "n", arg: 3, scope: !952, file: !3, line: 21, type: !7)
!960 = !DILocation(line: 21, column: 51, scope: !952)
!961 = !DILocalVariable(name: "all", scope: !952, file: !3, line: 22, type: !822)
!962 = !DILocation(line: 22, column: 7, scope: !952)
!963 = !DILocation(line: 23, column: 3, scope: !952)
!964 = !DILocation(line: 23, column: 15, scope: !952)
!965 = !DILocation(line: 23, column: 25, scope: !952)
!966 = !DILocation(line: 23, column: 23, scope: !952)
!967 = !DILocation(line: 23, column: 21, scope: !952)
!968 = !DILocation(line: 24, column: 17, scope: !952)
!969 = !DILocation(line: 24, column: 3, scope: !952)
!970 = !DILocalVariable(name: "i", scope: !971, file: !3, line: 25, type: !7)
!971 = distinct !DILexicalBlock(scope: !952, file: !3, line: 25, column: 3)
!972 = !DILocation(line: 25, column: 12, scope: !971)
!973 = !DILocation(line: 25, column: 8, scope: !971)
!974 = !DILocation(line: 25, column: 19, scope: !975)
!975 = distinct !DILexicalBlock(scope: !971, file: !3, line: 25, column: 3)
!976 = !DILocation(line: 25, column: 23, scope: !975)
!977 = !DILocation(line: 25, column: 21, scope: !975)
!978 = !DILocation(line: 25, column: 3, scope: !971)
!979 = !DILocation(line: 25, column: 74, scope: !975)
!980 = !DILocation(line: 25, column: 70, scope: !975)
!981 = !DILocation(line: 25, column: 31, scope: !975)
!982 = !DILocation(line: 25, column: 27, scope: !975)
!983 = !DILocation(line: 25, column: 3, scope: !975)
!984 = distinct !{!984, !978, !985, !159}
!985 = !DILocation(line: 25, column: 76, scope: !971)
!986 = !DILocation(line: 26, column: 3, scope: !952)
!987 = !DILocation(line: 27, column: 1, scope: !952)
