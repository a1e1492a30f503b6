; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/outside.c
; ModuleID = 'runtime/c/outside.c'
source_filename = "runtime/c/outside.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sv_name = type { i32, [110 x i8] }
%struct.__sv_socket = type { %struct.sv_inode, %struct.__sv_socket*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, %struct.__sv_socket*, %struct.__sv_socket*, %struct.__sv_socket*, i32, i32, i64, i64, %struct.__sv_name, %struct.__sv_name, %struct.sv_inode*, [16 x %struct.anon] }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, i64, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.anon = type { i32, i32, [2 x i32] }
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
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %3) #5
  %4 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %0, i64 0, i32 1, i64 0
  %5 = load i8, i8* %4, align 4, !tbaa !9
  %6 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %2, i64 0, i32 1, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %6, i8 0, i64 112, i1 false) #5, !alias.scope !10
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
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %3) #5
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
  %2 = alloca %struct.__sv_packet, align 4
  %3 = load i32, i32* @visitor, align 4, !tbaa !2
  %4 = tail call i64 @__symvm_file_size(i32 noundef %3) #6
  %5 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %6 = load i32, i32* %5, align 4, !tbaa !15
  %7 = icmp eq i32 %6, 1
  %8 = select i1 %7, i64 0, i64 120
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0
  %10 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 3
  %11 = load i64, i64* %10, align 8, !tbaa !20
  %12 = bitcast %struct.__sv_packet* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 120, i8* nonnull %12)
  %13 = trunc i64 %4 to i32
  %14 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 0
  store i32 %13, i32* %14, align 4, !tbaa !21
  %15 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1
  %16 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 21
  %17 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %16, i64 0, i32 0
  %18 = load i32, i32* %17, align 4, !tbaa !23
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %1
  %21 = bitcast %struct.__sv_name* %15 to i8*
  %22 = bitcast %struct.__sv_name* %16 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %21, i8* noundef nonnull align 4 dereferenceable(116) %22, i64 116, i1 false), !tbaa.struct !24
  br label %42

23:                                               ; preds = %1
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %25 = load i32, i32* %24, align 8, !tbaa !25
  %26 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 1, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(112) %26, i8 0, i64 112, i1 false), !alias.scope !26
  %27 = icmp eq i32 %25, 2
  %28 = icmp eq i32 %25, 10
  %29 = select i1 %28, i32 28, i32 2
  %30 = select i1 %27, i32 16, i32 %29
  %31 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 0
  store i32 %30, i32* %31, align 4, !tbaa !13, !alias.scope !26
  %32 = trunc i32 %25 to i8
  store i8 %32, i8* %26, align 4, !tbaa !9, !alias.scope !26
  %33 = icmp eq i32 %25, 1
  br i1 %33, label %42, label %34

34:                                               ; preds = %23
  %35 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 1, i64 2
  store i8 -61, i8* %35, align 2, !tbaa !9, !alias.scope !26
  %36 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 1, i64 3
  store i8 80, i8* %36, align 1, !tbaa !9, !alias.scope !26
  br i1 %27, label %37, label %40

37:                                               ; preds = %34
  %38 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 1, i64 4
  %39 = bitcast i8* %38 to i32*
  store i32 16908480, i32* %39, align 4, !alias.scope !26
  br label %42

40:                                               ; preds = %34
  %41 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 1, i64 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %41, i8* noundef nonnull align 16 dereferenceable(16) getelementptr inbounds ([16 x i8], [16 x i8]* @address.host6, i64 0, i64 0), i64 16, i1 false) #5
  br label %42

42:                                               ; preds = %40, %37, %23, %20
  %43 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  %44 = load i32, i32* %43, align 8, !tbaa !29
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %42
  %47 = bitcast %struct.__sv_name* %16 to i8*
  %48 = bitcast %struct.__sv_name* %15 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %47, i8* noundef nonnull align 4 dereferenceable(116) %48, i64 116, i1 false), !tbaa.struct !24
  br label %49

49:                                               ; preds = %46, %42
  %50 = add i64 %11, %4
  %51 = add i64 %50, %8
  %52 = tail call i32 @__sv_kernel_resize(%struct.sv_inode* noundef nonnull %9, i64 noundef %51) #6
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %56, label %54

54:                                               ; preds = %49
  %55 = tail call i32* @__errno_location() #6
  store i32 12, i32* %55, align 4, !tbaa !2
  br label %70

56:                                               ; preds = %49
  br i1 %7, label %61, label %57

57:                                               ; preds = %56
  %58 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %59 = load i8*, i8** %58, align 8, !tbaa !30
  %60 = getelementptr inbounds i8, i8* %59, i64 %11
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %60, i8* nonnull align 4 %12, i64 %8, i1 false)
  br label %61

61:                                               ; preds = %57, %56
  %62 = icmp eq i64 %4, 0
  br i1 %62, label %69, label %63

63:                                               ; preds = %61
  %64 = load i32, i32* @visitor, align 4, !tbaa !2
  %65 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %66 = load i8*, i8** %65, align 8, !tbaa !30
  %67 = getelementptr inbounds i8, i8* %66, i64 %11
  %68 = getelementptr inbounds i8, i8* %67, i64 %8
  tail call void @__symvm_file_copy(i32 noundef %64, i8* noundef %68) #6
  br label %69

69:                                               ; preds = %63, %61
  store i32 -1, i32* @visitor, align 4, !tbaa !2
  br label %70

70:                                               ; preds = %69, %54
  %71 = phi i32 [ -1, %54 ], [ 0, %69 ]
  call void @llvm.lifetime.end.p0i8(i64 120, i8* nonnull %12)
  ret i32 %71
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
!16 = !{!"__sv_socket", !17, i64 0, !18, i64 96, !3, i64 104, !3, i64 108, !3, i64 112, !3, i64 116, !3, i64 120, !3, i64 124, !3, i64 128, !3, i64 132, !3, i64 136, !3, i64 140, !3, i64 144, !18, i64 152, !18, i64 160, !18, i64 168, !3, i64 176, !3, i64 180, !19, i64 184, !19, i64 192, !14, i64 200, !14, i64 316, !18, i64 432, !4, i64 440}
!17 = !{!"sv_inode", !18, i64 0, !3, i64 8, !18, i64 16, !19, i64 24, !19, i64 32, !3, i64 40, !3, i64 44, !3, i64 48, !3, i64 52, !3, i64 56, !3, i64 60, !3, i64 64, !3, i64 68, !18, i64 72, !19, i64 80, !4, i64 88}
!18 = !{!"any pointer", !4, i64 0}
!19 = !{!"long", !4, i64 0}
!20 = !{!16, !19, i64 24}
!21 = !{!22, !3, i64 0}
!22 = !{!"__sv_packet", !3, i64 0, !14, i64 4}
!23 = !{!16, !3, i64 316}
!24 = !{i64 0, i64 4, !2, i64 4, i64 110, !9}
!25 = !{!16, !3, i64 104}
!26 = !{!27}
!27 = distinct !{!27, !28, !"address: argument 0"}
!28 = distinct !{!28, !"address"}
!29 = !{!16, !3, i64 120}
!30 = !{!16, !18, i64 16}
