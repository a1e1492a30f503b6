; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/strftime.c
; ModuleID = 'runtime/c/strftime.c'
source_filename = "runtime/c/strftime.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }
%struct.text = type { i8*, i64, i64 }
%struct.style = type { i32, i32, i32, i32 }

@.str = private unnamed_addr constant [25 x i8] c"aAbBdDeFgGhHIjklmMSUVwW%\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"aAcDFxXY%\00", align 1
@days = internal constant [7 x i8*] [i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.21, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.23, i32 0, i32 0)], align 16
@months = internal constant [12 x i8*] [i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.24, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.25, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.26, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.27, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.30, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.32, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.33, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.34, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.35, i32 0, i32 0)], align 16
@.str.2 = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"%Y-%m-%d\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"pm\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"am\00", align 1
@.str.10 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"%H:%M\00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c"\09\00", align 1
@.str.13 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.14 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@tzname = external dso_local local_unnamed_addr global [2 x i8*], align 16
@.str.15 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.16 = private unnamed_addr constant [2 x i8] c"%\00", align 1
@.str.17 = private unnamed_addr constant [7 x i8] c"Sunday\00", align 1
@.str.18 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1
@.str.19 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1
@.str.20 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1
@.str.23 = private unnamed_addr constant [9 x i8] c"Saturday\00", align 1
@.str.24 = private unnamed_addr constant [8 x i8] c"January\00", align 1
@.str.25 = private unnamed_addr constant [9 x i8] c"February\00", align 1
@.str.26 = private unnamed_addr constant [6 x i8] c"March\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"April\00", align 1
@.str.28 = private unnamed_addr constant [4 x i8] c"May\00", align 1
@.str.29 = private unnamed_addr constant [5 x i8] c"June\00", align 1
@.str.30 = private unnamed_addr constant [5 x i8] c"July\00", align 1
@.str.31 = private unnamed_addr constant [7 x i8] c"August\00", align 1
@.str.32 = private unnamed_addr constant [10 x i8] c"September\00", align 1
@.str.33 = private unnamed_addr constant [8 x i8] c"October\00", align 1
@.str.34 = private unnamed_addr constant [9 x i8] c"November\00", align 1
@.str.35 = private unnamed_addr constant [9 x i8] c"December\00", align 1
@.str.36 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.37 = private unnamed_addr constant [2 x i8] c"+\00", align 1

; Function Attrs: nounwind optsize
define dso_local i64 @strftime(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.tm* noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.text, align 8
  %6 = bitcast %struct.text* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #7
  %7 = getelementptr inbounds %struct.text, %struct.text* %5, i64 0, i32 0
  store i8* %0, i8** %7, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.text, %struct.text* %5, i64 0, i32 1
  store i64 %1, i64* %8, align 8, !tbaa !8
  %9 = getelementptr inbounds %struct.text, %struct.text* %5, i64 0, i32 2
  store i64 0, i64* %9, align 8, !tbaa !9
  call fastcc void @expand(%struct.text* noundef nonnull %5, i8* noundef %2, %struct.tm* noundef %3, i32 noundef 0) #8
  %10 = load i64, i64* %9, align 8, !tbaa !9
  %11 = icmp ult i64 %10, %1
  br i1 %11, label %12, label %14

12:                                               ; preds = %4
  %13 = getelementptr inbounds i8, i8* %0, i64 %10
  store i8 0, i8* %13, align 1, !tbaa !10
  br label %14

14:                                               ; preds = %4, %12
  %15 = phi i64 [ %10, %12 ], [ 0, %4 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #7
  ret i64 %15
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc void @expand(%struct.text* noundef %0, i8* noundef %1, %struct.tm* noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca %struct.style, align 4
  %7 = alloca %struct.tm, align 8
  %8 = alloca %struct.style, align 4
  %9 = bitcast %struct.style* %8 to i8*
  %10 = getelementptr inbounds %struct.style, %struct.style* %8, i64 0, i32 0
  %11 = getelementptr inbounds %struct.style, %struct.style* %8, i64 0, i32 1
  %12 = getelementptr inbounds %struct.style, %struct.style* %8, i64 0, i32 2
  %13 = getelementptr inbounds %struct.style, %struct.style* %8, i64 0, i32 3
  %14 = bitcast %struct.style* %6 to i8*
  %15 = bitcast i32* %5 to i8*
  %16 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 5
  %17 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 10
  %18 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 8
  %19 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 9
  %20 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 7
  %21 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 6
  %22 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 0
  %23 = bitcast %struct.tm* %7 to i8*
  %24 = bitcast %struct.tm* %2 to i8*
  %25 = getelementptr inbounds %struct.style, %struct.style* %6, i64 0, i32 0
  %26 = getelementptr inbounds %struct.style, %struct.style* %6, i64 0, i32 1
  %27 = getelementptr inbounds %struct.style, %struct.style* %6, i64 0, i32 2
  %28 = getelementptr inbounds %struct.style, %struct.style* %6, i64 0, i32 3
  %29 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 2
  %30 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 1
  %31 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 4
  %32 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 3
  %33 = icmp eq i32 %3, 0
  %34 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %35 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %36 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  br label %37

37:                                               ; preds = %296, %4
  %38 = phi i8* [ %1, %4 ], [ %298, %296 ]
  %39 = load i8, i8* %38, align 1, !tbaa !10
  switch i8 %39, label %40 [
    i8 0, label %299
    i8 37, label %57
  ]

40:                                               ; preds = %37
  br i1 %33, label %45, label %41

41:                                               ; preds = %40
  %42 = zext i8 %39 to i32
  %43 = call i32 @toupper(i32 noundef %42) #9
  %44 = trunc i32 %43 to i8
  br label %45

45:                                               ; preds = %40, %41
  %46 = phi i8 [ %44, %41 ], [ %39, %40 ]
  %47 = load i64, i64* %34, align 8, !tbaa !9
  %48 = load i64, i64* %35, align 8, !tbaa !8
  %49 = icmp ult i64 %47, %48
  br i1 %49, label %50, label %54

50:                                               ; preds = %45
  %51 = load i8*, i8** %36, align 8, !tbaa !2
  %52 = getelementptr inbounds i8, i8* %51, i64 %47
  store i8 %46, i8* %52, align 1, !tbaa !10
  %53 = load i64, i64* %34, align 8, !tbaa !9
  br label %54

54:                                               ; preds = %45, %50
  %55 = phi i64 [ %53, %50 ], [ %47, %45 ]
  %56 = add i64 %55, 1
  store i64 %56, i64* %34, align 8, !tbaa !9
  br label %296

57:                                               ; preds = %37
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %9) #7
  store i32 0, i32* %10, align 4, !tbaa !11
  store i32 %3, i32* %11, align 4, !tbaa !14
  store i32 0, i32* %12, align 4, !tbaa !15
  store i32 -1, i32* %13, align 4, !tbaa !16
  br label %58

58:                                               ; preds = %64, %57
  %59 = phi i8* [ %38, %57 ], [ %60, %64 ]
  %60 = getelementptr inbounds i8, i8* %59, i64 1
  %61 = load i8, i8* %60, align 1, !tbaa !10
  switch i8 %61, label %67 [
    i8 95, label %62
    i8 45, label %62
    i8 48, label %62
    i8 94, label %65
    i8 35, label %66
  ]

62:                                               ; preds = %58, %58, %58
  %63 = zext i8 %61 to i32
  store i32 %63, i32* %10, align 4, !tbaa !11
  br label %64

64:                                               ; preds = %62, %66, %65
  br label %58, !llvm.loop !17

65:                                               ; preds = %58
  store i32 1, i32* %11, align 4, !tbaa !14
  br label %64

66:                                               ; preds = %58
  store i32 1, i32* %12, align 4, !tbaa !15
  br label %64

67:                                               ; preds = %58
  %68 = zext i8 %61 to i32
  %69 = call i32 @isdigit(i32 noundef %68) #9
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %93, label %71

71:                                               ; preds = %67
  store i32 0, i32* %13, align 4, !tbaa !16
  %72 = load i8, i8* %60, align 1, !tbaa !10
  %73 = zext i8 %72 to i32
  %74 = call i32 @isdigit(i32 noundef %73) #9
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %93, label %76

76:                                               ; preds = %71, %86
  %77 = phi i8* [ %88, %86 ], [ %60, %71 ]
  %78 = load i32, i32* %13, align 4, !tbaa !16
  %79 = icmp sgt i32 %78, 100000
  br i1 %79, label %86, label %80

80:                                               ; preds = %76
  %81 = mul nsw i32 %78, 10
  %82 = load i8, i8* %77, align 1, !tbaa !10
  %83 = sext i8 %82 to i32
  %84 = add i32 %81, -48
  %85 = add i32 %84, %83
  br label %86

86:                                               ; preds = %76, %80
  %87 = phi i32 [ %85, %80 ], [ %78, %76 ]
  store i32 %87, i32* %13, align 4, !tbaa !16
  %88 = getelementptr inbounds i8, i8* %77, i64 1
  %89 = load i8, i8* %88, align 1, !tbaa !10
  %90 = zext i8 %89 to i32
  %91 = call i32 @isdigit(i32 noundef %90) #9
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %76, !llvm.loop !19

93:                                               ; preds = %86, %71, %67
  %94 = phi i8* [ %60, %67 ], [ %60, %71 ], [ %88, %86 ]
  %95 = load i8, i8* %94, align 1, !tbaa !10
  switch i8 %95, label %109 [
    i8 69, label %96
    i8 79, label %96
  ]

96:                                               ; preds = %93, %93
  %97 = getelementptr inbounds i8, i8* %94, i64 1
  %98 = load i8, i8* %97, align 1, !tbaa !10
  %99 = icmp eq i8 %98, 0
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14)
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %15) #7
  br label %271

101:                                              ; preds = %96
  %102 = sext i8 %98 to i32
  %103 = icmp eq i8 %95, 69
  %104 = select i1 %103, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0)
  %105 = call i8* @strchr(i8* noundef %104, i32 noundef %102) #9
  %106 = icmp eq i8* %105, null
  br i1 %106, label %107, label %273

107:                                              ; preds = %101
  %108 = load i8, i8* %97, align 1, !tbaa !10
  br label %109

109:                                              ; preds = %107, %93
  %110 = phi i8 [ %108, %107 ], [ %95, %93 ]
  %111 = phi i8* [ %97, %107 ], [ %94, %93 ]
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14)
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %15) #7
  %112 = load i32, i32* %16, align 4, !tbaa !21
  %113 = sext i32 %112 to i64
  %114 = add nsw i64 %113, 1900
  %115 = sext i8 %110 to i32
  switch i32 %115, label %271 [
    i32 97, label %116
    i32 65, label %118
    i32 98, label %120
    i32 104, label %120
    i32 66, label %122
    i32 99, label %124
    i32 67, label %125
    i32 100, label %130
    i32 68, label %133
    i32 101, label %134
    i32 70, label %137
    i32 103, label %138
    i32 71, label %145
    i32 72, label %147
    i32 73, label %150
    i32 106, label %158
    i32 107, label %162
    i32 108, label %165
    i32 109, label %173
    i32 77, label %177
    i32 110, label %180
    i32 112, label %181
    i32 80, label %185
    i32 114, label %191
    i32 82, label %192
    i32 115, label %193
    i32 83, label %195
    i32 116, label %198
    i32 84, label %199
    i32 88, label %199
    i32 117, label %200
    i32 85, label %206
    i32 86, label %213
    i32 119, label %217
    i32 87, label %220
    i32 120, label %229
    i32 121, label %230
    i32 89, label %236
    i32 122, label %237
    i32 90, label %250
    i32 37, label %269
  ]

116:                                              ; preds = %109
  %117 = load i32, i32* %21, align 8, !tbaa !23
  call fastcc void @add_name(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8** noundef getelementptr inbounds ([7 x i8*], [7 x i8*]* @days, i64 0, i64 0), i32 noundef %117, i32 noundef 7, i32 noundef 1) #9
  br label %270

118:                                              ; preds = %109
  %119 = load i32, i32* %21, align 8, !tbaa !23
  call fastcc void @add_name(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8** noundef getelementptr inbounds ([7 x i8*], [7 x i8*]* @days, i64 0, i64 0), i32 noundef %119, i32 noundef 7, i32 noundef 0) #9
  br label %270

120:                                              ; preds = %109, %109
  %121 = load i32, i32* %31, align 8, !tbaa !24
  call fastcc void @add_name(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8** noundef getelementptr inbounds ([12 x i8*], [12 x i8*]* @months, i64 0, i64 0), i32 noundef %121, i32 noundef 12, i32 noundef 1) #9
  br label %270

122:                                              ; preds = %109
  %123 = load i32, i32* %31, align 8, !tbaa !24
  call fastcc void @add_name(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8** noundef getelementptr inbounds ([12 x i8*], [12 x i8*]* @months, i64 0, i64 0), i32 noundef %123, i32 noundef 12, i32 noundef 0) #9
  br label %270

124:                                              ; preds = %109
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %270

125:                                              ; preds = %109
  %126 = sdiv i64 %114, 100
  %127 = srem i64 %114, 100
  %128 = ashr i64 %127, 63
  %129 = add nsw i64 %128, %126
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %129, i32 noundef 1, i8 noundef signext 48) #9
  br label %270

130:                                              ; preds = %109
  %131 = load i32, i32* %32, align 4, !tbaa !25
  %132 = sext i32 %131 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %132, i32 noundef 2, i8 noundef signext 48) #9
  br label %270

133:                                              ; preds = %109
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %270

134:                                              ; preds = %109
  %135 = load i32, i32* %32, align 4, !tbaa !25
  %136 = sext i32 %135 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %136, i32 noundef 2, i8 noundef signext 32) #9
  br label %270

137:                                              ; preds = %109
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %270

138:                                              ; preds = %109
  %139 = call fastcc i64 @iso_year(%struct.tm* noundef nonnull %2, i32* noundef nonnull %5) #9
  %140 = srem i64 %139, 100
  %141 = trunc i64 %140 to i8
  %142 = add i8 %141, 100
  %143 = urem i8 %142, 100
  %144 = zext i8 %143 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %144, i32 noundef 2, i8 noundef signext 48) #9
  br label %270

145:                                              ; preds = %109
  %146 = call fastcc i64 @iso_year(%struct.tm* noundef nonnull %2, i32* noundef nonnull %5) #9, !range !26
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %146, i32 noundef 1, i8 noundef signext 48) #9
  br label %270

147:                                              ; preds = %109
  %148 = load i32, i32* %29, align 8, !tbaa !27
  %149 = sext i32 %148 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %149, i32 noundef 2, i8 noundef signext 48) #9
  br label %270

150:                                              ; preds = %109
  %151 = load i32, i32* %29, align 8, !tbaa !27
  %152 = icmp sgt i32 %151, 12
  %153 = add nsw i32 %151, -12
  %154 = icmp eq i32 %151, 0
  %155 = select i1 %154, i32 12, i32 %151
  %156 = select i1 %152, i32 %153, i32 %155
  %157 = sext i32 %156 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %157, i32 noundef 2, i8 noundef signext 48) #9
  br label %270

158:                                              ; preds = %109
  %159 = load i32, i32* %20, align 4, !tbaa !28
  %160 = add nsw i32 %159, 1
  %161 = sext i32 %160 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %161, i32 noundef 3, i8 noundef signext 48) #9
  br label %270

162:                                              ; preds = %109
  %163 = load i32, i32* %29, align 8, !tbaa !27
  %164 = sext i32 %163 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %164, i32 noundef 2, i8 noundef signext 32) #9
  br label %270

165:                                              ; preds = %109
  %166 = load i32, i32* %29, align 8, !tbaa !27
  %167 = icmp sgt i32 %166, 12
  %168 = add nsw i32 %166, -12
  %169 = icmp eq i32 %166, 0
  %170 = select i1 %169, i32 12, i32 %166
  %171 = select i1 %167, i32 %168, i32 %170
  %172 = sext i32 %171 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %172, i32 noundef 2, i8 noundef signext 32) #9
  br label %270

173:                                              ; preds = %109
  %174 = load i32, i32* %31, align 8, !tbaa !24
  %175 = add nsw i32 %174, 1
  %176 = sext i32 %175 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %176, i32 noundef 2, i8 noundef signext 48) #9
  br label %270

177:                                              ; preds = %109
  %178 = load i32, i32* %30, align 4, !tbaa !29
  %179 = sext i32 %178 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %179, i32 noundef 2, i8 noundef signext 48) #9
  br label %270

180:                                              ; preds = %109
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5, i64 0, i64 0), i64 noundef 1) #9
  br label %270

181:                                              ; preds = %109
  %182 = load i32, i32* %29, align 8, !tbaa !27
  %183 = icmp sgt i32 %182, 11
  %184 = select i1 %183, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.6, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.7, i64 0, i64 0)
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef %184, i64 noundef 2) #9
  br label %270

185:                                              ; preds = %109
  %186 = load i32, i32* %10, align 4, !tbaa !11
  store i32 %186, i32* %25, align 4, !tbaa !11
  store i32 0, i32* %26, align 4, !tbaa !14
  store i32 0, i32* %27, align 4, !tbaa !15
  %187 = load i32, i32* %13, align 4, !tbaa !16
  store i32 %187, i32* %28, align 4, !tbaa !16
  %188 = load i32, i32* %29, align 8, !tbaa !27
  %189 = icmp sgt i32 %188, 11
  %190 = select i1 %189, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0)
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %6, i8* noundef %190, i64 noundef 2) #9
  br label %270

191:                                              ; preds = %109
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.10, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %270

192:                                              ; preds = %109
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %270

193:                                              ; preds = %109
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %23) #7
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %23, i8* noundef nonnull align 8 dereferenceable(56) %24, i64 56, i1 false) #7, !tbaa.struct !30
  %194 = call i64 @mktime(%struct.tm* noundef nonnull %7) #9
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %194, i32 noundef 1, i8 noundef signext 32) #9
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %23) #7
  br label %270

195:                                              ; preds = %109
  %196 = load i32, i32* %22, align 8, !tbaa !34
  %197 = sext i32 %196 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %197, i32 noundef 2, i8 noundef signext 48) #9
  br label %270

198:                                              ; preds = %109
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.12, i64 0, i64 0), i64 noundef 1) #9
  br label %270

199:                                              ; preds = %109, %109
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.13, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %270

200:                                              ; preds = %109
  %201 = load i32, i32* %21, align 8, !tbaa !23
  %202 = add nsw i32 %201, 6
  %203 = srem i32 %202, 7
  %204 = add nsw i32 %203, 1
  %205 = sext i32 %204 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %205, i32 noundef 1, i8 noundef signext 48) #9
  br label %270

206:                                              ; preds = %109
  %207 = load i32, i32* %20, align 4, !tbaa !28
  %208 = load i32, i32* %21, align 8, !tbaa !23
  %209 = add i32 %207, 7
  %210 = sub i32 %209, %208
  %211 = sdiv i32 %210, 7
  %212 = sext i32 %211 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %212, i32 noundef 2, i8 noundef signext 48) #9
  br label %270

213:                                              ; preds = %109
  %214 = call fastcc i64 @iso_year(%struct.tm* noundef nonnull %2, i32* noundef nonnull %5) #9
  %215 = load i32, i32* %5, align 4, !tbaa !31
  %216 = sext i32 %215 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %216, i32 noundef 2, i8 noundef signext 48) #9
  br label %270

217:                                              ; preds = %109
  %218 = load i32, i32* %21, align 8, !tbaa !23
  %219 = sext i32 %218 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %219, i32 noundef 1, i8 noundef signext 48) #9
  br label %270

220:                                              ; preds = %109
  %221 = load i32, i32* %20, align 4, !tbaa !28
  %222 = load i32, i32* %21, align 8, !tbaa !23
  %223 = add nsw i32 %222, 6
  %224 = srem i32 %223, 7
  %225 = add i32 %221, 7
  %226 = sub i32 %225, %224
  %227 = sdiv i32 %226, 7
  %228 = sext i32 %227 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %228, i32 noundef 2, i8 noundef signext 48) #9
  br label %270

229:                                              ; preds = %109
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %270

230:                                              ; preds = %109
  %231 = srem i64 %114, 100
  %232 = trunc i64 %231 to i8
  %233 = add i8 %232, 100
  %234 = urem i8 %233, 100
  %235 = zext i8 %234 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %235, i32 noundef 2, i8 noundef signext 48) #9
  br label %270

236:                                              ; preds = %109
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %114, i32 noundef 1, i8 noundef signext 48) #9
  br label %270

237:                                              ; preds = %109
  %238 = load i64, i64* %19, align 8, !tbaa !35
  %239 = sdiv i64 %238, 60
  %240 = call i64 @llvm.abs.i64(i64 %239, i1 true) #7
  %241 = load i32, i32* %18, align 8, !tbaa !36
  %242 = icmp slt i32 %241, 0
  br i1 %242, label %270, label %243

243:                                              ; preds = %237
  %244 = icmp slt i64 %238, 0
  %245 = select i1 %244, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.37, i64 0, i64 0)
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef %245, i64 noundef 1) #9
  %246 = udiv i64 %240, 60
  %247 = mul nuw nsw i64 %246, 100
  %248 = urem i64 %240, 60
  %249 = add nuw nsw i64 %247, %248
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %249, i32 noundef 4, i8 noundef signext 48) #9
  br label %270

250:                                              ; preds = %109
  %251 = load i8*, i8** %17, align 8, !tbaa !37
  %252 = icmp eq i8* %251, null
  %253 = select i1 %252, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.14, i64 0, i64 0), i8* %251
  %254 = load i8, i8* %253, align 1, !tbaa !10
  %255 = icmp eq i8 %254, 0
  br i1 %255, label %256, label %266

256:                                              ; preds = %250
  %257 = load i32, i32* %18, align 8, !tbaa !36
  %258 = icmp sgt i32 %257, -1
  br i1 %258, label %259, label %266

259:                                              ; preds = %256
  call void @tzset() #9
  %260 = load i32, i32* %18, align 8, !tbaa !36
  %261 = icmp slt i32 %260, 2
  br i1 %261, label %262, label %266

262:                                              ; preds = %259
  %263 = sext i32 %260 to i64
  %264 = getelementptr inbounds [2 x i8*], [2 x i8*]* @tzname, i64 0, i64 %263
  %265 = load i8*, i8** %264, align 8, !tbaa !33
  br label %266

266:                                              ; preds = %262, %259, %256, %250
  %267 = phi i8* [ %253, %250 ], [ %253, %256 ], [ %265, %262 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.15, i64 0, i64 0), %259 ]
  %268 = call i64 @strlen(i8* noundef %267) #9
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef %267, i64 noundef %268) #9
  br label %270

269:                                              ; preds = %109
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.16, i64 0, i64 0), i64 noundef 1) #9
  br label %270

270:                                              ; preds = %269, %266, %236, %230, %229, %220, %217, %213, %206, %200, %199, %198, %195, %193, %192, %191, %185, %181, %180, %177, %173, %165, %162, %158, %150, %147, %145, %138, %137, %134, %133, %130, %125, %124, %122, %120, %118, %116, %237, %243
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %15) #7
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14)
  br label %294

271:                                              ; preds = %100, %109
  %272 = phi i8* [ %97, %100 ], [ %111, %109 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %15) #7
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14)
  br label %273

273:                                              ; preds = %271, %101
  %274 = phi i8* [ %272, %271 ], [ %97, %101 ]
  %275 = load i8, i8* %274, align 1, !tbaa !10
  %276 = icmp eq i8 %275, 37
  %277 = select i1 %276, i8* %274, i8* %38
  %278 = icmp eq i8 %275, 0
  %279 = sext i1 %278 to i64
  %280 = getelementptr i8, i8* %274, i64 %279
  %281 = load i32, i32* %12, align 4, !tbaa !15
  %282 = load i8, i8* %280, align 1, !tbaa !10
  %283 = icmp eq i8 %282, 98
  %284 = icmp eq i8 %282, 104
  %285 = or i1 %283, %284
  %286 = zext i1 %285 to i32
  %287 = and i32 %281, %286
  %288 = load i32, i32* %11, align 4, !tbaa !14
  %289 = or i32 %287, %288
  store i32 %289, i32* %11, align 4, !tbaa !14
  store i32 0, i32* %12, align 4, !tbaa !15
  %290 = ptrtoint i8* %280 to i64
  %291 = ptrtoint i8* %277 to i64
  %292 = sub i64 1, %291
  %293 = add i64 %292, %290
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef nonnull %277, i64 noundef %293) #8
  br label %294

294:                                              ; preds = %270, %273
  %295 = phi i8* [ %280, %273 ], [ %111, %270 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %9) #7
  br label %296

296:                                              ; preds = %294, %54
  %297 = phi i8* [ %38, %54 ], [ %295, %294 ]
  %298 = getelementptr inbounds i8, i8* %297, i64 1
  br label %37, !llvm.loop !38

299:                                              ; preds = %37
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i32 @toupper(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc void @add_word(%struct.text* nocapture noundef %0, %struct.style* nocapture noundef readonly %1, i8* nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 3
  %6 = load i32, i32* %5, align 4, !tbaa !16
  %7 = sext i32 %6 to i64
  %8 = sub nsw i64 %7, %3
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %12 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %13 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 0
  %14 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %15 = load i64, i64* %11, align 8, !tbaa !9
  br label %24

16:                                               ; preds = %36, %4
  %17 = icmp eq i64 %3, 0
  br i1 %17, label %41, label %18

18:                                               ; preds = %16
  %19 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 2
  %20 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 1
  %21 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %22 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %23 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  br label %42

24:                                               ; preds = %10, %36
  %25 = phi i64 [ %15, %10 ], [ %38, %36 ]
  %26 = phi i64 [ %8, %10 ], [ %39, %36 ]
  %27 = load i64, i64* %12, align 8, !tbaa !8
  %28 = icmp ult i64 %25, %27
  br i1 %28, label %29, label %36

29:                                               ; preds = %24
  %30 = load i32, i32* %13, align 4, !tbaa !11
  %31 = icmp eq i32 %30, 48
  %32 = select i1 %31, i8 48, i8 32
  %33 = load i8*, i8** %14, align 8, !tbaa !2
  %34 = getelementptr inbounds i8, i8* %33, i64 %25
  store i8 %32, i8* %34, align 1, !tbaa !10
  %35 = load i64, i64* %11, align 8, !tbaa !9
  br label %36

36:                                               ; preds = %24, %29
  %37 = phi i64 [ %35, %29 ], [ %25, %24 ]
  %38 = add i64 %37, 1
  store i64 %38, i64* %11, align 8, !tbaa !9
  %39 = add nsw i64 %26, -1
  %40 = icmp sgt i64 %26, 1
  br i1 %40, label %24, label %16, !llvm.loop !39

41:                                               ; preds = %70, %16
  ret void

42:                                               ; preds = %18, %70
  %43 = phi i64 [ 0, %18 ], [ %73, %70 ]
  %44 = load i32, i32* %19, align 4, !tbaa !15
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %52, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds i8, i8* %2, i64 %43
  %48 = load i8, i8* %47, align 1, !tbaa !10
  %49 = zext i8 %48 to i32
  %50 = tail call i32 @tolower(i32 noundef %49) #9
  %51 = trunc i32 %50 to i8
  br label %61

52:                                               ; preds = %42
  %53 = load i32, i32* %20, align 4, !tbaa !14
  %54 = icmp eq i32 %53, 0
  %55 = getelementptr inbounds i8, i8* %2, i64 %43
  %56 = load i8, i8* %55, align 1, !tbaa !10
  br i1 %54, label %61, label %57

57:                                               ; preds = %52
  %58 = zext i8 %56 to i32
  %59 = tail call i32 @toupper(i32 noundef %58) #9
  %60 = trunc i32 %59 to i8
  br label %61

61:                                               ; preds = %52, %57, %46
  %62 = phi i8 [ %51, %46 ], [ %60, %57 ], [ %56, %52 ]
  %63 = load i64, i64* %21, align 8, !tbaa !9
  %64 = load i64, i64* %22, align 8, !tbaa !8
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %66, label %70

66:                                               ; preds = %61
  %67 = load i8*, i8** %23, align 8, !tbaa !2
  %68 = getelementptr inbounds i8, i8* %67, i64 %63
  store i8 %62, i8* %68, align 1, !tbaa !10
  %69 = load i64, i64* %21, align 8, !tbaa !9
  br label %70

70:                                               ; preds = %61, %66
  %71 = phi i64 [ %69, %66 ], [ %63, %61 ]
  %72 = add i64 %71, 1
  store i64 %72, i64* %21, align 8, !tbaa !9
  %73 = add nuw i64 %43, 1
  %74 = icmp eq i64 %73, %3
  br i1 %74, label %41, label %42, !llvm.loop !40
}

; Function Attrs: nounwind optsize
define internal fastcc void @add_name(%struct.text* nocapture noundef %0, %struct.style* nocapture noundef readonly %1, i8** nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #0 {
  %7 = alloca %struct.style, align 4
  %8 = icmp sgt i32 %3, -1
  %9 = icmp slt i32 %3, %4
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %15

11:                                               ; preds = %6
  %12 = zext i32 %3 to i64
  %13 = getelementptr inbounds i8*, i8** %2, i64 %12
  %14 = load i8*, i8** %13, align 8, !tbaa !33
  br label %15

15:                                               ; preds = %6, %11
  %16 = phi i8* [ %14, %11 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.15, i64 0, i64 0), %6 ]
  %17 = tail call i64 @strlen(i8* noundef %16) #9
  %18 = bitcast %struct.style* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %18) #7
  %19 = bitcast %struct.style* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %18, i8* noundef nonnull align 4 dereferenceable(16) %19, i64 16, i1 false), !tbaa.struct !41
  %20 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 2
  %21 = load i32, i32* %20, align 4, !tbaa !15
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %15
  %24 = getelementptr inbounds %struct.style, %struct.style* %7, i64 0, i32 1
  store i32 1, i32* %24, align 4, !tbaa !14
  %25 = getelementptr inbounds %struct.style, %struct.style* %7, i64 0, i32 2
  store i32 0, i32* %25, align 4, !tbaa !15
  br label %26

26:                                               ; preds = %23, %15
  %27 = icmp ne i32 %5, 0
  %28 = icmp ugt i64 %17, 3
  %29 = select i1 %27, i1 %28, i1 false
  %30 = select i1 %29, i64 3, i64 %17
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %7, i8* noundef %16, i64 noundef %30) #8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %18) #7
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @add_nested(%struct.text* nocapture noundef %0, %struct.style* nocapture noundef readonly %1, i8* noundef %2, %struct.tm* noundef %3) unnamed_addr #0 {
  %5 = alloca [128 x i8], align 16
  %6 = alloca %struct.text, align 8
  %7 = alloca %struct.style, align 4
  %8 = getelementptr inbounds [128 x i8], [128 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %8) #7
  %9 = bitcast %struct.text* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %9) #7
  %10 = getelementptr inbounds %struct.text, %struct.text* %6, i64 0, i32 0
  store i8* %8, i8** %10, align 8, !tbaa !2
  %11 = getelementptr inbounds %struct.text, %struct.text* %6, i64 0, i32 1
  store i64 128, i64* %11, align 8, !tbaa !8
  %12 = getelementptr inbounds %struct.text, %struct.text* %6, i64 0, i32 2
  store i64 0, i64* %12, align 8, !tbaa !9
  %13 = bitcast %struct.style* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %13) #7
  %14 = bitcast %struct.style* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %13, i8* noundef nonnull align 4 dereferenceable(16) %14, i64 16, i1 false), !tbaa.struct !41
  %15 = getelementptr inbounds %struct.style, %struct.style* %7, i64 0, i32 2
  store i32 0, i32* %15, align 4, !tbaa !15
  %16 = getelementptr inbounds %struct.style, %struct.style* %7, i64 0, i32 1
  store i32 0, i32* %16, align 4, !tbaa !14
  %17 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 1
  %18 = load i32, i32* %17, align 4, !tbaa !14
  call fastcc void @expand(%struct.text* noundef nonnull %6, i8* noundef %2, %struct.tm* noundef %3, i32 noundef %18) #8
  %19 = load i64, i64* %12, align 8, !tbaa !9
  %20 = icmp ult i64 %19, 128
  %21 = select i1 %20, i64 %19, i64 128
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %7, i8* noundef nonnull %8, i64 noundef %21) #8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %13) #7
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %9) #7
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %8) #7
  ret void
}

; Function Attrs: nofree nosync nounwind optsize
define internal fastcc void @add_number(%struct.text* nocapture noundef %0, %struct.style* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i8 noundef signext %4) unnamed_addr #3 {
  %6 = alloca [24 x i8], align 16
  %7 = getelementptr inbounds [24 x i8], [24 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #7
  %8 = icmp slt i64 %2, 0
  %9 = ashr i64 %2, 63
  %10 = sub i64 0, %2
  %11 = select i1 %8, i64 %10, i64 %2
  br label %12

12:                                               ; preds = %12, %5
  %13 = phi i64 [ %18, %12 ], [ 0, %5 ]
  %14 = phi i64 [ %20, %12 ], [ %11, %5 ]
  %15 = urem i64 %14, 10
  %16 = trunc i64 %15 to i8
  %17 = or i8 %16, 48
  %18 = add nuw i64 %13, 1
  %19 = getelementptr inbounds [24 x i8], [24 x i8]* %6, i64 0, i64 %13
  store i8 %17, i8* %19, align 1, !tbaa !10
  %20 = udiv i64 %14, 10
  %21 = icmp ult i64 %14, 10
  br i1 %21, label %22, label %12, !llvm.loop !42

22:                                               ; preds = %12
  %23 = trunc i64 %9 to i32
  %24 = trunc i64 %18 to i32
  %25 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 0
  %26 = load i32, i32* %25, align 4, !tbaa !11
  switch i32 %26, label %27 [
    i32 95, label %28
    i32 45, label %28
    i32 48, label %34
  ]

27:                                               ; preds = %22
  br label %28

28:                                               ; preds = %22, %22, %27
  %29 = phi i8 [ 32, %22 ], [ 32, %22 ], [ %4, %27 ]
  %30 = icmp eq i32 %26, 45
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 3
  %33 = load i32, i32* %32, align 4, !tbaa !16
  br label %39

34:                                               ; preds = %22, %28
  %35 = phi i8 [ %29, %28 ], [ 48, %22 ]
  %36 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 3
  %37 = load i32, i32* %36, align 4, !tbaa !16
  %38 = icmp sgt i32 %37, %3
  br i1 %38, label %39, label %42

39:                                               ; preds = %31, %34
  %40 = phi i32 [ %37, %34 ], [ %33, %31 ]
  %41 = phi i8 [ %35, %34 ], [ %29, %31 ]
  br label %42

42:                                               ; preds = %34, %39
  %43 = phi i8 [ %41, %39 ], [ %35, %34 ]
  %44 = phi i32 [ %40, %39 ], [ %3, %34 ]
  %45 = sub nsw i32 %44, %24
  %46 = add i32 %45, %23
  %47 = icmp eq i8 %43, 32
  %48 = icmp sgt i32 %46, 0
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %50, label %69

50:                                               ; preds = %42
  %51 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %52 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %53 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %54 = load i64, i64* %51, align 8, !tbaa !9
  br label %55

55:                                               ; preds = %50, %64
  %56 = phi i64 [ %66, %64 ], [ %54, %50 ]
  %57 = phi i32 [ %67, %64 ], [ %46, %50 ]
  %58 = load i64, i64* %52, align 8, !tbaa !8
  %59 = icmp ult i64 %56, %58
  br i1 %59, label %60, label %64

60:                                               ; preds = %55
  %61 = load i8*, i8** %53, align 8, !tbaa !2
  %62 = getelementptr inbounds i8, i8* %61, i64 %56
  store i8 32, i8* %62, align 1, !tbaa !10
  %63 = load i64, i64* %51, align 8, !tbaa !9
  br label %64

64:                                               ; preds = %55, %60
  %65 = phi i64 [ %63, %60 ], [ %56, %55 ]
  %66 = add i64 %65, 1
  store i64 %66, i64* %51, align 8, !tbaa !9
  %67 = add nsw i32 %57, -1
  %68 = icmp sgt i32 %57, 1
  br i1 %68, label %55, label %69

69:                                               ; preds = %64, %42
  %70 = phi i32 [ %46, %42 ], [ 0, %64 ]
  br i1 %8, label %71, label %85

71:                                               ; preds = %69
  %72 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %73 = load i64, i64* %72, align 8, !tbaa !9
  %74 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %75 = load i64, i64* %74, align 8, !tbaa !8
  %76 = icmp ult i64 %73, %75
  br i1 %76, label %77, label %82

77:                                               ; preds = %71
  %78 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %79 = load i8*, i8** %78, align 8, !tbaa !2
  %80 = getelementptr inbounds i8, i8* %79, i64 %73
  store i8 45, i8* %80, align 1, !tbaa !10
  %81 = load i64, i64* %72, align 8, !tbaa !9
  br label %82

82:                                               ; preds = %71, %77
  %83 = phi i64 [ %81, %77 ], [ %73, %71 ]
  %84 = add i64 %83, 1
  store i64 %84, i64* %72, align 8, !tbaa !9
  br label %85

85:                                               ; preds = %82, %69
  %86 = icmp sgt i32 %70, 0
  %87 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  br i1 %86, label %90, label %88

88:                                               ; preds = %85
  %89 = load i64, i64* %87, align 8, !tbaa !9
  br label %94

90:                                               ; preds = %85
  %91 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %92 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %93 = load i64, i64* %87, align 8, !tbaa !9
  br label %101

94:                                               ; preds = %110, %88
  %95 = phi i64 [ %89, %88 ], [ %112, %110 ]
  %96 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %97 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %98 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %99 = shl i64 %18, 32
  %100 = ashr exact i64 %99, 32
  br label %115

101:                                              ; preds = %90, %110
  %102 = phi i64 [ %93, %90 ], [ %112, %110 ]
  %103 = phi i32 [ %70, %90 ], [ %113, %110 ]
  %104 = load i64, i64* %91, align 8, !tbaa !8
  %105 = icmp ult i64 %102, %104
  br i1 %105, label %106, label %110

106:                                              ; preds = %101
  %107 = load i8*, i8** %92, align 8, !tbaa !2
  %108 = getelementptr inbounds i8, i8* %107, i64 %102
  store i8 48, i8* %108, align 1, !tbaa !10
  %109 = load i64, i64* %87, align 8, !tbaa !9
  br label %110

110:                                              ; preds = %101, %106
  %111 = phi i64 [ %109, %106 ], [ %102, %101 ]
  %112 = add i64 %111, 1
  store i64 %112, i64* %87, align 8, !tbaa !9
  %113 = add nsw i32 %103, -1
  %114 = icmp sgt i32 %103, 1
  br i1 %114, label %101, label %94, !llvm.loop !43

115:                                              ; preds = %94, %127
  %116 = phi i64 [ %95, %94 ], [ %129, %127 ]
  %117 = phi i64 [ %100, %94 ], [ %118, %127 ]
  %118 = add nsw i64 %117, -1
  %119 = load i64, i64* %97, align 8, !tbaa !8
  %120 = icmp ult i64 %116, %119
  br i1 %120, label %121, label %127

121:                                              ; preds = %115
  %122 = getelementptr inbounds [24 x i8], [24 x i8]* %6, i64 0, i64 %118
  %123 = load i8, i8* %122, align 1, !tbaa !10
  %124 = load i8*, i8** %98, align 8, !tbaa !2
  %125 = getelementptr inbounds i8, i8* %124, i64 %116
  store i8 %123, i8* %125, align 1, !tbaa !10
  %126 = load i64, i64* %96, align 8, !tbaa !9
  br label %127

127:                                              ; preds = %115, %121
  %128 = phi i64 [ %126, %121 ], [ %116, %115 ]
  %129 = add i64 %128, 1
  store i64 %129, i64* %96, align 8, !tbaa !9
  %130 = trunc i64 %118 to i32
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %115, !llvm.loop !44

132:                                              ; preds = %127
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal fastcc i64 @iso_year(%struct.tm* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 5
  %4 = load i32, i32* %3, align 4, !tbaa !21
  %5 = sext i32 %4 to i64
  %6 = add nsw i64 %5, 1900
  %7 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 7
  %8 = load i32, i32* %7, align 4, !tbaa !28
  %9 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 6
  %10 = load i32, i32* %9, align 8, !tbaa !23
  %11 = add i32 %8, 382
  %12 = sub i32 %11, %10
  %13 = srem i32 %12, 7
  %14 = add i32 %8, 3
  %15 = sub i32 %14, %13
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %17, label %37

17:                                               ; preds = %2
  %18 = add nsw i64 %5, 1899
  %19 = add nsw i32 %8, 365
  %20 = and i64 %18, 3
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %29

22:                                               ; preds = %17
  %23 = srem i64 %18, 100
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %22
  %26 = srem i64 %18, 400
  %27 = icmp eq i64 %26, 0
  %28 = zext i1 %27 to i32
  br label %29

29:                                               ; preds = %17, %22, %25
  %30 = phi i32 [ 0, %17 ], [ 1, %22 ], [ %28, %25 ]
  %31 = add nsw i32 %19, %30
  %32 = sub i32 382, %10
  %33 = add i32 %32, %31
  %34 = srem i32 %33, 7
  %35 = add i32 %31, 3
  %36 = sub i32 %35, %34
  br label %59

37:                                               ; preds = %2
  %38 = and i64 %5, 3
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %47

40:                                               ; preds = %37
  %41 = srem i64 %6, 100
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %47

43:                                               ; preds = %40
  %44 = srem i64 %6, 400
  %45 = icmp eq i64 %44, 0
  %46 = select i1 %45, i32 -366, i32 -365
  br label %47

47:                                               ; preds = %37, %40, %43
  %48 = phi i32 [ -365, %37 ], [ -366, %40 ], [ %46, %43 ]
  %49 = add i32 %48, %8
  %50 = sub i32 382, %10
  %51 = add i32 %50, %49
  %52 = srem i32 %51, 7
  %53 = add nsw i32 %49, 3
  %54 = sub i32 %53, %52
  %55 = icmp sgt i32 %54, -1
  %56 = add nsw i64 %5, 1901
  %57 = select i1 %55, i32 %54, i32 %15
  %58 = select i1 %55, i64 %56, i64 %6
  br label %59

59:                                               ; preds = %47, %29
  %60 = phi i32 [ %36, %29 ], [ %57, %47 ]
  %61 = phi i64 [ %18, %29 ], [ %58, %47 ]
  %62 = sdiv i32 %60, 7
  %63 = add nsw i32 %62, 1
  store i32 %63, i32* %1, align 4, !tbaa !31
  ret i64 %61
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: optsize
declare dso_local i64 @mktime(%struct.tm* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @tzset() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @tolower(i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #6

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"text", !4, i64 0, !7, i64 8, !7, i64 16}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long", !5, i64 0}
!8 = !{!3, !7, i64 8}
!9 = !{!3, !7, i64 16}
!10 = !{!5, !5, i64 0}
!11 = !{!12, !13, i64 0}
!12 = !{!"style", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12}
!13 = !{!"int", !5, i64 0}
!14 = !{!12, !13, i64 4}
!15 = !{!12, !13, i64 8}
!16 = !{!12, !13, i64 12}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !20, !18}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!22, !13, i64 20}
!22 = !{!"tm", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12, !13, i64 16, !13, i64 20, !13, i64 24, !13, i64 28, !13, i64 32, !7, i64 40, !4, i64 48}
!23 = !{!22, !13, i64 24}
!24 = !{!22, !13, i64 16}
!25 = !{!22, !13, i64 12}
!26 = !{i64 -2147481749, i64 2147485549}
!27 = !{!22, !13, i64 8}
!28 = !{!22, !13, i64 28}
!29 = !{!22, !13, i64 4}
!30 = !{i64 0, i64 4, !31, i64 4, i64 4, !31, i64 8, i64 4, !31, i64 12, i64 4, !31, i64 16, i64 4, !31, i64 20, i64 4, !31, i64 24, i64 4, !31, i64 28, i64 4, !31, i64 32, i64 4, !31, i64 40, i64 8, !32, i64 48, i64 8, !33}
!31 = !{!13, !13, i64 0}
!32 = !{!7, !7, i64 0}
!33 = !{!4, !4, i64 0}
!34 = !{!22, !13, i64 0}
!35 = !{!22, !7, i64 40}
!36 = !{!22, !13, i64 32}
!37 = !{!22, !4, i64 48}
!38 = distinct !{!38, !20, !18}
!39 = distinct !{!39, !20, !18}
!40 = distinct !{!40, !20, !18}
!41 = !{i64 0, i64 4, !31, i64 4, i64 4, !31, i64 8, i64 4, !31, i64 12, i64 4, !31}
!42 = distinct !{!42, !20, !18}
!43 = distinct !{!43, !20, !18}
!44 = distinct !{!44, !20, !18}
