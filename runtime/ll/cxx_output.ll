; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_output.c
; ModuleID = 'runtime/c/cxx_output.c'
source_filename = "runtime/c/cxx_output.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.buffer_table = type { i64, i8*, %struct.buffer_functions }
%struct.buffer_functions = type { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.buffer = type { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.type = type { i8**, i8* }
%struct.base = type { %struct.type*, i64 }
%struct.part = type { i64, i64, i8*, [2 x i8*] }
%struct.output_sentry = type { i8, %struct.output* }
%struct.output = type { i8** }
%struct.ios = type { i8**, i64, i64, i32, i32, i32, i8*, %struct.word, [8 x %struct.word], i32, %struct.word*, i8*, i8*, i8, i8, %struct.buffer*, %struct.ctype*, i8*, i8* }
%struct.word = type { i8*, i64 }
%struct.ctype = type opaque
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.numpunct = type { %struct.facet, i8* }
%struct.facet = type { i8**, i32 }
%struct.numpunct_functions = type { void (%struct.numpunct*)*, void (%struct.numpunct*)*, i8 (%struct.numpunct*)*, i8 (%struct.numpunct*)*, void (%struct.string*, %struct.numpunct*)*, void (%struct.string*, %struct.numpunct*)*, void (%struct.string*, %struct.numpunct*)* }

@__sv_stdio_buffer = external dso_local constant %struct.buffer_table, align 8
@.str = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"nullptr\00", align 1
@_ZTSSo = dso_local constant [3 x i8] c"So\00", align 1
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt9basic_iosIcSt11char_traitsIcEE = external dso_local constant %struct.type, align 8
@_ZTISo = dso_local constant { %struct.type, i32, i32, [1 x %struct.base] } { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv121__vmi_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSSo, i32 0, i32 0) }, i32 0, i32 1, [1 x %struct.base] [%struct.base { %struct.type* @_ZTISt9basic_iosIcSt11char_traitsIcEE, i64 -6141 }] }, align 8
@_ZTVSo = dso_local constant [2 x %struct.part] [%struct.part { i64 8, i64 0, i8* bitcast ({ %struct.type, i32, i32, [1 x %struct.base] }* @_ZTISo to i8*), [2 x i8*] [i8* bitcast (void (%struct.output*)* @_ZNSoD1Ev to i8*), i8* bitcast (void (%struct.output*)* @_ZNSoD0Ev to i8*)] }, %struct.part { i64 -8, i64 -8, i8* bitcast ({ %struct.type, i32, i32, [1 x %struct.base] }* @_ZTISo to i8*), [2 x i8*] [i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSoD1Ev to i8*), i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSoD0Ev to i8*)] }], align 16
@_ZTTSo = dso_local local_unnamed_addr constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSo to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSo to i8*), i64 64)], align 16
@__sv_has_thrown = external dso_local local_unnamed_addr global i32, align 4
@.str.3 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.4 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1

@_ZNSo6sentryC1ERSo = dso_local alias void (%struct.output_sentry*, %struct.output*), void (%struct.output_sentry*, %struct.output*)* @_ZNSo6sentryC2ERSo
@_ZNSo6sentryD1Ev = dso_local alias void (%struct.output_sentry*), void (%struct.output_sentry*)* @_ZNSo6sentryD2Ev

; Function Attrs: nounwind optsize
define dso_local void @_ZNSo6sentryC2ERSo(%struct.output_sentry* nocapture noundef writeonly %0, %struct.output* noundef %1) #0 {
  %3 = getelementptr inbounds %struct.output_sentry, %struct.output_sentry* %0, i64 0, i32 1
  store %struct.output* %1, %struct.output** %3, align 8, !tbaa !2
  %4 = tail call fastcc i32 @begin(%struct.output* noundef %1) #8
  %5 = icmp ne i32 %4, 0
  %6 = getelementptr inbounds %struct.output_sentry, %struct.output_sentry* %0, i64 0, i32 0
  %7 = zext i1 %5 to i8
  store i8 %7, i8* %6, align 8, !tbaa !8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @begin(%struct.output* noundef %0) unnamed_addr #0 {
  %2 = bitcast %struct.output* %0 to i8*
  %3 = bitcast %struct.output* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !9
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %7, i64 216
  %10 = bitcast i8* %9 to i8**
  %11 = load i8*, i8** %10, align 8, !tbaa !12
  %12 = icmp eq i8* %11, null
  br i1 %12, label %21, label %13

13:                                               ; preds = %1
  %14 = getelementptr inbounds i8, i8* %7, i64 32
  %15 = bitcast i8* %14 to i32*
  %16 = load i32, i32* %15, align 8, !tbaa !16
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %13
  %19 = bitcast i8* %11 to %struct.output*
  %20 = tail call %struct.output* @_ZNSo5flushEv(%struct.output* noundef nonnull %19) #8
  br label %21

21:                                               ; preds = %1, %18, %13
  %22 = getelementptr inbounds i8, i8* %7, i64 32
  %23 = bitcast i8* %22 to i32*
  %24 = load i32, i32* %23, align 8, !tbaa !16
  %25 = and i32 %24, 1
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %21
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %8, i32 noundef 4, i32 noundef 0) #9
  %28 = load i32, i32* %23, align 8, !tbaa !16
  br label %29

29:                                               ; preds = %27, %21
  %30 = phi i32 [ %28, %27 ], [ %24, %21 ]
  %31 = icmp eq i32 %30, 0
  %32 = zext i1 %31 to i32
  ret i32 %32
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSo6sentryD2Ev(%struct.output_sentry* nocapture noundef readonly %0) #0 {
  %2 = getelementptr inbounds %struct.output_sentry, %struct.output_sentry* %0, i64 0, i32 1
  %3 = load %struct.output*, %struct.output** %2, align 8, !tbaa !2
  %4 = tail call fastcc %struct.output* @end(%struct.output* noundef %3, i32 noundef 0) #8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.output* @end(%struct.output* noundef returned %0, i32 noundef %1) unnamed_addr #0 {
  %3 = bitcast %struct.output* %0 to i8*
  %4 = bitcast %struct.output* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !9
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  %10 = getelementptr inbounds i8, i8* %8, i64 24
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8, !tbaa !17
  %13 = and i32 %12, 8192
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %36, label %15

15:                                               ; preds = %2
  %16 = getelementptr inbounds i8, i8* %8, i64 232
  %17 = bitcast i8* %16 to %struct.buffer**
  %18 = load %struct.buffer*, %struct.buffer** %17, align 8, !tbaa !18
  %19 = icmp eq %struct.buffer* %18, null
  br i1 %19, label %36, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.buffer, %struct.buffer* %18, i64 0, i32 0
  %22 = load %struct.buffer_functions*, %struct.buffer_functions** %21, align 8, !tbaa !19
  %23 = icmp eq %struct.buffer_functions* %22, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %23, label %27, label %24

24:                                               ; preds = %20
  %25 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %18) #9
  %26 = load %struct.buffer*, %struct.buffer** %17, align 8, !tbaa !18
  br label %27

27:                                               ; preds = %20, %24
  %28 = phi %struct.buffer* [ %26, %24 ], [ %18, %20 ]
  %29 = phi %struct.buffer_functions* [ %25, %24 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %20 ]
  %30 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %29, i64 0, i32 6
  %31 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %30, align 8, !tbaa !21
  %32 = tail call i32 %31(%struct.buffer* noundef %28) #9
  %33 = icmp eq i32 %32, -1
  %34 = zext i1 %33 to i32
  %35 = or i32 %34, %1
  br label %36

36:                                               ; preds = %27, %15, %2
  %37 = phi i32 [ %1, %15 ], [ %1, %2 ], [ %35, %27 ]
  %38 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !23
  %39 = or i32 %38, %37
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %42, label %41

41:                                               ; preds = %36
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %9, i32 noundef %37, i32 noundef 0) #9
  br label %42

42:                                               ; preds = %36, %41
  ret %struct.output* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSo6sentrycvbEv(%struct.output_sentry* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.output_sentry, %struct.output_sentry* %0, i64 0, i32 0
  %3 = load i8, i8* %2, align 8, !tbaa !8, !range !24
  %4 = icmp ne i8 %3, 0
  ret i1 %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.output* @insert(%struct.output* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef 0) #8
  ret %struct.output* %4
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.output* @insert(%struct.output* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = tail call fastcc i32 @begin(%struct.output* noundef %0) #8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %94, label %7

7:                                                ; preds = %4
  %8 = bitcast %struct.output* %0 to i8*
  %9 = bitcast %struct.output* %0 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !9
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !10
  %13 = getelementptr inbounds i8, i8* %8, i64 %12
  %14 = getelementptr inbounds i8, i8* %13, i64 232
  %15 = bitcast i8* %14 to %struct.buffer**
  %16 = load %struct.buffer*, %struct.buffer** %15, align 8, !tbaa !18
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %16, i64 0, i32 0
  %18 = load %struct.buffer_functions*, %struct.buffer_functions** %17, align 8, !tbaa !19
  %19 = icmp eq %struct.buffer_functions* %18, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %19, label %23, label %20

20:                                               ; preds = %7
  %21 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %16) #9
  %22 = load %struct.buffer*, %struct.buffer** %15, align 8, !tbaa !18
  br label %23

23:                                               ; preds = %7, %20
  %24 = phi %struct.buffer* [ %22, %20 ], [ %16, %7 ]
  %25 = phi %struct.buffer_functions* [ %21, %20 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %7 ]
  %26 = tail call i32 @__sv_is_shown(%struct.buffer* noundef %24) #9
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds i8, i8* %13, i64 16
  %29 = bitcast i8* %28 to i64*
  %30 = load i64, i64* %29, align 8, !tbaa !25
  br i1 %27, label %33, label %31

31:                                               ; preds = %23
  %32 = tail call i64 @__symvm_observe(i64 noundef %30) #9
  br label %33

33:                                               ; preds = %23, %31
  %34 = phi i64 [ %32, %31 ], [ %30, %23 ]
  %35 = sub nsw i64 %34, %2
  %36 = getelementptr inbounds i8, i8* %13, i64 24
  %37 = bitcast i8* %36 to i32*
  %38 = load i32, i32* %37, align 8, !tbaa !17
  %39 = and i32 %38, 176
  %40 = icmp eq i32 %39, 32
  %41 = icmp eq i32 %39, 16
  %42 = select i1 %41, i64 %3, i64 0
  %43 = select i1 %40, i64 %2, i64 %42
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %50, label %45

45:                                               ; preds = %33
  %46 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %25, i64 0, i32 12
  %47 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %46, align 8, !tbaa !26
  %48 = tail call i64 %47(%struct.buffer* noundef nonnull %16, i8* noundef %1, i64 noundef %43) #9
  %49 = icmp eq i64 %48, %43
  br i1 %49, label %50, label %89

50:                                               ; preds = %33, %45
  %51 = getelementptr inbounds i8, i8* %13, i64 224
  %52 = load i8, i8* %51, align 8, !tbaa !27
  %53 = icmp sgt i64 %35, 0
  br i1 %53, label %54, label %79

54:                                               ; preds = %50
  %55 = getelementptr inbounds %struct.buffer, %struct.buffer* %16, i64 0, i32 5
  %56 = getelementptr inbounds %struct.buffer, %struct.buffer* %16, i64 0, i32 6
  %57 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %25, i64 0, i32 13
  %58 = zext i8 %52 to i32
  br label %59

59:                                               ; preds = %70, %54
  %60 = phi i32 [ 1, %54 ], [ %74, %70 ]
  %61 = phi i64 [ %35, %54 ], [ %75, %70 ]
  %62 = load i8*, i8** %55, align 8, !tbaa !28
  %63 = load i8*, i8** %56, align 8, !tbaa !29
  %64 = icmp ult i8* %62, %63
  br i1 %64, label %65, label %67

65:                                               ; preds = %59
  %66 = getelementptr inbounds i8, i8* %62, i64 1
  store i8* %66, i8** %55, align 8, !tbaa !28
  store i8 %52, i8* %62, align 1, !tbaa !30
  br label %70

67:                                               ; preds = %59
  %68 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %57, align 8, !tbaa !31
  %69 = tail call i32 %68(%struct.buffer* noundef nonnull %16, i32 noundef %58) #9
  br label %70

70:                                               ; preds = %67, %65
  %71 = phi i32 [ %58, %65 ], [ %69, %67 ]
  %72 = icmp ne i32 %71, -1
  %73 = zext i1 %72 to i32
  %74 = and i32 %60, %73
  %75 = add nsw i64 %61, -1
  %76 = icmp sgt i64 %61, 1
  br i1 %76, label %59, label %77, !llvm.loop !32

77:                                               ; preds = %70
  %78 = icmp eq i32 %74, 0
  br i1 %78, label %89, label %79

79:                                               ; preds = %50, %77
  %80 = sub nsw i64 %2, %43
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %89, label %82

82:                                               ; preds = %79
  %83 = getelementptr inbounds i8, i8* %1, i64 %43
  %84 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %25, i64 0, i32 12
  %85 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %84, align 8, !tbaa !26
  %86 = tail call i64 %85(%struct.buffer* noundef nonnull %16, i8* noundef %83, i64 noundef %80) #9
  %87 = icmp ne i64 %86, %80
  %88 = zext i1 %87 to i32
  br label %89

89:                                               ; preds = %82, %79, %77, %45
  %90 = phi i32 [ 1, %77 ], [ 1, %45 ], [ 0, %79 ], [ %88, %82 ]
  %91 = getelementptr inbounds i8, i8* %13, i64 16
  %92 = bitcast i8* %91 to i64*
  store i64 0, i64* %92, align 8, !tbaa !25
  %93 = tail call fastcc %struct.output* @end(%struct.output* noundef %0, i32 noundef %90) #8
  br label %94

94:                                               ; preds = %4, %89
  ret %struct.output* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(%struct.output* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.output* @insert_text(%struct.output* noundef %0, i8* noundef %1) #8
  ret %struct.output* %3
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.output* @insert_text(%struct.output* noundef %0, i8* noundef %1) unnamed_addr #0 {
  %3 = alloca i64, align 8
  %4 = bitcast %struct.output* %0 to i8*
  %5 = bitcast %struct.output* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !9
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i64* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %10) #10
  store i64 0, i64* %3, align 8, !tbaa !10
  %11 = icmp eq i8* %1, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %2
  %13 = bitcast i8* %9 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %13, i32 noundef 1, i32 noundef 0) #9
  br label %27

14:                                               ; preds = %2
  %15 = getelementptr inbounds i8, i8* %9, i64 232
  %16 = bitcast i8* %15 to %struct.buffer**
  %17 = load %struct.buffer*, %struct.buffer** %16, align 8, !tbaa !18
  %18 = tail call i32 @__sv_is_shown(%struct.buffer* noundef %17) #9
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %14
  %21 = call i64 @__sv_shown_length(i8* noundef nonnull %1, i64 noundef -1, i64* noundef nonnull %3) #9
  br label %24

22:                                               ; preds = %14
  %23 = tail call i64 @strlen(i8* noundef nonnull %1) #9
  br label %24

24:                                               ; preds = %22, %20
  %25 = phi i64 [ %21, %20 ], [ %23, %22 ]
  %26 = call fastcc %struct.output* @insert(%struct.output* noundef nonnull %0, i8* noundef nonnull %1, i64 noundef %25, i64 noundef 0) #8
  br label %27

27:                                               ; preds = %24, %12
  %28 = phi %struct.output* [ %26, %24 ], [ %0, %12 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #10
  ret %struct.output* %28
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKa(%struct.output* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.output* @insert_text(%struct.output* noundef %0, i8* noundef %1) #8
  ret %struct.output* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKh(%struct.output* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.output* @insert_text(%struct.output* noundef %0, i8* noundef %1) #8
  ret %struct.output* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(%struct.output* noundef %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = alloca i8, align 1
  store i8 %1, i8* %3, align 1, !tbaa !30
  %4 = call fastcc %struct.output* @insert(%struct.output* noundef %0, i8* noundef nonnull %3, i64 noundef 1, i64 noundef 0) #8
  ret %struct.output* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a(%struct.output* noundef %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = alloca i8, align 1
  store i8 %1, i8* %3, align 1, !tbaa !30
  %4 = call fastcc %struct.output* @insert(%struct.output* noundef %0, i8* noundef nonnull %3, i64 noundef 1, i64 noundef 0) #8
  ret %struct.output* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h(%struct.output* noundef %0, i8 noundef zeroext %1) local_unnamed_addr #0 {
  %3 = alloca i8, align 1
  store i8 %1, i8* %3, align 1, !tbaa !30
  %4 = call fastcc %struct.output* @insert(%struct.output* noundef %0, i8* noundef nonnull %3, i64 noundef 1, i64 noundef 0) #8
  ret %struct.output* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(%struct.output* noundef %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !35
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !37
  %7 = tail call fastcc %struct.output* @insert(%struct.output* noundef %0, i8* noundef %4, i64 noundef %6, i64 noundef 0) #8
  ret %struct.output* %7
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo3putEc(%struct.output* noundef %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @begin(%struct.output* noundef %0) #8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %40, label %5

5:                                                ; preds = %2
  %6 = bitcast %struct.output* %0 to i8*
  %7 = bitcast %struct.output* %0 to i64**
  %8 = load i64*, i64** %7, align 8, !tbaa !9
  %9 = getelementptr inbounds i64, i64* %8, i64 -3
  %10 = load i64, i64* %9, align 8, !tbaa !10
  %11 = getelementptr inbounds i8, i8* %6, i64 %10
  %12 = getelementptr inbounds i8, i8* %11, i64 232
  %13 = bitcast i8* %12 to %struct.buffer**
  %14 = load %struct.buffer*, %struct.buffer** %13, align 8, !tbaa !18
  %15 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %16 = load %struct.buffer_functions*, %struct.buffer_functions** %15, align 8, !tbaa !19
  %17 = icmp eq %struct.buffer_functions* %16, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %17, label %20, label %18

18:                                               ; preds = %5
  %19 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %14) #9
  br label %20

20:                                               ; preds = %5, %18
  %21 = phi %struct.buffer_functions* [ %19, %18 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %5 ]
  %22 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 5
  %23 = load i8*, i8** %22, align 8, !tbaa !28
  %24 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 6
  %25 = load i8*, i8** %24, align 8, !tbaa !29
  %26 = icmp ult i8* %23, %25
  br i1 %26, label %27, label %30

27:                                               ; preds = %20
  %28 = getelementptr inbounds i8, i8* %23, i64 1
  store i8* %28, i8** %22, align 8, !tbaa !28
  store i8 %1, i8* %23, align 1, !tbaa !30
  %29 = zext i8 %1 to i32
  br label %35

30:                                               ; preds = %20
  %31 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %21, i64 0, i32 13
  %32 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %31, align 8, !tbaa !31
  %33 = zext i8 %1 to i32
  %34 = tail call i32 %32(%struct.buffer* noundef nonnull %14, i32 noundef %33) #9
  br label %35

35:                                               ; preds = %27, %30
  %36 = phi i32 [ %29, %27 ], [ %34, %30 ]
  %37 = icmp eq i32 %36, -1
  %38 = zext i1 %37 to i32
  %39 = tail call fastcc %struct.output* @end(%struct.output* noundef nonnull %0, i32 noundef %38) #8
  br label %40

40:                                               ; preds = %2, %35
  ret %struct.output* %0
}

; Function Attrs: optsize
declare dso_local %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo5writeEPKcl(%struct.output* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i32 @begin(%struct.output* noundef %0) #8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %33, label %6

6:                                                ; preds = %3
  %7 = bitcast %struct.output* %0 to i8*
  %8 = bitcast %struct.output* %0 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !9
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !10
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = getelementptr inbounds i8, i8* %12, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8, !tbaa !18
  %16 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  %17 = load %struct.buffer_functions*, %struct.buffer_functions** %16, align 8, !tbaa !19
  %18 = icmp eq %struct.buffer_functions* %17, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %18, label %21, label %19

19:                                               ; preds = %6
  %20 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %15) #9
  br label %21

21:                                               ; preds = %6, %19
  %22 = phi %struct.buffer_functions* [ %20, %19 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %6 ]
  %23 = icmp eq i64 %2, 0
  br i1 %23, label %30, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %22, i64 0, i32 12
  %26 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %25, align 8, !tbaa !26
  %27 = tail call i64 %26(%struct.buffer* noundef nonnull %15, i8* noundef %1, i64 noundef %2) #9
  %28 = icmp ne i64 %27, %2
  %29 = zext i1 %28 to i32
  br label %30

30:                                               ; preds = %21, %24
  %31 = phi i32 [ 0, %21 ], [ %29, %24 ]
  %32 = tail call fastcc %struct.output* @end(%struct.output* noundef nonnull %0, i32 noundef %31) #8
  br label %33

33:                                               ; preds = %3, %30
  ret %struct.output* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSo8_M_writeEPKcl(%struct.output* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast %struct.output* %0 to i8*
  %5 = bitcast %struct.output* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !9
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 232
  %11 = bitcast i8* %10 to %struct.buffer**
  %12 = load %struct.buffer*, %struct.buffer** %11, align 8, !tbaa !18
  %13 = getelementptr inbounds %struct.buffer, %struct.buffer* %12, i64 0, i32 0
  %14 = load %struct.buffer_functions*, %struct.buffer_functions** %13, align 8, !tbaa !19
  %15 = icmp eq %struct.buffer_functions* %14, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %15, label %18, label %16

16:                                               ; preds = %3
  %17 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %12) #9
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi %struct.buffer_functions* [ %17, %16 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %3 ]
  %20 = icmp eq i64 %2, 0
  br i1 %20, label %32, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %19, i64 0, i32 12
  %23 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %22, align 8, !tbaa !26
  %24 = tail call i64 %23(%struct.buffer* noundef nonnull %12, i8* noundef %1, i64 noundef %2) #9
  %25 = icmp eq i64 %24, %2
  br i1 %25, label %32, label %26

26:                                               ; preds = %21
  %27 = load i64*, i64** %5, align 8, !tbaa !9
  %28 = getelementptr inbounds i64, i64* %27, i64 -3
  %29 = load i64, i64* %28, align 8, !tbaa !10
  %30 = getelementptr inbounds i8, i8* %4, i64 %29
  %31 = bitcast i8* %30 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef %31, i32 noundef 1, i32 noundef 0) #9
  br label %32

32:                                               ; preds = %18, %26, %21
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo5flushEv(%struct.output* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.output* %0 to i8*
  %3 = bitcast %struct.output* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !9
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 232
  %9 = bitcast i8* %8 to %struct.buffer**
  %10 = load %struct.buffer*, %struct.buffer** %9, align 8, !tbaa !18
  %11 = icmp eq %struct.buffer* %10, null
  br i1 %11, label %32, label %12

12:                                               ; preds = %1
  %13 = tail call fastcc i32 @begin(%struct.output* noundef nonnull %0) #8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %32, label %15

15:                                               ; preds = %12
  %16 = load %struct.buffer*, %struct.buffer** %9, align 8, !tbaa !18
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %16, i64 0, i32 0
  %18 = load %struct.buffer_functions*, %struct.buffer_functions** %17, align 8, !tbaa !19
  %19 = icmp eq %struct.buffer_functions* %18, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %19, label %23, label %20

20:                                               ; preds = %15
  %21 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %16) #9
  %22 = load %struct.buffer*, %struct.buffer** %9, align 8, !tbaa !18
  br label %23

23:                                               ; preds = %15, %20
  %24 = phi %struct.buffer* [ %22, %20 ], [ %16, %15 ]
  %25 = phi %struct.buffer_functions* [ %21, %20 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %15 ]
  %26 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %25, i64 0, i32 6
  %27 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %26, align 8, !tbaa !21
  %28 = tail call i32 %27(%struct.buffer* noundef %24) #9
  %29 = icmp eq i32 %28, -1
  %30 = zext i1 %29 to i32
  %31 = tail call fastcc %struct.output* @end(%struct.output* noundef nonnull %0, i32 noundef %30) #8
  br label %32

32:                                               ; preds = %1, %12, %23
  ret %struct.output* %0
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: nounwind optsize
define dso_local { i64, i64 } @_ZNSo5tellpEv(%struct.output* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.output* %0 to i8*
  %3 = bitcast %struct.output* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !9
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %7, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8, !tbaa !16
  %12 = and i32 %11, 5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %35

14:                                               ; preds = %1
  %15 = getelementptr inbounds i8, i8* %7, i64 232
  %16 = bitcast i8* %15 to %struct.buffer**
  %17 = load %struct.buffer*, %struct.buffer** %16, align 8, !tbaa !18
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %17, i64 0, i32 0
  %19 = load %struct.buffer_functions*, %struct.buffer_functions** %18, align 8, !tbaa !19
  %20 = icmp eq %struct.buffer_functions* %19, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %20, label %24, label %21

21:                                               ; preds = %14
  %22 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %17) #9
  %23 = load %struct.buffer*, %struct.buffer** %16, align 8, !tbaa !18
  br label %24

24:                                               ; preds = %14, %21
  %25 = phi %struct.buffer* [ %23, %21 ], [ %17, %14 ]
  %26 = phi %struct.buffer_functions* [ %22, %21 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %14 ]
  %27 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %26, i64 0, i32 4
  %28 = load { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)** %27, align 8, !tbaa !38
  %29 = tail call { i64, i64 } %28(%struct.buffer* noundef %25, i64 noundef 0, i32 noundef 1, i32 noundef 16) #9
  %30 = extractvalue { i64, i64 } %29, 0
  %31 = extractvalue { i64, i64 } %29, 1
  %32 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !23
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %24
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %8, i32 noundef 0, i32 noundef 0) #9
  br label %35

35:                                               ; preds = %34, %24, %1
  %36 = phi i64 [ -1, %1 ], [ %30, %24 ], [ %30, %34 ]
  %37 = phi i64 [ 0, %1 ], [ %31, %24 ], [ %31, %34 ]
  %38 = insertvalue { i64, i64 } poison, i64 %36, 0
  %39 = insertvalue { i64, i64 } %38, i64 %37, 1
  ret { i64, i64 } %39
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo5seekpElSt12_Ios_Seekdir(%struct.output* noundef returned %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast %struct.output* %0 to i8*
  %5 = bitcast %struct.output* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !9
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = getelementptr inbounds i8, i8* %9, i64 32
  %12 = bitcast i8* %11 to i32*
  %13 = load i32, i32* %12, align 8, !tbaa !16
  %14 = and i32 %13, 5
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %35

16:                                               ; preds = %3
  %17 = getelementptr inbounds i8, i8* %9, i64 232
  %18 = bitcast i8* %17 to %struct.buffer**
  %19 = load %struct.buffer*, %struct.buffer** %18, align 8, !tbaa !18
  %20 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i64 0, i32 0
  %21 = load %struct.buffer_functions*, %struct.buffer_functions** %20, align 8, !tbaa !19
  %22 = icmp eq %struct.buffer_functions* %21, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %22, label %26, label %23

23:                                               ; preds = %16
  %24 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %19) #9
  %25 = load %struct.buffer*, %struct.buffer** %18, align 8, !tbaa !18
  br label %26

26:                                               ; preds = %16, %23
  %27 = phi %struct.buffer* [ %25, %23 ], [ %19, %16 ]
  %28 = phi %struct.buffer_functions* [ %24, %23 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %16 ]
  %29 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %28, i64 0, i32 4
  %30 = load { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)** %29, align 8, !tbaa !38
  %31 = tail call { i64, i64 } %30(%struct.buffer* noundef %27, i64 noundef %1, i32 noundef %2, i32 noundef 16) #9
  %32 = extractvalue { i64, i64 } %31, 0
  %33 = icmp eq i64 %32, -1
  br i1 %33, label %34, label %35

34:                                               ; preds = %26
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %10, i32 noundef 4, i32 noundef 0) #9
  br label %35

35:                                               ; preds = %34, %26, %3
  ret %struct.output* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo5seekpESt4fposI11__mbstate_tE(%struct.output* noundef returned %0, i64 %1, i64 %2) local_unnamed_addr #0 {
  %4 = tail call %struct.output* @_ZNSo5seekpElSt12_Ios_Seekdir(%struct.output* noundef %0, i64 noundef %1, i32 noundef 0) #8
  ret %struct.output* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEPSt15basic_streambufIcSt11char_traitsIcEE(%struct.output* noundef %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq %struct.buffer* %1, null
  br i1 %3, label %4, label %12

4:                                                ; preds = %2
  %5 = bitcast %struct.output* %0 to i8*
  %6 = bitcast %struct.output* %0 to i64**
  %7 = load i64*, i64** %6, align 8, !tbaa !9
  %8 = getelementptr inbounds i64, i64* %7, i64 -3
  %9 = load i64, i64* %8, align 8, !tbaa !10
  %10 = getelementptr inbounds i8, i8* %5, i64 %9
  %11 = bitcast i8* %10 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef %11, i32 noundef 1, i32 noundef 0) #9
  br label %29

12:                                               ; preds = %2
  %13 = tail call fastcc i32 @begin(%struct.output* noundef %0) #8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %29, label %15

15:                                               ; preds = %12
  %16 = bitcast %struct.output* %0 to i8*
  %17 = bitcast %struct.output* %0 to i64**
  %18 = load i64*, i64** %17, align 8, !tbaa !9
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !10
  %21 = getelementptr inbounds i8, i8* %16, i64 %20
  %22 = getelementptr inbounds i8, i8* %21, i64 232
  %23 = bitcast i8* %22 to %struct.buffer**
  %24 = load %struct.buffer*, %struct.buffer** %23, align 8, !tbaa !18
  %25 = tail call i64 @_ZSt17__copy_streambufsIcSt11char_traitsIcEElPSt15basic_streambufIT_T0_ES6_(%struct.buffer* noundef nonnull %1, %struct.buffer* noundef %24) #9
  %26 = icmp eq i64 %25, 0
  %27 = select i1 %26, i32 4, i32 0
  %28 = tail call fastcc %struct.output* @end(%struct.output* noundef %0, i32 noundef %27) #8
  br label %29

29:                                               ; preds = %12, %15, %4
  ret %struct.output* %0
}

; Function Attrs: optsize
declare dso_local i64 @_ZSt17__copy_streambufsIcSt11char_traitsIcEElPSt15basic_streambufIT_T0_ES6_(%struct.buffer* noundef, %struct.buffer* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(%struct.output* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.output* %0 to i8*
  %3 = bitcast %struct.output* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !9
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = tail call signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%struct.ios* noundef %8, i8 noundef signext 10) #9
  %10 = tail call %struct.output* @_ZNSo3putEc(%struct.output* noundef %0, i8 noundef signext %9) #8
  %11 = tail call %struct.output* @_ZNSo5flushEv(%struct.output* noundef %10) #8
  ret %struct.output* %11
}

; Function Attrs: optsize
declare dso_local signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%struct.ios* noundef, i8 noundef signext) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(%struct.output* noundef %0) local_unnamed_addr #0 {
  %2 = tail call %struct.output* @_ZNSo3putEc(%struct.output* noundef %0, i8 noundef signext 0) #8
  ret %struct.output* %2
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(%struct.output* noundef %0) local_unnamed_addr #0 {
  %2 = tail call %struct.output* @_ZNSo5flushEv(%struct.output* noundef %0) #8
  ret %struct.output* %2
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEPFRSoS_E(%struct.output* noundef %0, %struct.output* (%struct.output*)* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.output* %1(%struct.output* noundef %0) #9
  ret %struct.output* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEPFRSt8ios_baseS0_E(%struct.output* noundef returned %0, i8* (i8*)* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.output* %0 to i8*
  %4 = bitcast %struct.output* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !9
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = tail call i8* %1(i8* noundef %8) #9
  ret %struct.output* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E(%struct.output* noundef returned %0, i8* (i8*)* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.output* %0 to i8*
  %4 = bitcast %struct.output* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !9
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = tail call i8* %1(i8* noundef %8) #9
  ret %struct.output* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.output* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(%struct.output* noundef returned %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = sext i32 %1 to i64
  %4 = bitcast %struct.output* %0 to i8*
  %5 = bitcast %struct.output* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !9
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 16
  %11 = bitcast i8* %10 to i64*
  store i64 %3, i64* %11, align 8, !tbaa !25
  ret %struct.output* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.output* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision(%struct.output* noundef returned %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = sext i32 %1 to i64
  %4 = bitcast %struct.output* %0 to i8*
  %5 = bitcast %struct.output* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !9
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 8
  %11 = bitcast i8* %10 to i64*
  store i64 %3, i64* %11, align 8, !tbaa !39
  ret %struct.output* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.output* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(%struct.output* noundef returned %0, i8 noundef signext %1) local_unnamed_addr #5 {
  %3 = bitcast %struct.output* %0 to i8*
  %4 = bitcast %struct.output* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !9
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 224
  store i8 %1, i8* %9, align 8, !tbaa !27
  ret %struct.output* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.output* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St12_Setiosflags(%struct.output* noundef returned %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = bitcast %struct.output* %0 to i8*
  %4 = bitcast %struct.output* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !9
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8, !tbaa !17
  %12 = or i32 %11, %1
  store i32 %12, i32* %10, align 8, !tbaa !17
  ret %struct.output* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.output* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St14_Resetiosflags(%struct.output* noundef returned %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = xor i32 %1, -1
  %4 = bitcast %struct.output* %0 to i8*
  %5 = bitcast %struct.output* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !9
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 24
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8, !tbaa !17
  %13 = and i32 %12, %3
  store i32 %13, i32* %11, align 8, !tbaa !17
  ret %struct.output* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.output* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_Setbase(%struct.output* noundef returned %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = bitcast %struct.output* %0 to i8*
  %4 = bitcast %struct.output* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !9
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8, !tbaa !17
  switch i32 %1, label %12 [
    i32 8, label %16
    i32 10, label %15
  ]

12:                                               ; preds = %2
  %13 = icmp eq i32 %1, 16
  %14 = select i1 %13, i32 8, i32 0
  br label %16

15:                                               ; preds = %2
  br label %16

16:                                               ; preds = %2, %12, %15
  %17 = phi i32 [ 64, %2 ], [ %14, %12 ], [ 2, %15 ]
  %18 = and i32 %11, -75
  %19 = or i32 %17, %18
  store i32 %19, i32* %10, align 8, !tbaa !17
  ret %struct.output* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEs(%struct.output* noundef %0, i16 noundef signext %1) local_unnamed_addr #0 {
  %3 = sext i16 %1 to i64
  %4 = tail call fastcc %struct.output* @insert_integer(%struct.output* noundef %0, i64 noundef %3, i64 noundef 65535) #8
  ret %struct.output* %4
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.output* @insert_integer(%struct.output* noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = bitcast %struct.output* %0 to i8*
  %5 = bitcast %struct.output* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !9
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 24
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8, !tbaa !17
  %13 = and i32 %12, 72
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %3
  %16 = and i64 %2, %1
  %17 = tail call fastcc %struct.output* @insert_as(%struct.output* noundef nonnull %0, i32 noundef %12, i64 noundef %16, i32 noundef 0) #9
  br label %46

18:                                               ; preds = %3
  %19 = getelementptr inbounds i8, i8* %9, i64 232
  %20 = bitcast i8* %19 to %struct.buffer**
  %21 = load %struct.buffer*, %struct.buffer** %20, align 8, !tbaa !18
  %22 = tail call i32 @__sv_is_shown(%struct.buffer* noundef %21) #9
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %18
  %25 = tail call i64 @__symvm_observe(i64 noundef %1) #9
  br label %26

26:                                               ; preds = %24, %18
  %27 = phi i64 [ %25, %24 ], [ %1, %18 ]
  %28 = icmp slt i64 %27, 0
  %29 = sub i64 0, %27
  %30 = select i1 %28, i64 %29, i64 %27
  br i1 %28, label %36, label %31

31:                                               ; preds = %26
  %32 = load i32, i32* %11, align 8, !tbaa !17
  %33 = and i32 %32, 2048
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 0, i32 43
  br label %36

36:                                               ; preds = %26, %31
  %37 = phi i32 [ %35, %31 ], [ 45, %26 ]
  %38 = load i64*, i64** %5, align 8, !tbaa !9
  %39 = getelementptr inbounds i64, i64* %38, i64 -3
  %40 = load i64, i64* %39, align 8, !tbaa !10
  %41 = getelementptr inbounds i8, i8* %4, i64 %40
  %42 = getelementptr inbounds i8, i8* %41, i64 24
  %43 = bitcast i8* %42 to i32*
  %44 = load i32, i32* %43, align 8, !tbaa !17
  %45 = tail call fastcc %struct.output* @insert_as(%struct.output* noundef nonnull %0, i32 noundef %44, i64 noundef %30, i32 noundef %37) #9
  br label %46

46:                                               ; preds = %36, %15
  %47 = phi %struct.output* [ %17, %15 ], [ %45, %36 ]
  ret %struct.output* %47
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEt(%struct.output* noundef %0, i16 noundef zeroext %1) local_unnamed_addr #0 {
  %3 = zext i16 %1 to i64
  %4 = bitcast %struct.output* %0 to i8*
  %5 = bitcast %struct.output* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !9
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 24
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8, !tbaa !17
  %13 = tail call fastcc %struct.output* @insert_as(%struct.output* noundef %0, i32 noundef %12, i64 noundef %3, i32 noundef 0) #9
  ret %struct.output* %13
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEi(%struct.output* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = tail call fastcc %struct.output* @insert_integer(%struct.output* noundef %0, i64 noundef %3, i64 noundef 4294967295) #8
  ret %struct.output* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEj(%struct.output* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = zext i32 %1 to i64
  %4 = bitcast %struct.output* %0 to i8*
  %5 = bitcast %struct.output* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !9
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 24
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8, !tbaa !17
  %13 = tail call fastcc %struct.output* @insert_as(%struct.output* noundef %0, i32 noundef %12, i64 noundef %3, i32 noundef 0) #9
  ret %struct.output* %13
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEl(%struct.output* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.output* @insert_integer(%struct.output* noundef %0, i64 noundef %1, i64 noundef -1) #8
  ret %struct.output* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEm(%struct.output* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.output* %0 to i8*
  %4 = bitcast %struct.output* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !9
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8, !tbaa !17
  %12 = tail call fastcc %struct.output* @insert_as(%struct.output* noundef %0, i32 noundef %11, i64 noundef %1, i32 noundef 0) #9
  ret %struct.output* %12
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEx(%struct.output* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.output* @insert_integer(%struct.output* noundef %0, i64 noundef %1, i64 noundef -1) #8
  ret %struct.output* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEy(%struct.output* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.output* %0 to i8*
  %4 = bitcast %struct.output* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !9
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8, !tbaa !17
  %12 = tail call fastcc %struct.output* @insert_as(%struct.output* noundef %0, i32 noundef %11, i64 noundef %1, i32 noundef 0) #9
  ret %struct.output* %12
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEb(%struct.output* noundef %0, i1 noundef zeroext %1) local_unnamed_addr #0 {
  %3 = alloca %struct.string, align 8
  %4 = bitcast %struct.output* %0 to i8*
  %5 = bitcast %struct.output* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !9
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = getelementptr inbounds i8, i8* %9, i64 24
  %12 = bitcast i8* %11 to i32*
  %13 = load i32, i32* %12, align 8, !tbaa !17
  %14 = and i32 %13, 1
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %2
  %17 = zext i1 %1 to i64
  %18 = tail call fastcc %struct.output* @insert_integer(%struct.output* noundef nonnull %0, i64 noundef %17, i64 noundef -1) #8
  br label %51

19:                                               ; preds = %2
  %20 = getelementptr inbounds i8, i8* %9, i64 232
  %21 = bitcast i8* %20 to %struct.buffer**
  %22 = load %struct.buffer*, %struct.buffer** %21, align 8, !tbaa !18
  %23 = tail call i32 @__sv_is_shown(%struct.buffer* noundef %22) #9
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %19
  %26 = zext i1 %1 to i64
  %27 = tail call i64 @__symvm_observe(i64 noundef %26) #9
  %28 = icmp ne i64 %27, 0
  br label %29

29:                                               ; preds = %25, %19
  %30 = phi i1 [ %28, %25 ], [ %1, %19 ]
  %31 = tail call %struct.numpunct* @__sv_own_numpunct(%struct.ios* noundef nonnull %10) #9
  %32 = icmp eq %struct.numpunct* %31, null
  br i1 %32, label %33, label %38

33:                                               ; preds = %29
  br i1 %30, label %34, label %36

34:                                               ; preds = %33
  %35 = tail call fastcc %struct.output* @insert(%struct.output* noundef nonnull %0, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i64 noundef 4, i64 noundef 0) #8
  br label %51

36:                                               ; preds = %33
  %37 = tail call fastcc %struct.output* @insert(%struct.output* noundef nonnull %0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i64 noundef 5, i64 noundef 0) #8
  br label %51

38:                                               ; preds = %29
  %39 = bitcast %struct.string* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %39) #10
  %40 = bitcast %struct.numpunct* %31 to %struct.numpunct_functions**
  %41 = load %struct.numpunct_functions*, %struct.numpunct_functions** %40, align 8, !tbaa !40
  %42 = getelementptr inbounds %struct.numpunct_functions, %struct.numpunct_functions* %41, i64 0, i32 5
  %43 = getelementptr inbounds %struct.numpunct_functions, %struct.numpunct_functions* %41, i64 0, i32 6
  %44 = select i1 %30, void (%struct.string*, %struct.numpunct*)** %42, void (%struct.string*, %struct.numpunct*)** %43
  %45 = load void (%struct.string*, %struct.numpunct*)*, void (%struct.string*, %struct.numpunct*)** %44, align 8, !tbaa !9
  call void %45(%struct.string* noundef nonnull %3, %struct.numpunct* noundef nonnull %31) #9
  %46 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 0
  %47 = load i8*, i8** %46, align 8, !tbaa !35
  %48 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 1
  %49 = load i64, i64* %48, align 8, !tbaa !37
  %50 = call fastcc %struct.output* @insert(%struct.output* noundef nonnull %0, i8* noundef %47, i64 noundef %49, i64 noundef 0) #8
  call void @__sv_string_drop(%struct.string* noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %39) #10
  br label %51

51:                                               ; preds = %38, %36, %34, %16
  %52 = phi %struct.output* [ %18, %16 ], [ %0, %38 ], [ %35, %34 ], [ %37, %36 ]
  ret %struct.output* %52
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_shown(%struct.buffer* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_observe(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.numpunct* @__sv_own_numpunct(%struct.ios* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_string_drop(%struct.string* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEPKv(%struct.output* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.output* %0 to i8*
  %4 = bitcast %struct.output* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !9
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8, !tbaa !17
  %12 = and i32 %11, -16971
  %13 = or i32 %12, 520
  %14 = ptrtoint i8* %1 to i64
  %15 = tail call fastcc %struct.output* @insert_as(%struct.output* noundef %0, i32 noundef %13, i64 noundef %14, i32 noundef 0) #8
  ret %struct.output* %15
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.output* @insert_as(%struct.output* noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca [32 x i8], align 16
  %6 = alloca [64 x i8], align 16
  %7 = and i32 %1, 74
  %8 = and i32 %1, 16384
  %9 = icmp eq i32 %8, 0
  %10 = getelementptr inbounds [32 x i8], [32 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %10) #10
  %11 = getelementptr inbounds [32 x i8], [32 x i8]* %5, i64 0, i64 32
  %12 = bitcast %struct.output* %0 to i8*
  %13 = bitcast %struct.output* %0 to i64**
  %14 = load i64*, i64** %13, align 8, !tbaa !9
  %15 = getelementptr inbounds i64, i64* %14, i64 -3
  %16 = load i64, i64* %15, align 8, !tbaa !10
  %17 = getelementptr inbounds i8, i8* %12, i64 %16
  %18 = getelementptr inbounds i8, i8* %17, i64 232
  %19 = bitcast i8* %18 to %struct.buffer**
  %20 = load %struct.buffer*, %struct.buffer** %19, align 8, !tbaa !18
  %21 = tail call i32 @__sv_is_shown(%struct.buffer* noundef %20) #9
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %4
  %24 = tail call i64 @__symvm_observe(i64 noundef %2) #9
  br label %25

25:                                               ; preds = %23, %4
  %26 = phi i64 [ %24, %23 ], [ %2, %4 ]
  %27 = select i1 %9, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i64 0, i64 0)
  %28 = icmp eq i32 %7, 64
  br i1 %28, label %29, label %38

29:                                               ; preds = %25, %29
  %30 = phi i64 [ %36, %29 ], [ %26, %25 ]
  %31 = phi i8* [ %35, %29 ], [ %11, %25 ]
  %32 = trunc i64 %30 to i8
  %33 = and i8 %32, 7
  %34 = or i8 %33, 48
  %35 = getelementptr inbounds i8, i8* %31, i64 -1
  store i8 %34, i8* %35, align 1, !tbaa !30
  %36 = lshr i64 %30, 3
  %37 = icmp ult i64 %30, 8
  br i1 %37, label %58, label %29, !llvm.loop !43

38:                                               ; preds = %25
  %39 = icmp eq i32 %7, 8
  br i1 %39, label %40, label %49

40:                                               ; preds = %38, %40
  %41 = phi i64 [ %47, %40 ], [ %26, %38 ]
  %42 = phi i8* [ %46, %40 ], [ %11, %38 ]
  %43 = and i64 %41, 15
  %44 = getelementptr inbounds i8, i8* %27, i64 %43
  %45 = load i8, i8* %44, align 1, !tbaa !30
  %46 = getelementptr inbounds i8, i8* %42, i64 -1
  store i8 %45, i8* %46, align 1, !tbaa !30
  %47 = lshr i64 %41, 4
  %48 = icmp ult i64 %41, 16
  br i1 %48, label %58, label %40, !llvm.loop !44

49:                                               ; preds = %38, %49
  %50 = phi i64 [ %56, %49 ], [ %26, %38 ]
  %51 = phi i8* [ %55, %49 ], [ %11, %38 ]
  %52 = urem i64 %50, 10
  %53 = trunc i64 %52 to i8
  %54 = or i8 %53, 48
  %55 = getelementptr inbounds i8, i8* %51, i64 -1
  store i8 %54, i8* %55, align 1, !tbaa !30
  %56 = udiv i64 %50, 10
  %57 = icmp ult i64 %50, 10
  br i1 %57, label %58, label %49, !llvm.loop !45

58:                                               ; preds = %49, %40, %29
  %59 = phi i8* [ %35, %29 ], [ %46, %40 ], [ %55, %49 ]
  %60 = load i64*, i64** %13, align 8, !tbaa !9
  %61 = getelementptr inbounds i64, i64* %60, i64 -3
  %62 = load i64, i64* %61, align 8, !tbaa !10
  %63 = getelementptr inbounds i8, i8* %12, i64 %62
  %64 = bitcast i8* %63 to %struct.ios*
  %65 = tail call %struct.numpunct* @__sv_own_numpunct(%struct.ios* noundef %64) #9
  %66 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %66) #10
  %67 = icmp eq %struct.numpunct* %65, null
  br i1 %67, label %74, label %68

68:                                               ; preds = %58
  %69 = ptrtoint i8* %11 to i64
  %70 = ptrtoint i8* %59 to i64
  %71 = sub i64 %69, %70
  %72 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 64
  %73 = call i8* @__sv_group(%struct.numpunct* noundef nonnull %65, i8* noundef nonnull %72, i8* noundef nonnull %59, i64 noundef %71) #9
  br label %74

74:                                               ; preds = %68, %58
  %75 = phi i8* [ %73, %68 ], [ %59, %58 ]
  %76 = phi i8* [ %72, %68 ], [ %11, %58 ]
  %77 = icmp eq i32 %7, 8
  switch i32 %7, label %91 [
    i32 64, label %78
    i32 8, label %78
  ]

78:                                               ; preds = %74, %74
  %79 = and i32 %1, 512
  %80 = icmp ne i32 %79, 0
  %81 = icmp ne i64 %26, 0
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %83, label %91

83:                                               ; preds = %78
  br i1 %77, label %84, label %87

84:                                               ; preds = %83
  %85 = select i1 %9, i8 120, i8 88
  %86 = getelementptr inbounds i8, i8* %75, i64 -1
  store i8 %85, i8* %86, align 1, !tbaa !30
  br label %87

87:                                               ; preds = %84, %83
  %88 = phi i8* [ %86, %84 ], [ %75, %83 ]
  %89 = getelementptr inbounds i8, i8* %88, i64 -1
  store i8 48, i8* %89, align 1, !tbaa !30
  %90 = select i1 %28, i8* %89, i8* %75
  br label %91

91:                                               ; preds = %87, %74, %78
  %92 = phi i8* [ %75, %78 ], [ %75, %74 ], [ %90, %87 ]
  %93 = phi i8* [ %75, %78 ], [ %75, %74 ], [ %89, %87 ]
  %94 = icmp eq i32 %3, 0
  br i1 %94, label %98, label %95

95:                                               ; preds = %91
  %96 = trunc i32 %3 to i8
  %97 = getelementptr inbounds i8, i8* %93, i64 -1
  store i8 %96, i8* %97, align 1, !tbaa !30
  br label %98

98:                                               ; preds = %95, %91
  %99 = phi i8* [ %97, %95 ], [ %93, %91 ]
  %100 = ptrtoint i8* %76 to i64
  %101 = ptrtoint i8* %99 to i64
  %102 = sub i64 %100, %101
  %103 = ptrtoint i8* %92 to i64
  %104 = sub i64 %103, %101
  %105 = call fastcc %struct.output* @insert(%struct.output* noundef nonnull %0, i8* noundef %99, i64 noundef %102, i64 noundef %104) #8
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %66) #10
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %10) #10
  ret %struct.output* %105
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEDn(%struct.output* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.output* @insert(%struct.output* noundef %0, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i64 noundef 7, i64 noundef 0) #8
  ret %struct.output* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEf(%struct.output* noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fpext float %1 to x86_fp80
  %4 = tail call fastcc %struct.output* @insert_float(%struct.output* noundef %0, x86_fp80 noundef %3, i32 noundef 0) #8
  ret %struct.output* %4
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.output* @insert_float(%struct.output* noundef %0, x86_fp80 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca [16 x i8], align 16
  %5 = alloca [64 x i8], align 16
  %6 = tail call x86_fp80 @__sv_bound(x86_fp80 noundef %1) #9
  %7 = bitcast %struct.output* %0 to i8*
  %8 = bitcast %struct.output* %0 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !9
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !10
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = getelementptr inbounds i8, i8* %12, i64 24
  %14 = bitcast i8* %13 to i32*
  %15 = load i32, i32* %14, align 8, !tbaa !17
  %16 = and i32 %15, 260
  %17 = and i32 %15, 16384
  %18 = icmp ne i32 %17, 0
  %19 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %19) #10
  %20 = getelementptr inbounds [64 x i8], [64 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %20) #10
  %21 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 1
  store i8 37, i8* %19, align 16, !tbaa !30
  %22 = and i32 %15, 1024
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %3
  %25 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 2
  store i8 35, i8* %21, align 1, !tbaa !30
  br label %26

26:                                               ; preds = %24, %3
  %27 = phi i8* [ %25, %24 ], [ %21, %3 ]
  %28 = and i32 %15, 2048
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds i8, i8* %27, i64 1
  store i8 43, i8* %27, align 1, !tbaa !30
  br label %32

32:                                               ; preds = %30, %26
  %33 = phi i8* [ %31, %30 ], [ %27, %26 ]
  %34 = icmp eq i32 %16, 260
  br i1 %34, label %38, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds i8, i8* %33, i64 1
  store i8 46, i8* %33, align 1, !tbaa !30
  %37 = getelementptr inbounds i8, i8* %33, i64 2
  store i8 42, i8* %36, align 1, !tbaa !30
  br label %38

38:                                               ; preds = %35, %32
  %39 = phi i8* [ %37, %35 ], [ %33, %32 ]
  %40 = icmp eq i32 %2, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %38
  %42 = getelementptr inbounds i8, i8* %39, i64 1
  store i8 76, i8* %39, align 1, !tbaa !30
  br label %43

43:                                               ; preds = %41, %38
  %44 = phi i8* [ %42, %41 ], [ %39, %38 ]
  switch i32 %16, label %45 [
    i32 4, label %53
    i32 256, label %47
  ]

45:                                               ; preds = %43
  %46 = select i1 %34, i8 97, i8 103
  br label %47

47:                                               ; preds = %43, %45
  %48 = phi i8 [ %46, %45 ], [ 101, %43 ]
  store i8 %48, i8* %44, align 1, !tbaa !30
  %49 = icmp ne i32 %16, 4
  %50 = and i1 %18, %49
  br i1 %50, label %51, label %55

51:                                               ; preds = %47
  %52 = add nsw i8 %48, -32
  br label %53

53:                                               ; preds = %43, %51
  %54 = phi i8 [ %52, %51 ], [ 102, %43 ]
  store i8 %54, i8* %44, align 1, !tbaa !30
  br label %55

55:                                               ; preds = %53, %47
  %56 = getelementptr inbounds i8, i8* %44, i64 1
  store i8 0, i8* %56, align 1, !tbaa !30
  %57 = getelementptr inbounds i8, i8* %12, i64 8
  %58 = bitcast i8* %57 to i64*
  %59 = load i64, i64* %58, align 8, !tbaa !39
  %60 = icmp slt i64 %59, 0
  %61 = trunc i64 %59 to i32
  %62 = select i1 %60, i32 6, i32 %61
  br i1 %34, label %63, label %69

63:                                               ; preds = %55
  br i1 %40, label %66, label %64

64:                                               ; preds = %63
  %65 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %20, i64 noundef 64, i8* noundef nonnull %19, x86_fp80 noundef %6) #9
  br label %75

66:                                               ; preds = %63
  %67 = fptrunc x86_fp80 %6 to double
  %68 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %20, i64 noundef 64, i8* noundef nonnull %19, double noundef %67) #9
  br label %75

69:                                               ; preds = %55
  br i1 %40, label %72, label %70

70:                                               ; preds = %69
  %71 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %20, i64 noundef 64, i8* noundef nonnull %19, i32 noundef %62, x86_fp80 noundef %6) #9
  br label %75

72:                                               ; preds = %69
  %73 = fptrunc x86_fp80 %6 to double
  %74 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %20, i64 noundef 64, i8* noundef nonnull %19, i32 noundef %62, double noundef %73) #9
  br label %75

75:                                               ; preds = %70, %72, %64, %66
  %76 = phi i32 [ %65, %64 ], [ %68, %66 ], [ %71, %70 ], [ %74, %72 ]
  %77 = icmp ult i32 %76, 64
  br i1 %77, label %78, label %80

78:                                               ; preds = %75
  %79 = call fastcc %struct.output* @insert_digits(%struct.output* noundef nonnull %0, i8* noundef nonnull %20, i32 noundef %76) #8
  br label %101

80:                                               ; preds = %75
  %81 = sext i32 %76 to i64
  %82 = add nsw i32 %76, 1
  %83 = zext i32 %82 to i64
  %84 = call i8* @llvm.stacksave()
  %85 = alloca i8, i64 %83, align 16
  %86 = add nsw i64 %81, 1
  br i1 %34, label %87, label %93

87:                                               ; preds = %80
  br i1 %40, label %90, label %88

88:                                               ; preds = %87
  %89 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %85, i64 noundef %86, i8* noundef nonnull %19, x86_fp80 noundef %6) #9
  br label %99

90:                                               ; preds = %87
  %91 = fptrunc x86_fp80 %6 to double
  %92 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %85, i64 noundef %86, i8* noundef nonnull %19, double noundef %91) #9
  br label %99

93:                                               ; preds = %80
  br i1 %40, label %96, label %94

94:                                               ; preds = %93
  %95 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %85, i64 noundef %86, i8* noundef nonnull %19, i32 noundef %62, x86_fp80 noundef %6) #9
  br label %99

96:                                               ; preds = %93
  %97 = fptrunc x86_fp80 %6 to double
  %98 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %85, i64 noundef %86, i8* noundef nonnull %19, i32 noundef %62, double noundef %97) #9
  br label %99

99:                                               ; preds = %94, %96, %88, %90
  %100 = call fastcc %struct.output* @insert_digits(%struct.output* noundef nonnull %0, i8* noundef nonnull %85, i32 noundef %76) #8
  call void @llvm.stackrestore(i8* %84)
  br label %101

101:                                              ; preds = %99, %78
  %102 = phi %struct.output* [ %79, %78 ], [ %100, %99 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %20) #10
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %19) #10
  ret %struct.output* %102
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEd(%struct.output* noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fpext double %1 to x86_fp80
  %4 = tail call fastcc %struct.output* @insert_float(%struct.output* noundef %0, x86_fp80 noundef %3, i32 noundef 0) #8
  ret %struct.output* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSolsEe(%struct.output* noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.output* @insert_float(%struct.output* noundef %0, x86_fp80 noundef %1, i32 noundef 1) #8
  ret %struct.output* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo9_M_insertIbEERSoT_(%struct.output* noundef %0, i1 noundef zeroext %1) local_unnamed_addr #0 {
  %3 = tail call %struct.output* @_ZNSolsEb(%struct.output* noundef %0, i1 noundef zeroext %1) #8
  ret %struct.output* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo9_M_insertIlEERSoT_(%struct.output* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.output* @insert_integer(%struct.output* noundef %0, i64 noundef %1, i64 noundef -1) #9
  ret %struct.output* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo9_M_insertImEERSoT_(%struct.output* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.output* %0 to i8*
  %4 = bitcast %struct.output* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !9
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8, !tbaa !17
  %12 = tail call fastcc %struct.output* @insert_as(%struct.output* noundef %0, i32 noundef %11, i64 noundef %1, i32 noundef 0) #9
  ret %struct.output* %12
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo9_M_insertIxEERSoT_(%struct.output* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.output* @insert_integer(%struct.output* noundef %0, i64 noundef %1, i64 noundef -1) #9
  ret %struct.output* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo9_M_insertIyEERSoT_(%struct.output* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.output* %0 to i8*
  %4 = bitcast %struct.output* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !9
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8, !tbaa !17
  %12 = tail call fastcc %struct.output* @insert_as(%struct.output* noundef %0, i32 noundef %11, i64 noundef %1, i32 noundef 0) #9
  ret %struct.output* %12
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo9_M_insertIdEERSoT_(%struct.output* noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fpext double %1 to x86_fp80
  %4 = tail call fastcc %struct.output* @insert_float(%struct.output* noundef %0, x86_fp80 noundef %3, i32 noundef 0) #9
  ret %struct.output* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo9_M_insertIeEERSoT_(%struct.output* noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.output* @insert_float(%struct.output* noundef %0, x86_fp80 noundef %1, i32 noundef 1) #9
  ret %struct.output* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZNSo9_M_insertIPKvEERSoT_(%struct.output* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.output* %0 to i8*
  %4 = bitcast %struct.output* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !9
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8, !tbaa !17
  %12 = and i32 %11, -16971
  %13 = or i32 %12, 520
  %14 = ptrtoint i8* %1 to i64
  %15 = tail call fastcc %struct.output* @insert_as(%struct.output* noundef %0, i32 noundef %13, i64 noundef %14, i32 noundef 0) #9
  ret %struct.output* %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSoD2Ev(%struct.output* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr #6 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSoD1Ev(%struct.output* noundef %0) #0 {
  %2 = bitcast %struct.output* %0 to i8*
  %3 = bitcast %struct.output* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !9
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %8) #9
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSoD0Ev(%struct.output* noundef %0) #0 {
  %2 = bitcast %struct.output* %0 to i8*
  %3 = bitcast %struct.output* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !9
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %8) #9
  tail call void @_ZdlPv(i8* noundef %2) #9
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSoD1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !9
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !9
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !10
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSoD0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !9
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !9
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !10
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #9
  tail call void @_ZdlPv(i8* noundef %7) #9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSoC1EPSt15basic_streambufIcSt11char_traitsIcEE(%struct.output* noundef %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSo, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !46
  %4 = getelementptr inbounds %struct.output, %struct.output* %0, i64 1, i32 0
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSo, i64 0, i64 1, i32 3, i64 0), i8*** %4, align 8, !tbaa !48
  %5 = getelementptr inbounds %struct.output, %struct.output* %0, i64 1
  %6 = bitcast %struct.output* %5 to %struct.ios*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %6, %struct.buffer* noundef %1) #9
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_ios_begin(%struct.ios* noundef, %struct.buffer* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSoC2EPSt15basic_streambufIcSt11char_traitsIcEE(%struct.output* noundef %0, i8*** nocapture noundef readonly %1, %struct.buffer* noundef %2) local_unnamed_addr #0 {
  %4 = load i8**, i8*** %1, align 8, !tbaa !9
  %5 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 0
  store i8** %4, i8*** %5, align 8, !tbaa !46
  %6 = getelementptr inbounds i8**, i8*** %1, i64 1
  %7 = load i8**, i8*** %6, align 8, !tbaa !9
  %8 = bitcast %struct.output* %0 to i8*
  %9 = bitcast %struct.output* %0 to i64**
  %10 = getelementptr inbounds i8*, i8** %4, i64 -3
  %11 = bitcast i8** %10 to i64*
  %12 = load i64, i64* %11, align 8, !tbaa !10
  %13 = getelementptr inbounds i8, i8* %8, i64 %12
  %14 = bitcast i8* %13 to i8***
  store i8** %7, i8*** %14, align 8, !tbaa !48
  %15 = load i64*, i64** %9, align 8, !tbaa !9
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8, !tbaa !10
  %18 = getelementptr inbounds i8, i8* %8, i64 %17
  %19 = bitcast i8* %18 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %19, %struct.buffer* noundef %2) #9
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef, %struct.buffer* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSoC1Ev(%struct.output* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSo, i64 0, i64 0, i32 3, i64 0), i8*** %2, align 8, !tbaa !46
  %3 = getelementptr inbounds %struct.output, %struct.output* %0, i64 1, i32 0
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSo, i64 0, i64 1, i32 3, i64 0), i8*** %3, align 8, !tbaa !48
  %4 = getelementptr inbounds %struct.output, %struct.output* %0, i64 1
  %5 = bitcast %struct.output* %4 to %struct.ios*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %5, %struct.buffer* noundef null) #9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSoC2Ev(%struct.output* noundef %0, i8*** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load i8**, i8*** %1, align 8, !tbaa !9
  %4 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 0
  store i8** %3, i8*** %4, align 8, !tbaa !46
  %5 = getelementptr inbounds i8**, i8*** %1, i64 1
  %6 = load i8**, i8*** %5, align 8, !tbaa !9
  %7 = bitcast %struct.output* %0 to i8*
  %8 = bitcast %struct.output* %0 to i64**
  %9 = getelementptr inbounds i8*, i8** %3, i64 -3
  %10 = bitcast i8** %9 to i64*
  %11 = load i64, i64* %10, align 8, !tbaa !10
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to i8***
  store i8** %6, i8*** %13, align 8, !tbaa !48
  %14 = load i64*, i64** %8, align 8, !tbaa !9
  %15 = getelementptr inbounds i64, i64* %14, i64 -3
  %16 = load i64, i64* %15, align 8, !tbaa !10
  %17 = getelementptr inbounds i8, i8* %7, i64 %16
  %18 = bitcast i8* %17 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %18, %struct.buffer* noundef null) #9
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @__sv_shown_length(i8* noundef, i64 noundef, i64* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_set_state(%struct.ios* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @__sv_group(%struct.numpunct* noundef, i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local x86_fp80 @__sv_bound(x86_fp80 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc %struct.output* @insert_digits(%struct.output* noundef %0, i8* noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = load i8, i8* %1, align 1, !tbaa !30
  %5 = icmp eq i8 %4, 45
  %6 = icmp eq i8 %4, 43
  %7 = or i1 %5, %6
  %8 = zext i1 %7 to i64
  %9 = icmp eq i8 %4, 48
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = getelementptr inbounds i8, i8* %1, i64 1
  %12 = load i8, i8* %11, align 1, !tbaa !30
  switch i8 %12, label %14 [
    i8 120, label %13
    i8 88, label %13
  ]

13:                                               ; preds = %10, %10
  br label %14

14:                                               ; preds = %3, %10, %13
  %15 = phi i64 [ 2, %13 ], [ %8, %10 ], [ %8, %3 ]
  %16 = bitcast %struct.output* %0 to i8*
  %17 = bitcast %struct.output* %0 to i64**
  %18 = load i64*, i64** %17, align 8, !tbaa !9
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !10
  %21 = getelementptr inbounds i8, i8* %16, i64 %20
  %22 = bitcast i8* %21 to %struct.ios*
  %23 = tail call %struct.numpunct* @__sv_own_numpunct(%struct.ios* noundef %22) #9
  %24 = icmp ne %struct.numpunct* %23, null
  %25 = sext i32 %2 to i64
  %26 = icmp slt i64 %15, %25
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %28, label %36

28:                                               ; preds = %14
  %29 = getelementptr inbounds i8, i8* %1, i64 %15
  %30 = load i8, i8* %29, align 1, !tbaa !30
  %31 = zext i8 %30 to i32
  %32 = tail call i32 @isdigit(i32 noundef %31) #9
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %36, label %34

34:                                               ; preds = %28
  %35 = tail call fastcc %struct.output* @insert_own(%struct.output* noundef nonnull %0, %struct.numpunct* noundef nonnull %23, i8* noundef nonnull %1, i32 noundef %2, i64 noundef %15) #8
  br label %38

36:                                               ; preds = %28, %14
  %37 = tail call fastcc %struct.output* @insert(%struct.output* noundef nonnull %0, i8* noundef nonnull %1, i64 noundef %25, i64 noundef %15) #8
  br label %38

38:                                               ; preds = %36, %34
  %39 = phi %struct.output* [ %35, %34 ], [ %37, %36 ]
  ret %struct.output* %39
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #7

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #7

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc %struct.output* @insert_own(%struct.output* noundef %0, %struct.numpunct* noundef %1, i8* noundef %2, i32 noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = sext i32 %3 to i64
  %7 = shl nsw i64 %6, 1
  %8 = icmp sgt i64 %6, %4
  br i1 %8, label %9, label %28

9:                                                ; preds = %5
  %10 = getelementptr inbounds i8, i8* %2, i64 %4
  %11 = load i8, i8* %10, align 1, !tbaa !30
  %12 = zext i8 %11 to i32
  %13 = tail call i32 @isdigit(i32 noundef %12) #9
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %28, label %21

15:                                               ; preds = %21
  %16 = getelementptr inbounds i8, i8* %2, i64 %23
  %17 = load i8, i8* %16, align 1, !tbaa !30
  %18 = zext i8 %17 to i32
  %19 = tail call i32 @isdigit(i32 noundef %18) #9
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %25, label %21, !llvm.loop !49

21:                                               ; preds = %9, %15
  %22 = phi i64 [ %23, %15 ], [ %4, %9 ]
  %23 = add i64 %22, 1
  %24 = icmp eq i64 %23, %6
  br i1 %24, label %25, label %15, !llvm.loop !49

25:                                               ; preds = %15, %21
  %26 = phi i64 [ %23, %15 ], [ %6, %21 ]
  %27 = icmp slt i64 %23, %6
  br label %28

28:                                               ; preds = %25, %9, %5
  %29 = phi i64 [ %4, %5 ], [ %4, %9 ], [ %26, %25 ]
  %30 = phi i1 [ false, %5 ], [ true, %9 ], [ %27, %25 ]
  %31 = alloca i8, i64 %7, align 16
  %32 = getelementptr inbounds i8, i8* %31, i64 %7
  %33 = sub nsw i64 %6, %29
  %34 = sub i64 0, %33
  %35 = getelementptr inbounds i8, i8* %32, i64 %34
  %36 = getelementptr inbounds i8, i8* %2, i64 %29
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %35, i8* align 1 %36, i64 %33, i1 false)
  %37 = load i8, i8* %2, align 1, !tbaa !30
  %38 = icmp ne i8 %37, 48
  %39 = icmp ne i64 %4, 2
  %40 = or i1 %39, %38
  br i1 %40, label %41, label %55

41:                                               ; preds = %28
  br i1 %30, label %42, label %51

42:                                               ; preds = %41
  %43 = load i8, i8* %35, align 1, !tbaa !30
  %44 = icmp eq i8 %43, 46
  br i1 %44, label %45, label %51

45:                                               ; preds = %42
  %46 = bitcast %struct.numpunct* %1 to %struct.numpunct_functions**
  %47 = load %struct.numpunct_functions*, %struct.numpunct_functions** %46, align 8, !tbaa !40
  %48 = getelementptr inbounds %struct.numpunct_functions, %struct.numpunct_functions* %47, i64 0, i32 2
  %49 = load i8 (%struct.numpunct*)*, i8 (%struct.numpunct*)** %48, align 8, !tbaa !50
  %50 = tail call signext i8 %49(%struct.numpunct* noundef %1) #9
  store i8 %50, i8* %35, align 1, !tbaa !30
  br label %51

51:                                               ; preds = %45, %42, %41
  %52 = getelementptr inbounds i8, i8* %2, i64 %4
  %53 = sub nsw i64 %29, %4
  %54 = call i8* @__sv_group(%struct.numpunct* noundef %1, i8* noundef nonnull %35, i8* noundef nonnull %52, i64 noundef %53) #9
  br label %60

55:                                               ; preds = %28
  %56 = add nsw i64 %29, -2
  %57 = sub i64 2, %29
  %58 = getelementptr inbounds i8, i8* %35, i64 %57
  %59 = getelementptr inbounds i8, i8* %2, i64 2
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %58, i8* nonnull align 1 %59, i64 %56, i1 false)
  br label %60

60:                                               ; preds = %55, %51
  %61 = phi i8* [ %54, %51 ], [ %58, %55 ]
  %62 = sub i64 0, %4
  %63 = getelementptr inbounds i8, i8* %61, i64 %62
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %63, i8* nonnull align 1 %2, i64 %4, i1 false)
  %64 = ptrtoint i8* %32 to i64
  %65 = ptrtoint i8* %63 to i64
  %66 = sub i64 %64, %65
  %67 = call fastcc %struct.output* @insert(%struct.output* noundef %0, i8* noundef %63, i64 noundef %66, i64 noundef %4) #8
  ret %struct.output* %67
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind willreturn }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 8}
!3 = !{!"output_sentry", !4, i64 0, !7, i64 8}
!4 = !{!"_Bool", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"any pointer", !5, i64 0}
!8 = !{!3, !4, i64 0}
!9 = !{!7, !7, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !5, i64 0}
!12 = !{!13, !7, i64 216}
!13 = !{!"ios", !7, i64 0, !11, i64 8, !11, i64 16, !14, i64 24, !14, i64 28, !14, i64 32, !7, i64 40, !15, i64 48, !5, i64 64, !14, i64 192, !7, i64 200, !7, i64 208, !7, i64 216, !5, i64 224, !4, i64 225, !7, i64 232, !7, i64 240, !7, i64 248, !7, i64 256}
!14 = !{!"int", !5, i64 0}
!15 = !{!"word", !7, i64 0, !11, i64 8}
!16 = !{!13, !14, i64 32}
!17 = !{!13, !14, i64 24}
!18 = !{!13, !7, i64 232}
!19 = !{!20, !7, i64 0}
!20 = !{!"buffer", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56}
!21 = !{!22, !7, i64 48}
!22 = !{!"buffer_functions", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104}
!23 = !{!14, !14, i64 0}
!24 = !{i8 0, i8 2}
!25 = !{!13, !11, i64 16}
!26 = !{!22, !7, i64 96}
!27 = !{!13, !5, i64 224}
!28 = !{!20, !7, i64 40}
!29 = !{!20, !7, i64 48}
!30 = !{!5, !5, i64 0}
!31 = !{!22, !7, i64 104}
!32 = distinct !{!32, !33, !34}
!33 = !{!"llvm.loop.mustprogress"}
!34 = !{!"llvm.loop.unroll.disable"}
!35 = !{!36, !7, i64 0}
!36 = !{!"string", !7, i64 0, !11, i64 8, !5, i64 16}
!37 = !{!36, !11, i64 8}
!38 = !{!22, !7, i64 32}
!39 = !{!13, !11, i64 8}
!40 = !{!41, !7, i64 0}
!41 = !{!"numpunct", !42, i64 0, !7, i64 16}
!42 = !{!"facet", !7, i64 0, !14, i64 8}
!43 = distinct !{!43, !33, !34}
!44 = distinct !{!44, !33, !34}
!45 = distinct !{!45, !33, !34}
!46 = !{!47, !7, i64 0}
!47 = !{!"output", !7, i64 0}
!48 = !{!13, !7, i64 0}
!49 = distinct !{!49, !33, !34}
!50 = !{!51, !7, i64 16}
!51 = !{!"numpunct_functions", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48}
