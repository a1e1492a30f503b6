; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -ffp-contract=off benches/kernels/hash.c
; ModuleID = 'benches/kernels/hash.c'
source_filename = "benches/kernels/hash.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.state = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 16
@K = internal constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i32], align 16
  %3 = alloca [64 x i8], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %6 = bitcast [8 x i32]* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %6, i8* align 16 bitcast ([8 x i32]* @__const.main.state to i8*), i64 32, i1 false)
  store i32 0, i32* %4, align 4
  br label %7

7:                                                ; preds = %29, %0
  %8 = load i32, i32* %4, align 4
  %9 = icmp slt i32 %8, 1500
  br i1 %9, label %10, label %32

10:                                               ; preds = %7
  store i32 0, i32* %5, align 4
  br label %11

11:                                               ; preds = %23, %10
  %12 = load i32, i32* %5, align 4
  %13 = icmp slt i32 %12, 64
  br i1 %13, label %14, label %26

14:                                               ; preds = %11
  %15 = load i32, i32* %4, align 4
  %16 = mul nsw i32 %15, 7
  %17 = load i32, i32* %5, align 4
  %18 = add nsw i32 %16, %17
  %19 = trunc i32 %18 to i8
  %20 = load i32, i32* %5, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 %21
  store i8 %19, i8* %22, align 1
  br label %23

23:                                               ; preds = %14
  %24 = load i32, i32* %5, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, i32* %5, align 4
  br label %11, !llvm.loop !6

26:                                               ; preds = %11
  %27 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 0
  %28 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 0
  call void @compress(i32* noundef %27, i8* noundef %28)
  br label %29

29:                                               ; preds = %26
  %30 = load i32, i32* %4, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, i32* %4, align 4
  br label %7, !llvm.loop !8

32:                                               ; preds = %7
  %33 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 0
  %34 = load i32, i32* %33, align 16
  %35 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 7
  %36 = load i32, i32* %35, align 4
  %37 = xor i32 %34, %36
  %38 = and i32 %37, 127
  ret i32 %38
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @compress(i32* noundef %0, i8* noundef %1) #0 {
  %3 = alloca i32*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca [64 x i32], align 16
  %6 = alloca [8 x i32], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  store i8* %1, i8** %4, align 8
  store i32 0, i32* %7, align 4
  br label %19

19:                                               ; preds = %63, %2
  %20 = load i32, i32* %7, align 4
  %21 = icmp slt i32 %20, 16
  br i1 %21, label %22, label %66

22:                                               ; preds = %19
  %23 = load i8*, i8** %4, align 8
  %24 = load i32, i32* %7, align 4
  %25 = mul nsw i32 4, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, i8* %23, i64 %26
  %28 = load i8, i8* %27, align 1
  %29 = zext i8 %28 to i32
  %30 = shl i32 %29, 24
  %31 = load i8*, i8** %4, align 8
  %32 = load i32, i32* %7, align 4
  %33 = mul nsw i32 4, %32
  %34 = add nsw i32 %33, 1
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, i8* %31, i64 %35
  %37 = load i8, i8* %36, align 1
  %38 = zext i8 %37 to i32
  %39 = shl i32 %38, 16
  %40 = or i32 %30, %39
  %41 = load i8*, i8** %4, align 8
  %42 = load i32, i32* %7, align 4
  %43 = mul nsw i32 4, %42
  %44 = add nsw i32 %43, 2
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, i8* %41, i64 %45
  %47 = load i8, i8* %46, align 1
  %48 = zext i8 %47 to i32
  %49 = shl i32 %48, 8
  %50 = or i32 %40, %49
  %51 = load i8*, i8** %4, align 8
  %52 = load i32, i32* %7, align 4
  %53 = mul nsw i32 4, %52
  %54 = add nsw i32 %53, 3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, i8* %51, i64 %55
  %57 = load i8, i8* %56, align 1
  %58 = zext i8 %57 to i32
  %59 = or i32 %50, %58
  %60 = load i32, i32* %7, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %61
  store i32 %59, i32* %62, align 4
  br label %63

63:                                               ; preds = %22
  %64 = load i32, i32* %7, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, i32* %7, align 4
  br label %19, !llvm.loop !9

66:                                               ; preds = %19
  store i32 16, i32* %8, align 4
  br label %67

67:                                               ; preds = %129, %66
  %68 = load i32, i32* %8, align 4
  %69 = icmp slt i32 %68, 64
  br i1 %69, label %70, label %132

70:                                               ; preds = %67
  %71 = load i32, i32* %8, align 4
  %72 = sub nsw i32 %71, 15
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %73
  %75 = load i32, i32* %74, align 4
  %76 = call i32 @rotate(i32 noundef %75, i32 noundef 7)
  %77 = load i32, i32* %8, align 4
  %78 = sub nsw i32 %77, 15
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %79
  %81 = load i32, i32* %80, align 4
  %82 = call i32 @rotate(i32 noundef %81, i32 noundef 18)
  %83 = xor i32 %76, %82
  %84 = load i32, i32* %8, align 4
  %85 = sub nsw i32 %84, 15
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %86
  %88 = load i32, i32* %87, align 4
  %89 = lshr i32 %88, 3
  %90 = xor i32 %83, %89
  store i32 %90, i32* %9, align 4
  %91 = load i32, i32* %8, align 4
  %92 = sub nsw i32 %91, 2
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %93
  %95 = load i32, i32* %94, align 4
  %96 = call i32 @rotate(i32 noundef %95, i32 noundef 17)
  %97 = load i32, i32* %8, align 4
  %98 = sub nsw i32 %97, 2
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %99
  %101 = load i32, i32* %100, align 4
  %102 = call i32 @rotate(i32 noundef %101, i32 noundef 19)
  %103 = xor i32 %96, %102
  %104 = load i32, i32* %8, align 4
  %105 = sub nsw i32 %104, 2
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %106
  %108 = load i32, i32* %107, align 4
  %109 = lshr i32 %108, 10
  %110 = xor i32 %103, %109
  store i32 %110, i32* %10, align 4
  %111 = load i32, i32* %8, align 4
  %112 = sub nsw i32 %111, 16
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %113
  %115 = load i32, i32* %114, align 4
  %116 = load i32, i32* %9, align 4
  %117 = add i32 %115, %116
  %118 = load i32, i32* %8, align 4
  %119 = sub nsw i32 %118, 7
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %120
  %122 = load i32, i32* %121, align 4
  %123 = add i32 %117, %122
  %124 = load i32, i32* %10, align 4
  %125 = add i32 %123, %124
  %126 = load i32, i32* %8, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %127
  store i32 %125, i32* %128, align 4
  br label %129

129:                                              ; preds = %70
  %130 = load i32, i32* %8, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, i32* %8, align 4
  br label %67, !llvm.loop !10

132:                                              ; preds = %67
  store i32 0, i32* %11, align 4
  br label %133

133:                                              ; preds = %145, %132
  %134 = load i32, i32* %11, align 4
  %135 = icmp slt i32 %134, 8
  br i1 %135, label %136, label %148

136:                                              ; preds = %133
  %137 = load i32*, i32** %3, align 8
  %138 = load i32, i32* %11, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds i32, i32* %137, i64 %139
  %141 = load i32, i32* %140, align 4
  %142 = load i32, i32* %11, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 %143
  store i32 %141, i32* %144, align 4
  br label %145

145:                                              ; preds = %136
  %146 = load i32, i32* %11, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, i32* %11, align 4
  br label %133, !llvm.loop !11

148:                                              ; preds = %133
  store i32 0, i32* %12, align 4
  br label %149

149:                                              ; preds = %245, %148
  %150 = load i32, i32* %12, align 4
  %151 = icmp slt i32 %150, 64
  br i1 %151, label %152, label %248

152:                                              ; preds = %149
  %153 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 4
  %154 = load i32, i32* %153, align 16
  %155 = call i32 @rotate(i32 noundef %154, i32 noundef 6)
  %156 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 4
  %157 = load i32, i32* %156, align 16
  %158 = call i32 @rotate(i32 noundef %157, i32 noundef 11)
  %159 = xor i32 %155, %158
  %160 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 4
  %161 = load i32, i32* %160, align 16
  %162 = call i32 @rotate(i32 noundef %161, i32 noundef 25)
  %163 = xor i32 %159, %162
  store i32 %163, i32* %13, align 4
  %164 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 0
  %165 = load i32, i32* %164, align 16
  %166 = call i32 @rotate(i32 noundef %165, i32 noundef 2)
  %167 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 0
  %168 = load i32, i32* %167, align 16
  %169 = call i32 @rotate(i32 noundef %168, i32 noundef 13)
  %170 = xor i32 %166, %169
  %171 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 0
  %172 = load i32, i32* %171, align 16
  %173 = call i32 @rotate(i32 noundef %172, i32 noundef 22)
  %174 = xor i32 %170, %173
  store i32 %174, i32* %14, align 4
  %175 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 7
  %176 = load i32, i32* %175, align 4
  %177 = load i32, i32* %13, align 4
  %178 = add i32 %176, %177
  %179 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 4
  %180 = load i32, i32* %179, align 16
  %181 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 5
  %182 = load i32, i32* %181, align 4
  %183 = and i32 %180, %182
  %184 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 4
  %185 = load i32, i32* %184, align 16
  %186 = xor i32 %185, -1
  %187 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 6
  %188 = load i32, i32* %187, align 8
  %189 = and i32 %186, %188
  %190 = xor i32 %183, %189
  %191 = add i32 %178, %190
  %192 = load i32, i32* %12, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [64 x i32], [64 x i32]* @K, i64 0, i64 %193
  %195 = load i32, i32* %194, align 4
  %196 = add i32 %191, %195
  %197 = load i32, i32* %12, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %198
  %200 = load i32, i32* %199, align 4
  %201 = add i32 %196, %200
  store i32 %201, i32* %15, align 4
  %202 = load i32, i32* %14, align 4
  %203 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 0
  %204 = load i32, i32* %203, align 16
  %205 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 1
  %206 = load i32, i32* %205, align 4
  %207 = and i32 %204, %206
  %208 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 0
  %209 = load i32, i32* %208, align 16
  %210 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 2
  %211 = load i32, i32* %210, align 8
  %212 = and i32 %209, %211
  %213 = xor i32 %207, %212
  %214 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 1
  %215 = load i32, i32* %214, align 4
  %216 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 2
  %217 = load i32, i32* %216, align 8
  %218 = and i32 %215, %217
  %219 = xor i32 %213, %218
  %220 = add i32 %202, %219
  store i32 %220, i32* %16, align 4
  store i32 7, i32* %17, align 4
  br label %221

221:                                              ; preds = %233, %152
  %222 = load i32, i32* %17, align 4
  %223 = icmp sgt i32 %222, 0
  br i1 %223, label %224, label %236

224:                                              ; preds = %221
  %225 = load i32, i32* %17, align 4
  %226 = sub nsw i32 %225, 1
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 %227
  %229 = load i32, i32* %228, align 4
  %230 = load i32, i32* %17, align 4
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 %231
  store i32 %229, i32* %232, align 4
  br label %233

233:                                              ; preds = %224
  %234 = load i32, i32* %17, align 4
  %235 = add nsw i32 %234, -1
  store i32 %235, i32* %17, align 4
  br label %221, !llvm.loop !12

236:                                              ; preds = %221
  %237 = load i32, i32* %15, align 4
  %238 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 4
  %239 = load i32, i32* %238, align 16
  %240 = add i32 %239, %237
  store i32 %240, i32* %238, align 16
  %241 = load i32, i32* %15, align 4
  %242 = load i32, i32* %16, align 4
  %243 = add i32 %241, %242
  %244 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 0
  store i32 %243, i32* %244, align 16
  br label %245

245:                                              ; preds = %236
  %246 = load i32, i32* %12, align 4
  %247 = add nsw i32 %246, 1
  store i32 %247, i32* %12, align 4
  br label %149, !llvm.loop !13

248:                                              ; preds = %149
  store i32 0, i32* %18, align 4
  br label %249

249:                                              ; preds = %263, %248
  %250 = load i32, i32* %18, align 4
  %251 = icmp slt i32 %250, 8
  br i1 %251, label %252, label %266

252:                                              ; preds = %249
  %253 = load i32, i32* %18, align 4
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds [8 x i32], [8 x i32]* %6, i64 0, i64 %254
  %256 = load i32, i32* %255, align 4
  %257 = load i32*, i32** %3, align 8
  %258 = load i32, i32* %18, align 4
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds i32, i32* %257, i64 %259
  %261 = load i32, i32* %260, align 4
  %262 = add i32 %261, %256
  store i32 %262, i32* %260, align 4
  br label %263

263:                                              ; preds = %252
  %264 = load i32, i32* %18, align 4
  %265 = add nsw i32 %264, 1
  store i32 %265, i32* %18, align 4
  br label %249, !llvm.loop !14

266:                                              ; preds = %249
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotate(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4
  %6 = load i32, i32* %4, align 4
  %7 = lshr i32 %5, %6
  %8 = load i32, i32* %3, align 4
  %9 = load i32, i32* %4, align 4
  %10 = sub nsw i32 32, %9
  %11 = shl i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
