; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/format.c
; ModuleID = 'runtime/c/format.c'
source_filename = "runtime/c/format.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_sink = type { {}*, i8*, i64, i64, i32, i32 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.argument = type { i64, x86_fp80 }
%struct.directive = type { %struct.sv_spec, i32, i32, i32, i32, i32, i32, i8* }
%struct.sv_spec = type { i32, i32, i32, i32, i32, i32, i32, i32, i8 }
%struct.arguments = type { [1 x %struct.__va_list_tag], i32, [65 x i32], [65 x %struct.argument] }

@.str = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"%\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.4 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"+0x\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c" 0x\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1

; Function Attrs: nounwind optsize
define dso_local void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = bitcast %struct.sv_sink* %0 to void (%struct.sv_sink*, i8*, i64)**
  %7 = load void (%struct.sv_sink*, i8*, i64)*, void (%struct.sv_sink*, i8*, i64)** %6, align 8, !tbaa !2
  tail call void %7(%struct.sv_sink* noundef %0, i8* noundef %1, i64 noundef %2) #8
  br label %8

8:                                                ; preds = %5, %3
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %10 = load i64, i64* %9, align 8, !tbaa !9
  %11 = add i64 %10, %2
  store i64 %11, i64* %9, align 8, !tbaa !9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [64 x i8], align 16
  %5 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5) #9
  %6 = icmp slt i64 %2, 1
  br i1 %6, label %26, label %7

7:                                                ; preds = %3
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(64) %5, i8 %1, i64 64, i1 false)
  %8 = icmp ugt i64 %2, 64
  br i1 %8, label %9, label %19

9:                                                ; preds = %7
  %10 = bitcast %struct.sv_sink* %0 to void (%struct.sv_sink*, i8*, i64)**
  %11 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  br label %12

12:                                               ; preds = %9, %12
  %13 = phi i64 [ %2, %9 ], [ %17, %12 ]
  %14 = load void (%struct.sv_sink*, i8*, i64)*, void (%struct.sv_sink*, i8*, i64)** %10, align 8, !tbaa !2
  call void %14(%struct.sv_sink* noundef %0, i8* noundef nonnull %5, i64 noundef 64) #8
  %15 = load i64, i64* %11, align 8, !tbaa !9
  %16 = add i64 %15, 64
  store i64 %16, i64* %11, align 8, !tbaa !9
  %17 = add nsw i64 %13, -64
  %18 = icmp ugt i64 %17, 64
  br i1 %18, label %12, label %19, !llvm.loop !10

19:                                               ; preds = %12, %7
  %20 = phi i64 [ %2, %7 ], [ %17, %12 ]
  %21 = bitcast %struct.sv_sink* %0 to void (%struct.sv_sink*, i8*, i64)**
  %22 = load void (%struct.sv_sink*, i8*, i64)*, void (%struct.sv_sink*, i8*, i64)** %21, align 8, !tbaa !2
  call void %22(%struct.sv_sink* noundef %0, i8* noundef nonnull %5, i64 noundef %20) #8
  %23 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %24 = load i64, i64* %23, align 8, !tbaa !9
  %25 = add i64 %24, %20
  store i64 %25, i64* %23, align 8, !tbaa !9
  br label %26

26:                                               ; preds = %3, %19
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %5) #9
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_format(%struct.sv_sink* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8, align 1
  %5 = alloca %struct.argument, align 16
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i8*, align 8
  %9 = alloca %struct.directive, align 8
  %10 = alloca [3 x i32], align 4
  %11 = alloca %struct.arguments, align 16
  %12 = alloca i8*, align 8
  %13 = alloca %struct.directive, align 8
  %14 = bitcast %struct.arguments* %11 to i8*
  call void @llvm.lifetime.start.p0i8(i64 2368, i8* nonnull %14) #9
  %15 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %14, i8* %15)
  %16 = getelementptr inbounds %struct.arguments, %struct.arguments* %11, i64 0, i32 1
  store i32 0, i32* %16, align 8, !tbaa !13
  br label %17

17:                                               ; preds = %20, %3
  %18 = phi i8* [ %1, %3 ], [ %21, %20 ]
  %19 = load i8, i8* %18, align 1, !tbaa !15
  switch i8 %19, label %20 [
    i8 0, label %120
    i8 36, label %22
  ]

20:                                               ; preds = %17
  %21 = getelementptr inbounds i8, i8* %18, i64 1
  br label %17, !llvm.loop !16

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.arguments, %struct.arguments* %11, i64 0, i32 2, i64 0
  %24 = bitcast i32* %23 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(260) %24, i8 0, i64 260, i1 false)
  %25 = bitcast i8** %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %25) #9
  %26 = load i8, i8* %1, align 1, !tbaa !15
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %25) #9
  br label %115

29:                                               ; preds = %22
  %30 = bitcast %struct.directive* %9 to i8*
  %31 = bitcast [3 x i32]* %10 to i8*
  %32 = getelementptr inbounds [3 x i32], [3 x i32]* %10, i64 0, i64 0
  %33 = getelementptr inbounds %struct.directive, %struct.directive* %9, i64 0, i32 2
  %34 = getelementptr inbounds [3 x i32], [3 x i32]* %10, i64 0, i64 1
  %35 = getelementptr inbounds %struct.directive, %struct.directive* %9, i64 0, i32 5
  %36 = getelementptr inbounds %struct.directive, %struct.directive* %9, i64 0, i32 3
  %37 = getelementptr inbounds [3 x i32], [3 x i32]* %10, i64 0, i64 2
  %38 = getelementptr inbounds %struct.directive, %struct.directive* %9, i64 0, i32 6
  %39 = getelementptr inbounds %struct.directive, %struct.directive* %9, i64 0, i32 4
  br label %40

40:                                               ; preds = %93, %29
  %41 = phi i8 [ %26, %29 ], [ %96, %93 ]
  %42 = phi i8* [ %1, %29 ], [ %94, %93 ]
  %43 = phi i32 [ 0, %29 ], [ %95, %93 ]
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %30) #9
  %44 = getelementptr inbounds i8, i8* %42, i64 1
  store i8* %44, i8** %8, align 8, !tbaa !17
  %45 = icmp eq i8 %41, 37
  br i1 %45, label %46, label %89, !llvm.loop !18

46:                                               ; preds = %40
  %47 = load i8, i8* %44, align 1, !tbaa !15
  %48 = icmp eq i8 %47, 37
  br i1 %48, label %49, label %51

49:                                               ; preds = %46
  %50 = getelementptr inbounds i8, i8* %42, i64 2
  store i8* %50, i8** %8, align 8, !tbaa !17
  br label %89, !llvm.loop !18

51:                                               ; preds = %46
  %52 = call fastcc i32 @parse(i8** noundef nonnull %8, %struct.directive* noundef nonnull %9) #8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %51
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %30) #9
  br label %113

55:                                               ; preds = %51
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %31) #9
  %56 = load i32, i32* %33, align 8, !tbaa !19
  store i32 %56, i32* %32, align 4, !tbaa !22
  %57 = load i32, i32* %35, align 4, !tbaa !23
  %58 = icmp eq i32 %57, 0
  %59 = load i32, i32* %36, align 4
  %60 = select i1 %58, i32 0, i32 %59
  store i32 %60, i32* %34, align 4, !tbaa !22
  %61 = load i32, i32* %38, align 8, !tbaa !24
  %62 = icmp eq i32 %61, 0
  %63 = load i32, i32* %39, align 8
  %64 = select i1 %62, i32 0, i32 %63
  store i32 %64, i32* %37, align 4, !tbaa !22
  %65 = icmp ugt i32 %56, 64
  br i1 %65, label %98, label %66

66:                                               ; preds = %55, %85
  %67 = phi i32 [ %82, %85 ], [ %43, %55 ]
  %68 = phi i64 [ %83, %85 ], [ 0, %55 ]
  %69 = phi i32 [ %87, %85 ], [ %56, %55 ]
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %81, label %71

71:                                               ; preds = %66
  %72 = icmp eq i64 %68, 0
  br i1 %72, label %73, label %75

73:                                               ; preds = %71
  %74 = call fastcc i32 @kind_of(%struct.directive* noundef nonnull %9) #8
  br label %75

75:                                               ; preds = %73, %71
  %76 = phi i32 [ %74, %73 ], [ 1, %71 ]
  %77 = zext i32 %69 to i64
  %78 = getelementptr inbounds %struct.arguments, %struct.arguments* %11, i64 0, i32 2, i64 %77
  store i32 %76, i32* %78, align 4, !tbaa !15
  %79 = icmp sgt i32 %69, %67
  %80 = select i1 %79, i32 %69, i32 %67
  br label %81

81:                                               ; preds = %75, %66
  %82 = phi i32 [ %67, %66 ], [ %80, %75 ]
  %83 = add nuw nsw i64 %68, 1
  %84 = icmp eq i64 %83, 3
  br i1 %84, label %91, label %85, !llvm.loop !25

85:                                               ; preds = %81
  %86 = getelementptr inbounds [3 x i32], [3 x i32]* %10, i64 0, i64 %83
  %87 = load i32, i32* %86, align 4, !tbaa !22
  %88 = icmp ugt i32 %87, 64
  br i1 %88, label %98, label %66

89:                                               ; preds = %49, %40
  %90 = phi i8* [ %50, %49 ], [ %44, %40 ]
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %30) #9
  br label %93

91:                                               ; preds = %81
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %31) #9
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %30) #9
  %92 = load i8*, i8** %8, align 8, !tbaa !17
  br label %93

93:                                               ; preds = %91, %89
  %94 = phi i8* [ %90, %89 ], [ %92, %91 ]
  %95 = phi i32 [ %43, %89 ], [ %82, %91 ]
  %96 = load i8, i8* %94, align 1, !tbaa !15
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %99, label %40, !llvm.loop !18

98:                                               ; preds = %55, %85
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %31) #9
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %30) #9
  br label %113

99:                                               ; preds = %93
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %25) #9
  %100 = icmp slt i32 %95, 1
  br i1 %100, label %115, label %101

101:                                              ; preds = %99
  %102 = add nuw i32 %95, 1
  %103 = zext i32 %102 to i64
  br label %104

104:                                              ; preds = %104, %101
  %105 = phi i64 [ 1, %101 ], [ %111, %104 ]
  %106 = getelementptr inbounds %struct.arguments, %struct.arguments* %11, i64 0, i32 2, i64 %105
  %107 = load i32, i32* %106, align 4, !tbaa !15
  %108 = icmp eq i32 %107, 0
  %109 = select i1 %108, i32 1, i32 %107
  %110 = getelementptr inbounds %struct.arguments, %struct.arguments* %11, i64 0, i32 3, i64 %105
  call fastcc void @fetch(%struct.arguments* noundef nonnull %11, i32 noundef %109, %struct.argument* noundef nonnull %110) #8
  %111 = add nuw nsw i64 %105, 1
  %112 = icmp eq i64 %111, %103
  br i1 %112, label %116, label %104, !llvm.loop !26

113:                                              ; preds = %54, %98
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %25) #9
  %114 = call i32* @__errno_location() #8
  store i32 22, i32* %114, align 4, !tbaa !22
  br label %391

115:                                              ; preds = %28, %99
  store i32 0, i32* %16, align 8, !tbaa !13
  br label %119

116:                                              ; preds = %104
  %117 = icmp sgt i32 %95, 0
  %118 = zext i1 %117 to i32
  store i32 %118, i32* %16, align 8, !tbaa !13
  br i1 %117, label %120, label %119

119:                                              ; preds = %115, %116
  call void @llvm.va_end(i8* nonnull %14)
  call void @llvm.va_copy(i8* nonnull %14, i8* %15)
  br label %120

120:                                              ; preds = %17, %116, %119
  %121 = bitcast i8** %12 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %121) #9
  %122 = load i8, i8* %1, align 1, !tbaa !15
  %123 = icmp eq i8 %122, 0
  br i1 %123, label %374, label %124

124:                                              ; preds = %120
  %125 = bitcast %struct.sv_sink* %0 to void (%struct.sv_sink*, i8*, i64)**
  %126 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %127 = bitcast %struct.directive* %13 to i8*
  %128 = getelementptr inbounds %struct.directive, %struct.directive* %13, i64 0, i32 0
  %129 = bitcast %struct.argument* %5 to i8*
  %130 = getelementptr inbounds %struct.directive, %struct.directive* %13, i64 0, i32 5
  %131 = getelementptr inbounds %struct.directive, %struct.directive* %13, i64 0, i32 3
  %132 = getelementptr inbounds %struct.argument, %struct.argument* %5, i64 0, i32 0
  %133 = getelementptr inbounds %struct.arguments, %struct.arguments* %11, i64 0, i32 0, i64 0, i32 0
  %134 = getelementptr inbounds %struct.arguments, %struct.arguments* %11, i64 0, i32 0, i64 0, i32 2
  %135 = getelementptr inbounds %struct.arguments, %struct.arguments* %11, i64 0, i32 0, i64 0, i32 3
  %136 = getelementptr inbounds %struct.directive, %struct.directive* %13, i64 0, i32 0, i32 6
  %137 = getelementptr inbounds %struct.directive, %struct.directive* %13, i64 0, i32 0, i32 0
  %138 = getelementptr inbounds %struct.directive, %struct.directive* %13, i64 0, i32 6
  %139 = getelementptr inbounds %struct.directive, %struct.directive* %13, i64 0, i32 4
  %140 = getelementptr inbounds %struct.directive, %struct.directive* %13, i64 0, i32 0, i32 7
  %141 = getelementptr inbounds %struct.directive, %struct.directive* %13, i64 0, i32 2
  %142 = getelementptr inbounds %struct.directive, %struct.directive* %13, i64 0, i32 0, i32 8
  %143 = getelementptr inbounds %struct.directive, %struct.directive* %13, i64 0, i32 1
  %144 = getelementptr inbounds %struct.argument, %struct.argument* %5, i64 0, i32 1
  br label %145

145:                                              ; preds = %124, %370
  %146 = phi i8 [ %122, %124 ], [ %372, %370 ]
  %147 = phi i8* [ %1, %124 ], [ %371, %370 ]
  br label %148

148:                                              ; preds = %145, %151
  %149 = phi i8 [ %146, %145 ], [ %153, %151 ]
  %150 = phi i8* [ %147, %145 ], [ %152, %151 ]
  switch i8 %149, label %151 [
    i8 0, label %154
    i8 37, label %154
  ]

151:                                              ; preds = %148
  %152 = getelementptr inbounds i8, i8* %150, i64 1
  %153 = load i8, i8* %152, align 1, !tbaa !15
  br label %148, !llvm.loop !27

154:                                              ; preds = %148, %148
  %155 = ptrtoint i8* %150 to i64
  %156 = ptrtoint i8* %147 to i64
  %157 = sub i64 %155, %156
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %161, label %159

159:                                              ; preds = %154
  %160 = load void (%struct.sv_sink*, i8*, i64)*, void (%struct.sv_sink*, i8*, i64)** %125, align 8, !tbaa !2
  call void %160(%struct.sv_sink* noundef %0, i8* noundef nonnull %147, i64 noundef %157) #8
  br label %161

161:                                              ; preds = %154, %159
  %162 = load i64, i64* %126, align 8, !tbaa !9
  %163 = add i64 %162, %157
  store i64 %163, i64* %126, align 8, !tbaa !9
  %164 = load i8, i8* %150, align 1, !tbaa !15
  %165 = icmp eq i8 %164, 0
  br i1 %165, label %374, label %166

166:                                              ; preds = %161
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %127) #9
  %167 = getelementptr inbounds i8, i8* %150, i64 1
  store i8* %167, i8** %12, align 8, !tbaa !17
  %168 = call fastcc i32 @parse(i8** noundef nonnull %12, %struct.directive* noundef nonnull %13) #10
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %176

170:                                              ; preds = %166
  %171 = load i8*, i8** %12, align 8, !tbaa !17
  %172 = load i8, i8* %171, align 1, !tbaa !15
  %173 = icmp eq i8 %172, 0
  %174 = select i1 %173, i32 22, i32 75
  %175 = call i32* @__errno_location() #8
  store i32 %174, i32* %175, align 4, !tbaa !22
  br label %378

176:                                              ; preds = %166
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %129) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %129, i8 0, i64 32, i1 false) #9
  %177 = load i32, i32* %130, align 4, !tbaa !23
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %209, label %179

179:                                              ; preds = %176
  %180 = load i32, i32* %131, align 4, !tbaa !28
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %187, label %182

182:                                              ; preds = %179
  %183 = sext i32 %180 to i64
  %184 = getelementptr inbounds %struct.arguments, %struct.arguments* %11, i64 0, i32 3, i64 %183
  %185 = bitcast %struct.argument* %184 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %129, i8* noundef nonnull align 16 dereferenceable(32) %185, i64 32, i1 false) #9, !tbaa.struct !29
  %186 = load i64, i64* %132, align 16, !tbaa !33
  br label %203

187:                                              ; preds = %179
  %188 = load i32, i32* %133, align 16
  %189 = icmp ult i32 %188, 41
  br i1 %189, label %190, label %195

190:                                              ; preds = %187
  %191 = load i8*, i8** %135, align 16
  %192 = zext i32 %188 to i64
  %193 = getelementptr i8, i8* %191, i64 %192
  %194 = add nuw nsw i32 %188, 8
  store i32 %194, i32* %133, align 16
  br label %198

195:                                              ; preds = %187
  %196 = load i8*, i8** %134, align 8
  %197 = getelementptr i8, i8* %196, i64 8
  store i8* %197, i8** %134, align 8
  br label %198

198:                                              ; preds = %195, %190
  %199 = phi i8* [ %193, %190 ], [ %196, %195 ]
  %200 = bitcast i8* %199 to i32*
  %201 = load i32, i32* %200, align 4
  %202 = sext i32 %201 to i64
  store i64 %202, i64* %132, align 16, !tbaa !33
  br label %203

203:                                              ; preds = %198, %182
  %204 = phi i64 [ %186, %182 ], [ %202, %198 ]
  %205 = trunc i64 %204 to i32
  store i32 %205, i32* %136, align 8, !tbaa !35
  %206 = icmp slt i32 %205, 0
  br i1 %206, label %207, label %209

207:                                              ; preds = %203
  store i32 1, i32* %137, align 8, !tbaa !36
  %208 = sub nsw i32 0, %205
  store i32 %208, i32* %136, align 8, !tbaa !35
  br label %209

209:                                              ; preds = %207, %203, %176
  %210 = load i32, i32* %138, align 8, !tbaa !24
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %241, label %212

212:                                              ; preds = %209
  %213 = load i32, i32* %139, align 8, !tbaa !37
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %220, label %215

215:                                              ; preds = %212
  %216 = sext i32 %213 to i64
  %217 = getelementptr inbounds %struct.arguments, %struct.arguments* %11, i64 0, i32 3, i64 %216
  %218 = bitcast %struct.argument* %217 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %129, i8* noundef nonnull align 16 dereferenceable(32) %218, i64 32, i1 false) #9, !tbaa.struct !29
  %219 = load i64, i64* %132, align 16, !tbaa !33
  br label %236

220:                                              ; preds = %212
  %221 = load i32, i32* %133, align 16
  %222 = icmp ult i32 %221, 41
  br i1 %222, label %223, label %228

223:                                              ; preds = %220
  %224 = load i8*, i8** %135, align 16
  %225 = zext i32 %221 to i64
  %226 = getelementptr i8, i8* %224, i64 %225
  %227 = add nuw nsw i32 %221, 8
  store i32 %227, i32* %133, align 16
  br label %231

228:                                              ; preds = %220
  %229 = load i8*, i8** %134, align 8
  %230 = getelementptr i8, i8* %229, i64 8
  store i8* %230, i8** %134, align 8
  br label %231

231:                                              ; preds = %228, %223
  %232 = phi i8* [ %226, %223 ], [ %229, %228 ]
  %233 = bitcast i8* %232 to i32*
  %234 = load i32, i32* %233, align 4
  %235 = sext i32 %234 to i64
  store i64 %235, i64* %132, align 16, !tbaa !33
  br label %236

236:                                              ; preds = %231, %215
  %237 = phi i64 [ %219, %215 ], [ %235, %231 ]
  %238 = trunc i64 %237 to i32
  %239 = icmp sgt i32 %238, -1
  %240 = select i1 %239, i32 %238, i32 -1
  store i32 %240, i32* %140, align 4, !tbaa !38
  br label %241

241:                                              ; preds = %236, %209
  %242 = call fastcc i32 @kind_of(%struct.directive* noundef nonnull %13) #8
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %252, label %244

244:                                              ; preds = %241
  %245 = load i32, i32* %141, align 8, !tbaa !19
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %251, label %247

247:                                              ; preds = %244
  %248 = sext i32 %245 to i64
  %249 = getelementptr inbounds %struct.arguments, %struct.arguments* %11, i64 0, i32 3, i64 %248
  %250 = bitcast %struct.argument* %249 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %129, i8* noundef nonnull align 16 dereferenceable(32) %250, i64 32, i1 false) #9, !tbaa.struct !29
  br label %252

251:                                              ; preds = %244
  call fastcc void @fetch(%struct.arguments* noundef nonnull %11, i32 noundef %242, %struct.argument* noundef nonnull %5) #8
  br label %252

252:                                              ; preds = %251, %247, %241
  %253 = load i8, i8* %142, align 8, !tbaa !39
  %254 = sext i8 %253 to i32
  switch i32 %254, label %351 [
    i32 100, label %255
    i32 105, label %255
    i32 111, label %255
    i32 117, label %255
    i32 120, label %255
    i32 88, label %255
    i32 112, label %257
    i32 99, label %262
    i32 67, label %268
    i32 115, label %275
    i32 83, label %281
    i32 110, label %328
    i32 109, label %343
    i32 37, label %347
  ]

255:                                              ; preds = %252, %252, %252, %252, %252, %252
  %256 = load i64, i64* %132, align 16, !tbaa !33
  call fastcc void @write_integer(%struct.sv_sink* noundef nonnull %0, %struct.directive* noundef nonnull %13, i64 noundef %256) #8
  br label %368

257:                                              ; preds = %252
  store i32 3, i32* %143, align 4, !tbaa !40
  %258 = load i64, i64* %132, align 16, !tbaa !33
  %259 = icmp eq i64 %258, 0
  br i1 %259, label %261, label %260

260:                                              ; preds = %257
  call fastcc void @write_integer(%struct.sv_sink* noundef nonnull %0, %struct.directive* noundef nonnull %13, i64 noundef %258) #8
  br label %368

261:                                              ; preds = %257
  call fastcc void @write_text(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %128, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i64 noundef 5) #8
  br label %368

262:                                              ; preds = %252
  %263 = load i32, i32* %143, align 4, !tbaa !40
  %264 = icmp eq i32 %263, 3
  br i1 %264, label %268, label %265

265:                                              ; preds = %262
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #9
  %266 = load i64, i64* %132, align 16, !tbaa !33
  %267 = trunc i64 %266 to i8
  store i8 %267, i8* %6, align 1, !tbaa !15
  call fastcc void @write_text(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %128, i8* noundef nonnull %6, i64 noundef 1) #8
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #9
  br label %368

268:                                              ; preds = %262, %252
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %7) #9
  %269 = load i64, i64* %132, align 16, !tbaa !33
  %270 = trunc i64 %269 to i8
  store i8 %270, i8* %7, align 1, !tbaa !15
  %271 = and i64 %269, 4294967168
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %369, label %273

273:                                              ; preds = %268
  %274 = call i32* @__errno_location() #8
  store i32 84, i32* %274, align 4, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %7) #9
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %129) #9
  br label %378

275:                                              ; preds = %252
  %276 = load i32, i32* %143, align 4, !tbaa !40
  %277 = icmp eq i32 %276, 3
  br i1 %277, label %281, label %278

278:                                              ; preds = %275
  %279 = load i64, i64* %132, align 16, !tbaa !33
  %280 = inttoptr i64 %279 to i8*
  call fastcc void @write_string(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %128, i8* noundef %280) #8
  br label %368

281:                                              ; preds = %275, %252
  %282 = load i64, i64* %132, align 16, !tbaa !33
  %283 = inttoptr i64 %282 to i32*
  %284 = load i32, i32* %140, align 4, !tbaa !38
  %285 = sext i32 %284 to i64
  %286 = icmp sgt i64 %285, -1
  %287 = select i1 %286, i64 %285, i64 -1
  %288 = icmp eq i64 %282, 0
  br i1 %288, label %291, label %289

289:                                              ; preds = %281
  %290 = icmp eq i64 %287, 0
  br i1 %290, label %304, label %292

291:                                              ; preds = %281
  call fastcc void @write_string(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %128, i8* noundef null) #8
  br label %368

292:                                              ; preds = %289, %301
  %293 = phi i64 [ %302, %301 ], [ 0, %289 ]
  %294 = getelementptr inbounds i32, i32* %283, i64 %293
  %295 = load i32, i32* %294, align 4, !tbaa !22
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %304, label %297

297:                                              ; preds = %292
  %298 = icmp ugt i32 %295, 127
  br i1 %298, label %299, label %301

299:                                              ; preds = %297
  %300 = call i32* @__errno_location() #8
  store i32 84, i32* %300, align 4, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %129) #9
  br label %378

301:                                              ; preds = %297
  %302 = add nuw i64 %293, 1
  %303 = icmp eq i64 %302, %287
  br i1 %303, label %304, label %292, !llvm.loop !41

304:                                              ; preds = %301, %292, %289
  %305 = phi i64 [ 0, %289 ], [ %287, %301 ], [ %293, %292 ]
  %306 = load i32, i32* %136, align 8, !tbaa !35
  %307 = sext i32 %306 to i64
  %308 = sub nsw i64 %307, %305
  %309 = load i32, i32* %137, align 8, !tbaa !36
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %311, label %312

311:                                              ; preds = %304
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %308) #8
  br label %312

312:                                              ; preds = %311, %304
  %313 = icmp eq i64 %305, 0
  br i1 %313, label %314, label %317

314:                                              ; preds = %317, %312
  %315 = load i32, i32* %137, align 8, !tbaa !36
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %368, label %327

317:                                              ; preds = %312, %317
  %318 = phi i64 [ %325, %317 ], [ 0, %312 ]
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #9
  %319 = getelementptr inbounds i32, i32* %283, i64 %318
  %320 = load i32, i32* %319, align 4, !tbaa !22
  %321 = trunc i32 %320 to i8
  store i8 %321, i8* %4, align 1, !tbaa !15
  %322 = load void (%struct.sv_sink*, i8*, i64)*, void (%struct.sv_sink*, i8*, i64)** %125, align 8, !tbaa !2
  call void %322(%struct.sv_sink* noundef %0, i8* noundef nonnull %4, i64 noundef 1) #8
  %323 = load i64, i64* %126, align 8, !tbaa !9
  %324 = add i64 %323, 1
  store i64 %324, i64* %126, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #9
  %325 = add nuw i64 %318, 1
  %326 = icmp eq i64 %325, %305
  br i1 %326, label %314, label %317, !llvm.loop !42

327:                                              ; preds = %314
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %308) #8
  br label %368

328:                                              ; preds = %252
  %329 = load i64, i64* %132, align 16, !tbaa !33
  %330 = load i64, i64* %126, align 8, !tbaa !9
  %331 = load i32, i32* %143, align 4, !tbaa !40
  switch i32 %331, label %341 [
    i32 1, label %332
    i32 2, label %335
    i32 0, label %338
  ]

332:                                              ; preds = %328
  %333 = inttoptr i64 %329 to i8*
  %334 = trunc i64 %330 to i8
  store i8 %334, i8* %333, align 1, !tbaa !15
  br label %368

335:                                              ; preds = %328
  %336 = trunc i64 %330 to i16
  %337 = inttoptr i64 %329 to i16*
  store i16 %336, i16* %337, align 2, !tbaa !43
  br label %368

338:                                              ; preds = %328
  %339 = trunc i64 %330 to i32
  %340 = inttoptr i64 %329 to i32*
  store i32 %339, i32* %340, align 4, !tbaa !22
  br label %368

341:                                              ; preds = %328
  %342 = inttoptr i64 %329 to i64*
  store i64 %330, i64* %342, align 8, !tbaa !30
  br label %368

343:                                              ; preds = %252
  %344 = call i32* @__errno_location() #8
  %345 = load i32, i32* %344, align 4, !tbaa !22
  %346 = call i8* @strerror(i32 noundef %345) #8
  call fastcc void @write_string(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %128, i8* noundef %346) #8
  br label %368

347:                                              ; preds = %252
  %348 = load void (%struct.sv_sink*, i8*, i64)*, void (%struct.sv_sink*, i8*, i64)** %125, align 8, !tbaa !2
  call void %348(%struct.sv_sink* noundef nonnull %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #8
  %349 = load i64, i64* %126, align 8, !tbaa !9
  %350 = add i64 %349, 1
  store i64 %350, i64* %126, align 8, !tbaa !9
  br label %368

351:                                              ; preds = %252
  %352 = and i32 %242, -2
  %353 = icmp eq i32 %352, 4
  br i1 %353, label %354, label %358

354:                                              ; preds = %351
  %355 = icmp eq i32 %242, 5
  %356 = load x86_fp80, x86_fp80* %144, align 16, !tbaa !45
  %357 = zext i1 %355 to i32
  call void @__sv_format_float(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %128, x86_fp80 noundef %356, i32 noundef %357) #8
  br label %368

358:                                              ; preds = %351
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %129) #9
  %359 = load i8*, i8** %12, align 8, !tbaa !17
  %360 = ptrtoint i8* %359 to i64
  %361 = sub i64 %360, %155
  %362 = icmp eq i64 %361, 0
  br i1 %362, label %365, label %363

363:                                              ; preds = %358
  %364 = load void (%struct.sv_sink*, i8*, i64)*, void (%struct.sv_sink*, i8*, i64)** %125, align 8, !tbaa !2
  call void %364(%struct.sv_sink* noundef nonnull %0, i8* noundef nonnull %150, i64 noundef %361) #8
  br label %365

365:                                              ; preds = %358, %363
  %366 = load i64, i64* %126, align 8, !tbaa !9
  %367 = add i64 %366, %361
  store i64 %367, i64* %126, align 8, !tbaa !9
  br label %370

368:                                              ; preds = %341, %338, %335, %332, %314, %327, %291, %260, %261, %255, %265, %278, %343, %347, %354
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %129) #9
  br label %370

369:                                              ; preds = %268
  call fastcc void @write_text(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %128, i8* noundef nonnull %7, i64 noundef 1) #8
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %7) #9
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %129) #9
  br label %370

370:                                              ; preds = %369, %368, %365
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %127) #9
  %371 = load i8*, i8** %12, align 8, !tbaa !17
  %372 = load i8, i8* %371, align 1, !tbaa !15
  %373 = icmp eq i8 %372, 0
  br i1 %373, label %374, label %145

374:                                              ; preds = %370, %161, %120
  call void @llvm.va_end(i8* nonnull %14)
  %375 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %376 = load i64, i64* %375, align 8, !tbaa !9
  %377 = icmp ugt i64 %376, 2147483647
  br i1 %377, label %381, label %383

378:                                              ; preds = %273, %299, %170
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %127) #9
  call void @llvm.va_end(i8* nonnull %14)
  %379 = load i64, i64* %126, align 8, !tbaa !9
  %380 = icmp ugt i64 %379, 2147483647
  br i1 %380, label %381, label %389

381:                                              ; preds = %378, %374
  %382 = call i32* @__errno_location() #8
  store i32 75, i32* %382, align 4, !tbaa !22
  br label %389

383:                                              ; preds = %374
  %384 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %385 = load i32, i32* %384, align 4, !tbaa !46
  %386 = icmp eq i32 %385, 0
  %387 = trunc i64 %376 to i32
  %388 = select i1 %386, i32 %387, i32 -1
  br label %389

389:                                              ; preds = %378, %383, %381
  %390 = phi i32 [ -1, %381 ], [ %388, %383 ], [ -1, %378 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %121) #9
  br label %391

391:                                              ; preds = %389, %113
  %392 = phi i32 [ %390, %389 ], [ -1, %113 ]
  call void @llvm.lifetime.end.p0i8(i64 2368, i8* nonnull %14) #9
  ret i32 %392
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #3

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #3

; Function Attrs: nounwind optsize
define internal fastcc i32 @parse(i8** nocapture noundef %0, %struct.directive* noundef writeonly %1) unnamed_addr #0 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #9
  %6 = load i8*, i8** %0, align 8, !tbaa !17
  store i8* %6, i8** %3, align 8, !tbaa !17
  %7 = bitcast %struct.directive* %1 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(28) %7, i8 0, i64 28, i1 false)
  %8 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 7
  store i32 -1, i32* %8, align 4, !tbaa.struct !47
  %9 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 7
  store i8* %6, i8** %10, align 8, !tbaa.struct !48
  %11 = load i8, i8* %6, align 1, !tbaa !15
  %12 = sext i8 %11 to i32
  %13 = tail call i32 @isdigit(i32 noundef %12) #8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %29, label %15

15:                                               ; preds = %2
  %16 = load i8, i8* %6, align 1, !tbaa !15
  %17 = icmp eq i8 %16, 48
  br i1 %17, label %29, label %18

18:                                               ; preds = %15
  %19 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %19) #9
  store i8* %6, i8** %4, align 8, !tbaa !17
  %20 = call fastcc i32 @number(i8** noundef nonnull %4) #10
  %21 = load i8*, i8** %4, align 8, !tbaa !17
  %22 = load i8, i8* %21, align 1, !tbaa !15
  %23 = icmp eq i8 %22, 36
  br i1 %23, label %24, label %27

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 2
  store i32 %20, i32* %25, align 8, !tbaa !19
  %26 = getelementptr inbounds i8, i8* %21, i64 1
  store i8* %26, i8** %3, align 8, !tbaa !17
  br label %27

27:                                               ; preds = %24, %18
  %28 = phi i8* [ %26, %24 ], [ %6, %18 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %19) #9
  br label %29

29:                                               ; preds = %27, %15, %2
  %30 = phi i8* [ %28, %27 ], [ %6, %15 ], [ %6, %2 ]
  %31 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 5
  %32 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 4
  %33 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %34 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %35 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %36 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  br label %37

37:                                               ; preds = %46, %29
  %38 = phi i8* [ %47, %46 ], [ %30, %29 ]
  %39 = load i8, i8* %38, align 1, !tbaa !15
  switch i8 %39, label %48 [
    i8 45, label %40
    i8 43, label %41
    i8 32, label %42
    i8 35, label %43
    i8 48, label %44
    i8 39, label %45
    i8 73, label %45
  ]

40:                                               ; preds = %37
  store i32 1, i32* %36, align 8, !tbaa !49
  br label %46

41:                                               ; preds = %37
  store i32 1, i32* %35, align 4, !tbaa !50
  br label %46

42:                                               ; preds = %37
  store i32 1, i32* %34, align 8, !tbaa !51
  br label %46

43:                                               ; preds = %37
  store i32 1, i32* %33, align 4, !tbaa !52
  br label %46

44:                                               ; preds = %37
  store i32 1, i32* %32, align 8, !tbaa !53
  br label %46

45:                                               ; preds = %37, %37
  store i32 1, i32* %31, align 4, !tbaa !54
  br label %46

46:                                               ; preds = %40, %42, %44, %45, %43, %41
  %47 = getelementptr inbounds i8, i8* %38, i64 1
  br label %37, !llvm.loop !55

48:                                               ; preds = %37
  store i8* %38, i8** %3, align 8, !tbaa !17
  %49 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 3
  %50 = call fastcc i32 @star(i8** noundef nonnull %3, i32* noundef nonnull %49) #10
  %51 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 5
  store i32 %50, i32* %51, align 4, !tbaa !23
  %52 = icmp eq i32 %50, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %48
  %54 = call fastcc i32 @number(i8** noundef nonnull %3) #10
  %55 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 6
  store i32 %54, i32* %55, align 8, !tbaa !56
  %56 = icmp slt i32 %54, 0
  br i1 %56, label %101, label %57

57:                                               ; preds = %53, %48
  %58 = load i8*, i8** %3, align 8, !tbaa !17
  %59 = load i8, i8* %58, align 1, !tbaa !15
  %60 = icmp eq i8 %59, 46
  br i1 %60, label %61, label %70

61:                                               ; preds = %57
  %62 = getelementptr inbounds i8, i8* %58, i64 1
  store i8* %62, i8** %3, align 8, !tbaa !17
  %63 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 4
  %64 = call fastcc i32 @star(i8** noundef nonnull %3, i32* noundef nonnull %63) #10
  %65 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 6
  store i32 %64, i32* %65, align 8, !tbaa !24
  %66 = icmp eq i32 %64, 0
  br i1 %66, label %67, label %70

67:                                               ; preds = %61
  %68 = call fastcc i32 @number(i8** noundef nonnull %3) #10
  store i32 %68, i32* %8, align 4, !tbaa !57
  %69 = icmp slt i32 %68, 0
  br i1 %69, label %101, label %70

70:                                               ; preds = %61, %67, %57
  %71 = load i8*, i8** %3, align 8, !tbaa !17
  %72 = load i8, i8* %71, align 1, !tbaa !15
  %73 = sext i8 %72 to i32
  switch i32 %73, label %94 [
    i32 104, label %74
    i32 108, label %81
    i32 113, label %88
    i32 76, label %88
    i32 106, label %91
    i32 122, label %91
    i32 90, label %91
    i32 116, label %91
  ]

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 2, i32* %75, align 4, !tbaa !40
  %76 = getelementptr inbounds i8, i8* %71, i64 1
  %77 = load i8, i8* %76, align 1, !tbaa !15
  %78 = icmp eq i8 %77, 104
  br i1 %78, label %79, label %94

79:                                               ; preds = %74
  store i32 1, i32* %75, align 4, !tbaa !40
  %80 = getelementptr inbounds i8, i8* %71, i64 2
  br label %94

81:                                               ; preds = %70
  %82 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 3, i32* %82, align 4, !tbaa !40
  %83 = getelementptr inbounds i8, i8* %71, i64 1
  %84 = load i8, i8* %83, align 1, !tbaa !15
  %85 = icmp eq i8 %84, 108
  br i1 %85, label %86, label %94

86:                                               ; preds = %81
  store i32 4, i32* %82, align 4, !tbaa !40
  %87 = getelementptr inbounds i8, i8* %71, i64 2
  br label %94

88:                                               ; preds = %70, %70
  %89 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 4, i32* %89, align 4, !tbaa !40
  %90 = getelementptr inbounds i8, i8* %71, i64 1
  br label %94

91:                                               ; preds = %70, %70, %70, %70
  %92 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 3, i32* %92, align 4, !tbaa !40
  %93 = getelementptr inbounds i8, i8* %71, i64 1
  br label %94

94:                                               ; preds = %70, %81, %86, %74, %79, %91, %88
  %95 = phi i8* [ %71, %70 ], [ %83, %81 ], [ %87, %86 ], [ %76, %74 ], [ %80, %79 ], [ %93, %91 ], [ %90, %88 ]
  %96 = load i8, i8* %95, align 1, !tbaa !15
  store i8 %96, i8* %9, align 8, !tbaa !58
  %97 = load i8, i8* %95, align 1, !tbaa !15
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %101, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds i8, i8* %95, i64 1
  store i8* %100, i8** %0, align 8, !tbaa !17
  br label %101

101:                                              ; preds = %94, %67, %53, %99
  %102 = phi i32 [ 1, %99 ], [ 0, %53 ], [ 0, %67 ], [ 0, %94 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #9
  ret i32 %102
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal fastcc i32 @kind_of(%struct.directive* nocapture noundef readonly %0) unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 0, i32 8
  %3 = load i8, i8* %2, align 8, !tbaa !58
  %4 = sext i8 %3 to i32
  switch i32 %4, label %16 [
    i32 100, label %5
    i32 105, label %5
    i32 111, label %5
    i32 117, label %5
    i32 120, label %5
    i32 88, label %5
    i32 99, label %17
    i32 67, label %17
    i32 115, label %10
    i32 83, label %10
    i32 112, label %10
    i32 110, label %10
    i32 97, label %11
    i32 65, label %11
    i32 101, label %11
    i32 69, label %11
    i32 102, label %11
    i32 70, label %11
    i32 103, label %11
    i32 71, label %11
  ]

5:                                                ; preds = %1, %1, %1, %1, %1, %1
  %6 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 1
  %7 = load i32, i32* %6, align 4, !tbaa !40
  %8 = icmp ugt i32 %7, 2
  %9 = select i1 %8, i32 2, i32 1
  br label %17

10:                                               ; preds = %1, %1, %1, %1
  br label %17

11:                                               ; preds = %1, %1, %1, %1, %1, %1, %1, %1
  %12 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 1
  %13 = load i32, i32* %12, align 4, !tbaa !40
  %14 = icmp eq i32 %13, 4
  %15 = select i1 %14, i32 5, i32 4
  br label %17

16:                                               ; preds = %1
  br label %17

17:                                               ; preds = %1, %1, %16, %11, %10, %5
  %18 = phi i32 [ 0, %16 ], [ %15, %11 ], [ 3, %10 ], [ %9, %5 ], [ 1, %1 ], [ 1, %1 ]
  ret i32 %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal fastcc void @fetch(%struct.arguments* nocapture noundef %0, i32 noundef %1, %struct.argument* nocapture noundef writeonly %2) unnamed_addr #6 {
  switch i32 %1, label %94 [
    i32 1, label %4
    i32 2, label %24
    i32 3, label %43
    i32 4, label %63
    i32 5, label %83
  ]

4:                                                ; preds = %3
  %5 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 0
  %6 = load i32, i32* %5, align 16
  %7 = icmp ult i32 %6, 41
  br i1 %7, label %8, label %14

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 3
  %10 = load i8*, i8** %9, align 16
  %11 = zext i32 %6 to i64
  %12 = getelementptr i8, i8* %10, i64 %11
  %13 = add nuw nsw i32 %6, 8
  store i32 %13, i32* %5, align 16
  br label %18

14:                                               ; preds = %4
  %15 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 2
  %16 = load i8*, i8** %15, align 8
  %17 = getelementptr i8, i8* %16, i64 8
  store i8* %17, i8** %15, align 8
  br label %18

18:                                               ; preds = %14, %8
  %19 = phi i8* [ %12, %8 ], [ %16, %14 ]
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 0
  store i64 %22, i64* %23, align 16, !tbaa !33
  br label %94

24:                                               ; preds = %3
  %25 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 0
  %26 = load i32, i32* %25, align 16
  %27 = icmp ult i32 %26, 41
  br i1 %27, label %28, label %34

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 3
  %30 = load i8*, i8** %29, align 16
  %31 = zext i32 %26 to i64
  %32 = getelementptr i8, i8* %30, i64 %31
  %33 = add nuw nsw i32 %26, 8
  store i32 %33, i32* %25, align 16
  br label %38

34:                                               ; preds = %24
  %35 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 2
  %36 = load i8*, i8** %35, align 8
  %37 = getelementptr i8, i8* %36, i64 8
  store i8* %37, i8** %35, align 8
  br label %38

38:                                               ; preds = %34, %28
  %39 = phi i8* [ %32, %28 ], [ %36, %34 ]
  %40 = bitcast i8* %39 to i64*
  %41 = load i64, i64* %40, align 8
  %42 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 0
  store i64 %41, i64* %42, align 16, !tbaa !33
  br label %94

43:                                               ; preds = %3
  %44 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 0
  %45 = load i32, i32* %44, align 16
  %46 = icmp ult i32 %45, 41
  br i1 %46, label %47, label %53

47:                                               ; preds = %43
  %48 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 3
  %49 = load i8*, i8** %48, align 16
  %50 = zext i32 %45 to i64
  %51 = getelementptr i8, i8* %49, i64 %50
  %52 = add nuw nsw i32 %45, 8
  store i32 %52, i32* %44, align 16
  br label %57

53:                                               ; preds = %43
  %54 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 2
  %55 = load i8*, i8** %54, align 8
  %56 = getelementptr i8, i8* %55, i64 8
  store i8* %56, i8** %54, align 8
  br label %57

57:                                               ; preds = %53, %47
  %58 = phi i8* [ %51, %47 ], [ %55, %53 ]
  %59 = bitcast i8* %58 to i8**
  %60 = load i8*, i8** %59, align 8
  %61 = ptrtoint i8* %60 to i64
  %62 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 0
  store i64 %61, i64* %62, align 16, !tbaa !33
  br label %94

63:                                               ; preds = %3
  %64 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 1
  %65 = load i32, i32* %64, align 4
  %66 = icmp ult i32 %65, 161
  br i1 %66, label %67, label %73

67:                                               ; preds = %63
  %68 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 3
  %69 = load i8*, i8** %68, align 16
  %70 = zext i32 %65 to i64
  %71 = getelementptr i8, i8* %69, i64 %70
  %72 = add nuw nsw i32 %65, 16
  store i32 %72, i32* %64, align 4
  br label %77

73:                                               ; preds = %63
  %74 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 2
  %75 = load i8*, i8** %74, align 8
  %76 = getelementptr i8, i8* %75, i64 8
  store i8* %76, i8** %74, align 8
  br label %77

77:                                               ; preds = %73, %67
  %78 = phi i8* [ %71, %67 ], [ %75, %73 ]
  %79 = bitcast i8* %78 to double*
  %80 = load double, double* %79, align 8
  %81 = fpext double %80 to x86_fp80
  %82 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 1
  store x86_fp80 %81, x86_fp80* %82, align 16, !tbaa !45
  br label %94

83:                                               ; preds = %3
  %84 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 2
  %85 = load i8*, i8** %84, align 8
  %86 = ptrtoint i8* %85 to i64
  %87 = add i64 %86, 15
  %88 = and i64 %87, -16
  %89 = inttoptr i64 %88 to i8*
  %90 = inttoptr i64 %88 to x86_fp80*
  %91 = getelementptr i8, i8* %89, i64 16
  store i8* %91, i8** %84, align 8
  %92 = load x86_fp80, x86_fp80* %90, align 16
  %93 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 1
  store x86_fp80 %92, x86_fp80* %93, align 16, !tbaa !45
  br label %94

94:                                               ; preds = %3, %83, %77, %57, %38, %18
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @number(i8** nocapture noundef %0) unnamed_addr #0 {
  %2 = load i8*, i8** %0, align 8, !tbaa !17
  %3 = load i8, i8* %2, align 1, !tbaa !15
  %4 = sext i8 %3 to i32
  %5 = tail call i32 @isdigit(i32 noundef %4) #8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %31, label %7

7:                                                ; preds = %1, %19
  %8 = phi i64 [ %21, %19 ], [ 0, %1 ]
  %9 = icmp slt i64 %8, 2147483648
  br i1 %9, label %12, label %10

10:                                               ; preds = %7
  %11 = load i8*, i8** %0, align 8, !tbaa !17
  br label %19

12:                                               ; preds = %7
  %13 = mul nsw i64 %8, 10
  %14 = load i8*, i8** %0, align 8, !tbaa !17
  %15 = load i8, i8* %14, align 1, !tbaa !15
  %16 = sext i8 %15 to i64
  %17 = add i64 %13, -48
  %18 = add i64 %17, %16
  br label %19

19:                                               ; preds = %10, %12
  %20 = phi i8* [ %14, %12 ], [ %11, %10 ]
  %21 = phi i64 [ %18, %12 ], [ %8, %10 ]
  %22 = getelementptr inbounds i8, i8* %20, i64 1
  store i8* %22, i8** %0, align 8, !tbaa !17
  %23 = load i8, i8* %22, align 1, !tbaa !15
  %24 = sext i8 %23 to i32
  %25 = tail call i32 @isdigit(i32 noundef %24) #8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !59

27:                                               ; preds = %19
  %28 = icmp sgt i64 %21, 2147483647
  %29 = trunc i64 %21 to i32
  %30 = select i1 %28, i32 -1, i32 %29
  br label %31

31:                                               ; preds = %27, %1
  %32 = phi i32 [ 0, %1 ], [ %30, %27 ]
  ret i32 %32
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @star(i8** nocapture noundef %0, i32* nocapture noundef writeonly %1) unnamed_addr #0 {
  %3 = alloca i8*, align 8
  %4 = load i8*, i8** %0, align 8, !tbaa !17
  %5 = load i8, i8* %4, align 1, !tbaa !15
  %6 = icmp eq i8 %5, 42
  br i1 %6, label %7, label %23

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %8, i8** %0, align 8, !tbaa !17
  store i32 0, i32* %1, align 4, !tbaa !22
  %9 = load i8, i8* %8, align 1, !tbaa !15
  %10 = sext i8 %9 to i32
  %11 = tail call i32 @isdigit(i32 noundef %10) #8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %7
  %14 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %14) #9
  %15 = load i8*, i8** %0, align 8, !tbaa !17
  store i8* %15, i8** %3, align 8, !tbaa !17
  %16 = call fastcc i32 @number(i8** noundef nonnull %3) #10
  %17 = load i8*, i8** %3, align 8, !tbaa !17
  %18 = load i8, i8* %17, align 1, !tbaa !15
  %19 = icmp eq i8 %18, 36
  br i1 %19, label %20, label %22

20:                                               ; preds = %13
  store i32 %16, i32* %1, align 4, !tbaa !22
  %21 = getelementptr inbounds i8, i8* %17, i64 1
  store i8* %21, i8** %0, align 8, !tbaa !17
  br label %22

22:                                               ; preds = %20, %13
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %14) #9
  br label %23

23:                                               ; preds = %7, %22, %2
  %24 = phi i32 [ 0, %2 ], [ 1, %22 ], [ 1, %7 ]
  ret i32 %24
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca [72 x i8], align 16
  %5 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %5) #9
  %6 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 8
  %7 = load i8, i8* %6, align 4, !tbaa !39
  %8 = icmp eq i8 %7, 88
  %9 = select i1 %8, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i64 0, i64 0)
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %11 = load i32, i32* %10, align 8, !tbaa !60
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %3
  %14 = tail call i64 @__symvm_observe(i64 noundef %2) #8
  br label %15

15:                                               ; preds = %13, %3
  %16 = phi i64 [ %14, %13 ], [ %2, %3 ]
  switch i8 %7, label %47 [
    i8 105, label %17
    i8 100, label %17
  ]

17:                                               ; preds = %15, %15
  %18 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  %19 = load i32, i32* %18, align 4, !tbaa !40
  switch i32 %19, label %26 [
    i32 1, label %20
    i32 2, label %23
  ]

20:                                               ; preds = %17
  %21 = shl i64 %16, 56
  %22 = ashr exact i64 %21, 56
  br label %31

23:                                               ; preds = %17
  %24 = shl i64 %16, 48
  %25 = ashr exact i64 %24, 48
  br label %31

26:                                               ; preds = %17
  %27 = icmp eq i32 %19, 0
  %28 = shl i64 %16, 32
  %29 = ashr exact i64 %28, 32
  %30 = select i1 %27, i64 %29, i64 %16
  br label %31

31:                                               ; preds = %23, %26, %20
  %32 = phi i64 [ %22, %20 ], [ %25, %23 ], [ %30, %26 ]
  %33 = icmp slt i64 %32, 0
  br i1 %33, label %43, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %36 = load i32, i32* %35, align 4, !tbaa !61
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %43

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %40 = load i32, i32* %39, align 4, !tbaa !62
  %41 = icmp eq i32 %40, 0
  %42 = select i1 %41, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)
  br label %43

43:                                               ; preds = %38, %34, %31
  %44 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5, i64 0, i64 0), %31 ], [ %42, %38 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0), %34 ]
  %45 = sub i64 0, %32
  %46 = select i1 %33, i64 %45, i64 %32
  br label %58

47:                                               ; preds = %15
  %48 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  %49 = load i32, i32* %48, align 4, !tbaa !40
  switch i32 %49, label %54 [
    i32 1, label %50
    i32 2, label %52
  ]

50:                                               ; preds = %47
  %51 = and i64 %16, 255
  br label %58

52:                                               ; preds = %47
  %53 = and i64 %16, 65535
  br label %58

54:                                               ; preds = %47
  %55 = icmp eq i32 %49, 0
  %56 = and i64 %16, 4294967295
  %57 = select i1 %55, i64 %56, i64 %16
  br label %58

58:                                               ; preds = %50, %54, %52, %43
  %59 = phi i8* [ %44, %43 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %52 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %54 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %50 ]
  %60 = phi i64 [ %46, %43 ], [ %53, %52 ], [ %57, %54 ], [ %51, %50 ]
  %61 = load i8, i8* %6, align 4, !tbaa !39
  %62 = icmp eq i8 %61, 111
  br i1 %62, label %89, label %63

63:                                               ; preds = %58
  %64 = and i8 %61, -33
  %65 = icmp eq i8 %64, 88
  %66 = icmp eq i8 %61, 112
  %67 = or i1 %66, %65
  %68 = select i1 %67, i32 16, i32 10
  switch i8 %61, label %87 [
    i8 112, label %69
    i8 120, label %78
    i8 88, label %78
  ]

69:                                               ; preds = %63
  %70 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %71 = load i32, i32* %70, align 4, !tbaa !61
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %87

73:                                               ; preds = %69
  %74 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %75 = load i32, i32* %74, align 4, !tbaa !62
  %76 = icmp eq i32 %75, 0
  %77 = select i1 %76, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i64 0, i64 0)
  br label %87

78:                                               ; preds = %63, %63
  %79 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %80 = load i32, i32* %79, align 4, !tbaa !63
  %81 = icmp ne i32 %80, 0
  %82 = icmp ne i64 %60, 0
  %83 = select i1 %81, i1 %82, i1 false
  br i1 %83, label %84, label %89

84:                                               ; preds = %78
  %85 = icmp eq i8 %61, 88
  %86 = select i1 %85, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)
  br label %93

87:                                               ; preds = %63, %73, %69
  %88 = phi i8* [ %77, %73 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i64 0, i64 0), %69 ], [ %59, %63 ]
  switch i8 %61, label %97 [
    i8 120, label %89
    i8 112, label %89
    i8 88, label %89
  ]

89:                                               ; preds = %87, %87, %87, %58, %78
  %90 = phi i8* [ %88, %87 ], [ %59, %58 ], [ %59, %78 ], [ %88, %87 ], [ %88, %87 ]
  %91 = phi i32 [ %68, %87 ], [ 8, %58 ], [ 16, %78 ], [ %68, %87 ], [ %68, %87 ]
  %92 = icmp eq i64 %60, 0
  br i1 %92, label %123, label %93

93:                                               ; preds = %84, %89
  %94 = phi i32 [ 16, %84 ], [ %91, %89 ]
  %95 = phi i8* [ %86, %84 ], [ %90, %89 ]
  %96 = zext i32 %94 to i64
  br label %109

97:                                               ; preds = %87
  %98 = icmp eq i64 %60, 0
  br i1 %98, label %123, label %99

99:                                               ; preds = %97, %99
  %100 = phi i64 [ %105, %99 ], [ 72, %97 ]
  %101 = phi i64 [ %107, %99 ], [ %60, %97 ]
  %102 = urem i64 %101, 10
  %103 = trunc i64 %102 to i8
  %104 = or i8 %103, 48
  %105 = add nsw i64 %100, -1
  %106 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %105
  store i8 %104, i8* %106, align 1, !tbaa !15
  %107 = udiv i64 %101, 10
  %108 = icmp ult i64 %101, 10
  br i1 %108, label %119, label %99, !llvm.loop !64

109:                                              ; preds = %93, %109
  %110 = phi i64 [ 72, %93 ], [ %115, %109 ]
  %111 = phi i64 [ %60, %93 ], [ %117, %109 ]
  %112 = urem i64 %111, %96
  %113 = getelementptr inbounds i8, i8* %9, i64 %112
  %114 = load i8, i8* %113, align 1, !tbaa !15
  %115 = add nsw i64 %110, -1
  %116 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %115
  store i8 %114, i8* %116, align 1, !tbaa !15
  %117 = udiv i64 %111, %96
  %118 = icmp ult i64 %111, %96
  br i1 %118, label %121, label %109, !llvm.loop !65

119:                                              ; preds = %99
  %120 = trunc i64 %105 to i32
  br label %123

121:                                              ; preds = %109
  %122 = trunc i64 %115 to i32
  br label %123

123:                                              ; preds = %121, %119, %89, %97
  %124 = phi i8* [ %88, %97 ], [ %90, %89 ], [ %88, %119 ], [ %95, %121 ]
  %125 = phi i32 [ 10, %97 ], [ %91, %89 ], [ %68, %119 ], [ %94, %121 ]
  %126 = phi i32 [ 72, %97 ], [ 72, %89 ], [ %120, %119 ], [ %122, %121 ]
  %127 = sext i32 %126 to i64
  %128 = add nsw i64 %127, -72
  %129 = sub nsw i64 72, %127
  %130 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 7
  %131 = load i32, i32* %130, align 4, !tbaa !38
  %132 = icmp slt i32 %131, 0
  %133 = select i1 %132, i32 1, i32 %131
  %134 = zext i32 %133 to i64
  %135 = icmp eq i32 %125, 8
  br i1 %135, label %136, label %150

136:                                              ; preds = %123
  %137 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %138 = load i32, i32* %137, align 4, !tbaa !63
  %139 = icmp eq i32 %138, 0
  %140 = icmp slt i64 %129, %134
  %141 = select i1 %139, i1 true, i1 %140
  br i1 %141, label %150, label %142

142:                                              ; preds = %136
  %143 = icmp eq i32 %126, 72
  br i1 %143, label %148, label %144

144:                                              ; preds = %142
  %145 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %127
  %146 = load i8, i8* %145, align 1, !tbaa !15
  %147 = icmp eq i8 %146, 48
  br i1 %147, label %150, label %148

148:                                              ; preds = %144, %142
  %149 = sub nsw i64 73, %127
  br label %150

150:                                              ; preds = %148, %144, %136, %123
  %151 = phi i64 [ %149, %148 ], [ %134, %144 ], [ %134, %136 ], [ %134, %123 ]
  %152 = icmp sgt i64 %151, %129
  %153 = sub nsw i64 %151, %129
  %154 = select i1 %152, i64 %153, i64 0
  %155 = tail call i64 @strlen(i8* noundef %124) #8
  %156 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 6
  %157 = load i32, i32* %156, align 4, !tbaa !35
  %158 = sext i32 %157 to i64
  %159 = add i64 %155, %154
  %160 = sub i64 %128, %159
  %161 = add i64 %160, %158
  %162 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 4
  %163 = load i32, i32* %162, align 4, !tbaa !66
  %164 = icmp eq i32 %163, 0
  %165 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  %166 = load i32, i32* %165, align 4, !tbaa !36
  %167 = icmp eq i32 %166, 0
  br i1 %164, label %177, label %168

168:                                              ; preds = %150
  br i1 %167, label %169, label %181

169:                                              ; preds = %168
  %170 = load i32, i32* %130, align 4, !tbaa !38
  %171 = icmp slt i32 %170, 0
  %172 = icmp sgt i64 %161, 0
  %173 = select i1 %171, i1 %172, i1 false
  %174 = select i1 %173, i64 %161, i64 0
  %175 = add nuw nsw i64 %174, %154
  %176 = select i1 %173, i64 0, i64 %161
  br label %178

177:                                              ; preds = %150
  br i1 %167, label %178, label %181

178:                                              ; preds = %169, %177
  %179 = phi i64 [ %176, %169 ], [ %161, %177 ]
  %180 = phi i64 [ %175, %169 ], [ %154, %177 ]
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %179) #10
  br label %181

181:                                              ; preds = %168, %178, %177
  %182 = phi i64 [ %179, %178 ], [ %161, %177 ], [ %161, %168 ]
  %183 = phi i64 [ %180, %178 ], [ %154, %177 ], [ %154, %168 ]
  %184 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  %185 = icmp eq i64 %155, 0
  br i1 %185, label %189, label %186

186:                                              ; preds = %181
  %187 = bitcast %struct.sv_sink* %0 to void (%struct.sv_sink*, i8*, i64)**
  %188 = load void (%struct.sv_sink*, i8*, i64)*, void (%struct.sv_sink*, i8*, i64)** %187, align 8, !tbaa !2
  tail call void %188(%struct.sv_sink* noundef %0, i8* noundef %124, i64 noundef %155) #8
  br label %189

189:                                              ; preds = %181, %186
  %190 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %191 = load i64, i64* %190, align 8, !tbaa !9
  %192 = add i64 %191, %155
  store i64 %192, i64* %190, align 8, !tbaa !9
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %183) #10
  %193 = icmp eq i32 %126, 72
  br i1 %193, label %198, label %194

194:                                              ; preds = %189
  %195 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %127
  %196 = bitcast %struct.sv_sink* %0 to void (%struct.sv_sink*, i8*, i64)**
  %197 = load void (%struct.sv_sink*, i8*, i64)*, void (%struct.sv_sink*, i8*, i64)** %196, align 8, !tbaa !2
  call void %197(%struct.sv_sink* noundef nonnull %0, i8* noundef nonnull %195, i64 noundef %129) #8
  br label %198

198:                                              ; preds = %189, %194
  %199 = load i64, i64* %190, align 8, !tbaa !9
  %200 = add i64 %199, %129
  store i64 %200, i64* %190, align 8, !tbaa !9
  %201 = load i32, i32* %184, align 4, !tbaa !36
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %204, label %203

203:                                              ; preds = %198
  call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %182) #10
  br label %204

204:                                              ; preds = %203, %198
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %5) #9
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_text(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 6
  %6 = load i32, i32* %5, align 4, !tbaa !35
  %7 = sext i32 %6 to i64
  %8 = sub nsw i64 %7, %3
  %9 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 0
  %10 = load i32, i32* %9, align 4, !tbaa !36
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %4
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %8) #10
  br label %13

13:                                               ; preds = %12, %4
  %14 = icmp eq i64 %3, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %13
  %16 = bitcast %struct.sv_sink* %0 to void (%struct.sv_sink*, i8*, i64)**
  %17 = load void (%struct.sv_sink*, i8*, i64)*, void (%struct.sv_sink*, i8*, i64)** %16, align 8, !tbaa !2
  tail call void %17(%struct.sv_sink* noundef %0, i8* noundef %2, i64 noundef %3) #8
  br label %18

18:                                               ; preds = %13, %15
  %19 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %20 = load i64, i64* %19, align 8, !tbaa !9
  %21 = add i64 %20, %3
  store i64 %21, i64* %19, align 8, !tbaa !9
  %22 = load i32, i32* %9, align 4, !tbaa !36
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %25, label %24

24:                                               ; preds = %18
  tail call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %8) #10
  br label %25

25:                                               ; preds = %24, %18
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_string(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 7
  %5 = load i32, i32* %4, align 4, !tbaa !38
  %6 = sext i32 %5 to i64
  %7 = icmp sgt i64 %6, -1
  %8 = select i1 %7, i64 %6, i64 -1
  %9 = icmp eq i8* %2, null
  %10 = icmp ult i64 %8, 6
  %11 = select i1 %10, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.12, i64 0, i64 0)
  %12 = select i1 %9, i8* %11, i8* %2
  %13 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %14 = load i32, i32* %13, align 8, !tbaa !60
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %3
  %17 = tail call i64 @__sv_shown_length(i8* noundef %12, i64 noundef %8) #8
  br label %24

18:                                               ; preds = %3
  %19 = icmp slt i32 %5, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %18
  %21 = tail call i64 @strlen(i8* noundef %12) #8
  br label %24

22:                                               ; preds = %18
  %23 = tail call i64 @strnlen(i8* noundef %12, i64 noundef %8) #8
  br label %24

24:                                               ; preds = %20, %22, %16
  %25 = phi i64 [ %17, %16 ], [ %21, %20 ], [ %23, %22 ]
  tail call fastcc void @write_text(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %1, i8* noundef %12, i64 noundef %25) #10
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @strerror(i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local void @__sv_format_float(%struct.sv_sink* noundef, %struct.sv_spec* noundef, x86_fp80 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__symvm_observe(i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__sv_shown_length(i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @strnlen(i8* noundef, i64 noundef) local_unnamed_addr #4

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { mustprogress nofree nosync nounwind willreturn }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"sv_sink", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 24, !8, i64 32, !8, i64 36}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long", !5, i64 0}
!8 = !{!"int", !5, i64 0}
!9 = !{!3, !7, i64 16}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !8, i64 24}
!14 = !{!"arguments", !5, i64 0, !8, i64 24, !5, i64 28, !5, i64 288}
!15 = !{!5, !5, i64 0}
!16 = distinct !{!16, !11, !12}
!17 = !{!4, !4, i64 0}
!18 = distinct !{!18, !11, !12}
!19 = !{!20, !8, i64 40}
!20 = !{!"directive", !21, i64 0, !5, i64 36, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !4, i64 64}
!21 = !{!"sv_spec", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !8, i64 16, !8, i64 20, !8, i64 24, !8, i64 28, !5, i64 32}
!22 = !{!8, !8, i64 0}
!23 = !{!20, !8, i64 52}
!24 = !{!20, !8, i64 56}
!25 = distinct !{!25, !11, !12}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11, !12}
!28 = !{!20, !8, i64 44}
!29 = !{i64 0, i64 8, !30, i64 16, i64 16, !31}
!30 = !{!7, !7, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"long double", !5, i64 0}
!33 = !{!34, !7, i64 0}
!34 = !{!"argument", !7, i64 0, !32, i64 16}
!35 = !{!21, !8, i64 24}
!36 = !{!21, !8, i64 0}
!37 = !{!20, !8, i64 48}
!38 = !{!21, !8, i64 28}
!39 = !{!21, !5, i64 32}
!40 = !{!20, !5, i64 36}
!41 = distinct !{!41, !11, !12}
!42 = distinct !{!42, !11, !12}
!43 = !{!44, !44, i64 0}
!44 = !{!"short", !5, i64 0}
!45 = !{!34, !32, i64 16}
!46 = !{!3, !8, i64 36}
!47 = !{i64 0, i64 4, !22, i64 4, i64 1, !15, i64 8, i64 4, !15, i64 12, i64 4, !22, i64 16, i64 4, !22, i64 20, i64 4, !22, i64 24, i64 4, !22, i64 28, i64 4, !22, i64 36, i64 8, !17}
!48 = !{i64 0, i64 8, !17}
!49 = !{!20, !8, i64 0}
!50 = !{!20, !8, i64 4}
!51 = !{!20, !8, i64 8}
!52 = !{!20, !8, i64 12}
!53 = !{!20, !8, i64 16}
!54 = !{!20, !8, i64 20}
!55 = distinct !{!55, !12}
!56 = !{!20, !8, i64 24}
!57 = !{!20, !8, i64 28}
!58 = !{!20, !5, i64 32}
!59 = distinct !{!59, !11, !12}
!60 = !{!3, !8, i64 32}
!61 = !{!21, !8, i64 4}
!62 = !{!21, !8, i64 8}
!63 = !{!21, !8, i64 12}
!64 = distinct !{!64, !11, !12}
!65 = distinct !{!65, !11, !12}
!66 = !{!21, !8, i64 16}
