; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/file_copies.c
; ModuleID = 'runtime/c/file_copies.c'
source_filename = "runtime/c/file_copies.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }

; Function Attrs: nounwind optsize
define dso_local i64 @sendfile(i32 noundef %0, i32 noundef %1, i64* noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i32 @is_file(i32 noundef %1) #3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = tail call fastcc i64 @copy(i32 noundef %1, i64* noundef %2, i32 noundef %0, i64* noundef null, i64 noundef %3) #3
  br label %9

9:                                                ; preds = %4, %7
  %10 = phi i64 [ %8, %7 ], [ -1, %4 ]
  ret i64 %10
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_file(i32 noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.stat, align 8
  %3 = bitcast %struct.stat* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %3) #4
  %4 = call i32 @fstat(i32 noundef %0, %struct.stat* noundef nonnull %2) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.stat, %struct.stat* %2, i64 0, i32 3
  %8 = load i32, i32* %7, align 8, !tbaa !2
  %9 = and i32 %8, 61440
  %10 = icmp eq i32 %9, 32768
  br i1 %10, label %13, label %11

11:                                               ; preds = %6
  %12 = call i32* @__errno_location() #5
  store i32 22, i32* %12, align 4, !tbaa !9
  br label %13

13:                                               ; preds = %11, %6
  %14 = zext i1 %10 to i32
  br label %15

15:                                               ; preds = %1, %13
  %16 = phi i32 [ %14, %13 ], [ 0, %1 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %3) #4
  ret i32 %16
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @copy(i32 noundef %0, i64* noundef %1, i32 noundef %2, i64* noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = alloca [4096 x i8], align 16
  %7 = getelementptr inbounds [4096 x i8], [4096 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 4096, i8* nonnull %7) #4
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
  %19 = tail call i32* @__errno_location() #5
  store i32 22, i32* %19, align 4, !tbaa !9
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
  %29 = call i64 @pread(i32 noundef %0, i8* noundef nonnull %7, i64 noundef %26, i64 noundef %28) #5
  br label %32

30:                                               ; preds = %23
  %31 = call i64 @read(i32 noundef %0, i8* noundef nonnull %7, i64 noundef %26) #5
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
  %41 = call i64 @pwrite(i32 noundef %2, i8* noundef nonnull %7, i64 noundef %33, i64 noundef %40) #5
  br label %44

42:                                               ; preds = %38
  %43 = call i64 @write(i32 noundef %2, i8* noundef nonnull %7, i64 noundef %33) #5
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
  %52 = call i64 @lseek(i32 noundef %0, i64 noundef %51, i32 noundef 1) #5
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
  call void @llvm.lifetime.end.p0i8(i64 4096, i8* nonnull %7) #4
  ret i64 %69
}

; Function Attrs: nounwind optsize
define dso_local i64 @sendfile64(i32 noundef %0, i32 noundef %1, i64* noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @sendfile(i32 noundef %0, i32 noundef %1, i64* noundef %2, i64 noundef %3) #3
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @copy_file_range(i32 noundef %0, i64* noundef %1, i32 noundef %2, i64* noundef %3, i64 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = icmp eq i32 %5, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %6
  %9 = tail call i32* @__errno_location() #5
  store i32 22, i32* %9, align 4, !tbaa !9
  br label %18

10:                                               ; preds = %6
  %11 = tail call fastcc i32 @is_file(i32 noundef %0) #3
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %10
  %14 = tail call fastcc i32 @is_file(i32 noundef %2) #3
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %13
  %17 = tail call fastcc i64 @copy(i32 noundef %0, i64* noundef %1, i32 noundef %2, i64* noundef %3, i64 noundef %4) #3
  br label %18

18:                                               ; preds = %16, %13, %10, %8
  %19 = phi i64 [ -1, %8 ], [ %17, %16 ], [ -1, %13 ], [ -1, %10 ]
  ret i64 %19
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local i32 @fstat(i32 noundef, %struct.stat* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local i64 @pread(i32 noundef, i8* noundef, i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @read(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @pwrite(i32 noundef, i8* noundef, i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @write(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @lseek(i32 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { nobuiltin optsize "no-builtins" }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 24}
!3 = !{!"stat", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !8, i64 72, !8, i64 88, !8, i64 104, !5, i64 120}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!"timespec", !4, i64 0, !4, i64 8}
!9 = !{!7, !7, i64 0}
!10 = !{!4, !4, i64 0}
