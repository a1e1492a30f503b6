; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/format.c
; ModuleID = 'runtime/c/format.c'
source_filename = "runtime/c/format.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_sink = type { {}*, i8*, i64, i64, i32, i64, i32, i32, i32 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.characters = type { i32*, i8* }
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
@.str.12 = private unnamed_addr constant [3 x i8] c"0B\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"0b\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1

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
  %12 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 7
  %13 = load i32, i32* %12, align 4, !tbaa !10
  %14 = icmp ne i32 %13, 0
  %15 = icmp ne i64 %2, 0
  %16 = and i1 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %18, %8
  ret void

18:                                               ; preds = %8, %18
  %19 = phi i64 [ %26, %18 ], [ %11, %8 ]
  %20 = phi i64 [ %27, %18 ], [ 0, %8 ]
  %21 = getelementptr inbounds i8, i8* %1, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !11
  %23 = and i8 %22, -64
  %24 = icmp eq i8 %23, -128
  %25 = sext i1 %24 to i64
  %26 = add i64 %19, %25
  store i64 %26, i64* %9, align 8, !tbaa !9
  %27 = add nuw i64 %20, 1
  %28 = icmp ult i64 %27, %2
  br i1 %28, label %18, label %17, !llvm.loop !12
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [64 x i8], align 16
  %5 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5) #9
  %6 = icmp slt i64 %2, 1
  br i1 %6, label %15, label %7

7:                                                ; preds = %3
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(64) %5, i8 %1, i64 64, i1 false)
  %8 = icmp ugt i64 %2, 64
  br i1 %8, label %9, label %13

9:                                                ; preds = %7, %9
  %10 = phi i64 [ %11, %9 ], [ %2, %7 ]
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %5, i64 noundef 64) #10
  %11 = add nsw i64 %10, -64
  %12 = icmp ugt i64 %10, 128
  br i1 %12, label %9, label %13, !llvm.loop !15

13:                                               ; preds = %9, %7
  %14 = phi i64 [ %2, %7 ], [ %11, %9 ]
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %5, i64 noundef %14) #10
  br label %15

15:                                               ; preds = %3, %13
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %5) #9
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_format(%struct.sv_sink* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.characters, align 8
  %5 = alloca [8 x i8], align 1
  %6 = alloca %struct.characters, align 8
  %7 = alloca [8 x i8], align 1
  %8 = alloca %struct.argument, align 16
  %9 = alloca i8*, align 8
  %10 = alloca %struct.directive, align 8
  %11 = alloca [3 x i32], align 4
  %12 = alloca %struct.arguments, align 16
  %13 = alloca i8*, align 8
  %14 = alloca %struct.directive, align 8
  %15 = bitcast %struct.arguments* %12 to i8*
  call void @llvm.lifetime.start.p0i8(i64 2368, i8* nonnull %15) #9
  %16 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %15, i8* %16)
  %17 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 1
  store i32 0, i32* %17, align 8, !tbaa !16
  br label %18

18:                                               ; preds = %21, %3
  %19 = phi i8* [ %1, %3 ], [ %22, %21 ]
  %20 = load i8, i8* %19, align 1, !tbaa !11
  switch i8 %20, label %21 [
    i8 0, label %121
    i8 36, label %23
  ]

21:                                               ; preds = %18
  %22 = getelementptr inbounds i8, i8* %19, i64 1
  br label %18, !llvm.loop !18

23:                                               ; preds = %18
  %24 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 2, i64 0
  %25 = bitcast i32* %24 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(260) %25, i8 0, i64 260, i1 false)
  %26 = bitcast i8** %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %26) #9
  %27 = load i8, i8* %1, align 1, !tbaa !11
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %23
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %26) #9
  br label %116

30:                                               ; preds = %23
  %31 = bitcast %struct.directive* %10 to i8*
  %32 = bitcast [3 x i32]* %11 to i8*
  %33 = getelementptr inbounds [3 x i32], [3 x i32]* %11, i64 0, i64 0
  %34 = getelementptr inbounds %struct.directive, %struct.directive* %10, i64 0, i32 2
  %35 = getelementptr inbounds [3 x i32], [3 x i32]* %11, i64 0, i64 1
  %36 = getelementptr inbounds %struct.directive, %struct.directive* %10, i64 0, i32 5
  %37 = getelementptr inbounds %struct.directive, %struct.directive* %10, i64 0, i32 3
  %38 = getelementptr inbounds [3 x i32], [3 x i32]* %11, i64 0, i64 2
  %39 = getelementptr inbounds %struct.directive, %struct.directive* %10, i64 0, i32 6
  %40 = getelementptr inbounds %struct.directive, %struct.directive* %10, i64 0, i32 4
  br label %41

41:                                               ; preds = %94, %30
  %42 = phi i8 [ %27, %30 ], [ %97, %94 ]
  %43 = phi i8* [ %1, %30 ], [ %95, %94 ]
  %44 = phi i32 [ 0, %30 ], [ %96, %94 ]
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %31) #9
  %45 = getelementptr inbounds i8, i8* %43, i64 1
  store i8* %45, i8** %9, align 8, !tbaa !19
  %46 = icmp eq i8 %42, 37
  br i1 %46, label %47, label %90, !llvm.loop !20

47:                                               ; preds = %41
  %48 = load i8, i8* %45, align 1, !tbaa !11
  %49 = icmp eq i8 %48, 37
  br i1 %49, label %50, label %52

50:                                               ; preds = %47
  %51 = getelementptr inbounds i8, i8* %43, i64 2
  store i8* %51, i8** %9, align 8, !tbaa !19
  br label %90, !llvm.loop !20

52:                                               ; preds = %47
  %53 = call fastcc i32 @parse(i8** noundef nonnull %9, %struct.directive* noundef nonnull %10) #8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %52
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %31) #9
  br label %114

56:                                               ; preds = %52
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %32) #9
  %57 = load i32, i32* %34, align 8, !tbaa !21
  store i32 %57, i32* %33, align 4, !tbaa !24
  %58 = load i32, i32* %36, align 4, !tbaa !25
  %59 = icmp eq i32 %58, 0
  %60 = load i32, i32* %37, align 4
  %61 = select i1 %59, i32 0, i32 %60
  store i32 %61, i32* %35, align 4, !tbaa !24
  %62 = load i32, i32* %39, align 8, !tbaa !26
  %63 = icmp eq i32 %62, 0
  %64 = load i32, i32* %40, align 8
  %65 = select i1 %63, i32 0, i32 %64
  store i32 %65, i32* %38, align 4, !tbaa !24
  %66 = icmp ugt i32 %57, 64
  br i1 %66, label %99, label %67

67:                                               ; preds = %56, %86
  %68 = phi i32 [ %83, %86 ], [ %44, %56 ]
  %69 = phi i64 [ %84, %86 ], [ 0, %56 ]
  %70 = phi i32 [ %88, %86 ], [ %57, %56 ]
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %82, label %72

72:                                               ; preds = %67
  %73 = icmp eq i64 %69, 0
  br i1 %73, label %74, label %76

74:                                               ; preds = %72
  %75 = call fastcc i32 @kind_of(%struct.directive* noundef nonnull %10) #8
  br label %76

76:                                               ; preds = %74, %72
  %77 = phi i32 [ %75, %74 ], [ 1, %72 ]
  %78 = zext i32 %70 to i64
  %79 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 2, i64 %78
  store i32 %77, i32* %79, align 4, !tbaa !11
  %80 = icmp sgt i32 %70, %68
  %81 = select i1 %80, i32 %70, i32 %68
  br label %82

82:                                               ; preds = %76, %67
  %83 = phi i32 [ %68, %67 ], [ %81, %76 ]
  %84 = add nuw nsw i64 %69, 1
  %85 = icmp eq i64 %84, 3
  br i1 %85, label %92, label %86, !llvm.loop !27

86:                                               ; preds = %82
  %87 = getelementptr inbounds [3 x i32], [3 x i32]* %11, i64 0, i64 %84
  %88 = load i32, i32* %87, align 4, !tbaa !24
  %89 = icmp ugt i32 %88, 64
  br i1 %89, label %99, label %67

90:                                               ; preds = %50, %41
  %91 = phi i8* [ %51, %50 ], [ %45, %41 ]
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %31) #9
  br label %94

92:                                               ; preds = %82
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %32) #9
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %31) #9
  %93 = load i8*, i8** %9, align 8, !tbaa !19
  br label %94

94:                                               ; preds = %92, %90
  %95 = phi i8* [ %91, %90 ], [ %93, %92 ]
  %96 = phi i32 [ %44, %90 ], [ %83, %92 ]
  %97 = load i8, i8* %95, align 1, !tbaa !11
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %100, label %41, !llvm.loop !20

99:                                               ; preds = %56, %86
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %32) #9
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %31) #9
  br label %114

100:                                              ; preds = %94
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %26) #9
  %101 = icmp slt i32 %96, 1
  br i1 %101, label %116, label %102

102:                                              ; preds = %100
  %103 = add nuw i32 %96, 1
  %104 = zext i32 %103 to i64
  br label %105

105:                                              ; preds = %105, %102
  %106 = phi i64 [ 1, %102 ], [ %112, %105 ]
  %107 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 2, i64 %106
  %108 = load i32, i32* %107, align 4, !tbaa !11
  %109 = icmp eq i32 %108, 0
  %110 = select i1 %109, i32 1, i32 %108
  %111 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %106
  call fastcc void @fetch(%struct.arguments* noundef nonnull %12, i32 noundef %110, %struct.argument* noundef nonnull %111) #8
  %112 = add nuw nsw i64 %106, 1
  %113 = icmp eq i64 %112, %104
  br i1 %113, label %117, label %105, !llvm.loop !28

114:                                              ; preds = %55, %99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %26) #9
  %115 = call i32* @__errno_location() #8
  store i32 22, i32* %115, align 4, !tbaa !24
  br label %455

116:                                              ; preds = %29, %100
  store i32 0, i32* %17, align 8, !tbaa !16
  br label %120

117:                                              ; preds = %105
  %118 = icmp sgt i32 %96, 0
  %119 = zext i1 %118 to i32
  store i32 %119, i32* %17, align 8, !tbaa !16
  br i1 %118, label %121, label %120

120:                                              ; preds = %116, %117
  call void @llvm.va_end(i8* nonnull %15)
  call void @llvm.va_copy(i8* nonnull %15, i8* %16)
  br label %121

121:                                              ; preds = %18, %117, %120
  %122 = bitcast i8** %13 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %122) #9
  %123 = load i8, i8* %1, align 1, !tbaa !11
  %124 = icmp eq i8 %123, 0
  br i1 %124, label %435, label %125

125:                                              ; preds = %121
  %126 = bitcast %struct.directive* %14 to i8*
  %127 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 0
  %128 = bitcast %struct.argument* %8 to i8*
  %129 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 5
  %130 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 3
  %131 = getelementptr inbounds %struct.argument, %struct.argument* %8, i64 0, i32 0
  %132 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 0, i64 0, i32 0
  %133 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 0, i64 0, i32 2
  %134 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 0, i64 0, i32 3
  %135 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 0, i32 6
  %136 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 0, i32 0
  %137 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 6
  %138 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 4
  %139 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 0, i32 7
  %140 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 2
  %141 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 0, i32 8
  %142 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %143 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %144 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 1
  %145 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 7
  %146 = bitcast %struct.characters* %4 to i8*
  %147 = getelementptr inbounds %struct.characters, %struct.characters* %4, i64 0, i32 0
  %148 = getelementptr inbounds %struct.characters, %struct.characters* %4, i64 0, i32 1
  %149 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 0
  %150 = bitcast %struct.characters* %6 to i8*
  %151 = getelementptr inbounds [8 x i8], [8 x i8]* %7, i64 0, i64 0
  %152 = getelementptr inbounds [8 x i8], [8 x i8]* %7, i64 0, i64 1
  %153 = getelementptr inbounds [8 x i8], [8 x i8]* %7, i64 0, i64 8
  %154 = getelementptr inbounds %struct.argument, %struct.argument* %8, i64 0, i32 1
  br label %155

155:                                              ; preds = %125, %431
  %156 = phi i8 [ %123, %125 ], [ %433, %431 ]
  %157 = phi i8* [ %1, %125 ], [ %432, %431 ]
  br label %158

158:                                              ; preds = %155, %161
  %159 = phi i8 [ %156, %155 ], [ %163, %161 ]
  %160 = phi i8* [ %157, %155 ], [ %162, %161 ]
  switch i8 %159, label %161 [
    i8 0, label %164
    i8 37, label %164
  ]

161:                                              ; preds = %158
  %162 = getelementptr inbounds i8, i8* %160, i64 1
  %163 = load i8, i8* %162, align 1, !tbaa !11
  br label %158, !llvm.loop !29

164:                                              ; preds = %158, %158
  %165 = ptrtoint i8* %160 to i64
  %166 = ptrtoint i8* %157 to i64
  %167 = sub i64 %165, %166
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %157, i64 noundef %167) #10
  %168 = load i8, i8* %160, align 1, !tbaa !11
  %169 = icmp eq i8 %168, 0
  br i1 %169, label %435, label %170

170:                                              ; preds = %164
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %126) #9
  %171 = getelementptr inbounds i8, i8* %160, i64 1
  store i8* %171, i8** %13, align 8, !tbaa !19
  %172 = call fastcc i32 @parse(i8** noundef nonnull %13, %struct.directive* noundef nonnull %14) #10
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %180

174:                                              ; preds = %170
  %175 = load i8*, i8** %13, align 8, !tbaa !19
  %176 = load i8, i8* %175, align 1, !tbaa !11
  %177 = icmp eq i8 %176, 0
  %178 = select i1 %177, i32 22, i32 75
  %179 = call i32* @__errno_location() #8
  store i32 %178, i32* %179, align 4, !tbaa !24
  br label %439

180:                                              ; preds = %170
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %128) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8 0, i64 32, i1 false) #9
  %181 = load i32, i32* %129, align 4, !tbaa !25
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %217, label %183

183:                                              ; preds = %180
  %184 = load i32, i32* %130, align 4, !tbaa !30
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %191, label %186

186:                                              ; preds = %183
  %187 = sext i32 %184 to i64
  %188 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %187
  %189 = bitcast %struct.argument* %188 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8* noundef nonnull align 16 dereferenceable(32) %189, i64 32, i1 false) #9, !tbaa.struct !31
  %190 = load i64, i64* %131, align 16, !tbaa !35
  br label %207

191:                                              ; preds = %183
  %192 = load i32, i32* %132, align 16
  %193 = icmp ult i32 %192, 41
  br i1 %193, label %194, label %199

194:                                              ; preds = %191
  %195 = load i8*, i8** %134, align 16
  %196 = zext i32 %192 to i64
  %197 = getelementptr i8, i8* %195, i64 %196
  %198 = add nuw nsw i32 %192, 8
  store i32 %198, i32* %132, align 16
  br label %202

199:                                              ; preds = %191
  %200 = load i8*, i8** %133, align 8
  %201 = getelementptr i8, i8* %200, i64 8
  store i8* %201, i8** %133, align 8
  br label %202

202:                                              ; preds = %199, %194
  %203 = phi i8* [ %197, %194 ], [ %200, %199 ]
  %204 = bitcast i8* %203 to i32*
  %205 = load i32, i32* %204, align 4
  %206 = sext i32 %205 to i64
  store i64 %206, i64* %131, align 16, !tbaa !35
  br label %207

207:                                              ; preds = %202, %186
  %208 = phi i64 [ %190, %186 ], [ %206, %202 ]
  %209 = trunc i64 %208 to i32
  store i32 %209, i32* %135, align 8, !tbaa !37
  %210 = icmp eq i32 %209, -2147483648
  br i1 %210, label %211, label %213

211:                                              ; preds = %207
  %212 = call i32* @__errno_location() #8
  store i32 75, i32* %212, align 4, !tbaa !24
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  br label %439

213:                                              ; preds = %207
  %214 = icmp slt i32 %209, 0
  br i1 %214, label %215, label %217

215:                                              ; preds = %213
  store i32 1, i32* %136, align 8, !tbaa !38
  %216 = sub nsw i32 0, %209
  store i32 %216, i32* %135, align 8, !tbaa !37
  br label %217

217:                                              ; preds = %215, %213, %180
  %218 = load i32, i32* %137, align 8, !tbaa !26
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %249, label %220

220:                                              ; preds = %217
  %221 = load i32, i32* %138, align 8, !tbaa !39
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %228, label %223

223:                                              ; preds = %220
  %224 = sext i32 %221 to i64
  %225 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %224
  %226 = bitcast %struct.argument* %225 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8* noundef nonnull align 16 dereferenceable(32) %226, i64 32, i1 false) #9, !tbaa.struct !31
  %227 = load i64, i64* %131, align 16, !tbaa !35
  br label %244

228:                                              ; preds = %220
  %229 = load i32, i32* %132, align 16
  %230 = icmp ult i32 %229, 41
  br i1 %230, label %231, label %236

231:                                              ; preds = %228
  %232 = load i8*, i8** %134, align 16
  %233 = zext i32 %229 to i64
  %234 = getelementptr i8, i8* %232, i64 %233
  %235 = add nuw nsw i32 %229, 8
  store i32 %235, i32* %132, align 16
  br label %239

236:                                              ; preds = %228
  %237 = load i8*, i8** %133, align 8
  %238 = getelementptr i8, i8* %237, i64 8
  store i8* %238, i8** %133, align 8
  br label %239

239:                                              ; preds = %236, %231
  %240 = phi i8* [ %234, %231 ], [ %237, %236 ]
  %241 = bitcast i8* %240 to i32*
  %242 = load i32, i32* %241, align 4
  %243 = sext i32 %242 to i64
  store i64 %243, i64* %131, align 16, !tbaa !35
  br label %244

244:                                              ; preds = %239, %223
  %245 = phi i64 [ %227, %223 ], [ %243, %239 ]
  %246 = trunc i64 %245 to i32
  %247 = icmp sgt i32 %246, -1
  %248 = select i1 %247, i32 %246, i32 -1
  store i32 %248, i32* %139, align 4, !tbaa !40
  br label %249

249:                                              ; preds = %244, %217
  %250 = call fastcc i32 @kind_of(%struct.directive* noundef nonnull %14) #8
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %260, label %252

252:                                              ; preds = %249
  %253 = load i32, i32* %140, align 8, !tbaa !21
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %259, label %255

255:                                              ; preds = %252
  %256 = sext i32 %253 to i64
  %257 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %256
  %258 = bitcast %struct.argument* %257 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8* noundef nonnull align 16 dereferenceable(32) %258, i64 32, i1 false) #9, !tbaa.struct !31
  br label %260

259:                                              ; preds = %252
  call fastcc void @fetch(%struct.arguments* noundef nonnull %12, i32 noundef %250, %struct.argument* noundef nonnull %8) #8
  br label %260

260:                                              ; preds = %259, %255, %249
  %261 = load i8, i8* %141, align 8, !tbaa !41
  %262 = sext i8 %261 to i32
  switch i32 %262, label %416 [
    i32 100, label %263
    i32 105, label %263
    i32 111, label %263
    i32 117, label %263
    i32 120, label %263
    i32 88, label %263
    i32 98, label %263
    i32 66, label %263
    i32 112, label %265
    i32 99, label %270
    i32 67, label %270
    i32 115, label %323
    i32 83, label %323
    i32 110, label %394
    i32 109, label %411
    i32 37, label %415
  ]

263:                                              ; preds = %260, %260, %260, %260, %260, %260, %260, %260
  %264 = load i64, i64* %131, align 16, !tbaa !35
  call fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* noundef nonnull %14, i64 noundef %264) #8
  br label %427

265:                                              ; preds = %260
  store i32 3, i32* %144, align 4, !tbaa !42
  %266 = load i64, i64* %131, align 16, !tbaa !35
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %269, label %268

268:                                              ; preds = %265
  call fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* noundef nonnull %14, i64 noundef %266) #8
  br label %427

269:                                              ; preds = %265
  call fastcc void @write_text(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i64 noundef 5, i64 noundef 0) #8
  br label %427

270:                                              ; preds = %260, %260
  %271 = load i64, i64* %131, align 16, !tbaa !35
  %272 = load i32, i32* %144, align 4, !tbaa !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %151) #9
  %273 = trunc i64 %271 to i8
  store i8 %273, i8* %151, align 1, !tbaa !11
  br label %274

274:                                              ; preds = %274, %270
  %275 = phi i8* [ %152, %270 ], [ %276, %274 ]
  store i8 0, i8* %275, align 1, !tbaa !11
  %276 = getelementptr inbounds i8, i8* %275, i64 1
  %277 = icmp eq i8* %276, %153
  br i1 %277, label %278, label %274

278:                                              ; preds = %274
  %279 = icmp eq i8 %261, 67
  %280 = icmp eq i32 %272, 3
  %281 = select i1 %280, i1 true, i1 %279
  br i1 %281, label %285, label %282

282:                                              ; preds = %278
  %283 = load i32, i32* %145, align 4, !tbaa !10
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %308, label %287

285:                                              ; preds = %278
  %286 = trunc i64 %271 to i32
  br label %294

287:                                              ; preds = %282
  %288 = trunc i64 %271 to i32
  %289 = and i32 %288, 255
  %290 = call i32 @btowc(i32 noundef %289) #8
  %291 = icmp eq i32 %290, -1
  br i1 %291, label %292, label %294

292:                                              ; preds = %287
  %293 = call i32* @__errno_location() #8
  store i32 84, i32* %293, align 4, !tbaa !24
  br label %321

294:                                              ; preds = %287, %285
  %295 = phi i32 [ %286, %285 ], [ %290, %287 ]
  %296 = load i32, i32* %145, align 4, !tbaa !10
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %300, label %298

298:                                              ; preds = %294
  %299 = call i64 @__sv_encode(i8* noundef nonnull %151, i32 noundef %295) #8
  br label %302

300:                                              ; preds = %294
  %301 = call i64 @wcrtomb(i8* noundef nonnull %151, i32 noundef %295, i8* noundef null) #8
  br label %302

302:                                              ; preds = %300, %298
  %303 = phi i64 [ %299, %298 ], [ %301, %300 ]
  %304 = icmp eq i64 %303, -1
  br i1 %304, label %321, label %305

305:                                              ; preds = %302
  %306 = load i32, i32* %145, align 4, !tbaa !10
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %308, label %310

308:                                              ; preds = %305, %282
  %309 = phi i64 [ %303, %305 ], [ 1, %282 ]
  call fastcc void @write_text(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %127, i8* noundef nonnull %151, i64 noundef %309, i64 noundef 0) #8
  br label %321

310:                                              ; preds = %305
  %311 = load i32, i32* %135, align 8, !tbaa !37
  %312 = sext i32 %311 to i64
  %313 = add nsw i64 %312, -1
  %314 = load i32, i32* %136, align 8, !tbaa !38
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %316, label %317

316:                                              ; preds = %310
  call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %313) #8
  br label %317

317:                                              ; preds = %316, %310
  call void @__sv_put(%struct.sv_sink* noundef nonnull %0, i8* noundef nonnull %151, i64 noundef %303) #8
  %318 = load i32, i32* %136, align 8, !tbaa !38
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %321, label %320

320:                                              ; preds = %317
  call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %313) #8
  br label %321

321:                                              ; preds = %320, %317, %308, %302, %292
  %322 = phi i32 [ 0, %308 ], [ -1, %302 ], [ 0, %320 ], [ 0, %317 ], [ -1, %292 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %151) #9
  br label %428

323:                                              ; preds = %260, %260
  %324 = load i64, i64* %131, align 16, !tbaa !35
  %325 = inttoptr i64 %324 to i8*
  %326 = load i32, i32* %144, align 4, !tbaa !42
  %327 = icmp eq i32 %326, 3
  %328 = icmp eq i64 %324, 0
  br i1 %327, label %330, label %329

329:                                              ; preds = %323
  br i1 %328, label %336, label %331

330:                                              ; preds = %323
  br i1 %328, label %336, label %337

331:                                              ; preds = %329
  %332 = icmp eq i8 %261, 83
  br i1 %332, label %337, label %333

333:                                              ; preds = %331
  %334 = load i32, i32* %145, align 4, !tbaa !10
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %336, label %339

336:                                              ; preds = %333, %330, %329
  call fastcc void @write_string(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, i8* noundef %325) #8
  br label %427

337:                                              ; preds = %331, %330
  %338 = inttoptr i64 %324 to i32*
  br label %339

339:                                              ; preds = %337, %333
  %340 = phi i8* [ null, %337 ], [ %325, %333 ]
  %341 = phi i32* [ %338, %337 ], [ null, %333 ]
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %146) #9
  store i32* %341, i32** %147, align 8
  store i8* %340, i8** %148, align 8
  %342 = load i32, i32* %139, align 4, !tbaa !40
  %343 = sext i32 %342 to i64
  %344 = icmp sgt i64 %343, -1
  %345 = select i1 %344, i64 %343, i64 -1
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %149) #9
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %150) #9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %150, i8* noundef nonnull align 8 dereferenceable(16) %146, i64 16, i1 false) #9, !tbaa.struct !43
  %346 = icmp eq i64 %345, 0
  br i1 %346, label %370, label %347

347:                                              ; preds = %339
  %348 = load i32, i32* %145, align 4, !tbaa !10
  br label %349

349:                                              ; preds = %364, %347
  %350 = phi i32 [ %348, %347 ], [ %358, %364 ]
  %351 = phi i64 [ 0, %347 ], [ %367, %364 ]
  %352 = phi i64 [ 0, %347 ], [ %368, %364 ]
  %353 = call fastcc i32 @next_character(%struct.characters* noundef nonnull %6, i32 noundef %350, i8* noundef nonnull %149) #8
  %354 = icmp slt i32 %353, 0
  br i1 %354, label %392, label %355

355:                                              ; preds = %349
  %356 = icmp eq i32 %353, 0
  br i1 %356, label %370, label %357

357:                                              ; preds = %355
  %358 = load i32, i32* %145, align 4, !tbaa !10
  %359 = icmp eq i32 %358, 0
  %360 = zext i32 %353 to i64
  %361 = sub i64 %345, %351
  %362 = icmp ult i64 %361, %360
  %363 = select i1 %359, i1 %362, i1 false
  br i1 %363, label %370, label %364

364:                                              ; preds = %357
  %365 = select i1 %359, i32 %353, i32 1
  %366 = zext i32 %365 to i64
  %367 = add i64 %351, %366
  %368 = add i64 %352, 1
  %369 = icmp ugt i64 %345, %367
  br i1 %369, label %349, label %370, !llvm.loop !44

370:                                              ; preds = %364, %357, %355, %339
  %371 = phi i64 [ 0, %339 ], [ %352, %355 ], [ %368, %364 ], [ %352, %357 ]
  %372 = phi i64 [ 0, %339 ], [ %351, %355 ], [ %367, %364 ], [ %351, %357 ]
  %373 = load i32, i32* %135, align 8, !tbaa !37
  %374 = sext i32 %373 to i64
  %375 = sub nsw i64 %374, %372
  %376 = load i32, i32* %136, align 8, !tbaa !38
  %377 = icmp eq i32 %376, 0
  br i1 %377, label %378, label %379

378:                                              ; preds = %370
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %375) #8
  br label %379

379:                                              ; preds = %378, %370
  %380 = icmp eq i64 %371, 0
  br i1 %380, label %388, label %381

381:                                              ; preds = %379, %381
  %382 = phi i64 [ %386, %381 ], [ %371, %379 ]
  %383 = load i32, i32* %145, align 4, !tbaa !10
  %384 = call fastcc i32 @next_character(%struct.characters* noundef nonnull %4, i32 noundef %383, i8* noundef nonnull %149) #8
  %385 = sext i32 %384 to i64
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %149, i64 noundef %385) #8
  %386 = add i64 %382, -1
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %388, label %381, !llvm.loop !45

388:                                              ; preds = %381, %379
  %389 = load i32, i32* %136, align 8, !tbaa !38
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %392, label %391

391:                                              ; preds = %388
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %375) #8
  br label %392

392:                                              ; preds = %349, %391, %388
  %393 = phi i32 [ 0, %391 ], [ 0, %388 ], [ -1, %349 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %150) #9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %149) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %146) #9
  br label %428

394:                                              ; preds = %260
  %395 = load i64, i64* %131, align 16, !tbaa !35
  %396 = load i64, i64* %142, align 8, !tbaa !9
  %397 = load i64, i64* %143, align 8, !tbaa !46
  %398 = add i64 %397, %396
  %399 = load i32, i32* %144, align 4, !tbaa !42
  switch i32 %399, label %409 [
    i32 1, label %400
    i32 2, label %403
    i32 0, label %406
  ]

400:                                              ; preds = %394
  %401 = inttoptr i64 %395 to i8*
  %402 = trunc i64 %398 to i8
  store i8 %402, i8* %401, align 1, !tbaa !11
  br label %427

403:                                              ; preds = %394
  %404 = trunc i64 %398 to i16
  %405 = inttoptr i64 %395 to i16*
  store i16 %404, i16* %405, align 2, !tbaa !47
  br label %427

406:                                              ; preds = %394
  %407 = trunc i64 %398 to i32
  %408 = inttoptr i64 %395 to i32*
  store i32 %407, i32* %408, align 4, !tbaa !24
  br label %427

409:                                              ; preds = %394
  %410 = inttoptr i64 %395 to i64*
  store i64 %398, i64* %410, align 8, !tbaa !32
  br label %427

411:                                              ; preds = %260
  %412 = call i32* @__errno_location() #8
  %413 = load i32, i32* %412, align 4, !tbaa !24
  %414 = call i8* @strerror(i32 noundef %413) #8
  call fastcc void @write_string(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, i8* noundef %414) #8
  br label %427

415:                                              ; preds = %260
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #8
  br label %427

416:                                              ; preds = %260
  %417 = and i32 %250, -2
  %418 = icmp eq i32 %417, 4
  br i1 %418, label %419, label %423

419:                                              ; preds = %416
  %420 = icmp eq i32 %250, 5
  %421 = load x86_fp80, x86_fp80* %154, align 16, !tbaa !49
  %422 = zext i1 %420 to i32
  call void @__sv_format_float(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, x86_fp80 noundef %421, i32 noundef %422) #8
  br label %427

423:                                              ; preds = %416
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  %424 = load i8*, i8** %13, align 8, !tbaa !19
  %425 = ptrtoint i8* %424 to i64
  %426 = sub i64 %425, %165
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %160, i64 noundef %426) #10
  br label %431

427:                                              ; preds = %409, %406, %403, %400, %336, %268, %269, %263, %411, %415, %419
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  br label %431

428:                                              ; preds = %321, %392
  %429 = phi i32 [ %393, %392 ], [ %322, %321 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  %430 = icmp slt i32 %429, 0
  br i1 %430, label %439, label %431

431:                                              ; preds = %423, %428, %427
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %126) #9
  %432 = load i8*, i8** %13, align 8, !tbaa !19
  %433 = load i8, i8* %432, align 1, !tbaa !11
  %434 = icmp eq i8 %433, 0
  br i1 %434, label %435, label %155

435:                                              ; preds = %431, %164, %121
  call void @llvm.va_end(i8* nonnull %15)
  %436 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %437 = load i64, i64* %436, align 8, !tbaa !9
  %438 = icmp ugt i64 %437, 2147483647
  br i1 %438, label %442, label %444

439:                                              ; preds = %428, %211, %174
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %126) #9
  call void @llvm.va_end(i8* nonnull %15)
  %440 = load i64, i64* %142, align 8, !tbaa !9
  %441 = icmp ugt i64 %440, 2147483647
  br i1 %441, label %442, label %453

442:                                              ; preds = %439, %435
  %443 = call i32* @__errno_location() #8
  store i32 75, i32* %443, align 4, !tbaa !24
  br label %453

444:                                              ; preds = %435
  %445 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 6
  %446 = load i32, i32* %445, align 8, !tbaa !50
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %448, label %453

448:                                              ; preds = %444
  %449 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %450 = load i64, i64* %449, align 8, !tbaa !46
  %451 = add i64 %450, %437
  %452 = trunc i64 %451 to i32
  br label %453

453:                                              ; preds = %439, %448, %444, %442
  %454 = phi i32 [ -1, %442 ], [ %452, %448 ], [ -1, %444 ], [ -1, %439 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %122) #9
  br label %455

455:                                              ; preds = %453, %114
  %456 = phi i32 [ %454, %453 ], [ -1, %114 ]
  call void @llvm.lifetime.end.p0i8(i64 2368, i8* nonnull %15) #9
  ret i32 %456
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
  %6 = load i8*, i8** %0, align 8, !tbaa !19
  store i8* %6, i8** %3, align 8, !tbaa !19
  %7 = bitcast %struct.directive* %1 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(28) %7, i8 0, i64 28, i1 false)
  %8 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 7
  store i32 -1, i32* %8, align 4, !tbaa.struct !51
  %9 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 7
  store i8* %6, i8** %10, align 8, !tbaa.struct !52
  %11 = load i8, i8* %6, align 1, !tbaa !11
  %12 = sext i8 %11 to i32
  %13 = tail call i32 @isdigit(i32 noundef %12) #8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %29, label %15

15:                                               ; preds = %2
  %16 = load i8, i8* %6, align 1, !tbaa !11
  %17 = icmp eq i8 %16, 48
  br i1 %17, label %29, label %18

18:                                               ; preds = %15
  %19 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %19) #9
  store i8* %6, i8** %4, align 8, !tbaa !19
  %20 = call fastcc i32 @number(i8** noundef nonnull %4) #10
  %21 = load i8*, i8** %4, align 8, !tbaa !19
  %22 = load i8, i8* %21, align 1, !tbaa !11
  %23 = icmp eq i8 %22, 36
  br i1 %23, label %24, label %27

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 2
  store i32 %20, i32* %25, align 8, !tbaa !21
  %26 = getelementptr inbounds i8, i8* %21, i64 1
  store i8* %26, i8** %3, align 8, !tbaa !19
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
  %39 = load i8, i8* %38, align 1, !tbaa !11
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
  store i32 1, i32* %36, align 8, !tbaa !53
  br label %46

41:                                               ; preds = %37
  store i32 1, i32* %35, align 4, !tbaa !54
  br label %46

42:                                               ; preds = %37
  store i32 1, i32* %34, align 8, !tbaa !55
  br label %46

43:                                               ; preds = %37
  store i32 1, i32* %33, align 4, !tbaa !56
  br label %46

44:                                               ; preds = %37
  store i32 1, i32* %32, align 8, !tbaa !57
  br label %46

45:                                               ; preds = %37, %37
  store i32 1, i32* %31, align 4, !tbaa !58
  br label %46

46:                                               ; preds = %40, %42, %44, %45, %43, %41
  %47 = getelementptr inbounds i8, i8* %38, i64 1
  br label %37, !llvm.loop !59

48:                                               ; preds = %37
  store i8* %38, i8** %3, align 8, !tbaa !19
  %49 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 3
  %50 = call fastcc i32 @star(i8** noundef nonnull %3, i32* noundef nonnull %49) #10
  %51 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 5
  store i32 %50, i32* %51, align 4, !tbaa !25
  %52 = icmp eq i32 %50, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %48
  %54 = call fastcc i32 @number(i8** noundef nonnull %3) #10
  %55 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 6
  store i32 %54, i32* %55, align 8, !tbaa !60
  %56 = icmp slt i32 %54, 0
  br i1 %56, label %101, label %57

57:                                               ; preds = %53, %48
  %58 = load i8*, i8** %3, align 8, !tbaa !19
  %59 = load i8, i8* %58, align 1, !tbaa !11
  %60 = icmp eq i8 %59, 46
  br i1 %60, label %61, label %70

61:                                               ; preds = %57
  %62 = getelementptr inbounds i8, i8* %58, i64 1
  store i8* %62, i8** %3, align 8, !tbaa !19
  %63 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 4
  %64 = call fastcc i32 @star(i8** noundef nonnull %3, i32* noundef nonnull %63) #10
  %65 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 6
  store i32 %64, i32* %65, align 8, !tbaa !26
  %66 = icmp eq i32 %64, 0
  br i1 %66, label %67, label %70

67:                                               ; preds = %61
  %68 = call fastcc i32 @number(i8** noundef nonnull %3) #10
  store i32 %68, i32* %8, align 4, !tbaa !61
  %69 = icmp slt i32 %68, 0
  br i1 %69, label %101, label %70

70:                                               ; preds = %61, %67, %57
  %71 = load i8*, i8** %3, align 8, !tbaa !19
  %72 = load i8, i8* %71, align 1, !tbaa !11
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
  store i32 2, i32* %75, align 4, !tbaa !42
  %76 = getelementptr inbounds i8, i8* %71, i64 1
  %77 = load i8, i8* %76, align 1, !tbaa !11
  %78 = icmp eq i8 %77, 104
  br i1 %78, label %79, label %94

79:                                               ; preds = %74
  store i32 1, i32* %75, align 4, !tbaa !42
  %80 = getelementptr inbounds i8, i8* %71, i64 2
  br label %94

81:                                               ; preds = %70
  %82 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 3, i32* %82, align 4, !tbaa !42
  %83 = getelementptr inbounds i8, i8* %71, i64 1
  %84 = load i8, i8* %83, align 1, !tbaa !11
  %85 = icmp eq i8 %84, 108
  br i1 %85, label %86, label %94

86:                                               ; preds = %81
  store i32 4, i32* %82, align 4, !tbaa !42
  %87 = getelementptr inbounds i8, i8* %71, i64 2
  br label %94

88:                                               ; preds = %70, %70
  %89 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 4, i32* %89, align 4, !tbaa !42
  %90 = getelementptr inbounds i8, i8* %71, i64 1
  br label %94

91:                                               ; preds = %70, %70, %70, %70
  %92 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 3, i32* %92, align 4, !tbaa !42
  %93 = getelementptr inbounds i8, i8* %71, i64 1
  br label %94

94:                                               ; preds = %70, %81, %86, %74, %79, %91, %88
  %95 = phi i8* [ %71, %70 ], [ %83, %81 ], [ %87, %86 ], [ %76, %74 ], [ %80, %79 ], [ %93, %91 ], [ %90, %88 ]
  %96 = load i8, i8* %95, align 1, !tbaa !11
  store i8 %96, i8* %9, align 8, !tbaa !62
  %97 = load i8, i8* %95, align 1, !tbaa !11
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %101, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds i8, i8* %95, i64 1
  store i8* %100, i8** %0, align 8, !tbaa !19
  br label %101

101:                                              ; preds = %94, %67, %53, %99
  %102 = phi i32 [ 1, %99 ], [ 0, %53 ], [ 0, %67 ], [ 0, %94 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #9
  ret i32 %102
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal fastcc i32 @kind_of(%struct.directive* nocapture noundef readonly %0) unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 0, i32 8
  %3 = load i8, i8* %2, align 8, !tbaa !62
  %4 = sext i8 %3 to i32
  switch i32 %4, label %16 [
    i32 100, label %5
    i32 105, label %5
    i32 111, label %5
    i32 117, label %5
    i32 120, label %5
    i32 88, label %5
    i32 98, label %5
    i32 66, label %5
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

5:                                                ; preds = %1, %1, %1, %1, %1, %1, %1, %1
  %6 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 1
  %7 = load i32, i32* %6, align 4, !tbaa !42
  %8 = icmp ugt i32 %7, 2
  %9 = select i1 %8, i32 2, i32 1
  br label %17

10:                                               ; preds = %1, %1, %1, %1
  br label %17

11:                                               ; preds = %1, %1, %1, %1, %1, %1, %1, %1
  %12 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 1
  %13 = load i32, i32* %12, align 4, !tbaa !42
  %14 = icmp eq i32 %13, 4
  %15 = select i1 %14, i32 5, i32 4
  br label %17

16:                                               ; preds = %1
  br label %17

17:                                               ; preds = %1, %1, %16, %11, %10, %5
  %18 = phi i32 [ 0, %16 ], [ %15, %11 ], [ 3, %10 ], [ %9, %5 ], [ 1, %1 ], [ 1, %1 ]
  ret i32 %18
}

; Function Attrs: nounwind optsize
define internal fastcc void @fetch(%struct.arguments* nocapture noundef %0, i32 noundef %1, %struct.argument* nocapture noundef writeonly %2) unnamed_addr #0 {
  switch i32 %1, label %96 [
    i32 1, label %4
    i32 2, label %24
    i32 3, label %43
    i32 4, label %63
    i32 5, label %85
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
  store i64 %22, i64* %23, align 16, !tbaa !35
  br label %96

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
  store i64 %41, i64* %42, align 16, !tbaa !35
  br label %96

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
  store i64 %61, i64* %62, align 16, !tbaa !35
  br label %96

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
  %79 = bitcast i8* %78 to i64*
  %80 = load i64, i64* %79, align 8
  %81 = tail call i64 @__symvm_bind(i64 noundef %80) #8
  %82 = bitcast i64 %81 to double
  %83 = fpext double %82 to x86_fp80
  %84 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 1
  store x86_fp80 %83, x86_fp80* %84, align 16, !tbaa !49
  br label %96

85:                                               ; preds = %3
  %86 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 2
  %87 = load i8*, i8** %86, align 8
  %88 = ptrtoint i8* %87 to i64
  %89 = add i64 %88, 15
  %90 = and i64 %89, -16
  %91 = inttoptr i64 %90 to i8*
  %92 = inttoptr i64 %90 to x86_fp80*
  %93 = getelementptr i8, i8* %91, i64 16
  store i8* %93, i8** %86, align 8
  %94 = load x86_fp80, x86_fp80* %92, align 16
  %95 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 1
  store x86_fp80 %94, x86_fp80* %95, align 16, !tbaa !49
  br label %96

96:                                               ; preds = %3, %85, %77, %57, %38, %18
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_bind(i64 noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @number(i8** nocapture noundef %0) unnamed_addr #0 {
  %2 = load i8*, i8** %0, align 8, !tbaa !19
  %3 = load i8, i8* %2, align 1, !tbaa !11
  %4 = sext i8 %3 to i32
  %5 = tail call i32 @isdigit(i32 noundef %4) #8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %31, label %7

7:                                                ; preds = %1, %19
  %8 = phi i64 [ %21, %19 ], [ 0, %1 ]
  %9 = icmp slt i64 %8, 2147483648
  br i1 %9, label %12, label %10

10:                                               ; preds = %7
  %11 = load i8*, i8** %0, align 8, !tbaa !19
  br label %19

12:                                               ; preds = %7
  %13 = mul nsw i64 %8, 10
  %14 = load i8*, i8** %0, align 8, !tbaa !19
  %15 = load i8, i8* %14, align 1, !tbaa !11
  %16 = sext i8 %15 to i64
  %17 = add i64 %13, -48
  %18 = add i64 %17, %16
  br label %19

19:                                               ; preds = %10, %12
  %20 = phi i8* [ %14, %12 ], [ %11, %10 ]
  %21 = phi i64 [ %18, %12 ], [ %8, %10 ]
  %22 = getelementptr inbounds i8, i8* %20, i64 1
  store i8* %22, i8** %0, align 8, !tbaa !19
  %23 = load i8, i8* %22, align 1, !tbaa !11
  %24 = sext i8 %23 to i32
  %25 = tail call i32 @isdigit(i32 noundef %24) #8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !63

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
  %4 = load i8*, i8** %0, align 8, !tbaa !19
  %5 = load i8, i8* %4, align 1, !tbaa !11
  %6 = icmp eq i8 %5, 42
  br i1 %6, label %7, label %23

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %8, i8** %0, align 8, !tbaa !19
  store i32 0, i32* %1, align 4, !tbaa !24
  %9 = load i8, i8* %8, align 1, !tbaa !11
  %10 = sext i8 %9 to i32
  %11 = tail call i32 @isdigit(i32 noundef %10) #8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %7
  %14 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %14) #9
  %15 = load i8*, i8** %0, align 8, !tbaa !19
  store i8* %15, i8** %3, align 8, !tbaa !19
  %16 = call fastcc i32 @number(i8** noundef nonnull %3) #10
  %17 = load i8*, i8** %3, align 8, !tbaa !19
  %18 = load i8, i8* %17, align 1, !tbaa !11
  %19 = icmp eq i8 %18, 36
  br i1 %19, label %20, label %22

20:                                               ; preds = %13
  store i32 %16, i32* %1, align 4, !tbaa !24
  %21 = getelementptr inbounds i8, i8* %17, i64 1
  store i8* %21, i8** %0, align 8, !tbaa !19
  br label %22

22:                                               ; preds = %20, %13
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %14) #9
  br label %23

23:                                               ; preds = %7, %22, %2
  %24 = phi i32 [ 0, %2 ], [ 1, %22 ], [ 1, %7 ]
  ret i32 %24
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca [72 x i8], align 16
  %5 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %6 = load i64, i64* %5, align 8, !tbaa !9
  %7 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 6
  %8 = load i32, i32* %7, align 4, !tbaa !37
  %9 = tail call fastcc i32 @seen(%struct.sv_sink* noundef %0, i32 noundef %8) #10
  %10 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 7
  %11 = load i32, i32* %10, align 4, !tbaa !40
  %12 = tail call fastcc i32 @seen(%struct.sv_sink* noundef %0, i32 noundef %11) #10
  %13 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %13) #9
  %14 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 8
  %15 = load i8, i8* %14, align 4, !tbaa !41
  %16 = icmp eq i8 %15, 88
  %17 = select i1 %16, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i64 0, i64 0)
  %18 = icmp eq i8 %15, 100
  %19 = icmp eq i8 %15, 105
  %20 = or i1 %18, %19
  %21 = zext i1 %20 to i32
  %22 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %23 = load i32, i32* %22, align 8, !tbaa !64
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %3
  %26 = tail call i64 @__symvm_observe(i64 noundef %2) #8
  br label %27

27:                                               ; preds = %25, %3
  %28 = phi i64 [ %26, %25 ], [ %2, %3 ]
  %29 = tail call fastcc i64 @sized(%struct.directive* noundef nonnull %1, i64 noundef %28, i32 noundef %21) #10
  switch i8 %15, label %45 [
    i8 105, label %30
    i8 100, label %30
  ]

30:                                               ; preds = %27, %27
  %31 = icmp slt i64 %29, 0
  br i1 %31, label %41, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %34 = load i32, i32* %33, align 4, !tbaa !65
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %41

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %38 = load i32, i32* %37, align 4, !tbaa !66
  %39 = icmp eq i32 %38, 0
  %40 = select i1 %39, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)
  br label %41

41:                                               ; preds = %36, %32, %30
  %42 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5, i64 0, i64 0), %30 ], [ %40, %36 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0), %32 ]
  %43 = sub i64 0, %29
  %44 = select i1 %31, i64 %43, i64 %29
  br label %45

45:                                               ; preds = %27, %41
  %46 = phi i8* [ %42, %41 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %27 ]
  %47 = phi i64 [ %44, %41 ], [ %29, %27 ]
  %48 = load i8, i8* %14, align 4, !tbaa !41
  %49 = icmp eq i8 %48, 111
  br i1 %49, label %86, label %50

50:                                               ; preds = %45
  %51 = or i8 %48, 32
  switch i8 %51, label %52 [
    i8 98, label %55
    i8 120, label %54
  ]

52:                                               ; preds = %50
  %53 = icmp eq i8 %48, 112
  br i1 %53, label %54, label %94

54:                                               ; preds = %50, %52
  br label %55

55:                                               ; preds = %54, %50
  %56 = phi i32 [ 2, %50 ], [ 16, %54 ]
  %57 = icmp eq i8 %48, 112
  br i1 %57, label %58, label %67

58:                                               ; preds = %55
  %59 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %60 = load i32, i32* %59, align 4, !tbaa !65
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %86

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %64 = load i32, i32* %63, align 4, !tbaa !66
  %65 = icmp eq i32 %64, 0
  %66 = select i1 %65, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i64 0, i64 0)
  br label %86

67:                                               ; preds = %55
  switch i32 %56, label %86 [
    i32 16, label %68
    i32 2, label %77
  ]

68:                                               ; preds = %67
  %69 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %70 = load i32, i32* %69, align 4, !tbaa !67
  %71 = icmp ne i32 %70, 0
  %72 = icmp ne i64 %47, 0
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %74, label %86

74:                                               ; preds = %68
  %75 = icmp eq i8 %48, 88
  %76 = select i1 %75, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)
  br label %90

77:                                               ; preds = %67
  %78 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %79 = load i32, i32* %78, align 4, !tbaa !67
  %80 = icmp ne i32 %79, 0
  %81 = icmp ne i64 %47, 0
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %83, label %86

83:                                               ; preds = %77
  %84 = icmp eq i8 %48, 66
  %85 = select i1 %84, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0)
  br label %90

86:                                               ; preds = %77, %62, %58, %67, %68, %45
  %87 = phi i32 [ 8, %45 ], [ 16, %68 ], [ %56, %67 ], [ %56, %58 ], [ %56, %62 ], [ 2, %77 ]
  %88 = phi i8* [ %46, %45 ], [ %46, %68 ], [ %46, %67 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i64 0, i64 0), %58 ], [ %66, %62 ], [ %46, %77 ]
  %89 = icmp eq i64 %47, 0
  br i1 %89, label %127, label %90

90:                                               ; preds = %83, %74, %86
  %91 = phi i8* [ %88, %86 ], [ %76, %74 ], [ %85, %83 ]
  %92 = phi i32 [ %87, %86 ], [ 16, %74 ], [ 2, %83 ]
  %93 = zext i32 %92 to i64
  br label %106

94:                                               ; preds = %52
  %95 = icmp eq i64 %47, 0
  br i1 %95, label %121, label %96

96:                                               ; preds = %94, %96
  %97 = phi i64 [ %102, %96 ], [ 72, %94 ]
  %98 = phi i64 [ %104, %96 ], [ %47, %94 ]
  %99 = urem i64 %98, 10
  %100 = trunc i64 %99 to i8
  %101 = or i8 %100, 48
  %102 = add nsw i64 %97, -1
  %103 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %102
  store i8 %101, i8* %103, align 1, !tbaa !11
  %104 = udiv i64 %98, 10
  %105 = icmp ult i64 %98, 10
  br i1 %105, label %116, label %96, !llvm.loop !68

106:                                              ; preds = %90, %106
  %107 = phi i64 [ 72, %90 ], [ %112, %106 ]
  %108 = phi i64 [ %47, %90 ], [ %114, %106 ]
  %109 = urem i64 %108, %93
  %110 = getelementptr inbounds i8, i8* %17, i64 %109
  %111 = load i8, i8* %110, align 1, !tbaa !11
  %112 = add nsw i64 %107, -1
  %113 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %112
  store i8 %111, i8* %113, align 1, !tbaa !11
  %114 = udiv i64 %108, %93
  %115 = icmp ult i64 %108, %93
  br i1 %115, label %119, label %106, !llvm.loop !69

116:                                              ; preds = %96
  %117 = shl i64 %102, 32
  %118 = ashr exact i64 %117, 32
  br label %121

119:                                              ; preds = %106
  %120 = trunc i64 %112 to i32
  br label %127

121:                                              ; preds = %94, %116
  %122 = phi i64 [ %118, %116 ], [ 72, %94 ]
  %123 = sub nsw i64 72, %122
  %124 = icmp slt i32 %12, 0
  %125 = select i1 %124, i32 1, i32 %12
  %126 = zext i32 %125 to i64
  br label %152

127:                                              ; preds = %119, %86
  %128 = phi i8* [ %88, %86 ], [ %91, %119 ]
  %129 = phi i32 [ %87, %86 ], [ %92, %119 ]
  %130 = phi i32 [ 72, %86 ], [ %120, %119 ]
  %131 = sext i32 %130 to i64
  %132 = sub nsw i64 72, %131
  %133 = icmp slt i32 %12, 0
  %134 = select i1 %133, i32 1, i32 %12
  %135 = zext i32 %134 to i64
  %136 = icmp eq i32 %129, 8
  br i1 %136, label %137, label %152

137:                                              ; preds = %127
  %138 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %139 = load i32, i32* %138, align 4, !tbaa !67
  %140 = icmp eq i32 %139, 0
  %141 = icmp slt i64 %132, %135
  %142 = select i1 %140, i1 true, i1 %141
  br i1 %142, label %152, label %143

143:                                              ; preds = %137
  %144 = icmp eq i32 %130, 72
  br i1 %144, label %149, label %145

145:                                              ; preds = %143
  %146 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %131
  %147 = load i8, i8* %146, align 1, !tbaa !11
  %148 = icmp eq i8 %147, 48
  br i1 %148, label %152, label %149

149:                                              ; preds = %145, %143
  %150 = phi i64 [ %131, %145 ], [ 72, %143 ]
  %151 = sub nsw i64 73, %131
  br label %152

152:                                              ; preds = %121, %149, %145, %137, %127
  %153 = phi i1 [ true, %149 ], [ true, %145 ], [ true, %137 ], [ false, %127 ], [ false, %121 ]
  %154 = phi i1 [ %133, %149 ], [ %133, %145 ], [ %133, %137 ], [ %133, %127 ], [ %124, %121 ]
  %155 = phi i64 [ %132, %149 ], [ %132, %145 ], [ %132, %137 ], [ %132, %127 ], [ %123, %121 ]
  %156 = phi i64 [ %131, %149 ], [ %131, %145 ], [ %131, %137 ], [ %131, %127 ], [ %122, %121 ]
  %157 = phi i64 [ %150, %149 ], [ %131, %145 ], [ %131, %137 ], [ %131, %127 ], [ %122, %121 ]
  %158 = phi i32 [ 8, %149 ], [ 8, %145 ], [ 8, %137 ], [ %129, %127 ], [ 10, %121 ]
  %159 = phi i8* [ %128, %149 ], [ %128, %145 ], [ %128, %137 ], [ %128, %127 ], [ %46, %121 ]
  %160 = phi i64 [ %151, %149 ], [ %135, %145 ], [ %135, %137 ], [ %135, %127 ], [ %126, %121 ]
  %161 = add nsw i64 %156, -72
  %162 = icmp sgt i64 %160, %155
  %163 = sub nsw i64 %160, %155
  %164 = select i1 %162, i64 %163, i64 0
  %165 = tail call i64 @strlen(i8* noundef %159) #8
  %166 = sext i32 %9 to i64
  %167 = add nsw i64 %161, %166
  %168 = add i64 %165, %164
  %169 = sub i64 %167, %168
  %170 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 4
  %171 = load i32, i32* %170, align 4, !tbaa !70
  %172 = icmp eq i32 %171, 0
  %173 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  %174 = load i32, i32* %173, align 4, !tbaa !38
  br i1 %172, label %183, label %175

175:                                              ; preds = %152
  %176 = icmp eq i32 %174, 0
  %177 = select i1 %176, i1 %154, i1 false
  %178 = icmp sgt i64 %169, 0
  %179 = select i1 %177, i1 %178, i1 false
  %180 = select i1 %179, i64 %169, i64 0
  %181 = add nuw nsw i64 %180, %164
  %182 = select i1 %179, i64 0, i64 %169
  br label %183

183:                                              ; preds = %152, %175
  %184 = phi i64 [ %181, %175 ], [ %164, %152 ]
  %185 = phi i64 [ %182, %175 ], [ %169, %152 ]
  %186 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  %187 = icmp eq i32 %174, 0
  br i1 %187, label %188, label %189

188:                                              ; preds = %183
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %185) #10
  br label %189

189:                                              ; preds = %188, %183
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef %159, i64 noundef %165) #10
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %184) #10
  %190 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %157
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %190, i64 noundef %155) #10
  %191 = load i32, i32* %186, align 4, !tbaa !38
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %194, label %193

193:                                              ; preds = %189
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %185) #10
  br label %194

194:                                              ; preds = %193, %189
  %195 = call i32 @__symvm_is_symbolic(i64 noundef %2) #8
  %196 = load i32, i32* %7, align 4, !tbaa !37
  %197 = sext i32 %196 to i64
  %198 = call i32 @__symvm_is_symbolic(i64 noundef %197) #8
  %199 = or i32 %198, %195
  %200 = load i32, i32* %10, align 4, !tbaa !40
  %201 = sext i32 %200 to i64
  %202 = call i32 @__symvm_is_symbolic(i64 noundef %201) #8
  %203 = or i32 %199, %202
  %204 = load i32, i32* %22, align 8, !tbaa !64
  %205 = icmp ne i32 %204, 0
  %206 = icmp ne i32 %203, 0
  %207 = select i1 %205, i1 %206, i1 false
  br i1 %207, label %208, label %289

208:                                              ; preds = %194
  %209 = call fastcc i64 @sized(%struct.directive* noundef nonnull %1, i64 noundef %2, i32 noundef %21) #8
  %210 = lshr i64 %209, 63
  %211 = zext i1 %20 to i64
  %212 = and i64 %210, %211
  %213 = sub nsw i64 0, %212
  %214 = xor i64 %209, %213
  %215 = add i64 %214, %212
  %216 = load i8, i8* %14, align 4, !tbaa !41
  %217 = icmp eq i8 %216, 112
  br i1 %217, label %218, label %227

218:                                              ; preds = %208
  %219 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %220 = load i32, i32* %219, align 4, !tbaa !65
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %238

222:                                              ; preds = %218
  %223 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %224 = load i32, i32* %223, align 4, !tbaa !66
  %225 = icmp eq i32 %224, 0
  %226 = select i1 %225, i64 2, i64 3
  br label %238

227:                                              ; preds = %208
  %228 = xor i1 %19, %18
  br i1 %228, label %229, label %237

229:                                              ; preds = %227
  %230 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %231 = load i32, i32* %230, align 4, !tbaa !65
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %233, label %238

233:                                              ; preds = %229
  %234 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %235 = load i32, i32* %234, align 4, !tbaa !66
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %238

237:                                              ; preds = %233, %227
  br label %238

238:                                              ; preds = %237, %233, %229, %222, %218
  %239 = phi i64 [ %212, %237 ], [ 1, %233 ], [ 1, %229 ], [ 3, %218 ], [ %226, %222 ]
  switch i32 %158, label %248 [
    i32 16, label %240
    i32 2, label %240
  ]

240:                                              ; preds = %238, %238
  %241 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %242 = load i32, i32* %241, align 4, !tbaa !67
  %243 = icmp eq i32 %242, 0
  %244 = select i1 %243, i1 true, i1 %217
  br i1 %244, label %248, label %245

245:                                              ; preds = %240
  %246 = icmp eq i64 %215, 0
  %247 = select i1 %246, i64 0, i64 2
  br label %248

248:                                              ; preds = %245, %240, %238
  %249 = phi i64 [ %247, %245 ], [ %239, %240 ], [ %239, %238 ]
  %250 = zext i32 %158 to i64
  %251 = icmp ne i64 %215, 0
  %252 = zext i1 %251 to i64
  br label %257

253:                                              ; preds = %257
  %254 = load i32, i32* %10, align 4, !tbaa !40
  %255 = lshr i32 %254, 31
  %256 = zext i32 %255 to i64
  br i1 %153, label %266, label %271

257:                                              ; preds = %257, %248
  %258 = phi i64 [ %263, %257 ], [ %252, %248 ]
  %259 = phi i64 [ %260, %257 ], [ 1, %248 ]
  %260 = mul i64 %259, %250
  %261 = icmp uge i64 %215, %260
  %262 = zext i1 %261 to i64
  %263 = add i64 %258, %262
  %264 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %250, i64 %260) #9
  %265 = extractvalue { i64, i1 } %264, 1
  br i1 %265, label %253, label %257, !llvm.loop !71

266:                                              ; preds = %253
  %267 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %268 = load i32, i32* %267, align 4, !tbaa !67
  %269 = icmp ne i32 %268, 0
  %270 = zext i1 %269 to i64
  br label %271

271:                                              ; preds = %253, %266
  %272 = phi i64 [ 0, %253 ], [ %270, %266 ]
  %273 = add i64 %272, %263
  %274 = sext i32 %254 to i64
  %275 = add nsw i64 %256, -1
  %276 = and i64 %275, %274
  %277 = or i64 %276, %256
  %278 = call i64 @llvm.umax.i64(i64 %273, i64 %277) #9
  %279 = add i64 %278, %249
  %280 = load i32, i32* %7, align 4, !tbaa !37
  %281 = sext i32 %280 to i64
  %282 = call i64 @llvm.umax.i64(i64 %279, i64 %281) #9
  %283 = load i64, i64* %5, align 8, !tbaa !9
  %284 = sub i64 %6, %283
  %285 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %286 = load i64, i64* %285, align 8, !tbaa !46
  %287 = add i64 %284, %286
  %288 = add i64 %287, %282
  store i64 %288, i64* %285, align 8, !tbaa !46
  br label %289

289:                                              ; preds = %271, %194
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %13) #9
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_text(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 7
  %7 = load i32, i32* %6, align 4, !tbaa !10
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 6
  %10 = load i32, i32* %9, align 4, !tbaa !37
  br i1 %8, label %11, label %13

11:                                               ; preds = %5
  %12 = tail call fastcc i32 @seen(%struct.sv_sink* noundef nonnull %0, i32 noundef %10) #10
  br label %13

13:                                               ; preds = %5, %11
  %14 = phi i32 [ %12, %11 ], [ %10, %5 ]
  %15 = sext i32 %14 to i64
  %16 = sub nsw i64 %15, %3
  %17 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %18 = load i64, i64* %17, align 8, !tbaa !9
  %19 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 0
  %20 = load i32, i32* %19, align 4, !tbaa !38
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %13
  tail call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %16) #10
  br label %23

23:                                               ; preds = %22, %13
  tail call void @__sv_put(%struct.sv_sink* noundef nonnull %0, i8* noundef %2, i64 noundef %3) #10
  %24 = load i32, i32* %19, align 4, !tbaa !38
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  tail call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %16) #10
  br label %27

27:                                               ; preds = %26, %23
  %28 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %29 = load i32, i32* %28, align 8, !tbaa !64
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %46, label %31

31:                                               ; preds = %27
  %32 = load i32, i32* %6, align 4, !tbaa !10
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %46

34:                                               ; preds = %31
  %35 = add i64 %4, %3
  %36 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 6
  %37 = load i32, i32* %36, align 4, !tbaa !37
  %38 = sext i32 %37 to i64
  %39 = tail call i64 @llvm.umax.i64(i64 %35, i64 %38) #9
  %40 = load i64, i64* %17, align 8, !tbaa !9
  %41 = sub i64 %18, %40
  %42 = add i64 %41, %39
  %43 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %44 = load i64, i64* %43, align 8, !tbaa !46
  %45 = add i64 %42, %44
  store i64 %45, i64* %43, align 8, !tbaa !46
  br label %46

46:                                               ; preds = %34, %31, %27
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_string(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2) unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 7
  %6 = load i32, i32* %5, align 4, !tbaa !40
  %7 = sext i32 %6 to i64
  %8 = icmp sgt i64 %7, -1
  %9 = select i1 %8, i64 %7, i64 -1
  %10 = bitcast i64* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %10) #9
  store i64 0, i64* %4, align 8, !tbaa !32
  %11 = icmp eq i8* %2, null
  %12 = icmp ult i64 %9, 6
  %13 = select i1 %12, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i64 0, i64 0)
  %14 = select i1 %11, i8* %13, i8* %2
  %15 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %16 = load i32, i32* %15, align 8, !tbaa !64
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %3
  %19 = call i64 @__sv_shown_length(i8* noundef %14, i64 noundef %9, i64* noundef nonnull %4) #8
  %20 = load i64, i64* %4, align 8, !tbaa !32
  br label %27

21:                                               ; preds = %3
  %22 = icmp slt i32 %6, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %21
  %24 = tail call i64 @strlen(i8* noundef %14) #8
  br label %27

25:                                               ; preds = %21
  %26 = tail call i64 @strnlen(i8* noundef %14, i64 noundef %9) #8
  br label %27

27:                                               ; preds = %23, %25, %18
  %28 = phi i64 [ %20, %18 ], [ 0, %23 ], [ 0, %25 ]
  %29 = phi i64 [ %19, %18 ], [ %24, %23 ], [ %26, %25 ]
  call fastcc void @write_text(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %1, i8* noundef %14, i64 noundef %29, i64 noundef %28) #10
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #9
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @strerror(i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local void @__sv_format_float(%struct.sv_sink* noundef, %struct.sv_spec* noundef, x86_fp80 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @seen(%struct.sv_sink* nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %4 = load i32, i32* %3, align 8, !tbaa !64
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %24, label %6

6:                                                ; preds = %2
  %7 = sext i32 %1 to i64
  %8 = tail call i32 @__symvm_is_symbolic(i64 noundef %7) #8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %24, label %10

10:                                               ; preds = %6
  %11 = icmp slt i32 %1, 16777217
  br i1 %11, label %12, label %15

12:                                               ; preds = %10
  %13 = tail call i64 @__symvm_observe(i64 noundef %7) #8
  %14 = trunc i64 %13 to i32
  br label %24

15:                                               ; preds = %10, %15
  %16 = phi i32 [ %22, %15 ], [ 1073741824, %10 ]
  %17 = phi i32 [ %21, %15 ], [ 0, %10 ]
  %18 = and i32 %16, %1
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i32 0, i32 %16
  %21 = or i32 %20, %17
  %22 = lshr i32 %16, 1
  %23 = icmp ult i32 %16, 2
  br i1 %23, label %24, label %15, !llvm.loop !72

24:                                               ; preds = %15, %2, %6, %12
  %25 = phi i32 [ %14, %12 ], [ %1, %6 ], [ %1, %2 ], [ %21, %15 ]
  ret i32 %25
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_observe(i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal fastcc i64 @sized(%struct.directive* nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 1
  %5 = load i32, i32* %4, align 4, !tbaa !42
  switch i32 %5, label %24 [
    i32 1, label %6
    i32 2, label %12
    i32 0, label %18
  ]

6:                                                ; preds = %3
  %7 = icmp eq i32 %2, 0
  %8 = shl i64 %1, 56
  %9 = ashr exact i64 %8, 56
  %10 = and i64 %1, 255
  %11 = select i1 %7, i64 %10, i64 %9
  br label %24

12:                                               ; preds = %3
  %13 = icmp eq i32 %2, 0
  %14 = shl i64 %1, 48
  %15 = ashr exact i64 %14, 48
  %16 = and i64 %1, 65535
  %17 = select i1 %13, i64 %16, i64 %15
  br label %24

18:                                               ; preds = %3
  %19 = icmp eq i32 %2, 0
  %20 = shl i64 %1, 32
  %21 = ashr exact i64 %20, 32
  %22 = and i64 %1, 4294967295
  %23 = select i1 %19, i64 %22, i64 %21
  br label %24

24:                                               ; preds = %3, %18, %12, %6
  %25 = phi i64 [ %23, %18 ], [ %17, %12 ], [ %11, %6 ], [ %1, %3 ]
  ret i64 %25
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @__symvm_is_symbolic(i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @btowc(i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__sv_encode(i8* noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @wcrtomb(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @next_character(%struct.characters* nocapture noundef %0, i32 noundef %1, i8* noundef %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #9
  store i32 0, i32* %4, align 4, !tbaa !24
  %6 = getelementptr inbounds %struct.characters, %struct.characters* %0, i64 0, i32 0
  %7 = load i32*, i32** %6, align 8, !tbaa !73
  %8 = icmp eq i32* %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds i32, i32* %7, i64 1
  store i32* %10, i32** %6, align 8, !tbaa !73
  %11 = load i32, i32* %7, align 4, !tbaa !24
  store i32 %11, i32* %4, align 4, !tbaa !24
  br label %21

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.characters, %struct.characters* %0, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8, !tbaa !75
  %15 = call i64 @mbrtowc(i32* noundef nonnull %4, i8* noundef %14, i64 noundef 16, i8* noundef null) #8
  %16 = icmp ugt i64 %15, -3
  br i1 %16, label %33, label %17

17:                                               ; preds = %12
  %18 = load i8*, i8** %13, align 8, !tbaa !75
  %19 = getelementptr inbounds i8, i8* %18, i64 %15
  store i8* %19, i8** %13, align 8, !tbaa !75
  %20 = load i32, i32* %4, align 4, !tbaa !24
  br label %21

21:                                               ; preds = %17, %9
  %22 = phi i32 [ %20, %17 ], [ %11, %9 ]
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %33, label %24

24:                                               ; preds = %21
  %25 = icmp eq i32 %1, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %24
  %27 = call i64 @__sv_encode(i8* noundef %2, i32 noundef %22) #8
  br label %30

28:                                               ; preds = %24
  %29 = call i64 @wcrtomb(i8* noundef %2, i32 noundef %22, i8* noundef null) #8
  br label %30

30:                                               ; preds = %28, %26
  %31 = phi i64 [ %27, %26 ], [ %29, %28 ]
  %32 = trunc i64 %31 to i32
  br label %33

33:                                               ; preds = %12, %21, %30
  %34 = phi i32 [ %32, %30 ], [ 0, %21 ], [ -1, %12 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #9
  ret i32 %34
}

; Function Attrs: optsize
declare dso_local i64 @mbrtowc(i32* noundef, i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__sv_shown_length(i8* noundef, i64 noundef, i64* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @strnlen(i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #7

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umax.i64(i64, i64) #7

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { mustprogress nofree nosync nounwind willreturn }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"sv_sink", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 24, !8, i64 32, !7, i64 40, !8, i64 48, !8, i64 52, !8, i64 56}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long", !5, i64 0}
!8 = !{!"int", !5, i64 0}
!9 = !{!3, !7, i64 16}
!10 = !{!3, !8, i64 52}
!11 = !{!5, !5, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = !{!17, !8, i64 24}
!17 = !{!"arguments", !5, i64 0, !8, i64 24, !5, i64 28, !5, i64 288}
!18 = distinct !{!18, !13, !14}
!19 = !{!4, !4, i64 0}
!20 = distinct !{!20, !13, !14}
!21 = !{!22, !8, i64 40}
!22 = !{!"directive", !23, i64 0, !5, i64 36, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !4, i64 64}
!23 = !{!"sv_spec", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !8, i64 16, !8, i64 20, !8, i64 24, !8, i64 28, !5, i64 32}
!24 = !{!8, !8, i64 0}
!25 = !{!22, !8, i64 52}
!26 = !{!22, !8, i64 56}
!27 = distinct !{!27, !13, !14}
!28 = distinct !{!28, !13, !14}
!29 = distinct !{!29, !13, !14}
!30 = !{!22, !8, i64 44}
!31 = !{i64 0, i64 8, !32, i64 16, i64 16, !33}
!32 = !{!7, !7, i64 0}
!33 = !{!34, !34, i64 0}
!34 = !{!"long double", !5, i64 0}
!35 = !{!36, !7, i64 0}
!36 = !{!"argument", !7, i64 0, !34, i64 16}
!37 = !{!23, !8, i64 24}
!38 = !{!23, !8, i64 0}
!39 = !{!22, !8, i64 48}
!40 = !{!23, !8, i64 28}
!41 = !{!23, !5, i64 32}
!42 = !{!22, !5, i64 36}
!43 = !{i64 0, i64 8, !19, i64 8, i64 8, !19}
!44 = distinct !{!44, !13, !14}
!45 = distinct !{!45, !13, !14}
!46 = !{!3, !7, i64 40}
!47 = !{!48, !48, i64 0}
!48 = !{!"short", !5, i64 0}
!49 = !{!36, !34, i64 16}
!50 = !{!3, !8, i64 48}
!51 = !{i64 0, i64 4, !24, i64 4, i64 1, !11, i64 8, i64 4, !11, i64 12, i64 4, !24, i64 16, i64 4, !24, i64 20, i64 4, !24, i64 24, i64 4, !24, i64 28, i64 4, !24, i64 36, i64 8, !19}
!52 = !{i64 0, i64 8, !19}
!53 = !{!22, !8, i64 0}
!54 = !{!22, !8, i64 4}
!55 = !{!22, !8, i64 8}
!56 = !{!22, !8, i64 12}
!57 = !{!22, !8, i64 16}
!58 = !{!22, !8, i64 20}
!59 = distinct !{!59, !14}
!60 = !{!22, !8, i64 24}
!61 = !{!22, !8, i64 28}
!62 = !{!22, !5, i64 32}
!63 = distinct !{!63, !13, !14}
!64 = !{!3, !8, i64 32}
!65 = !{!23, !8, i64 4}
!66 = !{!23, !8, i64 8}
!67 = !{!23, !8, i64 12}
!68 = distinct !{!68, !13, !14}
!69 = distinct !{!69, !13, !14}
!70 = !{!23, !8, i64 16}
!71 = distinct !{!71, !14}
!72 = distinct !{!72, !13, !14}
!73 = !{!74, !4, i64 0}
!74 = !{!"characters", !4, i64 0, !4, i64 8}
!75 = !{!74, !4, i64 8}
