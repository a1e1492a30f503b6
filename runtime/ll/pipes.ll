; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/pipes.c
; ModuleID = 'runtime/c/pipes.c'
source_filename = "runtime/c/pipes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { {}*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [46 x i8] c"read from an empty pipe that nobody will fill\00", align 1
@__sv_descriptors = external dso_local constant i8, align 1
@.str.1 = private unnamed_addr constant [44 x i8] c"write to a full pipe that nobody will empty\00", align 1

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_pipe_read(%struct.sv_inode* nocapture noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call void @__sv_cancellation_point() #5
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %43, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 10
  %9 = and i32 %3, 2048
  %10 = icmp eq i32 %9, 0
  br label %11

11:                                               ; preds = %6, %20
  %12 = load i64, i64* %7, align 8, !tbaa !2
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %23

14:                                               ; preds = %11
  %15 = load i32, i32* %8, align 4, !tbaa !10
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %14
  br i1 %10, label %20, label %18

18:                                               ; preds = %17
  %19 = tail call i32* @__errno_location() #5
  store i32 11, i32* %19, align 4, !tbaa !11
  br label %43

20:                                               ; preds = %17
  %21 = tail call fastcc i32 @wait(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str, i64 0, i64 0)) #6
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %11, label %43, !llvm.loop !12

23:                                               ; preds = %11, %14
  %24 = icmp ult i64 %12, %2
  %25 = select i1 %24, i64 %12, i64 %2
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %43, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %29 = load i8*, i8** %28, align 8, !tbaa !15
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %29, i64 %25, i1 false)
  %30 = load i8*, i8** %28, align 8, !tbaa !15
  %31 = getelementptr inbounds i8, i8* %30, i64 %25
  %32 = load i64, i64* %7, align 8, !tbaa !2
  %33 = sub i64 %32, %25
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %30, i8* nonnull align 1 %31, i64 %33, i1 false)
  %34 = load i64, i64* %7, align 8, !tbaa !2
  %35 = and i64 %34, 9223372036854743040
  %36 = icmp ne i64 %35, 0
  %37 = zext i1 %36 to i32
  %38 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 12
  %39 = load i32, i32* %38, align 4, !tbaa !16
  %40 = add i32 %39, %37
  store i32 %40, i32* %38, align 4, !tbaa !16
  %41 = sub i64 %34, %25
  store i64 %41, i64* %7, align 8, !tbaa !2
  %42 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #5
  br label %43

43:                                               ; preds = %20, %23, %27, %4, %18
  %44 = phi i64 [ -1, %18 ], [ 0, %4 ], [ %25, %27 ], [ 0, %23 ], [ -1, %20 ]
  ret i64 %44
}

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @wait(i8* noundef %0) unnamed_addr #0 {
  %2 = tail call i32 @__sv_wait_or_cancelled(i8* noundef nonnull @__sv_descriptors, i64 noundef 0) #5
  tail call void @__sv_cancellation_point() #5
  %3 = icmp eq i32 %2, 35
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  tail call void @__sv_stuck(i8* noundef %0) #7
  unreachable

5:                                                ; preds = %1
  %6 = tail call i32 @__sv_ends_call(i32 noundef %2) #5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = tail call i32* @__errno_location() #5
  store i32 4, i32* %9, align 4, !tbaa !11
  br label %10

10:                                               ; preds = %5, %8
  %11 = phi i32 [ -1, %8 ], [ 0, %5 ]
  ret i32 %11
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #2

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_pipe_write(%struct.sv_inode* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call void @__sv_cancellation_point() #5
  %5 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 9
  %6 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %7 = icmp ult i64 %2, 4097
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %9 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 11
  %10 = and i32 %3, 2048
  %11 = icmp eq i32 %10, 0
  br label %12

12:                                               ; preds = %46, %4
  %13 = phi i64 [ 0, %4 ], [ %32, %46 ]
  %14 = load i32, i32* %5, align 8, !tbaa !17
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %49, label %16

16:                                               ; preds = %12
  %17 = load i64, i64* %6, align 8, !tbaa !2
  %18 = sub i64 65536, %17
  %19 = sub i64 %2, %13
  %20 = icmp ugt i64 %19, %18
  %21 = select i1 %7, i64 0, i64 %18
  %22 = select i1 %20, i64 %21, i64 %19
  %23 = add i64 %22, %17
  %24 = tail call i32 @__sv_resize(%struct.sv_inode* noundef nonnull %0, i64 noundef %23) #5
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %16
  %27 = tail call i32* @__errno_location() #5
  store i32 12, i32* %27, align 4, !tbaa !11
  br label %54

28:                                               ; preds = %16
  %29 = load i8*, i8** %8, align 8, !tbaa !15
  %30 = getelementptr inbounds i8, i8* %29, i64 %17
  %31 = getelementptr inbounds i8, i8* %1, i64 %13
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %30, i8* align 1 %31, i64 %22, i1 false)
  %32 = add i64 %22, %13
  %33 = icmp eq i64 %22, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %28
  %35 = load i32, i32* %9, align 8, !tbaa !18
  %36 = add i32 %35, 1
  store i32 %36, i32* %9, align 8, !tbaa !18
  %37 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #5
  br label %38

38:                                               ; preds = %34, %28
  %39 = icmp eq i64 %32, %2
  br i1 %39, label %54, label %40

40:                                               ; preds = %38
  %41 = icmp eq i64 %32, 0
  %42 = or i1 %11, %41
  br i1 %42, label %43, label %54

43:                                               ; preds = %40
  br i1 %11, label %46, label %44

44:                                               ; preds = %43
  %45 = tail call i32* @__errno_location() #5
  store i32 11, i32* %45, align 4, !tbaa !11
  br label %54

46:                                               ; preds = %43
  %47 = tail call fastcc i32 @wait(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.1, i64 0, i64 0)) #6
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %12, label %52, !llvm.loop !19

49:                                               ; preds = %12
  %50 = tail call i32 @raise(i32 noundef 13) #5
  %51 = tail call i32* @__errno_location() #5
  store i32 32, i32* %51, align 4, !tbaa !11
  br label %54

52:                                               ; preds = %46
  %53 = select i1 %41, i64 -1, i64 %32
  br label %54

54:                                               ; preds = %40, %38, %52, %44, %26, %49
  %55 = phi i64 [ -1, %49 ], [ -1, %44 ], [ -1, %26 ], [ %53, %52 ], [ %32, %40 ], [ %2, %38 ]
  ret i64 %55
}

; Function Attrs: optsize
declare dso_local i32 @__sv_resize(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @raise(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @pipe2(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i8* @__sv_keep(i64 noundef 120) #5
  %4 = bitcast i8* %3 to %struct.sv_inode*
  %5 = icmp eq i8* %3, null
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call i32* @__errno_location() #5
  store i32 12, i32* %7, align 4, !tbaa !11
  br label %24

8:                                                ; preds = %2
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(120) %3, i8 0, i64 120, i1 false)
  %9 = getelementptr inbounds i8, i8* %3, i64 40
  %10 = bitcast i8* %9 to i32*
  store i32 -1, i32* %10, align 8, !tbaa !20
  %11 = getelementptr inbounds i8, i8* %3, i64 44
  %12 = bitcast i8* %11 to i32*
  store i32 4480, i32* %12, align 4, !tbaa !21
  %13 = and i32 %1, 526336
  %14 = tail call i32 @__sv_attach(%struct.sv_inode* noundef nonnull %4, i32 noundef %13) #5
  %15 = icmp slt i32 %14, 0
  br i1 %15, label %24, label %16

16:                                               ; preds = %8
  %17 = or i32 %13, 1
  %18 = tail call i32 @__sv_attach(%struct.sv_inode* noundef nonnull %4, i32 noundef %17) #5
  %19 = icmp slt i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %16
  %21 = tail call i32 @close(i32 noundef %14) #5
  br label %24

22:                                               ; preds = %16
  store i32 %14, i32* %0, align 4, !tbaa !11
  %23 = getelementptr inbounds i32, i32* %0, i64 1
  store i32 %18, i32* %23, align 4, !tbaa !11
  br label %24

24:                                               ; preds = %8, %22, %20, %6
  %25 = phi i32 [ -1, %6 ], [ 0, %22 ], [ -1, %20 ], [ -1, %8 ]
  ret i32 %25
}

; Function Attrs: optsize
declare dso_local i8* @__sv_keep(i64 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i32 @__sv_attach(%struct.sv_inode* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @close(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @pipe(i32* nocapture noundef writeonly %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pipe2(i32* noundef %0, i32 noundef 0) #6
  ret i32 %2
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_or_cancelled(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__sv_stuck(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @__sv_ends_call(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nobuiltin optsize "no-builtins" }
attributes #7 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !8, i64 24}
!3 = !{!"sv_inode", !4, i64 0, !7, i64 8, !4, i64 16, !8, i64 24, !8, i64 32, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !7, i64 64, !7, i64 68, !4, i64 72, !9, i64 80, !9, i64 96, !5, i64 112}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!"long", !5, i64 0}
!9 = !{!"timespec", !8, i64 0, !8, i64 8}
!10 = !{!3, !7, i64 60}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!3, !4, i64 16}
!16 = !{!3, !7, i64 68}
!17 = !{!3, !7, i64 56}
!18 = !{!3, !7, i64 64}
!19 = distinct !{!19, !13, !14}
!20 = !{!3, !7, i64 40}
!21 = !{!3, !7, i64 44}
