; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/file_copies.c
; ModuleID = 'runtime/c/file_copies.c'
source_filename = "runtime/c/file_copies.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }

; Function Attrs: nounwind optsize
define dso_local i64 @sendfile(i32 noundef %0, i32 noundef %1, i64* noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp slt i64 %3, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = tail call i32* @__errno_location() #3
  store i32 22, i32* %7, align 4, !tbaa !2
  br label %15

8:                                                ; preds = %4
  %9 = tail call fastcc i64 @left(i32 noundef %1, i64* noundef %2, i32 noundef %0, i32 noundef 22) #4
  %10 = icmp slt i64 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %8
  %12 = icmp ugt i64 %9, %3
  %13 = select i1 %12, i64 %3, i64 %9
  %14 = tail call fastcc i64 @copy(i32 noundef %1, i64* noundef %2, i32 noundef %0, i64* noundef null, i64 noundef %13) #4
  br label %15

15:                                               ; preds = %11, %8, %6
  %16 = phi i64 [ -1, %6 ], [ %14, %11 ], [ -1, %8 ]
  ret i64 %16
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define internal fastcc i64 @left(i32 noundef %0, i64* noundef readonly %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.stat, align 8
  %6 = bitcast %struct.stat* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %6) #5
  %7 = tail call i32 (i32, i32, ...) @fcntl(i32 noundef %0, i32 noundef 3) #3
  %8 = tail call i32 (i32, i32, ...) @fcntl(i32 noundef %2, i32 noundef 3) #3
  %9 = icmp slt i32 %7, 0
  %10 = icmp slt i32 %8, 0
  %11 = select i1 %9, i1 true, i1 %10
  br i1 %11, label %48, label %12

12:                                               ; preds = %4
  %13 = and i32 %7, 3
  %14 = icmp eq i32 %13, 1
  %15 = and i32 %8, 3
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %18, label %20

18:                                               ; preds = %12
  %19 = tail call i32* @__errno_location() #3
  store i32 9, i32* %19, align 4, !tbaa !2
  br label %48

20:                                               ; preds = %12
  %21 = and i32 %8, 1024
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %20
  %24 = tail call i32* @__errno_location() #3
  store i32 %3, i32* %24, align 4, !tbaa !2
  br label %48

25:                                               ; preds = %20
  %26 = call i32 @fstat(i32 noundef %0, %struct.stat* noundef nonnull %5) #3
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %48

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.stat, %struct.stat* %5, i64 0, i32 3
  %30 = load i32, i32* %29, align 8, !tbaa !6
  %31 = and i32 %30, 61440
  %32 = icmp eq i32 %31, 32768
  br i1 %32, label %35, label %33

33:                                               ; preds = %28
  %34 = call i32* @__errno_location() #3
  store i32 22, i32* %34, align 4, !tbaa !2
  br label %48

35:                                               ; preds = %28
  %36 = icmp eq i64* %1, null
  br i1 %36, label %39, label %37

37:                                               ; preds = %35
  %38 = load i64, i64* %1, align 8, !tbaa !10
  br label %41

39:                                               ; preds = %35
  %40 = call i64 @lseek(i32 noundef %0, i64 noundef 0, i32 noundef 1) #3
  br label %41

41:                                               ; preds = %39, %37
  %42 = phi i64 [ %38, %37 ], [ %40, %39 ]
  %43 = getelementptr inbounds %struct.stat, %struct.stat* %5, i64 0, i32 8
  %44 = load i64, i64* %43, align 8, !tbaa !11
  %45 = icmp sgt i64 %44, %42
  %46 = sub nsw i64 %44, %42
  %47 = select i1 %45, i64 %46, i64 0
  br label %48

48:                                               ; preds = %25, %4, %41, %33, %23, %18
  %49 = phi i64 [ -1, %18 ], [ -1, %23 ], [ -1, %33 ], [ %47, %41 ], [ -1, %4 ], [ -1, %25 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %6) #5
  ret i64 %49
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @copy(i32 noundef %0, i64* noundef %1, i32 noundef %2, i64* noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = alloca [4096 x i8], align 16
  %7 = getelementptr inbounds [4096 x i8], [4096 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 4096, i8* nonnull %7) #5
  %8 = icmp eq i64* %1, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = load i64, i64* %1, align 8, !tbaa !10
  %11 = icmp slt i64 %10, 0
  br i1 %11, label %18, label %12

12:                                               ; preds = %9, %5
  %13 = icmp eq i64* %3, null
  br i1 %13, label %14, label %15

14:                                               ; preds = %15, %12
  br label %20

15:                                               ; preds = %12
  %16 = load i64, i64* %3, align 8, !tbaa !10
  %17 = icmp slt i64 %16, 0
  br i1 %17, label %18, label %14

18:                                               ; preds = %15, %9
  %19 = tail call i32* @__errno_location() #3
  store i32 22, i32* %19, align 4, !tbaa !2
  br label %68

20:                                               ; preds = %14, %66
  %21 = phi i64 [ %67, %66 ], [ 0, %14 ]
  %22 = icmp ult i64 %21, %4
  br i1 %22, label %23, label %68

23:                                               ; preds = %20
  %24 = sub i64 %4, %21
  %25 = icmp ult i64 %24, 4096
  %26 = select i1 %25, i64 %24, i64 4096
  br i1 %8, label %30, label %27

27:                                               ; preds = %23
  %28 = load i64, i64* %1, align 8, !tbaa !10
  %29 = call i64 @pread(i32 noundef %0, i8* noundef nonnull %7, i64 noundef %26, i64 noundef %28) #3
  br label %32

30:                                               ; preds = %23
  %31 = call i64 @read(i32 noundef %0, i8* noundef nonnull %7, i64 noundef %26) #3
  br label %32

32:                                               ; preds = %30, %27
  %33 = phi i64 [ %29, %27 ], [ %31, %30 ]
  %34 = icmp slt i64 %33, 1
  br i1 %34, label %35, label %38

35:                                               ; preds = %32
  %36 = icmp eq i64 %21, 0
  %37 = select i1 %36, i64 %33, i64 %21
  br label %68

38:                                               ; preds = %32
  br i1 %13, label %42, label %39

39:                                               ; preds = %38
  %40 = load i64, i64* %3, align 8, !tbaa !10
  %41 = call i64 @pwrite(i32 noundef %2, i8* noundef nonnull %7, i64 noundef %33, i64 noundef %40) #3
  br label %44

42:                                               ; preds = %38
  %43 = call i64 @write(i32 noundef %2, i8* noundef nonnull %7, i64 noundef %33) #3
  br label %44

44:                                               ; preds = %42, %39
  %45 = phi i64 [ %41, %39 ], [ %43, %42 ]
  %46 = icmp slt i64 %45, %33
  %47 = select i1 %8, i1 %46, i1 false
  br i1 %47, label %48, label %53

48:                                               ; preds = %44
  %49 = icmp sgt i64 %45, 0
  %50 = select i1 %49, i64 %45, i64 0
  %51 = sub nsw i64 %50, %33
  %52 = call i64 @lseek(i32 noundef %0, i64 noundef %51, i32 noundef 1) #3
  br label %53

53:                                               ; preds = %48, %44
  %54 = icmp slt i64 %45, 0
  br i1 %54, label %55, label %58

55:                                               ; preds = %53
  %56 = icmp eq i64 %21, 0
  %57 = select i1 %56, i64 -1, i64 %21
  br label %68

58:                                               ; preds = %53
  br i1 %8, label %62, label %59

59:                                               ; preds = %58
  %60 = load i64, i64* %1, align 8, !tbaa !10
  %61 = add nsw i64 %60, %45
  store i64 %61, i64* %1, align 8, !tbaa !10
  br label %62

62:                                               ; preds = %59, %58
  br i1 %13, label %66, label %63

63:                                               ; preds = %62
  %64 = load i64, i64* %3, align 8, !tbaa !10
  %65 = add nsw i64 %64, %45
  store i64 %65, i64* %3, align 8, !tbaa !10
  br label %66

66:                                               ; preds = %63, %62
  %67 = add i64 %45, %21
  br i1 %46, label %68, label %20

68:                                               ; preds = %66, %20, %55, %35, %18
  %69 = phi i64 [ -1, %18 ], [ %57, %55 ], [ %37, %35 ], [ %67, %66 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0i8(i64 4096, i8* nonnull %7) #5
  ret i64 %69
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local i64 @sendfile64(i32 noundef %0, i32 noundef %1, i64* noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @sendfile(i32 noundef %0, i32 noundef %1, i64* noundef %2, i64 noundef %3) #4
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @copy_file_range(i32 noundef %0, i64* noundef %1, i32 noundef %2, i64* noundef %3, i64 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.stat, align 8
  %8 = alloca %struct.stat, align 8
  %9 = bitcast %struct.stat* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %9) #5
  %10 = bitcast %struct.stat* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %10) #5
  %11 = icmp eq i32 %5, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %6
  %13 = tail call i32* @__errno_location() #3
  store i32 22, i32* %13, align 4, !tbaa !2
  br label %87

14:                                               ; preds = %6
  %15 = call i32 @fstat(i32 noundef %0, %struct.stat* noundef nonnull %7) #3
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %87

17:                                               ; preds = %14
  %18 = call i32 @fstat(i32 noundef %2, %struct.stat* noundef nonnull %8) #3
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %87

20:                                               ; preds = %17
  %21 = getelementptr inbounds %struct.stat, %struct.stat* %7, i64 0, i32 3
  %22 = load i32, i32* %21, align 8, !tbaa !6
  %23 = and i32 %22, 61440
  %24 = icmp eq i32 %23, 16384
  br i1 %24, label %30, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds %struct.stat, %struct.stat* %8, i64 0, i32 3
  %27 = load i32, i32* %26, align 8, !tbaa !6
  %28 = trunc i32 %27 to i16
  %29 = and i16 %28, -4096
  switch i16 %29, label %32 [
    i16 16384, label %30
    i16 -32768, label %34
  ]

30:                                               ; preds = %25, %20
  %31 = call i32* @__errno_location() #3
  store i32 21, i32* %31, align 4, !tbaa !2
  br label %87

32:                                               ; preds = %25
  %33 = call i32* @__errno_location() #3
  store i32 22, i32* %33, align 4, !tbaa !2
  br label %87

34:                                               ; preds = %25
  %35 = icmp slt i64 %4, 0
  br i1 %35, label %46, label %36

36:                                               ; preds = %34
  %37 = icmp eq i64* %1, null
  br i1 %37, label %41, label %38

38:                                               ; preds = %36
  %39 = load i64, i64* %1, align 8, !tbaa !10
  %40 = icmp slt i64 %39, 0
  br i1 %40, label %46, label %41

41:                                               ; preds = %38, %36
  %42 = icmp eq i64* %3, null
  br i1 %42, label %48, label %43

43:                                               ; preds = %41
  %44 = load i64, i64* %3, align 8, !tbaa !10
  %45 = icmp slt i64 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %43, %38, %34
  %47 = call i32* @__errno_location() #3
  store i32 75, i32* %47, align 4, !tbaa !2
  br label %87

48:                                               ; preds = %43, %41
  %49 = call fastcc i64 @left(i32 noundef %0, i64* noundef %1, i32 noundef %2, i32 noundef 9) #4
  %50 = icmp slt i64 %49, 0
  br i1 %50, label %87, label %51

51:                                               ; preds = %48
  %52 = icmp ult i64 %49, %4
  %53 = select i1 %52, i64 %49, i64 %4
  br i1 %37, label %56, label %54

54:                                               ; preds = %51
  %55 = load i64, i64* %1, align 8, !tbaa !10
  br label %58

56:                                               ; preds = %51
  %57 = call i64 @lseek(i32 noundef %0, i64 noundef 0, i32 noundef 1) #3
  br label %58

58:                                               ; preds = %56, %54
  %59 = phi i64 [ %55, %54 ], [ %57, %56 ]
  br i1 %42, label %62, label %60

60:                                               ; preds = %58
  %61 = load i64, i64* %3, align 8, !tbaa !10
  br label %64

62:                                               ; preds = %58
  %63 = call i64 @lseek(i32 noundef %2, i64 noundef 0, i32 noundef 1) #3
  br label %64

64:                                               ; preds = %62, %60
  %65 = phi i64 [ %61, %60 ], [ %63, %62 ]
  %66 = getelementptr inbounds %struct.stat, %struct.stat* %7, i64 0, i32 1
  %67 = load i64, i64* %66, align 8, !tbaa !12
  %68 = getelementptr inbounds %struct.stat, %struct.stat* %8, i64 0, i32 1
  %69 = load i64, i64* %68, align 8, !tbaa !12
  %70 = icmp eq i64 %67, %69
  br i1 %70, label %71, label %85

71:                                               ; preds = %64
  %72 = getelementptr inbounds %struct.stat, %struct.stat* %7, i64 0, i32 0
  %73 = load i64, i64* %72, align 8, !tbaa !13
  %74 = getelementptr inbounds %struct.stat, %struct.stat* %8, i64 0, i32 0
  %75 = load i64, i64* %74, align 8, !tbaa !13
  %76 = icmp eq i64 %73, %75
  %77 = add nsw i64 %65, %53
  %78 = icmp slt i64 %59, %77
  %79 = select i1 %76, i1 %78, i1 false
  %80 = add nsw i64 %59, %53
  %81 = icmp slt i64 %65, %80
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %85

83:                                               ; preds = %71
  %84 = call i32* @__errno_location() #3
  store i32 22, i32* %84, align 4, !tbaa !2
  br label %87

85:                                               ; preds = %71, %64
  %86 = call fastcc i64 @copy(i32 noundef %0, i64* noundef %1, i32 noundef %2, i64* noundef %3, i64 noundef %53) #4
  br label %87

87:                                               ; preds = %48, %85, %83, %14, %17, %46, %32, %30, %12
  %88 = phi i64 [ -1, %12 ], [ -1, %30 ], [ -1, %32 ], [ -1, %46 ], [ -1, %17 ], [ -1, %14 ], [ -1, %48 ], [ -1, %83 ], [ %86, %85 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %10) #5
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %9) #5
  ret i64 %88
}

; Function Attrs: optsize
declare dso_local i32 @fstat(i32 noundef, %struct.stat* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @lseek(i32 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @fcntl(i32 noundef, i32 noundef, ...) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @pread(i32 noundef, i8* noundef, i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @read(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @pwrite(i32 noundef, i8* noundef, i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @write(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { nobuiltin nounwind optsize "no-builtins" }
attributes #4 = { nobuiltin optsize "no-builtins" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !3, i64 24}
!7 = !{!"stat", !8, i64 0, !8, i64 8, !8, i64 16, !3, i64 24, !3, i64 28, !3, i64 32, !3, i64 36, !8, i64 40, !8, i64 48, !8, i64 56, !8, i64 64, !9, i64 72, !9, i64 88, !9, i64 104, !4, i64 120}
!8 = !{!"long", !4, i64 0}
!9 = !{!"timespec", !8, i64 0, !8, i64 8}
!10 = !{!8, !8, i64 0}
!11 = !{!7, !8, i64 48}
!12 = !{!7, !8, i64 8}
!13 = !{!7, !8, i64 0}
