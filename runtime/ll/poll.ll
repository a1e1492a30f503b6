; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/poll.c
; ModuleID = 'runtime/c/poll.c'
source_filename = "runtime/c/poll.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pollfd = type { i32, i16, i16 }
%struct.timespec = type { i64, i64 }
%struct.timeval = type { i64, i64 }

@.str = private unnamed_addr constant [9 x i8] c"deadlock\00", align 1
@.str.1 = private unnamed_addr constant [53 x i8] c"waiting for descriptors that nothing will make ready\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @poll(%struct.pollfd* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i32 @look(%struct.pollfd* noundef %0, i64 noundef %1) #3
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %3
  %7 = icmp slt i32 %2, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.1, i64 0, i64 0)) #4
  unreachable

9:                                                ; preds = %6
  %10 = urem i32 %2, 1000
  %11 = mul nuw nsw i32 %10, 1000000
  %12 = zext i32 %11 to i64
  %13 = udiv i32 %2, 1000
  %14 = zext i32 %13 to i64
  tail call void @__sv_advance(i64 noundef %14, i64 noundef %12) #5
  br label %15

15:                                               ; preds = %9, %3
  ret i32 %4
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @look(%struct.pollfd* nocapture noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %17, %2
  %5 = phi i32 [ 0, %2 ], [ %30, %17 ]
  ret i32 %5

6:                                                ; preds = %2, %17
  %7 = phi i32 [ %30, %17 ], [ 0, %2 ]
  %8 = phi i64 [ %31, %17 ], [ 0, %2 ]
  %9 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %0, i64 %8, i32 1
  %10 = load i16, i16* %9, align 4, !tbaa !2
  %11 = and i16 %10, 325
  %12 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %0, i64 %8, i32 0
  %13 = load i32, i32* %12, align 4, !tbaa !8
  %14 = icmp slt i32 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %6
  %16 = tail call i32 @__sv_readiness(i32 noundef %13) #5
  br label %17

17:                                               ; preds = %6, %15
  %18 = phi i32 [ %16, %15 ], [ 0, %6 ]
  %19 = shl i32 %18, 6
  %20 = and i32 %19, 64
  %21 = or i32 %20, %18
  %22 = and i32 %19, 256
  %23 = or i32 %21, %22
  %24 = or i16 %11, 56
  %25 = trunc i32 %23 to i16
  %26 = and i16 %24, %25
  %27 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %0, i64 %8, i32 2
  store i16 %26, i16* %27, align 2, !tbaa !9
  %28 = icmp ne i16 %26, 0
  %29 = zext i1 %28 to i32
  %30 = add nuw nsw i32 %7, %29
  %31 = add nuw i64 %8, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %4, label %6, !llvm.loop !10
}

; Function Attrs: nounwind optsize
define dso_local i32 @ppoll(%struct.pollfd* nocapture noundef %0, i64 noundef %1, %struct.timespec* noundef readonly %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i32 @look(%struct.pollfd* noundef %0, i64 noundef %1) #3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = icmp eq %struct.timespec* %2, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %7
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.1, i64 0, i64 0)) #4
  unreachable

10:                                               ; preds = %7
  %11 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 0
  %12 = load i64, i64* %11, align 8, !tbaa !13
  %13 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 1
  %14 = load i64, i64* %13, align 8, !tbaa !16
  tail call void @__sv_advance(i64 noundef %12, i64 noundef %14) #5
  br label %15

15:                                               ; preds = %10, %4
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__poll_chk(%struct.pollfd* nocapture noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = lshr i64 %3, 3
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  tail call void @__chk_fail() #4
  unreachable

8:                                                ; preds = %4
  %9 = tail call i32 @poll(%struct.pollfd* noundef %0, i64 noundef %1, i32 noundef %2) #3
  ret i32 %9
}

; Function Attrs: noreturn optsize
declare dso_local void @__chk_fail() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @select(i32 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, %struct.timeval* noundef readonly %4) local_unnamed_addr #0 {
  %6 = icmp ne %struct.timeval* %4, null
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = getelementptr inbounds %struct.timeval, %struct.timeval* %4, i64 0, i32 0
  %9 = load i64, i64* %8, align 8, !tbaa !17
  %10 = getelementptr inbounds %struct.timeval, %struct.timeval* %4, i64 0, i32 1
  %11 = load i64, i64* %10, align 8, !tbaa !19
  %12 = mul nsw i64 %11, 1000
  br label %13

13:                                               ; preds = %5, %7
  %14 = phi i64 [ %9, %7 ], [ 0, %5 ]
  %15 = phi i64 [ %12, %7 ], [ 0, %5 ]
  %16 = zext i1 %6 to i32
  %17 = bitcast i8* %3 to i64*
  %18 = bitcast i8* %2 to i64*
  %19 = bitcast i8* %1 to i64*
  %20 = tail call fastcc i32 @choose(i32 noundef %0, i64* noundef %19, i64* noundef %18, i64* noundef %17, i32 noundef %16, i64 noundef %14, i64 noundef %15) #3
  ret i32 %20
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @choose(i32 noundef %0, i64* noundef %1, i64* noundef %2, i64* noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #0 {
  %8 = icmp ugt i32 %0, 1024
  br i1 %8, label %15, label %9

9:                                                ; preds = %7
  %10 = icmp eq i32 %0, 0
  br i1 %10, label %140, label %11

11:                                               ; preds = %9
  %12 = icmp eq i64* %1, null
  %13 = icmp eq i64* %2, null
  %14 = icmp eq i64* %3, null
  br label %23

15:                                               ; preds = %7
  %16 = tail call i32* @__errno_location() #5
  store i32 22, i32* %16, align 4, !tbaa !20
  br label %144

17:                                               ; preds = %62
  %18 = icmp sgt i32 %0, 0
  br i1 %18, label %19, label %140

19:                                               ; preds = %17
  %20 = icmp eq i64* %1, null
  %21 = icmp eq i64* %2, null
  %22 = icmp eq i64* %3, null
  br label %67

23:                                               ; preds = %11, %62
  %24 = phi i32 [ 0, %11 ], [ %63, %62 ]
  br i1 %12, label %35, label %25

25:                                               ; preds = %23
  %26 = lshr i32 %24, 6
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i64, i64* %1, i64 %27
  %29 = load i64, i64* %28, align 8, !tbaa !21
  %30 = and i32 %24, 63
  %31 = zext i32 %30 to i64
  %32 = shl nuw i64 1, %31
  %33 = and i64 %29, %32
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %57

35:                                               ; preds = %23, %25
  br i1 %13, label %46, label %36

36:                                               ; preds = %35
  %37 = lshr i32 %24, 6
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds i64, i64* %2, i64 %38
  %40 = load i64, i64* %39, align 8, !tbaa !21
  %41 = and i32 %24, 63
  %42 = zext i32 %41 to i64
  %43 = shl nuw i64 1, %42
  %44 = and i64 %40, %43
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %57

46:                                               ; preds = %35, %36
  br i1 %14, label %62, label %47

47:                                               ; preds = %46
  %48 = lshr i32 %24, 6
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds i64, i64* %3, i64 %49
  %51 = load i64, i64* %50, align 8, !tbaa !21
  %52 = and i32 %24, 63
  %53 = zext i32 %52 to i64
  %54 = shl nuw i64 1, %53
  %55 = and i64 %51, %54
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %62, label %57

57:                                               ; preds = %47, %36, %25
  %58 = tail call i32 @__sv_readiness(i32 noundef %24) #5
  %59 = icmp eq i32 %58, 32
  br i1 %59, label %60, label %62

60:                                               ; preds = %57
  %61 = tail call i32* @__errno_location() #5
  store i32 9, i32* %61, align 4, !tbaa !20
  br label %144

62:                                               ; preds = %46, %47, %57
  %63 = add nuw nsw i32 %24, 1
  %64 = icmp eq i32 %63, %0
  br i1 %64, label %17, label %23, !llvm.loop !22

65:                                               ; preds = %135
  %66 = icmp eq i32 %137, 0
  br i1 %66, label %140, label %144

67:                                               ; preds = %19, %135
  %68 = phi i32 [ 0, %19 ], [ %137, %135 ]
  %69 = phi i32 [ 0, %19 ], [ %138, %135 ]
  %70 = tail call i32 @__sv_readiness(i32 noundef %69) #5
  br i1 %20, label %81, label %71

71:                                               ; preds = %67
  %72 = lshr i32 %69, 6
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds i64, i64* %1, i64 %73
  %75 = load i64, i64* %74, align 8, !tbaa !21
  %76 = and i32 %69, 63
  %77 = zext i32 %76 to i64
  %78 = lshr i64 %75, %77
  %79 = trunc i64 %78 to i32
  %80 = and i32 %79, 1
  br label %81

81:                                               ; preds = %67, %71
  %82 = phi i32 [ 0, %67 ], [ %80, %71 ]
  %83 = icmp ne i32 %82, 0
  %84 = and i32 %70, 25
  %85 = icmp ne i32 %84, 0
  %86 = select i1 %83, i1 %85, i1 false
  %87 = zext i1 %86 to i32
  br i1 %21, label %88, label %91

88:                                               ; preds = %81
  %89 = and i32 %69, 63
  %90 = zext i32 %89 to i64
  br label %101

91:                                               ; preds = %81
  %92 = lshr i32 %69, 6
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds i64, i64* %2, i64 %93
  %95 = load i64, i64* %94, align 8, !tbaa !21
  %96 = and i32 %69, 63
  %97 = zext i32 %96 to i64
  %98 = lshr i64 %95, %97
  %99 = trunc i64 %98 to i32
  %100 = and i32 %99, 1
  br label %101

101:                                              ; preds = %88, %91
  %102 = phi i64 [ %90, %88 ], [ %97, %91 ]
  %103 = phi i32 [ 0, %88 ], [ %100, %91 ]
  %104 = icmp ne i32 %103, 0
  %105 = and i32 %70, 12
  %106 = icmp ne i32 %105, 0
  %107 = select i1 %104, i1 %106, i1 false
  %108 = zext i1 %107 to i32
  %109 = shl nuw i64 1, %102
  %110 = select i1 %20, i1 true, i1 %86
  br i1 %110, label %118, label %111

111:                                              ; preds = %101
  %112 = xor i64 %109, -1
  %113 = lshr i32 %69, 6
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds i64, i64* %1, i64 %114
  %116 = load i64, i64* %115, align 8, !tbaa !21
  %117 = and i64 %116, %112
  store i64 %117, i64* %115, align 8, !tbaa !21
  br label %118

118:                                              ; preds = %111, %101
  %119 = select i1 %21, i1 true, i1 %107
  br i1 %119, label %127, label %120

120:                                              ; preds = %118
  %121 = xor i64 %109, -1
  %122 = lshr i32 %69, 6
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds i64, i64* %2, i64 %123
  %125 = load i64, i64* %124, align 8, !tbaa !21
  %126 = and i64 %125, %121
  store i64 %126, i64* %124, align 8, !tbaa !21
  br label %127

127:                                              ; preds = %120, %118
  br i1 %22, label %135, label %128

128:                                              ; preds = %127
  %129 = xor i64 %109, -1
  %130 = lshr i32 %69, 6
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds i64, i64* %3, i64 %131
  %133 = load i64, i64* %132, align 8, !tbaa !21
  %134 = and i64 %133, %129
  store i64 %134, i64* %132, align 8, !tbaa !21
  br label %135

135:                                              ; preds = %128, %127
  %136 = add i32 %68, %87
  %137 = add i32 %136, %108
  %138 = add nuw nsw i32 %69, 1
  %139 = icmp eq i32 %138, %0
  br i1 %139, label %65, label %67, !llvm.loop !23

140:                                              ; preds = %9, %17, %65
  %141 = icmp eq i32 %4, 0
  br i1 %141, label %142, label %143

142:                                              ; preds = %140
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.1, i64 0, i64 0)) #4
  unreachable

143:                                              ; preds = %140
  tail call void @__sv_advance(i64 noundef %5, i64 noundef %6) #5
  br label %144

144:                                              ; preds = %60, %65, %143, %15
  %145 = phi i32 [ -1, %15 ], [ -1, %60 ], [ 0, %143 ], [ %137, %65 ]
  ret i32 %145
}

; Function Attrs: nounwind optsize
define dso_local i32 @pselect(i32 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, %struct.timespec* noundef readonly %4, i8* nocapture noundef readnone %5) local_unnamed_addr #0 {
  %7 = icmp ne %struct.timespec* %4, null
  br i1 %7, label %8, label %13

8:                                                ; preds = %6
  %9 = getelementptr inbounds %struct.timespec, %struct.timespec* %4, i64 0, i32 0
  %10 = load i64, i64* %9, align 8, !tbaa !13
  %11 = getelementptr inbounds %struct.timespec, %struct.timespec* %4, i64 0, i32 1
  %12 = load i64, i64* %11, align 8, !tbaa !16
  br label %13

13:                                               ; preds = %6, %8
  %14 = phi i64 [ %10, %8 ], [ 0, %6 ]
  %15 = phi i64 [ %12, %8 ], [ 0, %6 ]
  %16 = zext i1 %7 to i32
  %17 = bitcast i8* %3 to i64*
  %18 = bitcast i8* %2 to i64*
  %19 = bitcast i8* %1 to i64*
  %20 = tail call fastcc i32 @choose(i32 noundef %0, i64* noundef %19, i64* noundef %18, i64* noundef %17, i32 noundef %16, i64 noundef %14, i64 noundef %15) #3
  ret i32 %20
}

; Function Attrs: nounwind optsize
define dso_local i64 @__fdelt_chk(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ugt i64 %0, 1023
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  tail call void @__chk_fail() #4
  unreachable

4:                                                ; preds = %1
  %5 = lshr i64 %0, 6
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i32 @__sv_readiness(i32 noundef) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_advance(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin optsize "no-builtins" }
attributes #4 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 4}
!3 = !{!"pollfd", !4, i64 0, !7, i64 4, !7, i64 6}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"short", !5, i64 0}
!8 = !{!3, !4, i64 0}
!9 = !{!3, !7, i64 6}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !15, i64 0}
!14 = !{!"timespec", !15, i64 0, !15, i64 8}
!15 = !{!"long", !5, i64 0}
!16 = !{!14, !15, i64 8}
!17 = !{!18, !15, i64 0}
!18 = !{!"timeval", !15, i64 0, !15, i64 8}
!19 = !{!18, !15, i64 8}
!20 = !{!4, !4, i64 0}
!21 = !{!15, !15, i64 0}
!22 = distinct !{!22, !11, !12}
!23 = distinct !{!23, !11, !12}
