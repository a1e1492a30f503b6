; clang-15 -O0 -g -w -fdebug-compilation-dir=. -S -emit-llvm machine.c
; ModuleID = 'machine.c'
source_filename = "machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl from_module_asm"
module asm "from_module_asm:"
module asm "\09ret"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@counter = dso_local global i32 0, align 4, !dbg !0
@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !21

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x i32> @lanes(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) #0 !dbg !58 {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %4, align 16
  call void @llvm.dbg.declare(metadata ptr %4, metadata !66, metadata !DIExpression()), !dbg !67
  store <4 x i32> %1, ptr %5, align 16
  call void @llvm.dbg.declare(metadata ptr %5, metadata !68, metadata !DIExpression()), !dbg !69
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !70, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata ptr %7, metadata !72, metadata !DIExpression()), !dbg !73
  %8 = load <4 x i32>, ptr %4, align 16, !dbg !74
  %9 = load <4 x i32>, ptr %5, align 16, !dbg !75
  %10 = mul <4 x i32> %9, <i32 2, i32 2, i32 2, i32 2>, !dbg !76
  %11 = add <4 x i32> %8, %10, !dbg !77
  store <4 x i32> %11, ptr %7, align 16, !dbg !73
  %12 = load <4 x i32>, ptr %4, align 16, !dbg !78
  %13 = extractelement <4 x i32> %12, i32 0, !dbg !78
  %14 = load <4 x i32>, ptr %5, align 16, !dbg !79
  %15 = extractelement <4 x i32> %14, i32 1, !dbg !79
  %16 = icmp slt i32 %13, %15, !dbg !80
  %17 = zext i1 %16 to i32, !dbg !80
  %18 = load i32, ptr %6, align 4, !dbg !81
  %19 = and i32 %18, 3, !dbg !82
  %20 = load <4 x i32>, ptr %7, align 16, !dbg !83
  %21 = insertelement <4 x i32> %20, i32 %17, i32 %19, !dbg !83
  store <4 x i32> %21, ptr %7, align 16, !dbg !83
  %22 = load <4 x i32>, ptr %7, align 16, !dbg !84
  %23 = load <4 x i32>, ptr %4, align 16, !dbg !85
  %24 = load <4 x i32>, ptr %5, align 16, !dbg !86
  %25 = icmp slt <4 x i32> %23, %24, !dbg !87
  %26 = sext <4 x i1> %25 to <4 x i32>, !dbg !87
  %27 = shufflevector <4 x i32> %22, <4 x i32> %26, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !88
  %28 = ashr <4 x i32> %27, <i32 1, i32 1, i32 1, i32 1>, !dbg !89
  ret <4 x i32> %28, !dbg !90
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x float> @scale(<4 x float> noundef %0, float noundef %1) #0 !dbg !91 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca float, align 4
  %5 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %3, align 16
  call void @llvm.dbg.declare(metadata ptr %3, metadata !97, metadata !DIExpression()), !dbg !98
  store float %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !99, metadata !DIExpression()), !dbg !100
  %6 = load <4 x float>, ptr %3, align 16, !dbg !101
  %7 = load float, ptr %4, align 4, !dbg !102
  %8 = insertelement <4 x float> poison, float %7, i32 0, !dbg !102
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !102
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, ptr %5, align 16, !dbg !103
  %10 = load <4 x float>, ptr %5, align 16, !dbg !103
  %11 = fneg <4 x float> %10, !dbg !104
  %12 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> %9, <4 x float> %11), !dbg !104
  ret <4 x float> %12, !dbg !105
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @atomics(ptr noundef %0, i64 noundef %1) #2 !dbg !106 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !112, metadata !DIExpression()), !dbg !113
  store i64 %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !114, metadata !DIExpression()), !dbg !115
  store i32 1, ptr %6, align 4, !dbg !116
  %16 = load i32, ptr %6, align 4, !dbg !116
  %17 = atomicrmw add ptr @counter, i32 %16 seq_cst, align 4, !dbg !116
  store i32 %17, ptr %7, align 4, !dbg !116
  %18 = load i32, ptr %7, align 4, !dbg !116
  store i32 8, ptr %8, align 4, !dbg !117
  %19 = load i32, ptr %8, align 4, !dbg !117
  %20 = atomicrmw or ptr @counter, i32 %19 monotonic, align 4, !dbg !117
  store i32 %20, ptr %9, align 4, !dbg !117
  %21 = load i32, ptr %9, align 4, !dbg !117
  fence seq_cst, !dbg !118
  %22 = load ptr, ptr %4, align 8, !dbg !119
  store i64 7, ptr %10, align 8, !dbg !119
  %23 = load i64, ptr %5, align 8, !dbg !119
  %24 = load i64, ptr %10, align 8, !dbg !119
  %25 = cmpxchg weak ptr %22, i64 %23, i64 %24 seq_cst seq_cst, align 8, !dbg !119
  %26 = extractvalue { i64, i1 } %25, 0, !dbg !119
  %27 = extractvalue { i64, i1 } %25, 1, !dbg !119
  br i1 %27, label %29, label %28, !dbg !119

28:                                               ; preds = %2
  store i64 %26, ptr %5, align 8, !dbg !119
  br label %29, !dbg !119

29:                                               ; preds = %28, %2
  %30 = zext i1 %27 to i8, !dbg !119
  store i8 %30, ptr %11, align 1, !dbg !119
  %31 = load i8, ptr %11, align 1, !dbg !119
  %32 = trunc i8 %31 to i1, !dbg !119
  br i1 %32, label %33, label %36, !dbg !121

33:                                               ; preds = %29
  %34 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !122
  store i32 %34, ptr %12, align 4, !dbg !122
  %35 = load i32, ptr %12, align 4, !dbg !122
  store i32 %35, ptr %3, align 4, !dbg !123
  br label %43, !dbg !123

36:                                               ; preds = %29
  store i32 0, ptr %13, align 4, !dbg !124
  %37 = load i32, ptr %13, align 4, !dbg !124
  store atomic i32 %37, ptr @counter release, align 4, !dbg !124
  %38 = load ptr, ptr %4, align 8, !dbg !125
  store i64 3, ptr %14, align 8, !dbg !125
  %39 = load i64, ptr %14, align 8, !dbg !125
  %40 = atomicrmw xchg ptr %38, i64 %39 seq_cst, align 8, !dbg !125
  store i64 %40, ptr %15, align 8, !dbg !125
  %41 = load i64, ptr %15, align 8, !dbg !125
  %42 = trunc i64 %41 to i32, !dbg !126
  store i32 %42, ptr %3, align 4, !dbg !127
  br label %43, !dbg !127

43:                                               ; preds = %36, %33
  %44 = load i32, ptr %3, align 4, !dbg !128
  ret i32 %44, !dbg !128
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @assembly(i32 noundef %0) #2 !dbg !129 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !132, metadata !DIExpression()), !dbg !133
  call void @llvm.dbg.declare(metadata ptr %3, metadata !134, metadata !DIExpression()), !dbg !135
  %4 = load i32, ptr %2, align 4, !dbg !136
  %5 = call i32 asm sideeffect "movl $1, $0\0A\09addl $$1, $0", "=r,r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4) #11, !dbg !137, !srcloc !138
  store i32 %5, ptr %3, align 4, !dbg !137
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #11, !dbg !139, !srcloc !140
  %6 = load i32, ptr %3, align 4, !dbg !141
  ret i32 %6, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1, ptr noundef %2) #2 !dbg !143 {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !148, metadata !DIExpression()), !dbg !149
  store i64 %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !150, metadata !DIExpression()), !dbg !151
  store ptr %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !152, metadata !DIExpression()), !dbg !153
  call void @llvm.dbg.declare(metadata ptr %7, metadata !154, metadata !DIExpression()), !dbg !155
  %8 = load i32, ptr %4, align 4, !dbg !156
  %9 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %8, i32 77), !dbg !157
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !157
  %11 = extractvalue { i32, i1 } %9, 0, !dbg !157
  store i32 %11, ptr %7, align 4, !dbg !157
  %12 = zext i1 %10 to i32, !dbg !157
  %13 = load ptr, ptr %6, align 8, !dbg !158
  store i32 %12, ptr %13, align 4, !dbg !159
  %14 = load i32, ptr %4, align 4, !dbg !160
  %15 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %14, i32 5), !dbg !161
  %16 = extractvalue { i32, i1 } %15, 1, !dbg !161
  %17 = extractvalue { i32, i1 } %15, 0, !dbg !161
  store i32 %17, ptr %4, align 4, !dbg !161
  %18 = zext i1 %16 to i32, !dbg !161
  %19 = load ptr, ptr %6, align 8, !dbg !162
  %20 = load i32, ptr %19, align 4, !dbg !163
  %21 = or i32 %20, %18, !dbg !163
  store i32 %21, ptr %19, align 4, !dbg !163
  %22 = load i32, ptr %4, align 4, !dbg !164
  %23 = call i32 @llvm.ctpop.i32(i32 %22), !dbg !165
  %24 = load i32, ptr %4, align 4, !dbg !166
  %25 = or i32 %24, 1, !dbg !167
  %26 = call i32 @llvm.ctlz.i32(i32 %25, i1 true), !dbg !168
  %27 = add nsw i32 %23, %26, !dbg !169
  %28 = load i64, ptr %5, align 8, !dbg !170
  %29 = or i64 %28, 1, !dbg !171
  %30 = call i64 @llvm.cttz.i64(i64 %29, i1 true), !dbg !172
  %31 = trunc i64 %30 to i32, !dbg !172
  %32 = add nsw i32 %27, %31, !dbg !173
  %33 = load i32, ptr %4, align 4, !dbg !174
  %34 = call i32 @llvm.bswap.i32(i32 %33), !dbg !175
  %35 = add nsw i32 %32, %34, !dbg !176
  %36 = sext i32 %35 to i64, !dbg !165
  %37 = load i32, ptr %7, align 4, !dbg !177
  %38 = icmp sgt i32 %37, 3, !dbg !178
  %39 = zext i1 %38 to i32, !dbg !178
  %40 = sext i32 %39 to i64, !dbg !177
  %41 = add nsw i64 %36, %40, !dbg !179
  %42 = load i64, ptr %5, align 8, !dbg !180
  %43 = shl i64 %42, 13, !dbg !181
  %44 = load i64, ptr %5, align 8, !dbg !182
  %45 = lshr i64 %44, 51, !dbg !183
  %46 = or i64 %43, %45, !dbg !184
  %47 = trunc i64 %46 to i32, !dbg !185
  %48 = sext i32 %47 to i64, !dbg !185
  %49 = add nsw i64 %41, %48, !dbg !186
  %50 = load i32, ptr %4, align 4, !dbg !187
  %51 = sub nsw i32 0, %50, !dbg !188
  %52 = icmp slt i32 %50, 0, !dbg !188
  %53 = select i1 %52, i32 %51, i32 %50, !dbg !188
  %54 = sext i32 %53 to i64, !dbg !188
  %55 = add nsw i64 %49, %54, !dbg !189
  %56 = trunc i64 %55 to i32, !dbg !165
  ret i32 %56, !dbg !190
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @maths(double noundef %0, double noundef %1) #2 !dbg !191 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !195, metadata !DIExpression()), !dbg !196
  store double %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !197, metadata !DIExpression()), !dbg !198
  %5 = load double, ptr %3, align 8, !dbg !199
  %6 = call double @llvm.fabs.f64(double %5), !dbg !200
  %7 = load double, ptr %3, align 8, !dbg !201
  %8 = load double, ptr %4, align 8, !dbg !202
  %9 = call double @llvm.copysign.f64(double %7, double %8), !dbg !203
  %10 = fadd double %6, %9, !dbg !204
  %11 = load double, ptr %4, align 8, !dbg !205
  %12 = call double @sqrt(double noundef %11) #11, !dbg !206
  %13 = fadd double %10, %12, !dbg !207
  %14 = load double, ptr %3, align 8, !dbg !208
  %15 = load double, ptr %4, align 8, !dbg !209
  %16 = call double @llvm.fmuladd.f64(double %14, double %15, double 1.000000e+00), !dbg !210
  %17 = call double @llvm.floor.f64(double %16), !dbg !211
  %18 = fadd double %13, %17, !dbg !212
  ret double %18, !dbg !213
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #3

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.floor.f64(double) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @memory(ptr noundef %0, ptr noundef %1, i64 noundef %2) #2 !dbg !214 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !222, metadata !DIExpression()), !dbg !223
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !224, metadata !DIExpression()), !dbg !225
  store i64 %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !226, metadata !DIExpression()), !dbg !227
  %7 = load ptr, ptr %4, align 8, !dbg !228
  %8 = load ptr, ptr %5, align 8, !dbg !229
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %8, i64 16, i1 false), !dbg !230
  %9 = load ptr, ptr %4, align 8, !dbg !231
  %10 = getelementptr inbounds i8, ptr %9, i64 1, !dbg !232
  %11 = load ptr, ptr %4, align 8, !dbg !233
  %12 = load i64, ptr %6, align 8, !dbg !234
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %10, ptr align 1 %11, i64 %12, i1 false), !dbg !235
  %13 = load ptr, ptr %4, align 8, !dbg !236
  %14 = load i64, ptr %6, align 8, !dbg !237
  call void @llvm.memset.p0.i64(ptr align 1 %13, i8 7, i64 %14, i1 false), !dbg !238
  %15 = load ptr, ptr %4, align 8, !dbg !239
  %16 = load ptr, ptr %5, align 8, !dbg !241
  %17 = load i64, ptr %6, align 8, !dbg !242
  %18 = call i32 @memcmp(ptr noundef %15, ptr noundef %16, i64 noundef %17) #12, !dbg !243
  %19 = icmp eq i32 %18, 0, !dbg !244
  br i1 %19, label %20, label %21, !dbg !245

20:                                               ; preds = %3
  call void @llvm.trap(), !dbg !246
  br label %21, !dbg !246

21:                                               ; preds = %20, %3
  ret void, !dbg !247
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #6

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @jump(i32 noundef %0) #2 !dbg !248 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store volatile i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !252, metadata !DIExpression()), !dbg !253
  call void @llvm.dbg.declare(metadata ptr %4, metadata !254, metadata !DIExpression()), !dbg !255
  store ptr %3, ptr %4, align 8, !dbg !255
  %5 = call i32 @_setjmp(ptr noundef @buffer) #13, !dbg !256
  %6 = icmp ne i32 %5, 0, !dbg !256
  br i1 %6, label %7, label %11, !dbg !258

7:                                                ; preds = %1
  %8 = load ptr, ptr %4, align 8, !dbg !259
  %9 = load volatile i8, ptr %8, align 1, !dbg !260
  %10 = sext i8 %9 to i32, !dbg !260
  store i32 %10, ptr %2, align 4, !dbg !261
  br label %16, !dbg !261

11:                                               ; preds = %1
  %12 = load volatile i32, ptr %3, align 4, !dbg !262
  %13 = icmp sgt i32 %12, 2, !dbg !264
  br i1 %13, label %14, label %15, !dbg !265

14:                                               ; preds = %11
  call void @longjmp(ptr noundef @buffer, i32 noundef 1) #14, !dbg !266
  unreachable, !dbg !266

15:                                               ; preds = %11
  store i32 200, ptr %2, align 4, !dbg !267
  br label %16, !dbg !267

16:                                               ; preds = %15, %7
  %17 = load i32, ptr %2, align 4, !dbg !268
  ret i32 %17, !dbg !268
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #8

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #9

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @frames() #2 !dbg !269 {
  %1 = call ptr @llvm.frameaddress.p0(i32 0), !dbg !273
  %2 = call ptr @llvm.returnaddress(i32 0), !dbg !274
  %3 = icmp eq ptr %1, %2, !dbg !275
  br i1 %3, label %4, label %5, !dbg !273

4:                                                ; preds = %0
  br label %7, !dbg !273

5:                                                ; preds = %0
  %6 = alloca i8, i64 32, align 16, !dbg !276
  br label %7, !dbg !273

7:                                                ; preds = %5, %4
  %8 = phi ptr [ null, %4 ], [ %6, %5 ], !dbg !273
  ret ptr %8, !dbg !277
}

; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
declare ptr @llvm.frameaddress.p0(i32 immarg) #10

; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
declare ptr @llvm.returnaddress(i32 immarg) #10

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nocallback nofree nounwind willreturn }
attributes #5 = { argmemonly nocallback nofree nounwind willreturn writeonly }
attributes #6 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { cold noreturn nounwind }
attributes #8 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nosync nounwind readnone willreturn }
attributes #11 = { nounwind }
attributes #12 = { nounwind readonly willreturn }
attributes #13 = { nounwind returns_twice }
attributes #14 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}
!llvm.ident = !{!57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 16, type: !49, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "machine.c", directory: ".", checksumkind: CSK_MD5, checksum: "c91af887d0a32aeef6b5574d635cf1f7")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 57, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-15/lib/clang/15.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "c31d38c6c5a076e42adea43381ce5a8c")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !19)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!0, !21}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 50, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !24, line: 32, baseType: !25)
!24 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 1600, elements: !47)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !27, line: 26, size: 1600, elements: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!28 = !{!29, !36, !37}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !26, file: !27, line: 32, baseType: !30, size: 512)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !31, line: 31, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 512, elements: !34)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !{!35}
!35 = !DISubrange(count: 8)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !26, file: !27, line: 33, baseType: !16, size: 32, offset: 512)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !26, file: !27, line: 34, baseType: !38, size: 1024, offset: 576)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !39, line: 8, baseType: !40)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !39, line: 5, size: 1024, elements: !41)
!41 = !{!42}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !40, file: !39, line: 7, baseType: !43, size: 1024)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 1024, elements: !45)
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !{!46}
!46 = !DISubrange(count: 16)
!47 = !{!48}
!48 = !DISubrange(count: 1)
!49 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 7, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = !{!"Debian clang version 15.0.6"}
!58 = distinct !DISubprogram(name: "lanes", scope: !3, file: !3, line: 9, type: !59, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !61, !61, !16}
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "int4", file: !3, line: 6, baseType: !62)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, flags: DIFlagVector, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 4)
!65 = !{}
!66 = !DILocalVariable(name: "a", arg: 1, scope: !58, file: !3, line: 9, type: !61)
!67 = !DILocation(line: 9, column: 17, scope: !58)
!68 = !DILocalVariable(name: "b", arg: 2, scope: !58, file: !3, line: 9, type: !61)
!69 = !DILocation(line: 9, column: 25, scope: !58)
!70 = !DILocalVariable(name: "i", arg: 3, scope: !58, file: !3, line: 9, type: !16)
!71 = !DILocation(line: 9, column: 32, scope: !58)
!72 = !DILocalVariable(name: "c", scope: !58, file: !3, line: 10, type: !61)
!73 = !DILocation(line: 10, column: 10, scope: !58)
!74 = !DILocation(line: 10, column: 14, scope: !58)
!75 = !DILocation(line: 10, column: 18, scope: !58)
!76 = !DILocation(line: 10, column: 20, scope: !58)
!77 = !DILocation(line: 10, column: 16, scope: !58)
!78 = !DILocation(line: 11, column: 16, scope: !58)
!79 = !DILocation(line: 11, column: 23, scope: !58)
!80 = !DILocation(line: 11, column: 21, scope: !58)
!81 = !DILocation(line: 11, column: 7, scope: !58)
!82 = !DILocation(line: 11, column: 9, scope: !58)
!83 = !DILocation(line: 11, column: 14, scope: !58)
!84 = !DILocation(line: 12, column: 36, scope: !58)
!85 = !DILocation(line: 12, column: 39, scope: !58)
!86 = !DILocation(line: 12, column: 43, scope: !58)
!87 = !DILocation(line: 12, column: 41, scope: !58)
!88 = !DILocation(line: 12, column: 12, scope: !58)
!89 = !DILocation(line: 12, column: 58, scope: !58)
!90 = !DILocation(line: 12, column: 5, scope: !58)
!91 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 14, type: !92, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!92 = !DISubroutineType(types: !93)
!93 = !{!94, !94, !96}
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !3, line: 7, baseType: !95)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !96, size: 128, flags: DIFlagVector, elements: !63)
!96 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!97 = !DILocalVariable(name: "v", arg: 1, scope: !91, file: !3, line: 14, type: !94)
!98 = !DILocation(line: 14, column: 21, scope: !91)
!99 = !DILocalVariable(name: "f", arg: 2, scope: !91, file: !3, line: 14, type: !96)
!100 = !DILocation(line: 14, column: 30, scope: !91)
!101 = !DILocation(line: 14, column: 42, scope: !91)
!102 = !DILocation(line: 14, column: 46, scope: !91)
!103 = !DILocation(line: 14, column: 50, scope: !91)
!104 = !DILocation(line: 14, column: 48, scope: !91)
!105 = !DILocation(line: 14, column: 35, scope: !91)
!106 = distinct !DISubprogram(name: "atomics", scope: !3, file: !3, line: 17, type: !107, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!107 = !DISubroutineType(types: !108)
!108 = !{!16, !109, !33}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_long", file: !6, line: 95, baseType: !111)
!111 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !33)
!112 = !DILocalVariable(name: "p", arg: 1, scope: !106, file: !3, line: 17, type: !109)
!113 = !DILocation(line: 17, column: 26, scope: !106)
!114 = !DILocalVariable(name: "expected", arg: 2, scope: !106, file: !3, line: 17, type: !33)
!115 = !DILocation(line: 17, column: 34, scope: !106)
!116 = !DILocation(line: 18, column: 5, scope: !106)
!117 = !DILocation(line: 19, column: 5, scope: !106)
!118 = !DILocation(line: 20, column: 5, scope: !106)
!119 = !DILocation(line: 21, column: 9, scope: !120)
!120 = distinct !DILexicalBlock(scope: !106, file: !3, line: 21, column: 9)
!121 = !DILocation(line: 21, column: 9, scope: !106)
!122 = !DILocation(line: 21, column: 63, scope: !120)
!123 = !DILocation(line: 21, column: 56, scope: !120)
!124 = !DILocation(line: 22, column: 5, scope: !106)
!125 = !DILocation(line: 23, column: 17, scope: !106)
!126 = !DILocation(line: 23, column: 12, scope: !106)
!127 = !DILocation(line: 23, column: 5, scope: !106)
!128 = !DILocation(line: 24, column: 1, scope: !106)
!129 = distinct !DISubprogram(name: "assembly", scope: !3, file: !3, line: 26, type: !130, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!130 = !DISubroutineType(types: !131)
!131 = !{!16, !16}
!132 = !DILocalVariable(name: "x", arg: 1, scope: !129, file: !3, line: 26, type: !16)
!133 = !DILocation(line: 26, column: 18, scope: !129)
!134 = !DILocalVariable(name: "y", scope: !129, file: !3, line: 27, type: !16)
!135 = !DILocation(line: 27, column: 9, scope: !129)
!136 = !DILocation(line: 28, column: 67, scope: !129)
!137 = !DILocation(line: 28, column: 5, scope: !129)
!138 = !{i64 964, i64 978}
!139 = !DILocation(line: 29, column: 5, scope: !129)
!140 = !{i64 1052}
!141 = !DILocation(line: 30, column: 12, scope: !129)
!142 = !DILocation(line: 30, column: 5, scope: !129)
!143 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 34, type: !144, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!144 = !DISubroutineType(types: !145)
!145 = !{!16, !7, !146, !147}
!146 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!148 = !DILocalVariable(name: "x", arg: 1, scope: !143, file: !3, line: 34, type: !7)
!149 = !DILocation(line: 34, column: 19, scope: !143)
!150 = !DILocalVariable(name: "y", arg: 2, scope: !143, file: !3, line: 34, type: !146)
!151 = !DILocation(line: 34, column: 41, scope: !143)
!152 = !DILocalVariable(name: "overflow", arg: 3, scope: !143, file: !3, line: 34, type: !147)
!153 = !DILocation(line: 34, column: 49, scope: !143)
!154 = !DILocalVariable(name: "product", scope: !143, file: !3, line: 35, type: !16)
!155 = !DILocation(line: 35, column: 9, scope: !143)
!156 = !DILocation(line: 36, column: 45, scope: !143)
!157 = !DILocation(line: 36, column: 17, scope: !143)
!158 = !DILocation(line: 36, column: 6, scope: !143)
!159 = !DILocation(line: 36, column: 15, scope: !143)
!160 = !DILocation(line: 37, column: 41, scope: !143)
!161 = !DILocation(line: 37, column: 18, scope: !143)
!162 = !DILocation(line: 37, column: 6, scope: !143)
!163 = !DILocation(line: 37, column: 15, scope: !143)
!164 = !DILocation(line: 38, column: 31, scope: !143)
!165 = !DILocation(line: 38, column: 12, scope: !143)
!166 = !DILocation(line: 38, column: 50, scope: !143)
!167 = !DILocation(line: 38, column: 52, scope: !143)
!168 = !DILocation(line: 38, column: 36, scope: !143)
!169 = !DILocation(line: 38, column: 34, scope: !143)
!170 = !DILocation(line: 38, column: 75, scope: !143)
!171 = !DILocation(line: 38, column: 77, scope: !143)
!172 = !DILocation(line: 38, column: 59, scope: !143)
!173 = !DILocation(line: 38, column: 57, scope: !143)
!174 = !DILocation(line: 38, column: 107, scope: !143)
!175 = !DILocation(line: 38, column: 89, scope: !143)
!176 = !DILocation(line: 38, column: 82, scope: !143)
!177 = !DILocation(line: 39, column: 29, scope: !143)
!178 = !DILocation(line: 39, column: 37, scope: !143)
!179 = !DILocation(line: 38, column: 110, scope: !143)
!180 = !DILocation(line: 39, column: 53, scope: !143)
!181 = !DILocation(line: 39, column: 55, scope: !143)
!182 = !DILocation(line: 39, column: 63, scope: !143)
!183 = !DILocation(line: 39, column: 65, scope: !143)
!184 = !DILocation(line: 39, column: 61, scope: !143)
!185 = !DILocation(line: 39, column: 47, scope: !143)
!186 = !DILocation(line: 39, column: 45, scope: !143)
!187 = !DILocation(line: 39, column: 93, scope: !143)
!188 = !DILocation(line: 39, column: 74, scope: !143)
!189 = !DILocation(line: 39, column: 72, scope: !143)
!190 = !DILocation(line: 38, column: 5, scope: !143)
!191 = distinct !DISubprogram(name: "maths", scope: !3, file: !3, line: 41, type: !192, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!192 = !DISubroutineType(types: !193)
!193 = !{!194, !194, !194}
!194 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!195 = !DILocalVariable(name: "a", arg: 1, scope: !191, file: !3, line: 41, type: !194)
!196 = !DILocation(line: 41, column: 21, scope: !191)
!197 = !DILocalVariable(name: "b", arg: 2, scope: !191, file: !3, line: 41, type: !194)
!198 = !DILocation(line: 41, column: 31, scope: !191)
!199 = !DILocation(line: 42, column: 27, scope: !191)
!200 = !DILocation(line: 42, column: 12, scope: !191)
!201 = !DILocation(line: 42, column: 51, scope: !191)
!202 = !DILocation(line: 42, column: 54, scope: !191)
!203 = !DILocation(line: 42, column: 32, scope: !191)
!204 = !DILocation(line: 42, column: 30, scope: !191)
!205 = !DILocation(line: 42, column: 74, scope: !191)
!206 = !DILocation(line: 42, column: 59, scope: !191)
!207 = !DILocation(line: 42, column: 57, scope: !191)
!208 = !DILocation(line: 42, column: 95, scope: !191)
!209 = !DILocation(line: 42, column: 99, scope: !191)
!210 = !DILocation(line: 42, column: 101, scope: !191)
!211 = !DILocation(line: 42, column: 79, scope: !191)
!212 = !DILocation(line: 42, column: 77, scope: !191)
!213 = !DILocation(line: 42, column: 5, scope: !191)
!214 = distinct !DISubprogram(name: "memory", scope: !3, file: !3, line: 44, type: !215, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!215 = !DISubroutineType(types: !216)
!216 = !{null, !217, !218, !220}
!217 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !219, size: 64)
!219 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!220 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !221, line: 46, baseType: !44)
!221 = !DIFile(filename: "/usr/lib/llvm-15/lib/clang/15.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "b76978376d35d5cd171876ac58ac1256")
!222 = !DILocalVariable(name: "dst", arg: 1, scope: !214, file: !3, line: 44, type: !217)
!223 = !DILocation(line: 44, column: 19, scope: !214)
!224 = !DILocalVariable(name: "src", arg: 2, scope: !214, file: !3, line: 44, type: !218)
!225 = !DILocation(line: 44, column: 36, scope: !214)
!226 = !DILocalVariable(name: "n", arg: 3, scope: !214, file: !3, line: 44, type: !220)
!227 = !DILocation(line: 44, column: 48, scope: !214)
!228 = !DILocation(line: 45, column: 12, scope: !214)
!229 = !DILocation(line: 45, column: 17, scope: !214)
!230 = !DILocation(line: 45, column: 5, scope: !214)
!231 = !DILocation(line: 46, column: 13, scope: !214)
!232 = !DILocation(line: 46, column: 17, scope: !214)
!233 = !DILocation(line: 46, column: 22, scope: !214)
!234 = !DILocation(line: 46, column: 27, scope: !214)
!235 = !DILocation(line: 46, column: 5, scope: !214)
!236 = !DILocation(line: 47, column: 12, scope: !214)
!237 = !DILocation(line: 47, column: 20, scope: !214)
!238 = !DILocation(line: 47, column: 5, scope: !214)
!239 = !DILocation(line: 48, column: 16, scope: !240)
!240 = distinct !DILexicalBlock(scope: !214, file: !3, line: 48, column: 9)
!241 = !DILocation(line: 48, column: 21, scope: !240)
!242 = !DILocation(line: 48, column: 26, scope: !240)
!243 = !DILocation(line: 48, column: 9, scope: !240)
!244 = !DILocation(line: 48, column: 29, scope: !240)
!245 = !DILocation(line: 48, column: 9, scope: !214)
!246 = !DILocation(line: 48, column: 35, scope: !240)
!247 = !DILocation(line: 49, column: 1, scope: !214)
!248 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 51, type: !249, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!249 = !DISubroutineType(types: !250)
!250 = !{!16, !251}
!251 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!252 = !DILocalVariable(name: "x", arg: 1, scope: !248, file: !3, line: 51, type: !251)
!253 = !DILocation(line: 51, column: 23, scope: !248)
!254 = !DILocalVariable(name: "p", scope: !248, file: !3, line: 52, type: !17)
!255 = !DILocation(line: 52, column: 20, scope: !248)
!256 = !DILocation(line: 53, column: 9, scope: !257)
!257 = distinct !DILexicalBlock(scope: !248, file: !3, line: 53, column: 9)
!258 = !DILocation(line: 53, column: 9, scope: !248)
!259 = !DILocation(line: 53, column: 33, scope: !257)
!260 = !DILocation(line: 53, column: 32, scope: !257)
!261 = !DILocation(line: 53, column: 25, scope: !257)
!262 = !DILocation(line: 54, column: 9, scope: !263)
!263 = distinct !DILexicalBlock(scope: !248, file: !3, line: 54, column: 9)
!264 = !DILocation(line: 54, column: 11, scope: !263)
!265 = !DILocation(line: 54, column: 9, scope: !248)
!266 = !DILocation(line: 54, column: 16, scope: !263)
!267 = !DILocation(line: 56, column: 5, scope: !248)
!268 = !DILocation(line: 57, column: 1, scope: !248)
!269 = distinct !DISubprogram(name: "frames", scope: !3, file: !3, line: 58, type: !270, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!270 = !DISubroutineType(types: !271)
!271 = !{!272}
!272 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!273 = !DILocation(line: 58, column: 29, scope: !269)
!274 = !DILocation(line: 58, column: 59, scope: !269)
!275 = !DILocation(line: 58, column: 56, scope: !269)
!276 = !DILocation(line: 58, column: 93, scope: !269)
!277 = !DILocation(line: 58, column: 22, scope: !269)
