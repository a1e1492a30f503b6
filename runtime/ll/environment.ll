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
  %2 = icmp eq i8* %0, null
  br i1 %2, label %12, label %3

3:                                                ; preds = %1
  %4 = tail call i64 @strlen(i8* noundef nonnull %0) #3
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %12, label %6

6:                                                ; preds = %3
  %7 = tail call i8* @strchr(i8* noundef nonnull %0, i32 noundef 61) #3
  %8 = icmp eq i8* %7, null
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = tail call fastcc i8** @find(i8* noundef nonnull %0, i64 noundef %4) #4
  %11 = icmp eq i8** %10, null
  br i1 %11, label %24, label %17

12:                                               ; preds = %1, %6, %3
  %13 = tail call i32* @__errno_location() #3
  store i32 22, i32* %13, align 4, !tbaa !10
  br label %24

14:                                               ; preds = %17
  %15 = tail call fastcc i8** @find(i8* noundef nonnull %0, i64 noundef %4) #4
  %16 = icmp eq i8** %15, null
  br i1 %16, label %24, label %22

17:                                               ; preds = %9, %22
  %18 = phi i8** [ %23, %22 ], [ %10, %9 ]
  %19 = getelementptr inbounds i8*, i8** %18, i64 1
  %20 = load i8*, i8** %19, align 8, !tbaa !2
  store i8* %20, i8** %18, align 8, !tbaa !2
  %21 = icmp eq i8* %20, null
  br i1 %21, label %14, label %22

22:                                               ; preds = %17, %14
  %23 = phi i8** [ %19, %17 ], [ %15, %14 ]
  br label %17, !llvm.loop !12

24:                                               ; preds = %14, %9, %12
  %25 = phi i32 [ -1, %12 ], [ 0, %9 ], [ 0, %14 ]
  ret i32 %25
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
  %4 = icmp eq i8* %0, null
  br i1 %4, label %11, label %5

5:                                                ; preds = %3
  %6 = tail call i64 @strlen(i8* noundef nonnull %0) #3
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %5
  %9 = tail call i8* @strchr(i8* noundef nonnull %0, i32 noundef 61) #3
  %10 = icmp eq i8* %9, null
  br i1 %10, label %13, label %11

11:                                               ; preds = %3, %8, %5
  %12 = tail call i32* @__errno_location() #3
  store i32 22, i32* %12, align 4, !tbaa !10
  br label %33

13:                                               ; preds = %8
  %14 = tail call fastcc i8** @find(i8* noundef nonnull %0, i64 noundef %6) #4
  %15 = icmp eq i8** %14, null
  %16 = icmp ne i32 %2, 0
  %17 = or i1 %16, %15
  br i1 %17, label %18, label %33

18:                                               ; preds = %13
  %19 = tail call i64 @strlen(i8* noundef %1) #3
  %20 = add i64 %6, 2
  %21 = add i64 %20, %19
  %22 = tail call i8* @__sv_keep(i64 noundef %21) #3
  %23 = icmp eq i8* %22, null
  br i1 %23, label %24, label %26

24:                                               ; preds = %18
  %25 = tail call i32* @__errno_location() #3
  store i32 12, i32* %25, align 4, !tbaa !10
  br label %33

26:                                               ; preds = %18
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %22, i8* nonnull align 1 %0, i64 %6, i1 false)
  %27 = getelementptr inbounds i8, i8* %22, i64 %6
  store i8 61, i8* %27, align 1, !tbaa !6
  %28 = getelementptr inbounds i8, i8* %27, i64 1
  %29 = tail call i8* @strcpy(i8* noundef nonnull %28, i8* noundef %1) #3
  br i1 %15, label %30, label %32

30:                                               ; preds = %26
  %31 = tail call fastcc i32 @append(i8* noundef nonnull %22) #4
  br label %33

32:                                               ; preds = %26
  store i8* %22, i8** %14, align 8, !tbaa !2
  br label %33

33:                                               ; preds = %13, %32, %30, %24, %11
  %34 = phi i32 [ -1, %11 ], [ 0, %13 ], [ 0, %32 ], [ %31, %30 ], [ -1, %24 ]
  ret i32 %34
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @__sv_keep(i64 noundef) local_unnamed_addr #1

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

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

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
