; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/memory.c
; ModuleID = 'runtime/c/memory.c'
source_filename = "runtime/c/memory.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i8* @memcpy(i8* noundef returned writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  ret i8* %0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i8* @memmove(i8* noundef returned writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  ret i8* %0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i8* @memset(i8* noundef returned writeonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = trunc i32 %1 to i8
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 %4, i64 %2, i1 false)
  ret i8* %0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i8* @mempcpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  %4 = getelementptr inbounds i8, i8* %0, i64 %2
  ret i8* %4
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i8* @__mempcpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false) #8
  %4 = getelementptr inbounds i8, i8* %0, i64 %2
  ret i8* %4
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @bcopy(i8* nocapture noundef readonly %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %0, i64 %2, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local void @bzero(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #2 {
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 0, i64 %1, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local void @explicit_bzero(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #2 {
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 0, i64 %1, i1 false)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @swab(i8* nocapture noundef readonly %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = icmp sgt i64 %2, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %16, %6 ], [ 1, %3 ]
  %8 = phi i64 [ %15, %6 ], [ 0, %3 ]
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = load i8, i8* %9, align 1, !tbaa !2
  %11 = getelementptr inbounds i8, i8* %0, i64 %7
  %12 = load i8, i8* %11, align 1, !tbaa !2
  %13 = getelementptr inbounds i8, i8* %1, i64 %8
  store i8 %12, i8* %13, align 1, !tbaa !2
  %14 = getelementptr inbounds i8, i8* %1, i64 %7
  store i8 %10, i8* %14, align 1, !tbaa !2
  %15 = add nuw nsw i64 %8, 2
  %16 = or i64 %15, 1
  %17 = icmp slt i64 %16, %2
  br i1 %17, label %6, label %5, !llvm.loop !5
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @memchr(i8* noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = trunc i32 %1 to i8
  br label %7

7:                                                ; preds = %5, %12
  %8 = phi i64 [ 0, %5 ], [ %13, %12 ]
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = load i8, i8* %9, align 1, !tbaa !2
  %11 = icmp eq i8 %10, %6
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = add nuw i64 %8, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %17, label %7, !llvm.loop !8

15:                                               ; preds = %7
  %16 = getelementptr inbounds i8, i8* %0, i64 %8
  br label %17

17:                                               ; preds = %12, %15, %3
  %18 = phi i8* [ null, %3 ], [ %16, %15 ], [ null, %12 ]
  ret i8* %18
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @rawmemchr(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = trunc i32 %1 to i8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i8* [ %0, %2 ], [ %8, %4 ]
  %6 = load i8, i8* %5, align 1, !tbaa !2
  %7 = icmp eq i8 %6, %3
  %8 = getelementptr inbounds i8, i8* %5, i64 1
  br i1 %7, label %9, label %4, !llvm.loop !9

9:                                                ; preds = %4
  ret i8* %5
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @__rawmemchr(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = trunc i32 %1 to i8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i8* [ %0, %2 ], [ %8, %4 ]
  %6 = load i8, i8* %5, align 1, !tbaa !2
  %7 = icmp eq i8 %6, %3
  %8 = getelementptr inbounds i8, i8* %5, i64 1
  br i1 %7, label %9, label %4, !llvm.loop !9

9:                                                ; preds = %4
  ret i8* %5
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @memrchr(i8* noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = trunc i32 %1 to i8
  br label %5

5:                                                ; preds = %9, %3
  %6 = phi i64 [ %2, %3 ], [ %7, %9 ]
  %7 = add i64 %6, -1
  %8 = icmp eq i64 %6, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds i8, i8* %0, i64 %7
  %11 = load i8, i8* %10, align 1, !tbaa !2
  %12 = icmp eq i8 %11, %4
  br i1 %12, label %13, label %5, !llvm.loop !10

13:                                               ; preds = %9
  %14 = getelementptr inbounds i8, i8* %0, i64 %7
  br label %15

15:                                               ; preds = %5, %13
  %16 = phi i8* [ %14, %13 ], [ null, %5 ]
  ret i8* %16
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @memccpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #4 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %21, label %6

6:                                                ; preds = %4
  %7 = trunc i32 %2 to i8
  br label %8

8:                                                ; preds = %6, %18
  %9 = phi i64 [ 0, %6 ], [ %19, %18 ]
  %10 = getelementptr inbounds i8, i8* %1, i64 %9
  %11 = load i8, i8* %10, align 1, !tbaa !2
  %12 = getelementptr inbounds i8, i8* %0, i64 %9
  store i8 %11, i8* %12, align 1, !tbaa !2
  %13 = load i8, i8* %10, align 1, !tbaa !2
  %14 = icmp eq i8 %13, %7
  br i1 %14, label %15, label %18

15:                                               ; preds = %8
  %16 = getelementptr inbounds i8, i8* %0, i64 %9
  %17 = getelementptr inbounds i8, i8* %16, i64 1
  br label %21

18:                                               ; preds = %8
  %19 = add nuw i64 %9, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %21, label %8, !llvm.loop !11

21:                                               ; preds = %18, %4, %15
  %22 = phi i8* [ %17, %15 ], [ null, %4 ], [ null, %18 ]
  ret i8* %22
}

; Function Attrs: nounwind optsize
define dso_local i8* @memmem(i8* noundef %0, i64 noundef %1, i8* noundef %2, i64 noundef %3) local_unnamed_addr #6 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %17, label %6

6:                                                ; preds = %4
  %7 = icmp ult i64 %1, %3
  br i1 %7, label %17, label %8

8:                                                ; preds = %6, %13
  %9 = phi i8* [ %14, %13 ], [ %0, %6 ]
  %10 = phi i64 [ %15, %13 ], [ %1, %6 ]
  %11 = tail call i32 @memcmp(i8* noundef %9, i8* noundef %2, i64 noundef %3) #9
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, i8* %9, i64 1
  %15 = add i64 %10, -1
  %16 = icmp ult i64 %15, %3
  br i1 %16, label %17, label %8, !llvm.loop !12

17:                                               ; preds = %8, %13, %6, %4
  %18 = phi i8* [ %0, %4 ], [ null, %6 ], [ %9, %8 ], [ null, %13 ]
  ret i8* %18
}

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i8* @memfrob(i8* noundef returned %0, i64 noundef %1) local_unnamed_addr #4 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %2
  ret i8* %0

5:                                                ; preds = %2, %5
  %6 = phi i64 [ %10, %5 ], [ 0, %2 ]
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = load i8, i8* %7, align 1, !tbaa !2
  %9 = xor i8 %8, 42
  store i8 %9, i8* %7, align 1, !tbaa !2
  %10 = add nuw i64 %6, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %4, label %5, !llvm.loop !13
}

attributes #0 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
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
!8 = distinct !{!8, !6, !7}
!9 = distinct !{!9, !6, !7}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !6, !7}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
