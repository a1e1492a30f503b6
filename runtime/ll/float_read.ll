; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/float_read.c
; ModuleID = 'runtime/c/float_read.c'
source_filename = "runtime/c/float_read.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.format = type { i32, i32, i32 }
%struct.big = type { i32, i32* }

@single = internal constant %struct.format { i32 24, i32 -126, i32 127 }, align 4
@twice = internal constant %struct.format { i32 53, i32 -1022, i32 1023 }, align 4
@extended = internal constant %struct.format { i32 64, i32 -16382, i32 16383 }, align 4
@.str = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@decimal.store = internal global [2900 x i32] zeroinitializer, align 16
@__const.decimal.n = private unnamed_addr constant %struct.big { i32 0, i32* getelementptr inbounds ([2900 x i32], [2900 x i32]* @decimal.store, i32 0, i32 0) }, align 8
@tens = internal unnamed_addr constant [23 x double] [double 1.000000e+00, double 1.000000e+01, double 1.000000e+02, double 1.000000e+03, double 1.000000e+04, double 1.000000e+05, double 1.000000e+06, double 1.000000e+07, double 1.000000e+08, double 1.000000e+09, double 1.000000e+10, double 1.000000e+11, double 1.000000e+12, double 1.000000e+13, double 1.000000e+14, double 1.000000e+15, double 1.000000e+16, double 1.000000e+17, double 1.000000e+18, double 1.000000e+19, double 1.000000e+20, double 1.000000e+21, double 1.000000e+22], align 16
@exact.store = internal global [2900 x i32] zeroinitializer, align 16
@__const.exact.d = private unnamed_addr constant %struct.big { i32 1, i32* getelementptr inbounds ([2900 x i32], [2900 x i32]* @exact.store, i32 0, i32 0) }, align 8

; Function Attrs: nounwind optsize
define dso_local float @strtof(i8* noundef %0, i8** noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc x86_fp80 @read_float(i8* noundef %0, i8** noundef %1, %struct.format* noundef nonnull @single) #7
  %4 = fptrunc x86_fp80 %3 to float
  ret float %4
}

; Function Attrs: nounwind optsize
define internal fastcc x86_fp80 @read_float(i8* noundef %0, i8** noundef writeonly %1, %struct.format* noundef readonly %2) unnamed_addr #0 {
  %4 = alloca %struct.big, align 8
  %5 = alloca %struct.big, align 8
  %6 = alloca i8*, align 8
  %7 = alloca i8*, align 8
  %8 = icmp eq i8** %1, null
  br i1 %8, label %10, label %9

9:                                                ; preds = %3
  store i8* %0, i8** %1, align 8, !tbaa !2
  br label %10

10:                                               ; preds = %9, %3
  br label %11

11:                                               ; preds = %10, %11
  %12 = phi i8* [ %17, %11 ], [ %0, %10 ]
  %13 = load i8, i8* %12, align 1, !tbaa !6
  %14 = zext i8 %13 to i32
  %15 = tail call i32 @isspace(i32 noundef %14) #8
  %16 = icmp eq i32 %15, 0
  %17 = getelementptr inbounds i8, i8* %12, i64 1
  br i1 %16, label %18, label %11, !llvm.loop !7

18:                                               ; preds = %11
  %19 = load i8, i8* %12, align 1, !tbaa !6
  %20 = icmp eq i8 %19, 45
  switch i8 %19, label %23 [
    i8 45, label %21
    i8 43, label %21
  ]

21:                                               ; preds = %18, %18
  %22 = load i8, i8* %17, align 1, !tbaa !6
  br label %23

23:                                               ; preds = %18, %21
  %24 = phi i8 [ %19, %18 ], [ %22, %21 ]
  %25 = phi i8* [ %12, %18 ], [ %17, %21 ]
  %26 = zext i8 %24 to i32
  %27 = tail call i32 @isdigit(i32 noundef %26) #8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %39

29:                                               ; preds = %23
  %30 = load i8, i8* %25, align 1, !tbaa !6
  %31 = icmp eq i8 %30, 46
  br i1 %31, label %33, label %32

32:                                               ; preds = %33, %29
  br label %644

33:                                               ; preds = %29
  %34 = getelementptr inbounds i8, i8* %25, i64 1
  %35 = load i8, i8* %34, align 1, !tbaa !6
  %36 = zext i8 %35 to i32
  %37 = tail call i32 @isdigit(i32 noundef %36) #8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %32, label %39

39:                                               ; preds = %33, %23
  %40 = load i8, i8* %25, align 1, !tbaa !6
  %41 = icmp eq i8 %40, 48
  br i1 %41, label %42, label %155

42:                                               ; preds = %39
  %43 = getelementptr inbounds i8, i8* %25, i64 1
  %44 = load i8, i8* %43, align 1, !tbaa !6
  %45 = and i8 %44, -33
  %46 = icmp eq i8 %45, 88
  br i1 %46, label %47, label %155

47:                                               ; preds = %42
  %48 = getelementptr inbounds i8, i8* %25, i64 2
  %49 = load i8, i8* %48, align 1, !tbaa !6
  %50 = zext i8 %49 to i32
  %51 = tail call i32 @isxdigit(i32 noundef %50) #8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %62

53:                                               ; preds = %47
  %54 = load i8, i8* %48, align 1, !tbaa !6
  %55 = icmp eq i8 %54, 46
  br i1 %55, label %56, label %155

56:                                               ; preds = %53
  %57 = getelementptr inbounds i8, i8* %25, i64 3
  %58 = load i8, i8* %57, align 1, !tbaa !6
  %59 = zext i8 %58 to i32
  %60 = tail call i32 @isxdigit(i32 noundef %59) #8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %155, label %62

62:                                               ; preds = %56, %47
  %63 = bitcast i8** %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %63) #9
  br label %64

64:                                               ; preds = %122, %62
  %65 = phi i8* [ %48, %62 ], [ %130, %122 ]
  %66 = phi i64 [ 0, %62 ], [ %123, %122 ]
  %67 = phi i64 [ 0, %62 ], [ %124, %122 ]
  %68 = phi i32 [ 0, %62 ], [ %125, %122 ]
  %69 = phi i32 [ 0, %62 ], [ %126, %122 ]
  %70 = phi i32 [ 0, %62 ], [ %127, %122 ]
  %71 = phi i32 [ 64, %62 ], [ %128, %122 ]
  %72 = phi i64 [ 0, %62 ], [ %129, %122 ]
  %73 = icmp eq i32 %68, 0
  %74 = load i8, i8* %65, align 1, !tbaa !6
  %75 = icmp eq i8 %74, 46
  %76 = select i1 %73, i1 %75, i1 false
  br i1 %76, label %122, label %77

77:                                               ; preds = %64
  %78 = zext i8 %74 to i32
  %79 = tail call i32 @isxdigit(i32 noundef %78) #8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %131, label %81

81:                                               ; preds = %77
  %82 = load i8, i8* %65, align 1, !tbaa !6
  %83 = zext i8 %82 to i32
  %84 = tail call i32 @isdigit(i32 noundef %83) #8
  %85 = icmp eq i32 %84, 0
  %86 = load i8, i8* %65, align 1, !tbaa !6
  %87 = sext i8 %86 to i32
  %88 = add nsw i32 %87, -48
  %89 = or i8 %86, 32
  %90 = zext i8 %89 to i32
  %91 = add nsw i32 %90, -87
  %92 = select i1 %85, i32 %91, i32 %88
  %93 = icmp ugt i64 %72, 1152921504606846975
  %94 = zext i1 %93 to i32
  %95 = or i32 %70, %94
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %81
  %98 = shl i64 %72, 4
  %99 = zext i32 %92 to i64
  %100 = or i64 %98, %99
  %101 = shl nsw i32 %68, 2
  %102 = zext i32 %101 to i64
  %103 = sub nsw i64 %67, %102
  br label %122

104:                                              ; preds = %81
  %105 = icmp eq i32 %71, 0
  br i1 %105, label %112, label %106

106:                                              ; preds = %104
  %107 = add nsw i32 %71, -4
  %108 = zext i32 %92 to i64
  %109 = zext i32 %107 to i64
  %110 = shl i64 %108, %109
  %111 = or i64 %110, %66
  br label %116

112:                                              ; preds = %104
  %113 = icmp ne i32 %92, 0
  %114 = zext i1 %113 to i32
  %115 = or i32 %69, %114
  br label %116

116:                                              ; preds = %112, %106
  %117 = phi i64 [ %111, %106 ], [ %66, %112 ]
  %118 = phi i32 [ %69, %106 ], [ %115, %112 ]
  %119 = phi i32 [ %107, %106 ], [ 0, %112 ]
  %120 = select i1 %73, i64 4, i64 0
  %121 = add nsw i64 %120, %67
  br label %122

122:                                              ; preds = %116, %97, %64
  %123 = phi i64 [ %117, %116 ], [ %66, %97 ], [ %66, %64 ]
  %124 = phi i64 [ %121, %116 ], [ %103, %97 ], [ %67, %64 ]
  %125 = phi i32 [ %68, %116 ], [ %68, %97 ], [ 1, %64 ]
  %126 = phi i32 [ %118, %116 ], [ %69, %97 ], [ %69, %64 ]
  %127 = phi i32 [ %95, %116 ], [ 0, %97 ], [ %70, %64 ]
  %128 = phi i32 [ %119, %116 ], [ %71, %97 ], [ %71, %64 ]
  %129 = phi i64 [ %72, %116 ], [ %100, %97 ], [ %72, %64 ]
  %130 = getelementptr inbounds i8, i8* %65, i64 1
  br label %64, !llvm.loop !10

131:                                              ; preds = %77
  store i8* %65, i8** %7, align 8, !tbaa !2
  %132 = call fastcc i64 @read_exponent(i8** noundef nonnull %7, i32 noundef 112) #8
  %133 = load i8*, i8** %7, align 8, !tbaa !2
  %134 = icmp eq i64 %72, 0
  br i1 %134, label %153, label %135

135:                                              ; preds = %131
  %136 = tail call i64 @llvm.ctlz.i64(i64 %72, i1 true) #9, !range !11
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %141, label %138

138:                                              ; preds = %135
  %139 = tail call i64 @llvm.fshl.i64(i64 %72, i64 %66, i64 %136) #9
  %140 = shl i64 %66, %136
  br label %141

141:                                              ; preds = %138, %135
  %142 = phi i64 [ %140, %138 ], [ %66, %135 ]
  %143 = phi i64 [ %139, %138 ], [ %72, %135 ]
  %144 = lshr i64 %142, 63
  %145 = trunc i64 %144 to i32
  %146 = and i64 %142, 9223372036854775807
  %147 = icmp ne i64 %146, 0
  %148 = zext i1 %147 to i32
  %149 = or i32 %69, %148
  %150 = sub i64 %67, %136
  %151 = add i64 %150, %132
  %152 = tail call fastcc x86_fp80 @round_to(i64 noundef %143, i32 noundef %145, i32 noundef %149, i64 noundef %151, %struct.format* noundef %2) #8
  br label %153

153:                                              ; preds = %131, %141
  %154 = phi x86_fp80 [ %152, %141 ], [ 0xK00000000000000000000, %131 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %63) #9
  br label %701

155:                                              ; preds = %56, %53, %42, %39
  %156 = bitcast %struct.big* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %156) #9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %156, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.big* @__const.decimal.n to i8*), i64 16, i1 false) #9
  %157 = bitcast i8** %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %157) #9
  %158 = getelementptr inbounds %struct.big, %struct.big* %5, i64 0, i32 0
  br label %159

159:                                              ; preds = %237, %155
  %160 = phi i32 [ 0, %155 ], [ %238, %237 ]
  %161 = phi i8* [ %25, %155 ], [ %246, %237 ]
  %162 = phi i64 [ 0, %155 ], [ %239, %237 ]
  %163 = phi i32 [ 0, %155 ], [ %240, %237 ]
  %164 = phi i32 [ 0, %155 ], [ %241, %237 ]
  %165 = phi i32 [ 0, %155 ], [ %242, %237 ]
  %166 = phi i64 [ 0, %155 ], [ %243, %237 ]
  %167 = phi i32 [ 0, %155 ], [ %244, %237 ]
  %168 = phi i32 [ 1, %155 ], [ %245, %237 ]
  %169 = icmp eq i32 %163, 0
  %170 = load i8, i8* %161, align 1, !tbaa !6
  %171 = icmp eq i8 %170, 46
  %172 = select i1 %169, i1 %171, i1 false
  br i1 %172, label %237, label %173

173:                                              ; preds = %159
  %174 = zext i8 %170 to i32
  %175 = tail call i32 @isdigit(i32 noundef %174) #8
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %247, label %177

177:                                              ; preds = %173
  %178 = load i8, i8* %161, align 1, !tbaa !6
  %179 = sext i8 %178 to i32
  %180 = add nsw i32 %179, -48
  %181 = icmp eq i32 %164, 0
  %182 = icmp eq i32 %180, 0
  %183 = select i1 %181, i1 %182, i1 false
  br i1 %183, label %184, label %187

184:                                              ; preds = %177
  %185 = zext i32 %163 to i64
  %186 = sub nsw i64 %162, %185
  br label %237

187:                                              ; preds = %177
  %188 = icmp sgt i32 %164, 11999
  br i1 %188, label %189, label %195

189:                                              ; preds = %187
  %190 = icmp ne i32 %180, 0
  %191 = zext i1 %190 to i32
  %192 = or i32 %165, %191
  %193 = zext i1 %169 to i64
  %194 = add nsw i64 %162, %193
  br label %237

195:                                              ; preds = %187
  %196 = icmp slt i32 %164, 19
  %197 = mul i64 %166, 10
  %198 = zext i32 %180 to i64
  %199 = add i64 %197, %198
  %200 = select i1 %196, i64 %199, i64 %166
  %201 = mul i32 %167, 10
  %202 = add i32 %180, %201
  %203 = mul i32 %168, 10
  %204 = icmp eq i32 %203, 1000000000
  br i1 %204, label %205, label %230

205:                                              ; preds = %195
  %206 = zext i32 %202 to i64
  %207 = icmp sgt i32 %160, 0
  br i1 %207, label %208, label %210

208:                                              ; preds = %205
  %209 = zext i32 %160 to i64
  br label %213

210:                                              ; preds = %213, %205
  %211 = phi i64 [ %206, %205 ], [ %222, %213 ]
  %212 = icmp eq i64 %211, 0
  br i1 %212, label %230, label %225

213:                                              ; preds = %213, %208
  %214 = phi i64 [ 0, %208 ], [ %223, %213 ]
  %215 = phi i64 [ %206, %208 ], [ %222, %213 ]
  %216 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %214
  %217 = load i32, i32* %216, align 4, !tbaa !12
  %218 = zext i32 %217 to i64
  %219 = mul nuw nsw i64 %218, 1000000000
  %220 = add nuw nsw i64 %219, %215
  %221 = trunc i64 %220 to i32
  store i32 %221, i32* %216, align 4, !tbaa !12
  %222 = lshr i64 %220, 32
  %223 = add nuw nsw i64 %214, 1
  %224 = icmp eq i64 %223, %209
  br i1 %224, label %210, label %213, !llvm.loop !14

225:                                              ; preds = %210
  %226 = trunc i64 %211 to i32
  %227 = add nsw i32 %160, 1
  %228 = sext i32 %160 to i64
  %229 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %228
  store i32 %226, i32* %229, align 4, !tbaa !12
  br label %230

230:                                              ; preds = %225, %210, %195
  %231 = phi i32 [ %160, %195 ], [ %160, %210 ], [ %227, %225 ]
  %232 = phi i32 [ %202, %195 ], [ 0, %210 ], [ 0, %225 ]
  %233 = phi i32 [ %203, %195 ], [ 1, %210 ], [ 1, %225 ]
  %234 = add nsw i32 %164, 1
  %235 = zext i32 %163 to i64
  %236 = sub nsw i64 %162, %235
  br label %237

237:                                              ; preds = %230, %189, %184, %159
  %238 = phi i32 [ %160, %184 ], [ %160, %189 ], [ %231, %230 ], [ %160, %159 ]
  %239 = phi i64 [ %186, %184 ], [ %194, %189 ], [ %236, %230 ], [ %162, %159 ]
  %240 = phi i32 [ %163, %184 ], [ %163, %189 ], [ %163, %230 ], [ 1, %159 ]
  %241 = phi i32 [ 0, %184 ], [ %164, %189 ], [ %234, %230 ], [ %164, %159 ]
  %242 = phi i32 [ %165, %184 ], [ %192, %189 ], [ %165, %230 ], [ %165, %159 ]
  %243 = phi i64 [ %166, %184 ], [ %166, %189 ], [ %200, %230 ], [ %166, %159 ]
  %244 = phi i32 [ %167, %184 ], [ %167, %189 ], [ %232, %230 ], [ %167, %159 ]
  %245 = phi i32 [ %168, %184 ], [ %168, %189 ], [ %233, %230 ], [ %168, %159 ]
  %246 = getelementptr inbounds i8, i8* %161, i64 1
  br label %159, !llvm.loop !15

247:                                              ; preds = %173
  %248 = getelementptr inbounds %struct.big, %struct.big* %5, i64 0, i32 1
  store i32 %160, i32* %158, align 8, !tbaa !16
  store i8* %161, i8** %6, align 8, !tbaa !2
  %249 = icmp ugt i32 %168, 1
  br i1 %249, label %250, label %276

250:                                              ; preds = %247
  %251 = zext i32 %167 to i64
  %252 = icmp sgt i32 %160, 0
  br i1 %252, label %253, label %256

253:                                              ; preds = %250
  %254 = zext i32 %168 to i64
  %255 = zext i32 %160 to i64
  br label %259

256:                                              ; preds = %259, %250
  %257 = phi i64 [ %251, %250 ], [ %268, %259 ]
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %276, label %271

259:                                              ; preds = %259, %253
  %260 = phi i64 [ 0, %253 ], [ %269, %259 ]
  %261 = phi i64 [ %251, %253 ], [ %268, %259 ]
  %262 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %260
  %263 = load i32, i32* %262, align 4, !tbaa !12
  %264 = zext i32 %263 to i64
  %265 = mul nuw i64 %264, %254
  %266 = add i64 %265, %261
  %267 = trunc i64 %266 to i32
  store i32 %267, i32* %262, align 4, !tbaa !12
  %268 = lshr i64 %266, 32
  %269 = add nuw nsw i64 %260, 1
  %270 = icmp eq i64 %269, %255
  br i1 %270, label %256, label %259, !llvm.loop !14

271:                                              ; preds = %256
  %272 = trunc i64 %257 to i32
  %273 = add nsw i32 %160, 1
  store i32 %273, i32* %158, align 8, !tbaa !16
  %274 = sext i32 %160 to i64
  %275 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %274
  store i32 %272, i32* %275, align 4, !tbaa !12
  br label %276

276:                                              ; preds = %271, %256, %247
  %277 = phi i32 [ %273, %271 ], [ %160, %256 ], [ %160, %247 ]
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %298, label %279

279:                                              ; preds = %276
  %280 = sext i32 %277 to i64
  %281 = add nsw i64 %280, -1
  %282 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %281
  %283 = load i32, i32* %282, align 4, !tbaa !12
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %290, label %296

285:                                              ; preds = %290
  %286 = add nsw i64 %291, -1
  %287 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %286
  %288 = load i32, i32* %287, align 4, !tbaa !12
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %294, !llvm.loop !18

290:                                              ; preds = %279, %285
  %291 = phi i64 [ %286, %285 ], [ %281, %279 ]
  %292 = trunc i64 %291 to i32
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %296, label %285, !llvm.loop !18

294:                                              ; preds = %285
  %295 = trunc i64 %291 to i32
  br label %296

296:                                              ; preds = %290, %294, %279
  %297 = phi i32 [ %277, %279 ], [ %295, %294 ], [ 0, %290 ]
  store i32 %297, i32* %158, align 8, !tbaa !16
  br label %298

298:                                              ; preds = %296, %276
  %299 = phi i32 [ %297, %296 ], [ 0, %276 ]
  %300 = call fastcc i64 @read_exponent(i8** noundef nonnull %6, i32 noundef 101) #8
  %301 = add nsw i64 %300, %162
  %302 = load i8*, i8** %6, align 8, !tbaa !2
  %303 = icmp eq i32 %164, 0
  br i1 %303, label %642, label %304

304:                                              ; preds = %298
  %305 = icmp slt i32 %164, 16
  %306 = icmp eq %struct.format* %2, @twice
  %307 = and i1 %306, %305
  %308 = icmp sgt i64 %301, -23
  %309 = select i1 %307, i1 %308, i1 false
  %310 = icmp slt i64 %301, 23
  %311 = select i1 %309, i1 %310, i1 false
  br i1 %311, label %312, label %327

312:                                              ; preds = %304
  %313 = icmp slt i64 %301, 0
  %314 = uitofp i64 %166 to double
  br i1 %313, label %315, label %320

315:                                              ; preds = %312
  %316 = sub nsw i64 0, %301
  %317 = getelementptr inbounds [23 x double], [23 x double]* @tens, i64 0, i64 %316
  %318 = load double, double* %317, align 8, !tbaa !19
  %319 = fdiv double %314, %318
  br label %324

320:                                              ; preds = %312
  %321 = getelementptr inbounds [23 x double], [23 x double]* @tens, i64 0, i64 %301
  %322 = load double, double* %321, align 8, !tbaa !19
  %323 = fmul double %322, %314
  br label %324

324:                                              ; preds = %320, %315
  %325 = phi double [ %319, %315 ], [ %323, %320 ]
  %326 = fpext double %325 to x86_fp80
  br label %642

327:                                              ; preds = %304
  %328 = icmp slt i32 %164, 8
  %329 = icmp eq %struct.format* %2, @single
  %330 = and i1 %329, %328
  %331 = icmp sgt i64 %301, -11
  %332 = select i1 %330, i1 %331, i1 false
  %333 = icmp slt i64 %301, 11
  %334 = select i1 %332, i1 %333, i1 false
  br i1 %334, label %335, label %352

335:                                              ; preds = %327
  %336 = icmp slt i64 %301, 0
  %337 = uitofp i64 %166 to float
  br i1 %336, label %338, label %344

338:                                              ; preds = %335
  %339 = sub nsw i64 0, %301
  %340 = getelementptr inbounds [23 x double], [23 x double]* @tens, i64 0, i64 %339
  %341 = load double, double* %340, align 8, !tbaa !19
  %342 = fptrunc double %341 to float
  %343 = fdiv float %337, %342
  br label %349

344:                                              ; preds = %335
  %345 = getelementptr inbounds [23 x double], [23 x double]* @tens, i64 0, i64 %301
  %346 = load double, double* %345, align 8, !tbaa !19
  %347 = fptrunc double %346 to float
  %348 = fmul float %337, %347
  br label %349

349:                                              ; preds = %344, %338
  %350 = phi float [ %343, %338 ], [ %348, %344 ]
  %351 = fpext float %350 to x86_fp80
  br label %642

352:                                              ; preds = %327
  %353 = sext i32 %164 to i64
  %354 = add nsw i64 %301, %353
  %355 = add i64 %354, -5001
  %356 = icmp ult i64 %355, -10001
  br i1 %356, label %357, label %361

357:                                              ; preds = %352
  %358 = tail call i32* @__errno_location() #8
  store i32 34, i32* %358, align 4, !tbaa !12
  %359 = icmp sgt i64 %354, 0
  %360 = select i1 %359, x86_fp80 0xK7FFF8000000000000000, x86_fp80 0xK00000000000000000000
  br label %642

361:                                              ; preds = %352
  %362 = icmp sgt i64 %301, -1
  br i1 %362, label %363, label %458

363:                                              ; preds = %361
  call fastcc void @big_scale10(%struct.big* noundef nonnull %5, i64 noundef %301) #8
  %364 = load i32, i32* %158, align 8, !tbaa !16
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %378, label %366

366:                                              ; preds = %363
  %367 = sext i32 %364 to i64
  %368 = shl nsw i64 %367, 5
  %369 = load i32*, i32** %248, align 8, !tbaa !21
  %370 = add nsw i32 %364, -1
  %371 = sext i32 %370 to i64
  %372 = getelementptr inbounds i32, i32* %369, i64 %371
  %373 = load i32, i32* %372, align 4, !tbaa !12
  %374 = tail call i32 @llvm.ctlz.i32(i32 %373, i1 true) #9, !range !22
  %375 = zext i32 %374 to i64
  %376 = sub nsw i64 %368, %375
  %377 = icmp slt i64 %376, 64
  br i1 %377, label %378, label %394

378:                                              ; preds = %366, %363
  %379 = phi i64 [ %376, %366 ], [ 0, %363 ]
  %380 = sub nsw i64 64, %379
  call fastcc void @big_shl(%struct.big* noundef nonnull %5, i64 noundef %380) #8
  %381 = load i32, i32* %158, align 8, !tbaa !16
  %382 = icmp eq i32 %381, 0
  %383 = load i32*, i32** %248, align 8, !tbaa !21
  br i1 %382, label %394, label %384

384:                                              ; preds = %378
  %385 = sext i32 %381 to i64
  %386 = shl nsw i64 %385, 5
  %387 = add nsw i32 %381, -1
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds i32, i32* %383, i64 %388
  %390 = load i32, i32* %389, align 4, !tbaa !12
  %391 = tail call i32 @llvm.ctlz.i32(i32 %390, i1 true) #9, !range !22
  %392 = zext i32 %391 to i64
  %393 = sub nsw i64 %386, %392
  br label %394

394:                                              ; preds = %366, %384, %378
  %395 = phi i64 [ %379, %378 ], [ %379, %384 ], [ %376, %366 ]
  %396 = phi i32* [ %383, %378 ], [ %383, %384 ], [ %369, %366 ]
  %397 = phi i64 [ 0, %378 ], [ %393, %384 ], [ %376, %366 ]
  %398 = add nsw i64 %397, -64
  %399 = sdiv i64 %398, 32
  %400 = srem i64 %398, 32
  %401 = getelementptr inbounds i32, i32* %396, i64 %399
  %402 = load i32, i32* %401, align 4, !tbaa !12
  %403 = zext i32 %402 to i64
  %404 = lshr i64 %403, %400
  %405 = add nsw i64 %399, 1
  %406 = getelementptr inbounds i32, i32* %396, i64 %405
  %407 = load i32, i32* %406, align 4, !tbaa !12
  %408 = zext i32 %407 to i64
  %409 = sub nsw i64 32, %400
  %410 = shl i64 %408, %409
  %411 = or i64 %410, %404
  %412 = icmp eq i64 %400, 0
  br i1 %412, label %421, label %413

413:                                              ; preds = %394
  %414 = add nsw i64 %399, 2
  %415 = getelementptr inbounds i32, i32* %396, i64 %414
  %416 = load i32, i32* %415, align 4, !tbaa !12
  %417 = zext i32 %416 to i64
  %418 = sub nsw i64 64, %400
  %419 = shl i64 %417, %418
  %420 = or i64 %419, %411
  br label %421

421:                                              ; preds = %413, %394
  %422 = phi i64 [ %420, %413 ], [ %411, %394 ]
  %423 = icmp sgt i64 %397, 64
  br i1 %423, label %424, label %453

424:                                              ; preds = %421
  %425 = add nsw i64 %397, -65
  %426 = lshr i64 %425, 5
  %427 = getelementptr inbounds i32, i32* %396, i64 %426
  %428 = load i32, i32* %427, align 4, !tbaa !12
  %429 = trunc i64 %425 to i32
  %430 = and i32 %429, 31
  %431 = lshr i32 %428, %430
  %432 = and i32 %431, 1
  %433 = shl nsw i32 -1, %430
  %434 = xor i32 %433, -1
  %435 = and i32 %428, %434
  %436 = icmp ne i32 %435, 0
  %437 = zext i1 %436 to i32
  %438 = or i32 %165, %437
  %439 = icmp ugt i64 %425, 31
  %440 = icmp eq i32 %438, 0
  %441 = select i1 %439, i1 %440, i1 false
  br i1 %441, label %442, label %453

442:                                              ; preds = %424, %442
  %443 = phi i64 [ %447, %442 ], [ 0, %424 ]
  %444 = getelementptr inbounds i32, i32* %396, i64 %443
  %445 = load i32, i32* %444, align 4, !tbaa !12
  %446 = icmp ne i32 %445, 0
  %447 = add nuw nsw i64 %443, 1
  %448 = icmp ult i64 %447, %426
  %449 = xor i1 %446, true
  %450 = select i1 %448, i1 %449, i1 false
  br i1 %450, label %442, label %451, !llvm.loop !23

451:                                              ; preds = %442
  %452 = zext i1 %446 to i32
  br label %453

453:                                              ; preds = %451, %424, %421
  %454 = phi i32 [ 0, %421 ], [ %432, %424 ], [ %432, %451 ]
  %455 = phi i32 [ %165, %421 ], [ %438, %424 ], [ %452, %451 ]
  %456 = add nsw i64 %395, -64
  %457 = tail call fastcc x86_fp80 @round_to(i64 noundef %422, i32 noundef %454, i32 noundef %455, i64 noundef %456, %struct.format* noundef %2) #8
  br label %642

458:                                              ; preds = %361
  %459 = bitcast %struct.big* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %459) #9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %459, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.big* @__const.exact.d to i8*), i64 16, i1 false) #9
  store i32 1, i32* getelementptr inbounds ([2900 x i32], [2900 x i32]* @exact.store, i64 0, i64 0), align 16, !tbaa !12
  %460 = sub nsw i64 0, %301
  call fastcc void @big_scale10(%struct.big* noundef nonnull %4, i64 noundef %460) #8
  %461 = icmp eq i32 %299, 0
  br i1 %461, label %472, label %462

462:                                              ; preds = %458
  %463 = sext i32 %299 to i64
  %464 = shl nsw i64 %463, 5
  %465 = add nsw i32 %299, -1
  %466 = sext i32 %465 to i64
  %467 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %466
  %468 = load i32, i32* %467, align 4, !tbaa !12
  %469 = tail call i32 @llvm.ctlz.i32(i32 %468, i1 true) #9, !range !22
  %470 = zext i32 %469 to i64
  %471 = sub nsw i64 %464, %470
  br label %472

472:                                              ; preds = %462, %458
  %473 = phi i64 [ %471, %462 ], [ 0, %458 ]
  %474 = getelementptr inbounds %struct.big, %struct.big* %4, i64 0, i32 0
  %475 = load i32, i32* %474, align 8, !tbaa !16
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %489, label %477

477:                                              ; preds = %472
  %478 = sext i32 %475 to i64
  %479 = mul nsw i64 %478, -32
  %480 = getelementptr inbounds %struct.big, %struct.big* %4, i64 0, i32 1
  %481 = load i32*, i32** %480, align 8, !tbaa !21
  %482 = add nsw i32 %475, -1
  %483 = sext i32 %482 to i64
  %484 = getelementptr inbounds i32, i32* %481, i64 %483
  %485 = load i32, i32* %484, align 4, !tbaa !12
  %486 = tail call i32 @llvm.ctlz.i32(i32 %485, i1 true) #9, !range !22
  %487 = zext i32 %486 to i64
  %488 = or i64 %479, %487
  br label %489

489:                                              ; preds = %477, %472
  %490 = phi i64 [ %488, %477 ], [ 0, %472 ]
  %491 = add nsw i64 %490, %473
  %492 = icmp sgt i64 %491, 0
  br i1 %492, label %493, label %495

493:                                              ; preds = %489
  call fastcc void @big_shl(%struct.big* noundef nonnull %4, i64 noundef %491) #8
  %494 = load i32, i32* %474, align 8, !tbaa !16
  br label %500

495:                                              ; preds = %489
  %496 = icmp slt i64 %491, 0
  br i1 %496, label %497, label %500

497:                                              ; preds = %495
  %498 = sub nsw i64 0, %491
  call fastcc void @big_shl(%struct.big* noundef nonnull %5, i64 noundef %498) #8
  %499 = load i32, i32* %158, align 8, !tbaa !16
  br label %500

500:                                              ; preds = %497, %495, %493
  %501 = phi i32 [ %299, %495 ], [ %499, %497 ], [ %299, %493 ]
  %502 = phi i32 [ %475, %495 ], [ %475, %497 ], [ %494, %493 ]
  %503 = icmp eq i32 %501, %502
  br i1 %503, label %504, label %509

504:                                              ; preds = %500
  %505 = getelementptr inbounds %struct.big, %struct.big* %4, i64 0, i32 1
  %506 = zext i32 %501 to i64
  %507 = load i32*, i32** %505, align 8
  %508 = load i32*, i32** %248, align 8
  br label %511

509:                                              ; preds = %500
  %510 = icmp slt i32 %501, %502
  br i1 %510, label %524, label %526

511:                                              ; preds = %516, %504
  %512 = phi i64 [ %506, %504 ], [ %513, %516 ]
  %513 = add nsw i64 %512, -1
  %514 = trunc i64 %512 to i32
  %515 = icmp sgt i32 %514, 0
  br i1 %515, label %516, label %526

516:                                              ; preds = %511
  %517 = getelementptr inbounds i32, i32* %508, i64 %513
  %518 = load i32, i32* %517, align 4, !tbaa !12
  %519 = getelementptr inbounds i32, i32* %507, i64 %513
  %520 = load i32, i32* %519, align 4, !tbaa !12
  %521 = icmp eq i32 %518, %520
  br i1 %521, label %511, label %522, !llvm.loop !24

522:                                              ; preds = %516
  %523 = icmp ult i32 %518, %520
  br i1 %523, label %524, label %526

524:                                              ; preds = %522, %509
  call fastcc void @big_shl(%struct.big* noundef nonnull %5, i64 noundef 1) #8
  %525 = add nsw i64 %491, -1
  br label %526

526:                                              ; preds = %511, %524, %522, %509
  %527 = phi i64 [ %525, %524 ], [ %491, %509 ], [ %491, %522 ], [ %491, %511 ]
  %528 = getelementptr inbounds %struct.big, %struct.big* %4, i64 0, i32 1
  %529 = load i32*, i32** %528, align 8
  %530 = sext i32 %502 to i64
  %531 = zext i32 %502 to i64
  br label %532

532:                                              ; preds = %626, %526
  %533 = phi i32 [ 0, %526 ], [ %629, %626 ]
  %534 = phi i32 [ 0, %526 ], [ %627, %626 ]
  %535 = phi i64 [ 0, %526 ], [ %628, %626 ]
  %536 = load i32, i32* %158, align 8, !tbaa !16
  %537 = icmp eq i32 %536, %502
  br i1 %537, label %538, label %540

538:                                              ; preds = %532
  %539 = load i32*, i32** %248, align 8
  br label %542

540:                                              ; preds = %532
  %541 = icmp slt i32 %536, %502
  br i1 %541, label %613, label %555

542:                                              ; preds = %547, %538
  %543 = phi i64 [ %544, %547 ], [ %531, %538 ]
  %544 = add nsw i64 %543, -1
  %545 = trunc i64 %543 to i32
  %546 = icmp sgt i32 %545, 0
  br i1 %546, label %547, label %555

547:                                              ; preds = %542
  %548 = getelementptr inbounds i32, i32* %539, i64 %544
  %549 = load i32, i32* %548, align 4, !tbaa !12
  %550 = getelementptr inbounds i32, i32* %529, i64 %544
  %551 = load i32, i32* %550, align 4, !tbaa !12
  %552 = icmp eq i32 %549, %551
  br i1 %552, label %542, label %553, !llvm.loop !24

553:                                              ; preds = %547
  %554 = icmp ult i32 %549, %551
  br i1 %554, label %613, label %555

555:                                              ; preds = %542, %553, %540
  %556 = icmp sgt i32 %536, 0
  br i1 %556, label %557, label %560

557:                                              ; preds = %555
  %558 = load i32*, i32** %248, align 8, !tbaa !21
  %559 = zext i32 %536 to i64
  br label %587

560:                                              ; preds = %597, %555
  %561 = icmp eq i32 %536, 0
  br i1 %561, label %607, label %562

562:                                              ; preds = %560
  %563 = load i32*, i32** %248, align 8, !tbaa !21
  %564 = sext i32 %536 to i64
  %565 = add nsw i64 %564, -1
  %566 = getelementptr inbounds i32, i32* %563, i64 %565
  %567 = load i32, i32* %566, align 4, !tbaa !12
  %568 = icmp eq i32 %567, 0
  br i1 %568, label %583, label %576

569:                                              ; preds = %583
  %570 = add nsw i64 %584, -1
  %571 = getelementptr inbounds i32, i32* %563, i64 %570
  %572 = load i32, i32* %571, align 4, !tbaa !12
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %583, label %574, !llvm.loop !18

574:                                              ; preds = %569
  %575 = trunc i64 %584 to i32
  br label %576

576:                                              ; preds = %574, %562
  %577 = phi i32 [ %536, %562 ], [ %575, %574 ]
  store i32 %577, i32* %158, align 8, !tbaa !16
  %578 = icmp ult i32 %533, 64
  %579 = shl i64 %535, 1
  %580 = or i64 %579, 1
  %581 = select i1 %578, i64 %580, i64 %535
  %582 = select i1 %578, i32 %534, i32 1
  br label %626

583:                                              ; preds = %562, %569
  %584 = phi i64 [ %570, %569 ], [ %565, %562 ]
  %585 = trunc i64 %584 to i32
  %586 = icmp eq i32 %585, 0
  br i1 %586, label %606, label %569, !llvm.loop !18

587:                                              ; preds = %597, %557
  %588 = phi i64 [ 0, %557 ], [ %604, %597 ]
  %589 = phi i64 [ 0, %557 ], [ %603, %597 ]
  %590 = getelementptr inbounds i32, i32* %558, i64 %588
  %591 = load i32, i32* %590, align 4, !tbaa !12
  %592 = zext i32 %591 to i64
  %593 = icmp slt i64 %588, %530
  br i1 %593, label %594, label %597

594:                                              ; preds = %587
  %595 = getelementptr inbounds i32, i32* %529, i64 %588
  %596 = load i32, i32* %595, align 4, !tbaa !12
  br label %597

597:                                              ; preds = %594, %587
  %598 = phi i32 [ %596, %594 ], [ 0, %587 ]
  %599 = zext i32 %598 to i64
  %600 = sub nsw i64 %592, %599
  %601 = add nsw i64 %600, %589
  %602 = trunc i64 %601 to i32
  store i32 %602, i32* %590, align 4, !tbaa !12
  %603 = ashr i64 %601, 63
  %604 = add nuw nsw i64 %588, 1
  %605 = icmp eq i64 %604, %559
  br i1 %605, label %560, label %587, !llvm.loop !25

606:                                              ; preds = %583
  store i32 0, i32* %158, align 8, !tbaa !16
  br label %607

607:                                              ; preds = %560, %606
  %608 = icmp ult i32 %533, 64
  %609 = shl i64 %535, 1
  %610 = or i64 %609, 1
  %611 = select i1 %608, i64 %610, i64 %535
  %612 = select i1 %608, i32 %534, i32 1
  br label %620

613:                                              ; preds = %553, %540
  %614 = phi i32 [ %502, %553 ], [ %536, %540 ]
  %615 = icmp ult i32 %533, 64
  %616 = zext i1 %615 to i64
  %617 = shl i64 %535, %616
  %618 = select i1 %615, i32 %534, i32 0
  %619 = icmp eq i32 %614, 0
  br i1 %619, label %620, label %626

620:                                              ; preds = %613, %607
  %621 = phi i32 [ %612, %607 ], [ %618, %613 ]
  %622 = phi i64 [ %611, %607 ], [ %617, %613 ]
  %623 = tail call i32 @llvm.usub.sat.i32(i32 63, i32 %533) #9
  %624 = zext i32 %623 to i64
  %625 = shl i64 %622, %624
  br label %635

626:                                              ; preds = %613, %576
  %627 = phi i32 [ %582, %576 ], [ %618, %613 ]
  %628 = phi i64 [ %581, %576 ], [ %617, %613 ]
  call fastcc void @big_shl(%struct.big* noundef nonnull %5, i64 noundef 1) #8
  %629 = add nuw nsw i32 %533, 1
  %630 = icmp eq i32 %629, 65
  br i1 %630, label %631, label %532, !llvm.loop !26

631:                                              ; preds = %626
  %632 = load i32, i32* %158, align 8, !tbaa !16
  %633 = icmp ne i32 %632, 0
  %634 = zext i1 %633 to i32
  br label %635

635:                                              ; preds = %631, %620
  %636 = phi i32 [ %621, %620 ], [ %627, %631 ]
  %637 = phi i32 [ 0, %620 ], [ %634, %631 ]
  %638 = phi i64 [ %625, %620 ], [ %628, %631 ]
  %639 = or i32 %637, %165
  %640 = add nsw i64 %527, -63
  %641 = tail call fastcc x86_fp80 @round_to(i64 noundef %638, i32 noundef %636, i32 noundef %639, i64 noundef %640, %struct.format* noundef %2) #8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %459) #9
  br label %642

642:                                              ; preds = %298, %324, %349, %357, %453, %635
  %643 = phi x86_fp80 [ %326, %324 ], [ %351, %349 ], [ %360, %357 ], [ 0xK00000000000000000000, %298 ], [ %457, %453 ], [ %641, %635 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %157) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %156) #9
  br label %701

644:                                              ; preds = %32, %651
  %645 = phi i8 [ %654, %651 ], [ 105, %32 ]
  %646 = phi i8* [ %653, %651 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), %32 ]
  %647 = phi i8* [ %652, %651 ], [ %25, %32 ]
  %648 = load i8, i8* %647, align 1, !tbaa !6
  %649 = or i8 %648, 32
  %650 = icmp eq i8 %649, %645
  br i1 %650, label %651, label %671

651:                                              ; preds = %644
  %652 = getelementptr inbounds i8, i8* %647, i64 1
  %653 = getelementptr inbounds i8, i8* %646, i64 1
  %654 = load i8, i8* %653, align 1, !tbaa !6
  %655 = icmp eq i8* %653, getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 3)
  br i1 %655, label %656, label %644, !llvm.loop !27

656:                                              ; preds = %651, %663
  %657 = phi i8 [ %666, %663 ], [ 105, %651 ]
  %658 = phi i8* [ %665, %663 ], [ getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), %651 ]
  %659 = phi i8* [ %664, %663 ], [ %25, %651 ]
  %660 = load i8, i8* %659, align 1, !tbaa !6
  %661 = or i8 %660, 32
  %662 = icmp eq i8 %661, %657
  br i1 %662, label %663, label %668

663:                                              ; preds = %656
  %664 = getelementptr inbounds i8, i8* %659, i64 1
  %665 = getelementptr inbounds i8, i8* %658, i64 1
  %666 = load i8, i8* %665, align 1, !tbaa !6
  %667 = icmp eq i8* %665, getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 8)
  br i1 %667, label %668, label %656, !llvm.loop !27

668:                                              ; preds = %656, %663
  %669 = phi i64 [ 8, %663 ], [ 3, %656 ]
  %670 = getelementptr inbounds i8, i8* %25, i64 %669
  br label %701

671:                                              ; preds = %644, %678
  %672 = phi i8 [ %681, %678 ], [ 110, %644 ]
  %673 = phi i8* [ %680, %678 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), %644 ]
  %674 = phi i8* [ %679, %678 ], [ %25, %644 ]
  %675 = load i8, i8* %674, align 1, !tbaa !6
  %676 = or i8 %675, 32
  %677 = icmp eq i8 %676, %672
  br i1 %677, label %678, label %708

678:                                              ; preds = %671
  %679 = getelementptr inbounds i8, i8* %674, i64 1
  %680 = getelementptr inbounds i8, i8* %673, i64 1
  %681 = load i8, i8* %680, align 1, !tbaa !6
  %682 = icmp eq i8* %680, getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 3)
  br i1 %682, label %683, label %671, !llvm.loop !27

683:                                              ; preds = %678
  %684 = getelementptr inbounds i8, i8* %25, i64 3
  %685 = load i8, i8* %684, align 1, !tbaa !6
  %686 = icmp eq i8 %685, 40
  br i1 %686, label %687, label %701

687:                                              ; preds = %683
  %688 = getelementptr inbounds i8, i8* %25, i64 4
  br label %689

689:                                              ; preds = %697, %687
  %690 = phi i8* [ %688, %687 ], [ %698, %697 ]
  %691 = load i8, i8* %690, align 1, !tbaa !6
  %692 = zext i8 %691 to i32
  %693 = tail call i32 @isalnum(i32 noundef %692) #8
  %694 = icmp eq i32 %693, 0
  br i1 %694, label %695, label %697

695:                                              ; preds = %689
  %696 = load i8, i8* %690, align 1, !tbaa !6
  switch i8 %696, label %701 [
    i8 95, label %697
    i8 41, label %699
  ]

697:                                              ; preds = %695, %689
  %698 = getelementptr inbounds i8, i8* %690, i64 1
  br label %689, !llvm.loop !28

699:                                              ; preds = %695
  %700 = getelementptr inbounds i8, i8* %690, i64 1
  br label %701

701:                                              ; preds = %695, %683, %699, %668, %153, %642
  %702 = phi i8* [ %700, %699 ], [ %684, %683 ], [ %670, %668 ], [ %302, %642 ], [ %133, %153 ], [ %684, %695 ]
  %703 = phi x86_fp80 [ 0xK7FFFC000000000000000, %699 ], [ 0xK7FFFC000000000000000, %683 ], [ 0xK7FFF8000000000000000, %668 ], [ %643, %642 ], [ %154, %153 ], [ 0xK7FFFC000000000000000, %695 ]
  br i1 %8, label %705, label %704

704:                                              ; preds = %701
  store i8* %702, i8** %1, align 8, !tbaa !2
  br label %705

705:                                              ; preds = %704, %701
  %706 = fneg x86_fp80 %703
  %707 = select i1 %20, x86_fp80 %706, x86_fp80 %703
  br label %708

708:                                              ; preds = %671, %705
  %709 = phi x86_fp80 [ %707, %705 ], [ 0xK00000000000000000000, %671 ]
  ret x86_fp80 %709
}

; Function Attrs: nounwind optsize
define dso_local double @strtod(i8* noundef %0, i8** noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc x86_fp80 @read_float(i8* noundef %0, i8** noundef %1, %struct.format* noundef nonnull @twice) #7
  %4 = fptrunc x86_fp80 %3 to double
  ret double %4
}

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @strtold(i8* noundef %0, i8** noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc x86_fp80 @read_float(i8* noundef %0, i8** noundef %1, %struct.format* noundef nonnull @extended) #7
  ret x86_fp80 %3
}

; Function Attrs: nounwind optsize
define dso_local double @__strtod_internal(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc x86_fp80 @read_float(i8* noundef %0, i8** noundef %1, %struct.format* noundef nonnull @twice) #8
  %5 = fptrunc x86_fp80 %4 to double
  ret double %5
}

; Function Attrs: nounwind optsize
define dso_local double @atof(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc x86_fp80 @read_float(i8* noundef %0, i8** noundef null, %struct.format* noundef nonnull @twice) #8
  %3 = fptrunc x86_fp80 %2 to double
  ret double %3
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i64 @read_exponent(i8** nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = load i8*, i8** %0, align 8, !tbaa !2
  %4 = load i8, i8* %3, align 1, !tbaa !6
  %5 = or i8 %4, 32
  %6 = zext i8 %5 to i32
  %7 = icmp eq i32 %6, %1
  br i1 %7, label %8, label %47

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, i8* %3, i64 1
  %10 = load i8, i8* %9, align 1, !tbaa !6
  %11 = icmp eq i8 %10, 45
  %12 = icmp eq i8 %10, 43
  %13 = or i1 %11, %12
  %14 = getelementptr inbounds i8, i8* %3, i64 2
  %15 = select i1 %13, i8* %14, i8* %9
  %16 = load i8, i8* %15, align 1, !tbaa !6
  %17 = zext i8 %16 to i32
  %18 = tail call i32 @isdigit(i32 noundef %17) #8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %47, label %20

20:                                               ; preds = %8
  %21 = load i8, i8* %15, align 1, !tbaa !6
  %22 = zext i8 %21 to i32
  %23 = tail call i32 @isdigit(i32 noundef %22) #8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %42, label %25

25:                                               ; preds = %20, %35
  %26 = phi i64 [ %36, %35 ], [ 0, %20 ]
  %27 = phi i8* [ %37, %35 ], [ %15, %20 ]
  %28 = icmp slt i64 %26, 100000000
  br i1 %28, label %29, label %35

29:                                               ; preds = %25
  %30 = mul nsw i64 %26, 10
  %31 = load i8, i8* %27, align 1, !tbaa !6
  %32 = sext i8 %31 to i64
  %33 = add i64 %30, -48
  %34 = add i64 %33, %32
  br label %35

35:                                               ; preds = %25, %29
  %36 = phi i64 [ %34, %29 ], [ %26, %25 ]
  %37 = getelementptr inbounds i8, i8* %27, i64 1
  %38 = load i8, i8* %37, align 1, !tbaa !6
  %39 = zext i8 %38 to i32
  %40 = tail call i32 @isdigit(i32 noundef %39) #8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %25, !llvm.loop !29

42:                                               ; preds = %35, %20
  %43 = phi i8* [ %15, %20 ], [ %37, %35 ]
  %44 = phi i64 [ 0, %20 ], [ %36, %35 ]
  store i8* %43, i8** %0, align 8, !tbaa !2
  %45 = sub nsw i64 0, %44
  %46 = select i1 %11, i64 %45, i64 %44
  br label %47

47:                                               ; preds = %42, %8, %2
  %48 = phi i64 [ 0, %2 ], [ %46, %42 ], [ 0, %8 ]
  ret i64 %48
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define internal fastcc x86_fp80 @round_to(i64 noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, %struct.format* nocapture noundef readonly %4) unnamed_addr #0 {
  %6 = add nsw i64 %3, 63
  %7 = getelementptr inbounds %struct.format, %struct.format* %4, i64 0, i32 0
  %8 = load i32, i32* %7, align 4, !tbaa !30
  %9 = sub nsw i32 64, %8
  %10 = getelementptr inbounds %struct.format, %struct.format* %4, i64 0, i32 1
  %11 = load i32, i32* %10, align 4, !tbaa !32
  %12 = sext i32 %11 to i64
  %13 = icmp slt i64 %6, %12
  br i1 %13, label %14, label %21

14:                                               ; preds = %5
  %15 = sub nsw i64 %12, %6
  %16 = sext i32 %9 to i64
  %17 = add nsw i64 %15, %16
  %18 = icmp slt i64 %17, 66
  %19 = select i1 %18, i64 %17, i64 66
  %20 = trunc i64 %19 to i32
  br label %21

21:                                               ; preds = %14, %5
  %22 = phi i32 [ %20, %14 ], [ %9, %5 ]
  %23 = icmp sgt i32 %22, 63
  %24 = zext i32 %22 to i64
  %25 = lshr i64 %0, %24
  %26 = select i1 %23, i64 0, i64 %25
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %41, label %28

28:                                               ; preds = %21
  %29 = icmp sgt i32 %22, 64
  br i1 %29, label %41, label %30

30:                                               ; preds = %28
  %31 = add nsw i32 %22, -1
  %32 = zext i32 %31 to i64
  %33 = lshr i64 %0, %32
  %34 = trunc i64 %33 to i32
  %35 = and i32 %34, 1
  %36 = icmp slt i32 %22, 2
  br i1 %36, label %41, label %37

37:                                               ; preds = %30
  %38 = shl nsw i64 -1, %32
  %39 = xor i64 %38, -1
  %40 = and i64 %39, %0
  br label %41

41:                                               ; preds = %28, %21, %37, %30
  %42 = phi i32 [ %35, %30 ], [ %35, %37 ], [ %1, %21 ], [ 0, %28 ]
  %43 = phi i64 [ 0, %30 ], [ %40, %37 ], [ 0, %21 ], [ %0, %28 ]
  %44 = icmp ne i64 %43, 0
  %45 = zext i1 %44 to i32
  %46 = icmp sgt i32 %22, 0
  %47 = icmp ne i32 %1, 0
  %48 = and i1 %47, %46
  %49 = zext i1 %48 to i32
  %50 = or i32 %49, %2
  %51 = or i32 %50, %45
  %52 = or i32 %51, %42
  %53 = sext i32 %22 to i64
  %54 = add nsw i64 %53, %3
  %55 = icmp eq i32 %42, 0
  br i1 %55, label %67, label %56

56:                                               ; preds = %41
  %57 = icmp eq i32 %51, 0
  %58 = and i64 %26, 1
  %59 = icmp eq i64 %58, 0
  %60 = select i1 %57, i1 %59, i1 false
  br i1 %60, label %67, label %61

61:                                               ; preds = %56
  %62 = add i64 %26, 1
  %63 = icmp eq i64 %62, 0
  %64 = zext i1 %63 to i64
  %65 = add nsw i64 %54, %64
  %66 = select i1 %63, i64 -9223372036854775808, i64 %62
  br label %71

67:                                               ; preds = %56, %41
  %68 = icmp eq i64 %26, 0
  br i1 %68, label %69, label %71

69:                                               ; preds = %67
  %70 = tail call i32* @__errno_location() #8
  store i32 34, i32* %70, align 4, !tbaa !12
  br label %143

71:                                               ; preds = %61, %67
  %72 = phi i64 [ %54, %67 ], [ %65, %61 ]
  %73 = phi i64 [ %26, %67 ], [ %66, %61 ]
  %74 = add nsw i64 %72, 63
  %75 = tail call i64 @llvm.ctlz.i64(i64 %73, i1 true), !range !11
  %76 = sub nsw i64 %74, %75
  %77 = getelementptr inbounds %struct.format, %struct.format* %4, i64 0, i32 2
  %78 = load i32, i32* %77, align 4, !tbaa !33
  %79 = sext i32 %78 to i64
  %80 = icmp sgt i64 %76, %79
  br i1 %80, label %81, label %83

81:                                               ; preds = %71
  %82 = tail call i32* @__errno_location() #8
  store i32 34, i32* %82, align 4, !tbaa !12
  br label %143

83:                                               ; preds = %71
  %84 = icmp ne i32 %52, 0
  %85 = icmp slt i64 %76, %12
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %89

87:                                               ; preds = %83
  %88 = tail call i32* @__errno_location() #8
  store i32 34, i32* %88, align 4, !tbaa !12
  br label %89

89:                                               ; preds = %87, %83
  %90 = icmp slt i64 %72, -16000
  %91 = uitofp i64 %73 to x86_fp80
  br i1 %90, label %92, label %125

92:                                               ; preds = %89, %92
  %93 = phi i64 [ %100, %92 ], [ 8000, %89 ]
  %94 = phi x86_fp80 [ %99, %92 ], [ %91, %89 ]
  %95 = phi x86_fp80 [ %101, %92 ], [ 0xK3FFE8000000000000000, %89 ]
  %96 = and i64 %93, 1
  %97 = icmp eq i64 %96, 0
  %98 = select i1 %97, x86_fp80 0xK3FFF8000000000000000, x86_fp80 %95
  %99 = fmul x86_fp80 %94, %98
  %100 = lshr i64 %93, 1
  %101 = fmul x86_fp80 %95, %95
  %102 = icmp ult i64 %93, 2
  br i1 %102, label %103, label %92, !llvm.loop !34

103:                                              ; preds = %92
  %104 = add nsw i64 %72, 8000
  %105 = icmp slt i64 %72, -8000
  %106 = sub i64 -8000, %72
  %107 = select i1 %105, i64 %106, i64 %104
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %122, label %109

109:                                              ; preds = %103
  %110 = select i1 %105, x86_fp80 0xK3FFE8000000000000000, x86_fp80 0xK40008000000000000000
  br label %111

111:                                              ; preds = %111, %109
  %112 = phi i64 [ %119, %111 ], [ %107, %109 ]
  %113 = phi x86_fp80 [ %118, %111 ], [ 0xK3FFF8000000000000000, %109 ]
  %114 = phi x86_fp80 [ %120, %111 ], [ %110, %109 ]
  %115 = and i64 %112, 1
  %116 = icmp eq i64 %115, 0
  %117 = select i1 %116, x86_fp80 0xK3FFF8000000000000000, x86_fp80 %114
  %118 = fmul x86_fp80 %113, %117
  %119 = lshr i64 %112, 1
  %120 = fmul x86_fp80 %114, %114
  %121 = icmp ult i64 %112, 2
  br i1 %121, label %122, label %111, !llvm.loop !34

122:                                              ; preds = %111, %103
  %123 = phi x86_fp80 [ 0xK3FFF8000000000000000, %103 ], [ %118, %111 ]
  %124 = fmul x86_fp80 %99, %123
  br label %143

125:                                              ; preds = %89
  %126 = icmp slt i64 %72, 0
  %127 = sub nsw i64 0, %72
  %128 = select i1 %126, i64 %127, i64 %72
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %143, label %130

130:                                              ; preds = %125
  %131 = select i1 %126, x86_fp80 0xK3FFE8000000000000000, x86_fp80 0xK40008000000000000000
  br label %132

132:                                              ; preds = %132, %130
  %133 = phi i64 [ %140, %132 ], [ %128, %130 ]
  %134 = phi x86_fp80 [ %139, %132 ], [ %91, %130 ]
  %135 = phi x86_fp80 [ %141, %132 ], [ %131, %130 ]
  %136 = and i64 %133, 1
  %137 = icmp eq i64 %136, 0
  %138 = select i1 %137, x86_fp80 0xK3FFF8000000000000000, x86_fp80 %135
  %139 = fmul x86_fp80 %134, %138
  %140 = lshr i64 %133, 1
  %141 = fmul x86_fp80 %135, %135
  %142 = icmp ult i64 %133, 2
  br i1 %142, label %143, label %132, !llvm.loop !34

143:                                              ; preds = %132, %125, %122, %81, %69
  %144 = phi x86_fp80 [ 0xK00000000000000000000, %69 ], [ 0xK7FFF8000000000000000, %81 ], [ %124, %122 ], [ %91, %125 ], [ %139, %132 ]
  ret x86_fp80 %144
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @big_mul_add(%struct.big* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = zext i32 %2 to i64
  %5 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 0
  %6 = load i32, i32* %5, align 8, !tbaa !16
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 1
  %10 = load i32*, i32** %9, align 8, !tbaa !21
  %11 = zext i32 %1 to i64
  br label %16

12:                                               ; preds = %16, %3
  %13 = phi i64 [ %4, %3 ], [ %25, %16 ]
  %14 = phi i32 [ %6, %3 ], [ %27, %16 ]
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %37, label %30

16:                                               ; preds = %8, %16
  %17 = phi i64 [ 0, %8 ], [ %26, %16 ]
  %18 = phi i64 [ %4, %8 ], [ %25, %16 ]
  %19 = getelementptr inbounds i32, i32* %10, i64 %17
  %20 = load i32, i32* %19, align 4, !tbaa !12
  %21 = zext i32 %20 to i64
  %22 = mul nuw i64 %21, %11
  %23 = add i64 %22, %18
  %24 = trunc i64 %23 to i32
  store i32 %24, i32* %19, align 4, !tbaa !12
  %25 = lshr i64 %23, 32
  %26 = add nuw nsw i64 %17, 1
  %27 = load i32, i32* %5, align 8, !tbaa !16
  %28 = sext i32 %27 to i64
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %16, label %12, !llvm.loop !14

30:                                               ; preds = %12
  %31 = trunc i64 %13 to i32
  %32 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 1
  %33 = load i32*, i32** %32, align 8, !tbaa !21
  %34 = add nsw i32 %14, 1
  store i32 %34, i32* %5, align 8, !tbaa !16
  %35 = sext i32 %14 to i64
  %36 = getelementptr inbounds i32, i32* %33, i64 %35
  store i32 %31, i32* %36, align 4, !tbaa !12
  br label %37

37:                                               ; preds = %30, %12
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @big_scale10(%struct.big* nocapture noundef %0, i64 noundef %1) unnamed_addr #5 {
  %3 = icmp sgt i64 %1, 8
  br i1 %3, label %7, label %4

4:                                                ; preds = %7, %2
  %5 = phi i64 [ %1, %2 ], [ %9, %7 ]
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %11, label %15

7:                                                ; preds = %2, %7
  %8 = phi i64 [ %9, %7 ], [ %1, %2 ]
  tail call fastcc void @big_mul_add(%struct.big* noundef %0, i32 noundef 1000000000, i32 noundef 0) #7
  %9 = add nsw i64 %8, -9
  %10 = icmp ugt i64 %8, 17
  br i1 %10, label %7, label %4, !llvm.loop !35

11:                                               ; preds = %4, %11
  %12 = phi i64 [ %13, %11 ], [ %5, %4 ]
  tail call fastcc void @big_mul_add(%struct.big* noundef %0, i32 noundef 10, i32 noundef 0) #7
  %13 = add nsw i64 %12, -1
  %14 = icmp ugt i64 %12, 1
  br i1 %14, label %11, label %15, !llvm.loop !36

15:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @big_shl(%struct.big* nocapture noundef %0, i64 noundef %1) unnamed_addr #5 {
  %3 = sdiv i64 %1, 32
  %4 = trunc i64 %3 to i32
  %5 = srem i64 %1, 32
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 0
  %8 = load i32, i32* %7, align 8, !tbaa !16
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %77, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 1
  %12 = load i32*, i32** %11, align 8, !tbaa !21
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds i32, i32* %12, i64 %13
  store i32 0, i32* %14, align 4, !tbaa !12
  %15 = load i32, i32* %7, align 8, !tbaa !16
  %16 = icmp sgt i32 %15, -1
  br i1 %16, label %17, label %24

17:                                               ; preds = %10
  %18 = icmp eq i32 %6, 0
  %19 = and i64 %5, 4294967295
  %20 = sub nsw i64 32, %5
  %21 = zext i32 %15 to i64
  %22 = shl i64 %3, 32
  %23 = ashr exact i64 %22, 32
  br label %28

24:                                               ; preds = %50, %10
  %25 = icmp sgt i32 %4, 0
  br i1 %25, label %26, label %56

26:                                               ; preds = %24
  %27 = and i64 %3, 4294967295
  br label %72

28:                                               ; preds = %17, %50
  %29 = phi i64 [ %21, %17 ], [ %54, %50 ]
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %36, label %31

31:                                               ; preds = %28
  %32 = add nuw i64 %29, 4294967295
  %33 = and i64 %32, 4294967295
  %34 = getelementptr inbounds i32, i32* %12, i64 %33
  %35 = load i32, i32* %34, align 4, !tbaa !12
  br label %36

36:                                               ; preds = %28, %31
  %37 = phi i32 [ %35, %31 ], [ 0, %28 ]
  br i1 %18, label %47, label %38

38:                                               ; preds = %36
  %39 = zext i32 %37 to i64
  %40 = getelementptr inbounds i32, i32* %12, i64 %29
  %41 = load i32, i32* %40, align 4, !tbaa !12
  %42 = zext i32 %41 to i64
  %43 = shl i64 %42, %19
  %44 = lshr i64 %39, %20
  %45 = or i64 %43, %44
  %46 = trunc i64 %45 to i32
  br label %50

47:                                               ; preds = %36
  %48 = getelementptr inbounds i32, i32* %12, i64 %29
  %49 = load i32, i32* %48, align 4, !tbaa !12
  br label %50

50:                                               ; preds = %47, %38
  %51 = phi i32 [ %46, %38 ], [ %49, %47 ]
  %52 = add nsw i64 %29, %23
  %53 = getelementptr inbounds i32, i32* %12, i64 %52
  store i32 %51, i32* %53, align 4, !tbaa !12
  %54 = add nsw i64 %29, -1
  %55 = icmp sgt i64 %29, 0
  br i1 %55, label %28, label %24, !llvm.loop !37

56:                                               ; preds = %72, %24
  %57 = add nsw i32 %4, 1
  %58 = load i32, i32* %7, align 8, !tbaa !16
  %59 = add nsw i32 %57, %58
  store i32 %59, i32* %7, align 8, !tbaa !16
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %77, label %61

61:                                               ; preds = %56
  %62 = sext i32 %59 to i64
  br label %63

63:                                               ; preds = %69, %61
  %64 = phi i64 [ %62, %61 ], [ %65, %69 ]
  %65 = add nsw i64 %64, -1
  %66 = getelementptr inbounds i32, i32* %12, i64 %65
  %67 = load i32, i32* %66, align 4, !tbaa !12
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %77

69:                                               ; preds = %63
  %70 = trunc i64 %65 to i32
  store i32 %70, i32* %7, align 8, !tbaa !16
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %77, label %63, !llvm.loop !18

72:                                               ; preds = %26, %72
  %73 = phi i64 [ 0, %26 ], [ %75, %72 ]
  %74 = getelementptr inbounds i32, i32* %12, i64 %73
  store i32 0, i32* %74, align 4, !tbaa !12
  %75 = add nuw nsw i64 %73, 1
  %76 = icmp eq i64 %75, %27
  br i1 %76, label %56, label %72, !llvm.loop !38

77:                                               ; preds = %69, %63, %56, %2
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.fshl.i64(i64, i64, i64) #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.usub.sat.i32(i32, i32) #6

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!4, !4, i64 0}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !9}
!11 = !{i64 0, i64 65}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !4, i64 0}
!14 = distinct !{!14, !8, !9}
!15 = distinct !{!15, !9}
!16 = !{!17, !13, i64 0}
!17 = !{!"big", !13, i64 0, !3, i64 8}
!18 = distinct !{!18, !8, !9}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !4, i64 0}
!21 = !{!17, !3, i64 8}
!22 = !{i32 0, i32 33}
!23 = distinct !{!23, !8, !9}
!24 = distinct !{!24, !8, !9}
!25 = distinct !{!25, !8, !9}
!26 = distinct !{!26, !8, !9}
!27 = distinct !{!27, !8, !9}
!28 = distinct !{!28, !8, !9}
!29 = distinct !{!29, !8, !9}
!30 = !{!31, !13, i64 0}
!31 = !{!"format", !13, i64 0, !13, i64 4, !13, i64 8}
!32 = !{!31, !13, i64 4}
!33 = !{!31, !13, i64 8}
!34 = distinct !{!34, !8, !9}
!35 = distinct !{!35, !8, !9}
!36 = distinct !{!36, !8, !9}
!37 = distinct !{!37, !8, !9}
!38 = distinct !{!38, !8, !9}
