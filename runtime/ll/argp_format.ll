; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/argp_format.c
; ModuleID = 'runtime/c/argp_format.c'
source_filename = "runtime/c/argp_format.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.argp_layout = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.argp_state = type { %struct.argp*, i32, i8**, i32, i32, i32, i32, i8*, i8**, i8*, i8*, %struct.sv_file*, %struct.sv_file*, i8* }
%struct.argp = type { %struct.argp_option*, i32 (i32, i8*, %struct.argp_state*)*, i8*, i8*, %struct.argp_child*, i8* (i32, i8*, i8*)*, i8* }
%struct.argp_option = type { i8*, i32, i8*, i32, i8*, i32 }
%struct.argp_child = type { %struct.argp*, i32, i8*, i32 }
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }

@__sv_argp_layout = dso_local local_unnamed_addr global %struct.argp_layout { i32 0, i32 1, i32 2, i32 6, i32 2, i32 29, i32 1, i32 12, i32 79 }, align 4
@.str = private unnamed_addr constant [14 x i8] c"ARGP_HELP_FMT\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"Garbage in ARGP_HELP_FMT: %s\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"no-\00", align 1
@names = internal unnamed_addr constant [9 x i8*] [i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i32 0, i32 0)], align 16
@.str.3 = private unnamed_addr constant [38 x i8] c"%.*s: Unknown ARGP_HELP_FMT parameter\00", align 1
@.str.4 = private unnamed_addr constant [47 x i8] c"%.*s: ARGP_HELP_FMT parameter requires a value\00", align 1
@.str.5 = private unnamed_addr constant [47 x i8] c"%.*s: ARGP_HELP_FMT parameter must be positive\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"dup-args\00", align 1
@.str.7 = private unnamed_addr constant [14 x i8] c"dup-args-note\00", align 1
@.str.8 = private unnamed_addr constant [14 x i8] c"short-opt-col\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"long-opt-col\00", align 1
@.str.10 = private unnamed_addr constant [12 x i8] c"doc-opt-col\00", align 1
@.str.11 = private unnamed_addr constant [12 x i8] c"opt-doc-col\00", align 1
@.str.12 = private unnamed_addr constant [11 x i8] c"header-col\00", align 1
@.str.13 = private unnamed_addr constant [13 x i8] c"usage-indent\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"rmargin\00", align 1

; Function Attrs: nounwind optsize
define dso_local void @__sv_argp_read_layout(%struct.argp_state* noundef %0) local_unnamed_addr #0 {
  %2 = alloca [9 x i32], align 16
  %3 = tail call i8* @getenv(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0)) #4
  %4 = bitcast [9 x i32]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 36, i8* nonnull %4) #5
  %5 = icmp eq i8* %3, null
  br i1 %5, label %133, label %6

6:                                                ; preds = %1
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(36) %4, i8* noundef nonnull align 4 dereferenceable(36) bitcast (%struct.argp_layout* @__sv_argp_layout to i8*), i64 36, i1 false)
  br label %7

7:                                                ; preds = %14, %6
  %8 = phi i8* [ %3, %6 ], [ %15, %14 ]
  %9 = load i8, i8* %8, align 1, !tbaa !2
  %10 = zext i8 %9 to i32
  %11 = tail call i32 @isspace(i32 noundef %10) #4
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds i8, i8* %8, i64 1
  br i1 %12, label %16, label %14

14:                                               ; preds = %7, %127
  %15 = phi i8* [ %13, %7 ], [ %131, %127 ]
  br label %7, !llvm.loop !5

16:                                               ; preds = %7
  %17 = load i8, i8* %8, align 1, !tbaa !2
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %132, label %19

19:                                               ; preds = %16
  %20 = zext i8 %17 to i32
  %21 = tail call i32 @isalpha(i32 noundef %20) #4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %19
  tail call void (%struct.argp_state*, i32, i32, i8*, ...) @argp_failure(%struct.argp_state* noundef %0, i32 noundef 0, i32 noundef 0, i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i8* noundef nonnull %8) #4
  br label %132

24:                                               ; preds = %19, %32
  %25 = phi i8* [ %33, %32 ], [ %8, %19 ]
  %26 = load i8, i8* %25, align 1, !tbaa !2
  %27 = zext i8 %26 to i32
  %28 = tail call i32 @isalnum(i32 noundef %27) #4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %24
  %31 = load i8, i8* %25, align 1, !tbaa !2
  switch i8 %31, label %34 [
    i8 45, label %32
    i8 95, label %32
  ]

32:                                               ; preds = %30, %30, %24
  %33 = getelementptr inbounds i8, i8* %25, i64 1
  br label %24, !llvm.loop !8

34:                                               ; preds = %30
  %35 = ptrtoint i8* %25 to i64
  %36 = ptrtoint i8* %8 to i64
  %37 = sub i64 %35, %36
  %38 = zext i8 %31 to i32
  %39 = tail call i32 @isspace(i32 noundef %38) #4
  %40 = icmp eq i32 %39, 0
  %41 = getelementptr inbounds i8, i8* %25, i64 1
  br i1 %40, label %49, label %42, !llvm.loop !9

42:                                               ; preds = %34, %42
  %43 = phi i8* [ %48, %42 ], [ %41, %34 ]
  %44 = load i8, i8* %43, align 1, !tbaa !2
  %45 = zext i8 %44 to i32
  %46 = tail call i32 @isspace(i32 noundef %45) #4
  %47 = icmp eq i32 %46, 0
  %48 = getelementptr inbounds i8, i8* %43, i64 1
  br i1 %47, label %49, label %42, !llvm.loop !9

49:                                               ; preds = %42, %34
  %50 = phi i8* [ %25, %34 ], [ %43, %42 ]
  %51 = phi i8* [ %41, %34 ], [ %48, %42 ]
  %52 = trunc i64 %37 to i32
  %53 = load i8, i8* %50, align 1, !tbaa !2
  %54 = icmp eq i8 %53, 0
  %55 = icmp eq i8 %53, 44
  %56 = or i1 %54, %55
  switch i8 %53, label %72 [
    i8 44, label %57
    i8 0, label %57
    i8 61, label %63
  ]

57:                                               ; preds = %49, %49
  %58 = tail call i32 @strncmp(i8* noundef nonnull %8, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i64 noundef 3) #4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %97

60:                                               ; preds = %57
  %61 = getelementptr inbounds i8, i8* %8, i64 3
  %62 = add nsw i32 %52, -3
  br label %97

63:                                               ; preds = %49, %63
  %64 = phi i8* [ %69, %63 ], [ %51, %49 ]
  %65 = load i8, i8* %64, align 1, !tbaa !2
  %66 = zext i8 %65 to i32
  %67 = tail call i32 @isspace(i32 noundef %66) #4
  %68 = icmp eq i32 %67, 0
  %69 = getelementptr inbounds i8, i8* %64, i64 1
  br i1 %68, label %70, label %63, !llvm.loop !9

70:                                               ; preds = %63
  %71 = load i8, i8* %64, align 1, !tbaa !2
  br label %72

72:                                               ; preds = %70, %49
  %73 = phi i8 [ %53, %49 ], [ %71, %70 ]
  %74 = phi i8* [ %50, %49 ], [ %64, %70 ]
  %75 = zext i8 %73 to i32
  %76 = tail call i32 @isdigit(i32 noundef %75) #4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %81, label %78

78:                                               ; preds = %72
  %79 = tail call i64 @strtol(i8* noundef nonnull %74, i8** noundef null, i32 noundef 10) #4
  %80 = trunc i64 %79 to i32
  br label %81

81:                                               ; preds = %78, %72
  %82 = phi i32 [ %80, %78 ], [ 0, %72 ]
  br label %83

83:                                               ; preds = %83, %81
  %84 = phi i8* [ %74, %81 ], [ %89, %83 ]
  %85 = load i8, i8* %84, align 1, !tbaa !2
  %86 = zext i8 %85 to i32
  %87 = tail call i32 @isdigit(i32 noundef %86) #4
  %88 = icmp eq i32 %87, 0
  %89 = getelementptr inbounds i8, i8* %84, i64 1
  br i1 %88, label %90, label %83, !llvm.loop !10

90:                                               ; preds = %83, %90
  %91 = phi i8* [ %96, %90 ], [ %84, %83 ]
  %92 = load i8, i8* %91, align 1, !tbaa !2
  %93 = zext i8 %92 to i32
  %94 = tail call i32 @isspace(i32 noundef %93) #4
  %95 = icmp eq i32 %94, 0
  %96 = getelementptr inbounds i8, i8* %91, i64 1
  br i1 %95, label %97, label %90, !llvm.loop !9

97:                                               ; preds = %90, %60, %57
  %98 = phi i8* [ %50, %57 ], [ %50, %60 ], [ %91, %90 ]
  %99 = phi i32 [ 1, %57 ], [ 0, %60 ], [ %82, %90 ]
  %100 = phi i32 [ %52, %57 ], [ %62, %60 ], [ %52, %90 ]
  %101 = phi i8* [ %8, %57 ], [ %61, %60 ], [ %8, %90 ]
  %102 = sext i32 %100 to i64
  br label %103

103:                                              ; preds = %112, %97
  %104 = phi i64 [ 0, %97 ], [ %113, %112 ]
  %105 = getelementptr inbounds [9 x i8*], [9 x i8*]* @names, i64 0, i64 %104
  %106 = load i8*, i8** %105, align 8, !tbaa !11
  %107 = tail call i64 @strlen(i8* noundef %106) #4
  %108 = icmp eq i64 %107, %102
  br i1 %108, label %109, label %112

109:                                              ; preds = %103
  %110 = tail call i32 @strncmp(i8* noundef nonnull %101, i8* noundef %106, i64 noundef %102) #4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %116, label %112

112:                                              ; preds = %109, %103
  %113 = add nuw nsw i64 %104, 1
  %114 = icmp eq i64 %113, 9
  br i1 %114, label %115, label %103, !llvm.loop !13

115:                                              ; preds = %112
  tail call void (%struct.argp_state*, i32, i32, i8*, ...) @argp_failure(%struct.argp_state* noundef %0, i32 noundef 0, i32 noundef 0, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.3, i64 0, i64 0), i32 noundef %100, i8* noundef nonnull %101) #4
  br label %127

116:                                              ; preds = %109
  %117 = and i64 %104, 4294967294
  %118 = icmp ne i64 %117, 0
  %119 = select i1 %56, i1 %118, i1 false
  br i1 %119, label %120, label %121

120:                                              ; preds = %116
  tail call void (%struct.argp_state*, i32, i32, i8*, ...) @argp_failure(%struct.argp_state* noundef %0, i32 noundef 0, i32 noundef 0, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.4, i64 0, i64 0), i32 noundef %100, i8* noundef nonnull %101) #4
  br label %127

121:                                              ; preds = %116
  %122 = icmp slt i32 %99, 0
  br i1 %122, label %123, label %124

123:                                              ; preds = %121
  tail call void (%struct.argp_state*, i32, i32, i8*, ...) @argp_failure(%struct.argp_state* noundef %0, i32 noundef 0, i32 noundef 0, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.5, i64 0, i64 0), i32 noundef %100, i8* noundef nonnull %101) #4
  br label %127

124:                                              ; preds = %121
  %125 = and i64 %104, 4294967295
  %126 = getelementptr inbounds [9 x i32], [9 x i32]* %2, i64 0, i64 %125
  store i32 %99, i32* %126, align 4, !tbaa !14
  br label %127

127:                                              ; preds = %115, %120, %123, %124
  %128 = load i8, i8* %98, align 1, !tbaa !2
  %129 = icmp eq i8 %128, 44
  %130 = zext i1 %129 to i64
  %131 = getelementptr i8, i8* %98, i64 %130
  br label %14

132:                                              ; preds = %16, %23
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(36) bitcast (%struct.argp_layout* @__sv_argp_layout to i8*), i8* noundef nonnull align 16 dereferenceable(36) %4, i64 36, i1 false)
  br label %133

133:                                              ; preds = %1, %132
  call void @llvm.lifetime.end.p0i8(i64 36, i8* nonnull %4) #5
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i8* @getenv(i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i32 @isalpha(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @argp_failure(%struct.argp_state* noundef, i32 noundef, i32 noundef, i8* noundef, ...) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strtol(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !6, !7}
!9 = distinct !{!9, !6, !7}
!10 = distinct !{!10, !6, !7}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !3, i64 0}
!13 = distinct !{!13, !6, !7}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !3, i64 0}
