; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_tree.c
; ModuleID = 'runtime/c/cxx_tree.c'
source_filename = "runtime/c/cxx_tree.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node*, [2 x %struct.node*] }

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local %struct.node* @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%struct.node* noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2, i64 1
  %3 = load %struct.node*, %struct.node** %2, align 8, !tbaa !2
  %4 = icmp eq %struct.node* %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %1, %5
  %6 = phi %struct.node* [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2, i64 0
  %8 = load %struct.node*, %struct.node** %7, align 8, !tbaa !2
  %9 = icmp eq %struct.node* %8, null
  br i1 %9, label %23, label %5, !llvm.loop !6

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %12 = load %struct.node*, %struct.node** %11, align 8, !tbaa !9
  br label %13

13:                                               ; preds = %19, %10
  %14 = phi %struct.node* [ %0, %10 ], [ %15, %19 ]
  %15 = phi %struct.node* [ %12, %10 ], [ %21, %19 ]
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i64 0, i32 2, i64 1
  %17 = load %struct.node*, %struct.node** %16, align 8, !tbaa !2
  %18 = icmp eq %struct.node* %14, %17
  br i1 %18, label %19, label %23

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.node, %struct.node* %15, i64 0, i32 1
  %21 = load %struct.node*, %struct.node** %20, align 8, !tbaa !9
  %22 = icmp eq %struct.node* %21, %14
  br i1 %22, label %23, label %13, !llvm.loop !11

23:                                               ; preds = %5, %13, %19
  %24 = phi %struct.node* [ %15, %19 ], [ %15, %13 ], [ %6, %5 ]
  ret %struct.node* %24
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local %struct.node* @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(%struct.node* noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2, i64 1
  %3 = load %struct.node*, %struct.node** %2, align 8, !tbaa !2
  %4 = icmp eq %struct.node* %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %1, %5
  %6 = phi %struct.node* [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2, i64 0
  %8 = load %struct.node*, %struct.node** %7, align 8, !tbaa !2
  %9 = icmp eq %struct.node* %8, null
  br i1 %9, label %23, label %5, !llvm.loop !6

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %12 = load %struct.node*, %struct.node** %11, align 8, !tbaa !9
  br label %13

13:                                               ; preds = %19, %10
  %14 = phi %struct.node* [ %0, %10 ], [ %15, %19 ]
  %15 = phi %struct.node* [ %12, %10 ], [ %21, %19 ]
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i64 0, i32 2, i64 1
  %17 = load %struct.node*, %struct.node** %16, align 8, !tbaa !2
  %18 = icmp eq %struct.node* %14, %17
  br i1 %18, label %19, label %23

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.node, %struct.node* %15, i64 0, i32 1
  %21 = load %struct.node*, %struct.node** %20, align 8, !tbaa !9
  %22 = icmp eq %struct.node* %21, %14
  br i1 %22, label %23, label %13, !llvm.loop !11

23:                                               ; preds = %5, %13, %19
  %24 = phi %struct.node* [ %15, %19 ], [ %15, %13 ], [ %6, %5 ]
  ret %struct.node* %24
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local %struct.node* @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%struct.node* noundef readonly %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.node* @before(%struct.node* noundef %0) #6
  ret %struct.node* %2
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define internal fastcc %struct.node* @before(%struct.node* noundef readonly %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !12
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %16

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %7 = load %struct.node*, %struct.node** %6, align 8, !tbaa !9
  %8 = icmp eq %struct.node* %7, null
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  %11 = load %struct.node*, %struct.node** %10, align 8, !tbaa !9
  %12 = icmp eq %struct.node* %11, %0
  br i1 %12, label %13, label %16

13:                                               ; preds = %5, %9
  %14 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2, i64 1
  %15 = load %struct.node*, %struct.node** %14, align 8, !tbaa !2
  br label %38

16:                                               ; preds = %1, %9
  %17 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2, i64 0
  %18 = load %struct.node*, %struct.node** %17, align 8, !tbaa !2
  %19 = icmp eq %struct.node* %18, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %16, %20
  %21 = phi %struct.node* [ %23, %20 ], [ %18, %16 ]
  %22 = getelementptr inbounds %struct.node, %struct.node* %21, i64 0, i32 2, i64 1
  %23 = load %struct.node*, %struct.node** %22, align 8, !tbaa !2
  %24 = icmp eq %struct.node* %23, null
  br i1 %24, label %38, label %20, !llvm.loop !6

25:                                               ; preds = %16
  %26 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %27 = load %struct.node*, %struct.node** %26, align 8, !tbaa !9
  br label %28

28:                                               ; preds = %34, %25
  %29 = phi %struct.node* [ %0, %25 ], [ %30, %34 ]
  %30 = phi %struct.node* [ %27, %25 ], [ %36, %34 ]
  %31 = getelementptr inbounds %struct.node, %struct.node* %30, i64 0, i32 2, i64 0
  %32 = load %struct.node*, %struct.node** %31, align 8, !tbaa !2
  %33 = icmp eq %struct.node* %29, %32
  br i1 %33, label %34, label %38

34:                                               ; preds = %28
  %35 = getelementptr inbounds %struct.node, %struct.node* %30, i64 0, i32 1
  %36 = load %struct.node*, %struct.node** %35, align 8, !tbaa !9
  %37 = icmp eq %struct.node* %36, %29
  br i1 %37, label %38, label %28, !llvm.loop !11

38:                                               ; preds = %20, %34, %28, %13
  %39 = phi %struct.node* [ %15, %13 ], [ %30, %28 ], [ %30, %34 ], [ %21, %20 ]
  ret %struct.node* %39
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local %struct.node* @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(%struct.node* noundef readonly %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.node* @before(%struct.node* noundef %0) #6
  ret %struct.node* %2
}

; Function Attrs: nofree nounwind optsize
define dso_local void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %0, %struct.node* noundef %1, %struct.node* noundef %2, %struct.node* noundef %3) local_unnamed_addr #1 {
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 0
  store i32 0, i32* %6, align 8, !tbaa.struct !13
  %7 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  store %struct.node* %2, %struct.node** %7, align 8, !tbaa.struct !15
  %8 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 2
  %9 = bitcast [2 x %struct.node*]* %8 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  %10 = icmp eq %struct.node* %2, %3
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 2, i64 1
  store %struct.node* %1, %struct.node** %12, align 8, !tbaa !2
  %13 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 2, i64 0
  store %struct.node* %1, %struct.node** %13, align 8, !tbaa !2
  %14 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 1
  store %struct.node* %1, %struct.node** %14, align 8, !tbaa !9
  br label %32

15:                                               ; preds = %4
  %16 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %16)
  store volatile i32 1, i32* %5, align 4, !tbaa !16
  br i1 %0, label %17, label %18

17:                                               ; preds = %15
  store volatile i32 0, i32* %5, align 4, !tbaa !16
  br label %18

18:                                               ; preds = %17, %15
  %19 = load volatile i32, i32* %5, align 4, !tbaa !16
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 2, i64 %20
  store %struct.node* %1, %struct.node** %21, align 8, !tbaa !2
  %22 = load volatile i32, i32* %5, align 4, !tbaa !16
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2, i64 %23
  %25 = load %struct.node*, %struct.node** %24, align 8, !tbaa !2
  %26 = icmp eq %struct.node* %25, %2
  br i1 %26, label %27, label %31

27:                                               ; preds = %18
  %28 = load volatile i32, i32* %5, align 4, !tbaa !16
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2, i64 %29
  store %struct.node* %1, %struct.node** %30, align 8, !tbaa !2
  br label %31

31:                                               ; preds = %27, %18
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %16)
  br label %32

32:                                               ; preds = %31, %11
  %33 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  %34 = load %struct.node*, %struct.node** %33, align 8, !tbaa !9
  %35 = icmp eq %struct.node* %34, %1
  br i1 %35, label %80, label %36

36:                                               ; preds = %32, %76
  %37 = phi %struct.node* [ %77, %76 ], [ %34, %32 ]
  %38 = phi %struct.node* [ %78, %76 ], [ %1, %32 ]
  %39 = getelementptr inbounds %struct.node, %struct.node* %38, i64 0, i32 1
  %40 = load %struct.node*, %struct.node** %39, align 8, !tbaa !9
  %41 = getelementptr inbounds %struct.node, %struct.node* %40, i64 0, i32 0
  %42 = load i32, i32* %41, align 8, !tbaa !12
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %80

44:                                               ; preds = %36
  %45 = getelementptr inbounds %struct.node, %struct.node* %40, i64 0, i32 1
  %46 = load %struct.node*, %struct.node** %45, align 8, !tbaa !9
  %47 = getelementptr inbounds %struct.node, %struct.node* %46, i64 0, i32 2, i64 1
  %48 = load %struct.node*, %struct.node** %47, align 8, !tbaa !2
  %49 = icmp eq %struct.node* %48, %40
  %50 = zext i1 %49 to i32
  %51 = xor i1 %49, true
  %52 = zext i1 %51 to i32
  %53 = zext i1 %51 to i64
  %54 = getelementptr inbounds %struct.node, %struct.node* %46, i64 0, i32 2, i64 %53
  %55 = load %struct.node*, %struct.node** %54, align 8, !tbaa !2
  %56 = icmp eq %struct.node* %55, null
  br i1 %56, label %63, label %57

57:                                               ; preds = %44
  %58 = getelementptr inbounds %struct.node, %struct.node* %55, i64 0, i32 0
  %59 = load i32, i32* %58, align 8, !tbaa !12
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  store i32 1, i32* %58, align 8, !tbaa !12
  store i32 1, i32* %41, align 8, !tbaa !12
  %62 = getelementptr inbounds %struct.node, %struct.node* %46, i64 0, i32 0
  store i32 0, i32* %62, align 8, !tbaa !12
  br label %76

63:                                               ; preds = %44, %57
  %64 = getelementptr inbounds %struct.node, %struct.node* %40, i64 0, i32 2, i64 1
  %65 = load %struct.node*, %struct.node** %64, align 8, !tbaa !2
  %66 = icmp ne %struct.node* %65, %38
  %67 = xor i1 %49, %66
  br i1 %67, label %70, label %68

68:                                               ; preds = %63
  tail call fastcc void @rotate(%struct.node* noundef nonnull %3, %struct.node* noundef nonnull %40, i32 noundef %50) #6
  %69 = load %struct.node*, %struct.node** %45, align 8, !tbaa !9
  br label %70

70:                                               ; preds = %68, %63
  %71 = phi %struct.node* [ %69, %68 ], [ %40, %63 ]
  %72 = phi %struct.node* [ %40, %68 ], [ %38, %63 ]
  %73 = getelementptr inbounds %struct.node, %struct.node* %71, i64 0, i32 0
  store i32 1, i32* %73, align 8, !tbaa !12
  %74 = getelementptr inbounds %struct.node, %struct.node* %46, i64 0, i32 0
  store i32 0, i32* %74, align 8, !tbaa !12
  tail call fastcc void @rotate(%struct.node* noundef nonnull %3, %struct.node* noundef nonnull %46, i32 noundef %52) #6
  %75 = load %struct.node*, %struct.node** %33, align 8, !tbaa !9
  br label %76

76:                                               ; preds = %70, %61
  %77 = phi %struct.node* [ %37, %61 ], [ %75, %70 ]
  %78 = phi %struct.node* [ %46, %61 ], [ %72, %70 ]
  %79 = icmp eq %struct.node* %78, %77
  br i1 %79, label %80, label %36, !llvm.loop !18

80:                                               ; preds = %36, %76, %32
  %81 = phi %struct.node* [ %1, %32 ], [ %77, %76 ], [ %37, %36 ]
  %82 = getelementptr inbounds %struct.node, %struct.node* %81, i64 0, i32 0
  store i32 1, i32* %82, align 8, !tbaa !12
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal fastcc void @rotate(%struct.node* nocapture noundef %0, %struct.node* noundef %1, i32 noundef %2) unnamed_addr #4 {
  %4 = icmp eq i32 %2, 0
  %5 = zext i1 %4 to i64
  %6 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 2, i64 %5
  %7 = load %struct.node*, %struct.node** %6, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %9 = load %struct.node*, %struct.node** %8, align 8, !tbaa !9
  %10 = icmp eq %struct.node* %9, %1
  br i1 %10, label %19, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  %13 = load %struct.node*, %struct.node** %12, align 8, !tbaa !9
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i64 0, i32 2, i64 1
  %15 = load %struct.node*, %struct.node** %14, align 8, !tbaa !2
  %16 = icmp eq %struct.node* %15, %1
  %17 = zext i1 %16 to i64
  %18 = getelementptr inbounds %struct.node, %struct.node* %13, i64 0, i32 2, i64 %17
  br label %19

19:                                               ; preds = %11, %3
  %20 = phi %struct.node** [ %18, %11 ], [ %8, %3 ]
  store %struct.node* %7, %struct.node** %20, align 8, !tbaa !2
  %21 = icmp eq %struct.node* %7, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  %24 = load %struct.node*, %struct.node** %23, align 8, !tbaa !9
  %25 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  store %struct.node* %24, %struct.node** %25, align 8, !tbaa !9
  br label %26

26:                                               ; preds = %19, %22
  %27 = sext i32 %2 to i64
  %28 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 2, i64 %27
  %29 = load %struct.node*, %struct.node** %28, align 8, !tbaa !2
  store %struct.node* %29, %struct.node** %6, align 8, !tbaa !2
  %30 = load %struct.node*, %struct.node** %28, align 8, !tbaa !2
  %31 = icmp eq %struct.node* %30, null
  br i1 %31, label %34, label %32

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.node, %struct.node* %30, i64 0, i32 1
  store %struct.node* %1, %struct.node** %33, align 8, !tbaa !9
  br label %34

34:                                               ; preds = %32, %26
  store %struct.node* %1, %struct.node** %28, align 8, !tbaa !2
  %35 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  store %struct.node* %7, %struct.node** %35, align 8, !tbaa !9
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local %struct.node* @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(%struct.node* noundef readonly returned %0, %struct.node* noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  br label %12

4:                                                ; preds = %45
  %5 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %6 = load i32, i32* %5, align 8, !tbaa !12
  %7 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2, i64 0
  %8 = load %struct.node*, %struct.node** %7, align 8, !tbaa !2
  %9 = icmp eq %struct.node* %8, null
  %10 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2, i64 1
  %11 = load %struct.node*, %struct.node** %10, align 8, !tbaa !2
  br i1 %9, label %93, label %46

12:                                               ; preds = %2, %45
  %13 = phi i1 [ true, %2 ], [ false, %45 ]
  %14 = phi i64 [ 0, %2 ], [ 1, %45 ]
  %15 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 2, i64 %14
  %16 = load %struct.node*, %struct.node** %15, align 8, !tbaa !2
  %17 = icmp eq %struct.node* %16, %0
  br i1 %17, label %18, label %45

18:                                               ; preds = %12
  %19 = zext i1 %13 to i64
  %20 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2, i64 %19
  %21 = load %struct.node*, %struct.node** %20, align 8, !tbaa !2
  %22 = icmp eq %struct.node* %21, null
  br i1 %22, label %31, label %23

23:                                               ; preds = %18
  %24 = xor i1 %13, true
  %25 = zext i1 %24 to i64
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi %struct.node* [ %21, %23 ], [ %29, %26 ]
  %28 = getelementptr inbounds %struct.node, %struct.node* %27, i64 0, i32 2, i64 %25
  %29 = load %struct.node*, %struct.node** %28, align 8, !tbaa !2
  %30 = icmp eq %struct.node* %29, null
  br i1 %30, label %43, label %26, !llvm.loop !6

31:                                               ; preds = %18
  %32 = load %struct.node*, %struct.node** %3, align 8, !tbaa !9
  br label %33

33:                                               ; preds = %39, %31
  %34 = phi %struct.node* [ %0, %31 ], [ %35, %39 ]
  %35 = phi %struct.node* [ %32, %31 ], [ %41, %39 ]
  %36 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 2, i64 %19
  %37 = load %struct.node*, %struct.node** %36, align 8, !tbaa !2
  %38 = icmp eq %struct.node* %34, %37
  br i1 %38, label %39, label %43

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 1
  %41 = load %struct.node*, %struct.node** %40, align 8, !tbaa !9
  %42 = icmp eq %struct.node* %41, %34
  br i1 %42, label %43, label %33, !llvm.loop !11

43:                                               ; preds = %26, %33, %39
  %44 = phi %struct.node* [ %35, %39 ], [ %35, %33 ], [ %27, %26 ]
  store %struct.node* %44, %struct.node** %15, align 8, !tbaa !2
  br label %45

45:                                               ; preds = %12, %43
  br i1 %13, label %12, label %4, !llvm.loop !19

46:                                               ; preds = %4
  %47 = icmp eq %struct.node* %11, null
  br i1 %47, label %93, label %48

48:                                               ; preds = %46, %48
  %49 = phi %struct.node* [ %51, %48 ], [ %11, %46 ]
  %50 = getelementptr inbounds %struct.node, %struct.node* %49, i64 0, i32 2, i64 0
  %51 = load %struct.node*, %struct.node** %50, align 8, !tbaa !2
  %52 = icmp eq %struct.node* %51, null
  br i1 %52, label %53, label %48, !llvm.loop !6

53:                                               ; preds = %48
  %54 = getelementptr inbounds %struct.node, %struct.node* %49, i64 0, i32 2, i64 0
  %55 = getelementptr inbounds %struct.node, %struct.node* %49, i64 0, i32 0
  %56 = load i32, i32* %55, align 8, !tbaa !12
  %57 = getelementptr inbounds %struct.node, %struct.node* %49, i64 0, i32 2, i64 1
  %58 = load %struct.node*, %struct.node** %57, align 8, !tbaa !2
  %59 = getelementptr inbounds %struct.node, %struct.node* %49, i64 0, i32 1
  %60 = load %struct.node*, %struct.node** %59, align 8, !tbaa !9
  %61 = getelementptr inbounds %struct.node, %struct.node* %60, i64 0, i32 2, i64 1
  %62 = load %struct.node*, %struct.node** %61, align 8, !tbaa !2
  %63 = icmp eq %struct.node* %62, %49
  %64 = zext i1 %63 to i32
  %65 = icmp eq %struct.node* %60, %0
  %66 = select i1 %65, %struct.node* %49, %struct.node* %60
  br i1 %65, label %77, label %67

67:                                               ; preds = %53
  %68 = zext i1 %63 to i64
  %69 = getelementptr inbounds %struct.node, %struct.node* %60, i64 0, i32 2, i64 %68
  store %struct.node* %58, %struct.node** %69, align 8, !tbaa !2
  %70 = icmp eq %struct.node* %58, null
  br i1 %70, label %74, label %71

71:                                               ; preds = %67
  %72 = load %struct.node*, %struct.node** %59, align 8, !tbaa !9
  %73 = getelementptr inbounds %struct.node, %struct.node* %58, i64 0, i32 1
  store %struct.node* %72, %struct.node** %73, align 8, !tbaa !9
  br label %74

74:                                               ; preds = %71, %67
  %75 = load %struct.node*, %struct.node** %10, align 8, !tbaa !2
  store %struct.node* %75, %struct.node** %57, align 8, !tbaa !2
  %76 = getelementptr inbounds %struct.node, %struct.node* %75, i64 0, i32 1
  store %struct.node* %49, %struct.node** %76, align 8, !tbaa !9
  br label %77

77:                                               ; preds = %74, %53
  %78 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  %79 = load %struct.node*, %struct.node** %78, align 8, !tbaa !9
  %80 = icmp eq %struct.node* %79, %0
  br i1 %80, label %88, label %81

81:                                               ; preds = %77
  %82 = load %struct.node*, %struct.node** %3, align 8, !tbaa !9
  %83 = getelementptr inbounds %struct.node, %struct.node* %82, i64 0, i32 2, i64 1
  %84 = load %struct.node*, %struct.node** %83, align 8, !tbaa !2
  %85 = icmp eq %struct.node* %84, %0
  %86 = zext i1 %85 to i64
  %87 = getelementptr inbounds %struct.node, %struct.node* %82, i64 0, i32 2, i64 %86
  br label %88

88:                                               ; preds = %81, %77
  %89 = phi %struct.node** [ %87, %81 ], [ %78, %77 ]
  store %struct.node* %49, %struct.node** %89, align 8, !tbaa !2
  %90 = load %struct.node*, %struct.node** %3, align 8, !tbaa !9
  store %struct.node* %90, %struct.node** %59, align 8, !tbaa !9
  %91 = load %struct.node*, %struct.node** %7, align 8, !tbaa !2
  store %struct.node* %91, %struct.node** %54, align 8, !tbaa !2
  %92 = getelementptr inbounds %struct.node, %struct.node* %91, i64 0, i32 1
  store %struct.node* %49, %struct.node** %92, align 8, !tbaa !9
  store i32 %6, i32* %55, align 8, !tbaa !12
  br label %119

93:                                               ; preds = %4, %46
  %94 = phi %struct.node* [ %8, %46 ], [ %11, %4 ]
  %95 = load %struct.node*, %struct.node** %3, align 8, !tbaa !9
  %96 = icmp eq %struct.node* %95, %1
  br i1 %96, label %102, label %97

97:                                               ; preds = %93
  %98 = getelementptr inbounds %struct.node, %struct.node* %95, i64 0, i32 2, i64 1
  %99 = load %struct.node*, %struct.node** %98, align 8, !tbaa !2
  %100 = icmp eq %struct.node* %99, %0
  %101 = zext i1 %100 to i32
  br label %102

102:                                              ; preds = %93, %97
  %103 = phi i32 [ %101, %97 ], [ 0, %93 ]
  %104 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  %105 = load %struct.node*, %struct.node** %104, align 8, !tbaa !9
  %106 = icmp eq %struct.node* %105, %0
  br i1 %106, label %113, label %107

107:                                              ; preds = %102
  %108 = getelementptr inbounds %struct.node, %struct.node* %95, i64 0, i32 2, i64 1
  %109 = load %struct.node*, %struct.node** %108, align 8, !tbaa !2
  %110 = icmp eq %struct.node* %109, %0
  %111 = zext i1 %110 to i64
  %112 = getelementptr inbounds %struct.node, %struct.node* %95, i64 0, i32 2, i64 %111
  br label %113

113:                                              ; preds = %107, %102
  %114 = phi %struct.node** [ %112, %107 ], [ %104, %102 ]
  store %struct.node* %94, %struct.node** %114, align 8, !tbaa !2
  %115 = icmp eq %struct.node* %94, null
  br i1 %115, label %119, label %116

116:                                              ; preds = %113
  %117 = load %struct.node*, %struct.node** %3, align 8, !tbaa !9
  %118 = getelementptr inbounds %struct.node, %struct.node* %94, i64 0, i32 1
  store %struct.node* %117, %struct.node** %118, align 8, !tbaa !9
  br label %119

119:                                              ; preds = %116, %113, %88
  %120 = phi i32 [ %56, %88 ], [ %6, %113 ], [ %6, %116 ]
  %121 = phi %struct.node* [ %58, %88 ], [ null, %113 ], [ %94, %116 ]
  %122 = phi %struct.node* [ %66, %88 ], [ %95, %113 ], [ %95, %116 ]
  %123 = phi i32 [ %64, %88 ], [ %103, %113 ], [ %103, %116 ]
  %124 = icmp eq i32 %120, 1
  br i1 %124, label %125, label %211

125:                                              ; preds = %119
  %126 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  %127 = load %struct.node*, %struct.node** %126, align 8, !tbaa !9
  %128 = icmp eq %struct.node* %127, null
  br i1 %128, label %211, label %129

129:                                              ; preds = %125
  %130 = icmp eq %struct.node* %127, %121
  br i1 %130, label %205, label %131

131:                                              ; preds = %129, %190
  %132 = phi i32 [ %196, %190 ], [ %123, %129 ]
  %133 = phi %struct.node* [ %192, %190 ], [ %122, %129 ]
  %134 = phi %struct.node* [ %133, %190 ], [ %121, %129 ]
  %135 = icmp eq %struct.node* %134, null
  br i1 %135, label %140, label %136

136:                                              ; preds = %131
  %137 = getelementptr inbounds %struct.node, %struct.node* %134, i64 0, i32 0
  %138 = load i32, i32* %137, align 8, !tbaa !12
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %208, label %140

140:                                              ; preds = %136, %131
  %141 = icmp eq i32 %132, 0
  %142 = zext i1 %141 to i64
  %143 = getelementptr inbounds %struct.node, %struct.node* %133, i64 0, i32 2, i64 %142
  %144 = load %struct.node*, %struct.node** %143, align 8, !tbaa !2
  %145 = getelementptr inbounds %struct.node, %struct.node* %144, i64 0, i32 0
  %146 = load i32, i32* %145, align 8, !tbaa !12
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %151

148:                                              ; preds = %140
  store i32 1, i32* %145, align 8, !tbaa !12
  %149 = getelementptr inbounds %struct.node, %struct.node* %133, i64 0, i32 0
  store i32 0, i32* %149, align 8, !tbaa !12
  tail call fastcc void @rotate(%struct.node* noundef nonnull %1, %struct.node* noundef nonnull %133, i32 noundef %132) #7
  %150 = load %struct.node*, %struct.node** %143, align 8, !tbaa !2
  br label %151

151:                                              ; preds = %148, %140
  %152 = phi %struct.node* [ %150, %148 ], [ %144, %140 ]
  %153 = getelementptr inbounds %struct.node, %struct.node* %152, i64 0, i32 2, i64 0
  %154 = load %struct.node*, %struct.node** %153, align 8, !tbaa !2
  %155 = icmp eq %struct.node* %154, null
  br i1 %155, label %160, label %156

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.node, %struct.node* %154, i64 0, i32 0
  %158 = load i32, i32* %157, align 8, !tbaa !12
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %172, label %160

160:                                              ; preds = %156, %151
  %161 = getelementptr inbounds %struct.node, %struct.node* %152, i64 0, i32 2, i64 1
  %162 = load %struct.node*, %struct.node** %161, align 8, !tbaa !2
  %163 = icmp eq %struct.node* %162, null
  br i1 %163, label %168, label %164

164:                                              ; preds = %160
  %165 = getelementptr inbounds %struct.node, %struct.node* %162, i64 0, i32 0
  %166 = load i32, i32* %165, align 8, !tbaa !12
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %172, label %168

168:                                              ; preds = %164, %160
  %169 = getelementptr inbounds %struct.node, %struct.node* %152, i64 0, i32 0
  store i32 0, i32* %169, align 8, !tbaa !12
  %170 = load %struct.node*, %struct.node** %126, align 8, !tbaa !9
  %171 = icmp eq %struct.node* %133, %170
  br i1 %171, label %208, label %190

172:                                              ; preds = %164, %156
  %173 = zext i1 %141 to i32
  %174 = getelementptr inbounds %struct.node, %struct.node* %152, i64 0, i32 2, i64 %142
  %175 = load %struct.node*, %struct.node** %174, align 8, !tbaa !2
  %176 = icmp eq %struct.node* %175, null
  br i1 %176, label %181, label %177

177:                                              ; preds = %172
  %178 = getelementptr inbounds %struct.node, %struct.node* %175, i64 0, i32 0
  %179 = load i32, i32* %178, align 8, !tbaa !12
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %197, label %181

181:                                              ; preds = %177, %172
  %182 = zext i32 %132 to i64
  %183 = getelementptr inbounds %struct.node, %struct.node* %152, i64 0, i32 2, i64 %182
  %184 = load %struct.node*, %struct.node** %183, align 8, !tbaa !2
  %185 = getelementptr inbounds %struct.node, %struct.node* %184, i64 0, i32 0
  store i32 1, i32* %185, align 8, !tbaa !12
  %186 = getelementptr inbounds %struct.node, %struct.node* %152, i64 0, i32 0
  store i32 0, i32* %186, align 8, !tbaa !12
  tail call fastcc void @rotate(%struct.node* noundef nonnull %1, %struct.node* noundef nonnull %152, i32 noundef %173) #7
  %187 = load %struct.node*, %struct.node** %143, align 8, !tbaa !2
  %188 = getelementptr inbounds %struct.node, %struct.node* %187, i64 0, i32 2, i64 %142
  %189 = load %struct.node*, %struct.node** %188, align 8, !tbaa !2
  br label %197

190:                                              ; preds = %168
  %191 = getelementptr inbounds %struct.node, %struct.node* %133, i64 0, i32 1
  %192 = load %struct.node*, %struct.node** %191, align 8, !tbaa !9
  %193 = getelementptr inbounds %struct.node, %struct.node* %192, i64 0, i32 2, i64 1
  %194 = load %struct.node*, %struct.node** %193, align 8, !tbaa !2
  %195 = icmp eq %struct.node* %194, %133
  %196 = zext i1 %195 to i32
  br label %131

197:                                              ; preds = %181, %177
  %198 = phi %struct.node* [ %175, %177 ], [ %189, %181 ]
  %199 = phi %struct.node* [ %152, %177 ], [ %187, %181 ]
  %200 = getelementptr inbounds %struct.node, %struct.node* %133, i64 0, i32 0
  %201 = load i32, i32* %200, align 8, !tbaa !12
  %202 = getelementptr inbounds %struct.node, %struct.node* %199, i64 0, i32 0
  store i32 %201, i32* %202, align 8, !tbaa !12
  %203 = getelementptr inbounds %struct.node, %struct.node* %198, i64 0, i32 0
  store i32 1, i32* %203, align 8, !tbaa !12
  store i32 1, i32* %200, align 8, !tbaa !12
  tail call fastcc void @rotate(%struct.node* noundef nonnull %1, %struct.node* noundef nonnull %133, i32 noundef %132) #7
  %204 = load %struct.node*, %struct.node** %126, align 8, !tbaa !9
  br label %205

205:                                              ; preds = %197, %129
  %206 = phi %struct.node* [ %121, %129 ], [ %204, %197 ]
  %207 = icmp eq %struct.node* %206, null
  br i1 %207, label %211, label %208

208:                                              ; preds = %168, %136, %205
  %209 = phi %struct.node* [ %206, %205 ], [ %134, %136 ], [ %133, %168 ]
  %210 = getelementptr inbounds %struct.node, %struct.node* %209, i64 0, i32 0
  store i32 1, i32* %210, align 8, !tbaa !12
  br label %211

211:                                              ; preds = %208, %205, %125, %119
  ret %struct.node* %0
}

attributes #0 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!10, !3, i64 8}
!10 = !{!"node", !4, i64 0, !3, i64 8, !4, i64 16}
!11 = distinct !{!11, !7, !8}
!12 = !{!10, !4, i64 0}
!13 = !{i64 0, i64 4, !14, i64 8, i64 8, !2, i64 16, i64 16, !14}
!14 = !{!4, !4, i64 0}
!15 = !{i64 0, i64 8, !2, i64 8, i64 16, !14}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !4, i64 0}
!18 = distinct !{!18, !7, !8}
!19 = distinct !{!19, !7, !8}
