; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/multibyte.c
; ModuleID = 'runtime/c/multibyte.c'
source_filename = "runtime/c/multibyte.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.state = type { i8, i8, i16, i32 }

@mbrtowc.own = internal unnamed_addr global %struct.state zeroinitializer, align 4
@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@mbrlen.own = internal global %struct.state zeroinitializer, align 4
@mbtowc.own = internal global %struct.state zeroinitializer, align 4
@__sv_utf8 = external dso_local local_unnamed_addr global i32, align 4
@mbsnrtowcs.own = internal global %struct.state zeroinitializer, align 4
@mbsrtowcs.own = internal global %struct.state zeroinitializer, align 4
@mbrtoc32.own = internal global %struct.state zeroinitializer, align 4
@mbrtoc16.own = internal global %struct.state zeroinitializer, align 4
@c16rtomb.own = internal unnamed_addr global %struct.state zeroinitializer, align 4

; Function Attrs: nounwind optsize
define dso_local i64 @mbrtowc(i32* noundef writeonly %0, i8* noundef readonly %1, i64 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i8* %3, null
  %6 = select i1 %5, i8* getelementptr inbounds (%struct.state, %struct.state* @mbrtowc.own, i64 0, i32 0), i8* %3
  %7 = bitcast i8* %6 to i64*
  %8 = load i64, i64* %7, align 4
  %9 = icmp eq i8* %1, null
  %10 = select i1 %9, i64 1, i64 %2
  %11 = select i1 %9, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0), i8* %1
  %12 = select i1 %9, i32* null, i32* %0
  %13 = icmp eq i64 %10, 0
  br i1 %13, label %97, label %14

14:                                               ; preds = %4
  %15 = lshr i64 %8, 8
  %16 = trunc i64 %15 to i8
  %17 = lshr i64 %8, 32
  %18 = trunc i64 %17 to i32
  %19 = trunc i64 %8 to i8
  %20 = getelementptr inbounds i8, i8* %6, i64 4
  %21 = bitcast i8* %20 to i32*
  %22 = getelementptr inbounds i8, i8* %6, i64 1
  %23 = load i32, i32* @__sv_utf8, align 4
  %24 = icmp eq i32 %23, 0
  br label %25

25:                                               ; preds = %14, %91
  %26 = phi i8 [ %16, %14 ], [ %92, %91 ]
  %27 = phi i32 [ %18, %14 ], [ %93, %91 ]
  %28 = phi i8 [ %19, %14 ], [ %94, %91 ]
  %29 = phi i64 [ 0, %14 ], [ %95, %91 ]
  %30 = getelementptr inbounds i8, i8* %11, i64 %29
  %31 = load i8, i8* %30, align 1, !tbaa !2
  %32 = zext i8 %31 to i32
  %33 = icmp eq i8 %28, 0
  br i1 %33, label %34, label %56

34:                                               ; preds = %25
  %35 = icmp sgt i8 %31, -1
  br i1 %35, label %36, label %38

36:                                               ; preds = %34
  %37 = zext i8 %31 to i32
  br label %81

38:                                               ; preds = %34
  %39 = add nsw i32 %32, -254
  %40 = icmp ult i32 %39, -60
  %41 = or i1 %40, %24
  br i1 %41, label %79, label %42

42:                                               ; preds = %38
  %43 = icmp ult i8 %31, -32
  br i1 %43, label %51, label %44

44:                                               ; preds = %42
  %45 = icmp ult i8 %31, -16
  br i1 %45, label %51, label %46

46:                                               ; preds = %44
  %47 = icmp ult i8 %31, -8
  br i1 %47, label %51, label %48

48:                                               ; preds = %46
  %49 = icmp ult i8 %31, -4
  %50 = select i1 %49, i8 5, i8 6
  br label %51

51:                                               ; preds = %48, %46, %44, %42
  %52 = phi i8 [ 2, %42 ], [ 3, %44 ], [ %50, %48 ], [ 4, %46 ]
  store i8 %52, i8* %6, align 4, !tbaa !5
  store i8 1, i8* %22, align 1, !tbaa !9
  %53 = zext i8 %52 to i32
  %54 = lshr i32 127, %53
  %55 = and i32 %54, %32
  store i32 %55, i32* %21, align 4, !tbaa !10
  br label %91

56:                                               ; preds = %25
  %57 = and i32 %32, 192
  %58 = icmp eq i32 %57, 128
  br i1 %58, label %59, label %79

59:                                               ; preds = %56
  %60 = shl i32 %27, 6
  %61 = and i32 %32, 63
  %62 = or i32 %60, %61
  store i32 %62, i32* %21, align 4, !tbaa !10
  %63 = add i8 %26, 1
  store i8 %63, i8* %22, align 1, !tbaa !9
  %64 = icmp ult i8 %63, %28
  br i1 %64, label %91, label %65

65:                                               ; preds = %59
  %66 = icmp ugt i8 %28, 2
  br i1 %66, label %67, label %76

67:                                               ; preds = %65
  %68 = zext i8 %28 to i32
  %69 = mul nuw nsw i32 %68, 5
  %70 = add nsw i32 %69, -4
  %71 = lshr i32 %62, %70
  %72 = icmp eq i32 %71, 0
  %73 = and i32 %27, 67108832
  %74 = icmp eq i32 %73, 864
  %75 = select i1 %72, i1 true, i1 %74
  br i1 %75, label %79, label %81

76:                                               ; preds = %65
  %77 = and i32 %27, 67108832
  %78 = icmp eq i32 %77, 864
  br i1 %78, label %79, label %81

79:                                               ; preds = %38, %56, %76, %67
  store i64 %8, i64* %7, align 4
  %80 = tail call i32* @__errno_location() #7
  store i32 84, i32* %80, align 4, !tbaa !11
  br label %97

81:                                               ; preds = %67, %36, %76
  %82 = phi i32 [ %62, %67 ], [ %37, %36 ], [ %62, %76 ]
  store i8 0, i8* %6, align 4, !tbaa.struct !12
  store i8 0, i8* %22, align 1, !tbaa.struct !14
  %83 = getelementptr inbounds i8, i8* %6, i64 2
  %84 = bitcast i8* %83 to i16*
  store i16 0, i16* %84, align 2, !tbaa.struct !15
  store i32 0, i32* %21, align 4, !tbaa.struct !16
  %85 = icmp eq i32* %12, null
  br i1 %85, label %87, label %86

86:                                               ; preds = %81
  store i32 %82, i32* %12, align 4, !tbaa !11
  br label %87

87:                                               ; preds = %86, %81
  %88 = icmp eq i32 %82, 0
  %89 = add nuw i64 %29, 1
  %90 = select i1 %88, i64 0, i64 %89
  br label %97

91:                                               ; preds = %51, %59
  %92 = phi i8 [ 1, %51 ], [ %63, %59 ]
  %93 = phi i32 [ %55, %51 ], [ %62, %59 ]
  %94 = phi i8 [ %52, %51 ], [ %28, %59 ]
  %95 = add nuw i64 %29, 1
  %96 = icmp eq i64 %95, %10
  br i1 %96, label %97, label %25, !llvm.loop !17

97:                                               ; preds = %91, %4, %79, %87
  %98 = phi i64 [ %90, %87 ], [ -1, %79 ], [ -2, %4 ], [ -2, %91 ]
  ret i64 %98
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i64 @mbrlen(i8* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %2, null
  %5 = select i1 %4, i8* getelementptr inbounds (%struct.state, %struct.state* @mbrlen.own, i64 0, i32 0), i8* %2
  %6 = tail call i64 @mbrtowc(i32* noundef null, i8* noundef %0, i64 noundef %1, i8* noundef %5) #8
  ret i64 %6
}

; Function Attrs: nounwind optsize
define dso_local i64 @__mbrlen(i8* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %2, null
  %5 = select i1 %4, i8* getelementptr inbounds (%struct.state, %struct.state* @mbrlen.own, i64 0, i32 0), i8* %2
  %6 = tail call i64 @mbrtowc(i32* noundef null, i8* noundef %0, i64 noundef %1, i8* noundef %5) #7
  ret i64 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @mbsinit(i8* noundef readonly %0) local_unnamed_addr #4 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %7, label %3

3:                                                ; preds = %1
  %4 = load i8, i8* %0, align 4, !tbaa !5
  %5 = icmp eq i8 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 1, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @mbtowc(i32* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i32 @next_char(i32* noundef %0, i8* noundef %1, i64 noundef %2, %struct.state* noundef nonnull @mbtowc.own) #8
  ret i32 %4
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @next_char(i32* noundef %0, i8* noundef %1, i64 noundef %2, %struct.state* noundef %3) unnamed_addr #0 {
  %5 = icmp eq i8* %1, null
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 0
  store i8 0, i8* %7, align 4, !tbaa.struct !12
  %8 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 1
  store i8 0, i8* %8, align 1, !tbaa.struct !14
  %9 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 2
  store i16 0, i16* %9, align 2, !tbaa.struct !15
  %10 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 3
  store i32 0, i32* %10, align 4, !tbaa.struct !16
  br label %25

11:                                               ; preds = %4
  %12 = icmp eq i64 %2, 0
  br i1 %12, label %25, label %13

13:                                               ; preds = %11
  %14 = load i8, i8* %1, align 1, !tbaa !2
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %13
  %17 = icmp eq i32* %0, null
  br i1 %17, label %25, label %18

18:                                               ; preds = %16
  store i32 0, i32* %0, align 4, !tbaa !11
  br label %25

19:                                               ; preds = %13
  %20 = getelementptr %struct.state, %struct.state* %3, i64 0, i32 0
  %21 = tail call i64 @mbrtowc(i32* noundef %0, i8* noundef nonnull %1, i64 noundef %2, i8* noundef %20) #8
  %22 = icmp ugt i64 %21, -3
  %23 = trunc i64 %21 to i32
  %24 = select i1 %22, i32 -1, i32 %23
  br label %25

25:                                               ; preds = %18, %16, %11, %19, %6
  %26 = phi i32 [ %24, %19 ], [ 0, %6 ], [ -1, %11 ], [ 0, %16 ], [ 0, %18 ]
  ret i32 %26
}

; Function Attrs: nounwind optsize
define dso_local i32 @mblen(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i64, align 8
  %4 = bitcast i64* %3 to %struct.state*
  %5 = bitcast i64* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #9
  store i64 0, i64* %3, align 8
  %6 = call fastcc i32 @next_char(i32* noundef null, i8* noundef %0, i64 noundef %1, %struct.state* noundef nonnull %4) #8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #9
  ret i32 %6
}

; Function Attrs: nofree norecurse nosync nounwind optsize writeonly
define dso_local i64 @__sv_encode(i8* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp ult i32 %1, 128
  br i1 %3, label %30, label %4

4:                                                ; preds = %2
  %5 = icmp ult i32 %1, 2048
  br i1 %5, label %13, label %6

6:                                                ; preds = %4
  %7 = icmp ult i32 %1, 65536
  br i1 %7, label %13, label %8

8:                                                ; preds = %6
  %9 = icmp ult i32 %1, 2097152
  br i1 %9, label %13, label %10

10:                                               ; preds = %8
  %11 = icmp ult i32 %1, 67108864
  %12 = select i1 %11, i32 5, i32 6
  br label %13

13:                                               ; preds = %4, %10, %8, %6
  %14 = phi i32 [ 2, %4 ], [ 3, %6 ], [ %12, %10 ], [ 4, %8 ]
  %15 = zext i32 %14 to i64
  %16 = add nsw i64 %15, -1
  br label %20

17:                                               ; preds = %20
  %18 = lshr i32 65280, %14
  %19 = or i32 %27, %18
  br label %30

20:                                               ; preds = %13, %20
  %21 = phi i64 [ %28, %20 ], [ %16, %13 ]
  %22 = phi i32 [ %27, %20 ], [ %1, %13 ]
  %23 = trunc i32 %22 to i8
  %24 = and i8 %23, 63
  %25 = or i8 %24, -128
  %26 = getelementptr inbounds i8, i8* %0, i64 %21
  store i8 %25, i8* %26, align 1, !tbaa !2
  %27 = lshr i32 %22, 6
  %28 = add nsw i64 %21, -1
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %17, label %20, !llvm.loop !20

30:                                               ; preds = %2, %17
  %31 = phi i32 [ %19, %17 ], [ %1, %2 ]
  %32 = phi i64 [ %15, %17 ], [ 1, %2 ]
  %33 = trunc i32 %31 to i8
  store i8 %33, i8* %0, align 1, !tbaa !2
  ret i64 %32
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcrtomb(i8* noundef writeonly %0, i32 noundef %1, i8* noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %2, null
  br i1 %4, label %11, label %5

5:                                                ; preds = %3
  store i8 0, i8* %2, align 4, !tbaa.struct !12
  %6 = getelementptr inbounds i8, i8* %2, i64 1
  store i8 0, i8* %6, align 1, !tbaa.struct !14
  %7 = getelementptr inbounds i8, i8* %2, i64 2
  %8 = bitcast i8* %7 to i16*
  store i16 0, i16* %8, align 2, !tbaa.struct !15
  %9 = getelementptr inbounds i8, i8* %2, i64 4
  %10 = bitcast i8* %9 to i32*
  store i32 0, i32* %10, align 4, !tbaa.struct !16
  br label %11

11:                                               ; preds = %5, %3
  %12 = icmp eq i8* %0, null
  br i1 %12, label %27, label %13

13:                                               ; preds = %11
  %14 = icmp ugt i32 %1, 127
  br i1 %14, label %15, label %25

15:                                               ; preds = %13
  %16 = load i32, i32* @__sv_utf8, align 4, !tbaa !11
  %17 = icmp eq i32 %16, 0
  %18 = icmp slt i32 %1, 0
  %19 = or i1 %18, %17
  %20 = and i32 %1, -2048
  %21 = icmp eq i32 %20, 55296
  %22 = or i1 %21, %19
  br i1 %22, label %23, label %25

23:                                               ; preds = %15
  %24 = tail call i32* @__errno_location() #7
  store i32 84, i32* %24, align 4, !tbaa !11
  br label %27

25:                                               ; preds = %15, %13
  %26 = tail call i64 @__sv_encode(i8* noundef nonnull %0, i32 noundef %1) #8
  br label %27

27:                                               ; preds = %11, %25, %23
  %28 = phi i64 [ -1, %23 ], [ %26, %25 ], [ 1, %11 ]
  ret i64 %28
}

; Function Attrs: nounwind optsize
define dso_local i32 @wctomb(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = tail call i64 @wcrtomb(i8* noundef nonnull %0, i32 noundef %1, i8* noundef null) #8
  %6 = trunc i64 %5 to i32
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i32 [ %6, %4 ], [ 0, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i64 @mbsnrtowcs(i32* noundef writeonly %0, i8** nocapture noundef %1, i64 noundef %2, i64 noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = bitcast i64* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8) #9
  %9 = icmp eq i8* %4, null
  %10 = select i1 %9, i8* getelementptr inbounds (%struct.state, %struct.state* @mbsnrtowcs.own, i64 0, i32 0), i8* %4
  %11 = icmp eq i32* %0, null
  br i1 %11, label %12, label %17

12:                                               ; preds = %5
  %13 = bitcast i64* %6 to %struct.state*
  %14 = bitcast i8* %10 to i64*
  %15 = load i64, i64* %14, align 4
  store i64 %15, i64* %6, align 8
  %16 = load i8*, i8** %1, align 8, !tbaa !21
  br label %22

17:                                               ; preds = %5
  %18 = bitcast i8* %10 to %struct.state*
  %19 = load i8*, i8** %1, align 8, !tbaa !21
  %20 = icmp ne i64 %3, 0
  %21 = or i1 %11, %20
  br i1 %21, label %22, label %56

22:                                               ; preds = %12, %17
  %23 = phi i8* [ %16, %12 ], [ %19, %17 ]
  %24 = phi %struct.state* [ %13, %12 ], [ %18, %17 ]
  %25 = bitcast i32* %7 to i8*
  %26 = getelementptr %struct.state, %struct.state* %24, i64 0, i32 0
  br label %27

27:                                               ; preds = %22, %45
  %28 = phi i64 [ 0, %22 ], [ %50, %45 ]
  %29 = phi i8* [ %23, %22 ], [ %46, %45 ]
  %30 = phi i64 [ %2, %22 ], [ %49, %45 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %25) #9
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %27
  %33 = call i64 @mbrtowc(i32* noundef nonnull %7, i8* noundef %29, i64 noundef %30, i8* noundef %26) #8
  switch i64 %33, label %36 [
    i64 -1, label %44
    i64 -2, label %34
  ]

34:                                               ; preds = %27, %32
  %35 = getelementptr inbounds i8, i8* %29, i64 %30
  br label %42

36:                                               ; preds = %32
  %37 = load i32, i32* %7, align 4, !tbaa !11
  br i1 %11, label %40, label %38

38:                                               ; preds = %36
  %39 = getelementptr inbounds i32, i32* %0, i64 %28
  store i32 %37, i32* %39, align 4, !tbaa !11
  br label %40

40:                                               ; preds = %36, %38
  %41 = icmp eq i32 %37, 0
  br i1 %41, label %42, label %45

42:                                               ; preds = %40, %34
  %43 = phi i8* [ %35, %34 ], [ null, %40 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %25) #9
  br label %53

44:                                               ; preds = %32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %25) #9
  br label %53

45:                                               ; preds = %40
  %46 = getelementptr inbounds i8, i8* %29, i64 %33
  %47 = icmp eq i64 %30, -1
  %48 = sub i64 %30, %33
  %49 = select i1 %47, i64 -1, i64 %48
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %25) #9
  %50 = add i64 %28, 1
  %51 = icmp ult i64 %50, %3
  %52 = select i1 %11, i1 true, i1 %51
  br i1 %52, label %27, label %53, !llvm.loop !23

53:                                               ; preds = %45, %42, %44
  %54 = phi i8* [ %29, %44 ], [ %43, %42 ], [ %46, %45 ]
  %55 = phi i64 [ -1, %44 ], [ %28, %42 ], [ %50, %45 ]
  br i1 %11, label %59, label %56

56:                                               ; preds = %17, %53
  %57 = phi i64 [ %55, %53 ], [ 0, %17 ]
  %58 = phi i8* [ %54, %53 ], [ %19, %17 ]
  store i8* %58, i8** %1, align 8, !tbaa !21
  br label %59

59:                                               ; preds = %53, %56
  %60 = phi i64 [ %55, %53 ], [ %57, %56 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #9
  ret i64 %60
}

; Function Attrs: nounwind optsize
define dso_local i64 @mbsrtowcs(i32* noundef %0, i8** nocapture noundef %1, i64 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i8* %3, null
  %6 = select i1 %5, i8* getelementptr inbounds (%struct.state, %struct.state* @mbsrtowcs.own, i64 0, i32 0), i8* %3
  %7 = tail call i64 @mbsnrtowcs(i32* noundef %0, i8** noundef %1, i64 noundef -1, i64 noundef %2, i8* noundef %6) #8
  ret i64 %7
}

; Function Attrs: nounwind optsize
define dso_local i64 @mbstowcs(i32* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  store i8* %1, i8** %4, align 8, !tbaa !21
  %6 = bitcast i64* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #9
  store i64 0, i64* %5, align 8
  %7 = call i64 @mbsnrtowcs(i32* noundef %0, i8** noundef nonnull %4, i64 noundef -1, i64 noundef %2, i8* noundef nonnull %6) #7
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #9
  ret i64 %7
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcsnrtombs(i8* noundef writeonly %0, i32** nocapture noundef %1, i64 noundef %2, i64 noundef %3, i8* nocapture readnone %4) local_unnamed_addr #0 {
  %6 = alloca [8 x i8], align 1
  %7 = load i32*, i32** %1, align 8, !tbaa !21
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %42, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 0
  %11 = icmp eq i8* %0, null
  %12 = xor i1 %11, true
  br label %13

13:                                               ; preds = %9, %37
  %14 = phi i64 [ 0, %9 ], [ %38, %37 ]
  %15 = phi i32* [ %7, %9 ], [ %39, %37 ]
  %16 = phi i64 [ %2, %9 ], [ %40, %37 ]
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %10) #9
  %17 = icmp eq i64 %14, %3
  %18 = select i1 %12, i1 %17, i1 false
  br i1 %18, label %33, label %19

19:                                               ; preds = %13
  %20 = load i32, i32* %15, align 4, !tbaa !11
  %21 = call i64 @wcrtomb(i8* noundef nonnull %10, i32 noundef %20, i8* noundef null) #8
  %22 = icmp eq i64 %21, -1
  br i1 %22, label %36, label %23

23:                                               ; preds = %19
  %24 = sub i64 %3, %14
  %25 = icmp ugt i64 %21, %24
  %26 = select i1 %12, i1 %25, i1 false
  br i1 %26, label %33, label %27

27:                                               ; preds = %23
  br i1 %11, label %30, label %28

28:                                               ; preds = %27
  %29 = getelementptr inbounds i8, i8* %0, i64 %14
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %29, i8* nonnull align 1 %10, i64 %21, i1 false)
  br label %30

30:                                               ; preds = %28, %27
  %31 = load i32, i32* %15, align 4, !tbaa !11
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:                                               ; preds = %13, %23, %30
  %34 = phi i64 [ %3, %13 ], [ %14, %23 ], [ %14, %30 ]
  %35 = phi i32* [ %15, %13 ], [ %15, %23 ], [ null, %30 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #9
  br label %42

36:                                               ; preds = %19
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #9
  br label %42

37:                                               ; preds = %30
  %38 = add i64 %21, %14
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #9
  %39 = getelementptr inbounds i32, i32* %15, i64 1
  %40 = add i64 %16, -1
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %13, !llvm.loop !24

42:                                               ; preds = %37, %5, %33, %36
  %43 = phi i32* [ %15, %36 ], [ %35, %33 ], [ %7, %5 ], [ %39, %37 ]
  %44 = phi i64 [ -1, %36 ], [ %34, %33 ], [ 0, %5 ], [ %38, %37 ]
  %45 = icmp eq i8* %0, null
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  store i32* %43, i32** %1, align 8, !tbaa !21
  br label %47

47:                                               ; preds = %42, %46
  ret i64 %44
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcsrtombs(i8* noundef %0, i32** nocapture noundef %1, i64 noundef %2, i8* nocapture readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @wcsnrtombs(i8* noundef %0, i32** noundef %1, i64 noundef -1, i64 noundef %2, i8* undef) #8
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcstombs(i8* noundef %0, i32* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32*, align 8
  store i32* %1, i32** %4, align 8, !tbaa !21
  %5 = call i64 @wcsnrtombs(i8* noundef %0, i32** noundef nonnull %4, i64 noundef -1, i64 noundef %2, i8* undef) #7
  ret i64 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @btowc(i32 noundef %0) local_unnamed_addr #6 {
  %2 = icmp ult i32 %0, 128
  %3 = select i1 %2, i32 %0, i32 -1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @wctob(i32 noundef %0) local_unnamed_addr #6 {
  %2 = icmp ult i32 %0, 128
  %3 = select i1 %2, i32 %0, i32 -1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @__ctype_get_mb_cur_max() local_unnamed_addr #4 {
  %1 = load i32, i32* @__sv_utf8, align 4, !tbaa !11
  %2 = icmp eq i32 %1, 0
  %3 = select i1 %2, i64 1, i64 6
  ret i64 %3
}

; Function Attrs: nounwind optsize
define dso_local i64 @mbrtoc32(i32* noundef %0, i8* noundef %1, i64 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i8* %3, null
  %6 = select i1 %5, i8* getelementptr inbounds (%struct.state, %struct.state* @mbrtoc32.own, i64 0, i32 0), i8* %3
  %7 = tail call i64 @mbrtowc(i32* noundef %0, i8* noundef %1, i64 noundef %2, i8* noundef %6) #8
  ret i64 %7
}

; Function Attrs: nounwind optsize
define dso_local i64 @c32rtomb(i8* noundef %0, i32 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @wcrtomb(i8* noundef %0, i32 noundef %1, i8* noundef %2) #8
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @mbrtoc16(i16* noundef writeonly %0, i8* noundef %1, i64 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = icmp eq i8* %3, null
  %7 = select i1 %6, i8* getelementptr inbounds (%struct.state, %struct.state* @mbrtoc16.own, i64 0, i32 0), i8* %3
  %8 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #9
  %9 = getelementptr inbounds i8, i8* %7, i64 2
  %10 = bitcast i8* %9 to i16*
  %11 = load i16, i16* %10, align 2, !tbaa !25
  %12 = icmp eq i16 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %4
  %14 = icmp eq i16* %0, null
  br i1 %14, label %36, label %15

15:                                               ; preds = %13
  store i16 %11, i16* %0, align 2, !tbaa !13
  br label %36

16:                                               ; preds = %4
  %17 = call i64 @mbrtowc(i32* noundef nonnull %5, i8* noundef %1, i64 noundef %2, i8* noundef nonnull %7) #8
  %18 = icmp ule i64 %17, %2
  %19 = icmp ne i8* %1, null
  %20 = and i1 %19, %18
  br i1 %20, label %21, label %39

21:                                               ; preds = %16
  %22 = icmp eq i16* %0, null
  %23 = load i32, i32* %5, align 4, !tbaa !11
  br i1 %22, label %30, label %24

24:                                               ; preds = %21
  %25 = icmp slt i32 %23, 65536
  %26 = lshr i32 %23, 10
  %27 = add nuw nsw i32 %26, 55232
  %28 = select i1 %25, i32 %23, i32 %27
  %29 = trunc i32 %28 to i16
  store i16 %29, i16* %0, align 2, !tbaa !13
  br label %30

30:                                               ; preds = %21, %24
  %31 = icmp sgt i32 %23, 65535
  br i1 %31, label %32, label %39

32:                                               ; preds = %30
  %33 = trunc i32 %23 to i16
  %34 = and i16 %33, 1023
  %35 = or i16 %34, -9216
  br label %36

36:                                               ; preds = %13, %15, %32
  %37 = phi i16 [ %35, %32 ], [ 0, %15 ], [ 0, %13 ]
  %38 = phi i64 [ %17, %32 ], [ -3, %15 ], [ -3, %13 ]
  store i16 %37, i16* %10, align 2, !tbaa !25
  br label %39

39:                                               ; preds = %36, %16, %30
  %40 = phi i64 [ %17, %30 ], [ %17, %16 ], [ %38, %36 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #9
  ret i64 %40
}

; Function Attrs: nounwind optsize
define dso_local i64 @c16rtomb(i8* noundef %0, i16 noundef zeroext %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %2, null
  %5 = select i1 %4, i8* getelementptr inbounds (%struct.state, %struct.state* @c16rtomb.own, i64 0, i32 0), i8* %2
  %6 = icmp eq i8* %0, null
  br i1 %6, label %7, label %13

7:                                                ; preds = %3
  store i8 0, i8* %5, align 4, !tbaa.struct !12
  %8 = getelementptr inbounds i8, i8* %5, i64 1
  store i8 0, i8* %8, align 1, !tbaa.struct !14
  %9 = getelementptr inbounds i8, i8* %5, i64 2
  %10 = bitcast i8* %9 to i16*
  store i16 0, i16* %10, align 2, !tbaa.struct !15
  %11 = getelementptr inbounds i8, i8* %5, i64 4
  %12 = bitcast i8* %11 to i32*
  store i32 0, i32* %12, align 4, !tbaa.struct !16
  br label %35

13:                                               ; preds = %3
  %14 = getelementptr inbounds i8, i8* %5, i64 2
  %15 = bitcast i8* %14 to i16*
  %16 = load i16, i16* %15, align 2, !tbaa !25
  store i16 0, i16* %15, align 2, !tbaa !25
  %17 = zext i16 %16 to i32
  %18 = icmp eq i16 %16, 0
  %19 = zext i16 %1 to i32
  %20 = and i32 %19, 64512
  br i1 %18, label %30, label %21

21:                                               ; preds = %13
  %22 = icmp eq i32 %20, 56320
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = shl nuw nsw i32 %17, 10
  %25 = add nuw nsw i32 %19, -56613888
  %26 = add nsw i32 %25, %24
  %27 = tail call i64 @wcrtomb(i8* noundef nonnull %0, i32 noundef %26, i8* noundef null) #8
  br label %35

28:                                               ; preds = %21
  %29 = tail call i32* @__errno_location() #7
  store i32 84, i32* %29, align 4, !tbaa !11
  br label %35

30:                                               ; preds = %13
  %31 = icmp eq i32 %20, 55296
  br i1 %31, label %32, label %33

32:                                               ; preds = %30
  store i16 %1, i16* %15, align 2, !tbaa !25
  br label %35

33:                                               ; preds = %30
  %34 = tail call i64 @wcrtomb(i8* noundef nonnull %0, i32 noundef %19, i8* noundef null) #8
  br label %35

35:                                               ; preds = %23, %28, %32, %33, %7
  %36 = phi i64 [ 1, %7 ], [ %27, %23 ], [ -1, %28 ], [ 0, %32 ], [ %34, %33 ]
  ret i64 %36
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind optsize writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !3, i64 0}
!6 = !{!"state", !3, i64 0, !3, i64 1, !7, i64 2, !8, i64 4}
!7 = !{!"short", !3, i64 0}
!8 = !{!"int", !3, i64 0}
!9 = !{!6, !3, i64 1}
!10 = !{!6, !8, i64 4}
!11 = !{!8, !8, i64 0}
!12 = !{i64 0, i64 1, !2, i64 1, i64 1, !2, i64 2, i64 2, !13, i64 4, i64 4, !11}
!13 = !{!7, !7, i64 0}
!14 = !{i64 0, i64 1, !2, i64 1, i64 2, !13, i64 3, i64 4, !11}
!15 = !{i64 0, i64 2, !13, i64 2, i64 4, !11}
!16 = !{i64 0, i64 4, !11}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
!21 = !{!22, !22, i64 0}
!22 = !{!"any pointer", !3, i64 0}
!23 = distinct !{!23, !18, !19}
!24 = distinct !{!24, !18, !19}
!25 = !{!6, !7, i64 2}
