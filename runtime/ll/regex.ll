; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/regex.c
; ModuleID = 'runtime/c/regex.c'
source_filename = "runtime/c/regex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.regex_t = type { %struct.pattern*, i64, i64, i64, i8*, i8*, i64, i8 }
%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
%struct.node = type { i32, i32, i32, i32, i32 }
%struct.range = type { i32, i32 }
%struct.step = type { i32, i32, i32, i32, i32 }
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
  %18 = trunc i32 %2 to i8
  %19 = load i8, i8* %17, align 8
  %20 = shl i8 %18, 1
  %21 = and i8 %20, 16
  %22 = and i8 %19, 111
  %23 = or i8 %21, %22
  %24 = trunc i32 %11 to i8
  %25 = shl nuw i8 %24, 5
  %26 = or i8 %23, %25
  store i8 %26, i8* %17, align 8
  %27 = tail call i64 @strlen(i8* noundef %1) #6
  %28 = tail call fastcc i32 @compile(%struct.regex_t* noundef %0, i8* noundef %1, i64 noundef %27, i64 noundef %15) #7
  %29 = icmp eq i32 %28, 16
  %30 = select i1 %29, i32 8, i32 %28
  ret i32 %30
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @compile(%struct.regex_t* nocapture noundef writeonly %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = tail call i8* @calloc(i64 noundef 1, i64 noundef 112) #6
  %7 = bitcast i8* %6 to %struct.pattern*
  %8 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #8
  store i32 12, i32* %5, align 4, !tbaa !2
  %9 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 0
  store %struct.pattern* null, %struct.pattern** %9, align 8, !tbaa !6
  %10 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 2
  store i64 0, i64* %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 1
  store i64 0, i64* %11, align 8, !tbaa !11
  %12 = icmp eq i8* %6, null
  br i1 %12, label %33, label %13

13:                                               ; preds = %4
  %14 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 3
  store i64 %3, i64* %14, align 8, !tbaa !12
  %15 = call i32 @__sv_regex_parse(%struct.pattern* noundef nonnull %7, i8* noundef %1, i64 noundef %2, i64 noundef %3, i32* noundef nonnull %5) #6
  %16 = getelementptr inbounds i8, i8* %6, i64 48
  %17 = bitcast i8* %16 to i32*
  %18 = load i32, i32* %17, align 8, !tbaa !13
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 6
  store i64 %19, i64* %20, align 8, !tbaa !15
  %21 = icmp sgt i32 %15, -1
  br i1 %21, label %22, label %24

22:                                               ; preds = %13
  %23 = call i32 @__sv_regex_compile(%struct.pattern* noundef nonnull %7, i32 noundef %15) #6
  store i32 %23, i32* %5, align 4, !tbaa !2
  br label %26

24:                                               ; preds = %13
  %25 = load i32, i32* %5, align 4, !tbaa !2
  br label %26

26:                                               ; preds = %24, %22
  %27 = phi i32 [ %25, %24 ], [ %23, %22 ]
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %26
  call void @__sv_regex_free(%struct.pattern* noundef nonnull %7) #6
  %30 = load i32, i32* %5, align 4, !tbaa !2
  br label %33

31:                                               ; preds = %26
  %32 = bitcast %struct.regex_t* %0 to i8**
  store i8* %6, i8** %32, align 8, !tbaa !6
  store i64 112, i64* %10, align 8, !tbaa !10
  store i64 112, i64* %11, align 8, !tbaa !11
  br label %33

33:                                               ; preds = %4, %29, %31
  %34 = phi i32 [ %30, %29 ], [ 0, %31 ], [ 12, %4 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #8
  ret i32 %34
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @regexec(%struct.regex_t* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2, %struct.regmatch_t* noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp ult i32 %4, 8
  br i1 %6, label %7, label %44

7:                                                ; preds = %5
  %8 = and i32 %4, 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %16, label %10

10:                                               ; preds = %7
  %11 = getelementptr inbounds %struct.regmatch_t, %struct.regmatch_t* %3, i64 0, i32 0
  %12 = load i32, i32* %11, align 4, !tbaa !16
  %13 = getelementptr inbounds %struct.regmatch_t, %struct.regmatch_t* %3, i64 0, i32 1
  %14 = load i32, i32* %13, align 4, !tbaa !18
  %15 = sext i32 %14 to i64
  br label %18

16:                                               ; preds = %7
  %17 = tail call i64 @strlen(i8* noundef %1) #6
  br label %18

18:                                               ; preds = %16, %10
  %19 = phi i32 [ %12, %10 ], [ 0, %16 ]
  %20 = phi i64 [ %15, %10 ], [ %17, %16 ]
  %21 = icmp ugt i64 %20, 1073741823
  br i1 %21, label %44, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 7
  %24 = load i8, i8* %23, align 8
  %25 = and i8 %24, 16
  %26 = icmp eq i8 %25, 0
  %27 = select i1 %26, i64 %2, i64 0
  %28 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 0
  %29 = load %struct.pattern*, %struct.pattern** %28, align 8, !tbaa !6
  %30 = trunc i64 %20 to i32
  %31 = and i32 %4, 3
  %32 = lshr i8 %24, 5
  %33 = and i8 %32, 4
  %34 = zext i8 %33 to i32
  %35 = or i32 %31, %34
  %36 = icmp eq i64 %27, 0
  %37 = bitcast %struct.regmatch_t* %3 to %struct.span*
  %38 = select i1 %36, %struct.span* null, %struct.span* %37
  %39 = trunc i64 %27 to i32
  %40 = tail call i32 @__sv_regex_search(%struct.pattern* noundef %29, i8* noundef %1, i32 noundef %30, i32 noundef %19, i32 noundef %30, i32 noundef %35, %struct.span* noundef %38, i32 noundef %39) #6
  %41 = icmp slt i32 %40, 0
  %42 = xor i32 %40, 1
  %43 = select i1 %41, i32 12, i32 %42
  br label %44

44:                                               ; preds = %22, %18, %5
  %45 = phi i32 [ 2, %5 ], [ %43, %22 ], [ 12, %18 ]
  ret i32 %45
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
  %9 = load i8*, i8** %8, align 8, !tbaa !19
  tail call void @free(i8* noundef %9) #6
  store i8* null, i8** %8, align 8, !tbaa !19
  %10 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 5
  %11 = load i8*, i8** %10, align 8, !tbaa !20
  tail call void @free(i8* noundef %11) #6
  store i8* null, i8** %10, align 8, !tbaa !20
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
  %9 = load i8*, i8** %8, align 8, !tbaa !21
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
  %2 = load i64, i64* @re_syntax_options, align 8, !tbaa !22
  store i64 %0, i64* @re_syntax_options, align 8, !tbaa !22
  ret i64 %2
}

; Function Attrs: nounwind optsize
define dso_local i8* @re_compile_pattern(i8* noundef %0, i64 noundef %1, %struct.regex_t* nocapture noundef %2) local_unnamed_addr #0 {
  %4 = load i64, i64* @re_syntax_options, align 8, !tbaa !22
  %5 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %2, i64 0, i32 7
  %6 = load i8, i8* %5, align 8
  %7 = lshr i64 %4, 21
  %8 = trunc i64 %7 to i8
  %9 = and i8 %8, 16
  %10 = and i8 %6, 111
  %11 = or i8 %10, %9
  %12 = or i8 %11, -128
  store i8 %12, i8* %5, align 8
  %13 = tail call fastcc i32 @compile(%struct.regex_t* noundef %2, i8* noundef %0, i64 noundef %1, i64 noundef %4) #7
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %3
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds [17 x i8*], [17 x i8*]* @messages, i64 0, i64 %16
  %18 = load i8*, i8** %17, align 8, !tbaa !21
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
  %11 = load i8, i8* %10, align 8
  %12 = lshr i8 %11, 5
  %13 = zext i8 %12 to i32
  %14 = icmp slt i32 %3, 0
  %15 = icmp sgt i32 %3, %2
  %16 = or i1 %14, %15
  br i1 %16, label %144, label %17

17:                                               ; preds = %8
  %18 = icmp sgt i32 %9, %2
  %19 = select i1 %18, i32 %2, i32 %9
  %20 = icmp sgt i32 %19, 0
  %21 = select i1 %20, i32 %19, i32 0
  %22 = icmp slt i32 %5, %2
  %23 = select i1 %22, i32 %5, i32 %2
  %24 = icmp eq %struct.re_registers* %6, null
  %25 = xor i1 %24, true
  %26 = and i8 %11, 16
  %27 = icmp eq i8 %26, 0
  %28 = select i1 %25, i1 %27, i1 false
  br i1 %28, label %29, label %34

29:                                               ; preds = %17
  %30 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 6
  %31 = load i64, i64* %30, align 8, !tbaa !15
  %32 = trunc i64 %31 to i32
  %33 = add nsw i32 %32, 1
  br label %34

34:                                               ; preds = %17, %29
  %35 = phi i32 [ %33, %29 ], [ 1, %17 ]
  %36 = sext i32 %35 to i64
  %37 = shl nsw i64 %36, 3
  %38 = tail call i8* @malloc(i64 noundef %37) #6
  %39 = bitcast i8* %38 to %struct.span*
  %40 = icmp eq i8* %38, null
  br i1 %40, label %144, label %41

41:                                               ; preds = %34
  %42 = icmp ult i32 %21, %3
  %43 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 0
  br i1 %42, label %49, label %44

44:                                               ; preds = %41
  %45 = load %struct.pattern*, %struct.pattern** %43, align 8, !tbaa !6
  %46 = icmp slt i32 %21, %23
  %47 = select i1 %46, i32 %21, i32 %23
  %48 = tail call i32 @__sv_regex_search(%struct.pattern* noundef %45, i8* noundef %1, i32 noundef %23, i32 noundef %3, i32 noundef %47, i32 noundef %13, %struct.span* noundef nonnull %39, i32 noundef %35) #6
  br label %57

49:                                               ; preds = %41, %49
  %50 = phi i32 [ %53, %49 ], [ %3, %41 ]
  %51 = load %struct.pattern*, %struct.pattern** %43, align 8, !tbaa !6
  %52 = tail call i32 @__sv_regex_search(%struct.pattern* noundef %51, i8* noundef %1, i32 noundef %23, i32 noundef %50, i32 noundef %50, i32 noundef %13, %struct.span* noundef nonnull %39, i32 noundef %35) #6
  %53 = add nsw i32 %50, -1
  %54 = icmp sgt i32 %50, %21
  %55 = icmp eq i32 %52, 0
  %56 = select i1 %54, i1 %55, i1 false
  br i1 %56, label %49, label %57, !llvm.loop !23

57:                                               ; preds = %49, %44
  %58 = phi i32 [ %48, %44 ], [ %52, %49 ]
  %59 = icmp slt i32 %58, 0
  br i1 %59, label %142, label %60

60:                                               ; preds = %57
  %61 = icmp eq i32 %58, 0
  br i1 %61, label %142, label %62

62:                                               ; preds = %60
  %63 = icmp eq i32 %7, 0
  br i1 %63, label %71, label %64

64:                                               ; preds = %62
  %65 = getelementptr inbounds i8, i8* %38, i64 4
  %66 = bitcast i8* %65 to i32*
  %67 = load i32, i32* %66, align 4, !tbaa !26
  %68 = bitcast i8* %38 to i32*
  %69 = load i32, i32* %68, align 4, !tbaa !28
  %70 = sub nsw i32 %67, %69
  br label %74

71:                                               ; preds = %62
  %72 = bitcast i8* %38 to i32*
  %73 = load i32, i32* %72, align 4, !tbaa !28
  br label %74

74:                                               ; preds = %71, %64
  %75 = phi i32 [ %70, %64 ], [ %73, %71 ]
  br i1 %24, label %142, label %76

76:                                               ; preds = %74
  %77 = load i8, i8* %10, align 8
  %78 = and i8 %77, 16
  %79 = icmp eq i8 %78, 0
  br i1 %79, label %80, label %142

80:                                               ; preds = %76
  %81 = getelementptr inbounds %struct.regex_t, %struct.regex_t* %0, i64 0, i32 6
  %82 = load i64, i64* %81, align 8, !tbaa !15
  %83 = add i64 %82, 1
  %84 = lshr i8 %77, 1
  %85 = and i8 %84, 3
  switch i8 %85, label %114 [
    i8 0, label %86
    i8 1, label %99
  ]

86:                                               ; preds = %80
  %87 = add i64 %82, 2
  %88 = shl i64 %87, 2
  %89 = tail call i8* @malloc(i64 noundef %88) #6
  %90 = tail call i8* @malloc(i64 noundef %88) #6
  %91 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 0
  store i64 %87, i64* %91, align 8, !tbaa.struct !29
  %92 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 1
  %93 = bitcast i32** %92 to i8**
  store i8* %89, i8** %93, align 8, !tbaa.struct !30
  %94 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 2
  %95 = bitcast i32** %94 to i8**
  store i8* %90, i8** %95, align 8, !tbaa.struct !31
  %96 = load i8, i8* %10, align 8
  %97 = and i8 %96, -7
  %98 = or i8 %97, 2
  store i8 %98, i8* %10, align 8
  br label %114

99:                                               ; preds = %80
  %100 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 0
  %101 = load i64, i64* %100, align 8, !tbaa !32
  %102 = add i64 %82, 2
  %103 = icmp ult i64 %101, %102
  br i1 %103, label %104, label %114

104:                                              ; preds = %99
  %105 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 1
  %106 = bitcast i32** %105 to i8**
  %107 = load i8*, i8** %106, align 8, !tbaa !34
  %108 = shl i64 %102, 2
  %109 = tail call i8* @realloc(i8* noundef %107, i64 noundef %108) #6
  store i8* %109, i8** %106, align 8, !tbaa !34
  %110 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 2
  %111 = bitcast i32** %110 to i8**
  %112 = load i8*, i8** %111, align 8, !tbaa !35
  %113 = tail call i8* @realloc(i8* noundef %112, i64 noundef %108) #6
  store i8* %113, i8** %111, align 8, !tbaa !35
  store i64 %102, i64* %100, align 8, !tbaa !32
  br label %114

114:                                              ; preds = %104, %99, %86, %80
  %115 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 1
  %116 = load i32*, i32** %115, align 8, !tbaa !34
  %117 = icmp eq i32* %116, null
  br i1 %117, label %142, label %118

118:                                              ; preds = %114
  %119 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 2
  %120 = load i32*, i32** %119, align 8, !tbaa !35
  %121 = icmp eq i32* %120, null
  br i1 %121, label %142, label %122

122:                                              ; preds = %118
  %123 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %6, i64 0, i32 0
  %124 = load i64, i64* %123, align 8, !tbaa !32
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %142, label %126

126:                                              ; preds = %122, %137
  %127 = phi i64 [ %140, %137 ], [ 0, %122 ]
  %128 = icmp ult i64 %127, %83
  br i1 %128, label %129, label %135

129:                                              ; preds = %126
  %130 = getelementptr inbounds %struct.span, %struct.span* %39, i64 %127, i32 0
  %131 = load i32, i32* %130, align 4, !tbaa !28
  %132 = getelementptr inbounds i32, i32* %116, i64 %127
  store i32 %131, i32* %132, align 4, !tbaa !2
  %133 = getelementptr inbounds %struct.span, %struct.span* %39, i64 %127, i32 1
  %134 = load i32, i32* %133, align 4, !tbaa !26
  br label %137

135:                                              ; preds = %126
  %136 = getelementptr inbounds i32, i32* %116, i64 %127
  store i32 -1, i32* %136, align 4, !tbaa !2
  br label %137

137:                                              ; preds = %135, %129
  %138 = phi i32 [ %134, %129 ], [ -1, %135 ]
  %139 = getelementptr inbounds i32, i32* %120, i64 %127
  store i32 %138, i32* %139, align 4, !tbaa !2
  %140 = add nuw i64 %127, 1
  %141 = icmp eq i64 %140, %124
  br i1 %141, label %142, label %126, !llvm.loop !36

142:                                              ; preds = %137, %122, %118, %114, %57, %60, %76, %74
  %143 = phi i32 [ %75, %76 ], [ %75, %74 ], [ -1, %60 ], [ -2, %57 ], [ %75, %122 ], [ -2, %118 ], [ -2, %114 ], [ %75, %137 ]
  tail call void @free(i8* noundef nonnull %38) #6
  br label %144

144:                                              ; preds = %142, %34, %8
  %145 = phi i32 [ -1, %8 ], [ %143, %142 ], [ -2, %34 ]
  ret i32 %145
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
  %8 = load i8, i8* %7, align 8
  %9 = select i1 %6, i8 0, i8 2
  %10 = and i8 %8, -7
  %11 = or i8 %10, %9
  store i8 %11, i8* %7, align 8
  %12 = zext i32 %2 to i64
  %13 = select i1 %6, i32* null, i32* %3
  %14 = select i1 %6, i32* null, i32* %4
  %15 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %1, i64 0, i32 0
  store i64 %12, i64* %15, align 8, !tbaa.struct !29
  %16 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %1, i64 0, i32 1
  store i32* %13, i32** %16, align 8, !tbaa.struct !30
  %17 = getelementptr inbounds %struct.re_registers, %struct.re_registers* %1, i64 0, i32 2
  store i32* %14, i32** %17, align 8, !tbaa.struct !31
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
!7 = !{!"", !8, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !8, i64 32, !8, i64 40, !9, i64 48, !3, i64 56, !3, i64 56, !3, i64 56, !3, i64 56, !3, i64 56, !3, i64 56, !3, i64 56}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!"long", !4, i64 0}
!10 = !{!7, !9, i64 16}
!11 = !{!7, !9, i64 8}
!12 = !{!7, !9, i64 24}
!13 = !{!14, !3, i64 48}
!14 = !{!"pattern", !8, i64 0, !8, i64 8, !8, i64 16, !3, i64 24, !3, i64 28, !3, i64 32, !3, i64 36, !3, i64 40, !3, i64 44, !3, i64 48, !3, i64 52, !3, i64 56, !3, i64 60, !3, i64 64, !3, i64 68, !3, i64 72, !3, i64 76, !3, i64 80, !8, i64 88, !8, i64 96, !3, i64 104}
!15 = !{!7, !9, i64 48}
!16 = !{!17, !3, i64 0}
!17 = !{!"", !3, i64 0, !3, i64 4}
!18 = !{!17, !3, i64 4}
!19 = !{!7, !8, i64 32}
!20 = !{!7, !8, i64 40}
!21 = !{!8, !8, i64 0}
!22 = !{!9, !9, i64 0}
!23 = distinct !{!23, !24, !25}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !{!27, !3, i64 4}
!27 = !{!"span", !3, i64 0, !3, i64 4}
!28 = !{!27, !3, i64 0}
!29 = !{i64 0, i64 8, !22, i64 8, i64 8, !21, i64 16, i64 8, !21}
!30 = !{i64 0, i64 8, !21, i64 8, i64 8, !21}
!31 = !{i64 0, i64 8, !21}
!32 = !{!33, !9, i64 0}
!33 = !{!"re_registers", !9, i64 0, !8, i64 8, !8, i64 16}
!34 = !{!33, !8, i64 8}
!35 = !{!33, !8, i64 16}
!36 = distinct !{!36, !24, !25}
