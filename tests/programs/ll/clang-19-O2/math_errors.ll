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
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #8, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %3, i64 noundef 1, ptr noundef nonnull @.str) #8, !dbg !13
  %4 = tail call ptr @__errno_location() #9, !dbg !14
  store i32 0, ptr %4, align 4, !dbg !15, !tbaa !16
  %5 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  %6 = icmp eq i8 %5, 0, !dbg !20
  br i1 %6, label %7, label %11, !dbg !20

7:                                                ; preds = %0
  %8 = call double @sqrt(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %8, ptr @none, align 8, !dbg !20, !tbaa !22
  %9 = fptrunc double %8 to float, !dbg !20
  store volatile float %9, ptr @single, align 4, !dbg !20, !tbaa !24
  %10 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %11, !dbg !20

11:                                               ; preds = %7, %0
  %12 = phi i8 [ %10, %7 ], [ %5, %0 ], !dbg !20
  switch i8 %12, label %18 [
    i8 1, label %13
    i8 2, label %14
  ], !dbg !20

13:                                               ; preds = %11
  store volatile double 0x3FF6A09E667F3BCD, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

14:                                               ; preds = %11
  %15 = call double @log(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %15, ptr @none, align 8, !dbg !20, !tbaa !22
  %16 = fptrunc double %15 to float, !dbg !20
  store volatile float %16, ptr @single, align 4, !dbg !20, !tbaa !24
  %17 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %18, !dbg !20

18:                                               ; preds = %11, %14
  %19 = phi i8 [ %12, %11 ], [ %17, %14 ], !dbg !20
  %20 = icmp eq i8 %19, 3, !dbg !20
  br i1 %20, label %21, label %25, !dbg !20

21:                                               ; preds = %18
  %22 = call double @log(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %22, ptr @none, align 8, !dbg !20, !tbaa !22
  %23 = fptrunc double %22 to float, !dbg !20
  store volatile float %23, ptr @single, align 4, !dbg !20, !tbaa !24
  %24 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %25, !dbg !20

25:                                               ; preds = %21, %18
  %26 = phi i8 [ %24, %21 ], [ %19, %18 ], !dbg !20
  switch i8 %26, label %32 [
    i8 4, label %27
    i8 5, label %28
  ], !dbg !20

27:                                               ; preds = %25
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

28:                                               ; preds = %25
  %29 = call double @log2(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %29, ptr @none, align 8, !dbg !20, !tbaa !22
  %30 = fptrunc double %29 to float, !dbg !20
  store volatile float %30, ptr @single, align 4, !dbg !20, !tbaa !24
  %31 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %32, !dbg !20

32:                                               ; preds = %25, %28
  %33 = phi i8 [ %26, %25 ], [ %31, %28 ], !dbg !20
  %34 = icmp eq i8 %33, 6, !dbg !20
  br i1 %34, label %35, label %39, !dbg !20

35:                                               ; preds = %32
  %36 = call double @log10(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %36, ptr @none, align 8, !dbg !20, !tbaa !22
  %37 = fptrunc double %36 to float, !dbg !20
  store volatile float %37, ptr @single, align 4, !dbg !20, !tbaa !24
  %38 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %39, !dbg !20

39:                                               ; preds = %35, %32
  %40 = phi i8 [ %38, %35 ], [ %33, %32 ], !dbg !20
  %41 = icmp eq i8 %40, 7, !dbg !20
  br i1 %41, label %42, label %46, !dbg !20

42:                                               ; preds = %39
  %43 = call double @log1p(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %43, ptr @none, align 8, !dbg !20, !tbaa !22
  %44 = fptrunc double %43 to float, !dbg !20
  store volatile float %44, ptr @single, align 4, !dbg !20, !tbaa !24
  %45 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %46, !dbg !20

46:                                               ; preds = %42, %39
  %47 = phi i8 [ %45, %42 ], [ %40, %39 ], !dbg !20
  %48 = icmp eq i8 %47, 8, !dbg !20
  br i1 %48, label %49, label %53, !dbg !20

49:                                               ; preds = %46
  %50 = call double @log1p(double noundef -3.000000e+00) #8, !dbg !20
  store volatile double %50, ptr @none, align 8, !dbg !20, !tbaa !22
  %51 = fptrunc double %50 to float, !dbg !20
  store volatile float %51, ptr @single, align 4, !dbg !20, !tbaa !24
  %52 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %53, !dbg !20

53:                                               ; preds = %49, %46
  %54 = phi i8 [ %52, %49 ], [ %47, %46 ], !dbg !20
  %55 = icmp eq i8 %54, 9, !dbg !20
  br i1 %55, label %56, label %60, !dbg !20

56:                                               ; preds = %53
  %57 = call double @exp(double noundef 1.000000e+03) #8, !dbg !20
  store volatile double %57, ptr @none, align 8, !dbg !20, !tbaa !22
  %58 = fptrunc double %57 to float, !dbg !20
  store volatile float %58, ptr @single, align 4, !dbg !20, !tbaa !24
  %59 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %60, !dbg !20

60:                                               ; preds = %56, %53
  %61 = phi i8 [ %59, %56 ], [ %54, %53 ], !dbg !20
  %62 = icmp eq i8 %61, 10, !dbg !20
  br i1 %62, label %63, label %67, !dbg !20

63:                                               ; preds = %60
  %64 = call double @exp(double noundef -1.000000e+03) #8, !dbg !20
  store volatile double %64, ptr @none, align 8, !dbg !20, !tbaa !22
  %65 = fptrunc double %64 to float, !dbg !20
  store volatile float %65, ptr @single, align 4, !dbg !20, !tbaa !24
  %66 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %67, !dbg !20

67:                                               ; preds = %63, %60
  %68 = phi i8 [ %66, %63 ], [ %61, %60 ], !dbg !20
  %69 = icmp eq i8 %68, 11, !dbg !20
  br i1 %69, label %70, label %74, !dbg !20

70:                                               ; preds = %67
  %71 = call double @exp(double noundef 0xFFF0000000000000) #8, !dbg !20
  store volatile double %71, ptr @none, align 8, !dbg !20, !tbaa !22
  %72 = fptrunc double %71 to float, !dbg !20
  store volatile float %72, ptr @single, align 4, !dbg !20, !tbaa !24
  %73 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %74, !dbg !20

74:                                               ; preds = %70, %67
  %75 = phi i8 [ %73, %70 ], [ %68, %67 ], !dbg !20
  %76 = icmp eq i8 %75, 12, !dbg !20
  br i1 %76, label %77, label %81, !dbg !20

77:                                               ; preds = %74
  %78 = call double @exp(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %78, ptr @none, align 8, !dbg !20, !tbaa !22
  %79 = fptrunc double %78 to float, !dbg !20
  store volatile float %79, ptr @single, align 4, !dbg !20, !tbaa !24
  %80 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %81, !dbg !20

81:                                               ; preds = %77, %74
  %82 = phi i8 [ %80, %77 ], [ %75, %74 ], !dbg !20
  %83 = icmp eq i8 %82, 13, !dbg !20
  br i1 %83, label %84, label %88, !dbg !20

84:                                               ; preds = %81
  %85 = call double @exp2(double noundef 5.000000e+03) #8, !dbg !20
  store volatile double %85, ptr @none, align 8, !dbg !20, !tbaa !22
  %86 = fptrunc double %85 to float, !dbg !20
  store volatile float %86, ptr @single, align 4, !dbg !20, !tbaa !24
  %87 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %88, !dbg !20

88:                                               ; preds = %84, %81
  %89 = phi i8 [ %87, %84 ], [ %82, %81 ], !dbg !20
  %90 = icmp eq i8 %89, 14, !dbg !20
  br i1 %90, label %91, label %95, !dbg !20

91:                                               ; preds = %88
  %92 = call double @exp2(double noundef -5.000000e+03) #8, !dbg !20
  store volatile double %92, ptr @none, align 8, !dbg !20, !tbaa !22
  %93 = fptrunc double %92 to float, !dbg !20
  store volatile float %93, ptr @single, align 4, !dbg !20, !tbaa !24
  %94 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %95, !dbg !20

95:                                               ; preds = %91, %88
  %96 = phi i8 [ %94, %91 ], [ %89, %88 ], !dbg !20
  %97 = icmp eq i8 %96, 15, !dbg !20
  br i1 %97, label %98, label %102, !dbg !20

98:                                               ; preds = %95
  %99 = call double @expm1(double noundef 5.000000e+03) #8, !dbg !20
  store volatile double %99, ptr @none, align 8, !dbg !20, !tbaa !22
  %100 = fptrunc double %99 to float, !dbg !20
  store volatile float %100, ptr @single, align 4, !dbg !20, !tbaa !24
  %101 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %102, !dbg !20

102:                                              ; preds = %98, %95
  %103 = phi i8 [ %101, %98 ], [ %96, %95 ], !dbg !20
  %104 = icmp eq i8 %103, 16, !dbg !20
  br i1 %104, label %105, label %109, !dbg !20

105:                                              ; preds = %102
  %106 = call double @expm1(double noundef -5.000000e+03) #8, !dbg !20
  store volatile double %106, ptr @none, align 8, !dbg !20, !tbaa !22
  %107 = fptrunc double %106 to float, !dbg !20
  store volatile float %107, ptr @single, align 4, !dbg !20, !tbaa !24
  %108 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %109, !dbg !20

109:                                              ; preds = %105, %102
  %110 = phi i8 [ %108, %105 ], [ %103, %102 ], !dbg !20
  %111 = icmp eq i8 %110, 17, !dbg !20
  br i1 %111, label %112, label %116, !dbg !20

112:                                              ; preds = %109
  %113 = call double @pow(double noundef -8.000000e+00, double noundef 0x3FD5555555555555) #8, !dbg !20
  store volatile double %113, ptr @none, align 8, !dbg !20, !tbaa !22
  %114 = fptrunc double %113 to float, !dbg !20
  store volatile float %114, ptr @single, align 4, !dbg !20, !tbaa !24
  %115 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %116, !dbg !20

116:                                              ; preds = %112, %109
  %117 = phi i8 [ %115, %112 ], [ %110, %109 ], !dbg !20
  %118 = icmp eq i8 %117, 18, !dbg !20
  br i1 %118, label %119, label %124, !dbg !20

119:                                              ; preds = %116
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !26
  store volatile double -1.000000e+00, ptr %2, align 8, !dbg !29, !tbaa !22
  %120 = load volatile double, ptr %2, align 8, !dbg !30, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !31
  %121 = call double @pow(double noundef 0.000000e+00, double noundef %120) #8, !dbg !20
  store volatile double %121, ptr @none, align 8, !dbg !20, !tbaa !22
  %122 = fptrunc double %121 to float, !dbg !20
  store volatile float %122, ptr @single, align 4, !dbg !20, !tbaa !24
  %123 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %124, !dbg !20

124:                                              ; preds = %119, %116
  %125 = phi i8 [ %123, %119 ], [ %117, %116 ], !dbg !20
  switch i8 %125, label %131 [
    i8 19, label %126
    i8 20, label %127
  ], !dbg !20

126:                                              ; preds = %124
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

127:                                              ; preds = %124
  %128 = call double @pow(double noundef 1.000000e+01, double noundef 4.000000e+02) #8, !dbg !20
  store volatile double %128, ptr @none, align 8, !dbg !20, !tbaa !22
  %129 = fptrunc double %128 to float, !dbg !20
  store volatile float %129, ptr @single, align 4, !dbg !20, !tbaa !24
  %130 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %131, !dbg !20

131:                                              ; preds = %124, %127
  %132 = phi i8 [ %125, %124 ], [ %130, %127 ], !dbg !20
  %133 = icmp eq i8 %132, 21, !dbg !20
  br i1 %133, label %134, label %138, !dbg !20

134:                                              ; preds = %131
  %135 = call double @pow(double noundef 1.000000e+01, double noundef -4.000000e+02) #8, !dbg !20
  store volatile double %135, ptr @none, align 8, !dbg !20, !tbaa !22
  %136 = fptrunc double %135 to float, !dbg !20
  store volatile float %136, ptr @single, align 4, !dbg !20, !tbaa !24
  %137 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %138, !dbg !20

138:                                              ; preds = %134, %131
  %139 = phi i8 [ %137, %134 ], [ %132, %131 ], !dbg !20
  switch i8 %139, label %146 [
    i8 22, label %140
    i8 23, label %141
    i8 24, label %142
  ], !dbg !20

140:                                              ; preds = %138
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

141:                                              ; preds = %138
  store volatile double -1.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

142:                                              ; preds = %138
  %143 = call double @acos(double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %143, ptr @none, align 8, !dbg !20, !tbaa !22
  %144 = fptrunc double %143 to float, !dbg !20
  store volatile float %144, ptr @single, align 4, !dbg !20, !tbaa !24
  %145 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %146, !dbg !20

146:                                              ; preds = %138, %142
  %147 = phi i8 [ %139, %138 ], [ %145, %142 ], !dbg !20
  switch i8 %147, label %153 [
    i8 25, label %148
    i8 26, label %149
  ], !dbg !20

148:                                              ; preds = %146
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

149:                                              ; preds = %146
  %150 = call double @asin(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %150, ptr @none, align 8, !dbg !20, !tbaa !22
  %151 = fptrunc double %150 to float, !dbg !20
  store volatile float %151, ptr @single, align 4, !dbg !20, !tbaa !24
  %152 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %153, !dbg !20

153:                                              ; preds = %149, %146
  %154 = phi i8 [ %147, %146 ], [ %152, %149 ], !dbg !20
  %155 = icmp eq i8 %154, 27, !dbg !20
  br i1 %155, label %156, label %160, !dbg !20

156:                                              ; preds = %153
  %157 = call double @acosh(double noundef 5.000000e-01) #8, !dbg !20
  store volatile double %157, ptr @none, align 8, !dbg !20, !tbaa !22
  %158 = fptrunc double %157 to float, !dbg !20
  store volatile float %158, ptr @single, align 4, !dbg !20, !tbaa !24
  %159 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %160, !dbg !20

160:                                              ; preds = %156, %153
  %161 = phi i8 [ %159, %156 ], [ %154, %153 ], !dbg !20
  %162 = icmp eq i8 %161, 28, !dbg !20
  br i1 %162, label %163, label %167, !dbg !20

163:                                              ; preds = %160
  %164 = call double @atanh(double noundef 1.000000e+00) #8, !dbg !20
  store volatile double %164, ptr @none, align 8, !dbg !20, !tbaa !22
  %165 = fptrunc double %164 to float, !dbg !20
  store volatile float %165, ptr @single, align 4, !dbg !20, !tbaa !24
  %166 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %167, !dbg !20

167:                                              ; preds = %163, %160
  %168 = phi i8 [ %166, %163 ], [ %161, %160 ], !dbg !20
  %169 = icmp eq i8 %168, 29, !dbg !20
  br i1 %169, label %170, label %174, !dbg !20

170:                                              ; preds = %167
  %171 = call double @atanh(double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %171, ptr @none, align 8, !dbg !20, !tbaa !22
  %172 = fptrunc double %171 to float, !dbg !20
  store volatile float %172, ptr @single, align 4, !dbg !20, !tbaa !24
  %173 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %174, !dbg !20

174:                                              ; preds = %170, %167
  %175 = phi i8 [ %173, %170 ], [ %168, %167 ], !dbg !20
  %176 = icmp eq i8 %175, 30, !dbg !20
  br i1 %176, label %177, label %181, !dbg !20

177:                                              ; preds = %174
  %178 = call double @cosh(double noundef 1.000000e+03) #8, !dbg !20
  store volatile double %178, ptr @none, align 8, !dbg !20, !tbaa !22
  %179 = fptrunc double %178 to float, !dbg !20
  store volatile float %179, ptr @single, align 4, !dbg !20, !tbaa !24
  %180 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %181, !dbg !20

181:                                              ; preds = %177, %174
  %182 = phi i8 [ %180, %177 ], [ %175, %174 ], !dbg !20
  %183 = icmp eq i8 %182, 31, !dbg !20
  br i1 %183, label %184, label %188, !dbg !20

184:                                              ; preds = %181
  %185 = call double @sinh(double noundef -1.000000e+03) #8, !dbg !20
  store volatile double %185, ptr @none, align 8, !dbg !20, !tbaa !22
  %186 = fptrunc double %185 to float, !dbg !20
  store volatile float %186, ptr @single, align 4, !dbg !20, !tbaa !24
  %187 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %188, !dbg !20

188:                                              ; preds = %184, %181
  %189 = phi i8 [ %187, %184 ], [ %182, %181 ], !dbg !20
  %190 = icmp eq i8 %189, 32, !dbg !20
  br i1 %190, label %191, label %195, !dbg !20

191:                                              ; preds = %188
  %192 = call double @sin(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %192, ptr @none, align 8, !dbg !20, !tbaa !22
  %193 = fptrunc double %192 to float, !dbg !20
  store volatile float %193, ptr @single, align 4, !dbg !20, !tbaa !24
  %194 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %195, !dbg !20

195:                                              ; preds = %191, %188
  %196 = phi i8 [ %194, %191 ], [ %189, %188 ], !dbg !20
  %197 = icmp eq i8 %196, 33, !dbg !20
  br i1 %197, label %198, label %202, !dbg !20

198:                                              ; preds = %195
  %199 = call double @cos(double noundef 0xFFF0000000000000) #8, !dbg !20
  store volatile double %199, ptr @none, align 8, !dbg !20, !tbaa !22
  %200 = fptrunc double %199 to float, !dbg !20
  store volatile float %200, ptr @single, align 4, !dbg !20, !tbaa !24
  %201 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %202, !dbg !20

202:                                              ; preds = %198, %195
  %203 = phi i8 [ %201, %198 ], [ %196, %195 ], !dbg !20
  %204 = icmp eq i8 %203, 34, !dbg !20
  br i1 %204, label %205, label %209, !dbg !20

205:                                              ; preds = %202
  %206 = call double @tan(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %206, ptr @none, align 8, !dbg !20, !tbaa !22
  %207 = fptrunc double %206 to float, !dbg !20
  store volatile float %207, ptr @single, align 4, !dbg !20, !tbaa !24
  %208 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %209, !dbg !20

209:                                              ; preds = %205, %202
  %210 = phi i8 [ %208, %205 ], [ %203, %202 ], !dbg !20
  switch i8 %210, label %216 [
    i8 35, label %211
    i8 36, label %212
  ], !dbg !20

211:                                              ; preds = %209
  store volatile double 0x3FC210386DB6D55B, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

212:                                              ; preds = %209
  %213 = call double @fmod(double noundef 1.000000e+00, double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %213, ptr @none, align 8, !dbg !20, !tbaa !22
  %214 = fptrunc double %213 to float, !dbg !20
  store volatile float %214, ptr @single, align 4, !dbg !20, !tbaa !24
  %215 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %216, !dbg !20

216:                                              ; preds = %209, %212
  %217 = phi i8 [ %210, %209 ], [ %215, %212 ], !dbg !20
  %218 = icmp eq i8 %217, 37, !dbg !20
  br i1 %218, label %219, label %223, !dbg !20

219:                                              ; preds = %216
  %220 = call double @fmod(double noundef 0x7FF0000000000000, double noundef 2.000000e+00) #8, !dbg !20
  store volatile double %220, ptr @none, align 8, !dbg !20, !tbaa !22
  %221 = fptrunc double %220 to float, !dbg !20
  store volatile float %221, ptr @single, align 4, !dbg !20, !tbaa !24
  %222 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %223, !dbg !20

223:                                              ; preds = %219, %216
  %224 = phi i8 [ %222, %219 ], [ %217, %216 ], !dbg !20
  switch i8 %224, label %230 [
    i8 38, label %225
    i8 39, label %226
  ], !dbg !20

225:                                              ; preds = %223
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

226:                                              ; preds = %223
  %227 = call double @remainder(double noundef 1.000000e+00, double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %227, ptr @none, align 8, !dbg !20, !tbaa !22
  %228 = fptrunc double %227 to float, !dbg !20
  store volatile float %228, ptr @single, align 4, !dbg !20, !tbaa !24
  %229 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %230, !dbg !20

230:                                              ; preds = %223, %226
  %231 = phi i8 [ %224, %223 ], [ %229, %226 ], !dbg !20
  %232 = icmp eq i8 %231, 40, !dbg !20
  br i1 %232, label %233, label %237, !dbg !20

233:                                              ; preds = %230
  %234 = call double @hypot(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0x7FEFFFFFFFFFFFFF) #8, !dbg !20
  store volatile double %234, ptr @none, align 8, !dbg !20, !tbaa !22
  %235 = fptrunc double %234 to float, !dbg !20
  store volatile float %235, ptr @single, align 4, !dbg !20, !tbaa !24
  %236 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %237, !dbg !20

237:                                              ; preds = %233, %230
  %238 = phi i8 [ %236, %233 ], [ %231, %230 ], !dbg !20
  %239 = icmp eq i8 %238, 41, !dbg !20
  br i1 %239, label %240, label %244, !dbg !20

240:                                              ; preds = %237
  %241 = call double @hypot(double noundef 0x7FF8000000000000, double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %241, ptr @none, align 8, !dbg !20, !tbaa !22
  %242 = fptrunc double %241 to float, !dbg !20
  store volatile float %242, ptr @single, align 4, !dbg !20, !tbaa !24
  %243 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %244, !dbg !20

244:                                              ; preds = %240, %237
  %245 = phi i8 [ %243, %240 ], [ %238, %237 ], !dbg !20
  %246 = icmp eq i8 %245, 42, !dbg !20
  br i1 %246, label %247, label %251, !dbg !20

247:                                              ; preds = %244
  %248 = call double @tgamma(double noundef -2.000000e+00) #8, !dbg !20
  store volatile double %248, ptr @none, align 8, !dbg !20, !tbaa !22
  %249 = fptrunc double %248 to float, !dbg !20
  store volatile float %249, ptr @single, align 4, !dbg !20, !tbaa !24
  %250 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %251, !dbg !20

251:                                              ; preds = %247, %244
  %252 = phi i8 [ %250, %247 ], [ %245, %244 ], !dbg !20
  %253 = icmp eq i8 %252, 43, !dbg !20
  br i1 %253, label %254, label %258, !dbg !20

254:                                              ; preds = %251
  %255 = call double @tgamma(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %255, ptr @none, align 8, !dbg !20, !tbaa !22
  %256 = fptrunc double %255 to float, !dbg !20
  store volatile float %256, ptr @single, align 4, !dbg !20, !tbaa !24
  %257 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %258, !dbg !20

258:                                              ; preds = %254, %251
  %259 = phi i8 [ %257, %254 ], [ %252, %251 ], !dbg !20
  %260 = icmp eq i8 %259, 44, !dbg !20
  br i1 %260, label %261, label %265, !dbg !20

261:                                              ; preds = %258
  %262 = call double @tgamma(double noundef 2.000000e+02) #8, !dbg !20
  store volatile double %262, ptr @none, align 8, !dbg !20, !tbaa !22
  %263 = fptrunc double %262 to float, !dbg !20
  store volatile float %263, ptr @single, align 4, !dbg !20, !tbaa !24
  %264 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %265, !dbg !20

265:                                              ; preds = %261, %258
  %266 = phi i8 [ %264, %261 ], [ %259, %258 ], !dbg !20
  %267 = icmp eq i8 %266, 45, !dbg !20
  br i1 %267, label %268, label %272, !dbg !20

268:                                              ; preds = %265
  %269 = call double @lgamma(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %269, ptr @none, align 8, !dbg !20, !tbaa !22
  %270 = fptrunc double %269 to float, !dbg !20
  store volatile float %270, ptr @single, align 4, !dbg !20, !tbaa !24
  %271 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %272, !dbg !20

272:                                              ; preds = %268, %265
  %273 = phi i8 [ %271, %268 ], [ %266, %265 ], !dbg !20
  %274 = icmp eq i8 %273, 46, !dbg !20
  br i1 %274, label %275, label %279, !dbg !20

275:                                              ; preds = %272
  %276 = call double @lgamma(double noundef -3.000000e+00) #8, !dbg !20
  store volatile double %276, ptr @none, align 8, !dbg !20, !tbaa !22
  %277 = fptrunc double %276 to float, !dbg !20
  store volatile float %277, ptr @single, align 4, !dbg !20, !tbaa !24
  %278 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %279, !dbg !20

279:                                              ; preds = %275, %272
  %280 = phi i8 [ %278, %275 ], [ %273, %272 ], !dbg !20
  %281 = icmp eq i8 %280, 47, !dbg !20
  br i1 %281, label %282, label %286, !dbg !20

282:                                              ; preds = %279
  %283 = call double @lgamma(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %283, ptr @none, align 8, !dbg !20, !tbaa !22
  %284 = fptrunc double %283 to float, !dbg !20
  store volatile float %284, ptr @single, align 4, !dbg !20, !tbaa !24
  %285 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %286, !dbg !20

286:                                              ; preds = %282, %279
  %287 = phi i8 [ %285, %282 ], [ %280, %279 ], !dbg !20
  %288 = icmp eq i8 %287, 48, !dbg !20
  br i1 %288, label %289, label %293, !dbg !20

289:                                              ; preds = %286
  %290 = call double @erfc(double noundef 4.000000e+01) #8, !dbg !20
  store volatile double %290, ptr @none, align 8, !dbg !20, !tbaa !22
  %291 = fptrunc double %290 to float, !dbg !20
  store volatile float %291, ptr @single, align 4, !dbg !20, !tbaa !24
  %292 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %293, !dbg !20

293:                                              ; preds = %289, %286
  %294 = phi i8 [ %292, %289 ], [ %287, %286 ], !dbg !20
  %295 = icmp eq i8 %294, 49, !dbg !20
  br i1 %295, label %296, label %300, !dbg !20

296:                                              ; preds = %293
  %297 = call double @erfc(double noundef 0x7FF0000000000000) #8, !dbg !20
  store volatile double %297, ptr @none, align 8, !dbg !20, !tbaa !22
  %298 = fptrunc double %297 to float, !dbg !20
  store volatile float %298, ptr @single, align 4, !dbg !20, !tbaa !24
  %299 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %300, !dbg !20

300:                                              ; preds = %296, %293
  %301 = phi i8 [ %299, %296 ], [ %294, %293 ], !dbg !20
  %302 = icmp eq i8 %301, 50, !dbg !20
  br i1 %302, label %303, label %307, !dbg !20

303:                                              ; preds = %300
  %304 = call double @ldexp(double noundef 1.000000e+00, i32 noundef 5000) #8, !dbg !20
  store volatile double %304, ptr @none, align 8, !dbg !20, !tbaa !22
  %305 = fptrunc double %304 to float, !dbg !20
  store volatile float %305, ptr @single, align 4, !dbg !20, !tbaa !24
  %306 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %307, !dbg !20

307:                                              ; preds = %303, %300
  %308 = phi i8 [ %306, %303 ], [ %301, %300 ], !dbg !20
  %309 = icmp eq i8 %308, 51, !dbg !20
  br i1 %309, label %310, label %314, !dbg !20

310:                                              ; preds = %307
  %311 = call double @ldexp(double noundef 1.000000e+00, i32 noundef -5000) #8, !dbg !20
  store volatile double %311, ptr @none, align 8, !dbg !20, !tbaa !22
  %312 = fptrunc double %311 to float, !dbg !20
  store volatile float %312, ptr @single, align 4, !dbg !20, !tbaa !24
  %313 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %314, !dbg !20

314:                                              ; preds = %310, %307
  %315 = phi i8 [ %313, %310 ], [ %308, %307 ], !dbg !20
  %316 = icmp eq i8 %315, 52, !dbg !20
  br i1 %316, label %317, label %321, !dbg !20

317:                                              ; preds = %314
  %318 = call double @ldexp(double noundef 0.000000e+00, i32 noundef 7) #8, !dbg !20
  store volatile double %318, ptr @none, align 8, !dbg !20, !tbaa !22
  %319 = fptrunc double %318 to float, !dbg !20
  store volatile float %319, ptr @single, align 4, !dbg !20, !tbaa !24
  %320 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %321, !dbg !20

321:                                              ; preds = %317, %314
  %322 = phi i8 [ %320, %317 ], [ %315, %314 ], !dbg !20
  %323 = icmp eq i8 %322, 53, !dbg !20
  br i1 %323, label %324, label %328, !dbg !20

324:                                              ; preds = %321
  %325 = call double @scalbn(double noundef 1.000000e+00, i32 noundef 5000) #8, !dbg !20
  store volatile double %325, ptr @none, align 8, !dbg !20, !tbaa !22
  %326 = fptrunc double %325 to float, !dbg !20
  store volatile float %326, ptr @single, align 4, !dbg !20, !tbaa !24
  %327 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %328, !dbg !20

328:                                              ; preds = %324, %321
  %329 = phi i8 [ %327, %324 ], [ %322, %321 ], !dbg !20
  %330 = icmp eq i8 %329, 54, !dbg !20
  br i1 %330, label %331, label %335, !dbg !20

331:                                              ; preds = %328
  %332 = call double @fdim(double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0xFFEFFFFFFFFFFFFF) #8, !dbg !20
  store volatile double %332, ptr @none, align 8, !dbg !20, !tbaa !22
  %333 = fptrunc double %332 to float, !dbg !20
  store volatile float %333, ptr @single, align 4, !dbg !20, !tbaa !24
  %334 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %335, !dbg !20

335:                                              ; preds = %331, %328
  %336 = phi i8 [ %334, %331 ], [ %329, %328 ], !dbg !20
  %337 = icmp eq i8 %336, 55, !dbg !20
  br i1 %337, label %338, label %342, !dbg !20

338:                                              ; preds = %335
  %339 = call double @logb(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %339, ptr @none, align 8, !dbg !20, !tbaa !22
  %340 = fptrunc double %339 to float, !dbg !20
  store volatile float %340, ptr @single, align 4, !dbg !20, !tbaa !24
  %341 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %342, !dbg !20

342:                                              ; preds = %338, %335
  %343 = phi i8 [ %341, %338 ], [ %336, %335 ], !dbg !20
  %344 = icmp eq i8 %343, 56, !dbg !20
  br i1 %344, label %345, label %350, !dbg !20

345:                                              ; preds = %342
  %346 = call i32 @ilogb(double noundef 0.000000e+00) #8, !dbg !20
  %347 = sitofp i32 %346 to double, !dbg !20
  store volatile double %347, ptr @none, align 8, !dbg !20, !tbaa !22
  %348 = sitofp i32 %346 to float, !dbg !20
  store volatile float %348, ptr @single, align 4, !dbg !20, !tbaa !24
  %349 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %350, !dbg !20

350:                                              ; preds = %345, %342
  %351 = phi i8 [ %349, %345 ], [ %343, %342 ], !dbg !20
  %352 = icmp eq i8 %351, 57, !dbg !20
  br i1 %352, label %353, label %357, !dbg !20

353:                                              ; preds = %350
  %354 = call double @atan2(double noundef 1.000000e-300, double noundef 1.000000e+300) #8, !dbg !20
  store volatile double %354, ptr @none, align 8, !dbg !20, !tbaa !22
  %355 = fptrunc double %354 to float, !dbg !20
  store volatile float %355, ptr @single, align 4, !dbg !20, !tbaa !24
  %356 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %357, !dbg !20

357:                                              ; preds = %353, %350
  %358 = phi i8 [ %356, %353 ], [ %351, %350 ], !dbg !20
  switch i8 %358, label %364 [
    i8 58, label %359
    i8 59, label %360
  ], !dbg !20

359:                                              ; preds = %357
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

360:                                              ; preds = %357
  %361 = call double @y0(double noundef 0.000000e+00) #8, !dbg !20
  store volatile double %361, ptr @none, align 8, !dbg !20, !tbaa !22
  %362 = fptrunc double %361 to float, !dbg !20
  store volatile float %362, ptr @single, align 4, !dbg !20, !tbaa !24
  %363 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %364, !dbg !20

364:                                              ; preds = %360, %357
  %365 = phi i8 [ %358, %357 ], [ %363, %360 ], !dbg !20
  %366 = icmp eq i8 %365, 60, !dbg !20
  br i1 %366, label %367, label %371, !dbg !20

367:                                              ; preds = %364
  %368 = call double @y1(double noundef -1.000000e+00) #8, !dbg !20
  store volatile double %368, ptr @none, align 8, !dbg !20, !tbaa !22
  %369 = fptrunc double %368 to float, !dbg !20
  store volatile float %369, ptr @single, align 4, !dbg !20, !tbaa !24
  %370 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %371, !dbg !20

371:                                              ; preds = %367, %364
  %372 = phi i8 [ %370, %367 ], [ %365, %364 ], !dbg !20
  switch i8 %372, label %378 [
    i8 61, label %373
    i8 62, label %374
  ], !dbg !20

373:                                              ; preds = %371
  store volatile double -1.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

374:                                              ; preds = %371
  %375 = call float @sqrtf(float noundef -1.000000e+00) #8, !dbg !20
  %376 = fpext float %375 to double, !dbg !20
  store volatile double %376, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %375, ptr @single, align 4, !dbg !20, !tbaa !24
  %377 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %378, !dbg !20

378:                                              ; preds = %374, %371
  %379 = phi i8 [ %372, %371 ], [ %377, %374 ], !dbg !20
  %380 = icmp eq i8 %379, 63, !dbg !20
  br i1 %380, label %381, label %385, !dbg !20

381:                                              ; preds = %378
  %382 = call float @logf(float noundef 0.000000e+00) #8, !dbg !20
  %383 = fpext float %382 to double, !dbg !20
  store volatile double %383, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %382, ptr @single, align 4, !dbg !20, !tbaa !24
  %384 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %385, !dbg !20

385:                                              ; preds = %381, %378
  %386 = phi i8 [ %384, %381 ], [ %379, %378 ], !dbg !20
  %387 = icmp eq i8 %386, 64, !dbg !20
  br i1 %387, label %388, label %391, !dbg !20

388:                                              ; preds = %385
  %389 = call float @expf(float noundef 2.000000e+02) #8, !dbg !20, !tbaa !16
  store volatile double 0x7FF0000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0x7FF0000000000000, ptr @single, align 4, !dbg !20, !tbaa !24
  %390 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %391, !dbg !20

391:                                              ; preds = %388, %385
  %392 = phi i8 [ %390, %388 ], [ %386, %385 ], !dbg !20
  %393 = icmp eq i8 %392, 65, !dbg !20
  br i1 %393, label %394, label %397, !dbg !20

394:                                              ; preds = %391
  %395 = call float @expf(float noundef -2.000000e+02) #8, !dbg !20, !tbaa !16
  store volatile double 0.000000e+00, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float 0.000000e+00, ptr @single, align 4, !dbg !20, !tbaa !24
  %396 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %397, !dbg !20

397:                                              ; preds = %394, %391
  %398 = phi i8 [ %396, %394 ], [ %392, %391 ], !dbg !20
  %399 = icmp eq i8 %398, 66, !dbg !20
  br i1 %399, label %400, label %406, !dbg !20

400:                                              ; preds = %397
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !32
  store volatile double -3.000000e+00, ptr %1, align 8, !dbg !34, !tbaa !22
  %401 = load volatile double, ptr %1, align 8, !dbg !35, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !36
  %402 = fptrunc double %401 to float, !dbg !20
  %403 = call float @powf(float noundef 0.000000e+00, float noundef %402) #8, !dbg !20
  %404 = fpext float %403 to double, !dbg !20
  store volatile double %404, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %403, ptr @single, align 4, !dbg !20, !tbaa !24
  %405 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %406, !dbg !20

406:                                              ; preds = %400, %397
  %407 = phi i8 [ %405, %400 ], [ %398, %397 ], !dbg !20
  switch i8 %407, label %413 [
    i8 67, label %408
    i8 68, label %409
  ], !dbg !20

408:                                              ; preds = %406
  store volatile double 0x7FF0000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

409:                                              ; preds = %406
  %410 = call float @acosf(float noundef 3.000000e+00) #8, !dbg !20
  %411 = fpext float %410 to double, !dbg !20
  store volatile double %411, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %410, ptr @single, align 4, !dbg !20, !tbaa !24
  %412 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %413, !dbg !20

413:                                              ; preds = %406, %409
  %414 = phi i8 [ %407, %406 ], [ %412, %409 ], !dbg !20
  %415 = icmp eq i8 %414, 69, !dbg !20
  br i1 %415, label %416, label %420, !dbg !20

416:                                              ; preds = %413
  %417 = call float @fmodf(float noundef 3.000000e+00, float noundef 0.000000e+00) #8, !dbg !20
  %418 = fpext float %417 to double, !dbg !20
  store volatile double %418, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %417, ptr @single, align 4, !dbg !20, !tbaa !24
  %419 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %420, !dbg !20

420:                                              ; preds = %416, %413
  %421 = phi i8 [ %419, %416 ], [ %414, %413 ], !dbg !20
  %422 = icmp eq i8 %421, 70, !dbg !20
  br i1 %422, label %423, label %427, !dbg !20

423:                                              ; preds = %420
  %424 = call float @ldexpf(float noundef 1.000000e+00, i32 noundef 900) #8, !dbg !20
  %425 = fpext float %424 to double, !dbg !20
  store volatile double %425, ptr @none, align 8, !dbg !20, !tbaa !22
  store volatile float %424, ptr @single, align 4, !dbg !20, !tbaa !24
  %426 = load i8, ptr %3, align 1, !dbg !20, !tbaa !21
  br label %427, !dbg !20

427:                                              ; preds = %423, %420
  %428 = phi i8 [ %426, %423 ], [ %421, %420 ], !dbg !20
  switch i8 %428, label %435 [
    i8 71, label %429
    i8 72, label %432
    i8 73, label %433
    i8 74, label %434
  ], !dbg !20

429:                                              ; preds = %427
  %430 = call double @llvm.sqrt.f64(double 0x7FF8000000000000), !dbg !20
  store volatile double %430, ptr @none, align 8, !dbg !20, !tbaa !22
  %431 = fptrunc double %430 to float, !dbg !20
  br label %437, !dbg !20

432:                                              ; preds = %427
  store volatile double 0x7FF8000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

433:                                              ; preds = %427
  store volatile double 0x7FF8000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

434:                                              ; preds = %427
  store volatile double 0x7FF0000000000000, ptr @none, align 8, !dbg !20, !tbaa !22
  br label %437, !dbg !20

435:                                              ; preds = %427
  %436 = icmp ult i8 %428, 75, !dbg !37
  br i1 %436, label %439, label %441, !dbg !38

437:                                              ; preds = %434, %432, %433, %429, %408, %373, %359, %211, %225, %148, %126, %140, %141, %27, %13
  %438 = phi float [ 0x3FF6A09E60000000, %13 ], [ 0.000000e+00, %27 ], [ -1.000000e+00, %141 ], [ 0.000000e+00, %140 ], [ 0.000000e+00, %126 ], [ 0.000000e+00, %148 ], [ 0.000000e+00, %225 ], [ 0x3FC2103860000000, %211 ], [ 0.000000e+00, %359 ], [ -1.000000e+00, %373 ], [ 0x7FF0000000000000, %408 ], [ %431, %429 ], [ 0x7FF8000000000000, %433 ], [ 0x7FF8000000000000, %432 ], [ 0x7FF0000000000000, %434 ]
  store volatile float %438, ptr @single, align 4, !dbg !20, !tbaa !24
  br label %439, !dbg !39

439:                                              ; preds = %437, %435
  %440 = load i32, ptr %4, align 4, !dbg !39, !tbaa !16
  br label %441, !dbg !38

441:                                              ; preds = %435, %439
  %442 = phi i32 [ %440, %439 ], [ 1, %435 ], !dbg !38
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #8, !dbg !40
  ret i32 %442, !dbg !41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !42 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !44 ptr @__errno_location() local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !46 double @sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !48 double @log(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !49 double @log2(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !50 double @log10(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !51 double @log1p(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !52 double @exp(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !53 double @exp2(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !54 double @expm1(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !55 double @pow(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !56 double @acos(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !57 double @asin(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !58 double @acosh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !59 double @atanh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !60 double @cosh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !61 double @sinh(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !62 double @sin(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !63 double @cos(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !64 double @tan(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !65 double @fmod(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !66 double @remainder(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !67 double @hypot(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !68 double @tgamma(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !69 double @lgamma(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !70 double @erfc(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !71 double @ldexp(double noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare !dbg !72 double @scalbn(double noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !73 double @fdim(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !74 double @logb(double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !75 i32 @ilogb(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !76 double @atan2(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !77 double @y0(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !78 double @y1(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !79 float @sqrtf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !80 float @logf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !81 float @expf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !82 float @powf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !83 float @acosf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !84 float @fmodf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !85 float @ldexpf(float noundef, i32 noundef) local_unnamed_addr #6

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
!1 = !DIFile(filename: "tests/programs/math_errors.c", directory: ".", checksumkind: CSK_MD5, checksum: "b84890e649bd79c0c48fee9f788aecaf")
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
!37 = !DILocation(line: 40, column: 14, scope: !9)
!38 = !DILocation(line: 40, column: 12, scope: !9)
!39 = !DILocation(line: 40, column: 20, scope: !9)
!40 = !DILocation(line: 41, column: 1, scope: !9)
!41 = !DILocation(line: 40, column: 5, scope: !9)
!42 = !DISubprogram(name: "klee_make_symbolic", scope: !43, file: !43, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!44 = !DISubprogram(name: "__errno_location", scope: !45, file: !45, line: 37, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!45 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!46 = !DISubprogram(name: "sqrt", scope: !47, file: !47, line: 143, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!47 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!48 = !DISubprogram(name: "log", scope: !47, file: !47, line: 104, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DISubprogram(name: "log2", scope: !47, file: !47, line: 133, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!50 = !DISubprogram(name: "log10", scope: !47, file: !47, line: 107, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!51 = !DISubprogram(name: "log1p", scope: !47, file: !47, line: 122, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!52 = !DISubprogram(name: "exp", scope: !47, file: !47, line: 95, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DISubprogram(name: "exp2", scope: !47, file: !47, line: 130, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!54 = !DISubprogram(name: "expm1", scope: !47, file: !47, line: 119, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!55 = !DISubprogram(name: "pow", scope: !47, file: !47, line: 140, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!56 = !DISubprogram(name: "acos", scope: !47, file: !47, line: 53, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DISubprogram(name: "asin", scope: !47, file: !47, line: 55, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !DISubprogram(name: "acosh", scope: !47, file: !47, line: 85, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DISubprogram(name: "atanh", scope: !47, file: !47, line: 89, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!60 = !DISubprogram(name: "cosh", scope: !47, file: !47, line: 71, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!61 = !DISubprogram(name: "sinh", scope: !47, file: !47, line: 73, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !DISubprogram(name: "sin", scope: !47, file: !47, line: 64, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DISubprogram(name: "cos", scope: !47, file: !47, line: 62, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!64 = !DISubprogram(name: "tan", scope: !47, file: !47, line: 66, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DISubprogram(name: "fmod", scope: !47, file: !47, line: 168, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubprogram(name: "remainder", scope: !47, file: !47, line: 275, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DISubprogram(name: "hypot", scope: !47, file: !47, line: 147, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!68 = !DISubprogram(name: "tgamma", scope: !47, file: !47, line: 238, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DISubprogram(name: "lgamma", scope: !47, file: !47, line: 233, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!70 = !DISubprogram(name: "erfc", scope: !47, file: !47, line: 232, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DISubprogram(name: "ldexp", scope: !47, file: !47, line: 101, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !DISubprogram(name: "scalbn", scope: !47, file: !47, line: 279, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!73 = !DISubprogram(name: "fdim", scope: !47, file: !47, line: 329, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DISubprogram(name: "logb", scope: !47, file: !47, line: 125, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubprogram(name: "ilogb", scope: !47, file: !47, line: 283, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubprogram(name: "atan2", scope: !47, file: !47, line: 59, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DISubprogram(name: "y0", scope: !47, file: !47, line: 223, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!78 = !DISubprogram(name: "y1", scope: !47, file: !47, line: 224, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DISubprogram(name: "sqrtf", scope: !47, file: !47, line: 143, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubprogram(name: "logf", scope: !47, file: !47, line: 104, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DISubprogram(name: "expf", scope: !47, file: !47, line: 95, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DISubprogram(name: "powf", scope: !47, file: !47, line: 140, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DISubprogram(name: "acosf", scope: !47, file: !47, line: 53, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DISubprogram(name: "fmodf", scope: !47, file: !47, line: 168, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DISubprogram(name: "ldexpf", scope: !47, file: !47, line: 101, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
