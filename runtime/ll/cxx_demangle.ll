; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_demangle.c
; ModuleID = 'runtime/c/cxx_demangle.c'
source_filename = "runtime/c/cxx_demangle.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind optsize
define dso_local i8* @__cxa_demangle(i8* noundef %0, i8* noundef %1, i64* noundef %2, i32* noundef writeonly %3) local_unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = icmp eq i8* %0, null
  br i1 %7, label %34, label %8

8:                                                ; preds = %4
  %9 = icmp eq i8* %1, null
  %10 = icmp ne i64* %2, null
  %11 = or i1 %9, %10
  br i1 %11, label %12, label %34

12:                                               ; preds = %8, %12
  %13 = phi i8* [ %18, %12 ], [ %0, %8 ]
  %14 = load i8, i8* %13, align 1, !tbaa !2
  %15 = zext i8 %14 to i64
  %16 = tail call i64 @__symvm_bind(i64 noundef %15) #3
  %17 = icmp eq i64 %16, 0
  %18 = getelementptr inbounds i8, i8* %13, i64 1
  br i1 %17, label %19, label %12, !llvm.loop !5

19:                                               ; preds = %12
  %20 = tail call i64 @__symvm_demangled(i8* noundef nonnull %0, i8* noundef null) #3
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %34, label %22

22:                                               ; preds = %19
  br i1 %9, label %26, label %23

23:                                               ; preds = %22
  %24 = load i64, i64* %2, align 8, !tbaa !8
  %25 = icmp ugt i64 %20, %24
  br i1 %25, label %26, label %31

26:                                               ; preds = %23, %22
  %27 = tail call i8* @malloc(i64 noundef %20) #3
  %28 = icmp eq i8* %27, null
  br i1 %28, label %34, label %29

29:                                               ; preds = %26
  tail call void @free(i8* noundef %1) #3
  br i1 %10, label %30, label %31

30:                                               ; preds = %29
  store i64 %20, i64* %2, align 8, !tbaa !8
  br label %31

31:                                               ; preds = %30, %29, %23
  %32 = phi i8* [ %1, %23 ], [ %27, %29 ], [ %27, %30 ]
  %33 = tail call i64 @__symvm_demangled(i8* noundef nonnull %0, i8* noundef nonnull %32) #3
  br label %34

34:                                               ; preds = %26, %19, %4, %8, %31
  %35 = phi i32 [ 0, %31 ], [ -3, %8 ], [ -3, %4 ], [ -2, %19 ], [ -1, %26 ]
  %36 = phi i8* [ %32, %31 ], [ null, %8 ], [ null, %4 ], [ null, %19 ], [ null, %26 ]
  %37 = icmp eq i32* %3, null
  %38 = select i1 %37, i32* %5, i32* %3
  store i32 %35, i32* %38, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i8* %36
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i64 @__symvm_bind(i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i64 @__symvm_demangled(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin nounwind optsize "no-builtins" }

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
!9 = !{!"long", !3, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !3, i64 0}
