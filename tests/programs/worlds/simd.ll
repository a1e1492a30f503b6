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
define dso_local i32 @main() #0 !dbg !94 {
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
  call void @llvm.dbg.declare(metadata [2 x i8]* %12, metadata !98, metadata !DIExpression()), !dbg !100
  %23 = bitcast [2 x i8]* %12 to i8*, !dbg !100
  call void @llvm.memset.p0i8.i64(i8* align 1 %23, i8 0, i64 2, i1 false), !dbg !100
  %24 = getelementptr inbounds [2 x i8], [2 x i8]* %12, i64 0, i64 0, !dbg !101
  %25 = call i64 @read(i32 noundef 0, i8* noundef %24, i64 noundef 2), !dbg !103
  %26 = icmp ne i64 %25, 2, !dbg !104
  br i1 %26, label %27, label %28, !dbg !105

27:                                               ; preds = %0
  store i32 99, i32* %11, align 4, !dbg !106
  br label %179, !dbg !106

28:                                               ; preds = %0
  %29 = getelementptr inbounds [2 x i8], [2 x i8]* %12, i64 0, i64 0, !dbg !107
  %30 = load i8, i8* %29, align 1, !dbg !107
  %31 = zext i8 %30 to i32, !dbg !107
  %32 = icmp eq i32 %31, 109, !dbg !109
  br i1 %32, label %33, label %51, !dbg !110

33:                                               ; preds = %28
  call void @llvm.dbg.declare(metadata i32* %13, metadata !111, metadata !DIExpression()), !dbg !113
  %34 = getelementptr inbounds [2 x i8], [2 x i8]* %12, i64 0, i64 1, !dbg !114
  %35 = load i8, i8* %34, align 1, !dbg !114
  %36 = call i32 @find(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8 noundef signext %35), !dbg !115
  store i32 %36, i32* %13, align 4, !dbg !113
  call void @llvm.dbg.declare(metadata i32* %14, metadata !116, metadata !DIExpression()), !dbg !118
  store i32 0, i32* %14, align 4, !dbg !118
  br label %37, !dbg !119

37:                                               ; preds = %47, %33
  %38 = load i32, i32* %14, align 4, !dbg !120
  %39 = icmp slt i32 %38, 16, !dbg !122
  br i1 %39, label %40, label %50, !dbg !123

40:                                               ; preds = %37
  %41 = load i32, i32* %13, align 4, !dbg !124
  %42 = load i32, i32* %14, align 4, !dbg !126
  %43 = icmp eq i32 %41, %42, !dbg !127
  br i1 %43, label %44, label %46, !dbg !128

44:                                               ; preds = %40
  %45 = load i32, i32* %14, align 4, !dbg !129
  store i32 %45, i32* %11, align 4, !dbg !130
  br label %179, !dbg !130

46:                                               ; preds = %40
  br label %47, !dbg !126

47:                                               ; preds = %46
  %48 = load i32, i32* %14, align 4, !dbg !131
  %49 = add nsw i32 %48, 1, !dbg !131
  store i32 %49, i32* %14, align 4, !dbg !131
  br label %37, !dbg !132, !llvm.loop !133

50:                                               ; preds = %37
  store i32 50, i32* %11, align 4, !dbg !136
  br label %179, !dbg !136

51:                                               ; preds = %28
  store i64 88172645463325252, i64* @state, align 8, !dbg !137
  call void @llvm.dbg.declare(metadata i32* %15, metadata !138, metadata !DIExpression()), !dbg !140
  store i32 0, i32* %15, align 4, !dbg !140
  br label %52, !dbg !141

52:                                               ; preds = %175, %51
  %53 = load i32, i32* %15, align 4, !dbg !142
  %54 = icmp slt i32 %53, 8, !dbg !144
  br i1 %54, label %55, label %178, !dbg !145

55:                                               ; preds = %52
  call void @llvm.dbg.declare(metadata [8 x i64]* %16, metadata !146, metadata !DIExpression()), !dbg !149
  call void @llvm.dbg.declare(metadata i32* %17, metadata !150, metadata !DIExpression()), !dbg !152
  store i32 0, i32* %17, align 4, !dbg !152
  br label %56, !dbg !153

56:                                               ; preds = %64, %55
  %57 = load i32, i32* %17, align 4, !dbg !154
  %58 = icmp slt i32 %57, 8, !dbg !156
  br i1 %58, label %59, label %67, !dbg !157

59:                                               ; preds = %56
  %60 = call i64 @next(), !dbg !158
  %61 = load i32, i32* %17, align 4, !dbg !159
  %62 = sext i32 %61 to i64, !dbg !160
  %63 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 %62, !dbg !160
  store i64 %60, i64* %63, align 8, !dbg !161
  br label %64, !dbg !160

64:                                               ; preds = %59
  %65 = load i32, i32* %17, align 4, !dbg !162
  %66 = add nsw i32 %65, 1, !dbg !162
  store i32 %66, i32* %17, align 4, !dbg !162
  br label %56, !dbg !163, !llvm.loop !164

67:                                               ; preds = %56
  call void @llvm.dbg.declare(metadata <2 x i64>* %18, metadata !166, metadata !DIExpression()), !dbg !167
  %68 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 0, !dbg !168
  %69 = bitcast i64* %68 to i8*, !dbg !169
  %70 = bitcast i8* %69 to <2 x i64>*, !dbg !169
  store <2 x i64>* %70, <2 x i64>** %9, align 8, !dbg !170
  %71 = load <2 x i64>*, <2 x i64>** %9, align 8, !dbg !170
  %72 = bitcast <2 x i64>* %71 to %struct.__loadu_si128*, !dbg !170
  %73 = getelementptr inbounds %struct.__loadu_si128, %struct.__loadu_si128* %72, i32 0, i32 0, !dbg !170
  %74 = load <2 x i64>, <2 x i64>* %73, align 1, !dbg !170
  store <2 x i64> %74, <2 x i64>* %18, align 16, !dbg !167
  call void @llvm.dbg.declare(metadata <2 x i64>* %19, metadata !171, metadata !DIExpression()), !dbg !172
  %75 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 0, !dbg !173
  %76 = getelementptr inbounds i64, i64* %75, i64 2, !dbg !174
  %77 = bitcast i64* %76 to i8*, !dbg !175
  %78 = bitcast i8* %77 to <2 x i64>*, !dbg !175
  store <2 x i64>* %78, <2 x i64>** %10, align 8, !dbg !176
  %79 = load <2 x i64>*, <2 x i64>** %10, align 8, !dbg !176
  %80 = bitcast <2 x i64>* %79 to %struct.__loadu_si128*, !dbg !176
  %81 = getelementptr inbounds %struct.__loadu_si128, %struct.__loadu_si128* %80, i32 0, i32 0, !dbg !176
  %82 = load <2 x i64>, <2 x i64>* %81, align 1, !dbg !176
  store <2 x i64> %82, <2 x i64>* %19, align 16, !dbg !172
  call void @llvm.dbg.declare(metadata [8 x float]* %20, metadata !177, metadata !DIExpression()), !dbg !179
  %83 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 0, !dbg !180
  %84 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 0, !dbg !181
  %85 = load i64, i64* %84, align 16, !dbg !181
  %86 = lshr i64 %85, 40, !dbg !182
  %87 = trunc i64 %86 to i32, !dbg !183
  %88 = sitofp i32 %87 to float, !dbg !183
  %89 = fmul float %88, 5.000000e-01, !dbg !184
  store float %89, float* %83, align 4, !dbg !180
  %90 = getelementptr inbounds float, float* %83, i64 1, !dbg !180
  store float -0.000000e+00, float* %90, align 4, !dbg !180
  %91 = getelementptr inbounds float, float* %90, i64 1, !dbg !180
  store float 0x46293E5940000000, float* %91, align 4, !dbg !180
  %92 = getelementptr inbounds float, float* %91, i64 1, !dbg !180
  %93 = load i32, i32* %15, align 4, !dbg !185
  %94 = sitofp i32 %93 to float, !dbg !185
  %95 = fsub float %94, 3.500000e+00, !dbg !186
  store float %95, float* %92, align 4, !dbg !180
  %96 = getelementptr inbounds float, float* %92, i64 1, !dbg !180
  store float 0.000000e+00, float* %96, align 4, !dbg !180
  %97 = getelementptr inbounds float, float* %96, i64 1, !dbg !180
  store float -2.500000e+00, float* %97, align 4, !dbg !180
  %98 = getelementptr inbounds float, float* %97, i64 1, !dbg !180
  %99 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 1, !dbg !187
  %100 = load i64, i64* %99, align 8, !dbg !187
  %101 = trunc i64 %100 to i32, !dbg !188
  %102 = sitofp i32 %101 to float, !dbg !188
  store float %102, float* %98, align 4, !dbg !180
  %103 = getelementptr inbounds float, float* %98, i64 1, !dbg !180
  store float 0x7FF8000000000000, float* %103, align 4, !dbg !180
  call void @llvm.dbg.declare(metadata <4 x float>* %21, metadata !189, metadata !DIExpression()), !dbg !190
  %104 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 0, !dbg !191
  %105 = load i32, i32* %15, align 4, !dbg !192
  %106 = srem i32 %105, 2, !dbg !193
  %107 = mul nsw i32 %106, 4, !dbg !194
  %108 = sext i32 %107 to i64, !dbg !195
  %109 = getelementptr inbounds float, float* %104, i64 %108, !dbg !195
  store float* %109, float** %7, align 8, !dbg !196
  %110 = load float*, float** %7, align 8, !dbg !196
  %111 = bitcast float* %110 to %struct.__loadu_ps*, !dbg !196
  %112 = getelementptr inbounds %struct.__loadu_ps, %struct.__loadu_ps* %111, i32 0, i32 0, !dbg !196
  %113 = load <4 x float>, <4 x float>* %112, align 1, !dbg !196
  store <4 x float> %113, <4 x float>* %21, align 16, !dbg !190
  call void @llvm.dbg.declare(metadata <4 x float>* %22, metadata !197, metadata !DIExpression()), !dbg !198
  %114 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 0, !dbg !199
  %115 = getelementptr inbounds float, float* %114, i64 4, !dbg !200
  %116 = load i32, i32* %15, align 4, !dbg !201
  %117 = srem i32 %116, 2, !dbg !202
  %118 = mul nsw i32 %117, 4, !dbg !203
  %119 = sext i32 %118 to i64, !dbg !204
  %120 = sub i64 0, %119, !dbg !204
  %121 = getelementptr inbounds float, float* %115, i64 %120, !dbg !204
  store float* %121, float** %8, align 8, !dbg !205
  %122 = load float*, float** %8, align 8, !dbg !205
  %123 = bitcast float* %122 to %struct.__loadu_ps*, !dbg !205
  %124 = getelementptr inbounds %struct.__loadu_ps, %struct.__loadu_ps* %123, i32 0, i32 0, !dbg !205
  %125 = load <4 x float>, <4 x float>* %124, align 1, !dbg !205
  store <4 x float> %125, <4 x float>* %22, align 16, !dbg !198
  %126 = getelementptr inbounds [2 x i8], [2 x i8]* %12, i64 0, i64 0, !dbg !206
  %127 = load i8, i8* %126, align 1, !dbg !206
  %128 = zext i8 %127 to i32, !dbg !206
  switch i32 %128, label %173 [
    i32 105, label %129
    i32 108, label %134
    i32 119, label %137
    i32 102, label %144
    i32 50, label %169
  ], !dbg !207

129:                                              ; preds = %67
  %130 = load <2 x i64>, <2 x i64>* %18, align 16, !dbg !208
  %131 = load <2 x i64>, <2 x i64>* %19, align 16, !dbg !210
  %132 = load i32, i32* %15, align 4, !dbg !211
  %133 = mul nsw i32 5, %132, !dbg !212
  call void @integers(<2 x i64> noundef %130, <2 x i64> noundef %131, i32 noundef %133), !dbg !213
  br label %174, !dbg !214

134:                                              ; preds = %67
  %135 = load <2 x i64>, <2 x i64>* %18, align 16, !dbg !215
  %136 = load <2 x i64>, <2 x i64>* %19, align 16, !dbg !216
  call void @later_integers(<2 x i64> noundef %135, <2 x i64> noundef %136), !dbg !217
  br label %174, !dbg !218

137:                                              ; preds = %67
  %138 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 0, !dbg !219
  %139 = load i64, i64* %138, align 16, !dbg !219
  %140 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 1, !dbg !220
  %141 = load i64, i64* %140, align 8, !dbg !220
  %142 = load <2 x i64>, <2 x i64>* %18, align 16, !dbg !221
  %143 = load <2 x i64>, <2 x i64>* %19, align 16, !dbg !222
  call void @words_alone(i64 noundef %139, i64 noundef %141, <2 x i64> noundef %142, <2 x i64> noundef %143), !dbg !223
  br label %174, !dbg !224

144:                                              ; preds = %67
  %145 = load <4 x float>, <4 x float>* %22, align 16, !dbg !225
  %146 = load <4 x float>, <4 x float>* %21, align 16, !dbg !226
  %147 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 3, !dbg !227
  %148 = load float, float* %147, align 4, !dbg !227
  %149 = fpext float %148 to double, !dbg !227
  %150 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 0, !dbg !228
  %151 = load float, float* %150, align 16, !dbg !228
  %152 = fpext float %151 to double, !dbg !228
  store double %149, double* %1, align 8, !dbg !229
  store double %152, double* %2, align 8, !dbg !229
  %153 = load double, double* %2, align 8, !dbg !229
  %154 = insertelement <2 x double> undef, double %153, i32 0, !dbg !229
  %155 = load double, double* %1, align 8, !dbg !229
  %156 = insertelement <2 x double> %154, double %155, i32 1, !dbg !229
  store <2 x double> %156, <2 x double>* %3, align 16, !dbg !229
  %157 = load <2 x double>, <2 x double>* %3, align 16, !dbg !229
  %158 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 6, !dbg !230
  %159 = load float, float* %158, align 8, !dbg !230
  %160 = fpext float %159 to double, !dbg !230
  %161 = getelementptr inbounds [8 x float], [8 x float]* %20, i64 0, i64 5, !dbg !231
  %162 = load float, float* %161, align 4, !dbg !231
  %163 = fpext float %162 to double, !dbg !231
  store double %160, double* %4, align 8, !dbg !232
  store double %163, double* %5, align 8, !dbg !232
  %164 = load double, double* %5, align 8, !dbg !232
  %165 = insertelement <2 x double> undef, double %164, i32 0, !dbg !232
  %166 = load double, double* %4, align 8, !dbg !232
  %167 = insertelement <2 x double> %165, double %166, i32 1, !dbg !232
  store <2 x double> %167, <2 x double>* %6, align 16, !dbg !232
  %168 = load <2 x double>, <2 x double>* %6, align 16, !dbg !232
  call void @floats(<4 x float> noundef %145, <4 x float> noundef %146, <2 x double> noundef %157, <2 x double> noundef %168), !dbg !233
  br label %174, !dbg !234

169:                                              ; preds = %67
  %170 = getelementptr inbounds [8 x i64], [8 x i64]* %16, i64 0, i64 0, !dbg !235
  %171 = load i32, i32* %15, align 4, !dbg !236
  %172 = mul nsw i32 5, %171, !dbg !237
  call void @wide(i64* noundef %170, i32 noundef %172), !dbg !238
  br label %174, !dbg !239

173:                                              ; preds = %67
  store i32 60, i32* %11, align 4, !dbg !240
  br label %179, !dbg !240

174:                                              ; preds = %169, %144, %137, %134, %129
  br label %175, !dbg !241

175:                                              ; preds = %174
  %176 = load i32, i32* %15, align 4, !dbg !242
  %177 = add nsw i32 %176, 1, !dbg !242
  store i32 %177, i32* %15, align 4, !dbg !242
  br label %52, !dbg !243, !llvm.loop !244

178:                                              ; preds = %52
  store i32 70, i32* %11, align 4, !dbg !246
  br label %179, !dbg !246

179:                                              ; preds = %178, %173, %50, %44, %27
  %180 = load i32, i32* %11, align 4, !dbg !247
  ret i32 %180, !dbg !247
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @find(i8* noundef %0, i8 noundef signext %1) #0 !dbg !248 {
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
  call void @llvm.dbg.declare(metadata i8** %25, metadata !253, metadata !DIExpression()), !dbg !254
  store i8 %1, i8* %26, align 1
  call void @llvm.dbg.declare(metadata i8* %26, metadata !255, metadata !DIExpression()), !dbg !256
  call void @llvm.dbg.declare(metadata <2 x i64>* %27, metadata !257, metadata !DIExpression()), !dbg !258
  %29 = load i8*, i8** %25, align 8, !dbg !259
  %30 = bitcast i8* %29 to <2 x i64>*, !dbg !260
  store <2 x i64>* %30, <2 x i64>** %24, align 8, !dbg !261
  %31 = load <2 x i64>*, <2 x i64>** %24, align 8, !dbg !261
  %32 = bitcast <2 x i64>* %31 to %struct.__loadu_si128*, !dbg !261
  %33 = getelementptr inbounds %struct.__loadu_si128, %struct.__loadu_si128* %32, i32 0, i32 0, !dbg !261
  %34 = load <2 x i64>, <2 x i64>* %33, align 1, !dbg !261
  store <2 x i64> %34, <2 x i64>* %27, align 16, !dbg !258
  call void @llvm.dbg.declare(metadata i32* %28, metadata !262, metadata !DIExpression()), !dbg !263
  %35 = load <2 x i64>, <2 x i64>* %27, align 16, !dbg !264
  %36 = load i8, i8* %26, align 1, !dbg !265
  store i8 %36, i8* %20, align 1, !dbg !266
  %37 = load i8, i8* %20, align 1, !dbg !266
  %38 = load i8, i8* %20, align 1, !dbg !266
  %39 = load i8, i8* %20, align 1, !dbg !266
  %40 = load i8, i8* %20, align 1, !dbg !266
  %41 = load i8, i8* %20, align 1, !dbg !266
  %42 = load i8, i8* %20, align 1, !dbg !266
  %43 = load i8, i8* %20, align 1, !dbg !266
  %44 = load i8, i8* %20, align 1, !dbg !266
  %45 = load i8, i8* %20, align 1, !dbg !266
  %46 = load i8, i8* %20, align 1, !dbg !266
  %47 = load i8, i8* %20, align 1, !dbg !266
  %48 = load i8, i8* %20, align 1, !dbg !266
  %49 = load i8, i8* %20, align 1, !dbg !266
  %50 = load i8, i8* %20, align 1, !dbg !266
  %51 = load i8, i8* %20, align 1, !dbg !266
  %52 = load i8, i8* %20, align 1, !dbg !266
  store i8 %37, i8* %3, align 1, !dbg !266
  store i8 %38, i8* %4, align 1, !dbg !266
  store i8 %39, i8* %5, align 1, !dbg !266
  store i8 %40, i8* %6, align 1, !dbg !266
  store i8 %41, i8* %7, align 1, !dbg !266
  store i8 %42, i8* %8, align 1, !dbg !266
  store i8 %43, i8* %9, align 1, !dbg !266
  store i8 %44, i8* %10, align 1, !dbg !266
  store i8 %45, i8* %11, align 1, !dbg !266
  store i8 %46, i8* %12, align 1, !dbg !266
  store i8 %47, i8* %13, align 1, !dbg !266
  store i8 %48, i8* %14, align 1, !dbg !266
  store i8 %49, i8* %15, align 1, !dbg !266
  store i8 %50, i8* %16, align 1, !dbg !266
  store i8 %51, i8* %17, align 1, !dbg !266
  store i8 %52, i8* %18, align 1, !dbg !266
  %53 = load i8, i8* %18, align 1, !dbg !266
  %54 = insertelement <16 x i8> undef, i8 %53, i32 0, !dbg !266
  %55 = load i8, i8* %17, align 1, !dbg !266
  %56 = insertelement <16 x i8> %54, i8 %55, i32 1, !dbg !266
  %57 = load i8, i8* %16, align 1, !dbg !266
  %58 = insertelement <16 x i8> %56, i8 %57, i32 2, !dbg !266
  %59 = load i8, i8* %15, align 1, !dbg !266
  %60 = insertelement <16 x i8> %58, i8 %59, i32 3, !dbg !266
  %61 = load i8, i8* %14, align 1, !dbg !266
  %62 = insertelement <16 x i8> %60, i8 %61, i32 4, !dbg !266
  %63 = load i8, i8* %13, align 1, !dbg !266
  %64 = insertelement <16 x i8> %62, i8 %63, i32 5, !dbg !266
  %65 = load i8, i8* %12, align 1, !dbg !266
  %66 = insertelement <16 x i8> %64, i8 %65, i32 6, !dbg !266
  %67 = load i8, i8* %11, align 1, !dbg !266
  %68 = insertelement <16 x i8> %66, i8 %67, i32 7, !dbg !266
  %69 = load i8, i8* %10, align 1, !dbg !266
  %70 = insertelement <16 x i8> %68, i8 %69, i32 8, !dbg !266
  %71 = load i8, i8* %9, align 1, !dbg !266
  %72 = insertelement <16 x i8> %70, i8 %71, i32 9, !dbg !266
  %73 = load i8, i8* %8, align 1, !dbg !266
  %74 = insertelement <16 x i8> %72, i8 %73, i32 10, !dbg !266
  %75 = load i8, i8* %7, align 1, !dbg !266
  %76 = insertelement <16 x i8> %74, i8 %75, i32 11, !dbg !266
  %77 = load i8, i8* %6, align 1, !dbg !266
  %78 = insertelement <16 x i8> %76, i8 %77, i32 12, !dbg !266
  %79 = load i8, i8* %5, align 1, !dbg !266
  %80 = insertelement <16 x i8> %78, i8 %79, i32 13, !dbg !266
  %81 = load i8, i8* %4, align 1, !dbg !266
  %82 = insertelement <16 x i8> %80, i8 %81, i32 14, !dbg !266
  %83 = load i8, i8* %3, align 1, !dbg !266
  %84 = insertelement <16 x i8> %82, i8 %83, i32 15, !dbg !266
  store <16 x i8> %84, <16 x i8>* %19, align 16, !dbg !266
  %85 = load <16 x i8>, <16 x i8>* %19, align 16, !dbg !266
  %86 = bitcast <16 x i8> %85 to <2 x i64>, !dbg !266
  store <2 x i64> %35, <2 x i64>* %21, align 16, !dbg !267
  store <2 x i64> %86, <2 x i64>* %22, align 16, !dbg !267
  %87 = load <2 x i64>, <2 x i64>* %21, align 16, !dbg !267
  %88 = bitcast <2 x i64> %87 to <16 x i8>, !dbg !267
  %89 = load <2 x i64>, <2 x i64>* %22, align 16, !dbg !267
  %90 = bitcast <2 x i64> %89 to <16 x i8>, !dbg !267
  %91 = icmp eq <16 x i8> %88, %90, !dbg !267
  %92 = sext <16 x i1> %91 to <16 x i8>, !dbg !267
  %93 = bitcast <16 x i8> %92 to <2 x i64>, !dbg !267
  store <2 x i64> %93, <2 x i64>* %23, align 16, !dbg !268
  %94 = load <2 x i64>, <2 x i64>* %23, align 16, !dbg !268
  %95 = bitcast <2 x i64> %94 to <16 x i8>, !dbg !268
  %96 = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %95) #11, !dbg !268
  store i32 %96, i32* %28, align 4, !dbg !263
  %97 = load i32, i32* %28, align 4, !dbg !269
  %98 = icmp ne i32 %97, 0, !dbg !269
  br i1 %98, label %99, label %102, !dbg !269

99:                                               ; preds = %2
  %100 = load i32, i32* %28, align 4, !dbg !270
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true), !dbg !271
  br label %103, !dbg !269

102:                                              ; preds = %2
  br label %103, !dbg !269

103:                                              ; preds = %102, %99
  %104 = phi i32 [ %101, %99 ], [ 16, %102 ], !dbg !269
  ret i32 %104, !dbg !272
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @next() #4 !dbg !273 {
  %1 = load i64, i64* @state, align 8, !dbg !276
  %2 = shl i64 %1, 13, !dbg !277
  %3 = load i64, i64* @state, align 8, !dbg !278
  %4 = xor i64 %3, %2, !dbg !278
  store i64 %4, i64* @state, align 8, !dbg !278
  %5 = load i64, i64* @state, align 8, !dbg !279
  %6 = lshr i64 %5, 7, !dbg !280
  %7 = load i64, i64* @state, align 8, !dbg !281
  %8 = xor i64 %7, %6, !dbg !281
  store i64 %8, i64* @state, align 8, !dbg !281
  %9 = load i64, i64* @state, align 8, !dbg !282
  %10 = shl i64 %9, 17, !dbg !283
  %11 = load i64, i64* @state, align 8, !dbg !284
  %12 = xor i64 %11, %10, !dbg !284
  store i64 %12, i64* @state, align 8, !dbg !284
  %13 = load i64, i64* @state, align 8, !dbg !285
  ret i64 %13, !dbg !286
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @integers(<2 x i64> noundef %0, <2 x i64> noundef %1, i32 noundef %2) #0 !dbg !287 {
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
  call void @llvm.dbg.declare(metadata <2 x i64>* %43, metadata !290, metadata !DIExpression()), !dbg !291
  store <2 x i64> %1, <2 x i64>* %44, align 16
  call void @llvm.dbg.declare(metadata <2 x i64>* %44, metadata !292, metadata !DIExpression()), !dbg !293
  store i32 %2, i32* %45, align 4
  call void @llvm.dbg.declare(metadata i32* %45, metadata !294, metadata !DIExpression()), !dbg !295
  br label %64, !dbg !296

64:                                               ; preds = %3
  call void @llvm.dbg.declare(metadata i64* %46, metadata !297, metadata !DIExpression()), !dbg !299
  %65 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !299
  store <2 x i64> %65, <2 x i64>* %42, align 16, !dbg !299
  %66 = load <2 x i64>, <2 x i64>* %42, align 16, !dbg !299
  %67 = bitcast <2 x i64> %66 to <16 x i8>, !dbg !299
  %68 = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %67) #11, !dbg !299
  %69 = sext i32 %68 to i64, !dbg !299
  store i64 %69, i64* %46, align 8, !dbg !299
  %70 = bitcast i64* %46 to i8*, !dbg !299
  call void @words(i32 noundef 33, i8* noundef %70, i32 noundef 1), !dbg !299
  br label %71, !dbg !299

71:                                               ; preds = %64
  br label %72, !dbg !300

72:                                               ; preds = %71
  call void @llvm.dbg.declare(metadata i64* %47, metadata !301, metadata !DIExpression()), !dbg !303
  %73 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !303
  store <2 x i64> %73, <2 x i64>* %40, align 16, !dbg !303
  %74 = load <2 x i64>, <2 x i64>* %40, align 16, !dbg !303
  %75 = bitcast <2 x i64> %74 to <4 x float>, !dbg !303
  store <4 x float> %75, <4 x float>* %41, align 16, !dbg !303
  %76 = load <4 x float>, <4 x float>* %41, align 16, !dbg !303
  %77 = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %76) #11, !dbg !303
  %78 = sext i32 %77 to i64, !dbg !303
  store i64 %78, i64* %47, align 8, !dbg !303
  %79 = bitcast i64* %47 to i8*, !dbg !303
  call void @words(i32 noundef 34, i8* noundef %79, i32 noundef 1), !dbg !303
  br label %80, !dbg !303

80:                                               ; preds = %72
  br label %81, !dbg !304

81:                                               ; preds = %80
  call void @llvm.dbg.declare(metadata i64* %48, metadata !305, metadata !DIExpression()), !dbg !307
  %82 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !307
  store <2 x i64> %82, <2 x i64>* %38, align 16, !dbg !307
  %83 = load <2 x i64>, <2 x i64>* %38, align 16, !dbg !307
  %84 = bitcast <2 x i64> %83 to <2 x double>, !dbg !307
  store <2 x double> %84, <2 x double>* %39, align 16, !dbg !307
  %85 = load <2 x double>, <2 x double>* %39, align 16, !dbg !307
  %86 = call i32 @llvm.x86.sse2.movmsk.pd(<2 x double> %85) #11, !dbg !307
  %87 = sext i32 %86 to i64, !dbg !307
  store i64 %87, i64* %48, align 8, !dbg !307
  %88 = bitcast i64* %48 to i8*, !dbg !307
  call void @words(i32 noundef 35, i8* noundef %88, i32 noundef 1), !dbg !307
  br label %89, !dbg !307

89:                                               ; preds = %81
  br label %90, !dbg !308

90:                                               ; preds = %89
  call void @llvm.dbg.declare(metadata <2 x i64>* %49, metadata !309, metadata !DIExpression()), !dbg !311
  %91 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !311
  %92 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !311
  store <2 x i64> %91, <2 x i64>* %36, align 16, !dbg !311
  store <2 x i64> %92, <2 x i64>* %37, align 16, !dbg !311
  %93 = load <2 x i64>, <2 x i64>* %36, align 16, !dbg !311
  %94 = bitcast <2 x i64> %93 to <16 x i8>, !dbg !311
  %95 = load <2 x i64>, <2 x i64>* %37, align 16, !dbg !311
  %96 = bitcast <2 x i64> %95 to <16 x i8>, !dbg !311
  %97 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %94, <16 x i8> %96) #11, !dbg !311
  store <2 x i64> %97, <2 x i64>* %49, align 16, !dbg !311
  %98 = bitcast <2 x i64>* %49 to i8*, !dbg !311
  call void @words(i32 noundef 36, i8* noundef %98, i32 noundef 2), !dbg !311
  br label %99, !dbg !311

99:                                               ; preds = %90
  br label %100, !dbg !312

100:                                              ; preds = %99
  call void @llvm.dbg.declare(metadata <2 x i64>* %50, metadata !313, metadata !DIExpression()), !dbg !315
  %101 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !315
  %102 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !315
  store <2 x i64> %101, <2 x i64>* %34, align 16, !dbg !315
  store <2 x i64> %102, <2 x i64>* %35, align 16, !dbg !315
  %103 = load <2 x i64>, <2 x i64>* %34, align 16, !dbg !315
  %104 = bitcast <2 x i64> %103 to <8 x i16>, !dbg !315
  %105 = load <2 x i64>, <2 x i64>* %35, align 16, !dbg !315
  %106 = bitcast <2 x i64> %105 to <8 x i16>, !dbg !315
  %107 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %104, <8 x i16> %106) #11, !dbg !315
  %108 = bitcast <4 x i32> %107 to <2 x i64>, !dbg !315
  store <2 x i64> %108, <2 x i64>* %50, align 16, !dbg !315
  %109 = bitcast <2 x i64>* %50 to i8*, !dbg !315
  call void @words(i32 noundef 37, i8* noundef %109, i32 noundef 2), !dbg !315
  br label %110, !dbg !315

110:                                              ; preds = %100
  br label %111, !dbg !316

111:                                              ; preds = %110
  call void @llvm.dbg.declare(metadata <2 x i64>* %51, metadata !317, metadata !DIExpression()), !dbg !319
  %112 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !319
  %113 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !319
  store <2 x i64> %112, <2 x i64>* %32, align 16, !dbg !319
  store <2 x i64> %113, <2 x i64>* %33, align 16, !dbg !319
  %114 = load <2 x i64>, <2 x i64>* %32, align 16, !dbg !319
  %115 = bitcast <2 x i64> %114 to <8 x i16>, !dbg !319
  %116 = load <2 x i64>, <2 x i64>* %33, align 16, !dbg !319
  %117 = bitcast <2 x i64> %116 to <8 x i16>, !dbg !319
  %118 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %115, <8 x i16> %117) #11, !dbg !319
  %119 = bitcast <8 x i16> %118 to <2 x i64>, !dbg !319
  store <2 x i64> %119, <2 x i64>* %51, align 16, !dbg !319
  %120 = bitcast <2 x i64>* %51 to i8*, !dbg !319
  call void @words(i32 noundef 38, i8* noundef %120, i32 noundef 2), !dbg !319
  br label %121, !dbg !319

121:                                              ; preds = %111
  br label %122, !dbg !320

122:                                              ; preds = %121
  call void @llvm.dbg.declare(metadata <2 x i64>* %52, metadata !321, metadata !DIExpression()), !dbg !323
  %123 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !323
  %124 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !323
  store <2 x i64> %123, <2 x i64>* %30, align 16, !dbg !323
  store <2 x i64> %124, <2 x i64>* %31, align 16, !dbg !323
  %125 = load <2 x i64>, <2 x i64>* %30, align 16, !dbg !323
  %126 = bitcast <2 x i64> %125 to <8 x i16>, !dbg !323
  %127 = load <2 x i64>, <2 x i64>* %31, align 16, !dbg !323
  %128 = bitcast <2 x i64> %127 to <8 x i16>, !dbg !323
  %129 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %126, <8 x i16> %128) #11, !dbg !323
  %130 = bitcast <8 x i16> %129 to <2 x i64>, !dbg !323
  store <2 x i64> %130, <2 x i64>* %52, align 16, !dbg !323
  %131 = bitcast <2 x i64>* %52 to i8*, !dbg !323
  call void @words(i32 noundef 39, i8* noundef %131, i32 noundef 2), !dbg !323
  br label %132, !dbg !323

132:                                              ; preds = %122
  br label %133, !dbg !324

133:                                              ; preds = %132
  call void @llvm.dbg.declare(metadata <2 x i64>* %53, metadata !325, metadata !DIExpression()), !dbg !327
  %134 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !327
  %135 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !327
  store <2 x i64> %134, <2 x i64>* %28, align 16, !dbg !327
  store <2 x i64> %135, <2 x i64>* %29, align 16, !dbg !327
  %136 = load <2 x i64>, <2 x i64>* %28, align 16, !dbg !327
  %137 = bitcast <2 x i64> %136 to <8 x i16>, !dbg !327
  %138 = load <2 x i64>, <2 x i64>* %29, align 16, !dbg !327
  %139 = bitcast <2 x i64> %138 to <8 x i16>, !dbg !327
  %140 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %137, <8 x i16> %139) #11, !dbg !327
  %141 = bitcast <16 x i8> %140 to <2 x i64>, !dbg !327
  store <2 x i64> %141, <2 x i64>* %53, align 16, !dbg !327
  %142 = bitcast <2 x i64>* %53 to i8*, !dbg !327
  call void @words(i32 noundef 40, i8* noundef %142, i32 noundef 2), !dbg !327
  br label %143, !dbg !327

143:                                              ; preds = %133
  br label %144, !dbg !328

144:                                              ; preds = %143
  call void @llvm.dbg.declare(metadata <2 x i64>* %54, metadata !329, metadata !DIExpression()), !dbg !331
  %145 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !331
  %146 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !331
  store <2 x i64> %145, <2 x i64>* %26, align 16, !dbg !331
  store <2 x i64> %146, <2 x i64>* %27, align 16, !dbg !331
  %147 = load <2 x i64>, <2 x i64>* %26, align 16, !dbg !331
  %148 = bitcast <2 x i64> %147 to <4 x i32>, !dbg !331
  %149 = load <2 x i64>, <2 x i64>* %27, align 16, !dbg !331
  %150 = bitcast <2 x i64> %149 to <4 x i32>, !dbg !331
  %151 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %148, <4 x i32> %150) #11, !dbg !331
  %152 = bitcast <8 x i16> %151 to <2 x i64>, !dbg !331
  store <2 x i64> %152, <2 x i64>* %54, align 16, !dbg !331
  %153 = bitcast <2 x i64>* %54 to i8*, !dbg !331
  call void @words(i32 noundef 41, i8* noundef %153, i32 noundef 2), !dbg !331
  br label %154, !dbg !331

154:                                              ; preds = %144
  br label %155, !dbg !332

155:                                              ; preds = %154
  call void @llvm.dbg.declare(metadata <2 x i64>* %55, metadata !333, metadata !DIExpression()), !dbg !335
  %156 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !335
  %157 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !335
  store <2 x i64> %156, <2 x i64>* %24, align 16, !dbg !335
  store <2 x i64> %157, <2 x i64>* %25, align 16, !dbg !335
  %158 = load <2 x i64>, <2 x i64>* %24, align 16, !dbg !335
  %159 = bitcast <2 x i64> %158 to <8 x i16>, !dbg !335
  %160 = load <2 x i64>, <2 x i64>* %25, align 16, !dbg !335
  %161 = bitcast <2 x i64> %160 to <8 x i16>, !dbg !335
  %162 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %159, <8 x i16> %161) #11, !dbg !335
  %163 = bitcast <16 x i8> %162 to <2 x i64>, !dbg !335
  store <2 x i64> %163, <2 x i64>* %55, align 16, !dbg !335
  %164 = bitcast <2 x i64>* %55 to i8*, !dbg !335
  call void @words(i32 noundef 42, i8* noundef %164, i32 noundef 2), !dbg !335
  br label %165, !dbg !335

165:                                              ; preds = %155
  br label %166, !dbg !336

166:                                              ; preds = %165
  call void @llvm.dbg.declare(metadata <2 x i64>* %56, metadata !337, metadata !DIExpression()), !dbg !339
  %167 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !339
  %168 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !339
  store <2 x i64> %167, <2 x i64>* %22, align 16, !dbg !339
  store <2 x i64> %168, <2 x i64>* %23, align 16, !dbg !339
  %169 = load <2 x i64>, <2 x i64>* %22, align 16, !dbg !339
  %170 = bitcast <2 x i64> %169 to <16 x i8>, !dbg !339
  %171 = load <2 x i64>, <2 x i64>* %23, align 16, !dbg !339
  %172 = bitcast <2 x i64> %171 to <16 x i8>, !dbg !339
  %173 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %170, <16 x i8> %172) #11, !dbg !339
  %174 = bitcast <16 x i8> %173 to <2 x i64>, !dbg !339
  store <2 x i64> %174, <2 x i64>* %56, align 16, !dbg !339
  %175 = bitcast <2 x i64>* %56 to i8*, !dbg !339
  call void @words(i32 noundef 43, i8* noundef %175, i32 noundef 2), !dbg !339
  br label %176, !dbg !339

176:                                              ; preds = %166
  br label %177, !dbg !340

177:                                              ; preds = %176
  call void @llvm.dbg.declare(metadata <2 x i64>* %57, metadata !341, metadata !DIExpression()), !dbg !343
  %178 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !343
  %179 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !343
  store <2 x i64> %178, <2 x i64>* %20, align 16, !dbg !343
  store <2 x i64> %179, <2 x i64>* %21, align 16, !dbg !343
  %180 = load <2 x i64>, <2 x i64>* %20, align 16, !dbg !343
  %181 = bitcast <2 x i64> %180 to <8 x i16>, !dbg !343
  %182 = load <2 x i64>, <2 x i64>* %21, align 16, !dbg !343
  %183 = bitcast <2 x i64> %182 to <8 x i16>, !dbg !343
  %184 = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %181, <8 x i16> %183) #11, !dbg !343
  %185 = bitcast <8 x i16> %184 to <2 x i64>, !dbg !343
  store <2 x i64> %185, <2 x i64>* %57, align 16, !dbg !343
  %186 = bitcast <2 x i64>* %57 to i8*, !dbg !343
  call void @words(i32 noundef 44, i8* noundef %186, i32 noundef 2), !dbg !343
  br label %187, !dbg !343

187:                                              ; preds = %177
  br label %188, !dbg !344

188:                                              ; preds = %187
  call void @llvm.dbg.declare(metadata <2 x i64>* %58, metadata !345, metadata !DIExpression()), !dbg !347
  %189 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !347
  %190 = load i32, i32* %45, align 4, !dbg !347
  store <2 x i64> %189, <2 x i64>* %18, align 16, !dbg !347
  store i32 %190, i32* %19, align 4, !dbg !347
  %191 = load <2 x i64>, <2 x i64>* %18, align 16, !dbg !347
  %192 = bitcast <2 x i64> %191 to <4 x i32>, !dbg !347
  %193 = load i32, i32* %19, align 4, !dbg !347
  %194 = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %192, i32 %193) #11, !dbg !347
  %195 = bitcast <4 x i32> %194 to <2 x i64>, !dbg !347
  store <2 x i64> %195, <2 x i64>* %58, align 16, !dbg !347
  %196 = bitcast <2 x i64>* %58 to i8*, !dbg !347
  call void @words(i32 noundef 45, i8* noundef %196, i32 noundef 2), !dbg !347
  br label %197, !dbg !347

197:                                              ; preds = %188
  br label %198, !dbg !348

198:                                              ; preds = %197
  call void @llvm.dbg.declare(metadata <2 x i64>* %59, metadata !349, metadata !DIExpression()), !dbg !351
  %199 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !351
  %200 = load i32, i32* %45, align 4, !dbg !351
  store <2 x i64> %199, <2 x i64>* %16, align 16, !dbg !351
  store i32 %200, i32* %17, align 4, !dbg !351
  %201 = load <2 x i64>, <2 x i64>* %16, align 16, !dbg !351
  %202 = bitcast <2 x i64> %201 to <8 x i16>, !dbg !351
  %203 = load i32, i32* %17, align 4, !dbg !351
  %204 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %202, i32 %203) #11, !dbg !351
  %205 = bitcast <8 x i16> %204 to <2 x i64>, !dbg !351
  store <2 x i64> %205, <2 x i64>* %59, align 16, !dbg !351
  %206 = bitcast <2 x i64>* %59 to i8*, !dbg !351
  call void @words(i32 noundef 46, i8* noundef %206, i32 noundef 2), !dbg !351
  br label %207, !dbg !351

207:                                              ; preds = %198
  br label %208, !dbg !352

208:                                              ; preds = %207
  call void @llvm.dbg.declare(metadata <2 x i64>* %60, metadata !353, metadata !DIExpression()), !dbg !355
  %209 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !355
  %210 = load i32, i32* %45, align 4, !dbg !355
  store <2 x i64> %209, <2 x i64>* %14, align 16, !dbg !355
  store i32 %210, i32* %15, align 4, !dbg !355
  %211 = load <2 x i64>, <2 x i64>* %14, align 16, !dbg !355
  %212 = bitcast <2 x i64> %211 to <8 x i16>, !dbg !355
  %213 = load i32, i32* %15, align 4, !dbg !355
  %214 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %212, i32 %213) #11, !dbg !355
  %215 = bitcast <8 x i16> %214 to <2 x i64>, !dbg !355
  store <2 x i64> %215, <2 x i64>* %60, align 16, !dbg !355
  %216 = bitcast <2 x i64>* %60 to i8*, !dbg !355
  call void @words(i32 noundef 47, i8* noundef %216, i32 noundef 2), !dbg !355
  br label %217, !dbg !355

217:                                              ; preds = %208
  br label %218, !dbg !356

218:                                              ; preds = %217
  call void @llvm.dbg.declare(metadata <2 x i64>* %61, metadata !357, metadata !DIExpression()), !dbg !359
  %219 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !359
  %220 = load i32, i32* %45, align 4, !dbg !359
  %221 = mul nsw i32 2, %220, !dbg !359
  store i32 %221, i32* %8, align 4, !dbg !359
  %222 = load i32, i32* %8, align 4, !dbg !359
  %223 = insertelement <4 x i32> undef, i32 %222, i32 0, !dbg !359
  %224 = insertelement <4 x i32> %223, i32 0, i32 1, !dbg !359
  %225 = insertelement <4 x i32> %224, i32 0, i32 2, !dbg !359
  %226 = insertelement <4 x i32> %225, i32 0, i32 3, !dbg !359
  store <4 x i32> %226, <4 x i32>* %9, align 16, !dbg !359
  %227 = load <4 x i32>, <4 x i32>* %9, align 16, !dbg !359
  %228 = bitcast <4 x i32> %227 to <2 x i64>, !dbg !359
  store <2 x i64> %219, <2 x i64>* %12, align 16, !dbg !359
  store <2 x i64> %228, <2 x i64>* %13, align 16, !dbg !359
  %229 = load <2 x i64>, <2 x i64>* %12, align 16, !dbg !359
  %230 = load <2 x i64>, <2 x i64>* %13, align 16, !dbg !359
  %231 = call <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64> %229, <2 x i64> %230) #11, !dbg !359
  store <2 x i64> %231, <2 x i64>* %61, align 16, !dbg !359
  %232 = bitcast <2 x i64>* %61 to i8*, !dbg !359
  call void @words(i32 noundef 48, i8* noundef %232, i32 noundef 2), !dbg !359
  br label %233, !dbg !359

233:                                              ; preds = %218
  br label %234, !dbg !360

234:                                              ; preds = %233
  call void @llvm.dbg.declare(metadata <2 x i64>* %62, metadata !361, metadata !DIExpression()), !dbg !363
  %235 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !363
  %236 = load i32, i32* %45, align 4, !dbg !363
  store i32 %236, i32* %10, align 4, !dbg !363
  %237 = load i32, i32* %10, align 4, !dbg !363
  %238 = insertelement <4 x i32> undef, i32 %237, i32 0, !dbg !363
  %239 = insertelement <4 x i32> %238, i32 0, i32 1, !dbg !363
  %240 = insertelement <4 x i32> %239, i32 0, i32 2, !dbg !363
  %241 = insertelement <4 x i32> %240, i32 0, i32 3, !dbg !363
  store <4 x i32> %241, <4 x i32>* %11, align 16, !dbg !363
  %242 = load <4 x i32>, <4 x i32>* %11, align 16, !dbg !363
  %243 = bitcast <4 x i32> %242 to <2 x i64>, !dbg !363
  store <2 x i64> %235, <2 x i64>* %6, align 16, !dbg !363
  store <2 x i64> %243, <2 x i64>* %7, align 16, !dbg !363
  %244 = load <2 x i64>, <2 x i64>* %6, align 16, !dbg !363
  %245 = bitcast <2 x i64> %244 to <4 x i32>, !dbg !363
  %246 = load <2 x i64>, <2 x i64>* %7, align 16, !dbg !363
  %247 = bitcast <2 x i64> %246 to <4 x i32>, !dbg !363
  %248 = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %245, <4 x i32> %247) #11, !dbg !363
  %249 = bitcast <4 x i32> %248 to <2 x i64>, !dbg !363
  store <2 x i64> %249, <2 x i64>* %62, align 16, !dbg !363
  %250 = bitcast <2 x i64>* %62 to i8*, !dbg !363
  call void @words(i32 noundef 49, i8* noundef %250, i32 noundef 2), !dbg !363
  br label %251, !dbg !363

251:                                              ; preds = %234
  br label %252, !dbg !364

252:                                              ; preds = %251
  call void @llvm.dbg.declare(metadata <2 x i64>* %63, metadata !365, metadata !DIExpression()), !dbg !367
  %253 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !367
  %254 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !367
  store <2 x i64> %253, <2 x i64>* %4, align 16, !dbg !367
  store <2 x i64> %254, <2 x i64>* %5, align 16, !dbg !367
  %255 = load <2 x i64>, <2 x i64>* %4, align 16, !dbg !367
  %256 = bitcast <2 x i64> %255 to <4 x i32>, !dbg !367
  %257 = load <2 x i64>, <2 x i64>* %5, align 16, !dbg !367
  %258 = bitcast <2 x i64> %257 to <4 x i32>, !dbg !367
  %259 = call <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32> %256, <4 x i32> %258) #11, !dbg !367
  %260 = bitcast <4 x i32> %259 to <2 x i64>, !dbg !367
  store <2 x i64> %260, <2 x i64>* %63, align 16, !dbg !367
  %261 = bitcast <2 x i64>* %63 to i8*, !dbg !367
  call void @words(i32 noundef 50, i8* noundef %261, i32 noundef 2), !dbg !367
  br label %262, !dbg !367

262:                                              ; preds = %252
  ret void, !dbg !368
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @later_integers(<2 x i64> noundef %0, <2 x i64> noundef %1) #5 !dbg !369 {
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
  call void @llvm.dbg.declare(metadata <2 x i64>* %44, metadata !372, metadata !DIExpression()), !dbg !373
  store <2 x i64> %1, <2 x i64>* %45, align 16
  call void @llvm.dbg.declare(metadata <2 x i64>* %45, metadata !374, metadata !DIExpression()), !dbg !375
  br label %63, !dbg !376

63:                                               ; preds = %2
  call void @llvm.dbg.declare(metadata <2 x i64>* %46, metadata !377, metadata !DIExpression()), !dbg !379
  %64 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !379
  %65 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !379
  store <2 x i64> %64, <2 x i64>* %40, align 16, !dbg !379
  store <2 x i64> %65, <2 x i64>* %41, align 16, !dbg !379
  %66 = load <2 x i64>, <2 x i64>* %40, align 16, !dbg !379
  %67 = bitcast <2 x i64> %66 to <16 x i8>, !dbg !379
  %68 = load <2 x i64>, <2 x i64>* %41, align 16, !dbg !379
  %69 = bitcast <2 x i64> %68 to <16 x i8>, !dbg !379
  %70 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %67, <16 x i8> %69) #11, !dbg !379
  %71 = bitcast <16 x i8> %70 to <2 x i64>, !dbg !379
  store <2 x i64> %71, <2 x i64>* %46, align 16, !dbg !379
  %72 = bitcast <2 x i64>* %46 to i8*, !dbg !379
  call void @words(i32 noundef 54, i8* noundef %72, i32 noundef 2), !dbg !379
  br label %73, !dbg !379

73:                                               ; preds = %63
  br label %74, !dbg !380

74:                                               ; preds = %73
  call void @llvm.dbg.declare(metadata <2 x i64>* %47, metadata !381, metadata !DIExpression()), !dbg !383
  %75 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !383
  %76 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !383
  store <2 x i64> %75, <2 x i64>* %38, align 16, !dbg !383
  store <2 x i64> %76, <2 x i64>* %39, align 16, !dbg !383
  %77 = load <2 x i64>, <2 x i64>* %38, align 16, !dbg !383
  %78 = bitcast <2 x i64> %77 to <16 x i8>, !dbg !383
  %79 = load <2 x i64>, <2 x i64>* %39, align 16, !dbg !383
  %80 = bitcast <2 x i64> %79 to <16 x i8>, !dbg !383
  %81 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %78, <16 x i8> %80) #11, !dbg !383
  %82 = bitcast <8 x i16> %81 to <2 x i64>, !dbg !383
  store <2 x i64> %82, <2 x i64>* %47, align 16, !dbg !383
  %83 = bitcast <2 x i64>* %47 to i8*, !dbg !383
  call void @words(i32 noundef 55, i8* noundef %83, i32 noundef 2), !dbg !383
  br label %84, !dbg !383

84:                                               ; preds = %74
  br label %85, !dbg !384

85:                                               ; preds = %84
  call void @llvm.dbg.declare(metadata <2 x i64>* %48, metadata !385, metadata !DIExpression()), !dbg !387
  %86 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !387
  %87 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !387
  store <2 x i64> %86, <2 x i64>* %36, align 16, !dbg !387
  store <2 x i64> %87, <2 x i64>* %37, align 16, !dbg !387
  %88 = load <2 x i64>, <2 x i64>* %36, align 16, !dbg !387
  %89 = bitcast <2 x i64> %88 to <8 x i16>, !dbg !387
  %90 = load <2 x i64>, <2 x i64>* %37, align 16, !dbg !387
  %91 = bitcast <2 x i64> %90 to <8 x i16>, !dbg !387
  %92 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %89, <8 x i16> %91) #11, !dbg !387
  %93 = bitcast <8 x i16> %92 to <2 x i64>, !dbg !387
  store <2 x i64> %93, <2 x i64>* %48, align 16, !dbg !387
  %94 = bitcast <2 x i64>* %48 to i8*, !dbg !387
  call void @words(i32 noundef 56, i8* noundef %94, i32 noundef 2), !dbg !387
  br label %95, !dbg !387

95:                                               ; preds = %85
  br label %96, !dbg !388

96:                                               ; preds = %95
  call void @llvm.dbg.declare(metadata <2 x i64>* %49, metadata !389, metadata !DIExpression()), !dbg !391
  %97 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !391
  %98 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !391
  store <2 x i64> %97, <2 x i64>* %34, align 16, !dbg !391
  store <2 x i64> %98, <2 x i64>* %35, align 16, !dbg !391
  %99 = load <2 x i64>, <2 x i64>* %34, align 16, !dbg !391
  %100 = bitcast <2 x i64> %99 to <8 x i16>, !dbg !391
  %101 = load <2 x i64>, <2 x i64>* %35, align 16, !dbg !391
  %102 = bitcast <2 x i64> %101 to <8 x i16>, !dbg !391
  %103 = call <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16> %100, <8 x i16> %102) #11, !dbg !391
  %104 = bitcast <8 x i16> %103 to <2 x i64>, !dbg !391
  store <2 x i64> %104, <2 x i64>* %49, align 16, !dbg !391
  %105 = bitcast <2 x i64>* %49 to i8*, !dbg !391
  call void @words(i32 noundef 57, i8* noundef %105, i32 noundef 2), !dbg !391
  br label %106, !dbg !391

106:                                              ; preds = %96
  br label %107, !dbg !392

107:                                              ; preds = %106
  call void @llvm.dbg.declare(metadata <2 x i64>* %50, metadata !393, metadata !DIExpression()), !dbg !395
  %108 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !395
  %109 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !395
  store <2 x i64> %108, <2 x i64>* %32, align 16, !dbg !395
  store <2 x i64> %109, <2 x i64>* %33, align 16, !dbg !395
  %110 = load <2 x i64>, <2 x i64>* %32, align 16, !dbg !395
  %111 = bitcast <2 x i64> %110 to <4 x i32>, !dbg !395
  %112 = load <2 x i64>, <2 x i64>* %33, align 16, !dbg !395
  %113 = bitcast <2 x i64> %112 to <4 x i32>, !dbg !395
  %114 = call <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32> %111, <4 x i32> %113) #11, !dbg !395
  %115 = bitcast <4 x i32> %114 to <2 x i64>, !dbg !395
  store <2 x i64> %115, <2 x i64>* %50, align 16, !dbg !395
  %116 = bitcast <2 x i64>* %50 to i8*, !dbg !395
  call void @words(i32 noundef 58, i8* noundef %116, i32 noundef 2), !dbg !395
  br label %117, !dbg !395

117:                                              ; preds = %107
  br label %118, !dbg !396

118:                                              ; preds = %117
  call void @llvm.dbg.declare(metadata <2 x i64>* %51, metadata !397, metadata !DIExpression()), !dbg !399
  %119 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !399
  %120 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !399
  store <2 x i64> %119, <2 x i64>* %30, align 16, !dbg !399
  store <2 x i64> %120, <2 x i64>* %31, align 16, !dbg !399
  %121 = load <2 x i64>, <2 x i64>* %30, align 16, !dbg !399
  %122 = bitcast <2 x i64> %121 to <8 x i16>, !dbg !399
  %123 = load <2 x i64>, <2 x i64>* %31, align 16, !dbg !399
  %124 = bitcast <2 x i64> %123 to <8 x i16>, !dbg !399
  %125 = call <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16> %122, <8 x i16> %124) #11, !dbg !399
  %126 = bitcast <8 x i16> %125 to <2 x i64>, !dbg !399
  store <2 x i64> %126, <2 x i64>* %51, align 16, !dbg !399
  %127 = bitcast <2 x i64>* %51 to i8*, !dbg !399
  call void @words(i32 noundef 59, i8* noundef %127, i32 noundef 2), !dbg !399
  br label %128, !dbg !399

128:                                              ; preds = %118
  br label %129, !dbg !400

129:                                              ; preds = %128
  call void @llvm.dbg.declare(metadata <2 x i64>* %52, metadata !401, metadata !DIExpression()), !dbg !403
  %130 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !403
  %131 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !403
  store <2 x i64> %130, <2 x i64>* %28, align 16, !dbg !403
  store <2 x i64> %131, <2 x i64>* %29, align 16, !dbg !403
  %132 = load <2 x i64>, <2 x i64>* %28, align 16, !dbg !403
  %133 = bitcast <2 x i64> %132 to <8 x i16>, !dbg !403
  %134 = load <2 x i64>, <2 x i64>* %29, align 16, !dbg !403
  %135 = bitcast <2 x i64> %134 to <8 x i16>, !dbg !403
  %136 = call <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16> %133, <8 x i16> %135) #11, !dbg !403
  %137 = bitcast <8 x i16> %136 to <2 x i64>, !dbg !403
  store <2 x i64> %137, <2 x i64>* %52, align 16, !dbg !403
  %138 = bitcast <2 x i64>* %52 to i8*, !dbg !403
  call void @words(i32 noundef 60, i8* noundef %138, i32 noundef 2), !dbg !403
  br label %139, !dbg !403

139:                                              ; preds = %129
  br label %140, !dbg !404

140:                                              ; preds = %139
  call void @llvm.dbg.declare(metadata <2 x i64>* %53, metadata !405, metadata !DIExpression()), !dbg !407
  %141 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !407
  %142 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !407
  store <2 x i64> %141, <2 x i64>* %26, align 16, !dbg !407
  store <2 x i64> %142, <2 x i64>* %27, align 16, !dbg !407
  %143 = load <2 x i64>, <2 x i64>* %26, align 16, !dbg !407
  %144 = bitcast <2 x i64> %143 to <16 x i8>, !dbg !407
  %145 = load <2 x i64>, <2 x i64>* %27, align 16, !dbg !407
  %146 = bitcast <2 x i64> %145 to <16 x i8>, !dbg !407
  %147 = call <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8> %144, <16 x i8> %146) #11, !dbg !407
  %148 = bitcast <16 x i8> %147 to <2 x i64>, !dbg !407
  store <2 x i64> %148, <2 x i64>* %53, align 16, !dbg !407
  %149 = bitcast <2 x i64>* %53 to i8*, !dbg !407
  call void @words(i32 noundef 61, i8* noundef %149, i32 noundef 2), !dbg !407
  br label %150, !dbg !407

150:                                              ; preds = %140
  br label %151, !dbg !408

151:                                              ; preds = %150
  call void @llvm.dbg.declare(metadata <2 x i64>* %54, metadata !409, metadata !DIExpression()), !dbg !411
  %152 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !411
  %153 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !411
  %154 = bitcast <2 x i64> %153 to <16 x i8>, !dbg !411
  %155 = shufflevector <16 x i8> zeroinitializer, <16 x i8> %154, <16 x i32> <i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27>, !dbg !411
  %156 = bitcast <16 x i8> %155 to <2 x i64>, !dbg !411
  store <2 x i64> %152, <2 x i64>* %24, align 16, !dbg !411
  store <2 x i64> %156, <2 x i64>* %25, align 16, !dbg !411
  %157 = load <2 x i64>, <2 x i64>* %24, align 16, !dbg !411
  %158 = bitcast <2 x i64> %157 to <4 x i32>, !dbg !411
  %159 = load <2 x i64>, <2 x i64>* %25, align 16, !dbg !411
  %160 = bitcast <2 x i64> %159 to <4 x i32>, !dbg !411
  %161 = call <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32> %158, <4 x i32> %160) #11, !dbg !411
  %162 = bitcast <4 x i32> %161 to <2 x i64>, !dbg !411
  store <2 x i64> %162, <2 x i64>* %54, align 16, !dbg !411
  %163 = bitcast <2 x i64>* %54 to i8*, !dbg !411
  call void @words(i32 noundef 62, i8* noundef %163, i32 noundef 2), !dbg !411
  br label %164, !dbg !411

164:                                              ; preds = %151
  br label %165, !dbg !412

165:                                              ; preds = %164
  call void @llvm.dbg.declare(metadata <2 x i64>* %55, metadata !413, metadata !DIExpression()), !dbg !415
  %166 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !415
  %167 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !415
  store <2 x i64> %166, <2 x i64>* %22, align 16, !dbg !415
  store <2 x i64> %167, <2 x i64>* %23, align 16, !dbg !415
  %168 = load <2 x i64>, <2 x i64>* %22, align 16, !dbg !415
  %169 = bitcast <2 x i64> %168 to <4 x i32>, !dbg !415
  %170 = load <2 x i64>, <2 x i64>* %23, align 16, !dbg !415
  %171 = bitcast <2 x i64> %170 to <4 x i32>, !dbg !415
  %172 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %169, <4 x i32> %171) #11, !dbg !415
  %173 = bitcast <8 x i16> %172 to <2 x i64>, !dbg !415
  store <2 x i64> %173, <2 x i64>* %55, align 16, !dbg !415
  %174 = bitcast <2 x i64>* %55 to i8*, !dbg !415
  call void @words(i32 noundef 63, i8* noundef %174, i32 noundef 2), !dbg !415
  br label %175, !dbg !415

175:                                              ; preds = %165
  br label %176, !dbg !416

176:                                              ; preds = %175
  call void @llvm.dbg.declare(metadata <2 x i64>* %56, metadata !417, metadata !DIExpression()), !dbg !419
  %177 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !419
  %178 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !419
  %179 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !419
  %180 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !419
  store <2 x i64> %179, <2 x i64>* %17, align 16, !dbg !419
  store <2 x i64> %180, <2 x i64>* %18, align 16, !dbg !419
  %181 = load <2 x i64>, <2 x i64>* %17, align 16, !dbg !419
  %182 = load <2 x i64>, <2 x i64>* %18, align 16, !dbg !419
  %183 = xor <2 x i64> %181, %182, !dbg !419
  store <2 x i64> %177, <2 x i64>* %19, align 16, !dbg !419
  store <2 x i64> %178, <2 x i64>* %20, align 16, !dbg !419
  store <2 x i64> %183, <2 x i64>* %21, align 16, !dbg !419
  %184 = load <2 x i64>, <2 x i64>* %19, align 16, !dbg !419
  %185 = bitcast <2 x i64> %184 to <16 x i8>, !dbg !419
  %186 = load <2 x i64>, <2 x i64>* %20, align 16, !dbg !419
  %187 = bitcast <2 x i64> %186 to <16 x i8>, !dbg !419
  %188 = load <2 x i64>, <2 x i64>* %21, align 16, !dbg !419
  %189 = bitcast <2 x i64> %188 to <16 x i8>, !dbg !419
  %190 = call <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8> %185, <16 x i8> %187, <16 x i8> %189) #11, !dbg !419
  %191 = bitcast <16 x i8> %190 to <2 x i64>, !dbg !419
  store <2 x i64> %191, <2 x i64>* %56, align 16, !dbg !419
  %192 = bitcast <2 x i64>* %56 to i8*, !dbg !419
  call void @words(i32 noundef 64, i8* noundef %192, i32 noundef 2), !dbg !419
  br label %193, !dbg !419

193:                                              ; preds = %176
  br label %194, !dbg !420

194:                                              ; preds = %193
  call void @llvm.dbg.declare(metadata <2 x i64>* %57, metadata !421, metadata !DIExpression()), !dbg !423
  %195 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !423
  store <2 x i64> %195, <2 x i64>* %15, align 16, !dbg !423
  %196 = load <2 x i64>, <2 x i64>* %15, align 16, !dbg !423
  %197 = bitcast <2 x i64> %196 to <8 x i16>, !dbg !423
  %198 = call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> %197) #11, !dbg !423
  %199 = bitcast <8 x i16> %198 to <2 x i64>, !dbg !423
  store <2 x i64> %199, <2 x i64>* %57, align 16, !dbg !423
  %200 = bitcast <2 x i64>* %57 to i8*, !dbg !423
  call void @words(i32 noundef 65, i8* noundef %200, i32 noundef 2), !dbg !423
  br label %201, !dbg !423

201:                                              ; preds = %194
  br label %202, !dbg !424

202:                                              ; preds = %201
  call void @llvm.dbg.declare(metadata <2 x i64>* %58, metadata !425, metadata !DIExpression()), !dbg !427
  %203 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !427
  %204 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !427
  store <2 x i64> %203, <2 x i64>* %42, align 16, !dbg !427
  store <2 x i64> %204, <2 x i64>* %43, align 16, !dbg !427
  %205 = load <2 x i64>, <2 x i64>* %42, align 16, !dbg !427
  %206 = bitcast <2 x i64> %205 to <4 x i32>, !dbg !427
  %207 = load <2 x i64>, <2 x i64>* %43, align 16, !dbg !427
  %208 = bitcast <2 x i64> %207 to <4 x i32>, !dbg !427
  %209 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %206, <4 x i32> %208) #11, !dbg !427
  %210 = bitcast <8 x i16> %209 to <2 x i64>, !dbg !427
  store <2 x i64> %210, <2 x i64>* %16, align 16, !dbg !427
  %211 = load <2 x i64>, <2 x i64>* %16, align 16, !dbg !427
  %212 = bitcast <2 x i64> %211 to <8 x i16>, !dbg !427
  %213 = call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> %212) #11, !dbg !427
  %214 = bitcast <8 x i16> %213 to <2 x i64>, !dbg !427
  store <2 x i64> %214, <2 x i64>* %58, align 16, !dbg !427
  %215 = bitcast <2 x i64>* %58 to i8*, !dbg !427
  call void @words(i32 noundef 66, i8* noundef %215, i32 noundef 2), !dbg !427
  br label %216, !dbg !427

216:                                              ; preds = %202
  br label %217, !dbg !428

217:                                              ; preds = %216
  call void @llvm.dbg.declare(metadata i64* %59, metadata !429, metadata !DIExpression()), !dbg !431
  %218 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !431
  %219 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !431
  %220 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !431
  store <2 x i64> %219, <2 x i64>* %9, align 16, !dbg !431
  store <2 x i64> %220, <2 x i64>* %10, align 16, !dbg !431
  %221 = load <2 x i64>, <2 x i64>* %9, align 16, !dbg !431
  %222 = xor <2 x i64> %221, <i64 -1, i64 -1>, !dbg !431
  %223 = load <2 x i64>, <2 x i64>* %10, align 16, !dbg !431
  %224 = and <2 x i64> %222, %223, !dbg !431
  store <2 x i64> %218, <2 x i64>* %11, align 16, !dbg !431
  store <2 x i64> %224, <2 x i64>* %12, align 16, !dbg !431
  %225 = load <2 x i64>, <2 x i64>* %11, align 16, !dbg !431
  %226 = load <2 x i64>, <2 x i64>* %12, align 16, !dbg !431
  %227 = call i32 @llvm.x86.sse41.ptestz(<2 x i64> %225, <2 x i64> %226) #11, !dbg !431
  %228 = sext i32 %227 to i64, !dbg !431
  store i64 %228, i64* %59, align 8, !dbg !431
  %229 = bitcast i64* %59 to i8*, !dbg !431
  call void @words(i32 noundef 67, i8* noundef %229, i32 noundef 1), !dbg !431
  br label %230, !dbg !431

230:                                              ; preds = %217
  br label %231, !dbg !432

231:                                              ; preds = %230
  call void @llvm.dbg.declare(metadata i64* %60, metadata !433, metadata !DIExpression()), !dbg !435
  %232 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !435
  %233 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !435
  store <2 x i64> %232, <2 x i64>* %13, align 16, !dbg !435
  store <2 x i64> %233, <2 x i64>* %14, align 16, !dbg !435
  %234 = load <2 x i64>, <2 x i64>* %13, align 16, !dbg !435
  %235 = load <2 x i64>, <2 x i64>* %14, align 16, !dbg !435
  %236 = call i32 @llvm.x86.sse41.ptestz(<2 x i64> %234, <2 x i64> %235) #11, !dbg !435
  %237 = sext i32 %236 to i64, !dbg !435
  store i64 %237, i64* %60, align 8, !dbg !435
  %238 = bitcast i64* %60 to i8*, !dbg !435
  call void @words(i32 noundef 68, i8* noundef %238, i32 noundef 1), !dbg !435
  br label %239, !dbg !435

239:                                              ; preds = %231
  br label %240, !dbg !436

240:                                              ; preds = %239
  call void @llvm.dbg.declare(metadata i64* %61, metadata !437, metadata !DIExpression()), !dbg !439
  %241 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !439
  %242 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !439
  store <2 x i64> %241, <2 x i64>* %5, align 16, !dbg !439
  store <2 x i64> %242, <2 x i64>* %6, align 16, !dbg !439
  %243 = load <2 x i64>, <2 x i64>* %5, align 16, !dbg !439
  %244 = load <2 x i64>, <2 x i64>* %6, align 16, !dbg !439
  %245 = or <2 x i64> %243, %244, !dbg !439
  %246 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !439
  store <2 x i64> %245, <2 x i64>* %7, align 16, !dbg !439
  store <2 x i64> %246, <2 x i64>* %8, align 16, !dbg !439
  %247 = load <2 x i64>, <2 x i64>* %7, align 16, !dbg !439
  %248 = load <2 x i64>, <2 x i64>* %8, align 16, !dbg !439
  %249 = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %247, <2 x i64> %248) #11, !dbg !439
  %250 = sext i32 %249 to i64, !dbg !439
  store i64 %250, i64* %61, align 8, !dbg !439
  %251 = bitcast i64* %61 to i8*, !dbg !439
  call void @words(i32 noundef 69, i8* noundef %251, i32 noundef 1), !dbg !439
  br label %252, !dbg !439

252:                                              ; preds = %240
  br label %253, !dbg !440

253:                                              ; preds = %252
  call void @llvm.dbg.declare(metadata i64* %62, metadata !441, metadata !DIExpression()), !dbg !443
  %254 = load <2 x i64>, <2 x i64>* %44, align 16, !dbg !443
  %255 = load <2 x i64>, <2 x i64>* %45, align 16, !dbg !443
  store <2 x i64> %254, <2 x i64>* %3, align 16, !dbg !443
  store <2 x i64> %255, <2 x i64>* %4, align 16, !dbg !443
  %256 = load <2 x i64>, <2 x i64>* %3, align 16, !dbg !443
  %257 = load <2 x i64>, <2 x i64>* %4, align 16, !dbg !443
  %258 = call i32 @llvm.x86.sse41.ptestnzc(<2 x i64> %256, <2 x i64> %257) #11, !dbg !443
  %259 = sext i32 %258 to i64, !dbg !443
  store i64 %259, i64* %62, align 8, !dbg !443
  %260 = bitcast i64* %62 to i8*, !dbg !443
  call void @words(i32 noundef 70, i8* noundef %260, i32 noundef 1), !dbg !443
  br label %261, !dbg !443

261:                                              ; preds = %253
  ret void, !dbg !444
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @words_alone(i64 noundef %0, i64 noundef %1, <2 x i64> noundef %2, <2 x i64> noundef %3) #6 !dbg !445 {
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
  call void @llvm.dbg.declare(metadata i64* %21, metadata !448, metadata !DIExpression()), !dbg !449
  store i64 %1, i64* %22, align 8
  call void @llvm.dbg.declare(metadata i64* %22, metadata !450, metadata !DIExpression()), !dbg !451
  store <2 x i64> %2, <2 x i64>* %23, align 16
  call void @llvm.dbg.declare(metadata <2 x i64>* %23, metadata !452, metadata !DIExpression()), !dbg !453
  store <2 x i64> %3, <2 x i64>* %24, align 16
  call void @llvm.dbg.declare(metadata <2 x i64>* %24, metadata !454, metadata !DIExpression()), !dbg !455
  br label %37, !dbg !456

37:                                               ; preds = %4
  call void @llvm.dbg.declare(metadata i64* %25, metadata !457, metadata !DIExpression()), !dbg !459
  %38 = load i64, i64* %21, align 8, !dbg !459
  %39 = trunc i64 %38 to i32, !dbg !459
  %40 = load i64, i64* %22, align 8, !dbg !459
  %41 = trunc i64 %40 to i8, !dbg !459
  store i32 %39, i32* %19, align 4, !dbg !459
  store i8 %41, i8* %20, align 1, !dbg !459
  %42 = load i32, i32* %19, align 4, !dbg !459
  %43 = load i8, i8* %20, align 1, !dbg !459
  %44 = call i32 @llvm.x86.sse42.crc32.32.8(i32 %42, i8 %43) #11, !dbg !459
  %45 = zext i32 %44 to i64, !dbg !459
  store i64 %45, i64* %25, align 8, !dbg !459
  %46 = bitcast i64* %25 to i8*, !dbg !459
  call void @words(i32 noundef 74, i8* noundef %46, i32 noundef 1), !dbg !459
  br label %47, !dbg !459

47:                                               ; preds = %37
  br label %48, !dbg !460

48:                                               ; preds = %47
  call void @llvm.dbg.declare(metadata i64* %26, metadata !461, metadata !DIExpression()), !dbg !463
  %49 = load i64, i64* %21, align 8, !dbg !463
  %50 = trunc i64 %49 to i32, !dbg !463
  %51 = load i64, i64* %22, align 8, !dbg !463
  %52 = trunc i64 %51 to i16, !dbg !463
  store i32 %50, i32* %17, align 4, !dbg !463
  store i16 %52, i16* %18, align 2, !dbg !463
  %53 = load i32, i32* %17, align 4, !dbg !463
  %54 = load i16, i16* %18, align 2, !dbg !463
  %55 = call i32 @llvm.x86.sse42.crc32.32.16(i32 %53, i16 %54) #11, !dbg !463
  %56 = zext i32 %55 to i64, !dbg !463
  store i64 %56, i64* %26, align 8, !dbg !463
  %57 = bitcast i64* %26 to i8*, !dbg !463
  call void @words(i32 noundef 75, i8* noundef %57, i32 noundef 1), !dbg !463
  br label %58, !dbg !463

58:                                               ; preds = %48
  br label %59, !dbg !464

59:                                               ; preds = %58
  call void @llvm.dbg.declare(metadata i64* %27, metadata !465, metadata !DIExpression()), !dbg !467
  %60 = load i64, i64* %21, align 8, !dbg !467
  %61 = trunc i64 %60 to i32, !dbg !467
  %62 = load i64, i64* %22, align 8, !dbg !467
  %63 = trunc i64 %62 to i32, !dbg !467
  store i32 %61, i32* %15, align 4, !dbg !467
  store i32 %63, i32* %16, align 4, !dbg !467
  %64 = load i32, i32* %15, align 4, !dbg !467
  %65 = load i32, i32* %16, align 4, !dbg !467
  %66 = call i32 @llvm.x86.sse42.crc32.32.32(i32 %64, i32 %65) #11, !dbg !467
  %67 = zext i32 %66 to i64, !dbg !467
  store i64 %67, i64* %27, align 8, !dbg !467
  %68 = bitcast i64* %27 to i8*, !dbg !467
  call void @words(i32 noundef 76, i8* noundef %68, i32 noundef 1), !dbg !467
  br label %69, !dbg !467

69:                                               ; preds = %59
  br label %70, !dbg !468

70:                                               ; preds = %69
  call void @llvm.dbg.declare(metadata i64* %28, metadata !469, metadata !DIExpression()), !dbg !471
  %71 = load i64, i64* %21, align 8, !dbg !471
  %72 = lshr i64 %71, 32, !dbg !471
  %73 = load i64, i64* %22, align 8, !dbg !471
  store i64 %72, i64* %13, align 8, !dbg !471
  store i64 %73, i64* %14, align 8, !dbg !471
  %74 = load i64, i64* %13, align 8, !dbg !471
  %75 = load i64, i64* %14, align 8, !dbg !471
  %76 = call i64 @llvm.x86.sse42.crc32.64.64(i64 %74, i64 %75) #11, !dbg !471
  store i64 %76, i64* %28, align 8, !dbg !471
  %77 = bitcast i64* %28 to i8*, !dbg !471
  call void @words(i32 noundef 77, i8* noundef %77, i32 noundef 1), !dbg !471
  br label %78, !dbg !471

78:                                               ; preds = %70
  br label %79, !dbg !472

79:                                               ; preds = %78
  call void @llvm.dbg.declare(metadata <2 x i64>* %29, metadata !473, metadata !DIExpression()), !dbg !475
  %80 = load <2 x i64>, <2 x i64>* %23, align 16, !dbg !475
  %81 = load <2 x i64>, <2 x i64>* %24, align 16, !dbg !475
  %82 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %80, <2 x i64> %81, i8 1), !dbg !475
  store <2 x i64> %82, <2 x i64>* %29, align 16, !dbg !475
  %83 = bitcast <2 x i64>* %29 to i8*, !dbg !475
  call void @words(i32 noundef 78, i8* noundef %83, i32 noundef 2), !dbg !475
  br label %84, !dbg !475

84:                                               ; preds = %79
  br label %85, !dbg !476

85:                                               ; preds = %84
  call void @llvm.dbg.declare(metadata <2 x i64>* %30, metadata !477, metadata !DIExpression()), !dbg !479
  %86 = load <2 x i64>, <2 x i64>* %23, align 16, !dbg !479
  %87 = load <2 x i64>, <2 x i64>* %24, align 16, !dbg !479
  %88 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %86, <2 x i64> %87, i8 16), !dbg !479
  store <2 x i64> %88, <2 x i64>* %30, align 16, !dbg !479
  %89 = bitcast <2 x i64>* %30 to i8*, !dbg !479
  call void @words(i32 noundef 79, i8* noundef %89, i32 noundef 2), !dbg !479
  br label %90, !dbg !479

90:                                               ; preds = %85
  call void @llvm.dbg.declare(metadata i32* %31, metadata !480, metadata !DIExpression()), !dbg !482
  store i32 0, i32* %31, align 4, !dbg !482
  br label %91, !dbg !483

91:                                               ; preds = %148, %90
  %92 = load i32, i32* %31, align 4, !dbg !484
  %93 = icmp slt i32 %92, 3, !dbg !486
  br i1 %93, label %94, label %151, !dbg !487

94:                                               ; preds = %91
  call void @llvm.dbg.declare(metadata i64* %32, metadata !488, metadata !DIExpression()), !dbg !490
  br label %95, !dbg !491

95:                                               ; preds = %94
  call void @llvm.dbg.declare(metadata i64* %33, metadata !492, metadata !DIExpression()), !dbg !494
  %96 = load i32, i32* %31, align 4, !dbg !494
  %97 = trunc i32 %96 to i8, !dbg !494
  %98 = load i64, i64* %21, align 8, !dbg !494
  %99 = load i32, i32* %31, align 4, !dbg !494
  %100 = icmp ne i32 %99, 0, !dbg !494
  br i1 %100, label %101, label %104, !dbg !494

101:                                              ; preds = %95
  %102 = load i64, i64* %21, align 8, !dbg !494
  %103 = xor i64 %102, -1, !dbg !494
  br label %106, !dbg !494

104:                                              ; preds = %95
  %105 = load i64, i64* %22, align 8, !dbg !494
  br label %106, !dbg !494

106:                                              ; preds = %104, %101
  %107 = phi i64 [ %103, %101 ], [ %105, %104 ], !dbg !494
  store i8 %97, i8* %9, align 1, !dbg !494
  store i64 %98, i64* %10, align 8, !dbg !494
  store i64 %107, i64* %11, align 8, !dbg !494
  store i64* %32, i64** %12, align 8, !dbg !494
  %108 = load i8, i8* %9, align 1, !dbg !494
  %109 = load i64, i64* %10, align 8, !dbg !494
  %110 = load i64, i64* %11, align 8, !dbg !494
  %111 = load i64*, i64** %12, align 8, !dbg !494
  %112 = call { i8, i64 } @llvm.x86.addcarry.64(i8 %108, i64 %109, i64 %110) #11, !dbg !494
  %113 = extractvalue { i8, i64 } %112, 1, !dbg !494
  store i64 %113, i64* %111, align 8, !dbg !494
  %114 = extractvalue { i8, i64 } %112, 0, !dbg !494
  %115 = zext i8 %114 to i64, !dbg !494
  store i64 %115, i64* %33, align 8, !dbg !494
  %116 = bitcast i64* %33 to i8*, !dbg !494
  call void @words(i32 noundef 82, i8* noundef %116, i32 noundef 1), !dbg !494
  br label %117, !dbg !494

117:                                              ; preds = %106
  br label %118, !dbg !495

118:                                              ; preds = %117
  call void @llvm.dbg.declare(metadata i64* %34, metadata !496, metadata !DIExpression()), !dbg !498
  %119 = load i64, i64* %32, align 8, !dbg !498
  store i64 %119, i64* %34, align 8, !dbg !498
  %120 = bitcast i64* %34 to i8*, !dbg !498
  call void @words(i32 noundef 83, i8* noundef %120, i32 noundef 1), !dbg !498
  br label %121, !dbg !498

121:                                              ; preds = %118
  br label %122, !dbg !499

122:                                              ; preds = %121
  call void @llvm.dbg.declare(metadata i64* %35, metadata !500, metadata !DIExpression()), !dbg !502
  %123 = load i32, i32* %31, align 4, !dbg !502
  %124 = trunc i32 %123 to i8, !dbg !502
  %125 = load i64, i64* %21, align 8, !dbg !502
  %126 = load i32, i32* %31, align 4, !dbg !502
  %127 = icmp ne i32 %126, 0, !dbg !502
  br i1 %127, label %128, label %130, !dbg !502

128:                                              ; preds = %122
  %129 = load i64, i64* %21, align 8, !dbg !502
  br label %132, !dbg !502

130:                                              ; preds = %122
  %131 = load i64, i64* %22, align 8, !dbg !502
  br label %132, !dbg !502

132:                                              ; preds = %130, %128
  %133 = phi i64 [ %129, %128 ], [ %131, %130 ], !dbg !502
  store i8 %124, i8* %5, align 1, !dbg !502
  store i64 %125, i64* %6, align 8, !dbg !502
  store i64 %133, i64* %7, align 8, !dbg !502
  store i64* %32, i64** %8, align 8, !dbg !502
  %134 = load i8, i8* %5, align 1, !dbg !502
  %135 = load i64, i64* %6, align 8, !dbg !502
  %136 = load i64, i64* %7, align 8, !dbg !502
  %137 = load i64*, i64** %8, align 8, !dbg !502
  %138 = call { i8, i64 } @llvm.x86.subborrow.64(i8 %134, i64 %135, i64 %136) #11, !dbg !502
  %139 = extractvalue { i8, i64 } %138, 1, !dbg !502
  store i64 %139, i64* %137, align 8, !dbg !502
  %140 = extractvalue { i8, i64 } %138, 0, !dbg !502
  %141 = zext i8 %140 to i64, !dbg !502
  store i64 %141, i64* %35, align 8, !dbg !502
  %142 = bitcast i64* %35 to i8*, !dbg !502
  call void @words(i32 noundef 84, i8* noundef %142, i32 noundef 1), !dbg !502
  br label %143, !dbg !502

143:                                              ; preds = %132
  br label %144, !dbg !503

144:                                              ; preds = %143
  call void @llvm.dbg.declare(metadata i64* %36, metadata !504, metadata !DIExpression()), !dbg !506
  %145 = load i64, i64* %32, align 8, !dbg !506
  store i64 %145, i64* %36, align 8, !dbg !506
  %146 = bitcast i64* %36 to i8*, !dbg !506
  call void @words(i32 noundef 85, i8* noundef %146, i32 noundef 1), !dbg !506
  br label %147, !dbg !506

147:                                              ; preds = %144
  br label %148, !dbg !507

148:                                              ; preds = %147
  %149 = load i32, i32* %31, align 4, !dbg !508
  %150 = add nsw i32 %149, 1, !dbg !508
  store i32 %150, i32* %31, align 4, !dbg !508
  br label %91, !dbg !509, !llvm.loop !510

151:                                              ; preds = %91
  ret void, !dbg !512
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @floats(<4 x float> noundef %0, <4 x float> noundef %1, <2 x double> noundef %2, <2 x double> noundef %3) #7 !dbg !513 {
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
  call void @llvm.dbg.declare(metadata <4 x float>* %49, metadata !516, metadata !DIExpression()), !dbg !517
  store <4 x float> %1, <4 x float>* %50, align 16
  call void @llvm.dbg.declare(metadata <4 x float>* %50, metadata !518, metadata !DIExpression()), !dbg !519
  store <2 x double> %2, <2 x double>* %51, align 16
  call void @llvm.dbg.declare(metadata <2 x double>* %51, metadata !520, metadata !DIExpression()), !dbg !521
  store <2 x double> %3, <2 x double>* %52, align 16
  call void @llvm.dbg.declare(metadata <2 x double>* %52, metadata !522, metadata !DIExpression()), !dbg !523
  br label %81, !dbg !524

81:                                               ; preds = %4
  call void @llvm.dbg.declare(metadata <4 x float>* %53, metadata !525, metadata !DIExpression()), !dbg !527
  %82 = load <4 x float>, <4 x float>* %49, align 16, !dbg !527
  %83 = load <4 x float>, <4 x float>* %50, align 16, !dbg !527
  store <4 x float> %82, <4 x float>* %47, align 16, !dbg !527
  store <4 x float> %83, <4 x float>* %48, align 16, !dbg !527
  %84 = load <4 x float>, <4 x float>* %47, align 16, !dbg !527
  %85 = load <4 x float>, <4 x float>* %48, align 16, !dbg !527
  %86 = call <4 x float> @llvm.x86.sse.min.ps(<4 x float> %84, <4 x float> %85) #11, !dbg !527
  store <4 x float> %86, <4 x float>* %53, align 16, !dbg !527
  %87 = bitcast <4 x float>* %53 to i8*, !dbg !527
  call void @words(i32 noundef 90, i8* noundef %87, i32 noundef 2), !dbg !527
  br label %88, !dbg !527

88:                                               ; preds = %81
  br label %89, !dbg !528

89:                                               ; preds = %88
  call void @llvm.dbg.declare(metadata <4 x float>* %54, metadata !529, metadata !DIExpression()), !dbg !531
  %90 = load <4 x float>, <4 x float>* %49, align 16, !dbg !531
  %91 = load <4 x float>, <4 x float>* %50, align 16, !dbg !531
  store <4 x float> %90, <4 x float>* %45, align 16, !dbg !531
  store <4 x float> %91, <4 x float>* %46, align 16, !dbg !531
  %92 = load <4 x float>, <4 x float>* %45, align 16, !dbg !531
  %93 = load <4 x float>, <4 x float>* %46, align 16, !dbg !531
  %94 = call <4 x float> @llvm.x86.sse.max.ps(<4 x float> %92, <4 x float> %93) #11, !dbg !531
  store <4 x float> %94, <4 x float>* %54, align 16, !dbg !531
  %95 = bitcast <4 x float>* %54 to i8*, !dbg !531
  call void @words(i32 noundef 91, i8* noundef %95, i32 noundef 2), !dbg !531
  br label %96, !dbg !531

96:                                               ; preds = %89
  br label %97, !dbg !532

97:                                               ; preds = %96
  call void @llvm.dbg.declare(metadata <2 x double>* %55, metadata !533, metadata !DIExpression()), !dbg !535
  %98 = load <2 x double>, <2 x double>* %51, align 16, !dbg !535
  %99 = load <2 x double>, <2 x double>* %52, align 16, !dbg !535
  store <2 x double> %98, <2 x double>* %43, align 16, !dbg !535
  store <2 x double> %99, <2 x double>* %44, align 16, !dbg !535
  %100 = load <2 x double>, <2 x double>* %43, align 16, !dbg !535
  %101 = load <2 x double>, <2 x double>* %44, align 16, !dbg !535
  %102 = call <2 x double> @llvm.x86.sse2.min.sd(<2 x double> %100, <2 x double> %101) #11, !dbg !535
  store <2 x double> %102, <2 x double>* %55, align 16, !dbg !535
  %103 = bitcast <2 x double>* %55 to i8*, !dbg !535
  call void @words(i32 noundef 92, i8* noundef %103, i32 noundef 2), !dbg !535
  br label %104, !dbg !535

104:                                              ; preds = %97
  br label %105, !dbg !536

105:                                              ; preds = %104
  call void @llvm.dbg.declare(metadata <4 x float>* %56, metadata !537, metadata !DIExpression()), !dbg !539
  %106 = load <4 x float>, <4 x float>* %50, align 16, !dbg !539
  %107 = load <4 x float>, <4 x float>* %49, align 16, !dbg !539
  store <4 x float> %106, <4 x float>* %41, align 16, !dbg !539
  store <4 x float> %107, <4 x float>* %42, align 16, !dbg !539
  %108 = load <4 x float>, <4 x float>* %41, align 16, !dbg !539
  %109 = load <4 x float>, <4 x float>* %42, align 16, !dbg !539
  %110 = call <4 x float> @llvm.x86.sse.max.ss(<4 x float> %108, <4 x float> %109) #11, !dbg !539
  store <4 x float> %110, <4 x float>* %56, align 16, !dbg !539
  %111 = bitcast <4 x float>* %56 to i8*, !dbg !539
  call void @words(i32 noundef 93, i8* noundef %111, i32 noundef 2), !dbg !539
  br label %112, !dbg !539

112:                                              ; preds = %105
  br label %113, !dbg !540

113:                                              ; preds = %112
  call void @llvm.dbg.declare(metadata <4 x float>* %57, metadata !541, metadata !DIExpression()), !dbg !543
  %114 = load <4 x float>, <4 x float>* %49, align 16, !dbg !543
  %115 = load <4 x float>, <4 x float>* %50, align 16, !dbg !543
  store <4 x float> %114, <4 x float>* %39, align 16, !dbg !543
  store <4 x float> %115, <4 x float>* %40, align 16, !dbg !543
  %116 = load <4 x float>, <4 x float>* %39, align 16, !dbg !543
  %117 = load <4 x float>, <4 x float>* %40, align 16, !dbg !543
  %118 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %116, <4 x float> %117, i8 1) #11, !dbg !543
  store <4 x float> %118, <4 x float>* %57, align 16, !dbg !543
  %119 = bitcast <4 x float>* %57 to i8*, !dbg !543
  call void @words(i32 noundef 94, i8* noundef %119, i32 noundef 2), !dbg !543
  br label %120, !dbg !543

120:                                              ; preds = %113
  br label %121, !dbg !544

121:                                              ; preds = %120
  call void @llvm.dbg.declare(metadata <2 x double>* %58, metadata !545, metadata !DIExpression()), !dbg !547
  %122 = load <2 x double>, <2 x double>* %51, align 16, !dbg !547
  %123 = load <2 x double>, <2 x double>* %52, align 16, !dbg !547
  store <2 x double> %122, <2 x double>* %37, align 16, !dbg !547
  store <2 x double> %123, <2 x double>* %38, align 16, !dbg !547
  %124 = load <2 x double>, <2 x double>* %37, align 16, !dbg !547
  %125 = load <2 x double>, <2 x double>* %38, align 16, !dbg !547
  %126 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %124, <2 x double> %125, i8 6) #11, !dbg !547
  store <2 x double> %126, <2 x double>* %58, align 16, !dbg !547
  %127 = bitcast <2 x double>* %58 to i8*, !dbg !547
  call void @words(i32 noundef 95, i8* noundef %127, i32 noundef 2), !dbg !547
  br label %128, !dbg !547

128:                                              ; preds = %121
  br label %129, !dbg !548

129:                                              ; preds = %128
  call void @llvm.dbg.declare(metadata <4 x float>* %59, metadata !549, metadata !DIExpression()), !dbg !551
  %130 = load <4 x float>, <4 x float>* %49, align 16, !dbg !551
  %131 = load <4 x float>, <4 x float>* %49, align 16, !dbg !551
  %132 = shufflevector <4 x float> %130, <4 x float> %131, <4 x i32> <i32 3, i32 3, i32 7, i32 7>, !dbg !551
  %133 = load <4 x float>, <4 x float>* %50, align 16, !dbg !551
  store <4 x float> %132, <4 x float>* %35, align 16, !dbg !551
  store <4 x float> %133, <4 x float>* %36, align 16, !dbg !551
  %134 = load <4 x float>, <4 x float>* %35, align 16, !dbg !551
  %135 = load <4 x float>, <4 x float>* %36, align 16, !dbg !551
  %136 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %134, <4 x float> %135, i8 3) #11, !dbg !551
  store <4 x float> %136, <4 x float>* %59, align 16, !dbg !551
  %137 = bitcast <4 x float>* %59 to i8*, !dbg !551
  call void @words(i32 noundef 96, i8* noundef %137, i32 noundef 2), !dbg !551
  br label %138, !dbg !551

138:                                              ; preds = %129
  br label %139, !dbg !552

139:                                              ; preds = %138
  call void @llvm.dbg.declare(metadata i64* %60, metadata !553, metadata !DIExpression()), !dbg !555
  %140 = load <4 x float>, <4 x float>* %49, align 16, !dbg !555
  %141 = load <4 x float>, <4 x float>* %50, align 16, !dbg !555
  store <4 x float> %140, <4 x float>* %33, align 16, !dbg !555
  store <4 x float> %141, <4 x float>* %34, align 16, !dbg !555
  %142 = load <4 x float>, <4 x float>* %33, align 16, !dbg !555
  %143 = load <4 x float>, <4 x float>* %34, align 16, !dbg !555
  %144 = call i32 @llvm.x86.sse.comilt.ss(<4 x float> %142, <4 x float> %143) #11, !dbg !555
  %145 = sext i32 %144 to i64, !dbg !555
  store i64 %145, i64* %60, align 8, !dbg !555
  %146 = bitcast i64* %60 to i8*, !dbg !555
  call void @words(i32 noundef 97, i8* noundef %146, i32 noundef 1), !dbg !555
  br label %147, !dbg !555

147:                                              ; preds = %139
  br label %148, !dbg !556

148:                                              ; preds = %147
  call void @llvm.dbg.declare(metadata i64* %61, metadata !557, metadata !DIExpression()), !dbg !559
  %149 = load <2 x double>, <2 x double>* %51, align 16, !dbg !559
  %150 = load <2 x double>, <2 x double>* %52, align 16, !dbg !559
  store <2 x double> %149, <2 x double>* %31, align 16, !dbg !559
  store <2 x double> %150, <2 x double>* %32, align 16, !dbg !559
  %151 = load <2 x double>, <2 x double>* %31, align 16, !dbg !559
  %152 = load <2 x double>, <2 x double>* %32, align 16, !dbg !559
  %153 = call i32 @llvm.x86.sse2.comige.sd(<2 x double> %151, <2 x double> %152) #11, !dbg !559
  %154 = sext i32 %153 to i64, !dbg !559
  store i64 %154, i64* %61, align 8, !dbg !559
  %155 = bitcast i64* %61 to i8*, !dbg !559
  call void @words(i32 noundef 98, i8* noundef %155, i32 noundef 1), !dbg !559
  br label %156, !dbg !559

156:                                              ; preds = %148
  br label %157, !dbg !560

157:                                              ; preds = %156
  call void @llvm.dbg.declare(metadata i64* %62, metadata !561, metadata !DIExpression()), !dbg !563
  %158 = load <4 x float>, <4 x float>* %49, align 16, !dbg !563
  %159 = load <4 x float>, <4 x float>* %50, align 16, !dbg !563
  store <4 x float> %158, <4 x float>* %29, align 16, !dbg !563
  store <4 x float> %159, <4 x float>* %30, align 16, !dbg !563
  %160 = load <4 x float>, <4 x float>* %29, align 16, !dbg !563
  %161 = load <4 x float>, <4 x float>* %30, align 16, !dbg !563
  %162 = call i32 @llvm.x86.sse.ucomineq.ss(<4 x float> %160, <4 x float> %161) #11, !dbg !563
  %163 = sext i32 %162 to i64, !dbg !563
  store i64 %163, i64* %62, align 8, !dbg !563
  %164 = bitcast i64* %62 to i8*, !dbg !563
  call void @words(i32 noundef 99, i8* noundef %164, i32 noundef 1), !dbg !563
  br label %165, !dbg !563

165:                                              ; preds = %157
  br label %166, !dbg !564

166:                                              ; preds = %165
  call void @llvm.dbg.declare(metadata i64* %63, metadata !565, metadata !DIExpression()), !dbg !567
  %167 = load <4 x float>, <4 x float>* %49, align 16, !dbg !567
  %168 = load <4 x float>, <4 x float>* %49, align 16, !dbg !567
  store <4 x float> %167, <4 x float>* %27, align 16, !dbg !567
  store <4 x float> %168, <4 x float>* %28, align 16, !dbg !567
  %169 = load <4 x float>, <4 x float>* %27, align 16, !dbg !567
  %170 = load <4 x float>, <4 x float>* %28, align 16, !dbg !567
  %171 = call i32 @llvm.x86.sse.comieq.ss(<4 x float> %169, <4 x float> %170) #11, !dbg !567
  %172 = sext i32 %171 to i64, !dbg !567
  store i64 %172, i64* %63, align 8, !dbg !567
  %173 = bitcast i64* %63 to i8*, !dbg !567
  call void @words(i32 noundef 100, i8* noundef %173, i32 noundef 1), !dbg !567
  br label %174, !dbg !567

174:                                              ; preds = %166
  br label %175, !dbg !568

175:                                              ; preds = %174
  call void @llvm.dbg.declare(metadata <2 x i64>* %64, metadata !569, metadata !DIExpression()), !dbg !571
  %176 = load <4 x float>, <4 x float>* %49, align 16, !dbg !571
  store <4 x float> %176, <4 x float>* %26, align 16, !dbg !571
  %177 = load <4 x float>, <4 x float>* %26, align 16, !dbg !571
  %178 = call <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float> %177) #11, !dbg !571
  %179 = bitcast <4 x i32> %178 to <2 x i64>, !dbg !571
  store <2 x i64> %179, <2 x i64>* %64, align 16, !dbg !571
  %180 = bitcast <2 x i64>* %64 to i8*, !dbg !571
  call void @words(i32 noundef 101, i8* noundef %180, i32 noundef 2), !dbg !571
  br label %181, !dbg !571

181:                                              ; preds = %175
  br label %182, !dbg !572

182:                                              ; preds = %181
  call void @llvm.dbg.declare(metadata <2 x i64>* %65, metadata !573, metadata !DIExpression()), !dbg !575
  %183 = load <4 x float>, <4 x float>* %50, align 16, !dbg !575
  store <4 x float> %183, <4 x float>* %25, align 16, !dbg !575
  %184 = load <4 x float>, <4 x float>* %25, align 16, !dbg !575
  %185 = call <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float> %184) #11, !dbg !575
  %186 = bitcast <4 x i32> %185 to <2 x i64>, !dbg !575
  store <2 x i64> %186, <2 x i64>* %65, align 16, !dbg !575
  %187 = bitcast <2 x i64>* %65 to i8*, !dbg !575
  call void @words(i32 noundef 102, i8* noundef %187, i32 noundef 2), !dbg !575
  br label %188, !dbg !575

188:                                              ; preds = %182
  br label %189, !dbg !576

189:                                              ; preds = %188
  call void @llvm.dbg.declare(metadata <2 x i64>* %66, metadata !577, metadata !DIExpression()), !dbg !579
  %190 = load <2 x double>, <2 x double>* %51, align 16, !dbg !579
  store <2 x double> %190, <2 x double>* %24, align 16, !dbg !579
  %191 = load <2 x double>, <2 x double>* %24, align 16, !dbg !579
  %192 = call <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double> %191) #11, !dbg !579
  %193 = bitcast <4 x i32> %192 to <2 x i64>, !dbg !579
  store <2 x i64> %193, <2 x i64>* %66, align 16, !dbg !579
  %194 = bitcast <2 x i64>* %66 to i8*, !dbg !579
  call void @words(i32 noundef 103, i8* noundef %194, i32 noundef 2), !dbg !579
  br label %195, !dbg !579

195:                                              ; preds = %189
  br label %196, !dbg !580

196:                                              ; preds = %195
  call void @llvm.dbg.declare(metadata <2 x i64>* %67, metadata !581, metadata !DIExpression()), !dbg !583
  %197 = load <2 x double>, <2 x double>* %52, align 16, !dbg !583
  store <2 x double> %197, <2 x double>* %23, align 16, !dbg !583
  %198 = load <2 x double>, <2 x double>* %23, align 16, !dbg !583
  %199 = call <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double> %198) #11, !dbg !583
  %200 = bitcast <4 x i32> %199 to <2 x i64>, !dbg !583
  store <2 x i64> %200, <2 x i64>* %67, align 16, !dbg !583
  %201 = bitcast <2 x i64>* %67 to i8*, !dbg !583
  call void @words(i32 noundef 104, i8* noundef %201, i32 noundef 2), !dbg !583
  br label %202, !dbg !583

202:                                              ; preds = %196
  br label %203, !dbg !584

203:                                              ; preds = %202
  call void @llvm.dbg.declare(metadata i64* %68, metadata !585, metadata !DIExpression()), !dbg !587
  %204 = load <4 x float>, <4 x float>* %49, align 16, !dbg !587
  store <4 x float> %204, <4 x float>* %22, align 16, !dbg !587
  %205 = load <4 x float>, <4 x float>* %22, align 16, !dbg !587
  %206 = call i32 @llvm.x86.sse.cvtss2si(<4 x float> %205) #11, !dbg !587
  %207 = sext i32 %206 to i64, !dbg !587
  store i64 %207, i64* %68, align 8, !dbg !587
  %208 = bitcast i64* %68 to i8*, !dbg !587
  call void @words(i32 noundef 105, i8* noundef %208, i32 noundef 1), !dbg !587
  br label %209, !dbg !587

209:                                              ; preds = %203
  br label %210, !dbg !588

210:                                              ; preds = %209
  call void @llvm.dbg.declare(metadata i64* %69, metadata !589, metadata !DIExpression()), !dbg !591
  %211 = load <2 x double>, <2 x double>* %51, align 16, !dbg !591
  store double 1.000000e+18, double* %17, align 8, !dbg !591
  %212 = load double, double* %17, align 8, !dbg !591
  %213 = insertelement <2 x double> undef, double %212, i32 0, !dbg !591
  %214 = insertelement <2 x double> %213, double 0.000000e+00, i32 1, !dbg !591
  store <2 x double> %214, <2 x double>* %18, align 16, !dbg !591
  %215 = load <2 x double>, <2 x double>* %18, align 16, !dbg !591
  store <2 x double> %211, <2 x double>* %19, align 16, !dbg !591
  store <2 x double> %215, <2 x double>* %20, align 16, !dbg !591
  %216 = load <2 x double>, <2 x double>* %20, align 16, !dbg !591
  %217 = extractelement <2 x double> %216, i32 0, !dbg !591
  %218 = load <2 x double>, <2 x double>* %19, align 16, !dbg !591
  %219 = extractelement <2 x double> %218, i32 0, !dbg !591
  %220 = fmul double %219, %217, !dbg !591
  %221 = load <2 x double>, <2 x double>* %19, align 16, !dbg !591
  %222 = insertelement <2 x double> %221, double %220, i32 0, !dbg !591
  store <2 x double> %222, <2 x double>* %19, align 16, !dbg !591
  %223 = load <2 x double>, <2 x double>* %19, align 16, !dbg !591
  store <2 x double> %223, <2 x double>* %21, align 16, !dbg !591
  %224 = load <2 x double>, <2 x double>* %21, align 16, !dbg !591
  %225 = call i64 @llvm.x86.sse2.cvttsd2si64(<2 x double> %224) #11, !dbg !591
  store i64 %225, i64* %69, align 8, !dbg !591
  %226 = bitcast i64* %69 to i8*, !dbg !591
  call void @words(i32 noundef 106, i8* noundef %226, i32 noundef 1), !dbg !591
  br label %227, !dbg !591

227:                                              ; preds = %210
  br label %228, !dbg !592

228:                                              ; preds = %227
  call void @llvm.dbg.declare(metadata <4 x float>* %70, metadata !593, metadata !DIExpression()), !dbg !595
  %229 = load <4 x float>, <4 x float>* %49, align 16, !dbg !595
  %230 = load <2 x double>, <2 x double>* %52, align 16, !dbg !595
  store <4 x float> %229, <4 x float>* %15, align 16, !dbg !595
  store <2 x double> %230, <2 x double>* %16, align 16, !dbg !595
  %231 = load <4 x float>, <4 x float>* %15, align 16, !dbg !595
  %232 = load <2 x double>, <2 x double>* %16, align 16, !dbg !595
  %233 = call <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float> %231, <2 x double> %232) #11, !dbg !595
  store <4 x float> %233, <4 x float>* %70, align 16, !dbg !595
  %234 = bitcast <4 x float>* %70 to i8*, !dbg !595
  call void @words(i32 noundef 107, i8* noundef %234, i32 noundef 2), !dbg !595
  br label %235, !dbg !595

235:                                              ; preds = %228
  br label %236, !dbg !596

236:                                              ; preds = %235
  call void @llvm.dbg.declare(metadata <4 x float>* %71, metadata !597, metadata !DIExpression()), !dbg !599
  %237 = load <2 x double>, <2 x double>* %51, align 16, !dbg !599
  store <2 x double> %237, <2 x double>* %14, align 16, !dbg !599
  %238 = load <2 x double>, <2 x double>* %14, align 16, !dbg !599
  %239 = call <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double> %238) #11, !dbg !599
  store <4 x float> %239, <4 x float>* %71, align 16, !dbg !599
  %240 = bitcast <4 x float>* %71 to i8*, !dbg !599
  call void @words(i32 noundef 108, i8* noundef %240, i32 noundef 2), !dbg !599
  br label %241, !dbg !599

241:                                              ; preds = %236
  br label %242, !dbg !600

242:                                              ; preds = %241
  call void @llvm.dbg.declare(metadata <4 x float>* %72, metadata !601, metadata !DIExpression()), !dbg !603
  %243 = load <4 x float>, <4 x float>* %49, align 16, !dbg !603
  %244 = load <4 x float>, <4 x float>* %50, align 16, !dbg !603
  store <4 x float> %243, <4 x float>* %12, align 16, !dbg !603
  store <4 x float> %244, <4 x float>* %13, align 16, !dbg !603
  %245 = load <4 x float>, <4 x float>* %12, align 16, !dbg !603
  %246 = load <4 x float>, <4 x float>* %13, align 16, !dbg !603
  %247 = call <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float> %245, <4 x float> %246) #11, !dbg !603
  store <4 x float> %247, <4 x float>* %72, align 16, !dbg !603
  %248 = bitcast <4 x float>* %72 to i8*, !dbg !603
  call void @words(i32 noundef 109, i8* noundef %248, i32 noundef 2), !dbg !603
  br label %249, !dbg !603

249:                                              ; preds = %242
  br label %250, !dbg !604

250:                                              ; preds = %249
  call void @llvm.dbg.declare(metadata <2 x double>* %73, metadata !605, metadata !DIExpression()), !dbg !607
  %251 = load <2 x double>, <2 x double>* %51, align 16, !dbg !607
  %252 = load <2 x double>, <2 x double>* %52, align 16, !dbg !607
  store <2 x double> %251, <2 x double>* %10, align 16, !dbg !607
  store <2 x double> %252, <2 x double>* %11, align 16, !dbg !607
  %253 = load <2 x double>, <2 x double>* %10, align 16, !dbg !607
  %254 = load <2 x double>, <2 x double>* %11, align 16, !dbg !607
  %255 = call <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double> %253, <2 x double> %254) #11, !dbg !607
  store <2 x double> %255, <2 x double>* %73, align 16, !dbg !607
  %256 = bitcast <2 x double>* %73 to i8*, !dbg !607
  call void @words(i32 noundef 110, i8* noundef %256, i32 noundef 2), !dbg !607
  br label %257, !dbg !607

257:                                              ; preds = %250
  br label %258, !dbg !608

258:                                              ; preds = %257
  call void @llvm.dbg.declare(metadata <4 x float>* %74, metadata !609, metadata !DIExpression()), !dbg !611
  %259 = load <4 x float>, <4 x float>* %50, align 16, !dbg !611
  %260 = load <4 x float>, <4 x float>* %50, align 16, !dbg !611
  store <4 x float> %259, <4 x float>* %8, align 16, !dbg !611
  store <4 x float> %260, <4 x float>* %9, align 16, !dbg !611
  %261 = load <4 x float>, <4 x float>* %8, align 16, !dbg !611
  %262 = load <4 x float>, <4 x float>* %9, align 16, !dbg !611
  %263 = call <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float> %261, <4 x float> %262) #11, !dbg !611
  store <4 x float> %263, <4 x float>* %74, align 16, !dbg !611
  %264 = bitcast <4 x float>* %74 to i8*, !dbg !611
  call void @words(i32 noundef 111, i8* noundef %264, i32 noundef 2), !dbg !611
  br label %265, !dbg !611

265:                                              ; preds = %258
  br label %266, !dbg !612

266:                                              ; preds = %265
  call void @llvm.dbg.declare(metadata <4 x float>* %75, metadata !613, metadata !DIExpression()), !dbg !615
  %267 = load <4 x float>, <4 x float>* %49, align 16, !dbg !615
  %268 = load <4 x float>, <4 x float>* %50, align 16, !dbg !615
  %269 = load <4 x float>, <4 x float>* %50, align 16, !dbg !615
  store <4 x float> %267, <4 x float>* %5, align 16, !dbg !615
  store <4 x float> %268, <4 x float>* %6, align 16, !dbg !615
  store <4 x float> %269, <4 x float>* %7, align 16, !dbg !615
  %270 = load <4 x float>, <4 x float>* %5, align 16, !dbg !615
  %271 = load <4 x float>, <4 x float>* %6, align 16, !dbg !615
  %272 = load <4 x float>, <4 x float>* %7, align 16, !dbg !615
  %273 = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %270, <4 x float> %271, <4 x float> %272) #11, !dbg !615
  store <4 x float> %273, <4 x float>* %75, align 16, !dbg !615
  %274 = bitcast <4 x float>* %75 to i8*, !dbg !615
  call void @words(i32 noundef 112, i8* noundef %274, i32 noundef 2), !dbg !615
  br label %275, !dbg !615

275:                                              ; preds = %266
  br label %276, !dbg !616

276:                                              ; preds = %275
  call void @llvm.dbg.declare(metadata <4 x float>* %76, metadata !617, metadata !DIExpression()), !dbg !619
  %277 = load <4 x float>, <4 x float>* %49, align 16, !dbg !619
  %278 = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %277, i32 8), !dbg !619
  store <4 x float> %278, <4 x float>* %76, align 16, !dbg !619
  %279 = bitcast <4 x float>* %76 to i8*, !dbg !619
  call void @words(i32 noundef 113, i8* noundef %279, i32 noundef 2), !dbg !619
  br label %280, !dbg !619

280:                                              ; preds = %276
  br label %281, !dbg !620

281:                                              ; preds = %280
  call void @llvm.dbg.declare(metadata <4 x float>* %77, metadata !621, metadata !DIExpression()), !dbg !623
  %282 = load <4 x float>, <4 x float>* %50, align 16, !dbg !623
  %283 = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %282, i32 1), !dbg !623
  store <4 x float> %283, <4 x float>* %77, align 16, !dbg !623
  %284 = bitcast <4 x float>* %77 to i8*, !dbg !623
  call void @words(i32 noundef 114, i8* noundef %284, i32 noundef 2), !dbg !623
  br label %285, !dbg !623

285:                                              ; preds = %281
  br label %286, !dbg !624

286:                                              ; preds = %285
  call void @llvm.dbg.declare(metadata <4 x float>* %78, metadata !625, metadata !DIExpression()), !dbg !627
  %287 = load <4 x float>, <4 x float>* %49, align 16, !dbg !627
  %288 = load <4 x float>, <4 x float>* %50, align 16, !dbg !627
  %289 = call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %287, <4 x float> %288, i32 2), !dbg !627
  store <4 x float> %289, <4 x float>* %78, align 16, !dbg !627
  %290 = bitcast <4 x float>* %78 to i8*, !dbg !627
  call void @words(i32 noundef 115, i8* noundef %290, i32 noundef 2), !dbg !627
  br label %291, !dbg !627

291:                                              ; preds = %286
  br label %292, !dbg !628

292:                                              ; preds = %291
  call void @llvm.dbg.declare(metadata <4 x float>* %79, metadata !629, metadata !DIExpression()), !dbg !631
  %293 = load <4 x float>, <4 x float>* %50, align 16, !dbg !631
  %294 = load <4 x float>, <4 x float>* %50, align 16, !dbg !631
  %295 = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %293, <4 x float> %294, i8 117), !dbg !631
  store <4 x float> %295, <4 x float>* %79, align 16, !dbg !631
  %296 = bitcast <4 x float>* %79 to i8*, !dbg !631
  call void @words(i32 noundef 116, i8* noundef %296, i32 noundef 2), !dbg !631
  br label %297, !dbg !631

297:                                              ; preds = %292
  br label %298, !dbg !632

298:                                              ; preds = %297
  call void @llvm.dbg.declare(metadata <4 x float>* %80, metadata !633, metadata !DIExpression()), !dbg !635
  %299 = load <4 x float>, <4 x float>* %49, align 16, !dbg !635
  %300 = load <4 x float>, <4 x float>* %50, align 16, !dbg !635
  %301 = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %299, <4 x float> %300, i8 -110), !dbg !635
  store <4 x float> %301, <4 x float>* %80, align 16, !dbg !635
  %302 = bitcast <4 x float>* %80 to i8*, !dbg !635
  call void @words(i32 noundef 117, i8* noundef %302, i32 noundef 2), !dbg !635
  br label %303, !dbg !635

303:                                              ; preds = %298
  ret void, !dbg !636
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide(i64* noundef %0, i32 noundef %1) #8 !dbg !637 {
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
  call void @llvm.dbg.declare(metadata i64** %105, metadata !642, metadata !DIExpression()), !dbg !643
  store i32 %1, i32* %106, align 4
  call void @llvm.dbg.declare(metadata i32* %106, metadata !644, metadata !DIExpression()), !dbg !645
  call void @llvm.dbg.declare(metadata <4 x i64>* %107, metadata !646, metadata !DIExpression()), !dbg !647
  %169 = load i64*, i64** %105, align 8, !dbg !648
  %170 = bitcast i64* %169 to i8*, !dbg !649
  %171 = bitcast i8* %170 to <4 x i64>*, !dbg !649
  store <4 x i64>* %171, <4 x i64>** %103, align 8, !dbg !650
  %172 = load <4 x i64>*, <4 x i64>** %103, align 8, !dbg !650
  %173 = bitcast <4 x i64>* %172 to %struct.__loadu_si256*, !dbg !650
  %174 = getelementptr inbounds %struct.__loadu_si256, %struct.__loadu_si256* %173, i32 0, i32 0, !dbg !650
  %175 = load <4 x i64>, <4 x i64>* %174, align 1, !dbg !650
  store <4 x i64> %175, <4 x i64>* %107, align 32, !dbg !647
  call void @llvm.dbg.declare(metadata <4 x i64>* %108, metadata !651, metadata !DIExpression()), !dbg !652
  %176 = load i64*, i64** %105, align 8, !dbg !653
  %177 = getelementptr inbounds i64, i64* %176, i64 4, !dbg !654
  %178 = bitcast i64* %177 to i8*, !dbg !655
  %179 = bitcast i8* %178 to <4 x i64>*, !dbg !655
  store <4 x i64>* %179, <4 x i64>** %104, align 8, !dbg !656
  %180 = load <4 x i64>*, <4 x i64>** %104, align 8, !dbg !656
  %181 = bitcast <4 x i64>* %180 to %struct.__loadu_si256*, !dbg !656
  %182 = getelementptr inbounds %struct.__loadu_si256, %struct.__loadu_si256* %181, i32 0, i32 0, !dbg !656
  %183 = load <4 x i64>, <4 x i64>* %182, align 1, !dbg !656
  store <4 x i64> %183, <4 x i64>* %108, align 32, !dbg !652
  br label %184, !dbg !657

184:                                              ; preds = %2
  call void @llvm.dbg.declare(metadata i64* %109, metadata !658, metadata !DIExpression()), !dbg !660
  %185 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !660
  store <4 x i64> %185, <4 x i64>* %110, align 32, !dbg !660
  %186 = bitcast <4 x i64>* %102 to i8*, !dbg !660
  %187 = bitcast <4 x i64>* %110 to i8*, !dbg !660
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %186, i8* align 1 %187, i64 32, i1 false) #11, !dbg !660
  %188 = load <4 x i64>, <4 x i64>* %102, align 32, !dbg !660
  store <4 x i64> %188, <4 x i64>* %101, align 32, !dbg !660
  %189 = load <4 x i64>, <4 x i64>* %101, align 32, !dbg !660
  %190 = bitcast <4 x i64> %189 to <32 x i8>, !dbg !660
  %191 = call i32 @llvm.x86.avx2.pmovmskb(<32 x i8> %190) #11, !dbg !660
  %192 = sext i32 %191 to i64, !dbg !660
  store i64 %192, i64* %109, align 8, !dbg !660
  %193 = bitcast i64* %109 to i8*, !dbg !660
  call void @words(i32 noundef 122, i8* noundef %193, i32 noundef 1), !dbg !660
  br label %194, !dbg !660

194:                                              ; preds = %184
  br label %195, !dbg !661

195:                                              ; preds = %194
  call void @llvm.dbg.declare(metadata <4 x i64>* %111, metadata !662, metadata !DIExpression()), !dbg !664
  %196 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !664
  %197 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !664
  store <4 x i64> %196, <4 x i64>* %112, align 32, !dbg !664
  store <4 x i64> %197, <4 x i64>* %113, align 32, !dbg !664
  %198 = bitcast <4 x i64>* %99 to i8*, !dbg !664
  %199 = bitcast <4 x i64>* %113 to i8*, !dbg !664
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %198, i8* align 1 %199, i64 32, i1 false) #11, !dbg !664
  %200 = bitcast <4 x i64>* %100 to i8*, !dbg !664
  %201 = bitcast <4 x i64>* %112 to i8*, !dbg !664
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %200, i8* align 1 %201, i64 32, i1 false) #11, !dbg !664
  %202 = load <4 x i64>, <4 x i64>* %100, align 32, !dbg !664
  %203 = load <4 x i64>, <4 x i64>* %99, align 32, !dbg !664
  store <4 x i64> %202, <4 x i64>* %97, align 32, !dbg !664
  store <4 x i64> %203, <4 x i64>* %98, align 32, !dbg !664
  %204 = load <4 x i64>, <4 x i64>* %97, align 32, !dbg !664
  %205 = bitcast <4 x i64> %204 to <32 x i8>, !dbg !664
  %206 = load <4 x i64>, <4 x i64>* %98, align 32, !dbg !664
  %207 = bitcast <4 x i64> %206 to <32 x i8>, !dbg !664
  %208 = call <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8> %205, <32 x i8> %207) #11, !dbg !664
  store <4 x i64> %208, <4 x i64>* %111, align 32, !dbg !664
  %209 = bitcast <4 x i64>* %111 to i8*, !dbg !664
  call void @words(i32 noundef 123, i8* noundef %209, i32 noundef 4), !dbg !664
  br label %210, !dbg !664

210:                                              ; preds = %195
  br label %211, !dbg !665

211:                                              ; preds = %210
  call void @llvm.dbg.declare(metadata <4 x i64>* %114, metadata !666, metadata !DIExpression()), !dbg !668
  %212 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !668
  %213 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !668
  store <4 x i64> %212, <4 x i64>* %115, align 32, !dbg !668
  store <4 x i64> %213, <4 x i64>* %116, align 32, !dbg !668
  %214 = bitcast <4 x i64>* %95 to i8*, !dbg !668
  %215 = bitcast <4 x i64>* %116 to i8*, !dbg !668
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %214, i8* align 1 %215, i64 32, i1 false) #11, !dbg !668
  %216 = bitcast <4 x i64>* %96 to i8*, !dbg !668
  %217 = bitcast <4 x i64>* %115 to i8*, !dbg !668
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %216, i8* align 1 %217, i64 32, i1 false) #11, !dbg !668
  %218 = load <4 x i64>, <4 x i64>* %96, align 32, !dbg !668
  %219 = load <4 x i64>, <4 x i64>* %95, align 32, !dbg !668
  store <4 x i64> %218, <4 x i64>* %93, align 32, !dbg !668
  store <4 x i64> %219, <4 x i64>* %94, align 32, !dbg !668
  %220 = load <4 x i64>, <4 x i64>* %93, align 32, !dbg !668
  %221 = bitcast <4 x i64> %220 to <8 x i32>, !dbg !668
  %222 = load <4 x i64>, <4 x i64>* %94, align 32, !dbg !668
  %223 = bitcast <4 x i64> %222 to <8 x i32>, !dbg !668
  %224 = call <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32> %221, <8 x i32> %223) #11, !dbg !668
  %225 = bitcast <16 x i16> %224 to <4 x i64>, !dbg !668
  store <4 x i64> %225, <4 x i64>* %114, align 32, !dbg !668
  %226 = bitcast <4 x i64>* %114 to i8*, !dbg !668
  call void @words(i32 noundef 124, i8* noundef %226, i32 noundef 4), !dbg !668
  br label %227, !dbg !668

227:                                              ; preds = %211
  br label %228, !dbg !669

228:                                              ; preds = %227
  call void @llvm.dbg.declare(metadata <4 x i64>* %117, metadata !670, metadata !DIExpression()), !dbg !672
  %229 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !672
  %230 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !672
  store <4 x i64> %229, <4 x i64>* %118, align 32, !dbg !672
  store <4 x i64> %230, <4 x i64>* %119, align 32, !dbg !672
  %231 = bitcast <4 x i64>* %91 to i8*, !dbg !672
  %232 = bitcast <4 x i64>* %119 to i8*, !dbg !672
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %231, i8* align 1 %232, i64 32, i1 false) #11, !dbg !672
  %233 = bitcast <4 x i64>* %92 to i8*, !dbg !672
  %234 = bitcast <4 x i64>* %118 to i8*, !dbg !672
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %233, i8* align 1 %234, i64 32, i1 false) #11, !dbg !672
  %235 = load <4 x i64>, <4 x i64>* %92, align 32, !dbg !672
  %236 = load <4 x i64>, <4 x i64>* %91, align 32, !dbg !672
  store <4 x i64> %235, <4 x i64>* %89, align 32, !dbg !672
  store <4 x i64> %236, <4 x i64>* %90, align 32, !dbg !672
  %237 = load <4 x i64>, <4 x i64>* %89, align 32, !dbg !672
  %238 = bitcast <4 x i64> %237 to <16 x i16>, !dbg !672
  %239 = load <4 x i64>, <4 x i64>* %90, align 32, !dbg !672
  %240 = bitcast <4 x i64> %239 to <16 x i16>, !dbg !672
  %241 = call <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16> %238, <16 x i16> %240) #11, !dbg !672
  %242 = bitcast <32 x i8> %241 to <4 x i64>, !dbg !672
  store <4 x i64> %242, <4 x i64>* %117, align 32, !dbg !672
  %243 = bitcast <4 x i64>* %117 to i8*, !dbg !672
  call void @words(i32 noundef 125, i8* noundef %243, i32 noundef 4), !dbg !672
  br label %244, !dbg !672

244:                                              ; preds = %228
  br label %245, !dbg !673

245:                                              ; preds = %244
  call void @llvm.dbg.declare(metadata <4 x i64>* %120, metadata !674, metadata !DIExpression()), !dbg !676
  %246 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !676
  %247 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !676
  store <4 x i64> %246, <4 x i64>* %121, align 32, !dbg !676
  store <4 x i64> %247, <4 x i64>* %122, align 32, !dbg !676
  %248 = bitcast <4 x i64>* %87 to i8*, !dbg !676
  %249 = bitcast <4 x i64>* %122 to i8*, !dbg !676
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %248, i8* align 1 %249, i64 32, i1 false) #11, !dbg !676
  %250 = bitcast <4 x i64>* %88 to i8*, !dbg !676
  %251 = bitcast <4 x i64>* %121 to i8*, !dbg !676
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %250, i8* align 1 %251, i64 32, i1 false) #11, !dbg !676
  %252 = load <4 x i64>, <4 x i64>* %88, align 32, !dbg !676
  %253 = load <4 x i64>, <4 x i64>* %87, align 32, !dbg !676
  store <4 x i64> %252, <4 x i64>* %85, align 32, !dbg !676
  store <4 x i64> %253, <4 x i64>* %86, align 32, !dbg !676
  %254 = load <4 x i64>, <4 x i64>* %85, align 32, !dbg !676
  %255 = bitcast <4 x i64> %254 to <32 x i8>, !dbg !676
  %256 = load <4 x i64>, <4 x i64>* %86, align 32, !dbg !676
  %257 = bitcast <4 x i64> %256 to <32 x i8>, !dbg !676
  %258 = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %255, <32 x i8> %257) #11, !dbg !676
  %259 = bitcast <32 x i8> %258 to <4 x i64>, !dbg !676
  store <4 x i64> %259, <4 x i64>* %120, align 32, !dbg !676
  %260 = bitcast <4 x i64>* %120 to i8*, !dbg !676
  call void @words(i32 noundef 126, i8* noundef %260, i32 noundef 4), !dbg !676
  br label %261, !dbg !676

261:                                              ; preds = %245
  br label %262, !dbg !677

262:                                              ; preds = %261
  call void @llvm.dbg.declare(metadata <4 x i64>* %123, metadata !678, metadata !DIExpression()), !dbg !680
  %263 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !680
  %264 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !680
  store <4 x i64> %263, <4 x i64>* %124, align 32, !dbg !680
  store <4 x i64> %264, <4 x i64>* %125, align 32, !dbg !680
  %265 = bitcast <4 x i64>* %83 to i8*, !dbg !680
  %266 = bitcast <4 x i64>* %125 to i8*, !dbg !680
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %265, i8* align 1 %266, i64 32, i1 false) #11, !dbg !680
  %267 = bitcast <4 x i64>* %84 to i8*, !dbg !680
  %268 = bitcast <4 x i64>* %124 to i8*, !dbg !680
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %267, i8* align 1 %268, i64 32, i1 false) #11, !dbg !680
  %269 = load <4 x i64>, <4 x i64>* %84, align 32, !dbg !680
  %270 = load <4 x i64>, <4 x i64>* %83, align 32, !dbg !680
  store <4 x i64> %269, <4 x i64>* %81, align 32, !dbg !680
  store <4 x i64> %270, <4 x i64>* %82, align 32, !dbg !680
  %271 = load <4 x i64>, <4 x i64>* %81, align 32, !dbg !680
  %272 = bitcast <4 x i64> %271 to <8 x i32>, !dbg !680
  %273 = load <4 x i64>, <4 x i64>* %82, align 32, !dbg !680
  %274 = bitcast <4 x i64> %273 to <8 x i32>, !dbg !680
  %275 = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %272, <8 x i32> %274) #11, !dbg !680
  %276 = bitcast <8 x i32> %275 to <4 x i64>, !dbg !680
  store <4 x i64> %276, <4 x i64>* %123, align 32, !dbg !680
  %277 = bitcast <4 x i64>* %123 to i8*, !dbg !680
  call void @words(i32 noundef 127, i8* noundef %277, i32 noundef 4), !dbg !680
  br label %278, !dbg !680

278:                                              ; preds = %262
  br label %279, !dbg !681

279:                                              ; preds = %278
  call void @llvm.dbg.declare(metadata <4 x i64>* %126, metadata !682, metadata !DIExpression()), !dbg !684
  %280 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !684
  %281 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !684
  store <4 x i64> %280, <4 x i64>* %127, align 32, !dbg !684
  store <4 x i64> %281, <4 x i64>* %128, align 32, !dbg !684
  %282 = bitcast <4 x i64>* %79 to i8*, !dbg !684
  %283 = bitcast <4 x i64>* %128 to i8*, !dbg !684
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %282, i8* align 1 %283, i64 32, i1 false) #11, !dbg !684
  %284 = bitcast <4 x i64>* %80 to i8*, !dbg !684
  %285 = bitcast <4 x i64>* %127 to i8*, !dbg !684
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %284, i8* align 1 %285, i64 32, i1 false) #11, !dbg !684
  %286 = load <4 x i64>, <4 x i64>* %80, align 32, !dbg !684
  %287 = load <4 x i64>, <4 x i64>* %79, align 32, !dbg !684
  store <4 x i64> %286, <4 x i64>* %77, align 32, !dbg !684
  store <4 x i64> %287, <4 x i64>* %78, align 32, !dbg !684
  %288 = load <4 x i64>, <4 x i64>* %77, align 32, !dbg !684
  %289 = bitcast <4 x i64> %288 to <16 x i16>, !dbg !684
  %290 = load <4 x i64>, <4 x i64>* %78, align 32, !dbg !684
  %291 = bitcast <4 x i64> %290 to <16 x i16>, !dbg !684
  %292 = call <16 x i16> @llvm.x86.avx2.phadd.w(<16 x i16> %289, <16 x i16> %291) #11, !dbg !684
  %293 = bitcast <16 x i16> %292 to <4 x i64>, !dbg !684
  store <4 x i64> %293, <4 x i64>* %126, align 32, !dbg !684
  %294 = bitcast <4 x i64>* %126 to i8*, !dbg !684
  call void @words(i32 noundef 128, i8* noundef %294, i32 noundef 4), !dbg !684
  br label %295, !dbg !684

295:                                              ; preds = %279
  br label %296, !dbg !685

296:                                              ; preds = %295
  call void @llvm.dbg.declare(metadata <4 x i64>* %129, metadata !686, metadata !DIExpression()), !dbg !688
  %297 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !688
  %298 = load i32, i32* %106, align 4, !dbg !688
  store <4 x i64> %297, <4 x i64>* %130, align 32, !dbg !688
  %299 = bitcast <4 x i64>* %76 to i8*, !dbg !688
  %300 = bitcast <4 x i64>* %130 to i8*, !dbg !688
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %299, i8* align 1 %300, i64 32, i1 false) #11, !dbg !688
  %301 = load <4 x i64>, <4 x i64>* %76, align 32, !dbg !688
  store <4 x i64> %301, <4 x i64>* %74, align 32, !dbg !688
  store i32 %298, i32* %75, align 4, !dbg !688
  %302 = load <4 x i64>, <4 x i64>* %74, align 32, !dbg !688
  %303 = bitcast <4 x i64> %302 to <8 x i32>, !dbg !688
  %304 = load i32, i32* %75, align 4, !dbg !688
  %305 = call <8 x i32> @llvm.x86.avx2.psrai.d(<8 x i32> %303, i32 %304) #11, !dbg !688
  %306 = bitcast <8 x i32> %305 to <4 x i64>, !dbg !688
  store <4 x i64> %306, <4 x i64>* %129, align 32, !dbg !688
  %307 = bitcast <4 x i64>* %129 to i8*, !dbg !688
  call void @words(i32 noundef 129, i8* noundef %307, i32 noundef 4), !dbg !688
  br label %308, !dbg !688

308:                                              ; preds = %296
  br label %309, !dbg !689

309:                                              ; preds = %308
  call void @llvm.dbg.declare(metadata <4 x i64>* %131, metadata !690, metadata !DIExpression()), !dbg !692
  %310 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !692
  %311 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !692
  store i32 63, i32* %61, align 4, !dbg !692
  %312 = load i32, i32* %61, align 4, !dbg !692
  %313 = load i32, i32* %61, align 4, !dbg !692
  %314 = load i32, i32* %61, align 4, !dbg !692
  %315 = load i32, i32* %61, align 4, !dbg !692
  %316 = load i32, i32* %61, align 4, !dbg !692
  %317 = load i32, i32* %61, align 4, !dbg !692
  %318 = load i32, i32* %61, align 4, !dbg !692
  %319 = load i32, i32* %61, align 4, !dbg !692
  store i32 %312, i32* %8, align 4, !dbg !692
  store i32 %313, i32* %9, align 4, !dbg !692
  store i32 %314, i32* %10, align 4, !dbg !692
  store i32 %315, i32* %11, align 4, !dbg !692
  store i32 %316, i32* %12, align 4, !dbg !692
  store i32 %317, i32* %13, align 4, !dbg !692
  store i32 %318, i32* %14, align 4, !dbg !692
  store i32 %319, i32* %15, align 4, !dbg !692
  %320 = load i32, i32* %15, align 4, !dbg !692
  %321 = insertelement <8 x i32> undef, i32 %320, i32 0, !dbg !692
  %322 = load i32, i32* %14, align 4, !dbg !692
  %323 = insertelement <8 x i32> %321, i32 %322, i32 1, !dbg !692
  %324 = load i32, i32* %13, align 4, !dbg !692
  %325 = insertelement <8 x i32> %323, i32 %324, i32 2, !dbg !692
  %326 = load i32, i32* %12, align 4, !dbg !692
  %327 = insertelement <8 x i32> %325, i32 %326, i32 3, !dbg !692
  %328 = load i32, i32* %11, align 4, !dbg !692
  %329 = insertelement <8 x i32> %327, i32 %328, i32 4, !dbg !692
  %330 = load i32, i32* %10, align 4, !dbg !692
  %331 = insertelement <8 x i32> %329, i32 %330, i32 5, !dbg !692
  %332 = load i32, i32* %9, align 4, !dbg !692
  %333 = insertelement <8 x i32> %331, i32 %332, i32 6, !dbg !692
  %334 = load i32, i32* %8, align 4, !dbg !692
  %335 = insertelement <8 x i32> %333, i32 %334, i32 7, !dbg !692
  store <8 x i32> %335, <8 x i32>* %16, align 32, !dbg !692
  %336 = load <8 x i32>, <8 x i32>* %16, align 32, !dbg !692
  %337 = bitcast <8 x i32> %336 to <4 x i64>, !dbg !692
  store <4 x i64> %311, <4 x i64>* %132, align 32, !dbg !692
  store <4 x i64> %337, <4 x i64>* %133, align 32, !dbg !692
  %338 = bitcast <4 x i64>* %64 to i8*, !dbg !692
  %339 = bitcast <4 x i64>* %133 to i8*, !dbg !692
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %338, i8* align 1 %339, i64 32, i1 false), !dbg !692
  %340 = bitcast <4 x i64>* %65 to i8*, !dbg !692
  %341 = bitcast <4 x i64>* %132 to i8*, !dbg !692
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %340, i8* align 1 %341, i64 32, i1 false), !dbg !692
  %342 = load <4 x i64>, <4 x i64>* %65, align 32, !dbg !692
  %343 = load <4 x i64>, <4 x i64>* %64, align 32, !dbg !692
  store <4 x i64> %342, <4 x i64>* %62, align 32, !dbg !692
  store <4 x i64> %343, <4 x i64>* %63, align 32, !dbg !692
  %344 = load <4 x i64>, <4 x i64>* %62, align 32, !dbg !692
  %345 = load <4 x i64>, <4 x i64>* %63, align 32, !dbg !692
  %346 = and <4 x i64> %344, %345, !dbg !692
  store <4 x i64> %310, <4 x i64>* %134, align 32, !dbg !692
  store <4 x i64> %346, <4 x i64>* %135, align 32, !dbg !692
  %347 = bitcast <4 x i64>* %72 to i8*, !dbg !692
  %348 = bitcast <4 x i64>* %135 to i8*, !dbg !692
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %347, i8* align 1 %348, i64 32, i1 false) #11, !dbg !692
  %349 = bitcast <4 x i64>* %73 to i8*, !dbg !692
  %350 = bitcast <4 x i64>* %134 to i8*, !dbg !692
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %349, i8* align 1 %350, i64 32, i1 false) #11, !dbg !692
  %351 = load <4 x i64>, <4 x i64>* %73, align 32, !dbg !692
  %352 = load <4 x i64>, <4 x i64>* %72, align 32, !dbg !692
  store <4 x i64> %351, <4 x i64>* %70, align 32, !dbg !692
  store <4 x i64> %352, <4 x i64>* %71, align 32, !dbg !692
  %353 = load <4 x i64>, <4 x i64>* %70, align 32, !dbg !692
  %354 = bitcast <4 x i64> %353 to <8 x i32>, !dbg !692
  %355 = load <4 x i64>, <4 x i64>* %71, align 32, !dbg !692
  %356 = bitcast <4 x i64> %355 to <8 x i32>, !dbg !692
  %357 = call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> %354, <8 x i32> %356) #11, !dbg !692
  %358 = bitcast <8 x i32> %357 to <4 x i64>, !dbg !692
  store <4 x i64> %358, <4 x i64>* %131, align 32, !dbg !692
  %359 = bitcast <4 x i64>* %131 to i8*, !dbg !692
  call void @words(i32 noundef 130, i8* noundef %359, i32 noundef 4), !dbg !692
  br label %360, !dbg !692

360:                                              ; preds = %309
  br label %361, !dbg !693

361:                                              ; preds = %360
  call void @llvm.dbg.declare(metadata <4 x i64>* %136, metadata !694, metadata !DIExpression()), !dbg !696
  %362 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !696
  %363 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !696
  store i64 127, i64* %56, align 8, !dbg !696
  %364 = load i64, i64* %56, align 8, !dbg !696
  %365 = load i64, i64* %56, align 8, !dbg !696
  %366 = load i64, i64* %56, align 8, !dbg !696
  %367 = load i64, i64* %56, align 8, !dbg !696
  store i64 %364, i64* %3, align 8, !dbg !696
  store i64 %365, i64* %4, align 8, !dbg !696
  store i64 %366, i64* %5, align 8, !dbg !696
  store i64 %367, i64* %6, align 8, !dbg !696
  %368 = load i64, i64* %6, align 8, !dbg !696
  %369 = insertelement <4 x i64> undef, i64 %368, i32 0, !dbg !696
  %370 = load i64, i64* %5, align 8, !dbg !696
  %371 = insertelement <4 x i64> %369, i64 %370, i32 1, !dbg !696
  %372 = load i64, i64* %4, align 8, !dbg !696
  %373 = insertelement <4 x i64> %371, i64 %372, i32 2, !dbg !696
  %374 = load i64, i64* %3, align 8, !dbg !696
  %375 = insertelement <4 x i64> %373, i64 %374, i32 3, !dbg !696
  store <4 x i64> %375, <4 x i64>* %7, align 32, !dbg !696
  %376 = load <4 x i64>, <4 x i64>* %7, align 32, !dbg !696
  store <4 x i64> %363, <4 x i64>* %137, align 32, !dbg !696
  store <4 x i64> %376, <4 x i64>* %138, align 32, !dbg !696
  %377 = bitcast <4 x i64>* %68 to i8*, !dbg !696
  %378 = bitcast <4 x i64>* %138 to i8*, !dbg !696
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %377, i8* align 1 %378, i64 32, i1 false), !dbg !696
  %379 = bitcast <4 x i64>* %69 to i8*, !dbg !696
  %380 = bitcast <4 x i64>* %137 to i8*, !dbg !696
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %379, i8* align 1 %380, i64 32, i1 false), !dbg !696
  %381 = load <4 x i64>, <4 x i64>* %69, align 32, !dbg !696
  %382 = load <4 x i64>, <4 x i64>* %68, align 32, !dbg !696
  store <4 x i64> %381, <4 x i64>* %66, align 32, !dbg !696
  store <4 x i64> %382, <4 x i64>* %67, align 32, !dbg !696
  %383 = load <4 x i64>, <4 x i64>* %66, align 32, !dbg !696
  %384 = load <4 x i64>, <4 x i64>* %67, align 32, !dbg !696
  %385 = and <4 x i64> %383, %384, !dbg !696
  store <4 x i64> %362, <4 x i64>* %139, align 32, !dbg !696
  store <4 x i64> %385, <4 x i64>* %140, align 32, !dbg !696
  %386 = bitcast <4 x i64>* %59 to i8*, !dbg !696
  %387 = bitcast <4 x i64>* %140 to i8*, !dbg !696
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %386, i8* align 1 %387, i64 32, i1 false) #11, !dbg !696
  %388 = bitcast <4 x i64>* %60 to i8*, !dbg !696
  %389 = bitcast <4 x i64>* %139 to i8*, !dbg !696
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %388, i8* align 1 %389, i64 32, i1 false) #11, !dbg !696
  %390 = load <4 x i64>, <4 x i64>* %60, align 32, !dbg !696
  %391 = load <4 x i64>, <4 x i64>* %59, align 32, !dbg !696
  store <4 x i64> %390, <4 x i64>* %57, align 32, !dbg !696
  store <4 x i64> %391, <4 x i64>* %58, align 32, !dbg !696
  %392 = load <4 x i64>, <4 x i64>* %57, align 32, !dbg !696
  %393 = load <4 x i64>, <4 x i64>* %58, align 32, !dbg !696
  %394 = call <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64> %392, <4 x i64> %393) #11, !dbg !696
  store <4 x i64> %394, <4 x i64>* %136, align 32, !dbg !696
  %395 = bitcast <4 x i64>* %136 to i8*, !dbg !696
  call void @words(i32 noundef 131, i8* noundef %395, i32 noundef 4), !dbg !696
  br label %396, !dbg !696

396:                                              ; preds = %361
  br label %397, !dbg !697

397:                                              ; preds = %396
  call void @llvm.dbg.declare(metadata <4 x i64>* %141, metadata !698, metadata !DIExpression()), !dbg !700
  %398 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !700
  %399 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !700
  store <4 x i64> %398, <4 x i64>* %142, align 32, !dbg !700
  store <4 x i64> %399, <4 x i64>* %143, align 32, !dbg !700
  %400 = bitcast <4 x i64>* %54 to i8*, !dbg !700
  %401 = bitcast <4 x i64>* %143 to i8*, !dbg !700
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %400, i8* align 1 %401, i64 32, i1 false) #11, !dbg !700
  %402 = bitcast <4 x i64>* %55 to i8*, !dbg !700
  %403 = bitcast <4 x i64>* %142 to i8*, !dbg !700
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %402, i8* align 1 %403, i64 32, i1 false) #11, !dbg !700
  %404 = load <4 x i64>, <4 x i64>* %55, align 32, !dbg !700
  %405 = load <4 x i64>, <4 x i64>* %54, align 32, !dbg !700
  store <4 x i64> %404, <4 x i64>* %52, align 32, !dbg !700
  store <4 x i64> %405, <4 x i64>* %53, align 32, !dbg !700
  %406 = load <4 x i64>, <4 x i64>* %52, align 32, !dbg !700
  %407 = bitcast <4 x i64> %406 to <8 x i32>, !dbg !700
  %408 = load <4 x i64>, <4 x i64>* %53, align 32, !dbg !700
  %409 = bitcast <4 x i64> %408 to <8 x i32>, !dbg !700
  %410 = call <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32> %407, <8 x i32> %409) #11, !dbg !700
  %411 = bitcast <8 x i32> %410 to <4 x i64>, !dbg !700
  store <4 x i64> %411, <4 x i64>* %141, align 32, !dbg !700
  %412 = bitcast <4 x i64>* %141 to i8*, !dbg !700
  call void @words(i32 noundef 132, i8* noundef %412, i32 noundef 4), !dbg !700
  br label %413, !dbg !700

413:                                              ; preds = %397
  br label %414, !dbg !701

414:                                              ; preds = %413
  call void @llvm.dbg.declare(metadata <4 x i64>* %144, metadata !702, metadata !DIExpression()), !dbg !704
  %415 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !704
  %416 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !704
  %417 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !704
  store <4 x i64> %415, <4 x i64>* %145, align 32, !dbg !704
  store <4 x i64> %416, <4 x i64>* %146, align 32, !dbg !704
  store <4 x i64> %417, <4 x i64>* %147, align 32, !dbg !704
  %418 = bitcast <4 x i64>* %49 to i8*, !dbg !704
  %419 = bitcast <4 x i64>* %147 to i8*, !dbg !704
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %418, i8* align 1 %419, i64 32, i1 false) #11, !dbg !704
  %420 = bitcast <4 x i64>* %50 to i8*, !dbg !704
  %421 = bitcast <4 x i64>* %146 to i8*, !dbg !704
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %420, i8* align 1 %421, i64 32, i1 false) #11, !dbg !704
  %422 = bitcast <4 x i64>* %51 to i8*, !dbg !704
  %423 = bitcast <4 x i64>* %145 to i8*, !dbg !704
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %422, i8* align 1 %423, i64 32, i1 false) #11, !dbg !704
  %424 = load <4 x i64>, <4 x i64>* %51, align 32, !dbg !704
  %425 = load <4 x i64>, <4 x i64>* %50, align 32, !dbg !704
  %426 = load <4 x i64>, <4 x i64>* %49, align 32, !dbg !704
  store <4 x i64> %424, <4 x i64>* %46, align 32, !dbg !704
  store <4 x i64> %425, <4 x i64>* %47, align 32, !dbg !704
  store <4 x i64> %426, <4 x i64>* %48, align 32, !dbg !704
  %427 = load <4 x i64>, <4 x i64>* %46, align 32, !dbg !704
  %428 = bitcast <4 x i64> %427 to <32 x i8>, !dbg !704
  %429 = load <4 x i64>, <4 x i64>* %47, align 32, !dbg !704
  %430 = bitcast <4 x i64> %429 to <32 x i8>, !dbg !704
  %431 = load <4 x i64>, <4 x i64>* %48, align 32, !dbg !704
  %432 = bitcast <4 x i64> %431 to <32 x i8>, !dbg !704
  %433 = call <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8> %428, <32 x i8> %430, <32 x i8> %432) #11, !dbg !704
  %434 = bitcast <32 x i8> %433 to <4 x i64>, !dbg !704
  store <4 x i64> %434, <4 x i64>* %144, align 32, !dbg !704
  %435 = bitcast <4 x i64>* %144 to i8*, !dbg !704
  call void @words(i32 noundef 133, i8* noundef %435, i32 noundef 4), !dbg !704
  br label %436, !dbg !704

436:                                              ; preds = %414
  br label %437, !dbg !705

437:                                              ; preds = %436
  call void @llvm.dbg.declare(metadata i64* %148, metadata !706, metadata !DIExpression()), !dbg !708
  %438 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !708
  %439 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !708
  store <4 x i64> %438, <4 x i64>* %149, align 32, !dbg !708
  store <4 x i64> %439, <4 x i64>* %150, align 32, !dbg !708
  %440 = bitcast <4 x i64>* %44 to i8*, !dbg !708
  %441 = bitcast <4 x i64>* %150 to i8*, !dbg !708
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %440, i8* align 1 %441, i64 32, i1 false) #11, !dbg !708
  %442 = bitcast <4 x i64>* %45 to i8*, !dbg !708
  %443 = bitcast <4 x i64>* %149 to i8*, !dbg !708
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %442, i8* align 1 %443, i64 32, i1 false) #11, !dbg !708
  %444 = load <4 x i64>, <4 x i64>* %45, align 32, !dbg !708
  %445 = load <4 x i64>, <4 x i64>* %44, align 32, !dbg !708
  store <4 x i64> %444, <4 x i64>* %42, align 32, !dbg !708
  store <4 x i64> %445, <4 x i64>* %43, align 32, !dbg !708
  %446 = load <4 x i64>, <4 x i64>* %42, align 32, !dbg !708
  %447 = load <4 x i64>, <4 x i64>* %43, align 32, !dbg !708
  %448 = call i32 @llvm.x86.avx.ptestz.256(<4 x i64> %446, <4 x i64> %447) #11, !dbg !708
  %449 = sext i32 %448 to i64, !dbg !708
  store i64 %449, i64* %148, align 8, !dbg !708
  %450 = bitcast i64* %148 to i8*, !dbg !708
  call void @words(i32 noundef 134, i8* noundef %450, i32 noundef 1), !dbg !708
  br label %451, !dbg !708

451:                                              ; preds = %437
  call void @llvm.dbg.declare(metadata <8 x float>* %151, metadata !709, metadata !DIExpression()), !dbg !710
  %452 = load <4 x i64>, <4 x i64>* %107, align 32, !dbg !711
  store <4 x i64> %452, <4 x i64>* %152, align 32, !dbg !712
  %453 = bitcast <4 x i64>* %39 to i8*, !dbg !712
  %454 = bitcast <4 x i64>* %152 to i8*, !dbg !712
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %453, i8* align 1 %454, i64 32, i1 false), !dbg !712
  %455 = load <4 x i64>, <4 x i64>* %39, align 32, !dbg !712
  store <4 x i64> %455, <4 x i64>* %38, align 32, !dbg !712
  %456 = load <4 x i64>, <4 x i64>* %38, align 32, !dbg !712
  %457 = bitcast <4 x i64> %456 to <8 x i32>, !dbg !712
  %458 = sitofp <8 x i32> %457 to <8 x float>, !dbg !712
  store <8 x float> %458, <8 x float>* %151, align 32, !dbg !710
  call void @llvm.dbg.declare(metadata <8 x float>* %153, metadata !713, metadata !DIExpression()), !dbg !714
  %459 = load <4 x i64>, <4 x i64>* %108, align 32, !dbg !715
  store <4 x i64> %459, <4 x i64>* %154, align 32, !dbg !716
  %460 = bitcast <4 x i64>* %41 to i8*, !dbg !716
  %461 = bitcast <4 x i64>* %154 to i8*, !dbg !716
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %460, i8* align 1 %461, i64 32, i1 false), !dbg !716
  %462 = load <4 x i64>, <4 x i64>* %41, align 32, !dbg !716
  store <4 x i64> %462, <4 x i64>* %40, align 32, !dbg !716
  %463 = load <4 x i64>, <4 x i64>* %40, align 32, !dbg !716
  %464 = bitcast <4 x i64> %463 to <8 x i32>, !dbg !716
  %465 = sitofp <8 x i32> %464 to <8 x float>, !dbg !716
  store <8 x float> %465, <8 x float>* %153, align 32, !dbg !714
  br label %466, !dbg !717

466:                                              ; preds = %451
  call void @llvm.dbg.declare(metadata <8 x float>* %155, metadata !718, metadata !DIExpression()), !dbg !720
  %467 = load <8 x float>, <8 x float>* %151, align 32, !dbg !720
  %468 = load <8 x float>, <8 x float>* %153, align 32, !dbg !720
  store <8 x float> %467, <8 x float>* %156, align 32, !dbg !720
  store <8 x float> %468, <8 x float>* %157, align 32, !dbg !720
  %469 = bitcast <8 x float>* %36 to i8*, !dbg !720
  %470 = bitcast <8 x float>* %157 to i8*, !dbg !720
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %469, i8* align 1 %470, i64 32, i1 false) #11, !dbg !720
  %471 = bitcast <8 x float>* %37 to i8*, !dbg !720
  %472 = bitcast <8 x float>* %156 to i8*, !dbg !720
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %471, i8* align 1 %472, i64 32, i1 false) #11, !dbg !720
  %473 = load <8 x float>, <8 x float>* %37, align 32, !dbg !720
  %474 = load <8 x float>, <8 x float>* %36, align 32, !dbg !720
  store <8 x float> %473, <8 x float>* %34, align 32, !dbg !720
  store <8 x float> %474, <8 x float>* %35, align 32, !dbg !720
  %475 = load <8 x float>, <8 x float>* %34, align 32, !dbg !720
  %476 = load <8 x float>, <8 x float>* %35, align 32, !dbg !720
  %477 = call <8 x float> @llvm.x86.avx.max.ps.256(<8 x float> %475, <8 x float> %476) #11, !dbg !720
  store <8 x float> %477, <8 x float>* %155, align 32, !dbg !720
  %478 = bitcast <8 x float>* %155 to i8*, !dbg !720
  call void @words(i32 noundef 136, i8* noundef %478, i32 noundef 4), !dbg !720
  br label %479, !dbg !720

479:                                              ; preds = %466
  br label %480, !dbg !721

480:                                              ; preds = %479
  call void @llvm.dbg.declare(metadata <8 x float>* %158, metadata !722, metadata !DIExpression()), !dbg !724
  %481 = load <8 x float>, <8 x float>* %151, align 32, !dbg !724
  %482 = load <8 x float>, <8 x float>* %153, align 32, !dbg !724
  %483 = fcmp ult <8 x float> %481, %482, !dbg !724
  %484 = sext <8 x i1> %483 to <8 x i32>, !dbg !724
  %485 = bitcast <8 x i32> %484 to <8 x float>, !dbg !724
  store <8 x float> %485, <8 x float>* %158, align 32, !dbg !724
  %486 = bitcast <8 x float>* %158 to i8*, !dbg !724
  call void @words(i32 noundef 137, i8* noundef %486, i32 noundef 4), !dbg !724
  br label %487, !dbg !724

487:                                              ; preds = %480
  br label %488, !dbg !725

488:                                              ; preds = %487
  call void @llvm.dbg.declare(metadata <8 x float>* %159, metadata !726, metadata !DIExpression()), !dbg !728
  %489 = load <8 x float>, <8 x float>* %151, align 32, !dbg !728
  %490 = load <8 x float>, <8 x float>* %153, align 32, !dbg !728
  store <8 x float> %489, <8 x float>* %160, align 32, !dbg !728
  store <8 x float> %490, <8 x float>* %161, align 32, !dbg !728
  %491 = bitcast <8 x float>* %32 to i8*, !dbg !728
  %492 = bitcast <8 x float>* %161 to i8*, !dbg !728
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %491, i8* align 1 %492, i64 32, i1 false) #11, !dbg !728
  %493 = bitcast <8 x float>* %33 to i8*, !dbg !728
  %494 = bitcast <8 x float>* %160 to i8*, !dbg !728
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %493, i8* align 1 %494, i64 32, i1 false) #11, !dbg !728
  %495 = load <8 x float>, <8 x float>* %33, align 32, !dbg !728
  %496 = load <8 x float>, <8 x float>* %32, align 32, !dbg !728
  store <8 x float> %495, <8 x float>* %30, align 32, !dbg !728
  store <8 x float> %496, <8 x float>* %31, align 32, !dbg !728
  %497 = load <8 x float>, <8 x float>* %30, align 32, !dbg !728
  %498 = load <8 x float>, <8 x float>* %31, align 32, !dbg !728
  %499 = call <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float> %497, <8 x float> %498) #11, !dbg !728
  store <8 x float> %499, <8 x float>* %159, align 32, !dbg !728
  %500 = bitcast <8 x float>* %159 to i8*, !dbg !728
  call void @words(i32 noundef 138, i8* noundef %500, i32 noundef 4), !dbg !728
  br label %501, !dbg !728

501:                                              ; preds = %488
  br label %502, !dbg !729

502:                                              ; preds = %501
  call void @llvm.dbg.declare(metadata <4 x i64>* %162, metadata !730, metadata !DIExpression()), !dbg !732
  %503 = load <8 x float>, <8 x float>* %151, align 32, !dbg !732
  store <8 x float> %503, <8 x float>* %163, align 32, !dbg !732
  %504 = bitcast <8 x float>* %29 to i8*, !dbg !732
  %505 = bitcast <8 x float>* %163 to i8*, !dbg !732
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %504, i8* align 1 %505, i64 32, i1 false) #11, !dbg !732
  %506 = load <8 x float>, <8 x float>* %29, align 32, !dbg !732
  store <8 x float> %506, <8 x float>* %28, align 32, !dbg !732
  %507 = load <8 x float>, <8 x float>* %28, align 32, !dbg !732
  %508 = call <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float> %507) #11, !dbg !732
  %509 = bitcast <8 x i32> %508 to <4 x i64>, !dbg !732
  store <4 x i64> %509, <4 x i64>* %162, align 32, !dbg !732
  %510 = bitcast <4 x i64>* %162 to i8*, !dbg !732
  call void @words(i32 noundef 139, i8* noundef %510, i32 noundef 4), !dbg !732
  br label %511, !dbg !732

511:                                              ; preds = %502
  br label %512, !dbg !733

512:                                              ; preds = %511
  call void @llvm.dbg.declare(metadata i64* %164, metadata !734, metadata !DIExpression()), !dbg !736
  %513 = load i64*, i64** %105, align 8, !dbg !736
  %514 = getelementptr inbounds i64, i64* %513, i64 0, !dbg !736
  %515 = load i64, i64* %514, align 8, !dbg !736
  %516 = load i64*, i64** %105, align 8, !dbg !736
  %517 = getelementptr inbounds i64, i64* %516, i64 1, !dbg !736
  %518 = load i64, i64* %517, align 8, !dbg !736
  store i64 %515, i64* %26, align 8, !dbg !736
  store i64 %518, i64* %27, align 8, !dbg !736
  %519 = load i64, i64* %26, align 8, !dbg !736
  %520 = load i64, i64* %27, align 8, !dbg !736
  %521 = call i64 @llvm.x86.bmi.pext.64(i64 %519, i64 %520) #11, !dbg !736
  store i64 %521, i64* %164, align 8, !dbg !736
  %522 = bitcast i64* %164 to i8*, !dbg !736
  call void @words(i32 noundef 140, i8* noundef %522, i32 noundef 1), !dbg !736
  br label %523, !dbg !736

523:                                              ; preds = %512
  br label %524, !dbg !737

524:                                              ; preds = %523
  call void @llvm.dbg.declare(metadata i64* %165, metadata !738, metadata !DIExpression()), !dbg !740
  %525 = load i64*, i64** %105, align 8, !dbg !740
  %526 = getelementptr inbounds i64, i64* %525, i64 0, !dbg !740
  %527 = load i64, i64* %526, align 8, !dbg !740
  %528 = load i64*, i64** %105, align 8, !dbg !740
  %529 = getelementptr inbounds i64, i64* %528, i64 1, !dbg !740
  %530 = load i64, i64* %529, align 8, !dbg !740
  store i64 %527, i64* %24, align 8, !dbg !740
  store i64 %530, i64* %25, align 8, !dbg !740
  %531 = load i64, i64* %24, align 8, !dbg !740
  %532 = load i64, i64* %25, align 8, !dbg !740
  %533 = call i64 @llvm.x86.bmi.pdep.64(i64 %531, i64 %532) #11, !dbg !740
  store i64 %533, i64* %165, align 8, !dbg !740
  %534 = bitcast i64* %165 to i8*, !dbg !740
  call void @words(i32 noundef 141, i8* noundef %534, i32 noundef 1), !dbg !740
  br label %535, !dbg !740

535:                                              ; preds = %524
  br label %536, !dbg !741

536:                                              ; preds = %535
  call void @llvm.dbg.declare(metadata i64* %166, metadata !742, metadata !DIExpression()), !dbg !744
  %537 = load i64*, i64** %105, align 8, !dbg !744
  %538 = getelementptr inbounds i64, i64* %537, i64 0, !dbg !744
  %539 = load i64, i64* %538, align 8, !dbg !744
  %540 = trunc i64 %539 to i32, !dbg !744
  store i32 %540, i32* %22, align 4, !dbg !744
  store i32 -1, i32* %23, align 4, !dbg !744
  %541 = load i32, i32* %22, align 4, !dbg !744
  %542 = load i32, i32* %23, align 4, !dbg !744
  %543 = call i32 @llvm.x86.bmi.pdep.32(i32 %541, i32 %542) #11, !dbg !744
  %544 = zext i32 %543 to i64, !dbg !744
  store i64 %544, i64* %166, align 8, !dbg !744
  %545 = bitcast i64* %166 to i8*, !dbg !744
  call void @words(i32 noundef 142, i8* noundef %545, i32 noundef 1), !dbg !744
  br label %546, !dbg !744

546:                                              ; preds = %536
  br label %547, !dbg !745

547:                                              ; preds = %546
  call void @llvm.dbg.declare(metadata i64* %167, metadata !746, metadata !DIExpression()), !dbg !748
  %548 = load i64*, i64** %105, align 8, !dbg !748
  %549 = getelementptr inbounds i64, i64* %548, i64 0, !dbg !748
  %550 = load i64, i64* %549, align 8, !dbg !748
  %551 = load i32, i32* %106, align 4, !dbg !748
  %552 = mul nsw i32 3, %551, !dbg !748
  %553 = load i32, i32* %106, align 4, !dbg !748
  store i64 %550, i64* %19, align 8, !dbg !748
  store i32 %552, i32* %20, align 4, !dbg !748
  store i32 %553, i32* %21, align 4, !dbg !748
  %554 = load i64, i64* %19, align 8, !dbg !748
  %555 = load i32, i32* %20, align 4, !dbg !748
  %556 = and i32 %555, 255, !dbg !748
  %557 = load i32, i32* %21, align 4, !dbg !748
  %558 = and i32 %557, 255, !dbg !748
  %559 = shl i32 %558, 8, !dbg !748
  %560 = or i32 %556, %559, !dbg !748
  %561 = zext i32 %560 to i64, !dbg !748
  %562 = call i64 @llvm.x86.bmi.bextr.64(i64 %554, i64 %561) #11, !dbg !748
  store i64 %562, i64* %167, align 8, !dbg !748
  %563 = bitcast i64* %167 to i8*, !dbg !748
  call void @words(i32 noundef 143, i8* noundef %563, i32 noundef 1), !dbg !748
  br label %564, !dbg !748

564:                                              ; preds = %547
  br label %565, !dbg !749

565:                                              ; preds = %564
  call void @llvm.dbg.declare(metadata i64* %168, metadata !750, metadata !DIExpression()), !dbg !752
  %566 = load i64*, i64** %105, align 8, !dbg !752
  %567 = getelementptr inbounds i64, i64* %566, i64 0, !dbg !752
  %568 = load i64, i64* %567, align 8, !dbg !752
  %569 = load i32, i32* %106, align 4, !dbg !752
  %570 = mul nsw i32 3, %569, !dbg !752
  %571 = sext i32 %570 to i64, !dbg !752
  store i64 %568, i64* %17, align 8, !dbg !752
  store i64 %571, i64* %18, align 8, !dbg !752
  %572 = load i64, i64* %17, align 8, !dbg !752
  %573 = load i64, i64* %18, align 8, !dbg !752
  %574 = call i64 @llvm.x86.bmi.bzhi.64(i64 %572, i64 %573) #11, !dbg !752
  store i64 %574, i64* %168, align 8, !dbg !752
  %575 = bitcast i64* %168 to i8*, !dbg !752
  call void @words(i32 noundef 144, i8* noundef %575, i32 noundef 1), !dbg !752
  br label %576, !dbg !752

576:                                              ; preds = %565
  ret void, !dbg !753
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>) #9

; Function Attrs: noinline nounwind optnone uwtable
define internal void @words(i32 noundef %0, i8* noundef %1, i32 noundef %2) #4 !dbg !754 {
  %4 = alloca i32, align 4
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x i64], align 16
  %8 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !757, metadata !DIExpression()), !dbg !758
  store i8* %1, i8** %5, align 8
  call void @llvm.dbg.declare(metadata i8** %5, metadata !759, metadata !DIExpression()), !dbg !760
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !761, metadata !DIExpression()), !dbg !762
  call void @llvm.dbg.declare(metadata [4 x i64]* %7, metadata !763, metadata !DIExpression()), !dbg !765
  %9 = getelementptr inbounds [4 x i64], [4 x i64]* %7, i64 0, i64 0, !dbg !766
  %10 = bitcast i64* %9 to i8*, !dbg !766
  %11 = load i8*, i8** %5, align 8, !dbg !767
  %12 = load i32, i32* %6, align 4, !dbg !768
  %13 = mul nsw i32 8, %12, !dbg !769
  %14 = sext i32 %13 to i64, !dbg !770
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %10, i8* align 1 %11, i64 %14, i1 false), !dbg !766
  %15 = load i32, i32* %4, align 4, !dbg !771
  %16 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %15), !dbg !772
  call void @llvm.dbg.declare(metadata i32* %8, metadata !773, metadata !DIExpression()), !dbg !775
  store i32 0, i32* %8, align 4, !dbg !775
  br label %17, !dbg !776

17:                                               ; preds = %27, %3
  %18 = load i32, i32* %8, align 4, !dbg !777
  %19 = load i32, i32* %6, align 4, !dbg !779
  %20 = icmp slt i32 %18, %19, !dbg !780
  br i1 %20, label %21, label %30, !dbg !781

21:                                               ; preds = %17
  %22 = load i32, i32* %8, align 4, !dbg !782
  %23 = sext i32 %22 to i64, !dbg !783
  %24 = getelementptr inbounds [4 x i64], [4 x i64]* %7, i64 0, i64 %23, !dbg !783
  %25 = load i64, i64* %24, align 8, !dbg !783
  %26 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i64 noundef %25), !dbg !784
  br label %27, !dbg !784

27:                                               ; preds = %21
  %28 = load i32, i32* %8, align 4, !dbg !785
  %29 = add nsw i32 %28, 1, !dbg !785
  store i32 %29, i32* %8, align 4, !dbg !785
  br label %17, !dbg !786, !llvm.loop !787

30:                                               ; preds = %17
  %31 = call i32 @puts(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0)), !dbg !789
  ret void, !dbg !790
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #10

declare i32 @printf(i8* noundef, ...) #3

declare i32 @puts(i8* noundef) #3

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse.movmsk.ps(<4 x float>) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse2.movmsk.pd(<2 x double>) #9

; Function Attrs: nounwind readnone
declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>) #9

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>) #9

; Function Attrs: nounwind readnone
declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>) #9

; Function Attrs: nounwind readnone
declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>) #9

; Function Attrs: nounwind readnone
declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16>, <8 x i16>) #9

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32>, i32) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16>, i32) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16>, i32) #9

; Function Attrs: nounwind readnone
declare <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64>, <2 x i64>) #9

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32>, <4 x i32>) #9

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32>, <4 x i32>) #9

; Function Attrs: nounwind readnone
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16>, <8 x i16>) #9

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32>, <4 x i32>) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16>, <8 x i16>) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16>, <8 x i16>) #9

; Function Attrs: nounwind readnone
declare <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8>, <16 x i8>) #9

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32>, <4 x i32>) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32>, <4 x i32>) #9

; Function Attrs: nounwind readnone
declare <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8>, <16 x i8>, <16 x i8>) #9

; Function Attrs: nounwind readnone
declare <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16>) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse41.ptestnzc(<2 x i64>, <2 x i64>) #9

; Function Attrs: nounwind readnone
declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8 immarg) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse42.crc32.32.16(i32, i16) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32) #9

; Function Attrs: nounwind readnone
declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64) #9

; Function Attrs: nounwind readnone
declare { i8, i64 } @llvm.x86.addcarry.64(i8, i64, i64) #9

; Function Attrs: nounwind readnone
declare { i8, i64 } @llvm.x86.subborrow.64(i8, i64, i64) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse41.round.ps(<4 x float>, i32 immarg) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse41.round.ss(<4 x float>, <4 x float>, i32 immarg) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i8 immarg) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8 immarg) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse.min.ps(<4 x float>, <4 x float>) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse.max.ps(<4 x float>, <4 x float>) #9

; Function Attrs: nounwind readnone
declare <2 x double> @llvm.x86.sse2.min.sd(<2 x double>, <2 x double>) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse.max.ss(<4 x float>, <4 x float>) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse.cmp.ss(<4 x float>, <4 x float>, i8 immarg) #9

; Function Attrs: nounwind readnone
declare <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double>, <2 x double>, i8 immarg) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse.comilt.ss(<4 x float>, <4 x float>) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse2.comige.sd(<2 x double>, <2 x double>) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse.ucomineq.ss(<4 x float>, <4 x float>) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse.comieq.ss(<4 x float>, <4 x float>) #9

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float>) #9

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float>) #9

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double>) #9

; Function Attrs: nounwind readnone
declare <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double>) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.sse.cvtss2si(<4 x float>) #9

; Function Attrs: nounwind readnone
declare i64 @llvm.x86.sse2.cvttsd2si64(<2 x double>) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float>, <2 x double>) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double>) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float>, <4 x float>) #9

; Function Attrs: nounwind readnone
declare <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double>, <2 x double>) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float>, <4 x float>) #9

; Function Attrs: nounwind readnone
declare <4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.avx2.pmovmskb(<32 x i8>) #9

; Function Attrs: nounwind readnone
declare <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8>, <32 x i8>) #9

; Function Attrs: nounwind readnone
declare <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32>, <8 x i32>) #9

; Function Attrs: nounwind readnone
declare <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16>, <16 x i16>) #9

; Function Attrs: nounwind readnone
declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>) #9

; Function Attrs: nounwind readnone
declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>) #9

; Function Attrs: nounwind readnone
declare <16 x i16> @llvm.x86.avx2.phadd.w(<16 x i16>, <16 x i16>) #9

; Function Attrs: nounwind readnone
declare <8 x i32> @llvm.x86.avx2.psrai.d(<8 x i32>, i32) #9

; Function Attrs: nounwind readnone
declare <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32>, <8 x i32>) #9

; Function Attrs: nounwind readnone
declare <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64>, <4 x i64>) #9

; Function Attrs: nounwind readnone
declare <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32>, <8 x i32>) #9

; Function Attrs: nounwind readnone
declare <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8>, <32 x i8>, <32 x i8>) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.avx.ptestz.256(<4 x i64>, <4 x i64>) #9

; Function Attrs: nounwind readnone
declare <8 x float> @llvm.x86.avx.max.ps.256(<8 x float>, <8 x float>) #9

; Function Attrs: nounwind readnone
declare <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float>, <8 x float>) #9

; Function Attrs: nounwind readnone
declare <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float>) #9

; Function Attrs: nounwind readnone
declare i64 @llvm.x86.bmi.pext.64(i64, i64) #9

; Function Attrs: nounwind readnone
declare i64 @llvm.x86.bmi.pdep.64(i64, i64) #9

; Function Attrs: nounwind readnone
declare i32 @llvm.x86.bmi.pdep.32(i32, i32) #9

; Function Attrs: nounwind readnone
declare i64 @llvm.x86.bmi.bextr.64(i64, i64) #9

; Function Attrs: nounwind readnone
declare i64 @llvm.x86.bmi.bzhi.64(i64, i64) #9

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+crc32,+cx8,+fxsr,+mmx,+pclmul,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+sse3,+sse4.1,+ssse3,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+bmi,+bmi2,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #9 = { nounwind readnone }
attributes #10 = { argmemonly nofree nounwind willreturn }
attributes #11 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!86, !87, !88, !89, !90, !91, !92}
!llvm.ident = !{!93}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 12, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !85, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/simd.c", directory: ".", checksumkind: CSK_MD5, checksum: "320f3beed387e89bd763dcc2d8bde925")
!4 = !{!5, !7, !8, !14, !19, !25, !36, !42, !43, !44, !45, !48, !49, !54, !56, !57, !59, !60, !61, !62, !65, !66, !73, !77, !78, !80, !82, !84}
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
!85 = !{!0}
!86 = !{i32 7, !"Dwarf Version", i32 5}
!87 = !{i32 2, !"Debug Info Version", i32 3}
!88 = !{i32 1, !"wchar_size", i32 4}
!89 = !{i32 7, !"PIC Level", i32 2}
!90 = !{i32 7, !"PIE Level", i32 2}
!91 = !{i32 7, !"uwtable", i32 1}
!92 = !{i32 7, !"frame-pointer", i32 2}
!93 = !{!"Debian clang version 14.0.6"}
!94 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 153, type: !95, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !97)
!95 = !DISubroutineType(types: !96)
!96 = !{!7}
!97 = !{}
!98 = !DILocalVariable(name: "in", scope: !94, file: !3, line: 154, type: !99)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 16, elements: !17)
!100 = !DILocation(line: 154, column: 17, scope: !94)
!101 = !DILocation(line: 155, column: 15, scope: !102)
!102 = distinct !DILexicalBlock(scope: !94, file: !3, line: 155, column: 7)
!103 = !DILocation(line: 155, column: 7, scope: !102)
!104 = !DILocation(line: 155, column: 22, scope: !102)
!105 = !DILocation(line: 155, column: 7, scope: !94)
!106 = !DILocation(line: 155, column: 28, scope: !102)
!107 = !DILocation(line: 156, column: 7, scope: !108)
!108 = distinct !DILexicalBlock(scope: !94, file: !3, line: 156, column: 7)
!109 = !DILocation(line: 156, column: 13, scope: !108)
!110 = !DILocation(line: 156, column: 7, scope: !94)
!111 = !DILocalVariable(name: "at", scope: !112, file: !3, line: 157, type: !7)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 156, column: 21)
!113 = !DILocation(line: 157, column: 9, scope: !112)
!114 = !DILocation(line: 157, column: 39, scope: !112)
!115 = !DILocation(line: 157, column: 14, scope: !112)
!116 = !DILocalVariable(name: "i", scope: !117, file: !3, line: 158, type: !7)
!117 = distinct !DILexicalBlock(scope: !112, file: !3, line: 158, column: 5)
!118 = !DILocation(line: 158, column: 14, scope: !117)
!119 = !DILocation(line: 158, column: 10, scope: !117)
!120 = !DILocation(line: 158, column: 21, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 158, column: 5)
!122 = !DILocation(line: 158, column: 23, scope: !121)
!123 = !DILocation(line: 158, column: 5, scope: !117)
!124 = !DILocation(line: 159, column: 11, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 159, column: 11)
!126 = !DILocation(line: 159, column: 17, scope: !125)
!127 = !DILocation(line: 159, column: 14, scope: !125)
!128 = !DILocation(line: 159, column: 11, scope: !121)
!129 = !DILocation(line: 159, column: 27, scope: !125)
!130 = !DILocation(line: 159, column: 20, scope: !125)
!131 = !DILocation(line: 158, column: 30, scope: !121)
!132 = !DILocation(line: 158, column: 5, scope: !121)
!133 = distinct !{!133, !123, !134, !135}
!134 = !DILocation(line: 159, column: 27, scope: !117)
!135 = !{!"llvm.loop.mustprogress"}
!136 = !DILocation(line: 160, column: 5, scope: !112)
!137 = !DILocation(line: 162, column: 9, scope: !94)
!138 = !DILocalVariable(name: "i", scope: !139, file: !3, line: 163, type: !7)
!139 = distinct !DILexicalBlock(scope: !94, file: !3, line: 163, column: 3)
!140 = !DILocation(line: 163, column: 12, scope: !139)
!141 = !DILocation(line: 163, column: 8, scope: !139)
!142 = !DILocation(line: 163, column: 19, scope: !143)
!143 = distinct !DILexicalBlock(scope: !139, file: !3, line: 163, column: 3)
!144 = !DILocation(line: 163, column: 21, scope: !143)
!145 = !DILocation(line: 163, column: 3, scope: !139)
!146 = !DILocalVariable(name: "r", scope: !147, file: !3, line: 164, type: !148)
!147 = distinct !DILexicalBlock(scope: !143, file: !3, line: 163, column: 31)
!148 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 512, elements: !52)
!149 = !DILocation(line: 164, column: 9, scope: !147)
!150 = !DILocalVariable(name: "j", scope: !151, file: !3, line: 165, type: !7)
!151 = distinct !DILexicalBlock(scope: !147, file: !3, line: 165, column: 5)
!152 = !DILocation(line: 165, column: 14, scope: !151)
!153 = !DILocation(line: 165, column: 10, scope: !151)
!154 = !DILocation(line: 165, column: 21, scope: !155)
!155 = distinct !DILexicalBlock(scope: !151, file: !3, line: 165, column: 5)
!156 = !DILocation(line: 165, column: 23, scope: !155)
!157 = !DILocation(line: 165, column: 5, scope: !151)
!158 = !DILocation(line: 165, column: 40, scope: !155)
!159 = !DILocation(line: 165, column: 35, scope: !155)
!160 = !DILocation(line: 165, column: 33, scope: !155)
!161 = !DILocation(line: 165, column: 38, scope: !155)
!162 = !DILocation(line: 165, column: 29, scope: !155)
!163 = !DILocation(line: 165, column: 5, scope: !155)
!164 = distinct !{!164, !157, !165, !135}
!165 = !DILocation(line: 165, column: 45, scope: !151)
!166 = !DILocalVariable(name: "a", scope: !147, file: !3, line: 166, type: !14)
!167 = !DILocation(line: 166, column: 13, scope: !147)
!168 = !DILocation(line: 166, column: 47, scope: !147)
!169 = !DILocation(line: 166, column: 33, scope: !147)
!170 = !DILocation(line: 166, column: 17, scope: !147)
!171 = !DILocalVariable(name: "b", scope: !147, file: !3, line: 166, type: !14)
!172 = !DILocation(line: 166, column: 51, scope: !147)
!173 = !DILocation(line: 166, column: 86, scope: !147)
!174 = !DILocation(line: 166, column: 88, scope: !147)
!175 = !DILocation(line: 166, column: 71, scope: !147)
!176 = !DILocation(line: 166, column: 55, scope: !147)
!177 = !DILocalVariable(name: "f", scope: !147, file: !3, line: 168, type: !178)
!178 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 256, elements: !52)
!179 = !DILocation(line: 168, column: 11, scope: !147)
!180 = !DILocation(line: 168, column: 18, scope: !147)
!181 = !DILocation(line: 168, column: 25, scope: !147)
!182 = !DILocation(line: 168, column: 30, scope: !147)
!183 = !DILocation(line: 168, column: 19, scope: !147)
!184 = !DILocation(line: 168, column: 37, scope: !147)
!185 = !DILocation(line: 168, column: 59, scope: !147)
!186 = !DILocation(line: 168, column: 61, scope: !147)
!187 = !DILocation(line: 168, column: 87, scope: !147)
!188 = !DILocation(line: 168, column: 82, scope: !147)
!189 = !DILocalVariable(name: "g", scope: !147, file: !3, line: 169, type: !44)
!190 = !DILocation(line: 169, column: 12, scope: !147)
!191 = !DILocation(line: 169, column: 29, scope: !147)
!192 = !DILocation(line: 169, column: 33, scope: !147)
!193 = !DILocation(line: 169, column: 35, scope: !147)
!194 = !DILocation(line: 169, column: 39, scope: !147)
!195 = !DILocation(line: 169, column: 31, scope: !147)
!196 = !DILocation(line: 169, column: 16, scope: !147)
!197 = !DILocalVariable(name: "h", scope: !147, file: !3, line: 169, type: !44)
!198 = !DILocation(line: 169, column: 45, scope: !147)
!199 = !DILocation(line: 169, column: 62, scope: !147)
!200 = !DILocation(line: 169, column: 64, scope: !147)
!201 = !DILocation(line: 169, column: 70, scope: !147)
!202 = !DILocation(line: 169, column: 72, scope: !147)
!203 = !DILocation(line: 169, column: 76, scope: !147)
!204 = !DILocation(line: 169, column: 68, scope: !147)
!205 = !DILocation(line: 169, column: 49, scope: !147)
!206 = !DILocation(line: 170, column: 13, scope: !147)
!207 = !DILocation(line: 170, column: 5, scope: !147)
!208 = !DILocation(line: 171, column: 24, scope: !209)
!209 = distinct !DILexicalBlock(scope: !147, file: !3, line: 170, column: 20)
!210 = !DILocation(line: 171, column: 27, scope: !209)
!211 = !DILocation(line: 171, column: 34, scope: !209)
!212 = !DILocation(line: 171, column: 32, scope: !209)
!213 = !DILocation(line: 171, column: 15, scope: !209)
!214 = !DILocation(line: 171, column: 38, scope: !209)
!215 = !DILocation(line: 172, column: 30, scope: !209)
!216 = !DILocation(line: 172, column: 33, scope: !209)
!217 = !DILocation(line: 172, column: 15, scope: !209)
!218 = !DILocation(line: 172, column: 37, scope: !209)
!219 = !DILocation(line: 173, column: 27, scope: !209)
!220 = !DILocation(line: 173, column: 33, scope: !209)
!221 = !DILocation(line: 173, column: 39, scope: !209)
!222 = !DILocation(line: 173, column: 42, scope: !209)
!223 = !DILocation(line: 173, column: 15, scope: !209)
!224 = !DILocation(line: 173, column: 46, scope: !209)
!225 = !DILocation(line: 174, column: 22, scope: !209)
!226 = !DILocation(line: 174, column: 25, scope: !209)
!227 = !DILocation(line: 174, column: 39, scope: !209)
!228 = !DILocation(line: 174, column: 45, scope: !209)
!229 = !DILocation(line: 174, column: 28, scope: !209)
!230 = !DILocation(line: 174, column: 63, scope: !209)
!231 = !DILocation(line: 174, column: 69, scope: !209)
!232 = !DILocation(line: 174, column: 52, scope: !209)
!233 = !DILocation(line: 174, column: 15, scope: !209)
!234 = !DILocation(line: 174, column: 77, scope: !209)
!235 = !DILocation(line: 175, column: 20, scope: !209)
!236 = !DILocation(line: 175, column: 27, scope: !209)
!237 = !DILocation(line: 175, column: 25, scope: !209)
!238 = !DILocation(line: 175, column: 15, scope: !209)
!239 = !DILocation(line: 175, column: 31, scope: !209)
!240 = !DILocation(line: 176, column: 14, scope: !209)
!241 = !DILocation(line: 178, column: 3, scope: !147)
!242 = !DILocation(line: 163, column: 27, scope: !143)
!243 = !DILocation(line: 163, column: 3, scope: !143)
!244 = distinct !{!244, !145, !245, !135}
!245 = !DILocation(line: 178, column: 3, scope: !139)
!246 = !DILocation(line: 179, column: 3, scope: !94)
!247 = !DILocation(line: 180, column: 1, scope: !94)
!248 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 147, type: !249, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!249 = !DISubroutineType(types: !250)
!250 = !{!7, !251, !11}
!251 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !252, size: 64)
!252 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!253 = !DILocalVariable(name: "text", arg: 1, scope: !248, file: !3, line: 147, type: !251)
!254 = !DILocation(line: 147, column: 29, scope: !248)
!255 = !DILocalVariable(name: "c", arg: 2, scope: !248, file: !3, line: 147, type: !11)
!256 = !DILocation(line: 147, column: 40, scope: !248)
!257 = !DILocalVariable(name: "here", scope: !248, file: !3, line: 148, type: !14)
!258 = !DILocation(line: 148, column: 11, scope: !248)
!259 = !DILocation(line: 148, column: 48, scope: !248)
!260 = !DILocation(line: 148, column: 34, scope: !248)
!261 = !DILocation(line: 148, column: 18, scope: !248)
!262 = !DILocalVariable(name: "mask", scope: !248, file: !3, line: 149, type: !7)
!263 = !DILocation(line: 149, column: 7, scope: !248)
!264 = !DILocation(line: 149, column: 47, scope: !248)
!265 = !DILocation(line: 149, column: 67, scope: !248)
!266 = !DILocation(line: 149, column: 53, scope: !248)
!267 = !DILocation(line: 149, column: 32, scope: !248)
!268 = !DILocation(line: 149, column: 14, scope: !248)
!269 = !DILocation(line: 150, column: 10, scope: !248)
!270 = !DILocation(line: 150, column: 31, scope: !248)
!271 = !DILocation(line: 150, column: 17, scope: !248)
!272 = !DILocation(line: 150, column: 3, scope: !248)
!273 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 14, type: !274, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!274 = !DISubroutineType(types: !275)
!275 = !{!36}
!276 = !DILocation(line: 15, column: 12, scope: !273)
!277 = !DILocation(line: 15, column: 18, scope: !273)
!278 = !DILocation(line: 15, column: 9, scope: !273)
!279 = !DILocation(line: 16, column: 12, scope: !273)
!280 = !DILocation(line: 16, column: 18, scope: !273)
!281 = !DILocation(line: 16, column: 9, scope: !273)
!282 = !DILocation(line: 17, column: 12, scope: !273)
!283 = !DILocation(line: 17, column: 18, scope: !273)
!284 = !DILocation(line: 17, column: 9, scope: !273)
!285 = !DILocation(line: 18, column: 10, scope: !273)
!286 = !DILocation(line: 18, column: 3, scope: !273)
!287 = distinct !DISubprogram(name: "integers", scope: !3, file: !3, line: 32, type: !288, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!288 = !DISubroutineType(types: !289)
!289 = !{null, !14, !14, !7}
!290 = !DILocalVariable(name: "a", arg: 1, scope: !287, file: !3, line: 32, type: !14)
!291 = !DILocation(line: 32, column: 30, scope: !287)
!292 = !DILocalVariable(name: "b", arg: 2, scope: !287, file: !3, line: 32, type: !14)
!293 = !DILocation(line: 32, column: 41, scope: !287)
!294 = !DILocalVariable(name: "n", arg: 3, scope: !287, file: !3, line: 32, type: !7)
!295 = !DILocation(line: 32, column: 48, scope: !287)
!296 = !DILocation(line: 33, column: 3, scope: !287)
!297 = !DILocalVariable(name: "v_", scope: !298, file: !3, line: 33, type: !36)
!298 = distinct !DILexicalBlock(scope: !287, file: !3, line: 33, column: 3)
!299 = !DILocation(line: 33, column: 3, scope: !298)
!300 = !DILocation(line: 34, column: 3, scope: !287)
!301 = !DILocalVariable(name: "v_", scope: !302, file: !3, line: 34, type: !36)
!302 = distinct !DILexicalBlock(scope: !287, file: !3, line: 34, column: 3)
!303 = !DILocation(line: 34, column: 3, scope: !302)
!304 = !DILocation(line: 35, column: 3, scope: !287)
!305 = !DILocalVariable(name: "v_", scope: !306, file: !3, line: 35, type: !36)
!306 = distinct !DILexicalBlock(scope: !287, file: !3, line: 35, column: 3)
!307 = !DILocation(line: 35, column: 3, scope: !306)
!308 = !DILocation(line: 36, column: 3, scope: !287)
!309 = !DILocalVariable(name: "v_", scope: !310, file: !3, line: 36, type: !14)
!310 = distinct !DILexicalBlock(scope: !287, file: !3, line: 36, column: 3)
!311 = !DILocation(line: 36, column: 3, scope: !310)
!312 = !DILocation(line: 37, column: 3, scope: !287)
!313 = !DILocalVariable(name: "v_", scope: !314, file: !3, line: 37, type: !14)
!314 = distinct !DILexicalBlock(scope: !287, file: !3, line: 37, column: 3)
!315 = !DILocation(line: 37, column: 3, scope: !314)
!316 = !DILocation(line: 38, column: 3, scope: !287)
!317 = !DILocalVariable(name: "v_", scope: !318, file: !3, line: 38, type: !14)
!318 = distinct !DILexicalBlock(scope: !287, file: !3, line: 38, column: 3)
!319 = !DILocation(line: 38, column: 3, scope: !318)
!320 = !DILocation(line: 39, column: 3, scope: !287)
!321 = !DILocalVariable(name: "v_", scope: !322, file: !3, line: 39, type: !14)
!322 = distinct !DILexicalBlock(scope: !287, file: !3, line: 39, column: 3)
!323 = !DILocation(line: 39, column: 3, scope: !322)
!324 = !DILocation(line: 40, column: 3, scope: !287)
!325 = !DILocalVariable(name: "v_", scope: !326, file: !3, line: 40, type: !14)
!326 = distinct !DILexicalBlock(scope: !287, file: !3, line: 40, column: 3)
!327 = !DILocation(line: 40, column: 3, scope: !326)
!328 = !DILocation(line: 41, column: 3, scope: !287)
!329 = !DILocalVariable(name: "v_", scope: !330, file: !3, line: 41, type: !14)
!330 = distinct !DILexicalBlock(scope: !287, file: !3, line: 41, column: 3)
!331 = !DILocation(line: 41, column: 3, scope: !330)
!332 = !DILocation(line: 42, column: 3, scope: !287)
!333 = !DILocalVariable(name: "v_", scope: !334, file: !3, line: 42, type: !14)
!334 = distinct !DILexicalBlock(scope: !287, file: !3, line: 42, column: 3)
!335 = !DILocation(line: 42, column: 3, scope: !334)
!336 = !DILocation(line: 43, column: 3, scope: !287)
!337 = !DILocalVariable(name: "v_", scope: !338, file: !3, line: 43, type: !14)
!338 = distinct !DILexicalBlock(scope: !287, file: !3, line: 43, column: 3)
!339 = !DILocation(line: 43, column: 3, scope: !338)
!340 = !DILocation(line: 44, column: 3, scope: !287)
!341 = !DILocalVariable(name: "v_", scope: !342, file: !3, line: 44, type: !14)
!342 = distinct !DILexicalBlock(scope: !287, file: !3, line: 44, column: 3)
!343 = !DILocation(line: 44, column: 3, scope: !342)
!344 = !DILocation(line: 45, column: 3, scope: !287)
!345 = !DILocalVariable(name: "v_", scope: !346, file: !3, line: 45, type: !14)
!346 = distinct !DILexicalBlock(scope: !287, file: !3, line: 45, column: 3)
!347 = !DILocation(line: 45, column: 3, scope: !346)
!348 = !DILocation(line: 46, column: 3, scope: !287)
!349 = !DILocalVariable(name: "v_", scope: !350, file: !3, line: 46, type: !14)
!350 = distinct !DILexicalBlock(scope: !287, file: !3, line: 46, column: 3)
!351 = !DILocation(line: 46, column: 3, scope: !350)
!352 = !DILocation(line: 47, column: 3, scope: !287)
!353 = !DILocalVariable(name: "v_", scope: !354, file: !3, line: 47, type: !14)
!354 = distinct !DILexicalBlock(scope: !287, file: !3, line: 47, column: 3)
!355 = !DILocation(line: 47, column: 3, scope: !354)
!356 = !DILocation(line: 48, column: 3, scope: !287)
!357 = !DILocalVariable(name: "v_", scope: !358, file: !3, line: 48, type: !14)
!358 = distinct !DILexicalBlock(scope: !287, file: !3, line: 48, column: 3)
!359 = !DILocation(line: 48, column: 3, scope: !358)
!360 = !DILocation(line: 49, column: 3, scope: !287)
!361 = !DILocalVariable(name: "v_", scope: !362, file: !3, line: 49, type: !14)
!362 = distinct !DILexicalBlock(scope: !287, file: !3, line: 49, column: 3)
!363 = !DILocation(line: 49, column: 3, scope: !362)
!364 = !DILocation(line: 50, column: 3, scope: !287)
!365 = !DILocalVariable(name: "v_", scope: !366, file: !3, line: 50, type: !14)
!366 = distinct !DILexicalBlock(scope: !287, file: !3, line: 50, column: 3)
!367 = !DILocation(line: 50, column: 3, scope: !366)
!368 = !DILocation(line: 51, column: 1, scope: !287)
!369 = distinct !DISubprogram(name: "later_integers", scope: !3, file: !3, line: 53, type: !370, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!370 = !DISubroutineType(types: !371)
!371 = !{null, !14, !14}
!372 = !DILocalVariable(name: "a", arg: 1, scope: !369, file: !3, line: 53, type: !14)
!373 = !DILocation(line: 53, column: 50, scope: !369)
!374 = !DILocalVariable(name: "b", arg: 2, scope: !369, file: !3, line: 53, type: !14)
!375 = !DILocation(line: 53, column: 61, scope: !369)
!376 = !DILocation(line: 54, column: 3, scope: !369)
!377 = !DILocalVariable(name: "v_", scope: !378, file: !3, line: 54, type: !14)
!378 = distinct !DILexicalBlock(scope: !369, file: !3, line: 54, column: 3)
!379 = !DILocation(line: 54, column: 3, scope: !378)
!380 = !DILocation(line: 55, column: 3, scope: !369)
!381 = !DILocalVariable(name: "v_", scope: !382, file: !3, line: 55, type: !14)
!382 = distinct !DILexicalBlock(scope: !369, file: !3, line: 55, column: 3)
!383 = !DILocation(line: 55, column: 3, scope: !382)
!384 = !DILocation(line: 56, column: 3, scope: !369)
!385 = !DILocalVariable(name: "v_", scope: !386, file: !3, line: 56, type: !14)
!386 = distinct !DILexicalBlock(scope: !369, file: !3, line: 56, column: 3)
!387 = !DILocation(line: 56, column: 3, scope: !386)
!388 = !DILocation(line: 57, column: 3, scope: !369)
!389 = !DILocalVariable(name: "v_", scope: !390, file: !3, line: 57, type: !14)
!390 = distinct !DILexicalBlock(scope: !369, file: !3, line: 57, column: 3)
!391 = !DILocation(line: 57, column: 3, scope: !390)
!392 = !DILocation(line: 58, column: 3, scope: !369)
!393 = !DILocalVariable(name: "v_", scope: !394, file: !3, line: 58, type: !14)
!394 = distinct !DILexicalBlock(scope: !369, file: !3, line: 58, column: 3)
!395 = !DILocation(line: 58, column: 3, scope: !394)
!396 = !DILocation(line: 59, column: 3, scope: !369)
!397 = !DILocalVariable(name: "v_", scope: !398, file: !3, line: 59, type: !14)
!398 = distinct !DILexicalBlock(scope: !369, file: !3, line: 59, column: 3)
!399 = !DILocation(line: 59, column: 3, scope: !398)
!400 = !DILocation(line: 60, column: 3, scope: !369)
!401 = !DILocalVariable(name: "v_", scope: !402, file: !3, line: 60, type: !14)
!402 = distinct !DILexicalBlock(scope: !369, file: !3, line: 60, column: 3)
!403 = !DILocation(line: 60, column: 3, scope: !402)
!404 = !DILocation(line: 61, column: 3, scope: !369)
!405 = !DILocalVariable(name: "v_", scope: !406, file: !3, line: 61, type: !14)
!406 = distinct !DILexicalBlock(scope: !369, file: !3, line: 61, column: 3)
!407 = !DILocation(line: 61, column: 3, scope: !406)
!408 = !DILocation(line: 62, column: 3, scope: !369)
!409 = !DILocalVariable(name: "v_", scope: !410, file: !3, line: 62, type: !14)
!410 = distinct !DILexicalBlock(scope: !369, file: !3, line: 62, column: 3)
!411 = !DILocation(line: 62, column: 3, scope: !410)
!412 = !DILocation(line: 63, column: 3, scope: !369)
!413 = !DILocalVariable(name: "v_", scope: !414, file: !3, line: 63, type: !14)
!414 = distinct !DILexicalBlock(scope: !369, file: !3, line: 63, column: 3)
!415 = !DILocation(line: 63, column: 3, scope: !414)
!416 = !DILocation(line: 64, column: 3, scope: !369)
!417 = !DILocalVariable(name: "v_", scope: !418, file: !3, line: 64, type: !14)
!418 = distinct !DILexicalBlock(scope: !369, file: !3, line: 64, column: 3)
!419 = !DILocation(line: 64, column: 3, scope: !418)
!420 = !DILocation(line: 65, column: 3, scope: !369)
!421 = !DILocalVariable(name: "v_", scope: !422, file: !3, line: 65, type: !14)
!422 = distinct !DILexicalBlock(scope: !369, file: !3, line: 65, column: 3)
!423 = !DILocation(line: 65, column: 3, scope: !422)
!424 = !DILocation(line: 66, column: 3, scope: !369)
!425 = !DILocalVariable(name: "v_", scope: !426, file: !3, line: 66, type: !14)
!426 = distinct !DILexicalBlock(scope: !369, file: !3, line: 66, column: 3)
!427 = !DILocation(line: 66, column: 3, scope: !426)
!428 = !DILocation(line: 67, column: 3, scope: !369)
!429 = !DILocalVariable(name: "v_", scope: !430, file: !3, line: 67, type: !36)
!430 = distinct !DILexicalBlock(scope: !369, file: !3, line: 67, column: 3)
!431 = !DILocation(line: 67, column: 3, scope: !430)
!432 = !DILocation(line: 68, column: 3, scope: !369)
!433 = !DILocalVariable(name: "v_", scope: !434, file: !3, line: 68, type: !36)
!434 = distinct !DILexicalBlock(scope: !369, file: !3, line: 68, column: 3)
!435 = !DILocation(line: 68, column: 3, scope: !434)
!436 = !DILocation(line: 69, column: 3, scope: !369)
!437 = !DILocalVariable(name: "v_", scope: !438, file: !3, line: 69, type: !36)
!438 = distinct !DILexicalBlock(scope: !369, file: !3, line: 69, column: 3)
!439 = !DILocation(line: 69, column: 3, scope: !438)
!440 = !DILocation(line: 70, column: 3, scope: !369)
!441 = !DILocalVariable(name: "v_", scope: !442, file: !3, line: 70, type: !36)
!442 = distinct !DILexicalBlock(scope: !369, file: !3, line: 70, column: 3)
!443 = !DILocation(line: 70, column: 3, scope: !442)
!444 = !DILocation(line: 71, column: 1, scope: !369)
!445 = distinct !DISubprogram(name: "words_alone", scope: !3, file: !3, line: 73, type: !446, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!446 = !DISubroutineType(types: !447)
!447 = !{null, !36, !36, !14, !14}
!448 = !DILocalVariable(name: "a", arg: 1, scope: !445, file: !3, line: 73, type: !36)
!449 = !DILocation(line: 73, column: 50, scope: !445)
!450 = !DILocalVariable(name: "b", arg: 2, scope: !445, file: !3, line: 73, type: !36)
!451 = !DILocation(line: 73, column: 57, scope: !445)
!452 = !DILocalVariable(name: "v", arg: 3, scope: !445, file: !3, line: 73, type: !14)
!453 = !DILocation(line: 73, column: 68, scope: !445)
!454 = !DILocalVariable(name: "w", arg: 4, scope: !445, file: !3, line: 73, type: !14)
!455 = !DILocation(line: 73, column: 79, scope: !445)
!456 = !DILocation(line: 74, column: 3, scope: !445)
!457 = !DILocalVariable(name: "v_", scope: !458, file: !3, line: 74, type: !36)
!458 = distinct !DILexicalBlock(scope: !445, file: !3, line: 74, column: 3)
!459 = !DILocation(line: 74, column: 3, scope: !458)
!460 = !DILocation(line: 75, column: 3, scope: !445)
!461 = !DILocalVariable(name: "v_", scope: !462, file: !3, line: 75, type: !36)
!462 = distinct !DILexicalBlock(scope: !445, file: !3, line: 75, column: 3)
!463 = !DILocation(line: 75, column: 3, scope: !462)
!464 = !DILocation(line: 76, column: 3, scope: !445)
!465 = !DILocalVariable(name: "v_", scope: !466, file: !3, line: 76, type: !36)
!466 = distinct !DILexicalBlock(scope: !445, file: !3, line: 76, column: 3)
!467 = !DILocation(line: 76, column: 3, scope: !466)
!468 = !DILocation(line: 77, column: 3, scope: !445)
!469 = !DILocalVariable(name: "v_", scope: !470, file: !3, line: 77, type: !36)
!470 = distinct !DILexicalBlock(scope: !445, file: !3, line: 77, column: 3)
!471 = !DILocation(line: 77, column: 3, scope: !470)
!472 = !DILocation(line: 78, column: 3, scope: !445)
!473 = !DILocalVariable(name: "v_", scope: !474, file: !3, line: 78, type: !14)
!474 = distinct !DILexicalBlock(scope: !445, file: !3, line: 78, column: 3)
!475 = !DILocation(line: 78, column: 3, scope: !474)
!476 = !DILocation(line: 79, column: 3, scope: !445)
!477 = !DILocalVariable(name: "v_", scope: !478, file: !3, line: 79, type: !14)
!478 = distinct !DILexicalBlock(scope: !445, file: !3, line: 79, column: 3)
!479 = !DILocation(line: 79, column: 3, scope: !478)
!480 = !DILocalVariable(name: "carry", scope: !481, file: !3, line: 80, type: !7)
!481 = distinct !DILexicalBlock(scope: !445, file: !3, line: 80, column: 3)
!482 = !DILocation(line: 80, column: 12, scope: !481)
!483 = !DILocation(line: 80, column: 8, scope: !481)
!484 = !DILocation(line: 80, column: 23, scope: !485)
!485 = distinct !DILexicalBlock(scope: !481, file: !3, line: 80, column: 3)
!486 = !DILocation(line: 80, column: 29, scope: !485)
!487 = !DILocation(line: 80, column: 3, scope: !481)
!488 = !DILocalVariable(name: "sum", scope: !489, file: !3, line: 81, type: !42)
!489 = distinct !DILexicalBlock(scope: !485, file: !3, line: 80, column: 43)
!490 = !DILocation(line: 81, column: 24, scope: !489)
!491 = !DILocation(line: 82, column: 5, scope: !489)
!492 = !DILocalVariable(name: "v_", scope: !493, file: !3, line: 82, type: !36)
!493 = distinct !DILexicalBlock(scope: !489, file: !3, line: 82, column: 5)
!494 = !DILocation(line: 82, column: 5, scope: !493)
!495 = !DILocation(line: 83, column: 5, scope: !489)
!496 = !DILocalVariable(name: "v_", scope: !497, file: !3, line: 83, type: !36)
!497 = distinct !DILexicalBlock(scope: !489, file: !3, line: 83, column: 5)
!498 = !DILocation(line: 83, column: 5, scope: !497)
!499 = !DILocation(line: 84, column: 5, scope: !489)
!500 = !DILocalVariable(name: "v_", scope: !501, file: !3, line: 84, type: !36)
!501 = distinct !DILexicalBlock(scope: !489, file: !3, line: 84, column: 5)
!502 = !DILocation(line: 84, column: 5, scope: !501)
!503 = !DILocation(line: 85, column: 5, scope: !489)
!504 = !DILocalVariable(name: "v_", scope: !505, file: !3, line: 85, type: !36)
!505 = distinct !DILexicalBlock(scope: !489, file: !3, line: 85, column: 5)
!506 = !DILocation(line: 85, column: 5, scope: !505)
!507 = !DILocation(line: 86, column: 3, scope: !489)
!508 = !DILocation(line: 80, column: 39, scope: !485)
!509 = !DILocation(line: 80, column: 3, scope: !485)
!510 = distinct !{!510, !487, !511, !135}
!511 = !DILocation(line: 86, column: 3, scope: !481)
!512 = !DILocation(line: 87, column: 1, scope: !445)
!513 = distinct !DISubprogram(name: "floats", scope: !3, file: !3, line: 89, type: !514, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!514 = !DISubroutineType(types: !515)
!515 = !{null, !44, !44, !48, !48}
!516 = !DILocalVariable(name: "a", arg: 1, scope: !513, file: !3, line: 89, type: !44)
!517 = !DILocation(line: 89, column: 41, scope: !513)
!518 = !DILocalVariable(name: "b", arg: 2, scope: !513, file: !3, line: 89, type: !44)
!519 = !DILocation(line: 89, column: 51, scope: !513)
!520 = !DILocalVariable(name: "c", arg: 3, scope: !513, file: !3, line: 89, type: !48)
!521 = !DILocation(line: 89, column: 62, scope: !513)
!522 = !DILocalVariable(name: "d", arg: 4, scope: !513, file: !3, line: 89, type: !48)
!523 = !DILocation(line: 89, column: 73, scope: !513)
!524 = !DILocation(line: 90, column: 3, scope: !513)
!525 = !DILocalVariable(name: "v_", scope: !526, file: !3, line: 90, type: !44)
!526 = distinct !DILexicalBlock(scope: !513, file: !3, line: 90, column: 3)
!527 = !DILocation(line: 90, column: 3, scope: !526)
!528 = !DILocation(line: 91, column: 3, scope: !513)
!529 = !DILocalVariable(name: "v_", scope: !530, file: !3, line: 91, type: !44)
!530 = distinct !DILexicalBlock(scope: !513, file: !3, line: 91, column: 3)
!531 = !DILocation(line: 91, column: 3, scope: !530)
!532 = !DILocation(line: 92, column: 3, scope: !513)
!533 = !DILocalVariable(name: "v_", scope: !534, file: !3, line: 92, type: !48)
!534 = distinct !DILexicalBlock(scope: !513, file: !3, line: 92, column: 3)
!535 = !DILocation(line: 92, column: 3, scope: !534)
!536 = !DILocation(line: 93, column: 3, scope: !513)
!537 = !DILocalVariable(name: "v_", scope: !538, file: !3, line: 93, type: !44)
!538 = distinct !DILexicalBlock(scope: !513, file: !3, line: 93, column: 3)
!539 = !DILocation(line: 93, column: 3, scope: !538)
!540 = !DILocation(line: 94, column: 3, scope: !513)
!541 = !DILocalVariable(name: "v_", scope: !542, file: !3, line: 94, type: !44)
!542 = distinct !DILexicalBlock(scope: !513, file: !3, line: 94, column: 3)
!543 = !DILocation(line: 94, column: 3, scope: !542)
!544 = !DILocation(line: 95, column: 3, scope: !513)
!545 = !DILocalVariable(name: "v_", scope: !546, file: !3, line: 95, type: !48)
!546 = distinct !DILexicalBlock(scope: !513, file: !3, line: 95, column: 3)
!547 = !DILocation(line: 95, column: 3, scope: !546)
!548 = !DILocation(line: 96, column: 3, scope: !513)
!549 = !DILocalVariable(name: "v_", scope: !550, file: !3, line: 96, type: !44)
!550 = distinct !DILexicalBlock(scope: !513, file: !3, line: 96, column: 3)
!551 = !DILocation(line: 96, column: 3, scope: !550)
!552 = !DILocation(line: 97, column: 3, scope: !513)
!553 = !DILocalVariable(name: "v_", scope: !554, file: !3, line: 97, type: !36)
!554 = distinct !DILexicalBlock(scope: !513, file: !3, line: 97, column: 3)
!555 = !DILocation(line: 97, column: 3, scope: !554)
!556 = !DILocation(line: 98, column: 3, scope: !513)
!557 = !DILocalVariable(name: "v_", scope: !558, file: !3, line: 98, type: !36)
!558 = distinct !DILexicalBlock(scope: !513, file: !3, line: 98, column: 3)
!559 = !DILocation(line: 98, column: 3, scope: !558)
!560 = !DILocation(line: 99, column: 3, scope: !513)
!561 = !DILocalVariable(name: "v_", scope: !562, file: !3, line: 99, type: !36)
!562 = distinct !DILexicalBlock(scope: !513, file: !3, line: 99, column: 3)
!563 = !DILocation(line: 99, column: 3, scope: !562)
!564 = !DILocation(line: 100, column: 3, scope: !513)
!565 = !DILocalVariable(name: "v_", scope: !566, file: !3, line: 100, type: !36)
!566 = distinct !DILexicalBlock(scope: !513, file: !3, line: 100, column: 3)
!567 = !DILocation(line: 100, column: 3, scope: !566)
!568 = !DILocation(line: 101, column: 3, scope: !513)
!569 = !DILocalVariable(name: "v_", scope: !570, file: !3, line: 101, type: !14)
!570 = distinct !DILexicalBlock(scope: !513, file: !3, line: 101, column: 3)
!571 = !DILocation(line: 101, column: 3, scope: !570)
!572 = !DILocation(line: 102, column: 3, scope: !513)
!573 = !DILocalVariable(name: "v_", scope: !574, file: !3, line: 102, type: !14)
!574 = distinct !DILexicalBlock(scope: !513, file: !3, line: 102, column: 3)
!575 = !DILocation(line: 102, column: 3, scope: !574)
!576 = !DILocation(line: 103, column: 3, scope: !513)
!577 = !DILocalVariable(name: "v_", scope: !578, file: !3, line: 103, type: !14)
!578 = distinct !DILexicalBlock(scope: !513, file: !3, line: 103, column: 3)
!579 = !DILocation(line: 103, column: 3, scope: !578)
!580 = !DILocation(line: 104, column: 3, scope: !513)
!581 = !DILocalVariable(name: "v_", scope: !582, file: !3, line: 104, type: !14)
!582 = distinct !DILexicalBlock(scope: !513, file: !3, line: 104, column: 3)
!583 = !DILocation(line: 104, column: 3, scope: !582)
!584 = !DILocation(line: 105, column: 3, scope: !513)
!585 = !DILocalVariable(name: "v_", scope: !586, file: !3, line: 105, type: !36)
!586 = distinct !DILexicalBlock(scope: !513, file: !3, line: 105, column: 3)
!587 = !DILocation(line: 105, column: 3, scope: !586)
!588 = !DILocation(line: 106, column: 3, scope: !513)
!589 = !DILocalVariable(name: "v_", scope: !590, file: !3, line: 106, type: !36)
!590 = distinct !DILexicalBlock(scope: !513, file: !3, line: 106, column: 3)
!591 = !DILocation(line: 106, column: 3, scope: !590)
!592 = !DILocation(line: 107, column: 3, scope: !513)
!593 = !DILocalVariable(name: "v_", scope: !594, file: !3, line: 107, type: !44)
!594 = distinct !DILexicalBlock(scope: !513, file: !3, line: 107, column: 3)
!595 = !DILocation(line: 107, column: 3, scope: !594)
!596 = !DILocation(line: 108, column: 3, scope: !513)
!597 = !DILocalVariable(name: "v_", scope: !598, file: !3, line: 108, type: !44)
!598 = distinct !DILexicalBlock(scope: !513, file: !3, line: 108, column: 3)
!599 = !DILocation(line: 108, column: 3, scope: !598)
!600 = !DILocation(line: 109, column: 3, scope: !513)
!601 = !DILocalVariable(name: "v_", scope: !602, file: !3, line: 109, type: !44)
!602 = distinct !DILexicalBlock(scope: !513, file: !3, line: 109, column: 3)
!603 = !DILocation(line: 109, column: 3, scope: !602)
!604 = !DILocation(line: 110, column: 3, scope: !513)
!605 = !DILocalVariable(name: "v_", scope: !606, file: !3, line: 110, type: !48)
!606 = distinct !DILexicalBlock(scope: !513, file: !3, line: 110, column: 3)
!607 = !DILocation(line: 110, column: 3, scope: !606)
!608 = !DILocation(line: 111, column: 3, scope: !513)
!609 = !DILocalVariable(name: "v_", scope: !610, file: !3, line: 111, type: !44)
!610 = distinct !DILexicalBlock(scope: !513, file: !3, line: 111, column: 3)
!611 = !DILocation(line: 111, column: 3, scope: !610)
!612 = !DILocation(line: 112, column: 3, scope: !513)
!613 = !DILocalVariable(name: "v_", scope: !614, file: !3, line: 112, type: !44)
!614 = distinct !DILexicalBlock(scope: !513, file: !3, line: 112, column: 3)
!615 = !DILocation(line: 112, column: 3, scope: !614)
!616 = !DILocation(line: 113, column: 3, scope: !513)
!617 = !DILocalVariable(name: "v_", scope: !618, file: !3, line: 113, type: !44)
!618 = distinct !DILexicalBlock(scope: !513, file: !3, line: 113, column: 3)
!619 = !DILocation(line: 113, column: 3, scope: !618)
!620 = !DILocation(line: 114, column: 3, scope: !513)
!621 = !DILocalVariable(name: "v_", scope: !622, file: !3, line: 114, type: !44)
!622 = distinct !DILexicalBlock(scope: !513, file: !3, line: 114, column: 3)
!623 = !DILocation(line: 114, column: 3, scope: !622)
!624 = !DILocation(line: 115, column: 3, scope: !513)
!625 = !DILocalVariable(name: "v_", scope: !626, file: !3, line: 115, type: !44)
!626 = distinct !DILexicalBlock(scope: !513, file: !3, line: 115, column: 3)
!627 = !DILocation(line: 115, column: 3, scope: !626)
!628 = !DILocation(line: 116, column: 3, scope: !513)
!629 = !DILocalVariable(name: "v_", scope: !630, file: !3, line: 116, type: !44)
!630 = distinct !DILexicalBlock(scope: !513, file: !3, line: 116, column: 3)
!631 = !DILocation(line: 116, column: 3, scope: !630)
!632 = !DILocation(line: 117, column: 3, scope: !513)
!633 = !DILocalVariable(name: "v_", scope: !634, file: !3, line: 117, type: !32)
!634 = distinct !DILexicalBlock(scope: !513, file: !3, line: 117, column: 3)
!635 = !DILocation(line: 117, column: 3, scope: !634)
!636 = !DILocation(line: 118, column: 1, scope: !513)
!637 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 120, type: !638, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!638 = !DISubroutineType(types: !639)
!639 = !{null, !640, !7}
!640 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !641, size: 64)
!641 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!642 = !DILocalVariable(name: "from", arg: 1, scope: !637, file: !3, line: 120, type: !640)
!643 = !DILocation(line: 120, column: 50, scope: !637)
!644 = !DILocalVariable(name: "n", arg: 2, scope: !637, file: !3, line: 120, type: !7)
!645 = !DILocation(line: 120, column: 60, scope: !637)
!646 = !DILocalVariable(name: "a", scope: !637, file: !3, line: 121, type: !77)
!647 = !DILocation(line: 121, column: 11, scope: !637)
!648 = !DILocation(line: 121, column: 48, scope: !637)
!649 = !DILocation(line: 121, column: 34, scope: !637)
!650 = !DILocation(line: 121, column: 15, scope: !637)
!651 = !DILocalVariable(name: "b", scope: !637, file: !3, line: 121, type: !77)
!652 = !DILocation(line: 121, column: 55, scope: !637)
!653 = !DILocation(line: 121, column: 93, scope: !637)
!654 = !DILocation(line: 121, column: 98, scope: !637)
!655 = !DILocation(line: 121, column: 78, scope: !637)
!656 = !DILocation(line: 121, column: 59, scope: !637)
!657 = !DILocation(line: 122, column: 3, scope: !637)
!658 = !DILocalVariable(name: "v_", scope: !659, file: !3, line: 122, type: !36)
!659 = distinct !DILexicalBlock(scope: !637, file: !3, line: 122, column: 3)
!660 = !DILocation(line: 122, column: 3, scope: !659)
!661 = !DILocation(line: 123, column: 3, scope: !637)
!662 = !DILocalVariable(name: "v_", scope: !663, file: !3, line: 123, type: !77)
!663 = distinct !DILexicalBlock(scope: !637, file: !3, line: 123, column: 3)
!664 = !DILocation(line: 123, column: 3, scope: !663)
!665 = !DILocation(line: 124, column: 3, scope: !637)
!666 = !DILocalVariable(name: "v_", scope: !667, file: !3, line: 124, type: !77)
!667 = distinct !DILexicalBlock(scope: !637, file: !3, line: 124, column: 3)
!668 = !DILocation(line: 124, column: 3, scope: !667)
!669 = !DILocation(line: 125, column: 3, scope: !637)
!670 = !DILocalVariable(name: "v_", scope: !671, file: !3, line: 125, type: !77)
!671 = distinct !DILexicalBlock(scope: !637, file: !3, line: 125, column: 3)
!672 = !DILocation(line: 125, column: 3, scope: !671)
!673 = !DILocation(line: 126, column: 3, scope: !637)
!674 = !DILocalVariable(name: "v_", scope: !675, file: !3, line: 126, type: !77)
!675 = distinct !DILexicalBlock(scope: !637, file: !3, line: 126, column: 3)
!676 = !DILocation(line: 126, column: 3, scope: !675)
!677 = !DILocation(line: 127, column: 3, scope: !637)
!678 = !DILocalVariable(name: "v_", scope: !679, file: !3, line: 127, type: !77)
!679 = distinct !DILexicalBlock(scope: !637, file: !3, line: 127, column: 3)
!680 = !DILocation(line: 127, column: 3, scope: !679)
!681 = !DILocation(line: 128, column: 3, scope: !637)
!682 = !DILocalVariable(name: "v_", scope: !683, file: !3, line: 128, type: !77)
!683 = distinct !DILexicalBlock(scope: !637, file: !3, line: 128, column: 3)
!684 = !DILocation(line: 128, column: 3, scope: !683)
!685 = !DILocation(line: 129, column: 3, scope: !637)
!686 = !DILocalVariable(name: "v_", scope: !687, file: !3, line: 129, type: !77)
!687 = distinct !DILexicalBlock(scope: !637, file: !3, line: 129, column: 3)
!688 = !DILocation(line: 129, column: 3, scope: !687)
!689 = !DILocation(line: 130, column: 3, scope: !637)
!690 = !DILocalVariable(name: "v_", scope: !691, file: !3, line: 130, type: !77)
!691 = distinct !DILexicalBlock(scope: !637, file: !3, line: 130, column: 3)
!692 = !DILocation(line: 130, column: 3, scope: !691)
!693 = !DILocation(line: 131, column: 3, scope: !637)
!694 = !DILocalVariable(name: "v_", scope: !695, file: !3, line: 131, type: !77)
!695 = distinct !DILexicalBlock(scope: !637, file: !3, line: 131, column: 3)
!696 = !DILocation(line: 131, column: 3, scope: !695)
!697 = !DILocation(line: 132, column: 3, scope: !637)
!698 = !DILocalVariable(name: "v_", scope: !699, file: !3, line: 132, type: !77)
!699 = distinct !DILexicalBlock(scope: !637, file: !3, line: 132, column: 3)
!700 = !DILocation(line: 132, column: 3, scope: !699)
!701 = !DILocation(line: 133, column: 3, scope: !637)
!702 = !DILocalVariable(name: "v_", scope: !703, file: !3, line: 133, type: !77)
!703 = distinct !DILexicalBlock(scope: !637, file: !3, line: 133, column: 3)
!704 = !DILocation(line: 133, column: 3, scope: !703)
!705 = !DILocation(line: 134, column: 3, scope: !637)
!706 = !DILocalVariable(name: "v_", scope: !707, file: !3, line: 134, type: !36)
!707 = distinct !DILexicalBlock(scope: !637, file: !3, line: 134, column: 3)
!708 = !DILocation(line: 134, column: 3, scope: !707)
!709 = !DILocalVariable(name: "f", scope: !637, file: !3, line: 135, type: !62)
!710 = !DILocation(line: 135, column: 10, scope: !637)
!711 = !DILocation(line: 135, column: 33, scope: !637)
!712 = !DILocation(line: 135, column: 14, scope: !637)
!713 = !DILocalVariable(name: "g", scope: !637, file: !3, line: 135, type: !62)
!714 = !DILocation(line: 135, column: 37, scope: !637)
!715 = !DILocation(line: 135, column: 60, scope: !637)
!716 = !DILocation(line: 135, column: 41, scope: !637)
!717 = !DILocation(line: 136, column: 3, scope: !637)
!718 = !DILocalVariable(name: "v_", scope: !719, file: !3, line: 136, type: !62)
!719 = distinct !DILexicalBlock(scope: !637, file: !3, line: 136, column: 3)
!720 = !DILocation(line: 136, column: 3, scope: !719)
!721 = !DILocation(line: 137, column: 3, scope: !637)
!722 = !DILocalVariable(name: "v_", scope: !723, file: !3, line: 137, type: !62)
!723 = distinct !DILexicalBlock(scope: !637, file: !3, line: 137, column: 3)
!724 = !DILocation(line: 137, column: 3, scope: !723)
!725 = !DILocation(line: 138, column: 3, scope: !637)
!726 = !DILocalVariable(name: "v_", scope: !727, file: !3, line: 138, type: !62)
!727 = distinct !DILexicalBlock(scope: !637, file: !3, line: 138, column: 3)
!728 = !DILocation(line: 138, column: 3, scope: !727)
!729 = !DILocation(line: 139, column: 3, scope: !637)
!730 = !DILocalVariable(name: "v_", scope: !731, file: !3, line: 139, type: !77)
!731 = distinct !DILexicalBlock(scope: !637, file: !3, line: 139, column: 3)
!732 = !DILocation(line: 139, column: 3, scope: !731)
!733 = !DILocation(line: 140, column: 3, scope: !637)
!734 = !DILocalVariable(name: "v_", scope: !735, file: !3, line: 140, type: !36)
!735 = distinct !DILexicalBlock(scope: !637, file: !3, line: 140, column: 3)
!736 = !DILocation(line: 140, column: 3, scope: !735)
!737 = !DILocation(line: 141, column: 3, scope: !637)
!738 = !DILocalVariable(name: "v_", scope: !739, file: !3, line: 141, type: !36)
!739 = distinct !DILexicalBlock(scope: !637, file: !3, line: 141, column: 3)
!740 = !DILocation(line: 141, column: 3, scope: !739)
!741 = !DILocation(line: 142, column: 3, scope: !637)
!742 = !DILocalVariable(name: "v_", scope: !743, file: !3, line: 142, type: !36)
!743 = distinct !DILexicalBlock(scope: !637, file: !3, line: 142, column: 3)
!744 = !DILocation(line: 142, column: 3, scope: !743)
!745 = !DILocation(line: 143, column: 3, scope: !637)
!746 = !DILocalVariable(name: "v_", scope: !747, file: !3, line: 143, type: !36)
!747 = distinct !DILexicalBlock(scope: !637, file: !3, line: 143, column: 3)
!748 = !DILocation(line: 143, column: 3, scope: !747)
!749 = !DILocation(line: 144, column: 3, scope: !637)
!750 = !DILocalVariable(name: "v_", scope: !751, file: !3, line: 144, type: !36)
!751 = distinct !DILexicalBlock(scope: !637, file: !3, line: 144, column: 3)
!752 = !DILocation(line: 144, column: 3, scope: !751)
!753 = !DILocation(line: 145, column: 1, scope: !637)
!754 = distinct !DISubprogram(name: "words", scope: !3, file: !3, line: 21, type: !755, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!755 = !DISubroutineType(types: !756)
!756 = !{null, !7, !5, !7}
!757 = !DILocalVariable(name: "line", arg: 1, scope: !754, file: !3, line: 21, type: !7)
!758 = !DILocation(line: 21, column: 23, scope: !754)
!759 = !DILocalVariable(name: "from", arg: 2, scope: !754, file: !3, line: 21, type: !5)
!760 = !DILocation(line: 21, column: 41, scope: !754)
!761 = !DILocalVariable(name: "n", arg: 3, scope: !754, file: !3, line: 21, type: !7)
!762 = !DILocation(line: 21, column: 51, scope: !754)
!763 = !DILocalVariable(name: "all", scope: !754, file: !3, line: 22, type: !764)
!764 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 256, elements: !34)
!765 = !DILocation(line: 22, column: 7, scope: !754)
!766 = !DILocation(line: 23, column: 3, scope: !754)
!767 = !DILocation(line: 23, column: 15, scope: !754)
!768 = !DILocation(line: 23, column: 25, scope: !754)
!769 = !DILocation(line: 23, column: 23, scope: !754)
!770 = !DILocation(line: 23, column: 21, scope: !754)
!771 = !DILocation(line: 24, column: 17, scope: !754)
!772 = !DILocation(line: 24, column: 3, scope: !754)
!773 = !DILocalVariable(name: "i", scope: !774, file: !3, line: 25, type: !7)
!774 = distinct !DILexicalBlock(scope: !754, file: !3, line: 25, column: 3)
!775 = !DILocation(line: 25, column: 12, scope: !774)
!776 = !DILocation(line: 25, column: 8, scope: !774)
!777 = !DILocation(line: 25, column: 19, scope: !778)
!778 = distinct !DILexicalBlock(scope: !774, file: !3, line: 25, column: 3)
!779 = !DILocation(line: 25, column: 23, scope: !778)
!780 = !DILocation(line: 25, column: 21, scope: !778)
!781 = !DILocation(line: 25, column: 3, scope: !774)
!782 = !DILocation(line: 25, column: 74, scope: !778)
!783 = !DILocation(line: 25, column: 70, scope: !778)
!784 = !DILocation(line: 25, column: 31, scope: !778)
!785 = !DILocation(line: 25, column: 27, scope: !778)
!786 = !DILocation(line: 25, column: 3, scope: !778)
!787 = distinct !{!787, !781, !788, !135}
!788 = !DILocation(line: 25, column: 76, scope: !774)
!789 = !DILocation(line: 26, column: 3, scope: !754)
!790 = !DILocation(line: 27, column: 1, scope: !754)
