; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/math_errors.c
; ModuleID = 'tests/programs/math_errors.c'
source_filename = "tests/programs/math_errors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@none = internal global double 0.000000e+00, align 8
@single = internal global float 0.000000e+00, align 4
@signgam = external global i32, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %3, align 4, !dbg !13
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %4 = call i32* @__errno_location() #5, !dbg !15
  store i32 0, i32* %4, align 4, !dbg !16
  %5 = load i8, i8* %2, align 1, !dbg !17
  %6 = zext i8 %5 to i32, !dbg !17
  %7 = load i32, i32* %3, align 4, !dbg !17
  %8 = add i32 %7, 1, !dbg !17
  store i32 %8, i32* %3, align 4, !dbg !17
  %9 = icmp eq i32 %6, %7, !dbg !17
  br i1 %9, label %10, label %13, !dbg !17

10:                                               ; preds = %0
  %11 = call double @sqrt(double noundef -1.000000e+00) #6, !dbg !17
  store volatile double %11, double* @none, align 8, !dbg !17
  %12 = fptrunc double %11 to float, !dbg !17
  store volatile float %12, float* @single, align 4, !dbg !17
  br label %13, !dbg !17

13:                                               ; preds = %10, %0
  %14 = load i8, i8* %2, align 1, !dbg !17
  %15 = zext i8 %14 to i32, !dbg !17
  %16 = load i32, i32* %3, align 4, !dbg !17
  %17 = add i32 %16, 1, !dbg !17
  store i32 %17, i32* %3, align 4, !dbg !17
  %18 = icmp eq i32 %15, %16, !dbg !17
  br i1 %18, label %19, label %22, !dbg !17

19:                                               ; preds = %13
  %20 = call double @sqrt(double noundef 2.000000e+00) #6, !dbg !17
  store volatile double %20, double* @none, align 8, !dbg !17
  %21 = fptrunc double %20 to float, !dbg !17
  store volatile float %21, float* @single, align 4, !dbg !17
  br label %22, !dbg !17

22:                                               ; preds = %19, %13
  %23 = load i8, i8* %2, align 1, !dbg !17
  %24 = zext i8 %23 to i32, !dbg !17
  %25 = load i32, i32* %3, align 4, !dbg !17
  %26 = add i32 %25, 1, !dbg !17
  store i32 %26, i32* %3, align 4, !dbg !17
  %27 = icmp eq i32 %24, %25, !dbg !17
  br i1 %27, label %28, label %31, !dbg !17

28:                                               ; preds = %22
  %29 = call double @log(double noundef 0.000000e+00) #6, !dbg !17
  store volatile double %29, double* @none, align 8, !dbg !17
  %30 = fptrunc double %29 to float, !dbg !17
  store volatile float %30, float* @single, align 4, !dbg !17
  br label %31, !dbg !17

31:                                               ; preds = %28, %22
  %32 = load i8, i8* %2, align 1, !dbg !17
  %33 = zext i8 %32 to i32, !dbg !17
  %34 = load i32, i32* %3, align 4, !dbg !17
  %35 = add i32 %34, 1, !dbg !17
  store i32 %35, i32* %3, align 4, !dbg !17
  %36 = icmp eq i32 %33, %34, !dbg !17
  br i1 %36, label %37, label %40, !dbg !17

37:                                               ; preds = %31
  %38 = call double @log(double noundef -1.000000e+00) #6, !dbg !17
  store volatile double %38, double* @none, align 8, !dbg !17
  %39 = fptrunc double %38 to float, !dbg !17
  store volatile float %39, float* @single, align 4, !dbg !17
  br label %40, !dbg !17

40:                                               ; preds = %37, %31
  %41 = load i8, i8* %2, align 1, !dbg !17
  %42 = zext i8 %41 to i32, !dbg !17
  %43 = load i32, i32* %3, align 4, !dbg !17
  %44 = add i32 %43, 1, !dbg !17
  store i32 %44, i32* %3, align 4, !dbg !17
  %45 = icmp eq i32 %42, %43, !dbg !17
  br i1 %45, label %46, label %49, !dbg !17

46:                                               ; preds = %40
  %47 = call double @log(double noundef 1.000000e+00) #6, !dbg !17
  store volatile double %47, double* @none, align 8, !dbg !17
  %48 = fptrunc double %47 to float, !dbg !17
  store volatile float %48, float* @single, align 4, !dbg !17
  br label %49, !dbg !17

49:                                               ; preds = %46, %40
  %50 = load i8, i8* %2, align 1, !dbg !17
  %51 = zext i8 %50 to i32, !dbg !17
  %52 = load i32, i32* %3, align 4, !dbg !17
  %53 = add i32 %52, 1, !dbg !17
  store i32 %53, i32* %3, align 4, !dbg !17
  %54 = icmp eq i32 %51, %52, !dbg !17
  br i1 %54, label %55, label %58, !dbg !17

55:                                               ; preds = %49
  %56 = call double @log2(double noundef 0.000000e+00) #6, !dbg !17
  store volatile double %56, double* @none, align 8, !dbg !17
  %57 = fptrunc double %56 to float, !dbg !17
  store volatile float %57, float* @single, align 4, !dbg !17
  br label %58, !dbg !17

58:                                               ; preds = %55, %49
  %59 = load i8, i8* %2, align 1, !dbg !17
  %60 = zext i8 %59 to i32, !dbg !17
  %61 = load i32, i32* %3, align 4, !dbg !17
  %62 = add i32 %61, 1, !dbg !17
  store i32 %62, i32* %3, align 4, !dbg !17
  %63 = icmp eq i32 %60, %61, !dbg !17
  br i1 %63, label %64, label %67, !dbg !17

64:                                               ; preds = %58
  %65 = call double @log10(double noundef -2.000000e+00) #6, !dbg !17
  store volatile double %65, double* @none, align 8, !dbg !17
  %66 = fptrunc double %65 to float, !dbg !17
  store volatile float %66, float* @single, align 4, !dbg !17
  br label %67, !dbg !17

67:                                               ; preds = %64, %58
  %68 = load i8, i8* %2, align 1, !dbg !17
  %69 = zext i8 %68 to i32, !dbg !17
  %70 = load i32, i32* %3, align 4, !dbg !17
  %71 = add i32 %70, 1, !dbg !17
  store i32 %71, i32* %3, align 4, !dbg !17
  %72 = icmp eq i32 %69, %70, !dbg !17
  br i1 %72, label %73, label %76, !dbg !17

73:                                               ; preds = %67
  %74 = call double @log1p(double noundef -1.000000e+00) #6, !dbg !17
  store volatile double %74, double* @none, align 8, !dbg !17
  %75 = fptrunc double %74 to float, !dbg !17
  store volatile float %75, float* @single, align 4, !dbg !17
  br label %76, !dbg !17

76:                                               ; preds = %73, %67
  %77 = load i8, i8* %2, align 1, !dbg !17
  %78 = zext i8 %77 to i32, !dbg !17
  %79 = load i32, i32* %3, align 4, !dbg !17
  %80 = add i32 %79, 1, !dbg !17
  store i32 %80, i32* %3, align 4, !dbg !17
  %81 = icmp eq i32 %78, %79, !dbg !17
  br i1 %81, label %82, label %85, !dbg !17

82:                                               ; preds = %76
  %83 = call double @log1p(double noundef -3.000000e+00) #6, !dbg !17
  store volatile double %83, double* @none, align 8, !dbg !17
  %84 = fptrunc double %83 to float, !dbg !17
  store volatile float %84, float* @single, align 4, !dbg !17
  br label %85, !dbg !17

85:                                               ; preds = %82, %76
  %86 = load i8, i8* %2, align 1, !dbg !17
  %87 = zext i8 %86 to i32, !dbg !17
  %88 = load i32, i32* %3, align 4, !dbg !17
  %89 = add i32 %88, 1, !dbg !17
  store i32 %89, i32* %3, align 4, !dbg !17
  %90 = icmp eq i32 %87, %88, !dbg !17
  br i1 %90, label %91, label %94, !dbg !17

91:                                               ; preds = %85
  %92 = call double @exp(double noundef 1.000000e+03) #6, !dbg !17
  store volatile double %92, double* @none, align 8, !dbg !17
  %93 = fptrunc double %92 to float, !dbg !17
  store volatile float %93, float* @single, align 4, !dbg !17
  br label %94, !dbg !17

94:                                               ; preds = %91, %85
  %95 = load i8, i8* %2, align 1, !dbg !17
  %96 = zext i8 %95 to i32, !dbg !17
  %97 = load i32, i32* %3, align 4, !dbg !17
  %98 = add i32 %97, 1, !dbg !17
  store i32 %98, i32* %3, align 4, !dbg !17
  %99 = icmp eq i32 %96, %97, !dbg !17
  br i1 %99, label %100, label %103, !dbg !17

100:                                              ; preds = %94
  %101 = call double @exp(double noundef -1.000000e+03) #6, !dbg !17
  store volatile double %101, double* @none, align 8, !dbg !17
  %102 = fptrunc double %101 to float, !dbg !17
  store volatile float %102, float* @single, align 4, !dbg !17
  br label %103, !dbg !17

103:                                              ; preds = %100, %94
  %104 = load i8, i8* %2, align 1, !dbg !17
  %105 = zext i8 %104 to i32, !dbg !17
  %106 = load i32, i32* %3, align 4, !dbg !17
  %107 = add i32 %106, 1, !dbg !17
  store i32 %107, i32* %3, align 4, !dbg !17
  %108 = icmp eq i32 %105, %106, !dbg !17
  br i1 %108, label %109, label %112, !dbg !17

109:                                              ; preds = %103
  %110 = call double @exp(double noundef 0xFFF0000000000000) #6, !dbg !17
  store volatile double %110, double* @none, align 8, !dbg !17
  %111 = fptrunc double %110 to float, !dbg !17
  store volatile float %111, float* @single, align 4, !dbg !17
  br label %112, !dbg !17

112:                                              ; preds = %109, %103
  %113 = load i8, i8* %2, align 1, !dbg !17
  %114 = zext i8 %113 to i32, !dbg !17
  %115 = load i32, i32* %3, align 4, !dbg !17
  %116 = add i32 %115, 1, !dbg !17
  store i32 %116, i32* %3, align 4, !dbg !17
  %117 = icmp eq i32 %114, %115, !dbg !17
  br i1 %117, label %118, label %121, !dbg !17

118:                                              ; preds = %112
  %119 = call double @exp(double noundef 0x7FF0000000000000) #6, !dbg !17
  store volatile double %119, double* @none, align 8, !dbg !17
  %120 = fptrunc double %119 to float, !dbg !17
  store volatile float %120, float* @single, align 4, !dbg !17
  br label %121, !dbg !17

121:                                              ; preds = %118, %112
  %122 = load i8, i8* %2, align 1, !dbg !17
  %123 = zext i8 %122 to i32, !dbg !17
  %124 = load i32, i32* %3, align 4, !dbg !17
  %125 = add i32 %124, 1, !dbg !17
  store i32 %125, i32* %3, align 4, !dbg !17
  %126 = icmp eq i32 %123, %124, !dbg !17
  br i1 %126, label %127, label %130, !dbg !17

127:                                              ; preds = %121
  %128 = call double @exp2(double noundef 5.000000e+03) #6, !dbg !17
  store volatile double %128, double* @none, align 8, !dbg !17
  %129 = fptrunc double %128 to float, !dbg !17
  store volatile float %129, float* @single, align 4, !dbg !17
  br label %130, !dbg !17

130:                                              ; preds = %127, %121
  %131 = load i8, i8* %2, align 1, !dbg !17
  %132 = zext i8 %131 to i32, !dbg !17
  %133 = load i32, i32* %3, align 4, !dbg !17
  %134 = add i32 %133, 1, !dbg !17
  store i32 %134, i32* %3, align 4, !dbg !17
  %135 = icmp eq i32 %132, %133, !dbg !17
  br i1 %135, label %136, label %139, !dbg !17

136:                                              ; preds = %130
  %137 = call double @exp2(double noundef -5.000000e+03) #6, !dbg !17
  store volatile double %137, double* @none, align 8, !dbg !17
  %138 = fptrunc double %137 to float, !dbg !17
  store volatile float %138, float* @single, align 4, !dbg !17
  br label %139, !dbg !17

139:                                              ; preds = %136, %130
  %140 = load i8, i8* %2, align 1, !dbg !17
  %141 = zext i8 %140 to i32, !dbg !17
  %142 = load i32, i32* %3, align 4, !dbg !17
  %143 = add i32 %142, 1, !dbg !17
  store i32 %143, i32* %3, align 4, !dbg !17
  %144 = icmp eq i32 %141, %142, !dbg !17
  br i1 %144, label %145, label %148, !dbg !17

145:                                              ; preds = %139
  %146 = call double @expm1(double noundef 5.000000e+03) #6, !dbg !17
  store volatile double %146, double* @none, align 8, !dbg !17
  %147 = fptrunc double %146 to float, !dbg !17
  store volatile float %147, float* @single, align 4, !dbg !17
  br label %148, !dbg !17

148:                                              ; preds = %145, %139
  %149 = load i8, i8* %2, align 1, !dbg !17
  %150 = zext i8 %149 to i32, !dbg !17
  %151 = load i32, i32* %3, align 4, !dbg !17
  %152 = add i32 %151, 1, !dbg !17
  store i32 %152, i32* %3, align 4, !dbg !17
  %153 = icmp eq i32 %150, %151, !dbg !17
  br i1 %153, label %154, label %157, !dbg !17

154:                                              ; preds = %148
  %155 = call double @expm1(double noundef -5.000000e+03) #6, !dbg !17
  store volatile double %155, double* @none, align 8, !dbg !17
  %156 = fptrunc double %155 to float, !dbg !17
  store volatile float %156, float* @single, align 4, !dbg !17
  br label %157, !dbg !17

157:                                              ; preds = %154, %148
  %158 = load i8, i8* %2, align 1, !dbg !17
  %159 = zext i8 %158 to i32, !dbg !17
  %160 = load i32, i32* %3, align 4, !dbg !17
  %161 = add i32 %160, 1, !dbg !17
  store i32 %161, i32* %3, align 4, !dbg !17
  %162 = icmp eq i32 %159, %160, !dbg !17
  br i1 %162, label %163, label %166, !dbg !17

163:                                              ; preds = %157
  %164 = call double @pow(double noundef -8.000000e+00, double noundef 0x3FD5555555555555) #6, !dbg !17
  store volatile double %164, double* @none, align 8, !dbg !17
  %165 = fptrunc double %164 to float, !dbg !17
  store volatile float %165, float* @single, align 4, !dbg !17
  br label %166, !dbg !17

166:                                              ; preds = %163, %157
  %167 = load i8, i8* %2, align 1, !dbg !17
  %168 = zext i8 %167 to i32, !dbg !17
  %169 = load i32, i32* %3, align 4, !dbg !17
  %170 = add i32 %169, 1, !dbg !17
  store i32 %170, i32* %3, align 4, !dbg !17
  %171 = icmp eq i32 %168, %169, !dbg !17
  br i1 %171, label %172, label %176, !dbg !17

172:                                              ; preds = %166
  %173 = call double @as_is(double noundef -1.000000e+00), !dbg !17
  %174 = call double @pow(double noundef 0.000000e+00, double noundef %173) #6, !dbg !17
  store volatile double %174, double* @none, align 8, !dbg !17
  %175 = fptrunc double %174 to float, !dbg !17
  store volatile float %175, float* @single, align 4, !dbg !17
  br label %176, !dbg !17

176:                                              ; preds = %172, %166
  %177 = load i8, i8* %2, align 1, !dbg !17
  %178 = zext i8 %177 to i32, !dbg !17
  %179 = load i32, i32* %3, align 4, !dbg !17
  %180 = add i32 %179, 1, !dbg !17
  store i32 %180, i32* %3, align 4, !dbg !17
  %181 = icmp eq i32 %178, %179, !dbg !17
  br i1 %181, label %182, label %185, !dbg !17

182:                                              ; preds = %176
  %183 = call double @pow(double noundef 0.000000e+00, double noundef 2.000000e+00) #6, !dbg !17
  store volatile double %183, double* @none, align 8, !dbg !17
  %184 = fptrunc double %183 to float, !dbg !17
  store volatile float %184, float* @single, align 4, !dbg !17
  br label %185, !dbg !17

185:                                              ; preds = %182, %176
  %186 = load i8, i8* %2, align 1, !dbg !17
  %187 = zext i8 %186 to i32, !dbg !17
  %188 = load i32, i32* %3, align 4, !dbg !17
  %189 = add i32 %188, 1, !dbg !17
  store i32 %189, i32* %3, align 4, !dbg !17
  %190 = icmp eq i32 %187, %188, !dbg !17
  br i1 %190, label %191, label %194, !dbg !17

191:                                              ; preds = %185
  %192 = call double @pow(double noundef 1.000000e+01, double noundef 4.000000e+02) #6, !dbg !17
  store volatile double %192, double* @none, align 8, !dbg !17
  %193 = fptrunc double %192 to float, !dbg !17
  store volatile float %193, float* @single, align 4, !dbg !17
  br label %194, !dbg !17

194:                                              ; preds = %191, %185
  %195 = load i8, i8* %2, align 1, !dbg !17
  %196 = zext i8 %195 to i32, !dbg !17
  %197 = load i32, i32* %3, align 4, !dbg !17
  %198 = add i32 %197, 1, !dbg !17
  store i32 %198, i32* %3, align 4, !dbg !17
  %199 = icmp eq i32 %196, %197, !dbg !17
  br i1 %199, label %200, label %203, !dbg !17

200:                                              ; preds = %194
  %201 = call double @pow(double noundef 1.000000e+01, double noundef -4.000000e+02) #6, !dbg !17
  store volatile double %201, double* @none, align 8, !dbg !17
  %202 = fptrunc double %201 to float, !dbg !17
  store volatile float %202, float* @single, align 4, !dbg !17
  br label %203, !dbg !17

203:                                              ; preds = %200, %194
  %204 = load i8, i8* %2, align 1, !dbg !17
  %205 = zext i8 %204 to i32, !dbg !17
  %206 = load i32, i32* %3, align 4, !dbg !17
  %207 = add i32 %206, 1, !dbg !17
  store i32 %207, i32* %3, align 4, !dbg !17
  %208 = icmp eq i32 %205, %206, !dbg !17
  br i1 %208, label %209, label %212, !dbg !17

209:                                              ; preds = %203
  %210 = call double @pow(double noundef 2.000000e+00, double noundef 0xFFF0000000000000) #6, !dbg !17
  store volatile double %210, double* @none, align 8, !dbg !17
  %211 = fptrunc double %210 to float, !dbg !17
  store volatile float %211, float* @single, align 4, !dbg !17
  br label %212, !dbg !17

212:                                              ; preds = %209, %203
  %213 = load i8, i8* %2, align 1, !dbg !17
  %214 = zext i8 %213 to i32, !dbg !17
  %215 = load i32, i32* %3, align 4, !dbg !17
  %216 = add i32 %215, 1, !dbg !17
  store i32 %216, i32* %3, align 4, !dbg !17
  %217 = icmp eq i32 %214, %215, !dbg !17
  br i1 %217, label %218, label %221, !dbg !17

218:                                              ; preds = %212
  %219 = call double @pow(double noundef -1.000000e+00, double noundef 3.000000e+00) #6, !dbg !17
  store volatile double %219, double* @none, align 8, !dbg !17
  %220 = fptrunc double %219 to float, !dbg !17
  store volatile float %220, float* @single, align 4, !dbg !17
  br label %221, !dbg !17

221:                                              ; preds = %218, %212
  %222 = load i8, i8* %2, align 1, !dbg !17
  %223 = zext i8 %222 to i32, !dbg !17
  %224 = load i32, i32* %3, align 4, !dbg !17
  %225 = add i32 %224, 1, !dbg !17
  store i32 %225, i32* %3, align 4, !dbg !17
  %226 = icmp eq i32 %223, %224, !dbg !17
  br i1 %226, label %227, label %230, !dbg !17

227:                                              ; preds = %221
  %228 = call double @acos(double noundef 2.000000e+00) #6, !dbg !17
  store volatile double %228, double* @none, align 8, !dbg !17
  %229 = fptrunc double %228 to float, !dbg !17
  store volatile float %229, float* @single, align 4, !dbg !17
  br label %230, !dbg !17

230:                                              ; preds = %227, %221
  %231 = load i8, i8* %2, align 1, !dbg !17
  %232 = zext i8 %231 to i32, !dbg !17
  %233 = load i32, i32* %3, align 4, !dbg !17
  %234 = add i32 %233, 1, !dbg !17
  store i32 %234, i32* %3, align 4, !dbg !17
  %235 = icmp eq i32 %232, %233, !dbg !17
  br i1 %235, label %236, label %239, !dbg !17

236:                                              ; preds = %230
  %237 = call double @acos(double noundef 1.000000e+00) #6, !dbg !17
  store volatile double %237, double* @none, align 8, !dbg !17
  %238 = fptrunc double %237 to float, !dbg !17
  store volatile float %238, float* @single, align 4, !dbg !17
  br label %239, !dbg !17

239:                                              ; preds = %236, %230
  %240 = load i8, i8* %2, align 1, !dbg !17
  %241 = zext i8 %240 to i32, !dbg !17
  %242 = load i32, i32* %3, align 4, !dbg !17
  %243 = add i32 %242, 1, !dbg !17
  store i32 %243, i32* %3, align 4, !dbg !17
  %244 = icmp eq i32 %241, %242, !dbg !17
  br i1 %244, label %245, label %248, !dbg !17

245:                                              ; preds = %239
  %246 = call double @asin(double noundef -2.000000e+00) #6, !dbg !17
  store volatile double %246, double* @none, align 8, !dbg !17
  %247 = fptrunc double %246 to float, !dbg !17
  store volatile float %247, float* @single, align 4, !dbg !17
  br label %248, !dbg !17

248:                                              ; preds = %245, %239
  %249 = load i8, i8* %2, align 1, !dbg !17
  %250 = zext i8 %249 to i32, !dbg !17
  %251 = load i32, i32* %3, align 4, !dbg !17
  %252 = add i32 %251, 1, !dbg !17
  store i32 %252, i32* %3, align 4, !dbg !17
  %253 = icmp eq i32 %250, %251, !dbg !17
  br i1 %253, label %254, label %257, !dbg !17

254:                                              ; preds = %248
  %255 = call double @acosh(double noundef 5.000000e-01) #6, !dbg !17
  store volatile double %255, double* @none, align 8, !dbg !17
  %256 = fptrunc double %255 to float, !dbg !17
  store volatile float %256, float* @single, align 4, !dbg !17
  br label %257, !dbg !17

257:                                              ; preds = %254, %248
  %258 = load i8, i8* %2, align 1, !dbg !17
  %259 = zext i8 %258 to i32, !dbg !17
  %260 = load i32, i32* %3, align 4, !dbg !17
  %261 = add i32 %260, 1, !dbg !17
  store i32 %261, i32* %3, align 4, !dbg !17
  %262 = icmp eq i32 %259, %260, !dbg !17
  br i1 %262, label %263, label %266, !dbg !17

263:                                              ; preds = %257
  %264 = call double @atanh(double noundef 1.000000e+00) #6, !dbg !17
  store volatile double %264, double* @none, align 8, !dbg !17
  %265 = fptrunc double %264 to float, !dbg !17
  store volatile float %265, float* @single, align 4, !dbg !17
  br label %266, !dbg !17

266:                                              ; preds = %263, %257
  %267 = load i8, i8* %2, align 1, !dbg !17
  %268 = zext i8 %267 to i32, !dbg !17
  %269 = load i32, i32* %3, align 4, !dbg !17
  %270 = add i32 %269, 1, !dbg !17
  store i32 %270, i32* %3, align 4, !dbg !17
  %271 = icmp eq i32 %268, %269, !dbg !17
  br i1 %271, label %272, label %275, !dbg !17

272:                                              ; preds = %266
  %273 = call double @atanh(double noundef 2.000000e+00) #6, !dbg !17
  store volatile double %273, double* @none, align 8, !dbg !17
  %274 = fptrunc double %273 to float, !dbg !17
  store volatile float %274, float* @single, align 4, !dbg !17
  br label %275, !dbg !17

275:                                              ; preds = %272, %266
  %276 = load i8, i8* %2, align 1, !dbg !17
  %277 = zext i8 %276 to i32, !dbg !17
  %278 = load i32, i32* %3, align 4, !dbg !17
  %279 = add i32 %278, 1, !dbg !17
  store i32 %279, i32* %3, align 4, !dbg !17
  %280 = icmp eq i32 %277, %278, !dbg !17
  br i1 %280, label %281, label %284, !dbg !17

281:                                              ; preds = %275
  %282 = call double @cosh(double noundef 1.000000e+03) #6, !dbg !17
  store volatile double %282, double* @none, align 8, !dbg !17
  %283 = fptrunc double %282 to float, !dbg !17
  store volatile float %283, float* @single, align 4, !dbg !17
  br label %284, !dbg !17

284:                                              ; preds = %281, %275
  %285 = load i8, i8* %2, align 1, !dbg !17
  %286 = zext i8 %285 to i32, !dbg !17
  %287 = load i32, i32* %3, align 4, !dbg !17
  %288 = add i32 %287, 1, !dbg !17
  store i32 %288, i32* %3, align 4, !dbg !17
  %289 = icmp eq i32 %286, %287, !dbg !17
  br i1 %289, label %290, label %293, !dbg !17

290:                                              ; preds = %284
  %291 = call double @sinh(double noundef -1.000000e+03) #6, !dbg !17
  store volatile double %291, double* @none, align 8, !dbg !17
  %292 = fptrunc double %291 to float, !dbg !17
  store volatile float %292, float* @single, align 4, !dbg !17
  br label %293, !dbg !17

293:                                              ; preds = %290, %284
  %294 = load i8, i8* %2, align 1, !dbg !17
  %295 = zext i8 %294 to i32, !dbg !17
  %296 = load i32, i32* %3, align 4, !dbg !17
  %297 = add i32 %296, 1, !dbg !17
  store i32 %297, i32* %3, align 4, !dbg !17
  %298 = icmp eq i32 %295, %296, !dbg !17
  br i1 %298, label %299, label %302, !dbg !17

299:                                              ; preds = %293
  %300 = call double @sin(double noundef 0x7FF0000000000000) #6, !dbg !17
  store volatile double %300, double* @none, align 8, !dbg !17
  %301 = fptrunc double %300 to float, !dbg !17
  store volatile float %301, float* @single, align 4, !dbg !17
  br label %302, !dbg !17

302:                                              ; preds = %299, %293
  %303 = load i8, i8* %2, align 1, !dbg !17
  %304 = zext i8 %303 to i32, !dbg !17
  %305 = load i32, i32* %3, align 4, !dbg !17
  %306 = add i32 %305, 1, !dbg !17
  store i32 %306, i32* %3, align 4, !dbg !17
  %307 = icmp eq i32 %304, %305, !dbg !17
  br i1 %307, label %308, label %311, !dbg !17

308:                                              ; preds = %302
  %309 = call double @cos(double noundef 0xFFF0000000000000) #6, !dbg !17
  store volatile double %309, double* @none, align 8, !dbg !17
  %310 = fptrunc double %309 to float, !dbg !17
  store volatile float %310, float* @single, align 4, !dbg !17
  br label %311, !dbg !17

311:                                              ; preds = %308, %302
  %312 = load i8, i8* %2, align 1, !dbg !17
  %313 = zext i8 %312 to i32, !dbg !17
  %314 = load i32, i32* %3, align 4, !dbg !17
  %315 = add i32 %314, 1, !dbg !17
  store i32 %315, i32* %3, align 4, !dbg !17
  %316 = icmp eq i32 %313, %314, !dbg !17
  br i1 %316, label %317, label %320, !dbg !17

317:                                              ; preds = %311
  %318 = call double @tan(double noundef 0x7FF0000000000000) #6, !dbg !17
  store volatile double %318, double* @none, align 8, !dbg !17
  %319 = fptrunc double %318 to float, !dbg !17
  store volatile float %319, float* @single, align 4, !dbg !17
  br label %320, !dbg !17

320:                                              ; preds = %317, %311
  %321 = load i8, i8* %2, align 1, !dbg !17
  %322 = zext i8 %321 to i32, !dbg !17
  %323 = load i32, i32* %3, align 4, !dbg !17
  %324 = add i32 %323, 1, !dbg !17
  store i32 %324, i32* %3, align 4, !dbg !17
  %325 = icmp eq i32 %322, %323, !dbg !17
  br i1 %325, label %326, label %329, !dbg !17

326:                                              ; preds = %320
  %327 = call double @sin(double noundef 3.000000e+00) #6, !dbg !17
  store volatile double %327, double* @none, align 8, !dbg !17
  %328 = fptrunc double %327 to float, !dbg !17
  store volatile float %328, float* @single, align 4, !dbg !17
  br label %329, !dbg !17

329:                                              ; preds = %326, %320
  %330 = load i8, i8* %2, align 1, !dbg !17
  %331 = zext i8 %330 to i32, !dbg !17
  %332 = load i32, i32* %3, align 4, !dbg !17
  %333 = add i32 %332, 1, !dbg !17
  store i32 %333, i32* %3, align 4, !dbg !17
  %334 = icmp eq i32 %331, %332, !dbg !17
  br i1 %334, label %335, label %338, !dbg !17

335:                                              ; preds = %329
  %336 = call double @fmod(double noundef 1.000000e+00, double noundef 0.000000e+00) #6, !dbg !17
  store volatile double %336, double* @none, align 8, !dbg !17
  %337 = fptrunc double %336 to float, !dbg !17
  store volatile float %337, float* @single, align 4, !dbg !17
  br label %338, !dbg !17

338:                                              ; preds = %335, %329
  %339 = load i8, i8* %2, align 1, !dbg !17
  %340 = zext i8 %339 to i32, !dbg !17
  %341 = load i32, i32* %3, align 4, !dbg !17
  %342 = add i32 %341, 1, !dbg !17
  store i32 %342, i32* %3, align 4, !dbg !17
  %343 = icmp eq i32 %340, %341, !dbg !17
  br i1 %343, label %344, label %347, !dbg !17

344:                                              ; preds = %338
  %345 = call double @fmod(double noundef 0x7FF0000000000000, double noundef 2.000000e+00) #6, !dbg !17
  store volatile double %345, double* @none, align 8, !dbg !17
  %346 = fptrunc double %345 to float, !dbg !17
  store volatile float %346, float* @single, align 4, !dbg !17
  br label %347, !dbg !17

347:                                              ; preds = %344, %338
  %348 = load i8, i8* %2, align 1, !dbg !17
  %349 = zext i8 %348 to i32, !dbg !17
  %350 = load i32, i32* %3, align 4, !dbg !17
  %351 = add i32 %350, 1, !dbg !17
  store i32 %351, i32* %3, align 4, !dbg !17
  %352 = icmp eq i32 %349, %350, !dbg !17
  br i1 %352, label %353, label %356, !dbg !17

353:                                              ; preds = %347
  %354 = call double @fmod(double noundef 6.000000e+00, double noundef 3.000000e+00) #6, !dbg !17
  store volatile double %354, double* @none, align 8, !dbg !17
  %355 = fptrunc double %354 to float, !dbg !17
  store volatile float %355, float* @single, align 4, !dbg !17
  br label %356, !dbg !17

356:                                              ; preds = %353, %347
  %357 = load i8, i8* %2, align 1, !dbg !17
  %358 = zext i8 %357 to i32, !dbg !17
  %359 = load i32, i32* %3, align 4, !dbg !17
  %360 = add i32 %359, 1, !dbg !17
  store i32 %360, i32* %3, align 4, !dbg !17
  %361 = icmp eq i32 %358, %359, !dbg !17
  br i1 %361, label %362, label %365, !dbg !17

362:                                              ; preds = %356
  %363 = call double @remainder(double noundef 1.000000e+00, double noundef 0.000000e+00) #6, !dbg !17
  store volatile double %363, double* @none, align 8, !dbg !17
  %364 = fptrunc double %363 to float, !dbg !17
  store volatile float %364, float* @single, align 4, !dbg !17
  br label %365, !dbg !17

365:                                              ; preds = %362, %356
  %366 = load i8, i8* %2, align 1, !dbg !17
  %367 = zext i8 %366 to i32, !dbg !17
  %368 = load i32, i32* %3, align 4, !dbg !17
  %369 = add i32 %368, 1, !dbg !17
  store i32 %369, i32* %3, align 4, !dbg !17
  %370 = icmp eq i32 %367, %368, !dbg !17
  br i1 %370, label %371, label %374, !dbg !17

371:                                              ; preds = %365
  %372 = call double @hypot(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0x7FEFFFFFFFFFFFFF) #6, !dbg !17
  store volatile double %372, double* @none, align 8, !dbg !17
  %373 = fptrunc double %372 to float, !dbg !17
  store volatile float %373, float* @single, align 4, !dbg !17
  br label %374, !dbg !17

374:                                              ; preds = %371, %365
  %375 = load i8, i8* %2, align 1, !dbg !17
  %376 = zext i8 %375 to i32, !dbg !17
  %377 = load i32, i32* %3, align 4, !dbg !17
  %378 = add i32 %377, 1, !dbg !17
  store i32 %378, i32* %3, align 4, !dbg !17
  %379 = icmp eq i32 %376, %377, !dbg !17
  br i1 %379, label %380, label %383, !dbg !17

380:                                              ; preds = %374
  %381 = call double @hypot(double noundef 0x7FF8000000000000, double noundef 0x7FF0000000000000) #6, !dbg !17
  store volatile double %381, double* @none, align 8, !dbg !17
  %382 = fptrunc double %381 to float, !dbg !17
  store volatile float %382, float* @single, align 4, !dbg !17
  br label %383, !dbg !17

383:                                              ; preds = %380, %374
  %384 = load i8, i8* %2, align 1, !dbg !17
  %385 = zext i8 %384 to i32, !dbg !17
  %386 = load i32, i32* %3, align 4, !dbg !17
  %387 = add i32 %386, 1, !dbg !17
  store i32 %387, i32* %3, align 4, !dbg !17
  %388 = icmp eq i32 %385, %386, !dbg !17
  br i1 %388, label %389, label %392, !dbg !17

389:                                              ; preds = %383
  %390 = call double @tgamma(double noundef -2.000000e+00) #6, !dbg !17
  store volatile double %390, double* @none, align 8, !dbg !17
  %391 = fptrunc double %390 to float, !dbg !17
  store volatile float %391, float* @single, align 4, !dbg !17
  br label %392, !dbg !17

392:                                              ; preds = %389, %383
  %393 = load i8, i8* %2, align 1, !dbg !17
  %394 = zext i8 %393 to i32, !dbg !17
  %395 = load i32, i32* %3, align 4, !dbg !17
  %396 = add i32 %395, 1, !dbg !17
  store i32 %396, i32* %3, align 4, !dbg !17
  %397 = icmp eq i32 %394, %395, !dbg !17
  br i1 %397, label %398, label %401, !dbg !17

398:                                              ; preds = %392
  %399 = call double @tgamma(double noundef 0.000000e+00) #6, !dbg !17
  store volatile double %399, double* @none, align 8, !dbg !17
  %400 = fptrunc double %399 to float, !dbg !17
  store volatile float %400, float* @single, align 4, !dbg !17
  br label %401, !dbg !17

401:                                              ; preds = %398, %392
  %402 = load i8, i8* %2, align 1, !dbg !17
  %403 = zext i8 %402 to i32, !dbg !17
  %404 = load i32, i32* %3, align 4, !dbg !17
  %405 = add i32 %404, 1, !dbg !17
  store i32 %405, i32* %3, align 4, !dbg !17
  %406 = icmp eq i32 %403, %404, !dbg !17
  br i1 %406, label %407, label %410, !dbg !17

407:                                              ; preds = %401
  %408 = call double @tgamma(double noundef 2.000000e+02) #6, !dbg !17
  store volatile double %408, double* @none, align 8, !dbg !17
  %409 = fptrunc double %408 to float, !dbg !17
  store volatile float %409, float* @single, align 4, !dbg !17
  br label %410, !dbg !17

410:                                              ; preds = %407, %401
  %411 = load i8, i8* %2, align 1, !dbg !17
  %412 = zext i8 %411 to i32, !dbg !17
  %413 = load i32, i32* %3, align 4, !dbg !17
  %414 = add i32 %413, 1, !dbg !17
  store i32 %414, i32* %3, align 4, !dbg !17
  %415 = icmp eq i32 %412, %413, !dbg !17
  br i1 %415, label %416, label %419, !dbg !17

416:                                              ; preds = %410
  %417 = call double @lgamma(double noundef 0.000000e+00) #6, !dbg !17
  store volatile double %417, double* @none, align 8, !dbg !17
  %418 = fptrunc double %417 to float, !dbg !17
  store volatile float %418, float* @single, align 4, !dbg !17
  br label %419, !dbg !17

419:                                              ; preds = %416, %410
  %420 = load i8, i8* %2, align 1, !dbg !17
  %421 = zext i8 %420 to i32, !dbg !17
  %422 = load i32, i32* %3, align 4, !dbg !17
  %423 = add i32 %422, 1, !dbg !17
  store i32 %423, i32* %3, align 4, !dbg !17
  %424 = icmp eq i32 %421, %422, !dbg !17
  br i1 %424, label %425, label %428, !dbg !17

425:                                              ; preds = %419
  %426 = call double @lgamma(double noundef -3.000000e+00) #6, !dbg !17
  store volatile double %426, double* @none, align 8, !dbg !17
  %427 = fptrunc double %426 to float, !dbg !17
  store volatile float %427, float* @single, align 4, !dbg !17
  br label %428, !dbg !17

428:                                              ; preds = %425, %419
  %429 = load i8, i8* %2, align 1, !dbg !17
  %430 = zext i8 %429 to i32, !dbg !17
  %431 = load i32, i32* %3, align 4, !dbg !17
  %432 = add i32 %431, 1, !dbg !17
  store i32 %432, i32* %3, align 4, !dbg !17
  %433 = icmp eq i32 %430, %431, !dbg !17
  br i1 %433, label %434, label %437, !dbg !17

434:                                              ; preds = %428
  %435 = call double @lgamma(double noundef 0x7FF0000000000000) #6, !dbg !17
  store volatile double %435, double* @none, align 8, !dbg !17
  %436 = fptrunc double %435 to float, !dbg !17
  store volatile float %436, float* @single, align 4, !dbg !17
  br label %437, !dbg !17

437:                                              ; preds = %434, %428
  %438 = load i8, i8* %2, align 1, !dbg !17
  %439 = zext i8 %438 to i32, !dbg !17
  %440 = load i32, i32* %3, align 4, !dbg !17
  %441 = add i32 %440, 1, !dbg !17
  store i32 %441, i32* %3, align 4, !dbg !17
  %442 = icmp eq i32 %439, %440, !dbg !17
  br i1 %442, label %443, label %446, !dbg !17

443:                                              ; preds = %437
  %444 = call double @erfc(double noundef 4.000000e+01) #6, !dbg !17
  store volatile double %444, double* @none, align 8, !dbg !17
  %445 = fptrunc double %444 to float, !dbg !17
  store volatile float %445, float* @single, align 4, !dbg !17
  br label %446, !dbg !17

446:                                              ; preds = %443, %437
  %447 = load i8, i8* %2, align 1, !dbg !17
  %448 = zext i8 %447 to i32, !dbg !17
  %449 = load i32, i32* %3, align 4, !dbg !17
  %450 = add i32 %449, 1, !dbg !17
  store i32 %450, i32* %3, align 4, !dbg !17
  %451 = icmp eq i32 %448, %449, !dbg !17
  br i1 %451, label %452, label %455, !dbg !17

452:                                              ; preds = %446
  %453 = call double @erfc(double noundef 0x7FF0000000000000) #6, !dbg !17
  store volatile double %453, double* @none, align 8, !dbg !17
  %454 = fptrunc double %453 to float, !dbg !17
  store volatile float %454, float* @single, align 4, !dbg !17
  br label %455, !dbg !17

455:                                              ; preds = %452, %446
  %456 = load i8, i8* %2, align 1, !dbg !17
  %457 = zext i8 %456 to i32, !dbg !17
  %458 = load i32, i32* %3, align 4, !dbg !17
  %459 = add i32 %458, 1, !dbg !17
  store i32 %459, i32* %3, align 4, !dbg !17
  %460 = icmp eq i32 %457, %458, !dbg !17
  br i1 %460, label %461, label %464, !dbg !17

461:                                              ; preds = %455
  %462 = call double @ldexp(double noundef 1.000000e+00, i32 noundef 5000) #6, !dbg !17
  store volatile double %462, double* @none, align 8, !dbg !17
  %463 = fptrunc double %462 to float, !dbg !17
  store volatile float %463, float* @single, align 4, !dbg !17
  br label %464, !dbg !17

464:                                              ; preds = %461, %455
  %465 = load i8, i8* %2, align 1, !dbg !17
  %466 = zext i8 %465 to i32, !dbg !17
  %467 = load i32, i32* %3, align 4, !dbg !17
  %468 = add i32 %467, 1, !dbg !17
  store i32 %468, i32* %3, align 4, !dbg !17
  %469 = icmp eq i32 %466, %467, !dbg !17
  br i1 %469, label %470, label %473, !dbg !17

470:                                              ; preds = %464
  %471 = call double @ldexp(double noundef 1.000000e+00, i32 noundef -5000) #6, !dbg !17
  store volatile double %471, double* @none, align 8, !dbg !17
  %472 = fptrunc double %471 to float, !dbg !17
  store volatile float %472, float* @single, align 4, !dbg !17
  br label %473, !dbg !17

473:                                              ; preds = %470, %464
  %474 = load i8, i8* %2, align 1, !dbg !17
  %475 = zext i8 %474 to i32, !dbg !17
  %476 = load i32, i32* %3, align 4, !dbg !17
  %477 = add i32 %476, 1, !dbg !17
  store i32 %477, i32* %3, align 4, !dbg !17
  %478 = icmp eq i32 %475, %476, !dbg !17
  br i1 %478, label %479, label %482, !dbg !17

479:                                              ; preds = %473
  %480 = call double @ldexp(double noundef 0.000000e+00, i32 noundef 7) #6, !dbg !17
  store volatile double %480, double* @none, align 8, !dbg !17
  %481 = fptrunc double %480 to float, !dbg !17
  store volatile float %481, float* @single, align 4, !dbg !17
  br label %482, !dbg !17

482:                                              ; preds = %479, %473
  %483 = load i8, i8* %2, align 1, !dbg !17
  %484 = zext i8 %483 to i32, !dbg !17
  %485 = load i32, i32* %3, align 4, !dbg !17
  %486 = add i32 %485, 1, !dbg !17
  store i32 %486, i32* %3, align 4, !dbg !17
  %487 = icmp eq i32 %484, %485, !dbg !17
  br i1 %487, label %488, label %491, !dbg !17

488:                                              ; preds = %482
  %489 = call double @scalbn(double noundef 1.000000e+00, i32 noundef 5000) #6, !dbg !17
  store volatile double %489, double* @none, align 8, !dbg !17
  %490 = fptrunc double %489 to float, !dbg !17
  store volatile float %490, float* @single, align 4, !dbg !17
  br label %491, !dbg !17

491:                                              ; preds = %488, %482
  %492 = load i8, i8* %2, align 1, !dbg !17
  %493 = zext i8 %492 to i32, !dbg !17
  %494 = load i32, i32* %3, align 4, !dbg !17
  %495 = add i32 %494, 1, !dbg !17
  store i32 %495, i32* %3, align 4, !dbg !17
  %496 = icmp eq i32 %493, %494, !dbg !17
  br i1 %496, label %497, label %500, !dbg !17

497:                                              ; preds = %491
  %498 = call double @fdim(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0xFFEFFFFFFFFFFFFF) #6, !dbg !17
  store volatile double %498, double* @none, align 8, !dbg !17
  %499 = fptrunc double %498 to float, !dbg !17
  store volatile float %499, float* @single, align 4, !dbg !17
  br label %500, !dbg !17

500:                                              ; preds = %497, %491
  %501 = load i8, i8* %2, align 1, !dbg !17
  %502 = zext i8 %501 to i32, !dbg !17
  %503 = load i32, i32* %3, align 4, !dbg !17
  %504 = add i32 %503, 1, !dbg !17
  store i32 %504, i32* %3, align 4, !dbg !17
  %505 = icmp eq i32 %502, %503, !dbg !17
  br i1 %505, label %506, label %509, !dbg !17

506:                                              ; preds = %500
  %507 = call double @logb(double noundef 0.000000e+00) #6, !dbg !17
  store volatile double %507, double* @none, align 8, !dbg !17
  %508 = fptrunc double %507 to float, !dbg !17
  store volatile float %508, float* @single, align 4, !dbg !17
  br label %509, !dbg !17

509:                                              ; preds = %506, %500
  %510 = load i8, i8* %2, align 1, !dbg !17
  %511 = zext i8 %510 to i32, !dbg !17
  %512 = load i32, i32* %3, align 4, !dbg !17
  %513 = add i32 %512, 1, !dbg !17
  store i32 %513, i32* %3, align 4, !dbg !17
  %514 = icmp eq i32 %511, %512, !dbg !17
  br i1 %514, label %515, label %519, !dbg !17

515:                                              ; preds = %509
  %516 = call i32 @ilogb(double noundef 0.000000e+00) #6, !dbg !17
  %517 = sitofp i32 %516 to double, !dbg !17
  store volatile double %517, double* @none, align 8, !dbg !17
  %518 = fptrunc double %517 to float, !dbg !17
  store volatile float %518, float* @single, align 4, !dbg !17
  br label %519, !dbg !17

519:                                              ; preds = %515, %509
  %520 = load i8, i8* %2, align 1, !dbg !17
  %521 = zext i8 %520 to i32, !dbg !17
  %522 = load i32, i32* %3, align 4, !dbg !17
  %523 = add i32 %522, 1, !dbg !17
  store i32 %523, i32* %3, align 4, !dbg !17
  %524 = icmp eq i32 %521, %522, !dbg !17
  br i1 %524, label %525, label %528, !dbg !17

525:                                              ; preds = %519
  %526 = call double @atan2(double noundef 1.000000e-300, double noundef 1.000000e+300) #6, !dbg !17
  store volatile double %526, double* @none, align 8, !dbg !17
  %527 = fptrunc double %526 to float, !dbg !17
  store volatile float %527, float* @single, align 4, !dbg !17
  br label %528, !dbg !17

528:                                              ; preds = %525, %519
  %529 = load i8, i8* %2, align 1, !dbg !17
  %530 = zext i8 %529 to i32, !dbg !17
  %531 = load i32, i32* %3, align 4, !dbg !17
  %532 = add i32 %531, 1, !dbg !17
  store i32 %532, i32* %3, align 4, !dbg !17
  %533 = icmp eq i32 %530, %531, !dbg !17
  br i1 %533, label %534, label %537, !dbg !17

534:                                              ; preds = %528
  %535 = call double @atan2(double noundef 0.000000e+00, double noundef 1.000000e+00) #6, !dbg !17
  store volatile double %535, double* @none, align 8, !dbg !17
  %536 = fptrunc double %535 to float, !dbg !17
  store volatile float %536, float* @single, align 4, !dbg !17
  br label %537, !dbg !17

537:                                              ; preds = %534, %528
  %538 = load i8, i8* %2, align 1, !dbg !17
  %539 = zext i8 %538 to i32, !dbg !17
  %540 = load i32, i32* %3, align 4, !dbg !17
  %541 = add i32 %540, 1, !dbg !17
  store i32 %541, i32* %3, align 4, !dbg !17
  %542 = icmp eq i32 %539, %540, !dbg !17
  br i1 %542, label %543, label %546, !dbg !17

543:                                              ; preds = %537
  %544 = call double @y0(double noundef 0.000000e+00) #6, !dbg !17
  store volatile double %544, double* @none, align 8, !dbg !17
  %545 = fptrunc double %544 to float, !dbg !17
  store volatile float %545, float* @single, align 4, !dbg !17
  br label %546, !dbg !17

546:                                              ; preds = %543, %537
  %547 = load i8, i8* %2, align 1, !dbg !17
  %548 = zext i8 %547 to i32, !dbg !17
  %549 = load i32, i32* %3, align 4, !dbg !17
  %550 = add i32 %549, 1, !dbg !17
  store i32 %550, i32* %3, align 4, !dbg !17
  %551 = icmp eq i32 %548, %549, !dbg !17
  br i1 %551, label %552, label %555, !dbg !17

552:                                              ; preds = %546
  %553 = call double @y1(double noundef -1.000000e+00) #6, !dbg !17
  store volatile double %553, double* @none, align 8, !dbg !17
  %554 = fptrunc double %553 to float, !dbg !17
  store volatile float %554, float* @single, align 4, !dbg !17
  br label %555, !dbg !17

555:                                              ; preds = %552, %546
  %556 = load i8, i8* %2, align 1, !dbg !17
  %557 = zext i8 %556 to i32, !dbg !17
  %558 = load i32, i32* %3, align 4, !dbg !17
  %559 = add i32 %558, 1, !dbg !17
  store i32 %559, i32* %3, align 4, !dbg !17
  %560 = icmp eq i32 %557, %558, !dbg !17
  br i1 %560, label %561, label %564, !dbg !17

561:                                              ; preds = %555
  %562 = call double @llvm.floor.f64(double -5.000000e-01), !dbg !17
  store volatile double %562, double* @none, align 8, !dbg !17
  %563 = fptrunc double %562 to float, !dbg !17
  store volatile float %563, float* @single, align 4, !dbg !17
  br label %564, !dbg !17

564:                                              ; preds = %561, %555
  %565 = load i8, i8* %2, align 1, !dbg !17
  %566 = zext i8 %565 to i32, !dbg !17
  %567 = load i32, i32* %3, align 4, !dbg !17
  %568 = add i32 %567, 1, !dbg !17
  store i32 %568, i32* %3, align 4, !dbg !17
  %569 = icmp eq i32 %566, %567, !dbg !17
  br i1 %569, label %570, label %574, !dbg !17

570:                                              ; preds = %564
  %571 = call float @sqrtf(float noundef -1.000000e+00) #6, !dbg !17
  %572 = fpext float %571 to double, !dbg !17
  store volatile double %572, double* @none, align 8, !dbg !17
  %573 = fptrunc double %572 to float, !dbg !17
  store volatile float %573, float* @single, align 4, !dbg !17
  br label %574, !dbg !17

574:                                              ; preds = %570, %564
  %575 = load i8, i8* %2, align 1, !dbg !17
  %576 = zext i8 %575 to i32, !dbg !17
  %577 = load i32, i32* %3, align 4, !dbg !17
  %578 = add i32 %577, 1, !dbg !17
  store i32 %578, i32* %3, align 4, !dbg !17
  %579 = icmp eq i32 %576, %577, !dbg !17
  br i1 %579, label %580, label %584, !dbg !17

580:                                              ; preds = %574
  %581 = call float @logf(float noundef 0.000000e+00) #6, !dbg !17
  %582 = fpext float %581 to double, !dbg !17
  store volatile double %582, double* @none, align 8, !dbg !17
  %583 = fptrunc double %582 to float, !dbg !17
  store volatile float %583, float* @single, align 4, !dbg !17
  br label %584, !dbg !17

584:                                              ; preds = %580, %574
  %585 = load i8, i8* %2, align 1, !dbg !17
  %586 = zext i8 %585 to i32, !dbg !17
  %587 = load i32, i32* %3, align 4, !dbg !17
  %588 = add i32 %587, 1, !dbg !17
  store i32 %588, i32* %3, align 4, !dbg !17
  %589 = icmp eq i32 %586, %587, !dbg !17
  br i1 %589, label %590, label %594, !dbg !17

590:                                              ; preds = %584
  %591 = call float @expf(float noundef 2.000000e+02) #6, !dbg !17
  %592 = fpext float %591 to double, !dbg !17
  store volatile double %592, double* @none, align 8, !dbg !17
  %593 = fptrunc double %592 to float, !dbg !17
  store volatile float %593, float* @single, align 4, !dbg !17
  br label %594, !dbg !17

594:                                              ; preds = %590, %584
  %595 = load i8, i8* %2, align 1, !dbg !17
  %596 = zext i8 %595 to i32, !dbg !17
  %597 = load i32, i32* %3, align 4, !dbg !17
  %598 = add i32 %597, 1, !dbg !17
  store i32 %598, i32* %3, align 4, !dbg !17
  %599 = icmp eq i32 %596, %597, !dbg !17
  br i1 %599, label %600, label %604, !dbg !17

600:                                              ; preds = %594
  %601 = call float @expf(float noundef -2.000000e+02) #6, !dbg !17
  %602 = fpext float %601 to double, !dbg !17
  store volatile double %602, double* @none, align 8, !dbg !17
  %603 = fptrunc double %602 to float, !dbg !17
  store volatile float %603, float* @single, align 4, !dbg !17
  br label %604, !dbg !17

604:                                              ; preds = %600, %594
  %605 = load i8, i8* %2, align 1, !dbg !17
  %606 = zext i8 %605 to i32, !dbg !17
  %607 = load i32, i32* %3, align 4, !dbg !17
  %608 = add i32 %607, 1, !dbg !17
  store i32 %608, i32* %3, align 4, !dbg !17
  %609 = icmp eq i32 %606, %607, !dbg !17
  br i1 %609, label %610, label %616, !dbg !17

610:                                              ; preds = %604
  %611 = call double @as_is(double noundef -3.000000e+00), !dbg !17
  %612 = fptrunc double %611 to float, !dbg !17
  %613 = call float @powf(float noundef 0.000000e+00, float noundef %612) #6, !dbg !17
  %614 = fpext float %613 to double, !dbg !17
  store volatile double %614, double* @none, align 8, !dbg !17
  %615 = fptrunc double %614 to float, !dbg !17
  store volatile float %615, float* @single, align 4, !dbg !17
  br label %616, !dbg !17

616:                                              ; preds = %610, %604
  %617 = load i8, i8* %2, align 1, !dbg !17
  %618 = zext i8 %617 to i32, !dbg !17
  %619 = load i32, i32* %3, align 4, !dbg !17
  %620 = add i32 %619, 1, !dbg !17
  store i32 %620, i32* %3, align 4, !dbg !17
  %621 = icmp eq i32 %618, %619, !dbg !17
  br i1 %621, label %622, label %628, !dbg !17

622:                                              ; preds = %616
  %623 = call double @as_is(double noundef 6.000000e+01), !dbg !17
  %624 = fptrunc double %623 to float, !dbg !17
  %625 = call float @powf(float noundef 1.000000e+01, float noundef %624) #6, !dbg !17
  %626 = fpext float %625 to double, !dbg !17
  store volatile double %626, double* @none, align 8, !dbg !17
  %627 = fptrunc double %626 to float, !dbg !17
  store volatile float %627, float* @single, align 4, !dbg !17
  br label %628, !dbg !17

628:                                              ; preds = %622, %616
  %629 = load i8, i8* %2, align 1, !dbg !17
  %630 = zext i8 %629 to i32, !dbg !17
  %631 = load i32, i32* %3, align 4, !dbg !17
  %632 = add i32 %631, 1, !dbg !17
  store i32 %632, i32* %3, align 4, !dbg !17
  %633 = icmp eq i32 %630, %631, !dbg !17
  br i1 %633, label %634, label %638, !dbg !17

634:                                              ; preds = %628
  %635 = call float @acosf(float noundef 3.000000e+00) #6, !dbg !17
  %636 = fpext float %635 to double, !dbg !17
  store volatile double %636, double* @none, align 8, !dbg !17
  %637 = fptrunc double %636 to float, !dbg !17
  store volatile float %637, float* @single, align 4, !dbg !17
  br label %638, !dbg !17

638:                                              ; preds = %634, %628
  %639 = load i8, i8* %2, align 1, !dbg !17
  %640 = zext i8 %639 to i32, !dbg !17
  %641 = load i32, i32* %3, align 4, !dbg !17
  %642 = add i32 %641, 1, !dbg !17
  store i32 %642, i32* %3, align 4, !dbg !17
  %643 = icmp eq i32 %640, %641, !dbg !17
  br i1 %643, label %644, label %648, !dbg !17

644:                                              ; preds = %638
  %645 = call float @fmodf(float noundef 3.000000e+00, float noundef 0.000000e+00) #6, !dbg !17
  %646 = fpext float %645 to double, !dbg !17
  store volatile double %646, double* @none, align 8, !dbg !17
  %647 = fptrunc double %646 to float, !dbg !17
  store volatile float %647, float* @single, align 4, !dbg !17
  br label %648, !dbg !17

648:                                              ; preds = %644, %638
  %649 = load i8, i8* %2, align 1, !dbg !17
  %650 = zext i8 %649 to i32, !dbg !17
  %651 = load i32, i32* %3, align 4, !dbg !17
  %652 = add i32 %651, 1, !dbg !17
  store i32 %652, i32* %3, align 4, !dbg !17
  %653 = icmp eq i32 %650, %651, !dbg !17
  br i1 %653, label %654, label %658, !dbg !17

654:                                              ; preds = %648
  %655 = call float @ldexpf(float noundef 1.000000e+00, i32 noundef 900) #6, !dbg !17
  %656 = fpext float %655 to double, !dbg !17
  store volatile double %656, double* @none, align 8, !dbg !17
  %657 = fptrunc double %656 to float, !dbg !17
  store volatile float %657, float* @single, align 4, !dbg !17
  br label %658, !dbg !17

658:                                              ; preds = %654, %648
  %659 = load i8, i8* %2, align 1, !dbg !17
  %660 = zext i8 %659 to i32, !dbg !17
  %661 = load i32, i32* %3, align 4, !dbg !17
  %662 = add i32 %661, 1, !dbg !17
  store i32 %662, i32* %3, align 4, !dbg !17
  %663 = icmp eq i32 %660, %661, !dbg !17
  br i1 %663, label %664, label %667, !dbg !17

664:                                              ; preds = %658
  %665 = call double @sqrt(double noundef 0x7FF8000000000000) #6, !dbg !17
  store volatile double %665, double* @none, align 8, !dbg !17
  %666 = fptrunc double %665 to float, !dbg !17
  store volatile float %666, float* @single, align 4, !dbg !17
  br label %667, !dbg !17

667:                                              ; preds = %664, %658
  %668 = load i8, i8* %2, align 1, !dbg !17
  %669 = zext i8 %668 to i32, !dbg !17
  %670 = load i32, i32* %3, align 4, !dbg !17
  %671 = add i32 %670, 1, !dbg !17
  store i32 %671, i32* %3, align 4, !dbg !17
  %672 = icmp eq i32 %669, %670, !dbg !17
  br i1 %672, label %673, label %676, !dbg !17

673:                                              ; preds = %667
  %674 = call double @pow(double noundef 0x7FF8000000000000, double noundef 2.000000e+00) #6, !dbg !17
  store volatile double %674, double* @none, align 8, !dbg !17
  %675 = fptrunc double %674 to float, !dbg !17
  store volatile float %675, float* @single, align 4, !dbg !17
  br label %676, !dbg !17

676:                                              ; preds = %673, %667
  %677 = load i8, i8* %2, align 1, !dbg !17
  %678 = zext i8 %677 to i32, !dbg !17
  %679 = load i32, i32* %3, align 4, !dbg !17
  %680 = add i32 %679, 1, !dbg !17
  store i32 %680, i32* %3, align 4, !dbg !17
  %681 = icmp eq i32 %678, %679, !dbg !17
  br i1 %681, label %682, label %685, !dbg !17

682:                                              ; preds = %676
  %683 = call double @llvm.maxnum.f64(double 0x7FF8000000000000, double 0x7FF8000000000000), !dbg !17
  store volatile double %683, double* @none, align 8, !dbg !17
  %684 = fptrunc double %683 to float, !dbg !17
  store volatile float %684, float* @single, align 4, !dbg !17
  br label %685, !dbg !17

685:                                              ; preds = %682, %676
  %686 = load i8, i8* %2, align 1, !dbg !17
  %687 = zext i8 %686 to i32, !dbg !17
  %688 = load i32, i32* %3, align 4, !dbg !17
  %689 = add i32 %688, 1, !dbg !17
  store i32 %689, i32* %3, align 4, !dbg !17
  %690 = icmp eq i32 %687, %688, !dbg !17
  br i1 %690, label %691, label %694, !dbg !17

691:                                              ; preds = %685
  %692 = call double @llvm.fma.f64(double 1.000000e+300, double 1.000000e+300, double 0.000000e+00), !dbg !17
  store volatile double %692, double* @none, align 8, !dbg !17
  %693 = fptrunc double %692 to float, !dbg !17
  store volatile float %693, float* @single, align 4, !dbg !17
  br label %694, !dbg !17

694:                                              ; preds = %691, %685
  %695 = load i8, i8* %2, align 1, !dbg !17
  %696 = zext i8 %695 to i32, !dbg !17
  %697 = load i32, i32* %3, align 4, !dbg !17
  %698 = add i32 %697, 1, !dbg !17
  store i32 %698, i32* %3, align 4, !dbg !17
  %699 = icmp eq i32 %696, %697, !dbg !17
  br i1 %699, label %700, label %704, !dbg !17

700:                                              ; preds = %694
  %701 = call double @as_is(double noundef -4.000000e+03), !dbg !17
  %702 = call double @acosh(double noundef %701) #6, !dbg !17
  store volatile double %702, double* @none, align 8, !dbg !17
  %703 = fptrunc double %702 to float, !dbg !17
  store volatile float %703, float* @single, align 4, !dbg !17
  br label %704, !dbg !17

704:                                              ; preds = %700, %694
  %705 = load i8, i8* %2, align 1, !dbg !17
  %706 = zext i8 %705 to i32, !dbg !17
  %707 = load i32, i32* %3, align 4, !dbg !17
  %708 = add i32 %707, 1, !dbg !17
  store i32 %708, i32* %3, align 4, !dbg !17
  %709 = icmp eq i32 %706, %707, !dbg !17
  br i1 %709, label %710, label %716, !dbg !17

710:                                              ; preds = %704
  %711 = call double @as_is(double noundef -1.705000e+02), !dbg !17
  %712 = fptrunc double %711 to float, !dbg !17
  %713 = call float @acoshf(float noundef %712) #6, !dbg !17
  %714 = fpext float %713 to double, !dbg !17
  store volatile double %714, double* @none, align 8, !dbg !17
  %715 = fptrunc double %714 to float, !dbg !17
  store volatile float %715, float* @single, align 4, !dbg !17
  br label %716, !dbg !17

716:                                              ; preds = %710, %704
  %717 = load i8, i8* %2, align 1, !dbg !17
  %718 = zext i8 %717 to i32, !dbg !17
  %719 = load i32, i32* %3, align 4, !dbg !17
  %720 = add i32 %719, 1, !dbg !17
  store i32 %720, i32* %3, align 4, !dbg !17
  %721 = icmp eq i32 %718, %719, !dbg !17
  br i1 %721, label %722, label %726, !dbg !17

722:                                              ; preds = %716
  %723 = call double @as_is(double noundef 0.000000e+00), !dbg !17
  %724 = call double @nextafter(double noundef %723, double noundef 1.000000e+00) #6, !dbg !17
  store volatile double %724, double* @none, align 8, !dbg !17
  %725 = fptrunc double %724 to float, !dbg !17
  store volatile float %725, float* @single, align 4, !dbg !17
  br label %726, !dbg !17

726:                                              ; preds = %722, %716
  %727 = load i8, i8* %2, align 1, !dbg !17
  %728 = zext i8 %727 to i32, !dbg !17
  %729 = load i32, i32* %3, align 4, !dbg !17
  %730 = add i32 %729, 1, !dbg !17
  store i32 %730, i32* %3, align 4, !dbg !17
  %731 = icmp eq i32 %728, %729, !dbg !17
  br i1 %731, label %732, label %736, !dbg !17

732:                                              ; preds = %726
  %733 = call double @as_is(double noundef 0.000000e+00), !dbg !17
  %734 = call double @scalb(double noundef %733, double noundef 0x7FF0000000000000) #6, !dbg !17
  store volatile double %734, double* @none, align 8, !dbg !17
  %735 = fptrunc double %734 to float, !dbg !17
  store volatile float %735, float* @single, align 4, !dbg !17
  br label %736, !dbg !17

736:                                              ; preds = %732, %726
  %737 = load i8, i8* %2, align 1, !dbg !17
  %738 = zext i8 %737 to i32, !dbg !17
  %739 = load i32, i32* %3, align 4, !dbg !17
  %740 = add i32 %739, 1, !dbg !17
  store i32 %740, i32* %3, align 4, !dbg !17
  %741 = icmp eq i32 %738, %739, !dbg !17
  br i1 %741, label %742, label %748, !dbg !17

742:                                              ; preds = %736
  %743 = call double @as_is(double noundef -2.000000e+00), !dbg !17
  %744 = fpext double %743 to x86_fp80, !dbg !17
  %745 = call x86_fp80 @sqrtl(x86_fp80 noundef %744) #6, !dbg !17
  %746 = fptrunc x86_fp80 %745 to double, !dbg !17
  store volatile double %746, double* @none, align 8, !dbg !17
  %747 = fptrunc double %746 to float, !dbg !17
  store volatile float %747, float* @single, align 4, !dbg !17
  br label %748, !dbg !17

748:                                              ; preds = %742, %736
  %749 = load i8, i8* %2, align 1, !dbg !17
  %750 = zext i8 %749 to i32, !dbg !17
  %751 = load i32, i32* %3, align 4, !dbg !17
  %752 = add i32 %751, 1, !dbg !17
  store i32 %752, i32* %3, align 4, !dbg !17
  %753 = icmp eq i32 %750, %751, !dbg !17
  br i1 %753, label %754, label %760, !dbg !17

754:                                              ; preds = %748
  %755 = call double @as_is(double noundef 1.000000e+00), !dbg !17
  %756 = fpext double %755 to x86_fp80, !dbg !17
  %757 = call x86_fp80 @fmodl(x86_fp80 noundef %756, x86_fp80 noundef 0xK00000000000000000000) #6, !dbg !17
  %758 = fptrunc x86_fp80 %757 to double, !dbg !17
  store volatile double %758, double* @none, align 8, !dbg !17
  %759 = fptrunc double %758 to float, !dbg !17
  store volatile float %759, float* @single, align 4, !dbg !17
  br label %760, !dbg !17

760:                                              ; preds = %754, %748
  %761 = load i8, i8* %2, align 1, !dbg !17
  %762 = zext i8 %761 to i32, !dbg !17
  %763 = load i32, i32* %3, align 4, !dbg !17
  %764 = add i32 %763, 1, !dbg !17
  store i32 %764, i32* %3, align 4, !dbg !17
  %765 = icmp eq i32 %762, %763, !dbg !17
  br i1 %765, label %766, label %772, !dbg !17

766:                                              ; preds = %760
  %767 = call double @as_is(double noundef 1.000000e+00), !dbg !17
  %768 = fpext double %767 to x86_fp80, !dbg !17
  %769 = call x86_fp80 @remainderl(x86_fp80 noundef %768, x86_fp80 noundef 0xK00000000000000000000) #6, !dbg !17
  %770 = fptrunc x86_fp80 %769 to double, !dbg !17
  store volatile double %770, double* @none, align 8, !dbg !17
  %771 = fptrunc double %770 to float, !dbg !17
  store volatile float %771, float* @single, align 4, !dbg !17
  br label %772, !dbg !17

772:                                              ; preds = %766, %760
  %773 = load i8, i8* %2, align 1, !dbg !17
  %774 = zext i8 %773 to i32, !dbg !17
  %775 = load i32, i32* %3, align 4, !dbg !17
  %776 = add i32 %775, 1, !dbg !17
  store i32 %776, i32* %3, align 4, !dbg !17
  %777 = icmp eq i32 %774, %775, !dbg !17
  br i1 %777, label %778, label %781, !dbg !17

778:                                              ; preds = %772
  %779 = call double @sign(double noundef -5.000000e-01), !dbg !17
  store volatile double %779, double* @none, align 8, !dbg !17
  %780 = fptrunc double %779 to float, !dbg !17
  store volatile float %780, float* @single, align 4, !dbg !17
  br label %781, !dbg !17

781:                                              ; preds = %778, %772
  %782 = load i8, i8* %2, align 1, !dbg !17
  %783 = zext i8 %782 to i32, !dbg !17
  %784 = load i32, i32* %3, align 4, !dbg !17
  %785 = add i32 %784, 1, !dbg !17
  store i32 %785, i32* %3, align 4, !dbg !17
  %786 = icmp eq i32 %783, %784, !dbg !17
  br i1 %786, label %787, label %790, !dbg !17

787:                                              ; preds = %781
  %788 = call double @sign(double noundef -1.500000e+00), !dbg !17
  store volatile double %788, double* @none, align 8, !dbg !17
  %789 = fptrunc double %788 to float, !dbg !17
  store volatile float %789, float* @single, align 4, !dbg !17
  br label %790, !dbg !17

790:                                              ; preds = %787, %781
  %791 = load i8, i8* %2, align 1, !dbg !17
  %792 = zext i8 %791 to i32, !dbg !17
  %793 = load i32, i32* %3, align 4, !dbg !17
  %794 = add i32 %793, 1, !dbg !17
  store i32 %794, i32* %3, align 4, !dbg !17
  %795 = icmp eq i32 %792, %793, !dbg !17
  br i1 %795, label %796, label %799, !dbg !17

796:                                              ; preds = %790
  %797 = call double @sign(double noundef 3.000000e+00), !dbg !17
  store volatile double %797, double* @none, align 8, !dbg !17
  %798 = fptrunc double %797 to float, !dbg !17
  store volatile float %798, float* @single, align 4, !dbg !17
  br label %799, !dbg !17

799:                                              ; preds = %796, %790
  %800 = load i8, i8* %2, align 1, !dbg !18
  %801 = zext i8 %800 to i32, !dbg !18
  %802 = load i32, i32* %3, align 4, !dbg !19
  %803 = icmp ult i32 %801, %802, !dbg !20
  br i1 %803, label %804, label %807, !dbg !18

804:                                              ; preds = %799
  %805 = call i32* @__errno_location() #5, !dbg !21
  %806 = load i32, i32* %805, align 4, !dbg !21
  br label %808, !dbg !18

807:                                              ; preds = %799
  br label %808, !dbg !18

808:                                              ; preds = %807, %804
  %809 = phi i32 [ %806, %804 ], [ 1, %807 ], !dbg !18
  ret i32 %809, !dbg !22
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #2

; Function Attrs: nounwind
declare double @sqrt(double noundef) #3

; Function Attrs: nounwind
declare double @log(double noundef) #3

; Function Attrs: nounwind
declare double @log2(double noundef) #3

; Function Attrs: nounwind
declare double @log10(double noundef) #3

; Function Attrs: nounwind
declare double @log1p(double noundef) #3

; Function Attrs: nounwind
declare double @exp(double noundef) #3

; Function Attrs: nounwind
declare double @exp2(double noundef) #3

; Function Attrs: nounwind
declare double @expm1(double noundef) #3

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal double @as_is(double noundef %0) #0 !dbg !23 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store double %0, double* %2, align 8
  %4 = load double, double* %2, align 8, !dbg !24
  store volatile double %4, double* %3, align 8, !dbg !25
  %5 = load volatile double, double* %3, align 8, !dbg !26
  ret double %5, !dbg !27
}

; Function Attrs: nounwind
declare double @acos(double noundef) #3

; Function Attrs: nounwind
declare double @asin(double noundef) #3

; Function Attrs: nounwind
declare double @acosh(double noundef) #3

; Function Attrs: nounwind
declare double @atanh(double noundef) #3

; Function Attrs: nounwind
declare double @cosh(double noundef) #3

; Function Attrs: nounwind
declare double @sinh(double noundef) #3

; Function Attrs: nounwind
declare double @sin(double noundef) #3

; Function Attrs: nounwind
declare double @cos(double noundef) #3

; Function Attrs: nounwind
declare double @tan(double noundef) #3

; Function Attrs: nounwind
declare double @fmod(double noundef, double noundef) #3

; Function Attrs: nounwind
declare double @remainder(double noundef, double noundef) #3

; Function Attrs: nounwind
declare double @hypot(double noundef, double noundef) #3

; Function Attrs: nounwind
declare double @tgamma(double noundef) #3

; Function Attrs: nounwind
declare double @lgamma(double noundef) #3

; Function Attrs: nounwind
declare double @erfc(double noundef) #3

; Function Attrs: nounwind
declare double @ldexp(double noundef, i32 noundef) #3

; Function Attrs: nounwind
declare double @scalbn(double noundef, i32 noundef) #3

; Function Attrs: nounwind
declare double @fdim(double noundef, double noundef) #3

; Function Attrs: nounwind
declare double @logb(double noundef) #3

; Function Attrs: nounwind
declare i32 @ilogb(double noundef) #3

; Function Attrs: nounwind
declare double @atan2(double noundef, double noundef) #3

; Function Attrs: nounwind
declare double @y0(double noundef) #3

; Function Attrs: nounwind
declare double @y1(double noundef) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.floor.f64(double) #4

; Function Attrs: nounwind
declare float @sqrtf(float noundef) #3

; Function Attrs: nounwind
declare float @logf(float noundef) #3

; Function Attrs: nounwind
declare float @expf(float noundef) #3

; Function Attrs: nounwind
declare float @powf(float noundef, float noundef) #3

; Function Attrs: nounwind
declare float @acosf(float noundef) #3

; Function Attrs: nounwind
declare float @fmodf(float noundef, float noundef) #3

; Function Attrs: nounwind
declare float @ldexpf(float noundef, i32 noundef) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.maxnum.f64(double, double) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fma.f64(double, double, double) #4

; Function Attrs: nounwind
declare float @acoshf(float noundef) #3

; Function Attrs: nounwind
declare double @nextafter(double noundef, double noundef) #3

; Function Attrs: nounwind
declare double @scalb(double noundef, double noundef) #3

; Function Attrs: nounwind
declare x86_fp80 @sqrtl(x86_fp80 noundef) #3

; Function Attrs: nounwind
declare x86_fp80 @fmodl(x86_fp80 noundef, x86_fp80 noundef) #3

; Function Attrs: nounwind
declare x86_fp80 @remainderl(x86_fp80 noundef, x86_fp80 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal double @sign(double noundef %0) #0 !dbg !28 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store double %0, double* %2, align 8
  %4 = load double, double* %2, align 8, !dbg !29
  %5 = call double @as_is(double noundef %4), !dbg !30
  %6 = call double @lgamma(double noundef %5) #6, !dbg !31
  store double %6, double* %3, align 8, !dbg !32
  %7 = load i32, i32* @signgam, align 4, !dbg !33
  %8 = mul nsw i32 10, %7, !dbg !34
  %9 = add nsw i32 1000, %8, !dbg !35
  %10 = load i32, i32* @signgam, align 4, !dbg !36
  %11 = load double, double* %2, align 8, !dbg !37
  %12 = call double @as_is(double noundef %11), !dbg !38
  %13 = fptrunc double %12 to float, !dbg !38
  %14 = call float @lgammaf(float noundef %13) #6, !dbg !39
  %15 = load i32, i32* @signgam, align 4, !dbg !40
  %16 = icmp eq i32 %10, %15, !dbg !41
  %17 = zext i1 %16 to i32, !dbg !41
  %18 = add nsw i32 %9, %17, !dbg !42
  %19 = call i32* @__errno_location() #5, !dbg !43
  store i32 %18, i32* %19, align 4, !dbg !44
  %20 = load double, double* %3, align 8, !dbg !45
  ret double %20, !dbg !46
}

; Function Attrs: nounwind
declare float @lgammaf(float noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nounwind readnone willreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/math_errors.c", directory: ".", checksumkind: CSK_MD5, checksum: "ea170c159533904942f56a18114be22f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 42, type: !11, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 45, column: 14, scope: !10)
!14 = !DILocation(line: 46, column: 5, scope: !10)
!15 = !DILocation(line: 47, column: 5, scope: !10)
!16 = !DILocation(line: 47, column: 11, scope: !10)
!17 = !DILocation(line: 50, column: 5, scope: !10)
!18 = !DILocation(line: 51, column: 12, scope: !10)
!19 = !DILocation(line: 51, column: 16, scope: !10)
!20 = !DILocation(line: 51, column: 14, scope: !10)
!21 = !DILocation(line: 51, column: 20, scope: !10)
!22 = !DILocation(line: 51, column: 5, scope: !10)
!23 = distinct !DISubprogram(name: "as_is", scope: !1, file: !1, line: 12, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!24 = !DILocation(line: 14, column: 25, scope: !23)
!25 = !DILocation(line: 14, column: 21, scope: !23)
!26 = !DILocation(line: 15, column: 12, scope: !23)
!27 = !DILocation(line: 15, column: 5, scope: !23)
!28 = distinct !DISubprogram(name: "sign", scope: !1, file: !1, line: 19, type: !11, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!29 = !DILocation(line: 21, column: 34, scope: !28)
!30 = !DILocation(line: 21, column: 28, scope: !28)
!31 = !DILocation(line: 21, column: 21, scope: !28)
!32 = !DILocation(line: 21, column: 12, scope: !28)
!33 = !DILocation(line: 22, column: 25, scope: !28)
!34 = !DILocation(line: 22, column: 23, scope: !28)
!35 = !DILocation(line: 22, column: 18, scope: !28)
!36 = !DILocation(line: 22, column: 36, scope: !28)
!37 = !DILocation(line: 22, column: 62, scope: !28)
!38 = !DILocation(line: 22, column: 56, scope: !28)
!39 = !DILocation(line: 22, column: 48, scope: !28)
!40 = !DILocation(line: 22, column: 67, scope: !28)
!41 = !DILocation(line: 22, column: 44, scope: !28)
!42 = !DILocation(line: 22, column: 33, scope: !28)
!43 = !DILocation(line: 22, column: 5, scope: !28)
!44 = !DILocation(line: 22, column: 11, scope: !28)
!45 = !DILocation(line: 23, column: 12, scope: !28)
!46 = !DILocation(line: 23, column: 5, scope: !28)
