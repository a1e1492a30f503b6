; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/regex.c
; ModuleID = 'runtime/c/regex.c'
source_filename = "runtime/c/regex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.regex_t = type { %struct.pattern*, i64, i64, i64, i8*, i8*, i64, i16 }
%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
%struct.node = type { i32, i32, i32, i32, i32 }
%struct.range = type { i8, i8 }
%struct.step = type { i32, i32, i32 }
%struct.edge = type { i32, i32 }
%struct.regmatch_t = type { i32, i32 }
%struct.span = type { i32, i32 }
%struct.re_registers = type { i64, i32*, i32* }

@messages = internal unnamed_addr constant [17 x i8*] [i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.14, i32 0, i32 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.15, i32 0, i32 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.16, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.17, i32 0, i32 0)], align 16
@.str = private unnamed_addr constant [33 x i8] c"Unknown regular expression error\00", align 1
@re_syntax_options = dso_local local_unnamed_addr global i64 0, align 8
@.str.1 = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"No match\00", align 1
@.str.3 = private unnamed_addr constant [27 x i8] c"Invalid regular expression\00", align 1
@.str.4 = private unnamed_addr constant [28 x i8] c"Invalid collation character\00", align 1
@.str.5 = private unnamed_addr constant [29 x i8] c"Invalid character class name\00", align 1
@.str.6 = private unnamed_addr constant [19 x i8] c"Trailing backslash\00", align 1
@.str.7 = private unnamed_addr constant [23 x i8] c"Invalid back reference\00", align 1
@.str.8 = private unnamed_addr constant [31 x i8] c"Unmatched [, [^, [:, [., or [=\00", align 1
@.str.9 = private unnamed_addr constant [18 x i8] c"Unmatched ( or \\(\00", align 1
@.str.10 = private unnamed_addr constant [13 x i8] c"Unmatched \\{\00", align 1
@.str.11 = private unnamed_addr constant [24 x i8] c"Invalid content of \\{\\}\00", align 1
@.str.12 = private unnamed_addr constant [18 x i8] c"Invalid range end\00", align 1
@.str.13 = private unnamed_addr constant [17 x i8] c"Memory exhausted\00", align 1
@.str.14 = private unnamed_addr constant [37 x i8] c"Invalid preceding regular expression\00", align 1
@.str.15 = private unnamed_addr constant [36 x i8] c"Premature end of regular expression\00", align 1
@.str.16 = private unnamed_addr constant [27 x i8] c"Regular expression too big\00", align 1
@.str.17 = private unnamed_addr constant [18 x i8] c"Unmatched ) or \\)\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @regcomp(%struct.regex_t* nocapture noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = and i32 %2, 1
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i64 16843462, i64 242428
  %7 = shl i32 %2, 21
  %8 = and i32 %7, 4194304
  %9 = zext i32 %8 to i64
  %10 = or i64 %6, %9
  %11 = and i32 %2, 4
  %12 = icmp eq i32 %11, 0
  %13 = and i64 %10, 21213886
  %14 = or i64 %13, 256
  %15 = select i1 %12, i64 %10, i64 %14
  %16 = bitcast %struct.regex_t* %0 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %16, i8 0, i64 64, i1 false)
  %17 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 7
  %18 = trunc i32 %2 to i16
  %19 = load i16, i16* %17, align 8
  %20 = shl i16 %18, 2
  %21 = and i16 %20, 32
  %22 = and i16 %19, -289
  %23 = or i16 %21, %22
  %24 = trunc i32 %11 to i16
  %25 = shl nuw nsw i16 %24, 6
  %26 = or i16 %23, %25
  store i16 %26, i16* %17, align 8
  %27 = tail call i64 @strlen(i8* noundef %1) #6
  %28 = load i16, i16* %17, align 8
  %29 = lshr i16 %28, 8
  %30 = and i16 %29, 1
  %31 = zext i16 %30 to i32
  %32 = tail call fastcc i32 @compile(%struct.regex_t* noundef %0, i8* noundef %1, i64 noundef %27, i64 noundef %15, i32 noundef %31) #7
  %33 = icmp eq i32 %32, 16
  %34 = select i1 %33, i32 8, i32 %32
  ret i32 %34
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @compile(%struct.regex_t* nocapture noundef writeonly %0, i8* noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = tail call i8* @calloc(i64 noundef 1, i64 noundef 88) #6
  %8 = bitcast i8* %7 to %struct.pattern*
  %9 = bitcast i32* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #8
  store i32 12, i32* %6, align 4, !tbaa !2
  %10 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 0
  store %struct.pattern* null, %struct.pattern** %10, align 8, !tbaa !6
  %11 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 2
  store i64 0, i64* %11, align 8, !tbaa !10
  %12 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 1
  store i64 0, i64* %12, align 8, !tbaa !11
  %13 = icmp eq i8* %7, null
  br i1 %13, label %36, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 3
  store i64 %3, i64* %15, align 8, !tbaa !12
  %16 = getelementptr inbounds i8, i8* %7, i64 52
  %17 = bitcast i8* %16 to i32*
  store i32 %4, i32* %17, align 4, !tbaa !13
  %18 = call i32 @__sv_regex_parse(%struct.pattern* noundef nonnull %8, i8* noundef %1, i64 noundef %2, i64 noundef %3, i32* noundef nonnull %6) #6
  %19 = getelementptr inbounds i8, i8* %7, i64 40
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 8, !tbaa !15
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 6
  store i64 %22, i64* %23, align 8, !tbaa !16
  %24 = icmp sgt i32 %18, -1
  br i1 %24, label %25, label %27

25:                                               ; preds = %14
  %26 = call i32 @__sv_regex_compile(%struct.pattern* noundef nonnull %8, i32 noundef %18) #6
  store i32 %26, i32* %6, align 4, !tbaa !2
  br label %29

27:                                               ; preds = %14
  %28 = load i32, i32* %6, align 4, !tbaa !2
  br label %29

29:                                               ; preds = %27, %25
  %30 = phi i32 [ %28, %27 ], [ %26, %25 ]
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %29
  call void @__sv_regex_free(%struct.pattern* noundef nonnull %8) #6
  %33 = load i32, i32* %6, align 4, !tbaa !2
  br label %36

34:                                               ; preds = %29
  %35 = bitcast %struct.regex_t* %0 to i8**
  store i8* %7, i8** %35, align 8, !tbaa !6
  store i64 88, i64* %11, align 8, !tbaa !10
  store i64 88, i64* %12, align 8, !tbaa !11
  br label %36

36:                                               ; preds = %5, %32, %34
  %37 = phi i32 [ %33, %32 ], [ 0, %34 ], [ 12, %5 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #8
  ret i32 %37
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @regexec(%struct.regex_t* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2, %struct.regmatch_t* noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp ult i32 %4, 8
  br i1 %6, label %7, label %40

7:                                                ; preds = %5
  %8 = and i32 %4, 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %16, label %10

10:                                               ; preds = %7
  %11 = getelementptr inbounds %struct.regmatch_t, %struct.regmatch_t* %3, i64 0, i32 0
  %12 = load i32, i32* %11, align 4, !tbaa !17
  %13 = getelementptr inbounds %struct.regmatch_t, %struct.regmatch_t* %3, i64 0, i32 1
  %14 = load i32, i32* %13, align 4, !tbaa !19
  %15 = sext i32 %14 to i64
  br label %18

16:                                               ; preds = %7
  %17 = tail call i64 @strlen(i8* noundef %1) #6
  br label %18

18:                                               ; preds = %16, %10
  %19 = phi i32 [ %12, %10 ], [ 0, %16 ]
  %20 = phi i64 [ %15, %10 ], [ %17, %16 ]
  %21 = icmp ugt i64 %20, 1073741823
  br i1 %21, label %40, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 7
  %24 = load i16, i16* %23, align 8
  %25 = and i16 %24, 32
  %26 = icmp eq i16 %25, 0
  %27 = select i1 %26, i64 %2, i64 0
  %28 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 0
  %29 = load %struct.pattern*, %struct.pattern** %28, align 8, !tbaa !6
  %30 = trunc i64 %20 to i32
  %31 = and i32 %4, 3
  %32 = icmp eq i64 %27, 0
  %33 = bitcast %struct.regmatch_t* %3 to %struct.span*
  %34 = select i1 %32, %struct.span* null, %struct.span* %33
  %35 = trunc i64 %27 to i32
  %36 = tail call i32 @__sv_regex_search(%struct.pattern* noundef %29, i8* noundef %1, i32 noundef %30, i32 noundef %19, i32 noundef %30, i32 noundef %31, %struct.span* noundef %34, i32 noundef %35) #6
  %37 = icmp slt i32 %36, 0
  %38 = xor i32 %36, 1
  %39 = select i1 %37, i32 12, i32 %38
  br label %40

40:                                               ; preds = %22, %18, %5
  %41 = phi i32 [ 2, %5 ], [ %39, %22 ], [ 12, %18 ]
  ret i32 %41
}

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_search(%struct.pattern* noundef, i8* noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, %struct.span* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local void @regfree(%struct.regex_t* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 0
  %3 = load %struct.pattern*, %struct.pattern** %2, align 8, !tbaa !6
  %4 = icmp eq %struct.pattern* %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @__sv_regex_free(%struct.pattern* noundef nonnull %3) #6
  br label %6

6:                                                ; preds = %5, %1
  store %struct.pattern* null, %struct.pattern** %2, align 8, !tbaa !6
  %7 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 1
  store i64 0, i64* %7, align 8, !tbaa !11
  %8 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 4
  %9 = load i8*, i8** %8, align 8, !tbaa !20
  tail call void @free(i8* noundef %9) #6
  store i8* null, i8** %8, align 8, !tbaa !20
  %10 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 5
  %11 = load i8*, i8** %10, align 8, !tbaa !21
  tail call void @free(i8* noundef %11) #6
  store i8* null, i8** %10, align 8, !tbaa !21
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_regex_free(%struct.pattern* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i64 @regerror(i32 noundef %0, %struct.regex_t* nocapture noundef readnone %1, i8* noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp ult i32 %0, 17
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = zext i32 %0 to i64
  %8 = getelementptr inbounds [17 x i8*], [17 x i8*]* @messages, i64 0, i64 %7
  %9 = load i8*, i8** %8, align 8, !tbaa !22
  br label %10

10:                                               ; preds = %4, %6
  %11 = phi i8* [ %9, %6 ], [ getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0), %4 ]
  %12 = tail call i64 @strlcpy(i8* noundef %2, i8* noundef %11, i64 noundef %3) #6
  %13 = add i64 %12, 1
  ret i64 %13
}

; Function Attrs: optsize
declare dso_local i64 @strlcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @re_set_syntax(i64 noundef %0) local_unnamed_addr #4 {
  %2 = load i64, i64* @re_syntax_options, align 8, !tbaa !23
  store i64 %0, i64* @re_syntax_options, align 8, !tbaa !23
  ret i64 %2
}

; Function Attrs: nounwind optsize
define dso_local i8* @re_compile_pattern(i8* noundef %0, i64 noundef %1, %struct.regex_t* nocapture noundef %2) local_unnamed_addr #0 {
  %4 = load i64, i64* @re_syntax_options, align 8, !tbaa !23
  %5 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %2, i64 0, i32 7
  %6 = load i16, i16* %5, align 8
  %7 = lshr i64 %4, 20
  %8 = trunc i64 %7 to i16
  %9 = and i16 %8, 32
  %10 = and i16 %6, -289
  %11 = or i16 %10, %9
  %12 = or i16 %11, 256
  store i16 %12, i16* %5, align 8
  %13 = tail call fastcc i32 @compile(%struct.regex_t* noundef %2, i8* noundef %0, i64 noundef %1, i64 noundef %4, i32 noundef 1) #7
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %3
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds [17 x i8*], [17 x i8*]* @messages, i64 0, i64 %16
  %18 = load i8*, i8** %17, align 8, !tbaa !22
  br label %19

19:                                               ; preds = %3, %15
  %20 = phi i8* [ %18, %15 ], [ null, %3 ]
  ret i8* %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @re_compile_fastmap(%struct.regex_t* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @re_search(%struct.regex_t* nocapture noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, %struct.re_registers* noundef %5) local_unnamed_addr #0 {
  %7 = tail call fastcc i32 @search(%struct.regex_t* noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %2, %struct.re_registers* noundef %5, i32 noundef 0) #7
  ret i32 %7
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @search(%struct.regex_t* nocapture noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, %struct.re_registers* noundef %6, i32 noundef %7) unnamed_addr #0 {
  %9 = add nsw i32 %4, %3
  %10 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 7
  %11 = load i16, i16* %10, align 8
  %12 = lshr i16 %11, 6
  %13 = and i16 %12, 3
  %14 = zext i16 %13 to i32
  %15 = icmp slt i32 %3, 0
  %16 = icmp sgt i32 %3, %2
  %17 = or i1 %15, %16
  br i1 %17, label %145, label %18

18:                                               ; preds = %8
  %19 = icmp sgt i32 %9, %2
  %20 = select i1 %19, i32 %2, i32 %9
  %21 = icmp sgt i32 %20, 0
  %22 = select i1 %21, i32 %20, i32 0
  %23 = icmp slt i32 %5, %2
  %24 = select i1 %23, i32 %5, i32 %2
  %25 = icmp eq %struct.re_registers* %6, null
  %26 = xor i1 %25, true
  %27 = and i16 %11, 32
  %28 = icmp eq i16 %27, 0
  %29 = select i1 %26, i1 %28, i1 false
  br i1 %29, label %30, label %35

30:                                               ; preds = %18
  %31 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 6
  %32 = load i64, i64* %31, align 8, !tbaa !16
  %33 = trunc i64 %32 to i32
  %34 = add nsw i32 %33, 1
  br label %35

35:                                               ; preds = %18, %30
  %36 = phi i32 [ %34, %30 ], [ 1, %18 ]
  %37 = sext i32 %36 to i64
  %38 = shl nsw i64 %37, 3
  %39 = tail call i8* @malloc(i64 noundef %38) #6
  %40 = bitcast i8* %39 to %struct.span*
  %41 = icmp eq i8* %39, null
  br i1 %41, label %145, label %42

42:                                               ; preds = %35
  %43 = icmp ult i32 %22, %3
  %44 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 0
  br i1 %43, label %50, label %45

45:                                               ; preds = %42
  %46 = load %struct.pattern*, %struct.pattern** %44, align 8, !tbaa !6
  %47 = icmp slt i32 %22, %24
  %48 = select i1 %47, i32 %22, i32 %24
  %49 = tail call i32 @__sv_regex_search(%struct.pattern* noundef %46, i8* noundef %1, i32 noundef %24, i32 noundef %3, i32 noundef %48, i32 noundef %14, %struct.span* noundef nonnull %40, i32 noundef %36) #6
  br label %58

50:                                               ; preds = %42, %50
  %51 = phi i32 [ %54, %50 ], [ %3, %42 ]
  %52 = load %struct.pattern*, %struct.pattern** %44, align 8, !tbaa !6
  %53 = tail call i32 @__sv_regex_search(%struct.pattern* noundef %52, i8* noundef %1, i32 noundef %24, i32 noundef %51, i32 noundef %51, i32 noundef %14, %struct.span* noundef nonnull %40, i32 noundef %36) #6
  %54 = add nsw i32 %51, -1
  %55 = icmp sgt i32 %51, %22
  %56 = icmp eq i32 %53, 0
  %57 = select i1 %55, i1 %56, i1 false
  br i1 %57, label %50, label %58, !llvm.loop !24

58:                                               ; preds = %50, %45
  %59 = phi i32 [ %49, %45 ], [ %53, %50 ]
  %60 = icmp slt i32 %59, 0
  br i1 %60, label %143, label %61

61:                                               ; preds = %58
  %62 = icmp eq i32 %59, 0
  br i1 %62, label %143, label %63

63:                                               ; preds = %61
  %64 = icmp eq i32 %7, 0
  br i1 %64, label %72, label %65

65:                                               ; preds = %63
  %66 = getelementptr inbounds i8, i8* %39, i64 4
  %67 = bitcast i8* %66 to i32*
  %68 = load i32, i32* %67, align 4, !tbaa !27
  %69 = bitcast i8* %39 to i32*
  %70 = load i32, i32* %69, align 4, !tbaa !29
  %71 = sub nsw i32 %68, %70
  br label %75

72:                                               ; preds = %63
  %73 = bitcast i8* %39 to i32*
  %74 = load i32, i32* %73, align 4, !tbaa !29
  br label %75

75:                                               ; preds = %72, %65
  %76 = phi i32 [ %71, %65 ], [ %74, %72 ]
  br i1 %25, label %143, label %77

77:                                               ; preds = %75
  %78 = load i16, i16* %10, align 8
  %79 = and i16 %78, 32
  %80 = icmp eq i16 %79, 0
  br i1 %80, label %81, label %143

81:                                               ; preds = %77
  %82 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 6
  %83 = load i64, i64* %82, align 8, !tbaa !16
  %84 = add i64 %83, 1
  %85 = lshr i16 %78, 2
  %86 = and i16 %85, 3
  switch i16 %86, label %115 [
    i16 0, label %87
    i16 1, label %100
  ]

87:                                               ; preds = %81
  %88 = add i64 %83, 2
  %89 = shl i64 %88, 2
  %90 = tail call i8* @malloc(i64 noundef %89) #6
  %91 = tail call i8* @malloc(i64 noundef %89) #6
  %92 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 0
  store i64 %88, i64* %92, align 8, !tbaa.struct !30
  %93 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 1
  %94 = bitcast i32** %93 to i8**
  store i8* %90, i8** %94, align 8, !tbaa.struct !31
  %95 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 2
  %96 = bitcast i32** %95 to i8**
  store i8* %91, i8** %96, align 8, !tbaa.struct !32
  %97 = load i16, i16* %10, align 8
  %98 = and i16 %97, -13
  %99 = or i16 %98, 4
  store i16 %99, i16* %10, align 8
  br label %115

100:                                              ; preds = %81
  %101 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 0
  %102 = load i64, i64* %101, align 8, !tbaa !33
  %103 = add i64 %83, 2
  %104 = icmp ult i64 %102, %103
  br i1 %104, label %105, label %115

105:                                              ; preds = %100
  %106 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 1
  %107 = bitcast i32** %106 to i8**
  %108 = load i8*, i8** %107, align 8, !tbaa !35
  %109 = shl i64 %103, 2
  %110 = tail call i8* @realloc(i8* noundef %108, i64 noundef %109) #6
  store i8* %110, i8** %107, align 8, !tbaa !35
  %111 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 2
  %112 = bitcast i32** %111 to i8**
  %113 = load i8*, i8** %112, align 8, !tbaa !36
  %114 = tail call i8* @realloc(i8* noundef %113, i64 noundef %109) #6
  store i8* %114, i8** %112, align 8, !tbaa !36
  store i64 %103, i64* %101, align 8, !tbaa !33
  br label %115

115:                                              ; preds = %105, %100, %87, %81
  %116 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 1
  %117 = load i32*, i32** %116, align 8, !tbaa !35
  %118 = icmp eq i32* %117, null
  br i1 %118, label %143, label %119

119:                                              ; preds = %115
  %120 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 2
  %121 = load i32*, i32** %120, align 8, !tbaa !36
  %122 = icmp eq i32* %121, null
  br i1 %122, label %143, label %123

123:                                              ; preds = %119
  %124 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 0
  %125 = load i64, i64* %124, align 8, !tbaa !33
  %126 = icmp eq i64 %125, 0
  br i1 %126, label %143, label %127

127:                                              ; preds = %123, %138
  %128 = phi i64 [ %141, %138 ], [ 0, %123 ]
  %129 = icmp ult i64 %128, %84
  br i1 %129, label %130, label %136

130:                                              ; preds = %127
  %131 = getelementptr inbounds %struct.span, %struct.span* %40, i64 %128, i32 0
  %132 = load i32, i32* %131, align 4, !tbaa !29
  %133 = getelementptr inbounds i32, i32* %117, i64 %128
  store i32 %132, i32* %133, align 4, !tbaa !2
  %134 = getelementptr inbounds %struct.span, %struct.span* %40, i64 %128, i32 1
  %135 = load i32, i32* %134, align 4, !tbaa !27
  br label %138

136:                                              ; preds = %127
  %137 = getelementptr inbounds i32, i32* %117, i64 %128
  store i32 -1, i32* %137, align 4, !tbaa !2
  br label %138

138:                                              ; preds = %136, %130
  %139 = phi i32 [ %135, %130 ], [ -1, %136 ]
  %140 = getelementptr inbounds i32, i32* %121, i64 %128
  store i32 %139, i32* %140, align 4, !tbaa !2
  %141 = add nuw i64 %128, 1
  %142 = icmp eq i64 %141, %125
  br i1 %142, label %143, label %127, !llvm.loop !37

143:                                              ; preds = %138, %123, %119, %115, %58, %61, %77, %75
  %144 = phi i32 [ %76, %77 ], [ %76, %75 ], [ -1, %61 ], [ -2, %58 ], [ %76, %123 ], [ -2, %119 ], [ -2, %115 ], [ %76, %138 ]
  tail call void @free(i8* noundef nonnull %39) #6
  br label %145

145:                                              ; preds = %143, %35, %8
  %146 = phi i32 [ -1, %8 ], [ %144, %143 ], [ -2, %35 ]
  ret i32 %146
}

; Function Attrs: nounwind optsize
define dso_local i32 @re_match(%struct.regex_t* nocapture noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, %struct.re_registers* noundef %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i32 @search(%struct.regex_t* noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef 0, i32 noundef %2, %struct.re_registers* noundef %4, i32 noundef 1) #7
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @re_set_registers(%struct.regex_t* nocapture noundef %0, %struct.re_registers* nocapture noundef writeonly %1, i32 noundef %2, i32* noundef %3, i32* noundef %4) local_unnamed_addr #4 {
  %6 = icmp eq i32 %2, 0
  %7 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 7
  %8 = load i16, i16* %7, align 8
  %9 = select i1 %6, i16 0, i16 4
  %10 = and i16 %8, -13
  %11 = or i16 %10, %9
  store i16 %11, i16* %7, align 8
  %12 = zext i32 %2 to i64
  %13 = select i1 %6, i32* null, i32* %3
  %14 = select i1 %6, i32* null, i32* %4
  %15 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %1, i64 0, i32 0
  store i64 %12, i64* %15, align 8, !tbaa.struct !30
  %16 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %1, i64 0, i32 1
  store i32* %13, i32** %16, align 8, !tbaa.struct !31
  %17 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %1, i64 0, i32 2
  store i32* %14, i32** %17, align 8, !tbaa.struct !32
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_parse(%struct.pattern* noundef, i8* noundef, i64 noundef, i64 noundef, i32* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_compile(%struct.pattern* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #3

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 0}
!7 = !{!"", !8, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !8, i64 32, !8, i64 40, !9, i64 48, !3, i64 56, !3, i64 56, !3, i64 56, !3, i64 56, !3, i64 56, !3, i64 56, !3, i64 57}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!"long", !4, i64 0}
!10 = !{!7, !9, i64 16}
!11 = !{!7, !9, i64 8}
!12 = !{!7, !9, i64 24}
!13 = !{!14, !3, i64 52}
!14 = !{!"pattern", !8, i64 0, !8, i64 8, !8, i64 16, !3, i64 24, !3, i64 28, !3, i64 32, !3, i64 36, !3, i64 40, !3, i64 44, !3, i64 48, !3, i64 52, !3, i64 56, !8, i64 64, !8, i64 72, !3, i64 80}
!15 = !{!14, !3, i64 40}
!16 = !{!7, !9, i64 48}
!17 = !{!18, !3, i64 0}
!18 = !{!"", !3, i64 0, !3, i64 4}
!19 = !{!18, !3, i64 4}
!20 = !{!7, !8, i64 32}
!21 = !{!7, !8, i64 40}
!22 = !{!8, !8, i64 0}
!23 = !{!9, !9, i64 0}
!24 = distinct !{!24, !25, !26}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = !{!28, !3, i64 4}
!28 = !{!"span", !3, i64 0, !3, i64 4}
!29 = !{!28, !3, i64 0}
!30 = !{i64 0, i64 8, !23, i64 8, i64 8, !22, i64 16, i64 8, !22}
!31 = !{i64 0, i64 8, !22, i64 8, i64 8, !22}
!32 = !{i64 0, i64 8, !22}
!33 = !{!34, !9, i64 0}
!34 = !{!"re_registers", !9, i64 0, !8, i64 8, !8, i64 16}
!35 = !{!34, !8, i64 8}
!36 = !{!34, !8, i64 16}
!37 = distinct !{!37, !25, !26}
