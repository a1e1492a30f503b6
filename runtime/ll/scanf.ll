; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/scanf.c
; ModuleID = 'runtime/c/scanf.c'
source_filename = "runtime/c/scanf.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, i8**, i64*, [16 x i8], i32, [40 x i8] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.reader = type { %struct.sv_file*, i8*, i32, i64 }
%struct.number = type { [1201 x i8], i32 }
%struct.text = type { i8*, i8**, i64 }

@stdin = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str = private unnamed_addr constant [3 x i8] c"an\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"nf\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"nity\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @vfscanf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.reader, align 8
  %5 = bitcast %struct.reader* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #6
  %6 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 0
  store %struct.sv_file* %0, %struct.sv_file** %6, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 1
  store i8* null, i8** %7, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 2
  store i32 -2, i32* %8, align 8, !tbaa !10
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 3
  store i64 0, i64* %9, align 8, !tbaa !11
  %10 = call fastcc i32 @scan(%struct.reader* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #7
  %11 = load i32, i32* %8, align 8, !tbaa !10
  %12 = icmp sgt i32 %11, -1
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = call i32 @ungetc(i32 noundef %11, %struct.sv_file* noundef %0) #8
  br label %15

15:                                               ; preds = %13, %3
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #6
  ret i32 %10
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @scan(%struct.reader* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca %struct.number, align 4
  %6 = alloca [256 x i8], align 16
  %7 = alloca [1 x %struct.__va_list_tag], align 16
  %8 = alloca [1 x %struct.__va_list_tag], align 16
  %9 = alloca %struct.text, align 8
  %10 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 1208, i8* nonnull %10) #6
  %11 = getelementptr inbounds [256 x i8], [256 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %11) #6
  %12 = bitcast [1 x %struct.__va_list_tag]* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %12) #6
  %13 = bitcast [1 x %struct.__va_list_tag]* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %13) #6
  %14 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %12, i8* %14)
  %15 = load i8, i8* %1, align 1, !tbaa !12
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %810, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %8, i64 0, i64 0, i32 0
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %8, i64 0, i64 0, i32 2
  %20 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %8, i64 0, i64 0, i32 3
  %21 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %7, i64 0, i64 0, i32 0
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %7, i64 0, i64 0, i32 2
  %23 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %7, i64 0, i64 0, i32 3
  %24 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 3
  %26 = bitcast i32* %4 to i8*
  %27 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 1
  %28 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 1
  %29 = bitcast %struct.text* %9 to i8*
  %30 = getelementptr inbounds %struct.text, %struct.text* %9, i64 0, i32 0
  %31 = getelementptr inbounds %struct.text, %struct.text* %9, i64 0, i32 1
  %32 = getelementptr inbounds %struct.text, %struct.text* %9, i64 0, i32 2
  br label %33

33:                                               ; preds = %17, %806
  %34 = phi i8 [ %15, %17 ], [ %808, %806 ]
  %35 = phi i32 [ 0, %17 ], [ %807, %806 ]
  %36 = phi i8* [ %1, %17 ], [ %223, %806 ]
  br label %37

37:                                               ; preds = %33, %45
  %38 = phi i8 [ %34, %33 ], [ %48, %45 ]
  %39 = phi i8* [ %36, %33 ], [ %47, %45 ]
  %40 = zext i8 %38 to i32
  %41 = call i32 @isspace(i32 noundef %40) #8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %50, label %43

43:                                               ; preds = %37
  %44 = call fastcc i32 @skip_space(%struct.reader* noundef %0) #7
  br label %45

45:                                               ; preds = %59, %43
  %46 = phi i8* [ %39, %43 ], [ %60, %59 ]
  %47 = getelementptr inbounds i8, i8* %46, i64 1
  %48 = load i8, i8* %47, align 1, !tbaa !12
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %810, label %37, !llvm.loop !13

50:                                               ; preds = %37
  %51 = load i8, i8* %39, align 1, !tbaa !12
  %52 = icmp eq i8 %51, 37
  br i1 %52, label %53, label %59

53:                                               ; preds = %50
  %54 = getelementptr inbounds i8, i8* %39, i64 1
  %55 = load i8, i8* %54, align 1, !tbaa !12
  %56 = icmp eq i8 %55, 37
  br i1 %56, label %57, label %72

57:                                               ; preds = %53
  %58 = call fastcc i32 @skip_space(%struct.reader* noundef %0) #7
  br label %59

59:                                               ; preds = %50, %57
  %60 = phi i8* [ %54, %57 ], [ %39, %50 ]
  %61 = call fastcc i32 @take(%struct.reader* noundef %0) #7
  %62 = load i8, i8* %60, align 1, !tbaa !12
  %63 = zext i8 %62 to i32
  %64 = icmp eq i32 %61, %63
  br i1 %64, label %45, label %65

65:                                               ; preds = %59
  store i32 %61, i32* %24, align 8, !tbaa !10
  %66 = load i64, i64* %25, align 8, !tbaa !11
  %67 = add nsw i64 %66, -1
  store i64 %67, i64* %25, align 8, !tbaa !11
  %68 = icmp ne i32 %61, -1
  %69 = icmp ne i32 %35, 0
  %70 = select i1 %68, i1 true, i1 %69
  %71 = select i1 %70, i32 %35, i32 -1
  br label %810

72:                                               ; preds = %53
  %73 = zext i8 %55 to i32
  %74 = call i32 @isdigit(i32 noundef %73) #8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %102, label %76

76:                                               ; preds = %72
  %77 = load i8, i8* %54, align 1, !tbaa !12
  %78 = zext i8 %77 to i32
  %79 = call i32 @isdigit(i32 noundef %78) #8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %94, label %81

81:                                               ; preds = %76, %81
  %82 = phi i32 [ %89, %81 ], [ 0, %76 ]
  %83 = phi i8* [ %85, %81 ], [ %54, %76 ]
  %84 = mul nsw i32 %82, 10
  %85 = getelementptr inbounds i8, i8* %83, i64 1
  %86 = load i8, i8* %83, align 1, !tbaa !12
  %87 = sext i8 %86 to i32
  %88 = add i32 %84, -48
  %89 = add i32 %88, %87
  %90 = load i8, i8* %85, align 1, !tbaa !12
  %91 = zext i8 %90 to i32
  %92 = call i32 @isdigit(i32 noundef %91) #8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %81, !llvm.loop !16

94:                                               ; preds = %81, %76
  %95 = phi i8* [ %54, %76 ], [ %85, %81 ]
  %96 = phi i32 [ 0, %76 ], [ %89, %81 ]
  %97 = load i8, i8* %95, align 1, !tbaa !12
  %98 = icmp eq i8 %97, 36
  %99 = getelementptr inbounds i8, i8* %95, i64 1
  %100 = select i1 %98, i8* %99, i8* %54
  %101 = select i1 %98, i32 %96, i32 0
  br label %102

102:                                              ; preds = %94, %72
  %103 = phi i8* [ %54, %72 ], [ %100, %94 ]
  %104 = phi i32 [ 0, %72 ], [ %101, %94 ]
  %105 = load i8, i8* %103, align 1, !tbaa !12
  %106 = icmp eq i8 %105, 42
  %107 = zext i1 %106 to i64
  %108 = getelementptr i8, i8* %103, i64 %107
  %109 = load i8, i8* %108, align 1, !tbaa !12
  %110 = zext i8 %109 to i32
  %111 = call i32 @isdigit(i32 noundef %110) #8
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %135, label %113

113:                                              ; preds = %102
  %114 = load i8, i8* %108, align 1, !tbaa !12
  %115 = zext i8 %114 to i32
  %116 = call i32 @isdigit(i32 noundef %115) #8
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %133, label %118

118:                                              ; preds = %113, %118
  %119 = phi i32 [ %126, %118 ], [ 0, %113 ]
  %120 = phi i8* [ %122, %118 ], [ %108, %113 ]
  %121 = mul nsw i32 %119, 10
  %122 = getelementptr inbounds i8, i8* %120, i64 1
  %123 = load i8, i8* %120, align 1, !tbaa !12
  %124 = sext i8 %123 to i32
  %125 = add i32 %121, -48
  %126 = add i32 %125, %124
  %127 = load i8, i8* %122, align 1, !tbaa !12
  %128 = zext i8 %127 to i32
  %129 = call i32 @isdigit(i32 noundef %128) #8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %118, !llvm.loop !17

131:                                              ; preds = %118
  %132 = icmp eq i32 %126, 0
  br i1 %132, label %133, label %135

133:                                              ; preds = %113, %131
  %134 = phi i8* [ %122, %131 ], [ %108, %113 ]
  br label %135

135:                                              ; preds = %133, %131, %102
  %136 = phi i8* [ %108, %102 ], [ %134, %133 ], [ %122, %131 ]
  %137 = phi i32 [ -1, %102 ], [ -1, %133 ], [ %126, %131 ]
  %138 = load i8, i8* %136, align 1, !tbaa !12
  %139 = icmp eq i8 %138, 109
  br i1 %139, label %140, label %143

140:                                              ; preds = %135
  %141 = getelementptr inbounds i8, i8* %136, i64 1
  %142 = load i8, i8* %141, align 1, !tbaa !12
  br label %143

143:                                              ; preds = %140, %135
  %144 = phi i8 [ %142, %140 ], [ %138, %135 ]
  %145 = phi i8* [ %141, %140 ], [ %136, %135 ]
  switch i8 %144, label %164 [
    i8 104, label %146
    i8 108, label %153
    i8 76, label %160
    i8 113, label %160
    i8 106, label %162
    i8 122, label %162
    i8 116, label %162
  ]

146:                                              ; preds = %143
  %147 = getelementptr inbounds i8, i8* %145, i64 1
  %148 = load i8, i8* %147, align 1, !tbaa !12
  %149 = icmp eq i8 %148, 104
  %150 = getelementptr inbounds i8, i8* %145, i64 2
  %151 = select i1 %149, i8* %150, i8* %147
  %152 = select i1 %149, i32 1, i32 2
  br label %164

153:                                              ; preds = %143
  %154 = getelementptr inbounds i8, i8* %145, i64 1
  %155 = load i8, i8* %154, align 1, !tbaa !12
  %156 = icmp eq i8 %155, 108
  %157 = getelementptr inbounds i8, i8* %145, i64 2
  %158 = select i1 %156, i8* %157, i8* %154
  %159 = select i1 %156, i32 4, i32 3
  br label %164

160:                                              ; preds = %143, %143
  %161 = getelementptr inbounds i8, i8* %145, i64 1
  br label %164

162:                                              ; preds = %143, %143, %143
  %163 = getelementptr inbounds i8, i8* %145, i64 1
  br label %164

164:                                              ; preds = %143, %146, %153, %160, %162
  %165 = phi i8* [ %151, %146 ], [ %158, %153 ], [ %161, %160 ], [ %163, %162 ], [ %145, %143 ]
  %166 = phi i32 [ %152, %146 ], [ %159, %153 ], [ 4, %160 ], [ 3, %162 ], [ 0, %143 ]
  %167 = load i8, i8* %165, align 1, !tbaa !12
  %168 = icmp eq i8 %167, 0
  br i1 %168, label %810, label %169

169:                                              ; preds = %164
  %170 = getelementptr inbounds i8, i8* %165, i64 1
  %171 = sext i8 %167 to i32
  %172 = icmp eq i8 %167, 91
  br i1 %172, label %173, label %222

173:                                              ; preds = %169
  %174 = load i8, i8* %170, align 1, !tbaa !12
  %175 = icmp eq i8 %174, 94
  %176 = zext i1 %175 to i64
  %177 = getelementptr i8, i8* %170, i64 %176
  %178 = zext i1 %175 to i8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(256) %11, i8 %178, i64 256, i1 false) #6
  %179 = load i8, i8* %177, align 1, !tbaa !12
  %180 = icmp eq i8 %179, 0
  br i1 %180, label %218, label %181

181:                                              ; preds = %173
  %182 = xor i1 %175, true
  %183 = zext i1 %182 to i8
  br label %184

184:                                              ; preds = %214, %181
  %185 = phi i8 [ %179, %181 ], [ %215, %214 ]
  %186 = phi i8* [ %177, %181 ], [ %216, %214 ]
  %187 = icmp ne i8 %185, 93
  %188 = icmp eq i8* %186, %177
  %189 = or i1 %187, %188
  br i1 %189, label %190, label %218

190:                                              ; preds = %184
  %191 = icmp ne i8 %185, 45
  %192 = or i1 %191, %188
  br i1 %192, label %209, label %193

193:                                              ; preds = %190
  %194 = getelementptr inbounds i8, i8* %186, i64 1
  %195 = load i8, i8* %194, align 1, !tbaa !12
  switch i8 %195, label %196 [
    i8 0, label %209
    i8 93, label %209
  ]

196:                                              ; preds = %193
  %197 = getelementptr inbounds i8, i8* %186, i64 -1
  %198 = load i8, i8* %197, align 1, !tbaa !12
  %199 = icmp ugt i8 %198, %195
  br i1 %199, label %209, label %200

200:                                              ; preds = %196
  %201 = zext i8 %198 to i64
  br label %202

202:                                              ; preds = %202, %200
  %203 = phi i64 [ %201, %200 ], [ %205, %202 ]
  %204 = getelementptr inbounds [256 x i8], [256 x i8]* %6, i64 0, i64 %203
  store i8 %183, i8* %204, align 1, !tbaa !12
  %205 = add nuw nsw i64 %203, 1
  %206 = load i8, i8* %194, align 1, !tbaa !12
  %207 = zext i8 %206 to i64
  %208 = icmp ult i64 %203, %207
  br i1 %208, label %202, label %214, !llvm.loop !18

209:                                              ; preds = %196, %193, %193, %190
  %210 = zext i8 %185 to i64
  %211 = getelementptr inbounds [256 x i8], [256 x i8]* %6, i64 0, i64 %210
  store i8 %183, i8* %211, align 1, !tbaa !12
  %212 = getelementptr inbounds i8, i8* %186, i64 1
  %213 = load i8, i8* %212, align 1, !tbaa !12
  br label %214

214:                                              ; preds = %202, %209
  %215 = phi i8 [ %213, %209 ], [ %206, %202 ]
  %216 = getelementptr inbounds i8, i8* %186, i64 1
  %217 = icmp eq i8 %215, 0
  br i1 %217, label %218, label %184, !llvm.loop !19

218:                                              ; preds = %184, %214, %173
  %219 = phi i8* [ %177, %173 ], [ %186, %184 ], [ %216, %214 ]
  %220 = phi i64 [ 0, %173 ], [ 1, %184 ], [ 0, %214 ]
  %221 = getelementptr i8, i8* %219, i64 %220
  br label %222

222:                                              ; preds = %218, %169
  %223 = phi i8* [ %221, %218 ], [ %170, %169 ]
  br i1 %106, label %269, label %224

224:                                              ; preds = %222
  %225 = icmp eq i32 %104, 0
  br i1 %225, label %254, label %226

226:                                              ; preds = %224
  call void @llvm.va_copy(i8* nonnull %13, i8* %14)
  %227 = icmp sgt i32 %104, 0
  br i1 %227, label %228, label %235

228:                                              ; preds = %226
  %229 = load i8*, i8** %20, align 16
  %230 = load i32, i32* %18, align 16
  %231 = load i8*, i8** %19, align 8
  br label %237

232:                                              ; preds = %248
  %233 = bitcast i8* %251 to i8**
  %234 = load i8*, i8** %233, align 8
  br label %235

235:                                              ; preds = %232, %226
  %236 = phi i8* [ null, %226 ], [ %234, %232 ]
  call void @llvm.va_end(i8* nonnull %13)
  br label %269

237:                                              ; preds = %228, %248
  %238 = phi i8* [ %231, %228 ], [ %249, %248 ]
  %239 = phi i32 [ %230, %228 ], [ %250, %248 ]
  %240 = phi i32 [ 0, %228 ], [ %252, %248 ]
  %241 = icmp ult i32 %239, 41
  br i1 %241, label %242, label %246

242:                                              ; preds = %237
  %243 = zext i32 %239 to i64
  %244 = getelementptr i8, i8* %229, i64 %243
  %245 = add nuw nsw i32 %239, 8
  store i32 %245, i32* %18, align 16
  br label %248

246:                                              ; preds = %237
  %247 = getelementptr i8, i8* %238, i64 8
  store i8* %247, i8** %19, align 8
  br label %248

248:                                              ; preds = %246, %242
  %249 = phi i8* [ %238, %242 ], [ %247, %246 ]
  %250 = phi i32 [ %245, %242 ], [ %239, %246 ]
  %251 = phi i8* [ %244, %242 ], [ %238, %246 ]
  %252 = add nuw nsw i32 %240, 1
  %253 = icmp eq i32 %252, %104
  br i1 %253, label %232, label %237, !llvm.loop !20

254:                                              ; preds = %224
  %255 = load i32, i32* %21, align 16
  %256 = icmp ult i32 %255, 41
  br i1 %256, label %257, label %262

257:                                              ; preds = %254
  %258 = load i8*, i8** %23, align 16
  %259 = zext i32 %255 to i64
  %260 = getelementptr i8, i8* %258, i64 %259
  %261 = add nuw nsw i32 %255, 8
  store i32 %261, i32* %21, align 16
  br label %265

262:                                              ; preds = %254
  %263 = load i8*, i8** %22, align 8
  %264 = getelementptr i8, i8* %263, i64 8
  store i8* %264, i8** %22, align 8
  br label %265

265:                                              ; preds = %262, %257
  %266 = phi i8* [ %260, %257 ], [ %263, %262 ]
  %267 = bitcast i8* %266 to i8**
  %268 = load i8*, i8** %267, align 8
  br label %269

269:                                              ; preds = %235, %265, %222
  %270 = phi i8* [ null, %222 ], [ %236, %235 ], [ %268, %265 ]
  switch i8 %167, label %285 [
    i8 110, label %271
    i8 99, label %287
    i8 91, label %287
  ]

271:                                              ; preds = %269
  %272 = icmp eq i8* %270, null
  br i1 %272, label %806, label %273, !llvm.loop !13

273:                                              ; preds = %271
  %274 = load i64, i64* %25, align 8, !tbaa !11
  switch i32 %166, label %283 [
    i32 1, label %275
    i32 2, label %277
    i32 0, label %280
  ]

275:                                              ; preds = %273
  %276 = trunc i64 %274 to i8
  store i8 %276, i8* %270, align 1, !tbaa !12
  br label %806, !llvm.loop !13

277:                                              ; preds = %273
  %278 = trunc i64 %274 to i16
  %279 = bitcast i8* %270 to i16*
  store i16 %278, i16* %279, align 2, !tbaa !21
  br label %806, !llvm.loop !13

280:                                              ; preds = %273
  %281 = trunc i64 %274 to i32
  %282 = bitcast i8* %270 to i32*
  store i32 %281, i32* %282, align 4, !tbaa !23
  br label %806, !llvm.loop !13

283:                                              ; preds = %273
  %284 = bitcast i8* %270 to i64*
  store i64 %274, i64* %284, align 8, !tbaa !24
  br label %806, !llvm.loop !13

285:                                              ; preds = %269
  %286 = call fastcc i32 @skip_space(%struct.reader* noundef %0) #7
  br label %291

287:                                              ; preds = %269, %269
  %288 = call fastcc i32 @take(%struct.reader* noundef %0) #7
  store i32 %288, i32* %24, align 8, !tbaa !10
  %289 = load i64, i64* %25, align 8, !tbaa !11
  %290 = add nsw i64 %289, -1
  store i64 %290, i64* %25, align 8, !tbaa !11
  br label %291

291:                                              ; preds = %287, %285
  %292 = phi i32 [ %286, %285 ], [ %288, %287 ]
  %293 = icmp eq i32 %292, -1
  br i1 %293, label %294, label %297

294:                                              ; preds = %291
  %295 = icmp eq i32 %35, 0
  %296 = select i1 %295, i32 -1, i32 %35
  br label %810

297:                                              ; preds = %291
  switch i32 %171, label %638 [
    i32 99, label %298
    i32 115, label %298
    i32 91, label %298
    i32 97, label %351
    i32 65, label %351
    i32 101, label %351
    i32 69, label %351
    i32 102, label %351
    i32 70, label %351
    i32 103, label %351
    i32 71, label %351
  ]

298:                                              ; preds = %297, %297, %297
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %29) #6
  %299 = select i1 %139, i8* null, i8* %270
  store i8* %299, i8** %30, align 8, !tbaa !25
  %300 = bitcast i8* %270 to i8**
  %301 = select i1 %139, i8** %300, i8** null
  store i8** %301, i8*** %31, align 8, !tbaa !27
  store i64 0, i64* %32, align 8, !tbaa !28
  %302 = icmp ne i8* %270, null
  %303 = select i1 %139, i1 %302, i1 false
  br i1 %303, label %304, label %305

304:                                              ; preds = %298
  store i8* null, i8** %300, align 8, !tbaa !29
  br label %305

305:                                              ; preds = %304, %298
  %306 = icmp eq i8 %167, 99
  %307 = icmp slt i32 %137, 0
  %308 = and i1 %307, %306
  %309 = select i1 %308, i32 1, i32 %137
  br label %310

310:                                              ; preds = %328, %305
  %311 = phi i32 [ %315, %328 ], [ %309, %305 ]
  %312 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %313 = icmp eq i32 %312, -1
  br i1 %313, label %330, label %314

314:                                              ; preds = %310
  %315 = add nsw i32 %311, -1
  switch i8 %167, label %320 [
    i8 99, label %328
    i8 115, label %316
  ]

316:                                              ; preds = %314
  %317 = call i32 @isspace(i32 noundef %312) #8
  %318 = icmp eq i32 %317, 0
  %319 = zext i1 %318 to i32
  br label %325

320:                                              ; preds = %314
  %321 = sext i32 %312 to i64
  %322 = getelementptr inbounds [256 x i8], [256 x i8]* %6, i64 0, i64 %321
  %323 = load i8, i8* %322, align 1, !tbaa !12
  %324 = zext i8 %323 to i32
  br label %325

325:                                              ; preds = %320, %316
  %326 = phi i32 [ %319, %316 ], [ %324, %320 ]
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %330, label %328

328:                                              ; preds = %325, %314
  call fastcc void @add_char(%struct.text* noundef nonnull %9, i32 noundef %312) #8
  %329 = icmp eq i32 %315, 0
  br i1 %329, label %334, label %310, !llvm.loop !30

330:                                              ; preds = %325, %310
  %331 = phi i32 [ %315, %325 ], [ 1, %310 ]
  store i32 %312, i32* %24, align 8, !tbaa !10
  %332 = load i64, i64* %25, align 8, !tbaa !11
  %333 = add nsw i64 %332, -1
  store i64 %333, i64* %25, align 8, !tbaa !11
  br label %334

334:                                              ; preds = %328, %330
  %335 = phi i32 [ %331, %330 ], [ 0, %328 ]
  br i1 %306, label %336, label %339

336:                                              ; preds = %334
  %337 = icmp eq i32 %335, 0
  %338 = zext i1 %337 to i32
  br label %349

339:                                              ; preds = %334
  %340 = load i64, i64* %32, align 8, !tbaa !28
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %349, label %342

342:                                              ; preds = %339
  %343 = load i8**, i8*** %31, align 8, !tbaa !27
  %344 = icmp eq i8** %343, null
  %345 = load i8*, i8** %30, align 8
  %346 = icmp eq i8* %345, null
  %347 = select i1 %344, i1 %346, i1 false
  br i1 %347, label %349, label %348

348:                                              ; preds = %342
  call fastcc void @add_char(%struct.text* noundef nonnull %9, i32 noundef 0) #8
  br label %349

349:                                              ; preds = %342, %336, %339, %348
  %350 = phi i32 [ %338, %336 ], [ 0, %339 ], [ 1, %348 ], [ 1, %342 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %29) #6
  br label %799

351:                                              ; preds = %297, %297, %297, %297, %297, %297, %297, %297
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %26)
  %352 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %353 = icmp eq i32 %352, -1
  br i1 %353, label %354, label %357

354:                                              ; preds = %351
  store i32 -1, i32* %24, align 8, !tbaa !10
  %355 = load i64, i64* %25, align 8, !tbaa !11
  %356 = add nsw i64 %355, -1
  store i64 %356, i64* %25, align 8, !tbaa !11
  store i32 0, i32* %27, align 4, !tbaa !31
  br label %481

357:                                              ; preds = %351
  %358 = add nsw i32 %137, -1
  store i32 %358, i32* %4, align 4, !tbaa !23
  store i32 0, i32* %27, align 4, !tbaa !31
  switch i32 %352, label %370 [
    i32 45, label %359
    i32 43, label %359
  ]

359:                                              ; preds = %357, %357
  %360 = trunc i32 %352 to i8
  store i32 1, i32* %27, align 4, !tbaa !31
  store i8 %360, i8* %10, align 4, !tbaa !12
  store i8 0, i8* %28, align 1, !tbaa !12
  %361 = icmp eq i32 %358, 0
  br i1 %361, label %481, label %362

362:                                              ; preds = %359
  %363 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %364 = icmp eq i32 %363, -1
  br i1 %364, label %365, label %368

365:                                              ; preds = %362
  store i32 -1, i32* %24, align 8, !tbaa !10
  %366 = load i64, i64* %25, align 8, !tbaa !11
  %367 = add nsw i64 %366, -1
  store i64 %367, i64* %25, align 8, !tbaa !11
  br label %481

368:                                              ; preds = %362
  %369 = add nsw i32 %137, -2
  store i32 %369, i32* %4, align 4, !tbaa !23
  br label %370

370:                                              ; preds = %368, %357
  %371 = phi i32 [ %358, %357 ], [ %369, %368 ]
  %372 = phi i32 [ %352, %357 ], [ %363, %368 ]
  %373 = and i32 %372, -33
  switch i32 %373, label %434 [
    i32 78, label %374
    i32 73, label %388
  ]

374:                                              ; preds = %370
  %375 = load i32, i32* %27, align 4, !tbaa !31
  %376 = icmp slt i32 %375, 1200
  br i1 %376, label %377, label %383

377:                                              ; preds = %374
  %378 = trunc i32 %372 to i8
  %379 = add nsw i32 %375, 1
  store i32 %379, i32* %27, align 4, !tbaa !31
  %380 = sext i32 %375 to i64
  %381 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %380
  store i8 %378, i8* %381, align 1, !tbaa !12
  %382 = load i32, i32* %27, align 4, !tbaa !31
  br label %383

383:                                              ; preds = %377, %374
  %384 = phi i32 [ %382, %377 ], [ %375, %374 ]
  %385 = sext i32 %384 to i64
  %386 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %385
  store i8 0, i8* %386, align 1, !tbaa !12
  %387 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), %struct.number* noundef nonnull %5) #8
  br label %623

388:                                              ; preds = %370
  %389 = load i32, i32* %27, align 4, !tbaa !31
  %390 = icmp slt i32 %389, 1200
  br i1 %390, label %391, label %397

391:                                              ; preds = %388
  %392 = trunc i32 %372 to i8
  %393 = add nsw i32 %389, 1
  store i32 %393, i32* %27, align 4, !tbaa !31
  %394 = sext i32 %389 to i64
  %395 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %394
  store i8 %392, i8* %395, align 1, !tbaa !12
  %396 = load i32, i32* %27, align 4, !tbaa !31
  br label %397

397:                                              ; preds = %391, %388
  %398 = phi i32 [ %396, %391 ], [ %389, %388 ]
  %399 = sext i32 %398 to i64
  %400 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %399
  store i8 0, i8* %400, align 1, !tbaa !12
  %401 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), %struct.number* noundef nonnull %5) #8
  %402 = icmp eq i32 %401, 0
  br i1 %402, label %403, label %404

403:                                              ; preds = %397
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %26)
  br label %810

404:                                              ; preds = %397
  %405 = load i32, i32* %4, align 4, !tbaa !23
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %623, label %407

407:                                              ; preds = %404
  %408 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %409 = icmp eq i32 %408, -1
  br i1 %409, label %410, label %413

410:                                              ; preds = %407
  store i32 -1, i32* %24, align 8, !tbaa !10
  %411 = load i64, i64* %25, align 8, !tbaa !11
  %412 = add nsw i64 %411, -1
  store i64 %412, i64* %25, align 8, !tbaa !11
  br label %623

413:                                              ; preds = %407
  %414 = add nsw i32 %405, -1
  store i32 %414, i32* %4, align 4, !tbaa !23
  %415 = and i32 %408, -33
  %416 = icmp eq i32 %415, 73
  br i1 %416, label %417, label %431

417:                                              ; preds = %413
  %418 = load i32, i32* %27, align 4, !tbaa !31
  %419 = icmp slt i32 %418, 1200
  br i1 %419, label %420, label %426

420:                                              ; preds = %417
  %421 = trunc i32 %408 to i8
  %422 = add nsw i32 %418, 1
  store i32 %422, i32* %27, align 4, !tbaa !31
  %423 = sext i32 %418 to i64
  %424 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %423
  store i8 %421, i8* %424, align 1, !tbaa !12
  %425 = load i32, i32* %27, align 4, !tbaa !31
  br label %426

426:                                              ; preds = %420, %417
  %427 = phi i32 [ %425, %420 ], [ %418, %417 ]
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %428
  store i8 0, i8* %429, align 1, !tbaa !12
  %430 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), %struct.number* noundef nonnull %5) #8
  br label %623

431:                                              ; preds = %413
  store i32 %408, i32* %24, align 8, !tbaa !10
  %432 = load i64, i64* %25, align 8, !tbaa !11
  %433 = add nsw i64 %432, -1
  store i64 %433, i64* %25, align 8, !tbaa !11
  store i32 %405, i32* %4, align 4, !tbaa !23
  br label %623

434:                                              ; preds = %370
  %435 = icmp eq i32 %372, 48
  br i1 %435, label %436, label %481

436:                                              ; preds = %434
  %437 = load i32, i32* %27, align 4, !tbaa !31
  %438 = icmp slt i32 %437, 1200
  br i1 %438, label %439, label %444

439:                                              ; preds = %436
  %440 = add nsw i32 %437, 1
  store i32 %440, i32* %27, align 4, !tbaa !31
  %441 = sext i32 %437 to i64
  %442 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %441
  store i8 48, i8* %442, align 1, !tbaa !12
  %443 = load i32, i32* %27, align 4, !tbaa !31
  br label %444

444:                                              ; preds = %439, %436
  %445 = phi i32 [ %443, %439 ], [ %437, %436 ]
  %446 = sext i32 %445 to i64
  %447 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %446
  store i8 0, i8* %447, align 1, !tbaa !12
  %448 = icmp eq i32 %371, 0
  br i1 %448, label %481, label %449

449:                                              ; preds = %444
  %450 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %451 = icmp eq i32 %450, -1
  br i1 %451, label %452, label %455

452:                                              ; preds = %449
  store i32 -1, i32* %24, align 8, !tbaa !10
  %453 = load i64, i64* %25, align 8, !tbaa !11
  %454 = add nsw i64 %453, -1
  store i64 %454, i64* %25, align 8, !tbaa !11
  br label %481

455:                                              ; preds = %449
  %456 = add nsw i32 %371, -1
  %457 = and i32 %450, -33
  %458 = icmp eq i32 %457, 88
  br i1 %458, label %459, label %481

459:                                              ; preds = %455
  %460 = load i32, i32* %27, align 4, !tbaa !31
  %461 = icmp slt i32 %460, 1200
  br i1 %461, label %462, label %468

462:                                              ; preds = %459
  %463 = trunc i32 %450 to i8
  %464 = add nsw i32 %460, 1
  store i32 %464, i32* %27, align 4, !tbaa !31
  %465 = sext i32 %460 to i64
  %466 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %465
  store i8 %463, i8* %466, align 1, !tbaa !12
  %467 = load i32, i32* %27, align 4, !tbaa !31
  br label %468

468:                                              ; preds = %462, %459
  %469 = phi i32 [ %467, %462 ], [ %460, %459 ]
  %470 = sext i32 %469 to i64
  %471 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %470
  store i8 0, i8* %471, align 1, !tbaa !12
  %472 = icmp eq i32 %456, 0
  br i1 %472, label %481, label %473

473:                                              ; preds = %468
  %474 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %475 = icmp eq i32 %474, -1
  br i1 %475, label %476, label %479

476:                                              ; preds = %473
  store i32 -1, i32* %24, align 8, !tbaa !10
  %477 = load i64, i64* %25, align 8, !tbaa !11
  %478 = add nsw i64 %477, -1
  store i64 %478, i64* %25, align 8, !tbaa !11
  br label %481

479:                                              ; preds = %473
  %480 = add nsw i32 %371, -2
  store i32 %480, i32* %4, align 4, !tbaa !23
  br label %481

481:                                              ; preds = %479, %476, %468, %455, %452, %444, %434, %365, %359, %354
  %482 = phi i32 [ %456, %455 ], [ %371, %434 ], [ 0, %468 ], [ %456, %476 ], [ %480, %479 ], [ %358, %365 ], [ 0, %359 ], [ %137, %354 ], [ 0, %444 ], [ %371, %452 ]
  %483 = phi i32 [ 1, %455 ], [ 0, %434 ], [ 0, %468 ], [ 0, %476 ], [ 0, %479 ], [ 0, %365 ], [ 0, %359 ], [ 0, %354 ], [ 1, %444 ], [ 1, %452 ]
  %484 = phi i32 [ 101, %455 ], [ 101, %434 ], [ 112, %468 ], [ 112, %476 ], [ 112, %479 ], [ 101, %365 ], [ 101, %359 ], [ 101, %354 ], [ 101, %444 ], [ 101, %452 ]
  %485 = phi i1 [ true, %455 ], [ true, %434 ], [ false, %468 ], [ false, %476 ], [ false, %479 ], [ true, %365 ], [ true, %359 ], [ true, %354 ], [ true, %444 ], [ true, %452 ]
  %486 = phi i32 [ %450, %455 ], [ %372, %434 ], [ -1, %468 ], [ -1, %476 ], [ %474, %479 ], [ -1, %365 ], [ -1, %359 ], [ -1, %354 ], [ -1, %444 ], [ -1, %452 ]
  br label %487

487:                                              ; preds = %535, %481
  %488 = phi i32 [ %536, %535 ], [ %482, %481 ]
  %489 = phi i32 [ %515, %535 ], [ %483, %481 ]
  %490 = phi i32 [ %516, %535 ], [ 0, %481 ]
  %491 = phi i32 [ %530, %535 ], [ %486, %481 ]
  br label %492

492:                                              ; preds = %525, %487
  %493 = phi i32 [ %488, %487 ], [ 0, %525 ]
  %494 = phi i32 [ %489, %487 ], [ %515, %525 ]
  %495 = phi i32 [ %490, %487 ], [ %516, %525 ]
  %496 = phi i32 [ %491, %487 ], [ -1, %525 ]
  %497 = icmp eq i32 %493, 0
  br label %498

498:                                              ; preds = %492, %532
  %499 = phi i32 [ %515, %532 ], [ %494, %492 ]
  %500 = phi i32 [ %516, %532 ], [ %495, %492 ]
  %501 = phi i32 [ -1, %532 ], [ %496, %492 ]
  %502 = icmp ne i32 %501, 46
  %503 = icmp ne i32 %500, 0
  %504 = select i1 %502, i1 true, i1 %503
  br i1 %504, label %505, label %514

505:                                              ; preds = %498
  %506 = icmp eq i32 %501, -1
  br i1 %506, label %623, label %507

507:                                              ; preds = %505
  br i1 %485, label %511, label %508

508:                                              ; preds = %507
  %509 = call i32 @isxdigit(i32 noundef %501) #8
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %537, label %514

511:                                              ; preds = %507
  %512 = call i32 @isdigit(i32 noundef %501) #8
  %513 = icmp eq i32 %512, 0
  br i1 %513, label %537, label %514

514:                                              ; preds = %511, %508, %498
  %515 = phi i32 [ %499, %498 ], [ 1, %511 ], [ 1, %508 ]
  %516 = phi i32 [ 1, %498 ], [ %500, %511 ], [ %500, %508 ]
  %517 = load i32, i32* %27, align 4, !tbaa !31
  %518 = icmp slt i32 %517, 1200
  br i1 %518, label %519, label %525

519:                                              ; preds = %514
  %520 = trunc i32 %501 to i8
  %521 = add nsw i32 %517, 1
  store i32 %521, i32* %27, align 4, !tbaa !31
  %522 = sext i32 %517 to i64
  %523 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %522
  store i8 %520, i8* %523, align 1, !tbaa !12
  %524 = load i32, i32* %27, align 4, !tbaa !31
  br label %525

525:                                              ; preds = %519, %514
  %526 = phi i32 [ %524, %519 ], [ %517, %514 ]
  %527 = sext i32 %526 to i64
  %528 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %527
  store i8 0, i8* %528, align 1, !tbaa !12
  br i1 %497, label %492, label %529, !llvm.loop !33

529:                                              ; preds = %525
  %530 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %531 = icmp eq i32 %530, -1
  br i1 %531, label %532, label %535

532:                                              ; preds = %529
  store i32 -1, i32* %24, align 8, !tbaa !10
  %533 = load i64, i64* %25, align 8, !tbaa !11
  %534 = add nsw i64 %533, -1
  store i64 %534, i64* %25, align 8, !tbaa !11
  br label %498, !llvm.loop !33

535:                                              ; preds = %529
  %536 = add nsw i32 %493, -1
  br label %487, !llvm.loop !33

537:                                              ; preds = %511, %508
  %538 = icmp ne i32 %499, 0
  %539 = or i32 %501, 32
  %540 = icmp eq i32 %539, %484
  %541 = select i1 %538, i1 %540, i1 false
  br i1 %541, label %542, label %617

542:                                              ; preds = %537
  %543 = load i32, i32* %27, align 4, !tbaa !31
  %544 = icmp slt i32 %543, 1200
  br i1 %544, label %545, label %551

545:                                              ; preds = %542
  %546 = trunc i32 %501 to i8
  %547 = add nsw i32 %543, 1
  store i32 %547, i32* %27, align 4, !tbaa !31
  %548 = sext i32 %543 to i64
  %549 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %548
  store i8 %546, i8* %549, align 1, !tbaa !12
  %550 = load i32, i32* %27, align 4, !tbaa !31
  br label %551

551:                                              ; preds = %545, %542
  %552 = phi i32 [ %550, %545 ], [ %543, %542 ]
  %553 = sext i32 %552 to i64
  %554 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %553
  store i8 0, i8* %554, align 1, !tbaa !12
  %555 = icmp eq i32 %488, 0
  br i1 %555, label %623, label %556

556:                                              ; preds = %551
  %557 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %558 = icmp eq i32 %557, -1
  br i1 %558, label %559, label %562

559:                                              ; preds = %556
  store i32 -1, i32* %24, align 8, !tbaa !10
  %560 = load i64, i64* %25, align 8, !tbaa !11
  %561 = add nsw i64 %560, -1
  store i64 %561, i64* %25, align 8, !tbaa !11
  br label %623

562:                                              ; preds = %556
  %563 = add nsw i32 %488, -1
  switch i32 %557, label %586 [
    i32 45, label %564
    i32 43, label %564
  ]

564:                                              ; preds = %562, %562
  %565 = load i32, i32* %27, align 4, !tbaa !31
  %566 = icmp slt i32 %565, 1200
  br i1 %566, label %567, label %573

567:                                              ; preds = %564
  %568 = trunc i32 %557 to i8
  %569 = add nsw i32 %565, 1
  store i32 %569, i32* %27, align 4, !tbaa !31
  %570 = sext i32 %565 to i64
  %571 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %570
  store i8 %568, i8* %571, align 1, !tbaa !12
  %572 = load i32, i32* %27, align 4, !tbaa !31
  br label %573

573:                                              ; preds = %567, %564
  %574 = phi i32 [ %572, %567 ], [ %565, %564 ]
  %575 = sext i32 %574 to i64
  %576 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %575
  store i8 0, i8* %576, align 1, !tbaa !12
  %577 = icmp eq i32 %563, 0
  br i1 %577, label %623, label %578

578:                                              ; preds = %573
  %579 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %580 = icmp eq i32 %579, -1
  br i1 %580, label %581, label %584

581:                                              ; preds = %578
  store i32 -1, i32* %24, align 8, !tbaa !10
  %582 = load i64, i64* %25, align 8, !tbaa !11
  %583 = add nsw i64 %582, -1
  store i64 %583, i64* %25, align 8, !tbaa !11
  br label %623

584:                                              ; preds = %578
  %585 = add nsw i32 %488, -2
  br label %586

586:                                              ; preds = %584, %562
  %587 = phi i32 [ %563, %562 ], [ %585, %584 ]
  %588 = phi i32 [ %557, %562 ], [ %579, %584 ]
  %589 = call i32 @isdigit(i32 noundef %588) #8
  %590 = icmp eq i32 %589, 0
  br i1 %590, label %617, label %591

591:                                              ; preds = %586, %613
  %592 = phi i32 [ %608, %613 ], [ %588, %586 ]
  %593 = phi i32 [ %614, %613 ], [ %587, %586 ]
  %594 = load i32, i32* %27, align 4, !tbaa !31
  %595 = icmp slt i32 %594, 1200
  br i1 %595, label %596, label %602

596:                                              ; preds = %591
  %597 = trunc i32 %592 to i8
  %598 = add nsw i32 %594, 1
  store i32 %598, i32* %27, align 4, !tbaa !31
  %599 = sext i32 %594 to i64
  %600 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %599
  store i8 %597, i8* %600, align 1, !tbaa !12
  %601 = load i32, i32* %27, align 4, !tbaa !31
  br label %602

602:                                              ; preds = %596, %591
  %603 = phi i32 [ %601, %596 ], [ %594, %591 ]
  %604 = sext i32 %603 to i64
  %605 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %604
  store i8 0, i8* %605, align 1, !tbaa !12
  %606 = icmp eq i32 %593, 0
  br i1 %606, label %623, label %607

607:                                              ; preds = %602
  %608 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %609 = icmp eq i32 %608, -1
  br i1 %609, label %610, label %613

610:                                              ; preds = %607
  store i32 -1, i32* %24, align 8, !tbaa !10
  %611 = load i64, i64* %25, align 8, !tbaa !11
  %612 = add nsw i64 %611, -1
  store i64 %612, i64* %25, align 8, !tbaa !11
  br label %623

613:                                              ; preds = %607
  %614 = add nsw i32 %593, -1
  %615 = call i32 @isdigit(i32 noundef %608) #8
  %616 = icmp eq i32 %615, 0
  br i1 %616, label %617, label %591

617:                                              ; preds = %613, %586, %537
  %618 = phi i32 [ %488, %537 ], [ %587, %586 ], [ %614, %613 ]
  %619 = phi i32 [ %501, %537 ], [ %588, %586 ], [ %608, %613 ]
  store i32 %619, i32* %24, align 8, !tbaa !10
  %620 = load i64, i64* %25, align 8, !tbaa !11
  %621 = add nsw i64 %620, -1
  store i64 %621, i64* %25, align 8, !tbaa !11
  %622 = add nsw i32 %618, 1
  store i32 %622, i32* %4, align 4, !tbaa !23
  br label %623

623:                                              ; preds = %505, %602, %383, %404, %410, %426, %431, %551, %559, %573, %581, %610, %617
  %624 = phi i32 [ %387, %383 ], [ %430, %426 ], [ 1, %431 ], [ %499, %617 ], [ 1, %410 ], [ 1, %404 ], [ %499, %610 ], [ %499, %573 ], [ %499, %581 ], [ %499, %551 ], [ %499, %559 ], [ %499, %602 ], [ %499, %505 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %26)
  %625 = icmp ne i32 %624, 0
  %626 = icmp ne i8* %270, null
  %627 = select i1 %625, i1 %626, i1 false
  br i1 %627, label %628, label %799

628:                                              ; preds = %623
  switch i32 %166, label %635 [
    i32 4, label %629
    i32 3, label %632
  ]

629:                                              ; preds = %628
  %630 = call x86_fp80 @strtold(i8* noundef nonnull %10, i8** noundef null) #8
  %631 = bitcast i8* %270 to x86_fp80*
  store x86_fp80 %630, x86_fp80* %631, align 16, !tbaa !34
  br label %802

632:                                              ; preds = %628
  %633 = call double @strtod(i8* noundef nonnull %10, i8** noundef null) #8
  %634 = bitcast i8* %270 to double*
  store double %633, double* %634, align 8, !tbaa !36
  br label %802

635:                                              ; preds = %628
  %636 = call float @strtof(i8* noundef nonnull %10, i8** noundef null) #8
  %637 = bitcast i8* %270 to float*
  store float %636, float* %637, align 4, !tbaa !38
  br label %802

638:                                              ; preds = %297
  switch i8 %167, label %639 [
    i8 117, label %646
    i8 100, label %646
    i8 111, label %644
    i8 105, label %645
  ]

639:                                              ; preds = %638
  %640 = and i32 %171, -33
  %641 = icmp eq i32 %640, 88
  %642 = icmp eq i8 %167, 112
  %643 = select i1 %641, i1 true, i1 %642
  br i1 %643, label %646, label %810

644:                                              ; preds = %638
  br label %646

645:                                              ; preds = %638
  br label %646

646:                                              ; preds = %639, %638, %638, %644, %645
  %647 = phi i32 [ 16, %639 ], [ 10, %638 ], [ 10, %638 ], [ 8, %644 ], [ 10, %645 ]
  %648 = phi i32 [ 16, %639 ], [ 10, %638 ], [ 10, %638 ], [ 8, %644 ], [ 8, %645 ]
  %649 = phi i1 [ false, %639 ], [ true, %638 ], [ true, %638 ], [ true, %644 ], [ false, %645 ]
  %650 = icmp eq i8 %167, 112
  %651 = select i1 %650, i32 3, i32 %166
  %652 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %653 = icmp eq i32 %652, -1
  br i1 %653, label %654, label %657

654:                                              ; preds = %646
  store i32 -1, i32* %24, align 8, !tbaa !10
  %655 = load i64, i64* %25, align 8, !tbaa !11
  %656 = add nsw i64 %655, -1
  store i64 %656, i64* %25, align 8, !tbaa !11
  store i32 0, i32* %27, align 4, !tbaa !31
  br label %720

657:                                              ; preds = %646
  %658 = add nsw i32 %137, -1
  store i32 0, i32* %27, align 4, !tbaa !31
  switch i32 %652, label %670 [
    i32 45, label %659
    i32 43, label %659
  ]

659:                                              ; preds = %657, %657
  %660 = trunc i32 %652 to i8
  store i32 1, i32* %27, align 4, !tbaa !31
  store i8 %660, i8* %10, align 4, !tbaa !12
  store i8 0, i8* %28, align 1, !tbaa !12
  %661 = icmp eq i32 %658, 0
  br i1 %661, label %720, label %662

662:                                              ; preds = %659
  %663 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %664 = icmp eq i32 %663, -1
  br i1 %664, label %665, label %668

665:                                              ; preds = %662
  store i32 -1, i32* %24, align 8, !tbaa !10
  %666 = load i64, i64* %25, align 8, !tbaa !11
  %667 = add nsw i64 %666, -1
  store i64 %667, i64* %25, align 8, !tbaa !11
  br label %720

668:                                              ; preds = %662
  %669 = add nsw i32 %137, -2
  br label %670

670:                                              ; preds = %668, %657
  %671 = phi i32 [ %658, %657 ], [ %669, %668 ]
  %672 = phi i32 [ %652, %657 ], [ %663, %668 ]
  %673 = icmp ne i32 %672, 48
  %674 = or i1 %649, %673
  br i1 %674, label %720, label %675

675:                                              ; preds = %670
  %676 = load i32, i32* %27, align 4, !tbaa !31
  %677 = icmp slt i32 %676, 1200
  br i1 %677, label %678, label %683

678:                                              ; preds = %675
  %679 = add nsw i32 %676, 1
  store i32 %679, i32* %27, align 4, !tbaa !31
  %680 = sext i32 %676 to i64
  %681 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %680
  store i8 48, i8* %681, align 1, !tbaa !12
  %682 = load i32, i32* %27, align 4, !tbaa !31
  br label %683

683:                                              ; preds = %678, %675
  %684 = phi i32 [ %682, %678 ], [ %676, %675 ]
  %685 = sext i32 %684 to i64
  %686 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %685
  store i8 0, i8* %686, align 1, !tbaa !12
  %687 = icmp eq i32 %671, 0
  br i1 %687, label %720, label %688

688:                                              ; preds = %683
  %689 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %690 = icmp eq i32 %689, -1
  br i1 %690, label %691, label %694

691:                                              ; preds = %688
  store i32 -1, i32* %24, align 8, !tbaa !10
  %692 = load i64, i64* %25, align 8, !tbaa !11
  %693 = add nsw i64 %692, -1
  store i64 %693, i64* %25, align 8, !tbaa !11
  br label %720

694:                                              ; preds = %688
  %695 = add nsw i32 %671, -1
  %696 = and i32 %689, -33
  %697 = icmp eq i32 %696, 88
  br i1 %697, label %698, label %720

698:                                              ; preds = %694
  %699 = load i32, i32* %27, align 4, !tbaa !31
  %700 = icmp slt i32 %699, 1200
  br i1 %700, label %701, label %707

701:                                              ; preds = %698
  %702 = trunc i32 %689 to i8
  %703 = add nsw i32 %699, 1
  store i32 %703, i32* %27, align 4, !tbaa !31
  %704 = sext i32 %699 to i64
  %705 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %704
  store i8 %702, i8* %705, align 1, !tbaa !12
  %706 = load i32, i32* %27, align 4, !tbaa !31
  br label %707

707:                                              ; preds = %701, %698
  %708 = phi i32 [ %706, %701 ], [ %699, %698 ]
  %709 = sext i32 %708 to i64
  %710 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %709
  store i8 0, i8* %710, align 1, !tbaa !12
  %711 = icmp eq i32 %695, 0
  br i1 %711, label %720, label %712

712:                                              ; preds = %707
  %713 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %714 = icmp eq i32 %713, -1
  br i1 %714, label %715, label %718

715:                                              ; preds = %712
  store i32 -1, i32* %24, align 8, !tbaa !10
  %716 = load i64, i64* %25, align 8, !tbaa !11
  %717 = add nsw i64 %716, -1
  store i64 %717, i64* %25, align 8, !tbaa !11
  br label %720

718:                                              ; preds = %712
  %719 = add nsw i32 %671, -2
  br label %720

720:                                              ; preds = %654, %659, %665, %670, %683, %691, %694, %718, %715, %707
  %721 = phi i32 [ 0, %707 ], [ %695, %715 ], [ %719, %718 ], [ %695, %694 ], [ %671, %691 ], [ 0, %683 ], [ %671, %670 ], [ %137, %654 ], [ 0, %659 ], [ %658, %665 ]
  %722 = phi i32 [ 1, %707 ], [ 1, %715 ], [ 1, %718 ], [ 1, %694 ], [ 1, %691 ], [ 1, %683 ], [ 0, %670 ], [ 0, %654 ], [ 0, %659 ], [ 0, %665 ]
  %723 = phi i32 [ -1, %707 ], [ -1, %715 ], [ %713, %718 ], [ %689, %694 ], [ -1, %691 ], [ -1, %683 ], [ %672, %670 ], [ -1, %654 ], [ -1, %659 ], [ -1, %665 ]
  %724 = phi i32 [ 16, %707 ], [ 16, %715 ], [ 16, %718 ], [ %648, %694 ], [ %648, %691 ], [ %648, %683 ], [ %647, %670 ], [ %647, %654 ], [ %647, %659 ], [ %647, %665 ]
  br label %725

725:                                              ; preds = %767, %720
  %726 = phi i32 [ %721, %720 ], [ %768, %767 ]
  %727 = phi i32 [ %722, %720 ], [ 1, %767 ]
  %728 = phi i32 [ %723, %720 ], [ %769, %767 ]
  %729 = icmp eq i32 %726, 0
  br label %730

730:                                              ; preds = %725, %762
  %731 = phi i32 [ 1, %762 ], [ %727, %725 ]
  %732 = phi i32 [ -1, %762 ], [ %728, %725 ]
  switch i32 %724, label %739 [
    i32 16, label %733
    i32 8, label %735
  ]

733:                                              ; preds = %730
  %734 = call i32 @isxdigit(i32 noundef %732) #8
  br label %741

735:                                              ; preds = %730
  %736 = and i32 %732, -8
  %737 = icmp eq i32 %736, 48
  %738 = zext i1 %737 to i32
  br label %741

739:                                              ; preds = %730
  %740 = call i32 @isdigit(i32 noundef %732) #8
  br label %741

741:                                              ; preds = %739, %735, %733
  %742 = phi i32 [ %734, %733 ], [ %738, %735 ], [ %740, %739 ]
  %743 = icmp ne i32 %732, -1
  %744 = icmp ne i32 %742, 0
  %745 = select i1 %743, i1 %744, i1 false
  br i1 %745, label %746, label %770

746:                                              ; preds = %741
  %747 = load i32, i32* %27, align 4, !tbaa !31
  %748 = icmp slt i32 %747, 1200
  br i1 %748, label %749, label %755

749:                                              ; preds = %746
  %750 = trunc i32 %732 to i8
  %751 = add nsw i32 %747, 1
  store i32 %751, i32* %27, align 4, !tbaa !31
  %752 = sext i32 %747 to i64
  %753 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %752
  store i8 %750, i8* %753, align 1, !tbaa !12
  %754 = load i32, i32* %27, align 4, !tbaa !31
  br label %755

755:                                              ; preds = %749, %746
  %756 = phi i32 [ %754, %749 ], [ %747, %746 ]
  %757 = sext i32 %756 to i64
  %758 = getelementptr inbounds %struct.number, %struct.number* %5, i64 0, i32 0, i64 %757
  store i8 0, i8* %758, align 1, !tbaa !12
  br i1 %729, label %767, label %759, !llvm.loop !40

759:                                              ; preds = %755
  %760 = call fastcc i32 @take(%struct.reader* noundef %0) #8
  %761 = icmp eq i32 %760, -1
  br i1 %761, label %762, label %765

762:                                              ; preds = %759
  store i32 -1, i32* %24, align 8, !tbaa !10
  %763 = load i64, i64* %25, align 8, !tbaa !11
  %764 = add nsw i64 %763, -1
  store i64 %764, i64* %25, align 8, !tbaa !11
  br label %730, !llvm.loop !40

765:                                              ; preds = %759
  %766 = add nsw i32 %726, -1
  br label %767

767:                                              ; preds = %755, %765
  %768 = phi i32 [ %766, %765 ], [ 0, %755 ]
  %769 = phi i32 [ %760, %765 ], [ -1, %755 ]
  br label %725, !llvm.loop !40

770:                                              ; preds = %741
  %771 = icmp eq i32 %732, -1
  br i1 %771, label %775, label %772

772:                                              ; preds = %770
  store i32 %732, i32* %24, align 8, !tbaa !10
  %773 = load i64, i64* %25, align 8, !tbaa !11
  %774 = add nsw i64 %773, -1
  store i64 %774, i64* %25, align 8, !tbaa !11
  br label %775

775:                                              ; preds = %770, %772
  %776 = icmp eq i32 %731, 0
  %777 = select i1 %776, i32 0, i32 %724
  %778 = xor i1 %776, true
  %779 = zext i1 %778 to i32
  %780 = icmp ne i8* %270, null
  %781 = select i1 %778, i1 %780, i1 false
  br i1 %781, label %782, label %799

782:                                              ; preds = %775
  switch i8 %167, label %785 [
    i8 105, label %783
    i8 100, label %783
  ]

783:                                              ; preds = %782, %782
  %784 = call i64 @strtol(i8* noundef nonnull %10, i8** noundef null, i32 noundef %777) #8
  br label %787

785:                                              ; preds = %782
  %786 = call i64 @strtoul(i8* noundef nonnull %10, i8** noundef null, i32 noundef %777) #8
  br label %787

787:                                              ; preds = %785, %783
  %788 = phi i64 [ %784, %783 ], [ %786, %785 ]
  switch i32 %651, label %797 [
    i32 1, label %789
    i32 2, label %791
    i32 0, label %794
  ]

789:                                              ; preds = %787
  %790 = trunc i64 %788 to i8
  store i8 %790, i8* %270, align 1, !tbaa !12
  br label %799

791:                                              ; preds = %787
  %792 = trunc i64 %788 to i16
  %793 = bitcast i8* %270 to i16*
  store i16 %792, i16* %793, align 2, !tbaa !21
  br label %799

794:                                              ; preds = %787
  %795 = trunc i64 %788 to i32
  %796 = bitcast i8* %270 to i32*
  store i32 %795, i32* %796, align 4, !tbaa !23
  br label %799

797:                                              ; preds = %787
  %798 = bitcast i8* %270 to i64*
  store i64 %788, i64* %798, align 8, !tbaa !24
  br label %799

799:                                              ; preds = %797, %794, %791, %789, %775, %623, %349
  %800 = phi i32 [ %624, %623 ], [ %350, %349 ], [ %779, %775 ], [ %779, %789 ], [ %779, %791 ], [ %779, %794 ], [ %779, %797 ]
  %801 = icmp eq i32 %800, 0
  br i1 %801, label %810, label %802

802:                                              ; preds = %635, %632, %629, %799
  %803 = xor i1 %106, true
  %804 = zext i1 %803 to i32
  %805 = add nsw i32 %35, %804
  br label %806

806:                                              ; preds = %283, %280, %277, %275, %271, %802
  %807 = phi i32 [ %35, %271 ], [ %805, %802 ], [ %35, %275 ], [ %35, %277 ], [ %35, %280 ], [ %35, %283 ]
  %808 = load i8, i8* %223, align 1, !tbaa !12
  %809 = icmp eq i8 %808, 0
  br i1 %809, label %810, label %33

810:                                              ; preds = %806, %639, %799, %164, %45, %3, %403, %294, %65
  %811 = phi i32 [ %71, %65 ], [ %35, %403 ], [ %296, %294 ], [ 0, %3 ], [ %35, %45 ], [ %807, %806 ], [ %35, %639 ], [ %35, %799 ], [ %35, %164 ]
  call void @llvm.va_end(i8* nonnull %12)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %13) #6
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %12) #6
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %11) #6
  call void @llvm.lifetime.end.p0i8(i64 1208, i8* nonnull %10) #6
  ret i32 %811
}

; Function Attrs: optsize
declare dso_local i32 @ungetc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @vscanf(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 {
  %3 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !29
  %4 = tail call i32 @vfscanf(%struct.sv_file* noundef %3, i8* noundef %0, %struct.__va_list_tag* noundef %1) #7
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.reader, align 8
  %5 = bitcast %struct.reader* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #6
  %6 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 0
  store %struct.sv_file* null, %struct.sv_file** %6, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 1
  store i8* %0, i8** %7, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 2
  store i32 -2, i32* %8, align 8, !tbaa !10
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 3
  store i64 0, i64* %9, align 8, !tbaa !11
  %10 = call fastcc i32 @scan(%struct.reader* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #7
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #6
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @scanf(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #6
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !29
  %6 = call i32 @vfscanf(%struct.sv_file* noundef %5, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #8
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #6
  ret i32 %6
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #3

; Function Attrs: nounwind optsize
define dso_local i32 @fscanf(%struct.sv_file* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #6
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vfscanf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #7
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #6
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca %struct.reader, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #6
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.reader* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #6
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 0
  store %struct.sv_file* null, %struct.sv_file** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 1
  store i8* %0, i8** %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 2
  store i32 -2, i32* %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 3
  store i64 0, i64* %11, align 8, !tbaa !11
  %12 = call fastcc i32 @scan(%struct.reader* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #6
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #6
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_scanf(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #6
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !29
  %6 = call i32 @vfscanf(%struct.sv_file* noundef %5, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #8
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #6
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_fscanf(%struct.sv_file* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #6
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vfscanf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #7
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #6
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca %struct.reader, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #6
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.reader* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #6
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 0
  store %struct.sv_file* null, %struct.sv_file** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 1
  store i8* %0, i8** %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 2
  store i32 -2, i32* %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 3
  store i64 0, i64* %11, align 8, !tbaa !11
  %12 = call fastcc i32 @scan(%struct.reader* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #6
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #6
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_vscanf(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 {
  %3 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !29
  %4 = tail call i32 @vfscanf(%struct.sv_file* noundef %3, i8* noundef %0, %struct.__va_list_tag* noundef %1) #8
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_vfscanf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @vfscanf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) #7
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.reader, align 8
  %5 = bitcast %struct.reader* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #6
  %6 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 0
  store %struct.sv_file* null, %struct.sv_file** %6, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 1
  store i8* %0, i8** %7, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 2
  store i32 -2, i32* %8, align 8, !tbaa !10
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 3
  store i64 0, i64* %9, align 8, !tbaa !11
  %10 = call fastcc i32 @scan(%struct.reader* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #6
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc23_scanf(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #6
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !29
  %6 = call i32 @vfscanf(%struct.sv_file* noundef %5, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #8
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #6
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc23_fscanf(%struct.sv_file* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #6
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vfscanf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #7
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #6
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc23_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca %struct.reader, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #6
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.reader* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #6
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 0
  store %struct.sv_file* null, %struct.sv_file** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 1
  store i8* %0, i8** %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 2
  store i32 -2, i32* %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 3
  store i64 0, i64* %11, align 8, !tbaa !11
  %12 = call fastcc i32 @scan(%struct.reader* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #6
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #6
  ret i32 %12
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #3

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @skip_space(%struct.reader* nocapture noundef %0) unnamed_addr #0 {
  br label %2

2:                                                ; preds = %5, %1
  %3 = tail call fastcc i32 @take(%struct.reader* noundef %0) #7
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = tail call i32 @isspace(i32 noundef %3) #8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %2, !llvm.loop !41

8:                                                ; preds = %2, %5
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 2
  store i32 %3, i32* %9, align 8, !tbaa !10
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 3
  %11 = load i64, i64* %10, align 8, !tbaa !11
  %12 = add nsw i64 %11, -1
  store i64 %12, i64* %10, align 8, !tbaa !11
  ret i32 %3
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @take(%struct.reader* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 2
  %3 = load i32, i32* %2, align 8, !tbaa !10
  %4 = icmp eq i32 %3, -2
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  store i32 -2, i32* %2, align 8, !tbaa !10
  br label %21

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 0
  %8 = load %struct.sv_file*, %struct.sv_file** %7, align 8, !tbaa !2
  %9 = icmp eq %struct.sv_file* %8, null
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = tail call i32 @fgetc(%struct.sv_file* noundef nonnull %8) #8
  br label %21

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8, !tbaa !9
  %15 = load i8, i8* %14, align 1, !tbaa !12
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds i8, i8* %14, i64 1
  store i8* %18, i8** %13, align 8, !tbaa !9
  %19 = load i8, i8* %14, align 1, !tbaa !12
  %20 = zext i8 %19 to i32
  br label %21

21:                                               ; preds = %17, %12, %10, %5
  %22 = phi i32 [ %3, %5 ], [ %11, %10 ], [ %20, %17 ], [ -1, %12 ]
  %23 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 3
  %24 = load i64, i64* %23, align 8, !tbaa !11
  %25 = add nsw i64 %24, 1
  store i64 %25, i64* %23, align 8, !tbaa !11
  ret i32 %22
}

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strtol(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @fgetc(%struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @field(%struct.reader* nocapture noundef %0, i32* nocapture noundef %1) unnamed_addr #0 {
  %3 = load i32, i32* %1, align 4, !tbaa !23
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %5

5:                                                ; preds = %2
  %6 = tail call fastcc i32 @take(%struct.reader* noundef %0) #7
  %7 = icmp eq i32 %6, -1
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 2
  store i32 -1, i32* %9, align 8, !tbaa !10
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 3
  %11 = load i64, i64* %10, align 8, !tbaa !11
  %12 = add nsw i64 %11, -1
  store i64 %12, i64* %10, align 8, !tbaa !11
  br label %16

13:                                               ; preds = %5
  %14 = load i32, i32* %1, align 4, !tbaa !23
  %15 = add nsw i32 %14, -1
  store i32 %15, i32* %1, align 4, !tbaa !23
  br label %16

16:                                               ; preds = %8, %13, %2
  %17 = phi i32 [ -1, %2 ], [ -1, %8 ], [ %6, %13 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define internal fastcc void @add_char(%struct.text* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %4 = load i8**, i8*** %3, align 8, !tbaa !27
  %5 = icmp eq i8** %4, null
  br i1 %5, label %21, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %8 = load i64, i64* %7, align 8, !tbaa !28
  %9 = tail call i64 @llvm.ctpop.i64(i64 %8), !range !42
  %10 = icmp ult i64 %9, 2
  %11 = icmp eq i64 %8, 0
  %12 = or i1 %11, %10
  br i1 %12, label %13, label %21

13:                                               ; preds = %6
  %14 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %15 = load i8*, i8** %14, align 8, !tbaa !25
  %16 = shl i64 %8, 1
  %17 = or i64 %16, 1
  %18 = select i1 %11, i64 2, i64 %17
  %19 = tail call i8* @realloc(i8* noundef %15, i64 noundef %18) #8
  store i8* %19, i8** %14, align 8, !tbaa !25
  %20 = load i8**, i8*** %3, align 8, !tbaa !27
  store i8* %19, i8** %20, align 8, !tbaa !29
  br label %21

21:                                               ; preds = %6, %13, %2
  %22 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %23 = load i8*, i8** %22, align 8, !tbaa !25
  %24 = icmp eq i8* %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %21
  %26 = trunc i32 %1 to i8
  %27 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %28 = load i64, i64* %27, align 8, !tbaa !28
  %29 = getelementptr inbounds i8, i8* %23, i64 %28
  store i8 %26, i8* %29, align 1, !tbaa !12
  br label %30

30:                                               ; preds = %25, %21
  %31 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %32 = load i64, i64* %31, align 8, !tbaa !28
  %33 = add i64 %32, 1
  store i64 %33, i64* %31, align 8, !tbaa !28
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @match_word(%struct.reader* nocapture noundef %0, i32* nocapture noundef %1, i8* nocapture noundef readonly %2, %struct.number* nocapture noundef %3) unnamed_addr #0 {
  %5 = load i8, i8* %2, align 1, !tbaa !12
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %41, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  br label %9

9:                                                ; preds = %7, %34
  %10 = phi i8* [ %2, %7 ], [ %38, %34 ]
  %11 = tail call fastcc i32 @field(%struct.reader* noundef %0, i32* noundef %1) #7
  %12 = icmp eq i32 %11, -1
  br i1 %12, label %41, label %13

13:                                               ; preds = %9
  %14 = or i32 %11, 32
  %15 = load i8, i8* %10, align 1, !tbaa !12
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %14, %16
  br i1 %17, label %25, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 2
  store i32 %11, i32* %19, align 8, !tbaa !10
  %20 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 3
  %21 = load i64, i64* %20, align 8, !tbaa !11
  %22 = add nsw i64 %21, -1
  store i64 %22, i64* %20, align 8, !tbaa !11
  %23 = load i32, i32* %1, align 4, !tbaa !23
  %24 = add nsw i32 %23, 1
  store i32 %24, i32* %1, align 4, !tbaa !23
  br label %41

25:                                               ; preds = %13
  %26 = load i32, i32* %8, align 4, !tbaa !31
  %27 = icmp slt i32 %26, 1200
  br i1 %27, label %28, label %34

28:                                               ; preds = %25
  %29 = trunc i32 %11 to i8
  %30 = add nsw i32 %26, 1
  store i32 %30, i32* %8, align 4, !tbaa !31
  %31 = sext i32 %26 to i64
  %32 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 %31
  store i8 %29, i8* %32, align 1, !tbaa !12
  %33 = load i32, i32* %8, align 4, !tbaa !31
  br label %34

34:                                               ; preds = %25, %28
  %35 = phi i32 [ %33, %28 ], [ %26, %25 ]
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 %36
  store i8 0, i8* %37, align 1, !tbaa !12
  %38 = getelementptr inbounds i8, i8* %10, i64 1
  %39 = load i8, i8* %38, align 1, !tbaa !12
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %41, label %9, !llvm.loop !43

41:                                               ; preds = %34, %9, %4, %18
  %42 = phi i32 [ 0, %18 ], [ 1, %4 ], [ 1, %34 ], [ 0, %9 ]
  ret i32 %42
}

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local x86_fp80 @strtold(i8* noundef, i8** noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local double @strtod(i8* noundef, i8** noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local float @strtof(i8* noundef, i8** noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64) #5

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"reader", !4, i64 0, !4, i64 8, !7, i64 16, !8, i64 24}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!"long", !5, i64 0}
!9 = !{!3, !4, i64 8}
!10 = !{!3, !7, i64 16}
!11 = !{!3, !8, i64 24}
!12 = !{!5, !5, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = distinct !{!19, !14, !15}
!20 = distinct !{!20, !14, !15}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !5, i64 0}
!23 = !{!7, !7, i64 0}
!24 = !{!8, !8, i64 0}
!25 = !{!26, !4, i64 0}
!26 = !{!"text", !4, i64 0, !4, i64 8, !8, i64 16}
!27 = !{!26, !4, i64 8}
!28 = !{!26, !8, i64 16}
!29 = !{!4, !4, i64 0}
!30 = distinct !{!30, !14, !15}
!31 = !{!32, !7, i64 1204}
!32 = !{!"number", !5, i64 0, !7, i64 1204}
!33 = distinct !{!33, !15}
!34 = !{!35, !35, i64 0}
!35 = !{!"long double", !5, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"double", !5, i64 0}
!38 = !{!39, !39, i64 0}
!39 = !{!"float", !5, i64 0}
!40 = distinct !{!40, !15}
!41 = distinct !{!41, !14, !15}
!42 = !{i64 0, i64 65}
!43 = distinct !{!43, !14, !15}
