; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/messages.c
; ModuleID = 'runtime/c/messages.c'
source_filename = "runtime/c/messages.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@textdomain.current = internal unnamed_addr global i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), align 8
@.str = private unnamed_addr constant [9 x i8] c"messages\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"/usr/share/locale\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @gettext(i8* noundef readnone returned %0) local_unnamed_addr #0 {
  ret i8* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @dgettext(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1) local_unnamed_addr #0 {
  ret i8* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @dcgettext(i8* nocapture readnone %0, i8* noundef readnone returned %1, i32 %2) local_unnamed_addr #0 {
  ret i8* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @ngettext(i8* noundef readnone %0, i8* noundef readnone %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %2, 1
  %5 = select i1 %4, i8* %0, i8* %1
  ret i8* %5
}

; Function Attrs: nounwind optsize
define dso_local i8* @textdomain(i8* noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = load i8*, i8** @textdomain.current, align 8, !tbaa !2
  br label %10

5:                                                ; preds = %1
  %6 = load i8, i8* %0, align 1, !tbaa !6
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %5
  %9 = tail call i8* @strdup(i8* noundef nonnull %0) #4
  br label %10

10:                                               ; preds = %8, %3
  %11 = phi i8* [ %4, %3 ], [ %9, %8 ]
  %12 = icmp eq i8* %11, null
  br i1 %12, label %15, label %13

13:                                               ; preds = %5, %10
  %14 = phi i8* [ %11, %10 ], [ getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), %5 ]
  store i8* %14, i8** @textdomain.current, align 8, !tbaa !2
  br label %15

15:                                               ; preds = %10, %13
  %16 = phi i8* [ %14, %13 ], [ null, %10 ]
  ret i8* %16
}

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @bindtextdomain(i8* noundef readonly %0, i8* noundef readnone %1) local_unnamed_addr #3 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %10, label %4

4:                                                ; preds = %2
  %5 = load i8, i8* %0, align 1, !tbaa !6
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %4
  %8 = icmp eq i8* %1, null
  %9 = select i1 %8, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i8* %1
  br label %10

10:                                               ; preds = %2, %4, %7
  %11 = phi i8* [ %9, %7 ], [ null, %4 ], [ null, %2 ]
  ret i8* %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @bind_textdomain_codeset(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1) local_unnamed_addr #0 {
  ret i8* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @dngettext(i8* nocapture noundef readnone %0, i8* noundef readnone %1, i8* noundef readnone %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i64 %3, 1
  %6 = select i1 %5, i8* %1, i8* %2
  ret i8* %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @dcngettext(i8* nocapture noundef readnone %0, i8* noundef readnone %1, i8* noundef readnone %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp eq i64 %3, 1
  %7 = select i1 %6, i8* %1, i8* %2
  ret i8* %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @__dcgettext(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1, i32 noundef %2) local_unnamed_addr #0 {
  ret i8* %1
}

; Function Attrs: nounwind optsize
define dso_local nonnull i8* @catopen(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call i32* @__errno_location() #4
  store i32 2, i32* %3, align 4, !tbaa !7
  ret i8* inttoptr (i64 -1 to i8*)
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @catgets(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2, i8* noundef readnone returned %3) local_unnamed_addr #0 {
  ret i8* %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @catclose(i8* nocapture noundef readnone %0) local_unnamed_addr #1 {
  %2 = tail call i32* @__errno_location() #4
  store i32 9, i32* %2, align 4, !tbaa !7
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @rpmatch(i8* nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = load i8, i8* %0, align 1, !tbaa !6
  %3 = or i8 %2, 32
  %4 = icmp eq i8 %3, 121
  %5 = icmp ne i8 %3, 110
  %6 = sext i1 %5 to i32
  %7 = select i1 %4, i32 1, i32 %6
  ret i32 %7
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!4, !4, i64 0}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !4, i64 0}
