; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/terminal.c
; ModuleID = 'runtime/c/terminal.c'
source_filename = "runtime/c/terminal.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.termios = type { i32, i32, i32, i32, i8, [32 x i8], i32, i32 }

@ctermid.own = internal global [9 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [9 x i8] c"/dev/tty\00", align 1
@PC = dso_local local_unnamed_addr global i8 0, align 1
@UP = dso_local local_unnamed_addr global i8* null, align 8
@BC = dso_local local_unnamed_addr global i8* null, align 8
@ospeed = dso_local local_unnamed_addr global i16 0, align 2

; Function Attrs: nounwind optsize
define dso_local i32 @tcflush(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__sv_readiness(i32 noundef %0) #5
  %4 = icmp eq i32 %3, 32
  %5 = select i1 %4, i32 9, i32 25
  %6 = tail call i32* @__errno_location() #5
  store i32 %5, i32* %6, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @tcflow(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__sv_readiness(i32 noundef %0) #5
  %4 = icmp eq i32 %3, 32
  %5 = select i1 %4, i32 9, i32 25
  %6 = tail call i32* @__errno_location() #5
  store i32 %5, i32* %6, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @tcdrain(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__sv_readiness(i32 noundef %0) #5
  %3 = icmp eq i32 %2, 32
  %4 = select i1 %3, i32 9, i32 25
  %5 = tail call i32* @__errno_location() #5
  store i32 %4, i32* %5, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @tcsendbreak(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__sv_readiness(i32 noundef %0) #5
  %4 = icmp eq i32 %3, 32
  %5 = select i1 %4, i32 9, i32 25
  %6 = tail call i32* @__errno_location() #5
  store i32 %5, i32* %6, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @tcsetpgrp(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__sv_readiness(i32 noundef %0) #5
  %4 = icmp eq i32 %3, 32
  %5 = select i1 %4, i32 9, i32 25
  %6 = tail call i32* @__errno_location() #5
  store i32 %5, i32* %6, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @tcgetsid(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__sv_readiness(i32 noundef %0) #5
  %3 = icmp eq i32 %2, 32
  %4 = select i1 %3, i32 9, i32 25
  %5 = tail call i32* @__errno_location() #5
  store i32 %4, i32* %5, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @ttyname_r(i32 noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @__sv_readiness(i32 noundef %0) #5
  %5 = icmp eq i32 %4, 32
  %6 = select i1 %5, i32 9, i32 25
  %7 = tail call i32* @__errno_location() #5
  store i32 %6, i32* %7, align 4, !tbaa !2
  %8 = tail call i32* @__errno_location() #5
  %9 = load i32, i32* %8, align 4, !tbaa !2
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @ptsname_r(i32 noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @__sv_readiness(i32 noundef %0) #5
  %5 = icmp eq i32 %4, 32
  %6 = select i1 %5, i32 9, i32 25
  %7 = tail call i32* @__errno_location() #5
  store i32 %6, i32* %7, align 4, !tbaa !2
  %8 = tail call i32* @__errno_location() #5
  %9 = load i32, i32* %8, align 4, !tbaa !2
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local noalias i8* @ptsname(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__sv_readiness(i32 noundef %0) #5
  %3 = icmp eq i32 %2, 32
  %4 = select i1 %3, i32 9, i32 25
  %5 = tail call i32* @__errno_location() #5
  store i32 %4, i32* %5, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: nounwind optsize
define dso_local i8* @ctermid(i8* noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i8* %0, null
  %3 = select i1 %2, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @ctermid.own, i64 0, i64 0), i8* %0
  %4 = tail call i8* @strcpy(i8* noundef %3, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0)) #5
  ret i8* %4
}

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local noalias i8* @getpass(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = tail call i32* @__errno_location() #5
  store i32 6, i32* %2, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @cfgetospeed(%struct.termios* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 2
  %3 = load i32, i32* %2, align 4, !tbaa !6
  %4 = and i32 %3, 4111
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @cfgetispeed(%struct.termios* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !8
  %4 = icmp sgt i32 %3, -1
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 2
  %7 = load i32, i32* %6, align 4, !tbaa !6
  %8 = and i32 %7, 4111
  br label %9

9:                                                ; preds = %1, %5
  %10 = phi i32 [ %8, %5 ], [ 0, %1 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @cfsetospeed(%struct.termios* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %1, -4112
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #5
  store i32 22, i32* %6, align 4, !tbaa !2
  br label %13

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 2
  %9 = load i32, i32* %8, align 4, !tbaa !6
  %10 = and i32 %9, -4112
  %11 = or i32 %10, %1
  store i32 %11, i32* %8, align 4, !tbaa !6
  %12 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 7
  store i32 %1, i32* %12, align 4, !tbaa !9
  br label %13

13:                                               ; preds = %7, %5
  %14 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @cfsetispeed(%struct.termios* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %1, -4112
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #5
  store i32 22, i32* %6, align 4, !tbaa !2
  br label %20

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 6
  store i32 %1, i32* %8, align 4, !tbaa !10
  %9 = icmp eq i32 %1, 0
  %10 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 0
  %11 = load i32, i32* %10, align 4, !tbaa !8
  br i1 %9, label %12, label %14

12:                                               ; preds = %7
  %13 = or i32 %11, -2147483648
  store i32 %13, i32* %10, align 4, !tbaa !8
  br label %20

14:                                               ; preds = %7
  %15 = and i32 %11, 2147483647
  store i32 %15, i32* %10, align 4, !tbaa !8
  %16 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 2
  %17 = load i32, i32* %16, align 4, !tbaa !6
  %18 = and i32 %17, -4112
  %19 = or i32 %18, %1
  store i32 %19, i32* %16, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %12, %14, %5
  %21 = phi i32 [ -1, %5 ], [ 0, %14 ], [ 0, %12 ]
  ret i32 %21
}

; Function Attrs: nounwind optsize
define dso_local i32 @cfsetspeed(%struct.termios* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @cfsetispeed(%struct.termios* noundef %0, i32 noundef %1) #6
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %19

5:                                                ; preds = %2
  %6 = and i32 %1, -4112
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = tail call i32* @__errno_location() #5
  store i32 22, i32* %9, align 4, !tbaa !2
  br label %16

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 2
  %12 = load i32, i32* %11, align 4, !tbaa !6
  %13 = and i32 %12, -4112
  %14 = or i32 %13, %1
  store i32 %14, i32* %11, align 4, !tbaa !6
  %15 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 7
  store i32 %1, i32* %15, align 4, !tbaa !9
  br label %16

16:                                               ; preds = %8, %10
  %17 = xor i1 %7, true
  %18 = sext i1 %17 to i32
  br label %19

19:                                               ; preds = %16, %2
  %20 = phi i32 [ -1, %2 ], [ %18, %16 ]
  ret i32 %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @cfmakeraw(%struct.termios* nocapture noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !8
  %4 = and i32 %3, -1516
  store i32 %4, i32* %2, align 4, !tbaa !8
  %5 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 1
  %6 = load i32, i32* %5, align 4, !tbaa !11
  %7 = and i32 %6, -2
  store i32 %7, i32* %5, align 4, !tbaa !11
  %8 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 3
  %9 = load i32, i32* %8, align 4, !tbaa !12
  %10 = and i32 %9, -32844
  store i32 %10, i32* %8, align 4, !tbaa !12
  %11 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 2
  %12 = load i32, i32* %11, align 4, !tbaa !6
  %13 = and i32 %12, -305
  %14 = or i32 %13, 48
  store i32 %14, i32* %11, align 4, !tbaa !6
  %15 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 5, i64 6
  store i8 1, i8* %15, align 1, !tbaa !13
  %16 = getelementptr inbounds %struct.termios, %struct.termios* %0, i64 0, i32 5, i64 5
  store i8 0, i8* %16, align 1, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @tgetent(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @tgetnum(i8* nocapture noundef readnone %0) local_unnamed_addr #4 {
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @tgetflag(i8* nocapture noundef readnone %0) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @tgetstr(i8* nocapture noundef readnone %0, i8** nocapture noundef readnone %1) local_unnamed_addr #4 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @tgoto(i8* noundef readnone returned %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  ret i8* %0
}

; Function Attrs: nounwind optsize
define dso_local i32 @tputs(i8* noundef readonly %0, i32 noundef %1, i32 (i32)* nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %0, null
  br i1 %4, label %30, label %5

5:                                                ; preds = %3, %13
  %6 = phi i8* [ %14, %13 ], [ %0, %3 ]
  %7 = load i8, i8* %6, align 1, !tbaa !13
  %8 = zext i8 %7 to i32
  %9 = tail call i32 @isdigit(i32 noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %5
  %12 = load i8, i8* %6, align 1, !tbaa !13
  switch i8 %12, label %18 [
    i8 46, label %13
    i8 42, label %15
  ]

13:                                               ; preds = %11, %5
  %14 = getelementptr inbounds i8, i8* %6, i64 1
  br label %5, !llvm.loop !14

15:                                               ; preds = %11
  %16 = getelementptr inbounds i8, i8* %6, i64 1
  %17 = load i8, i8* %16, align 1, !tbaa !13
  br label %18

18:                                               ; preds = %11, %15
  %19 = phi i8 [ %17, %15 ], [ %12, %11 ]
  %20 = phi i8* [ %16, %15 ], [ %6, %11 ]
  %21 = icmp eq i8 %19, 0
  br i1 %21, label %30, label %22

22:                                               ; preds = %18, %22
  %23 = phi i8 [ %28, %22 ], [ %19, %18 ]
  %24 = phi i8* [ %25, %22 ], [ %20, %18 ]
  %25 = getelementptr inbounds i8, i8* %24, i64 1
  %26 = sext i8 %23 to i32
  %27 = tail call i32 %2(i32 noundef %26) #5
  %28 = load i8, i8* %25, align 1, !tbaa !13
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %22, !llvm.loop !17

30:                                               ; preds = %22, %18, %3
  %31 = phi i32 [ -1, %3 ], [ 0, %18 ], [ 0, %22 ]
  ret i32 %31
}

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_readiness(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !3, i64 8}
!7 = !{!"termios", !3, i64 0, !3, i64 4, !3, i64 8, !3, i64 12, !4, i64 16, !4, i64 17, !3, i64 52, !3, i64 56}
!8 = !{!7, !3, i64 0}
!9 = !{!7, !3, i64 56}
!10 = !{!7, !3, i64 52}
!11 = !{!7, !3, i64 4}
!12 = !{!7, !3, i64 12}
!13 = !{!4, !4, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
