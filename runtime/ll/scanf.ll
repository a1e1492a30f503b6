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
  switch i8 %203, label %289 [
    i8 110, label %276
    i8 99, label %291
    i8 91, label %291
  ]

276:                                              ; preds = %274
  br i1 %130, label %912, label %277, !llvm.loop !16

277:                                              ; preds = %276
  %278 = load i64, i64* %33, align 8, !tbaa !13
  switch i32 %202, label %287 [
    i32 1, label %279
    i32 2, label %281
    i32 0, label %284
  ]

279:                                              ; preds = %277
  %280 = trunc i64 %278 to i8
  store i8 %280, i8* %275, align 1, !tbaa !15
  br label %912, !llvm.loop !16

281:                                              ; preds = %277
  %282 = trunc i64 %278 to i16
  %283 = bitcast i8* %275 to i16*
  store i16 %282, i16* %283, align 2, !tbaa !23
  br label %912, !llvm.loop !16

284:                                              ; preds = %277
  %285 = trunc i64 %278 to i32
  %286 = bitcast i8* %275 to i32*
  store i32 %285, i32* %286, align 4, !tbaa !25
  br label %912, !llvm.loop !16

287:                                              ; preds = %277
  %288 = bitcast i8* %275 to i64*
  store i64 %278, i64* %288, align 8, !tbaa !26
  br label %912, !llvm.loop !16

289:                                              ; preds = %274
  %290 = call fastcc i32 @skip_space(%struct.reader* noundef %0) #9
  br label %295

291:                                              ; preds = %274, %274
  %292 = call fastcc i32 @take(%struct.reader* noundef %0) #9
  store i32 %292, i32* %32, align 4, !tbaa !12
  %293 = load i64, i64* %33, align 8, !tbaa !13
  %294 = add nsw i64 %293, -1
  store i64 %294, i64* %33, align 8, !tbaa !13
  br label %295

295:                                              ; preds = %291, %289
  %296 = phi i32 [ %290, %289 ], [ %292, %291 ]
  %297 = icmp eq i32 %296, -1
  br i1 %297, label %298, label %301

298:                                              ; preds = %295
  %299 = icmp eq i32 %54, 0
  %300 = select i1 %299, i32 -1, i32 %54
  br label %917

301:                                              ; preds = %295
  %302 = icmp ne i8* %275, null
  %303 = select i1 %130, i1 true, i1 %302
  br i1 %303, label %305, label %304

304:                                              ; preds = %301
  store volatile i8 0, i8* null, align 4294967296, !tbaa !15
  br label %305

305:                                              ; preds = %304, %301
  switch i32 %204, label %743 [
    i32 99, label %306
    i32 115, label %306
    i32 91, label %306
    i32 97, label %457
    i32 65, label %457
    i32 101, label %457
    i32 69, label %457
    i32 102, label %457
    i32 70, label %457
    i32 103, label %457
    i32 71, label %457
  ]

306:                                              ; preds = %305, %305, %305
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %37) #8
  %307 = select i1 %167, i8* null, i8* %275
  store i8* %307, i8** %38, align 8, !tbaa !27
  %308 = bitcast i8* %275 to i8**
  %309 = select i1 %167, i8** %308, i8** null
  store i8** %309, i8*** %39, align 8, !tbaa !29
  store i64 0, i64* %40, align 8, !tbaa !30
  store i64 0, i64* %41, align 8, !tbaa !31
  %310 = icmp eq i32 %202, 3
  %311 = zext i1 %310 to i32
  store i32 %311, i32* %42, align 8, !tbaa !32
  %312 = select i1 %167, i1 %302, i1 false
  br i1 %312, label %313, label %314

313:                                              ; preds = %306
  store i8* null, i8** %308, align 8, !tbaa !14
  br label %314

314:                                              ; preds = %313, %306
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %43)
  %315 = icmp eq i8 %203, 99
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %44) #8
  store i64 0, i64* %9, align 8, !tbaa !26
  %316 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %317 = icmp eq i32 %316, -1
  br i1 %317, label %409, label %318

318:                                              ; preds = %314
  %319 = icmp slt i32 %164, 0
  %320 = and i1 %319, %315
  %321 = select i1 %320, i32 1, i32 %164
  %322 = icmp ult i8* %226, %227
  %323 = icmp eq i32 %228, 0
  %324 = zext i1 %323 to i32
  br label %328

325:                                              ; preds = %406
  %326 = call fastcc i32 @take(%struct.reader* noundef nonnull %0) #10
  %327 = icmp eq i32 %326, -1
  br i1 %327, label %409, label %328, !llvm.loop !33

328:                                              ; preds = %318, %325
  %329 = phi i32 [ %316, %318 ], [ %326, %325 ]
  %330 = phi i32 [ %321, %318 ], [ %407, %325 ]
  %331 = phi i1 [ false, %318 ], [ true, %325 ]
  %332 = phi i32 [ 0, %318 ], [ 1, %325 ]
  %333 = add nsw i32 %330, -1
  switch i8 %203, label %345 [
    i8 99, label %379
    i8 115, label %334
  ]

334:                                              ; preds = %328
  %335 = load i32, i32* %17, align 8, !tbaa !11
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %339, label %337

337:                                              ; preds = %334
  %338 = call i32 @iswspace(i32 noundef %329) #10
  br label %341

339:                                              ; preds = %334
  %340 = call i32 @isspace(i32 noundef %329) #10
  br label %341

341:                                              ; preds = %339, %337
  %342 = phi i32 [ %338, %337 ], [ %340, %339 ]
  %343 = icmp eq i32 %342, 0
  %344 = zext i1 %343 to i32
  br label %376

345:                                              ; preds = %328
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %45) #8
  store i8* %226, i8** %7, align 8, !tbaa !14
  br i1 %322, label %346, label %375

346:                                              ; preds = %345, %369
  %347 = phi i32 [ %371, %369 ], [ -1, %345 ]
  %348 = call fastcc i32 @member(i8** noundef nonnull %7, i32 noundef %18) #10
  %349 = icmp eq i32 %348, 45
  %350 = icmp sgt i32 %347, -1
  %351 = select i1 %349, i1 %350, i1 false
  br i1 %351, label %352, label %363

352:                                              ; preds = %346
  %353 = load i8*, i8** %7, align 8, !tbaa !14
  %354 = icmp ult i8* %353, %227
  br i1 %354, label %355, label %363

355:                                              ; preds = %352
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %46) #8
  store i8* %353, i8** %8, align 8, !tbaa !14
  %356 = call fastcc i32 @member(i8** noundef nonnull %8, i32 noundef %18) #10
  %357 = icmp sgt i32 %347, %356
  br i1 %357, label %362, label %358

358:                                              ; preds = %355
  %359 = icmp sgt i32 %347, %329
  %360 = icmp slt i32 %356, %329
  %361 = select i1 %359, i1 true, i1 %360
  br i1 %361, label %367, label %373

362:                                              ; preds = %355
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %46) #8
  br label %363

363:                                              ; preds = %362, %352, %346
  %364 = icmp eq i32 %348, %329
  br i1 %364, label %374, label %365

365:                                              ; preds = %363
  %366 = load i8*, i8** %7, align 8, !tbaa !14
  br label %369

367:                                              ; preds = %358
  %368 = load i8*, i8** %8, align 8, !tbaa !14
  store i8* %368, i8** %7, align 8, !tbaa !14
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %46) #8
  br label %369

369:                                              ; preds = %367, %365
  %370 = phi i8* [ %368, %367 ], [ %366, %365 ]
  %371 = phi i32 [ %356, %367 ], [ %348, %365 ]
  %372 = icmp ult i8* %370, %227
  br i1 %372, label %346, label %375, !llvm.loop !34

373:                                              ; preds = %358
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %46) #8
  br label %374

374:                                              ; preds = %363, %373
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %45) #8
  br label %376

375:                                              ; preds = %369, %345
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %45) #8
  br label %376

376:                                              ; preds = %375, %374, %341
  %377 = phi i32 [ %344, %341 ], [ %228, %375 ], [ %324, %374 ]
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %409, label %379

379:                                              ; preds = %376, %328
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %47) #8
  store i32 %329, i32* %5, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %48) #8
  %380 = trunc i32 %329 to i8
  store i8 %380, i8* %48, align 1, !tbaa !15
  br label %381

381:                                              ; preds = %381, %379
  %382 = phi i8* [ %49, %379 ], [ %383, %381 ]
  store i8 0, i8* %382, align 1, !tbaa !15
  %383 = getelementptr inbounds i8, i8* %382, i64 1
  %384 = icmp eq i8* %383, %50
  br i1 %384, label %385, label %381

385:                                              ; preds = %381
  %386 = load i32, i32* %42, align 8, !tbaa !32
  %387 = icmp eq i32 %386, 0
  %388 = load i32, i32* %17, align 8, !tbaa !11
  %389 = icmp eq i32 %388, 0
  br i1 %387, label %394, label %390

390:                                              ; preds = %385
  br i1 %389, label %391, label %393

391:                                              ; preds = %390
  %392 = call i64 @mbrtowc(i32* noundef nonnull %5, i8* noundef nonnull %48, i64 noundef 1, i8* noundef nonnull %44) #10
  switch i64 %392, label %393 [
    i64 -2, label %401
    i64 -1, label %400
  ]

393:                                              ; preds = %391, %390
  call fastcc void @add(%struct.text* noundef nonnull %15, i8* noundef nonnull %47, i64 noundef 4) #10
  br label %401

394:                                              ; preds = %385
  br i1 %389, label %398, label %395

395:                                              ; preds = %394
  %396 = call i64 @wcrtomb(i8* noundef nonnull %48, i32 noundef %329, i8* noundef null) #10
  %397 = icmp eq i64 %396, -1
  br i1 %397, label %400, label %398

398:                                              ; preds = %395, %394
  %399 = phi i64 [ %396, %395 ], [ 1, %394 ]
  call fastcc void @add(%struct.text* noundef nonnull %15, i8* noundef nonnull %48, i64 noundef %399) #10
  br label %401

400:                                              ; preds = %395, %391
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %48) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %47) #8
  br label %434

401:                                              ; preds = %398, %393, %391
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %48) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %47) #8
  br i1 %315, label %402, label %406

402:                                              ; preds = %401
  %403 = call i32 @mbsinit(i8* noundef nonnull %44) #10
  %404 = icmp eq i32 %403, 0
  %405 = select i1 %404, i32 %330, i32 %333
  br label %406

406:                                              ; preds = %402, %401
  %407 = phi i32 [ %333, %401 ], [ %405, %402 ]
  %408 = icmp eq i32 %407, 0
  br i1 %408, label %415, label %325, !llvm.loop !33

409:                                              ; preds = %325, %376, %314
  %410 = phi i32 [ 0, %314 ], [ %332, %376 ], [ 1, %325 ]
  %411 = phi i1 [ false, %314 ], [ %331, %376 ], [ true, %325 ]
  %412 = phi i32 [ -1, %314 ], [ %329, %376 ], [ -1, %325 ]
  store i32 %412, i32* %32, align 4, !tbaa !12
  %413 = load i64, i64* %33, align 8, !tbaa !13
  %414 = add nsw i64 %413, -1
  store i64 %414, i64* %33, align 8, !tbaa !13
  br label %415

415:                                              ; preds = %406, %409
  %416 = phi i1 [ %411, %409 ], [ true, %406 ]
  %417 = phi i32 [ %410, %409 ], [ 1, %406 ]
  %418 = call i32 @mbsinit(i8* noundef nonnull %44) #10
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %434, label %420

420:                                              ; preds = %415
  %421 = icmp ne i8 %203, 99
  %422 = and i1 %421, %416
  br i1 %422, label %423, label %436

423:                                              ; preds = %420
  %424 = load i8**, i8*** %39, align 8, !tbaa !29
  %425 = icmp eq i8** %424, null
  %426 = load i8*, i8** %38, align 8
  %427 = icmp eq i8* %426, null
  %428 = select i1 %425, i1 %427, i1 false
  br i1 %428, label %433, label %429

429:                                              ; preds = %423
  store i32 0, i32* %51, align 4, !tbaa !25
  %430 = load i32, i32* %42, align 8, !tbaa !32
  %431 = icmp eq i32 %430, 0
  %432 = select i1 %431, i64 1, i64 4
  call fastcc void @add(%struct.text* noundef nonnull %15, i8* noundef nonnull %43, i64 noundef %432) #10
  br label %433

433:                                              ; preds = %423, %429
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %44) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %43)
  br label %454

434:                                              ; preds = %415, %400
  %435 = call i32* @__errno_location() #10
  store i32 84, i32* %435, align 4, !tbaa !25
  br label %436

436:                                              ; preds = %434, %420
  %437 = phi i32 [ %417, %420 ], [ -1, %434 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %44) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %43)
  %438 = icmp slt i32 %437, 1
  %439 = load i8**, i8*** %39, align 8
  %440 = icmp ne i8** %439, null
  %441 = select i1 %438, i1 %440, i1 false
  br i1 %441, label %442, label %444

442:                                              ; preds = %436
  %443 = load i8*, i8** %38, align 8, !tbaa !27
  call void @free(i8* noundef %443) #10
  store i8* null, i8** %439, align 8, !tbaa !14
  br label %444

444:                                              ; preds = %442, %436
  %445 = icmp slt i32 %437, 0
  br i1 %445, label %446, label %454

446:                                              ; preds = %444
  %447 = load i32, i32* %17, align 8, !tbaa !11
  %448 = icmp eq i32 %447, 0
  %449 = icmp ne i8 %203, 99
  %450 = select i1 %448, i1 true, i1 %449
  %451 = icmp ne i32 %54, 0
  %452 = select i1 %450, i1 true, i1 %451
  %453 = select i1 %452, i32 %54, i32 -1
  br label %454

454:                                              ; preds = %433, %446, %444
  %455 = phi i32 [ 0, %446 ], [ %437, %444 ], [ 1, %433 ]
  %456 = phi i32 [ %453, %446 ], [ %54, %444 ], [ %54, %433 ]
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %37) #8
  br label %903

457:                                              ; preds = %305, %305, %305, %305, %305, %305, %305, %305
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %34)
  %458 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %459 = icmp eq i32 %458, -1
  br i1 %459, label %460, label %463

460:                                              ; preds = %457
  store i32 -1, i32* %32, align 4, !tbaa !12
  %461 = load i64, i64* %33, align 8, !tbaa !13
  %462 = add nsw i64 %461, -1
  store i64 %462, i64* %33, align 8, !tbaa !13
  store i32 0, i32* %35, align 4, !tbaa !35
  br label %587

463:                                              ; preds = %457
  %464 = add nsw i32 %164, -1
  store i32 %464, i32* %4, align 4, !tbaa !25
  store i32 0, i32* %35, align 4, !tbaa !35
  switch i32 %458, label %476 [
    i32 45, label %465
    i32 43, label %465
  ]

465:                                              ; preds = %463, %463
  %466 = trunc i32 %458 to i8
  store i32 1, i32* %35, align 4, !tbaa !35
  store i8 %466, i8* %16, align 4, !tbaa !15
  store i8 0, i8* %36, align 1, !tbaa !15
  %467 = icmp eq i32 %464, 0
  br i1 %467, label %587, label %468

468:                                              ; preds = %465
  %469 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %470 = icmp eq i32 %469, -1
  br i1 %470, label %471, label %474

471:                                              ; preds = %468
  store i32 -1, i32* %32, align 4, !tbaa !12
  %472 = load i64, i64* %33, align 8, !tbaa !13
  %473 = add nsw i64 %472, -1
  store i64 %473, i64* %33, align 8, !tbaa !13
  br label %587

474:                                              ; preds = %468
  %475 = add nsw i32 %164, -2
  store i32 %475, i32* %4, align 4, !tbaa !25
  br label %476

476:                                              ; preds = %474, %463
  %477 = phi i32 [ %464, %463 ], [ %475, %474 ]
  %478 = phi i32 [ %458, %463 ], [ %469, %474 ]
  %479 = and i32 %478, -33
  switch i32 %479, label %540 [
    i32 78, label %480
    i32 73, label %494
  ]

480:                                              ; preds = %476
  %481 = load i32, i32* %35, align 4, !tbaa !35
  %482 = icmp slt i32 %481, 1200
  br i1 %482, label %483, label %489

483:                                              ; preds = %480
  %484 = trunc i32 %478 to i8
  %485 = add nsw i32 %481, 1
  store i32 %485, i32* %35, align 4, !tbaa !35
  %486 = sext i32 %481 to i64
  %487 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %486
  store i8 %484, i8* %487, align 1, !tbaa !15
  %488 = load i32, i32* %35, align 4, !tbaa !35
  br label %489

489:                                              ; preds = %483, %480
  %490 = phi i32 [ %488, %483 ], [ %481, %480 ]
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %491
  store i8 0, i8* %492, align 1, !tbaa !15
  %493 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), %struct.number* noundef nonnull %12) #10
  br label %729

494:                                              ; preds = %476
  %495 = load i32, i32* %35, align 4, !tbaa !35
  %496 = icmp slt i32 %495, 1200
  br i1 %496, label %497, label %503

497:                                              ; preds = %494
  %498 = trunc i32 %478 to i8
  %499 = add nsw i32 %495, 1
  store i32 %499, i32* %35, align 4, !tbaa !35
  %500 = sext i32 %495 to i64
  %501 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %500
  store i8 %498, i8* %501, align 1, !tbaa !15
  %502 = load i32, i32* %35, align 4, !tbaa !35
  br label %503

503:                                              ; preds = %497, %494
  %504 = phi i32 [ %502, %497 ], [ %495, %494 ]
  %505 = sext i32 %504 to i64
  %506 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %505
  store i8 0, i8* %506, align 1, !tbaa !15
  %507 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), %struct.number* noundef nonnull %12) #10
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %509, label %510

509:                                              ; preds = %503
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %34)
  br label %917

510:                                              ; preds = %503
  %511 = load i32, i32* %4, align 4, !tbaa !25
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %729, label %513

513:                                              ; preds = %510
  %514 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %515 = icmp eq i32 %514, -1
  br i1 %515, label %516, label %519

516:                                              ; preds = %513
  store i32 -1, i32* %32, align 4, !tbaa !12
  %517 = load i64, i64* %33, align 8, !tbaa !13
  %518 = add nsw i64 %517, -1
  store i64 %518, i64* %33, align 8, !tbaa !13
  br label %729

519:                                              ; preds = %513
  %520 = add nsw i32 %511, -1
  store i32 %520, i32* %4, align 4, !tbaa !25
  %521 = and i32 %514, -33
  %522 = icmp eq i32 %521, 73
  br i1 %522, label %523, label %537

523:                                              ; preds = %519
  %524 = load i32, i32* %35, align 4, !tbaa !35
  %525 = icmp slt i32 %524, 1200
  br i1 %525, label %526, label %532

526:                                              ; preds = %523
  %527 = trunc i32 %514 to i8
  %528 = add nsw i32 %524, 1
  store i32 %528, i32* %35, align 4, !tbaa !35
  %529 = sext i32 %524 to i64
  %530 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %529
  store i8 %527, i8* %530, align 1, !tbaa !15
  %531 = load i32, i32* %35, align 4, !tbaa !35
  br label %532

532:                                              ; preds = %526, %523
  %533 = phi i32 [ %531, %526 ], [ %524, %523 ]
  %534 = sext i32 %533 to i64
  %535 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %534
  store i8 0, i8* %535, align 1, !tbaa !15
  %536 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), %struct.number* noundef nonnull %12) #10
  br label %729

537:                                              ; preds = %519
  store i32 %514, i32* %32, align 4, !tbaa !12
  %538 = load i64, i64* %33, align 8, !tbaa !13
  %539 = add nsw i64 %538, -1
  store i64 %539, i64* %33, align 8, !tbaa !13
  store i32 %511, i32* %4, align 4, !tbaa !25
  br label %729

540:                                              ; preds = %476
  %541 = icmp eq i32 %478, 48
  br i1 %541, label %542, label %587

542:                                              ; preds = %540
  %543 = load i32, i32* %35, align 4, !tbaa !35
  %544 = icmp slt i32 %543, 1200
  br i1 %544, label %545, label %550

545:                                              ; preds = %542
  %546 = add nsw i32 %543, 1
  store i32 %546, i32* %35, align 4, !tbaa !35
  %547 = sext i32 %543 to i64
  %548 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %547
  store i8 48, i8* %548, align 1, !tbaa !15
  %549 = load i32, i32* %35, align 4, !tbaa !35
  br label %550

550:                                              ; preds = %545, %542
  %551 = phi i32 [ %549, %545 ], [ %543, %542 ]
  %552 = sext i32 %551 to i64
  %553 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %552
  store i8 0, i8* %553, align 1, !tbaa !15
  %554 = icmp eq i32 %477, 0
  br i1 %554, label %587, label %555

555:                                              ; preds = %550
  %556 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %557 = icmp eq i32 %556, -1
  br i1 %557, label %558, label %561

558:                                              ; preds = %555
  store i32 -1, i32* %32, align 4, !tbaa !12
  %559 = load i64, i64* %33, align 8, !tbaa !13
  %560 = add nsw i64 %559, -1
  store i64 %560, i64* %33, align 8, !tbaa !13
  br label %587

561:                                              ; preds = %555
  %562 = add nsw i32 %477, -1
  %563 = and i32 %556, -33
  %564 = icmp eq i32 %563, 88
  br i1 %564, label %565, label %587

565:                                              ; preds = %561
  %566 = load i32, i32* %35, align 4, !tbaa !35
  %567 = icmp slt i32 %566, 1200
  br i1 %567, label %568, label %574

568:                                              ; preds = %565
  %569 = trunc i32 %556 to i8
  %570 = add nsw i32 %566, 1
  store i32 %570, i32* %35, align 4, !tbaa !35
  %571 = sext i32 %566 to i64
  %572 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %571
  store i8 %569, i8* %572, align 1, !tbaa !15
  %573 = load i32, i32* %35, align 4, !tbaa !35
  br label %574

574:                                              ; preds = %568, %565
  %575 = phi i32 [ %573, %568 ], [ %566, %565 ]
  %576 = sext i32 %575 to i64
  %577 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %576
  store i8 0, i8* %577, align 1, !tbaa !15
  %578 = icmp eq i32 %562, 0
  br i1 %578, label %587, label %579

579:                                              ; preds = %574
  %580 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %581 = icmp eq i32 %580, -1
  br i1 %581, label %582, label %585

582:                                              ; preds = %579
  store i32 -1, i32* %32, align 4, !tbaa !12
  %583 = load i64, i64* %33, align 8, !tbaa !13
  %584 = add nsw i64 %583, -1
  store i64 %584, i64* %33, align 8, !tbaa !13
  br label %587

585:                                              ; preds = %579
  %586 = add nsw i32 %477, -2
  store i32 %586, i32* %4, align 4, !tbaa !25
  br label %587

587:                                              ; preds = %585, %582, %574, %561, %558, %550, %540, %471, %465, %460
  %588 = phi i32 [ %562, %561 ], [ %477, %540 ], [ 0, %574 ], [ %562, %582 ], [ %586, %585 ], [ %464, %471 ], [ 0, %465 ], [ %164, %460 ], [ 0, %550 ], [ %477, %558 ]
  %589 = phi i32 [ 1, %561 ], [ 0, %540 ], [ 0, %574 ], [ 0, %582 ], [ 0, %585 ], [ 0, %471 ], [ 0, %465 ], [ 0, %460 ], [ 1, %550 ], [ 1, %558 ]
  %590 = phi i32 [ 101, %561 ], [ 101, %540 ], [ 112, %574 ], [ 112, %582 ], [ 112, %585 ], [ 101, %471 ], [ 101, %465 ], [ 101, %460 ], [ 101, %550 ], [ 101, %558 ]
  %591 = phi i1 [ true, %561 ], [ true, %540 ], [ false, %574 ], [ false, %582 ], [ false, %585 ], [ true, %471 ], [ true, %465 ], [ true, %460 ], [ true, %550 ], [ true, %558 ]
  %592 = phi i32 [ %556, %561 ], [ %478, %540 ], [ -1, %574 ], [ -1, %582 ], [ %580, %585 ], [ -1, %471 ], [ -1, %465 ], [ -1, %460 ], [ -1, %550 ], [ -1, %558 ]
  br label %593

593:                                              ; preds = %641, %587
  %594 = phi i32 [ %642, %641 ], [ %588, %587 ]
  %595 = phi i32 [ %621, %641 ], [ %589, %587 ]
  %596 = phi i32 [ %622, %641 ], [ 0, %587 ]
  %597 = phi i32 [ %636, %641 ], [ %592, %587 ]
  br label %598

598:                                              ; preds = %631, %593
  %599 = phi i32 [ %594, %593 ], [ 0, %631 ]
  %600 = phi i32 [ %595, %593 ], [ %621, %631 ]
  %601 = phi i32 [ %596, %593 ], [ %622, %631 ]
  %602 = phi i32 [ %597, %593 ], [ -1, %631 ]
  %603 = icmp eq i32 %599, 0
  br label %604

604:                                              ; preds = %598, %638
  %605 = phi i32 [ %621, %638 ], [ %600, %598 ]
  %606 = phi i32 [ %622, %638 ], [ %601, %598 ]
  %607 = phi i32 [ -1, %638 ], [ %602, %598 ]
  %608 = icmp ne i32 %607, 46
  %609 = icmp ne i32 %606, 0
  %610 = select i1 %608, i1 true, i1 %609
  br i1 %610, label %611, label %620

611:                                              ; preds = %604
  %612 = icmp eq i32 %607, -1
  br i1 %612, label %729, label %613

613:                                              ; preds = %611
  br i1 %591, label %617, label %614

614:                                              ; preds = %613
  %615 = call i32 @isxdigit(i32 noundef %607) #10
  %616 = icmp eq i32 %615, 0
  br i1 %616, label %643, label %620

617:                                              ; preds = %613
  %618 = call i32 @isdigit(i32 noundef %607) #10
  %619 = icmp eq i32 %618, 0
  br i1 %619, label %643, label %620

620:                                              ; preds = %617, %614, %604
  %621 = phi i32 [ %605, %604 ], [ 1, %617 ], [ 1, %614 ]
  %622 = phi i32 [ 1, %604 ], [ %606, %617 ], [ %606, %614 ]
  %623 = load i32, i32* %35, align 4, !tbaa !35
  %624 = icmp slt i32 %623, 1200
  br i1 %624, label %625, label %631

625:                                              ; preds = %620
  %626 = trunc i32 %607 to i8
  %627 = add nsw i32 %623, 1
  store i32 %627, i32* %35, align 4, !tbaa !35
  %628 = sext i32 %623 to i64
  %629 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %628
  store i8 %626, i8* %629, align 1, !tbaa !15
  %630 = load i32, i32* %35, align 4, !tbaa !35
  br label %631

631:                                              ; preds = %625, %620
  %632 = phi i32 [ %630, %625 ], [ %623, %620 ]
  %633 = sext i32 %632 to i64
  %634 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %633
  store i8 0, i8* %634, align 1, !tbaa !15
  br i1 %603, label %598, label %635, !llvm.loop !37

635:                                              ; preds = %631
  %636 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %637 = icmp eq i32 %636, -1
  br i1 %637, label %638, label %641

638:                                              ; preds = %635
  store i32 -1, i32* %32, align 4, !tbaa !12
  %639 = load i64, i64* %33, align 8, !tbaa !13
  %640 = add nsw i64 %639, -1
  store i64 %640, i64* %33, align 8, !tbaa !13
  br label %604, !llvm.loop !37

641:                                              ; preds = %635
  %642 = add nsw i32 %599, -1
  br label %593, !llvm.loop !37

643:                                              ; preds = %617, %614
  %644 = icmp ne i32 %605, 0
  %645 = or i32 %607, 32
  %646 = icmp eq i32 %645, %590
  %647 = select i1 %644, i1 %646, i1 false
  br i1 %647, label %648, label %723

648:                                              ; preds = %643
  %649 = load i32, i32* %35, align 4, !tbaa !35
  %650 = icmp slt i32 %649, 1200
  br i1 %650, label %651, label %657

651:                                              ; preds = %648
  %652 = trunc i32 %607 to i8
  %653 = add nsw i32 %649, 1
  store i32 %653, i32* %35, align 4, !tbaa !35
  %654 = sext i32 %649 to i64
  %655 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %654
  store i8 %652, i8* %655, align 1, !tbaa !15
  %656 = load i32, i32* %35, align 4, !tbaa !35
  br label %657

657:                                              ; preds = %651, %648
  %658 = phi i32 [ %656, %651 ], [ %649, %648 ]
  %659 = sext i32 %658 to i64
  %660 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %659
  store i8 0, i8* %660, align 1, !tbaa !15
  %661 = icmp eq i32 %594, 0
  br i1 %661, label %729, label %662

662:                                              ; preds = %657
  %663 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %664 = icmp eq i32 %663, -1
  br i1 %664, label %665, label %668

665:                                              ; preds = %662
  store i32 -1, i32* %32, align 4, !tbaa !12
  %666 = load i64, i64* %33, align 8, !tbaa !13
  %667 = add nsw i64 %666, -1
  store i64 %667, i64* %33, align 8, !tbaa !13
  br label %729

668:                                              ; preds = %662
  %669 = add nsw i32 %594, -1
  switch i32 %663, label %692 [
    i32 45, label %670
    i32 43, label %670
  ]

670:                                              ; preds = %668, %668
  %671 = load i32, i32* %35, align 4, !tbaa !35
  %672 = icmp slt i32 %671, 1200
  br i1 %672, label %673, label %679

673:                                              ; preds = %670
  %674 = trunc i32 %663 to i8
  %675 = add nsw i32 %671, 1
  store i32 %675, i32* %35, align 4, !tbaa !35
  %676 = sext i32 %671 to i64
  %677 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %676
  store i8 %674, i8* %677, align 1, !tbaa !15
  %678 = load i32, i32* %35, align 4, !tbaa !35
  br label %679

679:                                              ; preds = %673, %670
  %680 = phi i32 [ %678, %673 ], [ %671, %670 ]
  %681 = sext i32 %680 to i64
  %682 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %681
  store i8 0, i8* %682, align 1, !tbaa !15
  %683 = icmp eq i32 %669, 0
  br i1 %683, label %729, label %684

684:                                              ; preds = %679
  %685 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %686 = icmp eq i32 %685, -1
  br i1 %686, label %687, label %690

687:                                              ; preds = %684
  store i32 -1, i32* %32, align 4, !tbaa !12
  %688 = load i64, i64* %33, align 8, !tbaa !13
  %689 = add nsw i64 %688, -1
  store i64 %689, i64* %33, align 8, !tbaa !13
  br label %729

690:                                              ; preds = %684
  %691 = add nsw i32 %594, -2
  br label %692

692:                                              ; preds = %690, %668
  %693 = phi i32 [ %669, %668 ], [ %691, %690 ]
  %694 = phi i32 [ %663, %668 ], [ %685, %690 ]
  %695 = call i32 @isdigit(i32 noundef %694) #10
  %696 = icmp eq i32 %695, 0
  br i1 %696, label %723, label %697

697:                                              ; preds = %692, %719
  %698 = phi i32 [ %714, %719 ], [ %694, %692 ]
  %699 = phi i32 [ %720, %719 ], [ %693, %692 ]
  %700 = load i32, i32* %35, align 4, !tbaa !35
  %701 = icmp slt i32 %700, 1200
  br i1 %701, label %702, label %708

702:                                              ; preds = %697
  %703 = trunc i32 %698 to i8
  %704 = add nsw i32 %700, 1
  store i32 %704, i32* %35, align 4, !tbaa !35
  %705 = sext i32 %700 to i64
  %706 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %705
  store i8 %703, i8* %706, align 1, !tbaa !15
  %707 = load i32, i32* %35, align 4, !tbaa !35
  br label %708

708:                                              ; preds = %702, %697
  %709 = phi i32 [ %707, %702 ], [ %700, %697 ]
  %710 = sext i32 %709 to i64
  %711 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %710
  store i8 0, i8* %711, align 1, !tbaa !15
  %712 = icmp eq i32 %699, 0
  br i1 %712, label %729, label %713

713:                                              ; preds = %708
  %714 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %715 = icmp eq i32 %714, -1
  br i1 %715, label %716, label %719

716:                                              ; preds = %713
  store i32 -1, i32* %32, align 4, !tbaa !12
  %717 = load i64, i64* %33, align 8, !tbaa !13
  %718 = add nsw i64 %717, -1
  store i64 %718, i64* %33, align 8, !tbaa !13
  br label %729

719:                                              ; preds = %713
  %720 = add nsw i32 %699, -1
  %721 = call i32 @isdigit(i32 noundef %714) #10
  %722 = icmp eq i32 %721, 0
  br i1 %722, label %723, label %697

723:                                              ; preds = %719, %692, %643
  %724 = phi i32 [ %594, %643 ], [ %693, %692 ], [ %720, %719 ]
  %725 = phi i32 [ %607, %643 ], [ %694, %692 ], [ %714, %719 ]
  store i32 %725, i32* %32, align 4, !tbaa !12
  %726 = load i64, i64* %33, align 8, !tbaa !13
  %727 = add nsw i64 %726, -1
  store i64 %727, i64* %33, align 8, !tbaa !13
  %728 = add nsw i32 %724, 1
  store i32 %728, i32* %4, align 4, !tbaa !25
  br label %729

729:                                              ; preds = %611, %708, %489, %510, %516, %532, %537, %657, %665, %679, %687, %716, %723
  %730 = phi i32 [ %493, %489 ], [ %536, %532 ], [ 1, %537 ], [ %605, %723 ], [ 1, %516 ], [ 1, %510 ], [ %605, %716 ], [ %605, %679 ], [ %605, %687 ], [ %605, %657 ], [ %605, %665 ], [ %605, %708 ], [ %605, %611 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %34)
  %731 = icmp ne i32 %730, 0
  %732 = select i1 %731, i1 %302, i1 false
  br i1 %732, label %733, label %903

733:                                              ; preds = %729
  switch i32 %202, label %740 [
    i32 4, label %734
    i32 3, label %737
  ]

734:                                              ; preds = %733
  %735 = call x86_fp80 @strtold(i8* noundef nonnull %16, i8** noundef null) #10
  %736 = bitcast i8* %275 to x86_fp80*
  store x86_fp80 %735, x86_fp80* %736, align 16, !tbaa !38
  br label %907

737:                                              ; preds = %733
  %738 = call double @strtod(i8* noundef nonnull %16, i8** noundef null) #10
  %739 = bitcast i8* %275 to double*
  store double %738, double* %739, align 8, !tbaa !40
  br label %907

740:                                              ; preds = %733
  %741 = call float @strtof(i8* noundef nonnull %16, i8** noundef null) #10
  %742 = bitcast i8* %275 to float*
  store float %741, float* %742, align 4, !tbaa !42
  br label %907

743:                                              ; preds = %305
  switch i8 %203, label %744 [
    i8 117, label %751
    i8 100, label %751
    i8 111, label %749
    i8 105, label %750
  ]

744:                                              ; preds = %743
  %745 = and i32 %204, -33
  %746 = icmp eq i32 %745, 88
  %747 = icmp eq i8 %203, 112
  %748 = select i1 %746, i1 true, i1 %747
  br i1 %748, label %751, label %917

749:                                              ; preds = %743
  br label %751

750:                                              ; preds = %743
  br label %751

751:                                              ; preds = %744, %743, %743, %749, %750
  %752 = phi i32 [ 16, %744 ], [ 10, %743 ], [ 10, %743 ], [ 8, %749 ], [ 10, %750 ]
  %753 = phi i32 [ 16, %744 ], [ 10, %743 ], [ 10, %743 ], [ 8, %749 ], [ 8, %750 ]
  %754 = phi i1 [ false, %744 ], [ true, %743 ], [ true, %743 ], [ true, %749 ], [ false, %750 ]
  %755 = icmp eq i8 %203, 112
  %756 = select i1 %755, i32 3, i32 %202
  %757 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %758 = icmp eq i32 %757, -1
  br i1 %758, label %759, label %762

759:                                              ; preds = %751
  store i32 -1, i32* %32, align 4, !tbaa !12
  %760 = load i64, i64* %33, align 8, !tbaa !13
  %761 = add nsw i64 %760, -1
  store i64 %761, i64* %33, align 8, !tbaa !13
  store i32 0, i32* %35, align 4, !tbaa !35
  br label %825

762:                                              ; preds = %751
  %763 = add nsw i32 %164, -1
  store i32 0, i32* %35, align 4, !tbaa !35
  switch i32 %757, label %775 [
    i32 45, label %764
    i32 43, label %764
  ]

764:                                              ; preds = %762, %762
  %765 = trunc i32 %757 to i8
  store i32 1, i32* %35, align 4, !tbaa !35
  store i8 %765, i8* %16, align 4, !tbaa !15
  store i8 0, i8* %36, align 1, !tbaa !15
  %766 = icmp eq i32 %763, 0
  br i1 %766, label %825, label %767

767:                                              ; preds = %764
  %768 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %769 = icmp eq i32 %768, -1
  br i1 %769, label %770, label %773

770:                                              ; preds = %767
  store i32 -1, i32* %32, align 4, !tbaa !12
  %771 = load i64, i64* %33, align 8, !tbaa !13
  %772 = add nsw i64 %771, -1
  store i64 %772, i64* %33, align 8, !tbaa !13
  br label %825

773:                                              ; preds = %767
  %774 = add nsw i32 %164, -2
  br label %775

775:                                              ; preds = %773, %762
  %776 = phi i32 [ %763, %762 ], [ %774, %773 ]
  %777 = phi i32 [ %757, %762 ], [ %768, %773 ]
  %778 = icmp ne i32 %777, 48
  %779 = or i1 %754, %778
  br i1 %779, label %825, label %780

780:                                              ; preds = %775
  %781 = load i32, i32* %35, align 4, !tbaa !35
  %782 = icmp slt i32 %781, 1200
  br i1 %782, label %783, label %788

783:                                              ; preds = %780
  %784 = add nsw i32 %781, 1
  store i32 %784, i32* %35, align 4, !tbaa !35
  %785 = sext i32 %781 to i64
  %786 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %785
  store i8 48, i8* %786, align 1, !tbaa !15
  %787 = load i32, i32* %35, align 4, !tbaa !35
  br label %788

788:                                              ; preds = %783, %780
  %789 = phi i32 [ %787, %783 ], [ %781, %780 ]
  %790 = sext i32 %789 to i64
  %791 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %790
  store i8 0, i8* %791, align 1, !tbaa !15
  %792 = icmp eq i32 %776, 0
  br i1 %792, label %825, label %793

793:                                              ; preds = %788
  %794 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %795 = icmp eq i32 %794, -1
  br i1 %795, label %796, label %799

796:                                              ; preds = %793
  store i32 -1, i32* %32, align 4, !tbaa !12
  %797 = load i64, i64* %33, align 8, !tbaa !13
  %798 = add nsw i64 %797, -1
  store i64 %798, i64* %33, align 8, !tbaa !13
  br label %825

799:                                              ; preds = %793
  %800 = add nsw i32 %776, -1
  %801 = and i32 %794, -33
  %802 = icmp eq i32 %801, 88
  br i1 %802, label %803, label %825

803:                                              ; preds = %799
  %804 = load i32, i32* %35, align 4, !tbaa !35
  %805 = icmp slt i32 %804, 1200
  br i1 %805, label %806, label %812

806:                                              ; preds = %803
  %807 = trunc i32 %794 to i8
  %808 = add nsw i32 %804, 1
  store i32 %808, i32* %35, align 4, !tbaa !35
  %809 = sext i32 %804 to i64
  %810 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %809
  store i8 %807, i8* %810, align 1, !tbaa !15
  %811 = load i32, i32* %35, align 4, !tbaa !35
  br label %812

812:                                              ; preds = %806, %803
  %813 = phi i32 [ %811, %806 ], [ %804, %803 ]
  %814 = sext i32 %813 to i64
  %815 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %814
  store i8 0, i8* %815, align 1, !tbaa !15
  %816 = icmp eq i32 %800, 0
  br i1 %816, label %825, label %817

817:                                              ; preds = %812
  %818 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %819 = icmp eq i32 %818, -1
  br i1 %819, label %820, label %823

820:                                              ; preds = %817
  store i32 -1, i32* %32, align 4, !tbaa !12
  %821 = load i64, i64* %33, align 8, !tbaa !13
  %822 = add nsw i64 %821, -1
  store i64 %822, i64* %33, align 8, !tbaa !13
  br label %825

823:                                              ; preds = %817
  %824 = add nsw i32 %776, -2
  br label %825

825:                                              ; preds = %759, %764, %770, %775, %788, %796, %799, %823, %820, %812
  %826 = phi i32 [ 0, %812 ], [ %800, %820 ], [ %824, %823 ], [ %800, %799 ], [ %776, %796 ], [ 0, %788 ], [ %776, %775 ], [ %164, %759 ], [ 0, %764 ], [ %763, %770 ]
  %827 = phi i32 [ 1, %812 ], [ 1, %820 ], [ 1, %823 ], [ 1, %799 ], [ 1, %796 ], [ 1, %788 ], [ 0, %775 ], [ 0, %759 ], [ 0, %764 ], [ 0, %770 ]
  %828 = phi i32 [ -1, %812 ], [ -1, %820 ], [ %818, %823 ], [ %794, %799 ], [ -1, %796 ], [ -1, %788 ], [ %777, %775 ], [ -1, %759 ], [ -1, %764 ], [ -1, %770 ]
  %829 = phi i32 [ 16, %812 ], [ 16, %820 ], [ 16, %823 ], [ %753, %799 ], [ %753, %796 ], [ %753, %788 ], [ %752, %775 ], [ %752, %759 ], [ %752, %764 ], [ %752, %770 ]
  br label %830

830:                                              ; preds = %872, %825
  %831 = phi i32 [ %826, %825 ], [ %873, %872 ]
  %832 = phi i32 [ %827, %825 ], [ 1, %872 ]
  %833 = phi i32 [ %828, %825 ], [ %874, %872 ]
  %834 = icmp eq i32 %831, 0
  br label %835

835:                                              ; preds = %830, %867
  %836 = phi i32 [ 1, %867 ], [ %832, %830 ]
  %837 = phi i32 [ -1, %867 ], [ %833, %830 ]
  switch i32 %829, label %844 [
    i32 16, label %838
    i32 8, label %840
  ]

838:                                              ; preds = %835
  %839 = call i32 @isxdigit(i32 noundef %837) #10
  br label %846

840:                                              ; preds = %835
  %841 = and i32 %837, -8
  %842 = icmp eq i32 %841, 48
  %843 = zext i1 %842 to i32
  br label %846

844:                                              ; preds = %835
  %845 = call i32 @isdigit(i32 noundef %837) #10
  br label %846

846:                                              ; preds = %844, %840, %838
  %847 = phi i32 [ %839, %838 ], [ %843, %840 ], [ %845, %844 ]
  %848 = icmp ne i32 %837, -1
  %849 = icmp ne i32 %847, 0
  %850 = select i1 %848, i1 %849, i1 false
  br i1 %850, label %851, label %875

851:                                              ; preds = %846
  %852 = load i32, i32* %35, align 4, !tbaa !35
  %853 = icmp slt i32 %852, 1200
  br i1 %853, label %854, label %860

854:                                              ; preds = %851
  %855 = trunc i32 %837 to i8
  %856 = add nsw i32 %852, 1
  store i32 %856, i32* %35, align 4, !tbaa !35
  %857 = sext i32 %852 to i64
  %858 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %857
  store i8 %855, i8* %858, align 1, !tbaa !15
  %859 = load i32, i32* %35, align 4, !tbaa !35
  br label %860

860:                                              ; preds = %854, %851
  %861 = phi i32 [ %859, %854 ], [ %852, %851 ]
  %862 = sext i32 %861 to i64
  %863 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %862
  store i8 0, i8* %863, align 1, !tbaa !15
  br i1 %834, label %872, label %864, !llvm.loop !44

864:                                              ; preds = %860
  %865 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %866 = icmp eq i32 %865, -1
  br i1 %866, label %867, label %870

867:                                              ; preds = %864
  store i32 -1, i32* %32, align 4, !tbaa !12
  %868 = load i64, i64* %33, align 8, !tbaa !13
  %869 = add nsw i64 %868, -1
  store i64 %869, i64* %33, align 8, !tbaa !13
  br label %835, !llvm.loop !44

870:                                              ; preds = %864
  %871 = add nsw i32 %831, -1
  br label %872

872:                                              ; preds = %860, %870
  %873 = phi i32 [ %871, %870 ], [ 0, %860 ]
  %874 = phi i32 [ %865, %870 ], [ -1, %860 ]
  br label %830, !llvm.loop !44

875:                                              ; preds = %846
  %876 = icmp eq i32 %837, -1
  br i1 %876, label %880, label %877

877:                                              ; preds = %875
  store i32 %837, i32* %32, align 4, !tbaa !12
  %878 = load i64, i64* %33, align 8, !tbaa !13
  %879 = add nsw i64 %878, -1
  store i64 %879, i64* %33, align 8, !tbaa !13
  br label %880

880:                                              ; preds = %875, %877
  %881 = icmp eq i32 %836, 0
  %882 = select i1 %881, i32 0, i32 %829
  %883 = xor i1 %881, true
  %884 = zext i1 %883 to i32
  %885 = select i1 %883, i1 %302, i1 false
  br i1 %885, label %886, label %903

886:                                              ; preds = %880
  switch i8 %203, label %889 [
    i8 105, label %887
    i8 100, label %887
  ]

887:                                              ; preds = %886, %886
  %888 = call i64 @strtol(i8* noundef nonnull %16, i8** noundef null, i32 noundef %882) #10
  br label %891

889:                                              ; preds = %886
  %890 = call i64 @strtoul(i8* noundef nonnull %16, i8** noundef null, i32 noundef %882) #10
  br label %891

891:                                              ; preds = %889, %887
  %892 = phi i64 [ %888, %887 ], [ %890, %889 ]
  switch i32 %756, label %901 [
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

903:                                              ; preds = %901, %898, %895, %893, %880, %729, %454
  %904 = phi i32 [ %54, %729 ], [ %456, %454 ], [ %54, %880 ], [ %54, %893 ], [ %54, %895 ], [ %54, %898 ], [ %54, %901 ]
  %905 = phi i32 [ %730, %729 ], [ %455, %454 ], [ %884, %880 ], [ %884, %893 ], [ %884, %895 ], [ %884, %898 ], [ %884, %901 ]
  %906 = icmp eq i32 %905, 0
  br i1 %906, label %917, label %907

907:                                              ; preds = %740, %737, %734, %903
  %908 = phi i32 [ %904, %903 ], [ %54, %734 ], [ %54, %737 ], [ %54, %740 ]
  %909 = xor i1 %130, true
  %910 = zext i1 %909 to i32
  %911 = add nsw i32 %908, %910
  br label %912

912:                                              ; preds = %287, %284, %281, %279, %276, %907
  %913 = phi i32 [ %54, %276 ], [ %911, %907 ], [ %54, %279 ], [ %54, %281 ], [ %54, %284 ], [ %54, %287 ]
  %914 = load i8*, i8** %11, align 8, !tbaa !14
  %915 = load i8, i8* %914, align 1, !tbaa !15
  %916 = icmp eq i8 %915, 0
  br i1 %916, label %917, label %52

917:                                              ; preds = %912, %744, %903, %192, %67, %3, %509, %298, %88
  %918 = phi i32 [ %94, %88 ], [ %54, %509 ], [ %300, %298 ], [ 0, %3 ], [ %54, %67 ], [ %913, %912 ], [ %54, %744 ], [ %904, %903 ], [ %54, %192 ]
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
