; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_containers.c
; ModuleID = 'runtime/c/cxx_containers.c'
source_filename = "runtime/c/cxx_containers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, %struct.node* }
%struct.policy = type { float, i64 }

@grown = internal unnamed_addr constant [25 x i64] [i64 2, i64 3, i64 5, i64 7, i64 11, i64 13, i64 29, i64 59, i64 127, i64 257, i64 541, i64 1109, i64 2357, i64 5087, i64 10273, i64 20753, i64 42043, i64 85229, i64 172933, i64 351061, i64 712697, i64 1447153, i64 2938679, i64 5967347, i64 12117689], align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%struct.node* noundef %0, %struct.node* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  %4 = load %struct.node*, %struct.node** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 0
  store %struct.node* %0, %struct.node** %5, align 8, !tbaa !7
  %6 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  store %struct.node* %4, %struct.node** %6, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  store %struct.node* %1, %struct.node** %7, align 8, !tbaa !7
  store %struct.node* %0, %struct.node** %3, align 8, !tbaa !2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt8__detail15_List_node_base9_M_unhookEv(%struct.node* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %3 = load %struct.node*, %struct.node** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %5 = load %struct.node*, %struct.node** %4, align 8, !tbaa !7
  %6 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 0
  store %struct.node* %5, %struct.node** %6, align 8, !tbaa !7
  %7 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 1
  store %struct.node* %3, %struct.node** %7, align 8, !tbaa !2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%struct.node* noundef %0, %struct.node* noundef %1, %struct.node* noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq %struct.node* %0, %2
  %5 = icmp eq %struct.node* %1, %2
  %6 = or i1 %4, %5
  br i1 %6, label %17, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 1
  %9 = load %struct.node*, %struct.node** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  %11 = load %struct.node*, %struct.node** %10, align 8, !tbaa !2
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 0
  store %struct.node* %2, %struct.node** %12, align 8, !tbaa !7
  store %struct.node* %11, %struct.node** %8, align 8, !tbaa !2
  %13 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %14 = load %struct.node*, %struct.node** %13, align 8, !tbaa !2
  %15 = getelementptr inbounds %struct.node, %struct.node* %14, i64 0, i32 0
  store %struct.node* %1, %struct.node** %15, align 8, !tbaa !7
  store %struct.node* %14, %struct.node** %10, align 8, !tbaa !2
  %16 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 0
  store %struct.node* %0, %struct.node** %16, align 8, !tbaa !7
  store %struct.node* %9, %struct.node** %13, align 8, !tbaa !2
  br label %17

17:                                               ; preds = %3, %7
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @_ZNSt8__detail15_List_node_base10_M_reverseEv(%struct.node* noundef %0) local_unnamed_addr #2 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi %struct.node* [ %0, %1 ], [ %5, %2 ]
  %4 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 0
  %5 = load %struct.node*, %struct.node** %4, align 8, !tbaa !7
  %6 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  %7 = load %struct.node*, %struct.node** %6, align 8, !tbaa !2
  store %struct.node* %7, %struct.node** %4, align 8, !tbaa !7
  store %struct.node* %5, %struct.node** %6, align 8, !tbaa !2
  %8 = icmp eq %struct.node* %5, %0
  br i1 %8, label %9, label %2, !llvm.loop !8

9:                                                ; preds = %2
  ret void
}

; Function Attrs: nofree nosync nounwind optsize
define dso_local void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(%struct.node* noundef %0, %struct.node* noundef %1) local_unnamed_addr #3 {
  %3 = alloca [2 x %struct.node], align 16
  %4 = alloca [2 x %struct.node*], align 16
  %5 = bitcast [2 x %struct.node]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #8
  %6 = bitcast %struct.node* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(16) %5, i8* noundef nonnull align 8 dereferenceable(16) %6, i64 16, i1 false), !tbaa.struct !11
  %7 = getelementptr inbounds [2 x %struct.node], [2 x %struct.node]* %3, i64 0, i64 1
  %8 = bitcast %struct.node* %7 to i8*
  %9 = bitcast %struct.node* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(16) %8, i8* noundef nonnull align 8 dereferenceable(16) %9, i64 16, i1 false), !tbaa.struct !11
  %10 = bitcast [2 x %struct.node*]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %10) #8
  %11 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %4, i64 0, i64 0
  store %struct.node* %0, %struct.node** %11, align 16, !tbaa !12
  %12 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %4, i64 0, i64 1
  store %struct.node* %1, %struct.node** %12, align 8, !tbaa !12
  br label %14

13:                                               ; preds = %30
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %10) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #8
  ret void

14:                                               ; preds = %34, %2
  %15 = phi %struct.node* [ %0, %2 ], [ %36, %34 ]
  %16 = phi i1 [ true, %2 ], [ false, %34 ]
  %17 = phi i64 [ 1, %2 ], [ 2, %34 ]
  %18 = zext i1 %16 to i64
  %19 = getelementptr inbounds [2 x %struct.node], [2 x %struct.node]* %3, i64 0, i64 %18, i32 0
  %20 = load %struct.node*, %struct.node** %19, align 16, !tbaa !7
  %21 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %4, i64 0, i64 %18
  %22 = load %struct.node*, %struct.node** %21, align 8, !tbaa !12
  %23 = icmp eq %struct.node* %20, %22
  %24 = getelementptr inbounds %struct.node, %struct.node* %15, i64 0, i32 0
  br i1 %23, label %30, label %25

25:                                               ; preds = %14
  store %struct.node* %20, %struct.node** %24, align 8, !tbaa !7
  %26 = getelementptr inbounds %struct.node, %struct.node* %20, i64 0, i32 1
  store %struct.node* %15, %struct.node** %26, align 8, !tbaa !2
  %27 = getelementptr inbounds [2 x %struct.node], [2 x %struct.node]* %3, i64 0, i64 %18, i32 1
  %28 = load %struct.node*, %struct.node** %27, align 8, !tbaa !2
  %29 = getelementptr inbounds %struct.node, %struct.node* %28, i64 0, i32 0
  br label %30

30:                                               ; preds = %14, %25
  %31 = phi %struct.node** [ %29, %25 ], [ %24, %14 ]
  %32 = phi %struct.node* [ %28, %25 ], [ %15, %14 ]
  store %struct.node* %15, %struct.node** %31, align 8, !tbaa !7
  %33 = getelementptr inbounds %struct.node, %struct.node* %15, i64 0, i32 1
  store %struct.node* %32, %struct.node** %33, align 8
  br i1 %16, label %34, label %13, !llvm.loop !13

34:                                               ; preds = %30
  %35 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %4, i64 0, i64 %17
  %36 = load %struct.node*, %struct.node** %35, align 8, !tbaa !12
  br label %14
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZSt11_Hash_bytesPKvmm(i8* nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = mul i64 %1, -4132994306676758123
  %5 = xor i64 %4, %2
  %6 = icmp ult i64 %1, 8
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = lshr i64 %1, 3
  %9 = and i64 %1, -8
  br label %17

10:                                               ; preds = %17
  %11 = getelementptr i8, i8* %0, i64 %9
  br label %12

12:                                               ; preds = %10, %3
  %13 = phi i64 [ %5, %3 ], [ %28, %10 ]
  %14 = phi i8* [ %0, %3 ], [ %11, %10 ]
  %15 = and i64 %1, 7
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %45, label %32

17:                                               ; preds = %7, %17
  %18 = phi i8* [ %30, %17 ], [ %0, %7 ]
  %19 = phi i64 [ %29, %17 ], [ %8, %7 ]
  %20 = phi i64 [ %28, %17 ], [ %5, %7 ]
  %21 = bitcast i8* %18 to i64*
  %22 = load i64, i64* %21, align 1
  %23 = mul i64 %22, -4132994306676758123
  %24 = lshr i64 %23, 47
  %25 = xor i64 %24, %23
  %26 = mul i64 %25, -4132994306676758123
  %27 = xor i64 %26, %20
  %28 = mul i64 %27, -4132994306676758123
  %29 = add nsw i64 %19, -1
  %30 = getelementptr inbounds i8, i8* %18, i64 8
  %31 = icmp eq i64 %29, 0
  br i1 %31, label %10, label %17, !llvm.loop !14

32:                                               ; preds = %12, %32
  %33 = phi i64 [ %35, %32 ], [ %15, %12 ]
  %34 = phi i64 [ %40, %32 ], [ 0, %12 ]
  %35 = add nsw i64 %33, -1
  %36 = shl i64 %34, 8
  %37 = getelementptr inbounds i8, i8* %14, i64 %35
  %38 = load i8, i8* %37, align 1, !tbaa !15
  %39 = zext i8 %38 to i64
  %40 = or i64 %36, %39
  %41 = icmp eq i64 %35, 0
  br i1 %41, label %42, label %32, !llvm.loop !16

42:                                               ; preds = %32
  %43 = xor i64 %40, %13
  %44 = mul i64 %43, -4132994306676758123
  br label %45

45:                                               ; preds = %42, %12
  %46 = phi i64 [ %44, %42 ], [ %13, %12 ]
  %47 = lshr i64 %46, 47
  %48 = xor i64 %47, %46
  %49 = mul i64 %48, -4132994306676758123
  %50 = lshr i64 %49, 47
  %51 = xor i64 %50, %49
  ret i64 %51
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZSt15_Fnv_hash_bytesPKvmm(i8* nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %7, %3
  %6 = phi i64 [ %2, %3 ], [ %15, %7 ]
  ret i64 %6

7:                                                ; preds = %3, %7
  %8 = phi i8* [ %11, %7 ], [ %0, %3 ]
  %9 = phi i64 [ %15, %7 ], [ %2, %3 ]
  %10 = phi i64 [ %16, %7 ], [ %1, %3 ]
  %11 = getelementptr inbounds i8, i8* %8, i64 1
  %12 = load i8, i8* %8, align 1, !tbaa !15
  %13 = zext i8 %12 to i64
  %14 = xor i64 %9, %13
  %15 = mul i64 %14, 1099511628211
  %16 = add i64 %10, -1
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %5, label %7, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.policy* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %49, label %4

4:                                                ; preds = %2, %18
  %5 = phi i64 [ %19, %18 ], [ 0, %2 ]
  %6 = getelementptr inbounds [25 x i64], [25 x i64]* @grown, i64 0, i64 %5
  %7 = load i64, i64* %6, align 8, !tbaa !18
  %8 = icmp ult i64 %7, %1
  br i1 %8, label %18, label %9

9:                                                ; preds = %4
  %10 = icmp ult i64 %5, 6
  br i1 %10, label %17, label %11

11:                                               ; preds = %9
  %12 = add nsw i64 %5, -1
  %13 = getelementptr inbounds [25 x i64], [25 x i64]* @grown, i64 0, i64 %12
  %14 = load i64, i64* %13, align 8, !tbaa !18
  %15 = shl i64 %14, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %17, label %21

17:                                               ; preds = %11, %9
  br label %21

18:                                               ; preds = %4
  %19 = add nuw nsw i64 %5, 1
  %20 = icmp eq i64 %19, 25
  br i1 %20, label %21, label %4, !llvm.loop !20

21:                                               ; preds = %18, %11, %17
  %22 = phi i64 [ %7, %17 ], [ %1, %11 ], [ %1, %18 ]
  %23 = icmp eq i64 %22, 2
  br i1 %23, label %40, label %24

24:                                               ; preds = %21
  %25 = or i64 %22, 1
  %26 = icmp ult i64 %25, 9
  br i1 %26, label %40, label %27

27:                                               ; preds = %24, %37
  %28 = phi i64 [ %38, %37 ], [ %25, %24 ]
  br label %32

29:                                               ; preds = %32
  %30 = udiv i64 %28, %36
  %31 = icmp ugt i64 %36, %30
  br i1 %31, label %40, label %32, !llvm.loop !21

32:                                               ; preds = %27, %29
  %33 = phi i64 [ %36, %29 ], [ 3, %27 ]
  %34 = urem i64 %28, %33
  %35 = icmp eq i64 %34, 0
  %36 = add i64 %33, 2
  br i1 %35, label %37, label %29

37:                                               ; preds = %32
  %38 = add i64 %28, 2
  %39 = icmp ult i64 %38, 9
  br i1 %39, label %40, label %27, !llvm.loop !22

40:                                               ; preds = %37, %29, %24, %21
  %41 = phi i64 [ 2, %21 ], [ %25, %24 ], [ %28, %29 ], [ %38, %37 ]
  %42 = uitofp i64 %41 to double
  %43 = getelementptr inbounds %struct.policy, %struct.policy* %0, i64 0, i32 0
  %44 = load float, float* %43, align 8, !tbaa !23
  %45 = fpext float %44 to double
  %46 = fmul double %42, %45
  %47 = fptoui double %46 to i64
  %48 = getelementptr inbounds %struct.policy, %struct.policy* %0, i64 0, i32 1
  store i64 %47, i64* %48, align 8, !tbaa !26
  br label %49

49:                                               ; preds = %2, %40
  %50 = phi i64 [ %41, %40 ], [ 1, %2 ]
  ret i64 %50
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(%struct.policy* nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = add i64 %3, %2
  %6 = getelementptr inbounds %struct.policy, %struct.policy* %0, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !26
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %31

9:                                                ; preds = %4
  %10 = icmp eq i64 %7, 0
  %11 = icmp ult i64 %5, 11
  %12 = and i1 %11, %10
  %13 = uitofp i64 %5 to double
  %14 = select i1 %12, double 1.100000e+01, double %13
  %15 = getelementptr inbounds %struct.policy, %struct.policy* %0, i64 0, i32 0
  %16 = load float, float* %15, align 8, !tbaa !23
  %17 = fpext float %16 to double
  %18 = fdiv double %14, %17
  %19 = uitofp i64 %1 to double
  %20 = fcmp olt double %18, %19
  br i1 %20, label %21, label %24

21:                                               ; preds = %9
  %22 = fmul double %19, %17
  %23 = fptoui double %22 to i64
  store i64 %23, i64* %6, align 8, !tbaa !26
  br label %31

24:                                               ; preds = %9
  %25 = fptoui double %18 to i64
  %26 = add i64 %25, 1
  %27 = shl i64 %1, 1
  %28 = icmp ugt i64 %26, %27
  %29 = select i1 %28, i64 %26, i64 %27
  %30 = tail call i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.policy* noundef nonnull %0, i64 noundef %29) #9
  br label %31

31:                                               ; preds = %21, %24, %4
  %32 = phi i8 [ 0, %4 ], [ 0, %21 ], [ 1, %24 ]
  %33 = phi i64 [ 0, %4 ], [ 0, %21 ], [ %30, %24 ]
  %34 = insertvalue { i8, i64 } poison, i8 %32, 0
  %35 = insertvalue { i8, i64 } %34, i64 %33, 1
  ret { i8, i64 } %35
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt4hashIeEclEe(i8* nocapture noundef readnone %0, x86_fp80 noundef %1) local_unnamed_addr #6 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #8
  %5 = fcmp oeq x86_fp80 %1, 0xK00000000000000000000
  br i1 %5, label %23, label %6

6:                                                ; preds = %2
  %7 = call x86_fp80 @frexpl(x86_fp80 noundef %1, i32* noundef nonnull %3) #10
  %8 = fcmp olt x86_fp80 %7, 0xK00000000000000000000
  %9 = fadd x86_fp80 %7, 0xK3FFE8000000000000000
  %10 = fneg x86_fp80 %9
  %11 = select i1 %8, x86_fp80 %10, x86_fp80 %7
  %12 = fmul x86_fp80 %11, 0xK403F8000000000000000
  %13 = fptoui x86_fp80 %12 to i64
  %14 = uitofp i64 %13 to x86_fp80
  %15 = fsub x86_fp80 %12, %14
  %16 = fmul x86_fp80 %15, 0xK403F8000000000000000
  %17 = fptoui x86_fp80 %16 to i64
  %18 = load i32, i32* %3, align 4, !tbaa !27
  %19 = sext i32 %18 to i64
  %20 = mul i64 %19, 1125899906842623
  %21 = add i64 %20, %13
  %22 = add i64 %21, %17
  br label %23

23:                                               ; preds = %2, %6
  %24 = phi i64 [ %22, %6 ], [ 0, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #8
  ret i64 %24
}

; Function Attrs: optsize
declare dso_local x86_fp80 @frexpl(x86_fp80 noundef, i32* noundef) local_unnamed_addr #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin optsize "no-builtins" }
attributes #10 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 8}
!3 = !{!"node", !4, i64 0, !4, i64 8}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!3, !4, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{i64 0, i64 8, !12, i64 8, i64 8, !12}
!12 = !{!4, !4, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = !{!5, !5, i64 0}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !5, i64 0}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
!22 = distinct !{!22, !9, !10}
!23 = !{!24, !25, i64 0}
!24 = !{!"policy", !25, i64 0, !19, i64 8}
!25 = !{!"float", !5, i64 0}
!26 = !{!24, !19, i64 8}
!27 = !{!28, !28, i64 0}
!28 = !{!"int", !5, i64 0}
