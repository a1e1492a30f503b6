; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/stdio.c
; ModuleID = 'runtime/c/stdio.c'
source_filename = "runtime/c/stdio.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }

@stdin = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@stdout = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str = private unnamed_addr constant [53 x i8] c"a thread waits for a stream, and no thread can go on\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @fgetc(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %5 = load i8*, i8** %4, align 8, !tbaa !9
  %6 = icmp ult i8* %3, %5
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %8, i8** %2, align 8, !tbaa !2
  %9 = load i8, i8* %3, align 1, !tbaa !10
  %10 = zext i8 %9 to i32
  br label %13

11:                                               ; preds = %1
  %12 = tail call i32 @__uflow(%struct.sv_file* noundef nonnull %0) #8
  br label %13

13:                                               ; preds = %11, %7
  %14 = phi i32 [ %10, %7 ], [ %12, %11 ]
  ret i32 %14
}

; Function Attrs: optsize
declare dso_local i32 @__uflow(%struct.sv_file* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @getc(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %5 = load i8*, i8** %4, align 8, !tbaa !9
  %6 = icmp ult i8* %3, %5
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %8, i8** %2, align 8, !tbaa !2
  %9 = load i8, i8* %3, align 1, !tbaa !10
  %10 = zext i8 %9 to i32
  br label %13

11:                                               ; preds = %1
  %12 = tail call i32 @__uflow(%struct.sv_file* noundef nonnull %0) #8
  br label %13

13:                                               ; preds = %7, %11
  %14 = phi i32 [ %10, %7 ], [ %12, %11 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @_IO_getc(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %5 = load i8*, i8** %4, align 8, !tbaa !9
  %6 = icmp ult i8* %3, %5
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %8, i8** %2, align 8, !tbaa !2
  %9 = load i8, i8* %3, align 1, !tbaa !10
  %10 = zext i8 %9 to i32
  br label %13

11:                                               ; preds = %1
  %12 = tail call i32 @__uflow(%struct.sv_file* noundef nonnull %0) #8
  br label %13

13:                                               ; preds = %7, %11
  %14 = phi i32 [ %10, %7 ], [ %12, %11 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @getc_unlocked(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %5 = load i8*, i8** %4, align 8, !tbaa !9
  %6 = icmp ult i8* %3, %5
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %8, i8** %2, align 8, !tbaa !2
  %9 = load i8, i8* %3, align 1, !tbaa !10
  %10 = zext i8 %9 to i32
  br label %13

11:                                               ; preds = %1
  %12 = tail call i32 @__uflow(%struct.sv_file* noundef nonnull %0) #8
  br label %13

13:                                               ; preds = %7, %11
  %14 = phi i32 [ %10, %7 ], [ %12, %11 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @fgetc_unlocked(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %5 = load i8*, i8** %4, align 8, !tbaa !9
  %6 = icmp ult i8* %3, %5
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %8, i8** %2, align 8, !tbaa !2
  %9 = load i8, i8* %3, align 1, !tbaa !10
  %10 = zext i8 %9 to i32
  br label %13

11:                                               ; preds = %1
  %12 = tail call i32 @__uflow(%struct.sv_file* noundef nonnull %0) #8
  br label %13

13:                                               ; preds = %7, %11
  %14 = phi i32 [ %10, %7 ], [ %12, %11 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @getchar() local_unnamed_addr #0 {
  %1 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !11
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 2
  %5 = load i8*, i8** %4, align 8, !tbaa !9
  %6 = icmp ult i8* %3, %5
  br i1 %6, label %7, label %11

7:                                                ; preds = %0
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %8, i8** %2, align 8, !tbaa !2
  %9 = load i8, i8* %3, align 1, !tbaa !10
  %10 = zext i8 %9 to i32
  br label %13

11:                                               ; preds = %0
  %12 = tail call i32 @__uflow(%struct.sv_file* noundef nonnull %1) #8
  br label %13

13:                                               ; preds = %7, %11
  %14 = phi i32 [ %10, %7 ], [ %12, %11 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @getchar_unlocked() local_unnamed_addr #0 {
  %1 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !11
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 2
  %5 = load i8*, i8** %4, align 8, !tbaa !9
  %6 = icmp ult i8* %3, %5
  br i1 %6, label %7, label %11

7:                                                ; preds = %0
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %8, i8** %2, align 8, !tbaa !2
  %9 = load i8, i8* %3, align 1, !tbaa !10
  %10 = zext i8 %9 to i32
  br label %13

11:                                               ; preds = %0
  %12 = tail call i32 @__uflow(%struct.sv_file* noundef nonnull %1) #8
  br label %13

13:                                               ; preds = %7, %11
  %14 = phi i32 [ %10, %7 ], [ %12, %11 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @fputc(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 5
  %4 = load i8*, i8** %3, align 8, !tbaa !12
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8, !tbaa !13
  %7 = icmp ult i8* %4, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = trunc i32 %0 to i8
  %10 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %10, i8** %3, align 8, !tbaa !12
  store i8 %9, i8* %4, align 1, !tbaa !10
  %11 = and i32 %0, 255
  br label %14

12:                                               ; preds = %2
  %13 = tail call i32 @__overflow(%struct.sv_file* noundef nonnull %1, i32 noundef %0) #8
  br label %14

14:                                               ; preds = %12, %8
  %15 = phi i32 [ %11, %8 ], [ %13, %12 ]
  ret i32 %15
}

; Function Attrs: optsize
declare dso_local i32 @__overflow(%struct.sv_file* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @putc(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 5
  %4 = load i8*, i8** %3, align 8, !tbaa !12
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8, !tbaa !13
  %7 = icmp ult i8* %4, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = trunc i32 %0 to i8
  %10 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %10, i8** %3, align 8, !tbaa !12
  store i8 %9, i8* %4, align 1, !tbaa !10
  %11 = and i32 %0, 255
  br label %14

12:                                               ; preds = %2
  %13 = tail call i32 @__overflow(%struct.sv_file* noundef nonnull %1, i32 noundef %0) #8
  br label %14

14:                                               ; preds = %8, %12
  %15 = phi i32 [ %11, %8 ], [ %13, %12 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @_IO_putc(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 5
  %4 = load i8*, i8** %3, align 8, !tbaa !12
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8, !tbaa !13
  %7 = icmp ult i8* %4, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = trunc i32 %0 to i8
  %10 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %10, i8** %3, align 8, !tbaa !12
  store i8 %9, i8* %4, align 1, !tbaa !10
  %11 = and i32 %0, 255
  br label %14

12:                                               ; preds = %2
  %13 = tail call i32 @__overflow(%struct.sv_file* noundef nonnull %1, i32 noundef %0) #8
  br label %14

14:                                               ; preds = %8, %12
  %15 = phi i32 [ %11, %8 ], [ %13, %12 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @putc_unlocked(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 5
  %4 = load i8*, i8** %3, align 8, !tbaa !12
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8, !tbaa !13
  %7 = icmp ult i8* %4, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = trunc i32 %0 to i8
  %10 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %10, i8** %3, align 8, !tbaa !12
  store i8 %9, i8* %4, align 1, !tbaa !10
  %11 = and i32 %0, 255
  br label %14

12:                                               ; preds = %2
  %13 = tail call i32 @__overflow(%struct.sv_file* noundef nonnull %1, i32 noundef %0) #8
  br label %14

14:                                               ; preds = %8, %12
  %15 = phi i32 [ %11, %8 ], [ %13, %12 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @fputc_unlocked(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 5
  %4 = load i8*, i8** %3, align 8, !tbaa !12
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8, !tbaa !13
  %7 = icmp ult i8* %4, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = trunc i32 %0 to i8
  %10 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %10, i8** %3, align 8, !tbaa !12
  store i8 %9, i8* %4, align 1, !tbaa !10
  %11 = and i32 %0, 255
  br label %14

12:                                               ; preds = %2
  %13 = tail call i32 @__overflow(%struct.sv_file* noundef nonnull %1, i32 noundef %0) #8
  br label %14

14:                                               ; preds = %8, %12
  %15 = phi i32 [ %11, %8 ], [ %13, %12 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @putchar(i32 noundef %0) local_unnamed_addr #0 {
  %2 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !11
  %3 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 5
  %4 = load i8*, i8** %3, align 8, !tbaa !12
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8, !tbaa !13
  %7 = icmp ult i8* %4, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = trunc i32 %0 to i8
  %10 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %10, i8** %3, align 8, !tbaa !12
  store i8 %9, i8* %4, align 1, !tbaa !10
  %11 = and i32 %0, 255
  br label %14

12:                                               ; preds = %1
  %13 = tail call i32 @__overflow(%struct.sv_file* noundef nonnull %2, i32 noundef %0) #8
  br label %14

14:                                               ; preds = %8, %12
  %15 = phi i32 [ %11, %8 ], [ %13, %12 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @putchar_unlocked(i32 noundef %0) local_unnamed_addr #0 {
  %2 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !11
  %3 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 5
  %4 = load i8*, i8** %3, align 8, !tbaa !12
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8, !tbaa !13
  %7 = icmp ult i8* %4, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = trunc i32 %0 to i8
  %10 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %10, i8** %3, align 8, !tbaa !12
  store i8 %9, i8* %4, align 1, !tbaa !10
  %11 = and i32 %0, 255
  br label %14

12:                                               ; preds = %1
  %13 = tail call i32 @__overflow(%struct.sv_file* noundef nonnull %2, i32 noundef %0) #8
  br label %14

14:                                               ; preds = %8, %12
  %15 = phi i32 [ %11, %8 ], [ %13, %12 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i64 @fwrite(i8* noundef %0, i64 noundef %1, i64 noundef %2, %struct.sv_file* noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i64 %1, 0
  %6 = icmp eq i64 %2, 0
  %7 = or i1 %5, %6
  br i1 %7, label %18, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %3, i64 0, i32 21
  %10 = load i8, i8* %9, align 4, !tbaa !14
  %11 = icmp sgt i8 %10, 0
  br i1 %11, label %18, label %12

12:                                               ; preds = %8
  %13 = mul i64 %2, %1
  %14 = tail call i64 @__sv_write_stream(%struct.sv_file* noundef nonnull %3, i8* noundef %0, i64 noundef %13) #8
  %15 = icmp eq i64 %14, %13
  br i1 %15, label %18, label %16

16:                                               ; preds = %12
  %17 = udiv i64 %14, %1
  br label %18

18:                                               ; preds = %16, %12, %4, %8
  %19 = phi i64 [ 0, %8 ], [ 0, %4 ], [ %17, %16 ], [ %2, %12 ]
  ret i64 %19
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local i64 @__sv_write_stream(%struct.sv_file* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local i64 @fwrite_unlocked(i8* noundef %0, i64 noundef %1, i64 noundef %2, %struct.sv_file* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @fwrite(i8* noundef %0, i64 noundef %1, i64 noundef %2, %struct.sv_file* noundef %3) #9
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @fread(i8* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, %struct.sv_file* noundef %3) local_unnamed_addr #0 {
  %5 = mul i64 %2, %1
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %38, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %3, i64 0, i32 2
  %9 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %3, i64 0, i32 1
  br label %10

10:                                               ; preds = %7, %31
  %11 = phi i64 [ 0, %7 ], [ %33, %31 ]
  %12 = load i8*, i8** %8, align 8, !tbaa !9
  %13 = load i8*, i8** %9, align 8, !tbaa !2
  %14 = ptrtoint i8* %12 to i64
  %15 = ptrtoint i8* %13 to i64
  %16 = sub i64 %14, %15
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %10
  %19 = tail call i32 @__uflow(%struct.sv_file* noundef nonnull %3) #8
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %35, label %21

21:                                               ; preds = %18
  %22 = trunc i32 %19 to i8
  %23 = getelementptr inbounds i8, i8* %0, i64 %11
  store i8 %22, i8* %23, align 1, !tbaa !10
  br label %31, !llvm.loop !15

24:                                               ; preds = %10
  %25 = sub i64 %5, %11
  %26 = icmp ugt i64 %16, %25
  %27 = select i1 %26, i64 %25, i64 %16
  %28 = getelementptr inbounds i8, i8* %0, i64 %11
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %28, i8* align 1 %13, i64 %27, i1 false)
  %29 = load i8*, i8** %9, align 8, !tbaa !2
  %30 = getelementptr inbounds i8, i8* %29, i64 %27
  store i8* %30, i8** %9, align 8, !tbaa !2
  br label %31

31:                                               ; preds = %21, %24
  %32 = phi i64 [ %27, %24 ], [ 1, %21 ]
  %33 = add i64 %32, %11
  %34 = icmp ugt i64 %5, %33
  br i1 %34, label %10, label %35

35:                                               ; preds = %31, %18
  %36 = phi i64 [ %33, %31 ], [ %11, %18 ]
  %37 = udiv i64 %36, %1
  br label %38

38:                                               ; preds = %4, %35
  %39 = phi i64 [ %37, %35 ], [ 0, %4 ]
  ret i64 %39
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local i64 @fread_unlocked(i8* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, %struct.sv_file* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @fread(i8* noundef %0, i64 noundef %1, i64 noundef %2, %struct.sv_file* noundef %3) #9
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @fputs(i8* noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i64, align 8
  %4 = bitcast i64* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #10
  store i64 0, i64* %3, align 8, !tbaa !18
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 21
  %6 = load i8, i8* %5, align 4, !tbaa !14
  %7 = icmp sgt i8 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = call fastcc i64 @length(i8* noundef %0, %struct.sv_file* noundef nonnull %1, i64* noundef nonnull %3) #9
  %10 = call i64 @__sv_write_stream(%struct.sv_file* noundef nonnull %1, i8* noundef %0, i64 noundef %9) #8
  %11 = icmp eq i64 %10, %9
  %12 = select i1 %11, i32 1, i32 -1
  br label %13

13:                                               ; preds = %2, %8
  %14 = phi i32 [ %12, %8 ], [ -1, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #10
  ret i32 %14
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @length(i8* noundef %0, %struct.sv_file* nocapture noundef readonly %1, i64* noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 0
  %5 = load i32, i32* %4, align 8, !tbaa !19
  %6 = and i32 %5, 16384
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %15, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 12
  %10 = load i32, i32* %9, align 8, !tbaa !20
  %11 = tail call i32 @__sv_is_console(i32 noundef %10) #8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %8
  %14 = tail call i64 @__sv_shown_length(i8* noundef %0, i64 noundef -1, i64* noundef %2) #8
  br label %17

15:                                               ; preds = %8, %3
  %16 = tail call i64 @strlen(i8* noundef %0) #8
  br label %17

17:                                               ; preds = %15, %13
  %18 = phi i64 [ %14, %13 ], [ %16, %15 ]
  ret i64 %18
}

; Function Attrs: nounwind optsize
define dso_local i32 @fputs_unlocked(i8* noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @fputs(i8* noundef %0, %struct.sv_file* noundef %1) #9
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @puts(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  %3 = bitcast i64* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #10
  store i64 0, i64* %2, align 8, !tbaa !18
  %4 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !11
  %5 = call fastcc i64 @length(i8* noundef %0, %struct.sv_file* noundef %4, i64* noundef nonnull %2) #9
  %6 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !11
  %7 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %6, i64 0, i32 21
  %8 = load i8, i8* %7, align 4, !tbaa !14
  %9 = icmp sgt i8 %8, 0
  br i1 %9, label %30, label %10

10:                                               ; preds = %1
  %11 = call i64 @__sv_write_stream(%struct.sv_file* noundef nonnull %6, i8* noundef %0, i64 noundef %5) #8
  %12 = icmp eq i64 %11, %5
  br i1 %12, label %13, label %30

13:                                               ; preds = %10
  %14 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !11
  %15 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %14, i64 0, i32 5
  %16 = load i8*, i8** %15, align 8, !tbaa !12
  %17 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %14, i64 0, i32 6
  %18 = load i8*, i8** %17, align 8, !tbaa !13
  %19 = icmp ult i8* %16, %18
  br i1 %19, label %20, label %22

20:                                               ; preds = %13
  %21 = getelementptr inbounds i8, i8* %16, i64 1
  store i8* %21, i8** %15, align 8, !tbaa !12
  store i8 10, i8* %16, align 1, !tbaa !10
  br label %25

22:                                               ; preds = %13
  %23 = call i32 @__overflow(%struct.sv_file* noundef nonnull %14, i32 noundef 10) #8
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %30, label %25

25:                                               ; preds = %20, %22
  %26 = load i64, i64* %2, align 8, !tbaa !18
  %27 = add i64 %26, %5
  %28 = trunc i64 %27 to i32
  %29 = add i32 %28, 1
  br label %30

30:                                               ; preds = %1, %10, %22, %25
  %31 = phi i32 [ %29, %25 ], [ -1, %22 ], [ -1, %10 ], [ -1, %1 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #10
  ret i32 %31
}

; Function Attrs: nounwind optsize
define dso_local i8* @fgets(i8* noundef writeonly %0, i32 noundef %1, %struct.sv_file* noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 0
  %5 = load i32, i32* %4, align 8, !tbaa !19
  %6 = and i32 %5, 32
  %7 = icmp slt i32 %1, 1
  br i1 %7, label %53, label %8

8:                                                ; preds = %3
  %9 = and i32 %5, -33
  store i32 %9, i32* %4, align 8, !tbaa !19
  %10 = add nsw i32 %1, -1
  %11 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 1
  %12 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 2
  %13 = zext i32 %10 to i64
  br label %14

14:                                               ; preds = %28, %8
  %15 = phi i64 [ %31, %28 ], [ 0, %8 ]
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %38, label %17

17:                                               ; preds = %14
  %18 = load i8*, i8** %11, align 8, !tbaa !2
  %19 = load i8*, i8** %12, align 8, !tbaa !9
  %20 = icmp ult i8* %18, %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  %22 = getelementptr inbounds i8, i8* %18, i64 1
  store i8* %22, i8** %11, align 8, !tbaa !2
  %23 = load i8, i8* %18, align 1, !tbaa !10
  %24 = zext i8 %23 to i32
  br label %28

25:                                               ; preds = %17
  %26 = tail call i32 @__uflow(%struct.sv_file* noundef nonnull %2) #8
  %27 = icmp eq i32 %26, -1
  br i1 %27, label %36, label %28

28:                                               ; preds = %21, %25
  %29 = phi i32 [ %24, %21 ], [ %26, %25 ]
  %30 = trunc i32 %29 to i8
  %31 = add nuw nsw i64 %15, 1
  %32 = getelementptr inbounds i8, i8* %0, i64 %15
  store i8 %30, i8* %32, align 1, !tbaa !10
  %33 = icmp eq i32 %29, 10
  br i1 %33, label %34, label %14

34:                                               ; preds = %28
  %35 = trunc i64 %31 to i32
  br label %38

36:                                               ; preds = %25
  %37 = trunc i64 %15 to i32
  br label %38

38:                                               ; preds = %14, %36, %34
  %39 = phi i32 [ %35, %34 ], [ %37, %36 ], [ %10, %14 ]
  %40 = icmp eq i32 %39, 0
  %41 = icmp sgt i32 %1, 1
  %42 = and i1 %41, %40
  %43 = load i32, i32* %4, align 8, !tbaa !19
  br i1 %42, label %48, label %44

44:                                               ; preds = %38
  %45 = and i32 %43, 32
  %46 = icmp eq i32 %45, 0
  %47 = or i32 %43, %6
  store i32 %47, i32* %4, align 8, !tbaa !19
  br i1 %46, label %50, label %53

48:                                               ; preds = %38
  %49 = or i32 %43, %6
  store i32 %49, i32* %4, align 8, !tbaa !19
  br label %53

50:                                               ; preds = %44
  %51 = sext i32 %39 to i64
  %52 = getelementptr inbounds i8, i8* %0, i64 %51
  store i8 0, i8* %52, align 1, !tbaa !10
  br label %53

53:                                               ; preds = %44, %48, %3, %50
  %54 = phi i8* [ %0, %50 ], [ null, %3 ], [ null, %48 ], [ null, %44 ]
  ret i8* %54
}

; Function Attrs: nounwind optsize
define dso_local i8* @fgets_unlocked(i8* noundef %0, i32 noundef %1, %struct.sv_file* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i8* @fgets(i8* noundef %0, i32 noundef %1, %struct.sv_file* noundef %2) #9
  ret i8* %4
}

; Function Attrs: nounwind optsize
define dso_local i8* @gets(i8* noundef writeonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %26, %1
  %3 = phi i64 [ 0, %1 ], [ %28, %26 ]
  %4 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !11
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %4, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %4, i64 0, i32 2
  %8 = load i8*, i8** %7, align 8, !tbaa !9
  %9 = icmp ult i8* %6, %8
  br i1 %9, label %10, label %14

10:                                               ; preds = %2
  %11 = getelementptr inbounds i8, i8* %6, i64 1
  store i8* %11, i8** %5, align 8, !tbaa !2
  %12 = load i8, i8* %6, align 1, !tbaa !10
  %13 = zext i8 %12 to i32
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @__uflow(%struct.sv_file* noundef nonnull %4) #8
  br label %16

16:                                               ; preds = %10, %14
  %17 = phi i32 [ %13, %10 ], [ %15, %14 ]
  switch i32 %17, label %26 [
    i32 -1, label %18
    i32 10, label %30
  ]

18:                                               ; preds = %16
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %32, label %20

20:                                               ; preds = %18
  %21 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !11
  %22 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %21, i64 0, i32 0
  %23 = load i32, i32* %22, align 8, !tbaa !19
  %24 = and i32 %23, 32
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %30, label %32

26:                                               ; preds = %16
  %27 = trunc i32 %17 to i8
  %28 = add i64 %3, 1
  %29 = getelementptr inbounds i8, i8* %0, i64 %3
  store i8 %27, i8* %29, align 1, !tbaa !10
  br label %2

30:                                               ; preds = %16, %20
  %31 = getelementptr inbounds i8, i8* %0, i64 %3
  store i8 0, i8* %31, align 1, !tbaa !10
  br label %32

32:                                               ; preds = %18, %20, %30
  %33 = phi i8* [ %0, %30 ], [ null, %20 ], [ null, %18 ]
  ret i8* %33
}

; Function Attrs: nounwind optsize
define dso_local i64 @getdelim(i8** noundef %0, i64* noundef %1, i32 noundef %2, %struct.sv_file* noundef %3) local_unnamed_addr #0 {
  %5 = icmp ne i8** %0, null
  %6 = icmp ne i64* %1, null
  %7 = and i1 %5, %6
  br i1 %7, label %10, label %8

8:                                                ; preds = %4
  %9 = tail call i32* @__errno_location() #8
  store i32 22, i32* %9, align 4, !tbaa !21
  br label %84

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %3, i64 0, i32 0
  %12 = load i32, i32* %11, align 8, !tbaa !19
  %13 = and i32 %12, 32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %84

15:                                               ; preds = %10
  %16 = load i8*, i8** %0, align 8, !tbaa !11
  %17 = icmp eq i8* %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = load i64, i64* %1, align 8, !tbaa !18
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %18, %15
  store i64 120, i64* %1, align 8, !tbaa !18
  %22 = tail call i8* @malloc(i64 noundef 120) #8
  store i8* %22, i8** %0, align 8, !tbaa !11
  %23 = icmp eq i8* %22, null
  br i1 %23, label %24, label %26

24:                                               ; preds = %21
  %25 = tail call i32* @__errno_location() #8
  store i32 12, i32* %25, align 4, !tbaa !21
  br label %84

26:                                               ; preds = %21, %18
  %27 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %3, i64 0, i32 1
  %28 = load i8*, i8** %27, align 8, !tbaa !2
  %29 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %3, i64 0, i32 2
  %30 = load i8*, i8** %29, align 8, !tbaa !9
  %31 = icmp ult i8* %28, %30
  br i1 %31, label %35, label %32

32:                                               ; preds = %26
  %33 = tail call i32 @__underflow(%struct.sv_file* noundef nonnull %3) #8
  %34 = icmp eq i32 %33, -1
  br i1 %34, label %84, label %35

35:                                               ; preds = %32, %26
  br label %36

36:                                               ; preds = %35, %78
  %37 = phi i64 [ %55, %78 ], [ 0, %35 ]
  %38 = load i8*, i8** %27, align 8, !tbaa !2
  %39 = load i8*, i8** %29, align 8, !tbaa !9
  %40 = ptrtoint i8* %39 to i64
  %41 = ptrtoint i8* %38 to i64
  %42 = sub i64 %40, %41
  %43 = tail call i8* @memchr(i8* noundef %38, i32 noundef %2, i64 noundef %42) #8
  %44 = icmp eq i8* %43, null
  br i1 %44, label %47, label %45

45:                                               ; preds = %36
  %46 = getelementptr inbounds i8, i8* %43, i64 1
  br label %49

47:                                               ; preds = %36
  %48 = load i8*, i8** %29, align 8, !tbaa !9
  br label %49

49:                                               ; preds = %47, %45
  %50 = phi i8* [ %46, %45 ], [ %48, %47 ]
  %51 = load i8*, i8** %27, align 8, !tbaa !2
  %52 = ptrtoint i8* %50 to i64
  %53 = ptrtoint i8* %51 to i64
  %54 = sub i64 %52, %53
  %55 = add i64 %54, %37
  %56 = add i64 %55, 1
  %57 = load i64, i64* %1, align 8, !tbaa !18
  %58 = icmp ugt i64 %56, %57
  br i1 %58, label %61, label %59

59:                                               ; preds = %49
  %60 = load i8*, i8** %0, align 8, !tbaa !11
  br label %72

61:                                               ; preds = %49
  %62 = shl i64 %57, 1
  %63 = icmp ult i64 %56, %62
  %64 = select i1 %63, i64 %62, i64 %56
  %65 = load i8*, i8** %0, align 8, !tbaa !11
  %66 = tail call i8* @realloc(i8* noundef %65, i64 noundef %64) #8
  %67 = icmp eq i8* %66, null
  br i1 %67, label %68, label %70

68:                                               ; preds = %61
  %69 = tail call i32* @__errno_location() #8
  store i32 12, i32* %69, align 4, !tbaa !21
  br label %84

70:                                               ; preds = %61
  store i8* %66, i8** %0, align 8, !tbaa !11
  store i64 %64, i64* %1, align 8, !tbaa !18
  %71 = load i8*, i8** %27, align 8, !tbaa !2
  br label %72

72:                                               ; preds = %59, %70
  %73 = phi i8* [ %51, %59 ], [ %71, %70 ]
  %74 = phi i8* [ %60, %59 ], [ %66, %70 ]
  %75 = getelementptr inbounds i8, i8* %74, i64 %37
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %75, i8* align 1 %73, i64 %54, i1 false)
  %76 = load i8*, i8** %27, align 8, !tbaa !2
  %77 = getelementptr inbounds i8, i8* %76, i64 %54
  store i8* %77, i8** %27, align 8, !tbaa !2
  br i1 %44, label %78, label %81

78:                                               ; preds = %72
  %79 = tail call i32 @__underflow(%struct.sv_file* noundef nonnull %3) #8
  %80 = icmp eq i32 %79, -1
  br i1 %80, label %81, label %36

81:                                               ; preds = %78, %72
  %82 = load i8*, i8** %0, align 8, !tbaa !11
  %83 = getelementptr inbounds i8, i8* %82, i64 %55
  store i8 0, i8* %83, align 1, !tbaa !10
  br label %84

84:                                               ; preds = %68, %32, %10, %81, %24, %8
  %85 = phi i64 [ %55, %81 ], [ -1, %24 ], [ -1, %8 ], [ -1, %10 ], [ -1, %32 ], [ -1, %68 ]
  ret i64 %85
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__underflow(%struct.sv_file* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @memchr(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @__getdelim(i8** noundef %0, i64* noundef %1, i32 noundef %2, %struct.sv_file* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @getdelim(i8** noundef %0, i64* noundef %1, i32 noundef %2, %struct.sv_file* noundef %3) #9
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @getline(i8** noundef %0, i64* noundef %1, %struct.sv_file* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @getdelim(i8** noundef %0, i64* noundef %1, i32 noundef 10, %struct.sv_file* noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @getw(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #10
  %4 = call i64 @fread(i8* noundef nonnull %3, i64 noundef 4, i64 noundef 1, %struct.sv_file* noundef %0) #9
  %5 = icmp eq i64 %4, 1
  %6 = load i32, i32* %2, align 4
  %7 = select i1 %5, i32 %6, i32 -1
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #10
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @putw(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4, !tbaa !21
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 21
  %5 = load i8, i8* %4, align 4, !tbaa !14
  %6 = icmp sgt i8 %5, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %2
  %8 = bitcast i32* %3 to i8*
  %9 = call i64 @__sv_write_stream(%struct.sv_file* noundef nonnull %1, i8* noundef nonnull %8, i64 noundef 4) #8
  %10 = icmp eq i64 %9, 4
  br i1 %10, label %15, label %11

11:                                               ; preds = %7
  %12 = and i64 %9, -4
  %13 = icmp ne i64 %12, 4
  %14 = sext i1 %13 to i32
  br label %15

15:                                               ; preds = %2, %7, %11
  %16 = phi i32 [ -1, %2 ], [ %14, %11 ], [ 0, %7 ]
  ret i32 %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @feof(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !19
  %4 = lshr i32 %3, 4
  %5 = and i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @ferror(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !19
  %4 = lshr i32 %3, 5
  %5 = and i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @clearerr(%struct.sv_file* nocapture noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !19
  %4 = and i32 %3, -49
  store i32 %4, i32* %2, align 8, !tbaa !19
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @feof_unlocked(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !19
  %4 = lshr i32 %3, 4
  %5 = and i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @ferror_unlocked(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !19
  %4 = lshr i32 %3, 5
  %5 = and i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @clearerr_unlocked(%struct.sv_file* nocapture noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !19
  %4 = and i32 %3, -49
  store i32 %4, i32* %2, align 8, !tbaa !19
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @fileno(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %3 = load i32, i32* %2, align 8, !tbaa !20
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = tail call i32* @__errno_location() #8
  store i32 9, i32* %6, align 4, !tbaa !21
  br label %7

7:                                                ; preds = %1, %5
  %8 = phi i32 [ -1, %5 ], [ %3, %1 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @fileno_unlocked(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %3 = load i32, i32* %2, align 8, !tbaa !20
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = tail call i32* @__errno_location() #8
  store i32 9, i32* %6, align 4, !tbaa !21
  br label %7

7:                                                ; preds = %1, %5
  %8 = phi i32 [ -1, %5 ], [ %3, %1 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local void @flockfile(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 19
  %3 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 20
  %4 = bitcast %struct.sv_file* %0 to i8*
  br label %5

5:                                                ; preds = %13, %1
  %6 = load i32, i32* %2, align 4, !tbaa !22
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %17, label %8

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 8, !tbaa !23
  %10 = tail call i64 @__sv_thread() #8
  %11 = trunc i64 %10 to i32
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %17, label %13

13:                                               ; preds = %8
  %14 = tail call i32 @__sv_wait(i8* noundef nonnull %4, i64 noundef 0) #8
  %15 = icmp eq i32 %14, 35
  br i1 %15, label %16, label %5, !llvm.loop !24

16:                                               ; preds = %13
  tail call void @__sv_stuck(i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str, i64 0, i64 0)) #11
  unreachable

17:                                               ; preds = %5, %8
  %18 = tail call i64 @__sv_thread() #8
  %19 = trunc i64 %18 to i32
  store i32 %19, i32* %3, align 8, !tbaa !23
  %20 = load i32, i32* %2, align 4, !tbaa !22
  %21 = add nsw i32 %20, 1
  store i32 %21, i32* %2, align 4, !tbaa !22
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wait(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__sv_stuck(i8* noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local i64 @__sv_thread() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @funlockfile(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 19
  %3 = load i32, i32* %2, align 4, !tbaa !22
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %11, label %5

5:                                                ; preds = %1
  %6 = add nsw i32 %3, -1
  store i32 %6, i32* %2, align 4, !tbaa !22
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = bitcast %struct.sv_file* %0 to i8*
  %10 = tail call i32 @__sv_wake(i8* noundef %9, i32 noundef 1) #8
  br label %11

11:                                               ; preds = %8, %5, %1
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @ftrylockfile(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 19
  %3 = load i32, i32* %2, align 4, !tbaa !22
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %11, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 20
  %7 = load i32, i32* %6, align 8, !tbaa !23
  %8 = tail call i64 @__sv_thread() #8
  %9 = trunc i64 %8 to i32
  %10 = icmp eq i32 %7, %9
  br i1 %10, label %11, label %12

11:                                               ; preds = %1, %5
  tail call void @flockfile(%struct.sv_file* noundef nonnull %0) #9
  br label %12

12:                                               ; preds = %5, %11
  %13 = phi i32 [ 0, %11 ], [ -1, %5 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__flbf(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !19
  %4 = lshr i32 %3, 11
  %5 = and i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__fsetlocking(%struct.sv_file* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #7 {
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @__fpending(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  %3 = load i8*, i8** %2, align 8, !tbaa !12
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %5 = load i8*, i8** %4, align 8, !tbaa !25
  %6 = ptrtoint i8* %3 to i64
  %7 = ptrtoint i8* %5 to i64
  %8 = sub i64 %6, %7
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @__fbufsize(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 8
  %3 = load i8*, i8** %2, align 8, !tbaa !26
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 7
  %5 = load i8*, i8** %4, align 8, !tbaa !27
  %6 = ptrtoint i8* %3 to i64
  %7 = ptrtoint i8* %5 to i64
  %8 = sub i64 %6, %7
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__freading(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 3
  %3 = load i8*, i8** %2, align 8, !tbaa !28
  %4 = icmp eq i8* %3, null
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %7 = load i32, i32* %6, align 8, !tbaa !19
  %8 = lshr i32 %7, 9
  %9 = and i32 %8, 1
  %10 = xor i32 %9, 1
  br label %11

11:                                               ; preds = %5, %1
  %12 = phi i32 [ 1, %1 ], [ %10, %5 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__fwriting(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !19
  %4 = and i32 %3, 65536
  %5 = icmp eq i32 %4, 0
  %6 = lshr i32 %3, 8
  %7 = and i32 %6, 1
  %8 = xor i32 %7, 1
  %9 = select i1 %5, i32 %8, i32 1
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__freadable(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !19
  %4 = lshr i32 %3, 8
  %5 = and i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__fwritable(%struct.sv_file* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8, !tbaa !19
  %4 = lshr i32 %3, 9
  %5 = and i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @__fpurge(%struct.sv_file* nocapture noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %3 = load i8*, i8** %2, align 8, !tbaa !9
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  store i8* %3, i8** %4, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 4
  %6 = load i8*, i8** %5, align 8, !tbaa !25
  %7 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 5
  store i8* %6, i8** %7, align 8, !tbaa !12
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @__sv_shown_length(i8* noundef, i64 noundef, i64* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nobuiltin optsize "no-builtins" }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin noreturn nounwind optsize "no-builtins" }

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
!11 = !{!7, !7, i64 0}
!12 = !{!3, !7, i64 40}
!13 = !{!3, !7, i64 48}
!14 = !{!3, !5, i64 172}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!8, !8, i64 0}
!19 = !{!3, !4, i64 0}
!20 = !{!3, !4, i64 112}
!21 = !{!4, !4, i64 0}
!22 = !{!3, !4, i64 164}
!23 = !{!3, !4, i64 168}
!24 = distinct !{!24, !16, !17}
!25 = !{!3, !7, i64 32}
!26 = !{!3, !7, i64 64}
!27 = !{!3, !7, i64 56}
!28 = !{!3, !7, i64 24}
