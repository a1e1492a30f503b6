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
  %5 = tail call fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %4, i32 noundef 0, i32 noundef 0) #6
  ret { i8*, i32 } %5
}

; Function Attrs: nounwind optsize
define internal fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca [24 x i8], align 16
  %7 = alloca [64 x i8], align 16
  %8 = getelementptr inbounds [64 x i8], [64 x i8]* %7, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %8) #7
  %9 = tail call x86_fp80 @__sv_bound(x86_fp80 noundef %2) #8
  %10 = icmp eq i32 %3, 4
  br i1 %10, label %17, label %11

11:                                               ; preds = %5
  %12 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %8, i64 noundef 64, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i32 noundef 0, x86_fp80 noundef %9) #8
  %13 = fcmp ord x86_fp80 %9, 0xK00000000000000000000
  br i1 %13, label %14, label %39

14:                                               ; preds = %11
  %15 = call fastcc x86_fp80 @read_back(i8* noundef nonnull %8, i32 noundef %4) #6
  %16 = fcmp une x86_fp80 %15, %9
  br i1 %16, label %22, label %39

17:                                               ; preds = %5
  %18 = tail call fastcc { i8*, i32 } @print_hex(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %9, i32 noundef -1, i32 noundef %4) #6
  br label %168

19:                                               ; preds = %35
  %20 = call fastcc x86_fp80 @read_back(i8* noundef nonnull %8, i32 noundef %4) #6
  %21 = fcmp une x86_fp80 %20, %9
  br i1 %21, label %22, label %39

22:                                               ; preds = %14, %19
  %23 = phi i32 [ %24, %19 ], [ 0, %14 ]
  %24 = phi i32 [ %36, %19 ], [ 1, %14 ]
  %25 = phi i32 [ %37, %19 ], [ %12, %14 ]
  %26 = call i8* @strchr(i8* noundef nonnull %8, i32 noundef 101) #8
  %27 = getelementptr inbounds i8, i8* %26, i64 -1
  %28 = load i8, i8* %27, align 1, !tbaa !2
  %29 = icmp eq i8 %28, 57
  br i1 %29, label %35, label %30

30:                                               ; preds = %22
  %31 = add i8 %28, 1
  store i8 %31, i8* %27, align 1, !tbaa !2
  %32 = call fastcc x86_fp80 @read_back(i8* noundef nonnull %8, i32 noundef %4) #8
  %33 = fcmp oeq x86_fp80 %32, %9
  br i1 %33, label %39, label %34

34:                                               ; preds = %30
  store i8 %28, i8* %27, align 1, !tbaa !2
  br label %35

35:                                               ; preds = %22, %34
  %36 = add nuw nsw i32 %24, 1
  %37 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %8, i64 noundef 64, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i32 noundef %24, x86_fp80 noundef %9) #8
  %38 = icmp ult i32 %24, 20
  br i1 %38, label %19, label %39

39:                                               ; preds = %30, %35, %19, %14, %11
  %40 = phi i32 [ 0, %11 ], [ 0, %14 ], [ %24, %19 ], [ %24, %35 ], [ %23, %30 ]
  %41 = phi i32 [ 1, %11 ], [ 1, %14 ], [ %36, %19 ], [ %36, %35 ], [ %24, %30 ]
  %42 = phi i32 [ %12, %11 ], [ %12, %14 ], [ %37, %19 ], [ %37, %35 ], [ %25, %30 ]
  %43 = call i8* @strchr(i8* noundef nonnull %8, i32 noundef 101) #8
  %44 = icmp eq i8* %43, null
  br i1 %44, label %51, label %45

45:                                               ; preds = %39
  %46 = add nsw i32 %42, -1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [64 x i8], [64 x i8]* %7, i64 0, i64 %47
  %49 = load i8, i8* %48, align 1, !tbaa !2
  %50 = icmp sgt i8 %49, 57
  br i1 %50, label %51, label %64

51:                                               ; preds = %45, %39
  %52 = sext i32 %42 to i64
  %53 = ptrtoint i8* %1 to i64
  %54 = ptrtoint i8* %0 to i64
  %55 = sub i64 %53, %54
  %56 = icmp slt i64 %55, %52
  br i1 %56, label %59, label %57

57:                                               ; preds = %51
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* nonnull align 16 %8, i64 %52, i1 false) #7
  %58 = getelementptr inbounds i8, i8* %0, i64 %52
  br label %59

59:                                               ; preds = %51, %57
  %60 = phi i8* [ %58, %57 ], [ %1, %51 ]
  %61 = phi i32 [ 0, %57 ], [ 75, %51 ]
  %62 = insertvalue { i8*, i32 } poison, i8* %60, 0
  %63 = insertvalue { i8*, i32 } %62, i32 %61, 1
  br label %168

64:                                               ; preds = %45
  %65 = getelementptr inbounds i8, i8* %43, i64 1
  %66 = call i64 @strtol(i8* noundef nonnull %65, i8** noundef null, i32 noundef 10) #8
  %67 = trunc i64 %66 to i32
  %68 = sub nsw i32 %67, %41
  %69 = icmp eq i32 %3, 0
  br i1 %69, label %70, label %81

70:                                               ; preds = %64
  %71 = add nsw i32 %68, 1
  %72 = sub i32 -4, %40
  %73 = icmp eq i32 %40, 0
  %74 = zext i1 %73 to i32
  %75 = add nuw nsw i32 %72, %74
  %76 = icmp slt i32 %71, %75
  %77 = select i1 %73, i32 4, i32 5
  %78 = icmp slt i32 %68, %77
  %79 = select i1 %78, i32 2, i32 1
  %80 = select i1 %76, i32 1, i32 %79
  br label %81

81:                                               ; preds = %70, %64
  %82 = phi i32 [ %80, %70 ], [ %3, %64 ]
  %83 = icmp eq i32 %82, 3
  %84 = add i32 %67, 4
  %85 = icmp ult i32 %84, 10
  %86 = select i1 %85, i32 2, i32 1
  %87 = select i1 %83, i32 %86, i32 %82
  %88 = icmp eq i32 %87, 1
  br i1 %88, label %89, label %102

89:                                               ; preds = %81
  %90 = sext i32 %42 to i64
  %91 = ptrtoint i8* %1 to i64
  %92 = ptrtoint i8* %0 to i64
  %93 = sub i64 %91, %92
  %94 = icmp slt i64 %93, %90
  br i1 %94, label %97, label %95

95:                                               ; preds = %89
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* nonnull align 16 %8, i64 %90, i1 false) #7
  %96 = getelementptr inbounds i8, i8* %0, i64 %90
  br label %97

97:                                               ; preds = %89, %95
  %98 = phi i8* [ %96, %95 ], [ %1, %89 ]
  %99 = phi i32 [ 0, %95 ], [ 75, %89 ]
  %100 = insertvalue { i8*, i32 } poison, i8* %98, 0
  %101 = insertvalue { i8*, i32 } %100, i32 %99, 1
  br label %168

102:                                              ; preds = %81
  %103 = icmp slt i32 %68, -1
  br i1 %103, label %104, label %166

104:                                              ; preds = %102
  %105 = load i8, i8* %8, align 16, !tbaa !2
  %106 = icmp eq i8 %105, 45
  %107 = add nsw i32 %67, 1
  %108 = getelementptr inbounds [24 x i8], [24 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %108) #7
  %109 = zext i1 %106 to i64
  %110 = getelementptr inbounds [64 x i8], [64 x i8]* %7, i64 0, i64 %109
  br label %111

111:                                              ; preds = %136, %104
  %112 = phi i32 [ 0, %104 ], [ %137, %136 ]
  %113 = phi i8* [ %110, %104 ], [ %138, %136 ]
  %114 = load i8, i8* %113, align 1, !tbaa !2
  switch i8 %114, label %132 [
    i8 101, label %115
    i8 46, label %136
  ]

115:                                              ; preds = %111
  %116 = zext i1 %106 to i32
  %117 = xor i32 %67, -1
  %118 = icmp slt i32 %67, 0
  %119 = select i1 %118, i32 1, i32 %107
  %120 = select i1 %118, i32 %117, i32 0
  %121 = select i1 %118, i32 0, i32 %107
  %122 = sub i32 %120, %121
  %123 = add i32 %112, %122
  %124 = add nuw i32 %119, 1
  %125 = add nuw i32 %124, %116
  %126 = add i32 %125, %123
  %127 = sext i32 %126 to i64
  %128 = ptrtoint i8* %1 to i64
  %129 = ptrtoint i8* %0 to i64
  %130 = sub i64 %128, %129
  %131 = icmp slt i64 %130, %127
  br i1 %131, label %161, label %139

132:                                              ; preds = %111
  %133 = add nsw i32 %112, 1
  %134 = sext i32 %112 to i64
  %135 = getelementptr inbounds [24 x i8], [24 x i8]* %6, i64 0, i64 %134
  store i8 %114, i8* %135, align 1, !tbaa !2
  br label %136

136:                                              ; preds = %132, %111
  %137 = phi i32 [ %133, %132 ], [ %112, %111 ]
  %138 = getelementptr inbounds i8, i8* %113, i64 1
  br label %111, !llvm.loop !5

139:                                              ; preds = %115
  br i1 %106, label %140, label %142

140:                                              ; preds = %139
  %141 = getelementptr inbounds i8, i8* %0, i64 1
  store i8 45, i8* %0, align 1, !tbaa !2
  br label %142

142:                                              ; preds = %140, %139
  %143 = phi i8* [ %141, %140 ], [ %0, %139 ]
  br i1 %118, label %144, label %145

144:                                              ; preds = %142
  store i8 48, i8* %143, align 1, !tbaa !2
  br label %147

145:                                              ; preds = %142
  %146 = sext i32 %119 to i64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %143, i8* nonnull align 16 %108, i64 %146, i1 false) #7
  br label %147

147:                                              ; preds = %145, %144
  %148 = phi i64 [ %146, %145 ], [ 1, %144 ]
  %149 = getelementptr inbounds i8, i8* %143, i64 %148
  %150 = getelementptr inbounds i8, i8* %149, i64 1
  store i8 46, i8* %149, align 1, !tbaa !2
  %151 = sext i32 %120 to i64
  call void @llvm.memset.p0i8.i64(i8* nonnull align 1 %150, i8 48, i64 %151, i1 false) #7
  %152 = getelementptr inbounds i8, i8* %150, i64 %151
  %153 = sext i32 %121 to i64
  %154 = getelementptr inbounds [24 x i8], [24 x i8]* %6, i64 0, i64 %153
  %155 = sub nsw i32 %123, %120
  %156 = sext i32 %155 to i64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %152, i8* nonnull align 1 %154, i64 %156, i1 false) #7
  %157 = sext i32 %123 to i64
  %158 = getelementptr inbounds i8, i8* %152, i64 %157
  %159 = sub nsw i64 0, %151
  %160 = getelementptr inbounds i8, i8* %158, i64 %159
  br label %161

161:                                              ; preds = %115, %147
  %162 = phi i8* [ %160, %147 ], [ %1, %115 ]
  %163 = phi i32 [ 0, %147 ], [ 75, %115 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %108) #7
  %164 = insertvalue { i8*, i32 } poison, i8* %162, 0
  %165 = insertvalue { i8*, i32 } %164, i32 %163, 1
  br label %168

166:                                              ; preds = %102
  %167 = call fastcc { i8*, i32 } @print(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %9, i8 noundef signext 102, i32 noundef 0) #6
  br label %168

168:                                              ; preds = %59, %161, %166, %97, %17
  %169 = phi { i8*, i32 } [ %18, %17 ], [ %63, %59 ], [ %101, %97 ], [ %165, %161 ], [ %167, %166 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %8) #7
  ret { i8*, i32 } %169
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_fSt12chars_format(i8* noundef %0, i8* noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = fpext float %2 to x86_fp80
  %6 = tail call fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %5, i32 noundef %3, i32 noundef 0) #6
  ret { i8*, i32 } %6
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_fSt12chars_formati(i8* noundef %0, i8* noundef %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = fpext float %2 to x86_fp80
  %7 = tail call fastcc { i8*, i32 } @precise(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %6, i32 noundef %3, i32 noundef %4, i32 noundef 0) #6
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
  %10 = tail call fastcc { i8*, i32 } @print_hex(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %9, i32 noundef %5) #6
  br label %19

11:                                               ; preds = %6
  %12 = icmp eq i32 %3, 1
  %13 = select i1 %12, i8 101, i8 103
  br label %14

14:                                               ; preds = %6, %11
  %15 = phi i8 [ %13, %11 ], [ 102, %6 ]
  %16 = icmp slt i32 %4, 0
  %17 = select i1 %16, i32 6, i32 %4
  %18 = tail call fastcc { i8*, i32 } @print(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i8 noundef signext %15, i32 noundef %17) #6
  br label %19

19:                                               ; preds = %14, %7
  %20 = phi { i8*, i32 } [ %10, %7 ], [ %18, %14 ]
  ret { i8*, i32 } %20
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt10from_charsPKcS0_RfSt12chars_format(i8* noundef %0, i8* noundef %1, float* nocapture noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca x86_fp80, align 16
  %6 = bitcast x86_fp80* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #7
  %7 = load float, float* %2, align 4, !tbaa !8
  %8 = fpext float %7 to x86_fp80
  store x86_fp80 %8, x86_fp80* %5, align 16, !tbaa !10
  %9 = call fastcc { i8*, i32 } @read_number(i8* noundef %0, i8* noundef %1, x86_fp80* noundef nonnull %5, i32 noundef %3, i32 noundef 0) #6
  %10 = extractvalue { i8*, i32 } %9, 1
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = load x86_fp80, x86_fp80* %5, align 16, !tbaa !10
  %14 = fptrunc x86_fp80 %13 to float
  store float %14, float* %2, align 4, !tbaa !8
  br label %15

15:                                               ; preds = %12, %4
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #7
  ret { i8*, i32 } %9
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc { i8*, i32 } @read_number(i8* noundef %0, i8* noundef %1, x86_fp80* nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = icmp ult i8* %0, %1
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = load i8, i8* %0, align 1, !tbaa !2
  %9 = icmp eq i8 %8, 45
  %10 = zext i1 %9 to i64
  %11 = getelementptr i8, i8* %0, i64 %10
  br label %12

12:                                               ; preds = %7, %5
  %13 = phi i8* [ %0, %5 ], [ %11, %7 ]
  %14 = ptrtoint i8* %1 to i64
  %15 = tail call fastcc i8* @word_end(i8* noundef %13, i8* noundef %1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0)) #8
  %16 = icmp eq i8* %15, null
  br i1 %16, label %17, label %115

17:                                               ; preds = %12
  %18 = tail call fastcc i8* @word_end(i8* noundef %13, i8* noundef %1, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0)) #8
  %19 = icmp eq i8* %18, null
  br i1 %19, label %20, label %115

20:                                               ; preds = %17
  %21 = tail call fastcc i8* @word_end(i8* noundef %13, i8* noundef %1, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i64 0, i64 0)) #8
  %22 = ptrtoint i8* %21 to i64
  %23 = icmp eq i8* %21, null
  br i1 %23, label %52, label %24

24:                                               ; preds = %20
  %25 = icmp eq i8* %21, %1
  br i1 %25, label %115, label %26

26:                                               ; preds = %24
  %27 = load i8, i8* %21, align 1, !tbaa !2
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
  %38 = load i8, i8* %36, align 1, !tbaa !2
  %39 = zext i8 %38 to i32
  %40 = tail call i32 @isalnum(i32 noundef %39) #8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %45

42:                                               ; preds = %35
  %43 = load i8, i8* %36, align 1, !tbaa !2
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
  %55 = tail call fastcc i8* @digits_end(i8* noundef %13, i8* noundef %1, i32 noundef %54) #8
  %56 = ptrtoint i8* %55 to i64
  %57 = ptrtoint i8* %13 to i64
  %58 = sub i64 %56, %57
  %59 = icmp ult i8* %55, %1
  br i1 %59, label %60, label %72

60:                                               ; preds = %52
  %61 = load i8, i8* %55, align 1, !tbaa !2
  %62 = icmp eq i8 %61, 46
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = getelementptr inbounds i8, i8* %55, i64 1
  %65 = tail call fastcc i8* @digits_end(i8* noundef nonnull %64, i8* noundef nonnull %1, i32 noundef %54) #8
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
  %81 = load i8, i8* %74, align 1, !tbaa !2
  %82 = zext i8 %81 to i32
  %83 = tail call i32 @tolower(i32 noundef %82) #8
  %84 = select i1 %53, i32 112, i32 101
  %85 = icmp eq i32 %83, %84
  br i1 %85, label %86, label %112

86:                                               ; preds = %80
  %87 = getelementptr inbounds i8, i8* %74, i64 1
  %88 = icmp ult i8* %87, %1
  br i1 %88, label %89, label %93

89:                                               ; preds = %86
  %90 = load i8, i8* %87, align 1, !tbaa !2
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
  %102 = load i8, i8* %101, align 1, !tbaa !2
  %103 = zext i8 %102 to i32
  %104 = tail call i32 @isdigit(i32 noundef %103) #8
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
  %123 = load i8, i8* %13, align 1, !tbaa !2
  %124 = zext i8 %123 to i32
  %125 = tail call i32 @isxdigit(i32 noundef %124) #8
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %130

127:                                              ; preds = %122
  %128 = load i8, i8* %13, align 1, !tbaa !2
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
  store i8 45, i8* %138, align 16, !tbaa !2
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
  store i8 0, i8* %151, align 1, !tbaa !2
  %152 = call fastcc x86_fp80 @read_back(i8* noundef nonnull %138, i32 noundef %4) #6
  %153 = load i8, i8* %13, align 1, !tbaa !2
  %154 = zext i8 %153 to i32
  %155 = call i32 @isdigit(i32 noundef %154) #8
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %161

157:                                              ; preds = %147
  %158 = load i8, i8* %13, align 1, !tbaa !2
  %159 = icmp eq i8 %158, 46
  %160 = select i1 %159, i1 true, i1 %132
  br label %161

161:                                              ; preds = %157, %147
  %162 = phi i1 [ true, %147 ], [ %160, %157 ]
  %163 = zext i1 %139 to i64
  %164 = getelementptr inbounds i8, i8* %138, i64 %163
  %165 = select i1 %132, i64 2, i64 0
  %166 = getelementptr inbounds i8, i8* %164, i64 %165
  %167 = load i8, i8* %166, align 1, !tbaa !2
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
  %182 = load i8, i8* %181, align 1, !tbaa !2
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
  %5 = tail call fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %4, i32 noundef 0, i32 noundef 1) #6
  ret { i8*, i32 } %5
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_dSt12chars_format(i8* noundef %0, i8* noundef %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = fpext double %2 to x86_fp80
  %6 = tail call fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %5, i32 noundef %3, i32 noundef 1) #6
  ret { i8*, i32 } %6
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_dSt12chars_formati(i8* noundef %0, i8* noundef %1, double noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = fpext double %2 to x86_fp80
  %7 = tail call fastcc { i8*, i32 } @precise(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %6, i32 noundef %3, i32 noundef %4, i32 noundef 1) #6
  ret { i8*, i32 } %7
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt10from_charsPKcS0_RdSt12chars_format(i8* noundef %0, i8* noundef %1, double* nocapture noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca x86_fp80, align 16
  %6 = bitcast x86_fp80* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #7
  %7 = load double, double* %2, align 8, !tbaa !15
  %8 = fpext double %7 to x86_fp80
  store x86_fp80 %8, x86_fp80* %5, align 16, !tbaa !10
  %9 = call fastcc { i8*, i32 } @read_number(i8* noundef %0, i8* noundef %1, x86_fp80* noundef nonnull %5, i32 noundef %3, i32 noundef 1) #6
  %10 = extractvalue { i8*, i32 } %9, 1
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = load x86_fp80, x86_fp80* %5, align 16, !tbaa !10
  %14 = fptrunc x86_fp80 %13 to double
  store double %14, double* %2, align 8, !tbaa !15
  br label %15

15:                                               ; preds = %12, %4
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #7
  ret { i8*, i32 } %9
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_e(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef 0, i32 noundef 2) #6
  ret { i8*, i32 } %4
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_eSt12chars_format(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc { i8*, i32 } @shortest(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef 2) #6
  ret { i8*, i32 } %5
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt8to_charsPcS_eSt12chars_formati(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call fastcc { i8*, i32 } @precise(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 2) #6
  ret { i8*, i32 } %6
}

; Function Attrs: nounwind optsize
define dso_local { i8*, i32 } @_ZSt10from_charsPKcS0_ReSt12chars_format(i8* noundef %0, i8* noundef %1, x86_fp80* nocapture noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca x86_fp80, align 16
  %6 = bitcast x86_fp80* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #7
  %7 = load x86_fp80, x86_fp80* %2, align 16, !tbaa !10
  store x86_fp80 %7, x86_fp80* %5, align 16, !tbaa !10
  %8 = call fastcc { i8*, i32 } @read_number(i8* noundef %0, i8* noundef %1, x86_fp80* noundef nonnull %5, i32 noundef %3, i32 noundef 2) #6
  %9 = extractvalue { i8*, i32 } %8, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %4
  %12 = load x86_fp80, x86_fp80* %5, align 16, !tbaa !10
  store x86_fp80 %12, x86_fp80* %2, align 16, !tbaa !10
  br label %13

13:                                               ; preds = %11, %4
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #7
  ret { i8*, i32 } %8
}

; Function Attrs: optsize
declare dso_local x86_fp80 @__sv_bound(x86_fp80 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc { i8*, i32 } @print_hex(i8* noundef %0, i8* noundef %1, x86_fp80 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca [64 x i8], align 16
  %7 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %7) #7
  %8 = icmp eq i32 %4, 2
  br i1 %8, label %9, label %11

9:                                                ; preds = %5
  %10 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %7, i64 noundef 64, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i32 noundef %3, x86_fp80 noundef %2) #8
  br label %14

11:                                               ; preds = %5
  %12 = fptrunc x86_fp80 %2 to double
  %13 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %7, i64 noundef 64, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), i32 noundef %3, double noundef %12) #8
  br label %14

14:                                               ; preds = %11, %9
  %15 = phi i32 [ %10, %9 ], [ %13, %11 ]
  %16 = icmp sgt i32 %15, 63
  br i1 %16, label %38, label %17

17:                                               ; preds = %14
  %18 = call i8* @strchr(i8* noundef nonnull %7, i32 noundef 120) #8
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
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* nonnull align 16 %7, i64 %31, i1 false) #7
  %37 = getelementptr inbounds i8, i8* %0, i64 %31
  br label %38

38:                                               ; preds = %36, %29, %14
  %39 = phi i8* [ %1, %14 ], [ %37, %36 ], [ %1, %29 ]
  %40 = phi i32 [ 75, %14 ], [ 0, %36 ], [ 75, %29 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %7) #7
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
  %4 = tail call float @strtof(i8* noundef %0, i8** noundef null) #8
  %5 = fpext float %4 to x86_fp80
  br label %11

6:                                                ; preds = %2
  %7 = tail call double @strtod(i8* noundef %0, i8** noundef null) #8
  %8 = fpext double %7 to x86_fp80
  br label %11

9:                                                ; preds = %2
  %10 = tail call x86_fp80 @strtold(i8* noundef %0, i8** noundef null) #8
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
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %8) #7
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(6) %8, i8* noundef nonnull align 1 dereferenceable(6) getelementptr inbounds ([6 x i8], [6 x i8]* @__const.print.format, i64 0, i64 0), i64 6, i1 false)
  %9 = getelementptr inbounds [64 x i8], [64 x i8]* %7, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %9) #7
  %10 = getelementptr inbounds [6 x i8], [6 x i8]* %6, i64 0, i64 4
  store i8 %3, i8* %10, align 1, !tbaa !2
  %11 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 64, i8* noundef nonnull %8, i32 noundef %4, x86_fp80 noundef %2) #8
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
  %24 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %17, i64 noundef %23, i8* noundef nonnull %8, i32 noundef %4, x86_fp80 noundef %2) #8
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
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* nonnull align 1 %27, i64 %26, i1 false) #7
  %33 = getelementptr inbounds i8, i8* %0, i64 %26
  br label %34

34:                                               ; preds = %25, %32
  %35 = phi i8* [ %33, %32 ], [ %1, %25 ]
  %36 = phi i32 [ 0, %32 ], [ 75, %25 ]
  %37 = insertvalue { i8*, i32 } poison, i8* %35, 0
  %38 = insertvalue { i8*, i32 } %37, i32 %36, 1
  call void @llvm.stackrestore(i8* %16)
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %9) #7
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %8) #7
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

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #5

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i8* @word_end(i8* noundef readonly %0, i8* noundef readnone %1, i8* nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = load i8, i8* %2, align 1, !tbaa !2
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %3, %17
  %7 = phi i8* [ %18, %17 ], [ %2, %3 ]
  %8 = phi i8* [ %19, %17 ], [ %0, %3 ]
  %9 = icmp eq i8* %8, %1
  br i1 %9, label %22, label %10

10:                                               ; preds = %6
  %11 = load i8, i8* %8, align 1, !tbaa !2
  %12 = zext i8 %11 to i32
  %13 = tail call i32 @tolower(i32 noundef %12) #8
  %14 = load i8, i8* %7, align 1, !tbaa !2
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %13, %15
  br i1 %16, label %17, label %22

17:                                               ; preds = %10
  %18 = getelementptr inbounds i8, i8* %7, i64 1
  %19 = getelementptr inbounds i8, i8* %8, i64 1
  %20 = load i8, i8* %18, align 1, !tbaa !2
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
  %9 = load i8, i8* %8, align 1, !tbaa !2
  %10 = zext i8 %9 to i32
  br i1 %6, label %13, label %11

11:                                               ; preds = %7
  %12 = tail call i32 @isxdigit(i32 noundef %10) #8
  br label %15

13:                                               ; preds = %7
  %14 = tail call i32 @isdigit(i32 noundef %10) #8
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
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { mustprogress nofree nosync nounwind willreturn }
attributes #6 = { nobuiltin optsize "no-builtins" }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !3, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"long double", !3, i64 0}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !3, i64 0}
!17 = distinct !{!17, !6, !7}
