; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/stream.c
; ModuleID = 'runtime/c/stream.c'
source_filename = "runtime/c/stream.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, i8**, i64*, [16 x i8], i32, [40 x i8] }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i64 }
%struct.fpos_t = type { i64, i64 }

@standard = internal global [3 x %struct.sv_file] [%struct.sv_file { i32 256, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, [3 x i8*] zeroinitializer, i8* null, %struct.sv_file* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.sv_file]* @standard to i8*), i64 208) to %struct.sv_file*), i32 0, i32 0, i64 0, i8** null, i64* null, [16 x i8] zeroinitializer, i32 0, [40 x i8] zeroinitializer }, %struct.sv_file { i32 20992, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, [3 x i8*] zeroinitializer, i8* null, %struct.sv_file* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.sv_file]* @standard to i8*), i64 416) to %struct.sv_file*), i32 1, i32 0, i64 0, i8** null, i64* null, [16 x i8] zeroinitializer, i32 0, [40 x i8] zeroinitializer }, %struct.sv_file { i32 20992, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, [3 x i8*] zeroinitializer, i8* null, %struct.sv_file* null, i32 2, i32 0, i64 0, i8** null, i64* null, [16 x i8] zeroinitializer, i32 0, [40 x i8] zeroinitializer }], align 16
@stdin = dso_local local_unnamed_addr global %struct.sv_file* getelementptr inbounds ([3 x %struct.sv_file], [3 x %struct.sv_file]* @standard, i64 0, i64 0), align 8
@stdout = dso_local local_unnamed_addr global %struct.sv_file* bitcast (i32* getelementptr inbounds ([3 x %struct.sv_file], [3 x %struct.sv_file]* @standard, i64 0, i64 1, i32 0) to %struct.sv_file*), align 8
@stderr = dso_local local_unnamed_addr global %struct.sv_file* bitcast (i32* getelementptr inbounds ([3 x %struct.sv_file], [3 x %struct.sv_file]* @standard, i64 0, i64 2, i32 0) to %struct.sv_file*), align 8
@streams = internal unnamed_addr global %struct.sv_file* getelementptr inbounds ([3 x %struct.sv_file], [3 x %struct.sv_file]* @standard, i64 0, i64 0), align 8
@.str = private unnamed_addr constant [3 x i8] c"w+\00", align 1
@tmpnam.own = internal global [24 x i8] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [21 x i8] c"fmemopen for writing\00", align 1
@temporary_name.count = internal unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [14 x i8] c"/tmp/file%06u\00", align 1

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
  br i1 %3, label %4, label %40

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
  br label %40

13:                                               ; preds = %4
  %14 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %15 = load i32, i32* %14, align 8, !tbaa !11
  %16 = and i32 %15, 16
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %40

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %20 = load i32, i32* %19, align 8, !tbaa !12
  %21 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 7
  %22 = load i8*, i8** %21, align 8, !tbaa !13
  %23 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 8
  %24 = load i8*, i8** %23, align 8, !tbaa !14
  %25 = ptrtoint i8* %24 to i64
  %26 = ptrtoint i8* %22 to i64
  %27 = sub i64 %25, %26
  %28 = tail call i64 @read(i32 noundef %20, i8* noundef %22, i64 noundef %27) #4
  %29 = icmp slt i64 %28, 1
  br i1 %29, label %30, label %35

30:                                               ; preds = %18
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %31, i32 16, i32 32
  %33 = load i32, i32* %14, align 8, !tbaa !11
  %34 = or i32 %33, %32
  store i32 %34, i32* %14, align 8, !tbaa !11
  br label %40

35:                                               ; preds = %18
  %36 = load i8*, i8** %21, align 8, !tbaa !13
  store i8* %36, i8** %5, align 8, !tbaa !2
  %37 = getelementptr inbounds i8, i8* %36, i64 %28
  store i8* %37, i8** %7, align 8, !tbaa !9
  %38 = load i8, i8* %36, align 1, !tbaa !10
  %39 = zext i8 %38 to i32
  br label %40

40:                                               ; preds = %30, %35, %13, %1, %10
  %41 = phi i32 [ %12, %10 ], [ -1, %1 ], [ -1, %13 ], [ -1, %30 ], [ %39, %35 ]
  ret i32 %41
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
  store i32 9, i32* %8, align 4, !tbaa !15
  br label %30

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %11 = load i8*, i8** %10, align 8, !tbaa !16
  %12 = icmp eq i8* %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = tail call fastcc i32 @flush_written(%struct.sv_file* noundef nonnull %0) #5
  %15 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 6
  store i8* null, i8** %15, align 8, !tbaa !17
  %16 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  store i8* null, i8** %16, align 8, !tbaa !18
  store i8* null, i8** %10, align 8, !tbaa !16
  %17 = icmp eq i32 %14, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %13, %9
  %19 = tail call fastcc i32 @give_buffer(%struct.sv_file* noundef nonnull %0) #5
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  %23 = load i8*, i8** %22, align 8, !tbaa !19
  %24 = icmp eq i8* %23, null
  br i1 %24, label %25, label %30

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 7
  %27 = load i8*, i8** %26, align 8, !tbaa !13
  %28 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  store i8* %27, i8** %28, align 8, !tbaa !9
  %29 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  store i8* %27, i8** %29, align 8, !tbaa !2
  store i8* %27, i8** %22, align 8, !tbaa !19
  br label %30

30:                                               ; preds = %13, %21, %25, %18, %6
  %31 = phi i32 [ -1, %13 ], [ -1, %6 ], [ -1, %18 ], [ 0, %25 ], [ 0, %21 ]
  ret i32 %31
}

; Function Attrs: optsize
declare dso_local i64 @read(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

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
define dso_local i64 @__sv_write_stream(%struct.sv_file* nocapture noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %106, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %7 = load i32, i32* %6, align 8, !tbaa !11
  %8 = and i32 %7, 32768
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %30, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 15
  %12 = load i8**, i8*** %11, align 8, !tbaa !20
  %13 = load i8*, i8** %12, align 8, !tbaa !21
  %14 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 16
  %15 = load i64*, i64** %14, align 8, !tbaa !22
  %16 = load i64, i64* %15, align 8, !tbaa !23
  %17 = add i64 %2, 1
  %18 = add i64 %17, %16
  %19 = tail call i8* @realloc(i8* noundef %13, i64 noundef %18) #4
  %20 = icmp eq i8* %19, null
  br i1 %20, label %106, label %21

21:                                               ; preds = %10
  %22 = load i64*, i64** %14, align 8, !tbaa !22
  %23 = load i64, i64* %22, align 8, !tbaa !23
  %24 = getelementptr inbounds i8, i8* %19, i64 %23
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %24, i8* align 1 %1, i64 %2, i1 false) #6
  %25 = load i8**, i8*** %11, align 8, !tbaa !20
  store i8* %19, i8** %25, align 8, !tbaa !21
  %26 = load i64*, i64** %14, align 8, !tbaa !22
  %27 = load i64, i64* %26, align 8, !tbaa !23
  %28 = add i64 %27, %2
  store i64 %28, i64* %26, align 8, !tbaa !23
  %29 = getelementptr inbounds i8, i8* %19, i64 %28
  store i8 0, i8* %29, align 1, !tbaa !10
  br label %106

30:                                               ; preds = %5
  %31 = and i32 %7, 512
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %30
  %34 = or i32 %7, 32
  store i32 %34, i32* %6, align 8, !tbaa !11
  %35 = tail call i32* @__errno_location() #4
  store i32 9, i32* %35, align 4, !tbaa !15
  br label %106

36:                                               ; preds = %30
  %37 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  %38 = load i8*, i8** %37, align 8, !tbaa !19
  %39 = icmp eq i8* %38, null
  br i1 %39, label %42, label %40

40:                                               ; preds = %36
  tail call fastcc void @drop_read(%struct.sv_file* noundef nonnull %0) #4
  %41 = load i32, i32* %6, align 8, !tbaa !11
  br label %42

42:                                               ; preds = %40, %36
  %43 = phi i32 [ %41, %40 ], [ %7, %36 ]
  %44 = and i32 %43, 6144
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %60

46:                                               ; preds = %42
  %47 = tail call fastcc i32 @give_buffer(%struct.sv_file* noundef nonnull %0) #4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %106

49:                                               ; preds = %46
  %50 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %51 = load i8*, i8** %50, align 8, !tbaa !16
  %52 = icmp eq i8* %51, null
  br i1 %52, label %53, label %60

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 7
  %55 = load i8*, i8** %54, align 8, !tbaa !13
  %56 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  store i8* %55, i8** %56, align 8, !tbaa !18
  store i8* %55, i8** %50, align 8, !tbaa !16
  %57 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 8
  %58 = load i8*, i8** %57, align 8, !tbaa !14
  %59 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 6
  store i8* %58, i8** %59, align 8, !tbaa !17
  br label %60

60:                                               ; preds = %42, %53, %49
  %61 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 6
  %62 = load i8*, i8** %61, align 8, !tbaa !17
  %63 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  %64 = load i8*, i8** %63, align 8, !tbaa !18
  %65 = ptrtoint i8* %62 to i64
  %66 = ptrtoint i8* %64 to i64
  %67 = sub i64 %65, %66
  %68 = icmp ult i64 %67, %2
  br i1 %68, label %69, label %82

69:                                               ; preds = %60
  %70 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %71 = load i8*, i8** %70, align 8, !tbaa !16
  %72 = icmp eq i8* %71, null
  br i1 %72, label %82, label %73

73:                                               ; preds = %69
  %74 = tail call fastcc i32 @flush_written(%struct.sv_file* noundef nonnull %0) #5
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %106

76:                                               ; preds = %73
  %77 = load i8*, i8** %61, align 8, !tbaa !17
  %78 = load i8*, i8** %63, align 8, !tbaa !18
  %79 = ptrtoint i8* %77 to i64
  %80 = ptrtoint i8* %78 to i64
  %81 = sub i64 %79, %80
  br label %82

82:                                               ; preds = %76, %69, %60
  %83 = phi i64 [ %81, %76 ], [ %67, %69 ], [ %67, %60 ]
  %84 = phi i8* [ %78, %76 ], [ %64, %69 ], [ %64, %60 ]
  %85 = icmp ult i64 %83, %2
  br i1 %85, label %86, label %103

86:                                               ; preds = %82
  %87 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %88 = load i32, i32* %87, align 8, !tbaa !12
  br label %89

89:                                               ; preds = %92, %86
  %90 = phi i64 [ 0, %86 ], [ %97, %92 ]
  %91 = icmp ult i64 %90, %2
  br i1 %91, label %92, label %98

92:                                               ; preds = %89
  %93 = getelementptr inbounds i8, i8* %1, i64 %90
  %94 = sub i64 %2, %90
  %95 = tail call i64 @write(i32 noundef %88, i8* noundef %93, i64 noundef %94) #4
  %96 = icmp slt i64 %95, 0
  %97 = add i64 %95, %90
  br i1 %96, label %98, label %89

98:                                               ; preds = %89, %92
  %99 = icmp eq i64 %90, %2
  br i1 %99, label %106, label %100

100:                                              ; preds = %98
  %101 = load i32, i32* %6, align 8, !tbaa !11
  %102 = or i32 %101, 32
  store i32 %102, i32* %6, align 8, !tbaa !11
  br label %106

103:                                              ; preds = %82
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %84, i8* align 1 %1, i64 %2, i1 false)
  %104 = load i8*, i8** %63, align 8, !tbaa !18
  %105 = getelementptr inbounds i8, i8* %104, i64 %2
  store i8* %105, i8** %63, align 8, !tbaa !18
  br label %106

106:                                              ; preds = %46, %33, %21, %10, %98, %100, %73, %3, %103
  %107 = phi i64 [ %2, %103 ], [ 0, %3 ], [ 0, %73 ], [ %90, %100 ], [ %2, %98 ], [ %2, %21 ], [ 0, %10 ], [ 0, %33 ], [ 0, %46 ]
  ret i64 %107
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @flush_written(%struct.sv_file* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  %3 = load i8*, i8** %2, align 8, !tbaa !18
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %5 = load i8*, i8** %4, align 8, !tbaa !16
  %6 = ptrtoint i8* %3 to i64
  %7 = ptrtoint i8* %5 to i64
  %8 = sub i64 %6, %7
  store i8* %5, i8** %2, align 8, !tbaa !18
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %28, label %10

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %12 = load i32, i32* %11, align 8, !tbaa !12
  br label %13

13:                                               ; preds = %16, %10
  %14 = phi i64 [ 0, %10 ], [ %21, %16 ]
  %15 = icmp ugt i64 %8, %14
  br i1 %15, label %16, label %22

16:                                               ; preds = %13
  %17 = getelementptr inbounds i8, i8* %5, i64 %14
  %18 = sub i64 %8, %14
  %19 = tail call i64 @write(i32 noundef %12, i8* noundef %17, i64 noundef %18) #4
  %20 = icmp slt i64 %19, 0
  %21 = add i64 %19, %14
  br i1 %20, label %22, label %13

22:                                               ; preds = %13, %16
  %23 = icmp eq i64 %8, %14
  br i1 %23, label %28, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %26 = load i32, i32* %25, align 8, !tbaa !11
  %27 = or i32 %26, 32
  store i32 %27, i32* %25, align 8, !tbaa !11
  br label %28

28:                                               ; preds = %1, %22, %24
  %29 = phi i32 [ -1, %24 ], [ 0, %22 ], [ 0, %1 ]
  ret i32 %29
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local i32 @__overflow(%struct.sv_file* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
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
  br i1 %2, label %3, label %20

3:                                                ; preds = %1
  %4 = load %struct.sv_file*, %struct.sv_file** @streams, align 8, !tbaa !21
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %41, label %6

6:                                                ; preds = %3, %15
  %7 = phi %struct.sv_file* [ %18, %15 ], [ %4, %3 ]
  %8 = phi i32 [ %16, %15 ], [ 0, %3 ]
  %9 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %7, i64 0, i32 4
  %10 = load i8*, i8** %9, align 8, !tbaa !16
  %11 = icmp eq i8* %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %6
  %13 = tail call fastcc i32 @flush_written(%struct.sv_file* noundef nonnull %7) #5
  %14 = or i32 %13, %8
  br label %15

15:                                               ; preds = %6, %12
  %16 = phi i32 [ %14, %12 ], [ %8, %6 ]
  %17 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %7, i64 0, i32 11
  %18 = load %struct.sv_file*, %struct.sv_file** %17, align 8, !tbaa !21
  %19 = icmp eq %struct.sv_file* %18, null
  br i1 %19, label %41, label %6, !llvm.loop !24

20:                                               ; preds = %1
  %21 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %22 = load i8*, i8** %21, align 8, !tbaa !16
  %23 = icmp eq i8* %22, null
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = tail call fastcc i32 @flush_written(%struct.sv_file* noundef nonnull %0) #5
  br label %41

26:                                               ; preds = %20
  %27 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  %28 = load i8*, i8** %27, align 8, !tbaa !19
  %29 = icmp eq i8* %28, null
  br i1 %29, label %41, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %32 = load i32, i32* %31, align 8, !tbaa !11
  %33 = and i32 %32, 256
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %41, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %37 = load i32, i32* %36, align 8, !tbaa !12
  %38 = tail call i32 @__sv_is_console(i32 noundef %37) #4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %35
  tail call fastcc void @drop_read(%struct.sv_file* noundef nonnull %0) #5
  br label %41

41:                                               ; preds = %15, %3, %26, %30, %35, %40, %24
  %42 = phi i32 [ %25, %24 ], [ 0, %40 ], [ 0, %35 ], [ 0, %30 ], [ 0, %26 ], [ 0, %3 ], [ %16, %15 ]
  ret i32 %42
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
  br i1 %6, label %7, label %14

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %9 = load i32, i32* %8, align 8, !tbaa !12
  %10 = ptrtoint i8* %3 to i64
  %11 = ptrtoint i8* %5 to i64
  %12 = sub i64 %10, %11
  %13 = tail call i64 @lseek(i32 noundef %9, i64 noundef %12, i32 noundef 1) #4
  br label %14

14:                                               ; preds = %7, %1
  %15 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  store i8* null, i8** %15, align 8, !tbaa !19
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
  %1 = tail call i32 @fflush(%struct.sv_file* noundef null) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @fopen(i8* noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #6
  %5 = call fastcc i32 @parse_mode(i8* noundef %1, i32* noundef nonnull %3) #5
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %22, label %7

7:                                                ; preds = %2
  %8 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef %5, i32 noundef 438) #4
  %9 = icmp slt i32 %8, 0
  br i1 %9, label %22, label %10

10:                                               ; preds = %7
  %11 = load i32, i32* %3, align 4, !tbaa !15
  %12 = tail call i8* @calloc(i64 noundef 1, i64 noundef 208) #4
  %13 = icmp eq i8* %12, null
  br i1 %13, label %22, label %14

14:                                               ; preds = %10
  %15 = bitcast i8* %12 to %struct.sv_file*
  %16 = getelementptr inbounds i8, i8* %12, i64 112
  %17 = bitcast i8* %16 to i32*
  store i32 %8, i32* %17, align 8, !tbaa !12
  %18 = bitcast i8* %12 to i32*
  store i32 %11, i32* %18, align 8, !tbaa !11
  %19 = load %struct.sv_file*, %struct.sv_file** @streams, align 8, !tbaa !21
  %20 = getelementptr inbounds i8, i8* %12, i64 104
  %21 = bitcast i8* %20 to %struct.sv_file**
  store %struct.sv_file* %19, %struct.sv_file** %21, align 8, !tbaa !27
  store i8* %12, i8** bitcast (%struct.sv_file** @streams to i8**), align 8, !tbaa !21
  br label %22

22:                                               ; preds = %14, %10, %7, %2
  %23 = phi %struct.sv_file* [ null, %2 ], [ null, %7 ], [ %15, %14 ], [ null, %10 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #6
  ret %struct.sv_file* %23
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @parse_mode(i8* nocapture noundef readonly %0, i32* nocapture noundef %1) unnamed_addr #0 {
  %3 = load i8, i8* %0, align 1, !tbaa !10
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %21, label %5

5:                                                ; preds = %2, %12
  %6 = phi i8* [ %9, %12 ], [ %0, %2 ]
  %7 = phi i32 [ %18, %12 ], [ 0, %2 ]
  %8 = phi i32 [ %15, %12 ], [ 0, %2 ]
  %9 = getelementptr inbounds i8, i8* %6, i64 1
  %10 = load i8, i8* %9, align 1, !tbaa !10
  switch i8 %10, label %12 [
    i8 0, label %11
    i8 44, label %11
  ]

11:                                               ; preds = %5, %5
  switch i8 %3, label %21 [
    i8 114, label %23
    i8 119, label %19
    i8 97, label %20
  ]

12:                                               ; preds = %5
  %13 = icmp eq i8 %10, 43
  %14 = zext i1 %13 to i32
  %15 = or i32 %8, %14
  %16 = icmp eq i8 %10, 120
  %17 = zext i1 %16 to i32
  %18 = or i32 %7, %17
  br label %5, !llvm.loop !28

19:                                               ; preds = %11
  br label %23

20:                                               ; preds = %11
  br label %23

21:                                               ; preds = %2, %11
  %22 = tail call i32* @__errno_location() #4
  store i32 22, i32* %22, align 4, !tbaa !15
  br label %37

23:                                               ; preds = %11, %19, %20
  %24 = phi i32 [ 512, %19 ], [ 1536, %20 ], [ 256, %11 ]
  %25 = phi i32 [ 768, %19 ], [ 1792, %20 ], [ 768, %11 ]
  %26 = phi i32 [ 1, %19 ], [ 1, %20 ], [ 0, %11 ]
  %27 = phi i32 [ 576, %19 ], [ 1088, %20 ], [ 0, %11 ]
  store i32 %24, i32* %1, align 4, !tbaa !15
  %28 = icmp ne i32 %7, 0
  %29 = icmp ne i8 %3, 114
  %30 = select i1 %28, i1 %29, i1 false
  %31 = or i32 %27, 128
  %32 = select i1 %30, i32 %31, i32 %27
  %33 = icmp eq i32 %8, 0
  %34 = select i1 %33, i32 %26, i32 2
  %35 = or i32 %32, %34
  br i1 %33, label %37, label %36

36:                                               ; preds = %23
  store i32 %25, i32* %1, align 4, !tbaa !15
  br label %37

37:                                               ; preds = %23, %36, %21
  %38 = phi i32 [ -1, %21 ], [ %35, %36 ], [ %35, %23 ]
  ret i32 %38
}

; Function Attrs: optsize
declare dso_local i32 @open(i8* noundef, i32 noundef, ...) local_unnamed_addr #2

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
  %5 = call fastcc i32 @parse_mode(i8* noundef %1, i32* noundef nonnull %3) #5
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %2
  %8 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #4
  %9 = icmp eq %struct.sv_inode* %8, null
  br i1 %9, label %10, label %13

10:                                               ; preds = %7
  %11 = tail call i32 @__sv_is_console(i32 noundef %0) #4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %29, label %13

13:                                               ; preds = %10, %7
  %14 = tail call i32 @__sv_is_console(i32 noundef %0) #4
  %15 = load i32, i32* %3, align 4, !tbaa !15
  %16 = tail call i8* @calloc(i64 noundef 1, i64 noundef 208) #4
  %17 = icmp eq i8* %16, null
  br i1 %17, label %29, label %18

18:                                               ; preds = %13
  %19 = icmp eq i32 %14, 0
  %20 = or i32 %15, 20480
  %21 = select i1 %19, i32 %15, i32 %20
  %22 = bitcast i8* %16 to %struct.sv_file*
  %23 = getelementptr inbounds i8, i8* %16, i64 112
  %24 = bitcast i8* %23 to i32*
  store i32 %0, i32* %24, align 8, !tbaa !12
  %25 = bitcast i8* %16 to i32*
  store i32 %21, i32* %25, align 8, !tbaa !11
  %26 = load %struct.sv_file*, %struct.sv_file** @streams, align 8, !tbaa !21
  %27 = getelementptr inbounds i8, i8* %16, i64 104
  %28 = bitcast i8* %27 to %struct.sv_file**
  store %struct.sv_file* %26, %struct.sv_file** %28, align 8, !tbaa !27
  store i8* %16, i8** bitcast (%struct.sv_file** @streams to i8**), align 8, !tbaa !21
  br label %29

29:                                               ; preds = %18, %13, %10, %2
  %30 = phi %struct.sv_file* [ null, %2 ], [ null, %10 ], [ %22, %18 ], [ null, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #6
  ret %struct.sv_file* %30
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @freopen(i8* noundef %0, i8* nocapture noundef readonly %1, %struct.sv_file* noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #6
  %6 = call fastcc i32 @parse_mode(i8* noundef %1, i32* noundef nonnull %4) #5
  %7 = tail call i32 @fflush(%struct.sv_file* noundef %2) #5
  tail call fastcc void @forget_buffers(%struct.sv_file* noundef %2) #5
  %8 = icmp slt i32 %6, 0
  br i1 %8, label %30, label %9

9:                                                ; preds = %3
  %10 = icmp eq i8* %0, null
  br i1 %10, label %21, label %11

11:                                               ; preds = %9
  %12 = tail call i32 (i8*, i32, ...) @open(i8* noundef nonnull %0, i32 noundef %6, i32 noundef 438) #4
  %13 = icmp slt i32 %12, 0
  %14 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 12
  %15 = load i32, i32* %14, align 8, !tbaa !12
  br i1 %13, label %16, label %18

16:                                               ; preds = %11
  %17 = tail call i32 @close(i32 noundef %15) #4
  br label %30

18:                                               ; preds = %11
  %19 = tail call i32 @dup2(i32 noundef %12, i32 noundef %15) #4
  %20 = tail call i32 @close(i32 noundef %12) #4
  br label %21

21:                                               ; preds = %18, %9
  %22 = load i32, i32* %4, align 4, !tbaa !15
  %23 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 12
  %24 = load i32, i32* %23, align 8, !tbaa !12
  %25 = tail call i32 @__sv_is_console(i32 noundef %24) #4
  %26 = icmp eq i32 %25, 0
  %27 = select i1 %26, i32 0, i32 20480
  %28 = or i32 %27, %22
  %29 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 0
  store i32 %28, i32* %29, align 8, !tbaa !11
  br label %30

30:                                               ; preds = %16, %3, %21
  %31 = phi %struct.sv_file* [ %2, %21 ], [ null, %3 ], [ null, %16 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #6
  ret %struct.sv_file* %31
}

; Function Attrs: nounwind optsize
define internal fastcc void @forget_buffers(%struct.sv_file* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 7
  %3 = load i8*, i8** %2, align 8, !tbaa !13
  %4 = icmp eq i8* %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, i8* %3, i64 -16
  tail call void @free(i8* noundef nonnull %6) #4
  br label %7

7:                                                ; preds = %5, %1
  %8 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 6
  store i8* null, i8** %8, align 8, !tbaa !17
  %9 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  store i8* null, i8** %9, align 8, !tbaa !18
  %10 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  store i8* null, i8** %10, align 8, !tbaa !16
  %11 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  store i8* null, i8** %11, align 8, !tbaa !19
  %12 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  store i8* null, i8** %12, align 8, !tbaa !9
  %13 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  store i8* null, i8** %13, align 8, !tbaa !2
  %14 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 8
  store i8* null, i8** %14, align 8, !tbaa !14
  store i8* null, i8** %2, align 8, !tbaa !13
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @close(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @dup2(i32 noundef, i32 noundef) local_unnamed_addr #2

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
  %5 = load %struct.sv_file*, %struct.sv_file** %4, align 8, !tbaa !21
  %6 = icmp eq %struct.sv_file* %5, null
  %7 = icmp eq %struct.sv_file* %5, %0
  %8 = or i1 %6, %7
  %9 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %5, i64 0, i32 11
  br i1 %8, label %10, label %3, !llvm.loop !29

10:                                               ; preds = %3
  br i1 %6, label %14, label %11

11:                                               ; preds = %10
  %12 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 11
  %13 = load %struct.sv_file*, %struct.sv_file** %12, align 8, !tbaa !27
  store %struct.sv_file* %13, %struct.sv_file** %4, align 8, !tbaa !21
  br label %14

14:                                               ; preds = %11, %10
  tail call fastcc void @forget_buffers(%struct.sv_file* noundef %0) #5
  %15 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %16 = load i32, i32* %15, align 8, !tbaa !11
  %17 = and i32 %16, 32768
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %14
  %20 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %21 = load i32, i32* %20, align 8, !tbaa !12
  %22 = tail call i32 @close(i32 noundef %21) #4
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 %2, i32 -1
  br label %25

25:                                               ; preds = %19, %14
  %26 = phi i32 [ %2, %14 ], [ %24, %19 ]
  %27 = icmp ult %struct.sv_file* %0, getelementptr inbounds ([3 x %struct.sv_file], [3 x %struct.sv_file]* @standard, i64 0, i64 0)
  %28 = icmp uge %struct.sv_file* %0, getelementptr inbounds ([3 x %struct.sv_file], [3 x %struct.sv_file]* @standard, i64 1, i64 0)
  %29 = select i1 %27, i1 true, i1 %28
  br i1 %29, label %30, label %32

30:                                               ; preds = %25
  %31 = bitcast %struct.sv_file* %0 to i8*
  tail call void @free(i8* noundef %31) #4
  br label %33

32:                                               ; preds = %25
  store i32 0, i32* %15, align 8, !tbaa !11
  br label %33

33:                                               ; preds = %32, %30
  ret i32 %26
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @fcloseall() local_unnamed_addr #0 {
  %1 = tail call i32 @fflush(%struct.sv_file* noundef null) #5
  ret i32 %1
}

; Function Attrs: nounwind optsize
define dso_local i32 @setvbuf(%struct.sv_file* noundef %0, i8* nocapture readnone %1, i32 noundef %2, i64 %3) local_unnamed_addr #0 {
  %5 = icmp ugt i32 %2, 2
  br i1 %5, label %20, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %8 = load i32, i32* %7, align 8, !tbaa !11
  %9 = and i32 %8, 16384
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %20

11:                                               ; preds = %6
  %12 = tail call i32 @fflush(%struct.sv_file* noundef nonnull %0) #5
  tail call fastcc void @forget_buffers(%struct.sv_file* noundef nonnull %0) #5
  %13 = load i32, i32* %7, align 8, !tbaa !11
  %14 = and i32 %13, -6145
  %15 = icmp eq i32 %2, 1
  %16 = icmp eq i32 %2, 2
  %17 = select i1 %16, i32 4096, i32 0
  %18 = select i1 %15, i32 2048, i32 %17
  %19 = or i32 %14, %18
  store i32 %19, i32* %7, align 8, !tbaa !11
  br label %20

20:                                               ; preds = %6, %4, %11
  %21 = phi i32 [ 0, %11 ], [ -1, %4 ], [ 0, %6 ]
  ret i32 %21
}

; Function Attrs: nounwind optsize
define dso_local void @setbuf(%struct.sv_file* noundef %0, i8* noundef readnone %1) local_unnamed_addr #0 {
  %3 = icmp eq i8* %1, null
  %4 = select i1 %3, i32 2, i32 0
  %5 = tail call i32 @setvbuf(%struct.sv_file* noundef %0, i8* undef, i32 noundef %4, i64 undef) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @setbuffer(%struct.sv_file* noundef %0, i8* noundef readnone %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %1, null
  %5 = select i1 %4, i32 2, i32 0
  %6 = tail call i32 @setvbuf(%struct.sv_file* noundef %0, i8* undef, i32 noundef %5, i64 undef) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @setlinebuf(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @setvbuf(%struct.sv_file* noundef %0, i8* undef, i32 noundef 1, i64 undef) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @fseeko(%struct.sv_file* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %5 = load i32, i32* %4, align 8, !tbaa !11
  %6 = and i32 %5, 32768
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %3
  %9 = tail call i32* @__errno_location() #4
  store i32 22, i32* %9, align 4, !tbaa !15
  br label %44

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %12 = load i8*, i8** %11, align 8, !tbaa !16
  %13 = icmp eq i8* %12, null
  br i1 %13, label %17, label %14

14:                                               ; preds = %10
  %15 = tail call fastcc i32 @flush_written(%struct.sv_file* noundef nonnull %0) #5
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %44

17:                                               ; preds = %14, %10
  %18 = icmp eq i32 %2, 1
  br i1 %18, label %19, label %30

19:                                               ; preds = %17
  %20 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %21 = load i8*, i8** %20, align 8, !tbaa !2
  %22 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %23 = load i8*, i8** %22, align 8, !tbaa !9
  %24 = icmp ult i8* %21, %23
  br i1 %24, label %25, label %30

25:                                               ; preds = %19
  %26 = ptrtoint i8* %23 to i64
  %27 = ptrtoint i8* %21 to i64
  %28 = add i64 %27, %1
  %29 = sub i64 %28, %26
  br label %30

30:                                               ; preds = %25, %19, %17
  %31 = phi i64 [ %29, %25 ], [ %1, %19 ], [ %1, %17 ]
  %32 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %33 = load i32, i32* %32, align 8, !tbaa !12
  %34 = tail call i64 @lseek(i32 noundef %33, i64 noundef %31, i32 noundef %2) #4
  %35 = icmp slt i64 %34, 0
  br i1 %35, label %44, label %36

36:                                               ; preds = %30
  %37 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 6
  store i8* null, i8** %37, align 8, !tbaa !17
  %38 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  store i8* null, i8** %38, align 8, !tbaa !18
  store i8* null, i8** %11, align 8, !tbaa !16
  %39 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  store i8* null, i8** %39, align 8, !tbaa !19
  %40 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  store i8* null, i8** %40, align 8, !tbaa !9
  %41 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  store i8* null, i8** %41, align 8, !tbaa !2
  %42 = load i32, i32* %4, align 8, !tbaa !11
  %43 = and i32 %42, -17
  store i32 %43, i32* %4, align 8, !tbaa !11
  br label %44

44:                                               ; preds = %30, %14, %36, %8
  %45 = phi i32 [ -1, %8 ], [ 0, %36 ], [ -1, %14 ], [ -1, %30 ]
  ret i32 %45
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @lseek(i32 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

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
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !11
  %4 = and i32 %3, 32768
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 16
  %8 = load i64*, i64** %7, align 8, !tbaa !22
  %9 = load i64, i64* %8, align 8, !tbaa !23
  br label %40

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %12 = load i8*, i8** %11, align 8, !tbaa !16
  %13 = icmp eq i8* %12, null
  %14 = and i32 %3, 1024
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %13, i1 true, i1 %15
  br i1 %16, label %19, label %17

17:                                               ; preds = %10
  %18 = tail call fastcc i32 @flush_written(%struct.sv_file* noundef nonnull %0) #5
  br label %19

19:                                               ; preds = %17, %10
  %20 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %21 = load i32, i32* %20, align 8, !tbaa !12
  %22 = tail call i64 @lseek(i32 noundef %21, i64 noundef 0, i32 noundef 1) #4
  %23 = icmp slt i64 %22, 0
  br i1 %23, label %40, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %26 = load i8*, i8** %25, align 8, !tbaa !9
  %27 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %28 = load i8*, i8** %27, align 8, !tbaa !2
  %29 = ptrtoint i8* %26 to i64
  %30 = ptrtoint i8* %28 to i64
  %31 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  %32 = load i8*, i8** %31, align 8, !tbaa !18
  %33 = load i8*, i8** %11, align 8, !tbaa !16
  %34 = ptrtoint i8* %32 to i64
  %35 = ptrtoint i8* %33 to i64
  %36 = sub i64 %22, %29
  %37 = add i64 %36, %30
  %38 = add i64 %37, %34
  %39 = sub i64 %38, %35
  br label %40

40:                                               ; preds = %24, %19, %6
  %41 = phi i64 [ %9, %6 ], [ %39, %24 ], [ %22, %19 ]
  ret i64 %41
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
  store i64 %3, i64* %6, align 8, !tbaa !30
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ 0, %5 ], [ -1, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @fsetpos(%struct.sv_file* nocapture noundef %0, %struct.fpos_t* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.fpos_t, %struct.fpos_t* %1, i64 0, i32 0
  %4 = load i64, i64* %3, align 8, !tbaa !30
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
  store i64 %3, i64* %6, align 8, !tbaa !30
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ 0, %5 ], [ -1, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @fsetpos64(%struct.sv_file* nocapture noundef %0, %struct.fpos_t* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.fpos_t, %struct.fpos_t* %1, i64 0, i32 0
  %4 = load i64, i64* %3, align 8, !tbaa !30
  %5 = tail call i32 @fseeko(%struct.sv_file* noundef %0, i64 noundef %4, i32 noundef 0) #4
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @open_memstream(i8** noundef %0, i64* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i8* @calloc(i64 noundef 1, i64 noundef 208) #4
  %4 = icmp eq i8* %3, null
  br i1 %4, label %20, label %5

5:                                                ; preds = %2
  %6 = bitcast i8* %3 to %struct.sv_file*
  %7 = getelementptr inbounds i8, i8* %3, i64 112
  %8 = bitcast i8* %7 to i32*
  store i32 -1, i32* %8, align 8, !tbaa !12
  %9 = bitcast i8* %3 to i32*
  store i32 37376, i32* %9, align 8, !tbaa !11
  %10 = load %struct.sv_file*, %struct.sv_file** @streams, align 8, !tbaa !21
  %11 = getelementptr inbounds i8, i8* %3, i64 104
  %12 = bitcast i8* %11 to %struct.sv_file**
  store %struct.sv_file* %10, %struct.sv_file** %12, align 8, !tbaa !27
  store i8* %3, i8** bitcast (%struct.sv_file** @streams to i8**), align 8, !tbaa !21
  %13 = getelementptr inbounds i8, i8* %3, i64 128
  %14 = bitcast i8* %13 to i8***
  store i8** %0, i8*** %14, align 8, !tbaa !20
  %15 = getelementptr inbounds i8, i8* %3, i64 136
  %16 = bitcast i8* %15 to i64**
  store i64* %1, i64** %16, align 8, !tbaa !22
  store i64 0, i64* %1, align 8, !tbaa !23
  %17 = tail call i8* @malloc(i64 noundef 1) #4
  store i8* %17, i8** %0, align 8, !tbaa !21
  %18 = icmp eq i8* %17, null
  br i1 %18, label %20, label %19

19:                                               ; preds = %5
  store i8 0, i8* %17, align 1, !tbaa !10
  br label %20

20:                                               ; preds = %2, %5, %19
  %21 = phi %struct.sv_file* [ %6, %19 ], [ %6, %5 ], [ null, %2 ]
  ret %struct.sv_file* %21
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @ungetc(i32 noundef %0, %struct.sv_file* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %0, -1
  br i1 %3, label %21, label %4

4:                                                ; preds = %2
  %5 = tail call fastcc i32 @to_read(%struct.sv_file* noundef %1) #5
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %21

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 1
  %9 = load i8*, i8** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 7
  %11 = load i8*, i8** %10, align 8, !tbaa !13
  %12 = getelementptr inbounds i8, i8* %11, i64 -16
  %13 = icmp ugt i8* %9, %12
  br i1 %13, label %14, label %21

14:                                               ; preds = %7
  %15 = trunc i32 %0 to i8
  %16 = getelementptr inbounds i8, i8* %9, i64 -1
  store i8* %16, i8** %8, align 8, !tbaa !2
  store i8 %15, i8* %16, align 1, !tbaa !10
  %17 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 0
  %18 = load i32, i32* %17, align 8, !tbaa !11
  %19 = and i32 %18, -17
  store i32 %19, i32* %17, align 8, !tbaa !11
  %20 = and i32 %0, 255
  br label %21

21:                                               ; preds = %7, %2, %4, %14
  %22 = phi i32 [ %20, %14 ], [ -1, %4 ], [ -1, %2 ], [ -1, %7 ]
  ret i32 %22
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
  %5 = load i32, i32* @temporary_name.count, align 4, !tbaa !15
  %6 = add i32 %5, 1
  store i32 %6, i32* @temporary_name.count, align 4, !tbaa !15
  %7 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %0, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i32 noundef %5) #4
  %8 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %2) #4
  %9 = icmp eq %struct.sv_inode* %8, null
  br i1 %9, label %10, label %4, !llvm.loop !32

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
define dso_local %struct.sv_file* @fmemopen(i8* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = load i8, i8* %2, align 1, !tbaa !10
  %5 = icmp eq i8 %4, 114
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = tail call i8* @strchr(i8* noundef nonnull %2, i32 noundef 43) #4
  %8 = icmp eq i8* %7, null
  br i1 %8, label %11, label %9

9:                                                ; preds = %6, %3
  %10 = tail call i32* @__errno_location() #4
  store i32 95, i32* %10, align 4, !tbaa !15
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0)) #4
  br label %20

11:                                               ; preds = %6
  %12 = tail call %struct.sv_file* @tmpfile() #5
  %13 = icmp eq %struct.sv_file* %12, null
  br i1 %13, label %20, label %14

14:                                               ; preds = %11
  %15 = tail call i64 @fwrite(i8* noundef %0, i64 noundef 1, i64 noundef %1, %struct.sv_file* noundef nonnull %12) #4
  %16 = tail call i32 @fseeko(%struct.sv_file* noundef nonnull %12, i64 noundef 0, i32 noundef 0) #4
  %17 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %12, i64 0, i32 0
  %18 = load i32, i32* %17, align 8, !tbaa !11
  %19 = and i32 %18, -49
  store i32 %19, i32* %17, align 8, !tbaa !11
  br label %20

20:                                               ; preds = %14, %11, %9
  %21 = phi %struct.sv_file* [ null, %9 ], [ %12, %14 ], [ null, %11 ]
  ret %struct.sv_file* %21
}

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @fwrite(i8* noundef, i64 noundef, i64 noundef, %struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @give_buffer(%struct.sv_file* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 7
  %3 = load i8*, i8** %2, align 8, !tbaa !13
  %4 = icmp eq i8* %3, null
  br i1 %4, label %5, label %18

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %7 = load i32, i32* %6, align 8, !tbaa !11
  %8 = and i32 %7, 4096
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, i64 4096, i64 1
  %11 = or i64 %10, 16
  %12 = tail call i8* @malloc(i64 noundef %11) #4
  %13 = icmp eq i8* %12, null
  br i1 %13, label %18, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds i8, i8* %12, i64 16
  store i8* %15, i8** %2, align 8, !tbaa !13
  %16 = getelementptr inbounds i8, i8* %15, i64 %10
  %17 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 8
  store i8* %16, i8** %17, align 8, !tbaa !14
  br label %18

18:                                               ; preds = %14, %5, %1
  %19 = phi i32 [ 0, %1 ], [ 0, %14 ], [ -1, %5 ]
  ret i32 %19
}

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

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
!3 = !{!"sv_file", !4, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !5, i64 72, !7, i64 96, !7, i64 104, !4, i64 112, !4, i64 116, !8, i64 120, !7, i64 128, !7, i64 136, !5, i64 144, !4, i64 160, !5, i64 164}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"any pointer", !5, i64 0}
!8 = !{!"long", !5, i64 0}
!9 = !{!3, !7, i64 16}
!10 = !{!5, !5, i64 0}
!11 = !{!3, !4, i64 0}
!12 = !{!3, !4, i64 112}
!13 = !{!3, !7, i64 56}
!14 = !{!3, !7, i64 64}
!15 = !{!4, !4, i64 0}
!16 = !{!3, !7, i64 32}
!17 = !{!3, !7, i64 48}
!18 = !{!3, !7, i64 40}
!19 = !{!3, !7, i64 24}
!20 = !{!3, !7, i64 128}
!21 = !{!7, !7, i64 0}
!22 = !{!3, !7, i64 136}
!23 = !{!8, !8, i64 0}
!24 = distinct !{!24, !25, !26}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = !{!3, !7, i64 104}
!28 = distinct !{!28, !25, !26}
!29 = distinct !{!29, !25, !26}
!30 = !{!31, !8, i64 0}
!31 = !{!"", !8, i64 0, !8, i64 8}
!32 = distinct !{!32, !25, !26}
