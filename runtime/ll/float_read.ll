; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/float_read.c
; ModuleID = 'runtime/c/float_read.c'
source_filename = "runtime/c/float_read.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.format = type { i32, i32, i32 }
%struct.big = type { i32, i32* }
%struct.number = type { x86_fp80, double, i32 }

@twice = internal constant %struct.format { i32 53, i32 -1022, i32 1023 }, align 4
@single = internal constant %struct.format { i32 24, i32 -126, i32 127 }, align 4
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
define dso_local double @nan(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc x86_fp80 @nan_by_tag(i8* noundef %0, %struct.format* noundef nonnull @twice) #7
  %3 = fptrunc x86_fp80 %2 to double
  ret double %3
}

; Function Attrs: nounwind optsize
define internal fastcc x86_fp80 @nan_by_tag(i8* noundef %0, %struct.format* nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = alloca i8*, align 8
  br label %4

4:                                                ; preds = %12, %2
  %5 = phi i8* [ %0, %2 ], [ %13, %12 ]
  %6 = load i8, i8* %5, align 1, !tbaa !2
  %7 = zext i8 %6 to i32
  %8 = tail call i32 @isalnum(i32 noundef %7) #8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %4
  %11 = load i8, i8* %5, align 1, !tbaa !2
  switch i8 %11, label %30 [
    i8 95, label %12
    i8 0, label %14
  ]

12:                                               ; preds = %10, %4
  %13 = getelementptr inbounds i8, i8* %5, i64 1
  br label %4, !llvm.loop !5

14:                                               ; preds = %10
  %15 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %15) #9
  %16 = call i64 @strtoul(i8* noundef %0, i8** noundef nonnull %3, i32 noundef 0) #8
  %17 = load i8*, i8** %3, align 8, !tbaa !8
  %18 = icmp eq i8* %17, %5
  br i1 %18, label %19, label %28

19:                                               ; preds = %14
  %20 = getelementptr inbounds %struct.format, %struct.format* %1, i64 0, i32 0
  %21 = load i32, i32* %20, align 4, !tbaa !10
  %22 = sub nsw i32 64, %21
  %23 = zext i32 %22 to i64
  %24 = shl i64 %16, %23
  %25 = zext i64 %24 to i80
  %26 = or i80 %25, 604458298121296159965184
  %27 = bitcast i80 %26 to x86_fp80
  br label %28

28:                                               ; preds = %14, %19
  %29 = phi x86_fp80 [ %27, %19 ], [ 0xK7FFFC000000000000000, %14 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %15) #9
  br label %30

30:                                               ; preds = %10, %28
  %31 = phi x86_fp80 [ %29, %28 ], [ 0xK7FFFC000000000000000, %10 ]
  ret x86_fp80 %31
}

; Function Attrs: nounwind optsize
define dso_local float @nanf(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc x86_fp80 @nan_by_tag(i8* noundef %0, %struct.format* noundef nonnull @single) #7
  %3 = fptrunc x86_fp80 %2 to float
  ret float %3
}

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @nanl(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc x86_fp80 @nan_by_tag(i8* noundef %0, %struct.format* noundef nonnull @extended) #7
  ret x86_fp80 %2
}

; Function Attrs: nounwind optsize
define dso_local float @strtof(i8* noundef %0, i8** noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 16
  %4 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4) #9
  call fastcc void @read_number(%struct.number* nonnull sret(%struct.number) align 16 %3, i8* noundef %0, i8** noundef %1, %struct.format* noundef nonnull @single) #8
  %5 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 2
  %6 = load i32, i32* %5, align 8, !tbaa !13
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %9 = load double, double* %8, align 16
  %10 = fpext double %9 to x86_fp80
  %11 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %12 = load x86_fp80, x86_fp80* %11, align 16
  %13 = select i1 %7, x86_fp80 %12, x86_fp80 %10
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4) #9
  %14 = fptrunc x86_fp80 %13 to float
  ret float %14
}

; Function Attrs: nounwind optsize
define dso_local double @strtod(i8* noundef %0, i8** noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 16
  %4 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4) #9
  call fastcc void @read_number(%struct.number* nonnull sret(%struct.number) align 16 %3, i8* noundef %0, i8** noundef %1, %struct.format* noundef nonnull @twice) #7
  %5 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 2
  %6 = load i32, i32* %5, align 8, !tbaa !13
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %9 = load double, double* %8, align 16
  %10 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %11 = load x86_fp80, x86_fp80* %10, align 16
  %12 = fptrunc x86_fp80 %11 to double
  %13 = select i1 %7, double %12, double %9
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4) #9
  ret double %13
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc void @read_number(%struct.number* noalias nocapture writeonly sret(%struct.number) align 16 %0, i8* noundef %1, i8** noundef writeonly %2, %struct.format* noundef readonly %3) unnamed_addr #0 {
  %5 = alloca i8*, align 8
  %6 = alloca %struct.big, align 8
  %7 = alloca %struct.big, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i8*, align 8
  %10 = icmp eq i8** %2, null
  br i1 %10, label %12, label %11

11:                                               ; preds = %4
  store i8* %1, i8** %2, align 8, !tbaa !8
  br label %12

12:                                               ; preds = %11, %4
  br label %13

13:                                               ; preds = %12, %13
  %14 = phi i8* [ %19, %13 ], [ %1, %12 ]
  %15 = load i8, i8* %14, align 1, !tbaa !2
  %16 = zext i8 %15 to i32
  %17 = tail call i32 @isspace(i32 noundef %16) #8
  %18 = icmp eq i32 %17, 0
  %19 = getelementptr inbounds i8, i8* %14, i64 1
  br i1 %18, label %20, label %13, !llvm.loop !17

20:                                               ; preds = %13
  %21 = load i8, i8* %14, align 1, !tbaa !2
  %22 = icmp eq i8 %21, 45
  switch i8 %21, label %25 [
    i8 45, label %23
    i8 43, label %23
  ]

23:                                               ; preds = %20, %20
  %24 = load i8, i8* %19, align 1, !tbaa !2
  br label %25

25:                                               ; preds = %20, %23
  %26 = phi i8 [ %21, %20 ], [ %24, %23 ]
  %27 = phi i8* [ %14, %20 ], [ %19, %23 ]
  %28 = zext i8 %26 to i32
  %29 = tail call i32 @isdigit(i32 noundef %28) #8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %41

31:                                               ; preds = %25
  %32 = load i8, i8* %27, align 1, !tbaa !2
  %33 = icmp eq i8 %32, 46
  br i1 %33, label %35, label %34

34:                                               ; preds = %35, %31
  br label %651

35:                                               ; preds = %31
  %36 = getelementptr inbounds i8, i8* %27, i64 1
  %37 = load i8, i8* %36, align 1, !tbaa !2
  %38 = zext i8 %37 to i32
  %39 = tail call i32 @isdigit(i32 noundef %38) #8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %34, label %41

41:                                               ; preds = %35, %25
  %42 = load i8, i8* %27, align 1, !tbaa !2
  %43 = icmp eq i8 %42, 48
  br i1 %43, label %44, label %157

44:                                               ; preds = %41
  %45 = getelementptr inbounds i8, i8* %27, i64 1
  %46 = load i8, i8* %45, align 1, !tbaa !2
  %47 = and i8 %46, -33
  %48 = icmp eq i8 %47, 88
  br i1 %48, label %49, label %157

49:                                               ; preds = %44
  %50 = getelementptr inbounds i8, i8* %27, i64 2
  %51 = load i8, i8* %50, align 1, !tbaa !2
  %52 = zext i8 %51 to i32
  %53 = tail call i32 @isxdigit(i32 noundef %52) #8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %64

55:                                               ; preds = %49
  %56 = load i8, i8* %50, align 1, !tbaa !2
  %57 = icmp eq i8 %56, 46
  br i1 %57, label %58, label %157

58:                                               ; preds = %55
  %59 = getelementptr inbounds i8, i8* %27, i64 3
  %60 = load i8, i8* %59, align 1, !tbaa !2
  %61 = zext i8 %60 to i32
  %62 = tail call i32 @isxdigit(i32 noundef %61) #8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %157, label %64

64:                                               ; preds = %58, %49
  %65 = bitcast i8** %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %65) #9
  br label %66

66:                                               ; preds = %124, %64
  %67 = phi i8* [ %50, %64 ], [ %132, %124 ]
  %68 = phi i64 [ 0, %64 ], [ %125, %124 ]
  %69 = phi i64 [ 0, %64 ], [ %126, %124 ]
  %70 = phi i32 [ 0, %64 ], [ %127, %124 ]
  %71 = phi i32 [ 0, %64 ], [ %128, %124 ]
  %72 = phi i32 [ 0, %64 ], [ %129, %124 ]
  %73 = phi i32 [ 64, %64 ], [ %130, %124 ]
  %74 = phi i64 [ 0, %64 ], [ %131, %124 ]
  %75 = icmp eq i32 %70, 0
  %76 = load i8, i8* %67, align 1, !tbaa !2
  %77 = icmp eq i8 %76, 46
  %78 = select i1 %75, i1 %77, i1 false
  br i1 %78, label %124, label %79

79:                                               ; preds = %66
  %80 = zext i8 %76 to i32
  %81 = tail call i32 @isxdigit(i32 noundef %80) #8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %133, label %83

83:                                               ; preds = %79
  %84 = load i8, i8* %67, align 1, !tbaa !2
  %85 = zext i8 %84 to i32
  %86 = tail call i32 @isdigit(i32 noundef %85) #8
  %87 = icmp eq i32 %86, 0
  %88 = load i8, i8* %67, align 1, !tbaa !2
  %89 = sext i8 %88 to i32
  %90 = add nsw i32 %89, -48
  %91 = or i8 %88, 32
  %92 = zext i8 %91 to i32
  %93 = add nsw i32 %92, -87
  %94 = select i1 %87, i32 %93, i32 %90
  %95 = icmp ugt i64 %74, 1152921504606846975
  %96 = zext i1 %95 to i32
  %97 = or i32 %72, %96
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %106

99:                                               ; preds = %83
  %100 = shl i64 %74, 4
  %101 = zext i32 %94 to i64
  %102 = or i64 %100, %101
  %103 = shl nsw i32 %70, 2
  %104 = zext i32 %103 to i64
  %105 = sub nsw i64 %69, %104
  br label %124

106:                                              ; preds = %83
  %107 = icmp eq i32 %73, 0
  br i1 %107, label %114, label %108

108:                                              ; preds = %106
  %109 = add nsw i32 %73, -4
  %110 = zext i32 %94 to i64
  %111 = zext i32 %109 to i64
  %112 = shl i64 %110, %111
  %113 = or i64 %112, %68
  br label %118

114:                                              ; preds = %106
  %115 = icmp ne i32 %94, 0
  %116 = zext i1 %115 to i32
  %117 = or i32 %71, %116
  br label %118

118:                                              ; preds = %114, %108
  %119 = phi i64 [ %113, %108 ], [ %68, %114 ]
  %120 = phi i32 [ %71, %108 ], [ %117, %114 ]
  %121 = phi i32 [ %109, %108 ], [ 0, %114 ]
  %122 = select i1 %75, i64 4, i64 0
  %123 = add nsw i64 %122, %69
  br label %124

124:                                              ; preds = %118, %99, %66
  %125 = phi i64 [ %119, %118 ], [ %68, %99 ], [ %68, %66 ]
  %126 = phi i64 [ %123, %118 ], [ %105, %99 ], [ %69, %66 ]
  %127 = phi i32 [ %70, %118 ], [ %70, %99 ], [ 1, %66 ]
  %128 = phi i32 [ %120, %118 ], [ %71, %99 ], [ %71, %66 ]
  %129 = phi i32 [ %97, %118 ], [ 0, %99 ], [ %72, %66 ]
  %130 = phi i32 [ %121, %118 ], [ %73, %99 ], [ %73, %66 ]
  %131 = phi i64 [ %74, %118 ], [ %102, %99 ], [ %74, %66 ]
  %132 = getelementptr inbounds i8, i8* %67, i64 1
  br label %66, !llvm.loop !18

133:                                              ; preds = %79
  store i8* %67, i8** %9, align 8, !tbaa !8
  %134 = call fastcc i64 @read_exponent(i8** noundef nonnull %9, i32 noundef 112) #8
  %135 = load i8*, i8** %9, align 8, !tbaa !8
  %136 = icmp eq i64 %74, 0
  br i1 %136, label %155, label %137

137:                                              ; preds = %133
  %138 = tail call i64 @llvm.ctlz.i64(i64 %74, i1 true) #9, !range !19
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %143, label %140

140:                                              ; preds = %137
  %141 = tail call i64 @llvm.fshl.i64(i64 %74, i64 %68, i64 %138) #9
  %142 = shl i64 %68, %138
  br label %143

143:                                              ; preds = %140, %137
  %144 = phi i64 [ %142, %140 ], [ %68, %137 ]
  %145 = phi i64 [ %141, %140 ], [ %74, %137 ]
  %146 = lshr i64 %144, 63
  %147 = trunc i64 %146 to i32
  %148 = and i64 %144, 9223372036854775807
  %149 = icmp ne i64 %148, 0
  %150 = zext i1 %149 to i32
  %151 = or i32 %71, %150
  %152 = sub i64 %69, %138
  %153 = add i64 %152, %134
  %154 = tail call fastcc x86_fp80 @round_to(i64 noundef %145, i32 noundef %147, i32 noundef %151, i64 noundef %153, %struct.format* noundef %3) #8
  br label %155

155:                                              ; preds = %133, %143
  %156 = phi x86_fp80 [ %154, %143 ], [ 0xK00000000000000000000, %133 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %65) #9
  br label %732

157:                                              ; preds = %58, %55, %44, %41
  %158 = bitcast %struct.big* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %158) #9, !noalias !20
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %158, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.big* @__const.decimal.n to i8*), i64 16, i1 false) #9, !noalias !20
  %159 = bitcast i8** %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %159) #9, !noalias !20
  %160 = getelementptr inbounds %struct.big, %struct.big* %7, i64 0, i32 0
  br label %161

161:                                              ; preds = %239, %157
  %162 = phi i32 [ 0, %157 ], [ %240, %239 ]
  %163 = phi i8* [ %27, %157 ], [ %248, %239 ]
  %164 = phi i32 [ 0, %157 ], [ %241, %239 ]
  %165 = phi i32 [ 0, %157 ], [ %242, %239 ]
  %166 = phi i32 [ 0, %157 ], [ %243, %239 ]
  %167 = phi i64 [ 0, %157 ], [ %244, %239 ]
  %168 = phi i32 [ 0, %157 ], [ %245, %239 ]
  %169 = phi i32 [ 1, %157 ], [ %246, %239 ]
  %170 = phi i64 [ 0, %157 ], [ %247, %239 ]
  %171 = icmp eq i32 %164, 0
  %172 = load i8, i8* %163, align 1, !tbaa !2, !noalias !20
  %173 = icmp eq i8 %172, 46
  %174 = select i1 %171, i1 %173, i1 false
  br i1 %174, label %239, label %175

175:                                              ; preds = %161
  %176 = zext i8 %172 to i32
  %177 = tail call i32 @isdigit(i32 noundef %176) #8, !noalias !20
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %249, label %179

179:                                              ; preds = %175
  %180 = load i8, i8* %163, align 1, !tbaa !2, !noalias !20
  %181 = sext i8 %180 to i32
  %182 = add nsw i32 %181, -48
  %183 = icmp eq i32 %165, 0
  %184 = icmp eq i32 %182, 0
  %185 = select i1 %183, i1 %184, i1 false
  br i1 %185, label %186, label %189

186:                                              ; preds = %179
  %187 = zext i32 %164 to i64
  %188 = sub nsw i64 %170, %187
  br label %239

189:                                              ; preds = %179
  %190 = icmp sgt i32 %165, 11999
  br i1 %190, label %191, label %197

191:                                              ; preds = %189
  %192 = icmp ne i32 %182, 0
  %193 = zext i1 %192 to i32
  %194 = or i32 %166, %193
  %195 = zext i1 %171 to i64
  %196 = add nsw i64 %170, %195
  br label %239

197:                                              ; preds = %189
  %198 = icmp slt i32 %165, 19
  %199 = mul i64 %167, 10
  %200 = zext i32 %182 to i64
  %201 = add i64 %199, %200
  %202 = select i1 %198, i64 %201, i64 %167
  %203 = mul i32 %168, 10
  %204 = add i32 %182, %203
  %205 = mul i32 %169, 10
  %206 = icmp eq i32 %205, 1000000000
  br i1 %206, label %207, label %232

207:                                              ; preds = %197
  %208 = zext i32 %204 to i64
  %209 = icmp sgt i32 %162, 0
  br i1 %209, label %210, label %212

210:                                              ; preds = %207
  %211 = zext i32 %162 to i64
  br label %215

212:                                              ; preds = %215, %207
  %213 = phi i64 [ %208, %207 ], [ %224, %215 ]
  %214 = icmp eq i64 %213, 0
  br i1 %214, label %232, label %227

215:                                              ; preds = %215, %210
  %216 = phi i64 [ 0, %210 ], [ %225, %215 ]
  %217 = phi i64 [ %208, %210 ], [ %224, %215 ]
  %218 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %216
  %219 = load i32, i32* %218, align 4, !tbaa !23, !noalias !20
  %220 = zext i32 %219 to i64
  %221 = mul nuw nsw i64 %220, 1000000000
  %222 = add nuw nsw i64 %221, %217
  %223 = trunc i64 %222 to i32
  store i32 %223, i32* %218, align 4, !tbaa !23, !noalias !20
  %224 = lshr i64 %222, 32
  %225 = add nuw nsw i64 %216, 1
  %226 = icmp eq i64 %225, %211
  br i1 %226, label %212, label %215, !llvm.loop !24

227:                                              ; preds = %212
  %228 = trunc i64 %213 to i32
  %229 = add nsw i32 %162, 1
  %230 = sext i32 %162 to i64
  %231 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %230
  store i32 %228, i32* %231, align 4, !tbaa !23, !noalias !20
  br label %232

232:                                              ; preds = %227, %212, %197
  %233 = phi i32 [ %162, %197 ], [ %162, %212 ], [ %229, %227 ]
  %234 = phi i32 [ %204, %197 ], [ 0, %212 ], [ 0, %227 ]
  %235 = phi i32 [ %205, %197 ], [ 1, %212 ], [ 1, %227 ]
  %236 = add nsw i32 %165, 1
  %237 = zext i32 %164 to i64
  %238 = sub nsw i64 %170, %237
  br label %239

239:                                              ; preds = %232, %191, %186, %161
  %240 = phi i32 [ %162, %191 ], [ %233, %232 ], [ %162, %186 ], [ %162, %161 ]
  %241 = phi i32 [ %164, %191 ], [ %164, %232 ], [ %164, %186 ], [ 1, %161 ]
  %242 = phi i32 [ %165, %191 ], [ %236, %232 ], [ 0, %186 ], [ %165, %161 ]
  %243 = phi i32 [ %194, %191 ], [ %166, %232 ], [ %166, %186 ], [ %166, %161 ]
  %244 = phi i64 [ %167, %191 ], [ %202, %232 ], [ %167, %186 ], [ %167, %161 ]
  %245 = phi i32 [ %168, %191 ], [ %234, %232 ], [ %168, %186 ], [ %168, %161 ]
  %246 = phi i32 [ %169, %191 ], [ %235, %232 ], [ %169, %186 ], [ %169, %161 ]
  %247 = phi i64 [ %196, %191 ], [ %238, %232 ], [ %188, %186 ], [ %170, %161 ]
  %248 = getelementptr inbounds i8, i8* %163, i64 1
  br label %161, !llvm.loop !25

249:                                              ; preds = %175
  %250 = getelementptr inbounds %struct.big, %struct.big* %7, i64 0, i32 1
  store i32 %162, i32* %160, align 8, !tbaa !26, !noalias !20
  store i8* %163, i8** %8, align 8, !tbaa !8, !noalias !20
  %251 = icmp ugt i32 %169, 1
  br i1 %251, label %252, label %278

252:                                              ; preds = %249
  %253 = zext i32 %168 to i64
  %254 = icmp sgt i32 %162, 0
  br i1 %254, label %255, label %258

255:                                              ; preds = %252
  %256 = zext i32 %169 to i64
  %257 = zext i32 %162 to i64
  br label %261

258:                                              ; preds = %261, %252
  %259 = phi i64 [ %253, %252 ], [ %270, %261 ]
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %278, label %273

261:                                              ; preds = %261, %255
  %262 = phi i64 [ 0, %255 ], [ %271, %261 ]
  %263 = phi i64 [ %253, %255 ], [ %270, %261 ]
  %264 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %262
  %265 = load i32, i32* %264, align 4, !tbaa !23, !noalias !20
  %266 = zext i32 %265 to i64
  %267 = mul nuw i64 %266, %256
  %268 = add i64 %267, %263
  %269 = trunc i64 %268 to i32
  store i32 %269, i32* %264, align 4, !tbaa !23, !noalias !20
  %270 = lshr i64 %268, 32
  %271 = add nuw nsw i64 %262, 1
  %272 = icmp eq i64 %271, %257
  br i1 %272, label %258, label %261, !llvm.loop !24

273:                                              ; preds = %258
  %274 = trunc i64 %259 to i32
  %275 = add nsw i32 %162, 1
  store i32 %275, i32* %160, align 8, !tbaa !26, !noalias !20
  %276 = sext i32 %162 to i64
  %277 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %276
  store i32 %274, i32* %277, align 4, !tbaa !23, !noalias !20
  br label %278

278:                                              ; preds = %273, %258, %249
  %279 = phi i32 [ %275, %273 ], [ %162, %258 ], [ %162, %249 ]
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %300, label %281

281:                                              ; preds = %278
  %282 = sext i32 %279 to i64
  %283 = add nsw i64 %282, -1
  %284 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %283
  %285 = load i32, i32* %284, align 4, !tbaa !23, !noalias !20
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %292, label %298

287:                                              ; preds = %292
  %288 = add nsw i64 %293, -1
  %289 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %288
  %290 = load i32, i32* %289, align 4, !tbaa !23, !noalias !20
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %296, !llvm.loop !28

292:                                              ; preds = %281, %287
  %293 = phi i64 [ %288, %287 ], [ %283, %281 ]
  %294 = trunc i64 %293 to i32
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %298, label %287, !llvm.loop !28

296:                                              ; preds = %287
  %297 = trunc i64 %293 to i32
  br label %298

298:                                              ; preds = %292, %296, %281
  %299 = phi i32 [ %279, %281 ], [ %297, %296 ], [ 0, %292 ]
  store i32 %299, i32* %160, align 8, !tbaa !26, !noalias !20
  br label %300

300:                                              ; preds = %298, %278
  %301 = phi i32 [ %299, %298 ], [ 0, %278 ]
  %302 = call fastcc i64 @read_exponent(i8** noundef nonnull %8, i32 noundef 101) #8, !noalias !20
  %303 = add nsw i64 %302, %170
  %304 = load i8*, i8** %8, align 8, !tbaa !8, !noalias !20
  %305 = icmp eq i32 %165, 0
  br i1 %305, label %647, label %306

306:                                              ; preds = %300
  %307 = icmp slt i32 %165, 16
  %308 = icmp eq %struct.format* %3, @twice
  %309 = and i1 %308, %307
  %310 = icmp sgt i64 %303, -23
  %311 = select i1 %309, i1 %310, i1 false
  %312 = icmp slt i64 %303, 23
  %313 = select i1 %311, i1 %312, i1 false
  br i1 %313, label %314, label %329

314:                                              ; preds = %306
  %315 = icmp slt i64 %303, 0
  br i1 %315, label %316, label %322

316:                                              ; preds = %314
  %317 = uitofp i64 %167 to double
  %318 = sub nsw i64 0, %303
  %319 = getelementptr inbounds [23 x double], [23 x double]* @tens, i64 0, i64 %318
  %320 = load double, double* %319, align 8, !tbaa !29, !noalias !20
  %321 = fdiv double %317, %320
  br label %647

322:                                              ; preds = %314
  %323 = icmp eq i64 %303, 0
  %324 = uitofp i64 %167 to double
  br i1 %323, label %647, label %325

325:                                              ; preds = %322
  %326 = getelementptr inbounds [23 x double], [23 x double]* @tens, i64 0, i64 %303
  %327 = load double, double* %326, align 8, !tbaa !29, !noalias !20
  %328 = fmul double %327, %324
  br label %647

329:                                              ; preds = %306
  %330 = icmp slt i32 %165, 8
  %331 = icmp eq %struct.format* %3, @single
  %332 = and i1 %331, %330
  %333 = icmp sgt i64 %303, -11
  %334 = select i1 %332, i1 %333, i1 false
  %335 = icmp slt i64 %303, 11
  %336 = select i1 %334, i1 %335, i1 false
  br i1 %336, label %337, label %357

337:                                              ; preds = %329
  %338 = icmp slt i64 %303, 0
  br i1 %338, label %339, label %346

339:                                              ; preds = %337
  %340 = uitofp i64 %167 to float
  %341 = sub nsw i64 0, %303
  %342 = getelementptr inbounds [23 x double], [23 x double]* @tens, i64 0, i64 %341
  %343 = load double, double* %342, align 8, !tbaa !29, !noalias !20
  %344 = fptrunc double %343 to float
  %345 = fdiv float %340, %344
  br label %354

346:                                              ; preds = %337
  %347 = icmp eq i64 %303, 0
  %348 = uitofp i64 %167 to float
  br i1 %347, label %354, label %349

349:                                              ; preds = %346
  %350 = getelementptr inbounds [23 x double], [23 x double]* @tens, i64 0, i64 %303
  %351 = load double, double* %350, align 8, !tbaa !29, !noalias !20
  %352 = fptrunc double %351 to float
  %353 = fmul float %348, %352
  br label %354

354:                                              ; preds = %349, %346, %339
  %355 = phi float [ %345, %339 ], [ %353, %349 ], [ %348, %346 ]
  %356 = fpext float %355 to x86_fp80
  br label %647

357:                                              ; preds = %329
  %358 = sext i32 %165 to i64
  %359 = add nsw i64 %303, %358
  %360 = add i64 %359, -5001
  %361 = icmp ult i64 %360, -10001
  br i1 %361, label %362, label %366

362:                                              ; preds = %357
  %363 = tail call i32* @__errno_location() #8, !noalias !20
  store i32 34, i32* %363, align 4, !tbaa !23, !noalias !20
  %364 = icmp sgt i64 %359, 0
  %365 = select i1 %364, x86_fp80 0xK7FFF8000000000000000, x86_fp80 0xK00000000000000000000
  br label %647

366:                                              ; preds = %357
  %367 = icmp sgt i64 %303, -1
  br i1 %367, label %368, label %463

368:                                              ; preds = %366
  call fastcc void @big_scale10(%struct.big* noundef nonnull %7, i64 noundef %303) #8, !noalias !20
  %369 = load i32, i32* %160, align 8, !tbaa !26, !noalias !20
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %383, label %371

371:                                              ; preds = %368
  %372 = sext i32 %369 to i64
  %373 = shl nsw i64 %372, 5
  %374 = load i32*, i32** %250, align 8, !tbaa !30, !noalias !20
  %375 = add nsw i32 %369, -1
  %376 = sext i32 %375 to i64
  %377 = getelementptr inbounds i32, i32* %374, i64 %376
  %378 = load i32, i32* %377, align 4, !tbaa !23, !noalias !20
  %379 = tail call i32 @llvm.ctlz.i32(i32 %378, i1 true) #9, !range !31
  %380 = zext i32 %379 to i64
  %381 = sub nsw i64 %373, %380
  %382 = icmp slt i64 %381, 64
  br i1 %382, label %383, label %399

383:                                              ; preds = %371, %368
  %384 = phi i64 [ %381, %371 ], [ 0, %368 ]
  %385 = sub nsw i64 64, %384
  call fastcc void @big_shl(%struct.big* noundef nonnull %7, i64 noundef %385) #8, !noalias !20
  %386 = load i32, i32* %160, align 8, !tbaa !26, !noalias !20
  %387 = icmp eq i32 %386, 0
  %388 = load i32*, i32** %250, align 8, !tbaa !30, !noalias !20
  br i1 %387, label %399, label %389

389:                                              ; preds = %383
  %390 = sext i32 %386 to i64
  %391 = shl nsw i64 %390, 5
  %392 = add nsw i32 %386, -1
  %393 = sext i32 %392 to i64
  %394 = getelementptr inbounds i32, i32* %388, i64 %393
  %395 = load i32, i32* %394, align 4, !tbaa !23, !noalias !20
  %396 = tail call i32 @llvm.ctlz.i32(i32 %395, i1 true) #9, !range !31
  %397 = zext i32 %396 to i64
  %398 = sub nsw i64 %391, %397
  br label %399

399:                                              ; preds = %371, %389, %383
  %400 = phi i64 [ %384, %383 ], [ %384, %389 ], [ %381, %371 ]
  %401 = phi i32* [ %388, %383 ], [ %388, %389 ], [ %374, %371 ]
  %402 = phi i64 [ 0, %383 ], [ %398, %389 ], [ %381, %371 ]
  %403 = add nsw i64 %402, -64
  %404 = sdiv i64 %403, 32
  %405 = srem i64 %403, 32
  %406 = getelementptr inbounds i32, i32* %401, i64 %404
  %407 = load i32, i32* %406, align 4, !tbaa !23, !noalias !20
  %408 = zext i32 %407 to i64
  %409 = lshr i64 %408, %405
  %410 = add nsw i64 %404, 1
  %411 = getelementptr inbounds i32, i32* %401, i64 %410
  %412 = load i32, i32* %411, align 4, !tbaa !23, !noalias !20
  %413 = zext i32 %412 to i64
  %414 = sub nsw i64 32, %405
  %415 = shl i64 %413, %414
  %416 = or i64 %415, %409
  %417 = icmp eq i64 %405, 0
  br i1 %417, label %426, label %418

418:                                              ; preds = %399
  %419 = add nsw i64 %404, 2
  %420 = getelementptr inbounds i32, i32* %401, i64 %419
  %421 = load i32, i32* %420, align 4, !tbaa !23, !noalias !20
  %422 = zext i32 %421 to i64
  %423 = sub nsw i64 64, %405
  %424 = shl i64 %422, %423
  %425 = or i64 %424, %416
  br label %426

426:                                              ; preds = %418, %399
  %427 = phi i64 [ %425, %418 ], [ %416, %399 ]
  %428 = icmp sgt i64 %402, 64
  br i1 %428, label %429, label %458

429:                                              ; preds = %426
  %430 = add nsw i64 %402, -65
  %431 = lshr i64 %430, 5
  %432 = getelementptr inbounds i32, i32* %401, i64 %431
  %433 = load i32, i32* %432, align 4, !tbaa !23, !noalias !20
  %434 = trunc i64 %430 to i32
  %435 = and i32 %434, 31
  %436 = lshr i32 %433, %435
  %437 = and i32 %436, 1
  %438 = shl nsw i32 -1, %435
  %439 = xor i32 %438, -1
  %440 = and i32 %433, %439
  %441 = icmp ne i32 %440, 0
  %442 = zext i1 %441 to i32
  %443 = or i32 %166, %442
  %444 = icmp ugt i64 %430, 31
  %445 = icmp eq i32 %443, 0
  %446 = select i1 %444, i1 %445, i1 false
  br i1 %446, label %447, label %458

447:                                              ; preds = %429, %447
  %448 = phi i64 [ %452, %447 ], [ 0, %429 ]
  %449 = getelementptr inbounds i32, i32* %401, i64 %448
  %450 = load i32, i32* %449, align 4, !tbaa !23, !noalias !20
  %451 = icmp ne i32 %450, 0
  %452 = add nuw nsw i64 %448, 1
  %453 = icmp ult i64 %452, %431
  %454 = xor i1 %451, true
  %455 = select i1 %453, i1 %454, i1 false
  br i1 %455, label %447, label %456, !llvm.loop !32

456:                                              ; preds = %447
  %457 = zext i1 %451 to i32
  br label %458

458:                                              ; preds = %456, %429, %426
  %459 = phi i32 [ 0, %426 ], [ %437, %429 ], [ %437, %456 ]
  %460 = phi i32 [ %166, %426 ], [ %443, %429 ], [ %457, %456 ]
  %461 = add nsw i64 %400, -64
  %462 = tail call fastcc x86_fp80 @round_to(i64 noundef %427, i32 noundef %459, i32 noundef %460, i64 noundef %461, %struct.format* noundef %3) #8, !noalias !20
  br label %647

463:                                              ; preds = %366
  %464 = bitcast %struct.big* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %464) #9, !noalias !20
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %464, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.big* @__const.exact.d to i8*), i64 16, i1 false) #9, !noalias !20
  store i32 1, i32* getelementptr inbounds ([2900 x i32], [2900 x i32]* @exact.store, i64 0, i64 0), align 16, !tbaa !23, !noalias !20
  %465 = sub nsw i64 0, %303
  call fastcc void @big_scale10(%struct.big* noundef nonnull %6, i64 noundef %465) #8, !noalias !20
  %466 = icmp eq i32 %301, 0
  br i1 %466, label %477, label %467

467:                                              ; preds = %463
  %468 = sext i32 %301 to i64
  %469 = shl nsw i64 %468, 5
  %470 = add nsw i32 %301, -1
  %471 = sext i32 %470 to i64
  %472 = getelementptr inbounds [2900 x i32], [2900 x i32]* @decimal.store, i64 0, i64 %471
  %473 = load i32, i32* %472, align 4, !tbaa !23, !noalias !20
  %474 = tail call i32 @llvm.ctlz.i32(i32 %473, i1 true) #9, !range !31
  %475 = zext i32 %474 to i64
  %476 = sub nsw i64 %469, %475
  br label %477

477:                                              ; preds = %467, %463
  %478 = phi i64 [ %476, %467 ], [ 0, %463 ]
  %479 = getelementptr inbounds %struct.big, %struct.big* %6, i64 0, i32 0
  %480 = load i32, i32* %479, align 8, !tbaa !26, !noalias !20
  %481 = icmp eq i32 %480, 0
  br i1 %481, label %494, label %482

482:                                              ; preds = %477
  %483 = sext i32 %480 to i64
  %484 = mul nsw i64 %483, -32
  %485 = getelementptr inbounds %struct.big, %struct.big* %6, i64 0, i32 1
  %486 = load i32*, i32** %485, align 8, !tbaa !30, !noalias !20
  %487 = add nsw i32 %480, -1
  %488 = sext i32 %487 to i64
  %489 = getelementptr inbounds i32, i32* %486, i64 %488
  %490 = load i32, i32* %489, align 4, !tbaa !23, !noalias !20
  %491 = tail call i32 @llvm.ctlz.i32(i32 %490, i1 true) #9, !range !31
  %492 = zext i32 %491 to i64
  %493 = or i64 %484, %492
  br label %494

494:                                              ; preds = %482, %477
  %495 = phi i64 [ %493, %482 ], [ 0, %477 ]
  %496 = add nsw i64 %495, %478
  %497 = icmp sgt i64 %496, 0
  br i1 %497, label %498, label %500

498:                                              ; preds = %494
  call fastcc void @big_shl(%struct.big* noundef nonnull %6, i64 noundef %496) #8, !noalias !20
  %499 = load i32, i32* %479, align 8, !tbaa !26, !noalias !20
  br label %505

500:                                              ; preds = %494
  %501 = icmp slt i64 %496, 0
  br i1 %501, label %502, label %505

502:                                              ; preds = %500
  %503 = sub nsw i64 0, %496
  call fastcc void @big_shl(%struct.big* noundef nonnull %7, i64 noundef %503) #8, !noalias !20
  %504 = load i32, i32* %160, align 8, !tbaa !26, !noalias !20
  br label %505

505:                                              ; preds = %502, %500, %498
  %506 = phi i32 [ %301, %500 ], [ %504, %502 ], [ %301, %498 ]
  %507 = phi i32 [ %480, %500 ], [ %480, %502 ], [ %499, %498 ]
  %508 = icmp eq i32 %506, %507
  br i1 %508, label %509, label %514

509:                                              ; preds = %505
  %510 = getelementptr inbounds %struct.big, %struct.big* %6, i64 0, i32 1
  %511 = zext i32 %506 to i64
  %512 = load i32*, i32** %510, align 8, !noalias !20
  %513 = load i32*, i32** %250, align 8, !noalias !20
  br label %516

514:                                              ; preds = %505
  %515 = icmp slt i32 %506, %507
  br i1 %515, label %529, label %531

516:                                              ; preds = %521, %509
  %517 = phi i64 [ %511, %509 ], [ %518, %521 ]
  %518 = add nsw i64 %517, -1
  %519 = trunc i64 %517 to i32
  %520 = icmp sgt i32 %519, 0
  br i1 %520, label %521, label %531

521:                                              ; preds = %516
  %522 = getelementptr inbounds i32, i32* %513, i64 %518
  %523 = load i32, i32* %522, align 4, !tbaa !23, !noalias !20
  %524 = getelementptr inbounds i32, i32* %512, i64 %518
  %525 = load i32, i32* %524, align 4, !tbaa !23, !noalias !20
  %526 = icmp eq i32 %523, %525
  br i1 %526, label %516, label %527, !llvm.loop !33

527:                                              ; preds = %521
  %528 = icmp ult i32 %523, %525
  br i1 %528, label %529, label %531

529:                                              ; preds = %527, %514
  call fastcc void @big_shl(%struct.big* noundef nonnull %7, i64 noundef 1) #8, !noalias !20
  %530 = add nsw i64 %496, -1
  br label %531

531:                                              ; preds = %516, %529, %527, %514
  %532 = phi i64 [ %530, %529 ], [ %496, %514 ], [ %496, %527 ], [ %496, %516 ]
  %533 = getelementptr inbounds %struct.big, %struct.big* %6, i64 0, i32 1
  %534 = load i32*, i32** %533, align 8, !noalias !20
  %535 = sext i32 %507 to i64
  %536 = zext i32 %507 to i64
  br label %537

537:                                              ; preds = %631, %531
  %538 = phi i32 [ 0, %531 ], [ %634, %631 ]
  %539 = phi i32 [ 0, %531 ], [ %632, %631 ]
  %540 = phi i64 [ 0, %531 ], [ %633, %631 ]
  %541 = load i32, i32* %160, align 8, !tbaa !26, !noalias !20
  %542 = icmp eq i32 %541, %507
  br i1 %542, label %543, label %545

543:                                              ; preds = %537
  %544 = load i32*, i32** %250, align 8, !noalias !20
  br label %547

545:                                              ; preds = %537
  %546 = icmp slt i32 %541, %507
  br i1 %546, label %618, label %560

547:                                              ; preds = %552, %543
  %548 = phi i64 [ %549, %552 ], [ %536, %543 ]
  %549 = add nsw i64 %548, -1
  %550 = trunc i64 %548 to i32
  %551 = icmp sgt i32 %550, 0
  br i1 %551, label %552, label %560

552:                                              ; preds = %547
  %553 = getelementptr inbounds i32, i32* %544, i64 %549
  %554 = load i32, i32* %553, align 4, !tbaa !23, !noalias !20
  %555 = getelementptr inbounds i32, i32* %534, i64 %549
  %556 = load i32, i32* %555, align 4, !tbaa !23, !noalias !20
  %557 = icmp eq i32 %554, %556
  br i1 %557, label %547, label %558, !llvm.loop !33

558:                                              ; preds = %552
  %559 = icmp ult i32 %554, %556
  br i1 %559, label %618, label %560

560:                                              ; preds = %547, %558, %545
  %561 = icmp sgt i32 %541, 0
  br i1 %561, label %562, label %565

562:                                              ; preds = %560
  %563 = load i32*, i32** %250, align 8, !tbaa !30, !noalias !20
  %564 = zext i32 %541 to i64
  br label %592

565:                                              ; preds = %602, %560
  %566 = icmp eq i32 %541, 0
  br i1 %566, label %612, label %567

567:                                              ; preds = %565
  %568 = load i32*, i32** %250, align 8, !tbaa !30, !noalias !20
  %569 = sext i32 %541 to i64
  %570 = add nsw i64 %569, -1
  %571 = getelementptr inbounds i32, i32* %568, i64 %570
  %572 = load i32, i32* %571, align 4, !tbaa !23, !noalias !20
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %588, label %581

574:                                              ; preds = %588
  %575 = add nsw i64 %589, -1
  %576 = getelementptr inbounds i32, i32* %568, i64 %575
  %577 = load i32, i32* %576, align 4, !tbaa !23, !noalias !20
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %588, label %579, !llvm.loop !28

579:                                              ; preds = %574
  %580 = trunc i64 %589 to i32
  br label %581

581:                                              ; preds = %579, %567
  %582 = phi i32 [ %541, %567 ], [ %580, %579 ]
  store i32 %582, i32* %160, align 8, !tbaa !26, !noalias !20
  %583 = icmp ult i32 %538, 64
  %584 = shl i64 %540, 1
  %585 = or i64 %584, 1
  %586 = select i1 %583, i64 %585, i64 %540
  %587 = select i1 %583, i32 %539, i32 1
  br label %631

588:                                              ; preds = %567, %574
  %589 = phi i64 [ %575, %574 ], [ %570, %567 ]
  %590 = trunc i64 %589 to i32
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %611, label %574, !llvm.loop !28

592:                                              ; preds = %602, %562
  %593 = phi i64 [ 0, %562 ], [ %609, %602 ]
  %594 = phi i64 [ 0, %562 ], [ %608, %602 ]
  %595 = getelementptr inbounds i32, i32* %563, i64 %593
  %596 = load i32, i32* %595, align 4, !tbaa !23, !noalias !20
  %597 = zext i32 %596 to i64
  %598 = icmp slt i64 %593, %535
  br i1 %598, label %599, label %602

599:                                              ; preds = %592
  %600 = getelementptr inbounds i32, i32* %534, i64 %593
  %601 = load i32, i32* %600, align 4, !tbaa !23, !noalias !20
  br label %602

602:                                              ; preds = %599, %592
  %603 = phi i32 [ %601, %599 ], [ 0, %592 ]
  %604 = zext i32 %603 to i64
  %605 = sub nsw i64 %597, %604
  %606 = add nsw i64 %605, %594
  %607 = trunc i64 %606 to i32
  store i32 %607, i32* %595, align 4, !tbaa !23, !noalias !20
  %608 = ashr i64 %606, 63
  %609 = add nuw nsw i64 %593, 1
  %610 = icmp eq i64 %609, %564
  br i1 %610, label %565, label %592, !llvm.loop !34

611:                                              ; preds = %588
  store i32 0, i32* %160, align 8, !tbaa !26, !noalias !20
  br label %612

612:                                              ; preds = %565, %611
  %613 = icmp ult i32 %538, 64
  %614 = shl i64 %540, 1
  %615 = or i64 %614, 1
  %616 = select i1 %613, i64 %615, i64 %540
  %617 = select i1 %613, i32 %539, i32 1
  br label %625

618:                                              ; preds = %558, %545
  %619 = phi i32 [ %507, %558 ], [ %541, %545 ]
  %620 = icmp ult i32 %538, 64
  %621 = zext i1 %620 to i64
  %622 = shl i64 %540, %621
  %623 = select i1 %620, i32 %539, i32 0
  %624 = icmp eq i32 %619, 0
  br i1 %624, label %625, label %631

625:                                              ; preds = %618, %612
  %626 = phi i32 [ %617, %612 ], [ %623, %618 ]
  %627 = phi i64 [ %616, %612 ], [ %622, %618 ]
  %628 = tail call i32 @llvm.usub.sat.i32(i32 63, i32 %538) #9
  %629 = zext i32 %628 to i64
  %630 = shl i64 %627, %629
  br label %640

631:                                              ; preds = %618, %581
  %632 = phi i32 [ %587, %581 ], [ %623, %618 ]
  %633 = phi i64 [ %586, %581 ], [ %622, %618 ]
  call fastcc void @big_shl(%struct.big* noundef nonnull %7, i64 noundef 1) #8, !noalias !20
  %634 = add nuw nsw i32 %538, 1
  %635 = icmp eq i32 %634, 65
  br i1 %635, label %636, label %537, !llvm.loop !35

636:                                              ; preds = %631
  %637 = load i32, i32* %160, align 8, !tbaa !26, !noalias !20
  %638 = icmp ne i32 %637, 0
  %639 = zext i1 %638 to i32
  br label %640

640:                                              ; preds = %636, %625
  %641 = phi i32 [ %626, %625 ], [ %632, %636 ]
  %642 = phi i32 [ 0, %625 ], [ %639, %636 ]
  %643 = phi i64 [ %630, %625 ], [ %633, %636 ]
  %644 = or i32 %642, %166
  %645 = add nsw i64 %532, -63
  %646 = tail call fastcc x86_fp80 @round_to(i64 noundef %643, i32 noundef %641, i32 noundef %644, i64 noundef %645, %struct.format* noundef %3) #8, !noalias !20
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %464) #9, !noalias !20
  br label %647

647:                                              ; preds = %458, %640, %316, %322, %325, %300, %354, %362
  %648 = phi x86_fp80 [ %356, %354 ], [ %365, %362 ], [ 0xK00000000000000000000, %300 ], [ 0xK00000000000000000000, %325 ], [ 0xK00000000000000000000, %322 ], [ 0xK00000000000000000000, %316 ], [ %462, %458 ], [ %646, %640 ]
  %649 = phi double [ 0.000000e+00, %354 ], [ 0.000000e+00, %362 ], [ 0.000000e+00, %300 ], [ %328, %325 ], [ %324, %322 ], [ %321, %316 ], [ 0.000000e+00, %458 ], [ 0.000000e+00, %640 ]
  %650 = phi i64 [ 0, %354 ], [ 0, %362 ], [ 0, %300 ], [ 1, %325 ], [ 1, %322 ], [ 1, %316 ], [ 0, %458 ], [ 0, %640 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %159) #9, !noalias !20
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %158) #9, !noalias !20
  br label %732

651:                                              ; preds = %34, %658
  %652 = phi i8 [ %661, %658 ], [ 105, %34 ]
  %653 = phi i8* [ %660, %658 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), %34 ]
  %654 = phi i8* [ %659, %658 ], [ %27, %34 ]
  %655 = load i8, i8* %654, align 1, !tbaa !2
  %656 = or i8 %655, 32
  %657 = icmp eq i8 %656, %652
  br i1 %657, label %658, label %678

658:                                              ; preds = %651
  %659 = getelementptr inbounds i8, i8* %654, i64 1
  %660 = getelementptr inbounds i8, i8* %653, i64 1
  %661 = load i8, i8* %660, align 1, !tbaa !2
  %662 = icmp eq i8* %660, getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 3)
  br i1 %662, label %663, label %651, !llvm.loop !36

663:                                              ; preds = %658, %670
  %664 = phi i8 [ %673, %670 ], [ 105, %658 ]
  %665 = phi i8* [ %672, %670 ], [ getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), %658 ]
  %666 = phi i8* [ %671, %670 ], [ %27, %658 ]
  %667 = load i8, i8* %666, align 1, !tbaa !2
  %668 = or i8 %667, 32
  %669 = icmp eq i8 %668, %664
  br i1 %669, label %670, label %675

670:                                              ; preds = %663
  %671 = getelementptr inbounds i8, i8* %666, i64 1
  %672 = getelementptr inbounds i8, i8* %665, i64 1
  %673 = load i8, i8* %672, align 1, !tbaa !2
  %674 = icmp eq i8* %672, getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 8)
  br i1 %674, label %675, label %663, !llvm.loop !36

675:                                              ; preds = %663, %670
  %676 = phi i64 [ 8, %670 ], [ 3, %663 ]
  %677 = getelementptr inbounds i8, i8* %27, i64 %676
  br label %732

678:                                              ; preds = %651, %685
  %679 = phi i8 [ %688, %685 ], [ 110, %651 ]
  %680 = phi i8* [ %687, %685 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), %651 ]
  %681 = phi i8* [ %686, %685 ], [ %27, %651 ]
  %682 = load i8, i8* %681, align 1, !tbaa !2
  %683 = or i8 %682, 32
  %684 = icmp eq i8 %683, %679
  br i1 %684, label %685, label %728

685:                                              ; preds = %678
  %686 = getelementptr inbounds i8, i8* %681, i64 1
  %687 = getelementptr inbounds i8, i8* %680, i64 1
  %688 = load i8, i8* %687, align 1, !tbaa !2
  %689 = icmp eq i8* %687, getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 3)
  br i1 %689, label %690, label %678, !llvm.loop !36

690:                                              ; preds = %685
  %691 = getelementptr inbounds i8, i8* %27, i64 3
  %692 = load i8, i8* %691, align 1, !tbaa !2
  %693 = icmp eq i8 %692, 40
  br i1 %693, label %694, label %732

694:                                              ; preds = %690, %704
  %695 = phi i64 [ %705, %704 ], [ 4, %690 ]
  %696 = getelementptr inbounds i8, i8* %27, i64 %695
  %697 = load i8, i8* %696, align 1, !tbaa !2
  %698 = zext i8 %697 to i32
  %699 = tail call i32 @isalnum(i32 noundef %698) #8
  %700 = icmp eq i32 %699, 0
  br i1 %700, label %701, label %704

701:                                              ; preds = %694
  %702 = load i8, i8* %696, align 1, !tbaa !2
  %703 = icmp eq i8 %702, 95
  br i1 %703, label %704, label %706

704:                                              ; preds = %701, %694
  %705 = add nuw nsw i64 %695, 1
  br label %694, !llvm.loop !5

706:                                              ; preds = %701
  %707 = icmp eq i8 %702, 41
  %708 = icmp ugt i64 %695, 3
  %709 = select i1 %707, i1 %708, i1 false
  br i1 %709, label %710, label %732

710:                                              ; preds = %706
  %711 = getelementptr inbounds i8, i8* %27, i64 4
  %712 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %712) #9
  %713 = call i64 @strtoul(i8* noundef nonnull %711, i8** noundef nonnull %5, i32 noundef 0) #8
  %714 = load i8*, i8** %5, align 8, !tbaa !8
  %715 = icmp eq i8* %714, %696
  br i1 %715, label %716, label %725

716:                                              ; preds = %710
  %717 = getelementptr inbounds %struct.format, %struct.format* %3, i64 0, i32 0
  %718 = load i32, i32* %717, align 4, !tbaa !10
  %719 = sub nsw i32 64, %718
  %720 = zext i32 %719 to i64
  %721 = shl i64 %713, %720
  %722 = zext i64 %721 to i80
  %723 = or i80 %722, 604458298121296159965184
  %724 = bitcast i80 %723 to x86_fp80
  br label %725

725:                                              ; preds = %710, %716
  %726 = phi x86_fp80 [ %724, %716 ], [ 0xK7FFFC000000000000000, %710 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %712) #9
  %727 = getelementptr inbounds i8, i8* %696, i64 1
  br label %732

728:                                              ; preds = %678
  %729 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 0
  store x86_fp80 0xK00000000000000000000, x86_fp80* %729, align 16, !tbaa !37, !alias.scope !38
  %730 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 1
  store double 0.000000e+00, double* %730, align 16, !tbaa !41, !alias.scope !38
  %731 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 2
  store i32 0, i32* %731, align 8, !tbaa !13, !alias.scope !38
  br label %747

732:                                              ; preds = %690, %706, %725, %675, %155, %647
  %733 = phi i8* [ %727, %725 ], [ %691, %706 ], [ %677, %675 ], [ %304, %647 ], [ %135, %155 ], [ %691, %690 ]
  %734 = phi double [ 0.000000e+00, %725 ], [ 0.000000e+00, %706 ], [ 0.000000e+00, %675 ], [ %649, %647 ], [ 0.000000e+00, %155 ], [ 0.000000e+00, %690 ]
  %735 = phi x86_fp80 [ %726, %725 ], [ 0xK7FFFC000000000000000, %706 ], [ 0xK7FFF8000000000000000, %675 ], [ %648, %647 ], [ %156, %155 ], [ 0xK7FFFC000000000000000, %690 ]
  %736 = phi i64 [ 0, %725 ], [ 0, %706 ], [ 0, %675 ], [ %650, %647 ], [ 0, %155 ], [ 0, %690 ]
  br i1 %10, label %738, label %737

737:                                              ; preds = %732
  store i8* %733, i8** %2, align 8, !tbaa !8
  br label %738

738:                                              ; preds = %737, %732
  %739 = fneg x86_fp80 %735
  %740 = fneg double %734
  %741 = select i1 %22, double %740, double %734
  %742 = select i1 %22, x86_fp80 %739, x86_fp80 %735
  %743 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 0
  store x86_fp80 %742, x86_fp80* %743, align 16, !tbaa.struct !42
  %744 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 1
  store double %741, double* %744, align 16, !tbaa.struct !44
  %745 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 2
  %746 = bitcast i32* %745 to i64*
  store i64 %736, i64* %746, align 8, !tbaa.struct !45
  br label %747

747:                                              ; preds = %738, %728
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @strtold(i8* noundef %0, i8** noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 16
  %4 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4) #9
  call fastcc void @read_number(%struct.number* nonnull sret(%struct.number) align 16 %3, i8* noundef %0, i8** noundef %1, %struct.format* noundef nonnull @extended) #8
  %5 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 2
  %6 = load i32, i32* %5, align 8, !tbaa !13
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %9 = load double, double* %8, align 16
  %10 = fpext double %9 to x86_fp80
  %11 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %12 = load x86_fp80, x86_fp80* %11, align 16
  %13 = select i1 %7, x86_fp80 %12, x86_fp80 %10
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4) #9
  ret x86_fp80 %13
}

; Function Attrs: nounwind optsize
define dso_local double @__strtod_internal(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.number, align 16
  %5 = bitcast %struct.number* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #9
  call fastcc void @read_number(%struct.number* nonnull sret(%struct.number) align 16 %4, i8* noundef %0, i8** noundef %1, %struct.format* noundef nonnull @twice) #8
  %6 = getelementptr inbounds %struct.number, %struct.number* %4, i64 0, i32 2
  %7 = load i32, i32* %6, align 8, !tbaa !13
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds %struct.number, %struct.number* %4, i64 0, i32 1
  %10 = load double, double* %9, align 16
  %11 = getelementptr inbounds %struct.number, %struct.number* %4, i64 0, i32 0
  %12 = load x86_fp80, x86_fp80* %11, align 16
  %13 = fptrunc x86_fp80 %12 to double
  %14 = select i1 %8, double %13, double %10
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #9
  ret double %14
}

; Function Attrs: nounwind optsize
define dso_local double @atof(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.number, align 16
  %3 = bitcast %struct.number* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %3) #9
  call fastcc void @read_number(%struct.number* nonnull sret(%struct.number) align 16 %2, i8* noundef %0, i8** noundef null, %struct.format* noundef nonnull @twice) #8
  %4 = getelementptr inbounds %struct.number, %struct.number* %2, i64 0, i32 2
  %5 = load i32, i32* %4, align 8, !tbaa !13
  %6 = icmp eq i32 %5, 0
  %7 = getelementptr inbounds %struct.number, %struct.number* %2, i64 0, i32 1
  %8 = load double, double* %7, align 16
  %9 = getelementptr inbounds %struct.number, %struct.number* %2, i64 0, i32 0
  %10 = load x86_fp80, x86_fp80* %9, align 16
  %11 = fptrunc x86_fp80 %10 to double
  %12 = select i1 %6, double %11, double %8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %3) #9
  ret double %12
}

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i64 @read_exponent(i8** nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = load i8*, i8** %0, align 8, !tbaa !8
  %4 = load i8, i8* %3, align 1, !tbaa !2
  %5 = or i8 %4, 32
  %6 = zext i8 %5 to i32
  %7 = icmp eq i32 %6, %1
  br i1 %7, label %8, label %47

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, i8* %3, i64 1
  %10 = load i8, i8* %9, align 1, !tbaa !2
  %11 = icmp eq i8 %10, 45
  %12 = icmp eq i8 %10, 43
  %13 = or i1 %11, %12
  %14 = getelementptr inbounds i8, i8* %3, i64 2
  %15 = select i1 %13, i8* %14, i8* %9
  %16 = load i8, i8* %15, align 1, !tbaa !2
  %17 = zext i8 %16 to i32
  %18 = tail call i32 @isdigit(i32 noundef %17) #8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %47, label %20

20:                                               ; preds = %8
  %21 = load i8, i8* %15, align 1, !tbaa !2
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
  %31 = load i8, i8* %27, align 1, !tbaa !2
  %32 = sext i8 %31 to i64
  %33 = add i64 %30, -48
  %34 = add i64 %33, %32
  br label %35

35:                                               ; preds = %25, %29
  %36 = phi i64 [ %34, %29 ], [ %26, %25 ]
  %37 = getelementptr inbounds i8, i8* %27, i64 1
  %38 = load i8, i8* %37, align 1, !tbaa !2
  %39 = zext i8 %38 to i32
  %40 = tail call i32 @isdigit(i32 noundef %39) #8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %25, !llvm.loop !46

42:                                               ; preds = %35, %20
  %43 = phi i8* [ %15, %20 ], [ %37, %35 ]
  %44 = phi i64 [ 0, %20 ], [ %36, %35 ]
  store i8* %43, i8** %0, align 8, !tbaa !8
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
  %8 = load i32, i32* %7, align 4, !tbaa !10
  %9 = sub nsw i32 64, %8
  %10 = icmp eq i32 %8, 64
  br i1 %10, label %11, label %15

11:                                               ; preds = %5
  %12 = icmp eq i64 %0, -1
  %13 = icmp ne i32 %1, 0
  %14 = and i1 %12, %13
  br label %21

15:                                               ; preds = %5
  %16 = sub i32 63, %8
  %17 = zext i32 %16 to i64
  %18 = lshr i64 %0, %17
  %19 = lshr i64 -1, %17
  %20 = icmp eq i64 %18, %19
  br label %21

21:                                               ; preds = %15, %11
  %22 = phi i1 [ %14, %11 ], [ %20, %15 ]
  %23 = sext i1 %22 to i32
  %24 = getelementptr inbounds %struct.format, %struct.format* %4, i64 0, i32 1
  %25 = load i32, i32* %24, align 4, !tbaa !47
  %26 = add i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = icmp slt i64 %6, %27
  %29 = sext i32 %25 to i64
  %30 = icmp slt i64 %6, %29
  br i1 %30, label %31, label %38

31:                                               ; preds = %21
  %32 = sub nsw i64 %29, %6
  %33 = sext i32 %9 to i64
  %34 = add nsw i64 %32, %33
  %35 = icmp slt i64 %34, 66
  %36 = select i1 %35, i64 %34, i64 66
  %37 = trunc i64 %36 to i32
  br label %38

38:                                               ; preds = %31, %21
  %39 = phi i32 [ %37, %31 ], [ %9, %21 ]
  %40 = icmp sgt i32 %39, 63
  %41 = zext i32 %39 to i64
  %42 = lshr i64 %0, %41
  %43 = select i1 %40, i64 0, i64 %42
  %44 = icmp eq i32 %39, 0
  br i1 %44, label %58, label %45

45:                                               ; preds = %38
  %46 = icmp sgt i32 %39, 64
  br i1 %46, label %58, label %47

47:                                               ; preds = %45
  %48 = add nsw i32 %39, -1
  %49 = zext i32 %48 to i64
  %50 = lshr i64 %0, %49
  %51 = trunc i64 %50 to i32
  %52 = and i32 %51, 1
  %53 = icmp slt i32 %39, 2
  br i1 %53, label %58, label %54

54:                                               ; preds = %47
  %55 = shl nsw i64 -1, %49
  %56 = xor i64 %55, -1
  %57 = and i64 %56, %0
  br label %58

58:                                               ; preds = %45, %38, %54, %47
  %59 = phi i32 [ %52, %47 ], [ %52, %54 ], [ %1, %38 ], [ 0, %45 ]
  %60 = phi i64 [ 0, %47 ], [ %57, %54 ], [ 0, %38 ], [ %0, %45 ]
  %61 = icmp ne i64 %60, 0
  %62 = zext i1 %61 to i32
  %63 = icmp sgt i32 %39, 0
  %64 = icmp ne i32 %1, 0
  %65 = and i1 %64, %63
  %66 = zext i1 %65 to i32
  %67 = or i32 %66, %2
  %68 = or i32 %67, %62
  %69 = or i32 %68, %59
  %70 = sext i32 %39 to i64
  %71 = add nsw i64 %70, %3
  %72 = icmp eq i32 %59, 0
  br i1 %72, label %84, label %73

73:                                               ; preds = %58
  %74 = icmp eq i32 %68, 0
  %75 = and i64 %43, 1
  %76 = icmp eq i64 %75, 0
  %77 = select i1 %74, i1 %76, i1 false
  br i1 %77, label %84, label %78

78:                                               ; preds = %73
  %79 = add i64 %43, 1
  %80 = icmp eq i64 %79, 0
  %81 = zext i1 %80 to i64
  %82 = add nsw i64 %71, %81
  %83 = select i1 %80, i64 -9223372036854775808, i64 %79
  br label %88

84:                                               ; preds = %73, %58
  %85 = icmp eq i64 %43, 0
  br i1 %85, label %86, label %88

86:                                               ; preds = %84
  %87 = tail call i32* @__errno_location() #8
  store i32 34, i32* %87, align 4, !tbaa !23
  br label %159

88:                                               ; preds = %78, %84
  %89 = phi i64 [ %71, %84 ], [ %82, %78 ]
  %90 = phi i64 [ %43, %84 ], [ %83, %78 ]
  %91 = add nsw i64 %89, 63
  %92 = tail call i64 @llvm.ctlz.i64(i64 %90, i1 true), !range !19
  %93 = sub nsw i64 %91, %92
  %94 = getelementptr inbounds %struct.format, %struct.format* %4, i64 0, i32 2
  %95 = load i32, i32* %94, align 4, !tbaa !48
  %96 = sext i32 %95 to i64
  %97 = icmp sgt i64 %93, %96
  br i1 %97, label %98, label %100

98:                                               ; preds = %88
  %99 = tail call i32* @__errno_location() #8
  store i32 34, i32* %99, align 4, !tbaa !23
  br label %159

100:                                              ; preds = %88
  %101 = icmp ne i32 %69, 0
  %102 = select i1 %101, i1 %28, i1 false
  br i1 %102, label %103, label %105

103:                                              ; preds = %100
  %104 = tail call i32* @__errno_location() #8
  store i32 34, i32* %104, align 4, !tbaa !23
  br label %105

105:                                              ; preds = %103, %100
  %106 = icmp slt i64 %89, -16000
  %107 = uitofp i64 %90 to x86_fp80
  br i1 %106, label %108, label %141

108:                                              ; preds = %105, %108
  %109 = phi i64 [ %116, %108 ], [ 8000, %105 ]
  %110 = phi x86_fp80 [ %115, %108 ], [ %107, %105 ]
  %111 = phi x86_fp80 [ %117, %108 ], [ 0xK3FFE8000000000000000, %105 ]
  %112 = and i64 %109, 1
  %113 = icmp eq i64 %112, 0
  %114 = select i1 %113, x86_fp80 0xK3FFF8000000000000000, x86_fp80 %111
  %115 = fmul x86_fp80 %110, %114
  %116 = lshr i64 %109, 1
  %117 = fmul x86_fp80 %111, %111
  %118 = icmp ult i64 %109, 2
  br i1 %118, label %119, label %108, !llvm.loop !49

119:                                              ; preds = %108
  %120 = add nsw i64 %89, 8000
  %121 = icmp slt i64 %89, -8000
  %122 = sub i64 -8000, %89
  %123 = select i1 %121, i64 %122, i64 %120
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %138, label %125

125:                                              ; preds = %119
  %126 = select i1 %121, x86_fp80 0xK3FFE8000000000000000, x86_fp80 0xK40008000000000000000
  br label %127

127:                                              ; preds = %127, %125
  %128 = phi i64 [ %135, %127 ], [ %123, %125 ]
  %129 = phi x86_fp80 [ %134, %127 ], [ 0xK3FFF8000000000000000, %125 ]
  %130 = phi x86_fp80 [ %136, %127 ], [ %126, %125 ]
  %131 = and i64 %128, 1
  %132 = icmp eq i64 %131, 0
  %133 = select i1 %132, x86_fp80 0xK3FFF8000000000000000, x86_fp80 %130
  %134 = fmul x86_fp80 %129, %133
  %135 = lshr i64 %128, 1
  %136 = fmul x86_fp80 %130, %130
  %137 = icmp ult i64 %128, 2
  br i1 %137, label %138, label %127, !llvm.loop !49

138:                                              ; preds = %127, %119
  %139 = phi x86_fp80 [ 0xK3FFF8000000000000000, %119 ], [ %134, %127 ]
  %140 = fmul x86_fp80 %115, %139
  br label %159

141:                                              ; preds = %105
  %142 = icmp slt i64 %89, 0
  %143 = sub nsw i64 0, %89
  %144 = select i1 %142, i64 %143, i64 %89
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %159, label %146

146:                                              ; preds = %141
  %147 = select i1 %142, x86_fp80 0xK3FFE8000000000000000, x86_fp80 0xK40008000000000000000
  br label %148

148:                                              ; preds = %148, %146
  %149 = phi i64 [ %156, %148 ], [ %144, %146 ]
  %150 = phi x86_fp80 [ %155, %148 ], [ %107, %146 ]
  %151 = phi x86_fp80 [ %157, %148 ], [ %147, %146 ]
  %152 = and i64 %149, 1
  %153 = icmp eq i64 %152, 0
  %154 = select i1 %153, x86_fp80 0xK3FFF8000000000000000, x86_fp80 %151
  %155 = fmul x86_fp80 %150, %154
  %156 = lshr i64 %149, 1
  %157 = fmul x86_fp80 %151, %151
  %158 = icmp ult i64 %149, 2
  br i1 %158, label %159, label %148, !llvm.loop !49

159:                                              ; preds = %148, %141, %138, %98, %86
  %160 = phi x86_fp80 [ 0xK00000000000000000000, %86 ], [ 0xK7FFF8000000000000000, %98 ], [ %140, %138 ], [ %107, %141 ], [ %155, %148 ]
  ret x86_fp80 %160
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @big_mul_add(%struct.big* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = zext i32 %2 to i64
  %5 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 0
  %6 = load i32, i32* %5, align 8, !tbaa !26
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 1
  %10 = load i32*, i32** %9, align 8, !tbaa !30
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
  %20 = load i32, i32* %19, align 4, !tbaa !23
  %21 = zext i32 %20 to i64
  %22 = mul nuw i64 %21, %11
  %23 = add i64 %22, %18
  %24 = trunc i64 %23 to i32
  store i32 %24, i32* %19, align 4, !tbaa !23
  %25 = lshr i64 %23, 32
  %26 = add nuw nsw i64 %17, 1
  %27 = load i32, i32* %5, align 8, !tbaa !26
  %28 = sext i32 %27 to i64
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %16, label %12, !llvm.loop !24

30:                                               ; preds = %12
  %31 = trunc i64 %13 to i32
  %32 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 1
  %33 = load i32*, i32** %32, align 8, !tbaa !30
  %34 = add nsw i32 %14, 1
  store i32 %34, i32* %5, align 8, !tbaa !26
  %35 = sext i32 %14 to i64
  %36 = getelementptr inbounds i32, i32* %33, i64 %35
  store i32 %31, i32* %36, align 4, !tbaa !23
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
  tail call fastcc void @big_mul_add(%struct.big* noundef %0, i32 noundef 1000000000, i32 noundef 0) #7
  %9 = add nsw i64 %8, -9
  %10 = icmp ugt i64 %8, 17
  br i1 %10, label %7, label %4, !llvm.loop !50

11:                                               ; preds = %4, %11
  %12 = phi i64 [ %13, %11 ], [ %5, %4 ]
  tail call fastcc void @big_mul_add(%struct.big* noundef %0, i32 noundef 10, i32 noundef 0) #7
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
  %8 = load i32, i32* %7, align 8, !tbaa !26
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %77, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.big, %struct.big* %0, i64 0, i32 1
  %12 = load i32*, i32** %11, align 8, !tbaa !30
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds i32, i32* %12, i64 %13
  store i32 0, i32* %14, align 4, !tbaa !23
  %15 = load i32, i32* %7, align 8, !tbaa !26
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
  %35 = load i32, i32* %34, align 4, !tbaa !23
  br label %36

36:                                               ; preds = %28, %31
  %37 = phi i32 [ %35, %31 ], [ 0, %28 ]
  br i1 %18, label %47, label %38

38:                                               ; preds = %36
  %39 = zext i32 %37 to i64
  %40 = getelementptr inbounds i32, i32* %12, i64 %29
  %41 = load i32, i32* %40, align 4, !tbaa !23
  %42 = zext i32 %41 to i64
  %43 = shl i64 %42, %19
  %44 = lshr i64 %39, %20
  %45 = or i64 %43, %44
  %46 = trunc i64 %45 to i32
  br label %50

47:                                               ; preds = %36
  %48 = getelementptr inbounds i32, i32* %12, i64 %29
  %49 = load i32, i32* %48, align 4, !tbaa !23
  br label %50

50:                                               ; preds = %47, %38
  %51 = phi i32 [ %46, %38 ], [ %49, %47 ]
  %52 = add nsw i64 %29, %23
  %53 = getelementptr inbounds i32, i32* %12, i64 %52
  store i32 %51, i32* %53, align 4, !tbaa !23
  %54 = add nsw i64 %29, -1
  %55 = icmp sgt i64 %29, 0
  br i1 %55, label %28, label %24, !llvm.loop !52

56:                                               ; preds = %72, %24
  %57 = add nsw i32 %4, 1
  %58 = load i32, i32* %7, align 8, !tbaa !26
  %59 = add nsw i32 %57, %58
  store i32 %59, i32* %7, align 8, !tbaa !26
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %77, label %61

61:                                               ; preds = %56
  %62 = sext i32 %59 to i64
  br label %63

63:                                               ; preds = %69, %61
  %64 = phi i64 [ %62, %61 ], [ %65, %69 ]
  %65 = add nsw i64 %64, -1
  %66 = getelementptr inbounds i32, i32* %12, i64 %65
  %67 = load i32, i32* %66, align 4, !tbaa !23
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %77

69:                                               ; preds = %63
  %70 = trunc i64 %65 to i32
  store i32 %70, i32* %7, align 8, !tbaa !26
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %77, label %63, !llvm.loop !28

72:                                               ; preds = %26, %72
  %73 = phi i64 [ 0, %26 ], [ %75, %72 ]
  %74 = getelementptr inbounds i32, i32* %12, i64 %73
  store i32 0, i32* %74, align 4, !tbaa !23
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
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !3, i64 0}
!10 = !{!11, !12, i64 0}
!11 = !{!"format", !12, i64 0, !12, i64 4, !12, i64 8}
!12 = !{!"int", !3, i64 0}
!13 = !{!14, !12, i64 24}
!14 = !{!"number", !15, i64 0, !16, i64 16, !12, i64 24}
!15 = !{!"long double", !3, i64 0}
!16 = !{!"double", !3, i64 0}
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !7}
!19 = !{i64 0, i64 65}
!20 = !{!21}
!21 = distinct !{!21, !22, !"decimal: argument 0"}
!22 = distinct !{!22, !"decimal"}
!23 = !{!12, !12, i64 0}
!24 = distinct !{!24, !6, !7}
!25 = distinct !{!25, !7}
!26 = !{!27, !12, i64 0}
!27 = !{!"big", !12, i64 0, !9, i64 8}
!28 = distinct !{!28, !6, !7}
!29 = !{!16, !16, i64 0}
!30 = !{!27, !9, i64 8}
!31 = !{i32 0, i32 33}
!32 = distinct !{!32, !6, !7}
!33 = distinct !{!33, !6, !7}
!34 = distinct !{!34, !6, !7}
!35 = distinct !{!35, !6, !7}
!36 = distinct !{!36, !6, !7}
!37 = !{!14, !15, i64 0}
!38 = !{!39}
!39 = distinct !{!39, !40, !"wide: argument 0"}
!40 = distinct !{!40, !"wide"}
!41 = !{!14, !16, i64 16}
!42 = !{i64 0, i64 16, !43, i64 16, i64 8, !29, i64 24, i64 4, !23}
!43 = !{!15, !15, i64 0}
!44 = !{i64 0, i64 8, !29, i64 8, i64 4, !23}
!45 = !{i64 0, i64 4, !23}
!46 = distinct !{!46, !6, !7}
!47 = !{!11, !12, i64 4}
!48 = !{!11, !12, i64 8}
!49 = distinct !{!49, !6, !7}
!50 = distinct !{!50, !6, !7}
!51 = distinct !{!51, !6, !7}
!52 = distinct !{!52, !6, !7}
!53 = distinct !{!53, !6, !7}
