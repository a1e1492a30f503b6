; clang-19 -O1 -w -fdebug-compilation-dir=. -S -emit-llvm control.c
; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@threaded.labels = internal unnamed_addr constant [4 x ptr] [ptr blockaddress(@threaded, %15), ptr blockaddress(@threaded, %5), ptr blockaddress(@threaded, %7), ptr blockaddress(@threaded, %11)], align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define dso_local i32 @threaded(ptr nocapture noundef readonly %0) #0 {
  br label %2

2:                                                ; preds = %9, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %9 ]
  %4 = phi ptr [ %0, %1 ], [ %22, %9 ]
  br label %16

5:                                                ; preds = %16
  %6 = add nsw i32 %3, 1
  br label %9

7:                                                ; preds = %16
  %8 = shl nsw i32 %3, 1
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i32 [ %6, %5 ], [ %8, %7 ]
  br label %2

11:                                               ; preds = %16
  %12 = load i8, ptr %22, align 1, !tbaa !5
  %13 = zext i8 %12 to i64
  %14 = getelementptr inbounds i8, ptr %22, i64 %13
  br label %16

15:                                               ; preds = %16
  ret i32 %3

16:                                               ; preds = %2, %11
  %17 = phi ptr [ %14, %11 ], [ %4, %2 ]
  %18 = load i8, ptr %17, align 1, !tbaa !5
  %19 = and i8 %18, 3
  %20 = zext nneg i8 %19 to i64
  %21 = getelementptr inbounds [4 x ptr], ptr @threaded.labels, i64 0, i64 %20
  %22 = getelementptr inbounds i8, ptr %17, i64 1
  %23 = load ptr, ptr %21, align 8, !tbaa !8
  indirectbr ptr %23, [label %15, label %5, label %7, label %11]
}

; Function Attrs: nounwind uwtable
define dso_local i32 @collatz(i32 noundef %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ %0, %1 ], [ %12, %6 ]
  %4 = phi i32 [ 0, %1 ], [ %13, %6 ]
  switch i32 %3, label %6 [
    i32 1, label %14
    i32 0, label %5
  ]

5:                                                ; preds = %2
  tail call void @abort() #4
  unreachable

6:                                                ; preds = %2
  %7 = and i32 %3, 1
  %8 = icmp eq i32 %7, 0
  %9 = mul i32 %3, 3
  %10 = add i32 %9, 1
  %11 = lshr exact i32 %3, 1
  %12 = select i1 %8, i32 %11, i32 %10
  %13 = add nuw nsw i32 %4, 1
  br label %2, !llvm.loop !10

14:                                               ; preds = %2
  ret i32 %4
}

; Function Attrs: noreturn nounwind
declare void @abort() local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %33

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %9

6:                                                ; preds = %29
  %7 = add nuw nsw i64 %10, 1
  %8 = icmp eq i64 %7, %5
  br i1 %8, label %33, label %9, !llvm.loop !13

9:                                                ; preds = %4, %6
  %10 = phi i64 [ 0, %4 ], [ %7, %6 ]
  %11 = phi i32 [ 0, %4 ], [ %30, %6 ]
  %12 = getelementptr inbounds ptr, ptr %1, i64 %10
  %13 = load ptr, ptr %12, align 8, !tbaa !8
  br label %14

14:                                               ; preds = %23, %9
  %15 = phi i32 [ %11, %9 ], [ %27, %23 ]
  %16 = phi ptr [ %13, %9 ], [ %28, %23 ]
  %17 = load i8, ptr %16, align 1, !tbaa !5
  switch i8 %17, label %20 [
    i8 0, label %29
    i8 97, label %23
    i8 101, label %23
    i8 105, label %23
    i8 111, label %23
    i8 117, label %23
    i8 48, label %18
    i8 49, label %18
    i8 50, label %18
    i8 51, label %18
    i8 52, label %18
    i8 53, label %18
    i8 54, label %18
    i8 55, label %18
    i8 56, label %18
    i8 57, label %18
    i8 32, label %19
  ]

18:                                               ; preds = %14, %14, %14, %14, %14, %14, %14, %14, %14, %14
  br label %23

19:                                               ; preds = %14
  br label %23

20:                                               ; preds = %14
  %21 = ashr i8 %17, 7
  %22 = sext i8 %21 to i32
  br label %23

23:                                               ; preds = %14, %14, %14, %14, %14, %18, %19, %20
  %24 = phi i32 [ %22, %20 ], [ 3, %19 ], [ 2, %18 ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ]
  %25 = icmp sgt i32 %24, -1
  %26 = select i1 %25, i32 %24, i32 0
  %27 = add nuw nsw i32 %26, %15
  %28 = getelementptr inbounds i8, ptr %16, i64 1
  br i1 %25, label %14, label %29, !llvm.loop !14

29:                                               ; preds = %14, %23
  %30 = phi i32 [ %27, %23 ], [ %15, %14 ]
  %31 = phi i1 [ false, %23 ], [ true, %14 ]
  %32 = phi i32 [ 8, %23 ], [ 5, %14 ]
  br i1 %31, label %6, label %33

33:                                               ; preds = %29, %6, %2
  %34 = phi i32 [ 0, %2 ], [ %30, %6 ], [ %30, %29 ]
  %35 = phi i32 [ 2, %2 ], [ %32, %29 ], [ 2, %6 ]
  switch i32 %35, label %57 [
    i32 2, label %36
    i32 8, label %56
  ]

36:                                               ; preds = %33, %50
  %37 = phi i32 [ %51, %50 ], [ %34, %33 ]
  br label %38

38:                                               ; preds = %42, %36
  %39 = phi i32 [ %0, %36 ], [ %48, %42 ]
  %40 = phi i32 [ 0, %36 ], [ %49, %42 ]
  switch i32 %39, label %42 [
    i32 1, label %50
    i32 0, label %41
  ]

41:                                               ; preds = %38
  tail call void @abort() #4
  unreachable

42:                                               ; preds = %38
  %43 = and i32 %39, 1
  %44 = icmp eq i32 %43, 0
  %45 = mul i32 %39, 3
  %46 = add i32 %45, 1
  %47 = lshr exact i32 %39, 1
  %48 = select i1 %44, i32 %47, i32 %46
  %49 = add nuw nsw i32 %40, 1
  br label %38, !llvm.loop !10

50:                                               ; preds = %38
  %51 = add nsw i32 %40, %37
  %52 = icmp slt i32 %51, 3
  br i1 %52, label %36, label %53, !llvm.loop !15

53:                                               ; preds = %50
  %54 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %51)
  %55 = lshr i32 %54, 31
  br label %57

56:                                               ; preds = %33
  br label %57

57:                                               ; preds = %56, %53, %33
  %58 = phi i32 [ 0, %33 ], [ 2, %56 ], [ %55, %53 ]
  ret i32 %58
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
