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
%struct.sv_spec = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i8 }
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
  %57 = load i32, i32* %34, align 4, !tbaa !21
  store i32 %57, i32* %33, align 4, !tbaa !24
  %58 = load i32, i32* %36, align 8, !tbaa !25
  %59 = icmp eq i32 %58, 0
  %60 = load i32, i32* %37, align 8
  %61 = select i1 %59, i32 0, i32 %60
  store i32 %61, i32* %35, align 4, !tbaa !24
  %62 = load i32, i32* %39, align 4, !tbaa !26
  %63 = icmp eq i32 %62, 0
  %64 = load i32, i32* %40, align 4
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
  br label %473

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
  br i1 %124, label %453, label %125

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
  %140 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 0, i32 8
  %141 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 2
  %142 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 0, i32 9
  %143 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %144 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %145 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 1
  %146 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 7
  %147 = bitcast %struct.characters* %4 to i8*
  %148 = getelementptr inbounds %struct.characters, %struct.characters* %4, i64 0, i32 0
  %149 = getelementptr inbounds %struct.characters, %struct.characters* %4, i64 0, i32 1
  %150 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 0
  %151 = bitcast %struct.characters* %6 to i8*
  %152 = getelementptr inbounds [8 x i8], [8 x i8]* %7, i64 0, i64 0
  %153 = getelementptr inbounds [8 x i8], [8 x i8]* %7, i64 0, i64 1
  %154 = getelementptr inbounds [8 x i8], [8 x i8]* %7, i64 0, i64 8
  %155 = getelementptr inbounds %struct.argument, %struct.argument* %8, i64 0, i32 1
  br label %156

156:                                              ; preds = %125, %449
  %157 = phi i8 [ %123, %125 ], [ %451, %449 ]
  %158 = phi i8* [ %1, %125 ], [ %450, %449 ]
  br label %159

159:                                              ; preds = %156, %162
  %160 = phi i8 [ %157, %156 ], [ %164, %162 ]
  %161 = phi i8* [ %158, %156 ], [ %163, %162 ]
  switch i8 %160, label %162 [
    i8 0, label %165
    i8 37, label %165
  ]

162:                                              ; preds = %159
  %163 = getelementptr inbounds i8, i8* %161, i64 1
  %164 = load i8, i8* %163, align 1, !tbaa !11
  br label %159, !llvm.loop !29

165:                                              ; preds = %159, %159
  %166 = ptrtoint i8* %161 to i64
  %167 = ptrtoint i8* %158 to i64
  %168 = sub i64 %166, %167
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %158, i64 noundef %168) #10
  %169 = load i8, i8* %161, align 1, !tbaa !11
  %170 = icmp eq i8 %169, 0
  br i1 %170, label %453, label %171

171:                                              ; preds = %165
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %126) #9
  %172 = getelementptr inbounds i8, i8* %161, i64 1
  store i8* %172, i8** %13, align 8, !tbaa !19
  %173 = call fastcc i32 @parse(i8** noundef nonnull %13, %struct.directive* noundef nonnull %14) #10
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %181

175:                                              ; preds = %171
  %176 = load i8*, i8** %13, align 8, !tbaa !19
  %177 = load i8, i8* %176, align 1, !tbaa !11
  %178 = icmp eq i8 %177, 0
  %179 = select i1 %178, i32 22, i32 75
  %180 = call i32* @__errno_location() #8
  store i32 %179, i32* %180, align 4, !tbaa !24
  br label %457

181:                                              ; preds = %171
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %128) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8 0, i64 32, i1 false) #9
  %182 = load i32, i32* %129, align 8, !tbaa !25
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %222, label %184

184:                                              ; preds = %181
  %185 = load i32, i32* %130, align 8, !tbaa !30
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %192, label %187

187:                                              ; preds = %184
  %188 = sext i32 %185 to i64
  %189 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %188
  %190 = bitcast %struct.argument* %189 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8* noundef nonnull align 16 dereferenceable(32) %190, i64 32, i1 false) #9, !tbaa.struct !31
  %191 = load i64, i64* %131, align 16, !tbaa !35
  br label %208

192:                                              ; preds = %184
  %193 = load i32, i32* %132, align 16
  %194 = icmp ult i32 %193, 41
  br i1 %194, label %195, label %200

195:                                              ; preds = %192
  %196 = load i8*, i8** %134, align 16
  %197 = zext i32 %193 to i64
  %198 = getelementptr i8, i8* %196, i64 %197
  %199 = add nuw nsw i32 %193, 8
  store i32 %199, i32* %132, align 16
  br label %203

200:                                              ; preds = %192
  %201 = load i8*, i8** %133, align 8
  %202 = getelementptr i8, i8* %201, i64 8
  store i8* %202, i8** %133, align 8
  br label %203

203:                                              ; preds = %200, %195
  %204 = phi i8* [ %198, %195 ], [ %201, %200 ]
  %205 = bitcast i8* %204 to i32*
  %206 = load i32, i32* %205, align 4
  %207 = sext i32 %206 to i64
  store i64 %207, i64* %131, align 16, !tbaa !35
  br label %208

208:                                              ; preds = %203, %187
  %209 = phi i64 [ %191, %187 ], [ %207, %203 ]
  %210 = trunc i64 %209 to i32
  store i32 %210, i32* %135, align 8, !tbaa !37
  %211 = icmp eq i32 %210, -2147483648
  br i1 %211, label %212, label %214

212:                                              ; preds = %208
  %213 = call i32* @__errno_location() #8
  store i32 75, i32* %213, align 4, !tbaa !24
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  br label %457

214:                                              ; preds = %208
  %215 = icmp slt i32 %210, 0
  br i1 %215, label %216, label %218

216:                                              ; preds = %214
  store i32 1, i32* %136, align 8, !tbaa !38
  %217 = sub nsw i32 0, %210
  store i32 %217, i32* %135, align 8, !tbaa !37
  br label %218

218:                                              ; preds = %216, %214
  %219 = phi i32 [ %217, %216 ], [ %210, %214 ]
  %220 = load i32, i32* %137, align 4, !tbaa !26
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %249, label %225

222:                                              ; preds = %181
  %223 = load i32, i32* %137, align 4, !tbaa !26
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %267, label %225

225:                                              ; preds = %222, %218
  %226 = load i32, i32* %138, align 4, !tbaa !39
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %233, label %228

228:                                              ; preds = %225
  %229 = sext i32 %226 to i64
  %230 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %229
  %231 = bitcast %struct.argument* %230 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8* noundef nonnull align 16 dereferenceable(32) %231, i64 32, i1 false) #9, !tbaa.struct !31
  %232 = load i64, i64* %131, align 16, !tbaa !35
  br label %251

233:                                              ; preds = %225
  %234 = load i32, i32* %132, align 16
  %235 = icmp ult i32 %234, 41
  br i1 %235, label %236, label %241

236:                                              ; preds = %233
  %237 = load i8*, i8** %134, align 16
  %238 = zext i32 %234 to i64
  %239 = getelementptr i8, i8* %237, i64 %238
  %240 = add nuw nsw i32 %234, 8
  store i32 %240, i32* %132, align 16
  br label %244

241:                                              ; preds = %233
  %242 = load i8*, i8** %133, align 8
  %243 = getelementptr i8, i8* %242, i64 8
  store i8* %243, i8** %133, align 8
  br label %244

244:                                              ; preds = %241, %236
  %245 = phi i8* [ %239, %236 ], [ %242, %241 ]
  %246 = bitcast i8* %245 to i32*
  %247 = load i32, i32* %246, align 4
  %248 = sext i32 %247 to i64
  store i64 %248, i64* %131, align 16, !tbaa !35
  br label %251

249:                                              ; preds = %218
  %250 = load i32, i32* %139, align 4, !tbaa !40
  br label %257

251:                                              ; preds = %228, %244
  %252 = phi i64 [ %232, %228 ], [ %248, %244 ]
  %253 = trunc i64 %252 to i32
  %254 = icmp sgt i32 %253, -1
  %255 = select i1 %254, i32 %253, i32 -1
  store i32 %255, i32* %139, align 4, !tbaa !40
  %256 = load i32, i32* %135, align 8, !tbaa !37
  br label %257

257:                                              ; preds = %249, %251
  %258 = phi i32 [ %255, %251 ], [ %250, %249 ]
  %259 = phi i32 [ %256, %251 ], [ %219, %249 ]
  %260 = sext i32 %259 to i64
  %261 = zext i32 %258 to i64
  %262 = shl nuw i64 %261, 32
  %263 = or i64 %262, %260
  %264 = call i32 @__symvm_is_symbolic(i64 noundef %263) #8
  %265 = load i32, i32* %140, align 8, !tbaa !41
  %266 = or i32 %265, %264
  store i32 %266, i32* %140, align 8, !tbaa !41
  br label %267

267:                                              ; preds = %222, %257
  %268 = call fastcc i32 @kind_of(%struct.directive* noundef nonnull %14) #8
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %278, label %270

270:                                              ; preds = %267
  %271 = load i32, i32* %141, align 4, !tbaa !21
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %277, label %273

273:                                              ; preds = %270
  %274 = sext i32 %271 to i64
  %275 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %274
  %276 = bitcast %struct.argument* %275 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8* noundef nonnull align 16 dereferenceable(32) %276, i64 32, i1 false) #9, !tbaa.struct !31
  br label %278

277:                                              ; preds = %270
  call fastcc void @fetch(%struct.arguments* noundef nonnull %12, i32 noundef %268, %struct.argument* noundef nonnull %8) #8
  br label %278

278:                                              ; preds = %277, %273, %267
  %279 = load i8, i8* %142, align 4, !tbaa !42
  %280 = sext i8 %279 to i32
  switch i32 %280, label %434 [
    i32 100, label %281
    i32 105, label %281
    i32 111, label %281
    i32 117, label %281
    i32 120, label %281
    i32 88, label %281
    i32 98, label %281
    i32 66, label %281
    i32 112, label %283
    i32 99, label %288
    i32 67, label %288
    i32 115, label %341
    i32 83, label %341
    i32 110, label %412
    i32 109, label %429
    i32 37, label %433
  ]

281:                                              ; preds = %278, %278, %278, %278, %278, %278, %278, %278
  %282 = load i64, i64* %131, align 16, !tbaa !35
  call fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* noundef nonnull %14, i64 noundef %282) #8
  br label %445

283:                                              ; preds = %278
  store i32 3, i32* %145, align 8, !tbaa !43
  %284 = load i64, i64* %131, align 16, !tbaa !35
  %285 = icmp eq i64 %284, 0
  br i1 %285, label %287, label %286

286:                                              ; preds = %283
  call fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* noundef nonnull %14, i64 noundef %284) #8
  br label %445

287:                                              ; preds = %283
  call fastcc void @write_text(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i64 noundef 5, i64 noundef 0) #8
  br label %445

288:                                              ; preds = %278, %278
  %289 = load i64, i64* %131, align 16, !tbaa !35
  %290 = load i32, i32* %145, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %152) #9
  %291 = trunc i64 %289 to i8
  store i8 %291, i8* %152, align 1, !tbaa !11
  br label %292

292:                                              ; preds = %292, %288
  %293 = phi i8* [ %153, %288 ], [ %294, %292 ]
  store i8 0, i8* %293, align 1, !tbaa !11
  %294 = getelementptr inbounds i8, i8* %293, i64 1
  %295 = icmp eq i8* %294, %154
  br i1 %295, label %296, label %292

296:                                              ; preds = %292
  %297 = icmp eq i8 %279, 67
  %298 = icmp eq i32 %290, 3
  %299 = select i1 %298, i1 true, i1 %297
  br i1 %299, label %303, label %300

300:                                              ; preds = %296
  %301 = load i32, i32* %146, align 4, !tbaa !10
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %326, label %305

303:                                              ; preds = %296
  %304 = trunc i64 %289 to i32
  br label %312

305:                                              ; preds = %300
  %306 = trunc i64 %289 to i32
  %307 = and i32 %306, 255
  %308 = call i32 @btowc(i32 noundef %307) #8
  %309 = icmp eq i32 %308, -1
  br i1 %309, label %310, label %312

310:                                              ; preds = %305
  %311 = call i32* @__errno_location() #8
  store i32 84, i32* %311, align 4, !tbaa !24
  br label %339

312:                                              ; preds = %305, %303
  %313 = phi i32 [ %304, %303 ], [ %308, %305 ]
  %314 = load i32, i32* %146, align 4, !tbaa !10
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %318, label %316

316:                                              ; preds = %312
  %317 = call i64 @__sv_encode(i8* noundef nonnull %152, i32 noundef %313) #8
  br label %320

318:                                              ; preds = %312
  %319 = call i64 @wcrtomb(i8* noundef nonnull %152, i32 noundef %313, i8* noundef null) #8
  br label %320

320:                                              ; preds = %318, %316
  %321 = phi i64 [ %317, %316 ], [ %319, %318 ]
  %322 = icmp eq i64 %321, -1
  br i1 %322, label %339, label %323

323:                                              ; preds = %320
  %324 = load i32, i32* %146, align 4, !tbaa !10
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %326, label %328

326:                                              ; preds = %323, %300
  %327 = phi i64 [ %321, %323 ], [ 1, %300 ]
  call fastcc void @write_text(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %127, i8* noundef nonnull %152, i64 noundef %327, i64 noundef 0) #8
  br label %339

328:                                              ; preds = %323
  %329 = load i32, i32* %135, align 8, !tbaa !37
  %330 = sext i32 %329 to i64
  %331 = add nsw i64 %330, -1
  %332 = load i32, i32* %136, align 8, !tbaa !38
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %334, label %335

334:                                              ; preds = %328
  call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %331) #8
  br label %335

335:                                              ; preds = %334, %328
  call void @__sv_put(%struct.sv_sink* noundef nonnull %0, i8* noundef nonnull %152, i64 noundef %321) #8
  %336 = load i32, i32* %136, align 8, !tbaa !38
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %339, label %338

338:                                              ; preds = %335
  call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %331) #8
  br label %339

339:                                              ; preds = %338, %335, %326, %320, %310
  %340 = phi i32 [ 0, %326 ], [ -1, %320 ], [ 0, %338 ], [ 0, %335 ], [ -1, %310 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %152) #9
  br label %446

341:                                              ; preds = %278, %278
  %342 = load i64, i64* %131, align 16, !tbaa !35
  %343 = inttoptr i64 %342 to i8*
  %344 = load i32, i32* %145, align 8, !tbaa !43
  %345 = icmp eq i32 %344, 3
  %346 = icmp eq i64 %342, 0
  br i1 %345, label %348, label %347

347:                                              ; preds = %341
  br i1 %346, label %354, label %349

348:                                              ; preds = %341
  br i1 %346, label %354, label %355

349:                                              ; preds = %347
  %350 = icmp eq i8 %279, 83
  br i1 %350, label %355, label %351

351:                                              ; preds = %349
  %352 = load i32, i32* %146, align 4, !tbaa !10
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %354, label %357

354:                                              ; preds = %351, %348, %347
  call fastcc void @write_string(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, i8* noundef %343) #8
  br label %445

355:                                              ; preds = %349, %348
  %356 = inttoptr i64 %342 to i32*
  br label %357

357:                                              ; preds = %355, %351
  %358 = phi i8* [ null, %355 ], [ %343, %351 ]
  %359 = phi i32* [ %356, %355 ], [ null, %351 ]
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %147) #9
  store i32* %359, i32** %148, align 8
  store i8* %358, i8** %149, align 8
  %360 = load i32, i32* %139, align 4, !tbaa !40
  %361 = sext i32 %360 to i64
  %362 = icmp sgt i64 %361, -1
  %363 = select i1 %362, i64 %361, i64 -1
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %150) #9
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %151) #9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %151, i8* noundef nonnull align 8 dereferenceable(16) %147, i64 16, i1 false) #9, !tbaa.struct !44
  %364 = icmp eq i64 %363, 0
  br i1 %364, label %388, label %365

365:                                              ; preds = %357
  %366 = load i32, i32* %146, align 4, !tbaa !10
  br label %367

367:                                              ; preds = %382, %365
  %368 = phi i32 [ %366, %365 ], [ %376, %382 ]
  %369 = phi i64 [ 0, %365 ], [ %385, %382 ]
  %370 = phi i64 [ 0, %365 ], [ %386, %382 ]
  %371 = call fastcc i32 @next_character(%struct.characters* noundef nonnull %6, i32 noundef %368, i8* noundef nonnull %150) #8
  %372 = icmp slt i32 %371, 0
  br i1 %372, label %410, label %373

373:                                              ; preds = %367
  %374 = icmp eq i32 %371, 0
  br i1 %374, label %388, label %375

375:                                              ; preds = %373
  %376 = load i32, i32* %146, align 4, !tbaa !10
  %377 = icmp eq i32 %376, 0
  %378 = zext i32 %371 to i64
  %379 = sub i64 %363, %369
  %380 = icmp ult i64 %379, %378
  %381 = select i1 %377, i1 %380, i1 false
  br i1 %381, label %388, label %382

382:                                              ; preds = %375
  %383 = select i1 %377, i32 %371, i32 1
  %384 = zext i32 %383 to i64
  %385 = add i64 %369, %384
  %386 = add i64 %370, 1
  %387 = icmp ugt i64 %363, %385
  br i1 %387, label %367, label %388, !llvm.loop !45

388:                                              ; preds = %382, %375, %373, %357
  %389 = phi i64 [ 0, %357 ], [ %370, %373 ], [ %386, %382 ], [ %370, %375 ]
  %390 = phi i64 [ 0, %357 ], [ %369, %373 ], [ %385, %382 ], [ %369, %375 ]
  %391 = load i32, i32* %135, align 8, !tbaa !37
  %392 = sext i32 %391 to i64
  %393 = sub nsw i64 %392, %390
  %394 = load i32, i32* %136, align 8, !tbaa !38
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %396, label %397

396:                                              ; preds = %388
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %393) #8
  br label %397

397:                                              ; preds = %396, %388
  %398 = icmp eq i64 %389, 0
  br i1 %398, label %406, label %399

399:                                              ; preds = %397, %399
  %400 = phi i64 [ %404, %399 ], [ %389, %397 ]
  %401 = load i32, i32* %146, align 4, !tbaa !10
  %402 = call fastcc i32 @next_character(%struct.characters* noundef nonnull %4, i32 noundef %401, i8* noundef nonnull %150) #8
  %403 = sext i32 %402 to i64
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %150, i64 noundef %403) #8
  %404 = add i64 %400, -1
  %405 = icmp eq i64 %404, 0
  br i1 %405, label %406, label %399, !llvm.loop !46

406:                                              ; preds = %399, %397
  %407 = load i32, i32* %136, align 8, !tbaa !38
  %408 = icmp eq i32 %407, 0
  br i1 %408, label %410, label %409

409:                                              ; preds = %406
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %393) #8
  br label %410

410:                                              ; preds = %367, %409, %406
  %411 = phi i32 [ 0, %409 ], [ 0, %406 ], [ -1, %367 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %151) #9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %150) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %147) #9
  br label %446

412:                                              ; preds = %278
  %413 = load i64, i64* %131, align 16, !tbaa !35
  %414 = load i64, i64* %143, align 8, !tbaa !9
  %415 = load i64, i64* %144, align 8, !tbaa !47
  %416 = add i64 %415, %414
  %417 = load i32, i32* %145, align 8, !tbaa !43
  switch i32 %417, label %427 [
    i32 1, label %418
    i32 2, label %421
    i32 0, label %424
  ]

418:                                              ; preds = %412
  %419 = inttoptr i64 %413 to i8*
  %420 = trunc i64 %416 to i8
  store i8 %420, i8* %419, align 1, !tbaa !11
  br label %445

421:                                              ; preds = %412
  %422 = trunc i64 %416 to i16
  %423 = inttoptr i64 %413 to i16*
  store i16 %422, i16* %423, align 2, !tbaa !48
  br label %445

424:                                              ; preds = %412
  %425 = trunc i64 %416 to i32
  %426 = inttoptr i64 %413 to i32*
  store i32 %425, i32* %426, align 4, !tbaa !24
  br label %445

427:                                              ; preds = %412
  %428 = inttoptr i64 %413 to i64*
  store i64 %416, i64* %428, align 8, !tbaa !32
  br label %445

429:                                              ; preds = %278
  %430 = call i32* @__errno_location() #8
  %431 = load i32, i32* %430, align 4, !tbaa !24
  %432 = call i8* @strerror(i32 noundef %431) #8
  call fastcc void @write_string(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, i8* noundef %432) #8
  br label %445

433:                                              ; preds = %278
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #8
  br label %445

434:                                              ; preds = %278
  %435 = and i32 %268, -2
  %436 = icmp eq i32 %435, 4
  br i1 %436, label %437, label %441

437:                                              ; preds = %434
  %438 = icmp eq i32 %268, 5
  %439 = load x86_fp80, x86_fp80* %155, align 16, !tbaa !50
  %440 = zext i1 %438 to i32
  call void @__sv_format_float(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, x86_fp80 noundef %439, i32 noundef %440) #8
  br label %445

441:                                              ; preds = %434
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  %442 = load i8*, i8** %13, align 8, !tbaa !19
  %443 = ptrtoint i8* %442 to i64
  %444 = sub i64 %443, %166
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %161, i64 noundef %444) #10
  br label %449

445:                                              ; preds = %427, %424, %421, %418, %354, %286, %287, %281, %429, %433, %437
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  br label %449

446:                                              ; preds = %339, %410
  %447 = phi i32 [ %411, %410 ], [ %340, %339 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  %448 = icmp slt i32 %447, 0
  br i1 %448, label %457, label %449

449:                                              ; preds = %441, %446, %445
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %126) #9
  %450 = load i8*, i8** %13, align 8, !tbaa !19
  %451 = load i8, i8* %450, align 1, !tbaa !11
  %452 = icmp eq i8 %451, 0
  br i1 %452, label %453, label %156

453:                                              ; preds = %449, %165, %121
  call void @llvm.va_end(i8* nonnull %15)
  %454 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %455 = load i64, i64* %454, align 8, !tbaa !9
  %456 = icmp ugt i64 %455, 2147483647
  br i1 %456, label %460, label %462

457:                                              ; preds = %446, %212, %175
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %126) #9
  call void @llvm.va_end(i8* nonnull %15)
  %458 = load i64, i64* %143, align 8, !tbaa !9
  %459 = icmp ugt i64 %458, 2147483647
  br i1 %459, label %460, label %471

460:                                              ; preds = %457, %453
  %461 = call i32* @__errno_location() #8
  store i32 75, i32* %461, align 4, !tbaa !24
  br label %471

462:                                              ; preds = %453
  %463 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 6
  %464 = load i32, i32* %463, align 8, !tbaa !51
  %465 = icmp eq i32 %464, 0
  br i1 %465, label %466, label %471

466:                                              ; preds = %462
  %467 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %468 = load i64, i64* %467, align 8, !tbaa !47
  %469 = add i64 %468, %455
  %470 = trunc i64 %469 to i32
  br label %471

471:                                              ; preds = %457, %466, %462, %460
  %472 = phi i32 [ -1, %460 ], [ %470, %466 ], [ -1, %462 ], [ -1, %457 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %122) #9
  br label %473

473:                                              ; preds = %471, %114
  %474 = phi i32 [ %472, %471 ], [ -1, %114 ]
  call void @llvm.lifetime.end.p0i8(i64 2368, i8* nonnull %15) #9
  ret i32 %474
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #3

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #3

; Function Attrs: nounwind optsize
define internal fastcc i32 @parse(i8** nocapture noundef %0, %struct.directive* noundef %1) unnamed_addr #0 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #9
  %6 = load i8*, i8** %0, align 8, !tbaa !19
  store i8* %6, i8** %3, align 8, !tbaa !19
  %7 = bitcast %struct.directive* %1 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(28) %7, i8 0, i64 28, i1 false)
  %8 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 7
  store i32 -1, i32* %8, align 4, !tbaa.struct !52
  %9 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 8
  %10 = bitcast i32* %9 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %10, i8 0, i64 32, i1 false)
  %11 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 7
  store i8* %6, i8** %11, align 8, !tbaa.struct !53
  %12 = load i8, i8* %6, align 1, !tbaa !11
  %13 = sext i8 %12 to i32
  %14 = tail call i32 @isdigit(i32 noundef %13) #8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %30, label %16

16:                                               ; preds = %2
  %17 = load i8, i8* %6, align 1, !tbaa !11
  %18 = icmp eq i8 %17, 48
  br i1 %18, label %30, label %19

19:                                               ; preds = %16
  %20 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %20) #9
  store i8* %6, i8** %4, align 8, !tbaa !19
  %21 = call fastcc i32 @number(i8** noundef nonnull %4) #10
  %22 = load i8*, i8** %4, align 8, !tbaa !19
  %23 = load i8, i8* %22, align 1, !tbaa !11
  %24 = icmp eq i8 %23, 36
  br i1 %24, label %25, label %28

25:                                               ; preds = %19
  %26 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 2
  store i32 %21, i32* %26, align 4, !tbaa !21
  %27 = getelementptr inbounds i8, i8* %22, i64 1
  store i8* %27, i8** %3, align 8, !tbaa !19
  br label %28

28:                                               ; preds = %25, %19
  %29 = phi i8* [ %27, %25 ], [ %6, %19 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %20) #9
  br label %30

30:                                               ; preds = %28, %16, %2
  %31 = phi i8* [ %29, %28 ], [ %6, %16 ], [ %6, %2 ]
  %32 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 5
  %33 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 4
  %34 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %35 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %36 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %37 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  br label %38

38:                                               ; preds = %47, %30
  %39 = phi i8* [ %48, %47 ], [ %31, %30 ]
  %40 = load i8, i8* %39, align 1, !tbaa !11
  switch i8 %40, label %49 [
    i8 45, label %41
    i8 43, label %42
    i8 32, label %43
    i8 35, label %44
    i8 48, label %45
    i8 39, label %46
    i8 73, label %46
  ]

41:                                               ; preds = %38
  store i32 1, i32* %37, align 8, !tbaa !54
  br label %47

42:                                               ; preds = %38
  store i32 1, i32* %36, align 4, !tbaa !55
  br label %47

43:                                               ; preds = %38
  store i32 1, i32* %35, align 8, !tbaa !56
  br label %47

44:                                               ; preds = %38
  store i32 1, i32* %34, align 4, !tbaa !57
  br label %47

45:                                               ; preds = %38
  store i32 1, i32* %33, align 8, !tbaa !58
  br label %47

46:                                               ; preds = %38, %38
  store i32 1, i32* %32, align 4, !tbaa !59
  br label %47

47:                                               ; preds = %41, %43, %45, %46, %44, %42
  %48 = getelementptr inbounds i8, i8* %39, i64 1
  br label %38, !llvm.loop !60

49:                                               ; preds = %38
  store i8* %39, i8** %3, align 8, !tbaa !19
  %50 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 3
  %51 = call fastcc i32 @star(i8** noundef nonnull %3, i32* noundef nonnull %50) #10
  %52 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 5
  store i32 %51, i32* %52, align 8, !tbaa !25
  %53 = icmp eq i32 %51, 0
  br i1 %53, label %54, label %59

54:                                               ; preds = %49
  %55 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0
  %56 = call fastcc i32 @stated(i8** noundef nonnull %3, %struct.sv_spec* noundef %55) #10
  %57 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 6
  store i32 %56, i32* %57, align 8, !tbaa !61
  %58 = icmp slt i32 %56, 0
  br i1 %58, label %105, label %59

59:                                               ; preds = %54, %49
  %60 = load i8*, i8** %3, align 8, !tbaa !19
  %61 = load i8, i8* %60, align 1, !tbaa !11
  %62 = icmp eq i8 %61, 46
  br i1 %62, label %63, label %73

63:                                               ; preds = %59
  %64 = getelementptr inbounds i8, i8* %60, i64 1
  store i8* %64, i8** %3, align 8, !tbaa !19
  %65 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 4
  %66 = call fastcc i32 @star(i8** noundef nonnull %3, i32* noundef nonnull %65) #10
  %67 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 6
  store i32 %66, i32* %67, align 4, !tbaa !26
  %68 = icmp eq i32 %66, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %63
  %70 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0
  %71 = call fastcc i32 @stated(i8** noundef nonnull %3, %struct.sv_spec* noundef %70) #10
  store i32 %71, i32* %8, align 4, !tbaa !62
  %72 = icmp slt i32 %71, 0
  br i1 %72, label %105, label %73

73:                                               ; preds = %63, %69, %59
  %74 = load i8*, i8** %3, align 8, !tbaa !19
  %75 = load i8, i8* %74, align 1, !tbaa !11
  %76 = sext i8 %75 to i32
  switch i32 %76, label %97 [
    i32 104, label %77
    i32 108, label %84
    i32 113, label %91
    i32 76, label %91
    i32 106, label %94
    i32 122, label %94
    i32 90, label %94
    i32 116, label %94
  ]

77:                                               ; preds = %73
  %78 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 2, i32* %78, align 8, !tbaa !43
  %79 = getelementptr inbounds i8, i8* %74, i64 1
  %80 = load i8, i8* %79, align 1, !tbaa !11
  %81 = icmp eq i8 %80, 104
  br i1 %81, label %82, label %97

82:                                               ; preds = %77
  store i32 1, i32* %78, align 8, !tbaa !43
  %83 = getelementptr inbounds i8, i8* %74, i64 2
  br label %97

84:                                               ; preds = %73
  %85 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 3, i32* %85, align 8, !tbaa !43
  %86 = getelementptr inbounds i8, i8* %74, i64 1
  %87 = load i8, i8* %86, align 1, !tbaa !11
  %88 = icmp eq i8 %87, 108
  br i1 %88, label %89, label %97

89:                                               ; preds = %84
  store i32 4, i32* %85, align 8, !tbaa !43
  %90 = getelementptr inbounds i8, i8* %74, i64 2
  br label %97

91:                                               ; preds = %73, %73
  %92 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 4, i32* %92, align 8, !tbaa !43
  %93 = getelementptr inbounds i8, i8* %74, i64 1
  br label %97

94:                                               ; preds = %73, %73, %73, %73
  %95 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 3, i32* %95, align 8, !tbaa !43
  %96 = getelementptr inbounds i8, i8* %74, i64 1
  br label %97

97:                                               ; preds = %73, %84, %89, %77, %82, %94, %91
  %98 = phi i8* [ %74, %73 ], [ %86, %84 ], [ %90, %89 ], [ %79, %77 ], [ %83, %82 ], [ %96, %94 ], [ %93, %91 ]
  %99 = load i8, i8* %98, align 1, !tbaa !11
  %100 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 9
  store i8 %99, i8* %100, align 4, !tbaa !63
  %101 = load i8, i8* %98, align 1, !tbaa !11
  %102 = icmp eq i8 %101, 0
  br i1 %102, label %105, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds i8, i8* %98, i64 1
  store i8* %104, i8** %0, align 8, !tbaa !19
  br label %105

105:                                              ; preds = %97, %69, %54, %103
  %106 = phi i32 [ 1, %103 ], [ 0, %54 ], [ 0, %69 ], [ 0, %97 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #9
  ret i32 %106
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal fastcc i32 @kind_of(%struct.directive* nocapture noundef readonly %0) unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 0, i32 9
  %3 = load i8, i8* %2, align 4, !tbaa !63
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
  %7 = load i32, i32* %6, align 8, !tbaa !43
  %8 = icmp ugt i32 %7, 2
  %9 = select i1 %8, i32 2, i32 1
  br label %17

10:                                               ; preds = %1, %1, %1, %1
  br label %17

11:                                               ; preds = %1, %1, %1, %1, %1, %1, %1, %1
  %12 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 1
  %13 = load i32, i32* %12, align 8, !tbaa !43
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
  store x86_fp80 %83, x86_fp80* %84, align 16, !tbaa !50
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
  store x86_fp80 %94, x86_fp80* %95, align 16, !tbaa !50
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
  br i1 %26, label %27, label %7, !llvm.loop !64

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
define internal fastcc i32 @stated(i8** nocapture noundef %0, %struct.sv_spec* nocapture noundef %1) unnamed_addr #0 {
  %3 = load i8*, i8** %0, align 8, !tbaa !19
  %4 = tail call fastcc i32 @number(i8** noundef nonnull %0) #10
  %5 = load i8*, i8** %0, align 8, !tbaa !19
  %6 = icmp eq i8* %5, %3
  br i1 %6, label %13, label %7

7:                                                ; preds = %2
  %8 = sext i32 %4 to i64
  %9 = tail call i32 @__symvm_is_symbolic(i64 noundef %8) #8
  %10 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 8
  %11 = load i32, i32* %10, align 4, !tbaa !41
  %12 = or i32 %11, %9
  store i32 %12, i32* %10, align 4, !tbaa !41
  br label %13

13:                                               ; preds = %7, %2
  ret i32 %4
}

; Function Attrs: optsize
declare dso_local i32 @__symvm_is_symbolic(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca [72 x i8], align 16
  %5 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0
  %6 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %7 = load i64, i64* %6, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 6
  %9 = load i32, i32* %8, align 4, !tbaa !37
  %10 = tail call fastcc i32 @seen(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef %5, i32 noundef %9) #10
  %11 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 7
  %12 = load i32, i32* %11, align 4, !tbaa !40
  %13 = tail call fastcc i32 @seen(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef %5, i32 noundef %12) #10
  %14 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %14) #9
  %15 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 9
  %16 = load i8, i8* %15, align 4, !tbaa !42
  %17 = icmp eq i8 %16, 88
  %18 = select i1 %17, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i64 0, i64 0)
  %19 = icmp eq i8 %16, 100
  %20 = icmp eq i8 %16, 105
  %21 = or i1 %19, %20
  %22 = zext i1 %21 to i32
  %23 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %24 = load i32, i32* %23, align 8, !tbaa !65
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %3
  %27 = tail call i64 @__symvm_observe(i64 noundef %2) #8
  br label %28

28:                                               ; preds = %26, %3
  %29 = phi i64 [ %27, %26 ], [ %2, %3 ]
  %30 = tail call fastcc i64 @sized(%struct.directive* noundef nonnull %1, i64 noundef %29, i32 noundef %22) #10
  switch i8 %16, label %46 [
    i8 105, label %31
    i8 100, label %31
  ]

31:                                               ; preds = %28, %28
  %32 = icmp slt i64 %30, 0
  br i1 %32, label %42, label %33

33:                                               ; preds = %31
  %34 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %35 = load i32, i32* %34, align 4, !tbaa !66
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %42

37:                                               ; preds = %33
  %38 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %39 = load i32, i32* %38, align 4, !tbaa !67
  %40 = icmp eq i32 %39, 0
  %41 = select i1 %40, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)
  br label %42

42:                                               ; preds = %37, %33, %31
  %43 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5, i64 0, i64 0), %31 ], [ %41, %37 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0), %33 ]
  %44 = sub i64 0, %30
  %45 = select i1 %32, i64 %44, i64 %30
  br label %46

46:                                               ; preds = %28, %42
  %47 = phi i8* [ %43, %42 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %28 ]
  %48 = phi i64 [ %45, %42 ], [ %30, %28 ]
  %49 = load i8, i8* %15, align 4, !tbaa !42
  %50 = icmp eq i8 %49, 111
  br i1 %50, label %87, label %51

51:                                               ; preds = %46
  %52 = or i8 %49, 32
  switch i8 %52, label %53 [
    i8 98, label %56
    i8 120, label %55
  ]

53:                                               ; preds = %51
  %54 = icmp eq i8 %49, 112
  br i1 %54, label %55, label %95

55:                                               ; preds = %51, %53
  br label %56

56:                                               ; preds = %55, %51
  %57 = phi i32 [ 2, %51 ], [ 16, %55 ]
  %58 = icmp eq i8 %49, 112
  br i1 %58, label %59, label %68

59:                                               ; preds = %56
  %60 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %61 = load i32, i32* %60, align 4, !tbaa !66
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %87

63:                                               ; preds = %59
  %64 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %65 = load i32, i32* %64, align 4, !tbaa !67
  %66 = icmp eq i32 %65, 0
  %67 = select i1 %66, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i64 0, i64 0)
  br label %87

68:                                               ; preds = %56
  switch i32 %57, label %87 [
    i32 16, label %69
    i32 2, label %78
  ]

69:                                               ; preds = %68
  %70 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %71 = load i32, i32* %70, align 4, !tbaa !68
  %72 = icmp ne i32 %71, 0
  %73 = icmp ne i64 %48, 0
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %75, label %87

75:                                               ; preds = %69
  %76 = icmp eq i8 %49, 88
  %77 = select i1 %76, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)
  br label %91

78:                                               ; preds = %68
  %79 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %80 = load i32, i32* %79, align 4, !tbaa !68
  %81 = icmp ne i32 %80, 0
  %82 = icmp ne i64 %48, 0
  %83 = select i1 %81, i1 %82, i1 false
  br i1 %83, label %84, label %87

84:                                               ; preds = %78
  %85 = icmp eq i8 %49, 66
  %86 = select i1 %85, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0)
  br label %91

87:                                               ; preds = %78, %63, %59, %68, %69, %46
  %88 = phi i32 [ 8, %46 ], [ 16, %69 ], [ %57, %68 ], [ %57, %59 ], [ %57, %63 ], [ 2, %78 ]
  %89 = phi i8* [ %47, %46 ], [ %47, %69 ], [ %47, %68 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i64 0, i64 0), %59 ], [ %67, %63 ], [ %47, %78 ]
  %90 = icmp eq i64 %48, 0
  br i1 %90, label %128, label %91

91:                                               ; preds = %84, %75, %87
  %92 = phi i8* [ %89, %87 ], [ %77, %75 ], [ %86, %84 ]
  %93 = phi i32 [ %88, %87 ], [ 16, %75 ], [ 2, %84 ]
  %94 = zext i32 %93 to i64
  br label %107

95:                                               ; preds = %53
  %96 = icmp eq i64 %48, 0
  br i1 %96, label %122, label %97

97:                                               ; preds = %95, %97
  %98 = phi i64 [ %103, %97 ], [ 72, %95 ]
  %99 = phi i64 [ %105, %97 ], [ %48, %95 ]
  %100 = urem i64 %99, 10
  %101 = trunc i64 %100 to i8
  %102 = or i8 %101, 48
  %103 = add nsw i64 %98, -1
  %104 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %103
  store i8 %102, i8* %104, align 1, !tbaa !11
  %105 = udiv i64 %99, 10
  %106 = icmp ult i64 %99, 10
  br i1 %106, label %117, label %97, !llvm.loop !69

107:                                              ; preds = %91, %107
  %108 = phi i64 [ 72, %91 ], [ %113, %107 ]
  %109 = phi i64 [ %48, %91 ], [ %115, %107 ]
  %110 = urem i64 %109, %94
  %111 = getelementptr inbounds i8, i8* %18, i64 %110
  %112 = load i8, i8* %111, align 1, !tbaa !11
  %113 = add nsw i64 %108, -1
  %114 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %113
  store i8 %112, i8* %114, align 1, !tbaa !11
  %115 = udiv i64 %109, %94
  %116 = icmp ult i64 %109, %94
  br i1 %116, label %120, label %107, !llvm.loop !70

117:                                              ; preds = %97
  %118 = shl i64 %103, 32
  %119 = ashr exact i64 %118, 32
  br label %122

120:                                              ; preds = %107
  %121 = trunc i64 %113 to i32
  br label %128

122:                                              ; preds = %95, %117
  %123 = phi i64 [ %119, %117 ], [ 72, %95 ]
  %124 = sub nsw i64 72, %123
  %125 = icmp slt i32 %13, 0
  %126 = select i1 %125, i32 1, i32 %13
  %127 = zext i32 %126 to i64
  br label %153

128:                                              ; preds = %120, %87
  %129 = phi i8* [ %89, %87 ], [ %92, %120 ]
  %130 = phi i32 [ %88, %87 ], [ %93, %120 ]
  %131 = phi i32 [ 72, %87 ], [ %121, %120 ]
  %132 = sext i32 %131 to i64
  %133 = sub nsw i64 72, %132
  %134 = icmp slt i32 %13, 0
  %135 = select i1 %134, i32 1, i32 %13
  %136 = zext i32 %135 to i64
  %137 = icmp eq i32 %130, 8
  br i1 %137, label %138, label %153

138:                                              ; preds = %128
  %139 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %140 = load i32, i32* %139, align 4, !tbaa !68
  %141 = icmp eq i32 %140, 0
  %142 = icmp slt i64 %133, %136
  %143 = select i1 %141, i1 true, i1 %142
  br i1 %143, label %153, label %144

144:                                              ; preds = %138
  %145 = icmp eq i32 %131, 72
  br i1 %145, label %150, label %146

146:                                              ; preds = %144
  %147 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %132
  %148 = load i8, i8* %147, align 1, !tbaa !11
  %149 = icmp eq i8 %148, 48
  br i1 %149, label %153, label %150

150:                                              ; preds = %146, %144
  %151 = phi i64 [ %132, %146 ], [ 72, %144 ]
  %152 = sub nsw i64 73, %132
  br label %153

153:                                              ; preds = %122, %150, %146, %138, %128
  %154 = phi i1 [ true, %150 ], [ true, %146 ], [ true, %138 ], [ false, %128 ], [ false, %122 ]
  %155 = phi i1 [ %134, %150 ], [ %134, %146 ], [ %134, %138 ], [ %134, %128 ], [ %125, %122 ]
  %156 = phi i64 [ %133, %150 ], [ %133, %146 ], [ %133, %138 ], [ %133, %128 ], [ %124, %122 ]
  %157 = phi i64 [ %132, %150 ], [ %132, %146 ], [ %132, %138 ], [ %132, %128 ], [ %123, %122 ]
  %158 = phi i64 [ %151, %150 ], [ %132, %146 ], [ %132, %138 ], [ %132, %128 ], [ %123, %122 ]
  %159 = phi i32 [ 8, %150 ], [ 8, %146 ], [ 8, %138 ], [ %130, %128 ], [ 10, %122 ]
  %160 = phi i8* [ %129, %150 ], [ %129, %146 ], [ %129, %138 ], [ %129, %128 ], [ %47, %122 ]
  %161 = phi i64 [ %152, %150 ], [ %136, %146 ], [ %136, %138 ], [ %136, %128 ], [ %127, %122 ]
  %162 = add nsw i64 %157, -72
  %163 = icmp sgt i64 %161, %156
  %164 = sub nsw i64 %161, %156
  %165 = select i1 %163, i64 %164, i64 0
  %166 = tail call i64 @strlen(i8* noundef %160) #8
  %167 = sext i32 %10 to i64
  %168 = add nsw i64 %162, %167
  %169 = add i64 %166, %165
  %170 = sub i64 %168, %169
  %171 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 4
  %172 = load i32, i32* %171, align 4, !tbaa !71
  %173 = icmp eq i32 %172, 0
  %174 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  %175 = load i32, i32* %174, align 4, !tbaa !38
  br i1 %173, label %184, label %176

176:                                              ; preds = %153
  %177 = icmp eq i32 %175, 0
  %178 = select i1 %177, i1 %155, i1 false
  %179 = icmp sgt i64 %170, 0
  %180 = select i1 %178, i1 %179, i1 false
  %181 = select i1 %180, i64 %170, i64 0
  %182 = add nuw nsw i64 %181, %165
  %183 = select i1 %180, i64 0, i64 %170
  br label %184

184:                                              ; preds = %153, %176
  %185 = phi i64 [ %182, %176 ], [ %165, %153 ]
  %186 = phi i64 [ %183, %176 ], [ %170, %153 ]
  %187 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  %188 = icmp eq i32 %175, 0
  br i1 %188, label %189, label %190

189:                                              ; preds = %184
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %186) #10
  br label %190

190:                                              ; preds = %189, %184
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef %160, i64 noundef %166) #10
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %185) #10
  %191 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %158
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %191, i64 noundef %156) #10
  %192 = load i32, i32* %187, align 4, !tbaa !38
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %195, label %194

194:                                              ; preds = %190
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %186) #10
  br label %195

195:                                              ; preds = %194, %190
  %196 = load i32, i32* %23, align 8, !tbaa !65
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %286, label %198

198:                                              ; preds = %195
  %199 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 8
  %200 = load i32, i32* %199, align 4, !tbaa !41
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %205

202:                                              ; preds = %198
  %203 = call i32 @__symvm_is_symbolic(i64 noundef %2) #8
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %286, label %205

205:                                              ; preds = %202, %198
  %206 = call fastcc i64 @sized(%struct.directive* noundef nonnull %1, i64 noundef %2, i32 noundef %22) #8
  %207 = lshr i64 %206, 63
  %208 = zext i1 %21 to i64
  %209 = and i64 %207, %208
  %210 = sub nsw i64 0, %209
  %211 = xor i64 %206, %210
  %212 = add i64 %211, %209
  %213 = load i8, i8* %15, align 4, !tbaa !42
  %214 = icmp eq i8 %213, 112
  br i1 %214, label %215, label %224

215:                                              ; preds = %205
  %216 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %217 = load i32, i32* %216, align 4, !tbaa !66
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %219, label %235

219:                                              ; preds = %215
  %220 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %221 = load i32, i32* %220, align 4, !tbaa !67
  %222 = icmp eq i32 %221, 0
  %223 = select i1 %222, i64 2, i64 3
  br label %235

224:                                              ; preds = %205
  %225 = xor i1 %20, %19
  br i1 %225, label %226, label %234

226:                                              ; preds = %224
  %227 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %228 = load i32, i32* %227, align 4, !tbaa !66
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %235

230:                                              ; preds = %226
  %231 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %232 = load i32, i32* %231, align 4, !tbaa !67
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %234, label %235

234:                                              ; preds = %230, %224
  br label %235

235:                                              ; preds = %234, %230, %226, %219, %215
  %236 = phi i64 [ %209, %234 ], [ 1, %230 ], [ 1, %226 ], [ 3, %215 ], [ %223, %219 ]
  switch i32 %159, label %245 [
    i32 16, label %237
    i32 2, label %237
  ]

237:                                              ; preds = %235, %235
  %238 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %239 = load i32, i32* %238, align 4, !tbaa !68
  %240 = icmp eq i32 %239, 0
  %241 = select i1 %240, i1 true, i1 %214
  br i1 %241, label %245, label %242

242:                                              ; preds = %237
  %243 = icmp eq i64 %212, 0
  %244 = select i1 %243, i64 0, i64 2
  br label %245

245:                                              ; preds = %242, %237, %235
  %246 = phi i64 [ %244, %242 ], [ %236, %237 ], [ %236, %235 ]
  %247 = zext i32 %159 to i64
  %248 = icmp ne i64 %212, 0
  %249 = zext i1 %248 to i64
  br label %254

250:                                              ; preds = %254
  %251 = load i32, i32* %11, align 4, !tbaa !40
  %252 = lshr i32 %251, 31
  %253 = zext i32 %252 to i64
  br i1 %154, label %263, label %268

254:                                              ; preds = %254, %245
  %255 = phi i64 [ %260, %254 ], [ %249, %245 ]
  %256 = phi i64 [ %257, %254 ], [ 1, %245 ]
  %257 = mul i64 %256, %247
  %258 = icmp uge i64 %212, %257
  %259 = zext i1 %258 to i64
  %260 = add i64 %255, %259
  %261 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %247, i64 %257) #9
  %262 = extractvalue { i64, i1 } %261, 1
  br i1 %262, label %250, label %254, !llvm.loop !72

263:                                              ; preds = %250
  %264 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %265 = load i32, i32* %264, align 4, !tbaa !68
  %266 = icmp ne i32 %265, 0
  %267 = zext i1 %266 to i64
  br label %268

268:                                              ; preds = %250, %263
  %269 = phi i64 [ 0, %250 ], [ %267, %263 ]
  %270 = add i64 %269, %260
  %271 = sext i32 %251 to i64
  %272 = add nsw i64 %253, -1
  %273 = and i64 %272, %271
  %274 = or i64 %273, %253
  %275 = call i64 @llvm.umax.i64(i64 %270, i64 %274) #9
  %276 = add i64 %275, %246
  %277 = load i32, i32* %8, align 4, !tbaa !37
  %278 = sext i32 %277 to i64
  %279 = call i64 @llvm.umax.i64(i64 %276, i64 %278) #9
  %280 = load i64, i64* %6, align 8, !tbaa !9
  %281 = sub i64 %7, %280
  %282 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %283 = load i64, i64* %282, align 8, !tbaa !47
  %284 = add i64 %281, %283
  %285 = add i64 %284, %279
  store i64 %285, i64* %282, align 8, !tbaa !47
  br label %286

286:                                              ; preds = %268, %202, %195
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %14) #9
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
  %12 = tail call fastcc i32 @seen(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef %1, i32 noundef %10) #10
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
  %29 = load i32, i32* %28, align 8, !tbaa !65
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
  %44 = load i64, i64* %43, align 8, !tbaa !47
  %45 = add i64 %42, %44
  store i64 %45, i64* %43, align 8, !tbaa !47
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
  %16 = load i32, i32* %15, align 8, !tbaa !65
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
define internal fastcc i32 @seen(%struct.sv_sink* nocapture noundef readonly %0, %struct.sv_spec* nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %5 = load i32, i32* %4, align 8, !tbaa !65
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %26, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 8
  %9 = load i32, i32* %8, align 4, !tbaa !41
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %26, label %11

11:                                               ; preds = %7
  %12 = icmp slt i32 %2, 16777217
  br i1 %12, label %13, label %17

13:                                               ; preds = %11
  %14 = sext i32 %2 to i64
  %15 = tail call i64 @__symvm_observe(i64 noundef %14) #8
  %16 = trunc i64 %15 to i32
  br label %26

17:                                               ; preds = %11, %17
  %18 = phi i32 [ %24, %17 ], [ 1073741824, %11 ]
  %19 = phi i32 [ %23, %17 ], [ 0, %11 ]
  %20 = and i32 %18, %2
  %21 = icmp eq i32 %20, 0
  %22 = select i1 %21, i32 0, i32 %18
  %23 = or i32 %22, %19
  %24 = lshr i32 %18, 1
  %25 = icmp ult i32 %18, 2
  br i1 %25, label %26, label %17, !llvm.loop !73

26:                                               ; preds = %17, %3, %7, %13
  %27 = phi i32 [ %16, %13 ], [ %2, %7 ], [ %2, %3 ], [ %23, %17 ]
  ret i32 %27
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_observe(i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal fastcc i64 @sized(%struct.directive* nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 1
  %5 = load i32, i32* %4, align 8, !tbaa !43
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
  %7 = load i32*, i32** %6, align 8, !tbaa !74
  %8 = icmp eq i32* %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds i32, i32* %7, i64 1
  store i32* %10, i32** %6, align 8, !tbaa !74
  %11 = load i32, i32* %7, align 4, !tbaa !24
  store i32 %11, i32* %4, align 4, !tbaa !24
  br label %21

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.characters, %struct.characters* %0, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8, !tbaa !76
  %15 = call i64 @mbrtowc(i32* noundef nonnull %4, i8* noundef %14, i64 noundef 16, i8* noundef null) #8
  %16 = icmp ugt i64 %15, -3
  br i1 %16, label %33, label %17

17:                                               ; preds = %12
  %18 = load i8*, i8** %13, align 8, !tbaa !76
  %19 = getelementptr inbounds i8, i8* %18, i64 %15
  store i8* %19, i8** %13, align 8, !tbaa !76
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
!21 = !{!22, !8, i64 44}
!22 = !{!"directive", !23, i64 0, !5, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !4, i64 64}
!23 = !{!"sv_spec", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !8, i64 16, !8, i64 20, !8, i64 24, !8, i64 28, !8, i64 32, !5, i64 36}
!24 = !{!8, !8, i64 0}
!25 = !{!22, !8, i64 56}
!26 = !{!22, !8, i64 60}
!27 = distinct !{!27, !13, !14}
!28 = distinct !{!28, !13, !14}
!29 = distinct !{!29, !13, !14}
!30 = !{!22, !8, i64 48}
!31 = !{i64 0, i64 8, !32, i64 16, i64 16, !33}
!32 = !{!7, !7, i64 0}
!33 = !{!34, !34, i64 0}
!34 = !{!"long double", !5, i64 0}
!35 = !{!36, !7, i64 0}
!36 = !{!"argument", !7, i64 0, !34, i64 16}
!37 = !{!23, !8, i64 24}
!38 = !{!23, !8, i64 0}
!39 = !{!22, !8, i64 52}
!40 = !{!23, !8, i64 28}
!41 = !{!23, !8, i64 32}
!42 = !{!23, !5, i64 36}
!43 = !{!22, !5, i64 40}
!44 = !{i64 0, i64 8, !19, i64 8, i64 8, !19}
!45 = distinct !{!45, !13, !14}
!46 = distinct !{!46, !13, !14}
!47 = !{!3, !7, i64 40}
!48 = !{!49, !49, i64 0}
!49 = !{!"short", !5, i64 0}
!50 = !{!36, !34, i64 16}
!51 = !{!3, !8, i64 48}
!52 = !{i64 0, i64 4, !24, i64 4, i64 4, !24, i64 8, i64 1, !11, i64 12, i64 4, !11, i64 16, i64 4, !24, i64 20, i64 4, !24, i64 24, i64 4, !24, i64 28, i64 4, !24, i64 32, i64 4, !24, i64 36, i64 8, !19}
!53 = !{i64 0, i64 8, !19}
!54 = !{!22, !8, i64 0}
!55 = !{!22, !8, i64 4}
!56 = !{!22, !8, i64 8}
!57 = !{!22, !8, i64 12}
!58 = !{!22, !8, i64 16}
!59 = !{!22, !8, i64 20}
!60 = distinct !{!60, !14}
!61 = !{!22, !8, i64 24}
!62 = !{!22, !8, i64 28}
!63 = !{!22, !5, i64 36}
!64 = distinct !{!64, !13, !14}
!65 = !{!3, !8, i64 32}
!66 = !{!23, !8, i64 4}
!67 = !{!23, !8, i64 8}
!68 = !{!23, !8, i64 12}
!69 = distinct !{!69, !13, !14}
!70 = distinct !{!70, !13, !14}
!71 = !{!23, !8, i64 16}
!72 = distinct !{!72, !14}
!73 = distinct !{!73, !13, !14}
!74 = !{!75, !4, i64 0}
!75 = !{!"characters", !4, i64 0, !4, i64 8}
!76 = !{!75, !4, i64 8}
