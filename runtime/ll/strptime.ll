; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/strptime.c
; ModuleID = 'runtime/c/strptime.c'
source_filename = "runtime/c/strptime.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }
%struct.parsed = type { %struct.tm*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }

@days = internal constant [7 x i8*] [i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.14, i32 0, i32 0)], align 16
@months = internal constant [12 x i8*] [i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.15, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.16, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.17, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.21, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.23, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.24, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.25, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.26, i32 0, i32 0)], align 16
@.str = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"%Y-%m-%d\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"%H:%M\00", align 1
@.str.7 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"Sunday\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1
@.str.12 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1
@.str.14 = private unnamed_addr constant [9 x i8] c"Saturday\00", align 1
@.str.15 = private unnamed_addr constant [8 x i8] c"January\00", align 1
@.str.16 = private unnamed_addr constant [9 x i8] c"February\00", align 1
@.str.17 = private unnamed_addr constant [6 x i8] c"March\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"April\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"May\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"June\00", align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"July\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"August\00", align 1
@.str.23 = private unnamed_addr constant [10 x i8] c"September\00", align 1
@.str.24 = private unnamed_addr constant [8 x i8] c"October\00", align 1
@.str.25 = private unnamed_addr constant [9 x i8] c"November\00", align 1
@.str.26 = private unnamed_addr constant [9 x i8] c"December\00", align 1
@days_before.sums = internal unnamed_addr constant [13 x i16] [i16 0, i16 31, i16 59, i16 90, i16 120, i16 151, i16 181, i16 212, i16 243, i16 273, i16 304, i16 334, i16 365], align 16

; Function Attrs: nounwind optsize
define dso_local i8* @strptime(i8* noundef %0, i8* nocapture noundef readonly %1, %struct.tm* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.parsed, align 8
  %5 = alloca %struct.tm, align 8
  %6 = bitcast %struct.parsed* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6) #5
  %7 = getelementptr inbounds %struct.parsed, %struct.parsed* %4, i64 0, i32 0
  store %struct.tm* %2, %struct.tm** %7, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.parsed, %struct.parsed* %4, i64 0, i32 1
  store i32 -1, i32* %8, align 8, !tbaa !8
  %9 = getelementptr inbounds %struct.parsed, %struct.parsed* %4, i64 0, i32 2
  store i32 -1, i32* %9, align 4, !tbaa !9
  %10 = getelementptr inbounds %struct.parsed, %struct.parsed* %4, i64 0, i32 3
  store i32 0, i32* %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.parsed, %struct.parsed* %4, i64 0, i32 4
  store i32 -1, i32* %11, align 4, !tbaa !11
  %12 = getelementptr inbounds %struct.parsed, %struct.parsed* %4, i64 0, i32 5
  store i32 0, i32* %12, align 8, !tbaa !12
  %13 = getelementptr inbounds %struct.parsed, %struct.parsed* %4, i64 0, i32 6
  store i32 0, i32* %13, align 4, !tbaa !13
  %14 = getelementptr inbounds %struct.parsed, %struct.parsed* %4, i64 0, i32 7
  store i32 0, i32* %14, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.parsed, %struct.parsed* %4, i64 0, i32 8
  store i32 0, i32* %15, align 4, !tbaa !15
  %16 = getelementptr inbounds %struct.parsed, %struct.parsed* %4, i64 0, i32 9
  store i32 -1, i32* %16, align 8, !tbaa !16
  %17 = getelementptr inbounds %struct.parsed, %struct.parsed* %4, i64 0, i32 10
  store i32 -1, i32* %17, align 4, !tbaa !17
  %18 = call fastcc i8* @parse(i8* noundef %0, i8* noundef %1, %struct.parsed* noundef nonnull %4) #6
  %19 = load i32, i32* %10, align 8, !tbaa !10
  %20 = icmp ne i32 %19, 0
  %21 = load i32, i32* %9, align 4
  %22 = icmp eq i32 %21, 1
  %23 = select i1 %20, i1 %22, i1 false
  %24 = icmp ne i8* %18, null
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %30

26:                                               ; preds = %3
  %27 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 2
  %28 = load i32, i32* %27, align 8, !tbaa !18
  %29 = add nsw i32 %28, 12
  store i32 %29, i32* %27, align 8, !tbaa !18
  br label %30

30:                                               ; preds = %26, %3
  br i1 %24, label %31, label %275

31:                                               ; preds = %30
  %32 = load i32, i32* %11, align 4, !tbaa !11
  %33 = icmp sgt i32 %32, -1
  %34 = load i32, i32* %8, align 8, !tbaa !8
  br i1 %33, label %35, label %43

35:                                               ; preds = %31
  %36 = mul i32 %34, 100
  %37 = add i32 %36, -1900
  %38 = icmp ult i32 %32, 69
  %39 = select i1 %38, i32 100, i32 0
  %40 = icmp slt i32 %34, 0
  %41 = select i1 %40, i32 %39, i32 %37
  %42 = add nsw i32 %41, %32
  br label %48

43:                                               ; preds = %31
  %44 = icmp sgt i32 %34, -1
  br i1 %44, label %45, label %52

45:                                               ; preds = %43
  %46 = mul i32 %34, 100
  %47 = add i32 %46, -1900
  br label %48

48:                                               ; preds = %35, %45
  %49 = phi i32 [ %42, %35 ], [ %47, %45 ]
  %50 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 5
  store i32 %49, i32* %50, align 4, !tbaa !21
  %51 = load i32, i32* %13, align 4
  br label %60

52:                                               ; preds = %43
  %53 = icmp ne i32 %32, -1
  %54 = load i32, i32* %13, align 4
  %55 = icmp ne i32 %54, 0
  %56 = select i1 %53, i1 true, i1 %55
  br i1 %56, label %60, label %57

57:                                               ; preds = %52
  %58 = load i32, i32* %12, align 8, !tbaa !12
  %59 = icmp ne i32 %58, 0
  br label %60

60:                                               ; preds = %48, %57, %52
  %61 = phi i32 [ %54, %52 ], [ 0, %57 ], [ %51, %48 ]
  %62 = phi i1 [ true, %52 ], [ %59, %57 ], [ true, %48 ]
  %63 = xor i1 %62, true
  %64 = load i32, i32* %14, align 8
  %65 = icmp ne i32 %64, 0
  %66 = select i1 %63, i1 true, i1 %65
  br i1 %66, label %67, label %69

67:                                               ; preds = %60
  %68 = load i32, i32* %15, align 4
  br label %145

69:                                               ; preds = %60
  %70 = icmp eq i32 %61, 0
  %71 = load i32, i32* %12, align 8
  %72 = icmp eq i32 %71, 0
  %73 = select i1 %70, i1 true, i1 %72
  %74 = load i32, i32* %15, align 4
  %75 = icmp ne i32 %74, 0
  %76 = select i1 %73, i1 %75, i1 false
  br i1 %76, label %77, label %137

77:                                               ; preds = %69
  %78 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 5
  %79 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 7
  br label %80

80:                                               ; preds = %77, %100
  %81 = phi i64 [ 0, %77 ], [ %84, %100 ]
  %82 = icmp eq i64 %81, 11
  br i1 %82, label %106, label %83

83:                                               ; preds = %80
  %84 = add nuw nsw i64 %81, 1
  %85 = load i32, i32* %78, align 4, !tbaa !21
  %86 = add nsw i32 %85, 1900
  %87 = getelementptr inbounds [13 x i16], [13 x i16]* @days_before.sums, i64 0, i64 %84
  %88 = load i16, i16* %87, align 2, !tbaa !22
  %89 = icmp ne i64 %81, 0
  %90 = and i32 %85, 3
  %91 = icmp eq i32 %90, 0
  %92 = and i1 %89, %91
  br i1 %92, label %93, label %100

93:                                               ; preds = %83
  %94 = srem i32 %86, 100
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %100

96:                                               ; preds = %93
  %97 = srem i32 %86, 400
  %98 = icmp eq i32 %97, 0
  %99 = zext i1 %98 to i32
  br label %100

100:                                              ; preds = %83, %93, %96
  %101 = phi i32 [ 0, %83 ], [ 1, %93 ], [ %99, %96 ]
  %102 = zext i16 %88 to i32
  %103 = add nuw nsw i32 %101, %102
  %104 = load i32, i32* %79, align 4, !tbaa !24
  %105 = icmp sgt i32 %103, %104
  br i1 %105, label %106, label %80, !llvm.loop !25

106:                                              ; preds = %80, %100
  %107 = trunc i64 %81 to i32
  br i1 %70, label %108, label %110

108:                                              ; preds = %106
  %109 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 4
  store i32 %107, i32* %109, align 8, !tbaa !28
  br label %110

110:                                              ; preds = %108, %106
  br i1 %72, label %111, label %136

111:                                              ; preds = %110
  %112 = load i32, i32* %79, align 4, !tbaa !24
  %113 = load i32, i32* %78, align 4, !tbaa !21
  %114 = add nsw i32 %113, 1900
  %115 = and i64 %81, 4294967295
  %116 = getelementptr inbounds [13 x i16], [13 x i16]* @days_before.sums, i64 0, i64 %115
  %117 = load i16, i16* %116, align 2, !tbaa !22
  %118 = icmp ugt i32 %107, 1
  %119 = and i32 %113, 3
  %120 = icmp eq i32 %119, 0
  %121 = and i1 %118, %120
  br i1 %121, label %122, label %129

122:                                              ; preds = %111
  %123 = srem i32 %114, 100
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %129

125:                                              ; preds = %122
  %126 = srem i32 %114, 400
  %127 = icmp eq i32 %126, 0
  %128 = sext i1 %127 to i32
  br label %129

129:                                              ; preds = %111, %122, %125
  %130 = phi i32 [ 0, %111 ], [ -1, %122 ], [ %128, %125 ]
  %131 = zext i16 %117 to i32
  %132 = add i32 %112, 1
  %133 = sub i32 %132, %131
  %134 = add i32 %133, %130
  %135 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 3
  store i32 %134, i32* %135, align 4, !tbaa !29
  br label %136

136:                                              ; preds = %129, %110
  store i32 1, i32* %12, align 8, !tbaa !12
  store i32 1, i32* %13, align 4, !tbaa !13
  br label %137

137:                                              ; preds = %69, %136
  %138 = phi i32 [ %61, %69 ], [ 1, %136 ]
  %139 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 4
  %140 = load i32, i32* %139, align 8, !tbaa !28
  %141 = icmp ult i32 %140, 12
  br i1 %141, label %142, label %145

142:                                              ; preds = %137
  %143 = call fastcc i32 @week_day(%struct.tm* noundef nonnull %2) #6
  %144 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 6
  store i32 %143, i32* %144, align 8, !tbaa !30
  br label %145

145:                                              ; preds = %67, %137, %142
  %146 = phi i32 [ %61, %67 ], [ %138, %137 ], [ %138, %142 ]
  %147 = phi i32 [ %68, %67 ], [ %74, %137 ], [ %74, %142 ]
  %148 = icmp ne i32 %147, 0
  %149 = select i1 %63, i1 true, i1 %148
  br i1 %149, label %186, label %150

150:                                              ; preds = %145
  %151 = icmp ne i32 %146, 0
  %152 = load i32, i32* %12, align 8
  %153 = icmp ne i32 %152, 0
  %154 = select i1 %151, i1 true, i1 %153
  br i1 %154, label %155, label %186

155:                                              ; preds = %150
  %156 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 4
  %157 = load i32, i32* %156, align 8, !tbaa !28
  %158 = icmp ult i32 %157, 12
  br i1 %158, label %159, label %186

159:                                              ; preds = %155
  %160 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 5
  %161 = load i32, i32* %160, align 4, !tbaa !21
  %162 = add nsw i32 %161, 1900
  %163 = zext i32 %157 to i64
  %164 = getelementptr inbounds [13 x i16], [13 x i16]* @days_before.sums, i64 0, i64 %163
  %165 = load i16, i16* %164, align 2, !tbaa !22
  %166 = icmp ugt i32 %157, 1
  %167 = and i32 %161, 3
  %168 = icmp eq i32 %167, 0
  %169 = and i1 %166, %168
  br i1 %169, label %170, label %177

170:                                              ; preds = %159
  %171 = srem i32 %162, 100
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %177

173:                                              ; preds = %170
  %174 = srem i32 %162, 400
  %175 = icmp eq i32 %174, 0
  %176 = zext i1 %175 to i32
  br label %177

177:                                              ; preds = %159, %170, %173
  %178 = phi i32 [ 0, %159 ], [ 1, %170 ], [ %176, %173 ]
  %179 = zext i16 %165 to i32
  %180 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 3
  %181 = load i32, i32* %180, align 4, !tbaa !29
  %182 = add nsw i32 %179, -1
  %183 = add nsw i32 %182, %178
  %184 = add i32 %183, %181
  %185 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 7
  store i32 %184, i32* %185, align 4, !tbaa !24
  br label %186

186:                                              ; preds = %150, %177, %155, %145
  %187 = load i32, i32* %16, align 8, !tbaa !16
  %188 = load i32, i32* %17, align 4
  %189 = icmp slt i32 %187, 0
  %190 = select i1 %189, i32 %188, i32 %187
  %191 = icmp sgt i32 %190, -1
  %192 = select i1 %191, i1 %65, i1 false
  br i1 %192, label %193, label %275

193:                                              ; preds = %186
  %194 = bitcast %struct.tm* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %194) #5
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %194, i8 0, i64 56, i1 false)
  %195 = getelementptr inbounds %struct.tm, %struct.tm* %5, i64 0, i32 3
  store i32 1, i32* %195, align 4, !tbaa !29
  %196 = getelementptr inbounds %struct.tm, %struct.tm* %5, i64 0, i32 5
  %197 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 5
  %198 = load i32, i32* %197, align 4, !tbaa !21
  store i32 %198, i32* %196, align 4, !tbaa !21
  %199 = icmp eq i32 %147, 0
  br i1 %199, label %200, label %219

200:                                              ; preds = %193
  %201 = ashr i32 %187, 31
  %202 = call fastcc i32 @week_day(%struct.tm* noundef nonnull %5) #6
  %203 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 6
  %204 = load i32, i32* %203, align 8, !tbaa !30
  %205 = add nsw i32 %201, 7
  %206 = add i32 %205, %202
  %207 = srem i32 %206, 7
  %208 = add i32 %205, %204
  %209 = srem i32 %208, 7
  %210 = trunc i32 %207 to i8
  %211 = sub nsw i8 7, %210
  %212 = urem i8 %211, 7
  %213 = zext i8 %212 to i32
  %214 = mul i32 %190, 7
  %215 = add i32 %214, -7
  %216 = add i32 %215, %209
  %217 = add i32 %216, %213
  %218 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 7
  store i32 %217, i32* %218, align 4, !tbaa !24
  br label %219

219:                                              ; preds = %200, %193
  %220 = load i32, i32* %12, align 8, !tbaa !12
  %221 = icmp ne i32 %220, 0
  %222 = icmp ne i32 %146, 0
  %223 = select i1 %221, i1 %222, i1 false
  br i1 %223, label %274, label %224

224:                                              ; preds = %219
  %225 = add nsw i32 %198, 1900
  %226 = and i32 %198, 3
  %227 = icmp eq i32 %226, 0
  %228 = srem i32 %225, 100
  %229 = icmp ne i32 %228, 0
  %230 = srem i32 %225, 400
  %231 = icmp eq i32 %230, 0
  %232 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 7
  %233 = or i1 %229, %231
  %234 = load i32, i32* %232, align 4, !tbaa !24
  br label %235

235:                                              ; preds = %224, %238
  %236 = phi i64 [ 0, %224 ], [ %239, %238 ]
  %237 = icmp eq i64 %236, 11
  br i1 %237, label %251, label %238

238:                                              ; preds = %235
  %239 = add nuw nsw i64 %236, 1
  %240 = getelementptr inbounds [13 x i16], [13 x i16]* @days_before.sums, i64 0, i64 %239
  %241 = load i16, i16* %240, align 2, !tbaa !22
  %242 = icmp ne i64 %236, 0
  %243 = and i1 %227, %242
  %244 = select i1 %243, i1 %233, i1 false
  %245 = zext i1 %244 to i32
  %246 = zext i16 %241 to i32
  %247 = add nuw nsw i32 %245, %246
  %248 = icmp sgt i32 %247, %234
  br i1 %248, label %249, label %235, !llvm.loop !31

249:                                              ; preds = %238
  %250 = trunc i64 %236 to i32
  br label %251

251:                                              ; preds = %235, %249
  %252 = phi i32 [ %250, %249 ], [ 11, %235 ]
  %253 = icmp eq i32 %146, 0
  br i1 %253, label %254, label %256

254:                                              ; preds = %251
  %255 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 4
  store i32 %252, i32* %255, align 8, !tbaa !28
  br label %256

256:                                              ; preds = %254, %251
  %257 = icmp eq i32 %220, 0
  br i1 %257, label %258, label %274

258:                                              ; preds = %256
  %259 = load i32, i32* %232, align 4, !tbaa !24
  %260 = zext i32 %252 to i64
  %261 = getelementptr inbounds [13 x i16], [13 x i16]* @days_before.sums, i64 0, i64 %260
  %262 = load i16, i16* %261, align 2, !tbaa !22
  %263 = icmp ugt i32 %252, 1
  %264 = and i1 %227, %263
  %265 = icmp ne i32 %228, 0
  %266 = or i1 %265, %231
  %267 = select i1 %264, i1 %266, i1 false
  %268 = sext i1 %267 to i32
  %269 = zext i16 %262 to i32
  %270 = add i32 %259, 1
  %271 = sub i32 %270, %269
  %272 = add i32 %271, %268
  %273 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 3
  store i32 %272, i32* %273, align 4, !tbaa !29
  br label %274

274:                                              ; preds = %256, %258, %219
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %194) #5
  br label %275

275:                                              ; preds = %186, %274, %30
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %6) #5
  ret i8* %18
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i8* @parse(i8* noundef %0, i8* nocapture noundef readonly %1, %struct.parsed* noundef %2) unnamed_addr #0 {
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = load i8, i8* %1, align 1, !tbaa !32
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %355, label %8

8:                                                ; preds = %3
  %9 = bitcast i8** %4 to i8*
  %10 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 0
  %11 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 4
  %12 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 7
  %13 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 10
  %14 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 9
  %15 = bitcast i64* %5 to i8*
  %16 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 2
  %17 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 6
  %18 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 8
  %19 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 3
  %20 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 5
  %21 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 1
  br label %22

22:                                               ; preds = %8, %349
  %23 = phi i8 [ %6, %8 ], [ %353, %349 ]
  %24 = phi i8* [ %1, %8 ], [ %352, %349 ]
  %25 = phi i8* [ %0, %8 ], [ %350, %349 ]
  %26 = zext i8 %23 to i32
  %27 = call i32 @isspace(i32 noundef %26) #7
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %36, label %29

29:                                               ; preds = %22, %29
  %30 = phi i8* [ %35, %29 ], [ %25, %22 ]
  %31 = load i8, i8* %30, align 1, !tbaa !32
  %32 = zext i8 %31 to i32
  %33 = call i32 @isspace(i32 noundef %32) #7
  %34 = icmp eq i32 %33, 0
  %35 = getelementptr inbounds i8, i8* %30, i64 1
  br i1 %34, label %349, label %29, !llvm.loop !33

36:                                               ; preds = %22
  %37 = load i8, i8* %24, align 1, !tbaa !32
  %38 = icmp eq i8 %37, 37
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = getelementptr inbounds i8, i8* %24, i64 1
  %41 = load i8, i8* %40, align 1, !tbaa !32
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %43, label %48

43:                                               ; preds = %39, %36
  %44 = load i8, i8* %25, align 1, !tbaa !32
  %45 = icmp eq i8 %37, %44
  br i1 %45, label %46, label %355

46:                                               ; preds = %43
  %47 = getelementptr inbounds i8, i8* %25, i64 1
  br label %349

48:                                               ; preds = %39, %57
  %49 = phi i8 [ %59, %57 ], [ %41, %39 ]
  %50 = phi i8* [ %51, %57 ], [ %24, %39 ]
  %51 = getelementptr inbounds i8, i8* %50, i64 1
  switch i8 %49, label %52 [
    i8 45, label %57
    i8 95, label %57
    i8 48, label %57
    i8 94, label %57
    i8 35, label %57
  ]

52:                                               ; preds = %48
  %53 = zext i8 %49 to i32
  %54 = call i32 @isdigit(i32 noundef %53) #7
  %55 = icmp eq i32 %54, 0
  %56 = getelementptr inbounds i8, i8* %50, i64 2
  br i1 %55, label %67, label %60, !llvm.loop !34

57:                                               ; preds = %48, %48, %48, %48, %48
  %58 = getelementptr inbounds i8, i8* %50, i64 2
  %59 = load i8, i8* %58, align 1, !tbaa !32
  br label %48, !llvm.loop !35

60:                                               ; preds = %52, %60
  %61 = phi i8* [ %66, %60 ], [ %56, %52 ]
  %62 = load i8, i8* %61, align 1, !tbaa !32
  %63 = zext i8 %62 to i32
  %64 = call i32 @isdigit(i32 noundef %63) #7
  %65 = icmp eq i32 %64, 0
  %66 = getelementptr inbounds i8, i8* %61, i64 1
  br i1 %65, label %67, label %60, !llvm.loop !34

67:                                               ; preds = %60, %52
  %68 = phi i8* [ %51, %52 ], [ %61, %60 ]
  %69 = phi i8* [ %56, %52 ], [ %66, %60 ]
  %70 = load i8, i8* %68, align 1, !tbaa !32
  switch i8 %70, label %76 [
    i8 69, label %71
    i8 79, label %71
  ]

71:                                               ; preds = %67, %67
  %72 = load i8, i8* %69, align 1, !tbaa !32
  %73 = icmp eq i8 %72, 0
  %74 = select i1 %73, i8* %68, i8* %69
  %75 = load i8, i8* %74, align 1, !tbaa !32
  br label %76

76:                                               ; preds = %71, %67
  %77 = phi i8 [ %75, %71 ], [ %70, %67 ]
  %78 = phi i8* [ %74, %71 ], [ %68, %67 ]
  %79 = icmp eq i8 %77, 0
  br i1 %79, label %355, label %80

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9)
  store i8* %25, i8** %4, align 8, !tbaa !36
  %81 = load %struct.tm*, %struct.tm** %10, align 8, !tbaa !2
  %82 = sext i8 %77 to i32
  switch i32 %82, label %341 [
    i32 37, label %83
    i32 97, label %87
    i32 65, label %87
    i32 98, label %93
    i32 66, label %93
    i32 104, label %93
    i32 99, label %99
    i32 67, label %101
    i32 100, label %106
    i32 101, label %106
    i32 120, label %112
    i32 68, label %112
    i32 70, label %114
    i32 72, label %116
    i32 107, label %116
    i32 73, label %122
    i32 108, label %122
    i32 106, label %129
    i32 109, label %136
    i32 77, label %143
    i32 110, label %149
    i32 116, label %149
    i32 112, label %163
    i32 114, label %174
    i32 82, label %176
    i32 115, label %178
    i32 83, label %203
    i32 88, label %209
    i32 84, label %209
    i32 117, label %211
    i32 103, label %218
    i32 71, label %222
    i32 85, label %234
    i32 87, label %239
    i32 86, label %244
    i32 119, label %248
    i32 121, label %254
    i32 89, label %259
    i32 90, label %346
    i32 122, label %266
  ]

83:                                               ; preds = %80
  %84 = load i8, i8* %25, align 1, !tbaa !32
  %85 = icmp eq i8 %84, 37
  %86 = getelementptr inbounds i8, i8* %25, i64 1
  br i1 %85, label %342, label %341

87:                                               ; preds = %80, %80
  %88 = call fastcc i32 @name(i8** noundef nonnull %4, i8** noundef getelementptr inbounds ([7 x i8*], [7 x i8*]* @days, i64 0, i64 0), i32 noundef 7) #7
  %89 = icmp slt i32 %88, 0
  br i1 %89, label %341, label %90

90:                                               ; preds = %87
  %91 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 6
  store i32 %88, i32* %91, align 8, !tbaa !30
  store i32 1, i32* %12, align 8, !tbaa !14
  %92 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

93:                                               ; preds = %80, %80, %80
  %94 = call fastcc i32 @name(i8** noundef nonnull %4, i8** noundef getelementptr inbounds ([12 x i8*], [12 x i8*]* @months, i64 0, i64 0), i32 noundef 12) #7
  %95 = icmp slt i32 %94, 0
  br i1 %95, label %341, label %96

96:                                               ; preds = %93
  %97 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 4
  store i32 %94, i32* %97, align 8, !tbaa !28
  store i32 1, i32* %17, align 4, !tbaa !13
  %98 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

99:                                               ; preds = %80
  %100 = call fastcc i8* @parse(i8* noundef %25, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #7
  br label %346

101:                                              ; preds = %80
  %102 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 99, i32 noundef 2) #7
  %103 = icmp slt i32 %102, 0
  br i1 %103, label %341, label %104

104:                                              ; preds = %101
  store i32 %102, i32* %21, align 8, !tbaa !8
  %105 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

106:                                              ; preds = %80, %80
  %107 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 1, i32 noundef 31, i32 noundef 2) #7
  %108 = icmp slt i32 %107, 0
  br i1 %108, label %341, label %109

109:                                              ; preds = %106
  %110 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 3
  store i32 %107, i32* %110, align 4, !tbaa !29
  store i32 1, i32* %20, align 8, !tbaa !12
  %111 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

112:                                              ; preds = %80, %80
  %113 = call fastcc i8* @parse(i8* noundef %25, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #7
  br label %346

114:                                              ; preds = %80
  %115 = call fastcc i8* @parse(i8* noundef %25, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #7
  br label %346

116:                                              ; preds = %80, %80
  %117 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 23, i32 noundef 2) #7
  %118 = icmp slt i32 %117, 0
  br i1 %118, label %341, label %119

119:                                              ; preds = %116
  %120 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 2
  store i32 %117, i32* %120, align 8, !tbaa !18
  store i32 0, i32* %19, align 8, !tbaa !10
  %121 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

122:                                              ; preds = %80, %80
  %123 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 1, i32 noundef 12, i32 noundef 2) #7
  %124 = icmp slt i32 %123, 0
  br i1 %124, label %341, label %125

125:                                              ; preds = %122
  %126 = urem i32 %123, 12
  %127 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 2
  store i32 %126, i32* %127, align 8, !tbaa !18
  store i32 1, i32* %19, align 8, !tbaa !10
  %128 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

129:                                              ; preds = %80
  %130 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 1, i32 noundef 366, i32 noundef 3) #7
  %131 = icmp slt i32 %130, 0
  br i1 %131, label %341, label %132

132:                                              ; preds = %129
  %133 = add nsw i32 %130, -1
  %134 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 7
  store i32 %133, i32* %134, align 4, !tbaa !24
  store i32 1, i32* %18, align 4, !tbaa !15
  %135 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

136:                                              ; preds = %80
  %137 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 1, i32 noundef 12, i32 noundef 2) #7
  %138 = icmp slt i32 %137, 0
  br i1 %138, label %341, label %139

139:                                              ; preds = %136
  %140 = add nsw i32 %137, -1
  %141 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 4
  store i32 %140, i32* %141, align 8, !tbaa !28
  store i32 1, i32* %17, align 4, !tbaa !13
  %142 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

143:                                              ; preds = %80
  %144 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 59, i32 noundef 2) #7
  %145 = icmp slt i32 %144, 0
  br i1 %145, label %341, label %146

146:                                              ; preds = %143
  %147 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 1
  store i32 %144, i32* %147, align 4, !tbaa !37
  %148 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

149:                                              ; preds = %80, %80
  %150 = load i8, i8* %25, align 1, !tbaa !32
  %151 = zext i8 %150 to i32
  %152 = call i32 @isspace(i32 noundef %151) #7
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %161, label %154

154:                                              ; preds = %149, %154
  %155 = load i8*, i8** %4, align 8, !tbaa !36
  %156 = getelementptr inbounds i8, i8* %155, i64 1
  store i8* %156, i8** %4, align 8, !tbaa !36
  %157 = load i8, i8* %156, align 1, !tbaa !32
  %158 = zext i8 %157 to i32
  %159 = call i32 @isspace(i32 noundef %158) #7
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %154, !llvm.loop !38

161:                                              ; preds = %154, %149
  %162 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

163:                                              ; preds = %80
  %164 = call i32 @strncasecmp(i8* noundef %25, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i64 noundef 2) #7
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %170, label %166

166:                                              ; preds = %163
  %167 = load i8*, i8** %4, align 8, !tbaa !36
  %168 = call i32 @strncasecmp(i8* noundef %167, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i64 0, i64 0), i64 noundef 2) #7
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %341

170:                                              ; preds = %166, %163
  %171 = phi i32 [ 0, %163 ], [ 1, %166 ]
  store i32 %171, i32* %16, align 4, !tbaa !9
  %172 = load i8*, i8** %4, align 8, !tbaa !36
  %173 = getelementptr inbounds i8, i8* %172, i64 2
  br label %342

174:                                              ; preds = %80
  %175 = call fastcc i8* @parse(i8* noundef %25, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #7
  br label %346

176:                                              ; preds = %80
  %177 = call fastcc i8* @parse(i8* noundef %25, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #7
  br label %346

178:                                              ; preds = %80
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %15) #5
  store i64 0, i64* %5, align 8, !tbaa !39
  %179 = load i8, i8* %25, align 1, !tbaa !32
  %180 = zext i8 %179 to i32
  %181 = call i32 @isdigit(i32 noundef %180) #7
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %201, label %183

183:                                              ; preds = %178, %183
  %184 = load i64, i64* %5, align 8, !tbaa !39
  %185 = mul nsw i64 %184, 10
  %186 = load i8*, i8** %4, align 8, !tbaa !36
  %187 = getelementptr inbounds i8, i8* %186, i64 1
  store i8* %187, i8** %4, align 8, !tbaa !36
  %188 = load i8, i8* %186, align 1, !tbaa !32
  %189 = sext i8 %188 to i64
  %190 = add i64 %185, -48
  %191 = add i64 %190, %189
  store i64 %191, i64* %5, align 8, !tbaa !39
  %192 = load i8, i8* %187, align 1, !tbaa !32
  %193 = zext i8 %192 to i32
  %194 = call i32 @isdigit(i32 noundef %193) #7
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %196, label %183, !llvm.loop !40

196:                                              ; preds = %183
  %197 = call %struct.tm* @gmtime_r(i64* noundef nonnull %5, %struct.tm* noundef %81) #7
  %198 = icmp eq %struct.tm* %197, null
  %199 = load i8*, i8** %4, align 8
  %200 = select i1 %198, i8* null, i8* %199
  br label %201

201:                                              ; preds = %196, %178
  %202 = phi i8* [ %200, %196 ], [ null, %178 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %15) #5
  br label %346

203:                                              ; preds = %80
  %204 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 61, i32 noundef 2) #7
  %205 = icmp slt i32 %204, 0
  br i1 %205, label %341, label %206

206:                                              ; preds = %203
  %207 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 0
  store i32 %204, i32* %207, align 8, !tbaa !41
  %208 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

209:                                              ; preds = %80, %80
  %210 = call fastcc i8* @parse(i8* noundef %25, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.7, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #7
  br label %346

211:                                              ; preds = %80
  %212 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 1, i32 noundef 7, i32 noundef 1) #7
  %213 = icmp slt i32 %212, 0
  br i1 %213, label %341, label %214

214:                                              ; preds = %211
  %215 = urem i32 %212, 7
  %216 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 6
  store i32 %215, i32* %216, align 8, !tbaa !30
  store i32 1, i32* %12, align 8, !tbaa !14
  %217 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

218:                                              ; preds = %80
  %219 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 99, i32 noundef 2) #7
  %220 = icmp slt i32 %219, 0
  %221 = load i8*, i8** %4, align 8
  br i1 %220, label %341, label %346

222:                                              ; preds = %80, %229
  %223 = phi i8* [ %231, %229 ], [ %25, %80 ]
  %224 = phi i32 [ %232, %229 ], [ 0, %80 ]
  %225 = load i8, i8* %223, align 1, !tbaa !32
  %226 = zext i8 %225 to i32
  %227 = call i32 @isdigit(i32 noundef %226) #7
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %341, label %229

229:                                              ; preds = %222
  %230 = load i8*, i8** %4, align 8, !tbaa !36
  %231 = getelementptr inbounds i8, i8* %230, i64 1
  store i8* %231, i8** %4, align 8, !tbaa !36
  %232 = add nuw nsw i32 %224, 1
  %233 = icmp eq i32 %232, 4
  br i1 %233, label %344, label %222, !llvm.loop !42

234:                                              ; preds = %80
  %235 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 53, i32 noundef 2) #7
  %236 = icmp slt i32 %235, 0
  br i1 %236, label %341, label %237

237:                                              ; preds = %234
  store i32 %235, i32* %14, align 8, !tbaa !16
  %238 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

239:                                              ; preds = %80
  %240 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 53, i32 noundef 2) #7
  %241 = icmp slt i32 %240, 0
  br i1 %241, label %341, label %242

242:                                              ; preds = %239
  store i32 %240, i32* %13, align 4, !tbaa !17
  %243 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

244:                                              ; preds = %80
  %245 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 53, i32 noundef 2) #7
  %246 = icmp slt i32 %245, 0
  %247 = load i8*, i8** %4, align 8
  br i1 %246, label %341, label %346

248:                                              ; preds = %80
  %249 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 6, i32 noundef 1) #7
  %250 = icmp slt i32 %249, 0
  br i1 %250, label %341, label %251

251:                                              ; preds = %248
  %252 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 6
  store i32 %249, i32* %252, align 8, !tbaa !30
  store i32 1, i32* %12, align 8, !tbaa !14
  %253 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

254:                                              ; preds = %80
  %255 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 99, i32 noundef 2) #7
  %256 = icmp slt i32 %255, 0
  br i1 %256, label %341, label %257

257:                                              ; preds = %254
  store i32 %255, i32* %11, align 4, !tbaa !11
  %258 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

259:                                              ; preds = %80
  %260 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 9999, i32 noundef 4) #7
  %261 = icmp slt i32 %260, 0
  br i1 %261, label %341, label %262

262:                                              ; preds = %259
  %263 = add nsw i32 %260, -1900
  %264 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 5
  store i32 %263, i32* %264, align 4, !tbaa !21
  store i32 -2, i32* %11, align 4, !tbaa !11
  %265 = load i8*, i8** %4, align 8, !tbaa !36
  br label %346

266:                                              ; preds = %80
  %267 = load i8, i8* %25, align 1, !tbaa !32
  %268 = zext i8 %267 to i32
  %269 = call i32 @isspace(i32 noundef %268) #7
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %278, label %271

271:                                              ; preds = %266, %271
  %272 = load i8*, i8** %4, align 8, !tbaa !36
  %273 = getelementptr inbounds i8, i8* %272, i64 1
  store i8* %273, i8** %4, align 8, !tbaa !36
  %274 = load i8, i8* %273, align 1, !tbaa !32
  %275 = zext i8 %274 to i32
  %276 = call i32 @isspace(i32 noundef %275) #7
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %271, !llvm.loop !43

278:                                              ; preds = %271, %266
  %279 = load i8*, i8** %4, align 8, !tbaa !36
  %280 = load i8, i8* %279, align 1, !tbaa !32
  switch i8 %280, label %341 [
    i8 90, label %281
    i8 43, label %284
    i8 45, label %284
  ]

281:                                              ; preds = %278
  %282 = getelementptr inbounds i8, i8* %279, i64 1
  %283 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 9
  store i64 0, i64* %283, align 8, !tbaa !44
  br label %344

284:                                              ; preds = %278, %278
  %285 = getelementptr inbounds i8, i8* %279, i64 1
  store i8* %285, i8** %4, align 8, !tbaa !36
  %286 = load i8, i8* %279, align 1, !tbaa !32
  %287 = icmp eq i8 %286, 45
  %288 = load i8, i8* %285, align 1, !tbaa !32
  %289 = zext i8 %288 to i32
  %290 = call i32 @isdigit(i32 noundef %289) #7
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %341, label %292

292:                                              ; preds = %284, %318
  %293 = phi i32 [ %302, %318 ], [ 0, %284 ]
  %294 = phi i32 [ %301, %318 ], [ 0, %284 ]
  %295 = mul nsw i32 %294, 10
  %296 = load i8*, i8** %4, align 8, !tbaa !36
  %297 = getelementptr inbounds i8, i8* %296, i64 1
  store i8* %297, i8** %4, align 8, !tbaa !36
  %298 = load i8, i8* %296, align 1, !tbaa !32
  %299 = sext i8 %298 to i32
  %300 = add i32 %295, -48
  %301 = add i32 %300, %299
  %302 = add nuw nsw i32 %293, 1
  %303 = load i8, i8* %297, align 1, !tbaa !32
  %304 = icmp eq i8 %303, 58
  %305 = icmp eq i32 %302, 2
  %306 = select i1 %304, i1 %305, i1 false
  br i1 %306, label %307, label %316

307:                                              ; preds = %292
  %308 = getelementptr inbounds i8, i8* %296, i64 2
  %309 = load i8, i8* %308, align 1, !tbaa !32
  %310 = zext i8 %309 to i32
  %311 = call i32 @isdigit(i32 noundef %310) #7
  %312 = icmp eq i32 %311, 0
  %313 = load i8*, i8** %4, align 8, !tbaa !36
  br i1 %312, label %318, label %314

314:                                              ; preds = %307
  %315 = getelementptr inbounds i8, i8* %313, i64 1
  store i8* %315, i8** %4, align 8, !tbaa !36
  br label %318

316:                                              ; preds = %292
  %317 = icmp eq i32 %302, 4
  br i1 %317, label %327, label %318, !llvm.loop !45

318:                                              ; preds = %307, %316, %314
  %319 = phi i8* [ %297, %316 ], [ %315, %314 ], [ %313, %307 ]
  %320 = load i8, i8* %319, align 1, !tbaa !32
  %321 = zext i8 %320 to i32
  %322 = call i32 @isdigit(i32 noundef %321) #7
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %324, label %292

324:                                              ; preds = %318
  br i1 %305, label %325, label %341

325:                                              ; preds = %324
  %326 = mul nsw i32 %301, 100
  br label %327

327:                                              ; preds = %316, %325
  %328 = phi i32 [ %326, %325 ], [ %301, %316 ]
  %329 = srem i32 %328, 100
  %330 = sdiv i32 %328, 100
  %331 = icmp sgt i32 %329, 59
  br i1 %331, label %341, label %332

332:                                              ; preds = %327
  %333 = mul nsw i32 %330, 60
  %334 = add nsw i32 %333, %329
  %335 = mul nsw i32 %334, 60
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 9
  %338 = sub nsw i64 0, %336
  %339 = select i1 %287, i64 %338, i64 %336
  store i64 %339, i64* %337, align 8, !tbaa !44
  %340 = load i8*, i8** %4, align 8
  br label %346

341:                                              ; preds = %324, %284, %83, %87, %93, %101, %106, %116, %122, %129, %136, %143, %166, %203, %211, %234, %239, %248, %254, %259, %278, %327, %80, %218, %244, %222
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9)
  br label %355

342:                                              ; preds = %170, %83
  %343 = phi i8* [ %173, %170 ], [ %86, %83 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9)
  br label %349

344:                                              ; preds = %229, %281
  %345 = phi i8* [ %282, %281 ], [ %231, %229 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9)
  br label %349

346:                                              ; preds = %332, %244, %218, %80, %90, %96, %99, %104, %109, %112, %114, %119, %125, %132, %139, %146, %161, %174, %176, %201, %206, %209, %214, %237, %242, %251, %257, %262
  %347 = phi i8* [ %265, %262 ], [ %258, %257 ], [ %253, %251 ], [ %243, %242 ], [ %238, %237 ], [ %217, %214 ], [ %210, %209 ], [ %208, %206 ], [ %202, %201 ], [ %177, %176 ], [ %175, %174 ], [ %162, %161 ], [ %148, %146 ], [ %142, %139 ], [ %135, %132 ], [ %128, %125 ], [ %121, %119 ], [ %115, %114 ], [ %113, %112 ], [ %111, %109 ], [ %105, %104 ], [ %100, %99 ], [ %98, %96 ], [ %92, %90 ], [ %25, %80 ], [ %221, %218 ], [ %247, %244 ], [ %340, %332 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9)
  %348 = icmp eq i8* %347, null
  br i1 %348, label %355, label %349

349:                                              ; preds = %29, %344, %342, %346, %46
  %350 = phi i8* [ %47, %46 ], [ %347, %346 ], [ %343, %342 ], [ %345, %344 ], [ %30, %29 ]
  %351 = phi i8* [ %24, %46 ], [ %78, %346 ], [ %78, %342 ], [ %78, %344 ], [ %24, %29 ]
  %352 = getelementptr inbounds i8, i8* %351, i64 1
  %353 = load i8, i8* %352, align 1, !tbaa !32
  %354 = icmp eq i8 %353, 0
  br i1 %354, label %355, label %22, !llvm.loop !46

355:                                              ; preds = %43, %346, %76, %349, %3, %341
  %356 = phi i8* [ null, %341 ], [ %0, %3 ], [ %350, %349 ], [ null, %76 ], [ null, %346 ], [ null, %43 ]
  ret i8* %356
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal fastcc i32 @week_day(%struct.tm* nocapture noundef readonly %0) unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 4, !tbaa !21
  %4 = add nsw i32 %3, 1899
  %5 = icmp sgt i32 %3, -1900
  br i1 %5, label %6, label %14

6:                                                ; preds = %1
  %7 = lshr i32 %4, 2
  %8 = udiv i32 %4, 100
  %9 = sub nsw i32 %7, %8
  %10 = sext i32 %9 to i64
  %11 = udiv i32 %4, 400
  %12 = zext i32 %11 to i64
  %13 = add nsw i64 %10, %12
  br label %26

14:                                               ; preds = %1
  %15 = sub nuw nsw i32 -1896, %3
  %16 = lshr i32 %15, 2
  %17 = sub nuw nsw i32 -1800, %3
  %18 = udiv i32 %17, 100
  %19 = sub nsw i32 %18, %16
  %20 = sext i32 %19 to i64
  %21 = sub nuw nsw i32 -1500, %3
  %22 = udiv i32 %21, 400
  %23 = sub nsw i32 0, %22
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %20, %24
  br label %26

26:                                               ; preds = %14, %6
  %27 = phi i64 [ %13, %6 ], [ %25, %14 ]
  %28 = add nsw i32 %3, 1900
  %29 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 4
  %30 = load i32, i32* %29, align 8, !tbaa !28
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [13 x i16], [13 x i16]* @days_before.sums, i64 0, i64 %31
  %33 = load i16, i16* %32, align 2, !tbaa !22
  %34 = icmp sgt i32 %30, 1
  %35 = and i32 %3, 3
  %36 = icmp eq i32 %35, 0
  %37 = and i1 %36, %34
  br i1 %37, label %38, label %45

38:                                               ; preds = %26
  %39 = srem i32 %28, 100
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %45

41:                                               ; preds = %38
  %42 = srem i32 %28, 400
  %43 = icmp eq i32 %42, 0
  %44 = zext i1 %43 to i64
  br label %45

45:                                               ; preds = %26, %38, %41
  %46 = phi i64 [ 0, %26 ], [ 1, %38 ], [ %44, %41 ]
  %47 = sext i32 %4 to i64
  %48 = mul nsw i64 %47, 365
  %49 = zext i16 %33 to i64
  %50 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 3
  %51 = load i32, i32* %50, align 4, !tbaa !29
  %52 = sext i32 %51 to i64
  %53 = add nsw i64 %27, %48
  %54 = add nsw i64 %53, %49
  %55 = add nsw i64 %54, %46
  %56 = add nsw i64 %55, %52
  %57 = srem i64 %56, 7
  %58 = trunc i64 %57 to i8
  %59 = add nsw i8 %58, 7
  %60 = urem i8 %59, 7
  %61 = zext i8 %60 to i32
  ret i32 %61
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @name(i8** nocapture noundef %0, i8** nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %29

5:                                                ; preds = %3
  %6 = zext i32 %2 to i64
  br label %7

7:                                                ; preds = %5, %26
  %8 = phi i64 [ 0, %5 ], [ %27, %26 ]
  %9 = getelementptr inbounds i8*, i8** %1, i64 %8
  %10 = load i8*, i8** %9, align 8, !tbaa !36
  %11 = tail call i64 @strlen(i8* noundef %10) #7
  %12 = load i8*, i8** %0, align 8, !tbaa !36
  %13 = load i8*, i8** %9, align 8, !tbaa !36
  %14 = tail call i32 @strncasecmp(i8* noundef %12, i8* noundef %13, i64 noundef %11) #7
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %7
  %17 = load i8*, i8** %0, align 8, !tbaa !36
  %18 = load i8*, i8** %9, align 8, !tbaa !36
  %19 = tail call i32 @strncasecmp(i8* noundef %17, i8* noundef %18, i64 noundef 3) #7
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %7, %16
  %22 = phi i64 [ 3, %16 ], [ %11, %7 ]
  %23 = trunc i64 %8 to i32
  %24 = load i8*, i8** %0, align 8, !tbaa !36
  %25 = getelementptr inbounds i8, i8* %24, i64 %22
  store i8* %25, i8** %0, align 8, !tbaa !36
  br label %29

26:                                               ; preds = %16
  %27 = add nuw nsw i64 %8, 1
  %28 = icmp eq i64 %27, %6
  br i1 %28, label %29, label %7, !llvm.loop !47

29:                                               ; preds = %26, %3, %21
  %30 = phi i32 [ %23, %21 ], [ -1, %3 ], [ -1, %26 ]
  ret i32 %30
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @number(i8** nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = load i8*, i8** %0, align 8, !tbaa !36
  %6 = load i8, i8* %5, align 1, !tbaa !32
  %7 = zext i8 %6 to i32
  %8 = tail call i32 @isspace(i32 noundef %7) #7
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %4, %10
  %11 = load i8*, i8** %0, align 8, !tbaa !36
  %12 = getelementptr inbounds i8, i8* %11, i64 1
  store i8* %12, i8** %0, align 8, !tbaa !36
  %13 = load i8, i8* %12, align 1, !tbaa !32
  %14 = zext i8 %13 to i32
  %15 = tail call i32 @isspace(i32 noundef %14) #7
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %10, !llvm.loop !48

17:                                               ; preds = %10, %4
  %18 = load i8*, i8** %0, align 8, !tbaa !36
  %19 = load i8, i8* %18, align 1, !tbaa !32
  %20 = zext i8 %19 to i32
  %21 = tail call i32 @isdigit(i32 noundef %20) #7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %48, label %23

23:                                               ; preds = %17, %37
  %24 = phi i32 [ %38, %37 ], [ %3, %17 ]
  %25 = phi i32 [ %32, %37 ], [ 0, %17 ]
  %26 = mul nsw i32 %25, 10
  %27 = load i8*, i8** %0, align 8, !tbaa !36
  %28 = getelementptr inbounds i8, i8* %27, i64 1
  store i8* %28, i8** %0, align 8, !tbaa !36
  %29 = load i8, i8* %27, align 1, !tbaa !32
  %30 = sext i8 %29 to i32
  %31 = add i32 %26, -48
  %32 = add i32 %31, %30
  %33 = icmp slt i32 %24, 2
  %34 = mul nsw i32 %32, 10
  %35 = icmp sgt i32 %34, %2
  %36 = select i1 %33, i1 true, i1 %35
  br i1 %36, label %43, label %37

37:                                               ; preds = %23
  %38 = add nsw i32 %24, -1
  %39 = load i8, i8* %28, align 1, !tbaa !32
  %40 = zext i8 %39 to i32
  %41 = tail call i32 @isdigit(i32 noundef %40) #7
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %23, !llvm.loop !49

43:                                               ; preds = %23, %37
  %44 = icmp slt i32 %32, %1
  %45 = icmp sgt i32 %32, %2
  %46 = or i1 %44, %45
  %47 = select i1 %46, i32 -1, i32 %32
  br label %48

48:                                               ; preds = %17, %43
  %49 = phi i32 [ %47, %43 ], [ -1, %17 ]
  ret i32 %49
}

; Function Attrs: optsize
declare dso_local i32 @strncasecmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local %struct.tm* @gmtime_r(i64* noundef, %struct.tm* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #4

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin optsize "no-builtins" }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"parsed", !4, i64 0, !7, i64 8, !7, i64 12, !7, i64 16, !7, i64 20, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !7, i64 44}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!3, !7, i64 8}
!9 = !{!3, !7, i64 12}
!10 = !{!3, !7, i64 16}
!11 = !{!3, !7, i64 20}
!12 = !{!3, !7, i64 24}
!13 = !{!3, !7, i64 28}
!14 = !{!3, !7, i64 32}
!15 = !{!3, !7, i64 36}
!16 = !{!3, !7, i64 40}
!17 = !{!3, !7, i64 44}
!18 = !{!19, !7, i64 8}
!19 = !{!"tm", !7, i64 0, !7, i64 4, !7, i64 8, !7, i64 12, !7, i64 16, !7, i64 20, !7, i64 24, !7, i64 28, !7, i64 32, !20, i64 40, !4, i64 48}
!20 = !{!"long", !5, i64 0}
!21 = !{!19, !7, i64 20}
!22 = !{!23, !23, i64 0}
!23 = !{!"short", !5, i64 0}
!24 = !{!19, !7, i64 28}
!25 = distinct !{!25, !26, !27}
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = !{!19, !7, i64 16}
!29 = !{!19, !7, i64 12}
!30 = !{!19, !7, i64 24}
!31 = distinct !{!31, !26, !27}
!32 = !{!5, !5, i64 0}
!33 = distinct !{!33, !26, !27}
!34 = distinct !{!34, !26, !27}
!35 = distinct !{!35, !26, !27}
!36 = !{!4, !4, i64 0}
!37 = !{!19, !7, i64 4}
!38 = distinct !{!38, !26, !27}
!39 = !{!20, !20, i64 0}
!40 = distinct !{!40, !26, !27}
!41 = !{!19, !7, i64 0}
!42 = distinct !{!42, !26, !27}
!43 = distinct !{!43, !26, !27}
!44 = !{!19, !20, i64 40}
!45 = distinct !{!45, !26, !27}
!46 = distinct !{!46, !26, !27}
!47 = distinct !{!47, !26, !27}
!48 = distinct !{!48, !26, !27}
!49 = distinct !{!49, !26, !27}
