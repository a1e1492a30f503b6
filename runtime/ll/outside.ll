; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/outside.c
; ModuleID = 'runtime/c/outside.c'
source_filename = "runtime/c/outside.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sv_name = type { i32, [128 x i8] }
%struct.__sv_socket = type { %struct.sv_inode, %struct.__sv_socket*, i32, i32, i32, i32, i32, i32, i32, i32, %struct.__sv_socket*, %struct.__sv_socket*, %struct.__sv_socket*, i32, i32, i64, i64, %struct.__sv_name, %struct.__sv_name }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, i64, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.__sv_packet = type { i32, %struct.__sv_name }

@visitor = internal unnamed_addr global i32 -2, align 4
@.str = private unnamed_addr constant [12 x i8] c"/dev/socket\00", align 1
@address.host6 = internal unnamed_addr constant [16 x i8] c" \01\0D\B8\00\00\00\00\00\00\00\00\00\00\00\01", align 16

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_visitor_waits() local_unnamed_addr #0 {
  %1 = alloca [12 x i8], align 1
  %2 = load i32, i32* @visitor, align 4, !tbaa !2
  %3 = icmp eq i32 %2, -2
  br i1 %3, label %4, label %21

4:                                                ; preds = %0
  %5 = getelementptr inbounds [12 x i8], [12 x i8]* %1, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %5) #5
  %6 = tail call i32 @__symvm_file_count() #6
  %7 = icmp sgt i32 %6, 1
  br i1 %7, label %8, label %19

8:                                                ; preds = %4, %15
  %9 = phi i32 [ %16, %15 ], [ 1, %4 ]
  %10 = call i64 @__symvm_file_name_size(i32 noundef %9) #6
  %11 = icmp eq i64 %10, 12
  br i1 %11, label %12, label %15

12:                                               ; preds = %8
  call void @__symvm_file_name(i32 noundef %9, i8* noundef nonnull %5) #6
  %13 = call i32 @memcmp(i8* noundef nonnull %5, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i64 noundef 12) #6
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %12, %8
  %16 = add nuw nsw i32 %9, 1
  %17 = call i32 @__symvm_file_count() #6
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %8, label %19, !llvm.loop !6

19:                                               ; preds = %12, %15, %4
  %20 = phi i32 [ -1, %4 ], [ -1, %15 ], [ %9, %12 ]
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %5) #5
  store i32 %20, i32* @visitor, align 4, !tbaa !2
  br label %21

21:                                               ; preds = %19, %0
  %22 = phi i32 [ %20, %19 ], [ %2, %0 ]
  %23 = icmp ne i32 %22, -1
  %24 = zext i1 %23 to i32
  ret i32 %24
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_is_visitor(%struct.__sv_name* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.__sv_name, align 4
  %3 = bitcast %struct.__sv_name* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %3) #5
  %4 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %5 = load i8, i8* %4, align 4, !tbaa !9
  %6 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %6, i8 0, i64 128, i1 false) #5, !alias.scope !10
  %7 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 0
  %8 = icmp eq i8 %5, 2
  %9 = icmp eq i8 %5, 10
  %10 = select i1 %9, i32 28, i32 2
  %11 = select i1 %8, i32 16, i32 %10
  store i32 %11, i32* %7, align 4, !tbaa !13, !alias.scope !10
  store i8 %5, i8* %6, align 4, !tbaa !9, !alias.scope !10
  %12 = icmp eq i8 %5, 1
  br i1 %12, label %21, label %13

13:                                               ; preds = %1
  %14 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 2
  store i8 -61, i8* %14, align 2, !tbaa !9, !alias.scope !10
  %15 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 3
  store i8 80, i8* %15, align 1, !tbaa !9, !alias.scope !10
  br i1 %8, label %16, label %19

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 4
  %18 = bitcast i8* %17 to i32*
  store i32 16908480, i32* %18, align 4, !alias.scope !10
  br label %21

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %20, i8* noundef nonnull align 16 dereferenceable(16) getelementptr inbounds ([16 x i8], [16 x i8]* @address.host6, i64 0, i64 0), i64 16, i1 false) #5
  br label %21

21:                                               ; preds = %1, %16, %19
  %22 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 0
  %23 = load i32, i32* %22, align 4, !tbaa !13
  %24 = icmp eq i32 %11, %23
  br i1 %24, label %25, label %30

25:                                               ; preds = %21
  %26 = zext i32 %11 to i64
  %27 = call i32 @memcmp(i8* noundef nonnull %6, i8* noundef nonnull %4, i64 noundef %26) #6
  %28 = icmp eq i32 %27, 0
  %29 = zext i1 %28 to i32
  br label %30

30:                                               ; preds = %25, %21
  %31 = phi i32 [ 0, %21 ], [ %29, %25 ]
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %3) #5
  ret i32 %31
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef %0) local_unnamed_addr #0 {
  %2 = alloca [16 x i8], align 4
  %3 = alloca %struct.__sv_packet, align 4
  %4 = load i32, i32* @visitor, align 4, !tbaa !2
  %5 = tail call i64 @__symvm_file_size(i32 noundef %4) #6
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %7 = load i32, i32* %6, align 4, !tbaa !15
  %8 = icmp eq i32 %7, 1
  %9 = select i1 %8, i64 0, i64 136
  %10 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0
  %11 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 3
  %12 = load i64, i64* %11, align 8, !tbaa !20
  %13 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18
  %14 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %13, i64 0, i32 0
  %15 = load i32, i32* %14, align 4, !tbaa !21
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %46

17:                                               ; preds = %1
  %18 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %18)
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %20 = load i32, i32* %19, align 8, !tbaa !22
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %18, i8 0, i64 16, i1 false), !alias.scope !23
  %21 = icmp eq i32 %20, 2
  %22 = icmp eq i32 %20, 10
  %23 = select i1 %22, i32 28, i32 2
  %24 = select i1 %21, i32 16, i32 %23
  %25 = trunc i32 %20 to i8
  %26 = icmp eq i32 %20, 1
  %27 = select i1 %26, i8 0, i8 -61
  %28 = select i1 %26, i8 0, i8 80
  %29 = select i1 %26, i32 0, i32 16908480
  %30 = add i32 %20, -1
  %31 = icmp ult i32 %30, 2
  br i1 %31, label %33, label %32

32:                                               ; preds = %17
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %18, i8* noundef nonnull align 16 dereferenceable(16) getelementptr inbounds ([16 x i8], [16 x i8]* @address.host6, i64 0, i64 0), i64 16, i1 false)
  br label %33

33:                                               ; preds = %17, %32
  %34 = phi i8 [ -61, %32 ], [ %27, %17 ]
  %35 = phi i8 [ 80, %32 ], [ %28, %17 ]
  %36 = phi i32 [ 0, %32 ], [ %29, %17 ]
  %37 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18, i32 0
  store i32 %24, i32* %37, align 4, !tbaa.struct !26
  %38 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18, i32 1, i64 0
  store i8 %25, i8* %38, align 4, !tbaa.struct !27
  %39 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18, i32 1, i64 1
  store i8 0, i8* %39, align 1, !tbaa.struct !28
  %40 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18, i32 1, i64 2
  store i8 %34, i8* %40, align 2, !tbaa.struct !29
  %41 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18, i32 1, i64 3
  store i8 %35, i8* %41, align 1, !tbaa.struct !30
  %42 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18, i32 1, i64 4
  %43 = bitcast i8* %42 to i32*
  store i32 %36, i32* %43, align 4, !tbaa.struct !31
  %44 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18, i32 1, i64 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %44, i8* noundef nonnull align 4 dereferenceable(16) %18, i64 16, i1 false), !tbaa.struct !32
  %45 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18, i32 1, i64 24
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(104) %45, i8 0, i64 104, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %18)
  br label %46

46:                                               ; preds = %33, %1
  %47 = bitcast %struct.__sv_packet* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 136, i8* nonnull %47)
  %48 = trunc i64 %5 to i32
  %49 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %3, i64 0, i32 0
  store i32 %48, i32* %49, align 4, !tbaa !33
  %50 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %3, i64 0, i32 1
  %51 = bitcast %struct.__sv_name* %50 to i8*
  %52 = bitcast %struct.__sv_name* %13 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %51, i8* noundef nonnull align 4 dereferenceable(132) %52, i64 132, i1 false), !tbaa.struct !26
  %53 = add i64 %12, %5
  %54 = add i64 %53, %9
  %55 = tail call i32 @__sv_kernel_resize(%struct.sv_inode* noundef nonnull %10, i64 noundef %54) #6
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %59, label %57

57:                                               ; preds = %46
  %58 = tail call i32* @__errno_location() #6
  store i32 12, i32* %58, align 4, !tbaa !2
  br label %73

59:                                               ; preds = %46
  br i1 %8, label %64, label %60

60:                                               ; preds = %59
  %61 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %62 = load i8*, i8** %61, align 8, !tbaa !35
  %63 = getelementptr inbounds i8, i8* %62, i64 %12
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %63, i8* nonnull align 4 %47, i64 %9, i1 false)
  br label %64

64:                                               ; preds = %60, %59
  %65 = icmp eq i64 %5, 0
  br i1 %65, label %72, label %66

66:                                               ; preds = %64
  %67 = load i32, i32* @visitor, align 4, !tbaa !2
  %68 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %69 = load i8*, i8** %68, align 8, !tbaa !35
  %70 = getelementptr inbounds i8, i8* %69, i64 %12
  %71 = getelementptr inbounds i8, i8* %70, i64 %9
  tail call void @__symvm_file_copy(i32 noundef %67, i8* noundef %71) #6
  br label %72

72:                                               ; preds = %66, %64
  store i32 -1, i32* @visitor, align 4, !tbaa !2
  br label %73

73:                                               ; preds = %72, %57
  %74 = phi i32 [ -1, %57 ], [ 0, %72 ]
  call void @llvm.lifetime.end.p0i8(i64 136, i8* nonnull %47)
  ret i32 %74
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_file_size(i32 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i32 @__sv_kernel_resize(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_file_copy(i32 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__symvm_file_count() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_file_name_size(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_file_name(i32 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!4, !4, i64 0}
!10 = !{!11}
!11 = distinct !{!11, !12, !"address: argument 0"}
!12 = distinct !{!12, !"address"}
!13 = !{!14, !3, i64 0}
!14 = !{!"__sv_name", !3, i64 0, !4, i64 4}
!15 = !{!16, !3, i64 108}
!16 = !{!"__sv_socket", !17, i64 0, !18, i64 96, !3, i64 104, !3, i64 108, !3, i64 112, !3, i64 116, !3, i64 120, !3, i64 124, !3, i64 128, !3, i64 132, !18, i64 136, !18, i64 144, !18, i64 152, !3, i64 160, !3, i64 164, !19, i64 168, !19, i64 176, !14, i64 184, !14, i64 316}
!17 = !{!"sv_inode", !18, i64 0, !3, i64 8, !18, i64 16, !19, i64 24, !19, i64 32, !3, i64 40, !3, i64 44, !3, i64 48, !3, i64 52, !3, i64 56, !3, i64 60, !3, i64 64, !3, i64 68, !18, i64 72, !19, i64 80, !4, i64 88}
!18 = !{!"any pointer", !4, i64 0}
!19 = !{!"long", !4, i64 0}
!20 = !{!16, !19, i64 24}
!21 = !{!16, !3, i64 316}
!22 = !{!16, !3, i64 104}
!23 = !{!24}
!24 = distinct !{!24, !25, !"address: argument 0"}
!25 = distinct !{!25, !"address"}
!26 = !{i64 0, i64 4, !2, i64 4, i64 128, !9}
!27 = !{i64 0, i64 128, !9}
!28 = !{i64 0, i64 127, !9}
!29 = !{i64 0, i64 126, !9}
!30 = !{i64 0, i64 125, !9}
!31 = !{i64 0, i64 124, !9}
!32 = !{i64 0, i64 120, !9}
!33 = !{!34, !3, i64 0}
!34 = !{!"__sv_packet", !3, i64 0, !14, i64 4}
!35 = !{!16, !18, i64 16}
