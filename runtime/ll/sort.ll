; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/sort.c
; ModuleID = 'runtime/c/sort.c'
source_filename = "runtime/c/sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sorting = type { i64, i32 (i8*, i8*)*, i32 (i8*, i8*, i8*)*, i8*, i8* }

@.str = private unnamed_addr constant [6 x i8] c"abort\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"qsort: out of memory\00", align 1

; Function Attrs: nounwind optsize
define dso_local void @qsort(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*)* noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.sorting, align 8
  %6 = bitcast %struct.sorting* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %6) #5
  %7 = getelementptr inbounds %struct.sorting, %struct.sorting* %5, i64 0, i32 0
  store i64 %2, i64* %7, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.sorting, %struct.sorting* %5, i64 0, i32 1
  store i32 (i8*, i8*)* %3, i32 (i8*, i8*)** %8, align 8, !tbaa !8
  %9 = getelementptr inbounds %struct.sorting, %struct.sorting* %5, i64 0, i32 2
  store i32 (i8*, i8*, i8*)* null, i32 (i8*, i8*, i8*)** %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.sorting, %struct.sorting* %5, i64 0, i32 3
  store i8* null, i8** %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.sorting, %struct.sorting* %5, i64 0, i32 4
  store i8* null, i8** %11, align 8, !tbaa !11
  call fastcc void @sort(%struct.sorting* noundef nonnull %5, i8* noundef %0, i64 noundef %1) #6
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %6) #5
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc void @sort(%struct.sorting* noundef %0, i8* noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca [512 x i8], align 16
  %5 = icmp ult i64 %2, 2
  br i1 %5, label %28, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 0
  %8 = load i64, i64* %7, align 8, !tbaa !2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %28, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds [512 x i8], [512 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 512, i8* nonnull %11) #5
  %12 = lshr i64 %2, 1
  %13 = mul i64 %8, %12
  %14 = icmp ult i64 %13, 513
  br i1 %14, label %15, label %17

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 4
  store i8* %11, i8** %16, align 8, !tbaa !11
  call fastcc void @merge_sort(%struct.sorting* noundef nonnull %0, i8* noundef %1, i64 noundef %2) #6
  br label %27

17:                                               ; preds = %10
  %18 = tail call i32 @__sv_hold_failures(i32 noundef 0) #7
  %19 = tail call i8* @malloc(i64 noundef %13) #7
  %20 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 4
  store i8* %19, i8** %20, align 8, !tbaa !11
  %21 = tail call i32 @__sv_hold_failures(i32 noundef %18) #7
  %22 = load i8*, i8** %20, align 8, !tbaa !11
  %23 = icmp eq i8* %22, null
  br i1 %23, label %24, label %25

24:                                               ; preds = %17
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0)) #8
  unreachable

25:                                               ; preds = %17
  tail call fastcc void @merge_sort(%struct.sorting* noundef nonnull %0, i8* noundef %1, i64 noundef %2) #6
  %26 = load i8*, i8** %20, align 8, !tbaa !11
  tail call void @free(i8* noundef %26) #7
  br label %27

27:                                               ; preds = %25, %15
  call void @llvm.lifetime.end.p0i8(i64 512, i8* nonnull %11) #5
  br label %28

28:                                               ; preds = %3, %6, %27
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local void @qsort_r(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*, i8*)* noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.sorting, align 8
  %7 = bitcast %struct.sorting* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %7) #5
  %8 = getelementptr inbounds %struct.sorting, %struct.sorting* %6, i64 0, i32 0
  store i64 %2, i64* %8, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.sorting, %struct.sorting* %6, i64 0, i32 1
  store i32 (i8*, i8*)* null, i32 (i8*, i8*)** %9, align 8, !tbaa !8
  %10 = getelementptr inbounds %struct.sorting, %struct.sorting* %6, i64 0, i32 2
  store i32 (i8*, i8*, i8*)* %3, i32 (i8*, i8*, i8*)** %10, align 8, !tbaa !9
  %11 = getelementptr inbounds %struct.sorting, %struct.sorting* %6, i64 0, i32 3
  store i8* %4, i8** %11, align 8, !tbaa !10
  %12 = getelementptr inbounds %struct.sorting, %struct.sorting* %6, i64 0, i32 4
  store i8* null, i8** %12, align 8, !tbaa !11
  call fastcc void @sort(%struct.sorting* noundef nonnull %6, i8* noundef %0, i64 noundef %1) #6
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @bsearch(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 {
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %23, label %7

7:                                                ; preds = %5, %15
  %8 = phi i64 [ %21, %15 ], [ %2, %5 ]
  %9 = phi i8* [ %20, %15 ], [ %1, %5 ]
  %10 = lshr i64 %8, 1
  %11 = mul i64 %10, %3
  %12 = getelementptr inbounds i8, i8* %9, i64 %11
  %13 = tail call i32 %4(i8* noundef %0, i8* noundef %12) #7
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %7
  %16 = icmp sgt i32 %13, 0
  %17 = getelementptr inbounds i8, i8* %12, i64 %3
  %18 = add i64 %8, -1
  %19 = lshr i64 %18, 1
  %20 = select i1 %16, i8* %17, i8* %9
  %21 = select i1 %16, i64 %19, i64 %10
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %7

23:                                               ; preds = %15, %7, %5
  %24 = phi i8* [ null, %5 ], [ %12, %7 ], [ null, %15 ]
  ret i8* %24
}

; Function Attrs: nounwind optsize
define dso_local i8* @lfind(i8* noundef %0, i8* noundef %1, i64* nocapture noundef readonly %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 {
  %6 = load i64, i64* %2, align 8, !tbaa !12
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %18, label %11

8:                                                ; preds = %11
  %9 = load i64, i64* %2, align 8, !tbaa !12
  %10 = icmp ult i64 %17, %9
  br i1 %10, label %11, label %18, !llvm.loop !13

11:                                               ; preds = %5, %8
  %12 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %13 = mul i64 %12, %3
  %14 = getelementptr inbounds i8, i8* %1, i64 %13
  %15 = tail call i32 %4(i8* noundef %0, i8* noundef %14) #7
  %16 = icmp eq i32 %15, 0
  %17 = add nuw i64 %12, 1
  br i1 %16, label %18, label %8

18:                                               ; preds = %8, %11, %5
  %19 = phi i8* [ null, %5 ], [ %14, %11 ], [ null, %8 ]
  ret i8* %19
}

; Function Attrs: nounwind optsize
define dso_local i8* @lsearch(i8* noundef %0, i8* noundef %1, i64* nocapture noundef %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 {
  %6 = load i64, i64* %2, align 8, !tbaa !12
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %22, label %11

8:                                                ; preds = %11
  %9 = load i64, i64* %2, align 8, !tbaa !12
  %10 = icmp ult i64 %17, %9
  br i1 %10, label %11, label %22, !llvm.loop !13

11:                                               ; preds = %5, %8
  %12 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %13 = mul i64 %12, %3
  %14 = getelementptr inbounds i8, i8* %1, i64 %13
  %15 = tail call i32 %4(i8* noundef %0, i8* noundef %14) #7
  %16 = icmp eq i32 %15, 0
  %17 = add nuw i64 %12, 1
  br i1 %16, label %18, label %8

18:                                               ; preds = %11
  %19 = icmp eq i8* %1, null
  br i1 %19, label %20, label %27

20:                                               ; preds = %18
  %21 = load i64, i64* %2, align 8, !tbaa !12
  br label %22

22:                                               ; preds = %8, %20, %5
  %23 = phi i64 [ %21, %20 ], [ 0, %5 ], [ %9, %8 ]
  %24 = add i64 %23, 1
  store i64 %24, i64* %2, align 8, !tbaa !12
  %25 = mul i64 %23, %3
  %26 = getelementptr inbounds i8, i8* %1, i64 %25
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %26, i8* align 1 %0, i64 %3, i1 false)
  br label %27

27:                                               ; preds = %18, %22
  %28 = phi i8* [ %26, %22 ], [ %14, %18 ]
  ret i8* %28
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind optsize
define internal fastcc void @merge_sort(%struct.sorting* noundef %0, i8* noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  %6 = icmp ult i64 %2, 2
  br i1 %6, label %76, label %7

7:                                                ; preds = %3
  %8 = lshr i64 %2, 1
  %9 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 0
  %10 = load i64, i64* %9, align 8, !tbaa !2
  %11 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %11)
  %12 = mul i64 %10, %8
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  store i8* %13, i8** %4, align 8, !tbaa !16
  %14 = mul i64 %10, %2
  %15 = getelementptr inbounds i8, i8* %1, i64 %14
  tail call fastcc void @merge_sort(%struct.sorting* noundef %0, i8* noundef %1, i64 noundef %8) #6
  %16 = sub i64 %2, %8
  tail call fastcc void @merge_sort(%struct.sorting* noundef %0, i8* noundef %13, i64 noundef %16) #6
  %17 = sub i64 0, %10
  %18 = getelementptr inbounds i8, i8* %13, i64 %17
  %19 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 1
  %20 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %19, align 8, !tbaa !8
  %21 = icmp eq i32 (i8*, i8*)* %20, null
  br i1 %21, label %24, label %22

22:                                               ; preds = %7
  %23 = tail call i32 %20(i8* noundef %18, i8* noundef %13) #7
  br label %30

24:                                               ; preds = %7
  %25 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 2
  %26 = load i32 (i8*, i8*, i8*)*, i32 (i8*, i8*, i8*)** %25, align 8, !tbaa !9
  %27 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 3
  %28 = load i8*, i8** %27, align 8, !tbaa !10
  %29 = tail call i32 %26(i8* noundef %18, i8* noundef %13, i8* noundef %28) #7
  br label %30

30:                                               ; preds = %22, %24
  %31 = phi i32 [ %23, %22 ], [ %29, %24 ]
  %32 = icmp slt i32 %31, 1
  br i1 %32, label %75, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 4
  %35 = load i8*, i8** %34, align 8, !tbaa !11
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %35, i8* align 1 %1, i64 %12, i1 false)
  %36 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %36)
  %37 = load i8*, i8** %34, align 8, !tbaa !11
  store i8* %37, i8** %5, align 8, !tbaa !16
  %38 = getelementptr inbounds i8, i8* %37, i64 %12
  %39 = icmp sgt i64 %12, 0
  %40 = icmp slt i64 %12, %14
  %41 = and i1 %39, %40
  br i1 %41, label %42, label %69

42:                                               ; preds = %33
  %43 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 2
  %44 = getelementptr inbounds %struct.sorting, %struct.sorting* %0, i64 0, i32 3
  br label %45

45:                                               ; preds = %42, %57
  %46 = phi i8* [ %13, %42 ], [ %66, %57 ]
  %47 = phi i8* [ %37, %42 ], [ %64, %57 ]
  %48 = phi i8* [ %1, %42 ], [ %63, %57 ]
  %49 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %19, align 8, !tbaa !8
  %50 = icmp eq i32 (i8*, i8*)* %49, null
  br i1 %50, label %53, label %51

51:                                               ; preds = %45
  %52 = tail call i32 %49(i8* noundef %47, i8* noundef %46) #7
  br label %57

53:                                               ; preds = %45
  %54 = load i32 (i8*, i8*, i8*)*, i32 (i8*, i8*, i8*)** %43, align 8, !tbaa !9
  %55 = load i8*, i8** %44, align 8, !tbaa !10
  %56 = tail call i32 %54(i8* noundef %47, i8* noundef %46, i8* noundef %55) #7
  br label %57

57:                                               ; preds = %51, %53
  %58 = phi i32 [ %52, %51 ], [ %56, %53 ]
  %59 = icmp slt i32 %58, 1
  %60 = select i1 %59, i8** %5, i8** %4
  %61 = load i8*, i8** %60, align 8, !tbaa !16
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %48, i8* align 1 %61, i64 %10, i1 false)
  %62 = getelementptr inbounds i8, i8* %61, i64 %10
  store i8* %62, i8** %60, align 8, !tbaa !16
  %63 = getelementptr inbounds i8, i8* %48, i64 %10
  %64 = load i8*, i8** %5, align 8, !tbaa !16
  %65 = icmp ult i8* %64, %38
  %66 = load i8*, i8** %4, align 8
  %67 = icmp ult i8* %66, %15
  %68 = select i1 %65, i1 %67, i1 false
  br i1 %68, label %45, label %69, !llvm.loop !17

69:                                               ; preds = %57, %33
  %70 = phi i8* [ %1, %33 ], [ %63, %57 ]
  %71 = phi i8* [ %37, %33 ], [ %64, %57 ]
  %72 = ptrtoint i8* %38 to i64
  %73 = ptrtoint i8* %71 to i64
  %74 = sub i64 %72, %73
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %70, i8* align 1 %71, i64 %74, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %36)
  br label %75

75:                                               ; preds = %30, %69
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %11)
  br label %76

76:                                               ; preds = %3, %75
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_hold_failures(i32 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #3

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin optsize "no-builtins" }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"sorting", !4, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"any pointer", !5, i64 0}
!8 = !{!3, !7, i64 8}
!9 = !{!3, !7, i64 16}
!10 = !{!3, !7, i64 24}
!11 = !{!3, !7, i64 32}
!12 = !{!4, !4, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!7, !7, i64 0}
!17 = distinct !{!17, !14, !15}
