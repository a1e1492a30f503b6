; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/math_errors.c
; ModuleID = 'tests/programs/math_errors.c'
source_filename = "tests/programs/math_errors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@none = internal global double 0.000000e+00, align 8
@single = internal global float 0.000000e+00, align 4
@switch.table.main = private unnamed_addr constant [3 x double] [double 0x7FF8000000000000, double 0x7FF8000000000000, double 0x7FF0000000000000], align 8
@switch.table.main.1 = private unnamed_addr constant [3 x float] [float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF0000000000000], align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #8, !dbg !13
  %4 = tail call i32* @__errno_location() #9, !dbg !14
  store i32 0, i32* %4, align 4, !dbg !15, !tbaa !16
  %5 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  %6 = icmp eq i8 %5, 0, !dbg !20
  br i1 %6, label %7, label %11, !dbg !20

7:                                                ; preds = %0
  %8 = call double @sqrt(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %8, double* @none, align 8, !dbg !20, !tbaa !22
  %9 = fptrunc double %8 to float, !dbg !20
  store volatile float %9, float* @single, align 4, !dbg !20, !tbaa !24
  %10 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %11, !dbg !20

11:                                               ; preds = %7, %0
  %12 = phi i8 [ %10, %7 ], [ %5, %0 ], !dbg !20
  switch i8 %12, label %17 [
    i8 1, label %446
    i8 2, label %13
  ], !dbg !20

13:                                               ; preds = %11
  %14 = call double @log(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %14, double* @none, align 8, !dbg !20, !tbaa !22
  %15 = fptrunc double %14 to float, !dbg !20
  store volatile float %15, float* @single, align 4, !dbg !20, !tbaa !24
  %16 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %17, !dbg !20

17:                                               ; preds = %11, %13
  %18 = phi i8 [ %12, %11 ], [ %16, %13 ], !dbg !20
  %19 = icmp eq i8 %18, 3, !dbg !20
  br i1 %19, label %20, label %24, !dbg !20

20:                                               ; preds = %17
  %21 = call double @log(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %21, double* @none, align 8, !dbg !20, !tbaa !22
  %22 = fptrunc double %21 to float, !dbg !20
  store volatile float %22, float* @single, align 4, !dbg !20, !tbaa !24
  %23 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %24, !dbg !20

24:                                               ; preds = %20, %17
  %25 = phi i8 [ %23, %20 ], [ %18, %17 ], !dbg !20
  switch i8 %25, label %30 [
    i8 4, label %446
    i8 5, label %26
  ], !dbg !20

26:                                               ; preds = %24
  %27 = call double @log2(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %27, double* @none, align 8, !dbg !20, !tbaa !22
  %28 = fptrunc double %27 to float, !dbg !20
  store volatile float %28, float* @single, align 4, !dbg !20, !tbaa !24
  %29 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %30, !dbg !20

30:                                               ; preds = %24, %26
  %31 = phi i8 [ %25, %24 ], [ %29, %26 ], !dbg !20
  %32 = icmp eq i8 %31, 6, !dbg !20
  br i1 %32, label %33, label %37, !dbg !20

33:                                               ; preds = %30
  %34 = call double @log10(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %34, double* @none, align 8, !dbg !20, !tbaa !22
  %35 = fptrunc double %34 to float, !dbg !20
  store volatile float %35, float* @single, align 4, !dbg !20, !tbaa !24
  %36 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %37, !dbg !20

37:                                               ; preds = %33, %30
  %38 = phi i8 [ %36, %33 ], [ %31, %30 ], !dbg !20
  %39 = icmp eq i8 %38, 7, !dbg !20
  br i1 %39, label %40, label %44, !dbg !20

40:                                               ; preds = %37
  %41 = call double @log1p(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %41, double* @none, align 8, !dbg !20, !tbaa !22
  %42 = fptrunc double %41 to float, !dbg !20
  store volatile float %42, float* @single, align 4, !dbg !20, !tbaa !24
  %43 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %44, !dbg !20

44:                                               ; preds = %40, %37
  %45 = phi i8 [ %43, %40 ], [ %38, %37 ], !dbg !20
  %46 = icmp eq i8 %45, 8, !dbg !20
  br i1 %46, label %47, label %51, !dbg !20

47:                                               ; preds = %44
  %48 = call double @log1p(double noundef -3.000000e+00) #8, !dbg !20
  store volatile double %48, double* @none, align 8, !dbg !20, !tbaa !22
  %49 = fptrunc double %48 to float, !dbg !20
  store volatile float %49, float* @single, align 4, !dbg !20, !tbaa !24
  %50 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %51, !dbg !20

51:                                               ; preds = %47, %44
  %52 = phi i8 [ %50, %47 ], [ %45, %44 ], !dbg !20
  %53 = icmp eq i8 %52, 9, !dbg !20
  br i1 %53, label %54, label %58, !dbg !20

54:                                               ; preds = %51
  %55 = call double @exp(double noundef 1.000000e+03) #8, !dbg !20
  store volatile double %55, double* @none, align 8, !dbg !20, !tbaa !22
  %56 = fptrunc double %55 to float, !dbg !20
  store volatile float %56, float* @single, align 4, !dbg !20, !tbaa !24
  %57 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %58, !dbg !20

58:                                               ; preds = %54, %51
  %59 = phi i8 [ %57, %54 ], [ %52, %51 ], !dbg !20
  %60 = icmp eq i8 %59, 10, !dbg !20
  br i1 %60, label %61, label %65, !dbg !20

61:                                               ; preds = %58
  %62 = call double @exp(double noundef -1.000000e+03) #8, !dbg !20
  store volatile double %62, double* @none, align 8, !dbg !20, !tbaa !22
  %63 = fptrunc double %62 to float, !dbg !20
  store volatile float %63, float* @single, align 4, !dbg !20, !tbaa !24
  %64 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %65, !dbg !20

65:                                               ; preds = %61, %58
  %66 = phi i8 [ %64, %61 ], [ %59, %58 ], !dbg !20
  %67 = icmp eq i8 %66, 11, !dbg !20
  br i1 %67, label %68, label %72, !dbg !20

68:                                               ; preds = %65
  %69 = call double @exp(double noundef 0xFFF0000000000000) #8, !dbg !20
  store volatile double %69, double* @none, align 8, !dbg !20, !tbaa !22
  %70 = fptrunc double %69 to float, !dbg !20
  store volatile float %70, float* @single, align 4, !dbg !20, !tbaa !24
  %71 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %72, !dbg !20

72:                                               ; preds = %68, %65
  %73 = phi i8 [ %71, %68 ], [ %66, %65 ], !dbg !20
  %74 = icmp eq i8 %73, 12, !dbg !20
  br i1 %74, label %75, label %79, !dbg !20

75:                                               ; preds = %72
  %76 = call double @exp(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %76, double* @none, align 8, !dbg !20, !tbaa !22
  %77 = fptrunc double %76 to float, !dbg !20
  store volatile float %77, float* @single, align 4, !dbg !20, !tbaa !24
  %78 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %79, !dbg !20

79:                                               ; preds = %75, %72
  %80 = phi i8 [ %78, %75 ], [ %73, %72 ], !dbg !20
  %81 = icmp eq i8 %80, 13, !dbg !20
  br i1 %81, label %82, label %86, !dbg !20

82:                                               ; preds = %79
  %83 = call double @exp2(double noundef 5.000000e+03) #8, !dbg !20
  store volatile double %83, double* @none, align 8, !dbg !20, !tbaa !22
  %84 = fptrunc double %83 to float, !dbg !20
  store volatile float %84, float* @single, align 4, !dbg !20, !tbaa !24
  %85 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %86, !dbg !20

86:                                               ; preds = %82, %79
  %87 = phi i8 [ %85, %82 ], [ %80, %79 ], !dbg !20
  %88 = icmp eq i8 %87, 14, !dbg !20
  br i1 %88, label %89, label %93, !dbg !20

89:                                               ; preds = %86
  %90 = call double @exp2(double noundef -5.000000e+03) #8, !dbg !20
  store volatile double %90, double* @none, align 8, !dbg !20, !tbaa !22
  %91 = fptrunc double %90 to float, !dbg !20
  store volatile float %91, float* @single, align 4, !dbg !20, !tbaa !24
  %92 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %93, !dbg !20

93:                                               ; preds = %89, %86
  %94 = phi i8 [ %92, %89 ], [ %87, %86 ], !dbg !20
  %95 = icmp eq i8 %94, 15, !dbg !20
  br i1 %95, label %96, label %100, !dbg !20

96:                                               ; preds = %93
  %97 = call double @expm1(double noundef 5.000000e+03) #8, !dbg !20
  store volatile double %97, double* @none, align 8, !dbg !20, !tbaa !22
  %98 = fptrunc double %97 to float, !dbg !20
  store volatile float %98, float* @single, align 4, !dbg !20, !tbaa !24
  %99 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %100, !dbg !20

100:                                              ; preds = %96, %93
  %101 = phi i8 [ %99, %96 ], [ %94, %93 ], !dbg !20
  %102 = icmp eq i8 %101, 16, !dbg !20
  br i1 %102, label %103, label %107, !dbg !20

103:                                              ; preds = %100
  %104 = call double @expm1(double noundef -5.000000e+03) #8, !dbg !20
  store volatile double %104, double* @none, align 8, !dbg !20, !tbaa !22
  %105 = fptrunc double %104 to float, !dbg !20
  store volatile float %105, float* @single, align 4, !dbg !20, !tbaa !24
  %106 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %107, !dbg !20

107:                                              ; preds = %103, %100
  %108 = phi i8 [ %106, %103 ], [ %101, %100 ], !dbg !20
  %109 = icmp eq i8 %108, 17, !dbg !20
  br i1 %109, label %110, label %114, !dbg !20

110:                                              ; preds = %107
  %111 = call double @pow(double noundef -8.000000e+00, double noundef 0x3FD5555555555555) #8, !dbg !20
  store volatile double %111, double* @none, align 8, !dbg !20, !tbaa !22
  %112 = fptrunc double %111 to float, !dbg !20
  store volatile float %112, float* @single, align 4, !dbg !20, !tbaa !24
  %113 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %114, !dbg !20

114:                                              ; preds = %110, %107
  %115 = phi i8 [ %113, %110 ], [ %108, %107 ], !dbg !20
  %116 = icmp eq i8 %115, 18, !dbg !20
  br i1 %116, label %117, label %123, !dbg !20

117:                                              ; preds = %114
  %118 = bitcast double* %2 to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %118), !dbg !26
  store volatile double -1.000000e+00, double* %2, align 8, !dbg !29, !tbaa !22
  %119 = load volatile double, double* %2, align 8, !dbg !30, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %118), !dbg !31
  %120 = call double @pow(double noundef 0.000000e+00, double noundef %119) #8, !dbg !20
  store volatile double %120, double* @none, align 8, !dbg !20, !tbaa !22
  %121 = fptrunc double %120 to float, !dbg !20
  store volatile float %121, float* @single, align 4, !dbg !20, !tbaa !24
  %122 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %123, !dbg !20

123:                                              ; preds = %117, %114
  %124 = phi i8 [ %122, %117 ], [ %115, %114 ], !dbg !20
  switch i8 %124, label %129 [
    i8 19, label %446
    i8 20, label %125
  ], !dbg !20

125:                                              ; preds = %123
  %126 = call double @pow(double noundef 1.000000e+01, double noundef 4.000000e+02) #8, !dbg !20
  store volatile double %126, double* @none, align 8, !dbg !20, !tbaa !22
  %127 = fptrunc double %126 to float, !dbg !20
  store volatile float %127, float* @single, align 4, !dbg !20, !tbaa !24
  %128 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %129, !dbg !20

129:                                              ; preds = %123, %125
  %130 = phi i8 [ %124, %123 ], [ %128, %125 ], !dbg !20
  %131 = icmp eq i8 %130, 21, !dbg !20
  br i1 %131, label %132, label %136, !dbg !20

132:                                              ; preds = %129
  %133 = call double @pow(double noundef 1.000000e+01, double noundef -4.000000e+02) #8, !dbg !20
  store volatile double %133, double* @none, align 8, !dbg !20, !tbaa !22
  %134 = fptrunc double %133 to float, !dbg !20
  store volatile float %134, float* @single, align 4, !dbg !20, !tbaa !24
  %135 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %136, !dbg !20

136:                                              ; preds = %132, %129
  %137 = phi i8 [ %135, %132 ], [ %130, %129 ], !dbg !20
  switch i8 %137, label %143 [
    i8 22, label %446
    i8 23, label %138
    i8 24, label %139
  ], !dbg !20

138:                                              ; preds = %136
  br label %446, !dbg !20

139:                                              ; preds = %136
  %140 = call double @acos(double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %140, double* @none, align 8, !dbg !20, !tbaa !22
  %141 = fptrunc double %140 to float, !dbg !20
  store volatile float %141, float* @single, align 4, !dbg !20, !tbaa !24
  %142 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %143, !dbg !20

143:                                              ; preds = %136, %139
  %144 = phi i8 [ %137, %136 ], [ %142, %139 ], !dbg !20
  switch i8 %144, label %149 [
    i8 25, label %446
    i8 26, label %145
  ], !dbg !20

145:                                              ; preds = %143
  %146 = call double @asin(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %146, double* @none, align 8, !dbg !20, !tbaa !22
  %147 = fptrunc double %146 to float, !dbg !20
  store volatile float %147, float* @single, align 4, !dbg !20, !tbaa !24
  %148 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %149, !dbg !20

149:                                              ; preds = %145, %143
  %150 = phi i8 [ %144, %143 ], [ %148, %145 ], !dbg !20
  %151 = icmp eq i8 %150, 27, !dbg !20
  br i1 %151, label %152, label %156, !dbg !20

152:                                              ; preds = %149
  %153 = call double @acosh(double noundef 5.000000e-01) #8, !dbg !20
  store volatile double %153, double* @none, align 8, !dbg !20, !tbaa !22
  %154 = fptrunc double %153 to float, !dbg !20
  store volatile float %154, float* @single, align 4, !dbg !20, !tbaa !24
  %155 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %156, !dbg !20

156:                                              ; preds = %152, %149
  %157 = phi i8 [ %155, %152 ], [ %150, %149 ], !dbg !20
  %158 = icmp eq i8 %157, 28, !dbg !20
  br i1 %158, label %159, label %163, !dbg !20

159:                                              ; preds = %156
  %160 = call double @atanh(double noundef 1.000000e+00) #8, !dbg !20
  store volatile double %160, double* @none, align 8, !dbg !20, !tbaa !22
  %161 = fptrunc double %160 to float, !dbg !20
  store volatile float %161, float* @single, align 4, !dbg !20, !tbaa !24
  %162 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %163, !dbg !20

163:                                              ; preds = %159, %156
  %164 = phi i8 [ %162, %159 ], [ %157, %156 ], !dbg !20
  %165 = icmp eq i8 %164, 29, !dbg !20
  br i1 %165, label %166, label %170, !dbg !20

166:                                              ; preds = %163
  %167 = call double @atanh(double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %167, double* @none, align 8, !dbg !20, !tbaa !22
  %168 = fptrunc double %167 to float, !dbg !20
  store volatile float %168, float* @single, align 4, !dbg !20, !tbaa !24
  %169 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %170, !dbg !20

170:                                              ; preds = %166, %163
  %171 = phi i8 [ %169, %166 ], [ %164, %163 ], !dbg !20
  %172 = icmp eq i8 %171, 30, !dbg !20
  br i1 %172, label %173, label %177, !dbg !20

173:                                              ; preds = %170
  %174 = call double @cosh(double noundef 1.000000e+03) #8, !dbg !20
  store volatile double %174, double* @none, align 8, !dbg !20, !tbaa !22
  %175 = fptrunc double %174 to float, !dbg !20
  store volatile float %175, float* @single, align 4, !dbg !20, !tbaa !24
  %176 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %177, !dbg !20

177:                                              ; preds = %173, %170
  %178 = phi i8 [ %176, %173 ], [ %171, %170 ], !dbg !20
  %179 = icmp eq i8 %178, 31, !dbg !20
  br i1 %179, label %180, label %184, !dbg !20

180:                                              ; preds = %177
  %181 = call double @sinh(double noundef -1.000000e+03) #8, !dbg !20
  store volatile double %181, double* @none, align 8, !dbg !20, !tbaa !22
  %182 = fptrunc double %181 to float, !dbg !20
  store volatile float %182, float* @single, align 4, !dbg !20, !tbaa !24
  %183 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %184, !dbg !20

184:                                              ; preds = %180, %177
  %185 = phi i8 [ %183, %180 ], [ %178, %177 ], !dbg !20
  %186 = icmp eq i8 %185, 32, !dbg !20
  br i1 %186, label %187, label %191, !dbg !20

187:                                              ; preds = %184
  %188 = call double @sin(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %188, double* @none, align 8, !dbg !20, !tbaa !22
  %189 = fptrunc double %188 to float, !dbg !20
  store volatile float %189, float* @single, align 4, !dbg !20, !tbaa !24
  %190 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %191, !dbg !20

191:                                              ; preds = %187, %184
  %192 = phi i8 [ %190, %187 ], [ %185, %184 ], !dbg !20
  %193 = icmp eq i8 %192, 33, !dbg !20
  br i1 %193, label %194, label %198, !dbg !20

194:                                              ; preds = %191
  %195 = call double @cos(double noundef 0xFFF0000000000000) #8, !dbg !20
  store volatile double %195, double* @none, align 8, !dbg !20, !tbaa !22
  %196 = fptrunc double %195 to float, !dbg !20
  store volatile float %196, float* @single, align 4, !dbg !20, !tbaa !24
  %197 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %198, !dbg !20

198:                                              ; preds = %194, %191
  %199 = phi i8 [ %197, %194 ], [ %192, %191 ], !dbg !20
  %200 = icmp eq i8 %199, 34, !dbg !20
  br i1 %200, label %201, label %205, !dbg !20

201:                                              ; preds = %198
  %202 = call double @tan(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %202, double* @none, align 8, !dbg !20, !tbaa !22
  %203 = fptrunc double %202 to float, !dbg !20
  store volatile float %203, float* @single, align 4, !dbg !20, !tbaa !24
  %204 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %205, !dbg !20

205:                                              ; preds = %201, %198
  %206 = phi i8 [ %204, %201 ], [ %199, %198 ], !dbg !20
  switch i8 %206, label %211 [
    i8 35, label %446
    i8 36, label %207
  ], !dbg !20

207:                                              ; preds = %205
  %208 = call double @fmod(double noundef 1.000000e+00, double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %208, double* @none, align 8, !dbg !20, !tbaa !22
  %209 = fptrunc double %208 to float, !dbg !20
  store volatile float %209, float* @single, align 4, !dbg !20, !tbaa !24
  %210 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %211, !dbg !20

211:                                              ; preds = %205, %207
  %212 = phi i8 [ %206, %205 ], [ %210, %207 ], !dbg !20
  %213 = icmp eq i8 %212, 37, !dbg !20
  br i1 %213, label %214, label %218, !dbg !20

214:                                              ; preds = %211
  %215 = call double @fmod(double noundef 0x7FF0000000000000, double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %215, double* @none, align 8, !dbg !20, !tbaa !22
  %216 = fptrunc double %215 to float, !dbg !20
  store volatile float %216, float* @single, align 4, !dbg !20, !tbaa !24
  %217 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %218, !dbg !20

218:                                              ; preds = %214, %211
  %219 = phi i8 [ %217, %214 ], [ %212, %211 ], !dbg !20
  switch i8 %219, label %224 [
    i8 38, label %446
    i8 39, label %220
  ], !dbg !20

220:                                              ; preds = %218
  %221 = call double @remainder(double noundef 1.000000e+00, double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %221, double* @none, align 8, !dbg !20, !tbaa !22
  %222 = fptrunc double %221 to float, !dbg !20
  store volatile float %222, float* @single, align 4, !dbg !20, !tbaa !24
  %223 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %224, !dbg !20

224:                                              ; preds = %218, %220
  %225 = phi i8 [ %219, %218 ], [ %223, %220 ], !dbg !20
  %226 = icmp eq i8 %225, 40, !dbg !20
  br i1 %226, label %227, label %231, !dbg !20

227:                                              ; preds = %224
  %228 = call double @hypot(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0x7FEFFFFFFFFFFFFF) #8, !dbg !20
  store volatile double %228, double* @none, align 8, !dbg !20, !tbaa !22
  %229 = fptrunc double %228 to float, !dbg !20
  store volatile float %229, float* @single, align 4, !dbg !20, !tbaa !24
  %230 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %231, !dbg !20

231:                                              ; preds = %227, %224
  %232 = phi i8 [ %230, %227 ], [ %225, %224 ], !dbg !20
  %233 = icmp eq i8 %232, 41, !dbg !20
  br i1 %233, label %234, label %238, !dbg !20

234:                                              ; preds = %231
  %235 = call double @hypot(double noundef 0x7FF8000000000000, double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %235, double* @none, align 8, !dbg !20, !tbaa !22
  %236 = fptrunc double %235 to float, !dbg !20
  store volatile float %236, float* @single, align 4, !dbg !20, !tbaa !24
  %237 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %238, !dbg !20

238:                                              ; preds = %234, %231
  %239 = phi i8 [ %237, %234 ], [ %232, %231 ], !dbg !20
  %240 = icmp eq i8 %239, 42, !dbg !20
  br i1 %240, label %241, label %245, !dbg !20

241:                                              ; preds = %238
  %242 = call double @tgamma(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %242, double* @none, align 8, !dbg !20, !tbaa !22
  %243 = fptrunc double %242 to float, !dbg !20
  store volatile float %243, float* @single, align 4, !dbg !20, !tbaa !24
  %244 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %245, !dbg !20

245:                                              ; preds = %241, %238
  %246 = phi i8 [ %244, %241 ], [ %239, %238 ], !dbg !20
  %247 = icmp eq i8 %246, 43, !dbg !20
  br i1 %247, label %248, label %252, !dbg !20

248:                                              ; preds = %245
  %249 = call double @tgamma(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %249, double* @none, align 8, !dbg !20, !tbaa !22
  %250 = fptrunc double %249 to float, !dbg !20
  store volatile float %250, float* @single, align 4, !dbg !20, !tbaa !24
  %251 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %252, !dbg !20

252:                                              ; preds = %248, %245
  %253 = phi i8 [ %251, %248 ], [ %246, %245 ], !dbg !20
  %254 = icmp eq i8 %253, 44, !dbg !20
  br i1 %254, label %255, label %259, !dbg !20

255:                                              ; preds = %252
  %256 = call double @tgamma(double noundef 2.000000e+02) #8, !dbg !20
  store volatile double %256, double* @none, align 8, !dbg !20, !tbaa !22
  %257 = fptrunc double %256 to float, !dbg !20
  store volatile float %257, float* @single, align 4, !dbg !20, !tbaa !24
  %258 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %259, !dbg !20

259:                                              ; preds = %255, %252
  %260 = phi i8 [ %258, %255 ], [ %253, %252 ], !dbg !20
  %261 = icmp eq i8 %260, 45, !dbg !20
  br i1 %261, label %262, label %266, !dbg !20

262:                                              ; preds = %259
  %263 = call double @lgamma(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %263, double* @none, align 8, !dbg !20, !tbaa !22
  %264 = fptrunc double %263 to float, !dbg !20
  store volatile float %264, float* @single, align 4, !dbg !20, !tbaa !24
  %265 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %266, !dbg !20

266:                                              ; preds = %262, %259
  %267 = phi i8 [ %265, %262 ], [ %260, %259 ], !dbg !20
  %268 = icmp eq i8 %267, 46, !dbg !20
  br i1 %268, label %269, label %273, !dbg !20

269:                                              ; preds = %266
  %270 = call double @lgamma(double noundef -3.000000e+00) #8, !dbg !20
  store volatile double %270, double* @none, align 8, !dbg !20, !tbaa !22
  %271 = fptrunc double %270 to float, !dbg !20
  store volatile float %271, float* @single, align 4, !dbg !20, !tbaa !24
  %272 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %273, !dbg !20

273:                                              ; preds = %269, %266
  %274 = phi i8 [ %272, %269 ], [ %267, %266 ], !dbg !20
  %275 = icmp eq i8 %274, 47, !dbg !20
  br i1 %275, label %276, label %280, !dbg !20

276:                                              ; preds = %273
  %277 = call double @lgamma(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %277, double* @none, align 8, !dbg !20, !tbaa !22
  %278 = fptrunc double %277 to float, !dbg !20
  store volatile float %278, float* @single, align 4, !dbg !20, !tbaa !24
  %279 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %280, !dbg !20

280:                                              ; preds = %276, %273
  %281 = phi i8 [ %279, %276 ], [ %274, %273 ], !dbg !20
  %282 = icmp eq i8 %281, 48, !dbg !20
  br i1 %282, label %283, label %287, !dbg !20

283:                                              ; preds = %280
  %284 = call double @erfc(double noundef 4.000000e+01) #8, !dbg !20
  store volatile double %284, double* @none, align 8, !dbg !20, !tbaa !22
  %285 = fptrunc double %284 to float, !dbg !20
  store volatile float %285, float* @single, align 4, !dbg !20, !tbaa !24
  %286 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %287, !dbg !20

287:                                              ; preds = %283, %280
  %288 = phi i8 [ %286, %283 ], [ %281, %280 ], !dbg !20
  %289 = icmp eq i8 %288, 49, !dbg !20
  br i1 %289, label %290, label %294, !dbg !20

290:                                              ; preds = %287
  %291 = call double @erfc(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %291, double* @none, align 8, !dbg !20, !tbaa !22
  %292 = fptrunc double %291 to float, !dbg !20
  store volatile float %292, float* @single, align 4, !dbg !20, !tbaa !24
  %293 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %294, !dbg !20

294:                                              ; preds = %290, %287
  %295 = phi i8 [ %293, %290 ], [ %288, %287 ], !dbg !20
  %296 = icmp eq i8 %295, 50, !dbg !20
  br i1 %296, label %297, label %301, !dbg !20

297:                                              ; preds = %294
  %298 = call double @ldexp(double noundef 1.000000e+00, i32 noundef 5000) #8, !dbg !20
  store volatile double %298, double* @none, align 8, !dbg !20, !tbaa !22
  %299 = fptrunc double %298 to float, !dbg !20
  store volatile float %299, float* @single, align 4, !dbg !20, !tbaa !24
  %300 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %301, !dbg !20

301:                                              ; preds = %297, %294
  %302 = phi i8 [ %300, %297 ], [ %295, %294 ], !dbg !20
  %303 = icmp eq i8 %302, 51, !dbg !20
  br i1 %303, label %304, label %308, !dbg !20

304:                                              ; preds = %301
  %305 = call double @ldexp(double noundef 1.000000e+00, i32 noundef -5000) #8, !dbg !20
  store volatile double %305, double* @none, align 8, !dbg !20, !tbaa !22
  %306 = fptrunc double %305 to float, !dbg !20
  store volatile float %306, float* @single, align 4, !dbg !20, !tbaa !24
  %307 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %308, !dbg !20

308:                                              ; preds = %304, %301
  %309 = phi i8 [ %307, %304 ], [ %302, %301 ], !dbg !20
  %310 = icmp eq i8 %309, 52, !dbg !20
  br i1 %310, label %311, label %315, !dbg !20

311:                                              ; preds = %308
  %312 = call double @ldexp(double noundef 0.000000e+00, i32 noundef 7) #8, !dbg !20
  store volatile double %312, double* @none, align 8, !dbg !20, !tbaa !22
  %313 = fptrunc double %312 to float, !dbg !20
  store volatile float %313, float* @single, align 4, !dbg !20, !tbaa !24
  %314 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %315, !dbg !20

315:                                              ; preds = %311, %308
  %316 = phi i8 [ %314, %311 ], [ %309, %308 ], !dbg !20
  %317 = icmp eq i8 %316, 53, !dbg !20
  br i1 %317, label %318, label %322, !dbg !20

318:                                              ; preds = %315
  %319 = call double @scalbn(double noundef 1.000000e+00, i32 noundef 5000) #8, !dbg !20
  store volatile double %319, double* @none, align 8, !dbg !20, !tbaa !22
  %320 = fptrunc double %319 to float, !dbg !20
  store volatile float %320, float* @single, align 4, !dbg !20, !tbaa !24
  %321 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %322, !dbg !20

322:                                              ; preds = %318, %315
  %323 = phi i8 [ %321, %318 ], [ %316, %315 ], !dbg !20
  %324 = icmp eq i8 %323, 54, !dbg !20
  br i1 %324, label %325, label %329, !dbg !20

325:                                              ; preds = %322
  %326 = call double @fdim(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0xFFEFFFFFFFFFFFFF) #8, !dbg !20
  store volatile double %326, double* @none, align 8, !dbg !20, !tbaa !22
  %327 = fptrunc double %326 to float, !dbg !20
  store volatile float %327, float* @single, align 4, !dbg !20, !tbaa !24
  %328 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %329, !dbg !20

329:                                              ; preds = %325, %322
  %330 = phi i8 [ %328, %325 ], [ %323, %322 ], !dbg !20
  %331 = icmp eq i8 %330, 55, !dbg !20
  br i1 %331, label %332, label %336, !dbg !20

332:                                              ; preds = %329
  %333 = call double @logb(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %333, double* @none, align 8, !dbg !20, !tbaa !22
  %334 = fptrunc double %333 to float, !dbg !20
  store volatile float %334, float* @single, align 4, !dbg !20, !tbaa !24
  %335 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %336, !dbg !20

336:                                              ; preds = %332, %329
  %337 = phi i8 [ %335, %332 ], [ %330, %329 ], !dbg !20
  %338 = icmp eq i8 %337, 56, !dbg !20
  br i1 %338, label %339, label %344, !dbg !20

339:                                              ; preds = %336
  %340 = call i32 @ilogb(double noundef 0.000000e+00) #8, !dbg !20
  %341 = sitofp i32 %340 to double, !dbg !20
  store volatile double %341, double* @none, align 8, !dbg !20, !tbaa !22
  %342 = sitofp i32 %340 to float, !dbg !20
  store volatile float %342, float* @single, align 4, !dbg !20, !tbaa !24
  %343 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %344, !dbg !20

344:                                              ; preds = %339, %336
  %345 = phi i8 [ %343, %339 ], [ %337, %336 ], !dbg !20
  %346 = icmp eq i8 %345, 57, !dbg !20
  br i1 %346, label %347, label %351, !dbg !20

347:                                              ; preds = %344
  %348 = call double @atan2(double noundef 1.000000e-300, double noundef 1.000000e+300) #8, !dbg !20
  store volatile double %348, double* @none, align 8, !dbg !20, !tbaa !22
  %349 = fptrunc double %348 to float, !dbg !20
  store volatile float %349, float* @single, align 4, !dbg !20, !tbaa !24
  %350 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %351, !dbg !20

351:                                              ; preds = %347, %344
  %352 = phi i8 [ %350, %347 ], [ %345, %344 ], !dbg !20
  %353 = icmp eq i8 %352, 58, !dbg !20
  br i1 %353, label %354, label %357, !dbg !20

354:                                              ; preds = %351
  %355 = call double @atan2(double noundef 0.000000e+00, double noundef 1.000000e+00) #8, !dbg !20
  store volatile double 0.000000e+00, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0.000000e+00, float* @single, align 4, !dbg !20, !tbaa !24
  %356 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %357, !dbg !20

357:                                              ; preds = %354, %351
  %358 = phi i8 [ %356, %354 ], [ %352, %351 ], !dbg !20
  %359 = icmp eq i8 %358, 59, !dbg !20
  br i1 %359, label %360, label %364, !dbg !20

360:                                              ; preds = %357
  %361 = call double @y0(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %361, double* @none, align 8, !dbg !20, !tbaa !22
  %362 = fptrunc double %361 to float, !dbg !20
  store volatile float %362, float* @single, align 4, !dbg !20, !tbaa !24
  %363 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %364, !dbg !20

364:                                              ; preds = %360, %357
  %365 = phi i8 [ %363, %360 ], [ %358, %357 ], !dbg !20
  %366 = icmp eq i8 %365, 60, !dbg !20
  br i1 %366, label %367, label %371, !dbg !20

367:                                              ; preds = %364
  %368 = call double @y1(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %368, double* @none, align 8, !dbg !20, !tbaa !22
  %369 = fptrunc double %368 to float, !dbg !20
  store volatile float %369, float* @single, align 4, !dbg !20, !tbaa !24
  %370 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %371, !dbg !20

371:                                              ; preds = %367, %364
  %372 = phi i8 [ %370, %367 ], [ %365, %364 ], !dbg !20
  switch i8 %372, label %377 [
    i8 61, label %446
    i8 62, label %373
  ], !dbg !20

373:                                              ; preds = %371
  %374 = call float @sqrtf(float noundef -1.000000e+00) #8, !dbg !20
  %375 = fpext float %374 to double, !dbg !20
  store volatile double %375, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %374, float* @single, align 4, !dbg !20, !tbaa !24
  %376 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %377, !dbg !20

377:                                              ; preds = %371, %373
  %378 = phi i8 [ %372, %371 ], [ %376, %373 ], !dbg !20
  %379 = icmp eq i8 %378, 63, !dbg !20
  br i1 %379, label %380, label %384, !dbg !20

380:                                              ; preds = %377
  %381 = call float @logf(float noundef 0.000000e+00) #8, !dbg !20
  %382 = fpext float %381 to double, !dbg !20
  store volatile double %382, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %381, float* @single, align 4, !dbg !20, !tbaa !24
  %383 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %384, !dbg !20

384:                                              ; preds = %380, %377
  %385 = phi i8 [ %383, %380 ], [ %378, %377 ], !dbg !20
  %386 = icmp eq i8 %385, 64, !dbg !20
  br i1 %386, label %387, label %390, !dbg !20

387:                                              ; preds = %384
  %388 = call float @expf(float noundef 2.000000e+02) #8, !dbg !20
  store volatile double 0x7FF0000000000000, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0x7FF0000000000000, float* @single, align 4, !dbg !20, !tbaa !24
  %389 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %390, !dbg !20

390:                                              ; preds = %387, %384
  %391 = phi i8 [ %389, %387 ], [ %385, %384 ], !dbg !20
  %392 = icmp eq i8 %391, 65, !dbg !20
  br i1 %392, label %393, label %396, !dbg !20

393:                                              ; preds = %390
  %394 = call float @expf(float noundef -2.000000e+02) #8, !dbg !20
  store volatile double 0.000000e+00, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0.000000e+00, float* @single, align 4, !dbg !20, !tbaa !24
  %395 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %396, !dbg !20

396:                                              ; preds = %393, %390
  %397 = phi i8 [ %395, %393 ], [ %391, %390 ], !dbg !20
  %398 = icmp eq i8 %397, 66, !dbg !20
  br i1 %398, label %399, label %406, !dbg !20

399:                                              ; preds = %396
  %400 = bitcast double* %1 to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %400), !dbg !32
  store volatile double -3.000000e+00, double* %1, align 8, !dbg !34, !tbaa !22
  %401 = load volatile double, double* %1, align 8, !dbg !35, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %400), !dbg !36
  %402 = fptrunc double %401 to float, !dbg !20
  %403 = call float @powf(float noundef 0.000000e+00, float noundef %402) #8, !dbg !20
  %404 = fpext float %403 to double, !dbg !20
  store volatile double %404, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %403, float* @single, align 4, !dbg !20, !tbaa !24
  %405 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %406, !dbg !20

406:                                              ; preds = %399, %396
  %407 = phi i8 [ %405, %399 ], [ %397, %396 ], !dbg !20
  switch i8 %407, label %412 [
    i8 67, label %446
    i8 68, label %408
  ], !dbg !20

408:                                              ; preds = %406
  %409 = call float @acosf(float noundef 3.000000e+00) #8, !dbg !20
  %410 = fpext float %409 to double, !dbg !20
  store volatile double %410, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %409, float* @single, align 4, !dbg !20, !tbaa !24
  %411 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %412, !dbg !20

412:                                              ; preds = %408, %406
  %413 = phi i8 [ %407, %406 ], [ %411, %408 ], !dbg !20
  %414 = icmp eq i8 %413, 69, !dbg !20
  br i1 %414, label %415, label %419, !dbg !20

415:                                              ; preds = %412
  %416 = call float @fmodf(float noundef 3.000000e+00, float noundef 0.000000e+00) #8, !dbg !20
  %417 = fpext float %416 to double, !dbg !20
  store volatile double %417, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %416, float* @single, align 4, !dbg !20, !tbaa !24
  %418 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %419, !dbg !20

419:                                              ; preds = %415, %412
  %420 = phi i8 [ %418, %415 ], [ %413, %412 ], !dbg !20
  %421 = icmp eq i8 %420, 70, !dbg !20
  br i1 %421, label %422, label %426, !dbg !20

422:                                              ; preds = %419
  %423 = call float @ldexpf(float noundef 1.000000e+00, i32 noundef 900) #8, !dbg !20
  %424 = fpext float %423 to double, !dbg !20
  store volatile double %424, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %423, float* @single, align 4, !dbg !20, !tbaa !24
  %425 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %426, !dbg !20

426:                                              ; preds = %422, %419
  %427 = phi i8 [ %425, %422 ], [ %420, %419 ], !dbg !20
  %428 = icmp eq i8 %427, 71, !dbg !20
  br i1 %428, label %429, label %433, !dbg !20

429:                                              ; preds = %426
  %430 = call double @sqrt(double noundef 0x7FF8000000000000) #8, !dbg !20
  store volatile double %430, double* @none, align 8, !dbg !20, !tbaa !22
  %431 = fptrunc double %430 to float, !dbg !20
  store volatile float %431, float* @single, align 4, !dbg !20, !tbaa !24
  %432 = load i8, i8* %3, align 1, !dbg !20, !tbaa !21
  br label %433, !dbg !20

433:                                              ; preds = %429, %426
  %434 = phi i8 [ %432, %429 ], [ %427, %426 ], !dbg !20
  %435 = add i8 %434, -72, !dbg !20
  %436 = icmp ult i8 %435, 3, !dbg !20
  br i1 %436, label %439, label %437, !dbg !20

437:                                              ; preds = %433
  %438 = icmp ult i8 %434, 75, !dbg !37
  br i1 %438, label %449, label %451, !dbg !38

439:                                              ; preds = %433
  %440 = sext i8 %435 to i64, !dbg !20
  %441 = getelementptr inbounds [3 x double], [3 x double]* @switch.table.main, i64 0, i64 %440, !dbg !20
  %442 = load double, double* %441, align 8, !dbg !20
  %443 = sext i8 %435 to i64, !dbg !20
  %444 = getelementptr inbounds [3 x float], [3 x float]* @switch.table.main.1, i64 0, i64 %443, !dbg !20
  %445 = load float, float* %444, align 4, !dbg !20
  br label %446, !dbg !20

446:                                              ; preds = %439, %406, %371, %218, %205, %143, %136, %123, %24, %11, %138
  %447 = phi double [ -1.000000e+00, %138 ], [ 0x3FF6A09E667F3BCD, %11 ], [ 0.000000e+00, %24 ], [ 0.000000e+00, %123 ], [ 0.000000e+00, %136 ], [ 0.000000e+00, %143 ], [ 0x3FC210386DB6D55B, %205 ], [ 0.000000e+00, %218 ], [ -1.000000e+00, %371 ], [ 0x7FF0000000000000, %406 ], [ %442, %439 ]
  %448 = phi float [ -1.000000e+00, %138 ], [ 0x3FF6A09E60000000, %11 ], [ 0.000000e+00, %24 ], [ 0.000000e+00, %123 ], [ 0.000000e+00, %136 ], [ 0.000000e+00, %143 ], [ 0x3FC2103860000000, %205 ], [ 0.000000e+00, %218 ], [ -1.000000e+00, %371 ], [ 0x7FF0000000000000, %406 ], [ %445, %439 ]
  store volatile double %447, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %448, float* @single, align 4, !dbg !20, !tbaa !24
  br label %449, !dbg !39

449:                                              ; preds = %446, %437
  %450 = load i32, i32* %4, align 4, !dbg !39, !tbaa !16
  br label %451, !dbg !38

451:                                              ; preds = %437, %449
  %452 = phi i32 [ %450, %449 ], [ 1, %437 ], !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !40
  ret i32 %452, !dbg !40
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !41 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
declare !dbg !43 double @y0(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare !dbg !45 double @y1(double noundef) local_unnamed_addr #6

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

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

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
!1 = !DIFile(filename: "tests/programs/math_errors.c", directory: ".", checksumkind: CSK_MD5, checksum: "b84890e649bd79c0c48fee9f788aecaf")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 31, type: !10, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 33, column: 5, scope: !9)
!13 = !DILocation(line: 35, column: 5, scope: !9)
!14 = !DILocation(line: 36, column: 5, scope: !9)
!15 = !DILocation(line: 36, column: 11, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 39, column: 5, scope: !9)
!21 = !{!18, !18, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !18, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !18, i64 0}
!26 = !DILocation(line: 13, column: 5, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "as_is", scope: !1, file: !1, line: 11, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!28 = distinct !DILocation(line: 39, column: 5, scope: !9)
!29 = !DILocation(line: 13, column: 21, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 14, column: 12, scope: !27, inlinedAt: !28)
!31 = !DILocation(line: 15, column: 1, scope: !27, inlinedAt: !28)
!32 = !DILocation(line: 13, column: 5, scope: !27, inlinedAt: !33)
!33 = distinct !DILocation(line: 39, column: 5, scope: !9)
!34 = !DILocation(line: 13, column: 21, scope: !27, inlinedAt: !33)
!35 = !DILocation(line: 14, column: 12, scope: !27, inlinedAt: !33)
!36 = !DILocation(line: 15, column: 1, scope: !27, inlinedAt: !33)
!37 = !DILocation(line: 40, column: 14, scope: !9)
!38 = !DILocation(line: 40, column: 12, scope: !9)
!39 = !DILocation(line: 40, column: 20, scope: !9)
!40 = !DILocation(line: 41, column: 1, scope: !9)
!41 = !DISubprogram(name: "klee_make_symbolic", scope: !42, file: !42, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!42 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!43 = !DISubprogram(name: "y0", scope: !44, file: !44, line: 223, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!44 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!45 = !DISubprogram(name: "y1", scope: !44, file: !44, line: 224, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
