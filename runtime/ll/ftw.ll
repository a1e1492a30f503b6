; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/ftw.c
; ModuleID = 'runtime/c/ftw.c'
source_filename = "runtime/c/ftw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct.FTW = type { i32, i32 }
%struct.walk = type { i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32)*, i32 }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }

@.str = private unnamed_addr constant [36 x i8] c"nftw: FTW_CHDIR or FTW_ACTIONRETVAL\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"..\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"%s/%s\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"%s%s\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @nftw(i8* noundef %0, i32 (i8*, %struct.stat*, i32, %struct.FTW*)* noundef %1, i32 %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.walk, align 8
  %6 = and i32 %3, 20
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %4
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str, i64 0, i64 0)) #4
  %9 = tail call i32* @__errno_location() #4
  store i32 22, i32* %9, align 4, !tbaa !2
  br label %16

10:                                               ; preds = %4
  %11 = bitcast %struct.walk* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %11) #5
  %12 = getelementptr inbounds %struct.walk, %struct.walk* %5, i64 0, i32 0
  store i32 (i8*, %struct.stat*, i32, %struct.FTW*)* %1, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %12, align 8, !tbaa !6
  %13 = getelementptr inbounds %struct.walk, %struct.walk* %5, i64 0, i32 1
  store i32 (i8*, %struct.stat*, i32)* null, i32 (i8*, %struct.stat*, i32)** %13, align 8, !tbaa !9
  %14 = getelementptr inbounds %struct.walk, %struct.walk* %5, i64 0, i32 2
  store i32 %3, i32* %14, align 8, !tbaa !10
  %15 = call fastcc i32 @step(%struct.walk* noundef nonnull %5, i8* noundef %0, i32 noundef 0) #6
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %11) #5
  br label %16

16:                                               ; preds = %10, %8
  %17 = phi i32 [ -1, %8 ], [ %15, %10 ]
  ret i32 %17
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @step(%struct.walk* nocapture noundef readonly %0, i8* noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.stat, align 8
  %5 = bitcast %struct.stat* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %5) #5
  %6 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 2
  %7 = load i32, i32* %6, align 8, !tbaa !10
  %8 = and i32 %7, 1
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %5, i8 0, i64 144, i1 false)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %3
  %11 = call i32 @lstat(i8* noundef %1, %struct.stat* noundef nonnull %4) #4
  br label %14

12:                                               ; preds = %3
  %13 = call i32 @stat(i8* noundef %1, %struct.stat* noundef nonnull %4) #4
  br label %14

14:                                               ; preds = %12, %10
  %15 = phi i32 [ %11, %10 ], [ %13, %12 ]
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %37, label %17

17:                                               ; preds = %14
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %98, label %19

19:                                               ; preds = %17
  %20 = call i32* @__errno_location() #4
  %21 = load i32, i32* %20, align 4, !tbaa !2
  %22 = icmp eq i32 %21, 13
  br i1 %22, label %27, label %23

23:                                               ; preds = %19
  %24 = call i32* @__errno_location() #4
  %25 = load i32, i32* %24, align 4, !tbaa !2
  %26 = icmp eq i32 %25, 2
  br i1 %26, label %27, label %98

27:                                               ; preds = %23, %19
  %28 = call i32 @lstat(i8* noundef %1, %struct.stat* noundef nonnull %4) #4
  %29 = icmp eq i32 %28, 0
  %30 = getelementptr inbounds %struct.stat, %struct.stat* %4, i64 0, i32 3
  %31 = load i32, i32* %30, align 8
  %32 = and i32 %31, 61440
  %33 = icmp eq i32 %32, 40960
  %34 = select i1 %29, i1 %33, i1 false
  %35 = select i1 %34, i32 6, i32 3
  %36 = call fastcc i32 @call(%struct.walk* noundef nonnull %0, i8* noundef %1, %struct.stat* noundef nonnull %4, i32 noundef %35, i32 noundef %2) #6
  br label %98

37:                                               ; preds = %14
  %38 = getelementptr inbounds %struct.stat, %struct.stat* %4, i64 0, i32 3
  %39 = load i32, i32* %38, align 8, !tbaa !11
  %40 = trunc i32 %39 to i16
  %41 = and i16 %40, -4096
  switch i16 %41, label %44 [
    i16 -24576, label %42
    i16 16384, label %46
  ]

42:                                               ; preds = %37
  %43 = call fastcc i32 @call(%struct.walk* noundef nonnull %0, i8* noundef %1, %struct.stat* noundef nonnull %4, i32 noundef 4, i32 noundef %2) #6
  br label %98

44:                                               ; preds = %37
  %45 = call fastcc i32 @call(%struct.walk* noundef nonnull %0, i8* noundef %1, %struct.stat* noundef nonnull %4, i32 noundef 0, i32 noundef %2) #6
  br label %98

46:                                               ; preds = %37
  %47 = call i8* @opendir(i8* noundef %1) #4
  %48 = icmp eq i8* %47, null
  br i1 %48, label %49, label %51

49:                                               ; preds = %46
  %50 = call fastcc i32 @call(%struct.walk* noundef nonnull %0, i8* noundef %1, %struct.stat* noundef nonnull %4, i32 noundef 2, i32 noundef %2) #6
  br label %98

51:                                               ; preds = %46
  %52 = load i32, i32* %6, align 8, !tbaa !10
  %53 = and i32 %52, 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %58

55:                                               ; preds = %51
  %56 = call fastcc i32 @call(%struct.walk* noundef nonnull %0, i8* noundef %1, %struct.stat* noundef nonnull %4, i32 noundef 1, i32 noundef %2) #6
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %93

58:                                               ; preds = %51, %55
  %59 = add nsw i32 %2, 1
  br label %60

60:                                               ; preds = %58, %70
  %61 = call %struct.dirent* @readdir(i8* noundef nonnull %47) #4
  %62 = icmp eq %struct.dirent* %61, null
  br i1 %62, label %88, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.dirent, %struct.dirent* %61, i64 0, i32 4, i64 0
  %65 = call i32 @strcmp(i8* noundef nonnull %64, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %63
  %68 = call i32 @strcmp(i8* noundef nonnull %64, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0)) #4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %73

70:                                               ; preds = %63, %67, %86
  %71 = phi i32 [ %87, %86 ], [ 0, %67 ], [ 0, %63 ]
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %60, label %93, !llvm.loop !15

73:                                               ; preds = %67
  %74 = call i64 @strlen(i8* noundef %1) #4
  %75 = call i64 @strlen(i8* noundef nonnull %64) #4
  %76 = add i64 %74, 2
  %77 = add i64 %76, %75
  %78 = call i8* @malloc(i64 noundef %77) #4
  %79 = icmp eq i8* %78, null
  br i1 %79, label %86, label %80

80:                                               ; preds = %73
  %81 = call i32 @strcmp(i8* noundef %1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0)) #4
  %82 = icmp eq i32 %81, 0
  %83 = select i1 %82, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0)
  %84 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef nonnull %78, i8* noundef %83, i8* noundef %1, i8* noundef nonnull %64) #4
  %85 = call fastcc i32 @step(%struct.walk* noundef %0, i8* noundef nonnull %78, i32 noundef %59) #6
  br label %86

86:                                               ; preds = %73, %80
  %87 = phi i32 [ %85, %80 ], [ -1, %73 ]
  call void @free(i8* noundef %78) #4
  br label %70

88:                                               ; preds = %60
  %89 = call i32 @closedir(i8* noundef nonnull %47) #4
  %90 = load i32, i32* %6, align 8, !tbaa !10
  %91 = and i32 %90, 8
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %98, label %96

93:                                               ; preds = %70, %55
  %94 = phi i32 [ %56, %55 ], [ %71, %70 ]
  %95 = call i32 @closedir(i8* noundef nonnull %47) #4
  br label %98

96:                                               ; preds = %88
  %97 = call fastcc i32 @call(%struct.walk* noundef nonnull %0, i8* noundef %1, %struct.stat* noundef nonnull %4, i32 noundef 5, i32 noundef %2) #6
  br label %98

98:                                               ; preds = %49, %88, %93, %96, %17, %23, %44, %42, %27
  %99 = phi i32 [ %36, %27 ], [ %43, %42 ], [ %45, %44 ], [ -1, %23 ], [ -1, %17 ], [ %50, %49 ], [ %97, %96 ], [ %94, %93 ], [ 0, %88 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %5) #5
  ret i32 %99
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local i32 @nftw64(i8* noundef %0, i32 (i8*, %struct.stat*, i32, %struct.FTW*)* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @nftw(i8* noundef %0, i32 (i8*, %struct.stat*, i32, %struct.FTW*)* noundef %1, i32 undef, i32 noundef %3) #6
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftw(i8* noundef %0, i32 (i8*, %struct.stat*, i32)* noundef %1, i32 %2) local_unnamed_addr #0 {
  %4 = alloca %struct.walk, align 8
  %5 = bitcast %struct.walk* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #5
  %6 = getelementptr inbounds %struct.walk, %struct.walk* %4, i64 0, i32 0
  store i32 (i8*, %struct.stat*, i32, %struct.FTW*)* null, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %6, align 8, !tbaa !6
  %7 = getelementptr inbounds %struct.walk, %struct.walk* %4, i64 0, i32 1
  store i32 (i8*, %struct.stat*, i32)* %1, i32 (i8*, %struct.stat*, i32)** %7, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.walk, %struct.walk* %4, i64 0, i32 2
  store i32 0, i32* %8, align 8, !tbaa !10
  %9 = call fastcc i32 @step(%struct.walk* noundef nonnull %4, i8* noundef %0, i32 noundef 0) #6
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #5
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftw64(i8* noundef %0, i32 (i8*, %struct.stat*, i32)* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.walk, align 8
  %5 = bitcast %struct.walk* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #5
  %6 = getelementptr inbounds %struct.walk, %struct.walk* %4, i64 0, i32 0
  store i32 (i8*, %struct.stat*, i32, %struct.FTW*)* null, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %6, align 8, !tbaa !6
  %7 = getelementptr inbounds %struct.walk, %struct.walk* %4, i64 0, i32 1
  store i32 (i8*, %struct.stat*, i32)* %1, i32 (i8*, %struct.stat*, i32)** %7, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.walk, %struct.walk* %4, i64 0, i32 2
  store i32 0, i32* %8, align 8, !tbaa !10
  %9 = call fastcc i32 @step(%struct.walk* noundef nonnull %4, i8* noundef %0, i32 noundef 0) #4
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #5
  ret i32 %9
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i32 @lstat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @stat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @call(%struct.walk* nocapture noundef readonly %0, i8* noundef %1, %struct.stat* noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.FTW, align 4
  %7 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %8 = load i32 (i8*, %struct.stat*, i32)*, i32 (i8*, %struct.stat*, i32)** %7, align 8, !tbaa !9
  %9 = icmp eq i32 (i8*, %struct.stat*, i32)* %8, null
  br i1 %9, label %16, label %10

10:                                               ; preds = %5
  %11 = icmp eq i32 %3, 5
  %12 = icmp eq i32 %3, 6
  %13 = select i1 %12, i32 3, i32 %3
  %14 = select i1 %11, i32 1, i32 %13
  %15 = tail call i32 %8(i8* noundef %1, %struct.stat* noundef %2, i32 noundef %14) #4
  br label %37

16:                                               ; preds = %5
  %17 = tail call i8* @strrchr(i8* noundef %1, i32 noundef 47) #4
  %18 = bitcast %struct.FTW* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %18) #5
  %19 = getelementptr inbounds %struct.FTW, %struct.FTW* %6, i64 0, i32 0
  %20 = icmp eq i8* %17, null
  br i1 %20, label %31, label %21

21:                                               ; preds = %16
  %22 = getelementptr inbounds i8, i8* %17, i64 1
  %23 = load i8, i8* %22, align 1, !tbaa !18
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %31, label %25

25:                                               ; preds = %21
  %26 = ptrtoint i8* %17 to i64
  %27 = ptrtoint i8* %1 to i64
  %28 = sub i64 %26, %27
  %29 = trunc i64 %28 to i32
  %30 = add nsw i32 %29, 1
  br label %31

31:                                               ; preds = %16, %21, %25
  %32 = phi i32 [ %30, %25 ], [ 0, %21 ], [ 0, %16 ]
  store i32 %32, i32* %19, align 4, !tbaa !19
  %33 = getelementptr inbounds %struct.FTW, %struct.FTW* %6, i64 0, i32 1
  store i32 %4, i32* %33, align 4, !tbaa !21
  %34 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %35 = load i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %34, align 8, !tbaa !6
  %36 = call i32 %35(i8* noundef %1, %struct.stat* noundef %2, i32 noundef %3, %struct.FTW* noundef nonnull %6) #4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %18) #5
  br label %37

37:                                               ; preds = %31, %10
  %38 = phi i32 [ %15, %10 ], [ %36, %31 ]
  ret i32 %38
}

; Function Attrs: optsize
declare dso_local i8* @opendir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.dirent* @readdir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @sprintf(i8* noundef, i8* noundef, ...) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @closedir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @strrchr(i8* noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 0}
!7 = !{!"walk", !8, i64 0, !8, i64 8, !3, i64 16}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!7, !8, i64 8}
!10 = !{!7, !3, i64 16}
!11 = !{!12, !3, i64 24}
!12 = !{!"stat", !13, i64 0, !13, i64 8, !13, i64 16, !3, i64 24, !3, i64 28, !3, i64 32, !3, i64 36, !13, i64 40, !13, i64 48, !13, i64 56, !13, i64 64, !14, i64 72, !14, i64 88, !14, i64 104, !4, i64 120}
!13 = !{!"long", !4, i64 0}
!14 = !{!"timespec", !13, i64 0, !13, i64 8}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!4, !4, i64 0}
!19 = !{!20, !3, i64 0}
!20 = !{!"FTW", !3, i64 0, !3, i64 4}
!21 = !{!20, !3, i64 4}
