; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/scanf.c
; ModuleID = 'runtime/c/scanf.c'
source_filename = "runtime/c/scanf.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, [43 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.reader = type { %struct.sv_file*, i8*, i32*, i32, i32, i64 }
%struct.number = type { [1201 x i8], i32 }
%struct.text = type { i8*, i8**, i64, i64, i32 }

@stdin = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"an\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"nf\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"nity\00", align 1

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
  %15 = alloca i32, align 4
  %16 = alloca %struct.text, align 8
  store i8* %1, i8** %11, align 8, !tbaa !14
  %17 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 1208, i8* nonnull %17) #8
  %18 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 3
  %19 = load i32, i32* %18, align 8, !tbaa !11
  %20 = bitcast [1 x %struct.__va_list_tag]* %13 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %20) #8
  %21 = bitcast [1 x %struct.__va_list_tag]* %14 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %21) #8
  %22 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %20, i8* %22)
  %23 = load i8*, i8** %11, align 8, !tbaa !14
  %24 = load i8, i8* %23, align 1, !tbaa !15
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %814, label %26

26:                                               ; preds = %3
  %27 = bitcast i32* %15 to i8*
  %28 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %14, i64 0, i64 0, i32 0
  %29 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %14, i64 0, i64 0, i32 2
  %30 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %14, i64 0, i64 0, i32 3
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %13, i64 0, i64 0, i32 0
  %32 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %13, i64 0, i64 0, i32 2
  %33 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %13, i64 0, i64 0, i32 3
  %34 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 4
  %35 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 5
  %36 = bitcast i32* %4 to i8*
  %37 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 1
  %38 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 1
  %39 = bitcast %struct.text* %16 to i8*
  %40 = getelementptr inbounds %struct.text, %struct.text* %16, i64 0, i32 0
  %41 = getelementptr inbounds %struct.text, %struct.text* %16, i64 0, i32 1
  %42 = getelementptr inbounds %struct.text, %struct.text* %16, i64 0, i32 2
  %43 = getelementptr inbounds %struct.text, %struct.text* %16, i64 0, i32 3
  %44 = getelementptr inbounds %struct.text, %struct.text* %16, i64 0, i32 4
  %45 = bitcast [1 x i32]* %10 to i8*
  %46 = bitcast i64* %9 to i8*
  %47 = bitcast i8** %7 to i8*
  %48 = bitcast i8** %8 to i8*
  %49 = bitcast i32* %5 to i8*
  %50 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 0
  %51 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 1
  %52 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 8
  %53 = getelementptr inbounds [1 x i32], [1 x i32]* %10, i64 0, i64 0
  br label %54

54:                                               ; preds = %26, %809
  %55 = phi i8 [ %24, %26 ], [ %812, %809 ]
  %56 = phi i32 [ 0, %26 ], [ %810, %809 ]
  %57 = phi i32 [ 0, %26 ], [ %239, %809 ]
  %58 = phi i8* [ null, %26 ], [ %238, %809 ]
  %59 = phi i8* [ null, %26 ], [ %237, %809 ]
  br label %60

60:                                               ; preds = %54, %69
  %61 = phi i8 [ %55, %54 ], [ %71, %69 ]
  %62 = zext i8 %61 to i32
  %63 = call i32 @isspace(i32 noundef %62) #10
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %73, label %65

65:                                               ; preds = %60
  %66 = call fastcc i32 @skip_space(%struct.reader* noundef %0) #9
  %67 = load i8*, i8** %11, align 8, !tbaa !14
  %68 = getelementptr inbounds i8, i8* %67, i64 1
  store i8* %68, i8** %11, align 8, !tbaa !14
  br label %69

69:                                               ; preds = %88, %65
  %70 = phi i8* [ %89, %88 ], [ %68, %65 ]
  %71 = load i8, i8* %70, align 1, !tbaa !15
  %72 = icmp eq i8 %71, 0
  br i1 %72, label %814, label %60, !llvm.loop !16

73:                                               ; preds = %60
  %74 = load i8*, i8** %11, align 8, !tbaa !14
  %75 = load i8, i8* %74, align 1, !tbaa !15
  %76 = icmp eq i8 %75, 37
  br i1 %76, label %77, label %83

77:                                               ; preds = %73
  %78 = getelementptr inbounds i8, i8* %74, i64 1
  %79 = load i8, i8* %78, align 1, !tbaa !15
  %80 = icmp eq i8 %79, 37
  store i8* %78, i8** %11, align 8, !tbaa !14
  br i1 %80, label %81, label %97

81:                                               ; preds = %77
  %82 = call fastcc i32 @skip_space(%struct.reader* noundef %0) #9
  br label %83

83:                                               ; preds = %73, %81
  %84 = call fastcc i32 @take(%struct.reader* noundef %0) #9
  %85 = load i32, i32* %18, align 8, !tbaa !11
  %86 = call fastcc i32 @member(i8** noundef nonnull %11, i32 noundef %85) #9
  %87 = icmp eq i32 %84, %86
  br i1 %87, label %88, label %90

88:                                               ; preds = %83
  %89 = load i8*, i8** %11, align 8, !tbaa !14
  br label %69

90:                                               ; preds = %83
  store i32 %84, i32* %34, align 4, !tbaa !12
  %91 = load i64, i64* %35, align 8, !tbaa !13
  %92 = add nsw i64 %91, -1
  store i64 %92, i64* %35, align 8, !tbaa !13
  %93 = icmp ne i32 %84, -1
  %94 = icmp ne i32 %56, 0
  %95 = select i1 %93, i1 true, i1 %94
  %96 = select i1 %95, i32 %56, i32 -1
  br label %814

97:                                               ; preds = %77
  %98 = getelementptr inbounds i8, i8* %74, i64 1
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %27) #8
  store i32 -1, i32* %15, align 4, !tbaa !19
  %99 = load i8, i8* %98, align 1, !tbaa !15
  %100 = zext i8 %99 to i32
  %101 = call i32 @isdigit(i32 noundef %100) #10
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %128, label %103

103:                                              ; preds = %97
  %104 = load i8, i8* %98, align 1, !tbaa !15
  %105 = zext i8 %104 to i32
  %106 = call i32 @isdigit(i32 noundef %105) #10
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %121, label %108

108:                                              ; preds = %103, %108
  %109 = phi i32 [ %116, %108 ], [ 0, %103 ]
  %110 = phi i8* [ %112, %108 ], [ %98, %103 ]
  %111 = mul nsw i32 %109, 10
  %112 = getelementptr inbounds i8, i8* %110, i64 1
  %113 = load i8, i8* %110, align 1, !tbaa !15
  %114 = sext i8 %113 to i32
  %115 = add i32 %111, -48
  %116 = add i32 %115, %114
  %117 = load i8, i8* %112, align 1, !tbaa !15
  %118 = zext i8 %117 to i32
  %119 = call i32 @isdigit(i32 noundef %118) #10
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %108, !llvm.loop !20

121:                                              ; preds = %108, %103
  %122 = phi i8* [ %98, %103 ], [ %112, %108 ]
  %123 = phi i32 [ 0, %103 ], [ %116, %108 ]
  %124 = load i8, i8* %122, align 1, !tbaa !15
  %125 = icmp eq i8 %124, 36
  br i1 %125, label %126, label %128

126:                                              ; preds = %121
  %127 = getelementptr inbounds i8, i8* %122, i64 1
  store i8* %127, i8** %11, align 8, !tbaa !14
  br label %128

128:                                              ; preds = %121, %126, %97
  %129 = phi i32 [ 0, %97 ], [ %123, %126 ], [ 0, %121 ]
  %130 = load i8*, i8** %11, align 8, !tbaa !14
  %131 = load i8*, i8** %11, align 1, !tbaa !14
  br label %132

132:                                              ; preds = %137, %128
  %133 = phi i8* [ %131, %128 ], [ %141, %137 ]
  %134 = phi i8* [ %130, %128 ], [ %141, %137 ]
  %135 = phi i32 [ 0, %128 ], [ %140, %137 ]
  %136 = load i8, i8* %134, align 1, !tbaa !15
  switch i8 %136, label %142 [
    i8 42, label %137
    i8 39, label %137
    i8 73, label %137
  ]

137:                                              ; preds = %132, %132, %132
  %138 = icmp eq i8 %136, 42
  %139 = zext i1 %138 to i32
  %140 = or i32 %135, %139
  %141 = getelementptr inbounds i8, i8* %134, i64 1
  br label %132, !llvm.loop !21

142:                                              ; preds = %132
  store i8* %133, i8** %11, align 1, !tbaa !14
  %143 = zext i8 %136 to i32
  %144 = call i32 @isdigit(i32 noundef %143) #10
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %170, label %146

146:                                              ; preds = %142
  %147 = load i8*, i8** %11, align 8, !tbaa !14
  %148 = load i8, i8* %147, align 1, !tbaa !15
  %149 = zext i8 %148 to i32
  %150 = call i32 @isdigit(i32 noundef %149) #10
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %167, label %152

152:                                              ; preds = %146, %152
  %153 = phi i32 [ %160, %152 ], [ 0, %146 ]
  %154 = mul nsw i32 %153, 10
  %155 = load i8*, i8** %11, align 8, !tbaa !14
  %156 = getelementptr inbounds i8, i8* %155, i64 1
  store i8* %156, i8** %11, align 8, !tbaa !14
  %157 = load i8, i8* %155, align 1, !tbaa !15
  %158 = sext i8 %157 to i32
  %159 = add i32 %154, -48
  %160 = add i32 %159, %158
  %161 = load i8, i8* %156, align 1, !tbaa !15
  %162 = zext i8 %161 to i32
  %163 = call i32 @isdigit(i32 noundef %162) #10
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %152, !llvm.loop !22

165:                                              ; preds = %152
  %166 = icmp eq i32 %160, 0
  br i1 %166, label %167, label %168

167:                                              ; preds = %146, %165
  br label %168

168:                                              ; preds = %165, %167
  %169 = phi i32 [ -1, %167 ], [ %160, %165 ]
  store i32 %169, i32* %15, align 4
  br label %170

170:                                              ; preds = %168, %142
  %171 = phi i32 [ %169, %168 ], [ -1, %142 ]
  %172 = load i8*, i8** %11, align 8, !tbaa !14
  %173 = load i8, i8* %172, align 1, !tbaa !15
  %174 = icmp eq i8 %173, 109
  br i1 %174, label %175, label %178

175:                                              ; preds = %170
  %176 = getelementptr inbounds i8, i8* %172, i64 1
  store i8* %176, i8** %11, align 8, !tbaa !14
  %177 = load i8, i8* %176, align 1, !tbaa !15
  br label %178

178:                                              ; preds = %175, %170
  %179 = phi i8 [ %177, %175 ], [ %173, %170 ]
  %180 = phi i8* [ %176, %175 ], [ %172, %170 ]
  switch i8 %179, label %203 [
    i8 104, label %181
    i8 108, label %188
    i8 76, label %195
    i8 113, label %195
    i8 106, label %197
    i8 122, label %197
    i8 116, label %197
  ]

181:                                              ; preds = %178
  %182 = getelementptr inbounds i8, i8* %180, i64 1
  %183 = load i8, i8* %182, align 1, !tbaa !15
  %184 = icmp eq i8 %183, 104
  %185 = getelementptr inbounds i8, i8* %180, i64 2
  %186 = select i1 %184, i8* %185, i8* %182
  %187 = select i1 %184, i32 1, i32 2
  br label %199

188:                                              ; preds = %178
  %189 = getelementptr inbounds i8, i8* %180, i64 1
  %190 = load i8, i8* %189, align 1, !tbaa !15
  %191 = icmp eq i8 %190, 108
  %192 = getelementptr inbounds i8, i8* %180, i64 2
  %193 = select i1 %191, i8* %192, i8* %189
  %194 = select i1 %191, i32 4, i32 3
  br label %199

195:                                              ; preds = %178, %178
  %196 = getelementptr inbounds i8, i8* %180, i64 1
  br label %199

197:                                              ; preds = %178, %178, %178
  %198 = getelementptr inbounds i8, i8* %180, i64 1
  br label %199

199:                                              ; preds = %197, %195, %188, %181
  %200 = phi i8* [ %198, %197 ], [ %196, %195 ], [ %193, %188 ], [ %186, %181 ]
  %201 = phi i32 [ 3, %197 ], [ 4, %195 ], [ %194, %188 ], [ %187, %181 ]
  %202 = load i8, i8* %200, align 1, !tbaa !15
  br label %203

203:                                              ; preds = %199, %178
  %204 = phi i8 [ %202, %199 ], [ %179, %178 ]
  %205 = phi i8* [ %200, %199 ], [ %180, %178 ]
  %206 = phi i32 [ %201, %199 ], [ 0, %178 ]
  store i8* %205, i8** %11, align 8, !tbaa !14
  %207 = icmp eq i8 %204, 0
  br i1 %207, label %807, label %208

208:                                              ; preds = %203
  %209 = getelementptr inbounds i8, i8* %205, i64 1
  store i8* %209, i8** %11, align 8, !tbaa !14
  %210 = and i8 %204, -17
  %211 = icmp eq i8 %210, 67
  %212 = or i8 %204, 32
  %213 = select i1 %211, i32 3, i32 %206
  %214 = select i1 %211, i8 %212, i8 %204
  %215 = sext i8 %214 to i32
  %216 = icmp eq i8 %214, 91
  br i1 %216, label %217, label %236

217:                                              ; preds = %208
  %218 = load i8, i8* %209, align 1, !tbaa !15
  %219 = icmp eq i8 %218, 94
  %220 = zext i1 %219 to i32
  %221 = zext i1 %219 to i64
  %222 = getelementptr inbounds i8, i8* %209, i64 %221
  %223 = load i8, i8* %222, align 1, !tbaa !15
  %224 = icmp eq i8 %223, 93
  %225 = zext i1 %224 to i64
  %226 = getelementptr i8, i8* %222, i64 %225
  br label %227

227:                                              ; preds = %230, %217
  %228 = phi i8* [ %226, %217 ], [ %231, %230 ]
  %229 = load i8, i8* %228, align 1, !tbaa !15
  switch i8 %229, label %230 [
    i8 0, label %232
    i8 93, label %232
  ]

230:                                              ; preds = %227
  %231 = getelementptr inbounds i8, i8* %228, i64 1
  br label %227, !llvm.loop !23

232:                                              ; preds = %227, %227
  %233 = icmp ne i8 %229, 0
  %234 = zext i1 %233 to i64
  %235 = getelementptr i8, i8* %228, i64 %234
  store i8* %235, i8** %11, align 8, !tbaa !14
  br label %236

236:                                              ; preds = %232, %208
  %237 = phi i8* [ %222, %232 ], [ %59, %208 ]
  %238 = phi i8* [ %228, %232 ], [ %58, %208 ]
  %239 = phi i32 [ %220, %232 ], [ %57, %208 ]
  %240 = icmp ne i32 %135, 0
  br i1 %240, label %286, label %241

241:                                              ; preds = %236
  %242 = icmp eq i32 %129, 0
  br i1 %242, label %271, label %243

243:                                              ; preds = %241
  call void @llvm.va_copy(i8* nonnull %21, i8* %22)
  %244 = icmp sgt i32 %129, 0
  br i1 %244, label %245, label %252

245:                                              ; preds = %243
  %246 = load i8*, i8** %30, align 16
  %247 = load i32, i32* %28, align 16
  %248 = load i8*, i8** %29, align 8
  br label %254

249:                                              ; preds = %265
  %250 = bitcast i8* %268 to i8**
  %251 = load i8*, i8** %250, align 8
  br label %252

252:                                              ; preds = %249, %243
  %253 = phi i8* [ null, %243 ], [ %251, %249 ]
  call void @llvm.va_end(i8* nonnull %21)
  br label %286

254:                                              ; preds = %245, %265
  %255 = phi i8* [ %248, %245 ], [ %266, %265 ]
  %256 = phi i32 [ %247, %245 ], [ %267, %265 ]
  %257 = phi i32 [ 0, %245 ], [ %269, %265 ]
  %258 = icmp ult i32 %256, 41
  br i1 %258, label %259, label %263

259:                                              ; preds = %254
  %260 = zext i32 %256 to i64
  %261 = getelementptr i8, i8* %246, i64 %260
  %262 = add nuw nsw i32 %256, 8
  store i32 %262, i32* %28, align 16
  br label %265

263:                                              ; preds = %254
  %264 = getelementptr i8, i8* %255, i64 8
  store i8* %264, i8** %29, align 8
  br label %265

265:                                              ; preds = %263, %259
  %266 = phi i8* [ %255, %259 ], [ %264, %263 ]
  %267 = phi i32 [ %262, %259 ], [ %256, %263 ]
  %268 = phi i8* [ %261, %259 ], [ %255, %263 ]
  %269 = add nuw nsw i32 %257, 1
  %270 = icmp eq i32 %269, %129
  br i1 %270, label %249, label %254, !llvm.loop !24

271:                                              ; preds = %241
  %272 = load i32, i32* %31, align 16
  %273 = icmp ult i32 %272, 41
  br i1 %273, label %274, label %279

274:                                              ; preds = %271
  %275 = load i8*, i8** %33, align 16
  %276 = zext i32 %272 to i64
  %277 = getelementptr i8, i8* %275, i64 %276
  %278 = add nuw nsw i32 %272, 8
  store i32 %278, i32* %31, align 16
  br label %282

279:                                              ; preds = %271
  %280 = load i8*, i8** %32, align 8
  %281 = getelementptr i8, i8* %280, i64 8
  store i8* %281, i8** %32, align 8
  br label %282

282:                                              ; preds = %279, %274
  %283 = phi i8* [ %277, %274 ], [ %280, %279 ]
  %284 = bitcast i8* %283 to i8**
  %285 = load i8*, i8** %284, align 8
  br label %286

286:                                              ; preds = %252, %282, %236
  %287 = phi i8* [ null, %236 ], [ %253, %252 ], [ %285, %282 ]
  switch i8 %214, label %301 [
    i8 110, label %288
    i8 99, label %303
    i8 91, label %303
  ]

288:                                              ; preds = %286
  br i1 %240, label %809, label %289, !llvm.loop !16

289:                                              ; preds = %288
  %290 = load i64, i64* %35, align 8, !tbaa !13
  switch i32 %213, label %299 [
    i32 1, label %291
    i32 2, label %293
    i32 0, label %296
  ]

291:                                              ; preds = %289
  %292 = trunc i64 %290 to i8
  store i8 %292, i8* %287, align 1, !tbaa !15
  br label %809, !llvm.loop !16

293:                                              ; preds = %289
  %294 = trunc i64 %290 to i16
  %295 = bitcast i8* %287 to i16*
  store i16 %294, i16* %295, align 2, !tbaa !25
  br label %809, !llvm.loop !16

296:                                              ; preds = %289
  %297 = trunc i64 %290 to i32
  %298 = bitcast i8* %287 to i32*
  store i32 %297, i32* %298, align 4, !tbaa !19
  br label %809, !llvm.loop !16

299:                                              ; preds = %289
  %300 = bitcast i8* %287 to i64*
  store i64 %290, i64* %300, align 8, !tbaa !27
  br label %809, !llvm.loop !16

301:                                              ; preds = %286
  %302 = call fastcc i32 @skip_space(%struct.reader* noundef %0) #9
  br label %307

303:                                              ; preds = %286, %286
  %304 = call fastcc i32 @take(%struct.reader* noundef %0) #9
  store i32 %304, i32* %34, align 4, !tbaa !12
  %305 = load i64, i64* %35, align 8, !tbaa !13
  %306 = add nsw i64 %305, -1
  store i64 %306, i64* %35, align 8, !tbaa !13
  br label %307

307:                                              ; preds = %303, %301
  %308 = phi i32 [ %302, %301 ], [ %304, %303 ]
  %309 = icmp eq i32 %308, -1
  br i1 %309, label %310, label %313

310:                                              ; preds = %307
  %311 = icmp eq i32 %56, 0
  %312 = select i1 %311, i32 -1, i32 %56
  br label %807

313:                                              ; preds = %307
  %314 = icmp ne i8* %287, null
  %315 = select i1 %240, i1 true, i1 %314
  br i1 %315, label %317, label %316

316:                                              ; preds = %313
  store volatile i8 0, i8* null, align 4294967296, !tbaa !15
  br label %317

317:                                              ; preds = %316, %313
  switch i32 %215, label %755 [
    i32 99, label %318
    i32 115, label %318
    i32 91, label %318
    i32 97, label %469
    i32 65, label %469
    i32 101, label %469
    i32 69, label %469
    i32 102, label %469
    i32 70, label %469
    i32 103, label %469
    i32 71, label %469
  ]

318:                                              ; preds = %317, %317, %317
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %39) #8
  %319 = select i1 %174, i8* null, i8* %287
  store i8* %319, i8** %40, align 8, !tbaa !28
  %320 = bitcast i8* %287 to i8**
  %321 = select i1 %174, i8** %320, i8** null
  store i8** %321, i8*** %41, align 8, !tbaa !30
  store i64 0, i64* %42, align 8, !tbaa !31
  store i64 0, i64* %43, align 8, !tbaa !32
  %322 = icmp eq i32 %213, 3
  %323 = zext i1 %322 to i32
  store i32 %323, i32* %44, align 8, !tbaa !33
  %324 = select i1 %174, i1 %314, i1 false
  br i1 %324, label %325, label %326

325:                                              ; preds = %318
  store i8* null, i8** %320, align 8, !tbaa !14
  br label %326

326:                                              ; preds = %318, %325
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %45)
  %327 = icmp eq i8 %214, 99
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %46) #8
  store i64 0, i64* %9, align 8, !tbaa !27
  %328 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %329 = icmp eq i32 %328, -1
  br i1 %329, label %421, label %330

330:                                              ; preds = %326
  %331 = icmp slt i32 %171, 0
  %332 = and i1 %327, %331
  %333 = select i1 %332, i32 1, i32 %171
  %334 = icmp ult i8* %237, %238
  %335 = icmp eq i32 %239, 0
  %336 = zext i1 %335 to i32
  br label %340

337:                                              ; preds = %418
  %338 = call fastcc i32 @take(%struct.reader* noundef nonnull %0) #10
  %339 = icmp eq i32 %338, -1
  br i1 %339, label %421, label %340, !llvm.loop !34

340:                                              ; preds = %330, %337
  %341 = phi i32 [ %328, %330 ], [ %338, %337 ]
  %342 = phi i32 [ %333, %330 ], [ %419, %337 ]
  %343 = phi i1 [ false, %330 ], [ true, %337 ]
  %344 = phi i32 [ 0, %330 ], [ 1, %337 ]
  %345 = add nsw i32 %342, -1
  switch i8 %214, label %357 [
    i8 99, label %391
    i8 115, label %346
  ]

346:                                              ; preds = %340
  %347 = load i32, i32* %18, align 8, !tbaa !11
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %351, label %349

349:                                              ; preds = %346
  %350 = call i32 @iswspace(i32 noundef %341) #10
  br label %353

351:                                              ; preds = %346
  %352 = call i32 @isspace(i32 noundef %341) #10
  br label %353

353:                                              ; preds = %351, %349
  %354 = phi i32 [ %350, %349 ], [ %352, %351 ]
  %355 = icmp eq i32 %354, 0
  %356 = zext i1 %355 to i32
  br label %388

357:                                              ; preds = %340
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %47) #8
  store i8* %237, i8** %7, align 8, !tbaa !14
  br i1 %334, label %358, label %387

358:                                              ; preds = %357, %381
  %359 = phi i32 [ %383, %381 ], [ -1, %357 ]
  %360 = call fastcc i32 @member(i8** noundef nonnull %7, i32 noundef %19) #10
  %361 = icmp eq i32 %360, 45
  %362 = icmp sgt i32 %359, -1
  %363 = select i1 %361, i1 %362, i1 false
  br i1 %363, label %364, label %375

364:                                              ; preds = %358
  %365 = load i8*, i8** %7, align 8, !tbaa !14
  %366 = icmp ult i8* %365, %238
  br i1 %366, label %367, label %375

367:                                              ; preds = %364
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %48) #8
  store i8* %365, i8** %8, align 8, !tbaa !14
  %368 = call fastcc i32 @member(i8** noundef nonnull %8, i32 noundef %19) #10
  %369 = icmp sgt i32 %359, %368
  br i1 %369, label %374, label %370

370:                                              ; preds = %367
  %371 = icmp sgt i32 %359, %341
  %372 = icmp slt i32 %368, %341
  %373 = select i1 %371, i1 true, i1 %372
  br i1 %373, label %379, label %385

374:                                              ; preds = %367
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %48) #8
  br label %375

375:                                              ; preds = %374, %364, %358
  %376 = icmp eq i32 %360, %341
  br i1 %376, label %386, label %377

377:                                              ; preds = %375
  %378 = load i8*, i8** %7, align 8, !tbaa !14
  br label %381

379:                                              ; preds = %370
  %380 = load i8*, i8** %8, align 8, !tbaa !14
  store i8* %380, i8** %7, align 8, !tbaa !14
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %48) #8
  br label %381

381:                                              ; preds = %379, %377
  %382 = phi i8* [ %380, %379 ], [ %378, %377 ]
  %383 = phi i32 [ %368, %379 ], [ %360, %377 ]
  %384 = icmp ult i8* %382, %238
  br i1 %384, label %358, label %387, !llvm.loop !35

385:                                              ; preds = %370
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %48) #8
  br label %386

386:                                              ; preds = %375, %385
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %47) #8
  br label %388

387:                                              ; preds = %381, %357
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %47) #8
  br label %388

388:                                              ; preds = %387, %386, %353
  %389 = phi i32 [ %356, %353 ], [ %239, %387 ], [ %336, %386 ]
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %421, label %391

391:                                              ; preds = %388, %340
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %49) #8
  store i32 %341, i32* %5, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %50) #8
  %392 = trunc i32 %341 to i8
  store i8 %392, i8* %50, align 1, !tbaa !15
  br label %393

393:                                              ; preds = %393, %391
  %394 = phi i8* [ %51, %391 ], [ %395, %393 ]
  store i8 0, i8* %394, align 1, !tbaa !15
  %395 = getelementptr inbounds i8, i8* %394, i64 1
  %396 = icmp eq i8* %395, %52
  br i1 %396, label %397, label %393

397:                                              ; preds = %393
  %398 = load i32, i32* %44, align 8, !tbaa !33
  %399 = icmp eq i32 %398, 0
  %400 = load i32, i32* %18, align 8, !tbaa !11
  %401 = icmp eq i32 %400, 0
  br i1 %399, label %406, label %402

402:                                              ; preds = %397
  br i1 %401, label %403, label %405

403:                                              ; preds = %402
  %404 = call i64 @mbrtowc(i32* noundef nonnull %5, i8* noundef nonnull %50, i64 noundef 1, i8* noundef nonnull %46) #10
  switch i64 %404, label %405 [
    i64 -2, label %413
    i64 -1, label %412
  ]

405:                                              ; preds = %403, %402
  call fastcc void @add(%struct.text* noundef nonnull %16, i8* noundef nonnull %49, i64 noundef 4) #10
  br label %413

406:                                              ; preds = %397
  br i1 %401, label %410, label %407

407:                                              ; preds = %406
  %408 = call i64 @wcrtomb(i8* noundef nonnull %50, i32 noundef %341, i8* noundef null) #10
  %409 = icmp eq i64 %408, -1
  br i1 %409, label %412, label %410

410:                                              ; preds = %407, %406
  %411 = phi i64 [ %408, %407 ], [ 1, %406 ]
  call fastcc void @add(%struct.text* noundef nonnull %16, i8* noundef nonnull %50, i64 noundef %411) #10
  br label %413

412:                                              ; preds = %407, %403
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %50) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %49) #8
  br label %446

413:                                              ; preds = %410, %405, %403
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %50) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %49) #8
  br i1 %327, label %414, label %418

414:                                              ; preds = %413
  %415 = call i32 @mbsinit(i8* noundef nonnull %46) #10
  %416 = icmp eq i32 %415, 0
  %417 = select i1 %416, i32 %342, i32 %345
  br label %418

418:                                              ; preds = %414, %413
  %419 = phi i32 [ %345, %413 ], [ %417, %414 ]
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %427, label %337, !llvm.loop !34

421:                                              ; preds = %337, %388, %326
  %422 = phi i32 [ 0, %326 ], [ %344, %388 ], [ 1, %337 ]
  %423 = phi i1 [ false, %326 ], [ %343, %388 ], [ true, %337 ]
  %424 = phi i32 [ -1, %326 ], [ %341, %388 ], [ -1, %337 ]
  store i32 %424, i32* %34, align 4, !tbaa !12
  %425 = load i64, i64* %35, align 8, !tbaa !13
  %426 = add nsw i64 %425, -1
  store i64 %426, i64* %35, align 8, !tbaa !13
  br label %427

427:                                              ; preds = %418, %421
  %428 = phi i1 [ %423, %421 ], [ true, %418 ]
  %429 = phi i32 [ %422, %421 ], [ 1, %418 ]
  %430 = call i32 @mbsinit(i8* noundef nonnull %46) #10
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %446, label %432

432:                                              ; preds = %427
  %433 = icmp ne i8 %214, 99
  %434 = and i1 %433, %428
  br i1 %434, label %435, label %448

435:                                              ; preds = %432
  %436 = load i8**, i8*** %41, align 8, !tbaa !30
  %437 = icmp eq i8** %436, null
  %438 = load i8*, i8** %40, align 8
  %439 = icmp eq i8* %438, null
  %440 = select i1 %437, i1 %439, i1 false
  br i1 %440, label %445, label %441

441:                                              ; preds = %435
  store i32 0, i32* %53, align 4, !tbaa !19
  %442 = load i32, i32* %44, align 8, !tbaa !33
  %443 = icmp eq i32 %442, 0
  %444 = select i1 %443, i64 1, i64 4
  call fastcc void @add(%struct.text* noundef nonnull %16, i8* noundef nonnull %45, i64 noundef %444) #10
  br label %445

445:                                              ; preds = %435, %441
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %46) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %45)
  br label %466

446:                                              ; preds = %427, %412
  %447 = call i32* @__errno_location() #10
  store i32 84, i32* %447, align 4, !tbaa !19
  br label %448

448:                                              ; preds = %446, %432
  %449 = phi i32 [ %429, %432 ], [ -1, %446 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %46) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %45)
  %450 = icmp slt i32 %449, 1
  %451 = load i8**, i8*** %41, align 8
  %452 = icmp ne i8** %451, null
  %453 = select i1 %450, i1 %452, i1 false
  br i1 %453, label %454, label %456

454:                                              ; preds = %448
  %455 = load i8*, i8** %40, align 8, !tbaa !28
  call void @free(i8* noundef %455) #10
  store i8* null, i8** %451, align 8, !tbaa !14
  br label %456

456:                                              ; preds = %454, %448
  %457 = icmp slt i32 %449, 0
  br i1 %457, label %458, label %466

458:                                              ; preds = %456
  %459 = load i32, i32* %18, align 8, !tbaa !11
  %460 = icmp eq i32 %459, 0
  %461 = icmp ne i8 %214, 99
  %462 = select i1 %460, i1 true, i1 %461
  %463 = icmp ne i32 %56, 0
  %464 = select i1 %462, i1 true, i1 %463
  %465 = select i1 %464, i32 %56, i32 -1
  br label %466

466:                                              ; preds = %445, %458, %456
  %467 = phi i32 [ 0, %458 ], [ %449, %456 ], [ 1, %445 ]
  %468 = phi i32 [ %465, %458 ], [ %56, %456 ], [ %56, %445 ]
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %39) #8
  br label %798

469:                                              ; preds = %317, %317, %317, %317, %317, %317, %317, %317
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %36)
  %470 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %471 = icmp eq i32 %470, -1
  br i1 %471, label %472, label %475

472:                                              ; preds = %469
  store i32 -1, i32* %34, align 4, !tbaa !12
  %473 = load i64, i64* %35, align 8, !tbaa !13
  %474 = add nsw i64 %473, -1
  store i64 %474, i64* %35, align 8, !tbaa !13
  store i32 0, i32* %37, align 4, !tbaa !36
  br label %599

475:                                              ; preds = %469
  %476 = add nsw i32 %171, -1
  store i32 %476, i32* %4, align 4, !tbaa !19
  store i32 0, i32* %37, align 4, !tbaa !36
  switch i32 %470, label %488 [
    i32 45, label %477
    i32 43, label %477
  ]

477:                                              ; preds = %475, %475
  %478 = trunc i32 %470 to i8
  store i32 1, i32* %37, align 4, !tbaa !36
  store i8 %478, i8* %17, align 4, !tbaa !15
  store i8 0, i8* %38, align 1, !tbaa !15
  %479 = icmp eq i32 %476, 0
  br i1 %479, label %599, label %480

480:                                              ; preds = %477
  %481 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %482 = icmp eq i32 %481, -1
  br i1 %482, label %483, label %486

483:                                              ; preds = %480
  store i32 -1, i32* %34, align 4, !tbaa !12
  %484 = load i64, i64* %35, align 8, !tbaa !13
  %485 = add nsw i64 %484, -1
  store i64 %485, i64* %35, align 8, !tbaa !13
  br label %599

486:                                              ; preds = %480
  %487 = add nsw i32 %171, -2
  store i32 %487, i32* %4, align 4, !tbaa !19
  br label %488

488:                                              ; preds = %486, %475
  %489 = phi i32 [ %476, %475 ], [ %487, %486 ]
  %490 = phi i32 [ %470, %475 ], [ %481, %486 ]
  %491 = and i32 %490, -33
  switch i32 %491, label %552 [
    i32 78, label %492
    i32 73, label %506
  ]

492:                                              ; preds = %488
  %493 = load i32, i32* %37, align 4, !tbaa !36
  %494 = icmp slt i32 %493, 1200
  br i1 %494, label %495, label %501

495:                                              ; preds = %492
  %496 = trunc i32 %490 to i8
  %497 = add nsw i32 %493, 1
  store i32 %497, i32* %37, align 4, !tbaa !36
  %498 = sext i32 %493 to i64
  %499 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %498
  store i8 %496, i8* %499, align 1, !tbaa !15
  %500 = load i32, i32* %37, align 4, !tbaa !36
  br label %501

501:                                              ; preds = %495, %492
  %502 = phi i32 [ %500, %495 ], [ %493, %492 ]
  %503 = sext i32 %502 to i64
  %504 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %503
  store i8 0, i8* %504, align 1, !tbaa !15
  %505 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), %struct.number* noundef nonnull %12) #10
  br label %741

506:                                              ; preds = %488
  %507 = load i32, i32* %37, align 4, !tbaa !36
  %508 = icmp slt i32 %507, 1200
  br i1 %508, label %509, label %515

509:                                              ; preds = %506
  %510 = trunc i32 %490 to i8
  %511 = add nsw i32 %507, 1
  store i32 %511, i32* %37, align 4, !tbaa !36
  %512 = sext i32 %507 to i64
  %513 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %512
  store i8 %510, i8* %513, align 1, !tbaa !15
  %514 = load i32, i32* %37, align 4, !tbaa !36
  br label %515

515:                                              ; preds = %509, %506
  %516 = phi i32 [ %514, %509 ], [ %507, %506 ]
  %517 = sext i32 %516 to i64
  %518 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %517
  store i8 0, i8* %518, align 1, !tbaa !15
  %519 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0), %struct.number* noundef nonnull %12) #10
  %520 = icmp eq i32 %519, 0
  br i1 %520, label %521, label %522

521:                                              ; preds = %515
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %36)
  br label %807

522:                                              ; preds = %515
  %523 = load i32, i32* %4, align 4, !tbaa !19
  %524 = icmp eq i32 %523, 0
  br i1 %524, label %741, label %525

525:                                              ; preds = %522
  %526 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %527 = icmp eq i32 %526, -1
  br i1 %527, label %528, label %531

528:                                              ; preds = %525
  store i32 -1, i32* %34, align 4, !tbaa !12
  %529 = load i64, i64* %35, align 8, !tbaa !13
  %530 = add nsw i64 %529, -1
  store i64 %530, i64* %35, align 8, !tbaa !13
  br label %741

531:                                              ; preds = %525
  %532 = add nsw i32 %523, -1
  store i32 %532, i32* %4, align 4, !tbaa !19
  %533 = and i32 %526, -33
  %534 = icmp eq i32 %533, 73
  br i1 %534, label %535, label %549

535:                                              ; preds = %531
  %536 = load i32, i32* %37, align 4, !tbaa !36
  %537 = icmp slt i32 %536, 1200
  br i1 %537, label %538, label %544

538:                                              ; preds = %535
  %539 = trunc i32 %526 to i8
  %540 = add nsw i32 %536, 1
  store i32 %540, i32* %37, align 4, !tbaa !36
  %541 = sext i32 %536 to i64
  %542 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %541
  store i8 %539, i8* %542, align 1, !tbaa !15
  %543 = load i32, i32* %37, align 4, !tbaa !36
  br label %544

544:                                              ; preds = %538, %535
  %545 = phi i32 [ %543, %538 ], [ %536, %535 ]
  %546 = sext i32 %545 to i64
  %547 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %546
  store i8 0, i8* %547, align 1, !tbaa !15
  %548 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), %struct.number* noundef nonnull %12) #10
  br label %741

549:                                              ; preds = %531
  store i32 %526, i32* %34, align 4, !tbaa !12
  %550 = load i64, i64* %35, align 8, !tbaa !13
  %551 = add nsw i64 %550, -1
  store i64 %551, i64* %35, align 8, !tbaa !13
  store i32 %523, i32* %4, align 4, !tbaa !19
  br label %741

552:                                              ; preds = %488
  %553 = icmp eq i32 %490, 48
  br i1 %553, label %554, label %599

554:                                              ; preds = %552
  %555 = load i32, i32* %37, align 4, !tbaa !36
  %556 = icmp slt i32 %555, 1200
  br i1 %556, label %557, label %562

557:                                              ; preds = %554
  %558 = add nsw i32 %555, 1
  store i32 %558, i32* %37, align 4, !tbaa !36
  %559 = sext i32 %555 to i64
  %560 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %559
  store i8 48, i8* %560, align 1, !tbaa !15
  %561 = load i32, i32* %37, align 4, !tbaa !36
  br label %562

562:                                              ; preds = %557, %554
  %563 = phi i32 [ %561, %557 ], [ %555, %554 ]
  %564 = sext i32 %563 to i64
  %565 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %564
  store i8 0, i8* %565, align 1, !tbaa !15
  %566 = icmp eq i32 %489, 0
  br i1 %566, label %599, label %567

567:                                              ; preds = %562
  %568 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %569 = icmp eq i32 %568, -1
  br i1 %569, label %570, label %573

570:                                              ; preds = %567
  store i32 -1, i32* %34, align 4, !tbaa !12
  %571 = load i64, i64* %35, align 8, !tbaa !13
  %572 = add nsw i64 %571, -1
  store i64 %572, i64* %35, align 8, !tbaa !13
  br label %599

573:                                              ; preds = %567
  %574 = add nsw i32 %489, -1
  %575 = and i32 %568, -33
  %576 = icmp eq i32 %575, 88
  br i1 %576, label %577, label %599

577:                                              ; preds = %573
  %578 = load i32, i32* %37, align 4, !tbaa !36
  %579 = icmp slt i32 %578, 1200
  br i1 %579, label %580, label %586

580:                                              ; preds = %577
  %581 = trunc i32 %568 to i8
  %582 = add nsw i32 %578, 1
  store i32 %582, i32* %37, align 4, !tbaa !36
  %583 = sext i32 %578 to i64
  %584 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %583
  store i8 %581, i8* %584, align 1, !tbaa !15
  %585 = load i32, i32* %37, align 4, !tbaa !36
  br label %586

586:                                              ; preds = %580, %577
  %587 = phi i32 [ %585, %580 ], [ %578, %577 ]
  %588 = sext i32 %587 to i64
  %589 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %588
  store i8 0, i8* %589, align 1, !tbaa !15
  %590 = icmp eq i32 %574, 0
  br i1 %590, label %599, label %591

591:                                              ; preds = %586
  %592 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %593 = icmp eq i32 %592, -1
  br i1 %593, label %594, label %597

594:                                              ; preds = %591
  store i32 -1, i32* %34, align 4, !tbaa !12
  %595 = load i64, i64* %35, align 8, !tbaa !13
  %596 = add nsw i64 %595, -1
  store i64 %596, i64* %35, align 8, !tbaa !13
  br label %599

597:                                              ; preds = %591
  %598 = add nsw i32 %489, -2
  store i32 %598, i32* %4, align 4, !tbaa !19
  br label %599

599:                                              ; preds = %597, %594, %586, %573, %570, %562, %552, %483, %477, %472
  %600 = phi i32 [ %574, %573 ], [ %489, %552 ], [ 0, %586 ], [ %574, %594 ], [ %598, %597 ], [ %476, %483 ], [ 0, %477 ], [ %171, %472 ], [ 0, %562 ], [ %489, %570 ]
  %601 = phi i32 [ 1, %573 ], [ 0, %552 ], [ 0, %586 ], [ 0, %594 ], [ 0, %597 ], [ 0, %483 ], [ 0, %477 ], [ 0, %472 ], [ 1, %562 ], [ 1, %570 ]
  %602 = phi i32 [ 101, %573 ], [ 101, %552 ], [ 112, %586 ], [ 112, %594 ], [ 112, %597 ], [ 101, %483 ], [ 101, %477 ], [ 101, %472 ], [ 101, %562 ], [ 101, %570 ]
  %603 = phi i1 [ true, %573 ], [ true, %552 ], [ false, %586 ], [ false, %594 ], [ false, %597 ], [ true, %483 ], [ true, %477 ], [ true, %472 ], [ true, %562 ], [ true, %570 ]
  %604 = phi i32 [ %568, %573 ], [ %490, %552 ], [ -1, %586 ], [ -1, %594 ], [ %592, %597 ], [ -1, %483 ], [ -1, %477 ], [ -1, %472 ], [ -1, %562 ], [ -1, %570 ]
  br label %605

605:                                              ; preds = %653, %599
  %606 = phi i32 [ %654, %653 ], [ %600, %599 ]
  %607 = phi i32 [ %633, %653 ], [ %601, %599 ]
  %608 = phi i32 [ %634, %653 ], [ 0, %599 ]
  %609 = phi i32 [ %648, %653 ], [ %604, %599 ]
  br label %610

610:                                              ; preds = %643, %605
  %611 = phi i32 [ %606, %605 ], [ 0, %643 ]
  %612 = phi i32 [ %607, %605 ], [ %633, %643 ]
  %613 = phi i32 [ %608, %605 ], [ %634, %643 ]
  %614 = phi i32 [ %609, %605 ], [ -1, %643 ]
  %615 = icmp eq i32 %611, 0
  br label %616

616:                                              ; preds = %610, %650
  %617 = phi i32 [ %633, %650 ], [ %612, %610 ]
  %618 = phi i32 [ %634, %650 ], [ %613, %610 ]
  %619 = phi i32 [ -1, %650 ], [ %614, %610 ]
  %620 = icmp ne i32 %619, 46
  %621 = icmp ne i32 %618, 0
  %622 = select i1 %620, i1 true, i1 %621
  br i1 %622, label %623, label %632

623:                                              ; preds = %616
  %624 = icmp eq i32 %619, -1
  br i1 %624, label %741, label %625

625:                                              ; preds = %623
  br i1 %603, label %629, label %626

626:                                              ; preds = %625
  %627 = call i32 @isxdigit(i32 noundef %619) #10
  %628 = icmp eq i32 %627, 0
  br i1 %628, label %655, label %632

629:                                              ; preds = %625
  %630 = call i32 @isdigit(i32 noundef %619) #10
  %631 = icmp eq i32 %630, 0
  br i1 %631, label %655, label %632

632:                                              ; preds = %629, %626, %616
  %633 = phi i32 [ %617, %616 ], [ 1, %629 ], [ 1, %626 ]
  %634 = phi i32 [ 1, %616 ], [ %618, %629 ], [ %618, %626 ]
  %635 = load i32, i32* %37, align 4, !tbaa !36
  %636 = icmp slt i32 %635, 1200
  br i1 %636, label %637, label %643

637:                                              ; preds = %632
  %638 = trunc i32 %619 to i8
  %639 = add nsw i32 %635, 1
  store i32 %639, i32* %37, align 4, !tbaa !36
  %640 = sext i32 %635 to i64
  %641 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %640
  store i8 %638, i8* %641, align 1, !tbaa !15
  %642 = load i32, i32* %37, align 4, !tbaa !36
  br label %643

643:                                              ; preds = %637, %632
  %644 = phi i32 [ %642, %637 ], [ %635, %632 ]
  %645 = sext i32 %644 to i64
  %646 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %645
  store i8 0, i8* %646, align 1, !tbaa !15
  br i1 %615, label %610, label %647, !llvm.loop !38

647:                                              ; preds = %643
  %648 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %649 = icmp eq i32 %648, -1
  br i1 %649, label %650, label %653

650:                                              ; preds = %647
  store i32 -1, i32* %34, align 4, !tbaa !12
  %651 = load i64, i64* %35, align 8, !tbaa !13
  %652 = add nsw i64 %651, -1
  store i64 %652, i64* %35, align 8, !tbaa !13
  br label %616, !llvm.loop !38

653:                                              ; preds = %647
  %654 = add nsw i32 %611, -1
  br label %605, !llvm.loop !38

655:                                              ; preds = %629, %626
  %656 = icmp ne i32 %617, 0
  %657 = or i32 %619, 32
  %658 = icmp eq i32 %657, %602
  %659 = select i1 %656, i1 %658, i1 false
  br i1 %659, label %660, label %735

660:                                              ; preds = %655
  %661 = load i32, i32* %37, align 4, !tbaa !36
  %662 = icmp slt i32 %661, 1200
  br i1 %662, label %663, label %669

663:                                              ; preds = %660
  %664 = trunc i32 %619 to i8
  %665 = add nsw i32 %661, 1
  store i32 %665, i32* %37, align 4, !tbaa !36
  %666 = sext i32 %661 to i64
  %667 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %666
  store i8 %664, i8* %667, align 1, !tbaa !15
  %668 = load i32, i32* %37, align 4, !tbaa !36
  br label %669

669:                                              ; preds = %663, %660
  %670 = phi i32 [ %668, %663 ], [ %661, %660 ]
  %671 = sext i32 %670 to i64
  %672 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %671
  store i8 0, i8* %672, align 1, !tbaa !15
  %673 = icmp eq i32 %606, 0
  br i1 %673, label %741, label %674

674:                                              ; preds = %669
  %675 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %676 = icmp eq i32 %675, -1
  br i1 %676, label %677, label %680

677:                                              ; preds = %674
  store i32 -1, i32* %34, align 4, !tbaa !12
  %678 = load i64, i64* %35, align 8, !tbaa !13
  %679 = add nsw i64 %678, -1
  store i64 %679, i64* %35, align 8, !tbaa !13
  br label %741

680:                                              ; preds = %674
  %681 = add nsw i32 %606, -1
  switch i32 %675, label %704 [
    i32 45, label %682
    i32 43, label %682
  ]

682:                                              ; preds = %680, %680
  %683 = load i32, i32* %37, align 4, !tbaa !36
  %684 = icmp slt i32 %683, 1200
  br i1 %684, label %685, label %691

685:                                              ; preds = %682
  %686 = trunc i32 %675 to i8
  %687 = add nsw i32 %683, 1
  store i32 %687, i32* %37, align 4, !tbaa !36
  %688 = sext i32 %683 to i64
  %689 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %688
  store i8 %686, i8* %689, align 1, !tbaa !15
  %690 = load i32, i32* %37, align 4, !tbaa !36
  br label %691

691:                                              ; preds = %685, %682
  %692 = phi i32 [ %690, %685 ], [ %683, %682 ]
  %693 = sext i32 %692 to i64
  %694 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %693
  store i8 0, i8* %694, align 1, !tbaa !15
  %695 = icmp eq i32 %681, 0
  br i1 %695, label %741, label %696

696:                                              ; preds = %691
  %697 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %698 = icmp eq i32 %697, -1
  br i1 %698, label %699, label %702

699:                                              ; preds = %696
  store i32 -1, i32* %34, align 4, !tbaa !12
  %700 = load i64, i64* %35, align 8, !tbaa !13
  %701 = add nsw i64 %700, -1
  store i64 %701, i64* %35, align 8, !tbaa !13
  br label %741

702:                                              ; preds = %696
  %703 = add nsw i32 %606, -2
  br label %704

704:                                              ; preds = %702, %680
  %705 = phi i32 [ %681, %680 ], [ %703, %702 ]
  %706 = phi i32 [ %675, %680 ], [ %697, %702 ]
  %707 = call i32 @isdigit(i32 noundef %706) #10
  %708 = icmp eq i32 %707, 0
  br i1 %708, label %735, label %709

709:                                              ; preds = %704, %731
  %710 = phi i32 [ %726, %731 ], [ %706, %704 ]
  %711 = phi i32 [ %732, %731 ], [ %705, %704 ]
  %712 = load i32, i32* %37, align 4, !tbaa !36
  %713 = icmp slt i32 %712, 1200
  br i1 %713, label %714, label %720

714:                                              ; preds = %709
  %715 = trunc i32 %710 to i8
  %716 = add nsw i32 %712, 1
  store i32 %716, i32* %37, align 4, !tbaa !36
  %717 = sext i32 %712 to i64
  %718 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %717
  store i8 %715, i8* %718, align 1, !tbaa !15
  %719 = load i32, i32* %37, align 4, !tbaa !36
  br label %720

720:                                              ; preds = %714, %709
  %721 = phi i32 [ %719, %714 ], [ %712, %709 ]
  %722 = sext i32 %721 to i64
  %723 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %722
  store i8 0, i8* %723, align 1, !tbaa !15
  %724 = icmp eq i32 %711, 0
  br i1 %724, label %741, label %725

725:                                              ; preds = %720
  %726 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %727 = icmp eq i32 %726, -1
  br i1 %727, label %728, label %731

728:                                              ; preds = %725
  store i32 -1, i32* %34, align 4, !tbaa !12
  %729 = load i64, i64* %35, align 8, !tbaa !13
  %730 = add nsw i64 %729, -1
  store i64 %730, i64* %35, align 8, !tbaa !13
  br label %741

731:                                              ; preds = %725
  %732 = add nsw i32 %711, -1
  %733 = call i32 @isdigit(i32 noundef %726) #10
  %734 = icmp eq i32 %733, 0
  br i1 %734, label %735, label %709

735:                                              ; preds = %731, %704, %655
  %736 = phi i32 [ %606, %655 ], [ %705, %704 ], [ %732, %731 ]
  %737 = phi i32 [ %619, %655 ], [ %706, %704 ], [ %726, %731 ]
  store i32 %737, i32* %34, align 4, !tbaa !12
  %738 = load i64, i64* %35, align 8, !tbaa !13
  %739 = add nsw i64 %738, -1
  store i64 %739, i64* %35, align 8, !tbaa !13
  %740 = add nsw i32 %736, 1
  store i32 %740, i32* %4, align 4, !tbaa !19
  br label %741

741:                                              ; preds = %623, %720, %501, %522, %528, %544, %549, %669, %677, %691, %699, %728, %735
  %742 = phi i32 [ %505, %501 ], [ %548, %544 ], [ 1, %549 ], [ %617, %735 ], [ 1, %528 ], [ 1, %522 ], [ %617, %728 ], [ %617, %691 ], [ %617, %699 ], [ %617, %669 ], [ %617, %677 ], [ %617, %720 ], [ %617, %623 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %36)
  %743 = icmp ne i32 %742, 0
  %744 = select i1 %743, i1 %314, i1 false
  br i1 %744, label %745, label %798

745:                                              ; preds = %741
  switch i32 %213, label %752 [
    i32 4, label %746
    i32 3, label %749
  ]

746:                                              ; preds = %745
  %747 = call x86_fp80 @strtold(i8* noundef nonnull %17, i8** noundef null) #10
  %748 = bitcast i8* %287 to x86_fp80*
  store x86_fp80 %747, x86_fp80* %748, align 16, !tbaa !39
  br label %802

749:                                              ; preds = %745
  %750 = call double @strtod(i8* noundef nonnull %17, i8** noundef null) #10
  %751 = bitcast i8* %287 to double*
  store double %750, double* %751, align 8, !tbaa !41
  br label %802

752:                                              ; preds = %745
  %753 = call float @strtof(i8* noundef nonnull %17, i8** noundef null) #10
  %754 = bitcast i8* %287 to float*
  store float %753, float* %754, align 4, !tbaa !43
  br label %802

755:                                              ; preds = %317
  switch i8 %214, label %756 [
    i8 117, label %762
    i8 100, label %762
    i8 111, label %774
    i8 105, label %761
  ]

756:                                              ; preds = %755
  %757 = and i32 %215, -33
  %758 = icmp eq i32 %757, 88
  %759 = icmp eq i8 %214, 112
  %760 = select i1 %758, i1 true, i1 %759
  br i1 %760, label %762, label %807

761:                                              ; preds = %755
  br label %774

762:                                              ; preds = %756, %755, %755
  %763 = phi i32 [ 10, %755 ], [ 10, %755 ], [ 16, %756 ]
  %764 = icmp eq i8 %214, 112
  %765 = select i1 %764, i32 3, i32 %213
  %766 = icmp eq i32 %308, 40
  %767 = select i1 %764, i1 %766, i1 false
  br i1 %767, label %768, label %774

768:                                              ; preds = %762
  %769 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %15, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), %struct.number* noundef nonnull %12) #9
  %770 = icmp ne i32 %769, 0
  %771 = select i1 %770, i1 %314, i1 false
  br i1 %771, label %772, label %798

772:                                              ; preds = %768
  %773 = bitcast i8* %287 to i8**
  store i8* null, i8** %773, align 8, !tbaa !14
  br label %802

774:                                              ; preds = %755, %761, %762
  %775 = phi i32 [ %765, %762 ], [ %213, %761 ], [ %213, %755 ]
  %776 = phi i32 [ %763, %762 ], [ 0, %761 ], [ 8, %755 ]
  %777 = call fastcc i32 @match_integer(%struct.reader* noundef %0, i32 noundef %171, i32 noundef %776, %struct.number* noundef nonnull %12) #9
  %778 = icmp ne i32 %777, 0
  %779 = zext i1 %778 to i32
  %780 = select i1 %778, i1 %314, i1 false
  br i1 %780, label %781, label %798

781:                                              ; preds = %774
  switch i8 %214, label %784 [
    i8 105, label %782
    i8 100, label %782
  ]

782:                                              ; preds = %781, %781
  %783 = call i64 @strtol(i8* noundef nonnull %17, i8** noundef null, i32 noundef %777) #10
  br label %786

784:                                              ; preds = %781
  %785 = call i64 @strtoul(i8* noundef nonnull %17, i8** noundef null, i32 noundef %777) #10
  br label %786

786:                                              ; preds = %784, %782
  %787 = phi i64 [ %783, %782 ], [ %785, %784 ]
  switch i32 %775, label %796 [
    i32 1, label %788
    i32 2, label %790
    i32 0, label %793
  ]

788:                                              ; preds = %786
  %789 = trunc i64 %787 to i8
  store i8 %789, i8* %287, align 1, !tbaa !15
  br label %798

790:                                              ; preds = %786
  %791 = trunc i64 %787 to i16
  %792 = bitcast i8* %287 to i16*
  store i16 %791, i16* %792, align 2, !tbaa !25
  br label %798

793:                                              ; preds = %786
  %794 = trunc i64 %787 to i32
  %795 = bitcast i8* %287 to i32*
  store i32 %794, i32* %795, align 4, !tbaa !19
  br label %798

796:                                              ; preds = %786
  %797 = bitcast i8* %287 to i64*
  store i64 %787, i64* %797, align 8, !tbaa !27
  br label %798

798:                                              ; preds = %796, %793, %790, %788, %774, %768, %741, %466
  %799 = phi i32 [ %56, %741 ], [ %468, %466 ], [ %56, %768 ], [ %56, %774 ], [ %56, %788 ], [ %56, %790 ], [ %56, %793 ], [ %56, %796 ]
  %800 = phi i32 [ %742, %741 ], [ %467, %466 ], [ %769, %768 ], [ %779, %774 ], [ %779, %788 ], [ %779, %790 ], [ %779, %793 ], [ %779, %796 ]
  %801 = icmp eq i32 %800, 0
  br i1 %801, label %807, label %802

802:                                              ; preds = %772, %752, %749, %746, %798
  %803 = phi i32 [ %799, %798 ], [ %56, %746 ], [ %56, %749 ], [ %56, %752 ], [ %56, %772 ]
  %804 = xor i1 %240, true
  %805 = zext i1 %804 to i32
  %806 = add nsw i32 %803, %805
  br label %809

807:                                              ; preds = %203, %798, %756, %310, %521
  %808 = phi i32 [ %56, %521 ], [ %312, %310 ], [ %56, %756 ], [ %799, %798 ], [ %56, %203 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %27) #8
  br label %814

809:                                              ; preds = %299, %296, %293, %291, %288, %802
  %810 = phi i32 [ %56, %288 ], [ %806, %802 ], [ %56, %291 ], [ %56, %293 ], [ %56, %296 ], [ %56, %299 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %27) #8
  %811 = load i8*, i8** %11, align 8, !tbaa !14
  %812 = load i8, i8* %811, align 1, !tbaa !15
  %813 = icmp eq i8 %812, 0
  br i1 %813, label %814, label %54

814:                                              ; preds = %809, %69, %3, %90, %807
  %815 = phi i32 [ %96, %90 ], [ %808, %807 ], [ 0, %3 ], [ %56, %69 ], [ %810, %809 ]
  call void @llvm.va_end(i8* nonnull %20)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %21) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %20) #8
  call void @llvm.lifetime.end.p0i8(i64 1208, i8* nonnull %17) #8
  ret i32 %815
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
  %10 = load i32, i32* %1, align 4, !tbaa !19
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %9, %12
  %13 = phi i32 [ %19, %12 ], [ %10, %9 ]
  %14 = phi i8* [ %17, %12 ], [ %7, %9 ]
  %15 = phi i32* [ %18, %12 ], [ %1, %9 ]
  %16 = tail call i64 @__sv_encode(i8* noundef %14, i32 noundef %13) #10
  %17 = getelementptr inbounds i8, i8* %14, i64 %16
  %18 = getelementptr inbounds i32, i32* %15, i64 1
  %19 = load i32, i32* %18, align 4, !tbaa !19
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
  %19 = load i32, i32* %18, align 4, !tbaa !19
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
  %23 = load i32, i32* %1, align 4, !tbaa !19
  %24 = add nsw i32 %23, 1
  store i32 %24, i32* %1, align 4, !tbaa !19
  br label %41

25:                                               ; preds = %13
  %26 = load i32, i32* %8, align 4, !tbaa !36
  %27 = icmp slt i32 %26, 1200
  br i1 %27, label %28, label %34

28:                                               ; preds = %25
  %29 = trunc i32 %11 to i8
  %30 = add nsw i32 %26, 1
  store i32 %30, i32* %8, align 4, !tbaa !36
  %31 = sext i32 %26 to i64
  %32 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 %31
  store i8 %29, i8* %32, align 1, !tbaa !15
  %33 = load i32, i32* %8, align 4, !tbaa !36
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

; Function Attrs: nounwind optsize
define internal fastcc i32 @match_integer(%struct.reader* nocapture noundef %0, i32 noundef %1, i32 noundef %2, %struct.number* nocapture noundef %3) unnamed_addr #0 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = tail call fastcc i32 @take(%struct.reader* noundef %0) #10
  %8 = icmp eq i32 %7, -1
  br i1 %8, label %9, label %16

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 4
  store i32 -1, i32* %10, align 4, !tbaa !12
  %11 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 5
  %12 = load i64, i64* %11, align 8, !tbaa !13
  %13 = add nsw i64 %12, -1
  store i64 %13, i64* %11, align 8, !tbaa !13
  br label %14

14:                                               ; preds = %4, %9
  %15 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  store i32 0, i32* %15, align 4, !tbaa !36
  br label %95

16:                                               ; preds = %6
  %17 = add nsw i32 %1, -1
  %18 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  store i32 0, i32* %18, align 4, !tbaa !36
  switch i32 %7, label %34 [
    i32 45, label %19
    i32 43, label %19
  ]

19:                                               ; preds = %16, %16
  %20 = trunc i32 %7 to i8
  store i32 1, i32* %18, align 4, !tbaa !36
  %21 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 0
  store i8 %20, i8* %21, align 1, !tbaa !15
  %22 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 1
  store i8 0, i8* %22, align 1, !tbaa !15
  %23 = icmp eq i32 %17, 0
  br i1 %23, label %95, label %24

24:                                               ; preds = %19
  %25 = tail call fastcc i32 @take(%struct.reader* noundef %0) #10
  %26 = icmp eq i32 %25, -1
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 4
  store i32 -1, i32* %28, align 4, !tbaa !12
  %29 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 5
  %30 = load i64, i64* %29, align 8, !tbaa !13
  %31 = add nsw i64 %30, -1
  store i64 %31, i64* %29, align 8, !tbaa !13
  br label %95

32:                                               ; preds = %24
  %33 = add nsw i32 %1, -2
  br label %34

34:                                               ; preds = %32, %16
  %35 = phi i32 [ %17, %16 ], [ %33, %32 ]
  %36 = phi i32 [ %7, %16 ], [ %25, %32 ]
  %37 = icmp eq i32 %36, 48
  br i1 %37, label %38, label %95

38:                                               ; preds = %34
  %39 = icmp eq i32 %2, 0
  %40 = and i32 %2, -17
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %95

42:                                               ; preds = %38
  %43 = load i32, i32* %18, align 4, !tbaa !36
  %44 = icmp slt i32 %43, 1200
  br i1 %44, label %45, label %50

45:                                               ; preds = %42
  %46 = add nsw i32 %43, 1
  store i32 %46, i32* %18, align 4, !tbaa !36
  %47 = sext i32 %43 to i64
  %48 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 %47
  store i8 48, i8* %48, align 1, !tbaa !15
  %49 = load i32, i32* %18, align 4, !tbaa !36
  br label %50

50:                                               ; preds = %42, %45
  %51 = phi i32 [ %49, %45 ], [ %43, %42 ]
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 %52
  store i8 0, i8* %53, align 1, !tbaa !15
  %54 = icmp eq i32 %35, 0
  br i1 %54, label %91, label %55

55:                                               ; preds = %50
  %56 = tail call fastcc i32 @take(%struct.reader* noundef %0) #10
  %57 = icmp eq i32 %56, -1
  br i1 %57, label %58, label %63

58:                                               ; preds = %55
  %59 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 4
  store i32 -1, i32* %59, align 4, !tbaa !12
  %60 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 5
  %61 = load i64, i64* %60, align 8, !tbaa !13
  %62 = add nsw i64 %61, -1
  store i64 %62, i64* %60, align 8, !tbaa !13
  br label %91

63:                                               ; preds = %55
  %64 = add nsw i32 %35, -1
  %65 = and i32 %56, -33
  %66 = icmp eq i32 %65, 88
  br i1 %66, label %67, label %91

67:                                               ; preds = %63
  %68 = load i32, i32* %18, align 4, !tbaa !36
  %69 = icmp slt i32 %68, 1200
  br i1 %69, label %70, label %76

70:                                               ; preds = %67
  %71 = trunc i32 %56 to i8
  %72 = add nsw i32 %68, 1
  store i32 %72, i32* %18, align 4, !tbaa !36
  %73 = sext i32 %68 to i64
  %74 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 %73
  store i8 %71, i8* %74, align 1, !tbaa !15
  %75 = load i32, i32* %18, align 4, !tbaa !36
  br label %76

76:                                               ; preds = %67, %70
  %77 = phi i32 [ %75, %70 ], [ %68, %67 ]
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 %78
  store i8 0, i8* %79, align 1, !tbaa !15
  %80 = icmp eq i32 %64, 0
  br i1 %80, label %101, label %81

81:                                               ; preds = %76
  %82 = tail call fastcc i32 @take(%struct.reader* noundef %0) #10
  %83 = icmp eq i32 %82, -1
  br i1 %83, label %84, label %89

84:                                               ; preds = %81
  %85 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 4
  store i32 -1, i32* %85, align 4, !tbaa !12
  %86 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 5
  %87 = load i64, i64* %86, align 8, !tbaa !13
  %88 = add nsw i64 %87, -1
  store i64 %88, i64* %86, align 8, !tbaa !13
  br label %101

89:                                               ; preds = %81
  %90 = add nsw i32 %35, -2
  br label %101

91:                                               ; preds = %58, %50, %63
  %92 = phi i32 [ %56, %63 ], [ -1, %50 ], [ -1, %58 ]
  %93 = phi i32 [ %64, %63 ], [ 0, %50 ], [ %35, %58 ]
  %94 = select i1 %39, i32 8, i32 %2
  br label %101

95:                                               ; preds = %27, %19, %14, %38, %34
  %96 = phi i32 [ 48, %38 ], [ %36, %34 ], [ -1, %14 ], [ -1, %19 ], [ -1, %27 ]
  %97 = phi i32 [ %35, %38 ], [ %35, %34 ], [ %1, %14 ], [ 0, %19 ], [ %17, %27 ]
  %98 = phi i32* [ %18, %38 ], [ %18, %34 ], [ %15, %14 ], [ %18, %19 ], [ %18, %27 ]
  %99 = icmp eq i32 %2, 0
  %100 = select i1 %99, i32 10, i32 %2
  br label %101

101:                                              ; preds = %89, %84, %76, %91, %95
  %102 = phi i32* [ %18, %91 ], [ %98, %95 ], [ %18, %76 ], [ %18, %84 ], [ %18, %89 ]
  %103 = phi i32 [ %93, %91 ], [ %97, %95 ], [ 0, %76 ], [ %64, %84 ], [ %90, %89 ]
  %104 = phi i32 [ 1, %91 ], [ 0, %95 ], [ 1, %76 ], [ 1, %84 ], [ 1, %89 ]
  %105 = phi i32 [ %92, %91 ], [ %96, %95 ], [ -1, %76 ], [ -1, %84 ], [ %82, %89 ]
  %106 = phi i32 [ %94, %91 ], [ %100, %95 ], [ 16, %76 ], [ 16, %84 ], [ 16, %89 ]
  %107 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 4
  %108 = getelementptr inbounds %struct.reader, %struct.reader* %0, i64 0, i32 5
  br label %109

109:                                              ; preds = %151, %101
  %110 = phi i32 [ %103, %101 ], [ %152, %151 ]
  %111 = phi i32 [ %104, %101 ], [ 1, %151 ]
  %112 = phi i32 [ %105, %101 ], [ %153, %151 ]
  %113 = icmp eq i32 %110, 0
  br label %114

114:                                              ; preds = %109, %146
  %115 = phi i32 [ 1, %146 ], [ %111, %109 ]
  %116 = phi i32 [ -1, %146 ], [ %112, %109 ]
  switch i32 %106, label %123 [
    i32 16, label %117
    i32 8, label %119
  ]

117:                                              ; preds = %114
  %118 = tail call i32 @isxdigit(i32 noundef %116) #10
  br label %125

119:                                              ; preds = %114
  %120 = and i32 %116, -8
  %121 = icmp eq i32 %120, 48
  %122 = zext i1 %121 to i32
  br label %125

123:                                              ; preds = %114
  %124 = tail call i32 @isdigit(i32 noundef %116) #10
  br label %125

125:                                              ; preds = %119, %123, %117
  %126 = phi i32 [ %118, %117 ], [ %122, %119 ], [ %124, %123 ]
  %127 = icmp ne i32 %116, -1
  %128 = icmp ne i32 %126, 0
  %129 = select i1 %127, i1 %128, i1 false
  br i1 %129, label %130, label %154

130:                                              ; preds = %125
  %131 = load i32, i32* %102, align 4, !tbaa !36
  %132 = icmp slt i32 %131, 1200
  br i1 %132, label %133, label %139

133:                                              ; preds = %130
  %134 = trunc i32 %116 to i8
  %135 = add nsw i32 %131, 1
  store i32 %135, i32* %102, align 4, !tbaa !36
  %136 = sext i32 %131 to i64
  %137 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 %136
  store i8 %134, i8* %137, align 1, !tbaa !15
  %138 = load i32, i32* %102, align 4, !tbaa !36
  br label %139

139:                                              ; preds = %133, %130
  %140 = phi i32 [ %138, %133 ], [ %131, %130 ]
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0, i64 %141
  store i8 0, i8* %142, align 1, !tbaa !15
  br i1 %113, label %151, label %143, !llvm.loop !50

143:                                              ; preds = %139
  %144 = tail call fastcc i32 @take(%struct.reader* noundef %0) #10
  %145 = icmp eq i32 %144, -1
  br i1 %145, label %146, label %149

146:                                              ; preds = %143
  store i32 -1, i32* %107, align 4, !tbaa !12
  %147 = load i64, i64* %108, align 8, !tbaa !13
  %148 = add nsw i64 %147, -1
  store i64 %148, i64* %108, align 8, !tbaa !13
  br label %114, !llvm.loop !50

149:                                              ; preds = %143
  %150 = add nsw i32 %110, -1
  br label %151

151:                                              ; preds = %139, %149
  %152 = phi i32 [ %150, %149 ], [ 0, %139 ]
  %153 = phi i32 [ %144, %149 ], [ -1, %139 ]
  br label %109, !llvm.loop !50

154:                                              ; preds = %125
  %155 = icmp eq i32 %116, -1
  br i1 %155, label %159, label %156

156:                                              ; preds = %154
  store i32 %116, i32* %107, align 4, !tbaa !12
  %157 = load i64, i64* %108, align 8, !tbaa !13
  %158 = add nsw i64 %157, -1
  store i64 %158, i64* %108, align 8, !tbaa !13
  br label %159

159:                                              ; preds = %154, %156
  %160 = icmp eq i32 %115, 0
  %161 = select i1 %160, i32 0, i32 %106
  ret i32 %161
}

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
  %3 = load i32, i32* %1, align 4, !tbaa !19
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
  %14 = load i32, i32* %1, align 4, !tbaa !19
  %15 = add nsw i32 %14, -1
  store i32 %15, i32* %1, align 4, !tbaa !19
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
  %5 = load i8**, i8*** %4, align 8, !tbaa !30
  %6 = icmp eq i8** %5, null
  br i1 %6, label %25, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %9 = load i64, i64* %8, align 8, !tbaa !31
  %10 = add i64 %9, %2
  %11 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 3
  %12 = load i64, i64* %11, align 8, !tbaa !32
  %13 = icmp ugt i64 %10, %12
  br i1 %13, label %14, label %25

14:                                               ; preds = %7
  %15 = shl i64 %12, 1
  %16 = add i64 %15, 16
  store i64 %16, i64* %11, align 8, !tbaa !32
  %17 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %18 = load i8*, i8** %17, align 8, !tbaa !28
  %19 = tail call i8* @realloc(i8* noundef %18, i64 noundef %16) #10
  %20 = icmp eq i8* %19, null
  br i1 %20, label %21, label %23

21:                                               ; preds = %14
  %22 = load i8*, i8** %17, align 8, !tbaa !28
  tail call void @free(i8* noundef %22) #10
  br label %23

23:                                               ; preds = %21, %14
  store i8* %19, i8** %17, align 8, !tbaa !28
  %24 = load i8**, i8*** %4, align 8, !tbaa !30
  store i8* %19, i8** %24, align 8, !tbaa !14
  br label %25

25:                                               ; preds = %23, %7, %3
  %26 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %27 = load i8*, i8** %26, align 8, !tbaa !28
  %28 = icmp eq i8* %27, null
  br i1 %28, label %33, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %31 = load i64, i64* %30, align 8, !tbaa !31
  %32 = getelementptr inbounds i8, i8* %27, i64 %31
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %32, i8* align 1 %1, i64 %2, i1 false)
  br label %33

33:                                               ; preds = %29, %25
  %34 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %35 = load i64, i64* %34, align 8, !tbaa !31
  %36 = add i64 %35, %2
  store i64 %36, i64* %34, align 8, !tbaa !31
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
!19 = !{!7, !7, i64 0}
!20 = distinct !{!20, !17, !18}
!21 = distinct !{!21, !17, !18}
!22 = distinct !{!22, !17, !18}
!23 = distinct !{!23, !17, !18}
!24 = distinct !{!24, !17, !18}
!25 = !{!26, !26, i64 0}
!26 = !{!"short", !5, i64 0}
!27 = !{!8, !8, i64 0}
!28 = !{!29, !4, i64 0}
!29 = !{!"text", !4, i64 0, !4, i64 8, !8, i64 16, !8, i64 24, !7, i64 32}
!30 = !{!29, !4, i64 8}
!31 = !{!29, !8, i64 16}
!32 = !{!29, !8, i64 24}
!33 = !{!29, !7, i64 32}
!34 = distinct !{!34, !17, !18}
!35 = distinct !{!35, !17, !18}
!36 = !{!37, !7, i64 1204}
!37 = !{!"number", !5, i64 0, !7, i64 1204}
!38 = distinct !{!38, !18}
!39 = !{!40, !40, i64 0}
!40 = !{!"long double", !5, i64 0}
!41 = !{!42, !42, i64 0}
!42 = !{!"double", !5, i64 0}
!43 = !{!44, !44, i64 0}
!44 = !{!"float", !5, i64 0}
!45 = distinct !{!45, !17, !18}
!46 = distinct !{!46, !17, !18}
!47 = !{i32 0, i32 9}
!48 = distinct !{!48, !17, !18}
!49 = distinct !{!49, !17, !18}
!50 = distinct !{!50, !18}
