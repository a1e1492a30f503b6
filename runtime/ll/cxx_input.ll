; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_input.c
; ModuleID = 'runtime/c/cxx_input.c'
source_filename = "runtime/c/cxx_input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.buffer_table = type { i64, i8*, %struct.buffer_functions }
%struct.buffer_functions = type { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.buffer = type { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.type = type { i8**, i8* }
%struct.base = type { %struct.type*, i64 }
%struct.part = type { i64, i64, i8*, [2 x i8*] }
%struct.locale_content = type { i32, %struct.facet**, i64, i8**, i8** }
%struct.facet = type { i8**, i32 }
%struct.input = type { i8**, i64 }
%struct.ios = type { i8**, i64, i64, i32, i32, i32, i8*, %struct.word, [8 x %struct.word], i32, %struct.word*, i8*, i8*, i8, i8, %struct.buffer*, %struct.ctype*, i8*, i8* }
%struct.word = type { i8*, i64 }
%struct.ctype = type opaque
%struct.output = type { i8** }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }

@__sv_stdio_buffer = external dso_local constant %struct.buffer_table, align 8
@_ZTSSi = dso_local constant [3 x i8] c"Si\00", align 1
@_ZTSSd = dso_local constant [3 x i8] c"Sd\00", align 1
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt9basic_iosIcSt11char_traitsIcEE = external dso_local constant %struct.type, align 8
@_ZTISi = dso_local constant { %struct.type, i32, i32, [1 x %struct.base] } { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv121__vmi_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSSi, i32 0, i32 0) }, i32 0, i32 1, [1 x %struct.base] [%struct.base { %struct.type* @_ZTISt9basic_iosIcSt11char_traitsIcEE, i64 -6141 }] }, align 8
@_ZTISo = external dso_local constant %struct.type, align 8
@_ZTISd = dso_local constant { %struct.type, i32, i32, [2 x %struct.base] } { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv121__vmi_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSSd, i32 0, i32 0) }, i32 2, i32 2, [2 x %struct.base] [%struct.base { %struct.type* getelementptr inbounds ({ %struct.type, i32, i32, [1 x %struct.base] }, { %struct.type, i32, i32, [1 x %struct.base] }* @_ZTISi, i32 0, i32 0), i64 2 }, %struct.base { %struct.type* @_ZTISo, i64 4098 }] }, align 8
@_ZTVSi = dso_local constant [2 x %struct.part] [%struct.part { i64 16, i64 0, i8* bitcast ({ %struct.type, i32, i32, [1 x %struct.base] }* @_ZTISi to i8*), [2 x i8*] [i8* bitcast (void (%struct.input*)* @_ZNSiD1Ev to i8*), i8* bitcast (void (%struct.input*)* @_ZNSiD0Ev to i8*)] }, %struct.part { i64 -16, i64 -16, i8* bitcast ({ %struct.type, i32, i32, [1 x %struct.base] }* @_ZTISi to i8*), [2 x i8*] [i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSiD1Ev to i8*), i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSiD0Ev to i8*)] }], align 16
@_ZTTSi = dso_local local_unnamed_addr constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSi to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSi to i8*), i64 64)], align 16
@_ZTVSd = dso_local constant [3 x %struct.part] [%struct.part { i64 24, i64 0, i8* bitcast ({ %struct.type, i32, i32, [2 x %struct.base] }* @_ZTISd to i8*), [2 x i8*] [i8* bitcast (void (%struct.input*)* @_ZNSdD1Ev to i8*), i8* bitcast (void (%struct.input*)* @_ZNSdD0Ev to i8*)] }, %struct.part { i64 8, i64 -16, i8* bitcast ({ %struct.type, i32, i32, [2 x %struct.base] }* @_ZTISd to i8*), [2 x i8*] [i8* bitcast (void (%struct.output*)* @_ZThn16_NSdD1Ev to i8*), i8* bitcast (void (%struct.output*)* @_ZThn16_NSdD0Ev to i8*)] }, %struct.part { i64 -24, i64 -24, i8* bitcast ({ %struct.type, i32, i32, [2 x %struct.base] }* @_ZTISd to i8*), [2 x i8*] [i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSdD1Ev to i8*), i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSdD0Ev to i8*)] }], align 16
@_ZTTSd = dso_local local_unnamed_addr constant [7 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSd to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSd to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSd to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSd to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSd to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSd to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSd to i8*), i64 64)], align 16
@__sv_locale = external dso_local global %struct.locale_content, align 8
@__sv_has_thrown = external dso_local local_unnamed_addr global i32, align 4

@_ZNSi6sentryC1ERSib = dso_local alias void (i8*, %struct.input*, i1), void (i8*, %struct.input*, i1)* @_ZNSi6sentryC2ERSib

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.input* %0 to i8*
  %4 = bitcast %struct.input* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  %10 = getelementptr inbounds i8, i8* %8, i64 32
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8, !tbaa !8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %97

14:                                               ; preds = %2
  %15 = getelementptr inbounds i8, i8* %8, i64 216
  %16 = bitcast i8* %15 to i8**
  %17 = load i8*, i8** %16, align 8, !tbaa !13
  %18 = icmp eq i8* %17, null
  br i1 %18, label %22, label %19

19:                                               ; preds = %14
  %20 = bitcast i8* %17 to %struct.output*
  %21 = tail call %struct.output* @_ZNSo5flushEv(%struct.output* noundef nonnull %20) #7
  br label %22

22:                                               ; preds = %19, %14
  %23 = icmp eq i32 %1, 0
  br i1 %23, label %24, label %97

24:                                               ; preds = %22
  %25 = getelementptr inbounds i8, i8* %8, i64 24
  %26 = bitcast i8* %25 to i32*
  %27 = load i32, i32* %26, align 8, !tbaa !14
  %28 = and i32 %27, 4096
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %97, label %30

30:                                               ; preds = %24
  %31 = getelementptr inbounds i8, i8* %8, i64 232
  %32 = bitcast i8* %31 to %struct.buffer**
  %33 = load %struct.buffer*, %struct.buffer** %32, align 8, !tbaa !15
  %34 = getelementptr inbounds %struct.buffer, %struct.buffer* %33, i64 0, i32 0
  %35 = load %struct.buffer_functions*, %struct.buffer_functions** %34, align 8, !tbaa !16
  %36 = icmp eq %struct.buffer_functions* %35, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %36, label %39, label %37

37:                                               ; preds = %30
  %38 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %33) #7
  br label %39

39:                                               ; preds = %30, %37
  %40 = phi %struct.buffer_functions* [ %38, %37 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %30 ]
  %41 = getelementptr inbounds %struct.buffer, %struct.buffer* %33, i64 0, i32 2
  %42 = load i8*, i8** %41, align 8, !tbaa !18
  %43 = getelementptr inbounds %struct.buffer, %struct.buffer* %33, i64 0, i32 3
  %44 = load i8*, i8** %43, align 8, !tbaa !19
  %45 = icmp ult i8* %42, %44
  br i1 %45, label %46, label %49

46:                                               ; preds = %39
  %47 = load i8, i8* %42, align 1, !tbaa !20
  %48 = zext i8 %47 to i32
  br label %54

49:                                               ; preds = %39
  %50 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %40, i64 0, i32 9
  %51 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %50, align 8, !tbaa !21
  %52 = tail call i32 %51(%struct.buffer* noundef nonnull %33) #7
  %53 = icmp eq i32 %52, -1
  br i1 %53, label %97, label %54

54:                                               ; preds = %46, %49
  %55 = phi i32 [ %48, %46 ], [ %52, %49 ]
  %56 = getelementptr inbounds i8, i8* %8, i64 208
  %57 = bitcast i8* %56 to i8**
  %58 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %40, i64 0, i32 10
  %59 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %40, i64 0, i32 9
  br label %60

60:                                               ; preds = %54, %94
  %61 = phi i32 [ %55, %54 ], [ %95, %94 ]
  %62 = load i8*, i8** %57, align 8, !tbaa !23
  %63 = icmp eq i8* %62, bitcast (%struct.locale_content* @__sv_locale to i8*)
  br i1 %63, label %64, label %66

64:                                               ; preds = %60
  %65 = tail call i32 @isspace(i32 noundef %61) #7
  br label %68

66:                                               ; preds = %60
  %67 = tail call i32 @__sv_own_space(%struct.ios* noundef nonnull %9, i32 noundef %61) #7
  br label %68

68:                                               ; preds = %64, %66
  %69 = phi i32 [ %65, %64 ], [ %67, %66 ]
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %97, label %71

71:                                               ; preds = %68
  %72 = load i8*, i8** %41, align 8, !tbaa !18
  %73 = load i8*, i8** %43, align 8, !tbaa !19
  %74 = icmp ult i8* %72, %73
  br i1 %74, label %75, label %77

75:                                               ; preds = %71
  %76 = getelementptr inbounds i8, i8* %72, i64 1
  store i8* %76, i8** %41, align 8, !tbaa !18
  br label %84

77:                                               ; preds = %71
  %78 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %58, align 8, !tbaa !24
  %79 = tail call i32 %78(%struct.buffer* noundef nonnull %33) #7
  %80 = icmp eq i32 %79, -1
  br i1 %80, label %97, label %81

81:                                               ; preds = %77
  %82 = load i8*, i8** %41, align 8, !tbaa !18
  %83 = load i8*, i8** %43, align 8, !tbaa !19
  br label %84

84:                                               ; preds = %81, %75
  %85 = phi i8* [ %83, %81 ], [ %73, %75 ]
  %86 = phi i8* [ %82, %81 ], [ %76, %75 ]
  %87 = icmp ult i8* %86, %85
  br i1 %87, label %88, label %91

88:                                               ; preds = %84
  %89 = load i8, i8* %86, align 1, !tbaa !20
  %90 = zext i8 %89 to i32
  br label %94

91:                                               ; preds = %84
  %92 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %59, align 8, !tbaa !21
  %93 = tail call i32 %92(%struct.buffer* noundef nonnull %33) #7
  br label %94

94:                                               ; preds = %88, %91
  %95 = phi i32 [ %90, %88 ], [ %93, %91 ]
  %96 = icmp eq i32 %95, -1
  br i1 %96, label %97, label %60, !llvm.loop !25

97:                                               ; preds = %77, %68, %94, %49, %22, %24, %2
  %98 = phi i32 [ 0, %22 ], [ 0, %24 ], [ 0, %2 ], [ 2, %49 ], [ 2, %77 ], [ 0, %68 ], [ 2, %94 ]
  %99 = load i32, i32* %11, align 8, !tbaa !8
  %100 = or i32 %99, %98
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %103, label %102

102:                                              ; preds = %97
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %9, i32 noundef %98, i32 noundef 4) #7
  br label %103

103:                                              ; preds = %97, %102
  %104 = phi i32 [ 0, %102 ], [ 1, %97 ]
  ret i32 %104
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local %struct.output* @_ZNSo5flushEv(%struct.output* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSi6sentryC2ERSib(i8* nocapture noundef writeonly %0, %struct.input* noundef %1, i1 noundef zeroext %2) #0 {
  %4 = zext i1 %2 to i32
  %5 = tail call i32 @__sv_begin_input(%struct.input* noundef %1, i32 noundef %4) #8
  %6 = icmp ne i32 %5, 0
  %7 = zext i1 %6 to i8
  store i8 %7, i8* %0, align 1, !tbaa !28
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSi6sentrycvbEv(i8* nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = load i8, i8* %0, align 1, !tbaa !28, !range !29
  %3 = icmp ne i8 %2, 0
  ret i1 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @_ZNKSi6gcountEv(%struct.input* nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !30
  ret i64 %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_(%struct.input* noundef returned %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.input* %0 to i8*
  %3 = bitcast %struct.input* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %84, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds i8, i8* %7, i64 232
  %13 = bitcast i8* %12 to %struct.buffer**
  %14 = load %struct.buffer*, %struct.buffer** %13, align 8, !tbaa !15
  %15 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %16 = load %struct.buffer_functions*, %struct.buffer_functions** %15, align 8, !tbaa !16
  %17 = icmp eq %struct.buffer_functions* %16, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %17, label %20, label %18

18:                                               ; preds = %11
  %19 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %14) #7
  br label %20

20:                                               ; preds = %11, %18
  %21 = phi %struct.buffer_functions* [ %19, %18 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %11 ]
  %22 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 2
  %23 = load i8*, i8** %22, align 8, !tbaa !18
  %24 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 3
  %25 = load i8*, i8** %24, align 8, !tbaa !19
  %26 = icmp ult i8* %23, %25
  br i1 %26, label %27, label %30

27:                                               ; preds = %20
  %28 = load i8, i8* %23, align 1, !tbaa !20
  %29 = zext i8 %28 to i32
  br label %35

30:                                               ; preds = %20
  %31 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %21, i64 0, i32 9
  %32 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %31, align 8, !tbaa !21
  %33 = tail call i32 %32(%struct.buffer* noundef nonnull %14) #7
  %34 = icmp eq i32 %33, -1
  br i1 %34, label %78, label %35

35:                                               ; preds = %27, %30
  %36 = phi i32 [ %29, %27 ], [ %33, %30 ]
  %37 = getelementptr inbounds i8, i8* %7, i64 208
  %38 = bitcast i8* %37 to i8**
  %39 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %21, i64 0, i32 10
  %40 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %21, i64 0, i32 9
  br label %41

41:                                               ; preds = %35, %75
  %42 = phi i32 [ %36, %35 ], [ %76, %75 ]
  %43 = load i8*, i8** %38, align 8, !tbaa !23
  %44 = icmp eq i8* %43, bitcast (%struct.locale_content* @__sv_locale to i8*)
  br i1 %44, label %45, label %47

45:                                               ; preds = %41
  %46 = tail call i32 @isspace(i32 noundef %42) #7
  br label %49

47:                                               ; preds = %41
  %48 = tail call i32 @__sv_own_space(%struct.ios* noundef nonnull %8, i32 noundef %42) #7
  br label %49

49:                                               ; preds = %45, %47
  %50 = phi i32 [ %46, %45 ], [ %48, %47 ]
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %78, label %52

52:                                               ; preds = %49
  %53 = load i8*, i8** %22, align 8, !tbaa !18
  %54 = load i8*, i8** %24, align 8, !tbaa !19
  %55 = icmp ult i8* %53, %54
  br i1 %55, label %56, label %58

56:                                               ; preds = %52
  %57 = getelementptr inbounds i8, i8* %53, i64 1
  store i8* %57, i8** %22, align 8, !tbaa !18
  br label %65

58:                                               ; preds = %52
  %59 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %39, align 8, !tbaa !24
  %60 = tail call i32 %59(%struct.buffer* noundef nonnull %14) #7
  %61 = icmp eq i32 %60, -1
  br i1 %61, label %78, label %62

62:                                               ; preds = %58
  %63 = load i8*, i8** %22, align 8, !tbaa !18
  %64 = load i8*, i8** %24, align 8, !tbaa !19
  br label %65

65:                                               ; preds = %62, %56
  %66 = phi i8* [ %64, %62 ], [ %54, %56 ]
  %67 = phi i8* [ %63, %62 ], [ %57, %56 ]
  %68 = icmp ult i8* %67, %66
  br i1 %68, label %69, label %72

69:                                               ; preds = %65
  %70 = load i8, i8* %67, align 1, !tbaa !20
  %71 = zext i8 %70 to i32
  br label %75

72:                                               ; preds = %65
  %73 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %40, align 8, !tbaa !21
  %74 = tail call i32 %73(%struct.buffer* noundef nonnull %14) #7
  br label %75

75:                                               ; preds = %69, %72
  %76 = phi i32 [ %71, %69 ], [ %74, %72 ]
  %77 = icmp eq i32 %76, -1
  br i1 %77, label %78, label %41, !llvm.loop !32

78:                                               ; preds = %58, %49, %75, %30
  %79 = phi i32 [ 2, %30 ], [ 2, %58 ], [ 2, %75 ], [ 0, %49 ]
  %80 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !33
  %81 = or i32 %80, %79
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %84, label %83

83:                                               ; preds = %78
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %8, i32 noundef %79, i32 noundef 0) #7
  br label %84

84:                                               ; preds = %83, %78, %1
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%struct.input* noundef returned %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.input* %0 to i8*
  %4 = bitcast %struct.input* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  %10 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %114, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds i8, i8* %8, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8, !tbaa !15
  %16 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  %17 = load %struct.buffer_functions*, %struct.buffer_functions** %16, align 8, !tbaa !16
  %18 = icmp eq %struct.buffer_functions* %17, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %18, label %21, label %19

19:                                               ; preds = %12
  %20 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %15) #7
  br label %21

21:                                               ; preds = %12, %19
  %22 = phi %struct.buffer_functions* [ %20, %19 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %12 ]
  %23 = getelementptr inbounds i8, i8* %8, i64 16
  %24 = bitcast i8* %23 to i64*
  %25 = load i64, i64* %24, align 8, !tbaa !34
  %26 = icmp sgt i64 %25, 0
  %27 = select i1 %26, i64 %25, i64 4611686018427387903
  %28 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %28, align 8, !tbaa !35
  %29 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %30 = load i8*, i8** %29, align 8, !tbaa !37
  store i8 0, i8* %30, align 1, !tbaa !20
  %31 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 2
  %32 = load i8*, i8** %31, align 8, !tbaa !18
  %33 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 3
  %34 = load i8*, i8** %33, align 8, !tbaa !19
  %35 = icmp ult i8* %32, %34
  br i1 %35, label %36, label %39

36:                                               ; preds = %21
  %37 = load i8, i8* %32, align 1, !tbaa !20
  %38 = zext i8 %37 to i32
  br label %43

39:                                               ; preds = %21
  %40 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %22, i64 0, i32 9
  %41 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %40, align 8, !tbaa !21
  %42 = tail call i32 %41(%struct.buffer* noundef nonnull %15) #7
  br label %43

43:                                               ; preds = %36, %39
  %44 = phi i32 [ %38, %36 ], [ %42, %39 ]
  %45 = load i64, i64* %28, align 8, !tbaa !35
  %46 = icmp ult i64 %45, %27
  %47 = icmp ne i32 %44, -1
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %49, label %100

49:                                               ; preds = %43
  %50 = getelementptr inbounds i8, i8* %8, i64 208
  %51 = bitcast i8* %50 to i8**
  %52 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %22, i64 0, i32 10
  %53 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %22, i64 0, i32 9
  br label %54

54:                                               ; preds = %49, %91
  %55 = phi i32 [ %44, %49 ], [ %92, %91 ]
  %56 = load i8*, i8** %51, align 8, !tbaa !23
  %57 = icmp eq i8* %56, bitcast (%struct.locale_content* @__sv_locale to i8*)
  br i1 %57, label %58, label %60

58:                                               ; preds = %54
  %59 = tail call i32 @isspace(i32 noundef %55) #7
  br label %62

60:                                               ; preds = %54
  %61 = tail call i32 @__sv_own_space(%struct.ios* noundef nonnull %9, i32 noundef %55) #7
  br label %62

62:                                               ; preds = %58, %60
  %63 = phi i32 [ %59, %58 ], [ %61, %60 ]
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %97

65:                                               ; preds = %62
  %66 = load i64, i64* %28, align 8, !tbaa !35
  %67 = trunc i32 %55 to i8
  %68 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef nonnull %1, i64 noundef %66, i64 noundef 0, i64 noundef 1, i8 noundef signext %67) #7
  %69 = load i8*, i8** %31, align 8, !tbaa !18
  %70 = load i8*, i8** %33, align 8, !tbaa !19
  %71 = icmp ult i8* %69, %70
  br i1 %71, label %72, label %74

72:                                               ; preds = %65
  %73 = getelementptr inbounds i8, i8* %69, i64 1
  store i8* %73, i8** %31, align 8, !tbaa !18
  br label %81

74:                                               ; preds = %65
  %75 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %52, align 8, !tbaa !24
  %76 = tail call i32 %75(%struct.buffer* noundef nonnull %15) #7
  %77 = icmp eq i32 %76, -1
  br i1 %77, label %97, label %78

78:                                               ; preds = %74
  %79 = load i8*, i8** %31, align 8, !tbaa !18
  %80 = load i8*, i8** %33, align 8, !tbaa !19
  br label %81

81:                                               ; preds = %78, %72
  %82 = phi i8* [ %80, %78 ], [ %70, %72 ]
  %83 = phi i8* [ %79, %78 ], [ %73, %72 ]
  %84 = icmp ult i8* %83, %82
  br i1 %84, label %85, label %88

85:                                               ; preds = %81
  %86 = load i8, i8* %83, align 1, !tbaa !20
  %87 = zext i8 %86 to i32
  br label %91

88:                                               ; preds = %81
  %89 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %53, align 8, !tbaa !21
  %90 = tail call i32 %89(%struct.buffer* noundef nonnull %15) #7
  br label %91

91:                                               ; preds = %85, %88
  %92 = phi i32 [ %87, %85 ], [ %90, %88 ]
  %93 = load i64, i64* %28, align 8, !tbaa !35
  %94 = icmp ult i64 %93, %27
  %95 = icmp ne i32 %92, -1
  %96 = select i1 %94, i1 %95, i1 false
  br i1 %96, label %54, label %100, !llvm.loop !38

97:                                               ; preds = %74, %62
  %98 = phi i32 [ %55, %62 ], [ -1, %74 ]
  %99 = load i64, i64* %28, align 8, !tbaa !35
  br label %100

100:                                              ; preds = %91, %97, %43
  %101 = phi i64 [ %45, %43 ], [ %99, %97 ], [ %93, %91 ]
  %102 = phi i32 [ %44, %43 ], [ %98, %97 ], [ %92, %91 ]
  store i64 0, i64* %24, align 8, !tbaa !34
  %103 = icmp ult i64 %101, %27
  %104 = icmp eq i32 %102, -1
  %105 = select i1 %103, i1 %104, i1 false
  %106 = select i1 %105, i32 2, i32 0
  %107 = icmp eq i64 %101, 0
  %108 = select i1 %107, i32 4, i32 0
  %109 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !33
  %110 = or i32 %108, %109
  %111 = or i32 %110, %106
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %114, label %113

113:                                              ; preds = %100
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %9, i32 noundef %106, i32 noundef %108) #7
  br label %114

114:                                              ; preds = %113, %100, %2
  ret %struct.input* %0
}

; Function Attrs: optsize
declare dso_local %struct.string* @__sv_string_fill(%struct.string* noundef, i64 noundef, i64 noundef, i64 noundef, i8 noundef signext) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZSt17__istream_extractRSiPcl(%struct.input* noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.input* @word(%struct.input* noundef %0, i8* noundef %1, i64 noundef %2) #8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.input* @word(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1, i64 noundef %2) unnamed_addr #0 {
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = getelementptr inbounds i8, i8* %9, i64 16
  %12 = bitcast i8* %11 to i64*
  %13 = load i64, i64* %12, align 8, !tbaa !34
  %14 = icmp sgt i64 %13, 0
  %15 = icmp slt i64 %13, %2
  %16 = and i1 %14, %15
  %17 = select i1 %16, i64 %13, i64 %2
  %18 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %3
  store i8 0, i8* %1, align 1, !tbaa !20
  br label %124

21:                                               ; preds = %3
  %22 = getelementptr inbounds i8, i8* %9, i64 232
  %23 = bitcast i8* %22 to %struct.buffer**
  %24 = load %struct.buffer*, %struct.buffer** %23, align 8, !tbaa !15
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %24, i64 0, i32 0
  %26 = load %struct.buffer_functions*, %struct.buffer_functions** %25, align 8, !tbaa !16
  %27 = icmp eq %struct.buffer_functions* %26, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %27, label %30, label %28

28:                                               ; preds = %21
  %29 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %24) #7
  br label %30

30:                                               ; preds = %21, %28
  %31 = phi %struct.buffer_functions* [ %29, %28 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %21 ]
  %32 = getelementptr inbounds %struct.buffer, %struct.buffer* %24, i64 0, i32 2
  %33 = load i8*, i8** %32, align 8, !tbaa !18
  %34 = getelementptr inbounds %struct.buffer, %struct.buffer* %24, i64 0, i32 3
  %35 = load i8*, i8** %34, align 8, !tbaa !19
  %36 = icmp ult i8* %33, %35
  br i1 %36, label %37, label %40

37:                                               ; preds = %30
  %38 = load i8, i8* %33, align 1, !tbaa !20
  %39 = zext i8 %38 to i32
  br label %44

40:                                               ; preds = %30
  %41 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %31, i64 0, i32 9
  %42 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %41, align 8, !tbaa !21
  %43 = tail call i32 %42(%struct.buffer* noundef nonnull %24) #7
  br label %44

44:                                               ; preds = %37, %40
  %45 = phi i32 [ %39, %37 ], [ %43, %40 ]
  %46 = add nsw i64 %17, -1
  %47 = icmp sgt i64 %17, 1
  %48 = icmp ne i32 %45, -1
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %54, label %50

50:                                               ; preds = %44
  store i8 0, i8* %1, align 1, !tbaa !20
  store i64 0, i64* %12, align 8, !tbaa !34
  %51 = icmp eq i32 %45, -1
  %52 = select i1 %47, i1 %51, i1 false
  %53 = select i1 %52, i32 2, i32 0
  br label %114

54:                                               ; preds = %44
  %55 = getelementptr inbounds i8, i8* %9, i64 208
  %56 = bitcast i8* %55 to i8**
  %57 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %31, i64 0, i32 10
  %58 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %31, i64 0, i32 9
  br label %59

59:                                               ; preds = %54, %99
  %60 = phi i32 [ %45, %54 ], [ %100, %99 ]
  %61 = phi i64 [ 0, %54 ], [ %73, %99 ]
  %62 = load i8*, i8** %56, align 8, !tbaa !23
  %63 = icmp eq i8* %62, bitcast (%struct.locale_content* @__sv_locale to i8*)
  br i1 %63, label %64, label %66

64:                                               ; preds = %59
  %65 = tail call i32 @isspace(i32 noundef %60) #7
  br label %68

66:                                               ; preds = %59
  %67 = tail call i32 @__sv_own_space(%struct.ios* noundef nonnull %10, i32 noundef %60) #7
  br label %68

68:                                               ; preds = %64, %66
  %69 = phi i32 [ %65, %64 ], [ %67, %66 ]
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %111

71:                                               ; preds = %68
  %72 = trunc i32 %60 to i8
  %73 = add nuw nsw i64 %61, 1
  %74 = getelementptr inbounds i8, i8* %1, i64 %61
  store i8 %72, i8* %74, align 1, !tbaa !20
  %75 = load i8*, i8** %32, align 8, !tbaa !18
  %76 = load i8*, i8** %34, align 8, !tbaa !19
  %77 = icmp ult i8* %75, %76
  br i1 %77, label %78, label %80

78:                                               ; preds = %71
  %79 = getelementptr inbounds i8, i8* %75, i64 1
  store i8* %79, i8** %32, align 8, !tbaa !18
  br label %89

80:                                               ; preds = %71
  %81 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %57, align 8, !tbaa !24
  %82 = tail call i32 %81(%struct.buffer* noundef nonnull %24) #7
  %83 = icmp eq i32 %82, -1
  br i1 %83, label %84, label %86

84:                                               ; preds = %80
  %85 = icmp slt i64 %73, %46
  br label %104

86:                                               ; preds = %80
  %87 = load i8*, i8** %32, align 8, !tbaa !18
  %88 = load i8*, i8** %34, align 8, !tbaa !19
  br label %89

89:                                               ; preds = %86, %78
  %90 = phi i8* [ %88, %86 ], [ %76, %78 ]
  %91 = phi i8* [ %87, %86 ], [ %79, %78 ]
  %92 = icmp ult i8* %91, %90
  br i1 %92, label %93, label %96

93:                                               ; preds = %89
  %94 = load i8, i8* %91, align 1, !tbaa !20
  %95 = zext i8 %94 to i32
  br label %99

96:                                               ; preds = %89
  %97 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %58, align 8, !tbaa !21
  %98 = tail call i32 %97(%struct.buffer* noundef nonnull %24) #7
  br label %99

99:                                               ; preds = %93, %96
  %100 = phi i32 [ %95, %93 ], [ %98, %96 ]
  %101 = icmp slt i64 %73, %46
  %102 = icmp ne i32 %100, -1
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %59, label %104, !llvm.loop !39

104:                                              ; preds = %99, %84
  %105 = phi i32 [ -1, %84 ], [ %100, %99 ]
  %106 = phi i1 [ %85, %84 ], [ %101, %99 ]
  %107 = getelementptr inbounds i8, i8* %1, i64 %73
  store i8 0, i8* %107, align 1, !tbaa !20
  store i64 0, i64* %12, align 8, !tbaa !34
  %108 = icmp eq i32 %105, -1
  %109 = select i1 %106, i1 %108, i1 false
  %110 = select i1 %109, i32 2, i32 0
  br label %116

111:                                              ; preds = %68
  %112 = getelementptr inbounds i8, i8* %1, i64 %61
  store i8 0, i8* %112, align 1, !tbaa !20
  store i64 0, i64* %12, align 8, !tbaa !34
  %113 = icmp eq i64 %61, 0
  br i1 %113, label %114, label %116

114:                                              ; preds = %50, %111
  %115 = phi i32 [ %53, %50 ], [ 0, %111 ]
  br label %116

116:                                              ; preds = %104, %111, %114
  %117 = phi i32 [ %115, %114 ], [ 0, %111 ], [ %110, %104 ]
  %118 = phi i32 [ 4, %114 ], [ 0, %111 ], [ 0, %104 ]
  %119 = or i32 %117, %118
  %120 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !33
  %121 = or i32 %119, %120
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %124, label %123

123:                                              ; preds = %116
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %10, i32 noundef %117, i32 noundef %118) #7
  br label %124

124:                                              ; preds = %123, %116, %20
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_PS3_(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @word(%struct.input* noundef %0, i8* noundef %1, i64 noundef 9223372036854775807) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Pa(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @word(%struct.input* noundef %0, i8* noundef %1, i64 noundef 9223372036854775807) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Ph(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @word(%struct.input* noundef %0, i8* noundef %1, i64 noundef 9223372036854775807) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @one(%struct.input* noundef %0, i8* noundef %1) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.input* @one(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) unnamed_addr #0 {
  %3 = bitcast %struct.input* %0 to i8*
  %4 = bitcast %struct.input* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  %10 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %41, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds i8, i8* %8, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8, !tbaa !15
  %16 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  %17 = load %struct.buffer_functions*, %struct.buffer_functions** %16, align 8, !tbaa !16
  %18 = icmp eq %struct.buffer_functions* %17, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %18, label %21, label %19

19:                                               ; preds = %12
  %20 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %15) #7
  br label %21

21:                                               ; preds = %12, %19
  %22 = phi %struct.buffer_functions* [ %20, %19 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %12 ]
  %23 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 2
  %24 = load i8*, i8** %23, align 8, !tbaa !18
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 3
  %26 = load i8*, i8** %25, align 8, !tbaa !19
  %27 = icmp ult i8* %24, %26
  br i1 %27, label %28, label %32

28:                                               ; preds = %21
  %29 = getelementptr inbounds i8, i8* %24, i64 1
  store i8* %29, i8** %23, align 8, !tbaa !18
  %30 = load i8, i8* %24, align 1, !tbaa !20
  %31 = zext i8 %30 to i32
  br label %38

32:                                               ; preds = %21
  %33 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %22, i64 0, i32 10
  %34 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %33, align 8, !tbaa !24
  %35 = tail call i32 %34(%struct.buffer* noundef nonnull %15) #7
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %37, label %38

37:                                               ; preds = %32
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %9, i32 noundef 6, i32 noundef 0) #7
  br label %41

38:                                               ; preds = %28, %32
  %39 = phi i32 [ %31, %28 ], [ %35, %32 ]
  %40 = trunc i32 %39 to i8
  store i8 %40, i8* %1, align 1, !tbaa !20
  br label %41

41:                                               ; preds = %37, %38, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Ra(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @one(%struct.input* noundef %0, i8* noundef %1) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Rh(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @one(%struct.input* noundef %0, i8* noundef %1) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(%struct.input* noundef returned %0, %struct.string* noundef %1, i8 noundef signext %2) local_unnamed_addr #0 {
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %107, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds i8, i8* %9, i64 232
  %15 = bitcast i8* %14 to %struct.buffer**
  %16 = load %struct.buffer*, %struct.buffer** %15, align 8, !tbaa !15
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %16, i64 0, i32 0
  %18 = load %struct.buffer_functions*, %struct.buffer_functions** %17, align 8, !tbaa !16
  %19 = icmp eq %struct.buffer_functions* %18, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %19, label %22, label %20

20:                                               ; preds = %13
  %21 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %16) #7
  br label %22

22:                                               ; preds = %13, %20
  %23 = phi %struct.buffer_functions* [ %21, %20 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %13 ]
  %24 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %24, align 8, !tbaa !35
  %25 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %26 = load i8*, i8** %25, align 8, !tbaa !37
  store i8 0, i8* %26, align 1, !tbaa !20
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %16, i64 0, i32 2
  %28 = load i8*, i8** %27, align 8, !tbaa !18
  %29 = getelementptr inbounds %struct.buffer, %struct.buffer* %16, i64 0, i32 3
  %30 = load i8*, i8** %29, align 8, !tbaa !19
  %31 = icmp ult i8* %28, %30
  br i1 %31, label %32, label %35

32:                                               ; preds = %22
  %33 = load i8, i8* %28, align 1, !tbaa !20
  %34 = zext i8 %33 to i32
  br label %39

35:                                               ; preds = %22
  %36 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %23, i64 0, i32 9
  %37 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %36, align 8, !tbaa !21
  %38 = tail call i32 %37(%struct.buffer* noundef nonnull %16) #7
  br label %39

39:                                               ; preds = %32, %35
  %40 = phi i32 [ %34, %32 ], [ %38, %35 ]
  %41 = zext i8 %2 to i32
  %42 = icmp ne i32 %40, -1
  %43 = icmp ne i32 %40, %41
  %44 = and i1 %42, %43
  br i1 %44, label %45, label %80

45:                                               ; preds = %39
  %46 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %23, i64 0, i32 10
  %47 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %23, i64 0, i32 9
  br label %48

48:                                               ; preds = %45, %75
  %49 = phi i32 [ %40, %45 ], [ %76, %75 ]
  %50 = load i64, i64* %24, align 8, !tbaa !35
  %51 = trunc i32 %49 to i8
  %52 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef nonnull %1, i64 noundef %50, i64 noundef 0, i64 noundef 1, i8 noundef signext %51) #7
  %53 = load i8*, i8** %27, align 8, !tbaa !18
  %54 = load i8*, i8** %29, align 8, !tbaa !19
  %55 = icmp ult i8* %53, %54
  br i1 %55, label %56, label %58

56:                                               ; preds = %48
  %57 = getelementptr inbounds i8, i8* %53, i64 1
  store i8* %57, i8** %27, align 8, !tbaa !18
  br label %65

58:                                               ; preds = %48
  %59 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %46, align 8, !tbaa !24
  %60 = tail call i32 %59(%struct.buffer* noundef nonnull %16) #7
  %61 = icmp eq i32 %60, -1
  br i1 %61, label %96, label %62

62:                                               ; preds = %58
  %63 = load i8*, i8** %27, align 8, !tbaa !18
  %64 = load i8*, i8** %29, align 8, !tbaa !19
  br label %65

65:                                               ; preds = %62, %56
  %66 = phi i8* [ %64, %62 ], [ %54, %56 ]
  %67 = phi i8* [ %63, %62 ], [ %57, %56 ]
  %68 = icmp ult i8* %67, %66
  br i1 %68, label %69, label %72

69:                                               ; preds = %65
  %70 = load i8, i8* %67, align 1, !tbaa !20
  %71 = zext i8 %70 to i32
  br label %75

72:                                               ; preds = %65
  %73 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %47, align 8, !tbaa !21
  %74 = tail call i32 %73(%struct.buffer* noundef nonnull %16) #7
  br label %75

75:                                               ; preds = %69, %72
  %76 = phi i32 [ %71, %69 ], [ %74, %72 ]
  %77 = icmp ne i32 %76, -1
  %78 = icmp ne i32 %76, %41
  %79 = and i1 %77, %78
  br i1 %79, label %48, label %80, !llvm.loop !40

80:                                               ; preds = %75, %39
  %81 = phi i1 [ %42, %39 ], [ true, %75 ]
  %82 = phi i32 [ %40, %39 ], [ %76, %75 ]
  %83 = phi i1 [ %42, %39 ], [ %77, %75 ]
  br i1 %83, label %84, label %94

84:                                               ; preds = %80
  %85 = load i8*, i8** %27, align 8, !tbaa !18
  %86 = load i8*, i8** %29, align 8, !tbaa !19
  %87 = icmp ult i8* %85, %86
  br i1 %87, label %88, label %90

88:                                               ; preds = %84
  %89 = getelementptr inbounds i8, i8* %85, i64 1
  store i8* %89, i8** %27, align 8, !tbaa !18
  br label %94

90:                                               ; preds = %84
  %91 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %23, i64 0, i32 10
  %92 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %91, align 8, !tbaa !24
  %93 = tail call i32 %92(%struct.buffer* noundef nonnull %16) #7
  br label %94

94:                                               ; preds = %90, %88, %80
  %95 = icmp eq i32 %82, -1
  br i1 %95, label %96, label %98

96:                                               ; preds = %58, %94
  %97 = phi i1 [ %81, %94 ], [ true, %58 ]
  br label %98

98:                                               ; preds = %94, %96
  %99 = phi i1 [ %97, %96 ], [ %81, %94 ]
  %100 = phi i32 [ 2, %96 ], [ 0, %94 ]
  %101 = select i1 %99, i32 0, i32 4
  %102 = or i32 %101, %100
  %103 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !33
  %104 = or i32 %102, %103
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %107, label %106

106:                                              ; preds = %98
  tail call void @__sv_set_state(%struct.ios* noundef %10, i32 noundef %100, i32 noundef %101) #7
  br label %107

107:                                              ; preds = %106, %98, %3
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%struct.input* noundef returned %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(%struct.input* noundef %0, %struct.string* noundef %1, i8 noundef signext 10) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi7getlineEPclc(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i8 noundef signext %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.input* @line(%struct.input* noundef %0, i8* noundef %1, i64 noundef %2, i8 noundef signext %3, i32 noundef 1) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.input* @line(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i8 noundef signext %3, i32 noundef %4) unnamed_addr #0 {
  %6 = bitcast %struct.input* %0 to i8*
  %7 = bitcast %struct.input* %0 to i64**
  %8 = load i64*, i64** %7, align 8, !tbaa !2
  %9 = getelementptr inbounds i64, i64* %8, i64 -3
  %10 = load i64, i64* %9, align 8, !tbaa !6
  %11 = getelementptr inbounds i8, i8* %6, i64 %10
  %12 = bitcast i8* %11 to %struct.ios*
  %13 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %13, align 8, !tbaa !30
  %14 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %129, label %16

16:                                               ; preds = %5
  %17 = getelementptr inbounds i8, i8* %11, i64 232
  %18 = bitcast i8* %17 to %struct.buffer**
  %19 = load %struct.buffer*, %struct.buffer** %18, align 8, !tbaa !15
  %20 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i64 0, i32 0
  %21 = load %struct.buffer_functions*, %struct.buffer_functions** %20, align 8, !tbaa !16
  %22 = icmp eq %struct.buffer_functions* %21, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %22, label %25, label %23

23:                                               ; preds = %16
  %24 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %19) #7
  br label %25

25:                                               ; preds = %16, %23
  %26 = phi %struct.buffer_functions* [ %24, %23 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %16 ]
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i64 0, i32 2
  %28 = load i8*, i8** %27, align 8, !tbaa !18
  %29 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i64 0, i32 3
  %30 = load i8*, i8** %29, align 8, !tbaa !19
  %31 = icmp ult i8* %28, %30
  br i1 %31, label %32, label %35

32:                                               ; preds = %25
  %33 = load i8, i8* %28, align 1, !tbaa !20
  %34 = zext i8 %33 to i32
  br label %39

35:                                               ; preds = %25
  %36 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %26, i64 0, i32 9
  %37 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %36, align 8, !tbaa !21
  %38 = tail call i32 %37(%struct.buffer* noundef nonnull %19) #7
  br label %39

39:                                               ; preds = %32, %35
  %40 = phi i32 [ %34, %32 ], [ %38, %35 ]
  %41 = add nsw i64 %2, -1
  %42 = zext i8 %3 to i32
  %43 = icmp slt i64 %2, 2
  %44 = icmp eq i32 %40, -1
  %45 = select i1 %43, i1 true, i1 %44
  %46 = icmp eq i32 %40, %42
  %47 = select i1 %45, i1 true, i1 %46
  br i1 %47, label %87, label %48

48:                                               ; preds = %39
  %49 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %26, i64 0, i32 10
  %50 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %26, i64 0, i32 9
  br label %51

51:                                               ; preds = %48, %80
  %52 = phi i32 [ %40, %48 ], [ %81, %80 ]
  %53 = phi i64 [ 0, %48 ], [ %55, %80 ]
  %54 = trunc i32 %52 to i8
  %55 = add nuw nsw i64 %53, 1
  %56 = getelementptr inbounds i8, i8* %1, i64 %53
  store i8 %54, i8* %56, align 1, !tbaa !20
  %57 = load i8*, i8** %27, align 8, !tbaa !18
  %58 = load i8*, i8** %29, align 8, !tbaa !19
  %59 = icmp ult i8* %57, %58
  br i1 %59, label %60, label %62

60:                                               ; preds = %51
  %61 = getelementptr inbounds i8, i8* %57, i64 1
  store i8* %61, i8** %27, align 8, !tbaa !18
  br label %70

62:                                               ; preds = %51
  %63 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %49, align 8, !tbaa !24
  %64 = tail call i32 %63(%struct.buffer* noundef nonnull %19) #7
  %65 = icmp eq i32 %64, -1
  br i1 %65, label %66, label %67

66:                                               ; preds = %62
  store i64 %55, i64* %13, align 8, !tbaa !30
  br label %112

67:                                               ; preds = %62
  %68 = load i8*, i8** %27, align 8, !tbaa !18
  %69 = load i8*, i8** %29, align 8, !tbaa !19
  br label %70

70:                                               ; preds = %67, %60
  %71 = phi i8* [ %69, %67 ], [ %58, %60 ]
  %72 = phi i8* [ %68, %67 ], [ %61, %60 ]
  %73 = icmp ult i8* %72, %71
  br i1 %73, label %74, label %77

74:                                               ; preds = %70
  %75 = load i8, i8* %72, align 1, !tbaa !20
  %76 = zext i8 %75 to i32
  br label %80

77:                                               ; preds = %70
  %78 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %50, align 8, !tbaa !21
  %79 = tail call i32 %78(%struct.buffer* noundef nonnull %19) #7
  br label %80

80:                                               ; preds = %74, %77
  %81 = phi i32 [ %76, %74 ], [ %79, %77 ]
  %82 = icmp sge i64 %55, %41
  %83 = icmp eq i32 %81, -1
  %84 = select i1 %82, i1 true, i1 %83
  %85 = icmp eq i32 %81, %42
  %86 = select i1 %84, i1 true, i1 %85
  br i1 %86, label %87, label %51, !llvm.loop !41

87:                                               ; preds = %80, %39
  %88 = phi i64 [ 0, %39 ], [ %55, %80 ]
  %89 = phi i32 [ %40, %39 ], [ %81, %80 ]
  %90 = phi i1 [ %46, %39 ], [ %85, %80 ]
  store i64 %88, i64* %13, align 8, !tbaa !30
  %91 = icmp eq i32 %89, -1
  br i1 %91, label %112, label %92

92:                                               ; preds = %87
  %93 = icmp eq i32 %4, 0
  %94 = xor i1 %93, true
  %95 = select i1 %94, i1 %90, i1 false
  br i1 %95, label %96, label %110

96:                                               ; preds = %92
  %97 = load i8*, i8** %27, align 8, !tbaa !18
  %98 = load i8*, i8** %29, align 8, !tbaa !19
  %99 = icmp ult i8* %97, %98
  br i1 %99, label %100, label %102

100:                                              ; preds = %96
  %101 = getelementptr inbounds i8, i8* %97, i64 1
  store i8* %101, i8** %27, align 8, !tbaa !18
  br label %107

102:                                              ; preds = %96
  %103 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %26, i64 0, i32 10
  %104 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %103, align 8, !tbaa !24
  %105 = tail call i32 %104(%struct.buffer* noundef nonnull %19) #7
  %106 = load i64, i64* %13, align 8, !tbaa !30
  br label %107

107:                                              ; preds = %100, %102
  %108 = phi i64 [ %88, %100 ], [ %106, %102 ]
  %109 = add nsw i64 %108, 1
  store i64 %109, i64* %13, align 8, !tbaa !30
  br label %112

110:                                              ; preds = %92
  %111 = select i1 %93, i32 0, i32 4
  br label %112

112:                                              ; preds = %66, %110, %87, %107
  %113 = phi i64 [ %88, %107 ], [ %88, %87 ], [ %88, %110 ], [ %55, %66 ]
  %114 = phi i64 [ %109, %107 ], [ %88, %87 ], [ %88, %110 ], [ %55, %66 ]
  %115 = phi i32 [ 0, %107 ], [ 2, %87 ], [ %111, %110 ], [ 2, %66 ]
  %116 = icmp sgt i64 %2, 0
  br i1 %116, label %117, label %120

117:                                              ; preds = %112
  %118 = getelementptr inbounds i8, i8* %1, i64 %113
  store i8 0, i8* %118, align 1, !tbaa !20
  %119 = load i64, i64* %13, align 8, !tbaa !30
  br label %120

120:                                              ; preds = %117, %112
  %121 = phi i64 [ %119, %117 ], [ %114, %112 ]
  %122 = icmp slt i64 %121, 1
  %123 = select i1 %122, i32 4, i32 0
  %124 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !33
  %125 = or i32 %124, %115
  %126 = or i32 %125, %123
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %132, label %128

128:                                              ; preds = %120
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %12, i32 noundef %115, i32 noundef %123) #7
  br label %132

129:                                              ; preds = %5
  %130 = icmp sgt i64 %2, 0
  br i1 %130, label %131, label %132

131:                                              ; preds = %129
  store i8 0, i8* %1, align 1, !tbaa !20
  br label %132

132:                                              ; preds = %128, %120, %129, %131
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi7getlineEPcl(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.input* @line(%struct.input* noundef %0, i8* noundef %1, i64 noundef %2, i8 noundef signext 10, i32 noundef 1) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi3getEPclc(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i8 noundef signext %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.input* @line(%struct.input* noundef %0, i8* noundef %1, i64 noundef %2, i8 noundef signext %3, i32 noundef 0) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi3getEPcl(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.input* @line(%struct.input* noundef %0, i8* noundef %1, i64 noundef %2, i8 noundef signext 10, i32 noundef 0) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSi3getEv(%struct.input* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.input* %0 to i8*
  %3 = bitcast %struct.input* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %9, align 8, !tbaa !30
  %10 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %40, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds i8, i8* %7, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8, !tbaa !15
  %16 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  %17 = load %struct.buffer_functions*, %struct.buffer_functions** %16, align 8, !tbaa !16
  %18 = icmp eq %struct.buffer_functions* %17, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %18, label %21, label %19

19:                                               ; preds = %12
  %20 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %15) #7
  br label %21

21:                                               ; preds = %12, %19
  %22 = phi %struct.buffer_functions* [ %20, %19 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %12 ]
  %23 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 2
  %24 = load i8*, i8** %23, align 8, !tbaa !18
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 3
  %26 = load i8*, i8** %25, align 8, !tbaa !19
  %27 = icmp ult i8* %24, %26
  br i1 %27, label %28, label %32

28:                                               ; preds = %21
  %29 = getelementptr inbounds i8, i8* %24, i64 1
  store i8* %29, i8** %23, align 8, !tbaa !18
  %30 = load i8, i8* %24, align 1, !tbaa !20
  %31 = zext i8 %30 to i32
  br label %38

32:                                               ; preds = %21
  %33 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %22, i64 0, i32 10
  %34 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %33, align 8, !tbaa !24
  %35 = tail call i32 %34(%struct.buffer* noundef nonnull %15) #7
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %37, label %38

37:                                               ; preds = %32
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %8, i32 noundef 2, i32 noundef 4) #7
  br label %40

38:                                               ; preds = %28, %32
  %39 = phi i32 [ %31, %28 ], [ %35, %32 ]
  store i64 1, i64* %9, align 8, !tbaa !30
  br label %40

40:                                               ; preds = %37, %38, %1
  %41 = phi i32 [ -1, %1 ], [ %39, %38 ], [ -1, %37 ]
  ret i32 %41
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi3getERc(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call i32 @_ZNSi3getEv(%struct.input* noundef %0) #8
  %4 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !30
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = trunc i32 %3 to i8
  store i8 %8, i8* %1, align 1, !tbaa !20
  br label %9

9:                                                ; preds = %7, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSi4peekEv(%struct.input* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.input* %0 to i8*
  %3 = bitcast %struct.input* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %9, align 8, !tbaa !30
  %10 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %43, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds i8, i8* %7, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8, !tbaa !15
  %16 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  %17 = load %struct.buffer_functions*, %struct.buffer_functions** %16, align 8, !tbaa !16
  %18 = icmp eq %struct.buffer_functions* %17, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %18, label %21, label %19

19:                                               ; preds = %12
  %20 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %15) #7
  br label %21

21:                                               ; preds = %12, %19
  %22 = phi %struct.buffer_functions* [ %20, %19 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %12 ]
  %23 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 2
  %24 = load i8*, i8** %23, align 8, !tbaa !18
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 3
  %26 = load i8*, i8** %25, align 8, !tbaa !19
  %27 = icmp ult i8* %24, %26
  br i1 %27, label %28, label %31

28:                                               ; preds = %21
  %29 = load i8, i8* %24, align 1, !tbaa !20
  %30 = zext i8 %29 to i32
  br label %35

31:                                               ; preds = %21
  %32 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %22, i64 0, i32 9
  %33 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %32, align 8, !tbaa !21
  %34 = tail call i32 %33(%struct.buffer* noundef nonnull %15) #7
  br label %35

35:                                               ; preds = %28, %31
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ]
  %37 = icmp eq i32 %36, -1
  %38 = select i1 %37, i32 2, i32 0
  %39 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !33
  %40 = or i32 %38, %39
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %43, label %42

42:                                               ; preds = %35
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %8, i32 noundef %38, i32 noundef 0) #7
  br label %43

43:                                               ; preds = %42, %35, %1
  %44 = phi i32 [ -1, %1 ], [ %36, %35 ], [ %36, %42 ]
  ret i32 %44
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi6ignoreEv(%struct.input* noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.input* @ignore(%struct.input* noundef %0, i64 noundef 1, i32 noundef -1) #8
  ret %struct.input* %2
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.input* @ignore(%struct.input* noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %11, align 8, !tbaa !30
  %12 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %60, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds i8, i8* %9, i64 232
  %16 = bitcast i8* %15 to %struct.buffer**
  %17 = load %struct.buffer*, %struct.buffer** %16, align 8, !tbaa !15
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %17, i64 0, i32 0
  %19 = load %struct.buffer_functions*, %struct.buffer_functions** %18, align 8, !tbaa !16
  %20 = icmp eq %struct.buffer_functions* %19, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %20, label %23, label %21

21:                                               ; preds = %14
  %22 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %17) #7
  br label %23

23:                                               ; preds = %14, %21
  %24 = phi %struct.buffer_functions* [ %22, %21 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %14 ]
  %25 = icmp eq i64 %1, 9223372036854775807
  %26 = getelementptr inbounds %struct.buffer, %struct.buffer* %17, i64 0, i32 2
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %17, i64 0, i32 3
  %28 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %24, i64 0, i32 10
  %29 = icmp ne i32 %2, -1
  %30 = load i64, i64* %11, align 8, !tbaa !30
  br label %31

31:                                               ; preds = %56, %23
  %32 = phi i64 [ %57, %56 ], [ %30, %23 ]
  %33 = icmp slt i64 %32, %1
  %34 = or i1 %25, %33
  br i1 %34, label %35, label %60

35:                                               ; preds = %31
  %36 = load i8*, i8** %26, align 8, !tbaa !18
  %37 = load i8*, i8** %27, align 8, !tbaa !19
  %38 = icmp ult i8* %36, %37
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, i8* %36, i64 1
  store i8* %40, i8** %26, align 8, !tbaa !18
  %41 = load i8, i8* %36, align 1, !tbaa !20
  %42 = zext i8 %41 to i32
  br label %50

43:                                               ; preds = %35
  %44 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %28, align 8, !tbaa !24
  %45 = tail call i32 %44(%struct.buffer* noundef nonnull %17) #7
  %46 = icmp eq i32 %45, -1
  br i1 %46, label %49, label %47

47:                                               ; preds = %43
  %48 = load i64, i64* %11, align 8, !tbaa !30
  br label %50

49:                                               ; preds = %43
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %10, i32 noundef 2, i32 noundef 0) #7
  br label %60

50:                                               ; preds = %47, %39
  %51 = phi i64 [ %32, %39 ], [ %48, %47 ]
  %52 = phi i32 [ %42, %39 ], [ %45, %47 ]
  %53 = icmp eq i64 %51, 9223372036854775807
  br i1 %53, label %56, label %54

54:                                               ; preds = %50
  %55 = add nsw i64 %51, 1
  store i64 %55, i64* %11, align 8, !tbaa !30
  br label %56

56:                                               ; preds = %54, %50
  %57 = phi i64 [ %55, %54 ], [ 9223372036854775807, %50 ]
  %58 = icmp eq i32 %52, %2
  %59 = select i1 %29, i1 %58, i1 false
  br i1 %59, label %60, label %31

60:                                               ; preds = %56, %31, %49, %3
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi6ignoreEl(%struct.input* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @ignore(%struct.input* noundef %0, i64 noundef %1, i32 noundef -1) #8
  ret %struct.input* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi6ignoreEli(%struct.input* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.input* @ignore(%struct.input* noundef %0, i64 noundef %1, i32 noundef %2) #8
  ret %struct.input* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi4readEPcl(%struct.input* noundef returned %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %11, align 8, !tbaa !30
  %12 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %36, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds i8, i8* %9, i64 232
  %16 = bitcast i8* %15 to %struct.buffer**
  %17 = load %struct.buffer*, %struct.buffer** %16, align 8, !tbaa !15
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %17, i64 0, i32 0
  %19 = load %struct.buffer_functions*, %struct.buffer_functions** %18, align 8, !tbaa !16
  %20 = icmp eq %struct.buffer_functions* %19, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %20, label %24, label %21

21:                                               ; preds = %14
  %22 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %17) #7
  %23 = load %struct.buffer*, %struct.buffer** %16, align 8, !tbaa !15
  br label %24

24:                                               ; preds = %14, %21
  %25 = phi %struct.buffer* [ %23, %21 ], [ %17, %14 ]
  %26 = phi %struct.buffer_functions* [ %22, %21 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %14 ]
  %27 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %26, i64 0, i32 8
  %28 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %27, align 8, !tbaa !42
  %29 = tail call i64 %28(%struct.buffer* noundef %25, i8* noundef %1, i64 noundef %2) #7
  store i64 %29, i64* %11, align 8, !tbaa !30
  %30 = icmp eq i64 %29, %2
  %31 = select i1 %30, i32 0, i32 6
  %32 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !33
  %33 = or i32 %32, %31
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:                                               ; preds = %24
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %10, i32 noundef %31, i32 noundef 0) #7
  br label %36

36:                                               ; preds = %35, %24, %3
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSi8readsomeEPcl(%struct.input* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = getelementptr inbounds i8, i8* %9, i64 232
  %12 = bitcast i8* %11 to %struct.buffer**
  %13 = load %struct.buffer*, %struct.buffer** %12, align 8, !tbaa !15
  %14 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %14, align 8, !tbaa !30
  %15 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %57, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  %19 = load %struct.buffer_functions*, %struct.buffer_functions** %18, align 8, !tbaa !16
  %20 = icmp eq %struct.buffer_functions* %19, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %20, label %23, label %21

21:                                               ; preds = %17
  %22 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %13) #7
  br label %23

23:                                               ; preds = %17, %21
  %24 = phi %struct.buffer_functions* [ %22, %21 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %17 ]
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 2
  %26 = load i8*, i8** %25, align 8, !tbaa !18
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 3
  %28 = load i8*, i8** %27, align 8, !tbaa !19
  %29 = icmp ult i8* %26, %28
  br i1 %29, label %30, label %34

30:                                               ; preds = %23
  %31 = ptrtoint i8* %28 to i64
  %32 = ptrtoint i8* %26 to i64
  %33 = sub i64 %31, %32
  br label %38

34:                                               ; preds = %23
  %35 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %24, i64 0, i32 7
  %36 = load i64 (%struct.buffer*)*, i64 (%struct.buffer*)** %35, align 8, !tbaa !43
  %37 = tail call i64 %36(%struct.buffer* noundef nonnull %13) #7
  br label %38

38:                                               ; preds = %34, %30
  %39 = phi i64 [ %33, %30 ], [ %37, %34 ]
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %47

41:                                               ; preds = %38
  %42 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %24, i64 0, i32 8
  %43 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %42, align 8, !tbaa !42
  %44 = icmp slt i64 %39, %2
  %45 = select i1 %44, i64 %39, i64 %2
  %46 = tail call i64 %43(%struct.buffer* noundef nonnull %13, i8* noundef %1, i64 noundef %45) #7
  store i64 %46, i64* %14, align 8, !tbaa !30
  br label %47

47:                                               ; preds = %41, %38
  %48 = lshr i64 %39, 62
  %49 = trunc i64 %48 to i32
  %50 = and i32 %49, 2
  %51 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !33
  %52 = or i32 %51, %50
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %47
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %10, i32 noundef %50, i32 noundef 0) #7
  br label %55

55:                                               ; preds = %47, %54
  %56 = load i64, i64* %14, align 8, !tbaa !30
  br label %57

57:                                               ; preds = %3, %55
  %58 = phi i64 [ %56, %55 ], [ 0, %3 ]
  ret i64 %58
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi7putbackEc(%struct.input* noundef returned %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = zext i8 %1 to i32
  %4 = tail call fastcc %struct.input* @back(%struct.input* noundef %0, i32 noundef %3) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.input* @back(%struct.input* noundef returned %0, i32 noundef %1) unnamed_addr #0 {
  %3 = bitcast %struct.input* %0 to i8*
  %4 = bitcast %struct.input* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  %10 = getelementptr inbounds i8, i8* %8, i64 232
  %11 = bitcast i8* %10 to %struct.buffer**
  %12 = load %struct.buffer*, %struct.buffer** %11, align 8, !tbaa !15
  %13 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %13, align 8, !tbaa !30
  %14 = getelementptr inbounds i8, i8* %8, i64 32
  %15 = bitcast i8* %14 to i32*
  %16 = load i32, i32* %15, align 8, !tbaa !8
  %17 = and i32 %16, 2
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %2
  %20 = and i32 %16, -3
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %9, i32 noundef %20) #7
  br label %21

21:                                               ; preds = %19, %2
  %22 = tail call i32 @__sv_begin_input(%struct.input* noundef nonnull %0, i32 noundef 1) #8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %52, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %12, i64 0, i32 2
  %26 = load i8*, i8** %25, align 8, !tbaa !18
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %12, i64 0, i32 1
  %28 = load i8*, i8** %27, align 8, !tbaa !44
  %29 = icmp ugt i8* %26, %28
  br i1 %29, label %30, label %39

30:                                               ; preds = %24
  %31 = icmp eq i32 %1, -1
  br i1 %31, label %37, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds i8, i8* %26, i64 -1
  %34 = load i8, i8* %33, align 1, !tbaa !20
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, %1
  br i1 %36, label %37, label %39

37:                                               ; preds = %30, %32
  %38 = getelementptr inbounds i8, i8* %26, i64 -1
  store i8* %38, i8** %25, align 8, !tbaa !18
  br label %52

39:                                               ; preds = %24, %32
  %40 = getelementptr inbounds %struct.buffer, %struct.buffer* %12, i64 0, i32 0
  %41 = load %struct.buffer_functions*, %struct.buffer_functions** %40, align 8, !tbaa !16
  %42 = icmp eq %struct.buffer_functions* %41, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %42, label %45, label %43

43:                                               ; preds = %39
  %44 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %12) #7
  br label %45

45:                                               ; preds = %39, %43
  %46 = phi %struct.buffer_functions* [ %44, %43 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %39 ]
  %47 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %46, i64 0, i32 11
  %48 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %47, align 8, !tbaa !45
  %49 = tail call i32 %48(%struct.buffer* noundef nonnull %12, i32 noundef %1) #7
  %50 = icmp eq i32 %49, -1
  br i1 %50, label %51, label %52

51:                                               ; preds = %45
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %9, i32 noundef 1, i32 noundef 0) #7
  br label %52

52:                                               ; preds = %37, %51, %45, %21
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi5ungetEv(%struct.input* noundef returned %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.input* @back(%struct.input* noundef %0, i32 noundef -1) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi3getERSt15basic_streambufIcSt11char_traitsIcEEc(%struct.input* noundef returned %0, %struct.buffer* noundef %1, i8 noundef signext %2) local_unnamed_addr #0 {
  %4 = zext i8 %2 to i32
  %5 = tail call fastcc %struct.input* @get_all(%struct.input* noundef %0, %struct.buffer* noundef %1, i32 noundef %4, i32 noundef 1) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.input* @get_all(%struct.input* noundef returned %0, %struct.buffer* noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = bitcast %struct.input* %0 to i8*
  %6 = bitcast %struct.input* %0 to i64**
  %7 = load i64*, i64** %6, align 8, !tbaa !2
  %8 = getelementptr inbounds i64, i64* %7, i64 -3
  %9 = load i64, i64* %8, align 8, !tbaa !6
  %10 = getelementptr inbounds i8, i8* %5, i64 %9
  %11 = bitcast i8* %10 to %struct.ios*
  %12 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %12, align 8, !tbaa !30
  %13 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef %3) #8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %107, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds i8, i8* %10, i64 232
  %17 = bitcast i8* %16 to %struct.buffer**
  %18 = load %struct.buffer*, %struct.buffer** %17, align 8, !tbaa !15
  %19 = getelementptr inbounds %struct.buffer, %struct.buffer* %18, i64 0, i32 0
  %20 = load %struct.buffer_functions*, %struct.buffer_functions** %19, align 8, !tbaa !16
  %21 = icmp eq %struct.buffer_functions* %20, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %21, label %24, label %22

22:                                               ; preds = %15
  %23 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %18) #7
  br label %24

24:                                               ; preds = %15, %22
  %25 = phi %struct.buffer_functions* [ %23, %22 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %15 ]
  %26 = getelementptr inbounds %struct.buffer, %struct.buffer* %18, i64 0, i32 2
  %27 = load i8*, i8** %26, align 8, !tbaa !18
  %28 = getelementptr inbounds %struct.buffer, %struct.buffer* %18, i64 0, i32 3
  %29 = load i8*, i8** %28, align 8, !tbaa !19
  %30 = icmp ult i8* %27, %29
  br i1 %30, label %31, label %34

31:                                               ; preds = %24
  %32 = load i8, i8* %27, align 1, !tbaa !20
  %33 = zext i8 %32 to i32
  br label %39

34:                                               ; preds = %24
  %35 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %25, i64 0, i32 9
  %36 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %35, align 8, !tbaa !21
  %37 = tail call i32 %36(%struct.buffer* noundef nonnull %18) #7
  %38 = icmp eq i32 %37, -1
  br i1 %38, label %97, label %39

39:                                               ; preds = %31, %34
  %40 = phi i32 [ %33, %31 ], [ %37, %34 ]
  %41 = icmp eq %struct.buffer* %1, null
  %42 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %43 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 5
  %44 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 6
  %45 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %25, i64 0, i32 10
  %46 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %25, i64 0, i32 9
  br i1 %41, label %97, label %47

47:                                               ; preds = %39, %94
  %48 = phi i32 [ %95, %94 ], [ %40, %39 ]
  %49 = icmp eq i32 %48, %2
  br i1 %49, label %97, label %50

50:                                               ; preds = %47
  %51 = load %struct.buffer_functions*, %struct.buffer_functions** %42, align 8, !tbaa !16
  %52 = icmp eq %struct.buffer_functions* %51, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %52, label %55, label %53

53:                                               ; preds = %50
  %54 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %1) #7
  br label %55

55:                                               ; preds = %50, %53
  %56 = phi %struct.buffer_functions* [ %54, %53 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %50 ]
  %57 = load i8*, i8** %43, align 8, !tbaa !46
  %58 = load i8*, i8** %44, align 8, !tbaa !47
  %59 = icmp ult i8* %57, %58
  br i1 %59, label %60, label %63

60:                                               ; preds = %55
  %61 = trunc i32 %48 to i8
  %62 = getelementptr inbounds i8, i8* %57, i64 1
  store i8* %62, i8** %43, align 8, !tbaa !46
  store i8 %61, i8* %57, align 1, !tbaa !20
  br label %69

63:                                               ; preds = %55
  %64 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %56, i64 0, i32 13
  %65 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %64, align 8, !tbaa !48
  %66 = and i32 %48, 255
  %67 = tail call i32 %65(%struct.buffer* noundef nonnull %1, i32 noundef %66) #7
  %68 = icmp eq i32 %67, -1
  br i1 %68, label %97, label %69

69:                                               ; preds = %60, %63
  %70 = load i64, i64* %12, align 8, !tbaa !30
  %71 = add nsw i64 %70, 1
  store i64 %71, i64* %12, align 8, !tbaa !30
  %72 = load i8*, i8** %26, align 8, !tbaa !18
  %73 = load i8*, i8** %28, align 8, !tbaa !19
  %74 = icmp ult i8* %72, %73
  br i1 %74, label %75, label %77

75:                                               ; preds = %69
  %76 = getelementptr inbounds i8, i8* %72, i64 1
  store i8* %76, i8** %26, align 8, !tbaa !18
  br label %84

77:                                               ; preds = %69
  %78 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %45, align 8, !tbaa !24
  %79 = tail call i32 %78(%struct.buffer* noundef nonnull %18) #7
  %80 = icmp eq i32 %79, -1
  br i1 %80, label %97, label %81

81:                                               ; preds = %77
  %82 = load i8*, i8** %26, align 8, !tbaa !18
  %83 = load i8*, i8** %28, align 8, !tbaa !19
  br label %84

84:                                               ; preds = %81, %75
  %85 = phi i8* [ %83, %81 ], [ %73, %75 ]
  %86 = phi i8* [ %82, %81 ], [ %76, %75 ]
  %87 = icmp ult i8* %86, %85
  br i1 %87, label %88, label %91

88:                                               ; preds = %84
  %89 = load i8, i8* %86, align 1, !tbaa !20
  %90 = zext i8 %89 to i32
  br label %94

91:                                               ; preds = %84
  %92 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %46, align 8, !tbaa !21
  %93 = tail call i32 %92(%struct.buffer* noundef nonnull %18) #7
  br label %94

94:                                               ; preds = %88, %91
  %95 = phi i32 [ %90, %88 ], [ %93, %91 ]
  %96 = icmp eq i32 %95, -1
  br i1 %96, label %97, label %47, !llvm.loop !49

97:                                               ; preds = %77, %63, %47, %94, %39, %34
  %98 = phi i32 [ 2, %34 ], [ 0, %39 ], [ 2, %77 ], [ 2, %94 ], [ 0, %47 ], [ 0, %63 ]
  %99 = load i64, i64* %12, align 8, !tbaa !30
  %100 = icmp slt i64 %99, 1
  %101 = select i1 %100, i32 4, i32 0
  %102 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !33
  %103 = or i32 %102, %98
  %104 = or i32 %103, %101
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %107, label %106

106:                                              ; preds = %97
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %11, i32 noundef %98, i32 noundef %101) #7
  br label %107

107:                                              ; preds = %106, %97, %4
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi3getERSt15basic_streambufIcSt11char_traitsIcEE(%struct.input* noundef returned %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @get_all(%struct.input* noundef %0, %struct.buffer* noundef %1, i32 noundef 10, i32 noundef 1) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsEPSt15basic_streambufIcSt11char_traitsIcEE(%struct.input* noundef returned %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @get_all(%struct.input* noundef %0, %struct.buffer* noundef %1, i32 noundef -1, i32 noundef 0) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSi4syncEv(%struct.input* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.input* %0 to i8*
  %3 = bitcast %struct.input* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %9, align 8, !tbaa !30
  %10 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %32, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds i8, i8* %7, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8, !tbaa !15
  %16 = icmp eq %struct.buffer* %15, null
  br i1 %16, label %32, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  %19 = load %struct.buffer_functions*, %struct.buffer_functions** %18, align 8, !tbaa !16
  %20 = icmp eq %struct.buffer_functions* %19, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %20, label %24, label %21

21:                                               ; preds = %17
  %22 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %15) #7
  %23 = load %struct.buffer*, %struct.buffer** %14, align 8, !tbaa !15
  br label %24

24:                                               ; preds = %17, %21
  %25 = phi %struct.buffer* [ %23, %21 ], [ %15, %17 ]
  %26 = phi %struct.buffer_functions* [ %22, %21 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %17 ]
  %27 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %26, i64 0, i32 6
  %28 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %27, align 8, !tbaa !50
  %29 = tail call i32 %28(%struct.buffer* noundef %25) #7
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %31, label %32

31:                                               ; preds = %24
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %8, i32 noundef 1, i32 noundef 0) #7
  br label %32

32:                                               ; preds = %24, %1, %12, %31
  %33 = phi i32 [ -1, %31 ], [ -1, %12 ], [ -1, %1 ], [ 0, %24 ]
  ret i32 %33
}

; Function Attrs: nounwind optsize
define dso_local { i64, i64 } @_ZNSi5tellgEv(%struct.input* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.input* %0 to i8*
  %3 = bitcast %struct.input* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %32, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds i8, i8* %7, i64 232
  %13 = bitcast i8* %12 to %struct.buffer**
  %14 = load %struct.buffer*, %struct.buffer** %13, align 8, !tbaa !15
  %15 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %16 = load %struct.buffer_functions*, %struct.buffer_functions** %15, align 8, !tbaa !16
  %17 = icmp eq %struct.buffer_functions* %16, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %17, label %21, label %18

18:                                               ; preds = %11
  %19 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %14) #7
  %20 = load %struct.buffer*, %struct.buffer** %13, align 8, !tbaa !15
  br label %21

21:                                               ; preds = %11, %18
  %22 = phi %struct.buffer* [ %20, %18 ], [ %14, %11 ]
  %23 = phi %struct.buffer_functions* [ %19, %18 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %11 ]
  %24 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %23, i64 0, i32 4
  %25 = load { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)** %24, align 8, !tbaa !51
  %26 = tail call { i64, i64 } %25(%struct.buffer* noundef %22, i64 noundef 0, i32 noundef 1, i32 noundef 8) #7
  %27 = extractvalue { i64, i64 } %26, 0
  %28 = extractvalue { i64, i64 } %26, 1
  %29 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !33
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %21
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %8, i32 noundef 0, i32 noundef 0) #7
  br label %32

32:                                               ; preds = %31, %21, %1
  %33 = phi i64 [ -1, %1 ], [ %27, %21 ], [ %27, %31 ]
  %34 = phi i64 [ 0, %1 ], [ %28, %21 ], [ %28, %31 ]
  %35 = insertvalue { i64, i64 } poison, i64 %33, 0
  %36 = insertvalue { i64, i64 } %35, i64 %34, 1
  ret { i64, i64 } %36
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi5seekgElSt12_Ios_Seekdir(%struct.input* noundef returned %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = getelementptr inbounds i8, i8* %9, i64 32
  %12 = bitcast i8* %11 to i32*
  %13 = load i32, i32* %12, align 8, !tbaa !8
  %14 = and i32 %13, -3
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef %10, i32 noundef %14) #7
  %15 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %36, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds i8, i8* %9, i64 232
  %19 = bitcast i8* %18 to %struct.buffer**
  %20 = load %struct.buffer*, %struct.buffer** %19, align 8, !tbaa !15
  %21 = getelementptr inbounds %struct.buffer, %struct.buffer* %20, i64 0, i32 0
  %22 = load %struct.buffer_functions*, %struct.buffer_functions** %21, align 8, !tbaa !16
  %23 = icmp eq %struct.buffer_functions* %22, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %23, label %27, label %24

24:                                               ; preds = %17
  %25 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %20) #7
  %26 = load %struct.buffer*, %struct.buffer** %19, align 8, !tbaa !15
  br label %27

27:                                               ; preds = %17, %24
  %28 = phi %struct.buffer* [ %26, %24 ], [ %20, %17 ]
  %29 = phi %struct.buffer_functions* [ %25, %24 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %17 ]
  %30 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %29, i64 0, i32 4
  %31 = load { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)** %30, align 8, !tbaa !51
  %32 = tail call { i64, i64 } %31(%struct.buffer* noundef %28, i64 noundef %1, i32 noundef %2, i32 noundef 8) #7
  %33 = extractvalue { i64, i64 } %32, 0
  %34 = icmp eq i64 %33, -1
  br i1 %34, label %35, label %36

35:                                               ; preds = %27
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %10, i32 noundef 4, i32 noundef 0) #7
  br label %36

36:                                               ; preds = %27, %35, %3
  ret %struct.input* %0
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi5seekgESt4fposI11__mbstate_tE(%struct.input* noundef returned %0, i64 %1, i64 %2) local_unnamed_addr #0 {
  %4 = tail call %struct.input* @_ZNSi5seekgElSt12_Ios_Seekdir(%struct.input* noundef %0, i64 noundef %1, i32 noundef 0) #8
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsEPFRSiS_E(%struct.input* noundef %0, %struct.input* (%struct.input*)* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* %1(%struct.input* noundef %0) #7
  ret %struct.input* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsEPFRSt8ios_baseS0_E(%struct.input* noundef returned %0, i8* (i8*)* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.input* %0 to i8*
  %4 = bitcast %struct.input* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = tail call i8* %1(i8* noundef %8) #7
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E(%struct.input* noundef returned %0, i8* (i8*)* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = bitcast %struct.input* %0 to i8*
  %4 = bitcast %struct.input* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = tail call i8* %1(i8* noundef %8) #7
  ret %struct.input* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St5_Setw(%struct.input* noundef returned %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = sext i32 %1 to i64
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 16
  %11 = bitcast i8* %10 to i64*
  store i64 %3, i64* %11, align 8, !tbaa !34
  ret %struct.input* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St13_Setprecision(%struct.input* noundef returned %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = sext i32 %1 to i64
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 8
  %11 = bitcast i8* %10 to i64*
  store i64 %3, i64* %11, align 8, !tbaa !52
  ret %struct.input* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St8_SetfillIS3_E(%struct.input* noundef returned %0, i8 noundef signext %1) local_unnamed_addr #4 {
  %3 = bitcast %struct.input* %0 to i8*
  %4 = bitcast %struct.input* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 224
  store i8 %1, i8* %9, align 8, !tbaa !53
  ret %struct.input* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St12_Setiosflags(%struct.input* noundef returned %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = bitcast %struct.input* %0 to i8*
  %4 = bitcast %struct.input* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8, !tbaa !14
  %12 = or i32 %11, %1
  store i32 %12, i32* %10, align 8, !tbaa !14
  ret %struct.input* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St14_Resetiosflags(%struct.input* noundef returned %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = xor i32 %1, -1
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 24
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8, !tbaa !14
  %13 = and i32 %12, %3
  store i32 %13, i32* %11, align 8, !tbaa !14
  ret %struct.input* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St8_Setbase(%struct.input* noundef returned %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = bitcast %struct.input* %0 to i8*
  %4 = bitcast %struct.input* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8, !tbaa !14
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
  store i32 %19, i32* %10, align 8, !tbaa !14
  ret %struct.input* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSiD2Ev(%struct.input* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSiD1Ev(%struct.input* noundef %0) #0 {
  %2 = bitcast %struct.input* %0 to i8*
  %3 = bitcast %struct.input* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %8) #7
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSiD0Ev(%struct.input* noundef %0) #0 {
  %2 = bitcast %struct.input* %0 to i8*
  %3 = bitcast %struct.input* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %8) #7
  tail call void @_ZdlPv(i8* noundef %2) #7
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSiD1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSiD0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #7
  tail call void @_ZdlPv(i8* noundef %7) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSiC1EPSt15basic_streambufIcSt11char_traitsIcEE(%struct.input* noundef %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSi, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !54
  %4 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %4, align 8, !tbaa !30
  %5 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 0
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSi, i64 0, i64 1, i32 3, i64 0), i8*** %5, align 8, !tbaa !55
  %6 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1
  %7 = bitcast %struct.input* %6 to %struct.ios*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %7, %struct.buffer* noundef %1) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSiC2EPSt15basic_streambufIcSt11char_traitsIcEE(%struct.input* noundef %0, i8*** nocapture noundef readonly %1, %struct.buffer* noundef %2) local_unnamed_addr #0 {
  %4 = load i8**, i8*** %1, align 8, !tbaa !2
  %5 = getelementptr inbounds i8**, i8*** %1, i64 1
  %6 = load i8**, i8*** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** %4, i8*** %7, align 8, !tbaa !54
  %8 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %8, align 8, !tbaa !30
  %9 = bitcast %struct.input* %0 to i8*
  %10 = getelementptr inbounds i8*, i8** %4, i64 -3
  %11 = bitcast i8** %10 to i64*
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %9, i64 %12
  %14 = bitcast i8* %13 to i8***
  store i8** %6, i8*** %14, align 8, !tbaa !55
  %15 = bitcast %struct.input* %0 to i64**
  %16 = load i64*, i64** %15, align 8, !tbaa !2
  %17 = getelementptr inbounds i64, i64* %16, i64 -3
  %18 = load i64, i64* %17, align 8, !tbaa !6
  %19 = getelementptr inbounds i8, i8* %9, i64 %18
  %20 = bitcast i8* %19 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %20, %struct.buffer* noundef %2) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSiC1Ev(%struct.input* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSi, i64 0, i64 0, i32 3, i64 0), i8*** %2, align 8, !tbaa !54
  %3 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %3, align 8, !tbaa !30
  %4 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 0
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSi, i64 0, i64 1, i32 3, i64 0), i8*** %4, align 8, !tbaa !55
  %5 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1
  %6 = bitcast %struct.input* %5 to %struct.ios*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %6, %struct.buffer* noundef null) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSiC2Ev(%struct.input* noundef %0, i8*** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load i8**, i8*** %1, align 8, !tbaa !2
  %4 = getelementptr inbounds i8**, i8*** %1, i64 1
  %5 = load i8**, i8*** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** %3, i8*** %6, align 8, !tbaa !54
  %7 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %7, align 8, !tbaa !30
  %8 = bitcast %struct.input* %0 to i8*
  %9 = getelementptr inbounds i8*, i8** %3, i64 -3
  %10 = bitcast i8** %9 to i64*
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %8, i64 %11
  %13 = bitcast i8* %12 to i8***
  store i8** %5, i8*** %13, align 8, !tbaa !55
  %14 = bitcast %struct.input* %0 to i64**
  %15 = load i64*, i64** %14, align 8, !tbaa !2
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8, !tbaa !6
  %18 = getelementptr inbounds i8, i8* %8, i64 %17
  %19 = bitcast i8* %18 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %19, %struct.buffer* noundef null) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSdD2Ev(%struct.input* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSdD1Ev(%struct.input* noundef %0) #0 {
  %2 = bitcast %struct.input* %0 to i8*
  %3 = bitcast %struct.input* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %8) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSdD0Ev(%struct.input* noundef %0) #0 {
  %2 = bitcast %struct.input* %0 to i8*
  %3 = bitcast %struct.input* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %8) #7
  tail call void @_ZdlPv(i8* noundef %2) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZThn16_NSdD1Ev(%struct.output* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.output, %struct.output* %0, i64 -2
  %3 = bitcast %struct.output* %2 to i8*
  %4 = bitcast %struct.output* %2 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %9) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZThn16_NSdD0Ev(%struct.output* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.output, %struct.output* %0, i64 -2
  %3 = bitcast %struct.output* %2 to i8*
  %4 = bitcast %struct.output* %2 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %9) #7
  tail call void @_ZdlPv(i8* noundef nonnull %3) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSdD1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSdD0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #7
  tail call void @_ZdlPv(i8* noundef %7) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSdC1EPSt15basic_streambufIcSt11char_traitsIcEE(%struct.input* noundef %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 0
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSd, i64 0, i64 1, i32 3, i64 0), i8*** %3, align 8, !tbaa !56
  %4 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSd, i64 0, i64 0, i32 3, i64 0), i8*** %4, align 8, !tbaa !54
  %5 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %5, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 1
  %7 = bitcast i64* %6 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSd, i64 0, i64 2, i32 3, i64 0), i8*** %7, align 8, !tbaa !55
  %8 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 1
  %9 = bitcast i64* %8 to %struct.ios*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %9, %struct.buffer* noundef %1) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSdC2EPSt15basic_streambufIcSt11char_traitsIcEE(%struct.input* noundef %0, i8*** nocapture noundef readonly %1, %struct.buffer* noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8**, i8*** %1, i64 6
  %5 = load i8**, i8*** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 0
  store i8** %5, i8*** %6, align 8, !tbaa !56
  %7 = load i8**, i8*** %1, align 8, !tbaa !2
  %8 = getelementptr inbounds i8**, i8*** %1, i64 5
  %9 = load i8**, i8*** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** %7, i8*** %10, align 8, !tbaa !54
  %11 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %11, align 8, !tbaa !30
  %12 = bitcast %struct.input* %0 to i8*
  %13 = getelementptr inbounds i8*, i8** %7, i64 -3
  %14 = bitcast i8** %13 to i64*
  %15 = load i64, i64* %14, align 8, !tbaa !6
  %16 = getelementptr inbounds i8, i8* %12, i64 %15
  %17 = bitcast i8* %16 to i8***
  store i8** %9, i8*** %17, align 8, !tbaa !55
  %18 = bitcast %struct.input* %0 to i64**
  %19 = load i64*, i64** %18, align 8, !tbaa !2
  %20 = getelementptr inbounds i64, i64* %19, i64 -3
  %21 = load i64, i64* %20, align 8, !tbaa !6
  %22 = getelementptr inbounds i8, i8* %12, i64 %21
  %23 = bitcast i8* %22 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %23, %struct.buffer* noundef %2) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSdC1Ev(%struct.input* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 0
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSd, i64 0, i64 1, i32 3, i64 0), i8*** %2, align 8, !tbaa !56
  %3 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSd, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !54
  %4 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %4, align 8, !tbaa !30
  %5 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 1
  %6 = bitcast i64* %5 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSd, i64 0, i64 2, i32 3, i64 0), i8*** %6, align 8, !tbaa !55
  %7 = bitcast i64* %5 to %struct.ios*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %7, %struct.buffer* noundef null) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSdC2Ev(%struct.input* noundef %0, i8*** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8**, i8*** %1, i64 6
  %4 = load i8**, i8*** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 0
  store i8** %4, i8*** %5, align 8, !tbaa !56
  %6 = load i8**, i8*** %1, align 8, !tbaa !2
  %7 = getelementptr inbounds i8**, i8*** %1, i64 5
  %8 = load i8**, i8*** %7, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** %6, i8*** %9, align 8, !tbaa !54
  %10 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %10, align 8, !tbaa !30
  %11 = bitcast %struct.input* %0 to i8*
  %12 = getelementptr inbounds i8*, i8** %6, i64 -3
  %13 = bitcast i8** %12 to i64*
  %14 = load i64, i64* %13, align 8, !tbaa !6
  %15 = getelementptr inbounds i8, i8* %11, i64 %14
  %16 = bitcast i8* %15 to i8***
  store i8** %8, i8*** %16, align 8, !tbaa !55
  %17 = bitcast %struct.input* %0 to i64**
  %18 = load i64*, i64** %17, align 8, !tbaa !2
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !6
  %21 = getelementptr inbounds i8, i8* %11, i64 %20
  %22 = bitcast i8* %21 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %22, %struct.buffer* noundef null) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsIfcSt11char_traitsIcEERSt13basic_istreamIT0_T1_ES6_RSt7complexIT_E(%struct.input* noundef returned %0, float* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca i8, align 1
  %4 = alloca i64, align 8
  %5 = bitcast i64* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #9
  store i64 0, i64* %4, align 8
  %6 = bitcast i64* %4 to float*
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9
  %7 = call fastcc %struct.input* @one(%struct.input* noundef %0, i8* noundef nonnull %3) #7
  %8 = bitcast %struct.input* %0 to i8*
  %9 = bitcast %struct.input* %0 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %8, i64 %12
  %14 = getelementptr inbounds i8, i8* %13, i64 32
  %15 = bitcast i8* %14 to i32*
  %16 = load i32, i32* %15, align 8, !tbaa !8
  %17 = and i32 %16, -3
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %83

19:                                               ; preds = %2
  %20 = load i8, i8* %3, align 1, !tbaa !20
  %21 = icmp eq i8 %20, 40
  br i1 %21, label %22, label %84

22:                                               ; preds = %19
  %23 = call %struct.input* @_ZNSirsERf(%struct.input* noundef nonnull %0, float* noundef nonnull %6) #7
  %24 = bitcast %struct.input* %23 to i8*
  %25 = bitcast %struct.input* %23 to i64**
  %26 = load i64*, i64** %25, align 8, !tbaa !2
  %27 = getelementptr inbounds i64, i64* %26, i64 -3
  %28 = load i64, i64* %27, align 8, !tbaa !6
  %29 = getelementptr inbounds i8, i8* %24, i64 %28
  %30 = getelementptr inbounds i8, i8* %29, i64 32
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 8, !tbaa !8
  %33 = and i32 %32, -3
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %83

35:                                               ; preds = %22
  %36 = call fastcc %struct.input* @one(%struct.input* noundef nonnull %0, i8* noundef nonnull %3) #7
  %37 = load i64*, i64** %9, align 8, !tbaa !2
  %38 = getelementptr inbounds i64, i64* %37, i64 -3
  %39 = load i64, i64* %38, align 8, !tbaa !6
  %40 = getelementptr inbounds i8, i8* %8, i64 %39
  %41 = getelementptr inbounds i8, i8* %40, i64 32
  %42 = bitcast i8* %41 to i32*
  %43 = load i32, i32* %42, align 8, !tbaa !8
  %44 = and i32 %43, -3
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %83

46:                                               ; preds = %35
  %47 = load i8, i8* %3, align 1, !tbaa !20
  %48 = icmp eq i8 %47, 44
  br i1 %48, label %49, label %76

49:                                               ; preds = %46
  %50 = getelementptr inbounds float, float* %6, i64 1
  %51 = call %struct.input* @_ZNSirsERf(%struct.input* noundef nonnull %0, float* noundef nonnull %50) #7
  %52 = bitcast %struct.input* %51 to i8*
  %53 = bitcast %struct.input* %51 to i64**
  %54 = load i64*, i64** %53, align 8, !tbaa !2
  %55 = getelementptr inbounds i64, i64* %54, i64 -3
  %56 = load i64, i64* %55, align 8, !tbaa !6
  %57 = getelementptr inbounds i8, i8* %52, i64 %56
  %58 = getelementptr inbounds i8, i8* %57, i64 32
  %59 = bitcast i8* %58 to i32*
  %60 = load i32, i32* %59, align 8, !tbaa !8
  %61 = and i32 %60, -3
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %83

63:                                               ; preds = %49
  %64 = call fastcc %struct.input* @one(%struct.input* noundef nonnull %0, i8* noundef nonnull %3) #7
  %65 = load i64*, i64** %9, align 8, !tbaa !2
  %66 = getelementptr inbounds i64, i64* %65, i64 -3
  %67 = load i64, i64* %66, align 8, !tbaa !6
  %68 = getelementptr inbounds i8, i8* %8, i64 %67
  %69 = getelementptr inbounds i8, i8* %68, i64 32
  %70 = bitcast i8* %69 to i32*
  %71 = load i32, i32* %70, align 8, !tbaa !8
  %72 = and i32 %71, -3
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %83

74:                                               ; preds = %63
  %75 = load i8, i8* %3, align 1, !tbaa !20
  br label %76

76:                                               ; preds = %74, %46
  %77 = phi i8 [ %75, %74 ], [ %47, %46 ]
  %78 = icmp eq i8 %77, 41
  br i1 %78, label %79, label %80

79:                                               ; preds = %76
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9
  br label %99

80:                                               ; preds = %76
  %81 = zext i8 %77 to i32
  %82 = call fastcc %struct.input* @back(%struct.input* noundef nonnull %0, i32 noundef %81) #7
  br label %83

83:                                               ; preds = %2, %35, %22, %63, %49, %80
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9
  br label %105

84:                                               ; preds = %19
  %85 = zext i8 %20 to i32
  %86 = tail call fastcc %struct.input* @back(%struct.input* noundef nonnull %0, i32 noundef %85) #7
  %87 = call %struct.input* @_ZNSirsERf(%struct.input* noundef nonnull %0, float* noundef nonnull %6) #7
  %88 = bitcast %struct.input* %87 to i8*
  %89 = bitcast %struct.input* %87 to i64**
  %90 = load i64*, i64** %89, align 8, !tbaa !2
  %91 = getelementptr inbounds i64, i64* %90, i64 -3
  %92 = load i64, i64* %91, align 8, !tbaa !6
  %93 = getelementptr inbounds i8, i8* %88, i64 %92
  %94 = getelementptr inbounds i8, i8* %93, i64 32
  %95 = bitcast i8* %94 to i32*
  %96 = load i32, i32* %95, align 8, !tbaa !8
  %97 = and i32 %96, -3
  %98 = icmp eq i32 %97, 0
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9
  br i1 %98, label %99, label %105

99:                                               ; preds = %79, %84
  %100 = bitcast i64* %4 to [2 x float]*
  %101 = load float, float* %6, align 8, !tbaa !58
  store float %101, float* %1, align 4, !tbaa !58
  %102 = getelementptr inbounds [2 x float], [2 x float]* %100, i64 0, i64 1
  %103 = load float, float* %102, align 4, !tbaa !58
  %104 = getelementptr inbounds float, float* %1, i64 1
  store float %103, float* %104, align 4, !tbaa !58
  br label %111

105:                                              ; preds = %83, %84
  %106 = load i64*, i64** %9, align 8, !tbaa !2
  %107 = getelementptr inbounds i64, i64* %106, i64 -3
  %108 = load i64, i64* %107, align 8, !tbaa !6
  %109 = getelementptr inbounds i8, i8* %8, i64 %108
  %110 = bitcast i8* %109 to %struct.ios*
  call void @__sv_set_state(%struct.ios* noundef %110, i32 noundef 4, i32 noundef 0) #7
  br label %111

111:                                              ; preds = %105, %99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #9
  ret %struct.input* %0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsIdcSt11char_traitsIcEERSt13basic_istreamIT0_T1_ES6_RSt7complexIT_E(%struct.input* noundef returned %0, double* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca i8, align 1
  %4 = alloca [2 x double], align 16
  %5 = bitcast [2 x double]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %5) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %6 = getelementptr inbounds [2 x double], [2 x double]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9
  %7 = call fastcc %struct.input* @one(%struct.input* noundef %0, i8* noundef nonnull %3) #7
  %8 = bitcast %struct.input* %0 to i8*
  %9 = bitcast %struct.input* %0 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %8, i64 %12
  %14 = getelementptr inbounds i8, i8* %13, i64 32
  %15 = bitcast i8* %14 to i32*
  %16 = load i32, i32* %15, align 8, !tbaa !8
  %17 = and i32 %16, -3
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %83

19:                                               ; preds = %2
  %20 = load i8, i8* %3, align 1, !tbaa !20
  %21 = icmp eq i8 %20, 40
  br i1 %21, label %22, label %84

22:                                               ; preds = %19
  %23 = call %struct.input* @_ZNSirsERd(%struct.input* noundef nonnull %0, double* noundef nonnull %6) #7
  %24 = bitcast %struct.input* %23 to i8*
  %25 = bitcast %struct.input* %23 to i64**
  %26 = load i64*, i64** %25, align 8, !tbaa !2
  %27 = getelementptr inbounds i64, i64* %26, i64 -3
  %28 = load i64, i64* %27, align 8, !tbaa !6
  %29 = getelementptr inbounds i8, i8* %24, i64 %28
  %30 = getelementptr inbounds i8, i8* %29, i64 32
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 8, !tbaa !8
  %33 = and i32 %32, -3
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %83

35:                                               ; preds = %22
  %36 = call fastcc %struct.input* @one(%struct.input* noundef nonnull %0, i8* noundef nonnull %3) #7
  %37 = load i64*, i64** %9, align 8, !tbaa !2
  %38 = getelementptr inbounds i64, i64* %37, i64 -3
  %39 = load i64, i64* %38, align 8, !tbaa !6
  %40 = getelementptr inbounds i8, i8* %8, i64 %39
  %41 = getelementptr inbounds i8, i8* %40, i64 32
  %42 = bitcast i8* %41 to i32*
  %43 = load i32, i32* %42, align 8, !tbaa !8
  %44 = and i32 %43, -3
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %83

46:                                               ; preds = %35
  %47 = load i8, i8* %3, align 1, !tbaa !20
  %48 = icmp eq i8 %47, 44
  br i1 %48, label %49, label %76

49:                                               ; preds = %46
  %50 = getelementptr inbounds [2 x double], [2 x double]* %4, i64 0, i64 1
  %51 = call %struct.input* @_ZNSirsERd(%struct.input* noundef nonnull %0, double* noundef nonnull %50) #7
  %52 = bitcast %struct.input* %51 to i8*
  %53 = bitcast %struct.input* %51 to i64**
  %54 = load i64*, i64** %53, align 8, !tbaa !2
  %55 = getelementptr inbounds i64, i64* %54, i64 -3
  %56 = load i64, i64* %55, align 8, !tbaa !6
  %57 = getelementptr inbounds i8, i8* %52, i64 %56
  %58 = getelementptr inbounds i8, i8* %57, i64 32
  %59 = bitcast i8* %58 to i32*
  %60 = load i32, i32* %59, align 8, !tbaa !8
  %61 = and i32 %60, -3
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %83

63:                                               ; preds = %49
  %64 = call fastcc %struct.input* @one(%struct.input* noundef nonnull %0, i8* noundef nonnull %3) #7
  %65 = load i64*, i64** %9, align 8, !tbaa !2
  %66 = getelementptr inbounds i64, i64* %65, i64 -3
  %67 = load i64, i64* %66, align 8, !tbaa !6
  %68 = getelementptr inbounds i8, i8* %8, i64 %67
  %69 = getelementptr inbounds i8, i8* %68, i64 32
  %70 = bitcast i8* %69 to i32*
  %71 = load i32, i32* %70, align 8, !tbaa !8
  %72 = and i32 %71, -3
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %83

74:                                               ; preds = %63
  %75 = load i8, i8* %3, align 1, !tbaa !20
  br label %76

76:                                               ; preds = %74, %46
  %77 = phi i8 [ %75, %74 ], [ %47, %46 ]
  %78 = icmp eq i8 %77, 41
  br i1 %78, label %79, label %80

79:                                               ; preds = %76
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9
  br label %99

80:                                               ; preds = %76
  %81 = zext i8 %77 to i32
  %82 = call fastcc %struct.input* @back(%struct.input* noundef nonnull %0, i32 noundef %81) #7
  br label %83

83:                                               ; preds = %2, %35, %22, %63, %49, %80
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9
  br label %104

84:                                               ; preds = %19
  %85 = zext i8 %20 to i32
  %86 = tail call fastcc %struct.input* @back(%struct.input* noundef nonnull %0, i32 noundef %85) #7
  %87 = call %struct.input* @_ZNSirsERd(%struct.input* noundef nonnull %0, double* noundef nonnull %6) #7
  %88 = bitcast %struct.input* %87 to i8*
  %89 = bitcast %struct.input* %87 to i64**
  %90 = load i64*, i64** %89, align 8, !tbaa !2
  %91 = getelementptr inbounds i64, i64* %90, i64 -3
  %92 = load i64, i64* %91, align 8, !tbaa !6
  %93 = getelementptr inbounds i8, i8* %88, i64 %92
  %94 = getelementptr inbounds i8, i8* %93, i64 32
  %95 = bitcast i8* %94 to i32*
  %96 = load i32, i32* %95, align 8, !tbaa !8
  %97 = and i32 %96, -3
  %98 = icmp eq i32 %97, 0
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9
  br i1 %98, label %99, label %104

99:                                               ; preds = %79, %84
  %100 = load double, double* %6, align 16, !tbaa !60
  store double %100, double* %1, align 8, !tbaa !60
  %101 = getelementptr inbounds [2 x double], [2 x double]* %4, i64 0, i64 1
  %102 = load double, double* %101, align 8, !tbaa !60
  %103 = getelementptr inbounds double, double* %1, i64 1
  store double %102, double* %103, align 8, !tbaa !60
  br label %110

104:                                              ; preds = %83, %84
  %105 = load i64*, i64** %9, align 8, !tbaa !2
  %106 = getelementptr inbounds i64, i64* %105, i64 -3
  %107 = load i64, i64* %106, align 8, !tbaa !6
  %108 = getelementptr inbounds i8, i8* %8, i64 %107
  %109 = bitcast i8* %108 to %struct.ios*
  call void @__sv_set_state(%struct.ios* noundef %109, i32 noundef 4, i32 noundef 0) #7
  br label %110

110:                                              ; preds = %104, %99
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %5) #9
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsIecSt11char_traitsIcEERSt13basic_istreamIT0_T1_ES6_RSt7complexIT_E(%struct.input* noundef returned %0, x86_fp80* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca i8, align 1
  %4 = alloca [2 x x86_fp80], align 16
  %5 = bitcast [2 x x86_fp80]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %5, i8 0, i64 32, i1 false)
  %6 = getelementptr inbounds [2 x x86_fp80], [2 x x86_fp80]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #9
  %7 = call fastcc %struct.input* @one(%struct.input* noundef %0, i8* noundef nonnull %3) #7
  %8 = bitcast %struct.input* %0 to i8*
  %9 = bitcast %struct.input* %0 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %8, i64 %12
  %14 = getelementptr inbounds i8, i8* %13, i64 32
  %15 = bitcast i8* %14 to i32*
  %16 = load i32, i32* %15, align 8, !tbaa !8
  %17 = and i32 %16, -3
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %83

19:                                               ; preds = %2
  %20 = load i8, i8* %3, align 1, !tbaa !20
  %21 = icmp eq i8 %20, 40
  br i1 %21, label %22, label %84

22:                                               ; preds = %19
  %23 = call %struct.input* @_ZNSirsERe(%struct.input* noundef nonnull %0, x86_fp80* noundef nonnull %6) #7
  %24 = bitcast %struct.input* %23 to i8*
  %25 = bitcast %struct.input* %23 to i64**
  %26 = load i64*, i64** %25, align 8, !tbaa !2
  %27 = getelementptr inbounds i64, i64* %26, i64 -3
  %28 = load i64, i64* %27, align 8, !tbaa !6
  %29 = getelementptr inbounds i8, i8* %24, i64 %28
  %30 = getelementptr inbounds i8, i8* %29, i64 32
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 8, !tbaa !8
  %33 = and i32 %32, -3
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %83

35:                                               ; preds = %22
  %36 = call fastcc %struct.input* @one(%struct.input* noundef nonnull %0, i8* noundef nonnull %3) #7
  %37 = load i64*, i64** %9, align 8, !tbaa !2
  %38 = getelementptr inbounds i64, i64* %37, i64 -3
  %39 = load i64, i64* %38, align 8, !tbaa !6
  %40 = getelementptr inbounds i8, i8* %8, i64 %39
  %41 = getelementptr inbounds i8, i8* %40, i64 32
  %42 = bitcast i8* %41 to i32*
  %43 = load i32, i32* %42, align 8, !tbaa !8
  %44 = and i32 %43, -3
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %83

46:                                               ; preds = %35
  %47 = load i8, i8* %3, align 1, !tbaa !20
  %48 = icmp eq i8 %47, 44
  br i1 %48, label %49, label %76

49:                                               ; preds = %46
  %50 = getelementptr inbounds [2 x x86_fp80], [2 x x86_fp80]* %4, i64 0, i64 1
  %51 = call %struct.input* @_ZNSirsERe(%struct.input* noundef nonnull %0, x86_fp80* noundef nonnull %50) #7
  %52 = bitcast %struct.input* %51 to i8*
  %53 = bitcast %struct.input* %51 to i64**
  %54 = load i64*, i64** %53, align 8, !tbaa !2
  %55 = getelementptr inbounds i64, i64* %54, i64 -3
  %56 = load i64, i64* %55, align 8, !tbaa !6
  %57 = getelementptr inbounds i8, i8* %52, i64 %56
  %58 = getelementptr inbounds i8, i8* %57, i64 32
  %59 = bitcast i8* %58 to i32*
  %60 = load i32, i32* %59, align 8, !tbaa !8
  %61 = and i32 %60, -3
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %83

63:                                               ; preds = %49
  %64 = call fastcc %struct.input* @one(%struct.input* noundef nonnull %0, i8* noundef nonnull %3) #7
  %65 = load i64*, i64** %9, align 8, !tbaa !2
  %66 = getelementptr inbounds i64, i64* %65, i64 -3
  %67 = load i64, i64* %66, align 8, !tbaa !6
  %68 = getelementptr inbounds i8, i8* %8, i64 %67
  %69 = getelementptr inbounds i8, i8* %68, i64 32
  %70 = bitcast i8* %69 to i32*
  %71 = load i32, i32* %70, align 8, !tbaa !8
  %72 = and i32 %71, -3
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %83

74:                                               ; preds = %63
  %75 = load i8, i8* %3, align 1, !tbaa !20
  br label %76

76:                                               ; preds = %74, %46
  %77 = phi i8 [ %75, %74 ], [ %47, %46 ]
  %78 = icmp eq i8 %77, 41
  br i1 %78, label %79, label %80

79:                                               ; preds = %76
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9
  br label %99

80:                                               ; preds = %76
  %81 = zext i8 %77 to i32
  %82 = call fastcc %struct.input* @back(%struct.input* noundef nonnull %0, i32 noundef %81) #7
  br label %83

83:                                               ; preds = %2, %35, %22, %63, %49, %80
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9
  br label %104

84:                                               ; preds = %19
  %85 = zext i8 %20 to i32
  %86 = tail call fastcc %struct.input* @back(%struct.input* noundef nonnull %0, i32 noundef %85) #7
  %87 = call %struct.input* @_ZNSirsERe(%struct.input* noundef nonnull %0, x86_fp80* noundef nonnull %6) #7
  %88 = bitcast %struct.input* %87 to i8*
  %89 = bitcast %struct.input* %87 to i64**
  %90 = load i64*, i64** %89, align 8, !tbaa !2
  %91 = getelementptr inbounds i64, i64* %90, i64 -3
  %92 = load i64, i64* %91, align 8, !tbaa !6
  %93 = getelementptr inbounds i8, i8* %88, i64 %92
  %94 = getelementptr inbounds i8, i8* %93, i64 32
  %95 = bitcast i8* %94 to i32*
  %96 = load i32, i32* %95, align 8, !tbaa !8
  %97 = and i32 %96, -3
  %98 = icmp eq i32 %97, 0
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #9
  br i1 %98, label %99, label %104

99:                                               ; preds = %79, %84
  %100 = load x86_fp80, x86_fp80* %6, align 16, !tbaa !62
  store x86_fp80 %100, x86_fp80* %1, align 16, !tbaa !62
  %101 = getelementptr inbounds [2 x x86_fp80], [2 x x86_fp80]* %4, i64 0, i64 1
  %102 = load x86_fp80, x86_fp80* %101, align 16, !tbaa !62
  %103 = getelementptr inbounds x86_fp80, x86_fp80* %1, i64 1
  store x86_fp80 %102, x86_fp80* %103, align 16, !tbaa !62
  br label %110

104:                                              ; preds = %83, %84
  %105 = load i64*, i64** %9, align 8, !tbaa !2
  %106 = getelementptr inbounds i64, i64* %105, i64 -3
  %107 = load i64, i64* %106, align 8, !tbaa !6
  %108 = getelementptr inbounds i8, i8* %8, i64 %107
  %109 = bitcast i8* %108 to %struct.ios*
  call void @__sv_set_state(%struct.ios* noundef %109, i32 noundef 4, i32 noundef 0) #7
  br label %110

110:                                              ; preds = %104, %99
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #9
  ret %struct.input* %0
}

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_own_space(%struct.ios* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_set_state(%struct.ios* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_ios_begin(%struct.ios* noundef, %struct.buffer* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef, %struct.buffer* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.input* @_ZNSirsERf(%struct.input* noundef, float* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.input* @_ZNSirsERd(%struct.input* noundef, double* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.input* @_ZNSirsERe(%struct.input* noundef, x86_fp80* noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"long", !4, i64 0}
!8 = !{!9, !10, i64 32}
!9 = !{!"ios", !3, i64 0, !7, i64 8, !7, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !3, i64 40, !11, i64 48, !4, i64 64, !10, i64 192, !3, i64 200, !3, i64 208, !3, i64 216, !4, i64 224, !12, i64 225, !3, i64 232, !3, i64 240, !3, i64 248, !3, i64 256}
!10 = !{!"int", !4, i64 0}
!11 = !{!"word", !3, i64 0, !7, i64 8}
!12 = !{!"_Bool", !4, i64 0}
!13 = !{!9, !3, i64 216}
!14 = !{!9, !10, i64 24}
!15 = !{!9, !3, i64 232}
!16 = !{!17, !3, i64 0}
!17 = !{!"buffer", !3, i64 0, !3, i64 8, !3, i64 16, !3, i64 24, !3, i64 32, !3, i64 40, !3, i64 48, !3, i64 56}
!18 = !{!17, !3, i64 16}
!19 = !{!17, !3, i64 24}
!20 = !{!4, !4, i64 0}
!21 = !{!22, !3, i64 72}
!22 = !{!"buffer_functions", !3, i64 0, !3, i64 8, !3, i64 16, !3, i64 24, !3, i64 32, !3, i64 40, !3, i64 48, !3, i64 56, !3, i64 64, !3, i64 72, !3, i64 80, !3, i64 88, !3, i64 96, !3, i64 104}
!23 = !{!9, !3, i64 208}
!24 = !{!22, !3, i64 80}
!25 = distinct !{!25, !26, !27}
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = !{!12, !12, i64 0}
!29 = !{i8 0, i8 2}
!30 = !{!31, !7, i64 8}
!31 = !{!"input", !3, i64 0, !7, i64 8}
!32 = distinct !{!32, !26, !27}
!33 = !{!10, !10, i64 0}
!34 = !{!9, !7, i64 16}
!35 = !{!36, !7, i64 8}
!36 = !{!"string", !3, i64 0, !7, i64 8, !4, i64 16}
!37 = !{!36, !3, i64 0}
!38 = distinct !{!38, !26, !27}
!39 = distinct !{!39, !26, !27}
!40 = distinct !{!40, !26, !27}
!41 = distinct !{!41, !26, !27}
!42 = !{!22, !3, i64 64}
!43 = !{!22, !3, i64 56}
!44 = !{!17, !3, i64 8}
!45 = !{!22, !3, i64 88}
!46 = !{!17, !3, i64 40}
!47 = !{!17, !3, i64 48}
!48 = !{!22, !3, i64 104}
!49 = distinct !{!49, !26, !27}
!50 = !{!22, !3, i64 48}
!51 = !{!22, !3, i64 32}
!52 = !{!9, !7, i64 8}
!53 = !{!9, !4, i64 224}
!54 = !{!31, !3, i64 0}
!55 = !{!9, !3, i64 0}
!56 = !{!57, !3, i64 0}
!57 = !{!"output", !3, i64 0}
!58 = !{!59, !59, i64 0}
!59 = !{!"float", !4, i64 0}
!60 = !{!61, !61, i64 0}
!61 = !{!"double", !4, i64 0}
!62 = !{!63, !63, i64 0}
!63 = !{!"long double", !4, i64 0}
