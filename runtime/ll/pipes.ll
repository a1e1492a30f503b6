; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/pipes.c
; ModuleID = 'runtime/c/pipes.c'
source_filename = "runtime/c/pipes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i64, i32 }

@.str = private unnamed_addr constant [58 x i8] c"read from an empty pipe that only this process could fill\00", align 1
@.str.1 = private unnamed_addr constant [56 x i8] c"write to a full pipe that only this process could empty\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"deadlock\00", align 1

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_pipe_read(%struct.sv_inode* nocapture noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %31, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %8 = load i64, i64* %7, align 8, !tbaa !2
  %9 = icmp ult i64 %8, %2
  %10 = select i1 %9, i64 %8, i64 %2
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %22

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 10
  %14 = load i32, i32* %13, align 4, !tbaa !9
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %31, label %16

16:                                               ; preds = %12
  %17 = and i32 %3, 2048
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %16
  %20 = tail call i32* @__errno_location() #5
  store i32 11, i32* %20, align 4, !tbaa !10
  br label %31

21:                                               ; preds = %16
  tail call fastcc void @stuck(i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str, i64 0, i64 0)) #6
  unreachable

22:                                               ; preds = %6
  %23 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %24 = load i8*, i8** %23, align 8, !tbaa !11
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %24, i64 %10, i1 false)
  %25 = load i8*, i8** %23, align 8, !tbaa !11
  %26 = getelementptr inbounds i8, i8* %25, i64 %10
  %27 = load i64, i64* %7, align 8, !tbaa !2
  %28 = sub i64 %27, %10
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %25, i8* nonnull align 1 %26, i64 %28, i1 false)
  %29 = load i64, i64* %7, align 8, !tbaa !2
  %30 = sub i64 %29, %10
  store i64 %30, i64* %7, align 8, !tbaa !2
  br label %31

31:                                               ; preds = %12, %22, %4, %19
  %32 = phi i64 [ -1, %19 ], [ 0, %4 ], [ %10, %22 ], [ 0, %12 ]
  ret i64 %32
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: noreturn nounwind optsize
define internal fastcc void @stuck(i8* noundef %0) unnamed_addr #2 {
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0) #7
  unreachable
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_pipe_write(%struct.sv_inode* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = sub i64 65536, %6
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 9
  %9 = load i32, i32* %8, align 8, !tbaa !12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = tail call i32 @raise(i32 noundef 13) #5
  %13 = tail call i32* @__errno_location() #5
  store i32 32, i32* %13, align 4, !tbaa !10
  br label %37

14:                                               ; preds = %4
  %15 = icmp ult i64 %7, %2
  br i1 %15, label %16, label %26

16:                                               ; preds = %14
  %17 = and i32 %3, 2048
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %16
  tail call fastcc void @stuck(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.1, i64 0, i64 0)) #6
  unreachable

20:                                               ; preds = %16
  %21 = icmp eq i64 %6, 65536
  %22 = icmp ult i64 %2, 4097
  %23 = or i1 %22, %21
  br i1 %23, label %24, label %26

24:                                               ; preds = %20
  %25 = tail call i32* @__errno_location() #5
  store i32 11, i32* %25, align 4, !tbaa !10
  br label %37

26:                                               ; preds = %20, %14
  %27 = phi i64 [ %2, %14 ], [ %7, %20 ]
  %28 = add i64 %27, %6
  %29 = tail call i32 @__sv_resize(%struct.sv_inode* noundef nonnull %0, i64 noundef %28) #5
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %26
  %32 = tail call i32* @__errno_location() #5
  store i32 12, i32* %32, align 4, !tbaa !10
  br label %37

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  %35 = load i8*, i8** %34, align 8, !tbaa !11
  %36 = getelementptr inbounds i8, i8* %35, i64 %6
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %36, i8* align 1 %1, i64 %27, i1 false)
  br label %37

37:                                               ; preds = %33, %31, %24, %11
  %38 = phi i64 [ -1, %11 ], [ -1, %24 ], [ -1, %31 ], [ %27, %33 ]
  ret i64 %38
}

; Function Attrs: optsize
declare dso_local i32 @raise(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_resize(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @pipe2(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i8* @calloc(i64 noundef 1, i64 noundef 80) #5
  %4 = bitcast i8* %3 to %struct.sv_inode*
  %5 = icmp eq i8* %3, null
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call i32* @__errno_location() #5
  store i32 12, i32* %7, align 4, !tbaa !10
  br label %24

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, i8* %3, i64 40
  %10 = bitcast i8* %9 to i32*
  store i32 -1, i32* %10, align 8, !tbaa !13
  %11 = getelementptr inbounds i8, i8* %3, i64 44
  %12 = bitcast i8* %11 to i32*
  store i32 4480, i32* %12, align 4, !tbaa !14
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
  store i32 %14, i32* %0, align 4, !tbaa !10
  %23 = getelementptr inbounds i32, i32* %0, i64 1
  store i32 %18, i32* %23, align 4, !tbaa !10
  br label %24

24:                                               ; preds = %8, %22, %20, %6
  %25 = phi i32 [ -1, %6 ], [ 0, %22 ], [ -1, %20 ], [ -1, %8 ]
  ret i32 %25
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_attach(%struct.sv_inode* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @close(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @pipe(i32* nocapture noundef writeonly %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pipe2(i32* noundef %0, i32 noundef 0) #8
  ret i32 %2
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #4

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nobuiltin noreturn optsize "no-builtins" }
attributes #7 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !8, i64 24}
!3 = !{!"sv_inode", !4, i64 0, !7, i64 8, !4, i64 16, !8, i64 24, !8, i64 32, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !8, i64 64, !5, i64 72}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!"long", !5, i64 0}
!9 = !{!3, !7, i64 60}
!10 = !{!7, !7, i64 0}
!11 = !{!3, !4, i64 16}
!12 = !{!3, !7, i64 56}
!13 = !{!3, !7, i64 40}
!14 = !{!3, !7, i64 44}
