; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/math_errors.c
; ModuleID = 'tests/programs/math_errors.c'
source_filename = "tests/programs/math_errors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@none = internal global double 0.000000e+00, align 8
@single = internal global float 0.000000e+00, align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #8, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %4, i64 noundef 1, ptr noundef nonnull @.str) #8, !dbg !13
  %5 = tail call ptr @__errno_location() #9, !dbg !14
  store i32 0, ptr %5, align 4, !dbg !15, !tbaa !16
  %6 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  %7 = icmp eq i8 %6, 0, !dbg !20
  br i1 %7, label %8, label %12, !dbg !20

8:                                                ; preds = %0
  %9 = call double @sqrt(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %9, ptr @none, align 8, !dbg !20, !tbaa !22
  %10 = fptrunc double %9 to float, !dbg !20
  store volatile float %10, ptr @single, align 4, !dbg !20, !tbaa !24
  %11 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %12, !dbg !20

12:                                               ; preds = %8, %0
  %13 = phi i8 [ %11, %8 ], [ %6, %0 ], !dbg !20
  switch i8 %13, label %19 [
    i8 1, label %14
    i8 2, label %15
  ], !dbg !20

14:                                               ; preds = %12
  store volatile double 0x3FF6A09E667F3BCD, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

15:                                               ; preds = %12
  %16 = call double @log(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %16, ptr @none, align 8, !dbg !20, !tbaa !22
  %17 = fptrunc double %16 to float, !dbg !20
  store volatile float %17, ptr @single, align 4, !dbg !20, !tbaa !24
  %18 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %19, !dbg !20

19:                                               ; preds = %12, %15
  %20 = phi i8 [ %13, %12 ], [ %18, %15 ], !dbg !20
  %21 = icmp eq i8 %20, 3, !dbg !20
  br i1 %21, label %22, label %26, !dbg !20

22:                                               ; preds = %19
  %23 = call double @log(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %23, ptr @none, align 8, !dbg !20, !tbaa !22
  %24 = fptrunc double %23 to float, !dbg !20
  store volatile float %24, ptr @single, align 4, !dbg !20, !tbaa !24
  %25 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %26, !dbg !20

26:                                               ; preds = %22, %19
  %27 = phi i8 [ %25, %22 ], [ %20, %19 ], !dbg !20
  switch i8 %27, label %33 [
    i8 4, label %28
    i8 5, label %29
  ], !dbg !20

28:                                               ; preds = %26
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

29:                                               ; preds = %26
  %30 = call double @log2(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %30, ptr @none, align 8, !dbg !20, !tbaa !22
  %31 = fptrunc double %30 to float, !dbg !20
  store volatile float %31, ptr @single, align 4, !dbg !20, !tbaa !24
  %32 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %33, !dbg !20

33:                                               ; preds = %26, %29
  %34 = phi i8 [ %27, %26 ], [ %32, %29 ], !dbg !20
  %35 = icmp eq i8 %34, 6, !dbg !20
  br i1 %35, label %36, label %40, !dbg !20

36:                                               ; preds = %33
  %37 = call double @log10(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %37, ptr @none, align 8, !dbg !20, !tbaa !22
  %38 = fptrunc double %37 to float, !dbg !20
  store volatile float %38, ptr @single, align 4, !dbg !20, !tbaa !24
  %39 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %40, !dbg !20

40:                                               ; preds = %36, %33
  %41 = phi i8 [ %39, %36 ], [ %34, %33 ], !dbg !20
  %42 = icmp eq i8 %41, 7, !dbg !20
  br i1 %42, label %43, label %47, !dbg !20

43:                                               ; preds = %40
  %44 = call double @log1p(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %44, ptr @none, align 8, !dbg !20, !tbaa !22
  %45 = fptrunc double %44 to float, !dbg !20
  store volatile float %45, ptr @single, align 4, !dbg !20, !tbaa !24
  %46 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %47, !dbg !20

47:                                               ; preds = %43, %40
  %48 = phi i8 [ %46, %43 ], [ %41, %40 ], !dbg !20
  %49 = icmp eq i8 %48, 8, !dbg !20
  br i1 %49, label %50, label %54, !dbg !20

50:                                               ; preds = %47
  %51 = call double @log1p(double noundef -3.000000e+00) #8, !dbg !20
  store volatile double %51, ptr @none, align 8, !dbg !20, !tbaa !22
  %52 = fptrunc double %51 to float, !dbg !20
  store volatile float %52, ptr @single, align 4, !dbg !20, !tbaa !24
  %53 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %54, !dbg !20

54:                                               ; preds = %50, %47
  %55 = phi i8 [ %53, %50 ], [ %48, %47 ], !dbg !20
  %56 = icmp eq i8 %55, 9, !dbg !20
  br i1 %56, label %57, label %61, !dbg !20

57:                                               ; preds = %54
  %58 = call double @exp(double noundef 1.000000e+03) #8, !dbg !20
  store volatile double %58, ptr @none, align 8, !dbg !20, !tbaa !22
  %59 = fptrunc double %58 to float, !dbg !20
  store volatile float %59, ptr @single, align 4, !dbg !20, !tbaa !24
  %60 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %61, !dbg !20

61:                                               ; preds = %57, %54
  %62 = phi i8 [ %60, %57 ], [ %55, %54 ], !dbg !20
  %63 = icmp eq i8 %62, 10, !dbg !20
  br i1 %63, label %64, label %68, !dbg !20

64:                                               ; preds = %61
  %65 = call double @exp(double noundef -1.000000e+03) #8, !dbg !20
  store volatile double %65, ptr @none, align 8, !dbg !20, !tbaa !22
  %66 = fptrunc double %65 to float, !dbg !20
  store volatile float %66, ptr @single, align 4, !dbg !20, !tbaa !24
  %67 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %68, !dbg !20

68:                                               ; preds = %64, %61
  %69 = phi i8 [ %67, %64 ], [ %62, %61 ], !dbg !20
  %70 = icmp eq i8 %69, 11, !dbg !20
  br i1 %70, label %71, label %75, !dbg !20

71:                                               ; preds = %68
  %72 = call double @exp(double noundef 0xFFF0000000000000) #8, !dbg !20
  store volatile double %72, ptr @none, align 8, !dbg !20, !tbaa !22
  %73 = fptrunc double %72 to float, !dbg !20
  store volatile float %73, ptr @single, align 4, !dbg !20, !tbaa !24
  %74 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %75, !dbg !20

75:                                               ; preds = %71, %68
  %76 = phi i8 [ %74, %71 ], [ %69, %68 ], !dbg !20
  %77 = icmp eq i8 %76, 12, !dbg !20
  br i1 %77, label %78, label %82, !dbg !20

78:                                               ; preds = %75
  %79 = call double @exp(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %79, ptr @none, align 8, !dbg !20, !tbaa !22
  %80 = fptrunc double %79 to float, !dbg !20
  store volatile float %80, ptr @single, align 4, !dbg !20, !tbaa !24
  %81 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %82, !dbg !20

82:                                               ; preds = %78, %75
  %83 = phi i8 [ %81, %78 ], [ %76, %75 ], !dbg !20
  %84 = icmp eq i8 %83, 13, !dbg !20
  br i1 %84, label %85, label %89, !dbg !20

85:                                               ; preds = %82
  %86 = call double @exp2(double noundef 5.000000e+03) #8, !dbg !20
  store volatile double %86, ptr @none, align 8, !dbg !20, !tbaa !22
  %87 = fptrunc double %86 to float, !dbg !20
  store volatile float %87, ptr @single, align 4, !dbg !20, !tbaa !24
  %88 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %89, !dbg !20

89:                                               ; preds = %85, %82
  %90 = phi i8 [ %88, %85 ], [ %83, %82 ], !dbg !20
  %91 = icmp eq i8 %90, 14, !dbg !20
  br i1 %91, label %92, label %96, !dbg !20

92:                                               ; preds = %89
  %93 = call double @exp2(double noundef -5.000000e+03) #8, !dbg !20
  store volatile double %93, ptr @none, align 8, !dbg !20, !tbaa !22
  %94 = fptrunc double %93 to float, !dbg !20
  store volatile float %94, ptr @single, align 4, !dbg !20, !tbaa !24
  %95 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %96, !dbg !20

96:                                               ; preds = %92, %89
  %97 = phi i8 [ %95, %92 ], [ %90, %89 ], !dbg !20
  %98 = icmp eq i8 %97, 15, !dbg !20
  br i1 %98, label %99, label %103, !dbg !20

99:                                               ; preds = %96
  %100 = call double @expm1(double noundef 5.000000e+03) #8, !dbg !20
  store volatile double %100, ptr @none, align 8, !dbg !20, !tbaa !22
  %101 = fptrunc double %100 to float, !dbg !20
  store volatile float %101, ptr @single, align 4, !dbg !20, !tbaa !24
  %102 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %103, !dbg !20

103:                                              ; preds = %99, %96
  %104 = phi i8 [ %102, %99 ], [ %97, %96 ], !dbg !20
  %105 = icmp eq i8 %104, 16, !dbg !20
  br i1 %105, label %106, label %110, !dbg !20

106:                                              ; preds = %103
  %107 = call double @expm1(double noundef -5.000000e+03) #8, !dbg !20
  store volatile double %107, ptr @none, align 8, !dbg !20, !tbaa !22
  %108 = fptrunc double %107 to float, !dbg !20
  store volatile float %108, ptr @single, align 4, !dbg !20, !tbaa !24
  %109 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %110, !dbg !20

110:                                              ; preds = %106, %103
  %111 = phi i8 [ %109, %106 ], [ %104, %103 ], !dbg !20
  %112 = icmp eq i8 %111, 17, !dbg !20
  br i1 %112, label %113, label %117, !dbg !20

113:                                              ; preds = %110
  %114 = call double @pow(double noundef -8.000000e+00, double noundef 0x3FD5555555555555) #8, !dbg !20
  store volatile double %114, ptr @none, align 8, !dbg !20, !tbaa !22
  %115 = fptrunc double %114 to float, !dbg !20
  store volatile float %115, ptr @single, align 4, !dbg !20, !tbaa !24
  %116 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %117, !dbg !20

117:                                              ; preds = %113, %110
  %118 = phi i8 [ %116, %113 ], [ %111, %110 ], !dbg !20
  %119 = icmp eq i8 %118, 18, !dbg !20
  br i1 %119, label %120, label %125, !dbg !20

120:                                              ; preds = %117
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3), !dbg !26
  store volatile double -1.000000e+00, ptr %3, align 8, !dbg !29, !tbaa !22
  %121 = load volatile double, ptr %3, align 8, !dbg !30, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !31
  %122 = call double @pow(double noundef 0.000000e+00, double noundef %121) #8, !dbg !20
  store volatile double %122, ptr @none, align 8, !dbg !20, !tbaa !22
  %123 = fptrunc double %122 to float, !dbg !20
  store volatile float %123, ptr @single, align 4, !dbg !20, !tbaa !24
  %124 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %125, !dbg !20

125:                                              ; preds = %120, %117
  %126 = phi i8 [ %124, %120 ], [ %118, %117 ], !dbg !20
  switch i8 %126, label %132 [
    i8 19, label %127
    i8 20, label %128
  ], !dbg !20

127:                                              ; preds = %125
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

128:                                              ; preds = %125
  %129 = call double @pow(double noundef 1.000000e+01, double noundef 4.000000e+02) #8, !dbg !20
  store volatile double %129, ptr @none, align 8, !dbg !20, !tbaa !22
  %130 = fptrunc double %129 to float, !dbg !20
  store volatile float %130, ptr @single, align 4, !dbg !20, !tbaa !24
  %131 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %132, !dbg !20

132:                                              ; preds = %125, %128
  %133 = phi i8 [ %126, %125 ], [ %131, %128 ], !dbg !20
  %134 = icmp eq i8 %133, 21, !dbg !20
  br i1 %134, label %135, label %139, !dbg !20

135:                                              ; preds = %132
  %136 = call double @pow(double noundef 1.000000e+01, double noundef -4.000000e+02) #8, !dbg !20
  store volatile double %136, ptr @none, align 8, !dbg !20, !tbaa !22
  %137 = fptrunc double %136 to float, !dbg !20
  store volatile float %137, ptr @single, align 4, !dbg !20, !tbaa !24
  %138 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %139, !dbg !20

139:                                              ; preds = %135, %132
  %140 = phi i8 [ %138, %135 ], [ %133, %132 ], !dbg !20
  switch i8 %140, label %147 [
    i8 22, label %141
    i8 23, label %142
    i8 24, label %143
  ], !dbg !20

141:                                              ; preds = %139
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

142:                                              ; preds = %139
  store volatile double -1.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

143:                                              ; preds = %139
  %144 = call double @acos(double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %144, ptr @none, align 8, !dbg !20, !tbaa !22
  %145 = fptrunc double %144 to float, !dbg !20
  store volatile float %145, ptr @single, align 4, !dbg !20, !tbaa !24
  %146 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %147, !dbg !20

147:                                              ; preds = %139, %143
  %148 = phi i8 [ %140, %139 ], [ %146, %143 ], !dbg !20
  switch i8 %148, label %154 [
    i8 25, label %149
    i8 26, label %150
  ], !dbg !20

149:                                              ; preds = %147
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

150:                                              ; preds = %147
  %151 = call double @asin(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %151, ptr @none, align 8, !dbg !20, !tbaa !22
  %152 = fptrunc double %151 to float, !dbg !20
  store volatile float %152, ptr @single, align 4, !dbg !20, !tbaa !24
  %153 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %154, !dbg !20

154:                                              ; preds = %150, %147
  %155 = phi i8 [ %148, %147 ], [ %153, %150 ], !dbg !20
  %156 = icmp eq i8 %155, 27, !dbg !20
  br i1 %156, label %157, label %161, !dbg !20

157:                                              ; preds = %154
  %158 = call double @acosh(double noundef 5.000000e-01) #8, !dbg !20
  store volatile double %158, ptr @none, align 8, !dbg !20, !tbaa !22
  %159 = fptrunc double %158 to float, !dbg !20
  store volatile float %159, ptr @single, align 4, !dbg !20, !tbaa !24
  %160 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %161, !dbg !20

161:                                              ; preds = %157, %154
  %162 = phi i8 [ %160, %157 ], [ %155, %154 ], !dbg !20
  %163 = icmp eq i8 %162, 28, !dbg !20
  br i1 %163, label %164, label %168, !dbg !20

164:                                              ; preds = %161
  %165 = call double @atanh(double noundef 1.000000e+00) #8, !dbg !20
  store volatile double %165, ptr @none, align 8, !dbg !20, !tbaa !22
  %166 = fptrunc double %165 to float, !dbg !20
  store volatile float %166, ptr @single, align 4, !dbg !20, !tbaa !24
  %167 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %168, !dbg !20

168:                                              ; preds = %164, %161
  %169 = phi i8 [ %167, %164 ], [ %162, %161 ], !dbg !20
  %170 = icmp eq i8 %169, 29, !dbg !20
  br i1 %170, label %171, label %175, !dbg !20

171:                                              ; preds = %168
  %172 = call double @atanh(double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %172, ptr @none, align 8, !dbg !20, !tbaa !22
  %173 = fptrunc double %172 to float, !dbg !20
  store volatile float %173, ptr @single, align 4, !dbg !20, !tbaa !24
  %174 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %175, !dbg !20

175:                                              ; preds = %171, %168
  %176 = phi i8 [ %174, %171 ], [ %169, %168 ], !dbg !20
  %177 = icmp eq i8 %176, 30, !dbg !20
  br i1 %177, label %178, label %182, !dbg !20

178:                                              ; preds = %175
  %179 = call double @cosh(double noundef 1.000000e+03) #8, !dbg !20
  store volatile double %179, ptr @none, align 8, !dbg !20, !tbaa !22
  %180 = fptrunc double %179 to float, !dbg !20
  store volatile float %180, ptr @single, align 4, !dbg !20, !tbaa !24
  %181 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %182, !dbg !20

182:                                              ; preds = %178, %175
  %183 = phi i8 [ %181, %178 ], [ %176, %175 ], !dbg !20
  %184 = icmp eq i8 %183, 31, !dbg !20
  br i1 %184, label %185, label %189, !dbg !20

185:                                              ; preds = %182
  %186 = call double @sinh(double noundef -1.000000e+03) #8, !dbg !20
  store volatile double %186, ptr @none, align 8, !dbg !20, !tbaa !22
  %187 = fptrunc double %186 to float, !dbg !20
  store volatile float %187, ptr @single, align 4, !dbg !20, !tbaa !24
  %188 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %189, !dbg !20

189:                                              ; preds = %185, %182
  %190 = phi i8 [ %188, %185 ], [ %183, %182 ], !dbg !20
  %191 = icmp eq i8 %190, 32, !dbg !20
  br i1 %191, label %192, label %196, !dbg !20

192:                                              ; preds = %189
  %193 = call double @sin(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %193, ptr @none, align 8, !dbg !20, !tbaa !22
  %194 = fptrunc double %193 to float, !dbg !20
  store volatile float %194, ptr @single, align 4, !dbg !20, !tbaa !24
  %195 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %196, !dbg !20

196:                                              ; preds = %192, %189
  %197 = phi i8 [ %195, %192 ], [ %190, %189 ], !dbg !20
  %198 = icmp eq i8 %197, 33, !dbg !20
  br i1 %198, label %199, label %203, !dbg !20

199:                                              ; preds = %196
  %200 = call double @cos(double noundef 0xFFF0000000000000) #8, !dbg !20
  store volatile double %200, ptr @none, align 8, !dbg !20, !tbaa !22
  %201 = fptrunc double %200 to float, !dbg !20
  store volatile float %201, ptr @single, align 4, !dbg !20, !tbaa !24
  %202 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %203, !dbg !20

203:                                              ; preds = %199, %196
  %204 = phi i8 [ %202, %199 ], [ %197, %196 ], !dbg !20
  %205 = icmp eq i8 %204, 34, !dbg !20
  br i1 %205, label %206, label %210, !dbg !20

206:                                              ; preds = %203
  %207 = call double @tan(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %207, ptr @none, align 8, !dbg !20, !tbaa !22
  %208 = fptrunc double %207 to float, !dbg !20
  store volatile float %208, ptr @single, align 4, !dbg !20, !tbaa !24
  %209 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %210, !dbg !20

210:                                              ; preds = %206, %203
  %211 = phi i8 [ %209, %206 ], [ %204, %203 ], !dbg !20
  switch i8 %211, label %217 [
    i8 35, label %212
    i8 36, label %213
  ], !dbg !20

212:                                              ; preds = %210
  store volatile double 0x3FC210386DB6D55B, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

213:                                              ; preds = %210
  %214 = call double @fmod(double noundef 1.000000e+00, double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %214, ptr @none, align 8, !dbg !20, !tbaa !22
  %215 = fptrunc double %214 to float, !dbg !20
  store volatile float %215, ptr @single, align 4, !dbg !20, !tbaa !24
  %216 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %217, !dbg !20

217:                                              ; preds = %210, %213
  %218 = phi i8 [ %211, %210 ], [ %216, %213 ], !dbg !20
  %219 = icmp eq i8 %218, 37, !dbg !20
  br i1 %219, label %220, label %224, !dbg !20

220:                                              ; preds = %217
  %221 = call double @fmod(double noundef 0x7FF0000000000000, double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %221, ptr @none, align 8, !dbg !20, !tbaa !22
  %222 = fptrunc double %221 to float, !dbg !20
  store volatile float %222, ptr @single, align 4, !dbg !20, !tbaa !24
  %223 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %224, !dbg !20

224:                                              ; preds = %220, %217
  %225 = phi i8 [ %223, %220 ], [ %218, %217 ], !dbg !20
  switch i8 %225, label %231 [
    i8 38, label %226
    i8 39, label %227
  ], !dbg !20

226:                                              ; preds = %224
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

227:                                              ; preds = %224
  %228 = call double @remainder(double noundef 1.000000e+00, double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %228, ptr @none, align 8, !dbg !20, !tbaa !22
  %229 = fptrunc double %228 to float, !dbg !20
  store volatile float %229, ptr @single, align 4, !dbg !20, !tbaa !24
  %230 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %231, !dbg !20

231:                                              ; preds = %224, %227
  %232 = phi i8 [ %225, %224 ], [ %230, %227 ], !dbg !20
  %233 = icmp eq i8 %232, 40, !dbg !20
  br i1 %233, label %234, label %238, !dbg !20

234:                                              ; preds = %231
  %235 = call double @hypot(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0x7FEFFFFFFFFFFFFF) #8, !dbg !20
  store volatile double %235, ptr @none, align 8, !dbg !20, !tbaa !22
  %236 = fptrunc double %235 to float, !dbg !20
  store volatile float %236, ptr @single, align 4, !dbg !20, !tbaa !24
  %237 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %238, !dbg !20

238:                                              ; preds = %234, %231
  %239 = phi i8 [ %237, %234 ], [ %232, %231 ], !dbg !20
  %240 = icmp eq i8 %239, 41, !dbg !20
  br i1 %240, label %241, label %245, !dbg !20

241:                                              ; preds = %238
  %242 = call double @hypot(double noundef 0x7FF8000000000000, double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %242, ptr @none, align 8, !dbg !20, !tbaa !22
  %243 = fptrunc double %242 to float, !dbg !20
  store volatile float %243, ptr @single, align 4, !dbg !20, !tbaa !24
  %244 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %245, !dbg !20

245:                                              ; preds = %241, %238
  %246 = phi i8 [ %244, %241 ], [ %239, %238 ], !dbg !20
  %247 = icmp eq i8 %246, 42, !dbg !20
  br i1 %247, label %248, label %252, !dbg !20

248:                                              ; preds = %245
  %249 = call double @tgamma(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %249, ptr @none, align 8, !dbg !20, !tbaa !22
  %250 = fptrunc double %249 to float, !dbg !20
  store volatile float %250, ptr @single, align 4, !dbg !20, !tbaa !24
  %251 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %252, !dbg !20

252:                                              ; preds = %248, %245
  %253 = phi i8 [ %251, %248 ], [ %246, %245 ], !dbg !20
  %254 = icmp eq i8 %253, 43, !dbg !20
  br i1 %254, label %255, label %259, !dbg !20

255:                                              ; preds = %252
  %256 = call double @tgamma(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %256, ptr @none, align 8, !dbg !20, !tbaa !22
  %257 = fptrunc double %256 to float, !dbg !20
  store volatile float %257, ptr @single, align 4, !dbg !20, !tbaa !24
  %258 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %259, !dbg !20

259:                                              ; preds = %255, %252
  %260 = phi i8 [ %258, %255 ], [ %253, %252 ], !dbg !20
  %261 = icmp eq i8 %260, 44, !dbg !20
  br i1 %261, label %262, label %266, !dbg !20

262:                                              ; preds = %259
  %263 = call double @tgamma(double noundef 2.000000e+02) #8, !dbg !20
  store volatile double %263, ptr @none, align 8, !dbg !20, !tbaa !22
  %264 = fptrunc double %263 to float, !dbg !20
  store volatile float %264, ptr @single, align 4, !dbg !20, !tbaa !24
  %265 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %266, !dbg !20

266:                                              ; preds = %262, %259
  %267 = phi i8 [ %265, %262 ], [ %260, %259 ], !dbg !20
  %268 = icmp eq i8 %267, 45, !dbg !20
  br i1 %268, label %269, label %273, !dbg !20

269:                                              ; preds = %266
  %270 = call double @lgamma(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %270, ptr @none, align 8, !dbg !20, !tbaa !22
  %271 = fptrunc double %270 to float, !dbg !20
  store volatile float %271, ptr @single, align 4, !dbg !20, !tbaa !24
  %272 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %273, !dbg !20

273:                                              ; preds = %269, %266
  %274 = phi i8 [ %272, %269 ], [ %267, %266 ], !dbg !20
  %275 = icmp eq i8 %274, 46, !dbg !20
  br i1 %275, label %276, label %280, !dbg !20

276:                                              ; preds = %273
  %277 = call double @lgamma(double noundef -3.000000e+00) #8, !dbg !20
  store volatile double %277, ptr @none, align 8, !dbg !20, !tbaa !22
  %278 = fptrunc double %277 to float, !dbg !20
  store volatile float %278, ptr @single, align 4, !dbg !20, !tbaa !24
  %279 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %280, !dbg !20

280:                                              ; preds = %276, %273
  %281 = phi i8 [ %279, %276 ], [ %274, %273 ], !dbg !20
  %282 = icmp eq i8 %281, 47, !dbg !20
  br i1 %282, label %283, label %287, !dbg !20

283:                                              ; preds = %280
  %284 = call double @lgamma(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %284, ptr @none, align 8, !dbg !20, !tbaa !22
  %285 = fptrunc double %284 to float, !dbg !20
  store volatile float %285, ptr @single, align 4, !dbg !20, !tbaa !24
  %286 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %287, !dbg !20

287:                                              ; preds = %283, %280
  %288 = phi i8 [ %286, %283 ], [ %281, %280 ], !dbg !20
  %289 = icmp eq i8 %288, 48, !dbg !20
  br i1 %289, label %290, label %294, !dbg !20

290:                                              ; preds = %287
  %291 = call double @erfc(double noundef 4.000000e+01) #8, !dbg !20
  store volatile double %291, ptr @none, align 8, !dbg !20, !tbaa !22
  %292 = fptrunc double %291 to float, !dbg !20
  store volatile float %292, ptr @single, align 4, !dbg !20, !tbaa !24
  %293 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %294, !dbg !20

294:                                              ; preds = %290, %287
  %295 = phi i8 [ %293, %290 ], [ %288, %287 ], !dbg !20
  %296 = icmp eq i8 %295, 49, !dbg !20
  br i1 %296, label %297, label %301, !dbg !20

297:                                              ; preds = %294
  %298 = call double @erfc(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %298, ptr @none, align 8, !dbg !20, !tbaa !22
  %299 = fptrunc double %298 to float, !dbg !20
  store volatile float %299, ptr @single, align 4, !dbg !20, !tbaa !24
  %300 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %301, !dbg !20

301:                                              ; preds = %297, %294
  %302 = phi i8 [ %300, %297 ], [ %295, %294 ], !dbg !20
  %303 = icmp eq i8 %302, 50, !dbg !20
  br i1 %303, label %304, label %308, !dbg !20

304:                                              ; preds = %301
  %305 = call double @ldexp(double noundef 1.000000e+00, i32 noundef 5000) #8, !dbg !20
  store volatile double %305, ptr @none, align 8, !dbg !20, !tbaa !22
  %306 = fptrunc double %305 to float, !dbg !20
  store volatile float %306, ptr @single, align 4, !dbg !20, !tbaa !24
  %307 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %308, !dbg !20

308:                                              ; preds = %304, %301
  %309 = phi i8 [ %307, %304 ], [ %302, %301 ], !dbg !20
  %310 = icmp eq i8 %309, 51, !dbg !20
  br i1 %310, label %311, label %315, !dbg !20

311:                                              ; preds = %308
  %312 = call double @ldexp(double noundef 1.000000e+00, i32 noundef -5000) #8, !dbg !20
  store volatile double %312, ptr @none, align 8, !dbg !20, !tbaa !22
  %313 = fptrunc double %312 to float, !dbg !20
  store volatile float %313, ptr @single, align 4, !dbg !20, !tbaa !24
  %314 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %315, !dbg !20

315:                                              ; preds = %311, %308
  %316 = phi i8 [ %314, %311 ], [ %309, %308 ], !dbg !20
  %317 = icmp eq i8 %316, 52, !dbg !20
  br i1 %317, label %318, label %322, !dbg !20

318:                                              ; preds = %315
  %319 = call double @ldexp(double noundef 0.000000e+00, i32 noundef 7) #8, !dbg !20
  store volatile double %319, ptr @none, align 8, !dbg !20, !tbaa !22
  %320 = fptrunc double %319 to float, !dbg !20
  store volatile float %320, ptr @single, align 4, !dbg !20, !tbaa !24
  %321 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %322, !dbg !20

322:                                              ; preds = %318, %315
  %323 = phi i8 [ %321, %318 ], [ %316, %315 ], !dbg !20
  %324 = icmp eq i8 %323, 53, !dbg !20
  br i1 %324, label %325, label %329, !dbg !20

325:                                              ; preds = %322
  %326 = call double @scalbn(double noundef 1.000000e+00, i32 noundef 5000) #8, !dbg !20
  store volatile double %326, ptr @none, align 8, !dbg !20, !tbaa !22
  %327 = fptrunc double %326 to float, !dbg !20
  store volatile float %327, ptr @single, align 4, !dbg !20, !tbaa !24
  %328 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %329, !dbg !20

329:                                              ; preds = %325, %322
  %330 = phi i8 [ %328, %325 ], [ %323, %322 ], !dbg !20
  %331 = icmp eq i8 %330, 54, !dbg !20
  br i1 %331, label %332, label %336, !dbg !20

332:                                              ; preds = %329
  %333 = call double @fdim(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0xFFEFFFFFFFFFFFFF) #8, !dbg !20
  store volatile double %333, ptr @none, align 8, !dbg !20, !tbaa !22
  %334 = fptrunc double %333 to float, !dbg !20
  store volatile float %334, ptr @single, align 4, !dbg !20, !tbaa !24
  %335 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %336, !dbg !20

336:                                              ; preds = %332, %329
  %337 = phi i8 [ %335, %332 ], [ %330, %329 ], !dbg !20
  %338 = icmp eq i8 %337, 55, !dbg !20
  br i1 %338, label %339, label %343, !dbg !20

339:                                              ; preds = %336
  %340 = call double @logb(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %340, ptr @none, align 8, !dbg !20, !tbaa !22
  %341 = fptrunc double %340 to float, !dbg !20
  store volatile float %341, ptr @single, align 4, !dbg !20, !tbaa !24
  %342 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %343, !dbg !20

343:                                              ; preds = %339, %336
  %344 = phi i8 [ %342, %339 ], [ %337, %336 ], !dbg !20
  %345 = icmp eq i8 %344, 56, !dbg !20
  br i1 %345, label %346, label %351, !dbg !20

346:                                              ; preds = %343
  %347 = call i32 @ilogb(double noundef 0.000000e+00) #8, !dbg !20
  %348 = sitofp i32 %347 to double, !dbg !20
  store volatile double %348, ptr @none, align 8, !dbg !20, !tbaa !22
  %349 = sitofp i32 %347 to float, !dbg !20
  store volatile float %349, ptr @single, align 4, !dbg !20, !tbaa !24
  %350 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %351, !dbg !20

351:                                              ; preds = %346, %343
  %352 = phi i8 [ %350, %346 ], [ %344, %343 ], !dbg !20
  %353 = icmp eq i8 %352, 57, !dbg !20
  br i1 %353, label %354, label %358, !dbg !20

354:                                              ; preds = %351
  %355 = call double @atan2(double noundef 1.000000e-300, double noundef 1.000000e+300) #8, !dbg !20
  store volatile double %355, ptr @none, align 8, !dbg !20, !tbaa !22
  %356 = fptrunc double %355 to float, !dbg !20
  store volatile float %356, ptr @single, align 4, !dbg !20, !tbaa !24
  %357 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %358, !dbg !20

358:                                              ; preds = %354, %351
  %359 = phi i8 [ %357, %354 ], [ %352, %351 ], !dbg !20
  switch i8 %359, label %365 [
    i8 58, label %360
    i8 59, label %361
  ], !dbg !20

360:                                              ; preds = %358
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

361:                                              ; preds = %358
  %362 = call double @y0(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %362, ptr @none, align 8, !dbg !20, !tbaa !22
  %363 = fptrunc double %362 to float, !dbg !20
  store volatile float %363, ptr @single, align 4, !dbg !20, !tbaa !24
  %364 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %365, !dbg !20

365:                                              ; preds = %361, %358
  %366 = phi i8 [ %359, %358 ], [ %364, %361 ], !dbg !20
  %367 = icmp eq i8 %366, 60, !dbg !20
  br i1 %367, label %368, label %372, !dbg !20

368:                                              ; preds = %365
  %369 = call double @y1(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %369, ptr @none, align 8, !dbg !20, !tbaa !22
  %370 = fptrunc double %369 to float, !dbg !20
  store volatile float %370, ptr @single, align 4, !dbg !20, !tbaa !24
  %371 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %372, !dbg !20

372:                                              ; preds = %368, %365
  %373 = phi i8 [ %371, %368 ], [ %366, %365 ], !dbg !20
  switch i8 %373, label %379 [
    i8 61, label %374
    i8 62, label %375
  ], !dbg !20

374:                                              ; preds = %372
  store volatile double -1.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

375:                                              ; preds = %372
  %376 = call float @sqrtf(float noundef -1.000000e+00) #8, !dbg !20
  %377 = fpext float %376 to double, !dbg !20
  store volatile double %377, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %376, ptr @single, align 4, !dbg !20, !tbaa !24
  %378 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %379, !dbg !20

379:                                              ; preds = %375, %372
  %380 = phi i8 [ %373, %372 ], [ %378, %375 ], !dbg !20
  %381 = icmp eq i8 %380, 63, !dbg !20
  br i1 %381, label %382, label %386, !dbg !20

382:                                              ; preds = %379
  %383 = call float @logf(float noundef 0.000000e+00) #8, !dbg !20
  %384 = fpext float %383 to double, !dbg !20
  store volatile double %384, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %383, ptr @single, align 4, !dbg !20, !tbaa !24
  %385 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %386, !dbg !20

386:                                              ; preds = %382, %379
  %387 = phi i8 [ %385, %382 ], [ %380, %379 ], !dbg !20
  %388 = icmp eq i8 %387, 64, !dbg !20
  br i1 %388, label %389, label %392, !dbg !20

389:                                              ; preds = %386
  %390 = call float @expf(float noundef 2.000000e+02) #8, !dbg !20, !tbaa !16
  store volatile double 0x7FF0000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0x7FF0000000000000, ptr @single, align 4, !dbg !20, !tbaa !24
  %391 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %392, !dbg !20

392:                                              ; preds = %389, %386
  %393 = phi i8 [ %391, %389 ], [ %387, %386 ], !dbg !20
  %394 = icmp eq i8 %393, 65, !dbg !20
  br i1 %394, label %395, label %398, !dbg !20

395:                                              ; preds = %392
  %396 = call float @expf(float noundef -2.000000e+02) #8, !dbg !20, !tbaa !16
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0.000000e+00, ptr @single, align 4, !dbg !20, !tbaa !24
  %397 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %398, !dbg !20

398:                                              ; preds = %395, %392
  %399 = phi i8 [ %397, %395 ], [ %393, %392 ], !dbg !20
  %400 = icmp eq i8 %399, 66, !dbg !20
  br i1 %400, label %401, label %407, !dbg !20

401:                                              ; preds = %398
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !32
  store volatile double -3.000000e+00, ptr %2, align 8, !dbg !34, !tbaa !22
  %402 = load volatile double, ptr %2, align 8, !dbg !35, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !36
  %403 = fptrunc double %402 to float, !dbg !20
  %404 = call float @powf(float noundef 0.000000e+00, float noundef %403) #8, !dbg !20
  %405 = fpext float %404 to double, !dbg !20
  store volatile double %405, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %404, ptr @single, align 4, !dbg !20, !tbaa !24
  %406 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %407, !dbg !20

407:                                              ; preds = %401, %398
  %408 = phi i8 [ %406, %401 ], [ %399, %398 ], !dbg !20
  %409 = icmp eq i8 %408, 67, !dbg !20
  br i1 %409, label %410, label %416, !dbg !20

410:                                              ; preds = %407
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !37
  store volatile double 6.000000e+01, ptr %1, align 8, !dbg !39, !tbaa !22
  %411 = load volatile double, ptr %1, align 8, !dbg !40, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !41
  %412 = fptrunc double %411 to float, !dbg !20
  %413 = call float @powf(float noundef 1.000000e+01, float noundef %412) #8, !dbg !20
  %414 = fpext float %413 to double, !dbg !20
  store volatile double %414, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %413, ptr @single, align 4, !dbg !20, !tbaa !24
  %415 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %416, !dbg !20

416:                                              ; preds = %410, %407
  %417 = phi i8 [ %415, %410 ], [ %408, %407 ], !dbg !20
  %418 = icmp eq i8 %417, 68, !dbg !20
  br i1 %418, label %419, label %423, !dbg !20

419:                                              ; preds = %416
  %420 = call float @acosf(float noundef 3.000000e+00) #8, !dbg !20
  %421 = fpext float %420 to double, !dbg !20
  store volatile double %421, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %420, ptr @single, align 4, !dbg !20, !tbaa !24
  %422 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %423, !dbg !20

423:                                              ; preds = %419, %416
  %424 = phi i8 [ %422, %419 ], [ %417, %416 ], !dbg !20
  %425 = icmp eq i8 %424, 69, !dbg !20
  br i1 %425, label %426, label %430, !dbg !20

426:                                              ; preds = %423
  %427 = call float @fmodf(float noundef 3.000000e+00, float noundef 0.000000e+00) #8, !dbg !20
  %428 = fpext float %427 to double, !dbg !20
  store volatile double %428, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %427, ptr @single, align 4, !dbg !20, !tbaa !24
  %429 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %430, !dbg !20

430:                                              ; preds = %426, %423
  %431 = phi i8 [ %429, %426 ], [ %424, %423 ], !dbg !20
  %432 = icmp eq i8 %431, 70, !dbg !20
  br i1 %432, label %433, label %437, !dbg !20

433:                                              ; preds = %430
  %434 = call float @ldexpf(float noundef 1.000000e+00, i32 noundef 900) #8, !dbg !20
  %435 = fpext float %434 to double, !dbg !20
  store volatile double %435, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %434, ptr @single, align 4, !dbg !20, !tbaa !24
  %436 = load i8, ptr %4, align 1, !dbg !20, !tbaa !21
  br label %437, !dbg !20

437:                                              ; preds = %433, %430
  %438 = phi i8 [ %436, %433 ], [ %431, %430 ], !dbg !20
  switch i8 %438, label %445 [
    i8 71, label %439
    i8 72, label %442
    i8 73, label %443
    i8 74, label %444
  ], !dbg !20

439:                                              ; preds = %437
  %440 = call double @llvm.sqrt.f64(double 0x7FF8000000000000), !dbg !20
  store volatile double %440, ptr @none, align 8, !dbg !20, !tbaa !22
  %441 = fptrunc double %440 to float, !dbg !20
  br label %447, !dbg !42

442:                                              ; preds = %437
  store volatile double 0x7FF8000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

443:                                              ; preds = %437
  store volatile double 0x7FF8000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

444:                                              ; preds = %437
  store volatile double 0x7FF0000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %447, !dbg !20

445:                                              ; preds = %437
  %446 = icmp ult i8 %438, 75, !dbg !43
  br i1 %446, label %449, label %451, !dbg !42

447:                                              ; preds = %444, %442, %443, %439, %360, %374, %226, %212, %142, %141, %127, %149, %14, %28
  %448 = phi float [ 0.000000e+00, %28 ], [ 0x3FF6A09E60000000, %14 ], [ 0.000000e+00, %149 ], [ 0.000000e+00, %127 ], [ 0.000000e+00, %141 ], [ -1.000000e+00, %142 ], [ 0x3FC2103860000000, %212 ], [ 0.000000e+00, %226 ], [ -1.000000e+00, %374 ], [ 0.000000e+00, %360 ], [ %441, %439 ], [ 0x7FF8000000000000, %443 ], [ 0x7FF8000000000000, %442 ], [ 0x7FF0000000000000, %444 ]
  store volatile float %448, ptr @single, align 4, !dbg !20, !tbaa !24
  br label %449, !dbg !44

449:                                              ; preds = %447, %445
  %450 = load i32, ptr %5, align 4, !dbg !44, !tbaa !16
  br label %451, !dbg !42

451:                                              ; preds = %445, %449
  %452 = phi i32 [ %450, %449 ], [ 1, %445 ], !dbg !42
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #8, !dbg !45
  ret i32 %452, !dbg !46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !47 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !49 ptr @__errno_location() local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !51 double @sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !53 double @log(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !54 double @log2(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !55 double @log10(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !56 double @log1p(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !57 double @exp(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !58 double @exp2(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !59 double @expm1(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !60 double @pow(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !61 double @acos(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !62 double @asin(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !63 double @acosh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !64 double @atanh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !65 double @cosh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !66 double @sinh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !67 double @sin(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !68 double @cos(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !69 double @tan(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !70 double @fmod(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !71 double @remainder(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !72 double @hypot(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !73 double @tgamma(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !74 double @lgamma(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !75 double @erfc(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !76 double @ldexp(double noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare !dbg !77 double @scalbn(double noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !78 double @fdim(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !79 double @logb(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !80 i32 @ilogb(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !81 double @atan2(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !82 double @y0(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !83 double @y1(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !84 float @sqrtf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !85 float @logf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !86 float @expf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !87 float @powf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !88 float @acosf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !89 float @fmodf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !90 float @ldexpf(float noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/math_errors.c", directory: ".", checksumkind: CSK_MD5, checksum: "0d7cbde54ae12a66ab2f6e2dd85efdd6")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 31, type: !10, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = distinct !DISubprogram(name: "as_is", scope: !1, file: !1, line: 11, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!42 = !DILocation(line: 40, column: 12, scope: !9)
!43 = !DILocation(line: 40, column: 14, scope: !9)
!44 = !DILocation(line: 40, column: 20, scope: !9)
!45 = !DILocation(line: 41, column: 1, scope: !9)
!46 = !DILocation(line: 40, column: 5, scope: !9)
!47 = !DISubprogram(name: "klee_make_symbolic", scope: !48, file: !48, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!48 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!49 = !DISubprogram(name: "__errno_location", scope: !50, file: !50, line: 37, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!50 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!51 = !DISubprogram(name: "sqrt", scope: !52, file: !52, line: 143, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!52 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!53 = !DISubprogram(name: "log", scope: !52, file: !52, line: 104, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!54 = !DISubprogram(name: "log2", scope: !52, file: !52, line: 133, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!55 = !DISubprogram(name: "log10", scope: !52, file: !52, line: 107, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!56 = !DISubprogram(name: "log1p", scope: !52, file: !52, line: 122, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DISubprogram(name: "exp", scope: !52, file: !52, line: 95, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !DISubprogram(name: "exp2", scope: !52, file: !52, line: 130, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DISubprogram(name: "expm1", scope: !52, file: !52, line: 119, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!60 = !DISubprogram(name: "pow", scope: !52, file: !52, line: 140, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!61 = !DISubprogram(name: "acos", scope: !52, file: !52, line: 53, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !DISubprogram(name: "asin", scope: !52, file: !52, line: 55, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DISubprogram(name: "acosh", scope: !52, file: !52, line: 85, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!64 = !DISubprogram(name: "atanh", scope: !52, file: !52, line: 89, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DISubprogram(name: "cosh", scope: !52, file: !52, line: 71, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubprogram(name: "sinh", scope: !52, file: !52, line: 73, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DISubprogram(name: "sin", scope: !52, file: !52, line: 64, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!68 = !DISubprogram(name: "cos", scope: !52, file: !52, line: 62, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DISubprogram(name: "tan", scope: !52, file: !52, line: 66, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!70 = !DISubprogram(name: "fmod", scope: !52, file: !52, line: 168, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DISubprogram(name: "remainder", scope: !52, file: !52, line: 275, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !DISubprogram(name: "hypot", scope: !52, file: !52, line: 147, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!73 = !DISubprogram(name: "tgamma", scope: !52, file: !52, line: 238, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DISubprogram(name: "lgamma", scope: !52, file: !52, line: 233, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubprogram(name: "erfc", scope: !52, file: !52, line: 232, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubprogram(name: "ldexp", scope: !52, file: !52, line: 101, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DISubprogram(name: "scalbn", scope: !52, file: !52, line: 279, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!78 = !DISubprogram(name: "fdim", scope: !52, file: !52, line: 329, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DISubprogram(name: "logb", scope: !52, file: !52, line: 125, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubprogram(name: "ilogb", scope: !52, file: !52, line: 283, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DISubprogram(name: "atan2", scope: !52, file: !52, line: 59, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DISubprogram(name: "y0", scope: !52, file: !52, line: 223, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DISubprogram(name: "y1", scope: !52, file: !52, line: 224, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DISubprogram(name: "sqrtf", scope: !52, file: !52, line: 143, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DISubprogram(name: "logf", scope: !52, file: !52, line: 104, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!86 = !DISubprogram(name: "expf", scope: !52, file: !52, line: 95, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DISubprogram(name: "powf", scope: !52, file: !52, line: 140, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!88 = !DISubprogram(name: "acosf", scope: !52, file: !52, line: 53, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DISubprogram(name: "fmodf", scope: !52, file: !52, line: 168, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DISubprogram(name: "ldexpf", scope: !52, file: !52, line: 101, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
