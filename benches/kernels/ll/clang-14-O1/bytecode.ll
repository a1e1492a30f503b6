; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O1 -ffp-contract=off benches/kernels/bytecode.c
; ModuleID = 'benches/kernels/bytecode.c'
source_filename = "benches/kernels/bytecode.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@program = internal unnamed_addr constant [63 x i8] c"\00\01\02\00\01\00\00\00\00\11\00d\04\03\07\0B>\01\00\02\01\01\01\00\01\08\0A:\0C\02\01\01\00\01\05\0A.\01\01\00\01\06\02\01\09\15\01\01\00\03\04\00\01\03\02\01\09\15\0C\00\09\04\0D", align 16

; Function Attrs: nofree nosync nounwind readnone uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca [16 x i64], align 16
  %2 = alloca [4 x i64], align 16
  %3 = bitcast [16 x i64]* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %3) #3
  %4 = bitcast [4 x i64]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4) #3
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %4, i8 0, i64 32, i1 false) #3
  br label %5

5:                                                ; preds = %145, %0
  %6 = phi i32 [ 0, %0 ], [ %146, %145 ]
  %7 = phi i32 [ 0, %0 ], [ %147, %145 ]
  %8 = add nsw i32 %7, 1
  %9 = sext i32 %7 to i64
  %10 = getelementptr inbounds [63 x i8], [63 x i8]* @program, i64 0, i64 %9
  %11 = load i8, i8* %10, align 1, !tbaa !5
  switch i8 %11, label %145 [
    i8 0, label %12
    i8 1, label %21
    i8 2, label %32
    i8 3, label %43
    i8 4, label %53
    i8 5, label %63
    i8 6, label %73
    i8 7, label %83
    i8 8, label %94
    i8 9, label %105
    i8 10, label %110
    i8 11, label %123
    i8 12, label %136
    i8 13, label %148
  ]

12:                                               ; preds = %5
  %13 = add nsw i32 %7, 2
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds [63 x i8], [63 x i8]* @program, i64 0, i64 %14
  %16 = load i8, i8* %15, align 1, !tbaa !5
  %17 = zext i8 %16 to i64
  %18 = add nsw i32 %6, 1
  %19 = sext i32 %6 to i64
  %20 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %19
  store i64 %17, i64* %20, align 8, !tbaa !8
  br label %145

21:                                               ; preds = %5
  %22 = add nsw i32 %7, 2
  %23 = sext i32 %8 to i64
  %24 = getelementptr inbounds [63 x i8], [63 x i8]* @program, i64 0, i64 %23
  %25 = load i8, i8* %24, align 1, !tbaa !5
  %26 = zext i8 %25 to i64
  %27 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 %26
  %28 = load i64, i64* %27, align 8, !tbaa !8
  %29 = add nsw i32 %6, 1
  %30 = sext i32 %6 to i64
  %31 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %30
  store i64 %28, i64* %31, align 8, !tbaa !8
  br label %145

32:                                               ; preds = %5
  %33 = add nsw i32 %6, -1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %34
  %36 = load i64, i64* %35, align 8, !tbaa !8
  %37 = add nsw i32 %7, 2
  %38 = sext i32 %8 to i64
  %39 = getelementptr inbounds [63 x i8], [63 x i8]* @program, i64 0, i64 %38
  %40 = load i8, i8* %39, align 1, !tbaa !5
  %41 = zext i8 %40 to i64
  %42 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 %41
  store i64 %36, i64* %42, align 8, !tbaa !8
  br label %145

43:                                               ; preds = %5
  %44 = add nsw i32 %6, -1
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %45
  %47 = load i64, i64* %46, align 8, !tbaa !8
  %48 = add nsw i32 %6, -2
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %49
  %51 = load i64, i64* %50, align 8, !tbaa !8
  %52 = add i64 %51, %47
  store i64 %52, i64* %50, align 8, !tbaa !8
  br label %145

53:                                               ; preds = %5
  %54 = add nsw i32 %6, -1
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %55
  %57 = load i64, i64* %56, align 8, !tbaa !8
  %58 = add nsw i32 %6, -2
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %59
  %61 = load i64, i64* %60, align 8, !tbaa !8
  %62 = mul i64 %61, %57
  store i64 %62, i64* %60, align 8, !tbaa !8
  br label %145

63:                                               ; preds = %5
  %64 = add nsw i32 %6, -1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %65
  %67 = load i64, i64* %66, align 8, !tbaa !8
  %68 = add nsw i32 %6, -2
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %69
  %71 = load i64, i64* %70, align 8, !tbaa !8
  %72 = and i64 %71, %67
  store i64 %72, i64* %70, align 8, !tbaa !8
  br label %145

73:                                               ; preds = %5
  %74 = add nsw i32 %6, -1
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %75
  %77 = load i64, i64* %76, align 8, !tbaa !8
  %78 = add nsw i32 %6, -2
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %79
  %81 = load i64, i64* %80, align 8, !tbaa !8
  %82 = lshr i64 %81, %77
  store i64 %82, i64* %80, align 8, !tbaa !8
  br label %145

83:                                               ; preds = %5
  %84 = add nsw i32 %6, -1
  %85 = add nsw i32 %6, -2
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %86
  %88 = load i64, i64* %87, align 8, !tbaa !8
  %89 = sext i32 %84 to i64
  %90 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %89
  %91 = load i64, i64* %90, align 8, !tbaa !8
  %92 = icmp ult i64 %88, %91
  %93 = zext i1 %92 to i64
  store i64 %93, i64* %87, align 8, !tbaa !8
  br label %145

94:                                               ; preds = %5
  %95 = add nsw i32 %6, -1
  %96 = add nsw i32 %6, -2
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %97
  %99 = load i64, i64* %98, align 8, !tbaa !8
  %100 = sext i32 %95 to i64
  %101 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %100
  %102 = load i64, i64* %101, align 8, !tbaa !8
  %103 = icmp eq i64 %99, %102
  %104 = zext i1 %103 to i64
  store i64 %104, i64* %98, align 8, !tbaa !8
  br label %145

105:                                              ; preds = %5
  %106 = sext i32 %8 to i64
  %107 = getelementptr inbounds [63 x i8], [63 x i8]* @program, i64 0, i64 %106
  %108 = load i8, i8* %107, align 1, !tbaa !5
  %109 = zext i8 %108 to i32
  br label %145

110:                                              ; preds = %5
  %111 = add nsw i32 %6, -1
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %112
  %114 = load i64, i64* %113, align 8, !tbaa !8
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %121, label %116

116:                                              ; preds = %110
  %117 = sext i32 %8 to i64
  %118 = getelementptr inbounds [63 x i8], [63 x i8]* @program, i64 0, i64 %117
  %119 = load i8, i8* %118, align 1, !tbaa !5
  %120 = zext i8 %119 to i32
  br label %145

121:                                              ; preds = %110
  %122 = add nsw i32 %7, 2
  br label %145

123:                                              ; preds = %5
  %124 = add nsw i32 %6, -1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [16 x i64], [16 x i64]* %1, i64 0, i64 %125
  %127 = load i64, i64* %126, align 8, !tbaa !8
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %131, label %129

129:                                              ; preds = %123
  %130 = add nsw i32 %7, 2
  br label %145

131:                                              ; preds = %123
  %132 = sext i32 %8 to i64
  %133 = getelementptr inbounds [63 x i8], [63 x i8]* @program, i64 0, i64 %132
  %134 = load i8, i8* %133, align 1, !tbaa !5
  %135 = zext i8 %134 to i32
  br label %145

136:                                              ; preds = %5
  %137 = add nsw i32 %7, 2
  %138 = sext i32 %8 to i64
  %139 = getelementptr inbounds [63 x i8], [63 x i8]* @program, i64 0, i64 %138
  %140 = load i8, i8* %139, align 1, !tbaa !5
  %141 = zext i8 %140 to i64
  %142 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 %141
  %143 = load i64, i64* %142, align 8, !tbaa !8
  %144 = add i64 %143, 1
  store i64 %144, i64* %142, align 8, !tbaa !8
  br label %145

145:                                              ; preds = %136, %131, %129, %121, %116, %105, %94, %83, %73, %63, %53, %43, %32, %21, %12, %5
  %146 = phi i32 [ %6, %5 ], [ %6, %136 ], [ %6, %105 ], [ %95, %94 ], [ %84, %83 ], [ %74, %73 ], [ %64, %63 ], [ %54, %53 ], [ %44, %43 ], [ %33, %32 ], [ %29, %21 ], [ %18, %12 ], [ %111, %121 ], [ %111, %116 ], [ %124, %131 ], [ %124, %129 ]
  %147 = phi i32 [ %8, %5 ], [ %137, %136 ], [ %109, %105 ], [ %8, %94 ], [ %8, %83 ], [ %8, %73 ], [ %8, %63 ], [ %8, %53 ], [ %8, %43 ], [ %37, %32 ], [ %22, %21 ], [ %13, %12 ], [ %122, %121 ], [ %120, %116 ], [ %135, %131 ], [ %130, %129 ]
  br label %5, !llvm.loop !10

148:                                              ; preds = %5
  %149 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 2
  %150 = load i64, i64* %149, align 16, !tbaa !8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4) #3
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %3) #3
  %151 = lshr i64 %150, 7
  %152 = xor i64 %151, %150
  %153 = trunc i64 %152 to i32
  %154 = and i32 %153, 127
  ret i32 %154
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { nofree nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { nounwind }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
