; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/kept.c
; ModuleID = 'runtime/c/kept.c'
source_filename = "runtime/c/kept.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.kept = type { %struct.kept*, [8 x i8], [0 x i8] }

@all = internal unnamed_addr global %struct.kept* null, align 8
@__sv_keep_text.texts = internal unnamed_addr global %struct.kept* null, align 8

; Function Attrs: nounwind optsize
define dso_local i8* @__sv_keep(i64 noundef %0) local_unnamed_addr #0 {
  %2 = add i64 %0, 16
  %3 = tail call i8* @malloc(i64 noundef %2) #3
  %4 = icmp eq i8* %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = load %struct.kept*, %struct.kept** @all, align 8, !tbaa !2
  %7 = bitcast i8* %3 to %struct.kept**
  store %struct.kept* %6, %struct.kept** %7, align 16, !tbaa !2
  store i8* %3, i8** bitcast (%struct.kept** @all to i8**), align 8, !tbaa !2
  %8 = getelementptr inbounds i8, i8* %3, i64 16
  br label %9

9:                                                ; preds = %1, %5
  %10 = phi i8* [ %8, %5 ], [ null, %1 ]
  ret i8* %10
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @__sv_keep_text(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = load %struct.kept*, %struct.kept** @__sv_keep_text.texts, align 8, !tbaa !2
  %4 = icmp eq %struct.kept* %3, null
  br i1 %4, label %18, label %5

5:                                                ; preds = %2, %14
  %6 = phi %struct.kept* [ %16, %14 ], [ %3, %2 ]
  %7 = getelementptr inbounds %struct.kept, %struct.kept* %6, i64 0, i32 2, i64 0
  %8 = tail call i32 @strncmp(i8* noundef nonnull %7, i8* noundef %0, i64 noundef %1) #3
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.kept, %struct.kept* %6, i64 0, i32 2, i64 %1
  %12 = load i8, i8* %11, align 1, !tbaa !6
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %27, label %14

14:                                               ; preds = %5, %10
  %15 = getelementptr inbounds %struct.kept, %struct.kept* %6, i64 0, i32 0
  %16 = load %struct.kept*, %struct.kept** %15, align 8, !tbaa !2
  %17 = icmp eq %struct.kept* %16, null
  br i1 %17, label %18, label %5, !llvm.loop !7

18:                                               ; preds = %14, %2
  %19 = add i64 %1, 17
  %20 = tail call i8* @malloc(i64 noundef %19) #3
  %21 = icmp eq i8* %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, i8* %20, i64 16
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 16 %23, i8* align 1 %0, i64 %1, i1 false)
  %24 = getelementptr inbounds i8, i8* %23, i64 %1
  store i8 0, i8* %24, align 1, !tbaa !6
  %25 = load %struct.kept*, %struct.kept** @__sv_keep_text.texts, align 8, !tbaa !2
  %26 = bitcast i8* %20 to %struct.kept**
  store %struct.kept* %25, %struct.kept** %26, align 16, !tbaa !2
  store i8* %20, i8** bitcast (%struct.kept** @__sv_keep_text.texts to i8**), align 8, !tbaa !2
  br label %27

27:                                               ; preds = %10, %22, %18
  %28 = phi i8* [ %23, %22 ], [ null, %18 ], [ %7, %10 ]
  ret i8* %28
}

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!4, !4, i64 0}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
