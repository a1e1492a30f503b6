; clang-13 -O2 -w -fdebug-compilation-dir=. -S -emit-llvm control.c
; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@threaded.labels = internal unnamed_addr constant [4 x i8*] [i8* blockaddress(@threaded, %15), i8* blockaddress(@threaded, %5), i8* blockaddress(@threaded, %7), i8* blockaddress(@threaded, %11)], align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @threaded(i8* nocapture readonly %0) #0 {
  br label %2

2:                                                ; preds = %9, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %9 ]
  %4 = phi i8* [ %0, %1 ], [ %22, %9 ]
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
  %12 = load i8, i8* %22, align 1, !tbaa !3
  %13 = zext i8 %12 to i64
  %14 = getelementptr inbounds i8, i8* %22, i64 %13
  br label %16

15:                                               ; preds = %16
  ret i32 %3

16:                                               ; preds = %2, %11
  %17 = phi i8* [ %14, %11 ], [ %4, %2 ]
  %18 = load i8, i8* %17, align 1, !tbaa !3
  %19 = and i8 %18, 3
  %20 = zext i8 %19 to i64
  %21 = getelementptr inbounds [4 x i8*], [4 x i8*]* @threaded.labels, i64 0, i64 %20
  %22 = getelementptr inbounds i8, i8* %17, i64 1
  %23 = load i8*, i8** %21, align 8, !tbaa !6
  indirectbr i8* %23, [label %15, label %5, label %7, label %11]
}

; Function Attrs: nounwind uwtable
define dso_local i32 @collatz(i32 %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ %0, %1 ], [ %13, %6 ]
  %4 = phi i32 [ 0, %1 ], [ %12, %6 ]
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
  %11 = lshr i32 %3, 1
  %12 = add nuw nsw i32 %4, 1
  %13 = select i1 %8, i32 %11, i32 %10
  br label %2

14:                                               ; preds = %2
  ret i32 %4
}

; Function Attrs: noreturn
declare dso_local void @abort() local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 %0, i8** nocapture readonly %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %28

4:                                                ; preds = %2
  %5 = zext i32 %0 to i64
  br label %6

6:                                                ; preds = %4, %25
  %7 = phi i64 [ 0, %4 ], [ %26, %25 ]
  %8 = phi i32 [ 0, %4 ], [ %12, %25 ]
  %9 = getelementptr inbounds i8*, i8** %1, i64 %7
  %10 = load i8*, i8** %9, align 8, !tbaa !6
  br label %11

11:                                               ; preds = %21, %6
  %12 = phi i32 [ %8, %6 ], [ %23, %21 ]
  %13 = phi i8* [ %10, %6 ], [ %24, %21 ]
  %14 = load i8, i8* %13, align 1, !tbaa !3
  switch i8 %14, label %17 [
    i8 0, label %25
    i8 97, label %21
    i8 101, label %21
    i8 105, label %21
    i8 111, label %21
    i8 117, label %21
    i8 48, label %15
    i8 49, label %15
    i8 50, label %15
    i8 51, label %15
    i8 52, label %15
    i8 53, label %15
    i8 54, label %15
    i8 55, label %15
    i8 56, label %15
    i8 57, label %15
    i8 32, label %16
  ]

15:                                               ; preds = %11, %11, %11, %11, %11, %11, %11, %11, %11, %11
  br label %21

16:                                               ; preds = %11
  br label %21

17:                                               ; preds = %11
  %18 = ashr i8 %14, 7
  %19 = sext i8 %18 to i32
  %20 = icmp slt i8 %14, 0
  br i1 %20, label %50, label %21

21:                                               ; preds = %15, %16, %11, %11, %11, %11, %11, %17
  %22 = phi i32 [ %19, %17 ], [ 2, %15 ], [ 3, %16 ], [ 1, %11 ], [ 1, %11 ], [ 1, %11 ], [ 1, %11 ], [ 1, %11 ]
  %23 = add nsw i32 %22, %12
  %24 = getelementptr inbounds i8, i8* %13, i64 1
  br label %11, !llvm.loop !8

25:                                               ; preds = %11
  %26 = add nuw nsw i64 %7, 1
  %27 = icmp eq i64 %26, %5
  br i1 %27, label %28, label %6, !llvm.loop !10

28:                                               ; preds = %25, %2
  %29 = phi i32 [ 0, %2 ], [ %12, %25 ]
  br label %30

30:                                               ; preds = %28, %44
  %31 = phi i32 [ %45, %44 ], [ %29, %28 ]
  br label %32

32:                                               ; preds = %36, %30
  %33 = phi i32 [ %0, %30 ], [ %43, %36 ]
  %34 = phi i32 [ 0, %30 ], [ %42, %36 ]
  switch i32 %33, label %36 [
    i32 1, label %44
    i32 0, label %35
  ]

35:                                               ; preds = %32
  tail call void @abort() #4
  unreachable

36:                                               ; preds = %32
  %37 = and i32 %33, 1
  %38 = icmp eq i32 %37, 0
  %39 = mul i32 %33, 3
  %40 = add i32 %39, 1
  %41 = lshr i32 %33, 1
  %42 = add nuw nsw i32 %34, 1
  %43 = select i1 %38, i32 %41, i32 %40
  br label %32

44:                                               ; preds = %32
  %45 = add nsw i32 %34, %31
  %46 = icmp slt i32 %45, 3
  br i1 %46, label %30, label %47, !llvm.loop !11

47:                                               ; preds = %44
  %48 = tail call i32 (i8*, ...) @printf(i8* nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 %45)
  %49 = lshr i32 %48, 31
  br label %50

50:                                               ; preds = %17, %47
  %51 = phi i32 [ %49, %47 ], [ 2, %17 ]
  ret i32 %51
}

; Function Attrs: nofree nounwind
declare dso_local noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

attributes #0 = { nofree norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"uwtable", i32 1}
!2 = !{!"Debian clang version 13.0.1-11+b2"}
!3 = !{!4, !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !4, i64 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
