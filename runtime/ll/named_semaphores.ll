; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/named_semaphores.c
; ModuleID = 'runtime/c/named_semaphores.c'
source_filename = "runtime/c/named_semaphores.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.named = type { %struct.sem_t, %struct.named*, i8*, i32 }
%struct.sem_t = type { i32, [7 x i32] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@all = internal global %struct.named* null, align 8

; Function Attrs: nounwind optsize
define dso_local %struct.sem_t* @sem_open(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = and i32 %1, 64
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %32

6:                                                ; preds = %2
  %7 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #5
  call void @llvm.va_start(i8* nonnull %7)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0
  %9 = load i32, i32* %8, align 16
  %10 = icmp ult i32 %9, 41
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr i8, i8* %13, i64 8
  store i8* %14, i8** %12, align 8
  br label %24

15:                                               ; preds = %6
  %16 = add nuw nsw i32 %9, 8
  store i32 %16, i32* %8, align 16
  %17 = icmp ult i32 %9, 33
  br i1 %17, label %18, label %24

18:                                               ; preds = %15
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %20 = load i8*, i8** %19, align 16
  %21 = zext i32 %16 to i64
  %22 = getelementptr i8, i8* %20, i64 %21
  %23 = add nuw nsw i32 %9, 16
  store i32 %23, i32* %8, align 16
  br label %28

24:                                               ; preds = %11, %15
  %25 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %26 = load i8*, i8** %25, align 8
  %27 = getelementptr i8, i8* %26, i64 8
  store i8* %27, i8** %25, align 8
  br label %28

28:                                               ; preds = %24, %18
  %29 = phi i8* [ %22, %18 ], [ %26, %24 ]
  %30 = bitcast i8* %29 to i32*
  %31 = load i32, i32* %30, align 4
  call void @llvm.va_end(i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #5
  br label %32

32:                                               ; preds = %28, %2
  %33 = phi i32 [ %31, %28 ], [ 0, %2 ]
  %34 = call fastcc i8* @plain(i8* noundef %0) #6
  %35 = icmp eq i8* %34, null
  br i1 %35, label %80, label %36

36:                                               ; preds = %32
  %37 = call fastcc %struct.named** @find(i8* noundef nonnull %34) #6
  %38 = load %struct.named*, %struct.named** %37, align 8, !tbaa !2
  %39 = icmp ne %struct.named* %38, null
  %40 = xor i1 %39, true
  %41 = and i1 %5, %40
  %42 = and i32 %1, 192
  %43 = icmp eq i32 %42, 192
  %44 = or i1 %43, %41
  %45 = icmp slt i32 %33, 0
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %47, label %49

47:                                               ; preds = %36
  %48 = call i32* @__errno_location() #7
  store i32 22, i32* %48, align 4, !tbaa !6
  br label %80

49:                                               ; preds = %36
  %50 = and i1 %43, %39
  br i1 %50, label %51, label %53

51:                                               ; preds = %49
  %52 = call i32* @__errno_location() #7
  store i32 17, i32* %52, align 4, !tbaa !6
  br label %80

53:                                               ; preds = %49
  br i1 %39, label %54, label %59

54:                                               ; preds = %53
  %55 = getelementptr inbounds %struct.named, %struct.named* %38, i64 0, i32 3
  %56 = load i32, i32* %55, align 8, !tbaa !8
  %57 = add nsw i32 %56, 1
  store i32 %57, i32* %55, align 8, !tbaa !8
  %58 = getelementptr inbounds %struct.named, %struct.named* %38, i64 0, i32 0
  br label %80

59:                                               ; preds = %53
  br i1 %41, label %62, label %60

60:                                               ; preds = %59
  %61 = call i32* @__errno_location() #7
  store i32 2, i32* %61, align 4, !tbaa !6
  br label %80

62:                                               ; preds = %59
  %63 = call i8* @calloc(i64 noundef 1, i64 noundef 56) #7
  %64 = icmp eq i8* %63, null
  br i1 %64, label %68, label %65

65:                                               ; preds = %62
  %66 = call i8* @strdup(i8* noundef nonnull %34) #7
  %67 = icmp eq i8* %66, null
  br i1 %67, label %68, label %70

68:                                               ; preds = %62, %65
  call void @free(i8* noundef %63) #7
  %69 = call i32* @__errno_location() #7
  store i32 12, i32* %69, align 4, !tbaa !6
  br label %80

70:                                               ; preds = %65
  %71 = load %struct.named*, %struct.named** @all, align 8, !tbaa !2
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %63, i8 0, i64 32, i1 false)
  %72 = getelementptr inbounds i8, i8* %63, i64 32
  %73 = bitcast i8* %72 to %struct.named**
  store %struct.named* %71, %struct.named** %73, align 8, !tbaa.struct !11
  %74 = getelementptr inbounds i8, i8* %63, i64 40
  %75 = bitcast i8* %74 to i8**
  store i8* %66, i8** %75, align 8, !tbaa.struct !12
  %76 = getelementptr inbounds i8, i8* %63, i64 48
  %77 = bitcast i8* %76 to i32*
  store i32 1, i32* %77, align 8, !tbaa.struct !13
  %78 = bitcast i8* %63 to %struct.sem_t*
  %79 = call i32 @sem_init(%struct.sem_t* noundef nonnull %78, i32 noundef 0, i32 noundef %33) #7
  store i8* %63, i8** bitcast (%struct.named** @all to i8**), align 8, !tbaa !2
  br label %80

80:                                               ; preds = %47, %51, %54, %60, %70, %68, %32
  %81 = phi %struct.sem_t* [ null, %32 ], [ null, %47 ], [ null, %51 ], [ %58, %54 ], [ null, %60 ], [ %78, %70 ], [ null, %68 ]
  ret %struct.sem_t* %81
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i8* @plain(i8* noundef %0) unnamed_addr #0 {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i8* [ %0, %1 ], [ %6, %5 ]
  %4 = load i8, i8* %3, align 1, !tbaa !14
  switch i8 %4, label %7 [
    i8 47, label %5
    i8 0, label %13
  ]

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, i8* %3, i64 1
  br label %2, !llvm.loop !15

7:                                                ; preds = %2
  %8 = tail call i8* @strchr(i8* noundef nonnull %3, i32 noundef 47) #7
  %9 = icmp eq i8* %8, null
  br i1 %9, label %10, label %13

10:                                               ; preds = %7
  %11 = tail call i64 @strlen(i8* noundef nonnull %3) #7
  %12 = icmp ugt i64 %11, 251
  br i1 %12, label %13, label %16

13:                                               ; preds = %2, %10, %7
  %14 = phi i32 [ 22, %7 ], [ 36, %10 ], [ 22, %2 ]
  %15 = tail call i32* @__errno_location() #7
  store i32 %14, i32* %15, align 4, !tbaa !6
  br label %16

16:                                               ; preds = %13, %10
  %17 = phi i8* [ %3, %10 ], [ null, %13 ]
  ret i8* %17
}

; Function Attrs: nounwind optsize
define internal fastcc nonnull %struct.named** @find(i8* noundef %0) unnamed_addr #0 {
  %2 = load %struct.named*, %struct.named** @all, align 8, !tbaa !2
  %3 = icmp eq %struct.named* %2, null
  br i1 %3, label %20, label %4

4:                                                ; preds = %1, %15
  %5 = phi %struct.named* [ %18, %15 ], [ %2, %1 ]
  %6 = phi %struct.named** [ %17, %15 ], [ @all, %1 ]
  %7 = getelementptr inbounds %struct.named, %struct.named* %5, i64 0, i32 2
  %8 = load i8*, i8** %7, align 8, !tbaa !18
  %9 = icmp eq i8* %8, null
  br i1 %9, label %15, label %10

10:                                               ; preds = %4
  %11 = tail call i32 @strcmp(i8* noundef nonnull %8, i8* noundef %0) #7
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %20, label %13

13:                                               ; preds = %10
  %14 = load %struct.named*, %struct.named** %6, align 8, !tbaa !2
  br label %15

15:                                               ; preds = %13, %4
  %16 = phi %struct.named* [ %14, %13 ], [ %5, %4 ]
  %17 = getelementptr inbounds %struct.named, %struct.named* %16, i64 0, i32 1
  %18 = load %struct.named*, %struct.named** %17, align 8, !tbaa !2
  %19 = icmp eq %struct.named* %18, null
  br i1 %19, label %20, label %4, !llvm.loop !19

20:                                               ; preds = %10, %15, %1
  %21 = phi %struct.named** [ @all, %1 ], [ %17, %15 ], [ %6, %10 ]
  ret %struct.named** %21
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local i32 @sem_init(%struct.sem_t* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @sem_close(%struct.sem_t* noundef readnone %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi %struct.named** [ @all, %1 ], [ %9, %2 ]
  %4 = load %struct.named*, %struct.named** %3, align 8, !tbaa !2
  %5 = icmp ne %struct.named* %4, null
  %6 = getelementptr inbounds %struct.named, %struct.named* %4, i64 0, i32 0
  %7 = icmp ne %struct.sem_t* %6, %0
  %8 = select i1 %5, i1 %7, i1 false
  %9 = getelementptr inbounds %struct.named, %struct.named* %4, i64 0, i32 1
  br i1 %8, label %2, label %10, !llvm.loop !20

10:                                               ; preds = %2
  br i1 %5, label %11, label %15

11:                                               ; preds = %10
  %12 = getelementptr inbounds %struct.named, %struct.named* %4, i64 0, i32 3
  %13 = load i32, i32* %12, align 8, !tbaa !8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %11, %10
  %16 = tail call i32* @__errno_location() #7
  store i32 22, i32* %16, align 4, !tbaa !6
  br label %19

17:                                               ; preds = %11
  %18 = add nsw i32 %13, -1
  store i32 %18, i32* %12, align 8, !tbaa !8
  tail call fastcc void @forget(%struct.named* noundef nonnull %4) #6
  br label %19

19:                                               ; preds = %17, %15
  %20 = phi i32 [ 0, %17 ], [ -1, %15 ]
  ret i32 %20
}

; Function Attrs: nounwind optsize
define internal fastcc void @forget(%struct.named* noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.named, %struct.named* %0, i64 0, i32 3
  %3 = load i32, i32* %2, align 8, !tbaa !8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %18

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.named, %struct.named* %0, i64 0, i32 2
  %7 = load i8*, i8** %6, align 8, !tbaa !18
  %8 = icmp eq i8* %7, null
  br i1 %8, label %9, label %18

9:                                                ; preds = %5, %9
  %10 = phi %struct.named** [ %13, %9 ], [ @all, %5 ]
  %11 = load %struct.named*, %struct.named** %10, align 8, !tbaa !2
  %12 = icmp eq %struct.named* %11, %0
  %13 = getelementptr inbounds %struct.named, %struct.named* %11, i64 0, i32 1
  br i1 %12, label %14, label %9, !llvm.loop !21

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.named, %struct.named* %0, i64 0, i32 1
  %16 = load %struct.named*, %struct.named** %15, align 8, !tbaa !22
  store %struct.named* %16, %struct.named** %10, align 8, !tbaa !2
  %17 = bitcast %struct.named* %0 to i8*
  tail call void @free(i8* noundef %17) #7
  br label %18

18:                                               ; preds = %1, %5, %14
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @sem_unlink(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc i8* @plain(i8* noundef %0) #6
  %3 = icmp eq i8* %2, null
  br i1 %3, label %4, label %14

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #7
  %6 = load i32, i32* %5, align 4, !tbaa !6
  %7 = icmp eq i32 %6, 22
  br i1 %7, label %11, label %8

8:                                                ; preds = %4
  %9 = tail call i32* @__errno_location() #7
  %10 = load i32, i32* %9, align 4, !tbaa !6
  br label %11

11:                                               ; preds = %4, %8
  %12 = phi i32 [ %10, %8 ], [ 2, %4 ]
  %13 = tail call i32* @__errno_location() #7
  store i32 %12, i32* %13, align 4, !tbaa !6
  br label %23

14:                                               ; preds = %1
  %15 = tail call fastcc %struct.named** @find(i8* noundef nonnull %2) #6
  %16 = load %struct.named*, %struct.named** %15, align 8, !tbaa !2
  %17 = icmp eq %struct.named* %16, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = tail call i32* @__errno_location() #7
  store i32 2, i32* %19, align 4, !tbaa !6
  br label %23

20:                                               ; preds = %14
  %21 = getelementptr inbounds %struct.named, %struct.named* %16, i64 0, i32 2
  %22 = load i8*, i8** %21, align 8, !tbaa !18
  tail call void @free(i8* noundef %22) #7
  store i8* null, i8** %21, align 8, !tbaa !18
  tail call fastcc void @forget(%struct.named* noundef nonnull %16) #6
  br label %23

23:                                               ; preds = %18, %20, %11
  %24 = phi i32 [ -1, %11 ], [ 0, %20 ], [ -1, %18 ]
  ret i32 %24
}

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #3

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind willreturn }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin optsize "no-builtins" }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !4, i64 0}
!8 = !{!9, !7, i64 48}
!9 = !{!"named", !10, i64 0, !3, i64 32, !3, i64 40, !7, i64 48}
!10 = !{!"", !7, i64 0, !4, i64 4}
!11 = !{i64 0, i64 8, !2, i64 8, i64 8, !2, i64 16, i64 4, !6}
!12 = !{i64 0, i64 8, !2, i64 8, i64 4, !6}
!13 = !{i64 0, i64 4, !6}
!14 = !{!4, !4, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!9, !3, i64 40}
!19 = distinct !{!19, !16, !17}
!20 = distinct !{!20, !16, !17}
!21 = distinct !{!21, !16, !17}
!22 = !{!9, !3, i64 32}
