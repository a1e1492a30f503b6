; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_charconv.c
; ModuleID = 'runtime/c/cxx_charconv.c'
source_filename = "runtime/c/cxx_charconv.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"%.*Le\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"%.*La\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"%.*a\00", align 1
@__const.print.format = private unnamed_addr constant [6 x i8] c"%.*Lf\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"nan\00", align 1

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_f(i8* noundef %0, i8* noundef %1, float noundef %2) local_unnamed_addr #0 {
  %4 = fpext float %2 to x86_fp80
  %5 = tail call fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %4, i32 noundef 0, i32 noundef 0) #5
  ret { i8*, i32 } %5
}

; Function Attrs: nounwind optsize
define internal fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca [64 x i8], align 16
  %7 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %7) #6
  %8 = icmp eq i32 %3, 4
  br i1 %8, label %11, label %9

9:                                                ; preds = %5
  %10 = fcmp ord x86_fp80 %2, 0xK00000000000000000000
  br label %13

11:                                               ; preds = %5
  %12 = tail call fastcc { i8*, i32 } @print_hex(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef -1, i32 noundef %4) #5
  br label %87

13:                                               ; preds = %9, %19
  %14 = phi i32 [ %15, %19 ], [ 0, %9 ]
  %15 = add nuw nsw i32 %14, 1
  %16 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %7, i64 noundef 64, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i32 noundef %14, x86_fp80 noundef %2) #7
  %17 = icmp ult i32 %14, 20
  %18 = and i1 %10, %17
  br i1 %18, label %19, label %22

19:                                               ; preds = %13
  %20 = call fastcc x86_fp80 @read_back(i8* noundef nonnull %7, i32 noundef %4) #5
  %21 = fcmp une x86_fp80 %20, %2
  br i1 %21, label %13, label %22, !llvm.loop !2

22:                                               ; preds = %13, %19
  %23 = call i8* @strchr(i8* noundef nonnull %7, i32 noundef 101) #7
  %24 = icmp eq i8* %23, null
  br i1 %24, label %31, label %25

25:                                               ; preds = %22
  %26 = add nsw i32 %16, -1
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 %27
  %29 = load i8, i8* %28, align 1, !tbaa !5
  %30 = icmp sgt i8 %29, 57
  br i1 %30, label %31, label %44

31:                                               ; preds = %25, %22
  %32 = sext i32 %16 to i64
  %33 = ptrtoint i8* %1 to i64
  %34 = ptrtoint i8* %0 to i64
  %35 = sub i64 %33, %34
  %36 = icmp slt i64 %35, %32
  br i1 %36, label %39, label %37

37:                                               ; preds = %31
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* nonnull align 16 %7, i64 %32, i1 false) #6
  %38 = getelementptr inbounds i8, i8* %0, i64 %32
  br label %39

39:                                               ; preds = %31, %37
  %40 = phi i8* [ %38, %37 ], [ %1, %31 ]
  %41 = phi i32 [ 0, %37 ], [ 75, %31 ]
  %42 = insertvalue { i8*, i32 } poison, i8* %40, 0
  %43 = insertvalue { i8*, i32 } %42, i32 %41, 1
  br label %87

44:                                               ; preds = %25
  %45 = getelementptr inbounds i8, i8* %23, i64 1
  %46 = call i64 @strtol(i8* noundef nonnull %45, i8** noundef null, i32 noundef 10) #7
  %47 = trunc i64 %46 to i32
  %48 = sub nsw i32 %47, %15
  %49 = icmp eq i32 %3, 0
  br i1 %49, label %50, label %61

50:                                               ; preds = %44
  %51 = add nsw i32 %48, 1
  %52 = sub nuw i32 -4, %14
  %53 = icmp eq i32 %14, 0
  %54 = zext i1 %53 to i32
  %55 = add nuw nsw i32 %52, %54
  %56 = icmp slt i32 %51, %55
  %57 = select i1 %53, i32 4, i32 5
  %58 = icmp slt i32 %48, %57
  %59 = select i1 %58, i32 2, i32 1
  %60 = select i1 %56, i32 1, i32 %59
  br label %61

61:                                               ; preds = %50, %44
  %62 = phi i32 [ %60, %50 ], [ %3, %44 ]
  %63 = icmp eq i32 %62, 3
  %64 = add i32 %47, 4
  %65 = icmp ult i32 %64, 10
  %66 = select i1 %65, i32 2, i32 1
  %67 = select i1 %63, i32 %66, i32 %62
  %68 = icmp eq i32 %67, 2
  br i1 %68, label %69, label %74

69:                                               ; preds = %61
  %70 = icmp slt i32 %48, -1
  %71 = select i1 %70, i32 %48, i32 -1
  %72 = xor i32 %71, -1
  %73 = call fastcc { i8*, i32 } @print(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i8 noundef signext 102, i32 noundef %72) #5
  br label %87

74:                                               ; preds = %61
  %75 = sext i32 %16 to i64
  %76 = ptrtoint i8* %1 to i64
  %77 = ptrtoint i8* %0 to i64
  %78 = sub i64 %76, %77
  %79 = icmp slt i64 %78, %75
  br i1 %79, label %82, label %80

80:                                               ; preds = %74
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* nonnull align 16 %7, i64 %75, i1 false) #6
  %81 = getelementptr inbounds i8, i8* %0, i64 %75
  br label %82

82:                                               ; preds = %74, %80
  %83 = phi i8* [ %81, %80 ], [ %1, %74 ]
  %84 = phi i32 [ 0, %80 ], [ 75, %74 ]
  %85 = insertvalue { i8*, i32 } poison, i8* %83, 0
  %86 = insertvalue { i8*, i32 } %85, i32 %84, 1
  br label %87

87:                                               ; preds = %39, %82, %69, %11
  %88 = phi { i8*, i32 } [ %12, %11 ], [ %43, %39 ], [ %73, %69 ], [ %86, %82 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %7) #6
  ret { i8*, i32 } %88
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_fSt12chars_format(i8* noundef %0, i8* noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = fpext float %2 to x86_fp80
  %6 = tail call fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %5, i32 noundef %3, i32 noundef 0) #5
  ret { i8*, i32 } %6
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_fSt12chars_formati(i8* noundef %0, i8* noundef %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = fpext float %2 to x86_fp80
  %7 = tail call fastcc { i8*, i32 } @precise(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %6, i32 noundef %3, i32 noundef %4, i32 noundef 0) #5
  ret { i8*, i32 } %7
}

; Function Attrs: nounwind optsize
define internal fastcc { i8*, i32 } @precise(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #0 {
  switch i32 %3, label %11 [
    i32 4, label %7
    i32 2, label %14
  ]

7:                                                ; preds = %6
  %8 = icmp slt i32 %4, 0
  %9 = select i1 %8, i32 6, i32 %4
  %10 = tail call fastcc { i8*, i32 } @print_hex(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %9, i32 noundef %5) #5
  br label %19

11:                                               ; preds = %6
  %12 = icmp eq i32 %3, 1
  %13 = select i1 %12, i8 101, i8 103
  br label %14

14:                                               ; preds = %6, %11
  %15 = phi i8 [ %13, %11 ], [ 102, %6 ]
  %16 = icmp slt i32 %4, 0
  %17 = select i1 %16, i32 6, i32 %4
  %18 = tail call fastcc { i8*, i32 } @print(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i8 noundef signext %15, i32 noundef %17) #5
  br label %19

19:                                               ; preds = %14, %7
  %20 = phi { i8*, i32 } [ %10, %7 ], [ %18, %14 ]
  ret { i8*, i32 } %20
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt10from_charsPKcS0_RfSt12chars_format(i8* noundef %0, i8* noundef %1, float* nocapture noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca x86_fp80, align 16
  %6 = bitcast x86_fp80* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #6
  %7 = load float, float* %2, align 4, !tbaa !8
  %8 = fpext float %7 to x86_fp80
  store x86_fp80 %8, x86_fp80* %5, align 16, !tbaa !10
  %9 = call fastcc { i8*, i32 } @read_number(i8* noundef %0, i8* noundef %1, x86_fp80* noundef nonnull %5, i32 noundef %3, i32 noundef 0) #5
  %10 = extractvalue { i8*, i32 } %9, 1
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = load x86_fp80, x86_fp80* %5, align 16, !tbaa !10
  %14 = fptrunc x86_fp80 %13 to float
  store float %14, float* %2, align 4, !tbaa !8
  br label %15

15:                                               ; preds = %12, %4
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #6
  ret { i8*, i32 } %9
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc { i8*, i32 } @read_number(i8* noundef %0, i8* noundef %1, x86_fp80* nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = icmp ult i8* %0, %1
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = load i8, i8* %0, align 1, !tbaa !5
  %9 = icmp eq i8 %8, 45
  %10 = zext i1 %9 to i64
  %11 = getelementptr i8, i8* %0, i64 %10
  br label %12

12:                                               ; preds = %7, %5
  %13 = phi i8* [ %0, %5 ], [ %11, %7 ]
  %14 = ptrtoint i8* %1 to i64
  %15 = tail call fastcc i8* @word_end(i8* noundef %13, i8* noundef %1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0)) #7
  %16 = icmp eq i8* %15, null
  br i1 %16, label %17, label %115

17:                                               ; preds = %12
  %18 = tail call fastcc i8* @word_end(i8* noundef %13, i8* noundef %1, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0)) #7
  %19 = icmp eq i8* %18, null
  br i1 %19, label %20, label %115

20:                                               ; preds = %17
  %21 = tail call fastcc i8* @word_end(i8* noundef %13, i8* noundef %1, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i64 0, i64 0)) #7
  %22 = ptrtoint i8* %21 to i64
  %23 = icmp eq i8* %21, null
  br i1 %23, label %52, label %24

24:                                               ; preds = %20
  %25 = icmp eq i8* %21, %1
  br i1 %25, label %115, label %26

26:                                               ; preds = %24
  %27 = load i8, i8* %21, align 1, !tbaa !5
  %28 = icmp eq i8 %27, 40
  %29 = getelementptr inbounds i8, i8* %21, i64 1
  %30 = icmp ult i8* %29, %1
  %31 = select i1 %28, i1 %30, i1 false
  br i1 %31, label %32, label %115

32:                                               ; preds = %26
  %33 = sub i64 %14, %22
  %34 = getelementptr i8, i8* %21, i64 %33
  br label %35

35:                                               ; preds = %45, %32
  %36 = phi i8* [ %46, %45 ], [ %29, %32 ]
  %37 = phi i8* [ %36, %45 ], [ %21, %32 ]
  %38 = load i8, i8* %36, align 1, !tbaa !5
  %39 = zext i8 %38 to i32
  %40 = tail call i32 @isalnum(i32 noundef %39) #7
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %45

42:                                               ; preds = %35
  %43 = load i8, i8* %36, align 1, !tbaa !5
  %44 = icmp eq i8 %43, 95
  br i1 %44, label %45, label %48

45:                                               ; preds = %42, %35
  %46 = getelementptr inbounds i8, i8* %36, i64 1
  %47 = icmp eq i8* %46, %34
  br i1 %47, label %115, label %35, !llvm.loop !12

48:                                               ; preds = %42
  %49 = icmp eq i8 %43, 41
  %50 = getelementptr inbounds i8, i8* %37, i64 2
  %51 = select i1 %49, i8* %50, i8* %21
  br label %115

52:                                               ; preds = %20
  %53 = icmp eq i32 %3, 4
  %54 = zext i1 %53 to i32
  %55 = tail call fastcc i8* @digits_end(i8* noundef %13, i8* noundef %1, i32 noundef %54) #7
  %56 = ptrtoint i8* %55 to i64
  %57 = ptrtoint i8* %13 to i64
  %58 = sub i64 %56, %57
  %59 = icmp ult i8* %55, %1
  br i1 %59, label %60, label %72

60:                                               ; preds = %52
  %61 = load i8, i8* %55, align 1, !tbaa !5
  %62 = icmp eq i8 %61, 46
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = getelementptr inbounds i8, i8* %55, i64 1
  %65 = tail call fastcc i8* @digits_end(i8* noundef nonnull %64, i8* noundef nonnull %1, i32 noundef %54) #7
  %66 = ptrtoint i8* %65 to i64
  %67 = xor i64 %56, -1
  %68 = add i64 %58, %67
  %69 = add i64 %68, %66
  %70 = icmp eq i64 %69, 0
  %71 = select i1 %70, i8* %55, i8* %65
  br label %72

72:                                               ; preds = %63, %60, %52
  %73 = phi i64 [ %69, %63 ], [ %58, %60 ], [ %58, %52 ]
  %74 = phi i8* [ %71, %63 ], [ %55, %60 ], [ %55, %52 ]
  %75 = icmp eq i64 %73, 0
  br i1 %75, label %196, label %76

76:                                               ; preds = %72
  %77 = icmp eq i32 %3, 2
  br i1 %77, label %118, label %78

78:                                               ; preds = %76
  %79 = icmp ult i8* %74, %1
  br i1 %79, label %80, label %112

80:                                               ; preds = %78
  %81 = load i8, i8* %74, align 1, !tbaa !5
  %82 = zext i8 %81 to i32
  %83 = tail call i32 @tolower(i32 noundef %82) #7
  %84 = select i1 %53, i32 112, i32 101
  %85 = icmp eq i32 %83, %84
  br i1 %85, label %86, label %112

86:                                               ; preds = %80
  %87 = getelementptr inbounds i8, i8* %74, i64 1
  %88 = icmp ult i8* %87, %1
  br i1 %88, label %89, label %93

89:                                               ; preds = %86
  %90 = load i8, i8* %87, align 1, !tbaa !5
  switch i8 %90, label %93 [
    i8 43, label %91
    i8 45, label %91
  ]

91:                                               ; preds = %89, %89
  %92 = getelementptr inbounds i8, i8* %74, i64 2
  br label %93

93:                                               ; preds = %91, %89, %86
  %94 = phi i8* [ %92, %91 ], [ %87, %86 ], [ %87, %89 ]
  %95 = icmp ult i8* %94, %1
  br i1 %95, label %96, label %112

96:                                               ; preds = %93
  %97 = ptrtoint i8* %94 to i64
  %98 = sub i64 %14, %97
  %99 = getelementptr i8, i8* %94, i64 %98
  br label %100

100:                                              ; preds = %106, %96
  %101 = phi i8* [ %107, %106 ], [ %94, %96 ]
  %102 = load i8, i8* %101, align 1, !tbaa !5
  %103 = zext i8 %102 to i32
  %104 = tail call i32 @isdigit(i32 noundef %103) #7
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %109, label %106

106:                                              ; preds = %100
  %107 = getelementptr inbounds i8, i8* %101, i64 1
  %108 = icmp eq i8* %107, %99
  br i1 %108, label %109, label %100, !llvm.loop !13

109:                                              ; preds = %106, %100
  %110 = phi i8* [ %99, %106 ], [ %101, %100 ]
  %111 = icmp ugt i8* %110, %94
  br i1 %111, label %115, label %112

112:                                              ; preds = %109, %93, %80, %78
  %113 = icmp eq i32 %3, 1
  %114 = select i1 %113, i8* %13, i8* %74
  br label %115

115:                                              ; preds = %45, %12, %17, %24, %26, %48, %109, %112
  %116 = phi i8* [ %15, %12 ], [ %18, %17 ], [ %21, %26 ], [ %1, %24 ], [ %114, %112 ], [ %110, %109 ], [ %51, %48 ], [ %21, %45 ]
  %117 = icmp eq i8* %116, %13
  br i1 %117, label %196, label %120

118:                                              ; preds = %76
  %119 = icmp eq i8* %74, %13
  br i1 %119, label %196, label %130

120:                                              ; preds = %115
  %121 = icmp eq i32 %3, 4
  br i1 %121, label %122, label %130

122:                                              ; preds = %120
  %123 = load i8, i8* %13, align 1, !tbaa !5
  %124 = zext i8 %123 to i32
  %125 = tail call i32 @isxdigit(i32 noundef %124) #7
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %130

127:                                              ; preds = %122
  %128 = load i8, i8* %13, align 1, !tbaa !5
  %129 = icmp eq i8 %128, 46
  br label %130

130:                                              ; preds = %118, %122, %127, %120
  %131 = phi i8* [ %116, %120 ], [ %116, %122 ], [ %116, %127 ], [ %74, %118 ]
  %132 = phi i1 [ false, %120 ], [ true, %122 ], [ %129, %127 ], [ false, %118 ]
  %133 = ptrtoint i8* %131 to i64
  %134 = ptrtoint i8* %0 to i64
  %135 = sub i64 3, %134
  %136 = add i64 %135, %133
  %137 = tail call i8* @llvm.stacksave()
  %138 = alloca i8, i64 %136, align 16
  %139 = icmp ugt i8* %13, %0
  br i1 %139, label %140, label %142

140:                                              ; preds = %130
  %141 = getelementptr inbounds i8, i8* %138, i64 1
  store i8 45, i8* %138, align 16, !tbaa !5
  br label %142

142:                                              ; preds = %140, %130
  %143 = phi i8* [ %141, %140 ], [ %138, %130 ]
  br i1 %132, label %144, label %147

144:                                              ; preds = %142
  %145 = bitcast i8* %143 to i16*
  store i16 30768, i16* %145, align 1
  %146 = getelementptr inbounds i8, i8* %143, i64 2
  br label %147

147:                                              ; preds = %144, %142
  %148 = phi i8* [ %146, %144 ], [ %143, %142 ]
  %149 = ptrtoint i8* %13 to i64
  %150 = sub i64 %133, %149
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %148, i8* align 1 %13, i64 %150, i1 false)
  %151 = getelementptr inbounds i8, i8* %148, i64 %150
  store i8 0, i8* %151, align 1, !tbaa !5
  %152 = call fastcc x86_fp80 @read_back(i8* noundef nonnull %138, i32 noundef %4) #5
  %153 = load i8, i8* %13, align 1, !tbaa !5
  %154 = zext i8 %153 to i32
  %155 = call i32 @isdigit(i32 noundef %154) #7
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %161

157:                                              ; preds = %147
  %158 = load i8, i8* %13, align 1, !tbaa !5
  %159 = icmp eq i8 %158, 46
  %160 = select i1 %159, i1 true, i1 %132
  br label %161

161:                                              ; preds = %157, %147
  %162 = phi i1 [ true, %147 ], [ %160, %157 ]
  %163 = zext i1 %139 to i64
  %164 = getelementptr inbounds i8, i8* %138, i64 %163
  %165 = select i1 %132, i64 2, i64 0
  %166 = getelementptr inbounds i8, i8* %164, i64 %165
  %167 = load i8, i8* %166, align 1, !tbaa !5
  %168 = icmp eq i8 %167, 0
  br i1 %168, label %184, label %169

169:                                              ; preds = %161, %175
  %170 = phi i8 [ %182, %175 ], [ %167, %161 ]
  %171 = phi i32 [ %180, %175 ], [ 1, %161 ]
  %172 = phi i8* [ %181, %175 ], [ %166, %161 ]
  br i1 %132, label %173, label %174

173:                                              ; preds = %169
  switch i8 %170, label %175 [
    i8 112, label %184
    i8 80, label %184
  ]

174:                                              ; preds = %169
  switch i8 %170, label %175 [
    i8 101, label %184
    i8 69, label %184
  ]

175:                                              ; preds = %174, %173
  %176 = icmp eq i8 %170, 48
  %177 = icmp eq i8 %170, 46
  %178 = or i1 %176, %177
  %179 = zext i1 %178 to i32
  %180 = and i32 %171, %179
  %181 = getelementptr inbounds i8, i8* %172, i64 1
  %182 = load i8, i8* %181, align 1, !tbaa !5
  %183 = icmp eq i8 %182, 0
  br i1 %183, label %184, label %169, !llvm.loop !14

184:                                              ; preds = %175, %173, %173, %174, %174, %161
  %185 = phi i32 [ 1, %161 ], [ %171, %174 ], [ %171, %174 ], [ %171, %173 ], [ %171, %173 ], [ %180, %175 ]
  br i1 %162, label %186, label %193

186:                                              ; preds = %184
  %187 = fcmp oeq x86_fp80 %152, 0xK00000000000000000000
  %188 = icmp eq i32 %185, 0
  %189 = select i1 %187, i1 %188, i1 false
  %190 = fsub x86_fp80 %152, %152
  %191 = fcmp une x86_fp80 %190, 0xK00000000000000000000
  %192 = or i1 %191, %189
  br i1 %192, label %194, label %193

193:                                              ; preds = %186, %184
  store x86_fp80 %152, x86_fp80* %2, align 16, !tbaa !10
  br label %194

194:                                              ; preds = %186, %193
  %195 = phi i32 [ 0, %193 ], [ 34, %186 ]
  call void @llvm.stackrestore(i8* %137)
  br label %196

196:                                              ; preds = %72, %118, %115, %194
  %197 = phi i8* [ %131, %194 ], [ %0, %115 ], [ %0, %118 ], [ %0, %72 ]
  %198 = phi i32 [ %195, %194 ], [ 22, %115 ], [ 22, %118 ], [ 22, %72 ]
  %199 = insertvalue { i8*, i32 } poison, i8* %197, 0
  %200 = insertvalue { i8*, i32 } %199, i32 %198, 1
  ret { i8*, i32 } %200
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_d(i8* noundef %0, i8* noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = fpext double %2 to x86_fp80
  %5 = tail call fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %4, i32 noundef 0, i32 noundef 1) #5
  ret { i8*, i32 } %5
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_dSt12chars_format(i8* noundef %0, i8* noundef %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = fpext double %2 to x86_fp80
  %6 = tail call fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %5, i32 noundef %3, i32 noundef 1) #5
  ret { i8*, i32 } %6
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_dSt12chars_formati(i8* noundef %0, i8* noundef %1, double noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = fpext double %2 to x86_fp80
  %7 = tail call fastcc { i8*, i32 } @precise(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %6, i32 noundef %3, i32 noundef %4, i32 noundef 1) #5
  ret { i8*, i32 } %7
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt10from_charsPKcS0_RdSt12chars_format(i8* noundef %0, i8* noundef %1, double* nocapture noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca x86_fp80, align 16
  %6 = bitcast x86_fp80* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #6
  %7 = load double, double* %2, align 8, !tbaa !15
  %8 = fpext double %7 to x86_fp80
  store x86_fp80 %8, x86_fp80* %5, align 16, !tbaa !10
  %9 = call fastcc { i8*, i32 } @read_number(i8* noundef %0, i8* noundef %1, x86_fp80* noundef nonnull %5, i32 noundef %3, i32 noundef 1) #5
  %10 = extractvalue { i8*, i32 } %9, 1
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = load x86_fp80, x86_fp80* %5, align 16, !tbaa !10
  %14 = fptrunc x86_fp80 %13 to double
  store double %14, double* %2, align 8, !tbaa !15
  br label %15

15:                                               ; preds = %12, %4
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #6
  ret { i8*, i32 } %9
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_e(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef 0, i32 noundef 2) #5
  ret { i8*, i32 } %4
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_eSt12chars_format(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef 2) #5
  ret { i8*, i32 } %5
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_eSt12chars_formati(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call fastcc { i8*, i32 } @precise(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 2) #5
  ret { i8*, i32 } %6
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt10from_charsPKcS0_ReSt12chars_format(i8* noundef %0, i8* noundef %1, x86_fp80* nocapture noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca x86_fp80, align 16
  %6 = bitcast x86_fp80* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #6
  %7 = load x86_fp80, x86_fp80* %2, align 16, !tbaa !10
  store x86_fp80 %7, x86_fp80* %5, align 16, !tbaa !10
  %8 = call fastcc { i8*, i32 } @read_number(i8* noundef %0, i8* noundef %1, x86_fp80* noundef nonnull %5, i32 noundef %3, i32 noundef 2) #5
  %9 = extractvalue { i8*, i32 } %8, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %4
  %12 = load x86_fp80, x86_fp80* %5, align 16, !tbaa !10
  store x86_fp80 %12, x86_fp80* %2, align 16, !tbaa !10
  br label %13

13:                                               ; preds = %11, %4
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #6
  ret { i8*, i32 } %8
}

; Function Attrs: nounwind optsize
define internal fastcc { i8*, i32 } @print_hex(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca [64 x i8], align 16
  %7 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %7) #6
  %8 = icmp eq i32 %4, 2
  br i1 %8, label %9, label %11

9:                                                ; preds = %5
  %10 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %7, i64 noundef 64, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i32 noundef %3, x86_fp80 noundef %2) #7
  br label %14

11:                                               ; preds = %5
  %12 = fptrunc x86_fp80 %2 to double
  %13 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %7, i64 noundef 64, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), i32 noundef %3, double noundef %12) #7
  br label %14

14:                                               ; preds = %11, %9
  %15 = phi i32 [ %10, %9 ], [ %13, %11 ]
  %16 = icmp sgt i32 %15, 63
  br i1 %16, label %38, label %17

17:                                               ; preds = %14
  %18 = call i8* @strchr(i8* noundef nonnull %7, i32 noundef 120) #7
  %19 = icmp eq i8* %18, null
  br i1 %19, label %29, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds i8, i8* %18, i64 -1
  %22 = getelementptr inbounds i8, i8* %18, i64 1
  %23 = sext i32 %15 to i64
  %24 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 %23
  %25 = ptrtoint i8* %24 to i64
  %26 = ptrtoint i8* %18 to i64
  %27 = sub i64 %25, %26
  call void @llvm.memmove.p0i8.p0i8.i64(i8* nonnull align 1 %21, i8* nonnull align 1 %22, i64 %27, i1 false)
  %28 = add nsw i32 %15, -2
  br label %29

29:                                               ; preds = %20, %17
  %30 = phi i32 [ %28, %20 ], [ %15, %17 ]
  %31 = sext i32 %30 to i64
  %32 = ptrtoint i8* %1 to i64
  %33 = ptrtoint i8* %0 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %31
  br i1 %35, label %38, label %36

36:                                               ; preds = %29
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* nonnull align 16 %7, i64 %31, i1 false) #6
  %37 = getelementptr inbounds i8, i8* %0, i64 %31
  br label %38

38:                                               ; preds = %36, %29, %14
  %39 = phi i8* [ %1, %14 ], [ %37, %36 ], [ %1, %29 ]
  %40 = phi i32 [ 75, %14 ], [ 0, %36 ], [ 75, %29 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %7) #6
  %41 = insertvalue { i8*, i32 } poison, i8* %39, 0
  %42 = insertvalue { i8*, i32 } %41, i32 %40, 1
  ret { i8*, i32 } %42
}

; Function Attrs: optsize
declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc x86_fp80 @read_back(i8* noundef %0, i32 noundef %1) unnamed_addr #0 {
  switch i32 %1, label %9 [
    i32 0, label %3
    i32 1, label %6
  ]

3:                                                ; preds = %2
  %4 = tail call float @strtof(i8* noundef %0, i8** noundef null) #7
  %5 = fpext float %4 to x86_fp80
  br label %11

6:                                                ; preds = %2
  %7 = tail call double @strtod(i8* noundef %0, i8** noundef null) #7
  %8 = fpext double %7 to x86_fp80
  br label %11

9:                                                ; preds = %2
  %10 = tail call x86_fp80 @strtold(i8* noundef %0, i8** noundef null) #7
  br label %11

11:                                               ; preds = %6, %9, %3
  %12 = phi x86_fp80 [ %5, %3 ], [ %8, %6 ], [ %10, %9 ]
  ret x86_fp80 %12
}

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strtol(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc { i8*, i32 } @print(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i8 noundef signext %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca [6 x i8], align 1
  %7 = alloca [64 x i8], align 16
  %8 = getelementptr inbounds [6 x i8], [6 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %8) #6
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(6) %8, i8* noundef nonnull align 1 dereferenceable(6) getelementptr inbounds ([6 x i8], [6 x i8]* @__const.print.format, i64 0, i64 0), i64 6, i1 false)
  %9 = getelementptr inbounds [64 x i8], [64 x i8]* %7, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %9) #6
  %10 = getelementptr inbounds [6 x i8], [6 x i8]* %6, i64 0, i64 4
  store i8 %3, i8* %10, align 1, !tbaa !5
  %11 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 64, i8* noundef nonnull %8, i32 noundef %4, x86_fp80 noundef %2) #7
  %12 = icmp ult i32 %11, 64
  %13 = add nsw i32 %11, 1
  %14 = select i1 %12, i32 1, i32 %13
  %15 = zext i32 %14 to i64
  %16 = call i8* @llvm.stacksave()
  %17 = alloca i8, i64 %15, align 16
  %18 = icmp ugt i32 %11, 63
  br i1 %18, label %21, label %19

19:                                               ; preds = %5
  %20 = zext i32 %11 to i64
  br label %25

21:                                               ; preds = %5
  %22 = sext i32 %11 to i64
  %23 = add nsw i64 %22, 1
  %24 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %17, i64 noundef %23, i8* noundef nonnull %8, i32 noundef %4, x86_fp80 noundef %2) #7
  br label %25

25:                                               ; preds = %19, %21
  %26 = phi i64 [ %20, %19 ], [ %22, %21 ]
  %27 = phi i8* [ %9, %19 ], [ %17, %21 ]
  %28 = ptrtoint i8* %1 to i64
  %29 = ptrtoint i8* %0 to i64
  %30 = sub i64 %28, %29
  %31 = icmp slt i64 %30, %26
  br i1 %31, label %34, label %32

32:                                               ; preds = %25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* nonnull align 1 %27, i64 %26, i1 false) #6
  %33 = getelementptr inbounds i8, i8* %0, i64 %26
  br label %34

34:                                               ; preds = %25, %32
  %35 = phi i8* [ %33, %32 ], [ %1, %25 ]
  %36 = phi i32 [ 0, %32 ], [ 75, %25 ]
  %37 = insertvalue { i8*, i32 } poison, i8* %35, 0
  %38 = insertvalue { i8*, i32 } %37, i32 %36, 1
  call void @llvm.stackrestore(i8* %16)
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %9) #6
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %8) #6
  ret { i8*, i32 } %38
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local float @strtof(i8* noundef, i8** noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local double @strtod(i8* noundef, i8** noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local x86_fp80 @strtold(i8* noundef, i8** noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #4

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i8* @word_end(i8* noundef readonly %0, i8* noundef readnone %1, i8* nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = load i8, i8* %2, align 1, !tbaa !5
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %3, %17
  %7 = phi i8* [ %18, %17 ], [ %2, %3 ]
  %8 = phi i8* [ %19, %17 ], [ %0, %3 ]
  %9 = icmp eq i8* %8, %1
  br i1 %9, label %22, label %10

10:                                               ; preds = %6
  %11 = load i8, i8* %8, align 1, !tbaa !5
  %12 = zext i8 %11 to i32
  %13 = tail call i32 @tolower(i32 noundef %12) #7
  %14 = load i8, i8* %7, align 1, !tbaa !5
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %13, %15
  br i1 %16, label %17, label %22

17:                                               ; preds = %10
  %18 = getelementptr inbounds i8, i8* %7, i64 1
  %19 = getelementptr inbounds i8, i8* %8, i64 1
  %20 = load i8, i8* %18, align 1, !tbaa !5
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %22, label %6, !llvm.loop !17

22:                                               ; preds = %10, %6, %17, %3
  %23 = phi i8* [ %0, %3 ], [ %19, %17 ], [ null, %6 ], [ null, %10 ]
  ret i8* %23
}

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i8* @digits_end(i8* noundef readonly %0, i8* noundef readnone %1, i32 noundef %2) unnamed_addr #0 {
  %4 = icmp ult i8* %0, %1
  br i1 %4, label %5, label %21

5:                                                ; preds = %3
  %6 = icmp eq i32 %2, 0
  br label %7

7:                                                ; preds = %5, %18
  %8 = phi i8* [ %0, %5 ], [ %19, %18 ]
  %9 = load i8, i8* %8, align 1, !tbaa !5
  %10 = zext i8 %9 to i32
  br i1 %6, label %13, label %11

11:                                               ; preds = %7
  %12 = tail call i32 @isxdigit(i32 noundef %10) #7
  br label %15

13:                                               ; preds = %7
  %14 = tail call i32 @isdigit(i32 noundef %10) #7
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi i32 [ %12, %11 ], [ %14, %13 ]
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds i8, i8* %8, i64 1
  %20 = icmp ult i8* %19, %1
  br i1 %20, label %7, label %21, !llvm.loop !13

21:                                               ; preds = %15, %18, %3
  %22 = phi i8* [ %0, %3 ], [ %19, %18 ], [ %8, %15 ]
  ret i8* %22
}

; Function Attrs: optsize
declare dso_local i32 @tolower(i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { nobuiltin optsize "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = distinct !{!2, !3, !4}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"long double", !6, i64 0}
!12 = distinct !{!12, !3, !4}
!13 = distinct !{!13, !3, !4}
!14 = distinct !{!14, !3, !4}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
!17 = distinct !{!17, !3, !4}
