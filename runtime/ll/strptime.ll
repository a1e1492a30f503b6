; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/strptime.c
; ModuleID = 'runtime/c/strptime.c'
source_filename = "runtime/c/strptime.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }
%struct.parsed = type { %struct.tm*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [7 x i8] c"cCxXyY\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"bBhdeHImMSUVWwy\00", align 1
@days = internal constant [7 x i8*] [i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.14, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.16, i32 0, i32 0)], align 16
@months = internal constant [12 x i8*] [i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.17, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.21, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.23, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.25, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.27, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.28, i32 0, i32 0)], align 16
@.str.2 = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"%Y-%m-%d\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"%H:%M\00", align 1
@.str.9 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"Sunday\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1
@.str.13 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1
@.str.14 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1
@.str.16 = private unnamed_addr constant [9 x i8] c"Saturday\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"January\00", align 1
@.str.18 = private unnamed_addr constant [9 x i8] c"February\00", align 1
@.str.19 = private unnamed_addr constant [6 x i8] c"March\00", align 1
@.str.20 = private unnamed_addr constant [6 x i8] c"April\00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c"May\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"June\00", align 1
@.str.23 = private unnamed_addr constant [5 x i8] c"July\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"August\00", align 1
@.str.25 = private unnamed_addr constant [10 x i8] c"September\00", align 1
@.str.26 = private unnamed_addr constant [8 x i8] c"October\00", align 1
@.str.27 = private unnamed_addr constant [9 x i8] c"November\00", align 1
@.str.28 = private unnamed_addr constant [9 x i8] c"December\00", align 1
@days_before.sums = internal unnamed_addr constant [13 x i16] [i16 0, i16 31, i16 59, i16 90, i16 120, i16 151, i16 181, i16 212, i16 243, i16 273, i16 304, i16 334, i16 365], align 16

; Function Attrs: nounwind optsize
define dso_local i8* @strptime(i8* noundef %0, i8* nocapture noundef readonly %1, %struct.tm* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.parsed, align 8
  %5 = alloca %struct.tm, align 8
  %6 = bitcast %struct.parsed* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6) #7
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
  %18 = call fastcc i8* @parse(i8* noundef %0, i8* noundef %1, %struct.parsed* noundef nonnull %4) #8
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
  br i1 %24, label %31, label %277

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
  %143 = call fastcc i32 @week_day(%struct.tm* noundef nonnull %2) #8
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
  br i1 %187, label %188, label %277

188:                                              ; preds = %181
  %189 = bitcast %struct.tm* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %189) #7
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
  %197 = call fastcc i32 @week_day(%struct.tm* noundef nonnull %5) #8
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
  br i1 %218, label %276, label %219

219:                                              ; preds = %214
  %220 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 7
  %221 = load i32, i32* %220, align 4, !tbaa !24
  %222 = ashr i32 %221, 31
  %223 = add nsw i32 %193, 1900
  %224 = and i32 %193, 3
  %225 = icmp eq i32 %224, 0
  %226 = srem i32 %223, 100
  %227 = icmp ne i32 %226, 0
  %228 = srem i32 %223, 400
  %229 = icmp eq i32 %228, 0
  %230 = zext i32 %222 to i64
  %231 = call i32 @llvm.umax.i32(i32 %222, i32 11)
  %232 = zext i32 %231 to i64
  %233 = or i1 %227, %229
  br label %234

234:                                              ; preds = %237, %219
  %235 = phi i64 [ %238, %237 ], [ %230, %219 ]
  %236 = icmp eq i64 %235, %232
  br i1 %236, label %250, label %237

237:                                              ; preds = %234
  %238 = add nuw nsw i64 %235, 1
  %239 = getelementptr inbounds [13 x i16], [13 x i16]* @days_before.sums, i64 0, i64 %238
  %240 = load i16, i16* %239, align 2, !tbaa !22
  %241 = icmp ne i64 %235, 0
  %242 = and i1 %225, %241
  %243 = select i1 %242, i1 %233, i1 false
  %244 = zext i1 %243 to i32
  %245 = zext i16 %240 to i32
  %246 = add nuw nsw i32 %244, %245
  %247 = icmp sgt i32 %246, %221
  br i1 %247, label %248, label %234, !llvm.loop !31

248:                                              ; preds = %237
  %249 = trunc i64 %235 to i32
  br label %250

250:                                              ; preds = %234, %248
  %251 = phi i32 [ %249, %248 ], [ %231, %234 ]
  %252 = icmp eq i32 %146, 0
  br i1 %252, label %253, label %255

253:                                              ; preds = %250
  %254 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 4
  store i32 %251, i32* %254, align 8, !tbaa !28
  br label %255

255:                                              ; preds = %253, %250
  %256 = icmp eq i32 %215, 0
  br i1 %256, label %257, label %276

257:                                              ; preds = %255
  %258 = icmp slt i32 %251, 0
  br i1 %258, label %271, label %259

259:                                              ; preds = %257
  %260 = zext i32 %251 to i64
  %261 = getelementptr inbounds [13 x i16], [13 x i16]* @days_before.sums, i64 0, i64 %260
  %262 = load i16, i16* %261, align 2, !tbaa !22
  %263 = icmp ugt i32 %251, 1
  %264 = and i1 %225, %263
  %265 = icmp ne i32 %226, 0
  %266 = or i1 %265, %229
  %267 = select i1 %264, i1 %266, i1 false
  %268 = sext i1 %267 to i32
  %269 = zext i16 %262 to i32
  %270 = sub nsw i32 %268, %269
  br label %271

271:                                              ; preds = %257, %259
  %272 = phi i32 [ %270, %259 ], [ 0, %257 ]
  %273 = add i32 %221, 1
  %274 = add i32 %273, %272
  %275 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 3
  store i32 %274, i32* %275, align 4, !tbaa !29
  br label %276

276:                                              ; preds = %255, %271, %214
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %189) #7
  br label %277

277:                                              ; preds = %181, %276, %30
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %6) #7
  ret i8* %18
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i8* @parse(i8* noundef %0, i8* nocapture noundef readonly %1, %struct.parsed* noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.tm, align 8
  %5 = alloca %struct.tm, align 8
  %6 = alloca %struct.tm, align 8
  %7 = alloca %struct.tm, align 8
  %8 = alloca %struct.tm, align 8
  %9 = alloca %struct.tm, align 8
  %10 = alloca i8*, align 8
  %11 = alloca i64, align 8
  %12 = load i8, i8* %1, align 1, !tbaa !32
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %441, label %14

14:                                               ; preds = %3
  %15 = bitcast i8** %10 to i8*
  %16 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 0
  %17 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 4
  %18 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 7
  %19 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 10
  %20 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 9
  %21 = bitcast %struct.tm* %9 to i8*
  %22 = bitcast %struct.parsed* %2 to i8**
  %23 = bitcast i64* %11 to i8*
  %24 = bitcast %struct.tm* %8 to i8*
  %25 = bitcast %struct.tm* %7 to i8*
  %26 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 2
  %27 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 6
  %28 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 8
  %29 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 3
  %30 = bitcast %struct.tm* %6 to i8*
  %31 = bitcast %struct.tm* %5 to i8*
  %32 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 5
  %33 = getelementptr inbounds %struct.parsed, %struct.parsed* %2, i64 0, i32 1
  %34 = bitcast %struct.tm* %4 to i8*
  br label %35

35:                                               ; preds = %14, %435
  %36 = phi i8 [ %12, %14 ], [ %439, %435 ]
  %37 = phi i8* [ %0, %14 ], [ %437, %435 ]
  %38 = phi i8* [ %1, %14 ], [ %438, %435 ]
  %39 = zext i8 %36 to i32
  %40 = call i32 @isspace(i32 noundef %39) #9
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %49, label %42

42:                                               ; preds = %35, %42
  %43 = phi i8* [ %48, %42 ], [ %37, %35 ]
  %44 = load i8, i8* %43, align 1, !tbaa !32
  %45 = zext i8 %44 to i32
  %46 = call i32 @isspace(i32 noundef %45) #9
  %47 = icmp eq i32 %46, 0
  %48 = getelementptr inbounds i8, i8* %43, i64 1
  br i1 %47, label %435, label %42, !llvm.loop !33

49:                                               ; preds = %35
  %50 = load i8, i8* %38, align 1, !tbaa !32
  %51 = icmp eq i8 %50, 37
  br i1 %51, label %52, label %56

52:                                               ; preds = %49
  %53 = getelementptr inbounds i8, i8* %38, i64 1
  %54 = load i8, i8* %53, align 1, !tbaa !32
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = load i8, i8* %37, align 1, !tbaa !32
  %58 = icmp eq i8 %50, %57
  br i1 %58, label %59, label %441

59:                                               ; preds = %56
  %60 = getelementptr inbounds i8, i8* %37, i64 1
  br label %435

61:                                               ; preds = %52, %70
  %62 = phi i8 [ %72, %70 ], [ %54, %52 ]
  %63 = phi i8* [ %64, %70 ], [ %38, %52 ]
  %64 = getelementptr inbounds i8, i8* %63, i64 1
  switch i8 %62, label %65 [
    i8 45, label %70
    i8 95, label %70
    i8 48, label %70
    i8 94, label %70
    i8 35, label %70
  ]

65:                                               ; preds = %61
  %66 = zext i8 %62 to i32
  %67 = call i32 @isdigit(i32 noundef %66) #9
  %68 = icmp eq i32 %67, 0
  %69 = getelementptr inbounds i8, i8* %63, i64 2
  br i1 %68, label %80, label %73, !llvm.loop !34

70:                                               ; preds = %61, %61, %61, %61, %61
  %71 = getelementptr inbounds i8, i8* %63, i64 2
  %72 = load i8, i8* %71, align 1, !tbaa !32
  br label %61, !llvm.loop !35

73:                                               ; preds = %65, %73
  %74 = phi i8* [ %79, %73 ], [ %69, %65 ]
  %75 = load i8, i8* %74, align 1, !tbaa !32
  %76 = zext i8 %75 to i32
  %77 = call i32 @isdigit(i32 noundef %76) #9
  %78 = icmp eq i32 %77, 0
  %79 = getelementptr inbounds i8, i8* %74, i64 1
  br i1 %78, label %80, label %73, !llvm.loop !34

80:                                               ; preds = %73, %65
  %81 = phi i8* [ %64, %65 ], [ %74, %73 ]
  %82 = phi i8* [ %69, %65 ], [ %79, %73 ]
  %83 = load i8, i8* %81, align 1, !tbaa !32
  switch i8 %83, label %95 [
    i8 69, label %84
    i8 79, label %84
  ]

84:                                               ; preds = %80, %80
  %85 = load i8, i8* %82, align 1, !tbaa !32
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %99, label %87

87:                                               ; preds = %84
  %88 = icmp eq i8 %83, 69
  %89 = select i1 %88, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0)
  %90 = sext i8 %85 to i32
  %91 = call i8* @strchr(i8* noundef %89, i32 noundef %90) #9
  %92 = icmp eq i8* %91, null
  br i1 %92, label %441, label %93

93:                                               ; preds = %87
  %94 = load i8, i8* %82, align 1, !tbaa !32
  br label %95

95:                                               ; preds = %93, %80
  %96 = phi i8 [ %83, %80 ], [ %94, %93 ]
  %97 = phi i8* [ %81, %80 ], [ %82, %93 ]
  %98 = icmp eq i8 %96, 0
  br i1 %98, label %441, label %99

99:                                               ; preds = %84, %95
  %100 = phi i8* [ %97, %95 ], [ %81, %84 ]
  %101 = phi i8 [ %96, %95 ], [ %83, %84 ]
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %15)
  store i8* %37, i8** %10, align 8, !tbaa !36
  %102 = load %struct.tm*, %struct.tm** %16, align 8, !tbaa !2
  %103 = sext i8 %101 to i32
  %104 = bitcast %struct.tm* %102 to i8*
  switch i32 %103, label %425 [
    i32 37, label %110
    i32 97, label %114
    i32 65, label %114
    i32 98, label %120
    i32 66, label %120
    i32 104, label %120
    i32 99, label %126
    i32 67, label %132
    i32 100, label %137
    i32 101, label %137
    i32 120, label %143
    i32 68, label %143
    i32 70, label %149
    i32 72, label %155
    i32 107, label %155
    i32 73, label %161
    i32 108, label %161
    i32 106, label %168
    i32 109, label %175
    i32 77, label %182
    i32 110, label %188
    i32 116, label %188
    i32 112, label %202
    i32 114, label %213
    i32 82, label %219
    i32 115, label %225
    i32 83, label %250
    i32 88, label %256
    i32 84, label %256
    i32 117, label %262
    i32 103, label %269
    i32 71, label %273
    i32 85, label %293
    i32 87, label %298
    i32 86, label %303
    i32 119, label %307
    i32 121, label %313
    i32 89, label %322
    i32 90, label %105
    i32 122, label %350
  ]

105:                                              ; preds = %99
  %106 = load i8, i8* %37, align 1, !tbaa !32
  %107 = zext i8 %106 to i32
  %108 = call i32 @isspace(i32 noundef %107) #9
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %329, label %333

110:                                              ; preds = %99
  %111 = load i8, i8* %37, align 1, !tbaa !32
  %112 = icmp eq i8 %111, 37
  %113 = getelementptr inbounds i8, i8* %37, i64 1
  br i1 %112, label %426, label %425

114:                                              ; preds = %99, %99
  %115 = call fastcc i32 @name(i8** noundef nonnull %10, i8** noundef getelementptr inbounds ([7 x i8*], [7 x i8*]* @days, i64 0, i64 0), i32 noundef 7) #9
  %116 = icmp slt i32 %115, 0
  br i1 %116, label %425, label %117

117:                                              ; preds = %114
  %118 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 6
  store i32 %115, i32* %118, align 8, !tbaa !30
  store i32 1, i32* %18, align 8, !tbaa !14
  %119 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

120:                                              ; preds = %99, %99, %99
  %121 = call fastcc i32 @name(i8** noundef nonnull %10, i8** noundef getelementptr inbounds ([12 x i8*], [12 x i8*]* @months, i64 0, i64 0), i32 noundef 12) #9
  %122 = icmp slt i32 %121, 0
  br i1 %122, label %425, label %123

123:                                              ; preds = %120
  %124 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 4
  store i32 %121, i32* %124, align 8, !tbaa !28
  store i32 1, i32* %27, align 4, !tbaa !13
  %125 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

126:                                              ; preds = %99
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %34)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %34, i8* noundef nonnull align 8 dereferenceable(56) %104, i64 56, i1 false) #7, !tbaa.struct !37
  %127 = call fastcc i8* @parse(i8* noundef %37, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #9
  %128 = icmp eq i8* %127, null
  br i1 %128, label %129, label %131

129:                                              ; preds = %126
  %130 = load i8*, i8** %22, align 8, !tbaa !2
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %130, i8* noundef nonnull align 8 dereferenceable(56) %34, i64 56, i1 false) #7, !tbaa.struct !37
  br label %131

131:                                              ; preds = %126, %129
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %34)
  br label %432

132:                                              ; preds = %99
  %133 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 0, i32 noundef 99, i32 noundef 2) #9
  %134 = icmp slt i32 %133, 0
  br i1 %134, label %425, label %135

135:                                              ; preds = %132
  store i32 %133, i32* %33, align 8, !tbaa !8
  %136 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

137:                                              ; preds = %99, %99
  %138 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 1, i32 noundef 31, i32 noundef 2) #9
  %139 = icmp slt i32 %138, 0
  br i1 %139, label %425, label %140

140:                                              ; preds = %137
  %141 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 3
  store i32 %138, i32* %141, align 4, !tbaa !29
  store i32 1, i32* %32, align 8, !tbaa !12
  %142 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

143:                                              ; preds = %99, %99
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %31)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %31, i8* noundef nonnull align 8 dereferenceable(56) %104, i64 56, i1 false) #7, !tbaa.struct !37
  %144 = call fastcc i8* @parse(i8* noundef %37, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #9
  %145 = icmp eq i8* %144, null
  br i1 %145, label %146, label %148

146:                                              ; preds = %143
  %147 = load i8*, i8** %22, align 8, !tbaa !2
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %147, i8* noundef nonnull align 8 dereferenceable(56) %31, i64 56, i1 false) #7, !tbaa.struct !37
  br label %148

148:                                              ; preds = %143, %146
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %31)
  br label %432

149:                                              ; preds = %99
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %30)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %30, i8* noundef nonnull align 8 dereferenceable(56) %104, i64 56, i1 false) #7, !tbaa.struct !37
  %150 = call fastcc i8* @parse(i8* noundef %37, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #9
  %151 = icmp eq i8* %150, null
  br i1 %151, label %152, label %154

152:                                              ; preds = %149
  %153 = load i8*, i8** %22, align 8, !tbaa !2
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %153, i8* noundef nonnull align 8 dereferenceable(56) %30, i64 56, i1 false) #7, !tbaa.struct !37
  br label %154

154:                                              ; preds = %149, %152
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %30)
  br label %432

155:                                              ; preds = %99, %99
  %156 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 0, i32 noundef 23, i32 noundef 2) #9
  %157 = icmp slt i32 %156, 0
  br i1 %157, label %425, label %158

158:                                              ; preds = %155
  %159 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 2
  store i32 %156, i32* %159, align 8, !tbaa !18
  store i32 0, i32* %29, align 8, !tbaa !10
  %160 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

161:                                              ; preds = %99, %99
  %162 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 1, i32 noundef 12, i32 noundef 2) #9
  %163 = icmp slt i32 %162, 0
  br i1 %163, label %425, label %164

164:                                              ; preds = %161
  %165 = urem i32 %162, 12
  %166 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 2
  store i32 %165, i32* %166, align 8, !tbaa !18
  store i32 1, i32* %29, align 8, !tbaa !10
  %167 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

168:                                              ; preds = %99
  %169 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 1, i32 noundef 366, i32 noundef 3) #9
  %170 = icmp slt i32 %169, 0
  br i1 %170, label %425, label %171

171:                                              ; preds = %168
  %172 = add nsw i32 %169, -1
  %173 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 7
  store i32 %172, i32* %173, align 4, !tbaa !24
  store i32 1, i32* %28, align 4, !tbaa !15
  %174 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

175:                                              ; preds = %99
  %176 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 1, i32 noundef 12, i32 noundef 2) #9
  %177 = icmp slt i32 %176, 0
  br i1 %177, label %425, label %178

178:                                              ; preds = %175
  %179 = add nsw i32 %176, -1
  %180 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 4
  store i32 %179, i32* %180, align 8, !tbaa !28
  store i32 1, i32* %27, align 4, !tbaa !13
  %181 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

182:                                              ; preds = %99
  %183 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 0, i32 noundef 59, i32 noundef 2) #9
  %184 = icmp slt i32 %183, 0
  br i1 %184, label %425, label %185

185:                                              ; preds = %182
  %186 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 1
  store i32 %183, i32* %186, align 4, !tbaa !40
  %187 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

188:                                              ; preds = %99, %99
  %189 = load i8, i8* %37, align 1, !tbaa !32
  %190 = zext i8 %189 to i32
  %191 = call i32 @isspace(i32 noundef %190) #9
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %200, label %193

193:                                              ; preds = %188, %193
  %194 = load i8*, i8** %10, align 8, !tbaa !36
  %195 = getelementptr inbounds i8, i8* %194, i64 1
  store i8* %195, i8** %10, align 8, !tbaa !36
  %196 = load i8, i8* %195, align 1, !tbaa !32
  %197 = zext i8 %196 to i32
  %198 = call i32 @isspace(i32 noundef %197) #9
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %193, !llvm.loop !41

200:                                              ; preds = %193, %188
  %201 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

202:                                              ; preds = %99
  %203 = call i32 @strncasecmp(i8* noundef %37, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0), i64 noundef 2) #9
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %209, label %205

205:                                              ; preds = %202
  %206 = load i8*, i8** %10, align 8, !tbaa !36
  %207 = call i32 @strncasecmp(i8* noundef %206, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.6, i64 0, i64 0), i64 noundef 2) #9
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %425

209:                                              ; preds = %205, %202
  %210 = phi i32 [ 0, %202 ], [ 1, %205 ]
  store i32 %210, i32* %26, align 4, !tbaa !9
  %211 = load i8*, i8** %10, align 8, !tbaa !36
  %212 = getelementptr inbounds i8, i8* %211, i64 2
  br label %426

213:                                              ; preds = %99
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %25)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %25, i8* noundef nonnull align 8 dereferenceable(56) %104, i64 56, i1 false) #7, !tbaa.struct !37
  %214 = call fastcc i8* @parse(i8* noundef %37, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #9
  %215 = icmp eq i8* %214, null
  br i1 %215, label %216, label %218

216:                                              ; preds = %213
  %217 = load i8*, i8** %22, align 8, !tbaa !2
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %217, i8* noundef nonnull align 8 dereferenceable(56) %25, i64 56, i1 false) #7, !tbaa.struct !37
  br label %218

218:                                              ; preds = %213, %216
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %25)
  br label %432

219:                                              ; preds = %99
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %24)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %24, i8* noundef nonnull align 8 dereferenceable(56) %104, i64 56, i1 false) #7, !tbaa.struct !37
  %220 = call fastcc i8* @parse(i8* noundef %37, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #9
  %221 = icmp eq i8* %220, null
  br i1 %221, label %222, label %224

222:                                              ; preds = %219
  %223 = load i8*, i8** %22, align 8, !tbaa !2
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %223, i8* noundef nonnull align 8 dereferenceable(56) %24, i64 56, i1 false) #7, !tbaa.struct !37
  br label %224

224:                                              ; preds = %219, %222
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %24)
  br label %432

225:                                              ; preds = %99
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %23) #7
  store i64 0, i64* %11, align 8, !tbaa !39
  %226 = load i8, i8* %37, align 1, !tbaa !32
  %227 = zext i8 %226 to i32
  %228 = call i32 @isdigit(i32 noundef %227) #9
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %248, label %230

230:                                              ; preds = %225, %230
  %231 = load i64, i64* %11, align 8, !tbaa !39
  %232 = mul nsw i64 %231, 10
  %233 = load i8*, i8** %10, align 8, !tbaa !36
  %234 = getelementptr inbounds i8, i8* %233, i64 1
  store i8* %234, i8** %10, align 8, !tbaa !36
  %235 = load i8, i8* %233, align 1, !tbaa !32
  %236 = sext i8 %235 to i64
  %237 = add i64 %232, -48
  %238 = add i64 %237, %236
  store i64 %238, i64* %11, align 8, !tbaa !39
  %239 = load i8, i8* %234, align 1, !tbaa !32
  %240 = zext i8 %239 to i32
  %241 = call i32 @isdigit(i32 noundef %240) #9
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %230, !llvm.loop !42

243:                                              ; preds = %230
  %244 = call %struct.tm* @localtime_r(i64* noundef nonnull %11, %struct.tm* noundef %102) #9
  %245 = icmp eq %struct.tm* %244, null
  %246 = load i8*, i8** %10, align 8
  %247 = select i1 %245, i8* null, i8* %246
  br label %248

248:                                              ; preds = %243, %225
  %249 = phi i8* [ %247, %243 ], [ null, %225 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %23) #7
  br label %432

250:                                              ; preds = %99
  %251 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 0, i32 noundef 61, i32 noundef 2) #9
  %252 = icmp slt i32 %251, 0
  br i1 %252, label %425, label %253

253:                                              ; preds = %250
  %254 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 0
  store i32 %251, i32* %254, align 8, !tbaa !43
  %255 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

256:                                              ; preds = %99, %99
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %21)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %21, i8* noundef nonnull align 8 dereferenceable(56) %104, i64 56, i1 false) #7, !tbaa.struct !37
  %257 = call fastcc i8* @parse(i8* noundef %37, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.9, i64 0, i64 0), %struct.parsed* noundef nonnull %2) #9
  %258 = icmp eq i8* %257, null
  br i1 %258, label %259, label %261

259:                                              ; preds = %256
  %260 = load i8*, i8** %22, align 8, !tbaa !2
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %260, i8* noundef nonnull align 8 dereferenceable(56) %21, i64 56, i1 false) #7, !tbaa.struct !37
  br label %261

261:                                              ; preds = %256, %259
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %21)
  br label %432

262:                                              ; preds = %99
  %263 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 1, i32 noundef 7, i32 noundef 1) #9
  %264 = icmp slt i32 %263, 0
  br i1 %264, label %425, label %265

265:                                              ; preds = %262
  %266 = urem i32 %263, 7
  %267 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 6
  store i32 %266, i32* %267, align 8, !tbaa !30
  store i32 1, i32* %18, align 8, !tbaa !14
  %268 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

269:                                              ; preds = %99
  %270 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 0, i32 noundef 99, i32 noundef 2) #9
  %271 = icmp slt i32 %270, 0
  %272 = load i8*, i8** %10, align 8
  br i1 %271, label %425, label %432

273:                                              ; preds = %99
  %274 = load i8, i8* %37, align 1, !tbaa !32
  %275 = zext i8 %274 to i32
  %276 = call i32 @isdigit(i32 noundef %275) #9
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %425, label %278

278:                                              ; preds = %273
  %279 = load i8*, i8** %10, align 8, !tbaa !36
  %280 = load i8, i8* %279, align 1, !tbaa !32
  %281 = zext i8 %280 to i32
  %282 = call i32 @isdigit(i32 noundef %281) #9
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %291, label %284

284:                                              ; preds = %278, %284
  %285 = load i8*, i8** %10, align 8, !tbaa !36
  %286 = getelementptr inbounds i8, i8* %285, i64 1
  store i8* %286, i8** %10, align 8, !tbaa !36
  %287 = load i8, i8* %286, align 1, !tbaa !32
  %288 = zext i8 %287 to i32
  %289 = call i32 @isdigit(i32 noundef %288) #9
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %291, label %284, !llvm.loop !44

291:                                              ; preds = %284, %278
  %292 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

293:                                              ; preds = %99
  %294 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 0, i32 noundef 53, i32 noundef 2) #9
  %295 = icmp slt i32 %294, 0
  br i1 %295, label %425, label %296

296:                                              ; preds = %293
  store i32 %294, i32* %20, align 8, !tbaa !16
  %297 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

298:                                              ; preds = %99
  %299 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 0, i32 noundef 53, i32 noundef 2) #9
  %300 = icmp slt i32 %299, 0
  br i1 %300, label %425, label %301

301:                                              ; preds = %298
  store i32 %299, i32* %19, align 4, !tbaa !17
  %302 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

303:                                              ; preds = %99
  %304 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 0, i32 noundef 53, i32 noundef 2) #9
  %305 = icmp slt i32 %304, 0
  %306 = load i8*, i8** %10, align 8
  br i1 %305, label %425, label %432

307:                                              ; preds = %99
  %308 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 0, i32 noundef 6, i32 noundef 1) #9
  %309 = icmp slt i32 %308, 0
  br i1 %309, label %425, label %310

310:                                              ; preds = %307
  %311 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 6
  store i32 %308, i32* %311, align 8, !tbaa !30
  store i32 1, i32* %18, align 8, !tbaa !14
  %312 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

313:                                              ; preds = %99
  %314 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 0, i32 noundef 99, i32 noundef 2) #9
  %315 = icmp slt i32 %314, 0
  br i1 %315, label %425, label %316

316:                                              ; preds = %313
  store i32 %314, i32* %17, align 4, !tbaa !11
  %317 = icmp ult i32 %314, 69
  %318 = add nuw nsw i32 %314, 100
  %319 = select i1 %317, i32 %318, i32 %314
  %320 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 5
  store i32 %319, i32* %320, align 4, !tbaa !21
  %321 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

322:                                              ; preds = %99
  %323 = call fastcc i32 @number(i8** noundef nonnull %10, i32 noundef 0, i32 noundef 9999, i32 noundef 4) #9
  %324 = icmp slt i32 %323, 0
  br i1 %324, label %425, label %325

325:                                              ; preds = %322
  %326 = add nsw i32 %323, -1900
  %327 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 5
  store i32 %326, i32* %327, align 4, !tbaa !21
  store i32 -2, i32* %17, align 4, !tbaa !11
  %328 = load i8*, i8** %10, align 8, !tbaa !36
  br label %432

329:                                              ; preds = %333, %105
  %330 = load i8*, i8** %10, align 8, !tbaa !36
  %331 = load i8, i8* %330, align 1, !tbaa !32
  %332 = icmp eq i8 %331, 0
  br i1 %332, label %430, label %340

333:                                              ; preds = %105, %333
  %334 = load i8*, i8** %10, align 8, !tbaa !36
  %335 = getelementptr inbounds i8, i8* %334, i64 1
  store i8* %335, i8** %10, align 8, !tbaa !36
  %336 = load i8, i8* %335, align 1, !tbaa !32
  %337 = zext i8 %336 to i32
  %338 = call i32 @isspace(i32 noundef %337) #9
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %329, label %333, !llvm.loop !45

340:                                              ; preds = %329, %346
  %341 = phi i8 [ %348, %346 ], [ %331, %329 ]
  %342 = zext i8 %341 to i32
  %343 = call i32 @isspace(i32 noundef %342) #9
  %344 = icmp eq i32 %343, 0
  %345 = load i8*, i8** %10, align 8, !tbaa !36
  br i1 %344, label %346, label %432

346:                                              ; preds = %340
  %347 = getelementptr inbounds i8, i8* %345, i64 1
  store i8* %347, i8** %10, align 8, !tbaa !36
  %348 = load i8, i8* %347, align 1, !tbaa !32
  %349 = icmp eq i8 %348, 0
  br i1 %349, label %428, label %340, !llvm.loop !46

350:                                              ; preds = %99
  %351 = load i8, i8* %37, align 1, !tbaa !32
  %352 = zext i8 %351 to i32
  %353 = call i32 @isspace(i32 noundef %352) #9
  %354 = icmp eq i32 %353, 0
  br i1 %354, label %362, label %355

355:                                              ; preds = %350, %355
  %356 = load i8*, i8** %10, align 8, !tbaa !36
  %357 = getelementptr inbounds i8, i8* %356, i64 1
  store i8* %357, i8** %10, align 8, !tbaa !36
  %358 = load i8, i8* %357, align 1, !tbaa !32
  %359 = zext i8 %358 to i32
  %360 = call i32 @isspace(i32 noundef %359) #9
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %362, label %355, !llvm.loop !47

362:                                              ; preds = %355, %350
  %363 = load i8*, i8** %10, align 8, !tbaa !36
  %364 = load i8, i8* %363, align 1, !tbaa !32
  switch i8 %364, label %425 [
    i8 90, label %365
    i8 43, label %368
    i8 45, label %368
  ]

365:                                              ; preds = %362
  %366 = getelementptr inbounds i8, i8* %363, i64 1
  %367 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 9
  store i64 0, i64* %367, align 8, !tbaa !48
  br label %430

368:                                              ; preds = %362, %362
  %369 = getelementptr inbounds i8, i8* %363, i64 1
  store i8* %369, i8** %10, align 8, !tbaa !36
  %370 = load i8, i8* %363, align 1, !tbaa !32
  %371 = icmp eq i8 %370, 45
  %372 = load i8, i8* %369, align 1, !tbaa !32
  %373 = zext i8 %372 to i32
  %374 = call i32 @isdigit(i32 noundef %373) #9
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %425, label %376

376:                                              ; preds = %368, %402
  %377 = phi i32 [ %386, %402 ], [ 0, %368 ]
  %378 = phi i32 [ %385, %402 ], [ 0, %368 ]
  %379 = mul nsw i32 %378, 10
  %380 = load i8*, i8** %10, align 8, !tbaa !36
  %381 = getelementptr inbounds i8, i8* %380, i64 1
  store i8* %381, i8** %10, align 8, !tbaa !36
  %382 = load i8, i8* %380, align 1, !tbaa !32
  %383 = sext i8 %382 to i32
  %384 = add i32 %379, -48
  %385 = add i32 %384, %383
  %386 = add nuw nsw i32 %377, 1
  %387 = load i8, i8* %381, align 1, !tbaa !32
  %388 = icmp eq i8 %387, 58
  %389 = icmp eq i32 %386, 2
  %390 = select i1 %388, i1 %389, i1 false
  br i1 %390, label %391, label %400

391:                                              ; preds = %376
  %392 = getelementptr inbounds i8, i8* %380, i64 2
  %393 = load i8, i8* %392, align 1, !tbaa !32
  %394 = zext i8 %393 to i32
  %395 = call i32 @isdigit(i32 noundef %394) #9
  %396 = icmp eq i32 %395, 0
  %397 = load i8*, i8** %10, align 8, !tbaa !36
  br i1 %396, label %402, label %398

398:                                              ; preds = %391
  %399 = getelementptr inbounds i8, i8* %397, i64 1
  store i8* %399, i8** %10, align 8, !tbaa !36
  br label %402

400:                                              ; preds = %376
  %401 = icmp eq i32 %386, 4
  br i1 %401, label %411, label %402, !llvm.loop !49

402:                                              ; preds = %391, %400, %398
  %403 = phi i8* [ %381, %400 ], [ %399, %398 ], [ %397, %391 ]
  %404 = load i8, i8* %403, align 1, !tbaa !32
  %405 = zext i8 %404 to i32
  %406 = call i32 @isdigit(i32 noundef %405) #9
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %408, label %376

408:                                              ; preds = %402
  br i1 %389, label %409, label %425

409:                                              ; preds = %408
  %410 = mul nsw i32 %385, 100
  br label %411

411:                                              ; preds = %400, %409
  %412 = phi i32 [ %410, %409 ], [ %385, %400 ]
  %413 = srem i32 %412, 100
  %414 = sdiv i32 %412, 100
  %415 = icmp sgt i32 %413, 59
  br i1 %415, label %425, label %416

416:                                              ; preds = %411
  %417 = mul nsw i32 %414, 60
  %418 = add nsw i32 %417, %413
  %419 = mul nsw i32 %418, 60
  %420 = sext i32 %419 to i64
  %421 = getelementptr inbounds %struct.tm, %struct.tm* %102, i64 0, i32 9
  %422 = sub nsw i64 0, %420
  %423 = select i1 %371, i64 %422, i64 %420
  store i64 %423, i64* %421, align 8, !tbaa !48
  %424 = load i8*, i8** %10, align 8
  br label %432

425:                                              ; preds = %408, %368, %110, %114, %120, %132, %137, %155, %161, %168, %175, %182, %205, %250, %262, %273, %293, %298, %307, %313, %322, %99, %362, %411, %269, %303
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %15)
  br label %441

426:                                              ; preds = %209, %110
  %427 = phi i8* [ %212, %209 ], [ %113, %110 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %15)
  br label %435

428:                                              ; preds = %346
  %429 = getelementptr inbounds i8, i8* %345, i64 1
  br label %430

430:                                              ; preds = %428, %329, %365
  %431 = phi i8* [ %366, %365 ], [ %330, %329 ], [ %429, %428 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %15)
  br label %435

432:                                              ; preds = %340, %416, %303, %269, %117, %123, %131, %135, %140, %148, %154, %158, %164, %171, %178, %185, %200, %218, %224, %248, %253, %261, %265, %291, %296, %301, %310, %316, %325
  %433 = phi i8* [ %328, %325 ], [ %321, %316 ], [ %312, %310 ], [ %302, %301 ], [ %297, %296 ], [ %292, %291 ], [ %268, %265 ], [ %257, %261 ], [ %255, %253 ], [ %249, %248 ], [ %220, %224 ], [ %214, %218 ], [ %201, %200 ], [ %187, %185 ], [ %181, %178 ], [ %174, %171 ], [ %167, %164 ], [ %160, %158 ], [ %150, %154 ], [ %144, %148 ], [ %142, %140 ], [ %136, %135 ], [ %127, %131 ], [ %125, %123 ], [ %119, %117 ], [ %272, %269 ], [ %306, %303 ], [ %424, %416 ], [ %345, %340 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %15)
  %434 = icmp eq i8* %433, null
  br i1 %434, label %441, label %435

435:                                              ; preds = %42, %430, %426, %432, %59
  %436 = phi i8* [ %38, %59 ], [ %100, %432 ], [ %100, %426 ], [ %100, %430 ], [ %38, %42 ]
  %437 = phi i8* [ %60, %59 ], [ %433, %432 ], [ %427, %426 ], [ %431, %430 ], [ %43, %42 ]
  %438 = getelementptr inbounds i8, i8* %436, i64 1
  %439 = load i8, i8* %438, align 1, !tbaa !32
  %440 = icmp eq i8 %439, 0
  br i1 %440, label %441, label %35, !llvm.loop !50

441:                                              ; preds = %56, %432, %95, %435, %87, %3, %425
  %442 = phi i8* [ null, %425 ], [ %0, %3 ], [ null, %87 ], [ %437, %435 ], [ null, %95 ], [ null, %432 ], [ null, %56 ]
  ret i8* %442
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

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #4

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
  %11 = tail call i64 @strlen(i8* noundef %10) #9
  %12 = load i8*, i8** %0, align 8, !tbaa !36
  %13 = load i8*, i8** %9, align 8, !tbaa !36
  %14 = tail call i32 @strncasecmp(i8* noundef %12, i8* noundef %13, i64 noundef %11) #9
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %7
  %17 = load i8*, i8** %0, align 8, !tbaa !36
  %18 = load i8*, i8** %9, align 8, !tbaa !36
  %19 = tail call i32 @strncasecmp(i8* noundef %17, i8* noundef %18, i64 noundef 3) #9
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
  br i1 %28, label %29, label %7, !llvm.loop !51

29:                                               ; preds = %26, %3, %21
  %30 = phi i32 [ %23, %21 ], [ -1, %3 ], [ -1, %26 ]
  ret i32 %30
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @number(i8** nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = load i8*, i8** %0, align 8, !tbaa !36
  %6 = load i8, i8* %5, align 1, !tbaa !32
  %7 = zext i8 %6 to i32
  %8 = tail call i32 @isspace(i32 noundef %7) #9
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %4, %10
  %11 = load i8*, i8** %0, align 8, !tbaa !36
  %12 = getelementptr inbounds i8, i8* %11, i64 1
  store i8* %12, i8** %0, align 8, !tbaa !36
  %13 = load i8, i8* %12, align 1, !tbaa !32
  %14 = zext i8 %13 to i32
  %15 = tail call i32 @isspace(i32 noundef %14) #9
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %10, !llvm.loop !52

17:                                               ; preds = %10, %4
  %18 = load i8*, i8** %0, align 8, !tbaa !36
  %19 = load i8, i8* %18, align 1, !tbaa !32
  %20 = zext i8 %19 to i32
  %21 = tail call i32 @isdigit(i32 noundef %20) #9
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
  %41 = tail call i32 @isdigit(i32 noundef %40) #9
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %23, !llvm.loop !53

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

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.umax.i32(i32, i32) #6

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }

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
!37 = !{i64 0, i64 4, !38, i64 4, i64 4, !38, i64 8, i64 4, !38, i64 12, i64 4, !38, i64 16, i64 4, !38, i64 20, i64 4, !38, i64 24, i64 4, !38, i64 28, i64 4, !38, i64 32, i64 4, !38, i64 40, i64 8, !39, i64 48, i64 8, !36}
!38 = !{!7, !7, i64 0}
!39 = !{!20, !20, i64 0}
!40 = !{!19, !7, i64 4}
!41 = distinct !{!41, !26, !27}
!42 = distinct !{!42, !26, !27}
!43 = !{!19, !7, i64 0}
!44 = distinct !{!44, !26, !27}
!45 = distinct !{!45, !26, !27}
!46 = distinct !{!46, !26, !27}
!47 = distinct !{!47, !26, !27}
!48 = !{!19, !20, i64 40}
!49 = distinct !{!49, !26, !27}
!50 = distinct !{!50, !26, !27}
!51 = distinct !{!51, !26, !27}
!52 = distinct !{!52, !26, !27}
!53 = distinct !{!53, !26, !27}
