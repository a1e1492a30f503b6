; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/scanf.c
; ModuleID = 'runtime/c/scanf.c'
source_filename = "runtime/c/scanf.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
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
  br i1 %25, label %830, label %26

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

54:                                               ; preds = %26, %825
  %55 = phi i8 [ %24, %26 ], [ %828, %825 ]
  %56 = phi i32 [ 0, %26 ], [ %826, %825 ]
  %57 = phi i32 [ 0, %26 ], [ %239, %825 ]
  %58 = phi i8* [ null, %26 ], [ %238, %825 ]
  %59 = phi i8* [ null, %26 ], [ %237, %825 ]
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
  br i1 %72, label %830, label %60, !llvm.loop !16

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
  br label %830

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
  br i1 %207, label %823, label %208

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
  %233 = icmp eq i8 %229, 0
  %234 = getelementptr inbounds i8, i8* %228, i64 1
  %235 = select i1 %233, i8* null, i8* %234
  store i8* %235, i8** %11, align 8, !tbaa !14
  br i1 %233, label %823, label %236

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
  br i1 %240, label %825, label %289, !llvm.loop !16

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
  br label %825, !llvm.loop !16

293:                                              ; preds = %289
  %294 = trunc i64 %290 to i16
  %295 = bitcast i8* %287 to i16*
  store i16 %294, i16* %295, align 2, !tbaa !25
  br label %825, !llvm.loop !16

296:                                              ; preds = %289
  %297 = trunc i64 %290 to i32
  %298 = bitcast i8* %287 to i32*
  store i32 %297, i32* %298, align 4, !tbaa !19
  br label %825, !llvm.loop !16

299:                                              ; preds = %289
  %300 = bitcast i8* %287 to i64*
  store i64 %290, i64* %300, align 8, !tbaa !27
  br label %825, !llvm.loop !16

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
  %310 = icmp ne i8* %287, null
  br i1 %309, label %311, label %318

311:                                              ; preds = %307
  %312 = select i1 %174, i1 %310, i1 false
  br i1 %312, label %313, label %315

313:                                              ; preds = %311
  %314 = bitcast i8* %287 to i8**
  store i8* null, i8** %314, align 8, !tbaa !14
  br label %315

315:                                              ; preds = %313, %311
  %316 = icmp eq i32 %56, 0
  %317 = select i1 %316, i32 -1, i32 %56
  br label %823

318:                                              ; preds = %307
  %319 = select i1 %240, i1 true, i1 %310
  br i1 %319, label %321, label %320

320:                                              ; preds = %318
  store volatile i8 0, i8* null, align 4294967296, !tbaa !15
  br label %321

321:                                              ; preds = %320, %318
  switch i32 %215, label %771 [
    i32 99, label %322
    i32 115, label %322
    i32 91, label %322
    i32 97, label %473
    i32 65, label %473
    i32 101, label %473
    i32 69, label %473
    i32 102, label %473
    i32 70, label %473
    i32 103, label %473
    i32 71, label %473
  ]

322:                                              ; preds = %321, %321, %321
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %39) #8
  %323 = select i1 %174, i8* null, i8* %287
  store i8* %323, i8** %40, align 8, !tbaa !28
  %324 = bitcast i8* %287 to i8**
  %325 = select i1 %174, i8** %324, i8** null
  store i8** %325, i8*** %41, align 8, !tbaa !30
  store i64 0, i64* %42, align 8, !tbaa !31
  store i64 0, i64* %43, align 8, !tbaa !32
  %326 = icmp eq i32 %213, 3
  %327 = zext i1 %326 to i32
  store i32 %327, i32* %44, align 8, !tbaa !33
  %328 = select i1 %174, i1 %310, i1 false
  br i1 %328, label %329, label %330

329:                                              ; preds = %322
  store i8* null, i8** %324, align 8, !tbaa !14
  br label %330

330:                                              ; preds = %322, %329
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %45)
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %46) #8
  store i64 0, i64* %9, align 8, !tbaa !27
  %331 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %332 = icmp eq i32 %331, -1
  br i1 %332, label %425, label %333

333:                                              ; preds = %330
  %334 = icmp eq i8 %214, 99
  %335 = icmp slt i32 %171, 0
  %336 = and i1 %334, %335
  %337 = select i1 %336, i32 1, i32 %171
  %338 = icmp ult i8* %237, %238
  %339 = icmp eq i32 %239, 0
  %340 = zext i1 %339 to i32
  br label %345

341:                                              ; preds = %420, %418, %423
  %342 = phi i32 [ %350, %423 ], [ %350, %418 ], [ %347, %420 ]
  %343 = call fastcc i32 @take(%struct.reader* noundef nonnull %0) #10
  %344 = icmp eq i32 %343, -1
  br i1 %344, label %425, label %345, !llvm.loop !34

345:                                              ; preds = %333, %341
  %346 = phi i32 [ %331, %333 ], [ %343, %341 ]
  %347 = phi i32 [ %337, %333 ], [ %342, %341 ]
  %348 = phi i1 [ false, %333 ], [ true, %341 ]
  %349 = phi i32 [ 0, %333 ], [ 1, %341 ]
  %350 = add nsw i32 %347, -1
  switch i8 %214, label %362 [
    i8 99, label %396
    i8 115, label %351
  ]

351:                                              ; preds = %345
  %352 = load i32, i32* %18, align 8, !tbaa !11
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %356, label %354

354:                                              ; preds = %351
  %355 = call i32 @iswspace(i32 noundef %346) #10
  br label %358

356:                                              ; preds = %351
  %357 = call i32 @isspace(i32 noundef %346) #10
  br label %358

358:                                              ; preds = %356, %354
  %359 = phi i32 [ %355, %354 ], [ %357, %356 ]
  %360 = icmp eq i32 %359, 0
  %361 = zext i1 %360 to i32
  br label %393

362:                                              ; preds = %345
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %47) #8
  store i8* %237, i8** %7, align 8, !tbaa !14
  br i1 %338, label %363, label %392

363:                                              ; preds = %362, %386
  %364 = phi i32 [ %388, %386 ], [ -1, %362 ]
  %365 = call fastcc i32 @member(i8** noundef nonnull %7, i32 noundef %19) #10
  %366 = icmp eq i32 %365, 45
  %367 = icmp sgt i32 %364, -1
  %368 = select i1 %366, i1 %367, i1 false
  br i1 %368, label %369, label %380

369:                                              ; preds = %363
  %370 = load i8*, i8** %7, align 8, !tbaa !14
  %371 = icmp ult i8* %370, %238
  br i1 %371, label %372, label %380

372:                                              ; preds = %369
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %48) #8
  store i8* %370, i8** %8, align 8, !tbaa !14
  %373 = call fastcc i32 @member(i8** noundef nonnull %8, i32 noundef %19) #10
  %374 = icmp sgt i32 %364, %373
  br i1 %374, label %379, label %375

375:                                              ; preds = %372
  %376 = icmp sgt i32 %364, %346
  %377 = icmp slt i32 %373, %346
  %378 = select i1 %376, i1 true, i1 %377
  br i1 %378, label %384, label %390

379:                                              ; preds = %372
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %48) #8
  br label %380

380:                                              ; preds = %379, %369, %363
  %381 = icmp eq i32 %365, %346
  br i1 %381, label %391, label %382

382:                                              ; preds = %380
  %383 = load i8*, i8** %7, align 8, !tbaa !14
  br label %386

384:                                              ; preds = %375
  %385 = load i8*, i8** %8, align 8, !tbaa !14
  store i8* %385, i8** %7, align 8, !tbaa !14
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %48) #8
  br label %386

386:                                              ; preds = %384, %382
  %387 = phi i8* [ %385, %384 ], [ %383, %382 ]
  %388 = phi i32 [ %373, %384 ], [ %365, %382 ]
  %389 = icmp ult i8* %387, %238
  br i1 %389, label %363, label %392, !llvm.loop !35

390:                                              ; preds = %375
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %48) #8
  br label %391

391:                                              ; preds = %380, %390
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %47) #8
  br label %393

392:                                              ; preds = %386, %362
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %47) #8
  br label %393

393:                                              ; preds = %392, %391, %358
  %394 = phi i32 [ %361, %358 ], [ %239, %392 ], [ %340, %391 ]
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %425, label %396

396:                                              ; preds = %393, %345
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %49) #8
  store i32 %346, i32* %5, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %50) #8
  %397 = trunc i32 %346 to i8
  store i8 %397, i8* %50, align 1, !tbaa !15
  br label %398

398:                                              ; preds = %398, %396
  %399 = phi i8* [ %51, %396 ], [ %400, %398 ]
  store i8 0, i8* %399, align 1, !tbaa !15
  %400 = getelementptr inbounds i8, i8* %399, i64 1
  %401 = icmp eq i8* %400, %52
  br i1 %401, label %402, label %398

402:                                              ; preds = %398
  %403 = load i32, i32* %44, align 8, !tbaa !33
  %404 = icmp eq i32 %403, 0
  %405 = load i32, i32* %18, align 8, !tbaa !11
  %406 = icmp eq i32 %405, 0
  br i1 %404, label %411, label %407

407:                                              ; preds = %402
  br i1 %406, label %408, label %410

408:                                              ; preds = %407
  %409 = call i64 @mbrtowc(i32* noundef nonnull %5, i8* noundef nonnull %50, i64 noundef 1, i8* noundef nonnull %46) #10
  switch i64 %409, label %410 [
    i64 -2, label %418
    i64 -1, label %417
  ]

410:                                              ; preds = %408, %407
  call fastcc void @add(%struct.text* noundef nonnull %16, i8* noundef nonnull %49, i64 noundef 4) #10
  br label %418

411:                                              ; preds = %402
  br i1 %406, label %415, label %412

412:                                              ; preds = %411
  %413 = call i64 @wcrtomb(i8* noundef nonnull %50, i32 noundef %346, i8* noundef null) #10
  %414 = icmp eq i64 %413, -1
  br i1 %414, label %417, label %415

415:                                              ; preds = %412, %411
  %416 = phi i64 [ %413, %412 ], [ 1, %411 ]
  call fastcc void @add(%struct.text* noundef nonnull %16, i8* noundef nonnull %50, i64 noundef %416) #10
  br label %418

417:                                              ; preds = %412, %408
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %50) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %49) #8
  br label %450

418:                                              ; preds = %415, %410, %408
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %50) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %49) #8
  %419 = icmp sgt i32 %347, 0
  br i1 %419, label %420, label %341

420:                                              ; preds = %418
  %421 = call i32 @mbsinit(i8* noundef nonnull %46) #10
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %341, label %423

423:                                              ; preds = %420
  %424 = icmp eq i32 %350, 0
  br i1 %424, label %431, label %341, !llvm.loop !34

425:                                              ; preds = %341, %393, %330
  %426 = phi i32 [ 0, %330 ], [ %349, %393 ], [ 1, %341 ]
  %427 = phi i1 [ false, %330 ], [ %348, %393 ], [ true, %341 ]
  %428 = phi i32 [ -1, %330 ], [ %346, %393 ], [ -1, %341 ]
  store i32 %428, i32* %34, align 4, !tbaa !12
  %429 = load i64, i64* %35, align 8, !tbaa !13
  %430 = add nsw i64 %429, -1
  store i64 %430, i64* %35, align 8, !tbaa !13
  br label %431

431:                                              ; preds = %423, %425
  %432 = phi i1 [ %427, %425 ], [ true, %423 ]
  %433 = phi i32 [ %426, %425 ], [ 1, %423 ]
  %434 = call i32 @mbsinit(i8* noundef nonnull %46) #10
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %450, label %436

436:                                              ; preds = %431
  %437 = icmp ne i8 %214, 99
  %438 = and i1 %437, %432
  br i1 %438, label %439, label %452

439:                                              ; preds = %436
  %440 = load i8**, i8*** %41, align 8, !tbaa !30
  %441 = icmp eq i8** %440, null
  %442 = load i8*, i8** %40, align 8
  %443 = icmp eq i8* %442, null
  %444 = select i1 %441, i1 %443, i1 false
  br i1 %444, label %449, label %445

445:                                              ; preds = %439
  store i32 0, i32* %53, align 4, !tbaa !19
  %446 = load i32, i32* %44, align 8, !tbaa !33
  %447 = icmp eq i32 %446, 0
  %448 = select i1 %447, i64 1, i64 4
  call fastcc void @add(%struct.text* noundef nonnull %16, i8* noundef nonnull %45, i64 noundef %448) #10
  br label %449

449:                                              ; preds = %439, %445
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %46) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %45)
  br label %470

450:                                              ; preds = %431, %417
  %451 = call i32* @__errno_location() #10
  store i32 84, i32* %451, align 4, !tbaa !19
  br label %452

452:                                              ; preds = %450, %436
  %453 = phi i32 [ %433, %436 ], [ -1, %450 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %46) #8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %45)
  %454 = icmp slt i32 %453, 1
  %455 = load i8**, i8*** %41, align 8
  %456 = icmp ne i8** %455, null
  %457 = select i1 %454, i1 %456, i1 false
  br i1 %457, label %458, label %460

458:                                              ; preds = %452
  %459 = load i8*, i8** %40, align 8, !tbaa !28
  call void @free(i8* noundef %459) #10
  store i8* null, i8** %455, align 8, !tbaa !14
  br label %460

460:                                              ; preds = %458, %452
  %461 = icmp slt i32 %453, 0
  br i1 %461, label %462, label %470

462:                                              ; preds = %460
  %463 = load i32, i32* %18, align 8, !tbaa !11
  %464 = icmp eq i32 %463, 0
  %465 = icmp ne i8 %214, 99
  %466 = select i1 %464, i1 true, i1 %465
  %467 = icmp ne i32 %56, 0
  %468 = select i1 %466, i1 true, i1 %467
  %469 = select i1 %468, i32 %56, i32 -1
  br label %470

470:                                              ; preds = %449, %462, %460
  %471 = phi i32 [ 0, %462 ], [ %453, %460 ], [ 1, %449 ]
  %472 = phi i32 [ %469, %462 ], [ %56, %460 ], [ %56, %449 ]
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %39) #8
  br label %814

473:                                              ; preds = %321, %321, %321, %321, %321, %321, %321, %321
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %36)
  %474 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %475 = icmp eq i32 %474, -1
  br i1 %475, label %476, label %479

476:                                              ; preds = %473
  store i32 -1, i32* %34, align 4, !tbaa !12
  %477 = load i64, i64* %35, align 8, !tbaa !13
  %478 = add nsw i64 %477, -1
  store i64 %478, i64* %35, align 8, !tbaa !13
  store i32 0, i32* %37, align 4, !tbaa !36
  br label %603

479:                                              ; preds = %473
  %480 = add nsw i32 %171, -1
  store i32 %480, i32* %4, align 4, !tbaa !19
  store i32 0, i32* %37, align 4, !tbaa !36
  switch i32 %474, label %492 [
    i32 45, label %481
    i32 43, label %481
  ]

481:                                              ; preds = %479, %479
  %482 = trunc i32 %474 to i8
  store i32 1, i32* %37, align 4, !tbaa !36
  store i8 %482, i8* %17, align 4, !tbaa !15
  store i8 0, i8* %38, align 1, !tbaa !15
  %483 = icmp eq i32 %480, 0
  br i1 %483, label %603, label %484

484:                                              ; preds = %481
  %485 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %486 = icmp eq i32 %485, -1
  br i1 %486, label %487, label %490

487:                                              ; preds = %484
  store i32 -1, i32* %34, align 4, !tbaa !12
  %488 = load i64, i64* %35, align 8, !tbaa !13
  %489 = add nsw i64 %488, -1
  store i64 %489, i64* %35, align 8, !tbaa !13
  br label %603

490:                                              ; preds = %484
  %491 = add nsw i32 %171, -2
  store i32 %491, i32* %4, align 4, !tbaa !19
  br label %492

492:                                              ; preds = %490, %479
  %493 = phi i32 [ %480, %479 ], [ %491, %490 ]
  %494 = phi i32 [ %474, %479 ], [ %485, %490 ]
  %495 = and i32 %494, -33
  switch i32 %495, label %556 [
    i32 78, label %496
    i32 73, label %510
  ]

496:                                              ; preds = %492
  %497 = load i32, i32* %37, align 4, !tbaa !36
  %498 = icmp slt i32 %497, 1200
  br i1 %498, label %499, label %505

499:                                              ; preds = %496
  %500 = trunc i32 %494 to i8
  %501 = add nsw i32 %497, 1
  store i32 %501, i32* %37, align 4, !tbaa !36
  %502 = sext i32 %497 to i64
  %503 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %502
  store i8 %500, i8* %503, align 1, !tbaa !15
  %504 = load i32, i32* %37, align 4, !tbaa !36
  br label %505

505:                                              ; preds = %499, %496
  %506 = phi i32 [ %504, %499 ], [ %497, %496 ]
  %507 = sext i32 %506 to i64
  %508 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %507
  store i8 0, i8* %508, align 1, !tbaa !15
  %509 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), %struct.number* noundef nonnull %12) #10
  br label %757

510:                                              ; preds = %492
  %511 = load i32, i32* %37, align 4, !tbaa !36
  %512 = icmp slt i32 %511, 1200
  br i1 %512, label %513, label %519

513:                                              ; preds = %510
  %514 = trunc i32 %494 to i8
  %515 = add nsw i32 %511, 1
  store i32 %515, i32* %37, align 4, !tbaa !36
  %516 = sext i32 %511 to i64
  %517 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %516
  store i8 %514, i8* %517, align 1, !tbaa !15
  %518 = load i32, i32* %37, align 4, !tbaa !36
  br label %519

519:                                              ; preds = %513, %510
  %520 = phi i32 [ %518, %513 ], [ %511, %510 ]
  %521 = sext i32 %520 to i64
  %522 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %521
  store i8 0, i8* %522, align 1, !tbaa !15
  %523 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0), %struct.number* noundef nonnull %12) #10
  %524 = icmp eq i32 %523, 0
  br i1 %524, label %525, label %526

525:                                              ; preds = %519
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %36)
  br label %823

526:                                              ; preds = %519
  %527 = load i32, i32* %4, align 4, !tbaa !19
  %528 = icmp eq i32 %527, 0
  br i1 %528, label %757, label %529

529:                                              ; preds = %526
  %530 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %531 = icmp eq i32 %530, -1
  br i1 %531, label %532, label %535

532:                                              ; preds = %529
  store i32 -1, i32* %34, align 4, !tbaa !12
  %533 = load i64, i64* %35, align 8, !tbaa !13
  %534 = add nsw i64 %533, -1
  store i64 %534, i64* %35, align 8, !tbaa !13
  br label %757

535:                                              ; preds = %529
  %536 = add nsw i32 %527, -1
  store i32 %536, i32* %4, align 4, !tbaa !19
  %537 = and i32 %530, -33
  %538 = icmp eq i32 %537, 73
  br i1 %538, label %539, label %553

539:                                              ; preds = %535
  %540 = load i32, i32* %37, align 4, !tbaa !36
  %541 = icmp slt i32 %540, 1200
  br i1 %541, label %542, label %548

542:                                              ; preds = %539
  %543 = trunc i32 %530 to i8
  %544 = add nsw i32 %540, 1
  store i32 %544, i32* %37, align 4, !tbaa !36
  %545 = sext i32 %540 to i64
  %546 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %545
  store i8 %543, i8* %546, align 1, !tbaa !15
  %547 = load i32, i32* %37, align 4, !tbaa !36
  br label %548

548:                                              ; preds = %542, %539
  %549 = phi i32 [ %547, %542 ], [ %540, %539 ]
  %550 = sext i32 %549 to i64
  %551 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %550
  store i8 0, i8* %551, align 1, !tbaa !15
  %552 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), %struct.number* noundef nonnull %12) #10
  br label %757

553:                                              ; preds = %535
  store i32 %530, i32* %34, align 4, !tbaa !12
  %554 = load i64, i64* %35, align 8, !tbaa !13
  %555 = add nsw i64 %554, -1
  store i64 %555, i64* %35, align 8, !tbaa !13
  br label %757

556:                                              ; preds = %492
  %557 = icmp eq i32 %494, 48
  br i1 %557, label %558, label %603

558:                                              ; preds = %556
  %559 = load i32, i32* %37, align 4, !tbaa !36
  %560 = icmp slt i32 %559, 1200
  br i1 %560, label %561, label %566

561:                                              ; preds = %558
  %562 = add nsw i32 %559, 1
  store i32 %562, i32* %37, align 4, !tbaa !36
  %563 = sext i32 %559 to i64
  %564 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %563
  store i8 48, i8* %564, align 1, !tbaa !15
  %565 = load i32, i32* %37, align 4, !tbaa !36
  br label %566

566:                                              ; preds = %561, %558
  %567 = phi i32 [ %565, %561 ], [ %559, %558 ]
  %568 = sext i32 %567 to i64
  %569 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %568
  store i8 0, i8* %569, align 1, !tbaa !15
  %570 = icmp eq i32 %493, 0
  br i1 %570, label %603, label %571

571:                                              ; preds = %566
  %572 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %573 = icmp eq i32 %572, -1
  br i1 %573, label %574, label %577

574:                                              ; preds = %571
  store i32 -1, i32* %34, align 4, !tbaa !12
  %575 = load i64, i64* %35, align 8, !tbaa !13
  %576 = add nsw i64 %575, -1
  store i64 %576, i64* %35, align 8, !tbaa !13
  br label %603

577:                                              ; preds = %571
  %578 = add nsw i32 %493, -1
  %579 = and i32 %572, -33
  %580 = icmp eq i32 %579, 88
  br i1 %580, label %581, label %603

581:                                              ; preds = %577
  %582 = load i32, i32* %37, align 4, !tbaa !36
  %583 = icmp slt i32 %582, 1200
  br i1 %583, label %584, label %590

584:                                              ; preds = %581
  %585 = trunc i32 %572 to i8
  %586 = add nsw i32 %582, 1
  store i32 %586, i32* %37, align 4, !tbaa !36
  %587 = sext i32 %582 to i64
  %588 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %587
  store i8 %585, i8* %588, align 1, !tbaa !15
  %589 = load i32, i32* %37, align 4, !tbaa !36
  br label %590

590:                                              ; preds = %584, %581
  %591 = phi i32 [ %589, %584 ], [ %582, %581 ]
  %592 = sext i32 %591 to i64
  %593 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %592
  store i8 0, i8* %593, align 1, !tbaa !15
  %594 = icmp eq i32 %578, 0
  br i1 %594, label %603, label %595

595:                                              ; preds = %590
  %596 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %597 = icmp eq i32 %596, -1
  br i1 %597, label %598, label %601

598:                                              ; preds = %595
  store i32 -1, i32* %34, align 4, !tbaa !12
  %599 = load i64, i64* %35, align 8, !tbaa !13
  %600 = add nsw i64 %599, -1
  store i64 %600, i64* %35, align 8, !tbaa !13
  br label %603

601:                                              ; preds = %595
  %602 = add nsw i32 %493, -2
  store i32 %602, i32* %4, align 4, !tbaa !19
  br label %603

603:                                              ; preds = %601, %598, %590, %577, %574, %566, %556, %487, %481, %476
  %604 = phi i32 [ %493, %577 ], [ %493, %556 ], [ 1, %590 ], [ %493, %598 ], [ %602, %601 ], [ %480, %487 ], [ 0, %481 ], [ undef, %476 ], [ 0, %566 ], [ %493, %574 ]
  %605 = phi i32 [ %578, %577 ], [ %493, %556 ], [ 0, %590 ], [ %578, %598 ], [ %602, %601 ], [ %480, %487 ], [ 0, %481 ], [ %171, %476 ], [ 0, %566 ], [ %493, %574 ]
  %606 = phi i32 [ 1, %577 ], [ 0, %556 ], [ 0, %590 ], [ 0, %598 ], [ 0, %601 ], [ 0, %487 ], [ 0, %481 ], [ 0, %476 ], [ 1, %566 ], [ 1, %574 ]
  %607 = phi i32 [ 101, %577 ], [ 101, %556 ], [ 112, %590 ], [ 112, %598 ], [ 112, %601 ], [ 101, %487 ], [ 101, %481 ], [ 101, %476 ], [ 101, %566 ], [ 101, %574 ]
  %608 = phi i1 [ true, %577 ], [ true, %556 ], [ false, %590 ], [ false, %598 ], [ false, %601 ], [ true, %487 ], [ true, %481 ], [ true, %476 ], [ true, %566 ], [ true, %574 ]
  %609 = phi i32 [ 0, %577 ], [ 0, %556 ], [ 1, %590 ], [ 1, %598 ], [ 1, %601 ], [ 0, %487 ], [ 0, %481 ], [ 0, %476 ], [ 0, %566 ], [ 0, %574 ]
  %610 = phi i32 [ %572, %577 ], [ %494, %556 ], [ -1, %590 ], [ -1, %598 ], [ %596, %601 ], [ -1, %487 ], [ -1, %481 ], [ -1, %476 ], [ -1, %566 ], [ -1, %574 ]
  br label %611

611:                                              ; preds = %663, %603
  %612 = phi i32 [ %664, %663 ], [ %604, %603 ]
  %613 = phi i32 [ %664, %663 ], [ %605, %603 ]
  %614 = phi i32 [ %643, %663 ], [ %606, %603 ]
  %615 = phi i32 [ %644, %663 ], [ 0, %603 ]
  %616 = phi i32 [ %609, %663 ], [ 0, %603 ]
  %617 = phi i32 [ %658, %663 ], [ %610, %603 ]
  br label %618

618:                                              ; preds = %653, %611
  %619 = phi i32 [ %613, %611 ], [ 0, %653 ]
  %620 = phi i32 [ %614, %611 ], [ %643, %653 ]
  %621 = phi i32 [ %615, %611 ], [ %644, %653 ]
  %622 = phi i32 [ %616, %611 ], [ %609, %653 ]
  %623 = phi i32 [ %617, %611 ], [ -1, %653 ]
  %624 = icmp eq i32 %619, 0
  br label %625

625:                                              ; preds = %618, %660
  %626 = phi i32 [ %643, %660 ], [ %620, %618 ]
  %627 = phi i32 [ %644, %660 ], [ %621, %618 ]
  %628 = phi i32 [ %609, %660 ], [ %622, %618 ]
  %629 = phi i32 [ -1, %660 ], [ %623, %618 ]
  %630 = icmp ne i32 %629, 46
  %631 = icmp ne i32 %627, 0
  %632 = select i1 %630, i1 true, i1 %631
  br i1 %632, label %633, label %642

633:                                              ; preds = %625
  %634 = icmp eq i32 %629, -1
  br i1 %634, label %753, label %635

635:                                              ; preds = %633
  br i1 %608, label %639, label %636

636:                                              ; preds = %635
  %637 = call i32 @isxdigit(i32 noundef %629) #10
  %638 = icmp eq i32 %637, 0
  br i1 %638, label %665, label %642

639:                                              ; preds = %635
  %640 = call i32 @isdigit(i32 noundef %629) #10
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %665, label %642

642:                                              ; preds = %639, %636, %625
  %643 = phi i32 [ %626, %625 ], [ 1, %639 ], [ 1, %636 ]
  %644 = phi i32 [ 1, %625 ], [ %627, %639 ], [ %627, %636 ]
  %645 = load i32, i32* %37, align 4, !tbaa !36
  %646 = icmp slt i32 %645, 1200
  br i1 %646, label %647, label %653

647:                                              ; preds = %642
  %648 = trunc i32 %629 to i8
  %649 = add nsw i32 %645, 1
  store i32 %649, i32* %37, align 4, !tbaa !36
  %650 = sext i32 %645 to i64
  %651 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %650
  store i8 %648, i8* %651, align 1, !tbaa !15
  %652 = load i32, i32* %37, align 4, !tbaa !36
  br label %653

653:                                              ; preds = %647, %642
  %654 = phi i32 [ %652, %647 ], [ %645, %642 ]
  %655 = sext i32 %654 to i64
  %656 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %655
  store i8 0, i8* %656, align 1, !tbaa !15
  br i1 %624, label %618, label %657, !llvm.loop !38

657:                                              ; preds = %653
  %658 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %659 = icmp eq i32 %658, -1
  br i1 %659, label %660, label %663

660:                                              ; preds = %657
  store i32 -1, i32* %34, align 4, !tbaa !12
  %661 = load i64, i64* %35, align 8, !tbaa !13
  %662 = add nsw i64 %661, -1
  store i64 %662, i64* %35, align 8, !tbaa !13
  br label %625, !llvm.loop !38

663:                                              ; preds = %657
  %664 = add nsw i32 %619, -1
  br label %611, !llvm.loop !38

665:                                              ; preds = %639, %636
  %666 = icmp ne i32 %626, 0
  %667 = or i32 %629, 32
  %668 = icmp eq i32 %667, %607
  %669 = select i1 %666, i1 %668, i1 false
  br i1 %669, label %670, label %746

670:                                              ; preds = %665
  %671 = load i32, i32* %37, align 4, !tbaa !36
  %672 = icmp slt i32 %671, 1200
  br i1 %672, label %673, label %679

673:                                              ; preds = %670
  %674 = trunc i32 %629 to i8
  %675 = add nsw i32 %671, 1
  store i32 %675, i32* %37, align 4, !tbaa !36
  %676 = sext i32 %671 to i64
  %677 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %676
  store i8 %674, i8* %677, align 1, !tbaa !15
  %678 = load i32, i32* %37, align 4, !tbaa !36
  br label %679

679:                                              ; preds = %673, %670
  %680 = phi i32 [ %678, %673 ], [ %671, %670 ]
  %681 = sext i32 %680 to i64
  %682 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %681
  store i8 0, i8* %682, align 1, !tbaa !15
  %683 = icmp eq i32 %613, 0
  br i1 %683, label %753, label %684

684:                                              ; preds = %679
  %685 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %686 = icmp eq i32 %685, -1
  br i1 %686, label %687, label %690

687:                                              ; preds = %684
  store i32 -1, i32* %34, align 4, !tbaa !12
  %688 = load i64, i64* %35, align 8, !tbaa !13
  %689 = add nsw i64 %688, -1
  store i64 %689, i64* %35, align 8, !tbaa !13
  br label %753

690:                                              ; preds = %684
  %691 = add nsw i32 %613, -1
  switch i32 %685, label %714 [
    i32 45, label %692
    i32 43, label %692
  ]

692:                                              ; preds = %690, %690
  %693 = load i32, i32* %37, align 4, !tbaa !36
  %694 = icmp slt i32 %693, 1200
  br i1 %694, label %695, label %701

695:                                              ; preds = %692
  %696 = trunc i32 %685 to i8
  %697 = add nsw i32 %693, 1
  store i32 %697, i32* %37, align 4, !tbaa !36
  %698 = sext i32 %693 to i64
  %699 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %698
  store i8 %696, i8* %699, align 1, !tbaa !15
  %700 = load i32, i32* %37, align 4, !tbaa !36
  br label %701

701:                                              ; preds = %695, %692
  %702 = phi i32 [ %700, %695 ], [ %693, %692 ]
  %703 = sext i32 %702 to i64
  %704 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %703
  store i8 0, i8* %704, align 1, !tbaa !15
  %705 = icmp eq i32 %691, 0
  br i1 %705, label %753, label %706

706:                                              ; preds = %701
  %707 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %708 = icmp eq i32 %707, -1
  br i1 %708, label %709, label %712

709:                                              ; preds = %706
  store i32 -1, i32* %34, align 4, !tbaa !12
  %710 = load i64, i64* %35, align 8, !tbaa !13
  %711 = add nsw i64 %710, -1
  store i64 %711, i64* %35, align 8, !tbaa !13
  br label %753

712:                                              ; preds = %706
  %713 = add nsw i32 %613, -2
  br label %714

714:                                              ; preds = %712, %690
  %715 = phi i32 [ %691, %690 ], [ %713, %712 ]
  %716 = phi i32 [ %685, %690 ], [ %707, %712 ]
  %717 = call i32 @isdigit(i32 noundef %716) #10
  %718 = icmp eq i32 %717, 0
  br i1 %718, label %746, label %719

719:                                              ; preds = %714, %742
  %720 = phi i32 [ %737, %742 ], [ %716, %714 ]
  %721 = phi i32 [ %743, %742 ], [ %715, %714 ]
  %722 = phi i32 [ %743, %742 ], [ %612, %714 ]
  %723 = load i32, i32* %37, align 4, !tbaa !36
  %724 = icmp slt i32 %723, 1200
  br i1 %724, label %725, label %731

725:                                              ; preds = %719
  %726 = trunc i32 %720 to i8
  %727 = add nsw i32 %723, 1
  store i32 %727, i32* %37, align 4, !tbaa !36
  %728 = sext i32 %723 to i64
  %729 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %728
  store i8 %726, i8* %729, align 1, !tbaa !15
  %730 = load i32, i32* %37, align 4, !tbaa !36
  br label %731

731:                                              ; preds = %725, %719
  %732 = phi i32 [ %730, %725 ], [ %723, %719 ]
  %733 = sext i32 %732 to i64
  %734 = getelementptr inbounds %struct.number, %struct.number* %12, i64 0, i32 0, i64 %733
  store i8 0, i8* %734, align 1, !tbaa !15
  %735 = icmp eq i32 %721, 0
  br i1 %735, label %752, label %736

736:                                              ; preds = %731
  %737 = call fastcc i32 @take(%struct.reader* noundef %0) #10
  %738 = icmp eq i32 %737, -1
  br i1 %738, label %739, label %742

739:                                              ; preds = %736
  store i32 %722, i32* %4, align 4, !tbaa !19
  store i32 -1, i32* %34, align 4, !tbaa !12
  %740 = load i64, i64* %35, align 8, !tbaa !13
  %741 = add nsw i64 %740, -1
  store i64 %741, i64* %35, align 8, !tbaa !13
  br label %753

742:                                              ; preds = %736
  %743 = add nsw i32 %721, -1
  %744 = call i32 @isdigit(i32 noundef %737) #10
  %745 = icmp eq i32 %744, 0
  br i1 %745, label %746, label %719

746:                                              ; preds = %742, %714, %665
  %747 = phi i32 [ %613, %665 ], [ %715, %714 ], [ %743, %742 ]
  %748 = phi i32 [ %629, %665 ], [ %716, %714 ], [ %737, %742 ]
  store i32 %748, i32* %34, align 4, !tbaa !12
  %749 = load i64, i64* %35, align 8, !tbaa !13
  %750 = add nsw i64 %749, -1
  store i64 %750, i64* %35, align 8, !tbaa !13
  %751 = add nsw i32 %747, 1
  store i32 %751, i32* %4, align 4, !tbaa !19
  br label %753

752:                                              ; preds = %731
  store i32 %722, i32* %4, align 4, !tbaa !19
  br label %753

753:                                              ; preds = %633, %752, %746, %739, %709, %701, %687, %679
  %754 = or i32 %628, %626
  %755 = icmp ne i32 %754, 0
  %756 = zext i1 %755 to i32
  br label %757

757:                                              ; preds = %505, %526, %532, %548, %553, %753
  %758 = phi i32 [ %509, %505 ], [ %552, %548 ], [ %756, %753 ], [ 1, %553 ], [ 1, %532 ], [ 1, %526 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %36)
  %759 = icmp ne i32 %758, 0
  %760 = select i1 %759, i1 %310, i1 false
  br i1 %760, label %761, label %814

761:                                              ; preds = %757
  switch i32 %213, label %768 [
    i32 4, label %762
    i32 3, label %765
  ]

762:                                              ; preds = %761
  %763 = call x86_fp80 @strtold(i8* noundef nonnull %17, i8** noundef null) #10
  %764 = bitcast i8* %287 to x86_fp80*
  store x86_fp80 %763, x86_fp80* %764, align 16, !tbaa !39
  br label %818

765:                                              ; preds = %761
  %766 = call double @strtod(i8* noundef nonnull %17, i8** noundef null) #10
  %767 = bitcast i8* %287 to double*
  store double %766, double* %767, align 8, !tbaa !41
  br label %818

768:                                              ; preds = %761
  %769 = call float @strtof(i8* noundef nonnull %17, i8** noundef null) #10
  %770 = bitcast i8* %287 to float*
  store float %769, float* %770, align 4, !tbaa !43
  br label %818

771:                                              ; preds = %321
  switch i8 %214, label %772 [
    i8 117, label %778
    i8 100, label %778
    i8 111, label %790
    i8 105, label %777
  ]

772:                                              ; preds = %771
  %773 = and i32 %215, -33
  %774 = icmp eq i32 %773, 88
  %775 = icmp eq i8 %214, 112
  %776 = select i1 %774, i1 true, i1 %775
  br i1 %776, label %778, label %823

777:                                              ; preds = %771
  br label %790

778:                                              ; preds = %772, %771, %771
  %779 = phi i32 [ 10, %771 ], [ 10, %771 ], [ 16, %772 ]
  %780 = icmp eq i8 %214, 112
  %781 = select i1 %780, i32 3, i32 %213
  %782 = icmp eq i32 %308, 40
  %783 = select i1 %780, i1 %782, i1 false
  br i1 %783, label %784, label %790

784:                                              ; preds = %778
  %785 = call fastcc i32 @match_word(%struct.reader* noundef %0, i32* noundef nonnull %15, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), %struct.number* noundef nonnull %12) #9
  %786 = icmp ne i32 %785, 0
  %787 = select i1 %786, i1 %310, i1 false
  br i1 %787, label %788, label %814

788:                                              ; preds = %784
  %789 = bitcast i8* %287 to i8**
  store i8* null, i8** %789, align 8, !tbaa !14
  br label %818

790:                                              ; preds = %771, %777, %778
  %791 = phi i32 [ %781, %778 ], [ %213, %777 ], [ %213, %771 ]
  %792 = phi i32 [ %779, %778 ], [ 0, %777 ], [ 8, %771 ]
  %793 = call fastcc i32 @match_integer(%struct.reader* noundef %0, i32 noundef %171, i32 noundef %792, %struct.number* noundef nonnull %12) #9
  %794 = icmp ne i32 %793, 0
  %795 = zext i1 %794 to i32
  %796 = select i1 %794, i1 %310, i1 false
  br i1 %796, label %797, label %814

797:                                              ; preds = %790
  switch i8 %214, label %800 [
    i8 105, label %798
    i8 100, label %798
  ]

798:                                              ; preds = %797, %797
  %799 = call i64 @strtol(i8* noundef nonnull %17, i8** noundef null, i32 noundef %793) #10
  br label %802

800:                                              ; preds = %797
  %801 = call i64 @strtoul(i8* noundef nonnull %17, i8** noundef null, i32 noundef %793) #10
  br label %802

802:                                              ; preds = %800, %798
  %803 = phi i64 [ %799, %798 ], [ %801, %800 ]
  switch i32 %791, label %812 [
    i32 1, label %804
    i32 2, label %806
    i32 0, label %809
  ]

804:                                              ; preds = %802
  %805 = trunc i64 %803 to i8
  store i8 %805, i8* %287, align 1, !tbaa !15
  br label %814

806:                                              ; preds = %802
  %807 = trunc i64 %803 to i16
  %808 = bitcast i8* %287 to i16*
  store i16 %807, i16* %808, align 2, !tbaa !25
  br label %814

809:                                              ; preds = %802
  %810 = trunc i64 %803 to i32
  %811 = bitcast i8* %287 to i32*
  store i32 %810, i32* %811, align 4, !tbaa !19
  br label %814

812:                                              ; preds = %802
  %813 = bitcast i8* %287 to i64*
  store i64 %803, i64* %813, align 8, !tbaa !27
  br label %814

814:                                              ; preds = %812, %809, %806, %804, %790, %784, %757, %470
  %815 = phi i32 [ %56, %757 ], [ %472, %470 ], [ %56, %784 ], [ %56, %790 ], [ %56, %804 ], [ %56, %806 ], [ %56, %809 ], [ %56, %812 ]
  %816 = phi i32 [ %758, %757 ], [ %471, %470 ], [ %785, %784 ], [ %795, %790 ], [ %795, %804 ], [ %795, %806 ], [ %795, %809 ], [ %795, %812 ]
  %817 = icmp eq i32 %816, 0
  br i1 %817, label %823, label %818

818:                                              ; preds = %788, %768, %765, %762, %814
  %819 = phi i32 [ %815, %814 ], [ %56, %762 ], [ %56, %765 ], [ %56, %768 ], [ %56, %788 ]
  %820 = xor i1 %240, true
  %821 = zext i1 %820 to i32
  %822 = add nsw i32 %819, %821
  br label %825

823:                                              ; preds = %203, %232, %814, %772, %315, %525
  %824 = phi i32 [ %56, %525 ], [ %317, %315 ], [ %56, %772 ], [ %815, %814 ], [ %56, %232 ], [ %56, %203 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %27) #8
  br label %830

825:                                              ; preds = %299, %296, %293, %291, %288, %818
  %826 = phi i32 [ %56, %288 ], [ %822, %818 ], [ %56, %291 ], [ %56, %293 ], [ %56, %296 ], [ %56, %299 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %27) #8
  %827 = load i8*, i8** %11, align 8, !tbaa !14
  %828 = load i8, i8* %827, align 1, !tbaa !15
  %829 = icmp eq i8 %828, 0
  br i1 %829, label %830, label %54

830:                                              ; preds = %825, %69, %3, %90, %823
  %831 = phi i32 [ %96, %90 ], [ %824, %823 ], [ 0, %3 ], [ %56, %69 ], [ %826, %825 ]
  call void @llvm.va_end(i8* nonnull %20)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %21) #8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %20) #8
  call void @llvm.lifetime.end.p0i8(i64 1208, i8* nonnull %17) #8
  ret i32 %831
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
