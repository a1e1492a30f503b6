; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/math_errors.c
; ModuleID = 'tests/programs/math_errors.c'
source_filename = "tests/programs/math_errors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@none = internal global double 0.000000e+00, align 8
@single = internal global float 0.000000e+00, align 4
@signgam = external local_unnamed_addr global i32, align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %17) #8, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %17, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #8, !dbg !13
  %18 = tail call i32* @__errno_location() #9, !dbg !14
  store i32 0, i32* %18, align 4, !dbg !15, !tbaa !16
  %19 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  %20 = icmp eq i8 %19, 0, !dbg !20
  br i1 %20, label %21, label %25, !dbg !20

21:                                               ; preds = %0
  %22 = call double @sqrt(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %22, double* @none, align 8, !dbg !20, !tbaa !22
  %23 = fptrunc double %22 to float, !dbg !20
  store volatile float %23, float* @single, align 4, !dbg !20, !tbaa !24
  %24 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %25, !dbg !20

25:                                               ; preds = %21, %0
  %26 = phi i8 [ %24, %21 ], [ %19, %0 ], !dbg !20
  switch i8 %26, label %31 [
    i8 1, label %591
    i8 2, label %27
  ], !dbg !20

27:                                               ; preds = %25
  %28 = call double @log(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %28, double* @none, align 8, !dbg !20, !tbaa !22
  %29 = fptrunc double %28 to float, !dbg !20
  store volatile float %29, float* @single, align 4, !dbg !20, !tbaa !24
  %30 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %31, !dbg !20

31:                                               ; preds = %25, %27
  %32 = phi i8 [ %26, %25 ], [ %30, %27 ], !dbg !20
  %33 = icmp eq i8 %32, 3, !dbg !20
  br i1 %33, label %34, label %38, !dbg !20

34:                                               ; preds = %31
  %35 = call double @log(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %35, double* @none, align 8, !dbg !20, !tbaa !22
  %36 = fptrunc double %35 to float, !dbg !20
  store volatile float %36, float* @single, align 4, !dbg !20, !tbaa !24
  %37 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %38, !dbg !20

38:                                               ; preds = %34, %31
  %39 = phi i8 [ %37, %34 ], [ %32, %31 ], !dbg !20
  switch i8 %39, label %44 [
    i8 4, label %591
    i8 5, label %40
  ], !dbg !20

40:                                               ; preds = %38
  %41 = call double @log2(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %41, double* @none, align 8, !dbg !20, !tbaa !22
  %42 = fptrunc double %41 to float, !dbg !20
  store volatile float %42, float* @single, align 4, !dbg !20, !tbaa !24
  %43 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %44, !dbg !20

44:                                               ; preds = %38, %40
  %45 = phi i8 [ %39, %38 ], [ %43, %40 ], !dbg !20
  %46 = icmp eq i8 %45, 6, !dbg !20
  br i1 %46, label %47, label %51, !dbg !20

47:                                               ; preds = %44
  %48 = call double @log10(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %48, double* @none, align 8, !dbg !20, !tbaa !22
  %49 = fptrunc double %48 to float, !dbg !20
  store volatile float %49, float* @single, align 4, !dbg !20, !tbaa !24
  %50 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %51, !dbg !20

51:                                               ; preds = %47, %44
  %52 = phi i8 [ %50, %47 ], [ %45, %44 ], !dbg !20
  %53 = icmp eq i8 %52, 7, !dbg !20
  br i1 %53, label %54, label %58, !dbg !20

54:                                               ; preds = %51
  %55 = call double @log1p(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %55, double* @none, align 8, !dbg !20, !tbaa !22
  %56 = fptrunc double %55 to float, !dbg !20
  store volatile float %56, float* @single, align 4, !dbg !20, !tbaa !24
  %57 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %58, !dbg !20

58:                                               ; preds = %54, %51
  %59 = phi i8 [ %57, %54 ], [ %52, %51 ], !dbg !20
  %60 = icmp eq i8 %59, 8, !dbg !20
  br i1 %60, label %61, label %65, !dbg !20

61:                                               ; preds = %58
  %62 = call double @log1p(double noundef -3.000000e+00) #8, !dbg !20
  store volatile double %62, double* @none, align 8, !dbg !20, !tbaa !22
  %63 = fptrunc double %62 to float, !dbg !20
  store volatile float %63, float* @single, align 4, !dbg !20, !tbaa !24
  %64 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %65, !dbg !20

65:                                               ; preds = %61, %58
  %66 = phi i8 [ %64, %61 ], [ %59, %58 ], !dbg !20
  %67 = icmp eq i8 %66, 9, !dbg !20
  br i1 %67, label %68, label %72, !dbg !20

68:                                               ; preds = %65
  %69 = call double @exp(double noundef 1.000000e+03) #8, !dbg !20
  store volatile double %69, double* @none, align 8, !dbg !20, !tbaa !22
  %70 = fptrunc double %69 to float, !dbg !20
  store volatile float %70, float* @single, align 4, !dbg !20, !tbaa !24
  %71 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %72, !dbg !20

72:                                               ; preds = %68, %65
  %73 = phi i8 [ %71, %68 ], [ %66, %65 ], !dbg !20
  %74 = icmp eq i8 %73, 10, !dbg !20
  br i1 %74, label %75, label %79, !dbg !20

75:                                               ; preds = %72
  %76 = call double @exp(double noundef -1.000000e+03) #8, !dbg !20
  store volatile double %76, double* @none, align 8, !dbg !20, !tbaa !22
  %77 = fptrunc double %76 to float, !dbg !20
  store volatile float %77, float* @single, align 4, !dbg !20, !tbaa !24
  %78 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %79, !dbg !20

79:                                               ; preds = %75, %72
  %80 = phi i8 [ %78, %75 ], [ %73, %72 ], !dbg !20
  %81 = icmp eq i8 %80, 11, !dbg !20
  br i1 %81, label %82, label %86, !dbg !20

82:                                               ; preds = %79
  %83 = call double @exp(double noundef 0xFFF0000000000000) #8, !dbg !20
  store volatile double %83, double* @none, align 8, !dbg !20, !tbaa !22
  %84 = fptrunc double %83 to float, !dbg !20
  store volatile float %84, float* @single, align 4, !dbg !20, !tbaa !24
  %85 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %86, !dbg !20

86:                                               ; preds = %82, %79
  %87 = phi i8 [ %85, %82 ], [ %80, %79 ], !dbg !20
  %88 = icmp eq i8 %87, 12, !dbg !20
  br i1 %88, label %89, label %93, !dbg !20

89:                                               ; preds = %86
  %90 = call double @exp(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %90, double* @none, align 8, !dbg !20, !tbaa !22
  %91 = fptrunc double %90 to float, !dbg !20
  store volatile float %91, float* @single, align 4, !dbg !20, !tbaa !24
  %92 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %93, !dbg !20

93:                                               ; preds = %89, %86
  %94 = phi i8 [ %92, %89 ], [ %87, %86 ], !dbg !20
  %95 = icmp eq i8 %94, 13, !dbg !20
  br i1 %95, label %96, label %100, !dbg !20

96:                                               ; preds = %93
  %97 = call double @exp2(double noundef 5.000000e+03) #8, !dbg !20
  store volatile double %97, double* @none, align 8, !dbg !20, !tbaa !22
  %98 = fptrunc double %97 to float, !dbg !20
  store volatile float %98, float* @single, align 4, !dbg !20, !tbaa !24
  %99 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %100, !dbg !20

100:                                              ; preds = %96, %93
  %101 = phi i8 [ %99, %96 ], [ %94, %93 ], !dbg !20
  %102 = icmp eq i8 %101, 14, !dbg !20
  br i1 %102, label %103, label %107, !dbg !20

103:                                              ; preds = %100
  %104 = call double @exp2(double noundef -5.000000e+03) #8, !dbg !20
  store volatile double %104, double* @none, align 8, !dbg !20, !tbaa !22
  %105 = fptrunc double %104 to float, !dbg !20
  store volatile float %105, float* @single, align 4, !dbg !20, !tbaa !24
  %106 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %107, !dbg !20

107:                                              ; preds = %103, %100
  %108 = phi i8 [ %106, %103 ], [ %101, %100 ], !dbg !20
  %109 = icmp eq i8 %108, 15, !dbg !20
  br i1 %109, label %110, label %114, !dbg !20

110:                                              ; preds = %107
  %111 = call double @expm1(double noundef 5.000000e+03) #8, !dbg !20
  store volatile double %111, double* @none, align 8, !dbg !20, !tbaa !22
  %112 = fptrunc double %111 to float, !dbg !20
  store volatile float %112, float* @single, align 4, !dbg !20, !tbaa !24
  %113 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %114, !dbg !20

114:                                              ; preds = %110, %107
  %115 = phi i8 [ %113, %110 ], [ %108, %107 ], !dbg !20
  %116 = icmp eq i8 %115, 16, !dbg !20
  br i1 %116, label %117, label %121, !dbg !20

117:                                              ; preds = %114
  %118 = call double @expm1(double noundef -5.000000e+03) #8, !dbg !20
  store volatile double %118, double* @none, align 8, !dbg !20, !tbaa !22
  %119 = fptrunc double %118 to float, !dbg !20
  store volatile float %119, float* @single, align 4, !dbg !20, !tbaa !24
  %120 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %121, !dbg !20

121:                                              ; preds = %117, %114
  %122 = phi i8 [ %120, %117 ], [ %115, %114 ], !dbg !20
  %123 = icmp eq i8 %122, 17, !dbg !20
  br i1 %123, label %124, label %128, !dbg !20

124:                                              ; preds = %121
  %125 = call double @pow(double noundef -8.000000e+00, double noundef 0x3FD5555555555555) #8, !dbg !20
  store volatile double %125, double* @none, align 8, !dbg !20, !tbaa !22
  %126 = fptrunc double %125 to float, !dbg !20
  store volatile float %126, float* @single, align 4, !dbg !20, !tbaa !24
  %127 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %128, !dbg !20

128:                                              ; preds = %124, %121
  %129 = phi i8 [ %127, %124 ], [ %122, %121 ], !dbg !20
  %130 = icmp eq i8 %129, 18, !dbg !20
  br i1 %130, label %131, label %137, !dbg !20

131:                                              ; preds = %128
  %132 = bitcast double* %16 to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %132), !dbg !26
  store volatile double -1.000000e+00, double* %16, align 8, !dbg !29, !tbaa !22
  %133 = load volatile double, double* %16, align 8, !dbg !30, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %132), !dbg !31
  %134 = call double @pow(double noundef 0.000000e+00, double noundef %133) #8, !dbg !20
  store volatile double %134, double* @none, align 8, !dbg !20, !tbaa !22
  %135 = fptrunc double %134 to float, !dbg !20
  store volatile float %135, float* @single, align 4, !dbg !20, !tbaa !24
  %136 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %137, !dbg !20

137:                                              ; preds = %131, %128
  %138 = phi i8 [ %136, %131 ], [ %129, %128 ], !dbg !20
  switch i8 %138, label %143 [
    i8 19, label %591
    i8 20, label %139
  ], !dbg !20

139:                                              ; preds = %137
  %140 = call double @pow(double noundef 1.000000e+01, double noundef 4.000000e+02) #8, !dbg !20
  store volatile double %140, double* @none, align 8, !dbg !20, !tbaa !22
  %141 = fptrunc double %140 to float, !dbg !20
  store volatile float %141, float* @single, align 4, !dbg !20, !tbaa !24
  %142 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %143, !dbg !20

143:                                              ; preds = %137, %139
  %144 = phi i8 [ %138, %137 ], [ %142, %139 ], !dbg !20
  %145 = icmp eq i8 %144, 21, !dbg !20
  br i1 %145, label %146, label %150, !dbg !20

146:                                              ; preds = %143
  %147 = call double @pow(double noundef 1.000000e+01, double noundef -4.000000e+02) #8, !dbg !20
  store volatile double %147, double* @none, align 8, !dbg !20, !tbaa !22
  %148 = fptrunc double %147 to float, !dbg !20
  store volatile float %148, float* @single, align 4, !dbg !20, !tbaa !24
  %149 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %150, !dbg !20

150:                                              ; preds = %146, %143
  %151 = phi i8 [ %149, %146 ], [ %144, %143 ], !dbg !20
  switch i8 %151, label %157 [
    i8 22, label %591
    i8 23, label %152
    i8 24, label %153
  ], !dbg !20

152:                                              ; preds = %150
  br label %591, !dbg !20

153:                                              ; preds = %150
  %154 = call double @acos(double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %154, double* @none, align 8, !dbg !20, !tbaa !22
  %155 = fptrunc double %154 to float, !dbg !20
  store volatile float %155, float* @single, align 4, !dbg !20, !tbaa !24
  %156 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %157, !dbg !20

157:                                              ; preds = %150, %153
  %158 = phi i8 [ %151, %150 ], [ %156, %153 ], !dbg !20
  switch i8 %158, label %163 [
    i8 25, label %591
    i8 26, label %159
  ], !dbg !20

159:                                              ; preds = %157
  %160 = call double @asin(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %160, double* @none, align 8, !dbg !20, !tbaa !22
  %161 = fptrunc double %160 to float, !dbg !20
  store volatile float %161, float* @single, align 4, !dbg !20, !tbaa !24
  %162 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %163, !dbg !20

163:                                              ; preds = %159, %157
  %164 = phi i8 [ %158, %157 ], [ %162, %159 ], !dbg !20
  %165 = icmp eq i8 %164, 27, !dbg !20
  br i1 %165, label %166, label %170, !dbg !20

166:                                              ; preds = %163
  %167 = call double @acosh(double noundef 5.000000e-01) #8, !dbg !20
  store volatile double %167, double* @none, align 8, !dbg !20, !tbaa !22
  %168 = fptrunc double %167 to float, !dbg !20
  store volatile float %168, float* @single, align 4, !dbg !20, !tbaa !24
  %169 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %170, !dbg !20

170:                                              ; preds = %166, %163
  %171 = phi i8 [ %169, %166 ], [ %164, %163 ], !dbg !20
  %172 = icmp eq i8 %171, 28, !dbg !20
  br i1 %172, label %173, label %177, !dbg !20

173:                                              ; preds = %170
  %174 = call double @atanh(double noundef 1.000000e+00) #8, !dbg !20
  store volatile double %174, double* @none, align 8, !dbg !20, !tbaa !22
  %175 = fptrunc double %174 to float, !dbg !20
  store volatile float %175, float* @single, align 4, !dbg !20, !tbaa !24
  %176 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %177, !dbg !20

177:                                              ; preds = %173, %170
  %178 = phi i8 [ %176, %173 ], [ %171, %170 ], !dbg !20
  %179 = icmp eq i8 %178, 29, !dbg !20
  br i1 %179, label %180, label %184, !dbg !20

180:                                              ; preds = %177
  %181 = call double @atanh(double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %181, double* @none, align 8, !dbg !20, !tbaa !22
  %182 = fptrunc double %181 to float, !dbg !20
  store volatile float %182, float* @single, align 4, !dbg !20, !tbaa !24
  %183 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %184, !dbg !20

184:                                              ; preds = %180, %177
  %185 = phi i8 [ %183, %180 ], [ %178, %177 ], !dbg !20
  %186 = icmp eq i8 %185, 30, !dbg !20
  br i1 %186, label %187, label %191, !dbg !20

187:                                              ; preds = %184
  %188 = call double @cosh(double noundef 1.000000e+03) #8, !dbg !20
  store volatile double %188, double* @none, align 8, !dbg !20, !tbaa !22
  %189 = fptrunc double %188 to float, !dbg !20
  store volatile float %189, float* @single, align 4, !dbg !20, !tbaa !24
  %190 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %191, !dbg !20

191:                                              ; preds = %187, %184
  %192 = phi i8 [ %190, %187 ], [ %185, %184 ], !dbg !20
  %193 = icmp eq i8 %192, 31, !dbg !20
  br i1 %193, label %194, label %198, !dbg !20

194:                                              ; preds = %191
  %195 = call double @sinh(double noundef -1.000000e+03) #8, !dbg !20
  store volatile double %195, double* @none, align 8, !dbg !20, !tbaa !22
  %196 = fptrunc double %195 to float, !dbg !20
  store volatile float %196, float* @single, align 4, !dbg !20, !tbaa !24
  %197 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %198, !dbg !20

198:                                              ; preds = %194, %191
  %199 = phi i8 [ %197, %194 ], [ %192, %191 ], !dbg !20
  %200 = icmp eq i8 %199, 32, !dbg !20
  br i1 %200, label %201, label %205, !dbg !20

201:                                              ; preds = %198
  %202 = call double @sin(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %202, double* @none, align 8, !dbg !20, !tbaa !22
  %203 = fptrunc double %202 to float, !dbg !20
  store volatile float %203, float* @single, align 4, !dbg !20, !tbaa !24
  %204 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %205, !dbg !20

205:                                              ; preds = %201, %198
  %206 = phi i8 [ %204, %201 ], [ %199, %198 ], !dbg !20
  %207 = icmp eq i8 %206, 33, !dbg !20
  br i1 %207, label %208, label %212, !dbg !20

208:                                              ; preds = %205
  %209 = call double @cos(double noundef 0xFFF0000000000000) #8, !dbg !20
  store volatile double %209, double* @none, align 8, !dbg !20, !tbaa !22
  %210 = fptrunc double %209 to float, !dbg !20
  store volatile float %210, float* @single, align 4, !dbg !20, !tbaa !24
  %211 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %212, !dbg !20

212:                                              ; preds = %208, %205
  %213 = phi i8 [ %211, %208 ], [ %206, %205 ], !dbg !20
  %214 = icmp eq i8 %213, 34, !dbg !20
  br i1 %214, label %215, label %219, !dbg !20

215:                                              ; preds = %212
  %216 = call double @tan(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %216, double* @none, align 8, !dbg !20, !tbaa !22
  %217 = fptrunc double %216 to float, !dbg !20
  store volatile float %217, float* @single, align 4, !dbg !20, !tbaa !24
  %218 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %219, !dbg !20

219:                                              ; preds = %215, %212
  %220 = phi i8 [ %218, %215 ], [ %213, %212 ], !dbg !20
  switch i8 %220, label %225 [
    i8 35, label %591
    i8 36, label %221
  ], !dbg !20

221:                                              ; preds = %219
  %222 = call double @fmod(double noundef 1.000000e+00, double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %222, double* @none, align 8, !dbg !20, !tbaa !22
  %223 = fptrunc double %222 to float, !dbg !20
  store volatile float %223, float* @single, align 4, !dbg !20, !tbaa !24
  %224 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %225, !dbg !20

225:                                              ; preds = %219, %221
  %226 = phi i8 [ %220, %219 ], [ %224, %221 ], !dbg !20
  %227 = icmp eq i8 %226, 37, !dbg !20
  br i1 %227, label %228, label %232, !dbg !20

228:                                              ; preds = %225
  %229 = call double @fmod(double noundef 0x7FF0000000000000, double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %229, double* @none, align 8, !dbg !20, !tbaa !22
  %230 = fptrunc double %229 to float, !dbg !20
  store volatile float %230, float* @single, align 4, !dbg !20, !tbaa !24
  %231 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %232, !dbg !20

232:                                              ; preds = %228, %225
  %233 = phi i8 [ %231, %228 ], [ %226, %225 ], !dbg !20
  switch i8 %233, label %238 [
    i8 38, label %591
    i8 39, label %234
  ], !dbg !20

234:                                              ; preds = %232
  %235 = call double @remainder(double noundef 1.000000e+00, double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %235, double* @none, align 8, !dbg !20, !tbaa !22
  %236 = fptrunc double %235 to float, !dbg !20
  store volatile float %236, float* @single, align 4, !dbg !20, !tbaa !24
  %237 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %238, !dbg !20

238:                                              ; preds = %232, %234
  %239 = phi i8 [ %233, %232 ], [ %237, %234 ], !dbg !20
  %240 = icmp eq i8 %239, 40, !dbg !20
  br i1 %240, label %241, label %245, !dbg !20

241:                                              ; preds = %238
  %242 = call double @hypot(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0x7FEFFFFFFFFFFFFF) #8, !dbg !20
  store volatile double %242, double* @none, align 8, !dbg !20, !tbaa !22
  %243 = fptrunc double %242 to float, !dbg !20
  store volatile float %243, float* @single, align 4, !dbg !20, !tbaa !24
  %244 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %245, !dbg !20

245:                                              ; preds = %241, %238
  %246 = phi i8 [ %244, %241 ], [ %239, %238 ], !dbg !20
  %247 = icmp eq i8 %246, 41, !dbg !20
  br i1 %247, label %248, label %252, !dbg !20

248:                                              ; preds = %245
  %249 = call double @hypot(double noundef 0x7FF8000000000000, double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %249, double* @none, align 8, !dbg !20, !tbaa !22
  %250 = fptrunc double %249 to float, !dbg !20
  store volatile float %250, float* @single, align 4, !dbg !20, !tbaa !24
  %251 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %252, !dbg !20

252:                                              ; preds = %248, %245
  %253 = phi i8 [ %251, %248 ], [ %246, %245 ], !dbg !20
  %254 = icmp eq i8 %253, 42, !dbg !20
  br i1 %254, label %255, label %259, !dbg !20

255:                                              ; preds = %252
  %256 = call double @tgamma(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %256, double* @none, align 8, !dbg !20, !tbaa !22
  %257 = fptrunc double %256 to float, !dbg !20
  store volatile float %257, float* @single, align 4, !dbg !20, !tbaa !24
  %258 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %259, !dbg !20

259:                                              ; preds = %255, %252
  %260 = phi i8 [ %258, %255 ], [ %253, %252 ], !dbg !20
  %261 = icmp eq i8 %260, 43, !dbg !20
  br i1 %261, label %262, label %266, !dbg !20

262:                                              ; preds = %259
  %263 = call double @tgamma(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %263, double* @none, align 8, !dbg !20, !tbaa !22
  %264 = fptrunc double %263 to float, !dbg !20
  store volatile float %264, float* @single, align 4, !dbg !20, !tbaa !24
  %265 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %266, !dbg !20

266:                                              ; preds = %262, %259
  %267 = phi i8 [ %265, %262 ], [ %260, %259 ], !dbg !20
  %268 = icmp eq i8 %267, 44, !dbg !20
  br i1 %268, label %269, label %273, !dbg !20

269:                                              ; preds = %266
  %270 = call double @tgamma(double noundef 2.000000e+02) #8, !dbg !20
  store volatile double %270, double* @none, align 8, !dbg !20, !tbaa !22
  %271 = fptrunc double %270 to float, !dbg !20
  store volatile float %271, float* @single, align 4, !dbg !20, !tbaa !24
  %272 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %273, !dbg !20

273:                                              ; preds = %269, %266
  %274 = phi i8 [ %272, %269 ], [ %267, %266 ], !dbg !20
  %275 = icmp eq i8 %274, 45, !dbg !20
  br i1 %275, label %276, label %280, !dbg !20

276:                                              ; preds = %273
  %277 = call double @lgamma(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %277, double* @none, align 8, !dbg !20, !tbaa !22
  %278 = fptrunc double %277 to float, !dbg !20
  store volatile float %278, float* @single, align 4, !dbg !20, !tbaa !24
  %279 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %280, !dbg !20

280:                                              ; preds = %276, %273
  %281 = phi i8 [ %279, %276 ], [ %274, %273 ], !dbg !20
  %282 = icmp eq i8 %281, 46, !dbg !20
  br i1 %282, label %283, label %287, !dbg !20

283:                                              ; preds = %280
  %284 = call double @lgamma(double noundef -3.000000e+00) #8, !dbg !20
  store volatile double %284, double* @none, align 8, !dbg !20, !tbaa !22
  %285 = fptrunc double %284 to float, !dbg !20
  store volatile float %285, float* @single, align 4, !dbg !20, !tbaa !24
  %286 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %287, !dbg !20

287:                                              ; preds = %283, %280
  %288 = phi i8 [ %286, %283 ], [ %281, %280 ], !dbg !20
  %289 = icmp eq i8 %288, 47, !dbg !20
  br i1 %289, label %290, label %294, !dbg !20

290:                                              ; preds = %287
  %291 = call double @lgamma(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %291, double* @none, align 8, !dbg !20, !tbaa !22
  %292 = fptrunc double %291 to float, !dbg !20
  store volatile float %292, float* @single, align 4, !dbg !20, !tbaa !24
  %293 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %294, !dbg !20

294:                                              ; preds = %290, %287
  %295 = phi i8 [ %293, %290 ], [ %288, %287 ], !dbg !20
  %296 = icmp eq i8 %295, 48, !dbg !20
  br i1 %296, label %297, label %301, !dbg !20

297:                                              ; preds = %294
  %298 = call double @erfc(double noundef 4.000000e+01) #8, !dbg !20
  store volatile double %298, double* @none, align 8, !dbg !20, !tbaa !22
  %299 = fptrunc double %298 to float, !dbg !20
  store volatile float %299, float* @single, align 4, !dbg !20, !tbaa !24
  %300 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %301, !dbg !20

301:                                              ; preds = %297, %294
  %302 = phi i8 [ %300, %297 ], [ %295, %294 ], !dbg !20
  %303 = icmp eq i8 %302, 49, !dbg !20
  br i1 %303, label %304, label %308, !dbg !20

304:                                              ; preds = %301
  %305 = call double @erfc(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %305, double* @none, align 8, !dbg !20, !tbaa !22
  %306 = fptrunc double %305 to float, !dbg !20
  store volatile float %306, float* @single, align 4, !dbg !20, !tbaa !24
  %307 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %308, !dbg !20

308:                                              ; preds = %304, %301
  %309 = phi i8 [ %307, %304 ], [ %302, %301 ], !dbg !20
  %310 = icmp eq i8 %309, 50, !dbg !20
  br i1 %310, label %311, label %315, !dbg !20

311:                                              ; preds = %308
  %312 = call double @ldexp(double noundef 1.000000e+00, i32 noundef 5000) #8, !dbg !20
  store volatile double %312, double* @none, align 8, !dbg !20, !tbaa !22
  %313 = fptrunc double %312 to float, !dbg !20
  store volatile float %313, float* @single, align 4, !dbg !20, !tbaa !24
  %314 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %315, !dbg !20

315:                                              ; preds = %311, %308
  %316 = phi i8 [ %314, %311 ], [ %309, %308 ], !dbg !20
  %317 = icmp eq i8 %316, 51, !dbg !20
  br i1 %317, label %318, label %322, !dbg !20

318:                                              ; preds = %315
  %319 = call double @ldexp(double noundef 1.000000e+00, i32 noundef -5000) #8, !dbg !20
  store volatile double %319, double* @none, align 8, !dbg !20, !tbaa !22
  %320 = fptrunc double %319 to float, !dbg !20
  store volatile float %320, float* @single, align 4, !dbg !20, !tbaa !24
  %321 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %322, !dbg !20

322:                                              ; preds = %318, %315
  %323 = phi i8 [ %321, %318 ], [ %316, %315 ], !dbg !20
  %324 = icmp eq i8 %323, 52, !dbg !20
  br i1 %324, label %325, label %329, !dbg !20

325:                                              ; preds = %322
  %326 = call double @ldexp(double noundef 0.000000e+00, i32 noundef 7) #8, !dbg !20
  store volatile double %326, double* @none, align 8, !dbg !20, !tbaa !22
  %327 = fptrunc double %326 to float, !dbg !20
  store volatile float %327, float* @single, align 4, !dbg !20, !tbaa !24
  %328 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %329, !dbg !20

329:                                              ; preds = %325, %322
  %330 = phi i8 [ %328, %325 ], [ %323, %322 ], !dbg !20
  %331 = icmp eq i8 %330, 53, !dbg !20
  br i1 %331, label %332, label %336, !dbg !20

332:                                              ; preds = %329
  %333 = call double @scalbn(double noundef 1.000000e+00, i32 noundef 5000) #8, !dbg !20
  store volatile double %333, double* @none, align 8, !dbg !20, !tbaa !22
  %334 = fptrunc double %333 to float, !dbg !20
  store volatile float %334, float* @single, align 4, !dbg !20, !tbaa !24
  %335 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %336, !dbg !20

336:                                              ; preds = %332, %329
  %337 = phi i8 [ %335, %332 ], [ %330, %329 ], !dbg !20
  %338 = icmp eq i8 %337, 54, !dbg !20
  br i1 %338, label %339, label %343, !dbg !20

339:                                              ; preds = %336
  %340 = call double @fdim(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0xFFEFFFFFFFFFFFFF) #8, !dbg !20
  store volatile double %340, double* @none, align 8, !dbg !20, !tbaa !22
  %341 = fptrunc double %340 to float, !dbg !20
  store volatile float %341, float* @single, align 4, !dbg !20, !tbaa !24
  %342 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %343, !dbg !20

343:                                              ; preds = %339, %336
  %344 = phi i8 [ %342, %339 ], [ %337, %336 ], !dbg !20
  %345 = icmp eq i8 %344, 55, !dbg !20
  br i1 %345, label %346, label %350, !dbg !20

346:                                              ; preds = %343
  %347 = call double @logb(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %347, double* @none, align 8, !dbg !20, !tbaa !22
  %348 = fptrunc double %347 to float, !dbg !20
  store volatile float %348, float* @single, align 4, !dbg !20, !tbaa !24
  %349 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %350, !dbg !20

350:                                              ; preds = %346, %343
  %351 = phi i8 [ %349, %346 ], [ %344, %343 ], !dbg !20
  %352 = icmp eq i8 %351, 56, !dbg !20
  br i1 %352, label %353, label %358, !dbg !20

353:                                              ; preds = %350
  %354 = call i32 @ilogb(double noundef 0.000000e+00) #8, !dbg !20
  %355 = sitofp i32 %354 to double, !dbg !20
  store volatile double %355, double* @none, align 8, !dbg !20, !tbaa !22
  %356 = sitofp i32 %354 to float, !dbg !20
  store volatile float %356, float* @single, align 4, !dbg !20, !tbaa !24
  %357 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %358, !dbg !20

358:                                              ; preds = %353, %350
  %359 = phi i8 [ %357, %353 ], [ %351, %350 ], !dbg !20
  %360 = icmp eq i8 %359, 57, !dbg !20
  br i1 %360, label %361, label %365, !dbg !20

361:                                              ; preds = %358
  %362 = call double @atan2(double noundef 1.000000e-300, double noundef 1.000000e+300) #8, !dbg !20
  store volatile double %362, double* @none, align 8, !dbg !20, !tbaa !22
  %363 = fptrunc double %362 to float, !dbg !20
  store volatile float %363, float* @single, align 4, !dbg !20, !tbaa !24
  %364 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %365, !dbg !20

365:                                              ; preds = %361, %358
  %366 = phi i8 [ %364, %361 ], [ %359, %358 ], !dbg !20
  %367 = icmp eq i8 %366, 58, !dbg !20
  br i1 %367, label %368, label %371, !dbg !20

368:                                              ; preds = %365
  %369 = call double @atan2(double noundef 0.000000e+00, double noundef 1.000000e+00) #8, !dbg !20
  store volatile double 0.000000e+00, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0.000000e+00, float* @single, align 4, !dbg !20, !tbaa !24
  %370 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %371, !dbg !20

371:                                              ; preds = %368, %365
  %372 = phi i8 [ %370, %368 ], [ %366, %365 ], !dbg !20
  %373 = icmp eq i8 %372, 59, !dbg !20
  br i1 %373, label %374, label %378, !dbg !20

374:                                              ; preds = %371
  %375 = call double @y0(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %375, double* @none, align 8, !dbg !20, !tbaa !22
  %376 = fptrunc double %375 to float, !dbg !20
  store volatile float %376, float* @single, align 4, !dbg !20, !tbaa !24
  %377 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %378, !dbg !20

378:                                              ; preds = %374, %371
  %379 = phi i8 [ %377, %374 ], [ %372, %371 ], !dbg !20
  %380 = icmp eq i8 %379, 60, !dbg !20
  br i1 %380, label %381, label %385, !dbg !20

381:                                              ; preds = %378
  %382 = call double @y1(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %382, double* @none, align 8, !dbg !20, !tbaa !22
  %383 = fptrunc double %382 to float, !dbg !20
  store volatile float %383, float* @single, align 4, !dbg !20, !tbaa !24
  %384 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %385, !dbg !20

385:                                              ; preds = %381, %378
  %386 = phi i8 [ %384, %381 ], [ %379, %378 ], !dbg !20
  switch i8 %386, label %391 [
    i8 61, label %591
    i8 62, label %387
  ], !dbg !20

387:                                              ; preds = %385
  %388 = call float @sqrtf(float noundef -1.000000e+00) #8, !dbg !20
  %389 = fpext float %388 to double, !dbg !20
  store volatile double %389, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %388, float* @single, align 4, !dbg !20, !tbaa !24
  %390 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %391, !dbg !20

391:                                              ; preds = %385, %387
  %392 = phi i8 [ %386, %385 ], [ %390, %387 ], !dbg !20
  %393 = icmp eq i8 %392, 63, !dbg !20
  br i1 %393, label %394, label %398, !dbg !20

394:                                              ; preds = %391
  %395 = call float @logf(float noundef 0.000000e+00) #8, !dbg !20
  %396 = fpext float %395 to double, !dbg !20
  store volatile double %396, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %395, float* @single, align 4, !dbg !20, !tbaa !24
  %397 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %398, !dbg !20

398:                                              ; preds = %394, %391
  %399 = phi i8 [ %397, %394 ], [ %392, %391 ], !dbg !20
  %400 = icmp eq i8 %399, 64, !dbg !20
  br i1 %400, label %401, label %404, !dbg !20

401:                                              ; preds = %398
  %402 = call float @expf(float noundef 2.000000e+02) #8, !dbg !20
  store volatile double 0x7FF0000000000000, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0x7FF0000000000000, float* @single, align 4, !dbg !20, !tbaa !24
  %403 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %404, !dbg !20

404:                                              ; preds = %401, %398
  %405 = phi i8 [ %403, %401 ], [ %399, %398 ], !dbg !20
  %406 = icmp eq i8 %405, 65, !dbg !20
  br i1 %406, label %407, label %410, !dbg !20

407:                                              ; preds = %404
  %408 = call float @expf(float noundef -2.000000e+02) #8, !dbg !20
  store volatile double 0.000000e+00, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0.000000e+00, float* @single, align 4, !dbg !20, !tbaa !24
  %409 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %410, !dbg !20

410:                                              ; preds = %407, %404
  %411 = phi i8 [ %409, %407 ], [ %405, %404 ], !dbg !20
  %412 = icmp eq i8 %411, 66, !dbg !20
  br i1 %412, label %413, label %420, !dbg !20

413:                                              ; preds = %410
  %414 = bitcast double* %15 to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %414), !dbg !32
  store volatile double -3.000000e+00, double* %15, align 8, !dbg !34, !tbaa !22
  %415 = load volatile double, double* %15, align 8, !dbg !35, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %414), !dbg !36
  %416 = fptrunc double %415 to float, !dbg !20
  %417 = call float @powf(float noundef 0.000000e+00, float noundef %416) #8, !dbg !20
  %418 = fpext float %417 to double, !dbg !20
  store volatile double %418, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %417, float* @single, align 4, !dbg !20, !tbaa !24
  %419 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %420, !dbg !20

420:                                              ; preds = %413, %410
  %421 = phi i8 [ %419, %413 ], [ %411, %410 ], !dbg !20
  %422 = icmp eq i8 %421, 67, !dbg !20
  br i1 %422, label %423, label %430, !dbg !20

423:                                              ; preds = %420
  %424 = bitcast double* %14 to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %424), !dbg !37
  store volatile double 6.000000e+01, double* %14, align 8, !dbg !39, !tbaa !22
  %425 = load volatile double, double* %14, align 8, !dbg !40, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %424), !dbg !41
  %426 = fptrunc double %425 to float, !dbg !20
  %427 = call float @powf(float noundef 1.000000e+01, float noundef %426) #8, !dbg !20
  %428 = fpext float %427 to double, !dbg !20
  store volatile double %428, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %427, float* @single, align 4, !dbg !20, !tbaa !24
  %429 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %430, !dbg !20

430:                                              ; preds = %423, %420
  %431 = phi i8 [ %429, %423 ], [ %421, %420 ], !dbg !20
  %432 = icmp eq i8 %431, 68, !dbg !20
  br i1 %432, label %433, label %437, !dbg !20

433:                                              ; preds = %430
  %434 = call float @acosf(float noundef 3.000000e+00) #8, !dbg !20
  %435 = fpext float %434 to double, !dbg !20
  store volatile double %435, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %434, float* @single, align 4, !dbg !20, !tbaa !24
  %436 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %437, !dbg !20

437:                                              ; preds = %433, %430
  %438 = phi i8 [ %436, %433 ], [ %431, %430 ], !dbg !20
  %439 = icmp eq i8 %438, 69, !dbg !20
  br i1 %439, label %440, label %444, !dbg !20

440:                                              ; preds = %437
  %441 = call float @fmodf(float noundef 3.000000e+00, float noundef 0.000000e+00) #8, !dbg !20
  %442 = fpext float %441 to double, !dbg !20
  store volatile double %442, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %441, float* @single, align 4, !dbg !20, !tbaa !24
  %443 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %444, !dbg !20

444:                                              ; preds = %440, %437
  %445 = phi i8 [ %443, %440 ], [ %438, %437 ], !dbg !20
  %446 = icmp eq i8 %445, 70, !dbg !20
  br i1 %446, label %447, label %451, !dbg !20

447:                                              ; preds = %444
  %448 = call float @ldexpf(float noundef 1.000000e+00, i32 noundef 900) #8, !dbg !20
  %449 = fpext float %448 to double, !dbg !20
  store volatile double %449, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %448, float* @single, align 4, !dbg !20, !tbaa !24
  %450 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %451, !dbg !20

451:                                              ; preds = %447, %444
  %452 = phi i8 [ %450, %447 ], [ %445, %444 ], !dbg !20
  %453 = icmp eq i8 %452, 71, !dbg !20
  br i1 %453, label %454, label %458, !dbg !20

454:                                              ; preds = %451
  %455 = call double @sqrt(double noundef 0x7FF8000000000000) #8, !dbg !20
  store volatile double %455, double* @none, align 8, !dbg !20, !tbaa !22
  %456 = fptrunc double %455 to float, !dbg !20
  store volatile float %456, float* @single, align 4, !dbg !20, !tbaa !24
  %457 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %458, !dbg !20

458:                                              ; preds = %454, %451
  %459 = phi i8 [ %457, %454 ], [ %452, %451 ], !dbg !20
  switch i8 %459, label %467 [
    i8 72, label %591
    i8 73, label %591
    i8 74, label %460
    i8 75, label %461
  ], !dbg !20

460:                                              ; preds = %458
  br label %591, !dbg !20

461:                                              ; preds = %458
  %462 = bitcast double* %13 to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %462), !dbg !42
  store volatile double -4.000000e+03, double* %13, align 8, !dbg !44, !tbaa !22
  %463 = load volatile double, double* %13, align 8, !dbg !45, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %462), !dbg !46
  %464 = call double @acosh(double noundef %463) #8, !dbg !20
  store volatile double %464, double* @none, align 8, !dbg !20, !tbaa !22
  %465 = fptrunc double %464 to float, !dbg !20
  store volatile float %465, float* @single, align 4, !dbg !20, !tbaa !24
  %466 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %467, !dbg !20

467:                                              ; preds = %458, %461
  %468 = phi i8 [ %459, %458 ], [ %466, %461 ], !dbg !20
  %469 = icmp eq i8 %468, 76, !dbg !20
  br i1 %469, label %470, label %477, !dbg !20

470:                                              ; preds = %467
  %471 = bitcast double* %12 to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %471), !dbg !47
  store volatile double -1.705000e+02, double* %12, align 8, !dbg !49, !tbaa !22
  %472 = load volatile double, double* %12, align 8, !dbg !50, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %471), !dbg !51
  %473 = fptrunc double %472 to float, !dbg !20
  %474 = call float @acoshf(float noundef %473) #8, !dbg !20
  %475 = fpext float %474 to double, !dbg !20
  store volatile double %475, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %474, float* @single, align 4, !dbg !20, !tbaa !24
  %476 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %477, !dbg !20

477:                                              ; preds = %470, %467
  %478 = phi i8 [ %476, %470 ], [ %468, %467 ], !dbg !20
  %479 = icmp eq i8 %478, 77, !dbg !20
  br i1 %479, label %480, label %486, !dbg !20

480:                                              ; preds = %477
  %481 = bitcast double* %11 to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %481), !dbg !52
  store volatile double 0.000000e+00, double* %11, align 8, !dbg !54, !tbaa !22
  %482 = load volatile double, double* %11, align 8, !dbg !55, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %481), !dbg !56
  %483 = call double @nextafter(double noundef %482, double noundef 1.000000e+00) #8, !dbg !20
  store volatile double %483, double* @none, align 8, !dbg !20, !tbaa !22
  %484 = fptrunc double %483 to float, !dbg !20
  store volatile float %484, float* @single, align 4, !dbg !20, !tbaa !24
  %485 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %486, !dbg !20

486:                                              ; preds = %480, %477
  %487 = phi i8 [ %485, %480 ], [ %478, %477 ], !dbg !20
  %488 = icmp eq i8 %487, 78, !dbg !20
  br i1 %488, label %489, label %495, !dbg !20

489:                                              ; preds = %486
  %490 = bitcast double* %10 to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %490), !dbg !57
  store volatile double 0.000000e+00, double* %10, align 8, !dbg !59, !tbaa !22
  %491 = load volatile double, double* %10, align 8, !dbg !60, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %490), !dbg !61
  %492 = call double @scalb(double noundef %491, double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %492, double* @none, align 8, !dbg !20, !tbaa !22
  %493 = fptrunc double %492 to float, !dbg !20
  store volatile float %493, float* @single, align 4, !dbg !20, !tbaa !24
  %494 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %495, !dbg !20

495:                                              ; preds = %489, %486
  %496 = phi i8 [ %494, %489 ], [ %487, %486 ], !dbg !20
  %497 = icmp eq i8 %496, 79, !dbg !20
  br i1 %497, label %498, label %506, !dbg !20

498:                                              ; preds = %495
  %499 = bitcast double* %9 to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %499), !dbg !62
  store volatile double -2.000000e+00, double* %9, align 8, !dbg !64, !tbaa !22
  %500 = load volatile double, double* %9, align 8, !dbg !65, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %499), !dbg !66
  %501 = fpext double %500 to x86_fp80, !dbg !20
  %502 = call x86_fp80 @sqrtl(x86_fp80 noundef %501) #8, !dbg !20
  %503 = fptrunc x86_fp80 %502 to double, !dbg !20
  store volatile double %503, double* @none, align 8, !dbg !20, !tbaa !22
  %504 = fptrunc double %503 to float, !dbg !20
  store volatile float %504, float* @single, align 4, !dbg !20, !tbaa !24
  %505 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %506, !dbg !20

506:                                              ; preds = %498, %495
  %507 = phi i8 [ %505, %498 ], [ %496, %495 ], !dbg !20
  %508 = icmp eq i8 %507, 80, !dbg !20
  br i1 %508, label %509, label %517, !dbg !20

509:                                              ; preds = %506
  %510 = bitcast double* %8 to i8*, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %510), !dbg !67
  store volatile double 1.000000e+00, double* %8, align 8, !dbg !69, !tbaa !22
  %511 = load volatile double, double* %8, align 8, !dbg !70, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %510), !dbg !71
  %512 = fpext double %511 to x86_fp80, !dbg !20
  %513 = call x86_fp80 @fmodl(x86_fp80 noundef %512, x86_fp80 noundef 0xK00000000000000000000) #8, !dbg !20
  %514 = fptrunc x86_fp80 %513 to double, !dbg !20
  store volatile double %514, double* @none, align 8, !dbg !20, !tbaa !22
  %515 = fptrunc double %514 to float, !dbg !20
  store volatile float %515, float* @single, align 4, !dbg !20, !tbaa !24
  %516 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %517, !dbg !20

517:                                              ; preds = %509, %506
  %518 = phi i8 [ %516, %509 ], [ %507, %506 ], !dbg !20
  %519 = icmp eq i8 %518, 81, !dbg !20
  br i1 %519, label %520, label %528, !dbg !20

520:                                              ; preds = %517
  %521 = bitcast double* %7 to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %521), !dbg !72
  store volatile double 1.000000e+00, double* %7, align 8, !dbg !74, !tbaa !22
  %522 = load volatile double, double* %7, align 8, !dbg !75, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %521), !dbg !76
  %523 = fpext double %522 to x86_fp80, !dbg !20
  %524 = call x86_fp80 @remainderl(x86_fp80 noundef %523, x86_fp80 noundef 0xK00000000000000000000) #8, !dbg !20
  %525 = fptrunc x86_fp80 %524 to double, !dbg !20
  store volatile double %525, double* @none, align 8, !dbg !20, !tbaa !22
  %526 = fptrunc double %525 to float, !dbg !20
  store volatile float %526, float* @single, align 4, !dbg !20, !tbaa !24
  %527 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %528, !dbg !20

528:                                              ; preds = %520, %517
  %529 = phi i8 [ %527, %520 ], [ %518, %517 ], !dbg !20
  %530 = icmp eq i8 %529, 82, !dbg !20
  br i1 %530, label %531, label %548, !dbg !20

531:                                              ; preds = %528
  %532 = bitcast double* %6 to i8*, !dbg !77
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %532), !dbg !77
  store volatile double -5.000000e-01, double* %6, align 8, !dbg !81, !tbaa !22
  %533 = load volatile double, double* %6, align 8, !dbg !82, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %532), !dbg !83
  %534 = call double @lgamma(double noundef %533) #8, !dbg !84
  %535 = load i32, i32* @signgam, align 4, !dbg !85, !tbaa !16
  %536 = mul nsw i32 %535, 10, !dbg !86
  %537 = add nsw i32 %536, 1000, !dbg !87
  %538 = bitcast double* %5 to i8*, !dbg !88
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %538), !dbg !88
  store volatile double -5.000000e-01, double* %5, align 8, !dbg !90, !tbaa !22
  %539 = load volatile double, double* %5, align 8, !dbg !91, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %538), !dbg !92
  %540 = fptrunc double %539 to float, !dbg !93
  %541 = call float @lgammaf(float noundef %540) #8, !dbg !94
  %542 = load i32, i32* @signgam, align 4, !dbg !95, !tbaa !16
  %543 = icmp eq i32 %535, %542, !dbg !96
  %544 = zext i1 %543 to i32, !dbg !96
  %545 = or i32 %537, %544, !dbg !97
  store i32 %545, i32* %18, align 4, !dbg !98, !tbaa !16
  store volatile double %534, double* @none, align 8, !dbg !20, !tbaa !22
  %546 = fptrunc double %534 to float, !dbg !20
  store volatile float %546, float* @single, align 4, !dbg !20, !tbaa !24
  %547 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %548, !dbg !20

548:                                              ; preds = %531, %528
  %549 = phi i8 [ %547, %531 ], [ %529, %528 ], !dbg !20
  %550 = icmp eq i8 %549, 83, !dbg !20
  br i1 %550, label %551, label %568, !dbg !20

551:                                              ; preds = %548
  %552 = bitcast double* %4 to i8*, !dbg !99
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %552), !dbg !99
  store volatile double -1.500000e+00, double* %4, align 8, !dbg !102, !tbaa !22
  %553 = load volatile double, double* %4, align 8, !dbg !103, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %552), !dbg !104
  %554 = call double @lgamma(double noundef %553) #8, !dbg !105
  %555 = load i32, i32* @signgam, align 4, !dbg !106, !tbaa !16
  %556 = mul nsw i32 %555, 10, !dbg !107
  %557 = add nsw i32 %556, 1000, !dbg !108
  %558 = bitcast double* %3 to i8*, !dbg !109
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %558), !dbg !109
  store volatile double -1.500000e+00, double* %3, align 8, !dbg !111, !tbaa !22
  %559 = load volatile double, double* %3, align 8, !dbg !112, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %558), !dbg !113
  %560 = fptrunc double %559 to float, !dbg !114
  %561 = call float @lgammaf(float noundef %560) #8, !dbg !115
  %562 = load i32, i32* @signgam, align 4, !dbg !116, !tbaa !16
  %563 = icmp eq i32 %555, %562, !dbg !117
  %564 = zext i1 %563 to i32, !dbg !117
  %565 = or i32 %557, %564, !dbg !118
  store i32 %565, i32* %18, align 4, !dbg !119, !tbaa !16
  store volatile double %554, double* @none, align 8, !dbg !20, !tbaa !22
  %566 = fptrunc double %554 to float, !dbg !20
  store volatile float %566, float* @single, align 4, !dbg !20, !tbaa !24
  %567 = load i8, i8* %17, align 1, !dbg !20, !tbaa !21
  br label %568, !dbg !20

568:                                              ; preds = %551, %548
  %569 = phi i8 [ %567, %551 ], [ %549, %548 ], !dbg !20
  %570 = icmp eq i8 %569, 84, !dbg !20
  br i1 %570, label %571, label %588, !dbg !20

571:                                              ; preds = %568
  %572 = bitcast double* %2 to i8*, !dbg !120
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %572), !dbg !120
  store volatile double 3.000000e+00, double* %2, align 8, !dbg !123, !tbaa !22
  %573 = load volatile double, double* %2, align 8, !dbg !124, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %572), !dbg !125
  %574 = call double @lgamma(double noundef %573) #8, !dbg !126
  %575 = load i32, i32* @signgam, align 4, !dbg !127, !tbaa !16
  %576 = mul nsw i32 %575, 10, !dbg !128
  %577 = add nsw i32 %576, 1000, !dbg !129
  %578 = bitcast double* %1 to i8*, !dbg !130
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %578), !dbg !130
  store volatile double 3.000000e+00, double* %1, align 8, !dbg !132, !tbaa !22
  %579 = load volatile double, double* %1, align 8, !dbg !133, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %578), !dbg !134
  %580 = fptrunc double %579 to float, !dbg !135
  %581 = call float @lgammaf(float noundef %580) #8, !dbg !136
  %582 = load i32, i32* @signgam, align 4, !dbg !137, !tbaa !16
  %583 = icmp eq i32 %575, %582, !dbg !138
  %584 = zext i1 %583 to i32, !dbg !138
  %585 = or i32 %577, %584, !dbg !139
  store i32 %585, i32* %18, align 4, !dbg !140, !tbaa !16
  store volatile double %574, double* @none, align 8, !dbg !20, !tbaa !22
  %586 = fptrunc double %574 to float, !dbg !20
  store volatile float %586, float* @single, align 4, !dbg !20, !tbaa !24
  %587 = load i8, i8* %17, align 1, !dbg !141, !tbaa !21
  br label %588, !dbg !20

588:                                              ; preds = %571, %568
  %589 = phi i8 [ %587, %571 ], [ %569, %568 ], !dbg !141
  %590 = icmp ult i8 %589, 85, !dbg !142
  br i1 %590, label %594, label %596, !dbg !141

591:                                              ; preds = %458, %458, %385, %232, %219, %157, %150, %137, %38, %25, %460, %152
  %592 = phi double [ -1.000000e+00, %152 ], [ 0x7FF0000000000000, %460 ], [ 0x3FF6A09E667F3BCD, %25 ], [ 0.000000e+00, %38 ], [ 0.000000e+00, %137 ], [ 0.000000e+00, %150 ], [ 0.000000e+00, %157 ], [ 0x3FC210386DB6D55B, %219 ], [ 0.000000e+00, %232 ], [ -1.000000e+00, %385 ], [ 0x7FF8000000000000, %458 ], [ 0x7FF8000000000000, %458 ]
  %593 = phi float [ -1.000000e+00, %152 ], [ 0x7FF0000000000000, %460 ], [ 0x3FF6A09E60000000, %25 ], [ 0.000000e+00, %38 ], [ 0.000000e+00, %137 ], [ 0.000000e+00, %150 ], [ 0.000000e+00, %157 ], [ 0x3FC2103860000000, %219 ], [ 0.000000e+00, %232 ], [ -1.000000e+00, %385 ], [ 0x7FF8000000000000, %458 ], [ 0x7FF8000000000000, %458 ]
  store volatile double %592, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %593, float* @single, align 4, !dbg !20, !tbaa !24
  br label %594, !dbg !143

594:                                              ; preds = %591, %588
  %595 = load i32, i32* %18, align 4, !dbg !143, !tbaa !16
  br label %596, !dbg !141

596:                                              ; preds = %588, %594
  %597 = phi i32 [ %595, %594 ], [ 1, %588 ], !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %17) #8, !dbg !144
  ret i32 %597, !dbg !144
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !145 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @log(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @log2(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @log10(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @log1p(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @exp(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @exp2(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @expm1(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @pow(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @acos(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @asin(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @acosh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @atanh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @cosh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @sinh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @sin(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @cos(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @tan(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @fmod(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare double @remainder(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare double @hypot(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare double @tgamma(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare double @lgamma(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare double @erfc(double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn
declare double @ldexp(double noundef, i32 noundef signext) local_unnamed_addr #7

; Function Attrs: nounwind
declare double @scalbn(double noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare double @fdim(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @logb(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @ilogb(double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @atan2(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !147 double @y0(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare !dbg !149 double @y1(double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare float @sqrtf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare float @logf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare float @expf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare float @powf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare float @acosf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare float @fmodf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare float @ldexpf(float noundef, i32 noundef signext) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare float @acoshf(float noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @nextafter(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare !dbg !150 double @scalb(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare x86_fp80 @sqrtl(x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare x86_fp80 @fmodl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare x86_fp80 @remainderl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare float @lgammaf(float noundef) local_unnamed_addr #6

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn writeonly "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/math_errors.c", directory: ".", checksumkind: CSK_MD5, checksum: "ea170c159533904942f56a18114be22f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 42, type: !10, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 44, column: 5, scope: !9)
!13 = !DILocation(line: 46, column: 5, scope: !9)
!14 = !DILocation(line: 47, column: 5, scope: !9)
!15 = !DILocation(line: 47, column: 11, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 50, column: 5, scope: !9)
!21 = !{!18, !18, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !18, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !18, i64 0}
!26 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "as_is", scope: !1, file: !1, line: 12, type: !10, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!28 = distinct !DILocation(line: 50, column: 5, scope: !9)
!29 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !28)
!31 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !28)
!32 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !33)
!33 = distinct !DILocation(line: 50, column: 5, scope: !9)
!34 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !33)
!35 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !33)
!36 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !33)
!37 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !38)
!38 = distinct !DILocation(line: 50, column: 5, scope: !9)
!39 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !38)
!40 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !38)
!41 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !38)
!42 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !43)
!43 = distinct !DILocation(line: 50, column: 5, scope: !9)
!44 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !43)
!45 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !43)
!46 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !43)
!47 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !48)
!48 = distinct !DILocation(line: 50, column: 5, scope: !9)
!49 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !48)
!50 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !48)
!51 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !48)
!52 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !53)
!53 = distinct !DILocation(line: 50, column: 5, scope: !9)
!54 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !53)
!55 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !53)
!56 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !53)
!57 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !58)
!58 = distinct !DILocation(line: 50, column: 5, scope: !9)
!59 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !58)
!60 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !58)
!61 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !58)
!62 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !63)
!63 = distinct !DILocation(line: 50, column: 5, scope: !9)
!64 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !63)
!65 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !63)
!66 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !63)
!67 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !68)
!68 = distinct !DILocation(line: 50, column: 5, scope: !9)
!69 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !68)
!70 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !68)
!71 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !68)
!72 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !73)
!73 = distinct !DILocation(line: 50, column: 5, scope: !9)
!74 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !73)
!75 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !73)
!76 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !73)
!77 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !78)
!78 = distinct !DILocation(line: 21, column: 28, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "sign", scope: !1, file: !1, line: 19, type: !10, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!80 = distinct !DILocation(line: 50, column: 5, scope: !9)
!81 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !78)
!82 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !78)
!83 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !78)
!84 = !DILocation(line: 21, column: 21, scope: !79, inlinedAt: !80)
!85 = !DILocation(line: 22, column: 25, scope: !79, inlinedAt: !80)
!86 = !DILocation(line: 22, column: 23, scope: !79, inlinedAt: !80)
!87 = !DILocation(line: 22, column: 18, scope: !79, inlinedAt: !80)
!88 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !89)
!89 = distinct !DILocation(line: 22, column: 56, scope: !79, inlinedAt: !80)
!90 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !89)
!91 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !89)
!92 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !89)
!93 = !DILocation(line: 22, column: 56, scope: !79, inlinedAt: !80)
!94 = !DILocation(line: 22, column: 48, scope: !79, inlinedAt: !80)
!95 = !DILocation(line: 22, column: 67, scope: !79, inlinedAt: !80)
!96 = !DILocation(line: 22, column: 44, scope: !79, inlinedAt: !80)
!97 = !DILocation(line: 22, column: 33, scope: !79, inlinedAt: !80)
!98 = !DILocation(line: 22, column: 11, scope: !79, inlinedAt: !80)
!99 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !100)
!100 = distinct !DILocation(line: 21, column: 28, scope: !79, inlinedAt: !101)
!101 = distinct !DILocation(line: 50, column: 5, scope: !9)
!102 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !100)
!103 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !100)
!104 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !100)
!105 = !DILocation(line: 21, column: 21, scope: !79, inlinedAt: !101)
!106 = !DILocation(line: 22, column: 25, scope: !79, inlinedAt: !101)
!107 = !DILocation(line: 22, column: 23, scope: !79, inlinedAt: !101)
!108 = !DILocation(line: 22, column: 18, scope: !79, inlinedAt: !101)
!109 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !110)
!110 = distinct !DILocation(line: 22, column: 56, scope: !79, inlinedAt: !101)
!111 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !110)
!112 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !110)
!113 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !110)
!114 = !DILocation(line: 22, column: 56, scope: !79, inlinedAt: !101)
!115 = !DILocation(line: 22, column: 48, scope: !79, inlinedAt: !101)
!116 = !DILocation(line: 22, column: 67, scope: !79, inlinedAt: !101)
!117 = !DILocation(line: 22, column: 44, scope: !79, inlinedAt: !101)
!118 = !DILocation(line: 22, column: 33, scope: !79, inlinedAt: !101)
!119 = !DILocation(line: 22, column: 11, scope: !79, inlinedAt: !101)
!120 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !121)
!121 = distinct !DILocation(line: 21, column: 28, scope: !79, inlinedAt: !122)
!122 = distinct !DILocation(line: 50, column: 5, scope: !9)
!123 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !121)
!124 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !121)
!125 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !121)
!126 = !DILocation(line: 21, column: 21, scope: !79, inlinedAt: !122)
!127 = !DILocation(line: 22, column: 25, scope: !79, inlinedAt: !122)
!128 = !DILocation(line: 22, column: 23, scope: !79, inlinedAt: !122)
!129 = !DILocation(line: 22, column: 18, scope: !79, inlinedAt: !122)
!130 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !131)
!131 = distinct !DILocation(line: 22, column: 56, scope: !79, inlinedAt: !122)
!132 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !131)
!133 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !131)
!134 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !131)
!135 = !DILocation(line: 22, column: 56, scope: !79, inlinedAt: !122)
!136 = !DILocation(line: 22, column: 48, scope: !79, inlinedAt: !122)
!137 = !DILocation(line: 22, column: 67, scope: !79, inlinedAt: !122)
!138 = !DILocation(line: 22, column: 44, scope: !79, inlinedAt: !122)
!139 = !DILocation(line: 22, column: 33, scope: !79, inlinedAt: !122)
!140 = !DILocation(line: 22, column: 11, scope: !79, inlinedAt: !122)
!141 = !DILocation(line: 51, column: 12, scope: !9)
!142 = !DILocation(line: 51, column: 14, scope: !9)
!143 = !DILocation(line: 51, column: 20, scope: !9)
!144 = !DILocation(line: 52, column: 1, scope: !9)
!145 = !DISubprogram(name: "klee_make_symbolic", scope: !146, file: !146, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!146 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!147 = !DISubprogram(name: "y0", scope: !148, file: !148, line: 223, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!148 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!149 = !DISubprogram(name: "y1", scope: !148, file: !148, line: 224, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!150 = !DISubprogram(name: "scalb", scope: !148, file: !148, line: 435, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
