; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O1 -ffp-contract=off benches/kernels/sieve.c
; ModuleID = 'benches/kernels/sieve.c'
source_filename = "benches/kernels/sieve.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@composite = internal unnamed_addr global [65536 x i8] zeroinitializer, align 16

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  br label %3

1:                                                ; preds = %26
  %2 = and i32 %28, 127
  ret i32 %2

3:                                                ; preds = %0, %26
  %4 = phi i32 [ 0, %0 ], [ %29, %26 ]
  %5 = phi i32 [ 0, %0 ], [ %28, %26 ]
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(65536) getelementptr inbounds ([65536 x i8], [65536 x i8]* @composite, i64 0, i64 0), i8 0, i64 65536, i1 false) #2, !tbaa !5
  br label %6

6:                                                ; preds = %21, %3
  %7 = phi i64 [ 2, %3 ], [ %23, %21 ]
  %8 = phi i64 [ 4, %3 ], [ %24, %21 ]
  %9 = phi i32 [ 0, %3 ], [ %22, %21 ]
  %10 = getelementptr inbounds [65536 x i8], [65536 x i8]* @composite, i64 0, i64 %7
  %11 = load i8, i8* %10, align 1, !tbaa !5
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %21

13:                                               ; preds = %6
  %14 = add i32 %9, 1
  %15 = icmp ult i64 %7, 32768
  br i1 %15, label %16, label %21

16:                                               ; preds = %13, %16
  %17 = phi i64 [ %19, %16 ], [ %8, %13 ]
  %18 = getelementptr inbounds [65536 x i8], [65536 x i8]* @composite, i64 0, i64 %17
  store i8 1, i8* %18, align 1, !tbaa !5
  %19 = add nuw nsw i64 %17, %7
  %20 = icmp ult i64 %19, 65536
  br i1 %20, label %16, label %21, !llvm.loop !8

21:                                               ; preds = %16, %13, %6
  %22 = phi i32 [ %9, %6 ], [ %14, %13 ], [ %14, %16 ]
  %23 = add nuw nsw i64 %7, 1
  %24 = add nuw nsw i64 %8, 2
  %25 = icmp eq i64 %23, 65536
  br i1 %25, label %26, label %6, !llvm.loop !11

26:                                               ; preds = %21
  %27 = mul i32 %5, 31
  %28 = add i32 %22, %27
  %29 = add nuw nsw i32 %4, 1
  %30 = icmp eq i32 %29, 12
  br i1 %30, label %1, label %3, !llvm.loop !12
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #1

attributes #0 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn writeonly }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
