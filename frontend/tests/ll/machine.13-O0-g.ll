; clang-13 -O0 -g -w -fdebug-compilation-dir=. -S -emit-llvm machine.c
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
define dso_local <4 x i32> @lanes(<4 x i32> %0, <4 x i32> %1, i32 %2) #0 !dbg !56 {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  store <4 x i32> %0, <4 x i32>* %4, align 16
  call void @llvm.dbg.declare(metadata <4 x i32>* %4, metadata !64, metadata !DIExpression()), !dbg !65
  store <4 x i32> %1, <4 x i32>* %5, align 16
  call void @llvm.dbg.declare(metadata <4 x i32>* %5, metadata !66, metadata !DIExpression()), !dbg !67
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !68, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata <4 x i32>* %7, metadata !70, metadata !DIExpression()), !dbg !71
  %8 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !72
  %9 = load <4 x i32>, <4 x i32>* %5, align 16, !dbg !73
  %10 = mul <4 x i32> %9, <i32 2, i32 2, i32 2, i32 2>, !dbg !74
  %11 = add <4 x i32> %8, %10, !dbg !75
  store <4 x i32> %11, <4 x i32>* %7, align 16, !dbg !71
  %12 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !76
  %13 = extractelement <4 x i32> %12, i32 0, !dbg !76
  %14 = load <4 x i32>, <4 x i32>* %5, align 16, !dbg !77
  %15 = extractelement <4 x i32> %14, i32 1, !dbg !77
  %16 = icmp slt i32 %13, %15, !dbg !78
  %17 = zext i1 %16 to i32, !dbg !78
  %18 = load i32, i32* %6, align 4, !dbg !79
  %19 = and i32 %18, 3, !dbg !80
  %20 = load <4 x i32>, <4 x i32>* %7, align 16, !dbg !81
  %21 = insertelement <4 x i32> %20, i32 %17, i32 %19, !dbg !81
  store <4 x i32> %21, <4 x i32>* %7, align 16, !dbg !81
  %22 = load <4 x i32>, <4 x i32>* %7, align 16, !dbg !82
  %23 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !83
  %24 = load <4 x i32>, <4 x i32>* %5, align 16, !dbg !84
  %25 = icmp slt <4 x i32> %23, %24, !dbg !85
  %26 = sext <4 x i1> %25 to <4 x i32>, !dbg !85
  %27 = shufflevector <4 x i32> %22, <4 x i32> %26, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !86
  %28 = ashr <4 x i32> %27, <i32 1, i32 1, i32 1, i32 1>, !dbg !87
  ret <4 x i32> %28, !dbg !88
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x float> @scale(<4 x float> %0, float %1) #0 !dbg !89 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca float, align 4
  %5 = alloca <4 x float>, align 16
  store <4 x float> %0, <4 x float>* %3, align 16
  call void @llvm.dbg.declare(metadata <4 x float>* %3, metadata !95, metadata !DIExpression()), !dbg !96
  store float %1, float* %4, align 4
  call void @llvm.dbg.declare(metadata float* %4, metadata !97, metadata !DIExpression()), !dbg !98
  %6 = load <4 x float>, <4 x float>* %3, align 16, !dbg !99
  %7 = load float, float* %4, align 4, !dbg !100
  %8 = insertelement <4 x float> poison, float %7, i32 0, !dbg !100
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !100
  %10 = fmul <4 x float> %6, %9, !dbg !101
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, <4 x float>* %5, align 16, !dbg !102
  %11 = load <4 x float>, <4 x float>* %5, align 16, !dbg !102
  %12 = fsub <4 x float> %10, %11, !dbg !103
  ret <4 x float> %12, !dbg !104
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @atomics(i64* %0, i64 %1) #2 !dbg !105 {
  %3 = alloca i32, align 4
  %4 = alloca i64*, align 8
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
  store i64* %0, i64** %4, align 8
  call void @llvm.dbg.declare(metadata i64** %4, metadata !111, metadata !DIExpression()), !dbg !112
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !113, metadata !DIExpression()), !dbg !114
  store i32 1, i32* %6, align 4, !dbg !115
  %16 = load i32, i32* %6, align 4, !dbg !115
  %17 = atomicrmw add i32* @counter, i32 %16 seq_cst, align 4, !dbg !115
  store i32 %17, i32* %7, align 4, !dbg !115
  %18 = load i32, i32* %7, align 4, !dbg !115
  store i32 8, i32* %8, align 4, !dbg !116
  %19 = load i32, i32* %8, align 4, !dbg !116
  %20 = atomicrmw or i32* @counter, i32 %19 monotonic, align 4, !dbg !116
  store i32 %20, i32* %9, align 4, !dbg !116
  %21 = load i32, i32* %9, align 4, !dbg !116
  fence seq_cst, !dbg !117
  %22 = load i64*, i64** %4, align 8, !dbg !118
  store i64 7, i64* %10, align 8, !dbg !118
  %23 = load i64, i64* %5, align 8, !dbg !118
  %24 = load i64, i64* %10, align 8, !dbg !118
  %25 = cmpxchg weak i64* %22, i64 %23, i64 %24 seq_cst seq_cst, align 8, !dbg !118
  %26 = extractvalue { i64, i1 } %25, 0, !dbg !118
  %27 = extractvalue { i64, i1 } %25, 1, !dbg !118
  br i1 %27, label %29, label %28, !dbg !118

28:                                               ; preds = %2
  store i64 %26, i64* %5, align 8, !dbg !118
  br label %29, !dbg !118

29:                                               ; preds = %28, %2
  %30 = zext i1 %27 to i8, !dbg !118
  store i8 %30, i8* %11, align 1, !dbg !118
  %31 = load i8, i8* %11, align 1, !dbg !118
  %32 = trunc i8 %31 to i1, !dbg !118
  br i1 %32, label %33, label %36, !dbg !120

33:                                               ; preds = %29
  %34 = load atomic i32, i32* @counter seq_cst, align 4, !dbg !121
  store i32 %34, i32* %12, align 4, !dbg !121
  %35 = load i32, i32* %12, align 4, !dbg !121
  store i32 %35, i32* %3, align 4, !dbg !122
  br label %43, !dbg !122

36:                                               ; preds = %29
  store i32 0, i32* %13, align 4, !dbg !123
  %37 = load i32, i32* %13, align 4, !dbg !123
  store atomic i32 %37, i32* @counter release, align 4, !dbg !123
  %38 = load i64*, i64** %4, align 8, !dbg !124
  store i64 3, i64* %14, align 8, !dbg !124
  %39 = load i64, i64* %14, align 8, !dbg !124
  %40 = atomicrmw xchg i64* %38, i64 %39 seq_cst, align 8, !dbg !124
  store i64 %40, i64* %15, align 8, !dbg !124
  %41 = load i64, i64* %15, align 8, !dbg !124
  %42 = trunc i64 %41 to i32, !dbg !125
  store i32 %42, i32* %3, align 4, !dbg !126
  br label %43, !dbg !126

43:                                               ; preds = %36, %33
  %44 = load i32, i32* %3, align 4, !dbg !127
  ret i32 %44, !dbg !127
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @assembly(i32 %0) #2 !dbg !128 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !131, metadata !DIExpression()), !dbg !132
  call void @llvm.dbg.declare(metadata i32* %3, metadata !133, metadata !DIExpression()), !dbg !134
  %4 = load i32, i32* %2, align 4, !dbg !135
  %5 = call i32 asm sideeffect "movl $1, $0\0A\09addl $$1, $0", "=r,r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4) #11, !dbg !136, !srcloc !137
  store i32 %5, i32* %3, align 4, !dbg !136
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #11, !dbg !138, !srcloc !139
  %6 = load i32, i32* %3, align 4, !dbg !140
  ret i32 %6, !dbg !141
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @bits(i32 %0, i64 %1, i32* %2) #2 !dbg !142 {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !147, metadata !DIExpression()), !dbg !148
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !149, metadata !DIExpression()), !dbg !150
  store i32* %2, i32** %6, align 8
  call void @llvm.dbg.declare(metadata i32** %6, metadata !151, metadata !DIExpression()), !dbg !152
  call void @llvm.dbg.declare(metadata i32* %7, metadata !153, metadata !DIExpression()), !dbg !154
  %8 = load i32, i32* %4, align 4, !dbg !155
  %9 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %8, i32 77), !dbg !156
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !156
  %11 = extractvalue { i32, i1 } %9, 0, !dbg !156
  store i32 %11, i32* %7, align 4, !dbg !156
  %12 = zext i1 %10 to i32, !dbg !156
  %13 = load i32*, i32** %6, align 8, !dbg !157
  store i32 %12, i32* %13, align 4, !dbg !158
  %14 = load i32, i32* %4, align 4, !dbg !159
  %15 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %14, i32 5), !dbg !160
  %16 = extractvalue { i32, i1 } %15, 1, !dbg !160
  %17 = extractvalue { i32, i1 } %15, 0, !dbg !160
  store i32 %17, i32* %4, align 4, !dbg !160
  %18 = zext i1 %16 to i32, !dbg !160
  %19 = load i32*, i32** %6, align 8, !dbg !161
  %20 = load i32, i32* %19, align 4, !dbg !162
  %21 = or i32 %20, %18, !dbg !162
  store i32 %21, i32* %19, align 4, !dbg !162
  %22 = load i32, i32* %4, align 4, !dbg !163
  %23 = call i32 @llvm.ctpop.i32(i32 %22), !dbg !164
  %24 = load i32, i32* %4, align 4, !dbg !165
  %25 = or i32 %24, 1, !dbg !166
  %26 = call i32 @llvm.ctlz.i32(i32 %25, i1 true), !dbg !167
  %27 = add nsw i32 %23, %26, !dbg !168
  %28 = load i64, i64* %5, align 8, !dbg !169
  %29 = or i64 %28, 1, !dbg !170
  %30 = call i64 @llvm.cttz.i64(i64 %29, i1 true), !dbg !171
  %31 = trunc i64 %30 to i32, !dbg !171
  %32 = add nsw i32 %27, %31, !dbg !172
  %33 = load i32, i32* %4, align 4, !dbg !173
  %34 = call i32 @llvm.bswap.i32(i32 %33), !dbg !174
  %35 = add nsw i32 %32, %34, !dbg !175
  %36 = sext i32 %35 to i64, !dbg !164
  %37 = load i32, i32* %7, align 4, !dbg !176
  %38 = icmp sgt i32 %37, 3, !dbg !177
  %39 = zext i1 %38 to i32, !dbg !177
  %40 = sext i32 %39 to i64, !dbg !176
  %41 = add nsw i64 %36, %40, !dbg !178
  %42 = load i64, i64* %5, align 8, !dbg !179
  %43 = shl i64 %42, 13, !dbg !180
  %44 = load i64, i64* %5, align 8, !dbg !181
  %45 = lshr i64 %44, 51, !dbg !182
  %46 = or i64 %43, %45, !dbg !183
  %47 = trunc i64 %46 to i32, !dbg !184
  %48 = sext i32 %47 to i64, !dbg !184
  %49 = add nsw i64 %41, %48, !dbg !185
  %50 = load i32, i32* %4, align 4, !dbg !186
  %51 = sub nsw i32 0, %50, !dbg !187
  %52 = icmp slt i32 %50, 0, !dbg !187
  %53 = select i1 %52, i32 %51, i32 %50, !dbg !187
  %54 = sext i32 %53 to i64, !dbg !187
  %55 = add nsw i64 %49, %54, !dbg !188
  %56 = trunc i64 %55 to i32, !dbg !164
  ret i32 %56, !dbg !189
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @maths(double %0, double %1) #2 !dbg !190 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, double* %3, align 8
  call void @llvm.dbg.declare(metadata double* %3, metadata !194, metadata !DIExpression()), !dbg !195
  store double %1, double* %4, align 8
  call void @llvm.dbg.declare(metadata double* %4, metadata !196, metadata !DIExpression()), !dbg !197
  %5 = load double, double* %3, align 8, !dbg !198
  %6 = call double @llvm.fabs.f64(double %5), !dbg !199
  %7 = load double, double* %3, align 8, !dbg !200
  %8 = load double, double* %4, align 8, !dbg !201
  %9 = call double @llvm.copysign.f64(double %7, double %8), !dbg !202
  %10 = fadd double %6, %9, !dbg !203
  %11 = load double, double* %4, align 8, !dbg !204
  %12 = call double @sqrt(double %11) #11, !dbg !205
  %13 = fadd double %10, %12, !dbg !206
  %14 = load double, double* %3, align 8, !dbg !207
  %15 = load double, double* %4, align 8, !dbg !208
  %16 = fmul double %14, %15, !dbg !209
  %17 = fadd double %16, 1.000000e+00, !dbg !210
  %18 = call double @llvm.floor.f64(double %17), !dbg !211
  %19 = fadd double %13, %18, !dbg !212
  ret double %19, !dbg !213
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: nounwind
declare dso_local double @sqrt(double) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.floor.f64(double) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @memory(i8* %0, i8* %1, i64 %2) #2 !dbg !214 {
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !222, metadata !DIExpression()), !dbg !223
  store i8* %1, i8** %5, align 8
  call void @llvm.dbg.declare(metadata i8** %5, metadata !224, metadata !DIExpression()), !dbg !225
  store i64 %2, i64* %6, align 8
  call void @llvm.dbg.declare(metadata i64* %6, metadata !226, metadata !DIExpression()), !dbg !227
  %7 = load i8*, i8** %4, align 8, !dbg !228
  %8 = load i8*, i8** %5, align 8, !dbg !229
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %7, i8* align 1 %8, i64 16, i1 false), !dbg !230
  %9 = load i8*, i8** %4, align 8, !dbg !231
  %10 = getelementptr inbounds i8, i8* %9, i64 1, !dbg !232
  %11 = load i8*, i8** %4, align 8, !dbg !233
  %12 = load i64, i64* %6, align 8, !dbg !234
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %10, i8* align 1 %11, i64 %12, i1 false), !dbg !235
  %13 = load i8*, i8** %4, align 8, !dbg !236
  %14 = load i64, i64* %6, align 8, !dbg !237
  call void @llvm.memset.p0i8.i64(i8* align 1 %13, i8 7, i64 %14, i1 false), !dbg !238
  %15 = load i8*, i8** %4, align 8, !dbg !239
  %16 = load i8*, i8** %5, align 8, !dbg !241
  %17 = load i64, i64* %6, align 8, !dbg !242
  %18 = call i32 @memcmp(i8* %15, i8* %16, i64 %17) #12, !dbg !243
  %19 = icmp eq i32 %18, 0, !dbg !244
  br i1 %19, label %20, label %21, !dbg !245

20:                                               ; preds = %3
  call void @llvm.trap(), !dbg !246
  br label %21, !dbg !246

21:                                               ; preds = %20, %3
  ret void, !dbg !247
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind readonly willreturn
declare dso_local i32 @memcmp(i8*, i8*, i64) #6

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @jump(i32 %0) #2 !dbg !248 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  store volatile i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !252, metadata !DIExpression()), !dbg !253
  call void @llvm.dbg.declare(metadata i8** %4, metadata !254, metadata !DIExpression()), !dbg !255
  %5 = bitcast i32* %3 to i8*, !dbg !256
  store i8* %5, i8** %4, align 8, !dbg !255
  %6 = call i32 @_setjmp(%struct.__jmp_buf_tag* getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0)) #13, !dbg !257
  %7 = icmp ne i32 %6, 0, !dbg !257
  br i1 %7, label %8, label %12, !dbg !259

8:                                                ; preds = %1
  %9 = load i8*, i8** %4, align 8, !dbg !260
  %10 = load volatile i8, i8* %9, align 1, !dbg !261
  %11 = sext i8 %10 to i32, !dbg !261
  store i32 %11, i32* %2, align 4, !dbg !262
  br label %17, !dbg !262

12:                                               ; preds = %1
  %13 = load volatile i32, i32* %3, align 4, !dbg !263
  %14 = icmp sgt i32 %13, 2, !dbg !265
  br i1 %14, label %15, label %16, !dbg !266

15:                                               ; preds = %12
  call void @longjmp(%struct.__jmp_buf_tag* getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0), i32 1) #14, !dbg !267
  unreachable, !dbg !267

16:                                               ; preds = %12
  store i32 200, i32* %2, align 4, !dbg !268
  br label %17, !dbg !268

17:                                               ; preds = %16, %8
  %18 = load i32, i32* %2, align 4, !dbg !269
  ret i32 %18, !dbg !269
}

; Function Attrs: nounwind returns_twice
declare dso_local i32 @_setjmp(%struct.__jmp_buf_tag*) #8

; Function Attrs: noreturn nounwind
declare dso_local void @longjmp(%struct.__jmp_buf_tag*, i32) #9

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i8* @frames() #2 !dbg !270 {
  %1 = call i8* @llvm.frameaddress.p0i8(i32 0), !dbg !274
  %2 = call i8* @llvm.returnaddress(i32 0), !dbg !275
  %3 = icmp eq i8* %1, %2, !dbg !276
  br i1 %3, label %4, label %5, !dbg !274

4:                                                ; preds = %0
  br label %7, !dbg !274

5:                                                ; preds = %0
  %6 = alloca i8, i64 32, align 16, !dbg !277
  br label %7, !dbg !274

7:                                                ; preds = %5, %4
  %8 = phi i8* [ null, %4 ], [ %6, %5 ], !dbg !274
  ret i8* %8, !dbg !278
}

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i8* @llvm.frameaddress.p0i8(i32 immarg) #10

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i8* @llvm.returnaddress(i32 immarg) #10

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { argmemonly nofree nounwind willreturn writeonly }
attributes #6 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { cold noreturn nounwind }
attributes #8 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nosync nounwind readnone willreturn }
attributes #11 = { nounwind }
attributes #12 = { nounwind readonly willreturn }
attributes #13 = { nounwind returns_twice }
attributes #14 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 16, type: !49, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "machine.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 47, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-13/lib/clang/13.0.1/include/stdatomic.h", directory: "")
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
!24 = !DIFile(filename: "/usr/include/setjmp.h", directory: "")
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 1600, elements: !47)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !27, line: 26, size: 1600, elements: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "")
!28 = !{!29, !36, !37}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !26, file: !27, line: 32, baseType: !30, size: 512)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !31, line: 31, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "")
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 512, elements: !34)
!33 = !DIBasicType(name: "long int", size: 64, encoding: DW_ATE_signed)
!34 = !{!35}
!35 = !DISubrange(count: 8)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !26, file: !27, line: 33, baseType: !16, size: 32, offset: 512)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !26, file: !27, line: 34, baseType: !38, size: 1024, offset: 576)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !39, line: 8, baseType: !40)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !39, line: 5, size: 1024, elements: !41)
!41 = !{!42}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !40, file: !39, line: 7, baseType: !43, size: 1024)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 1024, elements: !45)
!44 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!45 = !{!46}
!46 = !DISubrange(count: 16)
!47 = !{!48}
!48 = !DISubrange(count: 1)
!49 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!50 = !{i32 7, !"Dwarf Version", i32 4}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 7, !"uwtable", i32 1}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = !{!"Debian clang version 13.0.1-11+b2"}
!56 = distinct !DISubprogram(name: "lanes", scope: !3, file: !3, line: 9, type: !57, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !59, !59, !16}
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "int4", file: !3, line: 6, baseType: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, flags: DIFlagVector, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 4)
!63 = !{}
!64 = !DILocalVariable(name: "a", arg: 1, scope: !56, file: !3, line: 9, type: !59)
!65 = !DILocation(line: 9, column: 17, scope: !56)
!66 = !DILocalVariable(name: "b", arg: 2, scope: !56, file: !3, line: 9, type: !59)
!67 = !DILocation(line: 9, column: 25, scope: !56)
!68 = !DILocalVariable(name: "i", arg: 3, scope: !56, file: !3, line: 9, type: !16)
!69 = !DILocation(line: 9, column: 32, scope: !56)
!70 = !DILocalVariable(name: "c", scope: !56, file: !3, line: 10, type: !59)
!71 = !DILocation(line: 10, column: 10, scope: !56)
!72 = !DILocation(line: 10, column: 14, scope: !56)
!73 = !DILocation(line: 10, column: 18, scope: !56)
!74 = !DILocation(line: 10, column: 20, scope: !56)
!75 = !DILocation(line: 10, column: 16, scope: !56)
!76 = !DILocation(line: 11, column: 16, scope: !56)
!77 = !DILocation(line: 11, column: 23, scope: !56)
!78 = !DILocation(line: 11, column: 21, scope: !56)
!79 = !DILocation(line: 11, column: 7, scope: !56)
!80 = !DILocation(line: 11, column: 9, scope: !56)
!81 = !DILocation(line: 11, column: 14, scope: !56)
!82 = !DILocation(line: 12, column: 36, scope: !56)
!83 = !DILocation(line: 12, column: 39, scope: !56)
!84 = !DILocation(line: 12, column: 43, scope: !56)
!85 = !DILocation(line: 12, column: 41, scope: !56)
!86 = !DILocation(line: 12, column: 12, scope: !56)
!87 = !DILocation(line: 12, column: 58, scope: !56)
!88 = !DILocation(line: 12, column: 5, scope: !56)
!89 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 14, type: !90, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !92, !94}
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !3, line: 7, baseType: !93)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !94, size: 128, flags: DIFlagVector, elements: !61)
!94 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!95 = !DILocalVariable(name: "v", arg: 1, scope: !89, file: !3, line: 14, type: !92)
!96 = !DILocation(line: 14, column: 21, scope: !89)
!97 = !DILocalVariable(name: "f", arg: 2, scope: !89, file: !3, line: 14, type: !94)
!98 = !DILocation(line: 14, column: 30, scope: !89)
!99 = !DILocation(line: 14, column: 42, scope: !89)
!100 = !DILocation(line: 14, column: 46, scope: !89)
!101 = !DILocation(line: 14, column: 44, scope: !89)
!102 = !DILocation(line: 14, column: 50, scope: !89)
!103 = !DILocation(line: 14, column: 48, scope: !89)
!104 = !DILocation(line: 14, column: 35, scope: !89)
!105 = distinct !DISubprogram(name: "atomics", scope: !3, file: !3, line: 17, type: !106, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!106 = !DISubroutineType(types: !107)
!107 = !{!16, !108, !33}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_long", file: !6, line: 85, baseType: !110)
!110 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !33)
!111 = !DILocalVariable(name: "p", arg: 1, scope: !105, file: !3, line: 17, type: !108)
!112 = !DILocation(line: 17, column: 26, scope: !105)
!113 = !DILocalVariable(name: "expected", arg: 2, scope: !105, file: !3, line: 17, type: !33)
!114 = !DILocation(line: 17, column: 34, scope: !105)
!115 = !DILocation(line: 18, column: 5, scope: !105)
!116 = !DILocation(line: 19, column: 5, scope: !105)
!117 = !DILocation(line: 20, column: 5, scope: !105)
!118 = !DILocation(line: 21, column: 9, scope: !119)
!119 = distinct !DILexicalBlock(scope: !105, file: !3, line: 21, column: 9)
!120 = !DILocation(line: 21, column: 9, scope: !105)
!121 = !DILocation(line: 21, column: 63, scope: !119)
!122 = !DILocation(line: 21, column: 56, scope: !119)
!123 = !DILocation(line: 22, column: 5, scope: !105)
!124 = !DILocation(line: 23, column: 17, scope: !105)
!125 = !DILocation(line: 23, column: 12, scope: !105)
!126 = !DILocation(line: 23, column: 5, scope: !105)
!127 = !DILocation(line: 24, column: 1, scope: !105)
!128 = distinct !DISubprogram(name: "assembly", scope: !3, file: !3, line: 26, type: !129, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!129 = !DISubroutineType(types: !130)
!130 = !{!16, !16}
!131 = !DILocalVariable(name: "x", arg: 1, scope: !128, file: !3, line: 26, type: !16)
!132 = !DILocation(line: 26, column: 18, scope: !128)
!133 = !DILocalVariable(name: "y", scope: !128, file: !3, line: 27, type: !16)
!134 = !DILocation(line: 27, column: 9, scope: !128)
!135 = !DILocation(line: 28, column: 67, scope: !128)
!136 = !DILocation(line: 28, column: 5, scope: !128)
!137 = !{i64 964, i64 978}
!138 = !DILocation(line: 29, column: 5, scope: !128)
!139 = !{i64 1052}
!140 = !DILocation(line: 30, column: 12, scope: !128)
!141 = !DILocation(line: 30, column: 5, scope: !128)
!142 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 34, type: !143, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!143 = !DISubroutineType(types: !144)
!144 = !{!16, !7, !145, !146}
!145 = !DIBasicType(name: "long long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!147 = !DILocalVariable(name: "x", arg: 1, scope: !142, file: !3, line: 34, type: !7)
!148 = !DILocation(line: 34, column: 19, scope: !142)
!149 = !DILocalVariable(name: "y", arg: 2, scope: !142, file: !3, line: 34, type: !145)
!150 = !DILocation(line: 34, column: 41, scope: !142)
!151 = !DILocalVariable(name: "overflow", arg: 3, scope: !142, file: !3, line: 34, type: !146)
!152 = !DILocation(line: 34, column: 49, scope: !142)
!153 = !DILocalVariable(name: "product", scope: !142, file: !3, line: 35, type: !16)
!154 = !DILocation(line: 35, column: 9, scope: !142)
!155 = !DILocation(line: 36, column: 45, scope: !142)
!156 = !DILocation(line: 36, column: 17, scope: !142)
!157 = !DILocation(line: 36, column: 6, scope: !142)
!158 = !DILocation(line: 36, column: 15, scope: !142)
!159 = !DILocation(line: 37, column: 41, scope: !142)
!160 = !DILocation(line: 37, column: 18, scope: !142)
!161 = !DILocation(line: 37, column: 6, scope: !142)
!162 = !DILocation(line: 37, column: 15, scope: !142)
!163 = !DILocation(line: 38, column: 31, scope: !142)
!164 = !DILocation(line: 38, column: 12, scope: !142)
!165 = !DILocation(line: 38, column: 50, scope: !142)
!166 = !DILocation(line: 38, column: 52, scope: !142)
!167 = !DILocation(line: 38, column: 36, scope: !142)
!168 = !DILocation(line: 38, column: 34, scope: !142)
!169 = !DILocation(line: 38, column: 75, scope: !142)
!170 = !DILocation(line: 38, column: 77, scope: !142)
!171 = !DILocation(line: 38, column: 59, scope: !142)
!172 = !DILocation(line: 38, column: 57, scope: !142)
!173 = !DILocation(line: 38, column: 107, scope: !142)
!174 = !DILocation(line: 38, column: 89, scope: !142)
!175 = !DILocation(line: 38, column: 82, scope: !142)
!176 = !DILocation(line: 39, column: 29, scope: !142)
!177 = !DILocation(line: 39, column: 37, scope: !142)
!178 = !DILocation(line: 38, column: 110, scope: !142)
!179 = !DILocation(line: 39, column: 53, scope: !142)
!180 = !DILocation(line: 39, column: 55, scope: !142)
!181 = !DILocation(line: 39, column: 63, scope: !142)
!182 = !DILocation(line: 39, column: 65, scope: !142)
!183 = !DILocation(line: 39, column: 61, scope: !142)
!184 = !DILocation(line: 39, column: 47, scope: !142)
!185 = !DILocation(line: 39, column: 45, scope: !142)
!186 = !DILocation(line: 39, column: 93, scope: !142)
!187 = !DILocation(line: 39, column: 74, scope: !142)
!188 = !DILocation(line: 39, column: 72, scope: !142)
!189 = !DILocation(line: 38, column: 5, scope: !142)
!190 = distinct !DISubprogram(name: "maths", scope: !3, file: !3, line: 41, type: !191, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!191 = !DISubroutineType(types: !192)
!192 = !{!193, !193, !193}
!193 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!194 = !DILocalVariable(name: "a", arg: 1, scope: !190, file: !3, line: 41, type: !193)
!195 = !DILocation(line: 41, column: 21, scope: !190)
!196 = !DILocalVariable(name: "b", arg: 2, scope: !190, file: !3, line: 41, type: !193)
!197 = !DILocation(line: 41, column: 31, scope: !190)
!198 = !DILocation(line: 42, column: 27, scope: !190)
!199 = !DILocation(line: 42, column: 12, scope: !190)
!200 = !DILocation(line: 42, column: 51, scope: !190)
!201 = !DILocation(line: 42, column: 54, scope: !190)
!202 = !DILocation(line: 42, column: 32, scope: !190)
!203 = !DILocation(line: 42, column: 30, scope: !190)
!204 = !DILocation(line: 42, column: 74, scope: !190)
!205 = !DILocation(line: 42, column: 59, scope: !190)
!206 = !DILocation(line: 42, column: 57, scope: !190)
!207 = !DILocation(line: 42, column: 95, scope: !190)
!208 = !DILocation(line: 42, column: 99, scope: !190)
!209 = !DILocation(line: 42, column: 97, scope: !190)
!210 = !DILocation(line: 42, column: 101, scope: !190)
!211 = !DILocation(line: 42, column: 79, scope: !190)
!212 = !DILocation(line: 42, column: 77, scope: !190)
!213 = !DILocation(line: 42, column: 5, scope: !190)
!214 = distinct !DISubprogram(name: "memory", scope: !3, file: !3, line: 44, type: !215, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!215 = !DISubroutineType(types: !216)
!216 = !{null, !217, !218, !220}
!217 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !219, size: 64)
!219 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!220 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !221, line: 46, baseType: !44)
!221 = !DIFile(filename: "/usr/lib/llvm-13/lib/clang/13.0.1/include/stddef.h", directory: "")
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
!248 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 51, type: !249, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!249 = !DISubroutineType(types: !250)
!250 = !{!16, !251}
!251 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!252 = !DILocalVariable(name: "x", arg: 1, scope: !248, file: !3, line: 51, type: !251)
!253 = !DILocation(line: 51, column: 23, scope: !248)
!254 = !DILocalVariable(name: "p", scope: !248, file: !3, line: 52, type: !17)
!255 = !DILocation(line: 52, column: 20, scope: !248)
!256 = !DILocation(line: 52, column: 24, scope: !248)
!257 = !DILocation(line: 53, column: 9, scope: !258)
!258 = distinct !DILexicalBlock(scope: !248, file: !3, line: 53, column: 9)
!259 = !DILocation(line: 53, column: 9, scope: !248)
!260 = !DILocation(line: 53, column: 33, scope: !258)
!261 = !DILocation(line: 53, column: 32, scope: !258)
!262 = !DILocation(line: 53, column: 25, scope: !258)
!263 = !DILocation(line: 54, column: 9, scope: !264)
!264 = distinct !DILexicalBlock(scope: !248, file: !3, line: 54, column: 9)
!265 = !DILocation(line: 54, column: 11, scope: !264)
!266 = !DILocation(line: 54, column: 9, scope: !248)
!267 = !DILocation(line: 54, column: 16, scope: !264)
!268 = !DILocation(line: 56, column: 5, scope: !248)
!269 = !DILocation(line: 57, column: 1, scope: !248)
!270 = distinct !DISubprogram(name: "frames", scope: !3, file: !3, line: 58, type: !271, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!271 = !DISubroutineType(types: !272)
!272 = !{!273}
!273 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!274 = !DILocation(line: 58, column: 29, scope: !270)
!275 = !DILocation(line: 58, column: 59, scope: !270)
!276 = !DILocation(line: 58, column: 56, scope: !270)
!277 = !DILocation(line: 58, column: 93, scope: !270)
!278 = !DILocation(line: 58, column: 22, scope: !270)
