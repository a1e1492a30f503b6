; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/stream.c
; ModuleID = 'runtime/c/stream.c'
source_filename = "runtime/c/stream.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.fpos_t = type { i64, i64 }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.timespec = type { i64, i64 }

@standard = internal global [3 x %struct.sv_file] [%struct.sv_file { i32 256, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, [3 x i8*] zeroinitializer, i8* null, %struct.sv_file* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.sv_file]* @standard to i8*), i64 216) to %struct.sv_file*), i32 0, i32 0, i64 0, %struct.sv_channel* null, i8* null, [16 x i8] zeroinitializer, i32 0, i32 0, i32 0, i8 0, i32 0, [36 x i8] zeroinitializer }, %struct.sv_file { i32 20992, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, [3 x i8*] zeroinitializer, i8* null, %struct.sv_file* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.sv_file]* @standard to i8*), i64 432) to %struct.sv_file*), i32 1, i32 0, i64 0, %struct.sv_channel* null, i8* null, [16 x i8] zeroinitializer, i32 0, i32 0, i32 0, i8 0, i32 0, [36 x i8] zeroinitializer }, %struct.sv_file { i32 20992, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, [3 x i8*] zeroinitializer, i8* null, %struct.sv_file* null, i32 2, i32 0, i64 0, %struct.sv_channel* null, i8* null, [16 x i8] zeroinitializer, i32 0, i32 0, i32 0, i8 0, i32 0, [36 x i8] zeroinitializer }], align 16
@stdin = dso_local local_unnamed_addr global %struct.sv_file* getelementptr inbounds ([3 x %struct.sv_file], [3 x %struct.sv_file]* @standard, i64 0, i64 0), align 8
@stdout = dso_local local_unnamed_addr global %struct.sv_file* bitcast (i32* getelementptr inbounds ([3 x %struct.sv_file], [3 x %struct.sv_file]* @standard, i64 0, i64 1, i32 0) to %struct.sv_file*), align 8
@stderr = dso_local local_unnamed_addr global %struct.sv_file* bitcast (i32* getelementptr inbounds ([3 x %struct.sv_file], [3 x %struct.sv_file]* @standard, i64 0, i64 2, i32 0) to %struct.sv_file*), align 8
@streams = internal unnamed_addr global %struct.sv_file* getelementptr inbounds ([3 x %struct.sv_file], [3 x %struct.sv_file]* @standard, i64 0, i64 0), align 8
@.str = private unnamed_addr constant [3 x i8] c"w+\00", align 1
@tmpnam.own = internal global [24 x i8] zeroinitializer, align 16
@temporary_name.count = internal unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [14 x i8] c"/tmp/file%06u\00", align 1

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_write_all(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  br label %4

4:                                                ; preds = %7, %3
  %5 = phi i64 [ 0, %3 ], [ %12, %7 ]
  %6 = icmp ult i64 %5, %2
  br i1 %6, label %7, label %13

7:                                                ; preds = %4
  %8 = getelementptr inbounds i8, i8* %1, i64 %5
  %9 = sub i64 %2, %5
  %10 = tail call i64 @write(i32 noundef %0, i8* noundef %8, i64 noundef %9) #4
  %11 = icmp slt i64 %10, 0
  %12 = add i64 %10, %5
  br i1 %11, label %13, label %4

13:                                               ; preds = %7, %4
  ret i64 %5
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i64 @write(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @__underflow(%struct.sv_file* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc i32 @to_read(%struct.sv_file* noundef %0) #5
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %57

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %8 = load i8*, i8** %7, align 8, !tbaa !9
  %9 = icmp ult i8* %6, %8
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = load i8, i8* %6, align 1, !tbaa !10
  %12 = zext i8 %11 to i32
  br label %57

13:                                               ; preds = %4
  %14 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %15 = load i32, i32* %14, align 8, !tbaa !11
  %16 = and i32 %15, 16
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %57

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 7
  %20 = load i8*, i8** %19, align 8, !tbaa !12
  %21 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 8
  %22 = load i8*, i8** %21, align 8, !tbaa !13
  %23 = ptrtoint i8* %22 to i64
  %24 = ptrtoint i8* %20 to i64
  %25 = sub i64 %23, %24
  %26 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 15
  %27 = load %struct.sv_channel*, %struct.sv_channel** %26, align 8, !tbaa !14
  %28 = icmp eq %struct.sv_channel* %27, null
  br i1 %28, label %29, label %33

29:                                               ; preds = %18
  %30 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %31 = load i32, i32* %30, align 8, !tbaa !15
  %32 = tail call i64 @read(i32 noundef %31, i8* noundef %20, i64 noundef %25) #4
  br label %41

33:                                               ; preds = %18
  %34 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %27, i64 0, i32 1, i32 0
  %35 = load i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)** %34, align 8, !tbaa !16
  %36 = icmp eq i64 (i8*, i8*, i64)* %35, null
  br i1 %36, label %48, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %27, i64 0, i32 0
  %39 = load i8*, i8** %38, align 8, !tbaa !19
  %40 = tail call i64 %35(i8* noundef %39, i8* noundef %20, i64 noundef %25) #4
  br label %41

41:                                               ; preds = %29, %37
  %42 = phi i64 [ %32, %29 ], [ %40, %37 ]
  %43 = icmp slt i64 %42, 1
  br i1 %43, label %44, label %52

44:                                               ; preds = %41
  %45 = icmp eq i64 %42, 0
  %46 = select i1 %45, i32 16, i32 32
  %47 = load i32, i32* %14, align 8, !tbaa !11
  br label %48

48:                                               ; preds = %44, %33
  %49 = phi i32 [ %15, %33 ], [ %47, %44 ]
  %50 = phi i32 [ 32, %33 ], [ %46, %44 ]
  %51 = or i32 %49, %50
  store i32 %51, i32* %14, align 8, !tbaa !11
  br label %57

52:                                               ; preds = %41
  %53 = load i8*, i8** %19, align 8, !tbaa !12
  store i8* %53, i8** %5, align 8, !tbaa !2
  %54 = getelementptr inbounds i8, i8* %53, i64 %42
  store i8* %54, i8** %7, align 8, !tbaa !9
  %55 = load i8, i8* %53, align 1, !tbaa !10
  %56 = zext i8 %55 to i32
  br label %57

57:                                               ; preds = %48, %52, %13, %1, %10
  %58 = phi i32 [ %12, %10 ], [ -1, %1 ], [ -1, %13 ], [ -1, %48 ], [ %56, %52 ]
  ret i32 %58
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @to_read(%struct.sv_file* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !11
  %4 = and i32 %3, 256
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = or i32 %3, 32
  store i32 %7, i32* %2, align 8, !tbaa !11
  %8 = tail call i32* @__errno_location() #4
  store i32 9, i32* %8, align 4, !tbaa !20
  br label %37

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %11 = load i8*, i8** %10, align 8, !tbaa !21
  %12 = icmp eq i8* %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = tail call fastcc i32 @flush_written(%struct.sv_file* noundef nonnull %0) #5
  %15 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 6
  store i8* null, i8** %15, align 8, !tbaa !22
  %16 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  store i8* null, i8** %16, align 8, !tbaa !23
  store i8* null, i8** %10, align 8, !tbaa !21
  %17 = icmp eq i32 %14, 0
  br i1 %17, label %18, label %37

18:                                               ; preds = %13, %9
  %19 = tail call fastcc i32 @give_buffer(%struct.sv_file* noundef nonnull %0) #5
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %37

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  %23 = load i8*, i8** %22, align 8, !tbaa !24
  %24 = icmp eq i8* %23, null
  br i1 %24, label %25, label %30

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 7
  %27 = load i8*, i8** %26, align 8, !tbaa !12
  %28 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  store i8* %27, i8** %28, align 8, !tbaa !9
  %29 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  store i8* %27, i8** %29, align 8, !tbaa !2
  store i8* %27, i8** %22, align 8, !tbaa !24
  br label %30

30:                                               ; preds = %25, %21
  %31 = load i32, i32* %2, align 8, !tbaa !11
  %32 = and i32 %31, -65537
  store i32 %32, i32* %2, align 8, !tbaa !11
  %33 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 21
  %34 = load i8, i8* %33, align 4, !tbaa !25
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %30
  store i8 -1, i8* %33, align 4, !tbaa !25
  br label %37

37:                                               ; preds = %13, %30, %36, %18, %6
  %38 = phi i32 [ -1, %13 ], [ -1, %6 ], [ -1, %18 ], [ 0, %36 ], [ 0, %30 ]
  ret i32 %38
}

; Function Attrs: nounwind optsize
define dso_local i32 @__uflow(%struct.sv_file* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__underflow(%struct.sv_file* noundef %0) #5
  %3 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %6 = load i8*, i8** %5, align 8, !tbaa !9
  %7 = icmp ult i8* %4, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %9, i8** %3, align 8, !tbaa !2
  br label %10

10:                                               ; preds = %8, %1
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_write_stream(%struct.sv_file* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %83, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 19
  %7 = load i32, i32* %6, align 4, !tbaa !26
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  tail call void @flockfile(%struct.sv_file* noundef nonnull %0) #4
  tail call void @funlockfile(%struct.sv_file* noundef nonnull %0) #4
  br label %10

10:                                               ; preds = %9, %5
  %11 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %12 = load i32, i32* %11, align 8, !tbaa !11
  %13 = and i32 %12, 512
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = or i32 %12, 32
  store i32 %16, i32* %11, align 8, !tbaa !11
  %17 = tail call i32* @__errno_location() #4
  store i32 9, i32* %17, align 4, !tbaa !20
  br label %83

18:                                               ; preds = %10
  %19 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  %20 = load i8*, i8** %19, align 8, !tbaa !24
  %21 = icmp eq i8* %20, null
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  tail call fastcc void @drop_read(%struct.sv_file* noundef nonnull %0) #4
  %23 = load i32, i32* %11, align 8, !tbaa !11
  br label %24

24:                                               ; preds = %22, %18
  %25 = phi i32 [ %23, %22 ], [ %12, %18 ]
  %26 = or i32 %25, 65536
  store i32 %26, i32* %11, align 8, !tbaa !11
  %27 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 21
  %28 = load i8, i8* %27, align 4, !tbaa !25
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %24
  store i8 -1, i8* %27, align 4, !tbaa !25
  br label %31

31:                                               ; preds = %30, %24
  %32 = and i32 %25, 6144
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %48

34:                                               ; preds = %31
  %35 = tail call fastcc i32 @give_buffer(%struct.sv_file* noundef nonnull %0) #4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %83

37:                                               ; preds = %34
  %38 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %39 = load i8*, i8** %38, align 8, !tbaa !21
  %40 = icmp eq i8* %39, null
  br i1 %40, label %41, label %48

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 7
  %43 = load i8*, i8** %42, align 8, !tbaa !12
  %44 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  store i8* %43, i8** %44, align 8, !tbaa !23
  store i8* %43, i8** %38, align 8, !tbaa !21
  %45 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 8
  %46 = load i8*, i8** %45, align 8, !tbaa !13
  %47 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 6
  store i8* %46, i8** %47, align 8, !tbaa !22
  br label %48

48:                                               ; preds = %31, %41, %37
  %49 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 6
  %50 = load i8*, i8** %49, align 8, !tbaa !22
  %51 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  %52 = load i8*, i8** %51, align 8, !tbaa !23
  %53 = ptrtoint i8* %50 to i64
  %54 = ptrtoint i8* %52 to i64
  %55 = sub i64 %53, %54
  %56 = icmp ult i64 %55, %2
  br i1 %56, label %57, label %70

57:                                               ; preds = %48
  %58 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %59 = load i8*, i8** %58, align 8, !tbaa !21
  %60 = icmp eq i8* %59, null
  br i1 %60, label %70, label %61

61:                                               ; preds = %57
  %62 = tail call fastcc i32 @flush_written(%struct.sv_file* noundef nonnull %0) #5
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %61
  %65 = load i8*, i8** %49, align 8, !tbaa !22
  %66 = load i8*, i8** %51, align 8, !tbaa !23
  %67 = ptrtoint i8* %65 to i64
  %68 = ptrtoint i8* %66 to i64
  %69 = sub i64 %67, %68
  br label %70

70:                                               ; preds = %64, %57, %48
  %71 = phi i64 [ %69, %64 ], [ %55, %57 ], [ %55, %48 ]
  %72 = phi i8* [ %66, %64 ], [ %52, %57 ], [ %52, %48 ]
  %73 = icmp ult i64 %71, %2
  br i1 %73, label %74, label %80

74:                                               ; preds = %70
  %75 = tail call fastcc i64 @put_out(%struct.sv_file* noundef nonnull %0, i8* noundef %1, i64 noundef %2) #5
  %76 = icmp eq i64 %75, %2
  br i1 %76, label %83, label %77

77:                                               ; preds = %74
  %78 = load i32, i32* %11, align 8, !tbaa !11
  %79 = or i32 %78, 32
  store i32 %79, i32* %11, align 8, !tbaa !11
  br label %83

80:                                               ; preds = %70
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %72, i8* align 1 %1, i64 %2, i1 false)
  %81 = load i8*, i8** %51, align 8, !tbaa !23
  %82 = getelementptr inbounds i8, i8* %81, i64 %2
  store i8* %82, i8** %51, align 8, !tbaa !23
  br label %83

83:                                               ; preds = %34, %15, %74, %77, %61, %3, %80
  %84 = phi i64 [ %2, %80 ], [ 0, %3 ], [ 0, %61 ], [ %75, %77 ], [ %2, %74 ], [ 0, %15 ], [ 0, %34 ]
  ret i64 %84
}

; Function Attrs: optsize
declare dso_local void @flockfile(%struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @funlockfile(%struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @flush_written(%struct.sv_file* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  %3 = load i8*, i8** %2, align 8, !tbaa !23
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %5 = load i8*, i8** %4, align 8, !tbaa !21
  %6 = ptrtoint i8* %3 to i64
  %7 = ptrtoint i8* %5 to i64
  %8 = sub i64 %6, %7
  store i8* %5, i8** %2, align 8, !tbaa !23
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %1
  %11 = tail call fastcc i64 @put_out(%struct.sv_file* noundef nonnull %0, i8* noundef %5, i64 noundef %8) #5
  %12 = icmp eq i64 %11, %8
  br i1 %12, label %17, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %15 = load i32, i32* %14, align 8, !tbaa !11
  %16 = or i32 %15, 32
  store i32 %16, i32* %14, align 8, !tbaa !11
  br label %17

17:                                               ; preds = %1, %10, %13
  %18 = phi i32 [ -1, %13 ], [ 0, %10 ], [ 0, %1 ]
  ret i32 %18
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @put_out(%struct.sv_file* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 15
  %5 = load %struct.sv_channel*, %struct.sv_channel** %4, align 8, !tbaa !14
  %6 = icmp eq %struct.sv_channel* %5, null
  br i1 %6, label %7, label %19

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %9 = load i32, i32* %8, align 8, !tbaa !15
  br label %10

10:                                               ; preds = %13, %7
  %11 = phi i64 [ 0, %7 ], [ %18, %13 ]
  %12 = icmp ult i64 %11, %2
  br i1 %12, label %13, label %29

13:                                               ; preds = %10
  %14 = getelementptr inbounds i8, i8* %1, i64 %11
  %15 = sub i64 %2, %11
  %16 = tail call i64 @write(i32 noundef %9, i8* noundef %14, i64 noundef %15) #4
  %17 = icmp slt i64 %16, 0
  %18 = add i64 %16, %11
  br i1 %17, label %29, label %10

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %5, i64 0, i32 1, i32 1
  %21 = load i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)** %20, align 8, !tbaa !27
  %22 = icmp eq i64 (i8*, i8*, i64)* %21, null
  br i1 %22, label %29, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %5, i64 0, i32 0
  %25 = load i8*, i8** %24, align 8, !tbaa !19
  %26 = tail call i64 %21(i8* noundef %25, i8* noundef %1, i64 noundef %2) #4
  %27 = icmp sgt i64 %26, 0
  %28 = select i1 %27, i64 %26, i64 0
  br label %29

29:                                               ; preds = %13, %10, %23, %19
  %30 = phi i64 [ 0, %19 ], [ %28, %23 ], [ %11, %10 ], [ %11, %13 ]
  ret i64 %30
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local i32 @__overflow(%struct.sv_file* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #6
  %4 = trunc i32 %1 to i8
  store i8 %4, i8* %3, align 1, !tbaa !10
  %5 = call i64 @__sv_write_stream(%struct.sv_file* noundef %0, i8* noundef nonnull %3, i64 noundef 1) #5
  %6 = icmp eq i64 %5, 1
  %7 = and i32 %1, 255
  %8 = select i1 %6, i32 %7, i32 -1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #6
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @fflush(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq %struct.sv_file* %0, null
  br i1 %2, label %3, label %14

3:                                                ; preds = %1
  %4 = load %struct.sv_file*, %struct.sv_file** @streams, align 8, !tbaa !28
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %39, label %6

6:                                                ; preds = %3, %6
  %7 = phi %struct.sv_file* [ %12, %6 ], [ %4, %3 ]
  %8 = phi i32 [ %10, %6 ], [ 0, %3 ]
  %9 = tail call fastcc i32 @flush_out(%struct.sv_file* noundef nonnull %7) #5
  %10 = or i32 %9, %8
  %11 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %7, i64 0, i32 11
  %12 = load %struct.sv_file*, %struct.sv_file** %11, align 8, !tbaa !28
  %13 = icmp eq %struct.sv_file* %12, null
  br i1 %13, label %39, label %6, !llvm.loop !29

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %16 = load i8*, i8** %15, align 8, !tbaa !21
  %17 = icmp eq i8* %16, null
  br i1 %17, label %18, label %37

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  %20 = load i8*, i8** %19, align 8, !tbaa !24
  %21 = icmp eq i8* %20, null
  br i1 %21, label %37, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %24 = load i32, i32* %23, align 8, !tbaa !11
  %25 = and i32 %24, 256
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %37, label %27

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 15
  %29 = load %struct.sv_channel*, %struct.sv_channel** %28, align 8, !tbaa !14
  %30 = icmp eq %struct.sv_channel* %29, null
  br i1 %30, label %31, label %36

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %33 = load i32, i32* %32, align 8, !tbaa !15
  %34 = tail call i32 @__sv_is_console(i32 noundef %33) #4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %31, %27
  tail call fastcc void @drop_read(%struct.sv_file* noundef nonnull %0) #5
  br label %37

37:                                               ; preds = %36, %31, %22, %18, %14
  %38 = tail call fastcc i32 @flush_out(%struct.sv_file* noundef nonnull %0) #5
  br label %39

39:                                               ; preds = %6, %3, %37
  %40 = phi i32 [ %38, %37 ], [ 0, %3 ], [ %10, %6 ]
  ret i32 %40
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @flush_out(%struct.sv_file* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %3 = load i8*, i8** %2, align 8, !tbaa !21
  %4 = icmp eq i8* %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = tail call fastcc i32 @flush_written(%struct.sv_file* noundef nonnull %0) #5
  br label %7

7:                                                ; preds = %1, %5
  %8 = phi i32 [ %6, %5 ], [ 0, %1 ]
  %9 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 15
  %10 = load %struct.sv_channel*, %struct.sv_channel** %9, align 8, !tbaa !14
  %11 = icmp eq %struct.sv_channel* %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %10, i64 0, i32 2
  %14 = load void (i8*)*, void (i8*)** %13, align 8, !tbaa !32
  %15 = icmp eq void (i8*)* %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %10, i64 0, i32 0
  %18 = load i8*, i8** %17, align 8, !tbaa !19
  tail call void %14(i8* noundef %18) #4
  br label %19

19:                                               ; preds = %16, %12, %7
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc void @drop_read(%struct.sv_file* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %5 = load i8*, i8** %4, align 8, !tbaa !9
  %6 = icmp ult i8* %3, %5
  br i1 %6, label %7, label %12

7:                                                ; preds = %1
  %8 = ptrtoint i8* %3 to i64
  %9 = ptrtoint i8* %5 to i64
  %10 = sub i64 %8, %9
  %11 = tail call fastcc i64 @move(%struct.sv_file* noundef nonnull %0, i64 noundef %10, i32 noundef 1) #5
  br label %12

12:                                               ; preds = %7, %1
  %13 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  store i8* null, i8** %13, align 8, !tbaa !24
  store i8* null, i8** %4, align 8, !tbaa !9
  store i8* null, i8** %2, align 8, !tbaa !2
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @fflush_unlocked(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @fflush(%struct.sv_file* noundef %0) #5
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_close_all() local_unnamed_addr #0 {
  %1 = load %struct.sv_file*, %struct.sv_file** @streams, align 8, !tbaa !28
  %2 = icmp eq %struct.sv_file* %1, null
  br i1 %2, label %9, label %3

3:                                                ; preds = %0, %3
  %4 = phi %struct.sv_file* [ %7, %3 ], [ %1, %0 ]
  %5 = tail call fastcc i32 @flush_out(%struct.sv_file* noundef nonnull %4) #4
  %6 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %4, i64 0, i32 11
  %7 = load %struct.sv_file*, %struct.sv_file** %6, align 8, !tbaa !28
  %8 = icmp eq %struct.sv_file* %7, null
  br i1 %8, label %9, label %3, !llvm.loop !29

9:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_stream_flags(i8* nocapture noundef readonly %0, i32* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = load i8, i8* %0, align 1, !tbaa !10
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %25, label %5

5:                                                ; preds = %2, %13
  %6 = phi i8* [ %10, %13 ], [ %0, %2 ]
  %7 = phi i32 [ %22, %13 ], [ 0, %2 ]
  %8 = phi i32 [ %19, %13 ], [ 0, %2 ]
  %9 = phi i32 [ %16, %13 ], [ 0, %2 ]
  %10 = getelementptr inbounds i8, i8* %6, i64 1
  %11 = load i8, i8* %10, align 1, !tbaa !10
  switch i8 %11, label %13 [
    i8 0, label %12
    i8 44, label %12
  ]

12:                                               ; preds = %5, %5
  switch i8 %3, label %25 [
    i8 114, label %27
    i8 119, label %23
    i8 97, label %24
  ]

13:                                               ; preds = %5
  %14 = icmp eq i8 %11, 43
  %15 = zext i1 %14 to i32
  %16 = or i32 %9, %15
  %17 = icmp eq i8 %11, 120
  %18 = zext i1 %17 to i32
  %19 = or i32 %8, %18
  %20 = icmp eq i8 %11, 101
  %21 = zext i1 %20 to i32
  %22 = or i32 %7, %21
  br label %5, !llvm.loop !33

23:                                               ; preds = %12
  br label %27

24:                                               ; preds = %12
  br label %27

25:                                               ; preds = %2, %12
  %26 = tail call i32* @__errno_location() #4
  store i32 22, i32* %26, align 4, !tbaa !20
  br label %44

27:                                               ; preds = %12, %23, %24
  %28 = phi i32 [ 512, %23 ], [ 1536, %24 ], [ 256, %12 ]
  %29 = phi i32 [ 768, %23 ], [ 1792, %24 ], [ 768, %12 ]
  %30 = phi i32 [ 1, %23 ], [ 1, %24 ], [ 0, %12 ]
  %31 = phi i32 [ 576, %23 ], [ 1088, %24 ], [ 0, %12 ]
  store i32 %28, i32* %1, align 4, !tbaa !20
  %32 = icmp ne i32 %8, 0
  %33 = icmp ne i8 %3, 114
  %34 = select i1 %32, i1 %33, i1 false
  %35 = or i32 %31, 128
  %36 = select i1 %34, i32 %35, i32 %31
  %37 = icmp eq i32 %7, 0
  %38 = or i32 %36, 524288
  %39 = select i1 %37, i32 %36, i32 %38
  %40 = icmp eq i32 %9, 0
  %41 = select i1 %40, i32 %30, i32 2
  %42 = or i32 %39, %41
  br i1 %40, label %44, label %43

43:                                               ; preds = %27
  store i32 %29, i32* %1, align 4, !tbaa !20
  br label %44

44:                                               ; preds = %27, %43, %25
  %45 = phi i32 [ -1, %25 ], [ %42, %43 ], [ %42, %27 ]
  ret i32 %45
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @__sv_open_stream(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i8* @calloc(i64 noundef 1, i64 noundef 216) #4
  %4 = icmp eq i8* %3, null
  br i1 %4, label %13, label %5

5:                                                ; preds = %2
  %6 = bitcast i8* %3 to %struct.sv_file*
  %7 = getelementptr inbounds i8, i8* %3, i64 112
  %8 = bitcast i8* %7 to i32*
  store i32 %0, i32* %8, align 8, !tbaa !15
  %9 = bitcast i8* %3 to i32*
  store i32 %1, i32* %9, align 8, !tbaa !11
  %10 = load %struct.sv_file*, %struct.sv_file** @streams, align 8, !tbaa !28
  %11 = getelementptr inbounds i8, i8* %3, i64 104
  %12 = bitcast i8* %11 to %struct.sv_file**
  store %struct.sv_file* %10, %struct.sv_file** %12, align 8, !tbaa !34
  store i8* %3, i8** bitcast (%struct.sv_file** @streams to i8**), align 8, !tbaa !28
  br label %13

13:                                               ; preds = %2, %5
  %14 = phi %struct.sv_file* [ %6, %5 ], [ null, %2 ]
  ret %struct.sv_file* %14
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @__sv_open_channel(%struct.sv_channel* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i8* @malloc(i64 noundef 56) #4
  %4 = icmp eq i8* %3, null
  br i1 %4, label %19, label %5

5:                                                ; preds = %2
  %6 = tail call i8* @calloc(i64 noundef 1, i64 noundef 216) #4
  %7 = icmp eq i8* %6, null
  br i1 %7, label %19, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds i8, i8* %6, i64 112
  %10 = bitcast i8* %9 to i32*
  store i32 -1, i32* %10, align 8, !tbaa !15
  %11 = bitcast i8* %6 to i32*
  store i32 %1, i32* %11, align 8, !tbaa !11
  %12 = load %struct.sv_file*, %struct.sv_file** @streams, align 8, !tbaa !28
  %13 = getelementptr inbounds i8, i8* %6, i64 104
  %14 = bitcast i8* %13 to %struct.sv_file**
  store %struct.sv_file* %12, %struct.sv_file** %14, align 8, !tbaa !34
  store i8* %6, i8** bitcast (%struct.sv_file** @streams to i8**), align 8, !tbaa !28
  %15 = bitcast i8* %6 to %struct.sv_file*
  %16 = bitcast %struct.sv_channel* %0 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %3, i8* noundef nonnull align 8 dereferenceable(56) %16, i64 56, i1 false), !tbaa.struct !35
  %17 = getelementptr inbounds i8, i8* %6, i64 128
  %18 = bitcast i8* %17 to i8**
  store i8* %3, i8** %18, align 8, !tbaa !14
  br label %20

19:                                               ; preds = %5, %2
  tail call void @free(i8* noundef %3) #4
  br label %20

20:                                               ; preds = %8, %19
  %21 = phi %struct.sv_file* [ %15, %8 ], [ null, %19 ]
  ret %struct.sv_file* %21
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @fopen(i8* noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #6
  %5 = call i32 @__sv_stream_flags(i8* noundef %1, i32* noundef nonnull %3) #5
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %22, label %7

7:                                                ; preds = %2
  %8 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef %5, i32 noundef 438) #4
  %9 = icmp sgt i32 %8, -1
  br i1 %9, label %10, label %22

10:                                               ; preds = %7
  %11 = load i32, i32* %3, align 4, !tbaa !20
  tail call fastcc void @stand(i32 noundef %8, i32 noundef %11) #5
  %12 = tail call i8* @calloc(i64 noundef 1, i64 noundef 216) #4
  %13 = icmp eq i8* %12, null
  br i1 %13, label %22, label %14

14:                                               ; preds = %10
  %15 = bitcast i8* %12 to %struct.sv_file*
  %16 = getelementptr inbounds i8, i8* %12, i64 112
  %17 = bitcast i8* %16 to i32*
  store i32 %8, i32* %17, align 8, !tbaa !15
  %18 = bitcast i8* %12 to i32*
  store i32 %11, i32* %18, align 8, !tbaa !11
  %19 = load %struct.sv_file*, %struct.sv_file** @streams, align 8, !tbaa !28
  %20 = getelementptr inbounds i8, i8* %12, i64 104
  %21 = bitcast i8* %20 to %struct.sv_file**
  store %struct.sv_file* %19, %struct.sv_file** %21, align 8, !tbaa !34
  store i8* %12, i8** bitcast (%struct.sv_file** @streams to i8**), align 8, !tbaa !28
  br label %22

22:                                               ; preds = %7, %14, %10, %2
  %23 = phi %struct.sv_file* [ null, %2 ], [ %15, %14 ], [ null, %10 ], [ null, %7 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #6
  ret %struct.sv_file* %23
}

; Function Attrs: optsize
declare dso_local i32 @open(i8* noundef, i32 noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc void @stand(i32 noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = tail call i32* @__errno_location() #4
  %4 = load i32, i32* %3, align 4, !tbaa !20
  %5 = and i32 %1, 1280
  %6 = icmp eq i32 %5, 1024
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = tail call i64 @lseek(i32 noundef %0, i64 noundef 0, i32 noundef 2) #4
  br label %9

9:                                                ; preds = %7, %2
  %10 = tail call i32* @__errno_location() #4
  store i32 %4, i32* %10, align 4, !tbaa !20
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @fopen64(i8* noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.sv_file* @fopen(i8* noundef %0, i8* noundef %1) #5
  ret %struct.sv_file* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @fdopen(i32 noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #6
  %5 = call i32 @__sv_stream_flags(i8* noundef %1, i32* noundef nonnull %3) #5
  %6 = tail call i32 (i32, i32, ...) @fcntl(i32 noundef %0, i32 noundef 3) #4
  %7 = icmp slt i32 %5, 0
  %8 = icmp slt i32 %6, 0
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %45, label %10

10:                                               ; preds = %2
  %11 = and i32 %6, 3
  %12 = icmp eq i32 %11, 2
  %13 = and i32 %5, 3
  %14 = icmp eq i32 %11, %13
  %15 = select i1 %12, i1 true, i1 %14
  br i1 %15, label %18, label %16

16:                                               ; preds = %10
  %17 = tail call i32* @__errno_location() #4
  store i32 22, i32* %17, align 4, !tbaa !20
  br label %45

18:                                               ; preds = %10
  %19 = load i32, i32* %3, align 4, !tbaa !20
  %20 = and i32 %19, 1024
  %21 = icmp ne i32 %20, 0
  %22 = and i32 %6, 1024
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %28

25:                                               ; preds = %18
  %26 = or i32 %6, 1024
  %27 = tail call i32 (i32, i32, ...) @fcntl(i32 noundef %0, i32 noundef 4, i32 noundef %26) #4
  tail call fastcc void @stand(i32 noundef %0, i32 noundef %19) #5
  br label %28

28:                                               ; preds = %25, %18
  %29 = tail call i32 @__sv_is_console(i32 noundef %0) #4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %28
  %32 = or i32 %19, 20480
  store i32 %32, i32* %3, align 4, !tbaa !20
  br label %33

33:                                               ; preds = %31, %28
  %34 = phi i32 [ %32, %31 ], [ %19, %28 ]
  %35 = tail call i8* @calloc(i64 noundef 1, i64 noundef 216) #4
  %36 = icmp eq i8* %35, null
  br i1 %36, label %45, label %37

37:                                               ; preds = %33
  %38 = bitcast i8* %35 to %struct.sv_file*
  %39 = getelementptr inbounds i8, i8* %35, i64 112
  %40 = bitcast i8* %39 to i32*
  store i32 %0, i32* %40, align 8, !tbaa !15
  %41 = bitcast i8* %35 to i32*
  store i32 %34, i32* %41, align 8, !tbaa !11
  %42 = load %struct.sv_file*, %struct.sv_file** @streams, align 8, !tbaa !28
  %43 = getelementptr inbounds i8, i8* %35, i64 104
  %44 = bitcast i8* %43 to %struct.sv_file**
  store %struct.sv_file* %42, %struct.sv_file** %44, align 8, !tbaa !34
  store i8* %35, i8** bitcast (%struct.sv_file** @streams to i8**), align 8, !tbaa !28
  br label %45

45:                                               ; preds = %37, %33, %2, %16
  %46 = phi %struct.sv_file* [ null, %16 ], [ null, %2 ], [ %38, %37 ], [ null, %33 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #6
  ret %struct.sv_file* %46
}

; Function Attrs: optsize
declare dso_local i32 @fcntl(i32 noundef, i32 noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @freopen(i8* noundef %0, i8* nocapture noundef readonly %1, %struct.sv_file* noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #6
  %6 = call i32 @__sv_stream_flags(i8* noundef %1, i32* noundef nonnull %4) #5
  %7 = tail call i32 @fflush(%struct.sv_file* noundef %2) #5
  tail call fastcc void @forget_buffers(%struct.sv_file* noundef %2) #5
  %8 = icmp slt i32 %6, 0
  br i1 %8, label %52, label %9

9:                                                ; preds = %3
  %10 = icmp eq i8* %0, null
  br i1 %10, label %30, label %11

11:                                               ; preds = %9
  %12 = tail call i32 (i8*, i32, ...) @open(i8* noundef nonnull %0, i32 noundef %6, i32 noundef 438) #4
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = tail call fastcc i32 @shut(%struct.sv_file* noundef %2) #5
  br label %52

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 15
  %18 = load %struct.sv_channel*, %struct.sv_channel** %17, align 8, !tbaa !14
  %19 = icmp eq %struct.sv_channel* %18, null
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = tail call fastcc i32 @shut(%struct.sv_file* noundef nonnull %2) #5
  br label %22

22:                                               ; preds = %16, %20
  %23 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 12
  %24 = load i32, i32* %23, align 8, !tbaa !15
  %25 = icmp slt i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %22
  store i32 %12, i32* %23, align 8, !tbaa !15
  br label %41

27:                                               ; preds = %22
  %28 = tail call i32 @dup2(i32 noundef %12, i32 noundef %24) #4
  %29 = tail call i32 @close(i32 noundef %12) #4
  br label %41

30:                                               ; preds = %9
  %31 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 15
  %32 = load %struct.sv_channel*, %struct.sv_channel** %31, align 8, !tbaa !14
  %33 = icmp eq %struct.sv_channel* %32, null
  br i1 %33, label %34, label %41

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 12
  %36 = load i32, i32* %35, align 8, !tbaa !15
  %37 = tail call i32 @__sv_reopen(i32 noundef %36, i32 noundef %6) #4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %39

39:                                               ; preds = %34
  %40 = tail call fastcc i32 @shut(%struct.sv_file* noundef nonnull %2) #5
  br label %52

41:                                               ; preds = %27, %26, %30, %34
  %42 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 12
  %43 = load i32, i32* %42, align 8, !tbaa !15
  %44 = load i32, i32* %4, align 4, !tbaa !20
  tail call fastcc void @stand(i32 noundef %43, i32 noundef %44) #5
  %45 = load i32, i32* %42, align 8, !tbaa !15
  %46 = tail call i32 @__sv_is_console(i32 noundef %45) #4
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i32 0, i32 20480
  %49 = or i32 %48, %44
  %50 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 0
  store i32 %49, i32* %50, align 8, !tbaa !11
  %51 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 21
  store i8 0, i8* %51, align 4, !tbaa !25
  br label %52

52:                                               ; preds = %14, %3, %41, %39
  %53 = phi %struct.sv_file* [ %2, %41 ], [ null, %39 ], [ null, %3 ], [ null, %14 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #6
  ret %struct.sv_file* %53
}

; Function Attrs: nounwind optsize
define internal fastcc void @forget_buffers(%struct.sv_file* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 7
  %3 = load i8*, i8** %2, align 8, !tbaa !12
  %4 = icmp eq i8* %3, null
  br i1 %4, label %11, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 22
  %7 = load i32, i32* %6, align 8, !tbaa !36
  %8 = zext i32 %7 to i64
  %9 = sub nsw i64 0, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 %9
  tail call void @free(i8* noundef nonnull %10) #4
  br label %11

11:                                               ; preds = %5, %1
  %12 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 6
  store i8* null, i8** %12, align 8, !tbaa !22
  %13 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  store i8* null, i8** %13, align 8, !tbaa !23
  %14 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  store i8* null, i8** %14, align 8, !tbaa !21
  %15 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  store i8* null, i8** %15, align 8, !tbaa !24
  %16 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  store i8* null, i8** %16, align 8, !tbaa !9
  %17 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  store i8* null, i8** %17, align 8, !tbaa !2
  %18 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 8
  store i8* null, i8** %18, align 8, !tbaa !13
  store i8* null, i8** %2, align 8, !tbaa !12
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @shut(%struct.sv_file* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 15
  %3 = load %struct.sv_channel*, %struct.sv_channel** %2, align 8, !tbaa !14
  %4 = icmp eq %struct.sv_channel* %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %7 = load i32, i32* %6, align 8, !tbaa !15
  store i32 -1, i32* %6, align 8, !tbaa !15
  %8 = tail call i32 @close(i32 noundef %7) #4
  br label %20

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %3, i64 0, i32 1, i32 3
  %11 = load i32 (i8*)*, i32 (i8*)** %10, align 8, !tbaa !37
  %12 = icmp eq i32 (i8*)* %11, null
  br i1 %12, label %17, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %3, i64 0, i32 0
  %15 = load i8*, i8** %14, align 8, !tbaa !19
  %16 = tail call i32 %11(i8* noundef %15) #4
  br label %17

17:                                               ; preds = %9, %13
  %18 = phi i32 [ %16, %13 ], [ 0, %9 ]
  %19 = bitcast %struct.sv_channel* %3 to i8*
  tail call void @free(i8* noundef nonnull %19) #4
  store %struct.sv_channel* null, %struct.sv_channel** %2, align 8, !tbaa !14
  br label %20

20:                                               ; preds = %17, %5
  %21 = phi i32 [ %18, %17 ], [ %8, %5 ]
  ret i32 %21
}

; Function Attrs: optsize
declare dso_local i32 @dup2(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @close(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_reopen(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @freopen64(i8* noundef %0, i8* nocapture noundef readonly %1, %struct.sv_file* noundef %2) local_unnamed_addr #0 {
  %4 = tail call %struct.sv_file* @freopen(i8* noundef %0, i8* noundef %1, %struct.sv_file* noundef %2) #5
  ret %struct.sv_file* %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @fclose(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @fflush(%struct.sv_file* noundef %0) #5
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi %struct.sv_file** [ @streams, %1 ], [ %9, %3 ]
  %5 = load %struct.sv_file*, %struct.sv_file** %4, align 8, !tbaa !28
  %6 = icmp eq %struct.sv_file* %5, null
  %7 = icmp eq %struct.sv_file* %5, %0
  %8 = or i1 %6, %7
  %9 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %5, i64 0, i32 11
  br i1 %8, label %10, label %3, !llvm.loop !38

10:                                               ; preds = %3
  br i1 %6, label %14, label %11

11:                                               ; preds = %10
  %12 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 11
  %13 = load %struct.sv_file*, %struct.sv_file** %12, align 8, !tbaa !34
  store %struct.sv_file* %13, %struct.sv_file** %4, align 8, !tbaa !28
  br label %14

14:                                               ; preds = %11, %10
  tail call fastcc void @forget_buffers(%struct.sv_file* noundef %0) #5
  %15 = tail call fastcc i32 @shut(%struct.sv_file* noundef %0) #5
  %16 = icmp ult %struct.sv_file* %0, getelementptr inbounds ([3 x %struct.sv_file], [3 x %struct.sv_file]* @standard, i64 0, i64 0)
  %17 = icmp uge %struct.sv_file* %0, getelementptr inbounds ([3 x %struct.sv_file], [3 x %struct.sv_file]* @standard, i64 1, i64 0)
  %18 = select i1 %16, i1 true, i1 %17
  br i1 %18, label %19, label %21

19:                                               ; preds = %14
  %20 = bitcast %struct.sv_file* %0 to i8*
  tail call void @free(i8* noundef %20) #4
  br label %23

21:                                               ; preds = %14
  %22 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  store i32 0, i32* %22, align 8, !tbaa !11
  br label %23

23:                                               ; preds = %21, %19
  %24 = icmp eq i32 %15, 0
  %25 = select i1 %24, i32 %2, i32 -1
  ret i32 %25
}

; Function Attrs: nounwind optsize
define dso_local i32 @fcloseall() local_unnamed_addr #0 {
  %1 = load %struct.sv_file*, %struct.sv_file** @streams, align 8, !tbaa !28
  %2 = icmp eq %struct.sv_file* %1, null
  br i1 %2, label %11, label %3

3:                                                ; preds = %0, %3
  %4 = phi %struct.sv_file* [ %9, %3 ], [ %1, %0 ]
  %5 = phi i32 [ %7, %3 ], [ 0, %0 ]
  %6 = tail call fastcc i32 @flush_out(%struct.sv_file* noundef nonnull %4) #4
  %7 = or i32 %6, %5
  %8 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %4, i64 0, i32 11
  %9 = load %struct.sv_file*, %struct.sv_file** %8, align 8, !tbaa !28
  %10 = icmp eq %struct.sv_file* %9, null
  br i1 %10, label %11, label %3, !llvm.loop !29

11:                                               ; preds = %3, %0
  %12 = phi i32 [ 0, %0 ], [ %7, %3 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @setvbuf(%struct.sv_file* noundef %0, i8* noundef %1, i32 noundef %2, i64 %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 16
  store i8* %1, i8** %5, align 8, !tbaa !39
  %6 = icmp ugt i32 %2, 2
  br i1 %6, label %21, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %9 = load i32, i32* %8, align 8, !tbaa !11
  %10 = and i32 %9, 49152
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %21

12:                                               ; preds = %7
  %13 = tail call i32 @fflush(%struct.sv_file* noundef nonnull %0) #5
  tail call fastcc void @forget_buffers(%struct.sv_file* noundef nonnull %0) #5
  %14 = load i32, i32* %8, align 8, !tbaa !11
  %15 = and i32 %14, -6145
  %16 = icmp eq i32 %2, 1
  %17 = icmp eq i32 %2, 2
  %18 = select i1 %17, i32 4096, i32 0
  %19 = select i1 %16, i32 2048, i32 %18
  %20 = or i32 %15, %19
  store i32 %20, i32* %8, align 8, !tbaa !11
  br label %21

21:                                               ; preds = %7, %4, %12
  %22 = phi i32 [ 0, %12 ], [ -1, %4 ], [ 0, %7 ]
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local void @setbuf(%struct.sv_file* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i8* %1, null
  %4 = select i1 %3, i32 2, i32 0
  %5 = tail call i32 @setvbuf(%struct.sv_file* noundef %0, i8* noundef %1, i32 noundef %4, i64 undef) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @setbuffer(%struct.sv_file* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %1, null
  %5 = select i1 %4, i32 2, i32 0
  %6 = tail call i32 @setvbuf(%struct.sv_file* noundef %0, i8* noundef %1, i32 noundef %5, i64 undef) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @setlinebuf(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @setvbuf(%struct.sv_file* noundef %0, i8* noundef null, i32 noundef 1, i64 undef) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @fseeko(%struct.sv_file* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %5 = load i8*, i8** %4, align 8, !tbaa !21
  %6 = icmp eq i8* %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = tail call fastcc i32 @flush_written(%struct.sv_file* noundef nonnull %0) #5
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %36

10:                                               ; preds = %7, %3
  %11 = icmp eq i32 %2, 1
  br i1 %11, label %12, label %23

12:                                               ; preds = %10
  %13 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8, !tbaa !2
  %15 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %16 = load i8*, i8** %15, align 8, !tbaa !9
  %17 = icmp ult i8* %14, %16
  br i1 %17, label %18, label %23

18:                                               ; preds = %12
  %19 = ptrtoint i8* %16 to i64
  %20 = ptrtoint i8* %14 to i64
  %21 = add i64 %20, %1
  %22 = sub i64 %21, %19
  br label %23

23:                                               ; preds = %18, %12, %10
  %24 = phi i64 [ %22, %18 ], [ %1, %12 ], [ %1, %10 ]
  %25 = tail call fastcc i64 @move(%struct.sv_file* noundef nonnull %0, i64 noundef %24, i32 noundef %2) #5
  %26 = icmp slt i64 %25, 0
  br i1 %26, label %36, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 6
  store i8* null, i8** %28, align 8, !tbaa !22
  %29 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  store i8* null, i8** %29, align 8, !tbaa !23
  store i8* null, i8** %4, align 8, !tbaa !21
  %30 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  store i8* null, i8** %30, align 8, !tbaa !24
  %31 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  store i8* null, i8** %31, align 8, !tbaa !9
  %32 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  store i8* null, i8** %32, align 8, !tbaa !2
  %33 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %34 = load i32, i32* %33, align 8, !tbaa !11
  %35 = and i32 %34, -65553
  store i32 %35, i32* %33, align 8, !tbaa !11
  br label %36

36:                                               ; preds = %23, %7, %27
  %37 = phi i32 [ 0, %27 ], [ -1, %7 ], [ -1, %23 ]
  ret i32 %37
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @move(%struct.sv_file* nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca i64, align 8
  store i64 %1, i64* %4, align 8, !tbaa !40
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 15
  %6 = load %struct.sv_channel*, %struct.sv_channel** %5, align 8, !tbaa !14
  %7 = icmp eq %struct.sv_channel* %6, null
  br i1 %7, label %8, label %12

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %10 = load i32, i32* %9, align 8, !tbaa !15
  %11 = tail call i64 @lseek(i32 noundef %10, i64 noundef %1, i32 noundef %2) #4
  br label %23

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %6, i64 0, i32 1, i32 2
  %14 = load i32 (i8*, i64*, i32)*, i32 (i8*, i64*, i32)** %13, align 8, !tbaa !41
  %15 = icmp eq i32 (i8*, i64*, i32)* %14, null
  br i1 %15, label %23, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %6, i64 0, i32 0
  %18 = load i8*, i8** %17, align 8, !tbaa !19
  %19 = call i32 %14(i8* noundef %18, i64* noundef nonnull %4, i32 noundef %2) #4
  %20 = icmp sgt i32 %19, -1
  %21 = load i64, i64* %4, align 8
  %22 = select i1 %20, i64 %21, i64 -1
  br label %23

23:                                               ; preds = %12, %16, %8
  %24 = phi i64 [ %11, %8 ], [ -1, %12 ], [ %22, %16 ]
  ret i64 %24
}

; Function Attrs: nounwind optsize
define dso_local i32 @fseek(%struct.sv_file* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @fseeko(%struct.sv_file* noundef %0, i64 noundef %1, i32 noundef %2) #5
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @fseeko64(%struct.sv_file* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @fseeko(%struct.sv_file* noundef %0, i64 noundef %1, i32 noundef %2) #5
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @ftello(%struct.sv_file* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %3 = load i8*, i8** %2, align 8, !tbaa !21
  %4 = icmp eq i8* %3, null
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %7 = load i32, i32* %6, align 8, !tbaa !11
  %8 = and i32 %7, 1024
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %5
  %11 = tail call fastcc i32 @flush_written(%struct.sv_file* noundef nonnull %0) #5
  br label %12

12:                                               ; preds = %10, %5, %1
  %13 = tail call fastcc i64 @move(%struct.sv_file* noundef nonnull %0, i64 noundef 0, i32 noundef 1) #5
  %14 = icmp slt i64 %13, 0
  br i1 %14, label %15, label %25

15:                                               ; preds = %12
  %16 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 15
  %17 = load %struct.sv_channel*, %struct.sv_channel** %16, align 8, !tbaa !14
  %18 = icmp eq %struct.sv_channel* %17, null
  br i1 %18, label %41, label %19

19:                                               ; preds = %15
  %20 = tail call i32* @__errno_location() #4
  %21 = load i32, i32* %20, align 4, !tbaa !20
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %41

23:                                               ; preds = %19
  %24 = tail call i32* @__errno_location() #4
  store i32 5, i32* %24, align 4, !tbaa !20
  br label %41

25:                                               ; preds = %12
  %26 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %27 = load i8*, i8** %26, align 8, !tbaa !9
  %28 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %29 = load i8*, i8** %28, align 8, !tbaa !2
  %30 = ptrtoint i8* %27 to i64
  %31 = ptrtoint i8* %29 to i64
  %32 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  %33 = load i8*, i8** %32, align 8, !tbaa !23
  %34 = load i8*, i8** %2, align 8, !tbaa !21
  %35 = ptrtoint i8* %33 to i64
  %36 = ptrtoint i8* %34 to i64
  %37 = sub i64 %13, %30
  %38 = add i64 %37, %31
  %39 = add i64 %38, %35
  %40 = sub i64 %39, %36
  br label %41

41:                                               ; preds = %15, %19, %23, %25
  %42 = phi i64 [ %40, %25 ], [ %13, %23 ], [ %13, %19 ], [ %13, %15 ]
  ret i64 %42
}

; Function Attrs: nounwind optsize
define dso_local i64 @ftell(%struct.sv_file* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @ftello(%struct.sv_file* noundef %0) #5
  ret i64 %2
}

; Function Attrs: nounwind optsize
define dso_local i64 @ftello64(%struct.sv_file* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @ftello(%struct.sv_file* noundef %0) #5
  ret i64 %2
}

; Function Attrs: nounwind optsize
define dso_local void @rewind(%struct.sv_file* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @fseeko(%struct.sv_file* noundef %0, i64 noundef 0, i32 noundef 0) #5
  %3 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 8, !tbaa !11
  %5 = and i32 %4, -49
  store i32 %5, i32* %3, align 8, !tbaa !11
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @fgetpos(%struct.sv_file* nocapture noundef %0, %struct.fpos_t* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call i64 @ftello(%struct.sv_file* noundef %0) #5
  %4 = icmp slt i64 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.fpos_t, %struct.fpos_t* %1, i64 0, i32 0
  store i64 %3, i64* %6, align 8, !tbaa !42
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ 0, %5 ], [ -1, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @fsetpos(%struct.sv_file* nocapture noundef %0, %struct.fpos_t* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.fpos_t, %struct.fpos_t* %1, i64 0, i32 0
  %4 = load i64, i64* %3, align 8, !tbaa !42
  %5 = tail call i32 @fseeko(%struct.sv_file* noundef %0, i64 noundef %4, i32 noundef 0) #5
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @fgetpos64(%struct.sv_file* nocapture noundef %0, %struct.fpos_t* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call i64 @ftello(%struct.sv_file* noundef %0) #4
  %4 = icmp slt i64 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.fpos_t, %struct.fpos_t* %1, i64 0, i32 0
  store i64 %3, i64* %6, align 8, !tbaa !42
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ 0, %5 ], [ -1, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @fsetpos64(%struct.sv_file* nocapture noundef %0, %struct.fpos_t* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.fpos_t, %struct.fpos_t* %1, i64 0, i32 0
  %4 = load i64, i64* %3, align 8, !tbaa !42
  %5 = tail call i32 @fseeko(%struct.sv_file* noundef %0, i64 noundef %4, i32 noundef 0) #4
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @ungetc(i32 noundef %0, %struct.sv_file* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %0, -1
  br i1 %3, label %71, label %4

4:                                                ; preds = %2
  %5 = tail call fastcc i32 @to_read(%struct.sv_file* noundef %1) #5
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %71

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 1
  %9 = load i8*, i8** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 7
  %11 = load i8*, i8** %10, align 8, !tbaa !12
  %12 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 22
  %13 = load i32, i32* %12, align 8, !tbaa !36
  %14 = zext i32 %13 to i64
  %15 = sub nsw i64 0, %14
  %16 = getelementptr inbounds i8, i8* %11, i64 %15
  %17 = icmp ugt i8* %9, %16
  br i1 %17, label %63, label %18

18:                                               ; preds = %7
  %19 = shl i32 %13, 1
  %20 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 8
  %21 = load i8*, i8** %20, align 8, !tbaa !13
  %22 = ptrtoint i8* %21 to i64
  %23 = ptrtoint i8* %11 to i64
  %24 = sub i64 %22, %23
  %25 = add i64 %24, %14
  %26 = add i64 %25, %14
  %27 = tail call i8* @malloc(i64 noundef %26) #4
  %28 = icmp eq i8* %27, null
  br i1 %28, label %71, label %29

29:                                               ; preds = %18
  %30 = zext i32 %19 to i64
  %31 = getelementptr inbounds i8, i8* %27, i64 %30
  %32 = load i32, i32* %12, align 8, !tbaa !36
  %33 = zext i32 %32 to i64
  %34 = sub nsw i64 0, %33
  %35 = getelementptr inbounds i8, i8* %31, i64 %34
  %36 = load i8*, i8** %10, align 8, !tbaa !12
  %37 = getelementptr inbounds i8, i8* %36, i64 %34
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %35, i8* align 1 %37, i64 %25, i1 false) #6
  %38 = load i8*, i8** %10, align 8, !tbaa !12
  %39 = load i8*, i8** %20, align 8, !tbaa !13
  %40 = ptrtoint i8* %39 to i64
  %41 = ptrtoint i8* %38 to i64
  %42 = sub i64 %40, %41
  %43 = getelementptr inbounds i8, i8* %31, i64 %42
  store i8* %43, i8** %20, align 8, !tbaa !13
  %44 = load i8*, i8** %8, align 8, !tbaa !2
  %45 = ptrtoint i8* %44 to i64
  %46 = sub i64 %45, %41
  %47 = getelementptr inbounds i8, i8* %31, i64 %46
  store i8* %47, i8** %8, align 8, !tbaa !2
  %48 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 2
  %49 = load i8*, i8** %48, align 8, !tbaa !9
  %50 = ptrtoint i8* %49 to i64
  %51 = sub i64 %50, %41
  %52 = getelementptr inbounds i8, i8* %31, i64 %51
  store i8* %52, i8** %48, align 8, !tbaa !9
  %53 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 3
  %54 = load i8*, i8** %53, align 8, !tbaa !24
  %55 = ptrtoint i8* %54 to i64
  %56 = sub i64 %55, %41
  %57 = getelementptr inbounds i8, i8* %31, i64 %56
  store i8* %57, i8** %53, align 8, !tbaa !24
  store i8* %31, i8** %10, align 8, !tbaa !12
  %58 = load i32, i32* %12, align 8, !tbaa !36
  %59 = zext i32 %58 to i64
  %60 = sub nsw i64 0, %59
  %61 = getelementptr inbounds i8, i8* %38, i64 %60
  tail call void @free(i8* noundef %61) #4
  store i32 %19, i32* %12, align 8, !tbaa !36
  %62 = load i8*, i8** %8, align 8, !tbaa !2
  br label %63

63:                                               ; preds = %29, %7
  %64 = phi i8* [ %62, %29 ], [ %9, %7 ]
  %65 = trunc i32 %0 to i8
  %66 = getelementptr inbounds i8, i8* %64, i64 -1
  store i8* %66, i8** %8, align 8, !tbaa !2
  store i8 %65, i8* %66, align 1, !tbaa !10
  %67 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 0
  %68 = load i32, i32* %67, align 8, !tbaa !11
  %69 = and i32 %68, -17
  store i32 %69, i32* %67, align 8, !tbaa !11
  %70 = and i32 %0, 255
  br label %71

71:                                               ; preds = %18, %2, %4, %63
  %72 = phi i32 [ %70, %63 ], [ -1, %4 ], [ -1, %2 ], [ -1, %18 ]
  ret i32 %72
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @tmpfile() local_unnamed_addr #0 {
  %1 = alloca [24 x i8], align 16
  %2 = getelementptr inbounds [24 x i8], [24 x i8]* %1, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  %3 = call fastcc i8* @temporary_name(i8* noundef nonnull %2) #5
  %4 = call %struct.sv_file* @fopen(i8* noundef nonnull %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #5
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %0
  %7 = call i32 @unlink(i8* noundef nonnull %2) #4
  br label %8

8:                                                ; preds = %6, %0
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  ret %struct.sv_file* %4
}

; Function Attrs: nounwind optsize
define internal fastcc i8* @temporary_name(i8* noundef returned %0) unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #6
  br label %4

4:                                                ; preds = %4, %1
  %5 = load i32, i32* @temporary_name.count, align 4, !tbaa !20
  %6 = add i32 %5, 1
  store i32 %6, i32* @temporary_name.count, align 4, !tbaa !20
  %7 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %0, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef %5) #4
  %8 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %2) #4
  %9 = icmp eq %struct.sv_inode* %8, null
  br i1 %9, label %10, label %4, !llvm.loop !44

10:                                               ; preds = %4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #6
  ret i8* %0
}

; Function Attrs: optsize
declare dso_local i32 @unlink(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @tmpfile64() local_unnamed_addr #0 {
  %1 = tail call %struct.sv_file* @tmpfile() #5
  ret %struct.sv_file* %1
}

; Function Attrs: nounwind optsize
define dso_local i8* @tmpnam(i8* noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i8* %0, null
  %3 = select i1 %2, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @tmpnam.own, i64 0, i64 0), i8* %0
  %4 = tail call fastcc i8* @temporary_name(i8* noundef %3) #5
  ret i8* %3
}

; Function Attrs: nounwind optsize
define dso_local i8* @tmpnam_r(i8* noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = tail call fastcc i8* @temporary_name(i8* noundef nonnull %0) #5
  br label %5

5:                                                ; preds = %1, %3
  ret i8* %0
}

; Function Attrs: nounwind optsize
define dso_local i8* @tempnam(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = alloca [24 x i8], align 16
  %4 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #6
  %5 = call fastcc i8* @temporary_name(i8* noundef nonnull %4) #5
  %6 = call i8* @strdup(i8* noundef nonnull %4) #4
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #6
  ret i8* %6
}

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @give_buffer(%struct.sv_file* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 7
  %3 = load i8*, i8** %2, align 8, !tbaa !12
  %4 = icmp eq i8* %3, null
  br i1 %4, label %5, label %25

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %7 = load i32, i32* %6, align 8, !tbaa !11
  %8 = and i32 %7, 4096
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 15
  %12 = load %struct.sv_channel*, %struct.sv_channel** %11, align 8, !tbaa !14
  %13 = icmp eq %struct.sv_channel* %12, null
  %14 = select i1 %13, i64 4096, i64 8192
  br label %15

15:                                               ; preds = %5, %10
  %16 = phi i64 [ %14, %10 ], [ 1, %5 ]
  %17 = or i64 %16, 16
  %18 = tail call i8* @malloc(i64 noundef %17) #4
  %19 = icmp eq i8* %18, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 22
  store i32 16, i32* %21, align 8, !tbaa !36
  %22 = getelementptr inbounds i8, i8* %18, i64 16
  store i8* %22, i8** %2, align 8, !tbaa !12
  %23 = getelementptr inbounds i8, i8* %22, i64 %16
  %24 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 8
  store i8* %23, i8** %24, align 8, !tbaa !13
  br label %25

25:                                               ; preds = %20, %15, %1
  %26 = phi i32 [ 0, %1 ], [ 0, %20 ], [ -1, %15 ]
  ret i32 %26
}

; Function Attrs: optsize
declare dso_local i64 @read(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @lseek(i32 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @sprintf(i8* noundef, i8* noundef, ...) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup(i8* noundef, i32* noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }
attributes #5 = { nobuiltin optsize "no-builtins" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 8}
!3 = !{!"sv_file", !4, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !5, i64 72, !7, i64 96, !7, i64 104, !4, i64 112, !4, i64 116, !8, i64 120, !7, i64 128, !7, i64 136, !5, i64 144, !4, i64 160, !4, i64 164, !4, i64 168, !5, i64 172, !4, i64 176, !5, i64 180}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"any pointer", !5, i64 0}
!8 = !{!"long", !5, i64 0}
!9 = !{!3, !7, i64 16}
!10 = !{!5, !5, i64 0}
!11 = !{!3, !4, i64 0}
!12 = !{!3, !7, i64 56}
!13 = !{!3, !7, i64 64}
!14 = !{!3, !7, i64 128}
!15 = !{!3, !4, i64 112}
!16 = !{!17, !7, i64 8}
!17 = !{!"sv_channel", !7, i64 0, !18, i64 8, !7, i64 40, !7, i64 48}
!18 = !{!"sv_cookie_functions", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24}
!19 = !{!17, !7, i64 0}
!20 = !{!4, !4, i64 0}
!21 = !{!3, !7, i64 32}
!22 = !{!3, !7, i64 48}
!23 = !{!3, !7, i64 40}
!24 = !{!3, !7, i64 24}
!25 = !{!3, !5, i64 172}
!26 = !{!3, !4, i64 164}
!27 = !{!17, !7, i64 16}
!28 = !{!7, !7, i64 0}
!29 = distinct !{!29, !30, !31}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !{!"llvm.loop.unroll.disable"}
!32 = !{!17, !7, i64 40}
!33 = distinct !{!33, !30, !31}
!34 = !{!3, !7, i64 104}
!35 = !{i64 0, i64 8, !28, i64 8, i64 8, !28, i64 16, i64 8, !28, i64 24, i64 8, !28, i64 32, i64 8, !28, i64 40, i64 8, !28, i64 48, i64 8, !28}
!36 = !{!3, !4, i64 176}
!37 = !{!17, !7, i64 32}
!38 = distinct !{!38, !30, !31}
!39 = !{!3, !7, i64 136}
!40 = !{!8, !8, i64 0}
!41 = !{!17, !7, i64 24}
!42 = !{!43, !8, i64 0}
!43 = !{!"", !8, i64 0, !8, i64 8}
!44 = distinct !{!44, !30, !31}
