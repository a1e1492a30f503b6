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
  br i1 %24, label %31, label %270

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
  br i1 %149, label %181, label %150

150:                                              ; preds = %145
  %151 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 4
  %152 = load i32, i32* %151, align 8, !tbaa !28
  %153 = icmp ult i32 %152, 12
  br i1 %153, label %154, label %181

154:                                              ; preds = %150
  %155 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 5
  %156 = load i32, i32* %155, align 4, !tbaa !21
  %157 = add nsw i32 %156, 1900
  %158 = zext i32 %152 to i64
  %159 = getelementptr inbounds [13 x i16], [13 x i16]* @days_before.sums, i64 0, i64 %158
  %160 = load i16, i16* %159, align 2, !tbaa !22
  %161 = icmp ugt i32 %152, 1
  %162 = and i32 %156, 3
  %163 = icmp eq i32 %162, 0
  %164 = and i1 %161, %163
  br i1 %164, label %165, label %172

165:                                              ; preds = %154
  %166 = srem i32 %157, 100
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %172

168:                                              ; preds = %165
  %169 = srem i32 %157, 400
  %170 = icmp eq i32 %169, 0
  %171 = zext i1 %170 to i32
  br label %172

172:                                              ; preds = %154, %165, %168
  %173 = phi i32 [ 0, %154 ], [ 1, %165 ], [ %171, %168 ]
  %174 = zext i16 %160 to i32
  %175 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 3
  %176 = load i32, i32* %175, align 4, !tbaa !29
  %177 = add nsw i32 %174, -1
  %178 = add nsw i32 %177, %173
  %179 = add i32 %178, %176
  %180 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 7
  store i32 %179, i32* %180, align 4, !tbaa !24
  br label %181

181:                                              ; preds = %172, %150, %145
  %182 = load i32, i32* %16, align 8, !tbaa !16
  %183 = load i32, i32* %17, align 4
  %184 = icmp slt i32 %182, 0
  %185 = select i1 %184, i32 %183, i32 %182
  %186 = icmp sgt i32 %185, -1
  %187 = select i1 %186, i1 %65, i1 false
  br i1 %187, label %188, label %270

188:                                              ; preds = %181
  %189 = bitcast %struct.tm* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %189) #5
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %189, i8 0, i64 56, i1 false)
  %190 = getelementptr inbounds %struct.tm, %struct.tm* %5, i64 0, i32 3
  store i32 1, i32* %190, align 4, !tbaa !29
  %191 = getelementptr inbounds %struct.tm, %struct.tm* %5, i64 0, i32 5
  %192 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 5
  %193 = load i32, i32* %192, align 4, !tbaa !21
  store i32 %193, i32* %191, align 4, !tbaa !21
  %194 = icmp eq i32 %147, 0
  br i1 %194, label %195, label %214

195:                                              ; preds = %188
  %196 = ashr i32 %182, 31
  %197 = call fastcc i32 @week_day(%struct.tm* noundef nonnull %5) #6
  %198 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 6
  %199 = load i32, i32* %198, align 8, !tbaa !30
  %200 = add nsw i32 %196, 7
  %201 = add i32 %200, %197
  %202 = srem i32 %201, 7
  %203 = add i32 %200, %199
  %204 = srem i32 %203, 7
  %205 = trunc i32 %202 to i8
  %206 = sub nsw i8 7, %205
  %207 = urem i8 %206, 7
  %208 = zext i8 %207 to i32
  %209 = mul i32 %185, 7
  %210 = add i32 %209, -7
  %211 = add i32 %210, %204
  %212 = add i32 %211, %208
  %213 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 7
  store i32 %212, i32* %213, align 4, !tbaa !24
  br label %214

214:                                              ; preds = %195, %188
  %215 = load i32, i32* %12, align 8, !tbaa !12
  %216 = icmp ne i32 %215, 0
  %217 = icmp ne i32 %146, 0
  %218 = select i1 %216, i1 %217, i1 false
  br i1 %218, label %269, label %219

219:                                              ; preds = %214
  %220 = add nsw i32 %193, 1900
  %221 = and i32 %193, 3
  %222 = icmp eq i32 %221, 0
  %223 = srem i32 %220, 100
  %224 = icmp ne i32 %223, 0
  %225 = srem i32 %220, 400
  %226 = icmp eq i32 %225, 0
  %227 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 7
  %228 = or i1 %224, %226
  %229 = load i32, i32* %227, align 4, !tbaa !24
  br label %230

230:                                              ; preds = %219, %233
  %231 = phi i64 [ 0, %219 ], [ %234, %233 ]
  %232 = icmp eq i64 %231, 11
  br i1 %232, label %246, label %233

233:                                              ; preds = %230
  %234 = add nuw nsw i64 %231, 1
  %235 = getelementptr inbounds [13 x i16], [13 x i16]* @days_before.sums, i64 0, i64 %234
  %236 = load i16, i16* %235, align 2, !tbaa !22
  %237 = icmp ne i64 %231, 0
  %238 = and i1 %222, %237
  %239 = select i1 %238, i1 %228, i1 false
  %240 = zext i1 %239 to i32
  %241 = zext i16 %236 to i32
  %242 = add nuw nsw i32 %240, %241
  %243 = icmp sgt i32 %242, %229
  br i1 %243, label %244, label %230, !llvm.loop !31

244:                                              ; preds = %233
  %245 = trunc i64 %231 to i32
  br label %246

246:                                              ; preds = %230, %244
  %247 = phi i32 [ %245, %244 ], [ 11, %230 ]
  %248 = icmp eq i32 %146, 0
  br i1 %248, label %249, label %251

249:                                              ; preds = %246
  %250 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 4
  store i32 %247, i32* %250, align 8, !tbaa !28
  br label %251

251:                                              ; preds = %249, %246
  %252 = icmp eq i32 %215, 0
  br i1 %252, label %253, label %269

253:                                              ; preds = %251
  %254 = load i32, i32* %227, align 4, !tbaa !24
  %255 = zext i32 %247 to i64
  %256 = getelementptr inbounds [13 x i16], [13 x i16]* @days_before.sums, i64 0, i64 %255
  %257 = load i16, i16* %256, align 2, !tbaa !22
  %258 = icmp ugt i32 %247, 1
  %259 = and i1 %222, %258
  %260 = icmp ne i32 %223, 0
  %261 = or i1 %260, %226
  %262 = select i1 %259, i1 %261, i1 false
  %263 = sext i1 %262 to i32
  %264 = zext i16 %257 to i32
  %265 = add i32 %254, 1
  %266 = sub i32 %265, %264
  %267 = add i32 %266, %263
  %268 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 3
  store i32 %267, i32* %268, align 4, !tbaa !29
  br label %269

269:                                              ; preds = %251, %253, %214
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %189) #5
  br label %270

270:                                              ; preds = %181, %269, %30
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
  br i1 %7, label %383, label %8

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

22:                                               ; preds = %8, %377
  %23 = phi i8 [ %6, %8 ], [ %381, %377 ]
  %24 = phi i8* [ %1, %8 ], [ %380, %377 ]
  %25 = phi i8* [ %0, %8 ], [ %378, %377 ]
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
  br i1 %34, label %377, label %29, !llvm.loop !33

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
  br i1 %45, label %46, label %383

46:                                               ; preds = %43
  %47 = getelementptr inbounds i8, i8* %25, i64 1
  br label %377

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
  br i1 %79, label %383, label %80

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9)
  store i8* %25, i8** %4, align 8, !tbaa !36
  %81 = load %struct.tm*, %struct.tm** %10, align 8, !tbaa !2
  %82 = sext i8 %77 to i32
  switch i32 %82, label %367 [
    i32 37, label %88
    i32 97, label %92
    i32 65, label %92
    i32 98, label %98
    i32 66, label %98
    i32 104, label %98
    i32 99, label %104
    i32 67, label %106
    i32 100, label %111
    i32 101, label %111
    i32 120, label %117
    i32 68, label %117
    i32 70, label %119
    i32 72, label %121
    i32 107, label %121
    i32 73, label %127
    i32 108, label %127
    i32 106, label %134
    i32 109, label %141
    i32 77, label %148
    i32 110, label %154
    i32 116, label %154
    i32 112, label %168
    i32 114, label %179
    i32 82, label %181
    i32 115, label %183
    i32 83, label %208
    i32 88, label %214
    i32 84, label %214
    i32 117, label %216
    i32 103, label %223
    i32 71, label %227
    i32 85, label %239
    i32 87, label %244
    i32 86, label %249
    i32 119, label %253
    i32 121, label %259
    i32 89, label %264
    i32 90, label %83
    i32 122, label %292
  ]

83:                                               ; preds = %80
  %84 = load i8, i8* %25, align 1, !tbaa !32
  %85 = zext i8 %84 to i32
  %86 = call i32 @isspace(i32 noundef %85) #7
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %271, label %275

88:                                               ; preds = %80
  %89 = load i8, i8* %25, align 1, !tbaa !32
  %90 = icmp eq i8 %89, 37
  %91 = getelementptr inbounds i8, i8* %25, i64 1
  br i1 %90, label %368, label %367

92:                                               ; preds = %80, %80
  %93 = call fastcc i32 @name(i8** noundef nonnull %4, i8** noundef getelementptr inbounds ([7 x i8*], [7 x i8*]* @days, i64 0, i64 0), i32 noundef 7) #7
  %94 = icmp slt i32 %93, 0
  br i1 %94, label %367, label %95

95:                                               ; preds = %92
  %96 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 6
  store i32 %93, i32* %96, align 8, !tbaa !30
  store i32 1, i32* %12, align 8, !tbaa !14
  %97 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

98:                                               ; preds = %80, %80, %80
  %99 = call fastcc i32 @name(i8** noundef nonnull %4, i8** noundef getelementptr inbounds ([12 x i8*], [12 x i8*]* @months, i64 0, i64 0), i32 noundef 12) #7
  %100 = icmp slt i32 %99, 0
  br i1 %100, label %367, label %101

101:                                              ; preds = %98
  %102 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 4
  store i32 %99, i32* %102, align 8, !tbaa !28
  store i32 1, i32* %17, align 4, !tbaa !13
  %103 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

104:                                              ; preds = %80
  %105 = call fastcc i8* @parse(i8* noundef %25, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #7
  br label %374

106:                                              ; preds = %80
  %107 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 99, i32 noundef 2) #7
  %108 = icmp slt i32 %107, 0
  br i1 %108, label %367, label %109

109:                                              ; preds = %106
  store i32 %107, i32* %21, align 8, !tbaa !8
  %110 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

111:                                              ; preds = %80, %80
  %112 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 1, i32 noundef 31, i32 noundef 2) #7
  %113 = icmp slt i32 %112, 0
  br i1 %113, label %367, label %114

114:                                              ; preds = %111
  %115 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 3
  store i32 %112, i32* %115, align 4, !tbaa !29
  store i32 1, i32* %20, align 8, !tbaa !12
  %116 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

117:                                              ; preds = %80, %80
  %118 = call fastcc i8* @parse(i8* noundef %25, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #7
  br label %374

119:                                              ; preds = %80
  %120 = call fastcc i8* @parse(i8* noundef %25, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #7
  br label %374

121:                                              ; preds = %80, %80
  %122 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 23, i32 noundef 2) #7
  %123 = icmp slt i32 %122, 0
  br i1 %123, label %367, label %124

124:                                              ; preds = %121
  %125 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 2
  store i32 %122, i32* %125, align 8, !tbaa !18
  store i32 0, i32* %19, align 8, !tbaa !10
  %126 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

127:                                              ; preds = %80, %80
  %128 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 1, i32 noundef 12, i32 noundef 2) #7
  %129 = icmp slt i32 %128, 0
  br i1 %129, label %367, label %130

130:                                              ; preds = %127
  %131 = urem i32 %128, 12
  %132 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 2
  store i32 %131, i32* %132, align 8, !tbaa !18
  store i32 1, i32* %19, align 8, !tbaa !10
  %133 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

134:                                              ; preds = %80
  %135 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 1, i32 noundef 366, i32 noundef 3) #7
  %136 = icmp slt i32 %135, 0
  br i1 %136, label %367, label %137

137:                                              ; preds = %134
  %138 = add nsw i32 %135, -1
  %139 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 7
  store i32 %138, i32* %139, align 4, !tbaa !24
  store i32 1, i32* %18, align 4, !tbaa !15
  %140 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

141:                                              ; preds = %80
  %142 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 1, i32 noundef 12, i32 noundef 2) #7
  %143 = icmp slt i32 %142, 0
  br i1 %143, label %367, label %144

144:                                              ; preds = %141
  %145 = add nsw i32 %142, -1
  %146 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 4
  store i32 %145, i32* %146, align 8, !tbaa !28
  store i32 1, i32* %17, align 4, !tbaa !13
  %147 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

148:                                              ; preds = %80
  %149 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 59, i32 noundef 2) #7
  %150 = icmp slt i32 %149, 0
  br i1 %150, label %367, label %151

151:                                              ; preds = %148
  %152 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 1
  store i32 %149, i32* %152, align 4, !tbaa !37
  %153 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

154:                                              ; preds = %80, %80
  %155 = load i8, i8* %25, align 1, !tbaa !32
  %156 = zext i8 %155 to i32
  %157 = call i32 @isspace(i32 noundef %156) #7
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %166, label %159

159:                                              ; preds = %154, %159
  %160 = load i8*, i8** %4, align 8, !tbaa !36
  %161 = getelementptr inbounds i8, i8* %160, i64 1
  store i8* %161, i8** %4, align 8, !tbaa !36
  %162 = load i8, i8* %161, align 1, !tbaa !32
  %163 = zext i8 %162 to i32
  %164 = call i32 @isspace(i32 noundef %163) #7
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %159, !llvm.loop !38

166:                                              ; preds = %159, %154
  %167 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

168:                                              ; preds = %80
  %169 = call i32 @strncasecmp(i8* noundef %25, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i64 noundef 2) #7
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %175, label %171

171:                                              ; preds = %168
  %172 = load i8*, i8** %4, align 8, !tbaa !36
  %173 = call i32 @strncasecmp(i8* noundef %172, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i64 0, i64 0), i64 noundef 2) #7
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %367

175:                                              ; preds = %171, %168
  %176 = phi i32 [ 0, %168 ], [ 1, %171 ]
  store i32 %176, i32* %16, align 4, !tbaa !9
  %177 = load i8*, i8** %4, align 8, !tbaa !36
  %178 = getelementptr inbounds i8, i8* %177, i64 2
  br label %368

179:                                              ; preds = %80
  %180 = call fastcc i8* @parse(i8* noundef %25, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #7
  br label %374

181:                                              ; preds = %80
  %182 = call fastcc i8* @parse(i8* noundef %25, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #7
  br label %374

183:                                              ; preds = %80
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %15) #5
  store i64 0, i64* %5, align 8, !tbaa !39
  %184 = load i8, i8* %25, align 1, !tbaa !32
  %185 = zext i8 %184 to i32
  %186 = call i32 @isdigit(i32 noundef %185) #7
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %206, label %188

188:                                              ; preds = %183, %188
  %189 = load i64, i64* %5, align 8, !tbaa !39
  %190 = mul nsw i64 %189, 10
  %191 = load i8*, i8** %4, align 8, !tbaa !36
  %192 = getelementptr inbounds i8, i8* %191, i64 1
  store i8* %192, i8** %4, align 8, !tbaa !36
  %193 = load i8, i8* %191, align 1, !tbaa !32
  %194 = sext i8 %193 to i64
  %195 = add i64 %190, -48
  %196 = add i64 %195, %194
  store i64 %196, i64* %5, align 8, !tbaa !39
  %197 = load i8, i8* %192, align 1, !tbaa !32
  %198 = zext i8 %197 to i32
  %199 = call i32 @isdigit(i32 noundef %198) #7
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %188, !llvm.loop !40

201:                                              ; preds = %188
  %202 = call %struct.tm* @localtime_r(i64* noundef nonnull %5, %struct.tm* noundef %81) #7
  %203 = icmp eq %struct.tm* %202, null
  %204 = load i8*, i8** %4, align 8
  %205 = select i1 %203, i8* null, i8* %204
  br label %206

206:                                              ; preds = %201, %183
  %207 = phi i8* [ %205, %201 ], [ null, %183 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %15) #5
  br label %374

208:                                              ; preds = %80
  %209 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 61, i32 noundef 2) #7
  %210 = icmp slt i32 %209, 0
  br i1 %210, label %367, label %211

211:                                              ; preds = %208
  %212 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 0
  store i32 %209, i32* %212, align 8, !tbaa !41
  %213 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

214:                                              ; preds = %80, %80
  %215 = call fastcc i8* @parse(i8* noundef %25, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.7, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #7
  br label %374

216:                                              ; preds = %80
  %217 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 1, i32 noundef 7, i32 noundef 1) #7
  %218 = icmp slt i32 %217, 0
  br i1 %218, label %367, label %219

219:                                              ; preds = %216
  %220 = urem i32 %217, 7
  %221 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 6
  store i32 %220, i32* %221, align 8, !tbaa !30
  store i32 1, i32* %12, align 8, !tbaa !14
  %222 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

223:                                              ; preds = %80
  %224 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 99, i32 noundef 2) #7
  %225 = icmp slt i32 %224, 0
  %226 = load i8*, i8** %4, align 8
  br i1 %225, label %367, label %374

227:                                              ; preds = %80, %234
  %228 = phi i8* [ %236, %234 ], [ %25, %80 ]
  %229 = phi i32 [ %237, %234 ], [ 0, %80 ]
  %230 = load i8, i8* %228, align 1, !tbaa !32
  %231 = zext i8 %230 to i32
  %232 = call i32 @isdigit(i32 noundef %231) #7
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %367, label %234

234:                                              ; preds = %227
  %235 = load i8*, i8** %4, align 8, !tbaa !36
  %236 = getelementptr inbounds i8, i8* %235, i64 1
  store i8* %236, i8** %4, align 8, !tbaa !36
  %237 = add nuw nsw i32 %229, 1
  %238 = icmp eq i32 %237, 4
  br i1 %238, label %372, label %227, !llvm.loop !42

239:                                              ; preds = %80
  %240 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 53, i32 noundef 2) #7
  %241 = icmp slt i32 %240, 0
  br i1 %241, label %367, label %242

242:                                              ; preds = %239
  store i32 %240, i32* %14, align 8, !tbaa !16
  %243 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

244:                                              ; preds = %80
  %245 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 53, i32 noundef 2) #7
  %246 = icmp slt i32 %245, 0
  br i1 %246, label %367, label %247

247:                                              ; preds = %244
  store i32 %245, i32* %13, align 4, !tbaa !17
  %248 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

249:                                              ; preds = %80
  %250 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 53, i32 noundef 2) #7
  %251 = icmp slt i32 %250, 0
  %252 = load i8*, i8** %4, align 8
  br i1 %251, label %367, label %374

253:                                              ; preds = %80
  %254 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 6, i32 noundef 1) #7
  %255 = icmp slt i32 %254, 0
  br i1 %255, label %367, label %256

256:                                              ; preds = %253
  %257 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 6
  store i32 %254, i32* %257, align 8, !tbaa !30
  store i32 1, i32* %12, align 8, !tbaa !14
  %258 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

259:                                              ; preds = %80
  %260 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 99, i32 noundef 2) #7
  %261 = icmp slt i32 %260, 0
  br i1 %261, label %367, label %262

262:                                              ; preds = %259
  store i32 %260, i32* %11, align 4, !tbaa !11
  %263 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

264:                                              ; preds = %80
  %265 = call fastcc i32 @number(i8** noundef nonnull %4, i32 noundef 0, i32 noundef 9999, i32 noundef 4) #7
  %266 = icmp slt i32 %265, 0
  br i1 %266, label %367, label %267

267:                                              ; preds = %264
  %268 = add nsw i32 %265, -1900
  %269 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 5
  store i32 %268, i32* %269, align 4, !tbaa !21
  store i32 -2, i32* %11, align 4, !tbaa !11
  %270 = load i8*, i8** %4, align 8, !tbaa !36
  br label %374

271:                                              ; preds = %275, %83
  %272 = load i8*, i8** %4, align 8, !tbaa !36
  %273 = load i8, i8* %272, align 1, !tbaa !32
  %274 = icmp eq i8 %273, 0
  br i1 %274, label %372, label %282

275:                                              ; preds = %83, %275
  %276 = load i8*, i8** %4, align 8, !tbaa !36
  %277 = getelementptr inbounds i8, i8* %276, i64 1
  store i8* %277, i8** %4, align 8, !tbaa !36
  %278 = load i8, i8* %277, align 1, !tbaa !32
  %279 = zext i8 %278 to i32
  %280 = call i32 @isspace(i32 noundef %279) #7
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %271, label %275, !llvm.loop !43

282:                                              ; preds = %271, %288
  %283 = phi i8 [ %290, %288 ], [ %273, %271 ]
  %284 = zext i8 %283 to i32
  %285 = call i32 @isspace(i32 noundef %284) #7
  %286 = icmp eq i32 %285, 0
  %287 = load i8*, i8** %4, align 8, !tbaa !36
  br i1 %286, label %288, label %374

288:                                              ; preds = %282
  %289 = getelementptr inbounds i8, i8* %287, i64 1
  store i8* %289, i8** %4, align 8, !tbaa !36
  %290 = load i8, i8* %289, align 1, !tbaa !32
  %291 = icmp eq i8 %290, 0
  br i1 %291, label %370, label %282, !llvm.loop !44

292:                                              ; preds = %80
  %293 = load i8, i8* %25, align 1, !tbaa !32
  %294 = zext i8 %293 to i32
  %295 = call i32 @isspace(i32 noundef %294) #7
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %304, label %297

297:                                              ; preds = %292, %297
  %298 = load i8*, i8** %4, align 8, !tbaa !36
  %299 = getelementptr inbounds i8, i8* %298, i64 1
  store i8* %299, i8** %4, align 8, !tbaa !36
  %300 = load i8, i8* %299, align 1, !tbaa !32
  %301 = zext i8 %300 to i32
  %302 = call i32 @isspace(i32 noundef %301) #7
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %304, label %297, !llvm.loop !45

304:                                              ; preds = %297, %292
  %305 = load i8*, i8** %4, align 8, !tbaa !36
  %306 = load i8, i8* %305, align 1, !tbaa !32
  switch i8 %306, label %367 [
    i8 90, label %307
    i8 43, label %310
    i8 45, label %310
  ]

307:                                              ; preds = %304
  %308 = getelementptr inbounds i8, i8* %305, i64 1
  %309 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 9
  store i64 0, i64* %309, align 8, !tbaa !46
  br label %372

310:                                              ; preds = %304, %304
  %311 = getelementptr inbounds i8, i8* %305, i64 1
  store i8* %311, i8** %4, align 8, !tbaa !36
  %312 = load i8, i8* %305, align 1, !tbaa !32
  %313 = icmp eq i8 %312, 45
  %314 = load i8, i8* %311, align 1, !tbaa !32
  %315 = zext i8 %314 to i32
  %316 = call i32 @isdigit(i32 noundef %315) #7
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %367, label %318

318:                                              ; preds = %310, %344
  %319 = phi i32 [ %328, %344 ], [ 0, %310 ]
  %320 = phi i32 [ %327, %344 ], [ 0, %310 ]
  %321 = mul nsw i32 %320, 10
  %322 = load i8*, i8** %4, align 8, !tbaa !36
  %323 = getelementptr inbounds i8, i8* %322, i64 1
  store i8* %323, i8** %4, align 8, !tbaa !36
  %324 = load i8, i8* %322, align 1, !tbaa !32
  %325 = sext i8 %324 to i32
  %326 = add i32 %321, -48
  %327 = add i32 %326, %325
  %328 = add nuw nsw i32 %319, 1
  %329 = load i8, i8* %323, align 1, !tbaa !32
  %330 = icmp eq i8 %329, 58
  %331 = icmp eq i32 %328, 2
  %332 = select i1 %330, i1 %331, i1 false
  br i1 %332, label %333, label %342

333:                                              ; preds = %318
  %334 = getelementptr inbounds i8, i8* %322, i64 2
  %335 = load i8, i8* %334, align 1, !tbaa !32
  %336 = zext i8 %335 to i32
  %337 = call i32 @isdigit(i32 noundef %336) #7
  %338 = icmp eq i32 %337, 0
  %339 = load i8*, i8** %4, align 8, !tbaa !36
  br i1 %338, label %344, label %340

340:                                              ; preds = %333
  %341 = getelementptr inbounds i8, i8* %339, i64 1
  store i8* %341, i8** %4, align 8, !tbaa !36
  br label %344

342:                                              ; preds = %318
  %343 = icmp eq i32 %328, 4
  br i1 %343, label %353, label %344, !llvm.loop !47

344:                                              ; preds = %333, %342, %340
  %345 = phi i8* [ %323, %342 ], [ %341, %340 ], [ %339, %333 ]
  %346 = load i8, i8* %345, align 1, !tbaa !32
  %347 = zext i8 %346 to i32
  %348 = call i32 @isdigit(i32 noundef %347) #7
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %350, label %318

350:                                              ; preds = %344
  br i1 %331, label %351, label %367

351:                                              ; preds = %350
  %352 = mul nsw i32 %327, 100
  br label %353

353:                                              ; preds = %342, %351
  %354 = phi i32 [ %352, %351 ], [ %327, %342 ]
  %355 = srem i32 %354, 100
  %356 = sdiv i32 %354, 100
  %357 = icmp sgt i32 %355, 59
  br i1 %357, label %367, label %358

358:                                              ; preds = %353
  %359 = mul nsw i32 %356, 60
  %360 = add nsw i32 %359, %355
  %361 = mul nsw i32 %360, 60
  %362 = sext i32 %361 to i64
  %363 = getelementptr inbounds %struct.tm, %struct.tm* %81, i64 0, i32 9
  %364 = sub nsw i64 0, %362
  %365 = select i1 %313, i64 %364, i64 %362
  store i64 %365, i64* %363, align 8, !tbaa !46
  %366 = load i8*, i8** %4, align 8
  br label %374

367:                                              ; preds = %350, %310, %88, %92, %98, %106, %111, %121, %127, %134, %141, %148, %171, %208, %216, %239, %244, %253, %259, %264, %80, %304, %353, %223, %249, %227
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9)
  br label %383

368:                                              ; preds = %175, %88
  %369 = phi i8* [ %178, %175 ], [ %91, %88 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9)
  br label %377

370:                                              ; preds = %288
  %371 = getelementptr inbounds i8, i8* %287, i64 1
  br label %372

372:                                              ; preds = %234, %370, %271, %307
  %373 = phi i8* [ %308, %307 ], [ %272, %271 ], [ %371, %370 ], [ %236, %234 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9)
  br label %377

374:                                              ; preds = %282, %358, %249, %223, %95, %101, %104, %109, %114, %117, %119, %124, %130, %137, %144, %151, %166, %179, %181, %206, %211, %214, %219, %242, %247, %256, %262, %267
  %375 = phi i8* [ %270, %267 ], [ %263, %262 ], [ %258, %256 ], [ %248, %247 ], [ %243, %242 ], [ %222, %219 ], [ %215, %214 ], [ %213, %211 ], [ %207, %206 ], [ %182, %181 ], [ %180, %179 ], [ %167, %166 ], [ %153, %151 ], [ %147, %144 ], [ %140, %137 ], [ %133, %130 ], [ %126, %124 ], [ %120, %119 ], [ %118, %117 ], [ %116, %114 ], [ %110, %109 ], [ %105, %104 ], [ %103, %101 ], [ %97, %95 ], [ %226, %223 ], [ %252, %249 ], [ %366, %358 ], [ %287, %282 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9)
  %376 = icmp eq i8* %375, null
  br i1 %376, label %383, label %377

377:                                              ; preds = %29, %372, %368, %374, %46
  %378 = phi i8* [ %47, %46 ], [ %375, %374 ], [ %369, %368 ], [ %373, %372 ], [ %30, %29 ]
  %379 = phi i8* [ %24, %46 ], [ %78, %374 ], [ %78, %368 ], [ %78, %372 ], [ %24, %29 ]
  %380 = getelementptr inbounds i8, i8* %379, i64 1
  %381 = load i8, i8* %380, align 1, !tbaa !32
  %382 = icmp eq i8 %381, 0
  br i1 %382, label %383, label %22, !llvm.loop !48

383:                                              ; preds = %43, %374, %76, %377, %3, %367
  %384 = phi i8* [ null, %367 ], [ %0, %3 ], [ %378, %377 ], [ null, %76 ], [ null, %374 ], [ null, %43 ]
  ret i8* %384
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal fastcc i32 @week_day(%struct.tm* nocapture noundef readonly %0) unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 4, !tbaa !21
  %4 = add nsw i32 %3, 1900
  %5 = add nsw i32 %3, 1899
  %6 = icmp sgt i32 %3, -1900
  br i1 %6, label %7, label %15

7:                                                ; preds = %1
  %8 = lshr i32 %5, 2
  %9 = udiv i32 %5, 100
  %10 = sub nsw i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = udiv i32 %5, 400
  %13 = zext i32 %12 to i64
  %14 = add nsw i64 %11, %13
  br label %27

15:                                               ; preds = %1
  %16 = sub nuw nsw i32 -1896, %3
  %17 = lshr i32 %16, 2
  %18 = sub nuw nsw i32 -1800, %3
  %19 = udiv i32 %18, 100
  %20 = sub nsw i32 %19, %17
  %21 = sext i32 %20 to i64
  %22 = sub nuw nsw i32 -1500, %3
  %23 = udiv i32 %22, 400
  %24 = sub nsw i32 0, %23
  %25 = sext i32 %24 to i64
  %26 = add nsw i64 %21, %25
  br label %27

27:                                               ; preds = %15, %7
  %28 = phi i64 [ %14, %7 ], [ %26, %15 ]
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

38:                                               ; preds = %27
  %39 = srem i32 %4, 100
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %45

41:                                               ; preds = %38
  %42 = srem i32 %4, 400
  %43 = icmp eq i32 %42, 0
  %44 = zext i1 %43 to i64
  br label %45

45:                                               ; preds = %27, %38, %41
  %46 = phi i64 [ 0, %27 ], [ 1, %38 ], [ %44, %41 ]
  %47 = sext i32 %5 to i64
  %48 = mul nsw i64 %47, 365
  %49 = zext i16 %33 to i64
  %50 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 3
  %51 = load i32, i32* %50, align 4, !tbaa !29
  %52 = sext i32 %51 to i64
  %53 = icmp ne i32 %4, 0
  %54 = select i1 %53, i1 true, i1 %34
  %55 = sext i1 %54 to i64
  %56 = add nsw i64 %48, 1
  %57 = add nsw i64 %56, %28
  %58 = add nsw i64 %57, %49
  %59 = add nsw i64 %58, %55
  %60 = add nsw i64 %59, %46
  %61 = add nsw i64 %60, %52
  %62 = srem i64 %61, 7
  %63 = trunc i64 %62 to i8
  %64 = add nsw i8 %63, 7
  %65 = urem i8 %64, 7
  %66 = zext i8 %65 to i32
  ret i32 %66
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
  br i1 %28, label %29, label %7, !llvm.loop !49

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
  br i1 %16, label %17, label %10, !llvm.loop !50

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
  br i1 %42, label %43, label %23, !llvm.loop !51

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
declare dso_local %struct.tm* @localtime_r(i64* noundef, %struct.tm* noundef) local_unnamed_addr #4

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
!44 = distinct !{!44, !26, !27}
!45 = distinct !{!45, !26, !27}
!46 = !{!19, !20, i64 40}
!47 = distinct !{!47, !26, !27}
!48 = distinct !{!48, !26, !27}
!49 = distinct !{!49, !26, !27}
!50 = distinct !{!50, !26, !27}
!51 = distinct !{!51, !26, !27}
