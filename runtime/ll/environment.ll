; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/environment.c
; ModuleID = 'runtime/c/environment.c'
source_filename = "runtime/c/environment.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@owned = internal unnamed_addr global i8** null, align 8
@_environ = external dso_local local_unnamed_addr global i8**, align 8
@__environ = external dso_local local_unnamed_addr global i8**, align 8
@environ = external dso_local local_unnamed_addr global i8**, align 8

; Function Attrs: nounwind optsize
define dso_local i8* @getenv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @strlen(i8* noundef %0) #3
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %11, label %4

4:                                                ; preds = %1
  %5 = tail call fastcc i8** @find(i8* noundef %0, i64 noundef %2) #4
  %6 = icmp eq i8** %5, null
  br i1 %6, label %11, label %7

7:                                                ; preds = %4
  %8 = load i8*, i8** %5, align 8, !tbaa !2
  %9 = getelementptr inbounds i8, i8* %8, i64 %2
  %10 = getelementptr inbounds i8, i8* %9, i64 1
  br label %11

11:                                               ; preds = %1, %4, %7
  %12 = phi i8* [ %10, %7 ], [ null, %4 ], [ null, %1 ]
  ret i8* %12
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i8** @find(i8* noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = load i8**, i8*** @environ, align 8, !tbaa !2
  %4 = icmp eq i8** %3, null
  br i1 %4, label %22, label %5

5:                                                ; preds = %2
  %6 = load i8*, i8** %3, align 8, !tbaa !2
  %7 = icmp eq i8* %6, null
  br i1 %7, label %22, label %8

8:                                                ; preds = %5, %18
  %9 = phi i8* [ %20, %18 ], [ %6, %5 ]
  %10 = phi i8** [ %19, %18 ], [ %3, %5 ]
  %11 = tail call i32 @strncmp(i8* noundef nonnull %9, i8* noundef %0, i64 noundef %1) #3
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %8
  %14 = load i8*, i8** %10, align 8, !tbaa !2
  %15 = getelementptr inbounds i8, i8* %14, i64 %1
  %16 = load i8, i8* %15, align 1, !tbaa !6
  %17 = icmp eq i8 %16, 61
  br i1 %17, label %22, label %18

18:                                               ; preds = %8, %13
  %19 = getelementptr inbounds i8*, i8** %10, i64 1
  %20 = load i8*, i8** %19, align 8, !tbaa !2
  %21 = icmp eq i8* %20, null
  br i1 %21, label %22, label %8, !llvm.loop !7

22:                                               ; preds = %13, %18, %5, %2
  %23 = phi i8** [ null, %2 ], [ null, %5 ], [ %10, %13 ], [ null, %18 ]
  ret i8** %23
}

; Function Attrs: nounwind optsize
define dso_local i8* @secure_getenv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @getenv(i8* noundef %0) #4
  ret i8* %2
}

; Function Attrs: nounwind optsize
define dso_local i8* @__secure_getenv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @getenv(i8* noundef %0) #4
  ret i8* %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @putenv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @strchr(i8* noundef %0, i32 noundef 61) #3
  %3 = icmp eq i8* %2, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i32 @unsetenv(i8* noundef %0) #4
  br label %15

6:                                                ; preds = %1
  %7 = ptrtoint i8* %2 to i64
  %8 = ptrtoint i8* %0 to i64
  %9 = sub i64 %7, %8
  %10 = tail call fastcc i8** @find(i8* noundef %0, i64 noundef %9) #4
  %11 = icmp eq i8** %10, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %6
  %13 = tail call fastcc i32 @append(i8* noundef %0) #4
  br label %15

14:                                               ; preds = %6
  store i8* %0, i8** %10, align 8, !tbaa !2
  br label %15

15:                                               ; preds = %12, %14, %4
  %16 = phi i32 [ %5, %4 ], [ 0, %14 ], [ %13, %12 ]
  ret i32 %16
}

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @unsetenv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @strlen(i8* noundef %0) #3
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %10, label %4

4:                                                ; preds = %1
  %5 = tail call i8* @strchr(i8* noundef %0, i32 noundef 61) #3
  %6 = icmp eq i8* %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = tail call fastcc i8** @find(i8* noundef %0, i64 noundef %2) #4
  %9 = icmp eq i8** %8, null
  br i1 %9, label %22, label %15

10:                                               ; preds = %4, %1
  %11 = tail call i32* @__errno_location() #3
  store i32 22, i32* %11, align 4, !tbaa !10
  br label %22

12:                                               ; preds = %15
  %13 = tail call fastcc i8** @find(i8* noundef %0, i64 noundef %2) #4
  %14 = icmp eq i8** %13, null
  br i1 %14, label %22, label %20

15:                                               ; preds = %7, %20
  %16 = phi i8** [ %21, %20 ], [ %8, %7 ]
  %17 = getelementptr inbounds i8*, i8** %16, i64 1
  %18 = load i8*, i8** %17, align 8, !tbaa !2
  store i8* %18, i8** %16, align 8, !tbaa !2
  %19 = icmp eq i8* %18, null
  br i1 %19, label %12, label %20

20:                                               ; preds = %15, %12
  %21 = phi i8** [ %17, %15 ], [ %13, %12 ]
  br label %15, !llvm.loop !12

22:                                               ; preds = %12, %7, %10
  %23 = phi i32 [ -1, %10 ], [ 0, %7 ], [ 0, %12 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @append(i8* noundef %0) unnamed_addr #0 {
  %2 = load i8**, i8*** @environ, align 8, !tbaa !2
  %3 = icmp eq i8** %2, null
  br i1 %3, label %10, label %4

4:                                                ; preds = %1, %4
  %5 = phi i64 [ %9, %4 ], [ 0, %1 ]
  %6 = getelementptr inbounds i8*, i8** %2, i64 %5
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = icmp eq i8* %7, null
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !13

10:                                               ; preds = %4, %1
  %11 = phi i64 [ 0, %1 ], [ %5, %4 ]
  %12 = shl i64 %11, 3
  %13 = add i64 %12, 16
  %14 = tail call i8* @malloc(i64 noundef %13) #3
  %15 = bitcast i8* %14 to i8**
  %16 = icmp eq i8* %14, null
  br i1 %16, label %26, label %17

17:                                               ; preds = %10
  %18 = icmp eq i64 %11, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %17
  %20 = load i8*, i8** bitcast (i8*** @environ to i8**), align 8, !tbaa !2
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 8 %14, i8* align 8 %20, i64 %12, i1 false)
  br label %21

21:                                               ; preds = %19, %17
  %22 = getelementptr inbounds i8*, i8** %15, i64 %11
  store i8* %0, i8** %22, align 8, !tbaa !2
  %23 = add i64 %11, 1
  %24 = getelementptr inbounds i8*, i8** %15, i64 %23
  store i8* null, i8** %24, align 8, !tbaa !2
  %25 = load i8*, i8** bitcast (i8*** @owned to i8**), align 8, !tbaa !2
  tail call void @free(i8* noundef %25) #3
  store i8* %14, i8** bitcast (i8*** @owned to i8**), align 8, !tbaa !2
  store i8* %14, i8** bitcast (i8*** @_environ to i8**), align 8, !tbaa !2
  store i8* %14, i8** bitcast (i8*** @__environ to i8**), align 8, !tbaa !2
  store i8* %14, i8** bitcast (i8*** @environ to i8**), align 8, !tbaa !2
  br label %26

26:                                               ; preds = %10, %21
  %27 = phi i32 [ 0, %21 ], [ -1, %10 ]
  ret i32 %27
}

; Function Attrs: nounwind optsize
define dso_local i32 @setenv(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @strlen(i8* noundef %0) #3
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = tail call i8* @strchr(i8* noundef %0, i32 noundef 61) #3
  %8 = icmp eq i8* %7, null
  br i1 %8, label %11, label %9

9:                                                ; preds = %6, %3
  %10 = tail call i32* @__errno_location() #3
  store i32 22, i32* %10, align 4, !tbaa !10
  br label %31

11:                                               ; preds = %6
  %12 = tail call fastcc i8** @find(i8* noundef %0, i64 noundef %4) #4
  %13 = icmp eq i8** %12, null
  %14 = icmp ne i32 %2, 0
  %15 = or i1 %14, %13
  br i1 %15, label %16, label %31

16:                                               ; preds = %11
  %17 = tail call i64 @strlen(i8* noundef %1) #3
  %18 = add i64 %4, 2
  %19 = add i64 %18, %17
  %20 = tail call i8* @malloc(i64 noundef %19) #3
  %21 = icmp eq i8* %20, null
  br i1 %21, label %22, label %24

22:                                               ; preds = %16
  %23 = tail call i32* @__errno_location() #3
  store i32 12, i32* %23, align 4, !tbaa !10
  br label %31

24:                                               ; preds = %16
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %20, i8* align 1 %0, i64 %4, i1 false)
  %25 = getelementptr inbounds i8, i8* %20, i64 %4
  store i8 61, i8* %25, align 1, !tbaa !6
  %26 = getelementptr inbounds i8, i8* %25, i64 1
  %27 = tail call i8* @strcpy(i8* noundef nonnull %26, i8* noundef %1) #3
  br i1 %13, label %28, label %30

28:                                               ; preds = %24
  %29 = tail call fastcc i32 @append(i8* noundef nonnull %20) #4
  br label %31

30:                                               ; preds = %24
  store i8* %20, i8** %12, align 8, !tbaa !2
  br label %31

31:                                               ; preds = %11, %30, %28, %22, %9
  %32 = phi i32 [ -1, %9 ], [ 0, %11 ], [ 0, %30 ], [ %29, %28 ], [ -1, %22 ]
  ret i32 %32
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @clearenv() local_unnamed_addr #0 {
  %1 = load i8*, i8** bitcast (i8*** @owned to i8**), align 8, !tbaa !2
  tail call void @free(i8* noundef %1) #3
  store i8** null, i8*** @owned, align 8, !tbaa !2
  store i8** null, i8*** @_environ, align 8, !tbaa !2
  store i8** null, i8*** @__environ, align 8, !tbaa !2
  store i8** null, i8*** @environ, align 8, !tbaa !2
  ret i32 0
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { nobuiltin nounwind optsize "no-builtins" }
attributes #4 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!4, !4, i64 0}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !4, i64 0}
!12 = distinct !{!12, !8, !9}
!13 = distinct !{!13, !8, !9}
