; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/strftime.c
; ModuleID = 'runtime/c/strftime.c'
source_filename = "runtime/c/strftime.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }
%struct.text = type { i8*, i64, i64 }
%struct.style = type { i32, i32, i32, i32 }

@days = internal constant [7 x i8*] [i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.17, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.21, i32 0, i32 0)], align 16
@months = internal constant [12 x i8*] [i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.23, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.25, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.26, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.28, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.30, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.31, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.32, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.33, i32 0, i32 0)], align 16
@.str = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"%Y-%m-%d\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"pm\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"am\00", align 1
@.str.8 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"%H:%M\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"\09\00", align 1
@.str.11 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.12 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.13 = private unnamed_addr constant [2 x i8] c"%\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"Sunday\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1
@.str.19 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"Saturday\00", align 1
@.str.22 = private unnamed_addr constant [8 x i8] c"January\00", align 1
@.str.23 = private unnamed_addr constant [9 x i8] c"February\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"March\00", align 1
@.str.25 = private unnamed_addr constant [6 x i8] c"April\00", align 1
@.str.26 = private unnamed_addr constant [4 x i8] c"May\00", align 1
@.str.27 = private unnamed_addr constant [5 x i8] c"June\00", align 1
@.str.28 = private unnamed_addr constant [5 x i8] c"July\00", align 1
@.str.29 = private unnamed_addr constant [7 x i8] c"August\00", align 1
@.str.30 = private unnamed_addr constant [10 x i8] c"September\00", align 1
@.str.31 = private unnamed_addr constant [8 x i8] c"October\00", align 1
@.str.32 = private unnamed_addr constant [9 x i8] c"November\00", align 1
@.str.33 = private unnamed_addr constant [9 x i8] c"December\00", align 1

; Function Attrs: nounwind optsize
define dso_local i64 @strftime(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readonly %2, %struct.tm* noundef %3) local_unnamed_addr #0 {
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
define internal fastcc void @expand(%struct.text* noundef %0, i8* nocapture noundef readonly %1, %struct.tm* noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.style, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.tm, align 8
  %8 = alloca %struct.style, align 4
  %9 = bitcast %struct.style* %8 to i8*
  %10 = getelementptr inbounds %struct.style, %struct.style* %8, i64 0, i32 0
  %11 = getelementptr inbounds %struct.style, %struct.style* %8, i64 0, i32 1
  %12 = getelementptr inbounds %struct.style, %struct.style* %8, i64 0, i32 2
  %13 = getelementptr inbounds %struct.style, %struct.style* %8, i64 0, i32 3
  %14 = bitcast i32* %6 to i8*
  %15 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 5
  %16 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 10
  %17 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 9
  %18 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 8
  %19 = bitcast %struct.style* %5 to i8*
  %20 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %22 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %23 = getelementptr inbounds %struct.style, %struct.style* %5, i64 0, i32 3
  %24 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 7
  %25 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 6
  %26 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 0
  %27 = bitcast %struct.tm* %7 to i8*
  %28 = bitcast %struct.tm* %2 to i8*
  %29 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 2
  %30 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 1
  %31 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 4
  %32 = getelementptr inbounds %struct.tm, %struct.tm* %2, i64 0, i32 3
  %33 = icmp eq i32 %3, 0
  br label %34

34:                                               ; preds = %297, %4
  %35 = phi i8* [ %1, %4 ], [ %299, %297 ]
  %36 = load i8, i8* %35, align 1, !tbaa !10
  switch i8 %36, label %37 [
    i8 0, label %300
    i8 37, label %54
  ]

37:                                               ; preds = %34
  br i1 %33, label %42, label %38

38:                                               ; preds = %37
  %39 = zext i8 %36 to i32
  %40 = call i32 @toupper(i32 noundef %39) #9
  %41 = trunc i32 %40 to i8
  br label %42

42:                                               ; preds = %37, %38
  %43 = phi i8 [ %41, %38 ], [ %36, %37 ]
  %44 = load i64, i64* %20, align 8, !tbaa !9
  %45 = load i64, i64* %21, align 8, !tbaa !8
  %46 = icmp ult i64 %44, %45
  br i1 %46, label %47, label %51

47:                                               ; preds = %42
  %48 = load i8*, i8** %22, align 8, !tbaa !2
  %49 = getelementptr inbounds i8, i8* %48, i64 %44
  store i8 %43, i8* %49, align 1, !tbaa !10
  %50 = load i64, i64* %20, align 8, !tbaa !9
  br label %51

51:                                               ; preds = %42, %47
  %52 = phi i64 [ %50, %47 ], [ %44, %42 ]
  %53 = add i64 %52, 1
  store i64 %53, i64* %20, align 8, !tbaa !9
  br label %297

54:                                               ; preds = %34
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %9) #7
  store i32 0, i32* %10, align 4, !tbaa !11
  store i32 %3, i32* %11, align 4, !tbaa !14
  store i32 0, i32* %12, align 4, !tbaa !15
  store i32 -1, i32* %13, align 4, !tbaa !16
  br label %55

55:                                               ; preds = %61, %54
  %56 = phi i8* [ %35, %54 ], [ %57, %61 ]
  %57 = getelementptr inbounds i8, i8* %56, i64 1
  %58 = load i8, i8* %57, align 1, !tbaa !10
  switch i8 %58, label %64 [
    i8 95, label %59
    i8 45, label %59
    i8 48, label %59
    i8 43, label %59
    i8 94, label %62
    i8 35, label %63
  ]

59:                                               ; preds = %55, %55, %55, %55
  %60 = zext i8 %58 to i32
  store i32 %60, i32* %10, align 4, !tbaa !11
  br label %61

61:                                               ; preds = %59, %63, %62
  br label %55, !llvm.loop !17

62:                                               ; preds = %55
  store i32 1, i32* %11, align 4, !tbaa !14
  br label %61

63:                                               ; preds = %55
  store i32 1, i32* %12, align 4, !tbaa !15
  br label %61

64:                                               ; preds = %55
  %65 = zext i8 %58 to i32
  %66 = call i32 @isdigit(i32 noundef %65) #9
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %90, label %68

68:                                               ; preds = %64
  store i32 0, i32* %13, align 4, !tbaa !16
  %69 = load i8, i8* %57, align 1, !tbaa !10
  %70 = zext i8 %69 to i32
  %71 = call i32 @isdigit(i32 noundef %70) #9
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %90, label %73

73:                                               ; preds = %68, %83
  %74 = phi i8* [ %85, %83 ], [ %57, %68 ]
  %75 = load i32, i32* %13, align 4, !tbaa !16
  %76 = icmp sgt i32 %75, 100000
  br i1 %76, label %83, label %77

77:                                               ; preds = %73
  %78 = mul nsw i32 %75, 10
  %79 = load i8, i8* %74, align 1, !tbaa !10
  %80 = sext i8 %79 to i32
  %81 = add i32 %78, -48
  %82 = add i32 %81, %80
  br label %83

83:                                               ; preds = %73, %77
  %84 = phi i32 [ %82, %77 ], [ %75, %73 ]
  store i32 %84, i32* %13, align 4, !tbaa !16
  %85 = getelementptr inbounds i8, i8* %74, i64 1
  %86 = load i8, i8* %85, align 1, !tbaa !10
  %87 = zext i8 %86 to i32
  %88 = call i32 @isdigit(i32 noundef %87) #9
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %73, !llvm.loop !19

90:                                               ; preds = %83, %68, %64
  %91 = phi i8* [ %57, %64 ], [ %57, %68 ], [ %85, %83 ]
  %92 = load i8, i8* %91, align 1, !tbaa !10
  switch i8 %92, label %96 [
    i8 69, label %93
    i8 79, label %93
  ]

93:                                               ; preds = %90, %90
  %94 = getelementptr inbounds i8, i8* %91, i64 1
  %95 = load i8, i8* %94, align 1, !tbaa !10
  br label %96

96:                                               ; preds = %90, %93
  %97 = phi i8 [ %92, %90 ], [ %95, %93 ]
  %98 = phi i8* [ %91, %90 ], [ %94, %93 ]
  %99 = icmp eq i8 %97, 0
  br i1 %99, label %100, label %121

100:                                              ; preds = %96
  %101 = load i8, i8* %35, align 1, !tbaa !10
  %102 = icmp eq i8 %101, 0
  br i1 %102, label %296, label %103

103:                                              ; preds = %100
  %104 = load i64, i64* %20, align 8, !tbaa !9
  br label %105

105:                                              ; preds = %103, %115
  %106 = phi i64 [ %117, %115 ], [ %104, %103 ]
  %107 = phi i8 [ %119, %115 ], [ %101, %103 ]
  %108 = phi i8* [ %118, %115 ], [ %35, %103 ]
  %109 = load i64, i64* %21, align 8, !tbaa !8
  %110 = icmp ult i64 %106, %109
  br i1 %110, label %111, label %115

111:                                              ; preds = %105
  %112 = load i8*, i8** %22, align 8, !tbaa !2
  %113 = getelementptr inbounds i8, i8* %112, i64 %106
  store i8 %107, i8* %113, align 1, !tbaa !10
  %114 = load i64, i64* %20, align 8, !tbaa !9
  br label %115

115:                                              ; preds = %105, %111
  %116 = phi i64 [ %114, %111 ], [ %106, %105 ]
  %117 = add i64 %116, 1
  store i64 %117, i64* %20, align 8, !tbaa !9
  %118 = getelementptr inbounds i8, i8* %108, i64 1
  %119 = load i8, i8* %118, align 1, !tbaa !10
  %120 = icmp eq i8 %119, 0
  br i1 %120, label %296, label %105, !llvm.loop !21

121:                                              ; preds = %96
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %14) #7
  %122 = load i32, i32* %15, align 4, !tbaa !22
  %123 = sext i32 %122 to i64
  %124 = add nsw i64 %123, 1900
  %125 = sext i8 %97 to i32
  switch i32 %125, label %274 [
    i32 97, label %126
    i32 65, label %128
    i32 98, label %130
    i32 104, label %130
    i32 66, label %132
    i32 99, label %134
    i32 67, label %135
    i32 100, label %140
    i32 68, label %143
    i32 101, label %144
    i32 70, label %147
    i32 103, label %148
    i32 71, label %155
    i32 72, label %157
    i32 73, label %160
    i32 106, label %166
    i32 107, label %170
    i32 108, label %173
    i32 109, label %179
    i32 77, label %183
    i32 110, label %186
    i32 112, label %187
    i32 80, label %191
    i32 114, label %195
    i32 82, label %196
    i32 115, label %197
    i32 83, label %199
    i32 116, label %202
    i32 84, label %203
    i32 88, label %203
    i32 117, label %204
    i32 85, label %210
    i32 86, label %217
    i32 119, label %221
    i32 87, label %224
    i32 120, label %233
    i32 121, label %234
    i32 89, label %240
    i32 122, label %241
    i32 90, label %268
    i32 37, label %273
  ]

126:                                              ; preds = %121
  %127 = load i32, i32* %25, align 8, !tbaa !24
  call fastcc void @add_name(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8** noundef getelementptr inbounds ([7 x i8*], [7 x i8*]* @days, i64 0, i64 0), i32 noundef %127, i32 noundef 7, i32 noundef 1) #9
  br label %295

128:                                              ; preds = %121
  %129 = load i32, i32* %25, align 8, !tbaa !24
  call fastcc void @add_name(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8** noundef getelementptr inbounds ([7 x i8*], [7 x i8*]* @days, i64 0, i64 0), i32 noundef %129, i32 noundef 7, i32 noundef 0) #9
  br label %295

130:                                              ; preds = %121, %121
  %131 = load i32, i32* %31, align 8, !tbaa !25
  call fastcc void @add_name(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8** noundef getelementptr inbounds ([12 x i8*], [12 x i8*]* @months, i64 0, i64 0), i32 noundef %131, i32 noundef 12, i32 noundef 1) #9
  br label %295

132:                                              ; preds = %121
  %133 = load i32, i32* %31, align 8, !tbaa !25
  call fastcc void @add_name(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8** noundef getelementptr inbounds ([12 x i8*], [12 x i8*]* @months, i64 0, i64 0), i32 noundef %133, i32 noundef 12, i32 noundef 0) #9
  br label %295

134:                                              ; preds = %121
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %295

135:                                              ; preds = %121
  %136 = sdiv i64 %124, 100
  %137 = srem i64 %124, 100
  %138 = ashr i64 %137, 63
  %139 = add nsw i64 %138, %136
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %139, i32 noundef 1, i8 noundef signext 48) #9
  br label %295

140:                                              ; preds = %121
  %141 = load i32, i32* %32, align 4, !tbaa !26
  %142 = sext i32 %141 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %142, i32 noundef 2, i8 noundef signext 48) #9
  br label %295

143:                                              ; preds = %121
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %295

144:                                              ; preds = %121
  %145 = load i32, i32* %32, align 4, !tbaa !26
  %146 = sext i32 %145 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %146, i32 noundef 2, i8 noundef signext 32) #9
  br label %295

147:                                              ; preds = %121
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %295

148:                                              ; preds = %121
  %149 = call fastcc i64 @iso_year(%struct.tm* noundef nonnull %2, i32* noundef nonnull %6) #9
  %150 = srem i64 %149, 100
  %151 = trunc i64 %150 to i8
  %152 = add i8 %151, 100
  %153 = urem i8 %152, 100
  %154 = zext i8 %153 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %154, i32 noundef 2, i8 noundef signext 48) #9
  br label %295

155:                                              ; preds = %121
  %156 = call fastcc i64 @iso_year(%struct.tm* noundef nonnull %2, i32* noundef nonnull %6) #9, !range !27
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %156, i32 noundef 1, i8 noundef signext 48) #9
  br label %295

157:                                              ; preds = %121
  %158 = load i32, i32* %29, align 8, !tbaa !28
  %159 = sext i32 %158 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %159, i32 noundef 2, i8 noundef signext 48) #9
  br label %295

160:                                              ; preds = %121
  %161 = load i32, i32* %29, align 8, !tbaa !28
  %162 = srem i32 %161, 12
  %163 = icmp eq i32 %162, 0
  %164 = select i1 %163, i32 12, i32 %162
  %165 = sext i32 %164 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %165, i32 noundef 2, i8 noundef signext 48) #9
  br label %295

166:                                              ; preds = %121
  %167 = load i32, i32* %24, align 4, !tbaa !29
  %168 = add nsw i32 %167, 1
  %169 = sext i32 %168 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %169, i32 noundef 3, i8 noundef signext 48) #9
  br label %295

170:                                              ; preds = %121
  %171 = load i32, i32* %29, align 8, !tbaa !28
  %172 = sext i32 %171 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %172, i32 noundef 2, i8 noundef signext 32) #9
  br label %295

173:                                              ; preds = %121
  %174 = load i32, i32* %29, align 8, !tbaa !28
  %175 = srem i32 %174, 12
  %176 = icmp eq i32 %175, 0
  %177 = select i1 %176, i32 12, i32 %175
  %178 = sext i32 %177 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %178, i32 noundef 2, i8 noundef signext 32) #9
  br label %295

179:                                              ; preds = %121
  %180 = load i32, i32* %31, align 8, !tbaa !25
  %181 = add nsw i32 %180, 1
  %182 = sext i32 %181 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %182, i32 noundef 2, i8 noundef signext 48) #9
  br label %295

183:                                              ; preds = %121
  %184 = load i32, i32* %30, align 4, !tbaa !30
  %185 = sext i32 %184 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %185, i32 noundef 2, i8 noundef signext 48) #9
  br label %295

186:                                              ; preds = %121
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), i64 noundef 1) #9
  br label %295

187:                                              ; preds = %121
  %188 = load i32, i32* %29, align 8, !tbaa !28
  %189 = icmp sgt i32 %188, 11
  %190 = select i1 %189, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0)
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef %190, i64 noundef 2) #9
  br label %295

191:                                              ; preds = %121
  %192 = load i32, i32* %29, align 8, !tbaa !28
  %193 = icmp sgt i32 %192, 11
  %194 = select i1 %193, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.6, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.7, i64 0, i64 0)
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef %194, i64 noundef 2) #9
  br label %295

195:                                              ; preds = %121
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.8, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %295

196:                                              ; preds = %121
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %295

197:                                              ; preds = %121
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %27) #7
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %27, i8* noundef nonnull align 8 dereferenceable(56) %28, i64 56, i1 false) #7, !tbaa.struct !31
  %198 = call i64 @mktime(%struct.tm* noundef nonnull %7) #9
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %198, i32 noundef 1, i8 noundef signext 32) #9
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %27) #7
  br label %295

199:                                              ; preds = %121
  %200 = load i32, i32* %26, align 8, !tbaa !35
  %201 = sext i32 %200 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %201, i32 noundef 2, i8 noundef signext 48) #9
  br label %295

202:                                              ; preds = %121
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.10, i64 0, i64 0), i64 noundef 1) #9
  br label %295

203:                                              ; preds = %121, %121
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.11, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %295

204:                                              ; preds = %121
  %205 = load i32, i32* %25, align 8, !tbaa !24
  %206 = add nsw i32 %205, 6
  %207 = srem i32 %206, 7
  %208 = add nsw i32 %207, 1
  %209 = sext i32 %208 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %209, i32 noundef 1, i8 noundef signext 48) #9
  br label %295

210:                                              ; preds = %121
  %211 = load i32, i32* %24, align 4, !tbaa !29
  %212 = load i32, i32* %25, align 8, !tbaa !24
  %213 = add i32 %211, 7
  %214 = sub i32 %213, %212
  %215 = sdiv i32 %214, 7
  %216 = sext i32 %215 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %216, i32 noundef 2, i8 noundef signext 48) #9
  br label %295

217:                                              ; preds = %121
  %218 = call fastcc i64 @iso_year(%struct.tm* noundef nonnull %2, i32* noundef nonnull %6) #9
  %219 = load i32, i32* %6, align 4, !tbaa !32
  %220 = sext i32 %219 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %220, i32 noundef 2, i8 noundef signext 48) #9
  br label %295

221:                                              ; preds = %121
  %222 = load i32, i32* %25, align 8, !tbaa !24
  %223 = sext i32 %222 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %223, i32 noundef 1, i8 noundef signext 48) #9
  br label %295

224:                                              ; preds = %121
  %225 = load i32, i32* %24, align 4, !tbaa !29
  %226 = load i32, i32* %25, align 8, !tbaa !24
  %227 = add nsw i32 %226, 6
  %228 = srem i32 %227, 7
  %229 = add i32 %225, 7
  %230 = sub i32 %229, %228
  %231 = sdiv i32 %230, 7
  %232 = sext i32 %231 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %232, i32 noundef 2, i8 noundef signext 48) #9
  br label %295

233:                                              ; preds = %121
  call fastcc void @add_nested(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), %struct.tm* noundef nonnull %2) #9
  br label %295

234:                                              ; preds = %121
  %235 = srem i64 %124, 100
  %236 = trunc i64 %235 to i8
  %237 = add i8 %236, 100
  %238 = urem i8 %237, 100
  %239 = zext i8 %238 to i64
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %239, i32 noundef 2, i8 noundef signext 48) #9
  br label %295

240:                                              ; preds = %121
  call fastcc void @add_number(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i64 noundef %124, i32 noundef 1, i8 noundef signext 48) #9
  br label %295

241:                                              ; preds = %121
  %242 = load i64, i64* %17, align 8, !tbaa !36
  %243 = sdiv i64 %242, 60
  %244 = call i64 @llvm.abs.i64(i64 %243, i1 true) #7
  %245 = load i32, i32* %18, align 8, !tbaa !37
  %246 = icmp slt i32 %245, 0
  br i1 %246, label %295, label %247

247:                                              ; preds = %241
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %19) #7
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %19, i8* noundef nonnull align 4 dereferenceable(16) %9, i64 12, i1 false) #7, !tbaa.struct !38
  %248 = load i64, i64* %20, align 8, !tbaa !9
  %249 = load i64, i64* %21, align 8, !tbaa !8
  %250 = icmp ult i64 %248, %249
  br i1 %250, label %251, label %257

251:                                              ; preds = %247
  %252 = icmp slt i64 %242, 0
  %253 = select i1 %252, i8 45, i8 43
  %254 = load i8*, i8** %22, align 8, !tbaa !2
  %255 = getelementptr inbounds i8, i8* %254, i64 %248
  store i8 %253, i8* %255, align 1, !tbaa !10
  %256 = load i64, i64* %20, align 8, !tbaa !9
  br label %257

257:                                              ; preds = %251, %247
  %258 = phi i64 [ %256, %251 ], [ %248, %247 ]
  %259 = add i64 %258, 1
  store i64 %259, i64* %20, align 8, !tbaa !9
  %260 = load i32, i32* %13, align 4, !tbaa !16
  %261 = icmp sgt i32 %260, 0
  %262 = sext i1 %261 to i32
  %263 = add nsw i32 %260, %262
  store i32 %263, i32* %23, align 4, !tbaa !16
  %264 = udiv i64 %244, 60
  %265 = mul nuw nsw i64 %264, 100
  %266 = urem i64 %244, 60
  %267 = add nuw nsw i64 %265, %266
  call fastcc void @add_number(%struct.text* noundef nonnull %0, %struct.style* noundef nonnull %5, i64 noundef %267, i32 noundef 4, i8 noundef signext 48) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %19) #7
  br label %295

268:                                              ; preds = %121
  %269 = load i8*, i8** %16, align 8, !tbaa !39
  %270 = icmp eq i8* %269, null
  %271 = select i1 %270, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.12, i64 0, i64 0), i8* %269
  %272 = call i64 @strlen(i8* noundef %271) #9
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef %271, i64 noundef %272) #9
  br label %295

273:                                              ; preds = %121
  call fastcc void @add_word(%struct.text* noundef %0, %struct.style* noundef nonnull %8, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.13, i64 0, i64 0), i64 noundef 1) #9
  br label %295

274:                                              ; preds = %121
  %275 = load i64, i64* %20, align 8, !tbaa !9
  %276 = load i64, i64* %21, align 8, !tbaa !8
  %277 = icmp ult i64 %275, %276
  br i1 %277, label %278, label %283

278:                                              ; preds = %274
  %279 = load i8*, i8** %22, align 8, !tbaa !2
  %280 = getelementptr inbounds i8, i8* %279, i64 %275
  store i8 37, i8* %280, align 1, !tbaa !10
  %281 = load i64, i64* %20, align 8, !tbaa !9
  %282 = load i64, i64* %21, align 8, !tbaa !8
  br label %283

283:                                              ; preds = %274, %278
  %284 = phi i64 [ %282, %278 ], [ %276, %274 ]
  %285 = phi i64 [ %281, %278 ], [ %275, %274 ]
  %286 = add i64 %285, 1
  store i64 %286, i64* %20, align 8, !tbaa !9
  %287 = icmp ult i64 %286, %284
  br i1 %287, label %288, label %292

288:                                              ; preds = %283
  %289 = load i8*, i8** %22, align 8, !tbaa !2
  %290 = getelementptr inbounds i8, i8* %289, i64 %286
  store i8 %97, i8* %290, align 1, !tbaa !10
  %291 = load i64, i64* %20, align 8, !tbaa !9
  br label %292

292:                                              ; preds = %283, %288
  %293 = phi i64 [ %291, %288 ], [ %286, %283 ]
  %294 = add i64 %293, 1
  store i64 %294, i64* %20, align 8, !tbaa !9
  br label %295

295:                                              ; preds = %292, %273, %268, %240, %234, %233, %224, %221, %217, %210, %204, %203, %202, %199, %197, %196, %195, %191, %187, %186, %183, %179, %173, %170, %166, %160, %157, %155, %148, %147, %144, %143, %140, %135, %134, %132, %130, %128, %126, %241, %257
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %14) #7
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %9) #7
  br label %297

296:                                              ; preds = %115, %100
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %9) #7
  br label %300

297:                                              ; preds = %295, %51
  %298 = phi i8* [ %35, %51 ], [ %98, %295 ]
  %299 = getelementptr inbounds i8, i8* %298, i64 1
  br label %34, !llvm.loop !40

300:                                              ; preds = %34, %296
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i32 @toupper(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

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
  %14 = load i8*, i8** %13, align 8, !tbaa !34
  br label %15

15:                                               ; preds = %6, %11
  %16 = phi i8* [ %14, %11 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.14, i64 0, i64 0), %6 ]
  %17 = tail call i64 @strlen(i8* noundef %16) #9
  %18 = bitcast %struct.style* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %18) #7
  %19 = bitcast %struct.style* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %18, i8* noundef nonnull align 4 dereferenceable(16) %19, i64 16, i1 false), !tbaa.struct !38
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
define internal fastcc void @add_nested(%struct.text* nocapture noundef %0, %struct.style* nocapture noundef readonly %1, i8* nocapture noundef readonly %2, %struct.tm* noundef %3) unnamed_addr #0 {
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
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %13, i8* noundef nonnull align 4 dereferenceable(16) %14, i64 16, i1 false), !tbaa.struct !38
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
  br i1 %21, label %22, label %12, !llvm.loop !41

22:                                               ; preds = %12
  %23 = trunc i64 %9 to i32
  %24 = trunc i64 %18 to i32
  %25 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 0
  %26 = load i32, i32* %25, align 4, !tbaa !11
  %27 = add i32 %26, -43
  %28 = icmp ult i32 %27, 53
  br i1 %28, label %31, label %29

29:                                               ; preds = %31, %22
  %30 = icmp eq i8 %4, 32
  br label %41

31:                                               ; preds = %22
  %32 = zext i32 %27 to i64
  %33 = lshr i64 4503599627370533, %32
  %34 = and i64 %33, 1
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %29, label %36

36:                                               ; preds = %31
  %37 = zext i32 %27 to i53
  %38 = lshr i53 -34, %37
  %39 = and i53 %38, 1
  %40 = icmp ne i53 %39, 0
  br label %41

41:                                               ; preds = %36, %29
  %42 = phi i1 [ %30, %29 ], [ %40, %36 ]
  %43 = icmp eq i32 %26, 45
  %44 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 3
  %45 = load i32, i32* %44, align 4, !tbaa !16
  %46 = icmp sgt i32 %45, %3
  %47 = select i1 %43, i1 true, i1 %46
  %48 = select i1 %47, i32 %45, i32 %3
  %49 = sub nsw i32 %48, %24
  %50 = add i32 %49, %23
  %51 = icmp sgt i32 %50, 0
  %52 = select i1 %42, i1 %51, i1 false
  br i1 %52, label %53, label %72

53:                                               ; preds = %41
  %54 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %55 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %56 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %57 = load i64, i64* %54, align 8, !tbaa !9
  br label %58

58:                                               ; preds = %53, %67
  %59 = phi i64 [ %69, %67 ], [ %57, %53 ]
  %60 = phi i32 [ %70, %67 ], [ %50, %53 ]
  %61 = load i64, i64* %55, align 8, !tbaa !8
  %62 = icmp ult i64 %59, %61
  br i1 %62, label %63, label %67

63:                                               ; preds = %58
  %64 = load i8*, i8** %56, align 8, !tbaa !2
  %65 = getelementptr inbounds i8, i8* %64, i64 %59
  store i8 32, i8* %65, align 1, !tbaa !10
  %66 = load i64, i64* %54, align 8, !tbaa !9
  br label %67

67:                                               ; preds = %58, %63
  %68 = phi i64 [ %66, %63 ], [ %59, %58 ]
  %69 = add i64 %68, 1
  store i64 %69, i64* %54, align 8, !tbaa !9
  %70 = add nsw i32 %60, -1
  %71 = icmp sgt i32 %60, 1
  br i1 %71, label %58, label %72

72:                                               ; preds = %67, %41
  %73 = phi i32 [ %50, %41 ], [ 0, %67 ]
  br i1 %8, label %74, label %88

74:                                               ; preds = %72
  %75 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %76 = load i64, i64* %75, align 8, !tbaa !9
  %77 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %78 = load i64, i64* %77, align 8, !tbaa !8
  %79 = icmp ult i64 %76, %78
  br i1 %79, label %80, label %85

80:                                               ; preds = %74
  %81 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %82 = load i8*, i8** %81, align 8, !tbaa !2
  %83 = getelementptr inbounds i8, i8* %82, i64 %76
  store i8 45, i8* %83, align 1, !tbaa !10
  %84 = load i64, i64* %75, align 8, !tbaa !9
  br label %85

85:                                               ; preds = %74, %80
  %86 = phi i64 [ %84, %80 ], [ %76, %74 ]
  %87 = add i64 %86, 1
  store i64 %87, i64* %75, align 8, !tbaa !9
  br label %88

88:                                               ; preds = %85, %72
  %89 = icmp sgt i32 %73, 0
  %90 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  br i1 %89, label %93, label %91

91:                                               ; preds = %88
  %92 = load i64, i64* %90, align 8, !tbaa !9
  br label %97

93:                                               ; preds = %88
  %94 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %95 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %96 = load i64, i64* %90, align 8, !tbaa !9
  br label %104

97:                                               ; preds = %113, %91
  %98 = phi i64 [ %92, %91 ], [ %115, %113 ]
  %99 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %100 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %101 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %102 = shl i64 %18, 32
  %103 = ashr exact i64 %102, 32
  br label %118

104:                                              ; preds = %93, %113
  %105 = phi i64 [ %96, %93 ], [ %115, %113 ]
  %106 = phi i32 [ %73, %93 ], [ %116, %113 ]
  %107 = load i64, i64* %94, align 8, !tbaa !8
  %108 = icmp ult i64 %105, %107
  br i1 %108, label %109, label %113

109:                                              ; preds = %104
  %110 = load i8*, i8** %95, align 8, !tbaa !2
  %111 = getelementptr inbounds i8, i8* %110, i64 %105
  store i8 48, i8* %111, align 1, !tbaa !10
  %112 = load i64, i64* %90, align 8, !tbaa !9
  br label %113

113:                                              ; preds = %104, %109
  %114 = phi i64 [ %112, %109 ], [ %105, %104 ]
  %115 = add i64 %114, 1
  store i64 %115, i64* %90, align 8, !tbaa !9
  %116 = add nsw i32 %106, -1
  %117 = icmp sgt i32 %106, 1
  br i1 %117, label %104, label %97, !llvm.loop !42

118:                                              ; preds = %97, %130
  %119 = phi i64 [ %98, %97 ], [ %132, %130 ]
  %120 = phi i64 [ %103, %97 ], [ %121, %130 ]
  %121 = add nsw i64 %120, -1
  %122 = load i64, i64* %100, align 8, !tbaa !8
  %123 = icmp ult i64 %119, %122
  br i1 %123, label %124, label %130

124:                                              ; preds = %118
  %125 = getelementptr inbounds [24 x i8], [24 x i8]* %6, i64 0, i64 %121
  %126 = load i8, i8* %125, align 1, !tbaa !10
  %127 = load i8*, i8** %101, align 8, !tbaa !2
  %128 = getelementptr inbounds i8, i8* %127, i64 %119
  store i8 %126, i8* %128, align 1, !tbaa !10
  %129 = load i64, i64* %99, align 8, !tbaa !9
  br label %130

130:                                              ; preds = %118, %124
  %131 = phi i64 [ %129, %124 ], [ %119, %118 ]
  %132 = add i64 %131, 1
  store i64 %132, i64* %99, align 8, !tbaa !9
  %133 = trunc i64 %121 to i32
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %118, !llvm.loop !43

135:                                              ; preds = %130
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal fastcc i64 @iso_year(%struct.tm* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 5
  %4 = load i32, i32* %3, align 4, !tbaa !22
  %5 = sext i32 %4 to i64
  %6 = add nsw i64 %5, 1900
  %7 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 7
  %8 = load i32, i32* %7, align 4, !tbaa !29
  %9 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 6
  %10 = load i32, i32* %9, align 8, !tbaa !24
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
  store i32 %63, i32* %1, align 4, !tbaa !32
  ret i64 %61
}

; Function Attrs: nounwind optsize
define internal fastcc void @add_word(%struct.text* nocapture noundef %0, %struct.style* nocapture noundef readonly %1, i8* nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 3
  %6 = load i32, i32* %5, align 4, !tbaa !16
  %7 = sext i32 %6 to i64
  %8 = sub nsw i64 %7, %3
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 0
  %12 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %13 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %14 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %15 = load i64, i64* %12, align 8, !tbaa !9
  br label %24

16:                                               ; preds = %38, %4
  %17 = icmp eq i64 %3, 0
  br i1 %17, label %43, label %18

18:                                               ; preds = %16
  %19 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 1
  %20 = getelementptr inbounds %struct.style, %struct.style* %1, i64 0, i32 2
  %21 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %22 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  %23 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  br label %44

24:                                               ; preds = %10, %38
  %25 = phi i64 [ %15, %10 ], [ %40, %38 ]
  %26 = phi i64 [ %8, %10 ], [ %41, %38 ]
  %27 = load i32, i32* %11, align 4, !tbaa !11
  %28 = load i64, i64* %13, align 8, !tbaa !8
  %29 = icmp ult i64 %25, %28
  br i1 %29, label %30, label %38

30:                                               ; preds = %24
  %31 = icmp eq i32 %27, 48
  %32 = icmp eq i32 %27, 43
  %33 = or i1 %31, %32
  %34 = select i1 %33, i8 48, i8 32
  %35 = load i8*, i8** %14, align 8, !tbaa !2
  %36 = getelementptr inbounds i8, i8* %35, i64 %25
  store i8 %34, i8* %36, align 1, !tbaa !10
  %37 = load i64, i64* %12, align 8, !tbaa !9
  br label %38

38:                                               ; preds = %24, %30
  %39 = phi i64 [ %37, %30 ], [ %25, %24 ]
  %40 = add i64 %39, 1
  store i64 %40, i64* %12, align 8, !tbaa !9
  %41 = add nsw i64 %26, -1
  %42 = icmp sgt i64 %26, 1
  br i1 %42, label %24, label %16, !llvm.loop !44

43:                                               ; preds = %72, %16
  ret void

44:                                               ; preds = %18, %72
  %45 = phi i64 [ 0, %18 ], [ %75, %72 ]
  %46 = load i32, i32* %19, align 4, !tbaa !14
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds i8, i8* %2, i64 %45
  %50 = load i8, i8* %49, align 1, !tbaa !10
  %51 = zext i8 %50 to i32
  %52 = tail call i32 @toupper(i32 noundef %51) #9
  %53 = trunc i32 %52 to i8
  br label %63

54:                                               ; preds = %44
  %55 = load i32, i32* %20, align 4, !tbaa !15
  %56 = icmp eq i32 %55, 0
  %57 = getelementptr inbounds i8, i8* %2, i64 %45
  %58 = load i8, i8* %57, align 1, !tbaa !10
  br i1 %56, label %63, label %59

59:                                               ; preds = %54
  %60 = zext i8 %58 to i32
  %61 = tail call i32 @tolower(i32 noundef %60) #9
  %62 = trunc i32 %61 to i8
  br label %63

63:                                               ; preds = %54, %59, %48
  %64 = phi i8 [ %53, %48 ], [ %62, %59 ], [ %58, %54 ]
  %65 = load i64, i64* %21, align 8, !tbaa !9
  %66 = load i64, i64* %22, align 8, !tbaa !8
  %67 = icmp ult i64 %65, %66
  br i1 %67, label %68, label %72

68:                                               ; preds = %63
  %69 = load i8*, i8** %23, align 8, !tbaa !2
  %70 = getelementptr inbounds i8, i8* %69, i64 %65
  store i8 %64, i8* %70, align 1, !tbaa !10
  %71 = load i64, i64* %21, align 8, !tbaa !9
  br label %72

72:                                               ; preds = %63, %68
  %73 = phi i64 [ %71, %68 ], [ %65, %63 ]
  %74 = add i64 %73, 1
  store i64 %74, i64* %21, align 8, !tbaa !9
  %75 = add nuw i64 %45, 1
  %76 = icmp eq i64 %75, %3
  br i1 %76, label %43, label %44, !llvm.loop !45
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: optsize
declare dso_local i64 @mktime(%struct.tm* noundef) local_unnamed_addr #2

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
!21 = distinct !{!21, !20, !18}
!22 = !{!23, !13, i64 20}
!23 = !{!"tm", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12, !13, i64 16, !13, i64 20, !13, i64 24, !13, i64 28, !13, i64 32, !7, i64 40, !4, i64 48}
!24 = !{!23, !13, i64 24}
!25 = !{!23, !13, i64 16}
!26 = !{!23, !13, i64 12}
!27 = !{i64 -2147481749, i64 2147485549}
!28 = !{!23, !13, i64 8}
!29 = !{!23, !13, i64 28}
!30 = !{!23, !13, i64 4}
!31 = !{i64 0, i64 4, !32, i64 4, i64 4, !32, i64 8, i64 4, !32, i64 12, i64 4, !32, i64 16, i64 4, !32, i64 20, i64 4, !32, i64 24, i64 4, !32, i64 28, i64 4, !32, i64 32, i64 4, !32, i64 40, i64 8, !33, i64 48, i64 8, !34}
!32 = !{!13, !13, i64 0}
!33 = !{!7, !7, i64 0}
!34 = !{!4, !4, i64 0}
!35 = !{!23, !13, i64 0}
!36 = !{!23, !7, i64 40}
!37 = !{!23, !13, i64 32}
!38 = !{i64 0, i64 4, !32, i64 4, i64 4, !32, i64 8, i64 4, !32, i64 12, i64 4, !32}
!39 = !{!23, !4, i64 48}
!40 = distinct !{!40, !20, !18}
!41 = distinct !{!41, !20, !18}
!42 = distinct !{!42, !20, !18}
!43 = distinct !{!43, !20, !18}
!44 = distinct !{!44, !20, !18}
!45 = distinct !{!45, !20, !18}
