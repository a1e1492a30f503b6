; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_input.c
; ModuleID = 'runtime/c/cxx_input.c'
source_filename = "runtime/c/cxx_input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.base = type { %struct.type*, i64 }
%struct.part = type { i64, i64, i8*, [2 x i8*] }
%struct.input = type { i8**, i64 }
%struct.ios = type { i8**, i64, i64, i32, i32, i32, i8*, %struct.word, [8 x %struct.word], i32, %struct.word*, i8*, i8*, i8, i8, %struct.buffer*, i8*, i8*, i8* }
%struct.word = type { i8*, i64 }
%struct.buffer = type { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.buffer_functions = type { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.output = type { i8** }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }

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
  br i1 %13, label %14, label %90

14:                                               ; preds = %2
  %15 = getelementptr inbounds i8, i8* %8, i64 216
  %16 = bitcast i8* %15 to i8**
  %17 = load i8*, i8** %16, align 8, !tbaa !13
  %18 = icmp eq i8* %17, null
  br i1 %18, label %22, label %19

19:                                               ; preds = %14
  %20 = bitcast i8* %17 to %struct.output*
  %21 = tail call %struct.output* @_ZNSo5flushEv(%struct.output* noundef nonnull %20) #5
  br label %22

22:                                               ; preds = %19, %14
  %23 = icmp eq i32 %1, 0
  br i1 %23, label %24, label %90

24:                                               ; preds = %22
  %25 = getelementptr inbounds i8, i8* %8, i64 24
  %26 = bitcast i8* %25 to i32*
  %27 = load i32, i32* %26, align 8, !tbaa !14
  %28 = and i32 %27, 4096
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %90, label %30

30:                                               ; preds = %24
  %31 = getelementptr inbounds i8, i8* %8, i64 232
  %32 = bitcast i8* %31 to %struct.buffer**
  %33 = load %struct.buffer*, %struct.buffer** %32, align 8, !tbaa !15
  %34 = getelementptr inbounds %struct.buffer, %struct.buffer* %33, i64 0, i32 2
  %35 = load i8*, i8** %34, align 8, !tbaa !16
  %36 = getelementptr inbounds %struct.buffer, %struct.buffer* %33, i64 0, i32 3
  %37 = load i8*, i8** %36, align 8, !tbaa !18
  %38 = icmp ult i8* %35, %37
  br i1 %38, label %39, label %42

39:                                               ; preds = %30
  %40 = load i8, i8* %35, align 1, !tbaa !19
  %41 = zext i8 %40 to i32
  br label %49

42:                                               ; preds = %30
  %43 = getelementptr inbounds %struct.buffer, %struct.buffer* %33, i64 0, i32 0
  %44 = load %struct.buffer_functions*, %struct.buffer_functions** %43, align 8, !tbaa !20
  %45 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %44, i64 0, i32 9
  %46 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %45, align 8, !tbaa !21
  %47 = tail call i32 %46(%struct.buffer* noundef nonnull %33) #5
  %48 = icmp eq i32 %47, -1
  br i1 %48, label %90, label %49

49:                                               ; preds = %39, %42
  %50 = phi i32 [ %47, %42 ], [ %41, %39 ]
  br label %51

51:                                               ; preds = %49, %87
  %52 = phi i32 [ %88, %87 ], [ %50, %49 ]
  %53 = tail call i32 @isspace(i32 noundef %52) #5
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %90, label %55

55:                                               ; preds = %51
  %56 = load %struct.buffer*, %struct.buffer** %32, align 8, !tbaa !15
  %57 = getelementptr inbounds %struct.buffer, %struct.buffer* %56, i64 0, i32 2
  %58 = load i8*, i8** %57, align 8, !tbaa !16
  %59 = getelementptr inbounds %struct.buffer, %struct.buffer* %56, i64 0, i32 3
  %60 = load i8*, i8** %59, align 8, !tbaa !18
  %61 = icmp ult i8* %58, %60
  br i1 %61, label %62, label %64

62:                                               ; preds = %55
  %63 = getelementptr inbounds i8, i8* %58, i64 1
  store i8* %63, i8** %57, align 8, !tbaa !16
  br label %74

64:                                               ; preds = %55
  %65 = getelementptr inbounds %struct.buffer, %struct.buffer* %56, i64 0, i32 0
  %66 = load %struct.buffer_functions*, %struct.buffer_functions** %65, align 8, !tbaa !20
  %67 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %66, i64 0, i32 10
  %68 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %67, align 8, !tbaa !23
  %69 = tail call i32 %68(%struct.buffer* noundef nonnull %56) #5
  %70 = icmp eq i32 %69, -1
  br i1 %70, label %90, label %71

71:                                               ; preds = %64
  %72 = load i8*, i8** %57, align 8, !tbaa !16
  %73 = load i8*, i8** %59, align 8, !tbaa !18
  br label %74

74:                                               ; preds = %71, %62
  %75 = phi i8* [ %73, %71 ], [ %60, %62 ]
  %76 = phi i8* [ %72, %71 ], [ %63, %62 ]
  %77 = icmp ult i8* %76, %75
  br i1 %77, label %78, label %81

78:                                               ; preds = %74
  %79 = load i8, i8* %76, align 1, !tbaa !19
  %80 = zext i8 %79 to i32
  br label %87

81:                                               ; preds = %74
  %82 = getelementptr inbounds %struct.buffer, %struct.buffer* %56, i64 0, i32 0
  %83 = load %struct.buffer_functions*, %struct.buffer_functions** %82, align 8, !tbaa !20
  %84 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %83, i64 0, i32 9
  %85 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %84, align 8, !tbaa !21
  %86 = tail call i32 %85(%struct.buffer* noundef nonnull %56) #5
  br label %87

87:                                               ; preds = %78, %81
  %88 = phi i32 [ %80, %78 ], [ %86, %81 ]
  %89 = icmp eq i32 %88, -1
  br i1 %89, label %90, label %51, !llvm.loop !24

90:                                               ; preds = %64, %51, %87, %42, %22, %24, %2
  %91 = phi i32 [ 0, %22 ], [ 0, %24 ], [ 0, %2 ], [ 2, %42 ], [ 2, %64 ], [ 0, %51 ], [ 2, %87 ]
  %92 = load i32, i32* %11, align 8, !tbaa !8
  %93 = or i32 %92, %91
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %97, label %95

95:                                               ; preds = %90
  %96 = or i32 %93, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %9, i32 noundef %96) #5
  br label %97

97:                                               ; preds = %90, %95
  %98 = phi i32 [ 0, %95 ], [ 1, %90 ]
  ret i32 %98
}

; Function Attrs: optsize
declare dso_local %struct.output* @_ZNSo5flushEv(%struct.output* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSi6sentryC2ERSib(i8* nocapture noundef writeonly %0, %struct.input* noundef %1, i1 noundef zeroext %2) #0 {
  %4 = zext i1 %2 to i32
  %5 = tail call i32 @__sv_begin_input(%struct.input* noundef %1, i32 noundef %4) #6
  %6 = icmp ne i32 %5, 0
  %7 = zext i1 %6 to i8
  store i8 %7, i8* %0, align 1, !tbaa !27
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSi6sentrycvbEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = load i8, i8* %0, align 1, !tbaa !27, !range !28
  %3 = icmp ne i8 %2, 0
  ret i1 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @_ZNKSi6gcountEv(%struct.input* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !29
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
  %9 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #6
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %76, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds i8, i8* %7, i64 232
  %13 = bitcast i8* %12 to %struct.buffer**
  %14 = load %struct.buffer*, %struct.buffer** %13, align 8, !tbaa !15
  %15 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 2
  %16 = load i8*, i8** %15, align 8, !tbaa !16
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 3
  %18 = load i8*, i8** %17, align 8, !tbaa !18
  %19 = icmp ult i8* %16, %18
  br i1 %19, label %20, label %23

20:                                               ; preds = %11
  %21 = load i8, i8* %16, align 1, !tbaa !19
  %22 = zext i8 %21 to i32
  br label %30

23:                                               ; preds = %11
  %24 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %25 = load %struct.buffer_functions*, %struct.buffer_functions** %24, align 8, !tbaa !20
  %26 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %25, i64 0, i32 9
  %27 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %26, align 8, !tbaa !21
  %28 = tail call i32 %27(%struct.buffer* noundef nonnull %14) #5
  %29 = icmp eq i32 %28, -1
  br i1 %29, label %71, label %30

30:                                               ; preds = %20, %23
  %31 = phi i32 [ %28, %23 ], [ %22, %20 ]
  br label %32

32:                                               ; preds = %30, %68
  %33 = phi i32 [ %69, %68 ], [ %31, %30 ]
  %34 = tail call i32 @isspace(i32 noundef %33) #5
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %76, label %36

36:                                               ; preds = %32
  %37 = load %struct.buffer*, %struct.buffer** %13, align 8, !tbaa !15
  %38 = getelementptr inbounds %struct.buffer, %struct.buffer* %37, i64 0, i32 2
  %39 = load i8*, i8** %38, align 8, !tbaa !16
  %40 = getelementptr inbounds %struct.buffer, %struct.buffer* %37, i64 0, i32 3
  %41 = load i8*, i8** %40, align 8, !tbaa !18
  %42 = icmp ult i8* %39, %41
  br i1 %42, label %43, label %45

43:                                               ; preds = %36
  %44 = getelementptr inbounds i8, i8* %39, i64 1
  store i8* %44, i8** %38, align 8, !tbaa !16
  br label %55

45:                                               ; preds = %36
  %46 = getelementptr inbounds %struct.buffer, %struct.buffer* %37, i64 0, i32 0
  %47 = load %struct.buffer_functions*, %struct.buffer_functions** %46, align 8, !tbaa !20
  %48 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %47, i64 0, i32 10
  %49 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %48, align 8, !tbaa !23
  %50 = tail call i32 %49(%struct.buffer* noundef nonnull %37) #5
  %51 = icmp eq i32 %50, -1
  br i1 %51, label %71, label %52

52:                                               ; preds = %45
  %53 = load i8*, i8** %38, align 8, !tbaa !16
  %54 = load i8*, i8** %40, align 8, !tbaa !18
  br label %55

55:                                               ; preds = %52, %43
  %56 = phi i8* [ %54, %52 ], [ %41, %43 ]
  %57 = phi i8* [ %53, %52 ], [ %44, %43 ]
  %58 = icmp ult i8* %57, %56
  br i1 %58, label %59, label %62

59:                                               ; preds = %55
  %60 = load i8, i8* %57, align 1, !tbaa !19
  %61 = zext i8 %60 to i32
  br label %68

62:                                               ; preds = %55
  %63 = getelementptr inbounds %struct.buffer, %struct.buffer* %37, i64 0, i32 0
  %64 = load %struct.buffer_functions*, %struct.buffer_functions** %63, align 8, !tbaa !20
  %65 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %64, i64 0, i32 9
  %66 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %65, align 8, !tbaa !21
  %67 = tail call i32 %66(%struct.buffer* noundef nonnull %37) #5
  br label %68

68:                                               ; preds = %59, %62
  %69 = phi i32 [ %61, %59 ], [ %67, %62 ]
  %70 = icmp eq i32 %69, -1
  br i1 %70, label %71, label %32, !llvm.loop !31

71:                                               ; preds = %45, %68, %23
  %72 = getelementptr inbounds i8, i8* %7, i64 32
  %73 = bitcast i8* %72 to i32*
  %74 = load i32, i32* %73, align 8, !tbaa !8
  %75 = or i32 %74, 2
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %8, i32 noundef %75) #5
  br label %76

76:                                               ; preds = %32, %71, %1
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
  %10 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #6
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %108, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds i8, i8* %8, i64 16
  %14 = bitcast i8* %13 to i64*
  %15 = load i64, i64* %14, align 8, !tbaa !32
  %16 = icmp sgt i64 %15, 0
  %17 = select i1 %16, i64 %15, i64 4611686018427387903
  %18 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %18, align 8, !tbaa !33
  %19 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %20 = load i8*, i8** %19, align 8, !tbaa !35
  store i8 0, i8* %20, align 1, !tbaa !19
  %21 = getelementptr inbounds i8, i8* %8, i64 232
  %22 = bitcast i8* %21 to %struct.buffer**
  %23 = load %struct.buffer*, %struct.buffer** %22, align 8, !tbaa !15
  %24 = getelementptr inbounds %struct.buffer, %struct.buffer* %23, i64 0, i32 2
  %25 = load i8*, i8** %24, align 8, !tbaa !16
  %26 = getelementptr inbounds %struct.buffer, %struct.buffer* %23, i64 0, i32 3
  %27 = load i8*, i8** %26, align 8, !tbaa !18
  %28 = icmp ult i8* %25, %27
  br i1 %28, label %29, label %32

29:                                               ; preds = %12
  %30 = load i8, i8* %25, align 1, !tbaa !19
  %31 = zext i8 %30 to i32
  br label %38

32:                                               ; preds = %12
  %33 = getelementptr inbounds %struct.buffer, %struct.buffer* %23, i64 0, i32 0
  %34 = load %struct.buffer_functions*, %struct.buffer_functions** %33, align 8, !tbaa !20
  %35 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %34, i64 0, i32 9
  %36 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %35, align 8, !tbaa !21
  %37 = tail call i32 %36(%struct.buffer* noundef nonnull %23) #5
  br label %38

38:                                               ; preds = %29, %32
  %39 = phi i32 [ %31, %29 ], [ %37, %32 ]
  %40 = load i64, i64* %18, align 8, !tbaa !33
  %41 = icmp ult i64 %40, %17
  %42 = icmp ne i32 %39, -1
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %92

44:                                               ; preds = %38, %83
  %45 = phi i32 [ %84, %83 ], [ %39, %38 ]
  %46 = tail call i32 @isspace(i32 noundef %45) #5
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %89

48:                                               ; preds = %44
  %49 = load i64, i64* %18, align 8, !tbaa !33
  %50 = trunc i32 %45 to i8
  %51 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef nonnull %1, i64 noundef %49, i64 noundef 0, i64 noundef 1, i8 noundef signext %50) #5
  %52 = load %struct.buffer*, %struct.buffer** %22, align 8, !tbaa !15
  %53 = getelementptr inbounds %struct.buffer, %struct.buffer* %52, i64 0, i32 2
  %54 = load i8*, i8** %53, align 8, !tbaa !16
  %55 = getelementptr inbounds %struct.buffer, %struct.buffer* %52, i64 0, i32 3
  %56 = load i8*, i8** %55, align 8, !tbaa !18
  %57 = icmp ult i8* %54, %56
  br i1 %57, label %58, label %60

58:                                               ; preds = %48
  %59 = getelementptr inbounds i8, i8* %54, i64 1
  store i8* %59, i8** %53, align 8, !tbaa !16
  br label %70

60:                                               ; preds = %48
  %61 = getelementptr inbounds %struct.buffer, %struct.buffer* %52, i64 0, i32 0
  %62 = load %struct.buffer_functions*, %struct.buffer_functions** %61, align 8, !tbaa !20
  %63 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %62, i64 0, i32 10
  %64 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %63, align 8, !tbaa !23
  %65 = tail call i32 %64(%struct.buffer* noundef nonnull %52) #5
  %66 = icmp eq i32 %65, -1
  br i1 %66, label %89, label %67

67:                                               ; preds = %60
  %68 = load i8*, i8** %53, align 8, !tbaa !16
  %69 = load i8*, i8** %55, align 8, !tbaa !18
  br label %70

70:                                               ; preds = %67, %58
  %71 = phi i8* [ %69, %67 ], [ %56, %58 ]
  %72 = phi i8* [ %68, %67 ], [ %59, %58 ]
  %73 = icmp ult i8* %72, %71
  br i1 %73, label %74, label %77

74:                                               ; preds = %70
  %75 = load i8, i8* %72, align 1, !tbaa !19
  %76 = zext i8 %75 to i32
  br label %83

77:                                               ; preds = %70
  %78 = getelementptr inbounds %struct.buffer, %struct.buffer* %52, i64 0, i32 0
  %79 = load %struct.buffer_functions*, %struct.buffer_functions** %78, align 8, !tbaa !20
  %80 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %79, i64 0, i32 9
  %81 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %80, align 8, !tbaa !21
  %82 = tail call i32 %81(%struct.buffer* noundef nonnull %52) #5
  br label %83

83:                                               ; preds = %74, %77
  %84 = phi i32 [ %76, %74 ], [ %82, %77 ]
  %85 = load i64, i64* %18, align 8, !tbaa !33
  %86 = icmp ult i64 %85, %17
  %87 = icmp ne i32 %84, -1
  %88 = select i1 %86, i1 %87, i1 false
  br i1 %88, label %44, label %92, !llvm.loop !36

89:                                               ; preds = %60, %44
  %90 = phi i32 [ %45, %44 ], [ -1, %60 ]
  %91 = load i64, i64* %18, align 8, !tbaa !33
  br label %92

92:                                               ; preds = %83, %89, %38
  %93 = phi i64 [ %40, %38 ], [ %91, %89 ], [ %85, %83 ]
  %94 = phi i32 [ %39, %38 ], [ %90, %89 ], [ %84, %83 ]
  store i64 0, i64* %14, align 8, !tbaa !32
  %95 = icmp ult i64 %93, %17
  %96 = icmp eq i32 %94, -1
  %97 = select i1 %95, i1 %96, i1 false
  %98 = select i1 %97, i32 2, i32 0
  %99 = icmp eq i64 %93, 0
  %100 = select i1 %99, i32 4, i32 0
  %101 = or i32 %98, %100
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %108, label %103

103:                                              ; preds = %92
  %104 = getelementptr inbounds i8, i8* %8, i64 32
  %105 = bitcast i8* %104 to i32*
  %106 = load i32, i32* %105, align 8, !tbaa !8
  %107 = or i32 %106, %101
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %9, i32 noundef %107) #5
  br label %108

108:                                              ; preds = %103, %92, %2
  ret %struct.input* %0
}

; Function Attrs: optsize
declare dso_local %struct.string* @__sv_string_fill(%struct.string* noundef, i64 noundef, i64 noundef, i64 noundef, i8 noundef signext) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZSt17__istream_extractRSiPcl(%struct.input* noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.input* @word(%struct.input* noundef %0, i8* noundef %1, i64 noundef %2) #6
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
  %13 = load i64, i64* %12, align 8, !tbaa !32
  %14 = icmp sgt i64 %13, 0
  %15 = icmp slt i64 %13, %2
  %16 = and i1 %14, %15
  %17 = select i1 %16, i64 %13, i64 %2
  %18 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #6
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %3
  store i8 0, i8* %1, align 1, !tbaa !19
  br label %118

21:                                               ; preds = %3
  %22 = getelementptr inbounds i8, i8* %9, i64 232
  %23 = bitcast i8* %22 to %struct.buffer**
  %24 = load %struct.buffer*, %struct.buffer** %23, align 8, !tbaa !15
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %24, i64 0, i32 2
  %26 = load i8*, i8** %25, align 8, !tbaa !16
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %24, i64 0, i32 3
  %28 = load i8*, i8** %27, align 8, !tbaa !18
  %29 = icmp ult i8* %26, %28
  br i1 %29, label %30, label %33

30:                                               ; preds = %21
  %31 = load i8, i8* %26, align 1, !tbaa !19
  %32 = zext i8 %31 to i32
  br label %39

33:                                               ; preds = %21
  %34 = getelementptr inbounds %struct.buffer, %struct.buffer* %24, i64 0, i32 0
  %35 = load %struct.buffer_functions*, %struct.buffer_functions** %34, align 8, !tbaa !20
  %36 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %35, i64 0, i32 9
  %37 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %36, align 8, !tbaa !21
  %38 = tail call i32 %37(%struct.buffer* noundef nonnull %24) #5
  br label %39

39:                                               ; preds = %30, %33
  %40 = phi i32 [ %32, %30 ], [ %38, %33 ]
  %41 = add nsw i64 %17, -1
  %42 = icmp sgt i64 %17, 1
  %43 = icmp ne i32 %40, -1
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %49, label %45

45:                                               ; preds = %39
  store i8 0, i8* %1, align 1, !tbaa !19
  store i64 0, i64* %12, align 8, !tbaa !32
  %46 = icmp eq i32 %40, -1
  %47 = select i1 %42, i1 %46, i1 false
  %48 = select i1 %47, i32 2, i32 0
  br label %106

49:                                               ; preds = %39, %91
  %50 = phi i32 [ %92, %91 ], [ %40, %39 ]
  %51 = phi i64 [ %56, %91 ], [ 0, %39 ]
  %52 = tail call i32 @isspace(i32 noundef %50) #5
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %103

54:                                               ; preds = %49
  %55 = trunc i32 %50 to i8
  %56 = add nuw nsw i64 %51, 1
  %57 = getelementptr inbounds i8, i8* %1, i64 %51
  store i8 %55, i8* %57, align 1, !tbaa !19
  %58 = load %struct.buffer*, %struct.buffer** %23, align 8, !tbaa !15
  %59 = getelementptr inbounds %struct.buffer, %struct.buffer* %58, i64 0, i32 2
  %60 = load i8*, i8** %59, align 8, !tbaa !16
  %61 = getelementptr inbounds %struct.buffer, %struct.buffer* %58, i64 0, i32 3
  %62 = load i8*, i8** %61, align 8, !tbaa !18
  %63 = icmp ult i8* %60, %62
  br i1 %63, label %64, label %66

64:                                               ; preds = %54
  %65 = getelementptr inbounds i8, i8* %60, i64 1
  store i8* %65, i8** %59, align 8, !tbaa !16
  br label %78

66:                                               ; preds = %54
  %67 = getelementptr inbounds %struct.buffer, %struct.buffer* %58, i64 0, i32 0
  %68 = load %struct.buffer_functions*, %struct.buffer_functions** %67, align 8, !tbaa !20
  %69 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %68, i64 0, i32 10
  %70 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %69, align 8, !tbaa !23
  %71 = tail call i32 %70(%struct.buffer* noundef nonnull %58) #5
  %72 = icmp eq i32 %71, -1
  br i1 %72, label %73, label %75

73:                                               ; preds = %66
  %74 = icmp slt i64 %56, %41
  br label %96

75:                                               ; preds = %66
  %76 = load i8*, i8** %59, align 8, !tbaa !16
  %77 = load i8*, i8** %61, align 8, !tbaa !18
  br label %78

78:                                               ; preds = %75, %64
  %79 = phi i8* [ %77, %75 ], [ %62, %64 ]
  %80 = phi i8* [ %76, %75 ], [ %65, %64 ]
  %81 = icmp ult i8* %80, %79
  br i1 %81, label %82, label %85

82:                                               ; preds = %78
  %83 = load i8, i8* %80, align 1, !tbaa !19
  %84 = zext i8 %83 to i32
  br label %91

85:                                               ; preds = %78
  %86 = getelementptr inbounds %struct.buffer, %struct.buffer* %58, i64 0, i32 0
  %87 = load %struct.buffer_functions*, %struct.buffer_functions** %86, align 8, !tbaa !20
  %88 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %87, i64 0, i32 9
  %89 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %88, align 8, !tbaa !21
  %90 = tail call i32 %89(%struct.buffer* noundef nonnull %58) #5
  br label %91

91:                                               ; preds = %82, %85
  %92 = phi i32 [ %84, %82 ], [ %90, %85 ]
  %93 = icmp slt i64 %56, %41
  %94 = icmp ne i32 %92, -1
  %95 = select i1 %93, i1 %94, i1 false
  br i1 %95, label %49, label %96, !llvm.loop !37

96:                                               ; preds = %91, %73
  %97 = phi i32 [ -1, %73 ], [ %92, %91 ]
  %98 = phi i1 [ %74, %73 ], [ %93, %91 ]
  %99 = getelementptr inbounds i8, i8* %1, i64 %56
  store i8 0, i8* %99, align 1, !tbaa !19
  store i64 0, i64* %12, align 8, !tbaa !32
  %100 = icmp eq i32 %97, -1
  %101 = select i1 %98, i1 %100, i1 false
  %102 = select i1 %101, i32 2, i32 0
  br label %108

103:                                              ; preds = %49
  %104 = getelementptr inbounds i8, i8* %1, i64 %51
  store i8 0, i8* %104, align 1, !tbaa !19
  store i64 0, i64* %12, align 8, !tbaa !32
  %105 = icmp eq i64 %51, 0
  br i1 %105, label %106, label %108

106:                                              ; preds = %45, %103
  %107 = phi i32 [ %48, %45 ], [ 0, %103 ]
  br label %108

108:                                              ; preds = %96, %103, %106
  %109 = phi i32 [ %107, %106 ], [ 0, %103 ], [ %102, %96 ]
  %110 = phi i32 [ 4, %106 ], [ 0, %103 ], [ 0, %96 ]
  %111 = or i32 %109, %110
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %118, label %113

113:                                              ; preds = %108
  %114 = getelementptr inbounds i8, i8* %9, i64 32
  %115 = bitcast i8* %114 to i32*
  %116 = load i32, i32* %115, align 8, !tbaa !8
  %117 = or i32 %116, %111
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %10, i32 noundef %117) #5
  br label %118

118:                                              ; preds = %113, %108, %20
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_PS3_(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @word(%struct.input* noundef %0, i8* noundef %1, i64 noundef 9223372036854775807) #6
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Pa(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @word(%struct.input* noundef %0, i8* noundef %1, i64 noundef 9223372036854775807) #6
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Ph(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @word(%struct.input* noundef %0, i8* noundef %1, i64 noundef 9223372036854775807) #6
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @one(%struct.input* noundef %0, i8* noundef %1) #6
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
  %10 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #6
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %40, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds i8, i8* %8, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8, !tbaa !15
  %16 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 2
  %17 = load i8*, i8** %16, align 8, !tbaa !16
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 3
  %19 = load i8*, i8** %18, align 8, !tbaa !18
  %20 = icmp ult i8* %17, %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %12
  %22 = getelementptr inbounds i8, i8* %17, i64 1
  store i8* %22, i8** %16, align 8, !tbaa !16
  %23 = load i8, i8* %17, align 1, !tbaa !19
  %24 = zext i8 %23 to i32
  br label %37

25:                                               ; preds = %12
  %26 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  %27 = load %struct.buffer_functions*, %struct.buffer_functions** %26, align 8, !tbaa !20
  %28 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %27, i64 0, i32 10
  %29 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %28, align 8, !tbaa !23
  %30 = tail call i32 %29(%struct.buffer* noundef nonnull %15) #5
  %31 = icmp eq i32 %30, -1
  br i1 %31, label %32, label %37

32:                                               ; preds = %25
  %33 = getelementptr inbounds i8, i8* %8, i64 32
  %34 = bitcast i8* %33 to i32*
  %35 = load i32, i32* %34, align 8, !tbaa !8
  %36 = or i32 %35, 6
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %9, i32 noundef %36) #5
  br label %40

37:                                               ; preds = %21, %25
  %38 = phi i32 [ %24, %21 ], [ %30, %25 ]
  %39 = trunc i32 %38 to i8
  store i8 %39, i8* %1, align 1, !tbaa !19
  br label %40

40:                                               ; preds = %32, %37, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Ra(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @one(%struct.input* noundef %0, i8* noundef %1) #6
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Rh(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @one(%struct.input* noundef %0, i8* noundef %1) #6
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
  %11 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #6
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %105, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %14, align 8, !tbaa !33
  %15 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %16 = load i8*, i8** %15, align 8, !tbaa !35
  store i8 0, i8* %16, align 1, !tbaa !19
  %17 = getelementptr inbounds i8, i8* %9, i64 232
  %18 = bitcast i8* %17 to %struct.buffer**
  %19 = load %struct.buffer*, %struct.buffer** %18, align 8, !tbaa !15
  %20 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i64 0, i32 2
  %21 = load i8*, i8** %20, align 8, !tbaa !16
  %22 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i64 0, i32 3
  %23 = load i8*, i8** %22, align 8, !tbaa !18
  %24 = icmp ult i8* %21, %23
  br i1 %24, label %25, label %28

25:                                               ; preds = %13
  %26 = load i8, i8* %21, align 1, !tbaa !19
  %27 = zext i8 %26 to i32
  br label %34

28:                                               ; preds = %13
  %29 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i64 0, i32 0
  %30 = load %struct.buffer_functions*, %struct.buffer_functions** %29, align 8, !tbaa !20
  %31 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %30, i64 0, i32 9
  %32 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %31, align 8, !tbaa !21
  %33 = tail call i32 %32(%struct.buffer* noundef nonnull %19) #5
  br label %34

34:                                               ; preds = %25, %28
  %35 = phi i32 [ %27, %25 ], [ %33, %28 ]
  %36 = zext i8 %2 to i32
  %37 = icmp ne i32 %35, -1
  %38 = icmp ne i32 %35, %36
  %39 = and i1 %37, %38
  br i1 %39, label %40, label %81

40:                                               ; preds = %34, %76
  %41 = phi i32 [ %77, %76 ], [ %35, %34 ]
  %42 = load i64, i64* %14, align 8, !tbaa !33
  %43 = trunc i32 %41 to i8
  %44 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef nonnull %1, i64 noundef %42, i64 noundef 0, i64 noundef 1, i8 noundef signext %43) #5
  %45 = load %struct.buffer*, %struct.buffer** %18, align 8, !tbaa !15
  %46 = getelementptr inbounds %struct.buffer, %struct.buffer* %45, i64 0, i32 2
  %47 = load i8*, i8** %46, align 8, !tbaa !16
  %48 = getelementptr inbounds %struct.buffer, %struct.buffer* %45, i64 0, i32 3
  %49 = load i8*, i8** %48, align 8, !tbaa !18
  %50 = icmp ult i8* %47, %49
  br i1 %50, label %51, label %53

51:                                               ; preds = %40
  %52 = getelementptr inbounds i8, i8* %47, i64 1
  store i8* %52, i8** %46, align 8, !tbaa !16
  br label %63

53:                                               ; preds = %40
  %54 = getelementptr inbounds %struct.buffer, %struct.buffer* %45, i64 0, i32 0
  %55 = load %struct.buffer_functions*, %struct.buffer_functions** %54, align 8, !tbaa !20
  %56 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %55, i64 0, i32 10
  %57 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %56, align 8, !tbaa !23
  %58 = tail call i32 %57(%struct.buffer* noundef nonnull %45) #5
  %59 = icmp eq i32 %58, -1
  br i1 %59, label %99, label %60

60:                                               ; preds = %53
  %61 = load i8*, i8** %46, align 8, !tbaa !16
  %62 = load i8*, i8** %48, align 8, !tbaa !18
  br label %63

63:                                               ; preds = %60, %51
  %64 = phi i8* [ %62, %60 ], [ %49, %51 ]
  %65 = phi i8* [ %61, %60 ], [ %52, %51 ]
  %66 = icmp ult i8* %65, %64
  br i1 %66, label %67, label %70

67:                                               ; preds = %63
  %68 = load i8, i8* %65, align 1, !tbaa !19
  %69 = zext i8 %68 to i32
  br label %76

70:                                               ; preds = %63
  %71 = getelementptr inbounds %struct.buffer, %struct.buffer* %45, i64 0, i32 0
  %72 = load %struct.buffer_functions*, %struct.buffer_functions** %71, align 8, !tbaa !20
  %73 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %72, i64 0, i32 9
  %74 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %73, align 8, !tbaa !21
  %75 = tail call i32 %74(%struct.buffer* noundef nonnull %45) #5
  br label %76

76:                                               ; preds = %67, %70
  %77 = phi i32 [ %69, %67 ], [ %75, %70 ]
  %78 = icmp ne i32 %77, -1
  %79 = icmp ne i32 %77, %36
  %80 = and i1 %78, %79
  br i1 %80, label %40, label %81, !llvm.loop !38

81:                                               ; preds = %76, %34
  %82 = phi i32 [ 6, %34 ], [ 2, %76 ]
  %83 = phi i1 [ %37, %34 ], [ %78, %76 ]
  br i1 %83, label %84, label %99

84:                                               ; preds = %81
  %85 = load %struct.buffer*, %struct.buffer** %18, align 8, !tbaa !15
  %86 = getelementptr inbounds %struct.buffer, %struct.buffer* %85, i64 0, i32 2
  %87 = load i8*, i8** %86, align 8, !tbaa !16
  %88 = getelementptr inbounds %struct.buffer, %struct.buffer* %85, i64 0, i32 3
  %89 = load i8*, i8** %88, align 8, !tbaa !18
  %90 = icmp ult i8* %87, %89
  br i1 %90, label %91, label %93

91:                                               ; preds = %84
  %92 = getelementptr inbounds i8, i8* %87, i64 1
  store i8* %92, i8** %86, align 8, !tbaa !16
  br label %105

93:                                               ; preds = %84
  %94 = getelementptr inbounds %struct.buffer, %struct.buffer* %85, i64 0, i32 0
  %95 = load %struct.buffer_functions*, %struct.buffer_functions** %94, align 8, !tbaa !20
  %96 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %95, i64 0, i32 10
  %97 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %96, align 8, !tbaa !23
  %98 = tail call i32 %97(%struct.buffer* noundef nonnull %85) #5
  br label %105

99:                                               ; preds = %53, %81
  %100 = phi i32 [ %82, %81 ], [ 2, %53 ]
  %101 = getelementptr inbounds i8, i8* %9, i64 32
  %102 = bitcast i8* %101 to i32*
  %103 = load i32, i32* %102, align 8, !tbaa !8
  %104 = or i32 %103, %100
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %10, i32 noundef %104) #5
  br label %105

105:                                              ; preds = %91, %93, %99, %3
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%struct.input* noundef returned %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(%struct.input* noundef %0, %struct.string* noundef %1, i8 noundef signext 10) #6
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi7getlineEPclc(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i8 noundef signext %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.input* @line(%struct.input* noundef %0, i8* noundef %1, i64 noundef %2, i8 noundef signext %3, i32 noundef 1) #6
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
  store i64 0, i64* %13, align 8, !tbaa !29
  %14 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #6
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %137, label %16

16:                                               ; preds = %5
  %17 = getelementptr inbounds i8, i8* %11, i64 232
  %18 = bitcast i8* %17 to %struct.buffer**
  %19 = load %struct.buffer*, %struct.buffer** %18, align 8, !tbaa !15
  %20 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i64 0, i32 2
  %21 = load i8*, i8** %20, align 8, !tbaa !16
  %22 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i64 0, i32 3
  %23 = load i8*, i8** %22, align 8, !tbaa !18
  %24 = icmp ult i8* %21, %23
  br i1 %24, label %25, label %28

25:                                               ; preds = %16
  %26 = load i8, i8* %21, align 1, !tbaa !19
  %27 = zext i8 %26 to i32
  br label %34

28:                                               ; preds = %16
  %29 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i64 0, i32 0
  %30 = load %struct.buffer_functions*, %struct.buffer_functions** %29, align 8, !tbaa !20
  %31 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %30, i64 0, i32 9
  %32 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %31, align 8, !tbaa !21
  %33 = tail call i32 %32(%struct.buffer* noundef nonnull %19) #5
  br label %34

34:                                               ; preds = %25, %28
  %35 = phi i32 [ %27, %25 ], [ %33, %28 ]
  %36 = add nsw i64 %2, -1
  %37 = zext i8 %3 to i32
  %38 = icmp slt i64 %2, 2
  %39 = icmp eq i32 %35, -1
  %40 = select i1 %38, i1 true, i1 %39
  %41 = icmp eq i32 %35, %37
  %42 = select i1 %40, i1 true, i1 %41
  br i1 %42, label %88, label %43

43:                                               ; preds = %34, %81
  %44 = phi i32 [ %82, %81 ], [ %35, %34 ]
  %45 = phi i64 [ %47, %81 ], [ 0, %34 ]
  %46 = trunc i32 %44 to i8
  %47 = add nuw nsw i64 %45, 1
  %48 = getelementptr inbounds i8, i8* %1, i64 %45
  store i8 %46, i8* %48, align 1, !tbaa !19
  %49 = load %struct.buffer*, %struct.buffer** %18, align 8, !tbaa !15
  %50 = getelementptr inbounds %struct.buffer, %struct.buffer* %49, i64 0, i32 2
  %51 = load i8*, i8** %50, align 8, !tbaa !16
  %52 = getelementptr inbounds %struct.buffer, %struct.buffer* %49, i64 0, i32 3
  %53 = load i8*, i8** %52, align 8, !tbaa !18
  %54 = icmp ult i8* %51, %53
  br i1 %54, label %55, label %57

55:                                               ; preds = %43
  %56 = getelementptr inbounds i8, i8* %51, i64 1
  store i8* %56, i8** %50, align 8, !tbaa !16
  br label %68

57:                                               ; preds = %43
  %58 = getelementptr inbounds %struct.buffer, %struct.buffer* %49, i64 0, i32 0
  %59 = load %struct.buffer_functions*, %struct.buffer_functions** %58, align 8, !tbaa !20
  %60 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %59, i64 0, i32 10
  %61 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %60, align 8, !tbaa !23
  %62 = tail call i32 %61(%struct.buffer* noundef nonnull %49) #5
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %64, label %65

64:                                               ; preds = %57
  store i64 %47, i64* %13, align 8, !tbaa !29
  br label %118

65:                                               ; preds = %57
  %66 = load i8*, i8** %50, align 8, !tbaa !16
  %67 = load i8*, i8** %52, align 8, !tbaa !18
  br label %68

68:                                               ; preds = %65, %55
  %69 = phi i8* [ %67, %65 ], [ %53, %55 ]
  %70 = phi i8* [ %66, %65 ], [ %56, %55 ]
  %71 = icmp ult i8* %70, %69
  br i1 %71, label %72, label %75

72:                                               ; preds = %68
  %73 = load i8, i8* %70, align 1, !tbaa !19
  %74 = zext i8 %73 to i32
  br label %81

75:                                               ; preds = %68
  %76 = getelementptr inbounds %struct.buffer, %struct.buffer* %49, i64 0, i32 0
  %77 = load %struct.buffer_functions*, %struct.buffer_functions** %76, align 8, !tbaa !20
  %78 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %77, i64 0, i32 9
  %79 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %78, align 8, !tbaa !21
  %80 = tail call i32 %79(%struct.buffer* noundef nonnull %49) #5
  br label %81

81:                                               ; preds = %72, %75
  %82 = phi i32 [ %74, %72 ], [ %80, %75 ]
  %83 = icmp sge i64 %47, %36
  %84 = icmp eq i32 %82, -1
  %85 = select i1 %83, i1 true, i1 %84
  %86 = icmp eq i32 %82, %37
  %87 = select i1 %85, i1 true, i1 %86
  br i1 %87, label %88, label %43, !llvm.loop !39

88:                                               ; preds = %81, %34
  %89 = phi i64 [ 0, %34 ], [ %47, %81 ]
  %90 = phi i32 [ %35, %34 ], [ %82, %81 ]
  %91 = phi i1 [ %41, %34 ], [ %86, %81 ]
  store i64 %89, i64* %13, align 8, !tbaa !29
  %92 = icmp eq i32 %90, -1
  br i1 %92, label %118, label %93

93:                                               ; preds = %88
  %94 = icmp eq i32 %4, 0
  %95 = xor i1 %94, true
  %96 = select i1 %95, i1 %91, i1 false
  br i1 %96, label %97, label %116

97:                                               ; preds = %93
  %98 = load %struct.buffer*, %struct.buffer** %18, align 8, !tbaa !15
  %99 = getelementptr inbounds %struct.buffer, %struct.buffer* %98, i64 0, i32 2
  %100 = load i8*, i8** %99, align 8, !tbaa !16
  %101 = getelementptr inbounds %struct.buffer, %struct.buffer* %98, i64 0, i32 3
  %102 = load i8*, i8** %101, align 8, !tbaa !18
  %103 = icmp ult i8* %100, %102
  br i1 %103, label %104, label %106

104:                                              ; preds = %97
  %105 = getelementptr inbounds i8, i8* %100, i64 1
  store i8* %105, i8** %99, align 8, !tbaa !16
  br label %113

106:                                              ; preds = %97
  %107 = getelementptr inbounds %struct.buffer, %struct.buffer* %98, i64 0, i32 0
  %108 = load %struct.buffer_functions*, %struct.buffer_functions** %107, align 8, !tbaa !20
  %109 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %108, i64 0, i32 10
  %110 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %109, align 8, !tbaa !23
  %111 = tail call i32 %110(%struct.buffer* noundef nonnull %98) #5
  %112 = load i64, i64* %13, align 8, !tbaa !29
  br label %113

113:                                              ; preds = %104, %106
  %114 = phi i64 [ %89, %104 ], [ %112, %106 ]
  %115 = add nsw i64 %114, 1
  store i64 %115, i64* %13, align 8, !tbaa !29
  br label %118

116:                                              ; preds = %93
  %117 = select i1 %94, i32 0, i32 4
  br label %118

118:                                              ; preds = %64, %116, %88, %113
  %119 = phi i64 [ %89, %113 ], [ %89, %88 ], [ %89, %116 ], [ %47, %64 ]
  %120 = phi i64 [ %115, %113 ], [ %89, %88 ], [ %89, %116 ], [ %47, %64 ]
  %121 = phi i32 [ 0, %113 ], [ 2, %88 ], [ %117, %116 ], [ 2, %64 ]
  %122 = icmp sgt i64 %2, 0
  br i1 %122, label %123, label %126

123:                                              ; preds = %118
  %124 = getelementptr inbounds i8, i8* %1, i64 %119
  store i8 0, i8* %124, align 1, !tbaa !19
  %125 = load i64, i64* %13, align 8, !tbaa !29
  br label %126

126:                                              ; preds = %123, %118
  %127 = phi i64 [ %125, %123 ], [ %120, %118 ]
  %128 = icmp eq i64 %127, 0
  %129 = or i32 %121, 4
  %130 = select i1 %128, i32 %129, i32 %121
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %140, label %132

132:                                              ; preds = %126
  %133 = getelementptr inbounds i8, i8* %11, i64 32
  %134 = bitcast i8* %133 to i32*
  %135 = load i32, i32* %134, align 8, !tbaa !8
  %136 = or i32 %135, %130
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %12, i32 noundef %136) #5
  br label %140

137:                                              ; preds = %5
  %138 = icmp sgt i64 %2, 0
  br i1 %138, label %139, label %140

139:                                              ; preds = %137
  store i8 0, i8* %1, align 1, !tbaa !19
  br label %140

140:                                              ; preds = %132, %126, %137, %139
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi7getlineEPcl(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.input* @line(%struct.input* noundef %0, i8* noundef %1, i64 noundef %2, i8 noundef signext 10, i32 noundef 1) #6
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi3getEPclc(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i8 noundef signext %3) local_unnamed_addr #0 {
  %5 = tail call fastcc %struct.input* @line(%struct.input* noundef %0, i8* noundef %1, i64 noundef %2, i8 noundef signext %3, i32 noundef 0) #6
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi3getEPcl(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.input* @line(%struct.input* noundef %0, i8* noundef %1, i64 noundef %2, i8 noundef signext 10, i32 noundef 0) #6
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
  store i64 0, i64* %9, align 8, !tbaa !29
  %10 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #6
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %39, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds i8, i8* %7, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8, !tbaa !15
  %16 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 2
  %17 = load i8*, i8** %16, align 8, !tbaa !16
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 3
  %19 = load i8*, i8** %18, align 8, !tbaa !18
  %20 = icmp ult i8* %17, %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %12
  %22 = getelementptr inbounds i8, i8* %17, i64 1
  store i8* %22, i8** %16, align 8, !tbaa !16
  %23 = load i8, i8* %17, align 1, !tbaa !19
  %24 = zext i8 %23 to i32
  br label %37

25:                                               ; preds = %12
  %26 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  %27 = load %struct.buffer_functions*, %struct.buffer_functions** %26, align 8, !tbaa !20
  %28 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %27, i64 0, i32 10
  %29 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %28, align 8, !tbaa !23
  %30 = tail call i32 %29(%struct.buffer* noundef nonnull %15) #5
  %31 = icmp eq i32 %30, -1
  br i1 %31, label %32, label %37

32:                                               ; preds = %25
  %33 = getelementptr inbounds i8, i8* %7, i64 32
  %34 = bitcast i8* %33 to i32*
  %35 = load i32, i32* %34, align 8, !tbaa !8
  %36 = or i32 %35, 6
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %8, i32 noundef %36) #5
  br label %39

37:                                               ; preds = %21, %25
  %38 = phi i32 [ %24, %21 ], [ %30, %25 ]
  store i64 1, i64* %9, align 8, !tbaa !29
  br label %39

39:                                               ; preds = %32, %37, %1
  %40 = phi i32 [ -1, %1 ], [ %38, %37 ], [ -1, %32 ]
  ret i32 %40
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi3getERc(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call i32 @_ZNSi3getEv(%struct.input* noundef %0) #6
  %4 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !29
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = trunc i32 %3 to i8
  store i8 %8, i8* %1, align 1, !tbaa !19
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
  store i64 0, i64* %9, align 8, !tbaa !29
  %10 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #6
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %36, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds i8, i8* %7, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8, !tbaa !15
  %16 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 2
  %17 = load i8*, i8** %16, align 8, !tbaa !16
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 3
  %19 = load i8*, i8** %18, align 8, !tbaa !18
  %20 = icmp ult i8* %17, %19
  br i1 %20, label %21, label %24

21:                                               ; preds = %12
  %22 = load i8, i8* %17, align 1, !tbaa !19
  %23 = zext i8 %22 to i32
  br label %36

24:                                               ; preds = %12
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  %26 = load %struct.buffer_functions*, %struct.buffer_functions** %25, align 8, !tbaa !20
  %27 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %26, i64 0, i32 9
  %28 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %27, align 8, !tbaa !21
  %29 = tail call i32 %28(%struct.buffer* noundef nonnull %15) #5
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %31, label %36

31:                                               ; preds = %24
  %32 = getelementptr inbounds i8, i8* %7, i64 32
  %33 = bitcast i8* %32 to i32*
  %34 = load i32, i32* %33, align 8, !tbaa !8
  %35 = or i32 %34, 2
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %8, i32 noundef %35) #5
  br label %36

36:                                               ; preds = %31, %24, %21, %1
  %37 = phi i32 [ -1, %1 ], [ %23, %21 ], [ %29, %24 ], [ -1, %31 ]
  ret i32 %37
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi6ignoreEv(%struct.input* noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.input* @ignore(%struct.input* noundef %0, i64 noundef 1, i32 noundef -1) #6
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
  store i64 0, i64* %11, align 8, !tbaa !29
  %12 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #6
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %59, label %14

14:                                               ; preds = %3
  %15 = icmp eq i64 %1, 9223372036854775807
  %16 = getelementptr inbounds i8, i8* %9, i64 232
  %17 = bitcast i8* %16 to %struct.buffer**
  %18 = icmp ne i32 %2, -1
  %19 = load i64, i64* %11, align 8, !tbaa !29
  br label %20

20:                                               ; preds = %14, %55
  %21 = phi i64 [ %19, %14 ], [ %56, %55 ]
  %22 = icmp slt i64 %21, %1
  %23 = or i1 %15, %22
  br i1 %23, label %24, label %59

24:                                               ; preds = %20
  %25 = load %struct.buffer*, %struct.buffer** %17, align 8, !tbaa !15
  %26 = getelementptr inbounds %struct.buffer, %struct.buffer* %25, i64 0, i32 2
  %27 = load i8*, i8** %26, align 8, !tbaa !16
  %28 = getelementptr inbounds %struct.buffer, %struct.buffer* %25, i64 0, i32 3
  %29 = load i8*, i8** %28, align 8, !tbaa !18
  %30 = icmp ult i8* %27, %29
  br i1 %30, label %31, label %35

31:                                               ; preds = %24
  %32 = getelementptr inbounds i8, i8* %27, i64 1
  store i8* %32, i8** %26, align 8, !tbaa !16
  %33 = load i8, i8* %27, align 1, !tbaa !19
  %34 = zext i8 %33 to i32
  br label %49

35:                                               ; preds = %24
  %36 = getelementptr inbounds %struct.buffer, %struct.buffer* %25, i64 0, i32 0
  %37 = load %struct.buffer_functions*, %struct.buffer_functions** %36, align 8, !tbaa !20
  %38 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %37, i64 0, i32 10
  %39 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %38, align 8, !tbaa !23
  %40 = tail call i32 %39(%struct.buffer* noundef nonnull %25) #5
  %41 = icmp eq i32 %40, -1
  br i1 %41, label %44, label %42

42:                                               ; preds = %35
  %43 = load i64, i64* %11, align 8, !tbaa !29
  br label %49

44:                                               ; preds = %35
  %45 = getelementptr inbounds i8, i8* %9, i64 32
  %46 = bitcast i8* %45 to i32*
  %47 = load i32, i32* %46, align 8, !tbaa !8
  %48 = or i32 %47, 2
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %10, i32 noundef %48) #5
  br label %59

49:                                               ; preds = %42, %31
  %50 = phi i64 [ %21, %31 ], [ %43, %42 ]
  %51 = phi i32 [ %34, %31 ], [ %40, %42 ]
  %52 = icmp eq i64 %50, 9223372036854775807
  br i1 %52, label %55, label %53

53:                                               ; preds = %49
  %54 = add nsw i64 %50, 1
  store i64 %54, i64* %11, align 8, !tbaa !29
  br label %55

55:                                               ; preds = %53, %49
  %56 = phi i64 [ %54, %53 ], [ 9223372036854775807, %49 ]
  %57 = icmp eq i32 %51, %2
  %58 = select i1 %18, i1 %57, i1 false
  br i1 %58, label %59, label %20

59:                                               ; preds = %55, %20, %44, %3
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi6ignoreEl(%struct.input* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @ignore(%struct.input* noundef %0, i64 noundef %1, i32 noundef -1) #6
  ret %struct.input* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi6ignoreEli(%struct.input* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc %struct.input* @ignore(%struct.input* noundef %0, i64 noundef %1, i32 noundef %2) #6
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
  store i64 0, i64* %11, align 8, !tbaa !29
  %12 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #6
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %29, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds i8, i8* %9, i64 232
  %16 = bitcast i8* %15 to %struct.buffer**
  %17 = load %struct.buffer*, %struct.buffer** %16, align 8, !tbaa !15
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %17, i64 0, i32 0
  %19 = load %struct.buffer_functions*, %struct.buffer_functions** %18, align 8, !tbaa !20
  %20 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %19, i64 0, i32 8
  %21 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %20, align 8, !tbaa !40
  %22 = tail call i64 %21(%struct.buffer* noundef %17, i8* noundef %1, i64 noundef %2) #5
  store i64 %22, i64* %11, align 8, !tbaa !29
  %23 = icmp eq i64 %22, %2
  br i1 %23, label %29, label %24

24:                                               ; preds = %14
  %25 = getelementptr inbounds i8, i8* %9, i64 32
  %26 = bitcast i8* %25 to i32*
  %27 = load i32, i32* %26, align 8, !tbaa !8
  %28 = or i32 %27, 6
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %10, i32 noundef %28) #5
  br label %29

29:                                               ; preds = %24, %14, %3
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
  store i64 0, i64* %14, align 8, !tbaa !29
  %15 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #6
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %53, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 2
  %19 = load i8*, i8** %18, align 8, !tbaa !16
  %20 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 3
  %21 = load i8*, i8** %20, align 8, !tbaa !18
  %22 = icmp ult i8* %19, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %17
  %24 = ptrtoint i8* %21 to i64
  %25 = ptrtoint i8* %19 to i64
  %26 = sub i64 %24, %25
  br label %33

27:                                               ; preds = %17
  %28 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  %29 = load %struct.buffer_functions*, %struct.buffer_functions** %28, align 8, !tbaa !20
  %30 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %29, i64 0, i32 7
  %31 = load i64 (%struct.buffer*)*, i64 (%struct.buffer*)** %30, align 8, !tbaa !41
  %32 = tail call i64 %31(%struct.buffer* noundef nonnull %13) #5
  br label %33

33:                                               ; preds = %27, %23
  %34 = phi i64 [ %26, %23 ], [ %32, %27 ]
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %44

36:                                               ; preds = %33
  %37 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  %38 = load %struct.buffer_functions*, %struct.buffer_functions** %37, align 8, !tbaa !20
  %39 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %38, i64 0, i32 8
  %40 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %39, align 8, !tbaa !40
  %41 = icmp slt i64 %34, %2
  %42 = select i1 %41, i64 %34, i64 %2
  %43 = tail call i64 %40(%struct.buffer* noundef nonnull %13, i8* noundef %1, i64 noundef %42) #5
  store i64 %43, i64* %14, align 8, !tbaa !29
  br label %51

44:                                               ; preds = %33
  %45 = icmp slt i64 %34, 0
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr inbounds i8, i8* %9, i64 32
  %48 = bitcast i8* %47 to i32*
  %49 = load i32, i32* %48, align 8, !tbaa !8
  %50 = or i32 %49, 2
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %10, i32 noundef %50) #5
  br label %51

51:                                               ; preds = %44, %46, %36
  %52 = load i64, i64* %14, align 8, !tbaa !29
  br label %53

53:                                               ; preds = %3, %51
  %54 = phi i64 [ %52, %51 ], [ 0, %3 ]
  ret i64 %54
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi7putbackEc(%struct.input* noundef returned %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = zext i8 %1 to i32
  %4 = tail call fastcc %struct.input* @back(%struct.input* noundef %0, i32 noundef %3) #6
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
  store i64 0, i64* %13, align 8, !tbaa !29
  %14 = getelementptr inbounds i8, i8* %8, i64 32
  %15 = bitcast i8* %14 to i32*
  %16 = load i32, i32* %15, align 8, !tbaa !8
  %17 = and i32 %16, 2
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %2
  %20 = and i32 %16, -3
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %9, i32 noundef %20) #5
  br label %21

21:                                               ; preds = %19, %2
  %22 = tail call i32 @__sv_begin_input(%struct.input* noundef nonnull %0, i32 noundef 1) #6
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %49, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %12, i64 0, i32 2
  %26 = load i8*, i8** %25, align 8, !tbaa !16
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %12, i64 0, i32 1
  %28 = load i8*, i8** %27, align 8, !tbaa !42
  %29 = icmp ugt i8* %26, %28
  br i1 %29, label %30, label %39

30:                                               ; preds = %24
  %31 = icmp eq i32 %1, -1
  br i1 %31, label %37, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds i8, i8* %26, i64 -1
  %34 = load i8, i8* %33, align 1, !tbaa !19
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, %1
  br i1 %36, label %37, label %39

37:                                               ; preds = %30, %32
  %38 = getelementptr inbounds i8, i8* %26, i64 -1
  store i8* %38, i8** %25, align 8, !tbaa !16
  br label %49

39:                                               ; preds = %24, %32
  %40 = getelementptr inbounds %struct.buffer, %struct.buffer* %12, i64 0, i32 0
  %41 = load %struct.buffer_functions*, %struct.buffer_functions** %40, align 8, !tbaa !20
  %42 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %41, i64 0, i32 11
  %43 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %42, align 8, !tbaa !43
  %44 = tail call i32 %43(%struct.buffer* noundef nonnull %12, i32 noundef %1) #5
  %45 = icmp eq i32 %44, -1
  br i1 %45, label %46, label %49

46:                                               ; preds = %39
  %47 = load i32, i32* %15, align 8, !tbaa !8
  %48 = or i32 %47, 1
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %9, i32 noundef %48) #5
  br label %49

49:                                               ; preds = %37, %46, %39, %21
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi5ungetEv(%struct.input* noundef returned %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.input* @back(%struct.input* noundef %0, i32 noundef -1) #6
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi3getERSt15basic_streambufIcSt11char_traitsIcEEc(%struct.input* noundef returned %0, %struct.buffer* noundef %1, i8 noundef signext %2) local_unnamed_addr #0 {
  %4 = zext i8 %2 to i32
  %5 = tail call fastcc %struct.input* @get_all(%struct.input* noundef %0, %struct.buffer* noundef %1, i32 noundef %4, i32 noundef 1) #6
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
  store i64 0, i64* %12, align 8, !tbaa !29
  %13 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef %3) #6
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %106, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds i8, i8* %10, i64 232
  %17 = bitcast i8* %16 to %struct.buffer**
  %18 = load %struct.buffer*, %struct.buffer** %17, align 8, !tbaa !15
  %19 = getelementptr inbounds %struct.buffer, %struct.buffer* %18, i64 0, i32 2
  %20 = load i8*, i8** %19, align 8, !tbaa !16
  %21 = getelementptr inbounds %struct.buffer, %struct.buffer* %18, i64 0, i32 3
  %22 = load i8*, i8** %21, align 8, !tbaa !18
  %23 = icmp ult i8* %20, %22
  br i1 %23, label %24, label %27

24:                                               ; preds = %15
  %25 = load i8, i8* %20, align 1, !tbaa !19
  %26 = zext i8 %25 to i32
  br label %34

27:                                               ; preds = %15
  %28 = getelementptr inbounds %struct.buffer, %struct.buffer* %18, i64 0, i32 0
  %29 = load %struct.buffer_functions*, %struct.buffer_functions** %28, align 8, !tbaa !20
  %30 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %29, i64 0, i32 9
  %31 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %30, align 8, !tbaa !21
  %32 = tail call i32 %31(%struct.buffer* noundef nonnull %18) #5
  %33 = icmp eq i32 %32, -1
  br i1 %33, label %94, label %34

34:                                               ; preds = %24, %27
  %35 = phi i32 [ %26, %24 ], [ %32, %27 ]
  %36 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %37 = icmp eq %struct.buffer* %1, null
  %38 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 5
  %39 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 6
  br i1 %37, label %94, label %40

40:                                               ; preds = %34, %91
  %41 = phi i32 [ %92, %91 ], [ %35, %34 ]
  %42 = icmp eq i32 %41, %2
  br i1 %42, label %94, label %43

43:                                               ; preds = %40
  %44 = load i8*, i8** %38, align 8, !tbaa !44
  %45 = load i8*, i8** %39, align 8, !tbaa !45
  %46 = icmp ult i8* %44, %45
  br i1 %46, label %47, label %50

47:                                               ; preds = %43
  %48 = trunc i32 %41 to i8
  %49 = getelementptr inbounds i8, i8* %44, i64 1
  store i8* %49, i8** %38, align 8, !tbaa !44
  store i8 %48, i8* %44, align 1, !tbaa !19
  br label %57

50:                                               ; preds = %43
  %51 = load %struct.buffer_functions*, %struct.buffer_functions** %36, align 8, !tbaa !20
  %52 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %51, i64 0, i32 13
  %53 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %52, align 8, !tbaa !46
  %54 = and i32 %41, 255
  %55 = tail call i32 %53(%struct.buffer* noundef nonnull %1, i32 noundef %54) #5
  %56 = icmp eq i32 %55, -1
  br i1 %56, label %94, label %57

57:                                               ; preds = %47, %50
  %58 = load i64, i64* %12, align 8, !tbaa !29
  %59 = add nsw i64 %58, 1
  store i64 %59, i64* %12, align 8, !tbaa !29
  %60 = load %struct.buffer*, %struct.buffer** %17, align 8, !tbaa !15
  %61 = getelementptr inbounds %struct.buffer, %struct.buffer* %60, i64 0, i32 2
  %62 = load i8*, i8** %61, align 8, !tbaa !16
  %63 = getelementptr inbounds %struct.buffer, %struct.buffer* %60, i64 0, i32 3
  %64 = load i8*, i8** %63, align 8, !tbaa !18
  %65 = icmp ult i8* %62, %64
  br i1 %65, label %66, label %68

66:                                               ; preds = %57
  %67 = getelementptr inbounds i8, i8* %62, i64 1
  store i8* %67, i8** %61, align 8, !tbaa !16
  br label %78

68:                                               ; preds = %57
  %69 = getelementptr inbounds %struct.buffer, %struct.buffer* %60, i64 0, i32 0
  %70 = load %struct.buffer_functions*, %struct.buffer_functions** %69, align 8, !tbaa !20
  %71 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %70, i64 0, i32 10
  %72 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %71, align 8, !tbaa !23
  %73 = tail call i32 %72(%struct.buffer* noundef nonnull %60) #5
  %74 = icmp eq i32 %73, -1
  br i1 %74, label %94, label %75

75:                                               ; preds = %68
  %76 = load i8*, i8** %61, align 8, !tbaa !16
  %77 = load i8*, i8** %63, align 8, !tbaa !18
  br label %78

78:                                               ; preds = %75, %66
  %79 = phi i8* [ %77, %75 ], [ %64, %66 ]
  %80 = phi i8* [ %76, %75 ], [ %67, %66 ]
  %81 = icmp ult i8* %80, %79
  br i1 %81, label %82, label %85

82:                                               ; preds = %78
  %83 = load i8, i8* %80, align 1, !tbaa !19
  %84 = zext i8 %83 to i32
  br label %91

85:                                               ; preds = %78
  %86 = getelementptr inbounds %struct.buffer, %struct.buffer* %60, i64 0, i32 0
  %87 = load %struct.buffer_functions*, %struct.buffer_functions** %86, align 8, !tbaa !20
  %88 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %87, i64 0, i32 9
  %89 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %88, align 8, !tbaa !21
  %90 = tail call i32 %89(%struct.buffer* noundef nonnull %60) #5
  br label %91

91:                                               ; preds = %82, %85
  %92 = phi i32 [ %84, %82 ], [ %90, %85 ]
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %40, !llvm.loop !47

94:                                               ; preds = %68, %50, %40, %91, %34, %27
  %95 = phi i32 [ 2, %27 ], [ 0, %34 ], [ 2, %68 ], [ 2, %91 ], [ 0, %40 ], [ 0, %50 ]
  %96 = load i64, i64* %12, align 8, !tbaa !29
  %97 = icmp eq i64 %96, 0
  %98 = select i1 %97, i32 4, i32 0
  %99 = or i32 %98, %95
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %106, label %101

101:                                              ; preds = %94
  %102 = getelementptr inbounds i8, i8* %10, i64 32
  %103 = bitcast i8* %102 to i32*
  %104 = load i32, i32* %103, align 8, !tbaa !8
  %105 = or i32 %104, %99
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %11, i32 noundef %105) #5
  br label %106

106:                                              ; preds = %101, %94, %4
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi3getERSt15basic_streambufIcSt11char_traitsIcEE(%struct.input* noundef returned %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @get_all(%struct.input* noundef %0, %struct.buffer* noundef %1, i32 noundef 10, i32 noundef 1) #6
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsEPSt15basic_streambufIcSt11char_traitsIcEE(%struct.input* noundef returned %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.input* @get_all(%struct.input* noundef %0, %struct.buffer* noundef %1, i32 noundef -1, i32 noundef 0) #6
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
  store i64 0, i64* %9, align 8, !tbaa !29
  %10 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #6
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %29, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds i8, i8* %7, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8, !tbaa !15
  %16 = icmp eq %struct.buffer* %15, null
  br i1 %16, label %29, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  %19 = load %struct.buffer_functions*, %struct.buffer_functions** %18, align 8, !tbaa !20
  %20 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %19, i64 0, i32 6
  %21 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %20, align 8, !tbaa !48
  %22 = tail call i32 %21(%struct.buffer* noundef nonnull %15) #5
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %24, label %29

24:                                               ; preds = %17
  %25 = getelementptr inbounds i8, i8* %7, i64 32
  %26 = bitcast i8* %25 to i32*
  %27 = load i32, i32* %26, align 8, !tbaa !8
  %28 = or i32 %27, 1
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %8, i32 noundef %28) #5
  br label %29

29:                                               ; preds = %17, %1, %12, %24
  %30 = phi i32 [ -1, %24 ], [ -1, %12 ], [ -1, %1 ], [ 0, %17 ]
  ret i32 %30
}

; Function Attrs: nounwind optsize
define dso_local { i64, i64 } @_ZNSi5tellgEv(%struct.input* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.input* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !6
  %6 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #6
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %21, label %8

8:                                                ; preds = %1
  %9 = bitcast %struct.input* %0 to i8*
  %10 = getelementptr inbounds i8, i8* %9, i64 %5
  %11 = getelementptr inbounds i8, i8* %10, i64 232
  %12 = bitcast i8* %11 to %struct.buffer**
  %13 = load %struct.buffer*, %struct.buffer** %12, align 8, !tbaa !15
  %14 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  %15 = load %struct.buffer_functions*, %struct.buffer_functions** %14, align 8, !tbaa !20
  %16 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %15, i64 0, i32 4
  %17 = load { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)** %16, align 8, !tbaa !49
  %18 = tail call { i64, i64 } %17(%struct.buffer* noundef %13, i64 noundef 0, i32 noundef 1, i32 noundef 8) #5
  %19 = extractvalue { i64, i64 } %18, 0
  %20 = extractvalue { i64, i64 } %18, 1
  br label %21

21:                                               ; preds = %1, %8
  %22 = phi i64 [ %19, %8 ], [ -1, %1 ]
  %23 = phi i64 [ %20, %8 ], [ 0, %1 ]
  %24 = insertvalue { i64, i64 } poison, i64 %22, 0
  %25 = insertvalue { i64, i64 } %24, i64 %23, 1
  ret { i64, i64 } %25
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
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef %10, i32 noundef %14) #5
  %15 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 1) #6
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds i8, i8* %9, i64 232
  %19 = bitcast i8* %18 to %struct.buffer**
  %20 = load %struct.buffer*, %struct.buffer** %19, align 8, !tbaa !15
  %21 = getelementptr inbounds %struct.buffer, %struct.buffer* %20, i64 0, i32 0
  %22 = load %struct.buffer_functions*, %struct.buffer_functions** %21, align 8, !tbaa !20
  %23 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %22, i64 0, i32 4
  %24 = load { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)** %23, align 8, !tbaa !49
  %25 = tail call { i64, i64 } %24(%struct.buffer* noundef %20, i64 noundef %1, i32 noundef %2, i32 noundef 8) #5
  %26 = extractvalue { i64, i64 } %25, 0
  %27 = icmp eq i64 %26, -1
  br i1 %27, label %28, label %31

28:                                               ; preds = %17
  %29 = load i32, i32* %12, align 8, !tbaa !8
  %30 = or i32 %29, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %10, i32 noundef %30) #5
  br label %31

31:                                               ; preds = %17, %28, %3
  ret %struct.input* %0
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi5seekgESt4fposI11__mbstate_tE(%struct.input* noundef returned %0, i64 %1, i64 %2) local_unnamed_addr #0 {
  %4 = tail call %struct.input* @_ZNSi5seekgElSt12_Ios_Seekdir(%struct.input* noundef %0, i64 noundef %1, i32 noundef 0) #6
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsEPFRSiS_E(%struct.input* noundef %0, %struct.input* (%struct.input*)* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* %1(%struct.input* noundef %0) #5
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
  %9 = tail call i8* %1(i8* noundef %8) #5
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
  %9 = tail call i8* %1(i8* noundef %8) #5
  ret %struct.input* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St5_Setw(%struct.input* noundef returned %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = sext i32 %1 to i64
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 16
  %11 = bitcast i8* %10 to i64*
  store i64 %3, i64* %11, align 8, !tbaa !32
  ret %struct.input* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St13_Setprecision(%struct.input* noundef returned %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = sext i32 %1 to i64
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 8
  %11 = bitcast i8* %10 to i64*
  store i64 %3, i64* %11, align 8, !tbaa !50
  ret %struct.input* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St8_SetfillIS3_E(%struct.input* noundef returned %0, i8 noundef signext %1) local_unnamed_addr #3 {
  %3 = bitcast %struct.input* %0 to i8*
  %4 = bitcast %struct.input* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 224
  store i8 %1, i8* %9, align 8, !tbaa !51
  ret %struct.input* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St12_Setiosflags(%struct.input* noundef returned %0, i32 noundef %1) local_unnamed_addr #3 {
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
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St14_Resetiosflags(%struct.input* noundef returned %0, i32 noundef %1) local_unnamed_addr #3 {
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
define dso_local %struct.input* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St8_Setbase(%struct.input* noundef returned %0, i32 noundef %1) local_unnamed_addr #3 {
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
define dso_local void @_ZNSiD2Ev(%struct.input* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr #4 {
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
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %8) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSiD0Ev(%struct.input* noundef %0) #0 {
  %2 = bitcast %struct.input* %0 to i8*
  %3 = bitcast %struct.input* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %8) #5
  tail call void @_ZdlPv(i8* noundef %2) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #1

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
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #5
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
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #5
  tail call void @_ZdlPv(i8* noundef %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSiC1EPSt15basic_streambufIcSt11char_traitsIcEE(%struct.input* noundef %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSi, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !52
  %4 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %4, align 8, !tbaa !29
  %5 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 0
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSi, i64 0, i64 1, i32 3, i64 0), i8*** %5, align 8, !tbaa !53
  %6 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1
  %7 = bitcast %struct.input* %6 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef nonnull %7, %struct.buffer* noundef %1) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSiC2EPSt15basic_streambufIcSt11char_traitsIcEE(%struct.input* noundef %0, i8*** nocapture noundef readonly %1, %struct.buffer* noundef %2) local_unnamed_addr #0 {
  %4 = load i8**, i8*** %1, align 8, !tbaa !2
  %5 = getelementptr inbounds i8**, i8*** %1, i64 1
  %6 = load i8**, i8*** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** %4, i8*** %7, align 8, !tbaa !52
  %8 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %8, align 8, !tbaa !29
  %9 = bitcast %struct.input* %0 to i8*
  %10 = bitcast %struct.input* %0 to i64**
  %11 = getelementptr inbounds i8*, i8** %4, i64 -3
  %12 = bitcast i8** %11 to i64*
  %13 = load i64, i64* %12, align 8, !tbaa !6
  %14 = getelementptr inbounds i8, i8* %9, i64 %13
  %15 = bitcast i8* %14 to i8***
  store i8** %6, i8*** %15, align 8, !tbaa !53
  %16 = load i64*, i64** %10, align 8, !tbaa !2
  %17 = getelementptr inbounds i64, i64* %16, i64 -3
  %18 = load i64, i64* %17, align 8, !tbaa !6
  %19 = getelementptr inbounds i8, i8* %9, i64 %18
  %20 = bitcast i8* %19 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %20, %struct.buffer* noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSiC1Ev(%struct.input* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSi, i64 0, i64 0, i32 3, i64 0), i8*** %2, align 8, !tbaa !52
  %3 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %3, align 8, !tbaa !29
  %4 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 0
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSi, i64 0, i64 1, i32 3, i64 0), i8*** %4, align 8, !tbaa !53
  %5 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1
  %6 = bitcast %struct.input* %5 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef nonnull %6, %struct.buffer* noundef null) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSiC2Ev(%struct.input* noundef %0, i8*** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load i8**, i8*** %1, align 8, !tbaa !2
  %4 = getelementptr inbounds i8**, i8*** %1, i64 1
  %5 = load i8**, i8*** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** %3, i8*** %6, align 8, !tbaa !52
  %7 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %7, align 8, !tbaa !29
  %8 = bitcast %struct.input* %0 to i8*
  %9 = bitcast %struct.input* %0 to i64**
  %10 = getelementptr inbounds i8*, i8** %3, i64 -3
  %11 = bitcast i8** %10 to i64*
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %8, i64 %12
  %14 = bitcast i8* %13 to i8***
  store i8** %5, i8*** %14, align 8, !tbaa !53
  %15 = load i64*, i64** %9, align 8, !tbaa !2
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8, !tbaa !6
  %18 = getelementptr inbounds i8, i8* %8, i64 %17
  %19 = bitcast i8* %18 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %19, %struct.buffer* noundef null) #5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSdD2Ev(%struct.input* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr #4 {
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
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %8) #5
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
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %8) #5
  tail call void @_ZdlPv(i8* noundef %2) #5
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
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %9) #5
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
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %9) #5
  tail call void @_ZdlPv(i8* noundef nonnull %3) #5
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
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #5
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
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #5
  tail call void @_ZdlPv(i8* noundef %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSdC1EPSt15basic_streambufIcSt11char_traitsIcEE(%struct.input* noundef %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 0
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSd, i64 0, i64 1, i32 3, i64 0), i8*** %3, align 8, !tbaa !54
  %4 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSd, i64 0, i64 0, i32 3, i64 0), i8*** %4, align 8, !tbaa !52
  %5 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %5, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 1
  %7 = bitcast i64* %6 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSd, i64 0, i64 2, i32 3, i64 0), i8*** %7, align 8, !tbaa !53
  %8 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 1
  %9 = bitcast i64* %8 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef nonnull %9, %struct.buffer* noundef %1) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSdC2EPSt15basic_streambufIcSt11char_traitsIcEE(%struct.input* noundef %0, i8*** nocapture noundef readonly %1, %struct.buffer* noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8**, i8*** %1, i64 6
  %5 = load i8**, i8*** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 0
  store i8** %5, i8*** %6, align 8, !tbaa !54
  %7 = load i8**, i8*** %1, align 8, !tbaa !2
  %8 = getelementptr inbounds i8**, i8*** %1, i64 5
  %9 = load i8**, i8*** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** %7, i8*** %10, align 8, !tbaa !52
  %11 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %11, align 8, !tbaa !29
  %12 = bitcast %struct.input* %0 to i8*
  %13 = bitcast %struct.input* %0 to i64**
  %14 = getelementptr inbounds i8*, i8** %7, i64 -3
  %15 = bitcast i8** %14 to i64*
  %16 = load i64, i64* %15, align 8, !tbaa !6
  %17 = getelementptr inbounds i8, i8* %12, i64 %16
  %18 = bitcast i8* %17 to i8***
  store i8** %9, i8*** %18, align 8, !tbaa !53
  %19 = load i64*, i64** %13, align 8, !tbaa !2
  %20 = getelementptr inbounds i64, i64* %19, i64 -3
  %21 = load i64, i64* %20, align 8, !tbaa !6
  %22 = getelementptr inbounds i8, i8* %12, i64 %21
  %23 = bitcast i8* %22 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %23, %struct.buffer* noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSdC1Ev(%struct.input* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 0
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSd, i64 0, i64 1, i32 3, i64 0), i8*** %2, align 8, !tbaa !54
  %3 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSd, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !52
  %4 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %4, align 8, !tbaa !29
  %5 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 1
  %6 = bitcast i64* %5 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSd, i64 0, i64 2, i32 3, i64 0), i8*** %6, align 8, !tbaa !53
  %7 = bitcast i64* %5 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef nonnull %7, %struct.buffer* noundef null) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSdC2Ev(%struct.input* noundef %0, i8*** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8**, i8*** %1, i64 6
  %4 = load i8**, i8*** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.input, %struct.input* %0, i64 1, i32 0
  store i8** %4, i8*** %5, align 8, !tbaa !54
  %6 = load i8**, i8*** %1, align 8, !tbaa !2
  %7 = getelementptr inbounds i8**, i8*** %1, i64 5
  %8 = load i8**, i8*** %7, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 0
  store i8** %6, i8*** %9, align 8, !tbaa !52
  %10 = getelementptr inbounds %struct.input, %struct.input* %0, i64 0, i32 1
  store i64 0, i64* %10, align 8, !tbaa !29
  %11 = bitcast %struct.input* %0 to i8*
  %12 = bitcast %struct.input* %0 to i64**
  %13 = getelementptr inbounds i8*, i8** %6, i64 -3
  %14 = bitcast i8** %13 to i64*
  %15 = load i64, i64* %14, align 8, !tbaa !6
  %16 = getelementptr inbounds i8, i8* %11, i64 %15
  %17 = bitcast i8* %16 to i8***
  store i8** %8, i8*** %17, align 8, !tbaa !53
  %18 = load i64*, i64** %12, align 8, !tbaa !2
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !6
  %21 = getelementptr inbounds i8, i8* %11, i64 %20
  %22 = bitcast i8* %21 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %22, %struct.buffer* noundef null) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef, %struct.buffer* noundef) local_unnamed_addr #1

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
!16 = !{!17, !3, i64 16}
!17 = !{!"buffer", !3, i64 0, !3, i64 8, !3, i64 16, !3, i64 24, !3, i64 32, !3, i64 40, !3, i64 48, !3, i64 56}
!18 = !{!17, !3, i64 24}
!19 = !{!4, !4, i64 0}
!20 = !{!17, !3, i64 0}
!21 = !{!22, !3, i64 72}
!22 = !{!"buffer_functions", !3, i64 0, !3, i64 8, !3, i64 16, !3, i64 24, !3, i64 32, !3, i64 40, !3, i64 48, !3, i64 56, !3, i64 64, !3, i64 72, !3, i64 80, !3, i64 88, !3, i64 96, !3, i64 104}
!23 = !{!22, !3, i64 80}
!24 = distinct !{!24, !25, !26}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = !{!12, !12, i64 0}
!28 = !{i8 0, i8 2}
!29 = !{!30, !7, i64 8}
!30 = !{!"input", !3, i64 0, !7, i64 8}
!31 = distinct !{!31, !25, !26}
!32 = !{!9, !7, i64 16}
!33 = !{!34, !7, i64 8}
!34 = !{!"string", !3, i64 0, !7, i64 8, !4, i64 16}
!35 = !{!34, !3, i64 0}
!36 = distinct !{!36, !25, !26}
!37 = distinct !{!37, !25, !26}
!38 = distinct !{!38, !25, !26}
!39 = distinct !{!39, !25, !26}
!40 = !{!22, !3, i64 64}
!41 = !{!22, !3, i64 56}
!42 = !{!17, !3, i64 8}
!43 = !{!22, !3, i64 88}
!44 = !{!17, !3, i64 40}
!45 = !{!17, !3, i64 48}
!46 = !{!22, !3, i64 104}
!47 = distinct !{!47, !25, !26}
!48 = !{!22, !3, i64 48}
!49 = !{!22, !3, i64 32}
!50 = !{!9, !7, i64 8}
!51 = !{!9, !4, i64 224}
!52 = !{!30, !3, i64 0}
!53 = !{!9, !3, i64 0}
!54 = !{!55, !3, i64 0}
!55 = !{!"output", !3, i64 0}
