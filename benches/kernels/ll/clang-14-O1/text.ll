; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O1 -ffp-contract=off benches/kernels/text.c
; ModuleID = 'benches/kernels/text.c'
source_filename = "benches/kernels/text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.words = internal unnamed_addr constant [6 x i8*] [i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5, i32 0, i32 0)], align 16
@.str = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"be\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"gamma-ray\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"delta\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"epsilon\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"z\00", align 1
@buffers = internal global [2 x [65536 x i8]] zeroinitializer, align 16

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [16 x i8], align 16
  %3 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 0
  %4 = getelementptr inbounds [12 x i8], [12 x i8]* %1, i64 0, i64 0
  br label %9

5:                                                ; preds = %129
  %6 = lshr i32 %135, 9
  %7 = xor i32 %6, %135
  %8 = and i32 %7, 127
  ret i32 %8

9:                                                ; preds = %0, %129
  %10 = phi i32 [ 0, %0 ], [ %135, %129 ]
  %11 = phi i32 [ 0, %0 ], [ %136, %129 ]
  %12 = and i32 %11, 1
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds [2 x [65536 x i8]], [2 x [65536 x i8]]* @buffers, i64 0, i64 %13, i64 0
  store i8 0, i8* %14, align 16, !tbaa !5
  br label %18

15:                                               ; preds = %96
  %16 = load i8, i8* %14, align 16, !tbaa !5
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %100, label %138

18:                                               ; preds = %9, %96
  %19 = phi i32 [ 0, %9 ], [ %98, %96 ]
  %20 = phi i8* [ %14, %9 ], [ %97, %96 ]
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %3) #2
  %21 = mul nuw nsw i32 %19, 7919
  %22 = add nuw nsw i32 %21, %11
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %4) #2
  br label %23

23:                                               ; preds = %23, %18
  %24 = phi i64 [ %29, %23 ], [ 0, %18 ]
  %25 = phi i32 [ %31, %23 ], [ %22, %18 ]
  %26 = urem i32 %25, 10
  %27 = trunc i32 %26 to i8
  %28 = or i8 %27, 48
  %29 = add nuw i64 %24, 1
  %30 = getelementptr inbounds [12 x i8], [12 x i8]* %1, i64 0, i64 %24
  store i8 %28, i8* %30, align 1, !tbaa !5
  %31 = udiv i32 %25, 10
  %32 = icmp ult i32 %25, 10
  br i1 %32, label %33, label %23, !llvm.loop !8

33:                                               ; preds = %23
  %34 = shl i64 %29, 32
  %35 = ashr exact i64 %34, 32
  br label %36

36:                                               ; preds = %36, %33
  %37 = phi i64 [ %35, %33 ], [ %39, %36 ]
  %38 = phi i8* [ %3, %33 ], [ %42, %36 ]
  %39 = add nsw i64 %37, -1
  %40 = getelementptr inbounds [12 x i8], [12 x i8]* %1, i64 0, i64 %39
  %41 = load i8, i8* %40, align 1, !tbaa !5
  %42 = getelementptr inbounds i8, i8* %38, i64 1
  store i8 %41, i8* %38, align 1, !tbaa !5
  %43 = icmp eq i64 %39, 0
  br i1 %43, label %44, label %36, !llvm.loop !11

44:                                               ; preds = %36
  store i8 0, i8* %42, align 1, !tbaa !5
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %4) #2
  br label %45

45:                                               ; preds = %45, %44
  %46 = phi i8* [ %20, %44 ], [ %49, %45 ]
  %47 = load i8, i8* %46, align 1, !tbaa !5
  %48 = icmp eq i8 %47, 0
  %49 = getelementptr inbounds i8, i8* %46, i64 1
  br i1 %48, label %50, label %45, !llvm.loop !12

50:                                               ; preds = %45
  %51 = load i8, i8* %3, align 16, !tbaa !5
  store i8 %51, i8* %46, align 1, !tbaa !5
  %52 = icmp eq i8 %51, 0
  br i1 %52, label %60, label %53

53:                                               ; preds = %50, %53
  %54 = phi i8* [ %57, %53 ], [ %3, %50 ]
  %55 = phi i8* [ %56, %53 ], [ %46, %50 ]
  %56 = getelementptr inbounds i8, i8* %55, i64 1
  %57 = getelementptr inbounds i8, i8* %54, i64 1
  %58 = load i8, i8* %57, align 1, !tbaa !5
  store i8 %58, i8* %56, align 1, !tbaa !5
  %59 = icmp eq i8 %58, 0
  br i1 %59, label %60, label %53, !llvm.loop !13

60:                                               ; preds = %53, %50
  %61 = phi i8* [ %46, %50 ], [ %56, %53 ]
  br label %62

62:                                               ; preds = %60, %62
  %63 = phi i8* [ %66, %62 ], [ %61, %60 ]
  %64 = load i8, i8* %63, align 1, !tbaa !5
  %65 = icmp eq i8 %64, 0
  %66 = getelementptr inbounds i8, i8* %63, i64 1
  br i1 %65, label %67, label %62, !llvm.loop !12

67:                                               ; preds = %62
  store i8 32, i8* %63, align 1, !tbaa !5
  %68 = getelementptr inbounds i8, i8* %63, i64 1
  store i8 0, i8* %68, align 1, !tbaa !5
  %69 = add nuw nsw i32 %19, %11
  %70 = urem i32 %69, 6
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds [6 x i8*], [6 x i8*]* @main.words, i64 0, i64 %71
  %73 = load i8*, i8** %72, align 8, !tbaa !14
  br label %74

74:                                               ; preds = %74, %67
  %75 = phi i8* [ %68, %67 ], [ %78, %74 ]
  %76 = load i8, i8* %75, align 1, !tbaa !5
  %77 = icmp eq i8 %76, 0
  %78 = getelementptr inbounds i8, i8* %75, i64 1
  br i1 %77, label %79, label %74, !llvm.loop !12

79:                                               ; preds = %74
  %80 = load i8, i8* %73, align 1, !tbaa !5
  store i8 %80, i8* %75, align 1, !tbaa !5
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %89, label %82

82:                                               ; preds = %79, %82
  %83 = phi i8* [ %86, %82 ], [ %73, %79 ]
  %84 = phi i8* [ %85, %82 ], [ %75, %79 ]
  %85 = getelementptr inbounds i8, i8* %84, i64 1
  %86 = getelementptr inbounds i8, i8* %83, i64 1
  %87 = load i8, i8* %86, align 1, !tbaa !5
  store i8 %87, i8* %85, align 1, !tbaa !5
  %88 = icmp eq i8 %87, 0
  br i1 %88, label %89, label %82, !llvm.loop !13

89:                                               ; preds = %82, %79
  %90 = phi i8* [ %75, %79 ], [ %85, %82 ]
  br label %91

91:                                               ; preds = %89, %91
  %92 = phi i8* [ %95, %91 ], [ %90, %89 ]
  %93 = load i8, i8* %92, align 1, !tbaa !5
  %94 = icmp eq i8 %93, 0
  %95 = getelementptr inbounds i8, i8* %92, i64 1
  br i1 %94, label %96, label %91, !llvm.loop !12

96:                                               ; preds = %91
  store i8 44, i8* %92, align 1, !tbaa !5
  %97 = getelementptr inbounds i8, i8* %92, i64 1
  store i8 0, i8* %97, align 1, !tbaa !5
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %3) #2
  %98 = add nuw nsw i32 %19, 1
  %99 = icmp eq i32 %98, 400
  br i1 %99, label %15, label %18, !llvm.loop !16

100:                                              ; preds = %173, %15
  %101 = phi i32 [ 0, %15 ], [ %160, %173 ]
  %102 = phi i32 [ -2128831035, %15 ], [ %175, %173 ]
  %103 = xor i32 %12, 1
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds [2 x [65536 x i8]], [2 x [65536 x i8]]* @buffers, i64 0, i64 %104, i64 0
  store i8 0, i8* %105, align 16, !tbaa !5
  br label %106

106:                                              ; preds = %106, %100
  %107 = phi i8* [ %105, %100 ], [ %110, %106 ]
  %108 = load i8, i8* %107, align 1, !tbaa !5
  %109 = icmp eq i8 %108, 0
  %110 = getelementptr inbounds i8, i8* %107, i64 1
  br i1 %109, label %111, label %106, !llvm.loop !12

111:                                              ; preds = %106
  %112 = load i8, i8* %14, align 16, !tbaa !5
  store i8 %112, i8* %107, align 1, !tbaa !5
  %113 = icmp eq i8 %112, 0
  br i1 %113, label %121, label %114

114:                                              ; preds = %111, %114
  %115 = phi i8* [ %118, %114 ], [ %14, %111 ]
  %116 = phi i8* [ %117, %114 ], [ %107, %111 ]
  %117 = getelementptr inbounds i8, i8* %116, i64 1
  %118 = getelementptr inbounds i8, i8* %115, i64 1
  %119 = load i8, i8* %118, align 1, !tbaa !5
  store i8 %119, i8* %117, align 1, !tbaa !5
  %120 = icmp eq i8 %119, 0
  br i1 %120, label %121, label %114, !llvm.loop !13

121:                                              ; preds = %114, %111
  %122 = mul i32 %10, 31
  %123 = add i32 %101, %122
  br label %124

124:                                              ; preds = %124, %121
  %125 = phi i8* [ %105, %121 ], [ %128, %124 ]
  %126 = load i8, i8* %125, align 1, !tbaa !5
  %127 = icmp eq i8 %126, 0
  %128 = getelementptr inbounds i8, i8* %125, i64 1
  br i1 %127, label %129, label %124, !llvm.loop !17

129:                                              ; preds = %124
  %130 = add i32 %123, %102
  %131 = ptrtoint i8* %125 to i64
  %132 = ptrtoint i8* %105 to i64
  %133 = sub i64 %131, %132
  %134 = trunc i64 %133 to i32
  %135 = add i32 %130, %134
  %136 = add nuw nsw i32 %11, 1
  %137 = icmp eq i32 %136, 60
  br i1 %137, label %5, label %9, !llvm.loop !18

138:                                              ; preds = %15, %173
  %139 = phi i8 [ %177, %173 ], [ %16, %15 ]
  %140 = phi i32 [ %175, %173 ], [ -2128831035, %15 ]
  %141 = phi i32 [ %160, %173 ], [ 0, %15 ]
  %142 = phi i8* [ %176, %173 ], [ %14, %15 ]
  %143 = add i8 %139, -48
  %144 = icmp ult i8 %143, 10
  br i1 %144, label %145, label %157

145:                                              ; preds = %138, %145
  %146 = phi i8* [ %149, %145 ], [ %142, %138 ]
  %147 = phi i32 [ %153, %145 ], [ 0, %138 ]
  %148 = mul i32 %147, 10
  %149 = getelementptr inbounds i8, i8* %146, i64 1
  %150 = load i8, i8* %146, align 1, !tbaa !5
  %151 = sext i8 %150 to i32
  %152 = add i32 %148, -48
  %153 = add i32 %152, %151
  %154 = load i8, i8* %149, align 1, !tbaa !5
  %155 = add i8 %154, -48
  %156 = icmp ult i8 %155, 10
  br i1 %156, label %145, label %157, !llvm.loop !19

157:                                              ; preds = %145, %138
  %158 = phi i8* [ %142, %138 ], [ %149, %145 ]
  %159 = phi i32 [ 0, %138 ], [ %153, %145 ]
  %160 = add i32 %159, %141
  %161 = load i8, i8* %158, align 1, !tbaa !5
  %162 = icmp eq i8 %161, 44
  br i1 %162, label %173, label %163

163:                                              ; preds = %157, %163
  %164 = phi i8 [ %171, %163 ], [ %161, %157 ]
  %165 = phi i32 [ %170, %163 ], [ %140, %157 ]
  %166 = phi i8* [ %167, %163 ], [ %158, %157 ]
  %167 = getelementptr inbounds i8, i8* %166, i64 1
  %168 = zext i8 %164 to i32
  %169 = xor i32 %165, %168
  %170 = mul i32 %169, 16777619
  %171 = load i8, i8* %167, align 1, !tbaa !5
  %172 = icmp eq i8 %171, 44
  br i1 %172, label %173, label %163, !llvm.loop !20

173:                                              ; preds = %163, %157
  %174 = phi i8* [ %158, %157 ], [ %167, %163 ]
  %175 = phi i32 [ %140, %157 ], [ %170, %163 ]
  %176 = getelementptr inbounds i8, i8* %174, i64 1
  %177 = load i8, i8* %176, align 1, !tbaa !5
  %178 = icmp eq i8 %177, 0
  br i1 %178, label %100, label %138, !llvm.loop !21
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
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
!13 = distinct !{!13, !9, !10}
!14 = !{!15, !15, i64 0}
!15 = !{!"any pointer", !6, i64 0}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
