; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O1 -ffp-contract=off benches/kernels/sort.c
; ModuleID = 'benches/kernels/sort.c'
source_filename = "benches/kernels/sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@keys = internal unnamed_addr global [8192 x i32] zeroinitializer, align 16
@nodes = internal global [8192 x %struct.node] zeroinitializer, align 16

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  br label %4

1:                                                ; preds = %132
  %2 = add nuw nsw i32 %5, 1
  %3 = icmp eq i32 %2, 4
  br i1 %3, label %137, label %4, !llvm.loop !5

4:                                                ; preds = %0, %1
  %5 = phi i32 [ 0, %0 ], [ %2, %1 ]
  %6 = phi i32 [ 0, %0 ], [ %134, %1 ]
  %7 = phi i32 [ 99, %0 ], [ %94, %1 ]
  %8 = phi i32 [ 0, %0 ], [ %133, %1 ]
  br label %90

9:                                                ; preds = %90, %41
  %10 = phi i32 [ %42, %41 ], [ 4095, %90 ]
  br label %11

11:                                               ; preds = %38, %9
  %12 = phi i32 [ %40, %38 ], [ %10, %9 ]
  %13 = shl nsw i32 %12, 1
  %14 = or i32 %13, 1
  %15 = icmp slt i32 %14, 8192
  br i1 %15, label %16, label %38

16:                                               ; preds = %11
  %17 = add i32 %13, 2
  %18 = icmp slt i32 %17, 8192
  br i1 %18, label %19, label %28

19:                                               ; preds = %16
  %20 = sext i32 %14 to i64
  %21 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %20
  %22 = sext i32 %17 to i64
  %23 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %22
  %24 = load i32, i32* %21, align 4, !tbaa !8
  %25 = load i32, i32* %23, align 8, !tbaa !8
  %26 = icmp ult i32 %24, %25
  %27 = select i1 %26, i32 %17, i32 %14
  br label %28

28:                                               ; preds = %19, %16
  %29 = phi i32 [ %14, %16 ], [ %27, %19 ]
  %30 = sext i32 %12 to i64
  %31 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %30
  %32 = sext i32 %29 to i64
  %33 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %32
  %34 = load i32, i32* %31, align 4, !tbaa !8
  %35 = load i32, i32* %33, align 4, !tbaa !8
  %36 = icmp ult i32 %34, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %28
  store i32 %35, i32* %31, align 4, !tbaa !8
  store i32 %34, i32* %33, align 4, !tbaa !8
  br label %38

38:                                               ; preds = %37, %28, %11
  %39 = phi i1 [ true, %37 ], [ false, %11 ], [ false, %28 ]
  %40 = phi i32 [ %29, %37 ], [ %12, %11 ], [ %12, %28 ]
  br i1 %39, label %11, label %41

41:                                               ; preds = %38
  %42 = add nsw i32 %10, -1
  %43 = icmp eq i32 %10, 0
  br i1 %43, label %44, label %9, !llvm.loop !12

44:                                               ; preds = %41, %79
  %45 = phi i64 [ %80, %79 ], [ 8191, %41 ]
  %46 = load i32, i32* getelementptr inbounds ([8192 x i32], [8192 x i32]* @keys, i64 0, i64 0), align 16, !tbaa !8
  %47 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %45
  %48 = load i32, i32* %47, align 4, !tbaa !8
  store i32 %48, i32* getelementptr inbounds ([8192 x i32], [8192 x i32]* @keys, i64 0, i64 0), align 16, !tbaa !8
  store i32 %46, i32* %47, align 4, !tbaa !8
  br label %49

49:                                               ; preds = %76, %44
  %50 = phi i32 [ 0, %44 ], [ %78, %76 ]
  %51 = shl nsw i32 %50, 1
  %52 = or i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = icmp sgt i64 %45, %53
  br i1 %54, label %55, label %76

55:                                               ; preds = %49
  %56 = add i32 %51, 2
  %57 = sext i32 %56 to i64
  %58 = icmp sgt i64 %45, %57
  br i1 %58, label %59, label %66

59:                                               ; preds = %55
  %60 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %53
  %61 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %57
  %62 = load i32, i32* %60, align 4, !tbaa !8
  %63 = load i32, i32* %61, align 8, !tbaa !8
  %64 = icmp ult i32 %62, %63
  %65 = select i1 %64, i32 %56, i32 %52
  br label %66

66:                                               ; preds = %59, %55
  %67 = phi i32 [ %52, %55 ], [ %65, %59 ]
  %68 = sext i32 %50 to i64
  %69 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %68
  %70 = sext i32 %67 to i64
  %71 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %70
  %72 = load i32, i32* %69, align 4, !tbaa !8
  %73 = load i32, i32* %71, align 4, !tbaa !8
  %74 = icmp ult i32 %72, %73
  br i1 %74, label %75, label %76

75:                                               ; preds = %66
  store i32 %73, i32* %69, align 4, !tbaa !8
  store i32 %72, i32* %71, align 4, !tbaa !8
  br label %76

76:                                               ; preds = %75, %66, %49
  %77 = phi i1 [ true, %75 ], [ false, %49 ], [ false, %66 ]
  %78 = phi i32 [ %67, %75 ], [ %50, %49 ], [ %50, %66 ]
  br i1 %77, label %49, label %79

79:                                               ; preds = %76
  %80 = add nsw i64 %45, -1
  %81 = icmp ugt i64 %45, 1
  br i1 %81, label %44, label %82, !llvm.loop !13

82:                                               ; preds = %79
  %83 = call fastcc %struct.node* @mergesort(%struct.node* noundef getelementptr inbounds ([8192 x %struct.node], [8192 x %struct.node]* @nodes, i64 0, i64 0), i32 noundef 8192)
  %84 = icmp eq %struct.node* %83, null
  br i1 %84, label %121, label %85

85:                                               ; preds = %82
  %86 = getelementptr inbounds %struct.node, %struct.node* %83, i64 0, i32 0
  %87 = load i32, i32* %86, align 8, !tbaa !14
  %88 = load i32, i32* getelementptr inbounds ([8192 x i32], [8192 x i32]* @keys, i64 0, i64 0), align 16, !tbaa !8
  %89 = icmp eq i32 %87, %88
  br i1 %89, label %112, label %121

90:                                               ; preds = %4, %90
  %91 = phi i64 [ 0, %4 ], [ %98, %90 ]
  %92 = phi i32 [ %7, %4 ], [ %94, %90 ]
  %93 = mul i32 %92, 1664525
  %94 = add i32 %93, 1013904223
  %95 = lshr i32 %94, 7
  %96 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %91
  store i32 %95, i32* %96, align 4, !tbaa !8
  %97 = getelementptr inbounds [8192 x %struct.node], [8192 x %struct.node]* @nodes, i64 0, i64 %91, i32 0
  store i32 %95, i32* %97, align 16, !tbaa !14
  %98 = add nuw nsw i64 %91, 1
  %99 = icmp eq i64 %91, 8191
  %100 = getelementptr inbounds [8192 x %struct.node], [8192 x %struct.node]* @nodes, i64 0, i64 %98
  %101 = select i1 %99, %struct.node* null, %struct.node* %100
  %102 = getelementptr inbounds [8192 x %struct.node], [8192 x %struct.node]* @nodes, i64 0, i64 %91, i32 1
  store %struct.node* %101, %struct.node** %102, align 8, !tbaa !17
  %103 = icmp eq i64 %98, 8192
  br i1 %103, label %9, label %90, !llvm.loop !18

104:                                              ; preds = %112
  %105 = getelementptr inbounds %struct.node, %struct.node* %117, i64 0, i32 0
  %106 = load i32, i32* %105, align 8, !tbaa !14
  %107 = add nuw i64 %114, 1
  %108 = getelementptr inbounds [8192 x i32], [8192 x i32]* @keys, i64 0, i64 %114
  %109 = load i32, i32* %108, align 4, !tbaa !8
  %110 = icmp eq i32 %106, %109
  %111 = trunc i64 %107 to i32
  br i1 %110, label %112, label %119, !llvm.loop !19

112:                                              ; preds = %85, %104
  %113 = phi i32 [ %111, %104 ], [ 1, %85 ]
  %114 = phi i64 [ %107, %104 ], [ 1, %85 ]
  %115 = phi %struct.node* [ %117, %104 ], [ %83, %85 ]
  %116 = getelementptr inbounds %struct.node, %struct.node* %115, i64 0, i32 1
  %117 = load %struct.node*, %struct.node** %116, align 8, !tbaa !17
  %118 = icmp eq %struct.node* %117, null
  br i1 %118, label %121, label %104, !llvm.loop !19

119:                                              ; preds = %104
  %120 = trunc i64 %107 to i32
  br label %121

121:                                              ; preds = %119, %112, %85, %82
  %122 = phi i1 [ %84, %82 ], [ %84, %85 ], [ %118, %112 ], [ %118, %119 ]
  %123 = phi i32 [ %8, %82 ], [ 128, %85 ], [ 128, %119 ], [ %8, %112 ]
  %124 = phi i32 [ 8, %82 ], [ 1, %85 ], [ 1, %119 ], [ 8, %112 ]
  %125 = phi i32 [ 0, %82 ], [ 1, %85 ], [ %120, %119 ], [ %113, %112 ]
  br i1 %122, label %126, label %132

126:                                              ; preds = %121
  %127 = icmp eq i32 %125, 8192
  br i1 %127, label %128, label %132

128:                                              ; preds = %126
  %129 = mul i32 %6, 31
  %130 = load i32, i32* getelementptr inbounds ([8192 x i32], [8192 x i32]* @keys, i64 0, i64 2730), align 8, !tbaa !8
  %131 = add i32 %130, %129
  br label %132

132:                                              ; preds = %126, %121, %128
  %133 = phi i32 [ %123, %128 ], [ %123, %121 ], [ 129, %126 ]
  %134 = phi i32 [ %131, %128 ], [ %6, %121 ], [ %6, %126 ]
  %135 = phi i32 [ 0, %128 ], [ %124, %121 ], [ 1, %126 ]
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %1, label %137

137:                                              ; preds = %1, %132
  %138 = phi i32 [ %135, %132 ], [ 2, %1 ]
  %139 = icmp eq i32 %138, 2
  %140 = and i32 %134, 127
  %141 = select i1 %139, i32 %140, i32 %133
  ret i32 %141
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc %struct.node* @mergesort(%struct.node* noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = icmp slt i32 %1, 2
  br i1 %6, label %60, label %7

7:                                                ; preds = %2
  %8 = sdiv i32 %1, 2
  %9 = icmp sgt i32 %1, 3
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = call i32 @llvm.smax.i32(i32 %8, i32 2)
  br label %53

12:                                               ; preds = %53, %7
  %13 = phi %struct.node* [ %0, %7 ], [ %57, %53 ]
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i64 0, i32 1
  %15 = load %struct.node*, %struct.node** %14, align 8, !tbaa !17
  store %struct.node* null, %struct.node** %14, align 8, !tbaa !17
  %16 = call fastcc %struct.node* @mergesort(%struct.node* noundef %0, i32 noundef %8)
  %17 = sub nsw i32 %1, %8
  %18 = call fastcc %struct.node* @mergesort(%struct.node* noundef %15, i32 noundef %17)
  %19 = bitcast %struct.node** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %19)
  %20 = bitcast %struct.node** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %20)
  store %struct.node* %16, %struct.node** %3, align 8, !tbaa !20
  store %struct.node* %18, %struct.node** %4, align 8, !tbaa !20
  %21 = bitcast %struct.node** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %21)
  store %struct.node* null, %struct.node** %5, align 8, !tbaa !20
  %22 = icmp ne %struct.node* %16, null
  %23 = icmp ne %struct.node* %18, null
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %43

25:                                               ; preds = %12, %25
  %26 = phi %struct.node* [ %40, %25 ], [ %18, %12 ]
  %27 = phi %struct.node* [ %38, %25 ], [ %16, %12 ]
  %28 = phi %struct.node** [ %36, %25 ], [ %5, %12 ]
  %29 = getelementptr inbounds %struct.node, %struct.node* %27, i64 0, i32 0
  %30 = load i32, i32* %29, align 8, !tbaa !14
  %31 = getelementptr inbounds %struct.node, %struct.node* %26, i64 0, i32 0
  %32 = load i32, i32* %31, align 8, !tbaa !14
  %33 = icmp ugt i32 %30, %32
  %34 = select i1 %33, %struct.node** %4, %struct.node** %3
  %35 = load %struct.node*, %struct.node** %34, align 8, !tbaa !20
  store %struct.node* %35, %struct.node** %28, align 8, !tbaa !20
  %36 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 1
  %37 = load %struct.node*, %struct.node** %36, align 8, !tbaa !20
  store %struct.node* %37, %struct.node** %34, align 8, !tbaa !20
  %38 = load %struct.node*, %struct.node** %3, align 8, !tbaa !20
  %39 = icmp ne %struct.node* %38, null
  %40 = load %struct.node*, %struct.node** %4, align 8
  %41 = icmp ne %struct.node* %40, null
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %25, label %43, !llvm.loop !21

43:                                               ; preds = %25, %12
  %44 = phi %struct.node** [ %5, %12 ], [ %36, %25 ]
  %45 = phi %struct.node* [ %16, %12 ], [ %38, %25 ]
  %46 = phi i1 [ %22, %12 ], [ %39, %25 ]
  %47 = phi %struct.node* [ %18, %12 ], [ %40, %25 ]
  %48 = select i1 %46, %struct.node* %45, %struct.node* %47
  store %struct.node* %48, %struct.node** %44, align 8, !tbaa !20
  %49 = load %struct.node*, %struct.node** %5, align 8, !tbaa !20
  %50 = bitcast %struct.node** %5 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %50)
  %51 = bitcast %struct.node** %3 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %51)
  %52 = bitcast %struct.node** %4 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %52)
  br label %60

53:                                               ; preds = %10, %53
  %54 = phi %struct.node* [ %57, %53 ], [ %0, %10 ]
  %55 = phi i32 [ %58, %53 ], [ 1, %10 ]
  %56 = getelementptr inbounds %struct.node, %struct.node* %54, i64 0, i32 1
  %57 = load %struct.node*, %struct.node** %56, align 8, !tbaa !17
  %58 = add nuw nsw i32 %55, 1
  %59 = icmp eq i32 %58, %11
  br i1 %59, label %12, label %53, !llvm.loop !22

60:                                               ; preds = %2, %43
  %61 = phi %struct.node* [ %49, %43 ], [ %0, %2 ]
  ret %struct.node* %61
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }

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
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = !{!15, !9, i64 0}
!15 = !{!"node", !9, i64 0, !16, i64 8}
!16 = !{!"any pointer", !10, i64 0}
!17 = !{!15, !16, i64 8}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
!20 = !{!16, !16, i64 0}
!21 = distinct !{!21, !6, !7}
!22 = distinct !{!22, !6, !7}
