; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O1 -ffp-contract=off benches/kernels/matrix.c
; ModuleID = 'benches/kernels/matrix.c'
source_filename = "benches/kernels/matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, i16 }

@a = internal unnamed_addr global [48 x [48 x double]] zeroinitializer, align 16
@b = internal unnamed_addr global [48 x [48 x double]] zeroinitializer, align 16
@c = internal unnamed_addr global [48 x [48 x double]] zeroinitializer, align 16
@items = internal global [6000 x %struct.item] zeroinitializer, align 16

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  br label %1

1:                                                ; preds = %0, %91
  %2 = phi i64 [ 0, %0 ], [ %96, %91 ]
  %3 = phi i32 [ 0, %0 ], [ %95, %91 ]
  %4 = phi i32 [ 12345, %0 ], [ %66, %91 ]
  %5 = phi i32 [ 0, %0 ], [ %89, %91 ]
  br label %6

6:                                                ; preds = %1, %34
  %7 = phi i64 [ 0, %1 ], [ %35, %34 ]
  %8 = add nuw nsw i64 %7, %2
  %9 = trunc i64 %8 to i32
  %10 = urem i32 %9, 7
  %11 = sitofp i32 %10 to double
  br label %37

12:                                               ; preds = %34, %16
  %13 = phi i64 [ %17, %16 ], [ 0, %34 ]
  br label %14

14:                                               ; preds = %19, %12
  %15 = phi i64 [ 0, %12 ], [ %21, %19 ]
  br label %23

16:                                               ; preds = %19
  %17 = add nuw nsw i64 %13, 1
  %18 = icmp eq i64 %17, 48
  br i1 %18, label %48, label %12, !llvm.loop !5

19:                                               ; preds = %23
  %20 = getelementptr inbounds [48 x [48 x double]], [48 x [48 x double]]* @c, i64 0, i64 %13, i64 %15
  store double %31, double* %20, align 8, !tbaa !8
  %21 = add nuw nsw i64 %15, 1
  %22 = icmp eq i64 %21, 48
  br i1 %22, label %16, label %14, !llvm.loop !12

23:                                               ; preds = %23, %14
  %24 = phi i64 [ 0, %14 ], [ %32, %23 ]
  %25 = phi double [ 0.000000e+00, %14 ], [ %31, %23 ]
  %26 = getelementptr inbounds [48 x [48 x double]], [48 x [48 x double]]* @a, i64 0, i64 %13, i64 %24
  %27 = load double, double* %26, align 8, !tbaa !8
  %28 = getelementptr inbounds [48 x [48 x double]], [48 x [48 x double]]* @b, i64 0, i64 %24, i64 %15
  %29 = load double, double* %28, align 8, !tbaa !8
  %30 = fmul double %27, %29
  %31 = fadd double %25, %30
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp eq i64 %32, 48
  br i1 %33, label %19, label %23, !llvm.loop !13

34:                                               ; preds = %37
  %35 = add nuw nsw i64 %7, 1
  %36 = icmp eq i64 %35, 48
  br i1 %36, label %12, label %6, !llvm.loop !14

37:                                               ; preds = %6, %37
  %38 = phi i64 [ 0, %6 ], [ %46, %37 ]
  %39 = getelementptr inbounds [48 x [48 x double]], [48 x [48 x double]]* @a, i64 0, i64 %7, i64 %38
  store double %11, double* %39, align 8, !tbaa !8
  %40 = mul nuw nsw i64 %38, 3
  %41 = add nuw nsw i64 %40, %7
  %42 = trunc i64 %41 to i32
  %43 = urem i32 %42, 5
  %44 = sitofp i32 %43 to double
  %45 = getelementptr inbounds [48 x [48 x double]], [48 x [48 x double]]* @b, i64 0, i64 %7, i64 %38
  store double %44, double* %45, align 8, !tbaa !8
  %46 = add nuw nsw i64 %38, 1
  %47 = icmp eq i64 %46, 48
  br i1 %47, label %34, label %37, !llvm.loop !15

48:                                               ; preds = %16, %48
  %49 = phi i64 [ %56, %48 ], [ 0, %16 ]
  %50 = phi i32 [ %55, %48 ], [ %3, %16 ]
  %51 = sub nuw nsw i64 47, %49
  %52 = getelementptr inbounds [48 x [48 x double]], [48 x [48 x double]]* @c, i64 0, i64 %49, i64 %51
  %53 = load double, double* %52, align 8, !tbaa !8
  %54 = fptoui double %53 to i32
  %55 = add i32 %50, %54
  %56 = add nuw nsw i64 %49, 1
  %57 = icmp eq i64 %56, 48
  br i1 %57, label %62, label %48, !llvm.loop !16

58:                                               ; preds = %62
  call fastcc void @sort(%struct.item* noundef getelementptr inbounds ([6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 0), %struct.item* noundef getelementptr inbounds ([6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 5999))
  %59 = load i32, i32* getelementptr inbounds ([6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 0, i32 0), align 16, !tbaa !17
  %60 = load i32, i32* getelementptr inbounds ([6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 1, i32 0), align 8, !tbaa !17
  %61 = icmp sgt i32 %59, %60
  br i1 %61, label %87, label %73

62:                                               ; preds = %48, %62
  %63 = phi i64 [ %71, %62 ], [ 0, %48 ]
  %64 = phi i32 [ %66, %62 ], [ %4, %48 ]
  %65 = mul i32 %64, 1103515245
  %66 = add i32 %65, 12345
  %67 = lshr i32 %66, 8
  %68 = getelementptr inbounds [6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 %63, i32 0
  store i32 %67, i32* %68, align 8, !tbaa !17
  %69 = trunc i64 %63 to i16
  %70 = getelementptr inbounds [6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 %63, i32 1
  store i16 %69, i16* %70, align 4, !tbaa !21
  %71 = add nuw nsw i64 %63, 1
  %72 = icmp eq i64 %71, 6000
  br i1 %72, label %58, label %62, !llvm.loop !22

73:                                               ; preds = %58, %77
  %74 = phi i64 [ %75, %77 ], [ 1, %58 ]
  %75 = add nuw nsw i64 %74, 1
  %76 = icmp eq i64 %75, 6000
  br i1 %76, label %83, label %77, !llvm.loop !23

77:                                               ; preds = %73
  %78 = getelementptr inbounds [6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 %74, i32 0
  %79 = load i32, i32* %78, align 8, !tbaa !17
  %80 = getelementptr inbounds [6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 %75, i32 0
  %81 = load i32, i32* %80, align 8, !tbaa !17
  %82 = icmp sgt i32 %79, %81
  br i1 %82, label %83, label %73, !llvm.loop !23

83:                                               ; preds = %77, %73
  %84 = phi i32 [ %5, %73 ], [ 128, %77 ]
  %85 = phi i32 [ 17, %73 ], [ 1, %77 ]
  %86 = icmp ult i64 %74, 5999
  br label %87

87:                                               ; preds = %83, %58
  %88 = phi i1 [ true, %58 ], [ %86, %83 ]
  %89 = phi i32 [ 128, %58 ], [ %84, %83 ]
  %90 = phi i32 [ 1, %58 ], [ %85, %83 ]
  br i1 %88, label %98, label %91

91:                                               ; preds = %87
  %92 = mul i32 %55, 31
  %93 = load i16, i16* getelementptr inbounds ([6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 3000, i32 1), align 4, !tbaa !21
  %94 = zext i16 %93 to i32
  %95 = add i32 %92, %94
  %96 = add nuw nsw i64 %2, 1
  %97 = icmp eq i64 %96, 6
  br i1 %97, label %98, label %1, !llvm.loop !24

98:                                               ; preds = %91, %87
  %99 = phi i32 [ %55, %87 ], [ %95, %91 ]
  %100 = phi i32 [ %90, %87 ], [ 2, %91 ]
  %101 = icmp eq i32 %100, 2
  %102 = and i32 %99, 127
  %103 = select i1 %101, i32 %102, i32 %89
  ret i32 %103
}

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc void @sort(%struct.item* noundef %0, %struct.item* noundef %1) unnamed_addr #0 {
  %3 = icmp ult %struct.item* %0, %1
  br i1 %3, label %4, label %57

4:                                                ; preds = %2, %53
  %5 = phi %struct.item* [ %55, %53 ], [ %0, %2 ]
  %6 = phi %struct.item* [ %54, %53 ], [ %1, %2 ]
  %7 = ptrtoint %struct.item* %6 to i64
  %8 = ptrtoint %struct.item* %5 to i64
  %9 = sub i64 %7, %8
  %10 = ashr exact i64 %9, 3
  %11 = sdiv i64 %10, 2
  %12 = getelementptr inbounds %struct.item, %struct.item* %5, i64 %11, i32 0
  %13 = load i32, i32* %12, align 4, !tbaa !17
  %14 = icmp ugt %struct.item* %5, %6
  br i1 %14, label %43, label %15

15:                                               ; preds = %4, %39
  %16 = phi %struct.item* [ %41, %39 ], [ %6, %4 ]
  %17 = phi %struct.item* [ %40, %39 ], [ %5, %4 ]
  br label %18

18:                                               ; preds = %18, %15
  %19 = phi %struct.item* [ %23, %18 ], [ %17, %15 ]
  %20 = getelementptr inbounds %struct.item, %struct.item* %19, i64 0, i32 0
  %21 = load i32, i32* %20, align 4, !tbaa !17
  %22 = icmp slt i32 %21, %13
  %23 = getelementptr inbounds %struct.item, %struct.item* %19, i64 1
  br i1 %22, label %18, label %24, !llvm.loop !25

24:                                               ; preds = %18, %24
  %25 = phi %struct.item* [ %29, %24 ], [ %16, %18 ]
  %26 = getelementptr inbounds %struct.item, %struct.item* %25, i64 0, i32 0
  %27 = load i32, i32* %26, align 4, !tbaa !17
  %28 = icmp slt i32 %13, %27
  %29 = getelementptr inbounds %struct.item, %struct.item* %25, i64 -1
  br i1 %28, label %24, label %30, !llvm.loop !26

30:                                               ; preds = %24
  %31 = icmp ugt %struct.item* %19, %25
  br i1 %31, label %39, label %32

32:                                               ; preds = %30
  %33 = bitcast %struct.item* %19 to i64*
  %34 = load i64, i64* %33, align 4
  %35 = getelementptr inbounds %struct.item, %struct.item* %19, i64 1
  %36 = bitcast %struct.item* %25 to i64*
  %37 = load i64, i64* %36, align 4
  store i64 %37, i64* %33, align 4
  %38 = getelementptr inbounds %struct.item, %struct.item* %25, i64 -1
  store i64 %34, i64* %36, align 4
  br label %39

39:                                               ; preds = %32, %30
  %40 = phi %struct.item* [ %35, %32 ], [ %19, %30 ]
  %41 = phi %struct.item* [ %38, %32 ], [ %25, %30 ]
  %42 = icmp ugt %struct.item* %40, %41
  br i1 %42, label %43, label %15, !llvm.loop !27

43:                                               ; preds = %39, %4
  %44 = phi %struct.item* [ %5, %4 ], [ %40, %39 ]
  %45 = phi %struct.item* [ %6, %4 ], [ %41, %39 ]
  %46 = ptrtoint %struct.item* %45 to i64
  %47 = sub i64 %46, %8
  %48 = ptrtoint %struct.item* %44 to i64
  %49 = sub i64 %7, %48
  %50 = icmp slt i64 %47, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %43
  call fastcc void @sort(%struct.item* noundef %5, %struct.item* noundef %45)
  br label %53

52:                                               ; preds = %43
  call fastcc void @sort(%struct.item* noundef nonnull %44, %struct.item* noundef nonnull %6)
  br label %53

53:                                               ; preds = %52, %51
  %54 = phi %struct.item* [ %6, %51 ], [ %45, %52 ]
  %55 = phi %struct.item* [ %44, %51 ], [ %5, %52 ]
  %56 = icmp ult %struct.item* %55, %54
  br i1 %56, label %4, label %57, !llvm.loop !28

57:                                               ; preds = %53, %2
  ret void
}

attributes #0 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
!17 = !{!18, !19, i64 0}
!18 = !{!"item", !19, i64 0, !20, i64 4}
!19 = !{!"int", !10, i64 0}
!20 = !{!"short", !10, i64 0}
!21 = !{!18, !20, i64 4}
!22 = distinct !{!22, !6, !7}
!23 = distinct !{!23, !6, !7}
!24 = distinct !{!24, !6, !7}
!25 = distinct !{!25, !6, !7}
!26 = distinct !{!26, !6, !7}
!27 = distinct !{!27, !6, !7}
!28 = distinct !{!28, !6, !7}
