; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/math_errors.c
; ModuleID = 'tests/programs/math_errors.c'
source_filename = "tests/programs/math_errors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %17) #8, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %17, i64 noundef 1, ptr noundef nonnull @.str) #8, !dbg !13
  %18 = tail call ptr @__errno_location() #9, !dbg !14
  store i32 0, ptr %18, align 4, !dbg !15, !tbaa !16
  %19 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  %20 = icmp eq i8 %19, 0, !dbg !20
  br i1 %20, label %21, label %25, !dbg !20

21:                                               ; preds = %0
  %22 = call double @sqrt(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %22, ptr @none, align 8, !dbg !20, !tbaa !22
  %23 = fptrunc double %22 to float, !dbg !20
  store volatile float %23, ptr @single, align 4, !dbg !20, !tbaa !24
  %24 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %25, !dbg !20

25:                                               ; preds = %21, %0
  %26 = phi i8 [ %24, %21 ], [ %19, %0 ], !dbg !20
  switch i8 %26, label %32 [
    i8 1, label %27
    i8 2, label %28
  ], !dbg !20

27:                                               ; preds = %25
  store volatile double 0x3FF6A09E667F3BCD, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !20

28:                                               ; preds = %25
  %29 = call double @log(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %29, ptr @none, align 8, !dbg !20, !tbaa !22
  %30 = fptrunc double %29 to float, !dbg !20
  store volatile float %30, ptr @single, align 4, !dbg !20, !tbaa !24
  %31 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %32, !dbg !20

32:                                               ; preds = %25, %28
  %33 = phi i8 [ %26, %25 ], [ %31, %28 ], !dbg !20
  %34 = icmp eq i8 %33, 3, !dbg !20
  br i1 %34, label %35, label %39, !dbg !20

35:                                               ; preds = %32
  %36 = call double @log(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %36, ptr @none, align 8, !dbg !20, !tbaa !22
  %37 = fptrunc double %36 to float, !dbg !20
  store volatile float %37, ptr @single, align 4, !dbg !20, !tbaa !24
  %38 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %39, !dbg !20

39:                                               ; preds = %35, %32
  %40 = phi i8 [ %38, %35 ], [ %33, %32 ], !dbg !20
  switch i8 %40, label %46 [
    i8 4, label %41
    i8 5, label %42
  ], !dbg !20

41:                                               ; preds = %39
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !20

42:                                               ; preds = %39
  %43 = call double @log2(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %43, ptr @none, align 8, !dbg !20, !tbaa !22
  %44 = fptrunc double %43 to float, !dbg !20
  store volatile float %44, ptr @single, align 4, !dbg !20, !tbaa !24
  %45 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %46, !dbg !20

46:                                               ; preds = %39, %42
  %47 = phi i8 [ %40, %39 ], [ %45, %42 ], !dbg !20
  %48 = icmp eq i8 %47, 6, !dbg !20
  br i1 %48, label %49, label %53, !dbg !20

49:                                               ; preds = %46
  %50 = call double @log10(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %50, ptr @none, align 8, !dbg !20, !tbaa !22
  %51 = fptrunc double %50 to float, !dbg !20
  store volatile float %51, ptr @single, align 4, !dbg !20, !tbaa !24
  %52 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %53, !dbg !20

53:                                               ; preds = %49, %46
  %54 = phi i8 [ %52, %49 ], [ %47, %46 ], !dbg !20
  %55 = icmp eq i8 %54, 7, !dbg !20
  br i1 %55, label %56, label %60, !dbg !20

56:                                               ; preds = %53
  %57 = call double @log1p(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %57, ptr @none, align 8, !dbg !20, !tbaa !22
  %58 = fptrunc double %57 to float, !dbg !20
  store volatile float %58, ptr @single, align 4, !dbg !20, !tbaa !24
  %59 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %60, !dbg !20

60:                                               ; preds = %56, %53
  %61 = phi i8 [ %59, %56 ], [ %54, %53 ], !dbg !20
  %62 = icmp eq i8 %61, 8, !dbg !20
  br i1 %62, label %63, label %67, !dbg !20

63:                                               ; preds = %60
  %64 = call double @log1p(double noundef -3.000000e+00) #8, !dbg !20
  store volatile double %64, ptr @none, align 8, !dbg !20, !tbaa !22
  %65 = fptrunc double %64 to float, !dbg !20
  store volatile float %65, ptr @single, align 4, !dbg !20, !tbaa !24
  %66 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %67, !dbg !20

67:                                               ; preds = %63, %60
  %68 = phi i8 [ %66, %63 ], [ %61, %60 ], !dbg !20
  %69 = icmp eq i8 %68, 9, !dbg !20
  br i1 %69, label %70, label %74, !dbg !20

70:                                               ; preds = %67
  %71 = call double @exp(double noundef 1.000000e+03) #8, !dbg !20
  store volatile double %71, ptr @none, align 8, !dbg !20, !tbaa !22
  %72 = fptrunc double %71 to float, !dbg !20
  store volatile float %72, ptr @single, align 4, !dbg !20, !tbaa !24
  %73 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %74, !dbg !20

74:                                               ; preds = %70, %67
  %75 = phi i8 [ %73, %70 ], [ %68, %67 ], !dbg !20
  %76 = icmp eq i8 %75, 10, !dbg !20
  br i1 %76, label %77, label %81, !dbg !20

77:                                               ; preds = %74
  %78 = call double @exp(double noundef -1.000000e+03) #8, !dbg !20
  store volatile double %78, ptr @none, align 8, !dbg !20, !tbaa !22
  %79 = fptrunc double %78 to float, !dbg !20
  store volatile float %79, ptr @single, align 4, !dbg !20, !tbaa !24
  %80 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %81, !dbg !20

81:                                               ; preds = %77, %74
  %82 = phi i8 [ %80, %77 ], [ %75, %74 ], !dbg !20
  %83 = icmp eq i8 %82, 11, !dbg !20
  br i1 %83, label %84, label %88, !dbg !20

84:                                               ; preds = %81
  %85 = call double @exp(double noundef 0xFFF0000000000000) #8, !dbg !20
  store volatile double %85, ptr @none, align 8, !dbg !20, !tbaa !22
  %86 = fptrunc double %85 to float, !dbg !20
  store volatile float %86, ptr @single, align 4, !dbg !20, !tbaa !24
  %87 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %88, !dbg !20

88:                                               ; preds = %84, %81
  %89 = phi i8 [ %87, %84 ], [ %82, %81 ], !dbg !20
  %90 = icmp eq i8 %89, 12, !dbg !20
  br i1 %90, label %91, label %95, !dbg !20

91:                                               ; preds = %88
  %92 = call double @exp(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %92, ptr @none, align 8, !dbg !20, !tbaa !22
  %93 = fptrunc double %92 to float, !dbg !20
  store volatile float %93, ptr @single, align 4, !dbg !20, !tbaa !24
  %94 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %95, !dbg !20

95:                                               ; preds = %91, %88
  %96 = phi i8 [ %94, %91 ], [ %89, %88 ], !dbg !20
  %97 = icmp eq i8 %96, 13, !dbg !20
  br i1 %97, label %98, label %102, !dbg !20

98:                                               ; preds = %95
  %99 = call double @exp2(double noundef 5.000000e+03) #8, !dbg !20
  store volatile double %99, ptr @none, align 8, !dbg !20, !tbaa !22
  %100 = fptrunc double %99 to float, !dbg !20
  store volatile float %100, ptr @single, align 4, !dbg !20, !tbaa !24
  %101 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %102, !dbg !20

102:                                              ; preds = %98, %95
  %103 = phi i8 [ %101, %98 ], [ %96, %95 ], !dbg !20
  %104 = icmp eq i8 %103, 14, !dbg !20
  br i1 %104, label %105, label %109, !dbg !20

105:                                              ; preds = %102
  %106 = call double @exp2(double noundef -5.000000e+03) #8, !dbg !20
  store volatile double %106, ptr @none, align 8, !dbg !20, !tbaa !22
  %107 = fptrunc double %106 to float, !dbg !20
  store volatile float %107, ptr @single, align 4, !dbg !20, !tbaa !24
  %108 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %109, !dbg !20

109:                                              ; preds = %105, %102
  %110 = phi i8 [ %108, %105 ], [ %103, %102 ], !dbg !20
  %111 = icmp eq i8 %110, 15, !dbg !20
  br i1 %111, label %112, label %116, !dbg !20

112:                                              ; preds = %109
  %113 = call double @expm1(double noundef 5.000000e+03) #8, !dbg !20
  store volatile double %113, ptr @none, align 8, !dbg !20, !tbaa !22
  %114 = fptrunc double %113 to float, !dbg !20
  store volatile float %114, ptr @single, align 4, !dbg !20, !tbaa !24
  %115 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %116, !dbg !20

116:                                              ; preds = %112, %109
  %117 = phi i8 [ %115, %112 ], [ %110, %109 ], !dbg !20
  %118 = icmp eq i8 %117, 16, !dbg !20
  br i1 %118, label %119, label %123, !dbg !20

119:                                              ; preds = %116
  %120 = call double @expm1(double noundef -5.000000e+03) #8, !dbg !20
  store volatile double %120, ptr @none, align 8, !dbg !20, !tbaa !22
  %121 = fptrunc double %120 to float, !dbg !20
  store volatile float %121, ptr @single, align 4, !dbg !20, !tbaa !24
  %122 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %123, !dbg !20

123:                                              ; preds = %119, %116
  %124 = phi i8 [ %122, %119 ], [ %117, %116 ], !dbg !20
  %125 = icmp eq i8 %124, 17, !dbg !20
  br i1 %125, label %126, label %130, !dbg !20

126:                                              ; preds = %123
  %127 = call double @pow(double noundef -8.000000e+00, double noundef 0x3FD5555555555555) #8, !dbg !20
  store volatile double %127, ptr @none, align 8, !dbg !20, !tbaa !22
  %128 = fptrunc double %127 to float, !dbg !20
  store volatile float %128, ptr @single, align 4, !dbg !20, !tbaa !24
  %129 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %130, !dbg !20

130:                                              ; preds = %126, %123
  %131 = phi i8 [ %129, %126 ], [ %124, %123 ], !dbg !20
  %132 = icmp eq i8 %131, 18, !dbg !20
  br i1 %132, label %133, label %138, !dbg !20

133:                                              ; preds = %130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %16), !dbg !26
  store volatile double -1.000000e+00, ptr %16, align 8, !dbg !29, !tbaa !22
  %134 = load volatile double, ptr %16, align 8, !dbg !30, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16), !dbg !31
  %135 = call double @pow(double noundef 0.000000e+00, double noundef %134) #8, !dbg !20
  store volatile double %135, ptr @none, align 8, !dbg !20, !tbaa !22
  %136 = fptrunc double %135 to float, !dbg !20
  store volatile float %136, ptr @single, align 4, !dbg !20, !tbaa !24
  %137 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %138, !dbg !20

138:                                              ; preds = %133, %130
  %139 = phi i8 [ %137, %133 ], [ %131, %130 ], !dbg !20
  switch i8 %139, label %145 [
    i8 19, label %140
    i8 20, label %141
  ], !dbg !20

140:                                              ; preds = %138
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !20

141:                                              ; preds = %138
  %142 = call double @pow(double noundef 1.000000e+01, double noundef 4.000000e+02) #8, !dbg !20
  store volatile double %142, ptr @none, align 8, !dbg !20, !tbaa !22
  %143 = fptrunc double %142 to float, !dbg !20
  store volatile float %143, ptr @single, align 4, !dbg !20, !tbaa !24
  %144 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %145, !dbg !20

145:                                              ; preds = %138, %141
  %146 = phi i8 [ %139, %138 ], [ %144, %141 ], !dbg !20
  %147 = icmp eq i8 %146, 21, !dbg !20
  br i1 %147, label %148, label %152, !dbg !20

148:                                              ; preds = %145
  %149 = call double @pow(double noundef 1.000000e+01, double noundef -4.000000e+02) #8, !dbg !20
  store volatile double %149, ptr @none, align 8, !dbg !20, !tbaa !22
  %150 = fptrunc double %149 to float, !dbg !20
  store volatile float %150, ptr @single, align 4, !dbg !20, !tbaa !24
  %151 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %152, !dbg !20

152:                                              ; preds = %148, %145
  %153 = phi i8 [ %151, %148 ], [ %146, %145 ], !dbg !20
  switch i8 %153, label %160 [
    i8 22, label %154
    i8 23, label %155
    i8 24, label %156
  ], !dbg !20

154:                                              ; preds = %152
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !20

155:                                              ; preds = %152
  store volatile double -1.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !20

156:                                              ; preds = %152
  %157 = call double @acos(double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %157, ptr @none, align 8, !dbg !20, !tbaa !22
  %158 = fptrunc double %157 to float, !dbg !20
  store volatile float %158, ptr @single, align 4, !dbg !20, !tbaa !24
  %159 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %160, !dbg !20

160:                                              ; preds = %152, %156
  %161 = phi i8 [ %153, %152 ], [ %159, %156 ], !dbg !20
  switch i8 %161, label %167 [
    i8 25, label %162
    i8 26, label %163
  ], !dbg !20

162:                                              ; preds = %160
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !20

163:                                              ; preds = %160
  %164 = call double @asin(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %164, ptr @none, align 8, !dbg !20, !tbaa !22
  %165 = fptrunc double %164 to float, !dbg !20
  store volatile float %165, ptr @single, align 4, !dbg !20, !tbaa !24
  %166 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %167, !dbg !20

167:                                              ; preds = %163, %160
  %168 = phi i8 [ %161, %160 ], [ %166, %163 ], !dbg !20
  %169 = icmp eq i8 %168, 27, !dbg !20
  br i1 %169, label %170, label %174, !dbg !20

170:                                              ; preds = %167
  %171 = call double @acosh(double noundef 5.000000e-01) #8, !dbg !20
  store volatile double %171, ptr @none, align 8, !dbg !20, !tbaa !22
  %172 = fptrunc double %171 to float, !dbg !20
  store volatile float %172, ptr @single, align 4, !dbg !20, !tbaa !24
  %173 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %174, !dbg !20

174:                                              ; preds = %170, %167
  %175 = phi i8 [ %173, %170 ], [ %168, %167 ], !dbg !20
  %176 = icmp eq i8 %175, 28, !dbg !20
  br i1 %176, label %177, label %181, !dbg !20

177:                                              ; preds = %174
  %178 = call double @atanh(double noundef 1.000000e+00) #8, !dbg !20
  store volatile double %178, ptr @none, align 8, !dbg !20, !tbaa !22
  %179 = fptrunc double %178 to float, !dbg !20
  store volatile float %179, ptr @single, align 4, !dbg !20, !tbaa !24
  %180 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %181, !dbg !20

181:                                              ; preds = %177, %174
  %182 = phi i8 [ %180, %177 ], [ %175, %174 ], !dbg !20
  %183 = icmp eq i8 %182, 29, !dbg !20
  br i1 %183, label %184, label %188, !dbg !20

184:                                              ; preds = %181
  %185 = call double @atanh(double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %185, ptr @none, align 8, !dbg !20, !tbaa !22
  %186 = fptrunc double %185 to float, !dbg !20
  store volatile float %186, ptr @single, align 4, !dbg !20, !tbaa !24
  %187 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %188, !dbg !20

188:                                              ; preds = %184, %181
  %189 = phi i8 [ %187, %184 ], [ %182, %181 ], !dbg !20
  %190 = icmp eq i8 %189, 30, !dbg !20
  br i1 %190, label %191, label %195, !dbg !20

191:                                              ; preds = %188
  %192 = call double @cosh(double noundef 1.000000e+03) #8, !dbg !20
  store volatile double %192, ptr @none, align 8, !dbg !20, !tbaa !22
  %193 = fptrunc double %192 to float, !dbg !20
  store volatile float %193, ptr @single, align 4, !dbg !20, !tbaa !24
  %194 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %195, !dbg !20

195:                                              ; preds = %191, %188
  %196 = phi i8 [ %194, %191 ], [ %189, %188 ], !dbg !20
  %197 = icmp eq i8 %196, 31, !dbg !20
  br i1 %197, label %198, label %202, !dbg !20

198:                                              ; preds = %195
  %199 = call double @sinh(double noundef -1.000000e+03) #8, !dbg !20
  store volatile double %199, ptr @none, align 8, !dbg !20, !tbaa !22
  %200 = fptrunc double %199 to float, !dbg !20
  store volatile float %200, ptr @single, align 4, !dbg !20, !tbaa !24
  %201 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %202, !dbg !20

202:                                              ; preds = %198, %195
  %203 = phi i8 [ %201, %198 ], [ %196, %195 ], !dbg !20
  %204 = icmp eq i8 %203, 32, !dbg !20
  br i1 %204, label %205, label %209, !dbg !20

205:                                              ; preds = %202
  %206 = call double @sin(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %206, ptr @none, align 8, !dbg !20, !tbaa !22
  %207 = fptrunc double %206 to float, !dbg !20
  store volatile float %207, ptr @single, align 4, !dbg !20, !tbaa !24
  %208 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %209, !dbg !20

209:                                              ; preds = %205, %202
  %210 = phi i8 [ %208, %205 ], [ %203, %202 ], !dbg !20
  %211 = icmp eq i8 %210, 33, !dbg !20
  br i1 %211, label %212, label %216, !dbg !20

212:                                              ; preds = %209
  %213 = call double @cos(double noundef 0xFFF0000000000000) #8, !dbg !20
  store volatile double %213, ptr @none, align 8, !dbg !20, !tbaa !22
  %214 = fptrunc double %213 to float, !dbg !20
  store volatile float %214, ptr @single, align 4, !dbg !20, !tbaa !24
  %215 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %216, !dbg !20

216:                                              ; preds = %212, %209
  %217 = phi i8 [ %215, %212 ], [ %210, %209 ], !dbg !20
  %218 = icmp eq i8 %217, 34, !dbg !20
  br i1 %218, label %219, label %223, !dbg !20

219:                                              ; preds = %216
  %220 = call double @tan(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %220, ptr @none, align 8, !dbg !20, !tbaa !22
  %221 = fptrunc double %220 to float, !dbg !20
  store volatile float %221, ptr @single, align 4, !dbg !20, !tbaa !24
  %222 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %223, !dbg !20

223:                                              ; preds = %219, %216
  %224 = phi i8 [ %222, %219 ], [ %217, %216 ], !dbg !20
  switch i8 %224, label %230 [
    i8 35, label %225
    i8 36, label %226
  ], !dbg !20

225:                                              ; preds = %223
  store volatile double 0x3FC210386DB6D55B, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !20

226:                                              ; preds = %223
  %227 = call double @fmod(double noundef 1.000000e+00, double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %227, ptr @none, align 8, !dbg !20, !tbaa !22
  %228 = fptrunc double %227 to float, !dbg !20
  store volatile float %228, ptr @single, align 4, !dbg !20, !tbaa !24
  %229 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %230, !dbg !20

230:                                              ; preds = %223, %226
  %231 = phi i8 [ %224, %223 ], [ %229, %226 ], !dbg !20
  %232 = icmp eq i8 %231, 37, !dbg !20
  br i1 %232, label %233, label %237, !dbg !20

233:                                              ; preds = %230
  %234 = call double @fmod(double noundef 0x7FF0000000000000, double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %234, ptr @none, align 8, !dbg !20, !tbaa !22
  %235 = fptrunc double %234 to float, !dbg !20
  store volatile float %235, ptr @single, align 4, !dbg !20, !tbaa !24
  %236 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %237, !dbg !20

237:                                              ; preds = %233, %230
  %238 = phi i8 [ %236, %233 ], [ %231, %230 ], !dbg !20
  switch i8 %238, label %244 [
    i8 38, label %239
    i8 39, label %240
  ], !dbg !20

239:                                              ; preds = %237
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !20

240:                                              ; preds = %237
  %241 = call double @remainder(double noundef 1.000000e+00, double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %241, ptr @none, align 8, !dbg !20, !tbaa !22
  %242 = fptrunc double %241 to float, !dbg !20
  store volatile float %242, ptr @single, align 4, !dbg !20, !tbaa !24
  %243 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %244, !dbg !20

244:                                              ; preds = %237, %240
  %245 = phi i8 [ %238, %237 ], [ %243, %240 ], !dbg !20
  %246 = icmp eq i8 %245, 40, !dbg !20
  br i1 %246, label %247, label %251, !dbg !20

247:                                              ; preds = %244
  %248 = call double @hypot(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0x7FEFFFFFFFFFFFFF) #8, !dbg !20
  store volatile double %248, ptr @none, align 8, !dbg !20, !tbaa !22
  %249 = fptrunc double %248 to float, !dbg !20
  store volatile float %249, ptr @single, align 4, !dbg !20, !tbaa !24
  %250 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %251, !dbg !20

251:                                              ; preds = %247, %244
  %252 = phi i8 [ %250, %247 ], [ %245, %244 ], !dbg !20
  %253 = icmp eq i8 %252, 41, !dbg !20
  br i1 %253, label %254, label %258, !dbg !20

254:                                              ; preds = %251
  %255 = call double @hypot(double noundef 0x7FF8000000000000, double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %255, ptr @none, align 8, !dbg !20, !tbaa !22
  %256 = fptrunc double %255 to float, !dbg !20
  store volatile float %256, ptr @single, align 4, !dbg !20, !tbaa !24
  %257 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %258, !dbg !20

258:                                              ; preds = %254, %251
  %259 = phi i8 [ %257, %254 ], [ %252, %251 ], !dbg !20
  %260 = icmp eq i8 %259, 42, !dbg !20
  br i1 %260, label %261, label %265, !dbg !20

261:                                              ; preds = %258
  %262 = call double @tgamma(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %262, ptr @none, align 8, !dbg !20, !tbaa !22
  %263 = fptrunc double %262 to float, !dbg !20
  store volatile float %263, ptr @single, align 4, !dbg !20, !tbaa !24
  %264 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %265, !dbg !20

265:                                              ; preds = %261, %258
  %266 = phi i8 [ %264, %261 ], [ %259, %258 ], !dbg !20
  %267 = icmp eq i8 %266, 43, !dbg !20
  br i1 %267, label %268, label %272, !dbg !20

268:                                              ; preds = %265
  %269 = call double @tgamma(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %269, ptr @none, align 8, !dbg !20, !tbaa !22
  %270 = fptrunc double %269 to float, !dbg !20
  store volatile float %270, ptr @single, align 4, !dbg !20, !tbaa !24
  %271 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %272, !dbg !20

272:                                              ; preds = %268, %265
  %273 = phi i8 [ %271, %268 ], [ %266, %265 ], !dbg !20
  %274 = icmp eq i8 %273, 44, !dbg !20
  br i1 %274, label %275, label %279, !dbg !20

275:                                              ; preds = %272
  %276 = call double @tgamma(double noundef 2.000000e+02) #8, !dbg !20
  store volatile double %276, ptr @none, align 8, !dbg !20, !tbaa !22
  %277 = fptrunc double %276 to float, !dbg !20
  store volatile float %277, ptr @single, align 4, !dbg !20, !tbaa !24
  %278 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %279, !dbg !20

279:                                              ; preds = %275, %272
  %280 = phi i8 [ %278, %275 ], [ %273, %272 ], !dbg !20
  %281 = icmp eq i8 %280, 45, !dbg !20
  br i1 %281, label %282, label %286, !dbg !20

282:                                              ; preds = %279
  %283 = call double @lgamma(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %283, ptr @none, align 8, !dbg !20, !tbaa !22
  %284 = fptrunc double %283 to float, !dbg !20
  store volatile float %284, ptr @single, align 4, !dbg !20, !tbaa !24
  %285 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %286, !dbg !20

286:                                              ; preds = %282, %279
  %287 = phi i8 [ %285, %282 ], [ %280, %279 ], !dbg !20
  %288 = icmp eq i8 %287, 46, !dbg !20
  br i1 %288, label %289, label %293, !dbg !20

289:                                              ; preds = %286
  %290 = call double @lgamma(double noundef -3.000000e+00) #8, !dbg !20
  store volatile double %290, ptr @none, align 8, !dbg !20, !tbaa !22
  %291 = fptrunc double %290 to float, !dbg !20
  store volatile float %291, ptr @single, align 4, !dbg !20, !tbaa !24
  %292 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %293, !dbg !20

293:                                              ; preds = %289, %286
  %294 = phi i8 [ %292, %289 ], [ %287, %286 ], !dbg !20
  %295 = icmp eq i8 %294, 47, !dbg !20
  br i1 %295, label %296, label %300, !dbg !20

296:                                              ; preds = %293
  %297 = call double @lgamma(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %297, ptr @none, align 8, !dbg !20, !tbaa !22
  %298 = fptrunc double %297 to float, !dbg !20
  store volatile float %298, ptr @single, align 4, !dbg !20, !tbaa !24
  %299 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %300, !dbg !20

300:                                              ; preds = %296, %293
  %301 = phi i8 [ %299, %296 ], [ %294, %293 ], !dbg !20
  %302 = icmp eq i8 %301, 48, !dbg !20
  br i1 %302, label %303, label %307, !dbg !20

303:                                              ; preds = %300
  %304 = call double @erfc(double noundef 4.000000e+01) #8, !dbg !20
  store volatile double %304, ptr @none, align 8, !dbg !20, !tbaa !22
  %305 = fptrunc double %304 to float, !dbg !20
  store volatile float %305, ptr @single, align 4, !dbg !20, !tbaa !24
  %306 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %307, !dbg !20

307:                                              ; preds = %303, %300
  %308 = phi i8 [ %306, %303 ], [ %301, %300 ], !dbg !20
  %309 = icmp eq i8 %308, 49, !dbg !20
  br i1 %309, label %310, label %314, !dbg !20

310:                                              ; preds = %307
  %311 = call double @erfc(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %311, ptr @none, align 8, !dbg !20, !tbaa !22
  %312 = fptrunc double %311 to float, !dbg !20
  store volatile float %312, ptr @single, align 4, !dbg !20, !tbaa !24
  %313 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %314, !dbg !20

314:                                              ; preds = %310, %307
  %315 = phi i8 [ %313, %310 ], [ %308, %307 ], !dbg !20
  %316 = icmp eq i8 %315, 50, !dbg !20
  br i1 %316, label %317, label %321, !dbg !20

317:                                              ; preds = %314
  %318 = call double @ldexp(double noundef 1.000000e+00, i32 noundef 5000) #8, !dbg !20
  store volatile double %318, ptr @none, align 8, !dbg !20, !tbaa !22
  %319 = fptrunc double %318 to float, !dbg !20
  store volatile float %319, ptr @single, align 4, !dbg !20, !tbaa !24
  %320 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %321, !dbg !20

321:                                              ; preds = %317, %314
  %322 = phi i8 [ %320, %317 ], [ %315, %314 ], !dbg !20
  %323 = icmp eq i8 %322, 51, !dbg !20
  br i1 %323, label %324, label %328, !dbg !20

324:                                              ; preds = %321
  %325 = call double @ldexp(double noundef 1.000000e+00, i32 noundef -5000) #8, !dbg !20
  store volatile double %325, ptr @none, align 8, !dbg !20, !tbaa !22
  %326 = fptrunc double %325 to float, !dbg !20
  store volatile float %326, ptr @single, align 4, !dbg !20, !tbaa !24
  %327 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %328, !dbg !20

328:                                              ; preds = %324, %321
  %329 = phi i8 [ %327, %324 ], [ %322, %321 ], !dbg !20
  %330 = icmp eq i8 %329, 52, !dbg !20
  br i1 %330, label %331, label %335, !dbg !20

331:                                              ; preds = %328
  %332 = call double @ldexp(double noundef 0.000000e+00, i32 noundef 7) #8, !dbg !20
  store volatile double %332, ptr @none, align 8, !dbg !20, !tbaa !22
  %333 = fptrunc double %332 to float, !dbg !20
  store volatile float %333, ptr @single, align 4, !dbg !20, !tbaa !24
  %334 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %335, !dbg !20

335:                                              ; preds = %331, %328
  %336 = phi i8 [ %334, %331 ], [ %329, %328 ], !dbg !20
  %337 = icmp eq i8 %336, 53, !dbg !20
  br i1 %337, label %338, label %342, !dbg !20

338:                                              ; preds = %335
  %339 = call double @scalbn(double noundef 1.000000e+00, i32 noundef 5000) #8, !dbg !20
  store volatile double %339, ptr @none, align 8, !dbg !20, !tbaa !22
  %340 = fptrunc double %339 to float, !dbg !20
  store volatile float %340, ptr @single, align 4, !dbg !20, !tbaa !24
  %341 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %342, !dbg !20

342:                                              ; preds = %338, %335
  %343 = phi i8 [ %341, %338 ], [ %336, %335 ], !dbg !20
  %344 = icmp eq i8 %343, 54, !dbg !20
  br i1 %344, label %345, label %349, !dbg !20

345:                                              ; preds = %342
  %346 = call double @fdim(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0xFFEFFFFFFFFFFFFF) #8, !dbg !20
  store volatile double %346, ptr @none, align 8, !dbg !20, !tbaa !22
  %347 = fptrunc double %346 to float, !dbg !20
  store volatile float %347, ptr @single, align 4, !dbg !20, !tbaa !24
  %348 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %349, !dbg !20

349:                                              ; preds = %345, %342
  %350 = phi i8 [ %348, %345 ], [ %343, %342 ], !dbg !20
  %351 = icmp eq i8 %350, 55, !dbg !20
  br i1 %351, label %352, label %356, !dbg !20

352:                                              ; preds = %349
  %353 = call double @logb(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %353, ptr @none, align 8, !dbg !20, !tbaa !22
  %354 = fptrunc double %353 to float, !dbg !20
  store volatile float %354, ptr @single, align 4, !dbg !20, !tbaa !24
  %355 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %356, !dbg !20

356:                                              ; preds = %352, %349
  %357 = phi i8 [ %355, %352 ], [ %350, %349 ], !dbg !20
  %358 = icmp eq i8 %357, 56, !dbg !20
  br i1 %358, label %359, label %364, !dbg !20

359:                                              ; preds = %356
  %360 = call i32 @ilogb(double noundef 0.000000e+00) #8, !dbg !20
  %361 = sitofp i32 %360 to double, !dbg !20
  store volatile double %361, ptr @none, align 8, !dbg !20, !tbaa !22
  %362 = sitofp i32 %360 to float, !dbg !20
  store volatile float %362, ptr @single, align 4, !dbg !20, !tbaa !24
  %363 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %364, !dbg !20

364:                                              ; preds = %359, %356
  %365 = phi i8 [ %363, %359 ], [ %357, %356 ], !dbg !20
  %366 = icmp eq i8 %365, 57, !dbg !20
  br i1 %366, label %367, label %371, !dbg !20

367:                                              ; preds = %364
  %368 = call double @atan2(double noundef 1.000000e-300, double noundef 1.000000e+300) #8, !dbg !20
  store volatile double %368, ptr @none, align 8, !dbg !20, !tbaa !22
  %369 = fptrunc double %368 to float, !dbg !20
  store volatile float %369, ptr @single, align 4, !dbg !20, !tbaa !24
  %370 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %371, !dbg !20

371:                                              ; preds = %367, %364
  %372 = phi i8 [ %370, %367 ], [ %365, %364 ], !dbg !20
  switch i8 %372, label %378 [
    i8 58, label %373
    i8 59, label %374
  ], !dbg !20

373:                                              ; preds = %371
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !20

374:                                              ; preds = %371
  %375 = call double @y0(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %375, ptr @none, align 8, !dbg !20, !tbaa !22
  %376 = fptrunc double %375 to float, !dbg !20
  store volatile float %376, ptr @single, align 4, !dbg !20, !tbaa !24
  %377 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %378, !dbg !20

378:                                              ; preds = %374, %371
  %379 = phi i8 [ %372, %371 ], [ %377, %374 ], !dbg !20
  %380 = icmp eq i8 %379, 60, !dbg !20
  br i1 %380, label %381, label %385, !dbg !20

381:                                              ; preds = %378
  %382 = call double @y1(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %382, ptr @none, align 8, !dbg !20, !tbaa !22
  %383 = fptrunc double %382 to float, !dbg !20
  store volatile float %383, ptr @single, align 4, !dbg !20, !tbaa !24
  %384 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %385, !dbg !20

385:                                              ; preds = %381, %378
  %386 = phi i8 [ %384, %381 ], [ %379, %378 ], !dbg !20
  switch i8 %386, label %392 [
    i8 61, label %387
    i8 62, label %388
  ], !dbg !20

387:                                              ; preds = %385
  store volatile double -1.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !20

388:                                              ; preds = %385
  %389 = call float @sqrtf(float noundef -1.000000e+00) #8, !dbg !20
  %390 = fpext float %389 to double, !dbg !20
  store volatile double %390, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %389, ptr @single, align 4, !dbg !20, !tbaa !24
  %391 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %392, !dbg !20

392:                                              ; preds = %388, %385
  %393 = phi i8 [ %386, %385 ], [ %391, %388 ], !dbg !20
  %394 = icmp eq i8 %393, 63, !dbg !20
  br i1 %394, label %395, label %399, !dbg !20

395:                                              ; preds = %392
  %396 = call float @logf(float noundef 0.000000e+00) #8, !dbg !20
  %397 = fpext float %396 to double, !dbg !20
  store volatile double %397, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %396, ptr @single, align 4, !dbg !20, !tbaa !24
  %398 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %399, !dbg !20

399:                                              ; preds = %395, %392
  %400 = phi i8 [ %398, %395 ], [ %393, %392 ], !dbg !20
  %401 = icmp eq i8 %400, 64, !dbg !20
  br i1 %401, label %402, label %405, !dbg !20

402:                                              ; preds = %399
  %403 = call float @expf(float noundef 2.000000e+02) #8, !dbg !20, !tbaa !16
  store volatile double 0x7FF0000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0x7FF0000000000000, ptr @single, align 4, !dbg !20, !tbaa !24
  %404 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %405, !dbg !20

405:                                              ; preds = %402, %399
  %406 = phi i8 [ %404, %402 ], [ %400, %399 ], !dbg !20
  %407 = icmp eq i8 %406, 65, !dbg !20
  br i1 %407, label %408, label %411, !dbg !20

408:                                              ; preds = %405
  %409 = call float @expf(float noundef -2.000000e+02) #8, !dbg !20, !tbaa !16
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0.000000e+00, ptr @single, align 4, !dbg !20, !tbaa !24
  %410 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %411, !dbg !20

411:                                              ; preds = %408, %405
  %412 = phi i8 [ %410, %408 ], [ %406, %405 ], !dbg !20
  %413 = icmp eq i8 %412, 66, !dbg !20
  br i1 %413, label %414, label %420, !dbg !20

414:                                              ; preds = %411
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15), !dbg !32
  store volatile double -3.000000e+00, ptr %15, align 8, !dbg !34, !tbaa !22
  %415 = load volatile double, ptr %15, align 8, !dbg !35, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15), !dbg !36
  %416 = fptrunc double %415 to float, !dbg !20
  %417 = call float @powf(float noundef 0.000000e+00, float noundef %416) #8, !dbg !20
  %418 = fpext float %417 to double, !dbg !20
  store volatile double %418, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %417, ptr @single, align 4, !dbg !20, !tbaa !24
  %419 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %420, !dbg !20

420:                                              ; preds = %414, %411
  %421 = phi i8 [ %419, %414 ], [ %412, %411 ], !dbg !20
  %422 = icmp eq i8 %421, 67, !dbg !20
  br i1 %422, label %423, label %429, !dbg !20

423:                                              ; preds = %420
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %14), !dbg !37
  store volatile double 6.000000e+01, ptr %14, align 8, !dbg !39, !tbaa !22
  %424 = load volatile double, ptr %14, align 8, !dbg !40, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %14), !dbg !41
  %425 = fptrunc double %424 to float, !dbg !20
  %426 = call float @powf(float noundef 1.000000e+01, float noundef %425) #8, !dbg !20
  %427 = fpext float %426 to double, !dbg !20
  store volatile double %427, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %426, ptr @single, align 4, !dbg !20, !tbaa !24
  %428 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %429, !dbg !20

429:                                              ; preds = %423, %420
  %430 = phi i8 [ %428, %423 ], [ %421, %420 ], !dbg !20
  %431 = icmp eq i8 %430, 68, !dbg !20
  br i1 %431, label %432, label %436, !dbg !20

432:                                              ; preds = %429
  %433 = call float @acosf(float noundef 3.000000e+00) #8, !dbg !20
  %434 = fpext float %433 to double, !dbg !20
  store volatile double %434, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %433, ptr @single, align 4, !dbg !20, !tbaa !24
  %435 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %436, !dbg !20

436:                                              ; preds = %432, %429
  %437 = phi i8 [ %435, %432 ], [ %430, %429 ], !dbg !20
  %438 = icmp eq i8 %437, 69, !dbg !20
  br i1 %438, label %439, label %443, !dbg !20

439:                                              ; preds = %436
  %440 = call float @fmodf(float noundef 3.000000e+00, float noundef 0.000000e+00) #8, !dbg !20
  %441 = fpext float %440 to double, !dbg !20
  store volatile double %441, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %440, ptr @single, align 4, !dbg !20, !tbaa !24
  %442 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %443, !dbg !20

443:                                              ; preds = %439, %436
  %444 = phi i8 [ %442, %439 ], [ %437, %436 ], !dbg !20
  %445 = icmp eq i8 %444, 70, !dbg !20
  br i1 %445, label %446, label %450, !dbg !20

446:                                              ; preds = %443
  %447 = call float @ldexpf(float noundef 1.000000e+00, i32 noundef 900) #8, !dbg !20
  %448 = fpext float %447 to double, !dbg !20
  store volatile double %448, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %447, ptr @single, align 4, !dbg !20, !tbaa !24
  %449 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %450, !dbg !20

450:                                              ; preds = %446, %443
  %451 = phi i8 [ %449, %446 ], [ %444, %443 ], !dbg !20
  switch i8 %451, label %463 [
    i8 71, label %452
    i8 72, label %455
    i8 73, label %456
    i8 74, label %457
    i8 75, label %458
  ], !dbg !20

452:                                              ; preds = %450
  %453 = call double @llvm.sqrt.f64(double 0x7FF8000000000000), !dbg !20
  store volatile double %453, ptr @none, align 8, !dbg !20, !tbaa !22
  %454 = fptrunc double %453 to float, !dbg !20
  br label %575, !dbg !20

455:                                              ; preds = %450
  store volatile double 0x7FF8000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !42

456:                                              ; preds = %450
  store volatile double 0x7FF8000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !20

457:                                              ; preds = %450
  store volatile double 0x7FF0000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %575, !dbg !20

458:                                              ; preds = %450
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13), !dbg !43
  store volatile double -4.000000e+03, ptr %13, align 8, !dbg !45, !tbaa !22
  %459 = load volatile double, ptr %13, align 8, !dbg !46, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13), !dbg !47
  %460 = call double @acosh(double noundef %459) #8, !dbg !20
  store volatile double %460, ptr @none, align 8, !dbg !20, !tbaa !22
  %461 = fptrunc double %460 to float, !dbg !20
  store volatile float %461, ptr @single, align 4, !dbg !20, !tbaa !24
  %462 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %463, !dbg !20

463:                                              ; preds = %450, %458
  %464 = phi i8 [ %462, %458 ], [ %451, %450 ], !dbg !20
  %465 = icmp eq i8 %464, 76, !dbg !20
  br i1 %465, label %466, label %472, !dbg !20

466:                                              ; preds = %463
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12), !dbg !48
  store volatile double -1.705000e+02, ptr %12, align 8, !dbg !50, !tbaa !22
  %467 = load volatile double, ptr %12, align 8, !dbg !51, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12), !dbg !52
  %468 = fptrunc double %467 to float, !dbg !20
  %469 = call float @acoshf(float noundef %468) #8, !dbg !20
  %470 = fpext float %469 to double, !dbg !20
  store volatile double %470, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %469, ptr @single, align 4, !dbg !20, !tbaa !24
  %471 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %472, !dbg !20

472:                                              ; preds = %466, %463
  %473 = phi i8 [ %471, %466 ], [ %464, %463 ], !dbg !20
  %474 = icmp eq i8 %473, 77, !dbg !20
  br i1 %474, label %475, label %480, !dbg !20

475:                                              ; preds = %472
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11), !dbg !53
  store volatile double 0.000000e+00, ptr %11, align 8, !dbg !55, !tbaa !22
  %476 = load volatile double, ptr %11, align 8, !dbg !56, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11), !dbg !57
  %477 = call double @nextafter(double noundef %476, double noundef 1.000000e+00) #8, !dbg !20
  store volatile double %477, ptr @none, align 8, !dbg !20, !tbaa !22
  %478 = fptrunc double %477 to float, !dbg !20
  store volatile float %478, ptr @single, align 4, !dbg !20, !tbaa !24
  %479 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %480, !dbg !20

480:                                              ; preds = %475, %472
  %481 = phi i8 [ %479, %475 ], [ %473, %472 ], !dbg !20
  %482 = icmp eq i8 %481, 78, !dbg !20
  br i1 %482, label %483, label %488, !dbg !20

483:                                              ; preds = %480
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10), !dbg !58
  store volatile double 0.000000e+00, ptr %10, align 8, !dbg !60, !tbaa !22
  %484 = load volatile double, ptr %10, align 8, !dbg !61, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10), !dbg !62
  %485 = call double @scalb(double noundef %484, double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %485, ptr @none, align 8, !dbg !20, !tbaa !22
  %486 = fptrunc double %485 to float, !dbg !20
  store volatile float %486, ptr @single, align 4, !dbg !20, !tbaa !24
  %487 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %488, !dbg !20

488:                                              ; preds = %483, %480
  %489 = phi i8 [ %487, %483 ], [ %481, %480 ], !dbg !20
  %490 = icmp eq i8 %489, 79, !dbg !20
  br i1 %490, label %491, label %498, !dbg !20

491:                                              ; preds = %488
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9), !dbg !63
  store volatile double -2.000000e+00, ptr %9, align 8, !dbg !65, !tbaa !22
  %492 = load volatile double, ptr %9, align 8, !dbg !66, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9), !dbg !67
  %493 = fpext double %492 to x86_fp80, !dbg !20
  %494 = call x86_fp80 @sqrtl(x86_fp80 noundef %493) #8, !dbg !20
  %495 = fptrunc x86_fp80 %494 to double, !dbg !20
  store volatile double %495, ptr @none, align 8, !dbg !20, !tbaa !22
  %496 = fptrunc double %495 to float, !dbg !20
  store volatile float %496, ptr @single, align 4, !dbg !20, !tbaa !24
  %497 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %498, !dbg !20

498:                                              ; preds = %491, %488
  %499 = phi i8 [ %497, %491 ], [ %489, %488 ], !dbg !20
  %500 = icmp eq i8 %499, 80, !dbg !20
  br i1 %500, label %501, label %508, !dbg !20

501:                                              ; preds = %498
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8), !dbg !68
  store volatile double 1.000000e+00, ptr %8, align 8, !dbg !70, !tbaa !22
  %502 = load volatile double, ptr %8, align 8, !dbg !71, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8), !dbg !72
  %503 = fpext double %502 to x86_fp80, !dbg !20
  %504 = call x86_fp80 @fmodl(x86_fp80 noundef %503, x86_fp80 noundef 0xK00000000000000000000) #8, !dbg !20
  %505 = fptrunc x86_fp80 %504 to double, !dbg !20
  store volatile double %505, ptr @none, align 8, !dbg !20, !tbaa !22
  %506 = fptrunc double %505 to float, !dbg !20
  store volatile float %506, ptr @single, align 4, !dbg !20, !tbaa !24
  %507 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %508, !dbg !20

508:                                              ; preds = %501, %498
  %509 = phi i8 [ %507, %501 ], [ %499, %498 ], !dbg !20
  %510 = icmp eq i8 %509, 81, !dbg !20
  br i1 %510, label %511, label %518, !dbg !20

511:                                              ; preds = %508
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7), !dbg !73
  store volatile double 1.000000e+00, ptr %7, align 8, !dbg !75, !tbaa !22
  %512 = load volatile double, ptr %7, align 8, !dbg !76, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7), !dbg !77
  %513 = fpext double %512 to x86_fp80, !dbg !20
  %514 = call x86_fp80 @remainderl(x86_fp80 noundef %513, x86_fp80 noundef 0xK00000000000000000000) #8, !dbg !20
  %515 = fptrunc x86_fp80 %514 to double, !dbg !20
  store volatile double %515, ptr @none, align 8, !dbg !20, !tbaa !22
  %516 = fptrunc double %515 to float, !dbg !20
  store volatile float %516, ptr @single, align 4, !dbg !20, !tbaa !24
  %517 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %518, !dbg !20

518:                                              ; preds = %511, %508
  %519 = phi i8 [ %517, %511 ], [ %509, %508 ], !dbg !20
  %520 = icmp eq i8 %519, 82, !dbg !20
  br i1 %520, label %521, label %536, !dbg !20

521:                                              ; preds = %518
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6), !dbg !78
  store volatile double -5.000000e-01, ptr %6, align 8, !dbg !82, !tbaa !22
  %522 = load volatile double, ptr %6, align 8, !dbg !83, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6), !dbg !84
  %523 = call double @lgamma(double noundef %522) #8, !dbg !85
  %524 = load i32, ptr @signgam, align 4, !dbg !86, !tbaa !16
  %525 = mul nsw i32 %524, 10, !dbg !87
  %526 = add nsw i32 %525, 1000, !dbg !88
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5), !dbg !89
  store volatile double -5.000000e-01, ptr %5, align 8, !dbg !91, !tbaa !22
  %527 = load volatile double, ptr %5, align 8, !dbg !92, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5), !dbg !93
  %528 = fptrunc double %527 to float, !dbg !94
  %529 = call float @lgammaf(float noundef %528) #8, !dbg !95
  %530 = load i32, ptr @signgam, align 4, !dbg !96, !tbaa !16
  %531 = icmp eq i32 %524, %530, !dbg !97
  %532 = zext i1 %531 to i32, !dbg !97
  %533 = or disjoint i32 %526, %532, !dbg !98
  store i32 %533, ptr %18, align 4, !dbg !99, !tbaa !16
  store volatile double %523, ptr @none, align 8, !dbg !20, !tbaa !22
  %534 = fptrunc double %523 to float, !dbg !20
  store volatile float %534, ptr @single, align 4, !dbg !20, !tbaa !24
  %535 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %536, !dbg !20

536:                                              ; preds = %521, %518
  %537 = phi i8 [ %535, %521 ], [ %519, %518 ], !dbg !20
  %538 = icmp eq i8 %537, 83, !dbg !20
  br i1 %538, label %539, label %554, !dbg !20

539:                                              ; preds = %536
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4), !dbg !100
  store volatile double -1.500000e+00, ptr %4, align 8, !dbg !103, !tbaa !22
  %540 = load volatile double, ptr %4, align 8, !dbg !104, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4), !dbg !105
  %541 = call double @lgamma(double noundef %540) #8, !dbg !106
  %542 = load i32, ptr @signgam, align 4, !dbg !107, !tbaa !16
  %543 = mul nsw i32 %542, 10, !dbg !108
  %544 = add nsw i32 %543, 1000, !dbg !109
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3), !dbg !110
  store volatile double -1.500000e+00, ptr %3, align 8, !dbg !112, !tbaa !22
  %545 = load volatile double, ptr %3, align 8, !dbg !113, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !114
  %546 = fptrunc double %545 to float, !dbg !115
  %547 = call float @lgammaf(float noundef %546) #8, !dbg !116
  %548 = load i32, ptr @signgam, align 4, !dbg !117, !tbaa !16
  %549 = icmp eq i32 %542, %548, !dbg !118
  %550 = zext i1 %549 to i32, !dbg !118
  %551 = or disjoint i32 %544, %550, !dbg !119
  store i32 %551, ptr %18, align 4, !dbg !120, !tbaa !16
  store volatile double %541, ptr @none, align 8, !dbg !20, !tbaa !22
  %552 = fptrunc double %541 to float, !dbg !20
  store volatile float %552, ptr @single, align 4, !dbg !20, !tbaa !24
  %553 = load i8, ptr %17, align 1, !dbg !20, !tbaa !21
  br label %554, !dbg !20

554:                                              ; preds = %539, %536
  %555 = phi i8 [ %553, %539 ], [ %537, %536 ], !dbg !20
  %556 = icmp eq i8 %555, 84, !dbg !20
  br i1 %556, label %557, label %572, !dbg !20

557:                                              ; preds = %554
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !121
  store volatile double 3.000000e+00, ptr %2, align 8, !dbg !124, !tbaa !22
  %558 = load volatile double, ptr %2, align 8, !dbg !125, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !126
  %559 = call double @lgamma(double noundef %558) #8, !dbg !127
  %560 = load i32, ptr @signgam, align 4, !dbg !128, !tbaa !16
  %561 = mul nsw i32 %560, 10, !dbg !129
  %562 = add nsw i32 %561, 1000, !dbg !130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !131
  store volatile double 3.000000e+00, ptr %1, align 8, !dbg !133, !tbaa !22
  %563 = load volatile double, ptr %1, align 8, !dbg !134, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !135
  %564 = fptrunc double %563 to float, !dbg !136
  %565 = call float @lgammaf(float noundef %564) #8, !dbg !137
  %566 = load i32, ptr @signgam, align 4, !dbg !138, !tbaa !16
  %567 = icmp eq i32 %560, %566, !dbg !139
  %568 = zext i1 %567 to i32, !dbg !139
  %569 = or disjoint i32 %562, %568, !dbg !140
  store i32 %569, ptr %18, align 4, !dbg !141, !tbaa !16
  store volatile double %559, ptr @none, align 8, !dbg !20, !tbaa !22
  %570 = fptrunc double %559 to float, !dbg !20
  store volatile float %570, ptr @single, align 4, !dbg !20, !tbaa !24
  %571 = load i8, ptr %17, align 1, !dbg !42, !tbaa !21
  br label %572, !dbg !20

572:                                              ; preds = %557, %554
  %573 = phi i8 [ %571, %557 ], [ %555, %554 ], !dbg !42
  %574 = icmp ult i8 %573, 85, !dbg !142
  br i1 %574, label %577, label %579, !dbg !42

575:                                              ; preds = %455, %452, %457, %456, %387, %373, %225, %239, %162, %140, %154, %155, %41, %27
  %576 = phi float [ 0x3FF6A09E60000000, %27 ], [ 0.000000e+00, %41 ], [ -1.000000e+00, %155 ], [ 0.000000e+00, %154 ], [ 0.000000e+00, %140 ], [ 0.000000e+00, %162 ], [ 0.000000e+00, %239 ], [ 0x3FC2103860000000, %225 ], [ 0.000000e+00, %373 ], [ -1.000000e+00, %387 ], [ 0x7FF8000000000000, %456 ], [ 0x7FF0000000000000, %457 ], [ %454, %452 ], [ 0x7FF8000000000000, %455 ]
  store volatile float %576, ptr @single, align 4, !dbg !20, !tbaa !24
  br label %577, !dbg !143

577:                                              ; preds = %575, %572
  %578 = load i32, ptr %18, align 4, !dbg !143, !tbaa !16
  br label %579, !dbg !42

579:                                              ; preds = %572, %577
  %580 = phi i32 [ %578, %577 ], [ 1, %572 ], !dbg !42
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %17) #8, !dbg !144
  ret i32 %580, !dbg !145
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !146 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !148 ptr @__errno_location() local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !150 double @sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !152 double @log(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !153 double @log2(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !154 double @log10(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !155 double @log1p(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !156 double @exp(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !157 double @exp2(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !158 double @expm1(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !159 double @pow(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !160 double @acos(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !161 double @asin(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !162 double @acosh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !163 double @atanh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !164 double @cosh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !165 double @sinh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !166 double @sin(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !167 double @cos(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !168 double @tan(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !169 double @fmod(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !170 double @remainder(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !171 double @hypot(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !172 double @tgamma(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !173 double @lgamma(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !174 double @erfc(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !175 double @ldexp(double noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare !dbg !176 double @scalbn(double noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !177 double @fdim(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !178 double @logb(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !179 i32 @ilogb(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !180 double @atan2(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !181 double @y0(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !182 double @y1(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !183 float @sqrtf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !184 float @logf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !185 float @expf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !186 float @powf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !187 float @acosf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !188 float @fmodf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !189 float @ldexpf(float noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !190 float @acoshf(float noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !191 double @nextafter(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !192 double @scalb(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !193 x86_fp80 @sqrtl(x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !194 x86_fp80 @fmodl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !195 x86_fp80 @remainderl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare !dbg !196 float @lgammaf(float noundef) local_unnamed_addr #5

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
!1 = !DIFile(filename: "tests/programs/math_errors.c", directory: ".", checksumkind: CSK_MD5, checksum: "ea170c159533904942f56a18114be22f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 42, type: !10, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = distinct !DISubprogram(name: "as_is", scope: !1, file: !1, line: 12, type: !10, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!42 = !DILocation(line: 51, column: 12, scope: !9)
!43 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !44)
!44 = distinct !DILocation(line: 50, column: 5, scope: !9)
!45 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !44)
!46 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !44)
!47 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !44)
!48 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !49)
!49 = distinct !DILocation(line: 50, column: 5, scope: !9)
!50 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !49)
!51 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !49)
!52 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !49)
!53 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !54)
!54 = distinct !DILocation(line: 50, column: 5, scope: !9)
!55 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !54)
!56 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !54)
!57 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !54)
!58 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !59)
!59 = distinct !DILocation(line: 50, column: 5, scope: !9)
!60 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !59)
!61 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !59)
!62 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !59)
!63 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !64)
!64 = distinct !DILocation(line: 50, column: 5, scope: !9)
!65 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !64)
!66 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !64)
!67 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !64)
!68 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !69)
!69 = distinct !DILocation(line: 50, column: 5, scope: !9)
!70 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !69)
!71 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !69)
!72 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !69)
!73 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !74)
!74 = distinct !DILocation(line: 50, column: 5, scope: !9)
!75 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !74)
!76 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !74)
!77 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !74)
!78 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !79)
!79 = distinct !DILocation(line: 21, column: 28, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "sign", scope: !1, file: !1, line: 19, type: !10, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = distinct !DILocation(line: 50, column: 5, scope: !9)
!82 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !79)
!83 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !79)
!84 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !79)
!85 = !DILocation(line: 21, column: 21, scope: !80, inlinedAt: !81)
!86 = !DILocation(line: 22, column: 25, scope: !80, inlinedAt: !81)
!87 = !DILocation(line: 22, column: 23, scope: !80, inlinedAt: !81)
!88 = !DILocation(line: 22, column: 18, scope: !80, inlinedAt: !81)
!89 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !90)
!90 = distinct !DILocation(line: 22, column: 56, scope: !80, inlinedAt: !81)
!91 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !90)
!92 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !90)
!93 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !90)
!94 = !DILocation(line: 22, column: 56, scope: !80, inlinedAt: !81)
!95 = !DILocation(line: 22, column: 48, scope: !80, inlinedAt: !81)
!96 = !DILocation(line: 22, column: 67, scope: !80, inlinedAt: !81)
!97 = !DILocation(line: 22, column: 44, scope: !80, inlinedAt: !81)
!98 = !DILocation(line: 22, column: 33, scope: !80, inlinedAt: !81)
!99 = !DILocation(line: 22, column: 11, scope: !80, inlinedAt: !81)
!100 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !101)
!101 = distinct !DILocation(line: 21, column: 28, scope: !80, inlinedAt: !102)
!102 = distinct !DILocation(line: 50, column: 5, scope: !9)
!103 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !101)
!104 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !101)
!105 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !101)
!106 = !DILocation(line: 21, column: 21, scope: !80, inlinedAt: !102)
!107 = !DILocation(line: 22, column: 25, scope: !80, inlinedAt: !102)
!108 = !DILocation(line: 22, column: 23, scope: !80, inlinedAt: !102)
!109 = !DILocation(line: 22, column: 18, scope: !80, inlinedAt: !102)
!110 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !111)
!111 = distinct !DILocation(line: 22, column: 56, scope: !80, inlinedAt: !102)
!112 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !111)
!113 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !111)
!114 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !111)
!115 = !DILocation(line: 22, column: 56, scope: !80, inlinedAt: !102)
!116 = !DILocation(line: 22, column: 48, scope: !80, inlinedAt: !102)
!117 = !DILocation(line: 22, column: 67, scope: !80, inlinedAt: !102)
!118 = !DILocation(line: 22, column: 44, scope: !80, inlinedAt: !102)
!119 = !DILocation(line: 22, column: 33, scope: !80, inlinedAt: !102)
!120 = !DILocation(line: 22, column: 11, scope: !80, inlinedAt: !102)
!121 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !122)
!122 = distinct !DILocation(line: 21, column: 28, scope: !80, inlinedAt: !123)
!123 = distinct !DILocation(line: 50, column: 5, scope: !9)
!124 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !122)
!125 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !122)
!126 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !122)
!127 = !DILocation(line: 21, column: 21, scope: !80, inlinedAt: !123)
!128 = !DILocation(line: 22, column: 25, scope: !80, inlinedAt: !123)
!129 = !DILocation(line: 22, column: 23, scope: !80, inlinedAt: !123)
!130 = !DILocation(line: 22, column: 18, scope: !80, inlinedAt: !123)
!131 = !DILocation(line: 14, column: 5, scope: !27, inlinedAt: !132)
!132 = distinct !DILocation(line: 22, column: 56, scope: !80, inlinedAt: !123)
!133 = !DILocation(line: 14, column: 21, scope: !27, inlinedAt: !132)
!134 = !DILocation(line: 15, column: 12, scope: !27, inlinedAt: !132)
!135 = !DILocation(line: 16, column: 1, scope: !27, inlinedAt: !132)
!136 = !DILocation(line: 22, column: 56, scope: !80, inlinedAt: !123)
!137 = !DILocation(line: 22, column: 48, scope: !80, inlinedAt: !123)
!138 = !DILocation(line: 22, column: 67, scope: !80, inlinedAt: !123)
!139 = !DILocation(line: 22, column: 44, scope: !80, inlinedAt: !123)
!140 = !DILocation(line: 22, column: 33, scope: !80, inlinedAt: !123)
!141 = !DILocation(line: 22, column: 11, scope: !80, inlinedAt: !123)
!142 = !DILocation(line: 51, column: 14, scope: !9)
!143 = !DILocation(line: 51, column: 20, scope: !9)
!144 = !DILocation(line: 52, column: 1, scope: !9)
!145 = !DILocation(line: 51, column: 5, scope: !9)
!146 = !DISubprogram(name: "klee_make_symbolic", scope: !147, file: !147, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!148 = !DISubprogram(name: "__errno_location", scope: !149, file: !149, line: 37, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!150 = !DISubprogram(name: "sqrt", scope: !151, file: !151, line: 143, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!152 = !DISubprogram(name: "log", scope: !151, file: !151, line: 104, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubprogram(name: "log2", scope: !151, file: !151, line: 133, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!154 = !DISubprogram(name: "log10", scope: !151, file: !151, line: 107, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DISubprogram(name: "log1p", scope: !151, file: !151, line: 122, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DISubprogram(name: "exp", scope: !151, file: !151, line: 95, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DISubprogram(name: "exp2", scope: !151, file: !151, line: 130, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!158 = !DISubprogram(name: "expm1", scope: !151, file: !151, line: 119, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DISubprogram(name: "pow", scope: !151, file: !151, line: 140, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubprogram(name: "acos", scope: !151, file: !151, line: 53, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DISubprogram(name: "asin", scope: !151, file: !151, line: 55, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!162 = !DISubprogram(name: "acosh", scope: !151, file: !151, line: 85, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DISubprogram(name: "atanh", scope: !151, file: !151, line: 89, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!164 = !DISubprogram(name: "cosh", scope: !151, file: !151, line: 71, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DISubprogram(name: "sinh", scope: !151, file: !151, line: 73, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!166 = !DISubprogram(name: "sin", scope: !151, file: !151, line: 64, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !DISubprogram(name: "cos", scope: !151, file: !151, line: 62, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!168 = !DISubprogram(name: "tan", scope: !151, file: !151, line: 66, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DISubprogram(name: "fmod", scope: !151, file: !151, line: 168, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!170 = !DISubprogram(name: "remainder", scope: !151, file: !151, line: 275, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DISubprogram(name: "hypot", scope: !151, file: !151, line: 147, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!172 = !DISubprogram(name: "tgamma", scope: !151, file: !151, line: 238, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!173 = !DISubprogram(name: "lgamma", scope: !151, file: !151, line: 233, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DISubprogram(name: "erfc", scope: !151, file: !151, line: 232, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !DISubprogram(name: "ldexp", scope: !151, file: !151, line: 101, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!176 = !DISubprogram(name: "scalbn", scope: !151, file: !151, line: 279, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!177 = !DISubprogram(name: "fdim", scope: !151, file: !151, line: 329, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!178 = !DISubprogram(name: "logb", scope: !151, file: !151, line: 125, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!179 = !DISubprogram(name: "ilogb", scope: !151, file: !151, line: 283, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!180 = !DISubprogram(name: "atan2", scope: !151, file: !151, line: 59, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!181 = !DISubprogram(name: "y0", scope: !151, file: !151, line: 223, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!182 = !DISubprogram(name: "y1", scope: !151, file: !151, line: 224, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!183 = !DISubprogram(name: "sqrtf", scope: !151, file: !151, line: 143, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!184 = !DISubprogram(name: "logf", scope: !151, file: !151, line: 104, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!185 = !DISubprogram(name: "expf", scope: !151, file: !151, line: 95, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubprogram(name: "powf", scope: !151, file: !151, line: 140, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!187 = !DISubprogram(name: "acosf", scope: !151, file: !151, line: 53, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!188 = !DISubprogram(name: "fmodf", scope: !151, file: !151, line: 168, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!189 = !DISubprogram(name: "ldexpf", scope: !151, file: !151, line: 101, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!190 = !DISubprogram(name: "acoshf", scope: !151, file: !151, line: 85, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !DISubprogram(name: "nextafter", scope: !151, file: !151, line: 262, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DISubprogram(name: "scalb", scope: !151, file: !151, line: 435, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!193 = !DISubprogram(name: "sqrtl", scope: !151, file: !151, line: 143, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!194 = !DISubprogram(name: "fmodl", scope: !151, file: !151, line: 168, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!195 = !DISubprogram(name: "remainderl", scope: !151, file: !151, line: 275, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!196 = !DISubprogram(name: "lgammaf", scope: !151, file: !151, line: 233, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
