; Debian clang version 14.0.6: clang-14 -S -emit-llvm -O1 runtime/tests/machine/wide_patterns.c
; ModuleID = 'runtime/tests/machine/wide_patterns.c'
source_filename = "runtime/tests/machine/wide_patterns.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.re_pattern_buffer = type { %struct.re_dfa_t*, i64, i64, i64, i8*, i8*, i64, i8 }
%struct.re_dfa_t = type opaque
%struct.regmatch_t = type { i32, i32 }

@.str = private unnamed_addr constant [8 x i8] c"C.UTF-8\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@reltable.main = internal unnamed_addr constant [6 x i32] [i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.3 to i64), i64 ptrtoint ([6 x i32]* @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([15 x i8]* @.str.4 to i64), i64 ptrtoint ([6 x i32]* @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([15 x i8]* @.str.5 to i64), i64 ptrtoint ([6 x i32]* @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([7 x i8]* @.str.6 to i64), i64 ptrtoint ([6 x i32]* @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([6 x i8]* @.str.7 to i64), i64 ptrtoint ([6 x i32]* @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([7 x i8]* @.str.8 to i64), i64 ptrtoint ([6 x i32]* @reltable.main to i64)) to i32)], align 4
@.str.2 = private unnamed_addr constant [13 x i8] c"[!a]*[\C3\A9-\C3\BC]\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"^.b$\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"^(\C3\A9|[^a]?b)+$\00", align 1
@.str.5 = private unnamed_addr constant [15 x i8] c"[[:alpha:]]{2}\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"^\C3\89.?$\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"\\bx\\W\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"\C3\A9*\\>$\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca [5 x i8], align 1
  %2 = alloca [5 x i8], align 1
  %3 = alloca [7 x i32], align 16
  %4 = alloca %struct.re_pattern_buffer, align 8
  %5 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 5, i8* nonnull %5) #5
  %6 = getelementptr inbounds [5 x i8], [5 x i8]* %2, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 5, i8* nonnull %6) #5
  %7 = bitcast [7 x i32]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 28, i8* nonnull %7) #5
  %8 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0)) #5
  %9 = icmp eq i8* %8, null
  br i1 %9, label %113, label %10

10:                                               ; preds = %0
  call void @klee_make_symbolic(i8* noundef nonnull %5, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)) #5
  %11 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 4
  store i8 0, i8* %11, align 1, !tbaa !5
  %12 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 0
  %13 = load i8, i8* %12, align 1, !tbaa !5
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %26, label %15

15:                                               ; preds = %10, %19
  %16 = phi i64 [ %17, %19 ], [ 0, %10 ]
  %17 = add nuw nsw i64 %16, 1
  %18 = icmp eq i64 %17, 4
  br i1 %18, label %23, label %19, !llvm.loop !8

19:                                               ; preds = %15
  %20 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 %17
  %21 = load i8, i8* %20, align 1, !tbaa !5
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %15, !llvm.loop !8

23:                                               ; preds = %19, %15
  %24 = phi i32 [ 0, %15 ], [ 254, %19 ]
  %25 = icmp ult i64 %16, 3
  br label %26

26:                                               ; preds = %23, %10
  %27 = phi i1 [ true, %10 ], [ %25, %23 ]
  %28 = phi i32 [ 254, %10 ], [ %24, %23 ]
  br i1 %27, label %113, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds [5 x i8], [5 x i8]* %2, i64 0, i64 4
  %31 = bitcast %struct.re_pattern_buffer* %4 to i8*
  br label %35

32:                                               ; preds = %95
  %33 = add nuw nsw i32 %37, 1
  %34 = icmp eq i32 %37, 0
  br i1 %34, label %35, label %98, !llvm.loop !11

35:                                               ; preds = %29, %32
  %36 = phi i32 [ %28, %29 ], [ %94, %32 ]
  %37 = phi i32 [ 0, %29 ], [ %33, %32 ]
  %38 = icmp eq i32 %37, 0
  %39 = select i1 %38, i8* %5, i8* %6
  br i1 %38, label %59, label %40

40:                                               ; preds = %35, %46
  %41 = phi i64 [ %47, %46 ], [ 0, %35 ]
  %42 = getelementptr inbounds [5 x i8], [5 x i8]* %1, i64 0, i64 %41
  %43 = load i8, i8* %42, align 1, !tbaa !5
  %44 = sext i8 %43 to i32
  %45 = getelementptr inbounds [5 x i8], [5 x i8]* %2, i64 0, i64 %41
  br label %49

46:                                               ; preds = %56
  %47 = add nuw nsw i64 %41, 1
  %48 = icmp eq i64 %47, 4
  br i1 %48, label %59, label %40, !llvm.loop !12

49:                                               ; preds = %40, %56
  %50 = phi i32 [ 0, %40 ], [ %57, %56 ]
  %51 = shl i32 %50, 24
  %52 = ashr exact i32 %51, 24
  %53 = icmp eq i32 %52, %44
  br i1 %53, label %54, label %56

54:                                               ; preds = %49
  %55 = trunc i32 %50 to i8
  store i8 %55, i8* %45, align 1, !tbaa !5
  br label %56

56:                                               ; preds = %49, %54
  %57 = add nuw nsw i32 %50, 1
  %58 = icmp eq i32 %57, 256
  br i1 %58, label %46, label %49, !llvm.loop !13

59:                                               ; preds = %46, %35
  store i8 0, i8* %30, align 1, !tbaa !5
  br label %64

60:                                               ; preds = %92
  %61 = add nuw nsw i64 %65, 1
  %62 = icmp ult i64 %65, 6
  %63 = icmp eq i64 %61, 7
  br i1 %63, label %95, label %64, !llvm.loop !14

64:                                               ; preds = %59, %60
  %65 = phi i64 [ 0, %59 ], [ %61, %60 ]
  %66 = phi i1 [ true, %59 ], [ %62, %60 ]
  %67 = phi i32 [ %36, %59 ], [ %94, %60 ]
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %31) #5
  %68 = icmp eq i64 %65, 6
  br i1 %68, label %78, label %69

69:                                               ; preds = %64
  %70 = shl i64 %65, 2
  %71 = call i8* @llvm.load.relative.i64(i8* bitcast ([6 x i32]* @reltable.main to i8*), i64 %70)
  %72 = icmp eq i64 %65, 3
  %73 = select i1 %72, i32 11, i32 9
  %74 = call i32 @regcomp(%struct.re_pattern_buffer* noundef nonnull %4, i8* noundef %71, i32 noundef %73) #5
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %92

76:                                               ; preds = %69
  %77 = call i32 @regexec(%struct.re_pattern_buffer* noundef nonnull %4, i8* noundef nonnull %39, i64 noundef 0, %struct.regmatch_t* noundef null, i32 noundef 0) #5
  br label %80

78:                                               ; preds = %64
  %79 = call i32 @fnmatch(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i8* noundef nonnull %39, i32 noundef 0) #5
  br label %80

80:                                               ; preds = %78, %76
  %81 = phi i32 [ %77, %76 ], [ %79, %78 ]
  br i1 %38, label %89, label %82

82:                                               ; preds = %80
  %83 = getelementptr inbounds [7 x i32], [7 x i32]* %3, i64 0, i64 %65
  %84 = load i32, i32* %83, align 4, !tbaa !15
  %85 = icmp eq i32 %81, %84
  br i1 %85, label %89, label %86

86:                                               ; preds = %82
  %87 = trunc i64 %65 to i32
  %88 = add i32 %87, 200
  br label %92

89:                                               ; preds = %82, %80
  %90 = getelementptr inbounds [7 x i32], [7 x i32]* %3, i64 0, i64 %65
  store i32 %81, i32* %90, align 4, !tbaa !15
  br i1 %68, label %92, label %91

91:                                               ; preds = %89
  call void @regfree(%struct.re_pattern_buffer* noundef nonnull %4) #5
  br label %92

92:                                               ; preds = %86, %91, %89, %69
  %93 = phi i1 [ false, %86 ], [ true, %91 ], [ true, %89 ], [ false, %69 ]
  %94 = phi i32 [ %88, %86 ], [ %67, %91 ], [ %67, %89 ], [ 253, %69 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %31) #5
  br i1 %93, label %60, label %95

95:                                               ; preds = %60, %92
  %96 = phi i1 [ %62, %60 ], [ %66, %92 ]
  %97 = phi i32 [ 0, %60 ], [ 1, %92 ]
  br i1 %96, label %98, label %32

98:                                               ; preds = %32, %95
  %99 = phi i32 [ %97, %95 ], [ 5, %32 ]
  %100 = icmp eq i32 %99, 5
  br i1 %100, label %101, label %113

101:                                              ; preds = %98, %101
  %102 = phi i64 [ %111, %101 ], [ 0, %98 ]
  %103 = phi i32 [ %110, %101 ], [ 0, %98 ]
  %104 = getelementptr inbounds [7 x i32], [7 x i32]* %3, i64 0, i64 %102
  %105 = load i32, i32* %104, align 4, !tbaa !15
  %106 = icmp eq i32 %105, 0
  %107 = zext i1 %106 to i32
  %108 = trunc i64 %102 to i32
  %109 = shl i32 %107, %108
  %110 = or i32 %109, %103
  %111 = add nuw nsw i64 %102, 1
  %112 = icmp eq i64 %111, 7
  br i1 %112, label %113, label %101, !llvm.loop !17

113:                                              ; preds = %101, %0, %98, %26
  %114 = phi i32 [ %94, %98 ], [ %28, %26 ], [ 255, %0 ], [ %110, %101 ]
  call void @llvm.lifetime.end.p0i8(i64 28, i8* nonnull %7) #5
  call void @llvm.lifetime.end.p0i8(i64 5, i8* nonnull %6) #5
  call void @llvm.lifetime.end.p0i8(i64 5, i8* nonnull %5) #5
  ret i32 %114
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare i8* @setlocale(i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @regcomp(%struct.re_pattern_buffer* noundef, i8* noundef, i32 noundef) local_unnamed_addr #3

declare i32 @regexec(%struct.re_pattern_buffer* noundef, i8* noundef, i64 noundef, %struct.regmatch_t* noundef, i32 noundef) local_unnamed_addr #3

declare i32 @fnmatch(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #3

declare void @regfree(%struct.re_pattern_buffer* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly nofree nosync nounwind readonly willreturn
declare i8* @llvm.load.relative.i64(i8*, i64) #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nosync nounwind readonly willreturn }
attributes #5 = { nounwind }

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
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !6, i64 0}
!17 = distinct !{!17, !9, !10}
