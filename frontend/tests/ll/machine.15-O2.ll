; clang-15 -O2 -w -fdebug-compilation-dir=. -S -emit-llvm machine.c
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local <4 x i32> @lanes(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) local_unnamed_addr #0 {
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

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn uwtable
define dso_local <4 x float> @scale(<4 x float> noundef %0, float noundef %1) local_unnamed_addr #1 {
  %3 = insertelement <4 x float> poison, float %1, i64 0
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer
  %5 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %4, <4 x float> <float -1.000000e+00, float -2.000000e+00, float -3.000000e+00, float -4.000000e+00>)
  ret <4 x float> %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local i32 @atomics(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = atomicrmw add ptr @counter, i32 1 seq_cst, align 4
  %4 = atomicrmw or ptr @counter, i32 8 monotonic, align 4
  fence seq_cst
  %5 = cmpxchg weak ptr %0, i64 %1, i64 7 seq_cst seq_cst, align 8
  %6 = extractvalue { i64, i1 } %5, 1
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = load atomic i32, ptr @counter seq_cst, align 4
  br label %12

9:                                                ; preds = %2
  store atomic i32 0, ptr @counter release, align 4
  %10 = atomicrmw xchg ptr %0, i64 3 seq_cst, align 8
  %11 = trunc i64 %10 to i32
  br label %12

12:                                               ; preds = %9, %7
  %13 = phi i32 [ %8, %7 ], [ %11, %9 ]
  ret i32 %13
}

; Function Attrs: nounwind uwtable
define dso_local i32 @assembly(i32 noundef %0) local_unnamed_addr #4 {
  %2 = tail call i32 asm sideeffect "movl $1, $0\0A\09addl $$1, $0", "=r,r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #17, !srcloc !5
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #17, !srcloc !6
  ret i32 %2
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn writeonly uwtable
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #5 {
  %4 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 77)
  %5 = extractvalue { i32, i1 } %4, 1
  %6 = extractvalue { i32, i1 } %4, 0
  %7 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 5)
  %8 = extractvalue { i32, i1 } %7, 1
  %9 = extractvalue { i32, i1 } %7, 0
  %10 = or i1 %5, %8
  %11 = zext i1 %10 to i32
  store i32 %11, ptr %2, align 4, !tbaa !7
  %12 = tail call i32 @llvm.ctpop.i32(i32 %9), !range !11
  %13 = or i32 %9, 1
  %14 = tail call i32 @llvm.ctlz.i32(i32 %13, i1 true), !range !12
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #2

; Function Attrs: mustprogress nofree nounwind willreturn writeonly uwtable
define dso_local double @maths(double noundef %0, double noundef %1) local_unnamed_addr #6 {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = tail call double @llvm.copysign.f64(double %0, double %1)
  %5 = fadd double %3, %4
  %6 = tail call double @sqrt(double noundef %1) #17
  %7 = fadd double %5, %6
  %8 = tail call double @llvm.fmuladd.f64(double %0, double %1, double 1.000000e+00)
  %9 = tail call double @llvm.floor.f64(double %8)
  %10 = fadd double %9, %7
  ret double %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #2

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @sqrt(double noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.floor.f64(double) #2

; Function Attrs: nounwind uwtable
define dso_local void @memory(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #4 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(16) %1, i64 16, i1 false)
  %4 = getelementptr inbounds i8, ptr %0, i64 1
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %4, ptr align 1 %0, i64 %2, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 1 %0, i8 7, i64 %2, i1 false)
  %5 = tail call i32 @bcmp(ptr %0, ptr %1, i64 %2)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  tail call void @llvm.trap()
  unreachable

8:                                                ; preds = %3
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #8

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #10

; Function Attrs: nounwind uwtable
define dso_local i32 @jump(i32 noundef %0) local_unnamed_addr #4 {
  %2 = alloca i32, align 4
  store volatile i32 %0, ptr %2, align 4, !tbaa !7
  %3 = call i32 @_setjmp(ptr noundef nonnull @buffer) #18
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = load volatile i8, ptr %2, align 4, !tbaa !13
  %7 = sext i8 %6 to i32
  br label %12

8:                                                ; preds = %1
  %9 = load volatile i32, ptr %2, align 4, !tbaa !7
  %10 = icmp sgt i32 %9, 2
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  call void @longjmp(ptr noundef nonnull @buffer, i32 noundef 1) #19
  unreachable

12:                                               ; preds = %8, %5
  %13 = phi i32 [ %7, %5 ], [ 200, %8 ]
  ret i32 %13
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #11

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn uwtable
define dso_local noalias ptr @frames() local_unnamed_addr #13 {
  %1 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %2 = tail call ptr @llvm.returnaddress(i32 0)
  %3 = icmp eq ptr %1, %2
  br i1 %3, label %6, label %4

4:                                                ; preds = %0
  %5 = alloca [32 x i8], align 16
  br label %6

6:                                                ; preds = %0, %4
  %7 = phi ptr [ %5, %4 ], [ null, %0 ]
  ret ptr %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone willreturn
declare ptr @llvm.frameaddress.p0(i32 immarg) #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone willreturn
declare ptr @llvm.returnaddress(i32 immarg) #14

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.fshl.i64(i64, i64, i64) #15

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #15

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #16

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nosync nounwind willreturn writeonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn writeonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn writeonly "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #10 = { cold noreturn nounwind }
attributes #11 = { nounwind returns_twice "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nosync nounwind readnone willreturn }
attributes #15 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #16 = { argmemonly nofree nounwind readonly willreturn }
attributes #17 = { nounwind }
attributes #18 = { nounwind returns_twice }
attributes #19 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i64 964, i64 978}
!6 = !{i64 1052}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = !{i32 0, i32 33}
!12 = !{i32 0, i32 32}
!13 = !{!9, !9, i64 0}
