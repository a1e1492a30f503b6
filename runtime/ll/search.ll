; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/search.c
; ModuleID = 'runtime/c/search.c'
source_filename = "runtime/c/search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.hsearch_data = type { %struct.ENTRY*, i32, i32 }
%struct.ENTRY = type { i8*, i8* }
%struct.node = type { i8*, [2 x %struct.node*], i32 }
%struct.link = type { %struct.link*, %struct.link* }

@own = internal global %struct.hsearch_data zeroinitializer, align 8

; Function Attrs: nounwind optsize
define dso_local i8* @tfind(i8* noundef %0, i8** noundef readonly %1, i32 (i8*, i8*)* nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp eq i8** %1, null
  br i1 %4, label %23, label %5

5:                                                ; preds = %3
  %6 = bitcast i8** %1 to %struct.node**
  %7 = load %struct.node*, %struct.node** %6, align 8, !tbaa !2
  %8 = icmp eq %struct.node* %7, null
  br i1 %8, label %23, label %9

9:                                                ; preds = %5, %17
  %10 = phi %struct.node* [ %21, %17 ], [ %7, %5 ]
  %11 = getelementptr inbounds %struct.node, %struct.node* %10, i64 0, i32 0
  %12 = load i8*, i8** %11, align 8, !tbaa !6
  %13 = tail call i32 %2(i8* noundef %0, i8* noundef %12) #5
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %9
  %16 = bitcast %struct.node* %10 to i8*
  br label %23

17:                                               ; preds = %9
  %18 = icmp sgt i32 %13, 0
  %19 = zext i1 %18 to i64
  %20 = getelementptr inbounds %struct.node, %struct.node* %10, i64 0, i32 1, i64 %19
  %21 = load %struct.node*, %struct.node** %20, align 8, !tbaa !2
  %22 = icmp eq %struct.node* %21, null
  br i1 %22, label %23, label %9

23:                                               ; preds = %17, %3, %5, %15
  %24 = phi i8* [ %16, %15 ], [ null, %5 ], [ null, %3 ], [ null, %17 ]
  ret i8* %24
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i8* @tsearch(i8* noundef %0, i8** noundef %1, i32 (i8*, i8*)* nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = alloca %struct.node*, align 8
  %5 = bitcast %struct.node** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #6
  store %struct.node* null, %struct.node** %4, align 8, !tbaa !2
  %6 = icmp eq i8** %1, null
  br i1 %6, label %13, label %7

7:                                                ; preds = %3
  %8 = bitcast i8** %1 to %struct.node**
  %9 = load %struct.node*, %struct.node** %8, align 8, !tbaa !2
  %10 = call fastcc %struct.node* @insert(%struct.node* noundef %9, i8* noundef %0, i32 (i8*, i8*)* noundef %2, %struct.node** noundef nonnull %4) #7
  store %struct.node* %10, %struct.node** %8, align 8, !tbaa !2
  %11 = bitcast %struct.node** %4 to i8**
  %12 = load i8*, i8** %11, align 8, !tbaa !2
  br label %13

13:                                               ; preds = %3, %7
  %14 = phi i8* [ %12, %7 ], [ null, %3 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #6
  ret i8* %14
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.node* @insert(%struct.node* noundef %0, i8* noundef %1, i32 (i8*, i8*)* nocapture noundef readonly %2, %struct.node** nocapture noundef writeonly %3) unnamed_addr #0 {
  %5 = icmp eq %struct.node* %0, null
  br i1 %5, label %6, label %15

6:                                                ; preds = %4
  %7 = tail call i8* @calloc(i64 noundef 1, i64 noundef 32) #5
  %8 = bitcast i8* %7 to %struct.node*
  %9 = bitcast %struct.node** %3 to i8**
  store i8* %7, i8** %9, align 8, !tbaa !2
  %10 = icmp eq i8* %7, null
  br i1 %10, label %21, label %11

11:                                               ; preds = %6
  %12 = bitcast i8* %7 to i8**
  store i8* %1, i8** %12, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %7, i64 24
  %14 = bitcast i8* %13 to i32*
  store i32 1, i32* %14, align 8, !tbaa !9
  br label %21

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %17 = load i8*, i8** %16, align 8, !tbaa !6
  %18 = tail call i32 %2(i8* noundef %1, i8* noundef %17) #5
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  store %struct.node* %0, %struct.node** %3, align 8, !tbaa !2
  br label %21

21:                                               ; preds = %11, %6, %20, %23
  %22 = phi %struct.node* [ %29, %23 ], [ %8, %11 ], [ %8, %6 ], [ %0, %20 ]
  ret %struct.node* %22

23:                                               ; preds = %15
  %24 = icmp sgt i32 %18, 0
  %25 = zext i1 %24 to i64
  %26 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 %25
  %27 = load %struct.node*, %struct.node** %26, align 8, !tbaa !2
  %28 = tail call fastcc %struct.node* @insert(%struct.node* noundef %27, i8* noundef %1, i32 (i8*, i8*)* noundef %2, %struct.node** noundef %3) #7
  store %struct.node* %28, %struct.node** %26, align 8, !tbaa !2
  %29 = tail call fastcc %struct.node* @balance(%struct.node* noundef nonnull %0) #7
  br label %21
}

; Function Attrs: nounwind optsize
define dso_local i8* @tdelete(i8* noundef %0, i8** noundef %1, i32 (i8*, i8*)* nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = alloca %struct.node*, align 8
  %5 = bitcast %struct.node** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #6
  store %struct.node* null, %struct.node** %4, align 8, !tbaa !2
  %6 = icmp eq i8** %1, null
  br i1 %6, label %13, label %7

7:                                                ; preds = %3
  %8 = bitcast i8** %1 to %struct.node**
  %9 = load %struct.node*, %struct.node** %8, align 8, !tbaa !2
  %10 = call fastcc %struct.node* @delete(%struct.node* noundef %9, %struct.node* noundef null, i8* noundef %0, i32 (i8*, i8*)* noundef %2, %struct.node** noundef nonnull %4) #7
  store %struct.node* %10, %struct.node** %8, align 8, !tbaa !2
  %11 = bitcast %struct.node** %4 to i8**
  %12 = load i8*, i8** %11, align 8, !tbaa !2
  br label %13

13:                                               ; preds = %3, %7
  %14 = phi i8* [ %12, %7 ], [ null, %3 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #6
  ret i8* %14
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.node* @delete(%struct.node* noundef %0, %struct.node* noundef %1, i8* noundef %2, i32 (i8*, i8*)* nocapture noundef readonly %3, %struct.node** nocapture noundef writeonly %4) unnamed_addr #0 {
  %6 = alloca %struct.node*, align 8
  %7 = icmp eq %struct.node* %0, null
  br i1 %7, label %13, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !6
  %11 = tail call i32 %3(i8* noundef %2, i8* noundef %10) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %22, label %15

13:                                               ; preds = %5, %38, %15
  %14 = phi %struct.node* [ %21, %15 ], [ null, %5 ], [ %39, %38 ]
  ret %struct.node* %14

15:                                               ; preds = %8
  %16 = icmp sgt i32 %11, 0
  %17 = zext i1 %16 to i64
  %18 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 %17
  %19 = load %struct.node*, %struct.node** %18, align 8, !tbaa !2
  %20 = tail call fastcc %struct.node* @delete(%struct.node* noundef %19, %struct.node* noundef nonnull %0, i8* noundef %2, i32 (i8*, i8*)* noundef %3, %struct.node** noundef %4) #7
  store %struct.node* %20, %struct.node** %18, align 8, !tbaa !2
  %21 = tail call fastcc %struct.node* @balance(%struct.node* noundef nonnull %0) #7
  br label %13

22:                                               ; preds = %8
  %23 = icmp eq %struct.node* %1, null
  %24 = select i1 %23, %struct.node* %0, %struct.node* %1
  store %struct.node* %24, %struct.node** %4, align 8, !tbaa !2
  %25 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 0
  %26 = load %struct.node*, %struct.node** %25, align 8, !tbaa !2
  %27 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %28 = load %struct.node*, %struct.node** %27, align 8, !tbaa !2
  %29 = bitcast %struct.node** %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %29) #6
  %30 = bitcast %struct.node* %0 to i8*
  tail call void @free(i8* noundef nonnull %30) #5
  %31 = icmp eq %struct.node* %28, null
  br i1 %31, label %38, label %32

32:                                               ; preds = %22
  %33 = call fastcc %struct.node* @take_least(%struct.node* noundef nonnull %28, %struct.node** noundef nonnull %6) #7
  %34 = load %struct.node*, %struct.node** %6, align 8, !tbaa !2
  %35 = getelementptr inbounds %struct.node, %struct.node* %34, i64 0, i32 1, i64 0
  store %struct.node* %26, %struct.node** %35, align 8, !tbaa !2
  %36 = getelementptr inbounds %struct.node, %struct.node* %34, i64 0, i32 1, i64 1
  store %struct.node* %33, %struct.node** %36, align 8, !tbaa !2
  %37 = tail call fastcc %struct.node* @balance(%struct.node* noundef %34) #7
  br label %38

38:                                               ; preds = %22, %32
  %39 = phi %struct.node* [ %37, %32 ], [ %26, %22 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %29) #6
  br label %13
}

; Function Attrs: nounwind optsize
define dso_local void @twalk(i8* noundef %0, void (i8*, i32, i32)* noundef %1) local_unnamed_addr #0 {
  %3 = icmp ne i8* %0, null
  %4 = icmp ne void (i8*, i32, i32)* %1, null
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = bitcast i8* %0 to %struct.node*
  tail call fastcc void @walk(%struct.node* noundef nonnull %7, void (i8*, i32, i32)* noundef nonnull %1, i32 noundef 0) #7
  br label %8

8:                                                ; preds = %6, %2
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @walk(%struct.node* noundef %0, void (i8*, i32, i32)* noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 0
  %5 = load %struct.node*, %struct.node** %4, align 8, !tbaa !2
  %6 = icmp eq %struct.node* %5, null
  br i1 %6, label %7, label %13

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %9 = load %struct.node*, %struct.node** %8, align 8, !tbaa !2
  %10 = icmp eq %struct.node* %9, null
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = bitcast %struct.node* %0 to i8*
  tail call void %1(i8* noundef %12, i32 noundef 3, i32 noundef %2) #5
  br label %26

13:                                               ; preds = %7, %3
  %14 = bitcast %struct.node* %0 to i8*
  tail call void %1(i8* noundef %14, i32 noundef 0, i32 noundef %2) #5
  %15 = load %struct.node*, %struct.node** %4, align 8, !tbaa !2
  %16 = icmp eq %struct.node* %15, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %13
  %18 = add nsw i32 %2, 1
  tail call fastcc void @walk(%struct.node* noundef nonnull %15, void (i8*, i32, i32)* noundef %1, i32 noundef %18) #7
  br label %19

19:                                               ; preds = %17, %13
  tail call void %1(i8* noundef nonnull %14, i32 noundef 1, i32 noundef %2) #5
  %20 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %21 = load %struct.node*, %struct.node** %20, align 8, !tbaa !2
  %22 = icmp eq %struct.node* %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = add nsw i32 %2, 1
  tail call fastcc void @walk(%struct.node* noundef nonnull %21, void (i8*, i32, i32)* noundef %1, i32 noundef %24) #7
  br label %25

25:                                               ; preds = %23, %19
  tail call void %1(i8* noundef nonnull %14, i32 noundef 2, i32 noundef %2) #5
  br label %26

26:                                               ; preds = %25, %11
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @twalk_r(i8* noundef %0, void (i8*, i32, i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = icmp ne i8* %0, null
  %5 = icmp ne void (i8*, i32, i8*)* %1, null
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = bitcast i8* %0 to %struct.node*
  tail call fastcc void @walk_r(%struct.node* noundef nonnull %8, void (i8*, i32, i8*)* noundef nonnull %1, i8* noundef %2) #7
  br label %9

9:                                                ; preds = %7, %3
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @walk_r(%struct.node* noundef %0, void (i8*, i32, i8*)* noundef %1, i8* noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 0
  %5 = load %struct.node*, %struct.node** %4, align 8, !tbaa !2
  %6 = icmp eq %struct.node* %5, null
  br i1 %6, label %7, label %13

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %9 = load %struct.node*, %struct.node** %8, align 8, !tbaa !2
  %10 = icmp eq %struct.node* %9, null
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = bitcast %struct.node* %0 to i8*
  tail call void %1(i8* noundef %12, i32 noundef 3, i8* noundef %2) #5
  br label %24

13:                                               ; preds = %7, %3
  %14 = bitcast %struct.node* %0 to i8*
  tail call void %1(i8* noundef %14, i32 noundef 0, i8* noundef %2) #5
  %15 = load %struct.node*, %struct.node** %4, align 8, !tbaa !2
  %16 = icmp eq %struct.node* %15, null
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  tail call fastcc void @walk_r(%struct.node* noundef nonnull %15, void (i8*, i32, i8*)* noundef %1, i8* noundef %2) #7
  br label %18

18:                                               ; preds = %17, %13
  tail call void %1(i8* noundef nonnull %14, i32 noundef 1, i8* noundef %2) #5
  %19 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %20 = load %struct.node*, %struct.node** %19, align 8, !tbaa !2
  %21 = icmp eq %struct.node* %20, null
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  tail call fastcc void @walk_r(%struct.node* noundef nonnull %20, void (i8*, i32, i8*)* noundef %1, i8* noundef %2) #7
  br label %23

23:                                               ; preds = %22, %18
  tail call void %1(i8* noundef nonnull %14, i32 noundef 2, i8* noundef %2) #5
  br label %24

24:                                               ; preds = %23, %11
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @tdestroy(i8* noundef %0, void (i8*)* noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %2, %5
  ret void

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, i8* %0, i64 8
  %7 = bitcast i8* %6 to i8**
  %8 = load i8*, i8** %7, align 8, !tbaa !2
  tail call void @tdestroy(i8* noundef %8, void (i8*)* noundef %1) #7
  %9 = getelementptr inbounds i8, i8* %0, i64 16
  %10 = bitcast i8* %9 to i8**
  %11 = load i8*, i8** %10, align 8, !tbaa !2
  tail call void @tdestroy(i8* noundef %11, void (i8*)* noundef %1) #7
  %12 = bitcast i8* %0 to i8**
  %13 = load i8*, i8** %12, align 8, !tbaa !6
  tail call void %1(i8* noundef %13) #5
  tail call void @free(i8* noundef nonnull %0) #5
  br label %4
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @hcreate_r(i64 noundef %0, %struct.hsearch_data* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %1, i64 0, i32 0
  %4 = load %struct.ENTRY*, %struct.ENTRY** %3, align 8, !tbaa !10
  %5 = icmp eq %struct.ENTRY* %4, null
  br i1 %5, label %6, label %33

6:                                                ; preds = %2
  %7 = icmp ugt i64 %0, 3
  %8 = select i1 %7, i64 %0, i64 3
  %9 = icmp ugt i64 %8, 2147483647
  br i1 %9, label %31, label %10

10:                                               ; preds = %6
  %11 = icmp ult i64 %8, 4
  br i1 %11, label %12, label %20

12:                                               ; preds = %20, %10
  %13 = phi i64 [ 3, %10 ], [ %26, %20 ]
  %14 = tail call i8* @calloc(i64 noundef %13, i64 noundef 16) #5
  %15 = bitcast %struct.hsearch_data* %1 to i8**
  store i8* %14, i8** %15, align 8, !tbaa !10
  %16 = trunc i64 %13 to i32
  %17 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %1, i64 0, i32 1
  store i32 %16, i32* %17, align 8, !tbaa !12
  %18 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %1, i64 0, i32 2
  store i32 0, i32* %18, align 4, !tbaa !13
  %19 = icmp eq i8* %14, null
  br i1 %19, label %31, label %33

20:                                               ; preds = %10, %20
  %21 = phi i64 [ %28, %20 ], [ 2, %10 ]
  %22 = phi i64 [ %26, %20 ], [ %0, %10 ]
  %23 = urem i64 %22, %21
  %24 = icmp eq i64 %23, 0
  %25 = zext i1 %24 to i64
  %26 = add i64 %22, %25
  %27 = add i64 %21, 1
  %28 = select i1 %24, i64 2, i64 %27
  %29 = mul i64 %28, %28
  %30 = icmp ugt i64 %29, %26
  br i1 %30, label %12, label %20, !llvm.loop !14

31:                                               ; preds = %12, %6
  %32 = tail call i32* @__errno_location() #5
  store i32 12, i32* %32, align 4, !tbaa !17
  br label %33

33:                                               ; preds = %31, %12, %2
  %34 = phi i32 [ 0, %2 ], [ 1, %12 ], [ 0, %31 ]
  ret i32 %34
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @hdestroy_r(%struct.hsearch_data* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %0, i64 0, i32 0
  %3 = bitcast %struct.hsearch_data* %0 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !10
  tail call void @free(i8* noundef %4) #5
  store %struct.ENTRY* null, %struct.ENTRY** %2, align 8, !tbaa !10
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @hsearch_r(i8* %0, i8* %1, i32 noundef %2, %struct.ENTRY** nocapture noundef writeonly %3, %struct.hsearch_data* nocapture noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %4, i64 0, i32 2
  %7 = load i32, i32* %6, align 4, !tbaa !13
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %27, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %4, i64 0, i32 0
  br label %11

11:                                               ; preds = %9, %18
  %12 = phi i64 [ 0, %9 ], [ %19, %18 ]
  %13 = load %struct.ENTRY*, %struct.ENTRY** %10, align 8, !tbaa !10
  %14 = getelementptr inbounds %struct.ENTRY, %struct.ENTRY* %13, i64 %12, i32 0
  %15 = load i8*, i8** %14, align 8, !tbaa !18
  %16 = tail call i32 @strcmp(i8* noundef %15, i8* noundef %0) #5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %11
  %19 = add nuw nsw i64 %12, 1
  %20 = load i32, i32* %6, align 4, !tbaa !13
  %21 = zext i32 %20 to i64
  %22 = icmp ult i64 %19, %21
  br i1 %22, label %11, label %27, !llvm.loop !20

23:                                               ; preds = %11
  %24 = and i64 %12, 4294967295
  %25 = load %struct.ENTRY*, %struct.ENTRY** %10, align 8, !tbaa !10
  %26 = getelementptr inbounds %struct.ENTRY, %struct.ENTRY* %25, i64 %24
  store %struct.ENTRY* %26, %struct.ENTRY** %3, align 8, !tbaa !2
  br label %49

27:                                               ; preds = %18, %5
  %28 = phi i32 [ 0, %5 ], [ %20, %18 ]
  store %struct.ENTRY* null, %struct.ENTRY** %3, align 8, !tbaa !2
  %29 = icmp eq i32 %2, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = tail call i32* @__errno_location() #5
  store i32 3, i32* %31, align 4, !tbaa !17
  br label %49

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %4, i64 0, i32 1
  %34 = load i32, i32* %33, align 8, !tbaa !12
  %35 = icmp eq i32 %28, %34
  br i1 %35, label %36, label %38

36:                                               ; preds = %32
  %37 = tail call i32* @__errno_location() #5
  store i32 12, i32* %37, align 4, !tbaa !17
  br label %49

38:                                               ; preds = %32
  %39 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %4, i64 0, i32 0
  %40 = load %struct.ENTRY*, %struct.ENTRY** %39, align 8, !tbaa !10
  %41 = zext i32 %28 to i64
  %42 = getelementptr inbounds %struct.ENTRY, %struct.ENTRY* %40, i64 %41, i32 0
  store i8* %0, i8** %42, align 8, !tbaa.struct !21
  %43 = getelementptr inbounds %struct.ENTRY, %struct.ENTRY* %40, i64 %41, i32 1
  store i8* %1, i8** %43, align 8, !tbaa.struct !22
  %44 = load %struct.ENTRY*, %struct.ENTRY** %39, align 8, !tbaa !10
  %45 = load i32, i32* %6, align 4, !tbaa !13
  %46 = add i32 %45, 1
  store i32 %46, i32* %6, align 4, !tbaa !13
  %47 = zext i32 %45 to i64
  %48 = getelementptr inbounds %struct.ENTRY, %struct.ENTRY* %44, i64 %47
  store %struct.ENTRY* %48, %struct.ENTRY** %3, align 8, !tbaa !2
  br label %49

49:                                               ; preds = %23, %38, %36, %30
  %50 = phi i32 [ 1, %23 ], [ 0, %36 ], [ 1, %38 ], [ 0, %30 ]
  ret i32 %50
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @hcreate(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @hcreate_r(i64 noundef %0, %struct.hsearch_data* noundef nonnull @own) #7
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local void @hdestroy() local_unnamed_addr #0 {
  %1 = load i8*, i8** bitcast (%struct.hsearch_data* @own to i8**), align 8, !tbaa !10
  tail call void @free(i8* noundef %1) #5
  store %struct.ENTRY* null, %struct.ENTRY** getelementptr inbounds (%struct.hsearch_data, %struct.hsearch_data* @own, i64 0, i32 0), align 8, !tbaa !10
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.ENTRY* @hsearch(i8* %0, i8* %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.ENTRY*, align 8
  %5 = bitcast %struct.ENTRY** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #6
  %6 = call i32 @hsearch_r(i8* %0, i8* %1, i32 noundef %2, %struct.ENTRY** noundef nonnull %4, %struct.hsearch_data* noundef nonnull @own) #7
  %7 = load %struct.ENTRY*, %struct.ENTRY** %4, align 8, !tbaa !2
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #6
  ret %struct.ENTRY* %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @insque(i8* noundef %0, i8* noundef %1) local_unnamed_addr #3 {
  %3 = icmp eq i8* %1, null
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, i8* %0, i64 8
  %6 = bitcast i8* %5 to %struct.link**
  store %struct.link* null, %struct.link** %6, align 8, !tbaa !23
  %7 = bitcast i8* %0 to %struct.link**
  store %struct.link* null, %struct.link** %7, align 8, !tbaa !25
  br label %21

8:                                                ; preds = %2
  %9 = bitcast i8* %1 to %struct.link**
  %10 = load %struct.link*, %struct.link** %9, align 8, !tbaa !25
  %11 = bitcast i8* %0 to %struct.link**
  store %struct.link* %10, %struct.link** %11, align 8, !tbaa !25
  %12 = getelementptr inbounds i8, i8* %0, i64 8
  %13 = bitcast i8* %12 to i8**
  store i8* %1, i8** %13, align 8, !tbaa !23
  %14 = load %struct.link*, %struct.link** %9, align 8, !tbaa !25
  %15 = icmp eq %struct.link* %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %8
  %17 = getelementptr inbounds %struct.link, %struct.link* %14, i64 0, i32 1
  %18 = bitcast %struct.link** %17 to i8**
  store i8* %0, i8** %18, align 8, !tbaa !23
  br label %19

19:                                               ; preds = %16, %8
  %20 = bitcast i8* %1 to i8**
  store i8* %0, i8** %20, align 8, !tbaa !25
  br label %21

21:                                               ; preds = %19, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @remque(i8* nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = bitcast i8* %0 to %struct.link**
  %3 = load %struct.link*, %struct.link** %2, align 8, !tbaa !25
  %4 = icmp eq %struct.link* %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, i8* %0, i64 8
  %7 = bitcast i8* %6 to %struct.link**
  %8 = load %struct.link*, %struct.link** %7, align 8, !tbaa !23
  %9 = getelementptr inbounds %struct.link, %struct.link* %3, i64 0, i32 1
  store %struct.link* %8, %struct.link** %9, align 8, !tbaa !23
  br label %10

10:                                               ; preds = %1, %5
  %11 = getelementptr inbounds i8, i8* %0, i64 8
  %12 = bitcast i8* %11 to %struct.link**
  %13 = load %struct.link*, %struct.link** %12, align 8, !tbaa !23
  %14 = icmp eq %struct.link* %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.link, %struct.link* %13, i64 0, i32 0
  store %struct.link* %3, %struct.link** %16, align 8, !tbaa !25
  br label %17

17:                                               ; preds = %15, %10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal fastcc %struct.node* @balance(%struct.node* noundef %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %3 = load %struct.node*, %struct.node** %2, align 8, !tbaa !2
  %4 = icmp eq %struct.node* %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  %7 = load i32, i32* %6, align 8, !tbaa !9
  br label %8

8:                                                ; preds = %1, %5
  %9 = phi i32 [ %7, %5 ], [ 0, %1 ]
  %10 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 0
  %11 = load %struct.node*, %struct.node** %10, align 8, !tbaa !2
  %12 = icmp eq %struct.node* %11, null
  br i1 %12, label %17, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 2
  %15 = load i32, i32* %14, align 8, !tbaa !9
  %16 = sub nsw i32 %9, %15
  br label %17

17:                                               ; preds = %8, %13
  %18 = phi i32 [ %16, %13 ], [ %9, %8 ]
  %19 = phi i32 [ %15, %13 ], [ 0, %8 ]
  br i1 %4, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  %22 = load i32, i32* %21, align 8, !tbaa !9
  br label %23

23:                                               ; preds = %17, %20
  %24 = phi i32 [ %22, %20 ], [ 0, %17 ]
  %25 = icmp sgt i32 %19, %24
  %26 = select i1 %25, i32 %19, i32 %24
  %27 = add nsw i32 %26, 1
  %28 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  store i32 %27, i32* %28, align 8, !tbaa !9
  %29 = add i32 %18, 1
  %30 = icmp ult i32 %29, 3
  br i1 %30, label %61, label %31

31:                                               ; preds = %23
  %32 = icmp sgt i32 %18, 0
  %33 = zext i1 %32 to i32
  %34 = zext i1 %32 to i64
  %35 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 %34
  %36 = load %struct.node*, %struct.node** %35, align 8, !tbaa !2
  %37 = xor i1 %32, true
  %38 = zext i1 %37 to i64
  %39 = getelementptr inbounds %struct.node, %struct.node* %36, i64 0, i32 1, i64 %38
  %40 = load %struct.node*, %struct.node** %39, align 8, !tbaa !2
  %41 = icmp eq %struct.node* %40, null
  br i1 %41, label %45, label %42

42:                                               ; preds = %31
  %43 = getelementptr inbounds %struct.node, %struct.node* %40, i64 0, i32 2
  %44 = load i32, i32* %43, align 8, !tbaa !9
  br label %45

45:                                               ; preds = %31, %42
  %46 = phi i32 [ %44, %42 ], [ 0, %31 ]
  %47 = getelementptr inbounds %struct.node, %struct.node* %36, i64 0, i32 1, i64 %34
  %48 = load %struct.node*, %struct.node** %47, align 8, !tbaa !2
  %49 = icmp eq %struct.node* %48, null
  br i1 %49, label %53, label %50

50:                                               ; preds = %45
  %51 = getelementptr inbounds %struct.node, %struct.node* %48, i64 0, i32 2
  %52 = load i32, i32* %51, align 8, !tbaa !9
  br label %53

53:                                               ; preds = %45, %50
  %54 = phi i32 [ %52, %50 ], [ 0, %45 ]
  %55 = icmp sgt i32 %46, %54
  br i1 %55, label %56, label %59

56:                                               ; preds = %53
  %57 = zext i1 %37 to i32
  %58 = tail call fastcc %struct.node* @rotate(%struct.node* noundef nonnull %36, i32 noundef %57) #7
  store %struct.node* %58, %struct.node** %35, align 8, !tbaa !2
  br label %59

59:                                               ; preds = %56, %53
  %60 = tail call fastcc %struct.node* @rotate(%struct.node* noundef nonnull %0, i32 noundef %33) #7
  br label %61

61:                                               ; preds = %23, %59
  %62 = phi %struct.node* [ %60, %59 ], [ %0, %23 ]
  ret %struct.node* %62
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal fastcc %struct.node* @rotate(%struct.node* noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = zext i32 %1 to i64
  %4 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 %3
  %5 = load %struct.node*, %struct.node** %4, align 8, !tbaa !2
  %6 = icmp eq i32 %1, 0
  %7 = zext i1 %6 to i64
  %8 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 1, i64 %7
  %9 = load %struct.node*, %struct.node** %8, align 8, !tbaa !2
  store %struct.node* %9, %struct.node** %4, align 8, !tbaa !2
  store %struct.node* %0, %struct.node** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 0
  %11 = load %struct.node*, %struct.node** %10, align 8, !tbaa !2
  %12 = icmp eq %struct.node* %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 2
  %15 = load i32, i32* %14, align 8, !tbaa !9
  br label %16

16:                                               ; preds = %13, %2
  %17 = phi i32 [ %15, %13 ], [ 0, %2 ]
  %18 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %19 = load %struct.node*, %struct.node** %18, align 8, !tbaa !2
  %20 = icmp eq %struct.node* %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %16
  %22 = getelementptr inbounds %struct.node, %struct.node* %19, i64 0, i32 2
  %23 = load i32, i32* %22, align 8, !tbaa !9
  br label %24

24:                                               ; preds = %16, %21
  %25 = phi i32 [ %23, %21 ], [ 0, %16 ]
  %26 = icmp sgt i32 %17, %25
  %27 = select i1 %26, i32 %17, i32 %25
  %28 = add nsw i32 %27, 1
  %29 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  store i32 %28, i32* %29, align 8, !tbaa !9
  %30 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 1, i64 0
  %31 = load %struct.node*, %struct.node** %30, align 8, !tbaa !2
  %32 = icmp eq %struct.node* %31, null
  br i1 %32, label %36, label %33

33:                                               ; preds = %24
  %34 = getelementptr inbounds %struct.node, %struct.node* %31, i64 0, i32 2
  %35 = load i32, i32* %34, align 8, !tbaa !9
  br label %36

36:                                               ; preds = %33, %24
  %37 = phi i32 [ %35, %33 ], [ 0, %24 ]
  %38 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 1, i64 1
  %39 = load %struct.node*, %struct.node** %38, align 8, !tbaa !2
  %40 = icmp eq %struct.node* %39, null
  br i1 %40, label %44, label %41

41:                                               ; preds = %36
  %42 = getelementptr inbounds %struct.node, %struct.node* %39, i64 0, i32 2
  %43 = load i32, i32* %42, align 8, !tbaa !9
  br label %44

44:                                               ; preds = %36, %41
  %45 = phi i32 [ %43, %41 ], [ 0, %36 ]
  %46 = icmp sgt i32 %37, %45
  %47 = select i1 %46, i32 %37, i32 %45
  %48 = add nsw i32 %47, 1
  %49 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 2
  store i32 %48, i32* %49, align 8, !tbaa !9
  ret %struct.node* %5
}

; Function Attrs: nofree nosync nounwind optsize
define internal fastcc %struct.node* @take_least(%struct.node* noundef %0, %struct.node** nocapture noundef writeonly %1) unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 0
  %4 = load %struct.node*, %struct.node** %3, align 8, !tbaa !2
  %5 = icmp eq %struct.node* %4, null
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  store %struct.node* %0, %struct.node** %1, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %8 = load %struct.node*, %struct.node** %7, align 8, !tbaa !2
  br label %9

9:                                                ; preds = %6, %11
  %10 = phi %struct.node* [ %13, %11 ], [ %8, %6 ]
  ret %struct.node* %10

11:                                               ; preds = %2
  %12 = tail call fastcc %struct.node* @take_least(%struct.node* noundef nonnull %4, %struct.node** noundef %1) #7
  store %struct.node* %12, %struct.node** %3, align 8, !tbaa !2
  %13 = tail call fastcc %struct.node* @balance(%struct.node* noundef nonnull %0) #7
  br label %9
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !3, i64 0}
!7 = !{!"node", !3, i64 0, !4, i64 8, !8, i64 24}
!8 = !{!"int", !4, i64 0}
!9 = !{!7, !8, i64 24}
!10 = !{!11, !3, i64 0}
!11 = !{!"hsearch_data", !3, i64 0, !8, i64 8, !8, i64 12}
!12 = !{!11, !8, i64 8}
!13 = !{!11, !8, i64 12}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!8, !8, i64 0}
!18 = !{!19, !3, i64 0}
!19 = !{!"", !3, i64 0, !3, i64 8}
!20 = distinct !{!20, !15, !16}
!21 = !{i64 0, i64 8, !2, i64 8, i64 8, !2}
!22 = !{i64 0, i64 8, !2}
!23 = !{!24, !3, i64 8}
!24 = !{!"link", !3, i64 0, !3, i64 8}
!25 = !{!24, !3, i64 0}
