; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O1 -ffp-contract=off benches/kernels/hash.c
; ModuleID = 'benches/kernels/hash.c'
source_filename = "benches/kernels/hash.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.state = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 16
@K = internal unnamed_addr constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 16

; Function Attrs: nofree nosync nounwind readnone uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca [64 x i32], align 16
  %2 = alloca [8 x i32], align 16
  %3 = alloca [8 x i32], align 16
  %4 = alloca [64 x i8], align 16
  %5 = bitcast [8 x i32]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #5
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %5, i8* noundef nonnull align 16 dereferenceable(32) bitcast ([8 x i32]* @__const.main.state to i8*), i64 32, i1 false)
  %6 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %6) #5
  %7 = bitcast [8 x i32]* %3 to i8*
  %8 = bitcast [8 x i32]* %2 to i8*
  %9 = bitcast [64 x i32]* %1 to i8*
  %10 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 4
  %11 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 0
  %12 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 7
  %13 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 5
  %14 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 6
  %15 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 1
  %16 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 2
  %17 = bitcast i32* %15 to i8*
  br label %18

18:                                               ; preds = %0, %137
  %19 = phi i64 [ 0, %0 ], [ %138, %137 ]
  %20 = mul nuw nsw i64 %19, 7
  br label %140

21:                                               ; preds = %137
  %22 = getelementptr inbounds [8 x i32], [8 x i32]* %3, i64 0, i64 0
  %23 = load i32, i32* %22, align 16, !tbaa !5
  %24 = getelementptr inbounds [8 x i32], [8 x i32]* %3, i64 0, i64 7
  %25 = load i32, i32* %24, align 4, !tbaa !5
  %26 = xor i32 %25, %23
  %27 = and i32 %26, 127
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %6) #5
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #5
  ret i32 %27

28:                                               ; preds = %140
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %9) #5
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %8) #5
  br label %29

29:                                               ; preds = %29, %28
  %30 = phi i64 [ 0, %28 ], [ %54, %29 ]
  %31 = shl nsw i64 %30, 2
  %32 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 %31
  %33 = load i8, i8* %32, align 4, !tbaa !9
  %34 = zext i8 %33 to i32
  %35 = shl nuw i32 %34, 24
  %36 = or i64 %31, 1
  %37 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 %36
  %38 = load i8, i8* %37, align 1, !tbaa !9
  %39 = zext i8 %38 to i32
  %40 = shl nuw nsw i32 %39, 16
  %41 = or i32 %40, %35
  %42 = or i64 %31, 2
  %43 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 %42
  %44 = load i8, i8* %43, align 2, !tbaa !9
  %45 = zext i8 %44 to i32
  %46 = shl nuw nsw i32 %45, 8
  %47 = or i32 %41, %46
  %48 = or i64 %31, 3
  %49 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 %48
  %50 = load i8, i8* %49, align 1, !tbaa !9
  %51 = zext i8 %50 to i32
  %52 = or i32 %47, %51
  %53 = getelementptr inbounds [64 x i32], [64 x i32]* %1, i64 0, i64 %30
  store i32 %52, i32* %53, align 4, !tbaa !5
  %54 = add nuw nsw i64 %30, 1
  %55 = icmp eq i64 %54, 16
  br i1 %55, label %56, label %29, !llvm.loop !10

56:                                               ; preds = %29, %56
  %57 = phi i64 [ %84, %56 ], [ 16, %29 ]
  %58 = add nsw i64 %57, -15
  %59 = getelementptr inbounds [64 x i32], [64 x i32]* %1, i64 0, i64 %58
  %60 = load i32, i32* %59, align 4, !tbaa !5
  %61 = call i32 @llvm.fshl.i32(i32 %60, i32 %60, i32 25) #5
  %62 = call i32 @llvm.fshl.i32(i32 %60, i32 %60, i32 14) #5
  %63 = xor i32 %61, %62
  %64 = lshr i32 %60, 3
  %65 = xor i32 %63, %64
  %66 = add nsw i64 %57, -2
  %67 = getelementptr inbounds [64 x i32], [64 x i32]* %1, i64 0, i64 %66
  %68 = load i32, i32* %67, align 4, !tbaa !5
  %69 = call i32 @llvm.fshl.i32(i32 %68, i32 %68, i32 15) #5
  %70 = call i32 @llvm.fshl.i32(i32 %68, i32 %68, i32 13) #5
  %71 = xor i32 %69, %70
  %72 = lshr i32 %68, 10
  %73 = xor i32 %71, %72
  %74 = add nsw i64 %57, -16
  %75 = getelementptr inbounds [64 x i32], [64 x i32]* %1, i64 0, i64 %74
  %76 = load i32, i32* %75, align 4, !tbaa !5
  %77 = add i32 %65, %76
  %78 = add nsw i64 %57, -7
  %79 = getelementptr inbounds [64 x i32], [64 x i32]* %1, i64 0, i64 %78
  %80 = load i32, i32* %79, align 4, !tbaa !5
  %81 = add i32 %77, %80
  %82 = add i32 %81, %73
  %83 = getelementptr inbounds [64 x i32], [64 x i32]* %1, i64 0, i64 %57
  store i32 %82, i32* %83, align 4, !tbaa !5
  %84 = add nuw nsw i64 %57, 1
  %85 = icmp eq i64 %84, 64
  br i1 %85, label %86, label %56, !llvm.loop !13

86:                                               ; preds = %56
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %8, i8* noundef nonnull align 16 dereferenceable(32) %7, i64 32, i1 false) #5, !tbaa !5
  br label %87

87:                                               ; preds = %87, %86
  %88 = phi i64 [ 0, %86 ], [ %126, %87 ]
  %89 = load i32, i32* %10, align 16, !tbaa !5
  %90 = load i32, i32* %11, align 16, !tbaa !5
  %91 = load i32, i32* %12, align 4, !tbaa !5
  %92 = load i32, i32* %13, align 4, !tbaa !5
  %93 = load i32, i32* %14, align 8, !tbaa !5
  %94 = getelementptr inbounds [64 x i32], [64 x i32]* @K, i64 0, i64 %88
  %95 = load i32, i32* %94, align 4, !tbaa !5
  %96 = getelementptr inbounds [64 x i32], [64 x i32]* %1, i64 0, i64 %88
  %97 = load i32, i32* %96, align 4, !tbaa !5
  %98 = load i32, i32* %15, align 4, !tbaa !5
  %99 = load i32, i32* %16, align 8, !tbaa !5
  call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(28) %17, i8* noundef nonnull align 16 dereferenceable(28) %8, i64 28, i1 false) #5, !tbaa !5
  %100 = and i32 %99, %98
  %101 = xor i32 %99, %98
  %102 = call i32 @llvm.fshl.i32(i32 %89, i32 %89, i32 26) #5
  %103 = call i32 @llvm.fshl.i32(i32 %89, i32 %89, i32 21) #5
  %104 = xor i32 %102, %103
  %105 = call i32 @llvm.fshl.i32(i32 %89, i32 %89, i32 7) #5
  %106 = xor i32 %104, %105
  %107 = add i32 %106, %91
  %108 = and i32 %92, %89
  %109 = add i32 %107, %108
  %110 = xor i32 %89, -1
  %111 = and i32 %93, %110
  %112 = add i32 %109, %111
  %113 = add i32 %112, %95
  %114 = call i32 @llvm.fshl.i32(i32 %90, i32 %90, i32 10) #5
  %115 = call i32 @llvm.fshl.i32(i32 %90, i32 %90, i32 19) #5
  %116 = call i32 @llvm.fshl.i32(i32 %90, i32 %90, i32 30) #5
  %117 = xor i32 %116, %115
  %118 = xor i32 %117, %114
  %119 = add i32 %113, %97
  %120 = and i32 %101, %90
  %121 = xor i32 %120, %100
  %122 = load i32, i32* %10, align 16, !tbaa !5
  %123 = add i32 %122, %119
  store i32 %123, i32* %10, align 16, !tbaa !5
  %124 = add i32 %119, %118
  %125 = add i32 %124, %121
  store i32 %125, i32* %11, align 16, !tbaa !5
  %126 = add nuw nsw i64 %88, 1
  %127 = icmp eq i64 %126, 64
  br i1 %127, label %128, label %87, !llvm.loop !14

128:                                              ; preds = %87, %128
  %129 = phi i64 [ %135, %128 ], [ 0, %87 ]
  %130 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 %129
  %131 = load i32, i32* %130, align 4, !tbaa !5
  %132 = getelementptr inbounds [8 x i32], [8 x i32]* %3, i64 0, i64 %129
  %133 = load i32, i32* %132, align 4, !tbaa !5
  %134 = add i32 %133, %131
  store i32 %134, i32* %132, align 4, !tbaa !5
  %135 = add nuw nsw i64 %129, 1
  %136 = icmp eq i64 %135, 8
  br i1 %136, label %137, label %128, !llvm.loop !15

137:                                              ; preds = %128
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %8) #5
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %9) #5
  %138 = add nuw nsw i64 %19, 1
  %139 = icmp eq i64 %138, 1500
  br i1 %139, label %21, label %18, !llvm.loop !16

140:                                              ; preds = %18, %140
  %141 = phi i64 [ 0, %18 ], [ %145, %140 ]
  %142 = add nuw nsw i64 %141, %20
  %143 = trunc i64 %142 to i8
  %144 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 %141
  store i8 %143, i8* %144, align 1, !tbaa !9
  %145 = add nuw nsw i64 %141, 1
  %146 = icmp eq i64 %145, 64
  br i1 %146, label %28, label %140, !llvm.loop !17
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #4

attributes #0 = { nofree nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
