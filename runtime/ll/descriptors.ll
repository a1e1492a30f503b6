; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/descriptors.c
; ModuleID = 'runtime/c/descriptors.c'
source_filename = "runtime/c/descriptors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.open_file = type { %struct.sv_inode*, i64, i32, i32 }
%struct.sv_inode = type { %struct.sv_inode*, i8*, i8*, i64, i64, i32, i32, i32, i32, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.iovec = type { i8*, i64 }

@table = internal unnamed_addr global [256 x %struct.open_file*] zeroinitializer, align 16
@standard_input = internal global %struct.sv_inode { %struct.sv_inode* null, i8* null, i8* null, i64 0, i64 0, i32 0, i32 33060, i32 1, i32 1, i64 0 }, align 8
@standard = internal global [3 x %struct.open_file] zeroinitializer, align 16
@start.started = internal unnamed_addr global i1 false, align 4

; Function Attrs: nounwind optsize
define dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 0
  %6 = load %struct.sv_inode*, %struct.sv_inode** %5, align 8, !tbaa !2
  br label %7

7:                                                ; preds = %1, %4
  %8 = phi %struct.sv_inode* [ %6, %4 ], [ null, %1 ]
  ret %struct.sv_inode* %8
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc %struct.open_file* @get(i32 noundef %0) unnamed_addr #0 {
  tail call fastcc void @start() #7
  %2 = icmp ult i32 %0, 256
  br i1 %2, label %3, label %8

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %4
  %6 = load %struct.open_file*, %struct.open_file** %5, align 8, !tbaa !9
  %7 = icmp eq %struct.open_file* %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %3, %1
  %9 = tail call i32* @__errno_location() #8
  store i32 9, i32* %9, align 4, !tbaa !10
  br label %10

10:                                               ; preds = %3, %8
  %11 = phi %struct.open_file* [ null, %8 ], [ %6, %3 ]
  ret %struct.open_file* %11
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_is_console(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %9, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 0
  %6 = load %struct.sv_inode*, %struct.sv_inode** %5, align 8, !tbaa !2
  %7 = icmp eq %struct.sv_inode* %6, null
  %8 = zext i1 %7 to i32
  br label %9

9:                                                ; preds = %4, %1
  %10 = phi i32 [ 0, %1 ], [ %8, %4 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @open(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #9
  tail call fastcc void @start() #7
  %6 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %3) #8
  %7 = icmp eq %struct.sv_inode* %6, null
  br i1 %7, label %28, label %8

8:                                                ; preds = %2
  %9 = and i32 %1, 192
  %10 = icmp eq i32 %9, 192
  br i1 %10, label %11, label %13

11:                                               ; preds = %8
  %12 = call i32* @__errno_location() #8
  store i32 17, i32* %12, align 4, !tbaa !10
  br label %110

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %6, i64 0, i32 6
  %15 = load i32, i32* %14, align 4, !tbaa !11
  %16 = and i32 %15, 61440
  %17 = icmp eq i32 %16, 16384
  br i1 %17, label %18, label %23

18:                                               ; preds = %13
  %19 = and i32 %1, 67
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %63, label %21

21:                                               ; preds = %18
  %22 = call i32* @__errno_location() #8
  store i32 21, i32* %22, align 4, !tbaa !10
  br label %110

23:                                               ; preds = %13
  %24 = and i32 %1, 65536
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %63, label %26

26:                                               ; preds = %23
  %27 = call i32* @__errno_location() #8
  store i32 20, i32* %27, align 4, !tbaa !10
  br label %110

28:                                               ; preds = %2
  %29 = load i32, i32* %3, align 4, !tbaa !10
  %30 = icmp ne i32 %29, 2
  %31 = and i32 %1, 64
  %32 = icmp eq i32 %31, 0
  %33 = or i1 %32, %30
  br i1 %33, label %34, label %36

34:                                               ; preds = %28
  %35 = call i32* @__errno_location() #8
  store i32 %29, i32* %35, align 4, !tbaa !10
  br label %110

36:                                               ; preds = %28
  %37 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %37) #9
  call void @llvm.va_start(i8* nonnull %37)
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 0
  %39 = load i32, i32* %38, align 16
  %40 = icmp ult i32 %39, 41
  br i1 %40, label %41, label %47

41:                                               ; preds = %36
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 3
  %43 = load i8*, i8** %42, align 16
  %44 = zext i32 %39 to i64
  %45 = getelementptr i8, i8* %43, i64 %44
  %46 = add nuw nsw i32 %39, 8
  store i32 %46, i32* %38, align 16
  br label %51

47:                                               ; preds = %36
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 2
  %49 = load i8*, i8** %48, align 8
  %50 = getelementptr i8, i8* %49, i64 8
  store i8* %50, i8** %48, align 8
  br label %51

51:                                               ; preds = %47, %41
  %52 = phi i8* [ %45, %41 ], [ %49, %47 ]
  %53 = bitcast i8* %52 to i32*
  %54 = load i32, i32* %53, align 4
  call void @llvm.va_end(i8* nonnull %37)
  %55 = and i32 %54, 493
  %56 = or i32 %55, 32768
  %57 = call %struct.sv_inode* @__sv_create(i8* noundef %0, i32 noundef %56, i32* noundef nonnull %3) #8
  %58 = icmp eq %struct.sv_inode* %57, null
  br i1 %58, label %59, label %62

59:                                               ; preds = %51
  %60 = load i32, i32* %3, align 4, !tbaa !10
  %61 = call i32* @__errno_location() #8
  store i32 %60, i32* %61, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %37) #9
  br label %110

62:                                               ; preds = %51
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %37) #9
  br label %63

63:                                               ; preds = %18, %62, %23
  %64 = phi %struct.sv_inode* [ %6, %23 ], [ %57, %62 ], [ %6, %18 ]
  br label %65

65:                                               ; preds = %70, %63
  %66 = phi i64 [ 0, %63 ], [ %71, %70 ]
  %67 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %66
  %68 = load %struct.open_file*, %struct.open_file** %67, align 8, !tbaa !9
  %69 = icmp eq %struct.open_file* %68, null
  br i1 %69, label %75, label %70

70:                                               ; preds = %65
  %71 = add nuw nsw i64 %66, 1
  %72 = icmp eq i64 %71, 256
  br i1 %72, label %73, label %65, !llvm.loop !13

73:                                               ; preds = %70
  %74 = call i32* @__errno_location() #8
  store i32 24, i32* %74, align 4, !tbaa !10
  br label %110

75:                                               ; preds = %65
  %76 = trunc i64 %66 to i32
  %77 = icmp slt i32 %76, 0
  br i1 %77, label %110, label %78

78:                                               ; preds = %75
  %79 = call i8* @malloc(i64 noundef 24) #8
  %80 = icmp eq i8* %79, null
  br i1 %80, label %81, label %83

81:                                               ; preds = %78
  %82 = call i32* @__errno_location() #8
  store i32 12, i32* %82, align 4, !tbaa !10
  br label %110

83:                                               ; preds = %78
  %84 = bitcast i8* %79 to %struct.sv_inode**
  store %struct.sv_inode* %64, %struct.sv_inode** %84, align 8, !tbaa.struct !16
  %85 = getelementptr inbounds i8, i8* %79, i64 8
  %86 = bitcast i8* %85 to i64*
  store i64 0, i64* %86, align 8, !tbaa.struct !18
  %87 = getelementptr inbounds i8, i8* %79, i64 16
  %88 = bitcast i8* %87 to i32*
  store i32 %1, i32* %88, align 8, !tbaa.struct !19
  %89 = getelementptr inbounds i8, i8* %79, i64 20
  %90 = bitcast i8* %89 to i32*
  store i32 1, i32* %90, align 4, !tbaa.struct !20
  %91 = and i64 %66, 4294967295
  %92 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %91
  %93 = bitcast %struct.open_file** %92 to i8**
  store i8* %79, i8** %93, align 8, !tbaa !9
  %94 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %64, i64 0, i32 8
  %95 = load i32, i32* %94, align 4, !tbaa !21
  %96 = add i32 %95, 1
  store i32 %96, i32* %94, align 4, !tbaa !21
  %97 = and i32 %1, 512
  %98 = icmp eq i32 %97, 0
  %99 = and i32 %1, 3
  %100 = icmp eq i32 %99, 0
  %101 = or i1 %98, %100
  br i1 %101, label %110, label %102

102:                                              ; preds = %83
  %103 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %64, i64 0, i32 6
  %104 = load i32, i32* %103, align 4, !tbaa !11
  %105 = and i32 %104, 61440
  %106 = icmp eq i32 %105, 32768
  br i1 %106, label %107, label %110

107:                                              ; preds = %102
  %108 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %64, i64 0, i32 5
  store i32 -1, i32* %108, align 8, !tbaa !22
  %109 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %64, i64 0, i32 3
  store i64 0, i64* %109, align 8, !tbaa !23
  br label %110

110:                                              ; preds = %73, %59, %75, %83, %102, %107, %81, %11, %21, %26, %34
  %111 = phi i32 [ -1, %34 ], [ -1, %59 ], [ -1, %26 ], [ -1, %21 ], [ -1, %11 ], [ -1, %75 ], [ -1, %81 ], [ %76, %107 ], [ %76, %102 ], [ %76, %83 ], [ -1, %73 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #9
  ret i32 %111
}

; Function Attrs: nounwind optsize
define internal fastcc void @start() unnamed_addr #0 {
  %1 = load i1, i1* @start.started, align 4
  br i1 %1, label %10, label %2

2:                                                ; preds = %0
  store i1 true, i1* @start.started, align 4
  %3 = tail call i64 @__symvm_file_size(i32 noundef 0) #8
  store i64 %3, i64* getelementptr inbounds (%struct.sv_inode, %struct.sv_inode* @standard_input, i64 0, i32 3), align 8, !tbaa !23
  store %struct.sv_inode* @standard_input, %struct.sv_inode** getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 0, i32 0), align 16, !tbaa.struct !16
  store i64 0, i64* getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 0, i32 1), align 8, !tbaa.struct !18
  store i32 0, i32* getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 0, i32 2), align 16, !tbaa.struct !19
  store i32 1, i32* getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 0, i32 3), align 4, !tbaa.struct !20
  store %struct.sv_inode* null, %struct.sv_inode** getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 2, i32 0), align 16, !tbaa.struct !16
  store i64 0, i64* getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 2, i32 1), align 8, !tbaa.struct !18
  store i32 1, i32* getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 2, i32 2), align 16, !tbaa.struct !19
  store i32 1, i32* getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 2, i32 3), align 4, !tbaa.struct !20
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) bitcast (%struct.open_file* getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 1) to i8*), i8* noundef nonnull align 16 dereferenceable(24) bitcast (%struct.open_file* getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 2) to i8*), i64 24, i1 false), !tbaa.struct !16
  br label %4

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %8, %4 ]
  %6 = getelementptr inbounds [3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 %5
  %7 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %5
  store %struct.open_file* %6, %struct.open_file** %7, align 8, !tbaa !9
  %8 = add nuw nsw i64 %5, 1
  %9 = icmp eq i64 %8, 3
  br i1 %9, label %10, label %4, !llvm.loop !24

10:                                               ; preds = %4, %0
  ret void
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup(i8* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #3

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_create(i8* noundef, i32 noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define dso_local i32 @open64(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = and i32 %1, 64
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %25, label %6

6:                                                ; preds = %2
  %7 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #9
  call void @llvm.va_start(i8* nonnull %7)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0
  %9 = load i32, i32* %8, align 16
  %10 = icmp ult i32 %9, 41
  br i1 %10, label %11, label %17

11:                                               ; preds = %6
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %13 = load i8*, i8** %12, align 16
  %14 = zext i32 %9 to i64
  %15 = getelementptr i8, i8* %13, i64 %14
  %16 = add nuw nsw i32 %9, 8
  store i32 %16, i32* %8, align 16
  br label %21

17:                                               ; preds = %6
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %19 = load i8*, i8** %18, align 8
  %20 = getelementptr i8, i8* %19, i64 8
  store i8* %20, i8** %18, align 8
  br label %21

21:                                               ; preds = %17, %11
  %22 = phi i8* [ %15, %11 ], [ %19, %17 ]
  %23 = bitcast i8* %22 to i32*
  %24 = load i32, i32* %23, align 4
  call void @llvm.va_end(i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #9
  br label %25

25:                                               ; preds = %21, %2
  %26 = phi i32 [ %24, %21 ], [ 0, %2 ]
  %27 = call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef %1, i32 noundef %26) #7
  ret i32 %27
}

; Function Attrs: nounwind optsize
define dso_local i32 @creat(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef 577, i32 noundef %1) #7
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @close(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %33, label %4

4:                                                ; preds = %1
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %5
  store %struct.open_file* null, %struct.open_file** %6, align 8, !tbaa !9
  %7 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 3
  %8 = load i32, i32* %7, align 4, !tbaa !25
  %9 = add nsw i32 %8, -1
  store i32 %9, i32* %7, align 4, !tbaa !25
  %10 = icmp sgt i32 %8, 1
  br i1 %10, label %33, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 0
  %13 = load %struct.sv_inode*, %struct.sv_inode** %12, align 8, !tbaa !2
  %14 = icmp eq %struct.sv_inode* %13, null
  br i1 %14, label %27, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %13, i64 0, i32 8
  %17 = load i32, i32* %16, align 4, !tbaa !21
  %18 = add i32 %17, -1
  store i32 %18, i32* %16, align 4, !tbaa !21
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %27

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %13, i64 0, i32 1
  %22 = load i8*, i8** %21, align 8, !tbaa !26
  %23 = icmp ne i8* %22, null
  %24 = icmp eq %struct.sv_inode* %13, @standard_input
  %25 = select i1 %23, i1 true, i1 %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %20
  tail call void @__sv_remove_name(%struct.sv_inode* noundef nonnull %13) #8
  br label %27

27:                                               ; preds = %26, %20, %15, %11
  %28 = icmp ult %struct.open_file* %2, getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 0)
  %29 = icmp uge %struct.open_file* %2, getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 1, i64 0)
  %30 = select i1 %28, i1 true, i1 %29
  br i1 %30, label %31, label %33

31:                                               ; preds = %27
  %32 = bitcast %struct.open_file* %2 to i8*
  tail call void @free(i8* noundef nonnull %32) #8
  br label %33

33:                                               ; preds = %31, %27, %4, %1
  %34 = phi i32 [ -1, %1 ], [ 0, %4 ], [ 0, %27 ], [ 0, %31 ]
  ret i32 %34
}

; Function Attrs: optsize
declare dso_local void @__sv_remove_name(%struct.sv_inode* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @dup(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %23, label %4

4:                                                ; preds = %1, %9
  %5 = phi i64 [ %10, %9 ], [ 0, %1 ]
  %6 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %5
  %7 = load %struct.open_file*, %struct.open_file** %6, align 8, !tbaa !9
  %8 = icmp eq %struct.open_file* %7, null
  br i1 %8, label %14, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 256
  br i1 %11, label %12, label %4, !llvm.loop !13

12:                                               ; preds = %9
  %13 = tail call i32* @__errno_location() #8
  store i32 24, i32* %13, align 4, !tbaa !10
  br label %23

14:                                               ; preds = %4
  %15 = trunc i64 %5 to i32
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %14
  %18 = and i64 %5, 4294967295
  %19 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %18
  store %struct.open_file* %2, %struct.open_file** %19, align 8, !tbaa !9
  %20 = getelementptr inbounds %struct.open_file, %struct.open_file* %2, i64 0, i32 3
  %21 = load i32, i32* %20, align 4, !tbaa !25
  %22 = add nsw i32 %21, 1
  store i32 %22, i32* %20, align 4, !tbaa !25
  br label %23

23:                                               ; preds = %17, %14, %12, %1
  %24 = phi i32 [ -1, %1 ], [ %15, %17 ], [ -1, %14 ], [ -1, %12 ]
  ret i32 %24
}

; Function Attrs: nounwind optsize
define dso_local i32 @dup2(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %4 = icmp eq %struct.open_file* %3, null
  br i1 %4, label %22, label %5

5:                                                ; preds = %2
  %6 = icmp ugt i32 %1, 255
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = tail call i32* @__errno_location() #8
  store i32 9, i32* %8, align 4, !tbaa !10
  br label %22

9:                                                ; preds = %5
  %10 = icmp eq i32 %1, %0
  br i1 %10, label %22, label %11

11:                                               ; preds = %9
  %12 = zext i32 %1 to i64
  %13 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %12
  %14 = load %struct.open_file*, %struct.open_file** %13, align 8, !tbaa !9
  %15 = icmp eq %struct.open_file* %14, null
  br i1 %15, label %18, label %16

16:                                               ; preds = %11
  %17 = tail call i32 @close(i32 noundef %1) #7
  br label %18

18:                                               ; preds = %16, %11
  store %struct.open_file* %3, %struct.open_file** %13, align 8, !tbaa !9
  %19 = getelementptr inbounds %struct.open_file, %struct.open_file* %3, i64 0, i32 3
  %20 = load i32, i32* %19, align 4, !tbaa !25
  %21 = add nsw i32 %20, 1
  store i32 %21, i32* %19, align 4, !tbaa !25
  br label %22

22:                                               ; preds = %9, %2, %18, %7
  %23 = phi i32 [ -1, %7 ], [ %1, %18 ], [ -1, %2 ], [ %1, %9 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define dso_local i32 @dup3(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i32 %0, %1
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call i32* @__errno_location() #8
  store i32 22, i32* %6, align 4, !tbaa !10
  br label %9

7:                                                ; preds = %3
  %8 = tail call i32 @dup2(i32 noundef %0, i32 noundef %1) #7
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i32 [ -1, %5 ], [ %8, %7 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i64 @read(i32 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %5 = icmp eq %struct.open_file* %4, null
  br i1 %5, label %46, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  %8 = load i32, i32* %7, align 8, !tbaa !27
  %9 = and i32 %8, 3
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = tail call i32* @__errno_location() #8
  store i32 9, i32* %12, align 4, !tbaa !10
  br label %46

13:                                               ; preds = %6
  %14 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 0
  %15 = load %struct.sv_inode*, %struct.sv_inode** %14, align 8, !tbaa !2
  %16 = icmp eq %struct.sv_inode* %15, null
  br i1 %16, label %46, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %15, i64 0, i32 6
  %19 = load i32, i32* %18, align 4, !tbaa !11
  %20 = trunc i32 %19 to i16
  %21 = and i16 %20, -4096
  switch i16 %21, label %24 [
    i16 8192, label %46
    i16 16384, label %22
  ]

22:                                               ; preds = %17
  %23 = tail call i32* @__errno_location() #8
  store i32 21, i32* %23, align 4, !tbaa !10
  br label %46

24:                                               ; preds = %17
  %25 = tail call i32 @__sv_load(%struct.sv_inode* noundef nonnull %15) #8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  %28 = tail call i32* @__errno_location() #8
  store i32 12, i32* %28, align 4, !tbaa !10
  br label %46

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  %31 = load i64, i64* %30, align 8, !tbaa !28
  %32 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %15, i64 0, i32 3
  %33 = load i64, i64* %32, align 8, !tbaa !23
  %34 = tail call i64 @llvm.usub.sat.i64(i64 %33, i64 %31)
  %35 = icmp ult i64 %34, %2
  %36 = select i1 %35, i64 %34, i64 %2
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %43, label %38

38:                                               ; preds = %29
  %39 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %15, i64 0, i32 2
  %40 = load i8*, i8** %39, align 8, !tbaa !29
  %41 = getelementptr inbounds i8, i8* %40, i64 %31
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %41, i64 %36, i1 false)
  %42 = load i64, i64* %30, align 8, !tbaa !28
  br label %43

43:                                               ; preds = %38, %29
  %44 = phi i64 [ %42, %38 ], [ %31, %29 ]
  %45 = add nsw i64 %44, %36
  store i64 %45, i64* %30, align 8, !tbaa !28
  br label %46

46:                                               ; preds = %22, %27, %43, %13, %17, %3, %11
  %47 = phi i64 [ -1, %11 ], [ -1, %3 ], [ -1, %22 ], [ -1, %27 ], [ %36, %43 ], [ 0, %17 ], [ 0, %13 ]
  ret i64 %47
}

; Function Attrs: optsize
declare dso_local i32 @__sv_load(%struct.sv_inode* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @write(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %5 = icmp eq %struct.open_file* %4, null
  br i1 %5, label %65, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  %8 = load i32, i32* %7, align 8, !tbaa !27
  %9 = and i32 %8, 3
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = tail call i32* @__errno_location() #8
  store i32 9, i32* %12, align 4, !tbaa !10
  br label %65

13:                                               ; preds = %6
  %14 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 0
  %15 = load %struct.sv_inode*, %struct.sv_inode** %14, align 8, !tbaa !2
  %16 = icmp eq %struct.sv_inode* %15, null
  br i1 %16, label %17, label %22

17:                                               ; preds = %13
  %18 = icmp eq i64 %2, 0
  br i1 %18, label %65, label %19

19:                                               ; preds = %17
  %20 = icmp eq %struct.open_file* %4, getelementptr inbounds ([3 x %struct.open_file], [3 x %struct.open_file]* @standard, i64 0, i64 2)
  %21 = select i1 %20, i32 2, i32 1
  tail call void @__symvm_output(i32 noundef %21, i8* noundef %1, i64 noundef %2) #8
  br label %65

22:                                               ; preds = %13
  %23 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %15, i64 0, i32 6
  %24 = load i32, i32* %23, align 4, !tbaa !11
  %25 = and i32 %24, 61440
  %26 = icmp eq i32 %25, 8192
  %27 = icmp eq i64 %2, 0
  %28 = or i1 %27, %26
  br i1 %28, label %65, label %29

29:                                               ; preds = %22
  %30 = tail call i32 @__sv_load(%struct.sv_inode* noundef nonnull %15) #8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %29
  %33 = tail call i32* @__errno_location() #8
  store i32 12, i32* %33, align 4, !tbaa !10
  br label %65

34:                                               ; preds = %29
  %35 = load i32, i32* %7, align 8, !tbaa !27
  %36 = and i32 %35, 1024
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %43

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  %40 = load i64, i64* %39, align 8, !tbaa !28
  %41 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %15, i64 0, i32 3
  %42 = load i64, i64* %41, align 8, !tbaa !23
  br label %47

43:                                               ; preds = %34
  %44 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %15, i64 0, i32 3
  %45 = load i64, i64* %44, align 8, !tbaa !23
  %46 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  store i64 %45, i64* %46, align 8, !tbaa !28
  br label %47

47:                                               ; preds = %38, %43
  %48 = phi i64 [ %42, %38 ], [ %45, %43 ]
  %49 = phi i64 [ %40, %38 ], [ %45, %43 ]
  %50 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  %51 = add i64 %49, %2
  %52 = icmp ugt i64 %51, %48
  br i1 %52, label %53, label %60

53:                                               ; preds = %47
  %54 = tail call i32 @__sv_resize(%struct.sv_inode* noundef nonnull %15, i64 noundef %51) #8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = load i64, i64* %50, align 8, !tbaa !28
  br label %60

58:                                               ; preds = %53
  %59 = tail call i32* @__errno_location() #8
  store i32 28, i32* %59, align 4, !tbaa !10
  br label %65

60:                                               ; preds = %56, %47
  %61 = phi i64 [ %57, %56 ], [ %49, %47 ]
  %62 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %15, i64 0, i32 2
  %63 = load i8*, i8** %62, align 8, !tbaa !29
  %64 = getelementptr inbounds i8, i8* %63, i64 %61
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %64, i8* align 1 %1, i64 %2, i1 false)
  store i64 %51, i64* %50, align 8, !tbaa !28
  br label %65

65:                                               ; preds = %32, %19, %17, %22, %60, %58, %3, %11
  %66 = phi i64 [ -1, %11 ], [ -1, %3 ], [ -1, %32 ], [ %2, %19 ], [ 0, %17 ], [ %2, %22 ], [ -1, %58 ], [ %2, %60 ]
  ret i64 %66
}

; Function Attrs: optsize
declare dso_local void @__symvm_output(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_resize(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @lseek(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %5 = icmp eq %struct.open_file* %4, null
  br i1 %5, label %28, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 0
  %8 = load %struct.sv_inode*, %struct.sv_inode** %7, align 8, !tbaa !2
  %9 = icmp eq %struct.sv_inode* %8, null
  br i1 %9, label %10, label %12

10:                                               ; preds = %6
  %11 = tail call i32* @__errno_location() #8
  store i32 29, i32* %11, align 4, !tbaa !10
  br label %28

12:                                               ; preds = %6
  switch i32 %2, label %16 [
    i32 0, label %20
    i32 1, label %13
  ]

13:                                               ; preds = %12
  %14 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  %15 = load i64, i64* %14, align 8, !tbaa !28
  br label %20

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %8, i64 0, i32 3
  %18 = load i64, i64* %17, align 8, !tbaa !23
  %19 = icmp ugt i32 %2, 2
  br i1 %19, label %24, label %20

20:                                               ; preds = %13, %12, %16
  %21 = phi i64 [ %18, %16 ], [ %15, %13 ], [ 0, %12 ]
  %22 = add nsw i64 %21, %1
  %23 = icmp slt i64 %22, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %20, %16
  %25 = tail call i32* @__errno_location() #8
  store i32 22, i32* %25, align 4, !tbaa !10
  br label %28

26:                                               ; preds = %20
  %27 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 1
  store i64 %22, i64* %27, align 8, !tbaa !28
  br label %28

28:                                               ; preds = %24, %26, %3, %10
  %29 = phi i64 [ -1, %10 ], [ -1, %3 ], [ -1, %24 ], [ %22, %26 ]
  ret i64 %29
}

; Function Attrs: nounwind optsize
define dso_local i64 @lseek64(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @lseek(i32 noundef %0, i64 noundef %1, i32 noundef %2) #7
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @pread(i32 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %6 = icmp eq %struct.open_file* %5, null
  br i1 %6, label %17, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 0
  %9 = load %struct.sv_inode*, %struct.sv_inode** %8, align 8, !tbaa !2
  %10 = icmp eq %struct.sv_inode* %9, null
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = tail call i32* @__errno_location() #8
  store i32 29, i32* %12, align 4, !tbaa !10
  br label %17

13:                                               ; preds = %7
  %14 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  %15 = load i64, i64* %14, align 8, !tbaa !28
  store i64 %3, i64* %14, align 8, !tbaa !28
  %16 = tail call i64 @read(i32 noundef %0, i8* noundef %1, i64 noundef %2) #7
  store i64 %15, i64* %14, align 8, !tbaa !28
  br label %17

17:                                               ; preds = %4, %13, %11
  %18 = phi i64 [ %16, %13 ], [ -1, %11 ], [ -1, %4 ]
  ret i64 %18
}

; Function Attrs: nounwind optsize
define dso_local i64 @pwrite(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %6 = icmp eq %struct.open_file* %5, null
  br i1 %6, label %17, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 0
  %9 = load %struct.sv_inode*, %struct.sv_inode** %8, align 8, !tbaa !2
  %10 = icmp eq %struct.sv_inode* %9, null
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = tail call i32* @__errno_location() #8
  store i32 29, i32* %12, align 4, !tbaa !10
  br label %17

13:                                               ; preds = %7
  %14 = getelementptr inbounds %struct.open_file, %struct.open_file* %5, i64 0, i32 1
  %15 = load i64, i64* %14, align 8, !tbaa !28
  store i64 %3, i64* %14, align 8, !tbaa !28
  %16 = tail call i64 @write(i32 noundef %0, i8* noundef %1, i64 noundef %2) #7
  store i64 %15, i64* %14, align 8, !tbaa !28
  br label %17

17:                                               ; preds = %4, %13, %11
  %18 = phi i64 [ %16, %13 ], [ -1, %11 ], [ -1, %4 ]
  ret i64 %18
}

; Function Attrs: nounwind optsize
define dso_local i64 @readv(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %26

5:                                                ; preds = %3
  %6 = zext i32 %2 to i64
  br label %7

7:                                                ; preds = %19, %5
  %8 = phi i64 [ 0, %5 ], [ %23, %19 ]
  %9 = phi i64 [ 0, %5 ], [ %20, %19 ]
  %10 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %8, i32 0
  %11 = load i8*, i8** %10, align 8, !tbaa !30
  %12 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %8, i32 1
  %13 = load i64, i64* %12, align 8, !tbaa !32
  %14 = tail call i64 @read(i32 noundef %0, i8* noundef %11, i64 noundef %13) #7
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %7
  %17 = icmp eq i64 %9, 0
  %18 = select i1 %17, i64 %14, i64 %9
  br label %26

19:                                               ; preds = %7
  %20 = add nsw i64 %14, %9
  %21 = load i64, i64* %12, align 8, !tbaa !32
  %22 = icmp ult i64 %14, %21
  %23 = add nuw nsw i64 %8, 1
  %24 = icmp eq i64 %23, %6
  %25 = select i1 %22, i1 true, i1 %24
  br i1 %25, label %26, label %7, !llvm.loop !33

26:                                               ; preds = %19, %3, %16
  %27 = phi i64 [ %18, %16 ], [ 0, %3 ], [ %20, %19 ]
  ret i64 %27
}

; Function Attrs: nounwind optsize
define dso_local i64 @writev(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %23

5:                                                ; preds = %3
  %6 = zext i32 %2 to i64
  br label %7

7:                                                ; preds = %5, %16
  %8 = phi i64 [ 0, %5 ], [ %18, %16 ]
  %9 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %10 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %8, i32 0
  %11 = load i8*, i8** %10, align 8, !tbaa !30
  %12 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %8, i32 1
  %13 = load i64, i64* %12, align 8, !tbaa !32
  %14 = tail call i64 @write(i32 noundef %0, i8* noundef %11, i64 noundef %13) #7
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %20, label %16

16:                                               ; preds = %7
  %17 = add nsw i64 %14, %9
  %18 = add nuw nsw i64 %8, 1
  %19 = icmp eq i64 %18, %6
  br i1 %19, label %23, label %7, !llvm.loop !34

20:                                               ; preds = %7
  %21 = icmp eq i64 %9, 0
  %22 = select i1 %21, i64 %14, i64 %9
  br label %23

23:                                               ; preds = %16, %3, %20
  %24 = phi i64 [ %22, %20 ], [ 0, %3 ], [ %17, %16 ]
  ret i64 %24
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftruncate(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %4 = icmp eq %struct.open_file* %3, null
  br i1 %4, label %22, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.open_file, %struct.open_file* %3, i64 0, i32 0
  %7 = load %struct.sv_inode*, %struct.sv_inode** %6, align 8, !tbaa !2
  %8 = icmp eq %struct.sv_inode* %7, null
  br i1 %8, label %19, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.open_file, %struct.open_file* %3, i64 0, i32 2
  %11 = load i32, i32* %10, align 8, !tbaa !27
  %12 = and i32 %11, 3
  %13 = icmp eq i32 %12, 0
  %14 = icmp slt i64 %1, 0
  %15 = or i1 %14, %13
  br i1 %15, label %19, label %16

16:                                               ; preds = %9
  %17 = tail call i32 @__sv_resize(%struct.sv_inode* noundef nonnull %7, i64 noundef %1) #8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %16, %5, %9
  %20 = phi i32 [ 22, %9 ], [ 22, %5 ], [ 28, %16 ]
  %21 = tail call i32* @__errno_location() #8
  store i32 %20, i32* %21, align 4, !tbaa !10
  br label %22

22:                                               ; preds = %19, %16, %2
  %23 = phi i32 [ -1, %2 ], [ 0, %16 ], [ -1, %19 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftruncate64(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @ftruncate(i32 noundef %0, i64 noundef %1) #7
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @truncate(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef 1) #7
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = tail call i32 @ftruncate(i32 noundef %3, i64 noundef %1) #7
  %7 = tail call i32 @close(i32 noundef %3) #7
  br label %8

8:                                                ; preds = %2, %5
  %9 = phi i32 [ %6, %5 ], [ -1, %2 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @fcntl(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %5 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9
  call void @llvm.va_start(i8* nonnull %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0
  %7 = load i32, i32* %6, align 16
  %8 = icmp ult i32 %7, 41
  br i1 %8, label %9, label %15

9:                                                ; preds = %2
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %11 = load i8*, i8** %10, align 16
  %12 = zext i32 %7 to i64
  %13 = getelementptr i8, i8* %11, i64 %12
  %14 = add nuw nsw i32 %7, 8
  store i32 %14, i32* %6, align 16
  br label %19

15:                                               ; preds = %2
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %17 = load i8*, i8** %16, align 8
  %18 = getelementptr i8, i8* %17, i64 8
  store i8* %18, i8** %16, align 8
  br label %19

19:                                               ; preds = %15, %9
  %20 = phi i8* [ %13, %9 ], [ %17, %15 ]
  %21 = bitcast i8* %20 to i64*
  %22 = load i64, i64* %21, align 8
  call void @llvm.va_end(i8* nonnull %5)
  %23 = icmp eq %struct.open_file* %4, null
  br i1 %23, label %59, label %24

24:                                               ; preds = %19
  switch i32 %1, label %59 [
    i32 0, label %25
    i32 1030, label %25
    i32 3, label %48
    i32 4, label %52
  ]

25:                                               ; preds = %24, %24
  %26 = icmp ugt i64 %22, 255
  br i1 %26, label %27, label %29

27:                                               ; preds = %25
  %28 = call i32* @__errno_location() #8
  store i32 22, i32* %28, align 4, !tbaa !10
  br label %59

29:                                               ; preds = %25, %34
  %30 = phi i64 [ %35, %34 ], [ %22, %25 ]
  %31 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %30
  %32 = load %struct.open_file*, %struct.open_file** %31, align 8, !tbaa !9
  %33 = icmp eq %struct.open_file* %32, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %29
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, 256
  br i1 %36, label %37, label %29, !llvm.loop !13

37:                                               ; preds = %34
  %38 = call i32* @__errno_location() #8
  store i32 24, i32* %38, align 4, !tbaa !10
  br label %59

39:                                               ; preds = %29
  %40 = trunc i64 %30 to i32
  %41 = icmp slt i32 %40, 0
  br i1 %41, label %59, label %42

42:                                               ; preds = %39
  %43 = and i64 %30, 4294967295
  %44 = getelementptr inbounds [256 x %struct.open_file*], [256 x %struct.open_file*]* @table, i64 0, i64 %43
  store %struct.open_file* %4, %struct.open_file** %44, align 8, !tbaa !9
  %45 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 3
  %46 = load i32, i32* %45, align 4, !tbaa !25
  %47 = add nsw i32 %46, 1
  store i32 %47, i32* %45, align 4, !tbaa !25
  br label %59

48:                                               ; preds = %24
  %49 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  %50 = load i32, i32* %49, align 8, !tbaa !27
  %51 = and i32 %50, -705
  br label %59

52:                                               ; preds = %24
  %53 = getelementptr inbounds %struct.open_file, %struct.open_file* %4, i64 0, i32 2
  %54 = load i32, i32* %53, align 8, !tbaa !27
  %55 = and i32 %54, -1025
  %56 = trunc i64 %22 to i32
  %57 = and i32 %56, 1024
  %58 = or i32 %55, %57
  store i32 %58, i32* %53, align 8, !tbaa !27
  br label %59

59:                                               ; preds = %42, %39, %37, %24, %27, %19, %52, %48
  %60 = phi i32 [ 0, %52 ], [ %51, %48 ], [ -1, %19 ], [ -1, %27 ], [ 0, %24 ], [ %40, %42 ], [ -1, %39 ], [ -1, %37 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9
  ret i32 %60
}

; Function Attrs: nounwind optsize
define dso_local i32 @fcntl64(i32 noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #9
  call void @llvm.va_start(i8* nonnull %4)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0
  %6 = load i32, i32* %5, align 16
  %7 = icmp ult i32 %6, 41
  br i1 %7, label %8, label %14

8:                                                ; preds = %2
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %10 = load i8*, i8** %9, align 16
  %11 = zext i32 %6 to i64
  %12 = getelementptr i8, i8* %10, i64 %11
  %13 = add nuw nsw i32 %6, 8
  store i32 %13, i32* %5, align 16
  br label %18

14:                                               ; preds = %2
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %16 = load i8*, i8** %15, align 8
  %17 = getelementptr i8, i8* %16, i64 8
  store i8* %17, i8** %15, align 8
  br label %18

18:                                               ; preds = %14, %8
  %19 = phi i8* [ %12, %8 ], [ %16, %14 ]
  %20 = bitcast i8* %19 to i64*
  %21 = load i64, i64* %20, align 8
  call void @llvm.va_end(i8* nonnull %4)
  %22 = call i32 (i32, i32, ...) @fcntl(i32 noundef %0, i32 noundef %1, i64 noundef %21) #7
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #9
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local i32 @isatty(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #8
  store i32 25, i32* %5, align 4, !tbaa !10
  br label %6

6:                                                ; preds = %4, %1
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local noalias i8* @ttyname(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #8
  %3 = icmp eq %struct.open_file* %2, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #8
  store i32 25, i32* %5, align 4, !tbaa !10
  br label %6

6:                                                ; preds = %1, %4
  ret i8* null
}

; Function Attrs: nounwind optsize
define dso_local i32 @ioctl(i32 noundef %0, i64 noundef %1, ...) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #8
  %4 = icmp eq %struct.open_file* %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #8
  store i32 25, i32* %6, align 4, !tbaa !10
  br label %7

7:                                                ; preds = %2, %5
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @tcgetattr(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #8
  %4 = icmp eq %struct.open_file* %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #8
  store i32 25, i32* %6, align 4, !tbaa !10
  br label %7

7:                                                ; preds = %2, %5
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @tcsetattr(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #8
  %5 = icmp eq %struct.open_file* %4, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = tail call i32* @__errno_location() #8
  store i32 25, i32* %7, align 4, !tbaa !10
  br label %8

8:                                                ; preds = %3, %6
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @fsync(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #7
  %3 = icmp eq %struct.open_file* %2, null
  %4 = sext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @fdatasync(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #8
  %3 = icmp eq %struct.open_file* %2, null
  %4 = sext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @flock(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.open_file* @get(i32 noundef %0) #8
  %4 = icmp eq %struct.open_file* %3, null
  %5 = sext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @sync() local_unnamed_addr #5 {
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_file_size(i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.usub.sat.i64(i64, i64) #6

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"open_file", !4, i64 0, !7, i64 8, !8, i64 16, !8, i64 20}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long", !5, i64 0}
!8 = !{!"int", !5, i64 0}
!9 = !{!4, !4, i64 0}
!10 = !{!8, !8, i64 0}
!11 = !{!12, !8, i64 44}
!12 = !{!"sv_inode", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !7, i64 56}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{i64 0, i64 8, !9, i64 8, i64 8, !17, i64 16, i64 4, !10, i64 20, i64 4, !10}
!17 = !{!7, !7, i64 0}
!18 = !{i64 0, i64 8, !17, i64 8, i64 4, !10, i64 12, i64 4, !10}
!19 = !{i64 0, i64 4, !10, i64 4, i64 4, !10}
!20 = !{i64 0, i64 4, !10}
!21 = !{!12, !8, i64 52}
!22 = !{!12, !8, i64 40}
!23 = !{!12, !7, i64 24}
!24 = distinct !{!24, !14, !15}
!25 = !{!3, !8, i64 20}
!26 = !{!12, !4, i64 8}
!27 = !{!3, !8, i64 16}
!28 = !{!3, !7, i64 8}
!29 = !{!12, !4, i64 16}
!30 = !{!31, !4, i64 0}
!31 = !{!"iovec", !4, i64 0, !7, i64 8}
!32 = !{!31, !7, i64 8}
!33 = distinct !{!33, !14, !15}
!34 = distinct !{!34, !14, !15}
