; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/atomics.c
; ModuleID = 'runtime/c/atomics.c'
source_filename = "runtime/c/atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, i32, i32, [1 x i32] }

@__cpu_model = dso_local local_unnamed_addr global %struct.anon zeroinitializer, align 4
@__cpu_features2 = dso_local local_unnamed_addr global [4 x i32] zeroinitializer, align 16

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @__atomic_load(i64 noundef %0, i8* nocapture noundef readonly %1, i8* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 %1, i64 %0, i1 false)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @__atomic_store(i64 noundef %0, i8* nocapture noundef writeonly %1, i8* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %2, i64 %0, i1 false)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @__atomic_exchange(i64 noundef %0, i8* nocapture noundef %1, i8* nocapture noundef readonly %2, i8* nocapture noundef writeonly %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = icmp eq i64 %0, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i8, i8* %2, i64 %9
  %11 = load i8, i8* %10, align 1, !tbaa !2
  %12 = getelementptr inbounds i8, i8* %1, i64 %9
  %13 = load i8, i8* %12, align 1, !tbaa !2
  %14 = getelementptr inbounds i8, i8* %3, i64 %9
  store i8 %13, i8* %14, align 1, !tbaa !2
  store i8 %11, i8* %12, align 1, !tbaa !2
  %15 = add nuw i64 %9, 1
  %16 = icmp eq i64 %15, %0
  br i1 %16, label %7, label %8, !llvm.loop !5
}

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @__atomic_compare_exchange(i64 noundef %0, i8* noundef %1, i8* noundef %2, i8* nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 {
  %7 = tail call i32 @memcmp(i8* noundef %1, i8* noundef %2, i64 noundef %0) #9
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 %1, i64 %0, i1 false)
  br label %11

10:                                               ; preds = %6
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %3, i64 %0, i1 false)
  br label %11

11:                                               ; preds = %10, %9
  ret i1 %8
}

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local zeroext i1 @__atomic_is_lock_free(i64 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = add i64 %0, -1
  %4 = icmp ult i64 %3, 8
  %5 = trunc i64 %3 to i8
  %6 = lshr i8 -117, %5
  %7 = and i8 %6, 1
  %8 = icmp ne i8 %7, 0
  %9 = select i1 %4, i1 %8, i1 false
  ret i1 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i8 @__atomic_load_1(i8* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = load i8, i8* %0, align 1, !tbaa !2
  ret i8 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @__atomic_store_1(i8* nocapture noundef writeonly %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #7 {
  store i8 %1, i8* %0, align 1, !tbaa !2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i8 @__atomic_exchange_1(i8* nocapture noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i8, i8* %0, align 1, !tbaa !2
  store i8 %1, i8* %0, align 1, !tbaa !2
  ret i8 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i1 @__atomic_compare_exchange_1(i8* nocapture noundef %0, i8* nocapture noundef %1, i8 noundef zeroext %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = load i8, i8* %0, align 1, !tbaa !2
  %7 = load i8, i8* %1, align 1, !tbaa !2
  %8 = icmp eq i8 %6, %7
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  store i8 %6, i8* %1, align 1, !tbaa !2
  br label %11

10:                                               ; preds = %5
  store i8 %2, i8* %0, align 1, !tbaa !2
  br label %11

11:                                               ; preds = %10, %9
  ret i1 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i8 @__atomic_fetch_add_1(i8* nocapture noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i8, i8* %0, align 1, !tbaa !2
  %5 = add i8 %4, %1
  store i8 %5, i8* %0, align 1, !tbaa !2
  ret i8 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i8 @__atomic_fetch_sub_1(i8* nocapture noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i8, i8* %0, align 1, !tbaa !2
  %5 = sub i8 %4, %1
  store i8 %5, i8* %0, align 1, !tbaa !2
  ret i8 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i8 @__atomic_fetch_and_1(i8* nocapture noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i8, i8* %0, align 1, !tbaa !2
  %5 = and i8 %4, %1
  store i8 %5, i8* %0, align 1, !tbaa !2
  ret i8 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i8 @__atomic_fetch_or_1(i8* nocapture noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i8, i8* %0, align 1, !tbaa !2
  %5 = or i8 %4, %1
  store i8 %5, i8* %0, align 1, !tbaa !2
  ret i8 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i8 @__atomic_fetch_xor_1(i8* nocapture noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i8, i8* %0, align 1, !tbaa !2
  %5 = xor i8 %4, %1
  store i8 %5, i8* %0, align 1, !tbaa !2
  ret i8 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i8 @__atomic_fetch_nand_1(i8* nocapture noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i8, i8* %0, align 1, !tbaa !2
  %5 = and i8 %4, %1
  %6 = xor i8 %5, -1
  store i8 %6, i8* %0, align 1, !tbaa !2
  ret i8 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i16 @__atomic_load_2(i16* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = load i16, i16* %0, align 1, !tbaa !8
  ret i16 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @__atomic_store_2(i16* nocapture noundef writeonly %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #7 {
  store i16 %1, i16* %0, align 1, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i16 @__atomic_exchange_2(i16* nocapture noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i16, i16* %0, align 1, !tbaa !8
  store i16 %1, i16* %0, align 1, !tbaa !8
  ret i16 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i1 @__atomic_compare_exchange_2(i16* nocapture noundef %0, i16* nocapture noundef %1, i16 noundef zeroext %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = load i16, i16* %0, align 1, !tbaa !8
  %7 = load i16, i16* %1, align 1, !tbaa !8
  %8 = icmp eq i16 %6, %7
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  store i16 %6, i16* %1, align 1, !tbaa !8
  br label %11

10:                                               ; preds = %5
  store i16 %2, i16* %0, align 1, !tbaa !8
  br label %11

11:                                               ; preds = %10, %9
  ret i1 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i16 @__atomic_fetch_add_2(i16* nocapture noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i16, i16* %0, align 1, !tbaa !8
  %5 = add i16 %4, %1
  store i16 %5, i16* %0, align 1, !tbaa !8
  ret i16 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i16 @__atomic_fetch_sub_2(i16* nocapture noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i16, i16* %0, align 1, !tbaa !8
  %5 = sub i16 %4, %1
  store i16 %5, i16* %0, align 1, !tbaa !8
  ret i16 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i16 @__atomic_fetch_and_2(i16* nocapture noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i16, i16* %0, align 1, !tbaa !8
  %5 = and i16 %4, %1
  store i16 %5, i16* %0, align 1, !tbaa !8
  ret i16 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i16 @__atomic_fetch_or_2(i16* nocapture noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i16, i16* %0, align 1, !tbaa !8
  %5 = or i16 %4, %1
  store i16 %5, i16* %0, align 1, !tbaa !8
  ret i16 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i16 @__atomic_fetch_xor_2(i16* nocapture noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i16, i16* %0, align 1, !tbaa !8
  %5 = xor i16 %4, %1
  store i16 %5, i16* %0, align 1, !tbaa !8
  ret i16 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i16 @__atomic_fetch_nand_2(i16* nocapture noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i16, i16* %0, align 1, !tbaa !8
  %5 = and i16 %4, %1
  %6 = xor i16 %5, -1
  store i16 %6, i16* %0, align 1, !tbaa !8
  ret i16 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__atomic_load_4(i32* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = load i32, i32* %0, align 1, !tbaa !10
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @__atomic_store_4(i32* nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  store i32 %1, i32* %0, align 1, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @__atomic_exchange_4(i32* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i32, i32* %0, align 1, !tbaa !10
  store i32 %1, i32* %0, align 1, !tbaa !10
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i1 @__atomic_compare_exchange_4(i32* nocapture noundef %0, i32* nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = load i32, i32* %0, align 1, !tbaa !10
  %7 = load i32, i32* %1, align 1, !tbaa !10
  %8 = icmp eq i32 %6, %7
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  store i32 %6, i32* %1, align 1, !tbaa !10
  br label %11

10:                                               ; preds = %5
  store i32 %2, i32* %0, align 1, !tbaa !10
  br label %11

11:                                               ; preds = %10, %9
  ret i1 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @__atomic_fetch_add_4(i32* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i32, i32* %0, align 1, !tbaa !10
  %5 = add i32 %4, %1
  store i32 %5, i32* %0, align 1, !tbaa !10
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @__atomic_fetch_sub_4(i32* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i32, i32* %0, align 1, !tbaa !10
  %5 = sub i32 %4, %1
  store i32 %5, i32* %0, align 1, !tbaa !10
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @__atomic_fetch_and_4(i32* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i32, i32* %0, align 1, !tbaa !10
  %5 = and i32 %4, %1
  store i32 %5, i32* %0, align 1, !tbaa !10
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @__atomic_fetch_or_4(i32* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i32, i32* %0, align 1, !tbaa !10
  %5 = or i32 %4, %1
  store i32 %5, i32* %0, align 1, !tbaa !10
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @__atomic_fetch_xor_4(i32* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i32, i32* %0, align 1, !tbaa !10
  %5 = xor i32 %4, %1
  store i32 %5, i32* %0, align 1, !tbaa !10
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @__atomic_fetch_nand_4(i32* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i32, i32* %0, align 1, !tbaa !10
  %5 = and i32 %4, %1
  %6 = xor i32 %5, -1
  store i32 %6, i32* %0, align 1, !tbaa !10
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @__atomic_load_8(i64* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = load i64, i64* %0, align 1, !tbaa !12
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @__atomic_store_8(i64* nocapture noundef writeonly %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  store i64 %1, i64* %0, align 1, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @__atomic_exchange_8(i64* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i64, i64* %0, align 1, !tbaa !12
  store i64 %1, i64* %0, align 1, !tbaa !12
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i1 @__atomic_compare_exchange_8(i64* nocapture noundef %0, i64* nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = load i64, i64* %0, align 1, !tbaa !12
  %7 = load i64, i64* %1, align 1, !tbaa !12
  %8 = icmp eq i64 %6, %7
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  store i64 %6, i64* %1, align 1, !tbaa !12
  br label %11

10:                                               ; preds = %5
  store i64 %2, i64* %0, align 1, !tbaa !12
  br label %11

11:                                               ; preds = %10, %9
  ret i1 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @__atomic_fetch_add_8(i64* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i64, i64* %0, align 1, !tbaa !12
  %5 = add i64 %4, %1
  store i64 %5, i64* %0, align 1, !tbaa !12
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @__atomic_fetch_sub_8(i64* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i64, i64* %0, align 1, !tbaa !12
  %5 = sub i64 %4, %1
  store i64 %5, i64* %0, align 1, !tbaa !12
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @__atomic_fetch_and_8(i64* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i64, i64* %0, align 1, !tbaa !12
  %5 = and i64 %4, %1
  store i64 %5, i64* %0, align 1, !tbaa !12
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @__atomic_fetch_or_8(i64* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i64, i64* %0, align 1, !tbaa !12
  %5 = or i64 %4, %1
  store i64 %5, i64* %0, align 1, !tbaa !12
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @__atomic_fetch_xor_8(i64* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i64, i64* %0, align 1, !tbaa !12
  %5 = xor i64 %4, %1
  store i64 %5, i64* %0, align 1, !tbaa !12
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @__atomic_fetch_nand_8(i64* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load i64, i64* %0, align 1, !tbaa !12
  %5 = and i64 %4, %1
  %6 = xor i64 %5, -1
  store i64 %6, i64* %0, align 1, !tbaa !12
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local { i64, i64 } @__atomic_load_16(i128* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = load i128, i128* %0, align 1, !tbaa !14
  %4 = trunc i128 %3 to i64
  %5 = lshr i128 %3, 64
  %6 = trunc i128 %5 to i64
  %7 = insertvalue { i64, i64 } poison, i64 %4, 0
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1
  ret { i64, i64 } %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @__atomic_store_16(i128* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = zext i64 %2 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %1 to i128
  %8 = or i128 %6, %7
  store i128 %8, i128* %0, align 1, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local { i64, i64 } @__atomic_exchange_16(i128* nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = zext i64 %2 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %1 to i128
  %8 = or i128 %6, %7
  %9 = load i128, i128* %0, align 1, !tbaa !14
  store i128 %8, i128* %0, align 1, !tbaa !14
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc i128 %11 to i64
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1
  ret { i64, i64 } %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i1 @__atomic_compare_exchange_16(i128* nocapture noundef %0, i128* nocapture noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #8 {
  %7 = load i128, i128* %0, align 1, !tbaa !14
  %8 = load i128, i128* %1, align 1, !tbaa !14
  %9 = icmp eq i128 %7, %8
  br i1 %9, label %11, label %10

10:                                               ; preds = %6
  store i128 %7, i128* %1, align 1, !tbaa !14
  br label %16

11:                                               ; preds = %6
  %12 = zext i64 %3 to i128
  %13 = shl nuw i128 %12, 64
  %14 = zext i64 %2 to i128
  %15 = or i128 %13, %14
  store i128 %15, i128* %0, align 1, !tbaa !14
  br label %16

16:                                               ; preds = %11, %10
  ret i1 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local { i64, i64 } @__atomic_fetch_add_16(i128* nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = zext i64 %2 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %1 to i128
  %8 = or i128 %6, %7
  %9 = load i128, i128* %0, align 1, !tbaa !14
  %10 = add i128 %8, %9
  store i128 %10, i128* %0, align 1, !tbaa !14
  %11 = trunc i128 %9 to i64
  %12 = lshr i128 %9, 64
  %13 = trunc i128 %12 to i64
  %14 = insertvalue { i64, i64 } poison, i64 %11, 0
  %15 = insertvalue { i64, i64 } %14, i64 %13, 1
  ret { i64, i64 } %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local { i64, i64 } @__atomic_fetch_sub_16(i128* nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = zext i64 %2 to i128
  %6 = mul i128 %5, -18446744073709551616
  %7 = zext i64 %1 to i128
  %8 = load i128, i128* %0, align 1, !tbaa !14
  %9 = sub i128 %6, %7
  %10 = add i128 %9, %8
  store i128 %10, i128* %0, align 1, !tbaa !14
  %11 = trunc i128 %8 to i64
  %12 = lshr i128 %8, 64
  %13 = trunc i128 %12 to i64
  %14 = insertvalue { i64, i64 } poison, i64 %11, 0
  %15 = insertvalue { i64, i64 } %14, i64 %13, 1
  ret { i64, i64 } %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local { i64, i64 } @__atomic_fetch_and_16(i128* nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = zext i64 %2 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %1 to i128
  %8 = or i128 %6, %7
  %9 = load i128, i128* %0, align 1, !tbaa !14
  %10 = and i128 %9, %8
  store i128 %10, i128* %0, align 1, !tbaa !14
  %11 = trunc i128 %9 to i64
  %12 = lshr i128 %9, 64
  %13 = trunc i128 %12 to i64
  %14 = insertvalue { i64, i64 } poison, i64 %11, 0
  %15 = insertvalue { i64, i64 } %14, i64 %13, 1
  ret { i64, i64 } %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local { i64, i64 } @__atomic_fetch_or_16(i128* nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = zext i64 %2 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %1 to i128
  %8 = or i128 %6, %7
  %9 = load i128, i128* %0, align 1, !tbaa !14
  %10 = or i128 %9, %8
  store i128 %10, i128* %0, align 1, !tbaa !14
  %11 = trunc i128 %9 to i64
  %12 = lshr i128 %9, 64
  %13 = trunc i128 %12 to i64
  %14 = insertvalue { i64, i64 } poison, i64 %11, 0
  %15 = insertvalue { i64, i64 } %14, i64 %13, 1
  ret { i64, i64 } %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local { i64, i64 } @__atomic_fetch_xor_16(i128* nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = zext i64 %2 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %1 to i128
  %8 = or i128 %6, %7
  %9 = load i128, i128* %0, align 1, !tbaa !14
  %10 = xor i128 %9, %8
  store i128 %10, i128* %0, align 1, !tbaa !14
  %11 = trunc i128 %9 to i64
  %12 = lshr i128 %9, 64
  %13 = trunc i128 %12 to i64
  %14 = insertvalue { i64, i64 } poison, i64 %11, 0
  %15 = insertvalue { i64, i64 } %14, i64 %13, 1
  ret { i64, i64 } %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local { i64, i64 } @__atomic_fetch_nand_16(i128* nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = zext i64 %2 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %1 to i128
  %8 = or i128 %6, %7
  %9 = load i128, i128* %0, align 1, !tbaa !14
  %10 = and i128 %9, %8
  %11 = xor i128 %10, -1
  store i128 %11, i128* %0, align 1, !tbaa !14
  %12 = trunc i128 %9 to i64
  %13 = lshr i128 %9, 64
  %14 = trunc i128 %13 to i64
  %15 = insertvalue { i64, i64 } poison, i64 %12, 0
  %16 = insertvalue { i64, i64 } %15, i64 %14, 1
  ret { i64, i64 } %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__cpu_indicator_init() local_unnamed_addr #5 {
  ret i32 0
}

attributes #0 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #2 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !3, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !3, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !3, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"__int128", !3, i64 0}
