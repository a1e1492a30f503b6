; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/float_read.c
; ModuleID = 'runtime/c/float_read.c'
source_filename = "runtime/c/float_read.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.format = type { i32, i32, i32 }
%struct.big = type { i32, i32* }
%struct.number = type { x86_fp80, double, i32 }

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
  %3 = alloca %struct.number, align 16
  %4 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4) #7
  call fastcc void @read_number(%struct.number* nonnull sret(%struct.number) align 16 %3, i8* noundef %0, i8** noundef %1, %struct.format* noundef nonnull @single) #8
  %5 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 2
  %6 = load i32, i32* %5, align 8, !tbaa !2
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %9 = load double, double* %8, align 16
  %10 = fpext double %9 to x86_fp80
  %11 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %12 = load x86_fp80, x86_fp80* %11, align 16
  %13 = select i1 %7, x86_fp80 %12, x86_fp80 %10
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4) #7
  %14 = fptrunc x86_fp80 %13 to float
  ret float %14
}

; Function Attrs: nounwind optsize
define dso_local double @strtod(i8* noundef %0, i8** noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 16
  %4 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4) #7
  call fastcc void @read_number(%struct.number* nonnull sret(%struct.number) align 16 %3, i8* noundef %0, i8** noundef %1, %struct.format* noundef nonnull @twice) #9
  %5 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 2
  %6 = load i32, i32* %5, align 8, !tbaa !2
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %9 = load double, double* %8, align 16
  %10 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %11 = load x86_fp80, x86_fp80* %10, align 16
  %12 = fptrunc x86_fp80 %11 to double
  %13 = select i1 %7, double %12, double %9
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4) #7
  ret double %13
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc void @read_number(%struct.number* noalias nocapture writeonly sret(%struct.number) align 16 %0, i8* noundef %1, i8** noundef writeonly %2, %struct.format* noundef readonly %3) unnamed_addr #0 {
  %5 = alloca %struct.big, align 8
  %6 = alloca %struct.big, align 8
  %7 = alloca i8*, align 8
  %8 = alloca i8*, align 8
  %9 = icmp eq i8** %2, null
  br i1 %9, label %11, label %10

10:                                               ; preds = %4
  store i8* %1, i8** %2, align 8, !tbaa !9
  br label %11

11:                                               ; preds = %10, %4
  br label %12

12:                                               ; preds = %11, %12
  %13 = phi i8* [ %18, %12 ], [ %1, %11 ]
  %14 = load i8, i8* %13, align 1, !tbaa !11
  %15 = zext i8 %14 to i32
  %16 = tail call i32 @isspace(i32 noundef %15) #8
  %17 = icmp eq i32 %16, 0
  %18 = getelementptr inbounds i8, i8* %13, i64 1
  br i1 %17, label %19, label %12, !llvm.loop !12

19:                                               ; preds = %12
  %20 = load i8, i8* %13, align 1, !tbaa !11
  %21 = icmp eq i8 %20, 45
  switch i8 %20, label %24 [
    i8 45, label %22
    i8 43, label %22
  ]

22:                                               ; preds = %19, %19
  %23 = load i8, i8* %18, align 1, !tbaa !11
  br label %24

24:                                               ; preds = %19, %22
  %25 = phi i8 [ %20, %19 ], [ %23, %22 ]
  %26 = phi i8* [ %13, %19 ], [ %18, %22 ]
  %27 = zext i8 %25 to i32
  %28 = tail call i32 @isdigit(i32 noundef %27) #8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %24
  %31 = load i8, i8* %26, align 1, !tbaa !11
  %32 = icmp eq i8 %31, 46
  br i1 %32, label %34, label %33

33:                                               ; preds = %34, %30
  br label %650

34:                                               ; preds = %30
  %35 = getelementptr inbounds i8, i8* %26, i64 1
  %36 = load i8, i8* %35, align 1, !tbaa !11
  %37 = zext i8 %36 to i32
  %38 = tail call i32 @isdigit(i32 noundef %37) #8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %33, label %40

40:                                               ; preds = %34, %24
  %41 = load i8, i8* %26, align 1, !tbaa !11
  %42 = icmp eq i8 %41, 48
  br i1 %42, label %43, label %156

43:                                               ; preds = %40
  %44 = getelementptr inbounds i8, i8* %26, i64 1
  %45 = load i8, i8* %44, align 1, !tbaa !11
  %46 = and i8 %45, -33
  %47 = icmp eq i8 %46, 88
  br i1 %47, label %48, label %156

48:                                               ; preds = %43
  %49 = getelementptr inbounds i8, i8* %26, i64 2
  %50 = load i8, i8* %49, align 1, !tbaa !11
  %51 = zext i8 %50 to i32
  %52 = tail call i32 @isxdigit(i32 noundef %51) #8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %63

54:                                               ; preds = %48
  %55 = load i8, i8* %49, align 1, !tbaa !11
  %56 = icmp eq i8 %55, 46
  br i1 %56, label %57, label %156

57:                                               ; preds = %54
  %58 = getelementptr inbounds i8, i8* %26, i64 3
  %59 = load i8, i8* %58, align 1, !tbaa !11
  %60 = zext i8 %59 to i32
  %61 = tail call i32 @isxdigit(i32 noundef %60) #8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %156, label %63

63:                                               ; preds = %57, %48
  %64 = bitcast i8** %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %64) #7
  br label %65

65:                                               ; preds = %123, %63
  %66 = phi i8* [ %49, %63 ], [ %131, %123 ]
  %67 = phi i64 [ 0, %63 ], [ %124, %123 ]
  %68 = phi i64 [ 0, %63 ], [ %125, %123 ]
  %69 = phi i32 [ 0, %63 ], [ %126, %123 ]
  %70 = phi i32 [ 0, %63 ], [ %127, %123 ]
  %71 = phi i32 [ 0, %63 ], [ %128, %123 ]
  %72 = phi i32 [ 64, %63 ], [ %129, %123 ]
  %73 = phi i64 [ 0, %63 ], [ %130, %123 ]
  %74 = icmp eq i32 %69, 0
  %75 = load i8, i8* %66, align 1, !tbaa !11
  %76 = icmp eq i8 %75, 46
  %77 = select i1 %74, i1 %76, i1 false
  br i1 %77, label %123, label %78

78:                                               ; preds = %65
  %79 = zext i8 %75 to i32
  %80 = tail call i32 @isxdigit(i32 noundef %79) #8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %132, label %82

82:                                               ; preds = %78
  %83 = load i8, i8* %66, align 1, !tbaa !11
  %84 = zext i8 %83 to i32
  %85 = tail call i32 @isdigit(i32 noundef %84) #8
  %86 = icmp eq i32 %85, 0
  %87 = load i8, i8* %66, align 1, !tbaa !11
  %88 = sext i8 %87 to i32
  %89 = add nsw i32 %88, -48
  %90 = or i8 %87, 32
  %91 = zext i8 %90 to i32
  %92 = add nsw i32 %91, -87
  %93 = select i1 %86, i32 %92, i32 %89
  %94 = icmp ugt i64 %73, 1152921504606846975
  %95 = zext i1 %94 to i32
  %96 = or i32 %71, %95
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %105

98:                                               ; preds = %82
  %99 = shl i64 %73, 4
  %100 = zext i32 %93 to i64
  %101 = or i64 %99, %100
  %102 = shl nsw i32 %69, 2
  %103 = zext i32 %102 to i64
  %104 = sub nsw i64 %68, %103
  br label %123

105:                                              ; preds = %82
  %106 = icmp eq i32 %72, 0
  br i1 %106, label %113, label %107

107:                                              ; preds = %105
  %108 = add nsw i32 %72, -4
  %109 = zext i32 %93 to i64
  %110 = zext i32 %108 to i64
  %111 = shl i64 %109, %110
  %112 = or i64 %111, %67
  br label %117

113:                                              ; preds = %105
  %114 = icmp ne i32 %93, 0
  %115 = zext i1 %114 to i32
  %116 = or i32 %70, %115
  br label %117

117:                                              ; preds = %113, %107
  %118 = phi i64 [ %112, %107 ], [ %67, %113 ]
  %119 = phi i32 [ %70, %107 ], [ %116, %113 ]
  %120 = phi i32 [ %108, %107 ], [ 0, %113 ]
  %121 = select i1 %74, i64 4, i64 0
  %122 = add nsw i64 %121, %68
  br label %123

123:                                              ; preds = %117, %98, %65
  %124 = phi i64 [ %118, %117 ], [ %67, %98 ], [ %67, %65 ]
  %125 = phi i64 [ %122, %117 ], [ %104, %98 ], [ %68, %65 ]
  %126 = phi i32 [ %69, %117 ], [ %69, %98 ], [ 1, %65 ]
  %127 = phi i32 [ %119, %117 ], [ %70, %98 ], [ %70, %65 ]
  %128 = phi i32 [ %96, %117 ], [ 0, %98 ], [ %71, %65 ]
  %129 = phi i32 [ %120, %117 ], [ %72, %98 ], [ %72, %65 ]
  %130 = phi i64 [ %73, %117 ], [ %101, %98 ], [ %73, %65 ]
  %131 = getelementptr inbounds i8, i8* %66, i64 1
  br label %65, !llvm.loop !15

132:                                              ; preds = %78
  store i8* %66, i8** %8, align 8, !tbaa !9
  %133 = call fastcc i64 @read_exponent(i8** noundef nonnull %8, i32 noundef 112) #8
  %134 = load i8*, i8** %8, align 8, !tbaa !9
  %135 = icmp eq i64 %73, 0
  br i1 %135, label %154, label %136

136:                                              ; preds = %132
  %137 = tail call i64 @llvm.ctlz.i64(i64 %73, i1 true) #7, !range !16
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %142, label %139

139:                                              ; preds = %136
  %140 = tail call i64 @llvm.fshl.i64(i64 %73, i64 %67, i64 %137) #7
  %141 = shl i64 %67, %137
  br label %142

142:                                              ; preds = %139, %136
  %143 = phi i64 [ %141, %139 ], [ %67, %136 ]
  %144 = phi i64 [ %140, %139 ], [ %73, %136 ]
  %145 = lshr i64 %143, 63
  %146 = trunc i64 %145 to i32
  %147 = and i64 %143, 9223372036854775807
  %148 = icmp ne i64 %147, 0
  %149 = zext i1 %148 to i32
  %150 = or i32 %70, %149
  %151 = sub i64 %68, %137
  %152 = add i64 %151, %133
  %153 = tail call fastcc x86_fp80 @round_to(i64 noundef %144, i32 noundef %146, i32 noundef %150, i64 noundef %152, %struct.format* noundef %3) #8
  br label %154

154:                                              ; preds = %132, %142
  %155 = phi x86_fp80 [ %153, %142 ], [ 0xK00000000000000000000, %132 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %64) #7
  br label %711

156:                                              ; preds = %57, %54, %43, %40
  %157 = bitcast %struct.big* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %157) #7, !noalias !17
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %157, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.big* @__const.decimal.n to i8*), i64 16, i1 false) #7, !noalias !17
  %158 = bitcast i8** %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %158) #7, !noalias !17
  %159 = getelementptr inbounds %struct.big, %struct.big* %6, i64 0, i32 0
  br label %160

160:                                              ; preds = %238, %156
  %161 = phi i32 [ 0, %156 ], [ %239, %238 ]
  %162 = phi i8* [ %26, %156 ], [ %247, %238 ]
  %163 = phi i32 [ 0, %156 ], [ %240, %238 ]
  %164 = phi i32 [ 0, %156 ], [ %241, %238 ]
  %165 = phi i32 [ 0, %156 ], [ %242, %238 ]
  %166 = phi i64 [ 0, %156 ], [ %243, %238 ]
  %167 = phi i32 [ 0, %156 ], [ %244, %238 ]
  %168 = phi i32 [ 1, %156 ], [ %245, %238 ]
  %169 = phi i64 [ 0, %156 ], [ %246, %238 ]
  %170 = icmp eq i32 %163, 0
  %171 = load i8, i8* %162, align 1, !tbaa !11, !noalias !17
  %172 = icmp eq i8 %171, 46
  %173 = select i1 %170, i1 %172, i1 false
  br i1 %173, label %238, label %174

174:                                              ; preds = %160
  %175 = zext i8 %171 to i32
  %176 = tail call i32 @isdigit(i32 noundef %175) #8, !noalias !17
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %248, label %178

178:                                              ; preds = %174
  %179 = load i8, i8* %162, align 1, !tbaa !11, !noalias !17
  %180 = sext i8 %179 to i32
  %181 = add nsw i32 %180, -48
  %182 = icmp eq i32 %164, 0
  %183 = icmp eq i32 %181, 0
  %184 = select i1 %182, i1 %183, i1 false
  br i1 %184, label %185, label %188

185:                                              ; preds = %178
  %186 = zext i32 %163 to i64
  %187 = sub nsw i64 %169, %186
  br label %238

188:                                              ; preds = %178
  %189 = icmp sgt i32 %164, 11999
  br i1 %189, label %190, label %196

190:                                              ; preds = %188
  %191 = icmp ne i32 %181, 0
  %192 = zext i1 %191 to i32
  %193 = or i32 %165, %192
  %194 = zext i1 %170 to i64
  %195 = add nsw i64 %169, %194
  br label %238

196:                                              ; preds = %188
  %197 = icmp slt i32 %164, 19
  %198 = mul i64 %166, 10
  %199 = zext i32 %181 to i64
  %200 = add i64 %198, %199
  %201 = select i1 %197, i64 %200, i64 %166
  %202 = mul i32 %167, 10
  %203 = add i32 %181, %202
  %204 = mul i32 %168, 10
  %205 = icmp eq i32 %204, 1000000000
  br i1 %205, label %206, label %231

206:                                              ; preds = %196
  %207 = zext i32 %203 to i64
  %208 = icmp sgt i32 %161, 0
  br i1 %208, label %209, label %211

209:                                              ; preds = %206
  %210 = zext i32 %161 to i64
  br label %214

211:                                              ; preds = %214, %206
  %212 = phi i64 [ %207, %206 ], [ %223, %214 ]
  %213 = icmp eq i64 %212, 0
  br i1 %213, label %231, label %226

214:                                              ; preds = %214, %209
  %215 = phi i64 [ 0, %209 ], [ %224, %214 ]
  %216 = phi i64 [ %207, %209 ], [ %223, %214 ]
  %217 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %215
  %218 = load i32, i32* %217, align 4, !tbaa !20, !noalias !17
  %219 = zext i32 %218 to i64
  %220 = mul nuw nsw i64 %219, 1000000000
  %221 = add nuw nsw i64 %220, %216
  %222 = trunc i64 %221 to i32
  store i32 %222, i32* %217, align 4, !tbaa !20, !noalias !17
  %223 = lshr i64 %221, 32
  %224 = add nuw nsw i64 %215, 1
  %225 = icmp eq i64 %224, %210
  br i1 %225, label %211, label %214, !llvm.loop !21

226:                                              ; preds = %211
  %227 = trunc i64 %212 to i32
  %228 = add nsw i32 %161, 1
  %229 = sext i32 %161 to i64
  %230 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %229
  store i32 %227, i32* %230, align 4, !tbaa !20, !noalias !17
  br label %231

231:                                              ; preds = %226, %211, %196
  %232 = phi i32 [ %161, %196 ], [ %161, %211 ], [ %228, %226 ]
  %233 = phi i32 [ %203, %196 ], [ 0, %211 ], [ 0, %226 ]
  %234 = phi i32 [ %204, %196 ], [ 1, %211 ], [ 1, %226 ]
  %235 = add nsw i32 %164, 1
  %236 = zext i32 %163 to i64
  %237 = sub nsw i64 %169, %236
  br label %238

238:                                              ; preds = %231, %190, %185, %160
  %239 = phi i32 [ %161, %190 ], [ %232, %231 ], [ %161, %185 ], [ %161, %160 ]
  %240 = phi i32 [ %163, %190 ], [ %163, %231 ], [ %163, %185 ], [ 1, %160 ]
  %241 = phi i32 [ %164, %190 ], [ %235, %231 ], [ 0, %185 ], [ %164, %160 ]
  %242 = phi i32 [ %193, %190 ], [ %165, %231 ], [ %165, %185 ], [ %165, %160 ]
  %243 = phi i64 [ %166, %190 ], [ %201, %231 ], [ %166, %185 ], [ %166, %160 ]
  %244 = phi i32 [ %167, %190 ], [ %233, %231 ], [ %167, %185 ], [ %167, %160 ]
  %245 = phi i32 [ %168, %190 ], [ %234, %231 ], [ %168, %185 ], [ %168, %160 ]
  %246 = phi i64 [ %195, %190 ], [ %237, %231 ], [ %187, %185 ], [ %169, %160 ]
  %247 = getelementptr inbounds i8, i8* %162, i64 1
  br label %160, !llvm.loop !22

248:                                              ; preds = %174
  %249 = getelementptr inbounds %struct.big, %struct.big* %6, i64 0, i32 1
  store i32 %161, i32* %159, align 8, !tbaa !23, !noalias !17
  store i8* %162, i8** %7, align 8, !tbaa !9, !noalias !17
  %250 = icmp ugt i32 %168, 1
  br i1 %250, label %251, label %277

251:                                              ; preds = %248
  %252 = zext i32 %167 to i64
  %253 = icmp sgt i32 %161, 0
  br i1 %253, label %254, label %257

254:                                              ; preds = %251
  %255 = zext i32 %168 to i64
  %256 = zext i32 %161 to i64
  br label %260

257:                                              ; preds = %260, %251
  %258 = phi i64 [ %252, %251 ], [ %269, %260 ]
  %259 = icmp eq i64 %258, 0
  br i1 %259, label %277, label %272

260:                                              ; preds = %260, %254
  %261 = phi i64 [ 0, %254 ], [ %270, %260 ]
  %262 = phi i64 [ %252, %254 ], [ %269, %260 ]
  %263 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %261
  %264 = load i32, i32* %263, align 4, !tbaa !20, !noalias !17
  %265 = zext i32 %264 to i64
  %266 = mul nuw i64 %265, %255
  %267 = add i64 %266, %262
  %268 = trunc i64 %267 to i32
  store i32 %268, i32* %263, align 4, !tbaa !20, !noalias !17
  %269 = lshr i64 %267, 32
  %270 = add nuw nsw i64 %261, 1
  %271 = icmp eq i64 %270, %256
  br i1 %271, label %257, label %260, !llvm.loop !21

272:                                              ; preds = %257
  %273 = trunc i64 %258 to i32
  %274 = add nsw i32 %161, 1
  store i32 %274, i32* %159, align 8, !tbaa !23, !noalias !17
  %275 = sext i32 %161 to i64
  %276 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %275
  store i32 %273, i32* %276, align 4, !tbaa !20, !noalias !17
  br label %277

277:                                              ; preds = %272, %257, %248
  %278 = phi i32 [ %274, %272 ], [ %161, %257 ], [ %161, %248 ]
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %299, label %280

280:                                              ; preds = %277
  %281 = sext i32 %278 to i64
  %282 = add nsw i64 %281, -1
  %283 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %282
  %284 = load i32, i32* %283, align 4, !tbaa !20, !noalias !17
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %291, label %297

286:                                              ; preds = %291
  %287 = add nsw i64 %292, -1
  %288 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %287
  %289 = load i32, i32* %288, align 4, !tbaa !20, !noalias !17
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %291, label %295, !llvm.loop !25

291:                                              ; preds = %280, %286
  %292 = phi i64 [ %287, %286 ], [ %282, %280 ]
  %293 = trunc i64 %292 to i32
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %297, label %286, !llvm.loop !25

295:                                              ; preds = %286
  %296 = trunc i64 %292 to i32
  br label %297

297:                                              ; preds = %291, %295, %280
  %298 = phi i32 [ %278, %280 ], [ %296, %295 ], [ 0, %291 ]
  store i32 %298, i32* %159, align 8, !tbaa !23, !noalias !17
  br label %299

299:                                              ; preds = %297, %277
  %300 = phi i32 [ %298, %297 ], [ 0, %277 ]
  %301 = call fastcc i64 @read_exponent(i8** noundef nonnull %7, i32 noundef 101) #8, !noalias !17
  %302 = add nsw i64 %301, %169
  %303 = load i8*, i8** %7, align 8, !tbaa !9, !noalias !17
  %304 = icmp eq i32 %164, 0
  br i1 %304, label %646, label %305

305:                                              ; preds = %299
  %306 = icmp slt i32 %164, 16
  %307 = icmp eq %struct.format* %3, @twice
  %308 = and i1 %307, %306
  %309 = icmp sgt i64 %302, -23
  %310 = select i1 %308, i1 %309, i1 false
  %311 = icmp slt i64 %302, 23
  %312 = select i1 %310, i1 %311, i1 false
  br i1 %312, label %313, label %328

313:                                              ; preds = %305
  %314 = icmp slt i64 %302, 0
  br i1 %314, label %315, label %321

315:                                              ; preds = %313
  %316 = uitofp i64 %166 to double
  %317 = sub nsw i64 0, %302
  %318 = getelementptr inbounds [23 x double], [23 x double]* @tens, i64 0, i64 %317
  %319 = load double, double* %318, align 8, !tbaa !26, !noalias !17
  %320 = fdiv double %316, %319
  br label %646

321:                                              ; preds = %313
  %322 = icmp eq i64 %302, 0
  %323 = uitofp i64 %166 to double
  br i1 %322, label %646, label %324

324:                                              ; preds = %321
  %325 = getelementptr inbounds [23 x double], [23 x double]* @tens, i64 0, i64 %302
  %326 = load double, double* %325, align 8, !tbaa !26, !noalias !17
  %327 = fmul double %326, %323
  br label %646

328:                                              ; preds = %305
  %329 = icmp slt i32 %164, 8
  %330 = icmp eq %struct.format* %3, @single
  %331 = and i1 %330, %329
  %332 = icmp sgt i64 %302, -11
  %333 = select i1 %331, i1 %332, i1 false
  %334 = icmp slt i64 %302, 11
  %335 = select i1 %333, i1 %334, i1 false
  br i1 %335, label %336, label %356

336:                                              ; preds = %328
  %337 = icmp slt i64 %302, 0
  br i1 %337, label %338, label %345

338:                                              ; preds = %336
  %339 = uitofp i64 %166 to float
  %340 = sub nsw i64 0, %302
  %341 = getelementptr inbounds [23 x double], [23 x double]* @tens, i64 0, i64 %340
  %342 = load double, double* %341, align 8, !tbaa !26, !noalias !17
  %343 = fptrunc double %342 to float
  %344 = fdiv float %339, %343
  br label %353

345:                                              ; preds = %336
  %346 = icmp eq i64 %302, 0
  %347 = uitofp i64 %166 to float
  br i1 %346, label %353, label %348

348:                                              ; preds = %345
  %349 = getelementptr inbounds [23 x double], [23 x double]* @tens, i64 0, i64 %302
  %350 = load double, double* %349, align 8, !tbaa !26, !noalias !17
  %351 = fptrunc double %350 to float
  %352 = fmul float %347, %351
  br label %353

353:                                              ; preds = %348, %345, %338
  %354 = phi float [ %344, %338 ], [ %352, %348 ], [ %347, %345 ]
  %355 = fpext float %354 to x86_fp80
  br label %646

356:                                              ; preds = %328
  %357 = sext i32 %164 to i64
  %358 = add nsw i64 %302, %357
  %359 = add i64 %358, -5001
  %360 = icmp ult i64 %359, -10001
  br i1 %360, label %361, label %365

361:                                              ; preds = %356
  %362 = tail call i32* @__errno_location() #8, !noalias !17
  store i32 34, i32* %362, align 4, !tbaa !20, !noalias !17
  %363 = icmp sgt i64 %358, 0
  %364 = select i1 %363, x86_fp80 0xK7FFF8000000000000000, x86_fp80 0xK00000000000000000000
  br label %646

365:                                              ; preds = %356
  %366 = icmp sgt i64 %302, -1
  br i1 %366, label %367, label %462

367:                                              ; preds = %365
  call fastcc void @big_scale10(%struct.big* noundef nonnull %6, i64 noundef %302) #8, !noalias !17
  %368 = load i32, i32* %159, align 8, !tbaa !23, !noalias !17
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %382, label %370

370:                                              ; preds = %367
  %371 = sext i32 %368 to i64
  %372 = shl nsw i64 %371, 5
  %373 = load i32*, i32** %249, align 8, !tbaa !27, !noalias !17
  %374 = add nsw i32 %368, -1
  %375 = sext i32 %374 to i64
  %376 = getelementptr inbounds i32, i32* %373, i64 %375
  %377 = load i32, i32* %376, align 4, !tbaa !20, !noalias !17
  %378 = tail call i32 @llvm.ctlz.i32(i32 %377, i1 true) #7, !range !28
  %379 = zext i32 %378 to i64
  %380 = sub nsw i64 %372, %379
  %381 = icmp slt i64 %380, 64
  br i1 %381, label %382, label %398

382:                                              ; preds = %370, %367
  %383 = phi i64 [ %380, %370 ], [ 0, %367 ]
  %384 = sub nsw i64 64, %383
  call fastcc void @big_shl(%struct.big* noundef nonnull %6, i64 noundef %384) #8, !noalias !17
  %385 = load i32, i32* %159, align 8, !tbaa !23, !noalias !17
  %386 = icmp eq i32 %385, 0
  %387 = load i32*, i32** %249, align 8, !tbaa !27, !noalias !17
  br i1 %386, label %398, label %388

388:                                              ; preds = %382
  %389 = sext i32 %385 to i64
  %390 = shl nsw i64 %389, 5
  %391 = add nsw i32 %385, -1
  %392 = sext i32 %391 to i64
  %393 = getelementptr inbounds i32, i32* %387, i64 %392
  %394 = load i32, i32* %393, align 4, !tbaa !20, !noalias !17
  %395 = tail call i32 @llvm.ctlz.i32(i32 %394, i1 true) #7, !range !28
  %396 = zext i32 %395 to i64
  %397 = sub nsw i64 %390, %396
  br label %398

398:                                              ; preds = %370, %388, %382
  %399 = phi i64 [ %383, %382 ], [ %383, %388 ], [ %380, %370 ]
  %400 = phi i32* [ %387, %382 ], [ %387, %388 ], [ %373, %370 ]
  %401 = phi i64 [ 0, %382 ], [ %397, %388 ], [ %380, %370 ]
  %402 = add nsw i64 %401, -64
  %403 = sdiv i64 %402, 32
  %404 = srem i64 %402, 32
  %405 = getelementptr inbounds i32, i32* %400, i64 %403
  %406 = load i32, i32* %405, align 4, !tbaa !20, !noalias !17
  %407 = zext i32 %406 to i64
  %408 = lshr i64 %407, %404
  %409 = add nsw i64 %403, 1
  %410 = getelementptr inbounds i32, i32* %400, i64 %409
  %411 = load i32, i32* %410, align 4, !tbaa !20, !noalias !17
  %412 = zext i32 %411 to i64
  %413 = sub nsw i64 32, %404
  %414 = shl i64 %412, %413
  %415 = or i64 %414, %408
  %416 = icmp eq i64 %404, 0
  br i1 %416, label %425, label %417

417:                                              ; preds = %398
  %418 = add nsw i64 %403, 2
  %419 = getelementptr inbounds i32, i32* %400, i64 %418
  %420 = load i32, i32* %419, align 4, !tbaa !20, !noalias !17
  %421 = zext i32 %420 to i64
  %422 = sub nsw i64 64, %404
  %423 = shl i64 %421, %422
  %424 = or i64 %423, %415
  br label %425

425:                                              ; preds = %417, %398
  %426 = phi i64 [ %424, %417 ], [ %415, %398 ]
  %427 = icmp sgt i64 %401, 64
  br i1 %427, label %428, label %457

428:                                              ; preds = %425
  %429 = add nsw i64 %401, -65
  %430 = lshr i64 %429, 5
  %431 = getelementptr inbounds i32, i32* %400, i64 %430
  %432 = load i32, i32* %431, align 4, !tbaa !20, !noalias !17
  %433 = trunc i64 %429 to i32
  %434 = and i32 %433, 31
  %435 = lshr i32 %432, %434
  %436 = and i32 %435, 1
  %437 = shl nsw i32 -1, %434
  %438 = xor i32 %437, -1
  %439 = and i32 %432, %438
  %440 = icmp ne i32 %439, 0
  %441 = zext i1 %440 to i32
  %442 = or i32 %165, %441
  %443 = icmp ugt i64 %429, 31
  %444 = icmp eq i32 %442, 0
  %445 = select i1 %443, i1 %444, i1 false
  br i1 %445, label %446, label %457

446:                                              ; preds = %428, %446
  %447 = phi i64 [ %451, %446 ], [ 0, %428 ]
  %448 = getelementptr inbounds i32, i32* %400, i64 %447
  %449 = load i32, i32* %448, align 4, !tbaa !20, !noalias !17
  %450 = icmp ne i32 %449, 0
  %451 = add nuw nsw i64 %447, 1
  %452 = icmp ult i64 %451, %430
  %453 = xor i1 %450, true
  %454 = select i1 %452, i1 %453, i1 false
  br i1 %454, label %446, label %455, !llvm.loop !29

455:                                              ; preds = %446
  %456 = zext i1 %450 to i32
  br label %457

457:                                              ; preds = %455, %428, %425
  %458 = phi i32 [ 0, %425 ], [ %436, %428 ], [ %436, %455 ]
  %459 = phi i32 [ %165, %425 ], [ %442, %428 ], [ %456, %455 ]
  %460 = add nsw i64 %399, -64
  %461 = tail call fastcc x86_fp80 @round_to(i64 noundef %426, i32 noundef %458, i32 noundef %459, i64 noundef %460, %struct.format* noundef %3) #8, !noalias !17
  br label %646

462:                                              ; preds = %365
  %463 = bitcast %struct.big* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %463) #7, !noalias !17
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %463, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.big* @__const.exact.d to i8*), i64 16, i1 false) #7, !noalias !17
  store i32 1, i32* getelementptr inbounds ([2900 x i32], [2900 x i32]* @exact.store, i64 0, i64 0), align 16, !tbaa !20, !noalias !17
  %464 = sub nsw i64 0, %302
  call fastcc void @big_scale10(%struct.big* noundef nonnull %5, i64 noundef %464) #8, !noalias !17
  %465 = icmp eq i32 %300, 0
  br i1 %465, label %476, label %466

466:                                              ; preds = %462
  %467 = sext i32 %300 to i64
  %468 = shl nsw i64 %467, 5
  %469 = add nsw i32 %300, -1
  %470 = sext i32 %469 to i64
  %471 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %470
  %472 = load i32, i32* %471, align 4, !tbaa !20, !noalias !17
  %473 = tail call i32 @llvm.ctlz.i32(i32 %472, i1 true) #7, !range !28
  %474 = zext i32 %473 to i64
  %475 = sub nsw i64 %468, %474
  br label %476

476:                                              ; preds = %466, %462
  %477 = phi i64 [ %475, %466 ], [ 0, %462 ]
  %478 = getelementptr inbounds %struct.big, %struct.big* %5, i64 0, i32 0
  %479 = load i32, i32* %478, align 8, !tbaa !23, !noalias !17
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %493, label %481

481:                                              ; preds = %476
  %482 = sext i32 %479 to i64
  %483 = mul nsw i64 %482, -32
  %484 = getelementptr inbounds %struct.big, %struct.big* %5, i64 0, i32 1
  %485 = load i32*, i32** %484, align 8, !tbaa !27, !noalias !17
  %486 = add nsw i32 %479, -1
  %487 = sext i32 %486 to i64
  %488 = getelementptr inbounds i32, i32* %485, i64 %487
  %489 = load i32, i32* %488, align 4, !tbaa !20, !noalias !17
  %490 = tail call i32 @llvm.ctlz.i32(i32 %489, i1 true) #7, !range !28
  %491 = zext i32 %490 to i64
  %492 = or i64 %483, %491
  br label %493

493:                                              ; preds = %481, %476
  %494 = phi i64 [ %492, %481 ], [ 0, %476 ]
  %495 = add nsw i64 %494, %477
  %496 = icmp sgt i64 %495, 0
  br i1 %496, label %497, label %499

497:                                              ; preds = %493
  call fastcc void @big_shl(%struct.big* noundef nonnull %5, i64 noundef %495) #8, !noalias !17
  %498 = load i32, i32* %478, align 8, !tbaa !23, !noalias !17
  br label %504

499:                                              ; preds = %493
  %500 = icmp slt i64 %495, 0
  br i1 %500, label %501, label %504

501:                                              ; preds = %499
  %502 = sub nsw i64 0, %495
  call fastcc void @big_shl(%struct.big* noundef nonnull %6, i64 noundef %502) #8, !noalias !17
  %503 = load i32, i32* %159, align 8, !tbaa !23, !noalias !17
  br label %504

504:                                              ; preds = %501, %499, %497
  %505 = phi i32 [ %300, %499 ], [ %503, %501 ], [ %300, %497 ]
  %506 = phi i32 [ %479, %499 ], [ %479, %501 ], [ %498, %497 ]
  %507 = icmp eq i32 %505, %506
  br i1 %507, label %508, label %513

508:                                              ; preds = %504
  %509 = getelementptr inbounds %struct.big, %struct.big* %5, i64 0, i32 1
  %510 = zext i32 %505 to i64
  %511 = load i32*, i32** %509, align 8, !noalias !17
  %512 = load i32*, i32** %249, align 8, !noalias !17
  br label %515

513:                                              ; preds = %504
  %514 = icmp slt i32 %505, %506
  br i1 %514, label %528, label %530

515:                                              ; preds = %520, %508
  %516 = phi i64 [ %510, %508 ], [ %517, %520 ]
  %517 = add nsw i64 %516, -1
  %518 = trunc i64 %516 to i32
  %519 = icmp sgt i32 %518, 0
  br i1 %519, label %520, label %530

520:                                              ; preds = %515
  %521 = getelementptr inbounds i32, i32* %512, i64 %517
  %522 = load i32, i32* %521, align 4, !tbaa !20, !noalias !17
  %523 = getelementptr inbounds i32, i32* %511, i64 %517
  %524 = load i32, i32* %523, align 4, !tbaa !20, !noalias !17
  %525 = icmp eq i32 %522, %524
  br i1 %525, label %515, label %526, !llvm.loop !30

526:                                              ; preds = %520
  %527 = icmp ult i32 %522, %524
  br i1 %527, label %528, label %530

528:                                              ; preds = %526, %513
  call fastcc void @big_shl(%struct.big* noundef nonnull %6, i64 noundef 1) #8, !noalias !17
  %529 = add nsw i64 %495, -1
  br label %530

530:                                              ; preds = %515, %528, %526, %513
  %531 = phi i64 [ %529, %528 ], [ %495, %513 ], [ %495, %526 ], [ %495, %515 ]
  %532 = getelementptr inbounds %struct.big, %struct.big* %5, i64 0, i32 1
  %533 = load i32*, i32** %532, align 8, !noalias !17
  %534 = sext i32 %506 to i64
  %535 = zext i32 %506 to i64
  br label %536

536:                                              ; preds = %630, %530
  %537 = phi i32 [ 0, %530 ], [ %633, %630 ]
  %538 = phi i32 [ 0, %530 ], [ %631, %630 ]
  %539 = phi i64 [ 0, %530 ], [ %632, %630 ]
  %540 = load i32, i32* %159, align 8, !tbaa !23, !noalias !17
  %541 = icmp eq i32 %540, %506
  br i1 %541, label %542, label %544

542:                                              ; preds = %536
  %543 = load i32*, i32** %249, align 8, !noalias !17
  br label %546

544:                                              ; preds = %536
  %545 = icmp slt i32 %540, %506
  br i1 %545, label %617, label %559

546:                                              ; preds = %551, %542
  %547 = phi i64 [ %548, %551 ], [ %535, %542 ]
  %548 = add nsw i64 %547, -1
  %549 = trunc i64 %547 to i32
  %550 = icmp sgt i32 %549, 0
  br i1 %550, label %551, label %559

551:                                              ; preds = %546
  %552 = getelementptr inbounds i32, i32* %543, i64 %548
  %553 = load i32, i32* %552, align 4, !tbaa !20, !noalias !17
  %554 = getelementptr inbounds i32, i32* %533, i64 %548
  %555 = load i32, i32* %554, align 4, !tbaa !20, !noalias !17
  %556 = icmp eq i32 %553, %555
  br i1 %556, label %546, label %557, !llvm.loop !30

557:                                              ; preds = %551
  %558 = icmp ult i32 %553, %555
  br i1 %558, label %617, label %559

559:                                              ; preds = %546, %557, %544
  %560 = icmp sgt i32 %540, 0
  br i1 %560, label %561, label %564

561:                                              ; preds = %559
  %562 = load i32*, i32** %249, align 8, !tbaa !27, !noalias !17
  %563 = zext i32 %540 to i64
  br label %591

564:                                              ; preds = %601, %559
  %565 = icmp eq i32 %540, 0
  br i1 %565, label %611, label %566

566:                                              ; preds = %564
  %567 = load i32*, i32** %249, align 8, !tbaa !27, !noalias !17
  %568 = sext i32 %540 to i64
  %569 = add nsw i64 %568, -1
  %570 = getelementptr inbounds i32, i32* %567, i64 %569
  %571 = load i32, i32* %570, align 4, !tbaa !20, !noalias !17
  %572 = icmp eq i32 %571, 0
  br i1 %572, label %587, label %580

573:                                              ; preds = %587
  %574 = add nsw i64 %588, -1
  %575 = getelementptr inbounds i32, i32* %567, i64 %574
  %576 = load i32, i32* %575, align 4, !tbaa !20, !noalias !17
  %577 = icmp eq i32 %576, 0
  br i1 %577, label %587, label %578, !llvm.loop !25

578:                                              ; preds = %573
  %579 = trunc i64 %588 to i32
  br label %580

580:                                              ; preds = %578, %566
  %581 = phi i32 [ %540, %566 ], [ %579, %578 ]
  store i32 %581, i32* %159, align 8, !tbaa !23, !noalias !17
  %582 = icmp ult i32 %537, 64
  %583 = shl i64 %539, 1
  %584 = or i64 %583, 1
  %585 = select i1 %582, i64 %584, i64 %539
  %586 = select i1 %582, i32 %538, i32 1
  br label %630

587:                                              ; preds = %566, %573
  %588 = phi i64 [ %574, %573 ], [ %569, %566 ]
  %589 = trunc i64 %588 to i32
  %590 = icmp eq i32 %589, 0
  br i1 %590, label %610, label %573, !llvm.loop !25

591:                                              ; preds = %601, %561
  %592 = phi i64 [ 0, %561 ], [ %608, %601 ]
  %593 = phi i64 [ 0, %561 ], [ %607, %601 ]
  %594 = getelementptr inbounds i32, i32* %562, i64 %592
  %595 = load i32, i32* %594, align 4, !tbaa !20, !noalias !17
  %596 = zext i32 %595 to i64
  %597 = icmp slt i64 %592, %534
  br i1 %597, label %598, label %601

598:                                              ; preds = %591
  %599 = getelementptr inbounds i32, i32* %533, i64 %592
  %600 = load i32, i32* %599, align 4, !tbaa !20, !noalias !17
  br label %601

601:                                              ; preds = %598, %591
  %602 = phi i32 [ %600, %598 ], [ 0, %591 ]
  %603 = zext i32 %602 to i64
  %604 = sub nsw i64 %596, %603
  %605 = add nsw i64 %604, %593
  %606 = trunc i64 %605 to i32
  store i32 %606, i32* %594, align 4, !tbaa !20, !noalias !17
  %607 = ashr i64 %605, 63
  %608 = add nuw nsw i64 %592, 1
  %609 = icmp eq i64 %608, %563
  br i1 %609, label %564, label %591, !llvm.loop !31

610:                                              ; preds = %587
  store i32 0, i32* %159, align 8, !tbaa !23, !noalias !17
  br label %611

611:                                              ; preds = %564, %610
  %612 = icmp ult i32 %537, 64
  %613 = shl i64 %539, 1
  %614 = or i64 %613, 1
  %615 = select i1 %612, i64 %614, i64 %539
  %616 = select i1 %612, i32 %538, i32 1
  br label %624

617:                                              ; preds = %557, %544
  %618 = phi i32 [ %506, %557 ], [ %540, %544 ]
  %619 = icmp ult i32 %537, 64
  %620 = zext i1 %619 to i64
  %621 = shl i64 %539, %620
  %622 = select i1 %619, i32 %538, i32 0
  %623 = icmp eq i32 %618, 0
  br i1 %623, label %624, label %630

624:                                              ; preds = %617, %611
  %625 = phi i32 [ %616, %611 ], [ %622, %617 ]
  %626 = phi i64 [ %615, %611 ], [ %621, %617 ]
  %627 = tail call i32 @llvm.usub.sat.i32(i32 63, i32 %537) #7
  %628 = zext i32 %627 to i64
  %629 = shl i64 %626, %628
  br label %639

630:                                              ; preds = %617, %580
  %631 = phi i32 [ %586, %580 ], [ %622, %617 ]
  %632 = phi i64 [ %585, %580 ], [ %621, %617 ]
  call fastcc void @big_shl(%struct.big* noundef nonnull %6, i64 noundef 1) #8, !noalias !17
  %633 = add nuw nsw i32 %537, 1
  %634 = icmp eq i32 %633, 65
  br i1 %634, label %635, label %536, !llvm.loop !32

635:                                              ; preds = %630
  %636 = load i32, i32* %159, align 8, !tbaa !23, !noalias !17
  %637 = icmp ne i32 %636, 0
  %638 = zext i1 %637 to i32
  br label %639

639:                                              ; preds = %635, %624
  %640 = phi i32 [ %625, %624 ], [ %631, %635 ]
  %641 = phi i32 [ 0, %624 ], [ %638, %635 ]
  %642 = phi i64 [ %629, %624 ], [ %632, %635 ]
  %643 = or i32 %641, %165
  %644 = add nsw i64 %531, -63
  %645 = tail call fastcc x86_fp80 @round_to(i64 noundef %642, i32 noundef %640, i32 noundef %643, i64 noundef %644, %struct.format* noundef %3) #8, !noalias !17
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %463) #7, !noalias !17
  br label %646

646:                                              ; preds = %457, %639, %315, %321, %324, %299, %353, %361
  %647 = phi x86_fp80 [ %355, %353 ], [ %364, %361 ], [ 0xK00000000000000000000, %299 ], [ 0xK00000000000000000000, %324 ], [ 0xK00000000000000000000, %321 ], [ 0xK00000000000000000000, %315 ], [ %461, %457 ], [ %645, %639 ]
  %648 = phi double [ 0.000000e+00, %353 ], [ 0.000000e+00, %361 ], [ 0.000000e+00, %299 ], [ %327, %324 ], [ %323, %321 ], [ %320, %315 ], [ 0.000000e+00, %457 ], [ 0.000000e+00, %639 ]
  %649 = phi i64 [ 0, %353 ], [ 0, %361 ], [ 0, %299 ], [ 1, %324 ], [ 1, %321 ], [ 1, %315 ], [ 0, %457 ], [ 0, %639 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %158) #7, !noalias !17
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %157) #7, !noalias !17
  br label %711

650:                                              ; preds = %33, %657
  %651 = phi i8 [ %660, %657 ], [ 105, %33 ]
  %652 = phi i8* [ %659, %657 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), %33 ]
  %653 = phi i8* [ %658, %657 ], [ %26, %33 ]
  %654 = load i8, i8* %653, align 1, !tbaa !11
  %655 = or i8 %654, 32
  %656 = icmp eq i8 %655, %651
  br i1 %656, label %657, label %677

657:                                              ; preds = %650
  %658 = getelementptr inbounds i8, i8* %653, i64 1
  %659 = getelementptr inbounds i8, i8* %652, i64 1
  %660 = load i8, i8* %659, align 1, !tbaa !11
  %661 = icmp eq i8* %659, getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 3)
  br i1 %661, label %662, label %650, !llvm.loop !33

662:                                              ; preds = %657, %669
  %663 = phi i8 [ %672, %669 ], [ 105, %657 ]
  %664 = phi i8* [ %671, %669 ], [ getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), %657 ]
  %665 = phi i8* [ %670, %669 ], [ %26, %657 ]
  %666 = load i8, i8* %665, align 1, !tbaa !11
  %667 = or i8 %666, 32
  %668 = icmp eq i8 %667, %663
  br i1 %668, label %669, label %674

669:                                              ; preds = %662
  %670 = getelementptr inbounds i8, i8* %665, i64 1
  %671 = getelementptr inbounds i8, i8* %664, i64 1
  %672 = load i8, i8* %671, align 1, !tbaa !11
  %673 = icmp eq i8* %671, getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 8)
  br i1 %673, label %674, label %662, !llvm.loop !33

674:                                              ; preds = %662, %669
  %675 = phi i64 [ 8, %669 ], [ 3, %662 ]
  %676 = getelementptr inbounds i8, i8* %26, i64 %675
  br label %711

677:                                              ; preds = %650, %684
  %678 = phi i8 [ %687, %684 ], [ 110, %650 ]
  %679 = phi i8* [ %686, %684 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), %650 ]
  %680 = phi i8* [ %685, %684 ], [ %26, %650 ]
  %681 = load i8, i8* %680, align 1, !tbaa !11
  %682 = or i8 %681, 32
  %683 = icmp eq i8 %682, %678
  br i1 %683, label %684, label %707

684:                                              ; preds = %677
  %685 = getelementptr inbounds i8, i8* %680, i64 1
  %686 = getelementptr inbounds i8, i8* %679, i64 1
  %687 = load i8, i8* %686, align 1, !tbaa !11
  %688 = icmp eq i8* %686, getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 3)
  br i1 %688, label %689, label %677, !llvm.loop !33

689:                                              ; preds = %684
  %690 = getelementptr inbounds i8, i8* %26, i64 3
  %691 = load i8, i8* %690, align 1, !tbaa !11
  %692 = icmp eq i8 %691, 40
  br i1 %692, label %693, label %711

693:                                              ; preds = %689
  %694 = getelementptr inbounds i8, i8* %26, i64 4
  br label %695

695:                                              ; preds = %703, %693
  %696 = phi i8* [ %694, %693 ], [ %704, %703 ]
  %697 = load i8, i8* %696, align 1, !tbaa !11
  %698 = zext i8 %697 to i32
  %699 = tail call i32 @isalnum(i32 noundef %698) #8
  %700 = icmp eq i32 %699, 0
  br i1 %700, label %701, label %703

701:                                              ; preds = %695
  %702 = load i8, i8* %696, align 1, !tbaa !11
  switch i8 %702, label %711 [
    i8 95, label %703
    i8 41, label %705
  ]

703:                                              ; preds = %701, %695
  %704 = getelementptr inbounds i8, i8* %696, i64 1
  br label %695, !llvm.loop !34

705:                                              ; preds = %701
  %706 = getelementptr inbounds i8, i8* %696, i64 1
  br label %711

707:                                              ; preds = %677
  %708 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 0
  store x86_fp80 0xK00000000000000000000, x86_fp80* %708, align 16, !tbaa !35, !alias.scope !36
  %709 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 1
  store double 0.000000e+00, double* %709, align 16, !tbaa !39, !alias.scope !36
  %710 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 2
  store i32 0, i32* %710, align 8, !tbaa !2, !alias.scope !36
  br label %726

711:                                              ; preds = %701, %689, %705, %674, %154, %646
  %712 = phi i8* [ %676, %674 ], [ %303, %646 ], [ %134, %154 ], [ %706, %705 ], [ %690, %689 ], [ %690, %701 ]
  %713 = phi i64 [ 0, %674 ], [ %649, %646 ], [ 0, %154 ], [ 0, %705 ], [ 0, %689 ], [ 0, %701 ]
  %714 = phi double [ 0.000000e+00, %674 ], [ %648, %646 ], [ 0.000000e+00, %154 ], [ 0.000000e+00, %705 ], [ 0.000000e+00, %689 ], [ 0.000000e+00, %701 ]
  %715 = phi x86_fp80 [ 0xK7FFF8000000000000000, %674 ], [ %647, %646 ], [ %155, %154 ], [ 0xK7FFFC000000000000000, %705 ], [ 0xK7FFFC000000000000000, %689 ], [ 0xK7FFFC000000000000000, %701 ]
  br i1 %9, label %717, label %716

716:                                              ; preds = %711
  store i8* %712, i8** %2, align 8, !tbaa !9
  br label %717

717:                                              ; preds = %716, %711
  %718 = fneg x86_fp80 %715
  %719 = fneg double %714
  %720 = select i1 %21, double %719, double %714
  %721 = select i1 %21, x86_fp80 %718, x86_fp80 %715
  %722 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 0
  store x86_fp80 %721, x86_fp80* %722, align 16, !tbaa.struct !40
  %723 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 1
  store double %720, double* %723, align 16, !tbaa.struct !42
  %724 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 2
  %725 = bitcast i32* %724 to i64*
  store i64 %713, i64* %725, align 8, !tbaa.struct !43
  br label %726

726:                                              ; preds = %717, %707
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @strtold(i8* noundef %0, i8** noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 16
  %4 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4) #7
  call fastcc void @read_number(%struct.number* nonnull sret(%struct.number) align 16 %3, i8* noundef %0, i8** noundef %1, %struct.format* noundef nonnull @extended) #8
  %5 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 2
  %6 = load i32, i32* %5, align 8, !tbaa !2
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %9 = load double, double* %8, align 16
  %10 = fpext double %9 to x86_fp80
  %11 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %12 = load x86_fp80, x86_fp80* %11, align 16
  %13 = select i1 %7, x86_fp80 %12, x86_fp80 %10
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4) #7
  ret x86_fp80 %13
}

; Function Attrs: nounwind optsize
define dso_local double @__strtod_internal(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.number, align 16
  %5 = bitcast %struct.number* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #7
  call fastcc void @read_number(%struct.number* nonnull sret(%struct.number) align 16 %4, i8* noundef %0, i8** noundef %1, %struct.format* noundef nonnull @twice) #8
  %6 = getelementptr inbounds %struct.number, %struct.number* %4, i64 0, i32 2
  %7 = load i32, i32* %6, align 8, !tbaa !2
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds %struct.number, %struct.number* %4, i64 0, i32 1
  %10 = load double, double* %9, align 16
  %11 = getelementptr inbounds %struct.number, %struct.number* %4, i64 0, i32 0
  %12 = load x86_fp80, x86_fp80* %11, align 16
  %13 = fptrunc x86_fp80 %12 to double
  %14 = select i1 %8, double %13, double %10
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #7
  ret double %14
}

; Function Attrs: nounwind optsize
define dso_local double @atof(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.number, align 16
  %3 = bitcast %struct.number* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %3) #7
  call fastcc void @read_number(%struct.number* nonnull sret(%struct.number) align 16 %2, i8* noundef %0, i8** noundef null, %struct.format* noundef nonnull @twice) #8
  %4 = getelementptr inbounds %struct.number, %struct.number* %2, i64 0, i32 2
  %5 = load i32, i32* %4, align 8, !tbaa !2
  %6 = icmp eq i32 %5, 0
  %7 = getelementptr inbounds %struct.number, %struct.number* %2, i64 0, i32 1
  %8 = load double, double* %7, align 16
  %9 = getelementptr inbounds %struct.number, %struct.number* %2, i64 0, i32 0
  %10 = load x86_fp80, x86_fp80* %9, align 16
  %11 = fptrunc x86_fp80 %10 to double
  %12 = select i1 %6, double %11, double %8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %3) #7
  ret double %12
}

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i64 @read_exponent(i8** nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = load i8*, i8** %0, align 8, !tbaa !9
  %4 = load i8, i8* %3, align 1, !tbaa !11
  %5 = or i8 %4, 32
  %6 = zext i8 %5 to i32
  %7 = icmp eq i32 %6, %1
  br i1 %7, label %8, label %47

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, i8* %3, i64 1
  %10 = load i8, i8* %9, align 1, !tbaa !11
  %11 = icmp eq i8 %10, 45
  %12 = icmp eq i8 %10, 43
  %13 = or i1 %11, %12
  %14 = getelementptr inbounds i8, i8* %3, i64 2
  %15 = select i1 %13, i8* %14, i8* %9
  %16 = load i8, i8* %15, align 1, !tbaa !11
  %17 = zext i8 %16 to i32
  %18 = tail call i32 @isdigit(i32 noundef %17) #8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %47, label %20

20:                                               ; preds = %8
  %21 = load i8, i8* %15, align 1, !tbaa !11
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
  %31 = load i8, i8* %27, align 1, !tbaa !11
  %32 = sext i8 %31 to i64
  %33 = add i64 %30, -48
  %34 = add i64 %33, %32
  br label %35

35:                                               ; preds = %25, %29
  %36 = phi i64 [ %34, %29 ], [ %26, %25 ]
  %37 = getelementptr inbounds i8, i8* %27, i64 1
  %38 = load i8, i8* %37, align 1, !tbaa !11
  %39 = zext i8 %38 to i32
  %40 = tail call i32 @isdigit(i32 noundef %39) #8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %25, !llvm.loop !44

42:                                               ; preds = %35, %20
  %43 = phi i8* [ %15, %20 ], [ %37, %35 ]
  %44 = phi i64 [ 0, %20 ], [ %36, %35 ]
  store i8* %43, i8** %0, align 8, !tbaa !9
  %45 = sub nsw i64 0, %44
  %46 = select i1 %11, i64 %45, i64 %44
  br label %47

47:                                               ; preds = %42, %8, %2
  %48 = phi i64 [ 0, %2 ], [ %46, %42 ], [ 0, %8 ]
  ret i64 %48
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define internal fastcc x86_fp80 @round_to(i64 noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, %struct.format* nocapture noundef readonly %4) unnamed_addr #0 {
  %6 = add nsw i64 %3, 63
  %7 = getelementptr inbounds %struct.format, %struct.format* %4, i64 0, i32 0
  %8 = load i32, i32* %7, align 4, !tbaa !45
  %9 = sub nsw i32 64, %8
  %10 = getelementptr inbounds %struct.format, %struct.format* %4, i64 0, i32 1
  %11 = load i32, i32* %10, align 4, !tbaa !47
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
  store i32 34, i32* %70, align 4, !tbaa !20
  br label %143

71:                                               ; preds = %61, %67
  %72 = phi i64 [ %54, %67 ], [ %65, %61 ]
  %73 = phi i64 [ %26, %67 ], [ %66, %61 ]
  %74 = add nsw i64 %72, 63
  %75 = tail call i64 @llvm.ctlz.i64(i64 %73, i1 true), !range !16
  %76 = sub nsw i64 %74, %75
  %77 = getelementptr inbounds %struct.format, %struct.format* %4, i64 0, i32 2
  %78 = load i32, i32* %77, align 4, !tbaa !48
  %79 = sext i32 %78 to i64
  %80 = icmp sgt i64 %76, %79
  br i1 %80, label %81, label %83

81:                                               ; preds = %71
  %82 = tail call i32* @__errno_location() #8
  store i32 34, i32* %82, align 4, !tbaa !20
  br label %143

83:                                               ; preds = %71
  %84 = icmp ne i32 %52, 0
  %85 = icmp slt i64 %76, %12
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %89

87:                                               ; preds = %83
  %88 = tail call i32* @__errno_location() #8
  store i32 34, i32* %88, align 4, !tbaa !20
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
  br i1 %102, label %103, label %92, !llvm.loop !49

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
  br i1 %121, label %122, label %111, !llvm.loop !49

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
  br i1 %142, label %143, label %132, !llvm.loop !49

143:                                              ; preds = %132, %125, %122, %81, %69
  %144 = phi x86_fp80 [ 0xK00000000000000000000, %69 ], [ 0xK7FFF8000000000000000, %81 ], [ %124, %122 ], [ %91, %125 ], [ %139, %132 ]
  ret x86_fp80 %144
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @big_mul_add(%struct.big* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = zext i32 %2 to i64
  %5 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 0
  %6 = load i32, i32* %5, align 8, !tbaa !23
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 1
  %10 = load i32*, i32** %9, align 8, !tbaa !27
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
  %20 = load i32, i32* %19, align 4, !tbaa !20
  %21 = zext i32 %20 to i64
  %22 = mul nuw i64 %21, %11
  %23 = add i64 %22, %18
  %24 = trunc i64 %23 to i32
  store i32 %24, i32* %19, align 4, !tbaa !20
  %25 = lshr i64 %23, 32
  %26 = add nuw nsw i64 %17, 1
  %27 = load i32, i32* %5, align 8, !tbaa !23
  %28 = sext i32 %27 to i64
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %16, label %12, !llvm.loop !21

30:                                               ; preds = %12
  %31 = trunc i64 %13 to i32
  %32 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 1
  %33 = load i32*, i32** %32, align 8, !tbaa !27
  %34 = add nsw i32 %14, 1
  store i32 %34, i32* %5, align 8, !tbaa !23
  %35 = sext i32 %14 to i64
  %36 = getelementptr inbounds i32, i32* %33, i64 %35
  store i32 %31, i32* %36, align 4, !tbaa !20
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
  tail call fastcc void @big_mul_add(%struct.big* noundef %0, i32 noundef 1000000000, i32 noundef 0) #9
  %9 = add nsw i64 %8, -9
  %10 = icmp ugt i64 %8, 17
  br i1 %10, label %7, label %4, !llvm.loop !50

11:                                               ; preds = %4, %11
  %12 = phi i64 [ %13, %11 ], [ %5, %4 ]
  tail call fastcc void @big_mul_add(%struct.big* noundef %0, i32 noundef 10, i32 noundef 0) #9
  %13 = add nsw i64 %12, -1
  %14 = icmp ugt i64 %12, 1
  br i1 %14, label %11, label %15, !llvm.loop !51

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
  %8 = load i32, i32* %7, align 8, !tbaa !23
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %77, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 1
  %12 = load i32*, i32** %11, align 8, !tbaa !27
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds i32, i32* %12, i64 %13
  store i32 0, i32* %14, align 4, !tbaa !20
  %15 = load i32, i32* %7, align 8, !tbaa !23
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
  %35 = load i32, i32* %34, align 4, !tbaa !20
  br label %36

36:                                               ; preds = %28, %31
  %37 = phi i32 [ %35, %31 ], [ 0, %28 ]
  br i1 %18, label %47, label %38

38:                                               ; preds = %36
  %39 = zext i32 %37 to i64
  %40 = getelementptr inbounds i32, i32* %12, i64 %29
  %41 = load i32, i32* %40, align 4, !tbaa !20
  %42 = zext i32 %41 to i64
  %43 = shl i64 %42, %19
  %44 = lshr i64 %39, %20
  %45 = or i64 %43, %44
  %46 = trunc i64 %45 to i32
  br label %50

47:                                               ; preds = %36
  %48 = getelementptr inbounds i32, i32* %12, i64 %29
  %49 = load i32, i32* %48, align 4, !tbaa !20
  br label %50

50:                                               ; preds = %47, %38
  %51 = phi i32 [ %46, %38 ], [ %49, %47 ]
  %52 = add nsw i64 %29, %23
  %53 = getelementptr inbounds i32, i32* %12, i64 %52
  store i32 %51, i32* %53, align 4, !tbaa !20
  %54 = add nsw i64 %29, -1
  %55 = icmp sgt i64 %29, 0
  br i1 %55, label %28, label %24, !llvm.loop !52

56:                                               ; preds = %72, %24
  %57 = add nsw i32 %4, 1
  %58 = load i32, i32* %7, align 8, !tbaa !23
  %59 = add nsw i32 %57, %58
  store i32 %59, i32* %7, align 8, !tbaa !23
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %77, label %61

61:                                               ; preds = %56
  %62 = sext i32 %59 to i64
  br label %63

63:                                               ; preds = %69, %61
  %64 = phi i64 [ %62, %61 ], [ %65, %69 ]
  %65 = add nsw i64 %64, -1
  %66 = getelementptr inbounds i32, i32* %12, i64 %65
  %67 = load i32, i32* %66, align 4, !tbaa !20
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %77

69:                                               ; preds = %63
  %70 = trunc i64 %65 to i32
  store i32 %70, i32* %7, align 8, !tbaa !23
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %77, label %63, !llvm.loop !25

72:                                               ; preds = %26, %72
  %73 = phi i64 [ 0, %26 ], [ %75, %72 ]
  %74 = getelementptr inbounds i32, i32* %12, i64 %73
  store i32 0, i32* %74, align 4, !tbaa !20
  %75 = add nuw nsw i64 %73, 1
  %76 = icmp eq i64 %75, %27
  br i1 %76, label %56, label %72, !llvm.loop !53

77:                                               ; preds = %69, %63, %56, %2
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.fshl.i64(i64, i64, i64) #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.usub.sat.i32(i32, i32) #6

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !8, i64 24}
!3 = !{!"number", !4, i64 0, !7, i64 16, !8, i64 24}
!4 = !{!"long double", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"double", !5, i64 0}
!8 = !{!"int", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!5, !5, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !14}
!16 = !{i64 0, i64 65}
!17 = !{!18}
!18 = distinct !{!18, !19, !"decimal: argument 0"}
!19 = distinct !{!19, !"decimal"}
!20 = !{!8, !8, i64 0}
!21 = distinct !{!21, !13, !14}
!22 = distinct !{!22, !14}
!23 = !{!24, !8, i64 0}
!24 = !{!"big", !8, i64 0, !10, i64 8}
!25 = distinct !{!25, !13, !14}
!26 = !{!7, !7, i64 0}
!27 = !{!24, !10, i64 8}
!28 = !{i32 0, i32 33}
!29 = distinct !{!29, !13, !14}
!30 = distinct !{!30, !13, !14}
!31 = distinct !{!31, !13, !14}
!32 = distinct !{!32, !13, !14}
!33 = distinct !{!33, !13, !14}
!34 = distinct !{!34, !13, !14}
!35 = !{!3, !4, i64 0}
!36 = !{!37}
!37 = distinct !{!37, !38, !"wide: argument 0"}
!38 = distinct !{!38, !"wide"}
!39 = !{!3, !7, i64 16}
!40 = !{i64 0, i64 16, !41, i64 16, i64 8, !26, i64 24, i64 4, !20}
!41 = !{!4, !4, i64 0}
!42 = !{i64 0, i64 8, !26, i64 8, i64 4, !20}
!43 = !{i64 0, i64 4, !20}
!44 = distinct !{!44, !13, !14}
!45 = !{!46, !8, i64 0}
!46 = !{!"format", !8, i64 0, !8, i64 4, !8, i64 8}
!47 = !{!46, !8, i64 4}
!48 = !{!46, !8, i64 8}
!49 = distinct !{!49, !13, !14}
!50 = distinct !{!50, !13, !14}
!51 = distinct !{!51, !13, !14}
!52 = distinct !{!52, !13, !14}
!53 = distinct !{!53, !13, !14}
