; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/float_text.c
; ModuleID = 'runtime/c/float_text.c'
source_filename = "runtime/c/float_text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_sink = type { void (%struct.sv_sink*, i8*, i64)*, i8*, i64, i64, i32, i64, i32, i32, i32 }
%struct.sv_spec = type { i32, i32, i32, i32, i32, i32, i32, i32, i8 }
%struct.decimal = type { [2392 x i32], i32, i32, i32 }

@.str = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.8 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.9 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c".\00", align 1
@digit_at.powers = internal unnamed_addr constant [9 x i32] [i32 1, i32 10, i32 100, i32 1000, i32 10000, i32 100000, i32 1000000, i32 10000000, i32 100000000], align 16

; Function Attrs: nounwind optsize
define dso_local void @__sv_format_float(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, x86_fp80 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [5 x i8], align 1
  %6 = alloca [20 x i8], align 16
  %7 = alloca [12 x i8], align 1
  %8 = alloca %struct.sv_spec, align 4
  %9 = alloca %struct.decimal, align 4
  %10 = alloca %struct.sv_spec, align 4
  %11 = bitcast x86_fp80 %2 to i80
  %12 = trunc i80 %11 to i64
  %13 = lshr i80 %11, 64
  %14 = trunc i80 %13 to i32
  %15 = and i32 %14, 32767
  %16 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 8
  %17 = load i8, i8* %16, align 4, !tbaa !2
  %18 = icmp slt i8 %17, 91
  %19 = icmp ult i32 %14, 32768
  br i1 %19, label %20, label %29

20:                                               ; preds = %4
  %21 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 1
  %22 = load i32, i32* %21, align 4, !tbaa !7
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 2
  %26 = load i32, i32* %25, align 4, !tbaa !8
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)
  br label %29

29:                                               ; preds = %24, %20, %4
  %30 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %4 ], [ %28, %24 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %20 ]
  %31 = icmp eq i32 %15, 32767
  br i1 %31, label %32, label %42

32:                                               ; preds = %29
  %33 = and i64 %12, 9223372036854775807
  %34 = icmp eq i64 %33, 0
  %35 = select i1 %18, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0)
  %36 = select i1 %18, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i64 0, i64 0)
  %37 = select i1 %34, i8* %36, i8* %35
  %38 = bitcast %struct.sv_spec* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 36, i8* nonnull %38) #8
  %39 = bitcast %struct.sv_spec* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(36) %38, i8* noundef nonnull align 4 dereferenceable(36) %39, i64 36, i1 false) #8, !tbaa.struct !9
  %40 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %8, i64 0, i32 4
  store i32 0, i32* %40, align 4, !tbaa !12
  %41 = call fastcc i64 @begin(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %8, i8* noundef %30, i64 noundef 3) #9
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef %37, i64 noundef 3) #9
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %41) #9
  call void @llvm.lifetime.end.p0i8(i64 36, i8* nonnull %38) #8
  br label %397

42:                                               ; preds = %29
  %43 = icmp eq i32 %15, 0
  %44 = add nsw i32 %15, -16383
  %45 = select i1 %43, i32 -16382, i32 %44
  %46 = add nsw i32 %45, -63
  %47 = and i8 %17, -33
  %48 = icmp eq i8 %47, 65
  br i1 %48, label %54, label %49

49:                                               ; preds = %42
  %50 = icmp ne i64 %12, 0
  %51 = and i64 %12, 1
  %52 = icmp eq i64 %51, 0
  %53 = and i1 %50, %52
  br i1 %53, label %203, label %212

54:                                               ; preds = %42
  %55 = icmp eq i32 %3, 0
  %56 = icmp ne i64 %12, 0
  %57 = and i1 %55, %56
  br i1 %57, label %58, label %66

58:                                               ; preds = %54
  %59 = icmp slt i32 %45, -1022
  %60 = sub nsw i32 -1011, %45
  %61 = add nsw i32 %45, -52
  %62 = select i1 %59, i32 -1074, i32 %61
  %63 = select i1 %59, i32 %60, i32 11
  %64 = zext i32 %63 to i64
  %65 = lshr i64 %12, %64
  br label %66

66:                                               ; preds = %58, %54
  %67 = phi i32 [ %62, %58 ], [ %46, %54 ]
  %68 = phi i64 [ %65, %58 ], [ %12, %54 ]
  %69 = icmp eq i8 %17, 65
  %70 = select i1 %69, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.9, i64 0, i64 0)
  %71 = select i1 %55, i32 13, i32 15
  %72 = shl nuw nsw i32 %71, 2
  %73 = add nsw i32 %67, %72
  %74 = icmp eq i64 %68, 0
  %75 = select i1 %74, i32 0, i32 %73
  %76 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 7
  %77 = load i32, i32* %76, align 4, !tbaa !13
  %78 = sext i32 %77 to i64
  %79 = icmp sgt i32 %77, -1
  %80 = zext i32 %71 to i64
  %81 = icmp slt i64 %78, %80
  %82 = and i1 %79, %81
  br i1 %82, label %83, label %108

83:                                               ; preds = %66
  %84 = sub nsw i32 %71, %77
  %85 = shl nsw i32 %84, 2
  %86 = add nsw i32 %85, -1
  %87 = zext i32 %86 to i64
  %88 = shl nuw i64 1, %87
  %89 = shl i64 %88, 1
  %90 = add i64 %89, -1
  %91 = and i64 %90, %68
  %92 = sub i64 0, %89
  %93 = and i64 %68, %92
  %94 = icmp ugt i64 %91, %88
  br i1 %94, label %102, label %95

95:                                               ; preds = %83
  %96 = icmp eq i64 %91, %88
  br i1 %96, label %97, label %125

97:                                               ; preds = %95
  %98 = zext i32 %85 to i64
  %99 = shl nuw i64 1, %98
  %100 = and i64 %99, %68
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %125, label %102

102:                                              ; preds = %97, %83
  %103 = add i64 %93, %89
  %104 = icmp ult i64 %103, %93
  %105 = add nsw i32 %75, 4
  %106 = select i1 %104, i64 1152921504606846976, i64 %103
  %107 = select i1 %104, i32 %105, i32 %75
  br label %125

108:                                              ; preds = %66
  %109 = icmp slt i32 %77, 0
  br i1 %109, label %110, label %125

110:                                              ; preds = %108, %117
  %111 = phi i64 [ %118, %117 ], [ %80, %108 ]
  %112 = sub nuw nsw i64 %80, %111
  %113 = shl nsw i64 %112, 2
  %114 = shl i64 15, %113
  %115 = and i64 %114, %68
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %117, label %120

117:                                              ; preds = %110
  %118 = add nsw i64 %111, -1
  %119 = icmp sgt i64 %111, 1
  br i1 %119, label %110, label %122, !llvm.loop !14

120:                                              ; preds = %110
  %121 = trunc i64 %111 to i32
  br label %122

122:                                              ; preds = %117, %120
  %123 = phi i32 [ %121, %120 ], [ 0, %117 ]
  %124 = sext i32 %123 to i64
  br label %125

125:                                              ; preds = %122, %108, %102, %97, %95
  %126 = phi i64 [ %68, %122 ], [ %68, %108 ], [ %93, %95 ], [ %93, %97 ], [ %106, %102 ]
  %127 = phi i32 [ %75, %122 ], [ %75, %108 ], [ %75, %95 ], [ %75, %97 ], [ %107, %102 ]
  %128 = phi i32 [ %123, %122 ], [ %71, %108 ], [ %71, %95 ], [ %71, %97 ], [ %71, %102 ]
  %129 = phi i64 [ %124, %122 ], [ %78, %108 ], [ %78, %95 ], [ %78, %97 ], [ %78, %102 ]
  %130 = sext i32 %128 to i64
  %131 = icmp slt i64 %129, %130
  %132 = trunc i64 %129 to i32
  %133 = select i1 %131, i32 %132, i32 %128
  %134 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 5, i8* nonnull %134) #8
  %135 = getelementptr inbounds [20 x i8], [20 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %135) #8
  %136 = getelementptr inbounds [12 x i8], [12 x i8]* %7, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %136) #8
  %137 = load i8, i8* %30, align 1, !tbaa !11
  %138 = icmp eq i8 %137, 0
  br i1 %138, label %147, label %139

139:                                              ; preds = %125, %139
  %140 = phi i8 [ %145, %139 ], [ %137, %125 ]
  %141 = phi i64 [ %143, %139 ], [ 0, %125 ]
  %142 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %141
  store i8 %140, i8* %142, align 1, !tbaa !11
  %143 = add i64 %141, 1
  %144 = getelementptr inbounds i8, i8* %30, i64 %143
  %145 = load i8, i8* %144, align 1, !tbaa !11
  %146 = icmp eq i8 %145, 0
  br i1 %146, label %147, label %139, !llvm.loop !17

147:                                              ; preds = %139, %125
  %148 = phi i64 [ 0, %125 ], [ %143, %139 ]
  %149 = add i64 %148, 1
  %150 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %148
  store i8 48, i8* %150, align 1, !tbaa !11
  %151 = select i1 %69, i8 88, i8 120
  %152 = add i64 %148, 2
  %153 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %149
  store i8 %151, i8* %153, align 1, !tbaa !11
  %154 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %152
  store i8 0, i8* %154, align 1, !tbaa !11
  %155 = select i1 %69, i8 80, i8 112
  %156 = sext i32 %127 to i64
  %157 = call fastcc i32 @write_exponent(i8* noundef nonnull %136, i8 noundef signext %155, i64 noundef %156, i32 noundef 1) #9
  %158 = icmp sgt i64 %129, 0
  br i1 %158, label %163, label %159

159:                                              ; preds = %147
  %160 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 3
  %161 = load i32, i32* %160, align 4, !tbaa !18
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %164, label %163

163:                                              ; preds = %159, %147
  br label %164

164:                                              ; preds = %163, %159
  %165 = phi i1 [ true, %163 ], [ false, %159 ]
  %166 = phi i64 [ 2, %163 ], [ 1, %159 ]
  %167 = sext i32 %157 to i64
  %168 = add i64 %129, %167
  %169 = add i64 %168, %166
  %170 = call fastcc i64 @begin(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef %1, i8* noundef nonnull %134, i64 noundef %169) #9
  %171 = zext i32 %72 to i64
  %172 = lshr i64 %126, %171
  %173 = getelementptr inbounds i8, i8* %70, i64 %172
  %174 = load i8, i8* %173, align 1, !tbaa !11
  store i8 %174, i8* %135, align 16, !tbaa !11
  br i1 %165, label %175, label %177

175:                                              ; preds = %164
  %176 = getelementptr inbounds [20 x i8], [20 x i8]* %6, i64 0, i64 1
  store i8 46, i8* %176, align 1, !tbaa !11
  br label %177

177:                                              ; preds = %175, %164
  %178 = phi i32 [ 2, %175 ], [ 1, %164 ]
  %179 = icmp slt i32 %133, 1
  %180 = zext i32 %178 to i64
  br i1 %179, label %199, label %181

181:                                              ; preds = %177
  %182 = add nuw i32 %178, %133
  %183 = zext i32 %182 to i64
  br label %184

184:                                              ; preds = %184, %181
  %185 = phi i64 [ %180, %181 ], [ %195, %184 ]
  %186 = phi i64 [ 1, %181 ], [ %197, %184 ]
  %187 = trunc i64 %186 to i32
  %188 = sub i32 %71, %187
  %189 = shl i32 %188, 2
  %190 = zext i32 %189 to i64
  %191 = lshr i64 %126, %190
  %192 = and i64 %191, 15
  %193 = getelementptr inbounds i8, i8* %70, i64 %192
  %194 = load i8, i8* %193, align 1, !tbaa !11
  %195 = add nuw nsw i64 %185, 1
  %196 = getelementptr inbounds [20 x i8], [20 x i8]* %6, i64 0, i64 %185
  store i8 %194, i8* %196, align 1, !tbaa !11
  %197 = add nuw nsw i64 %186, 1
  %198 = icmp eq i64 %195, %183
  br i1 %198, label %199, label %184, !llvm.loop !19

199:                                              ; preds = %184, %177
  %200 = phi i64 [ %180, %177 ], [ %183, %184 ]
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %135, i64 noundef %200) #9
  %201 = sext i32 %133 to i64
  %202 = sub nsw i64 %129, %201
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %202) #9
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %136, i64 noundef %167) #9
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %170) #9
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %136) #8
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %135) #8
  call void @llvm.lifetime.end.p0i8(i64 5, i8* nonnull %134) #8
  br label %397

203:                                              ; preds = %49, %203
  %204 = phi i64 [ %206, %203 ], [ %12, %49 ]
  %205 = phi i32 [ %207, %203 ], [ %46, %49 ]
  %206 = lshr i64 %204, 1
  %207 = add nsw i32 %205, 1
  %208 = icmp ugt i64 %204, 1
  %209 = and i64 %204, 2
  %210 = icmp eq i64 %209, 0
  %211 = and i1 %208, %210
  br i1 %211, label %203, label %212, !llvm.loop !20

212:                                              ; preds = %203, %49
  %213 = phi i32 [ %46, %49 ], [ %207, %203 ]
  %214 = phi i64 [ %12, %49 ], [ %206, %203 ]
  %215 = phi i1 [ %50, %49 ], [ %208, %203 ]
  %216 = bitcast %struct.decimal* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 9580, i8* nonnull %216) #8
  %217 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 3
  store i32 552, i32* %217, align 4, !tbaa !21
  %218 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 2
  store i32 552, i32* %218, align 4, !tbaa !23
  %219 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 1
  store i32 552, i32* %219, align 4, !tbaa !24
  %220 = icmp eq i64 %214, 0
  br i1 %220, label %232, label %221

221:                                              ; preds = %212
  %222 = urem i64 %214, 1000000000
  %223 = udiv i64 %214, 1000000000
  %224 = trunc i64 %222 to i32
  store i32 551, i32* %219, align 4, !tbaa !24
  %225 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 551
  store i32 %224, i32* %225, align 4, !tbaa !10
  %226 = icmp ult i64 %214, 1000000000
  br i1 %226, label %232, label %227, !llvm.loop !25

227:                                              ; preds = %221
  %228 = urem i64 %223, 1000000000
  %229 = trunc i64 %228 to i32
  store i32 550, i32* %219, align 4, !tbaa !24
  %230 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 550
  store i32 %229, i32* %230, align 4, !tbaa !10
  %231 = icmp ult i64 %214, 1000000000000000000
  br i1 %231, label %232, label %234, !llvm.loop !25

232:                                              ; preds = %227, %234, %221, %212
  %233 = icmp sgt i32 %213, 0
  br i1 %233, label %247, label %241

234:                                              ; preds = %227
  %235 = load i32, i32* %219, align 4, !tbaa !24
  %236 = udiv i64 %214, 1000000000000000000
  %237 = trunc i64 %236 to i32
  %238 = add nsw i32 %235, -1
  store i32 %238, i32* %219, align 4, !tbaa !24
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %239
  store i32 %237, i32* %240, align 4, !tbaa !10
  br label %232

241:                                              ; preds = %279, %232
  %242 = phi i32 [ %213, %232 ], [ %280, %279 ]
  %243 = icmp slt i32 %242, 0
  br i1 %243, label %244, label %330

244:                                              ; preds = %241
  %245 = load i32, i32* %219, align 4, !tbaa !24
  %246 = load i32, i32* %218, align 4, !tbaa !23
  br label %282

247:                                              ; preds = %232, %279
  %248 = phi i32 [ %280, %279 ], [ %213, %232 ]
  %249 = icmp ult i32 %248, 29
  %250 = select i1 %249, i32 %248, i32 29
  %251 = load i32, i32* %218, align 4, !tbaa !23
  %252 = load i32, i32* %219, align 4, !tbaa !24
  %253 = icmp sgt i32 %251, %252
  br i1 %253, label %254, label %279

254:                                              ; preds = %247
  %255 = zext i32 %250 to i64
  %256 = sext i32 %251 to i64
  br label %259

257:                                              ; preds = %259
  %258 = icmp ult i64 %267, 1000000000
  br i1 %258, label %279, label %274

259:                                              ; preds = %259, %254
  %260 = phi i64 [ %256, %254 ], [ %262, %259 ]
  %261 = phi i64 [ 0, %254 ], [ %270, %259 ]
  %262 = add nsw i64 %260, -1
  %263 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %262
  %264 = load i32, i32* %263, align 4, !tbaa !10
  %265 = zext i32 %264 to i64
  %266 = shl i64 %265, %255
  %267 = add nuw i64 %266, %261
  %268 = urem i64 %267, 1000000000
  %269 = trunc i64 %268 to i32
  store i32 %269, i32* %263, align 4, !tbaa !10
  %270 = udiv i64 %267, 1000000000
  %271 = load i32, i32* %219, align 4, !tbaa !24
  %272 = sext i32 %271 to i64
  %273 = icmp sgt i64 %262, %272
  br i1 %273, label %259, label %257, !llvm.loop !26

274:                                              ; preds = %257
  %275 = trunc i64 %270 to i32
  %276 = add nsw i32 %271, -1
  store i32 %276, i32* %219, align 4, !tbaa !24
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %277
  store i32 %275, i32* %278, align 4, !tbaa !10
  br label %279

279:                                              ; preds = %274, %257, %247
  %280 = sub nsw i32 %248, %250
  %281 = icmp sgt i32 %280, 0
  br i1 %281, label %247, label %241, !llvm.loop !27

282:                                              ; preds = %326, %244
  %283 = phi i32 [ %316, %326 ], [ %246, %244 ]
  %284 = phi i32 [ %327, %326 ], [ %245, %244 ]
  %285 = phi i32 [ %328, %326 ], [ %242, %244 ]
  %286 = icmp ult i32 %285, -9
  %287 = sub nsw i32 0, %285
  %288 = select i1 %286, i32 9, i32 %287
  %289 = shl nsw i32 -1, %288
  %290 = xor i32 %289, -1
  %291 = icmp slt i32 %284, %283
  br i1 %291, label %292, label %315

292:                                              ; preds = %282
  %293 = lshr i32 1000000000, %288
  %294 = sext i32 %284 to i64
  br label %297

295:                                              ; preds = %297
  %296 = icmp eq i32 %305, 0
  br i1 %296, label %315, label %310

297:                                              ; preds = %297, %292
  %298 = phi i64 [ %294, %292 ], [ %306, %297 ]
  %299 = phi i32 [ 0, %292 ], [ %305, %297 ]
  %300 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %298
  %301 = load i32, i32* %300, align 4, !tbaa !10
  %302 = lshr i32 %301, %288
  %303 = add i32 %302, %299
  store i32 %303, i32* %300, align 4, !tbaa !10
  %304 = and i32 %301, %290
  %305 = mul i32 %304, %293
  %306 = add nsw i64 %298, 1
  %307 = load i32, i32* %218, align 4, !tbaa !23
  %308 = sext i32 %307 to i64
  %309 = icmp slt i64 %306, %308
  br i1 %309, label %297, label %295, !llvm.loop !28

310:                                              ; preds = %295
  %311 = sext i32 %307 to i64
  %312 = add nsw i32 %307, 1
  store i32 %312, i32* %218, align 4, !tbaa !23
  %313 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %311
  store i32 %305, i32* %313, align 4, !tbaa !10
  %314 = load i32, i32* %218, align 4, !tbaa !23
  br label %315

315:                                              ; preds = %310, %295, %282
  %316 = phi i32 [ %314, %310 ], [ %307, %295 ], [ %283, %282 ]
  %317 = load i32, i32* %219, align 4, !tbaa !24
  %318 = icmp slt i32 %317, %316
  br i1 %318, label %319, label %326

319:                                              ; preds = %315
  %320 = sext i32 %317 to i64
  %321 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %320
  %322 = load i32, i32* %321, align 4, !tbaa !10
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %324, label %326

324:                                              ; preds = %319
  %325 = add nsw i32 %317, 1
  store i32 %325, i32* %219, align 4, !tbaa !24
  br label %326

326:                                              ; preds = %324, %319, %315
  %327 = phi i32 [ %325, %324 ], [ %317, %319 ], [ %317, %315 ]
  %328 = add nsw i32 %288, %285
  %329 = icmp slt i32 %328, 0
  br i1 %329, label %282, label %330, !llvm.loop !29

330:                                              ; preds = %326, %241
  %331 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 7
  %332 = load i32, i32* %331, align 4, !tbaa !13
  %333 = icmp slt i32 %332, 0
  %334 = select i1 %333, i32 6, i32 %332
  %335 = zext i32 %334 to i64
  %336 = or i8 %17, 32
  %337 = sext i8 %336 to i32
  switch i32 %337, label %345 [
    i32 102, label %338
    i32 101, label %340
  ]

338:                                              ; preds = %330
  %339 = sub nsw i64 0, %335
  call fastcc void @round_at(%struct.decimal* noundef nonnull %9, i64 noundef %339) #10
  call fastcc void @write_fixed(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %1, i8* noundef %30, %struct.decimal* noundef nonnull %9, i64 noundef %335) #10
  br label %396

340:                                              ; preds = %330
  br i1 %215, label %341, label %344

341:                                              ; preds = %340
  %342 = call fastcc i64 @leading(%struct.decimal* noundef nonnull %9) #10
  %343 = sub nsw i64 %342, %335
  call fastcc void @round_at(%struct.decimal* noundef nonnull %9, i64 noundef %343) #10
  br label %344

344:                                              ; preds = %341, %340
  call fastcc void @write_scientific(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %1, i8* noundef %30, %struct.decimal* noundef nonnull %9, i64 noundef %335) #10
  br label %396

345:                                              ; preds = %330
  %346 = icmp eq i32 %334, 0
  %347 = select i1 %346, i64 1, i64 %335
  %348 = call fastcc i64 @leading(%struct.decimal* noundef nonnull %9) #10
  br i1 %215, label %349, label %352

349:                                              ; preds = %345
  %350 = sub nsw i64 1, %347
  %351 = add i64 %350, %348
  call fastcc void @round_at(%struct.decimal* noundef nonnull %9, i64 noundef %351) #10
  br label %352

352:                                              ; preds = %349, %345
  %353 = call fastcc i64 @leading(%struct.decimal* noundef nonnull %9) #10
  %354 = icmp sgt i64 %353, -5
  %355 = icmp slt i64 %353, %347
  %356 = select i1 %354, i1 %355, i1 false
  %357 = xor i64 %353, -1
  %358 = select i1 %356, i64 %357, i64 -1
  %359 = add i64 %358, %347
  %360 = icmp eq i64 %353, %347
  %361 = icmp slt i64 %348, %353
  %362 = select i1 %360, i1 %361, i1 false
  %363 = select i1 %362, i64 0, i64 %359
  %364 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 3
  %365 = load i32, i32* %364, align 4, !tbaa !18
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %367, label %390

367:                                              ; preds = %352
  %368 = select i1 %356, i64 0, i64 %353
  %369 = sub nsw i64 %368, %363
  %370 = load i32, i32* %218, align 4, !tbaa !23
  %371 = load i32, i32* %217, align 4, !tbaa !21
  %372 = sub nsw i32 %370, %371
  %373 = sext i32 %372 to i64
  %374 = mul nsw i64 %373, -9
  %375 = icmp slt i64 %369, %374
  %376 = icmp slt i64 %374, %368
  %377 = select i1 %376, i64 %374, i64 %368
  %378 = select i1 %375, i64 %377, i64 %369
  %379 = icmp sgt i64 %368, %378
  br i1 %379, label %380, label %387

380:                                              ; preds = %367, %384
  %381 = phi i64 [ %385, %384 ], [ %378, %367 ]
  %382 = call fastcc i32 @digit_at(%struct.decimal* noundef nonnull %9, i64 noundef %381) #10
  %383 = icmp eq i32 %382, 0
  br i1 %383, label %384, label %387

384:                                              ; preds = %380
  %385 = add i64 %381, 1
  %386 = icmp eq i64 %385, %368
  br i1 %386, label %387, label %380, !llvm.loop !30

387:                                              ; preds = %380, %384, %367
  %388 = phi i64 [ %378, %367 ], [ %368, %384 ], [ %381, %380 ]
  %389 = sub nsw i64 %368, %388
  br label %390

390:                                              ; preds = %387, %352
  %391 = phi i64 [ %363, %352 ], [ %389, %387 ]
  br i1 %356, label %392, label %393

392:                                              ; preds = %390
  call fastcc void @write_fixed(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef %1, i8* noundef %30, %struct.decimal* noundef nonnull %9, i64 noundef %391) #10
  br label %396

393:                                              ; preds = %390
  %394 = bitcast %struct.sv_spec* %10 to i8*
  call void @llvm.lifetime.start.p0i8(i64 36, i8* nonnull %394) #8
  %395 = bitcast %struct.sv_spec* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(36) %394, i8* noundef nonnull align 4 dereferenceable(36) %395, i64 36, i1 false), !tbaa.struct !9
  call fastcc void @write_scientific(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %10, i8* noundef %30, %struct.decimal* noundef nonnull %9, i64 noundef %391) #10
  call void @llvm.lifetime.end.p0i8(i64 36, i8* nonnull %394) #8
  br label %396

396:                                              ; preds = %392, %393, %344, %338
  call void @llvm.lifetime.end.p0i8(i64 9580, i8* nonnull %216) #8
  br label %397

397:                                              ; preds = %199, %396, %32
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @round_at(%struct.decimal* nocapture noundef %0, i64 noundef %1) unnamed_addr #2 {
  %3 = add nsw i64 %1, -1
  %4 = tail call fastcc i32 @digit_at(%struct.decimal* noundef %0, i64 noundef %3) #10
  %5 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 3
  %6 = load i32, i32* %5, align 4, !tbaa !21
  %7 = add nsw i32 %6, -1
  %8 = sext i32 %7 to i64
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %2
  %11 = udiv i64 %3, 9
  %12 = sub nsw i64 0, %11
  br label %16

13:                                               ; preds = %2
  %14 = sub i64 9, %1
  %15 = udiv i64 %14, 9
  br label %16

16:                                               ; preds = %13, %10
  %17 = phi i64 [ %12, %10 ], [ %15, %13 ]
  %18 = add nsw i64 %17, %8
  %19 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 2
  %20 = load i32, i32* %19, align 4, !tbaa !23
  %21 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 1
  %22 = load i32, i32* %21, align 4, !tbaa !24
  %23 = sext i32 %20 to i64
  %24 = sext i32 %22 to i64
  br label %25

25:                                               ; preds = %33, %16
  %26 = phi i64 [ %27, %33 ], [ %23, %16 ]
  %27 = add nsw i64 %26, -1
  %28 = icmp sgt i64 %26, %24
  %29 = icmp slt i64 %18, %27
  %30 = select i1 %28, i1 %29, i1 false
  br i1 %30, label %33, label %31

31:                                               ; preds = %25
  %32 = add nsw i64 %1, -9
  br label %37

33:                                               ; preds = %25
  %34 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %27
  %35 = load i32, i32* %34, align 4, !tbaa !10
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %25, label %55, !llvm.loop !31

37:                                               ; preds = %53, %31
  %38 = phi i64 [ %3, %31 ], [ %39, %53 ]
  %39 = add nsw i64 %38, -1
  %40 = icmp sgt i64 %38, 0
  br i1 %40, label %41, label %44

41:                                               ; preds = %37
  %42 = udiv i64 %39, 9
  %43 = sub nsw i64 0, %42
  br label %47

44:                                               ; preds = %37
  %45 = sub i64 9, %38
  %46 = sdiv i64 %45, 9
  br label %47

47:                                               ; preds = %44, %41
  %48 = phi i64 [ %43, %41 ], [ %46, %44 ]
  %49 = icmp eq i64 %48, %17
  br i1 %49, label %50, label %53

50:                                               ; preds = %47
  %51 = tail call fastcc i32 @digit_at(%struct.decimal* noundef %0, i64 noundef %39) #9
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %50, %47
  %54 = icmp sgt i64 %38, %32
  br i1 %54, label %37, label %55, !llvm.loop !32

55:                                               ; preds = %33, %50, %53
  %56 = phi i1 [ false, %53 ], [ true, %50 ], [ true, %33 ]
  %57 = icmp sgt i32 %4, 5
  br i1 %57, label %66, label %58

58:                                               ; preds = %55
  %59 = icmp ne i32 %4, 5
  %60 = or i1 %59, %56
  %61 = xor i1 %59, true
  br i1 %60, label %66, label %62

62:                                               ; preds = %58
  %63 = tail call fastcc i32 @digit_at(%struct.decimal* noundef %0, i64 noundef %1) #10
  %64 = and i32 %63, 1
  %65 = icmp ne i32 %64, 0
  br label %66

66:                                               ; preds = %58, %62, %55
  %67 = phi i1 [ true, %55 ], [ %61, %58 ], [ %65, %62 ]
  %68 = icmp sgt i64 %1, -1
  br i1 %68, label %69, label %71

69:                                               ; preds = %66
  %70 = udiv i64 %1, 9
  br label %75

71:                                               ; preds = %66
  %72 = sub nsw i64 8, %1
  %73 = udiv i64 %72, 9
  %74 = sub nsw i64 0, %73
  br label %75

75:                                               ; preds = %71, %69
  %76 = phi i64 [ %70, %69 ], [ %74, %71 ]
  %77 = sub nsw i64 %8, %76
  %78 = mul nsw i64 %76, -9
  %79 = add i64 %78, %1
  %80 = getelementptr inbounds [9 x i32], [9 x i32]* @digit_at.powers, i64 0, i64 %79
  %81 = load i32, i32* %80, align 4, !tbaa !10
  %82 = icmp slt i64 %77, %23
  br i1 %82, label %83, label %137

83:                                               ; preds = %75
  %84 = icmp slt i64 %77, %24
  br i1 %84, label %85, label %93

85:                                               ; preds = %83, %85
  %86 = phi i32 [ %90, %85 ], [ %22, %83 ]
  %87 = add nsw i32 %86, -1
  store i32 %87, i32* %21, align 4, !tbaa !24
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %88
  store i32 0, i32* %89, align 4, !tbaa !10
  %90 = load i32, i32* %21, align 4, !tbaa !24
  %91 = sext i32 %90 to i64
  %92 = icmp slt i64 %77, %91
  br i1 %92, label %85, label %93, !llvm.loop !33

93:                                               ; preds = %85, %83
  %94 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %77
  %95 = load i32, i32* %94, align 4, !tbaa !10
  %96 = urem i32 %95, %81
  %97 = sub i32 %95, %96
  store i32 %97, i32* %94, align 4, !tbaa !10
  %98 = trunc i64 %77 to i32
  %99 = add nsw i32 %98, 1
  store i32 %99, i32* %19, align 4, !tbaa !23
  br i1 %67, label %100, label %122

100:                                              ; preds = %93
  %101 = load i32, i32* %94, align 4, !tbaa !10
  %102 = add i32 %101, %81
  store i32 %102, i32* %94, align 4, !tbaa !10
  %103 = icmp ugt i32 %102, 999999999
  br i1 %103, label %104, label %122

104:                                              ; preds = %100, %117
  %105 = phi i32 [ %120, %117 ], [ %102, %100 ]
  %106 = phi i64 [ %109, %117 ], [ %77, %100 ]
  %107 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %106
  %108 = add i32 %105, -1000000000
  store i32 %108, i32* %107, align 4, !tbaa !10
  %109 = add nsw i64 %106, -1
  %110 = load i32, i32* %21, align 4, !tbaa !24
  %111 = sext i32 %110 to i64
  %112 = icmp sgt i64 %106, %111
  br i1 %112, label %117, label %113

113:                                              ; preds = %104
  %114 = add nsw i32 %110, -1
  store i32 %114, i32* %21, align 4, !tbaa !24
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %115
  store i32 0, i32* %116, align 4, !tbaa !10
  br label %117

117:                                              ; preds = %113, %104
  %118 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %109
  %119 = load i32, i32* %118, align 4, !tbaa !10
  %120 = add i32 %119, 1
  store i32 %120, i32* %118, align 4, !tbaa !10
  %121 = icmp ugt i32 %120, 999999999
  br i1 %121, label %104, label %122, !llvm.loop !34

122:                                              ; preds = %117, %100, %93
  %123 = load i32, i32* %19, align 4, !tbaa !23
  %124 = load i32, i32* %21, align 4, !tbaa !24
  %125 = icmp slt i32 %124, %123
  br i1 %125, label %126, label %137

126:                                              ; preds = %122
  %127 = sext i32 %124 to i64
  br label %128

128:                                              ; preds = %126, %133
  %129 = phi i64 [ %127, %126 ], [ %134, %133 ]
  %130 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %129
  %131 = load i32, i32* %130, align 4, !tbaa !10
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %137

133:                                              ; preds = %128
  %134 = add nsw i64 %129, 1
  %135 = trunc i64 %134 to i32
  store i32 %135, i32* %21, align 4, !tbaa !24
  %136 = icmp eq i32 %123, %135
  br i1 %136, label %137, label %128, !llvm.loop !35

137:                                              ; preds = %133, %128, %122, %75
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_fixed(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2, %struct.decimal* nocapture noundef readonly %3, i64 noundef %4) unnamed_addr #0 {
  %6 = tail call fastcc i64 @leading(%struct.decimal* noundef %3) #10
  %7 = icmp sgt i64 %6, 0
  %8 = select i1 %7, i64 %6, i64 0
  %9 = icmp sgt i64 %4, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 3
  %12 = load i32, i32* %11, align 4, !tbaa !18
  %13 = icmp ne i32 %12, 0
  br label %14

14:                                               ; preds = %10, %5
  %15 = phi i1 [ true, %5 ], [ %13, %10 ]
  %16 = zext i1 %15 to i64
  %17 = add i64 %4, 1
  %18 = add i64 %17, %8
  %19 = add i64 %18, %16
  %20 = tail call fastcc i64 @begin(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef %1, i8* noundef %2, i64 noundef %19) #10
  tail call fastcc void @digits(%struct.sv_sink* noundef %0, %struct.decimal* noundef %3, i64 noundef %8, i64 noundef 0) #10
  br i1 %15, label %21, label %22

21:                                               ; preds = %14
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.10, i64 0, i64 0), i64 noundef 1) #9
  br label %22

22:                                               ; preds = %21, %14
  %23 = getelementptr inbounds %struct.decimal, %struct.decimal* %3, i64 0, i32 2
  %24 = load i32, i32* %23, align 4, !tbaa !23
  %25 = getelementptr inbounds %struct.decimal, %struct.decimal* %3, i64 0, i32 3
  %26 = load i32, i32* %25, align 4, !tbaa !21
  %27 = sub nsw i32 %24, %26
  %28 = sext i32 %27 to i64
  %29 = mul nsw i64 %28, 9
  %30 = icmp slt i64 %29, %4
  %31 = icmp slt i32 %27, 0
  %32 = select i1 %31, i64 0, i64 %29
  %33 = select i1 %30, i64 %32, i64 %4
  %34 = sub nsw i64 0, %33
  tail call fastcc void @digits(%struct.sv_sink* noundef %0, %struct.decimal* noundef %3, i64 noundef -1, i64 noundef %34) #10
  %35 = sub nsw i64 %4, %33
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %35) #9
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %20) #9
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define internal fastcc i64 @leading(%struct.decimal* nocapture noundef readonly %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 4, !tbaa !24
  %4 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 2
  %5 = load i32, i32* %4, align 4, !tbaa !23
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %7, label %20

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 3
  %9 = load i32, i32* %8, align 4, !tbaa !21
  %10 = xor i32 %3, -1
  %11 = add i32 %9, %10
  %12 = sext i32 %11 to i64
  %13 = mul nsw i64 %12, 9
  %14 = add nsw i64 %13, 8
  br label %15

15:                                               ; preds = %15, %7
  %16 = phi i64 [ %14, %7 ], [ %19, %15 ]
  %17 = tail call fastcc i32 @digit_at(%struct.decimal* noundef %0, i64 noundef %16) #10
  %18 = icmp eq i32 %17, 0
  %19 = add nsw i64 %16, -1
  br i1 %18, label %15, label %20, !llvm.loop !36

20:                                               ; preds = %15, %1
  %21 = phi i64 [ 0, %1 ], [ %16, %15 ]
  ret i64 %21
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_scientific(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2, %struct.decimal* nocapture noundef readonly %3, i64 noundef %4) unnamed_addr #0 {
  %6 = alloca [12 x i8], align 1
  %7 = getelementptr inbounds [12 x i8], [12 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %7) #8
  %8 = tail call fastcc i64 @leading(%struct.decimal* noundef %3) #10
  %9 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 8
  %10 = load i8, i8* %9, align 4, !tbaa !2
  %11 = icmp slt i8 %10, 91
  %12 = select i1 %11, i8 69, i8 101
  %13 = call fastcc i32 @write_exponent(i8* noundef nonnull %7, i8 noundef signext %12, i64 noundef %8, i32 noundef 2) #10
  %14 = icmp sgt i64 %4, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 3
  %17 = load i32, i32* %16, align 4, !tbaa !18
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %5, %15
  br label %20

20:                                               ; preds = %15, %19
  %21 = phi i1 [ true, %19 ], [ false, %15 ]
  %22 = phi i64 [ 2, %19 ], [ 1, %15 ]
  %23 = sext i32 %13 to i64
  %24 = add i64 %23, %4
  %25 = add i64 %24, %22
  %26 = tail call fastcc i64 @begin(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %1, i8* noundef %2, i64 noundef %25) #10
  tail call fastcc void @digits(%struct.sv_sink* noundef %0, %struct.decimal* noundef %3, i64 noundef %8, i64 noundef %8) #10
  br i1 %21, label %27, label %28

27:                                               ; preds = %20
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.10, i64 0, i64 0), i64 noundef 1) #9
  br label %28

28:                                               ; preds = %27, %20
  %29 = getelementptr inbounds %struct.decimal, %struct.decimal* %3, i64 0, i32 2
  %30 = load i32, i32* %29, align 4, !tbaa !23
  %31 = getelementptr inbounds %struct.decimal, %struct.decimal* %3, i64 0, i32 3
  %32 = load i32, i32* %31, align 4, !tbaa !21
  %33 = sub nsw i32 %30, %32
  %34 = sext i32 %33 to i64
  %35 = mul nsw i64 %34, 9
  %36 = add i64 %35, %8
  %37 = icmp sgt i64 %36, %4
  %38 = select i1 %37, i64 %4, i64 %36
  %39 = icmp sgt i64 %38, 0
  %40 = select i1 %39, i64 %38, i64 0
  %41 = add nsw i64 %8, -1
  %42 = sub nsw i64 %8, %40
  tail call fastcc void @digits(%struct.sv_sink* noundef %0, %struct.decimal* noundef %3, i64 noundef %41, i64 noundef %42) #10
  %43 = sub nsw i64 %4, %40
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %43) #9
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %7, i64 noundef %23) #9
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %26) #9
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %7) #8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal fastcc i32 @digit_at(%struct.decimal* nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #4 {
  %3 = icmp sgt i64 %1, -1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = udiv i64 %1, 9
  br label %10

6:                                                ; preds = %2
  %7 = sub nsw i64 8, %1
  %8 = udiv i64 %7, 9
  %9 = sub nsw i64 0, %8
  br label %10

10:                                               ; preds = %6, %4
  %11 = phi i64 [ %5, %4 ], [ %9, %6 ]
  %12 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 3
  %13 = load i32, i32* %12, align 4, !tbaa !21
  %14 = add nsw i32 %13, -1
  %15 = sext i32 %14 to i64
  %16 = sub nsw i64 %15, %11
  %17 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 1
  %18 = load i32, i32* %17, align 4, !tbaa !24
  %19 = sext i32 %18 to i64
  %20 = icmp slt i64 %16, %19
  br i1 %20, label %35, label %21

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 2
  %23 = load i32, i32* %22, align 4, !tbaa !23
  %24 = sext i32 %23 to i64
  %25 = icmp slt i64 %16, %24
  br i1 %25, label %26, label %35

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %16
  %28 = load i32, i32* %27, align 4, !tbaa !10
  %29 = mul nsw i64 %11, -9
  %30 = add i64 %29, %1
  %31 = getelementptr inbounds [9 x i32], [9 x i32]* @digit_at.powers, i64 0, i64 %30
  %32 = load i32, i32* %31, align 4, !tbaa !10
  %33 = udiv i32 %28, %32
  %34 = urem i32 %33, 10
  br label %35

35:                                               ; preds = %10, %21, %26
  %36 = phi i32 [ %34, %26 ], [ 0, %21 ], [ 0, %10 ]
  ret i32 %36
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind optsize
define internal fastcc i64 @begin(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = tail call i64 @strlen(i8* noundef %2) #9
  %6 = add nsw i64 %5, %3
  %7 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 6
  %8 = load i32, i32* %7, align 4, !tbaa !37
  %9 = sext i32 %8 to i64
  %10 = icmp slt i64 %6, %9
  %11 = sub nsw i64 %9, %6
  %12 = select i1 %10, i64 %11, i64 0
  %13 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 0
  %14 = load i32, i32* %13, align 4, !tbaa !38
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %4
  %17 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 4
  %18 = load i32, i32* %17, align 4, !tbaa !12
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %16
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %12) #9
  br label %21

21:                                               ; preds = %20, %16, %4
  %22 = tail call i64 @strlen(i8* noundef %2) #9
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef %2, i64 noundef %22) #9
  %23 = load i32, i32* %13, align 4, !tbaa !38
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 4
  %27 = load i32, i32* %26, align 4, !tbaa !12
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %25
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %12) #9
  %30 = load i32, i32* %13, align 4, !tbaa !38
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %33

32:                                               ; preds = %25, %29
  br label %33

33:                                               ; preds = %21, %29, %32
  %34 = phi i64 [ 0, %32 ], [ %12, %29 ], [ %12, %21 ]
  ret i64 %34
}

; Function Attrs: optsize
declare dso_local void @__sv_put(%struct.sv_sink* noundef, i8* noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local void @__sv_pad(%struct.sv_sink* noundef, i8 noundef signext, i64 noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #6

; Function Attrs: nofree nosync nounwind optsize writeonly
define internal fastcc i32 @write_exponent(i8* nocapture noundef writeonly %0, i8 noundef signext %1, i64 noundef %2, i32 noundef %3) unnamed_addr #7 {
  %5 = alloca [8 x i8], align 1
  %6 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #8
  %7 = icmp slt i64 %2, 0
  %8 = sub nsw i64 0, %2
  %9 = select i1 %7, i64 %8, i64 %2
  store i8 %1, i8* %0, align 1, !tbaa !11
  %10 = select i1 %7, i8 45, i8 43
  %11 = getelementptr inbounds i8, i8* %0, i64 1
  store i8 %10, i8* %11, align 1, !tbaa !11
  br label %12

12:                                               ; preds = %12, %4
  %13 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %14 = phi i64 [ %20, %12 ], [ %9, %4 ]
  %15 = srem i64 %14, 10
  %16 = trunc i64 %15 to i8
  %17 = add nsw i8 %16, 48
  %18 = add nuw i64 %13, 1
  %19 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 %13
  store i8 %17, i8* %19, align 1, !tbaa !11
  %20 = sdiv i64 %14, 10
  %21 = add i64 %14, 9
  %22 = icmp ult i64 %21, 19
  br i1 %22, label %23, label %12, !llvm.loop !39

23:                                               ; preds = %12
  %24 = trunc i64 %18 to i32
  %25 = icmp slt i32 %24, %3
  br i1 %25, label %26, label %34

26:                                               ; preds = %23
  %27 = and i64 %18, 4294967295
  br label %28

28:                                               ; preds = %26, %28
  %29 = phi i64 [ %27, %26 ], [ %30, %28 ]
  %30 = add nuw nsw i64 %29, 1
  %31 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 %29
  store i8 48, i8* %31, align 1, !tbaa !11
  %32 = trunc i64 %30 to i32
  %33 = icmp eq i32 %32, %3
  br i1 %33, label %34, label %28, !llvm.loop !40

34:                                               ; preds = %28, %23
  %35 = phi i32 [ %24, %23 ], [ %3, %28 ]
  br label %36

36:                                               ; preds = %34, %36
  %37 = phi i64 [ %43, %36 ], [ 2, %34 ]
  %38 = phi i32 [ %39, %36 ], [ %35, %34 ]
  %39 = add nsw i32 %38, -1
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 %40
  %42 = load i8, i8* %41, align 1, !tbaa !11
  %43 = add nuw nsw i64 %37, 1
  %44 = getelementptr inbounds i8, i8* %0, i64 %37
  store i8 %42, i8* %44, align 1, !tbaa !11
  %45 = icmp eq i32 %39, 0
  br i1 %45, label %46, label %36, !llvm.loop !41

46:                                               ; preds = %36
  %47 = trunc i64 %43 to i32
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #8
  ret i32 %47
}

; Function Attrs: nounwind optsize
define internal fastcc void @digits(%struct.sv_sink* noundef %0, %struct.decimal* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca [64 x i8], align 16
  %6 = getelementptr inbounds [64 x i8], [64 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %6) #8
  %7 = icmp slt i64 %2, %3
  br i1 %7, label %27, label %10

8:                                                ; preds = %21
  %9 = icmp eq i32 %22, 0
  br i1 %9, label %27, label %25

10:                                               ; preds = %4, %21
  %11 = phi i64 [ %23, %21 ], [ %2, %4 ]
  %12 = phi i32 [ %22, %21 ], [ 0, %4 ]
  %13 = call fastcc i32 @digit_at(%struct.decimal* noundef %1, i64 noundef %11) #10
  %14 = trunc i32 %13 to i8
  %15 = add i8 %14, 48
  %16 = add nsw i32 %12, 1
  %17 = sext i32 %12 to i64
  %18 = getelementptr inbounds [64 x i8], [64 x i8]* %5, i64 0, i64 %17
  store i8 %15, i8* %18, align 1, !tbaa !11
  %19 = icmp eq i32 %16, 64
  br i1 %19, label %20, label %21

20:                                               ; preds = %10
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %6, i64 noundef 64) #9
  br label %21

21:                                               ; preds = %10, %20
  %22 = phi i32 [ 0, %20 ], [ %16, %10 ]
  %23 = add nsw i64 %11, -1
  %24 = icmp sgt i64 %11, %3
  br i1 %24, label %10, label %8, !llvm.loop !42

25:                                               ; preds = %8
  %26 = sext i32 %22 to i64
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %6, i64 noundef %26) #9
  br label %27

27:                                               ; preds = %4, %25, %8
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %6) #8
  ret void
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind optsize writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !5, i64 32}
!3 = !{!"sv_spec", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16, !4, i64 20, !4, i64 24, !4, i64 28, !5, i64 32}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!3, !4, i64 4}
!8 = !{!3, !4, i64 8}
!9 = !{i64 0, i64 4, !10, i64 4, i64 4, !10, i64 8, i64 4, !10, i64 12, i64 4, !10, i64 16, i64 4, !10, i64 20, i64 4, !10, i64 24, i64 4, !10, i64 28, i64 4, !10, i64 32, i64 1, !11}
!10 = !{!4, !4, i64 0}
!11 = !{!5, !5, i64 0}
!12 = !{!3, !4, i64 16}
!13 = !{!3, !4, i64 28}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = !{!3, !4, i64 12}
!19 = distinct !{!19, !15, !16}
!20 = distinct !{!20, !15, !16}
!21 = !{!22, !4, i64 9576}
!22 = !{!"decimal", !5, i64 0, !4, i64 9568, !4, i64 9572, !4, i64 9576}
!23 = !{!22, !4, i64 9572}
!24 = !{!22, !4, i64 9568}
!25 = distinct !{!25, !15, !16}
!26 = distinct !{!26, !15, !16}
!27 = distinct !{!27, !15, !16}
!28 = distinct !{!28, !15, !16}
!29 = distinct !{!29, !15, !16}
!30 = distinct !{!30, !15, !16}
!31 = distinct !{!31, !15, !16}
!32 = distinct !{!32, !15, !16}
!33 = distinct !{!33, !15, !16}
!34 = distinct !{!34, !15, !16}
!35 = distinct !{!35, !15, !16}
!36 = distinct !{!36, !15, !16}
!37 = !{!3, !4, i64 24}
!38 = !{!3, !4, i64 0}
!39 = distinct !{!39, !15, !16}
!40 = distinct !{!40, !15, !16}
!41 = distinct !{!41, !15, !16}
!42 = distinct !{!42, !15, !16}
