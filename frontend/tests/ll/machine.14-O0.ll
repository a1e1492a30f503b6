; clang-14 -O0 -w -fdebug-compilation-dir=. -S -emit-llvm machine.c
; ModuleID = 'machine.c'
source_filename = "machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl from_module_asm"
module asm "from_module_asm:"
module asm "\09ret"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@counter = dso_local global i32 0, align 4
@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x i32> @lanes(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) #0 {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  store <4 x i32> %0, <4 x i32>* %4, align 16
  store <4 x i32> %1, <4 x i32>* %5, align 16
  store i32 %2, i32* %6, align 4
  %8 = load <4 x i32>, <4 x i32>* %4, align 16
  %9 = load <4 x i32>, <4 x i32>* %5, align 16
  %10 = mul <4 x i32> %9, <i32 2, i32 2, i32 2, i32 2>
  %11 = add <4 x i32> %8, %10
  store <4 x i32> %11, <4 x i32>* %7, align 16
  %12 = load <4 x i32>, <4 x i32>* %4, align 16
  %13 = extractelement <4 x i32> %12, i32 0
  %14 = load <4 x i32>, <4 x i32>* %5, align 16
  %15 = extractelement <4 x i32> %14, i32 1
  %16 = icmp slt i32 %13, %15
  %17 = zext i1 %16 to i32
  %18 = load i32, i32* %6, align 4
  %19 = and i32 %18, 3
  %20 = load <4 x i32>, <4 x i32>* %7, align 16
  %21 = insertelement <4 x i32> %20, i32 %17, i32 %19
  store <4 x i32> %21, <4 x i32>* %7, align 16
  %22 = load <4 x i32>, <4 x i32>* %7, align 16
  %23 = load <4 x i32>, <4 x i32>* %4, align 16
  %24 = load <4 x i32>, <4 x i32>* %5, align 16
  %25 = icmp slt <4 x i32> %23, %24
  %26 = sext <4 x i1> %25 to <4 x i32>
  %27 = shufflevector <4 x i32> %22, <4 x i32> %26, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %28 = ashr <4 x i32> %27, <i32 1, i32 1, i32 1, i32 1>
  ret <4 x i32> %28
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x float> @scale(<4 x float> noundef %0, float noundef %1) #0 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca float, align 4
  %5 = alloca <4 x float>, align 16
  store <4 x float> %0, <4 x float>* %3, align 16
  store float %1, float* %4, align 4
  %6 = load <4 x float>, <4 x float>* %3, align 16
  %7 = load float, float* %4, align 4
  %8 = insertelement <4 x float> poison, float %7, i32 0
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, <4 x float>* %5, align 16
  %10 = load <4 x float>, <4 x float>* %5, align 16
  %11 = fneg <4 x float> %10
  %12 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> %9, <4 x float> %11)
  ret <4 x float> %12
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @atomics(i64* noundef %0, i64 noundef %1) #2 {
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
  store i64 %1, i64* %5, align 8
  store i32 1, i32* %6, align 4
  %16 = load i32, i32* %6, align 4
  %17 = atomicrmw add i32* @counter, i32 %16 seq_cst, align 4
  store i32 %17, i32* %7, align 4
  %18 = load i32, i32* %7, align 4
  store i32 8, i32* %8, align 4
  %19 = load i32, i32* %8, align 4
  %20 = atomicrmw or i32* @counter, i32 %19 monotonic, align 4
  store i32 %20, i32* %9, align 4
  %21 = load i32, i32* %9, align 4
  fence seq_cst
  %22 = load i64*, i64** %4, align 8
  store i64 7, i64* %10, align 8
  %23 = load i64, i64* %5, align 8
  %24 = load i64, i64* %10, align 8
  %25 = cmpxchg weak i64* %22, i64 %23, i64 %24 seq_cst seq_cst, align 8
  %26 = extractvalue { i64, i1 } %25, 0
  %27 = extractvalue { i64, i1 } %25, 1
  br i1 %27, label %29, label %28

28:                                               ; preds = %2
  store i64 %26, i64* %5, align 8
  br label %29

29:                                               ; preds = %28, %2
  %30 = zext i1 %27 to i8
  store i8 %30, i8* %11, align 1
  %31 = load i8, i8* %11, align 1
  %32 = trunc i8 %31 to i1
  br i1 %32, label %33, label %36

33:                                               ; preds = %29
  %34 = load atomic i32, i32* @counter seq_cst, align 4
  store i32 %34, i32* %12, align 4
  %35 = load i32, i32* %12, align 4
  store i32 %35, i32* %3, align 4
  br label %43

36:                                               ; preds = %29
  store i32 0, i32* %13, align 4
  %37 = load i32, i32* %13, align 4
  store atomic i32 %37, i32* @counter release, align 4
  %38 = load i64*, i64** %4, align 8
  store i64 3, i64* %14, align 8
  %39 = load i64, i64* %14, align 8
  %40 = atomicrmw xchg i64* %38, i64 %39 seq_cst, align 8
  store i64 %40, i64* %15, align 8
  %41 = load i64, i64* %15, align 8
  %42 = trunc i64 %41 to i32
  store i32 %42, i32* %3, align 4
  br label %43

43:                                               ; preds = %36, %33
  %44 = load i32, i32* %3, align 4
  ret i32 %44
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @assembly(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %4 = load i32, i32* %2, align 4
  %5 = call i32 asm sideeffect "movl $1, $0\0A\09addl $$1, $0", "=r,r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4) #11, !srcloc !6
  store i32 %5, i32* %3, align 4
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #11, !srcloc !7
  %6 = load i32, i32* %3, align 4
  ret i32 %6
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1, i32* noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  store i64 %1, i64* %5, align 8
  store i32* %2, i32** %6, align 8
  %8 = load i32, i32* %4, align 4
  %9 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %8, i32 77)
  %10 = extractvalue { i32, i1 } %9, 1
  %11 = extractvalue { i32, i1 } %9, 0
  store i32 %11, i32* %7, align 4
  %12 = zext i1 %10 to i32
  %13 = load i32*, i32** %6, align 8
  store i32 %12, i32* %13, align 4
  %14 = load i32, i32* %4, align 4
  %15 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %14, i32 5)
  %16 = extractvalue { i32, i1 } %15, 1
  %17 = extractvalue { i32, i1 } %15, 0
  store i32 %17, i32* %4, align 4
  %18 = zext i1 %16 to i32
  %19 = load i32*, i32** %6, align 8
  %20 = load i32, i32* %19, align 4
  %21 = or i32 %20, %18
  store i32 %21, i32* %19, align 4
  %22 = load i32, i32* %4, align 4
  %23 = call i32 @llvm.ctpop.i32(i32 %22)
  %24 = load i32, i32* %4, align 4
  %25 = or i32 %24, 1
  %26 = call i32 @llvm.ctlz.i32(i32 %25, i1 true)
  %27 = add nsw i32 %23, %26
  %28 = load i64, i64* %5, align 8
  %29 = or i64 %28, 1
  %30 = call i64 @llvm.cttz.i64(i64 %29, i1 true)
  %31 = trunc i64 %30 to i32
  %32 = add nsw i32 %27, %31
  %33 = load i32, i32* %4, align 4
  %34 = call i32 @llvm.bswap.i32(i32 %33)
  %35 = add nsw i32 %32, %34
  %36 = sext i32 %35 to i64
  %37 = load i32, i32* %7, align 4
  %38 = icmp sgt i32 %37, 3
  %39 = zext i1 %38 to i32
  %40 = sext i32 %39 to i64
  %41 = add nsw i64 %36, %40
  %42 = load i64, i64* %5, align 8
  %43 = shl i64 %42, 13
  %44 = load i64, i64* %5, align 8
  %45 = lshr i64 %44, 51
  %46 = or i64 %43, %45
  %47 = trunc i64 %46 to i32
  %48 = sext i32 %47 to i64
  %49 = add nsw i64 %41, %48
  %50 = load i32, i32* %4, align 4
  %51 = sub nsw i32 0, %50
  %52 = icmp slt i32 %50, 0
  %53 = select i1 %52, i32 %51, i32 %50
  %54 = sext i32 %53 to i64
  %55 = add nsw i64 %49, %54
  %56 = trunc i64 %55 to i32
  ret i32 %56
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
define dso_local double @maths(double noundef %0, double noundef %1) #2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, double* %3, align 8
  store double %1, double* %4, align 8
  %5 = load double, double* %3, align 8
  %6 = call double @llvm.fabs.f64(double %5)
  %7 = load double, double* %3, align 8
  %8 = load double, double* %4, align 8
  %9 = call double @llvm.copysign.f64(double %7, double %8)
  %10 = fadd double %6, %9
  %11 = load double, double* %4, align 8
  %12 = call double @sqrt(double noundef %11) #11
  %13 = fadd double %10, %12
  %14 = load double, double* %3, align 8
  %15 = load double, double* %4, align 8
  %16 = call double @llvm.fmuladd.f64(double %14, double %15, double 1.000000e+00)
  %17 = call double @llvm.floor.f64(double %16)
  %18 = fadd double %13, %17
  ret double %18
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.floor.f64(double) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @memory(i8* noundef %0, i8* noundef %1, i64 noundef %2) #2 {
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  store i8* %1, i8** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load i8*, i8** %4, align 8
  %8 = load i8*, i8** %5, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %7, i8* align 1 %8, i64 16, i1 false)
  %9 = load i8*, i8** %4, align 8
  %10 = getelementptr inbounds i8, i8* %9, i64 1
  %11 = load i8*, i8** %4, align 8
  %12 = load i64, i64* %6, align 8
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %10, i8* align 1 %11, i64 %12, i1 false)
  %13 = load i8*, i8** %4, align 8
  %14 = load i64, i64* %6, align 8
  call void @llvm.memset.p0i8.i64(i8* align 1 %13, i8 7, i64 %14, i1 false)
  %15 = load i8*, i8** %4, align 8
  %16 = load i8*, i8** %5, align 8
  %17 = load i64, i64* %6, align 8
  %18 = call i32 @memcmp(i8* noundef %15, i8* noundef %16, i64 noundef %17) #12
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %3
  call void @llvm.trap()
  br label %21

21:                                               ; preds = %20, %3
  ret void
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #6

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @jump(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  store volatile i32 %0, i32* %3, align 4
  %5 = bitcast i32* %3 to i8*
  store i8* %5, i8** %4, align 8
  %6 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0)) #13
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = load i8*, i8** %4, align 8
  %10 = load volatile i8, i8* %9, align 1
  %11 = sext i8 %10 to i32
  store i32 %11, i32* %2, align 4
  br label %17

12:                                               ; preds = %1
  %13 = load volatile i32, i32* %3, align 4
  %14 = icmp sgt i32 %13, 2
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0), i32 noundef 1) #14
  unreachable

16:                                               ; preds = %12
  store i32 200, i32* %2, align 4
  br label %17

17:                                               ; preds = %16, %8
  %18 = load i32, i32* %2, align 4
  ret i32 %18
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) #8

; Function Attrs: noreturn nounwind
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #9

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i8* @frames() #2 {
  %1 = call i8* @llvm.frameaddress.p0i8(i32 0)
  %2 = call i8* @llvm.returnaddress(i32 0)
  %3 = icmp eq i8* %1, %2
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  br label %7

5:                                                ; preds = %0
  %6 = alloca i8, i64 32, align 16
  br label %7

7:                                                ; preds = %5, %4
  %8 = phi i8* [ null, %4 ], [ %6, %5 ]
  ret i8* %8
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

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = !{i64 964, i64 978}
!7 = !{i64 1052}
