; Debian clang version 14.0.6: clang-14 -S -emit-llvm -O1 runtime/tests/machine/patterns.c
; ModuleID = 'runtime/tests/machine/patterns.c'
source_filename = "runtime/tests/machine/patterns.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.re_pattern_buffer = type { %struct.re_dfa_t*, i64, i64, i64, i8*, i8*, i64, i8 }
%struct.re_dfa_t = type opaque
%struct.regmatch_t = type { i32, i32 }

@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"^[a-c](b|xy)*z$\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"\\([0-9]\\{1,\\}\\)\\1\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"[!q]?.c\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca [5 x i8], align 1
  %2 = alloca %struct.re_pattern_buffer, align 8
  %3 = alloca [2 x %struct.regmatch_t], align 16
  %4 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 5, i8* nonnull %4) #3
  %5 = bitcast %struct.re_pattern_buffer* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5) #3
  %6 = bitcast [2 x %struct.regmatch_t]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #3
  call void @klee_make_symbolic(i8* noundef nonnull %4, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)) #3
  %7 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 4
  store i8 0, i8* %7, align 1, !tbaa !5
  %8 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 0
  %9 = load i8, i8* %8, align 1, !tbaa !5
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %22, label %11

11:                                               ; preds = %0, %15
  %12 = phi i64 [ %13, %15 ], [ 0, %0 ]
  %13 = add nuw nsw i64 %12, 1
  %14 = icmp eq i64 %13, 4
  br i1 %14, label %19, label %15, !llvm.loop !8

15:                                               ; preds = %11
  %16 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 %13
  %17 = load i8, i8* %16, align 1, !tbaa !5
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %11, !llvm.loop !8

19:                                               ; preds = %15, %11
  %20 = phi i32 [ 0, %11 ], [ 99, %15 ]
  %21 = icmp ult i64 %12, 3
  br label %22

22:                                               ; preds = %19, %0
  %23 = phi i1 [ true, %0 ], [ %21, %19 ]
  %24 = phi i32 [ 99, %0 ], [ %20, %19 ]
  br i1 %23, label %52, label %25

25:                                               ; preds = %22
  %26 = call i32 @regcomp(%struct.re_pattern_buffer* noundef nonnull %2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9) #3
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %52

28:                                               ; preds = %25
  %29 = call i32 @regexec(%struct.re_pattern_buffer* noundef nonnull %2, i8* noundef nonnull %4, i64 noundef 0, %struct.regmatch_t* noundef null, i32 noundef 0) #3
  %30 = icmp eq i32 %29, 0
  call void @regfree(%struct.re_pattern_buffer* noundef nonnull %2) #3
  %31 = call i32 @regcomp(%struct.re_pattern_buffer* noundef nonnull %2, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 0) #3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %52

33:                                               ; preds = %28
  br i1 %30, label %42, label %34

34:                                               ; preds = %33
  %35 = getelementptr inbounds [2 x %struct.regmatch_t], [2 x %struct.regmatch_t]* %3, i64 0, i64 0
  %36 = call i32 @regexec(%struct.re_pattern_buffer* noundef nonnull %2, i8* noundef nonnull %4, i64 noundef 2, %struct.regmatch_t* noundef nonnull %35, i32 noundef 0) #3
  %37 = icmp eq i32 %36, 0
  %38 = getelementptr inbounds [2 x %struct.regmatch_t], [2 x %struct.regmatch_t]* %3, i64 0, i64 1, i32 0
  %39 = load i32, i32* %38, align 8
  %40 = add nsw i32 %39, 1
  %41 = select i1 %37, i32 %40, i32 0
  br label %42

42:                                               ; preds = %33, %34
  %43 = phi i32 [ %41, %34 ], [ 0, %33 ]
  call void @regfree(%struct.re_pattern_buffer* noundef nonnull %2) #3
  br i1 %30, label %52, label %44

44:                                               ; preds = %42
  %45 = icmp eq i32 %43, 0
  br i1 %45, label %48, label %46

46:                                               ; preds = %44
  %47 = add nsw i32 %43, 20
  br label %52

48:                                               ; preds = %44
  %49 = call i32 @fnmatch(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i8* noundef nonnull %4, i32 noundef 4) #3
  %50 = icmp eq i32 %49, 0
  %51 = select i1 %50, i32 30, i32 40
  br label %52

52:                                               ; preds = %28, %46, %48, %42, %25, %22
  %53 = phi i32 [ %24, %22 ], [ 98, %25 ], [ 97, %28 ], [ 10, %42 ], [ %47, %46 ], [ %51, %48 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #3
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %5) #3
  call void @llvm.lifetime.end.p0i8(i64 5, i8* nonnull %4) #3
  ret i32 %53
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @regcomp(%struct.re_pattern_buffer* noundef, i8* noundef, i32 noundef) local_unnamed_addr #2

declare i32 @regexec(%struct.re_pattern_buffer* noundef, i8* noundef, i64 noundef, %struct.regmatch_t* noundef, i32 noundef) local_unnamed_addr #2

declare void @regfree(%struct.re_pattern_buffer* noundef) local_unnamed_addr #2

declare i32 @fnmatch(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
