; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_path.c
; ModuleID = 'runtime/c/cxx_path.c'
source_filename = "runtime/c/cxx_path.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { i64, [0 x %struct.part] }
%struct.part = type { %struct.path, i64 }
%struct.path = type { %struct.string, i64 }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.cursor = type { i8*, i8*, i8* }
%struct.piece = type { i8*, i64, i32 }

@.str = private unnamed_addr constant [2 x i8] c"/\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"..\00", align 1

@_ZNSt10filesystem7__cxx114path5_ListC1Ev = dso_local alias void (i64*), void (i64*)* @_ZNSt10filesystem7__cxx114path5_ListC2Ev
@_ZNSt10filesystem7__cxx114path5_ListC1ERKS2_ = dso_local alias void (i64*, i64*), void (i64*, i64*)* @_ZNSt10filesystem7__cxx114path5_ListC2ERKS2_

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt10filesystem7__cxx114path5_List13_Impl_deleterclEPNS2_5_ImplE(i8* nocapture readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = and i64 %1, -4
  %4 = inttoptr i64 %3 to %struct.list*
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %20, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.list, %struct.list* %4, i64 0, i32 0
  %8 = load i64, i64* %7, align 8, !tbaa !2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %12, %6
  %11 = inttoptr i64 %3 to i8*
  tail call void @_ZdlPv(i8* noundef nonnull %11) #12
  br label %20

12:                                               ; preds = %6, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %6 ]
  %14 = getelementptr inbounds %struct.list, %struct.list* %4, i64 0, i32 1, i64 %13, i32 0, i32 1
  %15 = load i64, i64* %14, align 8, !tbaa !2
  tail call void @_ZNKSt10filesystem7__cxx114path5_List13_Impl_deleterclEPNS2_5_ImplE(i8* undef, i64 noundef %15) #12
  store i64 3, i64* %14, align 8, !tbaa !2
  %16 = getelementptr inbounds %struct.list, %struct.list* %4, i64 0, i32 1, i64 %13, i32 0, i32 0
  tail call void @__sv_string_drop(%struct.string* noundef nonnull %16) #12
  %17 = add nuw i64 %13, 1
  %18 = load i64, i64* %7, align 8, !tbaa !2
  %19 = icmp ult i64 %17, %18
  br i1 %19, label %12, label %10, !llvm.loop !6

20:                                               ; preds = %2, %10
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local void @__sv_path_drop(%struct.path* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !2
  tail call void @_ZNKSt10filesystem7__cxx114path5_List13_Impl_deleterclEPNS2_5_ImplE(i8* undef, i64 noundef %3) #12
  store i64 3, i64* %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  tail call void @__sv_string_drop(%struct.string* noundef %4) #12
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.cursor, align 8
  %3 = alloca %struct.piece, align 8
  %4 = alloca %struct.piece, align 8
  %5 = bitcast %struct.cursor* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !9)
  %6 = getelementptr inbounds %struct.cursor, %struct.cursor* %2, i64 0, i32 0
  %7 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !12, !noalias !9
  store i8* %8, i8** %6, align 8, !tbaa !16, !alias.scope !9
  %9 = getelementptr inbounds %struct.cursor, %struct.cursor* %2, i64 0, i32 1
  store i8* %8, i8** %9, align 8, !tbaa !18, !alias.scope !9
  %10 = getelementptr inbounds %struct.cursor, %struct.cursor* %2, i64 0, i32 2
  %11 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %12 = load i64, i64* %11, align 8, !tbaa !19, !noalias !9
  %13 = getelementptr inbounds i8, i8* %8, i64 %12
  store i8* %13, i8** %10, align 8, !tbaa !20, !alias.scope !9
  %14 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  %15 = load i64, i64* %14, align 8, !tbaa !2
  tail call void @_ZNKSt10filesystem7__cxx114path5_List13_Impl_deleterclEPNS2_5_ImplE(i8* undef, i64 noundef %15) #12
  store i64 3, i64* %14, align 8, !tbaa !2
  %16 = bitcast %struct.piece* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %16) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %3, %struct.cursor* noundef nonnull %2) #14
  %17 = getelementptr inbounds %struct.piece, %struct.piece* %3, i64 0, i32 2
  %18 = load i32, i32* %17, align 8, !tbaa.struct !21
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %16) #13
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %24

20:                                               ; preds = %1
  store i64 3, i64* %14, align 8, !tbaa !24
  br label %64

21:                                               ; preds = %24
  %22 = sext i32 %29 to i64
  store i64 %22, i64* %14, align 8, !tbaa !24
  %23 = icmp ult i64 %30, 2
  br i1 %23, label %64, label %33

24:                                               ; preds = %1, %24
  %25 = phi i32 [ %31, %24 ], [ %18, %1 ]
  %26 = phi i64 [ %30, %24 ], [ 0, %1 ]
  %27 = phi i32 [ %29, %24 ], [ 3, %1 ]
  %28 = icmp eq i64 %26, 0
  %29 = select i1 %28, i32 %25, i32 %27
  %30 = add i64 %26, 1
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %16) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %3, %struct.cursor* noundef nonnull %2) #14
  %31 = load i32, i32* %17, align 8, !tbaa.struct !21
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %16) #13
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %21, label %24, !llvm.loop !25

33:                                               ; preds = %21
  %34 = mul i64 %30, 48
  %35 = or i64 %34, 8
  %36 = tail call i8* @_Znwm(i64 noundef %35) #12
  %37 = bitcast i8* %36 to i64*
  store i64 %30, i64* %37, align 8, !tbaa !2
  %38 = ptrtoint i8* %36 to i64
  store i64 %38, i64* %14, align 8, !tbaa !24
  %39 = load i8*, i8** %7, align 8, !tbaa !12, !noalias !26
  %40 = load i64, i64* %11, align 8, !tbaa !19, !noalias !26
  %41 = getelementptr inbounds i8, i8* %39, i64 %40
  store i8* %39, i8** %6, align 8, !tbaa.struct !29
  store i8* %39, i8** %9, align 8, !tbaa.struct !31
  store i8* %41, i8** %10, align 8, !tbaa.struct !32
  %42 = bitcast %struct.piece* %4 to i8*
  %43 = getelementptr inbounds %struct.piece, %struct.piece* %4, i64 0, i32 0
  %44 = getelementptr inbounds %struct.piece, %struct.piece* %4, i64 0, i32 1
  %45 = getelementptr inbounds %struct.piece, %struct.piece* %4, i64 0, i32 2
  br label %46

46:                                               ; preds = %33, %46
  %47 = phi i64 [ 0, %33 ], [ %62, %46 ]
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %42) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %4, %struct.cursor* noundef nonnull %2) #14
  %48 = load i64, i64* %14, align 8, !tbaa !24
  %49 = and i64 %48, -4
  %50 = inttoptr i64 %49 to %struct.list*
  %51 = getelementptr inbounds %struct.list, %struct.list* %50, i64 0, i32 1, i64 %47, i32 0, i32 0
  %52 = load i8*, i8** %43, align 8, !tbaa !33
  %53 = load i64, i64* %44, align 8, !tbaa !35
  tail call void @__sv_string_make(%struct.string* noundef nonnull %51, i8* noundef %52, i64 noundef %53) #12
  %54 = load i32, i32* %45, align 8, !tbaa !36
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.list, %struct.list* %50, i64 0, i32 1, i64 %47, i32 0, i32 1
  store i64 %55, i64* %56, align 8, !tbaa !37
  %57 = load i8*, i8** %7, align 8, !tbaa !12
  %58 = ptrtoint i8* %52 to i64
  %59 = ptrtoint i8* %57 to i64
  %60 = sub i64 %58, %59
  %61 = getelementptr inbounds %struct.list, %struct.list* %50, i64 0, i32 1, i64 %47, i32 1
  store i64 %60, i64* %61, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %42) #13
  %62 = add nuw i64 %47, 1
  %63 = icmp eq i64 %47, %26
  br i1 %63, label %64, label %46, !llvm.loop !40

64:                                               ; preds = %46, %20, %21
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #13
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @next(%struct.piece* noalias nocapture writeonly sret(%struct.piece) align 8 %0, %struct.cursor* nocapture noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.cursor, %struct.cursor* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8, !tbaa !18
  %5 = getelementptr inbounds %struct.cursor, %struct.cursor* %1, i64 0, i32 2
  %6 = load i8*, i8** %5, align 8, !tbaa !20
  %7 = ptrtoint i8* %6 to i64
  %8 = icmp ult i8* %4, %6
  br i1 %8, label %9, label %32

9:                                                ; preds = %2
  %10 = ptrtoint i8* %4 to i64
  %11 = sub i64 %7, %10
  %12 = getelementptr i8, i8* %4, i64 %11
  %13 = load i8, i8* %4, align 1, !tbaa !41
  %14 = icmp eq i8 %13, 47
  br i1 %14, label %18, label %22

15:                                               ; preds = %18
  %16 = load i8, i8* %20, align 1, !tbaa !41
  %17 = icmp eq i8 %16, 47
  br i1 %17, label %18, label %22, !llvm.loop !42

18:                                               ; preds = %9, %15
  %19 = phi i8* [ %20, %15 ], [ %4, %9 ]
  %20 = getelementptr inbounds i8, i8* %19, i64 1
  %21 = icmp eq i8* %20, %12
  br i1 %21, label %24, label %15, !llvm.loop !42

22:                                               ; preds = %15, %9
  %23 = phi i8* [ %4, %9 ], [ %20, %15 ]
  br i1 %14, label %24, label %32

24:                                               ; preds = %18, %22
  %25 = phi i8* [ %23, %22 ], [ %12, %18 ]
  %26 = getelementptr inbounds %struct.cursor, %struct.cursor* %1, i64 0, i32 0
  %27 = load i8*, i8** %26, align 8, !tbaa !16
  %28 = icmp eq i8* %4, %27
  store i8* %25, i8** %3, align 8, !tbaa !18
  br i1 %28, label %29, label %35

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.piece, %struct.piece* %0, i64 0, i32 0
  store i8* %4, i8** %30, align 8, !tbaa !33
  %31 = getelementptr inbounds %struct.piece, %struct.piece* %0, i64 0, i32 1
  store i64 1, i64* %31, align 8, !tbaa !35
  br label %65

32:                                               ; preds = %2, %22
  %33 = phi i8* [ %23, %22 ], [ %4, %2 ]
  store i8* %33, i8** %3, align 8, !tbaa !18
  %34 = icmp eq i8* %33, %6
  br i1 %34, label %47, label %37

35:                                               ; preds = %24
  %36 = icmp eq i8* %25, %6
  br i1 %36, label %44, label %37

37:                                               ; preds = %32, %35
  %38 = phi i8* [ %33, %32 ], [ %25, %35 ]
  %39 = ptrtoint i8* %38 to i64
  %40 = icmp ult i8* %38, %6
  br i1 %40, label %41, label %60

41:                                               ; preds = %37
  %42 = sub i64 %7, %39
  %43 = getelementptr i8, i8* %38, i64 %42
  br label %50

44:                                               ; preds = %35
  %45 = getelementptr inbounds %struct.piece, %struct.piece* %0, i64 0, i32 0
  store i8* %6, i8** %45, align 8, !tbaa !33
  %46 = getelementptr inbounds %struct.piece, %struct.piece* %0, i64 0, i32 1
  store i64 0, i64* %46, align 8, !tbaa !35
  br label %65

47:                                               ; preds = %32
  %48 = getelementptr inbounds %struct.piece, %struct.piece* %0, i64 0, i32 0
  store i8* %6, i8** %48, align 8, !tbaa !33
  %49 = getelementptr inbounds %struct.piece, %struct.piece* %0, i64 0, i32 1
  store i64 0, i64* %49, align 8, !tbaa !35
  br label %65

50:                                               ; preds = %41, %54
  %51 = phi i8* [ %55, %54 ], [ %38, %41 ]
  %52 = load i8, i8* %51, align 1, !tbaa !41
  %53 = icmp eq i8 %52, 47
  br i1 %53, label %57, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds i8, i8* %51, i64 1
  store i8* %55, i8** %3, align 8, !tbaa !18
  %56 = icmp eq i8* %55, %43
  br i1 %56, label %57, label %50, !llvm.loop !43

57:                                               ; preds = %54, %50
  %58 = phi i8* [ %51, %50 ], [ %43, %54 ]
  %59 = ptrtoint i8* %58 to i64
  br label %60

60:                                               ; preds = %57, %37
  %61 = phi i64 [ %59, %57 ], [ %39, %37 ]
  %62 = getelementptr inbounds %struct.piece, %struct.piece* %0, i64 0, i32 0
  store i8* %38, i8** %62, align 8, !tbaa !33
  %63 = getelementptr inbounds %struct.piece, %struct.piece* %0, i64 0, i32 1
  %64 = sub i64 %61, %39
  store i64 %64, i64* %63, align 8, !tbaa !35
  br label %65

65:                                               ; preds = %44, %47, %60, %29
  %66 = phi i32 [ 3, %44 ], [ 0, %47 ], [ 3, %60 ], [ 2, %29 ]
  %67 = getelementptr inbounds %struct.piece, %struct.piece* %0, i64 0, i32 2
  store i32 %66, i32* %67, align 8, !tbaa !36
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local void @__sv_string_make(%struct.string* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt10filesystem7__cxx114path5_ListC2Ev(i64* nocapture noundef writeonly %0) #5 {
  store i64 3, i64* %0, align 8, !tbaa !2
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx114path5_ListC2ERKS2_(i64* nocapture noundef %0, i64* nocapture noundef readonly %1) #0 {
  %3 = load i64, i64* %1, align 8, !tbaa !2
  %4 = and i64 %3, -4
  %5 = inttoptr i64 %4 to %struct.list*
  store i64 %3, i64* %0, align 8, !tbaa !2
  %6 = icmp eq i64 %4, 0
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.list, %struct.list* %5, i64 0, i32 0
  %9 = load i64, i64* %8, align 8, !tbaa !2
  %10 = mul i64 %9, 48
  %11 = or i64 %10, 8
  %12 = tail call i8* @_Znwm(i64 noundef %11) #12
  %13 = bitcast i8* %12 to i64*
  store i64 %9, i64* %13, align 8, !tbaa !2
  %14 = ptrtoint i8* %12 to i64
  store i64 %14, i64* %0, align 8, !tbaa !2
  %15 = load i64, i64* %8, align 8, !tbaa !2
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %38, label %17

17:                                               ; preds = %7, %36
  %18 = phi i64 [ %37, %36 ], [ %14, %7 ]
  %19 = phi i64 [ %33, %36 ], [ 0, %7 ]
  %20 = and i64 %18, -4
  %21 = inttoptr i64 %20 to %struct.list*
  %22 = getelementptr inbounds %struct.list, %struct.list* %21, i64 0, i32 1, i64 %19, i32 0, i32 0
  %23 = getelementptr inbounds %struct.list, %struct.list* %5, i64 0, i32 1, i64 %19, i32 0, i32 0, i32 0
  %24 = load i8*, i8** %23, align 8, !tbaa !44
  %25 = getelementptr inbounds %struct.list, %struct.list* %5, i64 0, i32 1, i64 %19, i32 0, i32 0, i32 1
  %26 = load i64, i64* %25, align 8, !tbaa !45
  tail call void @__sv_string_make(%struct.string* noundef nonnull %22, i8* noundef %24, i64 noundef %26) #12
  %27 = getelementptr inbounds %struct.list, %struct.list* %5, i64 0, i32 1, i64 %19, i32 0, i32 1
  %28 = load i64, i64* %27, align 8, !tbaa !37
  %29 = getelementptr inbounds %struct.list, %struct.list* %21, i64 0, i32 1, i64 %19, i32 0, i32 1
  store i64 %28, i64* %29, align 8, !tbaa !37
  %30 = getelementptr inbounds %struct.list, %struct.list* %5, i64 0, i32 1, i64 %19, i32 1
  %31 = load i64, i64* %30, align 8, !tbaa !39
  %32 = getelementptr inbounds %struct.list, %struct.list* %21, i64 0, i32 1, i64 %19, i32 1
  store i64 %31, i64* %32, align 8, !tbaa !39
  %33 = add nuw i64 %19, 1
  %34 = load i64, i64* %8, align 8, !tbaa !2
  %35 = icmp ult i64 %33, %34
  br i1 %35, label %36, label %38, !llvm.loop !46

36:                                               ; preds = %17
  %37 = load i64, i64* %0, align 8, !tbaa !2
  br label %17

38:                                               ; preds = %17, %7, %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local %struct.part* @_ZNKSt10filesystem7__cxx114path5_List5beginEv(i64* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = load i64, i64* %0, align 8, !tbaa !2
  %3 = and i64 %2, -4
  %4 = inttoptr i64 %3 to %struct.list*
  %5 = icmp eq i64 %3, 0
  %6 = getelementptr inbounds %struct.list, %struct.list* %4, i64 0, i32 1, i64 0
  %7 = select i1 %5, %struct.part* null, %struct.part* %6
  ret %struct.part* %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local %struct.part* @_ZNKSt10filesystem7__cxx114path5_List3endEv(i64* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = load i64, i64* %0, align 8, !tbaa !2
  %3 = and i64 %2, -4
  %4 = inttoptr i64 %3 to %struct.list*
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.list, %struct.list* %4, i64 0, i32 0
  %8 = load i64, i64* %7, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.list, %struct.list* %4, i64 0, i32 1, i64 %8
  br label %10

10:                                               ; preds = %1, %6
  %11 = phi %struct.part* [ %9, %6 ], [ null, %1 ]
  ret %struct.part* %11
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_path_make(%struct.path* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  tail call void @__sv_string_make(%struct.string* noundef %4, i8* noundef %1, i64 noundef %2) #12
  %5 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  store i64 3, i64* %5, align 8, !tbaa !24
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #14
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_string_drop(%struct.string* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @__sv_path_set(%struct.path* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  %5 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !19
  %7 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %4, i64 noundef 0, i64 noundef %6, i8* noundef %1, i64 noundef %2) #12
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #14
  ret void
}

; Function Attrs: optsize
declare dso_local %struct.string* @__sv_string_replace(%struct.string* noundef, i64 noundef, i64 noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @__sv_path_append(%struct.path* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.string, align 8
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %14, label %6

6:                                                ; preds = %3
  %7 = load i8, i8* %1, align 1, !tbaa !41
  %8 = icmp eq i8 %7, 47
  br i1 %8, label %9, label %14

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  %11 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %12 = load i64, i64* %11, align 8, !tbaa !19
  %13 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %10, i64 noundef 0, i64 noundef %12, i8* noundef nonnull %1, i64 noundef %2) #12
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  br label %35

14:                                               ; preds = %6, %3
  %15 = bitcast %struct.string* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %15) #13
  call void @__sv_string_make(%struct.string* noundef nonnull %4, i8* noundef %1, i64 noundef %2) #12
  %16 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  %17 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %18 = load i64, i64* %17, align 8, !tbaa !19
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %22 = load i8*, i8** %21, align 8, !tbaa !12
  %23 = add i64 %18, -1
  %24 = getelementptr inbounds i8, i8* %22, i64 %23
  %25 = load i8, i8* %24, align 1, !tbaa !41
  %26 = icmp eq i8 %25, 47
  br i1 %26, label %29, label %27

27:                                               ; preds = %20
  %28 = call %struct.string* @__sv_string_append(%struct.string* noundef nonnull %16, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i64 noundef 1) #12
  br label %29

29:                                               ; preds = %27, %20, %14
  %30 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 0
  %31 = load i8*, i8** %30, align 8, !tbaa !47
  %32 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 1
  %33 = load i64, i64* %32, align 8, !tbaa !48
  %34 = call %struct.string* @__sv_string_append(%struct.string* noundef nonnull %16, i8* noundef %31, i64 noundef %33) #12
  call void @__sv_string_drop(%struct.string* noundef nonnull %4) #12
  call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef nonnull %0) #14
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %15) #13
  br label %35

35:                                               ; preds = %29, %9
  ret void
}

; Function Attrs: optsize
declare dso_local %struct.string* @__sv_string_append(%struct.string* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.path* @_ZNSt10filesystem7__cxx114pathaSERKS1_(%struct.path* noundef returned %0, %struct.path* noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp eq %struct.path* %0, %1
  br i1 %3, label %13, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !12
  %7 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !19
  %9 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  %10 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %11 = load i64, i64* %10, align 8, !tbaa !19
  %12 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %9, i64 noundef 0, i64 noundef %11, i8* noundef %6, i64 noundef %8) #12
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  br label %13

13:                                               ; preds = %4, %2
  ret %struct.path* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.path* @_ZNSt10filesystem7__cxx114pathdVERKS1_(%struct.path* noundef returned %0, %struct.path* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !12
  %5 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !19
  tail call void @__sv_path_append(%struct.path* noundef %0, i8* noundef %4, i64 noundef %6) #14
  ret %struct.path* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx114path9_M_appendESt17basic_string_viewIcSt11char_traitsIcEE(%struct.path* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  tail call void @__sv_path_append(%struct.path* noundef %0, i8* noundef %2, i64 noundef %1) #14
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx114path9_M_concatESt17basic_string_viewIcSt11char_traitsIcEE(%struct.path* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  %5 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %4, i8* noundef %2, i64 noundef %1) #12
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #14
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.path* @_ZNSt10filesystem7__cxx114pathpLERKS1_(%struct.path* noundef returned %0, %struct.path* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !19
  %5 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !12
  %7 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  %8 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %7, i8* noundef %6, i64 noundef %4) #12
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  ret %struct.path* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.path* @_ZNSt10filesystem7__cxx114path15remove_filenameEv(%struct.path* noundef returned %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !19
  %4 = icmp eq i64 %3, 0
  %5 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !47
  br i1 %4, label %17, label %7

7:                                                ; preds = %1, %14
  %8 = phi i64 [ %15, %14 ], [ 0, %1 ]
  %9 = xor i64 %8, -1
  %10 = add i64 %3, %9
  %11 = getelementptr inbounds i8, i8* %6, i64 %10
  %12 = load i8, i8* %11, align 1, !tbaa !41
  %13 = icmp eq i8 %12, 47
  br i1 %13, label %17, label %14

14:                                               ; preds = %7
  %15 = add nuw i64 %8, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %17, label %7, !llvm.loop !49

17:                                               ; preds = %7, %14, %1
  %18 = phi i64 [ 0, %1 ], [ %8, %7 ], [ %3, %14 ]
  %19 = sub i64 %3, %18
  store i64 %19, i64* %2, align 8, !tbaa !48
  %20 = getelementptr inbounds i8, i8* %6, i64 %19
  store i8 0, i8* %20, align 1, !tbaa !41
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  ret %struct.path* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.path* @_ZNSt10filesystem7__cxx114path16replace_filenameERKS1_(%struct.path* noundef returned %0, %struct.path* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.path* @_ZNSt10filesystem7__cxx114path15remove_filenameEv(%struct.path* noundef %0) #14
  %4 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !12
  %6 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !19
  tail call void @__sv_path_append(%struct.path* noundef %0, i8* noundef %5, i64 noundef %7) #12
  ret %struct.path* %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local { %struct.string*, i64 } @_ZNKSt10filesystem7__cxx114path17_M_find_extensionEv(%struct.path* noundef %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !24
  %4 = and i64 %3, -4
  %5 = inttoptr i64 %4 to %struct.list*
  %6 = icmp eq i64 %4, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.list, %struct.list* %5, i64 0, i32 0
  %9 = load i64, i64* %8, align 8, !tbaa !2
  %10 = add i64 %9, -1
  %11 = getelementptr inbounds %struct.list, %struct.list* %5, i64 0, i32 1, i64 %10, i32 0
  %12 = getelementptr inbounds %struct.list, %struct.list* %5, i64 0, i32 1, i64 %10, i32 0, i32 1
  %13 = load i64, i64* %12, align 8, !tbaa !24
  br label %14

14:                                               ; preds = %1, %7
  %15 = phi i64 [ %13, %7 ], [ %3, %1 ]
  %16 = phi %struct.path* [ %11, %7 ], [ %0, %1 ]
  %17 = getelementptr inbounds %struct.path, %struct.path* %16, i64 0, i32 0
  %18 = and i64 %15, 3
  %19 = icmp eq i64 %18, 3
  br i1 %19, label %20, label %43

20:                                               ; preds = %14
  %21 = getelementptr inbounds %struct.path, %struct.path* %16, i64 0, i32 0, i32 1
  %22 = load i64, i64* %21, align 8, !tbaa !48
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %43, label %24

24:                                               ; preds = %20
  %25 = icmp ugt i64 %22, 2
  %26 = getelementptr inbounds %struct.path, %struct.path* %16, i64 0, i32 0, i32 0
  %27 = load i8*, i8** %26, align 8, !tbaa !47
  br i1 %25, label %31, label %28

28:                                               ; preds = %24
  %29 = load i8, i8* %27, align 1, !tbaa !41
  %30 = icmp eq i8 %29, 46
  br i1 %30, label %43, label %31

31:                                               ; preds = %24, %28
  br label %32

32:                                               ; preds = %31, %35
  %33 = phi i64 [ %36, %35 ], [ %22, %31 ]
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %43, label %35

35:                                               ; preds = %32
  %36 = add i64 %33, -1
  %37 = getelementptr inbounds i8, i8* %27, i64 %36
  %38 = load i8, i8* %37, align 1, !tbaa !41
  %39 = icmp eq i8 %38, 46
  br i1 %39, label %40, label %32, !llvm.loop !50

40:                                               ; preds = %35
  %41 = icmp eq i64 %36, 0
  %42 = select i1 %41, i64 -1, i64 %36
  br label %43

43:                                               ; preds = %32, %40, %28, %14, %20
  %44 = phi %struct.string* [ null, %20 ], [ null, %14 ], [ %17, %28 ], [ %17, %40 ], [ %17, %32 ]
  %45 = phi i64 [ -1, %20 ], [ -1, %14 ], [ -1, %28 ], [ %42, %40 ], [ -1, %32 ]
  %46 = insertvalue { %struct.string*, i64 } poison, %struct.string* %44, 0
  %47 = insertvalue { %struct.string*, i64 } %46, i64 %45, 1
  ret { %struct.string*, i64 } %47
}

; Function Attrs: nounwind optsize
define dso_local %struct.path* @_ZNSt10filesystem7__cxx114path17replace_extensionERKS1_(%struct.path* noundef returned %0, %struct.path* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call { %struct.string*, i64 } @_ZNKSt10filesystem7__cxx114path17_M_find_extensionEv(%struct.path* noundef %0) #14
  %4 = extractvalue { %struct.string*, i64 } %3, 0
  %5 = extractvalue { %struct.string*, i64 } %3, 1
  %6 = icmp ne %struct.string* %4, null
  %7 = icmp ne i64 %5, -1
  %8 = select i1 %6, i1 %7, i1 false
  br i1 %8, label %9, label %19

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %11 = load i64, i64* %10, align 8, !tbaa !19
  %12 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 1
  %13 = load i64, i64* %12, align 8, !tbaa !48
  %14 = sub i64 %5, %13
  %15 = add i64 %14, %11
  store i64 %15, i64* %10, align 8, !tbaa !48
  %16 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %17 = load i8*, i8** %16, align 8, !tbaa !47
  %18 = getelementptr inbounds i8, i8* %17, i64 %15
  store i8 0, i8* %18, align 1, !tbaa !41
  br label %19

19:                                               ; preds = %9, %2
  %20 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %21 = load i64, i64* %20, align 8, !tbaa !19
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %32, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %25 = load i8*, i8** %24, align 8, !tbaa !12
  %26 = load i8, i8* %25, align 1, !tbaa !41
  %27 = icmp eq i8 %26, 46
  br i1 %27, label %32, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  %30 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %29, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #12
  %31 = load i64, i64* %20, align 8, !tbaa !19
  br label %32

32:                                               ; preds = %28, %23, %19
  %33 = phi i64 [ %31, %28 ], [ %21, %23 ], [ 0, %19 ]
  %34 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %35 = load i8*, i8** %34, align 8, !tbaa !12
  %36 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  %37 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %36, i8* noundef %35, i64 noundef %33) #12
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  ret %struct.path* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local zeroext i1 @_ZNKSt10filesystem7__cxx114path13has_root_nameEv(%struct.path* nocapture noundef readnone %0) local_unnamed_addr #8 {
  ret i1 false
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt10filesystem7__cxx114path18has_root_directoryEv(%struct.path* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !19
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %10, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !12
  %8 = load i8, i8* %7, align 1, !tbaa !41
  %9 = icmp eq i8 %8, 47
  br label %10

10:                                               ; preds = %1, %5
  %11 = phi i1 [ false, %1 ], [ %9, %5 ]
  ret i1 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt10filesystem7__cxx114path13has_root_pathEv(%struct.path* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !19
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %10, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !12
  %8 = load i8, i8* %7, align 1, !tbaa !41
  %9 = icmp eq i8 %8, 47
  br label %10

10:                                               ; preds = %1, %5
  %11 = phi i1 [ false, %1 ], [ %9, %5 ]
  ret i1 %11
}

; Function Attrs: nofree nosync nounwind optsize readonly
define dso_local zeroext i1 @_ZNKSt10filesystem7__cxx114path17has_relative_pathEv(%struct.path* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !19
  %4 = icmp eq i64 %3, 0
  %5 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !12
  br i1 %4, label %15, label %7

7:                                                ; preds = %1, %12
  %8 = phi i64 [ %13, %12 ], [ 0, %1 ]
  %9 = getelementptr inbounds i8, i8* %6, i64 %8
  %10 = load i8, i8* %9, align 1, !tbaa !41
  %11 = icmp eq i8 %10, 47
  br i1 %11, label %12, label %15

12:                                               ; preds = %7
  %13 = add nuw i64 %8, 1
  %14 = icmp eq i64 %13, %3
  br i1 %14, label %15, label %7, !llvm.loop !51

15:                                               ; preds = %7, %12, %1
  %16 = phi i64 [ 0, %1 ], [ %8, %7 ], [ %3, %12 ]
  %17 = icmp ne i64 %3, %16
  ret i1 %17
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local zeroext i1 @_ZNKSt10filesystem7__cxx114path12has_filenameEv(%struct.path* nocapture noundef readonly %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !19
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !12
  br label %8

8:                                                ; preds = %15, %5
  %9 = phi i64 [ 0, %5 ], [ %16, %15 ]
  %10 = xor i64 %9, -1
  %11 = add i64 %3, %10
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = load i8, i8* %12, align 1, !tbaa !41
  %14 = icmp eq i8 %13, 47
  br i1 %14, label %18, label %15

15:                                               ; preds = %8
  %16 = add nuw i64 %9, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %18, label %8, !llvm.loop !49

18:                                               ; preds = %8, %15, %1
  %19 = phi i64 [ 0, %1 ], [ %9, %8 ], [ 1, %15 ]
  %20 = icmp ne i64 %19, 0
  ret i1 %20
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt10filesystem7__cxx114path9root_nameEv(%struct.path* noundef %0, %struct.path* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  tail call void @__sv_string_make(%struct.string* noundef %3, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.2, i64 0, i64 0), i64 noundef 0) #12
  %4 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  store i64 3, i64* %4, align 8, !tbaa !24
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt10filesystem7__cxx114path14root_directoryEv(%struct.path* noundef %0, %struct.path* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !19
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %12, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !12
  %9 = load i8, i8* %8, align 1, !tbaa !41
  %10 = icmp eq i8 %9, 47
  %11 = zext i1 %10 to i64
  br label %12

12:                                               ; preds = %2, %6
  %13 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %14 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  tail call void @__sv_string_make(%struct.string* noundef %14, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i64 noundef %13) #12
  %15 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  store i64 3, i64* %15, align 8, !tbaa !24
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt10filesystem7__cxx114path9root_pathEv(%struct.path* noundef %0, %struct.path* nocapture noundef readonly %1) local_unnamed_addr #0 {
  tail call void @_ZNKSt10filesystem7__cxx114path14root_directoryEv(%struct.path* noundef %0, %struct.path* noundef %1) #14
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt10filesystem7__cxx114path13relative_pathEv(%struct.path* noundef %0, %struct.path* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !19
  %5 = icmp eq i64 %4, 0
  %6 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !12
  br i1 %5, label %16, label %8

8:                                                ; preds = %2, %13
  %9 = phi i64 [ %14, %13 ], [ 0, %2 ]
  %10 = getelementptr inbounds i8, i8* %7, i64 %9
  %11 = load i8, i8* %10, align 1, !tbaa !41
  %12 = icmp eq i8 %11, 47
  br i1 %12, label %13, label %16

13:                                               ; preds = %8
  %14 = add nuw i64 %9, 1
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %8, !llvm.loop !51

16:                                               ; preds = %8, %13, %2
  %17 = phi i64 [ 0, %2 ], [ %9, %8 ], [ %4, %13 ]
  %18 = sub i64 %4, %17
  %19 = getelementptr inbounds i8, i8* %7, i64 %17
  %20 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  tail call void @__sv_string_make(%struct.string* noundef %20, i8* noundef %19, i64 noundef %18) #12
  %21 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  store i64 3, i64* %21, align 8, !tbaa !24
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt10filesystem7__cxx114path11parent_pathEv(%struct.path* noundef %0, %struct.path* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !24
  %5 = and i64 %4, -4
  %6 = inttoptr i64 %5 to %struct.list*
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %19, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.list, %struct.list* %6, i64 0, i32 0
  %10 = load i64, i64* %9, align 8, !tbaa !2
  %11 = add i64 %10, -2
  %12 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %13 = load i8*, i8** %12, align 8, !tbaa !12
  %14 = getelementptr inbounds %struct.list, %struct.list* %6, i64 0, i32 1, i64 %11, i32 1
  %15 = load i64, i64* %14, align 8, !tbaa !39
  %16 = getelementptr inbounds %struct.list, %struct.list* %6, i64 0, i32 1, i64 %11, i32 0, i32 0, i32 1
  %17 = load i64, i64* %16, align 8, !tbaa !45
  %18 = add i64 %17, %15
  br label %29

19:                                               ; preds = %2
  %20 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %21 = load i8*, i8** %20, align 8, !tbaa !12
  %22 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %23 = load i64, i64* %22, align 8, !tbaa !19
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %19
  %26 = load i8, i8* %21, align 1, !tbaa !41
  %27 = icmp eq i8 %26, 47
  %28 = select i1 %27, i64 %23, i64 0
  br label %29

29:                                               ; preds = %25, %19, %8
  %30 = phi i8* [ %13, %8 ], [ %21, %19 ], [ %21, %25 ]
  %31 = phi i64 [ %18, %8 ], [ 0, %19 ], [ %28, %25 ]
  %32 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  tail call void @__sv_string_make(%struct.string* noundef %32, i8* noundef %30, i64 noundef %31) #12
  %33 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  store i64 3, i64* %33, align 8, !tbaa !24
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt10filesystem7__cxx114path15has_parent_pathEv(%struct.path* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !24
  %4 = icmp ult i64 %3, 4
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !19
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %14, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %11 = load i8*, i8** %10, align 8, !tbaa !12
  %12 = load i8, i8* %11, align 1, !tbaa !41
  %13 = icmp eq i8 %12, 47
  br label %14

14:                                               ; preds = %9, %5, %1
  %15 = phi i1 [ true, %1 ], [ false, %5 ], [ %13, %9 ]
  ret i1 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNKSt10filesystem7__cxx114path7compareERKS1_(%struct.path* nocapture noundef readonly %0, %struct.path* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @compare(%struct.path* noundef %0, %struct.path* noundef %1) #14
  ret i32 %3
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @compare(%struct.path* nocapture noundef readonly %0, %struct.path* nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = alloca %struct.cursor, align 8
  %4 = alloca %struct.cursor, align 8
  %5 = alloca %struct.piece, align 8
  %6 = alloca %struct.piece, align 8
  %7 = bitcast %struct.cursor* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !52)
  %8 = getelementptr inbounds %struct.cursor, %struct.cursor* %3, i64 0, i32 0
  %9 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !12, !noalias !52
  store i8* %10, i8** %8, align 8, !tbaa !16, !alias.scope !52
  %11 = getelementptr inbounds %struct.cursor, %struct.cursor* %3, i64 0, i32 1
  store i8* %10, i8** %11, align 8, !tbaa !18, !alias.scope !52
  %12 = getelementptr inbounds %struct.cursor, %struct.cursor* %3, i64 0, i32 2
  %13 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %14 = load i64, i64* %13, align 8, !tbaa !19, !noalias !52
  %15 = getelementptr inbounds i8, i8* %10, i64 %14
  store i8* %15, i8** %12, align 8, !tbaa !20, !alias.scope !52
  %16 = bitcast %struct.cursor* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %16) #13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !55)
  %17 = getelementptr inbounds %struct.cursor, %struct.cursor* %4, i64 0, i32 0
  %18 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %19 = load i8*, i8** %18, align 8, !tbaa !12, !noalias !55
  store i8* %19, i8** %17, align 8, !tbaa !16, !alias.scope !55
  %20 = getelementptr inbounds %struct.cursor, %struct.cursor* %4, i64 0, i32 1
  store i8* %19, i8** %20, align 8, !tbaa !18, !alias.scope !55
  %21 = getelementptr inbounds %struct.cursor, %struct.cursor* %4, i64 0, i32 2
  %22 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %23 = load i64, i64* %22, align 8, !tbaa !19, !noalias !55
  %24 = getelementptr inbounds i8, i8* %19, i64 %23
  store i8* %24, i8** %21, align 8, !tbaa !20, !alias.scope !55
  %25 = icmp eq i64 %14, 0
  br i1 %25, label %30, label %26

26:                                               ; preds = %2
  %27 = load i8, i8* %10, align 1, !tbaa !41
  %28 = icmp eq i8 %27, 47
  %29 = zext i1 %28 to i32
  br label %30

30:                                               ; preds = %2, %26
  %31 = phi i32 [ 0, %2 ], [ %29, %26 ]
  %32 = icmp eq i64 %23, 0
  br i1 %32, label %37, label %33

33:                                               ; preds = %30
  %34 = load i8, i8* %19, align 1, !tbaa !41
  %35 = icmp eq i8 %34, 47
  %36 = zext i1 %35 to i32
  br label %37

37:                                               ; preds = %30, %33
  %38 = phi i32 [ 0, %30 ], [ %36, %33 ]
  %39 = icmp eq i32 %31, %38
  br i1 %39, label %40, label %55

40:                                               ; preds = %37
  %41 = bitcast %struct.piece* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %41) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %5, %struct.cursor* noundef nonnull %3) #14
  %42 = bitcast %struct.piece* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %42) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %6, %struct.cursor* noundef nonnull %4) #14
  %43 = getelementptr inbounds %struct.piece, %struct.piece* %5, i64 0, i32 2
  %44 = load i32, i32* %43, align 8, !tbaa !36
  %45 = icmp eq i32 %44, 0
  %46 = getelementptr inbounds %struct.piece, %struct.piece* %6, i64 0, i32 2
  %47 = load i32, i32* %46, align 8
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %45, i1 true, i1 %48
  br i1 %49, label %69, label %50

50:                                               ; preds = %40
  %51 = getelementptr inbounds %struct.piece, %struct.piece* %5, i64 0, i32 0
  %52 = getelementptr inbounds %struct.piece, %struct.piece* %6, i64 0, i32 0
  %53 = getelementptr inbounds %struct.piece, %struct.piece* %5, i64 0, i32 1
  %54 = getelementptr inbounds %struct.piece, %struct.piece* %6, i64 0, i32 1
  br label %77

55:                                               ; preds = %37
  br i1 %25, label %60, label %56

56:                                               ; preds = %55
  %57 = load i8, i8* %10, align 1, !tbaa !41
  %58 = icmp eq i8 %57, 47
  %59 = zext i1 %58 to i32
  br label %60

60:                                               ; preds = %55, %56
  %61 = phi i32 [ 0, %55 ], [ %59, %56 ]
  br i1 %32, label %66, label %62

62:                                               ; preds = %60
  %63 = load i8, i8* %19, align 1, !tbaa !41
  %64 = icmp eq i8 %63, 47
  %65 = sext i1 %64 to i32
  br label %66

66:                                               ; preds = %60, %62
  %67 = phi i32 [ 0, %60 ], [ %65, %62 ]
  %68 = add nsw i32 %67, %61
  br label %103

69:                                               ; preds = %97, %40
  %70 = phi i32 [ %44, %40 ], [ %98, %97 ]
  %71 = phi i32 [ %47, %40 ], [ %100, %97 ]
  %72 = icmp ne i32 %70, 0
  %73 = zext i1 %72 to i32
  %74 = icmp ne i32 %71, 0
  %75 = sext i1 %74 to i32
  %76 = add nsw i32 %75, %73
  br label %95

77:                                               ; preds = %50, %97
  %78 = load i8*, i8** %51, align 8, !tbaa !33
  %79 = load i8*, i8** %52, align 8, !tbaa !33
  %80 = load i64, i64* %53, align 8, !tbaa !35
  %81 = load i64, i64* %54, align 8, !tbaa !35
  %82 = icmp ult i64 %80, %81
  %83 = select i1 %82, i64 %80, i64 %81
  %84 = tail call i32 @memcmp(i8* noundef %78, i8* noundef %79, i64 noundef %83) #12
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %95

86:                                               ; preds = %77
  %87 = icmp eq i64 %80, %81
  br i1 %87, label %97, label %88

88:                                               ; preds = %86
  %89 = sub nsw i64 %80, %81
  %90 = icmp sgt i64 %89, 0
  %91 = zext i1 %90 to i32
  %92 = ashr i64 %89, 63
  %93 = trunc i64 %92 to i32
  %94 = add nsw i32 %93, %91
  br label %95

95:                                               ; preds = %77, %69, %88
  %96 = phi i32 [ %94, %88 ], [ %76, %69 ], [ %84, %77 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %42) #13
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %41) #13
  br label %103

97:                                               ; preds = %86
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %42) #13
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %41) #13
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %41) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %5, %struct.cursor* noundef nonnull %3) #14
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %42) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %6, %struct.cursor* noundef nonnull %4) #14
  %98 = load i32, i32* %43, align 8, !tbaa !36
  %99 = icmp eq i32 %98, 0
  %100 = load i32, i32* %46, align 8
  %101 = icmp eq i32 %100, 0
  %102 = select i1 %99, i1 true, i1 %101
  br i1 %102, label %69, label %77, !llvm.loop !58

103:                                              ; preds = %95, %66
  %104 = phi i32 [ %68, %66 ], [ %96, %95 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %16) #13
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #13
  ret i32 %104
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNKSt10filesystem7__cxx114path7compareESt17basic_string_viewIcSt11char_traitsIcEE(%struct.path* nocapture noundef readonly %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.path, align 8
  %5 = bitcast %struct.path* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %5) #13
  %6 = getelementptr inbounds %struct.path, %struct.path* %4, i64 0, i32 0
  call void @__sv_string_make(%struct.string* noundef nonnull %6, i8* noundef %2, i64 noundef %1) #12
  %7 = getelementptr inbounds %struct.path, %struct.path* %4, i64 0, i32 1
  store i64 3, i64* %7, align 8, !tbaa !24
  call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef nonnull %4) #12
  %8 = call fastcc i32 @compare(%struct.path* noundef %0, %struct.path* noundef nonnull %4) #14
  %9 = load i64, i64* %7, align 8, !tbaa !2
  call void @_ZNKSt10filesystem7__cxx114path5_List13_Impl_deleterclEPNS2_5_ImplE(i8* undef, i64 noundef %9) #12
  store i64 3, i64* %7, align 8, !tbaa !2
  call void @__sv_string_drop(%struct.string* noundef nonnull %6) #12
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %5) #13
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt10filesystem7__cxx1110hash_valueERKNS0_4pathE(%struct.path* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !24
  %4 = and i64 %3, -4
  %5 = inttoptr i64 %4 to %struct.list*
  %6 = icmp eq i64 %4, 0
  %7 = getelementptr inbounds %struct.list, %struct.list* %5, i64 0, i32 0
  %8 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %9 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  br label %10

10:                                               ; preds = %23, %1
  %11 = phi i64 [ 0, %1 ], [ %37, %23 ]
  %12 = phi i64 [ 0, %1 ], [ %36, %23 ]
  br i1 %6, label %15, label %13

13:                                               ; preds = %10
  %14 = load i64, i64* %7, align 8, !tbaa !2
  br label %19

15:                                               ; preds = %10
  %16 = load i64, i64* %8, align 8, !tbaa !19
  %17 = icmp ne i64 %16, 0
  %18 = zext i1 %17 to i64
  br label %19

19:                                               ; preds = %15, %13
  %20 = phi i64 [ %14, %13 ], [ %18, %15 ]
  %21 = icmp ult i64 %11, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %19
  ret i64 %12

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.list, %struct.list* %5, i64 0, i32 1, i64 %11, i32 0, i32 0
  %25 = select i1 %6, %struct.string* %9, %struct.string* %24
  %26 = getelementptr inbounds %struct.string, %struct.string* %25, i64 0, i32 0
  %27 = load i8*, i8** %26, align 8, !tbaa !47
  %28 = getelementptr inbounds %struct.string, %struct.string* %25, i64 0, i32 1
  %29 = load i64, i64* %28, align 8, !tbaa !48
  %30 = tail call i64 @_ZSt11_Hash_bytesPKvmm(i8* noundef %27, i64 noundef %29, i64 noundef 3339675911) #12
  %31 = shl i64 %12, 6
  %32 = lshr i64 %12, 2
  %33 = add i64 %31, 2654435769
  %34 = add i64 %33, %32
  %35 = add i64 %34, %30
  %36 = xor i64 %35, %12
  %37 = add nuw i64 %11, 1
  br label %10, !llvm.loop !59
}

; Function Attrs: optsize
declare dso_local i64 @_ZSt11_Hash_bytesPKvmm(i8* noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt10filesystem7__cxx114path16lexically_normalEv(%struct.path* noundef %0, %struct.path* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.cursor, align 8
  %4 = alloca %struct.piece, align 8
  %5 = bitcast %struct.cursor* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !60)
  %6 = getelementptr inbounds %struct.cursor, %struct.cursor* %3, i64 0, i32 0
  %7 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !12, !noalias !60
  store i8* %8, i8** %6, align 8, !tbaa !16, !alias.scope !60
  %9 = getelementptr inbounds %struct.cursor, %struct.cursor* %3, i64 0, i32 1
  store i8* %8, i8** %9, align 8, !tbaa !18, !alias.scope !60
  %10 = getelementptr inbounds %struct.cursor, %struct.cursor* %3, i64 0, i32 2
  %11 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %12 = load i64, i64* %11, align 8, !tbaa !19, !noalias !60
  %13 = getelementptr inbounds i8, i8* %8, i64 %12
  store i8* %13, i8** %10, align 8, !tbaa !20, !alias.scope !60
  %14 = icmp eq i64 %12, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %2
  %16 = load i8, i8* %8, align 1, !tbaa !41
  %17 = icmp eq i8 %16, 47
  %18 = zext i1 %17 to i32
  br label %19

19:                                               ; preds = %2, %15
  %20 = phi i32 [ 0, %2 ], [ %18, %15 ]
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  %23 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 1
  %24 = load i64, i64* %23, align 8, !tbaa !24
  %25 = icmp eq i64 %24, 2
  br i1 %25, label %26, label %28

26:                                               ; preds = %19
  tail call void @__sv_string_make(%struct.string* noundef %22, i8* noundef %8, i64 noundef %12) #12
  %27 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  store i64 3, i64* %27, align 8, !tbaa !24
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  br label %167

28:                                               ; preds = %19
  tail call void @__sv_string_make(%struct.string* noundef %22, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i64 noundef %21) #12
  %29 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  store i64 3, i64* %29, align 8, !tbaa !24
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  %30 = bitcast %struct.piece* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %30) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %4, %struct.cursor* noundef nonnull %3) #14
  %31 = getelementptr inbounds %struct.piece, %struct.piece* %4, i64 0, i32 0
  %32 = load i8*, i8** %31, align 8, !tbaa.struct !63
  %33 = getelementptr inbounds %struct.piece, %struct.piece* %4, i64 0, i32 1
  %34 = load i64, i64* %33, align 8, !tbaa.struct !64
  %35 = getelementptr inbounds %struct.piece, %struct.piece* %4, i64 0, i32 2
  %36 = load i32, i32* %35, align 8, !tbaa.struct !21
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %30) #13
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %28
  %39 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %40 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %41 = icmp ne i32 %20, 0
  br label %46

42:                                               ; preds = %128, %28
  %43 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %44 = load i64, i64* %43, align 8, !tbaa !48
  %45 = icmp ugt i64 %44, 2
  br i1 %45, label %133, label %158

46:                                               ; preds = %38, %128
  %47 = phi i32 [ %36, %38 ], [ %131, %128 ]
  %48 = phi i64 [ %34, %38 ], [ %130, %128 ]
  %49 = phi i8* [ %32, %38 ], [ %129, %128 ]
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %58, label %51

51:                                               ; preds = %46
  switch i32 %47, label %63 [
    i32 3, label %52
    i32 2, label %128
  ]

52:                                               ; preds = %51
  %53 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #12
  %54 = icmp eq i64 %48, %53
  br i1 %54, label %55, label %63

55:                                               ; preds = %52
  %56 = tail call i32 @memcmp(i8* noundef %49, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef %48) #12
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %63

58:                                               ; preds = %46
  %59 = icmp eq i32 %47, 2
  br i1 %59, label %128, label %60, !llvm.loop !65

60:                                               ; preds = %55, %58
  %61 = load i64, i64* %39, align 8, !tbaa !48
  %62 = icmp eq i64 %61, %21
  br i1 %62, label %128, label %63, !llvm.loop !65

63:                                               ; preds = %51, %52, %55, %60
  %64 = phi i1 [ true, %60 ], [ false, %55 ], [ false, %52 ], [ false, %51 ]
  %65 = load i64, i64* %39, align 8, !tbaa !48
  %66 = icmp eq i64 %65, %21
  br i1 %66, label %73, label %67

67:                                               ; preds = %63
  %68 = load i8*, i8** %40, align 8, !tbaa !47
  %69 = add i64 %65, -1
  %70 = getelementptr inbounds i8, i8* %68, i64 %69
  %71 = load i8, i8* %70, align 1, !tbaa !41
  %72 = icmp eq i8 %71, 47
  br label %73

73:                                               ; preds = %67, %63
  %74 = phi i1 [ true, %63 ], [ %72, %67 ]
  %75 = icmp eq i32 %47, 3
  br i1 %75, label %76, label %122

76:                                               ; preds = %73
  %77 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0)) #12
  %78 = icmp eq i64 %48, %77
  br i1 %78, label %79, label %122

79:                                               ; preds = %76
  %80 = tail call i32 @memcmp(i8* noundef %49, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i64 noundef %48) #12
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %122

82:                                               ; preds = %79
  %83 = load i64, i64* %39, align 8, !tbaa !48
  %84 = icmp ugt i64 %83, %21
  %85 = select i1 %84, i1 %74, i1 false
  %86 = sext i1 %85 to i64
  %87 = add i64 %83, %86
  %88 = call i64 @llvm.umin.i64(i64 %87, i64 %21)
  br label %89

89:                                               ; preds = %92, %82
  %90 = phi i64 [ %87, %82 ], [ %94, %92 ]
  %91 = icmp ugt i64 %90, %21
  br i1 %91, label %92, label %98

92:                                               ; preds = %89
  %93 = load i8*, i8** %40, align 8, !tbaa !47
  %94 = add i64 %90, -1
  %95 = getelementptr inbounds i8, i8* %93, i64 %94
  %96 = load i8, i8* %95, align 1, !tbaa !41
  %97 = icmp eq i8 %96, 47
  br i1 %97, label %98, label %89, !llvm.loop !66

98:                                               ; preds = %89, %92
  %99 = phi i64 [ %88, %89 ], [ %90, %92 ]
  %100 = sub i64 %87, %99
  %101 = icmp eq i64 %100, 2
  br i1 %101, label %102, label %112

102:                                              ; preds = %98
  %103 = load i8*, i8** %40, align 8, !tbaa !47
  %104 = getelementptr inbounds i8, i8* %103, i64 %99
  %105 = load i8, i8* %104, align 1, !tbaa !41
  %106 = icmp eq i8 %105, 46
  br i1 %106, label %107, label %112

107:                                              ; preds = %102
  %108 = add i64 %99, 1
  %109 = getelementptr inbounds i8, i8* %103, i64 %108
  %110 = load i8, i8* %109, align 1, !tbaa !41
  %111 = icmp eq i8 %110, 46
  br label %112

112:                                              ; preds = %107, %102, %98
  %113 = phi i1 [ false, %102 ], [ false, %98 ], [ %111, %107 ]
  %114 = icmp ule i64 %87, %21
  %115 = select i1 %114, i1 true, i1 %113
  br i1 %115, label %119, label %116

116:                                              ; preds = %112
  store i64 %99, i64* %39, align 8, !tbaa !48
  %117 = load i8*, i8** %40, align 8, !tbaa !47
  %118 = getelementptr inbounds i8, i8* %117, i64 %99
  store i8 0, i8* %118, align 1, !tbaa !41
  br label %128, !llvm.loop !65

119:                                              ; preds = %112
  %120 = icmp eq i64 %87, 1
  %121 = select i1 %41, i1 %120, i1 false
  br i1 %121, label %128, label %122, !llvm.loop !65

122:                                              ; preds = %73, %76, %119, %79
  br i1 %74, label %125, label %123

123:                                              ; preds = %122
  %124 = tail call %struct.string* @__sv_string_append(%struct.string* noundef nonnull %22, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i64 noundef 1) #12
  br label %125

125:                                              ; preds = %123, %122
  br i1 %64, label %128, label %126

126:                                              ; preds = %125
  %127 = tail call %struct.string* @__sv_string_append(%struct.string* noundef nonnull %22, i8* noundef %49, i64 noundef %48) #12
  br label %128

128:                                              ; preds = %51, %58, %119, %116, %126, %125, %60
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %30) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %4, %struct.cursor* noundef nonnull %3) #14
  %129 = load i8*, i8** %31, align 8, !tbaa.struct !63
  %130 = load i64, i64* %33, align 8, !tbaa.struct !64
  %131 = load i32, i32* %35, align 8, !tbaa.struct !21
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %30) #13
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %42, label %46

133:                                              ; preds = %42
  %134 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %135 = load i8*, i8** %134, align 8, !tbaa !47
  %136 = add i64 %44, -1
  %137 = getelementptr inbounds i8, i8* %135, i64 %136
  %138 = load i8, i8* %137, align 1, !tbaa !41
  %139 = icmp eq i8 %138, 47
  br i1 %139, label %140, label %158

140:                                              ; preds = %133
  %141 = add i64 %44, -2
  %142 = getelementptr inbounds i8, i8* %135, i64 %141
  %143 = load i8, i8* %142, align 1, !tbaa !41
  %144 = icmp eq i8 %143, 46
  br i1 %144, label %145, label %158

145:                                              ; preds = %140
  %146 = add i64 %44, -3
  %147 = getelementptr inbounds i8, i8* %135, i64 %146
  %148 = load i8, i8* %147, align 1, !tbaa !41
  %149 = icmp eq i8 %148, 46
  br i1 %149, label %150, label %158

150:                                              ; preds = %145
  %151 = icmp eq i64 %44, 3
  br i1 %151, label %157, label %152

152:                                              ; preds = %150
  %153 = add i64 %44, -4
  %154 = getelementptr inbounds i8, i8* %135, i64 %153
  %155 = load i8, i8* %154, align 1, !tbaa !41
  %156 = icmp eq i8 %155, 47
  br i1 %156, label %157, label %158

157:                                              ; preds = %152, %150
  store i64 %136, i64* %43, align 8, !tbaa !48
  store i8 0, i8* %137, align 1, !tbaa !41
  br label %158

158:                                              ; preds = %157, %152, %145, %140, %133, %42
  %159 = load i64, i64* %11, align 8, !tbaa !19
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %166, label %161

161:                                              ; preds = %158
  %162 = load i64, i64* %43, align 8, !tbaa !48
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %164, label %166

164:                                              ; preds = %161
  %165 = tail call %struct.string* @__sv_string_append(%struct.string* noundef nonnull %22, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #12
  br label %166

166:                                              ; preds = %164, %161, %158
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef nonnull %0) #14
  br label %167

167:                                              ; preds = %166, %26
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt10filesystem7__cxx114path18lexically_relativeERKS1_(%struct.path* noundef %0, %struct.path* nocapture noundef readonly %1, %struct.path* nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = alloca %struct.cursor, align 8
  %5 = alloca %struct.cursor, align 8
  %6 = alloca %struct.cursor, align 8
  %7 = alloca %struct.piece, align 8
  %8 = alloca %struct.piece, align 8
  %9 = alloca %struct.piece, align 8
  %10 = alloca %struct.piece, align 8
  %11 = bitcast %struct.cursor* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %11) #13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !67)
  %12 = getelementptr inbounds %struct.cursor, %struct.cursor* %4, i64 0, i32 0
  %13 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %14 = load i8*, i8** %13, align 8, !tbaa !12, !noalias !67
  store i8* %14, i8** %12, align 8, !tbaa !16, !alias.scope !67
  %15 = getelementptr inbounds %struct.cursor, %struct.cursor* %4, i64 0, i32 1
  store i8* %14, i8** %15, align 8, !tbaa !18, !alias.scope !67
  %16 = getelementptr inbounds %struct.cursor, %struct.cursor* %4, i64 0, i32 2
  %17 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %18 = load i64, i64* %17, align 8, !tbaa !19, !noalias !67
  %19 = getelementptr inbounds i8, i8* %14, i64 %18
  store i8* %19, i8** %16, align 8, !tbaa !20, !alias.scope !67
  %20 = bitcast %struct.cursor* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %20) #13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !70)
  %21 = getelementptr inbounds %struct.cursor, %struct.cursor* %5, i64 0, i32 0
  %22 = getelementptr inbounds %struct.path, %struct.path* %2, i64 0, i32 0, i32 0
  %23 = load i8*, i8** %22, align 8, !tbaa !12, !noalias !70
  store i8* %23, i8** %21, align 8, !tbaa !16, !alias.scope !70
  %24 = getelementptr inbounds %struct.cursor, %struct.cursor* %5, i64 0, i32 1
  store i8* %23, i8** %24, align 8, !tbaa !18, !alias.scope !70
  %25 = getelementptr inbounds %struct.cursor, %struct.cursor* %5, i64 0, i32 2
  %26 = getelementptr inbounds %struct.path, %struct.path* %2, i64 0, i32 0, i32 1
  %27 = load i64, i64* %26, align 8, !tbaa !19, !noalias !70
  %28 = getelementptr inbounds i8, i8* %23, i64 %27
  store i8* %28, i8** %25, align 8, !tbaa !20, !alias.scope !70
  %29 = bitcast %struct.cursor* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %29) #13
  %30 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0
  tail call void @__sv_string_make(%struct.string* noundef %30, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.2, i64 0, i64 0), i64 noundef 0) #12
  %31 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 1
  store i64 3, i64* %31, align 8, !tbaa !24
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  %32 = load i64, i64* %17, align 8, !tbaa !19
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %3
  %35 = load i8*, i8** %13, align 8, !tbaa !12
  %36 = load i8, i8* %35, align 1, !tbaa !41
  %37 = icmp eq i8 %36, 47
  %38 = zext i1 %37 to i32
  br label %39

39:                                               ; preds = %3, %34
  %40 = phi i32 [ 0, %3 ], [ %38, %34 ]
  %41 = load i64, i64* %26, align 8, !tbaa !19
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %48, label %43

43:                                               ; preds = %39
  %44 = load i8*, i8** %22, align 8, !tbaa !12
  %45 = load i8, i8* %44, align 1, !tbaa !41
  %46 = icmp eq i8 %45, 47
  %47 = zext i1 %46 to i32
  br label %48

48:                                               ; preds = %39, %43
  %49 = phi i32 [ 0, %39 ], [ %47, %43 ]
  %50 = icmp eq i32 %40, %49
  br i1 %50, label %51, label %152

51:                                               ; preds = %48
  %52 = bitcast %struct.piece* %7 to i8*
  %53 = getelementptr inbounds %struct.piece, %struct.piece* %7, i64 0, i32 0
  %54 = getelementptr inbounds %struct.piece, %struct.piece* %7, i64 0, i32 1
  %55 = getelementptr inbounds %struct.piece, %struct.piece* %7, i64 0, i32 2
  %56 = bitcast %struct.piece* %8 to i8*
  %57 = getelementptr inbounds %struct.piece, %struct.piece* %8, i64 0, i32 0
  %58 = getelementptr inbounds %struct.piece, %struct.piece* %8, i64 0, i32 1
  %59 = getelementptr inbounds %struct.piece, %struct.piece* %8, i64 0, i32 2
  br label %60

60:                                               ; preds = %51, %72
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %29, i8* noundef nonnull align 8 dereferenceable(24) %11, i64 24, i1 false), !tbaa.struct !29
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %52) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %7, %struct.cursor* noundef nonnull %4) #14
  %61 = load i8*, i8** %53, align 8, !tbaa.struct !63
  %62 = load i64, i64* %54, align 8, !tbaa.struct !64
  %63 = load i32, i32* %55, align 8, !tbaa.struct !21
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %52) #13
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %56) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %8, %struct.cursor* noundef nonnull %5) #14
  %64 = load i8*, i8** %57, align 8, !tbaa.struct !63
  %65 = load i64, i64* %58, align 8, !tbaa.struct !64
  %66 = load i32, i32* %59, align 8, !tbaa.struct !21
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %56) #13
  %67 = icmp ne i32 %63, 0
  %68 = icmp ne i32 %66, 0
  %69 = select i1 %67, i1 %68, i1 false
  %70 = icmp eq i64 %62, %65
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %72, label %75

72:                                               ; preds = %60
  %73 = tail call i32 @memcmp(i8* noundef %61, i8* noundef %64, i64 noundef %62) #12
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %60, label %79, !llvm.loop !73

75:                                               ; preds = %60
  %76 = icmp eq i32 %63, 0
  %77 = icmp eq i32 %66, 0
  %78 = select i1 %76, i1 %77, i1 false
  br i1 %78, label %148, label %79

79:                                               ; preds = %72, %75
  %80 = phi i64 [ %65, %75 ], [ %62, %72 ]
  %81 = bitcast %struct.piece* %9 to i8*
  %82 = getelementptr inbounds %struct.piece, %struct.piece* %9, i64 0, i32 0
  %83 = getelementptr inbounds %struct.piece, %struct.piece* %9, i64 0, i32 1
  %84 = getelementptr inbounds %struct.piece, %struct.piece* %9, i64 0, i32 2
  br label %85

85:                                               ; preds = %79, %115
  %86 = phi i32 [ %120, %115 ], [ %66, %79 ]
  %87 = phi i64 [ %119, %115 ], [ %80, %79 ]
  %88 = phi i8* [ %118, %115 ], [ %64, %79 ]
  %89 = phi i64 [ %117, %115 ], [ 0, %79 ]
  switch i32 %86, label %98 [
    i32 0, label %121
    i32 3, label %90
  ]

90:                                               ; preds = %85
  %91 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0)) #12
  %92 = icmp eq i64 %87, %91
  br i1 %92, label %93, label %96

93:                                               ; preds = %90
  %94 = tail call i32 @memcmp(i8* noundef %88, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i64 noundef %87) #12
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %115, label %100

96:                                               ; preds = %90
  %97 = icmp eq i64 %87, 0
  br i1 %97, label %112, label %102

98:                                               ; preds = %85
  %99 = icmp eq i64 %87, 0
  br i1 %99, label %112, label %109

100:                                              ; preds = %93
  %101 = icmp eq i64 %87, 0
  br i1 %101, label %112, label %102

102:                                              ; preds = %96, %100
  %103 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #12
  %104 = icmp eq i64 %87, %103
  br i1 %104, label %105, label %109

105:                                              ; preds = %102
  %106 = tail call i32 @memcmp(i8* noundef %88, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef %87) #12
  %107 = icmp eq i32 %106, 0
  %108 = zext i1 %107 to i32
  br label %109

109:                                              ; preds = %98, %102, %105
  %110 = phi i32 [ 0, %102 ], [ %108, %105 ], [ 0, %98 ]
  %111 = icmp eq i32 %110, 0
  br label %112

112:                                              ; preds = %98, %100, %109, %96
  %113 = phi i1 [ false, %96 ], [ %111, %109 ], [ false, %100 ], [ false, %98 ]
  %114 = zext i1 %113 to i64
  br label %115

115:                                              ; preds = %93, %112
  %116 = phi i64 [ %114, %112 ], [ -1, %93 ]
  %117 = add nsw i64 %116, %89
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %81) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %9, %struct.cursor* noundef nonnull %5) #14
  %118 = load i8*, i8** %82, align 8, !tbaa.struct !63
  %119 = load i64, i64* %83, align 8, !tbaa.struct !64
  %120 = load i32, i32* %84, align 8, !tbaa.struct !21
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %81) #13
  br label %85, !llvm.loop !74

121:                                              ; preds = %85
  %122 = icmp slt i64 %89, 0
  br i1 %122, label %152, label %123

123:                                              ; preds = %121
  %124 = icmp eq i64 %89, 0
  %125 = icmp eq i64 %62, 0
  %126 = select i1 %124, i1 %125, i1 false
  br i1 %126, label %148, label %127

127:                                              ; preds = %123
  br i1 %124, label %128, label %137

128:                                              ; preds = %137, %127
  %129 = bitcast %struct.piece* %10 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %129) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %10, %struct.cursor* noundef nonnull %6) #14
  %130 = getelementptr inbounds %struct.piece, %struct.piece* %10, i64 0, i32 0
  %131 = load i8*, i8** %130, align 8, !tbaa.struct !63
  %132 = getelementptr inbounds %struct.piece, %struct.piece* %10, i64 0, i32 1
  %133 = load i64, i64* %132, align 8, !tbaa.struct !64
  %134 = getelementptr inbounds %struct.piece, %struct.piece* %10, i64 0, i32 2
  %135 = load i32, i32* %134, align 8, !tbaa.struct !21
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %129) #13
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %152, label %141

137:                                              ; preds = %127, %137
  %138 = phi i64 [ %139, %137 ], [ %89, %127 ]
  %139 = add nsw i64 %138, -1
  tail call void @__sv_path_append(%struct.path* noundef %0, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i64 noundef 2) #14
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %128, label %137, !llvm.loop !75

141:                                              ; preds = %128, %141
  %142 = phi i64 [ %145, %141 ], [ %133, %128 ]
  %143 = phi i8* [ %144, %141 ], [ %131, %128 ]
  tail call void @__sv_path_append(%struct.path* noundef %0, i8* noundef %143, i64 noundef %142) #14
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %129) #13
  call fastcc void @next(%struct.piece* nonnull sret(%struct.piece) align 8 %10, %struct.cursor* noundef nonnull %6) #14
  %144 = load i8*, i8** %130, align 8, !tbaa.struct !63
  %145 = load i64, i64* %132, align 8, !tbaa.struct !64
  %146 = load i32, i32* %134, align 8, !tbaa.struct !21
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %129) #13
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %152, label %141, !llvm.loop !76

148:                                              ; preds = %123, %75
  %149 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %150 = load i64, i64* %149, align 8, !tbaa !19
  %151 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %30, i64 noundef 0, i64 noundef %150, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #12
  tail call void @_ZNSt10filesystem7__cxx114path14_M_split_cmptsEv(%struct.path* noundef %0) #12
  br label %152

152:                                              ; preds = %141, %148, %128, %121, %48
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %29) #13
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %20) #13
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %11) #13
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt10filesystem7__cxx114path19lexically_proximateERKS1_(%struct.path* noundef %0, %struct.path* noundef %1, %struct.path* nocapture noundef readonly %2) local_unnamed_addr #0 {
  tail call void @_ZNKSt10filesystem7__cxx114path18lexically_relativeERKS1_(%struct.path* noundef %0, %struct.path* noundef %1, %struct.path* noundef %2) #14
  %4 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !19
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = tail call %struct.path* @_ZNSt10filesystem7__cxx114pathaSERKS1_(%struct.path* noundef nonnull %0, %struct.path* noundef %1) #14
  br label %9

9:                                                ; preds = %7, %3
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @_Znwm(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: inaccessiblememonly nofree nosync nounwind willreturn
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #11

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inaccessiblememonly nofree nosync nounwind willreturn }
attributes #11 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #12 = { nobuiltin nounwind optsize "no-builtins" }
attributes #13 = { nounwind }
attributes #14 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"long", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"over: argument 0"}
!11 = distinct !{!11, !"over"}
!12 = !{!13, !15, i64 0}
!13 = !{!"path", !14, i64 0, !3, i64 32}
!14 = !{!"string", !15, i64 0, !3, i64 8, !4, i64 16}
!15 = !{!"any pointer", !4, i64 0}
!16 = !{!17, !15, i64 0}
!17 = !{!"cursor", !15, i64 0, !15, i64 8, !15, i64 16}
!18 = !{!17, !15, i64 8}
!19 = !{!13, !3, i64 8}
!20 = !{!17, !15, i64 16}
!21 = !{i64 0, i64 4, !22}
!22 = !{!23, !23, i64 0}
!23 = !{!"int", !4, i64 0}
!24 = !{!13, !3, i64 32}
!25 = distinct !{!25, !7, !8}
!26 = !{!27}
!27 = distinct !{!27, !28, !"over: argument 0"}
!28 = distinct !{!28, !"over"}
!29 = !{i64 0, i64 8, !30, i64 8, i64 8, !30, i64 16, i64 8, !30}
!30 = !{!15, !15, i64 0}
!31 = !{i64 0, i64 8, !30, i64 8, i64 8, !30}
!32 = !{i64 0, i64 8, !30}
!33 = !{!34, !15, i64 0}
!34 = !{!"piece", !15, i64 0, !3, i64 8, !23, i64 16}
!35 = !{!34, !3, i64 8}
!36 = !{!34, !23, i64 16}
!37 = !{!38, !3, i64 32}
!38 = !{!"part", !13, i64 0, !3, i64 40}
!39 = !{!38, !3, i64 40}
!40 = distinct !{!40, !7, !8}
!41 = !{!4, !4, i64 0}
!42 = distinct !{!42, !7, !8}
!43 = distinct !{!43, !7, !8}
!44 = !{!38, !15, i64 0}
!45 = !{!38, !3, i64 8}
!46 = distinct !{!46, !7, !8}
!47 = !{!14, !15, i64 0}
!48 = !{!14, !3, i64 8}
!49 = distinct !{!49, !7, !8}
!50 = distinct !{!50, !7, !8}
!51 = distinct !{!51, !7, !8}
!52 = !{!53}
!53 = distinct !{!53, !54, !"over: argument 0"}
!54 = distinct !{!54, !"over"}
!55 = !{!56}
!56 = distinct !{!56, !57, !"over: argument 0"}
!57 = distinct !{!57, !"over"}
!58 = distinct !{!58, !8}
!59 = distinct !{!59, !7, !8}
!60 = !{!61}
!61 = distinct !{!61, !62, !"over: argument 0"}
!62 = distinct !{!62, !"over"}
!63 = !{i64 0, i64 8, !30, i64 8, i64 8, !2, i64 16, i64 4, !22}
!64 = !{i64 0, i64 8, !2, i64 8, i64 4, !22}
!65 = distinct !{!65, !7, !8}
!66 = distinct !{!66, !7, !8}
!67 = !{!68}
!68 = distinct !{!68, !69, !"over: argument 0"}
!69 = distinct !{!69, !"over"}
!70 = !{!71}
!71 = distinct !{!71, !72, !"over: argument 0"}
!72 = distinct !{!72, !"over"}
!73 = distinct !{!73, !7, !8}
!74 = distinct !{!74, !7, !8}
!75 = distinct !{!75, !7, !8}
!76 = distinct !{!76, !7, !8}
