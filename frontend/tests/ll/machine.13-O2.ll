; clang-13 -O2 -w -fdebug-compilation-dir=. -S -emit-llvm machine.c
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local <4 x i32> @lanes(<4 x i32> %0, <4 x i32> %1, i32 %2) local_unnamed_addr #0 {
  %4 = shl <4 x i32> %1, <i32 1, i32 1, i32 1, i32 1>
  %5 = add <4 x i32> %4, %0
  %6 = and i32 %2, 3
  %7 = insertelement <4 x i32> %5, i32 0, i32 %6
  %8 = icmp slt <4 x i32> %0, %1
  %9 = sext <4 x i1> %8 to <4 x i32>
  %10 = shufflevector <4 x i32> %7, <4 x i32> %9, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %11 = ashr <4 x i32> %10, <i32 1, i32 1, i32 1, i32 1>
  ret <4 x i32> %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local <4 x float> @scale(<4 x float> %0, float %1) local_unnamed_addr #0 {
  %3 = insertelement <4 x float> poison, float %1, i32 0
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer
  %5 = fmul <4 x float> %4, %0
  %6 = fadd <4 x float> %5, <float -1.000000e+00, float -2.000000e+00, float -3.000000e+00, float -4.000000e+00>
  ret <4 x float> %6
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local i32 @atomics(i64* nocapture %0, i64 %1) local_unnamed_addr #1 {
  %3 = atomicrmw add i32* @counter, i32 1 seq_cst, align 4
  %4 = atomicrmw or i32* @counter, i32 8 monotonic, align 4
  fence seq_cst
  %5 = cmpxchg weak i64* %0, i64 %1, i64 7 seq_cst seq_cst, align 8
  %6 = extractvalue { i64, i1 } %5, 1
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = load atomic i32, i32* @counter seq_cst, align 4
  br label %12

9:                                                ; preds = %2
  store atomic i32 0, i32* @counter release, align 4
  %10 = atomicrmw xchg i64* %0, i64 3 seq_cst, align 8
  %11 = trunc i64 %10 to i32
  br label %12

12:                                               ; preds = %9, %7
  %13 = phi i32 [ %8, %7 ], [ %11, %9 ]
  ret i32 %13
}

; Function Attrs: nounwind uwtable
define dso_local i32 @assembly(i32 %0) local_unnamed_addr #2 {
  %2 = tail call i32 asm sideeffect "movl $1, $0\0A\09addl $$1, $0", "=r,r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #16, !srcloc !3
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #16, !srcloc !4
  ret i32 %2
}

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn writeonly
define dso_local i32 @bits(i32 %0, i64 %1, i32* nocapture %2) local_unnamed_addr #3 {
  %4 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 77)
  %5 = extractvalue { i32, i1 } %4, 1
  %6 = extractvalue { i32, i1 } %4, 0
  %7 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 5)
  %8 = extractvalue { i32, i1 } %7, 1
  %9 = extractvalue { i32, i1 } %7, 0
  %10 = or i1 %5, %8
  %11 = zext i1 %10 to i32
  store i32 %11, i32* %2, align 4, !tbaa !5
  %12 = tail call i32 @llvm.ctpop.i32(i32 %9), !range !9
  %13 = or i32 %9, 1
  %14 = tail call i32 @llvm.ctlz.i32(i32 %13, i1 true), !range !10
  %15 = tail call i32 @llvm.bswap.i32(i32 %9)
  %16 = add i32 %15, %12
  %17 = add i32 %16, %14
  %18 = icmp sgt i32 %6, 3
  %19 = zext i1 %18 to i64
  %20 = tail call i64 @llvm.fshl.i64(i64 %1, i64 %1, i64 13)
  %21 = add i64 %20, %19
  %22 = tail call i32 @llvm.abs.i32(i32 %9, i1 true)
  %23 = trunc i64 %21 to i32
  %24 = add i32 %17, %23
  %25 = add i32 %24, %22
  ret i32 %25
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #4

; Function Attrs: mustprogress nofree nounwind uwtable willreturn
define dso_local double @maths(double %0, double %1) local_unnamed_addr #5 {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = tail call double @llvm.copysign.f64(double %0, double %1)
  %5 = fadd double %3, %4
  %6 = tail call double @sqrt(double %1) #16
  %7 = fadd double %5, %6
  %8 = fmul double %0, %1
  %9 = fadd double %8, 1.000000e+00
  %10 = tail call double @llvm.floor.f64(double %9)
  %11 = fadd double %10, %7
  ret double %11
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare dso_local double @sqrt(double) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.floor.f64(double) #4

; Function Attrs: nounwind uwtable
define dso_local void @memory(i8* nocapture %0, i8* nocapture readonly %1, i64 %2) local_unnamed_addr #2 {
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(16) %0, i8* noundef nonnull align 1 dereferenceable(16) %1, i64 16, i1 false)
  %4 = getelementptr inbounds i8, i8* %0, i64 1
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* nonnull align 1 %4, i8* align 1 %0, i64 %2, i1 false)
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 7, i64 %2, i1 false)
  %5 = tail call i32 @bcmp(i8* %0, i8* %1, i64 %2)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  tail call void @llvm.trap()
  unreachable

8:                                                ; preds = %3
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #7

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #9

; Function Attrs: nounwind uwtable
define dso_local i32 @jump(i32 %0) local_unnamed_addr #2 {
  %2 = alloca i32, align 4
  store volatile i32 %0, i32* %2, align 4, !tbaa !5
  %3 = call i32 @_setjmp(%struct.__jmp_buf_tag* getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0)) #17
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = bitcast i32* %2 to i8*
  %7 = load volatile i8, i8* %6, align 4, !tbaa !11
  %8 = sext i8 %7 to i32
  br label %13

9:                                                ; preds = %1
  %10 = load volatile i32, i32* %2, align 4, !tbaa !5
  %11 = icmp sgt i32 %10, 2
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  call void @longjmp(%struct.__jmp_buf_tag* getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @buffer, i64 0, i64 0), i32 1) #18
  unreachable

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ 200, %9 ]
  ret i32 %14
}

; Function Attrs: nounwind returns_twice
declare dso_local i32 @_setjmp(%struct.__jmp_buf_tag*) local_unnamed_addr #10

; Function Attrs: noreturn nounwind
declare dso_local void @longjmp(%struct.__jmp_buf_tag*, i32) local_unnamed_addr #11

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local noalias i8* @frames() local_unnamed_addr #12 {
  %1 = tail call i8* @llvm.frameaddress.p0i8(i32 0)
  %2 = tail call i8* @llvm.returnaddress(i32 0)
  %3 = icmp eq i8* %1, %2
  br i1 %3, label %7, label %4

4:                                                ; preds = %0
  %5 = alloca [32 x i8], align 16
  %6 = getelementptr inbounds [32 x i8], [32 x i8]* %5, i64 0, i64 0
  br label %7

7:                                                ; preds = %0, %4
  %8 = phi i8* [ %6, %4 ], [ null, %0 ]
  ret i8* %8
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i8* @llvm.frameaddress.p0i8(i32 immarg) #13

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i8* @llvm.returnaddress(i32 immarg) #13

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.fshl.i64(i64, i64, i64) #14

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #14

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(i8* nocapture, i8* nocapture, i64) local_unnamed_addr #15

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { mustprogress nofree nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #8 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #9 = { cold noreturn nounwind }
attributes #10 = { nounwind returns_twice "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nosync nounwind readnone willreturn }
attributes #14 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #15 = { argmemonly nofree nounwind readonly willreturn }
attributes #16 = { nounwind }
attributes #17 = { nounwind returns_twice }
attributes #18 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"uwtable", i32 1}
!2 = !{!"Debian clang version 13.0.1-11+b2"}
!3 = !{i64 964, i64 978}
!4 = !{i64 1052}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 0, i32 33}
!10 = !{i32 0, i32 32}
!11 = !{!7, !7, i64 0}
