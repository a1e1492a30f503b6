; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/outside.c
; ModuleID = 'runtime/c/outside.c'
source_filename = "runtime/c/outside.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sv_socket = type { %struct.sv_inode, i64, %struct.__sv_socket*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, %struct.__sv_socket*, %struct.__sv_socket*, %struct.__sv_socket*, i32, i32, i64, i64, %struct.__sv_name, %struct.__sv_name, %struct.__sv_name, %struct.sv_inode*, [16 x %struct.anon] }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.timespec = type { i64, i64 }
%struct.__sv_name = type { i32, [110 x i8] }
%struct.anon = type { i32, i32, [2 x i32] }
%struct.__sv_packet = type { i32, %struct.__sv_name }

@visitor = internal unnamed_addr global i32 -2, align 4
@chosen = internal unnamed_addr global %struct.__sv_socket* null, align 8
@.str = private unnamed_addr constant [12 x i8] c"/dev/socket\00", align 1
@address.host6 = internal unnamed_addr constant [16 x i8] c" \01\0D\B8\00\00\00\00\00\00\00\00\00\00\00\01", align 16

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_visitor_waits(%struct.__sv_socket* noundef %0) local_unnamed_addr #0 {
  %2 = alloca [12 x i8], align 1
  %3 = load i32, i32* @visitor, align 4, !tbaa !2
  %4 = icmp eq i32 %3, -2
  br i1 %4, label %5, label %22

5:                                                ; preds = %1
  %6 = getelementptr inbounds [12 x i8], [12 x i8]* %2, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %6) #6
  %7 = tail call i32 @__symvm_file_count() #7
  %8 = icmp sgt i32 %7, 1
  br i1 %8, label %9, label %20

9:                                                ; preds = %5, %16
  %10 = phi i32 [ %17, %16 ], [ 1, %5 ]
  %11 = call i64 @__symvm_file_name_size(i32 noundef %10) #7
  %12 = icmp eq i64 %11, 12
  br i1 %12, label %13, label %16

13:                                               ; preds = %9
  call void @__symvm_file_name(i32 noundef %10, i8* noundef nonnull %6) #7
  %14 = call i32 @memcmp(i8* noundef nonnull %6, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i64 noundef 12) #7
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %20, label %16

16:                                               ; preds = %13, %9
  %17 = add nuw nsw i32 %10, 1
  %18 = call i32 @__symvm_file_count() #7
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %9, label %20, !llvm.loop !6

20:                                               ; preds = %13, %16, %5
  %21 = phi i32 [ -1, %5 ], [ -1, %16 ], [ %10, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %6) #6
  store i32 %21, i32* @visitor, align 4, !tbaa !2
  br label %22

22:                                               ; preds = %20, %1
  %23 = phi i32 [ %21, %20 ], [ %3, %1 ]
  %24 = icmp eq i32 %23, -1
  %25 = load %struct.__sv_socket*, %struct.__sv_socket** @chosen, align 8
  %26 = icmp ne %struct.__sv_socket* %25, null
  %27 = select i1 %24, i1 true, i1 %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %22
  store %struct.__sv_socket* %0, %struct.__sv_socket** @chosen, align 8, !tbaa !9
  br label %29

29:                                               ; preds = %28, %22
  %30 = phi %struct.__sv_socket* [ %0, %28 ], [ %25, %22 ]
  %31 = icmp ne i32 %23, -1
  %32 = icmp eq %struct.__sv_socket* %30, %0
  %33 = select i1 %31, i1 %32, i1 false
  %34 = zext i1 %33 to i32
  ret i32 %34
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @__sv_visitor_left_alone(%struct.__sv_socket* nocapture noundef readnone %0) local_unnamed_addr #1 {
  %2 = load %struct.__sv_socket*, %struct.__sv_socket** @chosen, align 8, !tbaa !9
  %3 = icmp eq %struct.__sv_socket* %2, %0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  store %struct.__sv_socket* null, %struct.__sv_socket** @chosen, align 8, !tbaa !9
  br label %5

5:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.__sv_packet, align 4
  %3 = load i32, i32* @visitor, align 4, !tbaa !2
  %4 = tail call i64 @__symvm_file_size(i32 noundef %3) #7
  %5 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 4
  %6 = load i32, i32* %5, align 4, !tbaa !11
  %7 = icmp eq i32 %6, 1
  %8 = select i1 %7, i64 0, i64 120
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0
  %10 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 3
  %11 = load i64, i64* %10, align 8, !tbaa !17
  %12 = bitcast %struct.__sv_packet* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 120, i8* nonnull %12)
  %13 = trunc i64 %4 to i32
  %14 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 0
  store i32 %13, i32* %14, align 4, !tbaa !18
  %15 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1
  %16 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 23
  %17 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %16, i64 0, i32 0
  %18 = load i32, i32* %17, align 4, !tbaa !20
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %1
  %21 = bitcast %struct.__sv_name* %15 to i8*
  %22 = bitcast %struct.__sv_name* %16 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %21, i8* noundef nonnull align 4 dereferenceable(116) %22, i64 116, i1 false), !tbaa.struct !21
  br label %50

23:                                               ; preds = %1
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 24
  %25 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %24, i64 0, i32 0
  %26 = load i32, i32* %25, align 8, !tbaa !23
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %23
  %29 = bitcast %struct.__sv_name* %15 to i8*
  %30 = bitcast %struct.__sv_name* %24 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %29, i8* noundef nonnull align 8 dereferenceable(116) %30, i64 116, i1 false), !tbaa.struct !21
  br label %50

31:                                               ; preds = %23
  %32 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %33 = load i32, i32* %32, align 8, !tbaa !24
  %34 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 1, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(112) %34, i8 0, i64 112, i1 false), !alias.scope !25
  %35 = icmp eq i32 %33, 2
  %36 = icmp eq i32 %33, 10
  %37 = select i1 %36, i32 28, i32 2
  %38 = select i1 %35, i32 16, i32 %37
  %39 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 0
  store i32 %38, i32* %39, align 4, !tbaa !28, !alias.scope !25
  %40 = trunc i32 %33 to i8
  store i8 %40, i8* %34, align 4, !tbaa !22, !alias.scope !25
  %41 = icmp eq i32 %33, 1
  br i1 %41, label %50, label %42

42:                                               ; preds = %31
  %43 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 1, i64 2
  store i8 -61, i8* %43, align 2, !tbaa !22, !alias.scope !25
  %44 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 1, i64 3
  store i8 80, i8* %44, align 1, !tbaa !22, !alias.scope !25
  br i1 %35, label %45, label %48

45:                                               ; preds = %42
  %46 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 1, i64 4
  %47 = bitcast i8* %46 to i32*
  store i32 16908480, i32* %47, align 4, !alias.scope !25
  br label %50

48:                                               ; preds = %42
  %49 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 1, i64 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %49, i8* noundef nonnull align 16 dereferenceable(16) getelementptr inbounds ([16 x i8], [16 x i8]* @address.host6, i64 0, i64 0), i64 16, i1 false) #6
  br label %50

50:                                               ; preds = %48, %45, %31, %28, %20
  %51 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 7
  %52 = load i32, i32* %51, align 8, !tbaa !29
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %57, label %54

54:                                               ; preds = %50
  %55 = bitcast %struct.__sv_name* %16 to i8*
  %56 = bitcast %struct.__sv_name* %15 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %55, i8* noundef nonnull align 4 dereferenceable(116) %56, i64 116, i1 false), !tbaa.struct !21
  br label %63

57:                                               ; preds = %50
  %58 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %59 = load i32, i32* %58, align 8, !tbaa !24
  %60 = icmp eq i32 %59, 1
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %2, i64 0, i32 1, i32 0
  store i32 0, i32* %62, align 4, !tbaa !30
  br label %63

63:                                               ; preds = %57, %61, %54
  %64 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 13
  store i32 1, i32* %64, align 8, !tbaa !31
  %65 = add i64 %11, %4
  %66 = add i64 %65, %8
  %67 = tail call i32 @__sv_kernel_resize(%struct.sv_inode* noundef nonnull %9, i64 noundef %66) #7
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %63
  %70 = tail call i32* @__errno_location() #7
  store i32 12, i32* %70, align 4, !tbaa !2
  br label %85

71:                                               ; preds = %63
  br i1 %7, label %76, label %72

72:                                               ; preds = %71
  %73 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %74 = load i8*, i8** %73, align 8, !tbaa !32
  %75 = getelementptr inbounds i8, i8* %74, i64 %11
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %75, i8* nonnull align 4 %12, i64 %8, i1 false)
  br label %76

76:                                               ; preds = %72, %71
  %77 = icmp eq i64 %4, 0
  br i1 %77, label %84, label %78

78:                                               ; preds = %76
  %79 = load i32, i32* @visitor, align 4, !tbaa !2
  %80 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %81 = load i8*, i8** %80, align 8, !tbaa !32
  %82 = getelementptr inbounds i8, i8* %81, i64 %11
  %83 = getelementptr inbounds i8, i8* %82, i64 %8
  tail call void @__symvm_file_copy(i32 noundef %79, i8* noundef %83) #7
  br label %84

84:                                               ; preds = %78, %76
  store i32 -1, i32* @visitor, align 4, !tbaa !2
  br label %85

85:                                               ; preds = %84, %69
  %86 = phi i32 [ -1, %69 ], [ 0, %84 ]
  call void @llvm.lifetime.end.p0i8(i64 120, i8* nonnull %12)
  ret i32 %86
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_file_size(i32 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local i32 @__sv_kernel_resize(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__symvm_file_copy(i32 noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local i32 @__symvm_file_count() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i64 @__symvm_file_name_size(i32 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__symvm_file_name(i32 noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !4, i64 0}
!11 = !{!12, !3, i64 140}
!12 = !{!"__sv_socket", !13, i64 0, !14, i64 120, !10, i64 128, !3, i64 136, !3, i64 140, !3, i64 144, !3, i64 148, !3, i64 152, !3, i64 156, !3, i64 160, !3, i64 164, !3, i64 168, !3, i64 172, !3, i64 176, !3, i64 180, !10, i64 184, !10, i64 192, !10, i64 200, !3, i64 208, !3, i64 212, !14, i64 216, !14, i64 224, !16, i64 232, !16, i64 348, !16, i64 464, !10, i64 584, !4, i64 592}
!13 = !{!"sv_inode", !10, i64 0, !3, i64 8, !10, i64 16, !14, i64 24, !14, i64 32, !3, i64 40, !3, i64 44, !3, i64 48, !3, i64 52, !3, i64 56, !3, i64 60, !3, i64 64, !3, i64 68, !10, i64 72, !15, i64 80, !15, i64 96, !4, i64 112}
!14 = !{!"long", !4, i64 0}
!15 = !{!"timespec", !14, i64 0, !14, i64 8}
!16 = !{!"__sv_name", !3, i64 0, !4, i64 4}
!17 = !{!12, !14, i64 24}
!18 = !{!19, !3, i64 0}
!19 = !{!"__sv_packet", !3, i64 0, !16, i64 4}
!20 = !{!12, !3, i64 348}
!21 = !{i64 0, i64 4, !2, i64 4, i64 110, !22}
!22 = !{!4, !4, i64 0}
!23 = !{!12, !3, i64 464}
!24 = !{!12, !3, i64 136}
!25 = !{!26}
!26 = distinct !{!26, !27, !"address: argument 0"}
!27 = distinct !{!27, !"address"}
!28 = !{!16, !3, i64 0}
!29 = !{!12, !3, i64 152}
!30 = !{!19, !3, i64 4}
!31 = !{!12, !3, i64 176}
!32 = !{!12, !10, i64 16}
