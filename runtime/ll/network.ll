; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/network.c
; ModuleID = 'runtime/c/network.c'
source_filename = "runtime/c/network.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { [16 x i8] }
%struct.hostent = type { i8*, i8**, i32, i32, i8** }
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.in4 = type { [4 x i8] }

@in6addr_loopback = dso_local local_unnamed_addr constant %struct.anon { [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01" }, align 1
@inet_ntoa.text = internal global [16 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [12 x i8] c"%d.%d.%d.%d\00", align 1
@h_errno = dso_local global i32 0, align 4
@gethostbyname2.address = internal global [16 x i8] zeroinitializer, align 16
@gethostbyname2.called = internal global [64 x i8] zeroinitializer, align 16
@gethostbyname2.addresses = internal global [2 x i8*] [i8* getelementptr inbounds ([16 x i8], [16 x i8]* @gethostbyname2.address, i32 0, i32 0), i8* null], align 16
@gethostbyname2.aliases = internal global [1 x i8*] zeroinitializer, align 8
@gethostbyname2.host = internal global %struct.hostent zeroinitializer, align 8
@.str.1 = private unnamed_addr constant [10 x i8] c"localhost\00", align 1
@hstrerror.texts = internal unnamed_addr constant [5 x i8*] [i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.6, i32 0, i32 0)], align 16
@.str.2 = private unnamed_addr constant [28 x i8] c"Resolver Error 0 (no error)\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"Unknown host\00", align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"Host name lookup failure\00", align 1
@.str.5 = private unnamed_addr constant [21 x i8] c"Unknown server error\00", align 1
@.str.6 = private unnamed_addr constant [32 x i8] c"No address associated with name\00", align 1
@.str.7 = private unnamed_addr constant [24 x i8] c"Resolver internal error\00", align 1
@.str.8 = private unnamed_addr constant [23 x i8] c"Unknown resolver error\00", align 1
@stderr = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str.9 = private unnamed_addr constant [5 x i8] c"%s: \00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@in6addr_any = dso_local local_unnamed_addr constant %struct.anon zeroinitializer, align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"%x\00", align 1

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local zeroext i16 @htons(i16 noundef zeroext %0) local_unnamed_addr #0 {
  %2 = tail call i16 @llvm.bswap.i16(i16 %0)
  ret i16 %2
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i16 @llvm.bswap.i16(i16) #1

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local zeroext i16 @ntohs(i16 noundef zeroext %0) local_unnamed_addr #0 {
  %2 = tail call i16 @llvm.bswap.i16(i16 %0)
  ret i16 %2
}

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local i32 @htonl(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.bswap.i32(i32 %0)
  ret i32 %2
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local i32 @ntohl(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.bswap.i32(i32 %0)
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @inet_aton(i8* noundef %0, %struct.in4* noundef writeonly %1) local_unnamed_addr #2 {
  %3 = alloca [4 x i64], align 16
  %4 = alloca i8*, align 8
  %5 = bitcast [4 x i64]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #9
  %6 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #9
  %7 = load i8, i8* %0, align 1, !tbaa !2
  %8 = zext i8 %7 to i32
  %9 = call i32 @isdigit(i32 noundef %8) #10
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %23, label %11

11:                                               ; preds = %2, %24
  %12 = phi i64 [ %25, %24 ], [ 0, %2 ]
  %13 = phi i8* [ %26, %24 ], [ %0, %2 ]
  %14 = call i64 @strtoul(i8* noundef nonnull %13, i8** noundef nonnull %4, i32 noundef 0) #10
  %15 = icmp ugt i64 %14, 4294967295
  %16 = icmp eq i64 %12, 4
  %17 = select i1 %15, i1 true, i1 %16
  br i1 %17, label %23, label %18

18:                                               ; preds = %11
  %19 = getelementptr inbounds [4 x i64], [4 x i64]* %3, i64 0, i64 %12
  store i64 %14, i64* %19, align 8, !tbaa !5
  %20 = load i8*, i8** %4, align 8, !tbaa !7
  %21 = load i8, i8* %20, align 1, !tbaa !2
  %22 = icmp eq i8 %21, 46
  br i1 %22, label %24, label %31

23:                                               ; preds = %11, %24, %2
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #9
  br label %75

24:                                               ; preds = %18
  %25 = add nuw nsw i64 %12, 1
  %26 = getelementptr inbounds i8, i8* %20, i64 1
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #9
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #9
  %27 = load i8, i8* %26, align 1, !tbaa !2
  %28 = zext i8 %27 to i32
  %29 = call i32 @isdigit(i32 noundef %28) #10
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %23, label %11

31:                                               ; preds = %18
  %32 = trunc i64 %12 to i32
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #9
  %33 = load i8, i8* %20, align 1, !tbaa !2
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = zext i8 %33 to i32
  %37 = call i32 @isspace(i32 noundef %36) #10
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %75, label %39

39:                                               ; preds = %35, %31
  %40 = icmp eq i32 %32, 0
  %41 = and i64 %12, 4294967295
  br i1 %40, label %55, label %42

42:                                               ; preds = %39, %48
  %43 = phi i64 [ %53, %48 ], [ 0, %39 ]
  %44 = phi i64 [ %52, %48 ], [ 0, %39 ]
  %45 = getelementptr inbounds [4 x i64], [4 x i64]* %3, i64 0, i64 %43
  %46 = load i64, i64* %45, align 8, !tbaa !5
  %47 = icmp ugt i64 %46, 255
  br i1 %47, label %75, label %48

48:                                               ; preds = %42
  %49 = mul nsw i64 %43, -8
  %50 = add nsw i64 %49, 24
  %51 = shl i64 %46, %50
  %52 = or i64 %51, %44
  %53 = add nuw nsw i64 %43, 1
  %54 = icmp eq i64 %53, %41
  br i1 %54, label %55, label %42, !llvm.loop !9

55:                                               ; preds = %48, %39
  %56 = phi i64 [ 0, %39 ], [ %52, %48 ]
  %57 = getelementptr inbounds [4 x i64], [4 x i64]* %3, i64 0, i64 %41
  %58 = load i64, i64* %57, align 8, !tbaa !5
  %59 = shl nsw i32 %32, 3
  %60 = lshr i32 -1, %59
  %61 = zext i32 %60 to i64
  %62 = icmp ugt i64 %58, %61
  br i1 %62, label %75, label %63

63:                                               ; preds = %55
  %64 = or i64 %58, %56
  %65 = icmp eq %struct.in4* %1, null
  br i1 %65, label %75, label %66

66:                                               ; preds = %63, %66
  %67 = phi i64 [ %73, %66 ], [ 0, %63 ]
  %68 = mul nsw i64 %67, -8
  %69 = add nsw i64 %68, 24
  %70 = lshr i64 %64, %69
  %71 = trunc i64 %70 to i8
  %72 = getelementptr inbounds %struct.in4, %struct.in4* %1, i64 0, i32 0, i64 %67
  store i8 %71, i8* %72, align 1, !tbaa !2
  %73 = add nuw nsw i64 %67, 1
  %74 = icmp ult i64 %67, 3
  br i1 %74, label %66, label %75, !llvm.loop !12

75:                                               ; preds = %42, %66, %63, %23, %55, %35
  %76 = phi i32 [ 0, %35 ], [ 0, %55 ], [ 0, %23 ], [ 1, %63 ], [ 1, %66 ], [ 0, %42 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #9
  ret i32 %76
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @inet_addr(i8* noundef %0) local_unnamed_addr #2 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to %struct.in4*
  %4 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9
  %5 = call i32 @inet_aton(i8* noundef %0, %struct.in4* noundef nonnull %3) #11
  %6 = icmp eq i32 %5, 0
  %7 = load i32, i32* %2, align 4
  %8 = select i1 %6, i32 -1, i32 %7
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9
  ret i32 %8
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind optsize
define dso_local i8* @inet_ntoa(i32 %0) local_unnamed_addr #2 {
  %2 = lshr i32 %0, 8
  %3 = lshr i32 %0, 16
  %4 = lshr i32 %0, 24
  %5 = and i32 %0, 255
  %6 = and i32 %2, 255
  %7 = and i32 %3, 255
  %8 = tail call i32 (i8*, i8*, ...) @sprintf(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @inet_ntoa.text, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %4) #10
  ret i8* getelementptr inbounds ([16 x i8], [16 x i8]* @inet_ntoa.text, i64 0, i64 0)
}

; Function Attrs: optsize
declare dso_local i32 @sprintf(i8* noundef, i8* noundef, ...) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @inet_pton(i32 noundef %0, i8* nocapture noundef readonly %1, i8* nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = alloca [16 x i8], align 16
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #9
  switch i32 %0, label %121 [
    i32 10, label %7
    i32 2, label %123
  ]

7:                                                ; preds = %3
  %8 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %8) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(16) %8, i8 0, i64 16, i1 false) #9
  %9 = load i8, i8* %1, align 1, !tbaa !2
  %10 = icmp eq i8 %9, 58
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, i8* %1, i64 1
  %13 = load i8, i8* %12, align 1, !tbaa !2
  %14 = icmp eq i8 %13, 58
  br i1 %14, label %15, label %119

15:                                               ; preds = %11, %7
  %16 = phi i8* [ %1, %7 ], [ %12, %11 ]
  br label %17

17:                                               ; preds = %15, %92
  %18 = phi i8 [ %93, %92 ], [ %9, %15 ]
  %19 = phi i64 [ %85, %92 ], [ 0, %15 ]
  %20 = phi i32 [ %25, %92 ], [ -1, %15 ]
  %21 = phi i8* [ %90, %92 ], [ %16, %15 ]
  %22 = trunc i64 %19 to i32
  br label %23

23:                                               ; preds = %33, %17
  %24 = phi i8 [ %18, %17 ], [ %35, %33 ]
  %25 = phi i32 [ %20, %17 ], [ %22, %33 ]
  %26 = phi i8* [ %21, %17 ], [ %34, %33 ]
  switch i8 %24, label %27 [
    i8 0, label %99
    i8 58, label %31
  ]

27:                                               ; preds = %23
  %28 = zext i8 %24 to i32
  %29 = tail call i32 @isxdigit(i32 noundef %28) #10
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %59, label %37

31:                                               ; preds = %23
  %32 = icmp sgt i32 %25, -1
  br i1 %32, label %119, label %33

33:                                               ; preds = %31
  %34 = getelementptr inbounds i8, i8* %26, i64 1
  %35 = load i8, i8* %34, align 1, !tbaa !2
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %97, label %23, !llvm.loop !13

37:                                               ; preds = %27, %37
  %38 = phi i32 [ %54, %37 ], [ 0, %27 ]
  %39 = phi i32 [ %52, %37 ], [ 0, %27 ]
  %40 = phi i8* [ %53, %37 ], [ %26, %27 ]
  %41 = shl i32 %39, 4
  %42 = load i8, i8* %40, align 1, !tbaa !2
  %43 = zext i8 %42 to i32
  %44 = tail call i32 @isdigit(i32 noundef %43) #10
  %45 = icmp eq i32 %44, 0
  %46 = load i8, i8* %40, align 1, !tbaa !2
  %47 = or i8 %46, 32
  %48 = select i1 %45, i8 %47, i8 %46
  %49 = select i1 %45, i32 -87, i32 -48
  %50 = sext i8 %48 to i32
  %51 = add nsw i32 %49, %50
  %52 = or i32 %51, %41
  %53 = getelementptr inbounds i8, i8* %40, i64 1
  %54 = add nuw nsw i32 %38, 1
  %55 = load i8, i8* %53, align 1, !tbaa !2
  %56 = zext i8 %55 to i32
  %57 = tail call i32 @isxdigit(i32 noundef %56) #10
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %37, !llvm.loop !14

59:                                               ; preds = %37, %27
  %60 = phi i8* [ %26, %27 ], [ %53, %37 ]
  %61 = phi i32 [ 0, %27 ], [ %52, %37 ]
  %62 = phi i32 [ 0, %27 ], [ %54, %37 ]
  %63 = load i8, i8* %60, align 1, !tbaa !2
  %64 = icmp eq i8 %63, 46
  %65 = icmp ult i64 %19, 13
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %67, label %74

67:                                               ; preds = %59
  %68 = trunc i64 %19 to i32
  %69 = and i64 %19, 4294967294
  %70 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 %69
  %71 = call fastcc i32 @read4(i8* noundef nonnull %26, i8* noundef nonnull %70) #10
  %72 = icmp eq i32 %71, 0
  %73 = add nuw nsw i32 %68, 4
  br i1 %72, label %119, label %101

74:                                               ; preds = %59
  %75 = add nsw i32 %62, -5
  %76 = icmp ult i32 %75, -4
  %77 = icmp ugt i64 %19, 14
  %78 = select i1 %76, i1 true, i1 %77
  br i1 %78, label %119, label %79

79:                                               ; preds = %74
  %80 = lshr i32 %61, 8
  %81 = trunc i32 %80 to i8
  %82 = or i64 %19, 1
  %83 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 %19
  store i8 %81, i8* %83, align 2, !tbaa !2
  %84 = trunc i32 %61 to i8
  %85 = add nuw nsw i64 %19, 2
  %86 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 %82
  store i8 %84, i8* %86, align 1, !tbaa !2
  %87 = load i8, i8* %60, align 1, !tbaa !2
  %88 = icmp eq i8 %87, 0
  br i1 %88, label %95, label %89

89:                                               ; preds = %79
  %90 = getelementptr inbounds i8, i8* %60, i64 1
  %91 = icmp eq i8 %87, 58
  br i1 %91, label %92, label %119

92:                                               ; preds = %89
  %93 = load i8, i8* %90, align 1, !tbaa !2
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %119, label %17

95:                                               ; preds = %79
  %96 = trunc i64 %85 to i32
  br label %101

97:                                               ; preds = %33
  %98 = trunc i64 %19 to i32
  br label %101

99:                                               ; preds = %23
  %100 = trunc i64 %19 to i32
  br label %101

101:                                              ; preds = %97, %99, %95, %67
  %102 = phi i32 [ %73, %67 ], [ %96, %95 ], [ %98, %97 ], [ %100, %99 ]
  %103 = phi i32 [ %25, %67 ], [ %25, %95 ], [ %98, %97 ], [ %25, %99 ]
  %104 = icmp sgt i32 %103, -1
  %105 = icmp eq i32 %102, 16
  br i1 %104, label %106, label %117

106:                                              ; preds = %101
  br i1 %105, label %119, label %107

107:                                              ; preds = %106
  %108 = sub nsw i32 %102, %103
  %109 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 16
  %110 = sext i32 %108 to i64
  %111 = sub nsw i64 0, %110
  %112 = getelementptr inbounds i8, i8* %109, i64 %111
  %113 = zext i32 %103 to i64
  %114 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 %113
  call void @llvm.memmove.p0i8.p0i8.i64(i8* nonnull align 1 %112, i8* nonnull align 1 %114, i64 %110, i1 false) #9
  %115 = sub nsw i32 16, %102
  %116 = sext i32 %115 to i64
  call void @llvm.memset.p0i8.i64(i8* nonnull align 1 %114, i8 0, i64 %116, i1 false) #9
  br label %118

117:                                              ; preds = %101
  br i1 %105, label %118, label %119

118:                                              ; preds = %117, %107
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(16) %2, i8* noundef nonnull align 16 dereferenceable(16) %8, i64 16, i1 false) #9
  br label %119

119:                                              ; preds = %74, %89, %92, %31, %11, %67, %106, %117, %118
  %120 = phi i32 [ 1, %118 ], [ 0, %11 ], [ 0, %106 ], [ 0, %117 ], [ 0, %67 ], [ 0, %31 ], [ 0, %92 ], [ 0, %89 ], [ 0, %74 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %8) #9
  br label %129

121:                                              ; preds = %3
  %122 = tail call i32* @__errno_location() #10
  store i32 97, i32* %122, align 4, !tbaa !15
  br label %129

123:                                              ; preds = %3
  %124 = call fastcc i32 @read4(i8* noundef %1, i8* noundef nonnull %6) #11
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %129, label %126

126:                                              ; preds = %123
  %127 = bitcast i8* %2 to i32*
  %128 = load i32, i32* %5, align 4
  store i32 %128, i32* %127, align 1
  br label %129

129:                                              ; preds = %126, %123, %121, %119
  %130 = phi i32 [ %120, %119 ], [ -1, %121 ], [ 1, %126 ], [ 0, %123 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #9
  ret i32 %130
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @read4(i8* nocapture noundef readonly %0, i8* nocapture noundef writeonly %1) unnamed_addr #2 {
  br label %3

3:                                                ; preds = %2, %40
  %4 = phi i64 [ 0, %2 ], [ %44, %40 ]
  %5 = phi i8* [ %0, %2 ], [ %43, %40 ]
  %6 = load i8, i8* %5, align 1, !tbaa !2
  %7 = zext i8 %6 to i32
  %8 = tail call i32 @isdigit(i32 noundef %7) #10
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %46, label %10

10:                                               ; preds = %3, %17
  %11 = phi i32 [ %24, %17 ], [ 0, %3 ]
  %12 = phi i32 [ %22, %17 ], [ 0, %3 ]
  %13 = phi i8* [ %23, %17 ], [ %5, %3 ]
  %14 = icmp ne i32 %11, 0
  %15 = icmp eq i32 %12, 0
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %46, label %17

17:                                               ; preds = %10
  %18 = mul nsw i32 %12, 10
  %19 = load i8, i8* %13, align 1, !tbaa !2
  %20 = sext i8 %19 to i32
  %21 = add i32 %18, -48
  %22 = add i32 %21, %20
  %23 = getelementptr inbounds i8, i8* %13, i64 1
  %24 = add nuw nsw i32 %11, 1
  %25 = load i8, i8* %23, align 1, !tbaa !2
  %26 = zext i8 %25 to i32
  %27 = tail call i32 @isdigit(i32 noundef %26) #10
  %28 = icmp ne i32 %27, 0
  %29 = icmp ult i32 %11, 3
  %30 = select i1 %28, i1 %29, i1 false
  br i1 %30, label %10, label %31, !llvm.loop !17

31:                                               ; preds = %17
  %32 = icmp sgt i32 %22, 255
  %33 = select i1 %9, i1 true, i1 %32
  br i1 %33, label %46, label %34

34:                                               ; preds = %31
  %35 = load i8, i8* %23, align 1, !tbaa !2
  %36 = sext i8 %35 to i32
  %37 = icmp ult i64 %4, 3
  %38 = select i1 %37, i32 46, i32 0
  %39 = icmp eq i32 %38, %36
  br i1 %39, label %40, label %46

40:                                               ; preds = %34
  %41 = trunc i32 %22 to i8
  %42 = getelementptr inbounds i8, i8* %1, i64 %4
  store i8 %41, i8* %42, align 1, !tbaa !2
  %43 = getelementptr inbounds i8, i8* %13, i64 2
  %44 = add nuw nsw i64 %4, 1
  %45 = icmp eq i64 %44, 4
  br i1 %45, label %46, label %3, !llvm.loop !18

46:                                               ; preds = %3, %31, %34, %40, %10
  %47 = phi i32 [ 0, %10 ], [ 0, %3 ], [ 1, %40 ], [ 0, %34 ], [ 0, %31 ]
  ret i32 %47
}

; Function Attrs: nounwind optsize
define dso_local i8* @inet_ntop(i32 noundef %0, i8* nocapture noundef readonly %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca [8 x i32], align 16
  %6 = alloca [48 x i8], align 16
  %7 = getelementptr inbounds [48 x i8], [48 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %7) #9
  switch i32 %0, label %128 [
    i32 2, label %8
    i32 10, label %21
  ]

8:                                                ; preds = %4
  %9 = load i8, i8* %1, align 1, !tbaa !2
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds i8, i8* %1, i64 1
  %12 = load i8, i8* %11, align 1, !tbaa !2
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds i8, i8* %1, i64 2
  %15 = load i8, i8* %14, align 1, !tbaa !2
  %16 = zext i8 %15 to i32
  %17 = getelementptr inbounds i8, i8* %1, i64 3
  %18 = load i8, i8* %17, align 1, !tbaa !2
  %19 = zext i8 %18 to i32
  %20 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef nonnull %7, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i32 noundef %10, i32 noundef %13, i32 noundef %16, i32 noundef %19) #10
  br label %130

21:                                               ; preds = %4
  %22 = bitcast [8 x i32]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %22) #9
  br label %23

23:                                               ; preds = %23, %21
  %24 = phi i64 [ 0, %21 ], [ %36, %23 ]
  %25 = shl nuw nsw i64 %24, 1
  %26 = getelementptr inbounds i8, i8* %1, i64 %25
  %27 = load i8, i8* %26, align 1, !tbaa !2
  %28 = zext i8 %27 to i32
  %29 = shl nuw nsw i32 %28, 8
  %30 = or i64 %25, 1
  %31 = getelementptr inbounds i8, i8* %1, i64 %30
  %32 = load i8, i8* %31, align 1, !tbaa !2
  %33 = zext i8 %32 to i32
  %34 = or i32 %29, %33
  %35 = getelementptr inbounds [8 x i32], [8 x i32]* %5, i64 0, i64 %24
  store i32 %34, i32* %35, align 4, !tbaa !15
  %36 = add nuw nsw i64 %24, 1
  %37 = icmp eq i64 %36, 8
  br i1 %37, label %38, label %23, !llvm.loop !19

38:                                               ; preds = %23, %67
  %39 = phi i32 [ %76, %67 ], [ 0, %23 ]
  %40 = phi i32 [ %71, %67 ], [ 1, %23 ]
  %41 = phi i32 [ %70, %67 ], [ -1, %23 ]
  %42 = sext i32 %39 to i64
  %43 = sub i32 8, %39
  %44 = sub nsw i64 8, %42
  br label %53

45:                                               ; preds = %67
  %46 = icmp eq i32 %70, 0
  %47 = icmp eq i32 %71, 6
  %48 = icmp eq i32 %71, 5
  %49 = getelementptr inbounds [8 x i32], [8 x i32]* %5, i64 0, i64 5
  %50 = add nsw i32 %71, -1
  %51 = add nsw i32 %50, %70
  %52 = icmp eq i32 %51, 7
  br label %78

53:                                               ; preds = %60, %38
  %54 = phi i64 [ 0, %38 ], [ %61, %60 ]
  %55 = phi i32 [ %39, %38 ], [ %63, %60 ]
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [8 x i32], [8 x i32]* %5, i64 0, i64 %56
  %58 = load i32, i32* %57, align 4, !tbaa !15
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %65

60:                                               ; preds = %53
  %61 = add nuw nsw i64 %54, 1
  %62 = trunc i64 %61 to i32
  %63 = add i32 %39, %62
  %64 = icmp eq i64 %61, %44
  br i1 %64, label %67, label %53, !llvm.loop !20

65:                                               ; preds = %53
  %66 = trunc i64 %54 to i32
  br label %67

67:                                               ; preds = %60, %65
  %68 = phi i32 [ %66, %65 ], [ %43, %60 ]
  %69 = icmp sgt i32 %68, %40
  %70 = select i1 %69, i32 %39, i32 %41
  %71 = select i1 %69, i32 %68, i32 %40
  %72 = icmp eq i32 %68, 0
  %73 = add nsw i32 %68, -1
  %74 = select i1 %72, i32 0, i32 %73
  %75 = add i32 %39, 1
  %76 = add i32 %75, %74
  %77 = icmp slt i32 %76, 8
  br i1 %77, label %38, label %45, !llvm.loop !21

78:                                               ; preds = %121, %45
  %79 = phi i32 [ 0, %45 ], [ %124, %121 ]
  %80 = phi i8* [ %7, %45 ], [ %122, %121 ]
  %81 = icmp eq i32 %79, %70
  br i1 %81, label %82, label %86

82:                                               ; preds = %78
  %83 = getelementptr inbounds i8, i8* %80, i64 1
  store i8 58, i8* %80, align 1, !tbaa !2
  br i1 %52, label %84, label %121

84:                                               ; preds = %82
  %85 = getelementptr inbounds i8, i8* %80, i64 2
  store i8 58, i8* %83, align 1, !tbaa !2
  br label %126

86:                                               ; preds = %78
  %87 = icmp eq i32 %79, 0
  br i1 %87, label %113, label %88

88:                                               ; preds = %86
  %89 = getelementptr inbounds i8, i8* %80, i64 1
  store i8 58, i8* %80, align 1, !tbaa !2
  %90 = icmp eq i32 %79, 6
  %91 = select i1 %90, i1 %46, i1 false
  br i1 %91, label %92, label %113

92:                                               ; preds = %88
  br i1 %47, label %97, label %93

93:                                               ; preds = %92
  %94 = load i32, i32* %49, align 4
  %95 = icmp eq i32 %94, 65535
  %96 = select i1 %48, i1 %95, i1 false
  br i1 %96, label %97, label %113

97:                                               ; preds = %93, %92
  %98 = getelementptr inbounds i8, i8* %1, i64 12
  %99 = load i8, i8* %98, align 1, !tbaa !2
  %100 = zext i8 %99 to i32
  %101 = getelementptr inbounds i8, i8* %1, i64 13
  %102 = load i8, i8* %101, align 1, !tbaa !2
  %103 = zext i8 %102 to i32
  %104 = getelementptr inbounds i8, i8* %1, i64 14
  %105 = load i8, i8* %104, align 1, !tbaa !2
  %106 = zext i8 %105 to i32
  %107 = getelementptr inbounds i8, i8* %1, i64 15
  %108 = load i8, i8* %107, align 1, !tbaa !2
  %109 = zext i8 %108 to i32
  %110 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef nonnull %89, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i32 noundef %100, i32 noundef %103, i32 noundef %106, i32 noundef %109) #10
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i8, i8* %89, i64 %111
  br label %126

113:                                              ; preds = %93, %88, %86
  %114 = phi i8* [ %89, %93 ], [ %89, %88 ], [ %80, %86 ]
  %115 = sext i32 %79 to i64
  %116 = getelementptr inbounds [8 x i32], [8 x i32]* %5, i64 0, i64 %115
  %117 = load i32, i32* %116, align 4, !tbaa !15
  %118 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %114, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i32 noundef %117) #10
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i8, i8* %114, i64 %119
  br label %121

121:                                              ; preds = %113, %82
  %122 = phi i8* [ %83, %82 ], [ %120, %113 ]
  %123 = phi i32 [ %51, %82 ], [ %79, %113 ]
  %124 = add nsw i32 %123, 1
  %125 = icmp slt i32 %123, 7
  br i1 %125, label %78, label %126, !llvm.loop !22

126:                                              ; preds = %121, %84, %97
  %127 = phi i8* [ %112, %97 ], [ %85, %84 ], [ %122, %121 ]
  store i8 0, i8* %127, align 1, !tbaa !2
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %22) #9
  br label %130

128:                                              ; preds = %4
  %129 = tail call i32* @__errno_location() #10
  store i32 97, i32* %129, align 4, !tbaa !15
  br label %138

130:                                              ; preds = %126, %8
  %131 = call i64 @strlen(i8* noundef nonnull %7) #10
  %132 = zext i32 %3 to i64
  %133 = icmp ult i64 %131, %132
  br i1 %133, label %136, label %134

134:                                              ; preds = %130
  %135 = call i32* @__errno_location() #10
  store i32 28, i32* %135, align 4, !tbaa !15
  br label %138

136:                                              ; preds = %130
  %137 = call i8* @strcpy(i8* noundef %2, i8* noundef nonnull %7) #10
  br label %138

138:                                              ; preds = %136, %134, %128
  %139 = phi i8* [ null, %134 ], [ %137, %136 ], [ null, %128 ]
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %7) #9
  ret i8* %139
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull i32* @__h_errno_location() local_unnamed_addr #6 {
  ret i32* @h_errno
}

; Function Attrs: nounwind optsize
define dso_local i8* @gethostbyname2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = tail call i32 @strcmp(i8* noundef %0, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0)) #10
  %4 = icmp eq i32 %3, 0
  %5 = icmp eq i32 %1, 2
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call i32 @inet_aton(i8* noundef %0, %struct.in4* noundef bitcast ([16 x i8]* @gethostbyname2.address to %struct.in4*)) #11
  br label %14

8:                                                ; preds = %2
  %9 = icmp eq i32 %1, 10
  br i1 %9, label %10, label %14

10:                                               ; preds = %8
  %11 = tail call i32 @inet_pton(i32 noundef 10, i8* noundef %0, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @gethostbyname2.address, i64 0, i64 0)) #11
  %12 = icmp ne i32 %11, 0
  %13 = zext i1 %12 to i32
  br label %14

14:                                               ; preds = %8, %10, %6
  %15 = phi i32 [ %7, %6 ], [ 0, %8 ], [ %13, %10 ]
  %16 = icmp ne i32 %15, 0
  %17 = select i1 %4, i1 true, i1 %16
  %18 = and i32 %1, -9
  %19 = icmp eq i32 %18, 2
  %20 = and i1 %19, %17
  br i1 %20, label %21, label %24

21:                                               ; preds = %14
  %22 = tail call i64 @strlen(i8* noundef %0) #10
  %23 = icmp ugt i64 %22, 63
  br i1 %23, label %24, label %25

24:                                               ; preds = %14, %21
  store i32 1, i32* @h_errno, align 4, !tbaa !15
  br label %34

25:                                               ; preds = %21
  br i1 %4, label %26, label %31

26:                                               ; preds = %25
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(16) getelementptr inbounds ([16 x i8], [16 x i8]* @gethostbyname2.address, i64 0, i64 0), i8 0, i64 16, i1 false)
  %27 = select i1 %5, i8 127, i8 1
  %28 = select i1 %5, i64 0, i64 15
  %29 = getelementptr inbounds [16 x i8], [16 x i8]* @gethostbyname2.address, i64 0, i64 %28
  store i8 %27, i8* %29, align 1, !tbaa !2
  %30 = zext i1 %5 to i8
  store i8 %30, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @gethostbyname2.address, i64 0, i64 3), align 1, !tbaa !2
  br label %31

31:                                               ; preds = %26, %25
  %32 = tail call i8* @strcpy(i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @gethostbyname2.called, i64 0, i64 0), i8* noundef %0) #10
  %33 = select i1 %5, i32 4, i32 16
  store i8* %32, i8** getelementptr inbounds (%struct.hostent, %struct.hostent* @gethostbyname2.host, i64 0, i32 0), align 8, !tbaa.struct !23
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @gethostbyname2.aliases, i64 0, i64 0), i8*** getelementptr inbounds (%struct.hostent, %struct.hostent* @gethostbyname2.host, i64 0, i32 1), align 8, !tbaa.struct !24
  store i32 %1, i32* getelementptr inbounds (%struct.hostent, %struct.hostent* @gethostbyname2.host, i64 0, i32 2), align 8, !tbaa.struct !25
  store i32 %33, i32* getelementptr inbounds (%struct.hostent, %struct.hostent* @gethostbyname2.host, i64 0, i32 3), align 4, !tbaa.struct !26
  store i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @gethostbyname2.addresses, i64 0, i64 0), i8*** getelementptr inbounds (%struct.hostent, %struct.hostent* @gethostbyname2.host, i64 0, i32 4), align 8, !tbaa.struct !27
  br label %34

34:                                               ; preds = %31, %24
  %35 = phi i8* [ null, %24 ], [ bitcast (%struct.hostent* @gethostbyname2.host to i8*), %31 ]
  ret i8* %35
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nounwind optsize
define dso_local i8* @gethostbyname(i8* noundef %0) local_unnamed_addr #2 {
  %2 = tail call i8* @gethostbyname2(i8* noundef %0, i32 noundef 2) #11
  ret i8* %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @gethostbyaddr(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  store i32 1, i32* @h_errno, align 4, !tbaa !15
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @getservbyname(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #6 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @getservbyport(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #6 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @getprotobyname(i8* nocapture noundef readnone %0) local_unnamed_addr #6 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @getprotobynumber(i32 noundef %0) local_unnamed_addr #6 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @getnetbyname(i8* nocapture noundef readnone %0) local_unnamed_addr #6 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @hstrerror(i32 noundef %0) local_unnamed_addr #6 {
  %2 = icmp slt i32 %0, 0
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = icmp ugt i32 %0, 4
  br i1 %4, label %9, label %5

5:                                                ; preds = %3
  %6 = zext i32 %0 to i64
  %7 = getelementptr inbounds [5 x i8*], [5 x i8*]* @hstrerror.texts, i64 0, i64 %6
  %8 = load i8*, i8** %7, align 8, !tbaa !7
  br label %9

9:                                                ; preds = %5, %3, %1
  %10 = phi i8* [ getelementptr inbounds ([24 x i8], [24 x i8]* @.str.7, i64 0, i64 0), %1 ], [ %8, %5 ], [ getelementptr inbounds ([23 x i8], [23 x i8]* @.str.8, i64 0, i64 0), %3 ]
  ret i8* %10
}

; Function Attrs: nounwind optsize
define dso_local void @herror(i8* noundef %0) local_unnamed_addr #2 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = load i8, i8* %0, align 1, !tbaa !2
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !7
  %8 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %7, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i64 0, i64 0), i8* noundef nonnull %0) #10
  br label %9

9:                                                ; preds = %6, %3, %1
  %10 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !7
  %11 = load i32, i32* @h_errno, align 4, !tbaa !15
  %12 = icmp slt i32 %11, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %9
  %14 = icmp ugt i32 %11, 4
  br i1 %14, label %19, label %15

15:                                               ; preds = %13
  %16 = zext i32 %11 to i64
  %17 = getelementptr inbounds [5 x i8*], [5 x i8*]* @hstrerror.texts, i64 0, i64 %16
  %18 = load i8*, i8** %17, align 8, !tbaa !7
  br label %19

19:                                               ; preds = %9, %13, %15
  %20 = phi i8* [ getelementptr inbounds ([24 x i8], [24 x i8]* @.str.7, i64 0, i64 0), %9 ], [ %18, %15 ], [ getelementptr inbounds ([23 x i8], [23 x i8]* @.str.8, i64 0, i64 0), %13 ]
  %21 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %10, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.10, i64 0, i64 0), i8* noundef %20) #10
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @fprintf(%struct.sv_file* noundef, i8* noundef, ...) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @if_nametoindex(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  %2 = tail call i32* @__errno_location() #10
  store i32 19, i32* %2, align 4, !tbaa !15
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local noalias i8* @if_indextoname(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #2 {
  %3 = tail call i32* @__errno_location() #10
  store i32 6, i32* %3, align 4, !tbaa !15
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getifaddrs(i8** nocapture noundef writeonly %0) local_unnamed_addr #8 {
  store i8* null, i8** %0, align 8, !tbaa !7
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @freeifaddrs(i8* nocapture noundef %0) local_unnamed_addr #6 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @setservent(i32 noundef %0) local_unnamed_addr #6 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @endservent() local_unnamed_addr #6 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @getservent() local_unnamed_addr #6 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @setprotoent(i32 noundef %0) local_unnamed_addr #6 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @endprotoent() local_unnamed_addr #6 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @getprotoent() local_unnamed_addr #6 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @sethostent(i32 noundef %0) local_unnamed_addr #6 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @endhostent() local_unnamed_addr #6 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @gethostent() local_unnamed_addr #6 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @getnetbyaddr(i32 noundef %0, i32 noundef %1) local_unnamed_addr #6 {
  ret i8* null
}

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #5

attributes #0 = { mustprogress nofree nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin nounwind optsize "no-builtins" }
attributes #11 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !6, i64 0}
!6 = !{!"long", !3, i64 0}
!7 = !{!8, !8, i64 0}
!8 = !{!"any pointer", !3, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !3, i64 0}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !10, !11}
!23 = !{i64 0, i64 8, !7, i64 8, i64 8, !7, i64 16, i64 4, !15, i64 20, i64 4, !15, i64 24, i64 8, !7}
!24 = !{i64 0, i64 8, !7, i64 8, i64 4, !15, i64 12, i64 4, !15, i64 16, i64 8, !7}
!25 = !{i64 0, i64 4, !15, i64 4, i64 4, !15, i64 8, i64 8, !7}
!26 = !{i64 0, i64 4, !15, i64 4, i64 8, !7}
!27 = !{i64 0, i64 8, !7}
