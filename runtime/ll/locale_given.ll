; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/locale_given.c
; ModuleID = 'runtime/c/locale_given.c'
source_filename = "runtime/c/locale_given.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@__sv_utf8 = external dso_local local_unnamed_addr global i32, align 4

; Function Attrs: nounwind optsize
define dso_local i32 @isalpha_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @isalpha(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @isalpha(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswalpha_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @iswalpha(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_utf8(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @iswalpha(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @isalnum_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @isalnum(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswalnum_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @iswalnum(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @iswalnum(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @isspace_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @isspace(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswspace_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @iswspace(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @iswspace(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @isupper_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @isupper(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @isupper(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswupper_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @iswupper(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @iswupper(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @islower_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @islower(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @islower(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswlower_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @iswlower(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @iswlower(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @ispunct_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @ispunct(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @ispunct(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswpunct_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @iswpunct(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @iswpunct(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @isprint_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @isprint(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @isprint(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswprint_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @iswprint(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @iswprint(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @isgraph_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @isgraph(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @isgraph(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswgraph_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @iswgraph(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @iswgraph(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iscntrl_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @iscntrl(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @iscntrl(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswcntrl_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @iswcntrl(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @iswcntrl(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @isblank_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @isblank(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @isblank(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswblank_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @iswblank(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @iswblank(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @isdigit_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @isdigit(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswdigit_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @iswdigit(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @iswdigit(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @isxdigit_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @isxdigit(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswxdigit_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @iswxdigit(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @iswxdigit(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @tolower_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @tolower(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @tolower(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @toupper_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @toupper(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @toupper(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @__tolower_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @tolower(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @__toupper_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32 @toupper(i32 noundef %0) #2
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @towlower_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @towlower(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @towlower(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @towupper_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @towupper(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %5
}

; Function Attrs: optsize
declare dso_local i32 @towupper(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @wctype_l(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i64 @wctype(i8* noundef %0) #2
  ret i64 %3
}

; Function Attrs: optsize
declare dso_local i64 @wctype(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @wctrans_l(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i64 @wctrans(i8* noundef %0) #2
  ret i64 %3
}

; Function Attrs: optsize
declare dso_local i64 @wctrans(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswctype_l(i32 noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @__sv_is_utf8(i8* noundef %2) #2
  store i32 %5, i32* @__sv_utf8, align 4, !tbaa !2
  %6 = tail call i32 @iswctype(i32 noundef %0, i64 noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %6
}

; Function Attrs: optsize
declare dso_local i32 @iswctype(i32 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @towctrans_l(i32 noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @__sv_is_utf8(i8* noundef %2) #2
  store i32 %5, i32* @__sv_utf8, align 4, !tbaa !2
  %6 = tail call i32 @towctrans(i32 noundef %0, i64 noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %6
}

; Function Attrs: optsize
declare dso_local i32 @towctrans(i32 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @strcoll_l(i8* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call i32 @strcmp(i8* noundef %0, i8* noundef %1) #2
  ret i32 %4
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @__strcoll_l(i8* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call i32 @strcmp(i8* noundef %0, i8* noundef %1) #2
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @wcscoll_l(i32* noundef %0, i32* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call i32 @wcscoll(i32* noundef %0, i32* noundef %1) #2
  ret i32 %4
}

; Function Attrs: optsize
declare dso_local i32 @wcscoll(i32* noundef, i32* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @strxfrm_l(i8* noundef %0, i8* noundef %1, i64 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @strxfrm(i8* noundef %0, i8* noundef %1, i64 noundef %2) #2
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i64 @strxfrm(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @__strxfrm_l(i8* noundef %0, i8* noundef %1, i64 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @strxfrm(i8* noundef %0, i8* noundef %1, i64 noundef %2) #2
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcsxfrm_l(i32* noundef %0, i32* noundef %1, i64 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @wcsxfrm(i32* noundef %0, i32* noundef %1, i64 noundef %2) #2
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i64 @wcsxfrm(i32* noundef, i32* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @wcsncasecmp_l(i32* noundef %0, i32* noundef %1, i64 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %6 = tail call i32 @__sv_is_utf8(i8* noundef %3) #2
  store i32 %6, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = tail call i32 @wcsncasecmp(i32* noundef %0, i32* noundef %1, i64 noundef %2) #2
  store i32 %5, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32 @wcsncasecmp(i32* noundef, i32* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @wcscasecmp_l(i32* noundef %0, i32* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i32 @__sv_is_utf8(i8* noundef %2) #2
  store i32 %5, i32* @__sv_utf8, align 4, !tbaa !2
  %6 = tail call i32 @wcsncasecmp(i32* noundef %0, i32* noundef %1, i64 noundef -1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local double @strtod_l(i8* noundef %0, i8** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call double @strtod(i8* noundef %0, i8** noundef %1) #2
  ret double %4
}

; Function Attrs: optsize
declare dso_local double @strtod(i8* noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local double @__strtod_l(i8* noundef %0, i8** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call double @strtod(i8* noundef %0, i8** noundef %1) #2
  ret double %4
}

; Function Attrs: nounwind optsize
define dso_local float @strtof_l(i8* noundef %0, i8** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call float @strtof(i8* noundef %0, i8** noundef %1) #2
  ret float %4
}

; Function Attrs: optsize
declare dso_local float @strtof(i8* noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local float @__strtof_l(i8* noundef %0, i8** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call float @strtof(i8* noundef %0, i8** noundef %1) #2
  ret float %4
}

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @strtold_l(i8* noundef %0, i8** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call x86_fp80 @strtold(i8* noundef %0, i8** noundef %1) #2
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local x86_fp80 @strtold(i8* noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @__strtold_l(i8* noundef %0, i8** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call x86_fp80 @strtold(i8* noundef %0, i8** noundef %1) #2
  ret x86_fp80 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @strtol_l(i8* noundef %0, i8** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #2
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i64 @strtol(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @__strtol_l(i8* noundef %0, i8** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #2
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @strtoll_l(i8* noundef %0, i8** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #2
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @__strtoll_l(i8* noundef %0, i8** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #2
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @strtoul_l(i8* noundef %0, i8** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) #2
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @__strtoul_l(i8* noundef %0, i8** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) #2
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @strtoull_l(i8* noundef %0, i8** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) #2
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @__strtoull_l(i8* noundef %0, i8** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) #2
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local double @wcstod_l(i32* noundef %0, i32** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call double @wcstod(i32* noundef %0, i32** noundef %1) #2
  ret double %4
}

; Function Attrs: optsize
declare dso_local double @wcstod(i32* noundef, i32** noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local float @wcstof_l(i32* noundef %0, i32** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call float @wcstof(i32* noundef %0, i32** noundef %1) #2
  ret float %4
}

; Function Attrs: optsize
declare dso_local float @wcstof(i32* noundef, i32** noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @wcstold_l(i32* noundef %0, i32** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call x86_fp80 @wcstold(i32* noundef %0, i32** noundef %1) #2
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local x86_fp80 @wcstold(i32* noundef, i32** noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @wcstol_l(i32* noundef %0, i32** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @wcstol(i32* noundef %0, i32** noundef %1, i32 noundef %2) #2
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i64 @wcstol(i32* noundef, i32** noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @wcstoll_l(i32* noundef %0, i32** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @wcstoll(i32* noundef %0, i32** noundef %1, i32 noundef %2) #2
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i64 @wcstoll(i32* noundef, i32** noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @wcstoul_l(i32* noundef %0, i32** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @wcstoul(i32* noundef %0, i32** noundef %1, i32 noundef %2) #2
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i64 @wcstoul(i32* noundef, i32** noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @wcstoull_l(i32* noundef %0, i32** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i64 @wcstoull(i32* noundef %0, i32** noundef %1, i32 noundef %2) #2
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i64 @wcstoull(i32* noundef, i32** noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @wcstoq(i32* noundef %0, i32** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @wcstol(i32* noundef %0, i32** noundef %1, i32 noundef %2) #2
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcstouq(i32* noundef %0, i32** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @wcstoul(i32* noundef %0, i32** noundef %1, i32 noundef %2) #2
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i8* @nl_langinfo_l(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %4 = tail call i32 @__sv_is_utf8(i8* noundef %1) #2
  store i32 %4, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = tail call i8* @nl_langinfo(i32 noundef %0) #2
  store i32 %3, i32* @__sv_utf8, align 4, !tbaa !2
  ret i8* %5
}

; Function Attrs: optsize
declare dso_local i8* @nl_langinfo(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @strerror_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i8* @strerror(i32 noundef %0) #2
  ret i8* %3
}

; Function Attrs: optsize
declare dso_local i8* @strerror(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @strftime_l(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.tm* noundef %3, i8* nocapture noundef readnone %4) local_unnamed_addr #0 {
  %6 = tail call i64 @strftime(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.tm* noundef %3) #2
  ret i64 %6
}

; Function Attrs: optsize
declare dso_local i64 @strftime(i8* noundef, i64 noundef, i8* noundef, %struct.tm* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @wcsftime_l(i32* noundef %0, i64 noundef %1, i32* noundef %2, %struct.tm* noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = tail call i32 @__sv_is_utf8(i8* noundef %4) #2
  store i32 %7, i32* @__sv_utf8, align 4, !tbaa !2
  %8 = tail call i64 @wcsftime(i32* noundef %0, i64 noundef %1, i32* noundef %2, %struct.tm* noundef %3) #2
  store i32 %6, i32* @__sv_utf8, align 4, !tbaa !2
  ret i64 %8
}

; Function Attrs: optsize
declare dso_local i64 @wcsftime(i32* noundef, i64 noundef, i32* noundef, %struct.tm* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @strptime_l(i8* noundef %0, i8* noundef %1, %struct.tm* noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = tail call i8* @strptime(i8* noundef %0, i8* noundef %1, %struct.tm* noundef %2) #2
  ret i8* %5
}

; Function Attrs: optsize
declare dso_local i8* @strptime(i8* noundef, i8* noundef, %struct.tm* noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
