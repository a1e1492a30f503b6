; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/fortify.c
; ModuleID = 'runtime/c/fortify.c'
source_filename = "runtime/c/fortify.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }

@.str = private unnamed_addr constant [14 x i8] c"out-of-bounds\00", align 1
@.str.1 = private unnamed_addr constant [42 x i8] c"buffer overflow detected (fortified call)\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"abort\00", align 1
@.str.3 = private unnamed_addr constant [24 x i8] c"stack smashing detected\00", align 1

; Function Attrs: noreturn nounwind optsize
define dso_local void @__chk_fail() local_unnamed_addr #0 {
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.1, i64 0, i64 0)) #7
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: noreturn nounwind optsize
define dso_local void @__fortify_fail(i8* noundef %0) local_unnamed_addr #0 {
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0) #7
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__stack_chk_fail() local_unnamed_addr #0 {
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0)) #7
  unreachable
}

; Function Attrs: nounwind optsize
define dso_local i8* @__memcpy_chk(i8* noundef returned writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__chk_fail() #8
  unreachable

7:                                                ; preds = %4
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  ret i8* %0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local i8* @__memmove_chk(i8* noundef returned writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__chk_fail() #8
  unreachable

7:                                                ; preds = %4
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  ret i8* %0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local i8* @__mempcpy_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__chk_fail() #8
  unreachable

7:                                                ; preds = %4
  %8 = tail call i8* @mempcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #9
  ret i8* %8
}

; Function Attrs: optsize
declare dso_local i8* @mempcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i8* @__memset_chk(i8* noundef returned writeonly %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__chk_fail() #8
  unreachable

7:                                                ; preds = %4
  %8 = trunc i32 %1 to i8
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 %8, i64 %2, i1 false)
  ret i8* %0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind optsize
define dso_local i8* @__strcpy_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, -1
  br i1 %4, label %10, label %5

5:                                                ; preds = %3
  %6 = tail call i64 @strlen(i8* noundef %1) #9
  %7 = add i64 %6, 1
  %8 = icmp ugt i64 %7, %2
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  tail call void @__chk_fail() #8
  unreachable

10:                                               ; preds = %5, %3
  %11 = tail call i8* @strcpy(i8* noundef %0, i8* noundef %1) #9
  ret i8* %11
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i8* @__stpcpy_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, -1
  br i1 %4, label %10, label %5

5:                                                ; preds = %3
  %6 = tail call i64 @strlen(i8* noundef %1) #9
  %7 = add i64 %6, 1
  %8 = icmp ugt i64 %7, %2
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  tail call void @__chk_fail() #8
  unreachable

10:                                               ; preds = %5, %3
  %11 = tail call i8* @stpcpy(i8* noundef %0, i8* noundef %1) #9
  ret i8* %11
}

; Function Attrs: optsize
declare dso_local i8* @stpcpy(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i8* @__strncpy_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__chk_fail() #8
  unreachable

7:                                                ; preds = %4
  %8 = tail call i8* @strncpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #9
  ret i8* %8
}

; Function Attrs: optsize
declare dso_local i8* @strncpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i8* @__stpncpy_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__chk_fail() #8
  unreachable

7:                                                ; preds = %4
  %8 = tail call i8* @stpncpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #9
  ret i8* %8
}

; Function Attrs: optsize
declare dso_local i8* @stpncpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i8* @__strcat_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, -1
  br i1 %4, label %12, label %5

5:                                                ; preds = %3
  %6 = tail call i64 @strlen(i8* noundef %0) #9
  %7 = tail call i64 @strlen(i8* noundef %1) #9
  %8 = add i64 %6, 1
  %9 = add i64 %8, %7
  %10 = icmp ugt i64 %9, %2
  br i1 %10, label %11, label %12

11:                                               ; preds = %5
  tail call void @__chk_fail() #8
  unreachable

12:                                               ; preds = %5, %3
  %13 = tail call i8* @strcat(i8* noundef %0, i8* noundef %1) #9
  ret i8* %13
}

; Function Attrs: optsize
declare dso_local i8* @strcat(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i8* @__strncat_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp eq i64 %3, -1
  br i1 %5, label %13, label %6

6:                                                ; preds = %4
  %7 = tail call i64 @strlen(i8* noundef %0) #9
  %8 = tail call i64 @strnlen(i8* noundef %1, i64 noundef %2) #9
  %9 = add i64 %7, 1
  %10 = add i64 %9, %8
  %11 = icmp ugt i64 %10, %3
  br i1 %11, label %12, label %13

12:                                               ; preds = %6
  tail call void @__chk_fail() #8
  unreachable

13:                                               ; preds = %6, %4
  %14 = tail call i8* @strncat(i8* noundef %0, i8* noundef %1, i64 noundef %2) #9
  ret i8* %14
}

; Function Attrs: optsize
declare dso_local i64 @strnlen(i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i8* @strncat(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i8* @__fgets_chk(i8* noundef %0, i64 noundef %1, i32 noundef %2, %struct.sv_file* noundef %3) local_unnamed_addr #2 {
  %5 = icmp sgt i32 %2, 0
  %6 = sext i32 %2 to i64
  %7 = icmp ugt i64 %6, %1
  %8 = and i1 %5, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  tail call void @__chk_fail() #8
  unreachable

10:                                               ; preds = %4
  %11 = tail call i8* @fgets(i8* noundef %0, i32 noundef %2, %struct.sv_file* noundef %3) #9
  ret i8* %11
}

; Function Attrs: optsize
declare dso_local i8* @fgets(i8* noundef, i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i64 @__fread_chk(i8* noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, %struct.sv_file* noundef %4) local_unnamed_addr #2 {
  %6 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %2, i64 %3)
  %7 = extractvalue { i64, i1 } %6, 1
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  tail call void @__chk_fail() #8
  unreachable

9:                                                ; preds = %5
  %10 = extractvalue { i64, i1 } %6, 0
  %11 = icmp ugt i64 %10, %1
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  tail call void @__chk_fail() #8
  unreachable

13:                                               ; preds = %9
  %14 = tail call i64 @fread(i8* noundef %0, i64 noundef %2, i64 noundef %3, %struct.sv_file* noundef %4) #9
  ret i64 %14
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #6

; Function Attrs: optsize
declare dso_local i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct.sv_file* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i64 @__read_chk(i32 noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__chk_fail() #8
  unreachable

7:                                                ; preds = %4
  %8 = tail call i64 @read(i32 noundef %0, i8* noundef %1, i64 noundef %2) #9
  ret i64 %8
}

; Function Attrs: optsize
declare dso_local i64 @read(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i8* @__getcwd_chk(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp ugt i64 %1, %2
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  tail call void @__chk_fail() #8
  unreachable

6:                                                ; preds = %3
  %7 = tail call i8* @getcwd(i8* noundef %0, i64 noundef %1) #9
  ret i8* %7
}

; Function Attrs: optsize
declare dso_local i8* @getcwd(i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i8* @__realpath_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp ult i64 %2, 4096
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  tail call void @__chk_fail() #8
  unreachable

6:                                                ; preds = %3
  %7 = tail call i8* @realpath(i8* noundef %0, i8* noundef %1) #9
  ret i8* %7
}

; Function Attrs: optsize
declare dso_local i8* @realpath(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local void @__explicit_bzero_chk(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp ugt i64 %1, %2
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  tail call void @__chk_fail() #8
  unreachable

6:                                                ; preds = %3
  tail call void @explicit_bzero(i8* noundef %0, i64 noundef %1) #9
  ret void
}

; Function Attrs: optsize
declare dso_local void @explicit_bzero(i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i64 @__fread_unlocked_chk(i8* noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, %struct.sv_file* noundef %4) local_unnamed_addr #2 {
  %6 = tail call i64 @__fread_chk(i8* noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, %struct.sv_file* noundef %4) #10
  ret i64 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__wctomb_chk(i8* noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  tail call void @__chk_fail() #8
  unreachable

6:                                                ; preds = %3
  %7 = tail call i32 @wctomb(i8* noundef %0, i32 noundef %1) #9
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32 @wctomb(i8* noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin noreturn optsize "no-builtins" }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
