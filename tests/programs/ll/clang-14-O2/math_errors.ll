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
  %3 = alloca double, align 8
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #8, !dbg !13
  %5 = tail call i32* @__errno_location() #9, !dbg !14
  store i32 0, i32* %5, align 4, !dbg !15, !tbaa !16
  %6 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  %7 = icmp eq i8 %6, 0, !dbg !20
  br i1 %7, label %8, label %12, !dbg !20

8:                                                ; preds = %0
  %9 = call double @sqrt(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %9, double* @none, align 8, !dbg !20, !tbaa !22
  %10 = fptrunc double %9 to float, !dbg !20
  store volatile float %10, float* @single, align 4, !dbg !20, !tbaa !24
  %11 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %12, !dbg !20

12:                                               ; preds = %8, %0
  %13 = phi i8 [ %11, %8 ], [ %6, %0 ], !dbg !20
  switch i8 %13, label %18 [
    i8 1, label %458
    i8 2, label %14
  ], !dbg !20

14:                                               ; preds = %12
  %15 = call double @log(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %15, double* @none, align 8, !dbg !20, !tbaa !22
  %16 = fptrunc double %15 to float, !dbg !20
  store volatile float %16, float* @single, align 4, !dbg !20, !tbaa !24
  %17 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %18, !dbg !20

18:                                               ; preds = %12, %14
  %19 = phi i8 [ %13, %12 ], [ %17, %14 ], !dbg !20
  %20 = icmp eq i8 %19, 3, !dbg !20
  br i1 %20, label %21, label %25, !dbg !20

21:                                               ; preds = %18
  %22 = call double @log(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %22, double* @none, align 8, !dbg !20, !tbaa !22
  %23 = fptrunc double %22 to float, !dbg !20
  store volatile float %23, float* @single, align 4, !dbg !20, !tbaa !24
  %24 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %25, !dbg !20

25:                                               ; preds = %21, %18
  %26 = phi i8 [ %24, %21 ], [ %19, %18 ], !dbg !20
  switch i8 %26, label %31 [
    i8 4, label %458
    i8 5, label %27
  ], !dbg !20

27:                                               ; preds = %25
  %28 = call double @log2(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %28, double* @none, align 8, !dbg !20, !tbaa !22
  %29 = fptrunc double %28 to float, !dbg !20
  store volatile float %29, float* @single, align 4, !dbg !20, !tbaa !24
  %30 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %31, !dbg !20

31:                                               ; preds = %25, %27
  %32 = phi i8 [ %26, %25 ], [ %30, %27 ], !dbg !20
  %33 = icmp eq i8 %32, 6, !dbg !20
  br i1 %33, label %34, label %38, !dbg !20

34:                                               ; preds = %31
  %35 = call double @log10(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %35, double* @none, align 8, !dbg !20, !tbaa !22
  %36 = fptrunc double %35 to float, !dbg !20
  store volatile float %36, float* @single, align 4, !dbg !20, !tbaa !24
  %37 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %38, !dbg !20

38:                                               ; preds = %34, %31
  %39 = phi i8 [ %37, %34 ], [ %32, %31 ], !dbg !20
  %40 = icmp eq i8 %39, 7, !dbg !20
  br i1 %40, label %41, label %45, !dbg !20

41:                                               ; preds = %38
  %42 = call double @log1p(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %42, double* @none, align 8, !dbg !20, !tbaa !22
  %43 = fptrunc double %42 to float, !dbg !20
  store volatile float %43, float* @single, align 4, !dbg !20, !tbaa !24
  %44 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %45, !dbg !20

45:                                               ; preds = %41, %38
  %46 = phi i8 [ %44, %41 ], [ %39, %38 ], !dbg !20
  %47 = icmp eq i8 %46, 8, !dbg !20
  br i1 %47, label %48, label %52, !dbg !20

48:                                               ; preds = %45
  %49 = call double @log1p(double noundef -3.000000e+00) #8, !dbg !20
  store volatile double %49, double* @none, align 8, !dbg !20, !tbaa !22
  %50 = fptrunc double %49 to float, !dbg !20
  store volatile float %50, float* @single, align 4, !dbg !20, !tbaa !24
  %51 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %52, !dbg !20

52:                                               ; preds = %48, %45
  %53 = phi i8 [ %51, %48 ], [ %46, %45 ], !dbg !20
  %54 = icmp eq i8 %53, 9, !dbg !20
  br i1 %54, label %55, label %59, !dbg !20

55:                                               ; preds = %52
  %56 = call double @exp(double noundef 1.000000e+03) #8, !dbg !20
  store volatile double %56, double* @none, align 8, !dbg !20, !tbaa !22
  %57 = fptrunc double %56 to float, !dbg !20
  store volatile float %57, float* @single, align 4, !dbg !20, !tbaa !24
  %58 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %59, !dbg !20

59:                                               ; preds = %55, %52
  %60 = phi i8 [ %58, %55 ], [ %53, %52 ], !dbg !20
  %61 = icmp eq i8 %60, 10, !dbg !20
  br i1 %61, label %62, label %66, !dbg !20

62:                                               ; preds = %59
  %63 = call double @exp(double noundef -1.000000e+03) #8, !dbg !20
  store volatile double %63, double* @none, align 8, !dbg !20, !tbaa !22
  %64 = fptrunc double %63 to float, !dbg !20
  store volatile float %64, float* @single, align 4, !dbg !20, !tbaa !24
  %65 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %66, !dbg !20

66:                                               ; preds = %62, %59
  %67 = phi i8 [ %65, %62 ], [ %60, %59 ], !dbg !20
  %68 = icmp eq i8 %67, 11, !dbg !20
  br i1 %68, label %69, label %73, !dbg !20

69:                                               ; preds = %66
  %70 = call double @exp(double noundef 0xFFF0000000000000) #8, !dbg !20
  store volatile double %70, double* @none, align 8, !dbg !20, !tbaa !22
  %71 = fptrunc double %70 to float, !dbg !20
  store volatile float %71, float* @single, align 4, !dbg !20, !tbaa !24
  %72 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %73, !dbg !20

73:                                               ; preds = %69, %66
  %74 = phi i8 [ %72, %69 ], [ %67, %66 ], !dbg !20
  %75 = icmp eq i8 %74, 12, !dbg !20
  br i1 %75, label %76, label %80, !dbg !20

76:                                               ; preds = %73
  %77 = call double @exp(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %77, double* @none, align 8, !dbg !20, !tbaa !22
  %78 = fptrunc double %77 to float, !dbg !20
  store volatile float %78, float* @single, align 4, !dbg !20, !tbaa !24
  %79 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %80, !dbg !20

80:                                               ; preds = %76, %73
  %81 = phi i8 [ %79, %76 ], [ %74, %73 ], !dbg !20
  %82 = icmp eq i8 %81, 13, !dbg !20
  br i1 %82, label %83, label %87, !dbg !20

83:                                               ; preds = %80
  %84 = call double @exp2(double noundef 5.000000e+03) #8, !dbg !20
  store volatile double %84, double* @none, align 8, !dbg !20, !tbaa !22
  %85 = fptrunc double %84 to float, !dbg !20
  store volatile float %85, float* @single, align 4, !dbg !20, !tbaa !24
  %86 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %87, !dbg !20

87:                                               ; preds = %83, %80
  %88 = phi i8 [ %86, %83 ], [ %81, %80 ], !dbg !20
  %89 = icmp eq i8 %88, 14, !dbg !20
  br i1 %89, label %90, label %94, !dbg !20

90:                                               ; preds = %87
  %91 = call double @exp2(double noundef -5.000000e+03) #8, !dbg !20
  store volatile double %91, double* @none, align 8, !dbg !20, !tbaa !22
  %92 = fptrunc double %91 to float, !dbg !20
  store volatile float %92, float* @single, align 4, !dbg !20, !tbaa !24
  %93 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %94, !dbg !20

94:                                               ; preds = %90, %87
  %95 = phi i8 [ %93, %90 ], [ %88, %87 ], !dbg !20
  %96 = icmp eq i8 %95, 15, !dbg !20
  br i1 %96, label %97, label %101, !dbg !20

97:                                               ; preds = %94
  %98 = call double @expm1(double noundef 5.000000e+03) #8, !dbg !20
  store volatile double %98, double* @none, align 8, !dbg !20, !tbaa !22
  %99 = fptrunc double %98 to float, !dbg !20
  store volatile float %99, float* @single, align 4, !dbg !20, !tbaa !24
  %100 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %101, !dbg !20

101:                                              ; preds = %97, %94
  %102 = phi i8 [ %100, %97 ], [ %95, %94 ], !dbg !20
  %103 = icmp eq i8 %102, 16, !dbg !20
  br i1 %103, label %104, label %108, !dbg !20

104:                                              ; preds = %101
  %105 = call double @expm1(double noundef -5.000000e+03) #8, !dbg !20
  store volatile double %105, double* @none, align 8, !dbg !20, !tbaa !22
  %106 = fptrunc double %105 to float, !dbg !20
  store volatile float %106, float* @single, align 4, !dbg !20, !tbaa !24
  %107 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %108, !dbg !20

108:                                              ; preds = %104, %101
  %109 = phi i8 [ %107, %104 ], [ %102, %101 ], !dbg !20
  %110 = icmp eq i8 %109, 17, !dbg !20
  br i1 %110, label %111, label %115, !dbg !20

111:                                              ; preds = %108
  %112 = call double @pow(double noundef -8.000000e+00, double noundef 0x3FD5555555555555) #8, !dbg !20
  store volatile double %112, double* @none, align 8, !dbg !20, !tbaa !22
  %113 = fptrunc double %112 to float, !dbg !20
  store volatile float %113, float* @single, align 4, !dbg !20, !tbaa !24
  %114 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %115, !dbg !20

115:                                              ; preds = %111, %108
  %116 = phi i8 [ %114, %111 ], [ %109, %108 ], !dbg !20
  %117 = icmp eq i8 %116, 18, !dbg !20
  br i1 %117, label %118, label %124, !dbg !20

118:                                              ; preds = %115
  %119 = bitcast double* %3 to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %119), !dbg !26
  store volatile double -1.000000e+00, double* %3, align 8, !dbg !29, !tbaa !22
  %120 = load volatile double, double* %3, align 8, !dbg !30, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %119), !dbg !31
  %121 = call double @pow(double noundef 0.000000e+00, double noundef %120) #8, !dbg !20
  store volatile double %121, double* @none, align 8, !dbg !20, !tbaa !22
  %122 = fptrunc double %121 to float, !dbg !20
  store volatile float %122, float* @single, align 4, !dbg !20, !tbaa !24
  %123 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %124, !dbg !20

124:                                              ; preds = %118, %115
  %125 = phi i8 [ %123, %118 ], [ %116, %115 ], !dbg !20
  switch i8 %125, label %130 [
    i8 19, label %458
    i8 20, label %126
  ], !dbg !20

126:                                              ; preds = %124
  %127 = call double @pow(double noundef 1.000000e+01, double noundef 4.000000e+02) #8, !dbg !20
  store volatile double %127, double* @none, align 8, !dbg !20, !tbaa !22
  %128 = fptrunc double %127 to float, !dbg !20
  store volatile float %128, float* @single, align 4, !dbg !20, !tbaa !24
  %129 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %130, !dbg !20

130:                                              ; preds = %124, %126
  %131 = phi i8 [ %125, %124 ], [ %129, %126 ], !dbg !20
  %132 = icmp eq i8 %131, 21, !dbg !20
  br i1 %132, label %133, label %137, !dbg !20

133:                                              ; preds = %130
  %134 = call double @pow(double noundef 1.000000e+01, double noundef -4.000000e+02) #8, !dbg !20
  store volatile double %134, double* @none, align 8, !dbg !20, !tbaa !22
  %135 = fptrunc double %134 to float, !dbg !20
  store volatile float %135, float* @single, align 4, !dbg !20, !tbaa !24
  %136 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %137, !dbg !20

137:                                              ; preds = %133, %130
  %138 = phi i8 [ %136, %133 ], [ %131, %130 ], !dbg !20
  switch i8 %138, label %144 [
    i8 22, label %458
    i8 23, label %139
    i8 24, label %140
  ], !dbg !20

139:                                              ; preds = %137
  br label %458, !dbg !20

140:                                              ; preds = %137
  %141 = call double @acos(double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %141, double* @none, align 8, !dbg !20, !tbaa !22
  %142 = fptrunc double %141 to float, !dbg !20
  store volatile float %142, float* @single, align 4, !dbg !20, !tbaa !24
  %143 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %144, !dbg !20

144:                                              ; preds = %137, %140
  %145 = phi i8 [ %138, %137 ], [ %143, %140 ], !dbg !20
  switch i8 %145, label %150 [
    i8 25, label %458
    i8 26, label %146
  ], !dbg !20

146:                                              ; preds = %144
  %147 = call double @asin(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %147, double* @none, align 8, !dbg !20, !tbaa !22
  %148 = fptrunc double %147 to float, !dbg !20
  store volatile float %148, float* @single, align 4, !dbg !20, !tbaa !24
  %149 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %150, !dbg !20

150:                                              ; preds = %146, %144
  %151 = phi i8 [ %145, %144 ], [ %149, %146 ], !dbg !20
  %152 = icmp eq i8 %151, 27, !dbg !20
  br i1 %152, label %153, label %157, !dbg !20

153:                                              ; preds = %150
  %154 = call double @acosh(double noundef 5.000000e-01) #8, !dbg !20
  store volatile double %154, double* @none, align 8, !dbg !20, !tbaa !22
  %155 = fptrunc double %154 to float, !dbg !20
  store volatile float %155, float* @single, align 4, !dbg !20, !tbaa !24
  %156 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %157, !dbg !20

157:                                              ; preds = %153, %150
  %158 = phi i8 [ %156, %153 ], [ %151, %150 ], !dbg !20
  %159 = icmp eq i8 %158, 28, !dbg !20
  br i1 %159, label %160, label %164, !dbg !20

160:                                              ; preds = %157
  %161 = call double @atanh(double noundef 1.000000e+00) #8, !dbg !20
  store volatile double %161, double* @none, align 8, !dbg !20, !tbaa !22
  %162 = fptrunc double %161 to float, !dbg !20
  store volatile float %162, float* @single, align 4, !dbg !20, !tbaa !24
  %163 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %164, !dbg !20

164:                                              ; preds = %160, %157
  %165 = phi i8 [ %163, %160 ], [ %158, %157 ], !dbg !20
  %166 = icmp eq i8 %165, 29, !dbg !20
  br i1 %166, label %167, label %171, !dbg !20

167:                                              ; preds = %164
  %168 = call double @atanh(double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %168, double* @none, align 8, !dbg !20, !tbaa !22
  %169 = fptrunc double %168 to float, !dbg !20
  store volatile float %169, float* @single, align 4, !dbg !20, !tbaa !24
  %170 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %171, !dbg !20

171:                                              ; preds = %167, %164
  %172 = phi i8 [ %170, %167 ], [ %165, %164 ], !dbg !20
  %173 = icmp eq i8 %172, 30, !dbg !20
  br i1 %173, label %174, label %178, !dbg !20

174:                                              ; preds = %171
  %175 = call double @cosh(double noundef 1.000000e+03) #8, !dbg !20
  store volatile double %175, double* @none, align 8, !dbg !20, !tbaa !22
  %176 = fptrunc double %175 to float, !dbg !20
  store volatile float %176, float* @single, align 4, !dbg !20, !tbaa !24
  %177 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %178, !dbg !20

178:                                              ; preds = %174, %171
  %179 = phi i8 [ %177, %174 ], [ %172, %171 ], !dbg !20
  %180 = icmp eq i8 %179, 31, !dbg !20
  br i1 %180, label %181, label %185, !dbg !20

181:                                              ; preds = %178
  %182 = call double @sinh(double noundef -1.000000e+03) #8, !dbg !20
  store volatile double %182, double* @none, align 8, !dbg !20, !tbaa !22
  %183 = fptrunc double %182 to float, !dbg !20
  store volatile float %183, float* @single, align 4, !dbg !20, !tbaa !24
  %184 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %185, !dbg !20

185:                                              ; preds = %181, %178
  %186 = phi i8 [ %184, %181 ], [ %179, %178 ], !dbg !20
  %187 = icmp eq i8 %186, 32, !dbg !20
  br i1 %187, label %188, label %192, !dbg !20

188:                                              ; preds = %185
  %189 = call double @sin(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %189, double* @none, align 8, !dbg !20, !tbaa !22
  %190 = fptrunc double %189 to float, !dbg !20
  store volatile float %190, float* @single, align 4, !dbg !20, !tbaa !24
  %191 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %192, !dbg !20

192:                                              ; preds = %188, %185
  %193 = phi i8 [ %191, %188 ], [ %186, %185 ], !dbg !20
  %194 = icmp eq i8 %193, 33, !dbg !20
  br i1 %194, label %195, label %199, !dbg !20

195:                                              ; preds = %192
  %196 = call double @cos(double noundef 0xFFF0000000000000) #8, !dbg !20
  store volatile double %196, double* @none, align 8, !dbg !20, !tbaa !22
  %197 = fptrunc double %196 to float, !dbg !20
  store volatile float %197, float* @single, align 4, !dbg !20, !tbaa !24
  %198 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %199, !dbg !20

199:                                              ; preds = %195, %192
  %200 = phi i8 [ %198, %195 ], [ %193, %192 ], !dbg !20
  %201 = icmp eq i8 %200, 34, !dbg !20
  br i1 %201, label %202, label %206, !dbg !20

202:                                              ; preds = %199
  %203 = call double @tan(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %203, double* @none, align 8, !dbg !20, !tbaa !22
  %204 = fptrunc double %203 to float, !dbg !20
  store volatile float %204, float* @single, align 4, !dbg !20, !tbaa !24
  %205 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %206, !dbg !20

206:                                              ; preds = %202, %199
  %207 = phi i8 [ %205, %202 ], [ %200, %199 ], !dbg !20
  switch i8 %207, label %212 [
    i8 35, label %458
    i8 36, label %208
  ], !dbg !20

208:                                              ; preds = %206
  %209 = call double @fmod(double noundef 1.000000e+00, double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %209, double* @none, align 8, !dbg !20, !tbaa !22
  %210 = fptrunc double %209 to float, !dbg !20
  store volatile float %210, float* @single, align 4, !dbg !20, !tbaa !24
  %211 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %212, !dbg !20

212:                                              ; preds = %206, %208
  %213 = phi i8 [ %207, %206 ], [ %211, %208 ], !dbg !20
  %214 = icmp eq i8 %213, 37, !dbg !20
  br i1 %214, label %215, label %219, !dbg !20

215:                                              ; preds = %212
  %216 = call double @fmod(double noundef 0x7FF0000000000000, double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %216, double* @none, align 8, !dbg !20, !tbaa !22
  %217 = fptrunc double %216 to float, !dbg !20
  store volatile float %217, float* @single, align 4, !dbg !20, !tbaa !24
  %218 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %219, !dbg !20

219:                                              ; preds = %215, %212
  %220 = phi i8 [ %218, %215 ], [ %213, %212 ], !dbg !20
  switch i8 %220, label %225 [
    i8 38, label %458
    i8 39, label %221
  ], !dbg !20

221:                                              ; preds = %219
  %222 = call double @remainder(double noundef 1.000000e+00, double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %222, double* @none, align 8, !dbg !20, !tbaa !22
  %223 = fptrunc double %222 to float, !dbg !20
  store volatile float %223, float* @single, align 4, !dbg !20, !tbaa !24
  %224 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %225, !dbg !20

225:                                              ; preds = %219, %221
  %226 = phi i8 [ %220, %219 ], [ %224, %221 ], !dbg !20
  %227 = icmp eq i8 %226, 40, !dbg !20
  br i1 %227, label %228, label %232, !dbg !20

228:                                              ; preds = %225
  %229 = call double @hypot(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0x7FEFFFFFFFFFFFFF) #8, !dbg !20
  store volatile double %229, double* @none, align 8, !dbg !20, !tbaa !22
  %230 = fptrunc double %229 to float, !dbg !20
  store volatile float %230, float* @single, align 4, !dbg !20, !tbaa !24
  %231 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %232, !dbg !20

232:                                              ; preds = %228, %225
  %233 = phi i8 [ %231, %228 ], [ %226, %225 ], !dbg !20
  %234 = icmp eq i8 %233, 41, !dbg !20
  br i1 %234, label %235, label %239, !dbg !20

235:                                              ; preds = %232
  %236 = call double @hypot(double noundef 0x7FF8000000000000, double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %236, double* @none, align 8, !dbg !20, !tbaa !22
  %237 = fptrunc double %236 to float, !dbg !20
  store volatile float %237, float* @single, align 4, !dbg !20, !tbaa !24
  %238 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %239, !dbg !20

239:                                              ; preds = %235, %232
  %240 = phi i8 [ %238, %235 ], [ %233, %232 ], !dbg !20
  %241 = icmp eq i8 %240, 42, !dbg !20
  br i1 %241, label %242, label %246, !dbg !20

242:                                              ; preds = %239
  %243 = call double @tgamma(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %243, double* @none, align 8, !dbg !20, !tbaa !22
  %244 = fptrunc double %243 to float, !dbg !20
  store volatile float %244, float* @single, align 4, !dbg !20, !tbaa !24
  %245 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %246, !dbg !20

246:                                              ; preds = %242, %239
  %247 = phi i8 [ %245, %242 ], [ %240, %239 ], !dbg !20
  %248 = icmp eq i8 %247, 43, !dbg !20
  br i1 %248, label %249, label %253, !dbg !20

249:                                              ; preds = %246
  %250 = call double @tgamma(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %250, double* @none, align 8, !dbg !20, !tbaa !22
  %251 = fptrunc double %250 to float, !dbg !20
  store volatile float %251, float* @single, align 4, !dbg !20, !tbaa !24
  %252 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %253, !dbg !20

253:                                              ; preds = %249, %246
  %254 = phi i8 [ %252, %249 ], [ %247, %246 ], !dbg !20
  %255 = icmp eq i8 %254, 44, !dbg !20
  br i1 %255, label %256, label %260, !dbg !20

256:                                              ; preds = %253
  %257 = call double @tgamma(double noundef 2.000000e+02) #8, !dbg !20
  store volatile double %257, double* @none, align 8, !dbg !20, !tbaa !22
  %258 = fptrunc double %257 to float, !dbg !20
  store volatile float %258, float* @single, align 4, !dbg !20, !tbaa !24
  %259 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %260, !dbg !20

260:                                              ; preds = %256, %253
  %261 = phi i8 [ %259, %256 ], [ %254, %253 ], !dbg !20
  %262 = icmp eq i8 %261, 45, !dbg !20
  br i1 %262, label %263, label %267, !dbg !20

263:                                              ; preds = %260
  %264 = call double @lgamma(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %264, double* @none, align 8, !dbg !20, !tbaa !22
  %265 = fptrunc double %264 to float, !dbg !20
  store volatile float %265, float* @single, align 4, !dbg !20, !tbaa !24
  %266 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %267, !dbg !20

267:                                              ; preds = %263, %260
  %268 = phi i8 [ %266, %263 ], [ %261, %260 ], !dbg !20
  %269 = icmp eq i8 %268, 46, !dbg !20
  br i1 %269, label %270, label %274, !dbg !20

270:                                              ; preds = %267
  %271 = call double @lgamma(double noundef -3.000000e+00) #8, !dbg !20
  store volatile double %271, double* @none, align 8, !dbg !20, !tbaa !22
  %272 = fptrunc double %271 to float, !dbg !20
  store volatile float %272, float* @single, align 4, !dbg !20, !tbaa !24
  %273 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %274, !dbg !20

274:                                              ; preds = %270, %267
  %275 = phi i8 [ %273, %270 ], [ %268, %267 ], !dbg !20
  %276 = icmp eq i8 %275, 47, !dbg !20
  br i1 %276, label %277, label %281, !dbg !20

277:                                              ; preds = %274
  %278 = call double @lgamma(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %278, double* @none, align 8, !dbg !20, !tbaa !22
  %279 = fptrunc double %278 to float, !dbg !20
  store volatile float %279, float* @single, align 4, !dbg !20, !tbaa !24
  %280 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %281, !dbg !20

281:                                              ; preds = %277, %274
  %282 = phi i8 [ %280, %277 ], [ %275, %274 ], !dbg !20
  %283 = icmp eq i8 %282, 48, !dbg !20
  br i1 %283, label %284, label %288, !dbg !20

284:                                              ; preds = %281
  %285 = call double @erfc(double noundef 4.000000e+01) #8, !dbg !20
  store volatile double %285, double* @none, align 8, !dbg !20, !tbaa !22
  %286 = fptrunc double %285 to float, !dbg !20
  store volatile float %286, float* @single, align 4, !dbg !20, !tbaa !24
  %287 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %288, !dbg !20

288:                                              ; preds = %284, %281
  %289 = phi i8 [ %287, %284 ], [ %282, %281 ], !dbg !20
  %290 = icmp eq i8 %289, 49, !dbg !20
  br i1 %290, label %291, label %295, !dbg !20

291:                                              ; preds = %288
  %292 = call double @erfc(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %292, double* @none, align 8, !dbg !20, !tbaa !22
  %293 = fptrunc double %292 to float, !dbg !20
  store volatile float %293, float* @single, align 4, !dbg !20, !tbaa !24
  %294 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %295, !dbg !20

295:                                              ; preds = %291, %288
  %296 = phi i8 [ %294, %291 ], [ %289, %288 ], !dbg !20
  %297 = icmp eq i8 %296, 50, !dbg !20
  br i1 %297, label %298, label %302, !dbg !20

298:                                              ; preds = %295
  %299 = call double @ldexp(double noundef 1.000000e+00, i32 noundef 5000) #8, !dbg !20
  store volatile double %299, double* @none, align 8, !dbg !20, !tbaa !22
  %300 = fptrunc double %299 to float, !dbg !20
  store volatile float %300, float* @single, align 4, !dbg !20, !tbaa !24
  %301 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %302, !dbg !20

302:                                              ; preds = %298, %295
  %303 = phi i8 [ %301, %298 ], [ %296, %295 ], !dbg !20
  %304 = icmp eq i8 %303, 51, !dbg !20
  br i1 %304, label %305, label %309, !dbg !20

305:                                              ; preds = %302
  %306 = call double @ldexp(double noundef 1.000000e+00, i32 noundef -5000) #8, !dbg !20
  store volatile double %306, double* @none, align 8, !dbg !20, !tbaa !22
  %307 = fptrunc double %306 to float, !dbg !20
  store volatile float %307, float* @single, align 4, !dbg !20, !tbaa !24
  %308 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %309, !dbg !20

309:                                              ; preds = %305, %302
  %310 = phi i8 [ %308, %305 ], [ %303, %302 ], !dbg !20
  %311 = icmp eq i8 %310, 52, !dbg !20
  br i1 %311, label %312, label %316, !dbg !20

312:                                              ; preds = %309
  %313 = call double @ldexp(double noundef 0.000000e+00, i32 noundef 7) #8, !dbg !20
  store volatile double %313, double* @none, align 8, !dbg !20, !tbaa !22
  %314 = fptrunc double %313 to float, !dbg !20
  store volatile float %314, float* @single, align 4, !dbg !20, !tbaa !24
  %315 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %316, !dbg !20

316:                                              ; preds = %312, %309
  %317 = phi i8 [ %315, %312 ], [ %310, %309 ], !dbg !20
  %318 = icmp eq i8 %317, 53, !dbg !20
  br i1 %318, label %319, label %323, !dbg !20

319:                                              ; preds = %316
  %320 = call double @scalbn(double noundef 1.000000e+00, i32 noundef 5000) #8, !dbg !20
  store volatile double %320, double* @none, align 8, !dbg !20, !tbaa !22
  %321 = fptrunc double %320 to float, !dbg !20
  store volatile float %321, float* @single, align 4, !dbg !20, !tbaa !24
  %322 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %323, !dbg !20

323:                                              ; preds = %319, %316
  %324 = phi i8 [ %322, %319 ], [ %317, %316 ], !dbg !20
  %325 = icmp eq i8 %324, 54, !dbg !20
  br i1 %325, label %326, label %330, !dbg !20

326:                                              ; preds = %323
  %327 = call double @fdim(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0xFFEFFFFFFFFFFFFF) #8, !dbg !20
  store volatile double %327, double* @none, align 8, !dbg !20, !tbaa !22
  %328 = fptrunc double %327 to float, !dbg !20
  store volatile float %328, float* @single, align 4, !dbg !20, !tbaa !24
  %329 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %330, !dbg !20

330:                                              ; preds = %326, %323
  %331 = phi i8 [ %329, %326 ], [ %324, %323 ], !dbg !20
  %332 = icmp eq i8 %331, 55, !dbg !20
  br i1 %332, label %333, label %337, !dbg !20

333:                                              ; preds = %330
  %334 = call double @logb(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %334, double* @none, align 8, !dbg !20, !tbaa !22
  %335 = fptrunc double %334 to float, !dbg !20
  store volatile float %335, float* @single, align 4, !dbg !20, !tbaa !24
  %336 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %337, !dbg !20

337:                                              ; preds = %333, %330
  %338 = phi i8 [ %336, %333 ], [ %331, %330 ], !dbg !20
  %339 = icmp eq i8 %338, 56, !dbg !20
  br i1 %339, label %340, label %345, !dbg !20

340:                                              ; preds = %337
  %341 = call i32 @ilogb(double noundef 0.000000e+00) #8, !dbg !20
  %342 = sitofp i32 %341 to double, !dbg !20
  store volatile double %342, double* @none, align 8, !dbg !20, !tbaa !22
  %343 = sitofp i32 %341 to float, !dbg !20
  store volatile float %343, float* @single, align 4, !dbg !20, !tbaa !24
  %344 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %345, !dbg !20

345:                                              ; preds = %340, %337
  %346 = phi i8 [ %344, %340 ], [ %338, %337 ], !dbg !20
  %347 = icmp eq i8 %346, 57, !dbg !20
  br i1 %347, label %348, label %352, !dbg !20

348:                                              ; preds = %345
  %349 = call double @atan2(double noundef 1.000000e-300, double noundef 1.000000e+300) #8, !dbg !20
  store volatile double %349, double* @none, align 8, !dbg !20, !tbaa !22
  %350 = fptrunc double %349 to float, !dbg !20
  store volatile float %350, float* @single, align 4, !dbg !20, !tbaa !24
  %351 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %352, !dbg !20

352:                                              ; preds = %348, %345
  %353 = phi i8 [ %351, %348 ], [ %346, %345 ], !dbg !20
  %354 = icmp eq i8 %353, 58, !dbg !20
  br i1 %354, label %355, label %358, !dbg !20

355:                                              ; preds = %352
  %356 = call double @atan2(double noundef 0.000000e+00, double noundef 1.000000e+00) #8, !dbg !20
  store volatile double 0.000000e+00, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0.000000e+00, float* @single, align 4, !dbg !20, !tbaa !24
  %357 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %358, !dbg !20

358:                                              ; preds = %355, %352
  %359 = phi i8 [ %357, %355 ], [ %353, %352 ], !dbg !20
  %360 = icmp eq i8 %359, 59, !dbg !20
  br i1 %360, label %361, label %365, !dbg !20

361:                                              ; preds = %358
  %362 = call double @y0(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %362, double* @none, align 8, !dbg !20, !tbaa !22
  %363 = fptrunc double %362 to float, !dbg !20
  store volatile float %363, float* @single, align 4, !dbg !20, !tbaa !24
  %364 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %365, !dbg !20

365:                                              ; preds = %361, %358
  %366 = phi i8 [ %364, %361 ], [ %359, %358 ], !dbg !20
  %367 = icmp eq i8 %366, 60, !dbg !20
  br i1 %367, label %368, label %372, !dbg !20

368:                                              ; preds = %365
  %369 = call double @y1(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %369, double* @none, align 8, !dbg !20, !tbaa !22
  %370 = fptrunc double %369 to float, !dbg !20
  store volatile float %370, float* @single, align 4, !dbg !20, !tbaa !24
  %371 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %372, !dbg !20

372:                                              ; preds = %368, %365
  %373 = phi i8 [ %371, %368 ], [ %366, %365 ], !dbg !20
  switch i8 %373, label %378 [
    i8 61, label %458
    i8 62, label %374
  ], !dbg !20

374:                                              ; preds = %372
  %375 = call float @sqrtf(float noundef -1.000000e+00) #8, !dbg !20
  %376 = fpext float %375 to double, !dbg !20
  store volatile double %376, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %375, float* @single, align 4, !dbg !20, !tbaa !24
  %377 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %378, !dbg !20

378:                                              ; preds = %372, %374
  %379 = phi i8 [ %373, %372 ], [ %377, %374 ], !dbg !20
  %380 = icmp eq i8 %379, 63, !dbg !20
  br i1 %380, label %381, label %385, !dbg !20

381:                                              ; preds = %378
  %382 = call float @logf(float noundef 0.000000e+00) #8, !dbg !20
  %383 = fpext float %382 to double, !dbg !20
  store volatile double %383, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %382, float* @single, align 4, !dbg !20, !tbaa !24
  %384 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %385, !dbg !20

385:                                              ; preds = %381, %378
  %386 = phi i8 [ %384, %381 ], [ %379, %378 ], !dbg !20
  %387 = icmp eq i8 %386, 64, !dbg !20
  br i1 %387, label %388, label %391, !dbg !20

388:                                              ; preds = %385
  %389 = call float @expf(float noundef 2.000000e+02) #8, !dbg !20
  store volatile double 0x7FF0000000000000, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0x7FF0000000000000, float* @single, align 4, !dbg !20, !tbaa !24
  %390 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %391, !dbg !20

391:                                              ; preds = %388, %385
  %392 = phi i8 [ %390, %388 ], [ %386, %385 ], !dbg !20
  %393 = icmp eq i8 %392, 65, !dbg !20
  br i1 %393, label %394, label %397, !dbg !20

394:                                              ; preds = %391
  %395 = call float @expf(float noundef -2.000000e+02) #8, !dbg !20
  store volatile double 0.000000e+00, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0.000000e+00, float* @single, align 4, !dbg !20, !tbaa !24
  %396 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %397, !dbg !20

397:                                              ; preds = %394, %391
  %398 = phi i8 [ %396, %394 ], [ %392, %391 ], !dbg !20
  %399 = icmp eq i8 %398, 66, !dbg !20
  br i1 %399, label %400, label %407, !dbg !20

400:                                              ; preds = %397
  %401 = bitcast double* %2 to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %401), !dbg !32
  store volatile double -3.000000e+00, double* %2, align 8, !dbg !34, !tbaa !22
  %402 = load volatile double, double* %2, align 8, !dbg !35, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %401), !dbg !36
  %403 = fptrunc double %402 to float, !dbg !20
  %404 = call float @powf(float noundef 0.000000e+00, float noundef %403) #8, !dbg !20
  %405 = fpext float %404 to double, !dbg !20
  store volatile double %405, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %404, float* @single, align 4, !dbg !20, !tbaa !24
  %406 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %407, !dbg !20

407:                                              ; preds = %400, %397
  %408 = phi i8 [ %406, %400 ], [ %398, %397 ], !dbg !20
  %409 = icmp eq i8 %408, 67, !dbg !20
  br i1 %409, label %410, label %417, !dbg !20

410:                                              ; preds = %407
  %411 = bitcast double* %1 to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %411), !dbg !37
  store volatile double 6.000000e+01, double* %1, align 8, !dbg !39, !tbaa !22
  %412 = load volatile double, double* %1, align 8, !dbg !40, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %411), !dbg !41
  %413 = fptrunc double %412 to float, !dbg !20
  %414 = call float @powf(float noundef 1.000000e+01, float noundef %413) #8, !dbg !20
  %415 = fpext float %414 to double, !dbg !20
  store volatile double %415, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %414, float* @single, align 4, !dbg !20, !tbaa !24
  %416 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %417, !dbg !20

417:                                              ; preds = %410, %407
  %418 = phi i8 [ %416, %410 ], [ %408, %407 ], !dbg !20
  %419 = icmp eq i8 %418, 68, !dbg !20
  br i1 %419, label %420, label %424, !dbg !20

420:                                              ; preds = %417
  %421 = call float @acosf(float noundef 3.000000e+00) #8, !dbg !20
  %422 = fpext float %421 to double, !dbg !20
  store volatile double %422, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %421, float* @single, align 4, !dbg !20, !tbaa !24
  %423 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %424, !dbg !20

424:                                              ; preds = %420, %417
  %425 = phi i8 [ %423, %420 ], [ %418, %417 ], !dbg !20
  %426 = icmp eq i8 %425, 69, !dbg !20
  br i1 %426, label %427, label %431, !dbg !20

427:                                              ; preds = %424
  %428 = call float @fmodf(float noundef 3.000000e+00, float noundef 0.000000e+00) #8, !dbg !20
  %429 = fpext float %428 to double, !dbg !20
  store volatile double %429, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %428, float* @single, align 4, !dbg !20, !tbaa !24
  %430 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %431, !dbg !20

431:                                              ; preds = %427, %424
  %432 = phi i8 [ %430, %427 ], [ %425, %424 ], !dbg !20
  %433 = icmp eq i8 %432, 70, !dbg !20
  br i1 %433, label %434, label %438, !dbg !20

434:                                              ; preds = %431
  %435 = call float @ldexpf(float noundef 1.000000e+00, i32 noundef 900) #8, !dbg !20
  %436 = fpext float %435 to double, !dbg !20
  store volatile double %436, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %435, float* @single, align 4, !dbg !20, !tbaa !24
  %437 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %438, !dbg !20

438:                                              ; preds = %434, %431
  %439 = phi i8 [ %437, %434 ], [ %432, %431 ], !dbg !20
  %440 = icmp eq i8 %439, 71, !dbg !20
  br i1 %440, label %441, label %445, !dbg !20

441:                                              ; preds = %438
  %442 = call double @sqrt(double noundef 0x7FF8000000000000) #8, !dbg !20
  store volatile double %442, double* @none, align 8, !dbg !20, !tbaa !22
  %443 = fptrunc double %442 to float, !dbg !20
  store volatile float %443, float* @single, align 4, !dbg !20, !tbaa !24
  %444 = load i8, i8* %4, align 1, !dbg !20, !tbaa !21
  br label %445, !dbg !20

445:                                              ; preds = %441, %438
  %446 = phi i8 [ %444, %441 ], [ %439, %438 ], !dbg !20
  %447 = add i8 %446, -72, !dbg !20
  %448 = icmp ult i8 %447, 3, !dbg !20
  br i1 %448, label %451, label %449, !dbg !20

449:                                              ; preds = %445
  %450 = icmp ult i8 %446, 75, !dbg !42
  br i1 %450, label %461, label %463, !dbg !43

451:                                              ; preds = %445
  %452 = sext i8 %447 to i64, !dbg !20
  %453 = getelementptr inbounds [3 x double], [3 x double]* @switch.table.main, i64 0, i64 %452, !dbg !20
  %454 = load double, double* %453, align 8, !dbg !20
  %455 = sext i8 %447 to i64, !dbg !20
  %456 = getelementptr inbounds [3 x float], [3 x float]* @switch.table.main.1, i64 0, i64 %455, !dbg !20
  %457 = load float, float* %456, align 4, !dbg !20
  br label %458, !dbg !20

458:                                              ; preds = %451, %372, %219, %206, %144, %137, %124, %25, %12, %139
  %459 = phi double [ -1.000000e+00, %139 ], [ 0x3FF6A09E667F3BCD, %12 ], [ 0.000000e+00, %25 ], [ 0.000000e+00, %124 ], [ 0.000000e+00, %137 ], [ 0.000000e+00, %144 ], [ 0x3FC210386DB6D55B, %206 ], [ 0.000000e+00, %219 ], [ -1.000000e+00, %372 ], [ %454, %451 ]
  %460 = phi float [ -1.000000e+00, %139 ], [ 0x3FF6A09E60000000, %12 ], [ 0.000000e+00, %25 ], [ 0.000000e+00, %124 ], [ 0.000000e+00, %137 ], [ 0.000000e+00, %144 ], [ 0x3FC2103860000000, %206 ], [ 0.000000e+00, %219 ], [ -1.000000e+00, %372 ], [ %457, %451 ]
  store volatile double %459, double* @none, align 8, !dbg !20, !tbaa !22
  store volatile float %460, float* @single, align 4, !dbg !20, !tbaa !24
  br label %461, !dbg !44

461:                                              ; preds = %458, %449
  %462 = load i32, i32* %5, align 4, !dbg !44, !tbaa !16
  br label %463, !dbg !43

463:                                              ; preds = %449, %461
  %464 = phi i32 [ %462, %461 ], [ 1, %449 ], !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !45
  ret i32 %464, !dbg !45
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !46 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
declare !dbg !48 double @y0(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare !dbg !50 double @y1(double noundef) local_unnamed_addr #6

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
!1 = !DIFile(filename: "tests/programs/math_errors.c", directory: ".", checksumkind: CSK_MD5, checksum: "0d7cbde54ae12a66ab2f6e2dd85efdd6")
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
!37 = !DILocation(line: 13, column: 5, scope: !27, inlinedAt: !38)
!38 = distinct !DILocation(line: 39, column: 5, scope: !9)
!39 = !DILocation(line: 13, column: 21, scope: !27, inlinedAt: !38)
!40 = !DILocation(line: 14, column: 12, scope: !27, inlinedAt: !38)
!41 = !DILocation(line: 15, column: 1, scope: !27, inlinedAt: !38)
!42 = !DILocation(line: 40, column: 14, scope: !9)
!43 = !DILocation(line: 40, column: 12, scope: !9)
!44 = !DILocation(line: 40, column: 20, scope: !9)
!45 = !DILocation(line: 41, column: 1, scope: !9)
!46 = !DISubprogram(name: "klee_make_symbolic", scope: !47, file: !47, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!47 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!48 = !DISubprogram(name: "y0", scope: !49, file: !49, line: 223, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!49 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!50 = !DISubprogram(name: "y1", scope: !49, file: !49, line: 224, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
