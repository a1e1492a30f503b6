; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_terminate.c
; ModuleID = 'runtime/c/cxx_terminate.c'
source_filename = "runtime/c/cxx_terminate.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.exceptions = type { %struct.exception*, i32, i8* }
%struct.exception = type { i64, i64, %struct.type*, void (i8*)*, void ()*, void ()*, %struct.exception*, i64, %struct.exception*, %struct.allowed*, i64, i8*, [4 x i64] }
%struct.type = type { i8**, i8* }
%struct.allowed = type { i64, [0 x %struct.type*] }
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.attempt = type { [4 x i64], i64, %struct.attempt*, %struct.exception* }
%struct.anon = type { i64, i8*, [3 x i8*] }

@_ZN9__gnu_cxx27__verbose_terminate_handlerEv.is_terminating = internal unnamed_addr global i32 0, align 4
@__sv_exceptions = external thread_local local_unnamed_addr global %struct.exceptions, align 8
@.str = private unnamed_addr constant [30 x i8] c"terminate called recursively\0A\00", align 1
@stderr = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str.1 = private unnamed_addr constant [46 x i8] c"terminate called without an active exception\0A\00", align 1
@.str.2 = private unnamed_addr constant [49 x i8] c"terminate called after throwing an instance of '\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"'\0A\00", align 1
@_ZTISt9exception = external dso_local constant %struct.type, align 8
@.str.4 = private unnamed_addr constant [12 x i8] c"  what():  \00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"_Z\00", align 1
@__sv_on_terminate = dso_local local_unnamed_addr global void ()* @_ZN9__gnu_cxx27__verbose_terminate_handlerEv, align 8
@__sv_on_unexpected = dso_local local_unnamed_addr global void ()* @_ZSt9terminatev, align 8
@__sv_attempts = external thread_local local_unnamed_addr global %struct.attempt*, align 8
@_ZTVSt13bad_exception = external dso_local constant %struct.anon, align 8
@_ZTISt13bad_exception = external dso_local constant %struct.type, align 8
@readable.plain = internal unnamed_addr constant [10 x [2 x i8*]] [[2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.13, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.14, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.15, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.16, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.str.24, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0)]], align 16
@.str.6 = private unnamed_addr constant [2 x i8] c"i\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"int\00", align 1
@.str.8 = private unnamed_addr constant [2 x i8] c"j\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"unsigned int\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"l\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"long\00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c"m\00", align 1
@.str.13 = private unnamed_addr constant [14 x i8] c"unsigned long\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"char\00", align 1
@.str.16 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"bool\00", align 1
@.str.18 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"double\00", align 1
@.str.20 = private unnamed_addr constant [4 x i8] c"PKc\00", align 1
@.str.21 = private unnamed_addr constant [12 x i8] c"char const*\00", align 1
@.str.22 = private unnamed_addr constant [3 x i8] c"Pc\00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c"char*\00", align 1
@.str.24 = private unnamed_addr constant [53 x i8] c"NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE\00", align 1
@.str.25 = private unnamed_addr constant [12 x i8] c"std::string\00", align 1
@.str.26 = private unnamed_addr constant [6 x i8] c"std::\00", align 1
@.str.27 = private unnamed_addr constant [3 x i8] c"::\00", align 1

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZN9__gnu_cxx27__verbose_terminate_handlerEv() #0 {
  %1 = alloca i8*, align 8
  %2 = alloca i8*, align 8
  %3 = load %struct.exception*, %struct.exception** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 0), align 8, !tbaa !2
  %4 = load i32, i32* @_ZN9__gnu_cxx27__verbose_terminate_handlerEv.is_terminating, align 4, !tbaa !8
  %5 = add nsw i32 %4, 1
  store i32 %5, i32* @_ZN9__gnu_cxx27__verbose_terminate_handlerEv.is_terminating, align 4, !tbaa !8
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %0
  %8 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !9
  %9 = tail call i32 @fputs(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0), %struct.sv_file* noundef %8) #8
  tail call void @abort() #9
  unreachable

10:                                               ; preds = %0
  %11 = icmp eq %struct.exception* %3, null
  br i1 %11, label %12, label %15

12:                                               ; preds = %10
  %13 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !9
  %14 = tail call i32 @fputs(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.1, i64 0, i64 0), %struct.sv_file* noundef %13) #8
  tail call void @abort() #9
  unreachable

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.exception, %struct.exception* %3, i64 0, i32 2
  %17 = load %struct.type*, %struct.type** %16, align 8, !tbaa !10
  %18 = getelementptr inbounds %struct.type, %struct.type* %17, i64 0, i32 1
  %19 = load i8*, i8** %18, align 8, !tbaa !13
  %20 = load i8, i8* %19, align 1, !tbaa !15
  %21 = icmp eq i8 %20, 42
  %22 = zext i1 %21 to i64
  %23 = getelementptr inbounds i8, i8* %19, i64 %22
  br label %24

24:                                               ; preds = %30, %15
  %25 = phi i64 [ 0, %15 ], [ %31, %30 ]
  %26 = getelementptr inbounds [10 x [2 x i8*]], [10 x [2 x i8*]]* @readable.plain, i64 0, i64 %25, i64 0
  %27 = load i8*, i8** %26, align 16, !tbaa !9
  %28 = tail call i32 @strcmp(i8* noundef nonnull %23, i8* noundef %27) #8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %33, label %30

30:                                               ; preds = %24
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, 10
  br i1 %32, label %36, label %24, !llvm.loop !16

33:                                               ; preds = %24
  %34 = getelementptr inbounds [10 x [2 x i8*]], [10 x [2 x i8*]]* @readable.plain, i64 0, i64 %25, i64 1
  %35 = load i8*, i8** %34, align 8, !tbaa !9
  br label %94

36:                                               ; preds = %30
  %37 = tail call i64 @strlen(i8* noundef nonnull %23) #8
  %38 = shl i64 %37, 1
  %39 = add i64 %38, 8
  %40 = tail call i8* @calloc(i64 noundef 1, i64 noundef %39) #8
  %41 = load i8, i8* %23, align 1, !tbaa !15
  %42 = icmp eq i8 %41, 78
  %43 = zext i1 %42 to i64
  %44 = getelementptr inbounds i8, i8* %23, i64 %43
  %45 = load i8, i8* %44, align 1, !tbaa !15
  %46 = icmp eq i8 %45, 83
  br i1 %46, label %47, label %55

47:                                               ; preds = %36
  %48 = getelementptr inbounds i8, i8* %44, i64 1
  %49 = load i8, i8* %48, align 1, !tbaa !15
  %50 = icmp eq i8 %49, 116
  br i1 %50, label %51, label %55

51:                                               ; preds = %47
  %52 = tail call i8* @stpcpy(i8* noundef %40, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i64 0, i64 0)) #8
  %53 = getelementptr inbounds i8, i8* %44, i64 2
  %54 = load i8, i8* %53, align 1, !tbaa !15
  br label %55

55:                                               ; preds = %51, %47, %36
  %56 = phi i8 [ %54, %51 ], [ 83, %47 ], [ %45, %36 ]
  %57 = phi i8* [ %53, %51 ], [ %44, %47 ], [ %44, %36 ]
  %58 = phi i8* [ %52, %51 ], [ %40, %47 ], [ %40, %36 ]
  %59 = bitcast i8** %1 to i8*
  br label %60

60:                                               ; preds = %86, %55
  %61 = phi i8 [ %56, %55 ], [ %88, %86 ]
  %62 = phi i8* [ %57, %55 ], [ %78, %86 ]
  %63 = phi i8* [ %58, %55 ], [ %87, %86 ]
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %59) #10
  %64 = sext i8 %61 to i32
  %65 = call i32 @isdigit(i32 noundef %64) #8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %84, label %67

67:                                               ; preds = %60
  %68 = call i64 @strtoul(i8* noundef nonnull %62, i8** noundef nonnull %1, i32 noundef 10) #8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %84, label %70

70:                                               ; preds = %67
  %71 = load i8*, i8** %1, align 8, !tbaa !9
  %72 = call i64 @strlen(i8* noundef %71) #8
  %73 = icmp ugt i64 %68, %72
  br i1 %73, label %84, label %74

74:                                               ; preds = %70
  %75 = load i8*, i8** %1, align 8, !tbaa !9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %63, i8* align 1 %75, i64 %68, i1 false) #10
  %76 = getelementptr inbounds i8, i8* %63, i64 %68
  %77 = load i8*, i8** %1, align 8, !tbaa !9
  %78 = getelementptr inbounds i8, i8* %77, i64 %68
  br i1 %42, label %79, label %85

79:                                               ; preds = %74
  %80 = load i8, i8* %78, align 1, !tbaa !15
  %81 = icmp eq i8 %80, 69
  br i1 %81, label %86, label %82

82:                                               ; preds = %79
  %83 = call i8* @stpcpy(i8* noundef nonnull %76, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.27, i64 0, i64 0)) #8
  br label %86

84:                                               ; preds = %70, %67, %60
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %59) #10
  br label %94

85:                                               ; preds = %74
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %59) #10
  br label %89

86:                                               ; preds = %82, %79
  %87 = phi i8* [ %83, %82 ], [ %76, %79 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %59) #10
  %88 = load i8, i8* %78, align 1, !tbaa !15
  switch i8 %88, label %60 [
    i8 0, label %89
    i8 69, label %89
  ]

89:                                               ; preds = %86, %86, %85
  %90 = getelementptr inbounds i8, i8* %78, i64 %43
  %91 = load i8, i8* %90, align 1, !tbaa !15
  %92 = icmp eq i8 %91, 0
  %93 = select i1 %92, i8* %40, i8* %23
  br label %94

94:                                               ; preds = %33, %84, %89
  %95 = phi i8* [ %35, %33 ], [ %93, %89 ], [ %23, %84 ]
  %96 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !9
  %97 = call i32 @fputs(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.2, i64 0, i64 0), %struct.sv_file* noundef %96) #8
  %98 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !9
  %99 = call i32 @fputs(i8* noundef %95, %struct.sv_file* noundef %98) #8
  %100 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !9
  %101 = call i32 @fputs(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), %struct.sv_file* noundef %100) #8
  %102 = bitcast i8** %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %102) #10
  %103 = getelementptr inbounds %struct.exception, %struct.exception* %3, i64 0, i32 8
  %104 = load %struct.exception*, %struct.exception** %103, align 8, !tbaa !19
  %105 = getelementptr inbounds %struct.exception, %struct.exception* %104, i64 1
  %106 = bitcast i8** %2 to %struct.exception**
  store %struct.exception* %105, %struct.exception** %106, align 8, !tbaa !9
  %107 = load %struct.type*, %struct.type** %16, align 8, !tbaa !10
  %108 = call i32 @__sv_to_base(%struct.type* noundef %107, %struct.type* noundef nonnull @_ZTISt9exception, i8** noundef nonnull %2) #8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %123, label %110

110:                                              ; preds = %94
  %111 = load i8*, i8** %2, align 8, !tbaa !9
  %112 = bitcast i8* %111 to i8* (i8*)***
  %113 = load i8* (i8*)**, i8* (i8*)*** %112, align 8, !tbaa !9
  %114 = getelementptr inbounds i8* (i8*)*, i8* (i8*)** %113, i64 2
  %115 = load i8* (i8*)*, i8* (i8*)** %114, align 8, !tbaa !9
  %116 = call i8* %115(i8* noundef %111) #8
  %117 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !9
  %118 = call i32 @fputs(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), %struct.sv_file* noundef %117) #8
  %119 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !9
  %120 = call i32 @fputs(i8* noundef %116, %struct.sv_file* noundef %119) #8
  %121 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !9
  %122 = call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %121) #8
  br label %123

123:                                              ; preds = %110, %94
  call void @__sv_signal_abort() #8
  %124 = icmp eq i8* %95, %23
  br i1 %124, label %125, label %131

125:                                              ; preds = %123
  %126 = call i64 @strlen(i8* noundef nonnull %23) #8
  %127 = add i64 %126, 3
  %128 = call i8* @calloc(i64 noundef 1, i64 noundef %127) #8
  %129 = call i8* @strcpy(i8* noundef %128, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0)) #8
  %130 = call i8* @strcat(i8* noundef %129, i8* noundef nonnull %23) #8
  br label %131

131:                                              ; preds = %125, %123
  %132 = phi i8* [ %130, %125 ], [ %95, %123 ]
  call void @__symvm_uncaught(i8* noundef %132) #9
  unreachable
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i32 @fputs(i8* noundef, %struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @abort() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @__sv_to_base(%struct.type* noundef, %struct.type* noundef, i8** noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @fputc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local void @__sv_signal_abort() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strcat(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_uncaught(i8* noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt9terminatev() #0 {
  %1 = load void ()*, void ()** @__sv_on_terminate, align 8, !tbaa !9
  tail call void @__sv_terminate(void ()* noundef %1) #11
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void ()* @_ZSt13set_terminatePFvvE(void ()* noundef %0) local_unnamed_addr #4 {
  %2 = icmp eq void ()* %0, null
  %3 = select i1 %2, void ()* @_ZN9__gnu_cxx27__verbose_terminate_handlerEv, void ()* %0
  %4 = load void ()*, void ()** @__sv_on_terminate, align 8, !tbaa !9
  store void ()* %3, void ()** @__sv_on_terminate, align 8, !tbaa !9
  ret void ()* %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local void ()* @_ZSt13get_terminatev() local_unnamed_addr #5 {
  %1 = load void ()*, void ()** @__sv_on_terminate, align 8, !tbaa !9
  ret void ()* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void ()* @_ZSt14set_unexpectedPFvvE(void ()* noundef %0) local_unnamed_addr #4 {
  %2 = icmp eq void ()* %0, null
  %3 = select i1 %2, void ()* @_ZSt9terminatev, void ()* %0
  %4 = load void ()*, void ()** @__sv_on_unexpected, align 8, !tbaa !9
  store void ()* %3, void ()** @__sv_on_unexpected, align 8, !tbaa !9
  ret void ()* %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local void ()* @_ZSt14get_unexpectedv() local_unnamed_addr #5 {
  %1 = load void ()*, void ()** @__sv_on_unexpected, align 8, !tbaa !9
  ret void ()* %1
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__sv_terminate(void ()* noundef readonly %0) local_unnamed_addr #0 {
  %2 = alloca %struct.attempt, align 8
  %3 = bitcast %struct.attempt* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %3) #10
  %4 = icmp eq void ()* %0, @_ZN9__gnu_cxx27__verbose_terminate_handlerEv
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @_ZN9__gnu_cxx27__verbose_terminate_handlerEv() #12
  unreachable

6:                                                ; preds = %1, %6
  %7 = phi i64 [ %9, %6 ], [ 1, %1 ]
  %8 = phi i64 [ %13, %6 ], [ 1, %1 ]
  %9 = add nuw nsw i64 %8, %7
  %10 = add nsw i64 %9, -1
  %11 = call i64 @__symvm_landing(i64 noundef %10, i64 noundef 0) #8
  %12 = icmp ult i64 %11, 72057594037927936
  %13 = shl nsw i64 %8, 1
  br i1 %12, label %14, label %6, !llvm.loop !20

14:                                               ; preds = %6
  %15 = icmp sgt i64 %8, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %14, %16
  %17 = phi i64 [ %24, %16 ], [ %8, %14 ]
  %18 = phi i64 [ %23, %16 ], [ %7, %14 ]
  %19 = add nsw i64 %18, %17
  %20 = add nsw i64 %19, -1
  %21 = call i64 @__symvm_landing(i64 noundef %20, i64 noundef 0) #8
  %22 = icmp ult i64 %21, 72057594037927936
  %23 = select i1 %22, i64 %18, i64 %19
  %24 = lshr i64 %17, 1
  %25 = icmp ult i64 %17, 2
  br i1 %25, label %26, label %16, !llvm.loop !21

26:                                               ; preds = %16, %14
  %27 = phi i64 [ %7, %14 ], [ %23, %16 ]
  %28 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 1
  store i64 %27, i64* %28, align 8, !tbaa !22
  %29 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !9
  %30 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 2
  store %struct.attempt* %29, %struct.attempt** %30, align 8, !tbaa !24
  store %struct.attempt* %2, %struct.attempt** @__sv_attempts, align 8, !tbaa !9
  %31 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 0, i64 0
  %32 = call i32 @_setjmp(i64* noundef nonnull %31) #13
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %35

34:                                               ; preds = %26
  call void %0() #8
  br label %35

35:                                               ; preds = %26, %34
  call void @abort() #9
  unreachable
}

; Function Attrs: optsize returns_twice
declare dso_local i32 @_setjmp(i64* noundef) local_unnamed_addr #6

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_call_terminate(i8* noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %11, label %3

3:                                                ; preds = %1
  %4 = tail call i8* @__cxa_begin_catch(i8* noundef nonnull %0) #8
  %5 = bitcast i8* %0 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !25
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %3
  %9 = getelementptr inbounds i8, i8* %0, i64 -56
  %10 = bitcast i8* %9 to void ()**
  br label %11

11:                                               ; preds = %3, %1, %8
  %12 = phi void ()** [ %10, %8 ], [ @__sv_on_terminate, %1 ], [ @__sv_on_terminate, %3 ]
  %13 = load void ()*, void ()** %12, align 8, !tbaa !9
  tail call void @__sv_terminate(void ()* noundef %13) #11
  unreachable
}

; Function Attrs: optsize
declare dso_local i8* @__cxa_begin_catch(i8* noundef) local_unnamed_addr #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt10unexpectedv() local_unnamed_addr #0 {
  %1 = load void ()*, void ()** @__sv_on_unexpected, align 8, !tbaa !9
  tail call void %1() #8
  tail call void @_ZSt9terminatev() #11
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_call_unexpected(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.attempt, align 8
  %3 = bitcast %struct.attempt* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %3) #10
  %4 = call i8* @__cxa_begin_catch(i8* noundef %0) #8
  %5 = bitcast i8* %0 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !25
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %1
  call void @_ZSt9terminatev() #11
  unreachable

9:                                                ; preds = %1, %9
  %10 = phi i64 [ %12, %9 ], [ 1, %1 ]
  %11 = phi i64 [ %16, %9 ], [ 1, %1 ]
  %12 = add nuw nsw i64 %11, %10
  %13 = add nsw i64 %12, -1
  %14 = call i64 @__symvm_landing(i64 noundef %13, i64 noundef 0) #8
  %15 = icmp ult i64 %14, 72057594037927936
  %16 = shl nsw i64 %11, 1
  br i1 %15, label %17, label %9, !llvm.loop !20

17:                                               ; preds = %9
  %18 = icmp sgt i64 %11, 0
  br i1 %18, label %19, label %29

19:                                               ; preds = %17, %19
  %20 = phi i64 [ %27, %19 ], [ %11, %17 ]
  %21 = phi i64 [ %26, %19 ], [ %10, %17 ]
  %22 = add nsw i64 %21, %20
  %23 = add nsw i64 %22, -1
  %24 = call i64 @__symvm_landing(i64 noundef %23, i64 noundef 0) #8
  %25 = icmp ult i64 %24, 72057594037927936
  %26 = select i1 %25, i64 %21, i64 %22
  %27 = lshr i64 %20, 1
  %28 = icmp ult i64 %20, 2
  br i1 %28, label %29, label %19, !llvm.loop !21

29:                                               ; preds = %19, %17
  %30 = phi i64 [ %10, %17 ], [ %26, %19 ]
  %31 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 1
  store i64 %30, i64* %31, align 8, !tbaa !22
  %32 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !9
  %33 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 2
  store %struct.attempt* %32, %struct.attempt** %33, align 8, !tbaa !24
  store %struct.attempt* %2, %struct.attempt** @__sv_attempts, align 8, !tbaa !9
  %34 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 0, i64 0
  %35 = call i32 @_setjmp(i64* noundef nonnull %34) #13
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %29
  %38 = getelementptr inbounds i8, i8* %0, i64 -64
  %39 = bitcast i8* %38 to void ()**
  %40 = load void ()*, void ()** %39, align 8, !tbaa !26
  call void %40() #8
  call void @_ZSt9terminatev() #11
  unreachable

41:                                               ; preds = %29
  %42 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 3
  %43 = load %struct.exception*, %struct.exception** %42, align 8, !tbaa !27
  %44 = getelementptr inbounds %struct.exception, %struct.exception* %43, i64 0, i32 12, i64 0
  %45 = bitcast i64* %44 to i8*
  %46 = call i8* @__cxa_begin_catch(i8* noundef nonnull %45) #8
  %47 = getelementptr inbounds i8, i8* %0, i64 -24
  %48 = bitcast i8* %47 to %struct.allowed**
  %49 = load %struct.allowed*, %struct.allowed** %48, align 8, !tbaa !28
  %50 = load %struct.exception*, %struct.exception** %42, align 8, !tbaa !27
  %51 = call i32 @__sv_is_allowed(%struct.allowed* noundef %49, %struct.exception* noundef %50) #8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %54, label %53

53:                                               ; preds = %41
  call void @__sv_rethrow(i32 noundef 2) #9
  unreachable

54:                                               ; preds = %41
  %55 = call i8* @__cxa_allocate_exception(i64 noundef 8) #8
  %56 = bitcast i8* %55 to i8***
  store i8** getelementptr inbounds (%struct.anon, %struct.anon* @_ZTVSt13bad_exception, i64 0, i32 2, i64 0), i8*** %56, align 8, !tbaa !9
  %57 = call %struct.exception* @__cxa_init_primary_exception(i8* noundef %55, %struct.type* noundef nonnull @_ZTISt13bad_exception, void (i8*)* noundef null) #8
  %58 = getelementptr inbounds %struct.exception, %struct.exception* %57, i64 0, i32 0
  store i64 1, i64* %58, align 8, !tbaa !29
  %59 = load %struct.allowed*, %struct.allowed** %48, align 8, !tbaa !28
  %60 = call i32 @__sv_is_allowed(%struct.allowed* noundef %59, %struct.exception* noundef %57) #8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %63, label %62

62:                                               ; preds = %54
  call void @__sv_throw(%struct.exception* noundef nonnull %57, i32 noundef 2) #9
  unreachable

63:                                               ; preds = %54
  %64 = getelementptr inbounds i8, i8* %0, i64 -56
  %65 = bitcast i8* %64 to void ()**
  %66 = load void ()*, void ()** %65, align 8, !tbaa !30
  call void @__sv_terminate(void ()* noundef %66) #11
  unreachable
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_allowed(%struct.allowed* noundef, %struct.exception* noundef) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @__sv_rethrow(i32 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i8* @__cxa_allocate_exception(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.exception* @__cxa_init_primary_exception(i8* noundef, %struct.type* noundef, void (i8*)* noundef) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @__sv_throw(%struct.exception* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @stpcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: optsize
declare dso_local i64 @__symvm_landing(i64 noundef, i64 noundef) local_unnamed_addr #2

attributes #0 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { optsize returns_twice "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin noreturn optsize "no-builtins" }
attributes #12 = { nobuiltin optsize "no-builtins" }
attributes #13 = { nobuiltin nounwind optsize returns_twice "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"exceptions", !4, i64 0, !7, i64 8, !4, i64 16}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!7, !7, i64 0}
!9 = !{!4, !4, i64 0}
!10 = !{!11, !4, i64 16}
!11 = !{!"exception", !12, i64 0, !12, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !12, i64 56, !4, i64 64, !4, i64 72, !12, i64 80, !4, i64 88, !5, i64 96}
!12 = !{!"long", !5, i64 0}
!13 = !{!14, !4, i64 8}
!14 = !{!"type", !4, i64 0, !4, i64 8}
!15 = !{!5, !5, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!11, !4, i64 64}
!20 = distinct !{!20, !17, !18}
!21 = distinct !{!21, !17, !18}
!22 = !{!23, !12, i64 32}
!23 = !{!"attempt", !5, i64 0, !12, i64 32, !4, i64 40, !4, i64 48}
!24 = !{!23, !4, i64 40}
!25 = !{!12, !12, i64 0}
!26 = !{!11, !4, i64 32}
!27 = !{!23, !4, i64 48}
!28 = !{!11, !4, i64 72}
!29 = !{!11, !12, i64 0}
!30 = !{!11, !4, i64 40}
