; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/scanf.c
; ModuleID = 'runtime/c/scanf.c'
source_filename = "runtime/c/scanf.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i8, [39 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.reader = type { %struct.sv_file*, i8*, i32*, i32, i32, i64 }
%struct.number = type { [1201 x i8], i32 }
%struct.text = type { i8*, i8**, i64, i64, i32 }

@stdin = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str = private unnamed_addr constant [3 x i8] c"an\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"nf\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"nity\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @vfscanf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.reader, align 8
  %5 = bitcast %struct.reader* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %5) #8
  %6 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 0
  store %struct.sv_file* %0, %struct.sv_file** %6, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 1
  store i8* null, i8** %7, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 2
  store i32* null, i32** %8, align 8, !tbaa !10
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 3
  store i32 0, i32* %9, align 8, !tbaa !11
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 4
  store i32 -2, i32* %10, align 4, !tbaa !12
  %11 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 5
  store i64 0, i64* %11, align 8, !tbaa !13
  %12 = call fastcc i32 @scan(%struct.reader* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #9
  %13 = load i32, i32* %10, align 4, !tbaa !12
  %14 = icmp sgt i32 %13, -1
  br i1 %14, label %15, label %17

15:                                               ; preds = %3
  %16 = call i32 @ungetc(i32 noundef %13, %struct.sv_file* noundef %0) #10
  br label %17

17:                                               ; preds = %15, %3
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %5) #8
  ret i32 %12
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @scan(%struct.reader* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca [8 x i8], align 1
  %7 = alloca i8*, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i64, align 8
  %10 = alloca [1 x i32], align 4
  %11 = alloca i8*, align 8
  %12 = alloca %struct.number, align 4
  %13 = alloca [1 x %struct.__va_list_tag], align 16
  %14 = alloca [1 x %struct.__va_list_tag], align 16
  %15 = alloca %struct.text, align 8
  store i8* %1, i8** %11, align 8, !tbaa !14
  %16 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 1208, i8* nonnull %16) #8
  %17 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 3
  %18 = load i32, i32* %17, align 8, !tbaa !11
  %19 = bitcast [1 x %struct.__va_list_tag]* %13 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %19) #8
  %20 = bitcast [1 x %struct.__va_list_tag]* %14 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %20) #8
  %21 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %19, i8* %21)
  %22 = load i8*, i8** %11, align 8, !tbaa !14
  %23 = load i8, i8* %22, align 1, !tbaa !15
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %917, label %25

25:                                               ; preds = %3
  %26 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %14, i64 0, i64 0, i32 0
  %27 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %14, i64 0, i64 0, i32 2
  %28 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %14, i64 0, i64 0, i32 3
  %29 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %13, i64 0, i64 0, i32 0
  %30 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %13, i64 0, i64 0, i32 2
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %13, i64 0, i64 0, i32 3
  %32 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 4
  %33 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 5
  %34 = bitcast i32* %4 to i8*
  %35 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 1
  %36 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 1
  %37 = bitcast %struct.text* %15 to i8*
  %38 = getelementptr inbounds %struct.text, %struct.text* %15, i64 0, i32 0
  %39 = getelementptr inbounds %struct.text, %struct.text* %15, i64 0, i32 1
  %40 = getelementptr inbounds %struct.text, %struct.text* %15, i64 0, i32 2
  %41 = getelementptr inbounds %struct.text, %struct.text* %15, i64 0, i32 3
  %42 = getelementptr inbounds %struct.text, %struct.text* %15, i64 0, i32 4
  %43 = bitcast [1 x i32]* %10 to i8*
  %44 = bitcast i64* %9 to i8*
  %45 = bitcast i8** %7 to i8*
  %46 = bitcast i8** %8 to i8*
  %47 = bitcast i32* %5 to i8*
  %48 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 0
  %49 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 1
  %50 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 8
  %51 = getelementptr inbounds [1 x i32], [1 x i32]* %10, i64 0, i64 0
  br label %52

52:                                               ; preds = %25, %912
  %53 = phi i8 [ %23, %25 ], [ %915, %912 ]
  %54 = phi i32 [ 0, %25 ], [ %913, %912 ]
  %55 = phi i32 [ 0, %25 ], [ %228, %912 ]
  %56 = phi i8* [ null, %25 ], [ %227, %912 ]
  %57 = phi i8* [ null, %25 ], [ %226, %912 ]
  br label %58

58:                                               ; preds = %52, %67
  %59 = phi i8 [ %53, %52 ], [ %69, %67 ]
  %60 = zext i8 %59 to i32
  %61 = call i32 @isspace(i32 noundef %60) #10
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:                                               ; preds = %58
  %64 = call fastcc i32 @skip_space(%struct.reader* noundef %0) #9
  %65 = load i8*, i8** %11, align 8, !tbaa !14
  %66 = getelementptr inbounds i8, i8* %65, i64 1
  store i8* %66, i8** %11, align 8, !tbaa !14
  br label %67

67:                                               ; preds = %86, %63
  %68 = phi i8* [ %87, %86 ], [ %66, %63 ]
  %69 = load i8, i8* %68, align 1, !tbaa !15
  %70 = icmp eq i8 %69, 0
  br i1 %70, label %917, label %58, !llvm.loop !16

71:                                               ; preds = %58
  %72 = load i8*, i8** %11, align 8, !tbaa !14
  %73 = load i8, i8* %72, align 1, !tbaa !15
  %74 = icmp eq i8 %73, 37
  br i1 %74, label %75, label %81

75:                                               ; preds = %71
  %76 = getelementptr inbounds i8, i8* %72, i64 1
  %77 = load i8, i8* %76, align 1, !tbaa !15
  %78 = icmp eq i8 %77, 37
  store i8* %76, i8** %11, align 8, !tbaa !14
  br i1 %78, label %79, label %95

79:                                               ; preds = %75
  %80 = call fastcc i32 @skip_space(%struct.reader* noundef %0) #9
  br label %81

81:                                               ; preds = %71, %79
  %82 = call fastcc i32 @take(%struct.reader* noundef %0) #9
  %83 = load i32, i32* %17, align 8, !tbaa !11
  %84 = call fastcc i32 @member(i8** noundef nonnull %11, i32 noundef %83) #9
  %85 = icmp eq i32 %82, %84
  br i1 %85, label %86, label %88

86:                                               ; preds = %81
  %87 = load i8*, i8** %11, align 8, !tbaa !14
  br label %67

88:                                               ; preds = %81
  store i32 %82, i32* %32, align 4, !tbaa !12
  %89 = load i64, i64* %33, align 8, !tbaa !13
  %90 = add nsw i64 %89, -1
  store i64 %90, i64* %33, align 8, !tbaa !13
  %91 = icmp ne i32 %82, -1
  %92 = icmp ne i32 %54, 0
  %93 = select i1 %91, i1 true, i1 %92
  %94 = select i1 %93, i32 %54, i32 -1
  br label %917

95:                                               ; preds = %75
  %96 = getelementptr inbounds i8, i8* %72, i64 1
  %97 = load i8, i8* %96, align 1, !tbaa !15
  %98 = zext i8 %97 to i32
  %99 = call i32 @isdigit(i32 noundef %98) #10
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %126, label %101

101:                                              ; preds = %95
  %102 = load i8, i8* %96, align 1, !tbaa !15
  %103 = zext i8 %102 to i32
  %104 = call i32 @isdigit(i32 noundef %103) #10
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %119, label %106

106:                                              ; preds = %101, %106
  %107 = phi i32 [ %114, %106 ], [ 0, %101 ]
  %108 = phi i8* [ %110, %106 ], [ %96, %101 ]
  %109 = mul nsw i32 %107, 10
  %110 = getelementptr inbounds i8, i8* %108, i64 1
  %111 = load i8, i8* %108, align 1, !tbaa !15
  %112 = sext i8 %111 to i32
  %113 = add i32 %109, -48
  %114 = add i32 %113, %112
  %115 = load i8, i8* %110, align 1, !tbaa !15
  %116 = zext i8 %115 to i32
  %117 = call i32 @isdigit(i32 noundef %116) #10
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %106, !llvm.loop !19

119:                                              ; preds = %106, %101
  %120 = phi i8* [ %96, %101 ], [ %110, %106 ]
  %121 = phi i32 [ 0, %101 ], [ %114, %106 ]
  %122 = load i8, i8* %120, align 1, !tbaa !15
  %123 = icmp eq i8 %122, 36
  br i1 %123, label %124, label %126

124:                                              ; preds = %119
  %125 = getelementptr inbounds i8, i8* %120, i64 1
  store i8* %125, i8** %11, align 8, !tbaa !14
  br label %126

126:                                              ; preds = %119, %124, %95
  %127 = phi i32 [ 0, %95 ], [ %121, %124 ], [ 0, %119 ]
  %128 = load i8*, i8** %11, align 8, !tbaa !14
  %129 = load i8, i8* %128, align 1, !tbaa !15
  %130 = icmp eq i8 %129, 42
  br i1 %130, label %131, label %134

131:                                              ; preds = %126
  %132 = getelementptr inbounds i8, i8* %128, i64 1
  store i8* %132, i8** %11, align 8, !tbaa !14
  %133 = load i8, i8* %132, align 1, !tbaa !15
  br label %134

134:                                              ; preds = %131, %126
  %135 = phi i8 [ %133, %131 ], [ %129, %126 ]
  %136 = zext i8 %135 to i32
  %137 = call i32 @isdigit(i32 noundef %136) #10
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %163, label %139

139:                                              ; preds = %134
  %140 = load i8*, i8** %11, align 8, !tbaa !14
  %141 = load i8, i8* %140, align 1, !tbaa !15
  %142 = zext i8 %141 to i32
  %143 = call i32 @isdigit(i32 noundef %142) #10
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %162, label %145

145:                                              ; preds = %139
  %146 = load i8*, i8** %11, align 8, !tbaa !14
  br label %147

147:                                              ; preds = %145, %147
  %148 = phi i8* [ %151, %147 ], [ %146, %145 ]
  %149 = phi i32 [ %155, %147 ], [ 0, %145 ]
  %150 = mul nsw i32 %149, 10
  %151 = getelementptr inbounds i8, i8* %148, i64 1
  %152 = load i8, i8* %148, align 1, !tbaa !15
  %153 = sext i8 %152 to i32
  %154 = add i32 %150, -48
  %155 = add i32 %154, %153
  %156 = load i8, i8* %151, align 1, !tbaa !15
  %157 = zext i8 %156 to i32
  %158 = call i32 @isdigit(i32 noundef %157) #10
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %147, !llvm.loop !20

160:                                              ; preds = %147
  store i8* %151, i8** %11, align 8, !tbaa !14
  %161 = icmp eq i32 %155, 0
  br i1 %161, label %162, label %163

162:                                              ; preds = %139, %160
  br label %163

163:                                              ; preds = %162, %160, %134
  %164 = phi i32 [ -1, %134 ], [ -1, %162 ], [ %155, %160 ]
  %165 = load i8*, i8** %11, align 8, !tbaa !14
  %166 = load i8, i8* %165, align 1, !tbaa !15
  %167 = icmp eq i8 %166, 109
  br i1 %167, label %168, label %171

168:                                              ; preds = %163
  %169 = getelementptr inbounds i8, i8* %165, i64 1
  store i8* %169, i8** %11, align 8, !tbaa !14
  %170 = load i8, i8* %169, align 1, !tbaa !15
  br label %171

171:                                              ; preds = %168, %163
  %172 = phi i8 [ %170, %168 ], [ %166, %163 ]
  %173 = phi i8* [ %169, %168 ], [ %165, %163 ]
  switch i8 %172, label %192 [
    i8 104, label %174
    i8 108, label %181
    i8 76, label %188
    i8 113, label %188
    i8 106, label %190
    i8 122, label %190
    i8 116, label %190
  ]

174:                                              ; preds = %171
  %175 = getelementptr inbounds i8, i8* %173, i64 1
  %176 = load i8, i8* %175, align 1, !tbaa !15
  %177 = icmp eq i8 %176, 104
  %178 = getelementptr inbounds i8, i8* %173, i64 2
  %179 = select i1 %177, i8* %178, i8* %175
  %180 = select i1 %177, i32 1, i32 2
  br label %192

181:                                              ; preds = %171
  %182 = getelementptr inbounds i8, i8* %173, i64 1
  %183 = load i8, i8* %182, align 1, !tbaa !15
  %184 = icmp eq i8 %183, 108
  %185 = getelementptr inbounds i8, i8* %173, i64 2
  %186 = select i1 %184, i8* %185, i8* %182
  %187 = select i1 %184, i32 4, i32 3
  br label %192

188:                                              ; preds = %171, %171
  %189 = getelementptr inbounds i8, i8* %173, i64 1
  br label %192

190:                                              ; preds = %171, %171, %171
  %191 = getelementptr inbounds i8, i8* %173, i64 1
  br label %192

192:                                              ; preds = %171, %174, %181, %188, %190
  %193 = phi i8* [ %179, %174 ], [ %186, %181 ], [ %189, %188 ], [ %191, %190 ], [ %173, %171 ]
  %194 = phi i32 [ %180, %174 ], [ %187, %181 ], [ 4, %188 ], [ 3, %190 ], [ 0, %171 ]
  store i8* %193, i8** %11, align 8, !tbaa !14
  %195 = load i8, i8* %193, align 1, !tbaa !15
  %196 = icmp eq i8 %195, 0
  br i1 %196, label %917, label %197

197:                                              ; preds = %192
  %198 = getelementptr inbounds i8, i8* %193, i64 1
  store i8* %198, i8** %11, align 8, !tbaa !14
  %199 = and i8 %195, -17
  %200 = icmp eq i8 %199, 67
  %201 = or i8 %195, 32
  %202 = select i1 %200, i32 3, i32 %194
  %203 = select i1 %200, i8 %201, i8 %195
  %204 = sext i8 %203 to i32
  %205 = icmp eq i8 %203, 91
  br i1 %205, label %206, label %225

206:                                              ; preds = %197
  %207 = load i8, i8* %198, align 1, !tbaa !15
  %208 = icmp eq i8 %207, 94
  %209 = zext i1 %208 to i32
  %210 = zext i1 %208 to i64
  %211 = getelementptr inbounds i8, i8* %198, i64 %210
  %212 = load i8, i8* %211, align 1, !tbaa !15
  %213 = icmp eq i8 %212, 93
  %214 = zext i1 %213 to i64
  %215 = getelementptr i8, i8* %211, i64 %214
  br label %216

216:                                              ; preds = %219, %206
  %217 = phi i8* [ %215, %206 ], [ %220, %219 ]
  %218 = load i8, i8* %217, align 1, !tbaa !15
  switch i8 %218, label %219 [
    i8 0, label %221
    i8 93, label %221
  ]

219:                                              ; preds = %216
  %220 = getelementptr inbounds i8, i8* %217, i64 1
  br label %216, !llvm.loop !21

221:                                              ; preds = %216, %216
  %222 = icmp ne i8 %218, 0
  %223 = zext i1 %222 to i64
  %224 = getelementptr i8, i8* %217, i64 %223
  store i8* %224, i8** %11, align 8, !tbaa !14
  br label %225

225:                                              ; preds = %221, %197
  %226 = phi i8* [ %211, %221 ], [ %57, %197 ]
  %227 = phi i8* [ %217, %221 ], [ %56, %197 ]
  %228 = phi i32 [ %209, %221 ], [ %55, %197 ]
  br i1 %130, label %274, label %229

229:                                              ; preds = %225
  %230 = icmp eq i32 %127, 0
  br i1 %230, label %259, label %231

231:                                              ; preds = %229
  call void @llvm.va_copy(i8* nonnull %20, i8* %21)
  %232 = icmp sgt i32 %127, 0
  br i1 %232, label %233, label %240

233:                                              ; preds = %231
  %234 = load i8*, i8** %28, align 16
  %235 = load i32, i32* %26, align 16
  %236 = load i8*, i8** %27, align 8
  br label %242

237:                                              ; preds = %253
  %238 = bitcast i8* %256 to i8**
  %239 = load i8*, i8** %238, align 8
  br label %240

240:                                              ; preds = %237, %231
  %241 = phi i8* [ null, %231 ], [ %239, %237 ]
  call void @llvm.va_end(i8* nonnull %20)
  br label %274

242:                                              ; preds = %233, %253
  %243 = phi i8* [ %236, %233 ], [ %254, %253 ]
  %244 = phi i32 [ %235, %233 ], [ %255, %253 ]
  %245 = phi i32 [ 0, %233 ], [ %257, %253 ]
  %246 = icmp ult i32 %244, 41
  br i1 %246, label %247, label %251

247:                                              ; preds = %242
  %248 = zext i32 %244 to i64
  %249 = getelementptr i8, i8* %234, i64 %248
  %250 = add nuw nsw i32 %244, 8
  store i32 %250, i32* %26, align 16
  br label %253

251:                                              ; preds = %242
  %252 = getelementptr i8, i8* %243, i64 8
  store i8* %252, i8** %27, align 8
  br label %253

253:                                              ; preds = %251, %247
  %254 = phi i8* [ %243, %247 ], [ %252, %251 ]
  %255 = phi i32 [ %250, %247 ], [ %244, %251 ]
  %256 = phi i8* [ %249, %247 ], [ %243, %251 ]
  %257 = add nuw nsw i32 %245, 1
  %258 = icmp eq i32 %257, %127
  br i1 %258, label %237, label %242, !llvm.loop !22

259:                                              ; preds = %229
  %260 = load i32, i32* %29, align 16
  %261 = icmp ult i32 %260, 41
  br i1 %261, label %262, label %267

262:                                              ; preds = %259
  %263 = load i8*, i8** %31, align 16
  %264 = zext i32 %260 to i64
  %265 = getelementptr i8, i8* %263, i64 %264
  %266 = add nuw nsw i32 %260, 8
  store i32 %266, i32* %29, align 16
  br label %270

267:                                              ; preds = %259
  %268 = load i8*, i8** %30, align 8
  %269 = getelementptr i8, i8* %268, i64 8
  store i8* %269, i8** %30, align 8
  br label %270

270:                                              ; preds = %267, %262
  %271 = phi i8* [ %265, %262 ], [ %268, %267 ]
  %272 = bitcast i8* %271 to i8**
  %273 = load i8*, i8** %272, align 8
  br label %274

274:                                              ; preds = %240, %270, %225
  %275 = phi i8* [ null, %225 ], [ %241, %240 ], [ %273, %270 ]
  switch i8 %203, label %290 [
    i8 110, label %276
    i8 99, label %292
    i8 91, label %292
  ]

276:                                              ; preds = %274
  %277 = icmp eq i8* %275, null
  br i1 %277, label %912, label %278, !llvm.loop !16

278:                                              ; preds = %276
  %279 = load i64, i64* %33, align 8, !tbaa !13
  switch i32 %202, label %288 [
    i32 1, label %280
    i32 2, label %282
    i32 0, label %285
  ]

280:                                              ; preds = %278
  %281 = trunc i64 %279 to i8
  store i8 %281, i8* %275, align 1, !tbaa !15
  br label %912, !llvm.loop !16

282:                                              ; preds = %278
  %283 = trunc i64 %279 to i16
  %284 = bitcast i8* %275 to i16*
  store i16 %283, i16* %284, align 2, !tbaa !23
  br label %912, !llvm.loop !16

285:                                              ; preds = %278
  %286 = trunc i64 %279 to i32
  %287 = bitcast i8* %275 to i32*
  store i32 %286, i32* %287, align 4, !tbaa !25
  br label %912, !llvm.loop !16

288:                                              ; preds = %278
  %289 = bitcast i8* %275 to i64*
  store i64 %279, i64* %289, align 8, !tbaa !26
  br label %912, !llvm.loop !16

290:                                              ; preds = %274
  %291 = call fastcc i32 @skip_space(%struct.reader* noundef %0) #9
  br label %296

292:                                              ; preds = %274, %274
  %293 = call fastcc i32 @take(%struct.reader* noundef %0) #9
  store i32 %293, i32* %32, align 4, !tbaa !12
  %294 = load i64, i64* %33, align 8, !tbaa !13
  %295 = add nsw i64 %294, -1
  store i64 %295, i64* %33, align 8, !tbaa !13
  br label %296

296:                                              ; preds = %292, %290
  %297 = phi i32 [ %291, %290 ], [ %293, %292 ]
  %298 = icmp eq i32 %297, -1
  br i1 %298, label %299, label %302

299:                                              ; preds = %296
  %300 = icmp eq i32 %54, 0
  %301 = select i1 %300, i32 -1, i32 %54
  br label %917

302:                                              ; preds = %296
  switch i32 %204, label %742 [
    i32 99, label %303
    i32 115, label %303
    i32 91, label %303
    i32 97, label %455
    i32 65, label %455
    i32 101, label %455
    i32 69, label %455
    i32 102, label %455
    i32 70, label %455
    i32 103, label %455
    i32 71, label %455
  ]

303:                                              ; preds = %302, %302, %302
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %37) #8
  %304 = select i1 %167, i8* null, i8* %275
  store i8* %304, i8** %38, align 8, !tbaa !27
  %305 = bitcast i8* %275 to i8**
  %306 = select i1 %167, i8** %305, i8** null
  store i8** %306, i8*** %39, align 8, !tbaa !29
  store i64 0, i64* %40, align 8, !tbaa !30
  store i64 0, i64* %41, align 8, !tbaa !31
  %307 = icmp eq i32 %202, 3
  %308 = zext i1 %307 to i32
  store i32 %308, i32* %42, align 8, !tbaa !32
  %309 = icmp ne i8* %275, null
  %310 = select i1 %167, i1 %309, i1 false
  br i1 %310, label %311, label %312

311:                                              ; preds = %303
  store i8* null, i8** %305, align 8, !tbaa !14
  br label %312

312:                                              ; preds = %311, %303
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %43)
  %313 = icmp eq i8 %203, 99
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %44) #8
  store i64 0, i64* %9, align 8, !tbaa !26
  %314 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %315 = icmp eq i32 %314, -1
  br i1 %315, label %407, label %316

316:                                              ; preds = %312
  %317 = icmp slt i32 %164, 0
  %318 = and i1 %317, %313
  %319 = select i1 %318, i32 1, i32 %164
  %320 = icmp ult i8* %226, %227
  %321 = icmp eq i32 %228, 0
  %322 = zext i1 %321 to i32
  br label %326

323:                                              ; preds = %404
  %324 = call fastcc i32 @take(%struct.reader* noundef nonnull %0) #10
  %325 = icmp eq i32 %324, -1
  br i1 %325, label %407, label %326, !llvm.loop !33

326:                                              ; preds = %316, %323
  %327 = phi i32 [ %314, %316 ], [ %324, %323 ]
  %328 = phi i32 [ %319, %316 ], [ %405, %323 ]
  %329 = phi i1 [ false, %316 ], [ true, %323 ]
  %330 = phi i32 [ 0, %316 ], [ 1, %323 ]
  %331 = add nsw i32 %328, -1
  switch i8 %203, label %343 [
    i8 99, label %377
    i8 115, label %332
  ]

332:                                              ; preds = %326
  %333 = load i32, i32* %17, align 8, !tbaa !11
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %337, label %335

335:                                              ; preds = %332
  %336 = call i32 @iswspace(i32 noundef %327) #10
  br label %339

337:                                              ; preds = %332
  %338 = call i32 @isspace(i32 noundef %327) #10
  br label %339

339:                                              ; preds = %337, %335
  %340 = phi i32 [ %336, %335 ], [ %338, %337 ]
  %341 = icmp eq i32 %340, 0
  %342 = zext i1 %341 to i32
  br label %374

343:                                              ; preds = %326
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %45) #8
  store i8* %226, i8** %7, align 8, !tbaa !14
  br i1 %320, label %344, label %373

344:                                              ; preds = %343, %367
  %345 = phi i32 [ %369, %367 ], [ -1, %343 ]
  %346 = call fastcc i32 @member(i8** noundef nonnull %7, i32 noundef %18) #10
  %347 = icmp eq i32 %346, 45
  %348 = icmp sgt i32 %345, -1
  %349 = select i1 %347, i1 %348, i1 false
  br i1 %349, label %350, label %361

350:                                              ; preds = %344
  %351 = load i8*, i8** %7, align 8, !tbaa !14
  %352 = icmp ult i8* %351, %227
  br i1 %352, label %353, label %361

353:                                              ; preds = %350
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %46) #8
  store i8* %351, i8** %8, align 8, !tbaa !14
  %354 = call fastcc i32 @member(i8** noundef nonnull %8, i32 noundef %18) #10
  %355 = icmp sgt i32 %345, %354
  br i1 %355, label %360, label %356

356:                                              ; preds = %353
  %357 = icmp sgt i32 %345, %327
  %358 = icmp slt i32 %354, %327
  %359 = select i1 %357, i1 true, i1 %358
  br i1 %359, label %365, label %371

360:                                              ; preds = %353
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %46) #8
  br label %361

361:                                              ; preds = %360, %350, %344
  %362 = icmp eq i32 %346, %327
  br i1 %362, label %372, label %363

363:                                              ; preds = %361
  %364 = load i8*, i8** %7, align 8, !tbaa !14
  br label %367

365:                                              ; preds = %356
  %366 = load i8*, i8** %8, align 8, !tbaa !14
  store i8* %366, i8** %7, align 8, !tbaa !14
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %46) #8
  br label %367

367:                                              ; preds = %365, %363
  %368 = phi i8* [ %366, %365 ], [ %364, %363 ]
  %369 = phi i32 [ %354, %365 ], [ %346, %363 ]
  %370 = icmp ult i8* %368, %227
  br i1 %370, label %344, label %373, !llvm.loop !34

371:                                              ; preds = %356
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %46) #8
  br label %372

372:                                              ; preds = %361, %371
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %45) #8
  br label %374

373:                                              ; preds = %367, %343
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %45) #8
  br label %374

374:                                              ; preds = %373, %372, %339
  %375 = phi i32 [ %342, %339 ], [ %228, %373 ], [ %322, %372 ]
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %407, label %377

377:                                              ; preds = %374, %326
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %47) #8
  store i32 %327, i32* %5, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %48) #8
  %378 = trunc i32 %327 to i8
  store i8 %378, i8* %48, align 1, !tbaa !15
  br label %379

379:                                              ; preds = %379, %377
  %380 = phi i8* [ %49, %377 ], [ %381, %379 ]
  store i8 0, i8* %380, align 1, !tbaa !15
  %381 = getelementptr inbounds i8, i8* %380, i64 1
  %382 = icmp eq i8* %381, %50
  br i1 %382, label %383, label %379

383:                                              ; preds = %379
  %384 = load i32, i32* %42, align 8, !tbaa !32
  %385 = icmp eq i32 %384, 0
  %386 = load i32, i32* %17, align 8, !tbaa !11
  %387 = icmp eq i32 %386, 0
  br i1 %385, label %392, label %388

388:                                              ; preds = %383
  br i1 %387, label %389, label %391

389:                                              ; preds = %388
  %390 = call i64 @mbrtowc(i32* noundef nonnull %5, i8* noundef nonnull %48, i64 noundef 1, i8* noundef nonnull %44) #10
  switch i64 %390, label %391 [
    i64 -2, label %399
    i64 -1, label %398
  ]

391:                                              ; preds = %389, %388
  call fastcc void @add(%struct.text* noundef nonnull %15, i8* noundef nonnull %47, i64 noundef 4) #10
  br label %399

392:                                              ; preds = %383
  br i1 %387, label %396, label %393

393:                                              ; preds = %392
  %394 = call i64 @wcrtomb(i8* noundef nonnull %48, i32 noundef %327, i8* noundef null) #10
  %395 = icmp eq i64 %394, -1
  br i1 %395, label %398, label %396

396:                                              ; preds = %393, %392
  %397 = phi i64 [ %394, %393 ], [ 1, %392 ]
  call fastcc void @add(%struct.text* noundef nonnull %15, i8* noundef nonnull %48, i64 noundef %397) #10
  br label %399

398:                                              ; preds = %393, %389
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %48) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %47) #8
  br label %432

399:                                              ; preds = %396, %391, %389
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %48) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %47) #8
  br i1 %313, label %400, label %404

400:                                              ; preds = %399
  %401 = call i32 @mbsinit(i8* noundef nonnull %44) #10
  %402 = icmp eq i32 %401, 0
  %403 = select i1 %402, i32 %328, i32 %331
  br label %404

404:                                              ; preds = %400, %399
  %405 = phi i32 [ %331, %399 ], [ %403, %400 ]
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %413, label %323, !llvm.loop !33

407:                                              ; preds = %323, %374, %312
  %408 = phi i32 [ 0, %312 ], [ %330, %374 ], [ 1, %323 ]
  %409 = phi i1 [ false, %312 ], [ %329, %374 ], [ true, %323 ]
  %410 = phi i32 [ -1, %312 ], [ %327, %374 ], [ -1, %323 ]
  store i32 %410, i32* %32, align 4, !tbaa !12
  %411 = load i64, i64* %33, align 8, !tbaa !13
  %412 = add nsw i64 %411, -1
  store i64 %412, i64* %33, align 8, !tbaa !13
  br label %413

413:                                              ; preds = %404, %407
  %414 = phi i1 [ %409, %407 ], [ true, %404 ]
  %415 = phi i32 [ %408, %407 ], [ 1, %404 ]
  %416 = call i32 @mbsinit(i8* noundef nonnull %44) #10
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %432, label %418

418:                                              ; preds = %413
  %419 = icmp ne i8 %203, 99
  %420 = and i1 %419, %414
  br i1 %420, label %421, label %434

421:                                              ; preds = %418
  %422 = load i8**, i8*** %39, align 8, !tbaa !29
  %423 = icmp eq i8** %422, null
  %424 = load i8*, i8** %38, align 8
  %425 = icmp eq i8* %424, null
  %426 = select i1 %423, i1 %425, i1 false
  br i1 %426, label %431, label %427

427:                                              ; preds = %421
  store i32 0, i32* %51, align 4, !tbaa !25
  %428 = load i32, i32* %42, align 8, !tbaa !32
  %429 = icmp eq i32 %428, 0
  %430 = select i1 %429, i64 1, i64 4
  call fastcc void @add(%struct.text* noundef nonnull %15, i8* noundef nonnull %43, i64 noundef %430) #10
  br label %431

431:                                              ; preds = %421, %427
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %44) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %43)
  br label %452

432:                                              ; preds = %413, %398
  %433 = call i32* @__errno_location() #10
  store i32 84, i32* %433, align 4, !tbaa !25
  br label %434

434:                                              ; preds = %432, %418
  %435 = phi i32 [ %415, %418 ], [ -1, %432 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %44) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %43)
  %436 = icmp slt i32 %435, 1
  %437 = load i8**, i8*** %39, align 8
  %438 = icmp ne i8** %437, null
  %439 = select i1 %436, i1 %438, i1 false
  br i1 %439, label %440, label %442

440:                                              ; preds = %434
  %441 = load i8*, i8** %38, align 8, !tbaa !27
  call void @free(i8* noundef %441) #10
  store i8* null, i8** %437, align 8, !tbaa !14
  br label %442

442:                                              ; preds = %440, %434
  %443 = icmp slt i32 %435, 0
  br i1 %443, label %444, label %452

444:                                              ; preds = %442
  %445 = load i32, i32* %17, align 8, !tbaa !11
  %446 = icmp eq i32 %445, 0
  %447 = icmp ne i8 %203, 99
  %448 = select i1 %446, i1 true, i1 %447
  %449 = icmp ne i32 %54, 0
  %450 = select i1 %448, i1 true, i1 %449
  %451 = select i1 %450, i32 %54, i32 -1
  br label %452

452:                                              ; preds = %431, %444, %442
  %453 = phi i32 [ 0, %444 ], [ %435, %442 ], [ 1, %431 ]
  %454 = phi i32 [ %451, %444 ], [ %54, %442 ], [ %54, %431 ]
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %37) #8
  br label %903

455:                                              ; preds = %302, %302, %302, %302, %302, %302, %302, %302
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %34)
  %456 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %457 = icmp eq i32 %456, -1
  br i1 %457, label %458, label %461

458:                                              ; preds = %455
  store i32 -1, i32* %32, align 4, !tbaa !12
  %459 = load i64, i64* %33, align 8, !tbaa !13
  %460 = add nsw i64 %459, -1
  store i64 %460, i64* %33, align 8, !tbaa !13
  store i32 0, i32* %35, align 4, !tbaa !35
  br label %585

461:                                              ; preds = %455
  %462 = add nsw i32 %164, -1
  store i32 %462, i32* %4, align 4, !tbaa !25
  store i32 0, i32* %35, align 4, !tbaa !35
  switch i32 %456, label %474 [
    i32 45, label %463
    i32 43, label %463
  ]

463:                                              ; preds = %461, %461
  %464 = trunc i32 %456 to i8
  store i32 1, i32* %35, align 4, !tbaa !35
  store i8 %464, i8* %16, align 4, !tbaa !15
  store i8 0, i8* %36, align 1, !tbaa !15
  %465 = icmp eq i32 %462, 0
  br i1 %465, label %585, label %466

466:                                              ; preds = %463
  %467 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %468 = icmp eq i32 %467, -1
  br i1 %468, label %469, label %472

469:                                              ; preds = %466
  store i32 -1, i32* %32, align 4, !tbaa !12
  %470 = load i64, i64* %33, align 8, !tbaa !13
  %471 = add nsw i64 %470, -1
  store i64 %471, i64* %33, align 8, !tbaa !13
  br label %585

472:                                              ; preds = %466
  %473 = add nsw i32 %164, -2
  store i32 %473, i32* %4, align 4, !tbaa !25
  br label %474

474:                                              ; preds = %472, %461
  %475 = phi i32 [ %462, %461 ], [ %473, %472 ]
  %476 = phi i32 [ %456, %461 ], [ %467, %472 ]
  %477 = and i32 %476, -33
  switch i32 %477, label %538 [
    i32 78, label %478
    i32 73, label %492
  ]

478:                                              ; preds = %474
  %479 = load i32, i32* %35, align 4, !tbaa !35
  %480 = icmp slt i32 %479, 1200
  br i1 %480, label %481, label %487

481:                                              ; preds = %478
  %482 = trunc i32 %476 to i8
  %483 = add nsw i32 %479, 1
  store i32 %483, i32* %35, align 4, !tbaa !35
  %484 = sext i32 %479 to i64
  %485 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %484
  store i8 %482, i8* %485, align 1, !tbaa !15
  %486 = load i32, i32* %35, align 4, !tbaa !35
  br label %487

487:                                              ; preds = %481, %478
  %488 = phi i32 [ %486, %481 ], [ %479, %478 ]
  %489 = sext i32 %488 to i64
  %490 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %489
  store i8 0, i8* %490, align 1, !tbaa !15
  %491 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), %struct.number* noundef nonnull %12) #10
  br label %727

492:                                              ; preds = %474
  %493 = load i32, i32* %35, align 4, !tbaa !35
  %494 = icmp slt i32 %493, 1200
  br i1 %494, label %495, label %501

495:                                              ; preds = %492
  %496 = trunc i32 %476 to i8
  %497 = add nsw i32 %493, 1
  store i32 %497, i32* %35, align 4, !tbaa !35
  %498 = sext i32 %493 to i64
  %499 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %498
  store i8 %496, i8* %499, align 1, !tbaa !15
  %500 = load i32, i32* %35, align 4, !tbaa !35
  br label %501

501:                                              ; preds = %495, %492
  %502 = phi i32 [ %500, %495 ], [ %493, %492 ]
  %503 = sext i32 %502 to i64
  %504 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %503
  store i8 0, i8* %504, align 1, !tbaa !15
  %505 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), %struct.number* noundef nonnull %12) #10
  %506 = icmp eq i32 %505, 0
  br i1 %506, label %507, label %508

507:                                              ; preds = %501
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %34)
  br label %917

508:                                              ; preds = %501
  %509 = load i32, i32* %4, align 4, !tbaa !25
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %727, label %511

511:                                              ; preds = %508
  %512 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %513 = icmp eq i32 %512, -1
  br i1 %513, label %514, label %517

514:                                              ; preds = %511
  store i32 -1, i32* %32, align 4, !tbaa !12
  %515 = load i64, i64* %33, align 8, !tbaa !13
  %516 = add nsw i64 %515, -1
  store i64 %516, i64* %33, align 8, !tbaa !13
  br label %727

517:                                              ; preds = %511
  %518 = add nsw i32 %509, -1
  store i32 %518, i32* %4, align 4, !tbaa !25
  %519 = and i32 %512, -33
  %520 = icmp eq i32 %519, 73
  br i1 %520, label %521, label %535

521:                                              ; preds = %517
  %522 = load i32, i32* %35, align 4, !tbaa !35
  %523 = icmp slt i32 %522, 1200
  br i1 %523, label %524, label %530

524:                                              ; preds = %521
  %525 = trunc i32 %512 to i8
  %526 = add nsw i32 %522, 1
  store i32 %526, i32* %35, align 4, !tbaa !35
  %527 = sext i32 %522 to i64
  %528 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %527
  store i8 %525, i8* %528, align 1, !tbaa !15
  %529 = load i32, i32* %35, align 4, !tbaa !35
  br label %530

530:                                              ; preds = %524, %521
  %531 = phi i32 [ %529, %524 ], [ %522, %521 ]
  %532 = sext i32 %531 to i64
  %533 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %532
  store i8 0, i8* %533, align 1, !tbaa !15
  %534 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), %struct.number* noundef nonnull %12) #10
  br label %727

535:                                              ; preds = %517
  store i32 %512, i32* %32, align 4, !tbaa !12
  %536 = load i64, i64* %33, align 8, !tbaa !13
  %537 = add nsw i64 %536, -1
  store i64 %537, i64* %33, align 8, !tbaa !13
  store i32 %509, i32* %4, align 4, !tbaa !25
  br label %727

538:                                              ; preds = %474
  %539 = icmp eq i32 %476, 48
  br i1 %539, label %540, label %585

540:                                              ; preds = %538
  %541 = load i32, i32* %35, align 4, !tbaa !35
  %542 = icmp slt i32 %541, 1200
  br i1 %542, label %543, label %548

543:                                              ; preds = %540
  %544 = add nsw i32 %541, 1
  store i32 %544, i32* %35, align 4, !tbaa !35
  %545 = sext i32 %541 to i64
  %546 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %545
  store i8 48, i8* %546, align 1, !tbaa !15
  %547 = load i32, i32* %35, align 4, !tbaa !35
  br label %548

548:                                              ; preds = %543, %540
  %549 = phi i32 [ %547, %543 ], [ %541, %540 ]
  %550 = sext i32 %549 to i64
  %551 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %550
  store i8 0, i8* %551, align 1, !tbaa !15
  %552 = icmp eq i32 %475, 0
  br i1 %552, label %585, label %553

553:                                              ; preds = %548
  %554 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %555 = icmp eq i32 %554, -1
  br i1 %555, label %556, label %559

556:                                              ; preds = %553
  store i32 -1, i32* %32, align 4, !tbaa !12
  %557 = load i64, i64* %33, align 8, !tbaa !13
  %558 = add nsw i64 %557, -1
  store i64 %558, i64* %33, align 8, !tbaa !13
  br label %585

559:                                              ; preds = %553
  %560 = add nsw i32 %475, -1
  %561 = and i32 %554, -33
  %562 = icmp eq i32 %561, 88
  br i1 %562, label %563, label %585

563:                                              ; preds = %559
  %564 = load i32, i32* %35, align 4, !tbaa !35
  %565 = icmp slt i32 %564, 1200
  br i1 %565, label %566, label %572

566:                                              ; preds = %563
  %567 = trunc i32 %554 to i8
  %568 = add nsw i32 %564, 1
  store i32 %568, i32* %35, align 4, !tbaa !35
  %569 = sext i32 %564 to i64
  %570 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %569
  store i8 %567, i8* %570, align 1, !tbaa !15
  %571 = load i32, i32* %35, align 4, !tbaa !35
  br label %572

572:                                              ; preds = %566, %563
  %573 = phi i32 [ %571, %566 ], [ %564, %563 ]
  %574 = sext i32 %573 to i64
  %575 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %574
  store i8 0, i8* %575, align 1, !tbaa !15
  %576 = icmp eq i32 %560, 0
  br i1 %576, label %585, label %577

577:                                              ; preds = %572
  %578 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %579 = icmp eq i32 %578, -1
  br i1 %579, label %580, label %583

580:                                              ; preds = %577
  store i32 -1, i32* %32, align 4, !tbaa !12
  %581 = load i64, i64* %33, align 8, !tbaa !13
  %582 = add nsw i64 %581, -1
  store i64 %582, i64* %33, align 8, !tbaa !13
  br label %585

583:                                              ; preds = %577
  %584 = add nsw i32 %475, -2
  store i32 %584, i32* %4, align 4, !tbaa !25
  br label %585

585:                                              ; preds = %583, %580, %572, %559, %556, %548, %538, %469, %463, %458
  %586 = phi i32 [ %560, %559 ], [ %475, %538 ], [ 0, %572 ], [ %560, %580 ], [ %584, %583 ], [ %462, %469 ], [ 0, %463 ], [ %164, %458 ], [ 0, %548 ], [ %475, %556 ]
  %587 = phi i32 [ 1, %559 ], [ 0, %538 ], [ 0, %572 ], [ 0, %580 ], [ 0, %583 ], [ 0, %469 ], [ 0, %463 ], [ 0, %458 ], [ 1, %548 ], [ 1, %556 ]
  %588 = phi i32 [ 101, %559 ], [ 101, %538 ], [ 112, %572 ], [ 112, %580 ], [ 112, %583 ], [ 101, %469 ], [ 101, %463 ], [ 101, %458 ], [ 101, %548 ], [ 101, %556 ]
  %589 = phi i1 [ true, %559 ], [ true, %538 ], [ false, %572 ], [ false, %580 ], [ false, %583 ], [ true, %469 ], [ true, %463 ], [ true, %458 ], [ true, %548 ], [ true, %556 ]
  %590 = phi i32 [ %554, %559 ], [ %476, %538 ], [ -1, %572 ], [ -1, %580 ], [ %578, %583 ], [ -1, %469 ], [ -1, %463 ], [ -1, %458 ], [ -1, %548 ], [ -1, %556 ]
  br label %591

591:                                              ; preds = %639, %585
  %592 = phi i32 [ %640, %639 ], [ %586, %585 ]
  %593 = phi i32 [ %619, %639 ], [ %587, %585 ]
  %594 = phi i32 [ %620, %639 ], [ 0, %585 ]
  %595 = phi i32 [ %634, %639 ], [ %590, %585 ]
  br label %596

596:                                              ; preds = %629, %591
  %597 = phi i32 [ %592, %591 ], [ 0, %629 ]
  %598 = phi i32 [ %593, %591 ], [ %619, %629 ]
  %599 = phi i32 [ %594, %591 ], [ %620, %629 ]
  %600 = phi i32 [ %595, %591 ], [ -1, %629 ]
  %601 = icmp eq i32 %597, 0
  br label %602

602:                                              ; preds = %596, %636
  %603 = phi i32 [ %619, %636 ], [ %598, %596 ]
  %604 = phi i32 [ %620, %636 ], [ %599, %596 ]
  %605 = phi i32 [ -1, %636 ], [ %600, %596 ]
  %606 = icmp ne i32 %605, 46
  %607 = icmp ne i32 %604, 0
  %608 = select i1 %606, i1 true, i1 %607
  br i1 %608, label %609, label %618

609:                                              ; preds = %602
  %610 = icmp eq i32 %605, -1
  br i1 %610, label %727, label %611

611:                                              ; preds = %609
  br i1 %589, label %615, label %612

612:                                              ; preds = %611
  %613 = call i32 @isxdigit(i32 noundef %605) #10
  %614 = icmp eq i32 %613, 0
  br i1 %614, label %641, label %618

615:                                              ; preds = %611
  %616 = call i32 @isdigit(i32 noundef %605) #10
  %617 = icmp eq i32 %616, 0
  br i1 %617, label %641, label %618

618:                                              ; preds = %615, %612, %602
  %619 = phi i32 [ %603, %602 ], [ 1, %615 ], [ 1, %612 ]
  %620 = phi i32 [ 1, %602 ], [ %604, %615 ], [ %604, %612 ]
  %621 = load i32, i32* %35, align 4, !tbaa !35
  %622 = icmp slt i32 %621, 1200
  br i1 %622, label %623, label %629

623:                                              ; preds = %618
  %624 = trunc i32 %605 to i8
  %625 = add nsw i32 %621, 1
  store i32 %625, i32* %35, align 4, !tbaa !35
  %626 = sext i32 %621 to i64
  %627 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %626
  store i8 %624, i8* %627, align 1, !tbaa !15
  %628 = load i32, i32* %35, align 4, !tbaa !35
  br label %629

629:                                              ; preds = %623, %618
  %630 = phi i32 [ %628, %623 ], [ %621, %618 ]
  %631 = sext i32 %630 to i64
  %632 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %631
  store i8 0, i8* %632, align 1, !tbaa !15
  br i1 %601, label %596, label %633, !llvm.loop !37

633:                                              ; preds = %629
  %634 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %635 = icmp eq i32 %634, -1
  br i1 %635, label %636, label %639

636:                                              ; preds = %633
  store i32 -1, i32* %32, align 4, !tbaa !12
  %637 = load i64, i64* %33, align 8, !tbaa !13
  %638 = add nsw i64 %637, -1
  store i64 %638, i64* %33, align 8, !tbaa !13
  br label %602, !llvm.loop !37

639:                                              ; preds = %633
  %640 = add nsw i32 %597, -1
  br label %591, !llvm.loop !37

641:                                              ; preds = %615, %612
  %642 = icmp ne i32 %603, 0
  %643 = or i32 %605, 32
  %644 = icmp eq i32 %643, %588
  %645 = select i1 %642, i1 %644, i1 false
  br i1 %645, label %646, label %721

646:                                              ; preds = %641
  %647 = load i32, i32* %35, align 4, !tbaa !35
  %648 = icmp slt i32 %647, 1200
  br i1 %648, label %649, label %655

649:                                              ; preds = %646
  %650 = trunc i32 %605 to i8
  %651 = add nsw i32 %647, 1
  store i32 %651, i32* %35, align 4, !tbaa !35
  %652 = sext i32 %647 to i64
  %653 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %652
  store i8 %650, i8* %653, align 1, !tbaa !15
  %654 = load i32, i32* %35, align 4, !tbaa !35
  br label %655

655:                                              ; preds = %649, %646
  %656 = phi i32 [ %654, %649 ], [ %647, %646 ]
  %657 = sext i32 %656 to i64
  %658 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %657
  store i8 0, i8* %658, align 1, !tbaa !15
  %659 = icmp eq i32 %592, 0
  br i1 %659, label %727, label %660

660:                                              ; preds = %655
  %661 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %662 = icmp eq i32 %661, -1
  br i1 %662, label %663, label %666

663:                                              ; preds = %660
  store i32 -1, i32* %32, align 4, !tbaa !12
  %664 = load i64, i64* %33, align 8, !tbaa !13
  %665 = add nsw i64 %664, -1
  store i64 %665, i64* %33, align 8, !tbaa !13
  br label %727

666:                                              ; preds = %660
  %667 = add nsw i32 %592, -1
  switch i32 %661, label %690 [
    i32 45, label %668
    i32 43, label %668
  ]

668:                                              ; preds = %666, %666
  %669 = load i32, i32* %35, align 4, !tbaa !35
  %670 = icmp slt i32 %669, 1200
  br i1 %670, label %671, label %677

671:                                              ; preds = %668
  %672 = trunc i32 %661 to i8
  %673 = add nsw i32 %669, 1
  store i32 %673, i32* %35, align 4, !tbaa !35
  %674 = sext i32 %669 to i64
  %675 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %674
  store i8 %672, i8* %675, align 1, !tbaa !15
  %676 = load i32, i32* %35, align 4, !tbaa !35
  br label %677

677:                                              ; preds = %671, %668
  %678 = phi i32 [ %676, %671 ], [ %669, %668 ]
  %679 = sext i32 %678 to i64
  %680 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %679
  store i8 0, i8* %680, align 1, !tbaa !15
  %681 = icmp eq i32 %667, 0
  br i1 %681, label %727, label %682

682:                                              ; preds = %677
  %683 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %684 = icmp eq i32 %683, -1
  br i1 %684, label %685, label %688

685:                                              ; preds = %682
  store i32 -1, i32* %32, align 4, !tbaa !12
  %686 = load i64, i64* %33, align 8, !tbaa !13
  %687 = add nsw i64 %686, -1
  store i64 %687, i64* %33, align 8, !tbaa !13
  br label %727

688:                                              ; preds = %682
  %689 = add nsw i32 %592, -2
  br label %690

690:                                              ; preds = %688, %666
  %691 = phi i32 [ %667, %666 ], [ %689, %688 ]
  %692 = phi i32 [ %661, %666 ], [ %683, %688 ]
  %693 = call i32 @isdigit(i32 noundef %692) #10
  %694 = icmp eq i32 %693, 0
  br i1 %694, label %721, label %695

695:                                              ; preds = %690, %717
  %696 = phi i32 [ %712, %717 ], [ %692, %690 ]
  %697 = phi i32 [ %718, %717 ], [ %691, %690 ]
  %698 = load i32, i32* %35, align 4, !tbaa !35
  %699 = icmp slt i32 %698, 1200
  br i1 %699, label %700, label %706

700:                                              ; preds = %695
  %701 = trunc i32 %696 to i8
  %702 = add nsw i32 %698, 1
  store i32 %702, i32* %35, align 4, !tbaa !35
  %703 = sext i32 %698 to i64
  %704 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %703
  store i8 %701, i8* %704, align 1, !tbaa !15
  %705 = load i32, i32* %35, align 4, !tbaa !35
  br label %706

706:                                              ; preds = %700, %695
  %707 = phi i32 [ %705, %700 ], [ %698, %695 ]
  %708 = sext i32 %707 to i64
  %709 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %708
  store i8 0, i8* %709, align 1, !tbaa !15
  %710 = icmp eq i32 %697, 0
  br i1 %710, label %727, label %711

711:                                              ; preds = %706
  %712 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %713 = icmp eq i32 %712, -1
  br i1 %713, label %714, label %717

714:                                              ; preds = %711
  store i32 -1, i32* %32, align 4, !tbaa !12
  %715 = load i64, i64* %33, align 8, !tbaa !13
  %716 = add nsw i64 %715, -1
  store i64 %716, i64* %33, align 8, !tbaa !13
  br label %727

717:                                              ; preds = %711
  %718 = add nsw i32 %697, -1
  %719 = call i32 @isdigit(i32 noundef %712) #10
  %720 = icmp eq i32 %719, 0
  br i1 %720, label %721, label %695

721:                                              ; preds = %717, %690, %641
  %722 = phi i32 [ %592, %641 ], [ %691, %690 ], [ %718, %717 ]
  %723 = phi i32 [ %605, %641 ], [ %692, %690 ], [ %712, %717 ]
  store i32 %723, i32* %32, align 4, !tbaa !12
  %724 = load i64, i64* %33, align 8, !tbaa !13
  %725 = add nsw i64 %724, -1
  store i64 %725, i64* %33, align 8, !tbaa !13
  %726 = add nsw i32 %722, 1
  store i32 %726, i32* %4, align 4, !tbaa !25
  br label %727

727:                                              ; preds = %609, %706, %487, %508, %514, %530, %535, %655, %663, %677, %685, %714, %721
  %728 = phi i32 [ %491, %487 ], [ %534, %530 ], [ 1, %535 ], [ %603, %721 ], [ 1, %514 ], [ 1, %508 ], [ %603, %714 ], [ %603, %677 ], [ %603, %685 ], [ %603, %655 ], [ %603, %663 ], [ %603, %706 ], [ %603, %609 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %34)
  %729 = icmp ne i32 %728, 0
  %730 = icmp ne i8* %275, null
  %731 = select i1 %729, i1 %730, i1 false
  br i1 %731, label %732, label %903

732:                                              ; preds = %727
  switch i32 %202, label %739 [
    i32 4, label %733
    i32 3, label %736
  ]

733:                                              ; preds = %732
  %734 = call x86_fp80 @strtold(i8* noundef nonnull %16, i8** noundef null) #10
  %735 = bitcast i8* %275 to x86_fp80*
  store x86_fp80 %734, x86_fp80* %735, align 16, !tbaa !38
  br label %907

736:                                              ; preds = %732
  %737 = call double @strtod(i8* noundef nonnull %16, i8** noundef null) #10
  %738 = bitcast i8* %275 to double*
  store double %737, double* %738, align 8, !tbaa !40
  br label %907

739:                                              ; preds = %732
  %740 = call float @strtof(i8* noundef nonnull %16, i8** noundef null) #10
  %741 = bitcast i8* %275 to float*
  store float %740, float* %741, align 4, !tbaa !42
  br label %907

742:                                              ; preds = %302
  switch i8 %203, label %743 [
    i8 117, label %750
    i8 100, label %750
    i8 111, label %748
    i8 105, label %749
  ]

743:                                              ; preds = %742
  %744 = and i32 %204, -33
  %745 = icmp eq i32 %744, 88
  %746 = icmp eq i8 %203, 112
  %747 = select i1 %745, i1 true, i1 %746
  br i1 %747, label %750, label %917

748:                                              ; preds = %742
  br label %750

749:                                              ; preds = %742
  br label %750

750:                                              ; preds = %743, %742, %742, %748, %749
  %751 = phi i32 [ 16, %743 ], [ 10, %742 ], [ 10, %742 ], [ 8, %748 ], [ 10, %749 ]
  %752 = phi i32 [ 16, %743 ], [ 10, %742 ], [ 10, %742 ], [ 8, %748 ], [ 8, %749 ]
  %753 = phi i1 [ false, %743 ], [ true, %742 ], [ true, %742 ], [ true, %748 ], [ false, %749 ]
  %754 = icmp eq i8 %203, 112
  %755 = select i1 %754, i32 3, i32 %202
  %756 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %757 = icmp eq i32 %756, -1
  br i1 %757, label %758, label %761

758:                                              ; preds = %750
  store i32 -1, i32* %32, align 4, !tbaa !12
  %759 = load i64, i64* %33, align 8, !tbaa !13
  %760 = add nsw i64 %759, -1
  store i64 %760, i64* %33, align 8, !tbaa !13
  store i32 0, i32* %35, align 4, !tbaa !35
  br label %824

761:                                              ; preds = %750
  %762 = add nsw i32 %164, -1
  store i32 0, i32* %35, align 4, !tbaa !35
  switch i32 %756, label %774 [
    i32 45, label %763
    i32 43, label %763
  ]

763:                                              ; preds = %761, %761
  %764 = trunc i32 %756 to i8
  store i32 1, i32* %35, align 4, !tbaa !35
  store i8 %764, i8* %16, align 4, !tbaa !15
  store i8 0, i8* %36, align 1, !tbaa !15
  %765 = icmp eq i32 %762, 0
  br i1 %765, label %824, label %766

766:                                              ; preds = %763
  %767 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %768 = icmp eq i32 %767, -1
  br i1 %768, label %769, label %772

769:                                              ; preds = %766
  store i32 -1, i32* %32, align 4, !tbaa !12
  %770 = load i64, i64* %33, align 8, !tbaa !13
  %771 = add nsw i64 %770, -1
  store i64 %771, i64* %33, align 8, !tbaa !13
  br label %824

772:                                              ; preds = %766
  %773 = add nsw i32 %164, -2
  br label %774

774:                                              ; preds = %772, %761
  %775 = phi i32 [ %762, %761 ], [ %773, %772 ]
  %776 = phi i32 [ %756, %761 ], [ %767, %772 ]
  %777 = icmp ne i32 %776, 48
  %778 = or i1 %753, %777
  br i1 %778, label %824, label %779

779:                                              ; preds = %774
  %780 = load i32, i32* %35, align 4, !tbaa !35
  %781 = icmp slt i32 %780, 1200
  br i1 %781, label %782, label %787

782:                                              ; preds = %779
  %783 = add nsw i32 %780, 1
  store i32 %783, i32* %35, align 4, !tbaa !35
  %784 = sext i32 %780 to i64
  %785 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %784
  store i8 48, i8* %785, align 1, !tbaa !15
  %786 = load i32, i32* %35, align 4, !tbaa !35
  br label %787

787:                                              ; preds = %782, %779
  %788 = phi i32 [ %786, %782 ], [ %780, %779 ]
  %789 = sext i32 %788 to i64
  %790 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %789
  store i8 0, i8* %790, align 1, !tbaa !15
  %791 = icmp eq i32 %775, 0
  br i1 %791, label %824, label %792

792:                                              ; preds = %787
  %793 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %794 = icmp eq i32 %793, -1
  br i1 %794, label %795, label %798

795:                                              ; preds = %792
  store i32 -1, i32* %32, align 4, !tbaa !12
  %796 = load i64, i64* %33, align 8, !tbaa !13
  %797 = add nsw i64 %796, -1
  store i64 %797, i64* %33, align 8, !tbaa !13
  br label %824

798:                                              ; preds = %792
  %799 = add nsw i32 %775, -1
  %800 = and i32 %793, -33
  %801 = icmp eq i32 %800, 88
  br i1 %801, label %802, label %824

802:                                              ; preds = %798
  %803 = load i32, i32* %35, align 4, !tbaa !35
  %804 = icmp slt i32 %803, 1200
  br i1 %804, label %805, label %811

805:                                              ; preds = %802
  %806 = trunc i32 %793 to i8
  %807 = add nsw i32 %803, 1
  store i32 %807, i32* %35, align 4, !tbaa !35
  %808 = sext i32 %803 to i64
  %809 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %808
  store i8 %806, i8* %809, align 1, !tbaa !15
  %810 = load i32, i32* %35, align 4, !tbaa !35
  br label %811

811:                                              ; preds = %805, %802
  %812 = phi i32 [ %810, %805 ], [ %803, %802 ]
  %813 = sext i32 %812 to i64
  %814 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %813
  store i8 0, i8* %814, align 1, !tbaa !15
  %815 = icmp eq i32 %799, 0
  br i1 %815, label %824, label %816

816:                                              ; preds = %811
  %817 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %818 = icmp eq i32 %817, -1
  br i1 %818, label %819, label %822

819:                                              ; preds = %816
  store i32 -1, i32* %32, align 4, !tbaa !12
  %820 = load i64, i64* %33, align 8, !tbaa !13
  %821 = add nsw i64 %820, -1
  store i64 %821, i64* %33, align 8, !tbaa !13
  br label %824

822:                                              ; preds = %816
  %823 = add nsw i32 %775, -2
  br label %824

824:                                              ; preds = %758, %763, %769, %774, %787, %795, %798, %822, %819, %811
  %825 = phi i32 [ 0, %811 ], [ %799, %819 ], [ %823, %822 ], [ %799, %798 ], [ %775, %795 ], [ 0, %787 ], [ %775, %774 ], [ %164, %758 ], [ 0, %763 ], [ %762, %769 ]
  %826 = phi i32 [ 1, %811 ], [ 1, %819 ], [ 1, %822 ], [ 1, %798 ], [ 1, %795 ], [ 1, %787 ], [ 0, %774 ], [ 0, %758 ], [ 0, %763 ], [ 0, %769 ]
  %827 = phi i32 [ -1, %811 ], [ -1, %819 ], [ %817, %822 ], [ %793, %798 ], [ -1, %795 ], [ -1, %787 ], [ %776, %774 ], [ -1, %758 ], [ -1, %763 ], [ -1, %769 ]
  %828 = phi i32 [ 16, %811 ], [ 16, %819 ], [ 16, %822 ], [ %752, %798 ], [ %752, %795 ], [ %752, %787 ], [ %751, %774 ], [ %751, %758 ], [ %751, %763 ], [ %751, %769 ]
  br label %829

829:                                              ; preds = %871, %824
  %830 = phi i32 [ %825, %824 ], [ %872, %871 ]
  %831 = phi i32 [ %826, %824 ], [ 1, %871 ]
  %832 = phi i32 [ %827, %824 ], [ %873, %871 ]
  %833 = icmp eq i32 %830, 0
  br label %834

834:                                              ; preds = %829, %866
  %835 = phi i32 [ 1, %866 ], [ %831, %829 ]
  %836 = phi i32 [ -1, %866 ], [ %832, %829 ]
  switch i32 %828, label %843 [
    i32 16, label %837
    i32 8, label %839
  ]

837:                                              ; preds = %834
  %838 = call i32 @isxdigit(i32 noundef %836) #10
  br label %845

839:                                              ; preds = %834
  %840 = and i32 %836, -8
  %841 = icmp eq i32 %840, 48
  %842 = zext i1 %841 to i32
  br label %845

843:                                              ; preds = %834
  %844 = call i32 @isdigit(i32 noundef %836) #10
  br label %845

845:                                              ; preds = %843, %839, %837
  %846 = phi i32 [ %838, %837 ], [ %842, %839 ], [ %844, %843 ]
  %847 = icmp ne i32 %836, -1
  %848 = icmp ne i32 %846, 0
  %849 = select i1 %847, i1 %848, i1 false
  br i1 %849, label %850, label %874

850:                                              ; preds = %845
  %851 = load i32, i32* %35, align 4, !tbaa !35
  %852 = icmp slt i32 %851, 1200
  br i1 %852, label %853, label %859

853:                                              ; preds = %850
  %854 = trunc i32 %836 to i8
  %855 = add nsw i32 %851, 1
  store i32 %855, i32* %35, align 4, !tbaa !35
  %856 = sext i32 %851 to i64
  %857 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %856
  store i8 %854, i8* %857, align 1, !tbaa !15
  %858 = load i32, i32* %35, align 4, !tbaa !35
  br label %859

859:                                              ; preds = %853, %850
  %860 = phi i32 [ %858, %853 ], [ %851, %850 ]
  %861 = sext i32 %860 to i64
  %862 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %861
  store i8 0, i8* %862, align 1, !tbaa !15
  br i1 %833, label %871, label %863, !llvm.loop !44

863:                                              ; preds = %859
  %864 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %865 = icmp eq i32 %864, -1
  br i1 %865, label %866, label %869

866:                                              ; preds = %863
  store i32 -1, i32* %32, align 4, !tbaa !12
  %867 = load i64, i64* %33, align 8, !tbaa !13
  %868 = add nsw i64 %867, -1
  store i64 %868, i64* %33, align 8, !tbaa !13
  br label %834, !llvm.loop !44

869:                                              ; preds = %863
  %870 = add nsw i32 %830, -1
  br label %871

871:                                              ; preds = %859, %869
  %872 = phi i32 [ %870, %869 ], [ 0, %859 ]
  %873 = phi i32 [ %864, %869 ], [ -1, %859 ]
  br label %829, !llvm.loop !44

874:                                              ; preds = %845
  %875 = icmp eq i32 %836, -1
  br i1 %875, label %879, label %876

876:                                              ; preds = %874
  store i32 %836, i32* %32, align 4, !tbaa !12
  %877 = load i64, i64* %33, align 8, !tbaa !13
  %878 = add nsw i64 %877, -1
  store i64 %878, i64* %33, align 8, !tbaa !13
  br label %879

879:                                              ; preds = %874, %876
  %880 = icmp eq i32 %835, 0
  %881 = select i1 %880, i32 0, i32 %828
  %882 = xor i1 %880, true
  %883 = zext i1 %882 to i32
  %884 = icmp ne i8* %275, null
  %885 = select i1 %882, i1 %884, i1 false
  br i1 %885, label %886, label %903

886:                                              ; preds = %879
  switch i8 %203, label %889 [
    i8 105, label %887
    i8 100, label %887
  ]

887:                                              ; preds = %886, %886
  %888 = call i64 @strtol(i8* noundef nonnull %16, i8** noundef null, i32 noundef %881) #10
  br label %891

889:                                              ; preds = %886
  %890 = call i64 @strtoul(i8* noundef nonnull %16, i8** noundef null, i32 noundef %881) #10
  br label %891

891:                                              ; preds = %889, %887
  %892 = phi i64 [ %888, %887 ], [ %890, %889 ]
  switch i32 %755, label %901 [
    i32 1, label %893
    i32 2, label %895
    i32 0, label %898
  ]

893:                                              ; preds = %891
  %894 = trunc i64 %892 to i8
  store i8 %894, i8* %275, align 1, !tbaa !15
  br label %903

895:                                              ; preds = %891
  %896 = trunc i64 %892 to i16
  %897 = bitcast i8* %275 to i16*
  store i16 %896, i16* %897, align 2, !tbaa !23
  br label %903

898:                                              ; preds = %891
  %899 = trunc i64 %892 to i32
  %900 = bitcast i8* %275 to i32*
  store i32 %899, i32* %900, align 4, !tbaa !25
  br label %903

901:                                              ; preds = %891
  %902 = bitcast i8* %275 to i64*
  store i64 %892, i64* %902, align 8, !tbaa !26
  br label %903

903:                                              ; preds = %901, %898, %895, %893, %879, %727, %452
  %904 = phi i32 [ %54, %727 ], [ %454, %452 ], [ %54, %879 ], [ %54, %893 ], [ %54, %895 ], [ %54, %898 ], [ %54, %901 ]
  %905 = phi i32 [ %728, %727 ], [ %453, %452 ], [ %883, %879 ], [ %883, %893 ], [ %883, %895 ], [ %883, %898 ], [ %883, %901 ]
  %906 = icmp eq i32 %905, 0
  br i1 %906, label %917, label %907

907:                                              ; preds = %739, %736, %733, %903
  %908 = phi i32 [ %904, %903 ], [ %54, %733 ], [ %54, %736 ], [ %54, %739 ]
  %909 = xor i1 %130, true
  %910 = zext i1 %909 to i32
  %911 = add nsw i32 %908, %910
  br label %912

912:                                              ; preds = %288, %285, %282, %280, %276, %907
  %913 = phi i32 [ %54, %276 ], [ %911, %907 ], [ %54, %280 ], [ %54, %282 ], [ %54, %285 ], [ %54, %288 ]
  %914 = load i8*, i8** %11, align 8, !tbaa !14
  %915 = load i8, i8* %914, align 1, !tbaa !15
  %916 = icmp eq i8 %915, 0
  br i1 %916, label %917, label %52

917:                                              ; preds = %912, %743, %903, %192, %67, %3, %507, %299, %88
  %918 = phi i32 [ %94, %88 ], [ %54, %507 ], [ %301, %299 ], [ 0, %3 ], [ %54, %67 ], [ %913, %912 ], [ %54, %743 ], [ %904, %903 ], [ %54, %192 ]
  call void @llvm.va_end(i8* nonnull %19)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %20) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %19) #8
  call void @llvm.lifetime.end.p0i8(i64 1208, i8* nonnull %16) #8
  ret i32 %918
}

; Function Attrs: optsize
declare dso_local i32 @ungetc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @vscanf(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 {
  %3 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !14
  %4 = tail call i32 @vfscanf(%struct.sv_file* noundef %3, i8* noundef %0, %struct.__va_list_tag* noundef %1) #9
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.reader, align 8
  %5 = bitcast %struct.reader* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %5) #8
  %6 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 0
  store %struct.sv_file* null, %struct.sv_file** %6, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 1
  store i8* %0, i8** %7, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 2
  store i32* null, i32** %8, align 8, !tbaa !10
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 3
  store i32 0, i32* %9, align 8, !tbaa !11
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 4
  store i32 -2, i32* %10, align 4, !tbaa !12
  %11 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 5
  store i64 0, i64* %11, align 8, !tbaa !13
  %12 = call fastcc i32 @scan(%struct.reader* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #9
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %5) #8
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @vfwscanf(%struct.sv_file* noundef %0, i32* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.reader, align 8
  %5 = bitcast %struct.reader* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %5) #8
  %6 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 1
  %7 = bitcast i8** %6 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %7, i8 0, i64 32, i1 false)
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 0
  store %struct.sv_file* %0, %struct.sv_file** %8, align 8, !tbaa !2
  %9 = call fastcc i32 @scan_wide(%struct.reader* noundef nonnull %4, i32* noundef %1, %struct.__va_list_tag* noundef %2) #9
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 4
  %11 = load i32, i32* %10, align 4, !tbaa !12
  %12 = icmp sgt i32 %11, -1
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = call i32 @ungetwc(i32 noundef %11, %struct.sv_file* noundef %0) #10
  br label %15

15:                                               ; preds = %13, %3
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %5) #8
  ret i32 %9
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define internal fastcc i32 @scan_wide(%struct.reader* noundef %0, i32* noundef %1, %struct.__va_list_tag* noundef %2) unnamed_addr #0 {
  %4 = tail call i64 @wcslen(i32* noundef %1) #10
  %5 = mul i64 %4, 6
  %6 = or i64 %5, 1
  %7 = tail call i8* @malloc(i64 noundef %6) #10
  %8 = icmp eq i8* %7, null
  br i1 %8, label %26, label %9

9:                                                ; preds = %3
  %10 = load i32, i32* %1, align 4, !tbaa !25
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %9, %12
  %13 = phi i32 [ %19, %12 ], [ %10, %9 ]
  %14 = phi i8* [ %17, %12 ], [ %7, %9 ]
  %15 = phi i32* [ %18, %12 ], [ %1, %9 ]
  %16 = tail call i64 @__sv_encode(i8* noundef %14, i32 noundef %13) #10
  %17 = getelementptr inbounds i8, i8* %14, i64 %16
  %18 = getelementptr inbounds i32, i32* %15, i64 1
  %19 = load i32, i32* %18, align 4, !tbaa !25
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %12, !llvm.loop !45

21:                                               ; preds = %12, %9
  %22 = phi i8* [ %7, %9 ], [ %17, %12 ]
  store i8 0, i8* %22, align 1, !tbaa !15
  %23 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 3
  store i32 1, i32* %23, align 8, !tbaa !11
  %24 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 4
  store i32 -2, i32* %24, align 4, !tbaa !12
  %25 = tail call fastcc i32 @scan(%struct.reader* noundef %0, i8* noundef nonnull %7, %struct.__va_list_tag* noundef %2) #9
  tail call void @free(i8* noundef nonnull %7) #10
  br label %26

26:                                               ; preds = %3, %21
  %27 = phi i32 [ %25, %21 ], [ -1, %3 ]
  ret i32 %27
}

; Function Attrs: optsize
declare dso_local i32 @ungetwc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @vwscanf(i32* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 {
  %3 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !14
  %4 = tail call i32 @vfwscanf(%struct.sv_file* noundef %3, i32* noundef %0, %struct.__va_list_tag* noundef %1) #9
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @vswscanf(i32* noundef %0, i32* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.reader, align 8
  %5 = bitcast %struct.reader* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %5) #8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %5, i8 0, i64 40, i1 false)
  %6 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 2
  store i32* %0, i32** %6, align 8, !tbaa !10
  %7 = call fastcc i32 @scan_wide(%struct.reader* noundef nonnull %4, i32* noundef %1, %struct.__va_list_tag* noundef %2) #9
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %5) #8
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @scanf(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #8
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !14
  %6 = call i32 @vfscanf(%struct.sv_file* noundef %5, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #10
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #8
  ret i32 %6
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #4

; Function Attrs: nounwind optsize
define dso_local i32 @fscanf(%struct.sv_file* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #8
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vfscanf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #9
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca %struct.reader, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.reader* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %7) #8
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 0
  store %struct.sv_file* null, %struct.sv_file** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 1
  store i8* %0, i8** %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 2
  store i32* null, i32** %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 3
  store i32 0, i32* %11, align 8, !tbaa !11
  %12 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 4
  store i32 -2, i32* %12, align 4, !tbaa !12
  %13 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 5
  store i64 0, i64* %13, align 8, !tbaa !13
  %14 = call fastcc i32 @scan(%struct.reader* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6) #10
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %7) #8
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #8
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_scanf(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #8
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !14
  %6 = call i32 @vfscanf(%struct.sv_file* noundef %5, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #10
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_fscanf(%struct.sv_file* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #8
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vfscanf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #9
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca %struct.reader, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.reader* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %7) #8
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 0
  store %struct.sv_file* null, %struct.sv_file** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 1
  store i8* %0, i8** %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 2
  store i32* null, i32** %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 3
  store i32 0, i32* %11, align 8, !tbaa !11
  %12 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 4
  store i32 -2, i32* %12, align 4, !tbaa !12
  %13 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 5
  store i64 0, i64* %13, align 8, !tbaa !13
  %14 = call fastcc i32 @scan(%struct.reader* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6) #10
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %7) #8
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #8
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_vscanf(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 {
  %3 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !14
  %4 = tail call i32 @vfscanf(%struct.sv_file* noundef %3, i8* noundef %0, %struct.__va_list_tag* noundef %1) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_vfscanf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @vfscanf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) #9
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.reader, align 8
  %5 = bitcast %struct.reader* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %5) #8
  %6 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 0
  store %struct.sv_file* null, %struct.sv_file** %6, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 1
  store i8* %0, i8** %7, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 2
  store i32* null, i32** %8, align 8, !tbaa !10
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 3
  store i32 0, i32* %9, align 8, !tbaa !11
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 4
  store i32 -2, i32* %10, align 4, !tbaa !12
  %11 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 5
  store i64 0, i64* %11, align 8, !tbaa !13
  %12 = call fastcc i32 @scan(%struct.reader* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #10
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %5) #8
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc23_scanf(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #8
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !14
  %6 = call i32 @vfscanf(%struct.sv_file* noundef %5, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #10
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc23_fscanf(%struct.sv_file* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #8
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vfscanf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #9
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc23_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca %struct.reader, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.reader* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %7) #8
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 0
  store %struct.sv_file* null, %struct.sv_file** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 1
  store i8* %0, i8** %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 2
  store i32* null, i32** %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 3
  store i32 0, i32* %11, align 8, !tbaa !11
  %12 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 4
  store i32 -2, i32* %12, align 4, !tbaa !12
  %13 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 5
  store i64 0, i64* %13, align 8, !tbaa !13
  %14 = call fastcc i32 @scan(%struct.reader* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6) #10
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %7) #8
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #8
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @wscanf(i32* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #8
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !14
  %6 = call i32 @vfwscanf(%struct.sv_file* noundef %5, i32* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #10
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @fwscanf(%struct.sv_file* noundef %0, i32* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #8
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vfwscanf(%struct.sv_file* noundef %0, i32* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #9
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @swscanf(i32* noundef %0, i32* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca %struct.reader, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.reader* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %7) #8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %7, i8 0, i64 40, i1 false) #8
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 2
  store i32* %0, i32** %8, align 8, !tbaa !10
  %9 = call fastcc i32 @scan_wide(%struct.reader* noundef nonnull %3, i32* noundef %1, %struct.__va_list_tag* noundef nonnull %6) #10
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %7) #8
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #8
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_wscanf(i32* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #8
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !14
  %6 = call i32 @vfwscanf(%struct.sv_file* noundef %5, i32* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #10
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_fwscanf(%struct.sv_file* noundef %0, i32* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #8
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vfwscanf(%struct.sv_file* noundef %0, i32* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #9
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_swscanf(i32* noundef %0, i32* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca %struct.reader, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.reader* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %7) #8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %7, i8 0, i64 40, i1 false) #8
  %8 = getelementptr inbounds %struct.reader, %struct.reader* %3, i64 0, i32 2
  store i32* %0, i32** %8, align 8, !tbaa !10
  %9 = call fastcc i32 @scan_wide(%struct.reader* noundef nonnull %3, i32* noundef %1, %struct.__va_list_tag* noundef nonnull %6) #10
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %7) #8
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #8
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_vwscanf(i32* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 {
  %3 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !14
  %4 = tail call i32 @vfwscanf(%struct.sv_file* noundef %3, i32* noundef %0, %struct.__va_list_tag* noundef %1) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_vfwscanf(%struct.sv_file* noundef %0, i32* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @vfwscanf(%struct.sv_file* noundef %0, i32* noundef %1, %struct.__va_list_tag* noundef %2) #9
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_vswscanf(i32* noundef %0, i32* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.reader, align 8
  %5 = bitcast %struct.reader* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %5) #8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %5, i8 0, i64 40, i1 false) #8
  %6 = getelementptr inbounds %struct.reader, %struct.reader* %4, i64 0, i32 2
  store i32* %0, i32** %6, align 8, !tbaa !10
  %7 = call fastcc i32 @scan_wide(%struct.reader* noundef nonnull %4, i32* noundef %1, %struct.__va_list_tag* noundef %2) #10
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %5) #8
  ret i32 %7
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #4

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @skip_space(%struct.reader* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 3
  br label %3

3:                                                ; preds = %13, %1
  %4 = tail call fastcc i32 @take(%struct.reader* noundef %0) #9
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  %7 = load i32, i32* %2, align 8, !tbaa !11
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  %10 = tail call i32 @iswspace(i32 noundef %4) #10
  br label %13

11:                                               ; preds = %6
  %12 = tail call i32 @isspace(i32 noundef %4) #10
  br label %13

13:                                               ; preds = %9, %11
  %14 = phi i32 [ %10, %9 ], [ %12, %11 ]
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %3, !llvm.loop !46

16:                                               ; preds = %3, %13
  %17 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 4
  store i32 %4, i32* %17, align 4, !tbaa !12
  %18 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 5
  %19 = load i64, i64* %18, align 8, !tbaa !13
  %20 = add nsw i64 %19, -1
  store i64 %20, i64* %18, align 8, !tbaa !13
  ret i32 %4
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @take(%struct.reader* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 4
  %3 = load i32, i32* %2, align 4, !tbaa !12
  %4 = icmp eq i32 %3, -2
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  store i32 -2, i32* %2, align 4, !tbaa !12
  br label %35

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 3
  %8 = load i32, i32* %7, align 8, !tbaa !11
  %9 = icmp eq i32 %8, 0
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 0
  %11 = load %struct.sv_file*, %struct.sv_file** %10, align 8, !tbaa !2
  %12 = icmp eq %struct.sv_file* %11, null
  br i1 %9, label %23, label %13

13:                                               ; preds = %6
  br i1 %12, label %16, label %14

14:                                               ; preds = %13
  %15 = tail call i32 @fgetwc(%struct.sv_file* noundef nonnull %11) #10
  br label %35

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 2
  %18 = load i32*, i32** %17, align 8, !tbaa !10
  %19 = load i32, i32* %18, align 4, !tbaa !25
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %35, label %21

21:                                               ; preds = %16
  %22 = getelementptr inbounds i32, i32* %18, i64 1
  store i32* %22, i32** %17, align 8, !tbaa !10
  br label %35

23:                                               ; preds = %6
  br i1 %12, label %26, label %24

24:                                               ; preds = %23
  %25 = tail call i32 @fgetc(%struct.sv_file* noundef nonnull %11) #10
  br label %35

26:                                               ; preds = %23
  %27 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 1
  %28 = load i8*, i8** %27, align 8, !tbaa !9
  %29 = load i8, i8* %28, align 1, !tbaa !15
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %35, label %31

31:                                               ; preds = %26
  %32 = getelementptr inbounds i8, i8* %28, i64 1
  store i8* %32, i8** %27, align 8, !tbaa !9
  %33 = load i8, i8* %28, align 1, !tbaa !15
  %34 = zext i8 %33 to i32
  br label %35

35:                                               ; preds = %31, %26, %14, %16, %21, %24, %5
  %36 = phi i32 [ %3, %5 ], [ %25, %24 ], [ %15, %14 ], [ %19, %21 ], [ -1, %16 ], [ %34, %31 ], [ -1, %26 ]
  %37 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 5
  %38 = load i64, i64* %37, align 8, !tbaa !13
  %39 = add nsw i64 %38, 1
  store i64 %39, i64* %37, align 8, !tbaa !13
  ret i32 %36
}

; Function Attrs: nofree nosync nounwind optsize
define internal fastcc i32 @member(i8** nocapture noundef %0, i32 noundef %1) unnamed_addr #5 {
  %3 = load i8*, i8** %0, align 8, !tbaa !14
  %4 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %4, i8** %0, align 8, !tbaa !14
  %5 = load i8, i8* %3, align 1, !tbaa !15
  %6 = zext i8 %5 to i32
  %7 = icmp eq i32 %1, 0
  %8 = icmp ult i8 %5, -64
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %29, label %10

10:                                               ; preds = %2
  %11 = shl nuw i32 %6, 24
  %12 = xor i32 %11, -1
  %13 = tail call i32 @llvm.ctlz.i32(i32 %12, i1 true), !range !47
  %14 = add nsw i32 %13, -1
  %15 = lshr i32 63, %14
  %16 = and i32 %15, %6
  br label %17

17:                                               ; preds = %10, %17
  %18 = phi i8* [ %22, %17 ], [ %4, %10 ]
  %19 = phi i32 [ %27, %17 ], [ %14, %10 ]
  %20 = phi i32 [ %26, %17 ], [ %16, %10 ]
  %21 = shl i32 %20, 6
  %22 = getelementptr inbounds i8, i8* %18, i64 1
  store i8* %22, i8** %0, align 8, !tbaa !14
  %23 = load i8, i8* %18, align 1, !tbaa !15
  %24 = and i8 %23, 63
  %25 = zext i8 %24 to i32
  %26 = or i32 %21, %25
  %27 = add nsw i32 %19, -1
  %28 = icmp sgt i32 %19, 1
  br i1 %28, label %17, label %29, !llvm.loop !48

29:                                               ; preds = %17, %2
  %30 = phi i32 [ %6, %2 ], [ %26, %17 ]
  ret i32 %30
}

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strtol(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @iswspace(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @fgetwc(%struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @fgetc(%struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #6

; Function Attrs: nounwind optsize
define internal fastcc i32 @field(%struct.reader* nocapture noundef %0, i32* nocapture noundef %1) unnamed_addr #0 {
  %3 = load i32, i32* %1, align 4, !tbaa !25
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %5

5:                                                ; preds = %2
  %6 = tail call fastcc i32 @take(%struct.reader* noundef %0) #9
  %7 = icmp eq i32 %6, -1
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 4
  store i32 -1, i32* %9, align 4, !tbaa !12
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 5
  %11 = load i64, i64* %10, align 8, !tbaa !13
  %12 = add nsw i64 %11, -1
  store i64 %12, i64* %10, align 8, !tbaa !13
  br label %16

13:                                               ; preds = %5
  %14 = load i32, i32* %1, align 4, !tbaa !25
  %15 = add nsw i32 %14, -1
  store i32 %15, i32* %1, align 4, !tbaa !25
  br label %16

16:                                               ; preds = %8, %13, %2
  %17 = phi i32 [ -1, %2 ], [ -1, %8 ], [ %6, %13 ]
  ret i32 %17
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @mbsinit(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc void @add(%struct.text* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %5 = load i8**, i8*** %4, align 8, !tbaa !29
  %6 = icmp eq i8** %5, null
  br i1 %6, label %25, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %9 = load i64, i64* %8, align 8, !tbaa !30
  %10 = add i64 %9, %2
  %11 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 3
  %12 = load i64, i64* %11, align 8, !tbaa !31
  %13 = icmp ugt i64 %10, %12
  br i1 %13, label %14, label %25

14:                                               ; preds = %7
  %15 = shl i64 %12, 1
  %16 = add i64 %15, 16
  store i64 %16, i64* %11, align 8, !tbaa !31
  %17 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %18 = load i8*, i8** %17, align 8, !tbaa !27
  %19 = tail call i8* @realloc(i8* noundef %18, i64 noundef %16) #10
  %20 = icmp eq i8* %19, null
  br i1 %20, label %21, label %23

21:                                               ; preds = %14
  %22 = load i8*, i8** %17, align 8, !tbaa !27
  tail call void @free(i8* noundef %22) #10
  br label %23

23:                                               ; preds = %21, %14
  store i8* %19, i8** %17, align 8, !tbaa !27
  %24 = load i8**, i8*** %4, align 8, !tbaa !29
  store i8* %19, i8** %24, align 8, !tbaa !14
  br label %25

25:                                               ; preds = %23, %7, %3
  %26 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %27 = load i8*, i8** %26, align 8, !tbaa !27
  %28 = icmp eq i8* %27, null
  br i1 %28, label %33, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %31 = load i64, i64* %30, align 8, !tbaa !30
  %32 = getelementptr inbounds i8, i8* %27, i64 %31
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %32, i8* align 1 %1, i64 %2, i1 false)
  br label %33

33:                                               ; preds = %29, %25
  %34 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %35 = load i64, i64* %34, align 8, !tbaa !30
  %36 = add i64 %35, %2
  store i64 %36, i64* %34, align 8, !tbaa !30
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @mbrtowc(i32* noundef, i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @wcrtomb(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nounwind optsize
define internal fastcc i32 @match_word(%struct.reader* nocapture noundef %0, i32* nocapture noundef %1, i8* nocapture noundef readonly %2, %struct.number* nocapture noundef %3) unnamed_addr #0 {
  %5 = load i8, i8* %2, align 1, !tbaa !15
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %41, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  br label %9

9:                                                ; preds = %7, %34
  %10 = phi i8* [ %2, %7 ], [ %38, %34 ]
  %11 = tail call fastcc i32 @field(%struct.reader* noundef %0, i32* noundef %1) #9
  %12 = icmp eq i32 %11, -1
  br i1 %12, label %41, label %13

13:                                               ; preds = %9
  %14 = or i32 %11, 32
  %15 = load i8, i8* %10, align 1, !tbaa !15
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %14, %16
  br i1 %17, label %25, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 4
  store i32 %11, i32* %19, align 4, !tbaa !12
  %20 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 5
  %21 = load i64, i64* %20, align 8, !tbaa !13
  %22 = add nsw i64 %21, -1
  store i64 %22, i64* %20, align 8, !tbaa !13
  %23 = load i32, i32* %1, align 4, !tbaa !25
  %24 = add nsw i32 %23, 1
  store i32 %24, i32* %1, align 4, !tbaa !25
  br label %41

25:                                               ; preds = %13
  %26 = load i32, i32* %8, align 4, !tbaa !35
  %27 = icmp slt i32 %26, 1200
  br i1 %27, label %28, label %34

28:                                               ; preds = %25
  %29 = trunc i32 %11 to i8
  %30 = add nsw i32 %26, 1
  store i32 %30, i32* %8, align 4, !tbaa !35
  %31 = sext i32 %26 to i64
  %32 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 %31
  store i8 %29, i8* %32, align 1, !tbaa !15
  %33 = load i32, i32* %8, align 4, !tbaa !35
  br label %34

34:                                               ; preds = %25, %28
  %35 = phi i32 [ %33, %28 ], [ %26, %25 ]
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 %36
  store i8 0, i8* %37, align 1, !tbaa !15
  %38 = getelementptr inbounds i8, i8* %10, i64 1
  %39 = load i8, i8* %38, align 1, !tbaa !15
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %41, label %9, !llvm.loop !49

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

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @wcslen(i32* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_encode(i8* noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { nofree nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin optsize "no-builtins" }
attributes #10 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"reader", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !8, i64 32}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!"long", !5, i64 0}
!9 = !{!3, !4, i64 8}
!10 = !{!3, !4, i64 16}
!11 = !{!3, !7, i64 24}
!12 = !{!3, !7, i64 28}
!13 = !{!3, !8, i64 32}
!14 = !{!4, !4, i64 0}
!15 = !{!5, !5, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !17, !18}
!20 = distinct !{!20, !17, !18}
!21 = distinct !{!21, !17, !18}
!22 = distinct !{!22, !17, !18}
!23 = !{!24, !24, i64 0}
!24 = !{!"short", !5, i64 0}
!25 = !{!7, !7, i64 0}
!26 = !{!8, !8, i64 0}
!27 = !{!28, !4, i64 0}
!28 = !{!"text", !4, i64 0, !4, i64 8, !8, i64 16, !8, i64 24, !7, i64 32}
!29 = !{!28, !4, i64 8}
!30 = !{!28, !8, i64 16}
!31 = !{!28, !8, i64 24}
!32 = !{!28, !7, i64 32}
!33 = distinct !{!33, !17, !18}
!34 = distinct !{!34, !17, !18}
!35 = !{!36, !7, i64 1204}
!36 = !{!"number", !5, i64 0, !7, i64 1204}
!37 = distinct !{!37, !18}
!38 = !{!39, !39, i64 0}
!39 = !{!"long double", !5, i64 0}
!40 = !{!41, !41, i64 0}
!41 = !{!"double", !5, i64 0}
!42 = !{!43, !43, i64 0}
!43 = !{!"float", !5, i64 0}
!44 = distinct !{!44, !18}
!45 = distinct !{!45, !17, !18}
!46 = distinct !{!46, !17, !18}
!47 = !{i32 0, i32 9}
!48 = distinct !{!48, !17, !18}
!49 = distinct !{!49, !17, !18}
